"""Cases of house-in-the-wood."""

from __future__ import annotations

from case_kit import UP, Entry, Kit
from oracle_common import SUITS

PACKS = 2
KINDS = "marry t>t, play t>f, redeal"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS * 2)
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 2)), "seed": kit.rng.randrange(1000)}
    t = kit.spread(kit.rest(), 36)
    return {"zones": {"f": f, "t": t}, "counters": redeals, "oracle_counters": redeals}
