/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_walk.c - the parse tree compared with the bytes it was parsed from, and the metadata.
 */
#include <string.h>

#include "adapter.h"
#include "fuzz.h"

/*
 * Nodes are bounded by the work of the reader, not by the bytes of the file, which several objects
 * may share (four bytes in a list of NNB refer to a function of more than four hundred nodes).
 * Every object of a list, every instance and every element of a view is a step (ks_list_...,
 * getters, ks_read_view); the nodes in it that are not steps themselves follow from its type: at
 * most `nodes_of`.
 */
#define MAX_TYPES 512
#define MAX_EMBEDDED 16 /* nested objects that are not steps: no grammar has more */

/* Events of the metadata: a key, a value, the begin and the end of the container for each node,
 * or, if they come from JSON or from an archive, for each byte. */
#define EVENTS_PER_NODE 4
#define FIXED_EVENTS 64

#define MAX_TEXTS 2
#define MAX_DATA 4096 /* bytes of one string that are checked */

typedef struct walk {
    tg_file *file;
    const uint8_t *data;
    size_t size;
    uint64_t steps;
    uint64_t most; /* of them */
    uint32_t depth;
    uint32_t texts; /* numbers that were formatted as text */
    tg_amount told; /* metadata */
} walk;

static void count(walk *w, const char *what) {
    w->steps++;
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, w->steps <= w->most, "%llu %s for %zu bytes",
                 (unsigned long long)w->steps, what, w->size);
}

/* The most nodes of one object: itself, its fields, and the objects that are part of it. Tables
 * are trusted: the depth is that of a grammar. */
static uint64_t nodes_of(const ks_type *type, unsigned depth) {
    uint64_t nodes = 1;
    for (uint32_t i = 0; type != NULL && depth < MAX_EMBEDDED && i < type->num_fields; i++) {
        const ks_field *f = &type->fields[i];
        bool is_step = (f->flags & (KS_FIELD_REPEATED | KS_FIELD_INSTANCE)) != 0;
        uint64_t most = 1;
        if (!is_step && f->type != NULL) most = nodes_of(f->type, depth + 1);
        for (uint32_t k = 0; !is_step && k < f->num_cases; k++) {
            uint64_t nodes_of_case = nodes_of(f->cases[k], depth + 1);
            if (nodes_of_case > most) most = nodes_of_case;
        }
        nodes += most;
    }
    return nodes;
}

/* The maximum over all types that can be reached; the tables of a format are constant, so it is
 * computed once. */
static uint64_t most_nodes(const ks_type *root) {
    static struct {
        const ks_type *root;
        uint64_t most;
    } known;
    static const ks_type *types[MAX_TYPES];
    size_t num = 0;
    if (root == NULL) return 1;
    if (known.root == root) return known.most;
    known.root = root;
    known.most = 1;
    types[num++] = root;
    for (size_t t = 0; t < num; t++) {
        uint64_t nodes = nodes_of(types[t], 0);
        if (nodes > known.most) known.most = nodes;
        for (uint32_t i = 0; i < types[t]->num_fields; i++) {
            const ks_field *f = &types[t]->fields[i];
            for (uint32_t k = 0; k <= f->num_cases; k++) {
                const ks_type *next = k < f->num_cases ? f->cases[k] : f->type;
                size_t at = 0;
                while (at < num && types[at] != next) at++;
                if (next != NULL && at == num && num < MAX_TYPES) types[num++] = next;
            }
        }
    }
    return known.most;
}

/* The work of the reader so far allows no more nodes than this. */
static uint64_t bound(const tg_file *file) {
    const ks_ctx *ks = &file->ks;
    uint64_t steps = ks->limits.work - ks->work_left;
    return most_nodes(file->adapter->type) * (steps + 1);
}

/* -------------------------------------------------------------------------------------- values */

static uint64_t number_at(const uint8_t *at, size_t n, bool big_endian) {
    uint64_t number = 0;
    for (size_t i = 0; i < n; i++) number = number << 8 | at[big_endian ? i : n - 1 - i];
    return number;
}

