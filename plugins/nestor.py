"""Nestor: no. 23. Pairs of one value; no column holds two cards of a value, and four cards wait until nothing pairs."""

from cadogan.declare import Game, Lay, Remove, Restart, Turn, any_suit, out_of_play, pack, packets, reserve, rows

game = Game(
    "nestor",
    "Nestor",
    number=23,
    zones=(
        packets(8, name="columns", at=rows(8)),
        reserve(4, at=rows(4, x=10.8)),
        out_of_play(removed=True, at=rows(1, x=10.8, y=1.5)),
        pack(at=rows(1, x=14.55, y=1.5)),
    ),
    deal=(
        Lay("t", rounds=6, reject="value in place"),
        Restart("short"),
        Lay("r", face_down=(1, 2, 3, 4)),
    ),
    moves=(
        Remove("t r", any_suit(0), label="pair"),
        Turn(of="r", unless="pair"),
    ),
    win="removed",
)
