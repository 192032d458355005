"""Mutants that play the same game although their tables differ, each with the reason why.

``EVERYWHERE``: what was changed, when that changes nothing, and why; the condition is looked up in the declaration.
``SAME_GAME`` holds for one game. A pattern is a regular expression for the whole of what was changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from cadogan.declare import Fill, Foundations, Lay, Play, Redeal, Refill
from cadogan.game import Game

Condition = Callable[[Any, int], bool]


def _nothing_dealt_down(game: Any, k: int) -> bool:
    letter = game.zones[k].letter
    return not any(
        isinstance(step, Lay) and step.face_down and letter in re.findall("[a-z]", step.to) for step in game.deal
    )


def _never_named(game: Any, k: int) -> bool:
    """No move's text names a place of the zone."""
    compiled = Game(game)
    texts = " ".join(compiled.move(i).text for i in range(compiled.action_count))
    return not re.search(rf"(?<![a-z]){game.zones[k].letter}(?![a-z])", texts)


def _not_looked_at_fresh(game: Any, k: int) -> bool:
    seen = re.findall(r"fresh\(([^)]*)\)", repr(game.moves))
    return not set(re.findall("[a-z]", " ".join(seen))) & set(re.findall("[a-z]", game.deal[k].to))


def _units_unseen(game: Any, k: int) -> bool:
    step = game.deal[k]
    return not step.stop and not step.fresh and not any(isinstance(m, Refill) and m.newest for m in game.moves)


def _one_unit(game: Any, k: int) -> bool:
    step = game.deal[k]
    return step.rounds == 1 and not step.unit


def _open_in(game: Any, phase: str) -> list[Any]:
    """Moves that the player can make in a phase."""
    return [
        move
        for move in game.moves
        if phase in re.findall("[a-z]+", move.when)
        or (isinstance(move, Refill) and move.timing == "one act" and not move.when)
    ]


def _no_play_while_dealing(game: Any, k: int) -> bool:
    return all(getattr(move, "from_", "") == "h" for move in _open_in(game, game.deal[k].phase))


def _deals_once(game: Any, k: int) -> bool:
    return not any(isinstance(move, Redeal) and move.again for move in game.moves)


def _deal_runs_through(game: Any, k: int) -> bool:
    """No gap can open before the deal is over."""
    return not any(isinstance(step, Lay) and (step.stop or step.pause or step.in_hand) for step in game.deal)


def _one_act(game: Any, k: int) -> bool:
    return bool(game.moves[k].timing == "one act")


def _first_at_once(game: Any, k: int) -> bool:
    """Of all that happens at once this filling comes first (and the player has no part in it)."""
    before = [
        m for m in game.moves[:k] if (isinstance(m, Refill) and m.timing == "at once") or getattr(m, "at_once", False)
    ]
    return not before and not game.moves[k].choose


def _chosen(game: Any, k: int) -> bool:
    return bool(game.moves[k].choose)


def _withdrawn_places(game: Any) -> set[str]:
    found: set[str] = set()
    for step in game.withdraw:
        found |= set(_places(step.to, game))
    for k, zone in enumerate(game.zones):
        if isinstance(zone, Foundations) and zone.withdrawn:
            found |= set(_foundation_names(game, k))
    return found


def _a_suit_each(game: Any, k: int) -> bool:
    """Each pile has a suit of its own, or its base lies there from the start."""
    zone = game.zones[k]
    return _bases_withdrawn(game, k) or (
        zone.suit == "same" and not zone.by_base and zone.count <= len(set(zone.suits))
    )


def _places(text: str, game: Any) -> list[str]:
    places = Game(game).compiled.places
    return [places.names[p] for p in places.set(text, "")]


def _foundation_names(game: Any, k: int) -> list[str]:
    places = Game(game).compiled.places
    return [places.names[places.first[k] + i] for i in range(game.zones[k].count)]


def _bases_withdrawn(game: Any, k: int) -> bool:
    zone = game.zones[k]
    return isinstance(zone, Foundations) and set(_foundation_names(game, k)) <= _withdrawn_places(game)


def _targets_withdrawn(game: Any, k: int) -> bool:
    return set(_places(game.moves[k].to, game)) <= _withdrawn_places(game)


def _any_suit(game: Any, k: int) -> bool:
    return bool(game.zones[k].suit == "any")


def _to_another_zone(game: Any, k: int) -> bool:
    move = game.moves[k]
    return isinstance(move, Fill) and not set(re.findall(r"\b[a-z]\b", move.from_)) & set(
        re.findall(r"\b[a-z]\b", move.to)
    )


def _shuffled(game: Any, k: int) -> bool:
    return bool(game.moves[k].shuffle)


