"""Oracle for game 39, The Nation.

Two packs; four aces (up) and four kings (down) withdrawn, in suit. Twelve columns dealt one after another, eight counts
each; a card that fits a foundation as it is dealt is played there and counts. Then column ends play and marry up or
down, a column without cards takes any available card. Two redeals, unshuffled, columns dealt and counted as at first.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value, withdraw

SLUG = "nation"
PACKS = 2
PLACES = {"t": 12, "f": 8, "h": 1, "s": 1}
REDEALS = 2


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(12)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # A to K C D H S, K to A C D H S
        self.h: list[str] = []  # a dealt card that fits both foundations of its suit
        self.s: list[str] = []  # next card last
        self.phase = "play"  # "deal" while a card in hand waits for the player
        self.counted = 0  # cards dealt in this deal, played ones too
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
        new.f = [[card] for card in withdraw(pack, [rank + s for rank in "AK" for s in SUITS])]
        new.s = list(reversed(pack))
        new._deal_on()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.h, new.s = piles["t"], piles["f"], piles["h"][0], piles["s"][0]
        # Reading: after the deal, cards in hand or pack stay where they are, unless the counters say that it goes on.
        new.phase = counters.get("phase", "play")
        new.counted = counters.get("counted", 0)
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
            return sorted(f"h>f{j}" for j in self._fits(self.h[-1]))
        moves = set()
        for i, column in enumerate(self.t, 1):
            if not column:
                continue
            card = column[-1]
            moves |= {f"t{i}>f{j}" for j in self._fits(card)}
            for j, other in enumerate(self.t, 1):
                if j == i:
                    continue
                # C3: here even the only card of a column may go to an empty one, for the place decides the gathering.
                if not other or (suit(other[-1]) == suit(card) and abs(value(other[-1]) - value(card)) == 1):
                    moves.add(f"t{i}>t{j}")
        if self.redeals < REDEALS and not self.s and any(self.t):
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "redeal":
            return "redeal"
        if ">f" in text:
            return "play"
        return "marry" if self._pile(text.split(">")[1]) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "redeal":
            # C6: the last column is dealt first, each its bottom card (the upper end of the column) first.
            self.s = list(reversed([card for column in reversed(self.t) for card in column]))
            self.t = [[] for _ in range(12)]
            self.redeals += 1
            self.counted = 0
            self._deal_on()
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
            if source == "h":
                self._deal_on()

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
        new.counted = self.counted
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": self.phase, "redeals": self.redeals}

    def _deal_on(self) -> None:
        """Card after card, eight counts a column, until one fits both its foundations or the pack is out."""
        while self.s:
            card = self.s.pop()
            column = self.t[self.counted // 8]
            self.counted += 1
            fits = self._fits(card)
            if len(fits) == 2:
                self.h = [card]
                self.phase = "deal"
                return
            (self.f[fits[0] - 1] if fits else column).append(card)
        self.phase = "play"

    def _fits(self, card: str) -> list[int]:
        """The foundations that want this card; a suit's two are always two choices."""
        return [j for j in range(1, 9) if card == self._wanted(j)]

    def _wanted(self, number: int) -> str | None:
        """Read off the pile's height.

        Reading: an empty foundation (only in a position that was loaded) wants its base.
        """
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
