"""Cases of general-sedgewick."""

from __future__ import annotations

from case_kit import UP, Entry, Kit
from oracle_common import SUITS

PACKS = 1
KINDS = "marry t>t, marry w>t, play t>f, play w>f, turn"


def build(kit: Kit, late: bool) -> Entry:
    base = kit.rng.randrange(13)
    run = UP[base:] + UP[:base]
    begun = 4 if late else kit.rng.choice((1, 1, 2, 3, 4))
    suits = "".join(kit.rng.sample(SUITS, begun))
    f = kit.in_suit(late, run, suits, 1) + [[] for _ in range(4 - begun)]
    cards = kit.rest()
    if len(cards) <= 5 or kit.rng.random() < 0.3:  # pack and talon are out: gaps stay
        return {"zones": {"f": f, "t": kit.spread(cards, 5)}}
    n = kit.rng.randint(5, len(cards))
    w, s = kit.cut(cards[n:], 2)
    return {"zones": {"f": f, "t": kit.spread(cards[:n], 5, used=5), "w": [w], "s": [s]}}
