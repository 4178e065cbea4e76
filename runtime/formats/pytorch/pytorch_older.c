/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_older.c - the form of before PyTorch 1.6 (torch/serialization.py, _legacy_save and _legacy_load): five pickles, and
 * the storages in the order of the last one.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include "archive_scan.h"
#include "pickle_walk.h"
#include "pytorch_file.h"

/* Readers of ZIP files look for the end record in so many bytes at the end of a file. */
enum { END_RECORD = 22, COMMENT_MAX = 65535 };

static const ks_rule rule_archive = {
    "older.storages", "no end record of an archive in the last storage", KS_BAD_VALUE, true};

typedef struct older {
    ks_ctx *ks;
    uint64_t pos; /* of the next pickle */
    uint64_t index;
} older;

static bool wrong(const older *o, uint64_t at, const char *expected) {
    ks_fail(o->ks, KS_BAD_VALUE, at, expected);
    return ks_in_item(o->ks, "pickles", o->index);
}

/* Executes the next pickle. */
static bool run(older *o, tg_pickle_machine *m) {
    const uint64_t left = o->ks->input.size - o->pos;
    const tg_pickle_bytes bytes = {.bytes =
                                       ks_input_bytes(o->ks, o->pos, 0), /* loaded as it is read */
                                   .size = left < UINT32_MAX ? left : UINT32_MAX,
                                   .origin = o->pos};
    if (!tg_pickle_prepare(m, o->ks, bytes) || !tg_pickle_run(m) || !tg_pickle_check_keys(m))
        return ks_in_item(o->ks, "pickles", o->index);
    m->in.of.size = tg_pickle_end(m); /* what follows is not of this pickle */
    o->pos += tg_pickle_end(m);
    return true;
}

/* -------------------------------------------------------------------------- pickles but the object */

/* 0x1950a86a20f9469cfc6c: MAGIC_NUMBER of torch/serialization.py */
static bool is_magic(const tg_pickle_machine *m) {
    static const char magic[] = "\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19";
    const tg_pickle_value *v = tg_pickle_at(&m->values, m->result);
    return v->kind == TG_PICKLE_LONG && v->count == sizeof magic - 1 &&
           memcmp(tg_pickle_text(m, v), magic, sizeof magic - 1) == 0;
}

static bool is_version(const tg_pickle_machine *m) {
    const tg_pickle_value *v = tg_pickle_at(&m->values, m->result);
    return v->kind == TG_PICKLE_INT && v->bits == 1001;
}

static bool is_fact(const tg_pickle_machine *m, const tg_pickle_value *key) {
    return tg_pickle_text_is(m, key, "protocol_version", 16) ||
           tg_pickle_text_is(m, key, "little_endian", 13) ||
           tg_pickle_text_is(m, key, "type_sizes", 10);
}

/* Facts about the machine that wrote the file. *is_little becomes what they say about its byte order. */
static bool are_facts(const tg_pickle_machine *m, bool *is_little) {
    const tg_pickle_value *facts = tg_pickle_at(&m->values, m->result);
    bool says_order = false;
    tg_pickle_ref key;
    tg_pickle_ref ref;
    if (facts->kind != TG_PICKLE_DICT) return false;
    tg_pickle_items items = tg_pickle_items_of(&m->values, facts);
    while (tg_pickle_next_item(&m->values, &items, &key)) {
        const tg_pickle_value *k = tg_pickle_at(&m->values, key);
        if (!tg_pickle_next_item(&m->values, &items, &ref) || !is_fact(m, k)) return false;
        const tg_pickle_value *value = tg_pickle_at(&m->values, ref);
        if (!tg_pickle_text_is(m, k, "little_endian", 13)) continue;
        if (value->kind != TG_PICKLE_BOOL) return false;
        says_order = true;
        *is_little = value->flag != 0;
    }
    return says_order;
}

static bool read_head(older *o) {
    tg_pickle_machine m;
    bool is_little = false;
    uint64_t at = o->pos;
    memset(&m, 0, sizeof m);
    if (!run(o, &m)) return false;
    if (!is_magic(&m)) return wrong(o, at, "the magic number of torch.save");
    o->index++;
    at = o->pos;
    memset(&m, 0, sizeof m);
    if (!run(o, &m)) return false;
    if (!is_version(&m)) return wrong(o, at, "version 1001 of the form of before PyTorch 1.6");
    o->index++;
    at = o->pos;
    memset(&m, 0, sizeof m);
    if (!run(o, &m)) return false;
    if (!are_facts(&m, &is_little))
        return wrong(o, at, "protocol_version, little_endian and type_sizes of a machine");
    if (!is_little) {
        ks_fail(
            o->ks, KS_UNSUPPORTED, at,
            "a file of a little-endian machine: versions of torch differ in how they read others");
        return ks_in_item(o->ks, "pickles", o->index);
    }
    o->index++;
    return true;
}

/* ------------------------------------------------------------------------------------ storages */

static bool at_storages(ks_ctx *ks, ks_code code, uint64_t at, const char *expected,
                        uint64_t allowed, uint64_t found) {
    ks_fail_found(ks, code, at, expected, ks_value_u64(allowed), ks_value_u64(found));
    return ks_in(ks, "storages");
}

