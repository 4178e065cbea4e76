/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_header.c - see npy_header.h.
 */
#include "npy_header.h"

#include <string.h>

#include "error.h"

typedef struct parser {
    ks_ctx *ks;
    const uint8_t *text;
    uint64_t size;
    uint64_t pos;
    uint64_t at; /* of text[0] in the file */
    unsigned major;
    uint32_t rank;
    uint64_t shape[TG_NPY_MAX_RANK];
    uint64_t place[TG_NPY_MAX_RANK]; /* positions of the lengths */
    bool fortran;
    /* Where the text first departs from what numpy.save writes; `size` if it does not. */
    uint64_t misspelled;
    uint64_t misplaced; /* a key */
    uint64_t misplaced_size;
} parser;

/* ----------------------------------------------------------------------------------- failing */

#define SHOWN 8 /* characters of the found text */

/* Fails at position `pos`, inside `field` (its element `index`), or in the header if `field` is
 * NULL. */
static bool fail_of(parser *p, ks_code code, uint64_t pos, const char *field, uint64_t index,
                    const char *expected, uint64_t shown) {
    uint64_t left = p->size - pos;
    ks_fail_found(p->ks, code, p->at + pos, expected, ks_none(),
                  ks_value_bytes(p->ks, p->text + pos, left < shown ? left : shown));
    if (field != NULL) ks_in_item(p->ks, field, index);
    return ks_in(p->ks, "header");
}

static bool fail(parser *p, const char *field, const char *expected) {
    return fail_of(p, KS_BAD_VALUE, p->pos, field, KS_NO_INDEX, expected, SHOWN);
}

/* ------------------------------------------------------------------------------------ tokens */

static int peek(const parser *p) { return p->pos < p->size ? p->text[p->pos] : -1; }

/* numpy.save would write something else at `pos`. */
static void depart(parser *p, uint64_t pos) {
    if (pos < p->misspelled) p->misspelled = pos;
}

