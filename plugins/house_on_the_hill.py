"""The House on the Hill: the House in the Wood with kings as well as aces for bases, and marriages both ways."""

from cadogan.declare import Marry, Play, Redeal, foundations, in_suit, packets, rows

from .house_in_the_wood import game as _house

game = _house.variant(
    "house-on-the-hill",
    "The House on the Hill",
    zones=(
        foundations(4, "A..K", name="aces", at=rows(4, x=3.2, y=5.4, dx=1.6)),
        foundations(4, "K..A", name="kings", at=rows(4, x=9.6, y=5.4, dx=1.6)),
        packets(36, lie="right", at=rows(9, 9, 9, 9, dx=2.2)),
    ),
    moves=(
        Play("t"),
        Marry("t", "t", in_suit(-1, 1)),
        Redeal(2, gather="t", shuffle=True),
    ),
)
