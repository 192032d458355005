"""Cases of great-thirteen."""

from __future__ import annotations

from typing import Any

from case_kit import UP, Entry, Kit, Piles, arranged
from oracle_common import SUITS, value

PACKS = 2
KINDS = "play t>f, redeal"


def build(kit: Kit, late: bool) -> Entry:
    b = [[kit.take_rank(kit.rng.choice(UP[:12]))] for _ in range(8)]
    f: Piles = []
    open_one = kit.rng.randrange(8)
    for i, (card,) in enumerate(b):
        pile: list[str] = []
        for k in range((kit.height(late, 0, 12) if i == open_one else 12) if late else kit.rng.randint(0, 7)):
            rank = UP[((k + 2) * value(card) - 1) % 13]
            if not any(kit.left[rank + s] for s in SUITS):
                break
            pile.append(kit.take_rank(rank))
        f.append(pile)
    turns = kit.rng.choice((0, 3, 7, 8))
    counters = {"redistributed": turns, "redeals": max(0, turns - kit.rng.randint(0, 2))}
    return {
        "zones": {"b": b, "f": f, "t": kit.spread(kit.rest(), 8)},
        "counters": counters,
        "oracle_counters": counters,
    }


def beginnings() -> list[Entry]:
    packs = [{"cards": arranged(2, f"great-thirteen {k}", "3", 100), "length": 12} for k in range(4)]
    for k, pack in enumerate(packs):
        cards = pack["cards"]
        for place in (12, 25, 24, 103, 102, 101)[: 3 + k]:
            other = next(i for i, card in enumerate(cards) if card[0] == "K" and i % 13 < 8)
            cards[place], cards[other] = cards[other], cards[place]
    return packs


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {"phase": facts["phase"], "redistributed": facts["redistributed"]}
