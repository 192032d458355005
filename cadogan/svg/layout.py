"""Where every card of a position lies: the declaration's coordinates, stretched as far as long fans need.

A card is 100 wide and 140 high. Nothing here knows how a card looks but the size of its index: ``lay_out`` finds for
every card that shows its face a corner in which no later card covers the index.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from cadogan.declare import Zone
from cadogan.declare.cards import cards
from cadogan.declare.zones import Spot
from cadogan.svg.faces import CORNERS, H, W, index_box
from cadogan.svg.shapes import Box

if TYPE_CHECKING:
    from cadogan.card import Card
    from cadogan.position import Position

WISHED, LEAST = 40.0, 34.0  # from card to card of a fan; less would cover an index
BACK = 14.0  # from a card that shows nothing to the next
WIDEST = 128.0  # where the table is that large anyway
LONGEST = 760.0  # a fan that would grow longer is closed up first
MARGIN = 16.0  # between a fan and what lies in its way
_ROW = 8  # places a row of a zone without coordinates


@dataclass(frozen=True)
class Shown:
    """One card as it is seen: its face, or its back (with the face where the reader, not the player, may know it)."""

    card: Card | None
    back: bool = False


@dataclass(frozen=True)
class Laid:
    """One card on the table; or an empty place.

    Attributes:
        place: the place's name, ``t5``.
        shown: what is seen (None: the place is empty).
        x, y: the card's middle.
        angle: its turn, clockwise; never upside down.
        corner: where its index is (one of CORNERS).
        bare: no later card covers its middle.
    """

    place: str
    shown: Shown | None
    x: float
    y: float
    angle: float
    corner: str = CORNERS[0]
    bare: bool = True

    @property
    def outline(self) -> Box:
        """The card."""
        return Box(self.x, self.y, self.angle, -W / 2, -H / 2, W / 2, H / 2)

    @property
    def index(self) -> Box | None:
        """Its index; None when it has none."""
        if self.shown is None or self.shown.card is None:
            return None
        left, top, right, bottom = index_box(self.shown.card, self.corner)
        return Box(self.x, self.y, self.angle, left, top, right, bottom)


@dataclass
class Pile:
    """A place with its cards: those of them that lie in sight, bottom first.

    Attributes:
        name, zone: of the place.
        spot: its first card's middle and angle.
        total: how many cards it holds.
        fan: which way it grows in its own frame.
        step: from card to card.
    """

    name: str
    zone: Zone
    x: float
    y: float
    angle: float
    cards: list[Shown]
    total: int
    fan: tuple[int, int] = (0, 0)
    step: float = LEAST
    tagged: bool = True  # its name is written on it
    laid: list[Laid] = field(default_factory=list)

    @property
    def base(self) -> Box:
        """Its first card."""
        return Box(self.x, self.y, self.angle, -W / 2, -H / 2, W / 2, H / 2)

    @property
    def grows(self) -> bool:
        """Whether it takes more room than a card."""
        return len(self.cards) > 1 and self.fan != (0, 0)

    def offsets(self, step: float) -> list[float]:
        """How far each card lies from the first."""
        out = [0.0]
        for shown in self.cards[:-1]:
            out.append(out[-1] + step - (0 if shown.card is not None else min(step, WISHED) - BACK))
        return out

    def box(self, step: float) -> Box:
        """The room that it takes."""
        far = self.offsets(step)[-1] if self.grows else 0.0
        return Box(self.x, self.y, self.angle, -W / 2, -H / 2, W / 2 + far * self.fan[0], H / 2 + far * self.fan[1])

    @property
    def direction(self) -> tuple[float, float]:
        """Which way it grows on the table."""
        a, (u, v) = math.radians(self.angle), self.fan
        return u * math.cos(a) - v * math.sin(a), u * math.sin(a) + v * math.cos(a)


@dataclass(frozen=True)
class Table:
    """All that is drawn, in the order in which it is drawn."""

    piles: tuple[Pile, ...]
    left: float
    top: float
    right: float
    bottom: float

    @property
    def cards(self) -> list[Laid]:
        """Every card and empty place."""
        return [laid for pile in self.piles for laid in pile.laid]


def lay_out(position: Position, view: bool = False) -> Table:
    """Place every card.

    Args:
        position: what is drawn.
        view: only what the player may see.
    """
    piles = _piles(position, view)
    _close_up(position, piles)
    _make_room(piles)
    _open_fans(piles)
    _place_cards(piles)
    bounds = [laid.outline.bounds for pile in piles for laid in pile.laid] or [(0.0, 0.0, W, H)]
    lefts, tops, rights, bottoms = zip(*bounds, strict=True)
    return Table(tuple(piles), min(lefts), min(tops), max(rights), max(bottoms))


# ---- what is seen ----------------------------------------------------------------------------------------------------


def _piles(position: Position, view: bool) -> list[Pile]:
    known, seen = position.zones, position.view().zones
    taken: dict[str, int] = {}
    out: list[Pile] = []
    zones = [zone for zone in position.game.declaration.zones if not zone.hidden]
    low = max((spot[1] for zone in zones for spot in (*zone.at, *zone.apart)), default=-1.3) + 1.3
    for zone in zones:
        first = taken.get(zone.letter, 0)
        last = min(first + zone.count, len(known[zone.letter]))
        taken[zone.letter] = first + zone.count
        spots = zone.at
        if not spots:
            spots = tuple((1.25 * (k % _ROW), low + 1.3 * (k // _ROW), 0.0) for k in range(zone.count))
            low = spots[-1][1] + 1.3
        single = len(known[zone.letter]) == 1
        for k in range(first, last):
            name = zone.letter if single else f"{zone.letter}{k + 1}"
            if zone.columns:
                name = f"{zone.letter}{k // zone.columns + 1}.{k % zone.columns + 1}"
            pile = [
                Shown(card if mine is not None or not view else None, mine is None)
                for card, mine in zip(known[zone.letter][k], seen[zone.letter][k], strict=True)
            ]
            if zone.role == "out" and not zone.home:
                order = _named_order(position, name)
                pairs = sorted(zip(known[zone.letter][k], pile, strict=True), key=lambda pair: order[pair[0].face])
                pile = [shown for _, shown in pairs]
            out += _spread(position, zone, name, spots[k - first], pile)
    return out


def _named_order(position: Position, place: str) -> list[int]:
    """Of cards that take no part the order does not matter: they lie as the declaration names them."""
    places = position.game.compiled.places
    masks = [
        cards(f"{group} {word}" if group else word)
        for step in position.game.declaration.withdraw
        if places.number[place] in places.set(step.to, "withdraw.to")
        for group, words in map(_parted, step.cards.split(","))
        for word in words
    ]
    return [next((k for k, mask in enumerate(masks) if mask >> face & 1), len(masks)) for face in range(52)]


def _parted(part: str) -> tuple[str, list[str]]:
    """``black Q`` is the group black and the word Q; ``QC QS`` are two words."""
    words = part.split()
    return (words[0], words[1:]) if len(words) > 1 and len(words[0]) > 2 else ("", words)


def _spread(position: Position, zone: Zone, name: str, spot: Spot, pile: list[Shown]) -> list[Pile]:
    """The pile of a place; several when its cards lie apart."""
    total = len(pile)
    if zone.apart:
        at = list(dict.fromkeys(zone.apart))
        heaps: dict[Spot, list[Shown]] = {one: [] for one in at}
        for k, shown in enumerate(pile):
            heaps[zone.apart[min(k, len(zone.apart) - 1)]].append(shown)
        drawn = [one for one in at if heaps[one] or zone.role == "out"] or at[:1]
        last = max((k for k, one in enumerate(drawn) if heaps[one]), default=0)
        return [
            Pile(name, zone, *_scaled(one), heaps[one][-1:], len(heaps[one]), tagged=k == last)
            for k, one in enumerate(drawn)
        ]
    fan = {"spread": (0, 1), "right": (1, 0)}.get(zone.lie, (0, 0))
    if zone.lie == "down":
        pile = [Shown(None, True)] * bool(pile)
    elif fan == (0, 0):
        below = 0
        if zone.peek:
            places = position.game.compiled.places
            below = sum(position._count(p) == 0 for p in places.set(zone.peek, "peek"))
            fan = (0, 1)
        pile = pile[-1 - below :]
    return [Pile(name, zone, *_scaled(spot), pile, total, fan)]


def _scaled(spot: Spot) -> Spot:
    return spot[0] * W, spot[1] * H, spot[2]


# ---- room ------------------------------------------------------------------------------------------------------------


def _close_up(position: Position, piles: list[Pile]) -> None:
    """Rows of a grid that are not dealt yet leave no gap in the table."""
    rows = {zone.letter: zone.count for zone in position.game.declaration.zones if zone.columns}
    zones = position.zones
    if all(len(zones[letter]) == count for letter, count in rows.items()):
        return
    spans = sorted(pile.box(LEAST).bounds[1::2] for pile in piles)
    shift, low = 0.0, spans[0][1]
    gaps = []
    for top, bottom in spans:
        if top > low + H / 2:
            shift += top - low - H / 3
            gaps.append((top, shift))
        low = max(low, bottom)
    for pile in piles:
        pile.y -= max((by for top, by in gaps if pile.box(LEAST).bounds[1] >= top), default=0.0)


def _make_room(piles: list[Pile]) -> None:
    """Shift apart what lies in the way of a fan, closed up as far as it may be."""
    for _ in range(400):
        if not any(_shift(piles, pile) for pile in piles if pile.grows):
            return


def _shift(piles: list[Pile], pile: Pile) -> bool:
    room, (dx, dy) = pile.box(LEAST), pile.direction
    base = pile.base
    for other in piles:
        if other is pile or other.base.meets(base):
            continue
        box = other.box(LEAST)
        if not box.meets(room, 0.5 - MARGIN / 2):
            continue
        ahead = (other.x - pile.x) * dx + (other.y - pile.y) * dy
        square = min(abs(dx), abs(dy)) < 1e-6
        if not square or ahead < 1:
            # No row or column to shift: the whole table grows, its shape kept.
            for one in piles:
                one.x *= 1.04
                one.y *= 1.04
            return True
        by = room.reach(dx, dy)[1] - box.reach(dx, dy)[0] + MARGIN
        line = other.x * dx + other.y * dy
        for one in piles:
            if one.x * dx + one.y * dy >= line - 1:
                one.x += dx * by
                one.y += dy * by
        return True
    return False


def _open_fans(piles: Sequence[Pile]) -> None:
    """Open each zone's fans alike, as far as is wished and there is room; farther only within the table's bounds."""
    still = [pile.base.bounds for pile in piles if not pile.grows]
    zones = {
        id(pile.zone): [one for one in piles if one.zone is pile.zone and one.grows] for pile in piles if pile.grows
    }
    for fans in zones.values():
        step = WIDEST
        while step > LEAST and not _opens(fans, step, piles, still):
            step = max(LEAST, step - (1 if step <= WISHED else 4))
        for pile in fans:
            pile.step = step


def _opens(fans: Sequence[Pile], step: float, piles: Sequence[Pile], still: Sequence[tuple[float, ...]]) -> bool:
    for pile in fans:
        room, base = pile.box(step), pile.base
        if step > WISHED:
            left, top, right, bottom = room.bounds
            if not still or left < min(b[0] for b in still) or top < min(b[1] for b in still):
                return False
            if right > max(b[2] for b in still) or bottom > max(b[3] for b in still):
                return False
        elif step * (len(pile.cards) - 1) > LONGEST:
            return False
        for one in piles:
            if one is pile or one.base.meets(base):
                continue
            if one.box(step if one in fans else one.step).meets(room, 0.5 - MARGIN / 2):
                return False
    return True


# ---- cards -----------------------------------------------------------------------------------------------------------


def _place_cards(piles: Sequence[Pile]) -> None:
    laid: list[Laid] = []
    for pile in piles:
        dx, dy = pile.direction
        upright = (pile.angle + 180) % 360 if 90 < pile.angle % 360 < 270 else pile.angle % 360
        offsets = pile.offsets(pile.step)
        in_sight: Sequence[Shown | None] = pile.cards or [None]
        for shown, far in zip(in_sight, offsets, strict=True):
            pile.laid.append(Laid(pile.name, shown, pile.x + far * dx, pile.y + far * dy, upright))
        laid += pile.laid
    outlines = [one.outline for one in laid]
    k = 0
    for pile in piles:
        for i, one in enumerate(pile.laid):
            k += 1
            pile.laid[i] = _indexed(one, outlines[k:], upright_strip=pile.fan == (1, 0))


def _indexed(one: Laid, later: Iterable[Box], upright_strip: bool) -> Laid:
    """The card with its index in the first corner that stays free."""
    if one.shown is None or one.shown.card is None:
        return one
    outline = one.outline
    over = [box for box in later if box.meets(outline)]
    middle = Box(one.x, one.y, one.angle, -8, -2, 8, 14)
    one = replace(one, bare=not any(box.meets(middle) for box in over))
    for corner in sorted(CORNERS, key=lambda name: upright_strip and name.startswith("row")):
        tried = replace(one, corner=corner)
        index = tried.index
        if index is not None and not any(box.meets(index, 0) for box in over):
            return tried
    return one
