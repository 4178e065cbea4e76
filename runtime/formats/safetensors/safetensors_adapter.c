/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_adapter.c - .safetensors, named tensors of Hugging Face.
 *
 * The grammar finds the header and the buffer; the header is JSON, which jansson reads. So this file
 * has what the grammar of other formats would have, the rules:
 *
 *   - a key occurs once, in every object
 *   - a tensor has dtype, shape and data_offsets; its bytes are as many as shape and dtype say
 *   - every byte of the buffer belongs to exactly one tensor: no overlap, no hole, nothing behind
 *   - "__metadata__" has texts
 *
 * They are those of the reference implementation, whose tests have names for them. Where it lets a
 * tensor have further keys, that is a note here. Types of less than 16 bits a float (F8_E4M3, F4, ...)
 * have no counterpart in this library and are refused by name.
 *
 * Tensors are numbered as the header lists them, which need not be their order in the buffer.
 *
 * Memory of jansson comes from malloc, outside of the arena and its budget, and a few bytes of JSON
 * cost it many: "{}" takes two bytes and 240. Therefore the header is gone through once before, to
 * count what it will cost, and that is taken from the budget until jansson's tree is released. The
 * same pass refuses more brackets inside of each other than a header can have, so jansson, which
 * calls itself for each, never gets deep.
 */
#include "file.h"

#if defined(KS_WITH_JSON) && KS_WITH_JSON

#include <jansson.h>
#include <string.h>

#include "foreign_name.h"
#include "safetensors.h"

#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define SEEN(address, size) __msan_unpoison((address), (size))
#define BEGIN_JANSSON() __msan_scoped_disable_interceptor_checks()
#define END_JANSSON() __msan_scoped_enable_interceptor_checks()
#endif
#endif
#ifndef SEEN
#define SEEN(address, size) ((void)(address))
#define BEGIN_JANSSON() ((void)0)
#define END_JANSSON() ((void)0)
#endif

#define HEADER_AT 8 /* offset of the header */

typedef struct entry {
    tg_dtype dtype;
    uint32_t rank;
    const uint64_t *shape;
    uint64_t count;
    uint64_t begin; /* in the buffer */
    uint64_t end;
} entry;

typedef struct pair {
    const char *key;
    const char *text;
} pair;

typedef struct safetensors_index {
    uint64_t num_tensors;
    entry *tensors;
    tg_foreign_name *names;
    bool has_metadata;
    uint64_t num_pairs;
    pair *pairs;
    uint64_t data; /* offset of the buffer in the file */
    uint64_t size; /* of the buffer */
} safetensors_index;

/* ------------------------------------------------------------------------ before it is parsed */

/*
 * What jansson 2.14 asks malloc for on a machine of 64 bits, rounded up as malloc does, and a little
 * more; test_safetensors.c measures that it is enough. A slot is a place in an array or an object with
 * the text or number in it, a key is what an object needs besides. Tables double when they are full,
 * and old and new exist together then; so does the text that is being read.
 */
#define COST_HEADER 1024u
#define COST_OBJECT 208u
#define COST_ARRAY 96u
#define COST_SLOT 80u
#define COST_KEY 80u
#define COST_TEXT 32u
#define COST_BYTE 4u

/* An object of objects with arrays in them. */
#define MAX_DEPTH 3

/* A way through the text, as far as it has been gone. */
typedef struct scan {
    uint64_t at;
    uint64_t keys; /* of the outermost object, before `at` */
    uint64_t cost; /* without the bytes of the text */
    unsigned depth;
    bool is_key; /* what comes next in the outermost object */
    bool too_deep;
} scan;

/* Goes on to the key of that number, or to the end, or to a bracket too many. It only has to be right
 * about JSON: anything else will be refused by jansson, and costs no more. */
static void scan_on(scan *s, const ks_text *text, uint64_t key) {
    for (; s->at < text->size; s->at++) {
        uint8_t c = text->data[s->at];
        switch (c) {
        case '{':
        case '[':
            s->too_deep = s->depth == MAX_DEPTH;
            if (s->too_deep) return;
            s->cost += COST_SLOT + (c == '{' ? COST_OBJECT : COST_ARRAY);
            s->is_key = s->depth++ == 0;
            break;
        case '}':
        case ']':
            if (s->depth > 0) s->depth--;
            break;
        case ':':
            s->cost += COST_KEY;
            s->is_key = false;
            break;
        case ',':
            s->cost += COST_SLOT;
            s->is_key = true;
            break;
        case '"':
            if (s->depth == 1 && s->is_key) {
                if (s->keys == key) return;
                s->keys++;
            }
            s->cost += COST_TEXT;
            for (s->at++; s->at < text->size && text->data[s->at] != '"'; s->at++) {
                if (text->data[s->at] == '\\') s->at++;
            }
            break;
        default: break;
        }
    }
    s->at = text->size;
}

