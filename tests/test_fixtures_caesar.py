"""Cæsar: nine cards; every row, column and diagonal is to make fifteen."""

from itertools import permutations

import cadogan

GAME = cadogan.game("caesar")
CARD = {1: "AC", 5: "5C", 3: "3D", 9: "9D", 2: "2H", 6: "6H", 7: "7H", 4: "4S", 8: "8S"}
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def table_of(values):
    return GAME.from_zones({"t": [[CARD[value]] for value in values]})


def fifteens(position):
    value = [pile[0].value for pile in position.zones["t"]]
    return sum(sum(value[k] for k in line) == 15 for line in LINES)


def test_the_picture_has_exactly_three_fifteens():
    assert fifteens(table_of([7, 8, 3, 5, 6, 4, 9, 1, 2])) == 3


def test_exactly_eight_arrangements_win():
    winning = [v for v in permutations(range(1, 10)) if all(sum(v[k] for k in line) == 15 for line in LINES)]
    assert len(winning) == 8
    for values in winning:
        assert table_of(values).outcome() is cadogan.Outcome.WON
        assert not list(table_of(values).legal_moves)


def test_rows_and_columns_without_the_diagonals_do_not_win():
    position = table_of([4, 9, 2, 8, 1, 6, 3, 5, 7])
    assert fifteens(position) >= 3 + 3
    assert position.outcome() is None


def test_a_move_exchanges_any_two_cards():
    position = table_of([7, 8, 3, 5, 6, 4, 9, 1, 2])
    assert len(position.legal_moves) == 9 * 8 // 2
    assert {move.kind for move in position.legal_moves} == {"swap"}
    position.push("t1.1=t3.3")
    assert [pile[0].value for pile in position.zones["t"]] == [2, 8, 3, 5, 6, 4, 9, 1, 7]


def test_an_exchange_wins():
    position = table_of([8, 1, 6, 3, 5, 7, 4, 2, 9])
    assert position.outcome() is None
    position.push("t3.2=t3.3")
    assert position.outcome() is cadogan.Outcome.WON


def test_a_deal_already_won_is_replaced():
    position = GAME.deal(54423)
    assert [pile[0].code for pile in position.zones["t"]] == "AC 8S 5C 7H 9D 4S 3D 6H 2H".split()
    won = GAME.deal(cards=[CARD[value] for value in (8, 1, 6, 3, 5, 7, 4, 9, 2)], seed=54423)
    assert [pile[0].code for pile in won.zones["t"]] == "AC 8S 5C 7H 9D 4S 3D 6H 2H".split()


def test_cards_lie_by_rows():
    cards = [CARD[value] for value in (7, 8, 3, 5, 6, 4, 9, 1, 2)]
    assert [pile[0].code for pile in GAME.deal(cards=cards).zones["t"]] == cards


def test_a_playout_that_makes_the_square_is_won():
    position = table_of([8, 1, 6, 3, 5, 7, 4, 9, 2])
    assert position.playout(seed=0) == "won"
