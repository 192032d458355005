"""The Queens: queens laid on the talon pay for cards from its bottom; the key's top has the preference."""

import cadogan
from cadogan import Outcome

GAME = cadogan.game("queens")
# Thirty-two cards without a queen for the key, seven without a king for the shutter.
KEY = "2C 3C 4C 5C 6C 7C 8C 9C TC JC 2D 3D 4D 5D 6D 7D 8D 9D TD JD 2H 3H 4H 5H 6H 7H 8H 9H TH JH 2S 3S"
SHUTTER = "5S 7S 9S JS 2D 4D 6D"
TOPS = {f"t{k + 1}": card for k, card in enumerate("5S 7S 9S JS 2D 4D 6D".split())}
KINGS = {f"f{k + 1}": "K" + "CDHS"[k % 4] for k in range(8)}


def texts(position):
    return {move.text for move in position.legal_moves}


def key_ending(*tops):
    """A key whose last cards are these."""
    cards = KEY.split()
    return " ".join(cards[: 32 - len(tops)] + list(tops))


def test_sixty_five_are_left_if_neither_a_queen_nor_a_king_came(dealt, codes):
    position = dealt(f"{KEY} {SHUTTER}")
    assert codes(position.zones["k"][0]) == KEY
    assert [codes(pile) for pile in position.zones["t"]] == SHUTTER.split()
    assert len(position.zones["s"][0]) == 65
    assert 32 - 14 - 14 == 4


def test_a_queen_on_the_key_sends_fourteen_cards_under_the_pack(dealt, codes):
    cards = key_ending("QH").split()
    position = dealt(f"{' '.join(cards)} {SHUTTER}")
    assert codes(position.zones["k"][0]) == " ".join(cards[:18])
    pack = codes(position.zones["s"][0]).split()
    assert pack[0] == "QH", "the queen is the pack's last card"
    assert pack[:14] == cards[18:][::-1]


def test_a_second_queen_leaves_four_and_her_block_lies_beneath_the_first(dealt, codes):
    cards = KEY.split()
    cards[31], cards[17] = "QH", "QS"
    position = dealt(f"{' '.join(cards)} {SHUTTER}")
    assert codes(position.zones["k"][0]) == " ".join(cards[:4])
    pack = codes(position.zones["s"][0]).split()
    assert pack[:14] == cards[4:18][::-1]
    assert pack[14:28] == cards[18:32][::-1]


def test_a_third_queen_takes_what_is_left(dealt, codes):
    cards = KEY.split()
    cards[31], cards[17], cards[3] = "QH", "QS", "QC"
    position = dealt(f"{' '.join(cards)} {SHUTTER}")
    assert not position.zones["k"][0]
    assert codes(position.zones["s"][0]).split()[:4] == cards[:4][::-1]


def test_a_queen_laid_bare_on_the_key_in_play_stays(table, codes):
    position = table(KINGS | TOPS | {"k": "8H 8C QD AC"}, rest="w")
    position.push("k>f1")
    assert codes(position.zones["k"][0]) == "8H 8C QD"


def test_a_king_dealt_to_the_shutter_goes_at_once_and_is_replaced(dealt, codes):
    position = dealt(f"{KEY} 5S KH KS 7S 9S JS 2D 4D 6D")
    assert [codes(pile) for pile in position.zones["t"]] == "5S 7S 9S JS 2D 4D 6D".split()
    assert [codes(position.zones["f"][k]) for k in (2, 3)] == ["KH", "KS"]
    assert len(position.zones["s"][0]) == 63


def test_later_kings_start_foundations_at_will(table):
    position = table(TOPS | {"t1": "KC", "w": "KD", "k": "KH"})
    assert {"t1>f1", "w>f2", "k>f3", "turn"} <= texts(position)


def test_a_king_filled_in_or_turned_does_not_go_of_itself(table, codes):
    position = table(TOPS | {"f3": "KH", "t1": "AH", "k": "8C", "s": "9H KS"}, rest="w")
    position.push("turn")
    assert codes(position.zones["w"][0]).endswith("KS")
    position.push("t1>f3")
    assert codes(position.zones["t"][0]) == "KS"


def test_foundations_go_king_ace_2_to_queen_in_suit(table):
    position = table(TOPS | {"f1": "KC AC 2C", "f2": "KD AD..JD", "t1": "3C", "t2": "QD", "t3": "3D", "k": "8S"})
    plays = {move.text for move in position.legal_moves if move.kind == "play"}
    assert plays == {"t1>f1", "t2>f2"}


def test_the_keys_top_goes_to_foundations_only(table):
    position = table(KINGS | TOPS | {"k": "5H 6S"})
    assert not any("k" in move.sources or "k" in move.targets for move in position.legal_moves)
    assert "k>f4" in table(KINGS | TOPS | {"k": "5H AS"}).legal_moves


