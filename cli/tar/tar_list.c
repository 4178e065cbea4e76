/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tar_list.c - see tar_list.h.
 */
#include "tar_list.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK ((size_t)512)
#define MOST_RECORDS                                                                               \
    ((size_t)64 << 10) /* bytes of pax records in front of a file: attributes of macOS take some */
#define LARGEST_OCTAL ((UINT64_C(1) << 33) - 1) /* in the eleven digits of a header */

/* Fields of a header: POSIX, pax(1), "ustar Interchange Format". */
enum {
    NAME_AT = 0,
    NAME_LEN = 100,
    SIZE_AT = 124,
    SIZE_LEN = 12,
    SUM_AT = 148,
    SUM_LEN = 8,
    TYPE_AT = 156,
    MAGIC_AT = 257,
    MAGIC_LEN = 8,
    PREFIX_AT = 345,
    PREFIX_LEN = 155
};

typedef struct reader {
    tar_list *list;
    tar_read *read;
    void *self;
    uint64_t size;
    uint64_t at; /* of the header */
    tar_refusal *refusal;
    uint8_t head[512];
    bool is_gnu;
    char type;
    uint64_t bytes; /* behind the header, as it says */
    /* From pax records, for the next header. */
    bool has_records;
    bool has_size;
    uint64_t pax_size;
    size_t path_len; /* 0: there is none */
    char path[2 * TAR_LONGEST_NAME + 4];
} reader;

/* ------------------------------------------------------------------------------------------ errors */

static bool refuse_at(const reader *r, uint64_t at, const char *why) {
    r->refusal->at = at;
    r->refusal->why = why;
    return false;
}

static bool refuse(const reader *r, size_t field, const char *why) {
    return refuse_at(r, r->at + field, why);
}

static bool fail(const reader *r, int system) {
    r->refusal->at = r->at;
    r->refusal->system = system;
    return false;
}

static bool load(const reader *r, uint64_t at, void *dst, size_t n) {
    const int system = r->read(r->self, at, dst, n);
    return system == 0 || fail(r, system);
}

/* ----------------------------------------------------------------------------------------- headers */

static bool are_zeros(const uint8_t *bytes, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (bytes[i] != 0) return false;
    return true;
}

/* Octal digits, behind which there are spaces and NUL alone. */
static bool read_octal(const uint8_t *field, size_t n, uint64_t *out) {
    size_t i = 0;
    *out = 0;
    while (i < n && field[i] >= '0' && field[i] <= '7') *out = *out * 8 + (field[i++] - '0');
    if (i == 0) return false;
    while (i < n && (field[i] == ' ' || field[i] == 0)) i++;
    return i == n;
}

static bool check_sum(const reader *r) {
    uint64_t wanted = 0;
    uint64_t sum = SUM_LEN * ' ';
    if (!read_octal(r->head + SUM_AT, SUM_LEN, &wanted))
        return refuse(r, SUM_AT, "a checksum of octal digits");
    for (size_t i = 0; i < BLOCK; i++)
        if (i < SUM_AT || i >= SUM_AT + SUM_LEN) sum += r->head[i];
    return sum == wanted || refuse(r, SUM_AT, "the checksum of this header");
}

static bool check_magic(reader *r) {
    r->is_gnu = memcmp(r->head + MAGIC_AT, "ustar  ", MAGIC_LEN) == 0;
    if (r->is_gnu || memcmp(r->head + MAGIC_AT,
                            "ustar\0"
                            "00",
                            MAGIC_LEN) == 0)
        return true;
    return refuse(r, MAGIC_AT, "'ustar', as POSIX and GNU tar write it");
}

/* Numbers that say nothing of names and bytes: octal digits, none, or binary as programs write owners and times without digits for them.
 * Some programs take another one for the end of the archive, without a word. */
static bool check_others(const reader *r) {
    static const struct {
        size_t at, len;
        bool may_be_binary;
    } fields[] = {{100, 8, false}, {108, 8, true},  {116, 8, true},
                  {136, 12, true}, {329, 8, false}, {337, 8, false}};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        const uint8_t *field = r->head + fields[i].at;
        uint64_t number;
        size_t blank = 0;
        while (blank < fields[i].len && field[blank] == 0) blank++;
        const bool is_binary = fields[i].may_be_binary && (field[0] == 0x80 || field[0] == 0xff);
        if (blank < fields[i].len && !is_binary && !read_octal(field, fields[i].len, &number))
            return refuse(r, fields[i].at, "a number of octal digits");
    }
    return true;
}

