/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_read.c - the reader of one format: every way to open the same bytes, and all that can
 * be called on the open file.
 */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

#define MAX_TENSORS 512               /* examined in one file */
#define MAX_BYTES ((uint64_t)8 << 10) /* read of one part */
#define MAX_ARRAYS 8                  /* opened of one file */

/* One of this many inputs gets the expensive checks; see fuzz_choice. */
#define PIECES 48
#define STRICTLY 12
#define NOTES 16
#define TENSORS 4
#define ARRAYS 16
#define WALK 24
#define METADATA 24

typedef struct reading {
    tg_file *file;
    const uint8_t *data;
    size_t size;
    uint64_t seed;
    uint8_t bytes[MAX_BYTES + 1];
} reading;

/* ------------------------------------------------------------------------------------- tensors */

static bool legal_name(const char *name, size_t len) {
    static const char legal[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~/@%";
    if (strlen(name) != len || strspn(name, legal) != len) return false;
    return strncmp(name, "../", 3) != 0 && strstr(name, "/../") == NULL && name[0] != '/';
}

/* Inside the bytes of the file, as one piece or, if it is compressed or interleaved, within it. A checkpoint may have an
 * element many times: of its tensors the storage is. */
static void check_place(const reading *r, const tg_tensor *t, const tg_extent *extent) {
    const bool is_view = tg_file_format(r->file) == TG_FORMAT_PYTORCH;
    if (is_view) fuzz_check_storage(r->file, t, r->size);
    if (extent->offset == TG_NOWHERE) return;
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                 extent->offset <= r->size && (is_view || extent->nbytes <= r->size),
                 "%s: %llu bytes at %llu of %zu", t->name, (unsigned long long)extent->nbytes,
                 (unsigned long long)extent->offset, r->size);
}

/* A wrong checksum of a compressed member is detected when it is read: an error, and nothing
 * else. */
static bool read_failed(const reading *r, const char *what) {
    const tg_error *error = tg_last_error(r->file);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                 fuzz_has_checksums(tg_file_format(r->file)) && error->code == TG_CODE_BAD_DATA,
                 "%s ends in %s", what, tg_code_name(error->code));
    return false;
}

static bool check_part(reading *r, const tg_tensor *t, tg_part part) {
    const tg_extent *extent = &t->parts[part];
    unsigned bits = tg_dtype_bits(extent->dtype);
    uint32_t elements;
    uint32_t bytes;
    check_place(r, t, extent);
    const bool blocks = tg_dtype_block(extent->dtype, &elements, &bytes);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                 extent->count <= UINT64_MAX / 128 &&
                     extent->nbytes == (blocks ? extent->count / elements * bytes
                                               : (extent->count * bits + 7) / 8) &&
                     (!blocks || extent->count % elements == 0),
                 "%s: %llu elements in %llu bytes", t->name, (unsigned long long)extent->count,
                 (unsigned long long)extent->nbytes);
    size_t n = (size_t)(extent->nbytes < MAX_BYTES ? extent->nbytes : MAX_BYTES);
    if (!tg_tensor_read(r->file, t, part, 0, r->bytes, n)) return read_failed(r, "tg_tensor_read");
    fuzz_touch(r->bytes, n);
    if (n > 0) { /* the last byte, and one in between */
        uint8_t *byte = &r->bytes[MAX_BYTES];
        uint64_t from = fuzz_chance(&r->seed, (uint32_t)n);
        if (!tg_tensor_read(r->file, t, part, extent->nbytes - 1, byte, 1))
            return read_failed(r, "tg_tensor_read of the last byte");
        fuzz_touch(byte, 1);
        if (!tg_tensor_read(r->file, t, part, from, byte, 1))
            return read_failed(r, "tg_tensor_read of a window");
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, *byte == r->bytes[from],
                     "%s: a window has other bytes", t->name);
    }
    const uint8_t *view = tg_tensor_view(r->file, t, part);
    if (view == NULL) {
        tg_code code = tg_last_error(r->file)->code;
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, code == TG_CODE_UNSUPPORTED,
                     "tg_tensor_view of %s ends in %s", t->name, tg_code_name(code));
        return true;
    }
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, memcmp(view, r->bytes, n) == 0,
                 "%s: view and copy differ", t->name);
    /* In memory a view is the caller's own bytes, at the reported offset. */
    if (extent->nbytes > 0 && tg_file_format(r->file) != TG_FORMAT_NPZ)
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                     view >= r->data && view <= r->data + r->size &&
                         extent->nbytes <= (size_t)(r->data + r->size - view),
                     "%s: a view outside of the file", t->name);
    fuzz_touch(view, n);
    return true;
}

