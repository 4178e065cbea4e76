/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_origin.c - the origin of a file: what it was converted from, as a text in its metadata.
 *
 * A format for plain tensors has no place for what else is in a file of another format: the functions of a network, the
 * words of a header, fixed point, a batch, the order of tensors. Where such a format has texts as metadata, one of them
 * holds it:
 *
 *     {"version":1,"format":"nnb","raw":false,
 *      "metadata":{...},        as tg_metadata gives them
 *      "tensors":[{"name":"0","dtype":"int16","storage":"dense","order":"C","shape":[2,3],
 *                  "fp_pos":8,"batch":false,"scaled":false}, ...]}
 *
 * in this order of members, as written by meta_json.c. A conversion to that format declares these tensors, with the
 * values that the file has, and these metadata, and its writer decides whether they make a file. So the first file
 * comes back as a conversion to its own format would have written it, and a file whose values were changed since then
 * becomes the same network with other values.
 *
 * The text may come from anybody. It adds no bytes to the output that the writer does not derive from metadata which any
 * caller could declare; each of its tensors has to be one of the file, of that shape, and each of the file one of its;
 * and a value that the dtype does not hold is refused, unless options.lossy rounds it. What does not fit is refused by
 * name, never passed over: options.no_origin converts without it.
 *
 * There is no text where it could not bring the file back: for tensors that were selected, renamed, rounded, or made
 * dense, for scaled bytes
 * without a range, and for rank over 2 in an order that arrays do not have.
 */
#include <math.h>
#include <string.h>

#include "conversion.h"

#define ORIGIN_KEY "tensorgate.origin"
#define ORIGIN_VERSION 1
#define MAX_ORIGIN (UINT64_C(16) << 20) /* bytes of the text */

static const char *const order_names[] = {
    [TG_ORDER_C] = "C", [TG_ORDER_F] = "F", [TG_ORDER_ROTATED] = "rotated"};

/* A copy of an object without a member; NULL after tg_refuse. */
static tg_meta *without(tg_conversion *c, const tg_meta *object, const char *key) {
    tg_meta *copy = ks_alloc(&c->build->ks, 1, sizeof *copy);
    if (copy == NULL) {
        tg_refuse_ks(c->build);
        return NULL;
    }
    *copy = *object;
    copy->first = NULL;
    copy->next = NULL;
    copy->count = 0;
    tg_meta **link = &copy->first;
    for (const tg_meta *node = object->first; node != NULL; node = node->next) {
        if (strcmp(node->key, key) == 0) continue;
        tg_meta *member = ks_alloc(&c->build->ks, 1, sizeof *member);
        if (member == NULL) {
            tg_refuse_ks(c->build);
            return NULL;
        }
        *member = *node;
        member->next = NULL;
        *link = member;
        link = &member->next;
        copy->count++;
    }
    return copy;
}

/* Takes the text out of metadata that are copied. */
static bool drop_origin(tg_conversion *c) {
    const char *carries = c->writer->carries;
    const tg_meta *texts = tg_meta_get(c->build->meta, carries);
    if (tg_meta_get(texts, ORIGIN_KEY) == NULL) return true;
    tg_meta *root = without(c, c->build->meta, carries);
    tg_meta *left = root != NULL ? without(c, texts, ORIGIN_KEY) : NULL;
    if (left == NULL) return false;
    if (left->count > 0) {
        left->next = root->first;
        root->first = left;
        root->count++;
    }
    c->build->meta = root;
    return true;
}

bool tg_carry_metadata(tg_conversion *c) {
    tg_sink sink = tg_build_metadata(c->build);
    if (tg_metadata(c->file, &sink))
        return !c->options.no_origin || c->writer->carries == NULL || drop_origin(c);
    /* Either the sink stopped and has set an error, or the file could not be read. */
    return tg_last_error(c->file)->code != TG_CODE_STOPPED ? tg_refuse_file(c, NULL) : false;
}

/* --------------------------------------------------------------------------------------- writing */

static const tg_format_writer *writer_of(const tg_conversion *c, tg_format format) {
    const tg_format_writer *const *writer = c->build->writers;
    while (*writer != NULL && (*writer)->format != format) writer++;
    return *writer;
}

