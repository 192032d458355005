"""The position for Python: a board with its history. cadogan.position builds the public class on it.

Faces, cards and places are plain numbers here (see tables.pxd); names, texts and messages belong to the public package.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memcpy, memset

from cadogan._core.making cimport (
    close_board, copy_board, deal_number, height_of_fit, look_pending, make, open_board, set_up, trim, unmake,
)
from cadogan._core.movegen cimport buried, conditions, generate, lay_place, phase, wait_is_over
from cadogan._core.playout cimport perft_board, play_out, seed_player
from cadogan._core.playout import POLICIES, REASONS
from cadogan._core.rng cimport Generator
from cadogan._core.state cimport (
    Board, Past, State, clear_piles, compute_key, drop, has, is_won, key_pile, link_top, mix, put, rebuild,
)
from cadogan._core.tables cimport (
    DEAL, FILL_ALL, JOINT, LAY, MAX_CARDS, MAX_PLACES, NONE, OPEN, PAIR_PLAY, PAY, PLAY, PLAY_DEEP, REDEAL, REMOVE_FOUR,
    REMOVE_PAIR, Rules, SCATTER, SWAP, TUCK, Tables, TURN, WAIT, WORDS,
)


cdef uint64_t CODE = (<uint64_t>1 << 40) - 1     # the move's part of Past.packed


cdef class Move:
    """One move of a game. Immutable; equal moves of a game are equal wherever they were found.

    Attributes:
        code: the core's own number: rule and places.
    """

    cdef readonly object rules
    cdef readonly uint64_t code
    cdef uint8_t faces[16]
    cdef uint8_t nfaces

    def __hash__(self) -> int:
        return <Py_hash_t>((self.code * <uint64_t>0x9E3779B97F4A7C15) >> 2)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.code == (<Move>other).code and self.rules is (<Move>other).rules

    @property
    def face_numbers(self) -> tuple:
        """Faces of the cards that the move names, in the position in which it was found."""
        return tuple([self.faces[k] for k in range(self.nfaces)])


cdef inline void name_card(const Board *b, Move move, int card) noexcept:
    move.faces[move.nfaces] = b.t.face[card]
    move.nfaces += 1


cdef inline void describe(const Board *b, Move move) noexcept:
    """Note the cards that leave the move's places."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef int p = (move.code >> 8) & 255, q = (move.code >> 16) & 255, card, n
    cdef int shape = t.rules[move.code & 255].shape
    move.nfaces = 0
    if shape in (FILL_ALL, TURN, DEAL, REDEAL, PAY, SCATTER, OPEN) or p >= t.nplaces or s.count[p] == 0:
        return
    if t.see_head[p] and (t.see_head[p] >> t.rules[move.code & 255].src) & 1:
        card = s.headtip[p]
        while card != NONE and move.nfaces < 16:
            name_card(b, move, card)
            card = s.above[card]
        return
    if shape == REMOVE_FOUR:
        for n in range(4):
            card = s.top[(move.code >> (8 + 8 * n)) & 255]
            if card != NONE:
                name_card(b, move, card)
        return
    if shape == PLAY_DEEP or shape == TUCK or (shape == PLAY and t.see_every[p]):
        if shape == PLAY_DEEP:
            n = t.rules[move.code & 255].depth - 1
        elif shape == TUCK:
            n = buried(b, &t.rules[move.code & 255], p)
        else:
            n = height_of_fit(s, t, p, q)
        card = s.bottom[p]
        while n > 0 and card != NONE:
            card = s.above[card]
            n -= 1
        if card != NONE:
            name_card(b, move, card)
        return
    if shape == PAIR_PLAY:  # in the order of its targets
        n = (s.want[t.foundation[q]] >> t.face[s.top[p]]) & 1
        name_card(b, move, s.top[p] if n else s.bottom[p])
        name_card(b, move, s.bottom[p] if n else s.top[p])
        return
    name_card(b, move, s.top[p])
    if shape in (REMOVE_PAIR, SWAP, JOINT) and s.count[q]:
        name_card(b, move, s.top[q])


