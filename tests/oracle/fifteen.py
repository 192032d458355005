"""Oracle for game 3, The Fifteen.

Two packs, all dealt in rows of fifteen, the seventh of fourteen: fifteen columns, the last card of each available.
Four foundations A to K and four K to A in suit; column ends marry up or down; an empty column takes any available card.
While nothing has been played and no column ends in a base, one ace and one king may be drawn from the sixth row. No
redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "fifteen"
PACKS = 2
PLACES = {"t": 15, "f": 8}
SIXTH = 5  # index of the sixth card from the top of a column


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(15)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S up, C D H S down
        self.played = 0  # 1: a card has been played otherwise than by grace
        self.grace_ace = 0  # 1: used
        self.grace_king = 0
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
        for i, card in enumerate(cards):  # rows of fifteen; the seventh ends by itself at fourteen
            new.t[i % 15].append(card)
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f = piles["t"], piles["f"]
        # Reading: whether a card has been played is history, not seen in the foundations: a loaded position is one
        # in which none has been, unless the counters say so.
        new.played = counters.get("played", 0)
        new.grace_ace = counters.get("grace_ace", 0)
        new.grace_king = counters.get("grace_king", 0)
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {"t": [list(p) for p in self.t], "f": [list(p) for p in self.f]}

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set(self._graces())
        for i, column in enumerate(self.t, 1):
            if not column:
                continue
            card = column[-1]
            for j in range(1, 9):
                # A suit's two foundations run contrary ways, so they are always two choices.
                if card == self._wanted(j):
                    moves.add(f"t{i}>f{j}")
            for j, other in enumerate(self.t, 1):
                if j == i:
                    continue
                if other:
                    if suit(other[-1]) == suit(card) and abs(value(other[-1]) - value(card)) == 1:
                        moves.add(f"t{i}>t{j}")
                elif len(column) > 1:  # C3: not the only card of a column
                    moves.add(f"t{i}>t{j}")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if ">f" in text:
            return "play"  # the grace too
        return "marry" if self._pile(text.split(">")[1]) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        source, target = text.split(">")
        column = self._pile(source)
        if target[0] == "f" and column[-1] != self._wanted(int(target[1:])):
            # The grace; the column's end is no base then, so the two are never confused. The cards below close up.
            card = column.pop(SIXTH)
            if value(card) == 1:
                self.grace_ace = 1
            else:
                self.grace_king = 1
        else:
            card = column.pop()
            if target[0] == "f":
                self.played = 1
        self._pile(target).append(card)

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.played = self.played
        new.grace_ace = self.grace_ace
        new.grace_king = self.grace_king
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {
            "phase": "play",
            "redeals": self.redeals,
            "played": self.played,
            "grace_ace": self.grace_ace,
            "grace_king": self.grace_king,
        }

    def _graces(self) -> list[str]:
        if self.played:
            return []
        unbegun = {self._wanted(j): j for j in range(1, 9) if not self.f[j - 1]}  # base: its foundation's number
        # Asked again before the second grace: the first may have begun the foundation of a base that bars it.
        if any(column and column[-1] in unbegun for column in self.t):
            return []
        moves = []
        for i, column in enumerate(self.t, 1):
            if len(column) <= SIXTH + 1:  # with cards below it
                continue
            card = column[SIXTH]
            used = self.grace_ace if value(card) == 1 else self.grace_king
            if card in unbegun and not used:
                moves.append(f"t{i}>f{unbegun[card]}")
        return moves

    def _wanted(self, number: int) -> str | None:
        """Read off the pile's height: f1–4 go A to K, f5–8 K to A."""
        height = len(self.f[number - 1])
        if height == 13:
            return None
        return (RANKS[height] if number <= 4 else RANKS[12 - height]) + SUITS[(number - 1) % 4]

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
