"""Cases of mount-olympus."""

from __future__ import annotations

import random
from collections.abc import Callable

import case_kit
from case_kit import Entry, Kit, Piles
from oracle_common import SUITS

PACKS = 2
KINDS = "marry t>t, marry w>t, play t>f, play w>f, redeal, turn"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, "A3579JK", SUITS * 2, 1) + kit.in_suit(late, "2468TQ", SUITS * 2, 1)
    return refilled(kit, f, 9)


def refilled(kit: Kit, f: Piles, places: int) -> Entry:
    """The other cards on packets whose gaps are filled at once: there are some only when pack and talon are out."""
    cards = kit.rest()
    if len(cards) < places or kit.rng.random() < 0.2:
        t, w, s = kit.spread(cards, places), [], []
    else:
        more, w, s = kit.cut(cards[places:], 3)
        t = kit.spread(cards[:places] + more, places, used=places)
        if kit.rng.random() < 0.6:
            w, s = w + s, []
    redeals = {"redeals": kit.rng.choice((0, 0, 1)), "seed": kit.rng.randrange(1000)}
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}, "counters": redeals, "oracle_counters": redeals}


def near_redeal(build: Callable[[Kit, bool], Entry]) -> list[Entry]:
    """Positions whose pack is out or nearly so."""
    made = [build(Kit(2, random.Random(f"redeal {k}")), False) for k in range(56)]
    return [one | {"length": 12} for one in made if one["zones"]["w"][0] and len(one["zones"]["s"][0]) < 4]


def beginnings() -> list[Entry]:
    return near_redeal(build)


class Watcher(case_kit.Watcher):
    unshuffled = True