def _at_once_play(game: Any, k: int) -> bool:
    return isinstance(game.moves[k], Play) and game.moves[k].at_once is True


EVERYWHERE: list[tuple[str, Condition, str]] = [
    (
        r"zones\[(\d+)\].face_down → True",
        _nothing_dealt_down,
        "no card is ever dealt face down there, so none is turned up",
    ),
    (r"zones\[(\d+)\].columns 0 → 1", _never_named, "only the place's name changes, and no move names it"),
    (r"zones\[(\d+)\].by_base → True", _bases_withdrawn, "the bases lie there from the start, each of its pile's suit"),
    (
        r"zones\[(\d+)\].distinct → True",
        _a_suit_each,
        "no two of its piles could begin with the same suit, or they have begun",
    ),
    (r"zones\[(\d+)\].by_base → True", _any_suit, "suit does not matter, whatever the base's"),
    (r"deal\[(\d+)\].fresh → True", _not_looked_at_fresh, "no move asks whether those places are fresh"),
    (r"deal\[(\d+)\].unit 0 → 1", _units_unseen, "a unit's end only matters to stop, fresh and newest"),
    (r"deal\[(\d+)\].stop → True", _one_unit, "the step is one unit, with whose end the step ends"),
    (r"deal\[(\d+)\].pause → True", _no_play_while_dealing, "no move but laying is open between two cards"),
    (r"deal\[(\d+)\].first_only → .*", _deals_once, "nothing deals again"),
    (r"moves\[(\d+)\].newest → True", _deal_runs_through, "gaps open only after the deal, when no row is the newest"),
    (r"moves\[(\d+)\].together → True", _one_act, "one act fills all gaps as it is"),
    (
        r"moves\[(\d+)\].together → True",
        _first_at_once,
        "it is looked for first, so gaps are filled one after another with nothing between",
    ),
    (r"moves\[(\d+)\].together → True", _chosen, "the player fills gap by gap"),
    (r"moves\[(\d+)\].only '' → 'continue'", _targets_withdrawn, "those foundations have their bases from the start"),
    (r"moves\[(\d+)\].alone → True", _to_another_zone, "an only card is held back from places of its own zone alone"),
    (
        r"moves\[(\d+)\].gather '.*' in the opposite order",
        _shuffled,
        "the gathered cards are put into the ordered pack's order and shuffled",
    ),
    (
        r"moves\[(\d+)\].(?:cross|base) → True",
        _at_once_play,
        "a play at once is never the player's move, so its kind is never seen",
    ),
]

_KINGS_AND_ACES_GONE = "red kings and black aces are all on foundations from the start, so no king meets an ace"
_RED_ON_BLACK = "one card is of the Army, the other of the Navy: they differ in colour"
_LONE = "the target is a place's only card already"
_QUEENS_HAND = "the hand is empty between moves, and hidden"

