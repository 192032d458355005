"""The Labyrinth with its foundations to be found: bases are dealt like other cards."""

import pytest

import cadogan

GAME = cadogan.game("labyrinth-found-foundations")


def texts(position):
    return {move.text for move in position.legal_moves}


@pytest.mark.parametrize("number", range(3))
def test_with_nothing_played_there_are_ten_rows_and_four_cards(number):
    position = GAME.deal(number)
    while "deal" in position.legal_moves:
        position.push("deal")
    rows = [position.zones["t"][k : k + 10] for k in range(0, len(position.zones["t"]), 10)]
    assert [sum(map(len, row)) for row in rows] == [10] * 10 + [4]


def test_bases_lie_in_the_rows_and_play_like_other_cards(dealt):
    position = dealt("AC 5C KD 7C 2C 9C TC 3S 5S 7S")
    assert not any(position.zones["f"])
    assert texts(position) == {"t1.1>f1", "t1.3>f6", "deal"}
    position.push("t1.1>f1")
    assert {"t1.5>f1", "fill"} <= texts(position)
    assert "deal" not in texts(position)


def test_a_base_between_others_waits(dealt):
    position = dealt("5C 9C 7C 5D 7D 9D 5H 7H 9H 5S AC 9C 7C 5D 7D 9D 5H 7H 9H 5S 3C 3D 3H 3S 4C 4D 4H 4S 6C 6D")
    position.push("deal")
    assert "t2.1>f1" in texts(position)
    position.push("deal")
    assert "t2.1>f1" not in texts(position)


def test_pack_out_and_nothing_to_play_any_one_card_may_be_set_aside(table):
    home = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHS") if k}
    home |= {f"f{k + 5}": f"K{s}..A{s}" for k, s in enumerate("CDHS") if k}
    position = table(home | {"t1.1": "9C", "t2.1": "AC", "t3.1": "8C", "t3.2": "7C"}, rest="t3.2")
    assert {move.kind for move in position.legal_moves} == {"aside"}
    position.push("t2.1>h")
    assert texts(position) == {"h>f1"}
