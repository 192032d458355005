"""The mutation run: each altered declaration must depart from the oracles' recorded walks.

``python tests/mutation/run.py [--quarter SEED] [--report FILE] [SLUG …]``. Verdicts: *refused* (no game can be so
declared), *caught* (it departs from the walks), *same tables* (the core plays by the very same tables: it is the same
game, proved), *same game* (``survivors.py`` or ``same/SLUG.txt`` says why), SURVIVES, and FAULT: the altered game
crashed or never came to an end. Exit status 1 when there is a survivor or a fault, or when a game departs from its own
walks.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import resource
import signal
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mutation.mutants import mutants
from mutation.survivors import reasons, why_same
from mutation.tables import canonical
from support import traces

import cadogan
from cadogan.errors import DeclarationError
from cadogan.game import Game

PATIENCE = 6  # seconds of work until a mutant is taken to run for ever
Verdict = tuple[str, str]


def judge(declaration: Any, changed: Any, what: str, tables: str, walks: list[dict[str, Any]]) -> Verdict:
    """What becomes of a mutant."""
    game = Game(changed)
    try:
        game.rules
    except DeclarationError as error:
        return "refused", str(error)
    except Exception as error:
        return "FAULT", f"no DeclarationError but {type(error).__name__}: {error}"
    if canonical(game.compiled) == tables:
        return "same tables", ""
    found = traces.first_difference(game, walks)
    if found:
        return "caught", found[:100]
    why = why_same(declaration, what)
    return ("same game", why) if why else ("SURVIVES", "")


def start(work: Callable[[], Verdict]) -> tuple[int, int]:
    """A process of its own for a mutant, which may crash the compiled core or run for ever: its number, and where it
    answers.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    os.close(reading)
    # Beyond it the system ends the process, wherever it is.
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 1))
    try:
        verdict, detail = work()
    except BaseException as error:
        verdict, detail = "FAULT", f"{type(error).__name__}: {error}"
    os.write(writing, f"{verdict}\n{detail}".encode()[:4000])
    os._exit(0)


def finish(child: int, reading: int) -> Verdict:
    """What it found."""
    with os.fdopen(reading, "rb") as pipe:
        verdict, _, detail = pipe.read().decode(errors="replace").partition("\n")
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        name = signal.Signals(os.WTERMSIG(status)).name
        return "FAULT", "runs for ever" if name in ("SIGXCPU", "SIGKILL") else f"crashes ({name})"
    return verdict, detail


def run_game(slug: str, share: float, rng: random.Random) -> Iterator[tuple[str, str, str]]:
    """(what was changed, verdict, detail) of its mutants; the game itself first."""
    declaration = cadogan.game(slug).declaration
    walks = traces.load(slug)
    true = Game(declaration)
    fault = traces.first_difference(true, walks)
    if fault:
        yield "nothing", "FAULT", f"THE GAME ITSELF departs: {fault}"
        return
    tables = canonical(true.compiled)
    running: deque[tuple[str, tuple[int, int]]] = deque()
    for what, changed in mutants(declaration):
        if share < 1 and rng.random() >= share:
            continue
        running.append((what, start(partial(judge, declaration, changed, what, tables, walks))))
        if len(running) >= (os.cpu_count() or 1):
            what, process = running.popleft()
            yield what, *finish(*process)
    while running:
        what, process = running.popleft()
        yield what, *finish(*process)


def field_of(what: str) -> str:
    """The field of a change without numbers: ``zones.blocked``."""
    return re.sub(r"\[[^]]*\]", "", what.split(" ")[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--quarter", type=int, metavar="SEED", help="only a seeded quarter of the mutants")
    parser.add_argument("--report", type=Path, help="write the full report there")
    options = parser.parse_args()
    rng = random.Random(options.quarter)
    report: list[str] = []
    total: Counter[str] = Counter()
    decides: dict[str, Counter[str]] = {}
    given: set[str] = set()
    began = time.monotonic()
    for slug in options.games or traces.SLUGS:
        counts: Counter[str] = Counter()
        lines = []
        for what, verdict, detail in run_game(slug, 1 if options.quarter is None else 0.25, rng):
            counts[verdict] += 1
            if verdict == "same game":
                given.add(detail)
            decides.setdefault(field_of(what), Counter())[verdict] += 1
            lines.append(f"  {verdict:11} {what}" + (f"  ({detail})" if detail else ""))
            if verdict in ("SURVIVES", "FAULT"):
                print(f"{slug}:{lines[-1]}", flush=True)
        total += counts
        report += [f"{slug}: {summary(counts)}", *lines, ""]
        print(f"{slug}: {summary(counts)}", flush=True)
    # Only a whole run can say of a field that it decides nothing anywhere, and of a reason that none needs it.
    idle = sorted(name for name, verdicts in decides.items() if set(verdicts) <= {"same tables", "same game"})
    end = [
        f"all: {summary(total)}",
        f"fields altered: {len(decides)}; those that decided nothing: {', '.join(idle) or 'none'}",
    ]
    if options.quarter is None and not options.games:
        end.append(f"reasons that no mutant needs: {'; '.join(sorted(reasons() - given)) or 'none'}")
    print(*end, f"{time.monotonic() - began:.0f} s", sep="\n")
    if options.report:
        options.report.write_text("\n".join(report + end) + "\n", encoding="utf-8")
    return 1 if total["SURVIVES"] or total["FAULT"] else 0


def summary(counts: Counter[str]) -> str:
    """``120 mutants: 70 caught, 30 refused …``"""
    parts = [
        f"{counts[name]} {name}"
        for name in ("caught", "refused", "same tables", "same game", "SURVIVES", "FAULT")
        if counts[name]
    ]
    return f"{counts.total()} mutants: {', '.join(parts)}"


if __name__ == "__main__":
    sys.exit(main())
