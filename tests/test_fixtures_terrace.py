"""The Terrace: thirteen cards, the player's choice of the base, and colours that alternate."""

import cadogan

GAME = cadogan.game("terrace")
FULL = {f"t{k + 1}": card for k, card in enumerate("2C 2D 2H 2S 4C 4D 4H 4S 2D".split())} | {"k": "6S 6S"}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_eighty_one_cards_are_left_in_the_pack(dealt, codes):
    position = dealt("2C..KC AC 5D 9D JD 2H 3H 4H 5H 6H 7H 8H")
    assert codes(position.zones["k"][0]) == "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    assert texts(position) == {"base:h1", "base:h2", "base:h3"}
    position.push("base:h2")
    assert codes(position.zones["f"][0]) == "9D"
    assert [codes(pile) for pile in position.zones["t"]] == "5D JD 2H 3H 4H 5H 6H 7H 8H".split()
    assert sizes(position, "s") == [81]


def test_foundations_go_up_from_the_base_alternating_colours_with_wrap(table):
    valley = {"t1": "TS", "t2": "TH", "t3": "AD", "t4": "AC", "t5": "9H"}
    position = table(FULL | valley | {"f1": "9D", "f2": "9C TH JS QD KC"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f1", "t3>f2", "t5>f3"}


def test_the_terraces_right_hand_card_goes_to_foundations_only(table):
    position = table(FULL | {"f1": "9D", "k": "4C TS", "t1": "JD"})
    assert {text for text in texts(position) if text.startswith("k")} == {"k>f1"}
    position = table(FULL | {"f1": "9D", "k": "TS 4C", "t1": "5D"})
    assert not {text for text in texts(position) if text.startswith("k")}


def test_valley_marriages_are_one_lower_of_the_other_colour_with_wrap(table):
    position = table(FULL | {"f1": "9D", "t1": "5D", "t2": "6C", "t3": "6H", "t4": "KS", "t5": "AD", "w": "5H"})
    found = texts(position)
    assert {"t1>t2", "t4>t5", "w>t2"} <= found
    assert not {"t2>t1", "t1>t3", "w>t3", "t5>t4"} & found


def test_a_valley_or_talon_card_yields_to_the_terraces_card_on_its_foundation(table):
    position = table(FULL | {"f1": "9D", "k": "4C TS", "t1": "TC", "w": "TS"})
    assert {text for text in texts(position) if ">f" in text} == {"k>f1"}
    position = table(FULL | {"f1": "9D", "f2": "9H TC JD", "k": "4C TS", "t1": "QC"})
    assert {text for text in texts(position) if ">f" in text} == {"k>f1", "t1>f2"}, "another foundation is free"


def test_the_preference_bars_neither_a_base_nor_a_valley_marriage(table):
    position = table(FULL | {"f1": "TD", "k": "4C TS", "t1": "TC", "t2": "JD", "t3": "TS"})
    found = texts(position)
    assert "t1>f2" in found, "a base"
    assert {"t1>t2", "t3>t2"} <= found


def test_gaps_are_filled_at_once_from_the_talon_else_from_the_pack(table, codes):
    for piles, card in (({"w": "8S 3S", "s": "JH"}, "3S"), ({"s": "JH"}, "JH")):
        position = table(FULL | {"f1": "9D", "t1": "TS"} | piles)
        position.push("t1>f1")
        assert codes(position.zones["t"][0]) == card


def test_there_is_no_redeal(table):
    assert GAME.redeals == 0
    assert "redeal" not in texts(table(FULL | {"f1": "9D"}, rest="w"))


def test_one_card_is_turned_at_a_time(table, codes):
    position = table(FULL | {"f1": "9D", "s": "9S TS"})
    position.push("turn")
    assert codes(position.zones["w"][0]) == "TS"
    position.push("turn")
    assert codes(position.zones["w"][0]) == "TS 9S"


def test_the_talons_top_and_the_terrace_begin_foundations_too(table):
    position = table(FULL | {"f1": "9D", "w": "9C"})
    assert {text for text in texts(position) if ">f" in text} == {"w>f2"}
    position = table(FULL | {"f1": "9D", "k": "4C 9H"})
    assert {text for text in texts(position) if ">f" in text} == {"k>f2"}


def test_eight_foundations_of_thirteen_win(table):
    red = ["9D TC JD QC KD AC 2D 3C 4D 5C 6D 7C 8D", "9H TS JH QS KH AS 2H 3S 4H 5S 6H 7S 8H"]
    black = ["9C TD JC QD KC AD 2C 3D 4C 5D 6C 7D 8C", "9S TH JS QH KS AH 2S 3H 4S 5H 6S 7H 8S"]
    piles = dict(zip((f"f{k}" for k in range(1, 9)), red + red + black + black, strict=True))
    position = table(piles | {"f8": piles["f8"][:-3], "k": "8S"})
    position.push("k>f8")
    assert position.outcome() is cadogan.Outcome.WON
