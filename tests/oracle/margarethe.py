"""Oracle for game 35, Margarethe.

One pack; the court cards withdrawn: kings take 10 9 8, knaves 7 6 5, queens 4 3 2, in suit; the aces go at once to one
packet. Nine help cards, no building; gaps are refilled at once. The pack is turned singly; one redeal of the talon,
unshuffled.
"""

from __future__ import annotations

from oracle_common import SUITS, ordered_pack, shuffled_pack, value, withdraw

SLUG = "margarethe"
PACKS = 1
PLACES = {"t": 9, "f": 13, "w": 1, "s": 1}
REDEALS = 1
SEQUENCES = ["KT98", "J765", "Q432"]


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(9)]  # the help cards
        self.f: list[list[str]] = [[] for _ in range(13)]  # K C D H S, J C D H S, Q C D H S, aces
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
        new.f = [[card] for card in withdraw(pack, [rank + s for rank in "KJQ" for s in SUITS])] + [[]]
        new.s = list(reversed(pack))
        new._fill_gaps()  # the nine help cards: gaps in place order, from the pack as there is no talon yet
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.w, new.s = piles["t"], piles["f"], piles["w"][0], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "w": [list(self.w)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        sources = [(f"t{i}", pile) for i, pile in enumerate(self.t, 1) if pile]
        for name, pile in [*sources, ("w", self.w)]:
            if not pile:
                continue
            target = self._foundation_for(pile[-1])
            if target is not None:
                moves.add(f"{name}>{target}")
        if self.s:
            moves.add("turn")
        elif self.w and self.redeals < REDEALS:
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("turn", "redeal"):
            return text
        return "play"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self._lay(self.s.pop(), self.w)  # if it goes at once no second card is turned
        elif text == "redeal":
            # The talon turned over: its first card is dealt first again. No card is turned by it.
            self.redeals += 1
            self.s = list(reversed(self.w))
            self.w = []
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        # Reading: after any move every gap is refilled, also one that was there in a loaded position.
        self._fill_gaps()

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals}

    def _fill_gaps(self) -> None:
        """In place order from the talon, else the pack; with both out a place stays empty. An ace that comes so goes
        home at once and is itself replaced, before the next gap."""
        for place in self.t:
            while not place and (self.w or self.s):
                self._lay(self.w.pop() if self.w else self.s.pop(), place)

    def _lay(self, card: str, place: list[str]) -> None:
        """A card that appears: an ace goes home, another card to its place."""
        home = self._base_for(card)
        (place if home is None else home).append(card)

    def _base_for(self, card: str) -> list[str] | None:
        """Reading: asked only as a card is dealt, turned or filled in. In a loaded position an ace may lie available;
        it is then played at will."""
        return self.f[12] if value(card) == 1 else None

    def _foundation_for(self, card: str) -> str | None:
        """Reading: an empty foundation (only in a position that was loaded) wants its base."""
        if value(card) == 1:
            return "f13"  # in any order
        for i, pile in enumerate(self.f[:12]):
            if len(pile) < 4 and card == SEQUENCES[i // 4][len(pile)] + SUITS[i % 4]:
                return f"f{i + 1}"
        return None

    def _won(self) -> bool:
        return all(len(pile) == 4 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
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
