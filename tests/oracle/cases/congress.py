"""Cases of congress."""

from __future__ import annotations

from case_kit import UP, Entry, Kit, covered_columns
from oracle_common import SUITS

PACKS = 2
KINDS = "deal, fill, fill t>r, marry r>r, marry t>r, play r>f, play t>f"


def build(kit: Kit, late: bool) -> Entry:
    """The pack is out, with up to eight helps; or it is not, often too small for the gaps among rivers and helps."""
    f = kit.in_suit(late, UP, SUITS * 2, 1)
    cards = kit.rest()
    out = late or kit.rng.random() < 0.4
    few = kit.rng.choice((0, kit.rng.randint(1, 6), kit.rng.randint(7, 60)))
    s = [] if out else [cards.pop() for _ in range(min(few or len(cards) // 3, len(cards)))]
    mine = [cards.pop() for _ in range(min(len(cards), kit.rng.randint(2, 14)))]
    rows = max(1, min(12, -(-len(cards) // 8) + kit.rng.choice((0, 1, 2))))
    helps = 8 if out else 4
    used = 4 if not out and kit.rng.random() < 0.5 else 0
    mine += cards[8 * rows :]
    r = kit.spread(mine, helps, used=used) + [[] for _ in range(8 - helps)]
    return {"zones": {"f": f, "t": kit.spread(cards[: 8 * rows], 8 * rows, 1), "r": r, "s": [s]}}


def beginnings() -> list[Entry]:
    return [
        {"zones": {"f": f, "t": t, "r": [rest, *([] for _ in range(7))]}, "length": 1}
        for f, t, rest in covered_columns(8, 12, "37", 5)
    ]