/* What is being read. */
typedef struct reading {
    tg_file *file;
    ks_ctx *ks;
    const ks_text *text;
    safetensors_index *index;
    uint64_t key;    /* number of the key in the header that is being looked at */
    uint64_t tensor; /* number of that tensor */
    scan scan;       /* up to the last key whose place was asked for */
} reading;

/* ------------------------------------------------------------------------------------ failing */

/* Errors and notes of a key point to that key: jansson does not tell where values come from. Keys are
 * asked for in ascending order, so that finding all of them is one way through the text; but for
 * an error that is found later. */
static uint64_t place_of(reading *r) {
    if (r->key < r->scan.keys) memset(&r->scan, 0, sizeof r->scan);
    scan_on(&r->scan, r->text, r->key);
    return HEADER_AT + r->scan.at;
}

static bool fail(reading *r, ks_code code, const char *field, const char *expected,
                 ks_value allowed, ks_value found) {
    ks_fail_found(r->ks, code, place_of(r), expected, allowed, found);
    if (field != NULL) ks_in(r->ks, field);
    ks_in_item(r->ks, "tensors", r->tensor);
    return ks_in(r->ks, "header");
}

static bool fail_metadata(reading *r, const char *expected) {
    ks_fail(r->ks, KS_BAD_VALUE, place_of(r), expected);
    ks_in(r->ks, "metadata");
    return ks_in(r->ks, "header");
}

/* Memory and work run out without a place. */
static bool fail_here(reading *r) {
    ks_place(r->ks, HEADER_AT);
    return ks_in(r->ks, "header");
}

/* ------------------------------------------------------------------------- what jansson holds */

/* jansson is not instrumented: to MemorySanitizer nothing that it wrote has a value, neither here nor
 * when jansson itself gives it to a function of the C library. */
static const json_t *seen(const json_t *json) {
    if (json != NULL) SEEN(json, sizeof *json);
    return json;
}

static const char *text_of(const char *text, size_t *n) {
    size_t at = 0;
    for (SEEN(text, 1); text[at] != '\0'; at++) SEEN(text + at + 1, 1);
    *n = at;
    return text;
}

static const json_t *member(const json_t *object, const char *key) {
    return seen(json_object_get(object, key));
}

static bool length_of(const json_t *json, uint64_t *length) {
    if (!json_is_integer(seen(json))) return false;
    json_int_t value = json_integer_value(json);
    if (value < 0) return false;
    *length = (uint64_t)value;
    return true;
}

/* A copy in the arena. */
static const char *keep(ks_ctx *ks, const char *text, size_t n) {
    char *copy = ks_alloc(ks, (uint64_t)n + 1, 1);
    if (copy != NULL) memcpy(copy, text, n + 1);
    return copy;
}

/* ------------------------------------------------------------------------------------ tensors */

static bool read_dtype(reading *r, const json_t *json, entry *e) {
    static const struct {
        const char *name;
        tg_dtype dtype;
    } types[] = {{"BOOL", TG_DTYPE_BOOL},     {"U8", TG_DTYPE_UINT8},     {"I8", TG_DTYPE_INT8},
                 {"I16", TG_DTYPE_INT16},     {"U16", TG_DTYPE_UINT16},   {"F16", TG_DTYPE_FLOAT16},
                 {"BF16", TG_DTYPE_BFLOAT16}, {"I32", TG_DTYPE_INT32},    {"U32", TG_DTYPE_UINT32},
                 {"F32", TG_DTYPE_FLOAT32},   {"F64", TG_DTYPE_FLOAT64},  {"I64", TG_DTYPE_INT64},
                 {"U64", TG_DTYPE_UINT64},    {"C64", TG_DTYPE_COMPLEX64}};
    if (!json_is_string(json))
        return fail(r, KS_BAD_VALUE, "dtype", "a dtype, such as \"F32\"", ks_none(), ks_none());
    size_t n;
    const char *name = text_of(json_string_value(json), &n);
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        if (strcmp(name, types[i].name) != 0) continue;
        e->dtype = types[i].dtype;
        return true;
    }
    bool small =
        strncmp(name, "F8_", 3) == 0 || strncmp(name, "F6_", 3) == 0 || strcmp(name, "F4") == 0;
    return fail(r, small ? KS_UNSUPPORTED : KS_BAD_VALUE, "dtype",
                small ? "a float of at least 16 bits" : "a dtype of this format", ks_none(),
                ks_value_bytes(r->ks, (const uint8_t *)name, n));
}

