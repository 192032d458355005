"""README and the documents name what there is: commands, games, files; and the site has a page for every game."""

from __future__ import annotations

import importlib.util
import re
import shlex
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

import pytest

import cadogan
import cadogan.declare
from cadogan.cli import parser

ROOT = Path(__file__).resolve().parent.parent
GENERATOR = ROOT / "docs" / "gen_pages.py"
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLACEHOLDERS = {"FILE", "GAME", "MODULE", "NAME", "SLUG"}
PAGES = [
    page
    for page in (*(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")), *ROOT.glob("docs/*.md"))
    if page.exists()
]

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="the tests stand without the project's documents")


def commands(page: Path) -> list[list[str]]:
    """The arguments of every call of cadogan that a page shows."""
    found = []
    for block in SHELL.findall(page.read_text("utf-8")):
        for line in block.splitlines():
            call = re.match(r"(?:\S*/)?cadogan (.*)", line)
            words = shlex.split(call[1], comments=True) if call else []
            if words and not PLACEHOLDERS & set(words):
                found.append(words)
    return found


@cache
def generated() -> dict[str, str]:
    """The pages that are made while the site is built, by their path."""
    spec = importlib.util.spec_from_file_location("gen_pages", GENERATOR)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    pages: dict[str, str] = module.pages()
    return pages


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_the_command_line_takes_the_commands_that_a_page_shows(page: Path) -> None:
    known = {name for game in cadogan.games() for name in (game.slug, *game.aliases)}
    for words in commands(page):
        try:
            arguments = parser().parse_args(words)
        except SystemExit as end:
            assert not end.code, f"{page.name}: cadogan {shlex.join(words)}"
            continue
        if page.name != "tutorial.md" and arguments.__dict__.get("game") is not None:
            assert arguments.game in known, f"{page.name}: cadogan {shlex.join(words)}"


def test_readme_says_how_many_games_there_are() -> None:
    ours = [game for game in cadogan.games() if game.distribution == "cadogan"]
    of_the_book = [game for game in ours if game.number]
    text = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert f"the {len(of_the_book)} of an old book" in text
    assert f"and {len(ours) - len(of_the_book)} variants" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_files_that_a_page_links_to_exist(page: Path) -> None:
    made = {ROOT / "docs" / name for name in generated()}
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", re.sub(r"`[^`]*`", "", page.read_text("utf-8"))):
        if "://" not in target:
            file = (page.parent / target).resolve()
            assert file.exists() or file in made, f"{page.name}: {target}"


def test_every_game_has_a_page_with_its_table_rules_and_declaration() -> None:
    pages = generated()
    for game in cadogan.games():
        page = pages[f"games/{game.slug}.md"]
        assert page.startswith(f"# {game.title}\n"), game.slug
        assert all(f"`{name}`" in page for name in (game.slug, *game.aliases))
        assert f"](img/{game.slug}.svg)" in page
        assert "\n## The deal\n" in page
        if game.distribution == "cadogan":
            assert "Game(" in page.partition("## The declaration")[2] or game.variant_of, game.slug
        ElementTree.fromstring(pages[f"games/img/{game.slug}.svg"])
        assert f"({game.slug}.md)" in pages["games/index.md"]


def test_the_reference_has_every_public_name() -> None:
    words = (ROOT / "docs" / "declare.md").read_text("utf-8")
    missing = [name for name in cadogan.declare.__all__ if f"        - {name}\n" not in words]
    api = (ROOT / "docs" / "api.md").read_text("utf-8")
    errors = {name for name in cadogan.__all__ if name.endswith(("Error", "Warning"))}  # a module shown whole
    missing += [
        name
        for name in cadogan.__all__
        if name not in errors | {"__version__", "hookimpl"}
        and not re.search(rf"^::: cadogan\.\w+\.{name}$", api, re.MULTILINE)
    ]
    assert not missing
