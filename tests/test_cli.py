"""The command line: JSON fields, exit status and one-line errors, as the contract has them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import cadogan
from cadogan.cli import main

MOVES = "turn turn"


class Result:
    """What a command left."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1
        assert self.err == ""
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Result]:
    """``run("deal", "klondike", 42)``"""

    def command(*arguments: object) -> Result:
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Result(code, out, err)

    return command


@pytest.fixture
def klondike() -> cadogan.Position:
    return cadogan.game("klondike").deal(42)


@pytest.fixture
def saved(tmp_path: Path, klondike: cadogan.Position) -> Iterator[Path]:
    """A record of a game that was lost."""
    klondike.playout(1)
    assert klondike.outcome() is cadogan.Outcome.LOST
    path = tmp_path / "game.txt"
    cadogan.Record.from_position(klondike).save(path)
    yield path


# ---- games -----------------------------------------------------------------------------------------------------------


def test_games_as_json_has_every_field(run: Any) -> None:
    found = run("games", "--json").json
    assert [one["game"] for one in found] == [game.slug for game in cadogan.games()]
    for one in found:
        assert set(one) >= set(
            "game title number variant_of packs cards redeals rules_version aliases action_count zones "
            "distribution".split()
        )
        assert all(set(zone) >= {"name", "letter", "role", "count"} for zone in one["zones"])
        assert 0 < one["action_count"] <= 4096
    klondike = next(one for one in found if one["game"] == "klondike")
    assert (klondike["number"], klondike["cards"], klondike["redeals"], klondike["aliases"]) == (
        46,
        52,
        0,
        ["canfield"],
    )
    zodiac = next(one for one in found if one["game"] == "zodiac")
    assert zodiac["redeals"] is None


def test_games_as_text_names_all(run: Any) -> None:
    done = run("games")
    assert done.code == 0
    assert all(game.slug in done.out and game.title in done.out for game in cadogan.games())


# ---- deal ------------------------------------------------------------------------------------------------------------


def test_deal_as_json_has_every_field(run: Any, klondike: cadogan.Position) -> None:
    done = run("deal", "klondike", 42, "--moves", MOVES, "--json")
    klondike.push("turn")
    klondike.push("turn")
    fields = done.json
    assert done.code == 0
    assert fields["game"] == "klondike"
    assert fields["rules_version"] == 1
    assert fields["deal"] == 42
    assert fields["position"] == klondike.notation()
    assert fields["key"] == f"{klondike.key:032x}"
    assert fields["zones"] == {
        z: [[card.code for card in pile] for pile in piles] for z, piles in klondike.zones.items()
    }
    assert fields["phase"] == klondike.phase
    assert fields["counters"] == {"redeals": 0}
    assert fields["legal_moves"] == [move.text for move in klondike.legal_moves]
    assert fields["outcome"] is None
    assert fields["dead"] is klondike.is_dead()


def test_the_view_hides_what_the_player_cannot_see(run: Any) -> None:
    fields = run("deal", "klondike", 42, "--view", "--json").json
    assert (fields["position"], fields["key"], fields["dead"]) == (None, None, None)
    assert fields["zones"]["t"][2][:2] == ["??", "??"]
    assert fields["zones"]["t"][2][2] != "??"
    assert set(fields["zones"]["s"][0]) == {"??"}
    text = run("deal", "klondike", 42, "--view").out
    assert "position" not in text
    assert "key" not in text


def test_a_position_or_cards_stand_in_for_the_number(run: Any, klondike: cadogan.Position, tmp_path: Path) -> None:
    klondike.push("turn")
    fields = run("deal", "klondike", "--position", klondike.notation(), "--json").json
    assert fields["position"] == klondike.notation()
    cards = [card.symbol for piles in klondike.zones.values() for pile in piles for card in pile]
    (tmp_path / "cards.txt").write_text(", ".join(cards[:20]) + "\n" + " ".join(cards[20:]))
    fields = run("deal", "klondike", "--cards", tmp_path / "cards.txt", "--json").json
    assert fields["deal"] is None
    assert fields["position"] == cadogan.game("klondike").deal(cards=cards).notation()
    with_seed = run("deal", "la-belle-lucie", 7, "--cards", tmp_path / "cards.txt", "--json").json
    assert with_seed["position"] == cadogan.game("la-belle-lucie").deal(cards=cards, seed=7).notation()


