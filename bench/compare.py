"""Other programs beside ours, in turns in one run on one thread: ``python bench/compare.py [--json]``.

Seconds are of processor time. Rates drift all the same with the machine and with whatever else it does, so each round
runs both sides, and what counts is the median of the rounds' ratios. What is not installed is left out, with a line
that says so: ``pip install 'cadogan[compare]'`` brings OpenSpiel and python-chess.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from cadogan._core.playout import simulate_chunk
from test_lucie import build, in_c
from test_lucie import ours as our_lucie

import cadogan

_SECONDS = 0.3  # about what one side of a round takes
_LONGEST = 200  # moves of a random game that Python plays; not every game ends by itself
_EXTRA = "pip install 'cadogan[compare]'"

Rate = Callable[[], float]


class Line(NamedTuple):
    """A line of the table.

    Attributes:
        what: both do.
        other: the other program.
        unit: of the rates.
        theirs: median of their rates.
        ours: median of ours.
        ratio: median of ours / theirs, round by round.
        low: the smallest of them.
        high: the largest.
        least: what the ratio should be, or None.
    """

    what: str
    other: str
    unit: str
    theirs: float
    ours: float
    ratio: float
    low: float
    high: float
    least: float | None = None


class Skip(Exception):
    """Why a comparison cannot be made here, in a line."""


class Moves(Protocol):
    """Legal moves, theirs or ours."""

    def __iter__(self) -> Iterator[Any]: ...
    def count(self) -> int: ...


class Game(Protocol):
    """A game under way: python-chess's ``Board`` and our ``Position`` are alike in this."""

    @property
    def legal_moves(self) -> Moves: ...
    def push(self, move: Any) -> Any: ...
    def pop(self) -> Any: ...


def need(module: str, how: str) -> Any:
    """The module, or a reason why not."""
    if importlib.util.find_spec(module) is None:
        raise Skip(f"{module} is not installed: {how}")
    return import_module(module)


