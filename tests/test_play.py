"""Playing at a terminal, line by line: what is typed, what is answered, and that no game is ever lost."""

from __future__ import annotations

import errno
import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cadogan
from cadogan import saves
from cadogan.advice import cards_of, hint, moves_in_order, named, read_move, why
from cadogan.cli import main
from cadogan.record import Record

GAMES = [game for game in cadogan.games() if game.distribution == "cadogan"]
by_slug = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
posix = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of kept games."""
    folder = tmp_path / "state"
    monkeypatch.setenv(saves.STATE, str(folder))
    return folder


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """``play("klondike", 42, lines=["1", "undo"])``: what it says to lines from a pipe."""

    def command(*arguments: object, lines: list[str], code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *map(str, arguments)]) == code
        out, err = capsys.readouterr()
        assert err.count("\n") == (1 if code else 0)
        return out

    return command


def files(state: Path) -> list[str]:
    """The kept games."""
    return sorted(str(path.relative_to(state)) for path in state.rglob("*") if path.is_file())


# ---- commands --------------------------------------------------------------------------------------------------------


def test_a_move_is_taken_by_number_place_or_card(play: Any) -> None:
    out = play("la-belle-lucie", 42, lines=["1", "t10>f2", "AH>f3", "undo 3", "T5 > F1", "undo", "ac", "number", "q"])
    assert out.count("Taken back") == 4
    assert "Deal 42." in out
    assert "Left after 1 move, the game not ended" in out


def test_a_card_or_place_with_several_moves_lists_them(play: Any) -> None:
    position = cadogan.game("zodiac").deal(3)
    with pytest.raises(cadogan.AmbiguousMoveError, match="e3>t3 or e3>t7"):
        read_move(position, "e3")
    assert "e3>t3 or e3>t7" in play("zodiac", 3, lines=["e3"])


def test_undo_and_redo_go_through_the_whole_game(play: Any, state: Path) -> None:
    position = cadogan.game("klondike").deal(42)
    position.playout(1)
    moves = [move.text for move in position.moves]
    out = play("klondike", 42, lines=[*moves, "undo 500", "undo", "redo", f"redo {len(moves)}", "redo", "q"])
    assert out.count("Taken back") == len(moves) == out.count("Made again")
    assert "No move to take back." in out
    assert "No move to make again." in out
    (kept,) = saves.kept("klondike")
    assert kept.record.moves == tuple(moves)
    assert kept.over


def test_another_move_than_the_one_taken_back_ends_redo(play: Any) -> None:
    assert "No move to make again." in play("zodiac", 3, lines=["1", "undo", "2", "redo"])
    assert "No move to make again." not in play("zodiac", 3, lines=["1", "2", "undo 2", "1", "redo"])


def test_restart_can_be_undone_by_redo(play: Any) -> None:
    out = play("zodiac", 3, lines=["1", "1", "restart", "redo 2"])
    assert out.count("Made again") == 2
    assert "Left after 2 moves" in out


def test_new_deals_another_and_keeps_the_old(play: Any, state: Path) -> None:
    out = play("zodiac", 3, lines=["1", "new 4", "1", "deal 3", "1", "new x", "new", "q"])
    assert [line.split(".")[0] for line in out.split("\n") if line.startswith("The Zodiac, deal")][:3] == [
        "The Zodiac, deal 3",
        "The Zodiac, deal 4",
        "The Zodiac, deal 3",
    ]
    assert "'x': a deal number" in out
    assert files(state) == ["zodiac/3-2.txt", "zodiac/3.txt", "zodiac/4.txt"]


def test_help_and_rules_are_answered(play: Any) -> None:
    out = play("mill", 1, lines=["help", "?"])
    assert out.count("write the game to a file") == 2
    assert all(len(line) <= 80 for line in out.split("\n"))
    longer = play("mill", 1, lines=["help", "?", "rules"])
    assert len(longer) > len(out)


@pytest.mark.parametrize(
    "line",
    [
        "why",
        "undo x",
        "redo 0",
        "resume 9",
        "save",
        "load",
        "new -1",
        "bogus",
        "why t1>t99",
        "t1",
        "9" * 5000,
        "\0",
        "@",
    ],
)
def test_bad_input_is_one_line_and_changes_nothing(play: Any, line: str) -> None:
    without = play("zodiac", 3, lines=[])
    out = play("zodiac", 3, lines=[line])
    assert out.count("\n") == without.count("\n") + 1
    assert len(out) - len(without) < 200


def test_a_line_without_end_is_one_bad_move(play: Any) -> None:
    out = play("zodiac", 3, lines=["x" * 100_000, "1"])
    assert out.count("no command") == 1
    assert "Left after 1 move" in out


def test_the_end_of_the_game_and_a_dead_position_offer_undo(play: Any) -> None:
    position = cadogan.game("klondike").deal(42)
    position.playout(1)
    out = play("klondike", 42, lines=[*(move.text for move in position.moves)])
    assert f"Lost after {len(position.moves)} moves. undo" in out
    assert re.search("This position is dead.*hidden cards.*undo goes back", out)
    ends = out.index("This position is dead")
    number = out[:ends].count("\nfoundations") - 1
    while len(position.moves) > number:
        position.pop()
    assert position.is_dead()


def test_pipes_see_no_prompt_and_no_colour(play: Any) -> None:
    out = play("zodiac", 3, lines=["1"])
    assert "> " not in out
    assert "\x1b" not in out


def test_many_moves_are_listed_in_part_and_asked_for(play: Any) -> None:
    position = cadogan.game("empress-of-india").deal(0)
    while len(position.legal_moves) <= 60 and position.outcome() is None:
        position.push(position.legal_moves[len(position.legal_moves) - 1])
    texts = [move.text for move in position.moves]
    count = len(position.legal_moves)
    assert count > 60
    last = moves_in_order(position)[count - 1]
    out = play("empress-of-india", 0, lines=[*texts, "moves", f"moves {last.sources[0]}", "moves zz", str(count)])
    assert f"… and {count - 60} more" in out
    assert f"{count} {named(last, position.view())}" in out
    assert "No move has zz in it." in out
    assert f"Left after {len(texts) + 1} move" in out


# ---- why and hint ----------------------------------------------------------------------------------------------------


def test_why_names_what_blocks_a_card(play: Any) -> None:
    position = cadogan.game("carpet").deal(3)
    assert "blocked by" in why(position, "t4.4")
    assert "blocked by" in why(position, "AH>f3")
    out = play("carpet", 3, lines=["why t4.4", "why not t1.1>f1", "why 2", "why turn"])
    assert re.search(r"4♠|9♦|9♣", out)
    assert "is blocked by" in out
    assert "f1 takes 2♣ next, not 9♥." in out
    assert "turn is legal." in out


def test_why_says_what_covers_a_card_and_what_a_foundation_takes() -> None:
    position = cadogan.game("la-belle-lucie").deal(42)
    t1 = position.zones["t"][0]
    assert why(position, t1[0].code) == f"{t1[0].symbol} is covered by {t1[1].symbol}"
    assert why(position, "KS>f") == "f4 takes A♠ next, not K♠"
    assert why(position, "t1>t2").startswith("K♠ does not go on ")
    assert why(position, "t5") == "t5 can be played: t5>f1"
    with pytest.raises(cadogan.InvalidMoveError):
        why(position, "nonsense")


def hidden_cards(position: cadogan.Position) -> list[cadogan.Card]:
    """Cards of which the player sees no copy."""
    seen = {card for piles in position.view().zones.values() for pile in piles for card in pile}
    return sorted({card for piles in position.zones.values() for pile in piles for card in pile} - seen)


@by_slug
def test_no_answer_gives_a_hidden_card_away(game: cadogan.Game) -> None:
    position = game.deal(5)
    rng = random.Random(5)
    for _ in range(6):
        hidden = hidden_cards(position)
        symbols = {card.symbol for card in hidden}
        view = position.view()
        for move in position.legal_moves:
            assert not symbols & {card.symbol for card in cards_of(move, view)}
        for card in rng.sample(hidden, min(3, len(hidden))):
            assert why(position, card.code) == f"{card.symbol} is not in sight"
            with pytest.raises(cadogan.IllegalMoveError, match="not in sight"):
                read_move(position, f"{card.code}>t1")
        if not position.legal_moves:
            break
        position.push(rng.choice(list(position.legal_moves)))


def test_a_face_down_cover_is_not_named() -> None:
    position = cadogan.game("klondike").deal(42)
    down = position.zones["t"][6][2]
    assert why(position, down.code) == f"{down.symbol} is not in sight"
    assert "not in sight" in why(position, "s") or "face down" in why(position, "s")


@by_slug
def test_a_hint_is_a_legal_move_with_a_true_reason(game: cadogan.Game) -> None:
    home = {zone.letter for zone in game.declaration.zones if zone.home}

    def at_home(position: cadogan.Position) -> int:
        return sum(len(pile) for letter in home for pile in position.zones[letter])

    position = game.deal(11)
    rng = random.Random(11)
    for _ in range(5):
        before = position.notation(), len(position.moves)
        found = hint(position)
        assert (position.notation(), len(position.moves)) == before
        if found is None:
            assert not position.legal_moves
            break
        assert found.move in position.legal_moves
        if found.reason == "it is the only move":
            assert len(position.legal_moves) == 1
        count = at_home(position)
        position.push(found.move)
        if found.reason.startswith("it brings") and found.reason.endswith("home"):
            assert at_home(position) > count
        if found.reason.startswith("it wins"):
            assert position.outcome() is cadogan.Outcome.WON
        if match := re.search(r"can go home \((.*)\)", found.reason):
            assert match[1] in position.legal_moves
        if rng.random() < 0.5 and position.legal_moves:
            position.push(rng.choice(list(position.legal_moves)))


def test_a_hint_is_no_promise(play: Any) -> None:
    out = play("la-belle-lucie", 42, lines=["hint"])
    assert "1 t5>f1 A♣: it brings A♣ home." in out
    assert "no promise" in out


def test_a_hint_does_not_look_at_the_card_beneath() -> None:
    """What lies beneath a face-down card changes no hint."""
    game = cadogan.game("klondike")
    position = game.deal(42)
    hidden = [i for i, pile in enumerate(position.zones["t"]) if len(pile) > 2]
    zones = {letter: [list(pile) for pile in piles] for letter, piles in position.zones.items()}
    a, b = zones["t"][hidden[0]], zones["s"][0]
    a[0], b[0] = b[0], a[0]
    down = {"t": [max(0, len(pile) - 1) for pile in zones["t"]]}
    other = game.from_zones(zones, {"hidden": down})
    same = game.from_zones(position.zones, {"hidden": down})
    assert same.view().zones == other.view().zones
    one, two = hint(same), hint(other)
    assert one is not None
    assert two is not None
    assert (one.move.text, one.reason) == (two.move.text, two.reason)


# ---- files -----------------------------------------------------------------------------------------------------------


def test_a_saved_game_is_loaded_and_gone_on_with(play: Any, tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    out = play("zodiac", 3, lines=["1", "1", f"save {path}"])
    assert f"Saved: {path}" in out
    assert len(Record.load(path).replay().moves) == 2
    out = play("klondike", 1, lines=[f"load {path}", "undo"])
    assert "The Zodiac, deal 3." in out
    assert "Left after 1 move" in out


@pytest.mark.parametrize(
    "data", [b"", b"hello", b"\xff\xfe", b'[Game "zodiac"]\n[Rules "1"]\n[Deal "3"]\n[Result "*"]\n\nx']
)
def test_what_is_no_record_is_not_loaded_and_the_game_goes_on(play: Any, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    without = play("zodiac", 3, lines=["1"])
    out = play("zodiac", 3, lines=["1", f"load {path}"])
    assert out.count("\n") == without.count("\n") + 1
    assert "Left after 1 move" in out
    assert path.read_bytes() == data


def test_a_file_that_is_no_record_is_not_written_over(play: Any, tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("dear aunt")
    assert f"{path} is not a record" in play("zodiac", 3, lines=["1", f"save {path}"])
    assert path.read_text() == "dear aunt"


@pytest.mark.parametrize("name", ["/", "/no/such/folder/x", ".", "a\0b", "~nobody-of-this-name/x", "x" * 300])
@pytest.mark.parametrize("verb", ["save", "load"])
def test_a_file_that_cannot_be_used_is_one_line(play: Any, verb: str, name: str) -> None:
    without = play("zodiac", 3, lines=["1"])
    out = play("zodiac", 3, lines=["1", f"{verb} {name}"])
    assert out.count("\n") == without.count("\n") + 1
    assert "Left after 1 move" in out


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="no /dev/null")
@pytest.mark.parametrize("name", ["/dev/null", "/dev/full", "/dev/zero"])
def test_a_device_is_no_file_to_save_to(play: Any, name: str) -> None:
    if Path(name).exists():
        assert f"{name} is no plain file" in play("zodiac", 3, lines=["1", f"save {name}"])
        assert not Path(name).is_file()


# ---- games that are kept ---------------------------------------------------------------------------------------------


def test_every_move_is_kept_as_it_is_made(play: Any, state: Path) -> None:
    play("zodiac", 3, lines=[])
    assert files(state) == []
    play("zodiac", 3, lines=["1", "1", "undo"])
    (kept,) = saves.kept("zodiac")
    assert (len(kept.record.moves), len(kept.redo), kept.record.deal) == (1, 1, 3)


def test_a_kept_game_is_offered_and_gone_on_with(play: Any, state: Path) -> None:
    play("zodiac", 3, lines=["1", "1", "undo"])
    out = play("zodiac", lines=["resume", "redo", "number"])
    assert "is kept: deal 3, 1 move." in out
    assert "Made again" in out
    assert "Deal 3." in out
    assert "deal 3, 2 moves" in play("zodiac", lines=["y"])
    assert files(state) == ["zodiac/3.txt"]


def test_a_deal_by_number_is_dealt_anew_and_the_old_game_kept(play: Any, state: Path) -> None:
    play("zodiac", 3, lines=["1", "1"])
    old = (state / "zodiac" / "3.txt").read_bytes()
    out = play("zodiac", 3, lines=["2", "kept", "resume 1"])
    assert "is kept: deal" not in out
    assert " 1 deal 3, 2 moves" in out
    assert (state / "zodiac" / "3.txt").read_bytes() == old
    assert files(state) == ["zodiac/3-2.txt", "zodiac/3.txt"]


def test_a_game_that_ended_is_kept_but_not_offered(play: Any) -> None:
    position = cadogan.game("klondike").deal(42)
    position.playout(1)
    play("klondike", 42, lines=[move.text for move in position.moves])
    out = play("klondike", lines=["kept"])
    assert "is kept" not in out.split("\n\n")[0]
    assert "moves, lost" in out


def test_a_kept_file_that_is_spoilt_is_passed_over_and_left(play: Any, state: Path) -> None:
    play("zodiac", 3, lines=["1"])
    path = state / "zodiac" / "3.txt"
    for data in (b"", b"\0", path.read_bytes()[:-5], b'[Game "klondike"]\n'):
        path.write_bytes(data)
        assert "is kept" not in play("zodiac", lines=["1"]).split("\n\n")[0]
        assert path.read_bytes() == data
        for other in state.rglob("*.txt"):
            if other != path:
                other.unlink()


def test_a_kept_game_of_other_rules_says_so(play: Any, state: Path) -> None:
    play("zodiac", 3, lines=["1"])
    path = state / "zodiac" / "3.txt"
    data = path.read_bytes().replace(b'"1"', b'"99"').replace(b"e3>", b"e3>f1")
    path.write_bytes(data)
    out = play("zodiac", lines=["y"])
    assert "cannot be gone on with" in out
    assert path.read_bytes() == data


def test_two_players_of_one_kept_game_lose_nothing(state: Path) -> None:
    position = cadogan.game("zodiac").deal(3)
    position.push("turn")
    saves.Keeper(position).keep(("turn",))
    (old,) = saves.kept("zodiac")
    one, two = saves.Keeper(position, old), saves.Keeper(position, old)
    one.keep(("turn", "turn"))
    two.keep(("turn", "e3>t3"))
    assert {kept.record.moves for kept in saves.kept("zodiac")} == {("turn", "turn"), ("turn", "e3>t3")}
    one.keep(("turn", "turn", "turn"))
    assert len(saves.kept("zodiac")) == 2


def test_of_ended_games_only_the_last_are_kept(state: Path) -> None:
    position = cadogan.game("zodiac").deal(3)
    for k in range(saves.MAX_ENDED + 10):
        saves.Keeper(position).keep(("turn",), "*" if k == 0 else "lost")
    assert len(saves.kept("zodiac")) <= saves.MAX_ENDED + 2
    assert sum(not kept.over for kept in saves.kept("zodiac")) == 1


def test_the_folder_is_the_users_state_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    import platformdirs

    monkeypatch.delenv(saves.STATE)
    assert saves.folder() == platformdirs.user_state_path("cadogan", appauthor=False) / "games"


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EDQUOT])
def test_a_disk_that_takes_nothing_is_said_once_and_the_game_goes_on(
    play: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def full(path: Path, _data: bytes) -> None:
        raise OSError(number, os.strerror(number), str(path))

    path = tmp_path / "elsewhere.txt"
    with monkeypatch.context() as patched:
        patched.setattr(saves, "write_atomically", full)
        out = play("zodiac", 3, lines=["1", "1", "new 5", f"save {path}", "new 5", "1"])
    assert out.count(os.strerror(number)) == 3  # once a game, and in leaving
    assert "asked for again, it is given up" in out
    assert "The Zodiac, deal 5." in out
    assert f"This game is not kept ({os.strerror(number)})." in out
    assert len(Record.load(path).moves) == 2
    assert files(tmp_path / "state") == []


def test_what_was_kept_outlives_a_full_disk(play: Any, state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play("zodiac", 3, lines=["1"])
    data = (state / "zodiac" / "3.txt").read_bytes()
    import cadogan.files

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(cadogan.files.os, "fsync", full)
        assert "No space left" in play("zodiac", lines=["y", "1"])
    assert (state / "zodiac" / "3.txt").read_bytes() == data
    assert files(state) == ["zodiac/3.txt"]


def test_a_state_folder_that_is_a_file_stops_nobody(play: Any, state: Path) -> None:
    state.write_text("not a folder")
    out = play("zodiac", 3, lines=["1", "1"])
    assert "The game cannot be kept" in out
    assert "Left after 2 moves" in out


# ---- without a game --------------------------------------------------------------------------------------------------


def test_without_a_game_they_are_listed_and_one_is_asked_for(play: Any) -> None:
    out = play(lines=["20", "1"])
    assert all(game.slug in out for game in GAMES)
    assert "The Zodiac, deal" in out
    assert "The Mill" in play(lines=["mill"])
    play(lines=["no-such-game"], code=2)
    play(lines=[], code=2)


# ---- at a terminal ---------------------------------------------------------------------------------------------------


def run(*arguments: str, state: Path, text: bytes = b"", **words: Any) -> subprocess.CompletedProcess[bytes]:
    """A run of its own."""
    environment = os.environ | {saves.STATE: str(state), "PYTHONIOENCODING": "utf-8"}
    environment.pop("PYTHONPATH", None)
    words = {"stdout": subprocess.PIPE} | words
    return subprocess.run(
        [sys.executable, "-m", "cadogan", *arguments],
        input=text,
        stderr=subprocess.PIPE,
        cwd=state.parent,
        env=environment,
        timeout=60,
        check=False,
        **words,
    )


@posix
def test_a_full_disk_under_the_output_is_one_line_and_loses_no_move(state: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full")
    run("play", "zodiac", "3", state=state, text=b"1\n")
    with Path("/dev/full").open("wb") as full:
        done = run("play", "zodiac", state=state, text=b"y\n1\n", stdout=full)
    assert (done.returncode, done.stderr) == (2, b"cadogan: No space left on device\n")
    assert len(saves.kept("zodiac")[0].record.moves) == 1


@posix
def test_a_pipe_that_is_closed_is_left_in_silence(state: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        done = run("play", "zodiac", "3", state=state, text=b"1\n", stdout=closed)
    assert (done.returncode, done.stderr) == (3, b"")


@posix
@pytest.mark.parametrize("slug", ["klondike", "blockade"])
def test_a_game_is_played_to_its_end_at_a_terminal(slug: str, state: Path) -> None:
    from support.terminal import Terminal, play_to_end

    with Terminal("play", slug, "7", state=state) as terminal:
        end = play_to_end(terminal, seed=1, most=60)
        moves = terminal.last
        terminal.type("quit", re.compile(r"(?!)"))
        assert terminal.wait() == 0
        assert end in ("won", "lost", "dead", "going")
        assert all(len(line) <= 80 for line in terminal.screen.split("\n")), moves


@posix
def test_colours_at_a_terminal_and_none_with_no_color(state: Path) -> None:
    from support.terminal import Terminal

    with Terminal("play", "zodiac", "3", state=state, colour=True) as terminal:
        terminal.read()
        assert "\x1b[31m9♥\x1b[39m" in terminal.raw
    with Terminal("play", "zodiac", "3", "--ascii", state=state, colour=True, NO_COLOR="1") as terminal:
        terminal.read()
        assert terminal.screen.isascii()
        assert "\x1b[3" not in terminal.raw


@posix
def test_ctrl_c_leaves_with_3_and_ctrl_d_with_0_and_the_game_is_kept(state: Path) -> None:
    from support.terminal import Terminal

    with Terminal("play", "zodiac", "3", state=state) as terminal:
        terminal.read()
        terminal.type("1")
        terminal.press("t3>\x03")
        assert terminal.wait() == 3
        assert "cadogan play zodiac goes on with it" in terminal.last
        assert terminal.last.rstrip().endswith("cadogan: interrupted")
        assert "Traceback" not in terminal.screen
    question = re.compile(r"\[Y/n\] $")
    with Terminal("play", "zodiac", state=state) as terminal:
        assert "deal 3, 1 move. Go on" in terminal.read(question)
        assert "Please answer" in terminal.type("what", question)
        terminal.type("")
        terminal.type("1")
        terminal.press("\x04")
        assert terminal.wait() == 0
    assert [len(kept.record.moves) for kept in saves.kept("zodiac")] == [2]


@posix
def test_a_game_survives_kill_9(state: Path) -> None:
    from support.terminal import Terminal

    with Terminal("play", "zodiac", "3", state=state) as terminal:
        terminal.read()
        for _ in range(5):
            terminal.type("1")
        terminal.kill()
    (kept,) = saves.kept("zodiac")
    assert len(kept.record.moves) == 5
    with Terminal("play", "zodiac", state=state) as terminal:
        terminal.read(re.compile(r"\[Y/n\] $"))
        assert "6> " in terminal.type("y")
        assert len(terminal.type("undo 5")) > 0
        assert "1> " in terminal.last


@posix
@pytest.mark.parametrize("columns", [10, 30])
def test_a_narrow_terminal_is_one_clear_line(state: Path, columns: int) -> None:
    from support.terminal import Terminal

    with Terminal("play", "hemispheres", "3", state=state, columns=columns) as terminal:
        terminal.read()
        shown = " ".join(terminal.screen.split())
        assert ("too narrow" in shown) == (columns == 10)
        terminal.type("")
        assert terminal.screen.count("too narrow") == (columns == 10)
        assert terminal.process.poll() is None


@posix
def test_a_wrong_name_at_a_terminal_is_asked_for_again(state: Path) -> None:
    from support.terminal import Terminal

    asked = re.compile("game> $")
    with Terminal("play", state=state) as terminal:
        terminal.read(asked)
        assert "klondike" in terminal.type("klondyke", asked)
        assert "Canfield or Klondike" in terminal.type("klondike")