static bool check_type(reader *r) {
    static const char known[] = "05xg";
    r->type = (char)(r->head[TYPE_AT] != 0 ? r->head[TYPE_AT] : '0');
    if (strchr(known, r->type) != NULL) return true;
    if (r->type == 'L')
        return refuse(r, TYPE_AT, "a name in a pax record (tar --format=pax), not one of GNU tar");
    return refuse(r, TYPE_AT, "a file or a folder: no link, device, pipe or other type");
}

static bool read_head(reader *r) {
    if (!load(r, r->at, r->head, BLOCK)) return false;
    if (!check_magic(r) || !check_sum(r) || !check_others(r) || !check_type(r)) return false;
    if (read_octal(r->head + SIZE_AT, SIZE_LEN, &r->bytes)) return true;
    return refuse(r, SIZE_AT,
                  "a size of octal digits; a larger one in a pax record (tar --format=pax)");
}

/* -------------------------------------------------------------------------------------- pax records */

/* What does not change where the bytes of a file are, or how it is called. */
static bool is_idle(const char *key, size_t n) {
    static const char *const whole[] = {"atime",
                                        "ctime",
                                        "mtime",
                                        "uid",
                                        "gid",
                                        "uname",
                                        "gname",
                                        "comment",
                                        "SCHILY.dev",
                                        "SCHILY.ino",
                                        "SCHILY.nlink",
                                        "SCHILY.fflags",
                                        "LIBARCHIVE.creationtime"};
    static const char *const begins[] = {"SCHILY.xattr.", "SCHILY.acl.", "LIBARCHIVE.xattr.",
                                         "RHT.security."};
    for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++)
        if (strlen(whole[i]) == n && memcmp(key, whole[i], n) == 0) return true;
    for (size_t i = 0; i < sizeof begins / sizeof begins[0]; i++)
        if (strlen(begins[i]) < n && memcmp(key, begins[i], strlen(begins[i])) == 0) return true;
    return false;
}

static bool read_decimal(const char *text, size_t n, uint64_t *out) {
    *out = 0;
    if (n == 0 || n > 18 || text[0] == '0') return false; /* below 2^63 */
    for (size_t i = 0; i < n; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        *out = *out * 10 + (uint64_t)(text[i] - '0');
    }
    return true;
}

static bool take_path(reader *r, uint64_t at, const char *value, size_t n) {
    if (r->path_len > 0) return refuse_at(r, at, "one path");
    if (n == 0 || n >= sizeof r->path) return refuse_at(r, at, "a path of a file in one folder");
    memcpy(r->path, value, n);
    r->path_len = n;
    return true;
}

/* A reader that does not know pax records takes the size of the header: it may differ only where it has no place there. */
static bool take_size(reader *r, uint64_t at, const char *value, size_t n) {
    if (r->has_size) return refuse_at(r, at, "one size");
    if (!read_decimal(value, n, &r->pax_size) || r->pax_size <= LARGEST_OCTAL)
        return refuse_at(r, at, "a size of decimal digits that no header can hold");
    r->has_size = true;
    return true;
}

/* "KEY=VALUE", at `at` in the archive. */
static bool take_record(reader *r, uint64_t at, const char *text, size_t n) {
    const char *equals = memchr(text, '=', n);
    const size_t key = equals != NULL ? (size_t)(equals - text) : n;
    const bool is_global = r->type == 'g';
    if (equals == NULL) return refuse_at(r, at, "a key and a value");
    if (!is_global && key == 4 && memcmp(text, "path", 4) == 0)
        return take_path(r, at, equals + 1, n - key - 1);
    if (!is_global && key == 4 && memcmp(text, "size", 4) == 0)
        return take_size(r, at, equals + 1, n - key - 1);
    return is_idle(text, key) ||
           refuse_at(r, at, "a path, a size, or what says nothing of names and bytes");
}

/* "LENGTH KEY=VALUE\n", where the length is that of all. */
static bool take_records(reader *r, const char *text, size_t n) {
    const uint64_t from = r->at + BLOCK;
    for (size_t at = 0; at < n;) {
        uint64_t len = 0;
        const char *space = memchr(text + at, ' ', n - at);
        const size_t digits = space != NULL ? (size_t)(space - (text + at)) : 0;
        if (!read_decimal(text + at, digits, &len) || len > n - at || len < digits + 3 ||
            text[at + len - 1] != '\n')
            return refuse_at(r, from + at, "a record with its length, and a line feed at its end");
        if (!take_record(r, from + at + digits + 1, space + 1, (size_t)len - digits - 2))
            return false;
        at += (size_t)len;
    }
    return true;
}

static bool read_records(reader *r) {
    if (r->has_records) return refuse(r, TYPE_AT, "a file behind its pax records");
    if (r->bytes == 0 || r->bytes > MOST_RECORDS)
        return refuse(r, SIZE_AT, "pax records of 1 to 65536 bytes");
    char *text = malloc((size_t)r->bytes);
    if (text == NULL) return fail(r, ENOMEM);
    const bool good =
        load(r, r->at + BLOCK, text, (size_t)r->bytes) && take_records(r, text, (size_t)r->bytes);
    free(text);
    r->has_records = r->type == 'x';
    return good;
}

