/* SPDX-License-Identifier: Apache-2.0 */
/*
 * build.c - files that are to be written: what all formats have in common.
 */
#include <stdlib.h>
#include <string.h>

#include "os/os.h"
#include "write.h"

/* A build has no file whose size could bound it. */
#define DEFAULT_MEMORY (UINT64_C(1) << 30)

/* -------------------------------------------------------------------------------- refusing */

/* A name or word from outside: printable ASCII as it stands, the rest as \xNN; long ones are cut. */
static void put_word(tg_writer *w, const char *word) {
    static const char digits[] = "0123456789abcdef";
    size_t n = 0;
    for (; *word != '\0' && n < 160; word++, n++) {
        uint8_t c = (uint8_t)*word;
        if (c >= 0x20 && c < 0x7f) {
            tg_put_char(w, (char)c);
        } else {
            tg_put(w, "\\x");
            tg_put_char(w, digits[c >> 4]);
            tg_put_char(w, digits[c & 15]);
        }
    }
    if (*word != '\0') tg_put(w, "...");
}

static void put_text(tg_writer *w, const char *text, const char *word, uint64_t a, uint64_t b) {
    bool first = true;
    for (; *text != '\0'; text++) {
        if (*text == '%') {
            tg_put_u64(w, first ? a : b);
            first = false;
        } else if (*text == '$') {
            put_word(w, word);
        } else {
            tg_put_char(w, *text);
        }
    }
}

static void set_error(tg_write_error *error, tg_code code, const char *name, const char *text,
                      const char *word, uint64_t a, uint64_t b) {
    tg_writer w = {error->text, sizeof error->text, 0};
    memset(error, 0, sizeof *error);
    error->code = code;
    if (name != NULL) {
        tg_put(&w, "tensor '");
        put_word(&w, name);
        tg_put(&w, "': ");
    }
    put_text(&w, text, word, a, b);
    tg_put_end(&w);
}

bool tg_refuse(tg_build *build, tg_code code, const tg_item *item, const char *text,
               const char *word, uint64_t a, uint64_t b) {
    set_error(&build->error, code, item != NULL ? item->decl.name : NULL, text, word, a, b);
    return false;
}

bool tg_refuse_ks(tg_build *build) {
    if (build->ks.error.code == KS_LIMIT) {
        return tg_refuse(
            build, TG_ERR_LIMIT, NULL,
            "what is declared needs more than % bytes of memory; --max-memory raises it", NULL,
            build->ks.limits.memory, 0);
    }
    return tg_refuse(build, TG_ERR_NO_MEMORY, NULL, "out of memory", NULL, 0, 0);
}

const tg_write_error *tg_build_error(const tg_build *build) { return &build->error; }

/* --------------------------------------------------------------------------------- new, free */

static void fill_limits(tg_limits *limits) {
    tg_limits standard = tg_limits_default();
    if (limits->max_file == 0) limits->max_file = standard.max_file;
    if (limits->max_tensors == 0) limits->max_tensors = standard.max_tensors;
    if (limits->max_rank == 0) limits->max_rank = standard.max_rank;
    if (limits->max_dense == 0) limits->max_dense = standard.max_dense;
    if (limits->max_memory == 0) limits->max_memory = DEFAULT_MEMORY;
}

static bool keep(tg_write_error *to, tg_code code, const char *text) {
    if (to != NULL) set_error(to, code, NULL, text, NULL, 0, 0);
    return false;
}

bool tg_format_writable(tg_format format) { return tg_writer_of(format) != NULL; }

