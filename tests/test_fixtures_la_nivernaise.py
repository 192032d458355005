"""La Nivernaise: eight Flanks, a Line of six packets of four, of which the player sees only the tops."""

import cadogan

GAME = cadogan.game("la-nivernaise")
FLANKS = {f"a{k + 1}": card for k, card in enumerate("5C 7C 9C 5H 7H 9H 5S 7S".split())}
LINE = {f"t{k + 1}": card for k, card in enumerate("TC TD TH TS 8D 8S".split())}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def full(table, piles, **more):
    return table(FLANKS | LINE | piles, **more)


def test_eight_flanks_and_six_packets_of_four_lie_and_seventy_two_are_left():
    position = GAME.deal(2)
    assert sizes(position, "a") == [1] * 8
    assert sizes(position, "t") == [4] * 6
    assert sizes(position, "s") == [72]
    assert 8 + 4 * 24 == 104


def test_the_first_card_of_a_packet_is_the_lowest(dealt, codes):
    position = dealt("2C..9C 2D..KD")
    assert codes(position.zones["t"][0]) == "2D 3D 4D 5D"
    assert codes(position.zones["t"][1]) == "6D 7D 8D 9D"


def test_flanks_and_line_tops_go_to_foundations_and_do_not_marry(table):
    position = full(table, {"f1": "AC", "f6": "KD", "a1": "2C", "a2": "QD", "t1": "4S 5S AH", "a3": "5D", "a4": "6D"})
    assert {text for text in texts(position) if ">f" in text} == {"a1>f1", "a2>f6", "t1>f3"}
    assert not any(move.kind == "marry" for move in position.legal_moves)


def test_a_flank_gap_takes_the_packs_next_card_or_a_line_top(table, codes):
    position = full(table, {"a1": "", "s": "9H"})
    assert {"s>a1", "t1>a1", "t6>a1"} <= texts(position)
    assert not any(text.startswith("a") and text.endswith(">a1") for text in texts(position))
    position.push("s>a1")
    assert codes(position.zones["a"][0]) == "9H"


def test_a_flank_gap_may_stay(table):
    assert "deal" in texts(full(table, {"a1": ""}))


def test_an_emptied_line_packet_gets_four_cards_at_once_also_when_its_last_card_fills_a_flank(table, codes):
    position = full(table, {"a1": "", "t1": "8S", "s": "4H 3H 2H 9C"})
    position.push("t1>a1")
    assert codes(position.zones["t"][0]) == "9C 2H 3H 4H"
    position = full(table, {"f4": "AS", "t1": "2S", "s": "4H 3H 2H 9C"})
    position.push("t1>f4")
    assert codes(position.zones["t"][0]) == "9C 2H 3H 4H"


def test_an_emptied_packet_gets_fewer_when_the_pack_is_short_and_none_when_it_is_out(table, codes):
    piles = {"f4": "AS", "t1": "2S"}
    position = full(table, piles | {"s": "4H 3H"}, rest="t2")
    position.push("t1>f4")
    assert codes(position.zones["t"][0]) == "3H 4H"
    position = full(table, piles, rest="t2")
    position.push("t1>f4")
    assert codes(position.zones["t"][0]) == ""


def test_another_round_puts_four_on_each_packet_the_last_what_remains(table):
    position = full(table, {})
    position.push("deal")
    assert sizes(position, "t") == [5] * 6
    position = full(table, {"s": "4H 3H 2H 9C 8C 4D"}, rest="a8")
    position.push("deal")
    assert sizes(position, "t") == [5, 3, 1, 1, 1, 1]
    assert "deal" not in texts(position)


def test_cards_cross_between_the_two_foundations_of_a_suit_but_never_a_base(table):
    position = full(table, {"f1": "AC..6C", "f5": "KC..7C"}, rest="t6")
    assert {"f1>f5", "f5>f1"} <= texts(position)
    position = full(table, {"f1": "AC..6C"}, rest="t6")
    assert "f1>f5" not in texts(position)
    position = full(table, {"f1": "AC", "f5": "KC..2C"}, rest="t6")
    assert "f1>f5" not in texts(position)
    assert "f5>f1" in texts(position)


def test_the_line_is_redealt_once_the_last_packet_first_and_the_flanks_stay(table, codes):
    assert GAME.redeals == 1
    position = full(table, {"t6": "3D 4D 5D 6D 8D"}, rest="t1")
    before = position.zones["a"]
    assert "redeal" in texts(position)
    position.push("redeal")
    assert position.zones["a"] == before
    assert codes(position.zones["t"][0]) == "3D 4D 5D 6D"
    assert sizes(position, "t") == [4] * 6
    assert "redeal" not in texts(full(table, {}, rest="t1", redeals=1))
    assert "redeal" not in texts(full(table, {}))


def test_the_top_and_as_many_cards_beneath_as_there_are_gaps_are_seen():
    position = GAME.deal(2)
    shown = [[card is not None for card in pile] for pile in position.view().zones["t"]]
    assert shown == [[False, False, False, True]] * 6


def test_one_gap_in_the_flanks_shows_one_card_more(table):
    position = full(table, {"f3": "AH", "a1": "2H", "t1": "2C 3C 4C 5C"})
    position.push("a1>f3")
    shown = [card is not None for card in position.view().zones["t"][0]]
    assert shown == [False, False, True, True]
    loaded = GAME.from_zones(position.zones).view().zones["t"][0]
    assert [card is not None for card in loaded] == shown


def test_a_top_that_another_round_covers_stays_known():
    position = GAME.deal(2)
    tops = [pile[-1] for pile in position.zones["t"]]
    position.push("deal")
    shown = position.view().zones["t"]
    assert [pile[3] for pile in shown] == tops
    assert all([card is not None for card in pile] == [False] * 3 + [True] + [False] * 3 + [True] for pile in shown)


def test_all_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHS")} | {
        f"f{k + 5}": f"K{s}..A{s}" for k, s in enumerate("CDH")
    }
    position = table(piles | {"f8": "KS..2S", "a1": "AS"}, rest="a1")
    assert position.outcome() is None
    position.push("a1>f8")
    assert position.outcome() is cadogan.Outcome.WON


def test_kings_go_down_in_suit(table):
    position = full(table, {"f8": "KS", "a1": "QS", "a2": "QC"})
    assert {text for text in texts(position) if ">f" in text} == {"a1>f8"}
