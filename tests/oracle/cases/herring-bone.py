"""Cases of herring-bone."""

from __future__ import annotations

import random

from case_kit import UP, Entry, Kit
from oracle_common import SUITS, ordered_pack

PACKS = 2
KINDS = "cross f>f, base h>f, fill, play a>f, play b>f, play k>f, play w>f, redeal, turn"
PHASES = "base play"


def build(kit: Kit, late: bool) -> Entry:
    base = kit.rng.randrange(13)
    up = UP[base:] + UP[:base]
    down = up[0] + up[:0:-1]
    heights = [kit.height(late, 0, 13) for _ in range(8)]
    for i in range(4):
        if not late and kit.rng.random() < 0.25:  # neither of the suit is begun, and each copy of the base can begin
            heights[i] = heights[i + 4] = 0
        elif not late and kit.rng.random() < 0.4:  # the foundations of a suit meet: cards may cross
            heights[i] = kit.rng.choice((1, 2, 12, 13, kit.rng.randint(1, 13)))
            heights[i + 4] = 14 - heights[i]
    if not any(heights):
        heights[kit.rng.randrange(8)] = kit.rng.randint(1, 13)
    runs = [[rank + s for rank in sequence] for sequence in (up, down) for s in SUITS]
    f = [kit.takes(run[:n]) for run, n in zip(runs, heights, strict=True)]
    cards = kit.rest()
    # Both copies of some wanted cards lie where they are preferred and where they are not.
    twice = [run[n] for run, n in zip(runs, heights, strict=True) if n < 13 and cards.count(run[n]) == 2]
    twice = kit.rng.sample(sorted(set(twice)), min(len(set(twice)), kit.rng.choice((0, 1, 2, 3))))
    cards = [card for card in cards if card not in twice]
    near, others = list(twice), list(twice)

    def drawn(first: list[str], n: int) -> list[str]:
        found = [(first or cards).pop() for _ in range(min(n, len(first) + len(cards)))]
        return kit.rng.sample(found, len(found))

    at_end = near[: kit.rng.randint(0, len(near))]
    near = near[len(at_end) :]
    b = drawn(near, 4 if kit.rng.random() < 0.6 else kit.rng.randint(0, 3))
    if len(b) == 4:  # no gap while there is a bone
        k = drawn([], kit.rng.choice((0, 25, kit.rng.randint(0, 25)))) + at_end
    else:
        k, cards = [], cards + at_end + near
    a = drawn(others, kit.rng.choice((8, 8, kit.rng.randint(0, 8))))
    w, s = kit.cut(cards, 2)
    w += others
    zones = {
        "f": f,
        "k": [k],
        "a": kit.spread(a, 8, 1, used=len(a)),
        "b": kit.spread(b, 4, 1, used=len(b)),
        "w": [w],
        "s": [s],
    }
    redeals = {"redeals": kit.rng.choice((0, 1, 2)), "seed": kit.rng.randrange(1000)}
    return {"zones": zones, "counters": redeals, "oracle_counters": redeals}


def based(k: int) -> list[str]:
    """A pack with a card of the k-th rank as its 41st."""
    rng = random.Random(f"based {k}")
    cards = ordered_pack(PACKS)
    rng.shuffle(cards)
    base = next(i for i in range(40, 104) if cards[i][0] == UP[k])
    cards[40], cards[base] = cards[base], cards[40]
    return cards


def beginnings() -> list[Entry]:
    return [{"cards": based(k), "seed": k, "length": 8} for k in range(13)]
