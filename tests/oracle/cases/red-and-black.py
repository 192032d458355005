"""Cases of red-and-black."""

from __future__ import annotations

from case_kit import UP, Entry, Kit, case
from oracle_common import SUITS

PACKS = 2
KINDS = "marry t>t, marry w>t, play t>f, play w>f, redeal, turn"
olympus = case("mount-olympus")  # its packets are refilled alike


def build(kit: Kit, late: bool) -> Entry:
    return olympus.refilled(kit, kit.in_suit(late, UP, SUITS * 2, 1), 8)


def beginnings() -> list[Entry]:
    return olympus.near_redeal(build)
