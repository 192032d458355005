"""The rules in words: made from the declaration alone, so that no rule can change without a word of them.

Every altered declaration of the mutation run must alter the text, but those that play the same game (the core's tables
say so, or a reason in tests/mutation does) and those of ``UNSAID``.
"""

from __future__ import annotations

import dataclasses
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from mutation.mutants import mutants
from mutation.survivors import why_same
from mutation.tables import canonical

import cadogan
from cadogan import describe
from cadogan.cli import main
from cadogan.declare import Hooks
from cadogan.describe import rules, rules_html, rules_markdown, rules_text
from cadogan.game import Game

GAMES = [game.slug for game in cadogan.games()]
SAMPLE = 30  # altered declarations a game in the quick suite

Condition = Callable[[Any, int], bool]


def _always(game: Any, k: int) -> bool:
    return True


# Changes that no player meets, though the tables differ: what was changed, when that is so, why nothing is said of it.
UNSAID: tuple[tuple[str, Condition, str], ...] = (
    (r"zones\[(\d+)\]\.columns .*", lambda game, k: game.zones[k].hidden, "no place of a hidden zone is ever named"),
    (r"moves\[(\d+)\]\.upto 1 → 0", _always, "an empty place is filled with a card, as with one"),
    (r"moves\[(\d+)\]\.(mark|count) .*", _always, "the name of a counter: with none it counts all the same"),
    (
        r"deal\[(\d+)\]\.to .* in the opposite order",
        lambda game, k: game.deal[k].chosen,
        "the player says where each card goes; the order only counts the cards of a round",
    ),
)


def unsaid(game: Any, what: str) -> str:
    """Why a change needs no word, or nothing."""
    for pattern, holds, why in UNSAID:
        match = re.fullmatch(pattern, what)
        if match and holds(game, int(match[1])):
            return why
    return ""


def words_of(game: Game) -> str:
    """The rules of an altered declaration; nothing when no game can be so declared."""
    try:
        return rules_text(game)
    except Exception:
        with pytest.raises(Exception):  # noqa: B017
            game.compiled
        return ""


def silent(slug: str, wanted: list[tuple[str, Any]]) -> list[str]:
    """The changes that leave the text as it was, and should not."""
    game = cadogan.game(slug)
    text, tables = rules_text(game), canonical(game.compiled)
    out = []
    for what, changed in wanted:
        other = Game(changed)
        if words_of(other) != text or why_same(game.declaration, what) or unsaid(game.declaration, what):
            continue
        try:
            same = canonical(other.compiled) == tables
        except Exception:  # no game can be so declared; how the compiler says so is another test's matter
            continue
        if not same:
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


# ---- the text as a text ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_the_text_speaks_of_every_zone_and_place(slug: str) -> None:
    game = cadogan.game(slug)
    text = " ".join(game.rules_text().split())
    for zone, places in zip(game.compiled.places.zones, _codes(game), strict=True):
        if zone.hidden:
            continue
        assert zone.name.removeprefix("the ").lower() in text.lower()
        assert re.search(rf"\b{re.escape(places[0])}\b", text) and re.search(rf"\b{re.escape(places[-1])}\b", text)


def _codes(game: Game) -> list[list[str]]:
    places = game.compiled.places
    return [places.names[first : first + zone.count] for first, zone in zip(places.first, places.zones, strict=True)]


@pytest.mark.parametrize("slug", GAMES)
def test_the_text_is_clean(slug: str) -> None:
    game = cadogan.game(slug)
    text = game.rules_text()
    assert text.startswith(f"{game.title}\n{'=' * len(game.title)}\n")
    assert text.endswith("\n") and not text.endswith("\n\n")
    assert not re.search(r"\{|\}|\bNone\b|\bTrue\b|\bFalse\b|TODO|XXX|<|\bno place\b|nowhere|never comes", text)
    assert not re.search(r"[ \t]$", text, re.M)
    for line in text.splitlines():
        assert len(line) <= 80
        assert "  " not in line.lstrip()
    said = re.sub(r"\s+", " ", text)
    assert not re.search(r" [,.;:)]|\( |,,|\.\.|;\.|,\.|\b(\w+) \1\b", said)
    assert not re.search(r"\ba (?:[aeio]|8\b|under)|\ban (?!8)[^aeiou]", said)


@pytest.mark.parametrize("slug", GAMES)
def test_every_paragraph_is_of_whole_sentences(slug: str) -> None:
    for section in rules(cadogan.game(slug)).sections:
        assert section.blocks
        for block in section.blocks:
            assert block
            for text in [block] if isinstance(block, str) else [item.text for item in block]:
                assert text.endswith(".")
                assert not re.search(r"[.] [a-su-z][a-z]", text)  # a place's code may begin a sentence


@pytest.mark.parametrize("slug", GAMES)
def test_markdown_holds_the_same_words(slug: str) -> None:
    game = cadogan.game(slug)
    page = rules_markdown(game)
    assert page.startswith("# ")
    assert page.count("\n# ") == 0
    assert all(line == "" or re.match(r"#{1,2} \S|- \S|\S", line) for line in page.splitlines())
    assert page.count("**") % 2 == 0
    plain = re.sub(r"\\(.)", r"\1", re.sub(r"(?m)^#+ |^- |\*\*", "", page))
    assert _words(plain) == _words(re.sub(r"(?m)^[=-]+$|^- ", "", game.rules_text()))


@pytest.mark.parametrize("slug", GAMES)
def test_html_is_well_formed(slug: str) -> None:
    game = cadogan.game(slug)
    page = rules_html(game)
    tree = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))
    assert tree.tag == "html"
    body = tree.find("body")
    assert body is not None
    assert {one.tag for one in body.iter()} <= {"body", "h1", "h2", "p", "ul", "li", "b"}
    assert all(len(one) for one in body.iter("ul"))
    assert _words(" ".join(body.itertext())) == _words(re.sub(r"(?m)^[=-]+$|^- ", "", game.rules_text()))


def _words(text: str) -> list[str]:
    return text.split()


def test_no_game_is_named_in_the_words_for_rules() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(describe.__file__).parent.glob("*.py"))
    assert not [slug for slug in GAMES if re.search(rf"[\"']{re.escape(slug)}[\"']", sources)]


def test_a_game_with_hooks_says_that_a_program_has_a_say() -> None:
    declaration = cadogan.game("la-belle-lucie").declaration
    hooked = Game(dataclasses.replace(declaration, hooks=Hooks(won=lambda position: False)))
    assert "written as a program" in rules_text(hooked)
    assert "written as a program" not in rules_text(Game(declaration))


# ---- the command -----------------------------------------------------------------------------------------------------


def test_the_command_prints_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    game = cadogan.game("forty-thieves")
    for options, wanted in (
        ([], game.rules_text()),
        (["--format", "markdown"], rules_markdown(game)),
        (["--format", "html"], rules_html(game)),
    ):
        assert main(["rules", "forty-thieves", *options]) == 0
        assert capsys.readouterr().out == wanted


def test_the_command_knows_ascii(capsys: pytest.CaptureFixture[str]) -> None:
    for game in GAMES:
        assert main(["rules", game, "--ascii"]) == 0
        out = capsys.readouterr().out
        assert out.isascii() and "?" not in out


def test_an_unknown_game_is_one_line_and_status_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "klondyke"]) == 2
    seen = capsys.readouterr()
    assert seen.out == "" and seen.err.count("\n") == 1 and "klondike" in seen.err
