"""Oracle for Napoleon's Square with single cards, a variant of game 18.

Twelve single cards instead of packets of four; otherwise Napoleon's Square. No packet can then hold a king that covers
anything before the first move, so nothing is ever tucked (save in a position that was loaded).
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

_spec = importlib.util.spec_from_file_location(
    "oracle_parent_napoleons_square", Path(__file__).with_name("napoleons-square.py")
)
assert _spec is not None and _spec.loader is not None
_parent = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_parent)

SLUG = "napoleons-square-singles"
PACKS = 2


class Oracle(_parent.Oracle):
    DEALT = 1
