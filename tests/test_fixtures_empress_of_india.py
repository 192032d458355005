"""The Empress of India: a red and a black card are always played together; gaps draw on the pack until their colour
comes.

Places: Army a1-24 red, Navy n1-24 black; foundations f1-8 C S C S up without queens, f9-16 D H D H down without
knaves; w1 red, w2 black.
"""

import cadogan
from cadogan import Outcome

GAME = cadogan.game("empress-of-india")
OUT = " ".join(["QC QS JD JH"] * 4)
ACES = {f"f{k + 1}": "AC AS".split()[k % 2] for k in range(8)}
KINGS = {f"f{k + 9}": "KD KH".split()[k % 2] for k in range(8)}
START = {"x": OUT} | ACES | KINGS
RED_FILL = "2D 3D 4D 5D 6D 7D 8D 9D TD 2H 3H 4H 5H 6H 7H 8H 9H TH 2D 3D 4D 5D 6D 7D".split()
BLACK_FILL = "3C 4C 5C 6C 7C 8C 9C TC JC KC 3S 4S 5S 6S 7S 8S 9S TS JS KS 3C 4C 5C 6C".split()
FULL = {f"a{k + 1}": card for k, card in enumerate(RED_FILL)} | {f"n{k + 1}": card for k, card in enumerate(BLACK_FILL)}


def texts(position):
    return {move.text for move in position.legal_moves}


def plays(position):
    return {move.text for move in position.legal_moves if move.kind == "play"}


def test_eighty_eight_red_and_eighty_eight_black_cards_play():
    position = GAME.deal(11)
    zones = position.zones
    playing = [card for letter in "answ" for pile in zones[letter] for card in pile]
    assert sum(card.is_red for card in playing) == 88
    assert sum(not card.is_red for card in playing) == 88


def test_a_hundred_and_twenty_eight_are_left_when_army_and_navy_are_full():
    for number in range(5):
        zones = GAME.deal(number).zones
        assert all(len(pile) == 1 and pile[0].is_red for pile in zones["a"])
        assert all(len(pile) == 1 and not pile[0].is_red for pile in zones["n"])
        assert sum(len(pile) for letter in "sw" for pile in zones[letter]) == 128


def test_the_queen_of_clubs_seven_black_queens_and_eight_red_knaves_are_out_of_play():
    out = sorted(card.code for card in GAME.deal(2).zones["x"][0])
    assert out == sorted(OUT.split())


def test_aces_and_kings_are_withdrawn_four_of_a_suit():
    assert [pile[0].code for pile in GAME.deal(2).zones["f"]] == ["AC", "AS"] * 4 + ["KD", "KH"] * 4


def test_cards_go_to_the_next_place_of_their_colour_and_else_to_its_talon(dealt):
    reds = "2D 3D 4D 5D 6D 7D 8D 9D TD 2H 3H 4H 5H 6H 7H 8H 9H TH 2D 3D 4D 5D 6D 7D 8D 9D"
    position = dealt(reds)
    assert [pile[0].code for pile in position.zones["a"]] == reds.split()[:24]
    assert [card.code for card in position.zones["w"][0]][:2] == ["8D", "9D"]
    assert not position.zones["w"][1]


def test_the_first_play_is_a_red_queen_and_a_black_2(table):
    position = table(START | FULL | {"a1": "QH", "n1": "2C", "a2": "QD", "n2": "2S"})
    assert plays(position) == {"a1+n1>f10+f1", "a1+n2>f10+f2", "a2+n1>f9+f1", "a2+n2>f9+f2"}


def test_nothing_is_played_alone(table):
    position = table(START | FULL | {"a1": "QH"})
    assert not plays(position)
    position = table(START | FULL | {"n1": "2C"})
    assert not plays(position)


def test_the_red_foundations_leave_out_the_knave_and_the_black_ones_the_queen(table):
    piles = START | FULL | {"f9": "KD QD", "f1": "AC 2C..JC", "a1": "TD", "n1": "KC", "n10": "3S"}
    assert "a1+n1>f9+f1" in plays(table(piles))


def test_pairing_goes_both_ways_and_needs_no_order_or_suit(table):
    position = table(START | FULL)
    assert {"a1>n1", "n1>a1", "a24>n7", "n20>a3"} <= texts(position)
    assert position.parse_move("a1>n1").kind == "marry"
    assert not {"a1>a2", "n1>n2"} & texts(position)


def test_a_paired_card_is_not_paired_again(table):
    position = table(START | FULL)
    position.push("a1>n1")
    assert not any("n1" in move.sources or "n1" in move.targets for move in position.legal_moves)


