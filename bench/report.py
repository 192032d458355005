"""All benches in one run, as one table with what each figure should be: ``python bench/report.py [--json]``.

Figures fall short without failing: machines differ, and only ratios travel. The signature is a number that changes when
the behaviour of some built-in game does, and never with the machine.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import platform
import statistics
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

Figures = dict[str, dict[str, float]]
Summary = Callable[[Iterable[float]], float]


class Line(NamedTuple):
    """A line of the table.

    Attributes:
        what: its name.
        measure: what the benches call it.
        summary: how the games' values become one.
        unit: of the figure.
        least: the figure should be so much, or None.
        most: … no more than so much, or None.
    """

    what: str
    measure: str
    summary: Summary
    unit: str
    least: float | None = None
    most: float | None = None


mean = statistics.geometric_mean

TABLE = (
    Line("random playouts, geometric mean", "playouts", mean, "moves/s", least=2_000_000),
    Line("random playouts, slowest game", "playouts", min, "moves/s", least=300_000),
    Line("La Belle Lucie in C", "lucie_c", max, "moves/s", least=5_000_000),
    Line("La Belle Lucie, ours", "lucie_ours", max, "moves/s"),
    Line("La Belle Lucie, C : ours", "lucie_ratio", max, "×", most=3),
    Line("two threads : one", "two_threads", max, "×", least=1.8),
    Line("… in the core alone", "two_chunks", max, "×"),
    Line("… two processes: the machine's own", "two_processes", max, "×"),
    Line("push and pop, geometric mean", "push_pop", mean, "pairs/s", least=500_000),
    Line("push and pop, slowest game", "push_pop", min, "pairs/s"),
    Line("copy, slowest one-pack game", "copy_0", min, "/s", least=1_000_000),
    Line("copy with 30 moves of history", "copy_30", min, "/s"),
    Line("len(legal_moves), geometric mean", "count", mean, "/s"),
    Line("list(legal_moves), geometric mean", "list", mean, "moves/s"),
    Line("perft, geometric mean", "perft", mean, "leaves/s"),
    Line("import with all plugins", "import", max, "ms", most=150),
    Line("size of a position", "size", max, "bytes", most=4096),
    Line("history, worst game", "size_a_move", max, "bytes/move", most=32),
    Line("memory taken by a dealt position", "resident_dealt", max, "bytes"),
    Line("memory taken by a copy", "resident_copied", max, "bytes"),
)
BY_GAME = (
    ("playouts", "moves/s"),
    ("moves_a_deal", "moves/deal"),
    ("push_pop", "pairs/s"),
    ("perft", "leaves/s"),
    ("size_a_move", "bytes/move"),
    ("signature", "signature"),
)


def measure(options: list[str]) -> tuple[int, Figures]:
    """Run the benches; what pytest has to say goes to stderr. Its exit code, and the figures."""
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(sys.stderr):
        file = Path(folder) / "figures.json"
        here = str(Path(__file__).parent)
        code = pytest.main([here, "-q", "--benchmark-quiet", f"--figures={file}", "-p", "no:cacheprovider", *options])
        return int(code), json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def signature(figures: Figures) -> int | None:
    """One number for the behaviour of all games; None when it was not measured."""
    by_game = figures.get("signature")
    return zlib.crc32(repr(sorted(by_game.items())).encode()) if by_game else None


def judge(figures: Figures) -> list[dict[str, Any]]:
    """The table's lines that were measured."""
    lines = []
    for line in TABLE:
        values = figures.get(line.measure)
        if not values:
            continue
        value = line.summary(values.values())
        game = next((game for game, v in values.items() if v == value), "") if line.summary in (min, max) else ""
        met = None
        if line.least is not None:
            met = value >= line.least
        elif line.most is not None:
            met = value <= line.most
        target = {"least": line.least, "most": line.most}
        lines.append({"what": line.what, "value": value, "unit": line.unit, "game": game, **target, "met": met})
    return lines


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}"


def print_table(figures: Figures, lines: list[dict[str, Any]]) -> None:
    columns = [(measure, unit) for measure, unit in BY_GAME if measure in figures]
    if columns:
        print(f"{'game':24}" + "".join(f"{unit:>14}" for _, unit in columns))
        for game in figures[columns[0][0]]:
            cells = [figures[m].get(game) for m, _ in columns]
            # A signature is no quantity: it comes without commas.
            texts = ["–" if cell is None else str(cell) if isinstance(cell, int) else number(cell) for cell in cells]
            print(f"{game:24}" + "".join(f"{text:>14}" for text in texts))
        print()
    print(f"{'figure':36}{'measured':>14} {'unit':12}{'target':>14}")
    for line in lines:
        target = ""
        if line["least"] is not None:
            target = "≥ " + number(line["least"])
        elif line["most"] is not None:
            target = "≤ " + number(line["most"])
        verdict = {None: "", True: "met", False: "SHORT"}[line["met"]]
        figure = f"{number(line['value']):>14} {line['unit']:12}"
        print(f"{line['what']:36}{figure}{target:>14}  {verdict:5}  {line['game']}".rstrip())
    if "signature" in figures:
        print(f"\nsignature {signature(figures)}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Run all benches and print one table.")
    parser.add_argument("--json", action="store_true", help="JSON alone on stdout")
    parser.add_argument("-k", metavar="WORD", help="only the benches of this name (as pytest's -k)")
    parser.add_argument("--cpu", action="store_true", help="count processor time where one thread is measured")
    options = parser.parse_args()
    timer = ["--benchmark-timer=time.process_time"] if options.cpu else []
    code, figures = measure([*timer, *(["-k", options.k] if options.k else [])])
    lines = judge(figures)
    if options.json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        print(json.dumps({"signature": signature(figures), **machine, "figures": lines, "measures": figures}))
    else:
        print_table(figures, lines)
    return code


if __name__ == "__main__":
    sys.exit(main())
