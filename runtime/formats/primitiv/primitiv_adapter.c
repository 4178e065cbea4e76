/* SPDX-License-Identifier: Apache-2.0 */
/*
 * primitiv_adapter.c - parameters, models and optimizer settings of primitiv. Facts about the format are in
 * specs/primitiv.ksy.
 *
 * Tensors are numbered in file order: for each parameter its value, then its statistics. All is described from views of
 * the file, with an index of 8 bytes for each parameter. One rule is here because no grammar can express it: keys are
 * unique (primitiv_keys.h).
 *
 * To open the view of a parameter is to go through its names and statistics. Where they are many, views and the places of
 * the statistics are kept, so that no file makes this take long for each tensor.
 */
#include <string.h>

#include "adapter.h"
#include "primitiv.h"
#include "primitiv_keys.h"
#include "primitiv_place.h"
#include "primitiv_validate.h"
#include "primitiv_view.h"

/* -------------------------------------------------------------------------------------- index */

/* Names and statistics of a parameter that is opened when it is needed. */
#define MANY 16

/* A parameter with more names and statistics. What is kept takes at most 10 bytes for each of them, and 8 more for each
 * statistic, which has at least 13 in the file. */
typedef struct wide_parameter {
    uint64_t number;
    primitiv_model_entry_view entry; /* in a model */
    primitiv_parameter_view parameter;
    uint64_t *stats_at; /* where each statistic begins */
} wide_parameter;

/* A tensor and its role. */
typedef struct place {
    uint64_t number;
    bool is_in_model;
    bool is_statistic;
    primitiv_model_entry_view entry;
    primitiv_statistic_view statistic;
    primitiv_tensor_view tensor;
} place;

/* Of a model, of a parameter alone, which counts as wide, or of a tensor. */
typedef struct primitiv_index {
    primitiv_model_view model;
    uint64_t *at;  /* where each parameter of a model begins */
    uint64_t keys; /* bytes of all keys of a model, with their tags */
    uint64_t longest_key;
    uint64_t *first; /* for each parameter of a model, the tensor of its value; NULL: that is its
                        number, since there are no statistics */
    wide_parameter *wide; /* in file order */
    uint64_t num_wide;
    uint64_t last; /* the last requested parameter: usually the next one is the same or adjacent */
    place found;   /* the last requested tensor: description and name are requested together */
    bool has_found;
} primitiv_index;

/* What views read of an accepted file is loaded: the validator has looked at all of it. */
static primitiv_view view_of(const tg_file *file) {
    const ks_input *input = &file->ks.input;
    return primitiv_open_view(input->base, (size_t)input->size, file->is_strict);
}

