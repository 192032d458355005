"""Loading the oracles and walking them beside the engine."""

from __future__ import annotations

import importlib.util
import random
import re
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "oracle"
SLUGS = tuple(
    sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "oracle_common" and not path.stem.startswith("_"))
)


def kit() -> ModuleType:
    """What cases share."""
    for folder in (FOLDER, FOLDER / "cases"):
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))
    return importlib.import_module("case_kit")


def cases(slug: str) -> ModuleType:
    """A game's cases: built positions, kinds of moves, and how the oracle's words are the engine's."""
    return kit().case(slug)


def load(slug: str) -> ModuleType:
    """The oracle's module; its name is the slug, hyphens included."""
    return kit().module("oracle", FOLDER / f"{slug}.py")


def engine_zones(position: Any) -> dict[str, list[list[str]]]:
    """The engine's zones as the oracles write theirs."""
    return {letter: [[card.code for card in pile] for pile in piles] for letter, piles in position.zones.items()}


def comparable(zones: dict[str, list[list[str]]]) -> dict[str, list[list[str]]]:
    """Zones without what no rule decides: the order of cards that lie out of play together."""
    return {letter: [sorted(pile) for pile in piles] if letter == "x" else piles for letter, piles in zones.items()}


def difference(oracle: Any, position: Any) -> str:
    """What the two disagree on; empty when they agree."""
    ours, theirs = comparable(engine_zones(position)), comparable(oracle.zones())
    for letter in sorted(set(ours) | set(theirs)):
        if ours.get(letter) != theirs.get(letter):
            return f"zone {letter}: engine {ours.get(letter)} oracle {theirs.get(letter)}"
    mine, its = sorted(move.text for move in position.legal_moves), sorted(oracle.legal_moves())
    if mine != its:
        engine, oracle_only = sorted(set(mine) - set(its)), sorted(set(its) - set(mine))
        return f"moves: only engine {engine} only oracle {oracle_only} ({len(mine)}/{len(its)})"
    outcome = position.outcome()
    if (outcome.value if outcome else None) != oracle.outcome():
        return f"outcome: engine {outcome} oracle {oracle.outcome()}"
    for move in position.legal_moves:
        if move.kind != oracle.kind(move.text):
            return f"kind of {move.text}: engine {move.kind} oracle {oracle.kind(move.text)}"
    return ""


def category(text: str, kind: str) -> str:
    """A move's kind and the zones that it joins: ``marry w>t``, ``play t>f``, ``turn``."""
    return kind if text in ("turn", "deal", "redeal", "fill") else f"{kind} {re.sub('[0-9.]+', '', text)}"


def pick(rng: random.Random, kinds: dict[str, str], seen: Counter[str]) -> str:
    """A random move; half of the time one of the kind that has been seen least, so that rare kinds are met."""
    texts = sorted(kinds)
    if rng.random() < 0.5:
        rarest = min(seen[kind] for kind in kinds.values())
        texts = [text for text in texts if seen[kinds[text]] == rarest]
    return rng.choice(texts)
