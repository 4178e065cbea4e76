/* SPDX-License-Identifier: Apache-2.0 */
/*
 * validate FORMAT FILE...: compares the verdicts of validator and reader on each file, on every
 * truncation of it, and on variants of it with one byte changed, for every byte.
 *
 * What a strict validator accepts has no notes, and the other way round, apart from those that it cannot judge.
 *
 * Different parts of ksyc generate both from one grammar, and they have only ks_gate.h and what it includes in common.
 * Each input is in a block of exactly its size. Budgets of the reader are ignored: a file that is
 * refused only because of a limit is not compared.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "grammars.h"
#include "registry.h"
#include "support.h"

#define PLACES_MAX (UINT64_C(1) << 14) /* so many bytes at the start of a file are changed */

typedef struct grammar {
    const char *name;
    ks_validator *validate;
    bool (*read)(ks_ctx *ks, ks_stream *io);
} grammar;

/* The reader alone, as an adapter may refuse more than the grammar. */
#define READER(id, is_big, complete)                                                               \
    static bool read_##id(ks_ctx *ks, ks_stream *io) {                                             \
        id *object = NULL;                                                                         \
        return id##_read(ks, io, &object) && complete;                                             \
    }
KS_GRAMMARS(READER)

static bool find_reader(const char *name, grammar *g) {
#define ROW(id, is_big, complete) {#id, read_##id},
    static const struct {
        const char *name;
        bool (*read)(ks_ctx *ks, ks_stream *io);
    } readers[] = {KS_GRAMMARS(ROW)};
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++) {
        if (strcmp(readers[i].name, name) != 0) continue;
        g->name = readers[i].name;
        g->read = readers[i].read;
    }
    return g->read != NULL;
}

static bool find_validator(const char *name, grammar *g) {
    for (size_t i = 0; i < tg_num_adapters; i++) {
        const char *known = tg_format_name(tg_adapters[i]->format);
        if (known != NULL && strcmp(known, name) == 0) g->validate = tg_adapters[i]->validate;
    }
    return g->validate != NULL;
}

typedef struct tally {
    uint64_t inputs;
    uint64_t valid;
    uint64_t limited;
} tally;

/* Whether there may be a note that the validator cannot judge: of padding behind a tensor; of the range of bytes, whose
 * ends are numbers with a fraction. */
static bool is_unjudged(const grammar *g, const uint8_t *data, size_t size) {
    if (strcmp(g->name, "gguf") == 0) return true;
    return strcmp(g->name, "pvp") == 0 && size > 40 &&
           ks_u4le(data + 36) == 1; /* datatype: bytes */
}

static void compare(const grammar *g, const char *what, const uint8_t *data, size_t size,
                    tally *t) {
    uint8_t *exact = malloc(size == 0 ? 1 : size);
    if (exact == NULL) exit(2);
    if (size > 0) memcpy(exact, data, size);
    const ks_limits limits = {UINT64_C(1) << 32, UINT64_C(1) << 40, 1000, false};
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(exact, size), limits, NULL);
    ks_stream io = ks_stream_root(&ks);
    const bool is_read = g->read(&ks, &io);
    const bool is_valid = ks_accepts(g->validate, exact, size);
    const bool is_strictly = ks_accepts_strictly(g->validate, exact, size);
    const bool is_clean = is_read && ks.num_notes == 0;
    t->inputs++;
    t->valid += is_valid;
    if (!is_read && ks.error.code == KS_LIMIT) {
        t->limited++;
    } else if (is_read != is_valid) {
        support_problem(what, "the reader says %s, the validator %s",
                        is_read ? "ok" : ks_code_name(ks.error.code),
                        is_valid ? "valid" : "not valid");
    } else if (is_strictly ? !is_clean : is_clean && !is_unjudged(g, exact, size)) {
        support_problem(what, "the reader has %" PRIu64 " notes, the strict validator says %s",
                        (uint64_t)ks.num_notes, is_strictly ? "valid" : "not valid");
    }
    ks_ctx_free(&ks);
    free(exact);
}

static void vary(const grammar *g, const char *path, uint8_t *data, size_t size, tally *t) {
    static const uint8_t values[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
    char what[1100];
    const size_t places = size < PLACES_MAX ? size : (size_t)PLACES_MAX;
    compare(g, path, data, size, t);
    for (size_t n = 0; n < places; n++) {
        snprintf(what, sizeof what, "%s cut to %zu", path, n);
        compare(g, what, data, n, t);
    }
    for (size_t at = 0; at < places; at++) {
        const uint8_t old = data[at];
        for (size_t i = 0; i < sizeof values + 10; i++) {
            /* Boundary values, the byte with each bit inverted, and its neighbours. */
            const unsigned value = i < sizeof values        ? values[i]
                                   : i < sizeof values + 8  ? old ^ (1u << (i - sizeof values))
                                   : i == sizeof values + 8 ? old + 1u
                                                            : old - 1u;
            data[at] = (uint8_t)(value & 0xffu);
            if (data[at] == old) continue;
            snprintf(what, sizeof what, "%s with %02x at %zu", path, data[at], at);
            compare(g, what, data, size, t);
        }
        data[at] = old;
    }
}

int main(int argc, char **argv) {
    grammar g = {0};
    if (argc < 3 || !find_reader(argv[1], &g) || !find_validator(argv[1], &g)) {
        fprintf(stderr, "usage: validate FORMAT FILE...\n");
        return 2;
    }
    tally t = {0};
    for (int i = 2; i < argc; i++) {
        size_t size = 0;
        uint8_t *data = support_load(argv[i], &size);
        vary(&g, argv[i], data, size, &t);
        free(data);
    }
    printf("%" PRIu64 " inputs, %" PRIu64 " valid, %" PRIu64 " only over a limit\n", t.inputs,
           t.valid, t.limited);
    return support_problems == 0 ? 0 : 1;
}
