/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_type.c - see npy_type.h.
 */
#include "npy_type.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "npy_date.h"
#include "npy_objects.h"

typedef struct reading {
    tg_npy_parser *p;
    tg_npy_type *type;
    uint32_t room; /* for members */
    uint32_t depth;
} reading;

static bool fail_at(reading *r, ks_code code, uint64_t pos, const char *expected) {
    return tg_npy_fail_at(r->p, code, pos, "descr", KS_NO_INDEX, expected, 2 * TG_NPY_SHOWN);
}

static bool fail(reading *r, const char *expected) {
    return fail_at(r, KS_BAD_VALUE, r->p->pos, expected);
}

/* ------------------------------------------------------------------------------------- a code */

static const struct {
    char kind;
    char digits[3];
    tg_dtype dtype;
    uint8_t number; /* bytes of a number: half of a complex one */
} numbers[] = {{'b', "1", TG_DTYPE_BOOL, 1},      {'i', "1", TG_DTYPE_INT8, 1},
               {'i', "2", TG_DTYPE_INT16, 2},     {'i', "4", TG_DTYPE_INT32, 4},
               {'i', "8", TG_DTYPE_INT64, 8},     {'u', "1", TG_DTYPE_UINT8, 1},
               {'u', "2", TG_DTYPE_UINT16, 2},    {'u', "4", TG_DTYPE_UINT32, 4},
               {'u', "8", TG_DTYPE_UINT64, 8},    {'f', "2", TG_DTYPE_FLOAT16, 2},
               {'f', "4", TG_DTYPE_FLOAT32, 4},   {'f', "8", TG_DTYPE_FLOAT64, 8},
               {'c', "8", TG_DTYPE_COMPLEX64, 4}, {'c', "16", TG_DTYPE_COMPLEX128, 8}};

/* Floats of more than 8 bytes: those of x87 with padding, or of 128 bits; the file does not tell. */
static const struct {
    char code[4];
    uint8_t size;
    const char *shown;
} long_doubles[] = {{"f16", 16, "float128"},
                    {"c32", 32, "complex256"},
                    {"f12", 12, "float96"},
                    {"c24", 24, "complex192"}};

#define NUM_LONG_DOUBLES (sizeof long_doubles / sizeof long_doubles[0])

/* A number of digits that are all of `s`, without leading zeros; false if it is none, or over `most`. */
static bool number_of(ks_bytes s, uint64_t most, uint64_t *number) {
    *number = 0;
    for (uint64_t i = 0; i < s.size; i++) {
        if (s.data[i] < '0' || s.data[i] > '9' || (i > 0 && *number == 0)) return false;
        *number = 10 * *number + (uint64_t)(s.data[i] - '0'); /* at most 10 * 2^31 + 9 */
        if (*number > most) return false;
    }
    return s.size > 0;
}

static ks_bytes rest_of(ks_bytes s, uint64_t from) {
    return (ks_bytes){s.data + from, s.size - from};
}

/* Numbers of this library. `pos` is that of the code. */
static bool is_number(reading *r, tg_npy_member *m, ks_bytes s, uint64_t pos, bool *failed) {
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (s.data[1] != (uint8_t)numbers[i].kind || !tg_npy_is(rest_of(s, 2), numbers[i].digits))
            continue;
        const uint8_t number = numbers[i].number;
        *failed = s.data[0] == '|' && number > 1;
        if (*failed)
            return fail_at(r, KS_BAD_VALUE, pos, "'<' or '>' for numbers of several bytes");
        m->dtype = numbers[i].dtype;
        m->swap = s.data[0] == '>' && number > 1 ? number : 0;
        m->size = tg_dtype_bits(m->dtype) / 8;
        return true;
    }
    return false;
}

static bool is_long_double(tg_npy_member *m, ks_bytes s) {
    for (size_t i = 0; i < NUM_LONG_DOUBLES; i++) {
        if (!tg_npy_is(rest_of(s, 1), long_doubles[i].code) || s.data[0] == '|') continue;
        m->kind = TG_NPY_RAW;
        m->size = long_doubles[i].size;
        return true;
    }
    return false;
}

