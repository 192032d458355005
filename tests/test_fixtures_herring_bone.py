"""The Herring-Bone: the 41st card begins up or down; the bone and the bars come first."""

import cadogan

GAME = cadogan.game("herring-bone")
BONE = "2C..KC AC 2D..KD AD 3H 5H"
FULL = {f"a{k + 1}": card for k, card in enumerate("3S 5S 7S 3S 5S 7S 4S 6S".split())}
FULL |= {"b1": "3C", "b2": "3H", "b3": "6H", "b4": "6C", "k": "4H 4H"}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_twenty_eight_in_the_bone_forty_with_sides_and_bars_and_sixty_three_left(dealt, codes):
    position = dealt(BONE + " 2H 4H 6H 8H TH QH 2S 4S 6S 8S TS QS 9D")
    assert 7 * 3 + 7 == 28 == len(position.zones["k"][0])
    assert codes(position.zones["k"][0]).endswith("3H 5H")
    assert [codes(pile) for pile in position.zones["a"]] == "2H 4H 6H 8H TH QH 2S 4S".split()
    assert [codes(pile) for pile in position.zones["b"]] == "6S 8S TS QS".split()
    assert texts(position) == {"h>f2", "h>f6"}, "up or down, before anything else"
    position.push("h>f6")
    assert sizes(position, "s") == [63]


def test_foundations_go_up_and_down_with_wrap(table):
    position = table(FULL | {"f1": "QC KC", "f5": "QC JC", "a1": "AC", "a2": "TC"})
    assert {text for text in texts(position) if ">f" in text} == {"a1>f1", "a2>f5"}
    position = table(FULL | {"f6": "2D AD", "f2": "2D", "a1": "KD", "a2": "3D"})
    assert {text for text in texts(position) if ">f" in text} == {"a1>f6", "a2>f2"}


def test_a_card_of_the_bases_rank_goes_to_either_free_foundation_of_its_suit(table):
    position = table(FULL | {"f2": "9D", "a1": "9D", "a2": "9S"})
    assert {text for text in texts(position) if ">f" in text} == {"a1>f6", "a2>f4", "a2>f8"}


def test_there_is_no_building(table):
    position = table(FULL | {"f2": "9D", "a1": "5C", "a2": "6C", "b1": "7C", "w": "4C"})
    assert not any(move.kind == "marry" for move in position.legal_moves)


def test_a_bar_gap_is_filled_at_once_from_the_bone_and_stays_when_the_bone_is_gone(table, codes):
    position = table(FULL | {"f2": "9D", "b1": "TD", "k": "4C 7H", "w": "2H"})
    position.push("b1>f2")
    assert codes(position.zones["b"][0]) == "7H"
    position = table(FULL | {"f2": "9D", "b1": "TD", "k": "", "w": "2H"})
    position.push("b1>f2")
    assert not position.zones["b"][0]


def test_side_gaps_are_filled_in_one_act_from_the_talon_else_from_the_pack(table, codes):
    position = table(FULL | {"f2": "9D", "a1": "JD", "a2": "TD", "w": "2H", "s": "7C"})
    position.push("a2>f2")
    position.push("a1>f2")
    assert "fill" in texts(position)
    assert "turn" not in texts(position)
    position.push("fill")
    assert [codes(pile) for pile in position.zones["a"][:2]] == ["2H", "7C"]


def test_a_side_or_talon_card_yields_to_the_bone_and_the_bars(table):
    for piles in ({"k": "4C TD"}, {"b1": "TD"}):
        position = table(FULL | {"f2": "9D", "a1": "TD"} | piles)
        assert len({text for text in texts(position) if text.endswith(">f2")}) == 1
        assert "a1>f2" not in texts(position)
    position = table(FULL | {"f2": "9D", "f6": "9D", "a1": "8D", "b1": "TD"})
    assert {"a1>f6", "b1>f2"} <= texts(position), "the preference is for one foundation"


def test_the_preference_bars_no_base_and_no_crossing(table):
    position = table(FULL | {"f2": "9D", "a1": "9S", "b1": "9S"})
    assert {"a1>f4", "a1>f8", "b1>f4", "b1>f8"} <= texts(position)
    position = table(FULL | {"f2": "9D TD JD", "f6": "9D 8D..AD KD QD", "b1": "QD"})
    assert {"f6>f2", "b1>f2"} <= texts(position)


def test_cards_cross_but_never_a_base_nor_on_to_a_foundation_not_begun(table):
    position = table(FULL | {"f2": "9D TD JD", "f6": "9D 8D..AD KD QD"})
    assert {"f2>f6", "f6>f2"} <= texts(position)
    position = table(FULL | {"f2": "9D TD"})
    assert not {"f2>f6"} & texts(position)
    position = table(FULL | {"f2": "9D", "f6": "9D 8D..AD KD QD JD TD"})
    assert "f6>f2" in texts(position)
    assert "f2>f6" not in texts(position)


def test_two_redeals_of_the_talon_alone_shuffled(table):
    assert GAME.redeals == 2
    piles = FULL | {"f2": "9D"}
    assert "redeal" in texts(table(piles, rest="w", redeals=1))
    assert "redeal" not in texts(table(piles, rest="w", redeals=2))
    one, other = (table(piles, rest="w", seed=seed) for seed in (1, 2))
    one.push("redeal")
    other.push("redeal")
    assert one.zones["s"] != other.zones["s"]
    assert one.zones["k"] == other.zones["k"]


def test_the_bone_may_hold_a_card_twice(dealt):
    assert len(dealt("5C 5C 2H 4H " + BONE.replace("5C ", "").replace("2C..KC", "2C..4C 6C..KC")).zones["k"][0]) == 28


def test_one_card_is_turned_at_a_time(table, codes):
    position = table(FULL | {"f2": "9D", "s": "9S TS"})
    position.push("turn")
    assert codes(position.zones["w"][0]) == "TS"
    position.push("turn")
    assert codes(position.zones["w"][0]) == "TS 9S"


def test_the_talons_top_and_the_bones_last_card_play(table):
    position = table(FULL | {"f2": "9D", "w": "TD"})
    assert {text for text in texts(position) if ">f" in text} == {"w>f2"}
    position = table(FULL | {"f2": "9D", "k": "TD 9S"})
    assert {text for text in texts(position) if ">f" in text} == {"k>f4", "k>f8"}
