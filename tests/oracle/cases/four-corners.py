"""Cases of four-corners."""

from __future__ import annotations

import case_kit
from case_kit import DOWN, UP, Entry, Kit, both_ways
from oracle_common import SUITS

PACKS = 2
KINDS = "deal, marry t>t, play h>f, play t>f, redeal"
PHASES = "deal play"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS, 1) + kit.in_suit(late, DOWN, SUITS, 1) if not late else both_ways(kit)
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 2))}
    return {"zones": {"f": f, "t": kit.spread(kit.rest(), 12)}, "counters": redeals, "oracle_counters": redeals}


class Watcher(case_kit.Watcher):
    unshuffled = True