/* Text and raw bytes: S3, U3, V3. */
static bool read_bytes(reading *r, tg_npy_member *m, ks_bytes s, uint64_t pos) {
    const uint64_t each = s.data[1] == 'U' ? 4 : 1;
    uint64_t n;
    if (each > 1 && s.data[0] == '|')
        return fail_at(r, KS_BAD_VALUE, pos, "'<' or '>' for characters of four bytes");
    if (!number_of(rest_of(s, 2), TG_NPY_MOST_BYTES / each, &n))
        return fail_at(r, KS_BAD_VALUE, pos,
                       "a type and how many bytes or characters it has, at most 2147483647 bytes");
    m->kind = s.data[1] == 'S' ? TG_NPY_BYTE_TEXT : s.data[1] == 'U' ? TG_NPY_TEXT : TG_NPY_RAW;
    m->big_endian = s.data[0] == '>';
    m->size = n * each;
    if (m->kind != TG_NPY_RAW || n != 2 || r->p->v2 == TG_DTYPE_NONE) return true;
    m->kind = TG_NPY_NUMBER;
    m->dtype = r->p->v2;
    return true;
}

/* Dates and times: M8[ns], m8[25s], M8. */
static bool read_date(reading *r, tg_npy_member *m, ks_bytes s, uint64_t pos) {
    static const char expected[] =
        "a date or time of 8 bytes with a unit: Y, M, W, D, h, m, s, ms, us, ns, ps, fs or as";
    const ks_bytes unit = rest_of(s, 2);
    m->kind = s.data[1] == 'M' ? TG_NPY_DATE : TG_NPY_SPAN;
    m->size = 8;
    m->big_endian = s.data[0] == '>';
    m->multiple = 1;
    m->unit = TG_NPY_GENERIC;
    if (s.data[0] == '|' || unit.size == 0 || unit.data[0] != '8')
        return fail_at(r, KS_BAD_VALUE, pos, expected);
    if (unit.size == 1) return true;
    if (unit.size < 4 || unit.data[1] != '[' || unit.data[unit.size - 1] != ']')
        return fail_at(r, KS_BAD_VALUE, pos, expected);
    uint64_t digits = 2;
    while (unit.data[digits] >= '0' && unit.data[digits] <= '9') digits++; /* ']' is none */
    const ks_bytes number = {unit.data + 2, digits - 2};
    const ks_bytes name = {unit.data + digits, unit.size - 1 - digits};
    if (number.size > 0 && (!number_of(number, INT32_MAX, &m->multiple) || m->multiple == 0))
        return fail_at(r, KS_BAD_VALUE, pos, expected);
    return tg_npy_unit(name, &m->unit) || fail_at(r, KS_BAD_VALUE, pos, expected);
}

/* The type that is `s`, between quotes at `pos`. */
static bool read_code(reading *r, tg_npy_member *m, ks_bytes s, uint64_t pos) {
    bool failed = false;
    if (tg_npy_names_objects(s)) return fail_at(r, KS_UNSUPPORTED, pos, tg_expected_no_objects);
    if (tg_npy_is(s, "bfloat16")) { /* NumPy has it with ml_dtypes */
        m->dtype = TG_DTYPE_BFLOAT16;
        m->size = 2;
        return true;
    }
    if (s.size < 2 || memchr("<>|", s.data[0], 3) == NULL)
        return fail_at(r, KS_BAD_VALUE, pos, "a byte order, '<', '>' or '|', and a type");
    if (is_number(r, m, s, pos, &failed)) return true;
    if (failed) return false;
    if (is_long_double(m, s)) return true;
    switch (s.data[1]) {
    case 'S':
    case 'U':
    case 'V': return read_bytes(r, m, s, pos);
    case 'M':
    case 'm': return read_date(r, m, s, pos);
    case 'b':
    case 'i':
    case 'u':
    case 'f':
    case 'c':
        return fail_at(
            r, KS_UNSUPPORTED, pos,
            "numbers of 1, 2, 4 or 8 bytes, floats of 2, 4, 8, 12 or 16, complex ones of "
            "8, 16, 24 or 32");
    default: return fail_at(r, KS_BAD_VALUE, pos, "a type of elements that NumPy has");
    }
}

/* -------------------------------------------------------------------------------------- members */