/* Products that leave out zeros: what follows from them cannot overflow either. */
static bool read_shape(reading *r, const json_t *json, entry *e) {
    if (!json_is_array(json))
        return fail(r, KS_BAD_VALUE, "shape", "an array of lengths", ks_none(), ks_none());
    size_t rank = json_array_size(json);
    uint64_t *shape = ks_alloc(r->ks, rank, sizeof *shape);
    if (shape == NULL || !ks_spend(r->ks, rank)) return fail_here(r);
    uint64_t extent = tg_dtype_bits(e->dtype) / 8;
    e->count = 1;
    for (size_t i = 0; i < rank; i++) {
        if (!length_of(json_array_get(json, i), &shape[i]))
            return fail(r, KS_BAD_VALUE, "shape", "lengths that are whole numbers and not negative",
                        ks_none(), ks_none());
        if (shape[i] > (uint64_t)INT64_MAX / extent)
            return fail(r, KS_OVERFLOW, "shape",
                        "lengths of at most 2^63-1 bytes together, zeros left out", ks_none(),
                        ks_value_u64(shape[i]));
        if (shape[i] > 0) extent *= shape[i];
        e->count *= shape[i];
    }
    e->rank = (uint32_t)rank; /* of a text of at most 10^8 bytes */
    e->shape = shape;
    return true;
}

static bool read_offsets(reading *r, const json_t *json, entry *e) {
    if (!json_is_array(json) || json_array_size(json) != 2 ||
        !length_of(json_array_get(json, 0), &e->begin) ||
        !length_of(json_array_get(json, 1), &e->end) || e->begin > e->end) {
        return fail(r, KS_BAD_VALUE, "data_offsets", "[begin, end] with 0 <= begin <= end",
                    ks_none(), ks_none());
    }
    if (e->end > r->index->size)
        return fail(r, KS_TRUNCATED, "data_offsets",
                    "an end inside of the % bytes behind the header", ks_value_u64(r->index->size),
                    ks_value_u64(e->end));
    uint64_t nbytes = e->count * (tg_dtype_bits(e->dtype) / 8);
    if (e->end - e->begin != nbytes)
        return fail(r, KS_BAD_SIZE, "data_offsets", "% bytes, as many as shape and dtype say",
                    ks_value_u64(nbytes), ks_value_u64(e->end - e->begin));
    return true;
}

static bool read_tensor(reading *r, const char *name, size_t n, const json_t *json) {
    static const ks_rule keys = {"safetensors.tensors", "the keys dtype, shape and data_offsets",
                                 KS_BAD_VALUE, true};
    entry *e = &r->index->tensors[r->tensor];
    tg_foreign_name *kept = &r->index->names[r->tensor];
    *kept = (tg_foreign_name){keep(r->ks, name, n), n, NULL};
    if (kept->raw == NULL || !ks_spend(r->ks, 1)) return fail_here(r);
    if (!json_is_object(seen(json)))
        return fail(r, KS_BAD_VALUE, NULL, "an object that describes a tensor", ks_none(),
                    ks_none());
    if (!read_dtype(r, member(json, "dtype"), e) || !read_shape(r, member(json, "shape"), e) ||
        !read_offsets(r, member(json, "data_offsets"), e)) {
        return false;
    }
    size_t size = json_object_size(json);
    if (size == 3 || ks_violated(r->ks, &keys, place_of(r), ks_none(), ks_value_u64(size)))
        return true;
    ks_in_item(r->ks, "tensors", r->tensor);
    return ks_in(r->ks, "header");
}

/* ----------------------------------------------------------------------------------- metadata */

