"""Fortress: no. 10. Ten rows in two wings, of which the outer ends are free."""

from cadogan.declare import Fill, Game, Lay, Marry, Play, column, foundations, in_suit, packets

game = Game(
    "fortress",
    "Fortress",
    number=10,
    zones=(
        foundations(4, "A..K", at=column(4, x=7.5, y=0.65)),
        packets(
            10,
            name="rows",
            lie="right",
            # turned round, a row of the left wing grows to the left
            at=tuple((5.5, y, 180.0) for _, y, _ in column(5)) + column(5, x=9.5),
        ),
    ),
    # dealt from left to right, the outer end of a left row comes first
    deal=(
        Lay("t1 t6 t2 t7 t3 t8 t4 t9", each=5, under="t1-4"),
        Lay("t5 t10", each=6, under="t5"),
    ),
    moves=(
        Play("t"),
        Marry("t", "t", in_suit(-1, 1)),
        Fill("t", "t"),
    ),
)
