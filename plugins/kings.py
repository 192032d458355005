"""The Kings: no. 21. In the deal a row feeds its own two foundations, from the newest columns only."""

from cadogan.declare import (
    Fill,
    Game,
    Lay,
    Marry,
    Play,
    any_suit,
    column,
    foundations,
    pack,
    packets,
    passing,
    rows,
)

_ROW = {f"t{i} t{i + 4}": f"f{2 * i - 1} f{2 * i}" for i in range(1, 5)}

game = Game(
    "kings",
    "The Kings",
    number=21,
    packs=2,
    zones=(
        foundations(8, "A..K", suit="any", suits="DDCCHHSS", withdrawn=True, at=rows(2, 2, 2, 2, x=7.6, dx=1.6)),
        packets(
            8,
            name="rows",
            lie="right",
            # turned round, a row of the left group grows to the left
            at=tuple((6.0, y, 180.0) for _, y, _ in column(4)) + column(4, x=10.8),
        ),
        passing(),
        pack(at=rows(1, x=8.4, y=5.6)),
    ),
    deal=(Lay("t", rounds=0, unit=4, in_hand=True, pause=True, fresh=True),),
    moves=(
        Play("h", near=_ROW, at_once=True),
        Play("fresh(t)", near=_ROW, when="deal"),
        Play("t"),
        Marry("t", "t", any_suit(-1, 1)),
        Fill("t", "t"),
    ),
)
