"""A position as the core holds it, and the primitive changes that a move is made of.

Every primitive keeps what follows from the piles (availability, what foundations want, empties, counts, key) and can be
logged as one word, so that undoing a move means reading its words backwards. Sizes are fixed: copying is one memcpy.
"""

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from cadogan._core.tables cimport (
    MAX_CARDS, MAX_CLASSES, MAX_COUNTERS, MAX_FOUNDATIONS, MAX_PLACES, NONE, SEQ_BASE, SEQ_DISTINCT, SEQ_GATE, SEQ_KEY, SEQ_OWN, Tables, WORDS,
)

cdef extern from *:
    """
    #define cadogan_ctz(x) __builtin_ctzll(x)
    #define cadogan_popcount(x) __builtin_popcountll(x)
    """
    int cadogan_ctz(uint64_t x) noexcept nogil
    int cadogan_popcount(uint64_t x) noexcept nogil

# The first byte of a log word. The others: places or small numbers.
cdef enum Op:
    OP_SHIFT = 1            # top of a → top of b; c: 1 when the card was seen for the first time
    OP_RUN = 2              # the top c cards of a → b, in their order
    OP_TUCK = 3             # top of a → bottom of b
    OP_DRAW = 4             # bottom of a → top of b
    OP_SWAP = 5             # the tops of a and b change places
    OP_COUNTER = 6          # counter a was b
    OP_FLIP = 7             # card a was face down
    OP_FRESH = 8            # place a was fresh (b = 1) or not
    OP_GATHER = 9           # the redeal's places were gathered; their cards, counts and what was seen stand before
    OP_LAY = 10             # cards b … b+c−1 of step a's order were laid straight from the pack
    OP_SEEN = 11            # card a was unseen
    OP_EXTRACT = 12         # the card at height c of a → top of b
    OP_STRETCH = 14         # from the pack, c & 127 cards of step a's order from cursor b on (c & 128: they were unseen)
    OP_SCATTER = 13         # packet number b of class a was dealt round: c cards

cdef struct Past:
    # Sixteen bytes a move, besides the log: the state's words of the same names before it.
    uint64_t packed         # the move's code (40 bits), step (8), pending (8), cards face down (8)
    uint16_t cursor
    uint16_t redeals
    uint16_t words          # log words of the move
    uint8_t shuffles
    uint8_t spare

cdef struct State:
    uint64_t key[2]                         # of faces, places, heights; kept while tracking
    uint64_t mask[MAX_CLASSES]              # faces that a class shows
    uint64_t want[MAX_FOUNDATIONS]          # faces that a foundation takes next
    uint64_t empty[WORDS]                   # places without a card
    uint64_t fresh[WORDS]                   # places whose top card is fresh
    uint64_t seen[4]                        # cards that the player has seen since the last shuffle
    uint64_t down[4]                        # cards that lie face down in a column
    uint64_t seed                           # of the deal and of its shuffles
    uint64_t number                         # the deal number, when there is one
    uint32_t shown[MAX_CARDS]               # classes in which a card is seen
    int32_t home                            # cards home or removed
    int32_t out                             # cards out of pack and talon
    uint16_t cursor                         # cards laid by the present step
    uint16_t redeals                        # made so far
    uint8_t shuffles                        # made since the deal's own
    uint8_t step                            # of the deal
    uint8_t pending                         # 1 + duty that waits for the player's choice, or 0
    uint8_t tracking                        # the key is kept
    uint8_t numbered                        # number is set
    uint8_t lay_now                         # during a move: the card in hand is laid whatever it could do
    uint8_t ndown                           # cards that lie face down
    uint8_t base                            # rank (1–13) of the first base, 0 before there is one; follows from the piles
    uint8_t counters[MAX_COUNTERS]
    uint8_t top[MAX_PLACES]                 # card, or NONE
    uint8_t bottom[MAX_PLACES]
    uint8_t count[MAX_PLACES]
    uint8_t tip[MAX_PLACES]                 # the card that its classes see, or NONE
    uint8_t headtip[MAX_PLACES]             # … as head of a run
    uint8_t blocked[MAX_PLACES][2]          # cards in the way, by alternative
    uint8_t below[MAX_CARDS]                # the card beneath, or NONE
    uint8_t above[MAX_CARDS]
    uint8_t where[MAX_CARDS]                # place

cdef struct Board:
    State s
    const Tables *t
    uint32_t *log
    Past *past
    uint32_t nlog, log_room
    uint32_t npast, past_room
    uint32_t mark           # length of the log before the present move
    uint64_t jumped[4]      # the generator after the last jump, so that the next shuffle needs one jump more only:
    uint64_t jumped_seed    # … of this seed,
    int jumped_k            # … so many jumps (0: none)
    uint64_t *scratch       # room for one list of moves
    uint8_t failed          # memory ran out

cdef inline bint has(const uint64_t *words, int i) noexcept nogil:
    return (words[i >> 6] >> (i & 63)) & 1

cdef inline void put(uint64_t *words, int i) noexcept nogil:
    words[i >> 6] |= <uint64_t>1 << (i & 63)

