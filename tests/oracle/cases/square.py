"""Cases of square."""

from __future__ import annotations

from case_kit import DOWN, UP, Entry, Kit, arranged
from oracle_common import SUITS

PACKS = 2
KINDS = "marry t>t, marry w>t, play t>f, play w>f, turn"


def build(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP + DOWN, SUITS)
    # The first ace of a suit has not come yet while its corner is empty; often it comes next.
    aces = kit.rest(lambda card: card[0] == "A" and not f[SUITS.index(card[1])])
    cards = kit.rest()
    t = [[card] for card in cards[:16]] if len(cards) >= 16 and not late else []
    if not t:  # pack and talon are out: gaps stay
        assert not aces
        return {"zones": {"f": f, "t": kit.spread(cards, 16)}}
    piles, w, s = kit.cut(cards[16:], 3)
    for card in piles:
        kit.rng.choice(t).append(card)
    s += aces
    if kit.rng.random() < 0.5:
        kit.rng.shuffle(s)
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}}


def beginnings() -> list[Entry]:
    return [{"cards": arranged(2, f"square {k}", "A", (18, 40)[k % 2]), "length": 25} for k in range(10)]
