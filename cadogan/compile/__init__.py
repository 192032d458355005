"""A declaration is compiled into tables for the core, on the game's first use.

The result also keeps every name that the tables lost (places, phases, counters), for texts and messages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from cadogan.compile.actions import Actions
from cadogan.compile.fields import MOST, check_fields
from cadogan.compile.places import NONE, Places
from cadogan.compile.rules import (
    DEAL,
    FILL_ALL,
    FILL_DUE,
    JOINT,
    ONTO,
    PAIR_PLAY,
    PAY,
    PLAY,
    REDEAL,
    REMOVE_MANY,
    REMOVE_PAIR,
    SCATTER,
    TO_EMPTY,
    TURN,
    Builder,
)
from cadogan.compile.sequences import bases_of, compile_foundations, rests
from cadogan.declare.cards import RANKS, SUITS, cards, face
from cadogan.declare.deal import Lay, PutBlock, Restart, Slip, Wait
from cadogan.declare.game import Game, LinesMake
from cadogan.declare.zones import Foundations
from cadogan.errors import DeclarationError

__all__ = ["Compiled", "compile_game"]

LAY, WAIT, SLIP, LIFT, BLOCK = range(5)
_PIQUET = "A789TJQK"
Row = dict[str, Any]


@dataclass(frozen=True)
class Compiled:
    """What a declaration becomes.

    Attributes:
        game: the declaration.
        tables: plain numbers for the core.
        places: every place by number and name.
        phases: names of the phases, by their number.
        counters: names of the counters, each with its first index and how many there are.
        actions: texts and ids of moves.
        redeals: how many ``redeal`` moves there can be, None when there is no bound or none known.
        end: the step in which the game is after the deal.
    """

    game: Game
    tables: Row
    places: Places
    phases: tuple[str, ...]
    counters: dict[str, tuple[int, int]]
    actions: Actions
    redeals: int | None
    end: int

    def irreversible(self, code: int) -> bool:
        """No line of moves can lead back to the key before this move; False where that is not certain.

        Cards never leave the foundations but for others, nor come back to pack and talon but by a redeal; bounded
        redeals are
        counted in the key.
        """
        row = self.tables["rules"][code & 255]
        roles = (
            {self.places.zone(p).role for p in self.tables["classes"][row["src"]]["places"]}
            if self.tables["classes"]
            else set()
        )
        if row["shape"] in (TURN, DEAL, REDEAL, PAY, SCATTER):
            return bool(self.tables["bounded"])
        if row["shape"] in (PLAY, JOINT, PAIR_PLAY, REMOVE_PAIR):
            return "foundation" not in roles
        if row["shape"] == FILL_ALL or (row["shape"] in (ONTO, TO_EMPTY) and roles <= {"pack", "talon"}):
            gathered = {self.places.zone(p).role for p in (self.tables["redeal"] or {"places": []})["places"]}
            return bool(self.tables["bounded"]) or gathered <= {"talon"}
        return bool(row["zero"]) and row["once"] == 1


def _steps(game: Game) -> tuple[Any, ...]:
    """The deal's steps, ending in the player's turn for ever."""
    steps = tuple(game.deal)
    if not steps or not isinstance(steps[-1], Wait) or steps[-1].until:
        steps += (Wait(),)
    return steps


def _phases(steps: tuple[Any, ...]) -> list[str]:
    names: list[str] = []
    for step in steps:
        for name in (getattr(step, "phase", ""), getattr(step, "between", "")):
            if name and name not in names:
                names.append(name)
    return names


class _Deal:
    """Compiles the deal's steps."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        self.places = builder.places
        self.order: list[int] = []
        self.prefix: list[tuple[int, ...]] = []
        self.reached: list[int] = []
        self.rows: list[Row] = []
        self.never_won = False
        self.under: set[int] = set()

    def _row(self, op: int, phase: str, **values: Any) -> None:
        keys = (
            "until_not between in_hand pause stop unit newest first_only place place2 n fresh start length prefix "
            "total until only reject counts"
        ).split()
        row = dict.fromkeys(keys, 0) | {"sort": NONE, "op": op, "phase": self.builder.phases.index(phase)}
        row["between"] = row["phase"]
        self.rows.append(row | values)

    def add(self, step: Any, where: str) -> None:
        if isinstance(step, Lay | Wait) and not step.phase:
            raise DeclarationError("expected the name of a phase", field=f"{where}.phase")
        if isinstance(step, Slip | PutBlock) and not step.cards:
            raise DeclarationError("names no card: expected some, like K", field=f"{where}.cards")
        if isinstance(step, Lay):
            self._lay(step, where)
        elif isinstance(step, Wait):
            need, forbid = self.builder.conditions(step.until, f"{where}.until", "") if step.until else (0, 0)
            self._row(WAIT, step.phase, until=need, until_not=forbid)
        elif isinstance(step, Restart):
            if step.when not in ("won", "short"):
                raise DeclarationError(f"{step.when!r}: expected won or short", field=f"{where}.when")
            # A short deal begins anew where the step before finds no card; a won one when the deal is over.
            self.never_won = self.never_won or step.when == "won"
        elif isinstance(step, Slip | PutBlock):
            members = self._members(step.of, f"{where}.of")
            values = {
                "place": members[0],
                "only": cards(step.cards, f"{where}.cards"),
                "first_only": int(step.first_only),
            }
            if isinstance(step, Slip):
                self._row(SLIP, self.builder.phases[0], n=len(members), **values)
            else:
                self._row(BLOCK, self.builder.phases[0], n=step.count, **values)
        else:
            members, targets = self.places.set(step.of, f"{where}.of"), self.places.set(step.to, f"{where}.to")
            if len(members) != len(targets):
                raise DeclarationError(
                    f"expected {len(members)} places, one for each of {step.of!r}", field=f"{where}.to"
                )
            self._row(
                LIFT,
                self.builder.phases[0],
                place=members[0],
                place2=targets[0],
                n=len(members),
                first_only=int(step.first_only),
            )

    def _members(self, text: str, field: str) -> tuple[int, ...]:
        members = self.places.set(text, field)
        if not members:
            raise DeclarationError("names no place: expected a zone, like t", field=field)
        return members

    def _lay(self, step: Lay, where: str) -> None:
        members = self._members(step.to, f"{where}.to")
        if step.counts:
            if len(step.counts) != len(members):
                raise DeclarationError(f"expected {len(members)} counts, one for each place", field=f"{where}.counts")
            if step.each != 1 or step.rounds != 1:
                raise DeclarationError("stands instead of each and rounds: expected neither", field=f"{where}.counts")
            order = [p for p, n in zip(members, step.counts, strict=True) for _ in range(n)]
        elif step.order:
            order = list(self.places.set(step.order, f"{where}.order"))
        else:
            if step.each < 1:
                raise DeclarationError(f"{step.each}: expected at least one card", field=f"{where}.each")
            order = [p for p in members for _ in range(step.each)]
        if not 1 <= len(order) <= MOST:
            raise DeclarationError(f"an order of {len(order)} cards: expected 1 to {MOST}", field=where)
        for k in step.face_down:
            if not 1 <= k <= len(order):
                raise DeclarationError(f"{k}: the order has {len(order)} cards", field=f"{where}.face_down")
        total = step.rounds * len(order)
        row: Row = {
            "start": len(self.order),
            "length": len(order),
            "prefix": len(self.prefix),
            "total": total,
            "unit": step.unit or len(order),
            "in_hand": int(step.in_hand),
            "pause": int(step.pause),
            "stop": int(step.stop),
            "newest": int(step.newest),
            "fresh": int(step.fresh),
            "first_only": int(step.first_only),
        }
        if step.between:
            row["between"] = self.builder.phases.index(step.between)
        if step.sort:
            row["sort"] = self.builder.sort_rows(step.sort, f"{where}.sort")
        if step.in_hand and self.places.one("h") == NONE:
            raise DeclarationError("a card in hand needs zone h: expected hand()", field="zones")
        if step.reject not in ("", "value in place"):
            raise DeclarationError(f"reject {step.reject!r}: expected 'value in place'", field=f"{where}.reject")
        plain = not (step.in_hand or step.pause or step.stop or step.sort or step.newest or step.fresh)
        if step.reject and not plain:
            raise DeclarationError(
                "a card is rejected only in a deal without play: expected none", field=f"{where}.reject"
            )
        if step.newest and step.in_hand:
            raise DeclarationError(
                "no card in hand goes on the newest place: expected one of them", field=f"{where}.newest"
            )
        if not step.in_hand and (step.chosen or not step.replaced):
            raise DeclarationError("chosen and replaced speak of a card in hand: expected in_hand=True", field=where)
        most = step.rounds * max(map(order.count, order))
        if step.reject and most > len(RANKS):
            raise DeclarationError(
                f"a place would need {most} values: expected at most {len(RANKS)}", field=f"{where}.reject"
            )
        row["reject"] = int(bool(step.reject))
        row["counts"] = int(step.in_hand and not step.replaced)
        if step.in_hand:
            # 1 the player may play it, 2 it only passes, 3 the player places it
            row["in_hand"] = 3 if step.chosen else 2 if self.places.zone(self.places.one("h")).hidden else 1
        down = set(step.face_down)
        under = self.places.set(step.under, f"{where}.under") if step.under else ()
        if under and not plain:
            raise DeclarationError("cards are laid beneath others only in a deal without play", field=f"{where}.under")
        self.under |= set(under)
        self.order += [p + (128 if k + 1 in down else 0) for k, p in enumerate(order)]
        before = list(self.reached)
        for k in range(len(order) + 1):
            self.prefix.append(tuple(dict.fromkeys(before + order[:k])))
        self.reached = list(dict.fromkeys(before + order))
        self._row(LAY, step.phase, **row)


