"""The Zodiac: no. 20. First all cards marry on to the ring; foundations open only when pack and talon are both used
up.
"""

from cadogan.declare import (
    Fill,
    Game,
    Lay,
    Marry,
    Play,
    Redeal,
    Turn,
    Wait,
    circle,
    foundations,
    in_suit,
    pack,
    packets,
    reserve,
    rows,
    talon,
)

game = Game(
    "zodiac",
    "The Zodiac",
    number=20,
    packs=2,
    zones=(
        foundations(4, "A..K", name="aces", at=rows(4, x=3.35, y=2.6, dx=1.5)),
        foundations(4, "K..A", name="kings", at=rows(4, x=3.35, y=5.4, dx=1.5)),
        reserve(8, letter="e", name="Equator", at=rows(8, x=2.1, y=4.0, dx=1.0)),
        packets(24, name="Zodiac", at=circle(24, 5.5, x=5.6, y=4.0, turn=180)),
        talon(at=rows(1, x=13.0, y=4.7)),
        pack(at=rows(1, x=13.0, y=3.3)),
    ),
    deal=(Lay("e"), Lay("t"), Wait("play", until="pack out, talon out"), Wait("final")),
    moves=(
        Play("e t", when="final"),
        Marry("e w", "t", in_suit(-1, 1)),
        Fill("w", "e"),
        Fill("s", "e", when="talon out"),
        Turn(),
        Redeal(None, gather="w", again=False),
    ),
)
