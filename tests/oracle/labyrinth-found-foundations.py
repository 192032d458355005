"""Oracle for a variant of game 25, The Labyrinth: aces and kings are not withdrawn, they are dealt and played."""

from __future__ import annotations

import importlib.util
from pathlib import Path

_SPEC = importlib.util.spec_from_file_location("oracle_parent_labyrinth", Path(__file__).with_name("labyrinth.py"))
_PARENT = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(_PARENT)

SLUG = "labyrinth-found-foundations"
PACKS = _PARENT.PACKS


class Oracle(_PARENT.Oracle):
    """An empty foundation wants its base, which is played at will like any card; so the parent's rules do."""

    @classmethod
    def deal_cards(cls, cards: list[str], seed: int = 0) -> Oracle:
        _PARENT._check_pack(cards)
        new = cls()
        new.seed = seed
        new.s = list(reversed(cards))
        new._next_row()
        return new

    def kind(self, text: str) -> str:
        if text in ("deal", "fill"):
            return text
        return "aside" if text.endswith(">h") else "play"

    def copy(self) -> Oracle:
        new = type(self)()
        new.rows = [[list(place) for place in row] for row in self.rows]
        new.f = [list(p) for p in self.f]
        new.s = list(self.s)
        new.h = list(self.h)
        new.aside = self.aside
        new.redeals = self.redeals
        new.seed = self.seed
        return new
