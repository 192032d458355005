"""Finding the legal moves.

No rule looks at all places: what a class shows is a mask of faces, kept while cards move; a relation maps a face to a
mask; the two are combined, and only cards that can move are looked up. The order of moves depends on the position alone:
rules in their order, faces in C1's order, copies by place.
"""

from libc.stdint cimport uint32_t, uint64_t, uint8_t

from cadogan._core.state cimport cadogan_ctz, is_won, sequence_row
from cadogan._core.tables cimport (
    ASIDE, ASKED_PLAY, AT_ONCE_PLAY, CHOOSE_BASE, Class, CHOSEN_FILL, DEAL, FILL_ALL, FILL_DUE, IN_HAND, JOINT, MAX_FACES, MAX_HALF, ONTO, OPEN,
    PACK_OUT, PAIR_PLAY, PAY, PLAY, PLAY_DEEP, REDEAL, REDEALT, REMOVE_FOUR, REMOVE_PAIR, SCATTER, Shifts, SortRow, SWAP, TALON_OUT, TO_EMPTY, TUCK, TURN, WAIT,
)


cdef uint32_t conditions(const Board *b) noexcept nogil:
    """The condition bits of the position."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint32_t c = <uint32_t>1 << phase(s, t)
    cdef int i, k
    cdef bint talon_out = True
    cdef const Fill *fill
    if t.pack == NONE or s.count[t.pack] == 0:
        c |= PACK_OUT
    for i in range(t.ntalons):
        if s.count[t.talons[i]]:
            talon_out = False
    if talon_out:
        c |= TALON_OUT
    if s.redeals:
        c |= REDEALT
    if t.hand != NONE and s.count[t.hand]:
        c |= IN_HAND
    for i in range(t.nfills):
        fill = &t.fills[i]
        if fill.one_act and (c & fill.need) == fill.need and not c & fill.forbid:
            for k in range(fill.nsrc):
                if s.count[fill.src[k]]:
                    if first_gap(b, fill, 0) != NONE:
                        c |= FILL_DUE
                    break
    return c


cdef int first_gap(const Board *b, const Fill *fill, int start) noexcept nogil:
    """The first place from ``start`` that the fill would fill, or NONE."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Class *mine = &t.classes[fill.mine]
    cdef const StepRow *row = &t.steps[s.step]
    cdef uint64_t bits, dealt
    cdef int i, p, k, unit
    if row.op != LAY and row.op != WAIT:
        return NONE
    if fill.upto > 1:
        for i in range(mine.n):
            p = mine.places[i]
            if p >= start and s.count[p] < fill.upto:
                return p
        return NONE
    for i in range(start >> 6, WORDS):
        bits = s.empty[i] & mine.member[i]
        if i == start >> 6:
            bits &= ~<uint64_t>0 << (start & 63)
        if bits and row.op == LAY:
            # A place that the deal has not reached is no gap.
            k = s.cursor if s.cursor < row.length else row.length
            dealt = t.prefix[row.prefix + k][i]
            if fill.newest and s.cursor and s.cursor <= row.length:
                unit = (s.cursor - 1) // row.unit
                dealt &= ~t.prefix[row.prefix + unit * row.unit][i]
            bits &= dealt
        if bits:
            return 64 * i + cadogan_ctz(bits)
    return NONE


cdef int lay_place(const State *s, const Tables *t) noexcept nogil:
    """The place on which the card in hand would fall."""
    cdef const StepRow *row = &t.steps[s.step]
    if row.op != LAY:
        return NONE
    if row.counts and s.count[t.hand]:
        return t.order[row.start + (s.cursor - 1) % row.length] & 127
    return t.order[row.start + s.cursor % row.length] & 127


