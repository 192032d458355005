"""The Carpet: cards lie crosswise by turns; one whose end faces the outside or an empty place is free."""

import pytest

import cadogan
from cadogan import Outcome

GAME = cadogan.game("carpet")
BASES = {f"f{k + 1}": ("A" if k < 4 else "K") + "CDHS"[k % 4] for k in range(8)}
CELLS = [f"{r}.{c}" for r in range(1, 9) for c in range(1, 9)]
CROSSES = {f"1.{c}" for c in (1, 3, 5, 7)} | {f"8.{c}" for c in (2, 4, 6, 8)}
CROSSES |= {f"{r}.8" for r in (1, 3, 5, 7)} | {f"{r}.1" for r in (2, 4, 6, 8)}
# Cards that do not play on the bases.
PLAIN = [rank + suit for _ in range(2) for suit in "CDHS" for rank in "3456789TJ"]


def texts(position):
    return {move.text for move in position.legal_moves}


def carpet(talon="", **changes):
    """A full carpet; ``c17="2C"`` puts a card at (1,7), an empty text takes it away."""
    named = {f"{k[1]}.{k[2]}": card for k, card in changes.items()}
    plain = list(PLAIN)
    for card in [*named.values(), *talon.split()]:
        if card in plain:
            plain.remove(card)
    cells = dict(zip([cell for cell in CELLS if cell not in named], plain, strict=False)) | named
    return BASES | {"w": talon} | {f"t{cell}": card for cell, card in cells.items()}


def test_thirty_two_cards_are_left(dealt, codes):
    position = GAME.deal(0)
    assert len(position.zones["t"]) == 64
    assert len(position.zones["s"][0]) == 32
    assert [pile[0].code for pile in position.zones["f"]] == "AC AD AH AS KC KD KH KS".split()
    position = dealt(" ".join(PLAIN[:64]))
    assert [codes(pile) for pile in position.zones["t"]] == PLAIN[:64]


@pytest.mark.parametrize("cell", CELLS)
def test_exactly_the_sixteen_crosses_are_free_in_a_full_carpet(table, cell):
    assert len(CROSSES) == 16
    position = table(carpet() | {f"t{cell}": "2C"})
    assert (f"t{cell}>f1" in position.legal_moves) == (cell in CROSSES)


def test_taking_1_7_frees_1_6_and_not_2_7(table):
    position = table(carpet(c17="2C", c16="3C", c27="3C", c11="9S"))
    position.push("t1.7>f1")
    assert "t1.6>f1" in position.legal_moves
    assert "t2.7>f1" not in position.legal_moves


def test_a_card_lies_free_when_one_of_its_own_ends_faces_an_empty_place(table):
    # (3,3) is upright: its ends face (2,3) and (4,3)
    for gap in ("23", "43"):
        assert "t3.3>f1" in table(carpet(c33="2C", **{f"c{gap}": ""})).legal_moves
    for gap in ("32", "34"):
        assert "t3.3>f1" not in table(carpet(c33="2C", **{f"c{gap}": ""})).legal_moves
    # (3,4) lies sideways: its ends face (3,3) and (3,5)
    for gap in ("33", "35"):
        assert "t3.4>f1" in table(carpet(c34="2C", **{f"c{gap}": ""})).legal_moves
    for gap in ("24", "44"):
        assert "t3.4>f1" not in table(carpet(c34="2C", **{f"c{gap}": ""})).legal_moves


def test_a_free_carpet_card_goes_on_the_talons_top_next_up_or_down_in_suit(table):
    position = table(carpet(c11="6H", c13="8H", c15="6S", c17="9H", c12="2C", talon="7H"))
    to_talon = {move.text for move in position.legal_moves if move.targets == ("w",)}
    assert {"t1.1>w", "t1.3>w"} <= to_talon
    assert not {"t1.5>w", "t1.7>w", "t1.2>w"} & to_talon
    assert position.parse_move("t1.1>w").kind == "marry"


def test_king_and_ace_are_no_neighbours_on_the_talon(table):
    assert "t1.1>w" not in table(carpet(c11="KH", talon="AH")).legal_moves
    assert "t1.1>w" not in table(carpet(c11="AH", talon="KH")).legal_moves


def test_nothing_goes_on_an_empty_talon(table):
    position = table(carpet())
    assert not any("w" in move.targets for move in position.legal_moves)


def test_nothing_returns_to_the_carpet(table):
    position = table(carpet(c11="", c12="", c21="7H", talon="6H"))
    assert not any(target[0] == "t" for move in position.legal_moves for target in move.targets)


def test_the_talon_goes_to_the_foundations(table):
    position = table(carpet(talon="QD 2C"))
    assert "w>f1" in position.legal_moves
    position.push("w>f1")
    assert "w>f6" in position.legal_moves


def test_two_redeals_of_the_talon_alone_are_shuffled(table):
    assert GAME.redeals == 2
    one, other = (table(carpet(), rest="w", seed=seed) for seed in (1, 2))
    before = sorted(card.code for card in one.zones["w"][0])
    for position in (one, other):
        carpet_before = position.zones["t"]
        position.push("redeal")
        assert position.zones["t"] == carpet_before
        assert not position.zones["w"][0]
        assert sorted(card.code for card in position.zones["s"][0]) == before
    assert one.zones["s"] != other.zones["s"]
    assert "redeal" not in table(carpet(), rest="w", redeals=2).legal_moves
    assert "redeal" in table(carpet(), rest="w", redeals=1).legal_moves


def test_a_redeal_waits_until_the_pack_is_out(table):
    assert "redeal" not in table(carpet(talon="7H")).legal_moves


def test_all_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHS")} | {
        f"f{k + 5}": f"K{s}..A{s}" for k, s in enumerate("CDH")
    }
    position = table(piles | {"f8": "KS..2S", "t4.4": "AS"}, rest="t4.4")
    position.push("t4.4>f8")
    assert position.outcome() is Outcome.WON
