"""Sly: no. 44. After the first twenty the player heaps each twenty on the packets as he likes."""

from cadogan.declare import ANY_CARD, Game, Lay, Marry, Play, Refill, foundations, hand, pack, packets, rows

game = Game(
    "sly",
    "Sly",
    number=44,
    packs=2,
    zones=(
        foundations(4, "A..K", name="aces", at=rows(4)),
        foundations(4, "K..A", name="kings", at=rows(4, x=7.5)),
        packets(20, name="promenade", lie="squared", at=rows(10, 10, y=1.5, dy=1.4)),
        hand(at=rows(1, x=13.1, y=2.9)),
        pack(at=rows(1, x=13.1, y=1.5)),
    ),
    deal=(
        Lay("t", in_hand=True, stop=True, between="play"),
        Lay("t", rounds=0, in_hand=True, chosen=True, stop=True, phase="heap", between="play"),
    ),
    moves=(
        Refill("t", "s", when="play"),
        Play("h t", only="begin", at_once=True),
        Play("h", when="deal/heap"),
        Play("t"),
        Marry("h", "t", ANY_CARD, when="heap"),
    ),
)
