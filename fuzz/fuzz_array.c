/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_array.c - target: arrays of any shape in any order, compared with a loop over indices.
 *
 * Input: dtype, order of the file, requested order, size of the window, then the lengths of the
 * axes, a byte each. The array is written as a .npy file whose elements are all different.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

const fuzz_target fuzz_about = {.format = TG_FORMAT_NONE};

#define MAX_AXES 8
#define MAX_LENGTH 97 /* more than the blocks and panels of the kernels, and no multiple of them */
#define MAX_ELEMENTS (1 << 12)
#define MAX_HEADER 192

static const struct {
    const char *name;
    tg_dtype dtype;
    size_t size;
} kinds[] = {{"|u1", TG_DTYPE_UINT8, 1},
             {"<u2", TG_DTYPE_UINT16, 2},
             {"<f4", TG_DTYPE_FLOAT32, 4},
             {"<u8", TG_DTYPE_UINT64, 8},
             {"<c16", TG_DTYPE_COMPLEX128, 16}};

typedef struct array {
    size_t kind;
    bool fortran;
    tg_array_order order;
    uint32_t rank;
    uint64_t shape[MAX_AXES];
    size_t count;
} array;

static size_t write_header(uint8_t *to, const array *a) {
    char text[MAX_HEADER];
    int n = snprintf(text, sizeof text, "{'descr': '%s', 'fortran_order': %s, 'shape': (",
                     kinds[a->kind].name, a->fortran ? "True" : "False");
    for (uint32_t i = 0; i < a->rank; i++)
        n += snprintf(text + n, sizeof text - (size_t)n, "%llu,", (unsigned long long)a->shape[i]);
    n += snprintf(text + n, sizeof text - (size_t)n, "), }\n");
    const uint8_t start[] = {0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0, (uint8_t)n, (uint8_t)(n >> 8)};
    memcpy(to, start, sizeof start);
    memcpy(to + sizeof start, text, (size_t)n);
    return sizeof start + (size_t)n;
}

/* Byte `k` of element `i` in the order of the file. */
static uint8_t byte_of(size_t i, size_t k) { return (uint8_t)((i * 2654435761u + k * 97) >> 7); }

/* The position in the file of element `i` in the order `to_fortran`. */
static size_t place_of(const array *a, bool to_fortran, size_t i) {
    uint64_t index[MAX_AXES];
    for (uint32_t k = 0; k < a->rank; k++) {
        uint32_t axis = to_fortran ? k : a->rank - 1 - k;
        index[axis] = i % a->shape[axis];
        i /= a->shape[axis];
    }
    size_t place = 0;
    for (uint32_t k = 0; k < a->rank; k++) {
        uint32_t axis = a->fortran ? a->rank - 1 - k : k;
        place = place * a->shape[axis] + index[axis];
    }
    return place;
}

/* Reads the whole array, in pieces that need not end at an element. */
static void check(const array *a, tg_array *opened, uint64_t seed) {
    const size_t size = kinds[a->kind].size;
    tg_array_info about = tg_array_about(opened);
    bool to_fortran = about.order == TG_ORDER_F;
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                 about.rank == a->rank && about.count == a->count &&
                     about.nbytes == a->count * size && about.dtype == kinds[a->kind].dtype,
                 "an array of %llu elements, not %zu", (unsigned long long)about.count, a->count);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP,
                 a->order == TG_ARRAY_ORDER_ANY || a->rank < 2 ||
                     to_fortran == (a->order == TG_ARRAY_ORDER_F),
                 "another order than was asked for");
    uint8_t *got = malloc(about.nbytes + 1);
    if (got == NULL) return;
    for (uint64_t from = 0; from < about.nbytes;) {
        uint64_t left = about.nbytes - from;
        size_t n = 1 + fuzz_chance(&seed, (uint32_t)left);
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_array_read(opened, from, got + from, n),
                     "%zu bytes at %llu of an array of %llu", n, (unsigned long long)from,
                     (unsigned long long)about.nbytes);
        from += n;
    }
    for (size_t i = 0; i < a->count; i++) {
        size_t place = place_of(a, to_fortran, i);
        for (size_t k = 0; k < size; k++)
            FUZZ_PROMISE(FUZZ_ROUND_TRIP, got[i * size + k] == byte_of(place, k),
                         "rank %u, %zu bytes, %s to %s: element %zu is not number %zu of the file",
                         a->rank, size, a->fortran ? "F" : "C", to_fortran ? "F" : "C", i, place);
    }
    free(got);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 4) return 0;
    array a = {.kind = data[0] % (sizeof kinds / sizeof *kinds),
               .fortran = (data[1] & 1) != 0,
               .order = (tg_array_order)(data[2] % 3),
               .count = 1};
    while (a.rank < MAX_AXES && a.rank < size - 4) {
        uint64_t length = data[4 + a.rank] % (MAX_LENGTH + 1);
        if (length * a.count > MAX_ELEMENTS) break;
        a.shape[a.rank++] = length;
        a.count *= length;
    }
    const size_t element = kinds[a.kind].size;
    uint8_t *file = malloc(MAX_HEADER + 16 + a.count * element);
    if (file == NULL) return 0;
    size_t n = write_header(file, &a);
    for (size_t i = 0; i < a.count; i++)
        for (size_t k = 0; k < element; k++) file[n++] = byte_of(i, k);

    fuzz_memory memory;
    tg_options options = fuzz_options(TG_FORMAT_NPY, &memory);
    tg_error error;
    tg_file *opened = tg_open_memory(file, n, &options, &error);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, opened != NULL, "a file of an array is refused: %s",
                 tg_code_name(error.code));
    tg_array_options how = {.order = a.order, .window = (uint64_t)1 << data[3] % 18};
    tg_array *values = tg_array_open(opened, 0, &how);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, values != NULL, "no array: %s",
                 tg_code_name(tg_last_error(opened)->code));
    check(&a, values, fuzz_hash(data, size));
    tg_array_close(values);
    tg_close(opened);
    FUZZ_PROMISE(FUZZ_NO_MEMORY_ERROR, memory.live == 0, "a leak of %zu bytes", memory.live);
    free(file);
    return 0;
}
