/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_writer_pairs.c - keys and values of GGUF, from metadata as gguf_metadata.c describes them.
 *
 * `types` tells the type of each value. A scalar without one gets the smallest of uint32, uint64, int32, int64 that its
 * kind and value allow, float32, float64, bool or string.
 */
#include <stdlib.h>
#include <string.h>

#include "gguf_writer.h"

enum {
    UINT8,
    INT8,
    UINT16,
    INT16,
    UINT32,
    INT32,
    FLOAT32,
    BOOL,
    STRING,
    ARRAY,
    UINT64,
    INT64,
    FLOAT64
};

bool tg_gguf_is_name(const uint8_t *bytes, size_t n) {
    return n <= TG_GGUF_MOST_NAME && ks_utf8_bad(bytes, n) == n &&
           (n == 0 || memchr(bytes, 0, n) == NULL);
}

static bool refuse(tg_build *build, const char *text, const char *key) {
    return tg_refuse(build, TG_CODE_BAD_VALUE, NULL, text, key, 0, 0);
}

/* --------------------------------------------------------------------------------- types */

static bool text_is(const tg_meta *node, const char *text, size_t skip) {
    const size_t n = strlen(text);
    return node->count == n + 2 * skip && memcmp(node->value.text + skip, text, n) == 0;
}

/* The type that `types` gives, without the brackets of an array; TG_GGUF_NUM_VALUE_TYPES if it gives none. */
static uint32_t named_type(const tg_meta *type, bool is_array) {
    const size_t skip = is_array ? 1 : 0;
    if (type->kind != TG_META_TEXT) return TG_GGUF_NUM_VALUE_TYPES;
    if (is_array &&
        (type->count < 2 || type->value.text[0] != '[' || type->value.text[type->count - 1] != ']'))
        return TG_GGUF_NUM_VALUE_TYPES;
    for (uint32_t i = 0; i < TG_GGUF_NUM_VALUE_TYPES; i++) {
        if (i != ARRAY && text_is(type, tg_gguf_value_types[i], skip)) return i;
    }
    return TG_GGUF_NUM_VALUE_TYPES;
}

static uint32_t usual_type(const tg_meta *node) {
    switch (node->kind) {
    case TG_META_BOOL: return BOOL;
    case TG_META_TEXT: return STRING;
    case TG_META_F32: return FLOAT32;
    case TG_META_F64: return FLOAT64;
    case TG_META_U64: return node->value.u64 <= UINT32_MAX ? UINT32 : UINT64;
    case TG_META_S64:
        return node->value.s64 >= INT32_MIN && node->value.s64 <= INT32_MAX ? INT32 : INT64;
    case TG_META_NULL:
    case TG_META_ARRAY:
    case TG_META_OBJECT: break;
    }
    return TG_GGUF_NUM_VALUE_TYPES;
}

/* Bytes of a value of that type; 0 for text. */
static unsigned size_of(uint32_t type) {
    static const uint8_t sizes[TG_GGUF_NUM_VALUE_TYPES] = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};
    return sizes[type];
}

/* Whether an integer is one of that type, and its bits. */
static bool integer_of(const tg_meta *node, uint32_t type, uint64_t *bits) {
    static const uint8_t widths[TG_GGUF_NUM_VALUE_TYPES] = {8, 8, 16, 16, 32, 32, 0,
                                                            0, 0, 0,  64, 64, 0};
    const bool is_signed = type == INT8 || type == INT16 || type == INT32 || type == INT64;
    const unsigned width = widths[type];
    if (node->kind != TG_META_U64 && node->kind != TG_META_S64) return false;
    const bool negative = node->kind == TG_META_S64 && node->value.s64 < 0;
    *bits = node->kind == TG_META_U64 ? node->value.u64 : (uint64_t)node->value.s64;
    const uint64_t most = UINT64_MAX >> (64 - width + (is_signed ? 1 : 0));
    return negative ? is_signed && ~*bits <= most : *bits <= most;
}

