/* SPDX-License-Identifier: Apache-2.0 */
/*
 * push_names.c - names of parameters, statistics and settings, and detection of duplicates.
 *
 * Names are stored encoded, as the caller gets them. The encoding is reversible, so two names are
 * equal if and only if their encodings are (a key without names and one with an empty name are both
 * "%", and are equal for the reader, too).
 *
 * Every writer sorts the keys of a model in ascending order; then only the greatest so far must be
 * kept. But once a file stops ascending, it may repeat any earlier key. So all keys are added to
 * the set while there is room; an ascending key needs no lookup, any other is looked up.
 */
#include <string.h>

#include "file.h"
#include "percent.h"
#include "push_stream.h"

/* ------------------------------------------------------------------------------------- encoding */

/* Checks that there is room for `more` <= 3 characters and a NUL. */
static bool fits(tg_push *s, size_t more) {
    if (more <= TG_STREAM_NAME - s->name.len) return true; /* len is never greater */
    tg_push_refuse(s, TG_CODE_LIMIT, tg_push_behind(s), "a name of at most % bytes", s->field,
                   "data")
        ->allowed = tg_push_u64(TG_STREAM_NAME);
    return false;
}

static bool add_char(tg_push *s, char c) {
    if (!fits(s, 1)) return false;
    s->name.text[s->name.len++] = c;
    return true;
}

static bool add_escaped(tg_push *s, uint8_t byte) {
    if (!fits(s, 3)) return false;
    tg_percent_encode(byte, s->name.text + s->name.len);
    s->name.len += 3;
    return true;
}

/* No bounds check is needed: see the length of an order in push_stream.h. */
static void add_order(tg_push_order *order, uint8_t byte) {
    if (byte <= 1) order->bytes[order->len++] = 1;
    order->bytes[order->len++] = byte;
}

static void begin_component(tg_push *s) {
    s->name.component = s->name.len;
    s->name.component_n = 0;
}

bool tg_push_name_begin(tg_push *s) {
    bool good = true;
    if (s->field == TG_FIELD_CONFIG_KEY) s->name.len = 0;
    if (s->field == TG_FIELD_NAME && s->names.begun > 1) good = add_char(s, '/');
    if (s->field == TG_FIELD_STAT_KEY) {
        s->name.len = s->name.key_len;
        good = add_char(s, '@');
    }
    begin_component(s);
    return good;
}

bool tg_push_name_add(tg_push *s, const uint8_t *data, size_t n) {
    tg_push_name *name = &s->name;
    bool in_key = s->field == TG_FIELD_NAME;
    for (size_t i = 0; i < n; i++) {
        uint8_t byte = data[i];
        if (name->component_n < TG_VALUE_BYTES) name->first[name->component_n] = byte;
        name->component_n++;
        if (!(tg_is_unreserved(byte) ? add_char(s, (char)byte) : add_escaped(s, byte))) {
            return false;
        }
        if (in_key) add_order(s->key, byte);
    }
    return true;
}

/* An empty component becomes "%"; in "." and ".." the dots are encoded. */
static bool end_component(tg_push *s) {
    tg_push_name *name = &s->name;
    uint64_t n = name->component_n;
    bool dots = n >= 1 && n <= 2 && name->first[0] == '.' && name->first[n - 1] == '.';
    if (n == 0 && !add_char(s, '%')) return false;
    if (dots) {
        name->len = name->component;
        for (uint64_t i = 0; i < n; i++) {
            if (!add_escaped(s, '.')) return false;
        }
    }
    name->text[name->len] = '\0';
    return true;
}

/* ------------------------------------------------------------------------------- unique names */

/* The keys of a model are scope 0; statistics and settings have scopes of their own, from 1 on. */
static tg_hash hash(const tg_push *s, uint64_t scope, size_t from) {
    return tg_hash_name(s->hash_key, scope, s->name.text + from, s->name.len - from);
}

/* Records an error for the name that has just ended: it is a duplicate, or the set is full. */
static void remember(const tg_push *s, tg_error *error, tg_key_found found, uint64_t at,
                     tg_push_field_id field, const tg_key_set *set) {
    if (found == TG_KEY_KNOWN) {
        *error =
            tg_push_later(s, TG_CODE_BAD_VALUE, at, "a key that none before it has", field, NULL);
        error->found = tg_push_bytes(s->name.first, s->name.component_n);
    } else {
        *error = tg_push_later(s, TG_CODE_LIMIT, at, "at most % keys that have to be told apart",
                               field, NULL);
        error->allowed = tg_push_u64(tg_key_set_room(set->num_places));
        if (set == &s->many) {
            error->limit = TG_LIMIT_MAX_MEMORY;
            error->remedy = TG_REMEDY_RAISE_LIMIT;
        }
    }
}

/* Whether the key of this parameter is greater than all before it. */
static bool ascends(const tg_push *s) {
    const tg_push_order *a = s->top;
    const tg_push_order *b = s->key;
    if (s->parameters.begun == 1) return true;
    int order = memcmp(a->bytes, b->bytes, a->len < b->len ? a->len : b->len);
    return order != 0 ? order < 0 : a->len < b->len;
}

static void end_key(tg_push *s) {
    s->name.key_len = s->name.len;
    if (s->bad_key.code != TG_CODE_NONE) return;
    bool known_new = ascends(s);
    if (!known_new) s->unsorted = true;
    if (known_new) {
        tg_push_order *below = s->top;
        s->top = s->key;
        s->key = below;
        if (tg_key_set_is_full(&s->many)) return;
    }
    tg_key_found found = tg_key_set_add(&s->many, hash(s, 0, 0));
    if (known_new || found == TG_KEY_NEW) return;
    remember(s, &s->bad_key, found, s->key_at, TG_FIELD_KEY, &s->many);
}

static tg_key_set *set_of_names(tg_push *s) {
    return s->kind == TG_OBJECT_MODEL ? &s->few : &s->many;
}

bool tg_push_name_end(tg_push *s) {
    if (!end_component(s)) return false;
    if (s->field == TG_FIELD_NAME) {
        s->key->bytes[s->key->len++] = 0;
        if (s->names.begun == s->names.count) end_key(s);
        return true;
    }
    if (s->bad_name.code != TG_CODE_NONE) return true;
    tg_key_set *set = set_of_names(s);
    tg_key_found found = tg_key_set_add(set, hash(s, s->scope, s->name.component));
    if (found != TG_KEY_NEW) remember(s, &s->bad_name, found, s->field_at, s->field, set);
    return true;
}

/* ------------------------------------------------------------------------------ around the names */

void tg_push_key_begin(tg_push *s) {
    s->name.len = 0;
    s->key->len = 0;
    begin_component(s);
}

bool tg_push_key_without_names(tg_push *s) {
    if (!end_component(s)) return false;
    s->key->bytes[s->key->len++] = 0;
    end_key(s);
    return true;
}

void tg_push_names_follow(tg_push *s, uint32_t count) {
    s->scope++;
    tg_key_set_next_scope(set_of_names(s), count);
}

void tg_push_name_set(tg_push *s, const char *text) {
    s->name.len = s->name.key_len = strlen(text);
    memcpy(s->name.text, text, s->name.len + 1);
}

void tg_push_name_of_value(tg_push *s) {
    s->name.len = s->name.key_len;
    s->name.text[s->name.len] = '\0';
}
