"""Why a move is not legal, in a sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cadogan.card import CARDS, Card

if TYPE_CHECKING:
    from cadogan.position import Move, Position

_WHY_WORD = {
    "turn": "no card can be turned now",
    "deal": "nothing is to be dealt now",
    "redeal": "there is no redeal now",
    "fill": "no gap can be filled now",
}


def why_not(position: Position, move: Move | str) -> str:
    """See Position.why_illegal."""
    text = move if isinstance(move, str) else move.text
    if any(one.text == text for one in position._legal()):
        return ""
    outcome = position.outcome()
    if outcome is not None:
        return f"the game is {outcome.value}"
    if position.game.hooked and any(one.text == text for one in position._moves()):
        return "a rule of the game that is written as a program forbids it"
    if text in _WHY_WORD:
        return _word(position, text)
    sides = re.split(r"[>=]", text)
    terms = [term for side in sides for term in side.removeprefix("tuck:").removeprefix("base:").split("+")]
    places = position.game.compiled.places
    sources = sides[0].removeprefix("tuck:").removeprefix("base:").split("+")
    for term in sources:
        known = places.number.get(term)
        reason = _card_source(position, term) if known is None else _source(position, known)
        if reason:
            return reason
    if len(sides) == 2 and len(sources) == 1 and sides[1] in places.number and terms:
        return _target(position, sources[0], places.number[sides[1]])
    return "that does not fit here"


def _top(position: Position, place: int) -> Card | None:
    pile = position._piles()[place]
    return CARDS[pile[-1]] if pile else None


def _word(position: Position, word: str) -> str:
    legal = {move.text for move in position._legal()}
    pack = next(
        p
        for p, z in enumerate(position.game.compiled.places.zone_of)
        if position.game.compiled.places.zones[z].role == "pack"
    )
    if word in ("turn", "deal") and "fill" in legal:
        return "the gaps must be filled first"
    if word == "turn" and position._count(pack) == 0:
        return "the pack is out"
    if word == "redeal" and position._count(pack):
        return "the pack is not out"
    if word == "redeal" and position.game.redeals is not None and position.redeals_made >= position.game.redeals:
        return "no redeal is left" if position.game.redeals else "the game has no redeal"
    return _WHY_WORD[word]


def _card(term: str) -> Card | None:
    try:
        return Card.parse(term)
    except ValueError:
        return None


def _card_source(position: Position, term: str) -> str:
    card = _card(term)
    if card is None:
        return ""
    places = position.game.compiled.places
    reasons = []
    for place, pile in enumerate(position._piles()):
        if card.face in pile:
            if pile[-1] == card.face:
                reason = _source(position, place)
            elif places.zone(place).role == "pack":
                reason = f"{card.symbol} is in the pack"
            else:
                reason = f"{card.symbol} is covered by {CARDS[pile[pile.index(card.face) + 1]].symbol}"
            if not reason:
                return ""
            reasons.append(reason)
    return reasons[0] if reasons else f"{card.symbol} is not in the game"


def _source(position: Position, place: int) -> str:
    """What keeps the top card of a place from moving at all."""
    places = position.game.compiled.places
    name, zone, top = places.names[place], places.zone(place), _top(position, place)
    if top is None:
        return f"{name} is empty"
    if zone.role == "pack":
        return "the pack lies face down"
    if position._blockers(place) and not position._available(place):
        blockers = _who_blocks(position, place)
        return f"{top.symbol} is blocked by {blockers}"
    if not position._available(place):
        return f"{top.symbol} on {name} cannot be moved"
    return ""


def _who_blocks(position: Position, place: int) -> str:
    places = position.game.compiled.places
    i = places.zone_of[place]
    alternatives = places.zones[i].blocked[place - places.first[i] + 1]
    found = []
    for others in alternatives:
        cards = [_top(position, places.first[i] + k - 1) for k in others]
        names = [card.symbol for card in cards if card is not None]
        if names:
            found.append(names[0])
    return " and ".join(dict.fromkeys(found))


def _target(position: Position, source: str, target: int) -> str:
    places = position.game.compiled.places
    name, zone = places.names[target], places.zone(target)
    place = places.number.get(source)
    card = _top(position, place) if place is not None else _card(source)
    if card is None:
        return f"{source} is several places: expected one of them"
    top = _top(position, target)
    moving = card.symbol
    if "fill" in {move.text for move in position._legal()} and zone.role != "foundation" and top is None:
        return "gaps are filled all at once: fill"
    if zone.role == "foundation":
        wants = position._wants(target)
        if wants >> card.face & 1:
            if any(move.sources == (source,) and move.targets[0][0] == name[0] for move in position._legal()):
                return f"{moving} goes to the lowest-numbered of equal foundations"
            return f"{moving} may not be played to {name} now"
        wanted = [CARDS[f].symbol for f in range(52) if wants >> f & 1]
        if not wanted:
            return f"{name} is complete"
        return f"{name} takes {' or '.join(wanted[:4])} next, not {moving}"
    if top is None:
        return f"{moving} may not be put in the empty place {name}"
    return f"{moving} does not go on {top.symbol}"
