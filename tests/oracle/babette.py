"""Oracle for game 22, Babette.

Two packs; four aces go up and four kings down in suit, as they are found. Rows of eight, gaps kept; when a row is
complete, cards with nothing directly below them play to the foundations. No marriages, no refilling. Two redeals by
columns, unshuffled.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack

SLUG = "babette"
PACKS = 2
PLACES = {"f": 8, "s": 1}  # and t, any number of rows of eight
COLUMNS = 8
REDEALS = 2


class Oracle:
    def __init__(self) -> None:
        self.rows: list[list[list[str]]] = []  # each of eight places, a place holds one card or none
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S up, C D H S down
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
        new._next_row()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.rows = [piles["t"][i : i + COLUMNS] for i in range(0, len(piles["t"]), COLUMNS)]
        new.f, new.s = piles["f"], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(place) for row in self.rows for place in row],
            "f": [list(p) for p in self.f],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = []
        wanted = [self._wanted(i) for i in range(8)]
        for row, column in self._available():
            card = self.rows[row][column][0]
            moves += [f"t{row + 1}.{column + 1}>f{i + 1}" for i in range(8) if wanted[i] == card]
        if self.s:
            moves.append("deal")
        elif self.redeals < REDEALS and any(place for row in self.rows for place in row):
            moves.append("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        return text if text in ("deal", "redeal") else "play"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            self._next_row()
        elif text == "redeal":
            # C6 by columns: the last column is dealt first, each from its top row.
            cards = [card for column in range(COLUMNS - 1, -1, -1) for row in self.rows for card in row[column]]
            self.s = list(reversed(cards))
            self.rows = []
            self.redeals += 1
            self._next_row()
        else:
            source, target = text.split(">")
            row, column = source[1:].split(".")
            card = self.rows[int(row) - 1][int(column) - 1].pop()
            self.f[int(target[1:]) - 1].append(card)

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = type(self)()
        new.rows = [[list(place) for place in row] for row in self.rows]
        new.f = [list(p) for p in self.f]
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "rows": len(self.rows)}

    def _next_row(self) -> None:
        """Nothing is played before the row is complete, so it is laid without a stop; the last may be short, but has
        all its places."""
        row: list[list[str]] = [[] for _ in range(COLUMNS)]
        for place in row:
            if self.s:
                place.append(self.s.pop())
        self.rows.append(row)

    def _available(self) -> list[tuple[int, int]]:
        """Rows and columns (from 0) of the cards whose place directly below is empty or not yet dealt.

        So a card over a gap plays even with cards further down in its column.
        """
        found = []
        for r, row in enumerate(self.rows):
            for c, place in enumerate(row):
                if place and (r + 1 == len(self.rows) or not self.rows[r + 1][c]):
                    found.append((r, c))
        return found

    def _wanted(self, index: int) -> str | None:
        """Read off the pile's height; an empty foundation wants its base, which is played at will like any card."""
        height = len(self.f[index])
        if height == 13:
            return None
        return (RANKS[height] if index < 4 else RANKS[12 - height]) + SUITS[index % 4]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _check_pack(cards: list[str]) -> None:
    if sorted(cards) != sorted(ordered_pack(PACKS)):
        raise ValueError("these cards are not the whole pack")


def _load(zones: dict[str, list[list[str]]]) -> dict[str, list[list[str]]]:
    """The game's zones with those left out as empty places (t: without rows); the whole pack must be there."""
    if set(zones) - set(PLACES) - {"t"}:
        raise ValueError(f"no such zone: {sorted(set(zones) - set(PLACES) - {'t'})}")
    piles = {letter: [list(p) for p in zones.get(letter, [[]] * count)] for letter, count in PLACES.items()}
    for letter, count in PLACES.items():
        if len(piles[letter]) != count:
            raise ValueError(f"zone {letter} has {count} places")
    piles["t"] = [list(place) for place in zones.get("t", [])]
    if len(piles["t"]) % COLUMNS or any(len(place) > 1 for place in piles["t"]):
        raise ValueError("zone t has rows of eight places, for one card each")
    _check_pack([card for zone in piles.values() for pile in zone for card in pile])
    return piles