/* ------------------------------------------------------------------------------------------- names */

/* A field that ends with its first NUL, behind which there are others alone. */
static bool take_field(reader *r, size_t at, size_t n) {
    const uint8_t *end = memchr(r->head + at, 0, n);
    const size_t len = end != NULL ? (size_t)(end - (r->head + at)) : n;
    memcpy(r->path + r->path_len, r->head + at, len);
    r->path_len += len;
    return end == NULL || are_zeros(end, n - len) || refuse(r, at, "NUL behind the end of a name");
}

/* The path of the header, unless a record had one. */
static bool take_name(reader *r) {
    const bool has_prefix = r->head[PREFIX_AT] != 0;
    if (r->path_len > 0) return true;
    if (r->is_gnu && !are_zeros(r->head + PREFIX_AT, PREFIX_LEN))
        return refuse(r, PREFIX_AT, "no more fields of GNU tar");
    if (!has_prefix && !are_zeros(r->head + PREFIX_AT, PREFIX_LEN))
        return refuse(r, PREFIX_AT, "NUL behind the end of a name");
    if (has_prefix) {
        if (!take_field(r, PREFIX_AT, PREFIX_LEN)) return false;
        r->path[r->path_len++] = '/';
    }
    return take_field(r, NAME_AT, NAME_LEN) && (r->path_len > 0 || refuse(r, NAME_AT, "a name"));
}

static bool is_plain(const char *text, size_t n) {
    for (size_t i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)text[i];
        if (c < ' ' || c == 0x7f || c == '\\') return false;
    }
    return true;
}

static bool is_component(const char *text, size_t n) {
    const bool is_dots = n <= 2 && memcmp(text, "..", n) == 0; /* also of no byte */
    return !is_dots && n <= TAR_LONGEST_NAME;
}

/* All members are in one folder, or in none. */
static bool take_folder(reader *r, const char *name, size_t n) {
    tar_list *l = r->list;
    if (!l->has_folder) {
        memcpy(l->folder, name, n);
        l->folder[n] = '\0';
        l->has_folder = true;
    }
    return (strlen(l->folder) == n && memcmp(l->folder, name, n) == 0) ||
           refuse(r, NAME_AT, "files in one folder");
}

static bool add(reader *r, const char *name, size_t n) {
    tar_list *l = r->list;
    if (l->num == TAR_MOST_MEMBERS) return refuse(r, NAME_AT, "at most 4096 files");
    if (l->num == l->room) {
        const size_t room = l->room > 0 ? 2 * l->room : 64;
        tar_member *more = realloc(l->members, room * sizeof *more);
        if (more == NULL) return fail(r, ENOMEM);
        l->members = more;
        l->room = room;
    }
    tar_member *m = &l->members[l->num];
    *m = (tar_member){malloc(n + 1), r->at, r->at + BLOCK, r->bytes};
    if (m->name == NULL) return fail(r, ENOMEM);
    memcpy(m->name, name, n);
    m->name[n] = '\0';
    l->num++;
    return true;
}

/* The bytes of the path, for a refusal. */
static void show_name(const reader *r) {
    const size_t most = sizeof r->refusal->name - 1;
    const size_t n = r->path_len < most ? r->path_len : most;
    memcpy(r->refusal->name, r->path, n);
    r->refusal->name[n] = '\0';
}

static bool take_member(reader *r) {
    static const char wrong[] =
        "a name, or a folder and a name, without '.', '..', '\\' and control "
        "characters";
    const char *path = r->path;
    size_t n = r->path_len;
    const bool is_folder = r->type == '5';
    show_name(r);
    if (!is_plain(path, n)) return refuse(r, NAME_AT, wrong);
    if (n >= 2 && memcmp(path, "./", 2) == 0) path += 2, n -= 2;
    if (is_folder && n > 0 && path[n - 1] == '/') n--;
    if (is_folder && (n == 0 || (n == 1 && path[0] == '.'))) return true;
    const char *slash = memchr(path, '/', n);
    const size_t folder = slash != NULL ? (size_t)(slash - path) : 0;
    const char *name = slash != NULL ? slash + 1 : path;
    const size_t len = n - (size_t)(name - path);
    if ((slash != NULL && !is_component(path, folder)) || !is_component(name, len) ||
        memchr(name, '/', len) != NULL)
        return refuse(r, NAME_AT, wrong);
    if (is_folder && slash != NULL) return refuse(r, NAME_AT, "no folder in the folder");
    if (is_folder) return take_folder(r, path, n);
    return take_folder(r, path, folder) && add(r, name, len);
}

