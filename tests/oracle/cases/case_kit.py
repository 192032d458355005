"""What cases share: a pack from which positions are built, and what the player may see.

Each game has a file of cases beside this one, written from the rulebook alone. It says

- ``PACKS``, and ``KINDS``: every kind of move that the rulebook gives the game, by the zones that it joins;
- ``PHASES``, when there are others than ``play``, and ``HOME``, when cards go home elsewhere than to ``f``;
- ``NEVER_LOST``, of a game in which there is always a move;
- ``build(kit, late)``: a position that deals and random play rarely reach, when ``late`` with nearly complete
  foundations, otherwise on either side of the rules' conditions (bare kings, open gaps, an empty pack or talon, rights
  used and unused). Only settled positions are made: nothing that happens at once is left to be done in them;
- ``beginnings()``, when there is a rule that arranged packs or further positions show best;
- ``facts(facts)``, when the engine calls an oracle's phase or counters by other names: ``phase`` and the engine's
  counters but ``redeals``;
- ``Watcher``, when more is hidden than the pack.
"""

from __future__ import annotations

import importlib.util
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Any

from oracle_common import RANKS, SUITS, ordered_pack

UP, DOWN = RANKS, RANKS[::-1]
Piles = list[list[str]]
Entry = dict[str, Any]
Shown = dict[str, list[str]]


def module(prefix: str, path: Path) -> ModuleType:
    """A module whose file is called by a slug, hyphens included."""
    name = f"{prefix}_{path.stem.replace('-', '_')}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def case(slug: str) -> ModuleType:
    """The cases of a game; a variant builds on its parent's."""
    return module("case", Path(__file__).with_name(f"{slug}.py"))


class Watcher:
    """Keeps which cards of an oracle's position the player knows: all but those of the pack."""

    unshuffled = False  # the pack comes back as it lay at a redeal (C12: what was seen stays known)

    def __init__(self, oracle: Any, dealt: bool) -> None:
        """``dealt``: the position is a deal, not one that was built."""
        self.pack_known = False

    def after(self, text: str) -> None:
        """A move was made."""
        if text == "redeal" and self.unshuffled:
            self.pack_known = True

    def shown(self, oracle: Any) -> Shown:
        """By zone and pile a text of 1 for a known and 0 for a hidden card."""
        out = {letter: ["1" * len(pile) for pile in piles] for letter, piles in oracle.zones().items()}
        if "s" in out and not self.pack_known:
            out["s"] = ["0" * len(pile) for pile in out["s"]]
        return out


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


def both_ways(kit: Kit) -> Piles:
    """Four foundations up and four down, all nearly complete."""
    return kit.in_suit(True, UP, SUITS, 1) + kit.in_suit(True, DOWN, SUITS, 1)


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


def covered_columns(columns: int, rows: int, ranks: str, stride: int) -> Iterator[tuple[Piles, Piles, list[str]]]:
    """Foundations and a grid whose columns each hold a card that a foundation wants and one card below it, adjoining or
    at some distance; and the other cards. Each column comes to every pair of rows.
    """
    pairs = list(combinations(range(rows), 2))
    for k in range(len(pairs)):
        kit = Kit(2, random.Random(f"columns {k}"))
        f = [kit.takes(rank + suit for rank in UP[: (2, 6)[i // 4]]) for i, suit in enumerate(SUITS * 2)]
        wanted = kit.takes(rank + suit for rank in ranks for suit in SUITS)
        rest = kit.rest()
        t: Piles = [[] for _ in range(columns * rows)]
        for column, card in enumerate(wanted):
            upper, lower = pairs[(k + stride * column) % len(pairs)]
            t[columns * upper + column] = [card]
            t[columns * lower + column] = [rest.pop()]
        yield f, t, rest


def positions(slug: str, late: int = 14, other: int = 22) -> list[Entry]:
    """A game's late positions, then others, then beginnings."""
    cases = case(slug)
    made = [cases.build(Kit(cases.PACKS, random.Random(f"{slug} {k}")), k < late) for k in range(late + other)]
    return made + (cases.beginnings() if hasattr(cases, "beginnings") else [])
