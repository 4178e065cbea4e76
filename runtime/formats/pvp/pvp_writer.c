/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_writer.c - PVP files. Facts about the format are in specs/pvp.ksy.
 *
 * A file is made from `activity` or `weights`, whose frames are interleaved with headers and times.
 * `time` may be missing, for example when a plain array is converted: then the times are 0, 1, 2,
 * and so on.
 *
 * Patch headers are those of current versions, for the whole patch, since no reader uses them.
 */
#include <string.h>

#include "pvp_writer.h"

static bool is_called(const tg_item *item, const char *name) {
    return strcmp(item->decl.name, name) == 0;
}

static bool refuse(tg_build *build, const tg_item *item, const char *text) {
    return tg_refuse(build, TG_CODE_BAD_VALUE, item, text, NULL, 0, 0);
}

/* -------------------------------------------------------------------------- what can be declared */

static bool add_activity(tg_build *build, const tg_item *item) {
    const tg_decl *d = &item->decl;
    bool state = d->dtype == TG_DTYPE_UINT32;
    if (d->rank != (state ? 5 : 4) || (state && d->shape[4] != 4)) {
        return refuse(
            build, item,
            "activity is [frames, y, x, features] of float32, int32 or uint8, or [frames, "
            "y, x, features, 4] of uint32; reshape it");
    }
    if (d->dtype == TG_DTYPE_FLOAT64 || d->scaled) {
        refuse(build, item, "activity is float32, int32, uint8 or uint32");
        return tg_advise(build, TG_REMEDY_LOSSY_VALUES);
    }
    uint64_t cells = 1;
    for (unsigned axis = Y; axis <= F; axis++) {
        if (d->shape[axis] == 0 || d->shape[axis] > INT32_MAX)
            return refuse(build, item, "y, x and features are from 1 to 2^31-1");
        if (d->shape[axis] > MOST_CELLS / cells)
            return refuse(build, item, "a layer of over 2^32 cells");
        cells *= d->shape[axis];
    }
    return d->shape[FRAMES] <= INT32_MAX || refuse(build, item, "over 2^31-1 frames; split it");
}

static bool add_weights(tg_build *build, const tg_item *item) {
    const tg_decl *d = &item->decl;
    if (d->rank != 6 || d->storage != TG_STORAGE_DENSE) {
        return refuse(build, item,
                      "weights are dense [frames, arbors, patches, y, x, features]; reshape them");
    }
    if (d->dtype == TG_DTYPE_UINT8 ? !d->scaled : d->dtype != TG_DTYPE_FLOAT32 || d->scaled) {
        refuse(build, item,
               "weights are float32, or uint8 with the range that they stand for; convert them to "
               "float32");
        return tg_advise(build, TG_REMEDY_LOSSY_VALUES);
    }
    if (d->shape[FRAMES] == 0 || d->shape[FRAMES] > UINT32_MAX)
        return refuse(build, item, "weights have from 1 to 2^32-1 frames");
    for (unsigned axis = ARBORS; axis <= NFP; axis++) {
        uint64_t most = axis == NYP || axis == NXP ? UINT16_MAX : INT32_MAX;
        if (d->shape[axis] == 0 || d->shape[axis] > most) {
            return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                             "axis % of weights is from 1 to %; split or reshape them", NULL, axis,
                             most);
        }
    }
    return true;
}

static bool add_pvp(tg_build *build, tg_item *item) {
    const tg_decl *d = &item->decl;
    if (is_called(item, "activity")) return add_activity(build, item);
    if (is_called(item, "weights")) return add_weights(build, item);
    if (!is_called(item, "time")) {
        return refuse(build, item,
                      "the format has tensors activity or weights, and time, only; rename it or "
                      "leave it out");
    }
    return (d->rank == 1 && d->storage == TG_STORAGE_DENSE && d->dtype == TG_DTYPE_FLOAT64) ||
           refuse(build, item, "time is float64 and has one axis, the frames");
}

