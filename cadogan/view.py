"""What the player may see of a position, and the positions that would look the same.

A view holds no secret: it can be handed to a player, pickled, or sent away. Hidden cards are the undealt ones, those
that lie face down, and those of a secret pile beneath its top, as long as they were not seen since the last shuffle
(memory is perfect: what was seen and is redealt unshuffled stays known, also in the pack).

**Which positions fit.** Every arrangement of the unseen cards in the hidden places fits. That needs saying, for a deal
often does something at once with a card of some kind, and so shows that it met none: but it says so of cards that it
turned up, never of those that are still hidden. In particular:

- bases and first kings are withdrawn from a shuffled pack before the deal; whatever is left may lie in any order;
- a deal or a fill stops, or goes on, because of cards on the table and in hand, never because of the next card;
- a gap that stays open because the pack holds no card for it tells which cards are left, not their order; and which are
  left is known anyway wherever only the pack is hidden;
- a deal that begins again because its columns cannot be filled as the game wants (Nestor) does so because of cards that
  were dealt; those that it tried and put under the pack count as not seen, and the reserve may lie in any order;
- a block of cards put back because of its top card shows that card and no other;
- aces, kings or queens that go away at once as they appear may lie anywhere as long as they have not appeared.

``sample`` is uniform over these positions. It does not weigh them by how many shuffled packs lead to each (where a card
was withdrawn as the first of its kind, the place of the next one in the pack would count there).

One thing a view does not remember: *which* cards were shuffled in a redeal. It matters only in a game that has shuffled
redeals and besides keeps cards hidden outside its pack; no built-in game does.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cadogan._core.rng import Random
from cadogan.card import CARDS, Card
from cadogan.errors import InvalidPositionError

if TYPE_CHECKING:
    from cadogan.game import Game
    from cadogan.position import Outcome, Position

# Sampling has streams of its own: with the generator of the deal of the same number its cards would resemble the hidden
# ones.
_STREAM = 0x9FB21C651E98DF25
_MAX_SEED = 2**64 - 1


@dataclass(frozen=True)
class View:
    """What the player may see.

    Attributes:
        game: the game.
        zones: as Position.zones, None for a card that the player does not know.
        phase: name of the phase.
        counters: as Position.counters.
        legal_moves: texts of the legal moves, in the order of their ids.
        outcome: as Position.outcome().
    """

    game: Game
    zones: dict[str, tuple[tuple[Card | None, ...], ...]]
    phase: str
    counters: dict[str, Any]
    legal_moves: tuple[str, ...]
    outcome: Outcome | None
    # For every place (face or None, lies face down), bottom first; and the state without deal number and shuffle seed.
    _piles: tuple[tuple[tuple[int | None, bool], ...], ...] = field(repr=False)
    _state: dict[str, Any] = field(repr=False, compare=False)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that lie in the hidden places, sorted: the player knows which they are, not where."""
        left = Counter(self.game.deck)
        left.subtract(face for pile in self._piles for face, _ in pile if face is not None)
        return tuple(CARDS[face] for face in sorted(left.elements()))

    def sample(self, seed: int = 0) -> Position:
        """A position that looks like this, uniform among all those.

        The unseen cards lie in the hidden places in a random order, and the shuffles to come are others; everything
        else is as it is. The position has no history and no deal number, and its view equals this one.

        Args:
            seed: 0 … 2⁶⁴−1; the same view and seed give the same position.

        Raises:
            InvalidPositionError: the seed is out of range.
        """
        from cadogan.position import Position

        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= _MAX_SEED:
            raise InvalidPositionError(f"seed {seed!r}: expected a whole number from 0 to 2**64 - 1")
        generator = Random(seed ^ _STREAM)
        faces = [card.face for card in self.unseen]
        for i in range(len(faces) - 1, 0, -1):
            j = generator.below(i + 1)
            faces[i], faces[j] = faces[j], faces[i]
        hidden = iter(faces)
        piles = [
            [(next(hidden) if face is None else face, down, face is not None) for face, down in pile]
            for pile in self._piles
        ]
        position = Position(self.game)
        position._load(piles, self._state | {"seed": generator.next(), "number": None})
        return position


def look(position: Position) -> View:
    """The view of a position; see Position.view."""
    piles = tuple(
        tuple((face if seen else None, down) for face, (down, seen) in zip(pile, marks, strict=True))
        for pile, marks in zip(position._piles(), position._marks(), strict=True)
    )
    shown = [tuple(None if face is None else CARDS[face] for face, _ in pile) for pile in piles]
    # A deal number tells every card, and a seed those of the shuffles to come.
    state = {name: value for name, value in position._state().items() if name not in ("number", "seed")}
    return View(
        position.game,
        position._by_zone(shown),
        position.phase,
        position.counters,
        # The core lists moves by the faces of their cards, which would tell a hidden one.
        tuple(move.text for move in sorted(position.legal_moves, key=lambda move: move.id)),
        position.outcome(),
        piles,
        state,
    )
