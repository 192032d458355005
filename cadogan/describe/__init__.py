"""The rules of a game in words, made from its declaration and from nothing else: no game has a text of its own.

Arrows go one way: ``english`` (words) and ``document`` (the page) know nothing of games; ``table`` names places and
stages; ``relation`` says what may go on what; the others write a section each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadogan.declare import Foundations, Marry, Play, Redeal, Turn
from cadogan.describe.aim import aim
from cadogan.describe.deal import deal, needed, withdrawn
from cadogan.describe.document import Document, Item, Section
from cadogan.describe.english import join, sentence
from cadogan.describe.layout import availability, layout
from cadogan.describe.moves import Moves
from cadogan.describe.seen import seen
from cadogan.describe.table import Table
from cadogan.describe.writing import writing
from cadogan.errors import UnknownGameError

if TYPE_CHECKING:
    from cadogan.game import Game

__all__ = ["rules_html", "rules_markdown", "rules_text"]


def rules_text(game: Game) -> str:
    """The rules as plain text of lines that fit 80 columns."""
    return rules(game).text()


def rules_markdown(game: Game) -> str:
    """The rules as Markdown."""
    return rules(game).markdown()


def rules_html(game: Game) -> str:
    """The rules as a page of HTML."""
    return rules(game).html()


def rules(game: Game) -> Document:
    """The rules as a page of sections.

    Raises:
        DeclarationError: the declaration is at fault.
    """
    declaration = game.declaration
    table = Table(declaration)
    moves = Moves(table)
    sections = [Section("What you need", [" ".join(needed(table)), *withdrawn(table)])]
    sections.append(Section("The table", [_conventions(table), layout(table)]))
    sections.append(Section("The aim", aim(table)))
    sections.append(Section("The deal", deal(table)))
    sections.append(Section("Available cards", [" ".join(availability(table))]))
    itself = moves.what_happens()
    if itself:
        sections.append(
            Section(
                "What happens of itself",
                [
                    "After every move, and after every card that the deal brings, these are looked for in the "
                    "order given, "
                    "and again from the first after each that was done. They belong to the move that caused them, "
                    "and nothing else "
                    "is done before.",
                    itself,
                ],
            )
        )
    sections.append(
        Section(
            "What you may do",
            [
                "Each of these is one move. All of them are optional unless it is said that you must; nothing else "
                "is allowed.",
                moves.what_you_may_do(),
            ],
        )
    )
    sections.append(Section("What you may look at", list(seen(table))))
    sections.append(Section("The end", _end(table)))
    written = writing(table, bool(moves.one_acts))
    if written:
        sections.append(Section("Writing moves down", list(written)))
    if declaration.hooks.moves or declaration.hooks.won:
        said = (
            "Besides, the game has rules that are written as a program, which no text can tell: they may forbid "
            "moves or say when it is won."
        )
        sections.append(Section("Further rules", [said]))
    if declaration.history:
        sections.append(Section("History", [sentence(declaration.history)]))
    return Document(declaration.title, _lead(game), sections)


def _lead(game: Game) -> str:
    declaration = game.declaration
    parts = []
    if declaration.number is not None:
        parts.append(f"No. {declaration.number} of Lady Cadogan’s book")
    if declaration.variant_of:
        parts.append(f"a variant of {_title(declaration.variant_of)}")
    if declaration.aliases:
        parts.append(f"also called {join(map(_name, declaration.aliases), 'or')}")
    return sentence("; ".join(parts)) if parts else ""


def _name(slug: str) -> str:
    """``Forty Thieves``, from a name in commands."""
    return slug.replace("-", " ").title()


def _title(slug: str) -> str:
    """A registered game's title."""
    from cadogan.registry import game

    try:
        return str(game(slug).title)
    except UnknownGameError:
        return _name(slug)


def _conventions(table: Table) -> str:
    out = [
        "Each place has a letter and, where there are several, a number, as given here.",
        "One card is moved at a time, unless a rule says otherwise. Cards rank ace (1), 2 … 10, knave (11), queen "
        "(12), king (13); an ace and a king are neighbours only where it is said.",
    ]
    moves = table.game.moves
    if any(isinstance(zone, Foundations) for zone in table.zones) and not any(
        isinstance(m, Play) and m.cross for m in moves
    ):
        out.append("A card on a foundation stays there.")
    if any(isinstance(m, Marry) for m in moves):
        out.append("To marry is to put a card on another as told below; the card beneath waits until it is uncovered.")
    return " ".join(out)


def _end(table: Table) -> list[str | list[Item]]:
    words = ["The game ends when it is won (see “The aim”); then nothing more is done."]
    moves = table.game.moves
    also = ["turn a card"] if any(isinstance(m, Turn) for m in moves) else []
    also += ["deal on"] if table.interactive() else []
    also += ["deal again"] if any(isinstance(m, Redeal) for m in moves) else []
    tail = f" As long as you can {join(also, 'or')}, it is not lost." if also else ""
    words.append(f"It is lost when it is not won and none of the moves of “What you may do” is possible.{tail}")
    if not any(isinstance(m, Redeal) for m in moves):
        words.append("There is no redeal." if not any(type(m).__name__ in ("Pay", "Scatter") for m in moves) else "")
    return [" ".join(word for word in words if word)]
