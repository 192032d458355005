"""Oracle for game 33, Red and Black.

Two packs; eight aces withdrawn go up to the king in suit. Eight volunteers build down in alternating colours, with the
talon's top too; gaps are refilled at once. The pack is turned singly; one redeal of the talon, shuffled.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, is_red, ordered_pack, reshuffled, shuffled_pack, value, withdraw

SLUG = "red-and-black"
PACKS = 2
PLACES = {"t": 8, "f": 8, "w": 1, "s": 1}
REDEALS = 1


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(8)]  # the volunteers
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
        pack = list(cards)
        new.f = [[card] for card in withdraw(pack, ["A" + s for s in SUITS] * 2)]
        new.s = list(reversed(pack))
        new._fill_gaps()  # the eight volunteers: gaps in place order, from the pack as there is no talon yet
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
            self.w.append(self.s.pop())
        elif text == "redeal":
            # The talon alone; no card is turned by it.
            self.redeals += 1
            self.s = list(reversed(reshuffled(self.w, PACKS, self.seed, self.redeals)))
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
        """In place order from the talon, else the pack; with both out a place stays empty."""
        for place in self.t:
            if not place and self.w:
                place.append(self.w.pop())
            elif not place and self.s:
                place.append(self.s.pop())

    def _foundation_for(self, card: str) -> str | None:
        """The lowest-numbered one that wants it: two that want the same card are equally high, hence one choice."""
        for i in range(len(self.f)):
            if card == self._wanted(i):
                return f"f{i + 1}"
        return None

    def _wanted(self, index: int) -> str | None:
        """A to K. Read off the pile's height.

        Reading: an empty foundation (only in a position that was loaded) wants its base.
        """
        height = len(self.f[index])
        return RANKS[height] + SUITS[index % 4] if height < 13 else None

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        return {"t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _goes_on(card: str, top: str) -> bool:
    """One lower and of the other colour; no wrap."""
    return value(top) == value(card) + 1 and is_red(top) != is_red(card)


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
