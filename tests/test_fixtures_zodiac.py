"""The Zodiac: first all cards marry on to the ring; foundations open only when pack and talon are both used up."""

import cadogan
from cadogan import Outcome

GAME = cadogan.game("zodiac")
EQUATOR = {f"e{k + 1}": card for k, card in enumerate("2C 5C 8C JC 2D 5D 8D JD".split())}


def texts(position):
    return {move.text for move in position.legal_moves}


def phase_1(table, piles, **more):
    return table(piles, phase="play", **more)


def test_eight_and_twenty_four_cards_are_dealt_and_seventy_two_are_left(dealt, codes):
    position = dealt("2C 3C 4C 5C 6C 7C 8C 9C TC JC")
    assert [len(pile) for pile in position.zones["e"]] == [1] * 8
    assert [len(pile) for pile in position.zones["t"]] == [1] * 24
    assert len(position.zones["s"][0]) == 72
    assert codes(position.zones["e"][7]) == "9C"
    assert codes(position.zones["t"][0]) == "TC"


def test_in_phase_1_there_are_no_foundations(table):
    position = phase_1(table, EQUATOR | {"t1": "AC", "t2": "KH", "e1": "AS", "w": "KD", "s": "4H"}, rest="t24")
    assert not any(move.kind == "play" for move in position.legal_moves)


def test_in_phase_1_equator_and_talon_marry_up_or_down_on_the_zodiac(table):
    position = phase_1(table, EQUATOR | {"e1": "6H", "t1": "7H", "t2": "5H", "t3": "7S", "w": "6S"})
    marriages = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert {"e1>t1", "e1>t2", "w>t3"} <= marriages
    assert not {"e1>t3", "w>t1"} & marriages


def test_in_phase_1_king_and_ace_are_no_neighbours(table):
    position = phase_1(table, EQUATOR | {"e1": "KH", "e2": "AS", "t1": "AH", "t2": "KS"})
    assert not any(move.kind == "marry" and move.sources in (("e1",), ("e2",)) for move in position.legal_moves)


def test_in_phase_1_a_zodiac_card_never_moves(table):
    position = phase_1(table, EQUATOR | {"e1": "", "t1": "7H", "t2": "6H", "w": "9S"})
    assert not any(source[0] == "t" for move in position.legal_moves for source in move.sources)


def test_nothing_marries_on_the_equator_or_the_talon(table):
    position = phase_1(table, EQUATOR | {"e1": "6H", "e2": "7H", "w": "5H"})
    assert not any(move.kind == "marry" and move.targets[0][0] in "ew" for move in position.legal_moves)


def test_an_equator_gap_is_filled_at_will_from_the_talon_else_the_pack(table):
    position = phase_1(table, EQUATOR | {"e3": "", "w": "9S"})
    assert {"w>e3", "turn"} <= texts(position)
    assert "s>e3" not in position.legal_moves
    assert position.parse_move("w>e3").kind == "fill"
    position = phase_1(table, EQUATOR | {"e3": ""})
    assert {"s>e3", "turn"} <= texts(position)
    assert "w>e3" not in position.legal_moves


def test_an_equator_card_does_not_fill_an_equator_gap(table):
    position = phase_1(table, EQUATOR | {"e3": ""})
    assert "e1>e3" not in position.legal_moves


def test_redeals_are_without_limit_and_turn_the_talon_over(table, codes):
    assert GAME.redeals is None
    position = phase_1(table, EQUATOR | {"w": "9S TS KS"}, rest="t1")
    for _ in range(5):
        assert "turn" not in position.legal_moves
        position.push("redeal")
        position.push("turn")
        assert codes(position.zones["w"][0]) == "9S"
        position.push("turn")
        position.push("turn")
    assert codes(position.zones["w"][0]) == "9S TS KS"


def test_a_redeal_waits_until_the_pack_is_out(table):
    position = phase_1(table, EQUATOR | {"w": "9S"})
    assert "redeal" not in position.legal_moves


def test_a_round_of_redeals_comes_back_to_the_same_key(table):
    position = phase_1(table, EQUATOR | {"w": "9S TS"}, rest="t1")
    key = position.key
    for text in ("redeal", "turn", "turn"):
        position.push(text)
    assert position.key == key


def test_phase_2_begins_by_itself_when_pack_and_talon_are_empty(table):
    position = phase_1(table, EQUATOR | {"t1": "7H", "t2": "AH", "w": "6H"}, rest="t3")
    assert not any(move.kind == "play" for move in position.legal_moves)
    position.push("w>t1")
    assert position.phase == "final"
    assert "t2>f3" in position.legal_moves
    assert not any(move.kind in ("marry", "fill", "turn", "redeal") for move in position.legal_moves)


def test_phase_2_begins_too_when_the_last_card_fills_the_equator(table):
    position = phase_1(table, EQUATOR | {"e3": "", "t2": "AH", "w": "9S"}, rest="t3")
    position.push("w>e3")
    assert "t2>f3" in position.legal_moves


def test_in_phase_2_all_tops_play_to_four_ascending_and_four_descending_foundations(table):
    bases = {"f1": "AC", "f6": "KD"}
    position = table(
        EQUATOR | bases | {"e1": "2C", "t1": "QD", "t2": "AS", "t3": "KS", "t4": "2D"}, rest="t5", phase="final"
    )
    # t5's top is the king of spades as well: either may begin
    plays = {move.text for move in position.legal_moves if move.kind == "play"}
    assert {"e1>f1", "t1>f6", "t2>f4", "t3>f8"} <= plays
    assert not any(move.sources == ("t4",) for move in position.legal_moves)


def test_in_phase_2_a_second_ace_does_not_begin_anything(table):
    position = table(EQUATOR | {"f1": "AC", "t1": "AC"}, rest="t5", phase="final")
    assert not any(move.sources == ("t1",) for move in position.legal_moves)


def test_all_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHS")} | {
        f"f{k + 5}": f"K{s}..A{s}" for k, s in enumerate("CDH")
    }
    position = table(piles | {"f8": "KS..2S", "e4": "AS"}, rest="e4", phase="final")
    assert position.outcome() is None
    position.push("e4>f8")
    assert position.outcome() is Outcome.WON
