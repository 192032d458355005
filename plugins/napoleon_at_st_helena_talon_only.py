"""Napoleon at St. Helena, talon only: nothing but the talon's top card goes to an empty column."""

from cadogan.plugins.napoleon_at_st_helena import game as _napoleon

from cadogan.declare import Fill, Marry, Play, Turn, in_suit

game = _napoleon.variant(
    "napoleon-at-st-helena-talon-only",
    "Napoleon at St. Helena (talon only)",
    moves=(
        Play("t w"),
        Marry("t w", "t", in_suit(-1)),
        Fill("w", "t"),
        Turn(),
    ),
)
