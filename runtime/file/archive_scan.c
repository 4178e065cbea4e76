/* SPDX-License-Identifier: Apache-2.0 */
/*
 * archive_scan.c - see archive_scan.h. ZIP: APPNOTE.TXT, 4.3; tar: POSIX.1-2017, pax.
 */
#include "archive_scan.h"

#include <string.h>

#define MOST_ENTRIES 1000000u
#define LONGEST_PATH 4096u

/* ------------------------------------------------------------------------------------------ ZIP */

enum { LOCAL = 30, ENTRY = 46, END = 22, LOCATOR = 20, END64 = 56, LONGEST_TAIL = 65535 + 4096 };

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

/* Finds the last end record, and every directory that it leads to: readers without ZIP64 follow the numbers in it. A comment has
 * up to 65,535 bytes; miniz, with which PyTorch reads archives, looks through blocks of 4,093 bytes, the last of which may begin
 * before that (mz_zip_reader_locate_header_sig). */
static bool find_directories(tg_glance *g, directories *found) {
    const uint64_t most = g->size < END + LONGEST_TAIL ? g->size : END + LONGEST_TAIL;
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
/* Whether descriptions of GNU's sparse files go on in another block; in a header, and in such a block. */
enum { GOES_ON_AT = 482, STILL_GOES_ON_AT = 504 };
enum { LARGEST_PAX = 1 << 20 };

/* As Python strips ASCII. */
static bool is_white(uint8_t c) {
    return c == ' ' || (c >= '\t' && c <= '\r') || (c >= 0x1c && c <= 0x1f);
}

/* Text in front of a NUL, as int() of Python reads it with base 8: perhaps a sign, "0o", and underscores between digits. */
static bool read_octal(const uint8_t *bytes, size_t n, int64_t *value) {
    const uint8_t *nul = memchr(bytes, 0, n);
    size_t end = nul != NULL ? (size_t)(nul - bytes) : n;
    size_t i = 0;
    *value = 0;
    while (i < end && is_white(bytes[i])) i++;
    while (end > i && is_white(bytes[end - 1])) end--;
    if (i == end) return true; /* nothing is 0 */
    const bool is_negative = bytes[i] == '-';
    if (bytes[i] == '-' || bytes[i] == '+') i++;
    const bool has_prefix = end - i >= 2 && bytes[i] == '0' && (bytes[i + 1] | 0x20) == 'o';
    if (has_prefix) i += 2;
    bool may_separate = has_prefix;
    bool ends_in_digit = false;
    for (; i < end; i++) {
        const uint8_t c = bytes[i];
        ends_in_digit = c >= '0' && c <= '7';
        if (!ends_in_digit && (c != '_' || !may_separate)) return false;
        if (ends_in_digit) *value = *value * 8 + (c - '0'); /* at most 12 digits */
        may_separate = ends_in_digit;
    }
    if (is_negative) *value = -*value;
    return ends_in_digit;
}

/* A field of 8 or 12 bytes: octal, or behind 0x80, and 0xff if it is negative, binary. False: it is neither, or too large. */
static bool read_field(const uint8_t *bytes, size_t n, int64_t *value) {
    if (bytes[0] != 0x80 && bytes[0] != 0xff) return read_octal(bytes, n, value);
    *value = bytes[0] == 0xff ? -1 : 0;
    for (size_t i = 1; i < n; i++) {
        /* The product is a multiple of 256 within the range, so that a byte can be added to it. */
        if (*value < INT64_MIN / 256 || *value > INT64_MAX / 256) return false;
        *value = *value * 256 + bytes[i];
    }
    return true;
}

/* Programs add up bytes, or signed ones. */
bool tg_is_tar_header(const uint8_t *header) {
    int64_t sum = 0;
    int64_t sum_signed = 0;
    int64_t said;
    for (size_t i = 0; i < BLOCK; i++) {
        const int c = i >= SUM_AT && i < SUM_AT + 8 ? ' ' : header[i];
        sum += c;
        sum_signed += c < 128 ? c : c - 256;
    }
    return read_field(header + SUM_AT, 8, &said) && (said == sum || said == sum_signed);
}

/* Readers that differ in which members have data. Python, Lib/tarfile.py: members that are no files have none, whatever their
 * size; an old file is a folder if its name ends in '/', in newer versions not behind another header about the member. */
typedef enum tar_reader { OLD_PYTHON, NEW_PYTHON, ANOTHER, NUM_READERS } tar_reader;

typedef struct tar_walk {
    tg_glance *g;
    tg_member *member;
    void *self;
    tar_reader reader;
    uint64_t at;
    bool is_whole;
    /* What headers in front of the next member say about it. */
    bool is_described;
    bool has_size;
    uint64_t size;
} tar_walk;

static void tell(tar_walk *w, const uint8_t *name, size_t n) {
    if (n > 0) w->member(w->self, name, n, TG_NO_ENTRY);
}

/* Readers differ in whether the field `prefix` counts without the magic "ustar". */
static void tell_name(tar_walk *w, const uint8_t *header) {
    uint8_t path[156 + 100];
    size_t n = 0;
    for (; n < 155 && header[PREFIX_AT + n] != 0; n++) path[n] = header[PREFIX_AT + n];
    if (n > 0) path[n++] = '/';
    const size_t prefix = n;
    for (size_t i = 0; i < 100 && header[i] != 0; i++) path[n++] = header[i];
    tell(w, path, n);
    if (prefix > 0) tell(w, path + prefix, n - prefix);
}

/* The content of a header with GNU's long name of the member. */
static void tell_long_name(tar_walk *w, uint64_t size) {
    const size_t n = size < LONGEST_PATH ? (size_t)size : LONGEST_PATH;
    const uint8_t *name = tg_glance_at(w->g, w->at, n);
    if (name == NULL) return;
    const uint8_t *nul = memchr(name, 0, n);
    tell(w, name, nul != NULL ? (size_t)(nul - name) : n);
}

static bool is_key(const uint8_t *key, size_t n, const char *word) {
    return n == strlen(word) && memcmp(key, word, n) == 0;
}

/* Decimal digits. False: something else, of which readers may make a number, or too much. */
static bool read_decimal(const uint8_t *text, size_t n, uint64_t *value) {
    *value = 0;
    for (size_t i = 0; i < n; i++) {
        if (text[i] < '0' || text[i] > '9' || *value > INT64_MAX / 10 - 1) return false;
        *value = *value * 10 + (uint64_t)(text[i] - '0');
    }
    return n > 0;
}

/* A size of the next member. Of several, readers do not take the same one, nor if it is of all members. */
static void take_size(tar_walk *w, const uint8_t *text, size_t n, bool is_of_all) {
    uint64_t size;
    if (!read_decimal(text, n, &size) || (w->has_size && size != w->size) || is_of_all) {
        w->is_whole = false;
        return;
    }
    w->has_size = true;
    w->size = size;
}

/* The content of a header of pax: records "LENGTH KEY=VALUE\n", where LENGTH counts all of it. */
static void read_pax(tar_walk *w, uint64_t size, bool is_of_all) {
    const uint8_t *p = size <= LARGEST_PAX ? tg_glance_at(w->g, w->at, size) : NULL;
    size_t left = p != NULL ? (size_t)size : 0;
    w->is_whole = w->is_whole && p != NULL;
    while (left > 0 && *p != 0) {
        const uint8_t *space = memchr(p, ' ', left);
        const uint8_t *sign = memchr(p, '=', left);
        uint64_t len;
        if (space == NULL || sign == NULL || sign < space ||
            !read_decimal(p, (size_t)(space - p), &len) || len > left ||
            len < (uint64_t)(sign - p) + 2 || p[len - 1] != '\n') {
            w->is_whole = false; /* readers go on, or not */
            return;
        }
        const size_t len_key = (size_t)(sign - space) - 1;
        size_t n = (size_t)(p + len - 1 - (sign + 1)); /* the value lies between '=' and '\n' */
        if (is_key(space + 1, len_key, "size")) take_size(w, sign + 1, n, is_of_all);
        if (is_key(space + 1, len_key, "GNU.sparse.size") ||
            is_key(space + 1, len_key, "GNU.sparse.realsize"))
            take_size(w, NULL, 0, true); /* takes the place of a size, or not */
        if (is_key(space + 1, len_key, "path") || is_key(space + 1, len_key, "GNU.sparse.name")) {
            while (n > 0 && sign[n] == '/') n--;
            tell(w, sign + 1, n);
        }
        p += len;
        left -= (size_t)len;
    }
}

static bool is_folder_by_name(const uint8_t *header) {
    const uint8_t *nul = memchr(header, 0, 100);
    const size_t n = nul != NULL ? (size_t)(nul - header) : 100;
    return n > 0 && header[n - 1] == '/';
}

static bool has_data(const tar_walk *w, const uint8_t *header) {
    const uint8_t kind = header[KIND_AT];
    if (w->reader == ANOTHER) return true;
    if (kind >= '1' && kind <= '6') return false;
    return kind != 0 || !is_folder_by_name(header) || (w->reader == NEW_PYTHON && w->is_described);
}

/* Passes over the blocks of a sparse file that describe it. */
static void pass_over_map(tar_walk *w, bool goes_on) {
    while (goes_on) {
        const uint8_t *block = tg_glance_at(w->g, w->at, BLOCK);
        if (block == NULL) return;
        goes_on = block[STILL_GOES_ON_AT] != 0;
        w->at += BLOCK; /* of a block that is in the file: no overflow */
    }
}

/* Passes over a header and what belongs to it. False: there is nothing behind. */
static bool pass_over(tar_walk *w, const uint8_t *header, uint64_t size) {
    const uint8_t kind = header[KIND_AT];
    const bool is_pax = kind == 'x' || kind == 'X' || kind == 'g';
    bool is_skipped = true;
    w->at += BLOCK; /* of a header that is in the file: no overflow */
    if (is_pax) {
        read_pax(w, size, kind == 'g');
    } else if (kind == 'L') {
        tell_long_name(w, size);
    } else if (kind != 'K') {
        tell_name(w, header);
        is_skipped = has_data(w, header);
        if (kind == 'S') pass_over_map(w, header[GOES_ON_AT] != 0);
        if (w->has_size) size = w->size;
    }
    w->is_described = is_pax || kind == 'L' || kind == 'K';
    w->has_size = w->has_size && w->is_described;
    if (!is_skipped) return true;
    /* At most INT64_MAX, so that it can be rounded up. */
    const uint64_t padded = (size + BLOCK - 1) / BLOCK * BLOCK;
    if (padded > w->g->size - w->at) return false;
    w->at += padded;
    return true;
}

static bool is_zero(const uint8_t *block) {
    size_t i = 0;
    while (i < BLOCK && block[i] == 0) i++;
    return i == BLOCK;
}

/* An archive ends with a block of zeros, or with the file. */
static void walk(tar_walk *w) {
    for (uint32_t i = 0;; i++) {
        const uint8_t *header = tg_glance_at(w->g, w->at, BLOCK);
        int64_t size;
        if (header == NULL || is_zero(header)) return;
        if (i == MOST_ENTRIES || !tg_is_tar_header(header) ||
            !read_field(header + SIZE_AT, 12, &size) || size < 0) {
            w->is_whole = false;
            return;
        }
        if (!pass_over(w, header, (uint64_t)size)) return;
    }
}

bool tg_tar_scan(tg_glance *g, tg_member *member, void *self, bool *is_whole) {
    const uint8_t *first = tg_glance_at(g, 0, BLOCK);
    *is_whole = true;
    if (first == NULL || !tg_is_tar_header(first)) return false;
    for (int reader = 0; reader < NUM_READERS; reader++) {
        tar_walk w = {.g = g, .member = member, .self = self, .is_whole = true};
        w.reader = (tar_reader)reader;
        walk(&w);
        *is_whole = *is_whole && w.is_whole;
    }
    return true;
}
