"""Cases of margarethe."""

from __future__ import annotations

import case_kit
from case_kit import Entry, Kit, arranged
from oracle_common import SUITS

PACKS = 1
KINDS = "play t>f, play w>f, redeal, turn"


def build(kit: Kit, late: bool) -> Entry:
    hard = not late and kit.rng.random() < 0.4  # the help cards must all wait
    most = 2 if hard else 4
    f = [pile for ranks in ("KT98", "J765", "Q432") for pile in kit.in_suit(late, ranks[:most], SUITS, 1)]
    aces, cards = kit.rest(lambda card: card[0] == "A"), kit.rest()
    home = 4 if len(cards) < 9 or kit.rng.random() < 0.6 else kit.rng.randint(0, 3)
    if hard:
        cards.sort(key=lambda card: card[0] not in "852")
    t, cards = kit.spread(cards[:9], 9, 1, used=len(cards[:9])), cards[9:]
    w, s = kit.cut(cards, 2) if kit.rng.random() < 0.5 else (cards, [])
    s += aces[home:]  # aces go home as they come: these have not come yet
    kit.rng.shuffle(s)
    redeals = {"redeals": int(hard)}
    return {
        "zones": {"f": [*f, aces[:home]], "t": t, "w": [w], "s": [s]},
        "counters": redeals,
        "oracle_counters": redeals,
        "length": 50 if hard else 30,
    }


def beginnings() -> list[Entry]:
    return [{"cards": arranged(1, f"margarethe {k}", "A", (12, 24)[k % 2]), "length": 40} for k in range(6)]


class Watcher(case_kit.Watcher):
    unshuffled = True
