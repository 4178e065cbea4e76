/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_write.c - writers, driven by a description of tensors and metadata: either the build refuses
 * it with a reason, or it writes a file from which every tensor is read back as declared.
 *
 * The input is the description, byte by byte: format, tensors, metadata. After its end, zeros are
 * read.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_formats.h"
#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = SIZE_MAX, .format = TG_FORMAT_NONE}; /* no file inside */

#define MAX_TENSORS 6
#define MAX_RANK 7
#define MAX_CELLS 256
#define MAX_NAME 24

/* ------------------------------------------------------------------------------- descriptions */

typedef struct description {
    const uint8_t *data;
    size_t left;
} description;

static uint8_t next(description *d) {
    if (d->left == 0) return 0;
    d->left--;
    return *d->data++;
}

static uint32_t below(description *d, uint32_t bound) { return next(d) % bound; }

static uint64_t next_u64(description *d, unsigned bytes) {
    uint64_t number = 0;
    for (unsigned i = 0; i < bytes; i++) number = number << 8 | next(d);
    return number;
}

/* ------------------------------------------------------------------------------------- tensors */

typedef struct tensor {
    char name[MAX_NAME];
    uint64_t shape[MAX_RANK];
    uint64_t cells;
    tg_decl decl;
    uint8_t *parts[TG_PART_COUNT]; /* in blocks of exactly their size */
    size_t sizes[TG_PART_COUNT];
    tg_dtype dtypes[TG_PART_COUNT];
} tensor;

static bool give(void *self, tg_part part, uint64_t from, void *dst, size_t n, tg_error *error) {
    const tensor *t = self;
    (void)error;
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, from <= t->sizes[part] && n <= t->sizes[part] - from,
                 "%s: %zu bytes are asked for at %llu of %zu", t->name, n, (unsigned long long)from,
                 t->sizes[part]);
    if (n > 0) memcpy(dst, t->parts[part] + from, n);
    return true;
}

/* Names that formats know, decimal numbers as used for tensors without names, and any others
 * that need no encoding. */
