"""The compiled rules of a game: flat C tables, built once from a declaration and read-only from then on."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef enum:
    MAX_CARDS = 208         # four packs of 52
    MAX_PLACES = 160        # places of all zones together
    WORDS = 3               # 64-bit words in a set of places
    MAX_CLASSES = 24        # named sets of places that some rule reads
    MAX_RULES = 40
    MAX_STEPS = 24          # steps of the deal
    MAX_COUNTERS = 16
    MAX_FILLS = 8
    MAX_HALF = 512          # plays that may be one half of a joint play
    MAX_DUTIES = 12         # things done at once
    MAX_FACES = 52
    MAX_FOUNDATIONS = 24
    NONE = 255              # no card, no place, no table

# How a class looks at a pile.
cdef enum:
    ANY = 0                 # the top card, if nothing blocks it
    LONE = 1                # … and if it is its place's only card
    FRESH = 2               # … and if it is the card just turned, or of the newest row
    HEAD = 3                # the lowest card of the face-up run
    EVERY = 4               # every card of the pile

# Bits of State.flags-derived conditions (rules' need and forbid). Bits 0–15: the phase, one bit each.
cdef enum:
    PACK_OUT = 1 << 16
    TALON_OUT = 1 << 17
    REDEALT = 1 << 18
    IN_HAND = 1 << 19       # a card is in hand
    FILL_DUE = 1 << 20      # a one-act gap is open and its source has a card

cdef enum Shape:
    PLAY = 0                # a card to a foundation that it fits
    ONTO = 1                # a card on another card, by a relation
    TO_EMPTY = 2            # a card to an empty place
    FILL_ALL = 3            # the one-act fill
    TURN = 4
    DEAL = 5
    REDEAL = 6
    REMOVE_PAIR = 7         # two cards out of play
    SWAP = 8                # two cards change places
    JOINT = 9               # two cards of two classes, each to a foundation
    PAIR_PLAY = 10          # both cards of one pile, each to a foundation
    ASIDE = 11              # any card, blocked or not, is set aside
    PAY = 12                # from the talon's bottom, three for each queen
    SCATTER = 13            # the next packet is dealt round the others
    REMOVE_FOUR = 14        # three cards of a total and one of a kind out of play
    TUCK = 15               # a buried card goes under its packet
    CHOOSE_BASE = 16        # one of the cards in hand begins the first foundation, the others are laid
    PLAY_DEEP = 17          # a card so many from its column's head begins a foundation
    OPEN = 18               # the next face-down card of a class is turned up

cdef enum Step:
    LAY = 0                 # cards from the pack to places in an order
    WAIT = 1                # the player's turn, until a condition or for ever
    SLIP = 2                # tops of a kind go under their piles
    LIFT = 3                # the top of each place goes to its partner
    BLOCK = 4               # while the top is of a kind, so many cards go under the pack

cdef enum Duty:
    AT_ONCE_PLAY = 0        # the first play of a rule, as long as there is one
    ASKED_PLAY = 1          # … but two or more are the player's choice
    REFILL = 2              # every gap from its sources
    CHOSEN_FILL = 3         # the first gap that has a source: one is taken, of several the player chooses
    PURSUE = 4              # turn, sorted, until no gap is left that the pack can fill

cdef struct Class:
    uint8_t n               # places in it
    uint8_t places[MAX_PLACES]      # ascending
    uint64_t member[WORDS]  # the same as a set

cdef struct Rule:
    uint8_t shape           # Shape
    uint8_t kind            # index of the move's kind
    uint8_t src             # class of sources
    uint8_t src2            # JOINT: class of the second card
    uint8_t dst             # class of targets
    uint8_t dst2            # JOINT, PAIR_PLAY: class of the second card's targets
    uint8_t relation        # which cards on which, or NONE
    uint8_t pair            # which places from which, or NONE
    uint8_t by_lay          # the pair's row is the place on which the card in hand would fall
    uint8_t src_min         # the source's pile holds at least so many cards
    uint8_t dst_max         # the target's pile holds at most so many (0: no bound)
    uint8_t lone_ok         # TO_EMPTY: a place's only card may move
    uint8_t begin           # foundations: 1 only unbegun, 2 only begun, 0 both
    uint8_t bar             # class whose card bars this play from the foundation that it fits, or NONE
    uint8_t enable          # class that must hold a card for the target afterwards, or NONE
    uint8_t resume          # the deal goes on after it
    uint8_t place_counter   # first of the counters, one a source, that must be 0 and become 1; or NONE
    uint8_t mark            # first of two counters that remember the places moved, or NONE
    uint8_t avoid           # first of two counters whose places take no part, or NONE
    uint8_t line            # TO_EMPTY: the target's line must be empty and is filled afterwards; or NONE
    uint8_t sorted          # TURN: index into sort tables, or NONE
    uint8_t off_turn        # made at once; offered only when the engine must ask
    uint8_t once            # uses up a right: progress
    uint8_t depth           # PLAY_DEEP: the card's number from its column's head; REMOVE_FOUR: the total of the three
    uint8_t zero_suit       # first of four counters, by the moved card's suit: that one must be 0; or NONE
    uint8_t nonzero_suit    # … must remember the place that the card leaves
    uint8_t set_suit        # … remembers the place that the card goes to
    uint8_t clear_suit      # … becomes 0
    uint8_t plain           # PLAY in a game of one pack, without any condition on card or foundation
    uint8_t special         # one of the four above or the next is in force
    uint8_t fits            # so many foundations must take the card
    uint8_t over            # TUCK: it must lie over a lower card of its suit
    uint8_t both            # … and so must its other copy, elsewhere
    uint64_t court          # REMOVE_FOUR: the fourth card
    uint32_t need           # condition bits that must be set
    uint32_t forbid         # condition bits that must not be set
    uint16_t zero           # counters that must be 0
    uint16_t nonzero        # counters that must not be 0
    uint16_t set            # counters set to 1 by the move
    uint16_t clear          # counters set to 0 by the move
    uint64_t unless         # rules that must have no move (they stand earlier)
    uint64_t only           # faces that may be moved

cdef struct Shifts:
    # A relation as shifts of face numbers: which cards have a target is then a few and-operations for all cards at once.
    uint8_t n               # 0: too many shifts, every card must be looked at
    int8_t by[8]            # target's face less card's face
    uint64_t mask[8]        # cards for which that shift is a target

cdef struct Fill:
    uint8_t mine            # class of the places to fill
    uint8_t upto            # cards that each place should hold
    uint8_t nsrc            # sources, in order
    uint8_t src[4]          # places (talon, pack) to fill from
    uint8_t choose          # class to choose from (CHOSEN_FILL), or NONE
    uint8_t pair            # which place may be filled from which
    uint8_t one_act         # at the player's word
    uint8_t newest          # only the newest row
    uint8_t all             # every gap before anything else is looked at
    uint8_t give            # cards that an empty place is given
    uint8_t rule            # index of the rule whose code its moves carry
    uint32_t need
    uint32_t forbid

cdef struct DutyRow:
    uint8_t what            # Duty
    uint8_t index           # its rule or fill
    uint32_t need
    uint32_t forbid

cdef struct StepRow:
    uint8_t op              # Step
    uint8_t phase           # phase while cards are laid (LAY), or while waiting
    uint8_t between         # LAY: phase between two units
    uint8_t in_hand         # cards come by the hand: 1 the player may play them, 2 they only pass, 3 the player places them
    uint8_t pause           # the player may play before the next card
    uint8_t stop            # wait for `deal` after each unit
    uint8_t unit            # cards in a row, circle or round (0: none)
    uint8_t newest          # cards go on the newest packet: the cursor is moved by a card's sort only
    uint8_t first_only      # skipped in a redeal
    uint8_t sort            # what becomes of some cards as they are dealt; index, or NONE
    uint8_t place           # SLIP, BLOCK, LIFT: first place
    uint8_t place2          # LIFT: first target
    uint8_t n               # SLIP, LIFT: places; BLOCK: cards
    uint8_t fresh           # the cards laid in the newest unit are fresh
    uint8_t reject          # a card whose value lies in its column goes under the pack instead
    uint8_t counts          # a card that leaves the hand counts as one of the row
    uint16_t start          # LAY: its order begins here
    uint16_t length         # … and is so long (it is repeated)
    uint16_t prefix         # its first row in Tables.prefix
    uint16_t total          # cards to lay, 0: until the pack is out
    uint32_t until          # WAIT: go on when all these condition bits are set …
    uint32_t until_not      # … and none of these (both 0: never)
    uint64_t only           # SLIP, BLOCK: faces

cdef struct SortRow:
    uint64_t faces          # these cards
    uint8_t to              # SORT_*
    uint8_t arg             # class of places

cdef enum:
    SORT_NEXT = 0           # begins the next packet
    SORT_PLAY = 1           # goes to the first foundation of the class that it fits
    SORT_SPACE = 2          # goes to the first empty place of the class
    SORT_GAP = 3            # … or, all full, to the place in sort_else

cdef struct Redeal:
    uint8_t max             # how many, NONE: without limit
    uint8_t n               # places gathered
    uint8_t places[MAX_PLACES]
    uint8_t shuffle
    uint8_t entry           # step of the deal to go on with, or NONE: the turning goes on

cdef struct Tables:
    int ncards
    int packs
    int nplaces
    int nclasses
    int nrules
    int nsteps
    int ncounters
    int nfills
    int nduties
    int nphases
    int move_bound          # legal moves never exceed this
    uint8_t pack, hand                      # places, or NONE
    uint8_t removed                         # where removed cards go, or NONE
    uint8_t transit                         # a place for a card on its way within a move, always empty between moves
    uint8_t ntalons, talons[2]
    uint8_t face[MAX_CARDS]                 # of a card: suit × 13 + rank
    uint8_t ordered[MAX_CARDS]              # the cards of the ordered pack
    uint8_t foundation[MAX_PLACES]          # its number among the foundations, or NONE
    uint8_t nfoundations
    uint8_t foundation_place[MAX_FOUNDATIONS]
    uint8_t linked                          # what some foundation wants depends on another one
    uint8_t watched[MAX_PLACES]             # a class sees its top card
    uint8_t home[MAX_PLACES]                # a card here counts as home
    uint8_t outside[MAX_PLACES]             # a card here is out of pack and talon
    uint8_t flips[MAX_PLACES]               # a face-down card laid bare is turned up
    uint8_t secret[MAX_PLACES]              # squared: only the top has been seen
    uint8_t under[MAX_PLACES]               # cards are dealt beneath those that lie here
    uint8_t peek[MAX_PLACES]                # secret, but so many beneath the top are seen as there are gaps in peek_gaps
    uint64_t peek_gaps[WORDS]
    uint8_t npeek
    uint8_t hides[MAX_PLACES]               # the pack: cards here are unseen
    uint8_t seq_mode[MAX_PLACES]            # what besides its height a foundation's next card depends on (SEQ_*)
    uint8_t seq_key[MAX_PLACES]             # … SEQ_KEY: this place's lowest card
    uint32_t seq_row[MAX_PLACES]            # its first row in seq
    uint8_t zone[MAX_PLACES]
    uint8_t right[MAX_PLACES]               # the counter of this place's right, or NONE
    uint8_t height                          # columns in seq
    uint64_t *seq                           # [row × height + cards there] → faces that fit
    uint16_t *rest                          # [row × height + cards there] → equal for equal cards to come
    uint32_t see_any[MAX_PLACES]            # classes by mode
    uint32_t see_lone[MAX_PLACES]
    uint32_t see_fresh[MAX_PLACES]
    uint32_t see_head[MAX_PLACES]
    uint32_t see_every[MAX_PLACES]
    uint8_t nblock[MAX_PLACES]              # alternatives, one of which must be clear (0: never blocked)
    uint16_t dep_start[MAX_PLACES + 1]      # whom a place blocks:
    uint16_t *deps                          # place × 2 + alternative
    uint64_t (*relations)[MAX_FACES]        # [relation][card] → cards that it may go on
    Shifts *shifts                          # [relation]
    uint64_t (*pairs)[MAX_PLACES][WORDS]    # [pair][place] → places
    uint8_t (*lines)[MAX_PLACES][4]         # [line][place] → the other places of its line, NONE-ended
    uint8_t *order                          # all orders of laying: places, + 128 for face down
    uint64_t (*prefix)[WORDS]               # [StepRow.prefix + k] → the places of the first k cards of that order
    SortRow sorts[4][4]
    uint8_t nsorts[4]
    uint8_t sort_else[4][4]                 # SORT_GAP: where the rest goes
    Class classes[MAX_CLASSES]
    Rule rules[MAX_RULES]
    Fill fills[MAX_FILLS]
    DutyRow duties[MAX_DUTIES]
    StepRow steps[MAX_STEPS]
    Redeal redeal
    uint8_t redeal_rule
    uint8_t has_redeal, bounded             # bounded: turns and redeals are progress
    uint8_t uses_fresh
    uint8_t mark_place, mark_counter        # the counter that sinks with this place's height, or NONE
    uint8_t uses_base                       # some foundation depends on the game's base
    uint64_t payers                         # PAY: each of these pays for
    uint8_t pay_each                        # … so many other cards
    uint8_t scatter_counter                 # SCATTER: packets whose turn is over
    uint16_t win_home                       # won when so many cards are home
    uint8_t nwin                            # or when all these lines make win_total
    uint8_t win_total
    uint8_t win_lines[16][8]
    uint8_t win_sizes[16]                   # places of each of these lines
    uint8_t never_won                       # a deal that is won already is shuffled anew
    uint8_t single_first                    # so many cards are dealt of one pack shuffled by itself (0: of all)
    int16_t score_base, score_each
    uint8_t scores
    uint64_t *place_key                     # random words for the key: by place,
    uint64_t *height_key                    # … by height in the pile,
    uint64_t *face_key                      # … by face (+ 64 when face down)
    uint8_t nwithdrawn[MAX_FACES]           # of a face, how many copies are withdrawn
    uint8_t withdrawn[MAX_FACES][4]         # … and where each goes
    uint8_t ngroups
    uint64_t group_faces[4]                 # the first card of these faces is withdrawn
    uint8_t group_place[4]

cdef enum:
    SEQ_OWN = 1             # its own lowest card
    SEQ_KEY = 2             # the rank of another place's lowest card
    SEQ_GATE = 8            # nothing before its key place holds a card
    SEQ_DISTINCT = 16       # no suit that another of its zone has begun with
    SEQ_BASE = 4            # the rank of the game's first base

cdef class Rules:
    cdef Tables *t
    cdef readonly object spec               # the compiled spec it was built from: names for messages and moves
    cdef readonly Py_ssize_t size           # bytes of the tables
    cdef public object game                 # whoever owns the rules; the core does not look at it
    cdef void *room(self, size_t size) except NULL
    cdef int load(self, dict d) except -1
    cdef int find_shifts(self, Shifts *shifts, object row) except -1
