"""Cases of caesar."""

from __future__ import annotations

from itertools import permutations

from case_kit import Entry, Kit

PACKS = 1
NEVER_LOST = True  # two cards can always be exchanged
KINDS = "swap t=t"
HOME = ""  # nothing goes home
CARDS = "AC 2H 3D 4S 5C 6H 7H 8S 9D".split()
SQUARE = (2, 7, 6, 9, 5, 1, 4, 3, 8)
# Each winning arrangement, and how to read it from the first: turned and mirrored.
TURNS = [p for q in ((0, 1, 2, 3, 4, 5, 6, 7, 8), (6, 3, 0, 7, 4, 1, 8, 5, 2)) for p in (q, q[::-1])]
TURNS += [tuple(p[3 * (i // 3) + 2 - i % 3] for i in range(9)) for p in TURNS]
WON = [tuple(SQUARE[i] for i in turn) for turn in TURNS]
LINES = (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)


def entry(values: tuple[int, ...]) -> Entry:
    return {"zones": {"t": [[CARDS[value - 1]] for value in values]}}


def build(kit: Kit, late: bool) -> Entry:
    """An exchange from the end, or anything."""
    values = list(kit.rng.choice(WON))
    if late:
        i, j = kit.rng.sample(range(9), 2)
        values[i], values[j] = values[j], values[i]
    else:
        kit.rng.shuffle(values)
    return entry(tuple(values))


def nearly(*left_out: int) -> list[tuple[int, ...]]:
    """Arrangements in which all lines make fifteen but one or more of these."""
    wanted = [line for i, line in enumerate(LINES) if i not in left_out]
    return [
        values
        for values in permutations(range(1, 10))
        if values not in WON and all(values[a] + values[b] + values[c] == 15 for a, b, c in wanted)
    ]


def beginnings() -> list[Entry]:
    missed = [nearly(*lines) for lines in ((0, 1, 2), (3, 4, 5), (6,), (7,))]
    made = [entry(values) | {"length": 3} for arrangements in missed for values in arrangements[:4]]
    made += [entry(values) for values in WON]
    for k, values in enumerate(WON):  # won already, so shuffled anew: once, and with seed 9844 twice
        made.append({"cards": [CARDS[value - 1] for value in values], "seed": (9844, k)[k > 0], "length": 2})
    # Wins: few of many first exchanges.
    for k, values in enumerate(WON):
        for j in range(9):
            i = (j + 1 + k) % 9
            swapped = list(values)
            swapped[i], swapped[j] = swapped[j], swapped[i]
            made.append(entry(tuple(swapped)) | {"length": 2})
    return made
