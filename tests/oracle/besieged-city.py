"""Oracle for game 15, The Besieged City.

Two packs; a reserve of four rows of three within fourteen ramparts. Four foundations, one a suit, A K 2 Q 3 J … 3 Q 2 K
A; ramparts' tops and the card just turned are played on them. Ramparts take cards of their suit that differ by one or
make 14 or 15, from each other or from the reserve line at whose end they stand; an emptied rampart is filled from its
line, the reserve from talon or pack. When pack and talon are out the reserve's cards may be transposed. No redeal.
"""

from __future__ import annotations

from oracle_common import SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "besieged-city"
PACKS = 2
PLACES = {"r": 12, "t": 14, "f": 4, "w": 1, "s": 1}
SEQUENCE = "AK2Q3J4T5968778695T4J3Q2KA"
# t1-3 stand above the columns, t4-7 to the right of the rows, t8-10 below (right to left), t11-14 left (bottom to top).
ENDS = ["T1", "T2", "T3", "R1", "R2", "R3", "R4", "B3", "B2", "B1", "L4", "L3", "L2", "L1"]


def _line(rampart: int) -> list[int]:
    """Indexes 0-11 of the reserve places in the row or column at whose end that rampart (0-13) stands."""
    side, number = ENDS[rampart][0], int(ENDS[rampart][1]) - 1
    if side in "LR":
        return [3 * number + column for column in range(3)]
    return [3 * row + number for row in range(4)]


def _name(place: int) -> str:
    """A reserve place's name, row.column."""
    return f"r{place // 3 + 1}.{place % 3 + 1}"


class Oracle:
    def __init__(self) -> None:
        self.r: list[list[str]] = [[] for _ in range(12)]  # row by row
        self.t: list[list[str]] = [[] for _ in range(14)]
        self.f: list[list[str]] = [[] for _ in range(4)]  # C D H S
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
        self.just_turned = 0  # 1 while the talon's top is the card just turned
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
        for place in new.r + new.t:
            place.append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.r, new.t, new.f, new.w, new.s = piles["r"], piles["t"], piles["f"], piles["w"][0], piles["s"][0]
        # Reading: in a loaded position nothing has just been turned unless the counters say so.
        new.just_turned = int(bool(counters.get("just_turned", 0)) and bool(new.w))
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "r": [list(p) for p in self.r],
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "w": [list(self.w)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        gap = self._gap()
        if gap is not None:
            # The rampart must be filled at once; the player chooses with what, and can do nothing else.
            return sorted(f"{_name(place)}>t{gap + 1}" for place in _line(gap) if self.r[place])
        moves = set()
        for i, pile in enumerate(self.t):
            if not pile:
                continue
            if self._fits_foundation(pile[-1]):
                moves.add(f"t{i + 1}>f{SUITS.index(suit(pile[-1])) + 1}")
            for j, other in enumerate(self.t):
                if j != i and other and _fits(pile[-1], other[-1]):
                    moves.add(f"t{i + 1}>t{j + 1}")
            # A reserve card on a rampart at an end of its row or its column.
            for place in _line(i):
                if self.r[place] and _fits(self.r[place][-1], pile[-1]):
                    moves.add(f"{_name(place)}>t{i + 1}")
        if self.w and self.just_turned and self._fits_foundation(self.w[-1]):
            moves.add(f"w>f{SUITS.index(suit(self.w[-1])) + 1}")
        if not self.w and not self.s:
            for p in range(12):
                if not self.r[p]:
                    continue
                for q in range(12):
                    if not self.r[q]:
                        moves.add(f"{_name(p)}>{_name(q)}")
                    elif p < q and self.r[p] != self.r[q]:  # two unlike cards
                        moves.add(f"{_name(p)}={_name(q)}")
        if self.s:
            moves.add("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "turn":
            return "turn"
        if "=" in text:
            return "swap"
        target = text.split(">")[1]
        if target[0] == "f":
            return "play"
        if target[0] == "r":
            return "swap"
        return "marry" if self._pile(target) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
            self.just_turned = 1
        elif "=" in text:
            first, second = (self._pile(name) for name in text.split("="))
            first[0], second[0] = second[0], first[0]
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
            if source == "w":
                self.just_turned = 0
        self._fill_gaps()

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.r = [list(p) for p in self.r]
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.just_turned = self.just_turned
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "just_turned": self.just_turned}

    def _gap(self) -> int | None:
        """The first rampart (0-13) that is empty and has a card in its line; it must be filled before anything else.

        Reading: several such gaps, which one card moved to an empty reserve place can make (its row and its column have
        four ends), are filled in place order, so the lowest-numbered has the card and the others stay open. One that
        is in a loaded position, even with a single card to fill it, is offered as the only choice.
        """
        for i, pile in enumerate(self.t):
            if not pile and any(self.r[place] for place in _line(i)):
                return i
        return None

    def _fill_gaps(self) -> None:
        """Everything at once: the reserve from talon else pack; a rampart when there is one card only to fill it."""
        while True:
            for place in self.r:
                if not place and self.w:
                    place.append(self.w.pop())
                    self.just_turned = 0
                elif not place and self.s:
                    place.append(self.s.pop())
            gap = self._gap()
            if gap is None:
                return
            options = [place for place in _line(gap) if self.r[place]]
            if len(options) > 1:
                return  # the player's choice; two copies of a card are two options, as places are distinct
            self.t[gap].append(self.r[options[0]].pop())

    def _fits_foundation(self, card: str) -> bool:
        pile = self.f[SUITS.index(suit(card))]
        return len(pile) < len(SEQUENCE) and SEQUENCE[len(pile)] == card[0]

    def _won(self) -> bool:
        return all(len(pile) == len(SEQUENCE) for pile in self.f)

    def _pile(self, name: str) -> list[str]:
        if name == "w":
            return self.w
        if name[0] == "r":
            row, column = name[1:].split(".")
            return self.r[3 * (int(row) - 1) + int(column) - 1]
        return {"t": self.t, "f": self.f}[name[0]][int(name[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _fits(card: str, other: str) -> bool:
    """May the card lie on the other in the ramparts? Ace and king make 14, so they fit though there is no wrap."""
    if suit(card) != suit(other):
        return False
    return abs(value(card) - value(other)) == 1 or value(card) + value(other) in (14, 15)


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
