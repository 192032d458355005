"""The Constitution: no. 19. A card rises by one division at a time; only the Privy Council reaches the foundations."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    Turn,
    Withdraw,
    alternate,
    circle,
    foundations,
    out_of_play,
    pack,
    packets,
    rows,
    talon,
)

_CENTRE = {"x": 4.375, "y": 0.9}
_COURT = circle(8, 3.7, turn=90, **_CENTRE) + rows(
    1, x=4.375, y=0.9
)  # the kings round the foundations, the queens within

game = Game(
    "constitution",
    "The Constitution",
    number=19,
    packs=2,
    zones=(
        foundations(8, "A..J", withdrawn=True, name="Government", at=circle(8, 2.2, turn=0, **_CENTRE)),
        packets(8, letter="p", name="People", lie="squared", at=rows(8, y=8.7)),
        packets(8, letter="c", name="Commons", lie="squared", at=rows(8, y=7.45)),
        packets(8, letter="l", name="Lords", lie="squared", at=rows(8, y=6.2)),
        packets(8, letter="v", name="Privy Council", lie="squared", at=rows(8, y=4.95)),
        out_of_play(name="Sovereign and court", at=rows(1, x=4.375, y=0.9), apart=_COURT),
        talon(at=rows(1, x=10.6, y=8.7)),
        pack(at=rows(1, x=10.6, y=7.3)),
    ),
    withdraw=(Withdraw("K, QC QS QH QD", to="x", copies=2),),
    deal=(Lay("p c l v"),),
    moves=(
        Refill("v", choose="l"),
        Refill("l", choose="c"),
        Refill("c", choose="p"),
        Refill("p"),
        Play("v"),
        Marry("l", "v", alternate(-1)),
        Marry("c", "l", alternate(-1)),
        Marry("p", "c", alternate(-1)),
        Turn(),
    ),
)
