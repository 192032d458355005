"""Words for the table: zones of places, how cards lie, where they lie, and lines of places.

A *place* is written ``t5``; a set of places is a text of words between blanks: ``t`` (a whole zone), ``t5``, ``t1-8``
(a stretch), ``t.circle3`` (a line of the zone), ``f1``. Coordinates are of a card's middle: x to the right in cards'
widths, y downward in cards' heights (a card is 1.4 times as high as wide); an angle turns the card clockwise, in
degrees, and with it the way its pile grows.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Spot = tuple[float, float, float]
CARD = 1.4  # a card's height in widths


def rows(
    *lengths: int, x: float = 0, y: float = 0, dx: float = 1.25, dy: float = 1.3, centred: bool = True
) -> tuple[Spot, ...]:
    """Spots row by row; ``rows(10)`` is one row of ten, ``rows(6, 6, 6)`` three rows of six."""
    width = max(lengths, default=0)
    return tuple(
        (round(x + dx * (i + ((width - n) / 2 if centred else 0)), 3), round(y + dy * r, 3), 0.0)
        for r, n in enumerate(lengths)
        for i in range(n)
    )


def column(n: int, x: float = 0, y: float = 0, dy: float = 1.3, up: bool = False) -> tuple[Spot, ...]:
    """Spots one below the other, or one above the other."""
    return tuple((x, round(y + dy * (n - 1 - i if up else i), 3), 0.0) for i in range(n))


def circle(
    n: int, radius: float, x: float = 0, y: float = 0, start: float = 0, turn: float | None = None
) -> tuple[Spot, ...]:
    """Spots clockwise round (x, y), ``radius`` in cards' widths, the first ``start`` degrees after twelve o'clock.

    ``turn`` turns each card so far from pointing outward: 0 outward, 90 along the circle, 180 inward; None leaves all
    upright.
    """
    out = []
    for i in range(n):
        angle = start + 360 * i / n
        a = math.radians(angle)
        out.append(
            (
                round(x + radius * math.sin(a), 3),
                round(y - radius * math.cos(a) / CARD, 3),
                0.0 if turn is None else round((angle + turn) % 360, 3),
            )
        )
    return tuple(out)


def slope(n: int, start: tuple[float, float], end: tuple[float, float], angle: float = 0) -> tuple[Spot, ...]:
    """Spots evenly from one point to another, all turned alike."""
    (a, b), (c, d), k = start, end, max(1, n - 1)
    return tuple((round(a + (c - a) * i / k, 3), round(b + (d - b) * i / k, 3), angle) for i in range(n))


@dataclass(frozen=True)
class Zone:
    """A named group of places.

    Attributes:
        letter: what its places are called by.
        name: what people call it.
        role: foundation, packets, reserve, pack, talon, out, aside or hand.
        count: its places.
        columns: a grid's places a row (0: no grid); its places are written row.column.
        lie: ``spread``, ``right``, ``squared`` or ``down`` (face down): how cards lie on one another.
        at: coordinates of each place.
        lines: named sets of place numbers of this zone (from 1).
        blocked: for a place number the alternatives, each a set of place numbers of this zone, one of which must hold
            no card for the place to be available; a place without an entry is never blocked.
        face_down: cards dealt face down are turned up as soon as they are laid bare.
        secret: squared; only its top has been seen.
        peek: of a secret pile so many cards beneath the top are seen as these places have gaps.
        apart: of a single place whose cards lie apart from one another the spots of its cards, bottom first; the last
            takes the rest.
        home: a card here counts as home or removed.
        hidden: a place of the machinery, not of the table (the pack of a game that deals it all).
    """

    letter: str
    name: str
    role: str
    count: int = 1
    columns: int = 0
    lie: str = "squared"
    at: tuple[Spot, ...] = ()
    lines: Mapping[str, Sequence[int]] = field(default_factory=dict)
    blocked: Mapping[int, Sequence[Sequence[int]]] = field(default_factory=dict)
    face_down: bool = False
    secret: bool = False
    peek: str = ""
    apart: tuple[Spot, ...] = ()
    home: bool = False
    hidden: bool = False


@dataclass(frozen=True)
class Foundations(Zone):
    """Piles that advance by count along a sequence of ranks.

    Attributes:
        sequence: ``"A..K"``, or explicit ranks; a wrapping sequence is written out (``"9..K A..8"``).
        suit: ``same`` (each pile one suit, C D H S in turn), ``any``, ``alternate`` (colours alternate from the base).
        suits: which suits the piles have, in turn.
        bases: each pile's own first card (``"6C 7H …"``); the sequence then runs on from it, with wrap.
        lengths: with ``bases``: how many cards each pile takes.
        withdrawn: the first card of each pile, of its suit in turn, is taken out of the pack before the deal (False: as
            they come).
        begun: ``base`` when all piles begin with the rank of the game's first base; ``key`` when each begins by the
            card of its partner place in zone ``key`` (multiples of its value).
        by_base: a pile takes its suit from its first card.
        distinct: with ``by_base``: no two piles of this group begin with the same suit.
        key: with ``begun="key"``: the partner places, one a pile.
        opens: each pile takes nothing until its partner among these places holds a card.
    """

    sequence: str = "A..K"
    suit: str = "same"
    suits: str = "CDHS"
    bases: str = ""
    lengths: tuple[int, ...] = ()
    withdrawn: bool = False
    begun: str = ""
    key: str = ""
    by_base: bool = False
    distinct: bool = False
    opens: str = ""


def foundations(count: int, sequence: str = "A..K", name: str = "foundations", **words: object) -> Foundations:
    """``count`` foundations; see Foundations."""
    return Foundations("f", name, "foundation", count, home=True, sequence=sequence, **words)  # type: ignore[arg-type]


def packets(count: int, letter: str = "t", name: str = "packets", lie: str = "spread", **words: object) -> Zone:
    """Packets or columns on the table."""
    return Zone(letter, name, "packets", count, lie=lie, **words)  # type: ignore[arg-type]


def grid(
    nrows: int, ncols: int, letter: str = "t", name: str = "tableau", role: str = "packets", **words: object
) -> Zone:
    """Places in rows and columns, written row.column.

    It has the lines row1 …, column1 … and, when it is square, diagonal1 and diagonal2.
    """
    lines = {f"row{r + 1}": tuple(range(r * ncols + 1, (r + 1) * ncols + 1)) for r in range(nrows)}
    lines |= {f"column{c + 1}": tuple(range(c + 1, nrows * ncols + 1, ncols)) for c in range(ncols)}
    if nrows == ncols > 1:
        lines["diagonal1"] = tuple(range(1, nrows * ncols + 1, ncols + 1))
        lines["diagonal2"] = tuple(range(ncols, nrows * ncols, ncols - 1))
    words.setdefault("at", rows(*[ncols] * nrows))
    return Zone(letter, name, role, nrows * ncols, columns=ncols, lines=lines, **words)  # type: ignore[arg-type]


def reserve(count: int, letter: str = "r", name: str = "reserve", **words: object) -> Zone:
    """Cards beside the tableau."""
    return Zone(letter, name, "reserve", count, **words)  # type: ignore[arg-type]


def pack(at: tuple[Spot, ...] = (), name: str = "pack") -> Zone:
    """The undealt cards, face down; the next card is the top."""
    return Zone("s", name, "pack", lie="down", at=at)


def talon(count: int = 1, at: tuple[Spot, ...] = (), name: str = "talon", **words: object) -> Zone:
    """Cards turned and not used."""
    return Zone("w", name, "talon", count, at=at, **words)  # type: ignore[arg-type]


def out_of_play(
    count: int = 1,
    name: str = "out of play",
    removed: bool = False,
    at: tuple[Spot, ...] = (),
    apart: tuple[Spot, ...] = (),
) -> Zone:
    """Cards that take no part (any longer); removed cards count as home."""
    return Zone("x", name, "out", count, home=removed, at=at, apart=apart)


def hand(name: str = "hand", at: tuple[Spot, ...] = (), count: int = 1) -> Zone:
    """The card in hand (in sight only where the player has a say about it), or a card set aside."""
    return Zone("h", name, "hand", count, at=at)


def passing() -> Zone:
    """The card in hand of a game in which the player never has a say about it: no place of the table."""
    return Zone("h", "hand", "hand", hidden=True)


# ---- what blocks a card


def below_in_column(nrows: int, ncols: int, adjoining: bool = False) -> dict[int, list[list[int]]]:
    """A grid's card is available when nothing lies below it in its column (``adjoining``: directly below)."""
    out = {}
    for r in range(nrows - 1):
        for c in range(ncols):
            under = [q * ncols + c + 1 for q in range(r + 1, nrows)]
            out[r * ncols + c + 1] = [under[:1] if adjoining else under]
    return out