cdef inline int holders(const Board *b, int face, int cls, uint8_t *places) noexcept nogil:
    """The places, ascending, where a class shows this face."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef int k, n = 0, i, p, first = face * t.packs
    if t.packs == 1:
        places[0] = s.where[face]
        return (s.shown[face] >> cls) & 1
    for k in range(t.packs):
        if (s.shown[first + k] >> cls) & 1:
            p = s.where[first + k]
            i = n
            while i > 0 and places[i - 1] > p:
                places[i] = places[i - 1]
                i -= 1
            places[i] = p
            n += 1
    return n


cdef inline bint allowed(const Tables *t, int pair, int a, int b) noexcept nogil:
    return has(&t.pairs[pair][a][0], b)


cdef inline bint alike(const State *s, const Tables *t, int q, int other) noexcept nogil:
    """Two foundations take the same cards, now and ever after."""
    if t.rest[sequence_row(s, t, q) * t.height + s.count[q]] != t.rest[sequence_row(s, t, other) * t.height + s.count[other]]:
        return False
    # A foundation not begun is a place for a base, one begun is not: rules tell them apart.
    if (s.count[q] == 0) != (s.count[other] == 0):
        return False
    if t.right[q] == NONE or t.right[other] == NONE:
        return t.right[q] == t.right[other]
    return s.counters[t.right[q]] == s.counters[t.right[other]]


cdef bint suit_open(const State *s, const Tables *t, const Rule *r, int face, int place) noexcept nogil:
    """The counters of the card's suit, and how many foundations take it, allow the rule."""
    cdef int suit = face // 13, i, fits = 0
    if r.zero_suit != NONE and s.counters[r.zero_suit + suit]:
        return False
    if r.nonzero_suit != NONE and s.counters[r.nonzero_suit + suit] != place + 1:
        return False
    if r.fits:
        for i in range(t.nfoundations):
            fits += (s.want[i] >> face) & 1
    return fits >= r.fits


cdef int plain_plays(const Board *b, int index, const Rule *r, uint64_t *out) noexcept nogil:
    """Plays of a rule without any condition on card or foundation, in a game of one pack: the commonest by far."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Class *targets = &t.classes[r.dst]
    cdef uint64_t faces = s.mask[r.src] & r.only, fits, wanted, met = 0
    cdef int n = 0, i, k, q, p
    cdef bint repeated
    if faces == 0:
        return 0
    for i in range(targets.n):
        q = targets.places[i]
        wanted = s.want[t.foundation[q]]
        fits = wanted & faces
        if fits and wanted & met:
            repeated = False
            for k in range(i):
                if alike(s, t, q, targets.places[k]):
                    repeated = True
                    break
            if repeated:
                continue
        met |= wanted
        while fits:
            p = s.where[cadogan_ctz(fits)]
            fits &= fits - 1
            if p != q:
                out[n] = code2(index, p, q)
                n += 1
    return n


cdef int plays(const Board *b, int index, const Rule *r, int src, int dst, uint64_t *out) noexcept nogil:
    """Cards of class src on foundations of class dst."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Class *targets = &t.classes[dst]
    cdef uint64_t faces = s.mask[src] & r.only, fits, after
    cdef uint8_t places[4]
    cdef int n = 0, i, k, q, f, j, m, p, row
    cdef bint repeated
    if faces == 0:
        return 0
    for i in range(targets.n):
        q = targets.places[i]
        fits = s.want[t.foundation[q]] & faces
        if fits == 0:
            continue
        if r.begin and (s.count[q] == 0) != (r.begin == 1):
            continue
        if r.bar != NONE and s.count[q] and s.want[t.foundation[q]] & s.mask[r.bar]:
            continue
        if r.pair == NONE:
            repeated = False
            for k in range(i):
                p = targets.places[k]
                # Alike piles want the same: the cheap test first.
                if s.want[t.foundation[p]] == s.want[t.foundation[q]] and alike(s, t, q, p):
                    repeated = True
                    break
            if repeated:
                continue
        if r.enable != NONE:
            after = t.seq[sequence_row(s, t, q) * t.height + s.count[q] + 1]
            if after & s.mask[r.enable] == 0:
                continue
        while fits:
            f = cadogan_ctz(fits)
            fits &= fits - 1
            m = holders(b, f, src, places)
            for j in range(m):
                p = places[j]
                if p == q or s.count[p] < r.src_min or (j and places[j - 1] == p):
                    continue
                if r.place_counter != NONE and s.counters[t.right[p]]:
                    continue
                if r.special and not suit_open(s, t, r, f, p):
                    continue
                if r.pair != NONE:
                    row = lay_place(s, t) if r.by_lay else p
                    if row == NONE or not allowed(t, r.pair, row, q):
                        continue
                    repeated = False
                    for k in range(i):
                        if alike(s, t, q, targets.places[k]) and allowed(t, r.pair, row, targets.places[k]):
                            repeated = True
                            break
                    if repeated:
                        continue
                out[n] = code2(index, p, q)
                n += 1
    return n


