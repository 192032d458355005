"""Writes docs/vocabulary.md from the declarations of the book's games: ``python tests/support/vocabulary.py``.

A word is a class of ``cadogan.declare`` or a field of one that a game sets; what it means is read from the docstrings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import cadogan.plugins

from cadogan import declare
from cadogan.declare import Game
from cadogan.declare.game import Hooks
from cadogan.declare.moves import Move
from cadogan.declare.zones import Zone

TESTS = Path(__file__).resolve().parent.parent
PAGE = TESTS.parent / "docs" / "vocabulary.md"
# Names, shapes and drawing: every game has them, or they say nothing of its rules.
_PLAIN = set(
    "letter name role count lie at apart lines home hidden columns from_ to label otherwise phase "
    "slug title number variant_of aliases history rules_version zones deal moves withdraw".split()
)
_IN_TEXTS = {
    r"lone\(": ("lone( )", "only a place's single card"),
    r"fresh\(": ("fresh( )", "only the card just turned, or one of the row or circle dealt last"),
    r"run\(": ("run( )", "a place's whole face-up run"),
    r"each\(": ("each( )", "every card of a pile as if it lay alone"),
    "pack out": ("pack out", "condition: the pack holds no card"),
    "talon out": ("talon out", "condition: the talon holds no card"),
    "redealt": ("redealt", "condition: there has been a redeal"),
    "card in hand": ("card in hand", "condition: the hand holds a card"),
    r":suit\b": (":suit", "a counter for each suit; set, it remembers the place to which the card went"),
}


def plugins() -> dict[str, Game]:
    """The built-in games, by module name."""
    names = sorted(info.name for info in iter_modules(list(cadogan.plugins.__path__)))
    modules = {name: import_module(f"cadogan.plugins.{name}") for name in names}
    return {name: module.game for name, module in modules.items() if hasattr(module, "game")}


def book() -> dict[int, Game]:
    """The book's games by number."""
    games = [game for game in plugins().values() if game.number is not None]
    return dict(sorted((game.number, game) for game in games if game.number is not None))


def words(thing: Any) -> Iterator[str]:
    """The words that a declaration uses."""
    if isinstance(thing, tuple):
        for one in thing:
            yield from words(one)
    elif isinstance(thing, str):
        yield from (word for pattern, (word, _) in _IN_TEXTS.items() if re.search(pattern, thing))
    elif is_dataclass(thing) and not isinstance(thing, Hooks):
        kind = type(thing).__name__
        if not isinstance(thing, Game) and type(thing) is not Zone:
            yield kind
        for field in fields(thing):
            value = getattr(thing, field.name)
            if field.name == "columns" and value:
                yield "grid"
            if value == _default(field):
                continue
            required = field.default is MISSING and field.default_factory is MISSING
            if field.name not in _PLAIN and not required:
                yield f"{_owner(type(thing), field.name)}.{field.name}"
            yield from words(value)


def _default(field: Field[Any]) -> Any:
    return field.default_factory() if field.default_factory is not MISSING else field.default


def _owner(kind: type, name: str) -> str:
    """The class that brings a field in: conditions are every move's, blocking is every zone's."""
    for base in (Move, Zone):
        if issubclass(kind, base) and any(field.name == name for field in fields(base)):
            return base.__name__
    return kind.__name__


def meaning(word: str) -> str:
    """What a word means, in one line.

    Raises:
        LookupError: no docstring says it.
    """
    for known, text in _IN_TEXTS.values():
        if word == known:
            return text
    kind, dot, name = word.partition(".")
    doc = (Move if kind == "Move" else getattr(declare, kind)).__doc__ or ""
    if not dot:
        return _sentence(doc.split("\n\n")[0])
    match = re.search(rf"^ +{name}: (.+(?:\n {{12,}}.+)*)", doc, re.M)
    if not match:
        raise LookupError(f"no docstring explains {word}")
    return _sentence(match[1])


def _sentence(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip().rstrip(".")


def page() -> str:
    """The text of docs/vocabulary.md."""
    games = book()
    used = {number: set(words(game)) for number, game in games.items()}
    every = sorted(set().union(*used.values()), key=lambda word: (not word[0].isupper(), word.lower()))
    lines = [
        "# Vocabulary: which game uses which word",
        "",
        "Made from the declarations by tests/support/vocabulary.py; a test compares. First what each word means, then",
        "the games by their number in the book. The helpers that write zones down are in cadogan/declare/zones.py.",
        "",
        *(f"- `{word}` — {meaning(word).replace('``', '`')}" for word in every),
        "",
        "| word | games |" + "".join(f" {number} |" for number in games),
        "| --- | --: |" + " :-: |" * len(games),
        *(
            f"| `{word}` | {sum(word in one for one in used.values())} |"
            + "".join(" ● |" if word in used[number] else "  |" for number in games)
            for word in every
        ),
        "",
        ", ".join(f"{number} {game.slug}" for number, game in games.items()) + ".",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
