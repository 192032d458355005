"""Oracle for game 6, The Mill (Windmill).

Two packs; an ace in the centre ascends A to K four times over, four kings in the angles descend to aces, suit does not
matter; eight wings, refilled at once from talon or pack. The first four kings go at once to the angles. The top of a
king packet may cross to the centre where that opens a play from wing or talon. No redeal.
"""

from __future__ import annotations

from oracle_common import ordered_pack, shuffled_pack, value, withdraw

SLUG = "mill"
PACKS = 2
PLACES = {"t": 8, "f": 5, "w": 1, "s": 1}
ACE, KING = 1, 13
CENTRE = 52


class Oracle:
    def __init__(self) -> None:
        self.t: list[list[str]] = [[] for _ in range(8)]
        self.f: list[list[str]] = [[] for _ in range(5)]  # the centre, then the angles as filled
        self.w: list[str] = []
        self.s: list[str] = []  # next card last
        self.transferred = [0, 0, 0, 0]  # f2 … f5: used since the last play of a wing or talon card on to the centre
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
        first_ace = next(card for card in pack if value(card) == ACE)
        new.f[0] = withdraw(pack, [first_ace])
        new.s = list(reversed(pack))
        for wing in new.t:
            wing.append(new.s.pop())
        for i in range(1, 9):  # once all eight lie, in wing order, each place refilled before the next
            new._seat_king(i)
        return new

    @classmethod
    def from_zones(cls, zones: dict[str, list[list[str]]], counters: dict | None = None) -> Oracle:
        counters = counters or {}
        new = cls()
        piles = _load(zones)
        new.t, new.f, new.w, new.s = piles["t"], piles["f"], piles["w"][0], piles["s"][0]
        new.transferred = list(counters.get("transferred", [0, 0, 0, 0]))
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
        for name, card in self._available():
            # Only kings that come after the four in the angles may go to the centre. (A king that lies available
            # while an angle is vacant comes about only in a position that was loaded: it may go there, at will.)
            if value(card) == self._centre_wants(len(self.f[0])) and not (value(card) == KING and self._vacant()):
                moves.add(f"{name}>f1")
            seen = []
            for j in range(2, 6):
                if value(card) != self._angle_wants(j):
                    continue
                place = (len(self.f[j - 1]), self.transferred[j - 2])  # equal height and equal right are one place
                if place not in seen:
                    seen.append(place)
                    moves.add(f"{name}>f{j}")
        moves |= set(self._transfers())
        if self.s:
            moves.add("turn")
        return sorted(moves)

    def kind(self, text: str) -> str:
        self._require(text)
        if text == "turn":
            return "turn"
        return "cross" if text.startswith("f") else "play"

    def push(self, text: str) -> None:
        self._require(text)
        if text == "turn":
            card = self.s.pop()
            angle = self._vacant()
            if value(card) == KING and angle:
                self.f[angle - 1].append(card)  # at once; a turned card is not replaced
            else:
                self.w.append(card)
        else:
            source, target = text.split(">")
            self._pile(target).append(self._pile(source).pop())
            if source.startswith("f"):
                self.transferred[int(source[1:]) - 2] = 1
            elif target == "f1":
                self.transferred = [0, 0, 0, 0]
        # Reading: after any move every empty wing is refilled, also one that was empty in a loaded position.
        for i in range(1, 9):
            self._refill(i)

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
        new.transferred = list(self.transferred)
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def facts(self) -> dict[str, int | str]:
        return {"phase": "play", "redeals": self.redeals, "transferred": str(self.transferred)}

    def _available(self) -> list[tuple[str, str]]:
        """Place and card of the wings and of the talon's top."""
        piles = [(f"t{i}", wing) for i, wing in enumerate(self.t, 1)] + [("w", self.w)]
        return [(name, pile[-1]) for name, pile in piles if pile]

    def _transfers(self) -> list[str]:
        """Sources are distinct, also of equal height and right."""
        moves = []
        height = len(self.f[0])
        for j in range(2, 6):
            packet = self.f[j - 1]
            if len(packet) < 2 or self.transferred[j - 2]:  # never its king
                continue
            if value(packet[-1]) != self._centre_wants(height):
                continue
            then_wanted = self._centre_wants(height + 1)
            if any(value(card) == then_wanted for _, card in self._available()):
                moves.append(f"f{j}>f1")
        return moves

    def _centre_wants(self, height: int) -> int | None:
        """The value that the centre takes at that height: A to K four times over."""
        return height % 13 + 1 if height < CENTRE else None

    def _angle_wants(self, number: int) -> int | None:
        """The value that f2 … f5 takes: king to ace. Of the vacant angles only the first takes a king."""
        height = len(self.f[number - 1])
        if height == 0 and number != self._vacant():
            return None
        return 13 - height if height < 13 else None

    def _vacant(self) -> int | None:
        """The number of the first vacant angle."""
        return next((j for j in range(2, 6) if not self.f[j - 1]), None)

    def _refill(self, i: int) -> None:
        """Talon, else pack, if wing i is empty; a king so filled in goes at once while an angle is vacant."""
        if self.t[i - 1]:
            return
        if self.w:
            self.t[i - 1].append(self.w.pop())
        elif self.s:
            self.t[i - 1].append(self.s.pop())
        self._seat_king(i)

    def _seat_king(self, i: int) -> None:
        wing, angle = self.t[i - 1], self._vacant()
        if wing and value(wing[-1]) == KING and angle:
            self.f[angle - 1].append(wing.pop())
            self._refill(i)

    def _won(self) -> bool:
        return len(self.f[0]) == CENTRE and all(len(pile) == 13 for pile in self.f[1:])

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
