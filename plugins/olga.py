"""The Olga: no. 31. Four piquet packs; every second row of the flower-bed lies face down."""

from cadogan.declare import (
    Fill,
    Game,
    Lay,
    Marry,
    Play,
    Turn,
    alternate,
    column,
    foundations,
    pack,
    packets,
    rows,
    talon,
)

_FACE_DOWN = (*range(8, 15), *range(22, 29), *range(36, 43))
_ORDER = "A789TJQK"

game = Game(
    "olga",
    "The Olga",
    number=31,
    packs=4,
    piquet=True,
    zones=(
        foundations(16, "A 7..K", at=column(8, dy=1.1) + column(8, x=10.4, dy=1.1)),
        packets(7, name="flower-bed", face_down=True, at=rows(7, x=1.7, dx=1.18, y=0.6)),
        talon(at=rows(1, x=12.2, y=1.4)),
        pack(at=rows(1, x=12.2)),
    ),
    deal=(Lay("t", order=" ".join(["t"] * 7), face_down=_FACE_DOWN),),
    moves=(
        Play("t w"),
        Marry("t w", "t", alternate(-1, order=_ORDER)),
        Fill("t", "t"),
        Turn(),
    ),
)
