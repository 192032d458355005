"""Oracle for a variant of game 22, Babette: only the lowest card of each column plays."""

from __future__ import annotations

import importlib.util
from pathlib import Path

_SPEC = importlib.util.spec_from_file_location("oracle_parent_babette", Path(__file__).with_name("babette.py"))
_PARENT = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(_PARENT)

SLUG = "babette-lowest-card"
PACKS = _PARENT.PACKS


class Oracle(_PARENT.Oracle):
    def _available(self) -> list[tuple[int, int]]:
        """Rows and columns (from 0) of the lowest card in each column."""
        found = []
        for c in range(_PARENT.COLUMNS):
            taken = [r for r, row in enumerate(self.rows) if row[c]]
            if taken:
                found.append((taken[-1], c))
        return found
