"""What a front end may tell its player: a move by its cards, why one is not legal, what to do next.

Nothing here gives a hidden card away: all of it is found from what the player sees (``pos.view()``), or is true
whatever the hidden cards are.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from cadogan.card import CARDS, Card
from cadogan.errors import AmbiguousMoveError, IllegalMoveError, InvalidMoveError

if TYPE_CHECKING:
    from cadogan.game import Game
    from cadogan.position import Move, Position, View

    Sight: TypeAlias = "Seen | View"

_PLACE = re.compile(r"[a-zA-Z](?:\d+(?:\.\d+)?)?")
_SIDES = re.compile(r"(?P<word>(?:tuck|base):)?(?P<left>[^>=]*)(?:(?P<sign>[>=])(?P<right>.*))?", re.DOTALL)
_BY_CARD = re.compile(r"(covered|blocked) by .*")
_NOT_SAID = "that does not fit here"
_TOLD = 8  # moves that an answer lists at most
_CROWD = 60  # moves that a hint looks at, those that bring cards home first: of a thousand it would take seconds


# ---- reading a move --------------------------------------------------------------------------------------------------


def tidy(text: str) -> str:
    """A move's text as people type it, with blanks and places in capitals, as `parse_move` has it."""
    text = re.sub(r"\s*([>=+:])\s*", r"\1", text.strip())
    return "".join(
        part.lower() if _PLACE.fullmatch(part) or part.lower() in ("tuck", "base") else part
        for part in re.split(r"([>=+:])", text)
    )


def read_move(position: Position, text: str) -> Move:
    """The legal move that a player means: a text (``t3>t5``, ``8D>9C``), or only a card or place that has one move.

    Raises:
        InvalidMoveError, IllegalMoveError, AmbiguousMoveError: the message is fit for the player.
    """
    text = tidy(text)
    if _is_term(text) and text not in (move.text for move in position.legal_moves):
        found = _moves_from(position, text)
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousMoveError(f"{text} may be {_listed(found)}")
        raise IllegalMoveError(f"{text}: {why(position, text)}")
    seen = Seen.of(position)
    for card in _cards(_SIDES.fullmatch(text)):
        if not any(True for _ in _copies(seen, card)):
            raise IllegalMoveError(f"{text}: {_unseen(card)}")
    try:
        move = position.parse_move(text)
        if all(place in text for place in move.sources) or cards_of(move, seen):
            return move
        raise IllegalMoveError("it was found by a card that is hidden")
    except IllegalMoveError:
        raise IllegalMoveError(f"{text}: {why(position, text)}") from None


def why(position: Position, text: str) -> str:
    """A sentence on why a move, or any move of a card or place, is not legal now; or that it is.

    Raises:
        InvalidMoveError: the text is no move of the game, no card and no place.
    """
    text = tidy(text)
    if _is_term(text):
        found = _moves_from(position, text)
        if found:
            return f"{_shown(text)} can be played: {_listed(found)}"
    else:
        try:
            return f"{position.parse_move(text).text} is legal"
        except AmbiguousMoveError as error:
            return str(error)
        except IllegalMoveError:
            pass
    seen = Seen.of(position)
    sides = _SIDES.fullmatch(text)
    assert sides is not None  # the pattern takes any text
    word, sign, right = sides["word"] or "", sides["sign"] or ">", sides["right"]
    lefts: list[list[str]] = []
    for term in sides["left"].split("+"):
        card = _card(term)
        if card is None:
            lefts.append([term])
            continue
        copies = list(_copies(seen, card))
        tops = [place for place, above in copies if not above]
        if not copies:
            return _unseen(card)
        if not tops:
            return f"{card.symbol} is covered by {_one(copies[0][1][0])}"
        lefts.append(tops)
    if len(lefts) > 1:
        left = "+".join(terms[0] for terms in lefts)
        return _without_hidden(position.why_illegal(f"{word}{left}{sign}{right or '?'}"), seen)
    reasons = [
        _reason(position, seen, word, source, sign, target)
        for source in lefts[0]
        for target in _targets(seen, right if right is not None else "")
    ]
    suits = {card.symbol[-1] for card in _cards(sides)}
    apt = [
        reason for reason in reasons if any(suit in reason.split(" next")[0] for suit in suits) and " next" in reason
    ]
    reason = (apt or reasons)[0]
    if reason != _NOT_SAID:
        return reason
    return f"{_shown(sides['left'])} fits nowhere now" if right is None else reason


def _reason(position: Position, seen: Sight, word: str, source: str, sign: str, target: str) -> str:
    pile = pile_at(seen, source)
    if pile and pile[-1] is None and source[0] not in _packs(seen.game):
        return f"the card of {source} lies face down"
    if pile is not None or word:
        return _without_hidden(position.why_illegal(f"{word}{source}{sign if target else '>'}{target or '?'}"), seen)
    if source in ("turn", "deal", "fill", "redeal"):
        position_says = position.why_illegal(source)
        return position_says or f"{source} is legal"
    if target:  # a place of the game, or the move would not have been read
        return f"{source} is not on the table now"
    raise InvalidMoveError(f"{source!r} is neither a place of {seen.game.slug} nor a card")


