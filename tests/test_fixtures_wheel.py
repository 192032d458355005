"""The Wheel: three pips that make eighteen go with a court card."""

import cadogan

GAME = cadogan.game("wheel")
PICTURE = "KC 5C QC 9C 7C 6C 5D 2D TD 3D 8D JC"


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_eight_aces_lie_in_the_centre_and_twelve_packets_around():
    position = GAME.deal(2)
    assert [card.rank for card in position.zones["x"][0]] == ["A"] * 8
    assert sizes(position, "t") == [1] * 12
    assert 24 * 4 == 96
    assert 8 * sum(range(2, 11)) == 432 == 24 * 18


def test_the_pictures_cushion_has_twenty_four_first_moves_and_refuses_5_5_8(dealt):
    position = dealt(PICTURE)
    assert len(position.legal_moves) == 24 + ("deal" in texts(position))
    moves = [move for move in position.legal_moves if move.kind == "remove"]
    assert len(moves) == 24 == 8 * 3
    assert not any({"t2", "t7", "t11"} <= set(move.sources) for move in moves)
    assert "t2+t4+t8+t1>x" not in texts(position), "5 9 2 makes sixteen"
    assert "t4+t7+t8+t1>x" not in texts(position)
    assert {"t5+t10+t11+t3>x", "t2+t9+t10+t1>x"} <= texts(position)


def test_the_three_pips_are_named_in_place_order_then_the_court(dealt):
    assert "t5+t10+t11+t3>x" in texts(dealt(PICTURE)), "7 3 8"


def test_in_the_first_deal_gaps_are_filled_at_once_upper_row_first_left_to_right(dealt):
    position = dealt(PICTURE + " 2H 3H 4H 6H")
    position.push("t5+t10+t11+t3>x")
    assert [position.zones["t"][k - 1][-1].code for k in (3, 5, 10, 11)] == ["2H", "3H", "4H", "6H"]


def test_then_twelve_more_cards_lie_one_on_each_and_gaps_stay(dealt):
    position = dealt(PICTURE + " 2H 3H 4H 6H 7H 9H 8H TH JH QH KH 5S")
    position.push("deal")
    assert sizes(position, "t") == [2] * 12
    move = next(move for move in position.legal_moves if move.kind == "remove")
    places = [int(place[1:]) for place in move.sources]
    position.push(move)
    assert [len(position.zones["t"][k - 1]) for k in places] == [1] * 4


def test_the_last_deal_may_be_short():
    position = GAME.deal(5)
    move = next(move for move in position.legal_moves if move.kind == "remove")
    position.push(move)
    while "deal" in texts(position):
        position.push("deal")
    assert sizes(position, "s") == [0]
    assert sum(sizes(position, "t")) == 92


def test_two_pips_of_one_value_are_refused_and_a_court_is_needed(table):
    x = "AC AD AH AS AC AD AH AS"
    position = table({"x": x, "t1": "5C", "t2": "5D", "t3": "8C", "t4": "KC", "t5": "7H"}, rest="t6")
    assert "t1+t2+t3+t4>x" not in texts(position)
    position = table({"x": x, "t1": "4C", "t2": "6D", "t3": "8C", "t4": "KC"}, rest="t4")
    assert texts(position) == {"t1+t2+t3+t4>x"}
    position = table({"x": x, "t1": "4C", "t2": "6D", "t3": "8C"}, rest="x")
    assert not list(position.legal_moves)


def test_twenty_four_packets_win(table):
    position = table({"t1": "4C", "t2": "6D", "t3": "8C", "t4": "KC"}, rest="x")
    assert position.outcome() is None
    position.push("t1+t2+t3+t4>x")
    assert position.outcome() is cadogan.Outcome.WON


def test_after_the_first_deal_a_gap_is_not_refilled(table):
    x = "AC AD AH AS AC AD AH AS"
    position = table({"x": x, "t1": "4C", "t2": "6D", "t3": "8C", "t4": "KC", "t5": "9H"})
    position.push("t1+t2+t3+t4>x")
    assert sizes(position, "t") == [0, 0, 0, 0, 1] + [0] * 7
    assert position.zones["s"][0]
