"""Cases of anna."""

from __future__ import annotations

import case_kit
from case_kit import Entry, Kit, Piles, arranged
from oracle_common import SUITS

PACKS = 2
KINDS = "marry t>t, marry w>t, play t>f, play w>f, redeal, turn"
ORDER = "KA23456789T"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, "JT98765432AK", SUITS * 2, 1 if late else 0)
    knaves = kit.rest(lambda card: card[0] == "J")  # they go home as they come: these have not come yet
    queens, cards = kit.rest(lambda card: card[0] == "Q"), kit.rest()
    out = not knaves and kit.rng.random() < 0.5  # pack and talon are out: places may be empty
    n = kit.rng.choice((0, 1, 2, 3, 6))
    shut = queens[:n]
    cards += queens[n:]
    kit.rng.shuffle(cards)
    t: Piles = []
    while cards and len(t) < (kit.rng.randint(1, 8 - n) if out else 8 - n):
        t.append([cards.pop()])
        while t[-1][-1][0] in ORDER[:-1] and kit.rng.random() < 0.6:  # married as in play
            rank, suit = t[-1][-1]
            after = ORDER[ORDER.index(rank) + 1] + suit
            if after not in cards:
                break
            t[-1].append(cards.pop(cards.index(after)))
    if out:
        for i, card in enumerate(cards):
            t[i % len(t)].insert(0, card)
        cards = []
    t += [[queen] for queen in shut]
    t += [[] for _ in range(8 - len(t))]
    kit.rng.shuffle(t)
    w, s = kit.cut(cards, 2) if kit.rng.random() < 0.5 else (cards, [])
    s += knaves
    kit.rng.shuffle(s)
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 2))}
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}, "counters": redeals, "oracle_counters": redeals}


def beginnings() -> list[Entry]:
    return [{"cards": arranged(2, f"anna {k}", "J", (8, 16, 24)[k % 3]), "length": 20} for k in range(6)]


class Watcher(case_kit.Watcher):
    unshuffled = True
