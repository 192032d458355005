"""Oracle for game 5, The Four Corners.

Two packs; twelve packets dealt in rounds, four of them corners; four foundations A to K and four K to A in suit,
between the sides. During the deal only the card in hand plays: from a corner to any foundation, from a side to the
adjoining one. After it tops play anywhere and marry up or down; nothing is refilled. Two redeals, unshuffled.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "four-corners"
PACKS = 2
PLACES = {"t": 12, "f": 8, "h": 1, "s": 1}
REDEALS = 2
CORNERS = [1, 6, 7, 12]
# Suits of the rows from the top are D C H S. t2–5 are the left sides downward, t8–11 the right sides downward;
# f1–4 are the aces C D H S (left column), f5–8 the kings C D H S (right column).
ADJOINING = {2: 2, 3: 1, 4: 3, 5: 4, 8: 6, 9: 5, 10: 7, 11: 8}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(12)]
        self.f: list[list[str]] = [[] for _ in range(8)]
        self.h: list[str] = []
        self.s: list[str] = []  # next card last
        self.phase = "deal"
        self.place = 1  # where the card in hand, or the next one, falls
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
        new._deal_on()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.h, new.s = piles["t"], piles["f"], piles["h"][0], piles["s"][0]
        new.phase = "play"  # cards in the hand or the pack of a loaded position stay where they are
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
        if self.phase == "deal":
            # With a card in hand `deal` lays it; without one a round is complete and `deal` begins the next.
            return sorted([*self._hand_plays(), "deal"])
        moves = set()
        for i, packet in enumerate(self.t, 1):
            if not packet:
                continue
            card = packet[-1]
            for j in range(1, 9):
                # Reading: an empty foundation (only in a position that was loaded) takes its base, at will.
                if card == self._wanted(j):
                    moves.add(f"t{i}>f{j}")
            for j, other in enumerate(self.t, 1):
                if j == i or not other:  # nothing is refilled
                    continue
                if suit(other[-1]) == suit(card) and abs(value(other[-1]) - value(card)) == 1:
                    moves.add(f"t{i}>t{j}")
        if self.redeals < REDEALS and not self.s and any(self.t):
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text in ("deal", "redeal"):
            return text
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            if self.h and self._lay():
                return
            self._deal_on()
        elif text == "redeal":
            # C6: the last packet is dealt first, each its bottom card first.
            cards = [card for packet in reversed(self.t) for card in packet]
            self.t = [[] for _ in range(12)]
            self.s = list(reversed(cards))
            self.redeals += 1
            self.phase = "deal"
            self.place = 1
            self._deal_on()
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
            if source == "h":
                self._deal_on()  # the next card takes its place

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
        new.place = self.place
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": self.phase, "redeals": self.redeals}

    def _deal_on(self) -> None:
        """The hand is empty. Card after card until one can be played, or the round or the deal is complete (C13)."""
        while self.s:
            card = self.s.pop()
            base = self._unbegun(card)
            if base:
                # At once, before anything else it might fit; the next card takes its place.
                self.f[base - 1].append(card)
                continue
            self.h = [card]
            if self._hand_plays():
                return
            if self._lay():
                return
        # Also when the last card went to a foundation: a round cut short is complete.
        self.phase = "play"
        self.place = 1

    def _lay(self) -> bool:
        """The card in hand on to its packet; whether that completes the round or the deal."""
        self.t[self.place - 1].append(self.h.pop())
        self.place = self.place % 12 + 1
        if not self.s:
            self.phase = "play"
            self.place = 1
        return self.place == 1

    def _hand_plays(self) -> list[str]:
        if not self.h:
            return []
        fits = [j for j in range(1, 9) if self.h[0] == self._wanted(j)]
        if self.place not in CORNERS:
            fits = [j for j in fits if j == ADJOINING[self.place]]
        return [f"h>f{j}" for j in fits]

    def _unbegun(self, card: str) -> int | None:
        """The foundation that this card begins. The second ace or king of a suit is an ordinary card."""
        for j in range(1, 9):
            if not self.f[j - 1] and card == self._wanted(j):
                return j
        return None

    def _wanted(self, number: int) -> str | None:
        """Read off the pile's height: f1–4 go A to K, f5–8 K to A."""
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
