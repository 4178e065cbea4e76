/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mutate FILE...: every truncation of each file, and every byte of it changed, one at a time.
 *
 * Each of them has to be accepted, and then everything in it has to hold together, or to be refused
 * with a well-formed error. Made to run under sanitizers: an input lies in memory of just its size.
 *
 * The changes: each byte to every other value with --all, else to some values that matter; and four
 * and eight bytes at each place to numbers at the ends of their range.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

#define MAX_TENSOR_BYTES 4096

typedef struct tally {
    uint64_t inputs;
    uint64_t accepted;
} tally;

/* `data` as any format, as its own (left out of the many that --all tries), and as its own strictly. */
static void try_one(const char *what, const uint8_t *data, size_t size, tg_format format, bool all,
                    tally *t) {
    uint8_t *exact = malloc(size == 0 ? 1 : size);
    if (exact == NULL) exit(2);
    memcpy(exact, data, size);
    for (int mode = 0; mode < 3; mode += all ? 2 : 1) {
        tg_options options = tg_options_default();
        options.format = mode == 0 ? TG_FORMAT_NONE : format;
        options.strict = mode == 2;
        tg_error error;
        tg_file *file = tg_open_memory(exact, size, &options, &error);
        t->inputs++;
        if (file == NULL) {
            support_check_error(what, &error, size, mode != 0);
        } else {
            t->accepted++;
            if (options.strict && tg_num_notes(file) != 0)
                support_problem(what, "notes although strict");
            if (mode != 2) support_exercise(what, file, TG_ERR_NONE, MAX_TENSOR_BYTES);
            tg_close(file);
        }
    }
    free(exact);
}

static void put_le(uint8_t *at, uint64_t value, size_t n) {
    for (size_t i = 0; i < n; i++) at[i] = (uint8_t)(value >> 8 * i);
}

static void mutate(const char *path, bool all, tally *t) {
    static const uint64_t words4[] = {0,          1,          0x7fffffff, 0x80000000,
                                      0xffffffff, 0xffffff7f, 0x01000000};
    static const uint64_t words8[] = {UINT64_C(1) << 32,       UINT64_C(1) << 61, UINT64_C(1) << 62,
                                      (UINT64_C(1) << 63) - 1, UINT64_C(1) << 63, UINT64_MAX,
                                      UINT64_MAX - 7};
    const char *name = support_base(path);
    tg_format format = support_format(path);
    char what[300];
    size_t size;
    uint8_t *data = support_load(path, &size);

    for (size_t n = 0; n <= size; n++) {
        snprintf(what, sizeof what, "%s cut to %zu", name, n);
        try_one(what, data, n, format, all, t);
    }
    for (size_t at = 0; at < size; at++) {
        uint8_t old = data[at];
        uint8_t some[] = {old ^ 1, old ^ 0x80, 0, 0xff, (uint8_t)(old + 1), (uint8_t)(old - 1),
                          0x7f,    4};
        for (unsigned i = 0; i < (all ? 256u : sizeof some); i++) {
            uint8_t value = all ? (uint8_t)i : some[i];
            if (value == old) continue;
            data[at] = value;
            snprintf(what, sizeof what, "%s with byte %zu = %02x", name, at, value);
            try_one(what, data, size, format, all, t);
        }
        data[at] = old;

        uint8_t saved[8];
        size_t left = size - at < 8 ? size - at : 8;
        memcpy(saved, data + at, left);
        for (unsigned i = 0; left >= 4 && i < sizeof words4 / sizeof *words4; i++) {
            put_le(data + at, words4[i], 4);
            snprintf(what, sizeof what, "%s with u32 at %zu = %" PRIx64, name, at, words4[i]);
            try_one(what, data, size, format, all, t);
        }
        memcpy(data + at, saved, left);
        for (unsigned i = 0; left >= 8 && i < sizeof words8 / sizeof *words8; i++) {
            put_le(data + at, words8[i], 8);
            snprintf(what, sizeof what, "%s with u64 at %zu = %" PRIx64, name, at, words8[i]);
            try_one(what, data, size, format, all, t);
        }
        memcpy(data + at, saved, left);
    }
    free(data);
}

int main(int argc, char **argv) {
    bool all = false;
    tally t = {0, 0};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--all") == 0) {
            all = true;
        } else {
            mutate(argv[i], all, &t);
        }
    }
    printf("%" PRIu64 " inputs, %" PRIu64 " accepted, %u problems\n", t.inputs, t.accepted,
           support_problems);
    return support_problems == 0 && t.inputs > 0 ? 0 : 1;
}
