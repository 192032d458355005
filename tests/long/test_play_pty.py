"""Every game is played at a pseudo-terminal, by typing, to its end; then again from what was kept."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from support.terminal import Terminal, play_to_end

import cadogan
from cadogan import saves

pytestmark = [pytest.mark.long, pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")]
GAMES = [game for game in cadogan.games() if game.distribution == "cadogan"]
MOST = 400


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_random_player_types_the_game_to_its_end(
    game: cadogan.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / "state"
    monkeypatch.setenv(saves.STATE, str(state))
    with Terminal("play", game.slug, "12", state=state) as terminal:
        end = play_to_end(terminal, seed=3, most=MOST)
        assert all(len(line) <= 80 for line in terminal.screen.split("\n"))
        terminal.type("undo")
        terminal.type("redo")
        assert "Traceback" not in terminal.screen
        terminal.kill()
    (kept,) = saves.kept(game.slug)
    position = saves.position_of(kept.record)
    outcome = position.outcome()
    assert (outcome.value if outcome else None) == (end if end in ("won", "lost") else None)
    if end == "dead":
        assert position.is_dead()
    if end == "going":
        assert len(position.moves) == MOST
        with Terminal("play", game.slug, state=state) as terminal:
            terminal.read(re.compile(r"\[Y/n\] $"))
            assert f"{MOST + 1}> " in terminal.type("y")
            terminal.type("q", re.compile(r"(?!)"))
            assert terminal.wait() == 0
