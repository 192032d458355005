"""Oracle for game 16, The Flower-Garden.

One pack; a Garden of six packets of six and a Bouquet of the last sixteen cards, all available. Four foundations A to K
in suit; any available card goes on a Garden top one higher, whatever its suit, or to an empty packet. No redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "flower-garden"
PACKS = 1
PLACES = {"t": 6, "b": 16, "f": 4}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(6)]  # the Garden
        self.b: list[list[str]] = [[] for _ in range(16)]  # the Bouquet
        self.f: list[list[str]] = [[] for _ in range(4)]  # C D H S
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
        new.t = [cards[6 * i : 6 * i + 6] for i in range(6)]  # dealt together: the first is lowest
        new.b = [[card] for card in cards[36:]]
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.b, new.f = piles["t"], piles["b"], piles["f"]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {"t": [list(p) for p in self.t], "b": [list(p) for p in self.b], "f": [list(p) for p in self.f]}

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        garden = [(f"t{i}", p) for i, p in enumerate(self.t, 1)]
        bouquet = [(f"b{i}", p) for i, p in enumerate(self.b, 1)]
        for name, pile in garden + bouquet:
            if not pile:
                continue
            card = pile[-1]
            home = SUITS.index(suit(card))
            if len(self.f[home]) == value(card) - 1:
                moves.add(f"{name}>f{home + 1}")
            for target, other in garden:
                if target == name:
                    continue
                if other:
                    if value(other[-1]) == value(card) + 1:
                        moves.add(f"{name}>{target}")
                elif name[0] == "b" or len(pile) > 1:  # C3: not the only card of a packet
                    moves.add(f"{name}>{target}")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if ">f" in text:
            return "play"
        return "marry" if self._pile(text.split(">")[1]) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        source, target = text.split(">")
        self._pile(target).append(self._pile(source).pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.b = [list(p) for p in self.b]
        new.f = [list(p) for p in self.f]
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _won(self) -> bool:
        return all(len(pile) == len(RANKS) for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        return {"t": self.t, "b": self.b, "f": self.f}[place[0]][int(place[1:]) - 1]

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
