/* SPDX-License-Identifier: Apache-2.0 */
/* yaml_tree.c - see yaml_tree.h. */
#include "yaml_tree.h"

#include <string.h>
#include <yaml.h>

#include "names.h"

#define MAX_PATH 400
#define MAX_KEY 1000
#define FEW_KEYS 16

/* ------------------------------------------------------------------------------------ scalars */

static int digit_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return 99;
}

/* YAML 1.1: 0b1010, 0x1f, 017 (octal), 1_000, with an optional sign. */
static bool scan_int(yaml_node *node) {
    const char *c = node->text;
    bool negative = *c == '-';
    if (*c == '-' || *c == '+') c++;
    unsigned base = 10;
    if (c[0] == '0' && c[1] == 'x')
        base = 16;
    else if (c[0] == '0' && c[1] == 'b')
        base = 2;
    else if (c[0] == '0' && c[1] != '\0')
        base = 8;
    c += base == 16 || base == 2 ? 2 : base == 8 ? 1 : 0;
    uint64_t magnitude = 0;
    bool huge = false, any = base == 8;
    if (base == 10 && *c == '_') return false;
    for (; *c != '\0'; c++) {
        if (*c == '_') continue;
        int digit = digit_value(*c);
        if ((unsigned)digit >= base) return false;
        any = true;
        if (magnitude > (UINT64_MAX - (unsigned)digit) / base) huge = true;
        magnitude = magnitude * base + (unsigned)digit;
    }
    if (!any) return false;
    node->kind = YAML_INT;
    node->negative = negative && (magnitude != 0 || huge);
    node->is_huge = huge;
    node->magnitude = magnitude;
    return true;
}

static const char *skip_digits(const char *c) {
    while ((*c >= '0' && *c <= '9') || *c == '_') c++;
    return c;
}

static bool is_float(const char *c) {
    if (*c == '-' || *c == '+') c++;
    bool starts_with_digit = *c >= '0' && *c <= '9';
    c = skip_digits(c);
    bool has_point = *c == '.';
    if (has_point) {
        c++;
        if (!starts_with_digit && !(*c >= '0' && *c <= '9')) return false;
        c = skip_digits(c);
    }
    if (!starts_with_digit && !has_point) return false;
    bool has_exponent = *c == 'e' || *c == 'E';
    if (has_exponent) {
        c++;
        if (*c == '-' || *c == '+') c++;
        if (!(*c >= '0' && *c <= '9')) return false;
        c = skip_digits(c);
    }
    return *c == '\0' && (has_point || has_exponent);
}

static bool is_one_of(const char *text, const char *const *words) {
    for (; *words != NULL; words++)
        if (strcmp(text, *words) == 0) return true;
    return false;
}

/* The kind of a plain (unquoted) scalar. `yes`, `no`, `on`, `off` are texts. */
static void resolve_plain(yaml_node *node) {
    static const char *const nulls[] = {"", "~", "null", "Null", "NULL", NULL};
    static const char *const trues[] = {"true", "True", "TRUE", NULL};
    static const char *const falses[] = {"false", "False", "FALSE", NULL};
    node->kind = YAML_STRING;
    if (is_one_of(node->text, nulls))
        node->kind = YAML_NULL;
    else if (is_one_of(node->text, trues))
        node->kind = YAML_BOOL, node->boolean = true;
    else if (is_one_of(node->text, falses))
        node->kind = YAML_BOOL;
    else if (scan_int(node))
        return;
    else if (is_float(node->text))
        node->kind = YAML_FLOAT;
}

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
    list stack;  /* nodes whose collection is open */
    names words; /* plain keys: equal ones are one node, whose place is that of the first */
    yaml_node *root;
} loader;

static source_place mark_place(const loader *l, yaml_mark_t mark) {
    return (source_place){l->source->file, (uint32_t)mark.line + 1, (uint32_t)mark.column + 1,
                          NULL};
}

static yaml_node *new_node(loader *l, yaml_kind kind, yaml_mark_t mark) {
    if (++l->num_nodes > YAML_MAX_NODES) {
        diag_error(l->diag, mark_place(l, mark), "more than %d YAML nodes", YAML_MAX_NODES);
        return NULL;
    }
    yaml_node *node = pool_alloc(l->scratch, sizeof *node);
    node->kind = kind;
    node->file = l->source->file;
    node->line = (uint32_t)mark.line + 1;
    node->column = (uint32_t)mark.column + 1;
    return node;
}

