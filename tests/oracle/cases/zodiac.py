"""Cases of zodiac."""

from __future__ import annotations

import case_kit
from case_kit import DOWN, UP, Entry, Kit, both_ways
from oracle_common import SUITS

PACKS = 2
KINDS = "fill s>e, fill w>e, marry e>t, marry w>t, play e>f, play t>f, redeal, turn"
PHASES = "play final"


def build(kit: Kit, late: bool) -> Entry:
    if late or kit.rng.random() < 0.3:
        f = both_ways(kit) if late else kit.in_suit(False, UP, SUITS) + kit.in_suit(False, DOWN, SUITS)
        cards = kit.rest()
        n = min(len(cards), kit.rng.randint(0, 8))
        e, t = kit.spread(cards[:n], 8, 1), kit.spread(cards[n:], 24)
        phase = {"phase": "final"}
        return {"zones": {"f": f, "e": e, "t": t}, "counters": phase, "oracle_counters": phase}
    cards = kit.rest()
    n = kit.rng.randint(0, 8)
    few = kit.rng.random() < 0.6
    kept = len(cards) - kit.rng.randint(1, 4) if few else 8 + 24 + kit.rng.randint(0, 40)
    e, rest = kit.spread(cards[:n], 8, 1), cards[n:kept]
    t = [[card] for card in rest[:24]]
    for card in rest[24:]:
        kit.rng.choice(t).append(card)
    w, s = kit.cut(cards[kept:], 2)
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 3, 7))}
    return {"zones": {"e": e, "t": t, "w": [w], "s": [s]}, "counters": redeals, "oracle_counters": redeals}


class Watcher(case_kit.Watcher):
    unshuffled = True
