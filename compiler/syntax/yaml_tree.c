/* SPDX-License-Identifier: Apache-2.0 */
/* yaml_tree.c - see yaml_tree.h. */
#include "yaml_tree.h"

#include <string.h>
#include <yaml.h>

#include "names.h"
#include "yaml_alias.h"
#include "yaml_explain.h"
#include "yaml_scalar.h"

#define MAX_PATH 400
#define MAX_KEY 1000
#define FEW_KEYS 16

static bool is_ascii(const char *text, size_t size) {
    for (size_t i = 0; i < size; i++)
        if ((unsigned char)text[i] >= 0x80) return false;
    return true;
}

/* ------------------------------------------------------------------------------------- loading */

typedef struct open_node {
    yaml_node *node;
    size_t first;   /* its items are those of the stack from here on */
    names keys;     /* of a map with more than FEW_KEYS */
    yaml_node *key; /* of a map: the key that waits for its value */
    uint32_t key_line, key_column;
    yaml_node *merge;   /* of a map: the value of its key `<<`, or NULL */
    const char *anchor; /* or NULL */
} open_node;

typedef struct loader {
    pool *pool;
    pool *scratch; /* of the pool: nodes */
    diag *diag;
    const source *source;
    yaml_parser_t parser;
    open_node open[YAML_MAX_DEPTH];
    size_t depth;
    size_t num_nodes;
    list stack; /* nodes whose collection is open */
    yaml_anchors anchors;
    names words; /* plain keys: equal ones are one node, whose place is that of the first */
    yaml_node *root;
} loader;

static source_place mark_place(const loader *l, yaml_mark_t mark) {
    return (source_place){l->source->file, (uint32_t)mark.line + 1, (uint32_t)mark.column + 1,
                          NULL};
}

static yaml_node *new_node(loader *l, yaml_kind kind, yaml_mark_t mark) {
    if (++l->num_nodes > YAML_MAX_NODES) {
        ksyc_diag_error(l->diag, mark_place(l, mark), "more than %d YAML nodes", YAML_MAX_NODES);
        return NULL;
    }
    yaml_node *node = ksyc_pool_alloc(l->scratch, sizeof *node);
    node->kind = kind;
    node->file = l->source->file;
    node->line = (uint32_t)mark.line + 1;
    node->column = (uint32_t)mark.column + 1;
    return node;
}

static yaml_node *new_scalar(loader *l, const yaml_event_t *event) {
    const bool plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
    const size_t size = event->data.scalar.length; /* at most SOURCE_MAX_SIZE */
    yaml_mark_t start = event->start_mark;
    /* An event begins with its anchor; the text of a plain scalar in one line is as long as the scalar. */
    if (event->data.scalar.anchor != NULL && plain && start.line == event->end_mark.line &&
        is_ascii((const char *)event->data.scalar.value, size) && size > 0) {
        start.index = event->end_mark.index - size;
        start.column = event->end_mark.column - size;
    }
    yaml_node *node = new_node(l, YAML_STRING, start);
    if (node == NULL) return NULL;
    const char *text = (const char *)event->data.scalar.value;
    node->size = (uint32_t)size;
    node->text = ksyc_pool_copy(l->pool, text, node->size);
    node->has_nul = memchr(node->text, '\0', node->size) != NULL;
    bool quoted = event->data.scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE ||
                  event->data.scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;
    node->shift = quoted ? 1 : 0;
    node->is_exact = (plain || quoted) && start.line == event->end_mark.line &&
                     event->end_mark.index - start.index == size + (quoted ? 2u : 0u) &&
                     is_ascii(node->text, node->size);
    if (plain) ksyc_yaml_resolve_plain(node);
    node->is_merge = plain && strcmp(node->text, "<<") == 0;
    return node;
}

/* The plain key that the event is, if there was one before. */
static yaml_node *same_key(loader *l, const yaml_event_t *event) {
    if (l->depth == 0 || event->data.scalar.style != YAML_PLAIN_SCALAR_STYLE) return NULL;
    const open_node *outer = &l->open[l->depth - 1];
    if (outer->node->kind != YAML_MAP || outer->key != NULL) return NULL;
    return ksyc_names_get(&l->words, (const char *)event->data.scalar.value);
}

