"""Cases of spensers-fairie-queen."""

from __future__ import annotations

from case_kit import UP, Entry, Kit, arranged
from oracle_common import SUITS

PACKS = 2
KINDS = "deal, marry t>t, play t>f"
PHASES = "deal play"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP[:12], SUITS * 2, 1)
    kings = kit.rest(lambda card: card[0] == "K")
    t = [[king, *pile] for king, pile in zip(kings, kit.spread(kit.rest(), 8), strict=True)]
    return {"zones": {"f": f, "t": t}}


def beginnings() -> list[Entry]:
    return [
        {"cards": arranged(2, f"spensers-fairie-queen {k}", ("KA2", "A23")[k % 2], 60), "length": 30} for k in range(10)
    ]