/* Whether the tensor is written such that it can become what it is again. */
static bool comes_back(const tg_conversion *c, const tg_tensor *tensor) {
    if (tg_is_sparse(tensor)) return c->options.sparse == TG_SPARSE_KEEP;
    if (c->options.raw) return true;
    return tensor->order != TG_ORDER_ROTATED;
}

/* Bytes come back only from a range that is one: others decode to NaN. */
static bool have_ranges(tg_conversion *c, const tg_tensor *tensor, bool *good) {
    const uint64_t steps = tensor->rank > 0 && !c->options.raw ? tensor->shape[0] : 0;
    for (uint64_t step = 0; step < steps && *good; step++) {
        float min;
        float max;
        if (!tg_tensor_bounds(c->file, tensor, step, &min, &max)) return tg_refuse_file(c, NULL);
        *good = isfinite(max - min);
    }
    return true;
}

static void put_key(const tg_sink *sink, const char *key) {
    sink->key(sink->self, key, strlen(key));
}

static void put_text(const tg_sink *sink, const char *key, const char *text) {
    put_key(sink, key);
    sink->text(sink->self, text, strlen(text));
}

static void put_tensor(const tg_sink *sink, const tg_tensor *t) {
    sink->begin_object(sink->self);
    put_text(sink, "name", t->name);
    put_text(sink, "dtype", tg_dtype_name(t->dtype));
    put_text(sink, "storage", tg_storage_name(t->storage));
    put_text(sink, "order", order_names[t->order]);
    put_key(sink, "shape");
    sink->begin_array(sink->self);
    for (uint32_t axis = 0; axis < t->rank; axis++) sink->u64(sink->self, t->shape[axis]);
    sink->end_array(sink->self);
    put_key(sink, "fp_pos");
    sink->s64(sink->self, t->fp_pos);
    put_key(sink, "batch");
    sink->boolean(sink->self, t->batch);
    put_key(sink, "scaled");
    sink->boolean(sink->self, t->scaled);
    sink->end_object(sink->self);
}

/* *comes is false if there is a tensor that does not come back. */
static bool put_origin(tg_conversion *c, const tg_sink *sink, bool *comes) {
    sink->begin_object(sink->self);
    put_key(sink, "version");
    sink->u64(sink->self, ORIGIN_VERSION);
    put_text(sink, "format", tg_format_name(tg_file_format(c->file)));
    put_key(sink, "raw");
    sink->boolean(sink->self, c->options.raw);
    put_key(sink, "metadata");
    if (!tg_metadata(c->file, sink)) return tg_refuse_file(c, NULL);
    put_key(sink, "tensors");
    sink->begin_array(sink->self);
    *comes = true;
    for (uint64_t i = 0; i < tg_num_tensors(c->file) && *comes; i++) {
        tg_tensor tensor;
        if (!tg_tensor_at(c->file, i, &tensor)) return tg_refuse_file(c, NULL);
        *comes = comes_back(c, &tensor);
        if (*comes && tensor.scaled && !have_ranges(c, &tensor, comes)) return false;
        put_tensor(sink, &tensor);
    }
    sink->end_array(sink->self);
    sink->end_object(sink->self);
    return true;
}

/* The first event that fails ends it, so that its error is the one that is told. */
static bool declare_text(tg_conversion *c, const tg_json *json) {
    const tg_sink sink = tg_build_metadata(c->build);
    const char *carries = c->writer->carries;
    return sink.begin_object(sink.self) && sink.key(sink.self, carries, strlen(carries)) &&
           sink.begin_object(sink.self) && sink.key(sink.self, ORIGIN_KEY, sizeof ORIGIN_KEY - 1) &&
           sink.text(sink.self, json->text.dst, json->text.len) && sink.end_object(sink.self) &&
           sink.end_object(sink.self);
}

/* Whether the options ask for all tensors under their names and with their dtypes. */
static bool is_unchanged(const tg_conversion *c) {
    return c->options.only == NULL && c->options.num_renames == 0 && !tg_asks_dtypes(c);
}

