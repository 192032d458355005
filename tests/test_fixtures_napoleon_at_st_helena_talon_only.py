"""Napoleon at St. Helena, where an empty column takes the talon's top only."""

import cadogan

GAME = cadogan.game("napoleon-at-st-helena-talon-only")


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_sixty_four_cards_are_left():
    position = GAME.deal(1)
    assert sizes(position, "t") == [4] * 10
    assert sizes(position, "s") == [64]


def test_an_empty_column_takes_the_talons_top_only(table):
    columns = {f"t{k}": card for k, card in zip(range(2, 11), "3C 5C 7C 9C 3D 5D 7D 9D KH".split(), strict=True)}
    position = table(columns | {"t2": "3C JH", "w": "8S"})
    assert {text for text in texts(position) if text.endswith(">t1")} == {"w>t1"}


def test_with_no_talon_an_empty_column_stays(table):
    position = table({"t2": "3C JH", "t3": "5C"})
    assert not any("t1" in move.targets for move in position.legal_moves)
    assert "turn" in texts(position)


def test_columns_and_the_talons_top_marry_down_in_suit(table):
    position = table({"t1": "5C", "t2": "6C", "w": "7S", "t3": "8S", "t4": "8D"})
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert found == {"t1>t2", "w>t3"}


def test_there_is_no_redeal(table):
    assert GAME.redeals == 0
    assert "redeal" not in texts(table({}, rest="w"))
