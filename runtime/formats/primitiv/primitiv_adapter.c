/* SPDX-License-Identifier: Apache-2.0 */
/*
 * primitiv_adapter.c - parameters, models and optimizer settings of primitiv. Facts about the format are in
 * specs/primitiv.ksy.
 *
 * Tensors are numbered in file order: for each parameter its value, then its statistics.
 *
 * One rule is here because no grammar can express it: keys are unique. Of two statistics or
 * settings with the same key upstream takes the first, of two parameters the last, and a reader
 * that looks up names may return either. A file that readers can interpret differently is refused.
 */
#include <string.h>

#include "adapter.h"
#include "primitiv.h"
#include "primitiv_validate.h"

/* --------------------------------------------------------------------------------------- keys */

/* A key is one name, or a list of names: those of a parameter and its enclosing submodels. */
typedef struct key {
    const msgpack_string *name; /* NULL: a list */
    const ks_list *names;
} key;

typedef key key_getter(const void *record);

static key key_of_entry(const void *record) {
    return (key){NULL, &((const primitiv_model_entry *)record)->key};
}
static key key_of_statistic(const void *record) {
    return (key){&((const primitiv_statistic *)record)->key, NULL};
}
static key key_of_uint(const void *record) {
    return (key){&((const primitiv_uint_config *)record)->key, NULL};
}
static key key_of_float(const void *record) {
    return (key){&((const primitiv_float_config *)record)->key, NULL};
}

/* A key without names counts as one empty name: both are written "%", so they are not
 * distinguished. */
static uint64_t num_names(key k) {
    return k.name != NULL || k.names->count == 0 ? 1 : k.names->count;
}

static ks_bytes name_at(key k, uint64_t i) {
    static const ks_bytes nothing = {NULL, 0};
    if (k.name != NULL) return k.name->data;
    if (k.names->count == 0) return nothing;
    return ((const msgpack_string *)ks_list_at(k.names, i))->data;
}

static bool fetch_key(ks_ctx *ks, key k) {
    for (uint64_t i = 0; i < num_names(k); i++) {
        ks_bytes name = name_at(k, i);
        if (!ks_fetch(ks, name.data, name.size)) return false;
    }
    return true;
}

/* Compares loaded keys name by name, names as bytes: the order of std::map, in which models are
 * written. *order becomes < 0, 0 or > 0. */
static bool compare(ks_ctx *ks, key a, key b, int *order) {
    uint64_t in_a = num_names(a);
    uint64_t in_b = num_names(b);
    uint64_t common = in_a < in_b ? in_a : in_b;
    *order = 0;
    for (uint64_t i = 0; i < common && *order == 0; i++) {
        ks_bytes x = name_at(a, i);
        ks_bytes y = name_at(b, i);
        if (!ks_spend(ks, 1 + (x.size < y.size ? x.size : y.size) / 64)) return false;
        *order = ks_compare(x.data, x.size, y.data, y.size);
    }
    if (*order == 0 && in_a != in_b) *order = in_a < in_b ? -1 : 1;
    return true;
}

/* ------------------------------------------------------------------------------- unique keys */

/* Records of one kind, and how to access their keys. */
typedef struct records {
    ks_ctx *ks;
    const ks_list *list;
    key_getter *key_of;
    const char *name; /* of the list in the spec */
} records;

static key key_at(const records *r, uint64_t i) { return r->key_of(ks_list_at(r->list, i)); }

/*
 * Names are far apart, with payload between them, so they are prefetched. This does not go through
 * name_at: separate loads have a stride that hardware prefetchers detect.
 */
#define AHEAD 8

static void expect_key(const records *r, uint64_t i) {
#if defined(__GNUC__)
    if (i >= r->list->count) return;
    key k = key_at(r, i);
    const msgpack_string *name = k.name;
    if (k.names != NULL && k.names->count > 0) name = ks_list_at(k.names, 0);
    if (name != NULL) __builtin_prefetch(name->data.data);
#else
    (void)r;
    (void)i;
#endif
}

/*
 * Whether all keys ascend, or all descend, so that no two are equal. This holds for models as they
 * are written and for any two statistics; then one comparison per record is enough.
 */