bool tg_origin_put(tg_conversion *c) {
    const tg_format_writer *source = writer_of(c, tg_file_format(c->file));
    if (c->writer->carries == NULL || source == NULL || source->plain || c->options.no_origin ||
        !is_unchanged(c)) {
        return true;
    }
    bool comes = false;
    tg_json json = {{NULL, 0, 0}, false};
    const tg_sink sink = tg_json_sink(&json);
    if (!put_origin(c, &sink, &comes)) return false;
    if (!comes) return true;
    if (json.text.len > MAX_ORIGIN) {
        tg_convert_note(c, NULL,
                        "what is no tensor is left out: a text of % bytes, at most % are written",
                        NULL, json.text.len, MAX_ORIGIN);
        return true;
    }
    const size_t size = json.text.len;
    char *text = ks_alloc(&c->build->ks, size + 1, 1);
    if (text == NULL) return tg_refuse_ks(c->build);
    json = (tg_json){{text, size + 1, 0}, false};
    if (!put_origin(c, &sink, &comes)) return false;
    return declare_text(c, &json);
}

/* --------------------------------------------------------------------------------------- reading */

static bool refuse(tg_conversion *c, const char *name, const char *text, const char *word,
                   uint64_t a, uint64_t b) {
    return tg_refuse_name(c, TG_CODE_BAD_VALUE, name, text, word, a, b);
}

static bool text_is(const tg_meta *node, const char *text) {
    const size_t n = strlen(text);
    return node != NULL && node->kind == TG_META_TEXT && node->count == n &&
           memcmp(node->value.text, text, n) == 0;
}

/* The number of the text in a list of `n`; n if it is none of them. */
static unsigned number_of(const tg_meta *node, unsigned n, const char *(*name_of)(unsigned)) {
    unsigned number = 0;
    while (number < n && (name_of(number) == NULL || !text_is(node, name_of(number)))) number++;
    return number;
}

static const char *dtype_of(unsigned number) { return tg_dtype_name((tg_dtype)number); }
static const char *storage_of(unsigned number) { return tg_storage_name((tg_storage)number); }
static const char *order_of(unsigned number) { return order_names[number]; }

#define NUM_DTYPES 64u /* more than there are */
#define NUM_STORAGES 16u
#define NUM_ORDERS 3u

static bool is_kind(const tg_meta *node, tg_meta_kind kind) {
    return node != NULL && node->kind == kind;
}

bool tg_source_is_plain(const tg_conversion *c) {
    const tg_format_writer *source = writer_of(c, tg_file_format(c->file));
    return source != NULL && source->plain;
}

bool tg_origin_find(tg_conversion *c, const tg_meta **origin) {
    const tg_format_writer *source = writer_of(c, tg_file_format(c->file));
    const tg_convert_options *o = &c->options;
    *origin = NULL;
    if (source == NULL || source->carries == NULL || c->writer->plain || o->no_origin ||
        !is_unchanged(c) || o->sparse == TG_SPARSE_DENSE) {
        return true;
    }
    if (!tg_carry_metadata(c)) return false;
    const tg_meta *text = tg_meta_get(tg_meta_get(c->build->meta, source->carries), ORIGIN_KEY);
    c->build->meta = NULL;
    if (!is_kind(text, TG_META_TEXT)) return true;
    c->returns = true;
    if (text->count > MAX_ORIGIN)
        return refuse(c, NULL, ORIGIN_KEY ": a text of % bytes, at most % are read", NULL,
                      text->count, MAX_ORIGIN);
    const tg_meta *found = tg_meta_parse(c->build, text->value.text, text->count);
    if (found == NULL) return false;
    int64_t version;
    const tg_meta *raw = tg_meta_get(found, "raw");
    if (!tg_meta_integer(tg_meta_get(found, "version"), 1, INT64_MAX, &version) ||
        !is_kind(tg_meta_get(found, "format"), TG_META_TEXT) || !is_kind(raw, TG_META_BOOL) ||
        !is_kind(tg_meta_get(found, "metadata"), TG_META_OBJECT) ||
        !is_kind(tg_meta_get(found, "tensors"), TG_META_ARRAY)) {
        return refuse(c, NULL,
                      ORIGIN_KEY ": it has to have version, format, raw, metadata and tensors",
                      NULL, 0, 0);
    }
    c->returns = text_is(tg_meta_get(found, "format"), tg_format_name(c->writer->format)) &&
                 (!o->raw || raw->value.u64 != 0);
    if (c->returns && version != ORIGIN_VERSION)
        return refuse(c, NULL, ORIGIN_KEY ": version %, only % can be read", NULL,
                      (uint64_t)version, ORIGIN_VERSION);
    if (c->returns) *origin = found;
    return true;
}