/* NULL: the parameter is not wide. */
static const wide_parameter *wide_at(const primitiv_index *index, uint64_t number) {
    uint64_t from = 0;
    uint64_t to = index->num_wide;
    while (from < to) {
        const uint64_t middle = from + (to - from) / 2;
        if (index->wide[middle].number == number) return &index->wide[middle];
        if (index->wide[middle].number < number) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    return NULL;
}

static primitiv_model_entry_view entry_at(const primitiv_index *index, uint64_t i) {
    const wide_parameter *wide = wide_at(index, i);
    if (wide != NULL) return wide->entry;
    return primitiv_model_view_parameters_at(index->model, index->at[i], i);
}

static primitiv_statistic_view statistic_at(const primitiv_parameter_view *parameter,
                                            const wide_parameter *wide, uint64_t i) {
    uint64_t at = parameter->stats_at;
    if (wide != NULL) at = wide->stats_at[i];
    for (uint64_t k = 0; wide == NULL && k < i; k++) /* at most MANY */
        at = primitiv_parameter_view_stats_at(*parameter, at, k).end;
    return primitiv_parameter_view_stats_at(*parameter, at, i);
}

/* ---------------------------------------------------------------------------- duplicate keys */

static void open_entry(const void *of, uint64_t at, uint64_t i, tg_primitiv_key *key) {
    (void)at;
    const primitiv_model_entry_view entry = entry_at(of, i);
    tg_primitiv_key_of_entry(key, &entry);
}

static void open_statistic(const void *of, uint64_t at, uint64_t i, tg_primitiv_key *key) {
    const primitiv_parameter_view *parameter = of;
    const primitiv_statistic_view one = primitiv_parameter_view_stats_at(*parameter, at, i);
    tg_primitiv_key_of_name(key, primitiv_statistic_view_key(one));
    key->end_of_record = one.end;
}

static void open_uint(const void *of, uint64_t at, uint64_t i, tg_primitiv_key *key) {
    const primitiv_uint_config_map_view *map = of;
    const primitiv_uint_config_view one = primitiv_uint_config_map_view_configs_at(*map, at, i);
    tg_primitiv_key_of_name(key, primitiv_uint_config_view_key(one));
    key->end_of_record = one.end;
}

static void open_float(const void *of, uint64_t at, uint64_t i, tg_primitiv_key *key) {
    const primitiv_float_config_map_view *map = of;
    const primitiv_float_config_view one = primitiv_float_config_map_view_configs_at(*map, at, i);
    tg_primitiv_key_of_name(key, primitiv_float_config_view_key(one));
    key->end_of_record = one.end;
}

static bool unique_statistics(ks_ctx *ks, const primitiv_parameter_view *parameter,
                              const wide_parameter *wide) {
    const tg_primitiv_records statistics = {
        .ks = ks,
        .name = "stats",
        .open = open_statistic,
        .of = parameter,
        .count = parameter->stats_count,
        .first_at = parameter->stats_at,
        .at = wide != NULL ? wide->stats_at : NULL,
    };
    return tg_primitiv_unique_any(&statistics);
}

/* ------------------------------------------------------------------------------- the indexing */

/* What a walk over the parameters of a model finds. */
typedef struct survey {
    uint64_t tensors;
    uint64_t num_wide;
    bool has_pairs; /* of statistics, whose keys may be the same */
    bool is_ordered;
} survey;

/* Fills index->at. False with an error if keys cannot be compared. */
static bool survey_model(ks_ctx *ks, primitiv_index *index, survey *s) {
    const uint64_t n = index->model.parameters_count;
    tg_primitiv_entry_order order = {.is_kept = true};
    uint64_t at = index->model.parameters_at;
    *s = (survey){.tensors = n};
    primitiv_model_entry_view entries[2]; /* entry i is entries[i % 2] */
    for (uint64_t i = 0; i < n; i++) {
        primitiv_model_entry_view *entry = &entries[i % 2];
        *entry = primitiv_model_view_parameters_at(index->model, at, i);
        const uint64_t stats = primitiv_model_entry_view_parameter(*entry).stats_count;
        const uint64_t key = entry->parameter_at - at;
        index->at[i] = at;
        index->keys += key; /* in the file */
        if (key > index->longest_key) index->longest_key = key;
        at = entry->end;
        s->tensors += stats; /* each has bytes in the file */
        if (stats > 1) s->has_pairs = true;
        if (entry->key_count + stats > MANY) s->num_wide++; /* fields of 32 bits */
        const primitiv_model_entry_view *last = i > 0 ? &entries[(i - 1) % 2] : NULL;
        if (order.is_kept && !tg_primitiv_follow_entry(ks, &order, last, entry)) return false;
    }
    s->is_ordered = order.is_kept;
    return true;
}

/* Keeps the places of the statistics. */
static bool fill_wide(ks_ctx *ks, wide_parameter *wide) {
    const primitiv_parameter_view *parameter = &wide->parameter;
    const uint64_t n = parameter->stats_count;
    uint64_t at = parameter->stats_at;
    wide->stats_at = ks_alloc(ks, n, sizeof *wide->stats_at);
    if (wide->stats_at == NULL || !ks_spend(ks, n)) return false;
    for (uint64_t i = 0; i < n; i++) {
        wide->stats_at[i] = at;
        at = primitiv_parameter_view_stats_at(*parameter, at, i).end;
    }
    return true;
}

static bool index_wide(ks_ctx *ks, primitiv_index *index, uint64_t num_wide) {
    const uint64_t n = index->model.parameters_count;
    if (num_wide == 0) return true;
    wide_parameter *all = ks_alloc(ks, num_wide, sizeof *all);
    if (all == NULL || !ks_spend(ks, n)) return false;
    uint64_t found = 0;
    for (uint64_t i = 0; i < n && found < num_wide; i++) {
        wide_parameter *wide = &all[found];
        wide->entry = primitiv_model_view_parameters_at(index->model, index->at[i], i);
        wide->parameter = primitiv_model_entry_view_parameter(wide->entry);
        if (wide->entry.key_count + wide->parameter.stats_count <= MANY) continue;
        wide->number = i;
        if (!fill_wide(ks, wide)) return false;
        found++;
    }
    index->wide = all;
    index->num_wide = num_wide;
    return true;
}

/* The parameter of entry i; *wide becomes NULL if it is not wide. */
static primitiv_parameter_view parameter_at(const primitiv_index *index, uint64_t i,
                                            const wide_parameter **wide) {
    *wide = wide_at(index, i);
    if (*wide != NULL) return (*wide)->parameter;
    return primitiv_model_entry_view_parameter(
        primitiv_model_view_parameters_at(index->model, index->at[i], i));
}

static bool unique_in_parameters(ks_ctx *ks, const primitiv_index *index) {
    for (uint64_t i = 0; i < index->model.parameters_count; i++) {
        const wide_parameter *wide;
        const primitiv_parameter_view parameter = parameter_at(index, i, &wide);
        if (!unique_statistics(ks, &parameter, wide)) {
            ks_in(ks, "parameter");
            return ks_in_item(ks, "parameters", i);
        }
    }
    return true;
}

static bool index_first(ks_ctx *ks, primitiv_index *index) {
    const uint64_t n = index->model.parameters_count;
    index->first = ks_alloc(ks, n, sizeof *index->first);
    if (index->first == NULL || !ks_spend(ks, n)) return false;
    uint64_t first = 0;
    for (uint64_t i = 0; i < n; i++) {
        const wide_parameter *wide;
        index->first[i] = first;
        first += 1 + parameter_at(index, i, &wide).stats_count;
    }
    return true;
}

static bool adopt_model(tg_file *file, primitiv_index *index) {
    ks_ctx *ks = &file->ks;
    const uint64_t n = index->model.parameters_count;
    survey s;
    index->at = ks_alloc(ks, n, sizeof *index->at);
    if (index->at == NULL || !ks_spend(ks, n)) return false;
    const tg_primitiv_records entries = {
        .ks = ks,
        .name = "parameters",
        .open = open_entry,
        .of = index,
        .count = n,
        .first_at = index->model.parameters_at,
        .at = index->at,
    };
    if (!survey_model(ks, index, &s)) return tg_primitiv_in_records(&entries);
    if (!index_wide(ks, index, s.num_wide) || !tg_primitiv_unique(&entries, s.is_ordered))
        return false;
    if (s.has_pairs && !unique_in_parameters(ks, index)) return false;
    file->num_tensors = s.tensors;
    return s.tensors == n || index_first(ks, index);
}

static bool adopt_parameter(tg_file *file, primitiv_index *index) {
    wide_parameter *wide = ks_alloc(&file->ks, 1, sizeof *wide);
    if (wide == NULL) return false;
    wide->number = 0;
    wide->parameter = primitiv_view_object_parameter(view_of(file));
    index->wide = wide;
    index->num_wide = 1;
    file->num_tensors = 1 + wide->parameter.stats_count;
    return fill_wide(&file->ks, wide) && unique_statistics(&file->ks, &wide->parameter, wide);
}

static bool adopt_optimizer(tg_file *file) {
    const primitiv_optimizer_view optimizer = primitiv_view_object_optimizer(view_of(file));
    const primitiv_uint_config_map_view uints = primitiv_optimizer_view_uint_configs(optimizer);
    const primitiv_float_config_map_view floats = primitiv_optimizer_view_float_configs(optimizer);
    tg_primitiv_records configs = {
        .ks = &file->ks,
        .name = "configs",
        .open = open_uint,
        .of = &uints,
        .count = uints.configs_count,
        .first_at = uints.configs_at,
        .at = NULL,
    };
    if (!tg_primitiv_unique_any(&configs)) return ks_in(&file->ks, "uint_configs");
    configs.open = open_float;
    configs.of = &floats;
    configs.count = floats.configs_count;
    configs.first_at = floats.configs_at;
    if (!tg_primitiv_unique_any(&configs)) return ks_in(&file->ks, "float_configs");
    return true;
}

static bool adopt_object(tg_file *file, uint64_t kind) {
    if (kind == PRIMITIV_DATA_TYPE_OPTIMIZER) return adopt_optimizer(file);
    if (kind == PRIMITIV_DATA_TYPE_SHAPE) return true; /* it has no tensors */
    primitiv_index *index = ks_alloc(&file->ks, 1, sizeof *index);
    if (index == NULL) return false;
    memset(index, 0, sizeof *index);
    file->index = index;
    file->num_tensors = 1;
    if (kind == PRIMITIV_DATA_TYPE_TENSOR) return true;
    if (kind == PRIMITIV_DATA_TYPE_PARAMETER) return adopt_parameter(file, index);
    index->model = primitiv_view_object_model(view_of(file));
    return adopt_model(file, index);
}

static bool adopt(tg_file *file) {
    return adopt_object(file, view_of(file).header_data_type) || ks_in(&file->ks, "object");
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

static void find_in_parameter(const primitiv_parameter_view *parameter, const wide_parameter *wide,
                              uint64_t i, place *p) {
    p->is_statistic = i > 0;
    if (p->is_statistic) {
        p->statistic = statistic_at(parameter, wide, i - 1);
        p->tensor = primitiv_statistic_view_value(p->statistic);
    } else {
        p->tensor = primitiv_parameter_view_value(*parameter);
    }
}

static void find_in_model(primitiv_index *index, uint64_t i, place *p) {
    const uint64_t number = parameter_of(index, i, index->model.parameters_count);
    const wide_parameter *wide = wide_at(index, number);
    p->is_in_model = true;
    p->entry = entry_at(index, number);
    const primitiv_parameter_view parameter =
        wide != NULL ? wide->parameter : primitiv_model_entry_view_parameter(p->entry);
    find_in_parameter(&parameter, wide, i - (index->first != NULL ? index->first[number] : number),
                      p);
}

static const place *find(tg_file *file, uint64_t i) {
    primitiv_index *index = file->index;
    place *p = &index->found;
    if (index->has_found && p->number == i) return p;
    index->has_found = true;
    p->number = i;
    p->is_in_model = false;
    p->is_statistic = false;
    if (index->at != NULL) {
        find_in_model(index, i, p);
    } else if (index->wide != NULL) {
        find_in_parameter(&index->wide->parameter, index->wide, i, p);
    } else {
        p->tensor = primitiv_view_object_tensor(view_of(file));
    }
    return p;
}

/* No memory is got for longer ones before they are seen. */
#define LONG_KEY 65536

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const place *p = find(file, i);
    uint64_t *shape = tg_shape(file, tensor, TG_PRIMITIV_AXES);
    if (shape == NULL) return false;
    tg_primitiv_place(p->tensor, shape, tensor);
    return true;
}

static bool add_key(tg_file *file, const tg_primitiv_key *key, tg_name *name) {
    uint64_t end = 0;
    if (!tg_primitiv_fetch_key(&file->ks, key)) return false;
    for (uint64_t i = 0; i < key->count; i++) {
        const ks_bytes part = tg_primitiv_name_at(key, i, &end);
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
    const primitiv_index *index = file->index;
    tg_primitiv_key key;
    const place *p = find(file, i);
    if (p->is_in_model) {
        tg_primitiv_key_of_entry(&key, &p->entry);
        if (!add_key(file, &key, name)) return false;
    } else {
        tg_name_add(name, index->wide == NULL ? "tensor" : "value");
    }
    if (!p->is_statistic) return true;
    tg_name_add(name, "@");
    tg_primitiv_key_of_name(&key, primitiv_statistic_view_key(p->statistic));
    return add_key(file, &key, name);
}

/* Of models without statistics: a byte of a name becomes three characters at most, and its tag leaves room for a "/" or for
 * the "%" of an empty one. */
static bool survey_tensors(tg_file *file, bool rough, tg_survey *s) {
    const primitiv_index *index = file->index;
    s->is_unknown =
        !rough || index->at == NULL || index->first != NULL || index->longest_key > LONG_KEY;
    s->axes = file->num_tensors * TG_PRIMITIV_AXES; /* each has bytes in the file */
    s->most_axes = TG_PRIMITIV_AXES;
    s->name_bytes = 3 * index->keys;
    s->longest_name = 3 * index->longest_key;
    return true;
}

/* ----------------------------------------------------------------------------------- metadata */

static void put_shape(tg_out *out, primitiv_shape_view shape) {
    uint64_t dims[TG_PRIMITIV_DIMS];
    const uint32_t rank = tg_primitiv_dims(shape, dims);
    tg_out_key(out, "dims");
    tg_out_begin_array(out);
    for (uint32_t axis = 0; axis < rank; axis++) tg_out_u64(out, dims[axis]);
    tg_out_end_array(out);
    tg_out_key(out, "batch");
    tg_out_u64(out, primitiv_shape_view_batch(shape).value);
}

static bool put_key(tg_file *file, tg_out *out, primitiv_msgpack_string_view name) {
    if (!ks_fetch_part(&file->ks, name.buf, name.data_at, name.data_size)) return false;
    tg_out_key_component(out, name.buf + name.data_at, name.data_size);
    return true;
}

static bool put_uints(tg_file *file, tg_out *out, primitiv_uint_config_map_view map) {
    uint64_t at = map.configs_at;
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < map.configs_count && !out->ended; i++) {
        const primitiv_uint_config_view config =
            primitiv_uint_config_map_view_configs_at(map, at, i);
        if (!put_key(file, out, primitiv_uint_config_view_key(config))) return false;
        tg_out_u64(out, primitiv_uint_config_view_value(config).value);
        at = config.end;
    }
    tg_out_end_object(out);
    return true;
}

static bool put_floats(tg_file *file, tg_out *out, primitiv_float_config_map_view map) {
    uint64_t at = map.configs_at;
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < map.configs_count && !out->ended; i++) {
        const primitiv_float_config_view config =
            primitiv_float_config_map_view_configs_at(map, at, i);
        const primitiv_msgpack_float32_view value = primitiv_float_config_view_value(config);
        if (!put_key(file, out, primitiv_float_config_view_key(config)) ||
            !ks_fetch_part(&file->ks, value.buf, value.value_at, 4))
            return false;
        tg_out_f32(out, ks_f4be(value.buf + value.value_at));
        at = config.end;
    }
    tg_out_end_object(out);
    return true;
}