/* Which tensors there are. */
static bool find_tensors(tg_build *build, pvp_plan *p) {
    for (uint64_t i = 0; i < build->num_items; i++) {
        const tg_item *item = build->items[i];
        const tg_item **slot = is_called(item, "time") ? &p->time : &p->content;
        if (*slot != NULL)
            return refuse(build, item,
                          "one tensor activity or weights, and one time; leave it out");
        *slot = item;
    }
    if (p->content == NULL)
        return refuse(build, NULL, "a PVP file needs a tensor called activity or weights");
    p->weights = is_called(p->content, "weights");
    p->frames = p->content->decl.shape[FRAMES];
    if (p->time != NULL && p->time->count != p->frames) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, p->time,
                         "% times for % frames; leave it out for times 0, 1, 2 and so on", NULL,
                         p->time->count, p->frames);
    }
    return true;
}

/* The counts of sparse frames and the number of entries agree. */
static bool test_counts(tg_build *build, const pvp_plan *p) {
    uint8_t block[4096];
    uint64_t total = 0; /* of at most 2^31 words of 32 bits */
    uint64_t size = p->content->parts[TG_PART_COUNTS].nbytes;
    for (uint64_t at = 0; at < size;) {
        size_t n = size - at < sizeof block ? (size_t)(size - at) : sizeof block;
        if (!tg_pvp_peek(build, p->content, TG_PART_COUNTS, at, block, n)) return false;
        for (size_t i = 0; i < n; i += 4) total += ks_u4le(block + i);
        at += n;
    }
    return total == p->content->decl.stored ||
           tg_refuse(build, TG_CODE_BAD_SIZE, p->content, "counts of % entries, but there are %",
                     NULL, total, p->content->decl.stored);
}

static bool plan_pvp(tg_build *build) {
    pvp_plan *p = ks_alloc(&build->ks, 1, sizeof *p);
    if (p == NULL) return tg_refuse_ks(build);
    memset(p, 0, sizeof *p);
    build->plan = p;
    if (!find_tensors(build, p) || !tg_pvp_lay_out(build, p)) return false;
    return p->weights || p->content->decl.storage == TG_STORAGE_DENSE || test_counts(build, p);
}

/* ------------------------------------------------------------------------------------- writing */

/* Reads a part sequentially, small pieces through a buffer. */
typedef struct cursor {
    const tg_item *item;
    tg_part part;
    uint64_t at; /* of the byte behind the buffer */
    size_t from; /* bytes [from, to) of the buffer are still to come */
    size_t to;
    uint8_t buffer[4096];
} cursor;

static void start(cursor *c, const tg_item *item, tg_part part) {
    c->item = item;
    c->part = part;
    c->at = 0;
    c->from = 0;
    c->to = 0;
}

/* Up to *n of the next bytes, at least one; NULL after an error. */
static const uint8_t *take(tg_emit *emit, cursor *c, size_t *n) {
    if (c->from == c->to) {
        uint64_t left = c->item->parts[c->part].nbytes - c->at;
        c->from = 0;
        c->to = left < sizeof c->buffer ? (size_t)left : sizeof c->buffer;
        if (!tg_emit_read(emit, c->item, c->part, c->at, c->buffer, c->to)) return NULL;
        c->at += c->to;
    }
    const uint8_t *next = c->buffer + c->from;
    if (*n > c->to - c->from) *n = c->to - c->from;
    c->from += *n;
    return next;
}

/* The next n bytes go out; n is the same in all calls for a cursor. */
static void pass(tg_emit *emit, cursor *c, uint64_t n) {
    if (n >= sizeof c->buffer) {
        tg_emit_values(emit, c->item, c->part, c->at, n);
        c->at += n;
        return;
    }
    while (n > 0) {
        size_t some = (size_t)n;
        const uint8_t *bytes = take(emit, c, &some);
        if (bytes == NULL) return;
        tg_emit_bytes(emit, bytes, some);
        n -= some;
    }
}

static void write_time(tg_emit *emit, const pvp_plan *p, cursor *times, uint64_t frame) {
    if (p->time != NULL) {
        pass(emit, times, 8);
    } else {
        tg_emit_f64le(emit, (double)frame); /* below 2^32: exact */
    }
}

