"""General Sedgewick (Four Seasons): no. 28. A cross of five; the sixth card is the first of four bases."""

from cadogan.declare import Game, Lay, Marry, Play, Refill, Turn, any_suit, foundations, pack, packets, rows, talon

game = Game(
    "general-sedgewick",
    "General Sedgewick",
    number=28,
    aliases=("four-seasons",),
    zones=(
        foundations(4, begun="base", by_base=True, at=rows(2, 2, dx=7.0, dy=4.9)),
        packets(
            5,
            name="cross",
            lie="squared",
            at=((3.5, 1.0, 0.0), (1.85, 2.45, 0.0), (3.5, 2.45, 0.0), (5.15, 2.45, 0.0), (3.5, 3.9, 0.0)),
        ),
        talon(at=rows(1, x=9.6, y=3.15)),
        pack(at=rows(1, x=9.6, y=1.75)),
    ),
    deal=(Lay("t"), Lay("f1")),
    moves=(
        Refill("t"),
        Play("t w"),
        Marry("t w", "t", any_suit(-1, wrap=True)),
        Turn(),
    ),
)
