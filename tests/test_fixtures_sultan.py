"""The Sultan: seven kings and an ace around the Sultan, a Divan of eight."""

import cadogan

GAME = cadogan.game("sultan")
AROUND = {f"f{k + 1}": card for k, card in enumerate("KC AH KC KD KD KS KH KS".split())} | {"x": "KH"}
DIVAN = {f"t{k + 1}": card for k, card in enumerate("5C 7C 9C 5D 7D 9D 5S 7S".split())}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_nine_cards_are_withdrawn_and_laid_around_the_sultan():
    position = GAME.deal(3)
    assert [pile[0].code for pile in position.zones["f"]] == "KC AH KC KD KD KS KH KS".split()
    assert [card.code for card in position.zones["x"][0]] == ["KH"]
    assert 104 - 9 == 95 == 7 * 12 + 11


def test_eighty_seven_cards_are_left_after_the_divan():
    position = GAME.deal(3)
    assert sizes(position, "t") == [1] * 8
    assert sizes(position, "s") == [87]


def test_a_king_is_followed_by_its_ace_and_the_ace_by_its_2_in_suit(table):
    position = table(AROUND | {"t1": "AD", "t2": "2H", "t3": "AH", "t4": "2S", "t5": "QD", "t6": "AS"})
    plays = {text for text in texts(position) if ">f" in text}
    assert plays == {"t1>f4", "t2>f2", "t3>f7", "t6>f6"}


def test_the_ace_of_hearts_and_the_king_of_hearts_are_one_while_they_want_the_same_card(table):
    position = table(AROUND | {"f7": "KH AH", "t1": "2H", "t2": "3H"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f2"}
    position = table(AROUND | {"f2": "AH 2H", "f7": "KH AH", "t1": "2H", "t2": "3H"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f7", "t2>f2"}


def test_there_is_no_building_on_the_divan(table):
    position = table(AROUND | {"t1": "5C", "t2": "6C", "t3": "7D", "w": "8D"})
    assert texts(position) == {"turn"}


def test_a_divan_place_is_refilled_at_once_from_the_talon_else_from_the_pack(table, codes):
    position = table(AROUND | DIVAN | {"t1": "AD", "t2": "2D", "w": "9C TC", "s": "4S 7H"})
    position.push("t1>f4")
    assert codes(position.zones["t"][0]) == "TC"
    position = table(AROUND | DIVAN | {"t1": "AD", "t2": "2D", "s": "4S 7H"})
    position.push("t1>f4")
    assert codes(position.zones["t"][0]) == "7H"


def test_the_talons_top_plays(table):
    position = table(AROUND | DIVAN | {"w": "AS AC"})
    assert {"w>f1"} == {text for text in texts(position) if ">f" in text}


def test_two_redeals_of_the_talon_alone_shuffled(table):
    assert GAME.redeals == 2
    position = table(AROUND | DIVAN, rest="w", redeals=1)
    assert "redeal" in texts(position)
    assert "redeal" not in texts(table(AROUND | DIVAN, rest="w", redeals=2))
    assert "redeal" not in texts(table(AROUND | DIVAN | {"s": "9C"}, rest="w"))
    one, other = (table(AROUND | DIVAN, rest="w", seed=seed) for seed in (1, 2))
    one.push("redeal")
    other.push("redeal")
    assert sizes(one, "s") == sizes(other, "s")
    assert one.zones["s"] != other.zones["s"]
    assert one.zones["t"] == other.zones["t"]


def test_every_foundation_at_its_queen_wins(table):
    piles = {f"f{k}": f"K{s} A{s}..Q{s}" for k, s in ((1, "C"), (3, "C"), (4, "D"), (5, "D"), (6, "S"), (7, "H"))}
    position = table(piles | {"f2": "AH..QH", "f8": "KS AS..JS", "x": "KH", "t1": "QS"})
    assert position.outcome() is None
    position.push("t1>f8")
    assert position.outcome() is cadogan.Outcome.WON
