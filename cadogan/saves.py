"""Games kept for the player: a record a game in the user's state folder, written anew after every move.

A name is taken once and never given to another game, so a new deal loses no old one. A file is replaced in one step;
one that somebody else has changed meanwhile (a second terminal, an editor) is left, and a new name taken.
CADOGAN_STATE names another folder.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from cadogan.errors import CadoganError, InvalidRecordError
from cadogan.files import write_atomically
from cadogan.record import Record

if TYPE_CHECKING:
    from cadogan.position import Position

STATE = "CADOGAN_STATE"
MAX_ENDED = 50  # kept games a patience that are over; those that are not over are never removed
_REDO = "Redo"
_SUFFIX = ".txt"


def folder() -> Path:
    """Where games are kept; it need not exist."""
    given = os.environ.get(STATE)
    if given:
        return Path(given)
    import platformdirs  # not for every start

    return platformdirs.user_state_path("cadogan", appauthor=False) / "games"


@dataclass(frozen=True)
class Kept:
    """A game that was kept.

    Attributes:
        path: its file.
        record: what the file says.
        data: the file's bytes.
    """

    path: Path
    record: Record
    data: bytes

    @property
    def redo(self) -> tuple[str, ...]:
        """The moves that were taken back, the next to be made again first."""
        return tuple(dict(self.record.tags).get(_REDO, "").split())

    @property
    def over(self) -> bool:
        """Whether it was won or lost."""
        return self.record.result != "*"

    def __str__(self) -> str:
        number = f"deal {self.record.deal}" if self.record.deal is not None else "a position"
        moves = len(self.record.moves)
        return f"{number}, {moves} move{'' if moves == 1 else 's'}"


def kept(slug: str) -> list[Kept]:
    """The kept games of one patience, the last played first. What is no record, or of another game, is passed over."""
    found: list[tuple[int, Kept]] = []
    for path in _files(slug):
        with contextlib.suppress(OSError, CadoganError):
            time, data = path.stat().st_mtime_ns, path.read_bytes()
            record = Record.decode(data)
            if record.game == slug:
                found.append((time, Kept(path, record, data)))
    found.sort(key=lambda one: one[0], reverse=True)
    return [one for _, one in found]


def _files(slug: str) -> Iterator[Path]:
    with contextlib.suppress(OSError):
        yield from (path for path in sorted((folder() / slug).iterdir()) if path.suffix == _SUFFIX)


class Keeper:
    """Keeps one game while it is played.

    Args:
        position: as the game stands, with its history.
        old: the kept game that it goes on with; otherwise a name is taken when it is first written.
    """

    def __init__(self, position: Position, old: Kept | None = None) -> None:
        whole = Record.from_position(position)
        self._start = replace(whole, moves=(), result="*")
        self._path = old.path if old else None
        self._data = old.data if old else b""

    @property
    def path(self) -> Path | None:
        """The game's file; None while nothing was written."""
        return self._path

    def record(self, moves: tuple[str, ...], result: str = "*", redo: tuple[str, ...] = ()) -> Record:
        """The game's record."""
        tags = ((_REDO, " ".join(redo)),) if redo else ()
        return replace(self._start, moves=moves, result=result, tags=tags)

    def keep(self, moves: tuple[str, ...], result: str = "*", redo: tuple[str, ...] = ()) -> None:
        """Write the game; what was kept before is there until this is.

        Raises:
            OSError: it could not be written; the file holds what it held.
        """
        data = self.record(moves, result, redo).text().encode()
        if self._path is None or not self._is_ours(self._path):
            self._path = self._new_name()
        try:
            write_atomically(self._path, data)
        except OSError:
            if not self._data:  # a name without a game is of no use to anybody
                with contextlib.suppress(OSError):
                    self._path.unlink()
                self._path = None
            raise
        self._data = data

    def _is_ours(self, path: Path) -> bool:
        try:
            return path.read_bytes() == self._data
        except FileNotFoundError:
            return False

    def _new_name(self) -> Path:
        """Take the first free name: ``42.txt``, ``42-2.txt`` …"""
        here = folder() / self._start.game
        here.mkdir(parents=True, exist_ok=True)
        _forget_old(self._start.game)
        stem = "position" if self._start.deal is None else str(self._start.deal)
        number = 1
        while True:
            path = here / (stem + (f"-{number}" if number > 1 else "") + _SUFFIX)
            try:
                path.open("x").close()
            except FileExistsError:
                number += 1
                continue
            self._data = b""
            return path


def _forget_old(slug: str) -> None:
    over = [one for one in kept(slug) if one.over]
    for one in over[MAX_ENDED:]:
        with contextlib.suppress(OSError):
            one.path.unlink()


def position_of(record: Record) -> Position:
    """The position that a record leads to.

    Raises:
        InvalidRecordError: it does not replay; the message says where and why.
        UnknownGameError: its game is not known here.
    """
    try:
        return record.replay()
    except InvalidRecordError as error:
        raise InvalidRecordError(f"{record.game}: {error}") from None
