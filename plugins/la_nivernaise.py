"""La Nivernaise: no. 13. Flanks are filled from pack or Line; a packet of the Line that runs out gets four cards."""

from cadogan.declare import Fill, Game, Lay, Play, Redeal, Refill, column, foundations, pack, packets, rows

game = Game(
    "la-nivernaise",
    "La Nivernaise",
    number=13,
    packs=2,
    zones=(
        foundations(4, "A..K", name="aces", at=column(4, x=3.65)),
        foundations(4, "K..A", name="kings", at=column(4, x=5.2)),
        packets(8, letter="a", name="Flanks", lie="squared", at=column(4, x=1.7) + column(4, x=7.15)),
        packets(6, name="Line", lie="squared", secret=True, peek="a", at=rows(6, x=0.2, y=5.4, dx=1.7)),
        pack(at=rows(1, x=11.2, y=5.4)),
    ),
    deal=(
        Lay("a", first_only=True),
        Lay("t", each=4, rounds=0, stop=True, between="play"),
    ),
    moves=(
        Refill("t", "s", upto=4, emptied=True, when="play"),
        Play("a t"),
        Play("f", "f", cross=True, only="continue", leaving=1),
        Fill("s t", "a"),
        Redeal(1, gather="t"),
    ),
)
