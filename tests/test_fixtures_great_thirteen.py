"""The Great Thirteen: under each balcony card its multiples are counted; packets are dealt round the others, each
once."""

import cadogan
from cadogan import Outcome

GAME = cadogan.game("great-thirteen")
BALCONY = {f"b{k + 1}": card for k, card in enumerate("7C 3D 9H AS QC 5D 8H 2S".split())}
BEGIN = "A 6 5 2 J T 3 4".split()
GROUND = {f"t{k + 1}": card for k, card in enumerate("9C 4C AC 6C KC 2C TC KD".split())}
RANKS = "A23456789TJQK"


def texts(position):
    return {move.text for move in position.legal_moves}


def numeral(balcony_value, count):
    """The ranks that a numeral takes: 2b, 3b … reduced by thirteens."""
    return [RANKS[(k * balcony_value - 1) % 13] for k in range(2, 2 + count)]


def test_the_pictures_balcony_begins_its_numerals_as_the_text_says(table):
    for k, rank in enumerate(BEGIN):
        value = RANKS.index(BALCONY[f"b{k + 1}"][0]) + 1
        assert numeral(value, 1) == [rank]
        for other in RANKS:
            position = table(
                BALCONY | {"t1": other + "H" if other + "H" not in BALCONY.values() else other + "C"}, rest="t2"
            )
            assert (f"t1>f{k + 1}" in position.legal_moves) == (other == rank)


def test_exactly_five_of_the_pictures_ground_tops_begin_numerals(table):
    position = table(BALCONY | GROUND, rest="t5")
    assert {move.text for move in position.legal_moves if move.kind == "play"} == {
        "t2>f8",
        "t3>f1",
        "t4>f2",
        "t6>f4",
        "t7>f6",
    }


def test_then_the_numerals_go_on_by_addition_as_the_text_says(table):
    begun = {"f1": "AC", "f2": "6C", "f3": "5C", "f4": "2C", "f5": "JC", "f6": "TC", "f7": "3C", "f8": "4C"}
    position = table(BALCONY | begun | {"t1": "8C", "t2": "TD", "t3": "9D", "t4": "KC"}, rest="t4")
    plays = {move.text for move in position.legal_moves if move.kind == "play"}
    assert {"t1>f1", "t2>f5", "t3>f2"} <= plays


def test_a_numeral_takes_twelve_cards_and_ends_with_a_king(table):
    assert numeral(13, 12) == ["K"] * 12
    for value in range(1, 13):
        ranks = numeral(value, 12)
        assert ranks[-1] == "K"
        pile = " ".join(rank + "H" for rank in ranks[:11])
        balcony = {"b1": RANKS[value - 1] + "C"}
        position = table(balcony | {"f1": pile, "t1": "KC"}, rest="t2")
        assert "t1>f1" in position.legal_moves
        done = table(balcony | {"f1": pile + " KC", "t1": ranks[0] + "S"}, rest="t2")
        assert "t1>f1" not in done.legal_moves


def test_suits_do_not_matter(table):
    position = table(BALCONY | {"t1": "AD", "t2": "AH", "t3": "AC", "t4": "AS"}, rest="t5")
    assert {"t1>f1", "t2>f1", "t3>f1", "t4>f1"} <= texts(position)


def test_kings_on_top_are_slipped_under_their_packets(dealt, codes):
    packet = "5C 6C 7C 8C 9C TC JC QC 2D 3D 4D KC KD"
    position = dealt(packet)
    assert codes(position.zones["b"][0]) == "4D"
    assert codes(position.zones["t"][0]) == "KC KD 5C 6C 7C 8C 9C TC JC QC 2D 3D"


def test_the_eight_tops_become_the_balcony(dealt, codes):
    position = GAME.deal(5)
    assert [len(pile) for pile in position.zones["t"]] == [12] * 8
    assert [len(pile) for pile in position.zones["b"]] == [1] * 8
    assert not any(pile[0].rank == "K" for pile in position.zones["b"])


def test_a_king_laid_bare_later_stays_on_top(table, codes):
    position = table(BALCONY | {"t1": "KC AC"}, rest="t2")
    position.push("t1>f1")
    assert codes(position.zones["t"][0]) == "KC"


