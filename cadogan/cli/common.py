"""What the commands share: reading arguments, writing results, showing progress."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TextIO

from cadogan.cli import status as status
from cadogan.errors import one_line as one_line
from cadogan.text import columns, finish, table

__all__ = [
    "Output",
    "Parser",
    "Progress",
    "add_game",
    "add_json",
    "add_text",
    "one_line",
    "open_streams",
    "status",
    "whole",
]

MAX_NUMBER = 2**64 - 1


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def __init__(self, **words: Any) -> None:
        super().__init__(allow_abbrev=False, **words)

    def error(self, message: str) -> NoReturn:
        self.exit(status.MISUSE, f"{self.prog}: {one_line(message)}; {self.prog} --help tells more\n")


def whole(low: int, high: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 20 and low <= int(text) <= high:
            return int(text)
        top = "2**64 - 1" if high == MAX_NUMBER else high
        raise argparse.ArgumentTypeError(f"{text[:40]!r}: expected a whole number from {low} to {top}")

    return read


deal_number = whole(0, MAX_NUMBER)


def add_game(parser: argparse.ArgumentParser) -> None:
    """The argument GAME."""
    parser.add_argument("game", metavar="GAME", help="slug or alias; cadogan games lists them")


def add_json(parser: argparse.ArgumentParser) -> None:
    """The option --json."""
    parser.add_argument("--json", action="store_true", help="JSON alone on standard output")


def add_text(parser: argparse.ArgumentParser) -> None:
    """The option --ascii."""
    parser.add_argument("--ascii", action="store_true", help="suits as letters, no sign beyond ASCII")


# ---- writing ---------------------------------------------------------------------------------------------------------


def open_streams() -> None:
    """Have all three streams, also those the caller closed; a sign that one cannot take does not stop us."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115  stays open
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _takes_symbols(stream: TextIO) -> bool:
    try:
        "♣▒×".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@dataclass(frozen=True)
class Output:
    """How results are written: with symbols or in ASCII, in colour or not, how wide."""

    ascii: bool
    colour: bool
    width: int

    @classmethod
    def of(cls, arguments: argparse.Namespace) -> Output:
        """What the options, the environment (NO_COLOR) and the terminal ask for."""
        terminal = sys.stdout.isatty()
        colour = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        width = shutil.get_terminal_size().columns if terminal else 80
        return cls(getattr(arguments, "ascii", False) or not _takes_symbols(sys.stdout), colour, max(20, width))

    def say(self, text: str = "") -> None:
        """One or more lines for people."""
        print(finish(text, self.ascii, self.colour))

    def flow(self, cells: list[str]) -> None:
        """Short texts in columns."""
        self.say("\n".join(columns(cells, self.width)))

    def table(self, position: Any) -> None:
        """A position, or the view of one."""
        print(table(position, self.ascii, self.colour, self.width))


def write_json(value: object) -> None:
    """JSON alone, one line."""
    print(json.dumps(value))


class Progress:
    """How far a long task is, on standard error: in place on a terminal, elsewhere a line now and then."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._terminal = sys.stderr.isatty()
        self._wait = 0.2 if self._terminal else 10.0
        self._last = time.monotonic()
        self._length = 0

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self._last < self._wait:
            return
        self._last = now
        text = f"{self._what}: {done:,} of {total:,} ({100 * done // total} %)"
        if self._terminal:
            print(f"\r{text.ljust(self._length)}", end="", file=sys.stderr, flush=True)
            self._length = len(text)
        else:
            print(text, file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Remove the line from a terminal."""
        if self._length:
            print(f"\r{' ' * self._length}\r", end="", file=sys.stderr, flush=True)
            self._length = 0
