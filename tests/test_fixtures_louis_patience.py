"""The Louis Patience: twelve lettered packets dealt in circles; rights that come with the first redeal."""

import cadogan

GAME = cadogan.game("louis-patience")
BASES = {f"f{k + 1}": ("A" if k < 4 else "K") + "CDHS"[k % 4] for k in range(8)}
CIRCLE = "5C 9C 7C 5D 7D 9D 4S 6S 8S TC TD"


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_ninety_six_cards_make_eight_circles():
    assert 96 == 8 * 12
    position = GAME.deal(1)
    assert [pile[0].code for pile in position.zones["f"]] == "AC AD AH AS KC KD KH KS".split()


def test_the_card_in_hand_may_be_played_and_the_next_takes_its_letter(dealt, codes):
    position = dealt("5C 2H 9D " + CIRCLE)
    assert codes(position.zones["h"][0]) == "2H"
    assert texts(position) == {"h>f3", "deal"}
    position.push("h>f3")
    assert codes(position.zones["t"][1]) == "9D"


def test_a_card_laid_waits_until_its_circle_is_complete(dealt):
    position = dealt("2H 5C 3H " + CIRCLE)
    position.push("deal")
    assert position.zones["t"][0][-1].code == "2H"
    assert sizes(position, "t") == [1] * 12
    assert texts(position) == {"t1>f3", "deal"}


def test_older_circles_do_not_play_even_if_bared(dealt):
    position = dealt("3H " + CIRCLE + " 2H 5H 5S 7S 6S 8S TS 9S JD TD 9D 8D")
    position.push("deal")
    assert position.zones["h"][0][-1].code == "2H", "the first letter of the second circle"
    position.push("deal")
    assert [card.code for card in position.zones["t"][0]] == ["3H", "2H"]
    position.push("t1>f3")
    assert "t1>f3" not in texts(position)
    assert "deal" in texts(position)


def test_gaps_are_never_refilled(dealt):
    position = dealt("2H 5C 3H " + CIRCLE)
    position.push("deal")
    position.push("t1>f3")
    assert not position.zones["t"][0]


def test_after_the_deal_tops_play_and_marry_up_or_down(table):
    position = table(BASES | {"t1": "2C", "t2": "QD", "t3": "5H", "t4": "6H", "t5": "6S"}, rest="t12")
    found = texts(position)
    assert {"t1>f1", "t2>f6", "t3>t4", "t4>t3"} <= found
    assert "t3>t5" not in found


def test_packets_are_redealt_from_f_backwards_each_bottom_card_first(table, codes):
    order = (6, 5, 4, 3, 2, 1, 12, 11, 10, 9, 8)
    piles = {f"t{k}": card for k, card in zip(order, "3C 4C 5C 6C 7C 8C 3D 4D 5D 6D 7D".split(), strict=True)}
    position = table(BASES | piles | {"f3": "AH"}, rest="t7")
    position.push("redeal")
    assert [codes(pile) for pile in position.zones["t"][:11]] == "3C 4C 5C 6C 7C 8C 3D 4D 5D 6D 7D".split()
    piles["t6"] = "9H 8H"
    position = table(BASES | piles, rest="t7")
    position.push("redeal")
    assert [pile[0].code for pile in position.zones["t"][:2]] == ["9H", "8H"]


def test_cards_laid_aside_are_redealt_first_in_their_order(table):
    position = table(BASES | {"a": "9S 7S", "t6": "5C"}, rest="t7")
    position.push("redeal")
    assert [pile[0].code for pile in position.zones["t"][:3]] == ["9S", "7S", "5C"]


def test_there_are_three_redeals(table):
    assert GAME.redeals == 3
    assert "redeal" in texts(table(BASES, rest="t7", redeals=2))
    assert "redeal" not in texts(table(BASES, rest="t7", redeals=3))


BOTH = {"f3": "AH..6H", "f7": "KH..8H"}


def test_in_the_first_deal_a_card_that_fits_both_goes_to_either_and_neither_crosses_nor_lies_aside(dealt):
    position = dealt("2H..6H QH..8H 7H")
    while position.zones["h"][0][-1].code != "7H":
        position.push("h>f3" if "h>f3" in texts(position) else "h>f7")
    assert texts(position) == {"h>f3", "h>f7", "deal"}
    position.push("h>f3")
    assert not any(move.kind == "cross" for move in position.legal_moves)


def test_from_the_first_redeal_on_such_a_card_may_cross_or_be_laid_aside(table):
    position = table(BASES | BOTH | {"t6": "7H 9S 4C 5C"}, rest="t7")
    position.push("redeal")
    assert texts(position) == {"h>f3", "h>f7", "h>a", "deal"}
    aside = position.copy()
    position.push("h>f3")
    assert "f3>f7" in texts(position)
    position.push("f3>f7")
    assert {move.text for move in position.legal_moves if move.kind == "cross"} == {"f7>f3"}
    aside.push("h>a")
    assert {"a>f3", "a>f7"} <= texts(aside)
    aside.push("a>f3")
    assert not any(move.kind == "cross" for move in aside.legal_moves), "one played from aside does not cross"


def test_a_card_that_fits_one_foundation_is_not_laid_aside(table):
    position = table(BASES | {"t6": "2H 9S 4C 5C"}, rest="t7")
    position.push("redeal")
    assert texts(position) == {"h>f3", "deal"}


def test_another_card_played_on_either_ends_the_right_to_cross(table):
    position = table(BASES | BOTH | {"t6": "7H 8H 4C 5C"}, rest="t7")
    position.push("redeal")
    position.push("h>f3")
    assert texts(position) == {"f3>f7", "h>f3", "deal"}, "7H alone may cross"
    position.push("h>f3")
    assert not any(move.kind == "cross" for move in position.legal_moves)


def test_a_card_aside_plays_also_with_a_card_in_hand_which_is_held_for_it(table, codes):
    position = table(BASES | BOTH | {"t6": "7H 9S 4C 5C"}, rest="t7")
    position.push("redeal")
    position.push("h>a")
    assert codes(position.zones["h"][0]) == "9S"
    assert texts(position) == {"a>f3", "a>f7", "deal"}
    position.push("deal")
    assert codes(position.zones["h"][0]) == "4C"
    assert "a>f3" in texts(position)


def test_from_the_first_redeal_on_the_complete_circle_plays_too(table):
    order = (6, 5, 4, 3, 2, 1, 12, 11, 10, 9, 8)
    piles = {f"t{k}": card for k, card in zip(order, "2H 4C 5C 6C 7C 8C 3D 4D 5D 6D 7D".split(), strict=True)}
    position = table(BASES | piles, rest="t7")
    position.push("redeal")
    assert texts(position) == {"h>f3", "deal"}
    position.push("deal")
    assert "t1>f3" not in texts(position), "before the circle is complete"
