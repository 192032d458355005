"""Cases of herring-bone-german."""

from __future__ import annotations

from case_kit import Entry, case

parent = case("herring-bone")
PACKS, KINDS, PHASES, build = parent.PACKS, parent.KINDS, parent.PHASES, parent.build


def unlike(cards: list[str]) -> list[str]:
    """The pack with its bone's second copies exchanged for cards from beneath; the base stays."""
    for i in range(28):
        if cards[i] in cards[:i]:
            other = next(j for j in range(41, 104) if cards[j] not in cards[:28])
            cards[i], cards[other] = cards[other], cards[i]
    return cards


def beginnings() -> list[Entry]:
    return [one | {"cards": unlike(one["cards"])} for one in parent.beginnings()]
