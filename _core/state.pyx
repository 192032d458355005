"""The rarer primitives of a position: runs, tucks, draws from below, swaps, and building everything anew."""

from libc.string cimport memset
from libc.stdint cimport uint32_t, uint64_t

from cadogan._core.tables cimport MAX_PLACES, NONE, Tables, WORDS


cdef void shift_run(State *s, const Tables *t, int a, int b, int n) noexcept nogil:
    """The top n cards of a go on b in their order."""
    cdef int head = s.top[a], last = s.top[a], i, under
    for i in range(n - 1):
        head = s.below[head]
    if s.tracking:
        key_pile(s, t, a, -1)
        key_pile(s, t, b, -1)
    under = s.below[head]
    s.top[a] = under
    s.count[a] -= n
    if under == NONE:
        s.bottom[a] = NONE
    else:
        s.above[under] = NONE
    under = s.top[b]
    s.below[head] = under
    if under == NONE:
        s.bottom[b] = head
    else:
        s.above[under] = head
    s.top[b] = last
    s.count[b] += n
    while head != NONE:
        s.where[head] = b
        head = s.above[head]
    if s.tracking:
        key_pile(s, t, a, 1)
        key_pile(s, t, b, 1)
    s.home += n * (t.home[b] - t.home[a])
    s.out += n * (t.outside[b] - t.outside[a])
    if s.count[a] == 0:
        emptied(s, t, a)
    changed(s, t, a)
    if s.count[b] == n:
        filled(s, t, b)
    changed(s, t, b)


cdef void tuck(State *s, const Tables *t, int a, int b) noexcept nogil:
    """The top of a goes under b (b may be a)."""
    cdef int card = s.top[a], first
    key_both(s, t, a, b, -1)
    unlink_top(s, a)
    first = s.bottom[b]
    s.below[card] = NONE
    s.above[card] = first
    if first == NONE:
        s.top[b] = card
    else:
        s.below[first] = card
    s.bottom[b] = card
    s.count[b] += 1
    s.where[card] = b
    key_both(s, t, a, b, 1)
    after_transfer(s, t, a, b)


cdef void draw(State *s, const Tables *t, int a, int b) noexcept nogil:
    """The bottom card of a goes on b (b may be a)."""
    cdef int card = s.bottom[a], second
    key_both(s, t, a, b, -1)
    second = s.above[card]
    s.bottom[a] = second
    s.count[a] -= 1
    if second == NONE:
        s.top[a] = NONE
    else:
        s.below[second] = NONE
    link_top(s, b, card)
    key_both(s, t, a, b, 1)
    after_transfer(s, t, a, b)


cdef void extract(State *s, const Tables *t, int a, int height, int b) noexcept nogil:
    """The card at a height of a (0 = bottom) goes on b (b may be a)."""
    cdef int card = s.bottom[a], i, under, over
    for i in range(height):
        card = s.above[card]
    key_both(s, t, a, b, -1)
    if t.see_every[a]:
        hide(s, t, card)
    under, over = s.below[card], s.above[card]
    if under == NONE:
        s.bottom[a] = over
    else:
        s.above[under] = over
    if over == NONE:
        s.top[a] = under
    else:
        s.below[over] = under
    s.count[a] -= 1
    link_top(s, b, card)
    key_both(s, t, a, b, 1)
    after_transfer(s, t, a, b)


cdef void insert(State *s, const Tables *t, int b, int a, int height) noexcept nogil:
    """The top of b goes back into a at a height: the inverse of extract."""
    cdef int card = s.top[b], i, under, over
    key_both(s, t, a, b, -1)
    unlink_top(s, b)
    under, over = NONE, s.bottom[a]
    for i in range(height):
        under = over
        over = s.above[over]
    s.below[card] = under
    s.above[card] = over
    if under == NONE:
        s.bottom[a] = card
    else:
        s.above[under] = card
    if over == NONE:
        s.top[a] = card
    else:
        s.below[over] = card
    s.count[a] += 1
    s.where[card] = a
    key_both(s, t, a, b, 1)
    after_transfer(s, t, b, a)


cdef inline void key_both(State *s, const Tables *t, int a, int b, int sign) noexcept nogil:
    if s.tracking:
        key_pile(s, t, a, sign)
        if b != a:
            key_pile(s, t, b, sign)


cdef void show_every(State *s, const Tables *t, int place) noexcept nogil:
    """A place all of whose cards are available (whoever takes one away hides it)."""
    cdef int card = s.bottom[place]
    while card != NONE:
        if s.shown[card] == 0:
            show(s, t, card, t.see_every[place])
        card = s.above[card]


