"""Our own cards, drawn without a font: ranks as strokes, suits as shapes, each once in the drawing's definitions.

A card's frame has its origin in the card's middle. Its index, rank and pip, is large and stands in one of eight ways:
in one of four corners, side by side (in a column each card shows a low strip) or one above the other (in a fan a
narrow one).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cadogan.card import Card

W, H = 100.0, 140.0
CORNERS = tuple(f"{how} {where}" for where in ("nw", "ne", "sw", "se") for how in ("row", "column"))

_RANKS = {
    "A": (18, "M1 26L9 0L17 26M4 17.5H14"),
    "2": (18, "M1.5 7C1.5-2.5 16.5-2 16.5 7C16.5 14 3 18 1 26H17"),
    "3": (18, "M2 4C5-1.5 16-1 16 6.5C16 11 12 12.5 7.5 12.5C13 12.5 17 14.5 17 19C17 27 4 28.5 1 22"),
    "4": (18, "M13 26V0L1 18H18"),
    "5": (18, "M15.5 0H4L3 11.5C6 8.5 17 8.5 17 17.5C17 27.5 4 28.5 1 22.5"),
    "6": (18, "M14.5 2C10-2 1.5-1 1.5 15C1.5 30 17 28.5 17 18C17 7.5 4 7.5 1.8 16"),
    "7": (18, "M1 0H17C11 8 7.5 16 7 26"),
    "8": (18, "M9 0C-.5 0 0 12 9 12C18 12 18.5 0 9 0ZM9 12C-2 12-2 26 9 26C20 26 20 12 9 12Z"),
    "9": (18, "M3.5 24C8 28 16.5 27 16.5 11C16.5-4 1-2.5 1 8C1 18.5 14 18.5 16.2 10"),
    "T": (27, "M1 5L6 0V26M19.5 0C10 0 10 26 19.5 26C29 26 29 0 19.5 0Z"),
    "J": (16, "M14 0V18C14 28 3 28.5 1 20"),
    "Q": (20, "M9.5 0C-2 0-2 26 9.5 26C21 26 21 0 9.5 0ZM11.5 18L19 27"),
    "K": (18, "M2 0V26M16 0L2 15M7 10L17 26"),
}
_PIPS = {  # 100 × 100 round the origin
    "H": "M0 44C-16 24-46 4-46-20C-46-38-32-46-21-46C-10-46-3-39 0-29"
    "C3-39 10-46 21-46C32-46 46-38 46-20C46 4 16 24 0 44Z",
    "D": "M0-48C9-28 22-12 38 0C22 12 9 28 0 48C-9 28-22 12-38 0C-22-12-9-28 0-48Z",
    "S": "M0-46C16-26 44-8 44 14C44 36 16 40 5 22C6 32 10 40 18 46H-18"
    "C-10 40-6 32-5 22C-16 40-44 36-44 14C-44-8-16-26 0-46Z",
    "C": "M-11-9C-34-32-18-48 0-48C18-48 34-32 11-9C34-22 46-6 46 8C46 34 14 36 5 16C6 32 10 40 18 46H-18"
    "C-10 40-6 32-5 16C-14 36-46 34-46 8C-46-6-34-22-11-9Z",
}
INK = {
    2: {"C": "#1b1b1f", "S": "#1b1b1f", "D": "#c8102e", "H": "#c8102e"},
    4: {"C": "#146c35", "S": "#1b1b1f", "D": "#1857c4", "H": "#c8102e"},
}
_SCALE, _STROKE, _PIP, _GAP, _EDGE = 0.84, 4.2, 20.0, 3.0, 5.0
_TALL = 26 * _SCALE + _STROKE * _SCALE  # a rank, with its stroke


def definitions() -> str:
    """What a drawing's ``defs`` holds; hence faces are named, not drawn, elsewhere."""
    ranks = "".join(
        f'<path id="cadogan-{rank}" d="{path}" fill="none" stroke-width="{_STROKE}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
        for rank, (_, path) in _RANKS.items()
    )
    pips = "".join(f'<path id="cadogan-{suit}" d="{path}"/>' for suit, path in _PIPS.items())
    blank = f'<rect id="cadogan-card" x="{-W / 2:g}" y="{-H / 2:g}" width="{W:g}" height="{H:g}" rx="8"/>'
    lattice = "".join(f"M{x} {y}l9 9l-9 9l-9-9z" for x in range(-32, 33, 16) for y in range(-58, 41, 16))
    back = (
        '<g id="cadogan-back"><use href="#cadogan-card" fill="#fbfbf8" stroke="#3a3f45"/>'
        '<rect x="-43" y="-63" width="86" height="126" rx="5" fill="#34558b"/>'
        f'<path d="{lattice}" fill="none" stroke="#8ea6cf" stroke-width="1.5"/></g>'
    )
    return ranks + pips + blank + back


