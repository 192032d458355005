"""Oracle for game 2, Napoleon at St. Helena (Forty Thieves).

Two packs; four rows of ten make ten columns, lowest card available. Eight foundations A to K in suit; column ends and
the talon's top marry down in suit; an empty column takes any available column card or the talon's top; the pack is
turned singly, once.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "napoleon-at-st-helena"
PACKS = 2
PLACES = {"t": 10, "f": 8, "w": 1, "s": 1}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(10)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
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
        for _row in range(4):
            for column in range(10):
                new.t[column].append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.w, new.s = piles["t"], piles["f"], piles["w"][0], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "w": [list(self.w)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        sources = [(f"t{i}", column) for i, column in enumerate(self.t, 1)] + [("w", self.w)]
        for name, pile in sources:
            if not pile:
                continue
            card = pile[-1]
            # Two foundations of a suit that want the same card are of equal height, hence one choice: the lower number.
            for j, foundation in enumerate(self.f, 1):
                if card == self._wanted(j - 1, foundation):
                    moves.add(f"{name}>f{j}")
                    break
            for j, column in enumerate(self.t, 1):
                if name == f"t{j}":
                    continue
                if column:
                    if suit(column[-1]) == suit(card) and value(column[-1]) == value(card) + 1:
                        moves.add(f"{name}>t{j}")
                elif name == "w" or len(pile) > 1:  # C3: not the only card of a column
                    moves.add(f"{name}>t{j}")
        if self.s:
            moves.add("turn")  # filling is free, so an empty column never bars it
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text == "turn":
            return "turn"
        if ">f" in text:
            return "play"
        return "marry" if self._pile(text.split(">")[1]) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
            return
        source, target = text.split(">")
        self._pile(target).append(self._pile(source).pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _wanted(self, index: int, pile: list[str]) -> str | None:
        return RANKS[len(pile)] + SUITS[index % 4] if len(pile) < 13 else None

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        return {"t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

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
