"""Cases of kings."""

from __future__ import annotations

import random

from case_kit import UP, Entry, Kit, arranged

PACKS = 2
KINDS = "deal, fill t>t, marry t>t, play t>f"
PHASES = "deal play"


def build(kit: Kit, late: bool) -> Entry:
    """The deal is over. Sometimes the rows' ends fit nothing, or little."""
    f = [[kit.take("A" + s)] for s in "DDCCHHSS"]
    for pile in f:
        pile += [kit.take_rank(rank) for rank in UP[1 : kit.height(late, 1, 13)]]
    cards = kit.rest()
    ends = [card for card in cards if card[0] in "58J"][:8] if not late and kit.rng.random() < 0.5 else []
    for card in ends:
        cards.remove(card)
    t = kit.spread(cards, 8, used=8 if ends else 0)
    for row, card in zip(t, ends, strict=False):
        row.append(card)
    return {"zones": {"f": f, "t": t}}


def first_column(row: int) -> Entry:
    """A three lies in the left column; the two that then comes for the same row on the right goes at once, and lets the
    three go too.
    """
    kit = Kit(2, random.Random(f"first column {row}"))
    aces, twos, threes = (kit.rest(lambda card, rank=rank: card[0] == rank) for rank in "A23")
    cards = kit.rest()
    cards.insert(row, threes.pop())
    cards.insert(4 + row, twos.pop())
    return {"cards": cards + twos + threes + aces, "length": 6}


def beginnings() -> list[Entry]:
    """Packs with what the first foundations want early: the deal stops often."""
    packs = [{"cards": arranged(2, f"kings {k}", "23"[: k % 2 + 1], 60), "length": 60} for k in range(16)]
    return packs + [first_column(row) for row in range(4)]
