"""The Flower-Garden: no. 16. Six beds that are built down in any suit; the Bouquet's sixteen cards are all free."""

from cadogan.declare import Fill, Game, Lay, Marry, Play, any_suit, foundations, packets, reserve, rows

game = Game(
    "flower-garden",
    "The Flower-Garden",
    number=16,
    zones=(
        foundations(4, "A..K", at=rows(4, x=2.7, y=4.0, dx=1.8)),
        packets(6, name="Garden", lie="right", at=rows(3, 3, dx=4.0, dy=1.8)),
        reserve(16, letter="b", name="Bouquet", at=rows(8, 8, x=0.6, y=5.8)),
    ),
    deal=(Lay("t", each=6), Lay("b")),
    moves=(
        Play("t b"),
        Marry("t b", "t", any_suit(-1)),
        Fill("t b", "t"),
    ),
)
