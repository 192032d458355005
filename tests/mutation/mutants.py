"""Altered declarations: every field that states a rule, changed one at a time."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from typing import Any

# Fields that say how a game looks or is called, not how it is played.
LOOKS = {"at", "name", "title", "history", "lie", "slug", "number", "aliases", "label", "variant_of", "rules_version", "hooks", "letter", "role"}
WORDS = {
    "suit": ("same", "any", "alternate"),
    "only": ("", "begin", "continue"),
    "timing": ("at once", "one act"),
    "differ": ("", "value", "face"),
}


def mutants(game: Any) -> Iterator[tuple[str, Any]]:
    """(what was changed, the altered declaration), for every change."""
    yield from _dataclass(game, "")
    for k in range(len(game.moves)):
        yield f"moves[{k}] left out", dataclasses.replace(game, moves=game.moves[:k] + game.moves[k + 1 :])
    for k in range(len(game.moves) - 1):
        swapped = list(game.moves)
        swapped[k], swapped[k + 1] = swapped[k + 1], swapped[k]
        yield f"moves[{k}] after moves[{k + 1}]", dataclasses.replace(game, moves=tuple(swapped))
    for k in range(len(game.withdraw)):
        yield f"withdraw[{k}] left out", dataclasses.replace(game, withdraw=game.withdraw[:k] + game.withdraw[k + 1 :])


def _dataclass(thing: Any, path: str) -> Iterator[tuple[str, Any]]:
    for field in dataclasses.fields(thing):
        if field.name in LOOKS:
            continue
        value = getattr(thing, field.name)
        where = f"{path}.{field.name}".lstrip(".")
        for what, changed in _values(field.name, value, where):
            yield what, dataclasses.replace(thing, **{field.name: changed})


def _values(name: str, value: Any, where: str) -> Iterator[tuple[str, Any]]:
    if dataclasses.is_dataclass(value):
        yield from _dataclass(value, where)
    elif name in WORDS:
        for word in WORDS[name]:
            if word != value:
                yield f"{where} {value!r} → {word!r}", word
    elif isinstance(value, bool):
        yield f"{where} → {not value}", not value
    elif isinstance(value, int):
        yield f"{where} {value} → {value + 1}", value + 1
        if value > 0:
            yield f"{where} {value} → {value - 1}", value - 1
    elif value is None:
        yield f"{where} None → 1", 1
    elif isinstance(value, tuple) and value and all(isinstance(x, int) for x in value):
        yield from _numbers(value, where)
    elif isinstance(value, tuple):
        for k, one in enumerate(value):
            if dataclasses.is_dataclass(one):
                for what, changed in _dataclass(one, f"{where}[{k}]"):
                    yield what, value[:k] + (changed,) + value[k + 1 :]
    elif isinstance(value, Mapping):
        yield from _mapping(value, where)
    elif isinstance(value, str) and value:
        yield from _text(name, value, where)


def _numbers(value: tuple[int, ...], where: str) -> Iterator[tuple[str, Any]]:
    yield f"{where} {value} → reversed sign", tuple(-x for x in value)
    for k in sorted({0, len(value) // 2, len(value) - 1}):
        yield f"{where}[{k}] + 1", value[:k] + (value[k] + 1,) + value[k + 1 :]
        if len(value) > 1:
            yield f"{where}[{k}] left out", value[:k] + value[k + 1 :]


def _mapping(value: Mapping[Any, Any], where: str) -> Iterator[tuple[str, Any]]:
    if not value:
        return
    yield f"{where} → none", {}
    keys = list(value)
    yield f"{where}[{keys[-1]!r}] left out", {k: v for k, v in value.items() if k != keys[-1]}
    if len(keys) > 1 and value[keys[0]] != value[keys[-1]]:
        yield f"{where} first and last exchanged", dict(value) | {keys[0]: value[keys[-1]], keys[-1]: value[keys[0]]}
    for key in (keys[0], keys[len(keys) // 2]):
        inner = value[key]
        if isinstance(inner, list | tuple) and len(inner) == 2:
            yield f"{where}[{key!r}] second alternative left out", dict(value) | {key: inner[:1]}


def _text(name: str, value: str, where: str) -> Iterator[tuple[str, Any]]:
    if name == "when":
        parts = [part.strip() for part in value.split(",")]
        for k, part in enumerate(parts):
            yield f"{where} without {part!r}", ", ".join(parts[:k] + parts[k + 1 :])
            if "/" in part:
                yield f"{where} without the first of {part!r}", ", ".join([*parts[:k], part.partition("/")[2], *parts[k + 1 :]])
        return
    words = re.findall(r"[a-z]+\([^)]*\)|\S+", value)
    if name not in ("sequence", "bases", "from_", "to", "sources", "gather", "places", "order"):
        yield f"{where} {value!r} → none", ""
    for k, word in enumerate(words):
        if len(words) > 1:
            yield f"{where} without {word!r}", " ".join(words[:k] + words[k + 1 :])
        inner = re.fullmatch(r"[a-z]+\(([^)]*)\)", word)
        if inner:
            yield f"{where} {word!r} → {inner[1]!r}", " ".join([*words[:k], inner[1], *words[k + 1 :]])
        stretch = re.fullmatch(r"([a-z])(\d+)-(\d+)", word)
        if stretch:
            shorter = f"{stretch[1]}{stretch[2]}-{int(stretch[3]) - 1}"
            yield f"{where} {word!r} → {shorter!r}", " ".join([*words[:k], shorter, *words[k + 1 :]])
    if len(words) > 1 and name in ("sources", "sequence", "gather", "bases", "order"):
        yield f"{where} reversed", " ".join(reversed(words))
    if name == "sequence":
        for k, word in enumerate(words):
            first, dots, last = word.partition("..")
            if dots:
                yield f"{where} {word!r} turned round", " ".join([*words[:k], f"{last}..{first}", *words[k + 1 :]])
                break
