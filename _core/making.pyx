"""Making and unmaking moves.

A move is performed, then settled: what must happen at once happens (duties), then the deal goes on if it was running,
until nothing more happens or the player has a choice. Every change is a log word; unmaking reads them backwards.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcpy

from cadogan._core.movegen cimport (
    choices, code2, conditions, first_gap, generate, lay_place, next_packet, payers_waiting, pursuit, rule_moves, rule_open, buried, exclusive, place_order, wait_is_over,
)
from cadogan._core.rng cimport Generator, below, jump, seed_generator
from cadogan._core.state cimport (
    OP_COUNTER, OP_DRAW, OP_EXTRACT, OP_FLIP, OP_FRESH, OP_GATHER, OP_LAY, OP_RUN, OP_SCATTER, OP_SEEN, OP_SHIFT, OP_STRETCH, OP_SWAP, OP_TUCK, Board, Past, State,
    cadogan_ctz, cadogan_popcount, clear_piles, draw, drop, extract, flip, has, insert, is_won, link_top, put, rebuild, set_counter, set_fresh, shift, shift_run, swap,
    tuck, unlink_top,
)
from cadogan._core.tables cimport (
    ASIDE, ASKED_PLAY, AT_ONCE_PLAY, BLOCK, CHOSEN_FILL, Class, DEAL, DutyRow, FILL_ALL, Fill, HEAD, JOINT, LAY, LIFT,
    MAX_CARDS, MAX_FACES, MAX_PLACES, NONE, ONTO, PAIR_PLAY, PAY, PLAY, PURSUE, REDEAL, REFILL, REMOVE_PAIR, Rule, SCATTER, SLIP, REMOVE_FOUR, TUCK, CHOOSE_BASE, PLAY_DEEP, OPEN,
    SORT_GAP, SORT_NEXT, SORT_PLAY, SORT_SPACE, SWAP, SortRow, StepRow, TO_EMPTY, TURN, Tables, WAIT, WORDS,
)

cdef enum:
    HELD = 1                # StepRow.in_hand: the player may play the card in hand
    PLACED = 3              # … and must say where it goes (2: it only passes)
    ROOM = 16               # log words by which the log grows at the least


# ---- memory -------------------------------------------------------------------------------------------------------

cdef int open_board(Board *b) noexcept nogil:
    """Room for the history and for one list of moves; −1 when there is no memory."""
    b.log = NULL
    b.past = NULL
    b.nlog = b.log_room = b.npast = b.past_room = b.mark = b.jumped_k = 0
    b.failed = 0
    return 0


cdef void close_board(Board *b) noexcept nogil:
    free(b.log)
    free(b.past)
    b.log = NULL
    b.past = NULL


cdef void trim(Board *b) noexcept nogil:
    """Give back the room that a deal took for its log, which nobody will undo."""
    free(b.log)
    b.log = NULL
    b.nlog = b.log_room = 0


cdef bint make_room(Board *b, uint32_t words) noexcept nogil:
    """Room for so many more log words and one more past move."""
    cdef uint32_t room
    cdef void *p
    if b.nlog + words > b.log_room:
        room = b.nlog + words + (b.nlog >> 3)
        p = realloc(b.log, room * sizeof(uint32_t))
        if p == NULL:
            b.failed = 1
            return False
        b.log = <uint32_t *>p
        b.log_room = room
    if b.npast + 1 > b.past_room:
        room = b.past_room + (b.past_room >> 3) + 8
        p = realloc(b.past, room * sizeof(Past))
        if p == NULL:
            b.failed = 1
            return False
        b.past = <Past *>p
        b.past_room = room
    return True


cdef int copy_board(Board *to, const Board *b, bint with_past) noexcept nogil:
    """A second board in the same position; −1 when there is no memory."""
    to.s = b.s
    to.t = b.t
    open_board(to)
    if with_past and b.npast:
        to.log = <uint32_t *>malloc((b.nlog + 1) * sizeof(uint32_t))
        to.past = <Past *>malloc(b.npast * sizeof(Past))
        if to.log == NULL or to.past == NULL:
            close_board(to)
            return -1
        memcpy(to.log, b.log, b.nlog * sizeof(uint32_t))
        memcpy(to.past, b.past, b.npast * sizeof(Past))
        to.nlog = b.nlog
        to.log_room = b.nlog + 1
        to.npast = to.past_room = b.npast
    return 0


cdef inline void note(Board *b, int op, int a, int c, int d) noexcept nogil:
    if b.nlog == b.log_room and not make_room(b, ROOM):
        return                      # make() sees that memory ran out
    b.log[b.nlog] = op | (a << 8) | (c << 16) | (<uint32_t>d << 24)
    b.nlog += 1


# ---- logged changes ---------------------------------------------------------------------------------------------------

cdef inline void count_counter(Board *b, int counter, int value) noexcept nogil:
    if b.s.counters[counter] != value:
        note(b, OP_COUNTER, counter, b.s.counters[counter], 0)
        set_counter(&b.s, b.t, counter, value)


cdef inline void make_fresh(Board *b, int place, bint value) noexcept nogil:
    if has(b.s.fresh, place) != value:
        note(b, OP_FRESH, place, not value, 0)
        set_fresh(&b.s, b.t, place, value)


cdef inline void see_top(Board *b, int place) noexcept nogil:
    """The player sees the top card of a place."""
    cdef int card = b.s.top[place]
    if card != NONE and not has(b.s.seen, card):
        put(b.s.seen, card)
        note(b, OP_SEEN, card, 0, 0)


cdef inline void uncovered(Board *b, int place) noexcept nogil:
    """What happens to a pile when cards have left it."""
    cdef const Tables *t = b.t
    if place == t.mark_place and b.s.count[place] < b.s.counters[t.mark_counter]:
        count_counter(b, t.mark_counter, b.s.count[place])
    if t.flips[place] and b.s.count[place] and has(b.s.down, b.s.top[place]):
        b.s.ndown -= 1
        note(b, OP_FLIP, b.s.top[place], 0, 0)
        flip(&b.s, t, b.s.top[place])
        see_top(b, place)
    elif t.secret[place]:
        see_top(b, place)


cdef inline void move_top(Board *b, int a, int c) noexcept nogil:
    """The top of a goes on c; every card but a secret one is seen as it comes."""
    cdef const Tables *t = b.t
    cdef int card = b.s.top[a], new = 0
    if t.hides[a] and not t.secret[c] and not has(b.s.seen, card):
        put(b.s.seen, card)
        new = 1
    if t.uses_fresh:
        make_fresh(b, a, False)
        make_fresh(b, c, False)
    shift(&b.s, t, a, c)
    note(b, OP_SHIFT, a, c, new)
    uncovered(b, a)


cdef inline bint lays_straight(const State *s, const Tables *t) noexcept nogil:
    """The next thing to happen is a straight laying, which builds everything anew at its end: no need to do it before."""
    cdef const StepRow *row = &t.steps[s.step]
    return (
        t.nduties == 0 and not t.uses_base and row.op == LAY and not row.first_only and s.count[t.pack] > 0
        and is_straight(row)
    )


cdef inline bint is_straight(const StepRow *row) noexcept nogil:
    """Cards are laid without play and without consequences between them."""
    return not (row.in_hand or row.pause or row.stop or row.newest or row.fresh or row.sort != NONE)


# ---- redeals ---------------------------------------------------------------------------------------------------------

cdef void shuffle_slots(Board *b, uint8_t *slots, int n, uint64_t seed, int k) noexcept nogil:
    """Put gathered cards into the ordered pack's order, then shuffle them as the k-th shuffle of this seed."""
    cdef uint8_t held[MAX_FACES]
    cdef uint8_t by_face[MAX_FACES][4]
    cdef const Tables *t = b.t
    cdef Generator g
    cdef int i, j, f, copy
    cdef uint8_t x
    for f in range(MAX_FACES):
        held[f] = 0
    for i in range(n):
        f = t.face[slots[i]]
        by_face[f][held[f]] = slots[i]
        held[f] += 1
    i = 0
    for copy in range(t.packs):
        for f in range(MAX_FACES):
            if held[f] > copy:
                slots[i] = by_face[f][copy]
                i += 1
    if b.jumped_k and b.jumped_k == k - 1 and b.jumped_seed == seed:
        memcpy(g.s, b.jumped, sizeof(b.jumped))
        jump(&g)
    else:
        seed_generator(&g, seed)
        for i in range(k):
            jump(&g)
    memcpy(b.jumped, g.s, sizeof(b.jumped))
    b.jumped_seed = seed
    b.jumped_k = k
    for i in range(n - 1, 0, -1):
        j = below(&g, i + 1)
        x = slots[i]
        slots[i] = slots[j]
        slots[j] = x


