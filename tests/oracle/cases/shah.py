"""Cases of shah."""

from __future__ import annotations

from case_kit import UP, Entry, Kit, Piles
from oracle_common import SUITS

PACKS = 2
KINDS = "deal, fill, fill t>t, marry t>t, marry w>t, play t>f, play w>f, turn"
PHASES = "deal play"


def build(kit: Kit, late: bool) -> Entry:
    x = [kit.rest(lambda card: card[0] == "K")]
    f = kit.in_suit(late, UP[:12], SUITS * 2, 1)
    cards, w, s = kit.cut(kit.rest(), 3)
    t: Piles = [[] for _ in range(24)]
    rays = kit.rng.sample(range(8), kit.rng.randint(1, 8))
    for ray in rays:  # a ray is used from the inside, from the outside, or with holes
        places = kit.rng.choice(([0, 8, 16], [0, 8], [0], [16], [8, 16], [0, 16]))
        for circle in places:
            if cards:
                t[circle + ray].append(cards.pop())
    for place in t[16:]:
        while cards and place and kit.rng.random() < 0.3:
            place.append(cards.pop())  # married on a card of the third circle
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s + cards], "x": x}}
