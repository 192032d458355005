"""Deals that other programs number or write down: Solvitaire's JSON, and the numbered deals of PySolFC.

Whose places are meant follows from the roles of a game's zones, so that a game of anybody's can read such deals too.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cadogan.card import CARDS
from cadogan.declare.cards import RANKS, code_of
from cadogan.errors import CadoganError, InvalidPositionError

if TYPE_CHECKING:
    from cadogan.game import Game
    from cadogan.position import Position

__all__ = ["MAX_PYSOL", "NoPysolError", "from_pysol", "from_solvitaire"]

MAX_PYSOL = 10**20 - 1  # PySolFC's numbers have up to twenty digits
_FACES = {card.code: card.face for card in CARDS}


class NoPysolError(CadoganError, ImportError):
    """The package that knows PySolFC's deals is not installed."""


# ---- Solvitaire ------------------------------------------------------------------------------------------------------

_CARD = re.compile("([1-9]|1[0-3]|[AJQKTajqkt])([CDHScdhs])")
_ROLES = {
    "tableau piles": "packets",
    "stock": "pack",
    "waste": "talon",
    "reserve": "reserve",
    "foundations": "foundation",
}


def from_solvitaire(game: Game, deal: str | Mapping[str, Any], seed: int = 0) -> Position:
    """The position of a deal in Solvitaire's JSON.

    The object has ``tableau piles`` (an array of arrays), and ``stock``, ``waste``, ``reserve`` and ``foundations``
    where the game has such places; every array begins with the bottom card, so that the next card of the stock is the
    last one. Of a ``reserve`` each card has its own place, unless the game has but one; ``foundations`` may hold arrays
    or single cards, and when they are left out those begun before the deal hold their bases. Cards are written ``10S``,
    ``KH`` or ``1c``; where the game hides cards a small suit means one that lies face down. The game stands after its
    deal, and what would happen at once has not happened yet.

    Args:
        game: the game.
        deal: JSON as text, or read already.
        seed: of the shuffles to come.

    Raises:
        InvalidPositionError: the message names the card and the place at fault.
    """
    if not isinstance(deal, Mapping):
        deal = _read_json(deal)
    for key in deal:
        if key not in _ROLES:
            raise InvalidPositionError(f"{str(key)[:40]!r}: expected only {', '.join(map(repr, _ROLES))}")
    if "tableau piles" not in deal:
        raise InvalidPositionError("the deal has no 'tableau piles'")
    table = _Table(game)
    for key, given in deal.items():
        if isinstance(given, str) or not isinstance(given, Sequence):
            raise InvalidPositionError(f"{key}: expected an array")
        if key == "foundations":
            table.found(given)
        elif key == "tableau piles" or any(isinstance(one, list | tuple) for one in given):
            table.lay(key, list(given))
        elif key == "reserve" and len(table.places(key)) != 1:
            table.lay(key, [[card] for card in given])
        else:
            table.lay(key, [given] if given else [])
    table.withdraw(bases="foundations" not in deal)
    return table.position(seed)


def _read_json(text: str) -> Mapping[str, Any]:
    try:
        deal = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidPositionError(f"the deal is not JSON: {error}") from None
    if not isinstance(deal, dict):
        raise InvalidPositionError("the deal is not a JSON object")
    return deal