cdef void note_bytes(Board *b, const uint8_t *data, int n) noexcept nogil:
    """Raw bytes on the log, in whole words."""
    cdef int words = (n + 3) >> 2
    if b.nlog + words > b.log_room and not make_room(b, words):
        return
    memcpy(&b.log[b.nlog], data, n)
    b.nlog += words


cdef void gather(Board *b) noexcept nogil:
    """The redeal's places are picked up and become the pack, shuffled where the game says so."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint8_t slots[MAX_CARDS]
    cdef uint8_t held[MAX_PLACES]
    cdef int n = 0, i, p, card
    # C6: the last packet is dealt first, its bottom card first. What is dealt first is the top of the pack.
    if t.uses_fresh:
        for i in range(t.redeal.n):
            make_fresh(b, t.redeal.places[i], False)
    for i in range(t.redeal.n - 1, -1, -1):
        p = t.redeal.places[i]
        held[i] = s.count[p]
        card = s.bottom[p]
        while card != NONE:
            slots[n] = card
            n += 1
            card = s.above[card]
        s.top[p] = NONE
        s.bottom[p] = NONE
        s.count[p] = 0
    note_bytes(b, <const uint8_t *>s.seen, sizeof(s.seen))
    note_bytes(b, slots, n)
    note_bytes(b, held, t.redeal.n)
    note(b, OP_GATHER, n, 0, 0)
    if t.redeal.shuffle:
        s.shuffles += 1
        shuffle_slots(b, slots, n, s.seed, s.shuffles)
        for i in range(n):
            drop(s.seen, slots[i])
    for i in range(n - 1, -1, -1):
        link_top(s, t.pack, slots[i])
    s.redeals += 1


cdef void ungather(Board *b, int n) noexcept nogil:
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint8_t slots[MAX_CARDS]
    cdef uint8_t held[MAX_PLACES]
    cdef int i, k, at = 0
    b.nlog -= (t.redeal.n + 3) >> 2
    memcpy(held, &b.log[b.nlog], t.redeal.n)
    b.nlog -= (n + 3) >> 2
    memcpy(slots, &b.log[b.nlog], n)
    b.nlog -= sizeof(s.seen) >> 2
    memcpy(s.seen, &b.log[b.nlog], sizeof(s.seen))
    s.top[t.pack] = NONE
    s.bottom[t.pack] = NONE
    s.count[t.pack] = 0
    for i in range(t.redeal.n - 1, -1, -1):
        for k in range(held[i]):
            link_top(s, t.redeal.places[i], slots[at])
            at += 1


# ---- dealing ---------------------------------------------------------------------------------------------------------

cdef bint find_fitting(State *s, const Tables *t, int place, int left) noexcept nogil:
    """Cards whose value lies in the column go under the pack, until one fits; False when none of those left does."""
    cdef int card, other, i
    cdef bint there
    for i in range(left):
        card = s.top[t.pack]
        there = False
        other = s.bottom[place]
        while other != NONE:
            if t.face[other] % 13 == t.face[card] % 13:
                there = True
            other = s.above[other]
        if not there:
            return True
        if s.below[card] == NONE:
            return False
        s.top[t.pack] = s.below[card]
        s.above[s.below[card]] = NONE
        other = s.bottom[t.pack]
        s.below[other] = card
        s.above[card] = other
        s.below[card] = NONE
        s.bottom[t.pack] = card
    return False


cdef void deal_anew(Board *b) noexcept nogil:
    """The deal failed: all cards are shuffled again and it begins anew. No game does so after its first deal."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint8_t slots[MAX_CARDS]
    cdef int i, n = t.ncards, shuffles = s.shuffles + 1
    memcpy(slots, t.ordered, n)
    shuffle_slots(b, slots, n, s.seed, shuffles)
    start_deal(b, slots, n)
    s.shuffles = shuffles
    rebuild(s, t)


