"""Oracle for game 34, The Square.

Two packs; sixteen places. The first ace of each suit goes at once to its foundation, which goes up to the king, then
down from the other king to the other ace, in suit. Square cards marry up or down, with the talon's top too; gaps are
refilled at once. The pack is turned singly; no redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "square"
PACKS = 2
PLACES = {"t": 16, "f": 4, "w": 1, "s": 1}
SEQUENCE = RANKS + RANKS[::-1]


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(16)]  # by rows
        self.f: list[list[str]] = [[] for _ in range(4)]  # C D H S
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
        new._fill_gaps()  # the sixteen of the square: gaps in place order, from the pack as there is no talon yet
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
        sources = [(f"t{i}", pile) for i, pile in enumerate(self.t, 1) if pile]
        for name, pile in [*sources, ("w", self.w)]:
            if not pile:
                continue
            target = self._foundation_for(pile[-1])
            if target is not None:
                moves.add(f"{name}>{target}")
            for other, top in sources:
                if other != name and _goes_on(pile[-1], top[-1]):
                    moves.add(f"{name}>{other}")
        if self.s:
            moves.add("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("turn",):
            return text
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self._lay(self.s.pop(), self.w)  # if it goes at once no second card is turned
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        # Reading: after any move every gap is refilled, also one that was there in a loaded position.
        self._fill_gaps()

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

    def _fill_gaps(self) -> None:
        """In place order from the talon, else the pack; with both out a place stays empty. An ace that comes so goes
        home at once and is itself replaced, before the next gap."""
        for place in self.t:
            while not place and (self.w or self.s):
                self._lay(self.w.pop() if self.w else self.s.pop(), place)

    def _lay(self, card: str, place: list[str]) -> None:
        """A card that appears: the first ace of its suit goes home, another card to its place."""
        home = self._base_for(card)
        (place if home is None else home).append(card)

    def _base_for(self, card: str) -> list[str] | None:
        """Reading: asked only as a card is dealt, turned or filled in. In a loaded position an ace of a suit not begun
        may lie available; it is then played at will."""
        pile = self.f[SUITS.index(suit(card))]
        return pile if value(card) == 1 and not pile else None

    def _foundation_for(self, card: str) -> str | None:
        """The one of its suit, if that wants it."""
        for i in range(len(self.f)):
            if card == self._wanted(i):
                return f"f{i + 1}"
        return None

    def _wanted(self, index: int) -> str | None:
        height = len(self.f[index])
        return SEQUENCE[height] + SUITS[index] if height < len(SEQUENCE) else None

    def _won(self) -> bool:
        return all(len(pile) == len(SEQUENCE) for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        return {"t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _goes_on(card: str, top: str) -> bool:
    """Same suit, next up or down; no wrap."""
    return suit(top) == suit(card) and abs(value(top) - value(card)) == 1


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