cdef inline uint64_t with_target(const Shifts *shifts, uint64_t faces, uint64_t targets) noexcept nogil:
    """Of these cards those that may go on one of the targets."""
    cdef uint64_t out = 0
    cdef int k, by
    if shifts.n == 0:
        return faces
    for k in range(shifts.n):
        by = shifts.by[k]
        out |= shifts.mask[k] & (targets >> by if by >= 0 else targets << -by)
    return out & faces


cdef int onto(const Board *b, int index, const Rule *r, uint64_t *out) noexcept nogil:
    """Cards on cards, by the rule's relation."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint64_t faces = s.mask[r.src] & r.only, targets = s.mask[r.dst], fits
    cdef uint8_t from_places[4]
    cdef uint8_t found[MAX_FACES][4]        # of targets met already: their places …
    cdef uint8_t nfound[MAX_FACES]          # … and how many
    cdef uint64_t met = 0
    cdef int n = 0, f, g, i, j, m, p, q
    cdef bint ordered = r.shape != ONTO         # pairs and swaps name the lower place first
    if targets == 0:
        return 0
    faces = with_target(&t.shifts[r.relation], faces, targets)
    while faces:
        f = cadogan_ctz(faces)
        faces &= faces - 1
        fits = t.relations[r.relation][f] & targets
        if fits == 0:
            continue
        m = holders(b, f, r.src, from_places)
        while fits:
            g = cadogan_ctz(fits)
            fits &= fits - 1
            if not (met >> g) & 1:
                met |= <uint64_t>1 << g
                nfound[g] = holders(b, g, r.dst, found[g])
            for i in range(m):
                p = from_places[i]
                if s.count[p] < r.src_min:
                    continue
                for j in range(nfound[g]):
                    q = found[g][j]
                    if p == q or (ordered and p > q) or (r.dst_max and s.count[q] > r.dst_max):
                        continue
                    if r.pair != NONE and not allowed(t, r.pair, p, q):
                        continue
                    if r.avoid != NONE and (
                        p + 1 == s.counters[r.avoid] or p + 1 == s.counters[r.avoid + 1]
                        or q + 1 == s.counters[r.avoid] or q + 1 == s.counters[r.avoid + 1]
                    ):
                        continue
                    out[n] = code2(index, p, q)
                    n += 1
    return n


cdef bint line_is_empty(const State *s, const Tables *t, int line, int place) noexcept nogil:
    cdef int k
    for k in range(4):
        if t.lines[line][place][k] == NONE:
            break
        if s.count[t.lines[line][place][k]]:
            return False
    return True


cdef int to_empty(const Board *b, int index, const Rule *r, uint64_t *out) noexcept nogil:
    """Cards to empty places."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Class *targets = &t.classes[r.dst]
    cdef uint64_t faces = s.mask[r.src] & r.only, bits, gaps[WORDS]
    cdef uint8_t places[4]
    cdef int n = 0, f, i, j, m, p, q
    cdef bint lone
    bits = 0
    for i in range(WORDS):
        gaps[i] = s.empty[i] & targets.member[i]
        bits |= gaps[i]
    if bits == 0:
        return 0
    while faces:
        f = cadogan_ctz(faces)
        faces &= faces - 1
        m = holders(b, f, r.src, places)
        for j in range(m):
            p = places[j]
            if s.count[p] < r.src_min:
                continue
            # The moved card (or run) is all that its place holds.
            lone = s.count[p] == 1 or (t.see_head[p] and s.headtip[p] == s.bottom[p] and (t.see_head[p] >> r.src) & 1)
            for i in range(WORDS):
                bits = gaps[i]
                while bits:
                    q = 64 * i + cadogan_ctz(bits)
                    bits &= bits - 1
                    if lone and not r.lone_ok and t.zone[p] == t.zone[q]:
                        continue
                    if r.pair != NONE and not allowed(t, r.pair, p, q):
                        continue
                    if r.line != NONE and not line_is_empty(s, t, r.line, q):
                        continue
                    out[n] = code2(index, p, q)
                    n += 1
    return n


