"""One game of each kind, written down: a change of rules shows in a diff of tests/golden.

A file holds deal 42 played by a seeded random player: each move with the number of legal moves it was chosen from and
the key it leads to, and the whole position every tenth move. ``python -m pytest tests/test_golden.py
--update-golden`` writes them anew.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest
from cadogan._core.rng import Random

import cadogan

FOLDER = Path(__file__).parent / "golden"
DEAL = 42
LONGEST = 160
EVERY = 10
GAMES = [game.slug for game in cadogan.games()]


def playthrough(game: cadogan.Game) -> list[str]:
    """The lines of a game's file."""
    position = game.deal(DEAL)
    player = Random(DEAL)
    lines = [f"# {game.title}: deal {DEAL}, a random player", "", position.notation(), ""]
    for number in range(1, LONGEST + 1):
        legal = list(position.legal_moves)
        if not legal:
            break
        move = legal[player.below(len(legal))] if len(legal) > 1 else legal[0]
        cards = " ".join(card.code for card in move.cards)
        position.push(move)
        lines.append(f"{number:>4}  {move.text:<20} {move.kind:<7} {cards:<8} of {len(legal):>3}  {position.key:032x}")
        if number % EVERY == 0:
            lines += ["", position.notation(), ""]
    outcome = position.outcome()
    lines += ["", position.notation()]
    lines.append(
        f"# {outcome.value if outcome else 'goes on'} after {len(position.moves)} moves, score {position.score()}"
    )
    return lines


@pytest.mark.parametrize("slug", GAMES)
def test_deal_42_plays_as_it_is_written(slug: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{slug}.txt"
    lines = playthrough(cadogan.game(slug))
    if request.config.getoption("--update-golden"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for number, (ours, written) in enumerate(zip_longest(lines, path.read_text(encoding="utf-8").splitlines()), 1):
        assert ours == written, f"{path.name}, line {number}"


def test_every_written_game_is_one_of_the_games() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
