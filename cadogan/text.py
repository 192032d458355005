"""The table as text: every pile of a position, in the order in which the game declares its zones.

A squared pile shows its top card and how many it holds, a spread one all its cards, bottom first; a grid is drawn as
one. A card that is not known is ▒▒.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cadogan.card import Card
    from cadogan.game import ZoneInfo
    from cadogan.position import Position, View

_HIDDEN = "▒▒"
_EMPTY = "··"
_RED = re.compile(r"(?<![0-9A-Za-z.])(?:10|[A2-9JQK])[♦♥]")
_ASCII = str.maketrans(
    {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "▒": "#", "·": ".", "×": "x", "…": "...", "—": "-", "–": "-", "→": "->"}
    | {"æ": "ae", "Æ": "Ae", "é": "e", "“": '"', "”": '"', "’": "'"}
)


def to_ascii(text: str) -> str:
    """The same text for a terminal that knows ASCII only: ``10♣`` becomes ``10C``."""
    return text.translate(_ASCII).encode("ascii", "replace").decode()


def paint(text: str) -> str:
    """Red suits in red, by ANSI codes."""
    return _RED.sub(lambda card: f"\x1b[31m{card[0]}\x1b[39m", text)


def finish(text: str, ascii: bool = False, colour: bool = False) -> str:
    """Text with card symbols, made fit for its reader."""
    if colour:
        text = paint(text)
    return to_ascii(text) if ascii else text


def columns(cells: Iterable[str], width: int, indent: int = 2, gap: int = 3) -> list[str]:
    """Lay cells in as many columns of equal width as fit; one that is too long goes on in an indented line."""
    cells = list(cells)
    room = max(1, width - indent)
    size = max(map(len, cells), default=0)
    if size > room:
        return [" " * indent + line for cell in cells for line in _wrapped(cell, room)]
    per_line = max(1, (room + gap) // (size + gap))
    return [
        (" " * indent + (" " * gap).join(cell.ljust(size) for cell in cells[i : i + per_line])).rstrip()
        for i in range(0, len(cells), per_line)
    ]


def table(pos: Position | View, ascii: bool = False, colour: bool = False, width: int = 80) -> str:
    """Draw a position.

    Args:
        pos: a position (every card is shown but those of the pack), or what the player may see of it (``pos.view()``).
        ascii: suits as letters, and no sign beyond ASCII.
        colour: red suits in red, by ANSI codes.
        width: columns of the terminal; at least 20 are used.

    Returns:
        Lines without a newline at the end.
    """
    declared = {zone.letter: zone for zone in reversed(pos.game.declaration.zones)}
    piles = pos.zones
    label = max((len(zone.name) for zone in pos.game.zones if zone.count == 1), default=0)
    lines: list[str] = []
    for zone in pos.game.zones:
        how = declared[zone.letter]
        cells = [_pile(pile, how.lie) for pile in piles[zone.letter]]
        if zone.count == 1:
            lines += columns([f"{zone.name.ljust(label)}  {cells[0]}"], max(width, 20), indent=0)
            continue
        lines.append(zone.name)
        drawn = _grid(zone, cells, how.columns, width) if how.columns else None
        lines += drawn or columns(_named(zone, cells, how.columns), max(width, 20))
    return finish("\n".join(lines), ascii, colour)


def _pile(pile: Sequence[Card | None], lie: str) -> str:
    if not pile:
        return _EMPTY
    if lie == "down":
        return f"{_HIDDEN} ×{len(pile)}"
    shown = [card.symbol if card is not None else _HIDDEN for card in pile]
    if lie == "squared":
        return shown[-1] + (f" ×{len(shown)}" if len(shown) > 1 else "")
    return " ".join(shown)


def _named(zone: ZoneInfo, cells: list[str], ncols: int) -> list[str]:
    """Every pile behind the name of its place."""
    names = [
        f"{zone.letter}{k // ncols + 1}.{k % ncols + 1}" if ncols else f"{zone.letter}{k + 1}"
        for k in range(len(cells))
    ]
    size = max(map(len, names), default=0)
    return [f"{name.ljust(size)} {cell}" for name, cell in zip(names, cells, strict=True)]


def _grid(zone: ZoneInfo, cells: list[str], ncols: int, width: int) -> list[str] | None:
    """Rows and columns with their numbers; None when that is too wide."""
    rows = [cells[i : i + ncols] for i in range(0, len(cells), ncols)]
    size = max((len(cell) for cell in cells), default=2)
    size = max(size, len(str(ncols)))
    head = len(zone.letter) + len(str(len(rows)))
    if 2 + head + ncols * (size + 2) > width:
        return None
    lines = [" " * (2 + head) + "".join(f"  {str(c + 1).rjust(size)}" for c in range(ncols))]
    for r, row in enumerate(rows):
        name = f"{zone.letter}{r + 1}"
        lines.append(f"  {name.ljust(head)}" + "".join(f"  {cell.rjust(size)}" for cell in row))
    return lines


def _wrapped(cell: str, room: int) -> list[str]:
    """Break at blanks; what follows stands under the first card."""
    indent = min(len(cell) - len(cell.split(" ", 1)[-1].lstrip()), room // 2)
    lines = [""]
    for word in re.findall(r"\S+\s*", cell):
        if lines[-1].strip() and len(lines[-1]) + len(word.rstrip()) > room:
            lines.append(" " * indent)
        lines[-1] += word
    return [line.rstrip() for line in lines]
