"""What may go on what, in words."""

from __future__ import annotations

from cadogan.declare.cards import ALL_FACES, RANKS, SUITS, Relation, cards
from cadogan.describe import english
from cadogan.describe.english import join, number, rank, sentence

_SUIT = {"same": "of the same suit", "any": "", "alternate": "of the other colour"}
_EVERY = set(range(-12, 13))


def fits(relation: Relation) -> str:
    """What the moved card must be, seen from the one it goes on: ``of the same suit and one lower``; empty: any."""
    if relation.differ:
        return "of another value" if relation.differ == "value" else "another card, in value or in suit"
    steps = set(relation.steps)
    ways = []
    if steps and not steps >= _EVERY:
        ways.append(join((_step(step) for step in relation.steps), "or"))
    if relation.totals:
        ways.append(f"such that the values of the two together make {join(map(str, relation.totals), 'or')}")
    value = "" if steps >= _EVERY else join(ways, "or")
    suit = _SUIT[relation.suit]
    if value and suit:
        return f"{suit} and {'either ' if len(ways) > 1 else ''}{value}"
    if value and relation.suit == "any" and steps - {0}:
        return f"{value}, of whatever suit"
    return value or suit


def _step(step: int) -> str:
    if step == 0:
        return "of the same rank"
    return f"{number(abs(step))} {'higher' if step > 0 else 'lower'}"


def notes(relation: Relation, held: str = RANKS) -> list[str]:
    """Further sentences: order, wrap, what neither goes nor takes; ``held``: the ranks that the game has."""
    out: list[str] = []
    if relation.differ:
        return out
    ranked = bool(relation.steps) and not set(relation.steps) >= _EVERY
    missing = [r for r in held if r not in relation.order]
    if ranked and relation.order != RANKS:
        out.append(f"The order of ranks is here {' '.join(map(english.rank_symbol, relation.order))}.")
    if relation.steps and relation.order != RANKS and missing and not relation.totals:
        names = join((english.with_article(rank(r)) for r in missing), "or")
        out.append(sentence(f"no card goes by it on {names}, and {names} goes on no card"))
    if ranked and relation.wrap:
        out.append(
            f"The ranks go round: {english.with_article(rank(relation.order[0]))} follows next above "
            f"{english.with_article(rank(relation.order[-1]))}."
        )
    if relation.never_on:
        out.append(f"Nothing may be put on {english.cards(cards(relation.never_on))}.")
    if relation.never:
        out.append(sentence(f"{english.cards(cards(relation.never))} may not be put on any card so"))
    return out


def example(relation: Relation, movable: int = ALL_FACES) -> str:
    """``for example 7♥ on 8♥``, from the compiled table, of cards that may be moved; empty where anything goes."""
    if relation.differ or set(relation.steps) >= _EVERY or not relation.steps:
        return ""
    table = relation.table()
    eights = [SUITS.index(suit) * 13 + RANKS.index("8") for suit in "HSDC"]
    fitting = {eight: [face for face in range(52) if table[face] >> eight & movable >> face & 1] for eight in eights}
    target = next((eight for eight in eights if fitting[eight]), eights[0])
    found = fitting[target]
    if not found or len(found) > 12:
        return ""
    if relation.suit == "any":
        found = [face for face in found if SUITS[face // 13] in "SH"][:4]
    return f"for example {join(map(english.symbol, found), 'or')} on {english.symbol(target)}"


def pair(relation: Relation) -> str:
    """Two cards of a symmetric relation: ``of the same rank``, ``whose values together make 14``."""
    if relation.differ:
        return "of different values" if relation.differ == "value" else "that differ in value or in suit"
    if relation.totals and not relation.steps:
        suit = f"{_SUIT[relation.suit]} " if _SUIT[relation.suit] else ""
        return f"{suit}whose values together make {join(map(str, relation.totals), 'or')}"
    if set(relation.steps) >= _EVERY:
        return {"same": "of the same suit", "alternate": "of different colours"}.get(relation.suit, "of whatever kind")
    what = fits(relation)
    if relation.steps == (0,):
        return what
    return f"of which one is {what} than the other" if what else "of any kind"


def allowed(text: str) -> int:
    """The faces that a field names; all when it names none."""
    return cards(text) if text else ALL_FACES
