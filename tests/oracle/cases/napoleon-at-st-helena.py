"""Cases of napoleon-at-st-helena."""

from __future__ import annotations

from case_kit import UP, Entry, Kit
from oracle_common import SUITS

PACKS = 2
KINDS = "fill t>t, fill w>t, marry t>t, marry w>t, play t>f, play w>f, turn"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS * 2)
    columns, w, s = kit.cut(kit.rest(), 3)
    return {"zones": {"f": f, "t": kit.spread(columns, 10), "w": [w], "s": [s]}}
