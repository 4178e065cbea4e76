/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_rules.c - what the grammar of GGUF cannot say: that no key and no name is there twice, and of which
 * characters keys and texts consist.
 */
#include <string.h>

#include "gguf_file.h"
#include "name_table.h"

/* ------------------------------------------------------------------------------------- twice */

/* Keys, or names of tensors. The bytes were loaded when they were tested for UTF-8. */
typedef struct names {
    const ks_list *list;
    const gguf_body_name *(*at)(const void *element);
    const char *field; /* of an element */
    const char *array;
} names;

static const gguf_body_name *key_of(const void *pair) {
    return &((const gguf_body_pair *)pair)->key;
}

static const gguf_body_name *name_of(const void *info) {
    return &((const gguf_body_info *)info)->name;
}

static const gguf_body_name *name_at(const names *n, uint64_t i) {
    return n->at(ks_list_at(n->list, i));
}

static const char *text_at(const void *self, uint32_t i, size_t *n) {
    const gguf_body_name *name = name_at(self, i);
    *n = (size_t)name->bytes.size; /* at most 65535 */
    return (const char *)name->bytes.data;
}

static bool twice(ks_ctx *ks, const names *n, uint64_t i) {
    const gguf_body_name *name = name_at(n, i);
    ks_fail_found(ks, KS_BAD_VALUE, ks_offset_of(ks, name->bytes.data),
                  "a name that none before it has", ks_none(),
                  ks_value_bytes(ks, name->bytes.data, name->bytes.size));
    ks_in(ks, "bytes");
    ks_in(ks, n->field);
    ks_in_item(ks, n->array, i);
    return ks_in(ks, "body");
}

static bool differ(ks_ctx *ks, const names *n) {
    const uint64_t count = n->list->count;
    tg_name_table table = {NULL, 0, text_at, n};
    uint64_t key[2];
    /* A table has room for fewer than 2^30 names; a file of so many has over 14 GB of them. */
    if (count >= UINT64_C(1) << 30)
        return ks_fail(ks, KS_LIMIT, KS_NO_OFFSET, "fewer than 2^30 names") || ks_in(ks, n->array);
    table.num_places = tg_name_table_places(count);
    table.places = ks_alloc(ks, table.num_places, sizeof *table.places);
    if (table.places == NULL || !ks_spend(ks, count)) return ks_in(ks, n->array);
    tg_name_table_clear(&table);
    tg_hash_key(key, ks);
    for (uint32_t i = 0; i < count; i++) {
        size_t size;
        const char *text = text_at(n, i, &size);
        if (tg_name_table_add(&table, tg_hash_kept_name(key, text, size), i) != TG_NAME_NONE)
            return twice(ks, n, i);
    }
    return true;
}

/* -------------------------------------------------------------------------------- characters */

static const ks_rule usual_keys = {"name.characters", "a key of a to z, 0 to 9, '_', '.' and '-'",
                                   KS_BAD_TEXT, true};
static const ks_rule text_is_utf8 = {"text.characters", "UTF-8 without zero bytes", KS_BAD_TEXT,
                                     true};

static bool is_usual(const gguf_body_name *key) {
    for (uint64_t i = 0; i < key->bytes.size; i++) {
        const uint8_t c = key->bytes.data[i];
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-'))
            return false;
    }
    return true;
}

#define ONES UINT64_C(0x0101010101010101)
#define HIGH_BITS UINT64_C(0x8080808080808080)

/* Bytes of 0x80 and more, and zeros: these have a highest bit after 1 is taken away. A zero borrows from the byte behind it,
 * so of words with one nothing is known of the others. */
static uint64_t odd_bytes(uint64_t word) { return ((word - ONES) | word) & HIGH_BITS; }

/* All bits of the first `n` bytes of a word. */
static uint64_t bits_of(uint64_t n) { return n >= 8 ? UINT64_MAX : ~(UINT64_MAX << 8 * n); }

/* Whether the text is ASCII without zeros, as nearly all are. */
static bool is_plain(const uint8_t *data, uint64_t n) {
    uint64_t odd = 0;
    uint64_t i = 0;
    for (; n - i >= 8; i += 8) odd |= odd_bytes(ks_u8le(data + i));
    for (; i < n; i++) odd |= odd_bytes((ONES - 1) | data[i]);
    return odd == 0;
}

/* At most 16 bytes of text as two words, filled up with bytes that are plain. As many can be read. Lengths of tokens follow
 * no rule, so that branches would be guessed wrong. */
typedef struct token {
    uint64_t first;
    uint64_t second;
} token;

