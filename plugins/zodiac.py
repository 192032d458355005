"""The Zodiac: no. 20. First all cards marry on to the ring; foundations open only when pack and talon are both used up."""

from cadogan.declare import Fill, Game, Lay, Marry, Play, Redeal, Turn, Wait, circle, foundations, in_suit, pack, packets, reserve, rows, talon

game = Game(
    "zodiac",
    "The Zodiac",
    number=20,
    packs=2,
    zones=(
        foundations(4, "A..K", name="aces", at=rows(4, x=14.6, y=2.2)),
        foundations(4, "K..A", name="kings", at=rows(4, x=14.6, y=6.2)),
        reserve(8, letter="e", name="Equator", at=rows(8, x=1.8, y=4.6, dx=1.12)),
        packets(24, name="Zodiac", at=circle(24, 6.4, x=5.7, y=4.6, squash=0.85)),
        talon(at=rows(1, x=17.4, y=4.2)),
        pack(at=rows(1, x=15.8, y=4.2)),
    ),
    deal=(Lay("e"), Lay("t"), Wait("play", until="pack out, talon out"), Wait("final")),
    moves=(
        Play("e t", when="final"),
        Marry("e w", "t", in_suit(-1, 1)),
        Fill("w", "e"),
        Fill("s", "e", when="talon out"),
        Turn(),
        Redeal(None, gather="w", again=False),
    ),
)
