"""Oracle for game 7, The Shah.

Two packs less seven kings; the king of hearts in the centre, eight aces around it are the foundations, up to the queen
in suit. Three circles of eight make eight rays of three. After the deal third-circle cards play and marry down, inner
cards play once nothing lies outside them on their ray; gaps are filled in one act; an empty ray may take a third-circle
card; no redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value, withdraw

SLUG = "shah"
PACKS = 2
PLACES = {"t": 24, "f": 8, "w": 1, "s": 1, "x": 1}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(24)]  # three circles of eight, the inner one first
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
        self.x: list[str] = []
        self.circles = 3  # dealt so far
        self.phase = "play"
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
        # Reading: no zone but x can hold the Shah, so all eight kings lie there; their order means nothing. Here the
        # seven come first, the K of hearts that is shown lies on top.
        new.x = withdraw(pack, ["KC", "KD", "KH", "KS", "KC", "KD", "KS", "KH"])
        new.s = list(reversed(pack))
        new.phase = "deal"
        new.circles = 0
        new._next_circle()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f = piles["t"], piles["f"]
        new.w, new.s, new.x = piles["w"][0], piles["s"][0], piles["x"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "w": [list(self.w)],
            "s": [list(self.s)],
            "x": [list(self.x)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        for place in self._available():
            target = self._foundation_for(self._pile(place)[-1])
            if target is not None:
                moves.add(f"{place}>{target}")
        if self.phase == "deal":
            # Reading: a circle is played from once all its eight cards lie ("if any of these are suitable"), so
            # nothing stops a `deal` half-way. While the pack has a card the circle has no gap.
            if self.s:
                moves.add("deal")
            return sorted(moves)
        sources = [f"t{i}" for i in range(17, 25) if self.t[i - 1]]
        for place in sources + (["w"] if self.w else []):
            card = self._pile(place)[-1]
            for i in range(17, 25):
                if place == f"t{i}" or not self.t[i - 1]:
                    continue
                top = self.t[i - 1][-1]
                if suit(top) == suit(card) and value(top) == value(card) + 1:
                    moves.add(f"{place}>t{i}")
        for ray in range(1, 9):
            # Reading: C3 (an only card does not move to an empty place) does not bar the grace: the entry speaks of
            # the gap that the card leaves, and the two places are of different circles.
            if not (self.t[ray - 1] or self.t[ray + 7] or self.t[ray + 15]):
                moves.update(f"{place}>t{ray}" for place in sources)
        # One act (C4): talon, else pack; while a gap is open and a card is there, it comes before the next turn.
        gaps = any(not place for place in self.t)
        if gaps and (self.w or self.s):
            moves.add("fill")
        elif self.s:
            moves.add("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text in ("deal", "turn", "fill"):
            return text
        target = text.split(">")[1]
        if target[0] == "f":
            return "play"
        return "marry" if int(target[1:]) > 16 else "fill"  # to an inner place: the grace

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            self._next_circle()
        elif text == "turn":
            self.w.append(self.s.pop())
        elif text == "fill":
            for place in self.t:  # innermost circle first, clockwise
                self._refill(place)
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
            number = int(target[1:])
            if self.phase == "deal":
                self._refill(self._pile(source))  # at once; there is no talon yet, so from the pack
                self._end_deal_when_pack_is_out()
            elif target[0] == "t" and number <= 8:  # the grace
                self._refill(self.t[number + 7])
                self._refill(self.t[number + 15])

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
        new.x = list(self.x)
        new.circles = self.circles
        new.phase = self.phase
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": self.phase, "redeals": self.redeals}

    def _next_circle(self) -> None:
        for i in range(8 * self.circles, 8 * self.circles + 8):
            if self.s:
                self.t[i].append(self.s.pop())
        self.circles += 1
        if self.circles == 3:
            self.phase = "play"
        self._end_deal_when_pack_is_out()

    def _end_deal_when_pack_is_out(self) -> None:
        """Reading: no circle can follow (only in a pack that was arranged), so the deal is over and the rules after
        it hold."""
        if not self.s:
            self.phase = "play"

    def _available(self) -> list[str]:
        """The places whose top may go to a foundation."""
        if self.phase == "deal":
            first = 8 * (self.circles - 1) + 1
            return [f"t{i}" for i in range(first, first + 8) if self.t[i - 1]]
        places = []
        for i in range(1, 25):
            outside = range(i + 8, 25, 8)  # the places further out on its ray
            if self.t[i - 1] and not any(self.t[j - 1] for j in outside):
                places.append(f"t{i}")
        return places + (["w"] if self.w else [])

    def _refill(self, place: list[str]) -> None:
        """Talon, else pack; both out, it stays empty."""
        if not place:
            if self.w:
                place.append(self.w.pop())
            elif self.s:
                place.append(self.s.pop())

    def _foundation_for(self, card: str) -> str | None:
        """The lowest-numbered one: two of a suit that want the same card are equally high, so they are one choice."""
        for i, pile in enumerate(self.f):
            if len(pile) < 12 and card == RANKS[len(pile)] + SUITS[i % 4]:
                return f"f{i + 1}"
        return None

    def _won(self) -> bool:
        return all(len(pile) == 12 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        return {"t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

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
