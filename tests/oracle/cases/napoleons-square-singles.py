"""Cases of napoleons-square-singles."""

from __future__ import annotations

import random

from case_kit import Entry, Kit, case

parent = case("napoleons-square")
PACKS, KINDS, build, facts = parent.PACKS, parent.KINDS, parent.build, parent.facts


def beginnings() -> list[Entry]:
    """Only in positions that are loaded are there kings to tuck."""
    return [parent.opening(Kit(2, random.Random(f"opening {k}"))) for k in range(40)]
