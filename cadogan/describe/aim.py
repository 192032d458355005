"""Foundations, winning, score."""

from __future__ import annotations

from cadogan.declare import Foundations, LinesMake
from cadogan.declare.cards import RANKS, SUITS, ranks_of
from cadogan.describe import english
from cadogan.describe.document import Item
from cadogan.describe.english import join, rank, sentence, several
from cadogan.describe.table import Table


def aim(table: Table) -> list[str | list[Item]]:
    """What is to be done, and what each foundation takes."""
    out: list[str | list[Item]] = [_win(table)]
    items = [
        Item(_foundations(table, i), title=_title(table, i))
        for i, z in enumerate(table.zones)
        if isinstance(z, Foundations)
    ]
    if items:
        out.append(
            "A foundation takes the cards of its sequence one after another, each the next that it wants, and no "
            "more when its "
            "sequence is complete."
        )
        out.append(items)
    home = [i for i, z in enumerate(table.zones) if z.home and z.role not in ("foundation", "out")]
    away = [i for i, z in enumerate(table.zones) if not z.home and z.role == "foundation"]
    removed = [i for i, z in enumerate(table.zones) if z.home and z.role == "out"]
    idle = [i for i, z in enumerate(table.zones) if not z.home and z.role == "out"]
    if home:
        out.append(sentence(f"cards on {join(map(table.the, home))} count as home"))
    if away:
        out.append(sentence(f"cards on {join(map(table.the, away))} do not count as home"))
    if removed:
        out.append(sentence(f"cards put on {join(map(table.the, removed))} count as removed"))
    if idle:
        names = join(f"“{table.zones[i].name}”" for i in idle)
        out.append(f"What lies at {names} takes no part in the game.")
    score = table.game.score
    if score:
        out.append(
            f"Score: {_signed(score.base)} points to begin with, and {_signed(score.each)} for every card that is home."
        )
    return out


def _signed(n: int) -> str:
    return f"minus {-n}" if n < 0 else str(n)


def _title(table: Table, index: int) -> str:
    codes = table.codes(table.zone_places(index))
    name = table.the(index).removeprefix("the ")
    return f"{name[:1].upper()}{name[1:]} ({codes})"


def _win(table: Table) -> str:
    win = table.game.win
    if isinstance(win, LinesMake):
        return f"The game is won when the values of the cards on {table.lines(win.lines)} add up to {win.total}."
    if win == "removed":
        home = any(isinstance(zone, Foundations) for zone in table.zones)
        return f"The game is won when every card has been removed{' or is home' if home else ''}."
    if win == "foundations":
        return "The game is won when every foundation is complete."
    return f"The game is won when {several(int(win), 'card')} are home."


def _foundations(table: Table, index: int) -> str:
    zone = table.zones[index]
    assert isinstance(zone, Foundations)
    places = table.zone_places(index)
    parts: list[str] = []
    if zone.begun == "key":
        parts += _by_key(table, zone, places)
    elif zone.bases:
        parts += _by_bases(table, zone, places)
    else:
        ranks = ranks_of(zone.sequence, "sequence")
        if zone.begun == "base":
            parts += _by_base_rank(zone, ranks)
        else:
            each = several(len(ranks), "card")
            parts.append(
                f"each takes one {rank(ranks[0])} only"
                if len(ranks) == 1 and zone.count > 1
                else f"{english.ranks_in_order(ranks)}, {each}{' each' if zone.count > 1 else ''}"
            )
        parts.append(_suits(table, zone, places))
    if zone.distinct:
        parts.append("no two of these foundations begin with the same suit")
    if zone.opens and zone.begun != "key":
        partners = table.find(zone.opens)
        pairs = join(
            f"{table.places.names[p]} until {table.places.names[q]}" for p, q in zip(places, partners, strict=False)
        )
        parts.append(f"each takes nothing until its partner holds a card: {pairs}")
    return " ".join(sentence(part) for part in parts if part)


def _suits(table: Table, zone: Foundations, places: tuple[int, ...]) -> str:
    if zone.suit == "any":
        return "The suit does not matter"
    if zone.suit == "alternate":
        first = "" if set(zone.suits) == set(SUITS) else f", the first card being {english.suits(zone.suits)}"
        return f"Red and black alternate on each, as begun by its first card{first}; otherwise the suit does not matter"
    if zone.by_base:
        first = "" if set(zone.suits) == set(SUITS) else f" ({english.suits(zone.suits)})"
        return f"Each is of one suit throughout, that of the first card put on it{first}"
    suits: dict[str, list[int]] = {}
    for k, p in enumerate(places):
        suits.setdefault(zone.suits[k % len(zone.suits)], []).append(p)
    listed = join(f"{table.codes(members)} {english.suit(suit)}" for suit, members in suits.items())
    return f"Each is of one suit: {listed}"


def _by_base_rank(zone: Foundations, ranks: str) -> list[str]:
    order = " ".join(map(english.rank_symbol, ranks))
    plain = ranks in (RANKS, RANKS[::-1])
    way = ("upward" if ranks == RANKS else "downward") if plain else "on"
    first, last = rank(ranks[0]), rank(ranks[-1])
    return [
        "each begins with a card of the base’s rank; the base is the first card put on any such foundation, and "
        "until there "
        "is one any card may be it",
        f"from that rank it goes {way} in the order {order} and round (the {first} follows the {last}), "
        f"{several(len(ranks), 'card')} {'each' if zone.count > 1 else ''}".rstrip(),
    ]


def _by_bases(table: Table, zone: Foundations, places: tuple[int, ...]) -> list[str]:
    rows = []
    for p, base, length in zip(places, zone.bases.split(), zone.lengths, strict=True):
        code = base.upper().replace("10", "T")
        i = RANKS.index(code[0])
        face = SUITS.index(code[1]) * 13
        last = face + (i + length - 1) % 13
        rows.append(
            f"{table.places.names[p]} from {english.symbol(face + i)} to {english.symbol(last)} ({length} cards)"
        )
    return [
        f"each goes upward in suit from its own first card, the ace following the king: {join(rows)}",
    ]


def _by_key(table: Table, zone: Foundations, places: tuple[int, ...]) -> list[str]:
    keys = table.find(zone.key)
    pairs = join(f"{table.places.names[p]} by {table.places.names[q]}" for p, q in zip(places, keys, strict=False))
    return [
        f"each goes by the card of its partner place ({pairs}), whatever the suits",
        "to a partner card of value v (ace 1, knave 11, queen 12, king 13) belong, in this order, cards of the "
        "values 2v, 3v, "
        "4v … 13v, from each of which 13 is taken as often as needed to leave a value from 1 to 13: twelve cards, "
        "of which "
        "the last is a king",
        "so under a 5 go 10, 2, 7, queen, 4, 9, ace, 6, knave, 3, 8, king",
        "each takes nothing while its partner place is empty",
    ]
