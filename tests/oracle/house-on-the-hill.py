"""Oracle for The House on the Hill, a variant of game 1, La Belle Lucie.

As The House in the Wood, but four foundations go A to K and four K to A, one of each to a suit, and tops marry both up
and down.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

from oracle_common import RANKS, SUITS, suit, value

_spec = importlib.util.spec_from_file_location(
    "oracle_parent_house_in_the_wood", Path(__file__).with_name("house-in-the-wood.py")
)
assert _spec is not None and _spec.loader is not None
_parent = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_parent)

SLUG = "house-on-the-hill"
PACKS = 2


class Oracle(_parent.Oracle):
    def _hosts(self, card: str) -> list[str]:
        return [RANKS[v - 1] + suit(card) for v in (value(card) - 1, value(card) + 1) if 1 <= v <= 13]

    def _wanted(self) -> dict[str, list[int]]:
        """f1–4 go A to K, f5–8 K to A. A suit's two run contrary ways, so they are always two choices."""
        wanted: dict[str, list[int]] = {}
        for j, pile in enumerate(self.f, 1):
            height = len(pile)
            if height < 13:
                rank = RANKS[height] if j <= 4 else RANKS[12 - height]
                wanted.setdefault(rank + SUITS[(j - 1) % 4], []).append(j)
        return wanted