cdef bint lines_won(const State *s, const Tables *t) noexcept nogil:
    """All lines of the win condition have their total."""
    cdef int i, k, total
    for i in range(t.nwin):
        total = 0
        for k in range(t.win_sizes[i]):
            if s.count[t.win_lines[i][k]]:
                total += 1 + t.face[s.top[t.win_lines[i][k]]] % 13
        if total != t.win_total:
            return False
    return True


cdef void after_transfer(State *s, const Tables *t, int a, int b) noexcept nogil:
    """One card went from a to b by another way than top to top. The place it left is looked at first: it hides the card."""
    if a == b:
        changed(s, t, a)
        return
    s.home += t.home[b] - t.home[a]
    s.out += t.outside[b] - t.outside[a]
    if s.count[a] == 0:
        emptied(s, t, a)
    changed(s, t, a)
    if s.count[b] == 1:
        filled(s, t, b)
    changed(s, t, b)


cdef inline void hide_tip(State *s, const Tables *t, int place) noexcept nogil:
    if s.tip[place] != NONE:
        hide(s, t, s.tip[place])
        s.tip[place] = NONE


cdef void swap(State *s, const Tables *t, int a, int b) noexcept nogil:
    """The tops of a and b change places; both piles hold a card."""
    cdef int x = s.top[a], y = s.top[b]
    if s.tracking:
        key_card(s, t, x, a, s.count[a] - 1, -1)
        key_card(s, t, y, b, s.count[b] - 1, -1)
        key_card(s, t, y, a, s.count[a] - 1, 1)
        key_card(s, t, x, b, s.count[b] - 1, 1)
    # Both are hidden before either is shown where the other was.
    hide_tip(s, t, a)
    hide_tip(s, t, b)
    unlink_top(s, a)
    unlink_top(s, b)
    link_top(s, a, y)
    link_top(s, b, x)
    changed(s, t, a)
    changed(s, t, b)


cdef void flip(State *s, const Tables *t, int card) noexcept nogil:
    """A card is turned over where it lies, on top of its pile."""
    cdef int place = s.where[card]
    if s.tracking:
        key_card(s, t, card, place, s.count[place] - 1, -1)
    s.down[card >> 6] ^= <uint64_t>1 << (card & 63)
    if s.tracking:
        key_card(s, t, card, place, s.count[place] - 1, 1)
    changed(s, t, place)


cdef void set_fresh(State *s, const Tables *t, int place, bint value) noexcept nogil:
    if value:
        put(s.fresh, place)
    else:
        drop(s.fresh, place)
    if t.watched[place]:
        refresh(s, t, place)


cdef void set_counter(State *s, const Tables *t, int counter, int value) noexcept nogil:
    s.counters[counter] = value


cdef void clear_piles(State *s, const Tables *t) noexcept nogil:
    """No card lies anywhere, nothing has happened yet."""
    memset(s, 0, sizeof(State))
    memset(s.top, NONE, sizeof(s.top))
    memset(s.bottom, NONE, sizeof(s.bottom))
    memset(s.tip, NONE, sizeof(s.tip))
    memset(s.headtip, NONE, sizeof(s.headtip))


cdef void rebuild(State *s, const Tables *t) noexcept nogil:
    """Everything that follows from the piles, anew."""
    cdef int p, i
    memset(s.shown, 0, sizeof(s.shown))
    memset(s.mask, 0, sizeof(s.mask))
    memset(s.tip, NONE, t.nplaces)
    memset(s.headtip, NONE, t.nplaces)
    memset(s.blocked, 0, 2 * t.nplaces)
    s.home = 0
    s.out = 0
    for i in range(WORDS):
        s.empty[i] = 0
    for p in range(t.nplaces):
        if s.count[p] == 0:
            put(s.empty, p)
        else:
            s.home += t.home[p] * s.count[p]
            s.out += t.outside[p] * s.count[p]
            for i in range(t.dep_start[p], t.dep_start[p + 1]):
                s.blocked[t.deps[i] >> 1][t.deps[i] & 1] += 1
    if t.uses_base:
        s.base = 0
        find_base(s, t)
    for p in range(t.nplaces):
        if t.foundation[p] != NONE:
            set_want(s, t, p)
        if s.count[p] and t.watched[p]:
            refresh(s, t, p)
    if s.tracking:
        compute_key(s, t)


cdef void compute_key(State *s, const Tables *t) noexcept nogil:
    cdef int p
    s.key[0] = 0
    s.key[1] = 0
    for p in range(t.nplaces):
        key_pile(s, t, p, 1)
