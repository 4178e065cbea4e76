/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array_sparse.c - dense windows of sparse tensors.
 *
 * A window is cleared, then its entries are stored. If several entries have the same index, the
 * last one wins, so they are processed in the order of the file. The requested order costs nothing
 * extra, since entries can be stored anywhere: F order is C order with the axes reversed.
 *
 * Which entries belong to a window is only known after reading them. With a list per step of axis
 * 0, and C order, these are the entries of the steps that the window touches; a cursor remembers
 * where the last window ended, so that counts are summed only once when reading forward. Otherwise
 * all entries must be read: each window costs a pass over them. Therefore windows are as large as
 * memory allows: with the defaults, the largest array that limits.max_dense permits has 64 of them.
 *
 * Memory safety does not depend on the indices, though tg_open() has checked them: the tg_scatter_
 * functions write nothing outside the window.
 */
#include <string.h>

#include "array.h"
#include "numbers.h"

bool tg_sparse_open(tg_array *a) {
    const tg_tensor *t = &a->tensor;
    a->dtype = t->dtype;
    a->decoding = TG_AS_STORED;
    /* ONNX may have them, but no known model does. */
    if (tg_dtype_bits(t->dtype) < 8 || tg_dtype_is_small(t->dtype))
        return tg_fail(a->file, TG_CODE_UNSUPPORTED, "sparse elements of a dtype of NumPy");
    /* No format has other sparse tensors; a list per step has values of 32 bits. */
    if (t->fp_pos >= 0 || t->scaled ||
        (t->storage != TG_STORAGE_COO && tg_dtype_bits(t->dtype) != 32) ||
        (t->storage == TG_STORAGE_INDICES && t->dtype != TG_DTYPE_FLOAT32))
        return tg_fail(a->file, TG_CODE_INTERNAL, "sparse elements that are numbers");
    for (uint32_t i = 0; i < t->rank; i++) a->lengths[t->rank + i] = t->shape[t->rank - 1 - i];
    if (a->info.count > 0 && t->rank > 0) a->per_step = a->info.count / t->shape[0];
    return true;
}

/* -------------------------------------------------------------------------------------- rows */

/* Reverses the indices of each entry. */
static void reverse_rows(uint8_t *rows, uint32_t rank, size_t n) {
    const size_t row = (size_t)rank * 8;
    for (size_t i = 0; i < n; i++, rows += row) {
        for (size_t low = 0, high = row; high - low >= 16; low += 8) {
            uint8_t kept[8];
            high -= 8;
            memcpy(kept, rows + low, 8);
            memcpy(rows + low, rows + high, 8);
            memcpy(rows + high, kept, 8);
        }
    }
}

static bool fill_coo(tg_array *a, uint64_t first, uint64_t count, uint8_t *dst) {
    const tg_tensor *t = &a->tensor;
    const bool reverse = a->info.order == TG_ORDER_F;
    const size_t row = (size_t)t->rank * 8;
    const size_t at_once = a->staging.size / (row + a->element); /* see tg_array_prepare */
    uint8_t *rows = a->staging.data;
    uint8_t *values = rows + at_once * row;
    uint64_t entry = 0;
    for (uint64_t left = t->parts[TG_PART_VALUES].count; left > 0;) {
        /* Entries are in the file, so the sizes of rows and values in bytes fit 64 bits. */
        const size_t n = left < at_once ? (size_t)left : at_once;
        if (row > 0 && !tg_tensor_read(a->file, t, TG_PART_INDEX_LIST, entry * row, rows, n * row))
            return false;
        if (!tg_tensor_read(a->file, t, TG_PART_VALUES, entry * a->element, values, n * a->element))
            return false;
        if (reverse) reverse_rows(rows, t->rank, n);
        tg_scatter_coo(dst, first, count, a->lengths + (reverse ? t->rank : 0), t->rank, rows,
                       values, a->element, n);
        entry += n;
        left -= n;
    }
    return true;
}

/* ------------------------------------------------------------------------------ lists per step */

/* 32-bit words of a part, read in blocks. */
typedef struct words {
    tg_part part;
    uint8_t *room;
    uint64_t at_once;
    uint64_t first; /* words [first, first + count) are in the buffer */
    uint64_t count;
} words;

/* Address of word `i`; *n is reduced to the words that follow it in the buffer. NULL after
 * tg_fail. */
static const uint8_t *words_at(tg_array *a, words *w, uint64_t i, uint64_t *n) {
    const uint64_t total = a->tensor.parts[w->part].count;
    if (i < w->first || i - w->first >= w->count) {
        uint64_t count = total - i; /* i < total: a step, or an entry of one, see entries_of */
        if (count > w->at_once) count = w->at_once;
        w->count = 0;
        if (!tg_tensor_read(a->file, &a->tensor, w->part, i * 4, w->room, (size_t)count * 4))
            return NULL;
        w->first = i;
        w->count = count;
    }
    const uint64_t have = w->first + w->count - i;
    if (*n > have) *n = have;
    return w->room + (size_t)(i - w->first) * 4;
}

/* The staging buffer, divided. */
typedef struct lists {
    words counts;
    words index;
    words values;       /* TG_STORAGE_SPARSE */
    uint8_t *ones;      /* used instead of values; F order only */
    uint8_t *positions; /* F order */
} lists;

