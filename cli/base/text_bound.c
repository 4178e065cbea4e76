/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text_bound.c - see text_bound.h.
 *
 * Walks through the same nodes and events as the verbs, and adds up the longest text that each could need.
 * Nothing is formatted, so this takes a small part of the time of printing.
 */
#include "text_bound.h"

#include <string.h>

#include "budget.h"

/* A number with what separates it from the next: 20 digits, or a float of up to 24 characters. */
#define NUMBER 32u
/* What is printed about every file, and a note, which has at most 1,023 bytes. */
#define HEAD 2048u
#define NOTE 2048u
/* A tensor without name and shape; in JSON with three extents. */
#define TENSOR(b) ((b)->a->json ? 640u : 320u)

/* A byte takes up to six characters, as in \\u001b, and in JSON two more in hexadecimal if it is in a name that is not UTF-8. */
#define BYTE 6u
#define HEX_BYTE 2u
static uint64_t bound_of_text(uint64_t n) { return budget_sum(budget_product(n, BYTE), 8); }

/* Bytes are two digits each in hexadecimal, in text with a blank; or as text, if they are printable. How many there are may
 * follow. */
static uint64_t bound_of_bytes(uint64_t n) { return budget_sum(budget_product(n, 3), 64); }

static unsigned digits_of(uint64_t n) {
    unsigned digits = 1;
    for (; n >= 10; n /= 10) digits++;
    return digits;
}

/* An open object or list of the metadata. */
typedef struct level {
    bool is_array;
    bool is_indexed; /* a list that contains containers */
    bool is_used;    /* it has members */
    uint64_t count;
    uint64_t path_len;
} level;

typedef struct bound {
    const args *a;
    uint64_t bytes;
    /* dump */
    unsigned in_row;  /* numbers of an array since the last line began */
    unsigned columns; /* of an offset in the file */
    /* info */
    level level[TG_METADATA_DEPTH + 1];
    unsigned depth;
    uint64_t path_len; /* of the current value */
} bound;

static void add(bound *b, uint64_t bytes) { b->bytes = budget_sum(b->bytes, bytes); }

static bound bound_start(const args *a, const tg_file *file) {
    bound b;
    memset(&b, 0, sizeof b);
    b.a = a;
    b.columns = digits_of(tg_file_size(file));
    if (b.columns < 6) b.columns = 6; /* "offset" */
    uint64_t notes = 0;               /* a line each, and one that says how many more there are */
    for (tg_note note; notes < REPORT_NOTES && tg_note_at(file, notes, &note);) notes++;
    add(&b, HEAD + (notes > 0 ? notes + 1 : 0) * NOTE);
    return b;
}

static void add_name(bound *b, const char *name) {
    add(b, bound_of_text(strlen(name)));
    if (b->a->json) add(b, strlen(name) * HEX_BYTE);
}

uint64_t bound_of_report(const args *a, const char *name, const tg_file *file) {
    bound b = bound_start(a, file);
    add_name(&b, name);
    return b.bytes;
}

/* ---------------------------------------------------------------------------------------- dump */

static bool is_left_out(const bound *b, const tg_node *node) {
    return node->index != TG_NO_INDEX && node->index >= b->a->max_items;
}

/* The words of an object in JSON: name, offset, length, and value or items; and of each that not all have. */
#define MEMBERS 64u
#define MEMBER 24u
/* What stands between the columns and the words of a line; the words around a count, a label, a number of bits. */
#define LINE 16u
#define REMARK 12u

/* The line or object of a node, without its value. */
static void add_node(bound *b, const tg_node *node) {
    const unsigned more = b->a->json ? MEMBER : REMARK;
    const unsigned place = node->decoded ? 20 : b->columns; /* of an offset and of a length */
    b->in_row = 0;
    add(b,
        (b->a->json ? MEMBERS : LINE + 2 * (uint64_t)node->depth) + 2 * place + strlen(node->name));
    if (node->index != TG_NO_INDEX) add(b, more + digits_of(node->index));
    if (node->type != NULL) add(b, more + strlen(node->type));
    if (node->label != NULL) add(b, more + strlen(node->label));
    if (node->bits != 0) add(b, more + digits_of(node->bits));
    if (node->decoded) add(b, more);
    if (node->kind == TG_NODE_ARRAY) add(b, more + digits_of(node->count));
}

static uint64_t bound_of_number(const tg_value *value) {
    return value->kind == TG_KIND_U64 ? digits_of(value->u64) + 4 : NUMBER;
}

static tg_go on_enter(void *self, const tg_node *node) {
    add_node(self, node);
    return is_left_out(self, node) ? TG_GO_OUT : TG_GO_ON;
}

static tg_go on_leave(void *self, const tg_node *node) {
    bound *b = self;
    (void)node;
    b->in_row = 0;
    return TG_GO_ON;
}

static tg_go on_value(void *self, const tg_node *node) {
    bound *b = self;
    const tg_kind kind = node->value.kind;
    uint64_t n = node->value.u64;
    if (is_left_out(b, node)) {
        add_node(b, node);
        return TG_GO_OUT;
    }
    if (kind == TG_KIND_TEXT) {
        add(b, bound_of_text(n));
    } else if (kind == TG_KIND_BYTES) {
        if (n > b->a->max_bytes) n = b->a->max_bytes;
        add(b, bound_of_bytes(n));
    } else {
        add(b, bound_of_number(&node->value));
        /* Numbers of an array are joined, sixteen to a line. */
        if (node->index != TG_NO_INDEX && node->label == NULL && b->in_row++ % 16 != 0)
            return TG_GO_ON;
    }
    const unsigned in_row = b->in_row;
    add_node(b, node);
    b->in_row = in_row;
    return TG_GO_ON;
}

