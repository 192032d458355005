"""Two Rings: sevens up, sixes down, a bracelet of eight without building."""

import cadogan

GAME = cadogan.game("two-rings")
BASES = {f"f{k + 1}": f"{7 if k < 8 else 6}{'CDHS'[k % 4]}" for k in range(16)}
FULL = BASES | {f"t{k + 1}": card for k, card in enumerate("2C 2D 2H 2S TC TD TH TS".split())}
GOES = ("8D", "f2")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_80_cards_are_left():
    position = GAME.deal(2)
    assert [pile[0].code for pile in position.zones["f"]] == [BASES[f"f{k + 1}"] for k in range(len(BASES))]
    assert sizes(position, "t") == [1] * 8
    assert sizes(position, "s") == [80]


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


def test_sevens_go_up_and_sixes_down_in_suit(table):
    position = table(FULL | {"t1": "8C", "t2": "5D", "t3": "9H", "t4": "8S", "w": "5S"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f1", "t2>f10", "t4>f4", "w>f12"}
    assert 8 * 7 + 8 * 6 == 104


def test_kings_and_aces_end_the_foundations(table):
    position = table(FULL | {"f1": "7C..QC", "f9": "6C..2C", "t1": "KC", "t2": "AC"})
    assert {"t1>f1", "t2>f9"} <= texts(position)


def test_there_is_no_building(table):
    position = table(FULL | {"t1": "2C", "t2": "3C", "t3": "4C", "w": "2C"})
    assert texts(position) == {"turn"}
