"""The command new-plugin: a distribution with a game of one's own, to begin with."""

from __future__ import annotations

import argparse
import importlib.util
import keyword
import re
import sys
from pathlib import Path
from typing import Any

import cadogan
from cadogan.cli.common import Output, add_json, status, write_json
from cadogan.cli.templates import PLUGIN
from cadogan.errors import CadoganError

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_MOST = 60


class _NameError(CadoganError, ValueError):
    """The name, or the folder, cannot be used."""


def add_commands(commands: Any) -> None:
    """Add it to the parser."""
    parser = commands.add_parser("new-plugin", help="write a distribution with a game of your own, to begin with")
    parser.add_argument("name", metavar="NAME", help="lower-case words with hyphens: the distribution's and the game's")
    parser.add_argument("--into", metavar="DIR", default=".", help="folder in which its folder is made (this one)")
    add_json(parser)
    parser.set_defaults(run=new_plugin)


def new_plugin(arguments: argparse.Namespace) -> int:
    """Write the files."""
    name = arguments.name
    module = _module_of(name)
    folder = Path(arguments.into) / name
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise _NameError(f"{folder} exists already; choose another name or another --into")
    files = plugin_files(name, module)
    for path, text in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    if arguments.json:
        write_json({"name": name, "module": module, "folder": str(folder), "files": sorted(files)})
        return status.DONE
    out = Output.of(arguments)
    out.say("\n".join([*(str(folder / path) for path in files), "", "Next:"]))
    out.say(f"  pip install -e '{folder}[test]'")
    out.say(f"  cadogan check {module}")
    out.say(f"  cadogan play {name}")
    out.say(f"  python -m pytest {folder}")
    return status.DONE


def _module_of(name: str) -> str:
    """The module's name; the distribution's, the game's and it must all be free."""
    if not _NAME.fullmatch(name) or len(name) > _MOST:
        raise _NameError(f"{name[:_MOST]!r}: expected lower-case-words-with-hyphens, at most {_MOST} characters")
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or importlib.util.find_spec(module) is not None:
        raise _NameError(f"{name}: a module {module} exists already; choose another name")
    taken = [game for game in cadogan.games() if name in (game.slug, *game.aliases)]
    if taken:
        raise _NameError(f"{name}: {taken[0].distribution or 'another plugin'} has a game of that name; choose another")
    return module


def plugin_files(name: str, module: str) -> dict[str, str]:
    """By path the texts of a new plugin's files."""
    title = name.replace("-", " ").title()
    words = {"NAME": name, "MODULE": module, "TITLE": title, "VERSION": _minor()}

    def filled(text: str) -> str:
        return re.sub("@([A-Z]+)@", lambda match: words[match[1]], text)

    return {filled(path): filled(text) for path, text in PLUGIN.items()}


def _minor() -> str:
    """Any version from this one on will do."""
    return ".".join(cadogan.__version__.split(".")[:2])
