"""Oracle for game 21, The Kings.

Two packs; eight aces in four rows, two a row, go up to the king, suit does not matter. Columns of four are dealt left
and right of them in turn, each outside the last. During the deal a turned card goes at once to a foundation of its row;
the newest column of each group plays, each card in its own row. After it the eight rows' outer ends play everywhere and
marry up or down in any suit; an empty row takes any available card. No redeal.
"""

from __future__ import annotations

from oracle_common import ordered_pack, shuffled_pack, value, withdraw

SLUG = "kings"
PACKS = 2
PLACES = {"t": 8, "f": 8, "s": 1}
BASES = ["AD", "AD", "AC", "AC", "AH", "AH", "AS", "AS"]  # row by row, left then right


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(8)]  # left rows, right rows; the outer end last
        self.f: list[list[str]] = [[] for _ in range(8)]
        self.s: list[str] = []  # next card last
        self.phase = "deal"
        self.next_place = 0  # 0-7, the row for which the next card is turned
        self.newest: list[int] = []  # the rows (0-7) whose outer end is a card of its group's newest column
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
        new.f = [[card] for card in withdraw(pack, BASES)]
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
        if self.phase == "deal":
            return sorted([*self._plays_while_dealing(), "deal"])
        moves = []
        wanted: dict[int, int] = {}
        for j, pile in enumerate(self.f, 1):
            # Equally high foundations accept the same cards ever after: the lowest number stands for them.
            # Reading: an empty one (only in a position that was loaded) takes any ace.
            if len(pile) < 13:
                wanted.setdefault(len(pile) + 1, j)
        for i, row in enumerate(self.t, 1):
            if not row:
                continue
            rank = value(row[-1])
            if rank in wanted:
                moves.append(f"t{i}>f{wanted[rank]}")
            for j, other in enumerate(self.t, 1):
                if i == j:
                    continue
                # The only card of a row does not move to an empty row (C3).
                if abs(value(other[-1]) - rank) == 1 if other else len(row) > 1:
                    moves.append(f"t{i}>t{j}")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "deal":
            return "deal"
        target = text.split(">")[1]
        if target[0] == "f":
            return "play"
        return "marry" if self._pile(target) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            self._deal_on()
            return
        source, target = text.split(">")
        self._pile(target).append(self._pile(source).pop())
        if self.phase == "deal":
            self.newest.remove(int(source[1:]) - 1)  # the card beneath waits until the deal ends

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
        new.next_place = self.next_place
        new.newest = list(self.newest)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": self.phase, "redeals": self.redeals}

    def _deal_on(self) -> None:
        """Card after card until the player can play one or the whole deal is complete (C13)."""
        while self.s:
            card = self.s.pop()
            place = self.next_place
            if place in (0, 4):
                # A column's first card is turned: what lay newest in its group is so no more, also when this card goes
                # away at once.
                group = range(place, place + 4)
                self.newest = [row for row in self.newest if row not in group]
            fits = [j for j in _own_foundations(place) if self._takes(j, card)]
            if fits:
                self.f[fits[0]].append(card)  # at once, left before right; the next card takes its place
            else:
                self.t[place].append(card)
                self.newest.append(place)
                self.next_place = (place + 1) % 8
            if self._plays_while_dealing():
                break
        if not self.s:
            # Reading: the deal is over as soon as its last card lies, also when a card can then be played.
            self.phase = "play"

    def _plays_while_dealing(self) -> list[str]:
        """Cards of each group's newest column, to a foundation of their own row; two equally high are one choice."""
        moves = []
        for place in sorted(self.newest):
            fits = [j for j in _own_foundations(place) if self._takes(j, self.t[place][-1])]
            if fits:
                moves.append(f"t{place + 1}>f{fits[0] + 1}")
        return moves

    def _takes(self, index: int, card: str) -> bool:
        return len(self.f[index]) < 13 and value(card) == len(self.f[index]) + 1

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        return {"t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _own_foundations(place: int) -> list[int]:
    """Indexes 0-7 of the two foundations in the line of that row (0-7)."""
    return [2 * (place % 4), 2 * (place % 4) + 1]


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
