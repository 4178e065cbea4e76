/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_nesting.c - see flax_nesting.h.
 *
 * Metadata may be declared by any caller, so everything is tested: that a tensor is where its name says, that each tensor is
 * there once, and that the keys of a map differ.
 */
#include "flax_nesting.h"

#include <stdlib.h>
#include <string.h>

#include "flax_array.h"
#include "foreign_name.h"
#include "number_text.h"

#define MOST_DEPTH 100 /* of readers of this library */
#define MOST_NAME 65535u
#define MOST_LENGTH UINT32_MAX /* of a text, in its 32 bits */

static const char values_key[] = "values";

/* An object or array whose members are visited. */
typedef struct level {
    const tg_meta *parent;
    const tg_meta *next; /* the member that comes next */
    uint64_t position;   /* of it */
    size_t path;         /* bytes of the path in front of its part */
} level;

typedef struct nesting {
    tg_build *build;
    ks_list *nodes;
    tg_item **by_name; /* by the shown name */
    tg_item **in_order;
    uint64_t num_visited;
    tg_name shown;
    level levels[MOST_DEPTH];
    unsigned depth;
    char path[MOST_NAME];
} nesting;

/* ------------------------------------------------------------------------------------- refusing */

static bool refuse(tg_build *build, const tg_item *item, const char *text, const char *key) {
    tg_refuse(build, TG_CODE_BAD_VALUE, item, text, key, 0, 0);
    return tg_advise(build, TG_REMEDY_SELECT);
}

static const char *key_of(const tg_meta *value) { return value->key != NULL ? value->key : ""; }

static bool refuse_value(const nesting *n, const tg_meta *value, const char *text) {
    return refuse(n->build, NULL, text, key_of(value));
}

/* ---------------------------------------------------------------------------------------- values */

bool tg_flax_is_special(const tg_meta *member, const char *key) {
    return member != NULL && strcmp(member->key, key) == 0;
}

const tg_meta *tg_flax_special(const tg_meta *value) {
    if (value->kind != TG_META_OBJECT || value->count != 1) return NULL;
    return value->first->key[0] == '@' ? value->first : NULL;
}

static bool is_utf8(const nesting *n, const uint8_t *bytes, uint64_t size) {
    ks_text text = {bytes, size, size};
    const bool good = ks_decode(&n->build->ks, &text, "UTF-8");
    if (!good) memset(&n->build->ks.error, 0, sizeof n->build->ks.error);
    return good;
}

static bool is_hex(const tg_meta *text) {
    if (text->kind != TG_META_TEXT || text->count % 2 != 0 || text->count / 2 > MOST_LENGTH)
        return false;
    for (uint64_t i = 0; i < text->count; i++) {
        const char c = text->value.text[i];
        if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'))) return false;
    }
    return true;
}

static uint8_t nibble_of(char c) { return (uint8_t)(c <= '9' ? c - '0' : c - 'a' + 10); }

uint8_t tg_flax_byte_of(const char *digits) {
    return (uint8_t)(nibble_of(digits[0]) << 4 | nibble_of(digits[1]));
}

/* Whether the bytes are UTF-8, a character at a time. */
static bool is_hex_of_text(const tg_meta *text) {
    if (!is_hex(text)) return false;
    const uint64_t size = text->count / 2;
    for (uint64_t i = 0; i < size;) {
        uint8_t character[4];
        const uint8_t lead = tg_flax_byte_of(text->value.text + 2 * i);
        const uint64_t n = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        if (n > size - i) return false;
        for (uint64_t k = 0; k < n; k++)
            character[k] = tg_flax_byte_of(text->value.text + 2 * (i + k));
        if (ks_utf8_bad(character, n) != n) return false;
        i += n;
    }
    return true;
}

static bool is_float(const tg_meta *value) {
    return value != NULL && (value->kind == TG_META_F32 || value->kind == TG_META_F64);
}

static bool is_complex(const tg_meta *list) {
    return list->kind == TG_META_ARRAY && list->count == 2 && is_float(list->first) &&
           is_float(list->first->next);
}