def _targets(seen: Sight, right: str) -> Sequence[str]:
    """The places that the right side of a move may mean."""
    card = _card(right)
    if card is not None:
        return [place for place, above in _copies(seen, card) if not above] or ["?"]
    if right in seen.zones and len(seen.zones[right]) > 1:
        return places(seen.game, right)[: len(seen.zones[right])]
    return [right]


def _packs(game: Game) -> set[str]:
    return {zone.letter for zone in game.zones if zone.role == "pack"}


def _without_hidden(reason: str, seen: Sight) -> str:
    """The reason, unless it names a covering card that the player does not see."""
    match = _BY_CARD.search(reason)
    if match is None:
        return reason
    symbols = {card.symbol for piles in seen.zones.values() for pile in piles for card in pile if card is not None}
    named = re.findall(r"(?:10|[A2-9JQK])[♣♦♥♠]", match[0])
    return reason if symbols.issuperset(named) else _BY_CARD.sub(rf"{match[1]} by a card that lies face down", reason)


def _card(term: str) -> Card | None:
    try:
        return Card.parse(term)
    except ValueError:
        return None


def _cards(sides: re.Match[str] | None) -> list[Card]:
    terms = sides["left"].split("+") if sides else []
    return [card for card in map(_card, terms) if card is not None]


def _is_term(text: str) -> bool:
    return bool(_PLACE.fullmatch(text)) or _card(text) is not None


def _shown(term: str) -> str:
    card = _card(term)
    return card.symbol if card is not None else term


def _one(card: Card | None) -> str:
    return card.symbol if card is not None else "a card that lies face down"


def _unseen(card: Card) -> str:
    return f"{card.symbol} is not in sight"


def _copies(seen: Sight, card: Card) -> Iterator[tuple[str, tuple[Card | None, ...]]]:
    """Where the player sees a card: the place, and what lies on it there. On the table before out of play."""
    roles = {zone.letter: zone.role for zone in seen.game.zones}
    order = sorted(seen.zones, key=lambda letter: roles.get(letter) in ("foundation", "out"))
    for letter in order:
        for name, pile in zip(places(seen.game, letter), seen.zones[letter], strict=False):
            for i, one in enumerate(pile):
                if one is card:
                    yield name, pile[i + 1 :]


def _moves_from(position: Position, term: str) -> list[Move]:
    """The legal moves that begin with a card that the player sees, or at a place."""
    card, seen = _card(term), Seen.of(position)
    return [
        move
        for move in moves_in_order(position)
        if move.sources and (term in move.sources if card is None else card in cards_of(move, seen)[:1])
    ]


def _listed(moves: Sequence[Move]) -> str:
    more = f" … ({len(moves)} moves)" if len(moves) > _TOLD else ""
    return " or ".join(move.text for move in moves[:_TOLD]) + more


# ---- what is seen ------------------------------------------------------------------------------------------------


class Seen(NamedTuple):
    """The cards of a view, without its moves, which may be a thousand.

    Attributes:
        game: the game.
        zones: as of a View.
    """

    game: Game
    zones: Mapping[str, Sequence[tuple[Card | None, ...]]]

    @classmethod
    def of(cls, position: Position) -> Seen:
        """What the player sees of a position."""
        shown = [
            tuple(CARDS[face] if mark[1] else None for face, mark in zip(pile, marks, strict=True))
            for pile, marks in zip(position._piles(), position._marks(), strict=True)
        ]
        return cls(position.game, position._by_zone(shown))


def moves_in_order(position: Position) -> list[Move]:
    """The legal moves in the order of ``pos.view().legal_moves``.

    The position's own order goes by the faces of cards, hidden ones too.
    """
    return sorted(position.legal_moves, key=lambda move: move.id)


def places(game: Game, letter: str) -> list[str]:
    """The names of a zone's places, in their order."""
    count = next((zone.count for zone in game.zones if zone.letter == letter), 0)
    columns = next((zone.columns for zone in game.declaration.zones if zone.letter == letter), 0)
    if count == 1:
        return [letter]
    if columns:
        return [f"{letter}{i // columns + 1}.{i % columns + 1}" for i in range(count)]
    return [f"{letter}{i + 1}" for i in range(count)]


def pile_at(seen: Sight, place: str) -> tuple[Card | None, ...] | None:
    """What the player sees at a place, bottom first; None when there is no such place."""
    for name, pile in zip(places(seen.game, place[:1]), seen.zones.get(place[:1], ()), strict=False):
        if name == place:
            return pile
    return None


def cards_of(move: Move, seen: Sight) -> tuple[Card, ...]:
    """The cards that a move names, those hidden from the player left out."""
    known = Counter(card for place in move.sources for card in pile_at(seen, place) or () if card is not None)
    return tuple(card for card in move.cards if known[card])