static void write_words(tg_emit *emit, const pvp_plan *p) {
    for (unsigned i = 0; i < NUM_WORDS; i++) tg_emit_u32le(emit, (uint32_t)p->words[i]);
}

/* Writes the values of a dense frame in blocks of processes: for each its rows of the layer. */
static void write_layer(tg_emit *emit, const pvp_plan *p, cursor *values, uint64_t frame) {
    const int32_t *w = p->words;
    uint64_t nx = (uint64_t)w[NXPROCS];
    uint64_t ny = (uint64_t)w[NYPROCS];
    uint64_t rows = (uint64_t)w[NY];
    uint64_t row = (uint64_t)w[NX] * (uint64_t)w[NF] * (uint64_t)w[DATASIZE];
    if (nx == 1) { /* blocks of whole rows, one after the other */
        pass(emit, values, row * rows * ny);
        return;
    }
    for (uint64_t block = 0; block < nx * ny; block++) {
        uint64_t first = (frame * ny + block / nx) * rows;
        for (uint64_t y = 0; y < rows && !emit->failed; y++) {
            uint64_t from = ((first + y) * nx + block % nx) * row;
            tg_emit_values(emit, p->content, TG_PART_VALUES, from, row);
        }
    }
}

static void write_dense(tg_emit *emit, const pvp_plan *p) {
    cursor times;
    cursor values;
    start(&times, p->time, TG_PART_VALUES);
    start(&values, p->content, TG_PART_VALUES);
    write_words(emit, p);
    if (p->words[FILETYPE] != LEGACY) tg_emit_f64le(emit, p->header_time);
    for (uint64_t frame = 0; frame < p->frames && !emit->failed; frame++) {
        write_time(emit, p, &times, frame); /* of a legacy file: the one of the header */
        write_layer(emit, p, &values, frame);
    }
}

static void fail(tg_emit *emit, const pvp_plan *p, const char *text, uint64_t a, uint64_t b) {
    tg_refuse(emit->build, TG_CODE_BAD_VALUE, p->content, text, NULL, a, b);
    emit->failed = true;
}

/*
 * Writes n entries. Both cursors read parts with the same number of 4-byte elements, and always
 * advance together; so their buffers hold the same elements.
 */
static void write_entries(tg_emit *emit, const pvp_plan *p, cursor *indices, cursor *values,
                          uint64_t n) {
    uint8_t pairs[2 * sizeof indices->buffer];
    while (n > 0) {
        size_t size = n < sizeof indices->buffer / 4 ? 4 * (size_t)n : sizeof indices->buffer;
        const uint8_t *index = take(emit, indices, &size);
        const uint8_t *value = index;
        if (index != NULL && values != NULL) value = take(emit, values, &size);
        if (index == NULL || value == NULL) return;
        for (size_t i = 0; i < size; i += 4) {
            if (ks_u4le(index + i) >= p->cells) {
                fail(emit, p, "an index of % in a layer of % cells", ks_u4le(index + i), p->cells);
                return;
            }
            memcpy(pairs + 2 * i, index + i, 4);
            memcpy(pairs + 2 * i + 4, value + i, 4);
        }
        if (values != NULL) {
            tg_emit_bytes(emit, pairs, 2 * size);
        } else {
            tg_emit_bytes(emit, index, size);
        }
        n -= size / 4;
    }
}

