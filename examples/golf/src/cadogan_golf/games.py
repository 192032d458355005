"""Golf: the columns are played off on the talon, up or down, whatever the suit; the pack is gone through once."""

from collections.abc import Iterable
from dataclasses import dataclass

import cadogan
from cadogan.declare import Game, Hooks, Lay, Marry, Relation, Turn, any_suit, pack, packets, rows, talon


def cleared(position: cadogan.Position) -> bool:
    """The columns are empty. No word says this: the pack may still hold cards, so their number decides nothing."""
    return not any(position.zones["t"])


def from_the_longest(position: cadogan.Position, texts: list[str]) -> Iterable[str]:
    """Of the moves that the words allow those that leave a longest column, and the turn."""
    lengths = {f"t{i}": len(pile) for i, pile in enumerate(position.zones["t"], 1)}
    longest = max(lengths.values())
    return [text for text in texts if lengths.get(text.split(">")[0], longest) == longest]


@dataclass(frozen=True)
class Divides(Relation):
    """The value of one card divides that of the other (A = 1 … K = 13)."""

    def table(self) -> list[int]:
        """For each face (suit × 13 + rank) the set of faces that it may go on, a bit a face."""
        values = [face % 13 + 1 for face in range(52)]
        return [sum(1 << on for on in range(52) if a % values[on] == 0 or values[on] % a == 0) for a in values]


golf = Game(
    "golf",
    "Golf",
    zones=(
        packets(7, name="columns", at=rows(7)),
        talon(at=rows(1, x=4.375, y=2.8)),
        pack(at=rows(1, x=3.125, y=2.8)),
    ),
    deal=(Lay("t", rounds=5), Lay("w")),
    moves=(
        Marry("t", "w", any_suit(1, -1)),
        Turn(),
    ),
    win="removed",  # never reached: the hook decides
    hooks=Hooks(won=cleared),
    history="Won when the columns are cleared, whatever is left in the pack.",
)

level_golf = golf.variant(
    "level-golf",
    "Level Golf",
    hooks=Hooks(moves=from_the_longest, won=cleared),
    history="As Golf, but only a column than which none is longer may be played from.",
)

divisors = golf.variant(
    "divisors",
    "Divisors",
    moves=(Marry("t", "w", Divides()), Turn()),
    history="As Golf, but a card goes on another when the value of one of them divides that of the other.",
)
