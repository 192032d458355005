"""What the player may see, and positions drawn from it: they look the same, and every one that does is as likely."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from cadogan._core.rng import Random

import cadogan
from cadogan import InvalidPositionError, Position, View

GAMES = cadogan.games()
BY_SLUG = {game.slug: game for game in GAMES}


def line_of_play(game: cadogan.Game, number: int, moves: int, every: int) -> Iterator[Position]:
    """Every so many moves the position of one random game, from its deal on."""
    position = game.deal(number)
    player = Random(number + 1)
    for made in range(moves):
        if made % every == 0:
            yield position
        codes = position._codes()
        if not codes:
            break
        position._push(position._move(codes[player.below(len(codes))]))
    yield position


def everything(position: Position) -> Counter[str]:
    return Counter(card.code for piles in position.zones.values() for pile in piles for card in pile)


def chi_square(counts: Counter[Any], cells: int) -> float:
    """Of equally likely cells."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected + (cells - len(counts)) * expected


# 99.9 % points, by degrees of freedom
LIMIT = {2: 13.8, 5: 20.5, 11: 31.3, 23: 49.7, 29: 58.3, 59: 98.3}


def tally(view: View, cells: int, *letters: str) -> Counter[Any]:
    """How often each arrangement of some zones comes in samples, 100 for each that there should be."""
    return Counter(
        tuple(str(pile) for letter in letters for pile in view.sample(seed).zones[letter])
        for seed in range(100 * cells)
    )


# ---- every game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_sample_of_a_view_looks_the_same_at_any_moment_of_a_game(game: cadogan.Game) -> None:
    for number in range(2):
        for k, position in enumerate(line_of_play(game, number, 160, 5)):
            before = position.notation()
            view = position.view()
            sample = view.sample(k)
            assert (sample.view(), sample.view()._state) == (view, view._state)
            assert everything(sample) == everything(position)
            assert sample.zones.keys() == position.zones.keys()
            assert {move.id for move in sample.legal_moves} == {move.id for move in position.legal_moves}
            assert sample.outcome() is position.outcome()
            assert (sample.phase, sample.counters) == (position.phase, position.counters)
            assert (sample.deal_number, sample.moves) == (None, ())
            assert view.sample(k).notation() == sample.notation()
            assert game.position(sample.notation()) == sample
            assert position.notation() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_is_seen_stays_and_only_unseen_cards_change_places(game: cadogan.Game) -> None:
    for position in line_of_play(game, 3, 60, 20):
        view = position.view()
        sample = view.sample(1)
        for letter, piles in view.zones.items():
            for pile, other in zip(piles, sample.zones[letter], strict=True):
                assert all(card in (None, drawn) for card, drawn in zip(pile, other, strict=True))
        hidden = [card for piles in view.zones.values() for pile in piles for card in pile].count(None)
        assert len(view.unseen) == hidden
        if len(set(view.unseen)) > 10:
            assert view.sample(2).zones != sample.zones


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_sample_is_a_position_like_any_other(game: cadogan.Game) -> None:
    for position in line_of_play(game, 4, 40, 20):
        sample = position.view().sample(9)
        start = sample.notation()
        end = sample.playout(5)
        assert everything(sample) == everything(position)
        for _ in range(end.moves):
            sample.pop()
        assert sample.notation() == start


def test_a_sample_and_its_view_agree_for_every_card_that_is_dealt_later() -> None:
    position = BY_SLUG["napoleon-at-st-helena"].deal(8)
    sample = position.view().sample(3)
    pack = [card.code for card in reversed(sample.zones["s"][0])]
    turned = []
    while "turn" in [move.text for move in sample.legal_moves]:
        sample.push("turn")
        turned.append(sample.zones["w"][0][-1].code)
    assert turned == pack
    assert len(pack) == 64


# ---- uniform