static uint64_t extended(uint64_t number, size_t n) {
    if (n == 0 || n == 8) return number;
    uint64_t sign = UINT64_C(1) << (8 * n - 1);
    return (number ^ sign) - sign;
}

/* A number that takes 1, 2, 4 or 8 bytes of the file is the value of these bytes, in one of the
 * two byte orders. */
static bool number_agrees(const tg_value *value, const uint8_t *at, size_t n) {
    for (int big_endian = 0; big_endian < 2; big_endian++) {
        uint64_t number = number_at(at, n, big_endian != 0);
        float f32;
        double f64;
        uint32_t low = (uint32_t)number;
        memcpy(&f32, &low, 4);
        memcpy(&f64, &number, 8);
        double wide = f32;
        switch (value->kind) {
        case TG_KIND_U64:
            if (value->u64 == number) return true;
            break;
        case TG_KIND_S64:
            if ((uint64_t)value->s64 == extended(number, n) || (uint64_t)value->s64 == number)
                return true;
            break;
        case TG_KIND_F32:
            if (n == 4 && (value->f64 != value->f64 ? f32 != f32 : value->f64 == wide)) return true;
            break;
        case TG_KIND_F64:
            if (n == 8 && (value->f64 != value->f64 ? f64 != f64 : value->f64 == f64)) return true;
            break;
        default: return true;
        }
    }
    return false;
}

/* Only of the first ones: numbers as text are expensive, and test_error_text.c tests them. */
static void check_number_text(walk *w, const tg_value *value) {
    char text[40];
    size_t n = 1;
    if ((value->kind != TG_KIND_F32 && value->kind != TG_KIND_F64) || w->texts >= MAX_TEXTS) return;
    w->texts++;
    if (value->kind == TG_KIND_F32) n = tg_f32_text((float)value->f64, text, sizeof text);
    if (value->kind == TG_KIND_F64) n = tg_f64_text(value->f64, text, sizeof text);
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, n > 0 && n < 32, "a number of %zu characters", n);
}

/* Whether the last digits of the bytes are those of the number. */
static bool digits_agree(uint64_t value, const uint8_t *bytes, uint64_t n) {
    while (n > 0 && (bytes[n - 1] < '0' || bytes[n - 1] > '9')) n--;
    do {
        if (n == 0 || bytes[--n] != '0' + value % 10) return false;
        value /= 10;
    } while (value > 0);
    return n == 0 || bytes[n - 1] < '0' || bytes[n - 1] > '9';
}

static void check_value(walk *w, const tg_node *node) {
    const tg_value *value = &node->value;
    bool in_file = node->offset != TG_NOWHERE && !node->decoded;
    if (node->type != NULL && strcmp(node->type, "decimal") == 0) {
        FUZZ_PROMISE(FUZZ_TABLES_AGREE,
                     in_file && value->kind == TG_KIND_U64 &&
                         digits_agree(value->u64, w->data + node->offset, node->size),
                     "%s at %llu: %llu is not what its digits say", node->name,
                     (unsigned long long)node->offset, (unsigned long long)value->u64);
        return;
    }
    bool is_number = value->kind == TG_KIND_U64 || value->kind == TG_KIND_S64 ||
                     value->kind == TG_KIND_F32 || value->kind == TG_KIND_F64;
    check_number_text(w, value);
    if (is_number && in_file && node->bits == 0 &&
        (node->size == 1 || node->size == 2 || node->size == 4 || node->size == 8)) {
        FUZZ_PROMISE(FUZZ_TABLES_AGREE,
                     number_agrees(value, w->data + node->offset, (size_t)node->size),
                     "%s at %llu: %llu is not what the %llu bytes say", node->name,
                     (unsigned long long)node->offset, (unsigned long long)value->u64,
                     (unsigned long long)node->size);
    }
    if (value->kind != TG_KIND_BYTES && value->kind != TG_KIND_TEXT) return;
    size_t n = value->u64 < TG_VALUE_BYTES ? (size_t)value->u64 : TG_VALUE_BYTES;
    FUZZ_PROMISE(FUZZ_TABLES_AGREE, value->kind != TG_KIND_TEXT || node->data != NULL,
                 "the text %s is not there", node->name);
    if (node->data == NULL) return;
    FUZZ_PROMISE(FUZZ_TABLES_AGREE, memcmp(value->bytes, node->data, n) == 0,
                 "%s begins with other bytes", node->name);
    fuzz_touch(node->data, value->u64 < MAX_DATA ? (size_t)value->u64 : MAX_DATA);
}

