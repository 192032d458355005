"""The table in words, from the coordinates: where each place lies, how its cards lie, what shuts a card in."""

from __future__ import annotations

import math
from collections.abc import Sequence

from cadogan.declare import Foundations, Zone, below_in_column, ends_of_column, farther_out, woven
from cadogan.declare.zones import CARD, Spot
from cadogan.describe.document import Item
from cadogan.describe.english import join, number, sentence
from cadogan.describe.table import Table

_NEAR = 0.06


def layout(table: Table) -> list[Item]:
    """One item a zone."""
    spots = [spot for zone in table.zones if not zone.hidden for spot in (*zone.at, *zone.apart)]
    box = (
        (min(s[0] for s in spots), min(s[1] for s in spots), max(s[0] for s in spots), max(s[1] for s in spots))
        if spots
        else (0.0, 0.0, 0.0, 0.0)
    )
    out = []
    for i, zone in enumerate(table.zones):
        if zone.hidden:
            continue
        places = table.zone_places(i)
        codes = table.codes(places)
        name = table.the(i).removeprefix("the ")
        name = name[:1].upper() + name[1:]
        text = sentence(_what(zone, codes) + _where(table, i, box) + _beside(table, i)) + _lie(table, i)
        out.append(Item(text, title=name))
    return out


def _what(zone: Zone, codes: str) -> str:
    places = f"{number(zone.count)} places, " if zone.count > 1 else "one place, "
    return {
        "foundation": f"{number(zone.count)} foundation{'s' if zone.count > 1 else ''}, {codes}",
        "pack": f"the undealt cards, {codes}",
        "talon": f"for cards turned and not used, {codes}",
        "out": f"for cards that take no part{' any longer' if zone.home else ''}, {codes}",
    }.get(zone.role, f"{places}{codes}")


def _lie(table: Table, index: int) -> str:
    zone = table.zones[index]
    if zone.role == "pack":
        return " The pack lies face down."
    if zone.secret:
        return " The cards of a place lie squared, so that only the top one shows."
    if zone.apart:
        return (
            " Its cards lie side by side, all in sight, in the order in which they are dealt; the last is its top card."
        )
    if zone.role in ("hand", "out", "foundation", "talon"):
        return ""
    return {
        "spread": (
            f" The cards of a place are spread, so that all can be seen{_growth(table, index)}; the last is its top "
            "card."
        ),
        "right": (
            f" The cards of a place are spread, so that all can be seen{_growth(table, index)}; the last is its top "
            "card."
        ),
        "squared": " Cards of one place lie squared upon one another.",
    }.get(zone.lie, "")


def _growth(table: Table, index: int) -> str:
    """Which way a spread place grows."""
    zone = table.zones[index]
    ways = ("to the right", "downward", "to the left", "upward")
    groups: dict[str, list[int]] = {}
    for p, spot in zip(table.zone_places(index), zone.at, strict=False):
        turn = (0 if zone.lie == "right" else 90) + spot[2]
        way = ways[round(turn / 90) % 4] if turn % 90 == 0 else "aslant"
        groups.setdefault(way, []).append(p)
    if len(groups) > 2:
        return ""
    if len(groups) == 1:
        return f", {next(iter(groups))}"
    return "".join(f", {way} in {table.codes(members)}" for way, members in groups.items())


# ---- where -----------------------------------------------------------------------------------------------------------


def _where(table: Table, index: int, box: tuple[float, float, float, float]) -> str:
    zone = table.zones[index]
    if not zone.at:
        return ""
    places = table.zone_places(index)
    if zone.apart:
        return f", {_region(zone.apart, box)}"
    if len(zone.at) == 1:
        return f", {_region(zone.at, box)}"
    if zone.columns:
        return (
            f", in {number(zone.count // zone.columns)} rows of {number(zone.columns)}; the first number is the "
            "row, from above, the second the column, from the left"
        )
    line = _line(table, zone.at, places)
    if line:
        return f", {line}, {_region(zone.at, box)}"
    grid = _rows(zone.at)
    if grid:
        return f", {grid}, {_region(zone.at, box)}" if len(zone.at) > 1 else ""
    rings = _circles(zone.at)
    if rings:
        n = len(zone.at) // len(rings)
        if len(rings) == 1:
            return f", {rings[0]}"
        first = table.places.first[index]
        each = "; ".join(f"{table.codes(range(first + n * k, first + n * k + n))}" for k in range(len(rings)))
        return (
            f", in {number(len(rings))} circles from the inside outward ({each}), each "
            f"{rings[0].removeprefix('in a circle, ')}"
        )
    parts = []
    for start, end, words in _runs(zone.at):
        spots = zone.at[start:end]
        codes = table.codes(places[start:end])
        region = _region(spots, box)
        parts.append(f"{codes} {words}, {region}" if words else f"{codes} {region}")
    return ": " + "; ".join(parts)