cdef int joint(const Board *b, int index, const Rule *r, uint64_t *out) noexcept nogil:
    """One card of each of two classes, played together."""
    cdef uint64_t first[MAX_HALF]
    cdef uint64_t second[MAX_HALF]
    cdef int n = 0, i, j, m, k
    m = plays(b, index, r, r.src, r.dst, first)
    if m == 0:
        return 0
    k = plays(b, index, r, r.src2, r.dst2, second)
    for i in range(m):
        for j in range(k):
            out[n] = code4(
                index, (first[i] >> 8) & 255, (second[j] >> 8) & 255, (first[i] >> 16) & 255, (second[j] >> 16) & 255
            )
            n += 1
    return n


cdef int target_of(const State *s, const Tables *t, int cls, int face) noexcept nogil:
    """The lowest-numbered foundation of the class that takes the face, or NONE."""
    cdef const Class *targets = &t.classes[cls]
    cdef int i
    for i in range(targets.n):
        if (s.want[t.foundation[targets.places[i]]] >> face) & 1:
            return targets.places[i]
    return NONE


cdef int pair_plays(const Board *b, int index, const Rule *r, uint64_t *out) noexcept nogil:
    """Both cards of a pile of two, each to its foundation; the move names the place and the two foundations."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint64_t faces = s.mask[r.src], all_wants = 0
    cdef uint8_t places[4]
    cdef int n = 0, i, f, j, m, p, top, low, q, q2
    for i in range(t.nfoundations):
        all_wants |= s.want[i]
    faces &= all_wants
    while faces:
        f = cadogan_ctz(faces)
        faces &= faces - 1
        m = holders(b, f, r.src, places)
        for j in range(m):
            p = places[j]
            if s.count[p] != 2:
                continue
            top = t.face[s.top[p]]
            low = t.face[s.bottom[p]]
            q = target_of(s, t, r.dst, top)
            if q != NONE:
                q2 = target_of(s, t, r.dst2, low)
            else:
                q = target_of(s, t, r.dst, low)
                q2 = target_of(s, t, r.dst2, top)
            if q != NONE and q2 != NONE:
                out[n] = code4(index, p, q, q2, 0)
                n += 1
    return n


cdef int payers_waiting(const Board *b) noexcept nogil:
    """The cards that pay: laid on the talon since the last payment and still there."""
    cdef const State *s = &b.s
    cdef int card = s.top[b.t.mark_place], n = 0, i
    for i in range(s.count[b.t.mark_place] - s.counters[b.t.mark_counter]):
        n += (b.t.payers >> b.t.face[card]) & 1
        card = s.below[card]
    return n


cdef int next_packet(const Board *b, const Rule *r) noexcept nogil:
    """SCATTER: the next packet that has a turn, or NONE."""
    cdef const Class *mine = &b.t.classes[r.src]
    cdef int i
    for i in range(b.s.counters[b.t.scatter_counter], mine.n):
        if b.s.count[mine.places[i]]:
            return i
    return NONE


cdef bint pursuit(const Board *b, int sort) noexcept nogil:
    """A gap of a sorted kind is open whose cards the pack still holds."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef uint64_t open_faces = 0
    cdef int i, k, card
    cdef const Class *mine
    for i in range(t.nsorts[sort]):
        mine = &t.classes[t.sorts[sort][i].arg]
        for k in range(WORDS):
            if s.empty[k] & mine.member[k]:
                open_faces |= t.sorts[sort][i].faces
    if open_faces == 0:
        return False
    card = s.top[t.pack]
    while card != NONE:
        if (open_faces >> t.face[card]) & 1:
            return True
        card = s.below[card]
    return False


