"""Words of the vocabulary where no game of the book decides: small games that show what each means."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cadogan import Outcome
from cadogan.declare import (
    Game,
    Lay,
    LinesMake,
    Relation,
    Remove,
    Swap,
    grid,
    out_of_play,
    pack,
    packets,
    sums,
)
from cadogan.errors import DeclarationError
from cadogan.game import Game as Played


def square(*lines: tuple[int, ...]) -> Played:
    """A square of four cards that is won when all its lines make seven."""
    zone = replace(grid(2, 2), lines={f"line{k + 1}": places for k, places in enumerate(lines)})
    return Played(
        Game(
            "square-of-seven",
            "Square of Seven",
            deck="AC 2C 3C 4C",
            zones=(zone, pack()),
            deal=(Lay("t"),),
            moves=(Swap("t", Relation(differ="face")),),
            win=LinesMake("line", 7),
        )
    )


def test_each_line_to_win_by_counts_its_own_places() -> None:
    long_and_short = square((3, 4), (1, 2, 4))
    piles = [["AC"], ["2C"], ["3C"], ["4C"]]
    assert long_and_short.from_zones({"t": piles}).outcome() is Outcome.WON
    assert long_and_short.from_zones({"t": [["2C"], ["4C"], ["3C"], ["AC"]]}).outcome() is None
    assert square((1, 2, 4), (3, 4)).from_zones({"t": piles}).outcome() is Outcome.WON


def triples(relation: Relation) -> Played:
    """Three cards that make eighteen go with a king."""
    return Played(
        Game(
            "eighteens",
            "Eighteens",
            deck="5C 5D 8C KC",
            zones=(packets(4), out_of_play(removed=True), pack()),
            deal=(Lay("t"),),
            moves=(Remove("t", relation, court="K", total=18),),
            win="removed",
        )
    )


def test_any_two_of_the_three_cards_beside_a_court_card_fit_the_relation() -> None:
    piles = {"t": [["5C"], ["5D"], ["8C"], ["KC"]]}
    assert not triples(Relation(differ="value")).from_zones(piles).legal_moves
    assert [m.text for m in triples(Relation(differ="face")).from_zones(piles).legal_moves] == ["t1+t2+t3+t4>x"]
    assert not triples(sums(13)).from_zones(piles).legal_moves, "5 and 8 make thirteen, 5 and 5 do not"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"packs": "2"}, "packs: '2': expected a whole number from 0 to 255"),
        ({"packs": True}, "packs: True: expected a whole number from 0 to 255"),
        ({"deal": [Lay("t")]}, "deal: [Lay("),
        ({"deal": (Lay("t", rounds=-1),)}, "deal[0].rounds: -1: expected a whole number from 0 to 255"),
        ({"deal": (Lay("t", stop=1),)}, "deal[0].stop: 1: expected True or False"),
        (
            {"zones": (packets(4, at=((0, 0),)),)},
            "zones[0].at: ((0, 0),): expected a tuple, each item 3 values in a tuple",
        ),
        ({"moves": (Remove("t", "same"),)}, "moves[0].relation: 'same': expected Relation"),
        ({"win": None}, "win: None: expected a text or a whole number from 0 to 255 or LinesMake"),
        ({"history": " "}, "history: ' ': expected a text"),
    ],
)
def test_a_field_of_another_type_is_refused_in_one_line_that_names_it(fields: dict[str, object], message: str) -> None:
    game = replace(triples(sums(13)).declaration, **fields)  # type: ignore[arg-type]
    with pytest.raises(DeclarationError) as caught:
        Played(game).rules
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)