def _line(table: Table, spots: Sequence[Spot], places: Sequence[int]) -> str:
    """Places in one row or column that do not follow the order of their numbers."""
    for axis, words in ((1, "in a row, from left to right"), (0, "in a column, from top to bottom")):
        if max(s[axis] for s in spots) - min(s[axis] for s in spots) < _NEAR:
            order = [p for _, p in sorted(zip(spots, places, strict=True), key=lambda one: one[0][1 - axis])]
            return words if order == list(places) else f"{words} {table.codes(order)}"
    return ""


def _rows(spots: Sequence[Spot]) -> str:
    """``in a row from left to right``; ``in rows of 3, 3 and 2``; in a column."""
    lengths: list[int] = []
    last: Spot | None = None
    for spot in spots:
        if last is not None and abs(spot[1] - last[1]) < _NEAR and spot[0] > last[0]:
            lengths[-1] += 1
        elif last is None or spot[1] > last[1] + _NEAR:
            lengths.append(1)
        else:
            return ""
        last = spot
    if len(lengths) == 1:
        return "in a row from left to right"
    if all(n == 1 for n in lengths):
        return "in a column, from top to bottom" if len({round(s[0], 1) for s in spots}) == 1 else ""
    starts = [sum(lengths[:k]) for k in range(len(lengths))]
    if any(n == 1 for n in lengths) and len({round(spots[i][0], 1) for i in starts}) > 1 and lengths[0] == 1:
        return f"in rows of {join(number(n) for n in lengths)}, the upper row first, each from left to right"
    rows = (
        f"{number(len(lengths))} rows of {number(lengths[0])}"
        if len(set(lengths)) == 1
        else (f"rows of {join(number(n) for n in lengths)}")
    )
    return f"in {rows}, the upper row first, each from left to right"


def _circles(spots: Sequence[Spot]) -> list[str]:
    """``in a circle, clockwise from the top``: one, or two or three round the same middle."""
    for n in (1, 2, 3):
        if len(spots) % n or len(spots) // n < 4:
            continue
        size = len(spots) // n
        chunks = [spots[k * size : (k + 1) * size] for k in range(n)]
        if all(_circle(chunk) for chunk in chunks):
            return [_circle(chunk) for chunk in chunks]
    return []


def _circle(spots: Sequence[Spot]) -> str:
    """A circle that is gone round clockwise; places may be left out of it."""
    xs, ys = [s[0] for s in spots], [s[1] for s in spots]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    if len(spots) > 4:
        x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    radius = [math.hypot(s[0] - x, (s[1] - y) * CARD) for s in spots]
    if max(radius) - min(radius) > 0.08 * max(radius) or min(radius) < 1:
        return ""
    angles = [math.degrees(math.atan2(s[0] - x, -(s[1] - y) * CARD)) % 360 for s in spots]
    turned = [(a - angles[0]) % 360 for a in angles]
    if turned != sorted(turned):
        return ""
    clock = round(angles[0] / 30) % 12 or 12
    begin = {12: "the top", 3: "the right", 6: "the bottom", 9: "the left"}.get(
        clock, f"where a clock shows {number(clock)}"
    )
    return f"in a circle, clockwise from {begin}"


def _runs(spots: Sequence[Spot]) -> list[tuple[int, int, str]]:
    """Stretches in a straight line of equal steps."""
    out = []
    i = 0
    while i < len(spots):
        k = i + 1
        step = None
        while k < len(spots):
            by = (spots[k][0] - spots[k - 1][0], spots[k][1] - spots[k - 1][1])
            if step is not None and (abs(by[0] - step[0]) > _NEAR or abs(by[1] - step[1]) > _NEAR):
                break
            if step is None and math.hypot(by[0], by[1] * CARD) > 3:
                break
            step, k = by, k + 1
        if k - i == 2 and k < len(spots):
            after = (spots[k][0] - spots[k - 1][0], spots[k][1] - spots[k - 1][1])
            if math.hypot(after[0], after[1] * CARD) < math.hypot(step[0], step[1] * CARD) - _NEAR if step else False:
                k, step = i + 1, None
        out.append((i, k, _direction(step) if step else ""))
        i = k
    return out


def _direction(step: tuple[float, float]) -> str:
    dx, dy = step
    across = "" if abs(dx) < _NEAR else "to the right" if dx > 0 else "to the left"
    down = "" if abs(dy) < _NEAR else "downward" if dy > 0 else "upward"
    if across and down:
        return f"slanting {down} {across}"
    return down or f"{'from left to right' if dx > 0 else 'from right to left'}"


