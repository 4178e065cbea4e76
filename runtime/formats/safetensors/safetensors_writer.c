/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_writer.c - safetensors, as the reference implementation serializes them (huggingface/
 * safetensors, safetensors/src/tensor.rs: prepare, Serialize for Metadata).
 *
 * A length, a header of JSON, the elements. The JSON has no spaces, and is followed by spaces that
 * align the elements to a multiple of 8. Tensors are sorted by dtype, in the reverse order of that
 * implementation's list, largest first, then by name: so elements are aligned to their size. There
 * the order of "__metadata__" is that of a hash table; here the order of the declaration is kept.
 *
 * Names are the original ones where a tensor has one. They and the texts of "__metadata__" are
 * escaped exactly as by serde_json, down to the case of the digits of \u001f.
 */
#include "number_text.h"
#include "plain.h"
#include "safetensors_dtypes.h"

#include <stdlib.h>
#include <string.h>

#define LENGTH_SIZE 8
#define MAX_HEADER 100000000 /* of readers (MAX_HEADER_SIZE) */

static const char metadata_key[] = "__metadata__";

typedef struct word {
    const uint8_t *bytes;
    size_t size;
} word;

typedef struct entry {
    word key;
    word text;
} entry;

typedef struct plan {
    bool has_metadata;
    entry *entries;
    uint64_t num_entries;
    char *header;
    size_t size; /* of the header, spaces included */
} plan;

/* ------------------------------------------------------------------------------------- metadata */

static bool refuse_metadata(tg_build *build, const char *text, const char *key) {
    return tg_refuse(build, TG_CODE_BAD_VALUE, NULL, text, key, 0, 0);
}

/* Text in JSON is UTF-8. */
static bool is_text(tg_build *build, word w) {
    ks_text text = {w.bytes, w.size, w.size};
    return ks_decode(&build->ks, &text, "UTF-8");
}

static bool read_entry(tg_build *build, const tg_meta *node, entry *e) {
    e->key.bytes = tg_component_bytes(build, NULL, node->key, strlen(node->key), &e->key.size);
    if (e->key.bytes == NULL) return false;
    if (node->kind != TG_META_TEXT)
        return refuse_metadata(build, "metadata: '$' of __metadata__ has to be a text", node->key);
    e->text = (word){(const uint8_t *)node->value.text, (size_t)node->count};
    return (is_text(build, e->key) && is_text(build, e->text)) ||
           refuse_metadata(build, "metadata: '$' of __metadata__ has to be UTF-8", node->key);
}

static int compare_keys(const void *a, const void *b) {
    const word *x = &((const entry *)a)->key;
    const word *y = &((const entry *)b)->key;
    return ks_compare(x->bytes, x->size, y->bytes, y->size);
}

/* Refuses duplicate keys. */
static bool test_keys(tg_build *build, const plan *p) {
    uint64_t n = p->num_entries;
    entry *sorted = ks_alloc(&build->ks, n > 0 ? n : 1, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(build);
    if (n == 0) return true;
    memcpy(sorted, p->entries, (size_t)n * sizeof *sorted);
    qsort(sorted, (size_t)n, sizeof *sorted, compare_keys);
    for (uint64_t i = 1; i < n; i++) {
        if (compare_keys(&sorted[i - 1], &sorted[i]) == 0)
            return refuse_metadata(build, "metadata: __metadata__ has a key twice", NULL);
    }
    return true;
}

static bool read_metadata(tg_build *build, plan *p) {
    const tg_meta *object = build->meta != NULL ? build->meta->first : NULL;
    if (object == NULL) return true;
    if (strcmp(object->key, metadata_key) != 0 || object->next != NULL) {
        const tg_meta *other = strcmp(object->key, metadata_key) != 0 ? object : object->next;
        return refuse_metadata(
            build, "metadata member '$': the format has no place for it; leave it out", other->key);
    }
    if (object->kind != TG_META_OBJECT)
        return refuse_metadata(build, "metadata: '$' has to be an object of texts", metadata_key);
    p->has_metadata = true;
    p->entries = ks_alloc(&build->ks, object->count > 0 ? object->count : 1, sizeof *p->entries);
    if (p->entries == NULL) return tg_refuse_ks(build);
    for (const tg_meta *node = object->first; node != NULL; node = node->next) {
        if (!read_entry(build, node, &p->entries[p->num_entries++])) return false;
    }
    return test_keys(build, p);
}

/* --------------------------------------------------------------------------------------- header */

static void put_text(tg_text *w, word text) { tg_json_text(w, text.bytes, text.size); }

static void put_metadata(tg_text *w, const plan *p) {
    tg_put(w, "\"__metadata__\":{");
    for (uint64_t i = 0; i < p->num_entries; i++) {
        if (i > 0) tg_put(w, ",");
        put_text(w, p->entries[i].key);
        tg_put(w, ":");
        put_text(w, p->entries[i].text);
    }
    tg_put(w, "}");
}

static word name_of(const tg_item *item) {
    word w;
    w.bytes = (const uint8_t *)tg_written_name(item, &w.size);
    return w;
}

/* Its elements begin at `begin`. */
static void put_tensor(tg_text *w, const tg_item *item, uint64_t begin) {
    const tg_decl *d = &item->decl;
    put_text(w, name_of(item));
    tg_put(w, ":{\"dtype\":\"");
    tg_put(w, tg_safetensors_dtype_of(d->dtype)->name);
    tg_put(w, "\",\"shape\":[");
    for (uint32_t axis = 0; axis < d->rank; axis++) {
        if (axis > 0) tg_put(w, ",");
        tg_put_u64(w, d->shape[axis]);
    }
    tg_put(w, "],\"data_offsets\":[");
    tg_put_u64(w, begin);
    tg_put(w, ",");
    tg_put_u64(w, begin + item->parts[TG_PART_VALUES].nbytes);
    tg_put(w, "]}");
}

/* The offsets were added up before, without overflow. */
static void put_header(tg_text *w, const tg_build *build, const plan *p) {
    uint64_t begin = 0;
    tg_put(w, "{");
    if (p->has_metadata) put_metadata(w, p);
    for (uint64_t i = 0; i < build->num_items; i++) {
        if (i > 0 || p->has_metadata) tg_put(w, ",");
        put_tensor(w, build->items[i], begin);
        begin += build->items[i]->parts[TG_PART_VALUES].nbytes;
    }
    tg_put(w, "}");
}

static bool make_header(tg_build *build, plan *p) {
    tg_text counted = {NULL, 0, 0};
    put_header(&counted, build, p);
    uint64_t size = counted.len + (8 - counted.len % 8) % 8;
    if (size > MAX_HEADER) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                         "a header of % bytes; readers take % at most: write fewer tensors", NULL,
                         size, MAX_HEADER);
    }
    p->size = (size_t)size;
    p->header = ks_alloc(&build->ks, size, 1);
    if (p->header == NULL) return tg_refuse_ks(build);
    tg_text written = {p->header, p->size, 0};
    put_header(&written, build, p);
    memset(p->header + written.len, ' ', p->size - written.len);
    return true;
}

