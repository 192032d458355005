"""The engine beside the oracles, which were written from the rulebook by someone who had not seen it.

Along the recorded walks everything is compared (``tests/support/traces.py``); a few live walks and move trees show that
the records are the oracles' own. ``docs/exactness.md`` counts what is compared; ``pytest tests/test_oracle.py
--update-golden`` writes it.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support import oracles, traces

import cadogan

PAGE = Path(__file__).resolve().parent.parent / "docs" / "exactness.md"
REGISTERED = {game.slug for game in cadogan.games()}
LEAST = 20  # compared positions of everything that is counted
ENDED = 3  # … of those won, and of those lost


@cache
def compared(slug: str) -> tuple[str, Counter[str]]:
    """The first difference along a game's recorded walks, and what was compared."""
    tally: Counter[str] = Counter()
    return traces.first_difference(cadogan.game(slug), traces.load(slug), tally), tally


def expected(slug: str) -> list[str]:
    """What must be among a game's compared positions."""
    cases, redeals = oracles.cases(slug), cadogan.game(slug).redeals
    numbers = (
        ["0", "1", "2", "3 or more"] if redeals is None else [str(k) for k in range(redeals + 1)] if redeals else []
    )
    return (
        [f"move {kind}" for kind in cases.KINDS.split(", ")]
        + [f"phase {phase}" for phase in getattr(cases, "PHASES", "play").split()]
        + [f"redeal {number}" for number in numbers]
    )


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_the_engine_goes_every_recorded_walk_of_the_oracle(slug: str) -> None:
    assert compared(slug)[0] == ""


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_every_kind_of_move_phase_and_redeal_is_among_the_compared_positions(slug: str) -> None:
    tally = compared(slug)[1]
    assert tally["positions"] >= 1000
    assert {name: tally[name] for name in expected(slug) if tally[name] < LEAST} == {}
    counted = {name for name in tally if not name.startswith(("outcome", "positions"))}
    assert counted == set(expected(slug)), "nothing is counted that the rulebook does not name"
    assert tally["outcome won"] >= ENDED
    never_lost = getattr(oracles.cases(slug), "NEVER_LOST", False)
    assert tally["outcome lost"] == 0 if never_lost else tally["outcome lost"] >= ENDED


def test_every_game_has_recorded_walks() -> None:
    assert set(traces.SLUGS) == REGISTERED


def page() -> str:
    """docs/exactness.md."""
    rows = []
    for slug in traces.SLUGS:
        tally = compared(slug)[1]
        moves = ", ".join(
            f"{name.removeprefix('move ').replace('>', '→')} {tally[name]}" for name in expected(slug) if "move" in name
        )
        phases = ", ".join(f"{name.removeprefix('phase ')} {tally[name]}" for name in expected(slug) if "phase" in name)
        redeals = ", ".join(
            f"{name.removeprefix('redeal ')}: {tally[name]}" for name in expected(slug) if name.startswith("redeal")
        )
        ends = f"{tally['outcome won']} / {tally['outcome lost']}"
        rows.append(f"| {slug} | {tally['positions']} | {moves} | {phases} | {redeals or '–'} | {ends} |")
    return _PAGE.replace("ROWS", "\n".join(rows))


_PAGE = """\
# How it is known that the rules are exact

*The table is written by `pytest tests/test_oracle.py --update-golden` and held to be true by the same file.*

1. **Oracles.** `tests/oracle/SLUG.py` plays a game in plain Python, from its own shuffle to its own end. They were
   written from the rules alone, without sight of the engine, recompute everything from lists of cards on every call,
   and import nothing but the standard library and what they share (`tests/test_oracle_independence.py` reads their
   syntax trees).
2. **Recorded walks.** `tests/oracle/traces/` keeps random walks of the oracles, steered to rare moves: from deals, from
   arranged packs, and from positions that `tests/oracle/cases/SLUG.py` builds for what deals rarely reach (nearly won,
   lost, either side of a rule's conditions). After every move a digest holds all piles, all legal moves with their
   kinds, the outcome, phase, counters and score, the cards home, and which cards the player may see. The engine goes
   every walk and must show the same. The table counts what is compared so: moves made of each kind (`fill t→t` of the
   Shah is its grace, `aside` that of the Labyrinth), positions in each phase and after each number of redeals (or
   payments, or redistributions), positions won and lost. Nothing but the ends is below 20.
3. **Live.** The quick suite walks every oracle beside the engine anew and compares the trees of moves of three deals as
   far as they are small; the long suite does so for a thousand positions a game, and to depth 3 or the last depth
   below 100,000 leaves.
4. **Mutants.** `tests/mutation/run.py` alters every field of every declaration, one at a time; each altered game must
   depart from the walks, be refused, or be the same game: by the same compiled tables, or for a reason that is written
   down, of one game in `tests/mutation/same/SLUG.txt`, of many in `tests/mutation/survivors.py`.
   `docs/mutation-report.txt` lists them all. A whole run takes six minutes of work (three on two idle cores), a
   quarter (`--quarter SEED`) one and a half.

| game | positions | moves made | in phase | after redeals | won / lost |
| --- | --- | --- | --- | --- | --- |
ROWS
"""


