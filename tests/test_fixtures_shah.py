"""The Shah: three circles make eight rays; what lies nearer the Shah waits until its ray is clear outside it.

Places: t1-8 inner circle, t9-16 middle, t17-24 outer, each clockwise from the top; ray i is t(i), t(8+i), t(16+i).
"""

import cadogan
from cadogan import Outcome

GAME = cadogan.game("shah")
KINGS = "KH KC KD KS KC KD KH KS"
ACES = {f"f{k + 1}": "A" + "CDHS"[k % 4] for k in range(8)}
# Eight outer cards none of which fits another.
OUTER = {f"t{17 + k}": card for k, card in enumerate("4C 4D 4H 4S 7C 7D 7H 7S".split())}


def texts(position):
    return {move.text for move in position.legal_moves}


def play(table, piles, **more):
    return table({"x": KINGS} | ACES | piles, **more)


def test_ninety_seven_cards_are_the_shah_eight_aces_and_eighty_eight(dealt):
    position = GAME.deal(0)
    assert sorted(card.code for card in position.zones["x"][0]) == sorted(KINGS.split())
    assert [pile[0].rank for pile in position.zones["f"]] == ["A"] * 8
    assert len(position.zones["s"][0]) + 8 == 88
    assert 104 - 7 == 97 == 1 + 8 + 88


def test_sixty_four_are_left_after_three_circles_without_plays():
    for number in range(5):
        position = GAME.deal(number)
        position.push("deal")
        position.push("deal")
        assert len(position.zones["s"][0]) == 64
        assert "deal" not in position.legal_moves


def test_each_circle_is_dealt_clockwise_from_the_top(dealt, codes):
    position = dealt("3C 4C 5C 6C 7C 8C 9C TC 3D 4D 5D 6D 7D 8D 9D TD 3H")
    assert [codes(pile) for pile in position.zones["t"][:8]] == "3C 4C 5C 6C 7C 8C 9C TC".split()
    assert texts(position) == {"deal"}
    position.push("deal")
    assert [codes(pile) for pile in position.zones["t"][8:16]] == "3D 4D 5D 6D 7D 8D 9D TD".split()


def test_in_the_deal_the_newest_circle_plays_and_its_gaps_are_filled_at_once(dealt, codes):
    position = dealt("2C 4C 5C 6C 7C 8C 9C TC 4D 5D")
    assert texts(position) == {"t1>f1", "deal"}
    position.push("t1>f1")
    assert codes(position.zones["t"][0]) == "4D"
    assert codes(position.zones["f"][0]) == "AC 2C"


def test_in_the_deal_an_older_circle_is_closed(dealt):
    position = dealt("2C 4C 5C 6C 7C 8C 9C TC 4D 5D 6D 7D 8D 9D TD 4H 5H")
    position.push("deal")
    assert texts(position) == {"deal"}


def test_in_the_deal_nothing_marries(dealt):
    position = dealt("4C 5C 4D 5D 4H 5H 4S 5S 7C")
    assert texts(position) == {"deal"}


def test_after_the_deal_the_third_circle_plays_and_marries_downward(table):
    position = play(table, OUTER | {"t17": "2C", "t18": "6C", "t21": "7C", "t19": "7D", "t22": "3S"})
    assert {"t17>f1", "t18>t21"} <= texts(position)
    assert not {"t21>t18", "t18>t19"} & texts(position)


def test_the_talons_top_marries_on_the_third_circle(table):
    position = play(table, OUTER | {"w": "9S 6D"})
    assert "w>t22" in position.legal_moves
    assert position.parse_move("w>t22").kind == "marry"


def test_a_card_covered_on_its_ray_waits(table):
    position = play(table, OUTER | {"t1": "2D", "t9": "2C"})
    assert not {"t1>f2", "t9>f1"} & texts(position)


def test_an_inner_card_plays_when_no_card_lies_outside_it_on_its_ray(table):
    piles = {k: v for k, v in OUTER.items() if k != "t17"}
    position = play(table, piles | {"t1": "2D", "t9": "2C"})
    assert "t9>f1" in position.legal_moves
    assert "t1>f2" not in position.legal_moves
    piles = {k: v for k, v in OUTER.items() if k not in ("t17", "t18")}
    position = play(table, piles | {"t1": "2D", "t10": "2C"})
    assert {"t1>f2", "t10>f1"} <= texts(position)


def test_inner_cards_go_to_foundations_only(table):
    piles = {k: v for k, v in OUTER.items() if k != "t17"}
    position = play(table, piles | {"t9": "3D"})
    assert not any("t9" in move.sources for move in position.legal_moves)


def test_nothing_marries_on_an_inner_card(table):
    piles = {k: v for k, v in OUTER.items() if k != "t17"}
    position = play(table, piles | {"t9": "5D", "w": "4D"})
    assert not any("t9" in move.targets for move in position.legal_moves)


