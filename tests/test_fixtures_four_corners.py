"""The Four Corners: in the deal only the card in hand plays, from a corner to any foundation, from a side to the one
beside it.

Places: t1 top left corner, t2-5 left sides, t6 lower left corner, t7 top right corner, t8-11 right sides, t12 lower
right corner. Foundations: aces f1-4 and kings f5-8 in C D H S; in the middle their rows are D C H S from the top.
"""

import pytest

import cadogan
from cadogan import Outcome

GAME = cadogan.game("four-corners")
FILLERS = "2C 3C 4C 5C 6C 7C 8C 9C TC JC 3S"
BASES = {f"f{k + 1}": ("A" if k < 4 else "K") + "CDHS"[k % 4] for k in range(8)}


def falling_on(dealt, place, card, base, after="6H 6H"):
    """The deal at which a card in hand falls on a place, a base having gone to its place at once before."""
    return dealt(f"{base} {' '.join(FILLERS.split()[: place - 1])} {card} {after}")


def texts(position):
    return {move.text for move in position.legal_moves}


@pytest.mark.parametrize("corner", [1, 6, 7, 12])
def test_king_of_diamonds_placed_the_queen_falling_on_any_corner_may_be_played(dealt, corner):
    position = falling_on(dealt, corner, "QD", "KD")
    assert position.zones["h"][0][-1].code == "QD"
    assert texts(position) == {"h>f6", "deal"}


def test_king_of_diamonds_placed_the_queen_falling_on_right_side_1_may_be_played(dealt):
    position = falling_on(dealt, 8, "QD", "KD")
    assert texts(position) == {"h>f6", "deal"}
    assert position.parse_move("h>f6").kind == "play"


@pytest.mark.parametrize("side", [2, 3, 4, 5, 9, 10, 11])
def test_king_of_diamonds_placed_the_queen_falling_on_another_side_may_not_be_played(dealt, side):
    position = falling_on(dealt, side, "QD", "KD", after="3D 4D 5D 3D 4D 5D 3H 4H 5H 3H 4H")
    assert position.zones["t"][side - 1][-1].code == "QD"
    assert texts(position) == {"deal"}


# The row of each suit's foundation, from the top: D C H S.
@pytest.mark.parametrize(("base", "card", "side", "foundation"), [
    ("AD", "2D", 2, "f2"), ("AC", "2C", 3, "f1"), ("AH", "2H", 4, "f3"), ("AS", "2S", 5, "f4"),
    ("KD", "QD", 8, "f6"), ("KC", "QC", 9, "f5"), ("KH", "QH", 10, "f7"), ("KS", "QS", 11, "f8"),
])  # fmt: skip
def test_each_side_adjoins_the_foundation_of_its_row(dealt, base, card, side, foundation):
    fillers = " ".join("3H 4H 5H 6H 7H 8H 9H TH 3H 4H".split()[: side - 1])
    position = dealt(f"{base} {fillers} {card}")
    assert texts(position) == {f"h>{foundation}", "deal"}
    for other in {2, 3, 4, 5, 8, 9, 10, 11} - {side}:
        fillers = "3H 4H 5H 6H 7H 8H 9H TH 3H 4H 5H 6H".split()
        fillers.insert(other - 1, card)
        position = dealt(f"{base} {' '.join(fillers[:12])}")
        assert texts(position) == {"deal"}, other


def test_a_played_card_is_replaced_by_the_next_on_the_same_packet(dealt):
    position = falling_on(dealt, 8, "QD", "KD", after="6H 7H")
    position.push("h>f6")
    while position.zones["h"][0]:
        position.push("deal")
    assert position.zones["t"][7][0].code == "6H"
    assert position.zones["f"][5][-1].code == "QD"


def test_a_card_that_may_be_played_may_be_laid(dealt):
    position = falling_on(dealt, 8, "QD", "KD")
    position.push("deal")
    assert position.zones["t"][7][-1].code == "QD"
    assert position.zones["f"][5][-1].code == "KD"


def test_bases_go_to_their_places_at_once_and_are_replaced(dealt):
    position = dealt("KS AH 3C 4C 5C 6C 7C 8C 9C TC JC 3D 4D 5D")
    assert position.zones["f"][7][0].code == "KS"
    assert position.zones["f"][2][0].code == "AH"
    assert [pile[0].code for pile in position.zones["t"]] == "3C 4C 5C 6C 7C 8C 9C TC JC 3D 4D 5D".split()


