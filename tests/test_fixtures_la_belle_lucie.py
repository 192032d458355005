"""La Belle Lucie: eighteen packets, marriages downward in suit, two shuffled redeals."""

import pytest

import cadogan
from cadogan import IllegalMoveError, Outcome

GAME = cadogan.game("la-belle-lucie")


def test_seventeen_packets_of_three_and_one_of_one_are_dealt_three_at_a_time(dealt, codes):
    position = dealt("5C 9D KH 2S 7H JC")
    assert [len(pile) for pile in position.zones["t"]] == [3] * 17 + [1]
    assert codes(position.zones["t"][0]) == "5C 9D KH"
    assert codes(position.zones["t"][1]) == "2S 7H JC"


def test_the_last_card_dealt_to_a_packet_is_the_one_that_plays(dealt):
    position = dealt("AC 9D KH KS 7H AD")
    assert "t2>f2" in position.legal_moves
    assert not any(move.sources == ("t1",) and move.kind == "play" for move in position.legal_moves)


def test_a_card_marries_one_higher_of_its_suit_and_nothing_else(table):
    position = table({"t1": "6H", "t2": "7H", "t3": "7D", "t4": "8H", "t5": "5H"}, rest="t18")
    assert "t1>t2" in position.legal_moves
    assert position.parse_move("t1>t2").kind == "marry"
    for refused in ("t2>t1", "t1>t3", "t1>t4", "t1>t5"):
        assert refused not in position.legal_moves
    assert "t5>t1" in position.legal_moves


def test_king_and_ace_are_no_neighbours(table):
    position = table({"t1": "KH", "t2": "AH", "t3": "2H"}, rest="t18")
    assert "t1>t2" not in position.legal_moves
    assert "t2>t1" not in position.legal_moves
    assert "t2>t3" in position.legal_moves


def test_a_covered_card_waits_for_the_card_on_it(table):
    position = table({"t1": "6H 9S", "t2": "7H", "t3": "TS"}, rest="t18")
    assert "t1>t2" not in position.legal_moves
    position.push("t1>t3")
    assert "t1>t2" in position.legal_moves


def test_foundations_go_up_from_the_ace_in_suit(table):
    position = table({"f1": "AC 2C", "t1": "3C", "t2": "3D", "t3": "4C", "t4": "AH"}, rest="t18")
    plays = {move.text for move in position.legal_moves if move.kind == "play"}
    assert plays == {"t1>f1", "t4>f3"}


def test_empty_packets_stay_empty(table):
    position = table({"t1": "6H", "t2": "7H", "t3": "KS"}, rest="t18")
    assert not any(target in move.targets for move in position.legal_moves for target in ("t4", "t5", "t17"))
    with pytest.raises(IllegalMoveError):
        position.push("t3>t4")


def test_the_first_redeal_of_deal_1_deals_the_documented_shuffle(codes):
    position = GAME.deal(1)
    position.push("redeal")
    assert codes(c for pile in position.zones["t"] for c in pile).startswith("TD 6D 4H TH 5D 3C 8D 4C JS 8C 2C 6S 7H")


def test_the_second_redeal_of_deal_1_deals_the_next_documented_shuffle(codes):
    position = GAME.deal(1)
    position.push("redeal")
    position.push("redeal")
    assert codes(c for pile in position.zones["t"] for c in pile).startswith("2D 5S KC AC 7S 3H 9C KS KH 2C 8C TD 6D")


def test_there_are_two_redeals_and_no_third(table):
    position = GAME.deal(1)
    assert GAME.redeals == 2
    for _ in range(2):
        assert position.parse_move("redeal").kind == "redeal"
        position.push("redeal")
    assert "redeal" not in position.legal_moves
    assert position.counters["redeals"] == 2


def test_a_redeal_is_allowed_with_plays_left(table):
    position = table({"t1": "AC", "t2": "2C"}, rest="t18")
    assert {"t1>f1", "redeal"} <= {move.text for move in position.legal_moves}


def test_a_shuffled_redeal_depends_on_the_cards_left_and_not_on_how_they_lay(table):
    one = table({"t1": "6H", "t2": "7H"}, rest="t18", seed=7)
    other = table({"t1": "6H", "t2": "7H"}, rest="t18", seed=7)
    other.push("t1>t2")
    one.push("redeal")
    other.push("redeal")
    assert one.zones == other.zones


def test_another_seed_is_another_shuffle(dealt):
    one, other = dealt("5C 9D KH", seed=1), dealt("5C 9D KH", seed=2)
    assert one.zones == other.zones
    assert one.key != other.key
    one.push("redeal")
    other.push("redeal")
    assert one.zones != other.zones


@pytest.mark.parametrize(
    ("home", "packets"), [(1, [3] * 17 + [0]), (2, [3] * 16 + [2, 0]), (3, [3] * 16 + [1, 0]), (4, [3] * 16 + [0, 0])]
)
def test_after_a_redeal_only_the_last_packet_may_be_short(table, home, packets):
    position = table({"f1": f"AC..{'A234'[home - 1]}C"}, rest="t1")
    position.push("redeal")
    assert [len(pile) for pile in position.zones["t"]] == packets
    assert len(position.zones["f"][0]) == home


def test_undo_and_redo_of_a_redeal_give_the_same_cards():
    position = GAME.deal(3)
    before = position.zones
    position.push("redeal")
    after = position.zones
    position.pop()
    assert position.zones == before
    position.push("redeal")
    assert position.zones == after


def test_no_move_and_no_redeal_left_is_lost(table):
    kings = {"t1": "AC KD", "t2": "KC"}
    assert table(kings, rest="t3", redeals=1).outcome() is None
    position = table(kings, rest="t3", redeals=2)
    assert position.outcome() is Outcome.LOST
    assert list(position.legal_moves) == []


def test_four_complete_foundations_win_and_nothing_moves_any_more(table):
    position = table({"f1": "AC..KC", "f2": "AD..KD", "f3": "AH..KH", "f4": "AS..QS", "t1": "KS"}, rest="t2")
    assert position.outcome() is None
    position.push("t1>f4")
    assert position.outcome() is Outcome.WON
    assert list(position.legal_moves) == []
    with pytest.raises(IllegalMoveError):
        position.push("redeal")
