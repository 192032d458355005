"""Words for what the player may do, and for what happens at once.

``when`` is a text of conditions between commas, all of which must hold: a phase of the deal (``play`` is the one after
it; ``deal/play`` either of two), ``pack out``, ``talon out``, ``redealt``, ``card in hand``; ``not`` before a condition
turns it round. Every move is open in phase ``play`` unless ``when`` names a phase.

``from_`` and ``to`` are sets of places (see zones). A source's card must be available: the top of its place, not
blocked. ``lone(t)`` takes only a place's single card, ``fresh(w)`` only the card just turned (or dealt in the newest
row), ``run(t)`` the whole face-up run, ``each(a)`` every card of its pile as if it lay alone. A card that lies face
down is never available.

Names of counters may end in ``:suit`` (``needs="crossing:suit"``): a counter for each suit, of which the moved card's
is meant. Set, it remembers the place to which the card went; needed, it must remember the place that the card leaves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cadogan.declare.cards import Relation
from cadogan.declare.deal import Sorted

Near = Mapping[str, str]


@dataclass(frozen=True)
class Move:
    """What all moves have in common.

    Attributes:
        when: conditions.
        once: name of a right that the move uses up; each name is a counter of the position.
        unless: labels of moves of which none may be possible.
        needs: names of counters that must be set.
        before: names of counters that must not be set yet.
        sets: names of counters that the move sets to 1.
        clears: names of counters that the move sets to 0 (a right used is given back).
        label: a name for ``unless``.
    """

    when: str = field(default="", kw_only=True)
    once: str = field(default="", kw_only=True)
    unless: str = field(default="", kw_only=True)
    needs: str = field(default="", kw_only=True)
    before: str = field(default="", kw_only=True)
    sets: str = field(default="", kw_only=True)
    clears: str = field(default="", kw_only=True)
    label: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class Play(Move):
    """A card goes to a foundation that it fits.

    Attributes:
        cards: only these.
        only: ``begin`` (a foundation that holds no card) or ``continue``.
        at_once: the engine does it as soon as it can; ``ask`` when of two or more that exclude one another (one card
            for two places, two cards for one place) the player chooses.
        near: which foundations a place may play to; ``"h"`` is replaced by the place on which the card in hand would
            fall.
        barred_by: while a card of these places fits the same (begun) foundation, no other may be played there.
        enables: afterwards the foundation must want a card that these places show.
        once_each: a right of each source place, named by it.
        leaving: cards that must stay beneath.
        base: the player chooses the game's base with it.
        cross: it comes from another foundation, on which it was played before.
        row: instead of the top, the card of this row of its column (1 = the first dealt), when others lie on it.
    """

    from_: str
    to: str = "f"
    cards: str = ""
    only: str = ""
    at_once: bool | str = False
    near: Near = field(default_factory=dict)
    barred_by: str = ""
    enables: str = ""
    once_each: str = ""
    leaving: int = 0
    cross: bool = False
    base: bool = False
    row: int = 0


@dataclass(frozen=True)
class Marry(Move):
    """A card goes on another card by a relation.

    Attributes:
        cards: only these.
        near: which places a place may go on (both ways are written out).
        leaving: cards that must stay beneath the moved one.
        at_most: the target's pile holds no more cards than this.
        onto: cards that may be covered.
    """

    from_: str
    to: str
    relation: Relation
    cards: str = ""
    onto: str = ""
    near: Near = field(default_factory=dict)
    leaving: int = 0
    at_most: int = 0


@dataclass(frozen=True)
class Fill(Move):
    """A card goes to an empty place, freely.

    Attributes:
        cards: which cards.
        alone: a place's only card may move too.
        near: which places a place may fill.
        leaving: cards that must stay beneath.
        line: the target's whole line (name of a line family) must be empty; its other places are then filled at once,
            talon before pack.
        swap: the move is called a swap (cards change places in a reserve).
    """

    from_: str
    to: str
    cards: str = ""
    alone: bool = False
    near: Near = field(default_factory=dict)
    leaving: int = 0
    line: str = ""
    swap: bool = False


@dataclass(frozen=True)
class Refill(Move):
    """Gaps are filled.

    Attributes:
        places: which, in place order.
        sources: places of talon and pack, in order.
        timing: ``at once``, or ``one act`` (at the player's word, before a card is turned or a row dealt).
        choose: at once, from these available cards, the player choosing.
        near: with ``choose``, which place may be filled from which.
        upto: cards that each place should hold.
        emptied: only places that hold no card.
        newest: only the newest row.
        together: every gap is filled before anything else is looked at.
    """

    places: str
    sources: str = "w s"
    timing: str = "at once"
    choose: str = ""
    near: Near = field(default_factory=dict)
    upto: int = 1
    emptied: bool = False
    newest: bool = False
    together: bool = False


@dataclass(frozen=True)
class Turn(Move):
    """The next card of the pack is turned on to the talon.

    Attributes:
        sort: each kind of cards to its own (see Sorted).
        pursue: as long as there are gaps that the pack can fill the engine turns at once.
        of: instead, the first card of these places that lies face down is turned up where it lies.
    """

    sort: tuple[Sorted, ...] = ()
    pursue: bool = False
    of: str = ""


@dataclass(frozen=True)
class Remove(Move):
    """Two available cards leave the game together.

    Attributes:
        relation: which two (``sums(14)``).
        lines: line families (``row``, ``column``) of one of which both must be; empty: anywhere.
        total: what the three cards of ``court`` make.
        court: three cards, none of these, any two of which fit the relation and which make ``total``, with one of these
            cards.
    """

    from_: str
    relation: Relation
    lines: str = ""
    court: str = ""
    total: int = 0


@dataclass(frozen=True)
class Swap(Move):
    """Two cards change places.

    Attributes:
        relation: which two (``Relation(differ="value")``).
        marks: name under which the two places are remembered.
        spares: the places remembered under that name take no part.
        to: the second of the two lies here (else both lie in ``from_``).
        cards: the first is one of these.
    """

    from_: str
    relation: Relation
    to: str = ""
    marks: str = ""
    spares: str = ""
    cards: str = ""


@dataclass(frozen=True)
class Joint(Move):
    """Two cards are played together, each to a foundation that it fits: one of each set of places.

    Attributes:
        pairs: or both cards of a pile here, the one that ``first_to`` takes and the one that ``second_to`` takes.
    """

    first: str
    second: str
    first_to: str
    second_to: str
    pairs: str = ""


@dataclass(frozen=True)
class SetAside(Move):
    """Any card of these places, blocked or not, goes to the hand, from where it may be played.

    Attributes:
        to: instead of the hand, the pile to which the available card of these places goes.
        fits: so many foundations must take the card now.
    """

    from_: str
    to: str = "h"
    fits: int = 0


@dataclass(frozen=True)
class Tuck(Move):
    """The uppermost card of a kind goes under its packet.

    Attributes:
        over_same_suit: somewhere beneath it must lie a card of its suit, of lower value.
        both_copies: the same must hold of its other copy, in another packet.
    """

    from_: str
    cards: str
    over_same_suit: bool = True
    both_copies: bool = True


@dataclass(frozen=True)
class ChooseBase(Move):
    """One of the cards in hand becomes the first base.

    Attributes:
        rest: where the others are laid, in their order.
    """

    from_: str
    rest: str = ""


@dataclass(frozen=True)
class Pay(Move):
    """When the pack is out, for each of these cards laid on the talon since the last payment and still there so many
    others (and those met on the way) are taken from the talon's bottom and are the new pack."""

    cards: str
    each: int
    mark: str = "paid"


@dataclass(frozen=True)
class Scatter(Move):
    """The next packet, each once, is dealt round the places on its right and its own; empty packets lose their turn."""

    places: str
    count: str = "redistributed"


@dataclass(frozen=True)
class Redeal(Move):
    """What is gathered when the pack is out, and dealt again.

    Attributes:
        times: how many; None: without limit.
        gather: places, in the order in which they are picked up (the last is dealt first).
        shuffle: the gathered cards are shuffled.
        again: the deal's steps are run again (else the cards are the new pack).
    """

    times: int | None
    gather: str
    shuffle: bool = False
    again: bool = True
