"""The Herring-Bone: no. 30. The bone's last card and the bars go before side scenes and talon."""

from cadogan.declare import (
    Game,
    Lay,
    Play,
    Redeal,
    Refill,
    Turn,
    Wait,
    Zone,
    column,
    foundations,
    hand,
    pack,
    packets,
    rows,
    talon,
)

# seven fans of three down the spine, a single card on the lower end of each
_BONE = tuple(
    spot
    for g in range(7)
    for spot in (
        (5.05, 0.8 * g, 318.0),
        (7.15, 0.8 * g, 42.0),
        (6.1, 0.8 * g, 0.0),
        (6.1, 0.8 * g + 0.4, 0.0),
    )
)

game = Game(
    "herring-bone",
    "The Herring-Bone",
    number=30,
    packs=2,
    zones=(
        foundations(4, "A..K", begun="base", name="upward", at=column(4, y=1.0)),
        foundations(4, "K..A", begun="base", name="downward", at=column(4, x=12.2, y=1.0)),
        Zone("k", "bone", "reserve", lie="right", at=rows(1, x=6.1), apart=_BONE),
        packets(
            8, letter="a", name="side scenes", lie="squared", at=column(4, x=2.0, y=1.0) + column(4, x=10.2, y=1.0)
        ),
        packets(
            4,
            letter="b",
            name="bars",
            lie="squared",
            at=((2.0, 0.0, 90.0), (2.0, 5.9, 90.0), (10.2, 0.0, 90.0), (10.2, 5.9, 90.0)),
        ),
        hand(name="base", at=rows(1, x=14.6, y=3.7)),
        talon(at=rows(1, x=14.6, y=2.3)),
        pack(at=rows(1, x=14.6, y=1.0)),
    ),
    deal=(
        Lay("k", each=28),
        Lay("a b"),
        Lay("h"),
        Wait("base", until="not card in hand"),
        Wait("play"),
    ),
    moves=(
        Refill("b", "k"),
        Refill("a", timing="one act"),
        Play("h", only="begin", base=True, when="base"),
        Play("k b"),
        Play("a w", barred_by="k b"),
        Play("f", "f", cross=True, only="continue", leaving=1),
        Turn(),
        Redeal(2, gather="w", shuffle=True, again=False),
    ),
)
