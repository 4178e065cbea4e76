/* SPDX-License-Identifier: Apache-2.0 */
/*
 * checkpoint_member.c - changes of the members of an archive: names, order, flags, methods, checksums.
 *
 * Header and directory say the same afterwards, but for one change in five.
 */
#include <string.h>

#include "checkpoint.h"

enum { FLAG_DESCRIPTOR = 8 };

static uint64_t word(const uint8_t *p, uint32_t size) { return get_word(p, size, false); }

static void put(uint8_t *p, uint32_t size, uint64_t value) { put_word(p, size, false, value); }

static zip_member *some_member(work *w, zip_file *z) { return &z->members[below(w, z->num)]; }

/* Up to and with the first '/'. */
static size_t folder_of(span name) {
    const uint8_t *slash = name.n > 0 ? memchr(name.bytes, '/', name.n) : NULL;
    return slash != NULL ? (size_t)(slash - name.bytes) + 1 : 0;
}

/* --------------------------------------------------------------------------------------- names */

static void rename_to(work *w, zip_member *m, span name) {
    bool both = chance(w, 85), in_header = chance(w, 50);
    if (both || in_header) m->name = name;
    if (both || !in_header) m->entry_name = name;
}

static const char *some_name(work *w) {
    static const char *const names[] = {"data/0",
                                        "data/1",
                                        "data/x",
                                        "data/0.pkl",
                                        "data.pkl",
                                        "DATA.PKL",
                                        "version",
                                        "byteorder",
                                        ".format_version",
                                        ".storage_alignment",
                                        ".data/serialization_id",
                                        ".data/version",
                                        ".data/x",
                                        "constants.pkl",
                                        "code/x.py",
                                        "data/",
                                        "data/../x",
                                        "x"};
    return names[below(w, sizeof names / sizeof *names)];
}

static span name_in(zip_file *z, span folder, const char *name, size_t n) {
    span s = fuzz_keep(z, folder.bytes, folder_of(folder));
    s.n += fuzz_keep(z, name, n).n; /* right behind it */
    return s;
}

static void rename_one(work *w, zip_file *z) {
    zip_member *m = some_member(w, z);
    const char *name = some_name(w);
    span now = name_in(z, m->name, name, strlen(name));
    if (chance(w, 30)) { /* one letter in the other case, or one byte */
        now = fuzz_keep(z, m->name.bytes, m->name.n);
        uint8_t *p = z->pool + (now.bytes - z->pool);
        uint64_t bit = chance(w, 70) ? 5 : below(w, 8);
        if (now.n > 0) p[below(w, now.n)] ^= (uint8_t)(1u << bit);
    }
    rename_to(w, m, now);
}

static void rename_folder(work *w, zip_file *z) {
    static const char *const folders[] = {"archive", "a", "", "..", "model.pt", "\xc3\xa9", "A"};
    const char *folder = folders[below(w, sizeof folders / sizeof *folders)];
    for (size_t i = 0; i < z->num; i++) {
        zip_member *m = &z->members[i];
        size_t old = folder_of(m->name);
        span now = fuzz_keep(z, folder, strlen(folder));
        now.n += fuzz_keep(z, "/", 1).n;
        now.n += fuzz_keep(z, m->name.bytes + old, m->name.n - old).n;
        if (!chance(w, 3)) m->name = m->entry_name = now;
    }
}

/* --------------------------------------------------------------------------------- one member */

zip_member *fuzz_add_member(zip_file *z, const char *name, size_t len, span bytes) {
    uint32_t rank = 0;
    if (z->num == 0 || z->num == MOST_MEMBERS) return NULL;
    for (size_t i = 0; i < z->num; i++)
        if (z->members[i].rank >= rank) rank = z->members[i].rank + 1;
    zip_member *m = &z->members[z->num];
    *m = z->members[0];
    m->name = m->entry_name = name_in(z, m->name, name, len);
    m->rank = rank;
    z->num++;
    fuzz_set_content(z, m, bytes);
    return m;
}

static void set_some_content(work *w, zip_file *z, zip_member *m) {
    static const char *const contents[] = {"little", "big", "1",  "64", "3\n", "10\n",
                                           "3",      "0",   "11", "",   "128", "\x80\x02N."};
    const char *bytes = contents[below(w, sizeof contents / sizeof *contents)];
    fuzz_set_content(z, m, (span){(const uint8_t *)bytes, strlen(bytes)});
}

/* What the member with this name has to say, mostly. */
static void add_some(work *w, zip_file *z) {
    static const char *const pairs[][2] = {{"byteorder", "little"},
                                           {"byteorder", "big"},
                                           {".format_version", "1"},
                                           {".storage_alignment", "64"},
                                           {".data/serialization_id", "0123456789"},
                                           {"version", "3\n"},
                                           {"data/unused", "abc"}};
    const char *const *pair = pairs[below(w, sizeof pairs / sizeof *pairs)];
    zip_member *m = fuzz_add_member(z, pair[0], strlen(pair[0]),
                                    (span){(const uint8_t *)pair[1], strlen(pair[1])});
    if (m != NULL && chance(w, 20)) rename_one(w, z);
}