/* --------------------------------------------------------------------------------------- nodes */

static void check_node(walk *w, const tg_node *node) {
    count(w, "nodes");
    FUZZ_PROMISE(FUZZ_TABLES_AGREE, node->name != NULL && node->name[0] != '\0',
                 "a node without a name");
    FUZZ_PROMISE(FUZZ_TABLES_AGREE, node->depth == w->depth, "%s at depth %u, not %u", node->name,
                 node->depth, w->depth);
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, node->depth <= TG_WALK_DEPTH, "%s at depth %u", node->name,
                 node->depth);
    if (node->offset != TG_NOWHERE && !node->decoded)
        FUZZ_PROMISE(FUZZ_TABLES_AGREE,
                     node->offset <= w->size && node->size <= w->size - node->offset,
                     "%s: %llu bytes at %llu of %zu", node->name, (unsigned long long)node->size,
                     (unsigned long long)node->offset, w->size);
    if (node->label != NULL) fuzz_touch(node->label, strlen(node->label));
    if (node->kind == TG_NODE_VALUE) check_value(w, node);
}

static tg_go on_enter(void *self, const tg_node *node) {
    walk *w = self;
    check_node(w, node);
    w->depth++;
    return TG_GO_ON;
}

static tg_go on_leave(void *self, const tg_node *node) {
    walk *w = self;
    (void)node;
    FUZZ_PROMISE(FUZZ_TABLES_AGREE, w->depth > 0, "left what was never entered");
    w->depth--;
    return TG_GO_ON;
}

static tg_go on_value(void *self, const tg_node *node) {
    check_node(self, node);
    return TG_GO_ON;
}

/* ------------------------------------------------------------------------------------ metadata */

static void count_value(walk *w) {
    count(w, "events");
    w->told.values++;
}

static bool on_begin(void *self) {
    walk *w = self;
    count_value(w);
    w->depth++;
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, w->depth <= TG_METADATA_DEPTH, "metadata %u deep", w->depth);
    return true;
}

static bool on_end(void *self) {
    walk *w = self;
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, w->depth > 0, "metadata end what never began");
    w->depth--;
    return true;
}

static bool on_key(void *self, const char *key, size_t n) {
    walk *w = self;
    count(w, "events");
    w->told.texts++;
    w->told.text_bytes += n;
    for (size_t i = 0; i < n; i++)
        FUZZ_PROMISE(FUZZ_TERMINAL_SAFE, key[i] >= ' ' && key[i] <= '~', "a key holds byte %02x",
                     (unsigned)(unsigned char)key[i]);
    return true;
}

static bool on_text(void *self, const char *text, size_t n) {
    walk *w = self;
    count_value(w);
    w->told.texts++;
    w->told.text_bytes += n;
    fuzz_touch(text, n);
    return true;
}

static bool on_u64(void *self, uint64_t value) {
    count_value(self);
    fuzz_touch(&value, sizeof value);
    return true;
}

static bool on_s64(void *self, int64_t value) { return on_u64(self, (uint64_t)value); }

static bool on_f64(void *self, double value) {
    const tg_value number = {.kind = TG_KIND_F64, .f64 = value};
    count_value(self);
    check_number_text(self, &number);
    return true;
}

