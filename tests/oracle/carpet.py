"""Oracle for game 40, The Carpet.

Two packs; four aces go up and four kings down in suit. An 8 × 8 carpet of cards alternately upright and sideways: a
card is available while one of its narrow ends is free. It goes to a foundation, or on the talon's top one higher or
lower in suit. The pack is turned singly; two redeals of the talon, shuffled.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, reshuffled, shuffled_pack, suit, value, withdraw

SLUG = "carpet"
PACKS = 2
PLACES = {"t": 64, "f": 8, "w": 1, "s": 1}
REDEALS = 2
BASES = ["AC", "AD", "AH", "AS", "KC", "KD", "KH", "KS"]


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(64)]  # row by row
        self.f: list[list[str]] = [[] for _ in range(8)]  # A to K C D H S, K to A C D H S
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
        pack = list(cards)
        new.f = [[card] for card in withdraw(pack, BASES)]
        new.s = list(reversed(pack))
        for place in new.t:
            place.append(new.s.pop())
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
        for row in range(1, 9):
            for column in range(1, 9):
                if not self._is_available(row, column):
                    continue
                name, card = f"t{row}.{column}", self._at(row, column)[-1]
                moves |= {f"{name}>f{j}" for j in self._fits(card)}
                if self.w and suit(self.w[-1]) == suit(card) and abs(value(self.w[-1]) - value(card)) == 1:
                    moves.add(f"{name}>w")
        if self.w:
            moves |= {f"w>f{j}" for j in self._fits(self.w[-1])}
        if self.s:
            moves.add("turn")
        elif self.w and self.redeals < REDEALS:
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text in ("turn", "redeal"):
            return text
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        elif text == "redeal":
            # The talon alone, carpet cards that were put on it included; no card is turned by it.
            self.redeals += 1
            self.s = list(reversed(reshuffled(self.w, PACKS, self.seed, self.redeals)))
            self.w = []
        else:
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

    def _at(self, row: int, column: int) -> list[str]:
        return self.t[(row - 1) * 8 + column - 1]

    def _is_available(self, row: int, column: int) -> bool:
        """A card lies there and one of its narrow ends faces the outside or an empty place."""
        if not self._at(row, column):
            return False
        if (row + column) % 2 == 0:  # upright
            ends = [(row - 1, column), (row + 1, column)]
        else:  # sideways
            ends = [(row, column - 1), (row, column + 1)]
        return any(r < 1 or r > 8 or c < 1 or c > 8 or not self._at(r, c) for r, c in ends)

    def _fits(self, card: str) -> list[int]:
        """The foundations that want this card; a suit's two are different places, also when both want it."""
        return [j for j in range(1, 9) if card == self._wanted(j)]

    def _wanted(self, number: int) -> str | None:
        """Read off the pile's height.

        Reading: an empty foundation (only in a position that was loaded) wants its base.
        """
        height = len(self.f[number - 1])
        if height == 13:
            return None
        return (RANKS[height] if number <= 4 else RANKS[12 - height]) + SUITS[(number - 1) % 4]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        if place.startswith("f"):
            return self.f[int(place[1:]) - 1]
        row, column = place[1:].split(".")
        return self._at(int(row), int(column))

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
