"""Cases of house-on-the-hill."""

from __future__ import annotations

from case_kit import DOWN, UP, Entry, Kit, both_ways, case
from oracle_common import SUITS

parent = case("house-in-the-wood")
PACKS, KINDS = parent.PACKS, parent.KINDS


def build(kit: Kit, late: bool) -> Entry:
    f = both_ways(kit) if late else kit.in_suit(False, UP, SUITS) + kit.in_suit(False, DOWN, SUITS)
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 2)), "seed": kit.rng.randrange(1000)}
    t = kit.spread(kit.rest(), 36)
    return {"zones": {"f": f, "t": t}, "counters": redeals, "oracle_counters": redeals}
