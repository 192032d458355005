"""A plugin of cadogan: Golf and two relatives."""

from collections.abc import Callable

import cadogan
from cadogan.declare import Game
from cadogan_golf.games import divisors, golf, level_golf


@cadogan.hookimpl
def cadogan_register_games(register: Callable[[Game], None]) -> None:
    """Called once, when somebody asks for the games."""
    for game in (golf, level_golf, divisors):
        register(game)