tg_build *tg_build_new(tg_format format, const tg_build_options *options, tg_write_error *error) {
    const tg_format_writer *writer = tg_writer_of(format);
    if (writer == NULL) {
        keep(error, TG_ERR_UNSUPPORTED, "this build does not write that format");
        return NULL;
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
        keep(error, TG_ERR_NO_MEMORY, "out of memory");
        return NULL;
    }
    memset(build, 0, sizeof *build);
    build->allocator = allocator;
    build->options = filled;
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

static bool is_name_char(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
           (c != '\0' && strchr("-_.~/@%", c) != NULL);
}

/* Also of keys in metadata. */
static const char bad_part[] = "a part of a name that is empty or not encoded as it has to be";

static bool test_name(tg_build *build, const tg_item *item) {
    const char *name = item->decl.name;
    if (*name == '\0') return tg_refuse(build, TG_ERR_USAGE, item, "a name is missing", NULL, 0, 0);
    /* Any other would come back under another name, or lead out of a folder. */
    return tg_name_is_legal((const uint8_t *)name, strlen(name)) ||
           tg_refuse(build, TG_ERR_BAD_VALUE, item, bad_part, NULL, 0, 0);
}

static bool count_cells(tg_build *build, tg_item *item) {
    uint64_t product = 1;
    bool empty = false;
    for (uint32_t i = 0; i < item->decl.rank; i++) {
        uint64_t n = item->decl.shape[i];
        if (n == 0) empty = true;
        if (n != 0 && product > UINT64_MAX / n)
            return tg_refuse(build, TG_ERR_OVERFLOW, item, "the shape has more than 2^64 elements",
                             NULL, 0, 0);
        if (n != 0) product *= n;
    }
    item->count = empty ? 0 : product;
    return true;
}

/* Sets one part; its bytes have to be fewer than 2^63, so that sums of a few never wrap. */
static bool set_part(tg_build *build, tg_item *item, tg_part part, tg_dtype dtype, uint64_t count) {
    item->parts[part] = tg_extent_of(dtype, count, 0);
    if (item->parts[part].nbytes <= INT64_MAX) return true;
    return tg_refuse(build, TG_ERR_OVERFLOW, item, "% elements are too many bytes", NULL, count, 0);
}

static bool set_parts(tg_build *build, tg_item *item) {
    const tg_decl *d = &item->decl;
    uint64_t steps = d->rank > 0 ? d->shape[0] : 0;
    switch (d->storage) {
    case TG_DENSE: return set_part(build, item, TG_VALUES, d->dtype, item->count);
    case TG_PARTIAL:
        if (d->stored >= item->count) break;
        return set_part(build, item, TG_VALUES, d->dtype, d->stored);
    case TG_COO:
        if (d->rank != 0 && d->stored > UINT64_MAX / d->rank) break;
        return set_part(build, item, TG_VALUES, d->dtype, d->stored) &&
               set_part(build, item, TG_INDEX_LIST, TG_INT64, d->stored * d->rank);
    case TG_SPARSE:
    case TG_INDICES:
        if (d->rank < 2 || d->dtype != TG_FLOAT32) break;
        if (d->storage == TG_SPARSE && !set_part(build, item, TG_VALUES, d->dtype, d->stored))
            return false;
        return set_part(build, item, TG_INDEX_LIST, TG_UINT32, d->stored) &&
               set_part(build, item, TG_COUNTS, TG_UINT32, steps);
    }
    return tg_refuse(build, TG_ERR_USAGE, item, "numbers of elements that do not fit the storage",
                     NULL, 0, 0);
}

static bool has(uint32_t set, unsigned number) {
    return number < 32 && (set & TG_BIT_OF(number)) != 0;
}

static const char *order_name(tg_order order) {
    if (order == TG_ORDER_C) return "C";
    return order == TG_ORDER_F ? "F" : "rotated";
}

/* Names a format that has the dtype, where there is one. */
static bool refuse_dtype(tg_build *build, const tg_item *item) {
    static const tg_format others[] = {TG_FORMAT_NPY, TG_FORMAT_NPZ, TG_FORMAT_SAFETENSORS,
                                       TG_FORMAT_BTF, TG_FORMAT_NNB};
    char text[96];
    tg_writer w = {text, sizeof text, 0};
    const char *name = tg_dtype_name(item->decl.dtype);
    tg_put(&w, name != NULL ? name : "of that number");
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        const tg_format_writer *other = tg_writer_of(others[i]);
        if (other == NULL || !has(other->dtypes, (unsigned)item->decl.dtype)) continue;
        tg_put(&w, "; ");
        tg_put(&w, tg_format_name(others[i]));
        tg_put(&w, " has it");
        break;
    }
    tg_put_end(&w);
    return tg_refuse(build, TG_ERR_BAD_VALUE, item, "the format has no dtype $", text, 0, 0);
}

