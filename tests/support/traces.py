"""Recorded walks of the oracles: what each position looked like, so that an altered game is told from the true one
quickly.

A trace file holds a line a walk: how it begins (a deal number, or zones), then its moves, each with a digest of the
position that it leads to. Digests cover zones, legal moves with their kinds, outcome, phase, counters, score, cards
home and which cards the player may see.

``python tests/support/traces.py [SLUG …]`` records them anew, from the oracles and ``tests/oracle/cases/`` alone.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support import oracles

FOLDER = oracles.FOLDER / "traces"
RECORDED = 1200  # positions a game, at least
SLUGS = tuple(slug for slug in oracles.SLUGS if (FOLDER / f"{slug}.jsonl.gz").exists())
Shown = dict[str, list[str]]


# ---- digests --------------------------------------------------------------------------------------------------------


def engine_shown(position: Any) -> Shown:
    """Which cards the engine's player knows, as a ``Watcher`` tells it of an oracle's."""
    marks = position._marks()  # view() also finds the moves, which are wanted once
    shown = [["0" if not seen else "1" for _, seen in pile] for pile in marks]
    return {letter: ["".join(pile) for pile in piles] for letter, piles in position._by_zone(shown).items()}


def _digest(
    zones: dict[str, list[list[str]]],
    moves: list[tuple[str, str]],
    shown: Shown,
    counters: dict[str, Any],
    home: int,
    *facts: str | int | None,
) -> str:
    text = json.dumps([oracles.comparable(zones), sorted(moves), shown, counters, home, facts], sort_keys=True)
    return blake2b(text.encode(), digest_size=6).hexdigest()


def watcher(slug: str, oracle: Any, start: dict[str, Any]) -> Any:
    """What watches an oracle from a walk's first position on."""
    return getattr(oracles.cases(slug), "Watcher", oracles.kit().Watcher)(oracle, "zones" not in start)


def oracle_digest(oracle: Any, slug: str, watcher: Any) -> str:
    """The digest of an oracle's position."""
    cases = oracles.cases(slug)
    facts, zones = oracle.facts(), oracle.zones()
    home = sum(len(pile) for letter in getattr(cases, "HOME", "f") for pile in zones[letter])
    moves = [(text, oracle.kind(text)) for text in oracle.legal_moves()]
    outcome = oracle.outcome()
    counters = cases.facts(facts) if hasattr(cases, "facts") else {"phase": facts["phase"]}
    counters["redeals"] = facts["redeals"]
    phase = counters.pop("phase")
    if outcome == "won":
        phase = ""  # the deal is over, whatever its phase
    return _digest(zones, moves, watcher.shown(oracle), counters, home, outcome, phase, facts.get("score"))


def engine_digest(position: Any, legal: list[Any], names: dict[int, tuple[str, str]]) -> str:
    """The digest of the engine's position with these legal moves. ``names`` keeps their texts and kinds by their
    codes.
    """
    for move in legal:
        if move.code not in names:
            names[move.code] = (move.text, move.kind)
    outcome = position.outcome()
    value = outcome.value if outcome else None
    return _digest(
        oracles.engine_zones(position),
        [names[move.code] for move in legal],
        engine_shown(position),
        position.counters,
        position._home(),
        value,
        position.phase if value != "won" else "",
        position.score(),
    )


# ---- walks ----------------------------------------------------------------------------------------------------------


def built_positions(slug: str) -> list[dict[str, Any]]:
    """The recorded walks' beginnings that are not deals: zones and counters, or arranged packs, for what random play
    rarely meets.
    """
    found: list[dict[str, Any]] = []
    for one in load(slug):
        if "deal" not in one["start"] and one["start"] not in found:
            found.append(one["start"])
    return found


def begin_oracle(slug: str, start: dict[str, Any]) -> Any:
    """The oracle in a walk's first position."""
    oracle = oracles.load(slug).Oracle
    if "deal" in start:
        return oracle.deal(start["deal"])
    if "cards" in start:
        return oracle.deal_cards(start["cards"], start.get("seed", 0))
    return oracle.from_zones(start["zones"], start.get("oracle_counters", {}))


def begin_engine(game: Any, start: dict[str, Any]) -> Any:
    """The engine in a walk's first position."""
    if "deal" in start:
        return game.deal(start["deal"])
    if "cards" in start:
        return game.deal(cards=start["cards"], seed=start.get("seed", 0))
    return game.from_zones(start["zones"], start.get("counters", {}))