static void check_bounds(const reading *r, const tg_tensor *t) {
    float min = 0;
    float max = 0;
    if (!t->scaled || t->rank == 0) return;
    for (uint64_t step = 0; step < t->shape[0] && step < 4; step++) {
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_tensor_bounds(r->file, t, step, &min, &max),
                     "no bounds of %s", t->name);
        fuzz_touch(&min, sizeof min);
        fuzz_touch(&max, sizeof max);
    }
}

static void check_tensor(reading *r, uint64_t i) {
    tg_tensor t;
    if (!tg_tensor_at(r->file, i, &t)) {
        read_failed(r, "tg_tensor_at");
        return;
    }
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, t.index == i, "tensor %llu is number %llu",
                 (unsigned long long)i, (unsigned long long)t.index);
    FUZZ_PROMISE(FUZZ_TERMINAL_SAFE, legal_name(t.name, t.name_len), "a tensor is called '%s'",
                 t.name);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                 tg_dtype_name(t.dtype) != NULL && tg_storage_name(t.storage) != NULL &&
                     t.order <= TG_ORDER_ROTATED,
                 "%s: dtype %d, storage %d, order %d", t.name, (int)t.dtype, (int)t.storage,
                 (int)t.order);
    uint64_t count = 1;
    for (uint32_t axis = 0; axis < t.rank; axis++) {
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                     t.shape[axis] == 0 || count <= UINT64_MAX / t.shape[axis],
                     "%s: its shape overflows", t.name);
        count *= t.shape[axis];
    }
    if (t.dtype == TG_DTYPE_OPAQUE) { /* bytes, which lie in memory: no overflow */
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                     t.type != NULL && t.parts[TG_PART_VALUES].dtype == TG_DTYPE_UINT8,
                     "%s: opaque without a type", t.name);
        count *= t.element;
    }
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                 (t.storage != TG_STORAGE_DENSE && t.storage != TG_STORAGE_BLOCKS) ||
                     t.parts[TG_PART_VALUES].count == count,
                 "%s: %llu values for %llu cells", t.name,
                 (unsigned long long)t.parts[TG_PART_VALUES].count, (unsigned long long)count);
    check_bounds(r, &t);
    for (int part = 0; part < TG_PART_COUNT; part++)
        if (t.parts[part].dtype != TG_DTYPE_NONE) check_part(r, &t, (tg_part)part);
}

/* -------------------------------------------------------------------------------------- arrays */

/* The array that a tensor means: in a random order and dtype, read in two windows. */
static void check_array(reading *r, uint64_t i) {
    static const tg_dtype dtypes[] = {TG_DTYPE_NONE,      TG_DTYPE_NONE,    TG_DTYPE_FLOAT32,
                                      TG_DTYPE_FLOAT64,   TG_DTYPE_INT8,    TG_DTYPE_UINT16,
                                      TG_DTYPE_COMPLEX64, TG_DTYPE_BFLOAT16};
    tg_array_options options = {
        .raw = fuzz_chance(&r->seed, 2) == 0,
        .order = (tg_array_order)fuzz_chance(&r->seed, 3),
        .dtype = dtypes[fuzz_chance(&r->seed, 8)],
        .window = 4096,
    };
    if (options.raw) options.dtype = TG_DTYPE_NONE;
    tg_array *array = tg_array_open(r->file, i, &options);
    if (array == NULL) {
        tg_code code = tg_last_error(r->file)->code;
        tg_tensor t;
        const bool is_text = tg_tensor_at(r->file, i, &t) && t.storage == TG_STORAGE_TEXT;
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                     code == TG_CODE_LIMIT || code == TG_CODE_OVERFLOW ||
                         (is_text && code == TG_CODE_UNSUPPORTED) ||
                         (fuzz_has_checksums(tg_file_format(r->file)) && code == TG_CODE_BAD_DATA),
                     "tg_array_open ends in %s", tg_code_name(code));
        return;
    }
    tg_array_info about = tg_array_about(array);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                 about.nbytes == about.count * tg_dtype_bits(about.dtype) / 8 &&
                     about.dtype != TG_DTYPE_BIT && tg_dtype_bits(about.dtype) > 0 &&
                     about.order != TG_ORDER_ROTATED,
                 "an array of %llu elements in %llu bytes", (unsigned long long)about.count,
                 (unsigned long long)about.nbytes);
    size_t n = (size_t)(about.nbytes < MAX_BYTES ? about.nbytes : MAX_BYTES);
    bool good = tg_array_read(array, 0, r->bytes, n / 2) &&
                tg_array_read(array, n / 2, r->bytes + n / 2, n - n / 2);
    if (good) fuzz_touch(r->bytes, n);
    if (!good) read_failed(r, "tg_array_read");
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_array_inexact(array) <= about.count,
                 "more inexact elements than elements");
    tg_array_close(array);
}

