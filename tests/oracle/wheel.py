"""Oracle for game 37, The Wheel.

Two packs, the eight aces left out. A cushion of twelve packets; three tops of different values 2–10 that make eighteen
go together with a court card that is a top. In the first deal gaps are refilled from the pack at once; then twelve more
cards at a time are dealt on the twelve places and gaps stay. Won when twenty-four packets have gone.
"""

from __future__ import annotations

from itertools import combinations

from oracle_common import SUITS, ordered_pack, shuffled_pack, value, withdraw

SLUG = "wheel"
PACKS = 2
PLACES = {"t": 12, "s": 1, "x": 1}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(12)]  # upper row, lower row
        self.s: list[str] = []  # next card last
        self.x: list[str] = []  # the aces, then the packets of the wheel: three pips, then their court card
        self.phase = "play"  # "first" while gaps are refilled
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
        new.x = withdraw(pack, ["A" + s for s in SUITS] * 2)
        new.s = list(reversed(pack))
        new.phase = "first"
        new._deal_twelve()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.s, new.x = piles["t"], piles["s"][0], piles["x"][0]
        # Reading: a loaded position is after the first deal (gaps stay) unless the counters say so.
        new.phase = counters.get("phase", "play")
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {"t": [list(p) for p in self.t], "s": [list(self.s)], "x": [list(self.x)]}

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        tops = [(f"t{i}", value(pile[-1])) for i, pile in enumerate(self.t, 1) if pile]
        pips = [top for top in tops if 2 <= top[1] <= 10]
        courts = [top for top in tops if top[1] > 10]
        moves = []
        for three in combinations(pips, 3):
            values = [v for _, v in three]
            if sum(values) == 18 and len(set(values)) == 3:
                names = "+".join(name for name, _ in three)
                moves += [f"{names}+{court}>x" for court, _ in courts]
        if self.s:
            moves.append("deal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        return "deal" if text == "deal" else "remove"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            self.phase = "play"
            self._deal_twelve()
            return
        for name in text.removesuffix(">x").split("+"):
            self.x.append(self.t[int(name[1:]) - 1].pop())
        if self.phase == "first":
            for place in self.t:  # upper row first, left to right
                if not place and self.s:
                    place.append(self.s.pop())
            if not self.s:
                self.phase = "play"  # nothing is left to deal, nor to refill with

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.s = list(self.s)
        new.x = list(self.x)
        new.phase = self.phase
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": self.phase, "redeals": self.redeals}

    def _deal_twelve(self) -> None:
        """One on each place, empty or not; the last time there may be fewer."""
        for place in self.t:
            if self.s:
                place.append(self.s.pop())

    def _won(self) -> bool:
        """Twenty-four packets: with the aces, every card."""
        return len(self.x) == 52 * PACKS

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
