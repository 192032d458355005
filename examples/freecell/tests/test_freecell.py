"""What the games must keep, and facts of their rules."""

import pytest

import cadogan
from cadogan.testing import check_game

PACK = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]


def table(slug: str, columns: str, cells: str) -> cadogan.Position:
    """A position with these single cards on columns and in cells; the rest lies in the last column."""
    game = cadogan.game(slug)
    piles = [[card] if card != "-" else [] for card in columns.split()]
    held = [[card] if card != "-" else [] for card in cells.split()]
    named = [card for pile in piles + held for card in pile]
    rest = [card for card in PACK if card not in named]
    return game.from_zones({"t": [*piles, rest], "c": held})


@pytest.mark.parametrize("slug", ["freecell", "eight-off"])
def test_it_keeps_what_every_game_must_keep(slug: str) -> None:
    check_game(slug)


def test_freecell_deals_all_cards_to_eight_columns() -> None:
    position = cadogan.game("freecell").deal(1)
    assert [len(pile) for pile in position.zones["t"]] == [7, 7, 7, 7, 6, 6, 6, 6]
    assert not any(position.zones["c"])


def test_eight_off_begins_with_four_cells_taken() -> None:
    position = cadogan.game("eight-off").deal(1)
    assert [len(pile) for pile in position.zones["t"]] == [6] * 8
    assert [len(cell) for cell in position.zones["c"]] == [1, 1, 1, 1, 0, 0, 0, 0]


def test_in_freecell_colours_alternate() -> None:
    position = table("freecell", "9H TS TD 5C - - -", "- - - -")
    assert position.is_legal("t1>t2")
    assert not position.is_legal("t1>t3")


def test_a_cell_holds_one_card_and_gives_it_back() -> None:
    position = table("freecell", "9H TS - 5C - - -", "8S QD - -")
    assert position.is_legal("c1>t1")
    assert position.is_legal("t4>c3")
    assert not position.is_legal("t4>c1")
    assert not position.is_legal("c1>c3")


def test_an_empty_column_takes_any_card_in_freecell_but_only_a_king_in_eight_off() -> None:
    assert table("freecell", "9H - - - - - -", "8S KD - -").is_legal("c1>t2")
    position = table("eight-off", "9H - - - - - -", "8S KD - - - - - -")
    assert position.is_legal("c2>t2")
    assert not position.is_legal("c1>t2")
