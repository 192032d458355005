"""Cases of olga."""

from __future__ import annotations

from typing import Any

import case_kit
from case_kit import Entry, Kit, Piles, Shown, arranged
from oracle_common import SUITS, is_red

PACKS = 4
KINDS = "fill t>t, marry t>t, marry w>t, play t>f, play w>f, turn"
ORDER = "A789TJQK"


def build(kit: Kit, late: bool) -> Entry:
    kit.rest(lambda card: card[0] not in ORDER)  # piquet packs
    f = kit.in_suit(late, ORDER, SUITS * 4)
    cards = kit.rest()
    t: Piles = [[] for _ in range(7)]
    for i in kit.rng.sample(range(7), kit.rng.randint(2, 7)):
        t[i] = [cards.pop() for _ in range(min(len(cards), kit.rng.choice((1, 1, 2, 4))))]
        while t[i] and kit.rng.random() < 0.5:  # a sequence lies on it
            top = t[i][-1]
            fits = [c for c in cards if ORDER.index(c[0]) + 1 == ORDER.index(top[0]) and is_red(c) != is_red(top)]
            if not fits:
                break
            cards.remove(fits[0])
            t[i].append(fits[0])
    w, s = kit.cut(cards, 2)
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}}


def beginnings() -> list[Entry]:
    """Face-down cards lie only where the deal laid them."""
    early = ("A", "A7", "A78", "A789", "A789T", "KQJ")
    packs = [[card for card in arranged(4, f"olga {k}", early[k // 2], 80) if card[0] in ORDER] for k in range(12)]
    return [{"cards": cards, "length": 60} for cards in packs]


class Watcher(case_kit.Watcher):
    def shown(self, oracle: Any) -> Shown:
        columns = zip(oracle.zones()["t"], oracle.hidden, strict=True)
        return super().shown(oracle) | {"t": [("10" * down).ljust(len(pile), "1") for pile, down in columns]}
