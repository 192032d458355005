"""Positions as text, and positions built from zones: reading, writing, and refusing what no game could hold.

A notation is one line of words::

    cadogan1 game=zodiac rules=1 at=2.24 redeals=0 shuffles=0 seed=42 deal=42 f=-/-/… e=3C/… w=- s=5H*7D…

``at`` is the step of the deal and the cards that it has laid. Each zone lists its piles between slashes, bottom first,
``-`` for an empty one; after a card ``_`` means that it lies face down and ``*`` that the player knows it although it
is hidden (or does not,
although it is not). ``count.name`` gives a counter that is not 0, ``fresh`` the places whose top is fresh.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cadogan.card import CARDS, Card
from cadogan.declare.cards import code_of
from cadogan.errors import InvalidPositionError

if TYPE_CHECKING:
    from cadogan.compile import Compiled
    from cadogan.game import Game
    from cadogan.position import Position

_MAGIC = "cadogan1"
Pile = list[tuple[int, bool, bool]]


def parse_card(card: Card | str, where: str) -> Card:
    """A card, or the error that says where the text is that is none."""
    if isinstance(card, Card):
        return card
    try:
        return Card.parse(card)
    except ValueError:
        raise InvalidPositionError(f"{where}: {card!r} is no card") from None


def whole_pack_fault(game: Game, faces: list[int]) -> str:
    """What keeps faces from being the game's whole pack; empty when nothing does."""
    wanted, have = Counter(game.deck), Counter(faces)
    for f in range(52):
        if have[f] == wanted[f]:
            continue
        if wanted[f] and not have[f]:
            return f"{code_of(f)} is missing"
        return f"{code_of(f)} is there {have[f]} times instead of {wanted[f]}"
    return ""


