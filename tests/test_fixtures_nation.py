"""The Nation: twelve columns counted out to eight, whether a card stays or is played."""

import cadogan

GAME = cadogan.game("nation")
BASES = {f"f{k + 1}": ("A" if k < 4 else "K") + "CDHS"[k % 4] for k in range(8)}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_ninety_six_cards_are_dealt_in_columns_of_eight():
    assert 96 == 12 * 8
    position = GAME.deal(2)
    home = sum(sizes(position, "f")) - 8
    assert sum(sizes(position, "t")) + home + len(position.zones["h"][0]) + sum(sizes(position, "s")) == 96


def test_with_numbers_4_and_7_played_the_column_holds_six(dealt, codes):
    position = dealt("3H 5H 9H 2C 6D 7D QD 8D TS 8S")
    assert codes(position.zones["t"][0]) == "3H 5H 9H 6D 7D 8D"
    assert codes(position.zones["t"][1])[:5] == "TS 8S"
    assert codes(position.zones["f"][0])[:5] == "AC 2C"
    assert codes(position.zones["f"][5])[:5] == "KD QD"


def test_a_card_that_fits_both_foundations_is_the_players_choice_and_must_be_played(dealt, codes):
    position = dealt("2C..6C QC..8C 7C 9D 5H")
    assert codes(position.zones["h"][0]) == "7C"
    assert texts(position) == {"h>f1", "h>f5"}
    assert sizes(position, "t")[:2] == [0, 0]
    position.push("h>f5")
    assert codes(position.zones["t"][1])[:5] == "9D 5H"
    assert position.zones["h"][0] or not position.zones["s"][0], "the deal goes on by itself to the next such card"


def test_after_the_deal_column_ends_play_and_marry_up_or_down(table):
    position = table(BASES | {"t1": "2C", "t2": "QD", "t3": "5H", "t4": "6H", "t5": "6S"}, rest="t12")
    found = texts(position)
    assert {"t1>f1", "t2>f6", "t3>t4", "t4>t3"} <= found
    assert not {"t3>t5", "t1>f5"} & found


def test_an_empty_column_takes_any_available_card_also_a_columns_only_one(table):
    position = table(BASES | {"t1": "5C", "t3": "6S 9S"}, rest="t12")
    assert {"t1>t2", "t3>t2", "t12>t2"} <= texts(position)


def test_columns_are_redealt_the_last_first_from_its_top_card(table, codes):
    piles = {"t12": "5H 6H 9H", "t11": "4S", "t10": "3D 4D", "t1": "9C"}
    position = table(BASES | piles, rest="t2")
    position.push("redeal")
    assert codes(position.zones["t"][0])[:17] == "5H 6H 9H 4S 3D 4D"


def test_a_redeal_plays_and_counts_as_the_deal_does(table, codes):
    position = table(BASES | {"t12": "5H 2H 9H 7S", "t11": "4S 5S 6D 8D"}, rest="t2")
    position.push("redeal")
    assert codes(position.zones["t"][0]) == "5H 9H 7S 4S 5S 6D 8D"
    assert codes(position.zones["f"][2])[:5] == "AH 2H"


def test_two_redeals_unshuffled(table):
    assert GAME.redeals == 2
    assert "redeal" in texts(table(BASES, rest="t2", redeals=1))
    assert "redeal" not in texts(table(BASES, rest="t2", redeals=2))
    one, other = (table(BASES, rest="t2", seed=seed) for seed in (1, 2))
    one.push("redeal")
    other.push("redeal")
    assert one.zones == other.zones