def _region(spots: Sequence[Spot], box: tuple[float, float, float, float]) -> str:
    x = (min(s[0] for s in spots) + max(s[0] for s in spots)) / 2
    y = (min(s[1] for s in spots) + max(s[1] for s in spots)) / 2
    left, top, right, bottom = box
    across = (x - left) / (right - left) if right > left else 0.5
    down = (y - top) / (bottom - top) if bottom > top else 0.5
    col = "left" if across < 0.36 else "right" if across > 0.64 else ""
    row = "upper" if down < 0.36 else "lower" if down > 0.64 else ""
    if not col and not row:
        return "in the middle of the table"
    if not row:
        return f"on the {col}"
    if not col:
        return {"upper": "at the top", "lower": "at the bottom"}[row]
    return f"on the {row} {col}"


def _beside(table: Table, index: int) -> str:
    """The zone named before that it lies just above or below."""
    zone = table.zones[index]
    if len(zone.at) < 3 or len({s[1] for s in zone.at}) > 1:
        return ""
    for k in range(index - 1, -1, -1):
        other = table.zones[k]
        if other.hidden or len(other.at) < 3 or len({s[1] for s in other.at}) > 1:
            continue
        gap = zone.at[0][1] - other.at[0][1]
        if abs(zone.at[0][0] - other.at[0][0]) < 1 and 0.5 < abs(gap) < 1.8:
            return f", just {'below' if gap > 0 else 'above'} {table.the(k)}"
    return ""


# ---- what shuts a card in --------------------------------------------------------------------------------------------


def availability(table: Table) -> list[str]:
    """What makes a card available."""
    out = [
        "A card is available when it is the top card of its place, lies face up, and nothing that is said below "
        "shuts it in. "
        "Only available cards are moved, and cards are put on available cards only, unless a rule says otherwise."
    ]
    for i, zone in enumerate(table.zones):
        if zone.blocked:
            out.append(sentence(_blocked(table, i)))
    return out


def _blocked(table: Table, index: int) -> str:
    zone = table.zones[index]
    the = table.the(index)
    blocked = {k: [list(one) for one in v] for k, v in zone.blocked.items()}
    if zone.columns and zone.count % zone.columns == 0:
        size = (zone.count // zone.columns, zone.columns)
        if blocked == below_in_column(*size, adjoining=True):
            return (
                f"A card of {the} is available when the place directly below it in its column holds no card (or has "
                "not "
                "been reached by the deal); what lies farther down does not matter"
            )
        if blocked == below_in_column(*size):
            return (
                f"Of {the} a card is available when no card lies below it in its column, near or far: the lowest of "
                "each column only"
            )
        if blocked == ends_of_column(*size):
            return (
                f"Of {the} the uppermost and the lowermost card left in each column are available, those between them "
                "are not; "
                "gaps in a column do not matter"
            )
        if blocked == woven(*size):
            return (
                f"The cards of {the} lie upright and sideways by turns, as in a weave: t1.1 upright, t1.2 sideways, "
                "and in the "
                "next row the other way about, so that a card is upright when its row and column are both odd or "
                "both even. An "
                "upright card’s ends face the places above and below it, a sideways one’s those to its left and "
                "right. A card "
                "is available when at least one of its two ends faces an empty place or the outside"
            ).replace("t1.", f"{zone.letter}1.")
    for circles in range(2, 7):
        if zone.count % circles == 0 and blocked == farther_out(circles, zone.count // circles):
            n = zone.count // circles
            first = table.places.first[index]
            rays = table.codes([first, first + n, first + 2 * n][:circles])
            return (
                f"Of {the} a card is available when no card lies farther out on its ray, the places in line with "
                "the centre "
                f"(the first ray is {rays}, and so on round)"
            )
    first = table.places.first[index]
    parts = []
    for k, alternatives in sorted(blocked.items()):
        ways = join(
            (
                f"{table.codes([first + q - 1 for q in one])} {'hold' if len(one) > 1 else 'holds'} no card"
                for one in alternatives
                if one
            ),
            "or",
        )
        if ways and all(alternatives):
            parts.append(f"{table.places.names[first + k - 1]} when {ways}")
    return (
        f"Of {the} some places are available only when others are empty: {'; '.join(parts)}. The others are never "
        "shut in"
    )


def foundation_names(table: Table) -> list[int]:
    """Zones of foundations."""
    return [i for i, zone in enumerate(table.zones) if isinstance(zone, Foundations)]
