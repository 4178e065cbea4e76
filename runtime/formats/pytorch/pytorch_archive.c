/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_archive.c - the members of a checkpoint in a ZIP archive (caffe2/serialize/inline_container.cc,
 * torch/serialization.py: _save and _load).
 *
 * The grammar has checked the archive. Here: which names there are, what the small members say, that data.pkl is a pickle
 * of pickle_machine.h, and that each storage that it names is a member of just that size. torch looks names up without case
 * and takes one of two that are alike; scanners show the other one.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include "key_set.h"
#include "name_table.h"
#include "pickle_walk.h"
#include "pytorch_file.h"
#include "zip_crc.h"
#include "zip_name.h"
#include "zip_opening.h"

static const ks_rule rule_stored = {"member.method", "members that are not compressed",
                                    KS_BAD_VALUE, true};
static const ks_rule rule_checksums = {
    "member.crc32", "checksums, which torch.serialization.set_crc32_options(False) leaves out",
    KS_BAD_VALUE, true};
static const ks_rule rule_unused = {
    "member.name", "members that the pickle names, or torch.save writes", KS_BAD_VALUE, true};

typedef struct members {
    tg_pytorch *p;
    ks_ctx *ks;
    const ks_list *list; /* of zip_archive_member */
    uint64_t folder;     /* bytes of every name up to and with the first '/' */
    uint64_t longest;    /* bytes of a name */
    uint8_t *folded;     /* room for a name, whose letters may be folded to longer ones */
    tg_name_table table; /* of names without the folder */
    uint64_t key[2];
    uint8_t *used;        /* 1: what the member is for is known */
    tg_zip_opening first; /* for the first bytes of members that nothing names */
    uint64_t aligned;     /* storages begin at multiples of this; 0: nothing is said */
} members;

static const zip_archive_member *member_at(const members *m, uint64_t i) {
    return ks_list_at(m->list, i);
}

static bool in_member(const members *m, uint64_t i, const char *field) {
    ks_in(m->ks, field);
    return ks_in_item(m->ks, "members", i);
}

static bool refuse_name(const members *m, uint64_t i, ks_code code, const char *expected) {
    const ks_bytes name = member_at(m, i)->name;
    ks_fail_found(m->ks, code, ks_offset_of(m->ks, name.data), expected, ks_none(),
                  ks_value_bytes(m->ks, name.data, name.size));
    return in_member(m, i, "name");
}

static bool refuse_data(const members *m, uint64_t i, const char *expected, const uint8_t *bytes,
                        uint64_t n) {
    ks_fail_found(m->ks, KS_BAD_VALUE, m->p->contents[i].data, expected, ks_none(),
                  tg_pickle_shown((const char *)bytes, n));
    return in_member(m, i, "data");
}

static const uint8_t nothing[1] = {0};

/* --------------------------------------------------------------------------------------- names */

/* A name that is a relative path of every system: nothing is ever written by it, but others unpack archives. */
static bool is_safe(ks_bytes name) {
    uint64_t from = 0;
    for (uint64_t i = 0; i <= name.size; i++) {
        if (i < name.size && (name.data[i] == '\\' || name.data[i] < 0x20 || name.data[i] == 0x7f))
            return false;
        if (i < name.size && name.data[i] != '/') continue;
        if (i == from || (i - from == 1 && name.data[from] == '.') ||
            (i - from == 2 && memcmp(name.data + from, "..", 2) == 0))
            return false;
        from = i + 1;
    }
    return true;
}

static bool has_unicode_path(const zip_archive_extra *extra) {
    if (!extra->ks_has_fields) return false;
    for (uint64_t i = 0; i < extra->fields.count; i++) {
        const zip_archive_extra_field *field = ks_list_at(&extra->fields, i);
        if (field->id == ZIP_ARCHIVE_FIELD_ID_UNICODE_PATH) return true;
    }
    return false;
}

