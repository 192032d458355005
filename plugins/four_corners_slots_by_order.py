"""The Four Corners, slots by order: aces and kings take the places in the middle from the top as they appear."""

from cadogan.plugins.four_corners import game as _corners

from cadogan.declare import Marry, Play, Redeal, column, foundations, in_suit

_BESIDE = {f"t{i + 1}": f"f{i}" for i in range(1, 5)} | {f"t{i + 7}": f"f{i + 4}" for i in range(1, 5)}

game = _corners.variant(
    "four-corners-slots-by-order",
    "The Four Corners (slots by order)",
    zones=(
        foundations(4, "A..K", by_base=True, distinct=True, name="aces", at=column(4, x=3.2)),
        foundations(4, "K..A", by_base=True, distinct=True, name="kings", at=column(4, x=4.8)),
        *_corners.zones[2:],
    ),
    moves=(
        Play("h", only="begin", at_once=True),
        Play("h", near={"t1 t6 t7 t12": "f"} | _BESIDE, when="deal"),
        Play("t"),
        Marry("t", "t", in_suit(-1, 1)),
        Redeal(2, gather="t"),
    ),
)