cdef class BasePosition:
    """A position, its history, and everything that needs speed.

    Args:
        rules: the compiled rules.
    """

    cdef Board b
    cdef readonly Rules rules
    cdef uint64_t *buffer
    cdef type move_class

    def __cinit__(self, Rules rules, *args: object, **kwargs: object) -> None:
        self.rules = rules
        open_board(&self.b)
        self.b.t = rules.t
        self.buffer = NULL
        self.move_class = Move

    def __dealloc__(self) -> None:
        close_board(&self.b)
        free(self.buffer)

    cdef uint64_t *room(self) except NULL:
        """Two lists of moves: the caller's, and the core's scratch. Made on first use: a copy that is only kept needs none."""
        if self.buffer == NULL:
            self.buffer = <uint64_t *>malloc(2 * self.rules.t.move_bound * sizeof(uint64_t))
            if self.buffer == NULL:
                raise MemoryError
            self.b.scratch = self.buffer + self.rules.t.move_bound
        return self.buffer

    # ---- dealing and loading ------------------------------------------------------------------------------------------

    def _deal(self, number: int) -> None:
        self.room()
        self.b.s.tracking = 1
        deal_number(&self.b, <uint64_t>number)
        trim(&self.b)

    def _deal_cards(self, faces: list, seed: int) -> None:
        """A whole pack, top first."""
        cdef uint8_t slots[MAX_CARDS]
        cdef int i, used[64]
        self.room()
        memset(used, 0, sizeof(used))
        for i in range(len(faces)):
            slots[i] = <int>faces[i] * self.rules.t.packs + used[<int>faces[i]]
            used[<int>faces[i]] += 1
        self.b.s.tracking = 1
        self.b.s.seed = <uint64_t>seed
        self.b.s.numbered = 0
        self.b.s.number = 0
        set_up(&self.b, slots, len(faces))
        trim(&self.b)

    def _load(self, piles: list, dict state) -> None:
        """Piles of (face, down, seen) bottom first for every place; the words of the state by name."""
        cdef State *s = &self.b.s
        cdef const Tables *t = self.rules.t
        cdef int p, slot, used[64]
        self.room()
        memset(used, 0, sizeof(used))
        clear_piles(s, t)
        s.tracking = 1
        for p in range(len(piles)):
            for face, down, seen in piles[p]:
                slot = <int>face * t.packs + used[<int>face]
                used[<int>face] += 1
                link_top(s, p, slot)
                if down:
                    put(s.down, slot)
                    s.ndown += 1
                if seen:
                    put(s.seen, slot)
        s.step, s.cursor = state["step"], state["cursor"]
        s.redeals, s.shuffles = state["redeals"], state["shuffles"]
        s.seed = state["seed"]
        s.numbered = state["number"] is not None
        s.number = state["number"] or 0
        for p, value in enumerate(state["counters"]):
            s.counters[p] = value
        for p in state["fresh"]:
            put(s.fresh, p)
        rebuild(s, t)
        while t.steps[s.step].op == WAIT and t.steps[s.step].until | t.steps[s.step].until_not:
            # A phase that ends by itself has ended.
            if not wait_is_over(conditions(&self.b), &t.steps[s.step]):
                break
            s.step += 1
        look_pending(&self.b)
        self.b.npast = 0
        self.b.nlog = 0

    # ---- reading ------------------------------------------------------------------------------------------------------

    def _piles(self) -> list:
        """For every place a tuple of faces, bottom first."""
        cdef const State *s = &self.b.s
        cdef const Tables *t = self.rules.t
        cdef int p, card
        cdef list out = [], pile
        for p in range(t.nplaces):
            pile = []
            card = s.bottom[p]
            while card != NONE:
                pile.append(t.face[card])
                card = s.above[card]
            out.append(tuple(pile))
        return out

    def _marks(self) -> list:
        """For every place a tuple of (down, seen), bottom first."""
        cdef const State *s = &self.b.s
        cdef int p, card
        cdef list out = [], pile
        for p in range(self.rules.t.nplaces):
            pile = []
            card = s.bottom[p]
            while card != NONE:
                pile.append((bool(has(s.down, card)), bool(has(s.seen, card))))
                card = s.above[card]
            out.append(tuple(pile))
        return out

    def _state(self) -> dict:
        """Everything besides the piles, as ``_load`` takes it."""
        cdef const State *s = &self.b.s
        cdef int p
        return {
            "step": s.step,
            "cursor": s.cursor,
            "redeals": s.redeals,
            "shuffles": s.shuffles,
            "seed": s.seed,
            "number": s.number if s.numbered else None,
            "counters": [s.counters[p] for p in range(self.rules.t.ncounters)],
            "fresh": [p for p in range(self.rules.t.nplaces) if has(s.fresh, p)],
        }

    def _phase(self) -> int:
        return phase(&self.b.s, self.rules.t)

    def _hand_goes_to(self) -> int:
        """The place on which the card in hand would fall, or −1."""
        cdef int p = lay_place(&self.b.s, self.rules.t)
        return -1 if p == NONE else p

    def _home(self) -> int:
        return self.b.s.home

    def _won(self) -> bool:
        return is_won(&self.b.s, self.rules.t)

    def _count(self, place: int) -> int:
        return self.b.s.count[<int>place]

    def _available(self, place: int) -> bool:
        """A class shows the place's top card."""
        return self.b.s.tip[<int>place] != NONE

    def _wants(self, place: int) -> int:
        """The set of faces that a foundation takes next."""
        return self.b.s.want[self.rules.t.foundation[<int>place]]

    def _blockers(self, place: int) -> list:
        """How many cards stand in the way, by alternative."""
        return [self.b.s.blocked[<int>place][k] for k in range(self.rules.t.nblock[<int>place])]

    def _codes(self) -> list:
        """Codes of the legal moves."""
        cdef uint64_t *out = self.room()
        cdef int n = generate(&self.b, out), i
        return [out[i] for i in range(n)]

    def _move_count(self) -> int:
        return generate(&self.b, self.room())

    def _moves(self) -> list:
        """The legal moves."""
        cdef uint64_t *out = self.room()
        cdef int n = generate(&self.b, out), i
        cdef list moves = []
        cdef Move move
        cdef type cls = self.move_class
        for i in range(n):
            move = cls.__new__(cls)
            move.rules = self.rules
            move.code = out[i]
            describe(&self.b, move)
            moves.append(move)
        return moves

    def _move(self, code: int) -> Move:
        """A move by its code, with the cards that it would move here."""
        cdef Move move = self.move_class.__new__(self.move_class)
        move.rules = self.rules
        move.code = code
        describe(&self.b, move)
        return move

    def _set_move_class(self, cls: type) -> None:
        self.move_class = cls

    # ---- making -------------------------------------------------------------------------------------------------------

    def _push(self, Move move) -> bool:
        """Make the move if it is legal; False (and nothing changed) if not."""
        cdef uint64_t *out = self.room()
        cdef int n, i
        if move.rules is not self.rules:
            return False
        n = generate(&self.b, out)
        for i in range(n):
            if out[i] == move.code:
                if not make(&self.b, move.code):
                    raise MemoryError
                return True
        return False

    def _pop(self) -> int:
        """Undo the last move; its code. The history must not be empty."""
        cdef uint64_t code = self.b.past[self.b.npast - 1].packed & CODE
        unmake(&self.b)
        return code

    def _played(self) -> int:
        """Moves in the history."""
        return self.b.npast

    def _past(self) -> list:
        """Codes of the moves made."""
        return [self.b.past[i].packed & CODE for i in range(self.b.npast)]

    def _copy_from(self, BasePosition other, with_past: bool) -> None:
        if copy_board(&self.b, &other.b, with_past) < 0:
            raise MemoryError
        self.b.scratch = self.buffer + self.rules.t.move_bound if self.buffer != NULL else NULL
        self.move_class = other.move_class

    def _playout(self, seed: int, policy: str) -> tuple:
        """Play on to the end, without the GIL: reason and moves made. Undoable move by move."""
        cdef uint64_t *out = self.room()
        cdef Generator g
        cdef uint64_t made = 0
        cdef int reason, kind
        if policy not in POLICIES:
            raise ValueError(f"policy {policy!r}: expected one of {', '.join(POLICIES)}")
        kind = POLICIES.index(policy)
        seed_player(&g, self.b.s.number if self.b.s.numbered else self.b.s.seed, <uint64_t>seed)
        with nogil:
            self.b.s.tracking = 0
            reason = play_out(&self.b, &g, kind, out, &made)
            self.b.s.tracking = 1
            compute_key(&self.b.s, self.b.t)
        if reason < 0:
            raise MemoryError
        return REASONS[reason], made

    def _perft(self, depth: int) -> int:
        self.room()
        return perft_board(&self.b, depth)

    # ---- the key ------------------------------------------------------------------------------------------------------

    cdef void full_key(self, uint64_t *key) noexcept:
        """The piles' key with everything else that decides what can follow."""
        cdef const State *s = &self.b.s
        cdef const Tables *t = self.rules.t
        cdef uint64_t words[12]
        cdef int n = 0, i
        cdef uint64_t shuffles_left = 0
        words[0] = s.step
        words[1] = s.cursor if t.steps[s.step].op == LAY else 0
        words[2] = s.redeals if t.bounded and t.has_redeal else 0
        words[3] = 0
        words[4] = 0
        if t.has_redeal and t.redeal.shuffle and (t.redeal.max == NONE or s.redeals < t.redeal.max):
            words[3] = s.seed
            words[4] = 1 + s.shuffles
        words[5] = words[6] = 0
        for i in range(8):
            words[5] |= <uint64_t>s.counters[i] << (8 * i)
            words[6] |= <uint64_t>s.counters[8 + i] << (8 * i)
        words[7] = s.fresh[0]
        words[8] = s.fresh[1]
        key[0] = s.key[0]
        key[1] = s.key[1]
        for i in range(9):
            key[0] = mix(key[0] ^ (words[i] + <uint64_t>0x9E3779B97F4A7C15 * (i + 1)), <uint64_t>0xD6E8FEB86659FD93)
            key[1] = mix(key[1] ^ (words[i] + <uint64_t>0xC2B2AE3D27D4EB4F * (i + 1)), <uint64_t>0xA0761D6478BD642F)

    def _key(self) -> int:
        cdef uint64_t key[2]
        self.full_key(key)
        return (<object>key[0] << 64) | <object>key[1]

    def _key_anew(self) -> int:
        """The key computed from the piles alone, for checks."""
        cdef uint64_t kept[2]
        kept[0], kept[1] = self.b.s.key[0], self.b.s.key[1]
        compute_key(&self.b.s, self.rules.t)
        key = self._key()
        self.b.s.key[0], self.b.s.key[1] = kept[0], kept[1]
        return key

    def _bytes(self) -> bytes:
        """The whole state, bit for bit, for checks of make and unmake (links of cards that lie nowhere left out)."""
        cdef State copy
        cdef int p, card
        copy = self.b.s
        copy.lay_now = 0
        return bytes((<unsigned char *>&copy)[:sizeof(State)])

    def __hash__(self) -> int:
        cdef uint64_t key[2]
        self.full_key(key)
        return <Py_hash_t>(key[0] >> 2)

    def _same(self, BasePosition other) -> bool:
        """Same rules and same key."""
        cdef uint64_t a[2], b[2]
        if self.rules is not other.rules:
            return False
        self.full_key(a)
        other.full_key(b)
        return a[0] == b[0] and a[1] == b[1]

    def _sizes(self) -> tuple:
        """Bytes of the position, and of the memory held for its history."""
        return sizeof(Board), self.b.log_room * sizeof(uint32_t) + self.b.past_room * sizeof(Past)
