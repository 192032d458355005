"""The conformance kit: what every game must keep, whoever declares it.

A third party runs it in one line::

    from cadogan.testing import check_game
    def test_my_game(): check_game("my-game")

Everything here goes by the public face of a game and by the few checks that a position offers for this purpose (its
bytes, its key computed anew). `slow_playout` is the core's playout in plain Python: the yardstick of the tests, and
what games with hooks run on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from cadogan._core.playout import POLICIES
from cadogan._core.rng import Random
from cadogan.compile.rules import DEAL, JOINT, KINDS, PAIR_PLAY, PAY, PLAY, REDEAL, REMOVE_PAIR, SCATTER, TURN
from cadogan.declare.game import Game as Declaration
from cadogan.errors import CadoganError, IllegalMoveError
from cadogan.game import Game
from cadogan.notation import whole_pack_fault
from cadogan.position import Move, Outcome, Playout, Position

__all__ = ["check_game", "slow_playout"]

_BRING_HOME = frozenset({PLAY, JOINT, PAIR_PLAY, REMOVE_PAIR})
_DRAW_ON_THE_PACK = frozenset({TURN, DEAL, REDEAL, PAY, SCATTER})
_ILLEGAL_SAMPLES = 6
_LEGAL_SAMPLES = 25


def check_game(game: Game | Declaration | str, deals: Iterable[int] = (0, 1, 42), moves: int = 40) -> None:
    """Check that a game keeps what every game must keep.

    Random play of each deal is followed for some moves; at every position the whole pack must be there, legal moves
    (some of them, where there are many) must be undone bit for bit and found again by their id, their text and
    themselves, moves that are not legal must be refused, and notation and copy must give the same position. Then the
    deal is played to its end, and its record must replay.

    Args:
        game: a game, its name, or a declaration.
        deals: numbers of the deals.
        moves: how many moves of each deal are followed closely.

    Raises:
        AssertionError: a sentence that names the game, the deal, the moves so far and what is wrong.
    """
    if isinstance(game, str):
        from cadogan.registry import game as by_name

        game = by_name(game)
    elif isinstance(game, Declaration):
        game = Game(game)
    _check_drawing(game)
    _check_ids(game)
    for number in deals:
        _Walk(game, number).run(moves)


def slow_playout(position: Position, seed: int = 0, policy: str = "random") -> Playout:
    """Play on to the end as Position.playout does, move by move in Python.

    Args:
        position: played on in place; every move can be popped.
        seed: of the player.
        policy: ``random`` or ``greedy``.

    Returns:
        The same as Position.playout.

    Raises:
        ValueError: no such policy.
    """
    if policy not in POLICIES:
        raise ValueError(f"policy {policy!r}: expected one of {', '.join(POLICIES)}")
    game = position.game
    tables = game.compiled.tables
    rules = tables["rules"]
    inside = [p for p, row in enumerate(tables["places"]) if not row["outside"]]
    turns_cards_up = any(row["flips"] for row in tables["places"])

    def outside() -> int:
        return int(game.cards) - sum(position._count(p) for p in inside)

    def face_down() -> int:
        return sum(down for marks in position._marks() for down, _ in marks) if turns_cards_up else 0

    number = position.deal_number
    player = Random((number if number is not None else position.seed) ^ ((seed + 1) * 0xD1342543DE82EF95) % 2**64)
    most_home, most_outside, idle, made = position._home(), outside(), 0, 0
    while True:
        legal = [] if position._hook_won() else list(position.legal_moves)
        if not legal:
            return Playout("won" if position._hook_won() else "lost", made)
        if idle >= 2 * game.cards:
            return Playout("stalled", made)
        if policy == "greedy":
            legal = [move for move in legal if rules[move.code & 255]["shape"] in _BRING_HOME] or legal
        move = legal[player.below(len(legal))] if len(legal) > 1 else legal[0]
        hidden = face_down()
        position.push(move)
        made += 1
        idle += 1
        row = rules[move.code & 255]
        if (
            position._home() > most_home
            or outside() > most_outside
            or face_down() < hidden
            or row["once"]
            or (tables["bounded"] and row["shape"] in _DRAW_ON_THE_PACK)
        ):
            idle = 0
        most_home, most_outside = max(most_home, position._home()), max(most_outside, outside())


def _sample(moves: list[Move], player: Random) -> list[Move]:
    """All of a few moves, some of many: a game with a thousand moves at a time is not to take minutes."""
    if len(moves) <= _LEGAL_SAMPLES:
        return moves
    return [moves[player.below(len(moves))] for _ in range(_LEGAL_SAMPLES)]


# ---- what holds for the game as a whole


def _check_drawing(game: Game) -> None:
    """Every place of the table can be drawn: where one zone has coordinates each place has its own."""
    zones = [zone for zone in game.declaration.zones if not zone.hidden]
    drawn = any(zone.at for zone in zones)
    for zone in zones:
        spots = len(zone.at)
        assert not drawn or spots == zone.count, (
            f"{game.slug}: zone {zone.letter} ({zone.name}) has {zone.count} places and {spots} spots"
        )
        assert len(set(zone.at)) == spots, (
            f"{game.slug}: two places of zone {zone.letter} ({zone.name}) lie on one spot"
        )


def _check_ids(game: Game) -> None:
    """Every id names a move that has this id."""
    assert game.action_count >= 1, f"{game.slug}: it has no move at all"
    for number in range(game.action_count):
        move = game.move(number)
        assert move.id == number, f"{game.slug}: game.move({number}) is {move.text}, which has id {move.id}"
        assert move.kind in KINDS, f"{game.slug}: {move.text} is of the unknown kind {move.kind!r}"
        assert move.text and not set(move.text) & set(" \t\n"), (
            f"{game.slug}: the text {move.text!r} of move {number} holds a space"
        )


# ---- along one deal


@dataclass
class _Walk:
    """Random play of one deal, looked at closely."""

    game: Game
    number: int
    texts: list[str] = field(default_factory=list)

    def ensure(self, holds: object, sentence: str) -> None:
        if not holds:
            so_far = f"after {' '.join(self.texts)}" if self.texts else "before the first move"
            raise AssertionError(f"{self.game.slug}, deal {self.number}, {so_far}: {sentence}")

    def run(self, moves: int) -> None:
        position = self.game.deal(self.number)
        self.ensure(position._bytes() == self.game.deal(self.number)._bytes(), "the deal dealt again is another")
        self.ensure(position.deal_number == self.number, f"deal_number is {position.deal_number}")
        player = Random(self.number)
        states: list[tuple[bytes, str]] = []
        while True:
            self.position(position, player)
            legal = list(position.legal_moves)
            if not legal or len(states) == moves:
                break
            states.append((position._bytes(), position.notation()))
            move = legal[player.below(len(legal))]
            position.push(move)
            self.texts.append(move.text)
        self.replay(position)
        self.play_out(position)
        self.back(position, states)

    def position(self, position: Position, player: Random) -> None:
        """All that a single position must keep."""
        self.pack_is_whole(position)
        self.ensure(position.key == position._key_anew(), "the key kept is not the key of the piles")
        legal = list(position.legal_moves)
        self.lists_agree(position, legal)
        self.outcome_agrees(position, legal)
        self.view_agrees(position)
        self.notation_round_trips(position, legal)
        self.copy_is_independent(position, legal)
        for move in _sample(legal, player):
            self.move(position, move)
        self.others_are_refused(position, {move.id for move in legal}, player)

    def pack_is_whole(self, position: Position) -> None:
        faces = [card.face for piles in position.zones.values() for pile in piles for card in pile]
        fault = whole_pack_fault(self.game, faces)
        self.ensure(not fault, f"the zones do not hold the whole pack: {fault}")
        known = {zone.letter for zone in self.game.zones}
        self.ensure(
            set(position.zones) == known, f"zones {' '.join(position.zones)}, but the game has {' '.join(known)}"
        )

    def lists_agree(self, position: Position, legal: list[Move]) -> None:
        view = position.legal_moves
        self.ensure(
            len(view) == view.count() == len(legal) and bool(view) == bool(legal),
            "the view of legal moves miscounts them",
        )
        self.ensure(list(view) == legal, "looking twice finds other legal moves, or another order")
        for what, values in (("text", [m.text for m in legal]), ("id", [m.id for m in legal])):
            double = [value for value, n in Counter(values).items() if n > 1]
            self.ensure(not double, f"two legal moves have the {what} {double[:1]}")
        for move in legal:
            self.ensure(
                0 <= move.id < self.game.action_count, f"{move.text} has id {move.id} of {self.game.action_count}"
            )

    def outcome_agrees(self, position: Position, legal: list[Move]) -> None:
        outcome = position.outcome()
        if outcome is Outcome.WON:
            self.ensure(not legal, f"the game is won, yet {legal[0].text if legal else ''} is legal")
        else:
            self.ensure(
                (outcome is Outcome.LOST) == (not legal), f"the outcome is {outcome} with {len(legal)} legal moves"
            )

    def view_agrees(self, position: Position) -> None:
        seen = position.view()
        for letter, piles in position.zones.items():
            shown = seen.zones[letter]
            self.ensure(
                [len(pile) for pile in shown] == [len(pile) for pile in piles],
                f"the view of zone {letter} has other piles",
            )
            for pile, what in zip(piles, shown, strict=True):
                self.ensure(
                    all(b in (None, a) for a, b in zip(pile, what, strict=True)),
                    f"the view of zone {letter} shows a wrong card",
                )

    def notation_round_trips(self, position: Position, legal: list[Move]) -> None:
        text = position.notation()
        self.ensure("\n" not in text and text == text.strip(), "the notation is not one line")
        try:
            again = self.game.position(text)
        except CadoganError as error:
            self.ensure(False, f"its own notation is refused: {error}")
            return
        self.ensure(again.notation() == text, f"the notation reads back as another: {again.notation()} from {text}")
        self.ensure(again == position and hash(again) == hash(position), "the notation reads back with another key")
        self.ensure(again.zones == position.zones, "the notation reads back with other zones")
        self.ensure(
            [m.text for m in again.legal_moves] == [m.text for m in legal],
            "the notation reads back with other legal moves",
        )
        self.ensure(again.view() == position.view(), "the notation reads back with another view")

    def copy_is_independent(self, position: Position, legal: list[Move]) -> None:
        before = position._bytes()
        other = position.copy()
        self.ensure(
            other == position and other._bytes() == before and other.moves == position.moves, "the copy is not equal"
        )
        if legal:
            other.push(legal[-1])
            self.ensure(position._bytes() == before, "a move made in the copy changed the position")

    def move(self, position: Position, move: Move) -> None:
        """A legal move is known by itself, its text and its id, and one pop undoes it."""
        self.ensure(
            move in position.legal_moves and position.is_legal(move.text),
            f"{move.text} is listed, but is_legal denies it",
        )
        self.ensure(position.parse_move(move.text) == move, f"{move.text} is read as another move")
        self.ensure(position.why_illegal(move) == "", f"{move.text} is legal, yet: {position.why_illegal(move)}")
        before = position._bytes()
        played = len(position.moves)
        position.push(move)
        after = position._bytes()
        self.ensure(position.key == position._key_anew(), f"after {move.text} the key kept is not the key of the piles")
        self.ensure(position.pop() == move, f"pop after {move.text} gives another move")
        self.ensure(
            position._bytes() == before and len(position.moves) == played, f"pop does not take back all of {move.text}"
        )
        for what, same in (("its text", move.text), ("its id", self.game.move(move.id))):
            position.push(same)
            self.ensure(position._bytes() == after, f"{move.text} pushed by {what} leads elsewhere")
            position.pop()

    def others_are_refused(self, position: Position, legal: set[int], player: Random) -> None:
        before = position._bytes()
        for _ in range(_ILLEGAL_SAMPLES):
            number = player.below(self.game.action_count)
            if number in legal:
                continue
            move = self.game.move(number)
            if any(move.text == other.text for other in position.legal_moves):
                continue
            self.ensure(not position.is_legal(move), f"{move.text} is not listed, but is_legal allows it")
            try:
                position.push(move)
            except IllegalMoveError as error:
                self.ensure(str(error), "an empty error message")
            else:
                self.ensure(False, f"{move.text} is not legal, but push takes it")
            self.ensure(position.why_illegal(move), f"{move.text} is not legal, but why_illegal gives no reason")
            self.ensure(position._bytes() == before, f"refusing {move.text} changed the position")

    def replay(self, position: Position) -> None:
        """The same moves from the same deal lead to the same position; so does the record of them."""
        again = self.game.deal(self.number)
        for text in self.texts:
            again.push(text)
        self.ensure(again._bytes() == position._bytes(), "the same moves lead elsewhere a second time")
        self.ensure([move.text for move in position.moves] == self.texts, "the history names other moves")
        self.record(position)

    def record(self, position: Position) -> None:
        """The record reads back, and leads to the same position (by the registry only where the game is in it)."""
        from cadogan.record import Record
        from cadogan.registry import games

        record = Record.from_position(position)
        again = Record.parse(record.text())
        self.ensure(again == record, "the record reads back as another")
        self.ensure(again.deal == self.number, f"the record is of deal {again.deal}")
        if self.game in games():
            self.ensure(again.replay()._bytes() == position._bytes(), "the record replays to another position")

    def play_out(self, position: Position) -> None:
        """Random play ends, always in the same way, as the same moves made in Python do."""
        ended, slow = position.copy(), position.copy()
        reason = ended.playout(self.number)
        by_hand = slow_playout(slow, self.number)
        self.ensure(
            (reason, reason.moves) == (by_hand, by_hand.moves), f"playout ends {reason}, move by move it ends {by_hand}"
        )
        self.ensure(ended._bytes() == slow._bytes(), "a playout leads elsewhere than its moves")
        self.pack_is_whole(ended)
        self.ensure(len(ended.moves) == len(self.texts) + reason.moves, "a playout's history has another length")
        self.record(ended)
        if reason == "stalled":
            self.ensure(ended.outcome() is None, f"a stalled playout ends in {ended.outcome()}")
            return
        self.ensure(
            ended.outcome() is Outcome(reason.reason), f"a playout ends {reason}, its position is {ended.outcome()}"
        )
        self.ensure(
            not list(ended.legal_moves), f"after the end {' '.join(m.text for m in ended.legal_moves)} is legal"
        )
        if ended.moves:
            try:
                ended.push(ended.moves[-1])
            except IllegalMoveError:
                return
            self.ensure(False, "after the end push takes a move")

    def back(self, position: Position, states: list[tuple[bytes, str]]) -> None:
        while states:
            state, text = states.pop()
            position.pop()
            self.texts.pop()
            self.ensure(position._bytes() == state and position.notation() == text, "popping does not lead back here")
        self.ensure(
            position._bytes() == self.game.deal(self.number)._bytes(),
            "popping all moves does not lead back to the deal",
        )
