"""The Fish-Bone: no. 41. Knaves form the spine, with a king and a queen beside each; all come of themselves."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Redeal,
    Refill,
    Relation,
    Turn,
    column,
    foundations,
    pack,
    packets,
    rows,
    slope,
    talon,
)

_KING, _KNAVE, _QUEEN = 4.2, 5.9, 7.6

game = Game(
    "fish-bone",
    "The Fish-Bone",
    number=41,
    packs=2,
    zones=(
        foundations(8, "J..A", name="knaves", at=column(8, x=_KNAVE, dy=1.15)),
        foundations(8, "K", opens="f1-8", name="kings", at=slope(8, (_KING, 0.35), (_KING, 8.4), 310)),
        foundations(8, "Q", opens="f1-8", name="queens", at=slope(8, (_QUEEN, 0.35), (_QUEEN, 8.4), 50)),
        packets(6, name="Gridiron", lie="squared", at=rows(2, 2, 2, x=0.0, y=3.2)),
        talon(at=rows(1, x=10.9, y=6.5)),
        pack(at=rows(1, x=9.6, y=6.5)),
    ),
    deal=(Lay("t"),),
    moves=(
        Play("t w", only="begin", at_once="ask"),
        Refill("t", together=True),
        Play("t w"),
        Marry("w", "t", Relation((1,), "same", never="K Q")),
        Turn(),
        Redeal(1, gather="w", again=False),
    ),
)
