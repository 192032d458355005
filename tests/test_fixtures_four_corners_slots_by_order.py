"""The Four Corners with bases in the order in which they appear."""

import pytest

import cadogan

GAME = cadogan.game("four-corners-slots-by-order")


def texts(position):
    return {move.text for move in position.legal_moves}


def test_aces_fill_the_left_column_from_the_top_and_kings_the_right(dealt, codes):
    position = dealt("AS KH 3C KC AD 4C 5C 6C 7C 8C 9C TC JC 3S 5S 7S")
    assert [codes(pile) for pile in position.zones["f"]] == ["AS", "AD", "", "", "KH", "KC", "", ""]


def test_the_second_ace_of_a_suit_is_an_ordinary_card(dealt, codes):
    position = dealt("AC AC 3C")
    assert codes(position.zones["t"][0])[:2] == "AC"
    assert codes(position.zones["f"][1]) != "AC"


@pytest.mark.parametrize(("first", "second", "side", "legal"), [
    ("KD", "KH", 8, True), ("KD", "KH", 9, False), ("KH", "KD", 8, False), ("KH", "KD", 9, True),
])  # fmt: skip
def test_a_side_adjoins_the_foundation_that_came_to_its_row(dealt, first, second, side, legal):
    fillers = " ".join("3C 4C 5C 6C 7C 8C 9C TC 3S 5S 7S".split()[: side - 1])
    after = "5H 7H 9H 5D 7D 9D"
    position = dealt(f"{first} {second} {fillers} QD {after}")
    assert (position.zones["h"][0] != () and position.zones["h"][0][-1].code == "QD") is legal
    assert any(move.text.startswith("h>") for move in position.legal_moves) is legal


def test_corners_play_to_any_foundation(dealt):
    position = dealt("KS KD QD 3C")
    assert texts(position) == {"h>f6", "deal"}


def test_after_the_deal_tops_play_wherever_their_suit_lies(table):
    position = table({"f1": "AS", "f5": "KH", "t1": "2S", "t2": "QH", "t3": "2H"}, rest="t12")
    assert {"t1>f1", "t2>f5"} <= texts(position)
    assert not any(text.startswith("t3>f") for text in texts(position))


def test_there_are_two_redeals(table):
    assert GAME.redeals == 2
    assert "redeal" not in texts(table({}, rest="t3", redeals=2))