def _withdrawn(
    game: Game, places: Places, rows: list[tuple[int, ...]], infos: dict[int, dict[str, int]]
) -> tuple[dict[int, list[int]], list[tuple[int, int]]]:
    """By face the places of its withdrawn copies, and first cards of a kind."""
    by_face: dict[int, list[int]] = {}
    first: list[tuple[int, int]] = []
    for i, zone in enumerate(places.zones):
        if isinstance(zone, Foundations) and zone.withdrawn:
            for k, base in enumerate(bases_of(zone, f"zones[{i}]")):
                by_face.setdefault(base, []).append(places.first[i] + k)
    for i, step in enumerate(game.withdraw):
        where = f"withdraw[{i}]"
        wanted = cards(step.cards, f"{where}.cards")
        targets = places.set(step.to, f"{where}.to")
        if step.first:
            first.append((wanted, targets[0]))
            continue
        faces = [f for f in range(52) if wanted >> f & 1] * step.copies
        if len(targets) == 1 and places.zone(targets[0]).role != "foundation":
            targets = targets * len(faces)
        if len(targets) != len(faces):
            raise DeclarationError(f"{len(faces)} cards for {len(targets)} places: expected as many", field=where)
        free = list(faces)
        for place in targets:
            chosen = free[0]
            if place in infos:
                takes = rows[infos[place]["row"]][0] if rows[infos[place]["row"]] else 0
                fitting = [f for f in free if takes >> f & 1]
                if not fitting:
                    raise DeclarationError(f"{places.names[place]} takes none of these cards first", field=where)
                chosen = fitting[0]
            free.remove(chosen)
            by_face.setdefault(chosen, []).append(place)
    for faces_of in by_face.values():
        if len(faces_of) > game.packs:
            raise DeclarationError("more copies of a card than there are packs", field="withdraw")
    return by_face, first


