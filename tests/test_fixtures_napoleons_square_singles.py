"""Napoleon's Square in single cards: twelve places of one card, otherwise the same."""

import cadogan

GAME = cadogan.game("napoleons-square-singles")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_12_cards_are_dealt_and_92_left():
    position = GAME.deal(2)
    assert sizes(position, "t") == [1] * 12
    assert sizes(position, "s") == [92]


def test_single_cards_leave_no_king_to_tuck():
    assert not any(move.kind == "tuck" for number in range(20) for move in GAME.deal(number).legal_moves)


def test_tops_and_the_talons_top_marry_down_in_suit(table):
    position = table({"t1": "5C", "t2": "6C", "t3": "6S", "t5": "KD", "t6": "AD", "w": "7S 5S"})
    assert {"t1>t2", "w>t3"} <= texts(position)
    assert not {"t2>t1", "t1>t3", "t5>t6", "w>t2"} & texts(position)


def test_an_empty_packet_is_filled_freely_from_the_talon_else_from_the_pack_alone(table):
    full = {f"t{k + 1}": card for k, card in enumerate("3C 5C 7C 9C JC KC 3D 5D 7D 9D JD".split())}
    position = table(full | {"w": "8H"})
    assert {text for text in texts(position) if text.endswith("t12")} == {"w>t12"}
    assert "turn" in texts(position), "a gap may stay"
    assert {text for text in texts(table(full)) if text.endswith("t12")} == {"s>t12"}


def test_foundations_go_up_in_suit_from_the_talon_too(table):
    position = table({"f1": "AC", "t1": "2C", "t2": "AD", "t3": "2S", "w": "2C"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f1", "t2>f2", "w>f1"}


def test_there_is_no_redeal(table):
    assert GAME.redeals == 0
    assert "redeal" not in texts(table({}, rest="w"))


def test_eight_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHSCDH")}
    position = table(piles | {"f8": "AS..QS", "t3": "KS"})
    position.push("t3>f8")
    assert position.outcome() is cadogan.Outcome.WON
