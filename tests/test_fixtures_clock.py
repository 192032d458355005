"""The Clock: twelve hours run round in suit until each shows its hour; packets below three are filled in one act."""

import pytest

import cadogan
from cadogan import Outcome

GAME = cadogan.game("clock")
BASES = "6C 7H 8S 9D TC JH QS KD 2C 3H 4S 5D".split()
TOPS = "AC 2H 3S 4D 5C 6H 7S 8D 9C TH JS QD".split()
RANKS = "A23456789TJQK"
START = {f"f{k + 1}": base for k, base in enumerate(BASES)}
# Three cards a packet, whose tops neither play nor marry.
PACKETS = (
    "3C 3D 5C|3S 4C 5S|8C 8C 9C|6D 6D KC|7D TD JD|TD JD QD|KD AD 3D|4D 4H 4H|5H 5H 9H|AH KH KH|6S 6S QS|9S 9S JS".split(
        "|"
    )
)


def full(**changes):
    return {f"t{k + 1}": pile for k, pile in enumerate(PACKETS)} | changes


def run(base, length):
    """So many cards from a base upward, with wrap."""
    i = RANKS.index(base[0])
    return " ".join(RANKS[(i + k) % 13] + base[1] for k in range(length))


def texts(position):
    return {move.text for move in position.legal_moves}


LENGTHS = [9] * 8 + [8] * 4


def test_the_bases_are_withdrawn_to_their_hours():
    position = GAME.deal(9)
    assert [pile[0].code for pile in position.zones["f"]] == BASES
    assert len(position.zones["s"][0]) == 56


def test_the_lengths_are_nine_to_eight_oclock_and_eight_to_twelve(table):
    piles = {f"f{k + 1}": run(base, n) for k, (base, n) in enumerate(zip(BASES, LENGTHS, strict=True))}
    position = table(piles)
    assert position.outcome() is Outcome.WON
    assert [pile[-1].code for pile in position.zones["f"]] == TOPS
    assert [pile[-1].value for pile in position.zones["f"]] == list(range(1, 13)), "each hour is shown"


def test_twenty_six_cards_of_each_suit_find_a_place():
    count = dict.fromkeys("CDHS", 0)
    for base, n in zip(BASES, LENGTHS, strict=True):
        count[base[1]] += n
    assert count == dict.fromkeys("CDHS", 26)


@pytest.mark.parametrize("hour", range(12))
def test_an_hour_once_shown_takes_no_more(table, hour):
    piles = {k: v for k, v in START.items() if k != f"f{hour + 1}"}
    base, n = BASES[hour], LENGTHS[hour]
    above = run(base, n + 1).split()[-1]
    position = table(piles | {f"f{hour + 1}": run(base, n), "t1": above})
    assert f"t1>f{hour + 1}" not in position.legal_moves
    position = table(piles | {f"f{hour + 1}": run(base, n - 1), "t1": run(base, n).split()[-1]})
    assert f"t1>f{hour + 1}" in position.legal_moves


def test_twelve_packets_of_three_are_dealt_from_one_to_twelve(dealt, codes):
    position = dealt("3C 4C 5C 7C 8C 9C")
    assert [len(pile) for pile in position.zones["t"]] == [3] * 12
    assert codes(position.zones["t"][0]) == "3C 4C 5C"
    assert codes(position.zones["t"][1]) == "7C 8C 9C"


def test_where_two_hours_want_a_card_the_player_chooses(table):
    position = table(START | {"f9": "2C..6C", "t1": "7C"})
    assert {"t1>f1", "t1>f9"} <= texts(position)


def test_packet_tops_marry_downward_in_suit_with_wrap(table):
    position = table(START | {"t1": "5C KH", "t2": "5S AH", "t3": "9C QH", "t4": "6D AS"})
    marriages = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert {"t1>t2", "t3>t1"} <= marriages
    assert not {"t2>t1", "t1>t4", "t1>t3"} & marriages


def test_the_talon_goes_to_foundations_only(table):
    position = table(START | full() | {"w": "8D"})
    assert not any(move.sources == ("w",) for move in position.legal_moves)
    position = table(START | full() | {"w": "7C"})
    assert {move.text for move in position.legal_moves if move.sources == ("w",)} == {"w>f1"}


def test_an_empty_packet_cannot_be_married_on_or_filled_by_the_player(table):
    position = table(START | full(t5=""))
    assert not any("t5" in move.targets for move in position.legal_moves)


def test_fill_brings_every_packet_below_three_to_three_from_the_pack_alone(table, codes):
    position = table(START | full(t2="3S", t5="", t9="5H 9H") | {"w": "8H", "s": "QC JC TD 8D 7C TC"})
    position.push("fill")
    assert codes(position.zones["t"][1]) == "3S TC 7C"
    assert codes(position.zones["t"][4]) == "8D TD JC"
    assert codes(position.zones["t"][8]) == "5H 9H QC"
    assert codes(position.zones["w"][0]) == "8H"


def test_fill_stops_when_the_pack_is_out(table, codes):
    position = table(START | full(t2="3S", t5="") | {"s": "7C TC"}, rest="w")
    position.push("fill")
    assert codes(position.zones["t"][1]) == "3S TC 7C"
    assert codes(position.zones["t"][4]) == ""
    assert "fill" not in position.legal_moves


def test_a_packet_below_three_is_filled_before_the_next_card_is_turned(table):
    position = table(START | full(t2="4C 5S"))
    assert "fill" in position.legal_moves
    assert "turn" not in position.legal_moves
    position.push("fill")
    assert "turn" in position.legal_moves


def test_packets_of_three_and_more_are_left_alone(table):
    position = table(START | full(t2="3S 4C 5S 2D"))
    assert "fill" not in position.legal_moves
    assert "turn" in position.legal_moves


def test_the_pack_is_turned_once(table):
    position = table(START | full() | {"s": "8D"}, rest="w")
    position.push("turn")
    assert not {"turn", "redeal"} & texts(position)


def test_big_ben_is_another_name_for_it():
    assert cadogan.game("big-ben") is GAME