/* The storage of the object with that key, which no key before had; NULL after an error. */
static tg_pickle_storage *find_storage(const older *o, const tg_pickle_machine *object,
                                       const tg_pickle_machine *keys, const tg_pickle_value *key,
                                       uint64_t at) {
    static const char expected[] = "the keys of the storages of the object, each once, in a list";
    uint32_t i = TG_NAME_NONE;
    if (key->kind == TG_PICKLE_TEXT && object->storages.count > 0) {
        const char *text = tg_pickle_text(keys, key);
        i = tg_name_table_find(&object->by_key,
                               tg_hash_kept_name(object->hash_key, text, key->count), text,
                               key->count);
    }
    tg_pickle_storage *s = i != TG_NAME_NONE ? tg_pickle_storage_at(object, i) : NULL;
    if (s == NULL || s->place != 0) {
        wrong(o, at, expected);
        return NULL;
    }
    return s;
}

static bool take_storage(older *o, tg_pickle_storage *s) {
    ks_ctx *ks = o->ks;
    const uint64_t left = ks->input.size - o->pos;
    if (left < 8)
        return at_storages(ks, KS_TRUNCATED, o->pos, "% bytes: the number of elements", 8, left);
    if (!ks_spend(ks, 4)) return false;
    const uint8_t *number = ks_input_bytes(ks, o->pos, 8);
    if (number == NULL) return false;
    const uint64_t count = ks_u8le(number);
    if (count != s->count)
        return at_storages(ks, KS_BAD_SIZE, o->pos, "% elements, as the object says", s->count,
                           count);
    if (s->nbytes > left - 8)
        return at_storages(ks, KS_TRUNCATED, o->pos + 8, "% bytes", s->nbytes, left - 8);
    s->place = o->pos + 8;
    o->pos += 8 + s->nbytes;
    return true;
}

static bool read_storages(older *o, const tg_pickle_machine *object) {
    tg_pickle_machine keys;
    const uint64_t at = o->pos;
    tg_pickle_ref ref;
    memset(&keys, 0, sizeof keys);
    if (!run(o, &keys)) return false;
    const tg_pickle_value *list = tg_pickle_at(&keys.values, keys.result);
    if (list->kind != TG_PICKLE_LIST || list->count != object->storages.count)
        return wrong(o, at, "the keys of the storages of the object, each once, in a list");
    tg_pickle_items items = tg_pickle_items_of(&keys.values, list);
    while (tg_pickle_next_item(&keys.values, &items, &ref)) {
        const tg_pickle_value *key = tg_pickle_at(&keys.values, ref);
        tg_pickle_storage *s = find_storage(o, object, &keys, key, at);
        if (s == NULL || !take_storage(o, s)) return false;
    }
    if (o->pos == o->ks->input.size) return true;
    ks_fail_found(o->ks, KS_TRAILING, o->pos, "nothing behind the last storage", ks_none(),
                  ks_value_u64(o->ks->input.size - o->pos));
    return ks_in(o->ks, "storages");
}

/* ----------------------------------------------------------------------------- other readings */

/* torch.load of a path tries tar first, and Python's tarfile takes any 512 bytes for a header of which one field is their sum. */
static bool check_tar(ks_ctx *ks) {
    enum { SIZE = 512, FIELD = 148 };
    if (ks->input.size < SIZE) return true;
    if (!ks_fetch_part(ks, ks->input.base, 0, SIZE)) return false;
    if (!tg_is_tar_header(ks->input.base)) return true;
    ks_fail(ks, KS_BAD_VALUE, FIELD,
            "no header of a tar archive: torch.load of a path would read that archive");
    return ks_in_item(ks, "pickles", 0);
}

static bool note_end_record(ks_ctx *ks, uint64_t storages) {
    const uint64_t size = ks->input.size;
    const uint64_t span = size < COMMENT_MAX + END_RECORD ? size : COMMENT_MAX + END_RECORD;
    const uint64_t from = size - span > storages ? size - span : storages;
    if (!ks_spend(ks, span / 16)) return false;
    const uint8_t *tail = ks_input_bytes(ks, from, size - from);
    if (tail == NULL) return false;
    for (uint64_t at = size - END_RECORD; size >= END_RECORD && at >= from; at--) {
        const uint8_t *end = tail + (at - from);
        if (ks_u4le(end) != UINT32_C(0x06054b50) || at + END_RECORD + ks_u2le(end + 20) > size)
            continue;
        return ks_violated(ks, &rule_archive, at, ks_none(), ks_none()) || ks_in(ks, "storages");
    }
    return true;
}

bool tg_pytorch_read_older(tg_pytorch *p) {
    older o = {.ks = &p->file->ks};
    if (!check_tar(o.ks) || !read_head(&o)) return false;
    p->object.storage_parts = 6;
    if (!run(&o, &p->object)) return false;
    o.index++;
    return read_storages(&o, &p->object) && note_end_record(o.ks, p->object.in.of.origin);
}

#endif
