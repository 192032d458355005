"""Oracle for game 4, The Salic Law.

Two packs; eight kings head the packets as they appear; aces go at once to eight foundations A to J, suit does not
matter; queens go at once out of play. During the deal packet tops play to the foundations; after it any available card
may also be put on a bare king. No redeal.
"""

from __future__ import annotations

from oracle_common import ordered_pack, shuffled_pack, value, withdraw

SLUG = "salic-law"
PACKS = 2
PLACES = {"t": 8, "f": 8, "x": 8, "s": 1}
ACE, KNAVE, QUEEN, KING = 1, 11, 12, 13


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(8)]  # a king, then what lies on it
        self.f: list[list[str]] = [[] for _ in range(8)]  # as begun
        self.x: list[list[str]] = [[] for _ in range(8)]  # the row of queens
        self.s: list[str] = []  # next card last
        self.phase = "deal"
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
        first_king = next(card for card in pack if value(card) == KING)
        new.t[0] = withdraw(pack, [first_king])
        new.s = list(reversed(pack))
        new._deal_on()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.x, new.s = piles["t"], piles["f"], piles["x"], piles["s"][0]
        new.phase = "play"  # a pack in a loaded position is never dealt
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "x": [list(p) for p in self.x],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set(self._plays())
        if self.phase == "deal":
            moves.add("deal")  # the deal phase ends with the pack, so there is a card
        else:
            moves |= set(self._on_bare_kings())
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text == "deal":
            return "deal"
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            self._deal_on()
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
        new.x = [list(p) for p in self.x]
        new.s = list(self.s)
        new.phase = self.phase
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": self.phase, "redeals": self.redeals}

    def _deal_on(self) -> None:
        """Card after card until something can be played or the whole pack is dealt (C13)."""
        while self.s:
            card = self.s.pop()
            if value(card) == KING:
                _first_empty(self.t).append(card)
            elif value(card) == ACE:
                _first_empty(self.f).append(card)
            elif value(card) == QUEEN:
                _first_empty(self.x).append(card)
            else:
                newest = [packet for packet in self.t if packet][-1]
                newest.append(card)
            if self._plays():
                break
        if not self.s:
            # Reading: the deal is over as soon as its last card lies, also when that card can be played.
            self.phase = "play"

    def _plays(self) -> list[str]:
        """Packet tops to foundations. Foundations that want the same value are of equal height: the lowest number."""
        moves = []
        for i, packet in enumerate(self.t, 1):
            if not packet or value(packet[-1]) == KING:  # kings never move
                continue
            for j, foundation in enumerate(self.f, 1):
                # Reading: an ace on a packet (only in a position that was loaded) may begin an empty foundation.
                if len(foundation) < KNAVE and value(packet[-1]) == len(foundation) + 1:
                    moves.append(f"t{i}>f{j}")
                    break
        return moves

    def _on_bare_kings(self) -> list[str]:
        """Any available card on any bare king; every bare king is a place of its own."""
        moves = []
        for i, packet in enumerate(self.t, 1):
            if not packet or value(packet[-1]) == KING:
                continue
            if len(packet) == 2 and value(packet[0]) == KING:  # it lies alone on its king
                continue
            for j, other in enumerate(self.t, 1):
                if len(other) == 1 and value(other[0]) == KING:
                    moves.append(f"t{i}>t{j}")
        return moves

    def _won(self) -> bool:
        # Reading: won as soon as the eighth knave lies, also with kings or queens still undealt.
        return all(len(pile) == KNAVE for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        return {"t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _first_empty(piles: list[list[str]]) -> list[str]:
    return next(pile for pile in piles if not pile)


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
