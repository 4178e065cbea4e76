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

/* A dict whose members are visited. */
typedef struct level {
    const tg_meta *dict;
    const tg_meta *next; /* the member that comes next */
    uint64_t path;       /* bytes of the path in front of its keys */
} level;

typedef struct nesting {
    tg_build *build;
    ks_list *nodes;
    tg_item **by_name;
    tg_item **in_order; /* as they are visited */
    uint64_t num_visited;
    char *path; /* of the tensor that is visited: its name */
    uint64_t path_cap;
    level levels[TG_PYTORCH_DEPTH];
    unsigned depth;
} nesting;

/* ------------------------------------------------------------------------------------- refusing */

/* Metadata belong to all tensors of a file: a selection goes without. */
#define WITHOUT_VALUES "; select tensors, which leaves values out"

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
        if (len > w->path_cap) w->path_cap = len;
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

/* ---------------------------------------------------------------------------------- one dict */

static bool nest_flat(const nesting *w) {
    const uint64_t n = w->build->num_items;
    if (!add_node(w, (tg_pytorch_node){.count = n})) return false;
    for (uint64_t i = 0; i < n; i++) {
        tg_pytorch_node node = {.item = w->build->items[i]};
        node.key = tg_written_name(node.item, &node.key_len);
        if (!add_node(w, node)) return false;
    }
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

/* Adds a key to the path, of which only so much is kept as the longest name has. Returns its length. */
static uint64_t add_to_path(const nesting *w, uint64_t at, const uint8_t *key, size_t n) {
    if (w->depth > 1) {
        if (at < w->path_cap) w->path[at] = '/';
        at++;
    }
    /* Lengths of texts in memory, and fewer than 2^8 of them: no sum wraps. */
    if (at <= w->path_cap && n <= w->path_cap - at && n > 0) memcpy(w->path + at, key, n);
    return at + n;
}

static bool visit_tensor(nesting *w, const tg_meta *value, uint64_t path, tg_pytorch_node node) {
    tg_item *item = path <= w->path_cap ? find(w, w->path, (size_t)path) : NULL;
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

/* Keys that differ are encoded differently, and equal keys alike. */
static bool test_keys(const nesting *w, const tg_meta *dict) {
    const uint64_t n = dict->count;
    uint64_t i = 0;
    if (n < 2) return true;
    const tg_meta **sorted = ks_alloc(&w->build->ks, n, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(w->build);
    for (const tg_meta *node = dict->first; node != NULL; node = node->next) sorted[i++] = node;
    qsort((void *)sorted, (size_t)n, sizeof *sorted, compare_keys);
    for (i = 1; i < n; i++) {
        if (compare_keys(&sorted[i - 1], &sorted[i]) == 0)
            return refuse_at(w, "metadata: values have the key '$' twice" WITHOUT_VALUES,
                             sorted[i]->key);
    }
    return true;
}

/* The members of the dict come next, if it has any. */
static bool open_dict(nesting *w, const tg_meta *dict, uint64_t path, tg_pytorch_node node) {
    node.count = dict->count;
    if (!add_node(w, node)) return false;
    if (dict->count == 0) return true;
    if (w->depth == TG_PYTORCH_DEPTH)
        return refuse_at(
            w, "metadata: '$' of values is in 100 objects, and readers take no more" WITHOUT_VALUES,
            dict->key);
    w->levels[w->depth++] = (level){dict, dict->first, path};
    return test_keys(w, dict);
}

static bool visit(nesting *w, const tg_meta *value, uint64_t path) {
    tg_pytorch_node node = {.item = NULL};
    const uint8_t *key =
        tg_component_bytes(w->build, NULL, value->key, strlen(value->key), &node.key_len);
    if (key == NULL) return false;
    ks_text text = {key, node.key_len, node.key_len};
    if (!ks_decode(&w->build->ks, &text, "UTF-8"))
        return refuse_at(w, "metadata: the key '$' of values has to be UTF-8" WITHOUT_VALUES,
                         value->key);
    node.key = (const char *)key;
    path = add_to_path(w, path, key, node.key_len);
    if (is_tensor(value)) return visit_tensor(w, value, path, node);
    if (value->kind != TG_META_OBJECT) return refuse_value(w, value->key);
    return open_dict(w, value, path, node);
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
    w->path = ks_alloc(&build->ks, w->path_cap > 0 ? w->path_cap : 1, 1);
    w->in_order = ks_alloc(&build->ks, n > 0 ? n : 1, sizeof *w->in_order);
    if (w->path == NULL || w->in_order == NULL) return tg_refuse_ks(build);
    if (!open_dict(w, values, 0, (tg_pytorch_node){.item = NULL})) return false;
    while (w->depth > 0) {
        level *top = &w->levels[w->depth - 1];
        const tg_meta *value = top->next;
        if (value == NULL) {
            w->depth--;
            continue;
        }
        top->next = value->next;
        if (!visit(w, value, top->path)) return false;
    }
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
static bool nest_one(const nesting *w) {
    const tg_item *item = w->build->items[0];
    if (compare_name(item, tensor_key, strlen(tensor_key)) != 0) return nest_flat(w);
    return add_node(w, (tg_pytorch_node){.item = item});
}

bool tg_pytorch_nest(tg_build *build, ks_list *nodes) {
    nesting w = {.build = build, .nodes = nodes};
    const tg_meta *values = tg_meta_get(build->meta, values_key);
    for (const tg_meta *one = build->meta != NULL ? build->meta->first : NULL; one != NULL;
         one = one->next) {
        if (one != values)
            return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                             "metadata member '$': the format has no place for it; leave it out",
                             one->key, 0, 0);
    }
    if (!ks_list_init(&build->ks, nodes, build->num_items + 1, sizeof(tg_pytorch_node)))
        return tg_refuse_ks(build);
    if (!sort_names(&w)) return false;
    if (values == NULL) return nest_flat(&w);
    if (is_one_tensor(&w, values)) return nest_one(&w);
    if (values->kind != TG_META_OBJECT || is_tensor(values))
        return refuse(build, NULL, "metadata: '$' is no object of tensors" WITHOUT_VALUES,
                      values_key);
    return nest_values(&w, values);
}
