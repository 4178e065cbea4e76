/* SPDX-License-Identifier: Apache-2.0 */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned support_problems;

void support_problem(const char *what, const char *format, ...) {
    va_list args;
    if (support_problems++ > 50) return;
    printf("%s: ", what);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
}

static void die(const char *path, const char *what) {
    fprintf(stderr, "%s: %s\n", path, what);
    exit(2);
}

uint8_t *support_load(const char *path, size_t *size) {
    FILE *in = fopen(path, "rb");
    if (in == NULL) {
        die(path, "cannot open");
        return NULL;
    }
    size_t n = 0;
    size_t cap = 4096;
    uint8_t *data = malloc(cap);
    while (data != NULL) {
        n += fread(data + n, 1, cap - n, in);
        if (n < cap) break;
        cap *= 2;
        uint8_t *more = realloc(data, cap);
        if (more == NULL) free(data);
        data = more;
    }
    if (data == NULL || ferror(in) != 0) die(path, "cannot read");
    fclose(in);
    *size = n;
    return data;
}

const char *support_base(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash == NULL ? path : slash + 1;
}

tg_format support_format(const char *path) { return tg_format_by_suffix(path); }

bool support_has_checksums(tg_format format) {
    return format == TG_FORMAT_NPZ || format == TG_FORMAT_PYTORCH;
}

/* ------------------------------------------------------------------------------------ errors */

/* Text functions: printable, terminated, of the returned length, also if the text is truncated. */
typedef size_t (*error_text)(const tg_error *error, char *dst, size_t cap);

static size_t check_text(const char *what, const char *name, const tg_error *error,
                         error_text text) {
    char whole[1024];
    char cut[8];
    size_t n = text(error, whole, sizeof whole);
    if (n < sizeof whole && strlen(whole) != n)
        support_problem(what, "%s is not %zu long", name, n);
    for (const char *p = whole; *p != '\0'; p++) {
        if (*p < ' ' || *p > '~')
            support_problem(what, "%s holds byte %02x", name, (unsigned)*p & 0xffu);
    }
    if (text(error, cut, sizeof cut) != n || strlen(cut) != (n < sizeof cut ? n : sizeof cut - 1)) {
        support_problem(what, "%s is cut wrongly", name);
    }
    if (text(error, NULL, 0) != n)
        support_problem(what, "%s has another length without room", name);
    return n;
}

void support_check_error(const char *what, const tg_error *error, uint64_t size, bool forced) {
    const char *code = tg_code_name(error->code);
    if (error->code <= TG_CODE_NONE || error->code >= TG_CODE_COUNT ||
        strcmp(code, "unknown") == 0) {
        support_problem(what, "code %d", (int)error->code);
    }
    if (error->code == TG_CODE_INTERNAL || error->code == TG_CODE_USAGE) {
        support_problem(what, "code %s after a bad file", code);
    }
    if (!error->decoded && error->offset > size) {
        support_problem(what, "%s at %llu of %llu", code, (unsigned long long)error->offset,
                        (unsigned long long)size);
    }
    if (forced && error->format == TG_FORMAT_NONE)
        support_problem(what, "%s without a format", code);
    if (check_text(what, "message", error, tg_error_message) == 0) {
        support_problem(what, "%s without a message", code);
    }
    if (check_text(what, "path", error, tg_error_path) == 0 && error->format != TG_FORMAT_NONE) {
        support_problem(what, "%s without a path", code);
    }
    check_text(what, "text", error, tg_error_text);
    check_text(what, "expected", error, tg_error_expected);
    check_text(what, "found", error, tg_error_found);
    if (error->path_len > TG_PATH_MAX) support_problem(what, "a path of %u steps", error->path_len);
    if (error->num_tried > TG_TRIED_MAX)
        support_problem(what, "%u formats tried", error->num_tried);
}

/* ------------------------------------------------------------------------------------- files */

/* A branch on each byte, so that MemorySanitizer detects every uninitialised one. */
static volatile unsigned long sink_of_bytes;
static void look_at(const void *data, size_t n) {
    const uint8_t *p = data;
    for (size_t i = 0; i < n; i++) {
        if (p[i] != 0) sink_of_bytes++;
    }
}

typedef struct exercise {
    const char *what;
    tg_file *file;
    uint64_t size;
    tg_code allowed;
    bool failed;
    unsigned depth;
} exercise;

/* The error that only an archive may cause: checksums of its members are compared when they are
 * read. */
static bool is_of_archive(const exercise *x, tg_code code) {
    return support_has_checksums(tg_file_format(x->file)) && code == TG_CODE_BAD_DATA;
}

static bool may_fail(exercise *x, const char *call) {
    const tg_error *error = tg_last_error(x->file);
    x->failed = true;
    if ((x->allowed == TG_CODE_NONE || error->code != x->allowed) &&
        !is_of_archive(x, error->code)) {
        support_problem(x->what, "%s failed: %s", call, tg_code_name(error->code));
    }
    return false;
}

