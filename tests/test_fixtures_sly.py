"""Sly: twenty packets; later cards lie on any of them, the player's choice."""

import cadogan

GAME = cadogan.game("sly")
ROW = "3C 4C 5C 6C 7C 8C 9C TC JC 3D 4D 5D 6D 7D 8D 9D TD JD 3S"


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_bases_go_at_once_and_the_card_in_hand_may_be_played_instead_of_laid(dealt, codes):
    position = dealt("5C AH 2H KS " + ROW)
    assert codes(position.zones["f"][2]) == "AH"
    assert texts(position) == {"h>f3", "deal"}
    position.push("h>f3")
    assert codes(position.zones["f"][7]) == "KS"
    assert codes(position.zones["t"][1]) == "3C", "what is played does not count"
    assert sizes(position, "t") == [1] * 20


def test_a_card_laid_in_the_first_twenty_waits_until_they_are_complete(dealt):
    position = dealt("AH 2H " + ROW + " 9S")
    position.push("deal")
    assert "t1>f3" in texts(position)
    assert "deal" in texts(position)


def test_gaps_are_filled_at_once_from_the_pack_a_base_being_replaced(dealt, codes):
    position = dealt("AH 2H " + ROW + " AD 9S")
    position.push("deal")
    assert sizes(position, "t") == [1] * 20
    position.push("t1>f3")
    assert codes(position.zones["f"][1]) == "AD"
    assert codes(position.zones["t"][0]) == "9S"


def test_in_a_later_twenty_each_card_is_played_or_put_on_any_packet_and_packets_do_not_play(dealt, codes):
    position = dealt("AH 2H " + ROW + " 9S 3H")
    position.push("deal")
    assert "t1>f3" in texts(position)
    position.push("deal")
    assert codes(position.zones["h"][0]) == "9S"
    assert texts(position) == {f"h>t{k}" for k in range(1, 21)}
    position.push("h>t7")
    assert codes(position.zones["t"][6])[-2:] == "9S"
    assert codes(position.zones["h"][0]) == "3H"
    assert texts(position) == {f"h>t{k}" for k in range(1, 21)}, "2H may not come down now"


def test_a_base_in_a_later_twenty_goes_at_once(dealt, codes):
    position = dealt("4H " + ROW + " 9S KD 8S")
    position.push("deal")
    position.push("h>t1")
    assert codes(position.zones["f"][5]) == "KD"
    assert codes(position.zones["h"][0]) == "8S"


def test_a_card_in_hand_that_fits_may_be_played_in_a_later_twenty(dealt):
    position = dealt("AH 5H " + ROW + " 2H 8S")
    position.push("deal")
    assert texts(position) == {f"h>t{k}" for k in range(1, 21)} | {"h>f3"}


def test_there_are_no_moves_between_packets_and_no_redeal(dealt):
    position = dealt("4H 5H " + ROW)
    assert texts(position) == {"deal"}
    assert GAME.redeals == 0


def test_kings_go_down_and_aces_up_in_suit(dealt):
    position = dealt("KD AS QD 2S 2D " + ROW)
    assert texts(position) == {"h>f6", "deal"}
    position.push("h>f6")
    assert texts(position) == {"h>f4", "deal"}
    position.push("h>f4")
    assert position.zones["t"][0][-1].code == "2D"


def test_each_later_twenty_ends_and_the_packets_play_again(dealt):
    position = dealt("4H " + ROW + " 9S " * 2 + "3H")
    position.push("deal")
    for _ in range(20):
        while position.zones["f"] and any(text.startswith("h>f") for text in texts(position)):
            position.push(next(text for text in texts(position) if text.startswith("h>f")))
        if not position.zones["h"][0]:
            break
        position.push("h>t20")
    assert not position.zones["h"][0]
    assert len(position.zones["t"][19]) == 21
    assert "deal" in texts(position)