static bool check_name(members *m, tg_key_set *set, uint64_t i) {
    const zip_archive_member *member = member_at(m, i);
    const ks_bytes name = member->name;
    if (!ks_spend(m->ks, 1 + name.size / 4)) return false;
    if (ks_utf8_bad(name.data, name.size) != name.size)
        return refuse_name(m, i, KS_BAD_TEXT, "a name in UTF-8");
    if (!is_safe(name))
        return refuse_name(m, i, KS_BAD_VALUE, "a relative path without control characters");
    if (name.size <= m->folder ||
        memcmp(name.data, member_at(m, 0)->name.data, (size_t)m->folder) != 0)
        return refuse_name(m, i, KS_BAD_VALUE, "members of one folder");
    if (has_unicode_path(&member->extra) || has_unicode_path(&member->entry->extra))
        return refuse_name(m, i, KS_BAD_VALUE, "no field that repeats the name");
    if (member->entry->len_comment != 0)
        return refuse_name(m, i, KS_BAD_VALUE, "a member without a comment");
    const uint64_t size = tg_zip_fold(name.data, name.size, m->folded);
    const tg_hash hash = tg_hash_name(m->key, 0, (const char *)m->folded, (size_t)size);
    return tg_key_set_add(set, hash) == TG_KEY_NEW ||
           refuse_name(m, i, KS_BAD_VALUE,
                       "a name that no member before it has: torch does not tell upper from lower "
                       "case");
}

static const char *name_at(const void *self, uint32_t i, size_t *n) {
    const members *m = self;
    const ks_bytes name = member_at(m, i)->name;
    *n = (size_t)(name.size - m->folder);
    return (const char *)name.data + m->folder;
}

static uint32_t hash_of(const members *m, const char *name, size_t n) {
    return tg_hash_kept_name(m->key, name, n);
}

/* The member of that name in the folder; TG_NAME_NONE: there is none. */
static uint32_t find(const members *m, const char *name, size_t n) {
    return tg_name_table_find(&m->table, hash_of(m, name, n), name, n);
}

static bool begin(members *m) {
    const uint64_t count = m->list->count; /* below 2^32 / 10: their entries are in memory */
    const uint8_t *first = member_at(m, 0)->name.data;
    const uint8_t *slash = memchr(first, '/', (size_t)member_at(m, 0)->name.size);
    m->folder = slash != NULL ? (uint64_t)(slash - first) + 1 : 0;
    if (m->folder < 2) return refuse_name(m, 0, KS_BAD_VALUE, "a member in a folder");
    tg_hash_key(m->key, m);
    m->table.num_places = tg_name_table_places(count);
    m->table.name = name_at;
    m->table.self = m;
    m->table.places = ks_alloc(m->ks, m->table.num_places, sizeof *m->table.places);
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t size = member_at(m, i)->name.size; /* of 16 bits */
        if (size > m->longest) m->longest = size;
    }
    m->folded = ks_alloc(m->ks, m->longest / 2 * 3 + 1, 1);
    m->used = ks_alloc(m->ks, count, 1);
    m->p->contents = ks_alloc(m->ks, count, sizeof *m->p->contents);
    if (m->table.places == NULL || m->folded == NULL || m->used == NULL || m->p->contents == NULL)
        return false;
    memset(m->used, 0, (size_t)count);
    tg_name_table_clear(&m->table);
    return true;
}

static bool take_names(members *m) {
    const uint64_t count = m->list->count;
    tg_key_set set = {0};
    set.num_places = (uint32_t)(count + count / 2 + 64); /* one of three stays empty */
    set.places = ks_alloc(m->ks, set.num_places, sizeof *set.places);
    if (set.places == NULL) return false;
    for (uint64_t i = 0; i < count; i++) {
        size_t n;
        if (!check_name(m, &set, i)) return false;
        const char *name = name_at(m, (uint32_t)i, &n);
        tg_name_table_add(&m->table, hash_of(m, name, n), (uint32_t)i);
    }
    return true;
}

/* ------------------------------------------------------------------------------------- content */

