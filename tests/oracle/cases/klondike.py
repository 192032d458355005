"""Cases of klondike."""

from __future__ import annotations

import random
from typing import Any

import case_kit
from case_kit import UP, Entry, Kit, Piles, Shown, arranged
from oracle_common import SUITS, is_red, value

PACKS = 1
KINDS = "fill t>t, fill w>t, marry t>t, marry w>t, play t>f, play w>f, turn"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS)
    cards = kit.rest()
    hidden, t = [0] * 7, [[] for _ in range(7)]
    for i in kit.rng.sample(range(7), kit.rng.randint(2, 7)):
        hidden[i] = min(kit.rng.choice((0, 0, 1, i)), max(0, len(cards) - 1))
        t[i] = [cards.pop() for _ in range(hidden[i])]
        if not cards:
            hidden[i] = 0
            t[i] = []
            continue
        kings = [card for card in cards if card[0] == "K"]
        head = kit.rng.choice(kings) if kings and kit.rng.random() < 0.4 else cards[-1]
        while head:
            cards.remove(head)
            t[i].append(head)
            fits = [c for c in cards if value(c) == value(head) - 1 and is_red(c) != is_red(head) and value(c) > 1]
            head = kit.rng.choice(fits) if fits and kit.rng.random() < 0.6 else ""
    w, s = kit.cut(cards, 2)
    left = {"hidden": {"t": hidden}}
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}, "counters": left, "oracle_counters": left}


def aces(k: int) -> Entry:
    """Aces that show (as no play leaves them) beside twos of the other colour: they take nothing and go home only."""
    kit = Kit(1, random.Random(f"aces {k}"))
    f: Piles = [[], [], [], []]
    aces, twos = kit.rest(lambda card: card[0] == "A"), kit.rest(lambda card: card[0] == "2")
    rest = kit.rest()
    t = [[card] for card in aces[:2] + twos[:3]] + [[], rest[:3]]
    tops = [aces[2]] if k % 2 else [twos[3]]
    w = [*rest[3:10], *tops]
    s = rest[10:] + [card for card in aces[2:] + twos[3:] if card not in tops]
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}, "length": 4}


def beginnings() -> list[Entry]:
    packs = [{"cards": arranged(1, f"klondike {k}", "A", 26), "length": 12} for k in range(6)]
    return packs + [aces(k) for k in range(6)]


class Watcher(case_kit.Watcher):
    def shown(self, oracle: Any) -> Shown:
        face_down = zip(oracle.zones()["t"], oracle.hidden, strict=True)
        return super().shown(oracle) | {"t": ["0" * down + "1" * (len(pile) - down) for pile, down in face_down]}