def named(move: Move, seen: Sight) -> str:
    """A move for people: ``t3>t5 8♦``."""
    return " ".join([move.text, *(card.symbol for card in cards_of(move, seen))])


# ---- what to do next -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hint:
    """A legal move, and a true sentence that speaks for it. It is no promise that the game can be won.

    Attributes:
        move: the move.
        reason: why this one.
    """

    move: Move
    reason: str


_WAITING = {
    "turn": "it turns the next card",
    "deal": "it deals on",
    "redeal": "it deals the cards again",
    "fill": "the gaps are filled",
}


def hint(position: Position) -> Hint | None:
    """A move that a sensible player would look at first; None when there is no legal move.

    One move is looked ahead, and not even that where it would show a card that the player does not see.
    """
    legal = moves_in_order(position)
    if len(legal) <= 1:
        return Hint(legal[0], "it is the only move") if legal else None
    board = _Board(position, legal)
    if len(legal) > _CROWD:
        legal = sorted(legal, key=lambda move: not board.goes_home(move))[:_CROWD]
    best = max(legal, key=board.worth)  # the first of equals
    return Hint(best, board.reason(best))


class _Board:
    """A position, and what each of its moves does there."""

    def __init__(self, position: Position, legal: Sequence[Move]) -> None:
        self._position = position.copy()
        self._packs = _packs(position.game)
        self._home = {zone.letter for zone in position.game.declaration.zones if zone.home}
        self._before = Seen.of(position)
        self._at_home = self._count_home()
        self._open = {card for move in legal if self.goes_home(move) for card in move.cards}
        self._been = self._keys_before()
        self._found: dict[str, tuple[int, str]] = {}

    def worth(self, move: Move) -> int:
        """The greater, the sooner to look at."""
        return self._look(move)[0]

    def reason(self, move: Move) -> str:
        """A sentence on what it does."""
        return self._look(move)[1]

    def _look(self, move: Move) -> tuple[int, str]:
        if move.text not in self._found:
            self._found[move.text] = self._judge(move)
        return self._found[move.text]

    def _judge(self, move: Move) -> tuple[int, str]:
        """Rank and reason."""
        position, before = self._position, self._before
        if move.kind in _WAITING:
            # What it shows is not known before it is made.
            return 3, f"no other move is seen to help; {_WAITING[move.kind]}"
        seen = cards_of(move, before)
        what = " and ".join(card.symbol for card in seen) or "a card"
        home = self.goes_home(move)
        position.push(move)
        try:
            after, outcome = Seen.of(position), position.outcome()
            gained = self._count_home() > self._at_home
            if home and gained:
                won = outcome is not None and outcome.value == "won"
                return (10, f"it wins: {what} is the last card to come home") if won else (9, f"it brings {what} home")
            if any(place[0] in self._packs for place in move.sources):
                return 4, "it brings the next card of the pack to the table"
            if _unknown(after, move.sources) < _unknown(before, move.sources):
                return 8, "it turns up a card that lies face down"
            if _unknown(after) < _unknown(before):
                return 4, "it brings another card to light"
            if gained:
                return 9, "it lets a card go home at once"
            if position.key in self._been:
                return 0, "nothing speaks for it: it leads back to a position that there has been"
            if outcome is not None:
                return 1, "nothing speaks for it: no move is left after it"
            freed = self._freed(after)
            if freed is not None:
                return (
                    7,
                    f"then {' and '.join(card.symbol for card in cards_of(freed, after))} can go home ({freed.text})",
                )
            cleared = [place for place in move.sources if not pile_at(after, place)]
            if cleared and move.kind != "swap":
                return 5, f"it clears {' and '.join(cleared)}"
            return 2, f"nothing better is seen one move ahead; it moves {what}"
        finally:
            position.pop()

    def _freed(self, after: Sight) -> Move | None:
        """A move that can bring home what cannot go home before."""
        return next(
            (
                move
                for move in moves_in_order(self._position)
                if self.goes_home(move) and not self._open.issuperset(move.cards) and cards_of(move, after)
            ),
            None,
        )

    def goes_home(self, move: Move) -> bool:
        """Whether it says that its cards go home."""
        return bool(move.targets) and all(place[0] in self._home for place in move.targets) and bool(move.cards)

    def _count_home(self) -> int:
        zones = self._position.zones
        return sum(len(pile) for letter in self._home for pile in zones.get(letter, ()))

    def _keys_before(self) -> set[int]:
        back = self._position.copy()
        keys = {back.key}
        for _ in self._position.moves:
            back.pop()
            keys.add(back.key)
        return keys


def _unknown(seen: Sight, names: Sequence[str] | None = None) -> int:
    """Cards that the player does not know, at some places or at all."""
    if names is not None:
        return sum(card is None for name in names for card in pile_at(seen, name) or ())
    return sum(card is None for piles in seen.zones.values() for pile in piles for card in pile)
