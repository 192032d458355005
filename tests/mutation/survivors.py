"""Mutants that play the same game although their tables differ, each with the reason why.

``EVERYWHERE``: what was changed, when that changes nothing, and why; the condition is looked up in the declaration.
``same/SLUG.txt`` holds for one game. A pattern is a regular expression for the whole of what was changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from cadogan.declare import Fill, Foundations, Lay, Play, Redeal, Refill
from cadogan.declare.cards import cards
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
    """Each pile has a suit of its own, or its base lies there from the start, or it is the only one."""
    zone = game.zones[k]
    return (
        zone.count == 1
        or _bases_withdrawn(game, k)
        or (zone.suit == "same" and not zone.by_base and zone.count <= len(set(zone.suits)))
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


def _passing(game: Any, k: int) -> bool:
    """A hand from which cards go at once or are laid."""
    zone = game.zones[k]
    moves = [m for m in game.moves if zone.letter in re.findall(r"\b[a-z]\b", getattr(m, "from_", ""))]
    return zone.role == "hand" and bool(zone.hidden) and all(isinstance(m, Play) and m.at_once is True for m in moves)


def _after_the_deal(game: Any, k: int) -> bool:
    """The move is open in phase ``play`` alone, and that is no phase of dealing."""
    dealing = {name for step in game.deal if isinstance(step, Lay) for name in (step.phase, step.between)}
    return "play" in re.split(r",\s*", game.moves[k].when) and "play" not in dealing


def _only_one_card(game: Any, k: int) -> bool:
    """One card of a kind is taken out."""
    return game.withdraw[k].copies == 1 and cards(game.withdraw[k].cards).bit_count() == 1


def _within_its_zone(game: Any, k: int) -> bool:
    move = game.moves[k]
    zones = [zone for zone in game.zones if zone.letter == move.to]
    return isinstance(move, Fill) and move.from_ == move.to and not move.alone and len(zones) == 1


def _round_for_all(game: Any, k: int) -> bool:
    """All that the step does is to lay cards, and one round has room for every card that the steps before it leave
    (in a redeal too, without those that are made at first only).
    """
    steps = game.deal[: k + 1]
    plain = all(isinstance(step, Lay) and not (step.order or step.newest or step.reject) for step in steps)
    if game.deck or not plain:
        return False
    rooms = [sum(step.counts) or step.each * len(_places(step.to, game)) for step in steps]
    before = sum(step.rounds * room for step, room in zip(steps[:-1], rooms, strict=False) if not step.first_only)
    alone = not (steps[k].stop or steps[k].pause or steps[k].in_hand)
    return alone and before + rooms[k] >= (32 if game.piquet else 52) * int(game.packs)


def _refilled_alike(game: Any, k: int) -> bool:
    """The deal lays but a card on each place that what happens first fills at once, in the same order."""
    step, fill = game.deal[k], game.moves[0]
    return (
        game.deal == (Lay(getattr(step, "to", "")),)
        and fill == Refill(getattr(fill, "places", ""))
        and _places(step.to, game) == _places(fill.places, game)
        and _deals_once(game, k)
        and _not_looked_at_fresh(game, k)
    )


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
    (
        r"zones\[(\d+)\].(?:count|columns|secret|home) .*",
        _passing,
        "the hand is no place of the table, and empty between moves",
    ),
    (r"moves\[(\d+)\].newest → True", _after_the_deal, "gaps are filled after the deal, when no row is the newest"),
    (r"withdraw\[(\d+)\].first → True", _only_one_card, "the first of that card is the first of the whole set"),
    (r"moves\[(\d+)\].leaving 0 → 1", _within_its_zone, "an only card does not move within its zone as it is"),
    (r"deal\[(\d+)\].rounds 1 → [02]", _round_for_all, "one round lays every card that is left"),
    (r"deal\[(\d+)\] left out", _refilled_alike, "the first cards are then laid as gaps that are filled at once"),
]

FOLDER = Path(__file__).parent / "same"


@cache
def same_game(slug: str) -> dict[str, str]:
    """The reasons of one game by their patterns: a line with the pattern, and an indented one with the reason."""
    path = FOLDER / f"{slug}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {pattern: why.strip() for pattern, why in zip(lines[::2], lines[1::2], strict=True)}


def why_same(game: Any, what: str) -> str:
    """The reason, or nothing."""
    for pattern, why in same_game(game.slug).items():
        if re.fullmatch(pattern, what):
            return why
    for pattern, holds, why in EVERYWHERE:
        match = re.fullmatch(pattern, what)
        if match and holds(game, int(match[1])):
            return why
    return ""


def reasons() -> set[str]:
    """All reasons there are."""
    files = FOLDER.glob("*.txt")
    return {why for _, _, why in EVERYWHERE} | {why for path in files for why in same_game(path.stem).values()}