/* A new member, a field of `parent`. NULL after an error. */
static tg_npy_member *add_member(reading *r, uint32_t parent, uint64_t pos) {
    tg_npy_type *type = r->type;
    if (type->num_members > TG_NPY_MOST_FIELDS) {
        tg_npy_fail_at(r->p, KS_UNSUPPORTED, pos, "descr", KS_NO_INDEX,
                       "a type of at most 4096 fields", 2 * TG_NPY_SHOWN);
        return NULL;
    }
    if (type->num_members == r->room) {
        uint32_t room = 4 * r->room; /* most types have one member */
        if (room > TG_NPY_MOST_FIELDS + 1) room = TG_NPY_MOST_FIELDS + 1;
        tg_npy_member *more = ks_alloc(r->p->ks, room, sizeof *more);
        if (more == NULL) return NULL;
        memcpy(more, type->members, r->room * sizeof *more);
        type->members = more;
        r->room = room;
    }
    tg_npy_member *m = &type->members[type->num_members++];
    memset(m, 0, sizeof *m);
    m->parent = parent;
    m->place = (uint32_t)pos; /* headers have at most 2^20 bytes */
    m->after = type->num_members;
    m->count = 1;
    return m;
}

/* A name, or a pair of a title and a name, behind '(' of a field. */
static bool read_name(reading *r, tg_npy_member *m) {
    tg_npy_parser *p = r->p;
    if (tg_npy_peek(p) != '(') return tg_npy_take_text(p, "descr", &m->name);
    p->pos++;
    tg_npy_skip_blanks(p, false);
    if (!tg_npy_take_text(p, "descr", &m->title) ||
        !tg_npy_take(p, ',', "descr", "',' between title and name"))
        return false;
    tg_npy_skip_blanks(p, true);
    if (!tg_npy_take_text(p, "descr", &m->name) ||
        !tg_npy_take(p, ')', "descr", "')' behind title and name"))
        return false;
    tg_npy_skip_blanks(p, false);
    return true;
}

/* The beginning of a field, up to its type. */
static bool begin_field(reading *r, uint32_t record, uint32_t *member) {
    tg_npy_parser *p = r->p;
    tg_npy_member *m = add_member(r, record, p->pos);
    if (m == NULL) return false;
    *member = r->type->num_members - 1;
    if (!tg_npy_take(p, '(', "descr", "a field, ('name', type) or ('name', type, shape)"))
        return false;
    tg_npy_skip_blanks(p, false);
    if (!read_name(r, m) || !tg_npy_take(p, ',', "descr", "',' between name and type"))
        return false;
    tg_npy_skip_blanks(p, true);
    return true;
}

/* The lengths of a field that is an array. */
static bool read_shape(reading *r, tg_npy_member *m) {
    static const char expected[] = "lengths of at most 2147483647 bytes together, zeros left out";
    tg_npy_parser *p = r->p;
    uint64_t shape[TG_NPY_MAX_RANK];
    uint64_t extent = m->size > 0 ? m->size : 1;
    bool comma = true;
    if (!tg_npy_take(p, '(', "descr", "a tuple of lengths, such as (3, 4)")) return false;
    tg_npy_skip_blanks(p, false);
    while (tg_npy_peek(p) != ')') {
        const uint64_t pos = p->pos;
        uint64_t n;
        if (!comma) return fail(r, "',' or ')'");
        if (m->rank == TG_NPY_MAX_RANK) return fail(r, "at most 64 lengths");
        if (!tg_npy_take_length(p, "descr", KS_NO_INDEX, &n)) return false;
        if (n > TG_NPY_MOST_BYTES / extent) return fail_at(r, KS_OVERFLOW, pos, expected);
        if (n > 0) extent *= n;
        m->count *= n; /* 0, or at most extent */
        shape[m->rank++] = n;
        tg_npy_skip_blanks(p, false);
        comma = tg_npy_peek(p) == ',';
        if (comma) p->pos++;
        tg_npy_skip_blanks(p, comma && tg_npy_peek(p) != ')');
    }
    if (m->rank == 1 && !comma) return fail(r, "',': (3) is a number in Python, and (3,) a tuple");
    if (m->rank > 1 && comma) tg_npy_depart(p, p->pos - 1);
    p->pos++;
    tg_npy_skip_blanks(p, false);
    m->shape = ks_alloc(p->ks, m->rank, sizeof *m->shape);
    if (m->shape == NULL) return false;
    memcpy(m->shape, shape, m->rank * sizeof *shape);
    return true;
}

