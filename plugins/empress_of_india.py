"""The Empress of India: no. 14. A red and a black card are always played together; gaps draw on the pack until their
colour comes.
"""

from cadogan.declare import (
    ANY_CARD,
    Game,
    Joint,
    Marry,
    Refill,
    Sorted,
    Turn,
    Withdraw,
    foundations,
    out_of_play,
    pack,
    packets,
    rows,
    talon,
)

_BY_COLOUR = (Sorted("red", "a", otherwise="w1"), Sorted("black", "n", otherwise="w2"))
# clubs (and the second four) over and under the Empress, spades on her sides; hearts before them all, diamonds between
_ACES = (
    *((6.1, 1.15, 0.0), (3.0, 3.25, 90.0), (7.65, 1.15, 0.0), (3.0, 4.45, 90.0)),
    *((6.1, 6.55, 0.0), (10.75, 3.25, 90.0), (7.65, 6.55, 0.0), (10.75, 4.45, 90.0)),
)
_KINGS = (
    *((4.1, 1.8, 315.0), (6.875, 0.0, 0.0), (9.65, 1.8, 45.0), (1.35, 3.85, 90.0)),
    *((4.1, 5.9, 45.0), (12.4, 3.85, 90.0), (9.65, 5.9, 315.0), (6.875, 7.7, 0.0)),
)
# the queens lie under the Empress, the knaves guard her
_COURT = (
    *((6.875, 3.85, 0.0),) * 8,
    *((6.1, 2.4, 0.0), (7.65, 2.4, 0.0), (4.55, 3.25, 90.0), (4.55, 4.45, 90.0)),
    *((9.2, 3.25, 90.0), (9.2, 4.45, 90.0), (6.1, 5.3, 0.0), (7.65, 5.3, 0.0)),
)

game = Game(
    "empress-of-india",
    "The Empress of India",
    number=14,
    packs=4,
    zones=(
        foundations(8, "A 2..J K", suits="CS", withdrawn=True, name="aces", at=_ACES),
        foundations(8, "K Q 10..A", suits="DH", withdrawn=True, name="kings", at=_KINGS),
        packets(24, letter="a", name="Army", at=rows(12, 12, y=9.1)),
        packets(24, letter="n", name="Navy", at=rows(12, 12, y=11.8)),
        talon(2, name="talons", at=((15.6, 9.1, 0.0), (15.6, 13.1, 0.0))),
        out_of_play(name="Empress and knaves", at=rows(1, x=6.875, y=3.85), apart=_COURT),
        pack(at=rows(1, x=15.6, y=11.1)),
    ),
    withdraw=(Withdraw("QS QC, red J", to="x", copies=4),),
    moves=(
        Refill("a", "w1"),
        Refill("n", "w2"),
        Turn(sort=_BY_COLOUR, pursue=True),
        Joint("lone(a)", "lone(n)", first_to="f9-16", second_to="f1-8", pairs="a n"),
        Marry("lone(a)", "lone(n)", ANY_CARD),
        Marry("lone(n)", "lone(a)", ANY_CARD),
    ),
)
