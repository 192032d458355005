"""Cases of napoleons-square."""

from __future__ import annotations

import random
from typing import Any

from case_kit import UP, Entry, Kit, Piles
from oracle_common import SUITS

PACKS = 2
KINDS = "fill s>t, fill w>t, marry t>t, marry w>t, play t>f, play w>f, tuck tuck:t, turn"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS * 2)
    packets, w, s = kit.cut(kit.rest(), 3)
    moved = {"moved": 1}
    zones = {"f": f, "t": kit.spread(packets, 12), "w": [w], "s": [s]}
    return {"zones": zones, "counters": moved, "oracle_counters": moved}


def opening(kit: Kit) -> Entry:
    """No move is made yet: kings that cover lower cards of their suits or none, in two packets or one. (No deal leaves
    an empty packet or a talon, but what is put there ends the right to tuck too.)
    """
    empty = kit.rng.choice((0, 1, 2))
    t, rest = packets_with_kings(kit, empty)
    w = rest[: kit.rng.choice((0, 2)) if empty else 0]
    tucked = [int(kit.rng.random() < 0.15) for _ in SUITS]
    return {
        "zones": {"t": t, "w": [w], "s": [rest[len(w) :]]},
        "counters": {"tucked:suit": tucked},
        "oracle_counters": {"tucked": tucked},
        "length": 12,
    }


def packets_with_kings(kit: Kit, empty: int = 0) -> tuple[Piles, list[str]]:
    """The square, the first packets empty, and the rest of the pack."""
    t: Piles = [[] for _ in range(12)]
    for suit in SUITS:
        i = -1
        for _ in range(2 if kit.rng.random() < 0.85 else 0):
            if i < 0 or len(t[i]) > 3 or kit.rng.random() < 0.85:
                i = kit.rng.choice([k for k in range(empty, 12) if len(t[k]) < 3])
            if kit.rng.random() < 0.75 and len(t[i]) < 3:
                t[i].append(kit.take(kit.rng.choice([rank + suit for rank in UP[:12] if kit.left[rank + suit]])))
            t[i].append(kit.take("K" + suit))
    rest = kit.rest()
    for packet in t[empty:]:
        while len(packet) < 4:
            packet.insert(kit.rng.randint(0, len(packet)), rest.pop())
    return t, rest


def beginnings() -> list[Entry]:
    found: list[Entry] = [opening(Kit(2, random.Random(f"opening {k}"))) for k in range(12)]
    for k in range(20):
        t, rest = packets_with_kings(Kit(2, random.Random(f"square {k}")))
        found.append({"cards": [card for packet in t for card in packet] + rest, "length": 12})
    return found


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {"phase": facts["phase"], "moved": facts["moved"], "tucked:suit": facts["tucked"]}
