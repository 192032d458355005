"""Turned rectangles: where their corners lie, and whether two of them meet."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

Point = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """A rectangle of a card's own frame, put on the table.

    Attributes:
        x, y: the frame's origin (the card's middle) on the table.
        angle: how far the frame is turned clockwise, in degrees.
        left, top, right, bottom: the rectangle in that frame.
    """

    x: float
    y: float
    angle: float
    left: float
    top: float
    right: float
    bottom: float

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """The four corners on the table."""
        a = math.radians(self.angle)
        c, s = math.cos(a), math.sin(a)
        local = ((self.left, self.top), (self.right, self.top), (self.right, self.bottom), (self.left, self.bottom))
        return tuple((self.x + u * c - v * s, self.y + u * s + v * c) for u, v in local)

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """The upright rectangle round it: left, top, right, bottom."""
        xs, ys = zip(*self.corners, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def meets(self, other: Box, slack: float = 0.5) -> bool:
        """Whether they overlap by more than ``slack`` (less than nothing: whether they come so near)."""
        a, b = self.bounds, other.bounds
        if a[2] - slack <= b[0] or b[2] - slack <= a[0] or a[3] - slack <= b[1] or b[3] - slack <= a[1]:
            return False
        for angle in {self.angle % 90, other.angle % 90}:
            # Two such rectangles are apart exactly when they are along one of their four sides' directions.
            for turned in (angle, angle + 90):
                c, s = math.cos(math.radians(turned)), math.sin(math.radians(turned))
                mine = [x * c + y * s for x, y in self.corners]
                its = [x * c + y * s for x, y in other.corners]
                if max(mine) - slack <= min(its) or max(its) - slack <= min(mine):
                    return False
        return True

    def reach(self, dx: float, dy: float) -> tuple[float, float]:
        """From where to where it lies along a direction."""
        along = [x * dx + y * dy for x, y in self.corners]
        return min(along), max(along)
