"""FreeCell and Eight Off: all cards lie open, and a few cells hold one card each.

Cards move one by one. Programs that move several at a time only save the player the moves by way of the cells.
"""

from cadogan.declare import Fill, Game, Lay, Marry, Play, alternate, foundations, in_suit, packets, reserve, rows

freecell = Game(
    "freecell",
    "FreeCell",
    zones=(
        reserve(4, letter="c", name="cells", at=rows(4, x=0.0)),
        foundations(4, "A..K", at=rows(4, x=5.5)),
        packets(8, name="columns", at=rows(8, x=0.25, y=1.6)),
    ),
    deal=(Lay("t", rounds=0),),
    moves=(
        Play("t c"),
        Marry("t c", "t", alternate(-1)),
        Fill("t c", "t"),
        Fill("t", "c"),
    ),
    history="Paul Alfille wrote it for PLATO in 1978, after Eight Off and Baker's Game.",
)

eight_off = Game(
    "eight-off",
    "Eight Off",
    zones=(
        reserve(8, letter="c", name="cells", at=rows(8, x=0.25)),
        packets(8, name="columns", at=rows(8, x=0.25, y=1.6)),
        foundations(4, "A..K", at=rows(4, x=11.0)),
    ),
    deal=(Lay("t", rounds=6), Lay("c1-4")),
    moves=(
        Play("t c"),
        Marry("t c", "t", in_suit(-1)),
        Fill("t c", "t", cards="K"),
        Fill("t", "c"),
    ),
)
