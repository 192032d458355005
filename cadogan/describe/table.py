"""Places in words: what a set of them is called, and the conditions and stages under which moves are open."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cadogan.compile.places import Places
from cadogan.declare import Game, Lay, Move, Play, Refill, Wait, Zone
from cadogan.declare.cards import RANKS
from cadogan.describe.english import join

_SOURCE = re.compile(r"[a-z]+\([^)]*\)|\S+")
_CONDITIONS = {
    "pack out": ("when the pack is out", "while the pack is not out"),
    "talon out": ("when the talon is out", "while the talon holds a card"),
    "redealt": ("after a redeal", "before any redeal"),
    "card in hand": ("while there is a card in hand", "when there is no card in hand"),
}
_SHORT = {"pack out": "the pack", "talon out": "the talon"}


def of_itself(move: Move) -> bool:
    """The player has no say in when it happens."""
    if isinstance(move, Refill):
        return move.timing != "one act"
    return isinstance(move, Play) and bool(move.at_once)


class Table:
    """A declaration's places and stages, with their names."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places = Places(game)
        self.zones = self.places.zones
        self.steps: tuple[object, ...] = tuple(game.deal)
        if not self.steps or not isinstance(self.steps[-1], Wait) or self.steps[-1].until:
            self.steps += (Wait(),)
        self.phases = list(
            dict.fromkeys(
                name
                for step in self.steps
                for name in (getattr(step, "phase", ""), getattr(step, "between", ""))
                if name
            )
        )
        self.at_once = any(isinstance(move, Play) and move.at_once for move in game.moves)
        self.ranks = "A789TJQK" if game.piquet else RANKS
        self.talon = any(zone.role == "talon" for zone in self.zones)

    # ---- names ------------------------------------------------------------------------------------------------------

    def find(self, text: str) -> tuple[int, ...]:
        """The places that a text of the declaration names, in its order."""
        return self.places.set(text, "")

    def zone_places(self, index: int) -> tuple[int, ...]:
        first = self.places.first[index]
        return tuple(range(first, first + self.zones[index].count))

    def the(self, index: int) -> str:
        """``the columns``, ``the Divan``, ``the foundations “aces”``."""
        zone = self.zones[index]
        if zone.role == "foundation" and zone.name != "foundations":
            return f"the {'foundation' if zone.count == 1 else 'foundations'} “{zone.name}”"
        if (
            zone.role in ("out", "aside", "hand")
            and zone.name not in ("hand", "the hand")
            and not zone.name.startswith("the ")
        ):
            return f"the place{'s' if zone.count > 1 else ''} “{zone.name}”"
        return zone.name if zone.name.startswith("the ") else f"the {zone.name}"

    def each_of(self, places: Sequence[int]) -> str:
        """``each of the columns (t1 to t10)``, ``each place of the Divan (t1 to t8)``, in this order."""
        zones = {self.places.zone_of[p] for p in places}
        plural = all(
            self.the(zone).startswith("the places")
            or (self.zones[zone].name.endswith("s") and not self.zones[zone].name.endswith("ss"))
            for zone in zones
        )
        return f"{'each of' if plural else 'each place of'} {self.in_order(places)}"

    def a_place(self, index: int) -> str:
        """``a column``, ``a place of the Divan``, ``the talon``."""
        zone = self.zones[index]
        if zone.count == 1:
            return self.the(index)
        if zone.role == "foundation":
            return "a foundation" if zone.name == "foundations" else f"one of {self.the(index)}"
        one = self._singular(zone)
        return f"{'an' if one[0] in 'aeiou' else 'a'} {one}" if one else f"a place of {self.the(index)}"

    @staticmethod
    def _singular(zone: Zone) -> str:
        """``column``; nothing for a name that is no plural, and for a proper one."""
        name = zone.name
        if (
            not name.islower()
            or not name.endswith("s")
            or name.endswith("ss")
            or name.startswith("the ")
            or len(name) < 4
            or " of " in name
        ):
            return ""
        return name[:-3] + "y" if name.endswith("ies") else name[:-1]

    def _by_zone(self, places: Sequence[int]) -> list[tuple[int, list[int]]]:
        """Stretches of places of one zone, in the order given."""
        out: list[tuple[int, list[int]]] = []
        for p in places:
            zone = self.places.zone_of[p]
            if out and out[-1][0] == zone:
                out[-1][1].append(p)
            else:
                out.append((zone, [p]))
        return out

    def _is_letter(self, places: Sequence[int]) -> bool:
        """All places of a letter that several groups share."""
        letter = self.zones[self.places.zone_of[places[0]]].letter
        return (
            sorted(places) == sorted(self.places.letters[letter]) and len({self.places.zone_of[p] for p in places}) > 1
        )

    def all_of(self, places: Sequence[int]) -> str:
        """A set of places, whatever its order: ``the columns and the talon``."""
        return join(self._names(sorted(set(places)), many=True)) or "no place"

    def any_of(self, places: Sequence[int]) -> str:
        """One of a set: ``a column or the talon``."""
        return join(self._names(sorted(set(places)), many=False), "or") or "no place"

    def _names(self, places: list[int], many: bool) -> list[str]:
        if not places:
            return []
        out = []
        by_letter: dict[str, list[int]] = {}
        for p in places:
            by_letter.setdefault(self.places.zone(p).letter, []).append(p)
        for members in by_letter.values():
            if self._is_letter(members):
                out.append("the foundations" if many else "a foundation")
                continue
            for zone, inside in self._by_zone(members):
                if len(inside) == self.zones[zone].count:
                    out.append(self.the(zone) if many else self.a_place(zone))
                    continue
                codes = self.codes(inside)
                if len(inside) == 1:
                    out.append(codes)
                else:
                    out.append(f"{self.the(zone)} {codes}" if many else f"one of {self.the(zone)} {codes}")
        return out

    def codes(self, places: Sequence[int]) -> str:
        """Places in this order by their codes: ``t1 to t10``, ``t4 back to t1 and t7``."""
        names, zone_of = self.places.names, self.places.zone_of
        parts: list[list[int]] = []
        for p in places:
            last = parts[-1] if parts else []
            step = last[1] - last[0] if len(last) > 1 else None
            if last and abs(p - last[-1]) == 1 and zone_of[p] == zone_of[last[-1]] and step in (None, p - last[-1]):
                last.append(p)
            else:
                parts.append([p])
        words = []
        for part in parts:
            if len(part) < 3:
                words += [names[p] for p in part]
            else:
                words.append(f"{names[part[0]]} {'to' if part[0] < part[-1] else 'back to'} {names[part[-1]]}")
        return join(words)

    def in_order(self, places: Sequence[int]) -> str:
        """Places whose order matters: ``the columns from left to right (t1 to t10)``."""
        if not places:
            return "no place"
        out = []
        for zone, inside in self._by_zone(places):
            whole = list(self.zone_places(zone))
            if inside == whole:
                out.append(f"{self.the(zone)}{self._codes_behind(inside)}")
            elif len(inside) == len(whole) and sorted(inside) == whole:
                ncols = self.zones[zone].columns
                by_columns = [p for c in range(ncols) for p in reversed(whole[c::ncols])] if ncols else []
                if inside == by_columns:
                    nrows = len(whole) // ncols
                    names = self.places.names
                    out.append(
                        f"{self.the(zone)} column by column, each from its lowest place upward (first "
                        f"{names[inside[0]]} "
                        f"back to {names[inside[nrows - 1]]}, last {names[inside[-nrows]]} back to {names[inside[-1]]})"
                    )
                else:
                    out.append(f"{self.the(zone)} in the order {self.codes(inside)}")
            else:
                out.append(f"{self.the(zone)} {self.codes(inside)}" if len(inside) > 1 else self.codes(inside))
        return ", then ".join(out)

    def _codes_behind(self, places: Sequence[int]) -> str:
        return f" ({self.codes(places)})" if len(places) > 1 else ""

    # ---- cards to be moved ------------------------------------------------------------------------------------------

    def another(self, text: str, sources: Sequence[int]) -> str:
        """The cards on which others are put: ``the top card of another column`` where it may be the source."""
        words = self.sources(text)
        if not set(self.places.sources(text, "")[0]) & set(sources):
            return words
        for old, new in ((" of a ", " of another "), (" of an ", " of another "), (" of one of ", " of another of ")):
            if old in words:
                return words.replace(old, new, 1)
        return words.replace(" card of ", " card of another place of ", 1) if words.startswith("a card of") else words

    def sources(self, text: str) -> str:
        """The cards that a move may take: ``the top card of a column or the talon``."""
        by_mode: dict[str, list[int]] = {}
        for word in _SOURCE.findall(text):
            match = re.fullmatch(r"([a-z]+)\(([^)]*)\)", word)
            mode, inside = (match[1], match[2]) if match else ("", word)
            by_mode.setdefault(mode, []).extend(self.find(inside))
        out = []
        for mode, places in by_mode.items():
            if mode == "lone":
                out.append(f"a card that lies alone in {self.any_of(places)}")
            elif mode == "run":
                out.append(
                    f"all the face-up cards of {self.any_of(places)} together (never a part; the lowest must fit)"
                )
            elif mode == "each":
                out.append(f"any card of {self.all_of(places)} (wherever it lies there)")
            elif mode == "fresh":
                talon = [p for p in places if self.places.zone(p).role == "talon"]
                rest = [p for p in places if p not in talon]
                if talon:
                    out.append(
                        "the card just turned (until it is covered or leaves the talon; not the card beneath it)"
                    )
                if rest:
                    out.append(
                        f"{self._tops(rest)[0]} (if it is one of those dealt last, see step "
                        f"{self._fresh_step(rest)} of the deal)"
                    )
            else:
                out += self._tops(places)
        return join(out, "or")

    def _fresh_step(self, places: Sequence[int]) -> str:
        found = [
            i + 1
            for i, s in enumerate(self.steps)
            if isinstance(s, Lay) and s.fresh and set(self.find(s.to)) & set(places)
        ]
        return join(map(str, found)) or "none"

    def _tops(self, places: Sequence[int]) -> list[str]:
        out, piles = [], []
        for p in sorted(set(places)):
            role = self.places.zone(p).role
            if role == "pack":
                out.append("the next card of the pack")
            elif role == "hand" and self.places.zone(p).count == 1:
                name = self.places.zone(p).name
                out.append("the card in hand" if name == "hand" else f"the card of the place “{name}”")
            else:
                piles.append(p)
        kinds: dict[str, list[int]] = {}
        for p in piles:
            kinds.setdefault(self._kind(p), []).append(p)
        for kind, members in reversed(kinds.items()):
            out.insert(0, f"{kind} of {self.all_of(members) if kind == 'a card' else self.any_of(members)}")
        return out

    def _kind(self, p: int) -> str:
        zone = self.places.zone(p)
        if zone.blocked:
            return "an available card"
        return "a card" if zone.role == "reserve" and zone.count > 1 else "the top card"

    def visible(self, letter: str) -> bool:
        """The table has a place of this letter that people see."""
        return any(zone.letter == letter and not zone.hidden for zone in self.zones)

    # ---- stages -----------------------------------------------------------------------------------------------------

    def interactive(self) -> list[int]:
        """The steps of the deal in which the player may have something to do, from 0."""
        hand = self.visible("h")
        return [
            i
            for i, s in enumerate(self.steps)
            if isinstance(s, Lay) and ((s.in_hand and (hand or s.chosen)) or s.pause or s.stop)
        ]

    def dealing(self, when: str) -> bool:
        """Conditions that can hold before the deal is over, while the player has something to do."""
        phases = self._read(when, "")[0]
        steps = [self.steps[i] for i in self.interactive()]
        return any(name in phases for s in steps if isinstance(s, Lay) for name in (s.phase, s.between) if name)

    def unit(self, step: Lay) -> tuple[int, str]:
        """Cards of a row, circle or round of a step, and which of these words it is."""
        places = self.find(step.to)
        n = step.unit or (len(self.find(step.order)) if step.order else sum(step.counts) or len(places) * step.each)
        zone = self.places.zone(places[0]) if places else None
        if zone is None:
            return n, "round"
        if any(word.startswith("circle") for word in zone.lines):
            return n, "circle"
        if zone.columns == n:
            return n, "row"
        spots = [spot for spot in map(self._spot, places[:n]) if spot]
        if 1 < n == len(spots) < len(places):
            for axis, word in ((1, "row"), (0, "column")):
                if len({spot[axis] for spot in spots}) == 1:
                    return n, word
        return n, "round"

    def stage(self, phase: str) -> str:
        """``during the deal``, ``when a row is complete``, ``after the deal``."""
        lays = self.interactive() or [i for i, s in enumerate(self.steps) if isinstance(s, Lay) and s.in_hand]
        waits = [i for i, s in enumerate(self.steps) if isinstance(s, Wait)]
        parts = []
        for i in lays:
            step = self.steps[i]
            assert isinstance(step, Lay)
            behind = f" in step {i + 1}" if len(lays) > 1 else ""
            if step.phase == phase:
                parts.append(f"while cards are being dealt{behind}")
            if step.stop and (step.between or step.phase) == phase:
                n, word = self.unit(step)
                once = step.rounds == 1 and n >= len(self.find(step.order or step.to)) * (
                    1 if step.order else step.each
                )
                if once and behind:
                    parts.append(f"between steps {i + 1} and {i + 2} of the deal")
                else:
                    parts.append(f"when a {word} is complete{behind}")
        for i in waits:
            step = self.steps[i]
            assert isinstance(step, Wait)
            if step.phase == phase:
                last = i == len(self.steps) - 1
                if last and len(waits) > 1:
                    parts.append(f"from step {i + 1} of the deal on")
                else:
                    parts.append("after the deal" if last else f"in step {i + 1} of the deal")
        return join(dict.fromkeys(parts)) or f"in a stage “{phase}” that never comes"

    def when(self, text: str, default: str = "play") -> str:
        """A move's conditions in words, the stages first; nothing where nothing needs saying."""
        phases, rest = self._read(text, default)
        words = []
        met = self._met(of_itself=not default)
        open_in = [phase for phase in met if phase in phases]
        if len(open_in) == len(met):
            words += ["at any time, also during the deal"] if default and len(met) > 1 else []
        elif not open_in:
            words.append("never")
        else:
            words.append(join(dict.fromkeys(self.stage(phase) for phase in open_in)))
        both = [(name, turned) for name, turned in rest if name in _SHORT and not turned]
        if len(both) == 2:
            words.append("when both pack and talon are out")
            rest = [one for one in rest if one not in both]
        words += [_CONDITIONS[name][turned] for name, turned in rest]
        return ", ".join(words)

    def _met(self, of_itself: bool) -> list[str]:
        """The phases in which the player can do anything, or in which anything can happen of itself."""
        dealt = [s for s in self.steps if isinstance(s, Lay) and s.in_hand] if of_itself else []
        steps = [self.steps[i] for i in self.interactive()] + [s for s in self.steps if isinstance(s, Wait)] + dealt
        names = {getattr(s, "phase", "") for s in steps} | {getattr(s, "between", "") for s in steps}
        return [phase for phase in self.phases if phase in names]

    def _read(self, text: str, default: str) -> tuple[list[str], list[tuple[str, bool]]]:
        phases = list(self.phases)
        named, rest = False, []
        for raw in text.split(","):
            part = raw.strip()
            if not part:
                continue
            turned = part.startswith("not ")
            part = part.removeprefix("not ").strip()
            if part in _CONDITIONS:
                rest.append((part, turned))
                continue
            names = {name.strip() for name in part.split("/")}
            phases = [phase for phase in phases if (phase in names) != turned]
            named = named or not turned
        if not named and default:
            phases = [phase for phase in phases if phase == default]
        return phases, rest

    def until(self, text: str) -> str:
        """``until both pack and talon are out``."""
        _, rest = self._read(text, "")
        if {name for name, turned in rest if not turned} >= set(_SHORT):
            return "until both pack and talon are out"
        words = {
            "pack out": ("the pack is out", "the pack holds a card"),
            "talon out": ("the talon is out", "the talon holds a card"),
            "redealt": ("the cards have been dealt again", "no card has been dealt again"),
            "card in hand": ("there is a card in hand", "no card is in hand any more"),
        }
        said = join(words[name][turned] for name, turned in rest)
        return f"until {said}" if said else "for good"

    # ---- maps from places to places ---------------------------------------------------------------------------------

    def near(self, near: Mapping[str, str], sources: Sequence[int], targets: Sequence[int]) -> str:
        """Which places go with which: ``a place in the same row of the table (…)``."""
        table = {p: q & set(targets) for p, q in self.places.near(near, "").items() if p in set(sources)}
        closed = [p for p in sources if not table.get(p)]
        table = {p: q for p, q in table.items() if q}
        free = [p for p in sources if p in table and table[p] >= set(targets) - {p}]
        bound = [p for p in sources if p in table and p not in free]
        parts = []
        if free:
            parts.append(f"from {self.any_of(free)} to any of them")
        if bound:
            shape = self._shape(table, bound, targets)
            groups: dict[frozenset[int], list[int]] = {}
            for p in bound:
                groups.setdefault(frozenset(table[p]), []).append(p)
            listed = "; ".join(
                f"from {self.codes(members)} to {self.codes(sorted(goals))}" for goals, members in groups.items()
            )
            if all(set(members) == set(goals) for goals, members in groups.items()):
                listed = "only " + join((f"within {self.codes(sorted(goals))}" for goals in groups), "or")
            if shape:
                parts.append(f"from {self.any_of(bound)} only to {shape} ({listed})")
            else:
                parts.append(listed)
        if closed:
            parts.append(f"from {self.any_of(closed)} to none")
        return "; ".join(parts) or "from nowhere"

    def _spot(self, p: int) -> tuple[float, float] | None:
        zone = self.places.zone(p)
        k = p - self.places.first[self.places.zone_of[p]]
        return zone.at[k][:2] if zone.at else None

    def _shape(self, table: Mapping[int, set[int]], sources: Sequence[int], targets: Sequence[int]) -> str:
        """In words, when the map has the same shape for all its places."""
        spots = {p: self._spot(p) for p in {*sources, *targets}}
        if any(spot is None for spot in spots.values()):
            return ""

        def at(p: int) -> tuple[float, float]:
            spot = spots[p]
            assert spot is not None
            return spot

        def same(p: int, axis: int) -> set[int]:
            return {q for q in targets if q != p and abs(at(q)[axis] - at(p)[axis]) < 0.06}

        def nearest(p: int) -> set[int]:
            row = same(p, 1)
            return {min(row, key=lambda q: abs(at(q)[0] - at(p)[0]))} if row else set()

        for words, shape in (
            ("the one adjoining it, in its row of the table", nearest),
            ("those in its own row of the table", lambda p: same(p, 1)),
            ("those in its own column of the table", lambda p: same(p, 0)),
            ("those at the ends of its own row and column", lambda p: same(p, 0) | same(p, 1)),
        ):
            if all(table[p] == shape(p) for p in sources):
                return words
        return ""

    # ---- lines ------------------------------------------------------------------------------------------------------

    def lines(self, families: str) -> str:
        """What the lines of these families are: ``rows and columns``, or every one listed."""
        out = []
        for word in families.split():
            for i, zone in enumerate(self.zones):
                found = {name: numbers for name, numbers in zone.lines.items() if re.fullmatch(word + r"\d+", name)}
                if not found:
                    continue
                first = self.places.first[i]
                plain = list(found.values()) == self._plain_lines(zone, word)
                if plain:
                    out.append({"diagonal": "the two diagonals"}.get(word, f"every {word}"))
                else:
                    every = "; ".join(self.codes([first + k - 1 for k in numbers]) for numbers in found.values())
                    out.append(f"every {word} ({every})")
        return join(out)

    def lines_are(self, word: str) -> str:
        """``the rays are t1, t9 and t17; t2 …``; nothing of rows and columns, which everybody knows."""
        words = self.lines(word)
        return f"the {word}s are {words.partition('(')[2].rstrip(')')}" if "(" in words else ""

    @staticmethod
    def _plain_lines(zone: Zone, word: str) -> list[tuple[int, ...]]:
        """What a grid's lines are of themselves."""
        n = zone.columns
        if not n:
            return []
        rows = [tuple(range(r + 1, r + n + 1)) for r in range(0, zone.count, n)]
        if word == "row":
            return rows
        if word == "column":
            return list(zip(*rows, strict=True)) if zone.count % n == 0 else []
        if word == "diagonal" and len(rows) == n:
            return [tuple(rows[k][k] for k in range(n)), tuple(rows[k][n - 1 - k] for k in range(n))]
        return []
