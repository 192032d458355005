"""Cases of light-and-shade."""

from __future__ import annotations

from case_kit import UP, Entry, Kit
from oracle_common import SUITS, is_red

PACKS = 2
KINDS = "fill r>a, marry r>a, marry w>a, play a>f, turn"


def build(kit: Kit, late: bool) -> Entry:
    f = []
    for ace in SUITS * 2:
        colours = ("DH", "CS") if is_red("A" + ace) else ("CS", "DH")
        height = kit.height(late, 1, 13)
        pile = [kit.take("A" + ace)]
        for k in range(1, height):
            pile.append(kit.take(kit.rng.choice([UP[k] + s for s in colours[k % 2] if kit.left[UP[k] + s]])))
        f.append(pile)
    cards = kit.rest()
    if len(cards) >= 8 and kit.rng.random() < 0.8:
        r, more = kit.spread(cards[:4], 4, 1, used=4), cards[4:8]
        on, w, s = kit.cut(cards[8:], 3)
        a = kit.spread(more + on, 4, used=4)
    else:  # pack and talon are out: Rivals' places stay empty, and without a Rival the Auxiliaries' too
        n = kit.rng.randint(0, 4) if len(cards) >= 8 else kit.rng.randint(0, max(0, len(cards) - 4))
        r = kit.spread(cards[:n], 4, 1, used=n)
        a, w, s = kit.spread(cards[n:], 4, used=4 if n else 0), [], []
    return {"zones": {"f": f, "a": a, "r": r, "w": [w], "s": [s]}}
