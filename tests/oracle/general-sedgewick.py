"""Oracle for game 28, General Sedgewick.

One pack. A cross of five; the sixth card is the first of four bases of its rank, up in suit with wrap. Cross tops and
the talon's top go on a top one higher of any suit, with wrap; gaps are filled from talon or pack. No redeal.
"""

from __future__ import annotations

from oracle_common import ordered_pack, shuffled_pack, suit, value

SLUG = "general-sedgewick"
PACKS = 1
PLACES = {"t": 5, "f": 4, "w": 1, "s": 1}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(5)]  # top, left, centre, right, bottom
        self.f: list[list[str]] = [[] for _ in range(4)]  # as begun
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
        for place in [*new.t, new.f[0]]:
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
        moves = []
        base = self._base()
        for name, pile in [(f"t{i}", pile) for i, pile in enumerate(self.t, 1)] + [("w", self.w)]:
            if not pile:
                continue
            card = pile[-1]
            index = self._accepts(card, base)
            if index is not None:
                moves.append(f"{name}>f{index + 1}")
            for j, other in enumerate(self.t, 1):
                if name != f"t{j}" and other and value(other[-1]) == _after(card):
                    moves.append(f"{name}>t{j}")
        if self.s:
            moves.append("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "turn":
            return "turn"
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        for place in self.t:
            if not place and self.w:
                place.append(self.w.pop())
            elif not place and self.s:
                place.append(self.s.pop())

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

    def _base(self) -> int | None:
        """The rank of the foundations, read off the first one that is begun.

        Reading: with none begun (only in a position that was loaded) no card is a base.
        """
        return next((value(pile[0]) for pile in self.f if pile), None)

    def _accepts(self, card: str, base: int | None) -> int | None:
        """The foundation (0-3) that takes the card; a base begins, at will, the first empty one."""
        for index, pile in enumerate(self.f):
            if not pile:
                if value(card) == base:
                    return index
            elif len(pile) < 13 and suit(card) == suit(pile[0]) and value(card) == _after(pile[-1]):
                return index
        return None

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        return {"t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _after(card: str) -> int:
    """The value one higher; the ace's after the king."""
    return value(card) % 13 + 1


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
