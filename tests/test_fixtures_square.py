"""The Square: four corners of twenty-six cards, sixteen places that build up and down."""

import cadogan

GAME = cadogan.game("square")
FULL = {f"t{k + 1}": card for k, card in enumerate("3C 3D 3H 3S 5C 5D 5S TC TD TH TS QC QD QH QS 3C".split())}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_eighty_four_cards_are_left_once_four_aces_and_sixteen_cards_lie(dealt):
    position = dealt("2C AD 4C AS 6C AH 8C AC TC 3D 5D 7D 9D JD 2H 4H 6H 8H TH QH")
    assert sizes(position, "t") == [1] * 16
    assert [pile[0].code for pile in position.zones["f"]] == ["AC", "AD", "AH", "AS"]
    assert sizes(position, "s") == [84]


def test_an_ace_dealt_goes_to_its_corner_and_is_replaced(dealt):
    position = dealt("2C AD 4C 6C")
    assert [pile[0].code for pile in position.zones["t"][:3]] == ["2C", "4C", "6C"]


def test_an_ace_turned_or_filled_in_goes_at_once(table, codes):
    position = table(FULL | {"s": "7S AH"})
    position.push("turn")
    assert codes(position.zones["f"][2]) == "AH"
    position = table(FULL | {"f1": "AC", "t1": "2C", "s": "7S AH"})
    position.push("t1>f1")
    assert codes(position.zones["f"][2]) == "AH"
    assert codes(position.zones["t"][0]) == "7S"


def test_a_second_ace_of_a_suit_waits_for_the_end(table, codes):
    position = table(FULL | {"f1": "AC", "s": "7S AC"})
    position.push("turn")
    assert codes(position.zones["w"][0]) == "AC"
    assert "w>f1" not in texts(position)
    position = table({"f1": "AC..KC KC..2C", "t1": "AC"}, rest="w")
    assert "t1>f1" in texts(position)


def test_a_king_follows_the_king_and_the_foundation_turns_down(table):
    position = table({"f1": "AC..KC", "t1": "AC", "t2": "KC", "t3": "QC"}, rest="w")
    assert {text for text in texts(position) if text.endswith(">f1")} == {"t2>f1"}
    position.push("t2>f1")
    assert {text for text in texts(position) if text.endswith(">f1")} == {"t3>f1"}


def test_a_foundation_takes_twenty_six_cards(table):
    piles = {f"f{k + 1}": f"A{s}..K{s} K{s}..A{s}" for k, s in enumerate("CDH")}
    position = table(piles | {"f4": "AS..KS KS..2S", "t1": "AS"})
    position.push("t1>f4")
    assert position.outcome() is cadogan.Outcome.WON


def test_tops_and_the_talons_top_marry_up_or_down_in_suit_and_may_change_direction(table):
    position = table(FULL | {"t1": "7C", "t2": "8C", "t3": "8D", "w": "6C"})
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert {"t1>t2", "t2>t1", "w>t1"} <= found
    assert not {"t1>t3", "t3>t1", "w>t2"} & found
    position = table(FULL | {"t1": "5H 6H 7H", "w": "6H"})
    assert "w>t1" in texts(position)


def test_gaps_are_filled_at_once_from_the_talon_else_from_the_pack(table, codes):
    for piles, card in (({"w": "8S 9S", "s": "JH"}, "9S"), ({"s": "JH"}, "JH")):
        position = table(FULL | {"f1": "AC", "t1": "2C"} | piles)
        position.push("t1>f1")
        assert codes(position.zones["t"][0]) == card


def test_there_is_no_redeal(table):
    assert GAME.redeals == 0
    assert "redeal" not in texts(table(FULL | {"f1": "AC"}, rest="w"))


def test_the_talons_top_plays_and_king_and_ace_are_no_neighbours(table):
    position = table(FULL | {"f1": "AC", "f2": "AD", "w": "2C"})
    assert "w>f1" in texts(position)
    position = table(FULL | {"f2": "AD", "t1": "KD", "t2": "AD"})
    assert not {"t1>t2", "t2>t1"} & texts(position)
