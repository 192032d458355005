"""Commands that look: games, deal, perft, replay."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import cadogan
from cadogan.cli.common import (
    Output,
    Progress,
    add_game,
    add_json,
    add_text,
    deal_number,
    status,
    whole,
    write_json,
)
from cadogan.deals import MAX_PYSOL, from_pysol, from_solvitaire
from cadogan.errors import CadoganError, InvalidMoveError, InvalidPositionError
from cadogan.record import MAX_BYTES, Record

MAX_DEPTH = 99


def add_commands(commands: Any) -> None:
    """Add them to the parser."""
    parser = commands.add_parser("games", help="list the games")
    add_json(parser)
    add_text(parser)
    parser.set_defaults(run=games)

    parser = commands.add_parser("deal", help="show a deal, and what may be done in it")
    add_game(parser)
    parser.add_argument(
        "number",
        metavar="N",
        nargs="?",
        type=deal_number,
        help="deal number; with --cards, --solvitaire or --pysol, seed of later shuffles",
    )
    parser.add_argument("--moves", default="", metavar="TEXT", help="moves to make first, between blanks")
    start = parser.add_mutually_exclusive_group()
    start.add_argument(
        "--cards", metavar="FILE", help="the whole pack instead of a number, top card first (- reads standard input)"
    )
    start.add_argument("--position", metavar="TEXT", help="a position's notation instead of a number")
    start.add_argument(
        "--solvitaire", metavar="FILE", help="a deal in Solvitaire's JSON instead of a number (- reads standard input)"
    )
    start.add_argument("--pysol", metavar="N", type=whole(1, MAX_PYSOL), help="the cards of PySolFC's deal N instead")
    parser.add_argument("--view", action="store_true", help="only what the player may see")
    add_json(parser)
    add_text(parser)
    parser.set_defaults(run=deal)

    parser = commands.add_parser("perft", help="count the lines of play of a given length")
    add_game(parser)
    parser.add_argument("number", metavar="N", type=deal_number, help="deal number")
    parser.add_argument("depth", metavar="DEPTH", type=whole(0, MAX_DEPTH), help="moves")
    parser.add_argument("--divide", action="store_true", help="by first move as well")
    add_json(parser)
    parser.set_defaults(run=perft)

    parser = commands.add_parser("replay", help="check a record by playing it again")
    parser.add_argument("file", metavar="FILE", help="a record (- reads standard input)")
    add_json(parser)
    add_text(parser)
    parser.set_defaults(run=replay)


# ---- games -----------------------------------------------------------------------------------------------------------


def games(arguments: argparse.Namespace) -> int:
    """List the games."""
    found = cadogan.games()
    if arguments.json:
        about = []
        for game in found:
            try:
                about.append(_about_game(game))
            except cadogan.DeclarationError as error:
                owner = game.distribution or "no distribution"
                print(f"cadogan: {game.slug} of {owner} is left out: {error}", file=sys.stderr)
        write_json(about)
        return status.DONE
    size = max((len(game.slug) for game in found), default=0)
    lines = []
    for game in found:
        packs = f"{game.packs} pack{'s' if game.packs > 1 else ''}"
        also = f" (also {', '.join(game.aliases)})" if game.aliases else ""
        lines.append(f"{game.number or '':>3}  {game.slug.ljust(size)}  {packs:7}  {game.title}{also}")
    Output.of(arguments).say("\n".join(lines))
    return status.DONE


def _about_game(game: cadogan.Game) -> dict[str, Any]:
    return {
        "game": game.slug,
        "title": game.title,
        "number": game.number,
        "variant_of": game.variant_of,
        "packs": game.packs,
        "cards": game.cards,
        "redeals": game.redeals,
        "rules_version": game.rules_version,
        "aliases": list(game.aliases),
        "action_count": game.action_count,
        "zones": [asdict(zone) for zone in game.zones],
        "distribution": game.distribution,
    }


# ---- deal ------------------------------------------------------------------------------------------------------------


def deal(arguments: argparse.Namespace) -> int:
    """Show a position."""
    position = start_position(arguments)
    for index, text in enumerate(arguments.moves.split(), 1):
        try:
            position.push(text)
        except CadoganError as error:
            raise InvalidMoveError(f"move {index} of --moves: {error}") from None
    if arguments.json:
        write_json(_about_position(position, arguments.view))
    else:
        show_position(position, arguments.view, Output.of(arguments))
    return status.DONE


def start_position(arguments: argparse.Namespace) -> cadogan.Position:
    """The position that N, --cards or --position give."""
    game = cadogan.game(arguments.game)
    if arguments.cards is not None:
        return game.deal(cards=_read_cards(arguments.cards), seed=arguments.number or 0)
    if arguments.position is not None:
        return game.position(arguments.position)
    # Other commands begin from fewer sources.
    if getattr(arguments, "solvitaire", None) is not None:
        return from_solvitaire(game, _read_text(arguments.solvitaire), arguments.number or 0)
    if getattr(arguments, "pysol", None) is not None:
        return from_pysol(game, arguments.pysol, arguments.number or 0)
    if arguments.number is None:
        raise InvalidPositionError("a deal number, or one of the options that stand for it, is needed")
    return game.deal(arguments.number)


def _read_cards(path: str) -> list[str]:
    return _read_text(path).replace(",", " ").split()


def _read_text(path: str) -> str:
    try:
        return _read(path).decode()
    except UnicodeDecodeError:
        raise InvalidPositionError(f"{path}: it is no text") from None


def _read(path: str) -> bytes:
    """A file or standard input, no more of it than any input may have."""
    if path == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    with Path(path).open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _about_position(position: cadogan.Position, view: bool) -> dict[str, Any]:
    seen: Any = position.view() if view else position
    outcome = position.outcome()
    return {
        "game": position.game.slug,
        "rules_version": position.game.rules_version,
        "deal": position.deal_number,
        "position": None if view else position.notation(),
        "key": None if view else hexadecimal(position.key),
        "zones": {
            letter: [[card.code if card is not None else "??" for card in pile] for pile in piles]
            for letter, piles in seen.zones.items()
        },
        "phase": seen.phase,
        "counters": seen.counters,
        "legal_moves": list(seen.legal_moves) if view else [move.text for move in position.legal_moves],
        "outcome": outcome.value if outcome else None,
        "dead": None if view else position.is_dead(),
    }


def hexadecimal(key: int) -> str:
    """A key as 32 digits."""
    return f"{key:032x}"


def show_position(position: cadogan.Position, view: bool, out: Output) -> None:
    """The same as text."""
    game = position.game
    number = position.deal_number
    out.say(f"{game.title} ({game.slug}, rules {game.rules_version}){f', deal {number}' if number is not None else ''}")
    out.say()
    out.table(position.view() if view else position)
    out.say()
    facts = [f"phase {position.phase}"]
    for name, value in position.counters.items():
        facts.append(f"{name} {' '.join(map(str, value)) if isinstance(value, list | tuple) else value}")
    outcome = position.outcome()
    facts.append(outcome.value if outcome else "not ended")
    if not view and outcome is None and position.is_dead():
        facts.append("dead (by cards that the player cannot see, maybe)")
    out.say(", ".join(facts))
    moves = list(position.view().legal_moves) if view else [move.text for move in position.legal_moves]
    out.say(f"{len(moves)} legal move{'' if len(moves) == 1 else 's'}")
    if moves:
        out.flow(moves)
    if not view:
        out.say(f"key {hexadecimal(position.key)}")
        out.say(f"position {position.notation()}")


# ---- perft -----------------------------------------------------------------------------------------------------------


def perft(arguments: argparse.Namespace) -> int:
    """Count the leaves of the tree of legal moves."""
    position = cadogan.game(arguments.game).deal(arguments.number)
    depth = arguments.depth
    progress = Progress("perft, first moves")
    divide: dict[str, int] = {}
    interrupted = False
    moves = list(position.legal_moves) if depth else []
    try:
        for move in moves:
            position.push(move)
            divide[move.text] = _leaves(position, depth - 1)
            position.pop()
            progress(len(divide), len(moves))
    except KeyboardInterrupt:  # the branches that are counted stay counted
        interrupted = True
    progress.clear()
    leaves = sum(divide.values()) if depth else 1
    if arguments.json:
        result: dict[str, Any] = {
            "game": position.game.slug,
            "deal": arguments.number,
            "depth": depth,
            "leaves": leaves,
            "divide": divide,
        }
        if interrupted:
            result["interrupted"] = True
        write_json(result)
    else:
        if arguments.divide:
            size = max(map(len, divide), default=0)
            for text, count in divide.items():
                print(f"{text.ljust(size)}  {count}")
        print(
            f"{leaves} lea{'f' if leaves == 1 else 'ves'}"
            + (f" below {len(divide)} of {len(moves)} moves: interrupted" if interrupted else "")
        )
    return status.UNDECIDED if interrupted else status.DONE


def _leaves(position: cadogan.Position, depth: int) -> int:
    """As cadogan.perft, but Ctrl-C is heard between calls of the core, none of which looks far ahead."""
    if depth <= 3:
        return cadogan.perft(position, depth)
    total = 0
    for move in list(position.legal_moves):
        position.push(move)
        total += _leaves(position, depth - 1)
        position.pop()
    return total


# ---- replay ----------------------------------------------------------------------------------------------------------


def replay(arguments: argparse.Namespace) -> int:
    """Play a record again."""
    record = Record.decode(_read(arguments.file))
    position, fault = record.check()
    outcome = position.outcome()
    if arguments.json:
        write_json(
            {
                "game": position.game.slug,
                "rules_version": record.rules_version,
                "deal": record.deal,
                "valid": fault is None,
                "moves": len(record.moves),
                "error": None if fault is None else {"index": fault.index, "move": fault.move, "reason": fault.reason},
                "outcome": outcome.value if outcome else None,
                "position": position.notation(),
                "key": hexadecimal(position.key),
            }
        )
        return status.DONE if fault is None else status.LOST
    out = Output.of(arguments)
    start = f"deal {record.deal}" if record.deal is not None else "from a position"
    out.say(f"{position.game.title} ({position.game.slug}, rules {record.rules_version}), {start}")
    if fault is None:
        ends = outcome.value if outcome else "not ended"
        out.say(f"valid: {len(record.moves)} moves, {ends}")
    elif fault.move is None:
        out.say(f"not valid: {fault.reason}")
    else:
        out.say(f"not valid: move {fault.index + 1} of {len(record.moves)} ({fault.move}): {fault.reason}")
    out.say(f"key {hexadecimal(position.key)}")
    out.say(f"position {position.notation()}")
    return status.DONE if fault is None else status.LOST
