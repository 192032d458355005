"""The Fifteen: fifteen columns, and a grace for one ace and one king of the sixth row."""

import cadogan

GAME = cadogan.game("fifteen")
BASES = {f"f{k + 1}": ("A" if k < 4 else "K") + "CDHS"[k % 4] for k in range(8)}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_seven_rows_are_dealt_the_last_of_fourteen():
    assert sizes(GAME.deal(5), "t") == [7] * 14 + [6]


def test_the_cards_are_dealt_row_by_row(dealt, codes):
    position = dealt("2C..KC 2D..KD")
    assert [pile[0].code for pile in position.zones["t"]] == ("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2D 3D 4D".split())
    assert position.zones["t"][0][1].code == "5D"


def test_column_ends_begin_and_continue_both_kinds_of_foundation(table):
    position = table({"f1": "AC", "f6": "KD", "t1": "2C", "t2": "QD", "t3": "AD", "t4": "KS", "t5": "2H"}, rest="t15")
    plays = {text for text in texts(position) if ">f" in text}
    assert plays == {"t1>f1", "t2>f6", "t3>f2", "t4>f8"} | {text for text in plays if text.startswith("t15")}
    assert "t5>f3" not in texts(position)


def test_columns_marry_up_and_down_in_suit_without_wrap(table):
    position = table(BASES | {"t1": "5C", "t2": "6C", "t3": "6S", "t4": "KH", "t5": "AH", "t15": "9D"}, rest="t15")
    assert {"t1>t2", "t2>t1"} <= texts(position)
    assert not {"t1>t3", "t3>t1", "t4>t5", "t5>t4"} & texts(position)


def test_an_empty_column_takes_any_available_card_but_not_the_only_one_of_a_column(table):
    position = table(BASES | {"t1": "5C", "t3": "6S 9S", "t15": "9D"}, rest="t15")
    assert {"t3>t2", "t15>t2"} <= texts(position)
    assert "t1>t2" not in texts(position)


GRACE = {"t4": "2C 3C 4C 5C 6C AC 9D", "t5": "2D 3D 4D 5D 6D KD 8H TH", "t15": "TS"}


def test_by_grace_an_ace_and_a_king_lying_sixth_begin_and_the_cards_below_close_up(table, codes):
    position = table(GRACE, rest="t15")
    assert {"t4>f1", "t5>f6"} <= texts(position)
    position.push("t4>f1")
    assert codes(position.zones["t"][3]) == "2C 3C 4C 5C 6C 9D"
    assert codes(position.zones["f"][0]) == "AC"
    position.push("t5>f6")
    assert codes(position.zones["t"][4]) == "2D 3D 4D 5D 6D 8H TH"


def test_one_ace_and_one_king_only(table):
    position = table(GRACE | {"t6": "7H 7D 7H 7D 7C AS 7C"}, rest="t15")
    assert {"t4>f1", "t6>f4"} <= texts(position)
    position.push("t6>f4")
    assert "t4>f1" not in texts(position)
    assert "t5>f6" in texts(position)


def test_only_the_sixth_card_has_the_grace_and_only_with_cards_below_it(table):
    position = table({"t4": "2C 3C 4C 5C AC 9D 8D", "t5": "2D 3D 4D 5D 6D 7D KD 9H", "t15": "TS"}, rest="t15")
    assert not {text for text in texts(position) if ">f" in text}


def test_no_grace_while_a_column_ends_in_an_ace_whose_foundation_is_unbegun(table):
    position = table(GRACE | {"t6": "AH"}, rest="t15")
    assert "t6>f3" in texts(position)
    assert not {"t4>f1", "t5>f6"} & texts(position)


def test_an_ace_whose_foundation_is_begun_does_not_stop_the_grace(table):
    position = table(GRACE | {"t6": "AH", "f3": "AH"}, rest="t15")
    assert {"t4>f1", "t5>f6"} <= texts(position)


def test_another_play_to_a_foundation_ends_the_grace_and_a_marriage_does_not(table):
    position = table(GRACE | {"t1": "5H", "t2": "6H", "t3": "2S", "f4": "AS"}, rest="t15")
    position.push("t1>t2")
    assert {"t4>f1", "t5>f6"} <= texts(position)
    position.push("t3>f4")
    assert not {"t4>f1", "t5>f6"} & texts(position)


def test_a_play_by_grace_does_not_end_the_grace(table):
    position = table(GRACE, rest="t15")
    position.push("t5>f6")
    assert "t4>f1" in texts(position)


def test_all_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHS")} | {
        f"f{k + 5}": f"K{s}..A{s}" for k, s in enumerate("CDH")
    }
    position = table(piles | {"f8": "KS..2S", "t1": "AS"}, rest="t1")
    assert position.outcome() is None
    position.push("t1>f8")
    assert position.outcome() is cadogan.Outcome.WON


def test_a_base_played_from_a_columns_end_ends_the_grace(table):
    position = table(GRACE | {"t6": "2H AH"}, rest="t15")
    position.push("t6>f3")
    assert not {"t4>f1", "t5>f6"} & texts(position)


def test_a_second_king_lying_sixth_stays(table):
    position = table(GRACE | {"t6": "7H 7D 7H 7D 7C KS 7C"}, rest="t15")
    position.push("t6>f8")
    assert "t5>f6" not in texts(position)
    assert "t4>f1" in texts(position)
