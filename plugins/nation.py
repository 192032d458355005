"""The Nation: no. 39. Twelve columns counted out to eight; a card that fits in the counting is played and counted."""

from cadogan.declare import (
    Fill,
    Game,
    Lay,
    Marry,
    Play,
    Redeal,
    foundations,
    hand,
    in_suit,
    pack,
    packets,
    rows,
)

game = Game(
    "nation",
    "The Nation",
    number=39,
    packs=2,
    zones=(
        foundations(4, "A..K", withdrawn=True, name="aces", at=rows(4, x=4.8, dx=1.4)),
        foundations(4, "K..A", withdrawn=True, name="kings", at=rows(4, x=4.8, y=1.25, dx=1.4)),
        packets(12, name="columns", at=rows(12, y=2.8)),
        hand(at=rows(1, x=12.5, y=0.6)),
        pack(at=rows(1, x=13.75, y=0.6)),
    ),
    deal=(Lay("t", each=8, in_hand=True, replaced=False),),
    moves=(
        Play("h", at_once="ask"),
        Play("t"),
        Marry("t", "t", in_suit(-1, 1)),
        Fill("t", "t", alone=True),
        Redeal(2, gather="t"),
    ),
)
