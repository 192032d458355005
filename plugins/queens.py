"""The Queens: no. 29. Queens laid on the talon pay for cards from its bottom; the key's top has the preference."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Pay,
    Play,
    PutBlock,
    Refill,
    Turn,
    Zone,
    foundations,
    in_suit,
    pack,
    packets,
    rows,
    talon,
)

game = Game(
    "queens",
    "The Queens",
    number=29,
    packs=2,
    zones=(
        foundations(8, "K A..Q", at=rows(8, y=0.0)),
        Zone("k", "key", "reserve", secret=True, at=rows(1, x=0.0, y=4.2)),
        packets(7, name="shutter", lie="squared", at=rows(4, 3, x=2.5, y=1.5)),
        Zone("h", "hand", "hand", hidden=True),
        talon(at=rows(1, x=8.75, y=4.2)),
        pack(at=rows(1, x=7.5, y=4.2)),
    ),
    deal=(Lay("k", each=32), PutBlock("Q", "k", 14), Lay("t", in_hand=True)),
    moves=(
        Play("h", only="begin", at_once=True, cards="K"),
        Refill("t", when="play"),
        Play("k"),
        Play("t w", barred_by="k"),
        Marry("t w", "t", in_suit(-1)),
        Turn(),
        Pay("Q", 3),
    ),
)
