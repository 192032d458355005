"""The Blockade: no. 8. A row shuts in the one above it; only aces may be played before their row is complete.

Nine rows are as many as two packs can fill."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    below_in_column,
    foundations,
    grid,
    hand,
    in_suit,
    pack,
    rows,
)

_ROWS = 9

game = Game(
    "blockade",
    "The Blockade",
    number=8,
    packs=2,
    zones=(
        foundations(8, "A..K", at=rows(8, x=2.5)),
        grid(_ROWS, 12, at=rows(*[12] * _ROWS, y=1.5, dy=1.05), blocked=below_in_column(_ROWS, 12)),
        hand(at=rows(1, x=15.6, y=2.9)),
        pack(at=rows(1, x=15.6, y=1.5)),
    ),
    deal=(Lay("t", rounds=0, unit=12, in_hand=True, stop=True, between="play"),),
    moves=(
        Play("h", only="begin", cards="A", when="deal"),
        Play("t"),
        Marry("t", "t", in_suit(-1)),
        Refill("t", "s", timing="one act"),
    ),
)
