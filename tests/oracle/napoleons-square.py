"""Oracle for game 18, Napoleon's Square.

Two packs; twelve packets of four. Eight foundations A to K in suit; packet tops and the talon's top marry down; an
empty packet takes a card of the talon, else of the pack. Before the first move one of two kings of a suit that both
cover lower cards of it may be put under its packet. No redeal.
"""

from __future__ import annotations

from oracle_common import RANKS, SUITS, ordered_pack, shuffled_pack, suit, value

SLUG = "napoleons-square"
PACKS = 2
PLACES = {"t": 12, "f": 8, "w": 1, "s": 1}


class Oracle:
    DEALT = 4  # cards to a packet

    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(12)]
        self.f: list[list[str]] = [[] for _ in range(8)]  # C D H S C D H S
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
        self.moved = 0  # 1: a move other than a tuck has been made
        self.tucked = [0, 0, 0, 0]  # C D H S: kings tucked
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
        for packet in new.t:
            for _ in range(cls.DEALT):  # dealt together: the first is lowest
                packet.append(new.s.pop())
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.w, new.s = piles["t"], piles["f"], piles["w"][0], piles["s"][0]
        # Reading: in a loaded position no move has been made yet unless the counters say so.
        new.moved = counters.get("moved", 0)
        new.tucked = list(counters.get("tucked", new.tucked))
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
        moves = {f"tuck:t{i}" for i in self._tucks()}
        for name, pile in [(f"t{i}", packet) for i, packet in enumerate(self.t, 1)] + [("w", self.w)]:
            if not pile:
                continue
            card = pile[-1]
            # Two foundations of a suit that want the same card are of equal height, hence one choice: the lower number.
            for j, foundation in enumerate(self.f, 1):
                if len(foundation) < 13 and card == RANKS[len(foundation)] + SUITS[(j - 1) % 4]:
                    moves.add(f"{name}>f{j}")
                    break
            for j, other in enumerate(self.t, 1):
                if name != f"t{j}" and other and suit(other[-1]) == suit(card) and value(other[-1]) == value(card) + 1:
                    moves.add(f"{name}>t{j}")
        # Free: the talon's top, when there is no talon the pack's next card, never another packet's.
        source = "w" if self.w else "s" if self.s else None
        if source:
            moves.update(f"{source}>t{j}" for j, packet in enumerate(self.t, 1) if not packet)
        if self.s:
            moves.add("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text == "turn":
            return "turn"
        if text.startswith("tuck"):
            return "tuck"
        if ">f" in text:
            return "play"
        return "marry" if self._pile(text.split(">")[1]) else "fill"

    def push(self, text: str) -> None:
        self._require(text)
        if text.startswith("tuck"):
            number = int(text.removeprefix("tuck:t"))
            packet = self.t[number - 1]
            king = packet.pop(self._tucks()[number])
            packet.insert(0, king)
            self.tucked[SUITS.index(suit(king))] = 1
            return
        self.moved = 1  # turning is a move too
        if text == "turn":
            self.w.append(self.s.pop())
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())

    def outcome(self) -> str | None:
        if self._won():
            return "won"
        return None if self.legal_moves() else "lost"

    def copy(self) -> Oracle:
        new = type(self)()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.w = list(self.w)
        new.s = list(self.s)
        new.moved = self.moved
        new.tucked = list(self.tucked)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str | list[int]]:
        return {"phase": "play", "redeals": self.redeals, "moved": self.moved, "tucked": self.tucked}

    def _tucks(self) -> dict[int, int]:
        """The packets that hold a king which may be tucked, and where in its packet the uppermost such king lies.

        "Once a suit" decides only where a position that was loaded says so: a king that was tucked covers nothing but
        kings of other suits that are tucked under it later.
        """
        if self.moved:
            return {}
        found: dict[int, int] = {}
        for s, tucked in zip(SUITS, self.tucked, strict=True):
            if tucked:
                continue
            kings = []
            for number, packet in enumerate(self.t, 1):
                for i, card in enumerate(packet):
                    if card == "K" + s and any(suit(c) == s and value(c) < 13 for c in packet[:i]):
                        kings.append((number, i))
            if len({number for number, _ in kings}) == 2:  # both, in different packets
                for number, i in kings:
                    found[number] = max(i, found.get(number, 0))
        return found

    def _won(self) -> bool:
        return all(len(pile) == 13 for pile in self.f)

    def _pile(self, place: str) -> list[str]:
        if place in ("w", "s"):
            return {"w": self.w, "s": self.s}[place]
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
