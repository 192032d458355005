"""The Clock (Big Ben): no. 9. Each hour's packet runs round until it shows its hour; packets below three are filled
in one act.
"""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    Turn,
    circle,
    foundations,
    in_suit,
    pack,
    packets,
    rows,
    talon,
)

_FACE = {"x": 6.5, "y": 4.6, "start": 30}

game = Game(
    "clock",
    "The Clock",
    number=9,
    packs=2,
    aliases=("big-ben",),
    zones=(
        foundations(
            12,
            bases="6C 7H 8S 9D TC JH QS KD 2C 3H 4S 5D",
            lengths=(9,) * 8 + (8,) * 4,
            withdrawn=True,
            name="hours",
            at=circle(12, 2.8, turn=0, **_FACE),
        ),
        packets(12, at=circle(12, 4.6, turn=180, **_FACE)),
        talon(at=rows(1, x=14.0, y=5.3)),
        pack(at=rows(1, x=14.0, y=3.9)),
    ),
    deal=(Lay("t", each=3),),
    moves=(
        Play("t w"),
        Marry("t", "t", in_suit(-1, wrap=True)),
        Refill("t", "s", timing="one act", upto=3),
        Turn(),
    ),
)
