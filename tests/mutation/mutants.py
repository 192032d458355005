"""Altered declarations: every field that states a rule, changed one at a time.

Fields left at their default are altered too (a wrap where there is none, a guard where there is none): what a game
does not say is as much its rule as what it says.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from typing import Any

from cadogan.compile.places import Places
from cadogan.declare import Score

# Fields that say how a game looks or is called, not how it is played.
LOOKS = {
    "at", "name", "title", "history", "lie", "slug", "number", "aliases", "label", "variant_of", "rules_version",
    "hooks", "letter", "role",
}  # fmt: skip
WORDS = {
    "suit": ("same", "any", "alternate"),
    "only": ("", "begin", "continue"),
    "timing": ("at once", "one act"),
    "differ": ("", "value", "face"),
    "begun": ("", "base", "key"),
    "win": ("foundations", "removed"),
}
# Texts that name at least one thing: with nothing left they are refused, which shows nothing.
NEEDED = (
    "sequence",
    "bases",
    "from_",
    "to",
    "gather",
    "places",
    "order",
    "of",
    "suits",
    "first",
    "second",
    "first_to",
    "second_to",
)
Mutant = tuple[str, Any]


def mutants(game: Any) -> Iterator[Mutant]:
    """(what was changed, the altered declaration), for every change."""
    yield from _dataclass(game, "")
    for field in ("moves", "withdraw", "deal"):
        steps = getattr(game, field)
        for k in range(len(steps)):
            yield f"{field}[{k}] left out", dataclasses.replace(game, **{field: steps[:k] + steps[k + 1 :]})
        for k in range(len(steps) - 1):
            swapped = list(steps)
            swapped[k], swapped[k + 1] = swapped[k + 1], swapped[k]
            yield f"{field}[{k}] after {field}[{k + 1}]", dataclasses.replace(game, **{field: tuple(swapped)})
    yield from _orders(game)


def _orders(game: Any) -> Iterator[Mutant]:
    """Places written out in the opposite order: of dealing, withdrawing, filling and gathering."""
    places = Places(game)
    for field, words in (("deal", ("to", "of")), ("withdraw", ("to",)), ("moves", ("places", "gather"))):
        for k, step in enumerate(getattr(game, field)):
            for word in words:
                text = getattr(step, word, "")
                if not text or getattr(step, "order", ""):
                    continue
                turned = " ".join(places.names[p] for p in reversed(places.set(text, word)))
                if " " in turned:
                    steps = list(getattr(game, field))
                    steps[k] = dataclasses.replace(step, **{word: turned})
                    yield (
                        f"{field}[{k}].{word} {text!r} in the opposite order",
                        dataclasses.replace(game, **{field: tuple(steps)}),
                    )


def _dataclass(thing: Any, path: str) -> Iterator[Mutant]:
    for field in dataclasses.fields(thing):
        if field.name in LOOKS:
            continue
        value = getattr(thing, field.name)
        where = f"{path}.{field.name}".lstrip(".")
        for what, changed in _values(field.name, value, where):
            more = (
                {"at": ()} if field.name == "count" and hasattr(thing, "at") else {}
            )  # another number of places lies elsewhere
            yield what, dataclasses.replace(thing, **{field.name: changed}, **more)


def _values(name: str, value: Any, where: str) -> Iterator[Mutant]:
    if dataclasses.is_dataclass(value):
        yield from _dataclass(value, where)
        if name == "score":
            yield f"{where} → None", None
    elif name in WORDS:
        for word in WORDS[name]:
            if word != value:
                yield f"{where} {value!r} → {word!r}", word
    elif name == "at_once":
        for other in (False, True, "ask"):
            if other != value:
                yield f"{where} {value} → {other}", other
    elif isinstance(value, bool):
        yield f"{where} → {not value}", not value
    elif isinstance(value, int):
        yield f"{where} {value} → {value + 1}", value + 1
        if value > 0:
            yield f"{where} {value} → {value - 1}", value - 1
    elif value is None and name == "score":
        yield f"{where} None → 0", Score(0, 1)
    elif value is None:
        yield f"{where} None → 1", 1
    elif isinstance(value, tuple) and value and all(isinstance(x, int) for x in value):
        yield from _numbers(value, where)
        if name == "times":
            yield f"{where} → None", None
    elif isinstance(value, tuple):
        for k, one in enumerate(value):
            if dataclasses.is_dataclass(one):
                for what, changed in _dataclass(one, f"{where}[{k}]"):
                    yield what, (*value[:k], changed, *value[k + 1 :])
                if name in ("sort", "zones"):
                    yield f"{where}[{k}] left out", value[:k] + value[k + 1 :]
        if name == "sort" and len(value) > 1:
            yield f"{where} in the opposite order", value[::-1]
    elif isinstance(value, Mapping):
        yield from _mapping(value, where)
    elif isinstance(value, str) and value:
        yield from _text(name, value, where)
    if name == "times" and value is not None:
        yield f"{where} → None", None


def _numbers(value: tuple[int, ...], where: str) -> Iterator[Mutant]:
    yield f"{where} {value} → reversed sign", tuple(-x for x in value)
    for k in sorted({0, len(value) // 2, len(value) - 1}):
        yield f"{where}[{k}] + 1", (*value[:k], value[k] + 1, *value[k + 1 :])
        yield f"{where}[{k}] - 1", (*value[:k], value[k] - 1, *value[k + 1 :])
        if len(value) > 1:
            yield f"{where}[{k}] left out", value[:k] + value[k + 1 :]


def _mapping(value: Mapping[Any, Any], where: str) -> Iterator[Mutant]:
    """Near maps, lines and what blocks: entries left out, exchanged, shortened, moved by one."""
    if not value:
        return
    yield f"{where} → none", {}
    keys = list(value)
    some = sorted({0, len(keys) // 3, len(keys) // 2, len(keys) - 1})
    for i in some:
        key = keys[i]
        yield f"{where}[{key!r}] left out", {k: v for k, v in value.items() if k != key}
        other = keys[(i + 1) % len(keys)]
        if value[key] != value[other]:
            yield f"{where}[{key!r}] and [{other!r}] exchanged", dict(value) | {key: value[other], other: value[key]}
        inner = value[key]
        if isinstance(inner, str):
            words = inner.split()
            for k, word in enumerate(words):
                if len(words) > 1:
                    yield (
                        f"{where}[{key!r}] without {word!r}",
                        dict(value) | {key: " ".join(words[:k] + words[k + 1 :])},
                    )
        elif inner and isinstance(inner[0], int):
            yield f"{where}[{key!r}] without its last", dict(value) | {key: inner[:-1]}
            yield f"{where}[{key!r}] without its first", dict(value) | {key: inner[1:]}
        else:
            if len(inner) == 2:
                yield f"{where}[{key!r}] first alternative left out", dict(value) | {key: inner[1:]}
                yield f"{where}[{key!r}] second alternative left out", dict(value) | {key: inner[:1]}
            if len(inner[0]) > 1:
                yield f"{where}[{key!r}] one place less", dict(value) | {key: [inner[0][1:], *inner[1:]]}
            elif len(inner) == 2 and all(inner):
                yield f"{where}[{key!r}] both at once", dict(value) | {key: [[*inner[0], *inner[1]]]}


def _text(name: str, value: str, where: str) -> Iterator[Mutant]:
    if name in ("when", "until"):
        parts = [part.strip() for part in value.split(",")]
        for k, part in enumerate(parts):
            yield f"{where} without {part!r}", ", ".join(parts[:k] + parts[k + 1 :])
            if "/" in part:
                yield (
                    f"{where} without the first of {part!r}",
                    ", ".join([*parts[:k], part.partition("/")[2], *parts[k + 1 :]]),
                )
                yield (
                    f"{where} without the last of {part!r}",
                    ", ".join([*parts[:k], part.rpartition("/")[0], *parts[k + 1 :]]),
                )
        return
    words = re.findall(r"[a-z]+\([^)]*\)|\S+", value)
    if name not in NEEDED:
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
        line = re.fullmatch(r"([a-z])\.[a-z]+\d*", word)
        if line:
            yield f"{where} {word!r} → {line[1]!r}", " ".join([*words[:k], line[1], *words[k + 1 :]])
    if len(words) > 1:
        yield f"{where} reversed", " ".join(reversed(words))
    if name == "sequence":
        for k, word in enumerate(words):
            first, dots, last = word.partition("..")
            if dots:
                yield f"{where} {word!r} turned round", " ".join([*words[:k], f"{last}..{first}", *words[k + 1 :]])
                break
    elif len(words) == 1 and len(value) > 1 and value.isupper():  # an order of ranks, suits in turn
        yield f"{where} {value!r} turned round", value[::-1]
        yield f"{where} {value!r} without its last", value[:-1]
