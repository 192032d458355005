"""Cases of empress-of-india."""

from __future__ import annotations

from case_kit import Entry, Kit
from oracle_common import is_red

PACKS = 4
KINDS = "marry a>n, marry n>a, play a+n>f+f, play a>f+f, play n>f+f, turn"


def build(kit: Kit, late: bool) -> Entry:
    x = kit.rest(lambda card: card in ("QC", "QS", "JD", "JH"))
    ups, downs = "A23456789TJK", "KQT98765432A"
    if late:  # as many black cards left as red ones
        lack = [kit.rng.choice((0, 0, 0, 0, 1, 2)) for _ in range(8)]
        f = [kit.takes(rank + s for rank in ups[: 12 - n]) for n, s in zip(lack, "CS" * 4, strict=True)]
        kit.rng.shuffle(lack)
        f += [kit.takes(rank + s for rank in downs[: 12 - n]) for n, s in zip(lack, "DH" * 4, strict=True)]
    else:
        f = kit.in_suit(False, ups, "CS" * 4, 1) + kit.in_suit(False, downs, "DH" * 4, 1)
    reds, blacks = kit.rest(is_red), kit.rest(lambda card: not is_red(card))
    zones: Entry = {"f": f, "x": [x]}
    rest: list[str] = []
    talons = []
    tableau = []
    for cards in (reds, blacks):
        tableau.append(cards[:24])
        more = cards[24:]
        talon, pack = kit.cut(more, 2)
        talons.append(talon)
        rest += pack
    kit.rng.shuffle(rest)
    army, navy = (kit.spread(cards, 24, 1, used=len(cards)) for cards in tableau)
    # Some unpaired cards are paired; the place that a card leaves must have nothing to fill it.
    for here, there, mine in ((army, navy, 0), (navy, army, 1)):
        movable = not talons[mine] and not any(is_red(card) == (mine == 0) for card in rest)
        for pile in here:
            if movable and len(pile) == 1 and kit.rng.random() < 0.4:
                lone = [other for other in there if len(other) == 1]
                if lone:
                    kit.rng.choice(lone).append(pile.pop())
    return {"zones": zones | {"a": army, "n": navy, "w": talons, "s": [rest]}}