def test_duplicates_in_the_pack_count_once_and_every_order_of_faces_is_as_likely() -> None:
    game = BY_SLUG["napoleon-at-st-helena"]
    pack = ["5H", "5H", "7C", "KD"]
    rest = Counter(card.code for card in game.deal(0).zones["s"][0]) + Counter(
        card.code for pile in game.deal(0).zones["t"] for card in pile
    )
    position = game.from_zones({"t": [list((rest - Counter(pack)).elements())], "s": [pack]})
    counts = tally(position.view(), 12, "s")
    assert len(counts) == 12
    assert chi_square(counts, 12) < LIMIT[11]


def klondike(columns: list[list[str]], hidden: list[int], pack: list[str]) -> Position:
    """The rest of the cards lie on the first column, face up."""
    game = BY_SLUG["klondike"]
    used = {card for pile in [*columns, pack] for card in pile}
    rest = [rank + suit for suit in "CDHS" for rank in "KQJT98765432A" if rank + suit not in used]
    zones = {"t": [rest, *columns], "s": [pack]}
    return game.from_zones(zones, {"hidden": {"t": [0, *hidden]}})


def test_face_down_cards_and_the_pack_are_one_set_of_unknown_cards() -> None:
    position = klondike([["9C", "2D", "KH"], ["QS", "KC"]], [2, 1], ["3H", "4S"])
    view = position.view()
    assert [card.code for card in view.unseen] == ["9C", "2D", "3H", "4S", "QS"]
    for places, cells in ((["t2"], 20), (["t2", "t3"], 60)):
        counts = Counter(
            tuple(tuple(sample.zones["t"][int(place[1]) - 1]) for place in places)
            for sample in map(view.sample, range(100 * cells))
        )
        assert len(counts) == cells
        assert chi_square(counts, cells) < {20: 43.8, 60: LIMIT[59]}[cells]


def test_a_face_that_lies_face_down_and_in_the_pack_is_as_likely_in_either_place() -> None:
    game = BY_SLUG["olga"]
    hidden = ["8D", "KS", "8D"]
    rest = Counter(card.code for piles in game.deal(0).zones.values() for pile in piles for card in pile)
    seen = list((rest - Counter([*hidden, "9H"])).elements())
    position = game.from_zones({"t": [seen, ["8D", "9H"]], "s": [["KS", "8D"]]}, {"hidden": {"t": [0, 1]}})
    counts = tally(position.view(), 3, "t", "s")
    assert len(counts) == 3
    assert chi_square(counts, 3) < LIMIT[2]


def test_the_reserve_of_nestor_lies_in_any_order_of_the_four_cards_left() -> None:
    position = BY_SLUG["nestor"].deal(1)
    view = position.view()
    assert sorted(view.unseen) == sorted(pile[0] for pile in position.zones["r"])
    counts = tally(view, 24, "r")
    assert len(counts) == 24
    assert chi_square(counts, 24) < LIMIT[23]


def test_an_opened_reserve_card_stays_where_it_is() -> None:
    for number in range(50):
        position = BY_SLUG["nestor"].deal(number)
        if [move.text for move in position.legal_moves] != ["turn"]:
            while "turn" not in [move.text for move in position.legal_moves]:
                position.push(position.legal_moves[0])
        position.push("turn")
        counts = tally(position.view(), 6, "r")
        assert len(counts) == 6
        assert {key[0] for key in counts} == {str(position.zones["r"][0])}
        assert chi_square(counts, 6) < LIMIT[5]
        return


def test_aces_and_kings_may_lie_anywhere_although_they_go_away_at_once_as_they_come() -> None:
    view = BY_SLUG["salic-law"].deal(0).view()
    kings = Counter(
        k for seed in range(400) for k, card in enumerate(view.sample(seed).zones["s"][0][-20:]) if card.rank == "K"
    )
    assert len(kings) == 20


def test_the_sample_of_a_number_is_not_like_the_deal_of_that_number() -> None:
    game = BY_SLUG["klondike"]
    alike = 0
    for number in range(400):
        position = game.deal(number)
        sample = position.view().sample(number)
        alike += sum(a == b for a, b in zip(position.zones["s"][0], sample.zones["s"][0], strict=True))
    # 24 places, each right once in 45 or so
    assert 0.75 < alike / 400 / (24 / 45) < 1.25


# ---- what is known


