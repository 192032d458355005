"""The Besieged City: no. 15. Reserve cards reach the foundations by the ramparts at the ends of their row and column only."""

from cadogan.declare import Fill, Game, Lay, Marry, Play, Refill, Relation, Swap, Turn, foundations, grid, pack, packets, rows, talon

_SEQUENCE = "A K 2 Q 3 J 4 10 5 9 6 8 7 7 8 6 9 5 10 4 J 3 Q 2 K A"
_TOP, _RIGHT, _BOTTOM, _LEFT = ("t1", "t2", "t3"), ("t4", "t5", "t6", "t7"), ("t10", "t9", "t8"), ("t14", "t13", "t12", "t11")
_ENDS = {
    f"r{r + 1}.{c + 1}": f"{_TOP[c]} {_BOTTOM[c]} {_LEFT[r]} {_RIGHT[r]}" for r in range(4) for c in range(3)
}
_FITS = Relation((1, -1), "same", totals=(14, 15))

game = Game(
    "besieged-city",
    "The Besieged City",
    number=15,
    packs=2,
    zones=(
        foundations(4, _SEQUENCE, at=((-1.6, -1.6, 0.0), (6.6, -1.6, 0.0), (-1.6, 7.0, 0.0), (6.6, 7.0, 0.0))),
        grid(4, 3, letter="r", name="Reserve", role="reserve", at=rows(3, 3, 3, 3, x=1.25, y=0.75)),
        packets(
            14,
            name="Ramparts",
            at=rows(3, x=1.25, y=-0.75)
            + tuple((5.2, 0.75 + 1.3 * r, 90.0) for r in range(4))
            + tuple((1.25 + 1.25 * c, 6.1, 0.0) for c in (2, 1, 0))
            + tuple((-0.2, 0.75 + 1.3 * r, 90.0) for r in (3, 2, 1, 0)),
        ),
        talon(at=rows(1, x=9.0, y=3.8)),
        pack(at=rows(1, x=9.0, y=2.2)),
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
