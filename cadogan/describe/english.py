"""Words: numbers, lists, kinds of cards, ranks in a row."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cadogan.card import CARDS
from cadogan.declare.cards import ALL_FACES, RANKS, SUITS

_NUMBERS = (
    "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()
_RANKS = {"A": "ace", "T": "10", "J": "knave", "Q": "queen", "K": "king"}
_SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
_GROUPS = {"CDHS": "", "DH": "red ", "CS": "black "}


def number(n: int) -> str:
    """``three``; from twenty-one on in figures."""
    return _NUMBERS[n] if 0 <= n < len(_NUMBERS) else str(n)


def ordinal(n: int) -> str:
    """``third``."""
    return _ORDINALS[n - 1] if 1 <= n <= len(_ORDINALS) else f"{n}th"


def times(n: int) -> str:
    """``twice``."""
    return {1: "once", 2: "twice"}.get(n, f"{number(n)} times")


def several(n: int, noun: str) -> str:
    """``three cards``."""
    return f"{'one' if n == 1 else number(n)} {noun}{'' if n == 1 else 's'}"


def join(words: Iterable[str], last: str = "and") -> str:
    """``a, b and c``."""
    words = list(words)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def sentence(text: str) -> str:
    """With a capital at the beginning and a full stop; a place's code (t5) and a card stay as they are."""
    text = text.strip()
    if not re.match(r"[a-z]\d", text):
        text = text[:1].upper() + text[1:]
    return text if text.endswith((".", ":", "!", "?", ".”", ".)")) else f"{text}."


def rank(letter: str) -> str:
    """``knave``."""
    return _RANKS.get(letter, letter)


def suit(letter: str) -> str:
    """``hearts``."""
    return _SUITS[letter]


def suits(letters: str) -> str:
    """``red``, ``clubs and hearts``."""
    group = _GROUPS.get("".join(sorted(letters)))
    return group.strip() if group else join((suit(s) for s in letters), "or")


def with_article(noun: str) -> str:
    """``an ace``."""
    return f"{'an' if re.match('[aeio]|8|un', noun) and not noun.startswith('one ') else 'a'} {noun}"


def symbol(face: int) -> str:
    """``10♣``."""
    return CARDS[face].symbol


def rank_symbol(letter: str) -> str:
    """``10``, ``J``: short, for long lists."""
    return "10" if letter == "T" else letter


def cards(faces: int, many: bool = False) -> str:
    """``an ace``, ``red kings``, ``a 6♣ or a 7♥``, ``any card but a king``."""
    conjunction = "and" if many else "or"
    if faces == ALL_FACES:
        return "cards" if many else "any card"
    rest = _kinds(ALL_FACES & ~faces)
    if (ALL_FACES & ~faces).bit_count() <= 12 and all(not name.endswith(tuple("♣♦♥♠")) for name in rest):
        but = join(rest if not many else map(_plural, rest), "or" if not many else "and")
        return f"cards other than {but}" if many else f"any card but {join(map(with_article, rest), 'or')}"
    kinds = _kinds(faces)
    if many:
        return join(map(_plural, kinds), conjunction)
    return join((name if name.endswith(tuple("♣♦♥♠")) else with_article(name) for name in kinds), conjunction)


def _plural(kind: str) -> str:
    return kind if kind.endswith(tuple("♣♦♥♠")) else f"{kind}s"


def _kinds(faces: int) -> list[str]:
    """``red king``, ``heart``, ``6♣``."""
    whole = [s for k, s in enumerate(SUITS) if faces >> (13 * k) & 0x1FFF == 0x1FFF]
    if whole and faces.bit_count() == 13 * len(whole):
        group = _GROUPS.get("".join(sorted(whole)))
        return [f"{group}card"] if group else [_SUITS[s][:-1] for s in whole]
    by_suits: dict[str, list[str]] = {}
    for r, letter in enumerate(RANKS):
        held = "".join(sorted(s for k, s in enumerate(SUITS) if faces >> (13 * k + r) & 1))
        if held:
            by_suits.setdefault(held, []).append(letter)
    out = []
    for held, letters in by_suits.items():
        if held in _GROUPS:
            out += [f"{_GROUPS[held]}{rank(letter)}" for letter in letters]
        else:
            out += [symbol(SUITS.index(s) * 13 + RANKS.index(letter)) for s in held for letter in letters]
    return out


def ranks_in_order(ranks: Sequence[str], order: str = RANKS) -> str:
    """``ace up to king``, ``king, then 10 down to 8``, ``ace, king, 2, queen …``."""
    for n in range(1, len(ranks) // 2 + 1):
        if len(ranks) % n == 0 and len(ranks) > n and list(ranks) == list(ranks[:n]) * (len(ranks) // n):
            return f"{ranks_in_order(ranks[:n], order)}, {times(len(ranks) // n)} over"
    parts: list[str] = []
    i = 0
    while i < len(ranks):
        k, step = i, 0
        while k + 1 < len(ranks):
            by = order.index(ranks[k + 1]) - order.index(ranks[k])
            if abs(by) != 1 or (step and by != step):
                break
            step, k = by, k + 1
        if k - i >= 2:
            parts.append(f"{rank(ranks[i])} {'up' if step > 0 else 'down'} to {rank(ranks[k])}")
            i = k + 1
        else:
            parts.append(rank(ranks[i]))
            i += 1
    runs = any(" to " in part for part in parts)
    return ", then ".join(parts) if runs else ", ".join(parts)


def numbers(values: Iterable[int]) -> str:
    """``1 to 7, 9 and 11 to 13``."""
    parts: list[list[int]] = []
    for value in sorted(values):
        if parts and value == parts[-1][-1] + 1:
            parts[-1].append(value)
        else:
            parts.append([value])
    return join(str(p[0]) if len(p) == 1 else f"{p[0]} {'to' if len(p) > 2 else 'and'} {p[-1]}" for p in parts)
