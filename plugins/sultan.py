"""The Sultan: no. 12. Seven kings and an ace round the Sultan of hearts; the Divan serves them."""

from cadogan.declare import (
    Game,
    Lay,
    Play,
    Redeal,
    Refill,
    Turn,
    Withdraw,
    column,
    foundations,
    out_of_play,
    pack,
    packets,
    rows,
    talon,
)

_SQUARE = rows(3, 3, 3, x=2.6, dx=1.5, dy=1.45)

game = Game(
    "sultan",
    "The Sultan",
    number=12,
    packs=2,
    zones=(
        foundations(
            8,
            bases="KC AH KC KD KD KS KH KS",
            lengths=(13, 12, 13, 13, 13, 13, 13, 13),
            withdrawn=True,
            at=_SQUARE[:4] + _SQUARE[5:],
        ),
        packets(
            8,
            name="Divan",
            lie="squared",
            at=tuple((x, y, 90.0) for left in (0.7, 7.5) for x, y, _ in column(4, x=left, y=0.0, dy=0.97)),
        ),
        out_of_play(name="the Sultan", at=_SQUARE[4:5]),
        talon(at=rows(1, x=10.0, y=2.2)),
        pack(at=rows(1, x=10.0, y=0.8)),
    ),
    withdraw=(Withdraw("KH", to="x"),),
    deal=(Lay("t"),),
    moves=(
        Refill("t"),
        Play("t w"),
        Turn(),
        Redeal(2, gather="w", shuffle=True, again=False),
    ),
)
