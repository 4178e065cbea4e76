/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_names.c - see npz_names.h.
 */
#include "npz_names.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "composing.h"
#include "key_set.h"
#include "zip_name.h"

#define FLAG_UTF8 0x0800u
#define NAME_MAX_SIZE 65535u /* lengths have 16 bits */
#define NAME_READ 4095u      /* of which Info-ZIP reads so many */

static const ks_rule rule_encoding = {"member.name_encoding",
                                      "a name in ASCII, or the flag 0x0800 for a name in UTF-8",
                                      KS_BAD_TEXT, true};
static const ks_rule rule_visible = {"member.name_characters", "characters that can be seen",
                                     KS_BAD_VALUE, true};
static const ks_rule rule_composed = {
    "member.name_composed", "characters that no reader composes or decomposes", KS_BAD_VALUE, true};
static const ks_rule rule_length = {
    "member.name_length", "at most 4,095 bytes, which all readers read", KS_BAD_VALUE, true};
static const ks_rule rule_path = {
    "member.name_path",
    "parts between '/' that are not empty, \".\" or \"..\" and do not end with a space or a dot; "
    "no '\\'",
    KS_BAD_VALUE, true};
static const ks_rule rule_windows = {
    "member.name_windows",
    "a name that Windows takes for a file: none of : * ? \" < > |, no part that is a device, such "
    "as CON or COM1",
    KS_BAD_VALUE, true};
static const ks_rule rule_alike = {"member.name_alike",
                                   "a name that differs from the others as a path of any system",
                                   KS_BAD_VALUE, true};
static const ks_rule rule_beside = {
    "member.array", "arrays, no folders and nothing from \"__MACOSX\"", KS_BAD_VALUE, true};
static const ks_rule rule_unicode_path = {"extra_field.unicode_path",
                                          "no field that repeats the name", KS_BAD_VALUE, true};

typedef struct naming {
    tg_file *file;
    ks_ctx *ks;
    const npz *archive;
    uint64_t key[2];
    tg_key_set set;
    uint8_t *form;   /* room for a name */
    uint8_t *folded; /* the same, and for a name whose characters are folded to longer ones */
} naming;

static uint64_t place_of(const naming *n, ks_bytes name) { return ks_offset_of(n->ks, name.data); }

static ks_value shown(const naming *n, ks_bytes name) {
    return ks_value_bytes(n->ks, name.data, name.size);
}

static bool refuse(const naming *n, ks_code code, ks_bytes name, const char *expected) {
    ks_fail_found(n->ks, code, place_of(n, name), expected, ks_none(), shown(n, name));
    return ks_in(n->ks, "name");
}

static bool note(const naming *n, const ks_rule *rule, ks_bytes name) {
    return ks_violated(n->ks, rule, place_of(n, name), ks_none(), shown(n, name)) ||
           ks_in(n->ks, "name");
}

/* ----------------------------------------------------------------------------------- one name */

static bool is_ascii(ks_bytes name) {
    for (uint64_t i = 0; i < name.size; i++) {
        if (name.data[i] >= 0x80) return false;
    }
    return true;
}

/* Whether the bytes at `p`, of `left`, begin with a character of U+2000 to U+20FF or of any other
 * block whose first two bytes are given, with a last byte from `from` to `to`. */
static bool is_within(const uint8_t *p, uint64_t left, const char *begin, unsigned from,
                      unsigned to) {
    size_t n = strlen(begin);
    return left > n && memcmp(p, begin, n) == 0 && p[n] >= from && p[n] <= to;
}

/* Whether a name in UTF-8 has a character that has no picture or that turns the direction of text. */
static bool has_invisible(ks_bytes name) {
    for (uint64_t i = 0; i < name.size; i++) {
        const uint8_t *p = name.data + i;
        uint64_t left = name.size - i;
        if (*p < 0x20 || *p == 0x7f) return true;
        if (*p < 0x80) continue;
        if (is_within(p, left, "\xc2", 0x80, 0x9f) ||     /* controls */
            is_within(p, left, "\xc2", 0xad, 0xad) ||     /* soft hyphen */
            is_within(p, left, "\xcd", 0x8f, 0x8f) ||     /* grapheme joiner */
            is_within(p, left, "\xd8", 0x9c, 0x9c) ||     /* Arabic letter mark */
            is_within(p, left, "\xe2\x80", 0x8b, 0x8f) || /* zero width, directions */
            is_within(p, left, "\xe2\x80", 0xa8, 0xae) || /* line ends, directions */
            is_within(p, left, "\xe2\x81", 0xa0, 0xaf) || /* joiners, directions */
            is_within(p, left, "\xef\xbb", 0xbf, 0xbf) || /* byte order mark */
            is_within(p, left, "\xef\xbf", 0xb9, 0xbb) || /* annotations */
            is_within(p, left, "\xf3\xa0", 0x80, 0x81))   /* tags */
            return true;
    }
    return false;
}