static bool fits(const tg_meta *node, uint32_t type) {
    uint64_t bits;
    float f32;
    double f64;
    switch (type) {
    case BOOL: return node->kind == TG_META_BOOL;
    case STRING: return node->kind == TG_META_TEXT;
    case FLOAT32: return tg_meta_f32(node, &f32);
    case FLOAT64: return tg_meta_f64(node, &f64);
    default: return integer_of(node, type, &bits);
    }
}

/* -------------------------------------------------------------------------------- planning */

/* Adds to the size of the head. Texts are in memory, and so is a node for each element, so no sum overflows. */
static bool add_value(tg_build *build, tg_gguf_plan *p, const tg_gguf_pair *pair,
                      const tg_meta *node, const char *key) {
    if (!fits(node, pair->type))
        return refuse(build, "metadata: '$' of kv has a value that its type does not hold", key);
    p->head += pair->type == STRING ? 8 + node->count : size_of(pair->type);
    return true;
}

static bool add_alignment(tg_build *build, tg_gguf_plan *p, const tg_gguf_pair *pair) {
    const size_t n = strlen(tg_gguf_alignment_key);
    if (pair->key_len != n || memcmp(pair->key, tg_gguf_alignment_key, n) != 0) return true;
    uint64_t value = 0;
    if (pair->type != UINT32 || pair->node->kind == TG_META_ARRAY ||
        !integer_of(pair->node, UINT32, &value) || value == 0 || (value & (value - 1)) != 0)
        return refuse(build, "metadata: '$' of kv has to be a power of two of type uint32",
                      tg_gguf_alignment_key);
    p->alignment = value;
    return true;
}

/* The members of `types` in the order of their keys, so that many keys do not take quadratic time. */
typedef struct type_index {
    const tg_meta **types;
    size_t count;
} type_index;

static int compare_types(const void *a, const void *b) {
    const tg_meta *const *x = a;
    const tg_meta *const *y = b;
    return strcmp((*x)->key, (*y)->key);
}

static int compare_key_to_type(const void *key, const void *type) {
    const tg_meta *const *of = type;
    return strcmp(key, (*of)->key);
}

static bool index_types(tg_build *build, const tg_meta *types, type_index *index) {
    index->count = 0;
    if (types == NULL || types->count == 0) return true;
    index->types = ks_alloc(&build->ks, types->count, sizeof *index->types);
    if (index->types == NULL) return tg_refuse_ks(build);
    for (const tg_meta *node = types->first; node != NULL; node = node->next)
        index->types[index->count++] = node;
    qsort(index->types, index->count, sizeof *index->types, compare_types);
    return true;
}

/* NULL: `types` does not tell. */
static const tg_meta *type_of(const type_index *index, const char *key) {
    if (index->count == 0) return NULL;
    const tg_meta *const *found =
        bsearch(key, index->types, index->count, sizeof *index->types, compare_key_to_type);
    return found != NULL ? *found : NULL;
}

static bool add_pair(tg_build *build, tg_gguf_plan *p, const tg_meta *node,
                     const type_index *types) {
    tg_gguf_pair *pair = &p->pairs[p->num_pairs++];
    const bool is_array = node->kind == TG_META_ARRAY;
    const tg_meta *type = type_of(types, node->key);
    pair->key = tg_component_bytes(build, NULL, node->key, strlen(node->key), &pair->key_len);
    if (pair->key == NULL) return false;
    pair->node = node;
    pair->type = type != NULL ? named_type(type, is_array) : usual_type(node);
    if (pair->key_len == 0 || !tg_gguf_is_name(pair->key, pair->key_len))
        return refuse(build,
                      "metadata: '$' of kv is no key: UTF-8 of 1 to 65535 bytes, none of them zero",
                      node->key);
    if (pair->type == TG_GGUF_NUM_VALUE_TYPES)
        return refuse(build,
                      "metadata: '$' of kv needs its type in types, as \"uint32\" or \"[uint32]\"",
                      node->key);
    p->head += 8 + pair->key_len + 4;
    if (!add_alignment(build, p, pair)) return false;
    if (!is_array) return add_value(build, p, pair, node, node->key);
    p->head += 4 + 8;
    for (const tg_meta *one = node->first; one != NULL; one = one->next) {
        if (!add_value(build, p, pair, one, node->key)) return false;
    }
    return true;
}

