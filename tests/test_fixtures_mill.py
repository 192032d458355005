"""The Mill: the centre goes up four times over, four king packets down; a king packet lends the centre a card that
opens a play."""

import cadogan
from cadogan import Outcome

GAME = cadogan.game("mill")
FOUR_TIMES = "AC..KC AD..KD AH..KH AS..KS"
WINGS = {f"t{k + 1}": card for k, card in enumerate("9C 9D 9H 9S JC JD JH JS".split())}


def texts(position):
    return {move.text for move in position.legal_moves}


def test_the_first_ace_of_the_pack_is_the_centre(dealt, codes):
    position = dealt("5C 6C AD 7C AS 8C 9C TC JC 2D")
    assert codes(position.zones["f"][0]) == "AD"
    assert [codes(pile) for pile in position.zones["t"]] == "5C 6C 7C AS 8C 9C TC JC".split()


def test_fifty_two_and_four_times_thirteen_are_the_whole_pack(table):
    kings = {f"f{k + 2}": f"K{s}..A{s}" for k, s in enumerate("CDHS")}
    position = table({"f1": FOUR_TIMES} | kings)
    assert [len(pile) for pile in position.zones["f"]] == [52, 13, 13, 13, 13]
    assert position.outcome() is Outcome.WON


def test_kings_among_the_wings_go_at_once_in_wing_order_each_place_refilled_before_the_next(dealt, codes):
    position = dealt("AC KC 2D 3D 4D 5D 6D 7D KH KS 9D TD")
    assert [codes(pile) for pile in position.zones["f"][1:]] == ["KC", "KS", "KH", ""]
    assert codes(position.zones["t"][0]) == "9D"
    assert codes(position.zones["t"][7]) == "TD"


def test_a_king_turned_goes_at_once_while_an_angle_is_vacant(table, codes):
    position = table(WINGS | {"f1": "AC..QC", "f2": "KC", "f3": "KD", "f4": "KH", "s": "KS"})
    position.push("turn")
    assert codes(position.zones["f"][4]) == "KS"
    assert not position.zones["w"][0]


def test_a_king_filled_in_goes_at_once_and_its_place_is_filled_again(table, codes):
    position = table(WINGS | {"f1": "AC..8C", "f2": "KC", "s": "4D KS"})
    position.push("t1>f1")
    assert codes(position.zones["f"][2]) == "KS"
    assert codes(position.zones["t"][0]) == "4D"


def test_only_later_kings_go_to_the_centre(table):
    piles = WINGS | {"f1": "AC..QC", "f2": "KC", "f3": "KD", "f4": "KH", "t1": "KS"}
    position = table(piles | {"f5": "KS"})
    assert "t1>f1" in position.legal_moves
    position = table(WINGS | {"f1": "AC..QC", "f2": "KC", "f3": "KD", "f4": "KH", "s": "KS"})
    position.push("turn")
    assert "w>f1" not in position.legal_moves


def test_an_ace_follows_the_king_in_the_centre(table):
    position = table(WINGS | {"f1": "AC..KC", "t1": "AD", "t2": "2D"})
    assert {move.text for move in position.legal_moves if move.kind == "play"} == {"t1>f1"}


def test_suits_do_not_matter(table):
    position = table(WINGS | {"f1": "AC 2H 3S", "f2": "KD QC", "t1": "4D", "t2": "JC"})
    assert {"t1>f1", "t2>f2"} <= texts(position)


def test_king_packets_go_down_and_take_no_more_than_the_ace(table):
    position = table(WINGS | {"f1": "AC..JC", "f2": "KD..AD", "f3": "KH..2H", "t1": "AS", "t2": "QS", "t3": "KS"})
    assert {move.text for move in position.legal_moves if move.kind == "play"} >= {"t1>f3", "t2>f1"}
    assert not any(move.targets == ("f2",) for move in position.legal_moves)


def test_a_wing_is_refilled_from_the_talon_and_else_from_the_pack(table, codes):
    position = table(WINGS | {"f1": "AC..8C", "w": "3D 4D", "s": "6D 7D"})
    position.push("t1>f1")
    assert codes(position.zones["t"][0]) == "4D"
    position = table(WINGS | {"f1": "AC..8C", "s": "6D 7D"})
    position.push("t1>f1")
    assert codes(position.zones["t"][0]) == "7D"


