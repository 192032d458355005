"""Cases of babette-lowest-card."""

from __future__ import annotations

from case_kit import case

parent = case("babette")
PACKS, KINDS, build, Watcher = parent.PACKS, parent.KINDS, parent.build, parent.Watcher
