"""Oracle for game 1, La Belle Lucie.

One pack in 18 packets (17 of three, one of one); only the top of a packet is available. Foundations A to K in suit;
tops marry down in suit; empty packets stay empty; two shuffled redeals.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, reshuffled, shuffled_pack, suit, value

SLUG = "la-belle-lucie"
PACKS = 1
PLACES = {"t": 18, "f": 4}
REDEALS = 2


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(18)]
        self.f: list[list[str]] = [[] for _ in range(4)]  # C D H S
        self.redeals = 0  # made so far
        self.seed = 0

    @classmethod
    def deal(cls, number: int) -> Oracle:
        return cls.deal_cards(shuffled_pack(PACKS, number), seed=number)

    @classmethod
    def deal_cards(cls, cards: list[str], seed: int = 0) -> Oracle:
        _check_pack(cards)
        new = cls()
        new.seed = seed
        new._deal_in_threes(list(cards))
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f = piles["t"], piles["f"]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {"t": [list(p) for p in self.t], "f": [list(p) for p in self.f]}

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        for i, packet in enumerate(self.t, 1):
            if not packet:
                continue
            card = packet[-1]
            for j, pile in enumerate(self.f, 1):
                if card == self._wanted(j - 1, pile):
                    moves.add(f"t{i}>f{j}")
            for j, other in enumerate(self.t, 1):
                # An empty packet stays empty, so only a card can be married on.
                if j != i and other and suit(other[-1]) == suit(card) and value(other[-1]) == value(card) + 1:
                    moves.add(f"t{i}>t{j}")
        # C10: there is no pack in hand to exhaust; the redeal is at will, also with plays left, while the packets
        # hold a card to gather.
        if self.redeals < REDEALS and any(self.t):
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text == "redeal":
            return "redeal"
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "redeal":
            left = [card for packet in self.t for card in packet]
            self.redeals += 1
            # The k-th redeal is the k-th shuffle after the deal's own.
            self._deal_in_threes(reshuffled(left, PACKS, self.seed, self.redeals))
            return
        source, target = text.split(">")
        self._pile(target).append(self._pile(source).pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _deal_in_threes(self, cards: list[str]) -> None:
        """Three to each packet from packet 1; the last card dealt to a packet is its top; the rest are empty."""
        self.t = [cards[3 * i : 3 * i + 3] for i in range(18)]

    def _wanted(self, index: int, pile: list[str]) -> str | None:
        return RANKS[len(pile)] + SUITS[index] if len(pile) < 13 else None

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
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