SAME_GAME: dict[str, dict[str, str]] = {
    "besieged-city": {
        r"moves\[1\].together → True": (
            "a Reserve gap is filled before another card can leave, so there are never two that can be filled"
        ),
        r"moves\[6\].when without '(pack|talon) out'": (
            "a Reserve place stays empty only when pack and talon are both out"
        ),
        r"moves\[0\] after moves\[1\]": (
            "when a rampart falls empty the Reserve has no gap that can be filled, and the other way round"
        ),
    },
    "empress-of-india": {
        r"moves\[1\].together → True": (
            "each colour's gaps draw on its own talon, so no order of filling changes which card goes where"
        ),
        r"moves\[0\] after moves\[1\]": (
            "each colour's gaps draw on its own talon, so no order of filling changes which card goes where"
        ),
        r"moves\[2\].sort in the opposite order": "a card is red or black, never both",
        r"moves\[3\].first 'lone\(a\)' → 'a'": (
            "a pair that lies in the Army has its black card on top, which no red foundation takes"
        ),
        r"moves\[3\].second 'lone\(n\)' → 'n'": (
            "a pair that lies in the Navy has its red card on top, which no black foundation takes"
        ),
        r"moves\[[45]\].relation.steps\[(0|24)\] .*": _KINGS_AND_ACES_GONE,
        r"moves\[[45]\].relation.suit 'any' → 'alternate'": _RED_ON_BLACK,
        r"moves\[[45]\].relation.differ '' → 'face'": _RED_ON_BLACK,
        r"moves\[[45]\].at_most 0 → 1": _LONE,
    },
    "four-corners": {
        r"moves\[0\].at_once True → ask": "an ace or a king begins one foundation only, so there is never a choice",
        r"moves\[1\].only '' → 'continue'": "a card in hand that begins a foundation has gone there at once",
        r"moves\[2\].only '' → 'continue'": "when the deal is over all bases have gone to their foundations",
    },
    "fourteenth": {
        r"deal\[0\] left out": "the board is then filled by the refilling of gaps: row by row too",
    },
    "great-thirteen": {
        r"zones\[0\].secret → True": "the balcony's places hold one card each, and a top is seen",
        r"deal\[0\].rounds 1 → [02]": "one round lays the whole pack",
        r"moves\[1\].only 'continue' → ''": (
            "it is closed while any top can begin a numeral, so it can only continue one"
        ),
    },
    "klondike": {
        r"moves\[0\].only '' → 'begin'": "an ace fits no foundation that is begun",
        r"moves\[4\].leaving 0 → 1": (
            "a run that may go leaves a card beneath as it is: one that is all of its column stays"
        ),
    },
    "la-belle-lucie": {
        r"deal\[0\].rounds 1 → [02]": "one round lays the whole pack",
    },
    "labyrinth": {
        r"deal\[0\].pause → True": "while a row is dealt none of its cards can leave, so no gap and no move is open",
        r"zones\[2\].count 110 → 111": "no deal reaches a twelfth row",
        r"deal\[0\].rounds 0 → 1": "one round has more places than there are cards",
        r"deal\[0\].in_hand → True": "while a row is dealt no move is open, so a card in hand is always laid",
    },
    "mill": {
        r"deal\[0\] left out": (
            "the refilling of empty wings then lays the first eight, in the same order and before any king is "
            "looked for"
        ),
        r"moves\[2\].only '' → 'continue'": "the centre's ace lies there from the start",
        r"moves\[3\].only '' → 'continue'": "a king that can begin an angle has gone there at once",
        r"moves\[4\].only '' → 'continue'": "the centre's ace lies there from the start",
    },
    "queens": {
        r"zones\[3\]\.(count|columns|secret|home) .*": _QUEENS_HAND,
        r"moves\[0\].cards 'K' → none": "only a king begins a foundation",
        r"moves\[0\].only 'begin' → ''": "a king fits no foundation that is begun",
        r"moves\[0\].at_once True → ask": (
            "foundations of a suit that wait for a king are one place, so there is never a choice"
        ),
        r"moves\[1\].when without 'play'": "a place that the deal has not reached is no gap",
        r"deal\[1\] after deal\[2\]": "the shutter is dealt from the pack's top, blocks go under it",
        r"moves\[1\].newest → True": "gaps are filled after the deal, when no row is the newest",
        r"moves\[1\].together → True": "every move opens one gap at the most, which is filled before the next",
        r"moves\[0\] after moves\[1\]": (
            "kings go at once only while the shutter is dealt, gaps are filled only after it"
        ),
    },
    "salic-law": {
        r"deal\[0\].rounds 0 → 1": "the eighth king begins the last place, so the round never ends before the pack",
        r"moves\[0\].only '' → 'continue'": "aces go at once as they are dealt, so tops only continue",
        r"moves\[0\].leaving 0 → 1": "beneath every card but the kings lies its king, and no foundation takes a king",
        r"moves\[1\].relation.steps\[0\] .*": "twelve below a king is an ace, and aces have gone at once",
        r"moves\[1\].relation.steps\[12\] .*": "a king on a king: kings never move",
        r"moves\[1\].relation.differ '' → '(value|face)'": "whatever can move is no king, what it goes on is one",
        r"moves\[1\].onto 'K' → none": "a packet of one card is a bare king",
        r"moves\[1\].at_most 1 → [02]": "a king on top is a bare king, since no king goes on another card",
    },
    "shah": {
        r"moves\[0\].newest → True": "during the deal only the newest circle's cards can leave",
        r"moves\[1\].newest → True": "in one act gaps are filled after the deal, when no circle is the newest",
        r"moves\[1\].when without 'play'": "during the deal gaps are filled at once, so none stands open",
        r"moves\[4\].relation.wrap → True": "every king lies out of play, so nothing is wrapped round it",
        r"moves\[4\].relation.order 'A23456789TJQK' without its last": "every king lies out of play",
    },
}


def why_same(game: Any, what: str) -> str:
    """The reason, or nothing."""
    for pattern, why in SAME_GAME.get(game.slug, {}).items():
        if re.fullmatch(pattern, what):
            return why
    for pattern, holds, why in EVERYWHERE:
        match = re.fullmatch(pattern, what)
        if match and holds(game, int(match[1])):
            return why
    return ""


def reasons() -> set[str]:
    """All reasons there are."""
    return {why for _, _, why in EVERYWHERE} | {why for mine in SAME_GAME.values() for why in mine.values()}