cdef int choices(const Board *b, const Fill *fill, uint64_t *out) noexcept nogil:
    """What may fill the first gap for which there is something."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Class *from_class = &t.classes[fill.choose]
    cdef int gap = first_gap(b, fill, 0), i, p, n = 0
    while gap != NONE:
        for i in range(from_class.n):
            p = from_class.places[i]
            if s.tip[p] != NONE and (s.shown[s.tip[p]] >> fill.choose) & 1:
                if fill.pair == NONE or allowed(t, fill.pair, p, gap):
                    out[n] = code2(fill.rule, p, gap)
                    n += 1
        if n:
            return n
        gap = first_gap(b, fill, gap + 1)
    return 0


cdef int exclusive(const Board *b, int index, uint64_t *out) noexcept nogil:
    """Of the plays of a rule the first in place order with those that it would make impossible.

    These are the same card to another foundation, and an equal card when there is room for one only.
    """
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Class *targets = &t.classes[t.rules[index].dst]
    cdef int n = rule_moves(b, index, out), i, first = 0, m = 0, rooms = 0, equal = 0, face
    cdef uint64_t code
    if n < 2:
        return n
    for i in range(1, n):
        if place_order(out[i]) < place_order(out[first]):
            first = i
    code = out[first]
    face = t.face[s.top[(code >> 8) & 255]]
    for i in range(targets.n):
        rooms += (s.want[t.foundation[targets.places[i]]] >> face) & 1
    for i in range(n):
        equal += t.face[s.top[(out[i] >> 8) & 255]] == face and (out[i] >> 16) & 255 == (code >> 16) & 255
    out[first] = out[0]
    out[0] = code
    m = 1
    for i in range(1, n):
        if (out[i] >> 8) & 255 == (code >> 8) & 255 or (equal > rooms and t.face[s.top[(out[i] >> 8) & 255]] == face):
            out[m] = out[i]
            m += 1
    return m


cdef int fours(const Board *b, int index, const Rule *r, uint64_t *out) noexcept nogil:
    """Three tops of which any two fit and which make a total, and a card of the fourth kind."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Class *mine = &t.classes[r.src]
    cdef uint8_t courts[MAX_FACES]
    cdef uint8_t plain[MAX_FACES]
    cdef uint8_t faces[MAX_FACES]
    cdef int values[MAX_FACES]
    cdef int i, j, k, c, n = 0, ncourts = 0, nplain = 0, p, f
    for i in range(mine.n):
        p = mine.places[i]
        if s.tip[p] == NONE:
            continue
        f = t.face[s.tip[p]]
        if (r.court >> f) & 1:
            courts[ncourts] = p
            ncourts += 1
        elif (r.only >> f) & 1:
            plain[nplain] = p
            faces[nplain] = f
            values[nplain] = 1 + f % 13
            nplain += 1
    if ncourts == 0:
        return 0
    for i in range(nplain):
        for j in range(i + 1, nplain):
            if not (t.relations[r.relation][faces[i]] >> faces[j]) & 1:
                continue
            for k in range(j + 1, nplain):
                if values[i] + values[j] + values[k] != r.depth:
                    continue
                if not (t.relations[r.relation][faces[i]] & t.relations[r.relation][faces[j]]) >> faces[k] & 1:
                    continue
                for c in range(ncourts):
                    out[n] = code4(index, plain[i], plain[j], plain[k], courts[c])
                    n += 1
    return n


cdef int deep_plays(const Board *b, int index, const Rule *r, uint64_t *out) noexcept nogil:
    """Cards that lie so many from their column's head, with cards upon them, on foundations."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Class *mine = &t.classes[r.src]
    cdef const Class *targets = &t.classes[r.dst]
    cdef int i, k, p, q, card, n = 0
    for i in range(mine.n):
        p = mine.places[i]
        if s.count[p] <= r.depth:
            continue
        card = s.bottom[p]
        for k in range(r.depth - 1):
            card = s.above[card]
        if not (r.only >> t.face[card]) & 1:
            continue
        for k in range(targets.n):
            q = targets.places[k]
            if (s.want[t.foundation[q]] >> t.face[card]) & 1 and not (r.begin == 1 and s.count[q]):
                out[n] = code2(index, p, q)
                n += 1
                break
    return n


cdef bint covers_suit(const State *s, const Tables *t, int card) noexcept nogil:
    """A card of its suit lies somewhere beneath it."""
    cdef int under = s.below[card]
    while under != NONE:
        if t.face[under] // 13 == t.face[card] // 13 and t.face[under] != t.face[card]:
            return True
        under = s.below[under]
    return False


cdef int buried(const Board *b, const Rule *r, int place) noexcept nogil:
    """TUCK: the height of the uppermost card that may go under its packet, or NONE."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef int card = s.top[place], height = s.count[place] - 1, k, twin
    while card != NONE:
        if (r.only >> t.face[card]) & 1 and suit_open(s, t, r, t.face[card], place) and (not r.over or covers_suit(s, t, card)):
            if not r.both:
                return height
            for k in range(t.packs):
                twin = t.face[card] * t.packs + k
                if twin != card and s.where[twin] != place and has(&t.classes[r.src].member[0], s.where[twin]):
                    if not r.over or covers_suit(s, t, twin):
                        return height
        card = s.below[card]
        height -= 1
    return NONE


