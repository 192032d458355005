"""Babette: rows of eight whose gaps stay; a card plays when the place below it is empty."""

import cadogan

GAME = cadogan.game("babette")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_the_first_deal_has_exactly_thirteen_rows():
    position = GAME.deal(1)
    rows = 1
    while "deal" in texts(position):
        position.push("deal")
        rows += 1
    assert rows == 13
    assert len(position.zones["t"]) == 104


def test_a_row_is_complete_before_the_player_acts(dealt):
    assert sizes(dealt("AC 2C 3C 4C 5C 6C 7C 8C"), "t") == [1] * 8


def test_gaps_stay_and_the_next_row_is_dealt_at_will(dealt):
    position = dealt("AC 2C 3C 4C 5C 6C 7C 8C 9D")
    assert texts(position) == {"t1.1>f1", "deal"}
    position.push("t1.1>f1")
    assert texts(position) == {"t1.2>f1", "deal"}
    position.push("deal")
    assert not position.zones["t"][0]
    assert position.zones["t"][8][0].code == "9D"


def test_a_card_with_another_directly_below_it_is_not_available(table):
    position = table({"t1.1": "AC", "t2.1": "9C", "t1.2": "AD"}, rest="t13.8")
    assert "t1.1>f1" not in texts(position)
    assert "t1.2>f2" in texts(position)


def test_a_card_over_an_empty_place_with_others_farther_down_is_available(table):
    position = table({"t1.1": "AC", "t3.1": "9C"}, rest="t13.8")
    assert ("t1.1>f1" in texts(position)) is True


def test_there_are_no_marriages(table):
    position = table({"t1.1": "5C", "t1.2": "6C", "t1.3": "7C"}, rest="t13.8")
    assert {move.kind for move in position.legal_moves} <= {"play", "redeal"}


def test_both_kinds_of_foundation_begin_as_bases_appear(table):
    position = table({"t1.1": "AC", "t1.2": "KD", "t1.3": "QD", "f4": "AS", "t1.4": "2S"}, rest="t13.8")
    assert {"t1.1>f1", "t1.2>f6", "t1.4>f4"} <= texts(position)
    assert "t1.3>f6" not in texts(position)


def test_columns_are_redealt_the_last_first_each_from_its_top_row(table):
    position = table({"t1.8": "5C", "t4.8": "6S", "t2.7": "7D", "t3.7": "9H", "t1.6": "JS"}, rest="t13.1")
    position.push("redeal")
    assert [pile[0].code for pile in position.zones["t"][:5]] == ["5C", "6S", "7D", "9H", "JS"]
    assert len(position.zones["t"]) == 8


def test_there_are_two_redeals_when_the_pack_is_out(table):
    assert GAME.redeals == 2
    assert "redeal" in texts(table({}, rest="t13.1", redeals=1))
    assert "redeal" not in texts(table({}, rest="t13.1", redeals=2))
    assert "redeal" not in texts(GAME.deal(1))