def race(what: str, other: str, unit: str, theirs: Rate, ours: Rate, rounds: int, least: float | None = None) -> Line:
    """Both sides in turns. The first round is for warming up and does not count."""
    both = [(theirs(), ours()) for _ in range(rounds + 1)][1:]
    ratios = [b / a for a, b in both]
    median = statistics.median
    their_median, our_median = median(a for a, _ in both), median(b for _, b in both)
    return Line(what, other, unit, their_median, our_median, median(ratios), min(ratios), max(ratios), least)


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units a second: ``work(k)`` does its k-th part and says how many units that was."""
    units = k = 0
    begun = time.process_time()
    while (taken := time.process_time() - begun) < seconds or not k:
        units += work(k)
        k += 1
    return units / taken


def built_in() -> list[cadogan.Game]:
    return [game for game in cadogan.games() if game.distribution == "cadogan"]


def mean_rate(works: Iterable[Callable[[int], int]], seconds: float) -> float:
    """The geometric mean over games, which share the time."""
    works = list(works)
    return statistics.geometric_mean(rate(work, seconds / len(works)) for work in works)


# ---- Klondike, against OpenSpiel's C++


def openspiel(rounds: int) -> list[Line]:
    """Uniform random games from the deal to the end, played by each program's own compiled loop.

    Decisions only: OpenSpiel's chance nodes (the cards that it turns) are steps of its loop but do not count; the
    second line counts them for OpenSpiel, as a bound that no way of counting passes.
    """
    pyspiel = need("pyspiel", f"{_EXTRA}, or pip install open_spiel")
    theirs = pyspiel.load_game("solitaire")
    bot = pyspiel.make_uniform_random_bot(0, 1)
    rules = cadogan.game("klondike").rules

    def play() -> tuple[float, float]:
        states: list[Any] = []
        begun = time.process_time()
        while (taken := time.process_time() - begun) < _SECONDS:
            state = theirs.new_initial_state()
            pyspiel.evaluate_bots(state, [bot], len(states))
            states.append(state)
        steps = [step.player >= 0 for state in states for step in state.full_history()]
        return sum(steps) / taken, len(steps) / taken

    def ours() -> float:
        return rate(lambda k: simulate_chunk(rules, 1000 * k, 1000, 0, "random")[3], _SECONDS)

    name = f"OpenSpiel {metadata.version('open_spiel')}"
    return [
        race("Klondike, random playouts", name, "decisions/s", lambda: play()[0], ours, rounds, least=12),
        race("… its chance nodes counted too", name, "steps/s", lambda: play()[1], ours, rounds),
    ]


# ---- the same loops in Python, against python-chess


def there_and_back(game: Game, player: random.Random) -> int:
    """A random game and the way back: moves made (and taken back)."""
    made = 0
    while made < _LONGEST:
        moves = list(game.legal_moves)
        if not moves:
            break
        game.push(moves[int(player.random() * len(moves))])
        made += 1
    for _ in range(made):
        game.pop()
    return made


def leaves(game: Game, depth: int) -> int:
    """perft as one writes it in Python, the last moves counted without making them."""
    if depth == 1:
        return game.legal_moves.count()
    total = 0
    for move in list(game.legal_moves):
        game.push(move)
        total += leaves(game, depth - 1)
        game.pop()
    return total


def depth_of(position: cadogan.Position, least: int) -> int:
    """The first depth with so many leaves."""
    return next((depth for depth in range(2, 12) if cadogan.perft(position, depth) >= least), 12)


def python_chess(rounds: int) -> list[Line]:
    """The same Python functions play chess and, in geometric mean, all built-in patiences."""
    chess = need("chess", f"{_EXTRA}, or pip install chess")
    board = chess.Board()
    positions = [game.deal(1) for game in built_in()]
    shallow = [(position, depth_of(position, 2_000)) for position in positions]
    deep = [(position, depth_of(position, 50_000)) for position in positions]

    def walker(game: Game) -> Callable[[int], int]:
        return lambda k: there_and_back(game, random.Random(k))

    def tree(game: Game, depth: int) -> Callable[[int], int]:
        return lambda _: leaves(game, depth)

    def core(position: cadogan.Position, depth: int) -> Callable[[int], int]:
        return lambda _: cadogan.perft(position, depth)

    def their_tree() -> float:
        return rate(tree(board, 3), _SECONDS)

    name = f"python-chess {chess.__version__}"
    return [
        race(
            "random play in Python: list, choose, push, pop",
            name,
            "moves/s",
            lambda: rate(walker(board), _SECONDS),
            lambda: mean_rate(map(walker, positions), 2 * _SECONDS),
            rounds,
        ),
        race(
            "perft in Python",
            name,
            "leaves/s",
            their_tree,
            lambda: mean_rate((tree(*work) for work in shallow), 2 * _SECONDS),
            rounds,
        ),
        race(
            "perft, ours in the core",
            name,
            "leaves/s",
            their_tree,
            lambda: mean_rate((core(*work) for work in deep), 2 * _SECONDS),
            rounds,
        ),
    ]


# ---- legal moves of La Belle Lucie, against PySolFC's classes


def pysolfc(rounds: int) -> list[Line]:
    """Counting legal moves: PySolFC's foundations and rows are asked card by card, as its hints and demo do.

    Its classes are built without a window. Both must find the same number of moves in every position, or there is
    nothing to compare.
    """
    need("pysollib", "put the folder that holds PySolFC's pysollib on PYTHONPATH")
    positions = []
    for number in range(20):
        position = cadogan.game("la-belle-lucie").deal(number)
        while (move := position.legal_moves[0]).kind != "redeal":
            positions.append(position.copy())
            position.push(move)
    try:
        tables = [pysolfc_table(position) for position in positions]
        agree = all(
            pysolfc_moves(*table) == sum(move.kind != "redeal" for move in position.legal_moves)
            for table, position in zip(tables, positions, strict=True)
        )
    except Exception as error:  # whatever a program that expects a window may raise
        raise Skip(f"this PySolFC cannot be used without a window ({type(error).__name__}: {error})") from error
    if not agree:
        raise Skip("this PySolFC finds other moves in La Belle Lucie")

    def theirs() -> float:
        return rate(lambda k: pysolfc_moves(*tables[k % len(tables)]), _SECONDS)

    def ours() -> float:
        return rate(lambda k: len(list(positions[k % len(positions)].legal_moves)), _SECONDS)

    return [race("legal moves of La Belle Lucie, listed", "PySolFC's classes", "moves/s", theirs, ours, rounds)]


class Stub:
    """Stands for what of PySolFC needs a window: any attribute is there, any call is taken."""

    def __init__(self, *_: object) -> None: ...

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return 0 if name.isupper() or name.endswith("margin") else Stub()

    def __call__(self, *_: object, **__: object) -> Stub:
        return self

    def __bool__(self) -> bool:
        return False


def pysolfc_table(position: cadogan.Position) -> tuple[list[Any], list[Any]]:
    """The position in PySolFC's classes: rows, foundations."""
    stack: Any = import_module("pysollib.stack")
    acard: Any = import_module("pysollib.acard")
    stack.MfxCanvasGroup = Stub
    table: Any = Stub()
    table.allstacks, table.stackmap, table.preview = [], {}, 0
    table.app, table.canvas = Stub(), Stub()

    def cards(pile: Iterable[cadogan.Card]) -> list[Any]:
        made = []
        for card in pile:
            rank, suit = "A23456789TJQK".index(card.code[0]), "CSHD".index(card.code[1])
            made.append(acard.AbstractCard(13 * suit + rank, 0, suit, rank, table))
            made[-1].face_up = True
        return made

    foundations = [stack.SS_FoundationStack(0, 0, table, suit=suit) for suit in range(4)]
    for pile in position.zones["f"]:
        if pile:
            foundations["CSHD".index(pile[0].code[1])].cards = cards(pile)
    rows = [stack.SS_RowStack(0, 0, table, base_rank=-1, max_move=1) for _ in position.zones["t"]]
    for row, pile in zip(rows, position.zones["t"], strict=True):
        row.cards = cards(pile)
    return rows, foundations


