"""A plugin of cadogan: FreeCell and Eight Off."""

from collections.abc import Callable

import cadogan
from cadogan.declare import Game
from cadogan_freecell.games import eight_off, freecell


@cadogan.hookimpl
def cadogan_register_games(register: Callable[[Game], None]) -> None:
    """Called once, when somebody asks for the games."""
    register(freecell)
    register(eight_off)