static bool is_blank(int c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

/* Skips blanks, where numpy.save writes a space or nothing. */
static void skip_blanks(parser *p, bool has_space) {
    const uint64_t from = p->pos;
    while (is_blank(peek(p))) p->pos++;
    if (p->pos - from != (has_space ? 1 : 0) || (has_space && p->text[from] != ' '))
        depart(p, from);
}

static bool take(parser *p, int c, const char *field, const char *expected) {
    if (peek(p) != c) return fail(p, field, expected);
    p->pos++;
    return true;
}

/* Parses a string without escapes, and the blanks after it; `string` becomes the text between the
 * quotes. */
static bool take_string(parser *p, const char *field, const char *expected, ks_bytes *string) {
    int quote = peek(p);
    if (quote != '\'' && quote != '"') return fail(p, field, expected);
    if (quote == '"') depart(p, p->pos);
    uint64_t from = ++p->pos;
    while (peek(p) != quote) {
        int c = peek(p);
        if (c < ' ' || c == '\\' || c > '~')
            return fail(p, field, "printable characters, none of them '\\', up to the same quote");
        p->pos++;
    }
    *string = (ks_bytes){p->text + from, p->pos - from};
    p->pos++;
    skip_blanks(p, false);
    return true;
}

static bool is(ks_bytes string, const char *text) {
    return string.size == strlen(text) && memcmp(string.data, text, (size_t)string.size) == 0;
}

/* ------------------------------------------------------------------------------------- descr */

static const struct {
    char kind;
    char digits[3];
    tg_dtype dtype;
    uint8_t number; /* bytes of a number: half of a complex one */
} types[] = {{'b', "1", TG_DTYPE_BOOL, 1},      {'i', "1", TG_DTYPE_INT8, 1},
             {'i', "2", TG_DTYPE_INT16, 2},     {'i', "4", TG_DTYPE_INT32, 4},
             {'i', "8", TG_DTYPE_INT64, 8},     {'u', "1", TG_DTYPE_UINT8, 1},
             {'u', "2", TG_DTYPE_UINT16, 2},    {'u', "4", TG_DTYPE_UINT32, 4},
             {'u', "8", TG_DTYPE_UINT64, 8},    {'f', "2", TG_DTYPE_FLOAT16, 2},
             {'f', "4", TG_DTYPE_FLOAT32, 4},   {'f', "8", TG_DTYPE_FLOAT64, 8},
             {'c', "8", TG_DTYPE_COMPLEX64, 4}, {'c', "16", TG_DTYPE_COMPLEX128, 8}};

/* Describes an unsupported kind; NULL: a kind that NumPy does not know either. */
static const char *other_kind(uint8_t kind) {
    switch (kind) {
    case 'b':
    case 'i':
    case 'u':
    case 'f':
    case 'c': return "numbers of 1, 2, 4 or 8 bytes, floats of 2, 4 or 8, complex ones of 8 or 16";
    case 'O': return tg_expected_no_objects;
    case 'S':
    case 'a':
    case 'U': return "numbers, no text";
    case 'M':
    case 'm': return "numbers, no dates or times";
    case 'V':
        return "numbers, no raw bytes, as which NumPy also saves bfloat16 and float8 of ml_dtypes";
    default: return NULL;
    }
}

static bool refuse_descr(parser *p, uint64_t pos, ks_code code, const char *expected) {
    return fail_of(p, code, pos, "descr", KS_NO_INDEX, expected, 2 * SHOWN);
}

/* Whether a text in quotes at `pos` is the type of Python objects: O, |O, O8, object. */
static bool names_objects(const parser *p, uint64_t pos) {
    static const char word[] = "object";
    const uint8_t quote = p->text[pos++];
    if (p->size - pos >= sizeof word && memcmp(p->text + pos, word, sizeof word - 1) == 0)
        return p->text[pos + sizeof word - 1] == quote;
    if (pos < p->size && strchr("|<>=", p->text[pos]) != NULL && p->text[pos] != 0) pos++;
    if (pos == p->size || p->text[pos++] != 'O') return false;
    while (pos < p->size && p->text[pos] >= '0' && p->text[pos] <= '9') pos++;
    return pos < p->size && p->text[pos] == quote;
}

/* Records may have fields of objects; then the whole array is pickled. Where a field's name is that of the type, it is taken
 * for it. */
static bool refuse_records(parser *p, uint64_t pos) {
    for (uint64_t i = pos; i < p->size; i++) {
        if ((p->text[i] == '\'' || p->text[i] == '"') && names_objects(p, i))
            return refuse_descr(p, pos, KS_UNSUPPORTED, tg_expected_no_objects);
    }
    return refuse_descr(p, pos, KS_UNSUPPORTED, "one type of numbers, no records");
}

static bool read_descr(parser *p, tg_npy *npy) {
    uint64_t pos = p->pos;
    ks_bytes s;
    int c = peek(p);
    if (c == '[' || c == '(' || c == '{') return refuse_records(p, pos);
    if (!take_string(p, "descr", "a type of elements, such as '<f4'", &s)) return false;
    if (names_objects(p, pos++))
        return refuse_descr(p, pos, KS_UNSUPPORTED, tg_expected_no_objects);
    if (s.size < 2 || (s.data[0] != '<' && s.data[0] != '>' && s.data[0] != '|'))
        return refuse_descr(p, pos, KS_BAD_VALUE, "a byte order, '<', '>' or '|', and a type");
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        ks_bytes digits = {s.data + 2, s.size - 2};
        if (s.data[1] != (uint8_t)types[i].kind || !is(digits, types[i].digits)) continue;
        if (s.data[0] == '|' && types[i].number > 1)
            return refuse_descr(p, pos, KS_BAD_VALUE, "'<' or '>' for numbers of several bytes");
        npy->dtype = types[i].dtype;
        npy->swap = s.data[0] == '>' && types[i].number > 1 ? types[i].number : 0;
        memset(npy->descr, 0, sizeof npy->descr);
        memcpy(npy->descr, s.data, (size_t)s.size); /* at most four characters */
        return true;
    }
    const char *why = other_kind(s.data[1]);
    if (why != NULL) return refuse_descr(p, pos, KS_UNSUPPORTED, why);
    return refuse_descr(p, pos, KS_BAD_VALUE, "a type of elements that NumPy has");
}

/* ------------------------------------------------------------------------------ other values */

static bool read_fortran_order(parser *p) {
    static const char *const words[] = {"False", "True"};
    for (unsigned i = 0; i < 2; i++) {
        uint64_t n = strlen(words[i]);
        if (p->size - p->pos < n || memcmp(p->text + p->pos, words[i], (size_t)n) != 0) continue;
        p->fortran = i == 1;
        p->pos += n;
        skip_blanks(p, false);
        return true;
    }
    return fail(p, "fortran_order", "True or False");
}

