"""The Besieged City: no. 15. Reserve cards reach the foundations by the ramparts at the ends of their row and column
only.
"""

from cadogan.declare import (
    Fill,
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    Relation,
    Swap,
    Turn,
    foundations,
    grid,
    pack,
    packets,
    rows,
    talon,
)

_SEQUENCE = "A K 2 Q 3 J 4 10 5 9 6 8 7 7 8 6 9 5 10 4 J 3 Q 2 K A"
_TOP, _RIGHT, _BOTTOM, _LEFT = (
    ("t1", "t2", "t3"),
    ("t4", "t5", "t6", "t7"),
    ("t10", "t9", "t8"),
    ("t14", "t13", "t12", "t11"),
)
_ENDS = {f"r{r + 1}.{c + 1}": f"{_TOP[c]} {_BOTTOM[c]} {_LEFT[r]} {_RIGHT[r]}" for r in range(4) for c in range(3)}
_FITS = Relation((1, -1), "same", totals=(14, 15))

game = Game(
    "besieged-city",
    "The Besieged City",
    number=15,
    packs=2,
    zones=(
        foundations(4, _SEQUENCE, at=((0.0, 0.0, 0.0), (8.4, 0.0, 0.0), (0.0, 7.0, 0.0), (8.4, 7.0, 0.0))),
        grid(4, 3, letter="r", name="Reserve", role="reserve", at=rows(3, 3, 3, 3, x=2.5, y=1.55, dx=1.7)),
        packets(
            14,
            name="Ramparts",
            at=tuple((2.5 + 1.7 * c, 0.4, 90.0 if c < 2 else 270.0) for c in range(3))
            + tuple((7.6, 1.55 + 1.3 * r, 270.0) for r in range(4))
            + tuple((2.5 + 1.7 * c, 6.6, 90.0 if c < 2 else 270.0) for c in (2, 1, 0))
            + tuple((0.8, 1.55 + 1.3 * r, 90.0) for r in (3, 2, 1, 0)),
        ),
        talon(at=rows(1, x=10.6, y=4.2)),
        pack(at=rows(1, x=10.6, y=2.8)),
    ),
    deal=(Lay("r"), Lay("t")),
    moves=(
        Refill("t", choose="r", near=_ENDS),
        Refill("r"),
        Play("t fresh(w)"),
        Marry("t", "t", _FITS),
        Marry("r", "t", _FITS, near=_ENDS),
        Swap("r", Relation(differ="face"), when="pack out, talon out"),
        Fill("r", "r", alone=True, swap=True, when="pack out, talon out"),
        Turn(),
    ),
)