def ends_of_column(nrows: int, ncols: int) -> dict[int, list[list[int]]]:
    """A grid's card is available when it is the highest or the lowest left in its column."""
    out = {}
    for r in range(1, nrows - 1):
        for c in range(ncols):
            out[r * ncols + c + 1] = [
                [q * ncols + c + 1 for q in range(r)],
                [q * ncols + c + 1 for q in range(r + 1, nrows)],
            ]
    return out


def farther_out(circles: int, places: int) -> dict[int, list[list[int]]]:
    """Of circles numbered from the inside, a card is available when none lies outside it on its ray."""
    return {
        c * places + i + 1: [[o * places + i + 1 for o in range(c + 1, circles)]]
        for c in range(circles - 1)
        for i in range(places)
    }


def woven(nrows: int, ncols: int) -> dict[int, list[list[int]]]:
    """Of cards laid upright and sideways by turns (1.1 upright), one is available when one of its ends is free."""
    out = {}
    for r in range(nrows):
        for c in range(ncols):
            ends = [(r - 1, c), (r + 1, c)] if (r + c) % 2 == 0 else [(r, c - 1), (r, c + 1)]
            if all(0 <= a < nrows and 0 <= b < ncols for a, b in ends):
                out[r * ncols + c + 1] = [[a * ncols + b + 1] for a, b in ends]
    return out
