"""The Congress: no. 42. The helps are built down; a row of the rivers shuts in the one above it.

Twelve rows are as many as the pack can fill."""

from cadogan.declare import (
    Fill,
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    below_in_column,
    foundations,
    grid,
    in_suit,
    pack,
    packets,
    rows,
)

_ROWS = 12

game = Game(
    "congress",
    "The Congress",
    number=42,
    packs=2,
    zones=(
        foundations(8, "A..K", withdrawn=True, at=rows(2, 2, 2, 2, x=10.6)),
        grid(_ROWS, 8, name="rivers", at=rows(*[8] * _ROWS, dy=1.0), blocked=below_in_column(_ROWS, 8)),
        packets(8, letter="r", name="helps", lie="squared", at=rows(8, y=12.3)),
        pack(at=rows(1, x=13.6)),
    ),
    deal=(Lay("r1-4"), Lay("t", rounds=0, unit=8, stop=True, between="play")),
    moves=(
        Play("t r"),
        Marry("t r", "r", in_suit(-1)),
        Refill("t r1-4", "s", timing="one act"),
        Fill("t", "r", when="pack out"),
    ),
)
