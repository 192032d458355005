"""La Belle Lucie against lucie.c, a program written by hand for this one game, in turns in one run.

Ours plays the two redeals too, which lucie.c leaves out; that counts against us. Processor time counts, not the
clock's: on a machine that does other things as well the two would not get the same share of it.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from cadogan._core.playout import simulate_chunk

import cadogan

_C_DEALS = 150_000
_OUR_DEALS = 20_000


def build(folder: Path) -> Path | None:
    """The program, compiled into the folder; None without a C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = folder / "lucie"
    source = Path(__file__).with_name("lucie.c")
    subprocess.run([compiler, "-std=c99", "-O3", "-march=native", str(source), "-o", str(program)], check=True)
    return program


def in_c(program: Path) -> float:
    """Its moves a second; starting it is inside, as a thousandth part."""
    begun = _time_of_children()
    result = json.loads(subprocess.check_output([program, str(_C_DEALS)]))
    seconds = _time_of_children() - begun
    # Another number and it is not the program meant.
    assert abs(result["moves_per_deal"] - 18.9) < 0.1
    return float(result["moves"] / seconds if seconds else result["moves_per_second"])


def _time_of_children() -> float:
    """Processor time of the programs that were run; 0 where nobody counts it."""
    if sys.platform == "win32":
        return 0.0
    import resource

    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def ours() -> float:
    """The engine's moves a second."""
    rules = cadogan.game("la-belle-lucie").rules
    begun = time.process_time()
    moves = simulate_chunk(rules, 0, _OUR_DEALS, 0, "random")[3]
    return moves / (time.process_time() - begun)


def test_la_belle_lucie_against_c(tmp_path: Path, record: Callable[[str, str, float], None]) -> None:
    program = build(tmp_path)
    if program is None:
        pytest.skip("no C compiler")
    ours()
    both = [(in_c(program), ours()) for _ in range(5)]
    best_c, best_ours = (max(rates) for rates in zip(*both, strict=True))
    record("lucie_c", "", best_c)
    record("lucie_ours", "", best_ours)
    record("lucie_ratio", "", best_c / best_ours)
