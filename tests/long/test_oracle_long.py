"""Oracles and engine side by side for longer: a thousand live positions a game, and move trees up to 100,000 leaves."""

from __future__ import annotations

import random

import pytest
from support import oracles, traces
from test_oracle import deepest, oracle_perft, walk_beside

import cadogan

pytestmark = pytest.mark.long


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_a_thousand_live_positions_agree_with_the_oracle(slug: str) -> None:
    rng = random.Random(f"live {slug}")
    count = 0
    while count < 1000:
        # Deals of any number; every other position is compared, so that walks get far.
        count += walk_beside(slug, {"deal": rng.getrandbits(64)}, rng.randrange(2**32), 400, each=2)
    assert count >= 1000


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_the_trees_of_three_deals_have_as_many_leaves_as_the_oracles_to_depth_three(slug: str) -> None:
    for number in range(3):
        position = cadogan.game(slug).deal(number)
        depth = deepest(position, 100_000)
        assert cadogan.perft(position, depth) == oracle_perft(oracles.load(slug).Oracle.deal(number), depth)


@pytest.mark.parametrize("slug", traces.SLUGS)
def test_every_recorded_walk_is_the_oracles_own(slug: str) -> None:
    for one in traces.load(slug):
        oracle = traces.begin_oracle(slug, one["start"])
        watcher = traces.watcher(slug, oracle, one["start"])
        for text, digest in one["steps"]:
            if text:
                oracle.push(text)
                watcher.after(text)
            assert traces.oracle_digest(oracle, slug, watcher) == digest
