"""The declarations of all games: zones, drawings, length."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from pathlib import Path
from statistics import median

import cadogan.plugins
import pytest
from support import vocabulary

from cadogan.compile import compile_game
from cadogan.declare import Game
from cadogan.declare.zones import CARD, Spot

DECLARED = {game.slug: game for game in vocabulary.plugins().values()}

# Zones with their places, as everybody's records and programs know them.
ZONES = {
    "la-belle-lucie": "t18 f4",
    "house-in-the-wood": "t36 f8",
    "house-on-the-hill": "t36 f8",
    "napoleon-at-st-helena": "t10 f8 w1 s1",
    "napoleon-at-st-helena-talon-only": "t10 f8 w1 s1",
    "fifteen": "t15 f8",
    "salic-law": "t8 f8 x8 s1",
    "four-corners": "t12 f8 h1 s1",
    "four-corners-slots-by-order": "t12 f8 h1 s1",
    "mill": "t8 f5 w1 s1",
    "shah": "t24 f8 x1 w1 s1",
    "blockade": "t108 f8 h1 s1",
    "clock": "t12 f12 w1 s1",
    "fortress": "t10 f4",
    "fourteenth": "t25 x1 s1",
    "sultan": "t8 f8 x1 w1 s1",
    "la-nivernaise": "a8 t6 f8 s1",
    "empress-of-india": "a24 n24 f16 w2 x1 s1",
    "besieged-city": "r12 t14 f4 w1 s1",
    "flower-garden": "t6 b16 f4",
    "hemispheres": "t12 f8 b4 w1 s1",
    "napoleons-square": "t12 f8 w1 s1",
    "napoleons-square-singles": "t12 f8 w1 s1",
    "constitution": "p8 c8 l8 v8 f8 x1 w1 s1",
    "zodiac": "e8 t24 f8 w1 s1",
    "kings": "t8 f8 s1",
    "babette": "t104 f8 s1",
    "babette-lowest-card": "t104 f8 s1",
    "nestor": "t8 r4 x1 s1",
    "light-and-shade": "a4 r4 f8 w1 s1",
    "labyrinth": "t110 f8 h1 s1",
    "labyrinth-found-foundations": "t110 f8 h1 s1",
    "spensers-fairie-queen": "t8 f8 s1",
    "terrace": "k1 t9 f8 h3 w1 s1",
    "general-sedgewick": "t5 f4 w1 s1",
    "queens": "k1 t7 f8 w1 s1",
    "herring-bone": "k1 a8 b4 f8 h1 w1 s1",
    "herring-bone-german": "k1 a8 b4 f8 h1 w1 s1",
    "olga": "t7 f16 w1 s1",
    "caesar": "t9",
    "red-and-black": "t8 f8 w1 s1",
    "mount-olympus": "t9 f16 w1 s1",
    "two-rings": "t8 f16 w1 s1",
    "square": "t16 f4 w1 s1",
    "margarethe": "t9 f13 w1 s1",
    "wheel": "t12 x1 s1",
    "nation": "t12 f8 h1 s1",
    "carpet": "t64 f8 w1 s1",
    "fish-bone": "t6 f24 w1 s1",
    "congress": "t96 r8 f8 s1",
    "louis-patience": "t12 f8 h1 a1 s1",
    "sly": "t20 f8 h1 s1",
    "great-thirteen": "t8 b8 f8",
    "klondike": "t7 f4 w1 s1",
    "anna": "t8 f8 w1 s1",
}
COLUMNS = {
    "blockade": {"t": 12},
    "fourteenth": {"t": 5},
    "besieged-city": {"r": 3},
    "babette": {"t": 8},
    "babette-lowest-card": {"t": 8},
    "labyrinth": {"t": 10},
    "labyrinth-found-foundations": {"t": 10},
    "caesar": {"t": 3},
    "carpet": {"t": 8},
    "congress": {"t": 8},
}


def test_every_game_of_the_book_and_every_variant_is_declared_once() -> None:
    assert set(DECLARED) == set(ZONES)
    assert list(vocabulary.book()) == list(range(1, 48))
    for game in DECLARED.values():
        assert (game.number is None) == (game.variant_of is not None)
        assert game.variant_of is None or game.variant_of in DECLARED


@pytest.mark.parametrize("slug", DECLARED)
def test_the_zones_are_those_that_records_know(slug: str) -> None:
    places = compile_game(DECLARED[slug]).places
    count: dict[str, int] = {}
    columns: dict[str, int] = {}
    for zone in places.zones:
        if not zone.hidden:
            count[zone.letter] = count.get(zone.letter, 0) + zone.count
        if zone.columns:
            columns[zone.letter] = zone.columns
    assert {f"{letter}{n}" for letter, n in count.items()} == set(ZONES[slug].split())
    assert columns == COLUMNS.get(slug, {})


@pytest.mark.parametrize("slug", DECLARED)
def test_a_declaration_compiles_and_its_moves_can_be_numbered(slug: str) -> None:
    compiled = compile_game(DECLARED[slug])
    assert 0 < compiled.actions.count <= 4096
    assert all(compiled.actions.text(compiled.actions.code_of(i)) for i in range(compiled.actions.count))


def test_a_game_is_a_page() -> None:
    folders = map(Path, cadogan.plugins.__path__)
    lengths = [len(file.read_text("utf-8").splitlines()) for folder in folders for file in folder.glob("[a-z]*.py")]
    assert max(lengths) <= 120
    assert median(lengths) <= 60


def test_the_vocabulary_page_is_what_the_declarations_make() -> None:
    if not vocabulary.PAGE.exists():
        pytest.skip("the tests stand without the project's documents")
    assert vocabulary.PAGE.read_text("utf-8") == vocabulary.page(), "run python tests/support/vocabulary.py"


# ---- drawings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", DECLARED)
def test_no_two_places_of_a_drawn_table_overlap(slug: str) -> None:
    spots = _spots(DECLARED[slug])
    assert [(a, b) for (a, p), (b, q) in combinations(spots.items(), 2) if _overlap(p, q)] == []


def _spots(game: Game) -> dict[str, Spot]:
    places = compile_game(game).places
    spots = {}
    for i, zone in enumerate(places.zones):
        if zone.hidden:
            continue
        assert len(zone.at) == zone.count, f"{zone.name}: every place is drawn"
        spots |= {places.names[places.first[i] + k]: spot for k, spot in enumerate(zone.at)}
    return spots


def _corners(spot: Spot) -> list[tuple[float, float]]:
    x, y, angle = spot
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    half = ((-0.5, -CARD / 2), (0.5, -CARD / 2), (0.5, CARD / 2), (-0.5, CARD / 2))
    return [(x + u * cos - v * sin, y * CARD + u * sin + v * cos) for u, v in half]


def _overlap(p: Spot, q: Spot, slack: float = 0.03) -> bool:
    """Whether two cards share more than a seam: some side of either must part them."""
    first, second = _corners(p), _corners(q)
    for corners in (first, second):
        for (x, y), (u, v) in pairwise(corners[:3]):
            length = math.hypot(u - x, v - y)
            along = [[(a * (u - x) + b * (v - y)) / length for a, b in card] for card in (first, second)]
            if min(along[0]) > max(along[1]) - slack or min(along[1]) > max(along[0]) - slack:
                return False
    return True
