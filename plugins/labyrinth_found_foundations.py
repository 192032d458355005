"""The Labyrinth, found foundations: aces and kings are dealt and played like other cards."""

from dataclasses import replace

from cadogan.plugins.labyrinth import game as _labyrinth

_ACES, _KINGS, *_REST = _labyrinth.zones

game = _labyrinth.variant(
    "labyrinth-found-foundations",
    "The Labyrinth (found foundations)",
    zones=(replace(_ACES, withdrawn=False), replace(_KINGS, withdrawn=False), *_REST),
)