def test_the_shutter_marries_downward_queen_on_king_and_no_king_on_the_ace(table):
    position = table(TOPS | {"t1": "QH", "t2": "KH", "t3": "AH", "t4": "JH", "t5": "2H", "k": "8C"})
    marriages = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert {"t1>t2", "t4>t1", "t3>t5"} == marriages
    position = table(TOPS | {"w": "8C 4S"})
    assert "w>t1" in position.legal_moves


def test_gaps_are_filled_at_once_from_the_talon_else_the_pack(table, codes):
    position = table(KINGS | TOPS | {"t1": "AC", "k": "8H", "w": "3H 5H", "s": "9H"})
    position.push("t1>f1")
    assert codes(position.zones["t"][0]) == "5H"
    position = table(KINGS | TOPS | {"t1": "AC", "k": "8H", "s": "9H"})
    position.push("t1>f1")
    assert codes(position.zones["t"][0]) == "9H"


def test_what_the_keys_top_could_play_no_other_card_may(table):
    position = table({"f1": "KC", "f2": "KD"} | TOPS | {"t1": "AC", "t2": "AD", "k": "8H AC"})
    assert {"k>f1", "t2>f2"} <= texts(position)
    assert "t1>f1" not in position.legal_moves
    position = table({"f1": "KC"} | TOPS | {"w": "AC", "k": "8H AC"})
    assert "w>f1" not in position.legal_moves


def test_the_preference_never_bars_a_king_that_starts_a_foundation(table):
    position = table(TOPS | {"t1": "KC", "k": "8H KC"})
    assert {"t1>f1", "k>f1"} <= texts(position)


def test_the_preference_does_not_bar_marriages(table):
    position = table({"f1": "KC"} | TOPS | {"t1": "AC", "t2": "2C", "k": "8H AC"})
    assert "t1>t2" in position.legal_moves


def paying(table, talon, **more):
    return table(KINGS | TOPS | {"k": "8H 9D", "w": talon}, rest="k", **more)


def test_a_payment_takes_three_cards_a_queen_from_the_talons_bottom_and_the_queens_met(table, codes):
    position = paying(table, "2C QD 3C 4C 5C 7C")
    move = position.parse_move("redeal")
    assert move.kind == "pay"
    position.push(move)
    assert codes(position.zones["s"][0]) == "4C 3C QD 2C", "the bottommost is turned first"
    assert codes(position.zones["w"][0]) == "5C 7C", "the rest stays, its top available"


def test_six_queens_take_eighteen_cards_and_the_queens_met(table, codes):
    others = "2C 3C 4C 5C 6C 7C 8C 9C TC JC 2H 3H 4H 5H 6H 7H 8H TH JH 2S".split()
    talon = [*others[:4], "QC", "QD", *others[4:17], "QH", *others[17:], "QS", "QC", "QD"]
    position = paying(table, " ".join(talon))
    position.push("redeal")
    pack = [card.code for card in reversed(position.zones["s"][0])]
    assert pack == talon[:21]
    assert sum(card[0] != "Q" for card in pack) == 18
    assert sum(card[0] == "Q" for card in pack) == 3
    assert [card.code for card in position.zones["w"][0]] == talon[21:]


def test_a_payment_may_take_all(table, codes):
    position = paying(table, "2C QD 3C")
    position.push("redeal")
    assert codes(position.zones["s"][0]) == "3C QD 2C"
    assert not position.zones["w"][0]


def test_a_payment_waits_until_the_pack_is_out(table):
    position = table(KINGS | TOPS | {"k": "8H 9D", "w": "2C QD 3C", "s": "9C"})
    assert "redeal" not in position.legal_moves


def test_a_queen_pays_once(table):
    position = paying(table, "2C 3C 4C 5C QD 7C")
    position.push("redeal")
    for _ in range(3):
        position.push("turn")
    assert [card.code for card in position.zones["w"][0]] == "5C QD 7C 2C 3C 4C".split()
    assert "redeal" not in position.legal_moves, "no queen was laid since"


def test_a_queen_that_is_turned_again_pays_again(table):
    position = paying(table, "2C QD 3C 4C 5C 7C")
    position.push("redeal")
    for _ in range(4):
        position.push("turn")
    assert "redeal" in position.legal_moves


def test_a_queen_that_left_the_talon_pays_nothing(table):
    position = table(KINGS | TOPS | {"f1": "KC AC..JC", "k": "8H 9D", "w": "2H 3H QC"}, rest="k")
    position.push("w>f1")
    assert not {"redeal", "turn"} & texts(position)


def test_the_game_is_over_when_no_queen_pays(table):
    position = paying(table, "2H 4H")
    assert position.outcome() is Outcome.LOST


def test_eight_foundations_up_to_the_queen_win(table):
    piles = {f"f{k + 1}": "K{0} A{0}..Q{0}".format("CDHS"[k % 4]) for k in range(7)}
    position = table(piles | {"f8": "KS AS..JS", "w": "QS"})
    position.push("w>f8")
    assert position.outcome() is Outcome.WON
