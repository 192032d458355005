"""What each foundation takes at each height: sequences of ranks become rows of card sets."""

from __future__ import annotations

import zlib

from cadogan.compile.places import NONE, Places
from cadogan.declare.cards import RANKS, RED, SUITS, code_of, face, rank_set, rank_sets, ranks_of
from cadogan.declare.zones import Foundations
from cadogan.errors import DeclarationError

OWN, KEY, BASE, GATE, DISTINCT = 1, 2, 4, 8, 16
Row = tuple[int, ...]


def _alternating(ranks: str, first_suit: str) -> Row:
    own = RED if first_suit in RED else "CS"
    other = "CS" if first_suit in RED else RED
    return tuple(rank_set(rank, own if h % 2 == 0 else other) for h, rank in enumerate(ranks))


def _by_own(zone: Foundations, ranks: str) -> list[Row]:
    """53 rows: none begun, then one for each face as the base."""
    rows: list[Row] = [(rank_set(ranks[0], zone.suits),)]
    for base in range(52):
        suit = SUITS[base // 13]
        if zone.suit == "alternate":
            rows.append(_alternating(ranks, suit))
        else:
            rows.append(tuple(rank_set(rank, suit if zone.suit == "same" else SUITS) for rank in ranks))
    return rows


def _multiples() -> list[Row]:
    """Row 0: no partner card; row v: under value v, the values 2v, 3v … 13v, reduced by 13s to 1 … 13."""
    rows: list[Row] = [()]
    for v in range(1, 14):
        rows.append(tuple(rank_set(RANKS[(k * v - 1) % 13], SUITS) for k in range(2, 14)))
    return rows


def _turned(ranks: str, start: str) -> str:
    """The sequence begun at another rank, with wrap."""
    i = ranks.index(start)
    return ranks[i:] + ranks[:i]


def bases_of(zone: Foundations, field: str) -> list[int]:
    """The face with which each pile of a zone begins, of its suit in turn."""
    if zone.bases:
        return [face(code) for code in zone.bases.split()]
    if zone.begun:
        raise DeclarationError(
            "piles whose base is not known beforehand cannot be withdrawn", field=f"{field}.withdrawn"
        )
    rank = ranks_of(zone.sequence, f"{field}.sequence")[0]
    return [face(rank + zone.suits[k % len(zone.suits)]) for k in range(zone.count)]


def compile_foundations(places: Places) -> tuple[list[Row], dict[int, dict[str, int]], int]:
    """Rows, per foundation its row, mode and key, and how many cards fill them all.

    Raises:
        DeclarationError: a sequence, base or length is not one.
    """
    rows: list[Row] = []
    known: dict[tuple[Row, ...], int] = {}
    info: dict[int, dict[str, int]] = {}
    total = 0

    def add(table: list[Row]) -> int:
        key = tuple(table)
        if key not in known:
            known[key] = len(rows)
            rows.extend(table)
        return known[key]

    for i, zone in enumerate(places.zones):
        if not isinstance(zone, Foundations):
            continue
        field = f"zones[{i}]"
        if zone.suit not in ("same", "any", "alternate"):
            raise DeclarationError(f"suit {zone.suit!r}: expected same, any or alternate", field=f"{field}.suit")
        if not zone.suits or set(zone.suits) - set(SUITS):
            raise DeclarationError(f"suits {zone.suits!r}: expected letters of C D H S", field=f"{field}.suits")
        ranks = ranks_of(zone.sequence, f"{field}.sequence")
        if not ranks:
            raise DeclarationError("expected at least one rank", field=f"{field}.sequence")
        bases = zone.bases.split()
        if bases and (len(bases) != zone.count or len(zone.lengths) != zone.count):
            raise DeclarationError(f"expected {zone.count} bases and as many lengths", field=f"{field}.bases")
        if any(not 1 <= length <= 13 for length in zone.lengths):
            raise DeclarationError("expected lengths of 1 to 13 cards", field=f"{field}.lengths")
        if zone.begun == "base" and set(ranks) != set(RANKS):
            raise DeclarationError(
                "with begun='base' expected every rank, since any may be the base", field=f"{field}.sequence"
            )
        if zone.begun == "key" and len(places.set(zone.key, f"{field}.key")) != zone.count:
            raise DeclarationError(f"expected {zone.count} places, one for each pile", field=f"{field}.key")
        for k in range(zone.count):
            place = places.first[i] + k
            suit = zone.suits[k % len(zone.suits)]
            mode, key, length = 0, NONE, len(ranks)
            if bases:
                try:
                    base = code_of(face(bases[k]))
                except ValueError as error:
                    raise DeclarationError(str(error), field=f"{field}.bases") from None
                run, length = _turned(RANKS, base[0]), zone.lengths[k]
                row = add([tuple(rank_set(rank, base[1]) for rank in run[:length])])
            elif zone.begun == "key":
                mode, key, length = KEY, places.set(zone.key, f"{field}.key")[k], 12
                row = add(_multiples())
            elif zone.begun == "base":
                mode = BASE | (OWN if zone.by_base or zone.suit == "alternate" else 0)
                table: list[Row] = []
                for start in " " + RANKS:
                    if start == " ":
                        # Before there is a base any card may be it.
                        any_rank = rank_sets(RANKS, zone.suits if mode & OWN else suit)
                        table += [(any_rank,)] + [()] * 52
                    elif mode & OWN:
                        table += _by_own(zone, _turned(ranks, start))
                    else:
                        table += [tuple(rank_set(r, suit) for r in _turned(ranks, start))] + [()] * 52
                # Piles that begin alike are told apart by how they go on: a bit that is no card marks the table.
                table[0] = (*table[0], 1 << 52 | zlib.crc32(repr(table[1:]).encode()) % 2048 << 53)
                row = add(table)
            elif zone.by_base or zone.suit == "alternate":
                mode, row = OWN, add(_by_own(zone, ranks))
            else:
                row = add([tuple(rank_set(rank, suit if zone.suit == "same" else SUITS) for rank in ranks)])
            if zone.opens:
                partners = places.set(zone.opens, f"{field}.opens")
                if len(partners) != zone.count or mode & KEY:
                    raise DeclarationError(f"expected {zone.count} places, one for each pile", field=f"{field}.opens")
                mode, key = mode | GATE, partners[k]
            if zone.distinct:
                mode |= DISTINCT
            info[place] = {"row": row, "mode": mode, "key": key, "length": length}
            total += length
    return rows, info, total


def rests(rows: list[Row]) -> list[tuple[int, ...]]:
    """For every row and height a number that is equal where the cards to come are equal; 0 where none come."""
    numbers: dict[Row, int] = {(): 0}
    out = []
    for row in rows:
        ends = len(row)
        while ends and row[ends - 1] == 0:
            ends -= 1
        out.append(tuple(numbers.setdefault(row[h:ends], len(numbers)) for h in range(ends)))
    return out