static void write_sparse(tg_emit *emit, const pvp_plan *p) {
    cursor times;
    cursor counts;
    cursor indices;
    cursor values;
    bool with_values = p->words[FILETYPE] == SPARSE_VALUES;
    uint64_t left = p->content->decl.stored;
    start(&times, p->time, TG_PART_VALUES);
    start(&counts, p->content, TG_PART_COUNTS);
    start(&indices, p->content, TG_PART_INDEX_LIST);
    start(&values, p->content, TG_PART_VALUES);
    write_words(emit, p);
    tg_emit_f64le(emit, p->header_time);
    for (uint64_t frame = 0; frame < p->frames && !emit->failed; frame++) {
        size_t size = 4;
        write_time(emit, p, &times, frame);
        const uint8_t *count = take(emit, &counts, &size);
        if (count == NULL) return;
        uint32_t n = ks_u4le(count);
        if (n > left) { /* not what `plan` has seen */
            fail(emit, p, "a count of % where % entries are left: it has changed", n, left);
            return;
        }
        left -= n;
        tg_emit_u32le(emit, n);
        write_entries(emit, p, &indices, with_values ? &values : NULL, n);
    }
}

/* The next number of a range; 1 where there is none. */
static float next_bound(const tg_meta **bound) {
    float value = 1;
    if (*bound == NULL) return value;
    tg_meta_f32(*bound, &value); /* find_range has tried it */
    *bound = (*bound)->next;
    return value;
}

static void write_weights(tg_emit *emit, const pvp_plan *p) {
    cursor times;
    cursor values;
    const uint64_t *shape = p->content->decl.shape; /* add_weights has bounded its lengths */
    uint64_t patches = tg_pvp_patches(p);
    uint64_t patch = shape[NYP] * shape[NXP] * shape[NFP] * (uint64_t)p->words[DATASIZE];
    const tg_meta *low = p->low;
    const tg_meta *high = p->high;
    start(&times, p->time, TG_PART_VALUES);
    start(&values, p->content, TG_PART_VALUES);
    for (uint64_t frame = 0; frame < p->frames && !emit->failed; frame++) {
        write_words(emit, p);
        write_time(emit, p, &times, frame);
        tg_emit_u32le(emit, (uint32_t)shape[NXP]);
        tg_emit_u32le(emit, (uint32_t)shape[NYP]);
        tg_emit_u32le(emit, (uint32_t)shape[NFP]);
        tg_emit_f32le(emit, next_bound(&low));
        tg_emit_f32le(emit, next_bound(&high));
        tg_emit_u32le(emit, (uint32_t)shape[PATCHES]);
        for (uint64_t i = 0; i < patches && !emit->failed; i++) {
            tg_emit_u16le(emit, (uint16_t)shape[NXP]);
            tg_emit_u16le(emit, (uint16_t)shape[NYP]);
            tg_emit_u32le(emit, 0);
            pass(emit, &values, patch);
        }
    }
}

static void write_pvp(tg_build *build, tg_emit *emit) {
    const pvp_plan *p = build->plan;
    if (p->weights) {
        write_weights(emit, p);
    } else if (p->content->decl.storage == TG_STORAGE_DENSE) {
        write_dense(emit, p);
    } else {
        write_sparse(emit, p);
    }
}

static const char *const derived[] = {"frames", "active", NULL};

static const char *default_name(uint32_t rank) { return rank == 6 ? "weights" : "activity"; }

/* float64 is for the times of frames alone. */
static bool has_dtype(tg_dtype dtype, const char *name) {
    return dtype != TG_DTYPE_FLOAT64 || strcmp(name, "time") == 0;
}

const tg_format_writer tg_writer_pvp = {
    .format = TG_FORMAT_PVP,
    .dtypes = TG_BIT_OF(TG_DTYPE_FLOAT32) | TG_BIT_OF(TG_DTYPE_FLOAT64) |
              TG_BIT_OF(TG_DTYPE_INT32) | TG_BIT_OF(TG_DTYPE_UINT8) | TG_BIT_OF(TG_DTYPE_UINT32),
    .orders = TG_BIT_OF(TG_ORDER_C),
    .storages =
        TG_BIT_OF(TG_STORAGE_DENSE) | TG_BIT_OF(TG_STORAGE_INDICES) | TG_BIT_OF(TG_STORAGE_SPARSE),
    .max_rank = 6,
    .default_name = default_name,
    .counted = "time",
    .has_dtype = has_dtype,
    .derived = derived,
    .add = add_pvp,
    .plan = plan_pvp,
    .write = write_pvp,
};
