/* SPDX-License-Identifier: Apache-2.0 */
/*
 * archive_scan.c - see archive_scan.h. ZIP: APPNOTE.TXT, 4.3; tar: POSIX.1-2017, pax.
 */
#include "archive_scan.h"

#include <string.h>

#define MOST_ENTRIES 1000000u
#define LONGEST_PATH 4096u

/* ------------------------------------------------------------------------------------------ ZIP */

enum { LOCAL = 30, ENTRY = 46, END = 22, LOCATOR = 20, END64 = 56, LONGEST_COMMENT = 65535 };

typedef struct directory {
    uint64_t at;
    uint64_t size;
} directory;

static uint64_t number_at(const uint8_t *bytes, size_t at, unsigned n) {
    return tg_glance_number(bytes + at, n);
}

static bool has_magic(const uint8_t *bytes, const char *magic) {
    return bytes != NULL && memcmp(bytes, magic, 4) == 0;
}

/* What readers of one file may take for its directory. */
typedef struct directories {
    directory all[6]; /* three records, two places each */
    size_t n;
} directories;

static void keep(tg_glance *g, directories *found, directory d) {
    for (size_t i = 0; i < found->n; i++)
        if (found->all[i].at == d.at && found->all[i].size == d.size) return;
    if (has_magic(tg_glance_at(g, d.at, ENTRY), "PK\1\2")) found->all[found->n++] = d;
}

/* Readers differ in whether the directory lies where the record at `end` says, or in front of the record, as if something
 * preceded the archive. */
static void keep_both(tg_glance *g, directories *found, directory said, uint64_t end) {
    keep(g, found, said);
    if (said.size <= end) keep(g, found, (directory){end - said.size, said.size});
}

/* The ZIP64 records of the end record at `end`, if a locator says that there is one. Some readers look where it says, others
 * right in front of it. */
static void find_end64(tg_glance *g, uint64_t end, directories *found) {
    if (end < LOCATOR + END64) return;
    const uint8_t *locator = tg_glance_at(g, end - LOCATOR, LOCATOR);
    if (!has_magic(locator, "PK\6\7")) return;
    const uint64_t places[] = {number_at(locator, 8, 8), end - LOCATOR - END64};
    for (size_t i = 0; i < 2; i++) {
        const uint8_t *record = tg_glance_at(g, places[i], END64);
        if (!has_magic(record, "PK\6\6")) continue;
        keep_both(g, found, (directory){number_at(record, 48, 8), number_at(record, 40, 8)},
                  places[i]);
    }
}

/* Finds the last end record, and every directory that it leads to: readers without ZIP64 follow the numbers in it. */
static bool find_directories(tg_glance *g, directories *found) {
    const uint64_t most = g->size < END + LONGEST_COMMENT ? g->size : END + LONGEST_COMMENT;
    const uint8_t *tail = tg_glance_at(g, g->size - most, most);
    for (uint64_t i = most; tail != NULL && i >= END; i--) {
        const uint8_t *record = tail + (i - END);
        if (!has_magic(record, "PK\5\6")) continue;
        const uint64_t end = g->size - most + (i - END);
        keep_both(g, found, (directory){number_at(record, 16, 4), number_at(record, 12, 4)}, end);
        find_end64(g, end, found);
        return true;
    }
    return false;
}

/* The name in the field Unicode Path (APPNOTE 4.6.9) of `n` bytes of extra fields: that of the member for readers which know
 * the field, if the checksum in it is that of the other name. So it is told whatever the checksum is. */
static void tell_unicode_path(const uint8_t *extra, size_t n, uint64_t entry, tg_member *member,
                              void *self) {
    enum { HEAD = 4, VERSION_AND_SUM = 5 };
    while (n >= HEAD) {
        const uint64_t size = number_at(extra, 2, 2);
        if (size > n - HEAD) return;
        if (number_at(extra, 0, 2) == 0x7075 && size > VERSION_AND_SUM)
            member(self, extra + HEAD + VERSION_AND_SUM, (size_t)size - VERSION_AND_SUM, entry);
        extra += HEAD + size;
        n -= HEAD + (size_t)size;
    }
}

/* `is_one`: no reader takes anything else for the directory. */
static bool read_directory(tg_glance *g, directory d, bool is_one, tg_member *member, void *self) {
    uint64_t left = d.size;
    for (uint32_t i = 0; left >= ENTRY && i < MOST_ENTRIES; i++) {
        const uint8_t *entry = tg_glance_at(g, d.at, ENTRY);
        if (!has_magic(entry, "PK\1\2")) return true;
        const uint64_t len = number_at(entry, 28, 2);
        const uint64_t len_extra = number_at(entry, 30, 2);
        const uint64_t all = ENTRY + len + len_extra + number_at(entry, 32, 2);
        const uint8_t *name = tg_glance_at(g, d.at + ENTRY, len);
        if (name == NULL) return true;
        const uint64_t known = is_one ? d.at : TG_NO_ENTRY;
        member(self, name, (size_t)len, known);
        const uint8_t *extra = tg_glance_at(g, d.at + ENTRY + len, len_extra);
        if (extra == NULL) return true;
        tell_unicode_path(extra, (size_t)len_extra, known, member, self);
        if (all > left) return true;
        d.at += all;
        left -= all;
    }
    return left < ENTRY;
}

