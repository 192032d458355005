"""Fortress: ten rows, outer ends available, marriages up or down."""

import cadogan

GAME = cadogan.game("fortress")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_rows_of_five_and_the_last_of_six_on_each_side():
    assert sizes(GAME.deal(5), "t") == [5, 5, 5, 5, 6] * 2


def test_rows_are_dealt_left_group_then_right_and_end_outside(dealt, codes):
    position = dealt("AC..KC AD..KD AH..KH AS..KS")
    assert codes(position.zones["t"][0]) == "5C 4C 3C 2C AC"
    assert codes(position.zones["t"][5]) == "6C 7C 8C 9C TC"
    assert codes(position.zones["t"][1]) == "2D AD KC QC JC"
    assert codes(position.zones["t"][4]) == "7S 6S 5S 4S 3S 2S"
    assert codes(position.zones["t"][9]) == "8S 9S TS JS QS KS"


def test_foundations_ascend_in_suit_from_their_ace(table):
    position = table({"f1": "AC", "t1": "2C", "t2": "AD", "t3": "KH", "t4": "2S"}, rest="t10")
    plays = {text for text in texts(position) if ">f" in text}
    assert plays == {"t1>f1", "t2>f2"}, "though the text says descend"


def test_outer_ends_marry_up_and_down_in_suit(table):
    position = table({"t1": "5C", "t7": "6C", "t3": "6S", "t4": "KH", "t5": "9S AH", "t6": "2H 9H 8H"}, rest="t10")
    assert {"t1>t7", "t7>t1"} <= texts(position)
    assert not {"t1>t3", "t4>t5", "t5>t4", "t6>t5"} & texts(position)
    position.push("t1>t7")
    assert position.zones["t"][6][-1].code == "5C"


def test_an_empty_row_of_either_group_takes_any_available_card(table):
    position = table({"t1": "5C 7D", "t3": "6S"}, rest="t10")
    assert {"t1>t2", "t1>t9", "t10>t2", "t10>t9"} <= texts(position)
    assert not {"t3>t2", "t3>t9"} & texts(position), "a row's only card"


def test_all_is_dealt_and_there_is_no_redeal():
    assert GAME.redeals == 0
    assert not any(move.kind in {"deal", "turn", "redeal"} for move in GAME.deal(1).legal_moves)


def test_all_foundations_complete_win(table):
    position = table({"f1": "AC..KC", "f2": "AD..KD", "f3": "AH..KH", "f4": "AS..QS", "t1": "KS"}, rest="t1")
    assert position.outcome() is None
    position.push("t1>f4")
    assert position.outcome() is cadogan.Outcome.WON
