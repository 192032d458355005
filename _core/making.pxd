"""Making and unmaking moves, with every consequence of a move in one undoable step; dealing."""

from libc.stdint cimport uint64_t, uint8_t

from cadogan._core.state cimport Board, State
from cadogan._core.tables cimport Tables

cdef int open_board(Board *b) noexcept nogil
cdef void trim(Board *b) noexcept nogil
cdef void close_board(Board *b) noexcept nogil
cdef int copy_board(Board *to, const Board *b, bint with_past) noexcept nogil
cdef void set_up(Board *b, const uint8_t *slots, int n) noexcept nogil
cdef void deal_number(Board *b, uint64_t number) noexcept nogil
cdef bint make(Board *b, uint64_t code) noexcept nogil
cdef void unmake(Board *b) noexcept nogil
cdef void look_pending(Board *b) noexcept nogil
cdef int height_of_fit(const State *s, const Tables *t, int place, int foundation) noexcept nogil
