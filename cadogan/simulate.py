"""Playing many deals out: the same totals whatever plays them, one thread, many, or an executor of other processes.

Every deal is played by its own generator, which comes from the deal's number and the player's seed alone; so chunks of
deals may be played anywhere and in any order, and are added up.
"""

from __future__ import annotations

import math
import os
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from cadogan._core.playout import POLICIES, simulate_chunk

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor, Future

    from cadogan.game import Game

__all__ = ["POLICIES", "Simulation", "simulate", "wilson"]

MAX_NUMBER = 2**64 - 1
_CHUNK_SECONDS = 0.1  # a chunk cannot be interrupted; its cost must still be small beside its work
_FIRST_CHUNK = 32
_Z95 = 1.959963984540054


@dataclass(frozen=True)
class Simulation:
    """What came of deals ``first`` … ``first + deals − 1``.

    Attributes:
        game: slug.
        rules_version: of the game.
        policy: who played.
        seed: of the player.
        first: number of the first deal.
        deals: how many were played; fewer than asked for when ``interrupted``.
        won: deals won.
        lost: deals that ended without a legal move.
        stalled: deals that ended because play made no progress any more.
        unknown: deals that the player could not decide.
        moves: moves made in all of them.
        home: ``home[k]``: deals that ended with k cards home or removed.
        win: share of deals won, and the ends of its Wilson 95 % interval.
        seconds: wall-clock time.
        moves_per_second: moves / seconds.
        threads: how many played at once.
        interrupted: Ctrl-C came before the end.
    """

    game: str
    rules_version: int
    policy: str
    seed: int
    first: int
    deals: int
    won: int
    lost: int
    stalled: int
    unknown: int
    moves: int
    home: tuple[int, ...]
    win: tuple[float, float, float]
    seconds: float
    moves_per_second: float
    threads: int
    interrupted: bool = False

    def to_json(self) -> dict[str, Any]:
        """The fields as JSON has them."""
        return asdict(self) | {"home": list(self.home), "win": list(self.win)}


class _Chunk(NamedTuple):
    """What a worker sends back. Plain numbers: it may come from another process."""

    first: int
    deals: int
    totals: tuple[int, int, int, int]  # won, lost, stalled, moves
    home: list[int]
    seconds: float


def wilson(won: int, deals: int) -> tuple[float, float, float]:
    """The share won and its 95 % interval (Wilson's, which stays within 0 … 1 and does not collapse at 0 wins)."""
    if deals == 0:
        return 0.0, 0.0, 1.0
    share = won / deals
    square = _Z95 * _Z95
    middle = share + square / (2 * deals)
    spread = _Z95 * math.sqrt((share * (1 - share) + square / (4 * deals)) / deals)
    scale = 1 + square / deals
    low = 0.0 if won == 0 else max(0.0, (middle - spread) / scale)
    high = 1.0 if won == deals else min(1.0, (middle + spread) / scale)
    return share, low, high


