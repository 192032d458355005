"""The documented generator: SplitMix64 seeds xoshiro256**; ``below`` is Lemire's unbiased bound. All inline, all nogil."""

from libc.stdint cimport uint64_t

cdef extern from *:
    """
    typedef unsigned __int128 cadogan_u128;
    #include <stdint.h>
    static inline uint64_t cadogan_mulhi(uint64_t a, uint64_t b, uint64_t *low) {
        cadogan_u128 p = (cadogan_u128)a * b;
        *low = (uint64_t)p;
        return (uint64_t)(p >> 64);
    }
    """
    uint64_t cadogan_mulhi(uint64_t a, uint64_t b, uint64_t *low) noexcept nogil

cdef struct Generator:
    uint64_t s[4]           # the state of xoshiro256**, never all zero

cdef inline uint64_t splitmix(uint64_t *x) noexcept nogil:
    cdef uint64_t z
    x[0] += <uint64_t>0x9E3779B97F4A7C15
    z = x[0]
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    return z ^ (z >> 31)

cdef inline void seed_generator(Generator *g, uint64_t number) noexcept nogil:
    cdef int i
    for i in range(4):
        g.s[i] = splitmix(&number)

cdef inline uint64_t next_word(Generator *g) noexcept nogil:
    cdef uint64_t x = g.s[1] * 5
    cdef uint64_t result = ((x << 7) | (x >> 57)) * 9
    cdef uint64_t t = g.s[1] << 17
    g.s[2] ^= g.s[0]
    g.s[3] ^= g.s[1]
    g.s[1] ^= g.s[2]
    g.s[0] ^= g.s[3]
    g.s[2] ^= t
    g.s[3] = (g.s[3] << 45) | (g.s[3] >> 19)
    return result

cdef inline uint64_t below(Generator *g, uint64_t m) noexcept nogil:
    """A uniform number in 0 … m−1; m > 0."""
    cdef uint64_t low, threshold
    cdef uint64_t high = cadogan_mulhi(next_word(g), m, &low)
    if low < m:
        threshold = (0 - m) % m
        while low < threshold:
            high = cadogan_mulhi(next_word(g), m, &low)
    return high

cdef void jump(Generator *g) noexcept nogil
