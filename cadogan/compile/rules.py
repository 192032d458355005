"""Moves of a declaration become rules, fills and duties of the core."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cadogan.compile.fields import MOST
from cadogan.compile.places import ANY, NONE, Class, Places
from cadogan.declare import moves as m
from cadogan.declare.cards import ALL_FACES, Relation, cards
from cadogan.declare.deal import Sorted
from cadogan.errors import DeclarationError

PACK_OUT, TALON_OUT, REDEALT, IN_HAND, FILL_DUE = (1 << k for k in range(16, 21))
_CONDITIONS = {"pack out": PACK_OUT, "talon out": TALON_OUT, "redealt": REDEALT, "card in hand": IN_HAND}
KINDS = ("play", "marry", "fill", "cross", "remove", "swap", "aside", "tuck", "base", "pay", "turn", "deal", "redeal")
(PLAY, ONTO, TO_EMPTY, FILL_ALL, TURN, DEAL, REDEAL, REMOVE_PAIR, SWAP, JOINT, PAIR_PLAY, ASIDE, PAY, SCATTER) = range(
    14
)
REMOVE_MANY, TUCK, CHOOSE_BASE, PLAY_DEEP, OPEN = range(14, 19)
AT_ONCE_PLAY, ASKED_PLAY, REFILL, CHOSEN_FILL, PURSUE = range(5)
SORT_NEXT, SORT_PLAY, SORT_SPACE, SORT_GAP = range(4)
MAX_COUNTERS = 16

Row = dict[str, Any]
_ZERO_UNLESS_SAID = (
    "plain special depth court fits over both src src2 dst dst2 by_lay src_min dst_max lone_ok begin resume "
    "off_turn once need forbid zero nonzero set clear unless"
).split()
_NONE_UNLESS_SAID = (
    "relation pair bar enable place_counter mark avoid line sorted zero_suit nonzero_suit set_suit clear_suit"
).split()
# A card of a row is played as it lies (Play.row).
_NOT_IN_A_ROW = ("near", "barred_by", "enables", "once_each", "leaving", "at_once", "cross", "base")


@dataclass
class Builder:
    """Collects tables while declarations are read; equal classes, relations and pairs are kept once."""

    places: Places
    phases: list[str]
    classes: list[Class] = field(default_factory=list)
    relations: list[tuple[Relation, int]] = field(default_factory=list)
    pairs: list[dict[int, set[int]]] = field(default_factory=list)
    lines: list[dict[int, tuple[int, ...]]] = field(default_factory=list)
    sorts: list[list[Row]] = field(default_factory=list)
    counters: dict[str, tuple[int, int]] = field(default_factory=dict)
    rules: list[Row] = field(default_factory=list)
    sources: list[m.Move | None] = field(default_factory=list)
    fills: list[Row] = field(default_factory=list)
    duties: list[Row] = field(default_factory=list)
    rights: dict[int, int] = field(default_factory=dict)
    redeal: Row | None = None
    redeals: int | None = 0
    bounded: bool = True
    payers: int = 0
    pay_each: int = 0
    mark: tuple[int, int] = (NONE, NONE)
    scatter_counter: int = NONE
    removed: int = NONE
    labels: dict[str, int] = field(default_factory=dict)

    def class_of(self, text: str, where: str, sees: bool = True) -> int:
        """The class of the places that a text names."""
        if sees:
            places, modes = self.places.sources(text, where)
        else:
            places = tuple(sorted(self.places.set(text, where)))
            modes = (ANY,) * len(places)
        if not places:
            raise DeclarationError("names no place: expected a zone, like t", field=where)
        return self._keep(self.classes, Class(places, modes, sees))

    @staticmethod
    def _keep(kept: list[Any], thing: Any) -> int:
        if thing not in kept:
            kept.append(thing)
        return kept.index(thing)

    def relation(self, relation: Relation, where: str, onto: int = ALL_FACES) -> int:
        """The table of a relation, of which only these cards may be covered."""
        if relation.suit not in ("same", "any", "alternate"):
            raise DeclarationError(f"suit {relation.suit!r}: expected same, any or alternate", field=f"{where}.suit")
        if not any(relation.table()):
            raise DeclarationError("no card may go on any other: expected steps or totals", field=where)
        return self._keep(self.relations, (relation, onto))

    def pair(self, near: Mapping[str, str], where: str) -> int:
        if not near:
            return NONE
        return self._keep(self.pairs, self.places.near(near, where))

    def counter(self, name: str, n: int = 1) -> int:
        """The first of the counters of that name; they are made on first use."""
        if name.endswith(":suit"):
            n = 4
        if name not in self.counters:
            first = sum(size for _, size in self.counters.values())
            if first + n > MAX_COUNTERS:
                raise DeclarationError(f"more than {MAX_COUNTERS} counters", field="moves")
            self.counters[name] = (first, n)
        return self.counters[name][0]

    def faces(self, text: str, where: str) -> int:
        return cards(text, where) if text else ALL_FACES

    def conditions(self, text: str, where: str, default: str) -> tuple[int, int]:
        """The condition bits that must and must not be set."""
        need = forbid = 0
        named_phase = False
        for raw in text.split(","):
            part = raw.strip()
            if not part:
                continue
            turned = part.startswith("not ")
            part = part.removeprefix("not ").strip()
            if part in _CONDITIONS:
                if turned:
                    forbid |= _CONDITIONS[part]
                else:
                    need |= _CONDITIONS[part]
                continue
            names = [name.strip() for name in part.split("/")]
            for name in names:
                if name not in self.phases:
                    near = difflib.get_close_matches(name, [*self.phases, *_CONDITIONS], 1)
                    hint = f"; did you mean {near[0]!r}?" if near else ""
                    raise DeclarationError(
                        f"{name!r}: expected a phase ({', '.join(self.phases)}) "
                        f"or a condition ({', '.join(_CONDITIONS)}){hint}",
                        field=where,
                    )
            bits = sum(1 << self.phases.index(name) for name in set(names))
            forbid |= bits if turned else ((1 << len(self.phases)) - 1) & ~bits
            named_phase = named_phase or not turned
        if not named_phase and default:
            if default not in self.phases:
                raise DeclarationError(
                    f"the deal never comes to phase {default!r}: expected a phase here, or a Wait for it", field=where
                )
            forbid |= ((1 << len(self.phases)) - 1) & ~(1 << self.phases.index(default))
        return need, forbid

    def sort_rows(self, rows: tuple[Sorted, ...], where: str) -> int:
        """A table of what becomes of cards by their kind."""
        table: list[Row] = []
        if len(rows) > 4 or len(self.sorts) == 4:
            raise DeclarationError("expected at most four kinds of cards", field=where)
        for k, row in enumerate(rows):
            at = f"{where}[{k}]"
            entry: Row = {"faces": cards(row.cards, f"{at}.cards"), "arg": 0, "other": NONE}
            if row.to == "next":
                entry["to"] = SORT_NEXT
            else:
                target = self.places.set(row.to, f"{at}.to")
                roles = {self.places.zone(p).role for p in target}
                entry["arg"] = self.class_of(row.to, f"{at}.to", sees=False)
                if row.otherwise:
                    entry["to"] = SORT_GAP
                    entry["other"] = self.places.set(row.otherwise, f"{at}.otherwise")[0]
                else:
                    entry["to"] = SORT_PLAY if roles == {"foundation"} else SORT_SPACE
            table.append(entry)
        self.sorts.append(table)
        return len(self.sorts) - 1

    def reserve_counters(self, moves: tuple[m.Move, ...]) -> None:
        """Counters of more than one number, before any move speaks of them."""
        for i, move in enumerate(moves):
            if isinstance(move, m.Play) and move.once_each:
                self.counter(move.once_each, len(self.places.sources(move.from_, f"moves[{i}].from_")[0]))
            if isinstance(move, m.Swap) and move.marks:
                self.counter(move.marks, 2)

    # ---- one method a kind of move

    def rule(self, move: m.Move | None, where: str, shape: int, kind: str, **values: Any) -> int:
        """Append a rule; conditions, rights and labels are common to all."""
        row: Row = dict.fromkeys(_ZERO_UNLESS_SAID, 0) | dict.fromkeys(_NONE_UNLESS_SAID, NONE)
        row |= {"shape": shape, "kind": KINDS.index(kind), "only": ALL_FACES}
        default = values.pop("default_phase", "play")
        need, forbid = values.pop("need", 0), values.pop("forbid", 0)
        if move is not None:
            more_need, more_forbid = self.conditions(move.when, f"{where}.when", default)
            need, forbid = need | more_need, forbid | more_forbid
            row["once"] = int(bool(move.once))
            for key, names in (
                ("zero", f"{move.once} {move.before}"),
                ("set", f"{move.once} {move.sets}"),
                ("nonzero", move.needs),
                ("clear", move.clears),
            ):
                for name in names.split():
                    first = self.counter(name)
                    if name.endswith(":suit"):
                        # One of these four counters, by the moved card's suit.
                        row[f"{key}_suit"] = first
                        continue
                    for k in range(self.counters[name][1] if key == "clear" else 1):
                        row[key] |= 1 << (first + k)
            for name in move.unless.split():
                if name not in self.labels:
                    raise DeclarationError(f"{name!r}: expected the label of an earlier move", field=f"{where}.unless")
                row["unless"] |= self.labels[name]
            if move.label:
                self.labels[move.label] = self.labels.get(move.label, 0) | 1 << len(self.rules)
        row["need"], row["forbid"] = need, forbid
        row |= values
        self.rules.append(row)
        self.sources.append(move)
        return len(self.rules) - 1

    def add(self, move: m.Move, where: str) -> None:
        """Compile one declared move."""
        method = getattr(self, "_" + type(move).__name__.lower(), None)
        if method is None:
            raise DeclarationError(f"{type(move).__name__} is no move word", field=where)
        method(move, where)

    def _play(self, move: m.Play, where: str) -> None:
        if move.only not in ("", "begin", "continue"):
            raise DeclarationError(f"only {move.only!r}: expected begin or continue", field=f"{where}.only")
        source = self.class_of(move.from_, f"{where}.from_")
        by_lay = "h" in move.from_.split() and bool(move.near) and "h" not in move.near
        values: Row = {
            "src": source,
            "dst": self.class_of(move.to, f"{where}.to", sees=False),
            "only": self.faces(move.cards, f"{where}.cards"),
            "begin": {"": 0, "begin": 1, "continue": 2}[move.only],
            "pair": self.pair(move.near, f"{where}.near"),
            "by_lay": int(by_lay),
            "src_min": min(move.leaving + 1, MOST),
            "bar": self.class_of(move.barred_by, f"{where}.barred_by") if move.barred_by else NONE,
            "enable": self.class_of(move.enables, f"{where}.enables") if move.enables else NONE,
            "resume": int(move.from_.strip() == "h"),
        }
        for place in self.classes[values["dst"]].places:
            if self.places.zone(place).role != "foundation":
                raise DeclarationError(f"{self.places.names[place]} is no foundation", field=f"{where}.to")
        if move.once_each:
            members = self.classes[source].places
            values["place_counter"] = self.counter(move.once_each, len(members))
            values["once"] = 1
            for k, place in enumerate(members):
                self.rights[place] = values["place_counter"] + k
        if move.at_once and any(self.places.zone(p).role == "foundation" for p in self.classes[source].places):
            raise DeclarationError(
                "the card would go back and forth for ever: expected at_once=False", field=f"{where}.at_once"
            )
        if move.row:
            for word in _NOT_IN_A_ROW:
                if getattr(move, word):
                    raise DeclarationError(f"row does not go with {word}: expected one of them", field=f"{where}.row")
            if move.only == "continue":
                raise DeclarationError("row does not go with 'continue': expected begin or none", field=f"{where}.only")
            self.rule(move, where, PLAY_DEEP, "play", depth=move.row, **values)
            return
        at_once = bool(move.at_once)
        index = self.rule(
            move,
            where,
            PLAY,
            "cross" if move.cross else "base" if move.base else "play",
            off_turn=int(at_once),
            default_phase="" if at_once else "play",
            **values,
        )
        if at_once:
            what = ASKED_PLAY if move.at_once == "ask" else AT_ONCE_PLAY
            self.duties.append({"what": what, "index": index, "need": 0, "forbid": 0})

    def _marry(self, move: m.Marry, where: str) -> None:
        target = self._not_on_the_pack(self.class_of(move.to, f"{where}.to"), f"{where}.to")
        self.rule(
            move, where, ONTO, "marry",
            src=self.class_of(move.from_, f"{where}.from_"),
            dst=target,
            relation=self.relation(move.relation, f"{where}.relation", self.faces(move.onto, f"{where}.onto")),
            only=self.faces(move.cards, f"{where}.cards"),
            pair=self.pair(move.near, f"{where}.near"),
            src_min=min(move.leaving + 1, MOST),
            dst_max=move.at_most,
            resume=int(move.from_.strip() == "h"),
        )  # fmt: skip

    def _not_on_the_pack(self, target: int, field: str) -> int:
        if any(self.places.zone(p).role == "pack" for p in self.classes[target].places):
            raise DeclarationError("no move puts a card on the pack: expected other places", field=field)
        return target

    def _fill(self, move: m.Fill, where: str) -> None:
        target = self._not_on_the_pack(self.class_of(move.to, f"{where}.to", sees=False), f"{where}.to")
        line = NONE
        if move.line:
            families = self.places.family(move.line, f"{where}.line")
            table = {p: tuple(q for q in row if q != p) for row in families for p in row}
            line = self._keep(self.lines, table)
        self.rule(
            move, where, TO_EMPTY, "swap" if move.swap else "fill",
            src=self.class_of(move.from_, f"{where}.from_"),
            dst=target,
            only=self.faces(move.cards, f"{where}.cards"),
            pair=self.pair(move.near, f"{where}.near"),
            src_min=min(move.leaving + 1, MOST),
            lone_ok=int(move.alone),
            line=line,
            resume=int(move.from_.strip() == "h"),
        )  # fmt: skip

    def _refill(self, move: m.Refill, where: str) -> None:
        if move.timing not in ("at once", "one act"):
            raise DeclarationError(f"timing {move.timing!r}: expected 'at once' or 'one act'", field=f"{where}.timing")
        if move.upto < 1:
            raise DeclarationError(f"{move.upto}: expected at least one card", field=f"{where}.upto")
        one_act = move.timing == "one act"
        need, forbid = self.conditions(move.when, f"{where}.when", "")
        sources = [] if move.choose else list(self.places.set(move.sources, f"{where}.sources"))
        if len(sources) > 4:
            raise DeclarationError("expected at most four sources", field=f"{where}.sources")
        if set(sources) & set(self.places.set(move.places, f"{where}.places")):
            raise DeclarationError("a place would be filled from itself: expected others", field=f"{where}.sources")
        row: Row = {
            "mine": self.class_of(move.places, f"{where}.places", sees=False),
            "upto": move.upto,
            "nsrc": len(sources),
            "src": sources + [NONE] * (4 - len(sources)),
            "choose": NONE,
            "pair": NONE,
            "one_act": int(one_act),
            "newest": int(move.newest),
            "all": int(move.together),
            "rule": NONE,
            "give": 1,
            "need": need,
            "forbid": forbid,
        }
        if move.choose:
            row["choose"] = self.class_of(move.choose, f"{where}.choose")
            row["pair"] = self.pair(move.near, f"{where}.near")
            row["rule"] = self.rule(
                move,
                where,
                TO_EMPTY,
                "fill",
                src=row["choose"],
                dst=row["mine"],
                pair=row["pair"],
                off_turn=1,
                default_phase="",
            )
        self.fills.append(row)
        if move.emptied:
            row |= {"give": move.upto, "upto": 1}
        if one_act:
            if not any(r["shape"] == FILL_ALL for r in self.rules):
                self.rule(None, where, FILL_ALL, "fill", need=FILL_DUE)
        else:
            what = CHOSEN_FILL if move.choose else REFILL
            self.duties.append({"what": what, "index": len(self.fills) - 1, "need": need, "forbid": forbid})

    def _turn(self, move: m.Turn, where: str) -> None:
        if move.of:
            self.rule(move, where, OPEN, "turn", src=self.class_of(move.of, f"{where}.of", sees=False))
            return
        sort = self.sort_rows(move.sort, f"{where}.sort") if move.sort else NONE
        if not any(z.role == "talon" for z in self.places.zones):
            raise DeclarationError("no zone is a talon: expected talon()", field="zones")
        self.rule(move, where, TURN, "turn", sorted=sort, forbid=PACK_OUT | FILL_DUE)
        if move.pursue:
            # A card that no kind takes would be looked at for ever.
            sorted_faces = 0
            for row in move.sort:
                sorted_faces |= cards(row.cards, f"{where}.sort") if row.otherwise else 0
            if sorted_faces != ALL_FACES:
                raise DeclarationError(
                    "pursue: expected a kind for every card, each with otherwise", field=f"{where}.sort"
                )
            self.duties.append({"what": PURSUE, "index": sort, "need": 0, "forbid": 0})

    def _redeal(self, move: m.Redeal, where: str) -> None:
        if self.redeal is not None:
            raise DeclarationError("expected one Redeal", field=where)
        if move.times is not None and not 1 <= move.times <= 200:
            raise DeclarationError(
                f"times {move.times}: expected 1 to 200, or None for no limit", field=f"{where}.times"
            )
        self.redeals, self.bounded = move.times, move.times is not None
        self.redeal = {
            "max": NONE if move.times is None else move.times,
            "places": list(self.places.set(move.gather, f"{where}.gather")),
            "shuffle": int(move.shuffle),
            "entry": 0 if move.again else NONE,
        }
        self.rule(move, where, REDEAL, "redeal", need=PACK_OUT, forbid=FILL_DUE)

    def _remove(self, move: m.Remove, where: str) -> None:
        self.removed = self.places.one("x")
        if self.removed == NONE:
            raise DeclarationError("no zone x: expected out_of_play(removed=True)", field="zones")
        source = self.class_of(move.from_, f"{where}.from_")
        pair = NONE
        if move.lines:
            table: dict[int, set[int]] = {}
            for line in self.places.family(move.lines, f"{where}.lines"):
                for p in line:
                    table.setdefault(p, set()).update(q for q in line if q != p)
            pair = self._keep(self.pairs, table)
        relation = self.relation(move.relation, f"{where}.relation")
        if move.court and move.lines:
            raise DeclarationError("lines does not go with court: expected one of them", field=f"{where}.lines")
        if move.total and not move.court:
            raise DeclarationError(
                "total is what the three cards beside court make: expected court", field=f"{where}.total"
            )
        shape = REMOVE_MANY if move.court else REMOVE_PAIR
        extra = {"court": self.faces(move.court, f"{where}.court"), "depth": move.total} if move.court else {}
        self.rule(move, where, shape, "remove", src=source, dst=source, relation=relation, pair=pair, **extra)

    def _swap(self, move: m.Swap, where: str) -> None:
        values: Row = {}
        if move.marks:
            values["mark"] = self.counter(move.marks, 2)
        if move.spares:
            values["avoid"] = self.counter(move.spares, 2)
        source = self.class_of(move.from_, f"{where}.from_")
        self.rule(
            move, where, SWAP, "swap",
            src=source,
            dst=self.class_of(move.to, f"{where}.to") if move.to else source,
            only=self.faces(move.cards, f"{where}.cards"),
            relation=self.relation(move.relation, f"{where}.relation"),
            **values,
        )  # fmt: skip

    def _joint(self, move: m.Joint, where: str) -> None:
        targets = {
            "dst": self.class_of(move.first_to, f"{where}.first_to", sees=False),
            "dst2": self.class_of(move.second_to, f"{where}.second_to", sees=False),
        }
        self.rule(
            move, where, JOINT, "play",
            src=self.class_of(move.first, f"{where}.first"),
            src2=self.class_of(move.second, f"{where}.second"),
            **targets,
        )  # fmt: skip
        if move.pairs:
            self.rule(move, where, PAIR_PLAY, "play", src=self.class_of(move.pairs, f"{where}.pairs"), **targets)

    def _setaside(self, move: m.SetAside, where: str) -> None:
        if move.to != "h":
            self.rule(
                move, where, ASIDE, "aside",
                src=self.class_of(move.from_, f"{where}.from_"),
                dst=self.class_of(move.to, f"{where}.to", sees=False),
                resume=int(move.from_.strip() == "h"),
                fits=move.fits,
            )  # fmt: skip
            return
        if self.places.one("h") == NONE:
            raise DeclarationError("no zone h: expected hand()", field="zones")
        self.rule(
            move, where, ASIDE, "aside",
            src=self.class_of(move.from_, f"{where}.from_", sees=False),
            dst=self.class_of("h", where, sees=False),
        )  # fmt: skip

    def _tuck(self, move: m.Tuck, where: str) -> None:
        self.rule(
            move, where, TUCK, "tuck",
            src=self.class_of(move.from_, f"{where}.from_", sees=False),
            only=self.faces(move.cards, f"{where}.cards"),
            over=int(move.over_same_suit),
            both=int(move.both_copies),
        )  # fmt: skip

    def _choosebase(self, move: m.ChooseBase, where: str) -> None:
        first = self.class_of("f", where, sees=False)
        rest = self.class_of(move.rest, f"{where}.rest", sees=False)
        self.rule(
            move,
            where,
            CHOOSE_BASE,
            "base",
            src=self.class_of(move.from_, f"{where}.from_"),
            dst=first,
            dst2=rest,
            resume=1,
        )

    def _pay(self, move: m.Pay, where: str) -> None:
        self.payers, self.pay_each = cards(move.cards, f"{where}.cards"), move.each
        self.mark = (self.places.one("w"), self.counter(move.mark))
        # Cards that came back pay again when they are laid again: no bound is known.
        self.redeals, self.bounded = None, False
        self.rule(move, where, PAY, "pay", need=PACK_OUT, forbid=FILL_DUE)

    def _scatter(self, move: m.Scatter, where: str) -> None:
        source = self.class_of(move.places, f"{where}.places", sees=False)
        self.scatter_counter = self.counter(move.count)
        self.redeals = len(self.classes[source].places)
        self.rule(move, where, SCATTER, "redeal", src=source)
