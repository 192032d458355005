"""The Fourteenth: two cards of a row or column that make fourteen; once a game an exchange, in two steps."""

import cadogan
from cadogan import Outcome

GAME = cadogan.game("fourteenth")
PICTURE = ("TH 5C 2D JS 4C", "5H 8D 3H 6S 5D", "6H KC AH 2H 3S", "AS 2C 5S 3H 6D", "3D 5S 5H 2S 4H")


def board(*rows):
    return {
        f"t{r + 1}.{c + 1}": card for r, row in enumerate(rows) for c, card in enumerate(row.split()) if card != "--"
    }


def texts(position):
    return {move.text for move in position.legal_moves}


def test_the_pictures_board_has_four_fourteens_the_three_named_among_them(table):
    position = table(board(*PICTURE))
    assert texts(position) == {"t1.1+t1.5>x", "t1.4+t4.4>x", "t2.2+t2.4>x", "t3.2+t3.3>x"}
    named = {frozenset("TH 4C".split()), frozenset("JS 3H".split()), frozenset("8D 6S".split())}
    assert named < {frozenset(card.code for card in move.cards) for move in position.legal_moves}
    assert {move.kind for move in position.legal_moves} == {"remove"}


def test_twenty_five_cards_are_dealt_row_by_row(dealt, codes):
    position = dealt("5C 6C 7C TC 4C 3D")
    assert len(position.zones["s"][0]) == 79
    assert [codes(pile) for pile in position.zones["t"][:6]] == "5C 6C 7C TC 4C 3D".split()


def test_places_are_refilled_at_once_row_by_row(table, codes):
    position = table(board(*PICTURE) | {"s": "9C 7C"})
    position.push("t1.4+t4.4>x")
    assert codes(position.zones["t"][3]) == "7C"
    assert codes(position.zones["t"][18]) == "9C"
    assert codes(position.zones["x"][0]) in ("JS 3H", "3H JS")


def test_with_the_pack_out_places_stay_empty_and_cards_pair_across_gaps(table):
    position = table(board("TH -- -- -- 4C", "3D") | {"s": ""}, rest="x")
    assert texts(position) == {"t1.1+t1.5>x"}
    position.push("t1.1+t1.5>x")
    assert [len(pile) for pile in position.zones["t"]].count(1) == 1


def test_cards_pair_in_one_row_or_one_column_only(table):
    position = table(board("TH", "-- 4C", "-- -- 9D -- 5D", "-- TC") | {"s": ""}, rest="x")
    assert {move.text for move in position.legal_moves if move.kind == "remove"} == {"t3.3+t3.5>x", "t2.2+t4.2>x"}


def test_the_king_pairs_with_the_ace_and_sevens_with_each_other(table):
    position = table(board("KH AC -- 7C 7D") | {"s": ""}, rest="x")
    assert texts(position) == {"t1.1+t1.2>x", "t1.4+t1.5>x"}


def test_there_is_no_exchange_while_a_fourteen_is_on_the_board(table):
    position = table(board("KH AC", "-- -- 9D") | {"s": ""}, rest="x")
    assert texts(position) == {"t1.1+t1.2>x"}


def test_two_cards_of_different_value_change_places_when_no_fourteen_is_left(table, codes):
    position = table(board("KH 5C", "-- AC 5D") | {"s": ""}, rest="x")
    assert texts(position) == {"t1.1=t1.2", "t1.1=t2.2", "t1.1=t2.3", "t1.2=t2.2", "t2.2=t2.3"}
    assert {move.kind for move in position.legal_moves} == {"swap"}
    position.push("t1.2=t2.2")
    assert codes(position.zones["t"][1]) == "AC"
    assert codes(position.zones["t"][6]) == "5C"


def test_two_that_the_first_step_did_not_move_may_also_change_places(table):
    position = table(board("KH 5C", "-- AC 6D", "-- -- -- 9H TS") | {"s": ""}, rest="x")
    assert all(move.kind == "swap" for move in position.legal_moves)
    position.push("t1.2=t2.2")
    # moved: t1.2 and t2.2; a fourteen is on the board now, and the second step stands beside it
    assert "t1.1+t1.2>x" in position.legal_moves
    swaps = {move.text for move in position.legal_moves if move.kind == "swap"}
    assert swaps == {"t1.1=t2.3", "t1.1=t3.4", "t1.1=t3.5", "t2.3=t3.4", "t2.3=t3.5", "t3.4=t3.5"}


def test_after_the_second_step_the_right_is_gone(table):
    position = table(board("KH 5C", "-- AC 6D", "-- -- -- 9H TS") | {"s": ""}, rest="x")
    position.push("t1.2=t2.2")
    position.push("t3.4=t3.5")
    assert not any(move.kind == "swap" for move in position.legal_moves)
    position.push("t1.1+t1.2>x")
    assert not any(move.kind == "swap" for move in position.legal_moves)


def test_a_removal_after_the_first_step_ends_the_exchange(table):
    position = table(board("KH 5C", "-- AC 6D", "-- -- -- 9H TS") | {"s": ""}, rest="x")
    position.push("t1.2=t2.2")
    position.push("t1.1+t1.2>x")
    assert not any(move.kind == "swap" for move in position.legal_moves)


def test_cards_of_equal_value_do_not_change_places(table):
    position = table(board("KH -- KC", "-- AC", "-- -- -- -- AD") | {"s": ""}, rest="x")
    assert not {"t1.1=t1.3", "t2.2=t3.5"} & texts(position)
    assert "t1.1=t2.2" in position.legal_moves


def test_empty_places_take_no_part_in_the_exchange(table):
    position = table(board("KH 5C", "-- AC 6D") | {"s": ""}, rest="x")
    occupied = {"t1.1", "t1.2", "t2.2", "t2.3"}
    assert all(set(move.sources) <= occupied for move in position.legal_moves)


def test_when_the_exchange_is_used_and_no_fourteen_is_left_the_game_is_lost(table):
    position = table(board("KH 5C", "-- AC") | {"s": ""}, rest="x", exchange=1)
    assert position.outcome() is Outcome.LOST


def test_all_hundred_and_four_cards_paired_win(table):
    position = table(board("KH AC") | {"s": ""}, rest="x")
    position.push("t1.1+t1.2>x")
    assert len(position.zones["x"][0]) == 104
    assert position.outcome() is Outcome.WON
    assert not list(position.legal_moves)
