"""Cases of labyrinth-found-foundations."""

from __future__ import annotations

from case_kit import Entry, Kit, Piles, arranged, case

parent = case("labyrinth")
PACKS, KINDS, facts = parent.PACKS, parent.KINDS, parent.facts


def build(kit: Kit, late: bool) -> Entry:
    """The parent's positions, and such with foundations that are not begun: what they want lies open or buried."""
    entry: Entry = parent.build(kit, late)
    f, t = entry["zones"]["f"], entry["zones"]["t"]
    if not late and kit.rng.random() < 0.6:
        for pile in kit.rng.sample(f, kit.rng.randint(1, 8)):
            lay(kit, pile, t)
            pile.clear()
    return entry


def lay(kit: Kit, cards: list[str], t: Piles) -> None:
    """The cards in gaps of the rows, and in more rows when there are not enough."""
    while sum(not place for place in t) < len(cards):
        t.extend([] for _ in range(10))
    gaps = [place for place in t if not place]
    for card, place in zip(cards, kit.rng.sample(gaps, len(cards)), strict=True):
        place.append(card)


def beginnings() -> list[Entry]:
    packs = [arranged(2, f"found {k}", "AK23QJ"[: 2 + k % 5], 30 + 4 * k) for k in range(8)]
    return [*parent.beginnings(), *({"cards": cards, "length": 40} for cards in packs)]
