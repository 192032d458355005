"""Two Rings: no. 38. Sevens go up and sixes down, linked in two rings; the bracelet serves them."""

from cadogan.declare import (
    Game,
    Lay,
    Play,
    Redeal,
    Refill,
    Turn,
    circle,
    foundations,
    pack,
    packets,
    rows,
    talon,
)

game = Game(
    "two-rings",
    "Two Rings",
    number=38,
    packs=2,
    zones=(
        foundations(8, "7..K", withdrawn=True, name="sevens", at=circle(8, 2.8, x=3.3, y=2.2, start=20, turn=90)),
        foundations(8, "6..A", withdrawn=True, name="sixes", at=circle(8, 2.8, x=7.1, y=2.2, start=20, turn=90)),
        packets(8, name="bracelet", lie="squared", at=rows(8, x=0.8, y=5.6)),
        talon(at=rows(1, x=12.4, y=5.6)),
        pack(at=rows(1, x=11.1, y=5.6)),
    ),
    deal=(Lay("t"),),
    moves=(
        Refill("t"),
        Play("t w"),
        Turn(),
        Redeal(1, gather="w", again=False),
    ),
)
