"""Mount Olympus: no. 36. Aces and deuces climb by twos on the mountain's two slopes."""

from cadogan.declare import (
    Game,
    Lay,
    Marry,
    Play,
    Redeal,
    Refill,
    Turn,
    foundations,
    in_suit,
    pack,
    packets,
    rows,
    slope,
    talon,
)

# down the two slopes, aces and deuces by turns
_LEFT, _RIGHT = slope(8, (6.3, 0.0), (0.7, 7.35)), slope(8, (7.4, 0.0), (13.0, 7.35))
_ACES = tuple((_LEFT, _RIGHT)[k % 2][k] for k in range(8))
_DEUCES = tuple((_RIGHT, _LEFT)[k % 2][k] for k in range(8))

game = Game(
    "mount-olympus",
    "Mount Olympus",
    number=36,
    packs=2,
    zones=(
        foundations(8, "A 3 5 7 9 J K", withdrawn=True, name="aces", at=_ACES),
        foundations(8, "2 4 6 8 10 Q", withdrawn=True, name="deuces", at=_DEUCES),
        packets(9, name="Battery", lie="squared", at=rows(1, 3, 5, x=4.65, y=3.0, dx=1.1, dy=1.1)),
        talon(at=rows(1, x=7.5, y=7.35)),
        pack(at=rows(1, x=6.2, y=7.35)),
    ),
    deal=(Lay("t"),),
    moves=(
        Refill("t"),
        Play("t w"),
        Marry("t w", "t", in_suit(-2)),
        Turn(),
        Redeal(1, gather="w", again=False),
    ),
)
