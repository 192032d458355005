"""Oracle for game 42, The Congress.

Two packs, eight aces withdrawn, up to the king in suit. Four helps and the rivers, rows of eight; a river card is
available when nothing lies below it. River cards and help tops play, or marry down on helps. Gaps are filled in one act
from the pack. When the pack is out up to eight helps may be begun with river cards. No talon, no redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value, withdraw

SLUG = "congress"
PACKS = 2
PLACES = {"r": 8, "f": 8, "s": 1}  # and t, any number of rows of eight
COLUMNS = 8


class Oracle:
    def __init__(self) -> None:
        self.rows: list[list[list[str]]] = []  # the rivers: each of eight places, a place holds one card or none
        self.r: list[list[str]] = [[] for _ in range(8)]  # the helps, r5–8 for when the pack is out
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S
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
        new.f = [[card] for card in withdraw(pack, ["A" + s for s in SUITS] * 2)]
        new.s = list(reversed(pack))
        for help_ in new.r[:4]:
            help_.append(new.s.pop())
        # Reading: the first moment at which the player may act is after the first row, for play waits for a row.
        new._next_row()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.rows = [piles["t"][i : i + COLUMNS] for i in range(0, len(piles["t"]), COLUMNS)]
        new.r, new.f, new.s = piles["r"], piles["f"], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(place) for row in self.rows for place in row],
            "r": [list(p) for p in self.r],
            "f": [list(p) for p in self.f],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        rivers = [(place, self._pile(place)[-1]) for place in self._river_ends()]
        helps = [(f"r{i}", pile[-1]) for i, pile in enumerate(self.r, 1) if pile]
        for name, card in rivers + helps:
            target = self._foundation_for(card)
            if target is not None:
                moves.add(f"{name}>{target}")
            for other, top in helps:
                if other != name and suit(top) == suit(card) and value(top) == value(card) + 1:
                    moves.add(f"{name}>{other}")
        if not self.s:
            empty = [f"r{i}" for i, pile in enumerate(self.r, 1) if not pile]
            moves |= {f"{name}>{place}" for name, _ in rivers for place in empty}  # never a help card
        elif self._gaps():
            moves.add("fill")
        else:
            moves.add("deal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("deal", "fill"):
            return text
        target = text.split(">")[1]
        if target[0] == "f":
            return "play"
        return "marry" if self._pile(target) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            self._next_row()
        elif text == "fill":
            for place in self._gaps():
                if self.s:
                    place.append(self.s.pop())
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.rows = [[list(place) for place in row] for row in self.rows]
        new.r = [list(p) for p in self.r]
        new.f = [list(p) for p in self.f]
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _next_row(self) -> None:
        """Nothing is played before the row is complete, so it is laid without a stop; the last may be short, but has
        all its places."""
        row: list[list[str]] = [[] for _ in range(COLUMNS)]
        for place in row:
            if self.s:
                place.append(self.s.pop())
        self.rows.append(row)

    def _gaps(self) -> list[list[str]]:
        """What `fill` fills, in its order: rivers, highest row first, then the four helps."""
        places = [place for row in self.rows for place in row] + self.r[:4]
        return [place for place in places if not place]

    def _river_ends(self) -> list[str]:
        """The lowest card of each column: nothing lies below it."""
        ends = []
        for c in range(1, COLUMNS + 1):
            taken = [f"t{r}.{c}" for r, row in enumerate(self.rows, 1) if row[c - 1]]
            ends += taken[-1:]
        return ends

    def _foundation_for(self, card: str) -> str | None:
        """The lowest-numbered one that wants it: two that want the same card are equally high, hence one choice.

        Reading: an empty foundation (only in a position that was loaded) wants its base.
        """
        for i, pile in enumerate(self.f):
            if len(pile) < 13 and card == RANKS[len(pile)] + SUITS[i % 4]:
                return f"f{i + 1}"
        return None

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place[0] == "t":
            row, column = place[1:].split(".")
            return self.rows[int(row) - 1][int(column) - 1]
        return {"r": self.r, "f": self.f}[place[0]][int(place[1:]) - 1]

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