/* ---------------------------------------------------------------------------------------- files */

static bool add_safetensors(tg_build *build, tg_item *item) {
    word name = name_of(item);
    if (name.size == strlen(metadata_key) && memcmp(name.bytes, metadata_key, name.size) == 0) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "in this format that is no name of a tensor; rename it", NULL, 0, 0);
    }
    if (!is_text(build, name)) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "its original name is not UTF-8, as names are in this format; rename it",
                         NULL, 0, 0);
    }
    if (item->count % 8 * tg_dtype_bits(item->decl.dtype) % 8 != 0) {
        return tg_refuse(build, TG_CODE_BAD_SIZE, item,
                         "% elements that do not fill whole bytes, which they have to", NULL,
                         item->count, 0);
    }
    return tg_plain_add(build, item);
}

static size_t length_to_nul(word w) {
    const uint8_t *nul = w.size > 0 ? memchr(w.bytes, 0, w.size) : NULL;
    return nul != NULL ? (size_t)(nul - w.bytes) : w.size;
}

/* For readers in C a name ends at a zero character: there names have to differ, too. Sorted ones that do not are neighbours. */
static bool test_nuls(tg_build *build) {
    for (uint64_t i = 1; i < build->num_items; i++) {
        const word before = name_of(build->items[i - 1]);
        const word name = name_of(build->items[i]);
        const size_t n = length_to_nul(name);
        if (length_to_nul(before) != n || (n > 0 && memcmp(before.bytes, name.bytes, n) != 0))
            continue;
        tg_refuse(build, TG_CODE_BAD_VALUE, build->items[i],
                  "up to its zero character the original name is that of another tensor", NULL, 0,
                  0);
        return tg_advise(build, TG_REMEDY_RENAME);
    }
    return true;
}

/* By dtype, then by name. */
static bool sort_items(tg_build *build) {
    uint64_t n = build->num_items;
    tg_item **sorted = ks_alloc(&build->ks, n > 0 ? n : 1, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(build);
    if (!tg_items_by_name(build) || !test_nuls(build)) return false;
    uint64_t k = 0;
    for (size_t number = 0; number < TG_SAFETENSORS_NUM_DTYPES; number++) {
        const tg_dtype dtype = tg_safetensors_dtypes[number].dtype;
        for (uint64_t i = 0; i < n; i++) {
            if (build->items[i]->decl.dtype == dtype) sorted[k++] = build->items[i];
        }
    }
    build->items = sorted;
    build->items_cap = n;
    return true;
}

static bool plan_safetensors(tg_build *build) {
    plan *p = ks_alloc(&build->ks, 1, sizeof *p);
    if (p == NULL) return tg_refuse_ks(build);
    memset(p, 0, sizeof *p);
    if (!read_metadata(build, p) || !sort_items(build)) return false;
    uint64_t data = 0;
    for (uint64_t i = 0; i < build->num_items; i++) {
        const tg_item *item = build->items[i];
        if (item->parts[TG_PART_VALUES].nbytes > INT64_MAX - MAX_HEADER - LENGTH_SIZE - data) {
            return tg_refuse(build, TG_CODE_OVERFLOW, item,
                             "with it the file has more than 2^63-1 bytes", NULL, 0, 0);
        }
        data += item->parts[TG_PART_VALUES].nbytes;
    }
    if (!make_header(build, p)) return false;
    build->plan = p;
    build->size = LENGTH_SIZE + p->size + data;
    return true;
}

static void write_safetensors(tg_build *build, tg_emit *emit) {
    const plan *p = build->plan;
    tg_emit_u64le(emit, p->size);
    tg_emit_bytes(emit, p->header, p->size);
    for (uint64_t i = 0; i < build->num_items && !emit->failed; i++) {
        const tg_item *item = build->items[i];
        tg_emit_values(emit, item, TG_PART_VALUES, 0, item->parts[TG_PART_VALUES].nbytes);
    }
}

#define OR_BIT(name, dtype) | TG_BIT_OF(dtype)
const tg_format_writer tg_writer_safetensors = {
    .format = TG_FORMAT_SAFETENSORS,
    .dtypes = 0 TG_SAFETENSORS_DTYPES(OR_BIT),
    .orders = TG_BIT_OF(TG_ORDER_C),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = UINT32_MAX,
    .plain = true,
    .carries = metadata_key,
    .add = add_safetensors,
    .plan = plan_safetensors,
    .write = write_safetensors,
};