/* The end of a field, behind its type. */
static bool end_field(reading *r, uint32_t member) {
    tg_npy_parser *p = r->p;
    tg_npy_member *m = &r->type->members[member];
    tg_npy_member *record = &r->type->members[m->parent];
    if (tg_npy_peek(p) == ',') {
        p->pos++;
        tg_npy_skip_blanks(p, true);
        if (!read_shape(r, m)) return false;
    }
    if (!tg_npy_take(p, ')', "descr", "',' or ')' behind the type of a field")) return false;
    tg_npy_skip_blanks(p, false);
    m->is_padding = m->name.size == 0 && m->title.data == NULL && m->code != NULL &&
                    m->code[1] == 'V'; /* a code has two characters at least, or is "bfloat16" */
    if (m->is_padding) m->kind = TG_NPY_RAW; /* of two bytes, too, whatever others are */
    if (m->name.size == 0 && !m->is_padding)
        return fail_at(r, KS_BAD_VALUE, m->place, "a name, which only padding, '|V...', has not");
    m->offset = record->size;
    /* Both are at most 2^31. */
    if (tg_npy_bytes(m) > TG_NPY_MOST_BYTES - record->size)
        return fail_at(r, KS_OVERFLOW, m->place, "records of at most 2147483647 bytes");
    record->size += tg_npy_bytes(m);
    return true;
}

/* ---------------------------------------------------------------------------------- their names */

static int compare_names(const void *a, const void *b) {
    const ks_bytes *x = a;
    const ks_bytes *y = b;
    return ks_compare(x->data, x->size, y->data, y->size);
}

/* All names and titles of the fields of a record differ. */
static bool test_names(reading *r, uint32_t record) {
    const tg_npy_type *type = r->type;
    const tg_npy_member *all = type->members;
    const uint32_t after = type->num_members; /* the record ends with the last member so far */
    ks_bytes *names = ks_alloc(r->p->ks, 2 * (uint64_t)(after - record), sizeof *names);
    uint64_t n = 0;
    uint64_t steps = 1;
    if (names == NULL) return false;
    for (uint32_t i = record + 1; i < after; i = all[i].after) {
        if (all[i].is_padding) continue;
        names[n++] = all[i].name;
        if (all[i].title.data != NULL) names[n++] = all[i].title;
        steps += 13 + (all[i].name.size + all[i].title.size) / 8; /* 2 * 4096 names are sorted */
    }
    if (!ks_spend(r->p->ks, steps)) return false;
    if (n > 1) qsort(names, (size_t)n, sizeof *names, compare_names);
    for (uint64_t i = 1; i < n; i++) {
        if (compare_names(&names[i - 1], &names[i]) == 0)
            return fail_at(r, KS_BAD_VALUE, all[record].place,
                           "fields of which no two have a name or title in common");
    }
    return true;
}

/* ---------------------------------------------------------------------------------- any depth */

static bool begin_record(reading *r, uint32_t member) {
    tg_npy_parser *p = r->p;
    if (r->depth == TG_NPY_MOST_DEPTH)
        return fail_at(r, KS_UNSUPPORTED, p->pos, "records in at most 31 others");
    r->depth++;
    r->type->members[member].kind = TG_NPY_RECORD;
    p->pos++;
    tg_npy_skip_blanks(p, false);
    return true;
}

/* A type in quotes. */
static bool read_leaf(reading *r, uint32_t member) {
    tg_npy_parser *p = r->p;
    tg_npy_member *m = &r->type->members[member];
    const uint64_t pos = p->pos;
    const uint64_t objects = tg_npy_find_objects(p);
    ks_bytes s;
    if (objects < p->size) return fail_at(r, KS_UNSUPPORTED, objects, tg_expected_no_objects);
    if (!tg_npy_take_string(p, "descr", "a type of elements, such as '<f4', or a list of fields",
                            &s))
        return false;
    m->code = (const char *)s.data;
    m->code_len = (uint32_t)s.size;
    return read_code(r, m, s, pos + 1);
}

/* Behind a field: to the next one of its record, *more, or behind the record, which *member becomes then. */
static bool next_field(reading *r, uint32_t *member, bool *more) {
    tg_npy_parser *p = r->p;
    const uint32_t record = r->type->members[*member].parent;
    const bool comma = tg_npy_peek(p) == ',';
    if (comma) {
        p->pos++;
        tg_npy_skip_blanks(p, tg_npy_peek(p) != ']');
    }
    *more = tg_npy_peek(p) != ']';
    if (*more && !comma) return fail(r, "',' or ']' behind a field");
    if (comma && !*more) tg_npy_depart(p, p->pos - 1);
    if (*more) return begin_field(r, record, member);
    *member = record;
    return true;
}

static bool end_record(reading *r, uint32_t record) {
    r->p->pos++;
    r->depth--;
    r->type->members[record].after = r->type->num_members;
    tg_npy_skip_blanks(r->p, false);
    return test_names(r, record);
}

