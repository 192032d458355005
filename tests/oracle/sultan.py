"""Oracle for game 12, The Sultan.

Two packs; a king of hearts, the Sultan, lies alone amid seven kings and the ace of hearts: foundations, each king
followed by A to Q, the ace by 2 to Q, in suit. A Divan of eight, refilled at once; no building; two shuffled redeals of
the talon.
"""

from __future__ import annotations

from oracle_common import RANKS, ordered_pack, reshuffled, shuffled_pack, withdraw

SLUG = "sultan"
PACKS = 2
PLACES = {"t": 8, "f": 8, "w": 1, "s": 1, "x": 1}
REDEALS = 2
# The 3 × 3 by rows, its middle left out.
BASES = ["KC", "AH", "KC", "KD", "KD", "KS", "KH", "KS"]


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(8)]  # the Divan
        self.f: list[list[str]] = [[] for _ in range(8)]
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
        self.x: list[str] = []
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
        new.f = [[card] for card in withdraw(pack, BASES)]
        new.x = withdraw(pack, ["KH"])
        new.s = list(reversed(pack))
        new._refill()
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
        wanted: dict[str, str] = {}
        for i in range(8):
            card = self._wanted(i)
            # Two that want the same card end alike, at the queen, so they are one choice: the lowest number.
            if card is not None and card not in wanted:
                wanted[card] = f"f{i + 1}"
        moves = set()
        for name, pile in [(f"t{i}", p) for i, p in enumerate(self.t, 1)] + [("w", self.w)]:
            if pile and pile[-1] in wanted:
                moves.add(f"{name}>{wanted[pile[-1]]}")
        if self.s:
            moves.add("turn")
        elif self.w and self.redeals < REDEALS:
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        return text if text in ("turn", "redeal") else "play"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        elif text == "redeal":
            self.redeals += 1
            self.s = list(reversed(reshuffled(self.w, PACKS, self.seed, self.redeals)))
            self.w = []
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        # Reading: after any move every gap of the Divan is refilled, also one that was open in a loaded position.
        self._refill()

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
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _refill(self) -> None:
        """Talon, else pack; both out, a place stays empty."""
        for place in self.t:
            if not place and self.w:
                place.append(self.w.pop())
            elif not place and self.s:
                place.append(self.s.pop())

    def _sequence(self, index: int) -> str:
        """The base, then up to the queen."""
        return "K" + RANKS[:12] if BASES[index][0] == "K" else RANKS[:12]

    def _wanted(self, index: int) -> str | None:
        """Read off the pile's height. Reading: an empty one (only in a position that was loaded) wants its base."""
        height, sequence = len(self.f[index]), self._sequence(index)
        return sequence[height] + BASES[index][1] if height < len(sequence) else None

    def _won(self) -> bool:
        return all(len(pile) == len(self._sequence(i)) for i, pile in enumerate(self.f))

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
