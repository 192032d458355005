"""The Kings: two columns of aces, groups dealt outward; in the deal a card belongs to its own row."""

import pytest

import cadogan

GAME = cadogan.game("kings")
ACES = {f"f{k + 1}": ace for k, ace in enumerate("AD AD AC AC AH AH AS AS".split())}


def texts(position):
    return {move.text for move in position.legal_moves}


def test_the_aces_lie_in_rows_diamonds_clubs_hearts_spades():
    position = GAME.deal(1)
    assert [pile[0].code for pile in position.zones["f"]] == "AD AD AC AC AH AH AS AS".split()


def test_left_row_2_holds_a_3_and_right_row_2_turns_a_2_which_goes_at_once_and_then_the_3_may_be_played(dealt, codes):
    position = dealt("5C 3C 6C 7C 8C 2H 9D TD")
    assert codes(position.zones["f"][2]) == "AC 2H", "left before right, whatever the suit"
    assert texts(position) == {"t2>f3", "deal"}
    position.push("t2>f3")
    assert codes(position.zones["f"][2]) == "AC 2H 3C"
    assert texts(position) == {"deal"}
    assert not position.zones["t"][1], "its place is not refilled"
    position.push("deal")
    assert codes(position.zones["t"][5])[:2] == "9D", "the card that went is replaced"


def test_a_2_for_another_row_goes_to_that_rows_foundation_only(dealt, codes):
    position = dealt("2S 5C 9C 7C 9H 2D")
    assert codes(position.zones["f"][0]) == "AD 2S"
    assert codes(position.zones["f"][2]) == "AC"
    assert codes(position.zones["t"][0])[:2] == "5C"


def test_in_the_deal_a_card_of_the_newest_column_plays_to_its_own_row_only(dealt):
    position = dealt("3D 5C 6C 7C 8C 2H")
    assert "t1>f3" not in texts(position), "a 3 of row 1 and a 2 on row 2"


def test_in_the_deal_a_card_released_within_waits_until_the_end(dealt):
    # Left column 1: row 2 has 4C, left column 2: row 2 has 3C; then right column 2 turns a 2 for row 2.
    position = dealt("5C 4C 6C 7C 8C 9C TC JC 5H 3C 6H 7H 8H 2H 9H")
    assert "t2>f3" in texts(position)
    position.push("t2>f3")
    assert [card.code for card in position.zones["t"][1]] == ["4C"]
    assert texts(position) == {"deal"}


def test_a_column_is_its_groups_newest_from_its_first_card(dealt):
    # Row 4 of left column 1 holds a 3, and a 2 goes from left column 2 to the foundation of row 4.
    position = dealt("5C 6C 7C 3C 8C 9C TC JC 5H 6H 7H 2H 9H")
    assert [card.code for card in position.zones["f"][6][:2]] == ["AS", "2H"]
    assert position.zones["t"][3][0].code == "3C", "the second column has begun, so dealing did not stop for the 3"


def test_after_the_deal_outer_ends_go_to_any_foundation_and_build_up_or_down_in_any_suit(table):
    position = table(ACES | {"t1": "9C 2C", "t2": "8H", "t6": "7S", "t7": "KD", "t3": "2H", "t4": "4D 8D"}, rest="t8")
    found = texts(position)
    assert {"t1>f1", "t1>f7"} & found
    assert {"t2>t6", "t6>t2", "t4>t6", "t6>t4"} <= found
    assert not {"t2>t4"} & found


def test_suit_does_not_matter_on_the_foundations(table):
    position = table(ACES | {"f1": "AD 2C 3S", "t1": "4H", "t2": "4S"}, rest="t8")
    assert {"t1>f1", "t2>f1"} <= texts(position)


def test_an_empty_row_takes_any_available_card_but_not_a_rows_only_one(table):
    position = table(ACES | {"t1": "9C 5C", "t2": "8H", "t8": "JS"}, rest="t8")
    assert {"t1>t3", "t8>t5"} <= texts(position)
    assert "t2>t3" not in texts(position)


def test_there_is_no_redeal():
    assert GAME.redeals == 0


@pytest.mark.parametrize(("row", "left", "right"), [(1, "f1", "f2"), (2, "f3", "f4"), (3, "f5", "f6"), (4, "f7", "f8")])
def test_each_row_turns_cards_to_its_own_two_foundations(dealt, row, left, right):
    # A 2 turned for a row goes left; the second, turned next for the same row, goes right.
    first = "5C 6C 7C 8C"[: 3 * (row - 1)]
    position = dealt(f"{first} 2H 2S 9D 9C 9H 5S 6S 7S")
    names = GAME.compiled.places.letters["f"]
    number = {GAME.compiled.places.names[p]: k for k, p in enumerate(names)}
    assert position.zones["f"][number[left]][1].code == "2H"
    assert position.zones["f"][number[right]][1].code == "2S"


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_a_3_of_the_newest_left_column_plays_to_its_row(dealt, row):
    left = ["5C", "6C", "7C", "8C"]
    left[row - 1] = "3C"
    right = ["9H", "TH", "JH", "9S"][: row - 1]
    position = dealt(" ".join([*left, *right, "2H", "KD"]))
    assert texts(position) == {f"t{row}>f{2 * row - 1}", "deal"}
