"""Random and greedy play to the end, and counting of move trees. Nothing here calls Python between two moves."""

from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc

from cadogan._core.making cimport close_board, deal_number, make, open_board, unmake
from cadogan._core.movegen cimport generate
from cadogan._core.rng cimport Generator, below, seed_generator
from cadogan._core.state cimport Board, is_won
from cadogan._core.tables cimport (
    DEAL, JOINT, MAX_CARDS, PAIR_PLAY, PAY, PLAY, REDEAL, REMOVE_PAIR, Rule, Rules, SCATTER, TURN, Tables,
)

cdef enum:
    RANDOM = 0
    GREEDY = 1

POLICIES = ("random", "greedy")
REASONS = ("won", "lost", "stalled")


cdef inline bint brings_home(const Rule *r) noexcept nogil:
    return r.shape == PLAY or r.shape == JOINT or r.shape == PAIR_PLAY or r.shape == REMOVE_PAIR


cdef int choose(const Tables *t, uint64_t *moves, int n, int policy, Generator *g) noexcept nogil:
    """The player's choice: uniform, or uniform among the moves that bring cards home, if there are any."""
    cdef int i, m = 0
    if policy == GREEDY:
        for i in range(n):
            if brings_home(&t.rules[moves[i] & 255]):
                moves[m] = moves[i]
                m += 1
        if m:
            n = m
    return below(g, n) if n > 1 else 0


cdef int play_out(Board *b, Generator *g, int policy, uint64_t *moves, uint64_t *made) noexcept nogil:
    """Play on to the end. 0 won, 1 lost, 2 stalled; −1 when memory ran out. ``made`` grows by the moves made."""
    cdef const Tables *t = b.t
    cdef int best_home = b.s.home, best_out = b.s.out, idle = 0, limit = 2 * t.ncards, n, down, shape
    cdef uint64_t code
    cdef const Rule *r
    while True:
        n = generate(b, moves)
        if n == 0:
            return 0 if is_won(&b.s, t) else 1
        if idle >= limit:
            return 2
        code = moves[choose(t, moves, n, policy, g)]
        down = b.s.ndown
        if not make(b, code):
            return -1
        made[0] += 1
        r = &t.rules[code & 255]
        shape = r.shape
        idle += 1
        if b.s.home > best_home:
            best_home = b.s.home
            idle = 0
        if b.s.out > best_out:
            best_out = b.s.out
            idle = 0
        if b.s.ndown < down or r.once:
            idle = 0
        elif t.bounded and (shape == TURN or shape == DEAL or shape == REDEAL or shape == PAY or shape == SCATTER):
            idle = 0


cdef void seed_player(Generator *g, uint64_t number, uint64_t seed) noexcept nogil:
    """The player's generator for a deal."""
    seed_generator(g, number ^ ((seed + 1) * <uint64_t>0xD1342543DE82EF95))


cdef int _policy(str name) except -1:
    if name not in POLICIES:
        raise ValueError(f"policy {name!r}: expected one of {', '.join(POLICIES)}")
    return POLICIES.index(name)


def simulate_chunk(Rules rules, first: int, count: int, seed: int, policy: str) -> tuple:
    """Deals ``first`` … ``first + count − 1`` played out, without the GIL.

    Returns:
        won, lost, stalled, moves, and the histogram of cards home at the end (length: cards + 1).

    Raises:
        ValueError: no such policy.
    """
    cdef Board board
    cdef Board *b = &board
    cdef Generator g
    cdef uint64_t start = first, n = count, i, made = 0, player = seed
    cdef int kind = _policy(policy), reason = 0
    cdef uint64_t ends[3]
    cdef uint64_t *moves
    cdef uint64_t *home
    ends[0] = ends[1] = ends[2] = 0
    moves = <uint64_t *>malloc(2 * rules.t.move_bound * sizeof(uint64_t))
    home = <uint64_t *>calloc(MAX_CARDS + 1, sizeof(uint64_t))
    open_board(b)
    b.t = rules.t
    b.scratch = moves + rules.t.move_bound
    try:
        if moves == NULL or home == NULL:
            raise MemoryError
        with nogil:
            b.s.tracking = 0
            for i in range(n):
                deal_number(b, start + i)
                seed_player(&g, start + i, player)
                reason = play_out(b, &g, kind, moves, &made)
                if reason < 0:
                    break
                ends[reason] += 1
                home[b.s.home] += 1
        if reason < 0:
            raise MemoryError
        return ends[0], ends[1], ends[2], made, [home[k] for k in range(rules.t.ncards + 1)]
    finally:
        close_board(b)
        free(moves)
        free(home)


cdef uint64_t count_leaves(Board *b, int depth, uint64_t *moves, int room) noexcept nogil:
    cdef int n = generate(b, moves), i
    cdef uint64_t total = 0
    if depth == 1:
        return n
    for i in range(n):
        if not make(b, moves[i]):
            return 0
        total += count_leaves(b, depth - 1, moves + room, room)
        unmake(b)
    return total


cdef uint64_t perft_board(Board *b, int depth) except? 0xFFFFFFFFFFFFFFFF:
    """Leaves of the tree of legal moves to a depth; the board is as before afterwards."""
    cdef uint64_t *moves
    cdef uint64_t total
    cdef int room = b.t.move_bound
    if depth == 0:
        return 1
    moves = <uint64_t *>malloc(<size_t>depth * room * sizeof(uint64_t))
    if moves == NULL:
        raise MemoryError
    with nogil:
        total = count_leaves(b, depth, moves, room)
    free(moves)
    if b.failed:
        raise MemoryError
    return total
