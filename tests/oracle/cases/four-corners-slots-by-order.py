"""Cases of four-corners-slots-by-order."""

from __future__ import annotations

from case_kit import Entry, Kit, Piles, arranged, case

parent = case("four-corners")
PACKS, KINDS, PHASES, Watcher = parent.PACKS, parent.KINDS, parent.PHASES, parent.Watcher


def build(kit: Kit, late: bool) -> Entry:
    """The parent's positions; the foundations of each column in an order in which their bases may have come."""
    entry: Entry = parent.build(kit, late)
    f: Piles = entry["zones"]["f"]
    entry["zones"]["f"] = kit.rng.sample(f[:4], 4) + kit.rng.sample(f[4:], 4)
    return entry


def beginnings() -> list[Entry]:
    """Aces and kings come early, and what goes on them."""
    packs = [arranged(2, f"slots {k}", "AK23QJ"[: 2 + k % 5], 30 + 2 * k) for k in range(10)]
    return [{"cards": cards, "length": 40} for cards in packs]
