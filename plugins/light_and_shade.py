"""Light and Shade: no. 24. Rivals and talon build on the Auxiliaries, who alone reach the foundations."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    Turn,
    alternate,
    foundations,
    pack,
    packets,
    reserve,
    rows,
    talon,
)

game = Game(
    "light-and-shade",
    "Light and Shade",
    number=24,
    packs=2,
    zones=(
        foundations(8, "A..K", suit="alternate", withdrawn=True, at=rows(8, y=1.5)),
        packets(4, letter="a", name="Auxiliaries", lie="squared", at=rows(4, x=1.8, y=3.0, dx=1.7)),
        reserve(4, name="Rivals", at=rows(4, x=1.8, y=4.4, dx=1.7)),
        talon(at=rows(1, x=5.2)),
        pack(at=rows(1, x=3.55)),
    ),
    deal=(Lay("a r"),),
    moves=(
        Refill("a", choose="r"),
        Refill("r"),
        Play("a"),
        Marry("r w", "a", alternate(-1)),
        Turn(),
    ),
)