def pysolfc_moves(rows: list[Any], foundations: list[Any]) -> int:
    """How many moves its classes accept, a card at a time."""
    found = 0
    for source in rows:
        top = source.cards[-1:]
        if top and source.canMoveCards(top):
            found += sum(1 for target in foundations if target.acceptsCards(source, top))
            found += sum(1 for target in rows if target is not source and target.acceptsCards(source, top))
    return found


# ---- La Belle Lucie, against C by hand


def by_hand(rounds: int) -> list[Line]:
    """lucie.c leaves the redeals out; ours has them, which counts against us."""
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        if program is None:
            raise Skip("lucie.c: no C compiler (cc, gcc or clang)")
        compiled = program
        return [
            race(
                "La Belle Lucie, random playouts",
                "lucie.c",
                "moves/s",
                lambda: in_c(compiled),
                our_lucie,
                rounds,
                least=1 / 3,
            )
        ]


# ---- the table


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def print_table(lines: list[Line]) -> None:
    """As Markdown, which is how docs/performance.md holds it."""
    head = ("what", "beside", "theirs", "ours", "ours : theirs", "from … to", "wanted")
    rows = [
        (
            line.what,
            line.other,
            f"{number(line.theirs)} {line.unit}",
            number(line.ours),
            f"{number(line.ratio)} ×",
            f"{number(line.low)} … {number(line.high)}",
            "" if line.least is None else f"≥ {number(line.least)}: {'met' if line.ratio >= line.least else 'SHORT'}",
        )
        for line in lines
    ]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, tuple("-" * width for width in widths), *rows):
        print("| " + " | ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)) + " |")


def main() -> int:
    parser = argparse.ArgumentParser(description="Run other programs beside ours and print ratios.")
    parser.add_argument("--json", action="store_true", help="JSON alone on stdout")
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="of each comparison (7)")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds: expected 1 or more")
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    lines: list[Line] = []
    skipped: list[str] = []
    for comparison in (openspiel, python_chess, pysolfc, by_hand):
        print(comparison.__name__, "…", file=sys.stderr, flush=True)
        try:
            lines += comparison(options.rounds)
        except Skip as reason:
            skipped.append(str(reason))
    machine = {"python": platform.python_version(), "machine": platform.machine(), "processors": os.cpu_count()}
    if options.json:
        rows = [line._asdict() | {"met": None if line.least is None else line.ratio >= line.least} for line in lines]
        print(json.dumps({**machine, "load": load, "rounds": options.rounds, "lines": rows, "skipped": skipped}))
        return 0
    print_table(lines)
    print()
    for why in skipped:
        print(f"left out: {why}")
    busy = "" if load is None else f", load {load:.1f} before the run"
    print(f"Python {machine['python']}, {machine['machine']}, {machine['processors']} processors{busy}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
