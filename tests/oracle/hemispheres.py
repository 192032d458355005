"""Oracle for game 17, The Hemispheres.

Two packs; the red aces (up) and the black kings (down) are the foundations, four barriers wait for the end. Twelve
places: European and Asiatic, north, red; Australian and African, south, black. A card in the wrong hemisphere is inert,
until it is exchanged for one of the other. Proper cards marry within their race, red down, black up, the talon's top in
any race of its colour; gaps are filled in one act. No redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, is_red, ordered_pack, shuffled_pack, suit, value, withdraw

SLUG = "hemispheres"
PACKS = 2
PLACES = {"t": 12, "f": 8, "b": 4, "w": 1, "s": 1}
FOUNDATION_SUITS = "DHDHCSCS"  # f1–4 aces up, f5–8 kings down
BARRIERS = ["KH", "AS", "KD", "AC"]  # west, north, east, south


def _race(number: int) -> int:
    """0 European (t1–3), 1 Asiatic (t4–6), 2 Australian (t7–9), 3 African (t10–12)."""
    return (number - 1) // 3


def _proper(card: str, number: int) -> bool:
    """Does the card's colour belong to the hemisphere of that place?"""
    return is_red(card) == (number <= 6)


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(12)]  # clockwise from the west
        self.f: list[list[str]] = [[] for _ in range(8)]
        self.b: list[list[str]] = [[] for _ in range(4)]
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
        bases = [("A" if i < 4 else "K") + s for i, s in enumerate(FOUNDATION_SUITS)]
        new.f = [[card] for card in withdraw(pack, bases)]
        new.b = [[card] for card in withdraw(pack, BARRIERS)]
        new.s = list(reversed(pack))
        for place in new.t:
            place.append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.b = piles["t"], piles["f"], piles["b"]
        new.w, new.s = piles["w"][0], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "b": [list(p) for p in self.b],
            "w": [list(self.w)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        proper = [i for i in range(1, 13) if self.t[i - 1] and _proper(self.t[i - 1][-1], i)]
        wrong = [i for i in range(1, 13) if self.t[i - 1] and not _proper(self.t[i - 1][-1], i)]
        empty = [i for i in range(1, 13) if not self.t[i - 1]]
        sources = [(f"t{i}", self.t[i - 1][-1]) for i in proper] + ([("w", self.w[-1])] if self.w else [])
        for name, card in sources:
            for i in proper:  # nothing is married on an inert card
                if name == f"t{i}" or not _marries(card, self.t[i - 1][-1]):
                    continue
                # A proper top of the card's suit lies in a race of its colour, so the talon's top may go to any.
                if name == "w" or _race(int(name[1:])) == _race(i):
                    moves.add(f"{name}>t{i}")
        both_out = not self.w and not self.s
        if both_out:
            sources += [(f"b{i}", p[-1]) for i, p in enumerate(self.b, 1) if p]
        for name, card in sources:
            target = self._foundation_for(card)
            if target is not None:
                moves.add(f"{name}>{target}")
        for i in wrong:
            for j in wrong:
                if i <= 6 < j:  # a black card of the north, a red one of the south
                    moves.add(f"t{i}=t{j}")
            if both_out:
                # Reading: "its hemisphere" is the one of its colour, where it becomes proper.
                moves.update(f"t{i}>t{j}" for j in empty if _proper(self.t[i - 1][-1], j))
        # One act (C4): required before the next turn while there is a card to fill with.
        if empty and not both_out:
            moves.add("fill")
        elif self.s:
            moves.add("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("turn", "fill"):
            return text
        if "=" in text:
            return "swap"
        target = text.split(">")[1]
        if target[0] == "f":
            return "play"
        return "marry" if self._pile(target) else "fill"  # to an empty place: the wrong card's way at the end

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        elif text == "fill":
            for place in self.t:  # clockwise from the west; talon, else pack, until both run out
                if not place and self.w:
                    place.append(self.w.pop())
                elif not place and self.s:
                    place.append(self.s.pop())
        elif "=" in text:
            first, second = (self._pile(name) for name in text.split("="))
            first[-1], second[-1] = second[-1], first[-1]  # a wrong card lies alone in its place
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
        new.b = [list(p) for p in self.b]
        new.w = list(self.w)
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _foundation_for(self, card: str) -> str | None:
        """The lowest-numbered one: two of a suit that want the same card are equally high, so they are one choice.

        Reading: an empty one (only in a position that was loaded) wants its base.
        """
        for i, pile in enumerate(self.f):
            height = len(pile)
            if height < 13 and card == (RANKS[height] if i < 4 else RANKS[12 - height]) + FOUNDATION_SUITS[i]:
                return f"f{i + 1}"
        return None

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        return {"t": self.t, "f": self.f, "b": self.b}[place[0]][int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _marries(card: str, top: str) -> bool:
    """The moved card is one lower if red, one higher if black."""
    return suit(card) == suit(top) and value(card) == value(top) + (-1 if is_red(card) else 1)


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
