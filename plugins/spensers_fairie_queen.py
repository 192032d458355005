"""Spenser's Fairie Queen: no. 26. Kings head the columns as they come, and other suits may be built on them.

Of two bare kings neither gets the other's only card: it would change nothing."""

from cadogan.declare import (
    ANY_CARD,
    Game,
    Lay,
    Marry,
    Play,
    Relation,
    Sorted,
    Withdraw,
    foundations,
    pack,
    packets,
    rows,
)

game = Game(
    "spensers-fairie-queen",
    "Spenser's Fairie Queen",
    number=26,
    packs=2,
    zones=(
        foundations(8, "A..Q", at=rows(8)),
        packets(8, name="columns", at=rows(8, y=1.5)),
        pack(at=rows(1, x=10.6)),
    ),
    withdraw=(Withdraw("K", to="t1", first=True),),
    deal=(Lay("t", rounds=0, newest=True, pause=True, sort=(Sorted("K", "next"), Sorted("A", "f"))),),
    moves=(
        Play("t", when="deal/play"),
        Marry("t", "t", Relation((-1,), "any", never_on="K"), leaving=1),
        Marry("t", "t", ANY_CARD, onto="K", at_most=1, leaving=2),
    ),
)
