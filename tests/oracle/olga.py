"""Oracle for game 31, The Olga.

Four piquet packs; sixteen foundations A 7 8 … K in suit. Seven columns of seven dealt by rows, rows 2, 4 and 6 face
down and turned up when they end their column; ends and the talon's top go on an end one higher of the other colour;
an empty column takes any end. The pack is turned singly; no redeal.
"""

from __future__ import annotations

from oracle_common import SUITS, Generator, is_red, ordered_pack

SLUG = "olga"
PACKS = 4
PLACES = {"t": 7, "f": 16, "w": 1, "s": 1}
ORDER = "A789TJQK"


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(7)]
        # How many of a column's cards are face down: they are its 2nd, or its 2nd and 4th, or its 2nd, 4th and 6th,
        # for they are turned up from the lower end of the column.
        self.hidden = [0] * 7
        self.f: list[list[str]] = [[] for _ in range(16)]  # C D H S four times
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
        self.redeals = 0
        self.seed = 0

    @classmethod
    def deal(cls, number: int) -> Oracle:
        cards = ordered_pack(PACKS, ORDER)
        Generator(number).shuffle(cards)
        return cls.deal_cards(cards, seed=number)

    @classmethod
    def deal_cards(cls, cards: list[str], seed: int = 0) -> Oracle:
        _check_pack(cards)
        new = cls()
        new.seed = seed
        new.s = list(reversed(cards))
        for _ in range(7):
            for column in new.t:
                column.append(new.s.pop())
        new.hidden = [3] * 7
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.w, new.s = piles["t"], piles["f"], piles["w"][0], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        new.hidden = list(counters.get("hidden", {}).get("t", [0] * 7))
        if len(new.hidden) != 7:
            raise ValueError("seven hidden counts are wanted")
        if any(not 0 <= n <= 3 or 2 * n > len(column) for n, column in zip(new.hidden, new.t, strict=True)):
            raise ValueError("hidden counts do not fit the columns")
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
        # Reading: a column whose end is face down (only in a position that was loaded) gives and takes nothing; the
        # card is turned up after the next move.
        shown = [i for i in range(7) if self.t[i] and not self._end_is_hidden(i)]
        ends = [(f"t{i + 1}", self.t[i][-1]) for i in shown]
        empty = [f"t{i}" for i, column in enumerate(self.t, 1) if not column]
        for name, card in ends + ([("w", self.w[-1])] if self.w else []):
            target = self._foundation_for(card)
            if target is not None:
                moves.add(f"{name}>{target}")
            for other, top in ends:
                if other != name and _goes_on(card, top):
                    moves.add(f"{name}>{other}")
            if name != "w" and len(self.t[int(name[1:]) - 1]) > 1:
                moves.update(f"{name}>{place}" for place in empty)  # never the talon's top
        if self.s:
            moves.add("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "turn":
            return "turn"
        if ">f" in text:
            return "play"
        return "marry" if self._pile(text.split(">")[1]) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        for i in range(7):
            if self._end_is_hidden(i):
                self.hidden[i] -= 1

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.hidden = list(self.hidden)
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "hidden": sum(self.hidden)}

    def _end_is_hidden(self, index: int) -> bool:
        return self.hidden[index] > 0 and len(self.t[index]) == 2 * self.hidden[index]

    def _foundation_for(self, card: str) -> str | None:
        """The lowest-numbered one that wants it: those that want the same card are equally high, hence one choice."""
        for i, pile in enumerate(self.f):
            if len(pile) < len(ORDER) and card == ORDER[len(pile)] + SUITS[i % 4]:
                return f"f{i + 1}"
        return None

    def _won(self) -> bool:
        return all(len(pile) == len(ORDER) for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        return {"t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _goes_on(card: str, top: str) -> bool:
    """One lower in the order A 7 8 … K and of the other colour: an ace goes on a seven."""
    return ORDER.index(top[0]) == ORDER.index(card[0]) + 1 and is_red(top) != is_red(card)


def _check_pack(cards: list[str]) -> None:
    if sorted(cards) != sorted(ordered_pack(PACKS, ORDER)):
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
