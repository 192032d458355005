"""Oracle for game 46, Canfield or Klondike.

One pack; seven columns dealt by rows, the first card of each row face up. Foundations A to K in suit, aces at once;
columns build down in alternating colours; a column's whole face-up run moves, or its last card to a foundation; kings
to empty columns; the pack is turned singly, once.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, is_red, ordered_pack, shuffled_pack, value

SLUG = "klondike"
PACKS = 1
PLACES = {"t": 7, "f": 4, "w": 1, "s": 1}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(7)]
        self.hidden = [0] * 7  # face-down cards at the bottom of each column
        self.f: list[list[str]] = [[] for _ in range(4)]  # C D H S
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
        for row in range(7):
            for column in range(row, 7):
                new.t[column].append(new.s.pop())
                if column > row:
                    new.hidden[column] += 1
        # Reading: the layout of 28 is completed first (24 left in the pack); only then are the aces that show picked
        # out, and nothing replaces them, though C7 says that a card going at once as it is dealt is replaced.
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
        new.hidden = list(counters.get("hidden", {}).get("t", [0] * 7))
        if len(new.hidden) != 7 or any(not 0 <= n <= len(c) for n, c in zip(new.hidden, new.t, strict=True)):
            raise ValueError("hidden counts do not fit the columns")
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
        for i in range(7):
            run = self._run(i)
            if not run:
                continue
            for j, foundation in enumerate(self.f):
                if run[-1] == self._wanted(j, foundation):
                    moves.add(f"t{i + 1}>f{j + 1}")
            for j in range(7):
                if j == i:
                    continue
                if self.t[j]:
                    if self._builds(run[0], j):
                        moves.add(f"t{i + 1}>t{j + 1}")
                elif value(run[0]) == 13 and self.hidden[i] > 0:  # not when the run is all of its column
                    moves.add(f"t{i + 1}>t{j + 1}")
        if self.w:
            card = self.w[-1]
            for j, foundation in enumerate(self.f):
                if card == self._wanted(j, foundation):
                    moves.add(f"w>f{j + 1}")
            for j in range(7):
                if self._builds(card, j) if self.t[j] else value(card) == 13:
                    moves.add(f"w>t{j + 1}")
        if self.s:
            moves.add("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text == "turn":
            return "turn"
        target = text.split(">")[1]
        if target[0] == "f":
            return "play"
        return "marry" if self.t[int(target[1:]) - 1] else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        else:
            source, target = text.split(">")
            place = int(target[1:]) - 1
            if source == "w":
                cards = [self.w.pop()]
            else:
                column = int(source[1:]) - 1
                count = 1 if target[0] == "f" else len(self._run(column))
                cards = self.t[column][-count:]
                del self.t[column][-count:]
            (self.f if target[0] == "f" else self.t)[place].extend(cards)
        self._at_once()

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.hidden = list(self.hidden)
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        home = sum(len(pile) for pile in self.f)
        return {"phase": "play", "redeals": self.redeals, "hidden": sum(self.hidden), "score": 5 * home - 52}

    def _run(self, column: int) -> list[str]:
        """The face-up cards of a column. Reading: all of them move together, whether or not (in a position that was
        loaded) they are a sequence; in play they always are one."""
        return self.t[column][self.hidden[column] :]

    def _builds(self, card: str, column: int) -> bool:
        """May this card (a run's first, or the talon's top) lie on that column's last card?

        Reading: "never built on" is said of the aces; an ace neither takes a card (none is lower) nor lies on a two,
        since its one way is to the foundation. A face-down card (only in a position that was loaded) takes nothing.
        """
        run = self._run(column)
        if not run or value(card) == 1:
            return False
        return is_red(run[-1]) != is_red(card) and value(run[-1]) == value(card) + 1

    def _at_once(self) -> None:
        """Turn up what is laid bare and send home the aces that show, until neither is left to do.

        Reading: an ace shows when it is a column's last card, face up, or the talon's top. Not run on loading: an ace
        that shows in a loaded position may be played like another card, and goes after whatever move comes next.
        """
        again = True
        while again:
            again = False
            for column in range(7):
                if self.t[column] and self.hidden[column] == len(self.t[column]):
                    self.hidden[column] -= 1
                    again = True
            for pile, run in [(self.t[c], self._run(c)) for c in range(7)] + [(self.w, self.w)]:
                if run and value(run[-1]) == 1:
                    index = SUITS.index(run[-1][1])
                    self.f[index].append(pile.pop())
                    again = True

    def _wanted(self, index: int, pile: list[str]) -> str | None:
        return RANKS[len(pile)] + SUITS[index] if len(pile) < 13 else None

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

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