/* -------------------------------------------------------------------------------------- a file */

static void check_notes(const tg_file *file, size_t size) {
    uint64_t missing = tg_num_notes(file);
    uint64_t rules = 0;
    tg_note note;
    char text[1024];
    for (; tg_note_at(file, rules, &note); rules++) {
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, note.count > 0 && note.count <= missing,
                     "a note that counts %llu", (unsigned long long)note.count);
        missing -= note.count;
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, note.offset == TG_NOWHERE || note.offset <= size,
                     "a note at %llu of %zu", (unsigned long long)note.offset, size);
        size_t len = tg_note_text(&note, text, sizeof text);
        FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, len > 0 && len < sizeof text, "a note of %zu bytes", len);
        for (size_t k = 0; k < len; k++)
            FUZZ_PROMISE(FUZZ_TERMINAL_SAFE, text[k] >= ' ' && text[k] <= '~',
                         "a note holds byte %02x", (unsigned)(unsigned char)text[k]);
    }
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, missing == 0 || rules == 64, "%llu more notes",
                 (unsigned long long)missing);
}

static void check_file(const reading *r) {
    uint64_t n = tg_num_tensors(r->file);
    tg_tensor none;
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_format_name(tg_file_format(r->file)) != NULL,
                 "a file without a format");
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_file_size(r->file) == r->size,
                 "a file of another size");
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, n <= r->size, "%llu tensors in %zu bytes",
                 (unsigned long long)n, r->size);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, !tg_tensor_at(r->file, n, &none),
                 "one tensor too many");
}

static void check_tensors(reading *r) {
    uint64_t n = tg_num_tensors(r->file);
    for (uint64_t i = 0; i < n && i < MAX_TENSORS; i++) check_tensor(r, i);
}

static void check_arrays(reading *r) {
    uint64_t n = tg_num_tensors(r->file);
    for (uint64_t i = 0; i < n && i < MAX_ARRAYS; i++) check_array(r, i);
}

static void start_reading(reading *r, tg_file *file, const uint8_t *data, size_t size,
                          uint64_t seed) {
    r->file = file;
    r->data = data;
    r->size = size;
    r->seed = seed;
}

void fuzz_read_all(tg_file *file, const uint8_t *data, size_t size, uint64_t seed) {
    reading r;
    start_reading(&r, file, data, size, seed);
    check_file(&r);
    check_notes(file, size);
    check_tensors(&r);
    if (fuzz_chosen(seed, FUZZ_CHOOSE_ARRAYS, ARRAYS)) check_arrays(&r);
    fuzz_walk_tree(file, data, size);
    fuzz_walk_metadata(file, data, size);
}

/* Reads a file in these ways, each for a share of the inputs. */
static void read_some(tg_file *file, const uint8_t *data, size_t size, uint64_t hash) {
    reading r;
    start_reading(&r, file, data, size, hash);
    check_file(&r);
    if (fuzz_chosen(hash, FUZZ_CHOOSE_NOTES, NOTES)) check_notes(file, size);
    if (fuzz_chosen(hash, FUZZ_CHOOSE_TENSORS, TENSORS)) check_tensors(&r);
    if (fuzz_chosen(hash, FUZZ_CHOOSE_ARRAYS, ARRAYS)) check_arrays(&r);
    if (fuzz_chosen(hash, FUZZ_CHOOSE_WALK, WALK)) fuzz_walk_tree(file, data, size);
    if (fuzz_chosen(hash, FUZZ_CHOOSE_METADATA, METADATA)) fuzz_walk_metadata(file, data, size);
}

/* ------------------------------------------------------------------------------------- reading */

/* A source that returns its bytes in pieces, possibly short ones. */
typedef struct pieces {
    const uint8_t *data;
    size_t size;
    uint64_t seed;
} pieces;

