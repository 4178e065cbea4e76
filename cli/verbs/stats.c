/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stats.c - see stats.h.
 *
 * The first pass finds the range and the exact sum, the second one the deviations from the mean and the bins. Of many
 * numbers of at most 16 bits it is counted how often each value occurs, in one pass; both passes are then over the values.
 */
#include "stats.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "exact_sum.h"
#include "stats_kernels.h"
#include "widen.h"

#define READ_BYTES (UINT32_C(1) << 16)
/* Values of 8 and of 16 bits; from so many numbers on, counting costs less than what follows it. */
#define VALUES 65536u
#define MANY_OF_8 (UINT64_C(1) << 12)
#define MANY_OF_16 (UINT64_C(1) << 18)
/* Tables of counts: numbers beside each other go to different ones, as they may be the same. */
#define TABLES 4

_Static_assert(STATS_INNER_EDGES == STATS_BINS - 1, "an edge between two bins");

struct stats_room {
    const stats_kernels *kernels;
    value_progress *progress;
    stats *s;
    size_t size;   /* bytes of a number */
    bool is_words; /* integers of 64 bits, which float64 does not hold */
    uint64_t neg_zeros;
    uint64_t low_word; /* integers of 64 bits so far, with their bias */
    uint64_t high_word;
    exact_sum sum;
    /* Second pass. */
    stats_scale scale;
    int exponent;   /* of what deviations are divided by */
    double squares; /* a sum that is compensated (Neumaier) */
    double squares_low;
    double deviations;
    uint64_t
        above[STATS_INNER_EDGES]; /* numbers that are not below the edge, infinity among them */
    uint8_t bytes[READ_BYTES];
    double wide[WIDE];
    uint64_t words[STATS_BLOCK];
    uint64_t (*tables)[VALUES]; /* TABLES of them, or NULL */
};

stats_room *stats_open(void) {
    stats_room *room = malloc(sizeof *room);
    if (room == NULL) return NULL;
    room->kernels = stats_kernels_here();
    room->progress = NULL;
    room->tables = malloc(TABLES * sizeof *room->tables);
    if (room->tables != NULL) return room;
    free(room);
    return NULL;
}

void stats_show(stats_room *room, value_progress *line) { room->progress = line; }

void stats_close(stats_room *room) {
    if (room == NULL) return;
    free(room->tables);
    free(room);
}

static bool is_integer(tg_dtype dtype) {
    return dtype == TG_DTYPE_BOOL || (dtype >= TG_DTYPE_INT8 && dtype <= TG_DTYPE_UINT64);
}

static bool is_signed(tg_dtype dtype) { return dtype >= TG_DTYPE_INT8 && dtype <= TG_DTYPE_INT64; }

/* ------------------------------------------------------------------------------------ first pass */

static void add_each(exact_sum *sum, const double *x) {
    for (size_t i = 0; i < STATS_BLOCK; i++) exact_add(sum, x[i]);
}

/* Adds a block of finite numbers, of which none is above `most`, and loses them. */
static void add_block(stats_room *room, double *x, double most) {
    /* unit <= 2^1023 */
    const int largest = DBL_MAX_EXP - 1 - 10;
    int exponent = 0;
    bool rest = most > 0;
    _Static_assert(2 * STATS_BLOCK == 1 << 10, "2^10");
    (void)frexp(most, &exponent);
    if (FLT_EVAL_METHOD != 0 ||
        exponent > largest) { /* the kernel needs float64, no more and no less */
        add_each(&room->sum, x);
        return;
    }
    /* What remains is at most unit * 2^-53. Where that is too small for float64, nothing remains. 2^(10 - 53) is 2^-43. */
    double unit = ldexp(1, exponent + 10);
    while (rest) {
        exact_add(&room->sum, room->kernels->extract(x, unit, &rest));
        unit *= 0x1p-43;
    }
}

/* The range of numbers so far is that of s->edge[0] and the last edge. */
static void add_range(stats *s, double low, double high) {
    if (low < s->edge[0]) s->edge[0] = low;
    if (high > s->edge[STATS_BINS]) s->edge[STATS_BINS] = high;
}

