"""Oracle for game 8, The Blockade.

Two packs; rows of twelve, each below the last. Aces may be played as they are dealt; when a row is complete whatever
has nothing below it in its column plays, on eight foundations A to K in suit, or marries down; gaps are filled in one
act from the pack, the highest row first, before the next row. No talon, no redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "blockade"
PACKS = 2
PLACES = {"f": 8, "h": 1, "s": 1}  # and t, any number of rows of twelve
COLUMNS = 12


class Oracle:
    def __init__(self) -> None:
        self.rows: list[list[list[str]]] = []  # each of twelve places; a place holds a card, a sequence or nothing
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S
        self.h: list[str] = []
        self.s: list[str] = []  # next card last
        # While the newest row is being dealt: the index of the place where the card in hand would be laid.
        self.laying: int | None = None
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
        new._next_row()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        """The last row given is the newest and complete; a card in h stays there."""
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.rows = [piles["t"][i : i + COLUMNS] for i in range(0, len(piles["t"]), COLUMNS)]
        new.f, new.h, new.s = piles["f"], piles["h"][0], piles["s"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        # Reading: a row is there, with all its places, from the moment that its first card is turned, also if that
        # is an ace in hand or one that went away.
        return {
            "t": [list(place) for row in self.rows for place in row],
            "f": [list(p) for p in self.f],
            "h": [list(self.h)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        if self.laying is not None:
            # An ace in hand: it may be played, or laid; nothing else before the row is complete.
            target = self._foundation_for(self.h[-1])
            return sorted(["deal"] if target is None else [f"h>{target}", "deal"])
        moves = set()
        available = self._available()
        for place, card in available:
            target = self._foundation_for(card)
            if target is not None:
                moves.add(f"{place}>{target}")
            for other, top in available:
                if suit(top) == suit(card) and value(top) == value(card) + 1:
                    moves.add(f"{place}>{other}")
        if self.s:
            # One act (C4), required before the next row.
            gap = any(not place for row in self.rows for place in row)
            moves.add("fill" if gap else "deal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("deal", "fill"):
            return text
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "fill":
            for row in self.rows:  # the highest row is the first dealt; left to right, until the pack runs out
                for place in row:
                    if not place and self.s:
                        place.append(self.s.pop())  # an ace is laid like any card
        elif text == "deal":
            if self.laying is None:
                self._next_row()
            else:
                self.rows[-1][self.laying].append(self.h.pop())
                self.laying += 1
                self._lay_on()
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
            if source == "h":
                self._lay_on()  # the next card takes its place

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.rows = [[list(place) for place in row] for row in self.rows]
        new.f = [list(p) for p in self.f]
        new.h = list(self.h)
        new.s = list(self.s)
        new.laying = self.laying
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play" if self.laying is None else "deal", "redeals": self.redeals}

    def _next_row(self) -> None:
        self.rows.append([[] for _ in range(COLUMNS)])
        self.laying = 0
        self._lay_on()

    def _lay_on(self) -> None:
        """Card after card until an ace is in hand or the row is complete, which the pack's end makes it too (C13)."""
        assert self.laying is not None
        while self.laying < COLUMNS and self.s:
            card = self.s.pop()
            # An ace can always be played, save in a loaded position whose foundations hold no proper cards.
            if value(card) == 1 and self._foundation_for(card) is not None:
                self.h.append(card)
                return
            self.rows[-1][self.laying].append(card)
            self.laying += 1
        self.laying = None

    def _available(self) -> list[tuple[str, str]]:
        """In each column the lowest place with a card: its name and its top."""
        out = []
        for c in range(COLUMNS):
            taken = [(r, row[c]) for r, row in enumerate(self.rows, 1) if row[c]]
            if taken:
                r, place = taken[-1]
                out.append((f"t{r}.{c + 1}", place[-1]))
        return out

    def _foundation_for(self, card: str) -> str | None:
        """The lowest-numbered one: two of a suit that want the same card are equally high, so they are one choice."""
        for i, pile in enumerate(self.f):
            if len(pile) < 13 and card == RANKS[len(pile)] + SUITS[i % 4]:
                return f"f{i + 1}"
        return None

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "h":
            return self.h
        if place[0] == "f":
            return self.f[int(place[1:]) - 1]
        row, column = place[1:].split(".")
        return self.rows[int(row) - 1][int(column) - 1]

    def _require(self, text: str) -> None:
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text}")


def _check_pack(cards: list[str]) -> None:
    if sorted(cards) != sorted(ordered_pack(PACKS)):
        raise ValueError("these cards are not the whole pack")


def _load(zones: dict[str, list[list[str]]]) -> dict[str, list[list[str]]]:
    """The game's zones with those left out as empty places (t: without rows); the whole pack must be there."""
    if set(zones) - set(PLACES) - {"t"}:
        raise ValueError(f"no such zone: {sorted(set(zones) - set(PLACES) - {'t'})}")
    piles = {letter: [list(p) for p in zones.get(letter, [[]] * count)] for letter, count in PLACES.items()}
    for letter, count in PLACES.items():
        if len(piles[letter]) != count:
            raise ValueError(f"zone {letter} has {count} places")
    piles["t"] = [list(place) for place in zones.get("t", [])]
    if len(piles["t"]) % COLUMNS:
        raise ValueError("zone t has rows of twelve places")
    _check_pack([card for zone in piles.values() for pile in zone for card in pile])
    return piles
