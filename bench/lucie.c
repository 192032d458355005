/* La Belle Lucie by hand: the yardstick for the engine's random playouts.
 *
 * Plays uniform random games of this one patience, without its redeals, on the same numbered deals and with the same
 * player's generator as the engine, and prints one line of JSON. It shares no code with the engine, on purpose.
 *
 *     gcc -std=c99 -O3 -march=native lucie.c -o lucie
 *     ./lucie DEALS [FIRST]
 *
 * The game: one pack in 18 packets, dealt three at a time (the last has one card), the last card dealt on top. Tops go
 * to the foundations, ace to king in suit, or on to the top that is one higher in suit. Empty packets stay empty.
 * Every move lists all legal moves and chooses one, until there is none.
 */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

__extension__ typedef unsigned __int128 uint128;

enum { PACKETS = 18, CARDS = 52 };

/* A card is suit * 16 + rank, rank 0 (ace) to 12 (king), so a set of cards is one word and the next card in suit is the
 * next bit. The three spare bits above each king belong to no card and keep the suits apart. */
typedef uint8_t card;
enum { NO_CARD = 63 };

/* ---- Random numbers: xoshiro256**, its state four outputs of SplitMix64 ---- */

typedef struct { uint64_t s[4]; } rng;

static inline uint64_t rotl(uint64_t x, int k) { return x << k | x >> (64 - k); }

static inline void rng_seed(rng *g, uint64_t seed)
{
    for (int i = 0; i < 4; i++) {
        uint64_t z = seed += UINT64_C(0x9E3779B97F4A7C15);
        z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
        z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
        g->s[i] = z ^ z >> 31;
    }
}

static inline uint64_t rng_next(rng *g)
{
    uint64_t *s = g->s;
    const uint64_t result = rotl(s[1] * 5, 7) * 9;
    const uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
}

/* Uniform in 0 … m-1: the high half of a 128-bit product; the rare low halves that would be unfair are drawn again. */
static inline unsigned below(rng *g, unsigned m)
{
    uint128 product = (uint128)rng_next(g) * m;
    if ((uint64_t)product < m) {
        const uint64_t unfair = -(uint64_t)m % m; /* 2^64 mod m */
        while ((uint64_t)product < unfair)
            product = (uint128)rng_next(g) * m;
    }
    return (unsigned)(product >> 64);
}

/* ---- The game ---- */

/* The pack of a deal number, top first. Before the shuffle it lies in order: clubs, diamonds, hearts, spades, ace up. */
static inline void shuffle(card pack[CARDS], uint64_t deal)
{
    rng g;
    rng_seed(&g, deal);
    for (int i = 0; i < CARDS; i++)
        pack[i] = (card)(i / 13 * 16 + i % 13);
    for (unsigned i = CARDS - 1; i > 0; i--) {
        const unsigned j = below(&g, i + 1);
        const card c = pack[i];
        pack[i] = pack[j];
        pack[j] = c;
    }
}

typedef struct { unsigned moves, home; } result;

/* Every move looks at all tops again and lists the moves by source packet, foundation first. */
enum { MARRY = 64 };

static result play_deal(uint64_t deal)
{
    card pack[CARDS], under[64], top[PACKETS];
    uint8_t packet_of[64] = {0};
    uint64_t tops = 0, wanted = UINT64_C(0x0001000100010001);
    result r = {0, 0};
    rng player;

    shuffle(pack, deal);
    rng_seed(&player, deal ^ UINT64_C(0xD1342543DE82EF95)); /* the player with seed 0 */
    for (unsigned p = 0, i = 0; p < PACKETS; p++) {
        card beneath = NO_CARD;
        for (unsigned k = 0; k < 3 && i < CARDS; k++, i++) {
            under[pack[i]] = beneath;
            beneath = pack[i];
        }
        top[p] = beneath;
        packet_of[beneath] = (uint8_t)p;
        tops |= UINT64_C(1) << beneath;
    }

    for (;;) {
        const uint64_t plays = wanted & tops, marriages = tops >> 1 & tops;
        uint8_t list[2 * PACKETS];
        unsigned count = 0;
        for (unsigned p = 0; p < PACKETS; p++) {
            const unsigned c = top[p];
            if (plays >> c & 1)
                list[count++] = (uint8_t)c;
            if (marriages >> c & 1)
                list[count++] = (uint8_t)(c | MARRY);
        }
        if (count == 0)
            return r;

        const unsigned move = list[count > 1 ? below(&player, count) : 0];
        const unsigned c = move & 63, from = packet_of[c], bared = under[c];
        r.moves++;
        if (move & MARRY) {
            const unsigned to = packet_of[c + 1];
            under[c] = (card)(c + 1);
            top[to] = (card)c;
            packet_of[c] = (uint8_t)to;
            tops ^= UINT64_C(1) << (c + 1);
        } else {
            tops ^= UINT64_C(1) << c;
            wanted ^= UINT64_C(3) << c;
            r.home++;
        }
        top[from] = (card)bared;
        if (bared != NO_CARD) {
            packet_of[bared] = (uint8_t)from;
            tops |= UINT64_C(1) << bared;
        }
    }
}

/* ---- The program ---- */

static int parse_number(const char *text, uint64_t *value)
{
    uint64_t n = 0;
    if (!*text)
        return 0;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return 0;
        const uint64_t digit = (uint64_t)(*text - '0');
        if (n > (UINT64_MAX - digit) / 10)
            return 0;
        n = n * 10 + digit;
    }
    *value = n;
    return 1;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv)
{
    uint64_t deals = 0, first = 0, moves = 0, won = 0;
    if (argc < 2 || argc > 3 || !parse_number(argv[1], &deals) || (argc == 3 && !parse_number(argv[2], &first))
        || deals == 0 || deals - 1 > UINT64_MAX - first) {
        fprintf(stderr, "usage: lucie DEALS [FIRST]   (DEALS at least 1, deal numbers below 2^64)\n");
        return 2;
    }

    const double start = now();
    for (uint64_t i = 0; i < deals; i++) {
        const result r = play_deal(first + i);
        moves += r.moves;
        won += r.home == CARDS;
    }
    double seconds = now() - start;
    if (seconds < 1e-9) /* the clock's own grain: never divide by nothing */
        seconds = 1e-9;

    printf("{\"deals\": %" PRIu64 ", \"moves\": %" PRIu64 ", \"won\": %" PRIu64 ", \"seconds\": %.6f, "
           "\"moves_per_second\": %.0f, \"moves_per_deal\": %.4f}\n",
           deals, moves, won, seconds, (double)moves / seconds, (double)moves / (double)deals);
    return 0;
}