static void remove_one(work *w, zip_file *z) {
    size_t i = below(w, z->num);
    if (z->num < 2) return;
    memmove(&z->members[i], &z->members[i + 1], (z->num - i - 1) * sizeof z->members[0]);
    z->num--;
}

/* Their bytes, their entries, or both. */
static void swap_two(work *w, zip_file *z) {
    zip_member *a = some_member(w, z), *b = some_member(w, z), m = *a;
    uint64_t way = below(w, 4);
    if (way > 0) { /* the entries stay where they are, */
        *a = *b;
        *b = m;
    }
    if (way != 1) { /* or are swapped, too, or alone */
        uint32_t rank = a->rank;
        a->rank = b->rank;
        b->rank = rank;
    }
}

/* ---------------------------------------------------------------------- flags, methods, checksums */

/* In the header and the entry, or in one of them. */
static void put_both(work *w, zip_member *m, unsigned at, uint64_t value) {
    bool both = chance(w, 80), in_header = chance(w, 50);
    if (both || in_header) put(m->header + at, 2, value);
    if (both || !in_header) put(m->entry + at + 2, 2, value);
}

static void change_flags(work *w, zip_file *z) {
    zip_member *m = some_member(w, z);
    uint64_t flags = word(m->header + 6, 2);
    span content = fuzz_content_of(m);
    /* A descriptor comes or goes, bits without a meaning for members, or any. */
    static const uint16_t bits[] = {FLAG_DESCRIPTOR, FLAG_DESCRIPTOR, 0x800, 2, 4, 6};
    flags ^=
        chance(w, 75) ? bits[below(w, sizeof bits / sizeof *bits)] : UINT64_C(1) << below(w, 16);
    put_both(w, m, 6, flags);
    if (!m->is_deflated && chance(w, 90)) fuzz_set_content(z, m, content);
}

static void change_method(work *w, zip_file *z) {
    zip_member *m = some_member(w, z);
    span content = fuzz_content_of(m);
    uint64_t method = word(m->entry + 10, 2) == 8 ? 0 : 8;
    if (chance(w, 15)) method = below(w, 20);
    if (m->is_deflated) return;
    put_both(w, m, 8, method);
    if (chance(w, 90)) fuzz_set_content(z, m, content);
}

/* Where a checksum stands, it becomes this one. */
static void put_checksum(work *w, zip_file *z, zip_member *m, uint64_t crc) {
    bool is_behind = (word(m->header + 6, 2) & FLAG_DESCRIPTOR) != 0 && m->behind.n >= 8;
    bool all = chance(w, 80);
    if (all || chance(w, 50)) put(m->entry + 16, 4, crc);
    if (!is_behind && (all || chance(w, 50))) put(m->header + 14, 4, crc);
    if (!is_behind || !(all || chance(w, 50))) return;
    m->behind = fuzz_keep(z, m->behind.bytes, m->behind.n);
    if (m->behind.n > 0) put(z->pool + (m->behind.bytes - z->pool) + 4, 4, crc);
}

/* All are 0, as torch.serialization.set_crc32_options(False) leaves them, or those of some; or one is another one. */
static void change_checksums(work *w, zip_file *z) {
    uint64_t way = below(w, 4);
    if (way < 2) {
        for (size_t i = 0; i < z->num; i++)
            if (way == 0 || chance(w, 50)) put_checksum(w, z, &z->members[i], 0);
    } else {
        zip_member *m = some_member(w, z);
        put_checksum(w, z, m, way == 2 ? next_random(w) : word(m->entry + 16, 4) ^ 1);
    }
}

/* Bytes of a storage, or of what is one. */
static void change_content(work *w, zip_file *z) {
    zip_member *m = some_member(w, z);
    span content = fuzz_content_of(m);
    if (m->is_deflated) return;
    if (content.n == 0 || chance(w, 30)) {
        set_some_content(w, z, m);
        return;
    }
    span now = fuzz_keep(z, content.bytes, content.n);
    if (now.n == 0) return;
    z->pool[(size_t)(now.bytes - z->pool) + below(w, now.n)] = (uint8_t)next_random(w);
    fuzz_set_content(z, m, now);
}

void fuzz_change_members(work *w, zip_file *z) {
    switch (below(w, 14)) {
    case 0:
    case 1: rename_one(w, z); break;
    case 2: rename_folder(w, z); break;
    case 3:
    case 4: add_some(w, z); break;
    case 5: remove_one(w, z); break;
    case 6:
    case 7: swap_two(w, z); break;
    case 8:
    case 9: change_flags(w, z); break;
    case 10:
    case 11: change_method(w, z); break;
    case 12: change_checksums(w, z); break;
    default: change_content(w, z); break;
    }
}
