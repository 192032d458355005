"""The Hemispheres: red races in the north, black in the south, four barriers between."""

import cadogan

GAME = cadogan.game("hemispheres")
BASES = {f"f{k + 1}": card for k, card in enumerate("AD AH AD AH KC KS KC KS".split())}
BASES |= {f"b{k + 1}": card for k, card in enumerate("KH AS KD AC".split())}
FULL = {f"t{k + 1}": card for k, card in enumerate("5H 5D 7H 7D TH TD 5C 5S 7C 7S TC TS".split())}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_twenty_four_cards_lie_and_eighty_are_left():
    position = GAME.deal(4)
    assert [pile[0].code for pile in position.zones["f"]] == "AD AH AD AH KC KS KC KS".split()
    assert [pile[0].code for pile in position.zones["b"]] == "KH AS KD AC".split()
    assert sizes(position, "t") == [1] * 12
    assert 8 + 4 + 12 == 24
    assert sizes(position, "s") == [80]


def test_in_the_picture_2_of_hearts_marries_3_of_hearts_and_not_the_reverse(table):
    position = table(BASES | {"t4": "2H", "t5": "3H"})
    assert "t4>t5" in texts(position)
    assert "t5>t4" not in texts(position)


def test_races_do_not_mix(table):
    position = table(BASES | {"t3": "7H", "t4": "8H", "t9": "7C", "t10": "6C"})
    assert not {"t3>t4", "t4>t3", "t9>t10", "t10>t9"} & texts(position)


def test_red_marries_down_and_black_up(table):
    position = table(BASES | {"t1": "7H", "t2": "8H", "t7": "7C", "t8": "6C", "t9": "7S"})
    assert {"t1>t2", "t7>t8"} <= texts(position)
    assert not {"t2>t1", "t8>t7", "t9>t8"} & texts(position)


def test_the_talons_top_marries_in_any_race_of_its_colour(table):
    position = table(BASES | {"t1": "8H", "t4": "8H", "t2": "8D", "w": "7H"})
    assert {text for text in texts(position) if text.startswith("w")} == {"w>t1", "w>t4"}
    position = table(BASES | {"t7": "8S", "t10": "8S", "w": "9S"})
    assert {text for text in texts(position) if text.startswith("w")} == {"w>t7", "w>t10"}


def test_a_card_of_the_wrong_colour_is_inert(table):
    position = table(BASES | {"t1": "QC", "t2": "JC", "t7": "2D", "t8": "3D", "w": "QC"})
    assert not any(move.kind == "marry" for move in position.legal_moves)
    assert {text for text in texts(position) if ">f" in text} == {"w>f5"}, "2D and QC wait in the wrong hemisphere"


def test_a_red_card_in_the_south_and_a_black_one_in_the_north_change_places(table):
    position = table(BASES | {"t1": "9C", "t2": "5H", "t7": "9D", "t8": "6C"})
    assert {text for text in texts(position) if "=" in text} == {"t1=t7"}
    position.push("t1=t7")
    assert [position.zones["t"][k][-1].code for k in (0, 6)] == ["9D", "9C"]


def test_gaps_are_filled_in_one_act_clockwise_from_the_west_talon_else_pack(table):
    position = table(BASES | FULL | {"t1": "2H", "t2": "2D", "w": "9H", "s": "4D"})
    position.push("t1>f2")
    position.push("t2>f1")
    assert "fill" in texts(position)
    assert "turn" not in texts(position)
    position.push("fill")
    assert [position.zones["t"][k][-1].code for k in (0, 1)] == ["9H", "4D"]


def test_a_wrong_card_moves_home_only_when_pack_and_talon_are_out(table):
    piles = BASES | FULL | {"t1": "9C", "t8": ""}
    assert "t1>t8" not in texts(table(piles))
    assert "t1>t8" not in texts(table(piles, rest="w"))
    out = table(piles, rest="t12")
    assert "t1>t8" in texts(out)
    assert "t2>t8" not in texts(out), "a card at home stays"


def test_barriers_play_when_pack_and_talon_are_both_out(table):
    piles = BASES | {"f1": "AD..QD", "f5": "KC..2C"}
    assert not {"b3>f1", "b4>f5"} & texts(table(piles))
    assert not {"b3>f1", "b4>f5"} & texts(table(piles, rest="w"))
    assert {"b3>f1", "b4>f5"} <= texts(table(piles, rest="t12"))


def test_there_is_no_redeal(table):
    assert GAME.redeals == 0


def test_proper_tops_and_the_talons_top_play_to_foundations(table):
    position = table(BASES | {"t6": "2D", "t12": "QS", "w": "QC"})
    assert {text for text in texts(position) if ">f" in text} == {"t6>f1", "t12>f6", "w>f5"}


def test_the_talons_top_marries_in_suit_and_not_with_the_wrong_colour(table):
    position = table(BASES | {"t6": "8D", "t12": "8H", "w": "7H"})
    assert not any(text.startswith("w>t") for text in texts(position))
    position = table(BASES | {"t6": "8S", "t12": "8C", "w": "9S"})
    assert not any(text.startswith("w>t") for text in texts(position))


def test_a_red_wrong_card_moves_north_when_pack_and_talon_are_out(table):
    piles = BASES | FULL | {"t12": "9D", "t6": ""}
    assert "t12>t6" not in texts(table(piles))
    assert "t12>t6" not in texts(table(piles, rest="w"))
    assert "t12>t6" in texts(table(piles, rest="t1"))
    assert "t7>t6" not in texts(table(piles, rest="t1"))


def test_any_red_card_in_the_south_and_any_black_one_in_the_north_change_places(table):
    position = table(BASES | FULL | {"t1": "QC", "t6": "2S", "t7": "QD", "t12": "2H"}, rest="w")
    assert {text for text in texts(position) if "=" in text} == {"t1=t7", "t1=t12", "t6=t7", "t6=t12"}


def test_cards_are_turned_singly_and_lie_clockwise_from_the_west(dealt, codes):
    position = dealt("5H 5D 7H 7D TH TD 5C 5S 7C 7S TC TS 9H 9S")
    assert [codes(pile) for pile in position.zones["t"]] == "5H 5D 7H 7D TH TD 5C 5S 7C 7S TC TS".split()
    position.push("turn")
    assert codes(position.zones["w"][0]) == "9H"
