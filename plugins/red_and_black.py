"""Red and Black: no. 33. Eight Volunteers, built down in alternate colours; the foundations follow suit."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Redeal,
    Refill,
    Turn,
    alternate,
    foundations,
    pack,
    packets,
    rows,
    talon,
)

game = Game(
    "red-and-black",
    "Red and Black",
    number=33,
    packs=2,
    zones=(
        foundations(8, "A..K", withdrawn=True, at=rows(8)),
        packets(8, name="Volunteers", at=rows(8, y=1.5)),
        talon(at=rows(1, x=10.8, y=1.5)),
        pack(at=rows(1, x=10.8)),
    ),
    deal=(Lay("t"),),
    moves=(
        Refill("t"),
        Play("t w"),
        Marry("t w", "t", alternate(-1)),
        Turn(),
        Redeal(1, gather="w", shuffle=True, again=False),
    ),
)
