"""Recorded walks of the oracles: what each position looked like, so that an altered game is told from the true one quickly.

A trace file holds a line a walk: how it begins (a deal number, or zones), then its moves, each with a digest of the position
that it leads to. Digests cover zones, legal moves with their kinds, outcome and score.
"""

from __future__ import annotations

import gzip
import json
import random
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from support import oracles

FOLDER = oracles.FOLDER / "traces"


def _digest(zones: dict[str, list[list[str]]], moves: list[tuple[str, str]], outcome: str | None, score: int | None) -> str:
    text = json.dumps([oracles.comparable(zones), sorted(moves), outcome, score], sort_keys=True)
    return blake2b(text.encode(), digest_size=6).hexdigest()


def oracle_digest(oracle: Any) -> str:
    """The digest of an oracle's position."""
    score = oracle.facts().get("score")
    return _digest(oracle.zones(), [(m, oracle.kind(m)) for m in oracle.legal_moves()], oracle.outcome(), score)


def engine_digest(position: Any) -> str:
    """The digest of the engine's position."""
    outcome = position.outcome()
    moves = [(m.text, m.kind) for m in position.legal_moves]
    return _digest(oracles.engine_zones(position), moves, outcome.value if outcome else None, position.score())


def starts(slug: str) -> Iterator[dict[str, Any]]:
    """How walks begin: deals, then the positions built for what deals rarely reach."""
    for number in range(1000):
        yield {"deal": number}


def built_positions(slug: str) -> list[dict[str, Any]]:
    """Positions in tests/oracle/positions/SLUG.json: zones and counters for what random play rarely meets."""
    path = oracles.FOLDER / "positions" / f"{slug}.json"
    return json.loads(path.read_text()) if path.exists() else []


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


def walk(slug: str, start: dict[str, Any], seed: int, seen: Counter[str], limit: int) -> list[tuple[str, str]]:
    """A steered random walk of the oracle: (move, digest after it); the first entry has no move."""
    oracle = begin_oracle(slug, start)
    rng = random.Random(seed)
    out = [("", oracle_digest(oracle))]
    while len(out) <= limit and oracle.outcome() is None:
        kinds = {text: oracle.kind(text) for text in oracle.legal_moves()}
        text = oracles.pick(rng, kinds, seen)
        seen[kinds[text]] += 1
        oracle.push(text)
        out.append((text, oracle_digest(oracle)))
    return out


def record(slug: str, positions: int = 1500, limit: int = 220) -> list[dict[str, Any]]:
    """Walks of at least so many positions."""
    seen: Counter[str] = Counter()
    walks: list[dict[str, Any]] = []
    total = 0
    built = built_positions(slug)
    for k, start in enumerate([*built, *starts(slug)]):
        if total >= positions and k >= len(built) + 8:
            break
        steps = walk(slug, start, k, seen, limit)
        total += len(steps)
        walks.append({"start": start, "steps": steps})
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


def first_difference(game: Any, walks: list[dict[str, Any]]) -> str:
    """Where a game first departs from the recorded walks; empty when it never does."""
    for one in walks:
        where = str(one["start"])[:40]
        try:
            position = begin_engine(game, one["start"])
        except Exception as error:  # an altered game may fail in any way; failing is departing
            return f"{where}: {type(error).__name__} {error}"
        for k, (text, digest) in enumerate(one["steps"]):
            try:
                if text:
                    position.push(text)
                if engine_digest(position) != digest:
                    return f"{where}: other position after move {k}"
            except Exception as error:
                return f"{where}: move {k} {text}: {type(error).__name__} {error}"
    return ""


if __name__ == "__main__":
    import sys

    for name in sys.argv[1:] or oracles.SLUGS:
        save(name)
        walks = load(name)
        print(name, len(walks), "walks", sum(len(one["steps"]) for one in walks), "positions")
