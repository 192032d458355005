"""Cases of clock."""

from __future__ import annotations

from case_kit import UP, Entry, Kit

PACKS = 2
KINDS = "fill, marry t>t, play t>f, play w>f, turn"
HOURS = "6C 7H 8S 9D TC JH QS KD 2C 3H 4S 5D".split()


def build(kit: Kit, late: bool) -> Entry:
    runs = []
    for i, base in enumerate(HOURS):
        start = UP.index(base[0])
        runs.append([UP[(start + k) % 13] + base[1] for k in range(9 if i < 8 else 8)])
    f = [kit.takes(run[: kit.height(late, 1, len(run))]) for run in runs]
    t, w, s = kit.cut(kit.rest(), 3)
    return {"zones": {"f": f, "t": kit.spread(t, 12), "w": [w], "s": [s]}}
