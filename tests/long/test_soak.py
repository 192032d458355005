"""Ten million random moves over all games: at every move the whole pack is there and the key is right, at every
thousandth the notation, and all of them are taken back."""

from __future__ import annotations

from itertools import chain

import pytest
from cadogan._core.rng import Random

import cadogan

pytestmark = pytest.mark.long
MOVES = 10_000_000
GAMES = cadogan.games()


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_a_games_share_of_ten_million_random_moves_keeps_all_and_is_taken_back_bit_for_bit(slug: str) -> None:
    game = cadogan.game(slug)
    share = -(-MOVES // len(GAMES))
    whole = sorted(chain.from_iterable(game.deal(0)._piles()))
    assert len(whole) == game.cards
    made, number = 0, 0
    while made < share:
        position = game.deal(number)
        start = position._bytes()
        player = Random(number)
        states = []
        # A game without end is left after a while for the next deal.
        for _ in range(3000):
            codes = position._codes()
            if not codes or made == share:
                break
            states.append((position.key, hash(position)))
            assert position._push(position._move(codes[player.below(len(codes))]))
            made += 1
            assert sorted(chain.from_iterable(position._piles())) == whole, (slug, number, made)
            assert position.key == position._key_anew(), (slug, number, made)
            if made % 1000 == 0:
                text = position.notation()
                again = game.position(text)
                assert again.notation() == text, (slug, number, made)
                assert again == position, (slug, number, made)
                assert again._codes() == position._codes(), (slug, number, made)
        while states:
            position.pop()
            assert (position.key, hash(position)) == states.pop(), (slug, number)
        assert position._bytes() == start, (slug, number)
        assert position.notation() == game.deal(number).notation()
        number += 1
