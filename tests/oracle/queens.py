"""Oracle for game 29, The Queens.

Two packs; a key of 32 cards, from which a queen on top pays fourteen to the pack's bottom; a shutter of seven. Eight
foundations K A 2 … Q in suit, kings of the shutter's deal at once. The key's top goes to foundations only and is
preferred; shutter and talon marry down. When the pack is out, the talon's new queens are paid three cards each from its
bottom, which are the new pack.
"""

from __future__ import annotations

from oracle_common import SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "queens"
PACKS = 2
PLACES = {"k": 1, "t": 7, "f": 8, "w": 1, "s": 1}
SEQUENCE = "KA23456789TJQ"


class Oracle:
    def __init__(self) -> None:
        self.k: list[str] = []
        self.t: list[list[str]] = [[] for _ in range(7)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
        self.paid = 0  # the talon's lowest cards that lie there since the last payment
        self.redeals = 0  # payments made
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
        for _ in range(32):  # the first card lowest, the last on top (C12)
            new.k.append(new.s.pop())
        while new.k and value(new.k[-1]) == 12:
            block = new.k[-14:]  # or what is left
            new.k = new.k[:-14]
            # Turned over as a block and put under the pack: the queen, its top card, is now the pack's last.
            new.s = list(reversed(block)) + new.s
        for place in new.t:
            place.append(new.s.pop())
            while value(place[-1]) == 13:
                new.f[new._accepts(place[-1])[0]].append(place.pop())
                place.append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.k, new.t, new.f, new.w, new.s = piles["k"][0], piles["t"], piles["f"], piles["w"][0], piles["s"][0]
        new.paid = min(counters.get("paid", 0), len(new.w))
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "k": [list(self.k)],
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "w": [list(self.w)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        if self.k and self._accepts(self.k[-1]):
            moves.add(f"k>f{self._accepts(self.k[-1])[0] + 1}")
        for name, pile in [(f"t{i}", pile) for i, pile in enumerate(self.t, 1)] + [("w", self.w)]:
            if not pile:
                continue
            card = pile[-1]
            preferred = self._accepts(self.k[-1]) if self.k else []
            # Two foundations that want this card are equally high, hence one choice, the lowest-numbered. The key's top
            # could be played on them all or on none.
            for index in self._accepts(card)[:1]:
                if index not in preferred or value(card) == 13:
                    moves.add(f"{name}>f{index + 1}")
            for j, other in enumerate(self.t, 1):
                if name != f"t{j}" and other and suit(other[-1]) == suit(card) and value(other[-1]) == value(card) + 1:
                    moves.add(f"{name}>t{j}")
        if self.s:
            moves.add("turn")
        elif self._queens() > 0:
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text == "turn":
            return "turn"
        if text == "redeal":
            return "pay"
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())  # also a king or what the key would take: nothing goes at once
        elif text == "redeal":
            owed = 3 * self._queens()
            taken: list[str] = []
            # Reading: it stops with the last card owed; a queen that lies next above it stays.
            while self.w and sum(value(card) != 12 for card in taken) < owed:
                taken.append(self.w.pop(0))
            self.s = list(reversed(taken))  # bottommost first
            self.paid = len(self.w)
            self.redeals += 1
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        for place in self.t:  # gaps at once; a king that comes so stays till it is played
            if not place and self.w:
                place.append(self.w.pop())
            elif not place and self.s:
                place.append(self.s.pop())
        self.paid = min(self.paid, len(self.w))

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.k = list(self.k)
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.paid = self.paid
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "paid": self.paid}

    def _queens(self) -> int:
        """The queens laid on the talon since the last payment and still there."""
        return sum(value(card) == 12 for card in self.w[self.paid :])

    def _accepts(self, card: str) -> list[int]:
        """All foundations (0-7) on which the card could be played, in their order; a king starts an empty one."""
        found = []
        for index, pile in enumerate(self.f):
            if SUITS[index % 4] == suit(card) and len(pile) < 13 and SEQUENCE[len(pile)] == card[0]:
                found.append(index)
        return found

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, name: str) -> list[str]:
        if name in "kw":
            return self.k if name == "k" else self.w
        return {"t": self.t, "f": self.f}[name[0]][int(name[1:]) - 1]

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
