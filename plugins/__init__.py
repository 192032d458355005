"""The built-in games, one file each. They come in through anybody's hook and know nothing but the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules

from cadogan.declare import Game
from cadogan.hookspecs import hookimpl


def _declared() -> Iterator[Game]:
    """What the modules here call ``game`` (one) or ``games`` (several: a game and its variants)."""
    for module in iter_modules(__path__, f"{__name__}."):
        found = import_module(module.name)
        yield from getattr(found, "games", ())
        if hasattr(found, "game"):
            yield found.game


@hookimpl
def cadogan_register_games(register: Callable[[Game], None]) -> None:
    """Register them in the book's order, then by name."""
    for game in sorted(_declared(), key=lambda one: (one.number is None, one.number, one.slug)):
        register(game)
