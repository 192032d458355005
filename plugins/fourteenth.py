"""The Fourteenth: no. 11. Pairs that make fourteen in a row or column; once a game an exchange, in two steps."""

from cadogan.declare import Game, Lay, Refill, Relation, Remove, Swap, grid, out_of_play, pack, rows, sums

_UNLIKE = Relation(differ="value")

game = Game(
    "fourteenth",
    "The Fourteenth",
    number=11,
    packs=2,
    zones=(
        grid(5, 5),
        out_of_play(removed=True, at=rows(1, x=7.5, y=2.6)),
        pack(at=rows(1, x=7.5, y=1.0)),
    ),
    deal=(Lay("t"),),
    moves=(
        Refill("t", "s"),
        Remove("t", sums(14), lines="row column", label="fourteen", clears="second moved"),
        Swap("t", _UNLIKE, unless="fourteen", once="exchange", sets="second", marks="moved"),
        Swap("t", _UNLIKE, needs="second", clears="second moved", spares="moved"),
    ),
    win="removed",
)
