"""Oracle for game 23, Nestor.

One pack. Six rows of eight with no value twice in a column, four cards in reserve. Two available cards of equal value
are removed; while there are none, the next reserve card is opened. Won when all are paired.
"""

from __future__ import annotations

from oracle_common import ordered_pack, reshuffled, shuffled_pack, value

SLUG = "nestor"
PACKS = 1
PLACES = {"t": 8, "r": 4, "x": 1, "s": 1}
ROWS = 6


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(8)]
        self.r: list[list[str]] = [[] for _ in range(4)]
        self.x: list[str] = []
        self.s: list[str] = []  # next card last; empty once all is dealt
        self.opened = 0  # reserve places r1 to this one lie open
        self.restarts = 0  # deals begun again
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
        pack = list(cards)
        while not new._deal_all(pack):
            new.restarts += 1
            pack = reshuffled(cards, PACKS, seed, new.restarts)
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.r, new.x, new.s = piles["t"], piles["r"], piles["x"][0], piles["s"][0]
        new.opened = counters.get("opened", 0)
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(p) for p in self.t],
            "r": [list(p) for p in self.r],
            "x": [list(self.x)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        available = [(f"t{i}", value(column[-1])) for i, column in enumerate(self.t, 1) if column]
        available += [(f"r{i}", value(self.r[i - 1][-1])) for i in range(1, self.opened + 1) if self.r[i - 1]]
        moves = []
        for i, (first, one) in enumerate(available):
            moves += [f"{first}+{second}>x" for second, other in available[i + 1 :] if one == other]
        # Reading: an empty reserve place (only in a position that was loaded) is passed over.
        if not moves and any(self.r[self.opened :]):
            moves.append("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        return "turn" if text == "turn" else "remove"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.opened += 1
            while not self.r[self.opened - 1]:
                self.opened += 1
        else:
            for place in text.removesuffix(">x").split("+"):
                self.x.append(self._pile(place).pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.r = [list(p) for p in self.r]
        new.x = list(self.x)
        new.s = list(self.s)
        new.opened = self.opened
        new.restarts = self.restarts
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "opened": self.opened, "restarts": self.restarts}

    def _deal_all(self, pack: list[str]) -> bool:
        """Lay rows and reserve; False, with nothing laid, when no card left fits a place."""
        left = list(pack)  # top first
        columns: list[list[str]] = [[] for _ in range(8)]
        for _ in range(ROWS):
            for column in columns:
                there = [value(card) for card in column]
                if all(value(card) in there for card in left):
                    return False
                while value(left[0]) in there:
                    left.append(left.pop(0))  # to the bottom of the pack
                column.append(left.pop(0))
        self.t = columns
        self.r = [[card] for card in left]
        return True

    def _won(self) -> bool:
        return len(self.x) == 52

    def _pile(self, place: str) -> list[str]:
        return {"t": self.t, "r": self.r}[place[0]][int(place[1:]) - 1]

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
    _check_pack([card for zone in piles.values() for pile in zone for card in pile])
    return piles