/* What the tables of the writer say. */
static bool test_tables(tg_build *build, const tg_item *item) {
    const tg_format_writer *writer = build->writer;
    const tg_decl *d = &item->decl;
    uint32_t max_rank = writer->max_rank;
    if (build->options.limits.max_rank < max_rank) max_rank = build->options.limits.max_rank;
    if (d->rank > max_rank) {
        return tg_refuse(build, d->rank > writer->max_rank ? TG_ERR_BAD_VALUE : TG_ERR_LIMIT, item,
                         "% axes, at most % can be written", NULL, d->rank, max_rank);
    }
    if (!has(writer->dtypes, (unsigned)d->dtype)) return refuse_dtype(build, item);
    if (!has(writer->storages, (unsigned)d->storage)) {
        const char *name = tg_storage_name(d->storage);
        return tg_refuse(build, TG_ERR_BAD_VALUE, item,
                         "the format has no storage $; --sparse dense makes it dense",
                         name != NULL ? name : "of that number", 0, 0);
    }
    if (d->rank > 1 && !has(writer->orders, (unsigned)d->order)) {
        return tg_refuse(build, TG_ERR_BAD_VALUE, item,
                         "values come in order $, which the format does not have; another order "
                         "has to be asked for",
                         order_name(d->order), 0, 0);
    }
    return true;
}

/* Formats that have fixed point or ranges look at them themselves; what they let pass has to be none. */
static bool test_meaning(tg_build *build, const tg_item *item) {
    const tg_decl *d = &item->decl;
    bool fixed = d->dtype == TG_INT8 || d->dtype == TG_INT16;
    if ((d->fp_pos < 0 || fixed) && (!d->scaled || d->dtype == TG_UINT8)) return true;
    return tg_refuse(build, TG_ERR_BAD_VALUE, item,
                     "a position of the point belongs to int8 and int16, a range to uint8; declare "
                     "what the values stand for",
                     NULL, 0, 0);
}

static bool grow_items(tg_build *build) {
    if (build->num_items < build->items_cap) return true;
    uint64_t cap = build->items_cap == 0 ? 64 : build->items_cap * 2; /* bounded by max_memory */
    tg_item **items = ks_alloc(&build->ks, cap, sizeof *items);
    if (items == NULL) return tg_refuse_ks(build);
    if (build->num_items > 0)
        memcpy((void *)items, (const void *)build->items, build->num_items * sizeof *items);
    build->items = items;
    build->items_cap = cap;
    return true;
}

/* A copy of the declaration that lasts. */
static tg_item *copy_decl(tg_build *build, const tg_decl *decl) {
    tg_item *item = ks_alloc(&build->ks, 1, sizeof *item);
    size_t len = strlen(decl->name);
    char *name = len < SIZE_MAX ? ks_alloc(&build->ks, len + 1, 1) : NULL;
    uint64_t *shape = ks_alloc(&build->ks, decl->rank > 0 ? decl->rank : 1, sizeof *shape);
    if (item == NULL || name == NULL || shape == NULL) {
        tg_refuse_ks(build);
        return NULL;
    }
    memset(item, 0, sizeof *item);
    memcpy(name, decl->name, len + 1);
    if (decl->rank > 0) memcpy(shape, decl->shape, decl->rank * sizeof *shape);
    item->decl = *decl;
    item->decl.name = name;
    item->decl.shape = shape;
    return item;
}

bool tg_build_add(tg_build *build, const tg_decl *decl) {
    uint64_t max_tensors = build->options.limits.max_tensors;
    if (build->laid_out || decl->name == NULL || decl->values.read == NULL ||
        (decl->rank > 0 && decl->shape == NULL)) {
        return tg_refuse(build, TG_ERR_USAGE, NULL,
                         build->laid_out ? "tensors are declared before tg_build_size()"
                                         : "a declaration has a name, a shape and values",
                         NULL, 0, 0);
    }
    if (build->num_items >= max_tensors) {
        return tg_refuse(build, TG_ERR_LIMIT, NULL, "at most % tensors; --max-tensors raises it",
                         NULL, max_tensors, 0);
    }
    if (!grow_items(build)) return false;
    tg_item *item = copy_decl(build, decl);
    if (item == NULL) return false;
    if (!test_name(build, item) || !test_tables(build, item) || !count_cells(build, item) ||
        !set_parts(build, item)) {
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
            return tg_refuse(build, TG_ERR_LIMIT, NULL,
                             "a file of % bytes, at most % may be written; --max-file raises it",
                             NULL, build->size, build->options.limits.max_file);
        }
        build->laid_out = true;
    }
    if (size != NULL) *size = build->size;
    return true;
}