def test_gaps_are_filled_in_one_act_innermost_circle_first_clockwise_talon_then_pack(table, codes):
    piles = {k: v for k, v in OUTER.items() if k not in ("t17", "t18")}
    full = {
        f"t{k}": c for k, c in zip(range(1, 17), "3C 5C 8C 3D 5D 8D 3H 5H 8H 3S 5S 8S 9C 9D 9H 9S".split(), strict=True)
    }
    del full["t9"]
    position = play(table, piles | full | {"w": "JC TC", "s": "JD"})
    position.push("fill")
    assert codes(position.zones["t"][8]) == "TC"
    assert codes(position.zones["t"][16]) == "JC"
    assert codes(position.zones["t"][17]) == "JD"


def test_a_gap_in_the_third_circle_releases_until_it_is_filled_and_bars_turning(table):
    full = {
        f"t{k}": c for k, c in zip(range(1, 17), "3C 5C 8C 3D 5D 8D 3H 5H 8H 3S 5S 8S 9C 9D 9H 9S".split(), strict=True)
    }
    position = play(table, OUTER | full | {"t9": "3C", "t17": "2C", "t1": "4C", "t21": "8H"})
    position.push("t17>f1")
    assert not position.zones["t"][16]
    assert {"t9>f1", "fill"} <= texts(position)
    assert "turn" not in position.legal_moves
    position.push("fill")
    assert "t9>f1" not in position.legal_moves
    assert "turn" in position.legal_moves


def test_with_pack_and_talon_out_gaps_stay(table):
    position = play(table, OUTER | {"s": "", "w": ""}, rest="t24")
    assert "fill" not in position.legal_moves


def test_while_a_whole_ray_is_empty_a_third_circle_card_may_go_to_its_inner_place(table, codes):
    piles = {k: v for k, v in OUTER.items() if k != "t19"}
    full = {
        f"t{k}": c for k, c in zip(range(1, 17), "3C 5C 8C 3D 5D 8D 3H 5H 8H 3S 5S 8S 9C 9D 9H 9S".split(), strict=True)
    }
    del full["t3"], full["t11"]
    position = play(table, piles | full | {"w": "JC TC", "s": "JD"})
    assert position.parse_move("t18>t3").kind == "fill"
    position.push("t18>t3")
    assert codes(position.zones["t"][2]) == "4D"
    assert codes(position.zones["t"][10]) == "TC", "the second place is filled at once"
    assert codes(position.zones["t"][18]) == "JC", "then the third"
    assert codes(position.zones["t"][17]) == "", "the gap left is an ordinary one"
    assert "fill" in position.legal_moves


def test_the_grace_takes_pack_cards_when_the_talon_is_out(table, codes):
    piles = {k: v for k, v in OUTER.items() if k != "t19"}
    position = play(table, piles | {"w": "JC", "s": "JD"})
    position.push("t18>t3")
    assert codes(position.zones["t"][10]) == "JC"
    assert codes(position.zones["t"][18]) == "JD"


def test_there_is_no_grace_while_a_card_lies_on_the_ray(table):
    piles = {k: v for k, v in OUTER.items() if k != "t19"}
    position = play(table, piles | {"t11": "8C"})
    assert "t18>t3" not in position.legal_moves
    position = play(table, piles | {"t3": "8C"})
    assert not any(move.targets == ("t3",) for move in position.legal_moves)


def test_the_talon_and_inner_cards_have_no_grace(table):
    piles = {k: v for k, v in OUTER.items() if k not in ("t19", "t17")}
    position = play(table, piles | {"w": "JC", "t9": "8C"})
    assert not {"w>t3", "t9>t3", "s>t3"} & texts(position)
    assert "t18>t3" in position.legal_moves


def test_the_grace_goes_to_the_inner_place_of_the_ray_only(table):
    position = play(table, {k: v for k, v in OUTER.items() if k != "t19"})
    assert not {"t18>t11", "t18>t19"} & texts(position)


def test_the_pack_is_turned_once(table):
    full = {
        f"t{k}": c for k, c in zip(range(1, 17), "3C 5C 8C 3D 5D 8D 3H 5H 8H 3S 5S 8S 9C 9D 9H 9S".split(), strict=True)
    }
    position = play(table, OUTER | full | {"s": "JC"}, rest="w")
    position.push("turn")
    assert not {"turn", "redeal"} & texts(position)
    assert GAME.redeals == 0


def test_foundations_end_with_the_queens_and_all_complete_win(table):
    piles = {f"f{k + 1}": "A{0}..Q{0}".format("CDHS"[k % 4]) for k in range(7)}
    position = table({"x": KINGS, "f8": "AS..JS", "t17": "QS"} | piles)
    assert position.outcome() is None
    position.push("t17>f8")
    assert position.outcome() is Outcome.WON