/* `pad` of the numbers are NaN that are in no array. */
static void range_block(stats_room *room, double *x, size_t pad) {
    stats *s = room->s;
    const stats_range range = room->kernels->range(x);
    s->zeros += range.zeros;
    if (range.odd > 0 || range.zeros > 0) {
        const stats_odd odd = room->kernels->odd(x);
        s->nan += odd.nan - pad;
        s->inf += odd.inf;
        s->neg_inf += odd.neg_inf;
        room->neg_zeros += odd.neg_zeros;
    }
    if (range.odd == STATS_BLOCK) return;
    if (range.odd > 0) room->kernels->clean(x);
    add_range(s, range.low, range.high);
    add_block(room, x, fmax(fabs(range.low), fabs(range.high)));
}

/* Added to a signed integer, so that the order of all is that of unsigned ones. */
static uint64_t bias_of(const stats *s) { return is_signed(s->dtype) ? UINT64_C(1) << 63 : 0; }

static void put_word(uint8_t *bytes, uint64_t word) {
    for (unsigned i = 0; i < 8; i++) bytes[i] = (uint8_t)(word >> 8 * i);
}

/* `n` integers of 64 bits, up to a block. */
static void words_block(stats_room *room, const uint8_t *bytes, size_t n) {
    stats *s = room->s;
    const uint64_t bias = bias_of(s);
    const uint64_t pad = STATS_BLOCK - n;
    load_words(room->words, bytes, n);
    /* Filled with the last one, of which there are too many then. */
    const uint64_t last = room->words[n - 1];
    for (size_t i = n; i < STATS_BLOCK; i++) room->words[i] = last;
    const stats_words found = room->kernels->words(room->words, bias);
    s->zeros += found.zeros - (last == 0 ? pad : 0);
    if (found.low < room->low_word) room->low_word = found.low;
    if (found.high > room->high_word) room->high_word = found.high;
    /* All below 2^42, so float64 holds them. */
    const uint64_t low = found.sum_low - pad * ((last + bias) & UINT32_MAX);
    const uint64_t high = found.sum_high - pad * ((last + bias) >> 32);
    exact_add(&room->sum, (double)low);
    exact_add(&room->sum, ldexp((double)high, 32));
    if (bias != 0) exact_add(&room->sum, -ldexp((double)n, 63));
}

static void first_pass(stats_room *room, const uint8_t *bytes, size_t n) {
    room->s->count += n;
    if (room->is_words) {
        for (size_t from = 0; from < n; from += STATS_BLOCK) {
            const size_t left = n - from;
            words_block(room, bytes + 8 * from, left < STATS_BLOCK ? left : STATS_BLOCK);
        }
        return;
    }
    const size_t blocks = widen_numbers(room->wide, bytes, room->s->dtype, n);
    for (size_t b = 0; b < blocks; b++)
        range_block(room, room->wide + b * STATS_BLOCK,
                    b + 1 < blocks ? 0 : blocks * STATS_BLOCK - n);
}

/* A finite number as it is stored. */
static void put_number(const stats *s, double x, uint8_t *bytes) {
    uint8_t wide[8];
    uint64_t bits = 0;
    memcpy(&bits, &x, sizeof bits);
    put_word(wide, bits);
    tg_numbers_convert(bytes, s->dtype, wide, TG_DTYPE_FLOAT64, 1, NULL);
}

static double number_of_word(const stats *s, const uint8_t *bytes) {
    uint8_t wide[8];
    tg_numbers_convert(wide, TG_DTYPE_FLOAT64, bytes, s->dtype, 1, NULL);
    return load_f64(wide);
}

/* Minimum, maximum and edges; `finite` is not 0. */
static void plan_bins(stats_room *room) {
    stats *s = room->s;
    double low = s->edge[0];
    double high = s->edge[STATS_BINS];
    if (room->is_words) {
        put_word(s->min, room->low_word - bias_of(s));
        put_word(s->max, room->high_word - bias_of(s));
        low = number_of_word(s, s->min);
        high = number_of_word(s, s->max);
    } else {
        /* Zeros of both signs are equal: the order in which kernels met them does not matter. */
        if (low == 0) low = room->neg_zeros > 0 ? -0.0 : 0;
        if (high == 0) high = room->neg_zeros == s->zeros ? -0.0 : 0;
        put_number(s, low, s->min);
        put_number(s, high, s->max);
    }
    s->edge[0] = low;
    s->bins = low == high ? 1 : STATS_BINS;
    s->edge[s->bins] = high;
    room->scale.half = isfinite(high - low) ? 1 : 0.5;
    const double half = room->scale.half;
    const double step = (high * half - low * half) / s->bins;
    for (unsigned i = 1; i < s->bins; i++) s->edge[i] = (i * step + low * half) / half;
}

