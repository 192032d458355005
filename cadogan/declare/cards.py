"""Words for cards: which cards a rule speaks of, what may go on what, and what a foundation takes.

A set of cards is an int with a bit a face (suit × 13 + rank, suits C D H S, ranks A … K).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from cadogan.errors import DeclarationError

SUITS = "CDHS"
RANKS = "A23456789TJQK"
RED = "DH"
ALL_FACES = (1 << 52) - 1
_GROUPS = {
    "red": "DH",
    "black": "CS",
    "clubs": "C",
    "diamonds": "D",
    "hearts": "H",
    "spades": "S",
}


def face(code: str) -> int:
    """The face number of a two-letter code (``10H`` is accepted for ``TH``).

    Raises:
        ValueError: it is no card.
    """
    text = code.upper().replace("10", "T")
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise ValueError(f"{code!r} is no card (a rank A 2 … 9 T J Q K, then a suit C D H S)")
    return SUITS.index(text[1]) * 13 + RANKS.index(text[0])


def code_of(face_number: int) -> str:
    """The two-letter code of a face number."""
    return RANKS[face_number % 13] + SUITS[face_number // 13]


def cards(text: str, field: str = "cards") -> int:
    """The set that a text names: ``"K"``, ``"A Q"``, ``"red J"``, ``"6C 7H"``, ``"red"``; several of these between
    commas.

    Raises:
        DeclarationError: a word is neither a rank, a card, a colour nor a suit.
    """
    total = 0
    for part in text.split(","):
        suits, named, ranks = SUITS, 0, ""
        words = part.split()
        if words and words[0] in _GROUPS:
            suits = _GROUPS[words.pop(0)]
        for word in words:
            if word.upper().replace("10", "T") in RANKS and word:
                ranks += word.upper().replace("10", "T")
                continue
            try:
                named |= 1 << face(word)
            except ValueError:
                raise DeclarationError(
                    f"{word!r} in {text!r}: expected ranks (A 2 … K), cards (6C), a colour (red, black) or a suit",
                    field=field,
                ) from None
        if not words:
            ranks = RANKS
        for suit in suits:
            for rank in ranks:
                total |= 1 << face(rank + suit)
        total |= named
    return total


Signed = Annotated[int, "may be below 0"]


@dataclass(frozen=True)
class Relation:
    """Which card may go on which.

    Attributes:
        steps: the moved card's rank less the rank of the card it goes on, in ``order``.
        suit: ``same``, ``any``, or ``alternate`` (the other colour).
        wrap: the last rank of the order and the first are neighbours.
        order: the order of ranks.
        totals: values (A=1 … K=13) of the two cards that also make a fit, whatever the steps.
        never_on: cards on which nothing goes.
        never: cards that go on nothing.
        differ: ``value`` or ``face``: instead of all this, any two cards that differ in it.
    """

    steps: tuple[Signed, ...] = ()
    suit: str = "same"
    wrap: bool = False
    order: str = RANKS
    totals: tuple[int, ...] = ()
    never_on: str = ""
    never: str = ""
    differ: str = ""

    def table(self) -> list[int]:
        """For each face, the set of faces that it may go on."""
        never = cards(self.never, "relation.never") if self.never else 0
        never_on = cards(self.never_on, "relation.never_on") if self.never_on else 0
        return [
            sum(1 << b for b in range(52) if self._fits(a, b) and not never_on >> b & 1) if not never >> a & 1 else 0
            for a in range(52)
        ]

    def _fits(self, a: int, b: int) -> bool:
        if self.differ:
            return a % 13 != b % 13 if self.differ == "value" else a != b
        if self.suit == "same" and a // 13 != b // 13:
            return False
        if self.suit == "alternate" and (SUITS[a // 13] in RED) == (SUITS[b // 13] in RED):
            return False
        if a % 13 + b % 13 + 2 in self.totals:
            return True
        rank_a, rank_b = RANKS[a % 13], RANKS[b % 13]
        if rank_a not in self.order or rank_b not in self.order:
            return False
        step = self.order.index(rank_a) - self.order.index(rank_b)
        n = len(self.order)
        return any(step == k or (self.wrap and (step - k) % n == 0) for k in self.steps)


def in_suit(*steps: int, wrap: bool = False, order: str = RANKS) -> Relation:
    """On a card of the same suit: ``in_suit(-1)`` is the book's marriage downward."""
    return Relation(steps, "same", wrap, order)


def any_suit(*steps: int, wrap: bool = False, order: str = RANKS) -> Relation:
    """On a card of whatever suit."""
    return Relation(steps, "any", wrap, order)


def alternate(*steps: int, wrap: bool = False, order: str = RANKS) -> Relation:
    """On a card of the other colour."""
    return Relation(steps, "alternate", wrap, order)


def sums(*totals: int, suit: str = "any", steps: tuple[int, ...] = ()) -> Relation:
    """Cards whose values make one of these totals."""
    return Relation(steps, suit, totals=totals)


ANY_CARD = Relation(tuple(range(-12, 13)), "any")


def ranks_of(text: str, field: str) -> str:
    """Ranks in the order that a text names: ``"A..K"``, ``"K..A"``, ``"A K 2 Q"``; parts are joined.

    Raises:
        DeclarationError: a word is no rank.
    """
    out = ""
    for word in text.upper().replace("10", "T").split():
        first, dots, last = word.partition("..")
        if first not in RANKS or not first or (dots and (last not in RANKS or not last)):
            raise DeclarationError(f"{word!r} in {text!r}: expected ranks like A..K, K..A or A K 2 Q", field=field)
        if not dots:
            out += first
            continue
        i, j = RANKS.index(first), RANKS.index(last)
        out += RANKS[i : j + 1] if i <= j else RANKS[j : i + 1][::-1]
    return out


def rank_set(rank: str, suits: Iterable[str]) -> int:
    """The faces of a rank in these suits."""
    return sum(1 << face(rank + suit) for suit in suits)


def rank_sets(ranks: Iterable[str], suits: Iterable[str]) -> int:
    """The faces of several ranks in these suits."""
    wanted = tuple(suits)
    return sum(rank_set(rank, wanted) for rank in ranks)