def rows_dealt(game: Game, zone_index: int, step: int, cursor: int, in_hand: bool) -> int:
    """How many rows of a grid have been dealt or begun; all of them where the deal does not go row by row."""
    places = game.compiled.places
    zone = places.zones[zone_index]
    nrows = zone.count // zone.columns
    table = game.compiled.tables
    first = places.first[zone_index]
    laid = [
        i
        for i, row in enumerate(table["steps"])
        if row["op"] == 0 and row["stop"] and first <= (table["order"][row["start"]] & 127) < first + zone.count
    ]
    if not laid or step < laid[0]:
        return nrows if not laid else 0
    # A card in hand belongs to a row that is begun, even if it is the row's first.
    begun = cursor + (in_hand and step in laid)
    return min(nrows, -(-begun // zone.columns))


# ---- writing


def default_seen(game: Game, place: int, down: bool, is_top: bool) -> bool:
    """Whether the player knows a card that lies so, unless the notation says otherwise."""
    zone = game.compiled.places.zone(place)
    return not (zone.role == "pack" or down or (zone.secret and not is_top))


def write_position(position: Position) -> str:
    """The notation of a position."""
    game = position.game
    compiled = game.compiled
    state = position._state()
    words = [
        _MAGIC,
        f"game={game.slug}",
        f"rules={game.rules_version}",
        f"at={state['step']}.{state['cursor']}",
        f"redeals={state['redeals']}",
        f"shuffles={state['shuffles']}",
        f"seed={state['seed']}",
    ]
    if state["number"] is not None:
        words.append(f"deal={state['number']}")
    for name, (first, n) in compiled.counters.items():
        values = state["counters"][first : first + n]
        if any(values):
            words.append(f"count.{name.replace(' ', '_')}=" + ".".join(map(str, values)))
    if state["fresh"]:
        words.append("fresh=" + ",".join(compiled.places.names[p] for p in state["fresh"]))
    piles, marks = position._piles(), position._marks()
    for letter, numbers in compiled.places.letters.items():
        texts = []
        for p in numbers:
            text = ""
            for k, (f, (down, seen)) in enumerate(zip(piles[p], marks[p], strict=True)):
                text += code_of(f) + ("_" if down else "")
                text += "*" if seen != default_seen(game, p, down, k == len(piles[p]) - 1) else ""
            texts.append(text or "-")
        while len(texts) > 1 and texts[-1] == "-":
            texts.pop()
        words.append(f"{letter}={'/'.join(texts)}")
    return " ".join(words)


# ---- reading


def _number(words: Mapping[str, str], key: str, high: int, default: int | None = None) -> int:
    text = words.get(key)
    if text is None:
        if default is None:
            raise InvalidPositionError(f"the position has no {key}=")
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 20 or int(text) > high:
        raise InvalidPositionError(f"{key}={text[:30]}: expected a whole number from 0 to {high}")
    return int(text)


def _read_pile(game: Game, text: str, place: int) -> Pile:
    name = game.compiled.places.names[place]
    if text == "-":
        return []
    cards: list[tuple[int, bool, bool]] = []
    i = 0
    while i < len(text):
        code = text[i : i + 2]
        if code not in _BY_CODE:
            raise InvalidPositionError(f"{name}: {text[i : i + 8]!r} does not begin with a card")
        i += 2
        down = text[i : i + 1] == "_"
        i += down
        turned = text[i : i + 1] == "*"
        i += turned
        cards.append((_BY_CODE[code], down, turned))
    last = len(cards) - 1
    return [
        (f, down, turned != default_seen(game, place, down, k == last)) for k, (f, down, turned) in enumerate(cards)
    ]


_BY_CODE = {card.code: card.face for card in CARDS}


def parse_position(game: Game, text: str) -> Position:
    """Read a notation; see the module for its form.

    Raises:
        InvalidPositionError: one line that names the word, card or place at fault.
    """
    if not isinstance(text, str):
        raise InvalidPositionError(f"expected a text, not {type(text).__name__}")
    parts = text.split(" ") if text == text.strip() else text.split()
    if not parts or parts[0] != _MAGIC:
        raise InvalidPositionError(f"not a position: expected a line that begins with {_MAGIC}")
    words: dict[str, str] = {}
    for part in parts[1:]:
        key, sign, value = part.partition("=")
        if not sign or key in words:
            raise InvalidPositionError(f"{part[:40]!r}: expected name=value, each name once")
        words[key] = value
    if words.get("game") != game.slug:
        raise InvalidPositionError(f"a position of {words.get('game', 'no game')!r}, not of {game.slug}")
    if _number(words, "rules", 10**6, game.rules_version) != game.rules_version:
        raise InvalidPositionError(f"rules={words['rules']}: this is version {game.rules_version} of {game.slug}")
    compiled = game.compiled
    step_text, dot, cursor_text = words.get("at", "").partition(".")
    if not dot:
        raise InvalidPositionError("the position has no at=step.cards")
    step = _number({"at": step_text}, "at", len(compiled.tables["steps"]) - 1)
    state: dict[str, Any] = {
        "step": step,
        "cursor": _number({"at": cursor_text}, "at", 65535),
        "redeals": _number(words, "redeals", 65535),
        "shuffles": _number(words, "shuffles", 255),
        "seed": _number(words, "seed", 2**64 - 1),
        "number": _number(words, "deal", 2**64 - 1) if "deal" in words else None,
    }
    counters = [0] * compiled.tables["ncounters"]
    known = {"game", "rules", "at", "redeals", "shuffles", "seed", "deal", "fresh", *compiled.places.letters}
    for key, value in words.items():
        if key.startswith("count."):
            name = key.removeprefix("count.").replace("_", " ")
            if name not in compiled.counters:
                raise InvalidPositionError(f"{key}: {game.slug} has no such counter")
            first, n = compiled.counters[name]
            values = value.split(".")
            if len(values) != n:
                raise InvalidPositionError(f"{key}={value[:40]}: expected {n} numbers")
            for k, one in enumerate(values):
                counters[first + k] = _number({key: one}, key, 255)
        elif key not in known:
            raise InvalidPositionError(f"{key}=: {game.slug} has no zone or word of that name")
    state["counters"] = counters
    fresh = words.get("fresh", "")
    names = fresh.split(",") if fresh else []
    for name in names:
        if name not in compiled.places.number:
            raise InvalidPositionError(f"fresh={name[:20]}: {game.slug} has no such place")
    state["fresh"] = [compiled.places.number[name] for name in names]
    piles: list[Pile] = [[] for _ in compiled.places.names]
    for letter, numbers in compiled.places.letters.items():
        texts = words.get(letter, "-").split("/")
        if len(texts) > len(numbers):
            raise InvalidPositionError(f"{letter}: {len(texts)} piles, the zone has {len(numbers)}")
        for place, one in zip(numbers, texts, strict=False):
            piles[place] = _read_pile(game, one, place)
    return _build(game, piles, state)


def position_from_zones(
    game: Game, zones: Mapping[str, Sequence[Sequence[Card | str]]], counters: Mapping[str, Any]
) -> Position:
    """See Game.from_zones."""
    compiled = game.compiled
    places = compiled.places
    piles: list[Pile] = [[] for _ in places.names]
    hidden = counters.get("hidden", {})
    rows = 0
    if not isinstance(zones, Mapping):
        raise InvalidPositionError("zones: expected a mapping from letters to piles")
    for letter, given in zones.items():
        if letter not in places.letters:
            raise InvalidPositionError(f"{game.slug} has no zone {letter!r} (it has {' '.join(places.letters)})")
        numbers = places.letters[letter]
        if len(given) > len(numbers):
            raise InvalidPositionError(f"zone {letter}: {len(given)} piles, it has {len(numbers)} places")
        if places.zone(numbers[0]).columns:
            rows = max(rows, len(given))
        for k, pile in enumerate(given):
            place = numbers[k]
            down_count = hidden[letter][k] if letter in hidden and k < len(hidden[letter]) else 0
            cards = [
                parse_card(card, places.names[place]).face for card in ([pile] if isinstance(pile, Card) else pile)
            ]
            for i, f in enumerate(cards):
                down = i < down_count
                piles[place].append((f, down, default_seen(game, place, down, i == len(cards) - 1)))
    for place, laid in enumerate(piles):
        zone = places.zone(place)
        if zone.peek:  # gaps show what lies beneath the tops
            gaps = sum(not piles[other] for other in places.set(zone.peek, ""))
            piles[place] = [(f, down, seen or k >= len(laid) - 1 - gaps) for k, (f, down, seen) in enumerate(laid)]
    state: dict[str, Any] = {
        "step": compiled.end,
        "cursor": 0,
        "redeals": 0,
        "shuffles": 0,
        "seed": 0,
        "number": None,
        "fresh": [],
    }
    state["shuffles"] = int(bool(game.declaration.unlike))
    if rows:
        state["cursor"] = rows
    values = [0] * compiled.tables["ncounters"]
    phase = compiled.tables["steps"][compiled.end]["phase"]
    for name, value in counters.items():
        if name == "phase":
            if value not in compiled.phases:
                raise InvalidPositionError(f"phase {value!r}: {game.slug} has {', '.join(compiled.phases)}")
            phase = compiled.phases.index(value)
            rows_of = [i for i, row in enumerate(compiled.tables["steps"]) if phase in (row["phase"], row["between"])]
            waits = [i for i in rows_of if compiled.tables["steps"][i]["op"] == 1]
            state["step"] = (waits or rows_of)[-1]
        elif name in ("redeals", "seed", "cursor", "shuffles"):
            state[name] = _number({name: str(value)}, name, 2**64 - 1 if name == "seed" else 65535)
            if (
                name == "redeals"
                and "shuffles" not in counters
                and compiled.tables["redeal"]
                and compiled.tables["redeal"]["shuffle"]
            ):
                state["shuffles"] = min(state["redeals"] + bool(game.declaration.unlike), 255)
        elif name in compiled.counters:
            first, n = compiled.counters[name]
            given_values = list(value) if isinstance(value, Sequence) and not isinstance(value, str) else [value]
            if len(given_values) != n:
                raise InvalidPositionError(f"counter {name}: expected {n} numbers")
            for k, one in enumerate(given_values):
                if isinstance(one, str) and one in places.number:
                    one = places.number[one] + 1
                values[first + k] = _number({name: str(int(one)) if isinstance(one, int) else str(one)}, name, 255)
        elif name != "hidden":
            raise InvalidPositionError(
                f"{game.slug} has no counter {name!r} (it has {', '.join(compiled.counters) or 'none'})"
            )
    state["counters"] = values
    if "cursor" not in counters:
        _go_on_dealing(compiled, piles, state, phase)
    return _build(game, piles, state)


def _go_on_dealing(compiled: Compiled, piles: list[Pile], state: dict[str, Any], phase: int) -> None:
    """Between two units of the deal as many cards are laid as make whole units.

    A deal that goes on until the pack is out is not over while the pack holds cards: between two of its units the
    same may be played as after it, and the next may be dealt. A card in hand waits for the first empty place of a
    grid's last row.
    """
    steps, chosen, laid = compiled.tables["steps"], state["step"], state["cursor"]
    hand, pack = compiled.places.one("h"), piles[compiled.tables["pack"]]
    for i in reversed(range(chosen + 1)):
        row = steps[i]
        waiting = bool(row["in_hand"] and piles[hand])
        between = row["op"] == 0 and row["stop"] and phase == row["between"] != row["phase"]
        if (pack or waiting) and between and (i == chosen or not row["total"]):
            units = max(1, -(-laid // row["unit"]))
            state["step"], state["cursor"] = i, units * row["unit"]
            if waiting and laid:
                newest = range((units - 1) * row["unit"], units * row["unit"])
                places = [compiled.tables["order"][row["start"] + k % row["length"]] & 127 for k in newest]
                state["cursor"] = newest[0] + sum(bool(piles[place]) for place in places)
            return


def _build(game: Game, piles: list[Pile], state: dict[str, Any]) -> Position:
    """Check that the piles are a position, and load it."""
    from cadogan.position import Position

    names = game.compiled.places.names
    # A card that is in the wrong number is found before it can harm the core.
    fault = whole_pack_fault(game, [f for pile in piles for f, _, _ in pile])
    if fault:
        code = fault.split()[0]
        where = [names[p] for p, pile in enumerate(piles) if any(code_of(f) == code for f, _, _ in pile)]
        raise InvalidPositionError(
            f"the position does not hold the whole pack: {fault}" + (f" (in {', '.join(where)})" if where else "")
        )
    _check_foundations(game, piles)
    _check_state(game, piles, state)
    position = Position(game)
    position._load(piles, state)
    return position


def _check_foundations(game: Game, piles: list[Pile]) -> None:
    """Every foundation holds the beginning of its sequence."""
    tables, names = game.compiled.tables, game.compiled.places.names
    for p in tables["foundations"]:
        info = tables["places"][p]
        row = info["seq_row"]
        if info["seq_mode"] & 2 and piles[info["seq_key"]]:
            row += 1 + piles[info["seq_key"]][0][0] % 13
        for height, (f, _, _) in enumerate(piles[p]):
            here = row + (1 + piles[p][0][0] if info["seq_mode"] & 1 and height else 0)
            takes = tables["seq"][here]
            if info["seq_mode"] & 4:
                break
            if height >= len(takes) or not takes[height] >> f & 1:
                raise InvalidPositionError(f"{names[p]}: {code_of(f)} is not its card number {height + 1}")


def _check_state(game: Game, piles: list[Pile], state: dict[str, Any]) -> None:
    """What the deal, its step and the zones must agree on."""
    tables, names = game.compiled.tables, game.compiled.places.names
    step = tables["steps"][state["step"]]
    if step["op"] == 0:
        if step["length"] and step["total"] and state["cursor"] > step["total"]:
            raise InvalidPositionError(f"at={state['step']}.{state['cursor']}: the step lays {step['total']} cards")
        if step["newest"] and state["cursor"] >= step["length"]:
            raise InvalidPositionError(f"at={state['step']}.{state['cursor']}: the step has {step['length']} places")
    elif step["op"] != 1:
        raise InvalidPositionError(f"at={state['step']}: no player ever acts in that step of the deal")
    redeal = tables["redeal"]
    if redeal and redeal["max"] != 255 and state["redeals"] > redeal["max"]:
        raise InvalidPositionError(f"redeals={state['redeals']}: the game has {redeal['max']}")
    in_hand = game.compiled.places.one("h")
    for i, zone in enumerate(game.compiled.places.zones):
        if zone.columns:
            rows = rows_dealt(game, i, state["step"], state["cursor"], in_hand < len(piles) and bool(piles[in_hand]))
            first = game.compiled.places.first[i]
            for p in range(first + rows * zone.columns, first + zone.count):
                if piles[p]:
                    raise InvalidPositionError(
                        f"{names[p]}: {code_of(piles[p][0][0])} lies in a row that is not dealt yet"
                    )
    may_lie_down, may_cover = _face_down_zones(game)
    dealt_by_hand = any(row["in_hand"] for row in tables["steps"])
    for p, pile in enumerate(piles):
        zone = game.compiled.places.zone(p)
        for k, (f, down, _) in enumerate(pile):
            if down and game.compiled.places.zone_of[p] not in may_lie_down:
                raise InvalidPositionError(f"{names[p]}: {code_of(f)} cannot lie face down there")
            if down and k and not pile[k - 1][1] and game.compiled.places.zone_of[p] not in may_cover:
                raise InvalidPositionError(f"{names[p]}: {code_of(f)} lies face down on a card that is face up")
        if zone.role == "hand" and pile and zone.hidden:
            raise InvalidPositionError(
                f"{names[p]}: {code_of(pile[0][0])} is in hand, where no card waits in {game.slug}"
            )
        if zone.role == "hand" and len(pile) > 1 and dealt_by_hand:
            raise InvalidPositionError(f"{names[p]}: {code_of(pile[1][0])} is the second card in hand")
        if pile and zone.face_down and pile[-1][1]:
            raise InvalidPositionError(f"{names[p]}: its last card {code_of(pile[-1][0])} lies face down")
        if zone.hidden and pile and zone.role == "pack" and step["op"] == 1:
            raise InvalidPositionError(f"{names[p]}: {code_of(pile[-1][0])} is undealt, the game deals its whole pack")


def _face_down_zones(game: Game) -> tuple[set[int], set[int]]:
    """Zones in which the deal lays cards face down, and those in which it lays some of them on cards that are face
    up."""
    zone_of = game.compiled.places.zone_of
    down: set[int] = set()
    cover: set[int] = set()
    up: set[int] = set()
    for entry in game.compiled.tables["order"]:
        place = entry & 127
        if entry & 128:
            down.add(zone_of[place])
            if place in up:
                cover.add(zone_of[place])
        else:
            up.add(place)
    return down, cover
