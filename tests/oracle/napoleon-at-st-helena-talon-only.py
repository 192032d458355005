"""Oracle for Napoleon at St. Helena where the talon alone fills an empty column, a variant of game 2.

An empty column takes the talon's top only, neither a card of another column nor the pack's next; otherwise the same.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

_spec = importlib.util.spec_from_file_location(
    "oracle_parent_napoleon_at_st_helena", Path(__file__).with_name("napoleon-at-st-helena.py")
)
assert _spec is not None and _spec.loader is not None
_parent = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_parent)

SLUG = "napoleon-at-st-helena-talon-only"
PACKS = 2


class Oracle(_parent.Oracle):
    def legal_moves(self) -> list[str]:
        empty = {f"t{j}" for j, column in enumerate(self.t, 1) if not column}
        moves = super().legal_moves()
        return [text for text in moves if text == "turn" or text[0] == "w" or text.split(">")[1] not in empty]

    def kind(self, text: str) -> str:
        if text == "turn":
            return "turn"
        if ">f" in text:
            return "play"
        return "marry" if self._pile(text.split(">")[1]) else "fill"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new
