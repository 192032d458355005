"""Margarethe: no. 35. The court cards form the M and take three cards each; the helps form the A."""

from cadogan.declare import (
    Game,
    Lay,
    Play,
    Redeal,
    Refill,
    Turn,
    column,
    foundations,
    pack,
    packets,
    passing,
    rows,
    slope,
    talon,
)

game = Game(
    "margarethe",
    "Margarethe",
    number=35,
    zones=(
        foundations(4, "K 10..8", withdrawn=True, name="kings", at=column(4, dy=1.13)),
        foundations(
            4,
            "J 7..5",
            withdrawn=True,
            name="knaves",
            at=((1.35, 0.25, 340.0), (1.8, 1.3, 340.0), (3.35, 1.3, 20.0), (3.8, 0.25, 20.0)),
        ),
        foundations(4, "Q 4..2", withdrawn=True, name="queens", at=column(4, x=5.15, dy=1.13)),
        foundations(1, "A A A A", suit="any", name="aces", at=((2.575, 3.5, 90.0),)),
        packets(
            9,
            name="helps",
            lie="squared",
            at=slope(4, (8.3, 0.2), (6.7, 3.4), 18) + slope(4, (9.9, 0.2), (11.5, 3.4), 342) + ((9.1, 2.1, 90.0),),
        ),
        passing(),
        talon(at=rows(1, x=13.6, y=1.9)),
        pack(at=rows(1, x=13.6, y=0.5)),
    ),
    deal=(Lay("t", in_hand=True),),
    moves=(
        Refill("t", when="play"),
        Play("h t w", "f13", at_once=True),
        Play("t w"),
        Turn(),
        Redeal(1, gather="w", again=False),
    ),
)