def test_a_gap_made_by_pairing_is_filled_at_once_from_its_own_colours_talon(table, codes):
    position = table(START | FULL | {"w1": "9H TH", "w2": "JC"})
    position.push("a1>n1")
    assert codes(position.zones["a"][0]) == "TH"
    assert codes(position.zones["n"][0]) == "3C 2D"
    assert codes(position.zones["w"][0]) == "9H"


def test_a_pair_is_played_together_only(table):
    position = table(START | FULL | {"n1": "2C QH"})
    assert plays(position) == {"n1>f10+f1"}
    position = table(START | FULL | {"n1": "2C QH", "a1": "QD"})
    assert plays(position) == {"n1>f10+f1"}, "the 2 beneath plays with its own partner only"


def test_a_pair_plays_also_when_the_black_card_lies_on_the_red(table):
    position = table(START | FULL | {"a1": "QH 2C"})
    assert plays(position) == {"a1>f10+f1"}


def test_a_pair_of_which_one_card_does_not_fit_waits(table):
    position = table(START | FULL | {"a1": "QH 3C"})
    assert not plays(position)


def test_a_place_keeps_its_own_colour(table, codes):
    position = table(START | FULL | {"a1": "QH 2C", "w1": "9H", "w2": "JC"})
    position.push("a1>f10+f1")
    assert codes(position.zones["a"][0]) == "9H"


def test_gaps_draw_on_the_pack_until_their_colour_comes(table, codes):
    position = table(START | FULL | {"a1": "QH", "n1": "2C", "s": "9H JC JS TS"})
    position.push("a1+n1>f10+f1")
    # turned in turn: TS fills the Navy's gap, JS and JC go to the black talon, 9H fills the Army's gap
    assert codes(position.zones["n"][0]) == "TS"
    assert codes(position.zones["w"][1]) == "JS JC"
    assert codes(position.zones["a"][0]) == "9H"


def test_turned_cards_go_to_the_lowest_numbered_gap_of_their_colour(table, codes):
    position = table(START | FULL | {"a5": "QH", "n7": "2C", "s": "9H TS"})
    position.push("a5+n7>f10+f1")
    assert codes(position.zones["a"][4]) == "9H"
    assert codes(position.zones["n"][6]) == "TS"


def test_a_gap_whose_colour_is_gone_stays_and_causes_no_turning(table):
    """No red card is left in pack or talon: the black cards of the pack stay there."""
    reds = "D H".split()
    up = {f"f{k + 9}": "KD QD TD..AD".replace("D", reds[k % 2]) for k in range(6)}
    army = {
        f"a{k + 1}": card
        for k, card in enumerate("QD TD 9D 8D 7D 6D 5D 4D 3D 2D AD QH TH 9H 8H 7H 6H 5H 4H 3H 2H AH".split())
    }
    navy = {k: v for k, v in FULL.items() if k[0] == "n"}
    position = table({"x": OUT} | ACES | up | {"f15": "KD", "f16": "KH"} | army | navy | {"n1": "2C"})
    before = position.zones["s"]
    assert len(before[0]) > 20
    assert not position.zones["a"][22]
    position.push("a1+n1>f15+f1")
    assert not position.zones["a"][0]
    assert len(position.zones["n"][0]) == 1, "the Navy's gap took a card, turned for it"
    assert len(position.zones["s"][0]) == len(before[0]) - 1
    assert "turn" in position.legal_moves


def test_turn_lays_one_card_on_its_colours_talon(table, codes):
    position = table(START | FULL | {"s": "9H JC"})
    assert position.parse_move("turn").kind == "turn"
    position.push("turn")
    assert codes(position.zones["w"][1]) == "JC"
    position.push("turn")
    assert codes(position.zones["w"][0]) == "9H"


def test_talons_are_not_played_from(table):
    position = table(START | FULL | {"w1": "QH", "w2": "2C"})
    assert not any("w" in source for move in position.legal_moves for source in move.sources)


def test_there_is_no_redeal(table):
    position = table(START | FULL | {"s": ""}, rest="w1")
    assert not {"redeal", "turn"} & texts(position)


def test_sixteen_complete_foundations_win(table):
    up = {f"f{k + 1}": "A{0} 2{0}..J{0} K{0}".format("CS"[k % 2]) for k in range(8)}
    down = {f"f{k + 9}": "K{0} Q{0} T{0}..A{0}".format("DH"[k % 2]) for k in range(8)}
    last = {"f8": "AS 2S..JS", "f16": "KH QH TH..2H", "a1": "AH", "n1": "KS"}
    position = table({"x": OUT} | up | down | last)
    assert texts(position) >= {"a1+n1>f16+f8"}
    position.push("a1+n1>f16+f8")
    assert position.outcome() is Outcome.WON
