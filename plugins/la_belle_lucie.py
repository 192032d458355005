"""La Belle Lucie: the book's no. 1. Empty packets stay empty (the book gives them no new card)."""

from cadogan.declare import Game, Lay, Marry, Play, Redeal, foundations, in_suit, packets, rows

game = Game(
    "la-belle-lucie",
    "La Belle Lucie",
    number=1,
    zones=(
        foundations(4, "A..K", at=rows(4, x=2.0, y=5.4, dx=1.6)),
        packets(18, lie="right", at=rows(5, 5, 5, 3, dx=2.2)),
    ),
    deal=(Lay("t", each=3),),
    moves=(
        Play("t"),
        Marry("t", "t", in_suit(-1)),
        Redeal(2, gather="t", shuffle=True),
    ),
    history="The old French game of the fans, one of the best known of all patiences.",
)
