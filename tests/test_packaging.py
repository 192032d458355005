"""What is installed: the compiled half, its declarations and stubs, the entry points; and what README promises."""

from __future__ import annotations

import importlib
import pkgutil
import re
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

import pytest

import cadogan

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
in_source_tree = pytest.mark.skipif(not README.exists(), reason="needs the source tree")


def test_the_version_has_one_source() -> None:
    assert cadogan.__version__ == metadata.version("cadogan")


def test_nothing_but_plugins_and_the_place_of_saved_games_needs_another_distribution() -> None:
    needed = [one for one in metadata.requires("cadogan") or [] if "extra ==" not in one]
    assert {re.split(r"[^a-z]", one)[0] for one in needed} == {"pluggy", "platformdirs"}


def test_the_public_names_are_there() -> None:
    assert set(cadogan.__all__) <= set(dir(cadogan))
    assert len(set(cadogan.__all__)) == len(cadogan.__all__)


def test_functions_are_not_hidden_by_modules_of_their_name() -> None:
    for name in ("game", "simulate"):
        importlib.import_module(f"cadogan.{name}")
        assert callable(getattr(cadogan, name))


def test_every_error_is_one_of_ours_and_one_that_python_knows() -> None:
    for name in cadogan.__all__:
        error = getattr(cadogan, name)
        if (
            isinstance(error, type)
            and issubclass(error, Exception)
            and name.endswith("Error")
            and name != "CadoganError"
        ):
            assert issubclass(error, cadogan.CadoganError)
            assert issubclass(error, ValueError | LookupError | RuntimeError)
            assert not issubclass(error, KeyError), "its message would be shown with quotes around it"


def test_every_module_can_be_imported() -> None:
    for module in pkgutil.walk_packages(cadogan.__path__, "cadogan."):
        if module.name != "cadogan.__main__":
            importlib.import_module(module.name)


def test_every_compiled_module_has_its_stub_and_types_are_announced() -> None:
    core = Path(cadogan._core.__file__).parent  # type: ignore[attr-defined]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    compiled = {path.name.removesuffix(suffix) for path in core.glob(f"*{suffix}")}
    assert {"playout", "position", "rng", "state", "tables"} <= compiled
    assert compiled <= {path.stem for path in core.glob("*.pyi")}
    assert {"state", "tables"} <= {path.stem for path in core.glob("*.pxd")}
    assert (Path(cadogan.__file__).parent / "py.typed").exists()


def test_the_games_and_the_command_are_entry_points() -> None:
    points = metadata.distribution("cadogan").entry_points
    assert {(point.group, point.value) for point in points} == {
        ("console_scripts", "cadogan.cli:main"),
        ("cadogan", "cadogan.plugins"),
    }


def test_the_command_runs(tmp_path: Path) -> None:
    command = Path(sysconfig.get_path("scripts")) / ("cadogan.exe" if sys.platform == "win32" else "cadogan")
    done = subprocess.run([command, "--version"], capture_output=True, text=True, cwd=tmp_path, timeout=60, check=True)
    assert done.stdout == f"cadogan {cadogan.__version__}\n"


@in_source_tree
def test_ci_runs_the_test_command_of_readme() -> None:
    blocks = re.findall(r"<!-- (\w+) -->\s*```\w*\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    commands = {name: text.strip() for name, text in blocks}
    assert set(commands) >= {"play", "tests"}
    assert commands["tests"].endswith("-m pytest")
    assert "<!-- tests -->" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@in_source_tree
def test_the_code_in_readme_works(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert code
    for block in code:
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out


@in_source_tree
def test_the_table_in_readme_is_the_one_that_is_drawn() -> None:
    from cadogan.text import table

    drawn = table(cadogan.game("la-belle-lucie").deal(42).view())
    assert drawn in README.read_text(encoding="utf-8")


@in_source_tree
def test_the_source_tree_finds_the_installed_half(tmp_path: Path) -> None:
    code = "import cadogan; print(len(cadogan.games()))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60, check=True
    )
    assert int(done.stdout) == len([game for game in cadogan.games() if game.distribution])
