"""Simulations: the same totals whoever plays, and what an interrupt leaves."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

import pytest

import cadogan
from cadogan.simulate import wilson


def totals(result: cadogan.Simulation) -> dict[str, Any]:
    """All that does not depend on the machine."""
    return {k: v for k, v in asdict(result).items() if k not in ("seconds", "moves_per_second", "threads")}


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("slug", ["la-belle-lucie", "mill", "klondike"])
def test_totals_are_those_of_playing_every_deal_by_itself(slug: str, policy: str) -> None:
    game = cadogan.game(slug)
    result = cadogan.simulate(game, deals=60, first=17, seed=5, policy=policy)
    ends = {"won": 0, "lost": 0, "stalled": 0}
    moves = 0
    for number in range(17, 77):
        playout = game.deal(number).playout(5, policy)
        ends[playout.reason] += 1
        moves += playout.moves
    assert (result.won, result.lost, result.stalled, result.moves) == (*ends.values(), moves)


@pytest.mark.parametrize("threads", [1, 2, 3, 16])
def test_totals_do_not_depend_on_the_number_of_threads(threads: int) -> None:
    one = cadogan.simulate("la-belle-lucie", deals=3000, threads=1)
    assert totals(cadogan.simulate("la-belle-lucie", deals=3000, threads=threads)) == totals(one)


def test_totals_do_not_depend_on_the_executor() -> None:
    one = totals(cadogan.simulate("clock", deals=500, first=9))
    # A forked child of a process with threads is not safe, so the workers start afresh.
    processes = ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn"))
    executors: list[Executor] = [ThreadPoolExecutor(3), processes]
    for executor in executors:
        with executor:
            assert totals(cadogan.simulate("clock", deals=500, first=9, executor=executor)) == one


def test_deals_add_up() -> None:
    parts = [cadogan.simulate("salic-law", deals=100, first=first) for first in (0, 100)]
    whole = cadogan.simulate("salic-law", deals=200)
    assert whole.moves == sum(part.moves for part in parts)
    assert whole.home == tuple(a + b for a, b in zip(parts[0].home, parts[1].home, strict=True))


@pytest.mark.parametrize(
    "game", [game for game in cadogan.games() if game.distribution == "cadogan"], ids=lambda game: game.slug
)
def test_every_deal_is_counted_once(game: cadogan.Game) -> None:
    result = cadogan.simulate(game, deals=40)
    assert result.won + result.lost + result.stalled + result.unknown == result.deals == sum(result.home) == 40
    assert len(result.home) == game.cards + 1
    assert result.moves_per_second == pytest.approx(result.moves / result.seconds)
    assert not result.interrupted


def test_json_has_the_fields_of_the_contract() -> None:
    fields = cadogan.simulate("klondike", deals=3, threads=1).to_json()
    assert (
        list(fields)[:16]
        == (
            "game rules_version policy seed first deals won lost stalled unknown moves home win "
            "seconds moves_per_second threads"
        ).split()
    )
    assert isinstance(fields["home"], list)
    assert len(fields["win"]) == 3


@pytest.mark.parametrize(
    ("won", "deals", "low", "high"),
    [(0, 10, 0.0, 0.277533), (10, 10, 0.722467, 1.0), (5, 10, 0.236593, 0.763407), (1, 1000, 0.000177, 0.005642)],
)
def test_the_interval_is_wilsons(won: int, deals: int, low: float, high: float) -> None:
    assert wilson(won, deals) == pytest.approx((won / deals, low, high), abs=1e-6)


def test_progress_ends_with_all_deals() -> None:
    calls: list[tuple[int, int]] = []
    cadogan.simulate("fourteenth", deals=500, progress=lambda done, total: calls.append((done, total)))
    assert calls[-1] == (500, 500)
    assert calls == sorted(calls)


def test_an_interrupt_leaves_the_totals_of_the_first_deals() -> None:
    def interrupt(done: int, _: int) -> None:
        if done > 100:
            raise KeyboardInterrupt

    result = cadogan.simulate("la-belle-lucie", deals=10**9, threads=2, progress=interrupt)
    assert result.interrupted
    assert 0 < result.deals < 10**9
    again = cadogan.simulate("la-belle-lucie", deals=result.deals)
    assert totals(again) | {"interrupted": True} == totals(result)


def test_an_error_in_a_worker_is_raised() -> None:
    def fail(*_: int) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        cadogan.simulate("klondike", deals=10**9, progress=fail)


@pytest.mark.parametrize(
    "words",
    [
        {"deals": 0},
        {"deals": -1},
        {"deals": 1.5},
        {"deals": True},
        {"first": 2**64},
        {"first": 2**64 - 1, "deals": 2},
        {"seed": -1},
        {"seed": 2**64},
        {"threads": 0},
        {"policy": "best"},
    ],
)
def test_a_wrong_argument_is_refused(words: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="expected"):
        cadogan.simulate("klondike", **words)


def test_the_last_deal_numbers_can_be_played() -> None:
    assert cadogan.simulate("klondike", first=2**64 - 3, deals=3).deals == 3


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(cadogan.UnknownGameError):
        cadogan.simulate("klondyke")