static void choose_name(tensor *t, description *d, unsigned number) {
    static const char *const names[] = {"tensor",  "value",   "activity", "time",
                                        "weights", "patches", "value@m",  "a/b/c",
                                        "array",   "a%2Fb",   "%",        "0"};
    static const char legal[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_~";
    uint32_t kind = below(d, 4);
    if (kind == 0) {
        snprintf(t->name, sizeof t->name, "%u", number);
    } else if (kind < 3) {
        snprintf(t->name, sizeof t->name, "%s", names[below(d, sizeof names / sizeof *names)]);
        if (kind == 2) t->name[strlen(t->name) - 1] = (char)('0' + number);
    } else {
        size_t n = 1 + below(d, MAX_NAME - 1);
        for (size_t i = 0; i < n; i++) t->name[i] = legal[below(d, sizeof legal - 1)];
        t->name[n] = '\0';
    }
}

static void choose_shape(tensor *t, description *d) {
    static const uint8_t lengths[] = {1, 2, 3, 1, 4, 0, 8, 17};
    tg_decl *decl = &t->decl;
    decl->rank = below(d, MAX_RANK + 1);
    decl->shape = t->shape;
    t->cells = 1;
    for (uint32_t i = 0; i < decl->rank; i++) {
        uint64_t length = lengths[below(d, sizeof lengths)];
        if (t->cells * length > MAX_CELLS) length = 1;
        t->shape[i] = length;
        t->cells *= length;
    }
}

static bool set_part(tensor *t, tg_part part, tg_dtype dtype, uint64_t count) {
    uint32_t elements;
    uint32_t bytes;
    if (dtype == TG_DTYPE_OPAQUE)
        t->sizes[part] = (size_t)(count * t->decl.element);
    else if (tg_dtype_block(dtype, &elements, &bytes))
        t->sizes[part] = (size_t)((count + elements - 1) / elements * bytes);
    else
        t->sizes[part] = (size_t)((count * tg_dtype_bits(dtype) + 7) / 8);
    t->dtypes[part] = dtype;
    t->parts[part] = malloc(t->sizes[part] > 0 ? t->sizes[part] : 1);
    return t->parts[part] != NULL;
}

static void put_le(uint8_t *at, uint64_t number, size_t n) {
    for (size_t i = 0; i < n; i++) at[i] = (uint8_t)(number >> (8 * i));
}

/* A row of the matrix per entry: a position along each axis. */
static bool coo_indices(tensor *t, uint64_t *seed) {
    uint32_t rank = t->decl.rank;
    if (!set_part(t, TG_PART_INDEX_LIST, TG_DTYPE_INT64, t->decl.stored * rank)) return false;
    for (uint64_t i = 0; i < t->decl.stored * rank; i++)
        put_le(t->parts[TG_PART_INDEX_LIST] + 8 * i,
               fuzz_chance(seed, (uint32_t)t->shape[i % rank]), 8);
    return true;
}

/* Entries spread over the steps of axis 0, each with the number of a cell of the other axes. */
static bool step_indices(tensor *t, uint64_t *seed) {
    uint64_t steps = t->shape[0];
    uint64_t cells = t->cells / steps;
    uint64_t left = t->decl.stored;
    uint8_t *at;
    if (!set_part(t, TG_PART_COUNTS, TG_DTYPE_UINT32, steps) ||
        !set_part(t, TG_PART_INDEX_LIST, TG_DTYPE_UINT32, t->decl.stored))
        return false;
    at = t->parts[TG_PART_INDEX_LIST];
    for (uint64_t step = 0; step < steps; step++) {
        uint64_t most = left < cells ? left : cells;
        uint64_t n = step + 1 == steps ? left : fuzz_chance(seed, (uint32_t)most + 1);
        put_le(t->parts[TG_PART_COUNTS] + 4 * step, n, 4);
        left -= n;
        for (uint64_t i = 0; i < n; i++, at += 4) put_le(at, (i * 7 + step) % cells, 4);
    }
    return true;
}

static bool choose_parts(tensor *t, description *d) {
    tg_decl *decl = &t->decl;
    uint64_t seed = next_u64(d, 2) + 1;
    uint64_t count = t->cells;
    /* What tensorgate.h requires of a caller. */
    bool steps = decl->storage == TG_STORAGE_INDICES || decl->storage == TG_STORAGE_SPARSE;
    if (t->cells == 0 || decl->rank < (steps ? 2 : 1)) decl->storage = TG_STORAGE_DENSE;
    if (decl->storage != TG_STORAGE_DENSE && steps) decl->dtype = TG_DTYPE_FLOAT32;
    if (decl->storage != TG_STORAGE_DENSE) count = fuzz_chance(&seed, (uint32_t)t->cells);
    decl->stored = count;
    if (decl->storage != TG_STORAGE_INDICES && !set_part(t, TG_PART_VALUES, decl->dtype, count))
        return false;
    for (size_t i = 0; i < t->sizes[TG_PART_VALUES]; i++)
        t->parts[TG_PART_VALUES][i] = (uint8_t)fuzz_chance(&seed, 256);
    /* Bits after the last element are 0, and a bool is 0 or 1. */
    if (decl->dtype == TG_DTYPE_BIT && count % 8 != 0 && t->sizes[TG_PART_VALUES] > 0)
        t->parts[TG_PART_VALUES][t->sizes[TG_PART_VALUES] - 1] &=
            (uint8_t)((1U << (count % 8)) - 1);
    if (decl->dtype == TG_DTYPE_BOOL)
        for (size_t i = 0; i < t->sizes[TG_PART_VALUES]; i++) t->parts[TG_PART_VALUES][i] &= 1;
    if (decl->storage == TG_STORAGE_COO) return coo_indices(t, &seed);
    if (decl->storage == TG_STORAGE_INDICES || decl->storage == TG_STORAGE_SPARSE)
        return step_indices(t, &seed);
    return true;
}

/* Types of NumPy that are no numbers, any bytes of which are an element; and now and then another size. */
static void choose_type(tensor *t, description *d) {
    static const struct {
        const char *name;
        uint64_t element;
    } types[] = {
        {"|S5", 5},      {"|S1", 1}, {"|V3", 3}, {"datetime64[s]", 8}, {"timedelta64[25us]", 8},
        {"float128", 16}};
    const uint32_t choice = next(d);
    t->decl.type = types[choice % (sizeof types / sizeof *types)].name;
    t->decl.element = types[choice % (sizeof types / sizeof *types)].element;
    if (choice >= 0xf0) t->decl.element = choice - 0xf0;
}

static bool choose_tensor(tensor *t, description *d, unsigned number) {
    /* All formats support float32; most tensors are dense and in C order. */
    static const tg_storage storages[] = {TG_STORAGE_DENSE,   TG_STORAGE_DENSE,   TG_STORAGE_DENSE,
                                          TG_STORAGE_COO,     TG_STORAGE_INDICES, TG_STORAGE_SPARSE,
                                          TG_STORAGE_PARTIAL, TG_STORAGE_BLOCKS};
    uint8_t flags = next(d);
    uint32_t dtype = below(d, 2 * TG_DTYPE_COUNT);
    t->decl.dtype = dtype == 0 || dtype >= TG_DTYPE_COUNT ? TG_DTYPE_FLOAT32 : (tg_dtype)dtype;
    t->decl.storage = storages[flags & 7];
    t->decl.order = (tg_order)((flags >> 3 & 3) % 3);
    t->decl.batch = (flags & 0x20) != 0;
    t->decl.scaled = (flags & 0x40) != 0;
    t->decl.fp_pos = (flags & 0x80) != 0 ? (int32_t)below(d, 16) : -1;
    t->decl.name = t->name;
    t->decl.values = (tg_values){give, NULL, t};
    choose_name(t, d, number);
    choose_shape(t, d);
    if (t->decl.dtype == TG_DTYPE_OPAQUE) choose_type(t, d);
    return choose_parts(t, d);
}

static void free_tensor(tensor *t) {
    for (int part = 0; part < TG_PART_COUNT; part++) free(t->parts[part]);
}

/* ------------------------------------------------------------------------------------ metadata */

/* Keys of all formats, at any place. */
static const char *const keys[] = {
    "kind",      "dims",      "batch",      "uint_configs",  "float_configs", "Optimizer.epoch",
    "version",   "api_level", "inputs",     "outputs",       "buffers",       "variables",
    "functions", "id",        "shape",      "dtype",         "fp_pos",        "buffer",
    "name",      "impl",      "args",       "header",        "filetype",      "nx",
    "nbands",    "datatype",  "numrecords", "wMin",          "wMax",          "__metadata__",
    "metadata",  "frames",    "parameters", "fortran_order", "descr",         "steps",
};
static const char *const words[] = {"tensor",  "parameter", "model", "optimizer", "shape",
                                    "float32", "int8",      "sign",  "x",         ""};

static bool tell(description *d, const tg_sink *s, unsigned depth);

static bool tell_members(description *d, const tg_sink *s, unsigned depth, bool object) {
    uint32_t n = below(d, 6);
    bool good = object ? s->begin_object(s->self) : s->begin_array(s->self);
    for (uint32_t i = 0; i < n && good && d->left > 0; i++) {
        const char *key = keys[below(d, sizeof keys / sizeof *keys)];
        if (object) good = s->key(s->self, key, strlen(key));
        good = good && tell(d, s, depth + 1);
    }
    return good && (object ? s->end_object(s->self) : s->end_array(s->self));
}

/* No deeper than a sink supports. */
static bool tell(description *d, const tg_sink *s, unsigned depth) {
    const char *word;
    float f32;
    uint32_t bits;
    switch (below(d, depth < 5 ? 10 : 8)) {
    case 0: return s->u64(s->self, below(d, 16));
    case 1: return s->u64(s->self, next_u64(d, 8));
    case 2: return s->s64(s->self, (int8_t)next(d));
    case 3:
        bits = (uint32_t)next_u64(d, 4);
        memcpy(&f32, &bits, sizeof f32);
        return s->f32(s->self, f32);
    case 4: return s->f64(s->self, (double)below(d, 100) / 7);
    case 5: return s->boolean(s->self, below(d, 2) == 1);
    case 6: return s->null(s->self);
    case 7:
        word = words[below(d, sizeof words / sizeof *words)];
        return s->text(s->self, word, strlen(word));
    case 8: return tell_members(d, s, depth, false);
    default: return tell_members(d, s, depth, true);
    }
}

/* --------------------------------------------------------------------------------------- check */

static void check_tensor(tg_file *file, const tensor *t) {
    tg_tensor read;
    bool named = tg_file_format(file) != TG_FORMAT_NPY; /* which has one array, without a name */
    if (!(named ? tg_tensor_find(file, t->name, &read) : tg_tensor_at(file, 0, &read)))
        fuzz_broken(FUZZ_ROUND_TRIP, "no tensor '%s' in what was written", t->name);
    /* Only primitiv distinguishes a batch from other axes; in NNB, position 0 of the binary
     * point is the same as none. */
    tg_format format = tg_file_format(file);
    bool fixed = t->decl.dtype == TG_DTYPE_INT8 || t->decl.dtype == TG_DTYPE_INT16;
    int32_t fp_pos = t->decl.fp_pos > 0                 ? t->decl.fp_pos
                     : fixed && format == TG_FORMAT_NNB ? 0
                                                        : -1;
    FUZZ_PROMISE(FUZZ_ROUND_TRIP,
                 read.dtype == t->decl.dtype && read.storage == t->decl.storage &&
                     read.rank == t->decl.rank,
                 "%s: another dtype, storage or rank", t->name);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP,
                 t->decl.type == NULL ||
                     (strcmp(read.type, t->decl.type) == 0 && read.element == t->decl.element),
                 "%s: another type than %s", t->name, t->decl.type);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP,
                 read.scaled == t->decl.scaled && read.fp_pos == fp_pos &&
                     (read.batch == t->decl.batch || format != TG_FORMAT_PRIMITIV),
                 "%s: the point at %d, not %d, or scaled or a batch", t->name, (int)read.fp_pos,
                 (int)fp_pos);
    FUZZ_PROMISE(FUZZ_ROUND_TRIP,
                 read.rank == 0 || memcmp(read.shape, t->shape, read.rank * sizeof *t->shape) == 0,
                 "%s: another shape", t->name);
    for (int part = 0; part < TG_PART_COUNT; part++) {
        uint8_t bytes[MAX_CELLS * 16 + MAX_CELLS * MAX_RANK * 8];
        if (t->dtypes[part] == TG_DTYPE_NONE) continue;
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, read.parts[part].nbytes == t->sizes[part],
                     "%s: %llu bytes of %zu", t->name, (unsigned long long)read.parts[part].nbytes,
                     t->sizes[part]);
        FUZZ_PROMISE(FUZZ_ROUND_TRIP,
                     tg_tensor_read(file, &read, (tg_part)part, 0, bytes, t->sizes[part]) &&
                         memcmp(bytes, t->parts[part], t->sizes[part]) == 0,
                     "%s: other bytes", t->name);
    }
}

