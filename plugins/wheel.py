"""The Wheel: no. 37. Three cards that make eighteen with a court card over them are a packet of the rim."""

from cadogan.declare import Game, Lay, Refill, Relation, Remove, Withdraw, circle, out_of_play, pack, packets, rows

_HUB = {"x": 5.4, "y": 3.9, "turn": 0}
_SPOKES = circle(4, 1.4, **_HUB) + circle(4, 2.95, **_HUB)
_FELLOES = tuple(spot for spot in circle(24, 4.8, **_HUB) for _ in range(4))

game = Game(
    "wheel",
    "The Wheel",
    number=37,
    packs=2,
    zones=(
        packets(12, name="cushion", lie="squared", at=rows(6, 6, x=2.05, y=8.6, dx=1.34, dy=1.3)),
        out_of_play(name="wheel", removed=True, at=rows(1, x=5.4, y=3.9), apart=_SPOKES + _FELLOES),
        pack(at=rows(1, x=12.4, y=9.25)),
    ),
    withdraw=(Withdraw("A", to="x", copies=2),),
    deal=(Lay("t", stop=True, between="first"), Lay("t", rounds=0, stop=True, between="play")),
    moves=(
        Refill("t", "s", when="first"),
        Remove("t", Relation(differ="value"), court="J Q K", total=18, when="first/play"),
    ),
    win="removed",
)