cdef void link_bottom(State *s, int place, int card) noexcept nogil:
    """The card is put beneath those that lie there."""
    cdef int first = s.bottom[place]
    s.below[card] = NONE
    s.above[card] = first
    if first == NONE:
        s.top[place] = card
    else:
        s.below[first] = card
    s.bottom[place] = card
    s.count[place] += 1
    s.where[card] = place


cdef bint lay_straight(Board *b, const StepRow *row) noexcept nogil:
    """All cards of a step without play: no consequence between them, so everything is rebuilt once at the end.

    False when a card could not be laid at all.
    """
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef int n = s.count[t.pack], i, k, card = s.top[t.pack], after, place
    if row.total and row.total - s.cursor < n:
        n = row.total - s.cursor
    note_bytes(b, <const uint8_t *>s.seen, sizeof(s.seen))
    k = s.cursor % row.length
    for i in range(n):
        if row.reject:
            s.top[t.pack] = card
            s.above[card] = NONE
            if not find_fitting(s, t, t.order[row.start + k] & 127, s.count[t.pack] - i):
                return False
            card = s.top[t.pack]
        place = t.order[row.start + k]
        k += 1
        if k == row.length:
            k = 0
        after = s.below[card]
        if t.under[place & 127]:
            link_bottom(s, place, card)
        else:
            link_top(s, place & 127, card)
        if place & 128:
            put(s.down, card)
            s.ndown += 1
        elif not t.secret[place & 127]:
            put(s.seen, card)
        card = after
    s.top[t.pack] = card
    s.count[t.pack] -= n
    if card == NONE:
        s.bottom[t.pack] = NONE
    else:
        s.above[card] = NONE
    note(b, OP_LAY, s.step, s.cursor, n)
    s.cursor += n
    rebuild(s, t)
    return True


cdef void unlay(Board *b, int step, int cursor, int n) noexcept nogil:
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef const StepRow *row = &t.steps[step]
    cdef int i, place, card
    for i in range(n - 1, -1, -1):
        place = t.order[row.start + (cursor + i) % row.length] & 127
        card = s.top[place]
        unlink_top(s, place)
        link_top(s, t.pack, card)
        drop(s.down, card)
    b.nlog -= sizeof(s.seen) >> 2
    memcpy(s.seen, &b.log[b.nlog], sizeof(s.seen))


