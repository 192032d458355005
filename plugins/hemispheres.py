"""The Hemispheres: no. 17. Red cards live in the north, black ones in the south; strangers are exchanged."""

from cadogan.declare import (
    Fill,
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    Swap,
    Turn,
    Withdraw,
    alternate,
    circle,
    foundations,
    in_suit,
    pack,
    packets,
    reserve,
    rows,
    talon,
)

_NORTH, _SOUTH = "t1-6", "t7-12"
_CENTRE = {"x": 6.1, "y": 4.4, "start": 270}
_ALL_OUT = "pack out, talon out"

game = Game(
    "hemispheres",
    "The Hemispheres",
    number=17,
    packs=2,
    zones=(
        foundations(4, "A..K", suits="DH", withdrawn=True, name="red aces", at=circle(4, 3.8, turn=0, **_CENTRE)),
        foundations(4, "K..A", suits="CS", withdrawn=True, name="black kings", at=circle(4, 2.0, turn=0, **_CENTRE)),
        packets(
            12,
            name="races",
            lie="squared",
            # sixteen points of the compass, the barriers' four left out
            at=tuple(spot for k, spot in enumerate(circle(16, 5.6, turn=0, **_CENTRE)) if k % 4),
        ),
        reserve(4, letter="b", name="barriers", at=circle(4, 5.6, turn=90, **_CENTRE)),
        talon(at=rows(1, x=13.6, y=5.1)),
        pack(at=rows(1, x=13.6, y=3.7)),
    ),
    withdraw=(
        Withdraw("KH", to="b1"),
        Withdraw("AS", to="b2"),
        Withdraw("KD", to="b3"),
        Withdraw("AC", to="b4"),
    ),
    deal=(Lay("t"),),
    moves=(
        Refill("t", timing="one act"),
        Play(_NORTH, cards="red"),
        Play(_SOUTH, cards="black"),
        Play("w"),
        Play("b", when=_ALL_OUT),
        Marry(_NORTH, _NORTH, in_suit(-1), cards="red", near={"t1-3": "t1-3", "t4-6": "t4-6"}),
        Marry(_SOUTH, _SOUTH, in_suit(1), cards="black", near={"t7-9": "t7-9", "t10-12": "t10-12"}),
        Marry("w", _NORTH, in_suit(-1), cards="red"),
        Marry("w", _SOUTH, in_suit(1), cards="black"),
        Swap(_NORTH, alternate(*range(-12, 13)), to=_SOUTH, cards="black"),
        Fill(_NORTH, _SOUTH, cards="black", alone=True, when=_ALL_OUT),
        Fill(_SOUTH, _NORTH, cards="red", alone=True, when=_ALL_OUT),
        Turn(),
    ),
)
