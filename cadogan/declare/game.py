"""A game's declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from cadogan.declare.cards import Signed
from cadogan.declare.deal import Step, Withdraw
from cadogan.declare.moves import Move
from cadogan.declare.zones import Zone


@dataclass(frozen=True)
class Score:
    """A score.

    Attributes:
        base: points before any card is home.
        each: points for every card home.
    """

    base: Signed = 0
    each: Signed = 1


@dataclass(frozen=True)
class LinesMake:
    """Won when on every line of these families (``"row column"``) the cards' values make this total."""

    lines: str
    total: int


@dataclass(frozen=True)
class Hooks:
    """Python functions for what no word says (third-party games; slow: the core calls Python for every position).

    Attributes:
        moves: ``(position, texts) -> iterable of texts``: of the moves that the declared words allow, those that stay
            legal.
        won: ``(position) -> bool``, instead of the declared win condition.
    """

    moves: Callable[[Any, list[str]], Iterable[str]] | None = None
    won: Callable[[Any], bool] | None = None


@dataclass(frozen=True)
class Game:
    """One game, declared.

    Attributes:
        slug: its name in commands and records, ``lower-case-with-hyphens``.
        title: its name for people.
        number: its number in the book (None for a variant or a game of another source).
        variant_of: slug of the game of which it is a variant.
        packs: packs of 52 cards, 1 to 4.
        piquet: packs of 32 (A 7 8 9 10 J Q K).
        deck: instead of packs: the cards, in the order that is shuffled (cards that take no part are withdrawn out of
            play).
        unlike: so many cards on top of the shuffled pack are of one pack, without duplicates: that pack is shuffled,
            the rest of it and the other packs are shuffled after one jump and lie beneath.
        zones: the table.
        withdraw: cards taken out before the deal.
        deal: the deal's steps.
        moves: what the player may do, and what happens at once, in the order in which it is looked for.
        win: ``foundations`` (every one complete) or ``removed`` (every card removed), a number of cards home, or
            LinesMake.
        score: what a position is worth (None: the game has no score).
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
    deck: str = ""
    unlike: int = 0
    win: str | int | LinesMake = "foundations"
    score: Score | None = None
    rules_version: int = 1
    history: str = ""
    hooks: Hooks = field(default_factory=Hooks)

    def variant(self, slug: str, title: str, **changes: Any) -> Game:
        """A game that differs from this one in these fields, and has no number of its own."""
        words = {"number": None, "aliases": (), "variant_of": self.variant_of or self.slug} | changes
        return replace(self, slug=slug, title=title, **words)