static bool read_metadata(reading *r, json_t *json) {
    static const char *const expected = "an object of texts";
    if (!json_is_object(seen(json))) return fail_metadata(r, expected);
    safetensors_index *index = r->index;
    index->has_metadata = true;
    index->pairs = ks_alloc(r->ks, json_object_size(json), sizeof *index->pairs);
    if (index->pairs == NULL || !ks_spend(r->ks, json_object_size(json))) return fail_here(r);
    for (void *at = json_object_iter(json); at != NULL; at = json_object_iter_next(json, at)) {
        const json_t *value = seen(json_object_iter_value(at));
        if (!json_is_string(value)) return fail_metadata(r, expected);
        size_t n;
        pair *p = &index->pairs[index->num_pairs];
        const char *text = text_of(json_object_iter_key(at), &n);
        p->key = keep(r->ks, text, n);
        text = text_of(json_string_value(value), &n);
        p->text = keep(r->ks, text, n);
        if (p->key == NULL || p->text == NULL) return fail_here(r);
        index->num_pairs++;
    }
    return true;
}

/* ------------------------------------------------------------------------------------- header */

static int order_of_bytes(const void *self, uint64_t a, uint64_t b) {
    const entry *tensors = self;
    const entry *x = &tensors[a];
    const entry *y = &tensors[b];
    if (x->begin != y->begin) return x->begin < y->begin ? -1 : 1;
    if (x->end != y->end) return x->end < y->end ? -1 : 1;
    return 0;
}

/* Number of the key in the header that a tensor has: "__metadata__" has one too. */
static uint64_t key_of(json_t *header, uint64_t tensor) {
    uint64_t key = 0;
    for (void *at = json_object_iter(header); at != NULL; at = json_object_iter_next(header, at)) {
        size_t n;
        bool special = strcmp(text_of(json_object_iter_key(at), &n), "__metadata__") == 0;
        if (!special && tensor-- == 0) break;
        key++;
    }
    return key;
}

/* Tensors lie one behind the other, from the first byte of the buffer to its last. */
static bool check_buffer(reading *r, json_t *header) {
    const safetensors_index *index = r->index;
    uint64_t n = index->num_tensors;
    uint64_t at = 0;
    const uint64_t *sorted = tg_foreign_sort(r->ks, n, n, order_of_bytes, index->tensors);
    if (sorted == NULL) return fail_here(r);
    for (uint64_t i = 0; i < n; i++) {
        const entry *e = &index->tensors[sorted[i]];
        if (e->begin != at) {
            r->tensor = sorted[i];
            r->key = key_of(header, r->tensor);
            return fail(r, KS_BAD_REFERENCE, "data_offsets",
                        e->begin > at ? "no hole in the buffer: a tensor that begins at %"
                                      : "no overlap in the buffer: a tensor that begins at %",
                        ks_value_u64(at), ks_value_u64(e->begin));
        }
        at = e->end;
    }
    if (at == index->size) return true;
    ks_fail_found(r->ks, KS_TRAILING, index->data + at, "% bytes, all of which belong to tensors",
                  ks_value_u64(at), ks_value_u64(index->size));
    return ks_in(r->ks, "data");
}

static bool read_header(reading *r, json_t *header) {
    safetensors_index *index = r->index;
    bool special = json_object_get(header, "__metadata__") != NULL;
    index->num_tensors = json_object_size(header) - (special ? 1 : 0);
    index->tensors = ks_alloc(r->ks, index->num_tensors, sizeof *index->tensors);
    index->names = ks_alloc(r->ks, index->num_tensors, sizeof *index->names);
    if (index->tensors == NULL || index->names == NULL) return fail_here(r);
    for (void *at = json_object_iter(header); at != NULL; at = json_object_iter_next(header, at)) {
        size_t n;
        const char *name = text_of(json_object_iter_key(at), &n);
        json_t *value = json_object_iter_value(at);
        if (strcmp(name, "__metadata__") == 0) {
            if (!read_metadata(r, value)) return false;
        } else {
            if (!read_tensor(r, name, n, value)) return false;
            r->tensor++;
        }
        r->key++;
    }
    r->file->num_tensors = index->num_tensors;
    return check_buffer(r, header) &&
           (tg_foreign_show(r->file, index->names, index->num_tensors) || fail_here(r));
}

