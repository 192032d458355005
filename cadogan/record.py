"""Records: a game played, as a few lines of text that anybody can check by replaying them.

::

    [Game "la-belle-lucie"]
    [Rules "1"]
    [Deal "42"]
    [Result "*"]

    # 3 moves
    t4>f2 t9>t1 redeal

``[Position "…"]`` stands in place of ``[Deal "…"]`` when the game did not begin with a numbered deal. ``#`` begins a
comment. The one that counts the moves is read as well: fewer moves than it says are a record that was cut short.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cadogan.errors import CadoganError, InvalidRecordError
from cadogan.files import write_atomically

if TYPE_CHECKING:
    from cadogan.game import Game
    from cadogan.position import Position

RESULTS = ("won", "lost", "*")
MAX_BYTES = 64 * 1024 * 1024
MAX_MOVE = 100
_WIDTH = 100
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]{0,30})[ \t]+"((?:[^"\\]|\\["\\])*)"\]')
_COUNT = re.compile(r"^#[ \t]*(\d{1,9}) moves?[ \t]*$", re.ASCII | re.MULTILINE)
_KNOWN = ("Game", "Rules", "Deal", "Position", "Result")


@dataclass(frozen=True)
class Fault:
    """Where a record stops to replay.

    Attributes:
        index: of the move, from 0; the number of moves when all of them replay and the result is another.
        move: its text; None when no move is at fault.
        reason: one line.
    """

    index: int
    move: str | None
    reason: str


@dataclass(frozen=True)
class Record:
    """A game played. Immutable; reading one checks its form, `replay` its truth.

    Attributes:
        game: the game's slug.
        rules_version: version of the rules that it was played by.
        deal: number of the deal that it began with, or None.
        position: notation of the position that it began with, when that was no numbered deal.
        result: ``won``, ``lost`` or ``*`` (not ended, or not known).
        moves: texts of the moves.
        tags: other tags, name and value, in their order.
    """

    game: str
    rules_version: int
    deal: int | None = None
    position: str | None = None
    result: str = "*"
    moves: tuple[str, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()

    # ---- making one

    @classmethod
    def from_position(cls, position: Position) -> Record:
        """The record of a position and its history."""
        moves = position.moves
        start = position.copy()
        for _ in moves:
            start.pop()
        number = start.deal_number
        notation = start.notation()
        if number is not None and position.game.deal(number).notation() != notation:
            number = None  # a position of that deal, but not its first
        outcome = position.outcome()
        return cls(
            game=position.game.slug,
            rules_version=position.game.rules_version,
            deal=number,
            position=notation if number is None else None,
            result=outcome.value if outcome else "*",
            moves=tuple(move.text for move in moves),
        )

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record. Its moves are not looked at more closely than that they are words; see `replay`.

        Raises:
            InvalidRecordError: one line that names the line at fault.
        """
        if not isinstance(text, str):
            raise InvalidRecordError(f"expected a text, not {type(text).__name__}")
        tags: dict[str, str] = {}
        moves: list[str] = []
        count: int | None = None
        in_tags = True
        for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
            line = raw.strip()
            if in_tags and line.startswith("["):
                _read_tag(line, number, tags)
                continue
            if line and not line.startswith("#"):
                if in_tags:
                    _check_tags(tags, number)
                    in_tags = False
                if line.startswith("["):
                    raise InvalidRecordError(f"line {number}: a tag after the moves have begun")
            if not moves and (match := _COUNT.fullmatch(line)):
                count = int(match[1])
            words = line.split("#", 1)[0].split()
            for word in words:
                if len(word) > MAX_MOVE or not word.isprintable():
                    raise InvalidRecordError(f"line {number}: {_short(word)} is no move")
            moves += words
        if in_tags:
            _check_tags(tags, None)
        if count is not None and len(moves) < count:
            raise InvalidRecordError(f"cut short: {len(moves)} moves of {count}")
        return cls(
            game=tags["Game"],
            rules_version=_number(tags, "Rules", 10**6),
            deal=_number(tags, "Deal", 2**64 - 1) if "Deal" in tags else None,
            position=tags.get("Position"),
            result=tags["Result"],
            moves=tuple(moves),
            tags=tuple((name, value) for name, value in tags.items() if name not in _KNOWN),
        )

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a file; it is never changed.

        Raises:
            InvalidRecordError: it is not a record, or one that was cut short.
            OSError: it cannot be read.
        """
        with Path(path).open("rb") as file:
            return cls.decode(file.read(MAX_BYTES + 1))

    @classmethod
    def decode(cls, data: bytes) -> Record:
        """Read the bytes of a file.

        Raises:
            InvalidRecordError: they are not a record, or one that was cut short.
        """
        if len(data) > MAX_BYTES:
            raise InvalidRecordError(f"not a record: more than {MAX_BYTES} bytes")
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            raise InvalidRecordError("not a record: it is no text") from None
        record = cls.parse(text)
        if not text.endswith("\n") and _COUNT.search(text):  # its last move may have lost a digit
            raise InvalidRecordError("cut short: its last line has no end")
        return record

    # ---- writing it

    def text(self) -> str:
        """The record as a file has it; `parse` reads it back."""
        start = ("Deal", str(self.deal)) if self.position is None else ("Position", self.position)
        tags = (("Game", self.game), ("Rules", str(self.rules_version)), start, ("Result", self.result), *self.tags)
        lines = [f'[{name} "{_quoted(value)}"]' for name, value in tags]
        lines += ["", f"# {len(self.moves)} move{'' if len(self.moves) == 1 else 's'}"]
        line = ""
        for move in self.moves:
            if line and len(line) + 1 + len(move) > _WIDTH:
                lines.append(line)
                line = ""
            line += f" {move}" if line else move
        return "\n".join([*lines, line] if line else lines) + "\n"

    __str__ = text

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file, in one step; an older record is replaced, anything else is left untouched.

        Raises:
            InvalidRecordError: there is a file, and it is not a record.
            OSError: it cannot be written; what was there is still there.
        """
        target = Path(path)
        if target.exists():
            with target.open("rb") as file:
                head = file.read(4096)
            if head and not _looks_like_record(head):
                raise InvalidRecordError(f"{target} is not a record and is left as it is")
        write_atomically(target, self.text().encode())

    # ---- checking it

    def replay(self) -> Position:
        """The position that the record leads to, with its history.

        Raises:
            InvalidRecordError: a move is not legal, or the result is another; the message says where and why.
            UnknownGameError: the game is not known here.
        """
        position, fault = self.check()
        if fault is not None:
            where = f"move {fault.index + 1} ({_short(fault.move)}): " if fault.move is not None else ""
            raise InvalidRecordError(f"{where}{fault.reason}")
        return position

    def check(self) -> tuple[Position, Fault | None]:
        """The position up to which the record replays, and why it goes no further; None when all is well.

        Raises:
            InvalidRecordError: it does not even begin: its position is not one of the game.
            UnknownGameError: the game is not known here.
        """
        from cadogan.registry import game as by_name

        game = by_name(self.game)
        try:
            position = game.deal(self.deal) if self.position is None else game.position(self.position)
        except CadoganError as error:
            raise InvalidRecordError(f"{error}{self._other_rules(game)}") from None
        for index, text in enumerate(self.moves):
            try:
                position.push(text)
            except CadoganError as error:
                return position, Fault(index, text, f"{_reason(error, text)}{self._other_rules(game)}")
        outcome = position.outcome()
        ends = outcome.value if outcome else "*"
        if self.result not in ("*", ends):
            reason = f"the record says {self.result}, but the game {f'is {ends}' if outcome else 'goes on'}"
            return position, Fault(len(self.moves), None, reason + self._other_rules(game))
        return position, None

    def _other_rules(self, game: Game) -> str:
        """What to add to a fault when the record follows other rules: which of them changed since."""
        if self.rules_version == game.rules_version:
            return ""
        told = f" (recorded under rules {self.rules_version} of {game.slug}; these are rules {game.rules_version}"
        changes = getattr(game.declaration, "rules_changes", ())  # what each version after the first changed
        since = changes[max(self.rules_version - 1, 0) :]
        return f"{told}: {'; '.join(since)})" if since else f"{told})"


