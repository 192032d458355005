"""Oracle for game 43, The Louis Patience.

Two packs, four aces (up) and four kings (down) withdrawn, in suit. Twelve packets a to m without j, dealt in circles;
the card in hand may be played, and the cards of a complete circle until the next is begun. After the deal tops play and
marry up or down. Three redeals, unshuffled; from the first one on a card in hand that fits both foundations may be laid
aside, or, once played, cross between them.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value, withdraw

SLUG = "louis-patience"
PACKS = 2
PLACES = {"t": 12, "f": 8, "h": 1, "a": 1, "s": 1}
REDEALS = 3
LETTERS = "abcdefghiklm"  # t1–12
GATHERED = "ghiklmabcdef"  # picked up in this order, each put under the last


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(12)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # A to K C D H S, K to A C D H S
        self.h: list[str] = []
        self.a: list[str] = []  # laid aside, the first one lowest
        self.s: list[str] = []  # next card last
        self.phase = "play"  # "deal" until the pack is out and the last card laid
        self.place = 1  # where the card in hand, or the next one, falls
        self.newest: list[int] = []  # the places whose top was laid in the circle now lying or being laid
        self.crossing: dict[str, int] = {}  # suit: the foundation on which its card with the right to cross lies
        # Suit: the foundation on which its last card lies, if that came from the hand, the first deal's left out. One
        # that fitted no other foundation is among them: it has no right. Told by facts() alone.
        self.from_hand: dict[str, int] = {}
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
        new.f = [[card] for card in withdraw(pack, [rank + s for rank in "AK" for s in SUITS])]
        new.s = list(reversed(pack))
        new.phase = "deal"
        new._deal_on()
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.h, new.a, new.s = piles["t"], piles["f"], piles["h"][0], piles["a"][0], piles["s"][0]
        # Reading: after the deal, cards in hand or pack stay where they are, unless the counters say that it goes on.
        new.phase = counters.get("phase", "play")
        new.place = counters.get("place", 1)
        new.newest = list(counters.get("newest", []))
        new.crossing = {SUITS[(j - 1) % 4]: j for j in counters.get("crossing", [])}
        new.from_hand = dict(new.crossing)
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(p) for p in self.t],
            "f": [list(p) for p in self.f],
            "h": [list(self.h)],
            "a": [list(self.a)],
            "s": [list(self.s)],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        moves = set(self._any_time())
        if self.phase == "deal":
            # With a card in hand `deal` lays it; without one a circle is complete and `deal` begins the next.
            moves.add("deal")
            moves |= set(self._hand_acts())
            if not self.h:
                for i in self.newest:
                    moves |= {f"t{i}>f{j}" for j in self._fits(self.t[i - 1][-1])}
            return sorted(moves)
        for i, packet in enumerate(self.t, 1):
            if not packet:
                continue
            card = packet[-1]
            moves |= {f"t{i}>f{j}" for j in self._fits(card)}
            for j, other in enumerate(self.t, 1):
                if j == i or not other:  # nothing is refilled
                    continue
                if suit(other[-1]) == suit(card) and abs(value(other[-1]) - value(card)) == 1:
                    moves.add(f"t{i}>t{j}")
        if self.redeals < REDEALS and not self.s and (any(self.t) or self.a):
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("deal", "redeal"):
            return text
        if text == "h>a":
            return "aside"
        if text[0] == "f":
            return "cross"
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "deal":
            if not self.h:
                self.newest = []  # the next circle is begun: the last one's cards are blocked
            elif self._lay():
                return
            self._deal_on()
        elif text == "redeal":
            # Each packet is put under the last and the whole turned over, so the last is dealt first, its bottom card
            # first. The cards laid aside come last of all, in their order: the first laid aside is dealt first.
            packets = [self.t[LETTERS.index(letter)] for letter in GATHERED]
            cards = self.a + [card for packet in reversed(packets) for card in packet]
            self.t = [[] for _ in range(12)]
            self.a = []
            self.s = list(reversed(cards))
            self.redeals += 1
            self.phase = "deal"
            self.place = 1
            self.newest = []
            self._deal_on()
        elif text == "h>a":
            self.a.append(self.h.pop())
            self._deal_on()
        else:
            source, target = text.split(">")
            if target[0] == "f":
                self._play(source, int(target[1:]))
            else:
                self._pile(target).append(self._pile(source).pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.h = list(self.h)
        new.a = list(self.a)
        new.s = list(self.s)
        new.phase = self.phase
        new.place = self.place
        new.newest = list(self.newest)
        new.crossing = dict(self.crossing)
        new.from_hand = dict(self.from_hand)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        from_hand = " ".join(str(self.from_hand.get(s, 0)) for s in SUITS)
        return {"phase": self.phase, "redeals": self.redeals, "in_hand": len(self.h), "from_hand": from_hand}

    def _play(self, source: str, number: int) -> None:
        """A card to a foundation, by play or by crossing, and what follows from it."""
        pile = self.a if source == "a" else self._pile(source)
        if source == "a":
            # Reading: `a>f3` takes the card that f3 wants, wherever it lies among those laid aside; of two alike the
            # one that was laid aside first.
            card = self._wanted(number)
            pile.remove(card)
        else:
            card = pile[-1]
            fits_both = len(self._fits(card)) == 2
            pile.pop()
        self.f[number - 1].append(card)
        if source[0] == "f":
            self.crossing[suit(card)] = self.from_hand[suit(card)] = number
            return
        self.crossing.pop(suit(card), None)  # another card is played on either: the right is gone
        self.from_hand.pop(suit(card), None)
        if source == "h":
            if self.redeals:
                self.from_hand[suit(card)] = number
            if self.redeals and fits_both:
                self.crossing[suit(card)] = number
            self._deal_on()  # the next card takes its letter
        # Reading: after a card from aside the card in hand waits for `deal` (C13), also with nothing else left to do.
        elif self.phase == "deal" and source[0] == "t":
            self.newest.remove(int(source[1:]))  # no older card of that packet, even bared

    def _deal_on(self) -> None:
        """The hand is empty. Card after card until there is another act than laying it, or the circle is complete."""
        while self.s:
            self.h = [self.s.pop()]
            if self._hand_acts() or self._any_time():
                return
            if self._lay():
                return
        self.phase = "play"  # also when the last card was played: a circle cut short is complete

    def _lay(self) -> bool:
        """The card in hand on to its packet; whether that completes the circle or the deal."""
        self.t[self.place - 1].append(self.h.pop())
        self.newest.append(self.place)
        self.place = self.place % 12 + 1
        if not self.s:
            self.phase = "play"
        return self.place == 1 or not self.s

    def _hand_acts(self) -> list[str]:
        """What may be done with the card in hand, but laying it."""
        if not self.h:
            return []
        fits = self._fits(self.h[0])
        aside = ["h>a"] if len(fits) == 2 and self.redeals else []
        return [f"h>f{j}" for j in fits] + aside

    def _any_time(self) -> list[str]:
        """Cards laid aside to foundations, and crossings: at any time, with a card in hand too."""
        acts = [f"a>f{j}" for j in range(1, 9) if self._wanted(j) in self.a]
        for j in self.crossing.values():
            other = j + 4 if j <= 4 else j - 4
            if len(self.f[j - 1]) > 1 and self.f[other - 1] and self._wanted(other) == self.f[j - 1][-1]:
                acts.append(f"f{j}>f{other}")
        return acts

    def _fits(self, card: str) -> list[int]:
        """The foundations that want this card; a suit's two are always two choices."""
        return [j for j in range(1, 9) if card == self._wanted(j)]

    def _wanted(self, number: int) -> str | None:
        """Read off the pile's height.

        Reading: an empty foundation (only in a position that was loaded) wants its base.
        """
        height = len(self.f[number - 1])
        if height == 13:
            return None
        return (RANKS[height] if number <= 4 else RANKS[12 - height]) + SUITS[(number - 1) % 4]

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place == "h":
            return self.h
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
