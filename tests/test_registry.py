"""Finding games: names, plugins that work, plugins that do not."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import cadogan
from cadogan.declare import Game as Declaration
from cadogan.registry import Registry

KLONDIKE = cadogan.game("klondike").declaration


def renamed(slug: str, *aliases: str) -> Declaration:
    """Klondike under another name; a declaration is not looked into before its game is used."""
    from dataclasses import replace

    return replace(KLONDIKE, slug=slug, aliases=aliases, number=None)


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """``plugin("name", source)``: the entry point of a module with that source."""
    monkeypatch.syspath_prepend(str(tmp_path))
    made = []

    def make(name: str, source: str) -> EntryPoint:
        head = "import cadogan\nfrom tests_of_registry import renamed\n"
        (tmp_path / f"{name}.py").write_text(head + textwrap.dedent(source))
        made.append(name)
        return EntryPoint(name, name, "cadogan")

    monkeypatch.setitem(sys.modules, "tests_of_registry", sys.modules[__name__])
    yield make
    for name in made:
        sys.modules.pop(name, None)


GOOD = """
@cadogan.hookimpl
def cadogan_register_games(register):
    register(renamed("storm", "tempest"))
"""


# ---- names -----------------------------------------------------------------------------------------------------------


def test_a_game_is_found_by_slug_and_by_alias() -> None:
    assert cadogan.game("forty-thieves") is cadogan.game("napoleon-at-st-helena")


@pytest.mark.parametrize(
    ("name", "suggestion"),
    [
        ("klondyke", "klondike"),
        ("Klondike", "klondike"),
        ("La Belle Lucie", "la-belle-lucie"),
        ("thieves", "forty-thieves"),
    ],
)
def test_an_unknown_game_gets_a_suggestion(name: str, suggestion: str) -> None:
    with pytest.raises(cadogan.UnknownGameError, match=suggestion) as caught:
        cadogan.game(name)
    assert isinstance(caught.value, LookupError)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["", "x" * 10_000, "\0", None, 7, ("klondike",)])
def test_what_is_no_name_is_an_unknown_game(name: Any) -> None:
    with pytest.raises(cadogan.UnknownGameError) as caught:
        cadogan.game(name)
    assert len(str(caught.value)) < 200


def test_games_come_in_the_order_of_the_book() -> None:
    numbers = [game.number for game in cadogan.games() if game.number is not None]
    assert numbers == sorted(numbers)
    assert len(numbers) >= 16


def test_a_variant_follows_its_game() -> None:
    from dataclasses import replace

    registry = Registry()
    registry.add([renamed("zebra"), replace(renamed("a-variant"), variant_of="klondike"), KLONDIKE], "")
    assert [game.slug for game in registry.games()] == ["klondike", "a-variant", "zebra"]


def test_listing_the_games_compiles_none() -> None:
    registry = Registry()
    registry.add([KLONDIKE], "")
    assert "compiled" not in vars(registry.find("klondike"))


def test_every_built_in_game_comes_from_the_distribution() -> None:
    assert {game.distribution for game in cadogan.games() if game.number is not None} == {"cadogan"}


# ---- registering -----------------------------------------------------------------------------------------------------


def test_a_registered_game_can_be_dealt() -> None:
    game = cadogan.register(renamed("test-of-register"))
    assert cadogan.game("test-of-register") is game
    assert game in cadogan.games()
    assert game.deal(1).legal_moves


@pytest.mark.parametrize("names", [("klondike",), ("new-name", "canfield"), ("canfield",), ("twice", "twice")])
def test_a_name_that_is_taken_is_refused_with_both_owners(names: tuple[str, ...]) -> None:
    before = cadogan.games()
    with pytest.raises(cadogan.PluginError, match=r"of cadogan\.register\(\) is taken by the game .* of cadogan"):
        cadogan.register(renamed(*names))
    assert cadogan.games() == before


@pytest.mark.parametrize("slug", ["", "Klondike", "two words", "a_b", "-a", "a-", "ä", 5])
def test_a_slug_of_another_form_is_refused(slug: Any) -> None:
    with pytest.raises(cadogan.DeclarationError) as caught:
        cadogan.register(renamed(slug))
    assert caught.value.field == "slug"


def test_what_is_no_declaration_is_refused() -> None:
    with pytest.raises(cadogan.DeclarationError, match=r"expected a cadogan\.declare\.Game, not str"):
        cadogan.register("klondike")  # type: ignore[arg-type]


# ---- plugins ---------------------------------------------------------------------------------------------------------


def test_a_plugin_brings_games(plugin: Any) -> None:
    registry = Registry()
    registry.load(plugin("good", GOOD))
    assert registry.find("tempest").slug == "storm"
    assert registry.find("storm").distribution == "good"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise RuntimeError('no luck')", "RuntimeError: no luck"),
        ("import sys; sys.exit(1)", "SystemExit: 1"),
        ("import no_such_module", "ModuleNotFoundError"),
        ("def", "SyntaxError"),
        ("@cadogan.hookimpl\ndef cadogan_register_game(register): pass", "cadogan_register_game"),
        ("@cadogan.hookimpl\ndef cadogan_register_games(registry): pass", "registry"),
        (
            "@cadogan.hookimpl\ndef cadogan_register_games(register):\n    register(renamed('half'))\n    1 / 0",
            "ZeroDivisionError",
        ),
        (
            "@cadogan.hookimpl\ndef cadogan_register_games(register): register('klondike')",
            "expected a cadogan.declare.Game",
        ),
    ],
)
def test_a_broken_plugin_is_left_out_with_a_warning_and_the_others_go_on(plugin: Any, source: str, reason: str) -> None:
    registry = Registry()
    with pytest.warns(cadogan.PluginWarning, match="plugin 'bad' of bad is left out") as warned:
        registry.load(plugin("bad", source))
    assert reason in str(warned[0].message)
    assert "\n" not in str(warned[0].message)
    assert registry.games() == ()
    registry.load(plugin("good", GOOD))
    assert [game.slug for game in registry.games()] == ["storm"]


def test_a_broken_plugin_is_an_error_where_that_is_asked_for(plugin: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CADOGAN_STRICT_PLUGINS", "1")
    with pytest.raises(cadogan.PluginError, match="plugin 'bad' of bad") as caught:
        Registry().load(plugin("bad", "1 / 0"))
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_two_plugins_with_one_name_are_both_named_and_the_first_stays(plugin: Any) -> None:
    registry = Registry()
    registry.load(plugin("first", GOOD))
    second = GOOD.replace('"storm", "tempest"', '"calm", "storm"')
    with pytest.warns(cadogan.PluginWarning, match="the game calm of second is taken by the game storm of first"):
        registry.load(plugin("second", second))
    assert [game.distribution for game in registry.games()] == ["first"]


LISTENER = """
heard = []
@cadogan.hookimpl
def cadogan_game_registered(game):
    heard.append(game.slug)
    if "DEAF" in globals(): 1 / 0
