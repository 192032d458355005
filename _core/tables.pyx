"""Building the C tables of a game from its compiled spec (plain numbers and lists, made by cadogan.compile)."""

from libc.stdint cimport uint16_t, uint32_t, uint64_t, uint8_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from cadogan._core.rng cimport splitmix

# The random words of the key are the same for every game and every version of Python: a key can be stored.
cdef uint64_t place_words[MAX_PLACES]
cdef uint64_t height_words[MAX_CARDS + 1]
cdef uint64_t face_words[128]


cdef void make_words() noexcept nogil:
    cdef uint64_t x = 0x0CAD06A9
    cdef int i
    for i in range(MAX_PLACES):
        place_words[i] = splitmix(&x)
    for i in range(MAX_CARDS + 1):
        height_words[i] = splitmix(&x)
    for i in range(128):
        face_words[i] = splitmix(&x)


make_words()


cdef class Rules:
    """The compiled rules of one game. Read-only and shared freely between threads.

    Args:
        spec: what ``cadogan.compile.compile_game`` returns; its ``tables`` are copied here.
    """

    def __cinit__(self, spec: object) -> None:
        self.t = <Tables *>calloc(1, sizeof(Tables))
        if self.t == NULL:
            raise MemoryError
        self.spec = spec
        self.size = sizeof(Tables)
        self.load(spec.tables)

    def __dealloc__(self) -> None:
        if self.t != NULL:
            free(self.t.seq)
            free(self.t.rest)
            free(self.t.deps)
            free(self.t.relations)
            free(self.t.shifts)
            free(self.t.pairs)
            free(self.t.lines)
            free(self.t.order)
            free(self.t.prefix)
            free(self.t)

    cdef void *room(self, size_t size) except NULL:
        cdef void *p = calloc(1, size if size else 1)
        if p == NULL:
            raise MemoryError
        self.size += size
        return p

    cdef int load(self, dict d) except -1:
        cdef Tables *t = self.t
        cdef Rule *rule
        cdef int i, j, k
        for name in ("nplaces", "ncards"):
            if d[name] > (MAX_PLACES if name == "nplaces" else MAX_CARDS):
                raise ValueError(f"{name} {d[name]}: more than the core holds")
        t.ncards, t.packs, t.nplaces = d["ncards"], d["packs"], d["nplaces"]
        t.ncounters, t.nphases = d["ncounters"], d["nphases"]
        t.move_bound = d["move_bound"]
        t.pack, t.hand, t.removed, t.transit = d["pack"], d["hand"], d["removed"], d["transit"]
        t.ntalons = len(d["talons"])
        for i in range(t.ntalons):
            t.talons[i] = d["talons"][i]
        for i in range(MAX_CARDS):
            t.face[i] = min(i // t.packs, MAX_FACES - 1)
        for i, card in enumerate(d["ordered"]):
            t.ordered[i] = card
        memset(t.foundation, NONE, sizeof(t.foundation))
        t.nfoundations = len(d["foundations"])
        for i, p in enumerate(d["foundations"]):
            t.foundation[p] = i
            t.foundation_place[i] = p
        for i in range(t.nplaces):
            place = d["places"][i]
            t.home[i], t.outside[i], t.flips[i] = place["home"], place["outside"], place["flips"]
            t.secret[i], t.hides[i] = place["secret"], place["hides"]
            t.seq_mode[i], t.seq_key[i], t.seq_row[i] = place["seq_mode"], place["seq_key"], place["seq_row"]
            t.zone[i], t.right[i] = place["zone"], place["right"]
            t.nblock[i] = place["nblock"]
            t.under[i], t.peek[i] = place["under"], place["peek"]
        t.linked = any(place["seq_mode"] & (SEQ_GATE | SEQ_DISTINCT) for place in d["places"])
        for p in d["peek"]:
            t.peek_gaps[p >> 6] |= <uint64_t>1 << (p & 63)
        t.npeek = sum(place["peek"] for place in d["places"])
        t.height = d["height"]
        t.seq = <uint64_t *>self.room(len(d["seq"]) * t.height * sizeof(uint64_t))
        for i, row in enumerate(d["seq"]):
            for j in range(t.height):
                t.seq[i * t.height + j] = row[j] if j < len(row) else 0
        t.rest = <uint16_t *>self.room(len(d["rest"]) * t.height * sizeof(uint16_t))
        for i, row in enumerate(d["rest"]):
            for j in range(t.height):
                t.rest[i * t.height + j] = row[j] if j < len(row) else 0
        t.deps = <uint16_t *>self.room(sum(map(len, d["deps"])) * sizeof(uint16_t))
        k = 0
        for i in range(t.nplaces):
            t.dep_start[i] = k
            for value in d["deps"][i]:
                t.deps[k] = value
                k += 1
        t.dep_start[t.nplaces] = k
        t.relations = <uint64_t (*)[MAX_FACES]>self.room(len(d["relations"]) * MAX_FACES * sizeof(uint64_t))
        for i, row in enumerate(d["relations"]):
            for j in range(MAX_FACES):
                t.relations[i][j] = row[j]
        t.shifts = <Shifts *>self.room(len(d["relations"]) * sizeof(Shifts))
        for i, row in enumerate(d["relations"]):
            self.find_shifts(&t.shifts[i], row)
        t.pairs = <uint64_t (*)[MAX_PLACES][WORDS]>self.room(len(d["pairs"]) * MAX_PLACES * WORDS * sizeof(uint64_t))
        for i, table in enumerate(d["pairs"]):
            for p, targets in table.items():
                for q in targets:
                    t.pairs[i][p][q >> 6] |= <uint64_t>1 << (q & 63)
        t.lines = <uint8_t (*)[MAX_PLACES][4]>self.room(len(d["lines"]) * MAX_PLACES * 4)
        for i, table in enumerate(d["lines"]):
            memset(&t.lines[i][0][0], NONE, MAX_PLACES * 4)
            for p, others in table.items():
                for j, q in enumerate(others):
                    t.lines[i][p][j] = q
        t.order = <uint8_t *>self.room(len(d["order"]))
        for i, p in enumerate(d["order"]):
            t.order[i] = p
        t.prefix = <uint64_t (*)[WORDS]>self.room(len(d["prefix"]) * WORDS * sizeof(uint64_t))
        for i, places in enumerate(d["prefix"]):
            for p in places:
                t.prefix[i][p >> 6] |= <uint64_t>1 << (p & 63)
        for i, rows in enumerate(d["sorts"]):
            t.nsorts[i] = len(rows)
            for j, row in enumerate(rows):
                t.sorts[i][j] = SortRow(faces=row["faces"], to=row["to"], arg=row["arg"])
                t.sort_else[i][j] = row["other"]
        t.nclasses = len(d["classes"])
        for i, row in enumerate(d["classes"]):
            t.classes[i].n = len(row["places"])
            for j, p in enumerate(row["places"]):
                t.classes[i].places[j] = p
                t.classes[i].member[p >> 6] |= <uint64_t>1 << (p & 63)
                if row["sees"]:
                    t.watched[p] = 1
                    mode = row["modes"][j]
                    if mode == ANY:
                        t.see_any[p] |= <uint32_t>1 << i
                    elif mode == LONE:
                        t.see_lone[p] |= <uint32_t>1 << i
                    elif mode == FRESH:
                        t.see_fresh[p] |= <uint32_t>1 << i
                        t.uses_fresh = 1
                    elif mode == HEAD:
                        t.see_head[p] |= <uint32_t>1 << i
                    else:
                        t.see_every[p] |= <uint32_t>1 << i
        t.nrules = len(d["rules"])
        for i, row in enumerate(d["rules"]):
            t.rules[i] = row
            rule = &t.rules[i]
            rule.special = rule.fits > 0 or not (rule.zero_suit == rule.nonzero_suit == NONE)
            rule.plain = (
                t.packs == 1 and not rule.begin and not rule.special and rule.src_min <= 1
                and rule.bar == rule.pair == rule.enable == rule.place_counter == NONE
            )
        t.nfills = len(d["fills"])
        for i, row in enumerate(d["fills"]):
            t.fills[i] = row
        t.nduties = len(d["duties"])
        for i, row in enumerate(d["duties"]):
            t.duties[i] = row
        t.nsteps = len(d["steps"])
        for i, row in enumerate(d["steps"]):
            t.steps[i] = row
            if row["fresh"]:
                t.uses_fresh = 1
        redeal = d["redeal"]
        t.has_redeal = redeal is not None
        if redeal is not None:
            t.redeal.max, t.redeal.shuffle, t.redeal.entry = redeal["max"], redeal["shuffle"], redeal["entry"]
            t.redeal.n = len(redeal["places"])
            for i, p in enumerate(redeal["places"]):
                t.redeal.places[i] = p
        t.bounded = d["bounded"]
        t.mark_place, t.mark_counter = d["mark_place"], d["mark_counter"]
        t.uses_base = any(place["seq_mode"] & SEQ_BASE for place in d["places"])
        t.payers, t.pay_each, t.scatter_counter = d["payers"], d["pay_each"], d["scatter_counter"]
        t.win_home = d["win_home"]
        t.nwin, t.win_total = len(d["win_lines"]), d["win_total"]
        for i, line in enumerate(d["win_lines"]):
            t.win_sizes[i] = len(line)
            for j, p in enumerate(line):
                t.win_lines[i][j] = p
        t.never_won, t.single_first = d["never_won"], d["single_first"]
        t.scores, t.score_base, t.score_each = d["scores"], d["score_base"], d["score_each"]
        for face, places in d["withdrawn"].items():
            t.nwithdrawn[face] = len(places)
            for j, p in enumerate(places):
                t.withdrawn[face][j] = p
        t.ngroups = len(d["withdrawn_first"])
        for i, (faces, place) in enumerate(d["withdrawn_first"]):
            t.group_faces[i] = faces
            t.group_place[i] = place
        t.place_key = place_words
        t.height_key = height_words
        t.face_key = face_words
        return 0

    cdef int find_shifts(self, Shifts *shifts, object row) except -1:
        """Take a relation apart into shifts, if eight are enough."""
        masks = {}
        for f in range(MAX_FACES):
            for g in range(MAX_FACES):
                if row[f] >> g & 1:
                    masks[g - f] = masks.get(g - f, 0) | 1 << f
        if len(masks) > 8:
            return 0
        for k, by in enumerate(sorted(masks)):
            shifts.by[k] = by
            shifts.mask[k] = masks[by]
        shifts.n = len(masks)
        return 0
