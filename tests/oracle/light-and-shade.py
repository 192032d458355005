"""Oracle for game 24, Light and Shade.

Two packs; eight aces go up to the king in alternate colours. Four Auxiliaries, whose tops play; a Rival or the talon's
top goes on an Auxiliary top one higher of the other colour. An Auxiliary gap takes any Rival, a Rival gap talon or
pack. No redeal.
"""

from __future__ import annotations

from oracle_common import SUITS, is_red, ordered_pack, shuffled_pack, value, withdraw

SLUG = "light-and-shade"
PACKS = 2
PLACES = {"a": 4, "r": 4, "f": 8, "w": 1, "s": 1}


class Oracle:
    def __init__(self) -> None:
        self.a: list[list[str]] = [[] for _ in range(4)]
        self.r: list[list[str]] = [[] for _ in range(4)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S by the ace
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
        new.f = [[card] for card in withdraw(pack, ["A" + s for s in SUITS] * 2)]
        new.s = list(reversed(pack))
        for place in new.a + new.r:
            place.append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.a, new.r, new.f, new.w, new.s = piles["a"], piles["r"], piles["f"], piles["w"][0], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "a": [list(p) for p in self.a],
            "r": [list(p) for p in self.r],
            "f": [list(p) for p in self.f],
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
        for i, pile in enumerate(self.a, 1):
            if pile:
                # Foundations that want this card now have begun with the same colour and are equally high, so they are
                # one choice.
                moves += [f"a{i}>f{j}" for j in range(1, 9) if self._takes(j - 1, pile[-1])][:1]
        for name, pile in [(f"r{i}", pile) for i, pile in enumerate(self.r, 1)] + [("w", self.w)]:
            for j, other in enumerate(self.a, 1):
                if pile and other and _follows(other[-1], pile[-1]):
                    moves.append(f"{name}>a{j}")
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
        new.a = [list(p) for p in self.a]
        new.r = [list(p) for p in self.r]
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _gap(self) -> tuple[str, list[str]]:
        """The first Auxiliary gap and the Rivals that may fill it; no Rivals when nothing must be filled.

        Reading: one in a loaded position, even with a single Rival, is offered as the only choice.
        """
        sources = [f"r{i}" for i, pile in enumerate(self.r, 1) if pile]
        for i, pile in enumerate(self.a, 1):
            if not pile and sources:
                return f"a{i}", sources
        return "", []

    def _fill_gaps(self) -> None:
        """An Auxiliary gap while there is no choice of Rivals, then the Rivals."""
        while True:
            target, sources = self._gap()
            if len(sources) > 1:
                return  # the player's choice; two copies of a card are two options, as places are distinct
            if sources:
                self._pile(target).append(self._pile(sources[0]).pop())
                continue
            filled = False
            for place in self.r:
                if not place and (self.w or self.s):
                    place.append(self.w.pop() if self.w else self.s.pop())
                    filled = True
            if not filled:
                return

    def _takes(self, index: int, card: str) -> bool:
        """Reading: an empty foundation (only in a position that was loaded) wants the ace of its suit."""
        pile = self.f[index]
        return _follows(card, pile[-1]) if pile else card == "A" + SUITS[index % 4]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        return {"a": self.a, "r": self.r, "f": self.f}[place[0]][int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _follows(higher: str, lower: str) -> bool:
    """One higher and of the other colour."""
    return value(higher) == value(lower) + 1 and is_red(higher) != is_red(lower)


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
