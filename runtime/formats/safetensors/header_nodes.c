/* SPDX-License-Identifier: Apache-2.0 */
/*
 * header_nodes.c - see header_nodes.h.
 *
 * The text is JSON, as the machine of specs/safetensors.rl found. So nothing here is refused: loops end with the text all the same.
 */
#include "header_nodes.h"

#include <string.h>

typedef struct span { /* of the text */
    uint64_t from, to;
} span;

typedef struct nodes {
    const tg_visitor *visitor;
    const uint8_t *text;
    uint64_t size;
    uint64_t origin; /* of the text in the file */
    uint64_t told;   /* bytes before this one belong to values that were told */
    uint32_t depth;
} nodes;

/* A key and what it has, or an element of an array, whose key is empty. */
typedef struct member {
    span key; /* between the quotes */
    span value;
} member;

typedef struct members { /* of one object or array */
    const nodes *n;
    uint64_t at, end;
    bool is_object;
} members;

/* ------------------------------------------------------------------------------------------ JSON */

static bool is_space(uint8_t c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/* The position behind a text whose quote is at `at`. */
static uint64_t end_of_text(const nodes *n, uint64_t at) {
    for (at++; at < n->size && n->text[at] != '"'; at++)
        if (n->text[at] == '\\') at++;
    return at < n->size ? at + 1 : n->size;
}

/* The position behind the value at `at`. */
static uint64_t end_of_value(const nodes *n, uint64_t at) {
    const uint8_t first = n->text[at];
    uint64_t open = 0; /* brackets */
    if (first == '"') return end_of_text(n, at);
    if (first != '{' && first != '[') {
        while (at < n->size && strchr(",]} \t\n\r", n->text[at]) == NULL) at++;
        return at;
    }
    while (at < n->size) {
        const uint8_t c = n->text[at];
        if (c == '"') {
            at = end_of_text(n, at);
            continue;
        }
        at++;
        if (c == '{' || c == '[') open++;
        if ((c == '}' || c == ']') && --open == 0) return at;
    }
    return at;
}

static uint64_t skip(const nodes *n, uint64_t at, const char *what) {
    while (at < n->size && (is_space(n->text[at]) || strchr(what, n->text[at]) != NULL)) at++;
    return at;
}

static members members_of(const nodes *n, span of) {
    return (members){n, of.from + 1, of.to, n->text[of.from] == '{'};
}

/* Each member ends behind the one before, inside of the brackets. */
static bool next_member(members *m, member *out) {
    const nodes *n = m->n;
    uint64_t at = skip(n, m->at, ",");
    *out = (member){{at, at}, {at, at}};
    if (at + 1 >= m->end) return false; /* the bracket */
    if (m->is_object) {
        const uint64_t end = end_of_text(n, at);
        out->key = (span){at + 1, end - 1};
        at = skip(n, end, ":");
        if (at >= m->end) return false;
    }
    out->value = (span){at, end_of_value(n, at)};
    m->at = out->value.to;
    return out->value.from < out->value.to && out->value.to < m->end;
}

static uint64_t count_of(const nodes *n, span of) {
    members all = members_of(n, of);
    member one;
    uint64_t count = 0;
    while (next_member(&all, &one)) count++;
    return count;
}

/* The digits of \uXXXX, which are hexadecimal. */
static unsigned code_of(const uint8_t *digits) {
    unsigned code = 0;
    for (unsigned i = 0; i < 4; i++) {
        const uint8_t c = digits[i];
        code = 16 * code + (unsigned)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return code;
}

/* The character of a key at *at, which moves behind it; an escape is \uXXXX. */
static unsigned character(const nodes *n, uint64_t *at) {
    const uint8_t c = n->text[(*at)++];
    if (c != '\\') return c;
    const unsigned code = code_of(n->text + *at + 1); /* behind the 'u' */
    *at += 5;
    return code;
}

/* Whether it is a known key, whichever way it is written: so does the reader decide. Other escapes than \uXXXX stand for
 * characters that no known key has. */
static bool is_key(const nodes *n, span key, const char *text) {
    uint64_t at = key.from;
    while (at < key.to && *text != '\0') {
        const bool may_be = n->text[at] != '\\' || n->text[at + 1] == 'u';
        if (!may_be || character(n, &at) != (unsigned char)*text++) return false;
    }
    return at == key.to && *text == '\0';
}

/* ----------------------------------------------------------------------------------------- nodes */

/* Where the bytes end that belong to a value which ends at `at`. */
static uint64_t end_of_bytes(const nodes *n, uint64_t at) {
    for (;;) {
        const uint64_t next = skip(n, at, "");
        if (next == n->size || strchr("]},", n->text[next]) == NULL) return at;
        at = next + 1;
    }
}

/* A node that ends with the bytes of `of`. */
static tg_node node_of(const nodes *n, const char *name, uint64_t index, span of) {
    tg_node node;
    memset(&node, 0, sizeof node);
    node.kind = TG_NODE_VALUE;
    node.depth = n->depth;
    node.name = name;
    node.index = index;
    node.offset = n->origin + n->told;
    node.size = end_of_bytes(n, of.to) - n->told;
    return node;
}

static void set_text(const nodes *n, span of, tg_node *node) {
    const uint64_t size = of.to - of.from;
    node->value.kind = TG_KIND_TEXT;
    node->value.u64 = size;
    node->data = n->text + of.from;
    memcpy(node->value.bytes, node->data, size < TG_VALUE_BYTES ? (size_t)size : TG_VALUE_BYTES);
}

static tg_go tell(nodes *n, const tg_node *node) {
    n->told = node->offset - n->origin + node->size;
    const tg_go go = n->visitor->value(n->visitor->self, node);
    return go == TG_GO_OVER ? TG_GO_ON : go;
}

/* The key of a member, whose bytes end in front of what it has. */
static tg_go tell_key(nodes *n, const member *m) {
    tg_node node = node_of(n, "key", TG_NO_INDEX, m->key);
    node.size = m->value.from - n->told;
    set_text(n, m->key, &node);
    return tell(n, &node);
}

/* A text without its quotes; anything else as it is written. */
static tg_go tell_text(nodes *n, const char *name, span of) {
    tg_node node = node_of(n, name, TG_NO_INDEX, of);
    const bool is_text = n->text[of.from] == '"';
    set_text(n, is_text ? (span){of.from + 1, of.to - 1} : of, &node);
    return tell(n, &node);
}

/* A number below 2^64, as all of shapes and offsets are. */
static tg_go tell_number(nodes *n, const char *name, uint64_t index, const member *m) {
    tg_node node = node_of(n, name, index, m->value);
    node.value.kind = TG_KIND_U64;
    node.type = "decimal";
    for (uint64_t i = m->value.from; i < m->value.to; i++)
        node.value.u64 = 10 * node.value.u64 + (uint64_t)(n->text[i] - '0');
    return tell(n, &node);
}

/* An object or array is entered, and left with leave(). False: its members are not wanted, and `*go` says how to go on. */
static bool enter(nodes *n, const tg_node *node, tg_go *go) {
    *go = n->visitor->enter(n->visitor->self, node);
    if (*go == TG_GO_ON) {
        n->depth++;
        return true;
    }
    n->told = node->offset - n->origin + node->size;
    if (*go == TG_GO_OVER) *go = TG_GO_ON;
    return false;
}

/* `go` is that of the last member. Brackets with nothing in them belong to what follows. */
static tg_go leave(nodes *n, const tg_node *node, tg_go go) {
    if (go == TG_GO_STOP) return go;
    n->depth--;
    if (node->kind != TG_NODE_ARRAY || node->count > 0)
        n->told = node->offset - n->origin + node->size;
    go = n->visitor->leave(n->visitor->self, node);
    return go == TG_GO_OVER ? TG_GO_ON : go;
}

typedef tg_go each(nodes *n, const char *name, uint64_t index, const member *m);

/* An array of a name; its elements have the name. The members of an object are elements, too, each with its key. */
static tg_go tell_array(nodes *n, const char *name, const char *type, span of, each *element) {
    tg_node node = node_of(n, name, TG_NO_INDEX, of);
    tg_go go;
    member one;
    node.kind = TG_NODE_ARRAY;
    node.type = type;
    node.count = count_of(n, of);
    if (!enter(n, &node, &go)) return go;
    members all = members_of(n, of);
    for (uint64_t i = 0; go == TG_GO_ON && next_member(&all, &one); i++)
        go = element(n, name, i, &one);
    return leave(n, &node, go);
}

static tg_node object_of(const nodes *n, const char *name, const char *type, uint64_t index,
                         const member *m) {
    tg_node node = node_of(n, name, index, m->value);
    set_text(n, m->key, &node);
    node.kind = TG_NODE_OBJECT;
    node.type = type;
    return node;
}

/* ---------------------------------------------------------------------------------------- header */

/* A key with one text. */
static tg_go tell_pair(nodes *n, const char *name, uint64_t index, const member *m) {
    const tg_node node = object_of(n, name, "pair", index, m);
    tg_go go;
    if (!enter(n, &node, &go)) return go;
    go = tell_key(n, m);
    if (go == TG_GO_ON) go = tell_text(n, "value", m->value);
    return leave(n, &node, go);
}

static tg_go tell_of_tensor(nodes *n, const member *m) {
    const bool is_array = n->text[m->value.from] == '[';
    if (is_key(n, m->key, "dtype")) return tell_text(n, "dtype", m->value);
    if (is_array && is_key(n, m->key, "shape"))
        return tell_array(n, "shape", NULL, m->value, tell_number);
    if (is_array && is_key(n, m->key, "data_offsets"))
        return tell_array(n, "data_offsets", NULL, m->value, tell_number);
    return tell_pair(n, "other", TG_NO_INDEX, m);
}

static tg_go tell_tensor(nodes *n, span of) {
    members all = members_of(n, of);
    tg_go go = TG_GO_ON;
    member one;
    while (go == TG_GO_ON && next_member(&all, &one)) go = tell_of_tensor(n, &one);
    return go;
}

/* Metadata may be null. */
static tg_go tell_metadata(nodes *n, span of) {
    if (n->text[of.from] != '{') return tell_text(n, "value", of);
    return tell_array(n, "pairs", "pair", of, tell_pair);
}

static tg_go tell_entry(nodes *n, const char *name, uint64_t index, const member *m) {
    const bool is_metadata = is_key(n, m->key, "__metadata__");
    const tg_node node = object_of(n, name, "entry", index, m);
    tg_go go;
    if (!enter(n, &node, &go)) return go;
    go = tell_key(n, m);
    if (go == TG_GO_ON) go = is_metadata ? tell_metadata(n, m->value) : tell_tensor(n, m->value);
    return leave(n, &node, go);
}

/* Spaces behind the object. */
static tg_go tell_padding(nodes *n) {
    if (n->told == n->size) return TG_GO_ON;
    tg_node node = node_of(n, "padding", TG_NO_INDEX, (span){n->size, n->size});
    const span rest = {n->told, n->size};
    set_text(n, rest, &node);
    node.value.kind = TG_KIND_BYTES;
    return tell(n, &node);
}

tg_go tg_header_nodes(const tg_node *header, const uint8_t *text, const tg_visitor *visitor) {
    nodes n = {visitor, text, header->value.u64, header->offset, 0, header->depth};
    tg_node node = *header;
    tg_go go;
    node.kind = TG_NODE_OBJECT;
    node.type = "header";
    node.data = NULL;
    memset(&node.value, 0, sizeof node.value);
    if (!enter(&n, &node, &go)) return go;
    const uint64_t from = skip(&n, 0, "");
    const span object = {from, from < n.size ? end_of_value(&n, from) : from};
    if (from < n.size) go = tell_array(&n, "entries", "entry", object, tell_entry);
    n.told = object.to;
    if (go == TG_GO_ON) go = tell_padding(&n);
    return leave(&n, &node, go);
}
