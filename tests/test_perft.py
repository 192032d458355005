"""Leaves of the trees of legal moves: tests/perft holds deals 0, 1 and 2 of every game to depth 4, as far as they are
below 100,000.

``python -m pytest tests/test_perft.py --update-golden`` writes the files anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import cadogan

FOLDER = Path(__file__).parent / "perft"
DEALS = (0, 1, 2)
DEPTH = 4
LIMIT = 100_000
GAMES = [game.slug for game in cadogan.games()]
GAME = cadogan.game("la-belle-lucie")  # of the positions that a test builds


def count(slug: str) -> list[str]:
    """The lines of a game's file: deal, depth, leaves."""
    game = cadogan.game(slug)
    lines = []
    for number in DEALS:
        position = game.deal(number)
        before = position._bytes()
        for depth in range(1, DEPTH + 1):
            leaves = cadogan.perft(position, depth)
            if leaves >= LIMIT:
                break
            lines.append(f"{number} {depth} {leaves}")
        assert position._bytes() == before, "counting changed the position"
    return lines


def walk(position: cadogan.Position, depth: int) -> int:
    """The same by push and pop."""
    if depth == 0:
        return 1
    total = 0
    for move in position.legal_moves:
        position.push(move)
        total += walk(position, depth - 1)
        position.pop()
    return total


@pytest.mark.parametrize("slug", GAMES)
def test_the_trees_have_as_many_leaves_as_is_written(slug: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{slug}.txt"
    lines = count(slug)
    if request.config.getoption("--update-golden"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("slug", GAMES)
def test_the_core_counts_what_push_and_pop_reach(slug: str) -> None:
    position = cadogan.game(slug).deal(1)
    for depth in (0, 1, 2):
        if depth < 2 or position.legal_moves.count() < 200:
            assert cadogan.perft(position, depth) == walk(position, depth)


def test_no_leaf_lies_below_a_won_position(table: Callable[..., cadogan.Position]) -> None:
    position = table({"f1": "AC..KC", "f2": "AD..KD", "f3": "AH..KH", "f4": "AS..QS", "t1": "KS"}, rest="t2")
    assert [move.text for move in position.legal_moves] == ["t1>f4", "redeal"]
    after_redeal = position.copy()
    after_redeal.push("redeal")
    assert cadogan.perft(position, 1) == 2
    assert cadogan.perft(position, 2) == after_redeal.legal_moves.count()


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="depth -1"):
        cadogan.perft(GAME.deal(0), -1)
