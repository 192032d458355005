"""Babette, lowest card: of each column only the lowest card is free."""

from dataclasses import replace

from cadogan.declare import below_in_column

from .babette import game as _babette

_ACES, _KINGS, _TABLEAU, _PACK = _babette.zones

game = _babette.variant(
    "babette-lowest-card",
    "Babette (lowest card)",
    zones=(_ACES, _KINGS, replace(_TABLEAU, blocked=below_in_column(13, 8)), _PACK),
)
