"""Oracle for game 47, Anna.

Two packs; eight helps. Knaves go at once to eight foundations, down to the ace and the king, in suit. Helps marry up,
an ace on a king too, with the talon's top; queens stay and take nothing; gaps are refilled at once. The pack is turned
singly; two redeals of the talon, unshuffled.
"""

from __future__ import annotations

from oracle_common import SUITS, ordered_pack, shuffled_pack, suit

SLUG = "anna"
PACKS = 2
PLACES = {"t": 8, "f": 8, "w": 1, "s": 1}
REDEALS = 2
SEQUENCE = "JT98765432AK"
MARRIAGES = "KA23456789T"  # a card goes on the one before it; knaves and queens take no part


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(8)]  # apex, left leg, right leg, crossbar
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
        new._fill_gaps()  # the eight helps: gaps in place order, from the pack as there is no talon yet
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
        elif self.w and self.redeals < REDEALS:
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("turn", "redeal"):
            return text
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self._lay(self.s.pop(), self.w)  # if it goes at once no second card is turned
        elif text == "redeal":
            # The talon turned over: its first card is dealt first again. No card is turned by it.
            self.redeals += 1
            self.s = list(reversed(self.w))
            self.w = []
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
        """In place order from the talon, else the pack; with both out a place stays empty. A knave that comes so goes
        home at once and is itself replaced, before the next gap."""
        for place in self.t:
            while not place and (self.w or self.s):
                self._lay(self.w.pop() if self.w else self.s.pop(), place)

    def _lay(self, card: str, place: list[str]) -> None:
        """A card that appears: a knave goes home, another card to its place."""
        home = self._base_for(card)
        (place if home is None else home).append(card)

    def _base_for(self, card: str) -> list[str] | None:
        """The first of the suit's two that is empty.

        Reading: asked only as a card is dealt, turned or filled in. In a loaded position a knave may lie available; it
        is then played at will.
        """
        index = SUITS.index(suit(card))
        empty = [pile for pile in (self.f[index], self.f[index + 4]) if not pile]
        return empty[0] if card[0] == "J" and empty else None

    def _foundation_for(self, card: str) -> str | None:
        """The lowest-numbered one that wants it: two that want the same card are equally high, hence one choice."""
        for i in range(len(self.f)):
            if card == self._wanted(i):
                return f"f{i + 1}"
        return None

    def _wanted(self, index: int) -> str | None:
        height = len(self.f[index])
        return SEQUENCE[height] + SUITS[index % 4] if height < len(SEQUENCE) else None

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
    """Same suit, next up in the order K A 2 … 10. Nothing goes on a 10, a king goes on nothing."""
    if suit(top) != suit(card) or card[0] not in MARRIAGES or top[0] not in MARRIAGES:
        return False
    return MARRIAGES.index(card[0]) == MARRIAGES.index(top[0]) + 1


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