static bool read_length(parser *p) {
    uint64_t from = p->pos;
    uint64_t value = 0;
    int c = peek(p);
    if (p->rank == TG_NPY_MAX_RANK)
        return fail_of(p, KS_BAD_VALUE, from, "shape", p->rank, "at most 64 lengths", SHOWN);
    if (c < '0' || c > '9')
        return fail_of(p, KS_BAD_VALUE, from, "shape", p->rank, "a length, a decimal number",
                       SHOWN);
    for (; c >= '0' && c <= '9'; c = peek(p)) {
        unsigned digit = (unsigned)c - (unsigned)'0';
        if (p->pos > from && value == 0)
            return fail_of(p, KS_BAD_VALUE, from, "shape", p->rank, "no leading zeros", SHOWN);
        if (value > ((uint64_t)INT64_MAX - digit) / 10)
            return fail_of(p, KS_OVERFLOW, from, "shape", p->rank, "a length of at most 2^63-1",
                           2 * SHOWN);
        value = 10 * value + digit;
        p->pos++;
    }
    /* A long of Python 2. NumPy removes the letter in the versions that Python 2 wrote. */
    if (c == 'L' && p->major < 3) p->pos++;
    p->shape[p->rank] = value;
    p->place[p->rank++] = from;
    skip_blanks(p, false);
    return true;
}

static bool read_shape(parser *p) {
    if (!take(p, '(', "shape", "a tuple of lengths, such as (3, 4)")) return false;
    skip_blanks(p, false);
    bool comma = true;
    while (peek(p) != ')') {
        if (!comma) return fail(p, "shape", "',' or ')'");
        if (!read_length(p)) return false;
        comma = peek(p) == ',';
        if (comma) p->pos++;
        skip_blanks(p, comma && peek(p) != ')');
    }
    if (p->rank == 1 && !comma)
        return fail(p, "shape", "',': (3) is a number in Python, and (3,) a tuple");
    /* numpy.save writes (3,) and (3, 4). At least '(' stands before `pos`. */
    if (p->rank == 1 ? p->text[p->pos - 1] != ',' : p->rank > 1 && comma) depart(p, p->pos - 1);
    p->pos++;
    skip_blanks(p, false);
    return true;
}

/* -------------------------------------------------------------------------------- dictionary */

enum { DESCR = 1, FORTRAN_ORDER = 2, SHAPE = 4, ALL_KEYS = 7 };

/* Reads a key with its value. `seen` is the set of keys so far. */
static bool read_item(parser *p, unsigned *seen, tg_npy *npy) {
    uint64_t pos = p->pos;
    ks_bytes s;
    if (!take_string(p, NULL, "a key in quotes, or '}'", &s)) return false;
    unsigned key = is(s, "descr") ? DESCR : 0;
    if (is(s, "fortran_order")) key = FORTRAN_ORDER;
    if (is(s, "shape")) key = SHAPE;
    if (key == 0 || (*seen & key) != 0) {
        return fail_of(p, KS_BAD_VALUE, pos + 1, NULL, KS_NO_INDEX,
                       key == 0 ? "no keys but descr, fortran_order and shape" : "a key only once",
                       s.size);
    }
    /* Keys have bits in the order in which numpy.save writes them. */
    if (*seen > key && p->misplaced == p->size) {
        p->misplaced = pos + 1;
        p->misplaced_size = s.size;
    }
    *seen |= key;
    if (!take(p, ':', NULL, "':' behind a key")) return false;
    skip_blanks(p, true);
    switch (key) {
    case DESCR: return read_descr(p, npy);
    case FORTRAN_ORDER: return read_fortran_order(p);
    default: return read_shape(p);
    }
}

static bool is_line_end(int c) { return c == '\n' || c == '\r'; }

/*
 * Skips the end of the dictionary and the blanks behind it. numpy.save writes spaces; the last character
 * is examined by note_departures. Blanks on a line of their own, behind the last line end, are an indentation
 * that Python refuses. In versions that Python 2 wrote NumPy then tries again and takes them, unless that line end is '\r'.
 */
static bool skip_padding(parser *p) {
    uint64_t end = p->size; /* position of the last line end */
    for (p->pos++; is_blank(peek(p)); p->pos++) {
        if (is_line_end(peek(p))) end = p->pos;
        if (peek(p) != ' ' && p->pos + 1 < p->size) depart(p, p->pos);
    }
    if (p->pos < p->size) return fail(p, NULL, "nothing but blanks behind the dictionary");
    if (end + 1 >= p->size || (p->major < 3 && p->text[end] == '\n')) return true;
    return fail_of(p, KS_BAD_VALUE, end, NULL, KS_NO_INDEX, "no blanks behind the last line end",
                   SHOWN);
}

