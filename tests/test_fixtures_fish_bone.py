"""The Fish-Bone: knaves down to the ace, a king and a queen beside each, a gridiron of six."""

import cadogan

GAME = cadogan.game("fish-bone")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def turned(position, times):
    for _ in range(times):
        position.push("turn")
    return position


def test_eight_suits_of_thirteen_make_the_two_packs():
    assert 8 * 13 == 104
    assert sizes(GAME.deal(1), "t") == [1] * 6


def test_a_queen_with_no_knave_placed_stays_on_the_talon(dealt, codes):
    position = turned(dealt("5C 7C 9C KH TH 9D QH"), 1)
    assert codes(position.zones["w"][0]) == "QH"
    assert texts(position) == {"turn"}, "although K♥ and 10♥ lie in the gridiron"


def test_a_knave_goes_at_once_and_then_kings_and_queens_from_gridiron_and_talon(dealt, codes):
    position = turned(dealt("5C 7C 9C KH 2S 9D QH JH 4S 3S"), 2)
    assert [codes(position.zones["f"][k]) for k in (2, 10, 18)] == ["JH", "KH", "QH"]
    assert codes(position.zones["t"][3]) == "4S", "the talon is out, so the pack fills the gap"


def test_a_second_queen_of_a_suit_has_no_room_until_the_second_knave(dealt, codes):
    position = turned(dealt("5C 7C 9C 2H 2S 9D JH QH QH JH"), 3)
    assert codes(position.zones["w"][0]) == "QH"
    position.push("turn")
    assert [codes(position.zones["f"][k]) for k in (2, 6, 18, 22)] == ["JH", "JH", "QH", "QH"]


def test_of_two_queens_for_one_room_the_player_chooses(dealt, codes):
    position = turned(dealt("5C 7C 9C QH 2S 9D QH JH 4S"), 2)
    assert texts(position) == {"t4>f19", "w>f19"}
    position.push("w>f19")
    assert codes(position.zones["t"][3]) == "QH"


def test_the_gridiron_marries_up_with_the_card_turned_only(dealt):
    position = turned(dealt("5C 7C 9C 2H 3H 9D 6C"), 1)
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert found == {"w>t1"}, "6C on 5C, not on 7C; 3H stays"


def test_kings_never_marry(dealt):
    position = turned(dealt("QC 7C 9C 2H 4H 9D KC"), 1)
    assert texts(position) == {"turn"}


def test_knaves_go_down_to_the_ace_in_suit_from_gridiron_and_talon(dealt):
    position = turned(dealt("TH TC 9C 2H 4H 9D JH TH"), 2)
    assert {text for text in texts(position) if ">f" in text} == {"t1>f3", "w>f3"}


def test_gridiron_gaps_are_filled_at_once_from_the_talon_else_from_the_pack(dealt, codes):
    position = turned(dealt("TH TC 9C 2H 4H 9D 7S JH 5S"), 2)
    position.push("t1>f3")
    assert codes(position.zones["t"][0]) == "7S"
    position = turned(dealt("TH TC 9C 2H 4H 9D JH 5S"), 1)
    position.push("t1>f3")
    assert codes(position.zones["t"][0]) == "5S"


def test_one_redeal_of_the_talon_alone_unshuffled(table):
    assert GAME.redeals == 1
    piles = {"t1": "5C", "t2": "7C", "t3": "9C", "t4": "2H", "t5": "4H", "t6": "9D"}
    piles |= {f"f{k + 1}": f"J{'CDHS'[k % 4]}" for k in range(8)}
    piles |= {f"f{k + 9}": f"K{'CDHS'[k % 4]}" for k in range(8)}
    piles |= {f"f{k + 17}": f"Q{'CDHS'[k % 4]}" for k in range(8)}
    assert "redeal" not in texts(table(piles, rest="w", redeals=1))
    position = table(piles, rest="w")
    first = position.zones["w"][0][0]
    position.push("redeal")
    position.push("turn")
    assert position.zones["w"][0][-1] == first