static bool on_f32(void *self, float value) {
    const tg_value number = {.kind = TG_KIND_F32, .f64 = value};
    count_value(self);
    check_number_text(self, &number);
    return true;
}

static bool on_boolean(void *self, bool value) { return on_u64(self, value); }

static bool on_null(void *self) {
    count_value(self);
    return true;
}

void fuzz_walk_tree(tg_file *file, const uint8_t *data, size_t size) {
    /* Numbers as text are checked in one of four inputs. */
    walk w = {.file = file,
              .data = data,
              .size = size,
              .most = bound(file),
              .texts = (size & 3) == 0 ? 0 : MAX_TEXTS};
    const tg_visitor visitor = {on_enter, on_leave, on_value, &w};
    if (!tg_walk(file, &visitor)) {
        /* No grammar describes an archive. The verdict about a model needs no tree, which takes more memory. */
        const tg_error *error = tg_last_error(file);
        const tg_code code = error->code;
        const tg_format format = tg_file_format(file);
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                     (code == TG_CODE_UNSUPPORTED && format == TG_FORMAT_NPZ) ||
                         (code == TG_CODE_LIMIT && error->limit == TG_LIMIT_MAX_MEMORY &&
                          format == TG_FORMAT_ONNX),
                     "the walk ends in %s", tg_code_name(code));
        return;
    }
    FUZZ_PROMISE(FUZZ_TABLES_AGREE, w.depth == 0, "the walk does not leave what it enters");
}

/* What was told of the metadata, and what each tensor tells, is as much as the library has counted without telling it. */
static void check_amount(walk *w) {
    tg_amount amount;
    for (uint64_t i = 0; i < tg_num_tensors(w->file); i++) {
        tg_tensor tensor;
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_tensor_at(w->file, i, &tensor), "no tensor");
        w->told.axes += tensor.rank;
        w->told.name_bytes += tensor.name_len;
        if (tensor.type != NULL) w->told.type_bytes += strlen(tensor.type);
        if (tensor.raw_name != NULL && (tensor.raw_name_len != tensor.name_len ||
                                        memcmp(tensor.raw_name, tensor.name, tensor.name_len) != 0))
            w->told.raw_bytes += tensor.raw_name_len;
    }
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_amount_of(w->file, false, &amount), "no amount: %s",
                 tg_code_name(tg_last_error(w->file)->code));
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, memcmp(&amount, &w->told, sizeof amount) == 0,
                 "amounts: %llu values, %llu texts with %llu bytes, %llu axes, %llu bytes of names",
                 (unsigned long long)amount.values, (unsigned long long)amount.texts,
                 (unsigned long long)amount.text_bytes, (unsigned long long)amount.axes,
                 (unsigned long long)amount.name_bytes);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_amount_of(w->file, true, &amount), "no amount: %s",
                 tg_code_name(tg_last_error(w->file)->code));
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT,
                 amount.values == w->told.values && amount.texts == w->told.texts &&
                     amount.text_bytes == w->told.text_bytes && amount.axes >= w->told.axes &&
                     amount.name_bytes >= w->told.name_bytes &&
                     amount.raw_bytes == w->told.raw_bytes,
                 "rough amounts: %llu axes, %llu bytes of names", (unsigned long long)amount.axes,
                 (unsigned long long)amount.name_bytes);
}

void fuzz_walk_metadata(tg_file *file, const uint8_t *data, size_t size) {
    walk w = {.file = file,
              .data = data,
              .size = size,
              .most = FIXED_EVENTS + EVENTS_PER_NODE * (bound(file) + size),
              .texts = (size & 3) == 0 ? 0 : MAX_TEXTS};
    const tg_sink sink = {on_begin, on_end, on_begin, on_end,     on_key,  on_text, on_u64,
                          on_s64,   on_f32, on_f64,   on_boolean, on_null, &w};
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_metadata(file, &sink), "no metadata: %s",
                 tg_code_name(tg_last_error(file)->code));
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, w.depth == 0, "metadata do not end what they begin");
    check_amount(&w);
}
