"""La Belle Lucie against lucie.c, a program written by hand for this one game, in turns in one run.

Ours plays the two redeals too, which lucie.c leaves out; that counts against us.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from cadogan._core.playout import simulate_chunk

import cadogan

_C_DEALS = 150_000
_OUR_DEALS = 20_000


def test_la_belle_lucie_against_c(tmp_path: Path, record: Callable[[str, str, float], None]) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no C compiler")
    program = tmp_path / "lucie"
    source = Path(__file__).with_name("lucie.c")
    subprocess.run([compiler, "-std=c99", "-O3", "-march=native", str(source), "-o", str(program)], check=True)

    rules = cadogan.game("la-belle-lucie").rules
    simulate_chunk(rules, 0, 1000, 0, "random")
    in_c = ours = 0.0
    for _ in range(5):
        result = json.loads(subprocess.check_output([program, str(_C_DEALS)]))
        # Another number and it is not the program meant.
        assert abs(result["moves_per_deal"] - 18.9) < 0.1
        in_c = max(in_c, result["moves_per_second"])
        begun = time.perf_counter()
        moves = simulate_chunk(rules, 0, _OUR_DEALS, 0, "random")[3]
        ours = max(ours, moves / (time.perf_counter() - begun))

    record("lucie_c", "", in_c)
    record("lucie_ours", "", ours)
    record("lucie_ratio", "", in_c / ours)
