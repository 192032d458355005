"""What the games must keep, and the rules that are written in Python."""

import pytest

import cadogan
from cadogan.testing import check_game

PACK = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]


def table(slug: str, columns: list[str], talon: str) -> cadogan.Position:
    """Columns, each bottom first, and a talon; the rest is the pack."""
    piles = [text.split() for text in columns] + [[] for _ in range(7 - len(columns))]
    named = [card for pile in piles for card in pile] + talon.split()
    rest = [card for card in PACK if card not in named]
    return cadogan.game(slug).from_zones({"t": piles, "w": [talon.split()], "s": [rest]})


@pytest.mark.parametrize("slug", ["golf", "level-golf", "divisors"])
def test_it_keeps_what_every_game_must_keep(slug: str) -> None:
    check_game(slug)


def test_a_card_goes_on_the_talon_up_or_down_but_not_round_the_corner() -> None:
    position = table("golf", ["8H", "TS", "9D", "KC"], "9C")
    assert [move.text for move in position.legal_moves] == ["t1>w", "t2>w", "turn"]
    assert not table("golf", ["AH"], "KC").is_legal("t1>w")


def test_it_is_won_when_the_columns_are_cleared_with_cards_left_in_the_pack() -> None:
    position = table("golf", ["8H"], "9C")
    assert position.outcome() is None
    position.push("t1>w")
    assert position.outcome() is cadogan.Outcome.WON
    assert not position.legal_moves
    position.pop()
    assert position.outcome() is None


def test_it_is_lost_when_the_pack_is_out_and_nothing_fits() -> None:
    position = table("golf", ["9H"], "9C")
    while position.zones["s"][0]:
        assert position.outcome() is None
        position.push("turn")
    assert position.zones["w"][0][-1].code == "AC"
    assert position.outcome() is cadogan.Outcome.LOST


def test_level_golf_plays_from_the_longest_columns_only() -> None:
    columns = ["8H", "2S 8S", "2D TS"]
    assert [move.text for move in table("golf", columns, "9C").legal_moves] == ["t1>w", "t2>w", "t3>w", "turn"]
    assert [move.text for move in table("level-golf", columns, "9C").legal_moves] == ["t2>w", "t3>w", "turn"]
    with pytest.raises(cadogan.IllegalMoveError):
        table("level-golf", columns, "9C").push("t1>w")


def test_in_divisors_the_value_of_one_card_divides_that_of_the_other() -> None:
    position = table("divisors", ["3H", "AS", "QD", "4C"], "6C")
    assert {move.text for move in position.legal_moves} == {"t1>w", "t2>w", "t3>w", "turn"}


def test_a_simulation_asks_the_hooks() -> None:
    result = cadogan.simulate("golf", deals=20)
    assert result.won + result.lost == 20