static void plan_deviations(stats_room *room) {
    stats *s = room->s;
    const double half = room->scale.half;
    s->mean = exact_mean(&room->sum, s->finite);
    room->scale.mean = s->mean * half;
    const double most =
        fmax(s->edge[s->bins] * half - s->mean * half, s->mean * half - s->edge[0] * half);
    (void)frexp(most, &room->exponent);
    /* The largest power of two. Smaller deviations than that can make 1 have squares that are small enough. */
    if (room->exponent < 1 - DBL_MAX_EXP) room->exponent = 1 - DBL_MAX_EXP;
    room->scale.factor = most > 0 ? ldexp(1, -room->exponent) : 0;
}

/* ----------------------------------------------------------------------------------- second pass */

static void add_squares(stats_room *room, double squares) {
    const double sum = room->squares + squares;
    room->squares_low += room->squares >= squares ? (room->squares - sum) + squares
                                                  : (squares - sum) + room->squares;
    room->squares = sum;
}

static void second_pass(stats_room *room, const uint8_t *bytes, size_t n) {
    const size_t blocks = widen_numbers(room->wide, bytes, room->s->dtype, n);
    for (size_t b = 0; b < blocks; b++) {
        const double *x = room->wide + b * STATS_BLOCK;
        if (room->s->bins > 1) room->kernels->edges(x, room->s->edge + 1, room->above);
        const stats_spread spread = room->kernels->spread(x, room->scale);
        add_squares(room, spread.squares);
        room->squares_low += spread.squares_low;
        room->deviations += spread.deviations;
    }
}

static void conclude(stats_room *room) {
    stats *s = room->s;
    const double n = (double)s->finite;
    /* Each edge has the numbers above it, so a bin has what the next one has not. */
    uint64_t above = s->finite + s->inf;
    for (unsigned i = 0; i < s->bins; i++) {
        const uint64_t next = i + 1 < s->bins ? room->above[i] : s->inf;
        s->in_bin[i] = above - next;
        above = next;
    }
    /* The mean is rounded: the deviations do not add up to 0. */
    double variance =
        (room->squares + room->squares_low - room->deviations * room->deviations / n) / n;
    if (variance < 0) variance = 0;
    s->std = ldexp(sqrt(variance), room->exponent) / room->scale.half;
}

/* ------------------------------------------------------------------------------ counts of values */

/* How often each value occurs: as many as there are tables, the other numbers go to the first one. */
static void count_8(uint64_t (*tables)[VALUES], const uint8_t *bytes, size_t n) {
    size_t i = 0;
    for (; i + TABLES <= n; i += TABLES) {
        for (size_t k = 0; k < TABLES; k++) tables[k][bytes[i + k]]++;
    }
    for (; i < n; i++) tables[0][bytes[i]]++;
}

static void count_16(uint64_t (*tables)[VALUES], const uint8_t *bytes, size_t n) {
    size_t i = 0;
    for (; i + TABLES <= n; i += TABLES) {
        for (size_t k = 0; k < TABLES; k++) {
            const uint8_t *number = bytes + 2 * (i + k);
            tables[k][number[0] | number[1] << 8]++;
        }
    }
    for (; i < n; i++) tables[0][bytes[2 * i] | bytes[2 * i + 1] << 8]++;
}

static void count_values(stats_room *room, const uint8_t *bytes, size_t n) {
    room->s->count += n;
    if (room->size == 1) {
        count_8(room->tables, bytes, n);
    } else {
        count_16(room->tables, bytes, n);
    }
}

/* Calls a function for each value that occurs. */
static void each_value(stats_room *room,
                       void (*visit)(stats_room *room, double x, uint64_t times)) {
    const unsigned values = room->size == 1 ? 256 : VALUES;
    uint8_t codes[2 * STATS_BLOCK];
    for (unsigned from = 0; from < values; from += STATS_BLOCK) {
        const unsigned n = values - from < STATS_BLOCK ? values - from : STATS_BLOCK;
        for (unsigned i = 0; i < n; i++) {
            codes[room->size * i] = (uint8_t)(from + i);
            if (room->size == 2) codes[2 * i + 1] = (uint8_t)((from + i) >> 8);
        }
        (void)widen_numbers(room->wide, codes, room->s->dtype, n);
        for (unsigned i = 0; i < n; i++) {
            const uint64_t times = room->tables[0][from + i];
            if (times > 0) visit(room, room->wide[i], times);
        }
    }
}

