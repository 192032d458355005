"""Cases of blockade."""

from __future__ import annotations

from case_kit import UP, Entry, Kit, arranged, covered_columns
from oracle_common import SUITS

PACKS = 2
KINDS = "deal, fill, marry t>t, play h>f, play t>f"
PHASES = "deal play"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS * 2)
    cards = kit.rest()
    left = 0 if late and kit.rng.random() < 0.7 else kit.rng.choice((0, 1, 2, 5, 12, 15, 40))
    s, cards = cards[:left], cards[left:]
    places = 12 * kit.rng.randint(1, 9)
    full = len(cards) >= places and kit.rng.random() < 0.5  # else gaps stand open, as before a "fill"
    return {"zones": {"f": f, "t": kit.spread(cards, places, used=places if full else 0), "s": [s]}}


def beginnings() -> list[Entry]:
    packs = [{"cards": arranged(2, f"blockade {k}", "A", (12, 24, 36)[k % 3]), "length": 20} for k in range(6)]
    return packs + [
        {"zones": {"f": f, "t": t, "s": [rest]}, "length": 1} for f, t, rest in covered_columns(12, 9, "377", 3)
    ]
