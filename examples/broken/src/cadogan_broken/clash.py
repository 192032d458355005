"""Takes a name that another game has."""

import cadogan
from cadogan.declare import Game, Lay, Play, foundations, packets

game = Game(
    "klondike",
    "Another Klondike",
    zones=(foundations(4), packets(7)),
    deal=(Lay("t", rounds=0),),
    moves=(Play("t"),),
)


@cadogan.hookimpl
def cadogan_register_games(register):
    register(game)