static bool look_for_order(const records *r, bool *ordered) {
    key before = {NULL, NULL};
    int direction = 0;
    *ordered = true;
    for (uint64_t i = 0; i < r->list->count && *ordered; i++) {
        key k = key_at(r, i);
        int order = 0;
        expect_key(r, i + AHEAD);
        if (!fetch_key(r->ks, k)) return false;
        if (i > 0) {
            if (!compare(r->ks, before, k, &order)) return false;
            *ordered = order != 0 && (i == 1 || order == direction);
            direction = order;
        }
        before = k;
    }
    return true;
}

/* A record for sorting: by a hash of its key first, so that keys are compared only if their hashes
 * are equal. */
typedef struct mark {
    uint64_t hash;
    uint64_t number;
} mark;

static uint64_t mix(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

static bool hash_key(ks_ctx *ks, key k, uint64_t *hash) {
    uint64_t h = 0;
    if (!fetch_key(ks, k)) return false;
    for (uint64_t i = 0; i < num_names(k); i++) {
        ks_bytes name = name_at(k, i);
        uint64_t at = 0;
        uint64_t rest = 0;
        if (!ks_spend(ks, 1 + name.size / 64)) return false;
        for (; name.size - at >= 8; at += 8) h = mix(h, ks_u8le(name.data + at));
        for (unsigned shift = 0; at < name.size; shift += 8) {
            rest |= (uint64_t)name.data[at++] << shift;
        }
        h = mix(mix(h, rest), name.size);
    }
    *hash = h;
    return true;
}

static bool compare_marks(const records *r, const mark *a, const mark *b, int *order) {
    if (a->hash == b->hash) {
        return compare(r->ks, key_at(r, a->number), key_at(r, b->number), order);
    }
    *order = a->hash < b->hash ? -1 : 1;
    return true;
}

/* Merges the sorted runs [from, middle) and [middle, to) of `in` into `out`. */
static bool merge(const records *r, const mark *in, mark *out, uint64_t from, uint64_t middle,
                  uint64_t to) {
    uint64_t left = from;
    uint64_t right = middle;
    for (uint64_t at = from; at < to; at++) {
        int order = left < middle ? -1 : 1;
        if (left < middle && right < to && !compare_marks(r, &in[left], &in[right], &order)) {
            return false;
        }
        out[at] = order <= 0 ? in[left++] : in[right++]; /* equal keys keep their order */
    }
    return true;
}

/*
 * Sorts marks; returns the sorted ones, which are in `marks` or in `room`, or NULL after an error.
 * An attacker can choose the hashes, so the bound is that of merge sort: n log n comparisons of
 * keys, all taken from the work budget.
 */
static const mark *sort(const records *r, mark *marks, mark *room) {
    uint64_t n = r->list->count;
    for (uint64_t width = 1; width < n; width *= 2) {
        if (!ks_spend(r->ks, n)) return NULL;
        for (uint64_t from = 0; from < n; from += 2 * width) {
            uint64_t middle = n - from < width ? n : from + width;
            uint64_t to = n - from < 2 * width ? n : from + 2 * width;
            if (!merge(r, marks, room, from, middle, to)) return NULL;
        }
        mark *merged = room;
        room = marks;
        marks = merged;
    }
    return marks;
}

#define FEW 16 /* records that are sorted without arena memory */

/* Finds the first record whose key an earlier one has; the number of records if there is none. */
static bool find_duplicate(const records *r, uint64_t *found) {
    uint64_t n = r->list->count;
    bool ordered;
    *found = n;
    if (!look_for_order(r, &ordered)) return false;
    if (ordered) return true;

    mark few[2 * FEW];
    mark *marks = n <= FEW ? few : ks_alloc(r->ks, n, 2 * sizeof *marks);
    if (marks == NULL) return false;
    for (uint64_t i = 0; i < n; i++) {
        marks[i].number = i;
        expect_key(r, i + AHEAD);
        if (!hash_key(r->ks, key_at(r, i), &marks[i].hash)) return false;
    }
    const mark *sorted = sort(r, marks, marks + n);
    if (sorted == NULL) return false;
    for (uint64_t i = 1; i < n; i++) {
        int order;
        if (!compare_marks(r, &sorted[i - 1], &sorted[i], &order)) return false;
        if (order == 0 && sorted[i].number < *found) *found = sorted[i].number;
    }
    return true;
}

/* The position of a key in the file; in an entry it follows the number of its names. */
static uint64_t place_of(const records *r, uint64_t i) {
    const void *record = ks_list_at(r->list, i);
    if (r->key_of != key_of_entry) return r->key_of(record).name->ks.at;
    const msgpack_array_head *head = &((const primitiv_model_entry *)record)->key_head;
    const ks_object names = {&msgpack_array_head_desc, (const uint8_t *)head};
    return head->ks.at + ks_object_size(names);
}

/* Refuses duplicate keys, at the second record with the key. */
static bool unique(const records *r) {
    uint64_t n = r->list->count;
    uint64_t i;
    if (n < 2) return true;
    if (!find_duplicate(r, &i)) {
        ks_place(r->ks, place_of(r, 0));
        return ks_in(r->ks, r->name);
    }
    if (i == n) return true;
    key k = key_at(r, i);
    ks_bytes last = name_at(k, num_names(k) - 1);
    ks_fail_found(r->ks, KS_BAD_VALUE, place_of(r, i), "a key that none before it has", ks_none(),
                  ks_value_bytes(r->ks, last.data, last.size));
    ks_in(r->ks, "key");
    return ks_in_item(r->ks, r->name, i);
}

static bool unique_statistics(ks_ctx *ks, const primitiv_parameter *parameter) {
    const records statistics = {ks, &parameter->stats, key_of_statistic, "stats"};
    return unique(&statistics);
}

/* -------------------------------------------------------------------------------------- index */

typedef struct primitiv_index {
    uint64_t *first; /* for each parameter of a model, the tensor of its value; NULL: that is its
                        number, since there are no statistics */
    uint64_t last; /* the last requested parameter: usually the next one is the same or adjacent */
} primitiv_index;

/* The object in the file; its type follows from the kind. */
static void *object_of(const tg_file *file) {
    return ((const primitiv *)file->root)->object.object;
}

static uint32_t kind_of(const tg_file *file) {
    return ((const primitiv *)file->root)->header.data_type;
}

static bool adopt_model(tg_file *file, const primitiv_model *model) {
    ks_ctx *ks = &file->ks;
    uint64_t n = model->parameters.count;
    uint64_t tensors = n;
    const records entries = {ks, &model->parameters, key_of_entry, "parameters"};
    if (!unique(&entries) || !ks_spend(ks, n)) return false;
    for (uint64_t i = 0; i < n; i++) {
        const primitiv_model_entry *entry = ks_list_at(&model->parameters, i);
        if (!unique_statistics(ks, &entry->parameter)) {
            ks_in(ks, "parameter");
            return ks_in_item(ks, "parameters", i);
        }
        tensors += entry->parameter.stats.count;
    }
    file->num_tensors = tensors;

    primitiv_index *index = ks_alloc(ks, 1, sizeof *index);
    if (index == NULL) return false;
    *index = (primitiv_index){NULL, 0};
    file->index = index;
    if (tensors == n) return true;
    index->first = ks_alloc(ks, n, sizeof *index->first);
    if (index->first == NULL || !ks_spend(ks, n)) return false;
    uint64_t first = 0;
    for (uint64_t i = 0; i < n; i++) {
        const primitiv_model_entry *entry = ks_list_at(&model->parameters, i);
        index->first[i] = first;
        first += 1 + entry->parameter.stats.count;
    }
    return true;
}

static bool adopt_optimizer(ks_ctx *ks, const primitiv_optimizer *optimizer) {
    const records uints = {ks, &optimizer->uint_configs.configs, key_of_uint, "configs"};
    const records floats = {ks, &optimizer->float_configs.configs, key_of_float, "configs"};
    if (!unique(&uints)) return ks_in(ks, "uint_configs");
    if (!unique(&floats)) return ks_in(ks, "float_configs");
    return true;
}

static bool adopt(tg_file *file) {
    ks_ctx *ks = &file->ks;
    const primitiv_parameter *parameter;
    bool good = true;
    if (tg_tree(file) == NULL) return false;
    switch (kind_of(file)) {
    case PRIMITIV_DATA_TYPE_TENSOR: file->num_tensors = 1; break;
    case PRIMITIV_DATA_TYPE_PARAMETER:
        parameter = object_of(file);
        file->num_tensors = 1 + parameter->stats.count;
        good = unique_statistics(ks, parameter);
        break;
    case PRIMITIV_DATA_TYPE_MODEL: good = adopt_model(file, object_of(file)); break;
    case PRIMITIV_DATA_TYPE_OPTIMIZER: good = adopt_optimizer(ks, object_of(file)); break;
    default: break; /* a shape has no tensors */
    }
    return good || ks_in(ks, "object");
}

/* ------------------------------------------------------------------------------------ tensors */

/* The parameter of a model that tensor `i` belongs to. */
static uint64_t parameter_of(primitiv_index *index, uint64_t i, uint64_t num_parameters) {
    if (index->first == NULL) return i;
    const uint64_t *first = index->first;
    uint64_t from = index->last;
    uint64_t to = from + 1;
    if (i < first[from]) {
        to = from;
        from = 0;
    } else if (to < num_parameters && i >= first[to]) {
        from = to;
        to = to + 1 == num_parameters || i < first[to + 1] ? to + 1 : num_parameters;
    }
    while (to - from > 1) {
        uint64_t middle = from + (to - from) / 2;
        if (first[middle] <= i) {
            from = middle;
        } else {
            to = middle;
        }
    }
    index->last = from;
    return from;
}

/* The role of a tensor. */
typedef struct place {
    const primitiv_model_entry *entry;   /* NULL: not in a model */
    const primitiv_statistic *statistic; /* NULL: a value */
    const primitiv_tensor *tensor;
} place;

static place find(tg_file *file, uint64_t i) {
    void *object = object_of(file);
    const primitiv_parameter *parameter = object;
    place p = {NULL, NULL, object};
    uint32_t kind = kind_of(file);
    if (kind == PRIMITIV_DATA_TYPE_TENSOR) return p;
    if (kind == PRIMITIV_DATA_TYPE_MODEL) {
        const ks_list *parameters = &((const primitiv_model *)object)->parameters;
        primitiv_index *index = file->index;
        uint64_t number = parameter_of(index, i, parameters->count);
        p.entry = ks_list_at(parameters, number);
        parameter = &p.entry->parameter;
        i -= index->first != NULL ? index->first[number] : number;
    }
    p.tensor = &parameter->value;
    if (i > 0) {
        p.statistic = ks_list_at(&parameter->stats, i - 1);
        p.tensor = &p.statistic->value;
    }
    return p;
}

/* Number of dimensions without trailing ones, which primitiv drops, too. */
static uint32_t num_dims(const primitiv_shape *shape) {
    uint32_t n = (uint32_t)shape->dims.count; /* at most 8 */
    while (n > 0 && ((const primitiv_dim *)ks_list_at(&shape->dims, n - 1))->length == 1) n--;
    return n;
}

static uint64_t dim_at(const primitiv_shape *shape, uint32_t i) {
    return ((const primitiv_dim *)ks_list_at(&shape->dims, i))->length;
}

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const primitiv_tensor *stored = find(file, i).tensor;
    const primitiv_shape *shape = &stored->shape;
    uint32_t rank = num_dims(shape);
    uint32_t batch = shape->batch.value;
    uint64_t *lengths = tg_shape(file, tensor, rank + (batch > 1 ? 1 : 0));
    if (lengths == NULL) return false;
    for (uint32_t axis = 0; axis < rank; axis++) lengths[axis] = dim_at(shape, axis);
    if (batch > 1) lengths[rank] = batch;
    tensor->batch = batch > 1;
    tensor->order = TG_ORDER_F;
    tg_dense(tensor, TG_DTYPE_FLOAT32, stored->data.data.size / 4,
             ks_offset_of(&file->ks, stored->data.data.data));
    return true;
}

