"""The Labyrinth: no. 25. A column's highest and lowest cards are free; once, when nothing plays, any card may be set
aside.

Eleven rows are more than a deal fills; the book's picture shows a position with eleven.
"""

from cadogan.declare import Game, Lay, Play, Refill, SetAside, ends_of_column, foundations, grid, hand, pack, rows

_ROWS = 11

game = Game(
    "labyrinth",
    "The Labyrinth",
    number=25,
    packs=2,
    zones=(
        foundations(4, "A..K", withdrawn=True, name="aces", at=rows(4, x=0.0)),
        foundations(4, "K..A", withdrawn=True, name="kings", at=rows(4, x=7.5)),
        grid(_ROWS, 10, at=rows(*[10] * _ROWS, y=1.6), blocked=ends_of_column(_ROWS, 10)),
        hand(name="set aside", at=rows(1, x=13.5, y=3.2)),
        pack(at=rows(1, x=13.5, y=1.6)),
    ),
    deal=(Lay("t", rounds=0, unit=10, stop=True, between="play"),),
    moves=(
        Play("t h", label="play"),
        Refill("t", "s", timing="one act", newest=True),
        SetAside("t", when="play, pack out", unless="play", once="aside"),
    ),
)
