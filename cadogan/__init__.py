"""Patience games as data: exact rules, a compiled engine, simulations of millions of deals.

::

    import cadogan

    game = cadogan.game("napoleon-at-st-helena")
    position = game.deal(42)
    for move in position.legal_moves:
        print(move.text, move.kind)
    position.push("t3>t5")
"""

from pathlib import Path

__version__ = "0.1.0"

if not (Path(__file__).parent / "_core").is_dir():
    # This is the source tree, whose compiled half is in the installed package.
    from pkgutil import extend_path

    __path__ = extend_path(__path__, __name__)

# The modules game and simulate must be imported before the functions of their name take their place here.
from cadogan.card import Card
from cadogan.errors import (
    AmbiguousMoveError,
    CadoganError,
    DeclarationError,
    IllegalMoveError,
    InvalidMoveError,
    InvalidPositionError,
    InvalidRecordError,
    PluginError,
    PluginWarning,
    UnknownGameError,
)
from cadogan.game import Game
from cadogan.hookspecs import hookimpl
from cadogan.position import LegalMoves, Move, Outcome, Position, View, perft
from cadogan.record import Record
from cadogan.registry import game, games, register
from cadogan.simulate import Simulation, simulate

__all__ = [
    "AmbiguousMoveError",
    "CadoganError",
    "Card",
    "DeclarationError",
    "Game",
    "IllegalMoveError",
    "InvalidMoveError",
    "InvalidPositionError",
    "InvalidRecordError",
    "LegalMoves",
    "Move",
    "Outcome",
    "PluginError",
    "PluginWarning",
    "Position",
    "Record",
    "Simulation",
    "UnknownGameError",
    "View",
    "__version__",
    "game",
    "games",
    "hookimpl",
    "perft",
    "register",
    "simulate",
]