def test_the_second_ace_of_a_suit_is_an_ordinary_card(dealt):
    position = dealt("AC AC 4C 5C 6C 7C 8C 9C TC JC 3D 4D 5D")
    assert [pile[0].code for pile in position.zones["t"]] == "AC 4C 5C 6C 7C 8C 9C TC JC 3D 4D 5D".split()


def test_in_the_deal_only_the_card_in_hand_plays(dealt):
    position = dealt("KD 2C QD 3C 4C 5C 6C 7C 8C 9C TC JC 3S")
    assert position.zones["t"][1][-1].code == "QD"
    assert texts(position) == {"deal"}, "the queen laid on a side waits for the end of the deal"


def test_dealing_stops_after_each_round_of_twelve(dealt):
    position = dealt("KD 2C 4C 3C 4C 5C 6C 7C 8C 9C TC JC 3S 5H")
    assert [len(pile) for pile in position.zones["t"]] == [1] * 12
    assert not position.zones["h"][0]
    assert texts(position) == {"deal"}


def test_there_is_no_redeal_while_the_pack_lasts():
    position = GAME.deal(7)
    assert "redeal" not in position.legal_moves


def test_after_the_deal_tops_play_to_any_foundation_and_marry_up_or_down(table):
    position = table(BASES | {"t2": "QC", "t3": "2S", "t4": "7H", "t5": "8H", "t8": "6H", "t9": "7D"}, rest="t12")
    expected = {"t2>f5", "t3>f4", "t4>t5", "t5>t4", "t8>t4", "t4>t8"}
    assert expected <= texts(position)
    assert not {"t4>t9", "t9>t4", "t8>t5"} & texts(position)
    assert {position.parse_move(text).kind for text in ("t4>t5", "t5>t4")} == {"marry"}


def test_king_and_ace_are_no_neighbours(table):
    position = table(BASES | {"t2": "KH", "t3": "AH"}, rest="t12")
    assert not {"t2>t3", "t3>t2"} & texts(position)


def test_nothing_is_refilled(table):
    position = table(BASES | {"t2": "QC", "t4": "7H", "t5": "9H"}, rest="t12")
    position.push("t2>f5")
    assert not position.zones["t"][1]
    assert not any("t2" in move.targets for move in position.legal_moves)


def test_the_last_packet_is_redealt_first_from_its_bottom_card(table):
    position = table(BASES | {"t12": "5H 6H", "t11": "7H", "t1": "8H"}, rest="t3")
    position.push("redeal")
    assert [pile[0].code for pile in position.zones["t"][:4]] == ["5H", "6H", "7H", "2C"]


def test_redeals_keep_the_restrictions_of_the_deal(table):
    position = table(BASES | {"t12": "QD 6H 7H 8H", "t4": "9H TH 3S 4S 5S 6S 7S 8S"}, rest="t3")
    position.push("redeal")
    assert texts(position) == {"h>f6", "deal"}, "QD falls on the first corner"
    position = table(BASES | {"t12": "6H QD 7H 8H", "t4": "9H TH 3S 4S 5S 6S 7S 8S"}, rest="t3")
    position.push("redeal")
    assert position.zones["t"][1][-1].code == "QD"
    assert texts(position) == {"deal"}, "QD fell on left side 1"


def test_there_are_two_redeals(table):
    assert GAME.redeals == 2
    assert "redeal" in table(BASES, rest="t3", redeals=1).legal_moves
    assert "redeal" not in table(BASES, rest="t3", redeals=2).legal_moves


def test_a_redeal_is_not_shuffled(table):
    one, other = (table(BASES | {"t12": "5H 6H"}, rest="t3", seed=seed) for seed in (1, 2))
    one.push("redeal")
    other.push("redeal")
    assert one.zones == other.zones


def test_packets_may_be_examined():
    position = GAME.deal(3)
    while "deal" in position.legal_moves:
        position.push("deal")
    assert position.view().zones["t"] == position.zones["t"]


def test_all_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHS")} | {
        f"f{k + 5}": f"K{s}..A{s}" for k, s in enumerate("CDH")
    }
    position = table(piles | {"f8": "KS..2S", "t6": "AS"}, rest="t6")
    assert position.outcome() is None
    position.push("t6>f8")
    assert position.outcome() is Outcome.WON