static bool put_optimizer(tg_file *file, tg_out *out, primitiv_optimizer_view optimizer) {
    tg_out_key(out, "uint_configs");
    if (!put_uints(file, out, primitiv_optimizer_view_uint_configs(optimizer))) return false;
    tg_out_key(out, "float_configs");
    return put_floats(file, out, primitiv_optimizer_view_float_configs(optimizer));
}

static bool metadata(tg_file *file, tg_out *out) {
    const primitiv_view root = view_of(file);
    tg_out_key(out, "kind");
    switch (root.header_data_type) {
    case PRIMITIV_DATA_TYPE_SHAPE:
        tg_out_text(out, "shape");
        put_shape(out, primitiv_view_object_shape(root));
        return true;
    case PRIMITIV_DATA_TYPE_TENSOR: tg_out_text(out, "tensor"); return true;
    case PRIMITIV_DATA_TYPE_PARAMETER: tg_out_text(out, "parameter"); return true;
    case PRIMITIV_DATA_TYPE_MODEL:
        tg_out_text(out, "model");
        tg_out_key(out, "parameters");
        tg_out_u64(out, primitiv_view_object_model(root).parameters_count);
        return true;
    default:
        tg_out_text(out, "optimizer");
        return put_optimizer(file, out, primitiv_view_object_optimizer(root));
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
    .max_rank = TG_PRIMITIV_AXES,
    .read = read_primitiv,
    .validate = primitiv_validate,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .survey = survey_tensors,
    .metadata = metadata,
};
