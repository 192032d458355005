"""Cæsar: no. 32. Nine cards change places until every line of the square makes fifteen."""

from cadogan.declare import Game, Lay, LinesMake, Relation, Restart, Swap, grid, rows

game = Game(
    "caesar",
    "Cæsar",
    number=32,
    deck="AC 5C 3D 9D 2H 6H 7H 4S 8S",
    zones=(grid(3, 3, at=rows(3, 3, 3, dx=2.1, dy=1.8)),),
    deal=(Lay("t"), Restart("won")),
    moves=(Swap("t", Relation(differ="face")),),
    win=LinesMake("row column diagonal", 15),
)
