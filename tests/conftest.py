"""What the tests share: building positions from a few cards, and the options of the suite.

A fixture file sets ``GAME``; its tests ask for ``table`` (a position after the deal) and ``dealt`` (a deal of a given
pack). In both only the cards that matter are written down: ``"AC..7C KH"`` names eight cards, a run in a suit up or
down between two dots.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Run in the background, a shell has it ignored, and programs that the tests start would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)

RANKS = "A23456789TJQK"
SUITS = "CDHS"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs and perft files anew")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes minutes; runs with -m long only")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "long" in (config.option.markexpr or ""):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.fixture(autouse=True)
def _own_state_folder(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test leaves unfinished games in the state folder of whoever runs it."""
    monkeypatch.setenv("CADOGAN_STATE", str(tmp_path / "state"))


def cards(text: str) -> list[str]:
    """The codes that a text names."""
    out = []
    for word in text.split():
        first, dots, last = word.partition("..")
        if not dots:
            out.append(first)
            continue
        i, j = RANKS.index(first[0]), RANKS.index(last[0])
        ranks = RANKS[i : j + 1] if i <= j else RANKS[j : i + 1][::-1]
        out += [rank + first[1] for rank in ranks]
    return out


def left_over(packs: int, used: Iterable[str]) -> list[str]:
    """The rest of the whole pack, in C1's order."""
    count = Counter(used)
    rest = []
    for _ in range(packs):
        for suit in SUITS:
            for rank in RANKS:
                if count[rank + suit]:
                    count[rank + suit] -= 1
                else:
                    rest.append(rank + suit)
    assert not +count, f"more than the pack holds: {sorted(+count)}"
    return rest


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Any:
    """The game of the test's file."""
    return request.module.GAME


@pytest.fixture
def table(game: Any) -> Callable[..., Any]:
    """``table({"t1": "5H 4H", "f1": "AC..7C"}, rest="s", **counters)``: a position after the deal.

    Piles are written bottom first; the cards that are not named lie beneath those of the place ``rest``.
    """

    def lay(piles: dict[str, str], rest: str = "s", **counters: Any) -> Any:
        named = {place: cards(text) for place, text in piles.items()}
        named[rest] = left_over(game.packs, [card for pile in named.values() for card in pile]) + named.get(rest, [])
        letters = game.compiled.places.letters
        names = game.compiled.places.names
        zones = {letter: [named.pop(names[p], []) for p in numbers] for letter, numbers in letters.items()}
        assert not named, f"no such places: {sorted(named)}"
        return game.from_zones(zones, counters)

    return lay


@pytest.fixture
def dealt(game: Any) -> Callable[..., Any]:
    """``dealt("KH AS 2D")``: the deal of a pack that begins with these cards, the rest in C1's order."""

    def deal(first: str, seed: int = 0) -> Any:
        named = cards(first)
        return game.deal(cards=named + left_over(game.packs, named), seed=seed)

    return deal


@pytest.fixture
def codes() -> Callable[[Iterable[Any]], str]:
    """A pile as text, bottom first."""
    return lambda pile: " ".join(card.code for card in pile)
