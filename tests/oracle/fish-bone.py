"""Oracle for game 41, The Fish-Bone.

Two packs; eight knaves go down to the ace in suit, beside each a king and a queen of its suit. Knaves, and the kings
and queens whose knave has room, go at once. Gridiron of six: built up in suit with the talon's top only; gaps are
refilled at once. The pack is turned singly; one redeal of the talon, unshuffled.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "fish-bone"
PACKS = 2
PLACES = {"t": 6, "f": 24, "w": 1, "s": 1}
REDEALS = 1


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(6)]  # by rows
        self.f: list[list[str]] = [[] for _ in range(24)]  # knaves C D H S C D H S, their kings, their queens
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
        new._fill_gaps()  # the six of the gridiron, before anything goes; from the pack as there is no talon yet
        new._at_once()
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
        # Reading: a choice is looked for in the position itself, so one that was loaded is asked too; what else goes at
        # once may, in a loaded position, be played at will and goes with the next move.
        contested = self._contested()
        if contested:
            return contested
        moves = set()
        for name, pile in self._available():
            rooms = self._rooms(pile[-1])
            if rooms:
                # The lowest-numbered: those that want the same card are equally high, hence one choice. Rooms beside
                # two knaves of a suit take the same card and nothing after it, hence one choice too.
                moves.add(f"{name}>f{rooms[0]}")
        if self.w:
            for i, pile in enumerate(self.t, 1):
                if pile and _goes_on(self.w[-1], pile[-1]):
                    moves.add(f"w>t{i}")
        if self.s:
            moves.add("turn")
        elif self.w and self.redeals < REDEALS:
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("turn", "redeal"):
            return text
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        elif text == "redeal":
            # The talon turned over: its first card is dealt first again. No card is turned by it.
            self.redeals += 1
            self.s = list(reversed(self.w))
            self.w = []
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
        self._at_once()

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

    def _at_once(self) -> None:
        """One card at a time, looking again after each; when nothing goes all gaps are filled, and it begins again.

        Reading: the places' order holds for cards that compete for one room too: the player is asked when the first of
        them is next, although a knave farther on may make room for both.
        """
        while not self._contested():
            going = self._going()
            if going:
                name, rooms, _ = going[0]
                self.f[rooms[0] - 1].append(self._pile(name).pop())
            elif not self._fill_gaps():
                return

    def _contested(self) -> list[str]:
        """The choices, when the next card to go is one of more equal ones than there are rooms for."""
        going = self._going()
        if not going or going[0][2] <= len(going[0][1]):
            return []
        # Equal cards have the same rooms, and no others have.
        return sorted(f"{name}>f{rooms[0]}" for name, rooms, _ in going if rooms == going[0][1])

    def _going(self) -> list[tuple[str, list[int], int]]:
        """The knaves, kings and queens that have room, in the order in which they go: place, the rooms for that card,
        how many available cards want these rooms."""
        going = []
        for name, pile in self._available():
            card = pile[-1]
            rooms = self._rooms(card) if value(card) > 10 else []
            if rooms:
                going.append((name, rooms, sum(other[-1] == card for _, other in self._available())))
        return going

    def _available(self) -> list[tuple[str, list[str]]]:
        """Gridiron places in order, then the talon; those with a card."""
        piles = [(f"t{i}", pile) for i, pile in enumerate(self.t, 1)] + [("w", self.w)]
        return [(name, pile) for name, pile in piles if pile]

    def _rooms(self, card: str) -> list[int]:
        """The numbers of all foundations that take this card now."""
        index = SUITS.index(suit(card))
        if value(card) > 11:  # kings f9–16, queens f17–24; beside a knave that lies
            first = 8 if value(card) == 13 else 16
            return [first + k + 1 for k in (index, index + 4) if self.f[k] and not self.f[first + k]]
        return [k + 1 for k in (index, index + 4) if len(self.f[k]) == 11 - value(card)]

    def _fill_gaps(self) -> bool:
        """All in order, from the talon, else the pack; whether a card was laid."""
        filled = False
        for place in self.t:
            if not place and (self.w or self.s):
                place.append(self.w.pop() if self.w else self.s.pop())
                filled = True
        return filled

    def _won(self) -> bool:
        """Eight knaves down to their aces, each with its king and its queen."""
        return all(len(pile) == 11 for pile in self.f[:8]) and all(self.f[8:])

    def _pile(self, place: str) -> list[str]:
        if place == "w":
            return self.w
        return {"t": self.t, "f": self.f}[place[0]][int(place[1:]) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _goes_on(card: str, top: str) -> bool:
    """Same suit, next up. Kings and queens never marry; a knave has always room on the foundations and never waits."""
    if suit(card) != suit(top) or value(card) > 11 or value(top) > 11:
        return False
    return RANKS.index(card[0]) == RANKS.index(top[0]) + 1


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
