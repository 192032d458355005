"""Napoleon's Square, of single cards: it begins with one card a packet."""

from cadogan.declare import Lay

from .napoleons_square import game as _square

game = _square.variant("napoleons-square-singles", "Napoleon's Square (single cards)", deal=(Lay("t"),))
