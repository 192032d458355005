"""Cases of la-nivernaise."""

from __future__ import annotations

from typing import Any

import case_kit
from case_kit import DOWN, UP, Entry, Kit, Shown
from oracle_common import SUITS

PACKS = 2
KINDS = "cross f>f, deal, fill s>a, fill t>a, play a>f, play t>f, redeal"


def build(kit: Kit, late: bool) -> Entry:
    heights = [kit.height(late, int(late), 13) for _ in range(8)]
    if late or kit.rng.random() < 0.5:  # of one suit cards can cross, bases excepted
        i = kit.rng.randrange(4)
        heights[i] = kit.rng.choice((13, *range(1, 13)))  # 13: the king would begin the other
        heights[i + 4] = 13 - heights[i]
    f = [kit.takes(rank + SUITS[i % 4] for rank in (UP, DOWN)[i // 4][:n]) for i, n in enumerate(heights)]
    cards = kit.rest()
    n = min(len(cards), kit.rng.choice((0, 2, 5, 7, 8, 8, 8)))
    a, cards = kit.spread(cards[:n], 8, 1, used=n), cards[n:]
    left = kit.rng.choice((0, 0, 1, 2, 3, 5, 23, 24, 25, 40, len(cards) - 6))
    s, cards = (cards[:left], cards[left:]) if 0 < left <= len(cards) - 6 else ([], cards)
    t = kit.spread(cards, 6, used=6 if s else 0)  # an empty packet gets cards while there are any
    counters = {"redeals": kit.rng.choice((0, 0, 1))}
    return {
        "zones": {"f": f, "a": a, "t": t, "s": [s]},
        "counters": counters,
        "oracle_counters": counters,
    }


class Watcher(case_kit.Watcher):
    """Of a packet of the Line the top is seen and as many cards beneath as there are gaps in the Flanks. What was seen
    stays known, also in the pack after the redeal.
    """

    def __init__(self, oracle: Any, dealt: bool) -> None:
        super().__init__(oracle, dealt)
        zones = oracle.zones()
        self.known = {letter: [[letter in "af"] * len(pile) for pile in piles] for letter, piles in zones.items()}
        self._look()

    def _look(self) -> None:
        gaps = sum(not place for place in self.known["a"])
        for packet in self.known["t"]:
            seen = min(len(packet), gaps + 1)
            packet[len(packet) - seen :] = [True] * seen

    def _four(self, packet: list[bool]) -> None:
        pack = self.known["s"][0]
        packet += [pack.pop() for _ in range(min(4, len(pack)))]

    def _pile(self, place: str) -> list[bool]:
        return self.known[place[0]][int(place[1:] or 1) - 1]

    def after(self, text: str) -> None:
        line = self.known["t"]
        if text == "redeal":
            self.known["s"] = [[known for packet in reversed(line) for known in packet][::-1]]
            for packet in line:
                packet.clear()
        if text in ("deal", "redeal"):
            for packet in line:
                self._four(packet)
        else:
            source, target = text.split(">")
            self._pile(source).pop()
            self._pile(target).append(True)
        for packet in line:
            if not packet:
                self._four(packet)
        self._look()

    def shown(self, oracle: Any) -> Shown:
        return {
            letter: ["".join("01"[known] for known in pile) for pile in piles] for letter, piles in self.known.items()
        }
