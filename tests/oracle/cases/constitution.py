"""Cases of constitution."""

from __future__ import annotations

from case_kit import UP, Entry, Kit, Piles
from oracle_common import SUITS

PACKS = 2
KINDS = "fill c>l, fill l>v, fill p>c, marry c>l, marry l>v, marry p>c, play v>f, turn"


def build(kit: Kit, late: bool) -> Entry:
    """Gaps stay only above divisions that are empty; talon and pack hold cards only while there is no gap."""
    x = [kit.rest(lambda card: card[0] in "KQ")]
    f = kit.in_suit(late, UP[:11], SUITS * 2, 1)
    cards = kit.rest()
    full = kit.rng.randint(0, min(4, len(cards) // 8))
    places = min(len(cards), max(1, 8 * full + kit.rng.randint(0, 7)), 32)
    t: Piles = [[card] for card in cards[:places]]
    more, w, s = kit.cut(cards[places:], 3) if places == 32 else (cards[places:], [], [])
    for card in more:
        kit.rng.choice(t).append(card)
    t += [[] for _ in range(32 - places)]
    if full == 0:
        head = t[:8]
        kit.rng.shuffle(head)
        t[:8] = head
    return {"zones": {"f": f, "v": t[:8], "l": t[8:16], "c": t[16:24], "p": t[24:], "w": [w], "s": [s], "x": x}}
