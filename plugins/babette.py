"""Babette: no. 22. A card is free when the place under it is; nothing is built or filled on the table."""

from cadogan.declare import Game, Lay, Play, Redeal, below_in_column, foundations, grid, pack, rows

_ROWS = 13
_COLUMNS_UPWARD = " ".join(f"t{r}.{c}" for c in range(1, 9) for r in range(_ROWS, 0, -1))

game = Game(
    "babette",
    "Babette",
    number=22,
    packs=2,
    zones=(
        foundations(4, "A..K", name="aces", at=rows(4, dx=1.1)),
        foundations(4, "K..A", name="kings", at=rows(4, x=5.45, dx=1.1)),
        grid(_ROWS, 8, at=rows(*[8] * _ROWS, y=1.6, dy=1.05), blocked=below_in_column(_ROWS, 8, adjoining=True)),
        pack(at=rows(1, x=10.6)),
    ),
    deal=(Lay("t", rounds=0, unit=8, stop=True, between="play"),),
    moves=(
        Play("t"),
        Redeal(2, gather=_COLUMNS_UPWARD),
    ),
)
