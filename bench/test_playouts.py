"""Random playouts in the core, one thread: deal, shuffle, consequences and the end test are inside the clock."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable

from cadogan._core.playout import simulate_chunk

import cadogan

_ROUND_SECONDS = 0.15


def test_random_playouts(built_in: cadogan.Game, rate: Callable[..., None]) -> None:
    rules = built_in.rules
    deals = 16
    while True:  # as many deals as fill a round
        begun = time.perf_counter()
        moves = simulate_chunk(rules, 0, deals, 0, "random")[3]
        if time.perf_counter() - begun >= _ROUND_SECONDS / 2:
            break
        deals *= 2
    rate("playouts", built_in.slug, lambda: simulate_chunk(rules, 0, deals, 0, "random"), moves)


def test_signature(built_in: cadogan.Game, record: Callable[[str, str, float], None]) -> None:
    """A number that changes when the game's behaviour does, and only then: no part of it is a time."""
    random = simulate_chunk(built_in.rules, 0, 1000, 0, "random")
    greedy = simulate_chunk(built_in.rules, 0, 200, 0, "greedy")
    facts = [random, greedy, cadogan.perft(built_in.deal(1), 2)]
    record("signature", built_in.slug, zlib.crc32(repr(facts).encode()))
    record("moves_a_deal", built_in.slug, random[3] / 1000)
