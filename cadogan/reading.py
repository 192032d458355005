"""Reading a move's text: by places (``t3>t5``), or by the cards that lie there (``9H>10H``)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cadogan.card import Card
from cadogan.errors import AmbiguousMoveError, IllegalMoveError, InvalidMoveError

if TYPE_CHECKING:
    from cadogan.position import Move, Position

MAX_TEXT = 60
_WORDS = {"turn", "deal", "redeal", "fill"}
_TERM = r"[^\s+>=:]+"
_SHAPE = re.compile(rf"(?:(tuck|base):({_TERM})|({_TERM}(?:\+{_TERM})*)([>=])({_TERM}(?:\+{_TERM})*))")


def _card(term: str) -> Card | None:
    try:
        return Card.parse(term)
    except ValueError:
        return None


def _check_terms(position: Position, text: str, terms: list[str]) -> None:
    """Every term is a place, a zone or a card."""
    places = position.game.compiled.places
    for term in terms:
        if term not in places.number and term not in places.letters and _card(term) is None:
            raise InvalidMoveError(f"{text}: {term!r} is neither a place of {position.game.slug} nor a card")


def _sources_fit(move: Move, left: list[str], sources: tuple[str, ...]) -> bool:
    if len(left) != len(sources):
        return False
    for k, (term, place) in enumerate(zip(left, sources, strict=True)):
        card = _card(term)
        moved = move.cards[k] if len(sources) > 1 or move.kind == "swap" else move.cards[0]
        if term != place and (card is None or card != moved):
            return False
    return True


def _fits(position: Position, move: Move, left: list[str], right: list[str], piles: list[tuple[int, ...]]) -> bool:
    """The terms name the move's cards and places, in their order."""
    number = position.game.compiled.places.number
    sources, targets = move.sources, move.targets
    if move.kind == "swap" and len(sources) == 2:
        targets = sources[1:]
        sources = sources[:1]
    if bool(right) != bool(targets) or (len(right) != len(targets) and len(right) != 1):
        return False
    if len(sources) == 1 and len(targets) == 2:  # a pair is named by its place, one of its cards or both
        named = [_card(term) for term in left]
        if left != [*sources] and named != [*move.cards] and (len(named) != 1 or named[0] not in move.cards):
            return False
    elif not _sources_fit(move, left, sources):
        return False
    for k, place in enumerate(targets):
        term = right[min(k, len(right) - 1)]
        if term in (place, place[0]):
            continue
        pile = piles[number[place]]
        card = _card(term)
        if card is None or not pile or pile[-1] != card.face:
            return False
    return True


def find_move(position: Position, text: str) -> Move:
    """See Position.parse_move."""
    if not isinstance(text, str):
        raise InvalidMoveError(f"expected a text, not {type(text).__name__}")
    text = text.strip()
    slug = position.game.slug
    if not text or len(text) > MAX_TEXT:
        raise InvalidMoveError(f"{text[:20]!r}: a move's text has 1 to {MAX_TEXT} characters")
    legal = position._legal()
    for move in legal:
        if move.text == text:
            return move
    if text in _WORDS:
        if not position.game.compiled.actions.knows_word(text):
            raise InvalidMoveError(f"{slug} has no move {text!r}")
        raise IllegalMoveError(f"{text}: {position.why_illegal(text)}")
    match = _SHAPE.fullmatch(text)
    if not match:
        raise InvalidMoveError(
            f"{text!r} is no move: expected a text like t3>t5, 9H>10H, t1=t7, turn, deal, fill or redeal"
        )
    left = [match[2]] if match[1] else match[3].split("+")
    right = [] if match[1] else match[5].split("+")
    _check_terms(position, text, left + right)
    piles = position._piles()
    found = [
        move
        for move in legal
        if move.sources
        and (move.kind == match[1] if match[1] else ":" not in move.text and ("=" in move.text) == (match[4] == "="))
        and _fits(position, move, left, right, piles)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise AmbiguousMoveError(f"{text} may be {' or '.join(move.text for move in found[:8])}")
    by_places = all(term in position.game.compiled.places.number for term in left + right)
    if by_places and not position.game.compiled.actions.knows_text(text):
        raise InvalidMoveError(f"{text} is no move of {slug}")
    raise IllegalMoveError(f"{text}: {position.why_illegal(text)}")