/*
 * Whether a reader that normalises names, as libarchive does, may show another name. Which names become
 * the same in this way is not computed, since each reader has tables of its own: of two that do, one is noted.
 */
static bool has_composing(ks_bytes name) {
    uint64_t length;
    for (uint64_t i = 0; i < name.size; i += length) { /* length <= name.size - i */
        if (tg_is_composing(tg_zip_char_at(name.data + i, name.size - i, &length))) return true;
    }
    return false;
}

static uint8_t upper(uint8_t byte) {
    return byte >= 'a' && byte <= 'z' ? (uint8_t)(byte - 'a' + 'A') : byte;
}

/* Whether Windows takes a part of a path, of n bytes, for a device. What follows a dot, and spaces in front of it, are no
 * part of the name of a device. */
static bool is_device(const uint8_t *part, uint64_t n) {
    /* ? is a digit, also a superscript one of Latin-1. */
    static const char *const devices[] = {"CON",  "PRN",    "AUX",     "NUL",   "COM?",
                                          "LPT?", "CONIN$", "CONOUT$", "CLOCK$"};
    uint64_t size = 0;
    while (size < n && part[size] != '.') size++;
    while (size > 0 && part[size - 1] == ' ') size--;
    for (size_t i = 0; i < sizeof devices / sizeof devices[0]; i++) {
        const char *const device = devices[i];
        uint64_t at = 0;
        while (at < size && device[at] != '\0' && upper(part[at]) == (uint8_t)device[at]) at++;
        if (device[at] == '\0' && at == size) return true;
        if (device[at] != '?') continue;
        if (size - at == 1 && part[at] >= '0' && part[at] <= '9') return true;
        if (size - at == 2 && part[at] == 0xc2 &&
            (part[at + 1] == 0xb9 || part[at + 1] == 0xb2 || part[at + 1] == 0xb3))
            return true;
    }
    return false;
}

/* Whether the parts of the name of an array are names of files for Windows: nothing that is a drive, a stream of a file or
 * a pattern, and no device. */
static bool is_windows_path(const uint8_t *name, uint64_t n) {
    uint64_t from = 0;
    for (uint64_t i = 0; i <= n; i++) {
        if (i < n && name[i] != '/') {
            if (name[i] != '\0' && strchr(":*?\"<>|", name[i]) != NULL) return false;
            continue;
        }
        if (is_device(name + from, i - from)) return false;
        from = i + 1;
    }
    return true;
}

/* Whether the name of an array is a relative path whose parts are names on every system. */
static bool is_plain_path(const uint8_t *name, uint64_t n) {
    uint64_t from = 0;
    for (uint64_t i = 0; i <= n; i++) {
        if (i < n && name[i] == '\\') return false;
        if (i < n && name[i] != '/') continue;
        /* An array may have an empty name: then the last part of the member is ".npy". */
        if (i == from && i < n) return false;
        if (i > from && (name[i - 1] == '.' || name[i - 1] == ' ')) return false;
        from = i + 1;
    }
    return true;
}