def test_a_talon_redealt_unshuffled_stays_known() -> None:
    position = BY_SLUG["margarethe"].deal(2)
    while "turn" in [move.text for move in position.legal_moves]:
        position.push("turn")
    assert "??" not in str(position.view().zones)
    position.push("redeal")
    view = position.view()
    assert position.zones["s"][0]
    assert view.unseen == ()
    assert view.zones == position.zones
    assert view.sample(77).zones == position.zones


def test_a_talon_redealt_shuffled_is_unknown_again() -> None:
    position = BY_SLUG["sultan"].deal(2)
    while "turn" in [move.text for move in position.legal_moves]:
        position.push("turn")
    assert position.view().unseen == ()
    position.push("redeal")
    view = position.view()
    assert Counter(view.unseen) == Counter(position.zones["s"][0])
    assert set(view.zones["s"][0]) == {None}
    assert view.sample(1).zones["s"] != view.sample(2).zones["s"] != position.zones["s"]


def test_a_pack_of_seen_and_unseen_cards_keeps_the_seen_ones_in_their_places() -> None:
    # Of the Line only the tops were seen; it is gathered and dealt again unshuffled.
    game = BY_SLUG["la-nivernaise"]
    cards = [card.code for piles in game.deal(0).zones.values() for pile in piles for card in pile]
    line = [cards[8 * k : 8 * k + 8] for k in range(6)]
    position = game.from_zones({"t": line, "a": [cards[48 + 7 * k : 55 + 7 * k] for k in range(8)]})
    assert len(position.view().unseen) == 42
    position.push("redeal")
    view = position.view()
    pack = view.zones["s"][0]
    assert len(pack) == 24
    assert [card.code for card in pack if card] == [pile[-1] for pile in line[:3]]
    sample = view.sample(4)
    assert [b for a, b in zip(pack, sample.zones["s"][0], strict=True) if a] == [card for card in pack if card]
    assert sample.zones["s"] != position.zones["s"]
    assert sample.view() == view


def test_of_the_queens_key_only_the_top_is_known() -> None:
    position = BY_SLUG["queens"].deal(2)
    view = position.view()
    key = view.zones["k"][0]
    assert key[-1] is not None and set(key[:-1]) == {None}
    assert view.sample(0).zones["k"][0][-1] is position.zones["k"][0][-1]
    assert view.sample(0).zones["k"][0][:-1] != position.zones["k"][0][:-1]


# ---- no secret


def test_a_view_holds_neither_deal_number_nor_seed_and_can_be_handed_on() -> None:
    position = BY_SLUG["klondike"].deal(987654321)
    view = position.view()
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert again.sample(5) == view.sample(5)
    assert not {"seed", "number"} & view._state.keys()
    assert "987654321" not in repr(view) + str(view._state)


def test_two_positions_that_look_alike_have_one_view_and_the_same_samples() -> None:
    view = BY_SLUG["klondike"].deal(1).view()
    other = view.sample(3).view()
    assert other == view
    assert other.sample(8).notation() == view.sample(8).notation()


def test_the_order_of_a_views_moves_does_not_tell_the_next_card() -> None:
    position = BY_SLUG["la-nivernaise"].deal(4)
    position.push("a1>f8")
    view = position.view()
    assert "s>a1" in view.legal_moves
    assert {view.sample(seed).view().legal_moves for seed in range(60)} == {view.legal_moves}


def test_the_shuffles_to_come_are_unknown_too() -> None:
    position = BY_SLUG["la-belle-lucie"].deal(3)
    view = position.view()
    after = set()
    for seed in range(20):
        sample = view.sample(seed)
        assert sample.zones == position.zones
        sample.push("redeal")
        after.add(str(sample.zones["t"]))
    assert len(after) == 20


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "1", None, True])
def test_a_seed_out_of_range_is_refused(seed: Any) -> None:
    view = BY_SLUG["caesar"].deal(0).view()
    with pytest.raises(InvalidPositionError, match=r"seed .*: expected a whole number from 0 to 2\*\*64 - 1"):
        view.sample(seed)
    assert view.sample(2**64 - 1).zones == view.zones
