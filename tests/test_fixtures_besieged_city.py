"""The Besieged City: reserve cards reach the foundations by the ramparts at the ends of their row and column only.

Reserve r1.1-r4.3; ramparts clockwise: t1-3 top, t4-7 right downward, t8-10 bottom from right to left, t11-14 left
upward.
"""

from itertools import pairwise

import pytest

import cadogan
from cadogan import Outcome

GAME = cadogan.game("besieged-city")
ORDER = "A K 2 Q 3 J 4 T 5 9 6 8 7 7 8 6 9 5 T 4 J 3 Q 2 K A".split()
# The picture, as far as the text decides its suits: A, B, C, D are L1, T1, R1, B1 = t14, t1, t4, t10.
CITY = ("4C 3C AD", "7S 9C 3H", "AC JH 8H", "6S 5D 2H")
WALL = "7H 2D 5S 6H 9D 3H JD 2S QH 3C TD 4H KD 5D".split()
PICTURE = {f"r{r + 1}.{c + 1}": card for r, row in enumerate(CITY) for c, card in enumerate(row.split())}
PICTURE |= {f"t{k + 1}": card for k, card in enumerate(WALL)}

NO_RESERVE = {f"r{r}.{c}": "" for r in (1, 2, 3, 4) for c in (1, 2, 3)}


def texts(position):
    return {move.text for move in position.legal_moves}


def marriages(position, source):
    return {move.targets[0] for move in position.legal_moves if move.kind == "marry" and move.sources == (source,)}


def test_twenty_six_cards_are_dealt_and_seventy_eight_are_left(dealt, codes):
    position = dealt("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2D 3D")
    assert codes(position.zones["r"][3]) == "5C"
    assert codes(position.zones["r"][11]) == "KC"
    assert [codes(pile) for pile in position.zones["t"][:2]] == ["2D", "3D"]
    assert len(GAME.deal(0).zones["s"][0]) == 78


def test_every_two_neighbours_of_a_foundation_make_fourteen_or_fifteen(table):
    values = ["A23456789TJQK".index(rank) + 1 for rank in ORDER]
    assert {a + b for a, b in pairwise(values)} == {14, 15}
    assert sorted(ORDER) == sorted("A23456789TJQK" * 2)


@pytest.mark.parametrize("height", range(1, 26))
def test_a_foundation_takes_the_cards_in_its_order_and_no_other(table, height):
    pile = " ".join(rank + "H" for rank in ORDER[:height])
    wanted = ORDER[height] + "H"
    position = table({"f3": pile, "t1": wanted, "t2": wanted[0] + "S"}, rest="w")
    assert {text for text in texts(position) if text.endswith(">f3")} == {"t1>f3"}


def test_in_the_picture_the_4_of_clubs_reaches_four_ramparts_and_fits_one(table):
    assert marriages(table(PICTURE), "r1.1") == {"t10"}
    for place in ("t14", "t1", "t4", "t10"):
        assert place in marriages(table(PICTURE | {"t10": "8D", place: "5C"}), "r1.1")
    for place in ("t2", "t3", "t5", "t13", "t8", "t9"):
        assert place not in marriages(table(PICTURE | {"t10": "8D", place: "5C"}), "r1.1")


@pytest.mark.parametrize(("row", "column"), [(r, c) for r in range(4) for c in range(3)])
def test_a_reserve_card_reaches_the_four_ramparts_at_the_ends_of_its_lines(table, row, column):
    ends = {f"t{1 + column}", f"t{4 + row}", f"t{10 - column}", f"t{14 - row}"}
    for k in range(14):
        wall = {
            f"t{j + 1}": "5C" if j == k else card
            for j, card in enumerate("2D 3D 4D 6D 7D 8D 9D TD JD QD KD AD 2D 3D".split())
        }
        position = table(NO_RESERVE | wall | {f"r{row + 1}.{column + 1}": "4C"})
        assert (f"t{k + 1}" in marriages(position, f"r{row + 1}.{column + 1}")) == (f"t{k + 1}" in ends)


@pytest.mark.parametrize(
    "line", [("t1", "4C 7S AC 6S"), ("t10", "4C 7S AC 6S"), ("t14", "AD 3C 4C"), ("t4", "AD 3C 4C")]
)
def test_a_rampart_gap_takes_any_reserve_card_of_its_line(table, line):
    gap, may = line
    # the gap is opened by a marriage of its only card on a rampart of another line
    position = table(PICTURE | {gap: "8S", "t6": "9S", "t2": "2D"})
    position.push(f"{gap}>t6")
    assert {move.kind for move in position.legal_moves} == {"fill"}
    assert {move.cards[0].code for move in position.legal_moves} == set(may.split())
    assert {move.targets for move in position.legal_moves} == {(gap,)}


