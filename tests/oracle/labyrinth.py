"""Oracle for game 25, The Labyrinth.

Two packs; four aces (up) and four kings (down) withdrawn as foundations in suit. Rows of ten, each below the last; the
highest and the lowest card of each column play. Gaps in the newest row are filled in one act from the pack; when the
pack is out and nothing plays, one card of the tableau may be set aside, once.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, withdraw

SLUG = "labyrinth"
PACKS = 2
PLACES = {"f": 8, "s": 1, "h": 1}  # and t, any number of rows of ten
COLUMNS = 10


class Oracle:
    def __init__(self) -> None:
        self.rows: list[list[list[str]]] = []  # each of ten places, a place holds one card or none
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S up, C D H S down
        self.s: list[str] = []  # next card last
        self.h: list[str] = []
        self.aside = 0  # 1: the setting aside has been used
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
        new.f = [[card] for card in withdraw(pack, ["A" + s for s in SUITS] + ["K" + s for s in SUITS])]
        new.s = list(reversed(pack))
        new._next_row()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.rows = [piles["t"][i : i + COLUMNS] for i in range(0, len(piles["t"]), COLUMNS)]
        new.f, new.s, new.h = piles["f"], piles["s"][0], piles["h"][0]
        new.aside = counters.get("aside", 0)
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(place) for row in self.rows for place in row],
            "f": [list(p) for p in self.f],
            "s": [list(self.s)],
            "h": [list(self.h)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        for place in self._available():
            card = self._pile(place)[-1]
            for i in range(8):
                if card == self._wanted(i):
                    moves.add(f"{place}>f{i + 1}")
        # The grace. Reading: "no card can be played" is asked of the foundations alone; any card will do, one that is
        # available too.
        if not self.s and not moves and self.aside == 0:
            for r, row in enumerate(self.rows, 1):
                for c, place in enumerate(row, 1):
                    if place:
                        moves.add(f"t{r}.{c}>h")
        if self.s:
            gap_in_newest_row = bool(self.rows) and any(not place for place in self.rows[-1])
            moves.add("fill" if gap_in_newest_row else "deal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text in ("deal", "fill"):
            return text
        return "aside" if text.endswith(">h") else "play"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            self._next_row()
        elif text == "fill":
            for place in self.rows[-1]:  # left to right, until the pack runs out
                if not place and self.s:
                    place.append(self.s.pop())
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
            if target == "h":
                self.aside = 1

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.rows = [[list(place) for place in row] for row in self.rows]
        new.f = [list(p) for p in self.f]
        new.s = list(self.s)
        new.h = list(self.h)
        new.aside = self.aside
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "aside": self.aside}

    def _next_row(self) -> None:
        """Nothing is played before the row is complete, so it is laid without a stop; the last may be short, but has
        all its places."""
        row: list[list[str]] = [[] for _ in range(COLUMNS)]
        for place in row:
            if self.s:
                place.append(self.s.pop())
        self.rows.append(row)

    def _available(self) -> list[str]:
        """The highest and the lowest card of each column, and the card set aside."""
        places = []
        for c in range(1, COLUMNS + 1):
            taken = [f"t{r}.{c}" for r, row in enumerate(self.rows, 1) if row[c - 1]]
            if taken:
                places.append(taken[0])
            if len(taken) > 1:
                places.append(taken[-1])
        return places + (["h"] if self.h else [])

    def _wanted(self, index: int) -> str | None:
        """Read off the pile's height. Reading: an empty foundation (only in a position that was loaded) wants its
        base."""
        height = len(self.f[index])
        if height == 13:
            return None
        return (RANKS[height] if index < 4 else RANKS[12 - height]) + SUITS[index % 4]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "h":
            return self.h
        if place[0] == "f":
            return self.f[int(place[1:]) - 1]
        row, column = place[1:].split(".")
        return self.rows[int(row) - 1][int(column) - 1]

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
        raise ValueError("zone t has rows of ten places, for one card each")
    _check_pack([card for zone in piles.values() for pile in zone for card in pile])
    return piles