def index_box(card: Card, corner: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the index in the card's frame."""
    how, where = corner.split()
    rank = (_RANKS[card.rank][0] + _STROKE) * _SCALE
    wide, tall = (rank + _GAP + _PIP, _TALL) if how == "row" else (max(rank, _PIP), _TALL + _GAP + _PIP)
    left = -W / 2 + _EDGE if "w" in where else W / 2 - _EDGE - wide
    top = -H / 2 + _EDGE if "n" in where else H / 2 - _EDGE - tall
    return left, top, left + wide, top + tall


def rank_at(rank: str, x: float, y: float, scale: float, ink: str) -> str:
    """A rank whose middle is there."""
    left, top = x - _RANKS[rank][0] * scale / 2, y - 13 * scale
    return f'<use href="#cadogan-{rank}" transform="translate({left:.1f} {top:.1f}) scale({scale:g})" stroke="{ink}"/>'


def pip_at(suit: str, x: float, y: float, size: float, ink: str) -> str:
    """A suit's sign whose middle is there."""
    return f'<use href="#cadogan-{suit}" transform="translate({x:.1f} {y:.1f}) scale({size / 100:g})" fill="{ink}"/>'


def index(card: Card, corner: str, ink: str) -> str:
    """Rank and pip in a corner."""
    left, top, right, bottom = index_box(card, corner)
    half = (_RANKS[card.rank][0] + _STROKE) * _SCALE / 2
    if corner.startswith("row"):
        middle = (top + bottom) / 2
        pip = pip_at(card.suit, right - _PIP / 2, middle, _PIP, ink)
        return rank_at(card.rank, left + half, middle, _SCALE, ink) + pip
    middle = (left + right) / 2
    pip = pip_at(card.suit, middle, bottom - _PIP / 2, _PIP, ink)
    return rank_at(card.rank, middle, top + _TALL / 2, _SCALE, ink) + pip


def face(card: Card, corner: str, colours: int, bare: bool = True) -> str:
    """A card face up: its index, and in the middle (if that is bare) its pip, or a court card's rank with it."""
    ink = INK[colours][card.suit]
    centre = ""
    if not bare:
        pass  # half a pip beside an index is but confusing
    elif card.rank in "JQK":
        centre = rank_at(card.rank, 0, -2, 1.7, ink) + pip_at(card.suit, 0, 37, 22, ink)
    else:
        centre = pip_at(card.suit, 0, 6, 48, ink)
    return f'<use href="#cadogan-card" fill="#fdfdfa" stroke="#3a3f45"/>{index(card, corner, ink)}{centre}'


def back(card: Card | None, corner: str, colours: int) -> str:
    """A card face down; the reader of the whole position finds its index on it."""
    out = '<use href="#cadogan-back"/>'
    if card is None:
        return out
    left, top, right, bottom = index_box(card, corner)
    label = (
        f'<rect x="{left - 2:.1f}" y="{top - 2:.1f}" width="{right - left + 4:.1f}" height="{bottom - top + 4:.1f}" '
        'rx="4" fill="#dfe6f2"/>'
    )
    return out + label + index(card, corner, INK[colours][card.suit])