/* The item of the innermost map that has the key already. */
static const yaml_node *item_with(loader *l, open_node *map, const char *key) {
    const size_t count = l->stack.count - map->first;
    if (count > FEW_KEYS) return ksyc_names_get(&map->keys, key);
    for (size_t i = 0; i < count; i++) {
        const yaml_node *item = l->stack.items[map->first + i];
        if (strcmp(yaml_key(item), key) == 0) return item;
    }
    return NULL;
}

static void add_item(loader *l, open_node *map, yaml_node *node) {
    const size_t count = l->stack.count - map->first;
    ksyc_list_add(l->pool, &l->stack, node);
    if (map->node->kind != YAML_MAP || count < FEW_KEYS) return;
    for (size_t i = count == FEW_KEYS ? 0 : count; i <= count; i++) {
        yaml_node *item = l->stack.items[map->first + i];
        ksyc_names_add(l->scratch, &map->keys, yaml_key(item), item);
    }
}

/* Completes a key of the innermost map. */
static bool add_key(loader *l, open_node *map, yaml_node *key, yaml_mark_t mark) {
    source_place place = mark_place(l, mark);
    place.path = ksyc_yaml_place(l->pool, map->node).path;
    if (key->size > MAX_KEY) {
        ksyc_diag_error(l->diag, place, "a key may have at most %d bytes", MAX_KEY);
        return false;
    }
    if (key->has_nul) {
        ksyc_diag_error(l->diag, place, "NUL character in a key");
        return false;
    }
    const yaml_node *earlier = key->is_merge ? map->merge : item_with(l, map, key->text);
    if (earlier != NULL) {
        ksyc_diag_error(l->diag, place, "duplicate key '%s', first on line %lu", key->text,
                        (unsigned long)earlier->key_line);
        if (!key->is_merge)
            ksyc_diag_note(l->diag, ksyc_yaml_key_place(l->pool, earlier), "the first '%s'",
                           key->text);
        return false;
    }
    if (key->is_exact && key->shift == 0) ksyc_names_add(l->scratch, &l->words, key->text, key);
    map->key = key;
    map->key_line = place.line;
    map->key_column = place.column;
    return true;
}

/* Adds a node at the current position of the document. */
static bool attach(loader *l, yaml_node *node, yaml_mark_t mark) {
    if (l->depth == 0) {
        l->root = node;
        return true;
    }
    open_node *outer = &l->open[l->depth - 1];
    if (outer->node->kind == YAML_MAP && outer->key == NULL) {
        if (node->text != NULL) return add_key(l, outer, node, mark);
        source_place place = {node->file, node->line, node->column,
                              ksyc_yaml_place(l->pool, outer->node).path};
        ksyc_diag_error(l->diag, place, "expected text as a key, found %s",
                        ksyc_yaml_kind_name(node));
        return false;
    }
    node->parent = outer->node;
    node->index = (uint32_t)(l->stack.count - outer->first); /* below YAML_MAX_NODES */
    if (outer->node->kind == YAML_MAP) {
        node->key_node = outer->key;
        node->key_line = outer->key_line;
        node->key_column = outer->key_column;
        outer->key = NULL;
    }
    if (node->key_node != NULL && node->key_node->is_merge && outer->node->kind == YAML_MAP)
        outer->merge = node;
    else
        add_item(l, outer, node);
    return true;
}

/* The name of an anchor whose node is not complete; NULL for none. */
static const char *anchor_name(loader *l, const yaml_char_t *anchor) {
    if (anchor == NULL) return NULL;
    const char *name = ksyc_pool_printf(l->pool, "%s", (const char *)anchor);
    ksyc_yaml_anchor_begin(l->pool, &l->anchors, name);
    return name;
}

static bool open_collection(loader *l, yaml_kind kind, const yaml_char_t *anchor,
                            yaml_mark_t mark) {
    yaml_node *node = new_node(l, kind, mark);
    if (node == NULL || !attach(l, node, mark)) return false;
    if (l->depth == YAML_MAX_DEPTH) {
        ksyc_diag_error(l->diag, mark_place(l, mark), "more than %d levels of YAML",
                        YAML_MAX_DEPTH);
        return false;
    }
    l->open[l->depth++] =
        (open_node){.node = node, .first = l->stack.count, .anchor = anchor_name(l, anchor)};
    return true;
}

