"""Words for the deal: what is taken out, where cards are laid and in what order, when the player may act meanwhile.

A deal is a tuple of steps, carried out one after another; after the last the game waits for the player for ever, in
phase ``play`` unless the last step is a ``Wait`` of another phase.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Withdraw:
    """Before the deal, the first copies met from the top of the shuffled pack go to these places.

    Attributes:
        cards: a set of cards: one copy of each for ``copies`` = 1; "the first king" is ``first=True``.
        to: the places; foundations take each its base.
        copies: how many of each card.
        first: only the first card met of the whole set.
    """

    cards: str
    to: str
    copies: int = 1
    first: bool = False


@dataclass(frozen=True)
class Sorted:
    """What becomes of some cards as they come from the pack.

    Attributes:
        cards: which.
        to: ``next`` (begins the next place of the step's order) or places: a foundation that it fits, else the first
            empty one.
        otherwise: where it goes when those places are all full (else it is laid like any card).
    """

    cards: str
    to: str
    otherwise: str = ""


@dataclass(frozen=True)
class Lay:
    """Cards are dealt from the pack to places.

    Attributes:
        to: the places, in order.
        each: cards put on a place before the next place's turn.
        rounds: how often the whole order is gone through; 0: until the pack is out.
        counts: instead of ``each`` and ``rounds``: cards for each place.
        face_down: numbers (from 1) in the step's order of cards that are dealt face down.
        order: instead of ``each``: place words, one a card (empty: place after place).
        unit: cards in a row, circle or round (0: the whole order).
        stop: after each unit the player says when the next begins.
        in_hand: each card is a card in hand: what must be done at once with it is done, then the player may play it.
        chosen: with ``in_hand``: the player puts each card by a move from the hand; the order counts cards only.
        replaced: with ``in_hand``: for a card that is played from the hand another comes (False: it counts as laid).
        under: places in which each card is laid beneath those already there.
        pause: the player may play before the next card.
        newest: a card goes on the newest place; ``sort`` says which card begins the next.
        sort: what becomes of some cards.
        fresh: the cards of a unit are fresh until the next unit of the same places begins (see ``fresh`` in moves).
        phase: name of the phase while cards are laid.
        between: name of the phase when a unit is complete (default: the same).
        first_only: not in a redeal.
        reject: ``value in place``: a card whose value its place holds already goes under the pack and the next is
            tried.
    """

    to: str
    each: int = 1
    rounds: int = 1
    counts: tuple[int, ...] = ()
    face_down: tuple[int, ...] = ()
    order: str = ""
    unit: int = 0
    stop: bool = False
    in_hand: bool = False
    replaced: bool = True
    chosen: bool = False
    under: str = ""
    pause: bool = False
    newest: bool = False
    sort: tuple[Sorted, ...] = ()
    fresh: bool = False
    phase: str = "deal"
    between: str = ""
    first_only: bool = False
    reject: str = ""


@dataclass(frozen=True)
class Slip:
    """While a place's top is one of these cards it is slipped under its packet."""

    cards: str
    of: str
    first_only: bool = True


@dataclass(frozen=True)
class Lift:
    """The top of each place goes to its partner."""

    of: str
    to: str
    first_only: bool = True


@dataclass(frozen=True)
class PutBlock:
    """While a place's top is one of these cards, its top ``count`` cards are turned over as a block under the pack."""

    cards: str
    of: str
    count: int
    first_only: bool = True


@dataclass(frozen=True)
class Restart:
    """All cards are gathered and shuffled again, and the deal begins anew, as long as ``when`` holds.

    Attributes:
        when: ``won`` (the deal is won already) or ``short`` (no card left fits where the last step should lay one).
    """

    when: str


@dataclass(frozen=True)
class Wait:
    """The player's turn, for ever or until a condition holds.

    Attributes:
        phase: what it is called.
        until: a text of conditions, as in moves' ``when``.
    """

    phase: str = "play"
    until: str = ""


Step = Lay | Slip | Lift | PutBlock | Restart | Wait
