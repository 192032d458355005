"""The Labyrinth, found foundations: aces and kings are dealt and played like other cards."""

from dataclasses import replace

from cadogan.plugins.labyrinth import game as _labyrinth

from cadogan.declare import Foundations

game = _labyrinth.variant(
    "labyrinth-found-foundations",
    "The Labyrinth (found foundations)",
    zones=tuple(replace(zone, withdrawn=False) if isinstance(zone, Foundations) else zone for zone in _labyrinth.zones),
)