/* Adds the items of a map that `<<` names, except those with a key that is there already. */
static bool merge_map(loader *l, open_node *into, const yaml_node *from) {
    if (from->kind != YAML_MAP) {
        ksyc_diag_error(l->diag, ksyc_yaml_place(l->pool, from),
                        "'<<' takes a map or a list of maps, not %s", ksyc_yaml_kind_name(from));
        return false;
    }
    for (size_t i = 0; i < from->num_items; i++) {
        yaml_node *item = from->items[i];
        if (item_with(l, into, yaml_key(item)) != NULL) continue;
        item->parent = into->node;
        add_item(l, into, item);
    }
    return true;
}

static bool merge(loader *l, open_node *into) {
    const yaml_node *from = into->merge;
    if (from->kind != YAML_LIST) return merge_map(l, into, from);
    for (size_t i = 0; i < from->num_items; i++)
        if (!merge_map(l, into, from->items[i])) return false;
    return true;
}

static bool close_collection(loader *l) {
    open_node *done = &l->open[l->depth - 1];
    if (done->merge != NULL && !merge(l, done)) return false;
    l->depth--;
    const size_t count = l->stack.count - done->first;
    yaml_node **items = ksyc_pool_array(l->scratch, count, sizeof *items);
    for (size_t i = 0; i < count; i++) items[i] = l->stack.items[done->first + i];
    done->node->items = items;
    done->node->num_items = (uint32_t)count;
    l->stack.count = done->first;
    if (done->anchor != NULL) ksyc_yaml_anchor_set(&l->anchors, done->anchor, done->node);
    return true;
}

static bool refuse_tag(loader *l, const yaml_event_t *event, const void *tag) {
    if (tag != NULL)
        ksyc_diag_error(l->diag, mark_place(l, event->start_mark), "YAML tags are not supported");
    return tag == NULL;
}

static bool take_scalar(loader *l, const yaml_event_t *event) {
    if (!refuse_tag(l, event, event->data.scalar.tag)) return false;
    yaml_node *node = same_key(l, event);
    if (node == NULL) node = new_scalar(l, event);
    if (node == NULL) return false;
    const char *anchor = anchor_name(l, event->data.scalar.anchor);
    if (anchor != NULL) ksyc_yaml_anchor_set(&l->anchors, anchor, node);
    return attach(l, node, event->start_mark);
}

static bool take_alias(loader *l, const yaml_event_t *event) {
    source_place place = mark_place(l, event->start_mark);
    if (l->depth > 0) place.path = ksyc_yaml_place(l->pool, l->open[l->depth - 1].node).path;
    yaml_node *node = ksyc_yaml_alias_copy(l->pool, l->diag, &l->anchors,
                                           (const char *)event->data.alias.anchor, l->depth, place);
    return node != NULL && attach(l, node, event->start_mark);
}

static bool take_event(loader *l, const yaml_event_t *event) {
    switch (event->type) {
    case YAML_ALIAS_EVENT: return take_alias(l, event);
    case YAML_SCALAR_EVENT: return take_scalar(l, event);
    case YAML_SEQUENCE_START_EVENT:
        return refuse_tag(l, event, event->data.sequence_start.tag) &&
               open_collection(l, YAML_LIST, event->data.sequence_start.anchor, event->start_mark);
    case YAML_MAPPING_START_EVENT:
        return refuse_tag(l, event, event->data.mapping_start.tag) &&
               open_collection(l, YAML_MAP, event->data.mapping_start.anchor, event->start_mark);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT: return close_collection(l);
    case YAML_DOCUMENT_START_EVENT:
        if (l->root == NULL) return true;
        ksyc_diag_error(l->diag, mark_place(l, event->start_mark),
                        "only one YAML document is expected");
        return false;
    default: return true;
    }
}

/* No fault of the specification. */
static void report_no_memory(loader *l) {
    ksyc_diag_io_error(l->diag, (source_place){l->source->file, 0, 0, NULL}, "out of memory");
}

