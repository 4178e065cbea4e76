/* SPDX-License-Identifier: Apache-2.0 */
/*
 * primitiv_writer.c - primitiv files. Facts about the format are in specs/primitiv.ksy.
 *
 * The metadata determine which of the five kinds a file is ("kind"). Without them the names do:
 * only "tensor" is a tensor; "value" with any "value@KEY" is a parameter; everything else is a
 * model.
 *
 * The order of what is written
 *
 *   Parameters of a model are sorted by key as upstream does, name by name, names as unsigned
 *   bytes, the shorter key first. Statistics of a parameter and settings of an optimizer stay in
 *   the order in which they were declared: upstream keeps them in hash tables and so in no order at
 *   all, and sorting them would change real files for nothing. The same declarations still give the
 *   same bytes.
 *
 * Numbers are written in full width and lengths in the shortest form, as upstream writes them.
 */
#include <stdlib.h>
#include <string.h>

#include "write.h"

typedef enum kind { SHAPE, TENSOR, PARAMETER, MODEL, OPTIMIZER, NUM_KINDS } kind;

static const char *const kind_names[NUM_KINDS] = {"shape", "tensor", "parameter", "model",
                                                  "optimizer"};

#define MAX_DIMS 8
#define MAX_ELEMENTS ((UINT32_C(1) << 30) - 1) /* 4 bytes each, in a binary of at most 2^32-1 */

/* Bytes of a name or key, decoded. */
typedef struct word {
    const uint8_t *bytes;
    size_t size;
} word;

/* The parsed name of a tensor. */
typedef struct place {
    const tg_item *item;
    uint64_t number; /* in the order of declaration */
    const word *path;
    uint64_t path_len;
    bool statistic;
    word key; /* of a statistic */
    uint64_t num_statistics;
} place;

typedef struct setting {
    word key;
    uint32_t bits;
} setting;

typedef struct settings {
    setting *list;
    uint64_t count;
} settings;

typedef struct plan {
    kind kind;
    place *places; /* values in the order of the file, each with its statistics behind it */
    uint64_t num_parameters;
    uint32_t dims[MAX_DIMS]; /* of a shape */
    uint32_t rank;
    uint32_t batch;
    settings uints;
    settings floats;
} plan;

/* ------------------------------------------------------------------------------------ tensors */

/* Axes without the one that is the batch. */
static uint32_t num_dims(const tg_decl *d) { return d->rank - (d->batch ? 1 : 0); }

static bool add_primitiv(tg_build *build, tg_item *item) {
    const tg_decl *d = &item->decl;
    if (d->batch && (d->rank == 0 || d->shape[d->rank - 1] < 2)) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "a batch is a last axis of length 2 or more; without one there is no such "
                         "axis",
                         NULL, 0, 0);
    }
    uint32_t rank = num_dims(d);
    if (rank > MAX_DIMS) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "% dimensions, at most % can be held; reshape it", NULL, rank, MAX_DIMS);
    }
    if (item->count == 0) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "an axis of length 0 cannot be held; leave the tensor out", NULL, 0, 0);
    }
    if (rank > 0 && d->shape[rank - 1] == 1) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item,
                  "a trailing axis of length 1 cannot be held; reshape it", NULL, 0, 0);
        return tg_advise(build, TG_REMEDY_LOSSY_AXES);
    }
    if (item->count > MAX_ELEMENTS) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "% elements, at most % can be held; split it", NULL, item->count,
                         MAX_ELEMENTS);
    }
    return true;
}

/* -------------------------------------------------------------------------------------- names */

static bool decode(tg_build *build, const tg_item *item, const char *text, size_t n, word *w) {
    w->bytes = tg_component_bytes(build, item, text, n, &w->size);
    if (w->bytes == NULL) return false;
    return w->size <= UINT32_MAX || tg_refuse(build, TG_CODE_BAD_VALUE, item,
                                              "a part of a name of over 2^32-1 bytes", NULL, 0, 0);
}