def _blocks(places: Places) -> tuple[dict[int, int], list[list[int]]]:
    """How many alternatives each place has, and for each place whom it blocks."""
    count: dict[int, int] = {}
    deps: list[list[int]] = [[] for _ in places.names]
    for i, zone in enumerate(places.zones):
        for number, alternatives in zone.blocked.items():
            if len(alternatives) > 2:
                raise DeclarationError(f"place {number}: expected one or two alternatives", field=f"zones[{i}].blocked")
            for other in (number, *(other for others in alternatives for other in others)):
                if not 1 <= other <= zone.count:
                    raise DeclarationError(
                        f"place {other}: expected 1 to {zone.count}, places of the zone", field=f"zones[{i}].blocked"
                    )
            place = places.first[i] + number - 1
            count[place] = len(alternatives)
            for k, others in enumerate(alternatives):
                for other in others:
                    deps[places.first[i] + other - 1].append(place * 2 + k)
    return count, deps


def _win(game: Game, places: Places, full: int, ncards: int) -> tuple[int, Row]:
    """Cards home that win, and what else decides."""
    if isinstance(game.win, LinesMake):
        if not game.win.total:
            raise DeclarationError(f"{game.win.total}: expected a total of at least 1", field="win.total")
        return _NEVER, {"win_lines": places.family(game.win.lines, "win.lines"), "win_total": game.win.total}
    if game.win == "removed":
        if game.hooks.won is None and not any(z.home and z.role != "foundation" for z in places.zones):
            raise DeclarationError("no zone counts as home: expected one, like out_of_play(removed=True)", field="win")
        return ncards, {}
    if game.win != "foundations" and not isinstance(game.win, int):
        raise DeclarationError(
            f"{game.win!r}: expected foundations, removed, a number of cards or LinesMake", field="win"
        )
    win = game.win if isinstance(game.win, int) else full
    if not win:
        raise DeclarationError("the game has no foundations: expected another way to win", field="win")
    return win, {}