bool bound_of_dump(const args *a, const char *name, tg_file *file, uint64_t *bytes) {
    bound b = bound_start(a, file);
    if (a->json) add_name(&b, name);
    tg_visitor visitor = {.enter = on_enter, .leave = on_leave, .value = on_value, .self = &b};
    if (!tg_walk(file, &visitor)) return false;
    *bytes = b.bytes;
    return true;
}

/* ---------------------------------------------------------------------------------------- info */

/* The path stands before each scalar, but of a list of scalars only before the first; JSON has none. */
static void add_path(bound *b) {
    if (!b->a->json) add(b, budget_product(b->path_len, 2)); /* printable ASCII */
}

static bool add_scalar(bound *b, uint64_t bytes) {
    level *at = &b->level[b->depth];
    at->is_used = true;
    add(b, NUMBER + bytes);
    if (!at->is_array || at->is_indexed || at->count++ == 0) add_path(b);
    return true;
}

static bool on_begin(bound *b, bool is_array) {
    level *around = &b->level[b->depth];
    around->is_indexed = true;
    around->is_used = true;
    if (around->is_array) b->path_len += NUMBER;  /* its index */
    if (b->depth < TG_METADATA_DEPTH) b->depth++; /* there are no more levels */
    b->level[b->depth] = (level){.is_array = is_array, .path_len = b->path_len};
    add(b, NUMBER);
    return true;
}

static bool on_end_object(void *self) {
    bound *b = self;
    b->path_len = b->level[b->depth].path_len;
    if (!b->level[b->depth].is_used) add_path(b); /* an empty one is printed like a scalar */
    if (b->depth > 0) b->depth--;
    b->path_len = b->level[b->depth].path_len;
    return true;
}

static bool on_key(void *self, const char *key, size_t len) {
    bound *b = self;
    (void)key;
    b->path_len = budget_sum(b->level[b->depth].path_len, len);
    add(b, bound_of_text(len));
    return true;
}

static bool on_text(void *self, const char *text, size_t len) {
    (void)text;
    return add_scalar(self, bound_of_text(len));
}

static bool on_end_array(void *self) { return on_end_object(self); }
static bool on_begin_object(void *self) { return on_begin(self, false); }
static bool on_begin_array(void *self) { return on_begin(self, true); }
static bool on_null(void *self) { return add_scalar(self, 0); }

#define SCALAR(name, type)                                                                         \
    static bool on_##name(void *self, type value) {                                                \
        (void)value;                                                                               \
        return add_scalar(self, 0);                                                                \
    }
SCALAR(u64, uint64_t)
SCALAR(s64, int64_t)
SCALAR(f32, float)
SCALAR(f64, double)
SCALAR(boolean, bool)
#undef SCALAR

static bool add_metadata(bound *b, tg_file *file) {
    tg_sink sink = SINK_OF(b);
    return tg_metadata(file, &sink);
}

static void add_times(bound *b, uint64_t n, uint64_t bytes) { add(b, budget_product(n, bytes)); }

/* Adds the bound of metadata as JSON, which has no paths: NUMBER for each value, and each key and text as bound_of_text() has it. */
static void add_json_metadata(bound *b, const tg_amount *amount) {
    add_times(b, amount->values, NUMBER);
    add_times(b, amount->texts, bound_of_text(0));
    add_times(b, amount->text_bytes, BYTE);
}

bool bound_of_info(const args *a, const char *name, tg_file *file, bool rough, uint64_t *bytes) {
    bound b = bound_start(a, file);
    add_name(&b, name);
    const uint64_t tensors = tg_num_tensors(file);
    tg_amount amount;
    if (!tg_amount_of(file, rough, &amount)) return false;
    if (a->json) {
        add_json_metadata(&b, &amount);
    } else if (!add_metadata(&b, file)) {
        return false;
    }
    add_times(&b, tensors, TENSOR(&b));
    add(&b, amount.name_bytes);
    add_times(&b, amount.type_bytes, BYTE);
    if (a->json) add_times(&b, amount.raw_bytes, BYTE + HEX_BYTE);
    add_times(&b, amount.axes, 2 * NUMBER); /* the shape, and stored_axes or strides */
    /* A total for each dtype that there is, and one for all of them. */
    add_times(&b, tensors <= TG_DTYPE_COUNT ? tensors : TG_DTYPE_COUNT + 1, 64 + 3 * NUMBER);
    *bytes = b.bytes;
    return true;
}

/* ---------------------------------------------------------------------------------------- stats */

/* Counts, edges and bins of a tensor, with their words: of one number, and of more, which may have bins. A line of a bin has
 * two floats, a count and a bar. */
#define STATS_OF_ONE 512u
#define STATS(b) ((b)->json ? 1280u : 1792u)

uint64_t bound_of_stats(const args *a, const tg_tensor *t) {
    uint64_t numbers = 1;
    for (uint32_t i = 0; i < t->rank; i++) numbers = budget_product(numbers, t->shape[i]);
    /* A complex number is two. */
    const bool is_one = numbers <= 1 && t->dtype != TG_DTYPE_COMPLEX32 &&
                        t->dtype != TG_DTYPE_COMPLEX64 && t->dtype != TG_DTYPE_COMPLEX128;
    uint64_t bytes = budget_sum(bound_of_text(strlen(t->name)), (uint64_t)t->rank * NUMBER);
    if (a->json) bytes = budget_sum(bytes, budget_product(t->raw_name_len, BYTE + HEX_BYTE));
    if (t->type != NULL) bytes = budget_sum(bytes, bound_of_text(strlen(t->type)));
    return budget_sum(bytes, is_one ? STATS_OF_ONE : STATS(a));
}
