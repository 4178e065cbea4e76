/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_header.c - see npy_header.h.
 */
#include "npy_header.h"

#include <string.h>

#include "error.h"
#include "npy_objects.h"

/* ------------------------------------------------------------------------------------- descr */

/* A type of numbers is kept as its dtype, any other one as a whole. */
static bool read_descr(tg_npy_parser *p, tg_npy *npy) {
    tg_npy_member first;
    tg_npy_type type;
    if (!tg_npy_read_type(p, &first, &type)) return false;
    const tg_npy_member *all = &type.members[0];
    npy->dtype = all->kind == TG_NPY_NUMBER ? all->dtype : TG_DTYPE_OPAQUE;
    npy->swap = all->swap;
    npy->element = all->size;
    if (tg_npy_is_plain(&type)) {
        memset(npy->code, 0, sizeof npy->code);
        memcpy(npy->code, all->code, all->code_len); /* at most four characters */
        return true;
    }
    tg_npy_type *kept = ks_alloc(p->ks, 1, sizeof *kept);
    if (kept == NULL) return false;
    *kept = type;
    npy->type = kept;
    return true;
}

/* ------------------------------------------------------------------------------ other values */

static bool read_fortran_order(tg_npy_parser *p) {
    static const char *const words[] = {"False", "True"};
    for (unsigned i = 0; i < 2; i++) {
        uint64_t n = strlen(words[i]);
        if (p->size - p->pos < n || memcmp(p->text + p->pos, words[i], (size_t)n) != 0) continue;
        p->fortran = i == 1;
        p->pos += n;
        tg_npy_skip_blanks(p, false);
        return true;
    }
    return tg_npy_fail(p, "fortran_order", "True or False");
}

static bool read_length(tg_npy_parser *p) {
    const uint64_t from = p->pos;
    if (p->rank == TG_NPY_MAX_RANK)
        return tg_npy_fail_at(p, KS_BAD_VALUE, from, "shape", p->rank, "at most 64 lengths",
                              TG_NPY_SHOWN);
    if (!tg_npy_take_length(p, "shape", p->rank, &p->shape[p->rank])) return false;
    p->place[p->rank++] = from;
    tg_npy_skip_blanks(p, false);
    return true;
}

static bool read_shape(tg_npy_parser *p) {
    if (!tg_npy_take(p, '(', "shape", "a tuple of lengths, such as (3, 4)")) return false;
    tg_npy_skip_blanks(p, false);
    bool comma = true;
    while (tg_npy_peek(p) != ')') {
        if (!comma) return tg_npy_fail(p, "shape", "',' or ')'");
        if (!read_length(p)) return false;
        comma = tg_npy_peek(p) == ',';
        if (comma) p->pos++;
        tg_npy_skip_blanks(p, comma && tg_npy_peek(p) != ')');
    }
    if (p->rank == 1 && !comma)
        return tg_npy_fail(p, "shape", "',': (3) is a number in Python, and (3,) a tuple");
    /* numpy.save writes (3,) and (3, 4). At least '(' stands before `pos`. */
    if (p->rank == 1 ? p->text[p->pos - 1] != ',' : p->rank > 1 && comma)
        tg_npy_depart(p, p->pos - 1);
    p->pos++;
    tg_npy_skip_blanks(p, false);
    return true;
}

/* -------------------------------------------------------------------------------- dictionary */

enum { DESCR = 1, FORTRAN_ORDER = 2, SHAPE = 4, ALL_KEYS = 7 };