@pytest.mark.parametrize("game", [game.slug for game in cadogan.games() if game.distribution == "cadogan"])
def test_deal_as_text_says_what_json_says(run: Any, game: str) -> None:
    fields = run("deal", game, 5, "--json").json
    text = run("deal", game, 5).out
    assert fields["position"] in text
    assert fields["key"] in text
    assert f"phase {fields['phase']}" in text
    assert all(move in text.split() for move in fields["legal_moves"])


def test_the_same_deal_twice_is_the_same_output(run: Any) -> None:
    assert run("deal", "queens", 9, "--json").out == run("deal", "queens", 9, "--json").out


# ---- perft -----------------------------------------------------------------------------------------------------------


def test_perft_counts_and_divides(run: Any) -> None:
    position = cadogan.game("la-belle-lucie").deal(3)
    fields = run("perft", "la-belle-lucie", 3, 2, "--divide", "--json").json
    assert fields["leaves"] == cadogan.perft(position, 2) == sum(fields["divide"].values())
    assert set(fields["divide"]) == {move.text for move in position.legal_moves}
    assert (fields["game"], fields["deal"], fields["depth"]) == ("la-belle-lucie", 3, 2)
    text = run("perft", "la-belle-lucie", 3, 2, "--divide").out
    assert text.endswith(f"{fields['leaves']} leaves\n")


def test_perft_of_depth_0_is_1(run: Any) -> None:
    assert run("perft", "klondike", 1, 0, "--json").json["leaves"] == 1
    assert run("perft", "klondike", 1, 0).out == "1 leaf\n"


def test_perft_deeper_than_one_call_of_the_core_is_the_same(run: Any) -> None:
    fields = run("perft", "klondike", 1, 7, "--json").json
    assert fields["leaves"] == cadogan.perft(cadogan.game("klondike").deal(1), 7)


# ---- replay ----------------------------------------------------------------------------------------------------------


def test_replay_of_a_valid_record_of_a_lost_game_is_0(run: Any, saved: Path, klondike: cadogan.Position) -> None:
    done = run("replay", saved, "--json")
    assert done.code == 0
    assert done.json == {
        "game": "klondike",
        "rules_version": 1,
        "deal": 42,
        "valid": True,
        "moves": len(klondike.moves),
        "error": None,
        "outcome": "lost",
        "position": klondike.notation(),
        "key": f"{klondike.key:032x}",
    }
    assert "valid" in run("replay", saved).out


def test_replay_of_a_record_with_an_illegal_move_is_1(run: Any, saved: Path) -> None:
    saved.write_text(saved.read_text() + "turn turn\n")
    done = run("replay", saved, "--json")
    fields = done.json
    assert done.code == 1
    assert not fields["valid"]
    assert fields["error"]["index"] == fields["moves"] - 2
    assert fields["error"]["move"] == "turn"
    assert fields["error"]["reason"]
    text = run("replay", saved)
    assert (text.code, text.out.count("not valid")) == (1, 1)