/* More axes than ggml has are written to GGUF, and give a note. */
static bool has_common_rank(tg_format format, const tensor *tensors, size_t num_tensors) {
    for (size_t i = 0; i < num_tensors; i++)
        if (format == TG_FORMAT_GGUF && tensors[i].decl.rank > 4) return false;
    return true;
}

static void check_result(const fuzz_output *out, tg_format format, const tensor *tensors,
                         size_t num_tensors, bool strict) {
    fuzz_memory memory;
    tg_options options = fuzz_options(format, &memory);
    options.strict = strict && format != TG_FORMAT_NPZ;
    tg_error error;
    tg_file *file = tg_open_memory(out->data, out->size, &options, &error);
    if (file == NULL) {
        char text[1024];
        tg_error_text(&error, text, sizeof text);
        fuzz_broken(FUZZ_ROUND_TRIP, "what was written is refused: %s", text);
    }
    if (strict) fuzz_check_notes(file);
    fuzz_read_all(file, out->data, out->size, fuzz_hash(out->data, out->size));
    for (size_t i = 0; i < num_tensors; i++) check_tensor(file, &tensors[i]);
    tg_close(file);
    fuzz_check_memory(&memory, out->size);
}

static void write_twice(tg_build *build, tg_format format, const tensor *tensors,
                        size_t num_tensors, bool strict) {
    uint64_t size;
    fuzz_output out[2];
    if (!tg_build_size(build, &size)) {
        fuzz_check_write_error(tg_build_error(build));
        return;
    }
    for (int i = 0; i < 2; i++) {
        if (!fuzz_output_start(&out[i], size, i == 1 && format != TG_FORMAT_NPZ)) {
            if (i == 1) fuzz_output_free(&out[0]);
            return;
        }
        tg_target target = fuzz_output_target(&out[i]);
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, tg_build_write(build, &target), "cannot be written: %s",
                     tg_build_error(build)->detail);
        fuzz_output_check(&out[i]);
    }
    FUZZ_PROMISE(FUZZ_ROUND_TRIP, memcmp(out[0].data, out[1].data, out[0].size) == 0,
                 "other bytes when it is written a second time");
    check_result(&out[0], format, tensors, num_tensors, strict);
    fuzz_output_free(&out[0]);
    fuzz_output_free(&out[1]);
}

