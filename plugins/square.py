"""The Square: no. 34. Each corner goes up from the ace to the king, then down from the other king to the other ace."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    Turn,
    foundations,
    in_suit,
    pack,
    packets,
    passing,
    rows,
    talon,
)

game = Game(
    "square",
    "The Square",
    number=34,
    packs=2,
    zones=(
        # C lower right, D upper left, H lower left, S upper right
        foundations(4, "A..K K..A", at=((7.4, 6.3, 0.0), (0.0, 0.0, 0.0), (0.0, 6.3, 0.0), (7.4, 0.0, 0.0))),
        packets(16, lie="squared", at=rows(4, 4, 4, 4, x=1.6, y=1.1, dx=1.4, dy=1.37)),
        passing(),
        talon(at=rows(1, x=4.4, y=6.8)),
        pack(at=rows(1, x=3.0, y=6.8)),
    ),
    deal=(Lay("t", in_hand=True),),
    moves=(
        Refill("t", when="play"),
        Play("h t w", only="begin", at_once=True),
        Play("t w"),
        Marry("t w", "t", in_suit(-1, 1)),
        Turn(),
    ),
)