static lists divide(const tg_array *a) {
    const size_t unit = a->staging.size / 80 * 16; /* a fifth */
    uint8_t *room = a->staging.data;
    lists l = {
        .counts = {TG_PART_COUNTS, room, unit / 4, 0, 0},
        .index = {TG_PART_INDEX_LIST, room + unit, unit / 4, 0, 0},
        .values = {TG_PART_VALUES, room + 2 * unit, unit / 4, 0, 0},
        .ones = room + 2 * unit,
        .positions = room + 3 * unit, /* twice the size of the others */
    };
    return l;
}

/* Number of entries at the step of the cursor. */
static bool entries_of(tg_array *a, lists *l, uint64_t *entries) {
    uint64_t one = 1;
    const uint8_t *at = words_at(a, &l->counts, a->sparse_step, &one);
    if (at == NULL) return false;
    *entries = ks_u4le(at);
    const uint64_t total = a->tensor.parts[TG_PART_INDEX_LIST].count; /* sparse_before <= total */
    return *entries <= total - a->sparse_before ||
           tg_fail(a->file, TG_CODE_INTERNAL, "counts that add up to the entries");
}

/* Moves the cursor to a step. */
static bool go_to_step(tg_array *a, lists *l, uint64_t step) {
    if (a->sparse_step > step) a->sparse_step = a->sparse_before = 0;
    while (a->sparse_step < step) {
        uint64_t entries = 0;
        if (!entries_of(a, l, &entries)) return false;
        a->sparse_before += entries;
        a->sparse_step++;
    }
    return true;
}

/* The position of a cell of a step in F order, where axis 0 is the fastest. Each remainder is less
 * than the length of its axis, so the position is inside the array whatever the cell is. */
static uint64_t position_of(const tg_tensor *t, uint64_t per_step, uint64_t step, uint64_t cell) {
    uint64_t position = 0;
    uint64_t faster = per_step;
    for (uint32_t axis = t->rank; axis-- > 1;) {
        faster /= t->shape[axis];
        position += cell % t->shape[axis] * faster;
        cell /= t->shape[axis];
    }
    return position * t->shape[0] + step;
}

static void set_positions(const tg_array *a, uint8_t *positions, const uint8_t *index, size_t n) {
    for (size_t i = 0; i < n; i++) {
        uint64_t position =
            position_of(&a->tensor, a->per_step, a->sparse_step, ks_u4le(index + 4 * i));
        for (unsigned byte = 0; byte < 8; byte++)
            positions[8 * i + byte] = (uint8_t)(position >> (8 * byte));
    }
}

/* Stores the entries of the step at the cursor to the window [first, first + count) of the step or,
 * in F order, of the whole array. */
static bool put_entries(tg_array *a, lists *l, uint64_t entries, uint64_t first, uint64_t count,
                        uint8_t *dst) {
    const bool has_values = a->tensor.storage == TG_STORAGE_SPARSE;
    const bool reverse = a->info.order == TG_ORDER_F;
    for (uint64_t i = a->sparse_before, end = i + entries; i < end;) {
        uint64_t n = end - i;
        const uint8_t *values = NULL;
        const uint8_t *index = words_at(a, &l->index, i, &n);
        if (index == NULL) return false;
        if (has_values) {
            values = words_at(a, &l->values, i, &n);
            if (values == NULL) return false;
        }
        if (reverse) {
            set_positions(a, l->positions, index, (size_t)n);
            tg_scatter_coo(dst, first, count, &a->info.count, 1, l->positions,
                           has_values ? values : l->ones, 4, (size_t)n);
        } else {
            tg_scatter_u32(dst, first, count, index, values, (size_t)n);
        }
        i += n;
    }
    return true;
}

/* Processes the steps that the window touches. */
static bool fill_steps(tg_array *a, lists *l, uint64_t first, uint64_t count, uint8_t *dst) {
    const uint64_t end = first + count;
    if (!go_to_step(a, l, first / a->per_step)) return false;
    for (;;) {
        /* The step is inside the array, so its bounds fit 64 bits. */
        const uint64_t from = a->sparse_step * a->per_step;
        const uint64_t to = from + a->per_step < end ? from + a->per_step : end;
        uint64_t entries = 0;
        if (!entries_of(a, l, &entries)) return false;
        if (!put_entries(a, l, entries, first - from, to - first, dst)) return false;
        dst += (size_t)(to - first) * a->element;
        first = to;
        if (first == end) return true; /* the next window may begin in this step */
        a->sparse_before += entries;
        a->sparse_step++;
    }
}

/* Processes all entries. */
static bool fill_anywhere(tg_array *a, lists *l, uint64_t first, uint64_t count, uint8_t *dst) {
    static const uint8_t one[4] = {0, 0, 0x80, 0x3f}; /* 1.0f */
    for (uint64_t i = 0; i < l->index.at_once; i++) memcpy(l->ones + 4 * i, one, 4);
    for (uint64_t step = 0; step < a->tensor.shape[0]; step++) {
        uint64_t entries = 0;
        if (!go_to_step(a, l, step) || !entries_of(a, l, &entries)) return false;
        if (!put_entries(a, l, entries, first, count, dst)) return false;
    }
    return true;
}

bool tg_sparse_fill(tg_array *a, uint64_t first, uint64_t count, void *dst) {
    memset(dst, 0, (size_t)count * a->element);
    if (a->tensor.storage == TG_STORAGE_COO) return fill_coo(a, first, count, dst);
    lists l = divide(a);
    return a->info.order == TG_ORDER_F ? fill_anywhere(a, &l, first, count, dst)
                                       : fill_steps(a, &l, first, count, dst);
}
