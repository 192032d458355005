"""The table as text: every card that may be seen is there, and it fits its terminal."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import cadogan
from cadogan.text import columns, paint, table, to_ascii

GAMES = [game for game in cadogan.games() if game.distribution == "cadogan"]
CARD = re.compile(r"(?:10|[A2-9JQK])[♣♦♥♠]")


def positions(game: cadogan.Game) -> list[cadogan.Position]:
    """The deal, and some way into it."""
    start = game.deal(7)
    end = start.copy()
    end.playout(1)
    middle = end.copy()
    for _ in range(len(end.moves) // 2):
        middle.pop()
    return [start, middle, end]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_pile_is_drawn_and_fits_80_columns(game: cadogan.Game) -> None:
    for position in positions(game):
        lines = table(position.view()).split("\n")
        assert max(map(len, lines)) <= 80
        text = "\n".join(lines)
        for zone in game.zones:
            assert zone.name in text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_card_that_lies_open_is_drawn(game: cadogan.Game) -> None:
    lie = {zone.letter: zone.lie for zone in game.declaration.zones}
    for position in positions(game):
        drawn = Counter(CARD.findall(table(position)))
        for letter, piles in position.zones.items():
            for pile in piles:
                seen = {"squared": pile[-1:], "down": ()}.get(lie[letter], pile)
                drawn.subtract(card.symbol for card in seen)
        assert not +drawn
        assert not -drawn


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_ascii_is_ascii(game: cadogan.Game) -> None:
    for position in positions(game):
        assert table(position.view(), ascii=True).isascii()


def test_hidden_cards_stay_hidden() -> None:
    position = cadogan.game("klondike").deal(42)
    shown = CARD.findall(table(position.view()))
    assert len(shown) == 7 + len(CARD.findall(" ".join(str(len(p)) for p in position.zones["f"]))) + sum(
        bool(pile) for pile in position.zones["f"]
    )


@pytest.mark.parametrize("width", [1, 20, 40, 80, 200])
def test_a_narrow_terminal_gets_more_lines(width: int) -> None:
    for game in GAMES:
        lines = table(game.deal(1).view(), width=width).split("\n")
        assert max(map(len, lines)) <= max(width, 20) or any(len(line.split()) == 1 for line in lines)


def test_red_suits_are_red() -> None:
    assert paint("t1 10♦ 9♣ A♥") == "t1 \x1b[31m10♦\x1b[39m 9♣ \x1b[31mA♥\x1b[39m"
    position = cadogan.game("clock").deal(1)
    coloured = table(position, colour=True)
    assert re.sub(r"\x1b\[\d+m", "", coloured) == table(position)


def test_symbols_become_letters() -> None:
    assert to_ascii("10♣ on A♥ ×3 — Cæsar") == "10C on AH x3 - Caesar"
    assert to_ascii("日") == "?"


def test_cells_are_laid_in_columns_and_long_ones_broken() -> None:
    assert columns(["a", "bbb", "c"], 12) == ["  a     bbb", "  c"]
    assert columns(["t1 aaaa bbbb cccc dddd"], 14) == ["  t1 aaaa bbbb", "     cccc dddd"]
    assert columns([], 80) == []
