"""The Empress of India: no. 14. A red and a black card are always played together; gaps draw on the pack until their colour comes."""

from cadogan.declare import ANY_CARD, Game, Joint, Marry, Refill, Sorted, Turn, Withdraw, foundations, out_of_play, pack, packets, rows, talon

_BY_COLOUR = (Sorted("red", "a", otherwise="w1"), Sorted("black", "n", otherwise="w2"))

game = Game(
    "empress-of-india",
    "The Empress of India",
    number=14,
    packs=4,
    zones=(
        foundations(8, "A 2..J K", suits="CS", withdrawn=True, name="aces", at=rows(4, 4, x=5.0, y=2.6, dx=1.2)),
        foundations(8, "K Q 10..A", suits="DH", withdrawn=True, name="kings", at=rows(4, 4, x=5.0, y=5.2, dx=1.2)),
        packets(24, letter="a", name="Army", at=rows(8, 8, 8, y=8.2, x=2.6)),
        packets(24, letter="n", name="Navy", at=rows(8, 8, 8, y=-1.6, x=2.6)),
        talon(2, name="talons", at=((13.2, 8.2, 0.0), (13.2, -1.6, 0.0))),
        out_of_play(name="Empress and knaves", at=rows(1, x=11.4, y=3.8)),
        pack(at=rows(1, x=13.2, y=3.8)),
    ),
    withdraw=(
        Withdraw("black Q, red J", to="x", copies=4),
        Withdraw("black A", to="f1-8", copies=4),
        Withdraw("red K", to="f9-16", copies=4),
    ),
    moves=(
        Refill("a", "w1"),
        Refill("n", "w2"),
        Turn(sort=_BY_COLOUR, pursue=True),
        Joint("lone(a)", "lone(n)", first_to="f9-16", second_to="f1-8", pairs="a n"),
        Marry("lone(a)", "lone(n)", ANY_CARD),
        Marry("lone(n)", "lone(a)", ANY_CARD),
    ),
)
