"""Oracle for game 30, The Herring-Bone.

Two packs. A bone of 28, its last card available; eight side scenes and four bars. The 41st card is the base; per suit
one foundation goes up and one down from its rank, with wrap. No building; bone and bars are preferred; bars are filled
from the bone, side scenes in one act from talon or pack. Cards may cross. Two redeals of the talon, shuffled.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, reshuffled, shuffled_pack, suit, value

SLUG = "herring-bone"
PACKS = 2
PLACES = {"k": 1, "a": 8, "b": 4, "f": 8, "h": 1, "w": 1, "s": 1}
REDEALS = 2
BONE = 28


class Oracle:
    SHUFFLES_BEFORE = 0  # shuffles after the deal's first that are part of the deal

    def __init__(self) -> None:
        self.k: list[str] = []
        self.a: list[list[str]] = [[] for _ in range(8)]
        self.b: list[list[str]] = [[] for _ in range(4)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S up, C D H S down
        self.h: list[str] = []  # the 41st card, until it is placed
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
        new.s = list(reversed(cards))
        for _ in range(BONE):
            new.k.append(new.s.pop())
        for place in [*new.a, *new.b, new.h]:
            place.append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.k, new.a, new.b, new.f = piles["k"][0], piles["a"], piles["b"], piles["f"]
        new.h, new.w, new.s = piles["h"][0], piles["w"][0], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "k": [list(self.k)],
            "a": [list(p) for p in self.a],
            "b": [list(p) for p in self.b],
            "f": [list(p) for p in self.f],
            "h": [list(self.h)],
            "w": [list(self.w)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        if self._base_is_chosen():
            number = SUITS.index(suit(self.h[-1])) + 1
            return [f"h>f{number}", f"h>f{number + 4}"]
        moves = []
        base = self._base()
        wanted = [self._wanted(index, base) for index in range(8)]
        preferred = set()  # foundations begun on which the bone's last card or a bar could be played
        for name, pile in [("k", self.k)] + [(f"b{i}", pile) for i, pile in enumerate(self.b, 1)]:
            for index in range(8):
                if pile and wanted[index] == pile[-1]:
                    moves.append(f"{name}>f{index + 1}")
                    if self.f[index]:
                        preferred.add(index)
        for name, pile in [(f"a{i}", pile) for i, pile in enumerate(self.a, 1)] + [("w", self.w)]:
            for index in range(8):
                if pile and wanted[index] == pile[-1] and index not in preferred:
                    moves.append(f"{name}>f{index + 1}")
        for index in range(8):
            other = (index + 4) % 8  # the other one of its suit
            # Never a base, and never on to one that is not begun.
            if len(self.f[index]) > 1 and self.f[other] and wanted[other] == self.f[index][-1]:
                moves.append(f"f{index + 1}>f{other + 1}")
        # One act (C4): while a side scene is open and a card is there to fill it, it comes before turn and redeal.
        if any(not place for place in self.a) and (self.w or self.s):
            moves.append("fill")
        elif self.s:
            moves.append("turn")
        elif self.w and self.redeals < REDEALS:
            moves.append("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("turn", "fill", "redeal"):
            return text
        # Reading: placing the 41st card is of the kind "base".
        return {"h": "base", "f": "cross"}.get(text[0], "play")

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        elif text == "fill":
            for place in self.a:  # in place order, until talon and pack run out
                if not place and self.w:
                    place.append(self.w.pop())
                elif not place and self.s:
                    place.append(self.s.pop())
        elif text == "redeal":
            self.redeals += 1
            shuffles = self.redeals + self.SHUFFLES_BEFORE
            self.s = list(reversed(reshuffled(self.w, PACKS, self.seed, shuffles)))
            self.w = []
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        for place in self.b:
            if not place and self.k:
                place.append(self.k.pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = type(self)()
        new.k = list(self.k)
        new.a = [list(p) for p in self.a]
        new.b = [list(p) for p in self.b]
        new.f = [list(p) for p in self.f]
        new.h = list(self.h)
        new.w = list(self.w)
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "base" if self._base_is_chosen() else "play", "redeals": self.redeals}

    def _base_is_chosen(self) -> bool:
        """The 41st card waits to be placed, up or down: the only act.

        Reading: so too in a loaded position with a card in h and no foundation begun.
        """
        return bool(self.h) and not any(self.f)

    def _base(self) -> int | None:
        """The rank of the foundations, read off the first one that is begun.

        Reading: with none begun (only in a position that was loaded) no card is a base.
        """
        return next((value(pile[0]) for pile in self.f if pile), None)

    def _wanted(self, index: int, base: int | None) -> str | None:
        """The card that goes on that foundation next, read off its height; an empty one wants its base."""
        height = len(self.f[index])
        if base is None or height == 13:
            return None
        step = height if index < 4 else -height
        return RANKS[(base - 1 + step) % 13] + SUITS[index % 4]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, name: str) -> list[str]:
        if name in ("k", "h", "w"):
            return {"k": self.k, "h": self.h, "w": self.w}[name]
        return {"a": self.a, "b": self.b, "f": self.f}[name[0]][int(name[1:]) - 1]

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