/* ---------------------------------------------------------------------------------- sorting */

static int compare_names(const void *a, const void *b) {
    const tg_item *const *x = a;
    const tg_item *const *y = b;
    return strcmp((*x)->decl.name, (*y)->decl.name);
}

bool tg_items_by_name(tg_build *build) {
    if (build->num_items == 0) return true;
    qsort((void *)build->items, (size_t)build->num_items, sizeof *build->items, compare_names);
    for (uint64_t i = 1; i < build->num_items; i++) {
        if (compare_names(&build->items[i - 1], &build->items[i]) == 0) {
            return tg_refuse(build, TG_ERR_BAD_VALUE, build->items[i],
                             "declared twice; each name can be there once", NULL, 0, 0);
        }
    }
    return true;
}

/* "17" as a number; false for everything else, "017" and what does not fit included. */
static bool number_of(const char *name, uint64_t *number) {
    uint64_t value = 0;
    if (*name == '\0' || (*name == '0' && name[1] != '\0')) return false;
    for (; *name != '\0'; name++) {
        if (*name < '0' || *name > '9' || value > UINT32_MAX) return false;
        value = value * 10 + (uint64_t)(*name - '0');
    }
    *number = value;
    return true;
}

bool tg_items_by_position(tg_build *build) {
    uint64_t n = build->num_items;
    if (n == 0) return true;
    tg_item **sorted = ks_alloc(&build->ks, n, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(build);
    memset((void *)sorted, 0, (size_t)n * sizeof *sorted);
    for (uint64_t i = 0; i < n; i++) {
        uint64_t at = 0;
        tg_item *item = build->items[i];
        if (!number_of(item->decl.name, &at) || at >= n || sorted[at] != NULL) {
            return tg_refuse(
                build, TG_ERR_BAD_VALUE, item,
                "the format has no names: tensors are 0 to %, each once; --lossy drops "
                "the names",
                NULL, n - 1, 0);
        }
        sorted[at] = item;
    }
    build->items = sorted;
    build->items_cap = n;
    return true;
}

/* ---------------------------------------------------------------------------------- names */

static int hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

const uint8_t *tg_component_bytes(tg_build *build, const tg_item *item, const char *text, size_t n,
                                  size_t *len) {
    uint8_t *bytes = ks_alloc(&build->ks, n > 0 ? n : 1, 1);
    if (bytes == NULL) {
        tg_refuse_ks(build);
        return NULL;
    }
    size_t k = 0;
    bool good = n > 0;
    bool empty = n == 1 && text[0] == '%';
    for (size_t i = 0; good && !empty && i < n; i++) {
        if (text[i] != '%') {
            good = text[i] != '/' && text[i] != '@' && is_name_char(text[i]);
            bytes[k++] = (uint8_t)text[i];
            continue;
        }
        int high = n - i > 2 ? hex_value(text[i + 1]) : -1;
        int low = n - i > 2 ? hex_value(text[i + 2]) : -1;
        good = high >= 0 && low >= 0;
        if (good) bytes[k++] = (uint8_t)(high * 16 + low);
        i += 2;
    }
    /* Bytes that need no encoding and have one would come back under another name. */
    bool dots = k > 0 && k <= 2 && bytes[0] == '.' && bytes[k - 1] == '.';
    size_t shortest = empty ? 1 : 0;
    for (size_t i = 0; i < k; i++) {
        bool plain = !dots && is_name_char((char)bytes[i]) && strchr("/@%", bytes[i]) == NULL;
        shortest += plain ? 1 : 3;
    }
    good = good && shortest == n;
    if (!good) {
        tg_refuse(build, TG_ERR_BAD_VALUE, item, bad_part, NULL, 0, 0);
        return NULL;
    }
    *len = k;
    return bytes;
}
