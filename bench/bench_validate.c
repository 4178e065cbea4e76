/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_validate.c - the cost of the validators that ksyc generates.
 *
 * For a big file of each format, made in memory: X_validate, the validator of bench_by_hand.c, and
 * the reader without its validator, alternately, in processor time of one core. The ratios are
 * medians of the ratios within a round. GGUF has no validator by hand. Before that, small files with one or two wrong bytes, or
 * truncated, show that both validators make the same checks.
 */
#include "bench_validate.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench_by_hand.h"
#include "bench_gen.h"
#include "bench_timer.h"
#include "btf_validate.h"
#include "gguf_validate.h"
#include "nnb_validate.h"
#include "primitiv_validate.h"
#include "pvp_validate.h"
#include "registry.h"

enum { TRIALS = 100000, SEED = 0x5eed };

typedef bool validator(const uint8_t *buf, size_t len);

typedef struct contest {
    const char *name;
    const char *what;
    ks_validator *generated;
    validator *by_hand; /* NULL: bench_by_hand.c has none */
    const tg_adapter *adapter;
    validator *is_other; /* whether bench_by_hand.c does not support this kind of file, or NULL */
} contest;

static void give_up(const contest *c, const char *why) {
    fprintf(stderr, "bench: %s, %s: %s\n", c->name, c->what, why);
    exit(1);
}

static uint32_t next(uint32_t *seed) {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed;
}

/* Runs both validators on copies of a small file, each with an error. */
static void agree(const contest *c, gen_file small) {
    static const uint8_t likely[] = {0, 1, 2, 4, 7, 8, 0x7f, 0x80, 0x91, 0xa5, 0xce, 0xff};
    uint32_t seed = SEED;
    uint64_t valid = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
        /* A block of exactly the size, so that sanitizers detect reading past its end. */
        const size_t size = trial % 8 == 0 ? next(&seed) % (small.size + 1) : small.size;
        uint8_t *copy = malloc(size > 0 ? size : 1);
        if (copy == NULL) exit(2);
        memcpy(copy, small.data, size);
        for (int wrong = trial % 3; size > 0 && wrong > 0; wrong--) {
            const uint32_t byte = next(&seed);
            copy[next(&seed) % size] =
                byte % 4 == 0 ? (uint8_t)(byte >> 8) : likely[(byte >> 8) % sizeof likely];
        }
        const bool is_valid = ks_accepts(c->generated, copy, size);
        if (is_valid != c->by_hand(copy, size) && (c->is_other == NULL || !c->is_other(copy, size)))
            give_up(c, "the validators do not agree");
        valid += is_valid;
        free(copy);
    }
    if (valid == 0 || valid == TRIALS) give_up(c, "all files are alike");
    free(small.data);
}

static double time_by_hand(const contest *c, gen_file made) {
    const double begin = timer_busy();
    if (!c->by_hand(made.data, made.size)) give_up(c, "refused by hand");
    return timer_busy() - begin;
}

static double time_generated(const contest *c, gen_file made) {
    const double begin = timer_busy();
    if (!ks_accepts(c->generated, made.data, made.size)) give_up(c, "refused");
    return timer_busy() - begin;
}

static double time_reader(const contest *c, gen_file made) {
    const double begin = timer_busy();
    ks_ctx ks;
    void *root = NULL;
    ks_ctx_init(&ks, ks_input_memory(made.data, made.size), ks_limits_for(made.size), NULL);
    if (!c->adapter->read(&ks, &root)) give_up(c, "refused by the reader");
    ks_ctx_free(&ks);
    return timer_busy() - begin;
}

static void measure(contest c, const char *what, gen_file small, gen_file made) {
    double generated[TIMER_ROUNDS], by_hand[TIMER_ROUNDS], reader[TIMER_ROUNDS];
    double to_hand[TIMER_ROUNDS], to_reader[TIMER_ROUNDS];
    c.what = what;
    if (c.by_hand != NULL) agree(&c, small);
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        if (c.by_hand != NULL) by_hand[round] = time_by_hand(&c, made);
        generated[round] = time_generated(&c, made);
        reader[round] = time_reader(&c, made);
        if (c.by_hand != NULL) to_hand[round] = generated[round] / by_hand[round];
        to_reader[round] = generated[round] / reader[round];
    }
    printf("  %-9s %-42s %5.0f MB  ", c.name, what, (double)made.size * 1e-6);
    if (c.by_hand != NULL) printf("by hand %7.2f ms  ", timer_median(by_hand) * 1e3);
    printf("validator %7.2f ms  reader %7.2f ms  ", timer_median(generated) * 1e3,
           timer_median(reader) * 1e3);
    if (c.by_hand != NULL) printf("%5.2f x by hand  ", timer_median(to_hand));
    printf("%5.3f x reader\n", timer_median(to_reader));
    fflush(stdout);
    free(made.data);
}

void bench_validate(void) {
    const contest btf = {"btf", "", btf_validate, by_hand_btf, &tg_adapter_btf, NULL};
    const contest nnb = {
        "nnb", "", nnb_validate, by_hand_nnb, &tg_adapter_nnb, by_hand_nnb_is_other};
    const contest pvp = {"pvp", "", pvp_validate, by_hand_pvp, &tg_adapter_pvp, NULL};
    const contest primitiv = {"primitiv",           "",  primitiv_validate, by_hand_primitiv,
                              &tg_adapter_primitiv, NULL};
    const contest gguf = {"gguf", "", gguf_validate, NULL, &tg_adapter_gguf, NULL};
    printf("validators; medians of %d rounds\n", TIMER_ROUNDS);
    measure(btf, "500,000 dense tensors", gen_btf(3), gen_btf(500000));
    measure(btf, "a sparse tensor of 2,000,000 entries", gen_btf_sparse(4),
            gen_btf_sparse(2000000));
    measure(nnb, "200,000 functions", gen_nnb(3), gen_nnb(200000));
    measure(pvp, "2,000 sparse frames of 5,000 entries", gen_pvp(3, 2), gen_pvp(2000, 5000));
    measure(primitiv, "300,000 parameters", gen_primitiv(3, 2), gen_primitiv(300000, 15));
    measure(gguf, "a vocabulary of 2,000,000 tokens", (gen_file){NULL, 0}, gen_gguf(2000000));
}
