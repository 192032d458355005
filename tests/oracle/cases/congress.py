"""Cases of congress."""

from __future__ import annotations

import random
from itertools import combinations

from case_kit import UP, Entry, Kit, Piles
from oracle_common import SUITS

PACKS = 2
KINDS = "deal, fill, fill t>r, marry r>r, marry t>r, play r>f, play t>f"
PAIRS = list(combinations(range(12), 2))  # of the rows that there can be


def build(kit: Kit, late: bool) -> Entry:
    """The pack is out, with up to eight helps; or it is not, often too small for the gaps among rivers and helps."""
    f = kit.in_suit(late, UP, SUITS * 2, 1)
    cards = kit.rest()
    out = late or kit.rng.random() < 0.4
    few = kit.rng.choice((0, kit.rng.randint(1, 6), kit.rng.randint(7, 60)))
    s = [] if out else [cards.pop() for _ in range(min(few or len(cards) // 3, len(cards)))]
    mine = [cards.pop() for _ in range(min(len(cards), kit.rng.randint(2, 14)))]
    rows = max(1, min(12, -(-len(cards) // 8) + kit.rng.choice((0, 1, 2))))
    helps = 8 if out else 4
    used = 4 if not out and kit.rng.random() < 0.5 else 0
    mine += cards[8 * rows :]
    r = kit.spread(mine, helps, used=used) + [[] for _ in range(8 - helps)]
    return {"zones": {"f": f, "t": kit.spread(cards[: 8 * rows], 8 * rows, 1), "r": r, "s": [s]}}


def columns(k: int) -> Entry:
    """Every column holds a card that a foundation wants, and one card below it: adjoining, or at some distance."""
    kit = Kit(2, random.Random(f"columns {k}"))
    f = [kit.takes(rank + suit for rank in UP[: (2, 6)[i // 4]]) for i, suit in enumerate(SUITS * 2)]
    wanted = kit.takes(rank + suit for rank in "37" for suit in SUITS)
    rest = kit.rest()
    t: Piles = [[] for _ in range(96)]
    for column, card in enumerate(wanted):
        upper, lower = PAIRS[(k + 5 * column) % len(PAIRS)]
        t[8 * upper + column] = [card]
        t[8 * lower + column] = [rest.pop()]
    return {"zones": {"f": f, "t": t, "r": [rest, *([] for _ in range(7))]}, "length": 1}


def beginnings() -> list[Entry]:
    return [columns(k) for k in range(len(PAIRS))]
