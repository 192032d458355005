"""Oracle for game 19, The Constitution.

Two packs less kings and queens; eight aces are the foundations, up to the knave in suit. Four divisions of eight, the
People lowest, the Privy Council highest. Council tops play; a division's tops go down in alternate colours on tops of
the division next above; a gap is filled by any top of the division next below, the People from talon or pack. No
redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, is_red, ordered_pack, shuffled_pack, value, withdraw

SLUG = "constitution"
PACKS = 2
PLACES = {"p": 8, "c": 8, "l": 8, "v": 8, "f": 8, "x": 1, "w": 1, "s": 1}
DIVISIONS = "pclv"  # People, Commons, Lords, Privy Council: from the lowest to the highest
HEIGHT = 11  # A to J


class Oracle:
    def __init__(self) -> None:
        self.p: list[list[str]] = [[] for _ in range(8)]
        self.c: list[list[str]] = [[] for _ in range(8)]
        self.l: list[list[str]] = [[] for _ in range(8)]
        self.v: list[list[str]] = [[] for _ in range(8)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S
        self.x: list[str] = []
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
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
        new.x = withdraw(pack, [rank + s for rank in "KQ" for s in SUITS] * 2)  # their order means nothing
        new.f = [[card] for card in withdraw(pack, ["A" + s for s in SUITS] * 2)]
        new.s = list(reversed(pack))
        for letter in DIVISIONS:
            for place in new._division(letter):
                place.append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.p, new.c, new.l, new.v, new.f = (piles[letter] for letter in "pclvf")
        new.x, new.w, new.s = piles["x"][0], piles["w"][0], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "p": [list(p) for p in self.p],
            "c": [list(p) for p in self.c],
            "l": [list(p) for p in self.l],
            "v": [list(p) for p in self.v],
            "f": [list(p) for p in self.f],
            "x": [list(self.x)],
            "w": [list(self.w)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        target, sources = self._gap()
        if sources:
            # It must be filled at once; the player chooses with what, and can do nothing else.
            return sorted(f"{source}>{target}" for source in sources)
        moves = []
        wanted = self._wanted()
        for i, pile in enumerate(self.v, 1):
            if pile and pile[-1] in wanted:
                moves.append(f"v{i}>f{wanted[pile[-1]]}")
        for lower, upper in ("pc", "cl", "lv"):
            for i, pile in enumerate(self._division(lower), 1):
                for j, other in enumerate(self._division(upper), 1):
                    if pile and other and _descends(pile[-1], other[-1]):
                        moves.append(f"{lower}{i}>{upper}{j}")
        if self.s:
            moves.append("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "turn":
            return "turn"
        target = text.split(">")[1]
        if target[0] == "f":
            return "play"
        return "marry" if self._pile(target) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        self._fill_gaps()

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.p = [list(p) for p in self.p]
        new.c = [list(p) for p in self.c]
        new.l = [list(p) for p in self.l]
        new.v = [list(p) for p in self.v]
        new.f = [list(p) for p in self.f]
        new.x = list(self.x)
        new.w = list(self.w)
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _gap(self) -> tuple[str, list[str]]:
        """The gap that must be filled now and the places that may fill it; no places when there is none.

        Reading: of several (only in a position that was loaded) the highest division's comes first, there in place
        order; even one with a single card to fill it is then offered as the only choice.
        """
        for upper, lower in ("vl", "lc", "cp"):
            sources = [f"{lower}{i}" for i, pile in enumerate(self._division(lower), 1) if pile]
            for i, pile in enumerate(self._division(upper), 1):
                if not pile and sources:
                    return f"{upper}{i}", sources
        return "", []

    def _fill_gaps(self) -> None:
        """Down the divisions as long as there is no choice, then the People."""
        while True:
            target, sources = self._gap()
            if len(sources) > 1:
                return  # the player's choice; two copies of a card are two options, as places are distinct
            if sources:
                self._pile(target).append(self._pile(sources[0]).pop())
                continue
            filled = False
            for place in self.p:
                if not place and (self.w or self.s):
                    place.append(self.w.pop() if self.w else self.s.pop())
                    filled = True
            if not filled:
                return

    def _wanted(self) -> dict[str, int]:
        """Which foundation takes the card: two of a suit that want the same are equally high, so one choice.

        Reading: an empty foundation (only in a position that was loaded) wants its ace.
        """
        wanted: dict[str, int] = {}
        for i, pile in enumerate(self.f):
            if len(pile) < HEIGHT:
                wanted.setdefault(RANKS[len(pile)] + SUITS[i % 4], i + 1)
        return wanted

    def _won(self) -> bool:
        return all(len(pile) == HEIGHT for pile in self.f)

    def _division(self, letter: str) -> list[list[str]]:
        return {"p": self.p, "c": self.c, "l": self.l, "v": self.v}[letter]

    def _pile(self, place: str) -> list[str]:
        if place[0] == "f":
            return self.f[int(place[1:]) - 1]
        return self._division(place[0])[int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _descends(card: str, other: str) -> bool:
    """One lower and of the other colour."""
    return value(card) + 1 == value(other) and is_red(card) != is_red(other)


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