cdef bint sort_card(Board *b, int sort, int *place) noexcept nogil:
    """Where the next card of the pack goes by its kind: True when it was put there; else ``place`` may be changed."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Class *c
    cdef int face = t.face[s.top[t.pack]], i, k, q
    for i in range(t.nsorts[sort]):
        if not (t.sorts[sort][i].faces >> face) & 1:
            continue
        c = &t.classes[t.sorts[sort][i].arg]
        if t.sorts[sort][i].to == SORT_NEXT:
            s.cursor += 1
            place[0] = lay_place(s, t)
            return False
        if t.sorts[sort][i].to == SORT_PLAY:
            for k in range(c.n):
                q = c.places[k]
                if (s.want[t.foundation[q]] >> face) & 1:
                    move_top(b, t.pack, q)
                    return True
            return False
        for k in range(c.n):
            q = c.places[k]
            if s.count[q] == 0:
                move_top(b, t.pack, q)
                return True
        if t.sorts[sort][i].to == SORT_GAP:
            move_top(b, t.pack, t.sort_else[sort][i])
            return True
    return False


cdef bint can_act(Board *b) noexcept nogil:
    """The player has another act than dealing."""
    cdef int n = generate(b, b.scratch)
    if n == 0:
        return False
    return n > 1 or b.t.rules[b.scratch[0] & 255].shape != DEAL


cdef inline void next_step(State *s, const Tables *t) noexcept nogil:
    """On to the next step of the deal. After the last laying its cursor stays: it says how many rows were dealt."""
    s.step += 1
    if t.steps[s.step].op == LAY:
        s.cursor = 0


cdef void lay_from_hand(Board *b, int place) noexcept nogil:
    """The card in hand is laid. When it came within the same move the two steps are one word of the log."""
    cdef uint32_t drawn = OP_SHIFT | (<uint32_t>b.t.pack << 8) | (<uint32_t>b.t.hand << 16)
    cdef uint32_t word = b.log[b.nlog - 1] if b.nlog > b.mark else 0
    if (word & <uint32_t>0xFFFFFF) == drawn and not b.t.uses_fresh and not b.t.flips[b.t.hand] and not b.t.secret[b.t.hand]:
        shift(&b.s, b.t, b.t.hand, place)
        b.log[b.nlog - 1] = OP_SHIFT | (<uint32_t>b.t.pack << 8) | (<uint32_t>place << 16) | (word & <uint32_t>0xFF000000)
        return
    move_top(b, b.t.hand, place)


cdef void join_laid(Board *b, const StepRow *row, int place) noexcept nogil:
    """Cards laid one after another in the step's order are one word of the log, not a word each."""
    cdef State *s = &b.s
    cdef uint32_t last, before, n
    if b.t.uses_fresh or row.newest or row.counts or s.cursor > 255 or b.nlog == b.mark:
        return
    last = b.log[b.nlog - 1]
    if (last & <uint32_t>0xFFFFFF) != (OP_SHIFT | (<uint32_t>b.t.pack << 8) | (<uint32_t>place << 16)):
        return
    before = b.log[b.nlog - 2] if b.nlog - 1 > b.mark else 0
    n = (before >> 24) & 127
    if (
        (before & 255) == OP_STRETCH and ((before >> 8) & 255) == s.step and ((before >> 16) & 255) + n == s.cursor
        and n < 127 and before >> 31 == (last >> 24) & 1
    ):
        b.nlog -= 1
        b.log[b.nlog - 1] = before + (<uint32_t>1 << 24)
    else:
        b.log[b.nlog - 1] = (
            OP_STRETCH | (<uint32_t>s.step << 8) | (<uint32_t>s.cursor << 16) | (<uint32_t>1 << 24) | ((last >> 24) << 31)
        )


cdef void unstretch(Board *b, int step, int cursor, int n, bint unseen) noexcept nogil:
    cdef const Tables *t = b.t
    cdef const StepRow *row = &t.steps[step]
    cdef int i
    for i in range(n - 1, -1, -1):
        shift(&b.s, t, t.order[row.start + (cursor + i) % row.length] & 127, t.pack)
        if unseen:
            drop(b.s.seen, b.s.top[t.pack])


cdef bint lay_next(Board *b, const StepRow *row) noexcept nogil:
    """One card of a step with play; False when the player has an act or the row is complete."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef int place, i
    cdef bint laid = False
    if row.in_hand:
        if s.count[t.hand] == 0:
            if s.count[t.pack] == 0 or (row.total and s.cursor >= row.total):
                next_step(s, t)
                return True
            if row.pause and not s.lay_now and can_act(b):
                return False
            s.lay_now = 0
            if row.fresh and s.cursor % row.unit == 0:
                # The next row begins: what its places showed is no longer the newest.
                for i in range(row.unit):
                    make_fresh(b, t.order[row.start + (s.cursor + i) % row.length] & 127, False)
            move_top(b, t.pack, t.hand)
            if row.counts:
                s.cursor += 1
            return True             # what must happen at once to the card in hand happens first
        if row.in_hand == PLACED or (row.in_hand == HELD and not s.lay_now and can_act(b)):
            return False
        place = lay_place(s, t)
        lay_from_hand(b, place)
        laid = True
    else:
        if s.count[t.pack] == 0 or (row.total and s.cursor >= row.total):
            next_step(s, t)
            return True
        place = lay_place(s, t)
        if row.sort == NONE or not sort_card(b, row.sort, &place):
            move_top(b, t.pack, place)
            laid = True
    s.lay_now = 0
    if laid:
        join_laid(b, row, place)
        if row.fresh:
            make_fresh(b, place, True)
        if not row.newest and not row.counts:
            s.cursor += 1
    if row.total and s.cursor >= row.total or s.count[t.pack] == 0 and (t.hand == NONE or s.count[t.hand] == 0):
        if row.stop and laid and t.steps[s.step + 1].op == LAY:
            return False            # the next row is for the player to begin, be it of another step
        next_step(s, t)
        return True
    if row.stop and laid and s.cursor % row.unit == 0:
        return False
    return row.in_hand or not (row.pause and can_act(b))


cdef void pass_block(Board *b, const StepRow *row) noexcept nogil:
    """While the top is one of the kind, so many cards are turned over as a block and put under the pack."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint8_t block[MAX_CARDS]
    cdef int n, i
    while s.count[row.place] and (row.only >> t.face[s.top[row.place]]) & 1:
        put(s.seen, s.top[row.place])
        n = row.n if row.n < s.count[row.place] else s.count[row.place]
        for i in range(n):
            block[i] = s.top[row.place]
            unlink_top(s, row.place)
        for i in range(n - 1, -1, -1):
            link_bottom(s, t.pack, block[i])
    if s.count[row.place]:
        put(s.seen, s.top[row.place])
    rebuild(s, t)


