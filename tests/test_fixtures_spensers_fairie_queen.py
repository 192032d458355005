"""Spenser's Fairie Queen: kings head the columns; foundations go up in suit to the queen."""

import cadogan

GAME = cadogan.game("spensers-fairie-queen")
ACES = {f"f{k + 1}": f"A{suit}" for k, suit in enumerate("CDHSCDHS")}


def heads(tails):
    return {f"t{k + 1}": f"K{suit} {tails.get(k + 1, '')}".strip() for k, suit in enumerate("CDHSCDHS")}


def texts(position):
    return {move.text for move in position.legal_moves}


def test_the_first_king_in_the_pack_heads_column_1_and_each_later_king_the_next(dealt, codes):
    position = dealt("5C 7S KH 9C KD 2S QS AS")
    assert [codes(pile) for pile in position.zones["t"][:2]] == ["KH 5C 7S 9C", "KD 2S QS 2C"]
    assert codes(position.zones["f"][3]) == "AS"


def test_queens_are_ordinary_cards_and_aces_go_at_once(dealt, codes):
    position = dealt("KH QS AS 2S")
    assert codes(position.zones["t"][0]) == "KH QS 2S"
    assert codes(position.zones["f"][3]) == "AS"
    assert texts(position) == {"t1>f4", "deal"}


def test_foundations_are_in_suit(dealt):
    position = dealt("KH AS 2D 2S")
    assert position.zones["t"][0][-1].code == "2S", "2D does not go on the ace of spades"


def test_in_the_deal_nothing_but_foundations_is_played_to(dealt, codes):
    position = dealt("KH 5C KD 2S AS 4C 5H")
    assert codes(position.zones["t"][1]) == "KD 2S"
    assert texts(position) == {"t2>f4", "deal"}
    position.push("t2>f4")
    assert texts(position) == {"deal"}, "KD is bare and takes nothing but the dealt card"


def test_after_the_deal_a_card_goes_on_a_column_end_one_higher_of_any_suit(table):
    position = table(ACES | heads({1: "5C", 2: "6D", 3: "6C", 4: "4S 5C"}), rest="t8")
    assert {"t1>t2", "t1>t3", "t4>t2"} <= texts(position)
    assert not {"t2>t1", "t3>t4"} & texts(position)


def test_a_queen_goes_on_a_bare_king_but_not_when_it_lies_alone_on_its_own(table):
    position = table(ACES | heads({1: "QC", 2: "4S QD", 4: "4H 9D"}), rest="t8")
    assert {"t2>t3", "t4>t3"} <= texts(position)
    assert "t1>t3" not in texts(position)
    position.push("t4>t3")
    assert "t3>t5" not in texts(position), "9D lies alone on its king now"


def test_kings_never_move(table):
    position = table(ACES | heads({1: "QC"}), rest="t8")
    assert not any("t2" in move.sources for move in position.legal_moves)


def test_eight_foundations_at_the_queen_win(table):
    piles = {f"f{k + 1}": f"A{s}..Q{s}" for k, s in enumerate("CDHSCDH")} | {"f8": "AS..JS"}
    position = table(piles | heads({1: "QS"}))
    assert position.outcome() is None
    position.push("t1>f8")
    assert position.outcome() is cadogan.Outcome.WON


def test_there_is_no_redeal():
    assert GAME.redeals == 0
