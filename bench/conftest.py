"""What the benches share: which games are measured, and where figures go.

A bench measures and records; it never fails for being slow. What a figure should be stands in report.py alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import cadogan

Figures = dict[str, dict[str, float]]
Record = Callable[[str, str, float], None]

_figures = pytest.StashKey[Figures]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--figures", metavar="FILE", help="write the figures, by measure and game, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_figures] = {}


def pytest_sessionfinish(session: pytest.Session) -> None:
    file = session.config.getoption("--figures")
    if file:
        Path(file).write_text(json.dumps(session.config.stash[_figures]), encoding="utf-8")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``built_in`` stands for every built-in game in turn, ``one_pack`` for those of one pack."""
    games = [game for game in cadogan.games() if game.distribution == "cadogan"]
    for name, some in (("built_in", games), ("one_pack", [game for game in games if game.packs == 1])):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, some, ids=[game.slug for game in some])


@pytest.fixture
def record(request: pytest.FixtureRequest) -> Record:
    """``record(measure, game, value)``; a measure that is not of one game has the game ''."""
    figures = request.config.stash[_figures]

    def note(measure: str, game: str, value: float) -> None:
        figures.setdefault(measure, {})[game] = value

    return note


@pytest.fixture
def rate(benchmark: Any, record: Record) -> Callable[..., None]:
    """``rate(measure, game, work, units)``: how often a second, where one call of ``work`` does ``units`` of something.

    The best of the rounds counts: whatever else the machine does can only make a round slower.
    """

    def measure_rate(measure: str, game: str, work: Callable[[], object], units: int, rounds: int = 5) -> None:
        benchmark.group = measure
        benchmark.pedantic(work, rounds=rounds, warmup_rounds=1)
        if benchmark.stats is not None:  # None under --benchmark-disable
            value = units / benchmark.stats.stats.min
            benchmark.extra_info["per_second"] = value
            record(measure, game, value)

    return measure_rate


@pytest.fixture
def along() -> Callable[..., Iterator[cadogan.Position]]:
    """``along(game)``: some positions of one random game, the deal first, each with its history."""

    def positions(game: cadogan.Game, deal: int = 42, number: int = 12) -> Iterator[cadogan.Position]:
        end = game.deal(deal)
        made = end.playout().moves
        for k in range(number):
            keep = k * made // number
            position = end.copy()
            while len(position._past()) > keep:
                position.pop()
            yield position

    return positions
