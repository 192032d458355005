"""The Carpet: no. 40. Cards lie crosswise by turns; one with a free end is available, for a foundation or for the
talon's top.
"""

from cadogan.declare import Game, Lay, Marry, Play, Redeal, Turn, foundations, grid, in_suit, pack, rows, talon, woven

_AT = tuple((1.25 * c, 1.5 + 0.9 * r, 0.0 if (r + c) % 2 == 0 else 90.0) for r in range(8) for c in range(8))

game = Game(
    "carpet",
    "The Carpet",
    number=40,
    packs=2,
    zones=(
        foundations(4, "A..K", withdrawn=True, name="aces", at=rows(4, dx=1.05)),
        foundations(4, "K..A", withdrawn=True, name="kings", at=rows(4, x=5.6, dx=1.05)),
        grid(8, 8, name="carpet", at=_AT, blocked=woven(8, 8)),
        talon(at=rows(1, x=5.0, y=9.2)),
        pack(at=rows(1, x=3.75, y=9.2)),
    ),
    deal=(Lay("t"),),
    moves=(
        Play("t w"),
        Marry("t", "w", in_suit(-1, 1)),
        Turn(),
        Redeal(2, gather="w", shuffle=True, again=False),
    ),
)