static bool is_leaf(const nesting *n, const tg_meta *value) {
    const tg_meta *special = tg_flax_special(value);
    if (tg_flax_is_special(special, "@complex")) return is_complex(special);
    if (tg_flax_is_special(special, "@bytes")) return is_hex(special);
    if (tg_flax_is_special(special, "@text")) return is_hex_of_text(special);
    if (value->kind == TG_META_TEXT)
        return value->count <= MOST_LENGTH &&
               is_utf8(n, (const uint8_t *)value->value.text, value->count);
    return special == NULL;
}

/* Readers take a map with this key for an array. `item`: NULL for metadata. */
static bool test_key(const nesting *n, const tg_item *item, const uint8_t *key, size_t len) {
    if (!tg_flax_is_chunked(key, len)) return true;
    tg_refuse(n->build, TG_CODE_BAD_VALUE, item,
              "the key $ stands for an array in chunks in this format", TG_FLAX_CHUNKED, 0, 0);
    return tg_advise(n->build, item != NULL ? TG_REMEDY_RENAME : TG_REMEDY_SELECT);
}

static bool add_node(const nesting *n, tg_flax_node node) {
    tg_flax_node *place = ks_list_add(&n->build->ks, n->nodes);
    if (place == NULL) return tg_refuse_ks(n->build);
    *place = node;
    return true;
}

/* --------------------------------------------------------------------------------------- tensors */

static int compare_shown(const void *a, const void *b) {
    const tg_item *const *x = a;
    const tg_item *const *y = b;
    return strcmp((*x)->decl.name, (*y)->decl.name);
}

