"""Oracle for game 26, Spenser's Fairie Queen.

Two packs; eight kings head the columns as they appear; aces go at once to eight foundations, up to the queen in suit.
During the deal column ends play to the foundations; after it they also go on a column end one higher of any suit and on
bare kings. No redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, value, withdraw

SLUG = "spensers-fairie-queen"
PACKS = 2
PLACES = {"t": 8, "f": 8, "s": 1}
ACE, KING = 1, 13
HEIGHT = 12  # A to Q


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(8)]  # a king, then what lies on it
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S
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
        new.t, new.f, new.s = piles["t"], piles["f"], piles["s"][0]
        new.phase = "play"  # a pack in a loaded position is never dealt
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {"t": [list(p) for p in self.t], "f": [list(p) for p in self.f], "s": [list(self.s)]}

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = self._plays()
        if self.phase == "deal":
            moves.append("deal")  # the deal phase ends with the pack, so there is a card
        else:
            moves += self._transfers()
        return sorted(moves)

    def kind(self, text: str) -> str:
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
                next(column for column in self.t if not column).append(card)
            elif value(card) == ACE:
                self.f[self._wanted()[card] - 1].append(card)
            else:
                [column for column in self.t if column][-1].append(card)
            if self._plays():
                break
        if not self.s:
            # Reading: the deal is over as soon as its last card lies, also when that card can be played.
            self.phase = "play"

    def _plays(self) -> list[str]:
        wanted = self._wanted()
        # Reading: an ace on a column (only in a position that was loaded) may begin an empty foundation.
        return [f"t{i}>f{wanted[column[-1]]}" for i, column in enumerate(self.t, 1) if column and column[-1] in wanted]

    def _transfers(self) -> list[str]:
        """On a column end one higher, or on a bare king; every bare king is a place of its own."""
        moves = []
        for i, column in enumerate(self.t, 1):
            if not column or value(column[-1]) == KING:  # kings never move
                continue
            alone = len(column) == 2 and value(column[0]) == KING
            for j, other in enumerate(self.t, 1):
                if i == j or not other:
                    continue
                if len(other) == 1 and value(other[0]) == KING:
                    fits = not alone  # also a queen, though the king is one higher
                else:
                    fits = value(other[-1]) == value(column[-1]) + 1
                if fits:
                    moves.append(f"t{i}>t{j}")
        return moves

    def _wanted(self) -> dict[str, int]:
        """Which foundation takes the card: two of a suit that want the same are equally high, so one choice."""
        wanted: dict[str, int] = {}
        for i, pile in enumerate(self.f):
            if len(pile) < HEIGHT:
                wanted.setdefault(RANKS[len(pile)] + SUITS[i % 4], i + 1)
        return wanted

    def _won(self) -> bool:
        # Reading: won as soon as the eighth queen lies, also with kings still undealt.
        return all(len(pile) == HEIGHT for pile in self.f)

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
