"""Cases of queens."""

from __future__ import annotations

from typing import Any

import case_kit
from case_kit import Entry, Kit, Shown, arranged
from oracle_common import SUITS

PACKS = 2
KINDS = "marry t>t, marry w>t, pay, play k>f, play t>f, play w>f, turn"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, "KA23456789TJQ", SUITS * 2)
    cards = kit.rest()
    t, cards = [[card] for card in cards[:7]], cards[7:]
    if len(t) < 7:
        t = kit.spread([pile[0] for pile in t], 7, 1, used=len(t))
    k, w, s = kit.cut(cards, 3)
    if kit.rng.random() < 0.5:  # the key's top and another card that fits the same
        wanted = [("KA23456789TJQ" + "-")[len(pile)] + SUITS[i % 4] for i, pile in enumerate(f)]
        tops = [(pile, i) for pile in (k, w, *t) for i in range(len(pile)) if pile[i] in wanted]
        if k and tops:
            pile, i = kit.rng.choice(tops)
            k[-1], pile[i] = pile[i], k[-1]
    if kit.rng.random() < 0.5:
        w, s = w + s, []
    paid = {"paid": kit.rng.randint(0, len(w)), "redeals": kit.rng.choice((0, 1, 2, 3))}
    return {"zones": {"f": f, "t": t, "k": [k], "w": [w], "s": [s]}, "counters": paid, "oracle_counters": paid}


def beginnings() -> list[Entry]:
    packs = [{"cards": arranged(2, f"queens {k}", "K", 40), "length": 12} for k in range(4)]
    for k in range(8):
        cards = arranged(2, f"queens key {k}", "K" if k % 2 else "3", 40)
        for place in (31, 17, 3)[: k % 3 + 1]:  # the key's top, then what each block leaves as its top
            other = next(i for i, card in enumerate(cards) if card[0] == "Q" and i > 32)
            cards[place], cards[other] = cards[other], cards[place]
        packs.append({"cards": cards, "length": 20})
    return packs


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {"phase": facts["phase"], "paid": facts["paid"]}


class Watcher(case_kit.Watcher):
    """Beneath the key's top nothing is seen, but each block was put under the pack with its queen lowest, and she was
    seen on the key.
    """

    unshuffled = True

    def __init__(self, oracle: Any, dealt: bool) -> None:
        super().__init__(oracle, dealt)
        self.queens: set[int] = set()
        if dealt:  # 14 cards a block while there are
            low, key = 0, len(oracle.zones()["k"][0])
            for size in reversed([14, 14, 4][: (32 - key + 13) // 14]):
                self.queens.add(low)
                low += size

    def shown(self, oracle: Any) -> Shown:
        out, zones = super().shown(oracle), oracle.zones()
        if not self.pack_known:
            out["s"] = ["".join("1" if k in self.queens else "0" for k in range(len(zones["s"][0])))]
        if zones["k"][0]:
            out["k"] = ["0" * (len(zones["k"][0]) - 1) + "1"]
        return out
