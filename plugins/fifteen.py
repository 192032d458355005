"""The Fifteen: no. 3. While nothing can begin, one ace and one king may be drawn from the sixth row."""

from cadogan.declare import Fill, Game, Lay, Marry, Play, foundations, in_suit, packets, rows

game = Game(
    "fifteen",
    "The Fifteen",
    number=3,
    packs=2,
    zones=(
        foundations(4, "A..K", name="aces", at=rows(4, x=3.75, y=1.4)),
        foundations(4, "K..A", name="kings", at=rows(4, x=8.75, y=1.4)),
        packets(15, name="columns", at=rows(15)),
    ),
    deal=(Lay("t", rounds=0),),
    moves=(
        Play("t", only="begin", sets="played", label="base"),
        Play("t", only="continue", sets="played"),
        Play("t", "f1-4", only="begin", row=6, unless="base", before="played", once="ace"),
        Play("t", "f5-8", only="begin", row=6, unless="base", before="played", once="king"),
        Marry("t", "t", in_suit(-1, 1)),
        Fill("t", "t"),
    ),
)
