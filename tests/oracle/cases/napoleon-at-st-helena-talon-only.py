"""Cases of napoleon-at-st-helena-talon-only."""

from __future__ import annotations

from case_kit import case

parent = case("napoleon-at-st-helena")
PACKS, build = parent.PACKS, parent.build
KINDS = "fill w>t, marry t>t, marry w>t, play t>f, play w>f, turn"
