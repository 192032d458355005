"""The Mill (Windmill): no. 6. Kings come to the angles of themselves; a king packet lends the centre a card when that
opens a play.
"""

from cadogan.declare import Game, Lay, Play, Refill, Turn, Withdraw, foundations, pack, packets, rows, talon

game = Game(
    "mill",
    "The Mill",
    number=6,
    packs=2,
    aliases=("windmill",),
    zones=(
        foundations(1, "A..K A..K A..K A..K", suit="any", name="centre", at=((4.2, 3.2, 0.0),)),
        foundations(
            4,
            "K..A",
            suit="any",
            name="king packets",
            at=((2.55, 2.1, 315.0), (5.85, 2.1, 45.0), (2.55, 4.3, 45.0), (5.85, 4.3, 315.0)),
        ),
        packets(
            8,
            name="wings",
            lie="squared",
            at=(
                (4.2, 0.4, 0.0),
                (4.2, 1.65, 0.0),
                (8.3, 3.2, 90.0),
                (6.6, 3.2, 90.0),
                (4.2, 6.0, 0.0),
                (4.2, 4.75, 0.0),
                (0.1, 3.2, 90.0),
                (1.8, 3.2, 90.0),
            ),
        ),
        talon(at=rows(1, x=10.4, y=3.9)),
        pack(at=rows(1, x=10.4, y=2.5)),
    ),
    withdraw=(Withdraw("A", to="f1", first=True),),
    deal=(Lay("t"),),
    moves=(
        Refill("t"),
        Play("t w", "f2-5", only="begin", at_once=True),
        Play("t w", "f1", clears="transferred"),
        Play("t w", "f2-5"),
        Play("f2-5", "f1", cross=True, leaving=1, enables="t w", once_each="transferred"),
        Turn(),
    ),
    history="A windmill: four sails of two cards, the ace its axle.",
)
