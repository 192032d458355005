"""Imports a word that there is not."""

import cadogan
from cadogan.declare import Game, Teleport

game = Game("misspelled", "Misspelled", moves=(Teleport("t"),))


@cadogan.hookimpl
def cadogan_register_games(register):
    register(game)
