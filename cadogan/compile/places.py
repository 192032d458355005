"""Places of a declaration by number and by name, and the sets of places that its texts name."""

from __future__ import annotations

import builtins
import re
from collections.abc import Mapping
from dataclasses import dataclass

from cadogan.declare.game import Game
from cadogan.declare.zones import Foundations, Zone
from cadogan.errors import DeclarationError

ANY, LONE, FRESH, HEAD, EACH = range(5)
NONE = 255
_MODES = {"lone": LONE, "fresh": FRESH, "run": HEAD, "each": EACH}
_WORD = re.compile(r"^([a-z])(?:(\d+)(?:-(\d+))?|\.([a-z]+\d*))?$")


@dataclass(frozen=True)
class Class:
    """A set of places that rules read, each place with the way in which its card is seen."""

    places: tuple[int, ...]
    modes: tuple[int, ...]
    sees: bool


class Places:
    """All places of a game, numbered in the order of its zones."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.zones: list[Zone] = list(game.zones)
        if not any(z.role == "pack" for z in self.zones):
            self.zones.append(Zone("s", "pack", "pack", lie="down", hidden=True))
        self.first: list[int] = []
        self.zone_of: list[int] = []
        self.names: list[str] = []
        letters: dict[str, list[int]] = {}
        for i, zone in enumerate(self.zones):
            field = f"zones[{i}]"
            if not re.fullmatch("[a-z]", zone.letter):
                raise DeclarationError(f"letter {zone.letter!r}: expected one small letter", field=f"{field}.letter")
            if zone.count < 1:
                raise DeclarationError(f"count {zone.count}: expected at least 1", field=f"{field}.count")
            if zone.at and len(zone.at) != zone.count:
                raise DeclarationError(
                    f"{len(zone.at)} coordinates: expected one a place, {zone.count}", field=f"{field}.at"
                )
            if letters.get(zone.letter) and not isinstance(zone, Foundations):
                raise DeclarationError(
                    f"letter {zone.letter!r} stands for another zone already", field=f"{field}.letter"
                )
            self.first.append(len(self.zone_of))
            for _ in range(zone.count):
                letters.setdefault(zone.letter, []).append(len(self.zone_of))
                self.zone_of.append(i)
        self.letters = {letter: tuple(numbers) for letter, numbers in letters.items()}
        if len(self.zone_of) > 127:
            raise DeclarationError(f"{len(self.zone_of)} places: expected at most 127", field="zones")
        for i, zone in enumerate(self.zones):
            base = self.letters[zone.letter].index(self.first[i])
            for k in range(zone.count):
                if zone.columns:
                    name = f"{zone.letter}{k // zone.columns + 1}.{k % zone.columns + 1}"
                elif len(self.letters[zone.letter]) == 1:
                    name = zone.letter
                else:
                    name = f"{zone.letter}{base + k + 1}"
                self.names.append(name)
        self.number = {name: i for i, name in enumerate(self.names)}

    def zone(self, place: int) -> Zone:
        """The zone of a place."""
        return self.zones[self.zone_of[place]]

    def one(self, letter: str) -> int:
        """The only place of a zone, or NONE when there is no such zone."""
        return self.letters[letter][0] if letter in self.letters else NONE

    def line(self, letter: str, name: str, field: str) -> tuple[int, ...]:
        """The places of a named line."""
        for i, zone in enumerate(self.zones):
            if zone.letter == letter and name in zone.lines:
                return tuple(self.first[i] + k - 1 for k in zone.lines[name])
        known = sorted({line for z in self.zones if z.letter == letter for line in z.lines})
        raise DeclarationError(
            f"zone {letter} has no line {name!r}: expected one of {', '.join(known) or 'none'}", field=field
        )

    def family(self, prefixes: str, field: str) -> list[tuple[int, ...]]:
        """All lines whose names are one of these words and a number."""
        out = []
        for word in prefixes.split():
            found = [
                tuple(self.first[i] + k - 1 for k in numbers)
                for i, zone in enumerate(self.zones)
                for name, numbers in zone.lines.items()
                if re.fullmatch(word + r"\d+", name)
            ]
            if not found:
                raise DeclarationError(f"no zone has lines called {word}1, {word}2 …", field=field)
            out += found
        return out

    def set(self, text: str, field: str) -> tuple[int, ...]:
        """The places that a text names, in its order.

        Raises:
            DeclarationError: a word names no zone, place or line.
        """
        out: list[int] = []
        for word in text.split():
            if word in self.number:
                out.append(self.number[word])
                continue
            match = _WORD.match(word)
            if not match or match[1] not in self.letters:
                raise DeclarationError(
                    f"{word!r}: expected a zone ({' '.join(self.letters)}), a place, "
                    "a stretch like t1-4 or a line like t.row1",
                    field=field,
                )
            letter, low, high, line = match.groups()
            numbers = self.letters[letter]
            if line:
                out += self.line(letter, line, field)
            elif low is None:
                out += numbers
            else:
                a, b = int(low), int(high or low)
                if not 1 <= a <= b <= len(numbers):
                    raise DeclarationError(f"{word!r}: zone {letter} has the places 1 to {len(numbers)}", field=field)
                out += numbers[a - 1 : b]
        return tuple(out)

    def sources(self, text: str, field: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Places with the way they are seen: ``t``, ``lone(t)``, ``fresh(w)``, ``run(t)``, ``each(a)``."""
        found: dict[int, int] = {}
        for word in re.findall(r"[a-z]+\([^)]*\)|\S+", text):
            mode = ANY
            match = re.fullmatch(r"([a-z]+)\(([^)]*)\)", word)
            if match:
                if match[1] not in _MODES:
                    raise DeclarationError(f"{word!r} before a bracket: expected {', '.join(_MODES)}", field=field)
                mode, word = _MODES[match[1]], match[2]
            for place in self.set(word, field):
                found[place] = mode
        if not found:
            raise DeclarationError("names no place: expected a zone, like t", field=field)
        places = tuple(sorted(found))
        return places, tuple(found[p] for p in places)

    def near(self, near: Mapping[str, str], field: str) -> dict[int, builtins.set[int]]:
        """A table place → places from one written with texts."""
        table: dict[int, builtins.set[int]] = {}
        for left, right in near.items():
            for p in self.set(left, field):
                table.setdefault(p, builtins.set()).update(self.set(right, field))
        return table
