"""Jumps of the generator, and the generator for Python (tests and tools)."""

from libc.stdint cimport uint64_t

# jump() is linear over GF(2): the image of every nibble of the state, built once, makes a jump 64 look-ups.
cdef Generator jumps[64][16]


cdef void slow_jump(Generator *g) noexcept nogil:
    """2**128 steps, by the polynomial of the generator's authors."""
    cdef uint64_t polynomial[4]
    cdef Generator acc
    cdef int i, b, k
    polynomial[0] = <uint64_t>0x180EC6D33CFD0ABA
    polynomial[1] = <uint64_t>0xD5A61266F0C9392C
    polynomial[2] = <uint64_t>0xA9582618E03FC9AA
    polynomial[3] = <uint64_t>0x39ABDC4529B1661C
    for k in range(4):
        acc.s[k] = 0
    for i in range(4):
        for b in range(64):
            if (polynomial[i] >> b) & 1:
                for k in range(4):
                    acc.s[k] ^= g.s[k]
            next_word(g)
    g[0] = acc


cdef void build_jumps() noexcept nogil:
    cdef int nibble, v, b, k
    cdef Generator unit
    for nibble in range(64):
        for k in range(4):
            jumps[nibble][0].s[k] = 0
        for b in range(4):
            for k in range(4):
                unit.s[k] = 0
            unit.s[nibble >> 4] = <uint64_t>1 << (4 * (nibble & 15) + b)
            slow_jump(&unit)
            for v in range(1 << b):
                for k in range(4):
                    jumps[nibble][(1 << b) | v].s[k] = jumps[nibble][v].s[k] ^ unit.s[k]


cdef void jump(Generator *g) noexcept nogil:
    cdef Generator out
    cdef int nibble, k, v
    for k in range(4):
        out.s[k] = 0
    for nibble in range(64):
        v = (g.s[nibble >> 4] >> (4 * (nibble & 15))) & 15
        for k in range(4):
            out.s[k] ^= jumps[nibble][v].s[k]
    g[0] = out


build_jumps()


cdef class Random:
    """xoshiro256** seeded by SplitMix64 started at ``number`` (0 … 2⁶⁴−1)."""

    cdef Generator generator

    def __init__(self, number: int) -> None:
        seed_generator(&self.generator, <uint64_t>number)

    def next(self) -> int:
        """The next 64-bit word."""
        return next_word(&self.generator)

    def below(self, m: int) -> int:
        """A uniform number in 0 … m−1.

        Raises:
            ValueError: m is not in 1 … 2⁶⁴−1.
        """
        if not 0 < m < 1 << 64:
            raise ValueError(f"a bound must be in 1 … 2**64−1, not {m}")
        return below(&self.generator, <uint64_t>m)

    def jump(self) -> None:
        """Advance by 2¹²⁸ words."""
        jump(&self.generator)