cdef bint step_deal(Board *b) noexcept nogil:
    """The deal goes on by one act; False when it stops."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef const StepRow *row = &t.steps[s.step]
    cdef int i, k
    if row.first_only and s.redeals:
        next_step(s, t)
        return True
    if row.op == LAY:
        if is_straight(row):
            if lay_straight(b, row):
                next_step(s, t)
            else:
                deal_anew(b)
            return True
        return lay_next(b, row)
    if row.op == WAIT:
        return False
    if row.op == SLIP:
        for i in range(row.place, row.place + row.n):
            k = s.count[i]
            while k > 1 and (row.only >> t.face[s.top[i]]) & 1:
                k -= 1              # a pile of nothing else comes round to where it was
                tuck(s, t, i, i)
                note(b, OP_TUCK, i, i, 0)
                uncovered(b, i)
    elif row.op == LIFT:
        for i in range(row.n):
            if s.count[row.place + i]:
                move_top(b, row.place + i, row.place2 + i)
        rebuild(s, t)
    else:
        pass_block(b, row)
    next_step(s, t)
    return True


# ---- duties ----------------------------------------------------------------------------------------------------------

cdef bint at_once_play(Board *b, int index) noexcept nogil:
    """The first play of the rule, by source and target, if there is one."""
    cdef uint64_t *out = b.scratch
    cdef uint64_t best
    cdef int n, i
    n = rule_moves(b, index, out)
    if n == 0:
        return False
    best = out[0]
    for i in range(1, n):
        if place_order(out[i]) < place_order(best):
            best = out[i]
    perform(b, best)
    return True


cdef bint refill(Board *b, const Fill *fill) noexcept nogil:
    """Gaps are filled from the sources in their order; True when a card came."""
    cdef State *s = &b.s
    cdef int gap = first_gap(b, fill, 0), k, n
    cdef bint came = False, here
    while gap != NONE:
        here = False
        for n in range(fill.give):
            for k in range(fill.nsrc):
                if s.count[fill.src[k]]:
                    move_top(b, fill.src[k], gap)
                    here = came = True
                    break
        if not here or not fill.all:
            return came
        gap = first_gap(b, fill, gap)
    return came


cdef int do_duties(Board *b) noexcept nogil:
    """One thing that must happen at once. 0: there is none, 1: done, 2: it waits for the player's choice."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef const DutyRow *duty
    cdef uint32_t c
    cdef int i, n, place
    if t.nduties == 0:
        return 0
    c = conditions(b)
    for i in range(t.nduties):
        duty = &t.duties[i]
        if (c & duty.need) != duty.need or c & duty.forbid:
            continue
        if duty.what == REFILL:
            if refill(b, &t.fills[duty.index]):
                return 1
        elif duty.what == AT_ONCE_PLAY:
            if rule_open(b, &t.rules[duty.index], c) and at_once_play(b, duty.index):
                return 1
        elif duty.what == PURSUE:
            if s.count[t.pack] and pursuit(b, duty.index):
                sort_card(b, duty.index, &place)
                return 1
        else:
            if duty.what == CHOSEN_FILL:
                n = choices(b, &t.fills[duty.index], b.scratch)
            elif rule_open(b, &t.rules[duty.index], c):
                n = exclusive(b, duty.index, b.scratch)
            else:
                n = 0
            if n == 1:
                perform(b, b.scratch[0])
                return 1
            if n > 1:
                s.pending = i + 1
                return 2
    return 0


cdef void look_pending(Board *b) noexcept nogil:
    """Which choice a position that was given waits for."""
    cdef const Tables *t = b.t
    cdef const DutyRow *duty
    cdef uint32_t c
    cdef int i, n
    b.s.pending = 0
    if is_won(&b.s, t):
        return
    c = conditions(b)
    for i in range(t.nduties):
        duty = &t.duties[i]
        if (c & duty.need) != duty.need or c & duty.forbid:
            continue
        n = 0
        if duty.what == CHOSEN_FILL:
            n = choices(b, &t.fills[duty.index], b.scratch)
        elif duty.what == ASKED_PLAY and rule_open(b, &t.rules[duty.index], c):
            n = exclusive(b, duty.index, b.scratch)
        if n:
            b.s.pending = i + 1
            return


cdef void peek(Board *b) noexcept nogil:
    """Of some secret piles the player sees as many cards beneath the top as there are gaps elsewhere."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef int p, card, gaps = 0, i
    for i in range(WORDS):
        gaps += cadogan_popcount(s.empty[i] & t.peek_gaps[i])
    for p in range(t.nplaces):
        if t.peek[p]:
            card = s.top[p]
            for i in range(gaps + 1):
                if card == NONE:
                    break
                if not has(s.seen, card):
                    put(s.seen, card)
                    note(b, OP_SEEN, card, 0, 0)
                card = s.below[card]


cdef void settle(Board *b, bint running) noexcept nogil:
    """Everything that follows of itself, up to the player's next choice."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef const StepRow *row
    cdef int done
    while True:
        if is_won(s, t):
            # The winning move still has its consequences, but nothing is asked and nothing more is dealt.
            while do_duties(b) == 1:
                pass
            s.pending = 0
            return
        done = do_duties(b)
        if done == 1:
            continue
        if done == 2:
            if t.npeek:
                peek(b)
            return
        if running:
            running = step_deal(b)
            if running:
                continue
        row = &t.steps[s.step]
        if row.op == LAY and s.count[t.pack] == 0 and (not row.in_hand or s.count[t.hand] == 0):
            # A fill took the pack's last card: what was dealt counts as complete.
            next_step(s, t)
            running = True
            continue
        if row.op == WAIT and row.until | row.until_not and wait_is_over(conditions(b), row):
            next_step(s, t)
            running = True
            continue
        if t.npeek:
            peek(b)
        return