static bool add_key(tg_file *file, key k, tg_name *name) {
    if (!fetch_key(&file->ks, k)) return false;
    for (uint64_t i = 0; i < num_names(k); i++) {
        ks_bytes part = name_at(k, i);
        if (i > 0) tg_name_add_bytes(name, "/", 1);
        tg_name_add_component(name, part.data, part.size);
    }
    return true;
}

/*
 * Different keys give different names: the encoding of a part is reversible and does not produce
 * "/" and "@", which separate the parts.
 */
static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    place p = find(file, i);
    if (p.entry != NULL) {
        if (!add_key(file, key_of_entry(p.entry), name)) return false;
    } else {
        tg_name_add(name, kind_of(file) == PRIMITIV_DATA_TYPE_TENSOR ? "tensor" : "value");
    }
    if (p.statistic == NULL) return true;
    tg_name_add(name, "@");
    return add_key(file, key_of_statistic(p.statistic), name);
}

/* ----------------------------------------------------------------------------------- metadata */

static void put_shape(tg_out *out, const primitiv_shape *shape) {
    uint32_t rank = num_dims(shape);
    tg_out_key(out, "dims");
    tg_out_begin_array(out);
    for (uint32_t axis = 0; axis < rank; axis++) tg_out_u64(out, dim_at(shape, axis));
    tg_out_end_array(out);
    tg_out_key(out, "batch");
    tg_out_u64(out, shape->batch.value);
}