static bool take_contents(members *m) {
    tg_zip_opening o;
    bool has_checksums = false;
    if (!tg_zip_begin(&o, m->p->file, &m->p->reader.places[0].stream, 1)) return false;
    for (uint64_t i = 0; i < m->list->count; i++) {
        tg_zip_content *of = &m->p->contents[i];
        if (!tg_zip_take(&o, member_at(m, i), of)) return ks_in_item(m->ks, "members", i);
        has_checksums = has_checksums || of->crc32 != 0;
        if (of->deflated &&
            !ks_violated(m->ks, &rule_stored, member_at(m, i)->ks.at, ks_none(), ks_none()))
            return in_member(m, i, "method");
    }
    m->p->has_checksums = has_checksums;
    return has_checksums ||
           ks_violated(m->ks, &rule_checksums, member_at(m, 0)->ks.at, ks_none(), ks_none()) ||
           in_member(m, 0, "crc32");
}

static bool judge_content(members *m, tg_zip_opening *o, tg_zip_content *of, const uint8_t *bytes) {
    uint32_t crc = 0;
    if (!m->p->has_checksums) of->compared = true;
    if (!tg_zip_check_small(o, of)) return false;
    if (of->compared) return true;
    for (uint64_t at = 0; at < of->size;) { /* unsigned may have 32 bits */
        const uint64_t n = of->size - at < (1u << 30) ? of->size - at : 1u << 30;
        crc = tg_zip_crc32(crc, bytes + at, (unsigned)n);
        at += n;
    }
    return tg_zip_compare(m->p->file, of, crc);
}

/* All bytes of a member, in memory; they and their checksum are what the file says. */
static bool load(members *m, uint64_t i, const uint8_t **bytes) {
    tg_zip_content *of = &m->p->contents[i];
    tg_zip_stream *stream = &m->p->reader.places[0].stream;
    tg_zip_opening o;
    m->used[i] = 1;
    const bool good =
        tg_zip_begin(&o, m->p->file, stream, of->deflated && of->size > 0 ? of->size : 1) &&
        ks_spend(m->ks, of->size / 16) && tg_zip_load(&o, of, 0, of->size, bytes) &&
        judge_content(m, &o, of, *bytes);
    return good || ks_in_item(m->ks, "members", i);
}

/* ------------------------------------------------------------------------------ small members */

static bool is_text(const uint8_t *bytes, uint64_t n, const char *text) {
    return n == strlen(text) && memcmp(bytes, text, (size_t)n) == 0;
}

/* A number of at most nine digits, and perhaps a line feed; -1: it is none. */
static int64_t number_of(const uint8_t *bytes, uint64_t n) {
    int64_t number = 0;
    if (n > 0 && bytes[n - 1] == '\n') n--;
    if (n == 0 || n > 9) return -1;
    for (uint64_t i = 0; i < n; i++) {
        if (bytes[i] < '0' || bytes[i] > '9') return -1;
        number = number * 10 + (bytes[i] - '0');
    }
    return number;
}

/* Loads a member of the folder, if it is there: *i is TG_NAME_NONE otherwise. */
static bool load_named(members *m, const char *name, uint32_t *i, const uint8_t **bytes,
                       uint64_t *n) {
    *i = find(m, name, strlen(name));
    if (*i == TG_NAME_NONE) return true;
    *n = m->p->contents[*i].size;
    return load(m, *i, bytes);
}

static bool read_version(members *m) {
    uint32_t i;
    uint32_t other;
    const uint8_t *bytes = nothing;
    uint64_t n = 0;
    if (!load_named(m, ".data/version", &other, &bytes, &n) ||
        !load_named(m, "version", &i, &bytes, &n))
        return false;
    if (i != TG_NAME_NONE && other != TG_NAME_NONE)
        return refuse_name(m, other, KS_BAD_VALUE, "one of version and .data/version");
    if (i == TG_NAME_NONE) i = other;
    if (i == TG_NAME_NONE) {
        ks_fail(m->ks, KS_ABSENT, member_at(m, 0)->ks.at,
                "a member version in the folder, without which torch refuses the archive");
        return ks_in(m->ks, "members");
    }
    const int64_t version = number_of(bytes, n);
    return (version >= 1 && version <= 10) || refuse_data(m, i, "version 1 to 10", bytes, n);
}

static bool read_byte_order(members *m) {
    uint32_t i;
    const uint8_t *bytes = nothing;
    uint64_t n = 0;
    if (!load_named(m, "byteorder", &i, &bytes, &n)) return false;
    if (i == TG_NAME_NONE) return true;
    m->p->is_big_endian = is_text(bytes, n, "big");
    return m->p->is_big_endian || is_text(bytes, n, "little") ||
           refuse_data(m, i, "little or big", bytes, n);
}

