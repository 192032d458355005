"""Oracle for game 13, La Nivernaise.

Two packs; eight single cards, the Flanks, and six packets, the Line, that get four cards each in successive rounds.
Four foundations A to K and four K to A in suit, between which cards may cross; Flanks and Line tops play; a Flank gap
takes a card of the pack or a Line top; an emptied Line packet gets four cards at once. One redeal of the Line,
unshuffled.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack

SLUG = "la-nivernaise"
PACKS = 2
PLACES = {"a": 8, "t": 6, "f": 8, "s": 1}
REDEALS = 1


class Oracle:
    def __init__(self) -> None:
        self.a: list[list[str]] = [[] for _ in range(8)]  # the Flanks: left downward, right downward
        self.t: list[list[str]] = [[] for _ in range(6)]  # the Line
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S up, C D H S down
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
        for place in new.a:
            place.append(new.s.pop())
        new._round()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.a, new.t, new.f, new.s = piles["a"], piles["t"], piles["f"], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "a": [list(p) for p in self.a],
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        line = [(f"t{i}", p) for i, p in enumerate(self.t, 1) if p]
        flanks = [(f"a{i}", p) for i, p in enumerate(self.a, 1) if p]
        for name, pile in flanks + line:
            for j in range(1, 9):
                # A suit's two foundations run contrary ways, so they are always two choices.
                if pile[-1] == self._wanted(j):
                    moves.add(f"{name}>f{j}")
        for j in range(1, 9):
            # C9: to the other foundation of the suit, never a base, never on to one that is not begun.
            other = j + 4 if j <= 4 else j - 4
            if len(self.f[j - 1]) > 1 and self.f[other - 1] and self.f[j - 1][-1] == self._wanted(other):
                moves.add(f"f{j}>f{other}")
        for i, place in enumerate(self.a, 1):
            if not place:
                moves.update(f"{name}>a{i}" for name, _ in line)
                if self.s:
                    moves.add(f"s>a{i}")
        if self.s:
            moves.add("deal")  # Flank gaps are filled freely, so they do not bar it
        elif self.redeals < REDEALS and line:
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("deal", "redeal"):
            return text
        source, target = text.split(">")
        if target[0] == "a":
            return "fill"
        return "cross" if source[0] == "f" else "play"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            self._round()
        elif text == "redeal":
            # C6: the last packet is dealt first, each its bottom card first. The first round follows, as in the deal;
            # the Flanks stay, gaps and all.
            self.s = list(reversed([card for packet in reversed(self.t) for card in packet]))
            self.t = [[] for _ in range(6)]
            self.redeals += 1
            self._round()
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        # Reading: after any move every empty Line packet gets four, also one that was empty in a loaded position.
        for packet in self.t:
            if not packet:
                self._four(packet)

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.a = [list(p) for p in self.a]
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _round(self) -> None:
        """Nothing is played before it is complete, so it is laid without a stop."""
        for packet in self.t:
            self._four(packet)

    def _four(self, packet: list[str]) -> None:
        """Four together lie as if dealt singly, fewer if the pack is short."""
        for _ in range(4):
            if self.s:
                packet.append(self.s.pop())

    def _wanted(self, number: int) -> str | None:
        """Read off the pile's height: f1–4 go A to K, f5–8 K to A."""
        height = len(self.f[number - 1])
        if height == 13:
            return None
        return (RANKS[height] if number <= 4 else RANKS[12 - height]) + SUITS[(number - 1) % 4]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "s":
            return self.s
        return {"a": self.a, "t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

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