/* Takes the name of an item apart: "a/b@KEY". An encoded part has neither '/' nor '@'. */
static bool parse_name(tg_build *build, const tg_item *item, place *p) {
    const char *name = item->decl.name;
    const char *at = strrchr(name, '@');
    const char *end = at != NULL ? at : name + strlen(name);
    uint64_t parts = 1;
    for (const char *c = name; c < end; c++) parts += *c == '/';
    if (parts > UINT32_MAX)
        return tg_refuse(build, TG_CODE_BAD_VALUE, item, "a name of over 2^32-1 parts", NULL, 0, 0);
    word *path = ks_alloc(&build->ks, parts, sizeof *path);
    if (path == NULL) return tg_refuse_ks(build);
    const char *from = name;
    for (uint64_t i = 0; i < parts; i++) {
        const char *to = from;
        while (to < end && *to != '/') to++;
        if (!decode(build, item, from, (size_t)(to - from), &path[i])) return false;
        from = to + 1;
    }
    p->item = item;
    p->path = path;
    p->path_len = parts;
    p->statistic = at != NULL;
    return at == NULL || decode(build, item, at + 1, strlen(at + 1), &p->key);
}

static int compare_words(word a, word b) { return ks_compare(a.bytes, a.size, b.bytes, b.size); }

static int compare_paths(const place *a, const place *b) {
    uint64_t common = a->path_len < b->path_len ? a->path_len : b->path_len;
    for (uint64_t i = 0; i < common; i++) {
        int order = compare_words(a->path[i], b->path[i]);
        if (order != 0) return order;
    }
    return (a->path_len > b->path_len) - (a->path_len < b->path_len);
}

/* By parameter, of which the value comes first. */
static int compare_owners(const place *a, const place *b) {
    int order = compare_paths(a, b);
    return order != 0 ? order : (int)a->statistic - (int)b->statistic;
}

static int compare_keys(const void *a, const void *b) {
    int order = compare_owners(a, b);
    return order != 0 ? order : compare_words(((const place *)a)->key, ((const place *)b)->key);
}

/* The order of the file. */
static int compare_places(const void *a, const void *b) {
    const place *x = a;
    const place *y = b;
    int order = compare_owners(x, y);
    return order != 0 ? order : (x->number > y->number) - (x->number < y->number);
}

static bool refuse_twice(tg_build *build, const tg_item *item) {
    return tg_refuse(build, TG_CODE_BAD_VALUE, item, "declared twice; each name can be there once",
                     NULL, 0, 0);
}

/* Groups the sorted places: one value, then its statistics. */
static bool count_statistics(tg_build *build, plan *p) {
    place *value = NULL;
    for (uint64_t i = 0; i < build->num_items; i++) {
        place *at = &p->places[i];
        if (!at->statistic) {
            value = at;
            p->num_parameters++;
        } else if (value == NULL || compare_paths(value, at) != 0) {
            tg_refuse(build, TG_CODE_BAD_VALUE, at->item,
                      "a statistic without its parameter; declare what is before the '@', too",
                      NULL, 0, 0);
            return tg_advise(build, TG_REMEDY_RENAME);
        } else {
            value->num_statistics++;
        }
        if (!at->statistic && at->item->decl.batch) {
            return tg_refuse(build, TG_CODE_BAD_VALUE, at->item,
                             "the value of a parameter has no batch; declare the last axis as a "
                             "dimension",
                             NULL, 0, 0);
        }
    }
    if (build->num_items > UINT32_MAX) /* then neither count below it is more */
        return tg_refuse(build, TG_CODE_BAD_VALUE, NULL, "over 2^32-1 tensors", NULL, 0, 0);
    return true;
}

static bool plan_parameters(tg_build *build, plan *p) {
    uint64_t n = build->num_items;
    if (n == 0) return true;
    p->places = ks_alloc(&build->ks, n, sizeof *p->places);
    if (p->places == NULL) return tg_refuse_ks(build);
    memset(p->places, 0, (size_t)n * sizeof *p->places);
    for (uint64_t i = 0; i < n; i++) {
        p->places[i].number = i;
        if (!parse_name(build, build->items[i], &p->places[i])) return false;
    }
    /* Once so that names which are there twice lie together, and once as the file has them. */
    qsort(p->places, (size_t)n, sizeof *p->places, compare_keys);
    for (uint64_t i = 1; i < n; i++) {
        if (compare_keys(&p->places[i - 1], &p->places[i]) == 0)
            return refuse_twice(build, p->places[i].item);
    }
    qsort(p->places, (size_t)n, sizeof *p->places, compare_places);
    return count_statistics(build, p);
}

/* Whether an item is called that, or is a statistic of it. */
static bool belongs_to(const tg_item *item, const char *name, bool statistics) {
    size_t n = strlen(name);
    const char *text = item->decl.name;
    return strncmp(text, name, n) == 0 && (text[n] == '\0' || (statistics && text[n] == '@'));
}