/* A field that repeats the name says the same. */
static bool check_extra(const naming *n, const zip_archive_extra *extra, ks_bytes name) {
    if (!extra->ks_has_fields) return true;
    for (uint64_t i = 0; i < extra->fields.count; i++) {
        const zip_archive_extra_field *field = ks_list_at(&extra->fields, i);
        if (field->id != ZIP_ARCHIVE_FIELD_ID_UNICODE_PATH) continue;
        const zip_archive_unicode_path *path = field->body.object.object;
        bool same = false;
        if (!ks_bytes_equal(n->ks, path->name, name, &same)) return false;
        if (same && ks_violated(n->ks, &rule_unicode_path, field->ks.at, ks_none(), ks_none()))
            continue;
        if (!same)
            ks_fail_found(n->ks, KS_BAD_REFERENCE, field->ks.at,
                          "the name of the member in the field that repeats it", ks_none(),
                          ks_value_bytes(n->ks, path->name.data, path->name.size));
        ks_in_item(n->ks, "fields", i);
        return ks_in(n->ks, "extra");
    }
    return true;
}

bool npz_is_beside(const zip_archive_member *m) {
    static const char folder[] = "__MACOSX/";
    const ks_bytes name = m->name;
    uint64_t part = name.size; /* where the last part of the path begins */
    while (part > 0 && name.data[part - 1] != '/') part--;
    if (part == name.size) return name.size > 0 && m->entry->len_member == 0;
    return part >= sizeof folder - 1 && memcmp(name.data, folder, sizeof folder - 1) == 0 &&
           name.size - part > 2 && memcmp(name.data + part, "._", 2) == 0;
}

static bool check_name(const naming *n, const zip_archive_member *m) {
    ks_ctx *ks = n->ks;
    const ks_bytes name = m->name;
    const bool ascii = is_ascii(name);
    /* Characters that are not ASCII are looked up in a table. */
    if (!ks_spend(ks, 1 + name.size / 4 + (ascii ? 0 : name.size))) return false;
    const bool beside = npz_is_beside(m);
    if (!beside && (name.size < NPZ_SUFFIX_SIZE ||
                    memcmp(name.data + name.size - NPZ_SUFFIX_SIZE, ".npy", NPZ_SUFFIX_SIZE) != 0))
        return refuse(n, KS_BAD_VALUE, name, "a name that ends in \".npy\"");
    if (memchr(name.data, 0, (size_t)name.size) != NULL)
        return refuse(n, KS_BAD_VALUE, name, "a name without zero bytes");
    if ((m->flags & FLAG_UTF8) != 0) {
        ks_text text = {name.data, name.size, name.size};
        if (!ks_decode(ks, &text, "UTF-8")) return ks_in(ks, "name");
    } else if (!ascii && !note(n, &rule_encoding, name)) {
        return false;
    }
    if (name.size > NAME_READ && !note(n, &rule_length, name)) return false;
    if (has_invisible(name) && !note(n, &rule_visible, name)) return false;
    if (!ascii && has_composing(name) && !note(n, &rule_composed, name)) return false;
    if (beside && !note(n, &rule_beside, name)) return false;
    /* A folder may end as a path does, with a '/'. */
    const uint64_t size = beside ? name.size - 1 : name.size - NPZ_SUFFIX_SIZE;
    if (!is_windows_path(name.data, size) && !note(n, &rule_windows, name)) return false;
    return is_plain_path(name.data, size) || note(n, &rule_path, name);
}

/* ---------------------------------------------------------------------------------- all names */

/* Forms of each name are in one set; they are hashed as names of different scopes. */
enum { AS_IT_IS, WITH_SLASHES, AS_PATH, NUM_FORMS };

static tg_hash hash_of(const naming *n, unsigned form, const uint8_t *name, uint64_t size) {
    return tg_hash_name(n->key, form, (const char *)name, (size_t)size); /* at most 65535 bytes */
}

/* Writes the name with '/' in place of '\\' to n->form. */
static uint64_t with_slashes(const naming *n, ks_bytes name) {
    for (uint64_t i = 0; i < name.size; i++)
        n->form[i] = name.data[i] == '\\' ? (uint8_t)'/' : name.data[i];
    return name.size;
}

/* Makes of n->folded what programs that simplify paths take it for. Returns its new length. */
static uint64_t as_path(const naming *n, uint64_t size) {
    uint64_t to = 0;
    uint64_t from = 0; /* of the part in the result */
    for (uint64_t i = 0; i <= size; i++) {
        uint8_t byte = i < size ? n->folded[i] : (uint8_t)'/';
        if (byte != '/') {
            n->folded[to++] = byte;
            continue;
        }
        while (to > from && (n->folded[to - 1] == '.' || n->folded[to - 1] == ' ')) to--;
        if (to > from && i < size) n->folded[to++] = '/'; /* to <= i: as many bytes were read */
        from = to;
    }
    return to;
}