# ---- moves -----------------------------------------------------------------------------------------------------------

cdef void fill_all(Board *b) noexcept nogil:
    """Every open one-act gap in its order, until the sources run out."""
    cdef State *s = &b.s
    cdef const Fill *fill
    cdef int i, k, gap
    cdef uint32_t c = conditions(b)
    cdef bint came
    for i in range(b.t.nfills):
        fill = &b.t.fills[i]
        if not fill.one_act or (c & fill.need) != fill.need or c & fill.forbid:
            continue
        gap = first_gap(b, fill, 0)
        while gap != NONE:
            came = False
            for k in range(fill.nsrc):
                if s.count[fill.src[k]]:
                    move_top(b, fill.src[k], gap)
                    came = True
                    break
            if not came:
                break
            gap = first_gap(b, fill, gap)


cdef void fill_line(Board *b, const Rule *r, int place) noexcept nogil:
    """The rest of the place's line is filled, talon before pack."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef int k, q
    for k in range(4):
        q = t.lines[r.line][place][k]
        if q == NONE:
            return
        if t.ntalons and s.count[t.talons[0]]:
            move_top(b, t.talons[0], q)
        elif s.count[t.pack]:
            move_top(b, t.pack, q)


cdef void move_pile(Board *b, int a, int c, int n) noexcept nogil:
    """The top n cards in their order."""
    if n == 1:
        move_top(b, a, c)
        return
    shift_run(&b.s, b.t, a, c, n)
    note(b, OP_RUN, a, c, n)
    uncovered(b, a)


cdef int run_length(const State *s, int place) noexcept nogil:
    cdef int n = 1, card = s.top[place]
    while card != s.headtip[place]:
        card = s.below[card]
        n += 1
    return n


cdef void pay(Board *b) noexcept nogil:
    """From the talon's bottom, until each payer has brought its number of other cards; these are the new pack."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef int owed = payers_waiting(b) * t.pay_each, place = t.mark_place, card
    while owed and s.count[place]:
        card = s.bottom[place]
        if not (t.payers >> t.face[card]) & 1:
            owed -= 1
        # The bottommost is turned first: each later one goes under the pack.
        draw_under(b, place, t.pack)
    count_counter(b, t.mark_counter, s.count[place])
    s.redeals += 1


cdef void draw_under(Board *b, int a, int c) noexcept nogil:
    """The bottom card of a goes under c."""
    draw(&b.s, b.t, a, b.t.transit)
    note(b, OP_DRAW, a, b.t.transit, 0)
    tuck(&b.s, b.t, b.t.transit, c)
    note(b, OP_TUCK, b.t.transit, c, 0)


cdef void scatter(Board *b, const Rule *r) noexcept nogil:
    """The next packet, bottom card first, round the places to its right, its own included."""
    cdef State *s = &b.s
    cdef const Class *mine = &b.t.classes[r.src]
    cdef int i = next_packet(b, r), n, k, a, c
    a = mine.places[i]
    n = s.count[a]
    for k in range(1, n + 1):
        c = mine.places[(i + k) % mine.n]
        draw(s, b.t, a, c)
    note(b, OP_SCATTER, r.src, i, n)
    count_counter(b, b.t.scatter_counter, i + 1)
    s.redeals += 1


cdef int height_of_fit(const State *s, const Tables *t, int place, int foundation) noexcept nogil:
    """The lowest card of a pile that a foundation takes."""
    cdef int card = s.bottom[place], height = 0
    while card != NONE and not (s.want[t.foundation[foundation]] >> t.face[card]) & 1:
        card = s.above[card]
        height += 1
    return height


cdef void unscatter(Board *b, int cls, int i, int n) noexcept nogil:
    cdef const Class *mine = &b.t.classes[cls]
    cdef int k
    for k in range(n, 0, -1):
        tuck(&b.s, b.t, mine.places[(i + k) % mine.n], mine.places[i])


cdef void take_out(Board *b, int a, int height, int c) noexcept nogil:
    """The card at a height of a goes on c; the cards above it close up."""
    extract(&b.s, b.t, a, height, c)
    note(b, OP_EXTRACT, a, c, height)


cdef void choose_base(Board *b, const Rule *r, int place) noexcept nogil:
    """The chosen card begins the first foundation, the others are laid in their order."""
    cdef const Class *held = &b.t.classes[r.src]
    cdef const Class *rest = &b.t.classes[r.dst2]
    cdef int i, k = 0
    move_top(b, place, b.t.classes[r.dst].places[0])
    for i in range(held.n):
        if b.s.count[held.places[i]]:
            move_top(b, held.places[i], rest.places[k])
            k += 1


