"""Records: read back as written, true when replayed, refused when cut or foreign."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cadogan
from cadogan import InvalidRecordError, Record

GAMES = [game.slug for game in cadogan.games() if game.distribution == "cadogan"]


def played(slug: str = "klondike", deal: int = 42) -> cadogan.Position:
    """A deal played to its end at random."""
    position = cadogan.game(slug).deal(deal)
    position.playout(deal)
    return position


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.from_position(played())


# ---- form ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_a_record_of_any_game_is_read_back_and_replays_to_the_same_position(slug: str, tmp_path: Path) -> None:
    position = played(slug, 3)
    record = Record.from_position(position)
    record.save(tmp_path / "game.txt")
    again = Record.load(tmp_path / "game.txt")
    assert again == record
    end = again.replay()
    assert end == position
    assert [move.text for move in end.moves] == [move.text for move in position.moves]


def test_a_record_has_the_lines_of_the_contract() -> None:
    position = cadogan.game("klondike").deal(42)
    position.push("turn")
    position.push("turn")
    lines = Record.from_position(position).text().splitlines()
    assert lines[:4] == ['[Game "klondike"]', '[Rules "1"]', '[Deal "42"]', '[Result "*"]']
    assert lines[4] == ""
    assert " ".join(line for line in lines[5:] if not line.startswith("#")).split() == ["turn", "turn"]


def test_a_game_that_began_elsewhere_has_its_position() -> None:
    game = cadogan.game("klondike")
    middle = game.deal(42)
    middle.push("turn")
    position = game.position(middle.notation())
    position.push("turn")
    record = Record.from_position(position)
    assert (record.deal, record.position) == (None, middle.notation())
    assert Record.parse(record.text()).replay() == position


def test_a_deal_of_given_cards_has_its_position() -> None:
    game = cadogan.game("klondike")
    cards = [card for piles in game.deal(5).zones.values() for pile in piles for card in pile]
    position = game.deal(cards=cards)
    record = Record.from_position(position)
    assert record.deal is None
    assert record.replay() == position


def test_comments_blank_lines_and_line_ends_do_not_matter(record: Record) -> None:
    lines = [*record.text().split("\n")[:5], *(f"{move} # so it was" for move in record.moves), "", "# the end"]
    assert Record.parse("\ufeff# by hand\n\n" + "\r\n".join(lines)) == record


def test_other_tags_are_kept(record: Record) -> None:
    tagged = replace(record, tags=(("Player", 'a "quoted" \\ name'), ("Date", "2026-12-01")))
    assert Record.parse(tagged.text()) == tagged


@given(st.text())
def test_any_text_is_a_record_or_refused_in_one_line(text: str) -> None:
    try:
        Record.parse(text)
    except InvalidRecordError as error:
        assert "\n" not in str(error)


@given(
    st.lists(
        st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters="#["), min_size=1, max_size=20)
    )
)
def test_moves_are_read_back_as_written(moves: list[str]) -> None:
    record = Record("klondike", 1, deal=0, moves=tuple(moves))
    assert Record.parse(record.text()) == record


# ---- what is refused -------------------------------------------------------------------------------------------------


def test_every_truncation_of_a_file_is_refused_when_read_or_at_the_latest_when_replayed(
    record: Record, tmp_path: Path
) -> None:
    data = record.text().encode()
    path = tmp_path / "cut.txt"
    for end in range(len(data)):
        path.write_bytes(data[:end])
        with pytest.raises(InvalidRecordError):
            cut = Record.load(path)
            assert not cut.moves, "only the bare deal can be taken for a whole record"
            cut.replay()
        assert path.read_bytes() == data[:end]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n\n",
        b"\x7fELF\x02\x01\x01\0\0",
        b"\xff\xfe[\0G\0",
        b'{"game": "klondike"}',
        b'[Event "F/S Return Match"]\n\n1. e4 e5',
        b"# only a comment\n",
    ],
)
def test_a_foreign_file_is_refused_and_left_as_it_is(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(data)
    with pytest.raises(InvalidRecordError, match="not a record"):
        Record.load(path)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('[Rules "1"]\n', "", r"no \[Rules\]"),
        ('[Deal "42"]\n', "", r"\[Deal\] or \[Position\]"),
        ('[Deal "42"]', '[Deal "42"]\n[Position "x"]', "one of them"),
        ('[Deal "42"]', '[Deal "42"]\n[Deal "43"]', "a second Deal"),
        ('"42"', '"-1"', "Deal '-1': expected a whole number"),
        ('"42"', '"18446744073709551616"', "expected a whole number"),
        ('"42"', '"٣"', "expected a whole number"),
        ('"lost"', '"drawn"', r"Result 'drawn': expected won, lost, \*"),
        ('[Rules "1"]', '[Rules "one"]', "Rules 'one'"),
        ('[Rules "1"]', "[Rules 1]", "line 2: '.Rules 1.' is no tag"),
        ("turn", "tu\0rn", "is no move"),
        ("turn", "x" * 200, "is no move"),
        ("turn", '\nturn\n[Date "1"]\n', "a tag after the moves"),
    ],
)
def test_a_malformed_record_is_refused_with_its_reason(record: Record, old: str, new: str, reason: str) -> None:
    with pytest.raises(InvalidRecordError, match=reason):
        Record.parse(record.text().replace(old, new, 1))


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(InvalidRecordError):
        Record.parse(b"[Game")  # type: ignore[arg-type]


# ---- replaying -------------------------------------------------------------------------------------------------------


def test_an_illegal_move_is_named_with_its_number(record: Record) -> None:
    moves = (*record.moves[:3], "t1>t2", *record.moves[3:])
    wrong = replace(record, moves=moves)
    position, fault = wrong.check()
    assert fault is not None
    assert (fault.index, fault.move) == (3, "t1>t2")
    assert len(position.moves) == 3
    with pytest.raises(InvalidRecordError, match=r"^move 4 \('t1>t2'\): "):
        wrong.replay()


@pytest.mark.parametrize("result", ["won", "lost"])
def test_a_result_that_the_game_does_not_have_is_a_fault(record: Record, result: str) -> None:
    unfinished = replace(record, moves=record.moves[:-1], result=result)
    _, fault = unfinished.check()
    assert fault is not None
    assert (fault.index, fault.move) == (len(unfinished.moves), None)
    assert fault.reason == f"the record says {result}, but the game goes on"


def test_a_record_of_other_rules_replays_or_says_so(record: Record) -> None:
    assert replace(record, rules_version=7).replay() == record.replay()
    with pytest.raises(InvalidRecordError, match="recorded under rules 7 of klondike; these are rules 1"):
        replace(record, rules_version=7, moves=("t1>t1",)).replay()


def test_an_unknown_game_is_named(record: Record) -> None:
    with pytest.raises(cadogan.UnknownGameError, match="klondike"):
        replace(record, game="klondyke").replay()


def test_a_position_of_another_game_is_refused(record: Record) -> None:
    other = cadogan.game("clock").deal(1).notation()
    with pytest.raises(InvalidRecordError, match="clock"):
        replace(record, deal=None, position=other).replay()


# ---- files -----------------------------------------------------------------------------------------------------------


def test_saving_leaves_no_other_file_and_keeps_the_permissions(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    record.save(path)
    path.chmod(0o640)
    record.save(path)
    assert path.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_saving_through_a_link_keeps_the_link(record: Record, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("real")
    record.save(tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert Record.load(tmp_path / "real") == record


def test_saving_over_what_is_no_record_is_refused(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "thesis.txt"
    path.write_text("forty pages")
    with pytest.raises(InvalidRecordError, match="left as it is"):
        record.save(path)
    assert path.read_text() == "forty pages"


def test_a_save_that_fails_leaves_the_old_record(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    record.save(path)
    old = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        replace(record, moves=()).save(path)
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]
