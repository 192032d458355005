"""The command rules: a game's rules in words."""

from __future__ import annotations

import argparse
from typing import Any

import cadogan
from cadogan.cli.common import Output, add_game, add_text, status
from cadogan.text import to_ascii


def add_commands(commands: Any) -> None:
    """Add it to the parser."""
    parser = commands.add_parser("rules", help="tell the rules of a game")
    add_game(parser)
    parser.add_argument("--format", choices=("text", "markdown", "html"), default="text", help="text by default")
    add_text(parser)
    parser.set_defaults(run=rules)


def rules(arguments: argparse.Namespace) -> int:
    """Print the rules."""
    from cadogan import describe

    game = cadogan.game(arguments.game)
    if arguments.format == "text":
        Output.of(arguments).say(describe.rules_text(game).rstrip("\n"))
        return status.DONE
    page = describe.rules_markdown(game) if arguments.format == "markdown" else describe.rules_html(game)
    print(to_ascii(page) if arguments.ascii else page, end="")
    return status.DONE