/* Refuses names that a kind cannot store. */
static bool test_names(tg_build *build, kind k) {
    for (uint64_t i = 0; i < build->num_items; i++) {
        const tg_item *item = build->items[i];
        if (k == TENSOR && !belongs_to(item, "tensor", false)) {
            return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                             "a file of kind 'tensor' has one tensor, called tensor; kind 'model' "
                             "has any names",
                             NULL, 0, 0);
        }
        if (k == TENSOR && i > 0) return refuse_twice(build, item);
        if (k == PARAMETER && !belongs_to(item, "value", true)) {
            return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                             "a file of kind 'parameter' has tensors value and value@KEY; kind "
                             "'model' has any names",
                             NULL, 0, 0);
        }
        if (k == SHAPE || k == OPTIMIZER) {
            return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                             "a file of kind '$' has no tensors; leave it out", kind_names[k], 0,
                             0);
        }
    }
    if (build->num_items > 0 || (k != TENSOR && k != PARAMETER)) return true;
    return tg_refuse(build, TG_CODE_BAD_VALUE, NULL, "a file of kind '$' needs its tensor",
                     kind_names[k], 0, 0);
}

/* ----------------------------------------------------------------------------------- metadata */

/* Allows the members of a kind, besides "kind", each once. All others are refused. */
static bool test_members(tg_build *build, kind k) {
    static const char *const members[NUM_KINDS][2] = {
        [SHAPE] = {"dims", "batch"},
        [OPTIMIZER] = {"uint_configs", "float_configs"},
    };
    if (build->meta == NULL) return true;
    for (const tg_meta *node = build->meta->first; node != NULL; node = node->next) {
        bool known = strcmp(node->key, "kind") == 0;
        for (unsigned i = 0; i < 2 && members[k][i] != NULL; i++)
            known = known || strcmp(node->key, members[k][i]) == 0;
        if (!known || tg_meta_get(build->meta, node->key) != node) {
            return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                             "metadata member '$': a file of this kind has no place for it, or has "
                             "it already; leave it out",
                             node->key, 0, 0);
        }
    }
    return true;
}

static bool refuse_member(tg_build *build, const char *name, const char *text) {
    return tg_refuse(build, TG_CODE_BAD_VALUE, NULL, text, name, 0, 0);
}

static bool find_kind(tg_build *build, kind *k) {
    const tg_meta *told = tg_meta_get(build->meta, "kind");
    if (told != NULL) {
        for (unsigned i = 0; i < NUM_KINDS; i++) {
            *k = (kind)i;
            if (told->kind == TG_META_TEXT && strcmp(told->value.text, kind_names[i]) == 0)
                return true;
        }
        return refuse_member(build, "kind",
                             "metadata member '$': shape, tensor, parameter, model or optimizer");
    }
    bool parameter = build->num_items > 0;
    for (uint64_t i = 0; i < build->num_items; i++)
        parameter = parameter && belongs_to(build->items[i], "value", true);
    bool tensor = build->num_items == 1 && belongs_to(build->items[0], "tensor", false);
    *k = tensor ? TENSOR : parameter ? PARAMETER : MODEL;
    return true;
}

static bool plan_shape(tg_build *build, plan *p) {
    const tg_meta *dims = tg_meta_get(build->meta, "dims");
    const tg_meta *batch = tg_meta_get(build->meta, "batch");
    int64_t length = 1;
    if (batch != NULL && !tg_meta_integer(batch, 1, UINT32_MAX, &length))
        return refuse_member(build, "batch", "metadata member '$': a number from 1 to 2^32-1");
    p->batch = (uint32_t)length;
    uint64_t volume = p->batch;
    if (dims == NULL || dims->kind != TG_META_ARRAY || dims->count > MAX_DIMS)
        return refuse_member(build, "dims", "metadata member '$': a list of at most 8 lengths");
    for (const tg_meta *node = dims->first; node != NULL; node = node->next) {
        if (!tg_meta_integer(node, 1, UINT32_MAX, &length))
            return refuse_member(build, "dims", "metadata member '$': lengths from 1 to 2^32-1");
        p->dims[p->rank++] = (uint32_t)length;
        volume *= (uint64_t)length; /* two numbers of 32 bits */
        if (volume > UINT32_MAX)
            return refuse_member(build, "dims", "metadata member '$': over 2^32-1 elements");
    }
    if (p->rank > 0 && length == 1) {
        return refuse_member(build, "dims",
                             "metadata member '$': a trailing 1 cannot be held; leave it out");
    }
    return true;
}