@pytest.mark.parametrize("data", [b"", b"hello\n", b"\0\1\2", b'[Game "klondike"]\n[Rules "1"]\n[Dea'])
def test_replay_of_what_is_no_record_is_2_and_leaves_it(run: Any, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    done = run("replay", path, "--json")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert path.read_bytes() == data


# ---- simulate --------------------------------------------------------------------------------------------------------


def test_simulate_as_json_has_every_field(run: Any) -> None:
    done = run(
        "simulate", "mill", "--deals", 200, "--first", 10, "--seed", 3, "--policy", "greedy", "--threads", 2, "--json"
    )
    fields = done.json
    expected = cadogan.simulate("mill", deals=200, first=10, seed=3, policy="greedy").to_json()
    for name in "game rules_version policy seed first deals won lost stalled unknown moves home win".split():
        assert fields[name] == expected[name]
    assert fields["threads"] == 2
    assert fields["seconds"] > 0
    assert done.code == 0


def test_simulate_as_text_says_it_too(run: Any) -> None:
    result = cadogan.simulate("mill", deals=100)
    text = run("simulate", "mill", "--deals", 100).out
    for line in (f"lost     {result.lost}", f"moves    {result.moves} ", "deals 0 to 99"):
        assert line in text


# ---- play ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def play(run: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """``play("klondike", 42, lines=["1", "q"])``: input from a pipe."""
    import io

    def command(*arguments: object, lines: list[str]) -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        done: Result = run("play", *arguments)
        return done

    return command


def test_play_shows_the_table_and_the_moves_and_ends_with_the_input(play: Any) -> None:
    done = play("la-belle-lucie", 42, lines=[])
    assert done.code == 0
    assert "t1  2♠ 2♣ K♠" in done.out
    assert "1 t5>f1 A♣" in done.out
    assert "not ended" in done.out


def test_a_move_is_made_by_number_place_or_card_and_taken_back(play: Any) -> None:
    done = play("la-belle-lucie", 42, lines=["1", "t10>f2", "AH>f3", "undo", "u", "u", "u", "q", "1"])
    assert done.out.count("Taken back") == 3
    assert "Taken back: t5>f1 A♣" in done.out
    assert "No move to take back." in done.out
    states = [line.strip() for line in done.out.split("\n") if line.startswith("  f1")]
    homes = [["··" not in pile for pile in line.split("   ")] for line in states]
    assert [sum(home) for home in homes] == [0, 1, 2, 3, 2, 1, 0]
    assert done.out.endswith("Left after 0 moves, the game not ended.\n")


@pytest.mark.parametrize("word", ["0", "99", "9" * 5000, "t1>t1", "nonsense", "t5>", "\0", "t1>f1", "²"])
def test_what_is_no_legal_move_is_answered_in_one_line(play: Any, word: str) -> None:
    without = play("la-belle-lucie", 42, lines=[]).out
    done = play("la-belle-lucie", 42, lines=[word])
    assert done.code == 0
    assert done.out.count("\n") == without.count("\n") + 1
    assert len(done.out) - len(without) < 250


def test_a_game_is_played_to_its_end(play: Any) -> None:
    position = cadogan.game("klondike").deal(42)
    position.playout(1)
    done = play("klondike", 42, lines=[*(move.text for move in position.moves), "1", "undo", "quit"])
    assert f"Lost after {len(position.moves)} moves" in done.out
    assert "Taken back" in done.out


def test_play_does_not_show_hidden_cards(play: Any) -> None:
    done = play("klondike", 42, lines=[])
    assert "t3 ▒▒ ▒▒ 7♣" in done.out


def test_play_without_a_game_asks_for_one(play: Any) -> None:
    done = play(lines=["mill", "q"])
    assert (done.code, "The Mill" in done.out) == (0, True)
    assert play(lines=[]).code == 2


def test_a_deal_at_random_says_its_number(play: Any) -> None:
    assert "deal " in play("mill", lines=[]).out.split("\n")[0]


# ---- errors ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["no-such-command"],
        ["deal"],
        ["deal", "klondyke", "1"],
        ["deal", "klondike"],
        ["deal", "klondike", "-1"],
        ["deal", "klondike", "1e3"],
        ["deal", "klondike", "٣"],
        ["deal", "klondike", str(2**64)],
        ["deal", "klondike", "9" * 5000],
        ["deal", "klondike", "1", "--mov", "turn"],
        ["deal", "klondike", "1", "--moves", "turn t1>t1"],
        ["deal", "klondike", "1", "--moves", "\x1b[2J"],
        ["deal", "klondike", "--position", "nonsense"],
        ["deal", "klondike", "--position", "x", "--cards", "y"],
        ["deal", "klondike", "--cards", "/no/such/file"],
        ["deal", "klondike", "--cards", "/"],
        ["perft", "klondike", "1"],
        ["perft", "klondike", "1", "-1"],
        ["perft", "klondike", "1", "100000"],
        ["replay", "/no/such/file"],
        ["replay", "/"],
        ["simulate", "klondike"],
        ["simulate", "klondike", "--deals", "0"],
        ["simulate", "klondike", "--deals", "10", "--threads", "0"],
        ["simulate", "klondike", "--deals", "10", "--policy", "best"],
        ["simulate", "klondike", "--deals", "2", "--first", str(2**64 - 1)],
        ["play", "klondyke"],
        ["play", "klondike", "x"],
    ],
    ids=lambda arguments: " ".join(arguments)[:60].replace("\x1b", "ESC"),
)
def test_misuse_is_status_2_and_one_line(run: Any, arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("cadogan")
    assert done.err.count("\n") == 1
    assert done.err.rstrip("\n").isprintable()
    assert "Traceback" not in done.err


def test_an_error_of_our_own_making_is_one_line_too(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cadogan, "games", lambda: 1 / 0)
    done = run("games")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "ZeroDivisionError" in done.err
    monkeypatch.setenv("CADOGAN_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["deal", "--help"], ["play", "--help"]])
def test_help_is_status_0(run: Any, arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.code, done.err) == (0, "")


def test_commands_of_later_issues_are_not_offered(run: Any) -> None:
    offered = run("--help").out
    assert not any(f" {name} " in offered for name in ("solve", "winnability", "serve", "engine"))


# ---- as a process ----------------------------------------------------------------------------------------------------


def start(*arguments: str, **words: Any) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONUTF8": "1"} | words.pop("env", {})
    return subprocess.Popen(
        [sys.executable, "-m", "cadogan", *arguments],
        stdout=words.pop("stdout", subprocess.PIPE),
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        **words,
    )


def test_ctrl_c_leaves_what_there_is(tmp_path: Path) -> None:
    process = start("simulate", "klondike", "--deals", "1000000000000", "--json", cwd=tmp_path)
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 3
    assert json.loads(out)["deals"] > 0
    assert "Traceback" not in err


def test_ctrl_c_in_perft_leaves_what_is_counted(tmp_path: Path) -> None:
    process = start("perft", "la-belle-lucie", "42", "40", "--json", cwd=tmp_path)
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 3
    assert json.loads(out)["interrupted"]
    assert "Traceback" not in err


def test_ctrl_c_in_play_leaves_in_one_line(tmp_path: Path) -> None:
    process = start("play", "klondike", "1", cwd=tmp_path, stdin=subprocess.PIPE)
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (3, "cadogan: interrupted\n")


def test_a_closed_pipe_is_left_in_silence(tmp_path: Path) -> None:
    with start("deal", "labyrinth", "1", cwd=tmp_path) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(20) == 3


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        process = start("games", "--json", cwd=tmp_path, stdout=full)
        _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (2, "cadogan: No space left on device\n")


def test_a_terminal_without_symbols_gets_letters(tmp_path: Path) -> None:
    process = start("deal", "klondike", "42", cwd=tmp_path, env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (0, "")
    assert "t2 9D" in out or "9D" in out


def test_a_pipe_gets_no_colour(tmp_path: Path) -> None:
    process = start("deal", "klondike", "42", cwd=tmp_path)
    assert "\x1b" not in process.communicate(timeout=20)[0]


@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_a_terminal_gets_colour_unless_it_is_refused(
    tmp_path: Path, environment: dict[str, str], coloured: bool
) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    process = start(
        "deal", "klondike", "42", cwd=tmp_path, stdout=theirs, env={"TERM": "xterm", "NO_COLOR": ""} | environment
    )
    os.close(theirs)
    out = b""
    try:
        while data := os.read(ours, 65536):
            out += data
    except OSError:  # Linux says so when the other end is closed
        pass
    os.close(ours)
    assert process.wait(20) == 0
    process.communicate()
    assert (b"\x1b[31m" in out) is coloured
