"""The House in the Wood: La Belle Lucie with two packs."""

import cadogan

GAME = cadogan.game("house-in-the-wood")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_thirty_four_packets_of_three_and_two_of_one():
    assert sizes(GAME.deal(2), "t") == [3] * 34 + [1, 1]


def test_the_last_card_dealt_to_a_packet_is_its_top(dealt, codes):
    assert codes(dealt("2C..9C").zones["t"][1]) == "5C 6C 7C"


def test_tops_marry_down_only_in_suit(table):
    position = table({"t1": "5C", "t2": "6C", "t3": "6S", "t4": "KD", "t5": "AD"}, rest="t36")
    found = texts(position)
    assert "t1>t2" in found
    assert ("t2>t1" in found) is False
    assert not {"t1>t3", "t4>t5", "t5>t4"} & found


def test_foundations(table):
    position = table({"f1": "AC", "t1": "2C", "t2": "AS", "t3": "KD", "t4": "AC", "t5": "2S"}, rest="t36")
    found = {text for text in texts(position) if ">f" in text and not text.startswith("t36")}
    assert found == {"t1>f1", "t2>f4", "t4>f5"}, "both aces of a suit"


def test_empty_packets_stay_empty(table):
    position = table({"t1": "5C 9D"}, rest="t36")
    assert not any("t2" in move.targets for move in position.legal_moves)


def test_a_redeal_makes_thirty_four_packets_of_three_one_of_two_and_an_empty_place(table):
    assert GAME.redeals == 2
    one, other = (table({}, rest="t1", seed=seed) for seed in (1, 2))
    one.push("redeal")
    other.push("redeal")
    assert sizes(one, "t") == [3] * 34 + [2, 0]
    assert one.zones["t"] != other.zones["t"], "shuffled"
    assert "redeal" in texts(table({}, rest="t1", redeals=1))
    assert "redeal" not in texts(table({}, rest="t1", redeals=2))
