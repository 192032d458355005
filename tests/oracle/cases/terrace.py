"""Cases of terrace."""

from __future__ import annotations

from typing import Any

from case_kit import UP, Entry, Kit, Piles, arranged
from oracle_common import is_red, ordered_pack

PACKS = 2
KINDS = "base base:h, marry t>t, marry w>t, play k>f, play t>f, play w>f, turn"
PHASES = "choice play"


def wanted(pile: list[str], base: str) -> list[str]:
    """The cards that a foundation takes next: a base, or the next rank in the other colour."""
    if len(pile) == 13:
        return []
    rank = UP[(UP.index(base) + len(pile)) % 13]
    return [card for card in ordered_pack(1) if card[0] == rank and (not pile or is_red(card) != is_red(pile[-1]))]


def build(kit: Kit, late: bool) -> Entry:
    base = kit.rng.choice(UP)
    f: Piles = [[] for _ in range(8)]
    for pile in f[: 8 if late else kit.rng.choice((1, 2, 3, 5, 8))]:
        for _ in range(kit.height(late, 1, 13)):
            pile.append(kit.take(kit.rng.choice([card for card in wanted(pile, base) if kit.left[card]])))
    # What the foundations want often shows in several places at a time.
    all_wanted = {card for pile in f for card in wanted(pile, base)}
    showing = kit.rest(lambda card: card in all_wanted and kit.rng.random() < 0.5)
    cards = showing[6:] + kit.rest()
    del showing[6:]
    kit.rng.shuffle(cards)
    n = kit.rng.choice((0, 0, 1, 5, 12))
    k, cards = cards[:n], cards[n:]
    if showing and kit.rng.random() < 0.7:
        k.append(showing.pop())
    w: list[str] = []
    s: list[str] = []
    if len(cards) > 9 and kit.rng.random() < 0.8:
        kept = kit.rng.randint(9, len(cards))
        w, s = kit.cut(cards[kept:], 2)
        cards = cards[:kept]
        if showing and kit.rng.random() < 0.5:
            w.append(showing.pop())
    t = kit.spread(cards + showing, 9, used=9 if w or s else 0)
    return {"zones": {"k": [k], "t": t, "f": f, "w": [w], "s": [s]}}


def beginnings() -> list[Entry]:
    """The three that are turned up: any, of the same rank, or the same."""
    packs = []
    for k in range(27):
        cards = arranged(2, f"terrace {k}", "", 1)
        for place in (14, 15)[: k % 3]:
            alike = [i for i in range(16, 104) if cards[i][0] == cards[13][0]]
            other = max(alike, key=lambda i: cards[i] == cards[13])
            cards[place], cards[other] = cards[other], cards[place]
        packs.append({"cards": cards, "length": 8})
    return packs


def facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {"phase": "choice" if facts["phase"] == "base" else facts["phase"]}