static yaml_node *new_scalar(loader *l, const yaml_event_t *event) {
    yaml_node *node = new_node(l, YAML_STRING, event->start_mark);
    if (node == NULL) return NULL;
    const char *text = (const char *)event->data.scalar.value;
    node->size = (uint32_t)event->data.scalar.length; /* at most SOURCE_MAX_SIZE */
    node->text = pool_copy(l->pool, text, node->size);
    node->has_nul = memchr(node->text, '\0', node->size) != NULL;
    bool plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
    bool quoted = event->data.scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE ||
                  event->data.scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;
    node->shift = quoted ? 1 : 0;
    node->is_exact =
        (plain || quoted) && event->start_mark.line == event->end_mark.line &&
        event->end_mark.index - event->start_mark.index == node->size + (quoted ? 2u : 0u) &&
        is_ascii(node->text, node->size);
    if (plain) resolve_plain(node);
    return node;
}

/* The plain key that the event is, if there was one before. */
static yaml_node *same_key(loader *l, const yaml_event_t *event) {
    if (l->depth == 0 || event->data.scalar.style != YAML_PLAIN_SCALAR_STYLE) return NULL;
    const open_node *outer = &l->open[l->depth - 1];
    if (outer->node->kind != YAML_MAP || outer->key != NULL) return NULL;
    return names_get(&l->words, (const char *)event->data.scalar.value);
}

/* The item of the innermost map that has the key already. */
static const yaml_node *item_with(loader *l, open_node *map, const char *key) {
    const size_t count = l->stack.count - map->first;
    if (count > FEW_KEYS) return names_get(&map->keys, key);
    for (size_t i = 0; i < count; i++) {
        const yaml_node *item = l->stack.items[map->first + i];
        if (strcmp(item->key, key) == 0) return item;
    }
    return NULL;
}

static void add_item(loader *l, open_node *map, yaml_node *node) {
    const size_t count = l->stack.count - map->first;
    list_add(l->pool, &l->stack, node);
    if (map->node->kind != YAML_MAP || count < FEW_KEYS) return;
    for (size_t i = count == FEW_KEYS ? 0 : count; i <= count; i++) {
        yaml_node *item = l->stack.items[map->first + i];
        names_add(l->scratch, &map->keys, item->key, item);
    }
}

/* Completes a key of the innermost map. */
static bool add_key(loader *l, open_node *map, yaml_node *key, yaml_mark_t mark) {
    source_place place = mark_place(l, mark);
    place.path = yaml_place(l->pool, map->node).path;
    if (key->size > MAX_KEY) {
        diag_error(l->diag, place, "a key may have at most %d bytes", MAX_KEY);
        return false;
    }
    if (key->has_nul) {
        diag_error(l->diag, place, "NUL character in a key");
        return false;
    }
    const yaml_node *earlier = item_with(l, map, key->text);
    if (earlier != NULL) {
        diag_error(l->diag, place, "duplicate key '%s', first on line %lu", key->text,
                   (unsigned long)earlier->key_line);
        return false;
    }
    if (key->is_exact && key->shift == 0) names_add(l->scratch, &l->words, key->text, key);
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
                              yaml_place(l->pool, outer->node).path};
        diag_error(l->diag, place, "expected text as a key, found %s", yaml_kind_name(node));
        return false;
    }
    node->parent = outer->node;
    node->index = (uint32_t)(l->stack.count - outer->first); /* below YAML_MAX_NODES */
    if (outer->node->kind == YAML_MAP) {
        node->key = outer->key->text;
        node->key_node = outer->key;
        node->key_line = outer->key_line;
        node->key_column = outer->key_column;
        outer->key = NULL;
    }
    add_item(l, outer, node);
    return true;
}

static bool open_collection(loader *l, yaml_kind kind, yaml_mark_t mark) {
    yaml_node *node = new_node(l, kind, mark);
    if (node == NULL || !attach(l, node, mark)) return false;
    if (l->depth == YAML_MAX_DEPTH) {
        diag_error(l->diag, mark_place(l, mark), "more than %d levels of YAML", YAML_MAX_DEPTH);
        return false;
    }
    l->open[l->depth++] = (open_node){.node = node, .first = l->stack.count};
    return true;
}

