"""Napoleon's Square: no. 18. Before the first move one king of each suit may be put under its packet."""

from cadogan.declare import (
    Fill,
    Game,
    Lay,
    Marry,
    Play,
    Tuck,
    Turn,
    column,
    foundations,
    in_suit,
    pack,
    packets,
    rows,
    talon,
)

game = Game(
    "napoleons-square",
    "Napoleon's Square",
    number=18,
    packs=2,
    zones=(
        foundations(8, "A..K", at=rows(4, 4, x=2.5, y=1.6, dx=1.55, dy=1.5)),
        packets(
            12,
            lie="squared",
            at=tuple((0.7, y, 90.0) for _, y, _ in column(4, y=0.6, dy=1.05, up=True))
            + rows(4, x=2.5, dx=1.55)
            + tuple((8.95, y, 90.0) for _, y, _ in column(4, y=0.6, dy=1.05)),
        ),
        talon(at=rows(1, x=11.4, y=2.6)),
        pack(at=rows(1, x=11.4, y=1.2)),
    ),
    deal=(Lay("t", each=4),),
    moves=(
        Tuck("t", cards="K", once="tucked:suit", before="moved"),
        Play("t w", sets="moved"),
        Marry("t w", "t", in_suit(-1), sets="moved"),
        Fill("w", "t", sets="moved"),
        Fill("s", "t", when="talon out", sets="moved"),
        Turn(sets="moved"),
    ),
)
