"""The command ``cadogan``. It uses only the public face of the package.

Exit status: 0 done, won, valid; 1 verdict lost, a readable record that does not replay; 2 misuse or any bad argument;
3 undecided or interrupted. Errors are one line on standard error. With ``--json``, standard output holds JSON alone.
"""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from cadogan.cli.common import Parser, one_line, open_streams
from cadogan.cli.common import status as exit_status
from cadogan.errors import CadoganError

DEBUG = "CADOGAN_DEBUG"


def parser() -> Parser:
    """All commands."""
    from cadogan import __version__
    from cadogan.cli import check, draw, look, new_plugin, play, rules, simulate

    top = Parser(prog="cadogan", description="Patience games: play them, look at them, measure them, replay them.")
    top.add_argument("--version", action="version", version=f"cadogan {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for module in (look, rules, draw, play, simulate, check, new_plugin):
        module.add_commands(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        argv: the arguments, without the program's name; those of the process by default.

    Returns:
        The exit status.
    """
    open_streams()
    with warnings.catch_warnings():
        warnings.showwarning = _show_warning
        try:
            arguments = parser().parse_args(argv)
            code: int = arguments.run(arguments)
            sys.stdout.flush()
        except SystemExit as end:  # argparse has printed what there is to say
            code = end.code if isinstance(end.code, int) else exit_status.MISUSE
            return code if _drain(sys.stdout) else exit_status.UNDECIDED
        except KeyboardInterrupt:
            return _failed("interrupted", exit_status.UNDECIDED)
        except BrokenPipeError:
            # Nobody reads on: leave in silence.
            _drain(sys.stdout)
            _drain(sys.stderr)
            return exit_status.UNDECIDED
        except CadoganError as error:
            return _failed(one_line(error), exit_status.MISUSE)
        except OSError as error:
            return _failed(_about_file(error), exit_status.MISUSE)
        except MemoryError:
            return _failed("out of memory", exit_status.MISUSE)
        except Exception as error:
            if os.environ.get(DEBUG):
                raise
            kind = type(error).__name__
            return _failed(f"internal error, {kind}: {one_line(error)} ({DEBUG}=1 shows where)", exit_status.MISUSE)
    return code


def _failed(message: str, code: int) -> int:
    _drain(sys.stdout)
    with contextlib.suppress(OSError):
        print(f"cadogan: {message}", file=sys.stderr)
    _drain(sys.stderr)
    return code


def _drain(stream: TextIO) -> bool:
    """Write what is still buffered; what cannot be written goes nowhere, or Python would complain while it ends."""
    try:
        stream.flush()
    except OSError:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())
        return False
    return True


def _about_file(error: OSError) -> str:
    what = error.strerror or one_line(error)
    return f"{error.filename}: {what}" if error.filename is not None else what


def _show_warning(message: Warning | str, *_where: object, **_more: object) -> None:
    print(f"cadogan: warning: {one_line(message)}", file=sys.stderr)
