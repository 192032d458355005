"""Every error that cadogan raises on purpose; each also derives from the built-in that a Python user expects."""

from __future__ import annotations


def one_line(message: object) -> str:
    """A message as one printable line, whatever it quotes."""
    text = " ".join(str(message).split())
    return "".join(sign if sign.isprintable() else "?" for sign in text)


class CadoganError(Exception):
    """Base of all errors of cadogan. Its message is one line that names the thing at fault."""

    def __init__(self, message: object = "") -> None:
        super().__init__(one_line(message))


class InvalidMoveError(CadoganError, ValueError):
    """The text is not a move of this game, or the object not one of its moves."""


class IllegalMoveError(CadoganError, ValueError):
    """The move exists, but not in this position; the message says why."""


class AmbiguousMoveError(CadoganError, ValueError):
    """The text fits several legal moves; the message lists them."""


class InvalidPositionError(CadoganError, ValueError):
    """Cards, zones, counters or a notation that make no position of the game."""


class InvalidRecordError(CadoganError, ValueError):
    """A record that cannot be read, is cut short, or is not a record."""


class UnknownGameError(CadoganError, LookupError):
    """No game has that name; the message suggests those that are near."""


class DeclarationError(CadoganError, ValueError):
    """A plugin author's mistake.

    Attributes:
        field: the declaration's field at fault, as ``zones[1].count``; empty when there is none.
    """

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.field = field


class PluginError(CadoganError, RuntimeError):
    """A plugin that cannot be loaded, or whose games clash with others; the message names its distribution."""


class PluginWarning(UserWarning):
    """A plugin was left out; everything else goes on."""
