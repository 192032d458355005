"""General Sedgewick: the sixth card is the base; foundations go up in suit with wrap."""

import cadogan

GAME = cadogan.game("general-sedgewick")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_forty_six_cards_are_left_after_the_base(dealt, codes):
    position = dealt("2C 4C 6C 8C TC 9D 3C")
    assert [codes(pile) for pile in position.zones["t"]] == "2C 4C 6C 8C TC".split()
    assert codes(position.zones["f"][0]) == "9D"
    assert sizes(position, "s") == [46]


def test_foundations_go_up_in_suit_with_wrap_and_begin_as_they_come(table):
    position = table({"f1": "9D", "f2": "9S..KS", "t1": "TD", "t2": "TC", "t3": "AS", "t4": "9H", "w": "9C"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f1", "t3>f2", "t4>f3", "w>f3"}


def test_a_card_goes_on_a_top_one_higher_of_any_suit_with_wrap(table):
    position = table({"f1": "9D", "t1": "5C", "t2": "6C", "t3": "6D", "t4": "KS", "t5": "AS", "w": "5H"})
    found = texts(position)
    assert {"t1>t2", "t1>t3", "w>t2", "t4>t5"} <= found
    assert not {"t2>t1", "t5>t4", "w>t1"} & found


def test_gaps_are_filled_at_once_from_the_talon_else_from_the_pack(table, codes):
    full = {"f1": "9D", "t1": "TD", "t2": "2C", "t3": "2D", "t4": "4C", "t5": "4D"}
    for piles, card in (({"w": "8S 3S", "s": "JH"}, "3S"), ({"s": "JH"}, "JH")):
        position = table(full | piles)
        position.push("t1>f1")
        assert codes(position.zones["t"][0]) == card


def test_never_from_the_cross(table):
    position = table({"f1": "9D..KD AD..3D", "t2": "7C", "t3": "5D"}, rest="t2")
    assert not any("t1" in move.targets for move in position.legal_moves)


def test_there_is_no_redeal(table):
    assert GAME.redeals == 0
    assert "redeal" not in texts(table({"f1": "9D"}, rest="w"))
