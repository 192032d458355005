"""Cases of babette."""

from __future__ import annotations

import case_kit
from case_kit import DOWN, UP, Entry, Kit
from oracle_common import SUITS

PACKS = 2
KINDS = "deal, play t>f, redeal"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS) + kit.in_suit(late, DOWN, SUITS)
    t, s = kit.cut(kit.rest(), 2)
    while max(1, -(-len(t) // 8)) > (104 - len(s)) // 8:
        t.append(s.pop())
    most = (104 - len(s)) // 8  # gaps are kept, so there may be more rows than the cards need
    rows = kit.rng.randint(max(1, -(-len(t) // 8)), most)
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 2))}
    zones = {"f": f, "t": kit.spread(t, 8 * rows, 1, used=len(t)), "s": [s]}
    return {"zones": zones, "counters": redeals, "oracle_counters": redeals}


class Watcher(case_kit.Watcher):
    unshuffled = True