/* Adds the forms of a name, which must not be those of one before it. */
static bool add_name(naming *n, const zip_archive_member *m) {
    const ks_bytes name = m->name;
    /* Characters that are not ASCII are looked up in a table. */
    if (!ks_spend(n->ks, 1 + (is_ascii(name) ? name.size / 8 : name.size))) return false;
    if (tg_key_set_add(&n->set, hash_of(n, AS_IT_IS, name.data, name.size)) != TG_KEY_NEW)
        return refuse(n, KS_BAD_VALUE, name, "a name that no member before it has");
    uint64_t size = with_slashes(n, name);
    if (tg_key_set_add(&n->set, hash_of(n, WITH_SLASHES, n->form, size)) != TG_KEY_NEW)
        return refuse(n, KS_BAD_VALUE, name,
                      "a name that no member before it has when '\\' is read as '/'");
    size = as_path(n, tg_zip_fold(n->form, size, n->folded));
    return tg_key_set_add(&n->set, hash_of(n, AS_PATH, n->folded, size)) == TG_KEY_NEW ||
           note(n, &rule_alike, name);
}

/* NumPy looks for a member of exactly the name that is asked for, then for one with ".npy". */
static bool check_clash(naming *n, const zip_archive_member *m) {
    const ks_bytes name = m->name;
    if (!ks_spend(n->ks, 1 + name.size / 32)) return false;
    return !tg_key_set_has(&n->set, hash_of(n, AS_IT_IS, name.data, name.size - NPZ_SUFFIX_SIZE)) ||
           refuse(n, KS_BAD_VALUE, name, "no member whose name is this without \".npy\"");
}

static bool begin_set(naming *n, uint64_t count) {
    /* One of three places stays empty. The count of members is below 2^32 / 10: as many entries of
     * at least 46 bytes are in memory. */
    uint64_t places = NUM_FORMS * count;
    places += places / 2 + 64;
    if (places > UINT32_MAX) places = UINT32_MAX;
    n->set.num_places = (uint32_t)places;
    n->set.places = ks_alloc(n->ks, places, sizeof *n->set.places);
    n->form = ks_alloc(n->ks, NAME_MAX_SIZE, 1);
    n->folded = ks_alloc(n->ks, NAME_MAX_SIZE / 2 * 3 + 1, 1);
    tg_hash_key(n->key, n->file);
    return n->set.places != NULL && n->form != NULL && n->folded != NULL;
}

/* The name without ".npy", and a zero byte behind it. */
static bool keep(const naming *n, ks_bytes name, tg_foreign_name *kept) {
    uint64_t size = name.size - NPZ_SUFFIX_SIZE;
    char *raw = ks_alloc(n->ks, size + 1, 1);
    if (raw == NULL) return false;
    memcpy(raw, name.data, (size_t)size);
    raw[size] = '\0';
    *kept = (tg_foreign_name){.raw = raw, .raw_len = (size_t)size, .shown = NULL};
    return true;
}

static bool take_name(naming *n, const zip_archive_member *m) {
    return check_name(n, m) && check_extra(n, &m->extra, m->name) &&
           check_extra(n, &m->entry->extra, m->name) && add_name(n, m);
}

bool npz_take_names(tg_file *file, const npz *archive, tg_foreign_name *names) {
    const ks_list *members = &archive->members;
    naming n;
    memset(&n, 0, sizeof n);
    n.file = file;
    n.ks = &file->ks;
    n.archive = archive;
    if (!begin_set(&n, members->count)) return false;
    uint64_t kept = 0;
    for (uint64_t i = 0; i < members->count; i++) {
        const zip_archive_member *m = ks_list_at(members, i);
        if (!take_name(&n, m)) return ks_in_item(n.ks, "members", i);
        if (!npz_is_beside(m) && !keep(&n, m->name, &names[kept++])) return false;
    }
    for (uint64_t i = 0; i < members->count; i++) {
        const zip_archive_member *m = ks_list_at(members, i);
        if (!npz_is_beside(m) && !check_clash(&n, m)) return ks_in_item(n.ks, "members", i);
    }
    return true;
}

#endif
