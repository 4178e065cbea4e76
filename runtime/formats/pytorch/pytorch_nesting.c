/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_nesting.c - see pytorch_nesting.h.
 *
 * Metadata may be declared by any caller, so everything is tested: that a tensor is where its name says, that each tensor
 * is there once, and that the keys of a dict differ.
 */
#include "pytorch_nesting.h"

#include <stdlib.h>
#include <string.h>

static const char values_key[] = "values";
static const char tensor_key[] = "tensor";
static const char attributes_key[] = "attributes";
static const char metadata_key[] = "_metadata";

/* A dict whose members are visited. */
typedef struct level {
    const tg_meta *dict;
    const tg_meta *next; /* the member that comes next */
    uint64_t path;       /* bytes of the path in front of its keys */
    uint64_t way;        /* those of its keys as the metadata have them */
    const tg_meta
        *attributes; /* `_metadata`, which comes after the members; NULL: none, or it was visited */
    bool is_attribute; /* it is `_metadata` of another one, or in it */
} level;

/* A text that grows by a key for each dict that is opened, of which only so much is kept as the longest one has that is looked
 * for. */
typedef struct joined {
    char *text;
    uint64_t cap;
} joined;

typedef struct nesting {
    tg_build *build;
    ks_list *nodes;
    tg_item **by_name;
    tg_item **in_order; /* as they are visited */
    uint64_t num_visited;
    joined path;                /* of the tensor that is visited: its name */
    joined way;                 /* to the dict that is visited: a key of `attributes` */
    const tg_meta **attributes; /* their members, sorted by key */
    uint64_t num_attributes;
    uint64_t num_attributed; /* dicts that have one of them */
    level levels[TG_PYTORCH_DEPTH];
    unsigned depth;
} nesting;

/* ------------------------------------------------------------------------------------- refusing */

/* Metadata belong to all tensors of a file: a selection goes without. */
#define WITHOUT_VALUES "; select tensors, which leaves values out"
#define WITHOUT_ATTRIBUTES "; select tensors, which leaves attributes out"

static bool refuse(tg_build *build, const tg_item *item, const char *text, const char *key) {
    tg_refuse(build, TG_CODE_BAD_VALUE, item, text, key, 0, 0);
    return tg_advise(build, TG_REMEDY_SELECT);
}

/* Refuses a value; the text names it by the keys on the way to it, as names of tensors have them. */
static bool refuse_at(const nesting *w, const char *text, const char *key) {
    size_t n = strlen(key) + 1;
    /* Texts in memory, and at most 100 of them: no sum wraps. */
    for (unsigned i = 1; i < w->depth; i++) n += strlen(w->levels[i].dict->key) + 1;
    char *path = ks_alloc(&w->build->ks, n, 1);
    if (path == NULL) return tg_refuse_ks(w->build);
    char *to = path;
    for (unsigned i = 1; i < w->depth; i++) {
        const size_t len = strlen(w->levels[i].dict->key);
        memcpy(to, w->levels[i].dict->key, len);
        to[len] = '/';
        to += len + 1;
    }
    memcpy(to, key, strlen(key) + 1);
    return refuse(w->build, NULL, text, path);
}

static bool refuse_value(const nesting *w, const char *key) {
    return refuse_at(w,
                     "metadata: '$' of values is no tensor, and the format is written with tensors "
                     "alone" WITHOUT_VALUES,
                     key);
}

/* --------------------------------------------------------------------------------------- tensors */

static int compare_name(const tg_item *item, const char *name, size_t n) {
    size_t m;
    const char *other = tg_written_name(item, &m);
    return ks_compare((const uint8_t *)name, n, (const uint8_t *)other, m);
}

