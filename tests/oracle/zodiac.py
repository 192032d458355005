"""Oracle for game 20, The Zodiac.

Two packs; an Equator of eight single cards and a Zodiac of twenty-four packets. At first Equator cards and the talon's
top marry up or down on the Zodiac, and the Equator is refilled; the talon is redealt without limit. When pack and talon
are both empty, four foundations A to K and four K to A are made from all tops.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "zodiac"
PACKS = 2
PLACES = {"e": 8, "t": 24, "f": 8, "w": 1, "s": 1}


class Oracle:
    def __init__(self) -> None:
        self.e: list[list[str]] = [[] for _ in range(8)]
        self.t: list[list[str]] = [[] for _ in range(24)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S up, C D H S down
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
        self.phase = "play"  # then "final"
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
        for place in new.e + new.t:
            place.append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.e, new.t, new.f, new.w, new.s = piles["e"], piles["t"], piles["f"], piles["w"][0], piles["s"][0]
        new.phase = counters.get("phase", "play" if new.w or new.s else "final")
        if new.phase not in ("play", "final"):
            raise ValueError(f"no such phase: {new.phase}")
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "e": [list(p) for p in self.e],
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "w": [list(self.w)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        return sorted(self._moves_at_first() if self.phase == "play" else self._moves_at_last())

    def kind(self, text: str) -> str:
        self._require(text)
        if text in ("turn", "redeal"):
            return text
        return {"f": "play", "t": "marry", "e": "fill"}[text.split(">")[1][0]]

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        elif text == "redeal":
            # The talon is turned over: its first card is the next. Reading: nothing is turned by the redeal itself.
            self.s = list(reversed(self.w))
            self.w = []
            self.redeals += 1
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        if not self.w and not self.s:
            self.phase = "final"

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.e = [list(p) for p in self.e]
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.phase = self.phase
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": self.phase, "redeals": self.redeals}

    def _moves_at_first(self) -> set[str]:
        moves = set()
        sources = [f"e{i}" for i, place in enumerate(self.e, 1) if place] + (["w"] if self.w else [])
        for source in sources:
            card = self._pile(source)[-1]
            for j, packet in enumerate(self.t, 1):
                # Reading: an empty Zodiac place (only in a position that was loaded) is no gap to fill.
                if packet and suit(packet[-1]) == suit(card) and abs(value(packet[-1]) - value(card)) == 1:
                    moves.add(f"{source}>t{j}")
        # Free: one place at a time, the talon's top; when there is no talon, the next card of the pack.
        for i, place in enumerate(self.e, 1):
            if not place and self.w:
                moves.add(f"w>e{i}")
            elif not place and self.s:
                moves.add(f"s>e{i}")
        if self.s:
            moves.add("turn")
        elif self.w:
            moves.add("redeal")
        return moves

    def _moves_at_last(self) -> set[str]:
        moves = set()
        places = [f"e{i}" for i in range(1, 9)] + [f"t{i}" for i in range(1, 25)]
        for source in places:
            pile = self._pile(source)
            for i in range(8):
                if pile and pile[-1] == self._wanted(i):
                    moves.add(f"{source}>f{i + 1}")
        return moves

    def _wanted(self, index: int) -> str | None:
        """Read off the pile's height; an empty foundation wants its base, of which either copy will do (C8)."""
        height = len(self.f[index])
        if height == 13:
            return None
        return (RANKS[height] if index < 4 else RANKS[12 - height]) + SUITS[index % 4]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        if place == "s":
            return self.s
        return {"e": self.e, "t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

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
    if any(len(place) > 1 for place in piles["e"]):
        raise ValueError("the Equator's places are for one card each")
    _check_pack([card for zone in piles.values() for pile in zone for card in pile])
    return piles
