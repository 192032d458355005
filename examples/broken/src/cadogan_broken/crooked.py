"""A declaration with two mistakes, which shows only when the game is used."""

import cadogan
from cadogan.declare import Game, Lay, Marry, Play, foundations, in_suit, packets

game = Game(
    "crooked",
    "Crooked",
    zones=(foundations(4), packets(7)),
    deal=(Lay("t", rounds=0),),
    moves=(
        Play("w"),  # there is no talon
        Marry("t", "t", in_suit()),  # no step: nothing fits
    ),
)


@cadogan.hookimpl
def cadogan_register_games(register):
    register(game)
