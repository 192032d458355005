"""Cases of nation."""

from __future__ import annotations

import random

import case_kit
from case_kit import DOWN, UP, Entry, Kit, both_ways
from oracle_common import SUITS

PACKS = 2
KINDS = "fill t>t, marry t>t, play h>f, play t>f, redeal"
PHASES = "deal play"


def build(kit: Kit, late: bool) -> Entry:
    if late and kit.rng.random() < 0.5:
        f = both_ways(kit)
    else:  # some suits' foundations want the same card, or are one card from it
        up = [kit.rng.randint(1, 11) if kit.rng.random() < 0.7 else 13 for _ in SUITS]
        down = [max(1, 12 - n - kit.rng.choice((0, 0, 1))) if n < 13 else kit.rng.randint(11, 13) for n in up]
        f = [kit.takes(rank + s for rank in UP[:n]) for n, s in zip(up, SUITS, strict=True)]
        f += [kit.takes(rank + s for rank in DOWN[:n]) for n, s in zip(down, SUITS, strict=True)]
    redeals = {"redeals": kit.rng.choice((0, 0, 1, 2))}
    t = kit.spread(kit.rest(), 12, used=kit.rng.choice((0, 12)))
    return {"zones": {"f": f, "t": t}, "counters": redeals, "oracle_counters": redeals}


def meeting(k: int) -> Entry:
    """A pack in which the cards of some suits come in such an order that the last of them fits both foundations."""
    kit = Kit(2, random.Random(f"meeting {k}"))
    runs = []
    for s in SUITS[k % 4 :]:
        n = kit.rng.randint(1, 10)
        up, down = kit.takes(rank + s for rank in UP[1:n]), kit.takes(rank + s for rank in DOWN[1 : 12 - n])
        runs += [up + down + kit.takes([UP[n] + s])]
    cards: list[str] = []
    rest = kit.rest()
    while any(runs):
        cards.append(kit.rng.choice([run for run in runs if run]).pop(0))
        if kit.rng.random() < 0.3:
            cards.append(rest.pop())
    return {"cards": cards + rest, "length": 25}


def beginnings() -> list[Entry]:
    return [meeting(k) for k in range(16)]


class Watcher(case_kit.Watcher):
    unshuffled = True