/* ------------------------------------------------------------------------------------------ blocks */

/* The bytes of a member and their padding lie inside of the archive. */
static bool check_bytes(const reader *r, uint64_t *end) {
    uint8_t padding[512];
    const uint64_t left = r->size - r->at - BLOCK;
    const size_t odd = (size_t)(r->bytes % BLOCK);
    const size_t rest = odd > 0 ? BLOCK - odd : 0;
    if (r->bytes > left || rest > left - r->bytes)
        return refuse(r, SIZE_AT, "no more bytes than the archive has");
    *end = r->at + BLOCK + r->bytes + rest;
    if (rest == 0) return true;
    if (!load(r, *end - rest, padding, rest)) return false;
    return are_zeros(padding, rest) || refuse_at(r, *end - rest, "padding of zeros");
}

static bool take_block(reader *r, uint64_t *end) {
    const bool is_record = r->type == 'x' || r->type == 'g';
    if (r->has_size && !is_record) {
        if (r->bytes != 0 && r->bytes != LARGEST_OCTAL)
            return refuse(r, SIZE_AT, "0 or 8 GiB - 1, as the size is in a pax record");
        r->bytes = r->pax_size;
    }
    if (r->type == '5' && r->bytes > 0) return refuse(r, SIZE_AT, "a folder without bytes");
    if (!check_bytes(r, end)) return false;
    if (is_record) return read_records(r);
    if (!take_name(r) || !take_member(r)) return false;
    r->has_records = r->has_size = false;
    r->path_len = 0;
    return true;
}

/* Zeros to the end, of two blocks at least. */
static bool check_end(reader *r) {
    uint8_t bytes[4096];
    if (r->has_records) return refuse(r, 0, "a file behind its pax records");
    if (r->size - r->at < 2 * BLOCK) return refuse(r, BLOCK, "a second block of zeros");
    for (uint64_t at = r->at; at < r->size;) {
        const size_t n = r->size - at < sizeof bytes ? (size_t)(r->size - at) : sizeof bytes;
        if (!load(r, at, bytes, n)) return false;
        if (!are_zeros(bytes, n)) return refuse_at(r, at, "zeros behind the last file");
        at += n;
    }
    return true;
}

static bool read_all(reader *r) {
    for (uint64_t end = 0;; r->at = end) {
        if (r->size - r->at < BLOCK) return refuse(r, 0, "two blocks of zeros at the end");
        if (!load(r, r->at, r->head, BLOCK)) return false;
        if (are_zeros(r->head, BLOCK)) return check_end(r);
        if (!read_head(r) || !take_block(r, &end)) return false;
        r->refusal->member++;
        r->refusal->name[0] = '\0';
    }
}

/* ------------------------------------------------------------------------------------------- lists */

static int compare(const void *a, const void *b) {
    const tar_member *x = a;
    const tar_member *y = b;
    const int order = strcmp(x->name, y->name);
    return order != 0 ? order : (x->at > y->at) - (x->at < y->at);
}

/* Sorts the members. False: one is there twice. */
static bool sort(const reader *r) {
    tar_list *l = r->list;
    if (l->num > 0) qsort(l->members, l->num, sizeof *l->members, compare);
    for (size_t i = 1; i < l->num; i++) {
        const tar_member *m = &l->members[i];
        if (strcmp(l->members[i - 1].name, m->name) != 0) continue;
        memcpy(r->refusal->name, m->name, strlen(m->name) + 1);
        return refuse_at(r, m->head, "a name that no other file has");
    }
    return true;
}

bool tar_list_read(tar_list *l, tar_read *read, void *self, uint64_t size, tar_refusal *refusal) {
    memset(l, 0, sizeof *l);
    memset(refusal, 0, sizeof *refusal);
    reader *r = calloc(1, sizeof *r);
    if (r == NULL) {
        refusal->system = ENOMEM;
        return false;
    }
    *r = (reader){.list = l, .read = read, .self = self, .size = size, .refusal = refusal};
    const bool good =
        (size % BLOCK == 0 || refuse_at(r, size, "blocks of 512 bytes")) && read_all(r) && sort(r);
    free(r);
    return good;
}

const tar_member *tar_list_find(const tar_list *l, const char *name) {
    size_t low = 0;
    size_t high = l->num;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = strcmp(name, l->members[middle].name);
        if (order == 0) return &l->members[middle];
        if (order < 0) high = middle;
        if (order > 0) low = middle + 1;
    }
    return NULL;
}

void tar_list_free(tar_list *l) {
    for (size_t i = 0; i < l->num; i++) free(l->members[i].name);
    free(l->members);
    memset(l, 0, sizeof *l);
}