class _Table:
    """Piles of a game as they are laid out, by place."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.piles: list[list[str]] = [[] for _ in game.compiled.places.names]
        self.down: list[int] = [0 for _ in self.piles]
        zone_of = game.compiled.places.zone_of
        self.hiding = {zone_of[entry & 127] for entry in game.compiled.tables["order"] if entry & 128}

    def places(self, key: str) -> list[int]:
        """The places that Solvitaire means by a word."""
        places = self.game.compiled.places
        role = _ROLES[key]
        return [p for p in range(len(self.piles)) if places.zone(p).role == role and not places.zone(p).hidden]

    def lay(self, key: str, piles: list[Any]) -> None:
        places = self.places(key)
        if len(piles) > len(places):
            given = f"{len(piles)} pile{'s' if len(piles) > 1 else ''}"
            wanted = f"{len(places) or 'no'} such place{'' if len(places) == 1 else 's'}"
            raise InvalidPositionError(f"{key}: {given}, {self.game.slug} has {wanted}")
        for place, pile in zip(places, piles, strict=False):
            self._lay_pile(place, self._read(key, pile))

    def _read(self, key: str, pile: Any) -> list[str]:
        if isinstance(pile, str) or not isinstance(pile, Sequence):
            raise InvalidPositionError(f"{key}: {str(pile)[:20]!r} is no array of cards")
        for card in pile:
            if not isinstance(card, str) or not _CARD.fullmatch(card):
                raise InvalidPositionError(f"{key}: {str(card)[:20]!r} is no card")
        return list(pile)

    def _lay_pile(self, place: int, cards: list[str]) -> None:
        places = self.game.compiled.places
        for card in cards:
            if places.zone_of[place] in self.hiding and card[-1].islower():
                if self.down[place] < len(self.piles[place]):
                    raise InvalidPositionError(
                        f"{places.names[place]}: {card} lies face down on a card that is face up"
                    )
                self.down[place] += 1
            self.piles[place].append(_code(card))

    def found(self, given: Sequence[Any]) -> None:
        """Each pile lies on the first foundation that begins so; single cards go where they fit one after another."""
        for pile in given:
            single = isinstance(pile, str)
            cards = [_code(card) for card in self._read("foundations", [pile] if single else pile)]
            if not cards:
                continue
            place = next((p for p in self.places("foundations") if self._takes(p, cards[0], join=single)), None)
            if place is None:
                raise InvalidPositionError(f"foundations: {cards[0]} fits none of them")
            self.piles[place] += cards

    def _takes(self, place: int, card: str, join: bool) -> bool:
        """A foundation takes the card (``join``: on those that lie there)."""
        tables = self.game.compiled.tables
        pile, info = self.piles[place], tables["places"][place]
        if pile and not join:
            return False
        if info["seq_mode"]:
            # Its own first card, or that of another, says how it goes on; the position is checked in the end.
            return not pile or _FACES[pile[-1]] // 13 == _FACES[card] // 13
        takes = tables["seq"][info["seq_row"]]
        return len(pile) < len(takes) and bool(takes[len(pile)] >> _FACES[card] & 1)

    def withdraw(self, bases: bool) -> None:
        """Cards that are taken out before the deal lie where the game puts them, bases only where none are given."""
        places = self.game.compiled.places
        for face, targets in self.game.compiled.tables["withdrawn"].items():
            for place in targets:
                if bases or places.zone(place).role != "foundation":
                    self.piles[place].append(code_of(face))

    def position(self, seed: int) -> Position:
        letters = self.game.compiled.places.letters
        zones = {letter: [self.piles[p] for p in numbers] for letter, numbers in letters.items()}
        for piles in zones.values():
            # A grid has as many rows as are laid out.
            while len(piles) > 1 and not piles[-1]:
                piles.pop()
        hidden = {letter: [self.down[p] for p in numbers] for letter, numbers in letters.items()}
        return self.game.from_zones(zones, {"hidden": hidden, "seed": seed})


def _code(card: str) -> str:
    rank = card[:-1].upper()
    return (RANKS[int(rank) - 1] if rank.isdigit() else rank) + card[-1].upper()


# ---- PySolFC ---------------------------------------------------------------------------------------------------------


def from_pysol(game: Game, number: int, seed: int = 0) -> Position:
    """The game with the cards of PySolFC's deal of that number; it needs the extra ``pysol``.

    Where pysol-cards knows a layout with as many cards in as many places, and our deal only lays cards out, the same
    cards lie in the same places (La Belle Lucie, Klondike). In any other game the pack that PySolFC shuffles is dealt
    as ours is.

    Args:
        game: the game.
        number: 1 … 10²⁰−1; up to 32000 they are those of Microsoft's games, as in PySolFC.
        seed: of the shuffles to come, which PySolFC makes in another way.

    Raises:
        InvalidPositionError: the number is out of range, or the game has not packs of 52 cards.
        NoPysolError: the package is not installed.
    """
    try:
        from pysol_cards.cards import createCards  # type: ignore[import-not-found,import-untyped,unused-ignore]
        from pysol_cards.random import shuffle  # type: ignore[import-not-found,import-untyped,unused-ignore]
        from pysol_cards.random_base import RandomBase  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError:
        raise NoPysolError("PySolFC's deals need the package pysol-cards: pip install 'cadogan[pysol]'") from None
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MAX_PYSOL:
        raise InvalidPositionError(f"PySolFC's deal {number!r}: expected a whole number from 1 to {MAX_PYSOL}")
    cards = createCards(game.packs)
    if Counter(game.deck) != Counter(_FACES[_pysol_code(card)] for card in cards):
        raise InvalidPositionError(f"{game.slug} is not played with packs of 52 cards, as PySolFC deals them")
    # The last card of PySolFC's list is the top of its pack.
    pack = [_pysol_code(card) for card in reversed(shuffle(cards, number, RandomBase.DEALS_PYSOLFC))]
    return game.deal(cards=_as_laid_out(game, number) or pack, seed=seed)


def _pysol_code(card: Any) -> str:
    return f"{RANKS[card.rank - 1]}{card.suit_s()}"


def _as_laid_out(game: Game, number: int) -> list[str] | None:
    """The pack that our deal lays out as PySolFC lays out that deal; None where no layout of its is like ours."""
    from pysol_cards.deal_game import Game as Layout  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from pysol_cards.random_base import RandomBase

    order = _laid_straight(game)
    if order is None:
        return None
    sizes = Counter(order)
    for name in Layout.REVERSE_MAP:
        layout = Layout(name, number, RandomBase.DEALS_PYSOLFC)
        if layout.get_num_decks() != game.packs:
            continue
        layout.deal()
        getattr(layout, name)()
        columns = [[_pysol_code(card) for card in column] for column in layout.board.columns.cols]
        rest = [_pysol_code(card) for card in layout.board.talon] if layout.board.with_talon else []
        places = sorted(sizes)
        if [len(column) for column in columns] == [sizes[p] for p in places] and len(order) + len(rest) == game.cards:
            piles = {p: iter(column) for p, column in zip(places, columns, strict=True)}
            return [next(piles[p]) for p in order] + rest
    return None


def _laid_straight(game: Game) -> list[int] | None:
    """The place of each card that the deal lays out, in turn; None when more happens in it than that."""
    tables = game.compiled.tables
    if tables["withdrawn"] or tables["withdrawn_first"]:
        return None
    order: list[int] = []
    busy = ("in_hand", "pause", "stop", "newest", "reject", "fresh")
    for step in tables["steps"]:
        if step["op"] == 1:
            break
        if step["op"] != 0 or not step["total"] or step["sort"] != 255 or any(step[word] for word in busy):
            return None
        order += [tables["order"][step["start"] + k % step["length"]] & 127 for k in range(step["total"])]
    if any(tables["places"][p]["under"] for p in order):
        return None
    return order[: game.cards]