cdef inline void drop(uint64_t *words, int i) noexcept nogil:
    words[i >> 6] &= ~(<uint64_t>1 << (i & 63))

cdef inline uint64_t mix(uint64_t z, uint64_t m) noexcept nogil:
    z = (z ^ (z >> 32)) * m
    return z ^ (z >> 29)

# ---- the key ------------------------------------------------------------------------------------------------------

cdef inline void key_card(State *s, const Tables *t, int card, int place, int height, int sign) noexcept nogil:
    """Add (sign 1) or take away (sign −1) a card of the key, at its height (0 = bottom)."""
    cdef int face = t.face[card] + (64 if has(s.down, card) else 0)
    cdef uint64_t z = t.place_key[place] ^ t.height_key[height] ^ t.face_key[face]
    cdef uint64_t a = mix(z, <uint64_t>0xD6E8FEB86659FD93), b = mix(z, <uint64_t>0xA0761D6478BD642F)
    a = mix(a, <uint64_t>0xE7037ED1A0B428DB)
    b = mix(b, <uint64_t>0x8EBC6AF09C88C6E3)
    if sign > 0:
        s.key[0] += a
        s.key[1] += b
    else:
        s.key[0] -= a
        s.key[1] -= b

cdef inline void key_pile(State *s, const Tables *t, int place, int sign) noexcept nogil:
    cdef int card = s.bottom[place], height = 0
    while card != NONE:
        key_card(s, t, card, place, height, sign)
        card = s.above[card]
        height += 1

# ---- what follows from the piles ----------------------------------------------------------------------------------

cdef inline uint32_t sequence_row(const State *s, const Tables *t, int place) noexcept nogil:
    """The row of seq that this foundation goes by now."""
    cdef uint32_t row = t.seq_row[place]
    cdef int mode = t.seq_mode[place]
    if mode:
        if mode & SEQ_OWN and s.count[place]:
            row += 1 + t.face[s.bottom[place]]
        if mode & SEQ_KEY and s.count[t.seq_key[place]]:
            row += 1 + t.face[s.bottom[t.seq_key[place]]] % 13
        if mode & SEQ_BASE:
            row += 53 * s.base
    return row

