"""The Blockade: rows of twelve; nothing is played before a row is complete but an ace in hand."""

import cadogan

GAME = cadogan.game("blockade")
ROW_1 = "5C 6C TH JH 9S 3D 7S KD QC 2S 4H 8D"


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_a_row_is_complete_before_the_player_acts(dealt):
    position = dealt(ROW_1)
    assert sizes(position, "t") == [1] * 12
    assert texts(position) == {"deal"} | {"t1.1>t1.2", "t1.3>t1.4"}


def test_an_ace_dealt_may_be_played_and_the_next_card_takes_its_place(dealt, codes):
    position = dealt("9C AH 8D " + ROW_1)
    assert codes(position.zones["h"][0]) == "AH"
    assert texts(position) == {"h>f3", "deal"}
    position.push("h>f3")
    assert codes(position.zones["t"][1]) == "8D"


def test_an_ace_dealt_may_be_laid_and_played_when_the_row_is_complete(dealt, codes):
    position = dealt("9C AH 2H " + ROW_1)
    position.push("deal")
    assert codes(position.zones["t"][1]) == "AH"
    assert "t1.2>f3" in texts(position)


def test_no_other_card_plays_before_the_row_is_complete(dealt):
    position = dealt("9C AH 2H AD " + ROW_1)
    position.push("h>f3")
    assert position.zones["t"][1][0].code == "2H"
    assert texts(position) == {"h>f2", "deal"}


def test_marriages_go_down_in_suit(dealt):
    position = dealt(ROW_1)
    assert "t1.2>t1.1" not in texts(position)
    position.push("t1.1>t1.2")
    assert [card.code for card in position.zones["t"][1]] == ["6C", "5C"]


def test_a_card_of_row_2_played_the_card_above_it_plays_before_the_gaps_are_filled(dealt):
    position = dealt(f"AD 5C 3D 7H TS 8S JH KC QS 4S 6H 9C JD 5H 2D 8H TC 7S JC KH QD 4H 6S 9H JS {ROW_1}")
    position.push("h>f2")
    position.push("deal")
    assert not {"t1.2>f2"} & texts(position)
    position.push("t2.2>f2")
    assert {"t1.2>f2", "fill"} <= texts(position)
    assert "deal" not in texts(position), "filling comes before the next row"
    position.push("t1.2>f2")
    position.push("fill")
    assert position.zones["t"][1][0].code == "5C", "the highest row first"
    assert position.zones["t"][13][0].code == "6C"
    assert "deal" in texts(position)


def test_an_ace_that_comes_in_by_fill_is_laid_like_any_card(dealt, codes):
    position = dealt("AD 2D 3C 7H TS 8S JH KC QS 4S 6H 9C JD AH AS 5H")
    position.push("h>f2")
    position.push("t1.1>f2")
    position.push("fill")
    assert codes(position.zones["t"][0]) == "AH"
    assert not position.zones["h"][0]
    assert "t1.1>f3" in texts(position)


def test_a_card_with_one_below_it_neither_plays_nor_marries(dealt):
    position = dealt(f"5C 3D 7H TS 8S JH KC QS 4S 6H 9C JD 9S 4D 8H TC 7S JC KH QD 4H 6S 9H JS {ROW_1}")
    position.push("deal")
    assert "t1.2>t2.2" not in texts(position), "3D under 4D of row 2"


def test_with_the_pack_out_gaps_stay(table):
    position = table({"f1": "AC", "t1.1": "2C", "t1.2": "9D", "t1.3": "8D"}, rest="t9.12")
    position.push("t1.1>f1")
    assert "fill" not in texts(position)
    assert not any("t1.1" in move.targets for move in position.legal_moves)
    assert "t1.3>t1.2" in texts(position)


def test_a_sequence_in_its_place_releases_its_top(table):
    position = table({"f1": "AC", "t1.1": "4C 3C 2C", "t1.2": "9D"}, rest="t9.12")
    position.push("t1.1>f1")
    assert "t1.1>f1" in texts(position)


def test_there_is_no_talon_and_no_redeal():
    assert GAME.redeals == 0
    assert {zone.letter for zone in GAME.zones} == set("fths")


def test_with_nothing_played_there_are_eight_rows_and_eight_cards():
    position = GAME.deal(6)
    while "deal" in texts(position):
        position.push("deal")
    assert [sum(sizes(position, "t")[k : k + 12]) for k in range(0, 108, 12)] == [12] * 8 + [8]


def test_king_and_ace_are_no_neighbours(dealt):
    position = dealt("KD AD 5C 7C 9C JC 3C 5S 7S 9S JS 3S")
    position.push("deal")
    assert not {"t1.1>t1.2", "t1.2>t1.1"} & texts(position)


def test_eight_foundations_go_up_in_suit(table):
    position = table({"f1": "AC", "f5": "AC", "f8": "AS..JS", "t1.1": "2C", "t1.2": "QS", "t1.3": "AH"}, rest="t9.12")
    assert {"t1.1>f1", "t1.2>f8", "t1.3>f3"} <= texts(position)


def test_all_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHSCDH")}
    position = table(piles | {"f8": "AS..QS", "t3.4": "KS"}, rest="t3.4")
    position.push("t3.4>f8")
    assert position.outcome() is cadogan.Outcome.WON
