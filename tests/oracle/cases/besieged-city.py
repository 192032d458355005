"""Cases of besieged-city."""

from __future__ import annotations

from case_kit import Entry, Kit, Piles
from oracle_common import SUITS

PACKS = 2
KINDS = "fill r>t, marry r>t, marry t>t, play t>f, play w>f, swap r=r, swap r>r, turn"
CITY = "AK2Q3J4T5968778695T4J3Q2KA"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, CITY, SUITS, 0)
    cards = kit.rest()
    ends = ["T1", "T2", "T3", "R1", "R2", "R3", "R4", "B3", "B2", "B1", "L4", "L3", "L2", "L1"]
    if late or kit.rng.random() < 0.5:  # pack and talon are out: empty lines may stand, their ramparts open
        r = kit.spread(cards[: kit.rng.randint(1, 9)], 12, 1)
        cards = cards[sum(map(len, r)) :]
        w: list[str] = []
        s: list[str] = []
        if late and kit.rng.random() < 0.3:
            r, cards = [[] for _ in range(12)], cards + [card for pile in r for card in pile]
    else:
        r, cards = [[card] for card in cards[:12]], cards[12:]
        r += [[] for _ in range(12 - len(r))]
        kept = min(len(cards), kit.rng.randint(14, 40))
        w, s = kit.cut(cards[kept:], 2)
        cards = cards[:kept]
    lines = [
        [3 * int(e[1]) - 3 + c for c in range(3)] if e[0] in "LR" else [3 * row + int(e[1]) - 1 for row in range(4)]
        for e in ends
    ]
    must = [i for i, line in enumerate(lines) if any(r[p] for p in line)]
    free = [i for i in range(14) if i not in must]
    t: Piles = [[] for _ in range(14)]
    asked = kit.rng.random() < 0.2
    for i in must:
        if cards and not (asked and sum(bool(r[p]) for p in lines[i]) > 1 and kit.rng.random() < 0.3):
            t[i].append(cards.pop())
    for card in cards:
        t[kit.rng.choice(must + free[: kit.rng.randint(0, len(free))] or free)].append(card)
    return {"zones": {"f": f, "r": r, "t": t, "w": [w], "s": [s]}}
