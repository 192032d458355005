"""A position of a game: what may be done in it, doing it, taking it back."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any

from cadogan._core.position import BasePosition
from cadogan._core.position import Move as _CoreMove
from cadogan.card import CARDS, Card
from cadogan.compile.places import NONE
from cadogan.errors import IllegalMoveError, InvalidMoveError
from cadogan.notation import write_position
from cadogan.reading import find_move
from cadogan.reasons import why_not
from cadogan.view import View as View
from cadogan.view import look

if TYPE_CHECKING:
    from cadogan.game import Game

Pile = tuple[Card, ...]
_TURNS = frozenset({"turn", "deal", "fill", "redeal"})


class Outcome(Enum):
    """How a game ended."""

    WON = "won"
    LOST = "lost"


class Move(_CoreMove):
    """One move of a game. Immutable, hashable, shared freely between threads."""

    __slots__ = ()

    @property
    def game(self) -> Game:
        """The game whose move it is."""
        return self.rules.game  # type: ignore[no-any-return]

    @property
    def id(self) -> int:
        """0 … game.action_count − 1; at most one legal move of a position has it."""
        return self.game.compiled.actions.id_of(self.code)

    @property
    def kind(self) -> str:
        """play, marry, fill, cross, remove, swap, aside, tuck, base, pay, turn, deal or redeal."""
        return self.game.compiled.actions.kind(self.code)

    @property
    def text(self) -> str:
        """The canonical text, without a space."""
        return self.game.compiled.actions.text(self.code)

    @property
    def cards(self) -> Pile:
        """The cards that it names, as they lay where it was found; empty for a move that was made from an id or
        names no card."""
        return tuple(CARDS[f] for f in self.face_numbers)

    @property
    def sources(self) -> tuple[str, ...]:
        """The places that its cards leave."""
        actions = self.game.compiled.actions
        return tuple(actions.names[p] for p in actions.sides(self.code)[0])

    @property
    def targets(self) -> tuple[str, ...]:
        """The places that its cards go to."""
        actions = self.game.compiled.actions
        return tuple(actions.names[p] for p in actions.sides(self.code)[1])

    @property
    def irreversible(self) -> bool:
        """True only where no line of moves can lead back to the same key; False where that is not certain."""
        return self.game.compiled.irreversible(self.code)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text} of {self.game.slug}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return make_move, (self.game, self.code)


def make_move(game: Game, code: int) -> Move:
    """A move by its code, without a position and so without cards."""
    return Position(game)._move(code)  # type: ignore[no-any-return]


class LegalMoves:
    """The legal moves of a position, found when they are looked at."""

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Move]:
        return iter(self._position._legal())

    def __len__(self) -> int:
        return self._position._legal_count()

    def count(self) -> int:
        """How many there are; no move is made an object for it."""
        return self._position._legal_count()

    def __bool__(self) -> bool:
        return self._position._legal_count() > 0

    def __contains__(self, move: object) -> bool:
        return (isinstance(move, Move | str)) and self._position.is_legal(move)

    def __getitem__(self, index: int) -> Move:
        return self._position._legal()[index]

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(move.text for move in self)}>"


class Playout(str):
    """How a playout ended: ``won``, ``lost`` or ``stalled``.

    Attributes:
        reason: the same as a plain text.
        moves: moves made.
    """

    reason: str
    moves: int

    def __new__(cls, reason: str, moves: int) -> Playout:
        result = super().__new__(cls, reason)
        result.reason = str(reason)
        result.moves = moves
        return result


class Position(BasePosition):
    """A position with its history. It belongs to one thread.

    Positions are equal when they are of one game and have the same key; the history plays no part.
    """

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __new__(cls, game: Game) -> Position:
        position: Position = super().__new__(cls, game.rules)
        position._set_move_class(Move)
        return position

    # ---- looking

    @property
    def zones(self) -> dict[str, tuple[Pile, ...]]:
        """By letter the piles in place order, each a tuple of cards, bottom first; together they hold the whole
        pack."""
        piles = self._piles()
        return self._by_zone([tuple(CARDS[f] for f in pile) for pile in piles])

    def _by_zone(self, piles: list[Any]) -> dict[str, tuple[Any, ...]]:
        from cadogan.notation import rows_dealt

        places = self.game.compiled.places
        state = None
        out: dict[str, tuple[Any, ...]] = {}
        for i, zone in enumerate(places.zones):
            if zone.hidden:
                continue
            count = zone.count
            if zone.columns:
                state = state or self._state()
                count = zone.columns * rows_dealt(self.game, i, state["step"], state["cursor"], self._card_in_hand())
            first = places.first[i]
            out[zone.letter] = out.get(zone.letter, ()) + tuple(piles[first : first + count])
        return out

    def _card_in_hand(self) -> bool:
        hand = self.game.compiled.places.one("h")
        return hand != NONE and self._count(hand) > 0

    @property
    def phase(self) -> str:
        """Name of the phase: ``play`` after the deal."""
        return self.game.compiled.phases[self._phase()]

    @property
    def counters(self) -> dict[str, Any]:
        """``redeals`` made, and the game's own counters by name: a number, or a tuple of them."""
        state = self._state()
        out: dict[str, Any] = {"redeals": state["redeals"]}
        for name, (first, n) in self.game.compiled.counters.items():
            values = tuple(state["counters"][first : first + n])
            out[name] = values if n > 1 else values[0]
        return out

    @property
    def redeals_made(self) -> int:
        """``redeal`` moves made so far."""
        return self._state()["redeals"]  # type: ignore[no-any-return]

    @property
    def deal_number(self) -> int | None:
        """The deal's number; None when it was given as cards or zones."""
        return self._state()["number"]  # type: ignore[no-any-return]

    @property
    def seed(self) -> int:
        """Seed of the shuffles."""
        return self._state()["seed"]  # type: ignore[no-any-return]

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, a lazy view: len, iter, in, bool, count()."""
        return LegalMoves(self)

    def _legal(self) -> list[Move]:
        hooks = self.game.declaration.hooks
        moves: list[Move] = self._moves()
        if not moves or not self.game.hooked:
            return moves
        if self._hook_won():
            return []
        hook = hooks.moves
        if hook is None:
            return moves
        allowed = set(hook(self, [move.text for move in moves]))
        return [move for move in moves if move.text in allowed]

    def _legal_count(self) -> int:
        if not self.game.hooked:
            return self._move_count()
        return len(self._legal())

    def _hook_won(self) -> bool:
        hook = self.game.declaration.hooks.won
        return bool(hook(self)) if hook is not None else self._won()

    def outcome(self) -> Outcome | None:
        """WON; LOST exactly when there is no legal move and it is not won; None while the game goes on."""
        if self._hook_won():
            return Outcome.WON
        return None if self._legal_count() else Outcome.LOST

    def is_dead(self) -> bool:
        """The only line of play, forced move by forced move of turn, deal, fill or redeal, ends in LOST or comes
        back to itself.

        It knows hidden cards.
        """
        line = self.copy()
        met = set()
        while True:
            outcome = line.outcome()
            if outcome is not None:
                return outcome is Outcome.LOST
            if line._legal_count() != 1:
                return False
            move = line._legal()[0]
            if move.kind not in _TURNS:
                return False
            key = line.key
            if key in met:
                return True
            met.add(key)
            line.push(move)

    def is_legal(self, move: Move | str) -> bool:
        """Whether push would take it."""
        if isinstance(move, str):
            try:
                self.parse_move(move)
            except (InvalidMoveError, IllegalMoveError, ValueError):
                return False
            return True
        return self._find(move) is not None

    def _find(self, move: Move) -> Move | None:
        if not isinstance(move, Move) or move.rules is not self.rules:
            return None
        legal = self._legal()
        for one in legal:
            if one.code == move.code:
                return one
        # A move made from an id leaves open what its id leaves open.
        if not move.face_numbers:
            for one in legal:
                if one.id == move.id:
                    return one
        return None

    def why_illegal(self, move: Move | str) -> str:
        """A sentence that says why the move is not legal here (``8♦ is blocked by 3♣``); empty when it is legal."""
        return why_not(self, move)

    def score(self) -> int | None:
        """The score, or None where the game has none."""
        score = self.game.declaration.score
        return None if score is None else score.base + score.each * self._home()

    def view(self) -> View:
        """What the player may see: hidden cards are None. A card that was seen stays known until a shuffle.

        A view holds no secret; ``view().sample(seed)`` is a position that fits it.
        """
        return look(self)

    def _repr_svg_(self) -> str:
        """The table as a notebook shows it: what the player may see."""
        from cadogan.svg import draw

        return draw(self, view=True)

    # ---- moving

    def parse_move(self, text: str) -> Move:
        """The legal move that a text names: by places (``t3>t5``) or by cards (``9H>10H``).

        Raises:
            InvalidMoveError: it is no move of this game.
            IllegalMoveError: it is one, but not legal here; the message says why.
            AmbiguousMoveError: it fits several legal moves.
        """
        return find_move(self, text)

    def push(self, move: Move | str) -> None:
        """Make a legal move with every consequence; one pop takes it back.

        Raises:
            InvalidMoveError, IllegalMoveError, AmbiguousMoveError: nothing is changed.
        """
        if isinstance(move, Move) and not self.game.hooked and self._push(move):
            return
        if isinstance(move, str):
            self._push(self.parse_move(move))
            return
        if not isinstance(move, Move) or move.rules is not self.rules:
            raise InvalidMoveError(f"{move!r} is no move of {self.game.slug}")
        found = self._find(move)
        if found is None:
            raise IllegalMoveError(f"{move.text}: {self.why_illegal(move)}")
        self._push(found)

    def pop(self) -> Move:
        """Take the last move back, bit for bit, and return it.

        Raises:
            IndexError: no move was made.
        """
        if not self._played():
            raise IndexError("no move was made")
        return self._move(self._pop())  # type: ignore[no-any-return]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, with the cards that they moved."""
        back = self.copy()
        out = []
        while back._played():
            out.append(back.pop())
        return tuple(reversed(out))

    def playout(self, seed: int = 0, policy: str = "random") -> Playout:
        """Play on to the end, in place; every move can be popped.

        Args:
            seed: of the player (the deal number also takes part).
            policy: ``random`` (uniform), or ``greedy`` (uniform among moves that bring cards home, if there are any).

        Returns:
            ``won``, ``lost`` or ``stalled``; its ``moves`` says how many moves were made.
        """
        if self.game.hooked:
            from cadogan.testing import slow_playout

            return slow_playout(self, seed, policy)
        return Playout(*self._playout(seed, policy))

    # ---- identity

    @property
    def key(self) -> int:
        """128 bits of card faces, places, phase, counters and redeals."""
        return self._key()

    def notation(self) -> str:
        """The position in one line, history left out; ``game.position`` reads it."""
        return write_position(self)

    def copy(self) -> Position:
        """An independent position with the same history."""
        other = Position(self.game)
        other._copy_from(self, True)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Position:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._same(other)

    __hash__ = BasePosition.__hash__

    def __sizeof__(self) -> int:
        return object.__sizeof__(self) + self._sizes()[1]

    def __reduce__(self) -> tuple[Any, ...]:
        back = self.copy()
        codes = []
        while back._played():
            codes.append(back._pop())
        return _unpickle, (self.game, back.notation(), tuple(reversed(codes)))

    def __repr__(self) -> str:
        return f"<Position {self.notation()}>"


def _unpickle(game: Game, text: str, codes: tuple[int, ...]) -> Position:
    position = game.position(text)
    for code in codes:
        position._push(position._move(code))
    return position


def perft(position: Position, depth: int) -> int:
    """Leaves of the tree of legal moves; depth 0 is 1, and no leaf lies below a won position.

    Raises:
        ValueError: depth is negative.
    """
    if depth < 0:
        raise ValueError(f"depth {depth}: expected 0 or more")
    if not position.game.hooked:
        return position._perft(depth)
    if depth == 0:
        return 1
    total = 0
    for move in position._legal():
        position.push(move)
        total += perft(position, depth - 1)
        position.pop()
    return total