def test_cards_are_turned_one_by_one_and_never_again(table):
    position = table(WINGS | {"f1": "AC", "s": "5D"}, rest="w")
    position.push("turn")
    assert not {"turn", "redeal"} & texts(position)
    assert GAME.redeals == 0


def test_king_packets_of_equal_height_are_one_place_to_play_on(table):
    position = table(WINGS | {"f1": "AC", "f2": "KC", "f3": "KD", "t1": "QD"})
    assert {text for text in texts(position) if text.startswith("t1>")} == {"t1>f2"}


def test_king_packets_of_unequal_right_are_two_places(table):
    position = table(WINGS | {"f1": "AC", "f2": "KC", "f3": "KD", "t1": "QD"}, transferred=(1, 0, 0, 0))
    assert {text for text in texts(position) if text.startswith("t1>")} == {"t1>f2", "t1>f3"}


def test_a_king_packet_lends_the_centre_a_card_that_opens_a_play(table):
    position = table(WINGS | {"f1": "AC..3C", "f2": "KC..4C", "t1": "5D"})
    assert position.parse_move("f2>f1").kind == "cross"
    position.push("f2>f1")
    assert "t1>f1" in position.legal_moves


def test_the_talons_top_may_be_the_card_that_a_transfer_opens(table):
    position = table(WINGS | {"f1": "AC..3C", "f2": "KC..4C", "w": "8D 5D"})
    assert "f2>f1" in position.legal_moves
    position = table(WINGS | {"f1": "AC..3C", "f2": "KC..4C", "w": "5D 8D"})
    assert "f2>f1" not in position.legal_moves


def test_a_transfer_that_opens_nothing_is_not_allowed(table):
    position = table(WINGS | {"f1": "AC..3C", "f2": "KC..4C", "f3": "KD..5D"})
    assert "f2>f1" not in position.legal_moves


def test_the_play_that_a_transfer_opens_is_not_forced(table):
    position = table(WINGS | {"f1": "AC..3C", "f2": "KC..4C", "t1": "5D"})
    position.push("f2>f1")
    assert "turn" in position.legal_moves


def test_a_packet_lends_one_card_between_two_plays_of_wing_or_talon_cards_on_the_centre(table):
    position = table(WINGS | {"f1": "AC..3C", "f2": "KC..4C", "f3": "KD..6D", "t1": "5D", "t2": "6S", "t3": "7S"})
    position.push("f2>f1")
    assert "f2>f1" not in position.legal_moves, "the 5 fits and a 6 lies on a wing, but the packet has lent"
    assert position.counters["transferred"] == (1, 0, 0, 0)
    position.push("t1>f1")
    assert position.counters["transferred"] == (0, 0, 0, 0)
    assert "f3>f1" in position.legal_moves


def test_each_king_packet_has_its_own_transfer(table):
    position = table(WINGS | {"f1": "AC..3C", "f2": "KC..4C", "f3": "KD..5D", "t1": "5H", "t2": "6S"})
    position.push("f2>f1")
    assert "f3>f1" in position.legal_moves


def test_a_play_on_a_king_packet_does_not_give_the_right_back(table):
    position = table(WINGS | {"f1": "AC..3C", "f2": "KC..4C", "f3": "KD", "t1": "5D", "t2": "QS"})
    position.push("f2>f1")
    position.push("t2>f3")
    assert position.counters["transferred"] == (1, 0, 0, 0)


def test_the_king_of_a_packet_is_never_lent(table):
    position = table(WINGS | {"f1": "AC..QC", "f2": "KD", "f3": "KC", "f4": "KH", "f5": "KS", "t1": "AH"})
    assert not any(move.kind == "cross" for move in position.legal_moves)


def test_as_sources_of_transfers_king_packets_are_distinct(table):
    position = table(WINGS | {"f1": "AC..3C", "f2": "KC..4C", "f3": "KD..4D", "t1": "5H"})
    assert {"f2>f1", "f3>f1"} <= texts(position)
