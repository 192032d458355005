"""A player at a pseudo-terminal: types lines into ``cadogan play`` and reads what the screen shows."""

from __future__ import annotations

import contextlib
import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

PROMPT = re.compile(r"(?:^|\n)(\d+)> $")
LISTED = re.compile(r"(?:^|\s{2,})(\d+) (?=[a-z])")
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """One run of a command at a terminal of a given width, with more in its environment."""

    def __init__(self, *arguments: str, state: Path, columns: int = 80, colour: bool = False, **more: str) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        away = {"COLUMNS", "LINES", "NO_COLOR", "PYTHONPATH"}
        environment = {name: value for name, value in os.environ.items() if name not in away}
        environment |= {
            "CADOGAN_STATE": str(state),
            "TERM": "xterm" if colour else "dumb",
            "PYTHONIOENCODING": "utf-8",
        } | more
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cadogan", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=state.parent,
            env=environment,
            preexec_fn=_own_terminal,
        )
        os.close(slave)
        self.screen = ""  # all that was shown, without colours
        self.raw = ""
        self.last = ""  # since the last line was typed

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        with contextlib.suppress(OSError):
            os.close(self.master)

    def read(self, until: re.Pattern[str] = PROMPT, seconds: float = 20) -> str:
        """What is shown until it ends with a prompt, or the program ends."""
        end = time.monotonic() + seconds
        data = b""
        shown = ""
        while not until.search(shown):
            if time.monotonic() > end:
                raise AssertionError(f"no prompt after {seconds} s: {shown[-500:]!r}")
            if not select.select([self.master], [], [], 0.5)[0]:
                continue
            try:
                new = os.read(self.master, 65536)
            except OSError:  # the other side is closed
                new = b""
            if not new:
                break
            data += new
            self.raw += new.decode("utf-8", "replace")
            shown = CODES.sub("", data.decode("utf-8", "replace")).replace("\r", "")
        self.last = shown
        self.screen += shown
        return shown

    def type(self, line: str, until: re.Pattern[str] = PROMPT) -> str:
        """Type a line, and read the answer (the line's echo left out)."""
        os.write(self.master, f"{line}\n".encode())
        shown = self.read(until)
        return shown.partition("\n")[2]

    def press(self, key: str) -> None:
        """A key such as Ctrl-C or Ctrl-D, without a line's end."""
        os.write(self.master, key.encode())

    def wait(self, seconds: float = 20) -> int:
        """Exit status; what is still shown is read."""
        self.read(re.compile(r"(?!)"), seconds)
        return self.process.wait(seconds)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def _own_terminal() -> None:
    import fcntl
    import termios

    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # Ctrl-C then comes as a signal


def play_to_end(terminal: Terminal, seed: int, most: int) -> str:
    """Type the numbers of random moves until the game is won, lost or dead, or ``most`` moves are made.

    Returns:
        ``won``, ``lost``, ``dead`` or ``going``. Every line that was shown fits the terminal.
    """
    rng = random.Random(seed)
    shown = terminal.read()
    for _ in range(most):
        if (ended := re.search(r"^(Won|Lost) after \d+ moves", shown, re.MULTILINE)) is not None:
            return ended[1].lower()
        if "This position is dead" in shown:
            return "dead"
        listed = [int(number) for number in LISTED.findall(_moves_part(shown))]
        assert listed, f"no moves are listed: {shown[-800:]}"
        before = PROMPT.search(shown)
        assert before is not None
        shown = terminal.type(str(rng.choice(listed)))
        after = PROMPT.search(shown)
        assert after is not None, f"it ended: {shown[-500:]}"
        assert int(after[1]) == int(before[1]) + 1, f"no move was made: {shown[-800:]}"
    return "going"


def _moves_part(shown: str) -> str:
    """The list of moves: what follows the last empty line."""
    return shown.rsplit("\n\n", 1)[-1]