static token token_of(const uint8_t *data, uint64_t n) {
    const uint64_t first = bits_of(n);
    const uint64_t second = n > 8 ? bits_of(n - 8) : 0;
    return (token){(ks_u8le(data) & first) | (ONES & ~first),
                   (ks_u8le(data + 8) & second) | (ONES & ~second)};
}

static bool is_plain_token(const token *t) {
    return (odd_bytes(t->first) | odd_bytes(t->second)) == 0;
}

/* Whether there is a zero in a word; where another borrow comes from, there is one. */
static bool has_zero(uint64_t word) { return ((word - ONES) & ~word & HIGH_BITS) != 0; }

/* The text is not plain, its bytes are loaded. */
static bool test_odd_text(ks_ctx *ks, const gguf_body_text *text) {
    const uint8_t *data = text->bytes.data;
    const uint64_t size = text->bytes.size;
    const uint64_t bad = ks_utf8_bad(data, size);
    const uint8_t *zero = memchr(data, 0, (size_t)size); /* loaded, so the size fits */
    if (bad == size && zero == NULL) return true;
    const uint64_t at =
        zero != NULL && (uint64_t)(zero - data) < bad ? (uint64_t)(zero - data) : bad;
    return ks_violated(ks, &text_is_utf8, ks_offset_of(ks, data + at), ks_none(),
                       ks_value_bytes(ks, data + at, size - at)) ||
           ks_in(ks, "value");
}

static bool test_text(ks_ctx *ks, const gguf_body_text *text) {
    return is_plain(text->bytes.data, text->bytes.size) || test_odd_text(ks, text);
}

/* `end` is the end of what is loaded. */
static bool is_good_token(ks_bytes text, const uint8_t *end) {
    if (text.size > 16 || end - text.data < 16) return false;
    const token t = token_of(text.data, text.size);
    return is_plain_token(&t) || (!has_zero(t.first) && !has_zero(t.second) &&
                                  ks_utf8_bad(text.data, text.size) == text.size);
}

/* Loads `size` bytes that will be looked at. */
static bool prepare(ks_ctx *ks, const uint8_t *data, uint64_t size) {
    return (ks_spend(ks, size / 64) && ks_fetch(ks, data, size)) || ks_in(ks, "value");
}

/* Texts follow each other, with their lengths between them: all are loaded at once. */
static bool test_texts(ks_ctx *ks, const gguf_body_texts *texts) {
    if (texts->count == 0) return true;
    const ks_bytes first = ((const gguf_body_text *)ks_list_at(&texts->values, 0))->bytes;
    const ks_bytes last =
        ((const gguf_body_text *)ks_list_at(&texts->values, texts->count - 1))->bytes;
    /* Both lie in the file, the first one in front. */
    if (!prepare(ks, first.data, (uint64_t)(last.data - first.data) + last.size)) return false;
    const uint8_t *end = last.data + last.size;
    for (uint64_t i = 0; i < texts->count; i++) {
        const gguf_body_text *text = ks_list_at(&texts->values, i);
        if (!is_good_token(text->bytes, end) && !test_text(ks, text)) return false;
    }
    return true;
}

static bool test_value(ks_ctx *ks, const gguf_body_pair *pair) {
    const void *value = pair->value.object.object;
    if (pair->value_type == GGUF_VALUE_TYPE_STRING) {
        const ks_bytes bytes = ((const gguf_body_text *)value)->bytes;
        return prepare(ks, bytes.data, bytes.size) && test_text(ks, value);
    }
    if (pair->value_type != GGUF_VALUE_TYPE_ARRAY) return true;
    const gguf_body_array *array = value;
    return array->value_type != GGUF_VALUE_TYPE_STRING || test_texts(ks, array->values.object);
}

static bool test_pair(ks_ctx *ks, const gguf_body_pair *pair) {
    const ks_bytes key = pair->key.bytes;
    if (!is_usual(&pair->key) && !ks_violated(ks, &usual_keys, ks_offset_of(ks, key.data),
                                              ks_none(), ks_value_bytes(ks, key.data, key.size)))
        return ks_in(ks, "key");
    return test_value(ks, pair);
}

bool tg_gguf_rules(ks_ctx *ks, tg_gguf *self) {
    const gguf_body *body = &self->object.body;
    const names keys = {&body->pairs, key_of, "key", "pairs"};
    const names tensors = {&body->infos, name_of, "name", "infos"};
    for (uint64_t i = 0; i < body->num_pairs; i++) {
        if (test_pair(ks, ks_list_at(&body->pairs, i))) continue;
        ks_in_item(ks, "pairs", i);
        return ks_in(ks, "body");
    }
    return differ(ks, &keys) && differ(ks, &tensors);
}
