"""Oracle for game 10, Fortress.

One pack, all dealt in two groups of five rows (four of five cards, the last of six); the outer end of each row is
available. Four foundations A to K in suit; outer ends marry up or down; an empty row of either group takes any
available card. No redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "fortress"
PACKS = 1
PLACES = {"t": 10, "f": 4}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(10)]  # left rows, then right rows; the outer end last
        self.f: list[list[str]] = [[] for _ in range(4)]  # C D H S
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
        for row in range(5):
            length = 6 if row == 4 else 5
            left, right = pack[:length], pack[length : 2 * length]
            pack = pack[2 * length :]
            # Dealt left to right: a left row's outer end is its first card, a right row's its last.
            new.t[row] = list(reversed(left))
            new.t[5 + row] = right
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f = piles["t"], piles["f"]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {"t": [list(p) for p in self.t], "f": [list(p) for p in self.f]}

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        for i, row in enumerate(self.t, 1):
            if not row:
                continue
            card = row[-1]
            home = SUITS.index(suit(card))
            if len(self.f[home]) == value(card) - 1:
                moves.add(f"t{i}>f{home + 1}")
            for j, other in enumerate(self.t, 1):
                if j == i:
                    continue
                if other:
                    if suit(other[-1]) == suit(card) and abs(value(other[-1]) - value(card)) == 1:
                        moves.add(f"t{i}>t{j}")
                elif len(row) > 1:  # C3: not the only card of a row
                    moves.add(f"t{i}>t{j}")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if ">f" in text:
            return "play"
        return "marry" if self._pile(text.split(">")[1]) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
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
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _won(self) -> bool:
        return all(len(pile) == len(RANKS) for pile in self.f)

    def _pile(self, place: str) -> list[str]:
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
