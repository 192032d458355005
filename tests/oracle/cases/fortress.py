"""Cases of fortress."""

from __future__ import annotations

from case_kit import UP, Entry, Kit
from oracle_common import SUITS

PACKS = 1
KINDS = "fill t>t, marry t>t, play t>f"


def build(kit: Kit, late: bool) -> Entry:
    return {"zones": {"f": kit.in_suit(late, UP, SUITS), "t": kit.spread(kit.rest(), 10)}}
