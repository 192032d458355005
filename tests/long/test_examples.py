"""The example distributions, each installed by pip into an environment of its own, beside cadogan's wheel.

CADOGAN_WHEEL names the wheel; without it one is built from the source tree.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
BROKEN = {"misspelled": "Teleport", "clash": "klondike", "crash": "the dog ate the other game"}

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not EXAMPLES.exists(), reason="needs the folder examples beside the tests"),
]


class Environment:
    """A virtual environment with cadogan's wheel in it, and nothing else of ours."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
        venv.create(folder, with_pip=True, symlinks=sys.platform != "win32")
        self.run("python", "-m", "pip", "install", "--quiet", wheel)

    def run(
        self, program: str, *arguments: str | Path, status: int = 0, cwd: Path | None = None, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment; it must end with this status."""
        mine = {key: value for key, value in os.environ.items() if not key.startswith(("CADOGAN", "PYTHON", "PYTEST"))}
        done = subprocess.run(
            [self.scripts / program, *arguments],
            capture_output=True,
            text=True,
            cwd=cwd or self.folder,
            env=mine | variables,
            timeout=300,
            check=False,
        )
        assert done.returncode == status, f"{program} {arguments}: {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done

    def install(self, source: Path, extra: str = "") -> Path:
        """Install a copy of a distribution, for a build leaves files behind; where the copy is."""
        copy = self.folder / source.name
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
        self.run("python", "-m", "pip", "install", "--quiet", f"{copy}{extra}")
        return copy


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """cadogan's wheel."""
    given = os.environ.get("CADOGAN_WHEEL")
    if given:
        return Path(given).resolve()
    if not (ROOT / "setup.py").exists():
        pytest.skip("CADOGAN_WHEEL is not set, and there is no source tree to build it from")
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    shutil.copytree(
        ROOT, source, ignore=shutil.ignore_patterns(".git", "build", ".venv*", ".hypothesis", "__pycache__")
    )
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(source)]
    subprocess.run(build, check=True, timeout=900)
    return next(folder.glob("*.whl"))


@pytest.fixture
def environment(wheel: Path, tmp_path: Path) -> Callable[[], Environment]:
    """Makes a new environment."""
    return lambda: Environment(tmp_path / "env", wheel)


def listed(env: Environment, **variables: str) -> dict[str, str]:
    """The games that ``cadogan games`` names beyond the book's, with their distributions."""
    code = "import cadogan, json; print(json.dumps({g.slug: g.distribution for g in cadogan.games()}))"
    found = json.loads(env.run("python", "-W", "ignore", "-c", code, **variables).stdout)
    text = env.run("cadogan", "games", **variables).stdout
    assert all(slug in text for slug in found)
    return {slug: owner for slug, owner in found.items() if owner != "cadogan"}


@pytest.mark.parametrize(
    ("name", "games"), [("freecell", {"freecell", "eight-off"}), ("golf", {"golf", "level-golf", "divisors"})]
)
def test_an_example_is_installed_and_its_games_are_like_all_others(
    environment: Callable[[], Environment], name: str, games: set[str]
) -> None:
    env = environment()
    copy = env.install(EXAMPLES / name, "[test]")
    assert listed(env) == dict.fromkeys(games, f"cadogan-{name}")
    about = json.loads(env.run("cadogan", "games", "--json").stdout)
    assert games <= {game["game"] for game in about}
    for game in games:
        dealt = json.loads(env.run("cadogan", "deal", game, "7", "--json").stdout)
        assert dealt["legal_moves"]
        played = json.loads(env.run("cadogan", "simulate", game, "--deals", "10", "--json").stdout)
        assert played["won"] + played["lost"] + played["stalled"] == 10
    env.run("cadogan", "check", f"cadogan_{name}")
    tests = env.run("python", "-m", "pytest", "-W", "error", cwd=copy)
    assert " passed" in tests.stdout
    assert listed(env, CADOGAN_DISABLED_PLUGINS=f"cadogan-{name}") == {}


def test_a_broken_plugin_is_reported_by_its_distribution_and_survived(
    environment: Callable[[], Environment],
) -> None:
    env = environment()
    before = env.run("cadogan", "games").stdout
    env.install(EXAMPLES / "broken")
    done = env.run("cadogan", "games")
    warnings = done.stderr.splitlines()
    assert len(warnings) == len(BROKEN)
    for plugin, reason in BROKEN.items():
        (warning,) = [line for line in warnings if f"plugin {plugin!r} of cadogan-broken is left out" in line]
        assert reason in warning
    assert set(before.splitlines()) <= set(done.stdout.splitlines())
    assert listed(env) == {"crooked": "cadogan-broken"}
    env.run("cadogan", "simulate", "klondike", "--deals", "10")


def test_a_broken_plugin_is_an_error_where_plugins_are_strict(environment: Callable[[], Environment]) -> None:
    env = environment()
    env.install(EXAMPLES / "broken")
    done = env.run("cadogan", "games", status=2, CADOGAN_STRICT_PLUGINS="1")
    assert "cadogan-broken" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    quiet = env.run("cadogan", "games", CADOGAN_STRICT_PLUGINS="1", CADOGAN_DISABLED_PLUGINS="cadogan-broken")
    assert not quiet.stderr


def test_a_declaration_with_mistakes_fails_on_use_and_check_tells_the_cures(
    environment: Callable[[], Environment],
) -> None:
    env = environment()
    env.install(EXAMPLES / "broken")
    done = env.run("cadogan", "deal", "crooked", "1", status=2)
    assert "moves[0].from_" in done.stderr
    assert "Traceback" not in done.stderr
    report = json.loads(env.run("cadogan", "check", "cadogan_broken.crooked", "--json", status=1).stdout)
    (game,) = report["games"]
    assert [finding["field"] for finding in game["findings"]] == ["moves[0].from_", "moves[1].relation"]
    assert all(finding["cure"] for finding in game["findings"])


def test_a_new_plugin_installs_and_passes_its_tests_at_once(
    environment: Callable[[], Environment], tmp_path: Path
) -> None:
    env = environment()
    env.run("cadogan", "new-plugin", "seven-storms", "--into", tmp_path)
    copy = env.install(tmp_path / "seven-storms", "[test]")
    assert listed(env) == {"seven-storms": "seven-storms"}
    env.run("cadogan", "check", "seven_storms")
    assert "3 passed" in env.run("python", "-m", "pytest", "-W", "error", cwd=copy).stdout
