"""Anna: no. 47. The helps form the A; knaves come to the N of themselves and go down, round by ace and king."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Redeal,
    Refill,
    Turn,
    column,
    foundations,
    in_suit,
    pack,
    packets,
    passing,
    rows,
    slope,
    talon,
)

_ORDER = "KA23456789T"

game = Game(
    "anna",
    "Anna",
    number=47,
    packs=2,
    zones=(
        foundations(
            8,
            "J..A K",
            name="knaves",
            at=column(3, x=7.4, dy=1.45) + slope(3, (8.8, 0.05), (10.8, 2.75), 332) + column(2, x=11.6, dy=1.45),
        ),
        packets(
            8,
            name="helps",
            lie="squared",
            at=(
                (2.9, 0.0, 0.0),
                *slope(3, (1.6, 0.85), (0.3, 3.05), 22),
                *slope(3, (4.2, 0.85), (5.5, 3.05), 338),
                (2.9, 2.0, 90.0),
            ),
        ),
        passing(),
        talon(at=rows(1, x=6.6, y=4.6)),
        pack(at=rows(1, x=5.3, y=4.6)),
    ),
    deal=(Lay("t", in_hand=True),),
    moves=(
        Refill("t", when="play"),
        Play("h t w", only="begin", at_once=True),
        Play("t w"),
        Marry("t w", "t", in_suit(1, order=_ORDER)),
        Turn(),
        Redeal(2, gather="w", again=False),
    ),
)
