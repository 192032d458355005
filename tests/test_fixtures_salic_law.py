"""The Salic Law: kings head the packets as they come, aces and queens go to their rows, the rest covers the newest
packet."""

import pytest

import cadogan
from cadogan import Outcome

GAME = cadogan.game("salic-law")


def deal_out(position):
    while "deal" in position.legal_moves:
        position.push("deal")
    return position


@pytest.mark.parametrize("number", [0, 1, 2, 3, 42])
def test_eighty_eight_cards_lie_with_eight_aces_and_eight_queens_apart(number):
    position = deal_out(GAME.deal(number))
    assert sum(len(pile) for pile in position.zones["t"]) == 88
    assert [pile[0].rank for pile in position.zones["f"]] == ["A"] * 8
    assert [pile[0].rank for pile in position.zones["x"]] == ["Q"] * 8
    assert 88 + 8 + 8 == 104


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_every_packet_is_headed_by_a_king_and_holds_no_other(number):
    position = deal_out(GAME.deal(number))
    assert all(pile[0].rank == "K" for pile in position.zones["t"])
    assert sum(card.rank == "K" for pile in position.zones["t"] for card in pile) == 8


def test_the_first_king_in_the_pack_heads_packet_1(dealt, codes):
    position = dealt("5C AS 2D KH 9C KD")
    assert codes(position.zones["t"][0])[:5] == "KH 5C"
    assert codes(position.zones["t"][0]) == "KH 5C 2D"
    assert codes(position.zones["f"][0]) == "AS"


def test_a_2_on_the_newest_packet_plays_after_an_ace_and_before_it_is_covered(dealt):
    position = dealt("KH AS 2D 5C KD")
    assert {move.text for move in position.legal_moves} == {"t1>f1", "deal"}
    position.push("deal")
    assert "t1>f1" not in position.legal_moves


def test_a_2_that_came_before_the_ace_plays_when_the_ace_has_come(dealt, codes):
    position = dealt("KH 2D AS 5C")
    assert codes(position.zones["t"][0]) == "KH 2D"
    assert {move.text for move in position.legal_moves} == {"t1>f1", "deal"}


def test_an_ace_and_a_queen_go_away_at_once(dealt, codes):
    position = dealt("KH QS AS 2D")
    assert codes(position.zones["x"][0]) == "QS"
    assert codes(position.zones["f"][0]) == "AS"
    assert codes(position.zones["t"][0]) == "KH 2D"


def test_a_king_begins_the_next_packet(dealt, codes):
    position = dealt("KH 5C KD 7S AS 2S")
    assert [codes(pile) for pile in position.zones["t"][:2]] == ["KH 5C", "KD 7S 2S"]


def test_in_the_deal_the_tops_of_older_packets_play_too(dealt):
    position = dealt("KH 2C KD AS 9D")
    assert codes_of(position, "t")[:2] == ["KH 2C", "KD"]
    assert "t1>f1" in position.legal_moves


def codes_of(position, letter):
    return [" ".join(card.code for card in pile) for pile in position.zones[letter]]


def test_in_the_deal_a_bare_king_takes_nothing_but_the_dealt_card(dealt):
    position = dealt("KH 5C 2C KD AS 9D")
    assert codes_of(position, "t")[:2] == ["KH 5C 2C", "KD"]
    assert {move.text for move in position.legal_moves} == {"t1>f1", "deal"}


def test_nothing_is_played_from_a_king_itself(dealt):
    position = dealt("KH AS 2D 5C")
    position.push("t1>f1")
    assert not any(move.kind == "play" for move in position.legal_moves)


def full(table, piles, kings="KC KD KH KS KC KD KH KS", **more):
    """Eight kings head the packets; queens lie apart."""
    heads = {f"t{k + 1}": (king + " " + piles.get(f"t{k + 1}", "")).strip() for k, king in enumerate(kings.split())}
    queens = {f"x{k + 1}": queen for k, queen in enumerate("QC QD QH QS QC QD QH QS".split())}
    foundations = {name: pile for name, pile in piles.items() if name[0] == "f"}
    return table(heads | queens | foundations, **more)


ACES = {f"f{k + 1}": f"A{suit}" for k, suit in enumerate("CDHSCDHS")}


def test_after_the_deal_any_available_card_goes_on_a_bare_king(table):
    position = full(
        table,
        ACES | {"t1": "5H 6H"} | {f"t{k}": f"7{s} 9{s}" for k, s in ((3, "C"), (4, "D"), (5, "H"), (6, "S"), (7, "C"))},
        rest="x8",
    )
    assert {"t1>t2", "t3>t2", "t7>t8"} <= {move.text for move in position.legal_moves}


def test_a_card_that_lies_alone_on_its_king_does_not_go_on_another(table):
    piles = ACES | {"t1": "5H", "t3": "5D 6D"}
    position = full(table, piles, rest="t4")
    assert "t1>t2" not in position.legal_moves
    assert "t3>t2" in position.legal_moves


def test_a_king_takes_one_card_and_again_once_it_is_bare_again(table):
    piles = ACES | {"t1": "2H", "t2": "", "t3": "8C 9C 5S 2D"}
    position = full(table, piles, rest="t4")
    position.push("t3>t2")
    assert "t3>t2" not in position.legal_moves
    position.push("t2>f1")
    assert "t3>t2" in position.legal_moves


def test_kings_never_move(table):
    position = full(table, ACES | {"t1": "2H"}, rest="t4")
    assert not any("t2" in move.sources for move in position.legal_moves)
    assert "t2>t3" not in position.legal_moves


def test_there_is_no_other_marriage(table):
    position = full(table, ACES | {"t1": "3D 5H", "t2": "3C 6H", "t3": "3S 5S"}, rest="t4")
    marriages = {(move.sources, move.targets) for move in position.legal_moves if move.kind == "marry"}
    assert all(target in (("t5",), ("t6",), ("t7",), ("t8",)) for _, target in marriages)


def test_suit_does_not_matter_on_the_foundations(table):
    position = full(table, {"f1": "AC 2D 3H", "t1": "5D 4S", "t2": "5C 4H"}, rest="t4")
    assert {"t1>f1", "t2>f1"} <= {move.text for move in position.legal_moves}


def test_foundations_of_equal_height_are_one_place(table):
    position = full(table, ACES | {"f1": "AC 2D", "t1": "5D 2S"}, rest="t4")
    assert {move.text for move in position.legal_moves if move.sources == ("t1",) and move.kind == "play"} == {"t1>f2"}


def test_queens_look_on(table):
    position = full(table, {"f1": "AC 2D..JD", "t1": "5C"}, rest="t4")
    assert not any("x" in source for move in position.legal_moves for source in move.sources)


def test_there_is_no_redeal():
    position = deal_out(GAME.deal(1))
    assert GAME.redeals == 0
    assert "redeal" not in position.legal_moves


def test_eight_foundations_up_to_the_knave_win(table):
    piles = {f"f{k + 1}": f"A{suit}..J{suit}" for k, suit in enumerate("CDHSCDH")}
    position = full(table, piles | {"f8": "AS..TS", "t1": "JS"})
    assert position.outcome() is None
    position.push("t1>f8")
    assert position.outcome() is Outcome.WON
    assert not list(position.legal_moves)


def test_packets_may_be_examined():
    position = deal_out(GAME.deal(4))
    assert position.view().zones["t"] == position.zones["t"]
