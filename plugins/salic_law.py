"""The Salic Law: no. 4. Kings head the packets as they come; queens look on.

A bare king takes one card of another packet, not one that lies alone on its own king (it would change nothing); only
after the deal.
"""

from cadogan.declare import (
    ANY_CARD,
    Game,
    Lay,
    Marry,
    Play,
    Sorted,
    Withdraw,
    foundations,
    out_of_play,
    pack,
    packets,
    rows,
)

game = Game(
    "salic-law",
    "The Salic Law",
    number=4,
    packs=2,
    zones=(
        foundations(8, "A..J", suit="any", at=rows(8, y=1.4)),
        packets(8, name="king packets", at=rows(8, y=2.8)),
        out_of_play(8, name="row of queens", at=rows(8)),
        pack(at=rows(1, x=10.2, y=2.8)),
    ),
    withdraw=(Withdraw("K", to="t1", first=True),),
    deal=(Lay("t", rounds=0, newest=True, pause=True, sort=(Sorted("K", "next"), Sorted("A", "f"), Sorted("Q", "x"))),),
    moves=(
        Play("t", when="deal/play"),
        Marry("t", "t", ANY_CARD, onto="K", at_most=1, leaving=2),
    ),
    history="Named from the law that kept women from the throne: the queens take no part.",
)