static tg_item *find(const nesting *w, const char *name, size_t n) {
    uint64_t low = 0;
    uint64_t high = w->build->num_items;
    while (low < high) {
        const uint64_t middle = low + (high - low) / 2;
        const int order = compare_name(w->by_name[middle], name, n);
        if (order == 0) return w->by_name[middle];
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return NULL;
}

/* Sorts a copy of the items, which finds names that occur twice. */
static bool sort_names(nesting *w) {
    tg_build *build = w->build;
    const uint64_t n = build->num_items;
    tg_item **items = build->items;
    w->by_name = ks_alloc(&build->ks, n > 0 ? n : 1, sizeof *w->by_name);
    if (w->by_name == NULL) return tg_refuse_ks(build);
    for (uint64_t i = 0; i < n; i++) {
        size_t len;
        (void)tg_written_name(items[i], &len);
        if (len > w->path.cap) w->path.cap = len;
        items[i]->own = NULL; /* not visited */
        w->by_name[i] = items[i];
    }
    build->items = w->by_name;
    const bool differ = tg_items_by_name(build);
    build->items = items;
    return differ;
}

static bool add_node(const nesting *w, tg_pytorch_node node) {
    tg_pytorch_node *place = ks_list_add(&w->build->ks, w->nodes);
    if (place == NULL) return tg_refuse_ks(w->build);
    *place = node;
    return true;
}

/* ------------------------------------------------------------------------------- dicts in dicts */

/* {"tensor":NAME} */
static bool is_tensor(const tg_meta *value) {
    return value->kind == TG_META_OBJECT && value->count == 1 &&
           value->first->kind == TG_META_TEXT && strcmp(value->first->key, tensor_key) == 0;
}

static bool text_is(const tg_meta *text, const char *bytes, size_t n) {
    return text->count == n && memcmp(text->value.text, bytes, n) == 0;
}

static bool is_name_of(const tg_meta *text, const tg_item *item) {
    size_t n;
    const char *name = tg_written_name(item, &n);
    return text_is(text, name, n) || text_is(text, item->decl.name, strlen(item->decl.name));
}

/* Returns the length with the key. */
static uint64_t add_to(const nesting *w, const joined *to, uint64_t at, const void *key, size_t n) {
    if (w->depth > 1) {
        if (at < to->cap) to->text[at] = '/';
        at++;
    }
    /* Lengths of texts in memory, and fewer than 2^8 of them: no sum wraps. */
    if (at <= to->cap && n <= to->cap - at && n > 0) memcpy(to->text + at, key, n);
    return at + n;
}

static bool visit_tensor(nesting *w, const tg_meta *value, uint64_t path, tg_pytorch_node node) {
    tg_item *item = path <= w->path.cap ? find(w, w->path.text, (size_t)path) : NULL;
    if (item == NULL || !is_name_of(value->first, item)) return refuse_value(w, value->key);
    if (item->own != NULL)
        return refuse(w->build, item, "values of the metadata have it twice" WITHOUT_VALUES, NULL);
    item->own = item;
    w->in_order[w->num_visited++] = item;
    node.item = item;
    return add_node(w, node);
}

static int compare_keys(const void *a, const void *b) {
    const tg_meta *const *x = a;
    const tg_meta *const *y = b;
    return strcmp((*x)->key, (*y)->key);
}

/* The members of an object by key, in the arena; *twice becomes one whose key another one has, or NULL. NULL after tg_refuse. */
static const tg_meta **sort_keys(const nesting *w, const tg_meta *object, const tg_meta **twice) {
    const uint64_t n = object->count;
    uint64_t i = 0;
    *twice = NULL;
    const tg_meta **sorted = ks_alloc(&w->build->ks, n > 0 ? n : 1, sizeof *sorted);
    if (sorted == NULL) {
        (void)tg_refuse_ks(w->build);
        return NULL;
    }
    for (const tg_meta *node = object->first; node != NULL; node = node->next) sorted[i++] = node;
    qsort((void *)sorted, (size_t)n, sizeof *sorted, compare_keys);
    for (i = 1; i < n && *twice == NULL; i++) {
        if (compare_keys(&sorted[i - 1], &sorted[i]) == 0) *twice = sorted[i];
    }
    return sorted;
}

/* Keys that differ are encoded differently, and equal keys alike. */
static bool test_keys(const nesting *w, const tg_meta *dict, bool is_attribute) {
    const tg_meta *twice = NULL;
    if (dict->count < 2) return true;
    if (sort_keys(w, dict, &twice) == NULL) return false;
    return twice == NULL ||
           refuse_at(w,
                     is_attribute ? "metadata: attributes have the key '$' twice" WITHOUT_ATTRIBUTES
                                  : "metadata: values have the key '$' twice" WITHOUT_VALUES,
                     twice->key);
}

/* The members of the dict come next, if it has any, and then its attributes. */
static bool open_dict(nesting *w, level dict, tg_pytorch_node node) {
    node.count = dict.dict->count;
    node.has_attributes = dict.attributes != NULL;
    if (!add_node(w, node)) return false;
    if (node.count == 0 && !node.has_attributes) return true;
    if (w->depth == TG_PYTORCH_DEPTH)
        return refuse_at(w,
                         dict.is_attribute
                             ? "metadata: '$' of attributes is in 100 objects, and readers take "
                               "no more" WITHOUT_ATTRIBUTES
                             : "metadata: '$' of values is in 100 objects, and readers take no "
                               "more" WITHOUT_VALUES,
                         dict.dict->key);
    dict.next = dict.dict->first;
    w->levels[w->depth++] = dict;
    return test_keys(w, dict.dict, dict.is_attribute);
}

/* The key of a value, decoded. */
static bool take_key(const nesting *w, const tg_meta *value, bool is_attribute,
                     tg_pytorch_node *node) {
    const uint8_t *key =
        tg_component_bytes(w->build, NULL, value->key, strlen(value->key), &node->key_len);
    if (key == NULL) return false;
    ks_text text = {key, node->key_len, node->key_len};
    node->key = (const char *)key;
    return ks_decode(&w->build->ks, &text, "UTF-8") ||
           refuse_at(w,
                     is_attribute
                         ? "metadata: the key '$' of attributes has to be UTF-8" WITHOUT_ATTRIBUTES
                         : "metadata: the key '$' of values has to be UTF-8" WITHOUT_VALUES,
                     value->key);
}

/* ------------------------------------------------------------------------------------ attributes */

/* Of the dict to which `size` bytes of w->way lead. */
static const tg_meta *find_attributes(nesting *w, uint64_t size) {
    uint64_t low = 0;
    uint64_t high = size <= w->way.cap ? w->num_attributes : 0;
    while (low < high) {
        const uint64_t middle = low + (high - low) / 2;
        const char *key = w->attributes[middle]->key;
        const int order =
            ks_compare((const uint8_t *)w->way.text, size, (const uint8_t *)key, strlen(key));
        if (order == 0) {
            w->num_attributed++; /* the ways to dicts differ */
            return w->attributes[middle]->first;
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return NULL;
}

static bool sort_attributes(nesting *w, const tg_meta *attributes) {
    const tg_meta *twice = NULL;
    if (attributes == NULL) return true;
    if (attributes->kind != TG_META_OBJECT)
        return refuse(w->build, NULL, "metadata: '$' is no object" WITHOUT_ATTRIBUTES,
                      attributes_key);
    for (const tg_meta *one = attributes->first; one != NULL; one = one->next) {
        const size_t len = strlen(one->key);
        if (one->kind != TG_META_OBJECT || one->count != 1 || one->first->kind != TG_META_OBJECT ||
            strcmp(one->first->key, metadata_key) != 0)
            return refuse(w->build, NULL,
                          "metadata: '$' of attributes has no object _metadata, or more than "
                          "that" WITHOUT_ATTRIBUTES,
                          one->key);
        if (len > w->way.cap) w->way.cap = len;
    }
    w->attributes = sort_keys(w, attributes, &twice);
    if (w->attributes == NULL) return false;
    if (twice != NULL)
        return refuse(w->build, NULL, "metadata: attributes have '$' twice" WITHOUT_ATTRIBUTES,
                      twice->key);
    w->num_attributes = attributes->count;
    return true;
}

/* What is written as it is: text may be the text of something else, and an array a tuple. */
static bool is_scalar(const tg_meta *value) {
    switch (value->kind) {
    case TG_META_NULL:
    case TG_META_BOOL:
    case TG_META_S64:
    case TG_META_F32:
    case TG_META_F64: return true;
    case TG_META_U64: return value->value.u64 <= INT64_MAX;
    default: return false;
    }
}

static bool visit_attribute(nesting *w, const tg_meta *value) {
    tg_pytorch_node node = {.is_plain = true};
    if (!take_key(w, value, true, &node)) return false;
    if (value->kind == TG_META_OBJECT)
        return open_dict(w, (level){.dict = value, .is_attribute = true}, node);
    if (!is_scalar(value))
        return refuse_at(w,
                         "metadata: '$' of attributes is no object, truth value, null or number "
                         "of 64 bits, and cannot be written exactly" WITHOUT_ATTRIBUTES,
                         value->key);
    node.scalar = value;
    return add_node(w, node);
}

/* Each of them is that of a dict. */
static bool test_attributed(const nesting *w) {
    return w->num_attributed == w->num_attributes ||
           refuse(w->build, NULL,
                  "metadata: '$' are of dicts that values do not have" WITHOUT_ATTRIBUTES,
                  attributes_key);
}

/* ---------------------------------------------------------------------------------------- values */

static bool visit_value(nesting *w, const tg_meta *value, uint64_t path, uint64_t way) {
    tg_pytorch_node node = {.item = NULL};
    if (!take_key(w, value, false, &node)) return false;
    path = add_to(w, &w->path, path, node.key, node.key_len);
    way = add_to(w, &w->way, way, value->key, strlen(value->key));
    if (is_tensor(value)) return visit_tensor(w, value, path, node);
    if (value->kind != TG_META_OBJECT) return refuse_value(w, value->key);
    const level dict = {
        .dict = value, .path = path, .way = way, .attributes = find_attributes(w, way)};
    return open_dict(w, dict, node);
}

/* Visits what the dicts have that are open. */
static bool visit_all(nesting *w) {
    while (w->depth > 0) {
        level *top = &w->levels[w->depth - 1];
        const tg_meta *value = top->next;
        const tg_meta *attributes = top->attributes;
        if (value != NULL) {
            top->next = value->next;
            if (!(top->is_attribute ? visit_attribute(w, value)
                                    : visit_value(w, value, top->path, top->way)))
                return false;
        } else if (attributes != NULL) {
            top->attributes = NULL;
            if (!open_dict(w, (level){.dict = attributes, .is_attribute = true},
                           (tg_pytorch_node){.item = NULL}))
                return false;
        } else {
            w->depth--;
        }
    }
    return test_attributed(w);
}

/* All tensors in one dict. */
static bool nest_flat(nesting *w) {
    static const tg_meta no_members = {.kind = TG_META_OBJECT};
    const uint64_t n = w->build->num_items;
    level dict = {.dict = &no_members, .attributes = find_attributes(w, 0)};
    if (!add_node(w, (tg_pytorch_node){.count = n, .has_attributes = dict.attributes != NULL}))
        return false;
    for (uint64_t i = 0; i < n; i++) {
        tg_pytorch_node node = {.item = w->build->items[i]};
        node.key = tg_written_name(node.item, &node.key_len);
        if (!add_node(w, node)) return false;
    }
    w->levels[w->depth++] = dict;
    return visit_all(w);
}

/* Each tensor has been visited. */
static bool test_visited(const nesting *w) {
    for (uint64_t i = 0; i < w->build->num_items; i++) {
        if (w->build->items[i]->own == NULL)
            return refuse(w->build, w->build->items[i],
                          "values of the metadata do not have it" WITHOUT_VALUES, NULL);
    }
    return true;
}

static bool nest_values(nesting *w, const tg_meta *values) {
    tg_build *build = w->build;
    const uint64_t n = build->num_items;
    w->path.text = ks_alloc(&build->ks, w->path.cap > 0 ? w->path.cap : 1, 1);
    w->in_order = ks_alloc(&build->ks, n > 0 ? n : 1, sizeof *w->in_order);
    if (w->path.text == NULL || w->in_order == NULL) return tg_refuse_ks(build);
    const level dict = {.dict = values, .attributes = find_attributes(w, 0)};
    if (!open_dict(w, dict, (tg_pytorch_node){.item = NULL}) || !visit_all(w)) return false;
    if (!test_visited(w)) return false;
    build->items = w->in_order;
    build->items_cap = n;
    return true;
}

static bool is_one_tensor(const nesting *w, const tg_meta *values) {
    return is_tensor(values) && w->build->num_items == 1 &&
           is_name_of(values->first, w->build->items[0]);
}

/* A file can be one tensor, without a dict, which readers then call `tensor`. One of another name keeps it, in a dict. */
static bool nest_one(nesting *w) {
    const tg_item *item = w->build->items[0];
    if (compare_name(item, tensor_key, strlen(tensor_key)) != 0) return nest_flat(w);
    return add_node(w, (tg_pytorch_node){.item = item}) && test_attributed(w);
}

bool tg_pytorch_nest(tg_build *build, ks_list *nodes) {
    nesting w = {.build = build, .nodes = nodes};
    const tg_meta *values = tg_meta_get(build->meta, values_key);
    const tg_meta *attributes = tg_meta_get(build->meta, attributes_key);
    for (const tg_meta *one = build->meta != NULL ? build->meta->first : NULL; one != NULL;
         one = one->next) {
        if (one != values && one != attributes)
            return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                             "metadata member '$': the format has no place for it; leave it out",
                             one->key, 0, 0);
    }
    if (!ks_list_init(&build->ks, nodes, build->num_items + 1, sizeof(tg_pytorch_node)))
        return tg_refuse_ks(build);
    if (!sort_names(&w) || !sort_attributes(&w, attributes)) return false;
    w.way.text = ks_alloc(&build->ks, w.way.cap > 0 ? w.way.cap : 1, 1);
    if (w.way.text == NULL) return tg_refuse_ks(build);
    if (values == NULL) return nest_flat(&w);
    if (is_one_tensor(&w, values)) return nest_one(&w);
    if (values->kind != TG_META_OBJECT || is_tensor(values))
        return refuse(build, NULL, "metadata: '$' is no object of tensors" WITHOUT_VALUES,
                      values_key);
    return nest_values(&w, values);
}
