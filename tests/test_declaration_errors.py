"""Every DeclarationError has an entry with its cure, every entry an example that is tried."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from support import declaration_errors as support

import cadogan.declare
from cadogan.compile import compile_game
from cadogan.cures import BASE, CURES, Cure, cure_of
from cadogan.declare import Game
from cadogan.errors import DeclarationError

# Passed on from face(), which is called by others as well.
QUOTED = "str(error)"
EXAMPLES = [cure for cure in CURES if cure.wrong]


def raised() -> dict[str, list[str]]:
    """By message where it is raised."""
    files = [*support.PACKAGE.rglob("*.py")]
    by_message: dict[str, list[str]] = {}
    sites = [*support.raised("DeclarationError", *files)]
    sites += support.raised("ValueError", support.PACKAGE / "declare" / "cards.py")
    for place, message in sites:
        if message != QUOTED:
            by_message.setdefault(message, []).append(place)
    return by_message


def changed(fields: str) -> Game:
    """BASE with these fields."""
    words: dict[str, Any] = eval(f"dict({fields})", dict(vars(cadogan.declare)))
    return replace(BASE, **words)


def tried(game: Game) -> None:
    """Everything that looks into a declaration."""
    from cadogan.registry import Registry

    compile_game(game)
    Registry().add([game], "")


def test_every_declaration_error_has_an_entry() -> None:
    entries = {cure.message for cure in CURES}
    missing = {message: places for message, places in raised().items() if message not in entries}
    assert not missing, "add entries to cadogan/cures.py and run python tests/support/declaration_errors.py"


def test_no_entry_is_of_an_error_that_nobody_raises() -> None:
    assert {cure.message for cure in CURES} - raised().keys() == set()


def test_no_message_has_two_entries() -> None:
    assert [message for message, n in Counter(cure.message for cure in CURES).items() if n > 1] == []


def test_the_game_that_the_examples_change_is_sound() -> None:
    tried(BASE)


@pytest.mark.parametrize("cure", EXAMPLES, ids=lambda cure: cure.message)
def test_the_example_makes_the_mistake_and_the_cure_mends_it(cure: Cure) -> None:
    with pytest.raises(DeclarationError) as caught:
        tried(changed(cure.wrong))
    assert cure_of(caught.value) is cure, caught.value
    tried(changed(cure.right))


def test_only_what_no_field_can_show_has_no_example() -> None:
    assert [cure.message for cure in CURES if not cure.wrong] == ["expected a cadogan.declare.Game, not …"]
    with pytest.raises(DeclarationError) as caught:
        cadogan.register("example")  # type: ignore[arg-type]
    assert cure_of(caught.value) is CURES[0]


def test_the_page_is_what_the_entries_make() -> None:
    if not support.PAGE.exists():
        pytest.skip("the tests stand without the project's documents")
    assert support.PAGE.read_text("utf-8") == support.page(), "run python tests/support/declaration_errors.py"
