"""Oracle for game 14, The Empress of India.

Four packs without the black queens and red knaves. Eight black foundations ascend A to K omitting Q, eight red ones
descend K to A omitting J. Army of 24 red cards, Navy of 24 black; one red and one black card are always played
together, two unpaired ones or a pair; an unpaired card may be paired with one of the other colour. A talon a colour;
gaps are filled at once; no redeal.
"""

from __future__ import annotations

from oracle_common import is_red, ordered_pack, shuffled_pack, withdraw

SLUG = "empress-of-india"
PACKS = 4
PLACES = {"a": 24, "n": 24, "f": 16, "w": 2, "s": 1, "x": 1}
BLACK_UP = "A23456789TJK"  # no queen
RED_DOWN = "KQT98765432A"  # no knave
FOUNDATION_SUITS = "CSCSCSCS" + "DHDHDHDH"  # f1-8, f9-16


class Oracle:
    def __init__(self) -> None:
        self.a: list[list[str]] = [[] for _ in range(24)]  # Army; a pile of two is a pair
        self.n: list[list[str]] = [[] for _ in range(24)]  # Navy
        self.f: list[list[str]] = [[] for _ in range(16)]
        self.w: list[list[str]] = [[], []]  # red, black
        self.s: list[str] = []  # next card last
        self.x: list[str] = []
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
        new.f = [[card] for card in withdraw(pack, [("K" if s in "DH" else "A") + s for s in FOUNDATION_SUITS])]
        # Reading: the order in x means nothing; here the eight black queens, then the eight red knaves.
        new.x = withdraw(pack, ["QC"] * 4 + ["QS"] * 4 + ["JD"] * 4 + ["JH"] * 4)
        new.s = list(reversed(pack))
        while any(not place for place in new.a + new.n):
            new._turn_one()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.a, new.n, new.f, new.w = piles["a"], piles["n"], piles["f"], piles["w"]
        new.s, new.x = piles["s"][0], piles["x"][0]
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "a": [list(p) for p in self.a],
            "n": [list(p) for p in self.n],
            "f": [list(p) for p in self.f],
            "w": [list(p) for p in self.w],
            "s": [list(self.s)],
            "x": [list(self.x)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set()
        army = [(i, self._accepts(pile[0])) for i, pile in enumerate(self.a, 1) if len(pile) == 1]
        navy = [(i, self._accepts(pile[0])) for i, pile in enumerate(self.n, 1) if len(pile) == 1]
        for i, red_to in army:
            for j, black_to in navy:
                # Either may be laid on the other: the pair lies in the Navy or in the Army.
                moves.add(f"a{i}>n{j}")
                moves.add(f"n{j}>a{i}")
                if red_to and black_to:
                    moves.add(f"a{i}+n{j}>f{red_to}+f{black_to}")
        # Reading: a pair is played alone, its two cards together; never one of them with another card.
        for letter, zone in (("a", self.a), ("n", self.n)):
            for i, pile in enumerate(zone, 1):
                if len(pile) == 2:
                    red, black = sorted(pile, key=is_red, reverse=True)
                    if self._accepts(red) and self._accepts(black):
                        moves.add(f"{letter}{i}>f{self._accepts(red)}+f{self._accepts(black)}")
        if self.s:
            moves.add("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "turn":
            return "turn"
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            # Reading: to its colour's talon. In a loaded position with a gap of that colour the filling below then
            # takes it from there, so that it comes to the same thing.
            card = self.s.pop()
            self._talon(card).append(card)
        elif ">f" in text:
            sources, targets = text.split(">")
            cards = []
            for source in sources.split("+"):
                cards += self._place(source)
                self._place(source).clear()
            for target in targets.split("+"):
                index = int(target[1:]) - 1
                card = next(c for c in cards if c == self._wanted(index))
                self.f[index].append(card)
        else:
            source, target = text.split(">")
            self._place(target).append(self._place(source).pop())
        self._fill_gaps()

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.a = [list(p) for p in self.a]
        new.n = [list(p) for p in self.n]
        new.f = [list(p) for p in self.f]
        new.w = [list(p) for p in self.w]
        new.s = list(self.s)
        new.x = list(self.x)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        pairs = sum(len(pile) == 2 for pile in self.a + self.n)
        return {"phase": "play", "redeals": self.redeals, "pairs": pairs}

    def _fill_gaps(self) -> None:
        """Gaps at once: all that their own colour's talon can fill, then by turning."""
        for zone, talon in ((self.a, self.w[0]), (self.n, self.w[1])):
            for place in zone:
                if not place and talon:
                    place.append(talon.pop())
        while self._gap_to_turn_for():
            self._turn_one()

    def _gap_to_turn_for(self) -> bool:
        """Is there a gap whose colour the pack still holds?"""
        red_gap = any(not place for place in self.a)
        black_gap = any(not place for place in self.n)
        return any(red_gap if is_red(card) else black_gap for card in self.s)

    def _turn_one(self) -> None:
        """The pack's next card to the lowest-numbered gap of its colour, else to its colour's talon."""
        card = self.s.pop()
        for place in self.a if is_red(card) else self.n:
            if not place:
                place.append(card)
                return
        self._talon(card).append(card)

    def _talon(self, card: str) -> list[str]:
        return self.w[0] if is_red(card) else self.w[1]

    def _accepts(self, card: str) -> int:
        """The lowest-numbered foundation (1-16) that the card fits, else 0.

        Two of one suit that want the same card are equally high, so they are one choice.
        """
        for index in range(16):
            if self._wanted(index) == card:
                return index + 1
        return 0

    def _wanted(self, index: int) -> str | None:
        """Read off the pile's height. Reading: an empty foundation (only in a loaded position) wants its base."""
        s = FOUNDATION_SUITS[index]
        ranks = RED_DOWN if s in "DH" else BLACK_UP
        height = len(self.f[index])
        return ranks[height] + s if height < len(ranks) else None

    def _won(self) -> bool:
        return all(len(pile) == 12 for pile in self.f)

    def _place(self, name: str) -> list[str]:
        return (self.a if name[0] == "a" else self.n)[int(name[1:]) - 1]

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
