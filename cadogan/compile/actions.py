"""Texts and numbers of moves.

A move's code (from the core) holds its rule and up to four places. Its text names the places; its id numbers what
the player
chooses, so that an id below ``count`` means the same in every position. Where the choice leaves no freedom (two
equal foundations,
the one card of a column that is available) the id leaves the place out.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from cadogan.compile.places import NONE

if TYPE_CHECKING:
    from cadogan.compile.places import Places
    from cadogan.compile.rules import Builder

LIMIT = 4096
Key = tuple[int, ...]


def unpack(code: int) -> tuple[int, int, int, int, int]:
    """Rule and four places of a code."""
    return code & 255, code >> 8 & 255, code >> 16 & 255, code >> 24 & 255, code >> 32 & 255


class Actions:
    """All moves that a game can ever offer."""

    def __init__(self, places: Places, builder: Builder) -> None:
        from cadogan.compile import rules as r

        self._r = r
        self.names = places.names
        self.rules = builder.rules
        self._places = places
        self._classes = builder.classes
        self._pairs = builder.pairs
        self._by_column = False
        self._ids: dict[Key, int] = {}
        self._codes: list[int] = []
        self._texts: set[str] = set()

    def _number(self) -> None:
        """Give every move its number; done on first use."""
        if self._ids:
            return
        for self._by_column in (False, True):
            self._ids, self._codes = {}, []
            for index in range(len(self.rules)):
                for code in self._every(index):
                    key = self._key(code)
                    if key not in self._ids:
                        self._ids[key] = len(self._codes)
                        self._codes.append(code)
            if len(self._codes) <= LIMIT:
                return

    def _every(self, index: int) -> list[int]:
        """Every code that a rule can give (equal foundations once a number that matters)."""
        r, row = self._r, self.rules[index]
        shape = row["shape"]
        sources = self._classes[row["src"]].places if self._classes else ()
        targets = self._classes[row["dst"]].places if self._classes else ()
        if shape in (r.FILL_ALL, r.TURN, r.DEAL, r.REDEAL, r.PAY, r.SCATTER, r.OPEN):
            return [index]
        if shape in (r.PLAY, r.ONTO, r.TO_EMPTY, r.REMOVE_PAIR, r.SWAP, r.PLAY_DEEP):
            ordered = shape in (r.REMOVE_PAIR, r.SWAP)
            near = None if row["pair"] == NONE or row["by_lay"] else self._pairs[row["pair"]]
            return [
                index | p << 8 | q << 16
                for p in sources
                for q in targets
                if p != q and (not ordered or p < q) and (near is None or q in near.get(p, ()))
            ]
        if shape == r.JOINT:
            others, second = self._classes[row["src2"]].places, self._classes[row["dst2"]].places
            return [index | p << 8 | q << 16 | targets[0] << 24 | second[0] << 32 for p in sources for q in others]
        if shape == r.PAIR_PLAY:
            second = self._classes[row["dst2"]].places
            return [index | p << 8 | targets[0] << 16 | second[0] << 24 for p in sources]
        if shape == r.ASIDE:
            return [index | p << 8 | q << 16 for p in sources for q in targets]
        if shape == r.REMOVE_MANY:
            return [
                index | a << 8 | b << 16 | c << 24 | d << 32
                for a, b, c in combinations(sources, 3)
                for d in sources
                if d not in (a, b, c)
            ]
        return [index | p << 8 for p in sources]

    def _coarse(self, place: int) -> int:
        zone = self._places.zone(place)
        if self._by_column and zone.columns:
            return 1000 + (place - self._places.first[self._places.zone_of[place]]) % zone.columns
        return place

    def _key(self, code: int) -> Key:
        """What the id depends on: the kind, and the places that the player chooses."""
        r = self._r
        index, a, b, c, d = unpack(code)
        row = self.rules[index]
        shape, kind = row["shape"], row["kind"]
        if shape == r.JOINT:
            return (kind, shape, a, b)
        if shape == r.PAIR_PLAY:
            return (kind, shape, a)
        if shape == r.REMOVE_MANY:
            return (kind, shape, a, b, c, d)
        if shape in (r.FILL_ALL, r.TURN, r.DEAL, r.REDEAL, r.PAY, r.SCATTER, r.OPEN):
            return (kind,)
        return (kind, self._coarse(a), self._coarse(b))

    @property
    def count(self) -> int:
        """Ids run from 0 to count − 1."""
        self._number()
        return len(self._codes)

    def id_of(self, code: int) -> int:
        """The id of a code."""
        self._number()
        return self._ids[self._key(code)]

    def code_of(self, number: int) -> int:
        """A code with this id (the lowest-numbered foundations, the first row, where the id leaves them open)."""
        self._number()
        return self._codes[number]

    def knows_word(self, word: str) -> bool:
        """Whether the game has a move of one word."""
        return any(self.text(code) == word for code in self._singles())

    def _singles(self) -> list[int]:
        return [code for index in range(len(self.rules)) for code in self._every(index) if not self.sides(code)[0]]

    def knows_text(self, text: str) -> bool:
        """Whether a text by places is ever a move of the game (equal foundations and rows of a column taken as one)."""
        self._number()
        if not self._texts:
            self._texts = {self.text(code) for index in range(len(self.rules)) for code in self._every(index)}
        if text in self._texts:
            return True
        # Joint plays name foundations that the list of ids leaves open.
        left, sign, right = text.partition(">")
        rest = right.split("+")
        return any(
            known.partition(">")[0] == left and len(known.partition(">")[2].split("+")) == len(rest) > 1
            for known in self._texts
            if sign
        )

    def kind(self, code: int) -> str:
        """The kind of a move."""
        return self._r.KINDS[self.rules[code & 255]["kind"]]

    def sides(self, code: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Places that cards leave and places that they go to, as far as the move names them."""
        r = self._r
        index, a, b, c, d = unpack(code)
        shape = self.rules[index]["shape"]
        if shape in (r.PLAY, r.ONTO, r.TO_EMPTY, r.ASIDE, r.PLAY_DEEP):
            return (a,), (b,)
        if shape == r.REMOVE_PAIR:
            return (a, b), (self._places.one("x"),)
        if shape == r.SWAP:
            return (a, b), (b, a)
        if shape == r.JOINT:
            return (a, b), (c, d)
        if shape == r.PAIR_PLAY:
            return (a,), (b, c)
        if shape == r.REMOVE_MANY:
            return (a, b, c, d), (self._places.one("x"),)
        if shape in (r.TUCK, r.CHOOSE_BASE):
            return (a,), ()
        return (), ()

    def text(self, code: int) -> str:
        """The canonical text."""
        r = self._r
        row = self.rules[code & 255]
        shape = row["shape"]
        sources, targets = self.sides(code)
        left = "+".join(self.names[p] for p in sources)
        if shape == r.SWAP:
            return "=".join(self.names[p] for p in sources)
        if shape == r.TUCK:
            return f"tuck:{left}"
        if shape == r.CHOOSE_BASE:
            return f"base:{left}"
        if not sources:
            return {r.FILL_ALL: "fill", r.TURN: "turn", r.OPEN: "turn", r.DEAL: "deal"}.get(shape, "redeal")
        return f"{left}>" + "+".join(self.names[p] for p in targets)
