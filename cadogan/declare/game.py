"""A game's declaration."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cadogan.declare.deal import Step, Withdraw
from cadogan.declare.moves import Move
from cadogan.declare.zones import Zone


@dataclass(frozen=True)
class Score:
    """A score of ``base`` points and ``each`` more for every card home."""

    base: int = 0
    each: int = 1


@dataclass(frozen=True)
class Hooks:
    """Python functions for what no word says (third-party games; slow: the core calls Python for every position).

    Attributes:
        moves: ``(position) -> iterable of move texts`` that the declared words allow, of which only these stay legal.
        won: ``(position) -> bool``, instead of the declared win condition.
    """

    moves: Callable[[Any], Any] | None = None
    won: Callable[[Any], bool] | None = None


@dataclass(frozen=True)
class Game:
    """One game, declared.

    Attributes:
        slug: its name in commands and records, ``lower-case-with-hyphens``.
        title: its name for people.
        number: its number in the book (None for a variant or a game of another source).
        variant_of: slug of the game of which it is a variant.
        packs: packs of 52 cards, 1 to 4; ``piquet``: of 32 (7 8 9 10 J Q K A).
        leave_out: cards that take no part; they lie out of play from the start (Withdraw says which).
        zones: the table.
        withdraw: cards taken out before the deal.
        deal: the deal's steps.
        moves: what the player may do, and what happens at once, in the order in which it is looked for.
        win: ``foundations`` (every one complete) or ``removed`` (every card removed), or a number of cards home.
        score: None where the game has none.
        rules_version: goes up with every change of the rules.
        history: a line on where the game comes from.
    """

    slug: str
    title: str
    number: int | None = None
    packs: int = 1
    zones: tuple[Zone, ...] = ()
    deal: tuple[Step, ...] = ()
    moves: tuple[Move, ...] = ()
    withdraw: tuple[Withdraw, ...] = ()
    variant_of: str | None = None
    aliases: tuple[str, ...] = ()
    piquet: bool = False
    win: str | int = "foundations"
    score: Score | None = None
    rules_version: int = 1
    history: str = ""
    hooks: Hooks = field(default_factory=Hooks)
