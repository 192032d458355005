"""Cases of fifteen."""

from __future__ import annotations

import random
from typing import Any

from case_kit import DOWN, UP, Entry, Kit, Piles, both_ways
from oracle_common import SUITS

PACKS = 2
KINDS = "fill t>t, marry t>t, play t>f"
SIXTH = 5  # index of the sixth card from the top of a column


def build(kit: Kit, late: bool) -> Entry:
    f = both_ways(kit) if late else kit.in_suit(False, UP, SUITS) + kit.in_suit(False, DOWN, SUITS)
    return entry(f, kit.spread(kit.rest(), 15), played=1)


def entry(f: Piles, t: Piles, played: int = 0, ace: int = 0, king: int = 0) -> Entry:
    used = {"played": played, "ace": ace, "king": king}
    its = {"played": played, "grace_ace": ace, "grace_king": king}
    return {"zones": {"f": f, "t": t}, "counters": used, "oracle_counters": its}


def grace(k: int) -> Entry:
    """Bases lie in the sixth row. Column ends neither play nor marry (fives and eights), but there may be a base among
    them, the other copy of a begun one, or the card that follows it. Foundations are begun by grace, or as if nothing
    had been played.
    """
    kit = Kit(2, random.Random(f"grace {k}"))
    f: Piles = [[] for _ in range(8)]
    ace, king = k % 2, k // 2 % 2
    if k % 8 == 0:
        f = kit.in_suit(False, UP[:4], SUITS) + kit.in_suit(False, DOWN[:4], SUITS)
    for used, first, rank in ((ace, 0, "A"), (king, 4, "K")):
        if used:
            i = kit.rng.randrange(4)
            f[first + i].append(kit.take(rank + SUITS[i]))
    begun = [pile[0] for pile in f if pile]
    deep = [(UP if i < 4 else DOWN)[len(pile)] + SUITS[i % 4] for i, pile in enumerate(f)] if k % 8 == 0 else []
    follow = [pile[0].translate(str.maketrans("AK", "2Q")) for pile in f if len(pile) == 1]
    ends, rest = kit.rest(lambda card: card[0] in "58"), kit.rest()
    among = kit.rng.choice((begun, follow, [card for card in rest if card[0] in "AK"], [], []))[:1]
    for card in among:
        rest.remove(card)
    ends = among + ends
    rest += ends[15:]
    t = [rest[i::10] if i < 10 else [] for i in range(15)]
    for column, end in zip(t, ends, strict=False):
        at = next((i for i, card in enumerate(column) if card in deep or card[0] in "AK"), SIXTH)
        if len(column) > SIXTH and kit.rng.random() < 0.6:
            column[at], column[SIXTH] = column[SIXTH], column[at]
        column.append(end)
    return entry(f, t, int(k % 16 == 15), ace, king)


def beginnings() -> list[Entry]:
    return [grace(k) | {"length": 8} for k in range(32)]


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {"phase": facts["phase"], "played": facts["played"], "ace": facts["grace_ace"], "king": facts["grace_king"]}
