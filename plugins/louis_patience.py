"""The Louis Patience: no. 43. Circles of an alphabet without j; a card that fits both ways may change or wait."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Redeal,
    SetAside,
    Zone,
    foundations,
    hand,
    in_suit,
    pack,
    packets,
    rows,
)

# a b c d along the bottom from the right, e f up the left side, g h i k along the top, l m down the right side
_ALPHABET = (
    *((7.2, 4.5), (5.4, 4.5), (3.6, 4.5), (1.8, 4.5)),
    *((0.0, 3.0), (0.0, 1.5)),
    *((1.8, 0.0), (3.6, 0.0), (5.4, 0.0), (7.2, 0.0)),
    *((9.0, 1.5), (9.0, 3.0)),
)
_ALWAYS = "deal/circle/play"

game = Game(
    "louis-patience",
    "The Louis Patience",
    number=43,
    packs=2,
    zones=(
        foundations(4, "A..K", withdrawn=True, name="aces", at=rows(4, x=1.8, y=1.5, dx=1.8)),
        foundations(4, "K..A", withdrawn=True, name="kings", at=rows(4, x=1.8, y=3.0, dx=1.8)),
        packets(12, name="alphabet", lie="squared", at=tuple((x, y, 0.0) for x, y in _ALPHABET)),
        hand(at=rows(1, x=11.4, y=2.8)),
        Zone("a", "laid aside", "aside", lie="right", at=rows(1, x=1.8, y=6.0)),
        pack(at=rows(1, x=11.4, y=1.4)),
    ),
    deal=(Lay("t", rounds=0, in_hand=True, stop=True, fresh=True, between="circle"),),
    moves=(
        Play("h", when="deal, not redealt"),
        Play("h", when="deal, redealt", sets="crossing:suit"),
        SetAside("h", to="a", fits=2, when="deal, redealt"),
        Play("each(a)", when=_ALWAYS, clears="crossing:suit"),
        Play(
            "f",
            "f",
            cross=True,
            only="continue",
            leaving=1,
            when=f"{_ALWAYS}, redealt",
            needs="crossing:suit",
            sets="crossing:suit",
        ),
        Play("fresh(t)", when="circle", clears="crossing:suit"),
        Play("t", clears="crossing:suit"),
        Marry("t", "t", in_suit(-1, 1)),
        Redeal(3, gather="t7-12 t1-6 a"),
    ),
)
