"""Cases of louis-patience."""

from __future__ import annotations

from typing import Any

import case_kit
from case_kit import DOWN, UP, Entry, Kit
from oracle_common import SUITS

PACKS = 2
KINDS = "aside h>a, cross f>f, deal, marry t>t, play a>f, play h>f, play t>f, redeal"
PHASES = "deal circle play"


def heights(kit: Kit, near: bool) -> tuple[int, int]:
    """How high a suit's two foundations are; ``near``: both want the same card, or one the other's last."""
    if not near:
        return kit.height(True, 1, 13), kit.height(True, 1, 13)
    total = kit.rng.choice((11, 12, 12, 13, 13, 14))
    up = kit.rng.randint(max(1, total - 12), min(12, total - 1))
    return up, total - up


def build(kit: Kit, late: bool) -> Entry:
    near = kit.rng.choice(("", *SUITS)) if late else SUITS
    high = [heights(kit, s in near) for s in SUITS]
    f = [kit.takes(rank + s for rank in UP[:up]) for s, (up, _) in zip(SUITS, high, strict=True)]
    f += [kit.takes(rank + s for rank in DOWN[:down]) for s, (_, down) in zip(SUITS, high, strict=True)]
    wanted = [(UP, DOWN)[i // 4][len(pile)] + SUITS[i % 4] for i, pile in enumerate(f) if len(pile) < 13]
    twice = [card for card in wanted if wanted.count(card) > 1]
    redeals = kit.rng.choice((0, 1, 1, 2, 3))
    phase = kit.rng.choice(("deal", "deal", "circle", "play", "play"))
    h: list[str] = []
    a: list[str] = []
    if phase == "deal":  # a card waits in hand when it fits, or when a card was played from aside, or crossed
        cards = twice if twice and kit.rng.random() < 0.7 else wanted
        cards = list(kit.left.elements()) if redeals and kit.rng.random() < 0.1 else cards
        h = [kit.take(kit.rng.choice(cards))] if cards else []
    if redeals:  # no base was ever laid aside
        cards = [card for card in kit.left.elements() if card[0] not in "AK"]
        for card in kit.rng.sample(cards, min(3, len(cards))) + twice[:1]:
            if kit.left[card] and kit.rng.random() < 0.5:
                a.append(kit.take(card))
        kit.rng.shuffle(a)
    packets, s = kit.cut(kit.rest(), 2) if phase != "play" else (kit.rest(), [])
    if not h and not s:
        phase = "play"
    rights = [0] * 4
    for i in range(4 if redeals else 0):  # never a base's
        on = [j for j in (i, i + 4) if len(f[j]) > 1]
        if on and kit.rng.random() < 0.6:
            rights[i] = kit.rng.choice(on) + 1
    if phase == "deal" and not h:
        phase = "circle"
    laid = kit.rng.randint(0, 11) if phase == "deal" else 12
    return {
        "zones": {"f": f, "t": kit.spread(packets, 12), "h": [h], "a": [a], "s": [s]},
        "counters": {"phase": phase, "redeals": redeals, "cursor": laid, "crossing:suit": rights},
        "oracle_counters": {
            "phase": "play" if phase == "play" else "deal",
            "redeals": redeals,
            "place": laid % 12 + 1,
            "crossing": [j for j in rights if j],
        },
    }


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    phase = "circle" if facts["phase"] == "deal" and not facts["in_hand"] else facts["phase"]
    return {"phase": phase, "crossing:suit": [int(j) for j in facts["from_hand"].split()]}


class Watcher(case_kit.Watcher):
    unshuffled = True
