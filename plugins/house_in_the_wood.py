"""The House in the Wood: La Belle Lucie with two packs; two packets of one card complete the layout.

Dealt again the cards go in threes only, so that the last packet may hold two."""

from cadogan.plugins.la_belle_lucie import game as _lucie

from cadogan.declare import Lay, foundations, packets, rows

game = _lucie.variant(
    "house-in-the-wood",
    "The House in the Wood",
    packs=2,
    zones=(
        foundations(8, "A..K", at=rows(8, x=3.2, y=5.4, dx=1.6)),
        packets(36, lie="right", at=rows(9, 9, 9, 9, dx=2.2)),
    ),
    deal=(
        Lay("t", counts=(3,) * 34 + (1, 1), first_only=True),
        Lay("t", each=3),
    ),
)
