"""Deals of other programs, and positions given as zones: what is read, and what is said about what cannot be."""

from __future__ import annotations

import builtins
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cadogan
from cadogan import InvalidPositionError, Position
from cadogan.cli import main
from cadogan.deals import NoPysolError, from_pysol, from_solvitaire

KLONDIKE = cadogan.game("klondike")
LUCIE = cadogan.game("la-belle-lucie")
NAPOLEON = cadogan.game("napoleon-at-st-helena")

# A deal as Solvitaire writes it.
SOLVITAIRE = """{
  "tableau piles": [
    ["4D"], ["3c", "4C"], ["9s", "7d", "6H"], ["ah", "7s", "2c", "JD"], ["1d", "6s", "2h", "10s", "AS"],
    ["4h", "8h", "2d", "13s", "jc", "5C"], ["3h", "4s", "3s", "5d", "11h", "6c", "KD"]
  ],
  "stock": ["10H", "8d", "7H", "KC", "3D", "10D", "5H", "8C", "qS", "JS", "9H", "7C", "6D", "8S", "12D", "QH", "1C",
    "9C", "5S", "KH", "QC", "2S", "10C", "9D"]
}"""


def text(piles: Any) -> list[str]:
    return [" ".join(card.code for card in pile) for pile in piles]


def written(position: Position) -> dict[str, Any]:
    """A position in Solvitaire's JSON."""
    words = {
        "foundation": "foundations",
        "packets": "tableau piles",
        "pack": "stock",
        "talon": "waste",
        "reserve": "reserve",
    }
    out: dict[str, Any] = {}
    marks = dict(zip(position.game.compiled.places.names, position._marks(), strict=False))
    for zone in position.game.zones:
        if zone.role not in words:
            continue
        piles = []
        for k, pile in enumerate(position.zones[zone.letter]):
            down = [mark[0] for mark in marks.get(f"{zone.letter}{k + 1}", [])] or [False] * len(pile)
            codes = [card.code.replace("T", "10") for card in pile]
            piles.append([code.lower() if under else code for code, under in zip(codes, down, strict=True)])
        if zone.role in ("pack", "talon"):
            piles = piles[0]
        elif zone.role == "reserve":
            piles = [card for pile in piles for card in pile]
        out[words[zone.role]] = out.get(words[zone.role], []) + piles
    return out


# ---- Solvitaire


def test_a_deal_of_solvitaire_lies_as_it_is_written() -> None:
    position = from_solvitaire(KLONDIKE, SOLVITAIRE)
    assert text(position.zones["t"])[:4] == ["4D", "3C 4C", "9S 7D 6H", "AH 7S 2C JD"]
    assert text(position.zones["t"])[5:] == ["4H 8H 2D KS JC 5C", "3H 4S 3S 5D JH 6C KD"]
    position.push("turn")
    assert text(position.zones["w"]) == ["9D"]
    assert position.phase == "play"


def test_a_small_suit_lies_face_down_where_the_game_hides_cards() -> None:
    seen = from_solvitaire(KLONDIKE, SOLVITAIRE).view().zones
    assert [[str(card) for card in pile if card] for pile in seen["t"]] == [[c] for c in "4D 4C 6H JD AS 5C KD".split()]
    assert set(seen["s"][0]) == {None}
    capitals = from_solvitaire(KLONDIKE, {key.lower(): piles for key, piles in json.loads(SOLVITAIRE.upper()).items()})
    assert capitals.view().zones["t"] == capitals.zones["t"]


def test_where_a_game_hides_nothing_the_case_means_nothing() -> None:
    dealt = LUCIE.deal(7)
    deal = written(dealt)
    deal["tableau piles"] = [[card.lower() for card in pile] for pile in deal["tableau piles"]]
    position = from_solvitaire(LUCIE, json.dumps(deal))
    assert position.zones == position.view().zones == dealt.zones


# Games whose table is described by Solvitaire's words: one kind of packets, and stock, waste, reserve, foundations.
DESCRIBED = (
    "klondike la-belle-lucie house-in-the-wood house-on-the-hill napoleon-at-st-helena flower-garden fortress fifteen "
    "napoleons-square red-and-black carpet general-sedgewick fourteenth zodiac two-rings mount-olympus"
)


@pytest.mark.parametrize("slug", [*DESCRIBED.split(), "nestor"])
def test_what_is_written_from_a_deal_is_read_back(slug: str) -> None:
    game = cadogan.game(slug)
    for number in range(5):
        position = game.deal(number)
        read = from_solvitaire(game, written(position))
        for letter in position.zones.keys() - {"x"}:
            assert read.zones[letter] == position.zones[letter]
            assert read.view().zones[letter] == position.view().zones[letter]
        assert [move.text for move in read.legal_moves] == [move.text for move in position.legal_moves]


