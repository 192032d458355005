"""Nestor: no column holds a value twice; pairs of available cards go."""

import cadogan

GAME = cadogan.game("nestor")
DOWN = {"r": [1, 1, 1, 1]}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_no_value_comes_twice_in_a_column():
    for number in range(100):
        position = GAME.deal(number)
        assert sizes(position, "t") == [6] * 8
        assert sizes(position, "r") == [1] * 4
        assert all(len({card.rank for card in pile}) == 6 for pile in position.zones["t"])


def test_a_card_whose_value_is_in_its_column_goes_under_the_pack_and_the_next_is_tried(dealt, codes):
    row = "2C 3C 4C 5C 6C 7C 8C 9C "
    position = dealt(row + "2D TD")
    assert codes(position.zones["t"][0][:2]) == "2C TD"


def test_the_reserve_lies_face_down_and_is_not_available(table):
    position = table({"t1": "5C", "t2": "8D", "r1": "5D", "r2": "8H"}, rest="x", hidden=DOWN)
    assert texts(position) == {"turn"}
    assert position.view().zones["r"][0] == (None,)


def test_while_no_pair_is_available_the_reserve_is_opened_in_order(table):
    position = table({"t1": "5C", "t2": "8D", "r1": "5D", "r2": "8H"}, rest="x", hidden=DOWN)
    position.push("turn")
    assert texts(position) == {"t1+r1>x"}, "a pair is there, so no other card is opened"
    position.push("t1+r1>x")
    assert texts(position) == {"turn"}
    position.push("turn")
    assert texts(position) == {"t2+r2>x"}


def test_no_reserve_card_is_opened_while_a_pair_is_there(table):
    position = table({"t1": "5C", "t2": "5D", "r1": "8H"}, rest="x", hidden=DOWN)
    assert texts(position) == {"t1+t2>x"}


def test_opened_reserve_cards_pair_with_each_other(table):
    position = table({"t1": "5C", "r1": "8D", "r2": "8H"}, rest="x", hidden=DOWN)
    position.push("turn")
    position.push("turn")
    assert texts(position) == {"r1+r2>x"}


def test_only_the_last_card_of_a_column_is_available(table):
    position = table({"t1": "5C 9S", "t2": "5D", "t3": "9C 5H", "r1": "8H"}, rest="x", hidden=DOWN)
    assert texts(position) == {"t2+t3>x"}


def test_twenty_six_pairs_win(table):
    position = table({"t1": "5C", "t2": "5D"}, rest="x")
    assert position.outcome() is None
    position.push("t1+t2>x")
    assert position.outcome() is cadogan.Outcome.WON
    assert len(position.zones["x"][0]) == 52 == 26 * 2


def test_if_no_card_left_fits_all_are_shuffled_again_and_the_deal_begins_anew():
    tens = [rank + suit for rank in "23456" for suit in "CD"]
    others = [rank + suit for rank in "A789TJQK" for suit in "CDHS"] + [r + s for r in "23456" for s in "HS"]
    columns = [others[k::7] for k in range(7)]
    rows = [[column[r] for column in columns] + ([f"{r + 2}C"] if r < 5 else []) for r in range(6)]
    pack = [card for row in rows for card in row] + [f"{rank}D" for rank in "23456"]
    assert sorted(pack) == sorted(tens + others)
    # The last place lies under 2 3 4 5 6, and only such are left.
    position = GAME.deal(cards=pack, seed=1)
    assert [pile[0].code for pile in position.zones["t"]] == "TD 6D 4H TH 5D 3C 8D 4C".split()
    assert [len({card.rank for card in pile}) for pile in position.zones["t"]] == [6] * 8
