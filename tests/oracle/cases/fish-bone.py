"""Cases of fish-bone."""

from __future__ import annotations

import random

import case_kit
from case_kit import Entry, Kit, Piles, arranged
from oracle_common import RANKS, SUITS, ordered_pack

PACKS = 2
KINDS = "marry w>t, play t>f, play w>f, redeal, turn"
SPINE = "JT98765432A"


def build(kit: Kit, late: bool) -> Entry:
    heights = [kit.height(late, int(late), 11) for _ in range(8)]
    full = late and sum(heights) > 76  # few cards are left: all kings and queens have their places
    rival = kit.rng.choice("KQ") + kit.rng.choice(SUITS) if not late and kit.rng.random() < 0.5 else ""
    if rival:  # of two such cards one has room
        first = SUITS.index(rival[1])
        heights[first], heights[first + 4] = kit.rng.sample((0, kit.rng.randint(1, 11)), 2)
    spine = [kit.takes(rank + SUITS[i % 4] for rank in SPINE[:n]) for i, n in enumerate(heights)]
    beside: Piles = []
    rooms: set[str] = set()
    for rank in "KQ":
        for i, knave in enumerate(spine):
            card = rank + SUITS[i % 4]
            placed = bool(knave) and card != rival and (full or kit.rng.random() < 0.6)
            beside.append([kit.take(card)] if placed else [])
            if knave and not placed:
                rooms.add(card)
    rivals = kit.rest(lambda card: card == rival)
    # What goes at once has not been turned, or lies deep in the talon.
    coming, deep = kit.rest(lambda card: card[0] == "J"), kit.rest(lambda card: card in rooms)
    waiting = kit.rest(lambda card: card[0] in "KQ")
    cards = kit.rest()
    on_talon = rivals[1:] if kit.rng.random() < 0.5 else []
    t: Piles = [[card] for card in rivals[: 2 - len(on_talon)] + waiting[: kit.rng.randint(0, 2)]]
    cards += waiting[len(t) - len(rivals) + len(on_talon) :]
    kit.rng.shuffle(cards)
    out = full and (len(cards) <= 6 or kit.rng.random() < 0.6)  # pack and talon are out: places may be empty
    # The player is asked before gaps are filled.
    places = kit.rng.randint(1, 6) if out else 6 - kit.rng.choice((0, 0, 1, 2)) * bool(rival)
    while cards and len(t) < places:
        t.append([cards.pop()])
        while t[-1][-1][0] in SPINE[2:] and kit.rng.random() < 0.6:  # married as in play
            after = RANKS[RANKS.index(t[-1][-1][0]) + 1] + t[-1][-1][1]
            if after not in cards:
                break
            t[-1].append(cards.pop(cards.index(after)))
    if out and t:
        for i, card in enumerate(cards):
            t[i % len(t)].insert(0, card)
        cards = []
    t += [[] for _ in range(6 - len(t))]
    kit.rng.shuffle(t)
    w, s = kit.cut(cards, 2) if kit.rng.random() < 0.5 else (cards, [])
    if w and kit.rng.random() < 0.5:
        w, deep = deep + w, []
    s += coming + deep
    kit.rng.shuffle(s)
    redeals = {"redeals": kit.rng.choice((0, 0, 1))}
    return {
        "zones": {"f": spine + beside, "t": t, "w": [w + on_talon], "s": [s]},
        "counters": redeals,
        "oracle_counters": redeals,
    }


def rivals(k: int) -> list[str]:
    """A pack whose first six cards hold a knave and two kings, or two queens, or both, of its suit."""
    rng = random.Random(f"rivals {k}")
    suit = SUITS[k % 4]
    first = [rank + suit for rank in ("JKK", "JQQ", "JKKQQ", "JJKKQ")[k % 4 if k < 4 else rng.randrange(4)]]
    rest = ordered_pack(2)
    for card in first:
        rest.remove(card)
    rng.shuffle(rest)
    first += [rest.pop() for _ in range(6 - len(first))]
    rng.shuffle(first)
    return first + rest


def beginnings() -> list[Entry]:
    packs = [arranged(2, f"fish-bone {k}", "JQK", (14, 30)[k % 2]) for k in range(4)] + [rivals(k) for k in range(8)]
    return [{"cards": cards, "length": 20} for cards in packs]


class Watcher(case_kit.Watcher):
    unshuffled = True