def walk(
    slug: str, start: dict[str, Any], seed: int, seen: Counter[str], limit: int, homeward: bool = False
) -> list[tuple[str, str]]:
    """A steered random walk of the oracle: (move, digest after it); the first entry has no move.

    ``homeward``: mostly moves that bring cards home, so that games are won.
    """
    oracle = begin_oracle(slug, start)
    sight = watcher(slug, oracle, start)
    rng = random.Random(seed)
    out = [("", oracle_digest(oracle, slug, sight))]
    while len(out) <= limit and oracle.outcome() is None:
        kinds = {text: oracles.category(text, oracle.kind(text)) for text in oracle.legal_moves()}
        plays = [text for text in sorted(kinds) if kinds[text].startswith(("play", "remove"))]
        home = homeward and plays and rng.random() < 0.9
        text = rng.choice(plays) if home else oracles.pick(rng, kinds, seen)
        seen[kinds[text]] += 1
        oracle.push(text)
        sight.after(text)
        out.append((text, oracle_digest(oracle, slug, sight)))
    return out


def record(slug: str, positions: int = RECORDED, limit: int = 220, most: int = 5000) -> list[dict[str, Any]]:
    """Walks from every built position, then from deals: at least so many positions, and on until every kind of move
    was made 25 times.
    """
    seen: Counter[str] = Counter()
    walks: list[dict[str, Any]] = []
    total = 0

    def add(start: dict[str, Any], seed: int, length: int, homeward: bool) -> None:
        nonlocal total
        steps = walk(slug, start, seed, seen, length, homeward)
        total += len(steps)
        walks.append({"start": start, "steps": steps})

    # Hundreds of moves a position take their time.
    length = 14 if slug == "empress-of-india" else 30
    for k, start in enumerate(oracles.kit().positions(slug)):
        add(start, k, start.get("length", length), k % 2 == 0)
        if k < 14:  # late positions are played both ways
            add(start, k, length + 10, k % 2 == 1)
    for k in range(1000):
        enough = total >= positions and min(seen.values()) >= 25
        if (enough or total >= most) and k >= 8:
            break
        add({"deal": k}, k, limit, k % 4 == 3)
    return walks


def save(slug: str) -> None:
    """Record and write the trace file."""
    FOLDER.mkdir(exist_ok=True)
    text = "".join(json.dumps(one, separators=(",", ":")) + "\n" for one in record(slug))
    (FOLDER / f"{slug}.jsonl.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def load(slug: str) -> list[dict[str, Any]]:
    """The recorded walks."""
    text = gzip.decompress((FOLDER / f"{slug}.jsonl.gz").read_bytes()).decode()
    return [json.loads(line) for line in text.splitlines()]


# ---- the engine along them ------------------------------------------------------------------------------------------


def first_difference(game: Any, walks: list[dict[str, Any]], tally: Counter[str] | None = None) -> str:
    """Where a game first departs from the recorded walks; empty when it never does. ``tally`` counts what was
    compared.
    """
    names: dict[int, tuple[str, str]] = {}
    for one in walks:
        where = f"deal {one['start']['deal']}" if "deal" in one["start"] else "built position"
        try:
            position = begin_engine(game, one["start"])
        except Exception as error:  # an altered game may fail in any way; failing is departing
            return f"{where}: {type(error).__name__} {error}"
        legal: list[Any] = []
        for k, (text, digest) in enumerate(one["steps"]):
            try:
                if text:
                    move = next(move for move in legal if names[move.code][0] == text)
                    label = _label(position, move) if tally is not None else ""
                    position.push(move)
                legal = list(position.legal_moves)
                if engine_digest(position, legal, names) != digest:
                    return f"{where}: other position after move {k}"
            except StopIteration:
                return f"{where}: {text} is not legal after move {k - 1}"
            except Exception as error:
                return f"{where}: move {k} {text}: {type(error).__name__} {error}"
            if tally is not None:
                if text:
                    tally[label] += 1
                _count(position, tally)
    return ""


def _label(position: Any, move: Any) -> str:
    """A move's category; the two steps of the Fourteenth's exchange are told apart."""
    second = " (second step)" if position.counters.get("second") else ""
    return f"move {oracles.category(move.text, move.kind)}{second if move.kind == 'swap' else ''}"


def _count(position: Any, tally: Counter[str]) -> None:
    outcome = position.outcome()
    tally["positions"] += 1
    tally[f"outcome {outcome.value if outcome else 'open'}"] += 1
    tally[f"phase {position.phase}"] += 1
    if position.game.redeals != 0:
        most = 3 if position.game.redeals is None else position.game.redeals
        made = position.redeals_made
        tally[f"redeal {made if made < most else f'{most} or more' if position.game.redeals is None else most}"] += 1


if __name__ == "__main__":
    for name in sys.argv[1:] or SLUGS:
        save(name)
        found = load(name)
        print(name, len(found), "walks", sum(len(one["steps"]) for one in found), "positions", flush=True)