static int compare_settings(const void *a, const void *b) {
    return compare_words(((const setting *)a)->key, ((const setting *)b)->key);
}

static bool unique_settings(tg_build *build, const settings *s, const char *name) {
    setting *sorted = ks_alloc(&build->ks, s->count, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(build);
    if (s->count > 0) {
        memcpy(sorted, s->list, (size_t)s->count * sizeof *sorted);
        qsort(sorted, (size_t)s->count, sizeof *sorted, compare_settings);
    }
    for (uint64_t i = 1; i < s->count; i++) {
        if (compare_settings(&sorted[i - 1], &sorted[i]) == 0)
            return refuse_member(build, name, "metadata member '$': a key that is there twice");
    }
    return true;
}

static bool plan_settings(tg_build *build, const char *name, bool floats, settings *s) {
    const tg_meta *object = tg_meta_get(build->meta, name);
    if (object == NULL) return true;
    if (object->kind != TG_META_OBJECT || object->count > UINT32_MAX)
        return refuse_member(build, name, "metadata member '$': an object of at most 2^32-1 keys");
    s->list = ks_alloc(&build->ks, object->count, sizeof *s->list);
    if (s->list == NULL) return tg_refuse_ks(build);
    for (const tg_meta *node = object->first; node != NULL; node = node->next) {
        setting *next = &s->list[s->count++];
        if (!decode(build, NULL, node->key, strlen(node->key), &next->key)) return false;
        int64_t number = 0;
        float value = 0;
        if (floats ? !tg_meta_f32(node, &value) : !tg_meta_integer(node, 0, UINT32_MAX, &number)) {
            return refuse_member(build, node->key,
                                 floats ? "setting '$': not a number that float32 holds exactly"
                                        : "setting '$': not a whole number from 0 to 2^32-1");
        }
        next->bits = (uint32_t)number;
        if (floats) memcpy(&next->bits, &value, sizeof value);
    }
    return unique_settings(build, s, name);
}

/* ------------------------------------------------------------------------------------- tokens */

/*
 * The functions below write everything, and also compute the length: without an emit they only
 * count. Names are in memory and a tensor takes less than 2^33 bytes, so the sum, which is looked
 * at after each tensor, does not wrap.
 */
typedef struct out {
    tg_emit *emit; /* NULL: count */
    uint64_t size;
} out;

static void put_u8(out *o, unsigned value) {
    o->size++;
    if (o->emit != NULL) tg_emit_u8(o->emit, (uint8_t)value);
}

static void put_u32(out *o, unsigned tag, uint32_t value) {
    put_u8(o, tag);
    o->size += 4;
    if (o->emit != NULL) tg_emit_u32be(o->emit, value);
}

static void put_u16(out *o, unsigned tag, uint16_t value) {
    put_u8(o, tag);
    o->size += 2;
    if (o->emit != NULL) tg_emit_u16be(o->emit, value);
}

static void put_number(out *o, uint32_t value) { put_u32(o, 0xce, value); }

/* The tag and length of a token in its shortest form: in the tag up to `most`, or in 1 byte, where
 * there is such a form (`tag8` > 0), 2 or 4. */
static void put_head(out *o, uint32_t length, unsigned fix, uint32_t fix_end, unsigned tag8,
                     unsigned tag16) {
    if (length < fix_end) {
        put_u8(o, fix | length);
    } else if (tag8 > 0 && length <= UINT8_MAX) {
        put_u8(o, tag8);
        put_u8(o, length);
    } else if (length <= UINT16_MAX) {
        put_u16(o, tag16, (uint16_t)length);
    } else {
        put_u32(o, tag16 + 1, length);
    }
}

static void put_array(out *o, uint64_t n) { put_head(o, (uint32_t)n, 0x90, 16, 0, 0xdc); }
static void put_map(out *o, uint64_t n) { put_head(o, (uint32_t)n, 0x80, 16, 0, 0xde); }

static void put_string(out *o, word w) {
    put_head(o, (uint32_t)w.size, 0xa0, 32, 0xd9, 0xda);
    o->size += w.size;
    if (o->emit != NULL) tg_emit_bytes(o->emit, w.bytes, w.size);
}

static void put_tensor(out *o, const tg_item *item) {
    const tg_decl *d = &item->decl;
    uint32_t rank = num_dims(d);
    uint64_t n = item->parts[TG_PART_VALUES].nbytes; /* at most 4 * MAX_ELEMENTS */
    put_array(o, rank);
    for (uint32_t axis = 0; axis < rank; axis++) put_number(o, (uint32_t)d->shape[axis]);
    put_number(o, d->batch ? (uint32_t)d->shape[rank] : 1);
    put_head(o, (uint32_t)n, 0, 0, 0xc4, 0xc5);
    o->size += n;
    if (o->emit != NULL) tg_emit_values(o->emit, item, TG_PART_VALUES, 0, n);
}

/* False: the file is longer than can be, or something failed. */
static bool may_go_on(const out *o) {
    return o->emit != NULL ? !o->emit->failed : o->size <= INT64_MAX;
}

/* A value and its statistics; the place behind them. */
static const place *put_parameter(out *o, const place *value) {
    const place *at = value + 1;
    put_tensor(o, value->item);
    put_number(o, (uint32_t)value->num_statistics);
    for (; at <= value + value->num_statistics && may_go_on(o); at++) {
        put_string(o, at->key);
        put_tensor(o, at->item);
    }
    return at;
}

static void put_model(out *o, const plan *p) {
    const place *at = p->places;
    put_number(o, (uint32_t)p->num_parameters);
    for (uint64_t i = 0; i < p->num_parameters && may_go_on(o); i++) {
        put_array(o, at->path_len);
        for (uint64_t k = 0; k < at->path_len; k++) put_string(o, at->path[k]);
        at = put_parameter(o, at);
    }
}

static void put_settings(out *o, const settings *s, unsigned tag) {
    put_map(o, s->count);
    for (uint64_t i = 0; i < s->count && may_go_on(o); i++) {
        put_string(o, s->list[i].key);
        put_u32(o, tag, s->list[i].bits);
    }
}

static void put_file(out *o, const tg_build *build) {
    const plan *p = build->plan;
    put_number(o, 0);
    put_number(o, 1);
    put_number(o, (uint32_t)p->kind << 8);
    switch (p->kind) {
    case SHAPE:
        put_array(o, p->rank);
        for (uint32_t i = 0; i < p->rank; i++) put_number(o, p->dims[i]);
        put_number(o, p->batch);
        return;
    case TENSOR: put_tensor(o, build->items[0]); return;
    case PARAMETER: put_parameter(o, p->places); return;
    case MODEL: put_model(o, p); return;
    default:
        put_settings(o, &p->uints, 0xce);
        put_settings(o, &p->floats, 0xca);
        return;
    }
}

/* ------------------------------------------------------------------------------------- writer */

static bool plan_primitiv(tg_build *build) {
    plan *p = ks_alloc(&build->ks, 1, sizeof *p);
    if (p == NULL) return tg_refuse_ks(build);
    memset(p, 0, sizeof *p);
    build->plan = p;
    if (!find_kind(build, &p->kind) || !test_members(build, p->kind) || !test_names(build, p->kind))
        return false;
    bool good = true;
    if (p->kind == SHAPE) good = plan_shape(build, p);
    if (p->kind == PARAMETER || p->kind == MODEL) good = plan_parameters(build, p);
    if (p->kind == OPTIMIZER) {
        good = plan_settings(build, "uint_configs", false, &p->uints) &&
               plan_settings(build, "float_configs", true, &p->floats);
    }
    if (!good) return false;
    out count = {NULL, 0};
    put_file(&count, build);
    if (!may_go_on(&count))
        return tg_refuse(build, TG_CODE_OVERFLOW, NULL, "more than 2^63-1 bytes", NULL, 0, 0);
    build->size = count.size;
    return true;
}

static void write_primitiv(tg_build *build, tg_emit *emit) {
    out o = {emit, 0};
    put_file(&o, build);
}

static const char *const derived[] = {"parameters", NULL};

static const char *default_name(uint32_t rank) {
    (void)rank;
    return "tensor";
}

const tg_format_writer tg_writer_primitiv = {
    .format = TG_FORMAT_PRIMITIV,
    .dtypes = TG_BIT_OF(TG_DTYPE_FLOAT32),
    .orders = TG_BIT_OF(TG_ORDER_F),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = MAX_DIMS + 1,
    .drops_trailing_ones = true, /* primitiv does so whenever it makes a shape */
    .default_name = default_name,
    .derived = derived,
    .add = add_primitiv,
    .plan = plan_primitiv,
    .write = write_primitiv,
};