static tg_item *find(const nesting *n, const char *name) {
    uint64_t low = 0;
    uint64_t high = n->build->num_items;
    while (low < high) {
        const uint64_t middle = low + (high - low) / 2;
        const int order = strcmp(name, n->by_name[middle]->decl.name);
        if (order == 0) return n->by_name[middle];
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return NULL;
}

/* Whether a reader calls a tensor on this path as the item is called. */
static bool is_path_of(nesting *n, const tg_item *item, size_t size) {
    size_t len;
    const char *written = tg_written_name(item, &len);
    if (len == size && memcmp(written, n->path, len) == 0) return true;
    for (int alike = 0; alike < 2; alike++) {
        tg_name_clear(&n->shown);
        tg_foreign_add(&n->shown, n->path, size, alike != 0);
        if (!n->shown.failed && n->shown.len == strlen(item->decl.name) &&
            memcmp(n->shown.data, item->decl.name, n->shown.len) == 0)
            return true;
    }
    return false;
}

static bool visit_tensor(nesting *n, const tg_meta *value, size_t path, tg_flax_node node) {
    const tg_meta *special = tg_flax_special(value);
    tg_item *item = special->kind == TG_META_TEXT && strlen(special->value.text) == special->count
                        ? find(n, special->value.text)
                        : NULL;
    if (item == NULL || !is_path_of(n, item, path))
        return refuse_value(n, value,
                            "metadata: '$' of values is a tensor that is not there, or has another "
                            "name; select tensors, which leaves values out");
    if (item->own != NULL)
        return refuse(n->build, item,
                      "values of the metadata have it twice; select tensors, which leaves values "
                      "out",
                      NULL);
    if (node.kind == TG_FLAX_NODE_SCALAR && item->decl.rank > 0)
        return refuse(n->build, item,
                      "values of the metadata have it as a number, and it has axes; select "
                      "tensors, which leaves values out",
                      NULL);
    item->own = item;
    n->in_order[n->num_visited++] = item;
    node.item = item;
    return add_node(n, node);
}

/* --------------------------------------------------------------------------------- maps and lists */

static int compare_keys(const void *a, const void *b) {
    const tg_meta *const *x = a;
    const tg_meta *const *y = b;
    return strcmp((*x)->key, (*y)->key);
}

/* Keys that differ are encoded differently, and equal keys alike. */
static bool test_keys(const nesting *n, const tg_meta *object) {
    const uint64_t count = object->count;
    uint64_t i = 0;
    if (count < 2) return true;
    const tg_meta **sorted = ks_alloc(&n->build->ks, count, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(n->build);
    for (const tg_meta *one = object->first; one != NULL; one = one->next) sorted[i++] = one;
    qsort((void *)sorted, (size_t)count, sizeof *sorted, compare_keys);
    for (i = 1; i < count; i++) {
        if (compare_keys(&sorted[i - 1], &sorted[i]) == 0)
            return refuse_value(n, sorted[i],
                                "metadata: values have the key '$' twice; select tensors, which "
                                "leaves values out");
    }
    return true;
}

static bool open_level(nesting *n, const tg_meta *value, size_t path, tg_flax_node node) {
    node.kind = value->kind == TG_META_ARRAY ? TG_FLAX_NODE_ARRAY : TG_FLAX_NODE_MAP;
    node.count = value->count;
    if (value->count > MOST_LENGTH || n->depth == MOST_DEPTH)
        return refuse_value(n, value,
                            "metadata: '$' of values is in 100 others or has over 2^32-1 members, "
                            "and readers take no more; select tensors, which leaves values out");
    if (!add_node(n, node)) return false;
    n->levels[n->depth++] = (level){value, value->first, 0, path};
    return node.kind == TG_FLAX_NODE_ARRAY || test_keys(n, value);
}

/* Adds the part of a member to the path; *path becomes the bytes with it. */
static bool add_part(nesting *n, const level *l, const tg_flax_node *node, size_t *path) {
    char digits[24];
    const char *part = (const char *)node->key;
    size_t len = node->key_len;
    if (part == NULL) {
        tg_text t = {digits, sizeof digits, 0};
        tg_put_u64(&t, l->position);
        part = digits;
        len = t.len;
    }
    *path = l->path;
    if (n->depth > 1 && *path < MOST_NAME) n->path[(*path)++] = '/';
    if (len > MOST_NAME - *path) {
        *path = MOST_NAME + 1; /* no tensor has it */
        return true;
    }
    if (len > 0) memcpy(n->path + *path, part, len);
    *path += len;
    return true;
}

static bool take_key(const nesting *n, const tg_meta *value, tg_flax_node *node) {
    node->key = tg_component_bytes(n->build, NULL, value->key, strlen(value->key), &node->key_len);
    if (node->key == NULL || !test_key(n, NULL, node->key, node->key_len)) return false;
    return (node->key_len <= MOST_LENGTH && is_utf8(n, node->key, node->key_len)) ||
           refuse_value(n, value,
                        "metadata: the key '$' of values has to be UTF-8; select tensors, which "
                        "leaves values out");
}

static bool visit(nesting *n, const level *l, const tg_meta *value) {
    tg_flax_node node = {.kind = TG_FLAX_NODE_VALUE, .value = value};
    const tg_meta *special = tg_flax_special(value);
    size_t path;
    if (l->parent->kind == TG_META_OBJECT && !take_key(n, value, &node)) return false;
    if (!add_part(n, l, &node, &path)) return false;
    if (tg_flax_is_special(special, "@scalar")) node.kind = TG_FLAX_NODE_SCALAR;
    if (tg_flax_is_special(special, "@tensor")) node.kind = TG_FLAX_NODE_TENSOR;
    if (node.kind != TG_FLAX_NODE_VALUE)
        return path <= MOST_NAME
                   ? visit_tensor(n, value, path, node)
                   : refuse_value(n, value,
                                  "metadata: '$' of values has a name of over 65535 bytes");
    if ((value->kind == TG_META_OBJECT && special == NULL) || value->kind == TG_META_ARRAY)
        return open_level(n, value, path <= MOST_NAME ? path : MOST_NAME, node);
    return is_leaf(n, value)
               ? add_node(n, node)
               : refuse_value(n, value,
                              "metadata: '$' of values cannot be written exactly; select tensors, "
                              "which leaves values out");
}

static bool visit_all(nesting *n) {
    while (n->depth > 0) {
        level *top = &n->levels[n->depth - 1];
        const tg_meta *value = top->next;
        if (value == NULL) {
            n->depth--;
            continue;
        }
        const level at = *top;
        top->next = value->next;
        top->position++;
        if (!visit(n, &at, value)) return false;
    }
    return true;
}

static bool test_visited(const nesting *n) {
    for (uint64_t i = 0; i < n->build->num_items; i++) {
        if (n->build->items[i]->own == NULL)
            return refuse(n->build, n->build->items[i],
                          "values of the metadata do not have it; select tensors, which leaves "
                          "values out",
                          NULL);
    }
    return true;
}

static bool nest_values(nesting *n, const tg_meta *values) {
    tg_build *build = n->build;
    const uint64_t count = build->num_items > 0 ? build->num_items : 1;
    if (values->kind != TG_META_OBJECT || tg_flax_special(values) != NULL)
        return refuse(build, NULL, "metadata: '$' is no object of values; leave it out",
                      values_key);
    n->by_name = ks_alloc(&build->ks, count, sizeof *n->by_name);
    n->in_order = ks_alloc(&build->ks, count, sizeof *n->in_order);
    if (n->by_name == NULL || n->in_order == NULL) return tg_refuse_ks(build);
    for (uint64_t i = 0; i < build->num_items; i++) {
        build->items[i]->own = NULL; /* not visited */
        n->by_name[i] = build->items[i];
    }
    qsort((void *)n->by_name, (size_t)build->num_items, sizeof *n->by_name, compare_shown);
    if (!open_level(n, values, 0, (tg_flax_node){.key = NULL}) || !visit_all(n)) return false;
    if (!test_visited(n)) return false;
    build->items = n->in_order;
    build->items_cap = count;
    return true;
}

/* ------------------------------------------------------------------------------- parts of names */

/* The part of a name that begins at `from`; *last if it ends the name. */
static size_t part_at(const tg_item *item, size_t from, bool *last) {
    size_t len;
    const char *name = tg_written_name(item, &len);
    const char *slash = from < len ? memchr(name + from, '/', len - from) : NULL;
    *last = slash == NULL;
    return *last ? len - from : (size_t)(slash - name) - from;
}

static bool refuse_inside(tg_build *build, const tg_item *item) {
    tg_refuse(build, TG_CODE_BAD_VALUE, item,
              "another tensor has the beginning of its name, up to a '/', and cannot be a map, too",
              NULL, 0, 0);
    return tg_advise(build, TG_REMEDY_RENAME);
}

/* Whether the name has these bytes at `from`. */
static bool goes_on(const tg_item *item, const char *bytes, size_t n, size_t from) {
    size_t len;
    const char *name = tg_written_name(item, &len);
    return n <= len && from <= len - n && memcmp(name + from, bytes, n) == 0;
}

/* Whether a tensor has the first `size` bytes of a name as its own. */
static bool is_name(const nesting *n, const char *name, size_t size) {
    uint64_t low = 0;
    uint64_t high = n->build->num_items;
    while (low < high) {
        const uint64_t middle = low + (high - low) / 2;
        size_t len;
        const char *other = tg_written_name(n->build->items[middle], &len);
        const int order = ks_compare((const uint8_t *)name, size, (const uint8_t *)other, len);
        if (order == 0) return true;
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return false;
}

/* A map: the names of items [first, end) agree before `from`. */
typedef struct group {
    uint64_t first;
    uint64_t end;
    uint64_t next;
    size_t from;
} group;

/* The end of what becomes one member with the item at `i`: a tensor, or all that have a part and a '/' behind it, which follow
 * each other, as they are sorted bytewise. */
static uint64_t end_of(const nesting *n, const group *g, uint64_t i) {
    size_t len;
    bool last;
    const char *name = tg_written_name(n->build->items[i], &len);
    const size_t size = part_at(n->build->items[i], g->from, &last) + 1; /* with the '/' */
    uint64_t end = i + 1;
    if (last) return end;
    while (end < g->end && goes_on(n->build->items[end], name + g->from, size, g->from)) end++;
    return end;
}

static bool add_map(const nesting *n, const group *g, const uint8_t *key, size_t key_len) {
    uint64_t count = 0;
    for (uint64_t i = g->first; i < g->end; count++) i = end_of(n, g, i);
    if (count > MOST_LENGTH)
        return tg_refuse(n->build, TG_CODE_BAD_VALUE, NULL, "over 2^32-1 tensors", NULL, 0, 0);
    return add_node(n, (tg_flax_node){.key = key, .key_len = key_len, .count = count});
}

/* The next member of the innermost group. */
static bool add_member(nesting *n, group *groups, unsigned *depth) {
    group *g = &groups[*depth - 1];
    const tg_item *item = n->build->items[g->next];
    size_t len;
    bool last;
    const size_t part = part_at(item, g->from, &last);
    const char *name = tg_written_name(item, &len);
    const uint8_t *key = (const uint8_t *)name + g->from;
    const uint64_t end = end_of(n, g, g->next);
    const group inner = {g->next, end, g->next, g->from + part + 1};
    if (!test_key(n, item, key, part)) return false;
    g->next = end;
    if (last)
        return add_node(
            n,
            (tg_flax_node){.key = key, .key_len = part, .kind = TG_FLAX_NODE_TENSOR, .item = item});
    if (is_name(n, name, g->from + part)) return refuse_inside(n->build, item);
    if (*depth == MOST_DEPTH) {
        tg_refuse(n->build, TG_CODE_BAD_VALUE, item, "a name of over 100 parts", NULL, 0, 0);
        return tg_advise(n->build, TG_REMEDY_RENAME);
    }
    groups[(*depth)++] = inner;
    return add_map(n, &inner, key, part);
}

static bool nest_names(nesting *n) {
    group groups[MOST_DEPTH];
    unsigned depth = 1;
    groups[0] = (group){0, n->build->num_items, 0, 0};
    if (!add_map(n, &groups[0], NULL, 0)) return false;
    while (depth > 0) {
        if (groups[depth - 1].next == groups[depth - 1].end) {
            depth--;
        } else if (!add_member(n, groups, &depth)) {
            return false;
        }
    }
    return true;
}

/* Keys are UTF-8. */
static bool test_names(const nesting *n) {
    for (uint64_t i = 0; i < n->build->num_items; i++) {
        const tg_item *item = n->build->items[i];
        size_t len;
        const char *name = tg_written_name(item, &len);
        const char *why = NULL;
        if (!is_utf8(n, (const uint8_t *)name, len))
            why = "its original name is not UTF-8, as keys are in this format";
        if (len > MOST_NAME) why = "a name of over 65535 bytes";
        if (why == NULL) continue;
        tg_refuse(n->build, TG_CODE_BAD_VALUE, item, why, NULL, 0, 0);
        return tg_advise(n->build, TG_REMEDY_RENAME);
    }
    return true;
}

static bool nest(nesting *n) {
    tg_build *build = n->build;
    const tg_meta *values = tg_meta_get(build->meta, values_key);
    for (const tg_meta *one = build->meta != NULL ? build->meta->first : NULL; one != NULL;
         one = one->next) {
        if (one != values)
            return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                             "metadata member '$': the format has no place for it; leave it out",
                             one->key, 0, 0);
    }
    if (!tg_items_by_name(build) || !test_names(n)) return false;
    return values != NULL ? nest_values(n, values) : nest_names(n);
}

bool tg_flax_nest(tg_build *build, ks_list *nodes) {
    nesting *n = ks_alloc(&build->ks, 1, sizeof *n);
    if (n == NULL || !ks_list_init(&build->ks, nodes, 0, sizeof(tg_flax_node)))
        return tg_refuse_ks(build);
    memset(n, 0, sizeof *n);
    n->build = build;
    n->nodes = nodes;
    n->shown.allocator = &build->allocator;
    const bool good = nest(n);
    tg_name_free(&n->shown);
    return good;
}
