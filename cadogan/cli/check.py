"""The command check: what is wrong with the games of a plugin, and what to do about it."""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import cadogan
from cadogan.cli.common import MAX_NUMBER, Output, Progress, add_json, status, whole, write_json
from cadogan.declare import Game as Declaration
from cadogan.errors import CadoganError, DeclarationError, one_line

PLAYED = 100


class _NoModuleError(CadoganError, ValueError):
    """The argument names nothing that could be looked for."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong.

    Attributes:
        kind: ``module`` (it does not bring games), ``name``, ``declaration`` or ``play``.
        field: the declaration's field at fault, or empty.
        message: what is wrong.
        cure: what to do about it.
    """

    kind: str
    field: str
    message: str
    cure: str


@dataclass
class Report:
    """What was found out about one game.

    Attributes:
        game: its slug.
        title: its title.
        findings: what is wrong.
        facts: what else its author may want to know.
    """

    game: str
    title: str
    findings: list[Finding] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)


def add_commands(commands: Any) -> None:
    """Add it to the parser."""
    parser = commands.add_parser("check", help="check the games of a plugin")
    parser.add_argument("module", metavar="MODULE", help="a plugin's module (my_games), or a path to it (src/my_games)")
    parser.add_argument(
        "--deals", metavar="N", default=3, type=whole(1, 10_000), help="how many deals are followed closely (3)"
    )
    parser.add_argument(
        "--first", metavar="A", default=0, type=whole(0, MAX_NUMBER - 10_000), help="number of the first (0)"
    )
    parser.add_argument("--moves", metavar="N", default=40, type=whole(1, 100_000), help="moves of each (40)")
    add_json(parser)
    parser.set_defaults(run=check)


def check(arguments: argparse.Namespace) -> int:
    """Check every game of a module."""
    declarations, findings = _games_of(arguments.module)
    deals = range(arguments.first, arguments.first + arguments.deals)
    progress = Progress("check")
    reports: list[Report] = []
    interrupted = False
    try:
        for declaration in declarations:
            reports.append(_report(declaration, deals, arguments.moves))
            progress(len(reports), len(declarations))
    except KeyboardInterrupt:  # the games that are checked stay checked
        interrupted = True
    progress.clear()
    sound = not findings and not any(report.findings for report in reports)
    if arguments.json:
        result: dict[str, Any] = {
            "module": arguments.module,
            "sound": sound,
            "findings": [asdict(one) for one in findings],
            "games": [{**asdict(report), "sound": not report.findings} for report in reports],
        }
        if interrupted:
            result["interrupted"] = True
        write_json(result)
    else:
        lines = _as_text(arguments.module, findings, reports)
        if interrupted:
            lines.append(f"interrupted: {len(declarations) - len(reports)} not checked")
        Output.of(arguments).say("\n".join(lines))
    if not sound:
        return status.LOST
    return status.UNDECIDED if interrupted else status.DONE


# ---- the module ------------------------------------------------------------------------------------------------------


def _games_of(name: str) -> tuple[list[Declaration], list[Finding]]:
    """The declarations that a module brings, and why it brings none."""
    try:
        module = _module(name)
    except _NoModuleError:
        raise
    except (Exception, SystemExit) as error:  # a plugin may fail in any way
        return [], [_of(error, "module", "The module cannot be imported, so none of its games exists.")]
    try:
        declarations = _declared(module)
    except (Exception, SystemExit) as error:
        return [], [_of(error, "module", "The hook cadogan_register_games fails, so the whole plugin is left out.")]
    if declarations:
        return declarations, []
    cure = "Implement the hook cadogan_register_games in it, or name the module in which game = Game(…) stands."
    return [], [Finding("module", "", f"{name} declares no game", cure)]


def _module(name: str) -> ModuleType:
    """A module by its name or its path; one that has a package is imported as part of it."""
    path = Path(name)
    if name and path.exists() and (path.suffix == ".py" or path.is_dir()):
        path = path.resolve()
        words = [path.stem] if path.name != "__init__.py" else []
        folder = path.parent
        while (folder / "__init__.py").exists():
            words.insert(0, folder.name)
            folder = folder.parent
        sys.path.insert(0, str(folder))
        name = ".".join(words)
    else:
        sys.path.append(str(Path.cwd()))  # as python -m does, but what is installed goes first
    if not re.fullmatch(r"[^\W\d]\w*(\.[^\W\d]\w*)*", name):
        raise _NoModuleError(f"{name[:60]!r} is no module; expected a name like my_games, or a path to a module")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and f"{name}.".startswith(f"{error.name}."):
            raise _NoModuleError(f"there is no module {name!r} here; is its distribution installed?") from None
        raise


def _declared(module: ModuleType) -> list[Declaration]:
    """What the module's hook registers; of a module without one, the declarations in it."""
    import pluggy

    from cadogan import hookspecs

    plugins = pluggy.PluginManager(hookspecs.PROJECT)
    plugins.add_hookspecs(hookspecs)
    plugins.register(module)
    plugins.check_pending()
    found: list[Any] = []
    plugins.hook.cadogan_register_games(register=found.append)
    if not found:
        values = [
            one for value in vars(module).values() for one in (value if isinstance(value, list | tuple) else [value])
        ]
        found = [value for value in values if isinstance(value, Declaration)]
    return list({id(one): one for one in found}.values())


# ---- one game --------------------------------------------------------------------------------------------------------