/* What jansson says, in our words. */
static bool fail_json(reading *r, const json_error_t *error) {
    uint64_t size = r->text->size;
    uint64_t at = error->position > 0 ? (uint64_t)error->position : 0;
    if (at > size) at = size;
    ks_code code = KS_BAD_VALUE;
    const char *expected = "JSON";
    /* When memory runs out, it says nothing, or that the text is no JSON, which cannot be told from
     * what it is otherwise. */
    if (error->text[0] == '\0' || json_error_code(error) == json_error_out_of_memory)
        code = KS_NO_MEMORY;
    switch (json_error_code(error)) {
    case json_error_duplicate_key: expected = "keys that occur once"; break;
    case json_error_invalid_utf8:
        code = KS_BAD_TEXT;
        expected = "UTF-8";
        break;
    case json_error_null_character:
    case json_error_null_byte_in_key: expected = "texts without a zero character"; break;
    case json_error_numeric_overflow: expected = "numbers that fit 64 bits"; break;
    default: break;
    }
    ks_fail(r->ks, code, HEADER_AT + at, code == KS_NO_MEMORY ? "" : expected);
    return ks_in(r->ks, "header");
}

static bool read_json(reading *r) {
    json_error_t error;
    memset(&error, 0, sizeof error);
    BEGIN_JANSSON();
    json_t *header = json_loadb((const char *)r->text->data, (size_t)r->text->size,
                                JSON_REJECT_DUPLICATES, &error);
    SEEN(&error, sizeof error);
    bool good = header != NULL;
    if (good) {
        seen(header);
        good = read_header(r, header); /* the text begins with '{': it is an object */
        json_decref(header);
    } else {
        fail_json(r, &error);
    }
    END_JANSSON();
    return good;
}

static bool adopt(tg_file *file) {
    ks_ctx *ks = &file->ks;
    const safetensors *object = file->root;
    safetensors_index *index = ks_alloc(ks, 1, sizeof *index);
    if (index == NULL) return false;
    memset(index, 0, sizeof *index);
    index->data = HEADER_AT + object->len_header;
    index->size = object->data.size;
    file->index = index;

    reading r;
    memset(&r, 0, sizeof r);
    r.file = file;
    r.ks = ks;
    r.text = &object->header;
    r.index = index;
    if (!ks_spend(ks, object->header.size)) return fail_here(&r);
    scan s;
    memset(&s, 0, sizeof s);
    scan_on(&s, &object->header, UINT64_MAX);
    if (s.too_deep) {
        ks_fail(ks, KS_BAD_VALUE, HEADER_AT + s.at, "at most three brackets inside each other");
        return ks_in(ks, "header");
    }
    uint64_t cost = COST_HEADER + s.cost + COST_BYTE * object->header.size;
    if (cost > ks->memory_left) {
        uint64_t used = ks->limits.memory - ks->memory_left;
        ks_fail_found(ks, KS_LIMIT, HEADER_AT, "at most % bytes of memory",
                      ks_value_u64(ks->limits.memory), ks_value_u64(used + cost));
        return ks_in(ks, "header");
    }
    ks->memory_left -= cost;
    bool good = read_json(&r);
    ks->memory_left += cost;
    return good;
}

/* -------------------------------------------------------------------------------- the adapter */

static bool read_safetensors(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file);
    safetensors *object = NULL;
    if (io == NULL || !safetensors_read(ks, io, &object) || !safetensors_complete(ks, object))
        return false;
    *root = object;
    return true;
}

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const safetensors_index *index = file->index;
    const entry *e = &index->tensors[i];
    tensor->rank = e->rank;
    tensor->shape = e->shape;
    tensor->raw_name = index->names[i].raw;
    tensor->raw_name_len = index->names[i].raw_len;
    tg_dense(tensor, e->dtype, e->count, index->data + e->begin);
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const safetensors_index *index = file->index;
    tg_name_add(name, index->names[i].shown);
    return true;
}

static bool metadata(tg_file *file, tg_out *out) {
    const safetensors_index *index = file->index;
    if (!index->has_metadata) return true;
    tg_out_key(out, "__metadata__");
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < index->num_pairs && !out->ended; i++) {
        const char *key = index->pairs[i].key;
        tg_out_key_component(out, (const uint8_t *)key, strlen(key));
        tg_out_text(out, index->pairs[i].text);
    }
    tg_out_end_object(out);
    return true;
}

const tg_adapter tg_adapter_safetensors = {
    .format = TG_FORMAT_SAFETENSORS,
    .type = &safetensors_desc,
    .header_size = HEADER_AT, /* a length that is possible, and '{' behind it */
    .max_rank = 0,            /* as many axes as the header has room for */
    .read = read_safetensors,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .metadata = metadata,
};

#endif
