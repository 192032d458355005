"""Cases of fourteenth."""

from __future__ import annotations

from typing import Any

from case_kit import Entry, Kit, Piles
from oracle_common import value

PACKS = 2
HOME = "x"  # it has no foundations: cards go home when they are removed
KINDS = "remove t+t>x, swap t=t, swap t=t (second step)"


def build(kit: Kit, late: bool) -> Entry:
    pairs = []
    while +kit.left:
        a = kit.take(kit.rng.choice(list((+kit.left).elements())))
        b = kit.rng.choice([card for card in (+kit.left).elements() if value(card) + value(a) == 14])
        pairs.append([a, kit.take(b)])
    n = kit.rng.choice((1, 2, 3, 4, 6)) if late else kit.rng.randint(8, 50)
    left = [card for pair in pairs[:n] for card in pair]
    if late and n < 4:  # each pair in a row of its own, so that the last ones can be removed
        board, s = left, []
        rows = kit.rng.sample(range(5), n)
        t: Piles = [[] for _ in range(25)]
        for row, pair in zip(rows, pairs, strict=False):
            for card, c in zip(pair, kit.rng.sample(range(5), 2), strict=True):
                t[5 * row + c] = [card]
    else:
        kit.rng.shuffle(left)
        board, s = (left[:25], left[25:]) if len(left) > 25 else (left, [])
        t = kit.spread(board, 25, 1, used=len(board))
    names = [f"t{r}.{c}" for r in range(1, 6) for c in range(1, 6) if t[5 * r + c - 6]]
    state = kit.rng.choice((0, 0, 1, 2))
    moved = sorted(kit.rng.sample(names, 2))
    entry: Entry = {"zones": {"t": t, "x": [[card for pair in pairs[n:] for card in pair]], "s": [s]}}
    if state == 1:
        entry["counters"] = {"exchange": 1, "second": 1, "moved": moved}
        entry["oracle_counters"] = {"exchange": 1, "moved": moved}
    elif state == 2:
        entry["counters"], entry["oracle_counters"] = {"exchange": 1}, {"exchange": 2}
    return entry


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    step, moved = facts["exchange"], facts["moved"].split()
    # The engine keeps places as numbers from 1, row by row, and 0 for none.
    numbers = tuple(5 * int(name[1]) + int(name[3]) - 5 for name in moved) or (0, 0)
    return {"phase": facts["phase"], "exchange": min(step, 1), "second": int(step == 1), "moved": numbers}
