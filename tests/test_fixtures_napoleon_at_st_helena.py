"""Napoleon at St. Helena: ten columns of four, one pass through the pack; an empty column never takes the pack's
card."""

import cadogan
from cadogan import Outcome

GAME = cadogan.game("napoleon-at-st-helena")


def test_sixty_four_cards_are_left_in_the_pack():
    assert len(GAME.deal(5).zones["s"][0]) == 64


def test_four_rows_of_ten_make_ten_columns(dealt, codes):
    position = dealt("2C..JC 2D..JD 2H..JH 2S..JS")
    assert [len(pile) for pile in position.zones["t"]] == [4] * 10
    assert codes(position.zones["t"][0]) == "2C 2D 2H 2S"
    assert codes(position.zones["t"][9]) == "JC JD JH JS"


def test_columns_marry_downward_in_suit(table):
    position = table({"t1": "6H", "t2": "7H", "t3": "7D", "t4": "8H", "t5": "5H", "t6": "KH", "t7": "AH"})
    marriages = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert marriages == {"t1>t2", "t2>t4", "t5>t1"}


def test_the_talons_top_marries_too(table):
    position = table({"t1": "7H", "w": "5S 6H"})
    assert "w>t1" in position.legal_moves
    position.push("w>t1")
    assert "w>t1" not in position.legal_moves


def test_nothing_goes_on_the_talon(table):
    position = table({"t1": "5H", "w": "6H"})
    assert "t1>w" not in position.legal_moves
    assert "w>t1" not in position.legal_moves


def test_a_card_taken_from_the_talon_releases_the_one_beneath(table):
    position = table({"t1": "7H", "t2": "9S", "w": "8S 6H"})
    assert "w>t2" not in position.legal_moves
    position.push("w>t1")
    assert "w>t2" in position.legal_moves


def test_an_empty_column_takes_a_columns_card_or_the_talons_top(table):
    position = table({"t1": "5C 9H", "w": "3D KS"} | {f"t{k}": "QC" if k == 3 else "4S 8D" for k in (3, 4)})
    fills = {move.text for move in position.legal_moves if move.kind == "fill"}
    assert {"t1>t2", "t4>t2", "w>t2"} <= fills


def test_an_empty_column_never_takes_the_packs_card(table):
    position = table({"t1": "5C 9H"})
    assert not any("s" in move.sources for move in position.legal_moves)


def test_a_columns_only_card_does_not_go_to_an_empty_column(table):
    position = table({"t1": "5C", "t2": "9H 8S", "w": "KD"})
    assert "t1>t3" not in position.legal_moves
    assert "t2>t3" in position.legal_moves


def test_places_of_the_tableau_are_distinct_even_when_empty(table):
    position = table({"t1": "5C 9H"})
    assert {"t1>t2", "t1>t3", "t1>t10"} <= {move.text for move in position.legal_moves}


def test_an_empty_column_is_filled_at_will(table):
    position = table({"t1": "5C 9H", "w": "KD"})
    assert "turn" in position.legal_moves


def test_two_heart_foundations_of_equal_height_are_one_place_to_play_on(table):
    position = table({"f3": "AH..4H", "f7": "AH..4H", "t1": "5H"})
    plays = {move.text for move in position.legal_moves if move.kind == "play"}
    assert plays == {"t1>f3"}


def test_heart_foundations_of_different_height_take_different_cards(table):
    position = table({"f3": "AH..4H", "f7": "AH", "t1": "5H", "t2": "2H", "t3": "3H", "t4": "2D"})
    plays = {move.text for move in position.legal_moves if move.kind == "play"}
    assert plays == {"t1>f3", "t2>f7"}


def test_the_second_ace_begins_the_second_foundation_of_its_suit(table):
    position = table({"f1": "AC", "t1": "AC"})
    assert "t1>f5" in position.legal_moves
    assert "t1>f1" not in position.legal_moves


def test_the_pack_is_turned_once(table):
    position = table({"w": "5H", "s": "6C"}, rest="t1")
    position.push("turn")
    assert "turn" not in position.legal_moves
    assert "redeal" not in position.legal_moves
    assert GAME.redeals == 0


def test_turning_takes_one_card(table, codes):
    position = table({"w": "5H", "s": "7D 6C"})
    position.push("turn")
    assert codes(position.zones["w"][0]) == "5H 6C"


def test_eight_complete_foundations_win(table):
    suits = "CDHS"
    piles = {f"f{k + 1}": f"A{suits[k % 4]}..K{suits[k % 4]}" for k in range(7)}
    position = table(piles | {"f8": "AS..QS", "w": "KS"})
    position.push("w>f8")
    assert position.outcome() is Outcome.WON
