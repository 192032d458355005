"""Anna: knaves down to the ace and the king, eight helps that marry up."""

import cadogan

GAME = cadogan.game("anna")
KNAVES = {f"f{k + 1}": f"J{suit}" for k, suit in enumerate("CDHSCDHS")}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_eight_suits_of_twelve_and_eight_knaves_make_the_packs():
    assert 8 * 12 + 8 == 104
    assert sizes(GAME.deal(1), "t") == [1] * 8


def test_a_knave_goes_at_once_when_dealt_turned_or_filled_in(dealt, codes):
    position = dealt("5C JD 7C 9C 5H 7H 9H 5S 7S JH 9S")
    assert codes(position.zones["f"][1]) == "JD"
    assert codes(position.zones["t"][1]) == "7C"
    position.push("turn")
    assert codes(position.zones["f"][2]) == "JH"
    position = dealt("5C JD TD 9C 5H 7H 9H 5S 7S JH 9S")
    position.push("t2>f2")
    assert codes(position.zones["f"][2]) == "JH"
    assert codes(position.zones["t"][1]) == "9S"


def test_in_the_picture_10_of_diamonds_plays_7_marries_on_6_and_8_on_7(table):
    position = table(KNAVES | {"t1": "TD", "t2": "6D", "t3": "7D", "t4": "8D", "t5": "QC", "t6": "TC", "t7": "KC"})
    found = texts(position)
    assert {"t1>f2", "t3>t2", "t4>t3"} <= found
    assert not any(text.endswith(">t5") for text in found), "nothing on Q♣"
    assert "t2>t3" not in found


def test_an_ace_may_be_put_on_a_king_and_a_king_on_nothing_and_a_queen_goes_nowhere(table):
    position = table(KNAVES | {"t1": "KH", "t2": "AH", "t3": "QH", "t4": "2H", "t5": "TH 9S", "t6": "QC", "w": "QC"})
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert {"t2>t1", "t4>t2"} <= found
    assert not any(text.startswith(("t1>", "t3>", "w>")) for text in found)


def test_the_talons_top_marries_and_plays(table):
    position = table(KNAVES | {"t1": "5C", "w": "6C"})
    assert "w>t1" in texts(position)
    assert "w>f3" in texts(table(KNAVES | {"w": "TH"}))


def test_foundations_go_down_in_suit_to_the_ace_and_end_with_the_king(table):
    position = table(KNAVES | {"f1": "JC..AC", "f2": "JD..2D", "t1": "KC", "t2": "AD", "t3": "9H"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f1", "t2>f2"}


def test_gaps_are_filled_at_once_from_the_talon_else_from_the_pack(table, codes):
    helps = {f"t{k}": card for k, card in zip(range(2, 9), "5C 5D 5H 5S 7C 7D 7H".split(), strict=True)}
    for piles, card in (({"w": "8S 3S", "s": "9H"}, "3S"), ({"s": "9H"}, "9H")):
        position = table(KNAVES | helps | {"t1": "TD"} | piles)
        position.push("t1>f2")
        assert codes(position.zones["t"][0]) == card


def test_two_redeals_of_the_talon_alone_unshuffled(table):
    assert GAME.redeals == 2
    assert "redeal" not in texts(table(KNAVES, rest="w", redeals=2))
    helps = {f"t{k}": card for k, card in zip(range(1, 9), "3C 5C 5D 5H 5S 7C 7D 7H".split(), strict=True)}
    position = table(KNAVES | helps, rest="w", redeals=1)
    first = position.zones["w"][0][0]
    position.push("redeal")
    position.push("turn")
    assert position.zones["w"][0][-1] == first


def test_marriages_are_in_suit(table):
    position = table(KNAVES | {"t1": "5C", "t2": "6S", "w": "6D"})
    assert not any(move.kind == "marry" for move in position.legal_moves)


def test_all_foundations_at_the_king_win(table):
    piles = {f"f{k + 1}": f"J{s}..A{s} K{s}" for k, s in enumerate("CDHSCDH")} | {"f8": "JS..AS", "t1": "KS"}
    queens = {f"t{k}": f"Q{s}" for k, s in zip(range(2, 9), "CDHSCDH", strict=True)}
    position = table(piles | queens, rest="w")
    position.push("t1>f8")
    assert position.outcome() is cadogan.Outcome.WON
