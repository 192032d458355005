"""The Congress: four helps and rivers of eight; helps marry down, rivers never."""

import cadogan

GAME = cadogan.game("congress")
ACES = {f"f{k + 1}": f"A{suit}" for k, suit in enumerate("CDHSCDHS")}
HELPS = "5C 5D 7D 7H "
RIVER_1 = "TC TD QH KC KD KH KS 9S"


def texts(position):
    return {move.text for move in position.legal_moves}


def sizes(position, letter):
    return [len(pile) for pile in position.zones[letter]]


def test_sixty_eight_cards_are_left_after_three_rows():
    position = GAME.deal(3)
    assert [pile[0].code for pile in position.zones["f"]] == "AC AD AH AS AC AD AH AS".split()
    for _ in range(2):
        position.push("deal")
    assert len(position.zones["t"]) == 24
    assert sum(sizes(position, "r")) == 4
    assert sizes(position, "s") == [68]


def test_helps_lie_first(dealt):
    position = dealt(HELPS + RIVER_1)
    assert [pile[0].code for pile in position.zones["r"][:4]] == HELPS.split()
    assert [pile[0].code for pile in position.zones["t"]] == RIVER_1.split()


def test_after_two_rows_playing_from_row_2_releases_row_1(dealt):
    position = dealt(HELPS + "3S TC TD QH KC KD KH KS 2S 8S 8D 8H 6C 6D 6H 6S 4S")
    position.push("deal")
    assert "t1.1>f4" not in texts(position)
    position.push("t2.1>f4")
    assert "t1.1>f4" in texts(position)
    assert "fill" in texts(position)
    assert "deal" not in texts(position), "filling comes before the next row"


def test_gaps_are_filled_in_one_act_rivers_first_then_helps(dealt, codes):
    position = dealt("2H 5C 5D 7D 2S TC TD QH KC KD KH KS 8S 9S 3C")
    position.push("r1>f3")
    position.push("t1.1>f4")
    position.push("fill")
    assert codes(position.zones["t"][0]) == "8S"
    assert codes(position.zones["r"][0]) == "9S"


def test_river_cards_and_help_tops_marry_down_in_suit_on_helps_and_never_on_rivers(dealt):
    position = dealt("6C 5C 5D 7D 4C 8C 7C 6D KC KD KH KS 9S")
    found = {move.text for move in position.legal_moves if move.kind == "marry"}
    assert found == {"r2>r1", "t1.1>r2", "t1.4>r4"}


def test_with_the_pack_out_rivers_stay_open_and_there_may_be_eight_helps(table):
    piles = ACES | {"t1.1": "2C", "t1.2": "9C", "r1": "5C 4H", "r2": "8H", "r3": "8D", "r4": "TS"}
    position = table(piles, rest="t1.8")
    found = texts(position)
    assert {"t1.2>r5", "t1.1>r5", "t1.8>r8"} <= found
    assert not any(text.startswith("r") and text.endswith("r5") for text in found), "never a help card"
    position.push("t1.1>f1")
    assert "fill" not in texts(position)
    assert not any("t1.1" in move.targets for move in position.legal_moves)


def test_while_the_pack_lasts_there_are_four_helps(dealt):
    position = dealt(HELPS + RIVER_1)
    assert not any(move.targets in {("r5",), ("r8",)} for move in position.legal_moves)


def test_there_is_no_talon_and_no_redeal():
    assert GAME.redeals == 0
    assert {zone.letter for zone in GAME.zones} == set("ftrs")


def test_a_card_with_another_far_below_it_waits(table):
    piles = ACES | {"t1.1": "2C", "t5.1": "9C", "t1.2": "2D", "r1": "5C", "r2": "8H", "r3": "8D", "r4": "TS"}
    position = table(piles, rest="t1.8")
    assert "t1.1>f1" not in texts(position)
    assert "t1.2>f2" in texts(position)


def test_all_foundations_complete_win(table):
    piles = {f"f{k + 1}": f"A{s}..K{s}" for k, s in enumerate("CDHSCDH")}
    position = table(piles | {"f8": "AS..QS", "r3": "KS"})
    position.push("r3>f8")
    assert position.outcome() is cadogan.Outcome.WON
