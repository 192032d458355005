"""Oracle for The Four Corners with foundations in the order of their bases, a variant of game 5.

Aces fill the left column from the top, kings the right, in the order in which they appear, so the suit that adjoins a
side packet is not known beforehand; otherwise The Four Corners.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

from oracle_common import RANKS, suit, value

_spec = importlib.util.spec_from_file_location(
    "oracle_parent_four_corners", Path(__file__).with_name("four-corners.py")
)
assert _spec is not None and _spec.loader is not None
_parent = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_parent)

SLUG = "four-corners-slots-by-order"
PACKS = 2
# f1–4 stand from the top in the left column beside t2–5, f5–8 in the right column beside t8–11.
ADJOINING = {2: 1, 3: 2, 4: 3, 5: 4, 8: 5, 9: 6, 10: 7, 11: 8}


class Oracle(_parent.Oracle):
    def legal_moves(self) -> list[str]:
        if self._won():
            return []
        if self.phase == "deal":
            return sorted([*self._hand_plays(), "deal"])
        moves = set()
        for i, packet in enumerate(self.t, 1):
            if not packet:
                continue
            card = packet[-1]
            moves.update(f"t{i}>f{j}" for j in range(1, 9) if card == self._wanted(j))
            # Reading: an empty foundation (only in a position that was loaded) takes a base, at will; the empty ones
            # of a column count as one, so it is the first.
            base = self._unbegun(card)
            if base:
                moves.add(f"t{i}>f{base}")
            for j, other in enumerate(self.t, 1):
                if j != i and other and suit(other[-1]) == suit(card) and abs(value(other[-1]) - value(card)) == 1:
                    moves.add(f"t{i}>t{j}")
        if self.redeals < _parent.REDEALS and not self.s and any(self.t):
            moves.add("redeal")
        return sorted(moves)

    def kind(self, text: str) -> str:
        if text in ("deal", "redeal"):
            return text
        return "play" if ">f" in text else "marry"

    def copy(self) -> Oracle:
        new = Oracle()
        new.t = [list(p) for p in self.t]
        new.f = [list(p) for p in self.f]
        new.h = list(self.h)
        new.s = list(self.s)
        new.phase = self.phase
        new.place = self.place
        new.redeals = self.redeals
        new.seed = self.seed
        return new

    def _hand_plays(self) -> list[str]:
        if not self.h:
            return []
        fits = [j for j in range(1, 9) if self.h[0] == self._wanted(j)]
        if self.place not in _parent.CORNERS:
            fits = [j for j in fits if j == ADJOINING[self.place]]
        return [f"h>f{j}" for j in fits]

    def _unbegun(self, card: str) -> int | None:
        """The foundation that this card begins: the first empty one of its column, if its suit has none there yet."""
        if value(card) not in (1, 13):
            return None
        column = range(1, 5) if value(card) == 1 else range(5, 9)
        begun = [self.f[j - 1][0] for j in column if self.f[j - 1]]
        if card in begun:
            return None
        return next((j for j in column if not self.f[j - 1]), None)

    def _wanted(self, number: int) -> str | None:
        """What a foundation that is begun wants: its suit is its base's, the rank is read off its height."""
        pile = self.f[number - 1]
        if not pile or len(pile) == 13:
            return None
        return (RANKS[len(pile)] if number <= 4 else RANKS[12 - len(pile)]) + suit(pile[0])
