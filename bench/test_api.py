"""What the public interface costs: making and unmaking from Python, copying, counting, importing, memory."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

import cadogan

# Programs are run with -P: what is measured is the installed package, not a source tree that happens to be here.
Rate = Callable[..., None]
Record = Callable[[str, str, float], None]
Along = Callable[..., Iterator[cadogan.Position]]


def test_push_and_pop(built_in: cadogan.Game, along: Along, rate: Rate) -> None:
    """Every legal move of positions from all stages of a game, made and taken back."""
    work = [(position, list(position.legal_moves)) for position in along(built_in)]
    pairs = sum(len(moves) for _, moves in work)
    times = max(1, 20_000 // pairs)

    def push_and_pop() -> None:
        for _ in range(times):
            for position, moves in work:
                for move in moves:
                    position.push(move)
                    position.pop()

    rate("push_pop", built_in.slug, push_and_pop, times * pairs)


@pytest.mark.parametrize("history", [0, 30])
def test_copy(one_pack: cadogan.Game, history: int, rate: Rate) -> None:
    position = one_pack.deal(42)
    while len(position._past()) < history and position.legal_moves:
        position.push(position.legal_moves[0])

    def copy() -> None:
        for _ in range(20_000):
            position.copy()

    rate(f"copy_{history}", one_pack.slug, copy, 20_000)


def test_number_of_legal_moves(built_in: cadogan.Game, along: Along, rate: Rate) -> None:
    positions = list(along(built_in))

    def count() -> None:
        for _ in range(1000):
            for position in positions:
                len(position.legal_moves)

    rate("count", built_in.slug, count, 1000 * len(positions))


def test_list_of_legal_moves(built_in: cadogan.Game, along: Along, rate: Rate) -> None:
    """Moves as objects, a second."""
    positions = list(along(built_in))
    moves = sum(len(position.legal_moves) for position in positions)
    times = max(1, 20_000 // moves)

    def list_moves() -> None:
        for _ in range(times):
            for position in positions:
                list(position.legal_moves)

    rate("list", built_in.slug, list_moves, times * moves)


def test_perft(built_in: cadogan.Game, rate: Rate) -> None:
    """Leaves a second, at the first depth that has many of them."""
    position = built_in.deal(1)
    depth = 1
    while (leaves := cadogan.perft(position, depth)) < 50_000 and depth < 12:
        depth += 1
    rate("perft", built_in.slug, lambda: cadogan.perft(position, depth), leaves, rounds=3)


def test_import(record: Record) -> None:
    """Milliseconds for the package and all plugins, in a process of its own."""
    program = (
        "import time; begun = time.perf_counter()\n"
        "import cadogan; cadogan.games()\n"
        "print(1000 * (time.perf_counter() - begun))"
    )
    times = [float(subprocess.check_output([sys.executable, "-P", "-c", program])) for _ in range(10)]
    record("import", "", statistics.median(times[1:]))  # the first may still compile


def test_size(built_in: cadogan.Game, record: Record) -> None:
    """Bytes of a position without its history, and bytes that a move adds, on average over some games."""
    grown = moves = 0
    for number in range(50):
        position = built_in.deal(number)
        size = position.__sizeof__()
        moves += position.playout(number).moves
        grown += position.__sizeof__() - size
    record("size", built_in.slug, float(built_in.deal(0).__sizeof__()))
    record("size_a_move", built_in.slug, grown / moves)


def test_size_in_memory(record: Record) -> None:
    """What a position and a copy of it really take of the machine's memory: room kept for later is in it too."""
    program = """
import cadogan
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096
game = cadogan.game("la-belle-lucie")
kept = [game.deal(n) for n in range(100)]
before = resident()
kept += [game.deal(n) for n in range(10_000)]
dealt = resident()
kept += [position.copy() for position in kept[-10_000:]]
print((dealt - before) / 10_000, (resident() - dealt) / 10_000)
"""
    if not sys.platform.startswith("linux"):
        pytest.skip("resident memory is read the Linux way")
    dealt, copied = map(float, subprocess.check_output([sys.executable, "-P", "-c", program]).split())
    record("resident_dealt", "", dealt)
    record("resident_copied", "", copied)
