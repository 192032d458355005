"""The Terrace: no. 27. The player chooses the base of three cards; the Terrace's last card goes before the valley's."""

from cadogan.declare import (
    ChooseBase,
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    Turn,
    Wait,
    Zone,
    alternate,
    foundations,
    hand,
    pack,
    packets,
    rows,
    talon,
)

game = Game(
    "terrace",
    "The Terrace",
    number=27,
    packs=2,
    zones=(
        foundations(8, suit="alternate", begun="base", at=rows(8, x=1.9, y=1.5)),
        Zone("k", "Terrace", "reserve", lie="right", at=rows(1), apart=rows(13, dx=1.05)),
        packets(9, name="valley", at=rows(9, x=1.3, y=3.0)),
        hand(name="turned up", count=3, at=rows(3, x=13.2, y=1.5)),
        talon(at=rows(1, x=14.45, y=3.0)),
        pack(at=rows(1, x=13.2, y=3.0)),
    ),
    deal=(
        Lay("k", each=13),
        Lay("h"),
        Wait("choice", until="not card in hand"),
        Lay("t3-9"),
    ),
    moves=(
        ChooseBase("h", rest="t1-2", when="choice"),
        Refill("t", when="play"),
        Play("k"),
        Play("t w", barred_by="k"),
        Marry("t w", "t", alternate(-1, wrap=True)),
        Turn(),
    ),
)
