"""Margarethe: court cards take their packets down, aces go apart, nine helps."""

import cadogan

GAME = cadogan.game("margarethe")
COURTS = {f"f{k + 1}": f"{'KJQ'[k // 4]}{'CDHS'[k % 4]}" for k in range(12)}
HELPS = {f"t{k + 1}": card for k, card in enumerate("8C 9C 8D 9D 8H 9H 8S 9S 5C".split())}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_thirty_one_cards_are_left_if_no_ace_has_come(dealt):
    position = dealt("2C..TC")
    assert [pile[0].code for pile in position.zones["f"][:12]] == [rank + suit for rank in "KJQ" for suit in "CDHS"]
    assert sizes(position, "t") == [1] * 9
    assert sizes(position, "s") == [31]
    assert 36 + 4 == 40


def test_an_ace_goes_at_once_when_dealt_turned_or_filled_in(dealt, table, codes):
    position = dealt("2C AH 3C..TC")
    assert codes(position.zones["f"][12]) == "AH"
    assert codes(position.zones["t"][1]) == "3C"
    position = table(COURTS | HELPS | {"s": "7S AD"})
    position.push("turn")
    assert codes(position.zones["f"][12]) == "AD"
    position = table(COURTS | HELPS | {"t1": "TC", "s": "7S AS"})
    position.push("t1>f1")
    assert codes(position.zones["f"][12]) == "AS"
    assert codes(position.zones["t"][0]) == "7S"


def test_aces_lie_in_any_order(table, codes):
    position = table(COURTS | HELPS | {"f13": "AS", "s": "7S AD"})
    position.push("turn")
    assert codes(position.zones["f"][12]) == "AS AD"


def test_kings_take_10_9_8_knaves_7_6_5_and_queens_4_3_2_in_suit(table):
    position = table(COURTS | {"t1": "TC", "t2": "7D", "t3": "4H", "t4": "9S", "t5": "6C", "t6": "3D", "w": "TH"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f1", "t2>f6", "t3>f11", "w>f3"}
    full = {"f1": "KC TC 9C", "f6": "JD 7D 6D", "f11": "QH 4H 3H"}
    position = table(COURTS | full | {"t1": "8C", "t2": "5D", "t3": "2H"})
    assert {"t1>f1", "t2>f6", "t3>f11"} <= texts(position)


def test_there_is_no_building(table):
    position = table(COURTS | HELPS | {"w": "2D"})
    assert texts(position) == {"turn"}


def test_gaps_are_filled_at_once_from_the_talon_else_from_the_pack(table, codes):
    for piles, card in (({"w": "6D 5D", "s": "3H"}, "5D"), ({"s": "3H"}, "3H")):
        position = table(COURTS | HELPS | {"t1": "TC"} | piles)
        position.push("t1>f1")
        assert codes(position.zones["t"][0]) == card


def test_one_redeal_of_the_talon_alone_unshuffled(table):
    assert GAME.redeals == 1
    piles = COURTS | HELPS | {"f13": "AC AD AH AS"}
    assert "redeal" not in texts(table(piles, rest="w", redeals=1))
    position = table(piles, rest="w")
    first = position.zones["w"][0][0]
    position.push("redeal")
    position.push("turn")
    assert position.zones["w"][0][-1] == first
