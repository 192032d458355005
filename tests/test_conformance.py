"""The conformance kit on every game, the kit on games that break its rules, and the slow playout beside the core's."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

import cadogan
from cadogan.declare import Hooks
from cadogan.game import Game
from cadogan.testing import check_game, slow_playout

GAMES = [game.slug for game in cadogan.games()]
LUCIE = cadogan.game("la-belle-lucie").declaration


@pytest.mark.parametrize("slug", GAMES)
def test_the_game_keeps_what_every_game_must_keep(slug: str) -> None:
    # A position of the Empress has some thousand moves; a few of them say as much as many.
    check_game(slug, moves=6 if cadogan.game(slug).deal(0).legal_moves.count() > 200 else 40)


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("slug", GAMES)
def test_a_python_loop_plays_a_hundred_deals_to_the_cores_final_positions(slug: str, policy: str) -> None:
    game = cadogan.game(slug)
    for number in range(100 if policy == "random" else 10):
        fast, slow = game.deal(number), game.deal(number)
        reason = fast.playout(seed=7, policy=policy)
        by_hand = slow_playout(slow, seed=7, policy=policy)
        assert (reason.reason, reason.moves) == (by_hand.reason, by_hand.moves), number
        assert fast._bytes() == slow._bytes(), number


@pytest.mark.parametrize("slug", GAMES)
def test_a_playout_is_undone_move_by_move(slug: str) -> None:
    position = cadogan.game(slug).deal(5)
    before = position._bytes()
    reason = position.playout(seed=1)
    assert len(position.moves) == reason.moves
    for _ in range(reason.moves):
        position.pop()
    assert position._bytes() == before


def test_an_unknown_policy_is_refused() -> None:
    for play in (slow_playout, lambda position, seed, policy: position.playout(seed, policy)):
        with pytest.raises(ValueError, match="policy 'cautious'"):
            play(cadogan.game("klondike").deal(0), 0, "cautious")


def test_a_declaration_that_is_not_registered_is_checked_too() -> None:
    check_game(replace(LUCIE, slug="another-lucie", aliases=()), deals=(3,), moves=5)


# ---- games with hooks
# -----------------------------------------------------------------------------------------------------


def no_marriages(position: cadogan.Position, texts: list[str]) -> list[str]:
    return [text for text in texts if ">t" not in text]


HOOKED = Game(replace(LUCIE, slug="lucie-without-marriages", hooks=Hooks(moves=no_marriages)))
FOUR_HOME = Game(replace(LUCIE, slug="lucie-of-four", hooks=Hooks(won=lambda position: position._home() >= 4)))


def test_a_game_whose_moves_a_hook_narrows_is_checked() -> None:
    check_game(HOOKED, deals=(0, 1), moves=10)


def test_a_hooks_moves_hold_in_a_playout() -> None:
    for number in range(20):
        position = HOOKED.deal(number)
        position.playout(seed=number)
        assert all(move.kind != "marry" for move in position.moves)


def test_why_a_move_is_illegal_names_the_hook_that_forbids_it_and_nothing_else() -> None:
    position = HOOKED.deal(0)
    text = next(move.text for move in cadogan.game("la-belle-lucie").deal(0).legal_moves if move.kind == "marry")
    assert position.why_illegal(text) == "a rule of the game that is written as a program forbids it"
    assert "program" not in position.why_illegal("t1>t1")


def test_a_game_won_by_a_hook_has_no_legal_moves_then() -> None:
    check_game(FOUR_HOME, deals=range(5), moves=20)
    for number in range(20):
        position = FOUR_HOME.deal(number)
        if position.playout(seed=number) == "won":
            assert position._home() >= 4
            assert not list(position.legal_moves)


# ---- the kit finds what is wrong
# ------------------------------------------------------------------------------------------


def test_the_kit_finds_a_game_whose_moves_change_from_look_to_look() -> None:
    looks = itertools.count()
    game = Game(replace(LUCIE, slug="moody", hooks=Hooks(moves=lambda position, texts: texts[: 1 + next(looks) % 2])))
    with pytest.raises(AssertionError, match=r"^moody, deal 0, before the first move: "):
        check_game(game, deals=(0,))


def test_the_kit_names_the_moves_that_led_to_the_fault() -> None:
    def spoilt(position: cadogan.Position, texts: list[str]) -> list[str]:
        if len(position.moves) < 2:
            return texts
        return texts[: 1 + next(looks) % 2]

    looks = itertools.count()
    game = Game(replace(LUCIE, slug="spoilt", hooks=Hooks(moves=spoilt)))
    with pytest.raises(AssertionError, match=r"^spoilt, deal 1, after \S+ \S+: ") as failure:
        check_game(game, deals=(1,))
    assert "\n" not in str(failure.value)


def test_the_kit_finds_a_place_without_a_spot_on_the_table() -> None:
    zones = tuple(replace(zone, at=zone.at[:-1]) if zone.letter == "t" else zone for zone in LUCIE.zones)
    with pytest.raises(AssertionError, match=r"zone t \(packets\) has 18 places and 17 spots"):
        check_game(replace(LUCIE, slug="short", zones=zones))


def test_the_kit_finds_two_places_on_one_spot() -> None:
    zones = tuple(replace(zone, at=zone.at[:-1] + zone.at[:1]) if zone.letter == "t" else zone for zone in LUCIE.zones)
    with pytest.raises(AssertionError, match="two places of zone t"):
        check_game(replace(LUCIE, slug="heaped", zones=zones))


def test_the_kit_finds_a_zone_that_is_not_drawn_at_all() -> None:
    zones = tuple(replace(zone, at=()) if zone.letter == "f" else zone for zone in LUCIE.zones)
    with pytest.raises(AssertionError, match="zone f"):
        check_game(replace(LUCIE, slug="hidden", zones=zones))


def test_a_game_that_draws_nothing_passes() -> None:
    zones = tuple(replace(zone, at=()) for zone in LUCIE.zones)
    check_game(replace(LUCIE, slug="bare", zones=zones), deals=(0,), moves=3)
