"""Cases of two-rings."""

from __future__ import annotations

import case_kit
from case_kit import Entry, Kit
from oracle_common import SUITS

PACKS = 2
KINDS = "play t>f, play w>f, redeal, turn"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, "789TJQK", SUITS * 2, 1) + kit.in_suit(late, "65432A", SUITS * 2, 1)
    cards = kit.rest()
    n = len(cards) if len(cards) <= 8 and kit.rng.random() < 0.5 else 8
    t = kit.spread(cards[:n], 8, 1, used=n)  # gaps only when pack and talon are out
    w, s = kit.cut(cards[n:], 2)
    if kit.rng.random() < 0.3:
        w, s = w + s, []
    redeals = {"redeals": kit.rng.choice((0, 1)), "seed": kit.rng.randrange(1000)}
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}, "counters": redeals, "oracle_counters": redeals}


class Watcher(case_kit.Watcher):
    unshuffled = True
