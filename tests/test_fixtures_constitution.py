"""The Constitution: four divisions; a card rises by one division at a time."""

import cadogan

GAME = cadogan.game("constitution")
ACES = {f"f{k + 1}": f"A{suit}" for k, suit in enumerate("CDHSCDHS")}
COURTS = " ".join(rank + suit for rank in "QK" for suit in "CDHSCDHS")
FULL = {
    f"{letter}{k + 1}": card
    for letter, row in (
        ("p", "3C 3D TC TD TH TS JC JD"),
        ("c", "3C 3D TC TD 5H 5S 9C 8C"),
        ("l", "3H 3S JH JS JH JS 9D 8D"),
        ("v", "3H 3S 7C 7D 9S 7S 6S 4S"),
    )
    for k, card in enumerate(row.split())
}


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def full(table, piles, **more):
    return table(ACES | FULL | {"x": COURTS} | piles, **more)


def test_eighty_eight_cards_lie_or_are_left():
    position = GAME.deal(3)
    assert sizes(position, "f") == [1] * 8
    assert [sizes(position, letter) for letter in "pclv"] == [[1] * 8] * 4
    assert sizes(position, "s") == [48]
    assert 8 * 11 == 88 == 8 + 32 + 48
    assert {card.rank for card in position.zones["x"][0]} == {"Q", "K"}


def test_people_lie_first(dealt):
    position = dealt("2C..9C 2D..9D 2H..9H 2S..9S")
    assert [position.zones[letter][0][0].code for letter in "pclv"] == ["2C", "2D", "2H", "2S"]


def test_only_the_privy_council_goes_to_foundations(table):
    position = full(table, {"p1": "2C", "c1": "2D", "l1": "2H", "v1": "2S", "w": "2C"})
    assert {text for text in texts(position) if ">f" in text} == {"v1>f4"}


def test_a_card_rises_on_any_top_of_the_next_division_one_higher_of_the_other_colour(table):
    position = full(table, {"p1": "4D", "c2": "5C", "c3": "5H", "l2": "5S", "p2": "6D", "c4": "8D"})
    marriages = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert "p1>c2" in marriages
    assert not {"p1>c3", "p1>l2", "c2>p2"} & marriages
    assert not any(text.startswith("w") for text in texts(full(table, {"p1": "5C", "w": "4D"})))


def test_nothing_builds_within_a_division(table):
    position = full(table, {"p1": "4D", "p2": "5C", "v1": "7D", "v2": "8C"})
    assert not {"p1>p2", "v1>v2"} & texts(position)


def test_a_gap_is_filled_at_once_from_the_next_division_below_and_so_on_down(table, codes):
    position = full(table, {"v1": "2S", "w": "9H"})
    position.push("v1>f4")
    assert texts(position) == {f"l{k}>v1" for k in range(1, 9)}
    position.push("l3>v1")
    assert texts(position) == {f"c{k}>l3" for k in range(1, 9)}
    position.push("c8>l3")
    assert texts(position) == {f"p{k}>c8" for k in range(1, 9)}
    position.push("p2>c8")
    assert codes(position.zones["p"][1]) == "9H", "the People from the talon"
    assert "turn" in texts(position)


def test_the_people_come_from_the_pack_when_there_is_no_talon(table, codes):
    position = full(table, {"v1": "2S", "s": "9H"})
    for text in ("v1>f4", "l3>v1", "c8>l3", "p2>c8"):
        position.push(text)
    assert codes(position.zones["p"][1]) == "9H"


def test_the_chain_stops_where_the_card_taken_leaves_another(table):
    position = full(table, {"v1": "2S", "l3": "8S 7D"})
    position.push("v1>f4")
    position.push("l3>v1")
    assert "turn" in texts(position)


def test_foundations_end_with_the_knave_and_there_is_no_redeal(table):
    assert GAME.redeals == 0
    assert "redeal" not in texts(full(table, {}, rest="w"))
    piles = {f"f{k + 1}": f"A{s}..J{s}" for k, s in enumerate("CDHSCDH")} | {"f8": "AS..TS", "v1": "JS", "x": COURTS}
    position = table(piles)
    position.push("v1>f8")
    assert position.outcome() is cadogan.Outcome.WON


def test_cards_rise_between_all_neighbouring_divisions(table):
    position = full(table, {"c1": "4D", "l2": "5C", "l3": "5H", "v8": "6C", "l4": "5D", "l5": "5S"})
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert {"c1>l2", "c1>l5", "l3>v8", "l4>v8"} <= found
    assert not {"c1>l3", "c1>v8", "l2>v8", "l5>v8", "v8>l2"} & found