/* False if the build refused a part. */
static bool declare(tg_build *build, description *d, tensor *tensors, size_t num_tensors,
                    uint8_t how) {
    bool good = true;
    for (size_t i = 0; i < num_tensors && good; i++) good = tg_build_add(build, &tensors[i].decl);
    if (good && (how & 0x10) != 0) {
        tg_sink sink = tg_build_metadata(build);
        good = tell_members(d, &sink, 0, true);
    }
    if (!good) fuzz_check_write_error(tg_build_error(build));
    return good;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    description d = {data, size};
    uint8_t how = next(&d);
    tg_format format = (tg_format)(TG_FORMAT_PRIMITIV + (how & 15) % (TG_NUM_FORMATS - 1));
    if (!tg_format_writable(format)) return 0;
    fuzz_memory memory;
    tg_build_options options = {.allocator = fuzz_allocator(&memory),
                                .nnb_version = (how & 0x20) != 0 ? 2 : 0};
    tensor tensors[MAX_TENSORS];
    memset(tensors, 0, sizeof tensors);
    size_t num_tensors = below(&d, MAX_TENSORS + 1);
    size_t made = 0;
    bool good = true;
    while (made < num_tensors && good) {
        good = choose_tensor(&tensors[made], &d, (unsigned)made);
        made++;
    }
    tg_error error;
    tg_build *build = good ? tg_build_new(format, &options, &error) : NULL;
    /* Metadata may request something that causes a note: type 1 of PVP. */
    bool strict = format != TG_FORMAT_PVP || (how & 0x10) == 0;
    if (build != NULL && declare(build, &d, tensors, made, how))
        write_twice(build, format, tensors, made, strict && has_common_rank(format, tensors, made));
    tg_build_free(build);
    for (size_t i = 0; i < MAX_TENSORS; i++) free_tensor(&tensors[i]);
    fuzz_check_memory(&memory, size + made * MAX_CELLS * 16);
    return 0;
}
