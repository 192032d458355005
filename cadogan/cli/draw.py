"""The command draw: a position as a picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from cadogan.cli.common import add_game, deal_number, status
from cadogan.cli.look import start_position
from cadogan.errors import CadoganError, InvalidMoveError
from cadogan.files import write_atomically


def add_commands(commands: Any) -> None:
    """Add it to the parser."""
    parser = commands.add_parser("draw", help="draw a position as SVG or PNG")
    add_game(parser)
    parser.add_argument(
        "number", metavar="N", nargs="?", type=deal_number, help="deal number; with --cards, seed of later shuffles"
    )
    parser.add_argument("--moves", default="", metavar="TEXT", help="moves to make first, between blanks")
    start = parser.add_mutually_exclusive_group()
    start.add_argument(
        "--cards", metavar="FILE", help="the whole pack instead of a number, top card first (- reads standard input)"
    )
    start.add_argument("--position", metavar="TEXT", help="a position's notation instead of a number")
    parser.add_argument("--view", action="store_true", help="only what the player may see")
    parser.add_argument("--colours", type=int, choices=(2, 4), default=2, help="red and black, or a colour a suit")
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        required=True,
        type=_picture,
        help="F.svg, F.png (needs the extra png) or - (SVG on standard output)",
    )
    parser.set_defaults(run=draw)


def _picture(text: str) -> Path:
    path = Path(text)
    if text != "-" and path.suffix.lower() not in (".svg", ".png"):
        raise argparse.ArgumentTypeError(f"{text[:80]!r}: expected a name that ends in .svg or .png, or -")
    return path


def draw(arguments: argparse.Namespace) -> int:
    """Draw a position."""
    from cadogan import svg

    position = start_position(arguments)
    for index, text in enumerate(arguments.moves.split(), 1):
        try:
            position.push(text)
        except CadoganError as error:
            raise InvalidMoveError(f"move {index} of --moves: {error}") from None
    drawing = svg.draw(position, view=arguments.view, colours=arguments.colours)
    path: Path = arguments.output
    if str(path) == "-":
        sys.stdout.write(drawing)
        return status.DONE
    data = svg.to_png(drawing) if path.suffix.lower() == ".png" else drawing.encode()
    if path.exists() and not path.is_file():  # a device or a pipe is written to, not replaced
        with path.open("wb") as file:
            file.write(data)
    else:
        write_atomically(path, data)
    return status.DONE
