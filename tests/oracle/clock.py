"""Oracle for game 9, The Clock (Big Ben).

Two packs; twelve foundations at the hours, ascending in suit with wrap until the hour is shown; twelve packets of
three around them. Tops play, marry down with wrap; packets below three are refilled from the pack in one act; the
talon plays to the foundations only; no redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, ordered_pack, shuffled_pack, suit, value, withdraw

SLUG = "clock"
PACKS = 2
PLACES = {"t": 12, "f": 12, "w": 1, "s": 1}
BASES = ["6C", "7H", "8S", "9D", "TC", "JH", "QS", "KD", "2C", "3H", "4S", "5D"]  # I to XII


def _sequence(hour: int) -> list[str]:
    """All the cards of the foundation at that hour (1–12), its base first: up with wrap until the hour is shown."""
    base = BASES[hour - 1]
    cards = [base]
    while value(cards[-1]) != hour:
        cards.append(RANKS[value(cards[-1]) % 13] + suit(base))  # the card after a king is an ace
    return cards


SEQUENCES = {hour: _sequence(hour) for hour in range(1, 13)}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(12)]
        self.f: list[list[str]] = [[] for _ in range(12)]
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
        new.f = [[card] for card in withdraw(pack, BASES)]
        new.s = list(reversed(pack))
        for packet in new.t:
            for _ in range(3):
                packet.append(new.s.pop())
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
        sources = [(f"t{i}", packet) for i, packet in enumerate(self.t, 1)] + [("w", self.w)]
        for name, pile in sources:
            if not pile:
                continue
            card = pile[-1]
            # Foundations of a suit end at different hours, so two that want one card are two choices.
            for hour in range(1, 13):
                if card == self._wanted(hour):
                    moves.add(f"{name}>f{hour}")
            if name == "w":
                continue  # to foundations only
            for j, other in enumerate(self.t, 1):
                if name == f"t{j}" or not other:  # an empty packet cannot be married on
                    continue
                # One lower than an ace, with wrap, is the king.
                if suit(other[-1]) == suit(card) and value(other[-1]) == value(card) % 13 + 1:
                    moves.add(f"{name}>t{j}")
        if self.s:
            # One act (C4): possible while a packet is below three and the pack has a card, and then no turn before it.
            moves.add("fill" if any(len(packet) < 3 for packet in self.t) else "turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text in ("turn", "fill"):
            return text
        return "play" if ">f" in text else "marry"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            self.w.append(self.s.pop())
        elif text == "fill":
            # I to XII, each packet brought to three before the next, until the pack runs out.
            for packet in self.t:
                while len(packet) < 3 and self.s:
                    packet.append(self.s.pop())
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())

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

    def _wanted(self, hour: int) -> str | None:
        """Read off the pile's height.

        Reading: an empty foundation (only in a position that was loaded) wants its base.
        """
        sequence, pile = SEQUENCES[hour], self.f[hour - 1]
        return sequence[len(pile)] if len(pile) < len(sequence) else None

    def _won(self) -> bool:
        return all(len(self.f[hour - 1]) == len(SEQUENCES[hour]) for hour in range(1, 13))

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