static void report_syntax(loader *l) {
    const yaml_parser_t *parser = &l->parser;
    if (parser->error == YAML_MEMORY_ERROR) {
        report_no_memory(l);
        return;
    }
    const char *problem = parser->problem != NULL ? parser->problem : "broken YAML";
    source_place place = mark_place(l, parser->problem_mark);
    source_place context = mark_place(l, parser->context_mark);
    if (parser->context == NULL)
        context.line = 0;
    else
        problem = ksyc_pool_printf(l->pool, "%s (%s that starts on line %lu)", problem,
                                   parser->context, (unsigned long)context.line);
    /* A line that is no key is noticed where the next one begins. */
    if (context.line != 0 && strstr(problem, "could not find expected ':'") != NULL) {
        place = context;
        problem = "a ':' is missing: this is no key";
    }
    ksyc_diag_error(l->diag, place, "%s", problem);
    ksyc_yaml_explain(l->diag, l->source, problem, place, context);
}

static bool load_events(loader *l) {
    for (bool done = false; !done;) {
        yaml_event_t event;
        if (!yaml_parser_parse(&l->parser, &event)) {
            report_syntax(l);
            return false;
        }
        done = event.type == YAML_STREAM_END_EVENT;
        bool ok = take_event(l, &event);
        yaml_event_delete(&event);
        if (!ok) return false;
    }
    return true;
}

yaml_node *ksyc_yaml_load(pool *p, diag *d, const source *s) {
    loader *l = ksyc_pool_alloc(ksyc_pool_scratch(p), sizeof *l);
    l->pool = p;
    l->scratch = ksyc_pool_scratch(p);
    l->diag = d;
    l->source = s;
    if (!yaml_parser_initialize(&l->parser)) {
        report_no_memory(l);
        return NULL;
    }
    /* libyaml takes a byte order mark for a column of the first line, which the next ones would lack. */
    const size_t mark = s->size >= 3 && memcmp(s->text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    yaml_parser_set_input_string(&l->parser, (const unsigned char *)s->text + mark, s->size - mark);
    yaml_parser_set_encoding(&l->parser, YAML_UTF8_ENCODING);
    bool ok = load_events(l);
    yaml_parser_delete(&l->parser);
    if (!ok) return NULL;
    if (l->root == NULL) {
        l->root = new_node(l, YAML_NULL, (yaml_mark_t){0, 0, 0});
        l->root->text = "";
    }
    return l->root;
}

/* --------------------------------------------------------------------------------------- access */

static const char *path_of(pool *p, const yaml_node *node) {
    if (node->path != NULL) return node->path;
    const char *path;
    if (node->parent == NULL) {
        path = "/";
    } else {
        const char *outer = path_of(p, node->parent);
        if (outer[1] == '\0') outer = ""; /* the root is "/", its items "/item" */
        size_t size = strlen(outer);
        const char *cut = size > MAX_PATH ? "/..." : "";
        if (size > MAX_PATH) outer += size - MAX_PATH / 2;
        path = yaml_key(node) != NULL
                   ? ksyc_pool_printf(p, "%s%s/%s", cut, outer, yaml_key(node))
                   : ksyc_pool_printf(p, "%s%s/%lu", cut, outer, (unsigned long)node->index);
    }
    ((yaml_node *)(uintptr_t)node)->path =
        path; /* all nodes are made here, so none is really const */
    return path;
}

source_place ksyc_yaml_place(pool *p, const yaml_node *node) {
    return (source_place){node->file, node->line, node->column, path_of(p, node)};
}

source_place ksyc_yaml_key_place(pool *p, const yaml_node *node) {
    source_place place = ksyc_yaml_place(p, node);
    if (node->key_node != NULL && !node->is_apart) {
        place.line = node->key_line;
        place.column = node->key_column;
    }
    return place;
}

yaml_node ksyc_yaml_key(pool *p, const yaml_node *node) {
    yaml_node key = *node->key_node;
    key.line = node->key_line;
    key.column = node->key_column;
    key.path = ksyc_yaml_place(p, node).path;
    return key;
}

yaml_node *ksyc_yaml_get(const yaml_node *map, const char *key) {
    if (map->kind != YAML_MAP) return NULL;
    for (size_t i = 0; i < map->num_items; i++)
        if (strcmp(yaml_key(map->items[i]), key) == 0) return map->items[i];
    return NULL;
}

const char *ksyc_yaml_kind_name(const yaml_node *node) {
    switch (node->kind) {
    case YAML_NULL: return "null";
    case YAML_BOOL: return "a boolean";
    case YAML_INT: return "an integer";
    case YAML_FLOAT: return "a float";
    case YAML_STRING: return "text";
    case YAML_LIST: return "a list";
    case YAML_MAP: return "a map";
    }
    return "?";
}
