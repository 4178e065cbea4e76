/* SPDX-License-Identifier: Apache-2.0 */
/*
 * build.c - declares the tensors of a file to be written; the part that all formats share.
 */
#include <stdlib.h>
#include <string.h>

#include "build_formats.h"
#include "limit.h"
#include "os.h"
#include "write.h"

/* The default: a build has no input file whose size could bound its memory. */
#define DEFAULT_MEMORY (UINT64_C(1) << 30)

/* --------------------------------------------------------------------------------- new, free */

static void fill_limits(tg_limits *limits) {
    tg_limits_fill(limits);
    if (limits->max_memory == 0) limits->max_memory = DEFAULT_MEMORY;
}

static tg_build *fail(tg_error *error, tg_code code, tg_format format, const char *text) {
    if (error == NULL) return NULL;
    *error = tg_error_make(code, format, 0, "");
    tg_text w = {error->detail, sizeof error->detail, 0};
    tg_put_refusal(&w, NULL, text, NULL, 0, 0);
    return NULL;
}

const tg_error *tg_build_error(const tg_build *build) { return &build->error; }

static const tg_format_writer *find_writer(const tg_format_writer *const *writers,
                                           tg_format format) {
    for (; *writers != NULL; writers++) {
        if ((*writers)->format == format) return *writers;
    }
    return NULL;
}

tg_build *tg_build_with(const tg_format_writer *const *writers, tg_format format,
                        const tg_build_options *options, tg_error *error) {
    const tg_format_writer *writer = find_writer(writers, format);
    if (writer == NULL && ((unsigned)format >= TG_NUM_FORMATS || format == TG_FORMAT_NONE))
        return fail(error, TG_CODE_USAGE, TG_FORMAT_NONE,
                    "the header has no format of that number");
    if (writer == NULL) {
        return fail(error, TG_CODE_UNSUPPORTED, format, "this build does not write that format");
    }
    tg_build_options filled;
    memset(&filled, 0, sizeof filled);
    if (options != NULL) filled = *options;
    fill_limits(&filled.limits);
    ks_allocator allocator = tg_os_allocator;
    if (filled.allocator.alloc != NULL && filled.allocator.free != NULL) {
        allocator = (ks_allocator){.alloc = filled.allocator.alloc,
                                   .free = filled.allocator.free,
                                   .self = filled.allocator.self};
    }
    tg_build *build = allocator.alloc(allocator.self, sizeof *build);
    if (build == NULL) {
        return fail(error, TG_CODE_NO_MEMORY, format, "out of memory");
    }
    memset(build, 0, sizeof *build);
    build->allocator = allocator;
    build->options = filled;
    build->writers = writers;
    build->writer = writer;
    ks_limits limits = ks_limits_for(0);
    limits.memory = filled.limits.max_memory;
    limits.work = UINT64_MAX;
    ks_input nothing;
    memset(&nothing, 0, sizeof nothing);
    ks_ctx_init(&build->ks, nothing, limits, &build->allocator);
    if (!tg_meta_open_sink(build)) {
        if (error != NULL) *error = build->error;
        tg_build_free(build);
        return NULL;
    }
    return build;
}

void tg_build_free(tg_build *build) {
    if (build == NULL) return;
    ks_allocator allocator = build->allocator;
    ks_ctx_free(&build->ks);
    allocator.free(allocator.self, build, sizeof *build);
}

/* ------------------------------------------------------------------------------- declaring */

static bool test_name(tg_build *build, const tg_item *item) {
    const char *name = item->decl.name;
    if (*name == '\0')
        return tg_refuse(build, TG_CODE_USAGE, item, "a name is missing", NULL, 0, 0);
    /* Other names would be read back differently, or could lead out of a folder. */
    if (tg_name_is_legal((const uint8_t *)name, strlen(name)) || tg_name_is_place(name))
        return true;
    tg_refuse(build, TG_CODE_BAD_VALUE, item, tg_bad_name_part, NULL, 0, 0);
    return tg_advise(build, TG_REMEDY_RENAME);
}