def deck(game: Game) -> list[int]:
    """The faces of the whole pack in the order that is shuffled."""
    if not game.deck:
        ranks = _PIQUET if game.piquet else RANKS
        return [face(rank + suit) for _ in range(game.packs) for suit in SUITS for rank in ranks]
    try:
        return [face(code) for code in game.deck.split()]
    except ValueError as error:
        raise DeclarationError(str(error), field="deck") from None


def _peek(places: Places) -> tuple[int, ...]:
    """The places whose gaps let the player see beneath the tops of secret piles."""
    for i, zone in enumerate(places.zones):
        if zone.apart and zone.count != 1:
            raise DeclarationError(f"{zone.count} places: expected a zone of one", field=f"zones[{i}].apart")
        if zone.peek:
            return places.set(zone.peek, f"zones[{i}].peek")
    return ()


def _targets_of_a_card(
    places: tuple[int, ...], foundations: dict[int, dict[str, int]], rows: list[tuple[int, ...]]
) -> int:
    """To how many of these foundations one card can go that are not alike.

    Piles of one sequence are alike at equal heights, and it takes a card at as many heights as it holds it.
    """
    if any(foundations[p]["mode"] for p in places if p in foundations):
        return len(places)
    sequences = {rows[foundations[p]["row"]] for p in places if p in foundations}
    return min(len(places), max(sum(sum(takes >> f & 1 for takes in row) for row in sequences) for f in range(52)))


def _bound(builder: Builder, foundations: dict[int, dict[str, int]], rows: list[tuple[int, ...]]) -> int:
    """Legal moves can never be more: for every rule its sources times the targets of each."""
    total = 0
    classes = [c.places for c in builder.classes]
    for i, row in enumerate(builder.rules):
        src, dst = len(classes[row["src"]]) if classes else 1, classes[row["dst"]] if classes else ()
        if row["shape"] == REMOVE_MANY:
            n = src**4
        elif row["shape"] in (JOINT, PAIR_PLAY):
            first = src * _targets_of_a_card(dst, foundations, rows)
            second = len(classes[row["src2"]]) * _targets_of_a_card(classes[row["dst2"]], foundations, rows)
            if max(first, second) > _MAX_HALF:
                raise DeclarationError(
                    f"{max(first, second)} plays of one half: expected at most {_MAX_HALF}", field=f"moves[{i}]"
                )
            n = first * second if row["shape"] == JOINT else src
        else:
            n = src * max(1, len(dst))
        total += n
    if total > _MAX_MOVES:
        raise DeclarationError(f"up to {total} legal moves in a position: expected at most {_MAX_MOVES}", field="moves")
    return total + 8


# What the core's tables have room for.
_LIMITS = {
    "foundations": ("zones", 24),
    "steps": ("deal", 24),
    "fills": ("moves", 8),
    "duties": ("moves", 12),
    "win_lines": ("win", 16),
    "withdrawn_first": ("withdraw", 4),
}


def _check_limits(tables: Row) -> None:
    """Nothing is declared that the core has no room for."""
    for name, (where, most) in _LIMITS.items():
        if len(tables[name]) > most:
            raise DeclarationError(f"{len(tables[name])} {name}: expected at most {most}", field=where)
    longest = max((len(line) for line in tables["win_lines"]), default=0)
    widest = max((len(others) for table in tables["lines"] for others in table.values()), default=0)
    if longest > 8 or widest > 4:
        raise DeclarationError(
            "a line of more places than the core holds: expected at most 5, or 8 to win by", field="zones"
        )


