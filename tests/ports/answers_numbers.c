/* SPDX-License-Identifier: Apache-2.0 */
/*
 * answers_numbers.c - conversions of the same bytes between all dtypes.
 */
#include <inttypes.h>
#include <string.h>

#include "answers.h"

#define COUNT 1021 /* more than a block of the library, and no multiple of anything */
#define LARGEST 16 /* bytes of an element */

static uint8_t from_bytes[COUNT * LARGEST];
static uint8_t to_bytes[COUNT * LARGEST];

/* Bytes of any pattern (xorshift), and among them those of numbers where dtypes end: powers of two and their neighbours. */
static void fill(void) {
    uint64_t x = UINT64_C(88172645463325252);
    for (size_t i = 0; i < sizeof from_bytes; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        from_bytes[i] = (uint8_t)(x >> 56);
        if (i % 64 == 0)
            memset(from_bytes + i, i / 64 % 2 ? 0xFF : 0, i + 8 < sizeof from_bytes ? 8 : 0);
    }
}

static void put(const char *what, tg_dtype to, tg_dtype from, const tg_loss *loss) {
    printf("%s %s %s %016" PRIx64, what, tg_dtype_name(from), tg_dtype_name(to),
           answers_hash(HASH_BEGIN, to_bytes, sizeof to_bytes));
    if (loss != NULL) {
        printf(" %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64, loss->inexact, loss->saturated,
               loss->nan, loss->first);
    }
    puts("");
    memset(to_bytes, 0, sizeof to_bytes);
}

static bool is_number(tg_dtype dtype) {
    return tg_dtype_bits(dtype) >= 8 && !tg_dtype_is_small(dtype) && dtype != TG_DTYPE_BIT;
}

void answers_numbers(void) {
    static const tg_dtype fixed[] = {TG_DTYPE_INT8, TG_DTYPE_INT16};
    fill();
    for (int from = 1; from < TG_DTYPE_COUNT; from++) {
        for (int to = 1; to < TG_DTYPE_COUNT; to++) {
            tg_loss loss = {0, 0, 0, 0};
            if (!is_number((tg_dtype)from)) break;
            if (is_number((tg_dtype)to)) {
                tg_numbers_convert(to_bytes, (tg_dtype)to, from_bytes, (tg_dtype)from, COUNT,
                                   &loss);
                put("convert", (tg_dtype)to, (tg_dtype)from, &loss);
            }
            if (tg_dtype_is_small((tg_dtype)to) &&
                tg_dtype_holds(TG_DTYPE_FLOAT64, (tg_dtype)from)) {
                tg_small_encode(to_bytes, (tg_dtype)to, from_bytes, (tg_dtype)from, to % 2 == 0,
                                COUNT, &loss);
                put("small", (tg_dtype)to, (tg_dtype)from, &loss);
            }
        }
        if (tg_dtype_is_small((tg_dtype)from)) {
            tg_small_decode(to_bytes, from_bytes, (tg_dtype)from, 3, COUNT);
            put("small", TG_DTYPE_FLOAT32, (tg_dtype)from, NULL);
        }
    }
    for (size_t i = 0; i < 2; i++) {
        for (unsigned position = 0; position <= 15; position++) {
            tg_fixed_decode(to_bytes, from_bytes, fixed[i], position, COUNT);
            put("fixed", TG_DTYPE_FLOAT32, fixed[i], NULL);
            for (int rounding = TG_ROUNDING_HALF_EVEN; rounding <= TG_ROUNDING_DOWN; rounding++) {
                tg_loss loss = {0, 0, 0, 0};
                tg_fixed_encode(to_bytes, from_bytes, fixed[i], position, (tg_rounding)rounding,
                                COUNT, &loss);
                put("fixed", fixed[i], TG_DTYPE_FLOAT32, &loss);
            }
        }
    }
    tg_bits_decode(to_bytes, from_bytes, 5, COUNT);
    put("bits", TG_DTYPE_FLOAT32, TG_DTYPE_BIT, NULL);
    tg_bits_encode(to_bytes, from_bytes, COUNT, NULL);
    put("bits", TG_DTYPE_BIT, TG_DTYPE_FLOAT32, NULL);
    static const float bounds[][2] = {
        {0.1F, 0.7F}, {-3.3F, 1e30F}, {5.0F, 5.0F}, {-3.4e38F, 3.4e38F}, {1e-40F, 1e-39F}};
    for (size_t i = 0; i < sizeof bounds / sizeof bounds[0]; i++) {
        tg_loss loss = {0, 0, 0, 0};
        tg_scaled_decode(to_bytes, from_bytes, bounds[i][0], bounds[i][1], COUNT);
        put("scaled", TG_DTYPE_FLOAT32, TG_DTYPE_UINT8, NULL);
        tg_scaled_encode(to_bytes, from_bytes, bounds[i][0], bounds[i][1], TG_ROUNDING_HALF_UP,
                         COUNT, &loss);
        put("scaled", TG_DTYPE_UINT8, TG_DTYPE_FLOAT32, &loss);
    }
}
