"""A million texts into each parser: no crash, no hang, no exception but ours, and what is accepted can be played.

Most texts are real ones with a few mutations, which get farther into a parser than noise does. ``CADOGAN_FUZZ`` sets
another number.
"""

from __future__ import annotations

import faulthandler
import os
import random
import re
import string
from collections.abc import Callable
from typing import Any

import pytest

import cadogan
from cadogan import CadoganError, Position, Record

pytestmark = pytest.mark.long

TEXTS = int(os.environ.get("CADOGAN_FUZZ", "1000000"))
GAMES = [game for game in cadogan.games() if game.distribution == "cadogan"]
HANG = 120.0  # seconds for a thousand texts
_SIGNS = string.printable + "♣♦♥♠éß²٣\0\x1b\u2028\ud800\U0001f0a1"
_CARD = re.compile("[A2-9TJQK][CDHS]")
_WORD = re.compile(r"[^\s/+>=]+")
_PIECES = [
    *'ACDHJKQST0123456789>+=:/_*.-,# \n[]"',
    *(
        "t1",
        "f1",
        "w",
        "s",
        "x",
        "h",
        "10",
        "AS",
        "TH",
        "K♠",
        "t3.7",
        "tuck:",
        "base:",
        "turn",
        "deal",
        "redeal",
        "fill",
    ),
    *(
        "game=",
        "rules=",
        "at=",
        "redeals=",
        "shuffles=",
        "seed=",
        "deal=",
        "fresh=",
        "count.",
        "cadogan1",
        "65536",
        str(2**64),
    ),
    *('[Game "klondike"]', '[Deal "1"]', '[Result "*"]', '[Position "', "# 3 moves"),
]


def exchanged(rng: random.Random, text: str, words: re.Pattern[str]) -> str:
    """The same text, two of its words exchanged: most likely still of the right form."""
    spans = [match.span() for match in words.finditer(text)]
    if len(spans) < 2:
        return text
    (a, b), (c, d) = sorted(rng.sample(spans, 2))
    return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def mutated(rng: random.Random, text: str) -> str:
    """One to four small changes."""
    for _ in range(rng.randint(1, 4)):
        if rng.random() < 0.4:
            text = exchanged(rng, text, rng.choice((_CARD, _CARD, _WORD)))
            continue
        i = rng.randrange(len(text) + 1)
        j = min(len(text), i + rng.choice((1, 1, 1, 2, 3, 8, 40)))
        how = rng.randrange(6)
        if how == 0:
            text = text[:i] + text[j:]
        elif how == 1:
            text = text[:i] + rng.choice(_SIGNS) + text[i:]
        elif how == 2:
            text = text[:i] + rng.choice(_PIECES) + text[j:]
        elif how == 3:
            text = text[:j] + text[i:]
        elif how == 4:
            k = rng.randrange(len(text) + 1)
            text = text[:i] + text[k : k + j - i] + text[j:]
        else:
            text = text[:i]
    return text


def noise(rng: random.Random) -> str:
    return "".join(rng.choice(_SIGNS) for _ in range(rng.randrange(60)))


def fuzz(
    seed: int,
    valid: Callable[[random.Random], Any],
    read: Callable[[Any, str], Any],
    check: Callable[[Any], None],
    every: int = 1,
) -> int:
    """Feed the texts and check every so manyth of those that are accepted; returns how many are."""
    rng = random.Random(seed)
    accepted = 0
    for k in range(TEXTS):
        if k % 1000 == 0:
            faulthandler.dump_traceback_later(HANG, exit=True)
        context, text = valid(rng)
        text = noise(rng) if rng.random() < 0.1 else mutated(rng, text)
        try:
            result = read(context, text)
        except CadoganError as error:
            assert "\n" not in str(error), (text, error)
            continue
        except Exception as error:
            raise AssertionError(f"{type(error).__name__} for {text!r}") from error
        accepted += 1
        if accepted % every == 0:
            check(result)
    faulthandler.cancel_dump_traceback_later()
    return accepted


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Of every game the deal, and moments of a game played at random."""
    found = []
    for game in GAMES:
        for number in range(4):
            position = game.deal(number)
            found.append(position.copy())
            position.playout(number)
            while position.moves:
                for _ in range(min(len(position.moves), 1 + len(position.moves) // 3)):
                    position.pop()
                found.append(position.copy())
    return found


def playable(position: Position) -> None:
    """What was accepted must be read back as written, and must not harm the core when it is played."""
    assert position.game.position(position.notation()) == position
    cards = sum(len(pile) for piles in position.zones.values() for pile in piles)
    again = position.copy()
    again.playout(1)
    assert sum(len(pile) for piles in again.zones.values() for pile in piles) == cards
    for _ in range(len(again.moves) - len(position.moves)):
        again.pop()
    assert again.notation() == position.notation()


def test_a_million_notations(positions: list[Position]) -> None:
    texts = [(position.game, position.notation()) for position in positions]
    assert fuzz(1, lambda rng: rng.choice(texts), lambda game, text: game.position(text), playable) > 0


def test_a_million_moves(positions: list[Position]) -> None:
    fixed = [(position, [move.text for move in position.legal_moves]) for position in positions if position.legal_moves]

    def valid(rng: random.Random) -> tuple[Position, str]:
        position, texts = rng.choice(fixed)
        return position, rng.choice(texts)

    def read(position: Position, text: str) -> tuple[Position, cadogan.Move]:
        return position, position.parse_move(text)

    def check(found: tuple[Position, cadogan.Move]) -> None:
        position, move = found
        before = position.key
        position.push(move)
        position.pop()
        assert position.key == before

    assert fuzz(2, valid, read, check) > 0


def test_a_million_records(positions: list[Position]) -> None:
    texts = [Record.from_position(position).text() for position in positions if len(position.moves) < 60]

    def check(record: Record) -> None:
        assert Record.parse(record.text()) == record
        try:
            record.replay()
        except CadoganError as error:
            assert "\n" not in str(error)

    assert fuzz(3, lambda rng: (None, rng.choice(texts)), lambda _, text: Record.parse(text), check, every=20) > 0


def test_a_million_deals_given_as_cards() -> None:
    packs = []
    for game in GAMES:
        cards = [card.code for piles in game.deal(1).zones.values() for pile in piles for card in pile]
        packs.append((game, cards))

    def valid(rng: random.Random) -> tuple[cadogan.Game, str]:
        game, cards = rng.choice(packs)
        cards = cards.copy()
        for _ in range(rng.randrange(3)):  # exchanged cards make another deal
            i, j = rng.randrange(len(cards)), rng.randrange(len(cards))
            cards[i], cards[j] = cards[j], cards[i]
        return game, " ".join(cards)

    def read(game: cadogan.Game, text: str) -> Position:
        return game.deal(cards=text.split(), seed=1)

    assert fuzz(4, valid, read, playable, every=20) > 0
