"""Oracle for game 45, The Great Thirteen.

Two packs in eight ground packets of thirteen; their tops (kings slipped under first) are the balcony. The numeral under
balcony value b takes 2b, 3b … 13b reduced by thirteens, whatever the suits, from the ground tops; beginning a numeral
has preference over continuing one. At will the ground packets, each once, are dealt out over the places to their right.
"""

from __future__ import annotations

from oracle_common import ordered_pack, shuffled_pack, value

SLUG = "great-thirteen"
PACKS = 2
PLACES = {"t": 8, "b": 8, "f": 8}


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(8)]
        self.b: list[list[str]] = [[] for _ in range(8)]
        self.f: list[list[str]] = [[] for _ in range(8)]
        self.redistributed = 0  # packets whose turn is over
        self.redeals = 0  # redistributions made: without the skipped turns
        self.seed = 0

    @classmethod
    def deal(cls, number: int) -> Oracle:
        return cls.deal_cards(shuffled_pack(PACKS, number), seed=number)

    @classmethod
    def deal_cards(cls, cards: list[str], seed: int = 0) -> Oracle:
        _check_pack(cards)
        new = cls()
        new.seed = seed
        for i in range(8):
            packet = cards[13 * i : 13 * i + 13]  # dealt together: the first card lowest (C12)
            while value(packet[-1]) == 13:
                packet = [packet[-1], *packet[:-1]]
            # Reading: kings are slipped under only until the balcony is taken; one that the balcony's card lays bare
            # stays on top, as in the picture.
            new.b[i] = [packet.pop()]
            new.t[i] = packet
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.b, new.f = piles["t"], piles["b"], piles["f"]
        new.redistributed = counters.get("redistributed", 0)
        new.redeals = counters.get("redeals", 0)
        new.seed = counters.get("seed", 0)
        return new

    def zones(self) -> dict[str, list[list[str]]]:
        return {
            "t": [list(p) for p in self.t],
            "b": [list(p) for p in self.b],
            "f": [list(p) for p in self.f],
        }

    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        begin, go_on = set(), set()
        for i, packet in enumerate(self.t, 1):
            if not packet:
                continue
            # Reading: piles that take the same cards now and ever after are one. Those of equal balcony value and
            # height are, and two of whatever values that want nothing but their king.
            seen = set()
            for j in range(8):
                if self._wanted(j) != value(packet[-1]):
                    continue
                balcony = value(self.b[j][0])
                pile = tuple(k * balcony % 13 for k in range(len(self.f[j]) + 2, 14))
                if pile not in seen:
                    seen.add(pile)
                    (go_on if self.f[j] else begin).add(f"t{i}>f{j + 1}")
        moves = begin or go_on  # while any top can begin a numeral none may be continued
        if self._next_packet() is not None:
            moves.add("redeal")  # at will
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        return "redeal" if text == "redeal" else "play"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "redeal":
            index = self._next_packet()
            packet, self.t[index] = self.t[index], []
            place = index
            for card in packet:  # turned face down: its bottom card comes first
                place = (place + 1) % 8
                self.t[place].append(card)
            self.redistributed = index + 1
            self.redeals += 1
        else:
            source, target = text.split(">")
            self.f[int(target[1:]) - 1].append(self.t[int(source[1:]) - 1].pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.b = [list(p) for p in self.b]
        new.f = [list(p) for p in self.f]
        new.redistributed = self.redistributed
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "redistributed": self.redistributed}

    def _next_packet(self) -> int | None:
        """The packet (0-7) that `redeal` takes: the first that has cards among those whose turn is to come.

        Reading: an empty packet's turn comes, and is lost, when the player asks for the next one, not before;
        until then the count of turns over leaves it out. In play it makes no other difference, since nothing but a
        redistribution puts a card on an empty place.
        """
        for index in range(self.redistributed, 8):
            if self.t[index]:
                return index
        return None

    def _wanted(self, index: int) -> int | None:
        """The value that the numeral under that balcony card takes next: (height + 2) times the card's, less thirteens.

        Reading: with no balcony card (only in a loaded position) it takes nothing.
        """
        if not self.b[index] or len(self.f[index]) >= 12:
            return None
        total = (len(self.f[index]) + 2) * value(self.b[index][0])
        while total > 13:
            total -= 13
        return total

    def _won(self) -> bool:
        return all(len(pile) == 12 for pile in self.f)

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
