"""A game: its declaration, compiled on first use, and everything that begins with it."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cadogan.errors import InvalidMoveError, InvalidPositionError

if TYPE_CHECKING:
    from cadogan._core.tables import Rules
    from cadogan.card import Card
    from cadogan.compile import Compiled
    from cadogan.declare import Game as Declaration
    from cadogan.position import Move, Position

MAX_NUMBER = 2**64 - 1
# Moves belong to the rules that made them: a game must never have two.
_COMPILING = threading.RLock()


@dataclass(frozen=True)
class ZoneInfo:
    """A zone as front ends see it."""

    name: str
    letter: str
    role: str
    count: int


class Game:
    """One game. Immutable; shared freely between threads.

    Args:
        declaration: what the plugin declares.
        distribution: name of the distribution that it comes from.
    """

    def __init__(self, declaration: Declaration, distribution: str = "") -> None:
        self.declaration = declaration
        self.distribution = distribution
        self._rules: Rules | None = None

    slug = property(lambda self: self.declaration.slug, doc="Its name in commands and records.")
    title = property(lambda self: self.declaration.title, doc="Its name for people.")
    number = property(lambda self: self.declaration.number, doc="Its number in the book, or None.")
    variant_of = property(lambda self: self.declaration.variant_of, doc="Slug of the game that it varies, or None.")
    packs = property(lambda self: self.declaration.packs, doc="How many packs.")
    aliases = property(lambda self: self.declaration.aliases, doc="Other names.")
    rules_version = property(lambda self: self.declaration.rules_version, doc="Goes up when the rules change.")

    @cached_property
    def hooked(self) -> bool:
        """Some rule is a Python function: the core must ask it."""
        hooks = self.declaration.hooks
        return hooks.moves is not None or hooks.won is not None

    @property
    def cards(self) -> int:
        """Cards of the whole pack, those left out included."""
        return len(self.deck)

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """The faces of the whole pack, in the order that is shuffled."""
        from cadogan.compile import deck

        return tuple(deck(self.declaration))

    @cached_property
    def compiled(self) -> Compiled:
        """The declaration's tables and names; made on first use.

        Raises:
            DeclarationError: the declaration is at fault.
        """
        from cadogan.compile import compile_game

        return compile_game(self.declaration)

    @property
    def rules(self) -> Rules:
        """The core's tables; made once, whatever threads ask for them first."""
        rules = self._rules
        if rules is None:
            from cadogan._core.tables import Rules

            with _COMPILING:
                if self._rules is None:
                    self._rules = Rules(self.compiled)
                    self._rules.game = self
                rules = self._rules
        return rules

    @property
    def redeals(self) -> int | None:
        """How many ``redeal`` moves a game can have; None: no bound, or none known beforehand."""
        return self.compiled.redeals

    @property
    def action_count(self) -> int:
        """Move ids run from 0 to action_count − 1."""
        return self.compiled.actions.count

    @cached_property
    def zones(self) -> tuple[ZoneInfo, ...]:
        """The table's zones; a letter shared by several groups of places is one zone."""
        found: dict[str, ZoneInfo] = {}
        for zone in self.compiled.places.zones:
            if zone.hidden:
                continue
            old = found.get(zone.letter)
            name = "foundations" if old else zone.name
            found[zone.letter] = ZoneInfo(name, zone.letter, zone.role, zone.count + (old.count if old else 0))
        return tuple(found.values())

    def deal(self, number: int | None = None, *, cards: Iterable[Card | str] | None = None, seed: int = 0) -> Position:
        """The position in which a deal first asks something of the player.

        Args:
            number: deal number, 0 … 2⁶⁴−1.
            cards: instead of a number: the whole pack, top card first.
            seed: with ``cards``, seed of the shuffles to come.

        Raises:
            InvalidPositionError: the number is out of range, or the cards are not the whole pack.
        """
        from cadogan.position import Position

        position = Position(self)
        if cards is not None:
            if number is not None:
                raise InvalidPositionError("a deal has a number or cards, not both")
            position._deal_cards(self._whole_pack(cards), _in_range(seed, "seed"))
        else:
            position._deal(_in_range(number if number is not None else 0, "deal number"))
        return position

    def _whole_pack(self, cards: Iterable[Card | str]) -> list[int]:
        from cadogan.card import CARDS
        from cadogan.notation import parse_card, whole_pack_fault

        faces = [parse_card(card, f"card {i + 1} of the deal").face for i, card in enumerate(cards)]
        fault = whole_pack_fault(self, faces)
        if fault:
            raise InvalidPositionError(f"the deal's cards are not the whole pack: {fault}")
        unlike = faces[: self.declaration.unlike]
        for i, face in enumerate(unlike):
            if face in unlike[:i]:
                raise InvalidPositionError(
                    f"card {i + 1} of the deal: {CARDS[face]} is among the first {len(unlike)} twice"
                )
        return faces

    def position(self, text: str) -> Position:
        """The position of a notation.

        Raises:
            InvalidPositionError: it is none, or one of another game.
        """
        from cadogan.notation import parse_position

        return parse_position(self, text)

    def from_zones(
        self, zones: Mapping[str, Sequence[Sequence[Card | str]]], counters: Mapping[str, Any] | None = None
    ) -> Position:
        """Any position: after the deal, counters at their start, unless given.

        Where rows or rounds are dealt at will until the pack is out, a pack that holds cards says that the next may
        be dealt.

        Args:
            zones: by letter the piles in place order, each bottom first. They hold the whole pack; zones left out
                are empty.
            counters: ``phase``, ``redeals``, ``seed``, ``cursor``, the game's own counters by name, and ``hidden``
                (by letter, how many cards at the bottom of each pile lie face down).

        Raises:
            InvalidPositionError: the message names the card and the place at fault.
        """
        from cadogan.notation import position_from_zones

        return position_from_zones(self, zones, counters or {})

    def move(self, number: int) -> Move:
        """The move with this id.

        Raises:
            InvalidMoveError: no move has it.
        """
        from cadogan.position import make_move

        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < self.action_count:
            raise InvalidMoveError(f"{number!r} is no move id of {self.slug} (0 to {self.action_count - 1})")
        return make_move(self, self.compiled.actions.code_of(number))

    def rules_text(self) -> str:
        """The rules in words, generated from the declaration."""
        from cadogan.describe import rules_text

        return rules_text(self)

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from cadogan.registry import game

        return game, (self.slug,)


def _in_range(number: object, what: str) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MAX_NUMBER:
        raise InvalidPositionError(f"{what} {number!r}: expected a whole number from 0 to 2**64 - 1")
    return number