static bool read_alignment(members *m) {
    uint32_t i;
    const uint8_t *bytes = nothing;
    uint64_t n = 0;
    if (!load_named(m, ".storage_alignment", &i, &bytes, &n)) return false;
    if (i == TG_NAME_NONE) return true;
    const int64_t number = number_of(bytes, n);
    if (number < 1 || (number & (number - 1)) != 0)
        return refuse_data(m, i, "a power of two", bytes, n);
    m->aligned = (uint64_t)number;
    return true;
}

/* *is_said: readers may compute where storages are. */
static bool read_format_version(members *m, bool *is_said) {
    uint32_t i;
    const uint8_t *bytes = nothing;
    uint64_t n = 0;
    if (!load_named(m, ".format_version", &i, &bytes, &n)) return false;
    *is_said = i != TG_NAME_NONE;
    return !*is_said || number_of(bytes, n) == 1 || refuse_data(m, i, "version 1", bytes, n);
}

/* ------------------------------------------------------------------------------------ storages */

/* Called for each storage when the pickle names it first. */
static bool on_storage(void *self, tg_pickle_machine *object, tg_pickle_storage *s) {
    members *m = self;
    static const char folder[] = "data/";
    const size_t head = sizeof folder - 1;
    uint32_t i = TG_NAME_NONE;
    if (s->key.count <= m->longest &&
        head + s->key.count <= m->longest) { /* else no member has it */
        memcpy(m->folded, folder, head);
        memcpy(m->folded + head, tg_pickle_text(object, &s->key), s->key.count);
        i = find(m, (const char *)m->folded, head + s->key.count);
    }
    if (i == TG_NAME_NONE)
        return tg_pickle_refuse(object, KS_BAD_REFERENCE,
                                "a storage for which there is a member data/KEY");
    tg_zip_content *of = &m->p->contents[i];
    if (of->size != s->nbytes)
        return ks_fail_found(m->ks, KS_BAD_SIZE, s->named_at,
                             "a storage of % bytes, as its member has", ks_value_u64(of->size),
                             ks_value_u64(s->nbytes));
    if (m->aligned != 0 && !of->deflated && of->data % m->aligned != 0)
        return ks_fail_found(m->ks, KS_BAD_REFERENCE, s->named_at,
                             "a storage at a multiple of %, as .storage_alignment says",
                             ks_value_u64(m->aligned), ks_value_u64(of->data));
    m->used[i] = 1;
    s->place = i;
    return true;
}

/* Values are left out by torch.serialization.skip_data; then the checksum of a storage is 0, which that of its bytes is not. It
 * is stored then. */
static bool check_skipped(members *m, uint64_t i) {
    tg_zip_content *of = &m->p->contents[i];
    if (!m->p->has_checksums) {
        of->compared = true;
        return true;
    }
    if (of->size == 0 || of->crc32 != 0 || of->deflated) return true;
    if (tg_zip_verify(m->p->file, of, &m->p->reader.places[0].stream, 0, NULL, 0)) return true;
    if (m->ks->error.code == KS_BAD_DATA) {
        const uint64_t at = of->data;
        memset(&m->ks->error, 0, sizeof m->ks->error);
        ks_fail(m->ks, KS_UNSUPPORTED, at,
                "a storage with its values: this one has no checksum, as "
                "torch.serialization.skip_data writes it");
    }
    return in_member(m, i, "data");
}

/* Where the archive says so, readers compute the places of storages: in the order in which the pickle names them, one behind
 * the other. */
static bool check_order(const members *m) {
    const tg_pickle_machine *object = &m->p->object;
    uint64_t first = 0;
    while (first < m->list->count &&
           strncmp(name_at(m, (uint32_t)first, &(size_t){0}), "data/", 5) != 0)
        first++;
    for (uint64_t i = 0; i < object->storages.count; i++) {
        const tg_pickle_storage *s = tg_pickle_storage_at(object, i);
        if (s->place != first + i)
            return refuse_name(m, s->place, KS_BAD_VALUE,
                               "storages one behind the other in the order in which the object "
                               "names them, as .format_version says");
    }
    return true;
}

