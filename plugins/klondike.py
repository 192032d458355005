"""Canfield or Klondike: no. 46. Aces that show go home at once; of a column its last card plays, or its whole face-up
run moves.

The layout is completed before aces are picked out, and nothing replaces them: the book counts 28 cards in the layout.
"""

from cadogan.declare import Fill, Game, Lay, Marry, Play, Relation, Score, Turn, foundations, pack, packets, rows, talon

_DOWN = Relation((-1,), "alternate", never="A", never_on="A")
_ROWS = "t1-7 t2-7 t3-7 t4-7 t5-7 t6-7 t7"
_DOWN_CARDS = tuple(k for k in range(1, 29) if k not in (1, 8, 14, 19, 23, 26, 28))

game = Game(
    "klondike",
    "Canfield or Klondike",
    number=46,
    aliases=("canfield",),
    zones=(
        foundations(4, "A..K", at=rows(4, x=3.75)),
        packets(7, name="columns", face_down=True, at=rows(7, y=1.6)),
        talon(at=rows(1, x=1.25)),
        pack(at=rows(1)),
    ),
    deal=(Lay("t", order=_ROWS, face_down=_DOWN_CARDS),),
    moves=(
        Play("t w", cards="A", at_once=True),
        Play("t w"),
        Marry("run(t)", "t", _DOWN),
        Marry("w", "t", _DOWN),
        Fill("run(t)", "t", cards="K"),
        Fill("w", "t", cards="K"),
        Turn(),
    ),
    score=Score(-52, 5),
)