static int64_t read_piece(void *self, uint64_t offset, void *buffer, size_t n) {
    pieces *p = self;
    if (offset >= p->size) return 0;
    size_t left = p->size - (size_t)offset;
    if (n > left) n = left;
    if (n > 1 && fuzz_chance(&p->seed, 2) == 0) n = 1 + fuzz_chance(&p->seed, (uint32_t)n);
    memcpy(buffer, p->data + offset, n);
    return (int64_t)n;
}

/* Equal bytes from a source with positions, or without: an equal verdict. */
static void read_in_pieces(tg_format format, const uint8_t *data, size_t size, uint64_t seed,
                           uint64_t num_tensors, const tg_error *expected) {
    fuzz_memory memory;
    tg_options options = fuzz_options(format, &memory);
    pieces p = {data, size, seed};
    bool sized = fuzz_chance(&seed, 2) == 0;
    tg_source from = {.read_at = read_piece, .self = &p, .size = sized ? size : TG_SIZE_UNKNOWN};
    tg_error error;
    tg_file *file = tg_open_source(&from, &options, &error);
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, (file == NULL) == (expected != NULL), "%s in pieces, %s not",
                 file == NULL ? "refused" : "accepted", file == NULL ? "accepted" : "refused");
    if (file == NULL) {
        fuzz_check_same_error(&error, expected);
    } else {
        FUZZ_PROMISE(FUZZ_SAME_VERDICT, tg_num_tensors(file) == num_tensors,
                     "%llu tensors in pieces, %llu otherwise",
                     (unsigned long long)tg_num_tensors(file), (unsigned long long)num_tensors);
        tg_close(file);
    }
    fuzz_check_memory(&memory, size);
}

static bool has_meaning(const tg_file *file) {
    uint64_t rules = 0;
    tg_note note;
    while (tg_note_at(file, rules, &note)) {
        if (!note.is_layout) return true;
        rules++;
    }
    return rules == 64; /* others may not be known */
}

/* What is accepted with notes is refused strictly, and so is what is refused anyway; nothing
 * else is. With allow_layout that holds for notes about meaning. */
static void read_strictly(tg_format format, const uint8_t *data, size_t size, bool allow_layout,
                          const fuzz_outcome *plain) {
    fuzz_memory memory;
    tg_options options = fuzz_options(format, &memory);
    options.strict = true;
    options.allow_layout = allow_layout;
    tg_error error;
    tg_file *file = tg_open_memory(data, size, &options, &error);
    bool refused =
        plain->error != NULL || (allow_layout ? plain->has_meaning : plain->num_notes > 0);
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, (file == NULL) == refused,
                 "%s with %llu notes, and strictly %s",
                 plain->error != NULL ? "refused" : "accepted",
                 (unsigned long long)plain->num_notes, file == NULL ? "refused" : "accepted");
    if (file == NULL) fuzz_check_error(&error, size, format != TG_FORMAT_NONE);
    tg_close(file);
    fuzz_check_memory(&memory, size);
}

void fuzz_read(tg_format format, const uint8_t *data, size_t size) {
    fuzz_memory memory;
    tg_options options = fuzz_options(format, &memory);
    uint64_t hash = fuzz_hash(data, size);
    tg_error error;
    tg_file *file = tg_open_memory(data, size, &options, &error);
    fuzz_outcome plain = {
        .error = file == NULL ? &error : NULL, .allocations = memory.calls, .peak = memory.peak};
    if (file != NULL) {
        plain.num_notes = tg_num_notes(file);
        plain.has_meaning = has_meaning(file);
        plain.num_tensors = tg_num_tensors(file);
        read_some(file, data, size, hash);
        fuzz_check_validator(tg_file_format(file), data, size, NULL);
        tg_close(file);
    } else {
        fuzz_check_error(&error, size, format != TG_FORMAT_NONE);
        fuzz_check_validator(format, data, size, &error);
    }
    fuzz_check_memory(&memory, size);
    if (fuzz_chosen(hash, FUZZ_CHOOSE_PIECES, PIECES))
        read_in_pieces(format, data, size, fuzz_sequence(hash, FUZZ_CHOOSE_PIECES, 0),
                       plain.num_tensors, plain.error);
    if (fuzz_chosen(hash, FUZZ_CHOOSE_STRICT, STRICTLY)) {
        read_strictly(format, data, size, false, &plain);
        read_strictly(format, data, size, true, &plain);
    }
    fuzz_faults(format, data, size, hash, &plain);
}
