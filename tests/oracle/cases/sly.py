"""Cases of sly."""

from __future__ import annotations

from typing import Any

from case_kit import DOWN, UP, Entry, Kit, arranged, both_ways
from oracle_common import SUITS

PACKS = 2
KINDS = "deal, marry h>t, play h>f, play t>f"
PHASES = "deal heap play"


def build(kit: Kit, late: bool) -> Entry:
    f = both_ways(kit) if late else kit.in_suit(False, UP, SUITS) + kit.in_suit(False, DOWN, SUITS)
    # A base that has not been placed has not come yet.
    unbegun = [(UP if i < 4 else DOWN)[0] + SUITS[i % 4] for i, pile in enumerate(f) if not pile]
    s = kit.rest(lambda card: card in unbegun)
    cards = kit.rest()
    if len(cards) < 20 or (not s and kit.rng.random() < 0.4):  # the pack is out, gaps stay
        return {"zones": {"f": f, "t": kit.spread(cards + s, 20)}}
    n = len(cards) - 20 if kit.rng.random() < 0.3 else kit.rng.randint(0, len(cards) - 20)
    s, cards = s + cards[:n], cards[n:]
    kit.rng.shuffle(s)
    heaping = kit.rng.random() < 0.6
    h = [cards.pop()] if heaping and len(cards) > 20 else []
    laid = kit.rng.choice((0, 7, 17, 18, 19, 19)) if h else 20
    return {
        "zones": {"f": f, "t": kit.spread(cards, 20, used=20), "h": [h], "s": [s]},
        "counters": {"phase": "heap", "cursor": laid},
        "oracle_counters": {"phase": "later", "laid": laid} if h else {},
    }


def beginnings() -> list[Entry]:
    ranks = ("A", "K", "A2", "KQ", "AK", "A2KQ")
    return [{"cards": arranged(2, f"sly {k}", ranks[k % 6], 22), "length": 12} for k in range(12)]


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {"phase": {"first": "deal", "later": "heap"}.get(facts["phase"], facts["phase"])}
