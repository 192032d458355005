"""Two threads against one: the core releases the GIL. Run it on an idle machine with two processors or more."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from cadogan._core.playout import simulate_chunk

import cadogan

Record = Callable[[str, str, float], None]

_SLUG = "la-belle-lucie"
_SECONDS = 0.6

pytestmark = pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one processor")


def _deals() -> int:
    rules = cadogan.game(_SLUG).rules
    simulate_chunk(rules, 0, 2000, 0, "random")
    begun = time.perf_counter()
    simulate_chunk(rules, 0, 2000, 0, "random")
    return int(2000 * _SECONDS / (time.perf_counter() - begun))


def test_simulate_with_two_threads(record: Record) -> None:
    """The same deals by one thread and by two, in turns; the best of five of each."""
    deals = _deals()
    best = {}
    for _ in range(5):
        for threads in (1, 2):
            seconds = cadogan.simulate(_SLUG, deals=deals, threads=threads).seconds
            best[threads] = min(seconds, best.get(threads, seconds))
    record("two_threads", "", best[1] / best[2])


def test_two_chunks_at_once(record: Record) -> None:
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


def test_two_processes_at_once(record: Record) -> None:
    """What the machine itself gives to two that share nothing: below 1.8 it is not idle, and the threads cannot be judged."""
    program = f"""
import time, cadogan
from cadogan._core.playout import simulate_chunk
rules = cadogan.game({_SLUG!r}).rules
begun = time.perf_counter()
simulate_chunk(rules, 0, {_deals()}, 0, "random")
print(time.perf_counter() - begun)
"""
    best = {}
    for _ in range(5):
        for number in (1, 2):
            processes = [
                subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
                for _ in range(number)
            ]
            seconds = max(float(process.communicate()[0]) for process in processes)
            best[number] = min(seconds, best.get(number, seconds))
    record("two_processes", "", 2 * best[1] / best[2])
