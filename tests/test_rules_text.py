"""The rules in words: made from the declaration alone, so that no rule can change without a word of them.

Every altered declaration of the mutation run must alter the text, but those that play the same game (the core's tables say so, or
tests/mutation/survivors.py does) and those of ``UNSAID``.
"""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest
from mutation.mutants import mutants
from mutation.survivors import why_same
from mutation.tables import canonical

import cadogan
from cadogan.describe import rules_html, rules_markdown, rules_text
from cadogan.game import Game

GAMES = [game.slug for game in cadogan.games()]
SAMPLE = 24  # altered declarations a game in the quick suite

# Changes that no player meets, though the tables differ: a pattern for what was changed, and why nothing is said of it.
UNSAID: dict[str, str] = {}


def unsaid(what: str) -> str:
    """Why a change needs no word, or nothing."""
    return next((why for pattern, why in UNSAID.items() if re.fullmatch(pattern, what)), "")


def silent(slug: str, wanted: list[tuple[str, Any]]) -> list[str]:
    """The changes that leave the text as it was, and should not."""
    game = cadogan.game(slug)
    text, tables = rules_text(game), canonical(game.compiled)
    out = []
    for what, changed in wanted:
        other = Game(changed)
        try:
            compiled = other.compiled
        except Exception:  # no game can be so declared; how the compiler says so is another test's matter
            continue
        if rules_text(other) != text or canonical(compiled) == tables:
            continue
        if not why_same(game.declaration, what) and not unsaid(what):
            out.append(what)
    return out


@pytest.mark.parametrize("slug", GAMES)
def test_a_changed_rule_changes_the_text(slug: str) -> None:
    every = list(mutants(cadogan.game(slug).declaration))
    chosen = random.Random(f"rules of {slug}").sample(every, min(SAMPLE, len(every)))
    assert silent(slug, chosen) == []


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
def test_every_changed_rule_changes_the_text(slug: str) -> None:
    assert silent(slug, list(mutants(cadogan.game(slug).declaration))) == []