"""


def test_a_listener_hears_of_games_before_and_after_it(plugin: Any) -> None:
    registry = Registry()
    registry.add([renamed("before")], "")
    registry.load(plugin("listener", LISTENER + GOOD))
    registry.add([renamed("after")], "")
    assert sys.modules["listener"].heard == ["storm", "before", "after"]


def test_a_listener_that_fails_is_named_and_the_others_still_hear(plugin: Any) -> None:
    registry = Registry()
    registry.load(plugin("one", LISTENER))
    registry.load(plugin("deaf", LISTENER + "DEAF = 1\n"))
    registry.load(plugin("two", LISTENER))
    with pytest.warns(cadogan.PluginWarning, match="plugin deaf:deaf failed at the game storm: ZeroDivisionError"):
        registry.add([renamed("storm")], "")
    assert sys.modules["one"].heard == sys.modules["two"].heard == ["storm"]
    assert registry.find("storm")


# ---- the whole way, with distributions on the path -------------------------------------------------------------------


def install(folder: Path, name: str, source: str) -> None:
    """What pip leaves of a distribution with one plugin module."""
    (folder / f"{name}.py").write_text(textwrap.dedent(source))
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[cadogan]\nhere = {name}\n")


THIRD_PARTY = """
    import dataclasses, cadogan

    @cadogan.hookimpl
    def cadogan_register_games(register):
        klondike = cadogan.game("klondike").declaration
        register(dataclasses.replace(klondike, slug="third-party", aliases=(), number=None))
"""


def list_games(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cadogan", "games"],
        capture_output=True,
        text=True,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "PYTHONUTF8": "1"} | environment,
        timeout=60,
    )


def test_an_installed_plugin_is_listed_and_a_broken_one_is_reported_and_survived(tmp_path: Path) -> None:
    install(tmp_path, "thirdparty", THIRD_PARTY)
    install(tmp_path, "broken_games", "raise ValueError('two\\nlines')")
    done = list_games(tmp_path)
    assert done.returncode == 0
    assert "third-party" in done.stdout
    assert "klondike" in done.stdout
    assert done.stderr == ("cadogan: warning: plugin 'here' of broken_games is left out: ValueError: two lines\n")


def test_strict_loading_makes_a_broken_plugin_an_error_of_one_line(tmp_path: Path) -> None:
    install(tmp_path, "broken_games", "1 / 0")
    done = list_games(tmp_path, CADOGAN_STRICT_PLUGINS="1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "broken_games" in done.stderr


@pytest.mark.parametrize("name", ["broken_games", "broken-games", "Broken.Games", "x, broken_games"])
def test_a_disabled_plugin_is_not_even_imported(tmp_path: Path, name: str) -> None:
    install(tmp_path, "broken_games", "1 / 0")
    done = list_games(tmp_path, CADOGAN_DISABLED_PLUGINS=name)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_plugin_cannot_take_the_name_of_a_built_in_game(tmp_path: Path) -> None:
    install(tmp_path, "aaa", THIRD_PARTY.replace("third-party", "klondike"))
    done = list_games(tmp_path)
    assert "the game klondike of aaa is taken by the game klondike of cadogan" in done.stderr
    assert done.stdout.count(" klondike ") == 1


def test_start_is_light(tmp_path: Path) -> None:
    code = "import sys, cadogan; cadogan.games(); print(sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=60, check=True
    )
    heavy = {
        "argparse",
        "concurrent.futures",
        "asyncio",
        "multiprocessing",
        "numpy",
        "rich",
        "unittest",
        "hypothesis",
        "cadogan.cli",
        "cadogan.testing",
    }
    assert not heavy & set(eval(done.stdout))