cdef int moved_face(const State *s, const Tables *t, const Rule *r, int p, int q) noexcept nogil:
    """The face of the card that the rule is about to move."""
    cdef int card = s.top[p], i
    if t.see_every[p] and r.shape == PLAY:
        card = s.bottom[p]
        for i in range(height_of_fit(s, t, p, q)):
            card = s.above[card]
    return t.face[card]


cdef void perform(Board *b, uint64_t code) noexcept nogil:
    """What the move itself does, without its consequences."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Rule *r = &t.rules[code & 255]
    cdef int p = (code >> 8) & 255, q = (code >> 16) & 255, u = (code >> 24) & 255, v = (code >> 32) & 255, i
    cdef uint32_t bits
    if r.shape != TUCK and (r.set_suit != NONE or r.clear_suit != NONE):
        # While the card still lies where it was.
        i = moved_face(s, t, r, p, q) // 13
        if r.clear_suit != NONE:
            count_counter(b, r.clear_suit + i, 0)
        if r.set_suit != NONE:
            count_counter(b, r.set_suit + i, q + 1 if r.shape == PLAY else 1)
    if r.shape <= TO_EMPTY:
        if t.see_head[p] and (t.see_head[p] >> r.src) & 1:
            move_pile(b, p, q, run_length(s, p))
        elif t.see_every[p] and r.shape == PLAY:
            take_out(b, p, height_of_fit(s, t, p, q), q)
        else:
            move_top(b, p, q)
        if r.line != NONE:
            fill_line(b, r, q)
        if p == t.hand and r.shape != PLAY and t.steps[s.step].op == LAY and t.steps[s.step].in_hand == PLACED:
            s.cursor += 1
    elif r.shape == FILL_ALL:
        fill_all(b)
    elif r.shape == TURN:
        if r.sorted != NONE:
            sort_card(b, r.sorted, &p)
        else:
            move_top(b, t.pack, t.talons[0])
            if t.uses_fresh:
                make_fresh(b, t.talons[0], True)
    elif r.shape == REDEAL:
        gather(b)
        if t.redeal.entry != NONE:
            s.step = t.redeal.entry
            s.cursor = 0
        if t.redeal.entry == NONE or not lays_straight(s, t):
            rebuild(s, t)
    elif r.shape == REMOVE_PAIR:
        move_top(b, p, t.removed)
        move_top(b, q, t.removed)
    elif r.shape == SWAP:
        swap(s, t, p, q)
        note(b, OP_SWAP, p, q, 0)
    elif r.shape == JOINT:
        move_top(b, p, u)
        move_top(b, q, v)
    elif r.shape == PAIR_PLAY:
        if (s.want[t.foundation[q]] >> t.face[s.top[p]]) & 1:
            move_top(b, p, q)
            move_top(b, p, u)
        else:
            move_top(b, p, u)
            move_top(b, p, q)
    elif r.shape == ASIDE:
        move_top(b, p, q)
    elif r.shape == REMOVE_FOUR:
        move_top(b, p, t.removed)
        move_top(b, q, t.removed)
        move_top(b, u, t.removed)
        move_top(b, v, t.removed)
    elif r.shape == PLAY_DEEP:
        take_out(b, p, r.depth - 1, q)
    elif r.shape == TUCK:
        take_out(b, p, buried(b, r, p), p)
        if r.set_suit != NONE:
            count_counter(b, r.set_suit + t.face[s.top[p]] // 13, 1)
        tuck(s, t, p, p)
        note(b, OP_TUCK, p, p, 0)
    elif r.shape == CHOOSE_BASE:
        choose_base(b, r, p)
    elif r.shape == OPEN:
        i = s.top[p]
        s.ndown -= 1
        note(b, OP_FLIP, i, 0, 0)
        flip(s, t, i)
        see_top(b, p)
    elif r.shape == PAY:
        pay(b)
    elif r.shape == SCATTER:
        scatter(b, r)
    if r.set | r.clear:
        bits = r.set
        while bits:
            i = cadogan_ctz(bits)
            bits &= bits - 1
            count_counter(b, i, 1)
        bits = r.clear
        while bits:
            i = cadogan_ctz(bits)
            bits &= bits - 1
            count_counter(b, i, 0)
    if r.place_counter != NONE and r.shape == PLAY:
        count_counter(b, t.right[p], 1)
    if r.mark != NONE:
        count_counter(b, r.mark, p + 1)
        count_counter(b, r.mark + 1, q + 1)


cdef bint make(Board *b, uint64_t code) noexcept nogil:
    """Make a legal move with every consequence; False when memory ran out: the board is of no use then."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Rule *r = &t.rules[code & 255]
    cdef Past *past
    cdef bint running
    cdef const StepRow *row = &t.steps[s.step]
    cdef uint16_t cursor = s.cursor
    if not make_room(b, ROOM):
        return False
    past = &b.past[b.npast]
    b.npast += 1
    past.packed = code | (<uint64_t>s.step << 40) | (<uint64_t>s.pending << 48) | (<uint64_t>s.ndown << 56)
    past.cursor = s.cursor
    past.redeals = s.redeals
    past.shuffles = s.shuffles
    b.mark = b.nlog
    s.pending = 0
    running = r.resume or r.shape == DEAL or (r.shape == REDEAL and t.redeal.entry != NONE)
    s.lay_now = r.shape == DEAL
    perform(b, code)
    if row.in_hand == PLACED and s.cursor != cursor and s.cursor % row.unit == 0:
        running = False             # the player has placed the last card of a round
    settle(b, running)
    s.lay_now = 0
    b.past[b.npast - 1].words = b.nlog - b.mark
    return not b.failed


