"""Registers a game, then raises: none of it is kept."""

import cadogan
from cadogan.declare import Game, Lay, Play, foundations, packets

game = Game(
    "half-registered",
    "Half Registered",
    zones=(foundations(4), packets(7)),
    deal=(Lay("t", rounds=0),),
    moves=(Play("t"),),
)


@cadogan.hookimpl
def cadogan_register_games(register):
    register(game)
    raise RuntimeError("the dog ate the other game")
