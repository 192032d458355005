"""The command play: a game at the terminal, line by line. It works as well when its input is a file or a pipe."""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
from typing import Any

import cadogan
from cadogan.cli.common import Output, add_text, deal_number, status
from cadogan.errors import CadoganError

HELP = """\
A number makes the move of that number, a text the move of that name (t3>t5, or by its cards: 9H>10H).
Enter   show the table again
undo    take the last move back (u)
help    this text (?)
quit    leave the game (q)"""


def add_commands(commands: Any) -> None:
    """Add it to the parser."""
    parser = commands.add_parser("play", help="play a game")
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="slug or alias; without it the games are listed, to choose one"
    )
    parser.add_argument("number", metavar="N", nargs="?", type=deal_number, help="deal number (one at random)")
    add_text(parser)
    parser.set_defaults(run=play)


def play(arguments: argparse.Namespace) -> int:
    """Play until it is quit, or the input ends."""
    out = Output.of(arguments)
    game = cadogan.game(arguments.game if arguments.game is not None else _choose(out))
    number = arguments.number if arguments.number is not None else random.randrange(2**32)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  input() then knows the arrow keys
    return Table(game.deal(number), out).run()


def _choose(out: Output) -> str:
    """The name of the game that the player types."""
    out.flow([game.slug for game in cadogan.games()])
    name = _ask("game> ")
    if not name:
        raise cadogan.UnknownGameError("no game was named")
    return name.strip()


def _ask(prompt: str) -> str | None:
    """The next line of the input, asked for at a terminal only; None at its end."""
    terminal = sys.stdin.isatty()
    try:
        return input(prompt if terminal else "")
    except EOFError:
        if terminal:
            print()
        return None


class Table:
    """One game at a terminal."""

    def __init__(self, position: cadogan.Position, out: Output) -> None:
        self.position = position
        self.out = out

    def run(self) -> int:
        """Ask for moves and make them."""
        game = self.position.game
        self.out.say(f"{game.title}, deal {self.position.deal_number}. A move's number or text; undo, help, quit.")
        self.show()
        while (line := _ask(f"{len(self.position.moves) + 1}> ")) is not None:
            word = line.strip()
            if word in ("quit", "q"):
                break
            if not word:
                self.show()
            elif word in ("undo", "u"):
                self.undo()
            elif word in ("help", "?"):
                self.out.say(HELP)
            else:
                self.move(word)
        return self._leave()

    def _leave(self) -> int:
        outcome = self.position.outcome()
        if outcome is None:
            self.out.say(f"Left after {len(self.position.moves)} moves, the game not ended.")
        return status.DONE

    def show(self) -> None:
        """The table, and what may be done."""
        position = self.position
        self.out.say()
        self.out.table(position.view())
        self.out.say()
        outcome = position.outcome()
        if outcome is not None:
            moves = len(position.moves)
            self.out.say(f"{'Won' if outcome is cadogan.Outcome.WON else 'Lost'} after {moves} moves. undo or quit.")
            return
        if position.is_dead():
            self.out.say("This position is dead (hidden cards looked at): nothing leads on. undo goes back.")
        self.out.flow([f"{k:>2} {_named(move)}" for k, move in enumerate(position.legal_moves, 1)])

    def undo(self) -> None:
        """Take the last move back."""
        if not self.position.moves:
            self.out.say("No move to take back.")
            return
        move = self.position.pop()
        self.out.say(f"Taken back: {_named(move)}")
        self.show()

    def move(self, word: str) -> None:
        """Make a move by its number or text."""
        try:
            move = self._find(word)
            self.position.push(move)
        except CadoganError as error:
            self.out.say(str(error))
            return
        self.show()

    def _find(self, word: str) -> cadogan.Move:
        if word.isascii() and word.isdigit():
            legal = list(self.position.legal_moves)
            if len(word) <= 6 and 1 <= int(word) <= len(legal):
                return legal[int(word) - 1]
            raise cadogan.InvalidMoveError(f"{word[:20]}: the moves have numbers 1 to {len(legal)}")
        return self.position.parse_move(word)


def _named(move: cadogan.Move) -> str:
    cards = " ".join(card.symbol for card in move.cards)
    return f"{move.text} {cards}".rstrip()