def test_the_reserve_gap_so_made_is_filled_at_once_from_the_talon_else_the_pack(table, codes):
    piles = PICTURE | {"t1": "8S", "t6": "9S"}
    position = table(piles | {"w": "TS JS", "s": "QS"})
    position.push("t1>t6")
    position.push("r3.1>t1")
    assert codes(position.zones["t"][0]) == "AC"
    assert codes(position.zones["r"][6]) == "JS"
    position = table(piles | {"s": "QS"})
    position.push("t1>t6")
    position.push("r3.1>t1")
    assert codes(position.zones["r"][6]) == "QS"


@pytest.mark.parametrize(("card", "on"), [
    ("4C", "5C"), ("4C", "3C"), ("4C", "TC"), ("4C", "JC"), ("7C", "7C"), ("7C", "8C"), ("KC", "AC"), ("AC", "KC"),
    ("2C", "KC"), ("QC", "2C"), ("QC", "3C"),
])  # fmt: skip
def test_ramparts_marry_in_suit_by_one_or_to_fourteen_or_fifteen(table, card, on):
    position = table(PICTURE | {"r1.1": "", "r1.2": "", "r2.2": "", "t10": "8D", "t2": card, "t11": on}, rest="s")
    assert {"t2>t11", "t11>t2"} <= texts(position)


@pytest.mark.parametrize(
    ("card", "on"),
    [("4C", "4C"), ("4C", "5S"), ("4C", "9C"), ("4C", "QC"), ("AC", "QC"), ("AC", "TC"), ("2C", "JC"), ("7C", "9C")],
)
def test_ramparts_marry_on_nothing_else(table, card, on):
    position = table(
        PICTURE | {"r1.1": "", "r1.2": "", "r2.2": "", "r3.1": "", "t10": "8D", "t2": card, "t11": on}, rest="s"
    )
    assert not {"t2>t11", "t11>t2"} & texts(position)


def test_up_and_down_may_mix_in_a_packet(table):
    position = table(PICTURE | {"t2": "5D 6D", "t11": "5D", "t14": "8D", "r4.2": "9S"})
    assert "t11>t2" in position.legal_moves


def test_the_reserve_never_goes_to_the_foundations(table):
    position = table(PICTURE | {"f1": ""})
    assert not any(move.kind == "play" and move.sources[0][0] == "r" for move in position.legal_moves)


def test_the_card_just_turned_plays_and_no_other_card_of_the_talon(table):
    position = table(PICTURE | {"w": "AS", "s": "9S AH"})
    assert "w>f4" not in position.legal_moves
    position.push("turn")
    assert "w>f3" in position.legal_moves
    position.push("w>f3")
    assert "w>f4" not in position.legal_moves, "the card laid bare was not just turned"
    position.push("turn")
    assert not any("w" in move.sources for move in position.legal_moves)


def test_nothing_marries_from_the_talon(table):
    position = table(PICTURE | {"t1": "8S", "s": "7S"} | {"r2.1": "QS"})
    position.push("turn")
    assert not any(move.sources == ("w",) for move in position.legal_moves)


def test_there_is_no_transposition_before_pack_and_talon_are_out(table):
    assert not any(move.kind == "swap" for move in table(PICTURE).legal_moves)
    assert not any(move.kind == "swap" for move in table(PICTURE, rest="w").legal_moves)


def test_pack_and_talon_out_unlike_reserve_cards_are_transposed_without_limit(table):
    piles = PICTURE | {"r1.2": "4C"}
    position = table(piles, rest="t9")
    swaps = {move.text for move in position.legal_moves if move.kind == "swap"}
    assert len(swaps) == 12 * 11 // 2 - 1
    assert "r1.1=r1.2" not in swaps
    assert "r1.1=r4.2" in swaps
    position.push("r1.1=r4.2")
    position.push("r1.1=r4.2")
    assert {move.text for move in position.legal_moves if move.kind == "swap"} == swaps


def test_pack_and_talon_out_a_reserve_card_moves_to_an_empty_reserve_place(table):
    position = table(PICTURE | {"r4.2": ""}, rest="t9")
    assert position.parse_move("r1.1>r4.2").kind == "swap"
    position.push("r1.1>r4.2")
    assert "r4.2>r1.1" in position.legal_moves


def test_a_rampart_gap_with_an_empty_line_waits_until_a_transposition_fills_it_at_once(table, codes):
    city = NO_RESERVE | {"r2.2": "9C", "r3.3": "8H"}
    position = table(PICTURE | city | {"t1": "8S", "t6": "9S"}, rest="t9")
    position.push("t1>t6")
    assert not position.zones["t"][0], "column 1 of the reserve holds no card"
    position.push("r2.2>r2.1")
    assert codes(position.zones["t"][0]) == "9C"
    assert not position.zones["r"][3]


def test_there_is_no_redeal(table):
    assert GAME.redeals == 0
    assert "redeal" not in table(PICTURE, rest="w").legal_moves


def test_four_foundations_of_both_packs_win(table):
    piles = {f"f{k + 1}": " ".join(rank + suit for rank in ORDER) for k, suit in enumerate("CDH")}
    position = table(piles | {"f4": " ".join(rank + "S" for rank in ORDER[:25]), "t1": "AS"})
    assert position.outcome() is None
    position.push("t1>f4")
    assert position.outcome() is Outcome.WON
