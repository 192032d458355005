"""Mount Olympus: aces and deuces go up by twos, a battery of nine."""

import cadogan

GAME = cadogan.game("mount-olympus")
BASES = {f"f{k + 1}": f"{'A' if k < 8 else 2}{'CDHS'[k % 4]}" for k in range(16)}
FULL = BASES | {f"t{k + 1}": card for k, card in enumerate("5C 5D 5H 5S 5C 5D 5H 5S TC".split())}
GOES = ("3D", "f2")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_79_cards_are_left():
    position = GAME.deal(2)
    assert [pile[0].code for pile in position.zones["f"]] == [BASES[f"f{k + 1}"] for k in range(len(BASES))]
    assert sizes(position, "t") == [1] * 9
    assert sizes(position, "s") == [79]


def test_gaps_are_filled_at_once_from_the_talon_else_from_the_pack(table, codes):
    for piles, card in (({"w": "8S 9S", "s": "JH"}, "9S"), ({"s": "JH"}, "JH")):
        position = table(FULL | piles | {"t1": GOES[0]})
        position.push(f"t1>{GOES[1]}")
        assert codes(position.zones["t"][0]) == card


def test_one_redeal_of_the_talon_alone_unshuffled(table, codes):
    assert GAME.redeals == 1
    assert "redeal" not in texts(table(FULL, rest="w", redeals=1))
    assert "redeal" not in texts(table(FULL | {"s": "9S"}, rest="w"))
    one, other = (table(FULL, rest="w", seed=seed) for seed in (1, 2))
    before = one.zones
    one.push("redeal")
    other.push("redeal")
    assert (one.zones["s"] == other.zones["s"]) is True
    assert one.zones["t"] == before["t"]
    one.push("turn")
    assert one.zones["w"][0][-1] == before["w"][0][0], "the talon's first card comes first again"


def test_eight_foundations_take_seven_cards_and_eight_take_six(table):
    position = table(FULL | {"t1": "3C", "t2": "4D", "t4": "5S", "w": "4S"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f1", "t2>f10", "w>f12"}
    assert 8 * 7 + 8 * 6 == 104
    position = table(FULL | {"f1": "AC 3C 5C 7C 9C JC", "f9": "2C 4C 6C 8C TC", "t1": "KC", "t2": "QC"})
    assert {"t1>f1", "t2>f9"} <= texts(position)
    position.push("t1>f1")
    position.push("t2>f9")
    assert [len(position.zones["f"][k]) for k in (0, 8)] == [7, 6]


def test_tops_and_the_talons_top_go_on_a_top_two_higher_in_suit_without_wrap(table):
    position = table(FULL | {"t1": "6C", "t2": "8C", "t3": "7C", "t4": "KH", "t5": "JH", "w": "6C", "t6": "8S"})
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert {"t1>t2", "w>t2", "t5>t4"} <= found
    assert not {"t2>t1", "t1>t3", "t4>t5", "t1>t6"} & found
    position = table(FULL | {"t1": "KC", "t2": "QC"})
    assert not any(move.kind == "marry" and move.sources == ("t1",) for move in position.legal_moves)
