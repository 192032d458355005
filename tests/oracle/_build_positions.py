"""Writes positions/SLUG.json: positions that deals and random play rarely reach, as oracles and engine load them.

``python tests/oracle/_build_positions.py [SLUG …]``. Made from the rulebook alone: late positions with nearly
complete foundations, and positions on both sides of each rule's conditions (bare kings, open gaps, an empty pack or
talon, rights used and unused). Only settled positions are made: nothing that happens at once is left to be done in
them.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from oracle_common import RANKS, SUITS, is_red, ordered_pack, value

FOLDER = Path(__file__).parent / "positions"
UP, DOWN = RANKS, RANKS[::-1]
Piles = list[list[str]]
Entry = dict[str, Any]
HOURS = "6C 7H 8S 9D TC JH QS KD 2C 3H 4S 5D".split()
CITY = "AK2Q3J4T5968778695T4J3Q2KA"


class Kit:
    """A pack from which piles are built."""

    def __init__(self, packs: int, rng: random.Random) -> None:
        self.rng = rng
        self.left = Counter(ordered_pack(packs))

    def take(self, card: str) -> str:
        assert self.left[card], card
        self.left[card] -= 1
        return card

    def takes(self, cards: Iterable[str]) -> list[str]:
        return [self.take(card) for card in cards]

    def take_rank(self, rank: str) -> str:
        """A card of the rank, whatever its suit."""
        return self.take(self.rng.choice([rank + s for s in SUITS if self.left[rank + s]]))

    def rest(self, keep: Callable[[str], bool] = lambda card: True) -> list[str]:
        """All other cards (of a kind), shuffled."""
        cards = [card for card in self.left.elements() if keep(card)]
        self.rng.shuffle(cards)
        return self.takes(cards)

    def height(self, late: bool, least: int, most: int) -> int:
        """How many cards of a sequence are home."""
        return max(least, most - self.rng.choice((0, 0, 0, 1, 1, 2, 3))) if late else self.rng.randint(least, most)

    def in_suit(self, late: bool, sequence: str, suits: str, least: int = 0) -> Piles:
        return [self.takes(rank + s for rank in sequence[: self.height(late, least, len(sequence))]) for s in suits]

    def spread(self, cards: list[str], places: int, most: int = 99, used: int = 0) -> Piles:
        """The cards on some of the places, each of these at least one; ``used`` says how many (0: any number)."""
        piles: Piles = [[] for _ in range(places)]
        fewest = -(-len(cards) // most)
        n = used or self.rng.randint(max(1, fewest), places)
        chosen = self.rng.sample(range(places), max(fewest, min(n, places, max(1, len(cards)))))
        for k, card in enumerate(cards):
            room = [i for i in chosen if len(piles[i]) < most]
            piles[chosen[k] if k < len(chosen) else self.rng.choice(room)].append(card)
        return piles

    def cut(self, cards: list[str], parts: int) -> Piles:
        """The cards in so many parts, some of them often empty."""
        cuts = sorted(self.rng.choice((0, len(cards), self.rng.randint(0, len(cards)))) for _ in range(parts - 1))
        return [cards[a:b] for a, b in zip([0, *cuts], [*cuts, len(cards)], strict=True)]


def la_belle_lucie(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS)
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 2)), "seed": kit.rng.randrange(1000)}
    t = kit.spread(kit.rest(), 18)
    return {"zones": {"f": f, "t": t}, "counters": redeals, "oracle_counters": redeals}


def napoleon(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS * 2)
    columns, w, s = kit.cut(kit.rest(), 3)
    return {"zones": {"f": f, "t": kit.spread(columns, 10), "w": [w], "s": [s]}}


def salic_law(kit: Kit, late: bool) -> Entry:
    f = [[kit.take_rank(rank) for rank in UP[: kit.height(late, 1, 11)]] for _ in range(8)]
    x = [[kit.take_rank("Q")] for _ in range(8)]
    kings = kit.rest(lambda card: card[0] == "K")
    t = [[king, *pile] for king, pile in zip(kings, kit.spread(kit.rest(), 8), strict=True)]
    return {"zones": {"f": f, "x": x, "t": t}}


def four_corners(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS, 1) + kit.in_suit(late, DOWN, SUITS, 1) if not late else _both_ways(kit)
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 2))}
    return {"zones": {"f": f, "t": kit.spread(kit.rest(), 12)}, "counters": redeals, "oracle_counters": redeals}


def _both_ways(kit: Kit) -> Piles:
    """Four foundations up and four down, all nearly complete."""
    return kit.in_suit(True, UP, SUITS, 1) + kit.in_suit(True, DOWN, SUITS, 1)


def mill(kit: Kit, late: bool) -> Entry:
    vacant = 0 if late else kit.rng.choice((0, 0, 1, 2))
    angles = [[kit.take_rank(rank) for rank in DOWN[: kit.height(late, 1, 13)]] for _ in range(4 - vacant)] + [
        []
    ] * vacant
    # With an angle vacant no king has come yet but those that went there; the others are in the pack.
    high = 12 if vacant else 52
    centre = [kit.take_rank(rank) for rank in (UP * 4)[: kit.height(late, 1, high)]]
    kings = kit.rest(lambda card: card[0] == "K") if vacant else []
    cards = kit.rest()
    wings, cards = cards[:8], cards[8:]
    w, s = kit.cut(cards, 2)
    s = s + kings
    kit.rng.shuffle(s)
    if len(wings) < 8:
        wings = [card for pile in kit.spread(wings, 8, 1) for card in (pile or [""])] if not s else wings
    t = [[card] if card else [] for card in wings] + [[]] * (8 - len(wings))
    rights = [kit.rng.choice((0, 0, 1)) if len(angle) > 1 else 0 for angle in angles]
    while s and any(not wing for wing in t):  # gaps are filled at once, a king goes on to an angle
        gap = next(wing for wing in t if not wing)
        gap.append(s.pop())
    return {
        "zones": {"f": [centre, *angles], "t": t, "w": [w], "s": [s]},
        "counters": {"transferred": rights},
        "oracle_counters": {"transferred": rights},
    }


def shah(kit: Kit, late: bool) -> Entry:
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


def clock(kit: Kit, late: bool) -> Entry:
    runs = []
    for i, base in enumerate(HOURS):
        start = UP.index(base[0])
        runs.append([UP[(start + k) % 13] + base[1] for k in range(9 if i < 8 else 8)])
    f = [kit.takes(run[: kit.height(late, 1, len(run))]) for run in runs]
    t, w, s = kit.cut(kit.rest(), 3)
    return {"zones": {"f": f, "t": kit.spread(t, 12), "w": [w], "s": [s]}}


def fourteenth(kit: Kit, late: bool) -> Entry:
    pairs = []
    while +kit.left:
        a = kit.take(kit.rng.choice(list((+kit.left).elements())))
        b = kit.rng.choice([card for card in (+kit.left).elements() if value(card) + value(a) == 14])
        pairs.append([a, kit.take(b)])
    n = kit.rng.choice((1, 2, 3, 4, 6)) if late else kit.rng.randint(8, 50)
    left = [card for pair in pairs[:n] for card in pair]
    if late and n < 4:  # each pair in a row of its own, so that the last ones can be removed
        board, s = left, []
        rows = kit.rng.sample(range(5), n)
        t: Piles = [[] for _ in range(25)]
        for row, pair in zip(rows, pairs, strict=False):
            for card, c in zip(pair, kit.rng.sample(range(5), 2), strict=True):
                t[5 * row + c] = [card]
    else:
        kit.rng.shuffle(left)
        board, s = (left[:25], left[25:]) if len(left) > 25 else (left, [])
        t = kit.spread(board, 25, 1, used=len(board))
    names = [f"t{r}.{c}" for r in range(1, 6) for c in range(1, 6) if t[5 * r + c - 6]]
    state = kit.rng.choice((0, 0, 1, 2))
    moved = sorted(kit.rng.sample(names, 2))
    entry: Entry = {"zones": {"t": t, "x": [[card for pair in pairs[n:] for card in pair]], "s": [s]}}
    if state == 1:
        entry["counters"] = {"exchange": 1, "second": 1, "moved": moved}
        entry["oracle_counters"] = {"exchange": 1, "moved": moved}
    elif state == 2:
        entry["counters"], entry["oracle_counters"] = {"exchange": 1}, {"exchange": 2}
    return entry


def empress(kit: Kit, late: bool) -> Entry:
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


def besieged_city(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, CITY, SUITS, 0)
    cards = kit.rest()
    ends = ["T1", "T2", "T3", "R1", "R2", "R3", "R4", "B3", "B2", "B1", "L4", "L3", "L2", "L1"]
    if late or kit.rng.random() < 0.5:  # pack and talon are out: empty lines may stand, their ramparts open
        r = kit.spread(cards[: kit.rng.randint(1, 9)], 12, 1)
        cards = cards[sum(map(len, r)) :]
        w: list[str] = []
        s: list[str] = []
        if late and kit.rng.random() < 0.3:
            r, cards = [[] for _ in range(12)], cards + [card for pile in r for card in pile]
    else:
        r, cards = [[card] for card in cards[:12]], cards[12:]
        r += [[] for _ in range(12 - len(r))]
        kept = min(len(cards), kit.rng.randint(14, 40))
        w, s = kit.cut(cards[kept:], 2)
        cards = cards[:kept]
    lines = [
        [3 * int(e[1]) - 3 + c for c in range(3)] if e[0] in "LR" else [3 * row + int(e[1]) - 1 for row in range(4)]
        for e in ends
    ]
    must = [i for i, line in enumerate(lines) if any(r[p] for p in line)]
    free = [i for i in range(14) if i not in must]
    t: Piles = [[] for _ in range(14)]
    asked = kit.rng.random() < 0.2
    for i in must:
        if cards and not (asked and sum(bool(r[p]) for p in lines[i]) > 1 and kit.rng.random() < 0.3):
            t[i].append(cards.pop())
    for card in cards:
        t[kit.rng.choice(must + free[: kit.rng.randint(0, len(free))] or free)].append(card)
    return {"zones": {"f": f, "r": r, "t": t, "w": [w], "s": [s]}}


def zodiac(kit: Kit, late: bool) -> Entry:
    if late or kit.rng.random() < 0.3:
        f = _both_ways(kit) if late else kit.in_suit(False, UP, SUITS) + kit.in_suit(False, DOWN, SUITS)
        cards = kit.rest()
        n = min(len(cards), kit.rng.randint(0, 8))
        e, t = kit.spread(cards[:n], 8, 1), kit.spread(cards[n:], 24)
        phase = {"phase": "final"}
        return {"zones": {"f": f, "e": e, "t": t}, "counters": phase, "oracle_counters": phase}
    cards = kit.rest()
    n = kit.rng.randint(0, 8)
    few = kit.rng.random() < 0.6
    kept = len(cards) - kit.rng.randint(1, 4) if few else 8 + 24 + kit.rng.randint(0, 40)
    e, rest = kit.spread(cards[:n], 8, 1), cards[n:kept]
    t = [[card] for card in rest[:24]]
    for card in rest[24:]:
        kit.rng.choice(t).append(card)
    w, s = kit.cut(cards[kept:], 2)
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 3, 7))}
    return {"zones": {"e": e, "t": t, "w": [w], "s": [s]}, "counters": redeals, "oracle_counters": redeals}


def labyrinth(kit: Kit, late: bool) -> Entry:
    f = _both_ways(kit) if late else kit.in_suit(False, UP, SUITS, 1) + kit.in_suit(False, DOWN, SUITS, 1)
    cards = kit.rest()
    rows = max(-(-len(cards) // 10), kit.rng.randint(1, 11))
    aside = kit.rng.choice((0, 0, 1))
    h = [cards.pop()] if aside and cards and kit.rng.random() < 0.5 else []
    t = kit.spread(cards, 10 * rows, 1, used=len(cards))
    used = {"aside": aside}
    return {"zones": {"f": f, "t": t, "h": [h]}, "counters": used, "oracle_counters": used}


def queens(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, "KA23456789TJQ", SUITS * 2)
    cards = kit.rest()
    t, cards = [[card] for card in cards[:7]], cards[7:]
    if len(t) < 7:
        t = kit.spread([pile[0] for pile in t], 7, 1, used=len(t))
    k, w, s = kit.cut(cards, 3)
    if kit.rng.random() < 0.5:  # the key's top and another card that fits the same
        wanted = [("KA23456789TJQ" + "-")[len(pile)] + SUITS[i % 4] for i, pile in enumerate(f)]
        tops = [(pile, i) for pile in (k, w, *t) for i in range(len(pile)) if pile[i] in wanted]
        if k and tops:
            pile, i = kit.rng.choice(tops)
            k[-1], pile[i] = pile[i], k[-1]
    if kit.rng.random() < 0.5:
        w, s = w + s, []
    paid = {"paid": kit.rng.randint(0, len(w)), "redeals": kit.rng.choice((0, 1, 2, 3))}
    return {"zones": {"f": f, "t": t, "k": [k], "w": [w], "s": [s]}, "counters": paid, "oracle_counters": paid}


def carpet(kit: Kit, late: bool) -> Entry:
    f = _both_ways(kit) if late else kit.in_suit(False, UP, SUITS, 1) + kit.in_suit(False, DOWN, SUITS, 1)
    cards, w, s = kit.cut(kit.rest(), 3)
    w, cards = w + cards[64:], cards[:64]
    t = kit.spread(cards, 64, 1, used=len(cards))
    redeals = {"redeals": kit.rng.choice((0, 1, 2, 2)), "seed": kit.rng.randrange(1000)}
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}, "counters": redeals, "oracle_counters": redeals}


def great_thirteen(kit: Kit, late: bool) -> Entry:
    b = [[kit.take_rank(kit.rng.choice(UP[:12]))] for _ in range(8)]
    f: Piles = []
    open_one = kit.rng.randrange(8)
    for i, (card,) in enumerate(b):
        pile: list[str] = []
        for k in range((kit.height(late, 0, 12) if i == open_one else 12) if late else kit.rng.randint(0, 7)):
            rank = UP[((k + 2) * value(card) - 1) % 13]
            if not any(kit.left[rank + s] for s in SUITS):
                break
            pile.append(kit.take_rank(rank))
        f.append(pile)
    turns = kit.rng.choice((0, 3, 7, 8))
    counters = {"redistributed": turns, "redeals": max(0, turns - kit.rng.randint(0, 2))}
    return {
        "zones": {"b": b, "f": f, "t": kit.spread(kit.rest(), 8)},
        "counters": counters,
        "oracle_counters": counters,
    }


def klondike(kit: Kit, late: bool) -> Entry:
    f = kit.in_suit(late, UP, SUITS)
    cards = kit.rest()
    hidden, t = [0] * 7, [[] for _ in range(7)]
    for i in kit.rng.sample(range(7), kit.rng.randint(2, 7)):
        hidden[i] = min(kit.rng.choice((0, 0, 1, i)), max(0, len(cards) - 1))
        t[i] = [cards.pop() for _ in range(hidden[i])]
        if not cards:
            hidden[i] = 0
            t[i] = []
            continue
        kings = [card for card in cards if card[0] == "K"]
        head = kit.rng.choice(kings) if kings and kit.rng.random() < 0.4 else cards[-1]
        while head:
            cards.remove(head)
            t[i].append(head)
            fits = [c for c in cards if value(c) == value(head) - 1 and is_red(c) != is_red(head) and value(c) > 1]
            head = kit.rng.choice(fits) if fits and kit.rng.random() < 0.6 else ""
    w, s = kit.cut(cards, 2)
    left = {"hidden": {"t": hidden}}
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}, "counters": left, "oracle_counters": left}


GAMES: dict[str, tuple[int, Callable[[Kit, bool], Entry]]] = {
    "besieged-city": (2, besieged_city),
    "carpet": (2, carpet),
    "clock": (2, clock),
    "empress-of-india": (4, empress),
    "four-corners": (2, four_corners),
    "fourteenth": (2, fourteenth),
    "great-thirteen": (2, great_thirteen),
    "klondike": (1, klondike),
    "la-belle-lucie": (1, la_belle_lucie),
    "labyrinth": (2, labyrinth),
    "mill": (2, mill),
    "napoleon-at-st-helena": (2, napoleon),
    "queens": (2, queens),
    "salic-law": (2, salic_law),
    "shah": (2, shah),
    "zodiac": (2, zodiac),
}


# ---- beginnings, and positions for one rule --------------------------------------------------------------------------


def arranged(packs: int, seed: str, early: str, among: int) -> list[str]:
    """A shuffled pack with the cards of a rank early in it."""
    rng = random.Random(seed)
    cards = ordered_pack(packs)
    rng.shuffle(cards)
    wanted = [card for card in cards if card[0] in early][: among // 2 + 1]
    for card in wanted:
        cards.remove(card)
        cards.insert(rng.randrange(among), card)
    return cards


def labyrinth_columns(k: int) -> Entry:
    """Every column holds a card that a foundation wants, with a card far above it, or below it, or both."""
    kit = Kit(2, random.Random(f"columns {k}"))
    f = kit.in_suit(False, UP[:8], SUITS, 1) + kit.in_suit(False, DOWN[:5], SUITS, 1)
    wanted = [(UP if i < 4 else DOWN)[len(pile)] + SUITS[i % 4] for i, pile in enumerate(f)]
    cards = [kit.take(card) for card in wanted]
    rest = kit.rest()
    t: Piles = [[] for _ in range(110)]
    for i, card in enumerate(cards):
        column = (i + 2 * k + k // 27) % 10
        row = 1 + (k + column) % 9
        t[10 * row + column] = [card]
        where = (k // 9 + column) % 3
        if where != 0:
            t[column] = [rest.pop()]
        if where != 1:
            t[10 * (row + 1 if k % 2 else 10) + column] = [rest.pop()]
    return {
        "zones": {"f": f, "t": t, "h": [rest]},
        "counters": {"aside": 1},
        "oracle_counters": {"aside": 1},
        "length": 1,
    }


def klondike_aces(k: int) -> Entry:
    """Aces that show (as no play leaves them) beside twos of the other colour: they take nothing and go home only."""
    kit = Kit(1, random.Random(f"aces {k}"))
    f: Piles = [[], [], [], []]
    aces, twos = kit.rest(lambda card: card[0] == "A"), kit.rest(lambda card: card[0] == "2")
    rest = kit.rest()
    t = [[card] for card in aces[:2] + twos[:3]] + [[], rest[:3]]
    tops = [aces[2]] if k % 2 else [twos[3]]
    w = [*rest[3:10], *tops]
    s = rest[10:] + [card for card in aces[2:] + twos[3:] if card not in tops]
    return {"zones": {"f": f, "t": t, "w": [w], "s": [s]}, "length": 4}


def beginnings(slug: str) -> list[Entry]:
    """Deals and positions in which one rule decides."""
    if slug == "labyrinth":
        return [labyrinth_columns(k) for k in range(54)]
    if slug == "klondike":
        packs = [{"cards": arranged(1, f"{slug} {k}", "A", 26), "length": 12} for k in range(6)]
        return packs + [klondike_aces(k) for k in range(6)]
    if slug == "mill":  # kings among the first wings, and kings that replace them
        packs = [{"cards": arranged(2, f"{slug} {k}", "K", 12), "length": 12} for k in range(12)]
        for k in range(2):  # two equal kings for the last angle
            cards = arranged(2, f"{slug} equal {k}", "K", 100)
            for place, king in zip((0, 1, 3, 4 + k, 7), ("KC", "KD", "KH", "KS", "KS"), strict=True):
                other = next(i for i, card in enumerate(cards) if card == king and i not in (0, 1, 3, 4 + k))
                cards[place], cards[other] = cards[other], cards[place]
            packs.append({"cards": cards, "length": 12})
        return packs
    if slug == "queens":  # queens on the key, kings in the shutter
        packs = [{"cards": arranged(2, f"{slug} {k}", "K", 40), "length": 12} for k in range(4)]
        for k in range(8):
            cards = arranged(2, f"{slug} key {k}", "K" if k % 2 else "3", 40)
            for place in (31, 17, 3)[: k % 3 + 1]:  # the key's top, then what each block leaves as its top
                other = next(i for i, card in enumerate(cards) if card[0] == "Q" and i > 32)
                cards[place], cards[other] = cards[other], cards[place]
            packs.append({"cards": cards, "length": 20})
        return packs
    if slug == "great-thirteen":  # kings on top of a packet
        packs = [{"cards": arranged(2, f"{slug} {k}", "3", 100), "length": 12} for k in range(4)]
        for k, pack in enumerate(packs):
            cards = pack["cards"]
            for place in (12, 25, 24, 103, 102, 101)[: 3 + k]:
                other = next(i for i, card in enumerate(cards) if card[0] == "K" and i % 13 < 8)
                cards[place], cards[other] = cards[other], cards[place]
        return packs
    return []


def build(slug: str, late: int = 14, other: int = 22) -> list[Entry]:
    """Late positions, then others, then beginnings."""
    packs, make = GAMES[slug]
    return [make(Kit(packs, random.Random(f"{slug} {k}")), k < late) for k in range(late + other)] + beginnings(slug)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for slug in sys.argv[1:] or GAMES:
        lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in build(slug))
        (FOLDER / f"{slug}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