static int compare_keys(const void *a, const void *b) {
    const tg_gguf_pair *x = a;
    const tg_gguf_pair *y = b;
    return ks_compare(x->key, x->key_len, y->key, y->key_len);
}

/* Refuses keys that are there twice. */
static bool test_keys(tg_build *build, const tg_gguf_plan *p) {
    const uint64_t n = p->num_pairs;
    if (n == 0) return true;
    tg_gguf_pair *sorted = ks_alloc(&build->ks, n, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(build);
    memcpy(sorted, p->pairs, (size_t)n * sizeof *sorted);
    qsort(sorted, (size_t)n, sizeof *sorted, compare_keys);
    for (uint64_t i = 1; i < n; i++) {
        if (compare_keys(&sorted[i - 1], &sorted[i]) == 0)
            return refuse(build, "metadata: kv has '$' twice", sorted[i].node->key);
    }
    return true;
}

bool tg_gguf_plan_pairs(tg_build *build, tg_gguf_plan *plan) {
    const tg_meta *kv = tg_meta_get(build->meta, "kv");
    const tg_meta *types = tg_meta_get(build->meta, "types");
    plan->alignment = TG_GGUF_DEFAULT_ALIGNMENT;
    for (const tg_meta *node = build->meta != NULL ? build->meta->first : NULL; node != NULL;
         node = node->next) {
        if (node != kv && node != types)
            return refuse(build,
                          "metadata member '$': the format has no place for it; leave it out",
                          node->key);
        if (node->kind != TG_META_OBJECT)
            return refuse(build, "metadata: '$' has to be an object", node->key);
    }
    if (kv == NULL) return true;
    plan->pairs = ks_alloc(&build->ks, kv->count > 0 ? kv->count : 1, sizeof *plan->pairs);
    if (plan->pairs == NULL) return tg_refuse_ks(build);
    type_index index;
    if (!index_types(build, types, &index)) return false;
    for (const tg_meta *node = kv->first; node != NULL; node = node->next) {
        if (!add_pair(build, plan, node, &index)) return false;
    }
    return test_keys(build, plan);
}

/* --------------------------------------------------------------------------------- writing */

static void write_value(tg_emit *emit, uint32_t type, const tg_meta *node) {
    uint64_t bits = 0;
    float f32 = 0;
    double f64 = 0;
    switch (type) {
    case BOOL: tg_emit_u8(emit, (uint8_t)node->value.u64); return;
    case STRING:
        tg_emit_u64le(emit, node->count);
        tg_emit_bytes(emit, node->value.text, (size_t)node->count);
        return;
    case FLOAT32:
        (void)tg_meta_f32(node, &f32); /* as tested */
        tg_emit_f32le(emit, f32);
        return;
    case FLOAT64:
        (void)tg_meta_f64(node, &f64);
        tg_emit_f64le(emit, f64);
        return;
    default: (void)integer_of(node, type, &bits);
    }
    switch (size_of(type)) {
    case 1: tg_emit_u8(emit, (uint8_t)(bits & UINT8_MAX)); break;
    case 2: tg_emit_u16le(emit, (uint16_t)(bits & UINT16_MAX)); break;
    case 4: tg_emit_u32le(emit, (uint32_t)(bits & UINT32_MAX)); break;
    default: tg_emit_u64le(emit, bits); break;
    }
}

void tg_gguf_write_pairs(const tg_gguf_plan *plan, tg_emit *emit) {
    for (uint64_t i = 0; i < plan->num_pairs && !emit->failed; i++) {
        const tg_gguf_pair *pair = &plan->pairs[i];
        tg_emit_u64le(emit, pair->key_len);
        tg_emit_bytes(emit, pair->key, pair->key_len);
        if (pair->node->kind != TG_META_ARRAY) {
            tg_emit_u32le(emit, pair->type);
            write_value(emit, pair->type, pair->node);
            continue;
        }
        tg_emit_u32le(emit, ARRAY);
        tg_emit_u32le(emit, pair->type);
        tg_emit_u64le(emit, pair->node->count);
        for (const tg_meta *one = pair->node->first; one != NULL; one = one->next)
            write_value(emit, pair->type, one);
    }
}