static void add_value(stats_room *room, double x, uint64_t times) {
    stats *s = room->s;
    if (isnan(x)) {
        s->nan += times;
    } else if (isinf(x)) {
        *(x > 0 ? &s->inf : &s->neg_inf) += times;
    } else {
        add_range(s, x, x);
        if (x == 0) s->zeros += times;
        if (x == 0 && signbit(x)) room->neg_zeros += times;
        /* Of numbers of 16 bits and 32 bits: exact. */
        exact_add(&room->sum, x * (double)(times & UINT32_MAX));
        exact_add(&room->sum, x * ldexp((double)(times >> 32), 32));
    }
}

static void add_deviation(stats_room *room, double x, uint64_t times) {
    stats *s = room->s;
    const double n = (double)times;
    for (unsigned i = 0; i + 1 < s->bins && x >= s->edge[i + 1]; i++) room->above[i] += times;
    if (!isfinite(x)) return;
    const double d = (x * room->scale.half - room->scale.mean) * room->scale.factor;
    add_squares(room, d * d * n);
    room->deviations += d * n;
}

/* ------------------------------------------------------------------------------------- the array */

/* One pass over all numbers. */
static bool read_all(stats_room *room, tg_array *array,
                     void (*take)(stats_room *room, const uint8_t *bytes, size_t n)) {
    const uint64_t size = tg_array_about(array).nbytes;
    for (uint64_t at = 0; at < size;) {
        const uint64_t left = size - at;
        const size_t bytes = left < READ_BYTES ? (size_t)left : READ_BYTES;
        if (!tg_array_read(array, at, room->bytes, bytes)) return false;
        for (size_t from = 0; from < bytes; from += WIDE * room->size) {
            const size_t rest = (bytes - from) / room->size;
            take(room, room->bytes + from, rest < WIDE ? rest : WIDE);
        }
        at += bytes;
        value_progress_show(room->progress, at, size);
    }
    return true;
}

static bool begin(stats_room *room, const tg_array_info *info, stats *s) {
    memset(s, 0, sizeof *s);
    const unsigned parts = element_parts(info->dtype, &s->dtype);
    room->s = s;
    room->size = element_size(s->dtype);
    room->is_words = is_integer(s->dtype) && room->size == 8;
    room->neg_zeros = 0;
    room->low_word = UINT64_MAX;
    room->high_word = 0;
    memset(&room->sum, 0, sizeof room->sum);
    room->squares = room->squares_low = room->deviations = 0;
    memset(room->above, 0, sizeof room->above);
    s->edge[0] = INFINITY;
    s->edge[STATS_BINS] = -INFINITY;
    return room->size <= 2 && info->count * parts >= (room->size == 1 ? MANY_OF_8 : MANY_OF_16);
}

static bool count_all(stats_room *room, tg_array *array) {
    const unsigned values = room->size == 1 ? 256 : VALUES;
    for (unsigned k = 0; k < TABLES; k++)
        memset(room->tables[k], 0, values * sizeof room->tables[k][0]);
    if (!read_all(room, array, count_values)) return false;
    for (unsigned k = 1; k < TABLES; k++) {
        for (unsigned i = 0; i < values; i++) room->tables[0][i] += room->tables[k][i];
    }
    each_value(room, add_value);
    return true;
}

bool stats_of(stats_room *room, tg_array *array, stats *s) {
    const tg_array_info info = tg_array_about(array);
    const bool is_counted = begin(room, &info, s);
    if (is_counted ? !count_all(room, array) : !read_all(room, array, first_pass)) return false;
    s->finite = s->count - s->nan - s->inf - s->neg_inf;
    if (s->finite == 0) return true;
    plan_bins(room);
    plan_deviations(room);
    if (is_counted) {
        each_value(room, add_deviation);
    } else if (!read_all(room, array, second_pass)) {
        return false;
    }
    conclude(room);
    return true;
}
