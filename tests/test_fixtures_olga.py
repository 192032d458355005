"""The Olga: four piquet packs, three of the seven rows face down."""

from collections import Counter

import cadogan

GAME = cadogan.game("olga")
RANKS = "A789TJQK"


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def lay(piles, rest="s", **counters):
    """The cards not named lie in the place ``rest``, beneath what is named there."""
    named = {place: text.split() for place, text in piles.items()}
    left = Counter(rank + suit for rank in RANKS for suit in "CDHS" for _ in range(4))
    left.subtract(card for pile in named.values() for card in pile)
    assert not -left
    named[rest] = sorted(left.elements()) + named.get(rest, [])
    zones = {"t": [named.get(f"t{k}", []) for k in range(1, 8)], "f": [named.get(f"f{k}", []) for k in range(1, 17)]}
    return GAME.from_zones(zones | {"w": [named.get("w", [])], "s": [named.get("s", [])]}, counters)


def test_twenty_eight_lie_up_twenty_one_down_and_seventy_nine_are_left():
    position = GAME.deal(3)
    shown = [[card is not None for card in pile] for pile in position.view().zones["t"]]
    assert sum(map(sum, shown)) == 28
    assert sum(map(len, shown)) - 28 == 21
    assert shown == [[True, False] * 3 + [True]] * 7, "rows 2, 4 and 6 lie face down"
    assert sizes(position, "s") == [79]
    assert 16 * 8 == 128


def test_a_card_laid_bare_is_turned_up_by_any_move():
    hidden = {"t": [2, 0, 0, 0, 0, 0, 0]}
    position = lay({"t1": "9C JS 7D", "t2": "8S"}, hidden=hidden)
    assert position.view().zones["t"][0][1] is None
    position.push("t1>t2")
    assert position.view().zones["t"][0][1].code == "JS"
    position = lay({"t1": "9C JS 7D", "f1": "AC", "f2": "AD"}, hidden=hidden)
    position.push(next(move for move in position.legal_moves if move.kind == "play" and "t1" in move.sources))
    assert position.view().zones["t"][0][1].code == "JS"


def test_foundations_go_from_the_ace_to_7_and_up_in_suit():
    position = lay({"f1": "AC", "t1": "7C", "t2": "7D", "t3": "8C", "t4": "AD"})
    played = {move.sources[0] for move in position.legal_moves if move.kind == "play"}
    assert played == {"t1", "t4"}


def test_marriages_go_down_in_the_other_colour_and_an_ace_lies_on_a_7():
    position = lay({"t1": "9C", "t2": "TD", "t3": "TS", "t4": "7H", "t5": "AS", "t6": "AD", "t7": "KH", "w": "9S"})
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert found == {"t1>t2", "t5>t4", "w>t2"}


def test_an_empty_column_takes_any_available_flower_bed_card_never_the_talons():
    position = lay({"t1": "9C JC", "t2": "TD KD", "t3": "QC", "t4": "7H", "t5": "AS", "t6": "AD", "w": "QS"})
    assert {text for text in texts(position) if text.endswith(">t7")} == {"t1>t7", "t2>t7"}


def test_there_is_no_redeal():
    assert GAME.redeals == 0
    assert "redeal" not in texts(lay({}, rest="w"))


def test_the_talons_top_plays_and_one_card_is_turned_at_a_time():
    position = lay({"f1": "AC", "w": "7C"})
    assert any(move.sources == ("w",) and move.kind == "play" for move in position.legal_moves)
    before = position.zones["s"][0][-1]
    position.push("turn")
    assert position.zones["w"][0][-1] == before
