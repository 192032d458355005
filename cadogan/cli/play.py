"""The command play: a game at the terminal, line by line. It works as well when its input is a file or a pipe.

Every move is kept as soon as it is made (cadogan.saves), before it is shown: whatever ends the program loses nothing.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cadogan
from cadogan import saves
from cadogan.advice import hint, moves_in_order, named, read_move, tidy, why
from cadogan.cli.common import MAX_NUMBER, Output, add_text, deal_number, status
from cadogan.errors import CadoganError, InvalidMoveError, InvalidRecordError, UnknownGameError, one_line
from cadogan.record import Record
from cadogan.text import finish, table

HELP = """\
A number makes the move of that number; a text the move of that name, by places
(t3>t5) or by cards (9H>10H); a card or a place alone the only move that it has.
Enter       show the table again
moves [X]   list all moves, or those with X in them
undo [N]    take the last move back, or the last N (u)
redo [N]    make them again (r)
hint        a move to look at, and what speaks for it
why X       why a move, a card or a place cannot be played: why 8D>9C, why t3
restart     take all moves back
new [N]     another deal, at random or number N
number      this deal's number
rules       the rules of the game
save FILE   write the game to a file
load FILE   go on with a game from a file
kept        list the other games of this patience that are kept
resume [K]  go on with one of them, or the last
help        this text (?)
quit        leave the game, which is kept (q)"""
LISTED = 60  # moves that are listed without being asked for
MAX_LINE = 4096


def add_commands(commands: Any) -> None:
    """Add it to the parser."""
    parser = commands.add_parser("play", help="play a game")
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="slug or alias; without it the games are listed, to choose one"
    )
    parser.add_argument(
        "number",
        metavar="N",
        nargs="?",
        type=deal_number,
        help="deal number (else one at random, or the game left last)",
    )
    add_text(parser)
    parser.set_defaults(run=play)


def play(arguments: argparse.Namespace) -> int:
    """Play until it is quit, or the input ends."""
    ask = Asker()
    out = Output.of(arguments)
    game = _choose(ask, out) if arguments.game is None else cadogan.game(arguments.game)
    desk = Desk(arguments, ask)
    old = saves.kept(game.slug) if arguments.number is None else []
    offered = next((one for one in old if not one.over), None)
    if offered is not None and ask.terminal:
        answer = _yes_or_no(ask, f"A game of {game.title} is kept: {offered}. Go on with it? [Y/n] ", out)
        if answer is None:
            return status.DONE
        if answer and desk.go_on(offered):
            return desk.run()
        offered = None
    desk.begin(game.deal(arguments.number if arguments.number is not None else _any_number()))
    desk.offered = offered
    return desk.run()


def _any_number() -> int:
    return random.randrange(2**32)


def _yes_or_no(ask: Asker, question: str, out: Output) -> bool | None:
    """None when the input ends, or the player leaves."""
    while (line := ask(finish(question, out.ascii))) is not None:
        word = line.strip().lower()
        if word in ("quit", "q"):
            return None
        if word in ("", "y", "yes", "n", "no"):
            return word not in ("n", "no")
        out.say("Please answer y or n.")
    return None


def _choose(ask: Asker, out: Output) -> cadogan.Game:
    """The game that the player names, by its name or its number in the book."""
    out.flow([f"{game.number or '':>2} {game.slug}" for game in cadogan.games()])
    while True:
        word = (ask("game> ") or "").strip()
        if not word:
            raise UnknownGameError("no game was named")
        try:
            return next((game for game in cadogan.games() if str(game.number) == word), None) or cadogan.game(word)
        except UnknownGameError as error:
            if not ask.terminal:
                raise
            out.say(str(error))


class Asker:
    """Reads lines: with a prompt at a terminal, in silence from a file or pipe."""

    def __init__(self) -> None:
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        if self.terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  input() then knows the arrow keys

    def __call__(self, prompt: str) -> str | None:
        """The next line; None at the end of the input."""
        sys.stdout.flush()  # who plays by pipe reads the answer before writing on
        if self.terminal:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        line = sys.stdin.readline(MAX_LINE)
        rest = line
        while rest and not rest.endswith("\n"):  # of a line without end only the beginning is looked at
            rest = sys.stdin.readline(MAX_LINE)
        return line.rstrip("\n") if line else None


class Desk:
    """One game after another at a terminal."""

    position: cadogan.Position

    def __init__(self, arguments: argparse.Namespace, ask: Asker) -> None:
        self.arguments = arguments
        self.ask = ask
        self.out = Output.of(arguments)
        self.offered: saves.Kept | None = None  # a kept game that the next line may ask for
        self.redo_texts: list[str] = []  # the next one last
        self._trouble = ""  # why the game is not kept
        self._warned = False
        self._narrow: tuple[int, int] | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "u": self.undo,
            "redo": self.redo,
            "r": self.redo,
            "hint": self.hint,
            "why": self.why,
            "moves": self.list_moves,
            "restart": self.restart,
            "new": self.new,
            "number": self.number,
            "rules": self.rules,
            "save": self.save,
            "load": self.load,
            "kept": self.kept,
            "resume": self.resume,
            "help": self.help,
            "?": self.help,
        }

    # ---- a game begins -----------------------------------------------------------------------------------------------

    def begin(self, position: cadogan.Position, old: saves.Kept | None = None) -> None:
        """Lay the table."""
        self.position = position
        self.texts = [move.text for move in position.moves]
        self.redo_texts = list(reversed(old.redo)) if old else []
        self.keeper = saves.Keeper(position, old)
        self.offered = None
        self._trouble, self._warned = "", False

    def go_on(self, old: saves.Kept) -> bool:
        """Lay the table as it was left."""
        try:
            self.begin(saves.position_of(old.record), old)
        except CadoganError as error:
            self.out.say(f"The kept game cannot be gone on with, and stays as it is in {old.path}: {error}")
            return False
        return True

    def run(self) -> int:
        """Ask for moves and make them."""
        self._greet()
        try:
            while (line := self.ask(f"{len(self.texts) + 1}> ")) is not None:
                if not self._answer(line):
                    break
        except KeyboardInterrupt:
            with contextlib.suppress(OSError):
                self._interrupted()
            raise
        self._farewell()
        return status.DONE

    def _answer(self, line: str) -> bool:
        """Do what a line says; False when it is to leave."""
        line = " ".join(line.split())
        word, _, rest = line.partition(" ")
        word = word.lower()
        offered, self.offered = self.offered, None
        if word in ("quit", "q"):
            return False
        if offered is not None and line.lower() in ("y", "yes", "n", "no"):
            if line.lower() in ("y", "yes"):
                self._resume(offered)
        elif not line:
            self.show()
        elif word == "deal" and rest:
            self.new(rest)
        elif word in self.commands:
            try:
                self.commands[word](rest)
            except CadoganError as error:
                self.out.say(str(error))
        else:
            self.move(line)
        return True

    def _greet(self) -> None:
        number = self.position.deal_number
        deal = f"deal {number}" if number is not None else "a position of its own"
        self.out.say(f"{self.position.game.title}, {deal}. help lists what may be typed.")
        if self.offered is not None:
            self.out.say(f"A game that is not ended is kept: {self.offered}. resume goes on with it.")
        self.show()

    def _farewell(self) -> None:
        moves = len(self.texts)
        slug = self.position.game.slug
        if self._trouble:
            self._keep()  # there may be room again
        if self.position.outcome() is None:
            again = f"; cadogan play {slug} goes on with it" if moves and not self._trouble else ""
            self.out.say(f"Left after {moves} move{'' if moves == 1 else 's'}, the game not ended{again}.")
        if self._trouble and (moves or self.redo_texts):
            self.out.say(f"This game is not kept ({self._trouble}).")

    def _interrupted(self) -> None:
        """A move that was made and not yet kept is kept."""
        texts = [move.text for move in self.position.moves]
        if texts != self.texts:
            self.texts = texts
            self._keep()
        self.out.say()
        self._farewell()

    # ---- showing -----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """The table, and what may be done."""
        position = self.position
        self.out = Output.of(self.arguments)  # the terminal may have another width now
        view = position.view()
        self.out.say()
        self._fits(table(view, self.out.ascii, False, self.out.width))
        self.out.table(view)
        state = self._state()
        if state:
            self.out.say(state)
        self.out.say()
        outcome = position.outcome()
        if outcome is not None:
            moves = len(self.texts)
            ended = "Won" if outcome is cadogan.Outcome.WON else "Lost"
            self.out.say(f"{ended} after {moves} moves. undo, restart, new or quit.")
            return
        if position.is_dead():
            self.out.say("This position is dead: nothing leads on (it knows hidden cards). undo goes back.")
        self._list(moves_in_order(position), view, LISTED)

    def _fits(self, drawn: str) -> None:
        """Say once that a terminal is too narrow."""
        have = shutil.get_terminal_size().columns if sys.stdout.isatty() else 80
        need = max(map(len, drawn.split("\n")))
        if need > have and self._narrow != (have, need):
            self._narrow = (have, need)
            self.out.say(f"The terminal is too narrow: it has {have} columns, the table needs {need}.")

    def _state(self) -> str:
        """What the table does not show."""
        position = self.position
        words = []
        if position.phase not in ("play", ""):
            words.append(f"phase: {position.phase}")
        allowed = position.game.redeals
        if allowed:
            words.append(f"redeals left: {allowed - position.redeals_made}")
        elif allowed is None:
            words.append(f"redeals made: {position.redeals_made}")
        score = position.score()
        if score is not None:
            words.append(f"score: {score}")
        return "   ".join(words)

    def _list(self, moves: list[cadogan.Move], view: cadogan.View, most: int) -> None:
        numbers = {text: k for k, text in enumerate(view.legal_moves, 1)}
        size = len(str(len(numbers)))
        self.out.flow([f"{numbers[move.text]:>{max(2, size)}} {named(move, view)}" for move in moves[:most]])
        if len(moves) > most:
            self.out.say(f"  … and {len(moves) - most} more: moves lists all, moves t1 those with t1 in them.")

    def list_moves(self, part: str) -> None:
        """All moves, or those that name something."""
        view = self.position.view()
        part = tidy(part)
        terms = {part.upper(), part.upper().replace("10", "T")}
        with contextlib.suppress(ValueError):
            terms.add(cadogan.Card.parse(part).symbol)
        moves = [
            move
            for move in moves_in_order(self.position)
            if not part or terms & set(re.split(r"[>=+: ]", named(move, view).upper()))
        ]
        if moves:
            self._list(moves, view, len(moves))
        else:
            self.out.say(f"No move has {part[:40]} in it." if part else "There is no move.")

    # ---- moving ------------------------------------------------------------------------------------------------------

    def move(self, line: str) -> None:
        """Make a move by its number or text."""
        try:
            move = self._find(line)
            self.position.push(move)
        except CadoganError as error:
            self.out.say(str(error))
            return
        self.texts.append(move.text)
        self._warned = False
        if self.redo_texts and self.redo_texts[-1] == move.text:
            self.redo_texts.pop()
        else:
            self.redo_texts.clear()
        self._keep()
        self.show()

    def _find(self, line: str) -> cadogan.Move:
        if line.isascii() and line.isdigit():
            legal = moves_in_order(self.position)
            if len(line) <= 6 and 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            count = len(legal)
            numbers = f"the moves have numbers 1 to {count}" if count else "there is no move"
            raise InvalidMoveError(f"{line[:20]}: {numbers}")
        if not line.isprintable() or len(line) > 60:
            raise InvalidMoveError(f"{one_line(line[:20])!r} is no move and no command; help lists the commands")
        try:
            return read_move(self.position, line.lower() if line.isalpha() and len(line) > 2 else line)
        except InvalidMoveError as error:
            if not re.search(r"[>=:]", line):
                raise InvalidMoveError(f"{line!r} is no move and no command; help lists the commands") from None
            raise error

    def undo(self, rest: str) -> None:
        """Take moves back."""
        count = _count(rest, "undo")
        if not self.texts:
            self.out.say("No move to take back.")
            return
        for _ in range(min(count, len(self.texts))):
            move = self.position.pop()
            self.redo_texts.append(self.texts.pop())
            self.out.say(f"Taken back: {named(move, self.position.view())}")
        self._keep()
        self.show()

    def redo(self, rest: str) -> None:
        """Make moves again that were taken back."""
        count = _count(rest, "redo")
        if not self.redo_texts:
            self.out.say("No move to make again.")
            return
        for _ in range(min(count, len(self.redo_texts))):
            try:
                move = self.position.parse_move(self.redo_texts[-1])
            except CadoganError as error:  # a kept file that somebody has changed
                self.redo_texts.clear()
                self.out.say(str(error))
                break
            self.out.say(f"Made again: {named(move, self.position.view())}")
            self.position.push(move)
            self.texts.append(self.redo_texts.pop())
        self._keep()
        self.show()

    def restart(self, _rest: str) -> None:
        """Take all moves back; redo makes them again."""
        while self.texts:
            self.position.pop()
            self.redo_texts.append(self.texts.pop())
        if self.redo_texts:
            self._keep()
        self.show()

    def hint(self, _rest: str) -> None:
        """A move and what speaks for it."""
        found = hint(self.position)
        if found is None:
            self.out.say("There is no legal move.")
            return
        number = next(k for k, move in enumerate(moves_in_order(self.position), 1) if move.text == found.move.text)
        self.out.say(f"{number} {named(found.move, self.position.view())}: {found.reason}.")
        if not found.reason.startswith("it wins"):
            self.out.say("(What is seen one move ahead; no promise that the game can be won.)")

    def why(self, rest: str) -> None:
        """Why not."""
        text = rest.removeprefix("not ") if rest.lower().startswith("not ") else rest
        if not text or text.lower() == "not":
            raise InvalidMoveError("why what? A move, a card or a place: why 8D>9C, why 8D, why t3")
        if text.isascii() and text.isdigit():
            self.out.say(f"{self._find(text).text} is legal.")
            return
        if not text.isprintable() or len(text) > 60:
            raise InvalidMoveError(f"{one_line(text[:20])!r} is no move, no card and no place")
        self.out.say(f"{why(self.position, text)}.")

    # ---- other games -------------------------------------------------------------------------------------------------

    def new(self, rest: str) -> None:
        """Another deal; the present game stays kept."""
        if rest and not (rest.isascii() and rest.isdigit() and len(rest) <= 20 and int(rest) <= MAX_NUMBER):
            raise InvalidMoveError(f"{rest[:40]!r}: a deal number is a whole number from 0 to 2**64 - 1")
        if not self._may_leave():
            return
        self.begin(self.position.game.deal(int(rest) if rest else _any_number()))
        self._greet()

    def _may_leave(self) -> bool:
        """A game that cannot be kept is swept from the table only when that is asked for twice."""
        if self._trouble and self.texts:
            self._keep()
        if not self._trouble or not self.texts or self._warned:
            return True
        self._warned = True
        self.out.say("The game on the table is not kept: save FILE writes it; asked for again, it is given up.")
        return False

    def number(self, _rest: str) -> None:
        """The deal's number."""
        number = self.position.deal_number
        self.out.say(f"Deal {number}." if number is not None else "This game was not dealt by a number.")

    def kept(self, _rest: str) -> None:
        """The kept games of this patience."""
        found = self._others()
        if not found:
            self.out.say("No other game of this patience is kept.")
        self.out.flow([f"{k:>2} {one}{', ' + one.record.result if one.over else ''}" for k, one in enumerate(found, 1)])

    def _others(self) -> list[saves.Kept]:
        return [one for one in saves.kept(self.position.game.slug) if one.path != self.keeper.path]

    def resume(self, rest: str) -> None:
        """Go on with a kept game."""
        found = self._others()
        if not rest:
            found = [one for one in found if not one.over][:1]
        if not found:
            self.out.say("No other game of this patience is kept that is not ended.")
            return
        number = _count(rest, "resume")
        if number > len(found):
            raise InvalidMoveError(f"resume {number}: the kept games have numbers 1 to {len(found)}")
        self._resume(found[number - 1])

    def _resume(self, old: saves.Kept) -> None:
        if self._may_leave() and self.go_on(old):
            self._greet()

    def save(self, rest: str) -> None:
        """Write the game to a file."""
        outcome = self.position.outcome()
        record = self.keeper.record(tuple(self.texts), outcome.value if outcome else "*")
        if self._with_file(rest, "save", record.save):
            self._warned = True
            self.out.say(f"Saved: {one_line(rest)}")

    def load(self, rest: str) -> None:
        """Go on with a game from a file; the present one stays kept."""
        found: list[cadogan.Position] = []
        loaded = self._with_file(rest, "load", lambda path: found.append(saves.position_of(Record.load(path))))
        if loaded and self._may_leave():
            self.begin(found[0])
            self._greet()

    def _with_file(self, rest: str, verb: str, use: Callable[[Path], None]) -> bool:
        """Use a file; what goes wrong with it is one line, and the game goes on."""
        if not rest:
            raise InvalidRecordError(f"{verb} which file? {verb} FILE")
        name = one_line(rest)
        try:
            path = Path(rest).expanduser()
            if path.exists() and not path.is_file():
                raise InvalidRecordError(f"{name} is no plain file")
            use(path)
        except OSError as error:
            self.out.say(f"{name}: {error.strerror or error}")
        except CadoganError as error:
            message = str(error)
            self.out.say(message if name in message else f"{name}: {message}")
        except (ValueError, RuntimeError) as error:  # a name that no file can have; no such home folder
            self.out.say(f"{name}: {one_line(error)}")
        else:
            return True
        return False

    def _keep(self) -> None:
        outcome = self.position.outcome()
        try:
            self.keeper.keep(tuple(self.texts), outcome.value if outcome else "*", tuple(reversed(self.redo_texts)))
            self._trouble = ""
        except (OSError, ValueError, RuntimeError) as error:
            trouble = one_line(getattr(error, "strerror", None) or error)
            where = getattr(error, "filename", None)
            if trouble not in self._trouble:
                place = f" in {one_line(where)}" if where else ""
                self.out.say(f"The game cannot be kept{place}: {trouble}. save FILE writes it elsewhere.")
            self._trouble = trouble

    # ---- reading -----------------------------------------------------------------------------------------------------

    def rules(self, _rest: str) -> None:
        """The rules of the game."""
        try:
            text = self.position.game.rules_text()
        except ImportError:
            self.out.say("The rules in words are not part of this version of cadogan.")
            return
        self.out.say(text.rstrip("\n"))

    def help(self, _rest: str) -> None:
        """What may be typed."""
        self.out.say(HELP)


def _count(rest: str, word: str) -> int:
    if not rest:
        return 1
    if not (rest.isascii() and rest.isdigit() and len(rest) <= 9 and int(rest) >= 1):
        raise InvalidMoveError(f"{word} {rest[:20]}: expected a number from 1 on")
    return int(rest)