static void inside(exercise *x, const char *what, uint64_t offset, uint64_t n) {
    if (offset == TG_NOWHERE) return; /* inside compressed data */
    if (offset > x->size || n > x->size - offset) {
        support_problem(x->what, "%s: %llu bytes at %llu of %llu", what, (unsigned long long)n,
                        (unsigned long long)offset, (unsigned long long)x->size);
    }
}

static bool legal_name(const char *name, size_t len) {
    static const char legal[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~/@%";
    if (strlen(name) != len || strspn(name, legal) != len) return false;
    return strncmp(name, "../", 3) != 0 && strstr(name, "/../") == NULL && name[0] != '/';
}

static void exercise_tensor(exercise *x, uint64_t i, uint64_t max_bytes) {
    tg_tensor t;
    if (!tg_tensor_at(x->file, i, &t)) {
        may_fail(x, "tg_tensor_at");
        return;
    }
    if (t.index != i)
        support_problem(x->what, "tensor %llu has another index", (unsigned long long)i);
    if (!legal_name(t.name, t.name_len))
        support_problem(x->what, "a tensor is called '%s'", t.name);
    if (tg_dtype_name(t.dtype) == NULL || tg_storage_name(t.storage) == NULL) {
        support_problem(x->what, "%s: dtype %d, storage %d", t.name, (int)t.dtype, (int)t.storage);
    }
    uint64_t count = 1;
    for (uint32_t axis = 0; axis < t.rank; axis++) {
        uint64_t length = t.shape[axis];
        if (length != 0 && count > UINT64_MAX / length)
            support_problem(x->what, "%s: shape overflows", t.name);
        count *= length;
    }
    const tg_extent *values = &t.parts[TG_PART_VALUES];
    const uint64_t each = t.dtype == TG_DTYPE_OPAQUE ? t.element : 1; /* opaque values are bytes */
    if (t.storage == TG_STORAGE_DENSE && values->count != count * each) {
        support_problem(x->what, "%s: %llu values for %llu cells", t.name,
                        (unsigned long long)values->count, (unsigned long long)count);
    }
    inside(x, "tensor", t.offset, 0);
    for (int part = 0; part < TG_PART_COUNT; part++) {
        const tg_extent *extent = &t.parts[part];
        if (extent->dtype == TG_DTYPE_NONE) continue;
        inside(x, "part", extent->offset, 0);
        if (extent->nbytes > x->size && extent->offset != TG_NOWHERE)
            support_problem(x->what, "%s: more bytes than the file", t.name);
        unsigned bits = tg_dtype_bits(extent->dtype);
        uint32_t elements;
        uint32_t bytes;
        const uint64_t nbytes = tg_dtype_block(extent->dtype, &elements, &bytes)
                                    ? extent->count / elements * bytes
                                    : (extent->count * bits + 7) / 8;
        if (extent->nbytes != nbytes) {
            support_problem(x->what, "%s: %llu elements in %llu bytes", t.name,
                            (unsigned long long)extent->count, (unsigned long long)extent->nbytes);
        }
        size_t n = (size_t)(extent->nbytes < max_bytes ? extent->nbytes : max_bytes);
        uint8_t *copy = malloc(n + 1);
        if (copy == NULL) return;
        if (!tg_tensor_read(x->file, &t, (tg_part)part, 0, copy, n)) {
            may_fail(x, "tg_tensor_read");
        } else {
            look_at(copy, n);
            if (n > 2 && tg_tensor_read(x->file, &t, (tg_part)part, 1, copy + n, 1) &&
                copy[n] != copy[1]) {
                support_problem(x->what, "%s: a window has other bytes", t.name);
            }
            const void *view =
                n == extent->nbytes ? tg_tensor_view(x->file, &t, (tg_part)part) : NULL;
            if (view != NULL && memcmp(view, copy, n) != 0) {
                support_problem(x->what, "%s: view and copy differ", t.name);
            }
        }
        free(copy);
    }
}

/* The values that a tensor means: if it needs no decoding, these are the stored bytes. */
static void exercise_array(exercise *x, uint64_t i, uint64_t max_bytes) {
    tg_array *array = tg_array_open(x->file, i, NULL);
    if (array == NULL) {
        tg_code code = tg_last_error(x->file)->code;
        if (code != TG_CODE_LIMIT && code != TG_CODE_OVERFLOW) may_fail(x, "tg_array_open");
        return;
    }
    tg_array_info about = tg_array_about(array);
    tg_tensor t;
    size_t n = (size_t)(about.nbytes < max_bytes ? about.nbytes : max_bytes);
    uint8_t *values = malloc(2 * n + 1);
    if (values != NULL && !tg_array_read(array, about.nbytes - n, values, n)) {
        may_fail(x, "tg_array_read");
    } else if (values != NULL) {
        look_at(values, n);
        if (!tg_tensor_at(x->file, i, &t)) {
            may_fail(x, "tg_tensor_at");
        } else if (t.storage == TG_STORAGE_DENSE && t.dtype == about.dtype &&
                   t.order == about.order) {
            uint64_t nbytes = t.parts[TG_PART_VALUES].nbytes;
            if (nbytes != about.nbytes)
                support_problem(x->what, "%s: the array has another size", t.name);
            else if (!tg_tensor_read(x->file, &t, TG_PART_VALUES, nbytes - n, values + n, n))
                may_fail(x, "tg_tensor_read");
            else if (memcmp(values, values + n, n) != 0)
                support_problem(x->what, "%s: the array has other values", t.name);
        }
    }
    free(values);
    tg_array_close(array);
}

/* Metadata: events are properly nested. */
static bool on_begin(void *self) {
    ((exercise *)self)->depth++;
    return true;
}
static bool on_end(void *self) {
    exercise *x = self;
    if (x->depth-- == 0) support_problem(x->what, "metadata end what never began");
    return true;
}
static bool on_text(void *self, const char *text, size_t n) {
    (void)self;
    look_at(text, n);
    return true;
}
static bool on_u64(void *self, uint64_t value) {
    (void)self;
    look_at(&value, sizeof value);
    return true;
}
static bool on_s64(void *self, int64_t value) {
    (void)self;
    look_at(&value, sizeof value);
    return true;
}
static bool on_f32(void *self, float value) {
    (void)self;
    look_at(&value, sizeof value);
    return true;
}
static bool on_f64(void *self, double value) {
    (void)self;
    look_at(&value, sizeof value);
    return true;
}
static bool on_boolean(void *self, bool value) {
    (void)self;
    look_at(&value, sizeof value);
    return true;
}
static bool on_null(void *self) {
    (void)self;
    return true;
}

/* Tree: nodes are inside the file; every object and array that is entered is left. */
static void look_at_node(exercise *x, const tg_node *node) {
    if (node->depth != x->depth) support_problem(x->what, "%s at another depth", node->name);
    if (node->offset != TG_NOWHERE && !node->decoded)
        inside(x, node->name, node->offset, node->size);
    if (node->name == NULL) support_problem(x->what, "a node without a name");
    if (node->kind == TG_NODE_VALUE) {
        look_at(&node->value.kind, sizeof node->value.kind);
        if (node->data != NULL) look_at(node->data, (size_t)node->value.u64);
    }
}
static tg_go on_enter(void *self, const tg_node *node) {
    look_at_node(self, node);
    ((exercise *)self)->depth++;
    return TG_GO_ON;
}
static tg_go on_leave(void *self, const tg_node *node) {
    (void)node;
    ((exercise *)self)->depth--;
    return TG_GO_ON;
}
static tg_go on_value(void *self, const tg_node *node) {
    look_at_node(self, node);
    return TG_GO_ON;
}

bool support_exercise(const char *what, tg_file *file, tg_code allowed, uint64_t max_bytes) {
    exercise x = {.what = what, .file = file, .size = tg_file_size(file), .allowed = allowed};
    if (tg_format_name(tg_file_format(file)) == NULL)
        support_problem(what, "a file without a format");

    uint64_t missing = tg_num_notes(file);
    uint64_t num_rules = 0;
    tg_note note;
    for (; tg_note_at(file, num_rules, &note); num_rules++) {
        char text[256];
        if (note.count == 0 || note.count > missing)
            support_problem(what, "a note that counts %llu", (unsigned long long)note.count);
        missing -= note.count;
        inside(&x, "note", note.offset, 0);
        if (tg_note_text(&note, text, sizeof text) == 0)
            support_problem(what, "a note without text");
    }
    if (missing > 0 && num_rules < 64)
        support_problem(what, "%llu more notes", (unsigned long long)missing);

    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        exercise_tensor(&x, i, max_bytes);
        exercise_array(&x, i, max_bytes);
    }
    tg_tensor none;
    if (tg_tensor_at(file, tg_num_tensors(file), &none))
        support_problem(what, "one tensor too many");

    const tg_sink sink = {on_begin, on_end, on_begin, on_end,     on_text, on_text, on_u64,
                          on_s64,   on_f32, on_f64,   on_boolean, on_null, &x};
    x.depth = 0;
    if (!tg_metadata(file, &sink)) {
        may_fail(&x, "tg_metadata");
    } else if (x.depth != 0) {
        support_problem(what, "metadata do not end what they begin");
    }

    const tg_visitor visitor = {on_enter, on_leave, on_value, &x};
    x.depth = 0;
    if (!tg_walk(file, &visitor)) {
        /* No grammar describes an archive, so it has no tree. */
        const tg_code code = tg_last_error(file)->code;
        const bool is_archive =
            tg_file_format(file) == TG_FORMAT_NPZ && code == TG_CODE_UNSUPPORTED;
        /* Opcodes, the values of Flax and the messages of ONNX become a tree when it is asked for. */
        const bool is_later =
            (tg_file_format(file) == TG_FORMAT_PYTORCH || tg_file_format(file) == TG_FORMAT_FLAX ||
             tg_file_format(file) == TG_FORMAT_ONNX) &&
            code == TG_CODE_LIMIT;
        if (!is_archive && !is_later) may_fail(&x, "tg_walk");
    } else if (x.depth != 0) {
        support_problem(what, "the walk does not leave what it enters");
    }
    return !x.failed;
}
