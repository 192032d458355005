"""Cases of sultan."""

from __future__ import annotations

from case_kit import UP, Entry, Kit

PACKS = 2
KINDS = "play t>f, play w>f, redeal, turn"
BASES = ("KC", "AH", "KC", "KD", "KD", "KS", "KH", "KS")


def build(kit: Kit, late: bool) -> Entry:
    runs = ["K" + UP[:12] if base[0] == "K" else UP[:12] for base in BASES]
    heights = [kit.height(late, 1, len(run)) for run in runs]
    if kit.rng.random() < 0.4:  # the two of hearts want the same card
        heights[6] = heights[1] + 1
    f = [kit.takes(rank + base[1] for rank in run[:n]) for base, run, n in zip(BASES, runs, heights, strict=True)]
    x = [kit.take("KH")]
    cards = kit.rest()
    t = [[card] for card in cards[:8]] if len(cards) > 8 else kit.spread(cards, 8, 1, used=len(cards))
    w, s = kit.cut(cards[8:], 2)
    if kit.rng.random() < 0.4:
        w, s = w + s, []
    redeals = {"redeals": kit.rng.choice((0, 1, 1, 2)), "seed": kit.rng.randrange(1000)}
    zones = {"f": f, "t": t, "w": [w], "s": [s], "x": [x]}
    return {"zones": zones, "counters": redeals, "oracle_counters": redeals}