static bool count_cells(tg_build *build, tg_item *item) {
    uint64_t product = 1;
    bool empty = false;
    for (uint32_t i = 0; i < item->decl.rank; i++) {
        uint64_t n = item->decl.shape[i];
        if (n == 0) empty = true;
        if (n != 0 && product > UINT64_MAX / n)
            return tg_refuse(build, TG_CODE_OVERFLOW, item, "the shape has more than 2^64 elements",
                             NULL, 0, 0);
        if (n != 0) product *= n;
    }
    item->count = empty ? 0 : product;
    return true;
}

/* Sets one part. It must have fewer than 2^63 bytes, so that a sum of a few parts does not
 * overflow. */
static bool set_part(tg_build *build, tg_item *item, tg_part part, tg_dtype dtype, uint64_t count) {
    item->parts[part] = tg_extent_of(dtype, count, 0);
    if (item->parts[part].nbytes <= INT64_MAX) return true;
    return tg_refuse(build, TG_CODE_OVERFLOW, item, "% elements are too many bytes", NULL, count,
                     0);
}

/* The bytes of elements that are no numbers. */
static bool set_bytes(tg_build *build, tg_item *item) {
    const uint64_t element = item->decl.element;
    if (element > 0 && item->count > UINT64_MAX / element)
        return tg_refuse(build, TG_CODE_OVERFLOW, item, "% elements are too many bytes", NULL,
                         item->count, 0);
    return set_part(build, item, TG_PART_VALUES, TG_DTYPE_UINT8, item->count * element);
}

static bool set_parts(tg_build *build, tg_item *item) {
    const tg_decl *d = &item->decl;
    uint64_t steps = d->rank > 0 ? d->shape[0] : 0;
    uint32_t elements;
    uint32_t bytes;
    if (tg_dtype_block(d->dtype, &elements, &bytes) != (d->storage == TG_STORAGE_BLOCKS))
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "storage blocks and dtypes of blocks are for each other", NULL, 0, 0);
    switch (d->storage) {
    case TG_STORAGE_BLOCKS:
        if (d->rank == 0 || d->shape[d->rank - 1] % elements != 0 || d->order != TG_ORDER_C)
            return tg_refuse(build, TG_CODE_BAD_SIZE, item,
                             "the last axis has to consist of whole blocks of % elements", NULL,
                             elements, 0);
        return set_part(build, item, TG_PART_VALUES, d->dtype, item->count);
    case TG_STORAGE_DENSE:
        if (d->dtype == TG_DTYPE_OPAQUE) return set_bytes(build, item);
        return set_part(build, item, TG_PART_VALUES, d->dtype, item->count);
    case TG_STORAGE_PARTIAL:
        if (d->stored >= item->count) break;
        return set_part(build, item, TG_PART_VALUES, d->dtype, d->stored);
    case TG_STORAGE_COO:
        if (d->rank != 0 && d->stored > UINT64_MAX / d->rank) break;
        return set_part(build, item, TG_PART_VALUES, d->dtype, d->stored) &&
               set_part(build, item, TG_PART_INDEX_LIST, TG_DTYPE_INT64, d->stored * d->rank);
    case TG_STORAGE_SPARSE:
    case TG_STORAGE_INDICES:
        if (d->rank < 2 || d->dtype != TG_DTYPE_FLOAT32) break;
        if (d->storage == TG_STORAGE_SPARSE &&
            !set_part(build, item, TG_PART_VALUES, d->dtype, d->stored))
            return false;
        return set_part(build, item, TG_PART_INDEX_LIST, TG_DTYPE_UINT32, d->stored) &&
               set_part(build, item, TG_PART_COUNTS, TG_DTYPE_UINT32, steps);
    case TG_STORAGE_TEXT: break; /* no format writes it */
    }
    return tg_refuse(build, TG_CODE_USAGE, item, "numbers of elements that do not fit the storage",
                     NULL, 0, 0);
}

static bool has(uint64_t set, unsigned number) {
    return number < 64 && (set & TG_BIT_OF(number)) != 0;
}

/* Numbers that are no enumerators are mistakes of the program, for which no format matters. */
static bool test_numbers(tg_build *build, const tg_item *item) {
    const tg_decl *d = &item->decl;
    const char *what = NULL;
    if (tg_dtype_name(d->dtype) == NULL) what = "dtype";
    if (tg_storage_name(d->storage) == NULL) what = "storage";
    if ((unsigned)d->order > TG_ORDER_ROTATED) what = "order";
    if (d->fp_pos < -1 || d->fp_pos > 15) what = "fp_pos";
    if (d->dtype == TG_DTYPE_OPAQUE && d->type == NULL)
        return tg_refuse(build, TG_CODE_USAGE, item, "the type of the elements is missing", NULL, 0,
                         0);
    return what == NULL ||
           tg_refuse(build, TG_CODE_USAGE, item, "the header has no $ of that number", what, 0, 0);
}

