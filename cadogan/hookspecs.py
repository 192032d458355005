"""What a plugin may implement. Hooks run when plugins are loaded and when a game is registered, never during play.

A distribution announces its plugin, a module or any other object, in the entry-point group ``cadogan``::

    [project.entry-points.cadogan]
    my-games = "my_games"

and implements a hook in it::

    import cadogan
    from my_games.storm import game

    @cadogan.hookimpl
    def cadogan_register_games(register):
        register(game)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pluggy

if TYPE_CHECKING:
    from cadogan.declare import Game as Declaration
    from cadogan.game import Game

PROJECT = "cadogan"

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


@hookspec
def cadogan_register_games(register: Callable[[Declaration], None]) -> None:
    """Bring in games.

    Args:
        register: takes one declaration (``cadogan.declare.Game``); call it once for each game. A slug or alias that
            another game has is refused, and with it everything that this plugin brings.
    """


@hookspec(historic=True)
def cadogan_game_registered(game: Game) -> None:
    """A game was registered; games that were there before the plugin are told to it as well.

    Args:
        game: the game. Its rules are not compiled yet, and asking for them here would slow every start.
    """
