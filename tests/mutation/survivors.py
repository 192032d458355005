"""Mutants that play the same game although their tables differ, each with the reason why.

``EVERYWHERE`` holds wherever its condition on the declaration does; ``SAME_GAME`` holds for one game. A key is a regular
expression for the whole of what was changed.
"""

from __future__ import annotations

import re
from typing import Any

SAME_GAME: dict[str, dict[str, str]] = {}


def why_same(game: Any, what: str) -> str:
    """The reason, or nothing."""
    for pattern, why in SAME_GAME.get(game.slug, {}).items():
        if re.fullmatch(pattern, what):
            return why
    return ""