static const char *order_name(tg_order order) {
    if (order == TG_ORDER_C) return "C";
    return order == TG_ORDER_F ? "F" : "rotated";
}

/* Finds a format with the dtype: preferably one for plain arrays, otherwise the last one; NULL if
 * there is none. */
static const tg_format_writer *writer_with(const tg_build *build, tg_dtype dtype) {
    const tg_format_writer *found = NULL;
    for (size_t i = 0; build->writers[i] != NULL; i++) {
        const tg_format_writer *writer = build->writers[i];
        if (!has(writer->dtypes, (unsigned)dtype)) continue;
        found = writer;
        if (writer->plain) break;
    }
    return found;
}

/* The elements are no numbers. */
static bool refuse_type(tg_build *build, const tg_item *item) {
    tg_refuse(build, TG_CODE_BAD_VALUE, item, "the format has no type $; npy and npz have it",
              item->decl.type, 0, 0);
    return tg_advise(build, TG_REMEDY_SKIP);
}

/* The message names a format that has the dtype, if there is one. */
static bool refuse_dtype(tg_build *build, const tg_item *item) {
    char text[96];
    tg_text t = {text, sizeof text, 0};
    const tg_decl *d = &item->decl;
    const tg_format_writer *other = writer_with(build, d->dtype);
    if (d->dtype == TG_DTYPE_OPAQUE) return refuse_type(build, item);
    tg_put(&t, tg_dtype_name(d->dtype));
    if (other != NULL) {
        tg_put(&t, "; ");
        tg_put(&t, tg_format_name(other->format));
        tg_put(&t, " has it");
    }
    tg_put_end(&t);
    /* Bytes from a file of a format that has no bytes: its reader cannot show them as what they are, such as blocks whose
     * byte order is not known. */
    return tg_refuse(
        build, TG_CODE_BAD_VALUE, item,
        build->own_source && item->decl.dtype == TG_DTYPE_UINT8
            ? "its elements are known as bytes only, for which the format has no dtype: $"
            : "the format has no dtype $",
        text, 0, 0);
}

/* Tests the declaration against the tables of the writer. */
static bool test_tables(tg_build *build, const tg_item *item) {
    const tg_format_writer *writer = build->writer;
    const tg_decl *d = &item->decl;
    uint32_t max_rank = writer->max_rank;
    if (build->options.limits.max_rank < max_rank) max_rank = build->options.limits.max_rank;
    if (d->rank > max_rank) {
        const char *text = "% axes, at most % can be written";
        return d->rank > writer->max_rank
                   ? tg_refuse(build, TG_CODE_BAD_VALUE, item, text, NULL, d->rank, max_rank)
                   : tg_refuse_limit(build, TG_LIMIT_MAX_RANK, item, text, d->rank, max_rank);
    }
    if (!has(d->type != NULL ? writer->typed : writer->dtypes, (unsigned)d->dtype))
        return refuse_dtype(build, item);
    if (!has(writer->storages, (unsigned)d->storage)) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item, "the format has no storage $",
                  tg_storage_name(d->storage), 0, 0);
        return tg_advise(build, TG_REMEDY_DENSE);
    }
    if (d->rank > 1 && !has(writer->orders, (unsigned)d->order)) {
        return tg_refuse(
            build, TG_CODE_BAD_VALUE, item,
            "values are in order $, which the format does not support; request another order",
            order_name(d->order), 0, 0);
    }
    return true;
}

/* Formats with fixed point or ranges test these themselves. A declaration that they do not refuse
 * must not have a meaningless one. */
static bool test_meaning(tg_build *build, const tg_item *item) {
    const tg_decl *d = &item->decl;
    bool fixed = d->dtype == TG_DTYPE_INT8 || d->dtype == TG_DTYPE_INT16;
    if ((d->fp_pos <= 0 || fixed) && (!d->scaled || d->dtype == TG_DTYPE_UINT8)) return true;
    return tg_refuse(
        build, TG_CODE_BAD_VALUE, item,
        "fixed point requires int8 or int16, a range requires uint8; declare the decoded values",
        NULL, 0, 0);
}