/* Reads the members. A record that is open is an ancestor of the member at which the text is. */
static bool read_members(reading *r) {
    uint32_t member = 0;
    if (add_member(r, 0, r->p->pos) == NULL) return false;
    for (;;) {
        bool more = false;
        if (tg_npy_peek(r->p) == '[') {
            if (!begin_record(r, member)) return false;
            if (tg_npy_peek(r->p) != ']') {
                if (!begin_field(r, member, &member)) return false;
                continue;
            }
            if (!end_record(r, member)) return false;
        } else if (!read_leaf(r, member)) {
            return false;
        }
        /* The type of `member` is complete. */
        while (member != 0 && !more) {
            if (!end_field(r, member) || !next_field(r, &member, &more)) return false;
            if (!more && !end_record(r, member)) return false;
        }
        if (member == 0) return true;
    }
}

/* -------------------------------------------------------------------------------------- as text */

/* A string as Python shows it. Characters that are not ASCII are taken for such that can be seen. */
static void put_string(tg_text *w, ks_bytes s) {
    static const char digits[] = "0123456789abcdef";
    const bool single = memchr(s.data, '\'', (size_t)s.size) != NULL;
    const char quote = single && memchr(s.data, '"', (size_t)s.size) == NULL ? '"' : '\'';
    tg_put_char(w, quote);
    for (uint64_t i = 0; i < s.size; i++) {
        const char c = (char)s.data[i];
        if (c == quote || c == '\\') {
            tg_put_char(w, '\\');
            tg_put_char(w, c);
        } else if (c == '\n' || c == '\r' || c == '\t') {
            tg_put(w, c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\t");
        } else if (s.data[i] < 0x20 || s.data[i] == 0x7f) {
            tg_put(w, "\\x");
            tg_put_char(w, digits[s.data[i] >> 4]);
            tg_put_char(w, digits[s.data[i] & 15]);
        } else {
            tg_put_char(w, c);
        }
    }
    tg_put_char(w, quote);
}

static void put_number(tg_text *w, uint64_t number) {
    char digits[20];
    unsigned n = 0;
    do {
        digits[n++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (n > 0) tg_put_char(w, digits[--n]);
}

static void put_shape(tg_text *w, const tg_npy_member *m) {
    tg_put(w, "(");
    for (uint32_t i = 0; i < m->rank; i++) {
        if (i > 0) tg_put(w, ", ");
        put_number(w, m->shape[i]);
    }
    tg_put(w, m->rank == 1 ? ",)" : ")");
}

static void put_code(tg_text *w, const tg_npy_member *m) {
    for (uint32_t i = 0; i < m->code_len; i++) tg_put_char(w, m->code[i]);
}

/* What follows the type of member `i`: its own end, and those of the records of which it is the last field. */
static void put_ends(tg_text *w, const tg_npy_type *type, uint32_t i) {
    const tg_npy_member *all = type->members;
    while (i != 0) {
        if (all[i].shape != NULL) {
            tg_put(w, ", ");
            put_shape(w, &all[i]);
        }
        tg_put(w, ")");
        if (all[i].after < all[all[i].parent].after) {
            tg_put(w, ", ");
            return;
        }
        tg_put(w, "]");
        i = all[i].parent;
    }
}

static void put_record(tg_text *w, const tg_npy_type *type) {
    for (uint32_t i = 0; i < type->num_members; i++) {
        const tg_npy_member *m = &type->members[i];
        if (i != 0) {
            tg_put(w, "(");
            if (m->title.data != NULL) {
                tg_put(w, "(");
                put_string(w, m->title);
                tg_put(w, ", ");
            }
            put_string(w, m->name);
            tg_put(w, m->title.data != NULL ? "), " : ", ");
        }
        if (m->kind == TG_NPY_RECORD) {
            tg_put(w, m->after == i + 1 ? "[]" : "[");
        } else {
            tg_put(w, "'");
            put_code(w, m);
            tg_put(w, "'");
        }
        if (m->after == i + 1) put_ends(w, type, i);
    }
}

/* What NumPy calls a type of one code in the byte order of most machines: str(dtype). */
static void put_shown(tg_text *w, const tg_npy_member *m) {
    const bool date = m->kind == TG_NPY_DATE || m->kind == TG_NPY_SPAN;
    if (m->code[0] == '<' && date) {
        tg_put(w, m->kind == TG_NPY_DATE ? "datetime64" : "timedelta64");
        for (uint32_t i = 3; i < m->code_len; i++) tg_put_char(w, m->code[i]);
        return;
    }
    for (size_t i = 0; i < NUM_LONG_DOUBLES; i++) {
        if (m->code[0] != '<' || m->code_len != 4 ||
            memcmp(m->code + 1, long_doubles[i].code, 3) != 0)
            continue;
        tg_put(w, long_doubles[i].shown);
        return;
    }
    put_code(w, m);
}

static void put(tg_text *w, const tg_npy_type *type, bool shown) {
    const tg_npy_member *all = &type->members[0];
    if (all->kind == TG_NPY_RECORD) {
        put_record(w, type);
    } else if (shown) {
        put_shown(w, all);
    } else {
        put_code(w, all);
    }
}

/* A text in the arena; NULL after an error. */
static const char *text_of(ks_ctx *ks, const tg_npy_type *type, bool shown) {
    tg_text length = {NULL, 0, 0};
    put(&length, type, shown);
    char *text = ks_alloc(ks, (uint64_t)length.len + 1, 1);
    if (text == NULL) return NULL;
    tg_text w = {text, length.len + 1, 0};
    put(&w, type, shown);
    tg_put_end(&w);
    return text;
}

/* ----------------------------------------------------------------------------------- the whole */

bool tg_npy_read_type(tg_npy_parser *p, tg_npy_member *first, tg_npy_type *type) {
    reading r = {p, type, 1, 0};
    *type = (tg_npy_type){first, 0, NULL, NULL};
    if (!read_members(&r)) return false;
    if (tg_npy_is_plain(type)) return true;
    if (type->members == first) {
        type->members = ks_alloc(p->ks, 1, sizeof *first);
        if (type->members == NULL) return false;
        type->members[0] = *first;
    }
    type->descr = text_of(p->ks, type, false);
    type->shown = text_of(p->ks, type, true);
    return type->descr != NULL && type->shown != NULL;
}

uint64_t tg_npy_most_axes(const tg_npy_type *type) {
    uint64_t most = 0;
    uint64_t axes = 0; /* of member i and the records around it: at most 64 * 4096 */
    const tg_npy_member *all = type->members;
    for (uint32_t i = 0; i < type->num_members; i++) {
        axes += all[i].rank;
        if (axes > most) most = axes;
        /* Members that end with this one are left. */
        for (uint32_t k = i; all[k].after == i + 1; k = all[k].parent) {
            axes -= all[k].rank;
            if (k == 0) break;
        }
    }
    return most;
}

/* The code of a type that NumPy calls otherwise: "datetime64[ns]" is "<M8[ns]". Returns its length, 0 if it is none. */
static size_t code_of(const char *name, char *code, size_t room) {
    static const char *const dates[2][2] = {{"datetime64", "<M8"}, {"timedelta64", "<m8"}};
    tg_text w = {code, room, 0};
    for (size_t i = 0; i < 2; i++) {
        const size_t n = strlen(dates[i][0]);
        if (strncmp(name, dates[i][0], n) != 0 || (name[n] != '[' && name[n] != '\0')) continue;
        tg_put(&w, dates[i][1]);
        tg_put(&w, name + n);
        return w.len < room ? w.len : 0;
    }
    for (size_t i = 0; i < NUM_LONG_DOUBLES; i++) {
        if (strcmp(name, long_doubles[i].shown) != 0) continue;
        tg_put(&w, "<");
        tg_put(&w, long_doubles[i].code);
        return w.len;
    }
    return 0;
}

bool tg_npy_named_type(ks_ctx *ks, const char *name, tg_npy_type *type) {
    tg_npy_parser p;
    char code[32];
    memset(&p, 0, sizeof p);
    const size_t n = code_of(name, code, sizeof code);
    const size_t len = n > 0 ? n : strlen(name);
    const char *from = n > 0 ? code : name;
    if (len > 1 << 20 || ks_utf8_bad((const uint8_t *)from, len) < len) return false;
    const bool quoted = *from != '[';
    uint8_t *text = ks_alloc(ks, len + 2, 1);
    if (text == NULL) return false;
    text[0] = '\'';
    memcpy(text + (quoted ? 1 : 0), from, len);
    p.size = len;
    if (quoted) text[len + 1] = '\'';
    if (quoted) p.size = len + 2;
    p.ks = ks;
    p.text = text;
    p.major = 3;
    p.misspelled = p.size;
    tg_npy_member first;
    return tg_npy_read_type(&p, &first, type) && p.pos == p.size && type->descr != NULL;
}
