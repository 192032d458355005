"""Cases of wheel."""

from __future__ import annotations

from itertools import combinations

from case_kit import Entry, Kit
from oracle_common import value

PACKS = 2
KINDS = "deal, remove t+t+t+t>x"
PHASES = "first play"
HOME = "x"
THREES = [three for three in combinations("23456789T", 3) if sum(value(rank) for rank in three) == 18]


def packets(kit: Kit, n: int) -> list[str]:
    """The cards of so many packets of the rim."""
    cards: list[str] = []
    for _ in range(n):
        able = [three for three in THREES if all(any(kit.left[rank + s] for s in "CDHS") for rank in three)]
        cards += [kit.take_rank(rank) for rank in kit.rng.choice(able)]
        cards.append(kit.take_rank(kit.rng.choice("JQK")))
    return cards


def build(kit: Kit, late: bool) -> Entry:
    aces = kit.rest(lambda card: card[0] == "A")
    left = kit.rng.randint(1, 4) if late else kit.rng.choice((1, 2, 3, 4, 5, 6, 9, 14, 20))
    gone = packets(kit, 24 - left) if left > 12 else []
    cards = kit.rest() if gone else packets(kit, left)
    kit.rng.shuffle(cards)
    x = aces + (gone or kit.rest())
    if len(cards) > 12 and kit.rng.random() < 0.7:  # the first deal, whose gaps are refilled
        first = {"phase": "first"}
        zones = {"t": [[card] for card in cards[:12]], "s": [cards[12:]], "x": [x]}
        return {"zones": zones, "counters": first | {"cursor": 12}, "oracle_counters": first}
    return {"zones": {"t": kit.spread(cards, 12), "x": [x]}}
