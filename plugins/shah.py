"""The Shah: no. 7. Three circles make eight rays; what lies nearer the Shah waits until its ray is clear outside it."""

from cadogan.declare import (
    Fill,
    Game,
    Lay,
    Marry,
    Play,
    Refill,
    Turn,
    Withdraw,
    circle,
    farther_out,
    foundations,
    in_suit,
    out_of_play,
    pack,
    packets,
    rows,
    talon,
)

_CENTRE = {"x": 7.5, "y": 5.3, "turn": 0}
_RAYS = {f"ray{i + 1}": (i + 1, i + 9, i + 17) for i in range(8)}
_CIRCLES = {f"circle{c + 1}": tuple(range(8 * c + 1, 8 * c + 9)) for c in range(3)}

game = Game(
    "shah",
    "The Shah",
    number=7,
    packs=2,
    zones=(
        foundations(8, "A..Q", withdrawn=True, at=circle(8, 2.1, **_CENTRE)),
        packets(
            24,
            lie="squared",
            at=circle(8, 3.8, **_CENTRE) + circle(8, 5.4, **_CENTRE) + circle(8, 7.0, **_CENTRE),
            lines=_RAYS | _CIRCLES,
            blocked=farther_out(3, 8),
        ),
        out_of_play(name="the Shah", at=((7.5, 5.3, 0.0),)),
        talon(at=rows(1, x=16.4, y=6.0)),
        pack(at=rows(1, x=16.4, y=4.6)),
    ),
    withdraw=(Withdraw("KC KD KS KH", to="x", copies=2),),
    deal=(Lay("t", unit=8, stop=True),),
    moves=(
        Refill("t", "s", when="deal"),
        Refill("t", "w s", timing="one act", when="play"),
        Play("t", when="deal/play"),
        Play("w"),
        Marry("t.circle3 w", "t.circle3", in_suit(-1)),
        Fill("t.circle3", "t.circle1", line="ray", alone=True),
        Turn(),
    ),
    history="A star round the Shah, the king of hearts.",
)