static void close_collection(loader *l) {
    open_node *done = &l->open[--l->depth];
    const size_t count = l->stack.count - done->first;
    yaml_node **items = pool_array(l->scratch, count, sizeof *items);
    for (size_t i = 0; i < count; i++) items[i] = l->stack.items[done->first + i];
    done->node->items = items;
    done->node->num_items = (uint32_t)count;
    l->stack.count = done->first;
}

static bool refuse_extras(loader *l, const yaml_event_t *event, const void *anchor,
                          const void *tag) {
    if (anchor != NULL)
        diag_error(l->diag, mark_place(l, event->start_mark), "YAML anchors are not supported");
    if (tag != NULL)
        diag_error(l->diag, mark_place(l, event->start_mark), "YAML tags are not supported");
    return anchor == NULL && tag == NULL;
}

static bool take_event(loader *l, const yaml_event_t *event) {
    switch (event->type) {
    case YAML_ALIAS_EVENT:
        diag_error(l->diag, mark_place(l, event->start_mark), "YAML aliases are not supported");
        return false;
    case YAML_SCALAR_EVENT: {
        if (!refuse_extras(l, event, event->data.scalar.anchor, event->data.scalar.tag))
            return false;
        yaml_node *node = same_key(l, event);
        if (node == NULL) node = new_scalar(l, event);
        return node != NULL && attach(l, node, event->start_mark);
    }
    case YAML_SEQUENCE_START_EVENT:
        return refuse_extras(l, event, event->data.sequence_start.anchor,
                             event->data.sequence_start.tag) &&
               open_collection(l, YAML_LIST, event->start_mark);
    case YAML_MAPPING_START_EVENT:
        return refuse_extras(l, event, event->data.mapping_start.anchor,
                             event->data.mapping_start.tag) &&
               open_collection(l, YAML_MAP, event->start_mark);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT: close_collection(l); return true;
    case YAML_DOCUMENT_START_EVENT:
        if (l->root == NULL) return true;
        diag_error(l->diag, mark_place(l, event->start_mark), "only one YAML document is expected");
        return false;
    default: return true;
    }
}

static void report_syntax(loader *l) {
    const yaml_parser_t *parser = &l->parser;
    const char *problem = parser->problem != NULL ? parser->problem : "broken YAML";
    source_place place = mark_place(l, parser->problem_mark);
    if (parser->context != NULL)
        diag_error(l->diag, place, "%s (%s that starts on line %lu)", problem, parser->context,
                   (unsigned long)parser->context_mark.line + 1);
    else
        diag_error(l->diag, place, "%s", problem);
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

yaml_node *yaml_load(pool *p, diag *d, const source *s) {
    loader *l = pool_alloc(pool_scratch(p), sizeof *l);
    l->pool = p;
    l->scratch = pool_scratch(p);
    l->diag = d;
    l->source = s;
    if (!yaml_parser_initialize(&l->parser)) {
        diag_error(d, (source_place){s->file, 0, 0, NULL}, "out of memory");
        return NULL;
    }
    yaml_parser_set_input_string(&l->parser, (const unsigned char *)s->text, s->size);
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
        path = node->key != NULL
                   ? pool_printf(p, "%s%s/%s", cut, outer, node->key)
                   : pool_printf(p, "%s%s/%lu", cut, outer, (unsigned long)node->index);
    }
    ((yaml_node *)(uintptr_t)node)->path =
        path; /* all nodes are made here, so none is really const */
    return path;
}

source_place yaml_place(pool *p, const yaml_node *node) {
    return (source_place){node->file, node->line, node->column, path_of(p, node)};
}

source_place yaml_key_place(pool *p, const yaml_node *node) {
    source_place place = yaml_place(p, node);
    if (node->key_node != NULL) {
        place.line = node->key_line;
        place.column = node->key_column;
    }
    return place;
}

yaml_node yaml_key(pool *p, const yaml_node *node) {
    yaml_node key = *node->key_node;
    key.line = node->key_line;
    key.column = node->key_column;
    key.path = yaml_place(p, node).path;
    return key;
}

yaml_node *yaml_get(const yaml_node *map, const char *key) {
    if (map->kind != YAML_MAP) return NULL;
    for (size_t i = 0; i < map->num_items; i++)
        if (strcmp(map->items[i]->key, key) == 0) return map->items[i];
    return NULL;
}

const char *yaml_kind_name(const yaml_node *node) {
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
