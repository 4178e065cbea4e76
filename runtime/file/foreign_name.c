/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foreign_name.c - see foreign_name.h.
 */
#include "foreign_name.h"

#include "key_set.h"
#include "percent.h"

/* ------------------------------------------------------------------------------------- names */

static void add_encoded(tg_name *name, const uint8_t *raw, uint64_t n) {
    uint64_t from = 0;
    for (uint64_t i = 0; i <= n; i++) {
        if (i < n && raw[i] != '/') continue;
        tg_name_add_component(name, raw + from, i - from);
        if (i < n) tg_name_add(name, "/");
        from = i + 1;
    }
}

/* The encoding of a name, in the arena. */
static const char *encode(tg_file *file, const uint8_t *raw, uint64_t n) {
    ks_ctx *ks = &file->ks;
    tg_name *name = &file->name; /* not in use yet */
    tg_name_clear(name);
    add_encoded(name, raw, n);
    if (name->failed) {
        ks_fail(ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
        return NULL;
    }
    char *text = ks_alloc(ks, (uint64_t)name->len + 1, 1); /* a text in memory: no overflow */
    if (text != NULL) memcpy(text, name->data, name->len + 1);
    return text;
}

/* ----------------------------------------------------------------------------------- all names */

static bool is_shown_raw(const char *raw, size_t len, bool alike) {
    return !(alike && tg_foreign_has_percent(raw, len)) &&
           tg_name_is_legal((const uint8_t *)raw, len);
}

void tg_foreign_add(tg_name *name, const char *raw, size_t len, bool alike) {
    if (is_shown_raw(raw, len, alike)) {
        tg_name_add_bytes(name, raw, len);
    } else {
        add_encoded(name, (const uint8_t *)raw, len);
    }
}

bool tg_foreign_decode(const char *shown, size_t len, uint8_t *raw, size_t *raw_len) {
    const uint8_t *text = (const uint8_t *)shown;
    size_t from = 0;
    *raw_len = 0;
    if (!tg_foreign_has_percent(shown, len)) {
        if (len > 0) memcpy(raw, shown, len);
        *raw_len = len;
        return tg_name_is_legal(text, len);
    }
    for (size_t i = 0; i <= len; i++) {
        if (i < len && text[i] != '/') continue;
        if (!tg_is_component(text + from, i - from)) return false;
        /* What was decoded is at most as long as what it was decoded from, so that the rest has room. */
        const size_t n = (size_t)tg_percent_decode(text + from, i - from, raw + *raw_len);
        if (n > 0 && memchr(raw + *raw_len, '/', n) != NULL) return false;
        *raw_len += n;
        if (i < len) raw[(*raw_len)++] = '/';
        from = i + 1;
    }
    return !is_shown_raw((const char *)raw, *raw_len, true);
}

/* Legal names with a '%', which are shown as they are but may look like others that are encoded. */
static bool count_percents(tg_file *file, const tg_foreign_names *names, uint64_t *count) {
    *count = 0;
    for (uint64_t i = 0; i < names->count; i++) {
        const char *raw;
        size_t len;
        names->at(names->self, i, &raw, &len);
        if (!ks_spend(&file->ks, 1 + len / 64)) return false;
        if (tg_foreign_has_percent(raw, len) && tg_name_is_legal((const uint8_t *)raw, len))
            ++*count;
    }
    return true;
}

/* Looks for an encoded name among those that are shown as they are. */
bool tg_foreign_alike(tg_file *file, const tg_foreign_names *names, bool *alike) {
    uint64_t key[2];
    uint64_t count;
    tg_key_set set = {NULL, 0, 0, false};
    tg_name *shown = &file->name; /* not in use yet */
    *alike = false;
    if (!count_percents(file, names, &count)) return false;
    if (count == 0) return true;
    /* Two of three places stay empty; as many names are in memory, so that no product wraps. */
    set.num_places = count < (1u << 28) ? (uint32_t)(3 * count + 64) : UINT32_MAX;
    set.places = ks_alloc(&file->ks, set.num_places, sizeof *set.places);
    if (set.places == NULL) return false;
    tg_hash_key(key, file);
    for (unsigned pass = 0; pass < 2; pass++) {
        for (uint64_t i = 0; i < names->count && !*alike; i++) {
            const char *raw;
            size_t len;
            names->at(names->self, i, &raw, &len);
            bool legal = tg_name_is_legal((const uint8_t *)raw, len);
            if (legal != (pass == 0) || (legal && !tg_foreign_has_percent(raw, len))) continue;
            tg_name_clear(shown);
            tg_foreign_add(shown, raw, len, false);
            if (shown->failed) return ks_fail(&file->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
            tg_hash hash = tg_hash_name(key, 0, shown->data, shown->len);
            /* Encoded names differ from each other: only the others need be in the set. */
            *alike = legal ? tg_key_set_add(&set, hash) != TG_KEY_NEW : tg_key_set_has(&set, hash);
        }
    }
    return true;
}

static void raw_at(const void *self, uint64_t i, const char **raw, size_t *len) {
    const tg_foreign_name *names = self;
    *raw = names[i].raw;
    *len = names[i].raw_len;
}

bool tg_foreign_show(tg_file *file, tg_foreign_name *names, uint64_t n) {
    const tg_foreign_names all = {raw_at, names, n};
    bool alike;
    if (!tg_foreign_alike(file, &all, &alike)) return false;
    for (uint64_t i = 0; i < n; i++) {
        tg_foreign_name *name = &names[i];
        name->shown = is_shown_raw(name->raw, name->raw_len, alike)
                          ? name->raw
                          : encode(file, (const uint8_t *)name->raw, name->raw_len);
        if (name->shown == NULL) return false;
    }
    return true;
}

/* ----------------------------------------------------------------------------------- sorting */

/* Merges the sorted runs [from, middle) and [middle, to) of `in` into `out`. */
static void merge(const uint64_t *in, uint64_t *out, uint64_t from, uint64_t middle, uint64_t to,
                  tg_foreign_order *order, const void *self) {
    uint64_t left = from;
    uint64_t right = middle;
    /* What is in order, as most names are, takes a comparison. */
    const bool is_sorted = middle == to || order(self, in[middle - 1], in[middle]) <= 0;
    if (is_sorted) {
        memcpy(out + from, in + from, (size_t)(to - from) * sizeof *out);
        return;
    }
    for (uint64_t at = from; at < to; at++) {
        bool take_left = right == to || (left < middle && order(self, in[left], in[right]) <= 0);
        out[at] = take_left ? in[left++] : in[right++];
    }
}

const uint64_t *tg_foreign_sort(ks_ctx *ks, uint64_t n, uint64_t steps, tg_foreign_order *order,
                                const void *self) {
    uint64_t *numbers = ks_alloc(ks, n, sizeof *numbers);
    uint64_t *room = ks_alloc(ks, n, sizeof *room);
    if (numbers == NULL || room == NULL) return NULL;
    for (uint64_t i = 0; i < n; i++) numbers[i] = i;
    for (uint64_t width = 1; width < n; width *= 2) {
        if (!ks_spend(ks, steps)) return NULL;
        for (uint64_t from = 0; from < n; from += 2 * width) {
            uint64_t middle = n - from < width ? n : from + width;
            uint64_t to = n - from < 2 * width ? n : from + 2 * width;
            merge(numbers, room, from, middle, to, order, self);
        }
        uint64_t *merged = room;
        room = numbers;
        numbers = merged;
    }
    return numbers;
}
