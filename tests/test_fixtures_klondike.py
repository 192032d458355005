"""Canfield or Klondike: aces that show go home at once; of a column its last card plays, or its whole face-up run
moves."""

import pytest

import cadogan
from cadogan import Outcome

GAME = cadogan.game("klondike")


def texts(position):
    return {move.text for move in position.legal_moves}


def hidden(**columns):
    """How many cards lie face down at the bottom of each column."""
    return {"t": [columns.get(f"t{k}", 0) for k in range(1, 8)]}


def test_twenty_eight_cards_are_laid_seven_up_and_twenty_one_down_and_twenty_four_are_left():
    # a deal whose layout shows no ace
    number = next(n for n in range(100) if not any(GAME.deal(n).zones["f"]))
    position = GAME.deal(number)
    assert [len(pile) for pile in position.zones["t"]] == [1, 2, 3, 4, 5, 6, 7]
    seen = position.view().zones["t"]
    assert sum(card is not None for pile in seen for card in pile) == 7
    assert sum(card is None for pile in seen for card in pile) == 21
    assert all(pile[-1] is not None for pile in seen)
    assert len(position.zones["s"][0]) == 24


def test_rows_are_dealt_from_columns_1_2_3_and_so_on_to_7(dealt, codes):
    position = dealt("2C 3C 4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 7D 2H 3H 4H 5H 6H 2S 3S 4S 5S 8D 9D TD TS JS QS")
    assert [codes(pile) for pile in position.zones["t"]] == [
        "2C", "3C 2D", "4C 3D 2H", "5C 4D 3H 2S", "6C 5D 4H 3S 8D", "7C 6D 5H 4S 9D TS", "8C 7D 6H 5S TD JS QS",
    ]  # fmt: skip


def test_an_ace_that_shows_in_the_layout_goes_home_at_once_and_the_card_beneath_is_turned_up(dealt, codes):
    position = dealt("AC 3C 4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 7D 2H 3H 4H 5H 6H 2S 3S 4S 5S 8D 9D TD TS JS AS")
    assert codes(position.zones["f"][0]) == "AC"
    assert codes(position.zones["f"][3]) == "AS"
    assert not position.zones["t"][0]
    assert codes(position.zones["t"][6]) == "8C 7D 6H 5S TD JS"
    assert position.view().zones["t"][6][-1].code == "JS"


def test_an_ace_turned_goes_home_at_once(table, codes):
    position = table({"t1": "9C", "s": "AH"})
    position.push("turn")
    assert codes(position.zones["f"][2]) == "AH"
    assert not position.zones["w"][0]


def test_an_ace_that_is_laid_bare_goes_home_at_once_and_uncovers_the_next(table, codes):
    position = table({"t1": "7H AS 8C", "t2": "9D", "t3": "5S"}, hidden=hidden(t1=2))
    position.push("t1>t2")
    assert codes(position.zones["f"][3]) == "AS"
    assert codes(position.zones["t"][0]) == "7H"
    assert position.view().zones["t"][0][0].code == "7H"


def test_nothing_is_built_on_an_ace(table):
    position = table({"f1": "AC", "t1": "AH", "t2": "2C"})
    assert not any(move.kind == "marry" and "t1" in move.targets for move in position.legal_moves)


def test_columns_go_down_in_alternating_colours(table):
    position = table({"t1": "8C", "t2": "9D", "t3": "9S", "t4": "9H", "t5": "TC", "t6": "8D"})
    marriages = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert marriages == {"t1>t2", "t1>t4", "t2>t5", "t4>t5", "t6>t3"}


def test_the_whole_face_up_run_moves_or_nothing_does(table, codes):
    position = table({"t1": "KC 9D 8C 7H", "t2": "TS", "t3": "9H", "t4": "8S"}, hidden=hidden(t1=1))
    # the run 9D 8C 7H goes on the ten; its parts stay: no 8C 7H on 9H, no 7H on 8S
    assert {move.text for move in position.legal_moves if move.sources == ("t1",)} == {"t1>t2"}
    position.push("t1>t2")
    assert codes(position.zones["t"][1]) == "TS 9D 8C 7H"
    assert codes(position.zones["t"][0]) == "KC"


def test_of_a_run_the_last_card_alone_goes_to_a_foundation(table, codes):
    position = table({"f3": "AH..6H", "t1": "KC 9D 8C 7H", "t2": "3S"}, hidden=hidden(t1=1))
    assert "t1>f3" in position.legal_moves
    position.push("t1>f3")
    assert codes(position.zones["t"][0]) == "KC 9D 8C"


def test_a_face_down_card_laid_bare_is_turned_up_at_once(table):
    position = table({"t1": "4D 5S 8C", "t2": "9D"}, hidden=hidden(t1=2))
    assert position.view().zones["t"][0][:2] == (None, None)
    position.push("t1>t2")
    assert position.view().zones["t"][0][0] is None
    assert position.view().zones["t"][0][1].code == "5S"


def test_only_kings_go_to_an_empty_column(table):
    position = table({"t1": "5C KH", "t2": "5D QS", "w": "JD"}, hidden=hidden(t1=1, t2=1))
    fills = {move.text for move in position.legal_moves if move.kind == "fill"}
    assert fills == {f"t1>t{k}" for k in range(3, 8)}


def test_a_king_takes_its_run_along_unless_it_is_all_of_its_column(table, codes):
    position = table({"t1": "5C KH QS", "t2": "KD QC"}, hidden=hidden(t1=1))
    fills = {move.text for move in position.legal_moves if move.kind == "fill"}
    assert fills == {f"t1>t{k}" for k in range(3, 8)}
    position.push("t1>t3")
    assert codes(position.zones["t"][2]) == "KH QS"


def test_the_talons_king_goes_to_an_empty_column(table):
    position = table({"t1": "5C", "w": "KS"})
    assert {move.text for move in position.legal_moves if move.sources == ("w",)} == {f"w>t{k}" for k in range(2, 8)}


def test_the_talons_top_goes_to_foundations_and_columns(table):
    position = table({"f3": "AH..6H", "t1": "8S", "w": "2S 7H"})
    assert {"w>f3", "w>t1"} <= texts(position)


def test_nothing_returns_from_the_foundations(table):
    position = table({"f3": "AH..6H", "t1": "7S"})
    assert not any(source[0] == "f" for move in position.legal_moves for source in move.sources)


def test_the_pack_is_turned_once(table):
    position = table({"t1": "9C", "s": "4H"}, rest="w")
    position.push("turn")
    assert not {"turn", "redeal"} & texts(position)
    assert GAME.redeals == 0


@pytest.mark.parametrize(("home", "score"), [(0, -52), (10, -2), (11, 3), (52, 208)])
def test_the_stake_is_fifty_two_and_each_foundation_card_brings_five(table, home, score):
    piles, left = {}, home
    for k, suit in enumerate("CDHS"):
        n = min(left, 13)
        left -= n
        if n:
            piles[f"f{k + 1}"] = " ".join(rank + suit for rank in "A23456789TJQK"[:n])
    assert table(piles).score() == score


def test_canfield_is_another_name_for_it():
    assert cadogan.game("canfield") is GAME


def test_four_complete_foundations_win(table):
    position = table({"f1": "AC..KC", "f2": "AD..KD", "f3": "AH..KH", "f4": "AS..QS", "w": "KS"})
    position.push("w>f4")
    assert position.outcome() is Outcome.WON
    assert position.score() == 208
