"""What holds at every position that play can reach, tried on positions that hypothesis chooses; and parsers that no
text can break."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from cadogan._core.rng import Random
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cadogan
from cadogan import CadoganError, Outcome, Position, Record
from cadogan.card import CARDS

GAMES = cadogan.games()
QUICK = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
GAME = st.sampled_from(GAMES)
NUMBER = st.integers(0, 2**64 - 1) | st.integers(0, 100)


def after(game: cadogan.Game, number: int, seed: int, moves: int) -> Position:
    """The position of a deal after so many random moves (fewer when the game ends)."""
    position = game.deal(number)
    player = Random(seed)
    for _ in range(moves):
        legal = position._codes()
        if not legal:
            break
        position._push(position._move(legal[player.below(len(legal))]))
    return position


POSITION = st.builds(after, GAME, NUMBER, NUMBER, st.integers(0, 150))


@QUICK
@given(POSITION)
def test_a_notation_leads_back_to_the_position(position: Position) -> None:
    text = position.notation()
    again = position.game.position(text)
    assert again.notation() == text
    assert again == position
    assert again.key == position.key
    assert again.zones == position.zones
    assert (again.phase, again.counters) == (position.phase, position.counters)
    assert [move.text for move in again.legal_moves] == [move.text for move in position.legal_moves]
    assert again.outcome() is position.outcome()
    assert again.view() == position.view()


@QUICK
@given(POSITION, st.integers(0, 2**32))
def test_two_positions_of_one_notation_play_on_alike(position: Position, seed: int) -> None:
    again = position.game.position(position.notation())
    one, other = position.copy(), again
    assert one.playout(seed) == other.playout(seed)
    assert one.notation() == other.notation()


@QUICK
@given(POSITION)
def test_a_moves_text_leads_back_to_the_move(position: Position) -> None:
    moves = list(position.legal_moves)
    for move in moves[:: 1 + len(moves) // 12]:
        assert position.parse_move(move.text) == move
        assert position.parse_move(f" {move.text} ") == move
        assert hash(position.parse_move(move.text)) == hash(move)
        assert pickle.loads(pickle.dumps(move)) == move
        assert " " not in move.text


@QUICK
@given(POSITION)
def test_a_move_named_by_its_cards_is_the_move_or_ambiguous(position: Position) -> None:
    piles = position.zones
    for move in list(position.legal_moves)[:12]:
        if not len(move.sources) == len(move.cards) == len(move.targets) == 1:
            continue
        target = move.targets[0]
        number = position.game.compiled.places.number[target]
        pile = position._piles()[number]
        if not pile:
            continue
        text = f"{move.cards[0]}>{CARDS[pile[-1]]}"
        try:
            found = position.parse_move(text)
        except cadogan.AmbiguousMoveError:
            continue
        assert (found.cards, found.kind) == (move.cards, move.kind)
    assert position.zones == piles


@QUICK
@given(POSITION)
def test_an_id_leads_back_to_the_move(position: Position) -> None:
    moves = list(position.legal_moves)
    ids = [move.id for move in moves]
    assert len(set(ids)) == len(ids)
    for move in moves[:: 1 + len(moves) // 12]:
        assert 0 <= move.id < position.game.action_count
        one, other = position.copy(), position.copy()
        one.push(move)
        other.push(position.game.move(move.id))
        assert one._bytes() == other._bytes()


@QUICK
@given(POSITION)
def test_a_pickle_is_the_position_with_its_history(position: Position) -> None:
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.notation() == position.notation()
    assert again.moves == position.moves
    while position.moves:
        assert again.pop() == position.pop()
        assert again.notation() == position.notation()


@QUICK
@given(POSITION, st.integers(0, 2**32))
def test_a_copy_goes_its_own_way(position: Position, seed: int) -> None:
    before = position._bytes()
    past = position.moves
    for other in (position.copy(), copy.copy(position), copy.deepcopy(position)):
        assert other._bytes() == before
        assert other.moves == past
        other.playout(seed)
        assert position._bytes() == before
        while other.moves:
            other.pop()
        assert position._bytes() == before
        assert position.moves == past


@QUICK
@given(POSITION, POSITION)
def test_positions_are_equal_when_their_game_and_key_are(one: Position, other: Position) -> None:
    assert (one == other) == (one.game is other.game and one.key == other.key)
    if one == other:
        assert hash(one) == hash(other)
    assert one != one.notation()
    assert one == one.copy()


@QUICK
@given(GAME, NUMBER, st.integers(0, 2**32), st.integers(1, 60))
def test_the_key_tells_positions_apart_that_differ(game: cadogan.Game, number: int, seed: int, moves: int) -> None:
    """Along a line of play the same key means the same zones, phase and legal moves."""
    position = game.deal(number)
    player = Random(seed)
    met: dict[int, tuple[object, ...]] = {}
    for _ in range(moves):
        assert position.key == position._key_anew()
        facts = (
            {letter: sorted(piles) if letter == "x" else piles for letter, piles in position.zones.items()},
            position.phase,
            [move.text for move in position.legal_moves],
        )
        assert met.setdefault(position.key, facts) == facts
        legal = position._codes()
        if not legal:
            break
        position._push(position._move(legal[player.below(len(legal))]))


@QUICK
@given(GAME, NUMBER, st.integers(0, 2**32), st.integers(0, 80))
def test_the_order_of_legal_moves_depends_on_the_position_alone(
    game: cadogan.Game, number: int, seed: int, moves: int
) -> None:
    position = after(game, number, seed, moves)
    texts = [move.text for move in position.legal_moves]
    again = game.position(position.notation())
    assert [move.text for move in again.legal_moves] == texts
    if texts:
        position.push(texts[-1])
        position.pop()
        assert [move.text for move in position.legal_moves] == texts


@QUICK
@given(POSITION)
def test_a_record_leads_back_to_the_position(position: Position) -> None:
    record = Record.from_position(position)
    again = Record.parse(record.text())
    assert again == record
    assert again.replay().notation() == position.notation()
    assert len(again.moves) == len(position.moves)


@QUICK
@given(POSITION, st.integers(1, 20))
def test_a_record_of_a_position_on_the_way_replays(position: Position, moves: int) -> None:
    start = position.game.position(position.notation())
    record = Record.from_position(after_more(start, moves))
    assert Record.parse(record.text()).replay().notation() == start.notation()


def after_more(position: Position, moves: int) -> Position:
    for _ in range(moves):
        legal = list(position.legal_moves)
        if not legal:
            break
        position.push(legal[len(legal) // 2])
    return position


@QUICK
@given(POSITION)
def test_an_outcome_is_there_exactly_when_no_move_is(position: Position) -> None:
    outcome = position.outcome()
    assert (outcome is None) == bool(position.legal_moves)
    if outcome is Outcome.LOST:
        assert not position._won()
        assert position.is_dead()


@QUICK
@given(POSITION)
def test_a_reversible_move_is_never_called_irreversible(position: Position) -> None:
    """A move after which the very next move leads back to the same key is no irreversible one."""
    key = position.key
    for move in list(position.legal_moves)[:6]:
        position.push(move)
        for back in list(position.legal_moves)[:40]:
            position.push(back)
            if position.key == key:
                assert not move.irreversible, move.text
            position.pop()
        position.pop()


@settings(QUICK, max_examples=60)
@given(st.randoms(use_true_random=False))
def test_all_games_play_in_one_process_in_any_order(order: random.Random) -> None:
    """Many positions of many games, each played a few moves in turn: none feels the others."""
    games = list(GAMES)
    order.shuffle(games)
    open_games = [(game, number, game.deal(number), Random(number)) for number, game in enumerate(games)]
    for _ in range(25):
        _, _, position, player = order.choice(open_games)
        legal = list(position.legal_moves)
        if legal:
            position.push(legal[player.below(len(legal))])
    for game, number, position, _ in open_games:
        again = game.deal(number)
        for move in position.moves:
            again.push(move.text)
        assert again._bytes() == position._bytes()


# ---- texts that are none
# ----------------------------------------------------------------------------------------------------


@settings(QUICK, max_examples=400)
@given(POSITION, st.text(max_size=70) | st.from_regex(r"[a-z][0-9.]{1,4}[>=+][a-z][0-9.]{1,4}", fullmatch=True))
def test_no_text_breaks_the_reading_of_moves(position: Position, text: str) -> None:
    before = position._bytes()
    try:
        move = position.parse_move(text)
    except CadoganError as error:
        assert "\n" not in str(error).replace(text, "")
    else:
        assert move in list(position.legal_moves)
    assert position._bytes() == before


@settings(QUICK, max_examples=300)
@given(GAME, st.text(max_size=200))
def test_no_text_breaks_the_reading_of_positions(game: cadogan.Game, text: str) -> None:
    for candidate in (text, f"cadogan1 {text}", f"cadogan1 game={game.slug} at=0.0 {text}"):
        with pytest.raises(CadoganError):
            game.position(candidate)


NUMBERS = (0, 1, 2, 3, 7, 13, 54, 200, 255, 256, 65535, 2**64)
SPOIL = "0123456789=./_*- ACDHSKQJT,stwfhx"


def spoilt(text: str, chance: random.Random) -> str:
    """A notation with some of its characters, words, numbers or cards changed."""
    for _ in range(chance.randint(1, 3)):
        how = chance.randrange(5)
        k = chance.randrange(len(text))
        if how == 0:
            text = text[:k] + chance.choice(SPOIL) + text[k + 1 :]
        elif how == 1:
            text = text[:k] + text[k + chance.randint(1, 4) :]
        elif how == 2:  # two piles change places
            words = text.split(" ")
            at = chance.randrange(len(words))
            name, sign, value = words[at].partition("=")
            piles = value.split("/")
            chance.shuffle(piles)
            words[at] = name + sign + "/".join(piles)
            text = " ".join(words)
        elif how == 3:  # a number becomes another
            words = text.split(" ")
            counted = [i for i, word in enumerate(words) if word.partition("=")[2].replace(".", "").isdigit()]
            if not counted:
                continue
            at = chance.choice(counted)
            name, sign, value = words[at].partition("=")
            numbers = [str(chance.choice(NUMBERS)) if chance.random() < 0.6 else n for n in value.split(".")]
            words[at] = name + sign + ".".join(numbers)
            text = " ".join(words)
        else:  # all cards of a pile go on another
            words = text.split(" ")
            zones = [i for i, word in enumerate(words) if "/" in word]
            if zones:
                at = chance.choice(zones)
                name, sign, value = words[at].partition("=")
                piles = value.split("/")
                a, b = chance.randrange(len(piles)), chance.randrange(len(piles))
                if a != b and piles[a] != "-":
                    piles[b] = piles[a] if piles[b] == "-" else piles[b] + piles[a]
                    piles[a] = "-"
                words[at] = name + sign + "/".join(piles)
                text = " ".join(words)
        if not text:
            break
    return text


def shake(game: cadogan.Game, text: str) -> bool:
    """Load a doubtful notation; where it is taken, it must behave as any position. Whether it was taken."""
    try:
        position = game.position(text)
    except CadoganError as error:
        assert str(error)
        assert "\n" not in str(error)
        return False
    before = position._bytes()
    whole = sorted(position._piles(), key=len)
    assert sum(map(len, whole)) == game.cards
    assert game.position(position.notation()) == position
    legal = list(position.legal_moves)
    assert len(legal) <= game.compiled.tables["move_bound"]
    for move in legal[:8]:
        position.push(move)
        assert position.key == position._key_anew()
        assert sum(map(len, position._piles())) == game.cards
        position.pop()
        assert position._bytes() == before
    end = position.copy()
    made = end.playout(1).moves
    assert sum(map(len, end._piles())) == game.cards
    for _ in range(made):
        end.pop()
    assert end._bytes() == before
    return True


@settings(QUICK, max_examples=600)
@given(POSITION, st.randoms(use_true_random=False))
def test_a_spoilt_notation_is_refused_or_is_a_position(position: Position, chance: random.Random) -> None:
    shake(position.game, spoilt(position.notation(), chance))


@settings(QUICK, max_examples=200)
@given(POSITION, st.randoms(use_true_random=False))
def test_a_spoilt_record_is_refused_or_is_a_record(position: Position, chance: random.Random) -> None:
    text = spoilt(Record.from_position(position).text(), chance)
    try:
        Record.parse(text).replay()
    except CadoganError as error:
        assert str(error)
