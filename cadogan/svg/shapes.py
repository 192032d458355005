"""Turned rectangles: where their corners lie, and whether two of them meet."""

from __future__ import annotations

import math

Point = tuple[float, float]


class Box:
    """A rectangle of a card's own frame, put on the table. Not to be changed.

    Args:
        x, y: the frame's origin (the card's middle) on the table.
        angle: how far the frame is turned clockwise, in degrees.
        left, top, right, bottom: the rectangle in that frame.

    Attributes:
        corners: its four corners on the table, in turn.
        bounds: the upright rectangle round it: left, top, right, bottom.
    """

    __slots__ = ("angle", "bounds", "corners")

    def __init__(self, x: float, y: float, angle: float, left: float, top: float, right: float, bottom: float) -> None:
        self.angle = angle % 90
        a = math.radians(angle)
        c, s = math.cos(a), math.sin(a)
        self.corners: tuple[Point, ...] = (
            (x + left * c - top * s, y + left * s + top * c),
            (x + right * c - top * s, y + right * s + top * c),
            (x + right * c - bottom * s, y + right * s + bottom * c),
            (x + left * c - bottom * s, y + left * s + bottom * c),
        )
        (x1, y1), (x2, y2), (x3, y3), (x4, y4) = self.corners
        self.bounds = min(x1, x2, x3, x4), min(y1, y2, y3, y4), max(x1, x2, x3, x4), max(y1, y2, y3, y4)

    def meets(self, other: Box, slack: float = 0.5) -> bool:
        """Whether they overlap by more than ``slack`` (less than nothing: whether they come so near)."""
        a, b = self.bounds, other.bounds
        if a[2] - slack <= b[0] or b[2] - slack <= a[0] or a[3] - slack <= b[1] or b[3] - slack <= a[1]:
            return False
        for angle in {self.angle, other.angle}:
            if angle == 0:
                continue  # that is what was asked above
            # Two such rectangles are apart exactly when they are along the direction of one of their sides.
            for turned in (angle, angle + 90):
                c, s = math.cos(math.radians(turned)), math.sin(math.radians(turned))
                mine, its = self.reach(c, s), other.reach(c, s)
                if mine[1] - slack <= its[0] or its[1] - slack <= mine[0]:
                    return False
        return True

    def reach(self, dx: float, dy: float) -> tuple[float, float]:
        """From where to where it lies along a direction."""
        along = [x * dx + y * dy for x, y in self.corners]
        return min(along), max(along)