/* Python strips spaces and tabs in front of an expression. A line end there is refused: what follows it may be taken for
 * indented. */
static void skip_indentation(parser *p) {
    while (peek(p) == ' ' || peek(p) == '\t') p->pos++;
    if (p->pos > 0) depart(p, 0);
}

static bool read_dictionary(parser *p, tg_npy *npy) {
    unsigned seen = 0;
    skip_indentation(p);
    if (!take(p, '{', NULL, "a dictionary, which begins with '{'")) return false;
    skip_blanks(p, false);
    bool comma = true;
    while (peek(p) != '}') {
        if (!comma) return fail(p, NULL, "',' or '}'");
        if (!read_item(p, &seen, npy)) return false;
        comma = peek(p) == ',';
        if (comma) p->pos++;
        skip_blanks(p, comma);
    }
    if (seen != ALL_KEYS) return fail(p, NULL, "the keys descr, fortran_order and shape");
    if (!comma) depart(p, p->pos);
    return skip_padding(p);
}

/* ------------------------------------------------------------------------------ departures */

static bool note(parser *p, const ks_rule *rule, uint64_t pos, uint64_t shown) {
    const uint64_t left = p->size - pos;
    return ks_violated(p->ks, rule, p->at + pos, ks_none(),
                       ks_value_bytes(p->ks, p->text + pos, left < shown ? left : shown)) ||
           ks_in(p->ks, "header");
}

/* Version 2 is for headers that are too long for version 1. Version 3 is for field names that are not
 * Latin-1, which a header that was accepted does not have. */
static bool note_version(parser *p) {
    static const ks_rule rule = {"npy.version", "version %, the oldest that can hold this header",
                                 KS_BAD_VALUE, true};
    const unsigned oldest = p->size <= UINT16_MAX ? 1 : 2;
    if (p->major <= oldest) return true;
    /* `major`, `minor` and a length of four bytes, as `major` is not 1, stand in front of the text. */
    return ks_violated(p->ks, &rule, p->at - 6, ks_value_u64(oldest), ks_value_u64(p->major)) ||
           ks_in(p->ks, "major");
}

/* Notes what every reader takes for the same array, but numpy.save has never written. 3L is none of it:
 * under Python 2 NumPy wrote it. */
static bool note_departures(parser *p) {
    static const ks_rule order = {
        "npy.key_order", "the keys descr, fortran_order, shape in this order", KS_BAD_VALUE, true};
    static const ks_rule spelling = {"npy.spelling",
                                     "single quotes, one space behind ':' and ',', a comma behind "
                                     "the last item, and spaces as padding",
                                     KS_BAD_VALUE, true};
    static const ks_rule line_feed = {"npy.line_feed", "a line feed as the last character",
                                      KS_BAD_VALUE, true};
    if (!note_version(p)) return false;
    if (p->misplaced < p->size && !note(p, &order, p->misplaced, p->misplaced_size)) return false;
    if (p->misspelled < p->size && !note(p, &spelling, p->misspelled, SHOWN)) return false;
    /* The text has a dictionary, so it has a last character. */
    return p->text[p->size - 1] == '\n' || note(p, &line_feed, p->size - 1, 1);
}

/* -------------------------------------------------------------------------------- the header */

/* Computes products and the order. NumPy refuses shapes whose product without zeros, in bytes,
 * exceeds a signed word; with the same rule here, no size derived from a shape overflows. */
static bool measure(parser *p, tg_npy *npy) {
    const uint64_t itemsize = tg_dtype_bits(npy->dtype) / 8;
    uint64_t extent = itemsize;
    uint64_t count = 1;
    uint32_t longer = 0; /* axes that are longer than 1 */
    for (uint32_t i = 0; i < p->rank; i++) {
        uint64_t n = p->shape[i];
        if (n > (uint64_t)INT64_MAX / extent)
            return fail_of(p, KS_OVERFLOW, p->place[i], "shape", i,
                           "lengths of at most 2^63-1 bytes together, zeros left out", 2 * SHOWN);
        if (n > 0) extent *= n;
        if (n > 1) longer++;
        count *= n; /* 0, or at most extent */
    }
    npy->rank = p->rank;
    npy->count = count;
    npy->nbytes = count * itemsize;
    npy->order = p->fortran && longer > 1 && count > 0 ? TG_ORDER_F : TG_ORDER_C;
    return true;
}