def test_the_page_on_exactness_tells_what_is_compared(request: pytest.FixtureRequest) -> None:
    text = page()
    if request.config.getoption("--update-golden"):
        PAGE.write_text(text, encoding="utf-8")
    if not PAGE.exists():
        pytest.skip("no docs beside the tests")
    assert PAGE.read_text(encoding="utf-8") == text


# ---- live -----------------------------------------------------------------------------------------------------------


def walk_beside(slug: str, start: dict[str, Any], seed: int, most: int, each: int = 1) -> int:
    """Oracle and engine walk together; how many positions were compared."""
    oracle, position = traces.begin_oracle(slug, start), traces.begin_engine(cadogan.game(slug), start)
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    count = 0
    for k in range(most):
        if k % each == 0 or oracle.outcome() is not None:
            count += 1
            difference = oracles.difference(oracle, position)
            assert not difference, (
                f"{slug} {str(start)[:60]} after {' '.join(m.text for m in position.moves)}: {difference}"
            )
        if oracle.outcome() is not None:
            break
        kinds = {text: oracles.category(text, oracle.kind(text)) for text in oracle.legal_moves()}
        text = oracles.pick(rng, kinds, seen)
        seen[kinds[text]] += 1
        oracle.push(text)
        position.push(text)
    return count


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_a_live_oracle_and_the_engine_agree_move_by_move(slug: str) -> None:
    assert sum(walk_beside(slug, {"deal": number}, number, 25) for number in (7001, 7002)) > 2


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_a_live_oracle_and_the_engine_agree_on_the_built_positions(slug: str) -> None:
    for start in traces.built_positions(slug):
        oracle, position = traces.begin_oracle(slug, start), traces.begin_engine(cadogan.game(slug), start)
        assert not oracles.difference(oracle, position), start


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_the_recorded_walks_are_the_oracles_own(slug: str) -> None:
    """Two of them are walked again: whoever changes an oracle records anew."""
    for one in random.Random(slug).sample(traces.load(slug), 2):
        oracle = traces.begin_oracle(slug, one["start"])
        watcher = traces.watcher(slug, oracle, one["start"])
        for text, digest in one["steps"][:12]:
            if text:
                oracle.push(text)
                watcher.after(text)
            assert traces.oracle_digest(oracle, slug, watcher) == digest


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_the_view_hides_what_the_rules_hide(slug: str) -> None:
    for number in range(3):
        oracle, position = traces.begin_oracle(slug, {"deal": number}), cadogan.game(slug).deal(number)
        shown = {
            letter: ["".join("0" if card is None else "1" for card in pile) for pile in piles]
            for letter, piles in position.view().zones.items()
        }
        assert shown == traces.watcher(slug, oracle, {"deal": number}).shown(oracle)


# ---- trees ----------------------------------------------------------------------------------------------------------


def oracle_perft(oracle: Any, depth: int) -> int:
    """Leaves of the oracle's tree; the last moves are counted, not made."""
    moves = oracle.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for text in moves:
        after = oracle.copy()
        after.push(text)
        total += oracle_perft(after, depth - 1)
    return total


def deepest(position: Any, bound: int, most: int = 3) -> int:
    """The last depth (at most ``most``) with fewer leaves than the bound; at least 1."""
    depth = 1
    while depth < most and cadogan.perft(position, depth + 1) < bound:
        depth += 1
    return depth


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_the_trees_of_three_deals_have_as_many_leaves_as_the_oracles(slug: str) -> None:
    for number in range(3):
        position = cadogan.game(slug).deal(number)
        depth = deepest(position, 400)
        assert cadogan.perft(position, depth) == oracle_perft(traces.begin_oracle(slug, {"deal": number}), depth)