static bool grow_items(tg_build *build) {
    if (build->num_items < build->items_cap) return true;
    uint64_t cap = build->items_cap == 0 ? 64 : build->items_cap * 2; /* bounded by max_memory */
    tg_item **items = ks_alloc(&build->ks, cap, sizeof *items);
    if (items == NULL) return tg_refuse_ks(build);
    /* `items` has room for them, so their bytes fit size_t. */
    if (build->num_items > 0)
        memcpy((void *)items, (const void *)build->items, (size_t)build->num_items * sizeof *items);
    build->items = items;
    build->items_cap = cap;
    return true;
}

/* Copies `n` bytes to the arena. NULL after tg_refuse. */
static const char *copy_bytes(tg_build *build, const char *bytes, size_t n) {
    char *copy = ks_alloc(&build->ks, n > 0 ? n : 1, 1);
    if (copy == NULL) {
        tg_refuse_ks(build);
    } else if (n > 0) {
        memcpy(copy, bytes, n);
    }
    return copy;
}

/* Copies the declaration to the arena. */
static tg_item *copy_decl(tg_build *build, const tg_decl *decl) {
    tg_item *item = ks_alloc(&build->ks, 1, sizeof *item);
    const size_t len = strlen(decl->name);
    const size_t type_len = decl->type != NULL ? strlen(decl->type) : 0;
    char *name = len < SIZE_MAX ? ks_alloc(&build->ks, len + 1, 1) : NULL;
    uint64_t *shape = ks_alloc(&build->ks, decl->rank > 0 ? decl->rank : 1, sizeof *shape);
    if (item == NULL || name == NULL || shape == NULL) {
        tg_refuse_ks(build);
        return NULL;
    }
    const char *raw = NULL;
    if (decl->raw_name != NULL) {
        raw = copy_bytes(build, decl->raw_name, decl->raw_name_len);
        if (raw == NULL) return NULL;
    }
    const char *type = NULL;
    if (decl->type != NULL && (type = copy_bytes(build, decl->type, type_len + 1)) == NULL)
        return NULL;
    memset(item, 0, sizeof *item);
    memcpy(name, decl->name, len + 1);
    if (decl->rank > 0) memcpy(shape, decl->shape, decl->rank * sizeof *shape);
    item->decl = *decl;
    item->decl.name = name;
    item->decl.raw_name = raw;
    item->decl.type = type;
    item->decl.shape = shape;
    return item;
}

bool tg_build_add(tg_build *build, const tg_decl *decl) {
    uint64_t max_tensors = build->options.limits.max_tensors;
    if (build->laid_out || decl->name == NULL || decl->values.read == NULL ||
        (decl->rank > 0 && decl->shape == NULL)) {
        return tg_refuse(build, TG_CODE_USAGE, NULL,
                         build->laid_out ? "tensors are declared before tg_build_size()"
                                         : "a declaration has a name, a shape and values",
                         NULL, 0, 0);
    }
    if (build->num_items >= max_tensors) {
        return tg_refuse_limit(build, TG_LIMIT_MAX_TENSORS, NULL, "at most % tensors", max_tensors,
                               0);
    }
    if (!grow_items(build)) return false;
    tg_item *item = copy_decl(build, decl);
    if (item == NULL) return false;
    if (!test_name(build, item) || !test_numbers(build, item) || !test_tables(build, item) ||
        !count_cells(build, item) || !set_parts(build, item)) {
        return false;
    }
    if (build->writer->add != NULL && !build->writer->add(build, item)) return false;
    if (!test_meaning(build, item)) return false;
    build->items[build->num_items++] = item;
    return true;
}

bool tg_build_size(tg_build *build, uint64_t *size) {
    if (!build->laid_out) {
        if (!tg_meta_close_sink(build) || !build->writer->plan(build)) return false;
        if (build->size > build->options.limits.max_file) {
            return tg_refuse_limit(build, TG_LIMIT_MAX_FILE, NULL,
                                   "a file of % bytes, at most % may be written", build->size,
                                   build->options.limits.max_file);
        }
        build->laid_out = true;
    }
    if (size != NULL) *size = build->size;
    return true;
}