bool tg_zip_scan(tg_glance *g, tg_member *member, void *self, bool *is_whole) {
    directories found = {.n = 0};
    *is_whole = true;
    if (!find_directories(g, &found)) return false;
    for (size_t i = 0; i < found.n; i++)
        *is_whole = read_directory(g, found.all[i], found.n == 1, member, self) && *is_whole;
    return true;
}

bool tg_zip_stored(tg_glance *g, uint64_t entry, uint64_t *from, uint64_t *size) {
    const uint8_t *e = tg_glance_at(g, entry, ENTRY);
    if (e == NULL || number_at(e, 10, 2) != 0) return false;
    *size = number_at(e, 24, 4);
    *from = number_at(e, 42, 4);
    const uint8_t *header = tg_glance_at(g, *from, LOCAL);
    if (!has_magic(header, "PK\3\4")) return false;
    /* Of numbers below 2^33: no overflow. */
    *from += LOCAL + number_at(header, 26, 2) + number_at(header, 28, 2);
    return *from <= g->size && *size <= g->size - *from;
}

/* ------------------------------------------------------------------------------------------ tar */

enum { BLOCK = 512, SIZE_AT = 124, SUM_AT = 148, KIND_AT = 156, PREFIX_AT = 345 };

/* Octal digits, behind spaces. */
static bool octal(const uint8_t *bytes, size_t n, uint64_t *value) {
    bool has_digits = false;
    *value = 0;
    for (size_t i = 0; i < n; i++) {
        const uint8_t c = bytes[i];
        if (c == ' ' && !has_digits) continue;
        if (c < '0' || c > '7') break;
        *value = *value * 8 + (uint64_t)(c - '0'); /* at most 12 digits */
        has_digits = true;
    }
    return has_digits;
}

bool tg_is_tar_header(const uint8_t *header) {
    uint64_t sum = 0;
    uint64_t said;
    if (header[0] == 0) return false;
    for (size_t i = 0; i < BLOCK; i++) sum += i >= SUM_AT && i < SUM_AT + 8 ? ' ' : header[i];
    return octal(header + SUM_AT, 8, &said) && said == sum;
}

/* Large sizes are binary, with the first bit set (GNU tar). */
static bool size_of(const uint8_t *header, uint64_t *size) {
    const uint8_t *bytes = header + SIZE_AT;
    if ((bytes[0] & 0x80) == 0) {
        if (!octal(bytes, 12, size)) *size = 0;
        return true;
    }
    *size = 0;
    for (size_t i = 4; i < 12; i++) *size = *size << 8 | bytes[i];
    return *size <= INT64_MAX;
}

/* The content of a record that has the name of the member behind it: GNU's long name, or the path of pax. */
static void tell_long_name(const uint8_t *bytes, size_t n, uint8_t kind, tg_member *member,
                           void *self) {
    static const char key[] = "path=";
    size_t from = 0;
    if (kind == 'x') {
        while (from + 5 <= n && memcmp(bytes + from, key, 5) != 0) from++;
        if (from + 5 > n) return;
        from += 5;
    }
    size_t end = from;
    while (end < n && bytes[end] != '\0' && bytes[end] != '\n') end++;
    if (end > from) member(self, bytes + from, end - from, TG_NO_ENTRY);
}

static void tell_name(const uint8_t *header, tg_member *member, void *self) {
    uint8_t path[156 + 100];
    size_t n = 0;
    if (memcmp(header + 257, "ustar", 5) == 0) {
        for (; n < 155 && header[PREFIX_AT + n] != 0; n++) path[n] = header[PREFIX_AT + n];
        if (n > 0) path[n++] = '/';
    }
    for (size_t i = 0; i < 100 && header[i] != 0; i++) path[n++] = header[i];
    member(self, path, n, TG_NO_ENTRY);
}

bool tg_tar_scan(tg_glance *g, tg_member *member, void *self, bool *is_whole) {
    uint64_t at = 0;
    *is_whole = true;
    for (uint32_t i = 0;; i++) {
        const uint8_t *header = tg_glance_at(g, at, BLOCK);
        uint64_t size;
        if (header == NULL || !tg_is_tar_header(header)) return i > 0;
        if (i == MOST_ENTRIES) *is_whole = false;
        if (i == MOST_ENTRIES || !size_of(header, &size)) return true;
        const uint8_t kind = header[KIND_AT];
        at += BLOCK; /* of a header that is in the file: no overflow */
        if (kind == 'L' || kind == 'x') {
            const size_t n = size < LONGEST_PATH ? (size_t)size : LONGEST_PATH;
            const uint8_t *content = tg_glance_at(g, at, n);
            if (content != NULL) tell_long_name(content, n, kind, member, self);
        } else {
            tell_name(header, member, self);
        }
        const uint64_t padded =
            size <= UINT64_MAX - BLOCK ? (size + BLOCK - 1) / BLOCK * BLOCK : size;
        if (padded > g->size - at) return true;
        at += padded;
    }
}
