"""The Mill (Windmill): no. 6. Kings come to the angles of themselves; a king packet lends the centre a card when that opens a play."""

from cadogan.declare import Game, Lay, Play, Refill, Turn, Withdraw, foundations, pack, packets, rows, talon

game = Game(
    "mill",
    "The Mill",
    number=6,
    packs=2,
    aliases=("windmill",),
    zones=(
        foundations(1, "A..K A..K A..K A..K", suit="any", name="centre", at=((3.2, 3.2, 0.0),)),
        foundations(
            4, "K..A", suit="any", name="king packets", at=((1.7, 1.7, 45.0), (4.7, 1.7, 315.0), (1.7, 4.7, 315.0), (4.7, 4.7, 45.0))
        ),
        packets(
            8,
            name="wings",
            lie="squared",
            at=(
                (3.2, 0.4, 0.0),
                (3.2, 1.75, 0.0),
                (6.0, 3.2, 90.0),
                (4.6, 3.2, 90.0),
                (3.2, 6.0, 0.0),
                (3.2, 4.65, 0.0),
                (0.4, 3.2, 90.0),
                (1.8, 3.2, 90.0),
            ),
        ),
        talon(at=rows(1, x=8.6, y=3.2)),
        pack(at=rows(1, x=8.6, y=1.6)),
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