/* Reads a key with its value. `seen` is the set of keys so far. */
static bool read_item(tg_npy_parser *p, unsigned *seen, tg_npy *npy) {
    uint64_t pos = p->pos;
    ks_bytes s;
    if (!tg_npy_take_string(p, NULL, "a key in quotes, or '}'", &s)) return false;
    unsigned key = tg_npy_is(s, "descr") ? DESCR : 0;
    if (tg_npy_is(s, "fortran_order")) key = FORTRAN_ORDER;
    if (tg_npy_is(s, "shape")) key = SHAPE;
    if (key == 0 || (*seen & key) != 0) {
        return tg_npy_fail_at(
            p, KS_BAD_VALUE, pos + 1, NULL, KS_NO_INDEX,
            key == 0 ? "no keys but descr, fortran_order and shape" : "a key only once", s.size);
    }
    /* Keys have bits in the order in which numpy.save writes them. */
    if (*seen > key && p->misplaced == p->size) {
        p->misplaced = pos + 1;
        p->misplaced_size = s.size;
    }
    *seen |= key;
    if (!tg_npy_take(p, ':', NULL, "':' behind a key")) return false;
    tg_npy_skip_blanks(p, true);
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
static bool skip_padding(tg_npy_parser *p) {
    uint64_t end = p->size; /* position of the last line end */
    for (p->pos++; tg_npy_is_blank(tg_npy_peek(p)); p->pos++) {
        if (is_line_end(tg_npy_peek(p))) end = p->pos;
        if (tg_npy_peek(p) != ' ' && p->pos + 1 < p->size) tg_npy_depart(p, p->pos);
    }
    if (p->pos < p->size) return tg_npy_fail(p, NULL, "nothing but blanks behind the dictionary");
    if (end + 1 >= p->size || (p->major < 3 && p->text[end] == '\n')) return true;
    return tg_npy_fail_at(p, KS_BAD_VALUE, end, NULL, KS_NO_INDEX,
                          "no blanks behind the last line end", TG_NPY_SHOWN);
}

/* Python strips spaces and tabs in front of an expression. A line end there is refused: what follows it may be taken for
 * indented. */
static void skip_indentation(tg_npy_parser *p) {
    while (tg_npy_peek(p) == ' ' || tg_npy_peek(p) == '\t') p->pos++;
    if (p->pos > 0) tg_npy_depart(p, 0);
}

static bool read_dictionary(tg_npy_parser *p, tg_npy *npy) {
    unsigned seen = 0;
    skip_indentation(p);
    if (!tg_npy_take(p, '{', NULL, "a dictionary, which begins with '{'")) return false;
    tg_npy_skip_blanks(p, false);
    bool comma = true;
    while (tg_npy_peek(p) != '}') {
        if (!comma) return tg_npy_fail(p, NULL, "',' or '}'");
        if (!read_item(p, &seen, npy)) return false;
        comma = tg_npy_peek(p) == ',';
        if (comma) p->pos++;
        tg_npy_skip_blanks(p, comma);
    }
    if (seen != ALL_KEYS) return tg_npy_fail(p, NULL, "the keys descr, fortran_order and shape");
    if (!comma) tg_npy_depart(p, p->pos);
    return skip_padding(p);
}

/* ------------------------------------------------------------------------------ departures */

static bool note(tg_npy_parser *p, const ks_rule *rule, uint64_t pos, uint64_t shown) {
    const uint64_t left = p->size - pos;
    return ks_violated(p->ks, rule, p->at + pos, ks_none(),
                       ks_value_bytes(p->ks, p->text + pos, left < shown ? left : shown)) ||
           ks_in(p->ks, "header");
}

/* Whether a text in UTF-8 has a character that is not in Latin-1. */
static bool is_wide(const tg_npy_parser *p) {
    for (uint64_t i = 0; i < p->size; i++) {
        if (p->text[i] >= 0xc4) return true; /* the first byte of U+0100 and what is above */
    }
    return false;
}

/* Version 2 is for headers that are too long for version 1. Version 3 is for field names that are not Latin-1. */
static bool note_version(tg_npy_parser *p) {
    static const ks_rule rule = {"npy.version", "version %, the oldest that can hold this header",
                                 KS_BAD_VALUE, true};
    const unsigned oldest = p->major >= 3 && is_wide(p) ? 3 : p->size <= UINT16_MAX ? 1 : 2;
    if (p->major <= oldest) return true;
    /* `major`, `minor` and a length of four bytes, as `major` is not 1, stand in front of the text. */
    return ks_violated(p->ks, &rule, p->at - 6, ks_value_u64(oldest), ks_value_u64(p->major)) ||
           ks_in(p->ks, "major");
}

/* Notes what every reader takes for the same array, but numpy.save has never written. 3L is none of it:
 * under Python 2 NumPy wrote it. */
static bool note_departures(tg_npy_parser *p) {
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
    if (p->misspelled < p->size && !note(p, &spelling, p->misspelled, TG_NPY_SHOWN)) return false;
    /* The text has a dictionary, so it has a last character. */
    return p->text[p->size - 1] == '\n' || note(p, &line_feed, p->size - 1, 1);
}

/* -------------------------------------------------------------------------------- the header */

/* Computes products and the order. NumPy refuses shapes whose product without zeros, in bytes,
 * exceeds a signed word; with the same rule here, no size derived from a shape overflows. */
static bool measure(tg_npy_parser *p, tg_npy *npy) {
    const uint64_t itemsize = npy->element; /* below 2^31 */
    uint64_t extent = itemsize > 0 ? itemsize : 1;
    uint64_t count = 1;
    uint32_t longer = 0; /* axes that are longer than 1 */
    for (uint32_t i = 0; i < p->rank; i++) {
        uint64_t n = p->shape[i];
        if (n > (uint64_t)INT64_MAX / extent)
            return tg_npy_fail_at(p, KS_OVERFLOW, p->place[i], "shape", i,
                                  "lengths of at most 2^63-1 bytes together, zeros left out",
                                  2 * TG_NPY_SHOWN);
        if (n > 0) extent *= n;
        if (n > 1) longer++;
        count *= n; /* 0, or at most extent */
    }
    if (npy->type != NULL && tg_npy_most_axes(npy->type) > TG_NPY_MAX_RANK - p->rank)
        return tg_npy_fail_at(p, KS_UNSUPPORTED, npy->type->members[0].place, "descr", KS_NO_INDEX,
                              "at most 64 axes of a field and of the array together",
                              2 * TG_NPY_SHOWN);
    npy->rank = p->rank;
    npy->count = count;
    npy->nbytes = count * itemsize;
    npy->order = p->fortran && longer > 1 && count > 0 ? TG_ORDER_F : TG_ORDER_C;
    return true;
}

/* A header that is refused for how it is written may be one that NumPy reads, and unpickles what is behind it. */
static bool tell_objects(tg_npy_parser *p) {
    ks_error *error = &p->ks->error;
    if (error->code != KS_BAD_VALUE || error->offset < p->at) return false;
    const uint64_t found = tg_npy_find_hidden_objects(p, error->offset - p->at);
    if (found == p->size) return false;
    memset(error, 0, sizeof *error);
    error->code = KS_OK;
    error->expected = "";
    return tg_npy_fail_at(p, KS_UNSUPPORTED, found, "descr", KS_NO_INDEX, tg_expected_no_objects,
                          TG_NPY_SHOWN);
}

bool tg_npy_header(ks_ctx *ks, const uint8_t *text, uint64_t size, uint64_t at, unsigned major,
                   tg_dtype v2, tg_npy *npy) {
    tg_npy_parser p;
    memset(&p, 0, sizeof p);
    p.ks = ks;
    p.text = text;
    p.size = size;
    p.at = at;
    p.major = major;
    p.v2 = v2;
    p.misspelled = size;
    p.misplaced = size;
    memset(npy, 0, sizeof *npy);
    if (!ks_spend(ks, 1 + size / 8)) return false;
    const uint64_t bad = major >= 3 ? ks_utf8_bad(text, size) : size;
    if (bad < size)
        return tg_npy_fail_at(&p, KS_BAD_TEXT, bad, NULL, KS_NO_INDEX, "valid UTF-8", 1);
    if (!read_dictionary(&p, npy)) return tell_objects(&p);
    if (!measure(&p, npy) || !note_departures(&p)) return false;
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
    if (npy->type != NULL) tensor->type = npy->type->shown;
    tensor->dtype = npy->dtype;
    if (npy->dtype != TG_DTYPE_OPAQUE) {
        tg_dense(tensor, npy->dtype, npy->count, offset);
        return;
    }
    tensor->element = npy->element;
    tensor->parts[TG_PART_VALUES] = tg_extent_of(TG_DTYPE_UINT8, npy->nbytes, offset);
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

bool tg_npy_read(unsigned width, uint64_t at, void *dst, size_t n, tg_npy_stored *stored,
                 void *self) {
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
