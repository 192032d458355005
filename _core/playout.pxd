"""Play to the end and counting of move trees, for the position class."""

from libc.stdint cimport uint64_t

from cadogan._core.rng cimport Generator
from cadogan._core.state cimport Board

cdef int play_out(Board *b, Generator *g, int policy, uint64_t *moves, uint64_t *made) noexcept nogil
cdef void seed_player(Generator *g, uint64_t number, uint64_t seed) noexcept nogil
cdef uint64_t perft_board(Board *b, int depth) except? 0xFFFFFFFFFFFFFFFF
