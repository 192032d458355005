"""Cases of mill."""

from __future__ import annotations

import json
from typing import Any

from case_kit import DOWN, UP, Entry, Kit, arranged

PACKS = 2
KINDS = "cross f>f, play t>f, play w>f, turn"


def build(kit: Kit, late: bool) -> Entry:
    vacant = 0 if late else kit.rng.choice((0, 0, 1, 2))
    angles = [[kit.take_rank(rank) for rank in DOWN[: kit.height(late, 1, 13)]] for _ in range(4 - vacant)] + [
        []
    ] * vacant
    # With an angle vacant no king has come yet but those that went there; the others are in the pack.
    high = 12 if vacant else 52
    centre = [kit.take_rank(rank) for rank in (UP * 4)[: kit.height(late, 1, high)]]
    kings = kit.rest(lambda card: card[0] == "K") if vacant else []
    cards = kit.rest()
    wings, cards = cards[:8], cards[8:]
    w, s = kit.cut(cards, 2)
    s = s + kings
    kit.rng.shuffle(s)
    if len(wings) < 8:
        wings = [card for pile in kit.spread(wings, 8, 1) for card in (pile or [""])] if not s else wings
    t = [[card] if card else [] for card in wings] + [[]] * (8 - len(wings))
    rights = [kit.rng.choice((0, 0, 1)) if len(angle) > 1 else 0 for angle in angles]
    while s and any(not wing for wing in t):  # gaps are filled at once, a king goes on to an angle
        gap = next(wing for wing in t if not wing)
        gap.append(s.pop())
    return {
        "zones": {"f": [centre, *angles], "t": t, "w": [w], "s": [s]},
        "counters": {"transferred": rights},
        "oracle_counters": {"transferred": rights},
    }


def beginnings() -> list[Entry]:
    packs = [{"cards": arranged(2, f"mill {k}", "K", 12), "length": 12} for k in range(12)]
    for k in range(2):  # two equal kings for the last angle
        cards = arranged(2, f"mill equal {k}", "K", 100)
        for place, king in zip((0, 1, 3, 4 + k, 7), ("KC", "KD", "KH", "KS", "KS"), strict=True):
            other = next(i for i, card in enumerate(cards) if card == king and i not in (0, 1, 3, 4 + k))
            cards[place], cards[other] = cards[other], cards[place]
        packs.append({"cards": cards, "length": 12})
    return packs


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {"phase": facts["phase"], "transferred": tuple(json.loads(facts["transferred"]))}
