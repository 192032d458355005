"""Cases of salic-law."""

from __future__ import annotations

from case_kit import UP, Entry, Kit

PACKS = 2
KINDS = "deal, marry t>t, play t>f"
PHASES = "deal play"


def build(kit: Kit, late: bool) -> Entry:
    f = [[kit.take_rank(rank) for rank in UP[: kit.height(late, 1, 11)]] for _ in range(8)]
    x = [[kit.take_rank("Q")] for _ in range(8)]
    kings = kit.rest(lambda card: card[0] == "K")
    t = [[king, *pile] for king, pile in zip(kings, kit.spread(kit.rest(), 8), strict=True)]
    return {"zones": {"f": f, "x": x, "t": t}}