/* What the text says about a tensor. */
typedef struct entry {
    tg_decl decl; /* without values */
    bool sparse;
} entry;

static bool read_shape(tg_conversion *c, const tg_meta *array, tg_decl *d) {
    if (!is_kind(array, TG_META_ARRAY) || array->count > UINT32_MAX)
        return refuse(c, d->name, "the origin has no shape for it", NULL, 0, 0);
    uint64_t *shape = ks_alloc(&c->build->ks, array->count > 0 ? array->count : 1, sizeof *shape);
    if (shape == NULL) return tg_refuse_ks(c->build);
    d->shape = shape;
    for (const tg_meta *node = array->first; node != NULL; node = node->next) {
        if (node->kind != TG_META_U64)
            return refuse(c, d->name, "the origin has a shape with other than numbers", NULL, 0, 0);
        shape[d->rank++] = node->value.u64;
    }
    return true;
}

static bool read_entry(tg_conversion *c, const tg_meta *object, entry *e) {
    const tg_meta *name = tg_meta_get(object, "name");
    const tg_meta *batch = tg_meta_get(object, "batch");
    const tg_meta *scaled = tg_meta_get(object, "scaled");
    int64_t fp_pos = -1;
    memset(e, 0, sizeof *e);
    if (!is_kind(name, TG_META_TEXT))
        return refuse(c, NULL, ORIGIN_KEY ": a tensor without a name", NULL, 0, 0);
    e->decl.name = name->value.text;
    const unsigned dtype = number_of(tg_meta_get(object, "dtype"), NUM_DTYPES, dtype_of);
    const unsigned storage = number_of(tg_meta_get(object, "storage"), NUM_STORAGES, storage_of);
    const unsigned order = number_of(tg_meta_get(object, "order"), NUM_ORDERS, order_of);
    if (dtype == NUM_DTYPES || storage == NUM_STORAGES || order == NUM_ORDERS ||
        !tg_meta_integer(tg_meta_get(object, "fp_pos"), -1, 15, &fp_pos) ||
        !is_kind(batch, TG_META_BOOL) || !is_kind(scaled, TG_META_BOOL)) {
        return refuse(c, e->decl.name,
                      "the origin has to have its dtype, storage, order, fp_pos, batch and scaled",
                      NULL, 0, 0);
    }
    e->decl.dtype = (tg_dtype)dtype;
    e->decl.storage = (tg_storage)storage;
    e->decl.order = (tg_order)order;
    e->decl.fp_pos = (int32_t)fp_pos;
    e->decl.batch = batch->value.u64 != 0;
    e->decl.scaled = scaled->value.u64 != 0;
    e->sparse = e->decl.storage != TG_STORAGE_DENSE && e->decl.storage != TG_STORAGE_PARTIAL &&
                e->decl.storage != TG_STORAGE_BLOCKS;
    return read_shape(c, tg_meta_get(object, "shape"), &e->decl);
}

/* --------------------------------------------------------------------------------- the encoding */

/* The numbers of a list, one for each step of axis 0; NULL after tg_refuse. */
static const float *read_bounds(tg_conversion *c, const entry *e, const char *key) {
    const tg_meta *list = tg_meta_get(c->build->meta, key);
    const uint64_t steps = e->decl.rank > 0 ? e->decl.shape[0] : 0;
    if (!is_kind(list, TG_META_ARRAY) || list->count != steps) {
        refuse(c, e->decl.name, "the origin has no list $ of % numbers", key, steps, 0);
        return NULL;
    }
    float *bounds = ks_alloc(&c->build->ks, steps > 0 ? steps : 1, sizeof *bounds);
    if (bounds == NULL) {
        tg_refuse_ks(c->build);
        return NULL;
    }
    size_t i = 0;
    for (const tg_meta *node = list->first; node != NULL; node = node->next) {
        if (!tg_meta_f32(node, &bounds[i++])) {
            refuse(c, e->decl.name, "the origin has other than numbers in $", key, 0, 0);
            return NULL;
        }
    }
    return bounds;
}