def _report(declaration: Any, deals: range, moves: int) -> Report:
    if not isinstance(declaration, Declaration):
        error = DeclarationError(f"expected a cadogan.declare.Game, not {type(declaration).__name__}")
        return Report(type(declaration).__name__, "", [_of(error, "declaration")])
    report = Report(str(declaration.slug), str(declaration.title))
    report.findings += _names(declaration)
    faults = list(_faults(declaration))
    report.findings += faults
    if not faults:
        report.findings += _conformance(declaration, deals, moves)
    if not faults and not report.findings:
        report.facts = _facts(cadogan.Game(declaration))
    return report


def _names(declaration: Declaration) -> Iterator[Finding]:
    """Slug and aliases are well formed and free; a game that is registered already may well be this one."""
    from cadogan.registry import Registry

    others = [game.declaration for game in cadogan.games() if game.declaration != declaration]
    registry = Registry()
    for other in others:
        registry.add([other], cadogan.game(other.slug).distribution)
    try:
        registry.add([declaration], "this module")
    except DeclarationError as error:
        yield _of(error, "name")
    except CadoganError as error:
        yield _of(error, "name", "Names are unique over all plugins that are installed: choose another.")


def _faults(declaration: Declaration) -> Iterator[Finding]:
    """What the compiler says; a move at fault is left out and the rest looked at again, to tell all of them at once."""
    kept = list(enumerate(declaration.moves)) if isinstance(declaration.moves, tuple | list) else None
    while True:
        try:
            looked_at = declaration if kept is None else replace(declaration, moves=tuple(move for _, move in kept))
            cadogan.Game(looked_at).rules  # noqa: B018
            return
        except DeclarationError as error:
            match = re.match(r"moves\[(\d+)\]", error.field)
            if match is None or kept is None:
                yield _of(error, "declaration")
                return
            number, move = kept.pop(int(match[1]))
            own = f"moves[{number}]{error.field[match.end() :]}"
            finding = _of(error, "declaration")
            yield replace(finding, field=own)
            if getattr(move, "label", "") or not kept:
                return  # others may speak of it
        except Exception as error:
            cure = "A field holds something of another type than its description in cadogan.declare asks for."
            yield _of(error, "declaration", cure)
            return


def _conformance(declaration: Declaration, deals: range, moves: int) -> Iterator[Finding]:
    """The first deal that goes wrong tells enough."""
    from cadogan.testing import check_game

    hooks = declaration.hooks
    hooked = hooks.moves is not None or hooks.won is not None
    cure = (
        "A hook must answer by the position alone, always alike, and change nothing; the rest is the engine's."
        if hooked
        else "If the declaration is as you mean it, this is a fault of the engine: please report it with that."
    )
    game = cadogan.Game(declaration)
    for number in deals:
        try:
            check_game(game, deals=[number], moves=moves)
        except AssertionError as error:
            drawn = re.search(r"\bspots?$", str(error))
            yield _of(error, "play", "Give every place of every zone a spot of its own in at." if drawn else cure)
            return
        except Exception as error:
            yield _of(error, "play", cure)
            return


def _facts(game: cadogan.Game) -> dict[str, Any]:
    """How random play of some deals goes: a game that is always or never won may not be what was meant."""
    ends = Counter({"won": 0, "lost": 0, "stalled": 0})
    made = 0
    for number in range(PLAYED):
        ended = game.deal(number).playout(number)
        ends[ended.reason] += 1
        made += ended.moves
    return {
        "cards": game.cards,
        "action_count": game.action_count,
        "redeals": game.redeals,
        "hooks": game.hooked,
        "played": PLAYED,
        **ends,
        "moves": made,
    }


def _of(error: BaseException, kind: str, cure: str = "") -> Finding:
    """An exception as a finding."""
    from cadogan.cures import cure_of

    text = one_line(error)
    if isinstance(error, DeclarationError):
        known = cure_of(error)
        told = text.removeprefix(f"{error.field}: ") if error.field else text
        example = f" For example: {known.right}" if known and known.right else ""
        return Finding(kind, error.field, told, f"{known.cure}{example}" if known else cure)
    if not isinstance(error, CadoganError | AssertionError):
        text = f"{type(error).__name__}: {text}".rstrip(": ")
    return Finding(kind, "", text, cure)


# ---- as text ---------------------------------------------------------------------------------------------------------


def _as_text(module: str, findings: list[Finding], reports: list[Report]) -> list[str]:
    lines = [line for finding in findings for line in (f"{module}: {finding.message}", f"  cure: {finding.cure}")]
    for report in reports:
        lines.append(f"{report.game}: {report.title or '(no title)'}")
        for finding in report.findings:
            where = f"{finding.field}: " if finding.field else ""
            lines += [f"  {finding.kind}: {where}{finding.message}", f"    cure: {finding.cure}"]
        if not report.findings:
            facts = report.facts
            lines.append("  sound: the declaration compiles, and random play keeps what every game must keep")
            lines.append(
                f"  {facts['played']} deals played at random: {facts['won']} won, {facts['lost']} lost, "
                f"{facts['stalled']} stalled, {facts['moves'] / facts['played']:.1f} moves a deal"
            )
            if facts["hooks"]:
                lines.append(
                    "  its hooks are Python functions: it plays slowly, and its rules text cannot tell of them"
                )
    bad = len(findings) + sum(len(report.findings) for report in reports)
    lines.append(f"{len(reports)} game{'' if len(reports) == 1 else 's'}, {bad} finding{'' if bad == 1 else 's'}")
    return lines
