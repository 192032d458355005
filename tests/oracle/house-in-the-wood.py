"""Oracle for The House in the Wood, a variant of game 1, La Belle Lucie.

Two packs in 36 packets (34 of three, then two of one); only the top of a packet is available. Eight foundations A to K
in suit; tops marry down in suit; empty packets stay empty; two shuffled redeals, in threes only.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, reshuffled, shuffled_pack, suit, value

SLUG = "house-in-the-wood"
PACKS = 2
PLACES = {"t": 36, "f": 8}
REDEALS = 2


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(36)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S
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
        new._deal_in_threes(cards[:102])
        new.t[34], new.t[35] = [cards[102]], [cards[103]]
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
        wanted = self._wanted()
        tops = [(f"t{i}", packet[-1]) for i, packet in enumerate(self.t, 1) if packet]  # empty packets stay empty
        for name, card in tops:
            moves.update(f"{name}>f{j}" for j in wanted.get(card, []))
            hosts = self._hosts(card)
            moves.update(f"{name}>{other}" for other, top in tops if top in hosts)
        # C10: there is no pack in hand to exhaust; the redeal is at will while the packets hold a card to gather.
        if self.redeals < REDEALS and any(self.t):
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
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
        new = type(self)()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _deal_in_threes(self, cards: list[str]) -> None:
        """Three to each packet from packet 1; the last card dealt to a packet is its top; the rest are empty."""
        self.t = [cards[3 * i : 3 * i + 3] for i in range(36)]

    def _hosts(self, card: str) -> list[str]:
        """The cards on which that card may be married."""
        return [RANKS[value(card)] + suit(card)] if value(card) < 13 else []  # the next higher

    def _wanted(self) -> dict[str, list[int]]:
        """The cards that may be played, each with the foundations to choose from.

        Two of a suit that want the same card are equally high, so they are one choice: the lower number.
        """
        wanted: dict[str, list[int]] = {}
        for j, pile in enumerate(self.f, 1):
            if len(pile) < 13:
                wanted.setdefault(RANKS[len(pile)] + SUITS[(j - 1) % 4], [j])
        return wanted

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
