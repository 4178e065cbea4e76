/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_index_actions.c - what the machine of shard_index_machine.c does with what it finds, see shard_index_machine.h.
 */
#include "shard_index_machine.h"

#include <string.h>

static const tg_shard_index *index_of(const tg_header *h) { return (const tg_shard_index *)h; }

/* --------------------------------------------------------------------------------------- paths */

static void add_path(tg_header *h) {
    const tg_shard_index *x = index_of(h);
    switch (x->key) {
    case TG_INDEX_WEIGHT_MAP:
        /* The entry at hand is counted from its name on. */
        if (x->entries.count > 0) {
            ks_in_item(h->ks, "weight_map", x->entries.count - 1);
        } else {
            ks_in(h->ks, "weight_map");
        }
        return;
    case TG_INDEX_METADATA:
        if (x->is_total) ks_in(h->ks, "total_size");
        ks_in(h->ks, "metadata");
        return;
    case TG_INDEX_OTHER: ks_in(h->ks, "index"); return;
    }
}

static const char *value(const tg_header *h) {
    const tg_shard_index *x = index_of(h);
    if (h->depth > 0) return "JSON";
    switch (x->key) {
    case TG_INDEX_WEIGHT_MAP:
        return x->scope != 0 ? "the name of a file in quotes" : "an object of names of files";
    case TG_INDEX_METADATA: return x->scope != 0 ? "JSON" : "an object";
    case TG_INDEX_OTHER: break;
    }
    return x->has_map || x->has_metadata ? "JSON"
                                         : "an object in JSON, with the key \"weight_map\"";
}

const tg_json_document tg_shard_index_document = {add_path, value};

/* ------------------------------------------------------------------------------------- objects */

bool tg_shard_index_key(tg_header *h, const uint8_t *p) {
    tg_shard_index *x = tg_shard_index_of(h);
    if (!tg_header_end_text(h, p) || !tg_header_add_key(h, 0)) return false;
    x->scope = 0;
    if (tg_header_text_is(h, "weight_map", 10)) {
        x->key = TG_INDEX_WEIGHT_MAP;
        x->has_map = true;
    } else if (tg_header_text_is(h, "metadata", 8)) {
        x->key = TG_INDEX_METADATA;
        x->has_metadata = true;
    }
    return true;
}

void tg_shard_index_object(tg_header *h) {
    h->expect = TG_EXPECT_NAME_OR_END;
    tg_shard_index_of(h)->scope = ++h->scopes;
}

void tg_shard_index_object_end(tg_header *h) {
    tg_shard_index *x = tg_shard_index_of(h);
    x->key = TG_INDEX_OTHER;
    x->scope = 0;
    h->expect = TG_EXPECT_COMMA_OR_BRACE;
}

/* ---------------------------------------------------------------------------------- weight_map */

bool tg_shard_index_tensor(tg_header *h, const uint8_t *p) {
    tg_shard_index *x = tg_shard_index_of(h);
    if (!tg_header_end_text(h, p)) return false;
    tg_shard_entry *e = ks_list_add(h->ks, &x->entries);
    if (e == NULL) return tg_header_fail_here(h, h->text_at);
    memset(e, 0, sizeof *e);
    e->number =
        (uint32_t)(x->entries.count - 1); /* a text of at most 10^8 bytes has fewer entries */
    if (!tg_header_add_key(h, x->scope)) return false;
    e->name = tg_header_lasting_text(h);
    e->name_len = (uint32_t)h->text_len; /* of a text of at most 10^8 bytes, as the places are */
    e->name_at = (uint32_t)h->text_at;
    if (e->name == NULL) return false;
    e->hash = tg_hash_kept_name(h->hash_key, (const char *)h->text, h->text_len);
    return true;
}

static bool ends_in(const uint8_t *name, size_t n, const char *suffix) {
    const size_t m = strlen(suffix);
    return n > m && memcmp(name + n - m, suffix, m) == 0;
}

/* The format of a shard, by its suffix: loaders go by it, too. TG_FORMAT_NONE: it has another one. */
static tg_format format_of(const uint8_t *name, size_t n) {
    if (ends_in(name, n, ".safetensors")) return TG_FORMAT_SAFETENSORS;
    return ends_in(name, n, ".bin") ? TG_FORMAT_PYTORCH : TG_FORMAT_NONE;
}

/* No folder, no drive, nothing that a file system takes for something else. */
static bool is_plain_name(const uint8_t *name, size_t n) {
    if (n > TG_SHARD_NAME_MOST) return false;
    for (size_t i = 0; i < n; i++) {
        if (name[i] < ' ' || name[i] == 0x7f || strchr("/\\:", name[i]) != NULL) return false;
    }
    return true;
}

bool tg_shard_index_file(tg_header *h, const uint8_t *p) {
    tg_shard_index *x = tg_shard_index_of(h);
    if (!tg_header_end_text(h, p)) return false;
    const tg_format format = format_of(h->text, h->text_len);
    if (format == TG_FORMAT_NONE || !is_plain_name(h->text, h->text_len)) {
        return tg_header_fail(
            h, KS_BAD_REFERENCE, h->text_at,
            "a file in the folder of the index: a name of at most 255 bytes that ends in "
            "\".safetensors\" or \".bin\", without '/', '\\', ':' and control characters",
            ks_none(), tg_header_text_value(h));
    }
    if (x->entries.count == 1) x->format = format;
    if (format != x->format) {
        return tg_header_fail(h, KS_BAD_REFERENCE, h->text_at,
                              "a file with the suffix that the first shard has", ks_none(),
                              tg_header_text_value(h));
    }
    tg_shard_entry *e = ks_list_at(&x->entries, x->entries.count - 1);
    e->file = tg_header_lasting_text(h);
    e->file_len = (uint32_t)h->text_len; /* at most TG_SHARD_NAME_MOST */
    e->file_at = (uint32_t)h->text_at;
    return e->file != NULL;
}

/* ------------------------------------------------------------------------------------ metadata */

bool tg_shard_index_metadata_key(tg_header *h, const uint8_t *p) {
    tg_shard_index *x = tg_shard_index_of(h);
    if (!tg_header_end_text(h, p) || !tg_header_add_key(h, x->scope)) return false;
    x->is_total = tg_header_text_is(h, "total_size", 10);
    if (x->is_total) x->total_at = h->text_at;
    return true;
}

void tg_shard_index_total_digit(tg_header *h, uint8_t c) {
    tg_shard_index *x = tg_shard_index_of(h);
    const uint64_t digit = (uint64_t)c - '0';
    /* 10 * (UINT64_MAX / 10) + UINT64_MAX % 10 is UINT64_MAX; what is larger stays so, whatever digits follow. */
    x->is_huge = x->is_huge || h->number > UINT64_MAX / 10 ||
                 (h->number == UINT64_MAX / 10 && digit > UINT64_MAX % 10);
    if (!x->is_huge) h->number = 10 * h->number + digit;
}

void tg_shard_index_total(tg_header *h, bool whole) {
    tg_shard_index *x = tg_shard_index_of(h);
    x->has_total = whole && !x->is_huge; /* no tensors have so many bytes: noted */
    if (x->has_total) x->total_size = h->number;
    x->is_total = false;
    h->expect = TG_EXPECT_COMMA_OR_BRACE;
}

void tg_shard_index_odd_total(tg_header *h) { tg_shard_index_of(h)->is_total = false; }
