"""Red and Black: eight Volunteers marry in the other colour, foundations go up in suit."""

import cadogan

GAME = cadogan.game("red-and-black")
BASES = {f"f{k + 1}": f"A{suit}" for k, suit in enumerate("CDHSCDHS")}
FULL = BASES | {f"t{k + 1}": card for k, card in enumerate("5C 5S 7C 7S JC JS 5C 5S".split())}
GOES = ("2D", "f2")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_88_cards_are_left():
    position = GAME.deal(2)
    assert [pile[0].code for pile in position.zones["f"]] == [BASES[f"f{k + 1}"] for k in range(len(BASES))]
    assert sizes(position, "t") == [1] * 8
    assert sizes(position, "s") == [88]


def test_gaps_are_filled_at_once_from_the_talon_else_from_the_pack(table, codes):
    for piles, card in (({"w": "8S 9S", "s": "JH"}, "9S"), ({"s": "JH"}, "JH")):
        position = table(FULL | piles | {"t1": GOES[0]})
        position.push(f"t1>{GOES[1]}")
        assert codes(position.zones["t"][0]) == card


def test_one_redeal_of_the_talon_alone_shuffled(table, codes):
    assert GAME.redeals == 1
    assert "redeal" not in texts(table(FULL, rest="w", redeals=1))
    assert "redeal" not in texts(table(FULL | {"s": "9S"}, rest="w"))
    one, other = (table(FULL, rest="w", seed=seed) for seed in (1, 2))
    before = one.zones
    one.push("redeal")
    other.push("redeal")
    assert (one.zones["s"] == other.zones["s"]) is False
    assert one.zones["t"] == before["t"]


def test_foundations_are_in_suit(table):
    position = table(FULL | {"t1": "2C", "t2": "3D", "w": "2S", "f5": "AC 2C", "t3": "3S"})
    assert {text for text in texts(position) if ">f" in text} == {"t1>f1", "w>f4"}


def test_tops_and_the_talons_top_go_on_a_top_one_higher_of_the_other_colour(table):
    position = table(FULL | {"t1": "9C", "t2": "TD", "t3": "TS", "t4": "KC", "w": "9S", "t6": "9H"})
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert {"t1>t2", "w>t2", "t6>t3"} <= found
    assert not {"t2>t1", "t1>t3", "w>t3"} & found
