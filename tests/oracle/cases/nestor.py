"""Cases of nestor."""

from __future__ import annotations

import random
from typing import Any

import case_kit
from case_kit import Entry, Kit, Piles, Shown
from oracle_common import RANKS, value

PACKS = 1
HOME = "x"
KINDS = "remove r+r>x, remove t+r>x, remove t+t>x, turn"


def build(kit: Kit, late: bool) -> Entry:
    ranks = kit.rng.sample(RANKS, 13)
    gone = kit.rng.randint(8, 11) if late else kit.rng.randint(0, 8)  # values that left whole
    x = kit.rest(lambda card: card[0] in ranks[:gone])
    for rank in ranks[gone:]:
        if kit.rng.random() < 0.5:  # or half
            x += [kit.take_rank(rank), kit.take_rank(rank)]
    cards = kit.rest()
    opened = kit.rng.choice((0, 1, 2, 3, 4, 4))
    r: Piles = [[] for _ in range(4)]
    for i in range(4):
        if cards and (i >= opened or kit.rng.random() < 0.7):
            r[i] = [cards.pop()]
    t: Piles = [[] for _ in range(8)]
    for card in cards:  # no value twice in a column, as far as there is room
        apart = [pile for pile in t if all(value(other) != value(card) for other in pile)]
        kit.rng.choice(apart or t).append(card)
    return {
        "zones": {"t": t, "r": r, "x": [x]},
        "counters": {"hidden": {"r": [int(i >= opened and bool(r[i])) for i in range(4)]}},
        "oracle_counters": {"opened": opened},
    }


def short(k: int) -> list[str]:
    """A pack of which the last five cards are of values that lie in the last column already: the deal begins again."""
    kit = Kit(1, random.Random(f"short {k}"))
    last = [kit.take_rank(rank) for rank in kit.rng.sample(RANKS, 5)]
    columns: Piles = [[] for _ in range(8)]
    columns[7] = [kit.take_rank(card[0]) for card in last]
    rest, dealt = kit.rest(), []
    for row in range(6):
        for column in columns[: 8 if row < 5 else 7]:
            if len(column) == row:
                held = [card[0] for card in column]
                fits = [card for card in rest if card[0] not in held]
                if not fits:
                    return short(k + 100)
                column.append(max(fits, key=lambda card: [one[0] for one in rest].count(card[0])))
                rest.remove(column[-1])
            dealt.append(column[row])
    return dealt + last


def beginnings() -> list[Entry]:
    return [{"cards": short(k), "seed": k, "length": 12} for k in range(8)]


class Watcher(case_kit.Watcher):
    """The reserve is hidden till it is opened."""

    def shown(self, oracle: Any) -> Shown:
        up = [i < oracle.opened for i in range(4)]
        reserve = [str(int(known)) * len(pile) for known, pile in zip(up, oracle.zones()["r"], strict=True)]
        return super().shown(oracle) | {"r": reserve}