cdef void unmake(Board *b) noexcept nogil:
    """Undo the last move, bit for bit."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef Past *past
    cdef uint32_t word
    cdef int op, a, c, d
    cdef bint bulk = False
    b.npast -= 1
    past = &b.past[b.npast]
    b.mark = b.nlog - past.words
    while b.nlog > b.mark:
        b.nlog -= 1
        word = b.log[b.nlog]
        op = word & 255
        a = (word >> 8) & 255
        c = (word >> 16) & 255
        d = word >> 24
        if op == OP_SHIFT:
            shift(s, t, c, a)
            if d:
                drop(s.seen, s.top[a])
        elif op == OP_COUNTER:
            set_counter(s, t, a, c)
        elif op == OP_FLIP:
            flip(s, t, a)
        elif op == OP_SEEN:
            drop(s.seen, a)
        elif op == OP_FRESH:
            set_fresh(s, t, a, c)
        elif op == OP_RUN:
            shift_run(s, t, c, a, d)
        elif op == OP_SWAP:
            swap(s, t, a, c)
        elif op == OP_TUCK:
            draw(s, t, c, a)
        elif op == OP_DRAW:
            tuck(s, t, c, a)
        elif op == OP_STRETCH:
            unstretch(b, a, c, d & 127, d >> 7)
        elif op == OP_SCATTER:
            unscatter(b, a, c, d)
        elif op == OP_EXTRACT:
            insert(s, t, c, a, d)
        elif op == OP_LAY:
            unlay(b, a, c, d)
            bulk = True
        elif op == OP_GATHER:
            ungather(b, a)
            bulk = True
    s.cursor = past.cursor
    s.redeals = past.redeals
    s.shuffles = past.shuffles
    s.step = (past.packed >> 40) & 255
    s.pending = (past.packed >> 48) & 255
    s.ndown = past.packed >> 56
    if bulk:
        rebuild(s, t)


# ---- setting up ------------------------------------------------------------------------------------------------------

cdef void start_deal(Board *b, const uint8_t *slots, int n) noexcept nogil:
    """A pack (top card first) with its withdrawn cards taken out, nothing dealt. Seed and number are kept."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint64_t seed = s.seed, number = s.number
    cdef uint8_t numbered = s.numbered, tracking = s.tracking
    cdef uint8_t rest[MAX_CARDS]
    cdef uint8_t taken[MAX_FACES]
    cdef int i, k, f, m = 0, group_done = 0
    cdef bint out
    clear_piles(s, t)
    s.seed = seed
    s.number = number
    s.numbered = numbered
    s.tracking = tracking
    # What lies beneath a pack that was shuffled by itself was shuffled after it.
    s.shuffles = t.single_first > 0
    for f in range(MAX_FACES):
        taken[f] = 0
    for i in range(n):
        f = t.face[slots[i]]
        if taken[f] < t.nwithdrawn[f]:
            link_top(s, t.withdrawn[f][taken[f]], slots[i])
            put(s.seen, slots[i])
            taken[f] += 1
            continue
        out = False
        for k in range(t.ngroups):
            if not group_done >> k & 1 and (t.group_faces[k] >> f) & 1:
                group_done |= 1 << k
                link_top(s, t.group_place[k], slots[i])
                put(s.seen, slots[i])
                out = True
                break
        if not out:
            rest[m] = slots[i]
            m += 1
    for i in range(m - 1, -1, -1):
        link_top(s, t.pack, rest[i])
    if not lays_straight(s, t):
        rebuild(s, t)


cdef void set_up(Board *b, const uint8_t *slots, int n) noexcept nogil:
    """The deal of a pack (top card first) up to the player's first choice. The history is cleared."""
    cdef State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint8_t anew[MAX_CARDS]
    cdef int shuffles = 0
    start_deal(b, slots, n)
    b.npast = 0
    b.nlog = 0
    if not make_room(b, ROOM):
        return
    settle(b, True)
    while t.never_won and is_won(s, t):
        shuffles = s.shuffles + 1
        memcpy(anew, t.ordered, n)
        shuffle_slots(b, anew, n, s.seed, shuffles)
        start_deal(b, anew, n)
        s.shuffles = shuffles
        settle(b, True)
    b.nlog = 0


cdef void deal_number(Board *b, uint64_t number) noexcept nogil:
    """Deal the pack of that number."""
    cdef const Tables *t = b.t
    cdef uint8_t slots[MAX_CARDS]
    cdef Generator g
    cdef int i, j, n = t.ncards
    cdef uint8_t x
    if t.single_first:
        # One pack is shuffled by itself; what of it is not wanted joins the others.
        n //= t.packs
    memcpy(slots, t.ordered, t.ncards)
    seed_generator(&g, number)
    for i in range(n - 1, 0, -1):
        j = below(&g, i + 1)
        x = slots[i]
        slots[i] = slots[j]
        slots[j] = x
    if t.single_first:
        shuffle_slots(b, slots + t.single_first, t.ncards - t.single_first, number, 1)
    b.s.seed = number
    b.s.number = number
    b.s.numbered = 1
    set_up(b, slots, t.ncards)