def simulate(
    game: Game | str,
    deals: int = 1000,
    first: int = 0,
    seed: int = 0,
    policy: str = "random",
    executor: Executor | None = None,
    threads: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Simulation:
    """Play deals out and count how they end.

    Args:
        game: a game, or its name.
        deals: how many, from 1.
        first: number of the first; the last must be below 2⁶⁴.
        seed: of the player, 0 … 2⁶⁴−1.
        policy: ``random`` or ``greedy``.
        executor: where to play, any of concurrent.futures (in other processes the game must be registered as well).
            Without one, threads: the core releases the GIL.
        threads: how many chunks are played at once; by default as many as this process has processors.
        progress: called with the deals played so far and all of them, in this thread.

    Returns:
        The totals. KeyboardInterrupt (Ctrl-C) ends it early: the totals are then those of the deals from ``first`` on
        that were done, and ``interrupted`` is True.

    Raises:
        ValueError: a number is out of range, or there is no such policy.
        UnknownGameError: there is no such game.
    """
    if isinstance(game, str):
        from cadogan.registry import game as by_name

        game = by_name(game)
    _check("deals", deals, 1, 2**64)
    _check("first", first, 0, MAX_NUMBER)
    _check("the last deal's number", first + deals - 1, 0, MAX_NUMBER)
    _check("seed", seed, 0, MAX_NUMBER)
    if policy not in POLICIES:
        raise ValueError(f"policy {policy!r}: expected one of {', '.join(POLICIES)}")
    workers = threads if threads is not None else _processors()
    _check("threads", workers, 1, 4096)
    game.rules  # noqa: B018  compiled here, once, and not by every thread

    from concurrent.futures import ThreadPoolExecutor  # here, not at every start

    own = ThreadPoolExecutor(workers, thread_name_prefix="cadogan") if executor is None else None
    begun = time.perf_counter()
    try:
        pool = own or executor
        assert pool is not None
        chunks, interrupted = _play(pool, workers, game, deals, first, seed, policy, progress)
    finally:
        if own is not None:
            own.shutdown(cancel_futures=True)
    return _add_up(chunks, game, first, seed, policy, workers, time.perf_counter() - begun, interrupted)


def _play(
    executor: Executor,
    workers: int,
    game: Game,
    deals: int,
    first: int,
    seed: int,
    policy: str,
    progress: Callable[[int, int], object] | None,
) -> tuple[list[_Chunk], bool]:
    """Keep the workers busy with chunks that last about as long as may pass before Ctrl-C is heard."""
    from concurrent.futures import FIRST_COMPLETED, wait

    running: set[Future[_Chunk]] = set()
    chunks: list[_Chunk] = []
    size, asked, done = _FIRST_CHUNK, 0, 0
    try:
        while asked < deals or running:
            # One chunk more than there are workers, so that none waits for this thread.
            while asked < deals and len(running) <= workers:
                # Towards the end they get smaller, so that all workers end together.
                share = max((deals - asked) // (3 * workers), size // 16, 1)
                count = min(size, deals - asked, share)
                running.add(executor.submit(_play_chunk, game, first + asked, count, seed, policy))
                asked += count
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                chunk = future.result()
                chunks.append(chunk)
                done += chunk.deals
                pace = chunk.deals * _CHUNK_SECONDS / max(chunk.seconds, 1e-9)
                size = max(1, min(int(pace), 4 * chunk.deals, 1 << 24))
            if progress is not None:
                progress(done, deals)
    except KeyboardInterrupt:
        for future in running:
            future.cancel()
        wait(running)
        chunks += [future.result() for future in running if not future.cancelled() and future.exception() is None]
        return chunks, True
    except BaseException:
        for future in running:
            future.cancel()
        raise
    return chunks, False


def _play_chunk(game: Game, first: int, count: int, seed: int, policy: str) -> _Chunk:
    """Play a chunk, here or in another process (a game travels by its name)."""
    begun = time.perf_counter()
    hooks = game.declaration.hooks
    if hooks.moves is None and hooks.won is None:
        won, lost, stalled, moves, home = simulate_chunk(game.rules, first, count, seed, policy)
    else:
        won, lost, stalled, moves, home = _play_in_python(game, first, count, seed, policy)
    return _Chunk(first, count, (won, lost, stalled, moves), list(home), time.perf_counter() - begun)


def _play_in_python(game: Game, first: int, count: int, seed: int, policy: str) -> tuple[int, int, int, int, list[int]]:
    """A game whose rules call Python is played out by Python."""
    ends = {"won": 0, "lost": 0, "stalled": 0}
    home = [0] * (game.cards + 1)
    moves = 0
    for number in range(first, first + count):
        position = game.deal(number)
        playout = position.playout(seed, policy)
        ends[playout.reason] += 1
        home[position._home()] += 1
        moves += playout.moves
    return ends["won"], ends["lost"], ends["stalled"], moves, home


def _add_up(
    chunks: list[_Chunk],
    game: Game,
    first: int,
    seed: int,
    policy: str,
    workers: int,
    seconds: float,
    interrupted: bool,
) -> Simulation:
    """The totals of all chunks up to the first gap: an interrupt may have left one before a chunk that was done."""
    deals = 0
    totals = [0, 0, 0, 0]
    home = [0] * (game.cards + 1)
    for chunk in sorted(chunks):
        if chunk.first != first + deals:
            break
        deals += chunk.deals
        totals = [a + b for a, b in zip(totals, chunk.totals, strict=True)]
        for k, n in enumerate(chunk.home):
            home[k] += n
    won, lost, stalled, moves = totals
    return Simulation(
        game=game.slug,
        rules_version=game.rules_version,
        policy=policy,
        seed=seed,
        first=first,
        deals=deals,
        won=won,
        lost=lost,
        stalled=stalled,
        unknown=0,
        moves=moves,
        home=tuple(home),
        win=wilson(won, deals),
        seconds=seconds,
        moves_per_second=moves / seconds if seconds > 0 else 0.0,
        threads=workers,
        interrupted=interrupted,
    )


def _check(what: str, value: object, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(
            f"{what} {value!r}: expected a whole number from {low} to {high if high < 2**63 else '2**64 - 1'}"
        )


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
