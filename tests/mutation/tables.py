"""Compiled tables in a form that tells two games apart exactly when the core can.

Numbers of classes, relations, counters and rules are replaced by what they stand for, and rules are listed in an
order of their own: their number only says where their moves come in the list of legal moves. Two declarations with
the same text here are the same game.
"""

from __future__ import annotations

from typing import Any

from cadogan.compile import NONE, Compiled
from cadogan.compile.rules import ASIDE, DEAL, FILL_ALL, JOINT, PAIR_PLAY, PAY, REDEAL, SCATTER, TUCK, TURN

_LISTS = ("classes", "relations", "pairs", "lines", "sorts", "rules", "fills", "duties", "places")
_NO_PLACES = (TURN, DEAL, REDEAL, PAY, FILL_ALL)


def canonical(compiled: Compiled) -> str:
    """The tables as a text."""
    return repr(_Text(compiled).all())


class _Text:
    def __init__(self, compiled: Compiled) -> None:
        self.compiled = compiled
        self.t = compiled.tables
        self.counter = {first + k: f"{name}.{k}" for name, (first, n) in compiled.counters.items() for k in range(n)}

    def all(self) -> list[Any]:
        t, game = self.t, self.compiled.game
        rest = {name: value for name, value in sorted(t.items()) if name not in _LISTS}
        # Room for a list of moves is not a rule; copies of a card are alike, so which of them goes where is none
        # either.
        del rest["move_bound"]
        rest["withdrawn"] = sorted((f, sorted(places)) for f, places in rest["withdrawn"].items())
        for name in ("mark_counter", "scatter_counter"):
            rest[name] = self.counter.get(rest[name])
        if rest["scatter_counter"] is None:
            rest.pop("scatter_counter")
        rest["steps"] = [step | {"sort": self.sort(step["sort"])} for step in t["steps"]]
        zones = [(z.letter, z.role, z.count, z.columns, z.hidden) for z in self.compiled.places.zones]
        return [
            rest,
            [row | {"right": self.counter.get(row["right"])} for row in t["places"]],
            sorted(repr(self.rule(i)) for i in range(len(t["rules"]))),
            # Those at once are told by the duties; those in one act are filled in this order.
            [self.fill(fill) for fill in t["fills"] if fill["one_act"]],
            [self.duty(duty) for duty in t["duties"]],
            zones,
            self.compiled.places.names,
            self.compiled.phases,
            sorted(self.counter.values()),
            self.compiled.redeals,
            self.compiled.end,
            game.score,
        ]

    def one(self, table: str, index: int) -> Any:
        return None if index == NONE else self.t[table][index]

    def pair(self, index: int) -> Any:
        pairs = self.one("pairs", index)
        return pairs and sorted((place, sorted(others)) for place, others in pairs.items())

    def bits(self, mask: int) -> list[str]:
        return sorted(name for k, name in self.counter.items() if mask >> k & 1)

    def sort(self, index: int) -> Any:
        if index == NONE:
            return None
        return [row | {"arg": self.one("classes", row["arg"])} for row in self.t["sorts"][index]]

    def rule(self, index: int) -> dict[str, Any]:
        row = dict(self.t["rules"][index])
        for name in ("src", "src2", "dst", "dst2"):
            used = row["shape"] not in _NO_PLACES and (name[-1] != "2" or row["shape"] in (JOINT, PAIR_PLAY))
            used = used and not (name == "dst" and row["shape"] in (ASIDE, SCATTER, TUCK))
            row[name] = self.one("classes", row[name]) if used else None
        for name in ("bar", "enable"):
            row[name] = self.one("classes", row[name])
        row["relation"] = self.one("relations", row["relation"])
        row["pair"] = self.pair(row["pair"])
        line = self.one("lines", row["line"])
        row["line"] = line and sorted(line.items())
        row["sorted"] = self.sort(row["sorted"])
        for name in ("zero", "nonzero", "set", "clear"):
            row[name] = self.bits(row[name])
        suits = [name for name in row if name.endswith("_suit")]
        for name in ("place_counter", "mark", "avoid", *suits):
            row[name] = self.counter.get(row[name])
        row["unless"] = sorted(repr(self.rule(k)) for k in range(len(self.t["rules"])) if row["unless"] >> k & 1)
        return row

    def fill(self, fill: dict[str, Any]) -> dict[str, Any]:
        return fill | {
            "mine": self.one("classes", fill["mine"]),
            "choose": self.one("classes", fill["choose"]),
            "pair": self.pair(fill["pair"]),
            "rule": None,
        }

    def duty(self, duty: dict[str, Any]) -> dict[str, Any]:
        """What happens at once names its rule, its fill or its sorting by number."""
        index = duty["index"]
        kinds = (
            self.rule,
            self.rule,
            lambda i: self.fill(self.t["fills"][i]),
            lambda i: self.fill(self.t["fills"][i]),
            self.sort,
        )
        return duty | {"index": kinds[duty["what"]](index)}
