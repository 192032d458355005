"""Two threads against one: the core releases the GIL. Run it on an idle machine with two processors or more."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import cadogan
from cadogan._core.playout import simulate_chunk

_SLUG = "la-belle-lucie"
_SECONDS = 0.6

pytestmark = pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one processor")


def _deals() -> int:
    rules = cadogan.game(_SLUG).rules
    simulate_chunk(rules, 0, 2000, 0, "random")
    begun = time.perf_counter()
    simulate_chunk(rules, 0, 2000, 0, "random")
    return int(2000 * _SECONDS / (time.perf_counter() - begun))


def test_simulate_with_two_threads(record) -> None:  # type: ignore[no-untyped-def]
    """The same deals by one thread and by two, in turns; the best of five of each."""
    deals = _deals()
    best = {}
    for _ in range(5):
        for threads in (1, 2):
            seconds = cadogan.simulate(_SLUG, deals=deals, threads=threads).seconds
            best[threads] = min(seconds, best.get(threads, seconds))
    record("two_threads", "", best[1] / best[2])


def test_two_chunks_at_once(record) -> None:  # type: ignore[no-untyped-def]
    """The core alone, without the sharing out of work: one chunk, then two such at the same time."""
    deals = _deals()
    rules = cadogan.game(_SLUG).rules
    best = {}
    with ThreadPoolExecutor(2) as pool:
        for _ in range(5):
            for threads in (1, 2):
                begun = time.perf_counter()
                chunks = [pool.submit(simulate_chunk, rules, k * deals, deals, 0, "random") for k in range(threads)]
                for chunk in chunks:
                    chunk.result()
                seconds = time.perf_counter() - begun
                best[threads] = min(seconds, best.get(threads, seconds))
    record("two_chunks", "", 2 * best[1] / best[2])