def test_a_game_that_is_going_on_is_read_too() -> None:
    for number in range(20):
        position = NAPOLEON.deal(number)
        position.playout(number, "greedy")
        position.pop()
        read = from_solvitaire(NAPOLEON, written(position))
        assert read.zones["t"] == position.zones["t"]
        assert read.zones["w"] == position.zones["w"]
        # Two piles of a suit may lie on either of its foundations.
        assert Counter(read.zones["f"]) == Counter(position.zones["f"])


def test_foundations_may_be_single_cards_one_after_another() -> None:
    deal = written(NAPOLEON.deal(0))
    for card in ("AH", "2H", "AH"):
        pile = next(pile for pile in [*deal["tableau piles"], deal["stock"]] if card in pile)
        pile.remove(card)
    deal["foundations"] = ["AH", "2H", "AH"]
    assert text(from_solvitaire(NAPOLEON, deal).zones["f"]) == ["", "", "AH 2H", "", "", "", "AH", ""]
    deal["foundations"] = [["AH"], [], ["AH", "2H"]]
    assert text(from_solvitaire(NAPOLEON, deal).zones["f"]) == ["", "", "AH", "", "", "", "AH 2H", ""]


def test_bases_that_a_game_takes_out_before_the_deal_need_not_be_written() -> None:
    game = cadogan.game("red-and-black")
    position = game.deal(3)
    deal = written(position)
    del deal["foundations"]
    assert from_solvitaire(game, deal).zones == position.zones


def test_the_seed_is_that_of_the_shuffles_to_come() -> None:
    deal = written(LUCIE.deal(7))
    tables = []
    for seed in (1, 1, 2):
        position = from_solvitaire(LUCIE, deal, seed)
        position.push("redeal")
        tables.append(position.zones)
    assert tables[0] == tables[1] != tables[2]


def changed(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    deal = json.loads(SOLVITAIRE)
    change(deal)
    return deal


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ("{", "the deal is not JSON: .*line 1 column 2"),
        ("[" * 100_000, "the deal is not JSON"),
        ("[]", "the deal is not a JSON object"),
        (None, "the deal is not JSON"),
        ({}, "the deal has no 'tableau piles'"),
        ({"tableau piles": 3}, "tableau piles: expected an array"),
        ({"tableau piles": "4D"}, "tableau piles: expected an array"),
        ({"tableau piles": ["4D"]}, "tableau piles: '4D' is no array of cards"),
        (changed(lambda d: d["stock"].append("14S")), "stock: '14S' is no card"),
        (changed(lambda d: d["stock"].append(7)), "stock: '7' is no card"),
        (changed(lambda d: d["stock"].append("")), "stock: '' is no card"),
        (changed(lambda d: d["stock"].append("٣C")), "stock: '٣C' is no card"),
        (changed(lambda d: d["tableau piles"][2].append("1X")), "tableau piles: '1X' is no card"),
        (changed(lambda d: d["stock"].pop()), "9D is missing"),
        (changed(lambda d: d["stock"].append("4D")), r"4D is there 2 times instead of 1 \(in t1, s\)"),
        (changed(lambda d: d["tableau piles"].append([])), "tableau piles: 8 piles, klondike has 7 such places"),
        (changed(lambda d: d.update(cells=["AC"])), "'cells': expected only 'tableau piles', 'stock'"),
        (changed(lambda d: d.update(reserve=["AC"])), "reserve: 1 pile, klondike has no such places"),
        (changed(lambda d: d["tableau piles"][3].reverse()), "t4: 2c lies face down on a card that is face up"),
        (changed(lambda d: d["tableau piles"][3].pop()), "JD is missing"),
        (changed(lambda d: d.update(foundations=[["2C"]])), "foundations: 2C fits none of them"),
        (
            changed(
                lambda d: d.update(foundations=[["AC", d["stock"].pop(0)]], stock=[c for c in d["stock"] if c != "1C"])
            ),
            "f1: TH is not its card number 2",
        ),
    ],
)
def test_what_is_no_deal_is_refused_with_the_card_and_the_place(deal: Any, message: str) -> None:
    with pytest.raises(InvalidPositionError, match=message) as caught:
        from_solvitaire(KLONDIKE, deal)
    assert "\n" not in str(caught.value)


def test_a_column_whose_last_card_lies_face_down_is_refused() -> None:
    deal = changed(lambda d: d["tableau piles"][1].__setitem__(1, "4c"))
    with pytest.raises(InvalidPositionError, match="t2: its last card 4C lies face down"):
        from_solvitaire(KLONDIKE, deal)


# ---- PySolFC

