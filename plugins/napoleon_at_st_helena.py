"""Napoleon at St. Helena (Forty Thieves): no. 2. An empty column takes a column's card or the talon's top, never the
pack's.
"""

from cadogan.declare import Fill, Game, Lay, Marry, Play, Turn, foundations, in_suit, pack, packets, rows, talon

game = Game(
    "napoleon-at-st-helena",
    "Napoleon at St. Helena",
    number=2,
    packs=2,
    aliases=("forty-thieves",),
    zones=(
        foundations(8, "A..K", at=rows(8, x=2.5, y=1.4)),
        packets(10, name="columns", at=rows(10)),
        talon(at=rows(1, x=1.25, y=1.4)),
        pack(at=rows(1, y=1.4)),
    ),
    deal=(Lay("t", rounds=4),),
    moves=(
        Play("t w"),
        Marry("t w", "t", in_suit(-1)),
        Fill("t w", "t"),
        Turn(),
    ),
    history="The game said to have been the Emperor's favourite in his exile.",
)