/* ------------------------------------------------------------------------------- other members */

static bool begins(const char *name, size_t n, const char *with) {
    const size_t len = strlen(with);
    return n >= len && memcmp(name, with, len) == 0;
}

/* Whether a member that nothing names begins as a pickle does. Nothing else of it is read, as it has no values. */
static bool looks_like_pickle(members *m, uint64_t i, bool *yes) {
    enum { BEGIN = 2 };
    const tg_zip_content *of = &m->p->contents[i];
    const uint8_t *bytes = nothing;
    *yes = false;
    if (of->size < BEGIN) return true;
    if (m->first.bytes == NULL &&
        !tg_zip_begin(&m->first, m->p->file, &m->p->reader.places[0].stream, BEGIN))
        return false;
    if (!tg_zip_load(&m->first, of, 0, BEGIN, &bytes)) return ks_in_item(m->ks, "members", i);
    *yes = bytes[0] == 0x80 && bytes[1] >= 2;
    return true;
}

static bool check_other(members *m, uint64_t i) {
    size_t n;
    const char *name = name_at(m, (uint32_t)i, &n);
    if (is_text((const uint8_t *)name, n, ".data/serialization_id")) return true;
    if (begins(name, n, ".data/") && !begins(name, n, ".data/version")) {
        bool is_pickle = false;
        if (!looks_like_pickle(m, i, &is_pickle)) return false;
        if (is_pickle) return refuse_name(m, i, KS_BAD_VALUE, "no pickle beside data.pkl");
    } else if (!begins(name, n, "data/")) {
        return refuse_name(m, i, KS_BAD_VALUE, "the members that torch.save writes");
    }
    return ks_violated(m->ks, &rule_unused, member_at(m, i)->ks.at, ks_none(), ks_none()) ||
           in_member(m, i, "name");
}

static bool check_others(members *m) {
    for (uint64_t i = 0; i < m->list->count; i++) {
        if (m->used[i] == 0 && !check_other(m, i)) return false;
        if (!check_skipped(m, i)) return false;
    }
    return true;
}

/* -------------------------------------------------------------------------------------- pickle */

static bool run_pickle(members *m) {
    const uint32_t i = find(m, "data.pkl", 8);
    const uint8_t *bytes = nothing;
    tg_pickle_machine *object = &m->p->object;
    if (i == TG_NAME_NONE) {
        ks_fail(m->ks, KS_ABSENT, member_at(m, 0)->ks.at, "a member data.pkl in the folder");
        return ks_in(m->ks, "members");
    }
    if (!load(m, i, &bytes)) return false;
    const tg_zip_content *of = &m->p->contents[i];
    const tg_pickle_bytes of_object = {
        .bytes = bytes, .size = of->size, .origin = of->data, .is_decoded = of->deflated};
    object->storage_parts = 5;
    object->on_storage = on_storage;
    object->self = m;
    if (!tg_pickle_prepare(object, m->ks, of_object) || !tg_pickle_run(object) ||
        !tg_pickle_check_keys(object))
        return ks_in(m->ks, "object");
    const uint64_t end = tg_pickle_end(object);
    if (end == of->size) return true;
    ks_fail_found(m->ks, KS_TRAILING, tg_pickle_offset(&object->in.of, end), "nothing behind STOP",
                  ks_none(), ks_value_u64(of->size - end));
    return ks_in(m->ks, "object");
}

bool tg_pytorch_read_archive(tg_pytorch *p) {
    members m;
    bool is_computed = false;
    memset(&m, 0, sizeof m);
    m.p = p;
    m.ks = &p->file->ks;
    m.list = &p->archive->members;
    const bool good = begin(&m) && take_names(&m) && take_contents(&m) && read_version(&m) &&
                      read_byte_order(&m) && read_alignment(&m) &&
                      read_format_version(&m, &is_computed) && run_pickle(&m) &&
                      (!is_computed || check_order(&m)) && check_others(&m);
    p->object.on_storage = NULL;
    return good;
}

#endif
