"""The Flower-Garden: six packets in the Garden, a Bouquet of sixteen."""

import cadogan

GAME = cadogan.game("flower-garden")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_six_packets_of_six_and_sixteen_cards_lie():
    position = GAME.deal(2)
    assert sizes(position, "t") == [6] * 6
    assert sizes(position, "b") == [1] * 16


def test_packets_are_dealt_together_and_the_last_sixteen_are_the_bouquet(dealt, codes):
    position = dealt("2C..KC")
    assert codes(position.zones["t"][0]) == "2C 3C 4C 5C 6C 7C"
    assert [pile[0].code for pile in position.zones["b"]][-1] == "KS"


def test_the_books_example_is_legal_on_the_picture(table):
    picture = {"t3": "KC 2D 9C", "t4": "KS 5C", "t5": "KH AD 4D", "t6": "QS JD", "b4": "TH"}
    position = table(picture, rest="t1")
    assert not {"t5>f2", "t3>f2"} & texts(position)
    for move in ("t5>t4", "b4>t6", "t3>t6", "t5>f2", "t3>f2"):
        position.push(move)
    assert [card.code for card in position.zones["f"][1]] == ["AD", "2D"]


def test_a_card_goes_on_a_top_one_higher_of_any_suit(table):
    position = table({"t2": "6H", "t3": "5H", "t4": "5S", "b1": "5C", "b2": "7D", "t5": "AC", "t6": "KC"}, rest="t1")
    assert {"t3>t2", "t4>t2", "b1>t2"} <= texts(position)
    assert not {"t2>t3", "b2>t2", "t6>t5", "t3>t4"} & texts(position)


def test_nothing_returns_to_the_bouquet(table):
    position = table({"t2": "6H", "t3": "5H 8D", "b1": "6C", "b2": "9D"}, rest="t1")
    assert not any(target.startswith("b") for move in position.legal_moves for target in move.targets)


def test_an_empty_packet_takes_any_available_card(table):
    position = table({"t2": "", "t3": "5H 8D", "t4": "9C", "b1": "6C", "b2": "9D"}, rest="t1")
    assert {"t3>t2", "b1>t2", "b2>t2"} <= texts(position)
    assert "t4>t2" not in texts(position)


def test_the_bouquet_plays_to_foundations(table):
    position = table({"f1": "AC", "b1": "2C", "b2": "AD", "b3": "2S"}, rest="t1")
    assert {text for text in texts(position) if text.startswith("b") and ">f" in text} == {"b1>f1", "b2>f2"}


def test_there_is_no_redeal():
    assert GAME.redeals == 0
    assert not any(move.kind in {"deal", "turn", "redeal"} for move in GAME.deal(1).legal_moves)


def test_all_foundations_complete_win(table):
    position = table({"f1": "AC..KC", "f2": "AD..KD", "f3": "AH..KH", "f4": "AS..QS", "b9": "KS"}, rest="b9")
    assert position.outcome() is None
    position.push("b9>f4")
    assert position.outcome() is cadogan.Outcome.WON
