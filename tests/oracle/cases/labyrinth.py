"""Cases of labyrinth."""

from __future__ import annotations

import random
from typing import Any

from case_kit import DOWN, UP, Entry, Kit, Piles, both_ways
from oracle_common import SUITS

PACKS = 2
KINDS = "aside t>h, deal, fill, play h>f, play t>f"


def build(kit: Kit, late: bool) -> Entry:
    f = both_ways(kit) if late else kit.in_suit(False, UP, SUITS, 1) + kit.in_suit(False, DOWN, SUITS, 1)
    cards = kit.rest()
    rows = max(-(-len(cards) // 10), kit.rng.randint(1, 11))
    aside = kit.rng.choice((0, 0, 1))
    h = [cards.pop()] if aside and cards and kit.rng.random() < 0.5 else []
    t = kit.spread(cards, 10 * rows, 1, used=len(cards))
    used = {"aside": aside}
    return {"zones": {"f": f, "t": t, "h": [h]}, "counters": used, "oracle_counters": used}


def columns(k: int) -> Entry:
    """Eight columns hold a card that a foundation wants, with a card far above it, or below it, or both."""
    kit = Kit(2, random.Random(f"columns {k}"))
    f = [kit.takes(rank + s for rank in way[: kit.rng.choice((9, 10))]) for way in (UP, DOWN) for s in SUITS]
    wanted = kit.takes((UP if i < 4 else DOWN)[len(pile)] + SUITS[i % 4] for i, pile in enumerate(f))
    rest = kit.rest()
    t: Piles = [[] for _ in range(110)]
    for i, card in enumerate(wanted):
        column = (i + 2 * k + k // 27) % 10
        row = 1 + (k + column) % 9
        t[10 * row + column] = [card]
        where = (k // 9 + column) % 3
        if where != 0:
            t[column] = [rest.pop()]
        if where != 1:
            t[10 * (row + 1 if k % 2 else 10) + column] = [rest.pop()]
    free = [8 + 2 * k + k // 27, 9 + 2 * k + k // 27]
    for i, card in enumerate(rest):
        t[10 * (i // 2) + free[i % 2] % 10] = [card]
    used = {"aside": 1}
    return {"zones": {"f": f, "t": t}, "counters": used, "oracle_counters": used, "length": 1}


def beginnings() -> list[Entry]:
    return [columns(k) for k in range(54)]


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {"phase": facts["phase"], "aside": facts["aside"]}