bool tg_npy_header(ks_ctx *ks, const uint8_t *text, uint64_t size, uint64_t at, unsigned major,
                   tg_npy *npy) {
    parser p;
    memset(&p, 0, sizeof p);
    p.ks = ks;
    p.text = text;
    p.size = size;
    p.at = at;
    p.major = major;
    p.misspelled = size;
    p.misplaced = size;
    memset(npy, 0, sizeof *npy);
    if (!ks_spend(ks, 1 + size / 8)) return false;
    if (!read_dictionary(&p, npy) || !measure(&p, npy) || !note_departures(&p)) return false;
    uint64_t *shape = ks_alloc(ks, p.rank, sizeof *shape);
    if (shape == NULL) return false;
    memcpy(shape, p.shape, p.rank * sizeof *shape);
    npy->shape = shape;
    return true;
}

bool tg_npy_fits(ks_ctx *ks, const tg_npy *npy, uint64_t size, uint64_t at) {
    if (size == npy->nbytes) return true;
    if (size < npy->nbytes) {
        ks_fail_found(ks, KS_TRUNCATED, at, "% bytes", ks_value_u64(npy->nbytes),
                      ks_value_u64(size));
    } else {
        ks_fail_found(ks, KS_TRAILING, at + npy->nbytes, "elements of % bytes, and nothing more",
                      ks_value_u64(npy->nbytes), ks_value_u64(size));
    }
    return ks_in(ks, "data");
}

void tg_npy_describe(const tg_npy *npy, uint64_t offset, tg_tensor *tensor) {
    tensor->order = npy->order;
    tensor->rank = npy->rank;
    tensor->shape = npy->shape;
    tg_dense(tensor, npy->dtype, npy->count, offset);
}

/* ------------------------------------------------------------------------------------ reading */

/* Eight bytes with the bytes of each number in them reversed: those of pairs, then pairs, then halves. The
 * byte order of the machine makes no difference. */
static inline uint64_t reversed(uint64_t bytes, unsigned width) {
    const uint64_t low_bytes = UINT64_C(0x00ff00ff00ff00ff);
    const uint64_t low_pairs = UINT64_C(0x0000ffff0000ffff);
    bytes = (bytes & low_bytes) << 8 | (bytes >> 8 & low_bytes);
    if (width == 2) return bytes;
    bytes = (bytes & low_pairs) << 16 | (bytes >> 16 & low_pairs);
    return width == 4 ? bytes : bytes << 32 | bytes >> 32;
}

/* `n`: a multiple of the width. Inlined with a width that is a constant. */
static inline void reverse_each(uint8_t *at, size_t n, unsigned width) {
    uint64_t bytes = 0;
    for (; n >= sizeof bytes; at += sizeof bytes, n -= sizeof bytes) {
        memcpy(&bytes, at, sizeof bytes);
        bytes = reversed(bytes, width);
        memcpy(at, &bytes, sizeof bytes);
    }
    uint8_t *number = at;
    for (; n > 0; number += width, n -= width) {
        for (unsigned i = 0; i < width / 2; i++) {
            const uint8_t byte = number[i];
            number[i] = number[width - 1 - i];
            number[width - 1 - i] = byte;
        }
    }
}

static void reverse(uint8_t *at, size_t n, unsigned width) {
    switch (width) {
    case 2: reverse_each(at, n, 2); break;
    case 4: reverse_each(at, n, 4); break;
    case 8: reverse_each(at, n, 8); break;
    default: break; /* there is no other */
    }
}

bool tg_npy_read(const tg_npy *npy, uint64_t at, void *dst, size_t n, tg_npy_stored *stored,
                 void *self) {
    const unsigned width = npy->swap;
    if (width == 0) return stored(self, at, dst, n);
    uint8_t number[8];
    uint8_t *to = dst;
    size_t skip = (size_t)(at % width); /* bytes of the first number that are not requested */
    while (n > 0) {
        size_t whole = n - n % width;
        if (skip == 0 && whole > 0) {
            if (!stored(self, at, to, whole)) return false;
            reverse(to, whole, width);
            to += whole;
            at += whole;
            n -= whole;
            continue;
        }
        if (!stored(self, at - skip, number, width)) return false;
        for (; skip < width && n > 0; skip++, at++, n--) *to++ = number[width - 1 - skip];
        skip = 0;
    }
    return true;
}
