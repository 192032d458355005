"""Oracle for game 44, Sly.

Two packs; twenty packets; four foundations A to K and four K to A in suit, bases placed at once. The first twenty cards
are laid one a place, later ones twenty at a time on any packet; the card in hand may be played and does not count. Tops
play when the twenty lie, gaps are refilled at once from the pack. No moves between packets, no redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack

SLUG = "sly"
PACKS = 2
PLACES = {"t": 20, "f": 8, "h": 1, "s": 1}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(20)]  # upper row, lower row
        self.f: list[list[str]] = [[] for _ in range(8)]  # A to K C D H S, K to A C D H S
        self.h: list[str] = []
        self.s: list[str] = []  # next card last
        self.phase = "play"  # "first": the first twenty are being laid; "later": a later twenty; "play": neither
        self.laid = 0  # of the twenty
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
        new.phase = "first"
        new._first_twenty()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.h, new.s = piles["t"], piles["f"], piles["h"][0], piles["s"][0]
        # Reading: a card in hand means that a twenty is being laid, a later one unless the counters say "first".
        new.phase = counters.get("phase", "later" if new.h else "play")
        new.laid = counters.get("laid", 0)
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "h": [list(self.h)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        if self.phase == "first":
            return sorted([*self._hand_plays(), "deal"])
        if self.phase == "later":
            return sorted(self._hand_plays() + [f"h>t{i}" for i in range(1, 21)])
        moves = set()
        for i, packet in enumerate(self.t, 1):
            if packet:
                moves |= {f"t{i}>f{j}" for j in self._fits(packet[-1])}
        if self.s:
            moves.add("deal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "deal":
            return "deal"
        if ">f" in text:
            return "play"
        # Reading: laying the hand's card is of the kind that its target makes it, though no sequence is built.
        return "marry" if self._pile(text.split(">")[1]) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            if self.phase == "first":
                self._lay()
                self._first_twenty()
            else:
                self.phase = "later"
                self.laid = 0
                self._take()
            return
        source, target = text.split(">")
        self._pile(target).append(self._pile(source).pop())
        if source == "h":
            if target[0] == "t":
                self.laid += 1
            if self.phase == "first":
                self._first_twenty()
            elif self.laid == 20:
                self.phase = "play"
            else:
                self._take()
        else:
            # Reading: after a play every gap is refilled, also one that was there in a loaded position.
            for place in self.t:
                while not place and self.s:
                    card = self.s.pop()
                    base = self._unbegun(card)
                    (self.f[base - 1] if base else place).append(card)  # a base is itself replaced

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.h = list(self.h)
        new.s = list(self.s)
        new.phase = self.phase
        new.laid = self.laid
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": self.phase, "redeals": self.redeals, "laid": self.laid if self.phase != "play" else 0}

    def _take(self) -> None:
        """The next card into the hand. A base goes to its foundation at once, the next card is taken instead; with the
        pack out the deal is over."""
        while self.s:
            card = self.s.pop()
            base = self._unbegun(card)
            if base is None:
                self.h = [card]
                return
            self.f[base - 1].append(card)
        self.phase = "play"

    def _lay(self) -> None:
        self.t[self.laid].append(self.h.pop())
        self.laid += 1

    def _first_twenty(self) -> None:
        """Card after card, one a place, until one can be played or the twenty lie (C13)."""
        while self.laid < 20:
            self._take()
            if not self.h or self._hand_plays():
                return
            self._lay()
        self.phase = "play"

    def _hand_plays(self) -> list[str]:
        return [f"h>f{j}" for card in self.h for j in self._fits(card)]

    def _unbegun(self, card: str) -> int | None:
        """The foundation that this card begins. The second ace or king of a suit is an ordinary card."""
        return next((j for j in self._fits(card) if not self.f[j - 1]), None)

    def _fits(self, card: str) -> list[int]:
        """The foundations that want this card; a suit's two are always two choices.

        Reading: an empty foundation wants its base, also (in a position that was loaded) at will.
        """
        return [j for j in range(1, 9) if card == self._wanted(j)]

    def _wanted(self, number: int) -> str | None:
        """Read off the pile's height."""
        height = len(self.f[number - 1])
        if height == 13:
            return None
        return (RANKS[height] if number <= 4 else RANKS[12 - height]) + SUITS[(number - 1) % 4]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "h":
            return self.h
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