cdef bint rule_open(const Board *b, const Rule *r, uint32_t c) noexcept nogil:
    """The rule's conditions and counters allow it."""
    cdef int i
    cdef uint32_t bits
    if (c & r.need) != r.need or c & r.forbid:
        return False
    bits = r.zero
    while bits:
        i = cadogan_ctz(bits)
        bits &= bits - 1
        if b.s.counters[i]:
            return False
    bits = r.nonzero
    while bits:
        i = cadogan_ctz(bits)
        bits &= bits - 1
        if b.s.counters[i] == 0:
            return False
    return True


cdef int rule_moves(const Board *b, int index, uint64_t *out) noexcept nogil:
    """The moves of one rule whose conditions hold."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Rule *r = &t.rules[index]
    cdef int i, n = 0, p
    if r.shape == PLAY:
        return plain_plays(b, index, r, out) if r.plain else plays(b, index, r, r.src, r.dst, out)
    if r.shape == ONTO or r.shape == REMOVE_PAIR or r.shape == SWAP:
        return onto(b, index, r, out)
    if r.shape == TO_EMPTY:
        return to_empty(b, index, r, out)
    if r.shape == FILL_ALL or r.shape == TURN:
        out[0] = index
        return 1
    if r.shape == DEAL:
        if t.steps[s.step].op != LAY or (t.steps[s.step].in_hand == 3 and s.count[t.hand]):
            return 0
        out[0] = index
        return 1
    if r.shape == REDEAL:
        if t.redeal.max != NONE and s.redeals >= t.redeal.max:
            return 0
        for i in range(t.redeal.n):
            if s.count[t.redeal.places[i]]:
                out[0] = index
                return 1
        return 0
    if r.shape == JOINT:
        return joint(b, index, r, out)
    if r.shape == PAIR_PLAY:
        return pair_plays(b, index, r, out)
    if r.shape == ASIDE:
        for i in range(t.classes[r.src].n):
            p = t.classes[r.src].places[i]
            if s.count[p] and (not r.special or suit_open(s, t, r, t.face[s.top[p]], p)):
                out[n] = code2(index, t.classes[r.src].places[i], t.classes[r.dst].places[0])
                n += 1
        return n
    if r.shape == PAY:
        out[0] = index
        return payers_waiting(b) > 0
    if r.shape == SCATTER:
        out[0] = index
        return next_packet(b, r) != NONE
    if r.shape == REMOVE_FOUR:
        return fours(b, index, r, out)
    if r.shape == PLAY_DEEP:
        return deep_plays(b, index, r, out)
    for i in range(t.classes[r.src].n):
        p = t.classes[r.src].places[i]
        if s.count[p] == 0:
            continue
        if r.shape == TUCK:
            if buried(b, r, p) != NONE:
                out[n] = code1(index, p)
                n += 1
        elif r.shape == CHOOSE_BASE:
            out[n] = code1(index, p)
            n += 1
        elif r.shape == OPEN and has(s.down, s.top[p]):
            out[0] = code1(index, p)
            return 1
    return n


cdef int generate(const Board *b, uint64_t *out) noexcept nogil:
    """All legal moves; ``out`` has room for Tables.move_bound codes. Their number is returned."""
    cdef const State *s = &b.s
    cdef const Tables *t = b.t
    cdef const Rule *r
    cdef uint32_t c
    cdef uint64_t made = 0
    cdef int i, n = 0, m
    if is_won(s, t):
        return 0
    if s.pending:
        i = t.duties[s.pending - 1].index
        if t.duties[s.pending - 1].what == CHOSEN_FILL:
            return choices(b, &t.fills[i], out)
        return exclusive(b, i, out)
    c = conditions(b)
    for i in range(t.nrules):
        r = &t.rules[i]
        if r.off_turn or r.unless & made or not rule_open(b, r, c):
            continue
        m = rule_moves(b, i, out + n)
        if m:
            made |= <uint64_t>1 << i
            n += m
    return n