def compile_game(game: Game) -> Compiled:
    """Compile a declaration.

    Raises:
        DeclarationError: a field says what no game can do; the message names the field and what was expected.
    """
    check_fields(game)
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", game.slug):
        raise DeclarationError(f"{game.slug!r}: expected lower-case words with hyphens", field="slug")
    if not 1 <= game.packs <= 4:
        raise DeclarationError(f"{game.packs}: expected 1 to 4", field="packs")
    places = Places(game)
    steps = _steps(game)
    builder = Builder(places, _phases(steps))
    rows, foundations, full = compile_foundations(places)
    deal = _Deal(builder)
    for i, step in enumerate(steps):
        deal.add(step, f"deal[{i}]")
    if any(z.role not in _ROLES for z in places.zones):
        bad = next(z for z in places.zones if z.role not in _ROLES)
        raise DeclarationError(f"{bad.role!r}: expected one of {', '.join(_ROLES)}", field=f"zones.{bad.letter}.role")
    builder.reserve_counters(game.moves)
    for i, move in enumerate(game.moves):
        builder.add(move, f"moves[{i}]")
    if any(isinstance(s, Lay) and (s.stop or s.pause or s.in_hand) for s in steps):
        builder.rule(None, "deal", DEAL, "deal", forbid=FILL_DUE)
    if len(builder.rules) > 40 or len(builder.classes) > 24:
        raise DeclarationError("too many different moves for one game", field="moves")
    seen: dict[int, int] = {}
    ordered = []
    for number in deck(game):
        ordered.append(number * game.packs + seen.get(number, 0))
        seen[number] = seen.get(number, 0) + 1
    win, extra = _win(game, places, full, len(ordered))
    by_face, first = _withdrawn(game, places, rows, foundations)
    nblock, deps = _blocks(places)
    place_rows = []
    for p in range(len(places.names)):
        zone = places.zone(p)
        info = foundations.get(p, {"row": 0, "mode": 0, "key": NONE})
        place_rows.append(
            {
                "home": int(zone.home),
                "outside": int(zone.role not in ("pack", "talon")),
                "flips": int(zone.face_down),
                "secret": int(zone.secret),
                "hides": int(zone.role == "pack"),
                "seq_mode": info["mode"],
                "seq_key": info["key"],
                "seq_row": info["row"],
                "zone": places.zone_of[p],
                "right": builder.rights.get(p, NONE),
                "nblock": nblock.get(p, 0),
                "under": int(p in deal.under),
                "peek": int(bool(zone.peek)),
            }
        )
    transit = NONE
    if builder.payers:
        # A card on its way within one move; it is never there between moves.
        transit = len(place_rows)
        place_rows.append(place_rows[places.one("s")] | {"zone": 255, "nblock": 0, "right": NONE})
        deps.append([])
    counters = builder.counters
    tables: Row = {
        "nplaces": len(place_rows),
        "ncards": len(ordered),
        "packs": game.packs,
        "ncounters": sum(n for _, n in counters.values()),
        "nphases": len(builder.phases),
        "move_bound": _bound(builder, foundations, rows),
        "pack": next(places.first[i] for i, z in enumerate(places.zones) if z.role == "pack"),
        "hand": places.one("h"),
        "removed": builder.removed,
        "transit": transit,
        "talons": [p for p in range(len(places.names)) if places.zone(p).role == "talon"],
        "ordered": ordered,
        "foundations": sorted(foundations),
        "places": place_rows,
        "peek": _peek(places),
        "height": max([len(r) for r in rows], default=0) + 2,
        "seq": rows,
        "rest": rests(rows),
        "deps": deps,
        "relations": [[onto & row for row in relation.table()] for relation, onto in builder.relations],
        "pairs": builder.pairs,
        "lines": builder.lines,
        "order": deal.order,
        "prefix": deal.prefix,
        "sorts": builder.sorts,
        "classes": [{"places": c.places, "modes": c.modes, "sees": c.sees} for c in builder.classes],
        "rules": builder.rules,
        "fills": builder.fills,
        "duties": builder.duties,
        "steps": deal.rows,
        "redeal": builder.redeal,
        "bounded": int(builder.bounded),
        "mark_place": builder.mark[0],
        "mark_counter": builder.mark[1],
        "payers": builder.payers,
        "pay_each": builder.pay_each,
        "scatter_counter": builder.scatter_counter,
        "win_home": win,
        "scores": int(game.score is not None),
        "score_base": game.score.base if game.score else 0,
        "score_each": game.score.each if game.score else 0,
        "win_lines": extra.get("win_lines", ()),
        "win_total": extra.get("win_total", 0),
        "never_won": int(deal.never_won),
        "single_first": game.unlike,
        "withdrawn": by_face,
        "withdrawn_first": first,
    }
    _check_limits(tables)
    rows_of_steps = [step for step in steps if not isinstance(step, Restart)]
    waits = [i for i, step in enumerate(rows_of_steps) if isinstance(step, Wait)]
    end = next((i for i in waits if rows_of_steps[i].phase == "play"), waits[0])
    return Compiled(
        game=game,
        tables=tables,
        places=places,
        phases=tuple(builder.phases),
        counters=counters,
        actions=Actions(places, builder),
        redeals=builder.redeals,
        end=end,
    )


_NEVER = 65535
_MAX_HALF = 512
_MAX_MOVES = 200_000
_ROLES = ("foundation", "packets", "reserve", "pack", "talon", "out", "aside", "hand")
