"""Light and Shade: only Auxiliaries reach the foundations, whose colours alternate."""

import cadogan

GAME = cadogan.game("light-and-shade")
ACES = {f"f{k + 1}": f"A{suit}" for k, suit in enumerate("CDHSCDHS")}
FULL = ACES | {"a1": "TC", "a2": "TD", "a3": "TH", "a4": "TS", "r1": "QC", "r2": "QD", "r3": "QH", "r4": "QS"}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_eighty_eight_cards_are_left_after_aces_and_eight_cards():
    position = GAME.deal(1)
    assert [pile[0].code for pile in position.zones["f"]] == "AC AD AH AS AC AD AH AS".split()
    assert sizes(position, "a") == sizes(position, "r") == [1] * 4
    assert sizes(position, "s") == [88]


def test_auxiliaries_lie_first(dealt):
    position = dealt("2C 4C 6C 8C 3D 5D 7D 9D")
    assert [pile[0].code for pile in position.zones["a"]] == ["2C", "4C", "6C", "8C"]


def test_colours_alternate_on_the_foundations_whatever_the_suit(table):
    position = table(FULL | {"f1": "AC 2D", "a1": "3S", "a2": "3H", "a3": "3C"})
    assert {"a1>f1", "a3>f1"} <= texts(position)
    assert "a2>f1" not in texts(position)


def test_rivals_and_the_talon_do_not_go_to_foundations(table):
    position = table(FULL | {"r1": "2D", "w": "2H"})
    assert not any(">f" in text for text in texts(position))


def test_a_rival_or_the_talons_top_goes_on_an_auxiliary_one_higher_of_the_other_colour(table):
    position = table(FULL | {"a1": "6C", "r1": "5D", "r2": "5S", "w": "5H", "a2": "7D"})
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert found == {"r1>a1", "w>a1"}, "no Auxiliary moves on another"


def test_an_auxiliary_gap_takes_any_rival_at_once_and_the_rivals_gap_is_filled_after(table, codes):
    position = table(FULL | {"a1": "2D", "w": "8S"})
    position.push("a1>f1")
    assert texts(position) == {f"r{k}>a1" for k in range(1, 5)}
    position.push("r3>a1")
    assert codes(position.zones["r"][2]) == "8S"
    assert "turn" in texts(position)


def test_with_no_rival_left_the_gap_stays(table):
    position = table(ACES | {"a1": "2D", "a2": "9C"}, rest="a2")
    position.push("a1>f1")
    assert not position.zones["a"][0]
    assert not any("a1" in move.targets for move in position.legal_moves)


def test_a_rivals_place_is_filled_from_the_talon_else_from_the_pack(table, codes):
    for piles, card in (({"w": "8S 9S", "s": "JH"}, "9S"), ({"s": "JH"}, "JH")):
        position = table(FULL | {"a1": "6C", "r1": "5D"} | piles)
        position.push("r1>a1")
        assert codes(position.zones["r"][0]) == card


def test_there_is_no_redeal(table):
    assert GAME.redeals == 0
    assert "redeal" not in texts(table(FULL, rest="w"))
