"""Pages of the site that nobody writes, made while it is built (mkdocs.yml names this file as a hook).

The start page is README.md, so that what it says is said once; contributing and changelog likewise. Every game has a
page: its drawn table and its rules, both from the declaration, and the declaration itself.
"""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cadogan
from cadogan.describe import rules_markdown
from cadogan.svg import draw

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT = Path(__file__).resolve().parent.parent
FROM_ROOT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
DEAL = 1


# ---- what mkdocs calls -----------------------------------------------------------------------------------------------


def on_config(config: MkDocsConfig) -> None:
    """Put the games' pages where the contents have ``Games``."""
    listed: list[Any] = ["games/index.md", *({game.title: f"games/{game.slug}.md"} for game in cadogan.games())]
    for entry in config.nav or ():
        if isinstance(entry, dict) and "Games" in entry:
            entry["Games"] = listed


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages."""
    from mkdocs.structure.files import File

    for name, text in pages().items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Put in what docstrings alone do not give."""
    return markdown.replace("<!-- names of a game -->", names_of_a_game())


# ---- the pages -------------------------------------------------------------------------------------------------------


def pages() -> dict[str, str]:
    """All of them, and the drawings, by their path in the site's sources."""
    made = {page: as_page(name) for name, page in FROM_ROOT.items()}
    made["games/index.md"] = list_of_games()
    for game in cadogan.games():
        made[f"games/{game.slug}.md"] = game_page(game)
        made[f"games/img/{game.slug}.svg"] = draw(game.deal(DEAL), view=True)
    return made


def as_page(name: str) -> str:
    """A page of the root, with its links as they are seen from docs/."""
    text = (ROOT / name).read_text(encoding="utf-8")
    text = text.replace("](docs/", "](")
    for file, page in FROM_ROOT.items():
        text = text.replace(f"]({file}", f"]({page}")
    return text


def list_of_games() -> str:
    """The games in the book's order, each followed by its variants."""
    lines = [
        "# Games",
        "",
        f"{len(cadogan.games())} games. Each page shows the table of deal {DEAL} as the player sees it and the rules "
        "in words; both are made from the game's declaration, which stands at the end.",
        "",
        "| no. | game | in commands | packs | redeals |",
        "| --: | --- | --- | --: | --: |",
    ]
    for game in cadogan.games():
        number = str(game.number) if game.number else ""
        names = ", ".join(f"`{name}`" for name in (game.slug, *game.aliases))
        redeals = "any number" if game.redeals is None else str(game.redeals)
        lines.append(f"| {number} | [{game.title}]({game.slug}.md) | {names} | {game.packs} | {redeals} |")
    return "\n".join(lines) + "\n"


def game_page(game: cadogan.Game) -> str:
    """One game."""
    heading, _, rules = rules_markdown(game).partition("\n")
    parts = [
        heading,
        "",
        *_facts(game),
        "",
        f"![The table of {game.title}, deal {DEAL}](img/{game.slug}.svg)",
        "",
        "```sh",
        f"cadogan play {game.slug} {DEAL}",
        "```",
        "",
        rules.strip(),
        "",
    ]
    source = _source(game)
    if source:
        parts += ["## The declaration", "", "```python", source.strip(), "```", ""]
    return "\n".join(parts)


def names_of_a_game() -> str:
    """The properties that are written in one line each, which mkdocstrings passes over."""
    short = {
        name: value
        for name, value in vars(cadogan.Game).items()
        if isinstance(value, property) and getattr(value.fget, "__name__", "") == "<lambda>"
    }
    return "\n".join(f"- `{name}`: {value.__doc__}" for name, value in short.items())


def _facts(game: cadogan.Game) -> list[str]:
    of = cadogan.game(game.variant_of) if game.variant_of else None
    facts = {
        "Number in the book": str(game.number) if game.number else "",
        "Variant of": f"[{of.title}]({of.slug}.md)" if of else "",
        "In commands": ", ".join(f"`{name}`" for name in (game.slug, *game.aliases)),
        "Packs": f"{game.packs} ({game.cards} cards)",
        "Rules version": str(game.rules_version),
        "Source": _about(game),
    }
    return ["| | |", "| --- | --- |", *(f"| {name} | {fact} |" for name, fact in facts.items() if fact)]


def _plugin(game: cadogan.Game) -> Any:
    """The module that declares a built-in game, found by its slug; None for another distribution's game."""
    if game.distribution != "cadogan":
        return None
    return import_module(f"cadogan.plugins.{game.slug.replace('-', '_')}")


def _about(game: cadogan.Game) -> str:
    """The docstring's first sentences: where the game comes from, and which readings were taken."""
    plugin = _plugin(game)
    about = inspect.getdoc(plugin) or "" if plugin else game.distribution
    return re.sub(r"\s+", " ", about).replace("|", r"\|")


def _source(game: cadogan.Game) -> str:
    plugin = _plugin(game)
    return inspect.getsource(plugin) if plugin else ""