static bool put_key(tg_file *file, tg_out *out, const msgpack_string *name) {
    if (!ks_fetch(&file->ks, name->data.data, name->data.size)) return false;
    tg_out_key_component(out, name->data.data, name->data.size);
    return true;
}

static bool put_optimizer(tg_file *file, tg_out *out, const primitiv_optimizer *optimizer) {
    const ks_list *uints = &optimizer->uint_configs.configs;
    tg_out_key(out, "uint_configs");
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < uints->count && !out->ended; i++) {
        const primitiv_uint_config *config = ks_list_at(uints, i);
        if (!put_key(file, out, &config->key)) return false;
        tg_out_u64(out, config->value.value);
    }
    tg_out_end_object(out);
    const ks_list *floats = &optimizer->float_configs.configs;
    tg_out_key(out, "float_configs");
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < floats->count && !out->ended; i++) {
        const primitiv_float_config *config = ks_list_at(floats, i);
        if (!put_key(file, out, &config->key)) return false;
        tg_out_f32(out, config->value.value);
    }
    tg_out_end_object(out);
    return true;
}

static bool metadata(tg_file *file, tg_out *out) {
    const primitiv_model *model;
    tg_out_key(out, "kind");
    switch (kind_of(file)) {
    case PRIMITIV_DATA_TYPE_SHAPE:
        tg_out_text(out, "shape");
        put_shape(out, object_of(file));
        return true;
    case PRIMITIV_DATA_TYPE_TENSOR: tg_out_text(out, "tensor"); return true;
    case PRIMITIV_DATA_TYPE_PARAMETER: tg_out_text(out, "parameter"); return true;
    case PRIMITIV_DATA_TYPE_MODEL:
        model = object_of(file);
        tg_out_text(out, "model");
        tg_out_key(out, "parameters");
        tg_out_u64(out, model->parameters.count);
        return true;
    default: tg_out_text(out, "optimizer"); return put_optimizer(file, out, object_of(file));
    }
}

/* -------------------------------------------------------------------------------- the adapter */

static bool read_primitiv(ks_ctx *ks, void **root) {
    ks_stream whole = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &whole);
    primitiv *object;
    if (io == NULL || !primitiv_read(ks, io, &object) || !primitiv_complete(ks, object))
        return false;
    *root = object;
    return true;
}

const tg_adapter tg_adapter_primitiv = {
    .format = TG_FORMAT_PRIMITIV,
    .type = &primitiv_desc,
    .header_size = 15,
    .max_rank = 9, /* 8 dimensions and the batch */
    .read = read_primitiv,
    .validate = primitiv_validate,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .metadata = metadata,
};