/* Sets what the elements of `from` become. They are as stored, or as they mean. */
static bool find_encoding(tg_conversion *c, const entry *e, const tg_tensor *from,
                          tg_payload *payload) {
    const tg_decl *d = &e->decl;
    const bool fixed = d->fp_pos >= 0 && (d->dtype == TG_DTYPE_INT8 || d->dtype == TG_DTYPE_INT16);
    const bool encoded = fixed || d->scaled || d->dtype == TG_DTYPE_BIT;
    if (from->dtype == d->dtype) return true;
    if (!encoded || (from->dtype == TG_DTYPE_UINT8 && d->dtype != TG_DTYPE_BIT)) {
        payload->array.dtype = d->dtype;
        return tg_dtype_holds(d->dtype, from->dtype) ||
               refuse(c, d->name, "it was $, which does not hold every value that it may have now",
                      tg_dtype_name(d->dtype), 0, 0);
    }
    if (from->dtype != TG_DTYPE_FLOAT32 && from->dtype != TG_DTYPE_UINT8)
        return refuse(c, d->name, "it has to be float32 to become $ again", tg_dtype_name(d->dtype),
                      0, 0);
    payload->encoding.dtype = d->dtype;
    payload->encoding.fp_pos = fixed ? (unsigned)d->fp_pos : 0;
    if (!d->scaled) return true;
    /* Only a dense tensor has the shape of the one in the file, so that each of its steps has bounds. */
    uint64_t count = 1;
    for (uint32_t axis = 1; axis < d->rank; axis++) count *= d->shape[axis];
    if (d->storage != TG_STORAGE_DENSE || d->dtype != TG_DTYPE_UINT8 || d->rank == 0 ||
        d->shape[0] == 0 || count == 0)
        return refuse(c, d->name, "the origin has it as scaled $", tg_dtype_name(d->dtype), 0, 0);
    payload->encoding.per_step = count;
    payload->encoding.low = read_bounds(c, e, "wMin");
    if (payload->encoding.low != NULL) payload->encoding.high = read_bounds(c, e, "wMax");
    return payload->encoding.low != NULL && payload->encoding.high != NULL;
}

/* Reads what is encoded once, before anything is written. */
static bool test_values(tg_conversion *c, const tg_payload *payload, const char *name,
                        uint64_t count) {
    tg_array *array = NULL;
    tg_loss loss = {0, 0, 0, 0};
    if (payload->encoding.dtype == TG_DTYPE_NONE) {
        array = tg_array_open(c->file, payload->index, &payload->array);
        tg_array_close(array);
        return array != NULL || tg_refuse_file(c, name);
    }
    if (!tg_payload_losses(c, payload, &loss)) return tg_refuse_file(c, name);
    const char *word = tg_dtype_name(payload->encoding.dtype);
    if (loss.inexact == 0) return true;
    if (c->options.lossy) {
        tg_convert_note(c, name, "% of % values are rounded to $", word, loss.inexact, count);
        return true;
    }
    refuse(c, name, "% of % values would change as $, which it was", word, loss.inexact, count);
    return tg_advise(c->build, TG_REMEDY_LOSSY_VALUES);
}

/* --------------------------------------------------------------------------------------- tensors */

static bool has_shape_of(const entry *e, const tg_tensor *tensor) {
    const tg_decl *d = &e->decl;
    if (d->storage == TG_STORAGE_PARTIAL) return tensor->rank == 1;
    if (tensor->rank != d->rank) return false;
    for (uint32_t axis = 0; axis < d->rank; axis++) {
        if (tensor->shape[axis] != d->shape[axis]) return false;
    }
    return true;
}

static bool declare_dense(tg_conversion *c, entry *e, uint64_t index, bool raw) {
    tg_decl *d = &e->decl;
    tg_tensor tensor;
    if (!tg_describe(c->file, index, &tensor)) return tg_refuse_file(c, d->name);
    if (!has_shape_of(e, &tensor))
        return refuse(c, d->name, "it has another shape than its origin", NULL, 0, 0);
    if (!raw && d->order == TG_ORDER_ROTATED)
        return refuse(c, d->name, "the origin has it in an order that only raw elements have", NULL,
                      0, 0);
    const uint64_t count = tensor.parts[TG_PART_VALUES].count;
    /* An array of floats of less than 16 bits would be one of float32. */
    const bool stays = tg_dtype_is_small(d->dtype) && d->dtype == tensor.dtype;
    if (stays && d->order != tensor.order)
        return refuse(c, d->name, "the origin has it in another order", NULL, 0, 0);
    tg_payload *payload = tg_payload_new(c, stays ? FROM_PARTS : FROM_ARRAY, index);
    if (payload == NULL) return false;
    payload->array.order = !raw && d->order == TG_ORDER_F ? TG_ARRAY_ORDER_F : TG_ARRAY_ORDER_C;
    if (!stays &&
        (!find_encoding(c, e, &tensor, payload) || !test_values(c, payload, d->name, count)))
        return false;
    d->stored = count;
    d->values = tg_payload_values(payload);
    return tg_build_add(c->build, d);
}

