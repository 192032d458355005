"""The Four Corners: no. 5. During the deal only the card in hand plays: from a corner to any foundation, from a side
to the one beside it.
"""

from cadogan.declare import Game, Lay, Marry, Play, Redeal, column, foundations, hand, in_suit, pack, packets, rows

_SIDE_BY_FOUNDATION = {
    # the rows of the middle are D C H S from the top, the foundations are numbered C D H S
    "t2": "f2",
    "t3": "f1",
    "t4": "f3",
    "t5": "f4",
    "t8": "f6",
    "t9": "f5",
    "t10": "f7",
    "t11": "f8",
}
_MIDDLE = (1, 0, 2, 3)

game = Game(
    "four-corners",
    "The Four Corners",
    number=5,
    packs=2,
    zones=(
        foundations(4, "A..K", name="aces", at=tuple((3.2, 1.3 * r, 0.0) for r in _MIDDLE)),
        foundations(4, "K..A", name="kings", at=tuple((4.8, 1.3 * r, 0.0) for r in _MIDDLE)),
        packets(
            12,
            lie="squared",
            at=(
                (0.2, -1.15, 315.0),
                *column(4, x=1.5),
                (0.2, 5.05, 225.0),
                (7.8, -1.15, 45.0),
                *column(4, x=6.5),
                (7.8, 5.05, 135.0),
            ),
        ),
        hand(at=rows(1, x=9.8, y=2.6)),
        pack(at=rows(1, x=9.8, y=1.3)),
    ),
    deal=(Lay("t", rounds=0, in_hand=True, stop=True),),
    moves=(
        Play("h", only="begin", at_once=True),
        Play("h", near={"t1 t6 t7 t12": "f"} | _SIDE_BY_FOUNDATION, when="deal"),
        Play("t"),
        Marry("t", "t", in_suit(-1, 1)),
        Redeal(2, gather="t"),
    ),
)
