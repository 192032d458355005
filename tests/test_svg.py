"""The drawn table: valid SVG, every card that lies open can be read, nothing is shown that the player may not see."""

from __future__ import annotations

import errno
import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import cadogan
from cadogan.cli import main
from cadogan.game import Game
from cadogan.svg import draw, to_png
from cadogan.svg.layout import Laid, Table, lay_out
from cadogan.svg.shapes import Box, Point

GAMES = [game for game in cadogan.games() if game.distribution == "cadogan"]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@cache
def positions(game: cadogan.Game, deals: int = 1) -> list[cadogan.Position]:
    """Deals, and what long random play makes of them."""
    out = []
    for number in range(deals):
        out.append(game.deal(number))
        end = game.deal(number)
        end.playout(number)
        out.append(end.copy())
        for _ in range(len(end.moves) // 3):
            end.pop()
        out.append(end)
    return out


def deepest(game: cadogan.Game, playouts: int) -> list[cadogan.Position]:
    """Of each zone's piles the deepest that some play reaches."""
    best: dict[str, tuple[int, cadogan.Position]] = {}
    for number in range(playouts):
        position = game.deal(number)
        position.playout(number)
        for letter, piles in position.zones.items():
            depth = max(map(len, piles))
            if depth > best.get(letter, (0, None))[0]:
                best[letter] = (depth, position.copy())
    return list({id(position): position for _, position in best.values()}.values())


def within(point: Point, box: Box) -> bool:
    """By the signs of the areas, an account of its own."""
    corners = box.corners
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    signs = [(bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) for (ax, ay), (bx, by) in sides]
    return all(sign > 1e-6 for sign in signs)


def points(box: Box) -> list[Point]:
    """A net over the box, its corners included."""
    a, b, _, d = box.corners
    return [
        (a[0] + (b[0] - a[0]) * i / 4 + (d[0] - a[0]) * j / 4, a[1] + (b[1] - a[1]) * i / 4 + (d[1] - a[1]) * j / 4)
        for i in range(5)
        for j in range(5)
    ]


def check_indices(table: Table) -> int:
    """Every index lies on the canvas and under no later card."""
    laid = table.cards
    outlines = [one.outline for one in laid]
    for k, one in enumerate(laid):
        index = one.index
        if index is None:
            continue
        left, top, right, bottom = index.bounds
        assert table.left <= left and right <= table.right and table.top <= top and bottom <= table.bottom
        for other in outlines[k + 1 :]:
            x1, y1, x2, y2 = other.bounds
            if x1 < right and left < x2 and y1 < bottom and top < y2:
                hidden = [point for point in points(index) if within(point, other)]
                assert not hidden, f"{one.place}: {one.shown} is covered"
    return sum(one.index is not None for one in laid)


def check_columns(table: Table) -> None:
    """No fan runs into a place whose own room it does not share from the first."""
    for pile in table.piles:
        if not pile.grows:
            continue
        room = pile.box(pile.step)
        for other in table.piles:
            if other is not pile and not other.base.meets(pile.base):
                assert not other.box(other.step).meets(room), f"{pile.name} runs into {other.name}"


def faces(drawing: str) -> Counter[str]:
    """The faces that can be read in a drawing."""
    return Counter(re.findall(r'data-card="(\w\w)"', drawing))


@each_game
def test_the_drawing_is_valid_and_every_index_can_be_read(game: cadogan.Game) -> None:
    for position in positions(game):
        root = ET.fromstring(draw(position))
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        for use in root.iter("{http://www.w3.org/2000/svg}use"):
            assert use.get("href", "").removeprefix("#") in ids
        for view in (False, True)[: 1 + (position is positions(game)[0])]:
            table = lay_out(position, view)
            assert check_indices(table) == sum(faces(draw(position, view=view)).values())
            check_columns(table)


@pytest.mark.long
@each_game
def test_every_index_can_be_read_at_any_depth_that_play_reaches(game: cadogan.Game) -> None:
    for position in deepest(game, 300) + positions(game, 5):
        table = lay_out(position)
        check_indices(table)
        check_columns(table)


@each_game
def test_every_place_is_drawn_and_every_pile_in_sight(game: cadogan.Game) -> None:
    lie = {zone.letter: zone for zone in game.declaration.zones}
    for position in positions(game):
        drawing = draw(position)
        drawn = set(re.findall(r'data-place="([^"]+)"', drawing))
        shown = faces(drawing)
        for letter, piles in position.zones.items():
            zone = lie[letter]
            count = sum(place == letter or re.fullmatch(rf"{letter}[\d.]+", place) is not None for place in drawn)
            assert count == len(piles)
            for pile in piles:
                seen = pile if zone.lie in ("spread", "right") and not zone.apart else pile[-1:]
                if zone.lie != "down" and zone.role != "out":
                    shown.subtract(card.code for card in seen)
        assert all(count >= 0 for count in shown.values())


@each_game
def test_a_hidden_card_is_not_in_the_players_file(game: cadogan.Game) -> None:
    for position in positions(game):
        known = Counter(
            card.code for piles in position.view().zones.values() for pile in piles for card in pile if card is not None
        )
        drawing = draw(position, view=True)
        assert not faces(drawing) - known
        for text in re.findall(r"<title>([^<]*)</title>", drawing)[1:]:
            assert cadogan.Card.parse(text).code in known
        # What fits the view is drawn alike: nothing hidden leaks in any other way.
        other = position.view().sample(5)
        assert re.sub(r", deal \d+", "", drawing) == draw(other, view=True)


def test_a_card_face_down_shows_its_index_to_the_reader_of_the_whole_position_only() -> None:
    position = cadogan.game("klondike").deal(42)
    assert sum(faces(draw(position)).values()) - sum(faces(draw(position, view=True)).values()) == 21


def test_four_colours_tell_the_suits_apart() -> None:
    position = cadogan.game("la-belle-lucie").deal(1)
    inks = {
        colours: set(re.findall(r'stroke="(#[0-9a-f]{6})"/>', draw(position, colours=colours))) for colours in (2, 4)
    }
    assert len(inks[4]) == len(inks[2]) + 2
    with pytest.raises(ValueError, match="expected 2 or 4"):
        draw(position, colours=3)


def test_an_empty_foundation_says_what_it_wants() -> None:
    drawing = draw(cadogan.game("babette").deal(1))
    king = re.search(r'<g data-place="f5">.*?</g></g>', drawing)
    assert king is not None and "#cadogan-K" in king[0] and "#cadogan-C" in king[0]


def test_the_clock_is_round_and_the_carpet_woven() -> None:
    def spots(slug: str, letter: str) -> list[Laid]:
        return [pile.laid[0] for pile in lay_out(cadogan.game(slug).deal(1)).piles if pile.name.startswith(letter)]

    hours = spots("clock", "f")
    x, y = sum(one.x for one in hours) / 12, sum(one.y for one in hours) / 12
    radii = [((one.x - x) ** 2 + (one.y - y) ** 2) ** 0.5 for one in hours]
    assert max(radii) - min(radii) < 1
    woven = spots("carpet", "t")
    assert [one.angle for one in woven] == [90.0 * ((k // 8 + k % 8) % 2) for k in range(64)]


def test_a_long_fan_shifts_its_neighbours_and_keeps_the_rows_straight() -> None:
    game = cadogan.game("la-belle-lucie")
    deck = [card.code for pile in game.deal(1).zones["t"] for card in pile]
    zones = {"t": [deck[:20], *([card] for card in deck[20:37])], "f": [[], [], [], []]}
    zones["t"][17] += deck[37:]
    table = lay_out(game.from_zones(zones))
    check_indices(table)
    check_columns(table)
    columns = {round(pile.x) for pile in table.piles if pile.name in ("t2", "t7", "t12")}
    assert len(columns) == 1


def test_a_game_without_coordinates_is_laid_in_rows() -> None:
    declaration = cadogan.game("klondike").declaration
    zones = tuple(replace(zone, at=()) for zone in declaration.zones)
    table = lay_out(Game(replace(declaration, zones=zones)).deal(1))
    check_columns(table)
    assert not any(a.base.meets(b.base) for a in table.piles for b in table.piles if a is not b)
    assert check_indices(table) == 28


def test_a_notebook_shows_the_players_view() -> None:
    position = cadogan.game("klondike").deal(42)
    assert position._repr_svg_() == draw(position, view=True)


def test_the_picture_in_the_docs_is_the_one_that_is_drawn() -> None:
    path = Path(__file__).parent.parent / "docs" / "img" / "clock.svg"
    if not path.exists():
        pytest.skip("the docs are not here")
    assert path.read_text(encoding="utf-8") == draw(cadogan.game("clock").deal(42), view=True)


# ---- the command -----------------------------------------------------------------------------------------------------


def test_draw_writes_svg_and_png(tmp_path: Path) -> None:
    path = tmp_path / "table.svg"
    assert main(["draw", "klondike", "42", "--moves", "turn turn", "--view", "--colours", "4", "-o", str(path)]) == 0
    position = cadogan.game("klondike").deal(42)
    position.push("turn")
    position.push("turn")
    assert path.read_text() == draw(position, view=True, colours=4)
    pytest.importorskip("resvg_py")
    picture = tmp_path / "table.PNG"
    assert main(["draw", "klondike", "--position", position.notation(), "-o", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_png_without_its_extra_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert main(["draw", "klondike", "42", "-o", str(tmp_path / "table.png")]) == 2
    assert "cadogan[png]" in one_line_of(capsys)
    assert not list(tmp_path.iterdir())
    with pytest.raises(ImportError):
        to_png("<svg/>")


def one_line_of(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line of an error; standard output is empty."""
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    "arguments",
    [
        ["klondike", "42", "-o", "table.gif"],
        ["klondike", "42"],
        ["klondike", "-o", "table.svg"],
        ["klondike", "42", "--moves", "t1>t9", "-o", "table.svg"],
        ["klondike", "42", "--colours", "3", "-o", "table.svg"],
        ["no-such-game", "42", "-o", "table.svg"],
        ["klondike", "42", "-o", "no/such/folder/table.svg"],
        ["klondike", "42", "-o", "folder.svg"],
    ],
    ids=" ".join,
)
def test_a_wrong_argument_is_one_line_and_status_2(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.svg").mkdir()
    assert main(["draw", *arguments]) == 2
    one_line_of(capsys)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.svg"]


def test_a_full_disk_leaves_the_old_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.svg"
    path.write_text("old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert main(["draw", "klondike", "42", "-o", str(path)]) == 2
    assert "No space left" in one_line_of(capsys)
    assert [one.name for one in tmp_path.iterdir()] == ["table.svg"] and path.read_text() == "old"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_device_is_written_to_and_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    link = tmp_path / "full.svg"
    link.symlink_to("/dev/full")
    assert main(["draw", "klondike", "42", "-o", str(link)]) == 2
    assert "No space left" in one_line_of(capsys)
    assert Path("/dev/full").is_char_device()
