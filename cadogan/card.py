"""Playing cards as people and programs write them."""

from __future__ import annotations

from cadogan.declare.cards import RANKS, SUITS, code_of, face

_SYMBOLS = dict(zip(SUITS, "♣♦♥♠", strict=True))
_LETTERS = {symbol: suit for suit, symbol in _SYMBOLS.items()}


class Card:
    """One card face. Immutable; there is one object a face, so cards compare by identity and by value alike.

    Attributes:
        face: 0 … 51: suit × 13 + rank, suits C D H S, ranks A … K.
        code: two letters, ``AS 2H … TD JC QD KS``.
    """

    __slots__ = ("code", "face")
    face: int
    code: str

    def __new__(cls, code: str) -> Card:
        return cls.parse(code)

    @classmethod
    def _make(cls, number: int) -> Card:
        card = object.__new__(cls)
        object.__setattr__(card, "face", number)
        object.__setattr__(card, "code", code_of(number))
        return card

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card that a text names: ``TC``, ``10C``, ``10♣``, in either case.

        Raises:
            ValueError: it is no card.
        """
        if not isinstance(text, str):
            raise ValueError(f"{text!r} is no card")
        code = text.strip()
        if code and code[-1] in _LETTERS:
            code = code[:-1] + _LETTERS[code[-1]]
        return CARDS[face(code)]

    @property
    def rank(self) -> str:
        """``A 2 … 9 T J Q K``."""
        return RANKS[self.face % 13]

    @property
    def suit(self) -> str:
        """``C D H S``."""
        return SUITS[self.face // 13]

    @property
    def value(self) -> int:
        """1 for an ace … 11, 12, 13 for knave, queen and king."""
        return self.face % 13 + 1

    @property
    def is_red(self) -> bool:
        """Diamonds and hearts are red."""
        return self.suit in "DH"

    @property
    def symbol(self) -> str:
        """What people see: ``10♣``."""
        return self.rank.replace("T", "10") + _SYMBOLS[self.suit]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot be changed")

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.face == other.face

    def __hash__(self) -> int:
        return hash(self.code)

    def __lt__(self, other: Card) -> bool:
        return self.face < other.face

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.code,)


CARDS = tuple(Card._make(number) for number in range(52))