/* The tensors of the file that become others. */
typedef struct account {
    const part_finder *finder;
    bool *taken; /* of each tensor of the file */
    uint64_t count;
} account;

/* Finds a tensor of the file, which can be taken once: so the work of all entries is bounded by the file. */
static bool take(tg_conversion *c, account *a, const char *name, const char *suffix,
                 uint64_t *index, bool *found) {
    if (!tg_find_part(c, a->finder, name, suffix, index, found)) return false;
    if (!*found) return true;
    if (a->taken[*index])
        return refuse(c, name, "the origin has it, or a part of it, twice", NULL, 0, 0);
    a->taken[*index] = true;
    a->count++;
    return true;
}

/* Whether the parts were joined to the tensor that the origin has. */
static bool is_joined(const tg_conversion *c, const entry *e) {
    const tg_decl *d = &c->build->items[c->build->num_items - 1]->decl;
    return d->storage == e->decl.storage && d->rank == e->decl.rank &&
           (d->rank == 0 || memcmp(d->shape, e->decl.shape, d->rank * sizeof *d->shape) == 0);
}

static bool declare_sparse(tg_conversion *c, const entry *e, account *a) {
    static const char *const suffixes[] = {".indices", ".values", ".counts", ".shape"};
    const char *name = e->decl.name;
    uint64_t index = 0;
    bool found = false;
    for (size_t i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++) {
        if (!take(c, a, name, suffixes[i], &index, &found)) return false;
    }
    const char *first = tg_keep_name(c, name, suffixes[0]);
    if (first == NULL || !tg_declare_joined(c, a->finder, first, &found)) return false;
    if (!found)
        return refuse(c, name, "the origin has it sparse, and its parts are not here", NULL, 0, 0);
    return is_joined(c, e) ||
           refuse(c, name, "its parts have another storage or shape than its origin", NULL, 0, 0);
}

static bool declare_entry(tg_conversion *c, entry *e, account *a, bool raw) {
    uint64_t index = 0;
    bool found = false;
    if (e->sparse) return declare_sparse(c, e, a);
    if (!take(c, a, e->decl.name, "", &index, &found)) return false;
    return found ? declare_dense(c, e, index, raw)
                 : refuse(c, e->decl.name, "the origin has it, and this file has not", NULL, 0, 0);
}

bool tg_origin_declare(tg_conversion *c, const tg_meta *origin, const part_finder *finder) {
    const bool raw = tg_meta_get(origin, "raw")->value.u64 != 0;
    tg_meta *metadata = ks_alloc(&c->build->ks, 1, sizeof *metadata);
    if (metadata == NULL) return tg_refuse_ks(c->build);
    *metadata = *tg_meta_get(origin, "metadata");
    tg_meta_drop_derived(c->build, metadata);
    metadata->key = NULL;
    metadata->next = NULL;
    c->build->meta = metadata;
    const tg_meta *tensors = tg_meta_get(origin, "tensors");
    const uint64_t n = tg_num_tensors(c->file);
    account a = {finder, ks_alloc(&c->build->ks, n > 0 ? n : 1, sizeof *a.taken), 0};
    if (a.taken == NULL) return tg_refuse_ks(c->build);
    memset(a.taken, 0, (size_t)n * sizeof *a.taken); /* it has room for them */
    for (const tg_meta *node = tensors->first; node != NULL; node = node->next) {
        entry e;
        if (!read_entry(c, node, &e) || !declare_entry(c, &e, &a, raw)) return false;
    }
    return a.count == n ||
           refuse(c, NULL, ORIGIN_KEY ": it accounts for % tensors of %", NULL, a.count, n);
}
