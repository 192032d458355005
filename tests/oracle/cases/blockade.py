"""Cases of blockade."""

from __future__ import annotations

import random
from itertools import combinations

from case_kit import UP, Entry, Kit, Piles, arranged
from oracle_common import SUITS

PACKS = 2
KINDS = "deal, fill, marry t>t, play h>f, play t>f"
PHASES = "deal play"
PAIRS = list(combinations(range(9), 2))  # of the nine rows that there can be


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS * 2)
    cards = kit.rest()
    left = 0 if late and kit.rng.random() < 0.7 else kit.rng.choice((0, 1, 2, 5, 12, 15, 40))
    s, cards = cards[:left], cards[left:]
    places = 12 * kit.rng.randint(1, 9)
    full = len(cards) >= places and kit.rng.random() < 0.5  # else gaps stand open, as before a "fill"
    return {"zones": {"f": f, "t": kit.spread(cards, places, used=places if full else 0), "s": [s]}}


def columns(k: int) -> Entry:
    """Every column holds a card that a foundation wants, and one card below it: adjoining, or at some distance."""
    kit = Kit(2, random.Random(f"columns {k}"))
    f = [kit.takes(rank + suit for rank in UP[: (2, 6)[i // 4]]) for i, suit in enumerate(SUITS * 2)]
    wanted = kit.takes(rank + suit for rank in "377" for suit in SUITS)
    rest = kit.rest()
    t: Piles = [[] for _ in range(108)]
    for column, card in enumerate(wanted):
        upper, lower = PAIRS[(k + 3 * column) % len(PAIRS)]
        t[12 * upper + column] = [card]
        t[12 * lower + column] = [rest.pop()]
    return {"zones": {"f": f, "t": t, "s": [rest]}, "length": 1}


def beginnings() -> list[Entry]:
    packs = [{"cards": arranged(2, f"blockade {k}", "A", (12, 24, 36)[k % 3]), "length": 20} for k in range(6)]
    return packs + [columns(k) for k in range(len(PAIRS))]
