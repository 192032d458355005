"""Cases of flower-garden."""

from __future__ import annotations

from case_kit import UP, Entry, Kit
from oracle_common import SUITS

PACKS = 1
KINDS = "fill b>t, fill t>t, marry b>t, marry t>t, play b>f, play t>f"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS)
    cards = kit.rest()
    n = kit.rng.randint(0, min(16, len(cards)))
    return {"zones": {"f": f, "t": kit.spread(cards[n:], 6), "b": kit.spread(cards[:n], 16, 1)}}
