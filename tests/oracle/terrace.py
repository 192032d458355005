"""Oracle for game 27, The Terrace.

Two packs. A terrace of thirteen, whose last card plays to the foundations only and is preferred. Of three cards turned
the player chooses a base; eight foundations of its rank go up, wrapping, in alternate colours. A valley of nine, built
down in alternate colours with wrap. No redeal.
"""

from __future__ import annotations

from oracle_common import is_red, ordered_pack, shuffled_pack, value

SLUG = "terrace"
PACKS = 2
PLACES = {"k": 1, "t": 9, "f": 8, "h": 3, "w": 1, "s": 1}


class Oracle:
    def __init__(self) -> None:
        self.k: list[str] = []  # left to right
        self.t: list[list[str]] = [[] for _ in range(9)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # as begun
        self.h: list[list[str]] = [[] for _ in range(3)]  # the three turned
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
        self.phase = "base"
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
        for _ in range(13):
            new.k.append(new.s.pop())
        for place in new.h:
            place.append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.k, new.t, new.f, new.h = piles["k"][0], piles["t"], piles["f"], piles["h"]
        new.w, new.s = piles["w"][0], piles["s"][0]
        # Reading: the base has been chosen, as the deal is over; cards in h stay there.
        new.phase = "play"
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "k": [list(self.k)],
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "h": [list(p) for p in self.h],
            "w": [list(self.w)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        if self.phase == "base":
            return ["base:h1", "base:h2", "base:h3"]  # also of two copies: as sources places are distinct
        moves = []
        base = self._base()
        on_terrace = self._accepts(self.k[-1], base) if self.k else []
        if on_terrace:
            moves.append(f"k>f{on_terrace[0] + 1}")
        for name, pile in [(f"t{i}", pile) for i, pile in enumerate(self.t, 1)] + [("w", self.w)]:
            if not pile:
                continue
            card = pile[-1]
            # Foundations that want this card now have begun with the same colour and are equally high, so they are one
            # choice; the terrace's card could be played on them all or on none.
            for index in self._accepts(card, base)[:1]:
                if index not in on_terrace or value(card) == base:
                    moves.append(f"{name}>f{index + 1}")
            for j, other in enumerate(self.t, 1):
                if name != f"t{j}" and other and _follows(other[-1], card):
                    moves.append(f"{name}>t{j}")
        if self.s:
            moves.append("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "turn":
            return "turn"
        if text.startswith("base:"):
            return "base"
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        elif text.startswith("base:"):
            self.f[0].append(self._pile(text.removeprefix("base:")).pop())
            rejected = [place.pop() for place in self.h if place]
            self.t[0], self.t[1] = rejected[:1], rejected[1:]
            self.phase = "play"  # the other seven are laid below, from the pack as there is no talon
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        for place in self.t:
            if not place and self.w:
                place.append(self.w.pop())
            elif not place and self.s:
                place.append(self.s.pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.k = list(self.k)
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.h = [list(p) for p in self.h]
        new.w = list(self.w)
        new.s = list(self.s)
        new.phase = self.phase
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": self.phase, "redeals": self.redeals}

    def _base(self) -> int | None:
        """The rank of the foundations, read off the first one that is begun.

        Reading: with none begun (only in a position that was loaded) no card is a base.
        """
        return next((value(pile[0]) for pile in self.f if pile), None)

    def _accepts(self, card: str, base: int | None) -> list[int]:
        """All foundations (0-7) on which the card could be played; a base's are the empty ones, at will."""
        if value(card) == base:
            return [index for index, pile in enumerate(self.f) if not pile]
        return [index for index, pile in enumerate(self.f) if 0 < len(pile) < 13 and _follows(card, pile[-1])]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, name: str) -> list[str]:
        if name in "kw":
            return self.k if name == "k" else self.w
        return {"t": self.t, "f": self.f, "h": self.h}[name[0]][int(name[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _follows(higher: str, lower: str) -> bool:
    """One higher, the ace after the king too, and of the other colour."""
    return value(higher) == value(lower) % 13 + 1 and is_red(higher) != is_red(lower)


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
