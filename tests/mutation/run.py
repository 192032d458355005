"""The mutation run: each altered declaration must depart from the oracles' recorded walks.

``python tests/mutation/run.py [--quarter SEED] [--report FILE] [SLUG …]``. Exit status 1 when a mutant survives that
``survivors.py`` does not explain, or when a game departs from its own traces.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cadogan
from cadogan.errors import DeclarationError
from cadogan.game import Game
from mutation.mutants import mutants
from mutation.survivors import SAME_GAME
from support import oracles, traces


def run_game(slug: str, share: float, rng: random.Random) -> tuple[list[str], int, int]:
    """Report lines, mutants tried, unexplained survivors."""
    declaration = cadogan.game(slug).declaration
    walks = traces.load(slug)
    lines: list[str] = []
    fault = traces.first_difference(Game(declaration), walks)
    if fault:
        return [f"{slug}: THE GAME ITSELF departs: {fault}"], 0, 1
    tried = survivors = 0
    for what, changed in mutants(declaration):
        if share < 1 and rng.random() >= share:
            continue
        tried += 1
        try:
            game = Game(changed)
            game.rules  # noqa: B018  the declaration is compiled here
        except DeclarationError as error:
            lines.append(f"  refused   {what}  ({error})")
            continue
        except Exception as error:
            lines.append(f"  refused   {what}  ({type(error).__name__}: {error})")
            continue
        found = traces.first_difference(game, walks)
        if found:
            lines.append(f"  caught    {what}  ({found[:90]})")
            continue
        reason = next((why for pattern, why in SAME_GAME.get(slug, {}).items() if what.startswith(pattern)), None)
        reason = reason or next((why for pattern, why in SAME_GAME["*"].items() if pattern in what), None)
        if reason:
            lines.append(f"  same game {what}  ({reason})")
        else:
            survivors += 1
            lines.append(f"  SURVIVES  {what}")
    return [f"{slug}: {tried} mutants, {survivors} unexplained survivors", *lines], tried, survivors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--quarter", type=int, metavar="SEED", help="only a seeded quarter of the mutants")
    parser.add_argument("--report", type=Path, help="write the full report there")
    options = parser.parse_args()
    rng = random.Random(options.quarter)
    report: list[str] = []
    total = bad = 0
    start = time.monotonic()
    for slug in options.games or oracles.SLUGS:
        lines, tried, survivors = run_game(slug, 1 if options.quarter is None else 0.25, rng)
        report += lines
        total, bad = total + tried, bad + survivors
        print(lines[0], flush=True)
        for line in lines[1:]:
            if "SURVIVES" in line:
                print(line, flush=True)
    print(f"{total} mutants, {bad} unexplained survivors, {time.monotonic() - start:.0f} s")
    if options.report:
        options.report.write_text("\n".join(report) + f"\n{total} mutants, {bad} unexplained survivors\n", encoding="utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