cdef inline uint64_t distinct_wants(const State *s, const Tables *t, int place) noexcept nogil:
    """What an empty pile takes whose zone's piles must begin with different suits."""
    cdef uint64_t fits = t.seq[sequence_row(s, t, place) * t.height]
    cdef int i, p
    for i in range(t.nfoundations):
        p = t.foundation_place[i]
        if t.zone[p] == t.zone[place] and s.count[p]:
            fits &= ~(<uint64_t>0x1FFF << (13 * (t.face[s.bottom[p]] // 13)))
    return fits

cdef inline void set_want(State *s, const Tables *t, int place) noexcept nogil:
    if t.seq_mode[place] & SEQ_GATE and s.count[t.seq_key[place]] == 0:
        s.want[t.foundation[place]] = 0
        return
    if t.seq_mode[place] & SEQ_DISTINCT and s.count[place] == 0:
        s.want[t.foundation[place]] = distinct_wants(s, t, place)
        return
    s.want[t.foundation[place]] = t.seq[sequence_row(s, t, place) * t.height + s.count[place]]

cdef inline void set_wants(State *s, const Tables *t) noexcept nogil:
    cdef int i
    for i in range(t.nfoundations):
        set_want(s, t, t.foundation_place[i])

cdef inline void find_base(State *s, const Tables *t) noexcept nogil:
    """A foundation was begun or lost its base: the game's base rank may be another, and with it what all of them want."""
    cdef int i, p, base = 0
    for i in range(t.nfoundations):
        p = t.foundation_place[i]
        if t.seq_mode[p] & SEQ_BASE and s.count[p]:
            base = 1 + t.face[s.bottom[p]] % 13
            break
    if base != s.base:
        s.base = base
        set_wants(s, t)

cdef inline bint is_clear(const State *s, const Tables *t, int place) noexcept nogil:
    """Nothing blocks the place: one of its alternatives has no card in the way."""
    cdef int n = t.nblock[place]
    return n == 0 or s.blocked[place][0] == 0 or (n == 2 and s.blocked[place][1] == 0)

cdef inline void hide(State *s, const Tables *t, int card) noexcept nogil:
    cdef uint32_t gone = s.shown[card]
    cdef int k, first
    cdef uint64_t bit
    if gone == 0:
        return
    s.shown[card] = 0
    if t.packs > 1:
        first = t.face[card] * t.packs
        for k in range(t.packs):
            gone &= ~s.shown[first + k]
    bit = ~(<uint64_t>1 << t.face[card])
    while gone:
        s.mask[cadogan_ctz(gone)] &= bit
        gone &= gone - 1

cdef inline void show(State *s, const Tables *t, int card, uint32_t classes) noexcept nogil:
    cdef uint64_t bit = <uint64_t>1 << t.face[card]
    s.shown[card] |= classes
    while classes:
        s.mask[cadogan_ctz(classes)] |= bit
        classes &= classes - 1

cdef void show_every(State *s, const Tables *t, int place) noexcept nogil

cdef inline int run_head(const State *s, int place) noexcept nogil:
    """The lowest card of the face-up cards on a pile."""
    cdef int card = s.top[place], under
    while True:
        under = s.below[card]
        if under == NONE or has(s.down, under):
            return card
        card = under

cdef inline void refresh(State *s, const Tables *t, int place) noexcept nogil:
    """See again what a place shows to its classes."""
    cdef int tip = NONE, head = NONE
    cdef uint32_t classes = 0
    if t.see_every[place]:
        show_every(s, t, place)
        return
    if s.count[place] and is_clear(s, t, place) and not has(s.down, s.top[place]):
        tip = s.top[place]
        classes = t.see_any[place]
        if s.count[place] == 1:
            classes |= t.see_lone[place]
        if t.uses_fresh and has(s.fresh, place):
            classes |= t.see_fresh[place]
        if t.see_head[place]:
            head = run_head(s, place)
    if s.tip[place] != NONE:
        if s.tip[place] == tip and t.see_head[place] == 0 and s.shown[tip] == classes:
            return
        hide(s, t, s.tip[place])
    if t.see_head[place]:
        if s.headtip[place] != NONE:
            hide(s, t, s.headtip[place])
        s.headtip[place] = head
        if head != NONE:
            show(s, t, head, t.see_head[place])
    s.tip[place] = tip
    if tip != NONE:
        show(s, t, tip, classes)

cdef inline void changed(State *s, const Tables *t, int place) noexcept nogil:
    """The pile has another top or height."""
    if t.foundation[place] != NONE:
        if t.uses_base and s.count[place] <= 1:
            find_base(s, t)
        set_want(s, t, place)
        if t.linked and s.count[place] <= 1:
            set_wants(s, t)
    if t.watched[place]:
        refresh(s, t, place)

cdef inline void emptied(State *s, const Tables *t, int place) noexcept nogil:
    cdef int i, q
    put(s.empty, place)
    for i in range(t.dep_start[place], t.dep_start[place + 1]):
        q = t.deps[i] >> 1
        s.blocked[q][t.deps[i] & 1] -= 1
        if s.count[q]:
            refresh(s, t, q)

cdef inline void filled(State *s, const Tables *t, int place) noexcept nogil:
    cdef int i, q
    drop(s.empty, place)
    for i in range(t.dep_start[place], t.dep_start[place + 1]):
        q = t.deps[i] >> 1
        s.blocked[q][t.deps[i] & 1] += 1
        if s.count[q]:
            refresh(s, t, q)

# ---- moving cards ---------------------------------------------------------------------------------------------------

cdef inline void unlink_top(State *s, int place) noexcept nogil:
    cdef int under = s.below[s.top[place]]
    s.top[place] = under
    s.count[place] -= 1
    if under == NONE:
        s.bottom[place] = NONE
    else:
        s.above[under] = NONE

cdef inline void link_top(State *s, int place, int card) noexcept nogil:
    cdef int under = s.top[place]
    s.below[card] = under
    s.above[card] = NONE
    if under == NONE:
        s.bottom[place] = card
    else:
        s.above[under] = card
    s.top[place] = card
    s.count[place] += 1
    s.where[card] = place

cdef inline void shift(State *s, const Tables *t, int a, int b) noexcept nogil:
    """The top of a goes on b. The commonest change of all."""
    cdef int card = s.top[a]
    if s.tracking:
        key_card(s, t, card, a, s.count[a] - 1, -1)
        key_card(s, t, card, b, s.count[b], 1)
    if t.see_every[a]:
        hide(s, t, card)
    unlink_top(s, a)
    link_top(s, b, card)
    s.home += t.home[b] - t.home[a]
    s.out += t.outside[b] - t.outside[a]
    if s.count[a] == 0:
        emptied(s, t, a)
    changed(s, t, a)
    if s.count[b] == 1:
        filled(s, t, b)
    changed(s, t, b)

cdef void shift_run(State *s, const Tables *t, int a, int b, int n) noexcept nogil
cdef void tuck(State *s, const Tables *t, int a, int b) noexcept nogil
cdef void draw(State *s, const Tables *t, int a, int b) noexcept nogil
cdef void extract(State *s, const Tables *t, int a, int height, int b) noexcept nogil
cdef void insert(State *s, const Tables *t, int b, int a, int height) noexcept nogil
cdef bint lines_won(const State *s, const Tables *t) noexcept nogil

cdef inline bint is_won(const State *s, const Tables *t) noexcept nogil:
    """The win condition holds."""
    return s.home == t.win_home if t.nwin == 0 else lines_won(s, t)
cdef void swap(State *s, const Tables *t, int a, int b) noexcept nogil
cdef void flip(State *s, const Tables *t, int card) noexcept nogil
cdef void set_fresh(State *s, const Tables *t, int place, bint value) noexcept nogil
cdef void set_counter(State *s, const Tables *t, int counter, int value) noexcept nogil
cdef void clear_piles(State *s, const Tables *t) noexcept nogil
cdef void rebuild(State *s, const Tables *t) noexcept nogil
cdef void compute_key(State *s, const Tables *t) noexcept nogil
