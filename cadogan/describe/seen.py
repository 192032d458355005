"""What the player may look at."""

from __future__ import annotations

from cadogan.declare import Lay
from cadogan.describe.english import join, sentence
from cadogan.describe.table import Table


def seen(table: Table) -> list[str]:
    """One paragraph."""
    out = []
    if any(zone.role == "pack" and not zone.hidden for zone in table.zones):
        out.append("the pack is not looked at, but for cards that have been seen before and not been shuffled since")
    down = sorted(
        {
            table.places.zone_of[p]
            for s in table.game.deal
            if isinstance(s, Lay) and s.face_down
            for p in table.find(s.order or s.to)
        }
    )
    if down:
        out.append(f"cards dealt face down in {join(map(table.the, down))} are not looked at")
    flips = [i for i, zone in enumerate(table.zones) if zone.face_down]
    if flips:
        out.append(
            f"in {join(map(table.the, flips))} a card that lies face down is turned up at once when it is laid "
            "bare, by whatever move"
        )
    if any(i not in flips for i in down):
        out.append(
            f"in {join(table.the(i) for i in down if i not in flips)} cards that lie face down stay so until a move "
            "turns them up"
        )
    for i, zone in enumerate(table.zones):
        if zone.secret and zone.peek:
            out.append(
                f"of each pile of {table.the(i)} only the top card is seen, and as many cards beneath it as there "
                "are at the moment empty "
                f"places among {table.all_of(table.find(zone.peek))}"
            )
        elif zone.secret:
            out.append(f"of {table.the(i)} only the top card has been seen")
        elif zone.peek:
            out.append(
                f"{table.the(i)} may be looked through by as many cards as {table.all_of(table.find(zone.peek))} "
                "have gaps"
            )
    out.append(f"everything{' else' if out else ''} lies open: whatever lies face up may be looked through at any time")
    return [" ".join(map(sentence, out))]
