"""Oracle for game 11, The Fourteenth.

Two packs; five rows of five. Two cards of a row or column that make fourteen are removed, their places refilled from
the pack. Once a game, when no fourteen is on the board, two cards change places, and then two others may.
"""

from __future__ import annotations

from itertools import combinations

from oracle_common import ordered_pack, shuffled_pack, value

SLUG = "fourteenth"
PACKS = 2
PLACES = {"t": 25, "x": 1, "s": 1}
NAMES = [f"t{r}.{c}" for r in range(1, 6) for c in range(1, 6)]  # in place order


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(25)]  # row by row
        self.x: list[str] = []
        self.s: list[str] = []  # next card last
        self.exchange = 0  # 1: its first step made, 2: the right is gone
        self.moved: list[str] = []  # the places that the first step moved, while the second may follow
        self.redeals = 0
        self.seed = 0

    @classmethod
    def deal(cls, number: int) -> Oracle:
        return cls.deal_cards(shuffled_pack(PACKS, number), seed=number)

    @classmethod
    def deal_cards(cls, cards: list[str], seed: int = 0) -> Oracle:
        _check_pack(cards)
        new = cls()
        new.seed = seed
        new.s = list(reversed(cards))
        new._refill()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.x, new.s = piles["t"], piles["x"][0], piles["s"][0]
        new.exchange = counters.get("exchange", 0)
        new.moved = sorted(counters.get("moved", []))
        if new.exchange not in (0, 1, 2) or not set(new.moved) <= set(NAMES):
            raise ValueError("no such state of the exchange")
        if len(set(new.moved)) != (2 if new.exchange == 1 else 0):
            raise ValueError("two places are moved between the exchange's two steps, and only then")
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {"t": [list(p) for p in self.t], "x": [list(self.x)], "s": [list(self.s)]}

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        fourteens = self._fourteens()
        moves = {f"{a}+{b}>x" for a, b in fourteens}
        if (self.exchange == 0 and not fourteens) or self.exchange == 1:
            for a, b in combinations(NAMES, 2):
                if a in self.moved or b in self.moved:
                    continue
                if self._pile(a) and self._pile(b) and self._value(a) != self._value(b):
                    moves.add(f"{a}={b}")
        return sorted(moves)

    def kind(self, text: str) -> str:
        return "swap" if "=" in text else "remove"

    def push(self, text: str) -> None:
        self._require(text)
        if "=" in text:
            a, b = text.split("=")
            first, second = self._pile(a), self._pile(b)
            first[0], second[0] = second[0], first[0]
            self.exchange += 1
            self.moved = [a, b] if self.exchange == 1 else []
        else:
            a, b = text.removesuffix(">x").split("+")
            self.x.append(self._pile(a).pop())
            self.x.append(self._pile(b).pop())
            self._refill()
            if self.exchange == 1:  # the second step comes before any removal or not at all
                self.exchange = 2
                self.moved = []

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.x = list(self.x)
        new.s = list(self.s)
        new.exchange = self.exchange
        new.moved = list(self.moved)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "exchange": self.exchange, "moved": " ".join(self.moved)}

    def _fourteens(self) -> list[tuple[str, str]]:
        """Two cards of one row or one column, with whatever between them, cards or gaps."""
        found = []
        for a, b in combinations(NAMES, 2):
            same_line = a.split(".")[0] == b.split(".")[0] or a.split(".")[1] == b.split(".")[1]
            if same_line and self._pile(a) and self._pile(b) and self._value(a) + self._value(b) == 14:
                found.append((a, b))
        return found

    def _refill(self) -> None:
        """Row by row from the pack; with the pack out a place stays empty.

        Reading: gaps that were there before (only in a position that was loaded with cards in the pack) are gaps too.
        """
        for place in self.t:
            if not place and self.s:
                place.append(self.s.pop())

    def _value(self, name: str) -> int:
        return value(self._pile(name)[-1])

    def _won(self) -> bool:
        return len(self.x) == 52 * PACKS

    def _pile(self, name: str) -> list[str]:
        return self.t[NAMES.index(name)]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _check_pack(cards: list[str]) -> None:
    if sorted(cards) != sorted(ordered_pack(PACKS)):
        raise ValueError("these cards are not the whole pack")


def _load(zones: dict[str, list[list[str]]]) -> dict[str, list[list[str]]]:
    """The game's zones with those left out as empty places; the whole pack must be there."""
    if set(zones) - set(PLACES):
        raise ValueError(f"no such zone: {sorted(set(zones) - set(PLACES))}")
    piles = {letter: [list(p) for p in zones.get(letter, [[]] * count)] for letter, count in PLACES.items()}
    for letter, count in PLACES.items():
        if len(piles[letter]) != count:
            raise ValueError(f"zone {letter} has {count} places")
    if any(len(place) > 1 for place in piles["t"]):
        raise ValueError("the board's places are for one card each")
    _check_pack([card for zone in piles.values() for pile in zone for card in pile])
    return piles
