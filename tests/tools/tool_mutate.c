/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mutate [--all] [--spread] FILE...: every truncation of each file, and every byte of it changed, one at a time.
 *
 * Each variant must be refused with a well-formed error, or accepted, and then everything in it
 * must be consistent and the results of its conversion valid. To be run under sanitizers: an input
 * is in memory of exactly its size.
 *
 * The changes: each byte to every other value with --all, else to selected values; and four and eight
 * bytes at each position to numbers at the ends of their range. If the byte is part of a number in a
 * tensor, for which all values are allowed, four values are used in any case. With --spread, of what lies between the
 * ends of a large file one byte in a few is changed, and the file is cut there alone.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_formats.h"
#include "support_convert.h"

#define MAX_TENSOR_BYTES 4096
#define END_BYTES 384 /* --spread: so many bytes at each end of a file are changed */
#define STRIDE 5      /* and one of so many between; no alignment is a multiple of it */
#define MAX_DENSE (UINT64_C(1) << 16)

typedef struct tally {
    uint64_t inputs;
    uint64_t accepted;
} tally;

/* Formats in turn. */
static void convert(const char *what, tg_file *file, uint64_t number) {
    tg_convert_options options;
    memset(&options, 0, sizeof options);
    options.build.limits.max_dense = MAX_DENSE;
    options.raw = number / TG_NUM_FORMATS % 4 == 1;
    options.lossy = number / TG_NUM_FORMATS % 4 == 2;
    options.sparse = number / TG_NUM_FORMATS % 4 == 3 ? TG_SPARSE_KEEP : TG_SPARSE_AUTO;
    tg_format to = (tg_format)(number % TG_NUM_FORMATS);
    if (tg_format_writable(to)) support_convert(what, file, to, &options, TG_CODE_NONE);
}

/* Opens `data` and uses the file. Returns whether a strict reader must see it as well. */
static bool try_as(const char *what, const uint8_t *data, size_t size, tg_format format,
                   bool strict, bool converts, tally *t) {
    tg_options options = tg_options_default();
    options.format = format;
    options.strict = strict;
    options.limits.max_dense = MAX_DENSE;
    tg_error error;
    tg_file *file = tg_open_memory(data, size, &options, &error);
    t->inputs++;
    if (file == NULL) {
        support_check_error(what, &error, size, format != TG_FORMAT_NONE);
        return false;
    }
    bool notes = tg_num_notes(file) != 0;
    if (strict) {
        if (notes) support_problem(what, "notes although strict");
    } else {
        support_exercise(what, file, TG_CODE_NONE, MAX_TENSOR_BYTES);
        if (converts) convert(what, file, t->accepted);
    }
    t->accepted++;
    tg_close(file);
    return notes;
}

/*
 * `data` as any format, and as its own. Only a note makes a difference to a strict reader, so it is
 * tried only if there are notes. Of the many inputs that --all tries, those accepted as any format
 * are not tried again as their own, nor those refused, which were tried as that format among
 * others; and some are converted.
 */
static void try_one(const char *what, const uint8_t *data, size_t size, tg_format format, bool all,
                    tally *t) {
    uint8_t *exact = malloc(size == 0 ? 1 : size);
    if (exact == NULL) exit(2);
    memcpy(exact, data, size);
    bool converts = t->inputs % (all ? 16 : 8) == 0;
    bool notes = try_as(what, exact, size, TG_FORMAT_NONE, false, converts, t);
    if (!all) notes = try_as(what, exact, size, format, false, false, t) || notes;
    if (notes) try_as(what, exact, size, format, true, false, t);
    free(exact);
}

static void put_le(uint8_t *at, uint64_t value, size_t n) {
    for (size_t i = 0; i < n; i++) at[i] = (uint8_t)(value >> 8 * i);
}

/* Which bytes belong to numbers of tensors or to blocks of them, in which all bits are allowed: one flag for each byte,
 * from malloc. */
static bool *find_numbers(const uint8_t *data, size_t size, tg_format format) {
    bool *numbers = calloc(size + 1, sizeof *numbers);
    if (numbers == NULL) exit(2);
    tg_options options = tg_options_default();
    options.format = format;
    tg_file *file = tg_open_memory(data, size, &options, NULL);
    for (uint64_t i = 0; file != NULL && i < tg_num_tensors(file); i++) {
        tg_tensor tensor;
        if (!tg_tensor_at(file, i, &tensor) || tensor.dtype == TG_DTYPE_BOOL) continue;
        const tg_extent *values = &tensor.parts[TG_PART_VALUES];
        if (values->offset > size || values->nbytes > size - values->offset) continue;
        /* Otherwise they are decoded, or are in several pieces. */
        if (tensor.storage != TG_STORAGE_BLOCKS &&
            tg_tensor_view(file, &tensor, TG_PART_VALUES) != data + values->offset)
            continue;
        memset(numbers + values->offset, true, (size_t)values->nbytes);
    }
    tg_close(file);
    return numbers;
}

/* The position after `at`. */
static size_t next_at(size_t at, size_t size, bool spread) {
    bool between = size > END_BYTES && at >= END_BYTES && at < size - END_BYTES;
    return at + (spread && between ? STRIDE : 1);
}

static void mutate(const char *path, bool all, bool spread, tally *t) {
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
    bool *numbers = find_numbers(data, size, format);

    for (size_t n = 0; n <= size; n = next_at(n, size, spread)) {
        snprintf(what, sizeof what, "%s cut to %zu", name, n);
        try_one(what, data, n, format, all, t);
    }
    for (size_t at = 0; at < size; at = next_at(at, size, spread)) {
        uint8_t old = data[at];
        uint8_t some[] = {old ^ 0x80,         0,    0xff, old ^ 1, (uint8_t)(old + 1),
                          (uint8_t)(old - 1), 0x7f, 4};
        bool every = all && !numbers[at];
        unsigned num_values = numbers[at] ? 4 : every ? 256 : sizeof some;
        for (unsigned i = 0; i < num_values; i++) {
            uint8_t value = every ? (uint8_t)i : some[i];
            if (value == old) continue;
            data[at] = value;
            snprintf(what, sizeof what, "%s with byte %zu = %02x", name, at, value);
            try_one(what, data, size, format, all, t);
        }
        data[at] = old;
        if (numbers[at]) continue;

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
    free(numbers);
    free(data);
}

int main(int argc, char **argv) {
    bool all = false;
    bool spread = false;
    tally t = {0, 0};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--all") == 0) {
            all = true;
        } else if (strcmp(argv[i], "--spread") == 0) {
            spread = true;
        } else {
            mutate(argv[i], all, spread, &t);
        }
    }
    printf("%" PRIu64 " inputs, %" PRIu64 " accepted, %u problems\n", t.inputs, t.accepted,
           support_problems);
    return support_problems == 0 && t.inputs > 0 ? 0 : 1;
}