# Microsoft's deal 24 as anybody's FreeCell shows it, a column a line; it is dealt by rows.
FREECELL_24 = """
4C 2C 9C 8C QS 4S 2H
5H QH 3C AC 3H 4H QD
QC 9S 6H 9H 3S KS 3D
5D 2S JC 5C JH 6D AS
2D KD TH TC TD 8D
7H JS KH TS KC 7C
AH 5S 6S AD 8H JD
7S 6C 7D 4D 8S 9D
"""


@pytest.fixture
def pysol() -> Any:
    return pytest.importorskip("pysol_cards")


def layout(name: str, number: int) -> Any:
    """What pysol-cards itself prints for a game."""
    from pysol_cards.cards import CardRenderer
    from pysol_cards.deal_game import Game
    from pysol_cards.random_base import RandomBase

    lines = Game(name, number, RandomBase.DEALS_PYSOLFC).calc_layout_string(CardRenderer(print_ts=True)).splitlines()
    talon = lines.pop(0).removeprefix("Talon: ").split() if lines[0].startswith("Talon") else []
    return [line.replace("<", "").replace(">", "") for line in lines], talon


@pytest.mark.parametrize("number", [1, 24, 32000, 32001, 123456789, 2**64, 10**20 - 1])
def test_klondike_and_la_belle_lucie_lie_as_pysolfc_lays_them(pysol: Any, number: int) -> None:
    columns, _ = layout("fan", number)
    assert text(from_pysol(LUCIE, number).zones["t"]) == columns
    columns, talon = layout("klondike", number)
    position = from_pysol(KLONDIKE, number)
    home = [card.code for pile in position.zones["f"] for card in pile]
    while "turn" in [move.text for move in position.legal_moves]:
        aces_home = sum(map(len, position.zones["f"]))
        position.push("turn")
        turned = talon.pop(0)
        if sum(map(len, position.zones["f"])) == aces_home:
            assert position.zones["w"][0][-1].code == turned
        else:
            assert turned[0] == "A"
    assert talon == []
    # Aces that show go home at once, and bare what lies beneath.
    for pile, column in zip(text(position.zones["t"]), columns, strict=True):
        assert column.startswith(pile)
        assert set(column.removeprefix(pile).split()) <= set(home)


