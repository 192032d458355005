"""Napoleon's Square: twelve packets of four, and a king may be put under its packet before the first move."""

import cadogan

GAME = cadogan.game("napoleons-square")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_48_cards_are_dealt_and_56_left():
    position = GAME.deal(2)
    assert sizes(position, "t") == [4] * 12
    assert sizes(position, "s") == [56]


def test_a_packets_first_card_lies_lowest(dealt, codes):
    assert codes(dealt("2C..9C").zones["t"][1]) == "6C 7C 8C 9C"


def test_packets_may_be_examined():
    position = GAME.deal(3)
    assert position.view().zones["t"] == position.zones["t"]


KINGS = {"t4": "5H 9D KH 3C", "t7": "8H 2D KH"}


def test_a_king_that_covers_a_lower_card_of_its_suit_goes_to_the_bottom_where_both_do(table, codes):
    position = table(KINGS)
    assert {"tuck:t4", "tuck:t7"} <= texts(position)
    position.push("tuck:t4")
    assert codes(position.zones["t"][3]) == "KH 5H 9D 3C"


def test_a_king_is_tucked_once_a_suit(table):
    position = table(KINGS | {"t1": "4S KS", "t2": "6S 9C KS"})
    position.push("tuck:t7")
    assert not {"tuck:t4", "tuck:t7"} & texts(position)
    assert {"tuck:t1", "tuck:t2"} <= texts(position), "tucks do not end the right"


def test_any_other_move_ends_the_right(table):
    position = table(KINGS | {"t1": "5C", "t2": "6C"})
    position.push("t1>t2")
    assert not {"tuck:t4", "tuck:t7"} & texts(position)


def test_turning_ends_the_right(table):
    position = table(KINGS)
    position.push("turn")
    assert not {"tuck:t4", "tuck:t7"} & texts(position)


def test_one_king_that_covers_nothing_of_its_suit_is_not_enough(table):
    assert not any(t.startswith("tuck") for t in texts(table({"t4": "5H 9D KH 3C", "t7": "8D 2D KH"})))
    assert not any(t.startswith("tuck") for t in texts(table({"t4": "5H 9D KH 3C", "t7": "KH 5H"})))
    assert not any(t.startswith("tuck") for t in texts(table({"t4": "5H 9D KH 3C", "s": "KH"})))


def test_both_kings_in_one_packet_are_not_in_different_packets(table):
    assert not any(t.startswith("tuck") for t in texts(table({"t4": "5H KH 6H KH"})))


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


def test_only_kings_are_tucked_and_of_every_suit(table):
    position = table({"t1": "4C KC", "t2": "5C KC", "t3": "4D KD", "t4": "5D KD"})
    assert {"tuck:t1", "tuck:t2", "tuck:t3", "tuck:t4"} <= texts(position)
    position = table({"t1": "4C QC", "t2": "5C QC"})
    assert not any(text.startswith("tuck") for text in texts(position))


def test_a_play_or_a_filling_ends_the_right(table):
    position = table(KINGS | {"f1": "AC", "t1": "2C"})
    position.push("t1>f1")
    assert "tuck:t4" not in texts(position)
    cards = "3S 5S 7S 9S JS 3D 5D 7D JD".split()
    full = {f"t{k}": card for k, card in zip((1, 2, 3, 5, 6, 8, 9, 10, 11), cards, strict=True)}
    position = table(KINGS | full)
    assert "tuck:t4" in texts(position)
    position.push("s>t12")
    assert "tuck:t4" not in texts(position)


def test_eight_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHSCDH")}
    position = table(piles | {"f8": "AS..QS", "t3": "KS"})
    position.push("t3>f8")
    assert position.outcome() is cadogan.Outcome.WON
