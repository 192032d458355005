"""Oracle for game 32, Cæsar.

Nine cards, ace to nine, three by three. A move exchanges any two; won when both diagonals, all rows and columns make
fifteen. A deal that is won already is replaced.
"""

from __future__ import annotations

from itertools import combinations

from oracle_common import Generator, value

SLUG = "caesar"
PACKS = 1  # nine cards of it; the others take no part and are in no zone
PACK = ["AC", "5C", "3D", "9D", "2H", "6H", "7H", "4S", "8S"]
NAMES = [f"t{r}.{c}" for r in range(1, 4) for c in range(1, 4)]  # in place order
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(9)]  # row by row
        self.redeals = 0
        self.seed = 0

    @classmethod
    def deal(cls, number: int) -> Oracle:
        cards = list(PACK)
        Generator(number).shuffle(cards)
        return cls.deal_cards(cards, seed=number)

    @classmethod
    def deal_cards(cls, cards: list[str], seed: int = 0) -> Oracle:
        _check_pack(cards)
        new = cls()
        new.seed = seed
        new.t = [[card] for card in cards]
        jumps = 0
        while new._won():
            jumps += 1
            cards = list(PACK)
            generator = Generator(seed)
            for _ in range(jumps):
                generator.jump()
            generator.shuffle(cards)
            new.t = [[card] for card in cards]
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        """Reading: a position may be loaded that is won; it is not replaced, it is over."""
        counters = counters or {}
        new = cls()
        if set(zones) - {"t"}:
            raise ValueError(f"no such zone: {sorted(set(zones) - {'t'})}")
        new.t = [list(p) for p in zones.get("t", [])]
        # Reading: nine places for one card each; no move could put a second one there or leave one empty.
        if len(new.t) != 9 or any(len(place) != 1 for place in new.t):
            raise ValueError("zone t has nine places, with a card each")
        _check_pack([card for place in new.t for card in place])
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {"t": [list(p) for p in self.t]}

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        return sorted(f"{a}={b}" for a, b in combinations(NAMES, 2))

    def kind(self, text: str) -> str:
        return "swap"

    def push(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")
        a, b = (NAMES.index(name) for name in text.split("="))
        self.t[a], self.t[b] = self.t[b], self.t[a]

    def outcome(self) -> str | None:
        return "won" if self._won() else None  # there is always an exchange

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "fifteens": self._fifteens()}

    def _fifteens(self) -> int:
        return sum(sum(value(self.t[i][0]) for i in line) == 15 for line in LINES)

    def _won(self) -> bool:
        return self._fifteens() == 8


def _check_pack(cards: list[str]) -> None:
    if sorted(cards) != sorted(PACK):
        raise ValueError("these cards are not the whole pack")
