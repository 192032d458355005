"""The Labyrinth: a column's highest and lowest cards are free; once, when nothing plays, any card may be set aside."""

from collections import Counter

import pytest

import cadogan
from cadogan import IllegalMoveError, Outcome

GAME = cadogan.game("labyrinth")
BASES = {f"f{k + 1}": ("A" if k < 4 else "K") + "CDHS"[k % 4] for k in range(8)}
# The picture, row by row: # is a card.
SHAPE = (
    "##.###...#",
    "##.#.###.#",
    "..####.##.",
    "###.#...##",
    "#.###..##.",
    "#####..#.#",
    "..#..#.###",
    ".###.#.###",
    ".##.######",
    "#.###.#.##",
    ".##.#.....",
)
CARDS = [f"{r + 1}.{c + 1}" for r, row in enumerate(SHAPE) for c, mark in enumerate(row) if mark == "#"]
CROSSES = {f"1.{c}" for c in (1, 2, 4, 5, 6, 10)} | {"2.7", "2.8", "3.3", "3.9"}
CROSSES |= {"9.6", "9.8"} | {f"10.{c}" for c in (1, 4, 7, 9, 10)} | {f"11.{c}" for c in (2, 3, 5)}
# What lies on the foundations beside the picture's 68 cards, so that pack and talon are out.
HOME = {"f1": "AC", "f2": "AD..KD", "f3": "AH..KH", "f4": "AS", "f5": "KC", "f6": "KD", "f7": "KH", "f8": "KS..9S"}
ROW_1 = "3C 4C 5C 6C 7C 8C 9C TC JC 3D"
ROW_2 = "4D 5D 6D 7D 8D 9D TD JD 3H 4H"


def texts(position):
    return {move.text for move in position.legal_moves}


def in_the_picture(table, cell):
    """The picture's position, all cells filled in some order, the 2 of clubs in this cell."""
    home = Counter("AC AS KC KD KH KS QS JS TS 9S".split() + [r + s for s in "DH" for r in "A23456789TJQK"])
    rest = Counter({r + s: 2 for s in "CDHS" for r in "A23456789TJQK"}) - home - Counter(["2C"])
    others = sorted(rest.elements(), key=lambda card: (card[1], card[0]))
    cells = [other for other in CARDS if other != cell]
    assert len(others) == len(cells) == 67
    return table(HOME | {f"t{cell}": "2C"} | {f"t{other}": card for other, card in zip(cells, others, strict=True)})


def test_the_picture_has_sixty_eight_cards_and_twenty_crosses():
    assert len(CARDS) == 68
    assert len(CROSSES) == 20
    assert set(CARDS) >= CROSSES


@pytest.mark.parametrize("cell", CARDS)
def test_in_the_picture_a_card_plays_exactly_where_it_has_a_cross(table, cell):
    assert (f"t{cell}>f1" in in_the_picture(table, cell).legal_moves) == (cell in CROSSES)


@pytest.mark.parametrize("number", range(3))
def test_with_nothing_played_there_are_nine_rows_and_six_cards(number):
    position = GAME.deal(number)
    while "deal" in position.legal_moves:
        position.push("deal")
    rows = [position.zones["t"][k : k + 10] for k in range(0, len(position.zones["t"]), 10)]
    assert [sum(map(len, row)) for row in rows] == [10] * 9 + [6]
    assert not position.zones["s"][0]


def test_four_aces_and_four_kings_of_different_suits_are_withdrawn(dealt):
    position = dealt(f"AC KC {ROW_1}")
    assert [pile[0].code for pile in position.zones["f"]] == "AC AD AH AS KC KD KH KS".split()
    assert [pile[0].code for pile in position.zones["t"]] == ROW_1.split()


def test_a_row_is_complete_before_anything_is_played(dealt):
    position = dealt(f"2C {ROW_1}")
    assert len(position.zones["t"]) == 10
    assert texts(position) == {"t1.1>f1", "deal"}


def test_gaps_of_the_newest_row_are_filled_in_one_act_left_to_right_before_the_next_row(dealt, codes):
    position = dealt("2C 4C 5C QH 7C 8C 9C TC JC 3D 4D 5D 6D")
    position.push("t1.4>f7")
    position.push("t1.1>f1")
    assert {"fill"} == texts(position)
    position.push("fill")
    assert codes(position.zones["t"][0]) == "4D"
    assert codes(position.zones["t"][3]) == "5D"
    assert texts(position) == {"deal"}


def test_an_older_rows_gap_is_never_filled(dealt):
    position = dealt(f"2C {ROW_1} {ROW_2}")
    position.push("deal")
    position.push("t1.1>f1")
    assert not position.zones["t"][0]
    assert "fill" not in position.legal_moves
    assert "deal" in position.legal_moves


def test_a_cards_play_releases_the_next_from_above_and_from_below(table):
    position = table(HOME | {"t1.1": "2C", "t2.1": "3C", "t3.1": "TC", "t4.1": "4C"}, rest="t4.2")
    assert not {"t2.1>f1", "t3.1>f1"} & texts(position)
    position.push("t1.1>f1")
    position.push("t2.1>f1")
    assert "t4.1>f1" in position.legal_moves
    assert "t3.1>f1" not in position.legal_moves


def test_pack_out_and_nothing_to_play_any_one_card_may_be_set_aside(table):
    piles = {"t1.1": "9C", "t2.1": "2C", "t3.1": "8C", "t1.2": "5S"}
    position = table(HOME | piles, rest="t3.2")
    assert {move.kind for move in position.legal_moves} == {"aside"}
    assert {"t1.1>h", "t2.1>h", "t3.1>h", "t1.2>h"} <= texts(position)
    position.push("t2.1>h")
    assert "h>f1" in position.legal_moves


def test_a_card_is_set_aside_once(table):
    piles = {"t1.1": "9C", "t2.1": "2C", "t3.1": "8C", "t1.2": "5S"}
    position = table(HOME | piles, rest="t3.2")
    position.push("t1.1>h")
    assert "t2.1>f1" in position.legal_moves
    position.push("t2.1>f1")
    assert not any(move.kind == "aside" for move in position.legal_moves)
    assert position.outcome() is Outcome.LOST


def test_no_card_is_set_aside_while_one_can_be_played(table):
    piles = {"t1.1": "2C", "t2.1": "9C", "t1.2": "5S"}
    position = table(HOME | piles, rest="t3.2")
    assert texts(position) == {"t1.1>f1"}
    with pytest.raises(IllegalMoveError):
        position.push("t2.1>h")


def test_no_card_is_set_aside_while_the_pack_lasts(dealt):
    position = dealt(ROW_1)
    assert texts(position) == {"deal"}


def test_there_is_no_redeal_and_no_talon(table):
    assert GAME.redeals == 0
    assert {zone.letter for zone in GAME.zones} == set("fths")


def test_all_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHS")} | {
        f"f{k + 5}": f"K{s}..A{s}" for k, s in enumerate("CDH")
    }
    position = table(piles | {"f8": "KS..2S", "t1.1": "AS"}, rest="t1.1")
    assert position.outcome() is None
    position.push("t1.1>f8")
    assert position.outcome() is Outcome.WON
