"""Cases of hemispheres."""

from __future__ import annotations

from case_kit import DOWN, UP, Entry, Kit, Piles
from oracle_common import is_red

PACKS = 2
KINDS = "fill, fill t>t, marry t>t, marry w>t, play b>f, play t>f, play w>f, swap t=t, turn"
BARRIERS = ["KH", "AS", "KD", "AC"]


def build(kit: Kit, late: bool) -> Entry:
    out = late or kit.rng.random() < 0.4  # pack and talon are out: barriers may be gone, wrong cards go home
    b = [kit.takes([card]) if not out or kit.rng.random() < 0.7 else [] for card in BARRIERS]
    f: Piles = []
    for sequence, suits in ((UP, "DHDH"), (DOWN, "CSCS")):
        for letter in suits:
            run = [rank + letter for rank in sequence[: kit.height(late, 1, 13)]]
            f.append(kit.takes(run if kit.left[run[-1]] else run[:-1]))  # not the barrier
    cards = kit.rest()
    n = len(cards) if out else kit.rng.randint(6, 36)
    w, s = ([], []) if out else kit.cut(cards[n:], 2)
    red = [card for card in cards[:n] if is_red(card)]
    black = [card for card in cards[:n] if not is_red(card)]
    few = (0, 0, 1, 1, 2, 3)
    black, strangers = _parted(black, kit.rng.choice(few))
    red, guests = _parted(red, kit.rng.choice(few))
    t = [*_hemisphere(kit, red, strangers), *_hemisphere(kit, black, guests)]
    return {"zones": {"f": f, "b": b, "t": t, "w": [w], "s": [s]}}


def _parted(cards: list[str], n: int) -> Piles:
    n = min(n, len(cards))
    return [cards[n:], cards[:n]]


def _hemisphere(kit: Kit, proper: list[str], wrong: list[str]) -> Piles:
    """Six places: a card of the wrong colour lies alone."""
    piles = [*kit.spread(proper, 6 - len(wrong)), *([card] for card in wrong)]
    kit.rng.shuffle(piles)
    return piles