def test_the_first_numbers_are_microsofts_deals(pysol: Any) -> None:
    columns = [line.split() for line in FREECELL_24.split("\n") if line]
    pack = [columns[k % 8][k // 8] for k in range(52)]
    # La Belle Lucie lies in rows of seventeen there.
    fans = [pile.split() for pile in text(from_pysol(LUCIE, 24).zones["t"])]
    assert [fans[k % 17][k // 17] for k in range(51)] + fans[17] == pack


def test_any_other_game_deals_the_pack_that_pysolfc_shuffles(pysol: Any) -> None:
    from pysol_cards.cards import createCards
    from pysol_cards.random import shuffle
    from pysol_cards.random_base import RandomBase

    cards = shuffle(createCards(2), 987654, RandomBase.DEALS_PYSOLFC)
    pack = ["A23456789TJQK"[card.rank - 1] + card.suit_s() for card in reversed(cards)]
    assert from_pysol(NAPOLEON, 987654).zones == NAPOLEON.deal(cards=pack).zones
    assert text(from_pysol(NAPOLEON, 987654).zones["t"])[0].split() == pack[0:40:10]


def test_every_game_of_whole_packs_takes_a_number(pysol: Any) -> None:
    refused = set()
    for game in cadogan.games():
        try:
            position = from_pysol(game, 40404)
        except InvalidPositionError as error:
            refused.add(game.slug)
            assert "packs of 52" in str(error) or "twice" in str(error)
        else:
            assert position.deal_number is None
            assert position.legal_moves
    assert refused == {"olga", "caesar", "herring-bone-german"}


@pytest.mark.parametrize("number", [0, -1, 10**20, 1.0, "24", None, True])
def test_a_number_that_pysolfc_does_not_have_is_refused(pysol: Any, number: Any) -> None:
    with pytest.raises(InvalidPositionError, match=r"PySolFC's deal .*: expected a whole number from 1 to 9+$"):
        from_pysol(KLONDIKE, number)


def test_without_the_package_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    original = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("pysol_cards"):
            raise ImportError(name)
        return original(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(NoPysolError, match=r"pip install 'cadogan\[pysol\]'") as caught:
        from_pysol(KLONDIKE, 1)
    assert isinstance(caught.value, ImportError)
    assert isinstance(caught.value, cadogan.CadoganError)


# ---- the command


def test_the_command_deals_what_solvitaire_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deal.json"
    file.write_text(SOLVITAIRE)
    assert main(["deal", "klondike", "--solvitaire", str(file), "--json"]) == 0
    fields = json.loads(capsys.readouterr().out)
    position = from_solvitaire(KLONDIKE, SOLVITAIRE)
    assert fields["deal"] is None
    assert fields["position"] == position.notation()
    assert fields["zones"]["t"][1] == ["3C", "4C"]
    assert main(["deal", "klondike", "7", "--solvitaire", str(file), "--json", "--moves", "turn", "--view"]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert fields["zones"]["w"] == [["9D"]]
    assert fields["zones"]["t"][1] == ["??", "4C"]


def test_the_command_deals_a_number_of_pysolfc(pysol: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "la-belle-lucie", "--pysol", "24", "--json"]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert fields["position"] == from_pysol(LUCIE, 24).notation()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--solvitaire", "/no/such/file"], "/no/such/file: No such file"),
        (["--solvitaire", "/"], "directory"),
        (["--solvitaire", "{file}"], "stock: 'ZZ' is no card"),
        (["--pysol", "0"], "expected a whole number from 1"),
        (["--pysol", str(10**20)], "expected a whole number from 1"),
        (["--pysol", "x"], "expected a whole number from 1"),
        (["--pysol"], "expected one argument"),
        (["--pysol", "1", "--solvitaire", "x"], "not allowed with"),
    ],
)
def test_what_the_command_cannot_deal_is_one_line_and_status_2(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deal.json"
    file.write_text('{"tableau piles": [], "stock": ["ZZ"]}')
    assert main(["deal", "klondike", *(word.replace("{file}", str(file)) for word in arguments)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert message in err


def test_the_moves_that_a_view_lists_do_not_tell_the_next_card(capsys: pytest.CaptureFixture[str]) -> None:
    game = cadogan.game("la-nivernaise")
    position = game.deal(4)
    position.push("a1>f8")
    listed = set()
    for seed in range(30):
        assert main(["deal", game.slug, "--position", position.view().sample(seed).notation(), "--view", "--json"]) == 0
        listed.add(tuple(json.loads(capsys.readouterr().out)["legal_moves"]))
    assert len(listed) == 1


# ---- from_zones


def whole_pack() -> list[str]:
    return [rank + suit for suit in "CDHS" for rank in "KQJT98765432A"]


def without(*codes: str) -> list[str]:
    return [code for code in whole_pack() if code not in codes]


@pytest.mark.parametrize(
    ("zones", "counters", "card", "place"),
    [
        ({"t": [without("9H"), ["9X"]]}, {}, "9X", "t2"),
        ({"t": [without("9H")]}, {}, "9H", "missing"),
        ({"t": [whole_pack(), [], ["KH"]]}, {}, "KH", "t1, t3"),
        ({"s": [without("KH"), []]}, {}, "2 piles", "zone s"),
        ({"t": [whole_pack(), *[[]] * 7]}, {}, "8 piles", "zone t"),
        ({"q": [whole_pack()]}, {}, "no zone 'q'", "klondike"),
        ({"f": [["AC", "3C"]], "s": [without("AC", "3C")]}, {}, "3C", "f1"),
        ({"f": [["AD"]], "s": [without("AD")]}, {}, "AD", "f1"),
        ({"f": [["2C"]], "s": [without("2C")]}, {}, "2C", "f1"),
        ({"t": [[], ["KH"]], "s": [without("KH")]}, {"hidden": {"t": [0, 1]}}, "KH", "t2"),
        ({"w": [["KH", "2C"]], "s": [without("KH", "2C")]}, {"hidden": {"w": [1]}}, "KH", "w"),
    ],
)
def test_zones_that_are_no_position_are_refused_with_the_card_and_the_place(
    zones: dict[str, list[list[str]]], counters: dict[str, Any], card: str, place: str
) -> None:
    with pytest.raises(InvalidPositionError) as caught:
        KLONDIKE.from_zones(zones, counters)
    assert card in str(caught.value)
    assert place in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("counters", "message"),
    [
        ({"phase": "supper"}, "phase 'supper': klondike has"),
        ({"visits": 3}, "klondike has no counter 'visits'"),
        ({"redeals": -1}, "redeals=-1"),
        ({"seed": 2**64}, "seed=18446744073709551616"),
        ({"seed": "x"}, "seed=x"),
    ],
)
def test_counters_that_the_game_does_not_have_are_named(counters: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPositionError, match=message):
        KLONDIKE.from_zones({"s": [whole_pack()]}, counters)


def test_a_redeal_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(InvalidPositionError, match="redeals=3: the game has 2"):
        LUCIE.from_zones({"t": [whole_pack()]}, {"redeals": 3})