def test_while_a_ground_top_can_begin_a_numeral_none_may_be_continued(table):
    position = table(BALCONY | {"f1": "AC", "t1": "8C", "t2": "6C"}, rest="t3")
    assert "t2>f2" in position.legal_moves
    assert "t1>f1" not in position.legal_moves
    position.push("t2>f2")
    begins = {move.text for move in position.legal_moves if move.kind == "play"}
    assert begins == {"t1>f1"}


def test_a_card_that_fits_several_piles_leaves_the_choice(table):
    # an 8 follows the ace under the 7, and the 7 under the ace
    position = table(BALCONY | {"f1": "AC", "f4": "2C..7C", "t1": "8C"}, rest="t2")
    assert {move.text for move in position.legal_moves if move.kind == "play"} == {"t1>f1", "t1>f4"}


def test_piles_of_equal_balcony_value_and_height_are_one(table):
    balcony = BALCONY | {"b2": "7D"}
    position = table(balcony | {"t1": "AC"}, rest="t2")
    assert {text for text in texts(position) if text.startswith("t1>")} == {"t1>f1"}


def test_a_redistribution_deals_the_packet_bottom_card_first_to_its_right(table, codes):
    ground = {f"t{k}": f"{r}D" for k, r in zip(range(2, 9), "3456789", strict=True)}
    position = table(BALCONY | ground | {"t1": "2H 3H 4H"}, rest="t8")
    position.push("redeal")
    assert codes(position.zones["t"][0]) == ""
    assert [codes(pile) for pile in position.zones["t"][1:4]] == ["3D 2H", "4D 3H", "5D 4H"]


def test_a_redistribution_goes_round_its_own_and_empty_places_included(table, codes):
    position = table(BALCONY | {"t1": "2H 3H 4H 5H 6H 7H 8H 9H TH", "t8": "JD"}, rest="t8")
    position.push("redeal")
    tops = [codes(pile).split()[-1] for pile in position.zones["t"]]
    assert tops == "9H TH 3H 4H 5H 6H 7H 8H".split()
    assert codes(position.zones["t"][0]) == "9H"
    assert codes(position.zones["t"][1]) == "2H TH"


def test_packets_are_redistributed_in_turn_each_once_and_empty_ones_skipped(table, codes):
    position = table(BALCONY | {"t2": "2H", "t4": "JD"}, rest="t4")
    assert position.parse_move("redeal").kind == "redeal"
    position.push("redeal")
    assert codes(position.zones["t"][1]) == ""
    assert codes(position.zones["t"][2]) == "2H", "packet 1 is empty and lost its turn, packet 2 was dealt"
    position.push("redeal")
    assert codes(position.zones["t"][2]) == ""
    assert codes(position.zones["t"][3]).endswith("JD 2H")


def test_after_packet_8_there_is_no_more_redistribution(table):
    position = table(BALCONY | {"t8": "JD"}, rest="t8", redistributed=7)
    position.push("redeal")
    assert "redeal" not in position.legal_moves
    position = table(BALCONY | {"t1": "JD"}, rest="t1", redistributed=8)
    assert "redeal" not in position.legal_moves


def test_a_redistribution_may_be_made_with_a_numeral_to_begin(table):
    position = table(BALCONY | {"t1": "AC"}, rest="t2")
    assert {"t1>f1", "redeal"} <= texts(position)


def test_emptied_ground_places_are_not_refilled(table):
    position = table(BALCONY | {"t1": "AC", "t3": "5H"}, rest="t2")
    position.push("t1>f1")
    assert not position.zones["t"][0]
    assert not any("t1" in move.targets for move in position.legal_moves)


def test_packets_may_be_examined():
    position = GAME.deal(3)
    assert position.view().zones == position.zones


def test_eight_numerals_that_end_in_kings_win(table):
    """All balcony cards are sevens and aces: their numerals use every rank once, kings last."""
    values = [7, 7, 7, 7, 1, 1, 1, 1]
    suits = "CDHS" * 2
    balcony = {f"b{k + 1}": RANKS[v - 1] + suits[k] for k, v in enumerate(values)}
    # a numeral takes every rank but its balcony card's own
    piles = {f"f{k + 1}": " ".join(rank + suits[k] for rank in numeral(v, 12)) for k, v in enumerate(values)}
    assert table(balcony | piles, rest="t1").outcome() is Outcome.WON
    piles["f8"] = " ".join(piles["f8"].split()[:-1])
    position = table(balcony | piles | {"t1": "KS"}, rest="t1")
    assert position.outcome() is None
    position.push("t1>f8")
    assert position.outcome() is Outcome.WON
