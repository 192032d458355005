"""Cases of carpet."""

from __future__ import annotations

from case_kit import DOWN, UP, Entry, Kit, both_ways
from oracle_common import SUITS

PACKS = 2
KINDS = "marry t>w, play t>f, play w>f, redeal, turn"


def build(kit: Kit, late: bool) -> Entry:
    f = both_ways(kit) if late else kit.in_suit(False, UP, SUITS, 1) + kit.in_suit(False, DOWN, SUITS, 1)
    cards, w, s = kit.cut(kit.rest(), 3)
    w, cards = w + cards[64:], cards[:64]
    t = kit.spread(cards, 64, 1, used=len(cards))
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 2)), "seed": kit.rng.randrange(1000)}
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}, "counters": redeals, "oracle_counters": redeals}