def _read_tag(line: str, number: int, tags: dict[str, str]) -> None:
    match = _TAG.fullmatch(line)
    if not match:
        raise InvalidRecordError(f'line {number}: {_short(line)} is no tag: expected [Name "value"]')
    name, value = match[1], re.sub(r"\\(.)", r"\1", match[2])
    if not tags and name != "Game":
        raise InvalidRecordError(f'line {number}: not a record: expected [Game "…"] first')
    if name in tags:
        raise InvalidRecordError(f"line {number}: a second {name}")
    if not value.isprintable():
        raise InvalidRecordError(f"line {number}: {name} holds what is no text")
    tags[name] = value


def _check_tags(tags: dict[str, str], number: int | None) -> None:
    """All that a record must say before its moves."""
    where = f"line {number}: " if number else ""
    if not tags:
        raise InvalidRecordError(f'{where}not a record: expected [Game "…"] first')
    for name in ("Rules", "Result"):
        if name not in tags:
            raise InvalidRecordError(f"{where}the record has no [{name}]")
    if ("Deal" in tags) == ("Position" in tags):
        raise InvalidRecordError(f"{where}the record must have [Deal] or [Position], one of them")
    if tags["Result"] not in RESULTS:
        raise InvalidRecordError(f"Result {_short(tags['Result'])}: expected {', '.join(RESULTS)}")


def _number(tags: dict[str, str], name: str, high: int) -> int:
    text = tags[name]
    if not text.isascii() or not text.isdigit() or len(text) > 20 or int(text) > high:
        raise InvalidRecordError(f"{name} {_short(text)}: expected a whole number from 0 to {high}")
    return int(text)


def _looks_like_record(head: bytes) -> bool:
    lines = (line.strip() for line in head.removeprefix(b"\xef\xbb\xbf").split(b"\n"))
    first = next((line for line in lines if line and not line.startswith(b"#")), b"")
    return first.startswith(b'[Game "')


def _reason(error: CadoganError, text: str) -> str:
    """The error without the move that it begins with; the fault names the move already."""
    return str(error).removeprefix(f"{text}: ")


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _short(text: str | None) -> str:
    return repr(text if text is None or len(text) <= 40 else text[:40] + "…")
