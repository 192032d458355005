"""Finding the legal moves. A move's code: its rule in the lowest byte, then up to four places, a byte each."""

from libc.stdint cimport uint32_t, uint64_t

from cadogan._core.state cimport Board, State, has
from cadogan._core.tables cimport Fill, LAY, NONE, Rule, StepRow, Tables, WORDS

cdef inline uint64_t code1(int rule, int a) noexcept nogil:
    return rule | (<uint64_t>a << 8)

cdef inline uint64_t code2(int rule, int a, int b) noexcept nogil:
    return rule | (<uint64_t>a << 8) | (<uint64_t>b << 16)

cdef inline uint64_t code4(int rule, int a, int b, int c, int d) noexcept nogil:
    return rule | (<uint64_t>a << 8) | (<uint64_t>b << 16) | (<uint64_t>c << 24) | (<uint64_t>d << 32)

cdef inline int place_order(uint64_t code) noexcept nogil:
    """By source, then by target."""
    return (((code >> 8) & 255) << 8) | ((code >> 16) & 255)

cdef inline bint at_boundary(const State *s, const Tables *t, const StepRow *row) noexcept nogil:
    """A row, circle or round is complete and the next is not begun."""
    return row.stop and s.cursor > 0 and s.cursor % row.unit == 0 and (not row.in_hand or s.count[t.hand] == 0)

cdef inline int phase(const State *s, const Tables *t) noexcept nogil:
    cdef const StepRow *row = &t.steps[s.step]
    if row.op == LAY and at_boundary(s, t, row):
        return row.between
    return row.phase

cdef inline bint wait_is_over(uint32_t c, const StepRow *row) noexcept nogil:
    """The condition under which a waiting step goes on by itself holds."""
    return (c & row.until) == row.until and not c & row.until_not

cdef uint32_t conditions(const Board *b) noexcept nogil
cdef int generate(const Board *b, uint64_t *out) noexcept nogil
cdef int rule_moves(const Board *b, int index, uint64_t *out) noexcept nogil
cdef int choices(const Board *b, const Fill *fill, uint64_t *out) noexcept nogil
cdef int first_gap(const Board *b, const Fill *fill, int start) noexcept nogil
cdef bint pursuit(const Board *b, int sort) noexcept nogil
cdef int lay_place(const State *s, const Tables *t) noexcept nogil
cdef int payers_waiting(const Board *b) noexcept nogil
cdef bint rule_open(const Board *b, const Rule *r, uint32_t c) noexcept nogil
cdef int next_packet(const Board *b, const Rule *r) noexcept nogil
cdef int buried(const Board *b, const Rule *r, int place) noexcept nogil
cdef int exclusive(const Board *b, int index, uint64_t *out) noexcept nogil
