"""The commands new-plugin and check: what an author begins with, and what he is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cadogan
from cadogan.cli import main
from cadogan.cli.new_plugin import plugin_files

GAME = """
from cadogan.declare import *

game = Game(
    "test-of-check",
    "Test of Check",
    zones=(foundations(4), packets(4), talon(), pack()),
    deal=(Lay("t"),),
    moves=(Play("t w"), Marry("t w", "t", in_suit(-1)), Turn()),
)
"""


@pytest.fixture(autouse=True)
def nothing_stays_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test has its own folder, path and modules."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if getattr(sys.modules[name], "__file__", None) and str(tmp_path) in str(sys.modules[name].__file__):
            del sys.modules[name]


def check(capsys: pytest.CaptureFixture[str], module: str, *arguments: str) -> tuple[int, Any]:
    """The exit status and the JSON of cadogan check."""
    code = main(["check", module, "--json", "--deals", "1", "--moves", "5", *arguments])
    out, _ = capsys.readouterr()
    return code, json.loads(out) if out else None


def findings(report: Any) -> list[tuple[str, str]]:
    """Kind and field of everything that was found."""
    told = [*report["findings"], *(one for game in report["games"] for one in game["findings"])]
    assert all(one["message"] and one["cure"] for one in told)
    return [(one["kind"], one["field"]) for one in told]


# ---- new-plugin ------------------------------------------------------------------------------------------------------


def test_a_new_plugin_passes_its_own_tests_and_appears_among_the_games(tmp_path: Path) -> None:
    assert main(["new-plugin", "seven-storms"]) == 0
    folder = tmp_path / "seven-storms"
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    # What pip would make of it, without pip: the module on the path, and its metadata beside it.
    info = folder / "src" / "seven_storms-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: seven-storms\nVersion: 0.1.0\n")
    points = project["project"]["entry-points"]["cadogan"]
    (info / "entry_points.txt").write_text("[cadogan]\n" + "".join(f"{k} = {v}\n" for k, v in points.items()))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout


def test_a_new_plugin_is_found_sound_by_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-plugin", "seven-storms", "--into", "deep/er"]) == 0
    capsys.readouterr()
    code, report = check(capsys, "deep/er/seven-storms/src/seven_storms")
    assert (code, report["sound"], findings(report)) == (0, True, [])
    assert [game["game"] for game in report["games"]] == ["seven-storms"]


def test_the_files_are_named_in_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["new-plugin", "seven-storms", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["module"] == "seven_storms"
    written = [path for path in (tmp_path / told["folder"]).rglob("*") if path.is_file()]
    assert sorted(path.relative_to(told["folder"]).as_posix() for path in map(_relative, written)) == told["files"]


def _relative(path: Path) -> Path:
    return path.relative_to(Path.cwd())


def test_no_sign_of_the_template_is_left_in_the_files() -> None:
    for path, text in plugin_files("seven-storms", "seven_storms").items():
        assert "@NAME" not in text + path
        assert "@MODULE" not in text + path
        assert "@TITLE" not in text


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Storm", "lower-case"),
        ("../storm", "lower-case"),
        ("storm_games", "lower-case"),
        ("x" * 61, "lower-case"),
        ("", "lower-case"),
        ("class", "module"),
        ("json", "module"),
        ("pytest", "module"),
        ("klondike", "klondike"),
        ("forty-thieves", "forty-thieves"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, reason: str
) -> None:
    assert main(["new-plugin", name]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert reason in err
    assert len(err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "seven-storms").mkdir()
    (tmp_path / "seven-storms" / "mine").write_text("mine")
    assert main(["new-plugin", "seven-storms"]) == 2
    assert "exists already" in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "seven-storms").iterdir()] == ["mine"]


def test_a_folder_that_cannot_be_made_is_told_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert main(["new-plugin", "seven-storms", "--into", "file"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


# ---- check -----------------------------------------------------------------------------------------------------------


def write(name: str, text: str) -> str:
    """A module of that name in this folder."""
    Path(f"{name}.py").write_text(text, "utf-8")
    return name


def test_a_sound_game_gets_its_facts(capsys: pytest.CaptureFixture[str]) -> None:
    code, report = check(capsys, write("sound_of_check", GAME))
    assert (code, report["sound"]) == (0, True)
    (game,) = report["games"]
    facts = game["facts"]
    assert facts["won"] + facts["lost"] + facts["stalled"] == facts["played"]


def test_the_games_that_come_with_it_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    code, report = check(capsys, "cadogan.plugins.la_belle_lucie")
    assert (code, findings(report)) == (0, [])


def test_each_mistake_in_the_moves_is_told_with_its_field_and_cure(capsys: pytest.CaptureFixture[str]) -> None:
    text = GAME.replace('Play("t w")', 'Play("q")').replace("in_suit(-1)", "in_suit()")
    code, report = check(capsys, write("mistaken_of_check", text))
    assert (code, report["sound"]) == (1, False)
    assert findings(report) == [("declaration", "moves[0].from_"), ("declaration", "moves[1].relation")]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("packets(4)", "packets(0)", ("declaration", "zones[1].count")),
        ('Lay("t")', 'Lay("t", counts=(1, 2))', ("declaration", "deal[0].counts")),
        ("zones=(", "packs=9, zones=(", ("declaration", "packs")),
        ("zones=(", "zones=5, deck=(", ("declaration", "zones")),
        ('"test-of-check"', '"Test"', ("name", "slug")),
        ('"test-of-check"', '"klondike"', ("name", "")),
        ("zones=(", "aliases=('canfield',), zones=(", ("name", "")),
        ("packets(4)", "packets(4, at=rows(2, 2, dx=0, dy=0))", ("play", "")),
        ("zones=(", "hooks=Hooks(won=lambda position: 1 / 0), zones=(", ("play", "")),
    ],
)
def test_what_is_wrong_is_found(capsys: pytest.CaptureFixture[str], old: str, new: str, found: tuple[str, str]) -> None:
    assert old in GAME
    code, report = check(capsys, write("wrong_of_check", GAME.replace(old, new)))
    assert code == 1
    assert found in findings(report)


@pytest.mark.parametrize(
    "text",
    [
        "import nothing_of_the_kind",
        "syntax error",
        "raise SystemExit('no')",
        "",
        "import cadogan\n@cadogan.hookimpl\ndef cadogan_register_games(register):\n    raise OSError('no')",
        "import cadogan\n@cadogan.hookimpl\ndef cadogan_register_game(register):\n    pass",
    ],
)
def test_a_module_that_brings_no_game_fails(capsys: pytest.CaptureFixture[str], text: str) -> None:
    code, report = check(capsys, write("empty_of_check", text))
    assert code == 1
    assert findings(report) == [("module", "")]


def test_what_is_registered_must_be_a_declaration(capsys: pytest.CaptureFixture[str]) -> None:
    text = "import cadogan\n@cadogan.hookimpl\ndef cadogan_register_games(register):\n    register('klondike')"
    code, report = check(capsys, write("string_of_check", text))
    assert (code, findings(report)) == (1, [("declaration", "")])


@pytest.mark.parametrize("module", ["no_such_module", "no such module", "", "missing.py", "cadogan.plugins.nothing"])
def test_a_module_that_is_not_there_is_misuse(capsys: pytest.CaptureFixture[str], module: str) -> None:
    code, report = check(capsys, module)
    assert (code, report) == (2, None)


def test_a_path_will_do_for_a_module(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "lib" / "pack_of_check"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "one.py").write_text(GAME)
    assert check(capsys, str(folder / "one.py"))[0] == 0
    assert "pack_of_check.one" in sys.modules


def test_the_report_for_people_names_field_cure_and_example(capsys: pytest.CaptureFixture[str]) -> None:
    name = write("text_of_check", GAME.replace("in_suit(-1)", "in_suit()"))
    assert main(["check", name]) == 1
    out = capsys.readouterr().out
    assert "moves[1].relation: no card may go on any other" in out
    assert "cure: The relation fits no two cards." in out
    assert "in_suit(-1)" in out
    assert out.splitlines()[-1] == "1 game, 1 finding"


def test_ctrl_c_leaves_what_is_known(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    name = write("interrupted_of_check", GAME)
    monkeypatch.setattr("cadogan.testing.check_game", interrupted)
    code, report = check(capsys, name)
    assert (code, report["interrupted"], report["games"]) == (3, True, [])


def test_checking_registers_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    before = cadogan.games()
    check(capsys, write("private_of_check", GAME))
    assert cadogan.games() == before
