/* SPDX-License-Identifier: Apache-2.0 */
/*
 * header_actions.c - what the machine of header_machine.c does with what it finds, see header_machine.h.
 */
#include <string.h>

#include "foreign_name.h"
#include "header_machine.h"

/* ------------------------------------------------------------------------------------- failing */

static const char *field_of(const tg_header *h) {
    switch (h->key) {
    case TG_KEY_DTYPE: return "dtype";
    case TG_KEY_SHAPE: return "shape";
    case TG_KEY_OFFSETS: return "data_offsets";
    case TG_KEY_OTHER:
    case TG_KEY_NONE: break;
    }
    return NULL;
}

static void add_path(tg_header *h) {
    if (h->where == TG_HEADER_METADATA) ks_in(h->ks, "metadata");
    if (h->where == TG_HEADER_TENSOR) {
        if (field_of(h) != NULL) ks_in(h->ks, field_of(h));
        ks_in_item(h->ks, "tensors", h->tensors.count - 1);
    }
    ks_in(h->ks, "header");
}

static bool stop(tg_header *h) {
    h->failed = true;
    h->document->add_path(h);
    return false;
}

bool tg_header_fail(tg_header *h, ks_code code, uint64_t at, const char *expected, ks_value allowed,
                    ks_value found) {
    ks_fail_found(h->ks, code, at, expected, allowed, found);
    return stop(h);
}

bool tg_header_fail_here(tg_header *h, uint64_t at) {
    ks_place(h->ks, at);
    return stop(h);
}

bool tg_header_note(tg_header *h, const ks_rule *rule, uint64_t at, ks_value found) {
    return ks_violated(h->ks, rule, at, ks_none(), found) || stop(h);
}

static const char *value_of(const tg_header *h) {
    switch (h->where) {
    case TG_HEADER_TOP: return "JSON";
    case TG_HEADER_METADATA: return "an object of texts";
    case TG_HEADER_TENSOR: break;
    }
    switch (h->key) {
    case TG_KEY_DTYPE: return "a dtype, such as \"F32\"";
    case TG_KEY_SHAPE: return "an array of lengths";
    case TG_KEY_OFFSETS: return "[begin, end], both without sign, point or exponent";
    case TG_KEY_OTHER: return "JSON";
    case TG_KEY_NONE: break;
    }
    return "an object that describes a tensor";
}

const tg_json_document tg_header_document = {add_path, value_of};

static const char *element_of(const tg_header *h) {
    if (h->key == TG_KEY_SHAPE) return "a length: digits, without sign, point or exponent";
    return h->key == TG_KEY_OFFSETS ? value_of(h) : "JSON";
}

void tg_header_unexpected(tg_header *h, const uint8_t *p) {
    const char *expected = "";
    ks_code code = KS_BAD_VALUE;
    uint64_t at = p != NULL ? tg_header_at(h, p) : h->piece_at;
    ks_value found = p != NULL ? ks_value_bytes(h->ks, p, 1) : ks_none();
    switch (h->expect) {
    case TG_EXPECT_OPEN:
        /* The file is none of this format. */
        h->failed = true;
        ks_fail(h->ks, KS_BAD_VALUE, 0, "a header that begins with '{'");
        ks_in(h->ks, "len_header");
        return;
    case TG_EXPECT_NAME_OR_END: expected = "a key in quotes, or '}'"; break;
    case TG_EXPECT_NAME: expected = "a key in quotes"; break;
    case TG_EXPECT_COLON: expected = "':'"; break;
    case TG_EXPECT_VALUE: expected = h->document->value(h); break;
    case TG_EXPECT_COMMA_OR_BRACE: expected = "',' or '}'"; break;
    case TG_EXPECT_ELEMENT_OR_END: expected = element_of(h); break;
    case TG_EXPECT_ELEMENT: expected = element_of(h); break;
    case TG_EXPECT_COMMA_OR_SQUARE: expected = "',' or ']'"; break;
    case TG_EXPECT_COMMA: expected = "','"; break;
    case TG_EXPECT_SQUARE: expected = "']'"; break;
    case TG_EXPECT_TEXT:
        expected = "text: no control characters, and a quote at its end";
        if (p == NULL || *p < 0x80) break;
        code = KS_BAD_TEXT;
        expected = "UTF-8";
        break;
    case TG_EXPECT_ESCAPE:
        expected = "an escape: one of \"\\/bfnrt or u with four digits, of pairs both halves";
        break;
    case TG_EXPECT_UTF8:
        code = KS_BAD_TEXT;
        expected = "UTF-8";
        at = h->wide_at;
        found = ks_none();
        break;
    case TG_EXPECT_PADDING: expected = "nothing but white space behind '}'"; break;
    }
    tg_header_fail(h, code, at, expected, ks_none(), found);
}

/* --------------------------------------------------------------------------------------- texts */

/* Adds n > 0 bytes to the text at hand, in memory of its own. */
static bool keep(tg_header *h, const uint8_t *bytes, size_t n) {
    if (n > h->kept_cap - h->kept_len) {
        /* Sums of lengths of what is in memory; the budget bounds them below 2^63. */
        uint64_t cap = 2 * ((uint64_t)h->kept_len + n);
        if (cap < 256) cap = 256;
        uint8_t *room = ks_alloc(h->ks, cap, 1);
        if (room == NULL) return tg_header_fail_here(h, h->text_at);
        if (h->kept_len > 0) memcpy(room, h->kept, h->kept_len);
        h->kept = room;
        h->kept_cap = (size_t)cap; /* it was allocated */
    }
    memcpy(h->kept + h->kept_len, bytes, n);
    h->kept_len += n;
    return true;
}

bool tg_header_keep_run(tg_header *h, const uint8_t *p) {
    const uint8_t *run = h->run;
    h->run = NULL;
    return run == NULL || run == p || keep(h, run, (size_t)(p - run));
}

bool tg_header_escape(tg_header *h, const uint8_t *p) {
    h->expect = TG_EXPECT_ESCAPE;
    h->unit = 0;
    return tg_header_keep_run(h, p);
}

static bool add_code_point(tg_header *h, uint32_t point, const uint8_t *p) {
    uint8_t bytes[4];
    size_t n = 0;
    if (point < 0x80) {
        bytes[n++] = (uint8_t)point;
    } else {
        if (point < 0x800) {
            bytes[n++] = (uint8_t)(0xC0 | point >> 6);
        } else {
            if (point < 0x10000) {
                bytes[n++] = (uint8_t)(0xE0 | point >> 12);
            } else {
                bytes[n++] = (uint8_t)(0xF0 | point >> 18);
                bytes[n++] = (uint8_t)(0x80 | (point >> 12 & 63));
            }
            bytes[n++] = (uint8_t)(0x80 | (point >> 6 & 63));
        }
        bytes[n++] = (uint8_t)(0x80 | (point & 63));
    }
    if (point == 0) h->has_nul = true;
    h->run = p + 1;
    return keep(h, bytes, n);
}

bool tg_header_short(tg_header *h, const uint8_t *p) {
    switch (*p) {
    case 'b': return add_code_point(h, '\b', p);
    case 'f': return add_code_point(h, '\f', p);
    case 'n': return add_code_point(h, '\n', p);
    case 'r': return add_code_point(h, '\r', p);
    case 't': return add_code_point(h, '\t', p);
    default: return add_code_point(h, *p, p); /* a quote or slash stands for itself */
    }
}

bool tg_header_unit(tg_header *h, const uint8_t *p) { return add_code_point(h, h->unit, p); }

void tg_header_high(tg_header *h) {
    h->high_unit = h->unit;
    h->unit = 0;
}

bool tg_header_low(tg_header *h, const uint8_t *p) {
    return add_code_point(h, 0x10000 + ((h->high_unit & 0x3FF) << 10 | (h->unit & 0x3FF)), p);
}

/* The quote at its end is at p. */
bool tg_header_end_text(tg_header *h, const uint8_t *p) {
    if (h->kept_len == 0 && h->run != NULL) {
        h->text = h->run;
        h->text_len = (size_t)(p - h->run);
        h->run = NULL;
        return true;
    }
    if (!tg_header_keep_run(h, p)) return false;
    h->text = h->kept;
    h->text_len = h->kept_len;
    return true;
}

bool tg_header_text_is(const tg_header *h, const char *text, size_t n) {
    return h->text_len == n && (n == 0 || memcmp(h->text, text, n) == 0);
}

ks_value tg_header_text_value(const tg_header *h) {
    return ks_value_bytes(h->ks, h->text, h->text_len);
}

/* The text, where it lasts. */
const char *tg_header_lasting_text(tg_header *h) {
    if (h->lasting && h->text != h->kept) return (const char *)h->text;
    char *copy = ks_alloc(h->ks, h->text_len > 0 ? h->text_len : 1, 1);
    if (copy == NULL) {
        tg_header_fail_here(h, h->text_at);
        return NULL;
    }
    if (h->text_len > 0) memcpy(copy, h->text, h->text_len);
    return copy;
}

/* ---------------------------------------------------------------------------------------- keys */

static bool grow_keys(tg_header *h) {
    uint64_t places = 2 * (uint64_t)h->keys.num_places;
    if (places > UINT32_MAX) places = UINT32_MAX; /* then it is full: a header has fewer keys */
    tg_hash *room = ks_alloc(h->ks, places, sizeof *room);
    if (room == NULL) return tg_header_fail_here(h, h->text_at);
    tg_key_set_move(&h->keys, room, (uint32_t)places);
    return true;
}

/* The text is a key of an object, and none before it in there is the same. */
bool tg_header_add_key(tg_header *h, uint64_t scope) {
    if (h->keys.places == NULL) {
        h->keys.places = ks_alloc(h->ks, h->keys.num_places, sizeof *h->keys.places);
        if (h->keys.places == NULL) return tg_header_fail_here(h, h->text_at);
    }
    if (tg_key_set_is_full(&h->keys) && !grow_keys(h)) return false;
    tg_hash hash = tg_hash_name(h->hash_key, scope, (const char *)h->text, h->text_len);
    if (tg_key_set_add(&h->keys, hash) == TG_KEY_NEW) return true;
    return tg_header_fail(h, KS_BAD_VALUE, h->text_at, "a key that none before it has", ks_none(),
                          tg_header_text_value(h));
}

/* ------------------------------------------------------------------------------------- numbers */

bool tg_header_number_too_large(tg_header *h) {
    return tg_header_fail(h, KS_BAD_VALUE, h->number_at, "a number below 2^64", ks_none(),
                          ks_none());
}

bool tg_header_more_lengths(tg_header *h) {
    /* A header has fewer lengths than bytes. */
    size_t cap = h->lengths_cap > 0 ? 2 * h->lengths_cap : 32;
    uint64_t *room = ks_alloc(h->ks, cap, sizeof *room);
    if (room == NULL) return tg_header_fail_here(h, h->number_at);
    if (h->rank > 0) memcpy(room, h->lengths, h->rank * sizeof *room);
    h->lengths = room;
    h->lengths_cap = cap;
    return true;
}

bool tg_header_offset(tg_header *h) {
    if (h->num_offsets++ == 0) {
        h->tensor->begin = h->number;
        return true;
    }
    h->tensor->end = h->number;
    if (h->tensor->end >= h->tensor->begin) return true;
    return tg_header_fail(h, KS_BAD_VALUE, h->number_at, "an end that is not before the begin, %",
                          ks_value_u64(h->tensor->begin), ks_value_u64(h->tensor->end));
}

/* As many digits as float64 can tell apart, and one more. */
#define DIGITS 18

void tg_header_any_begin(tg_header *h, const uint8_t *p) {
    h->number_at = tg_header_at(h, p);
    h->any_digits = 0;
    h->any_kept = 0;
    h->any_point = 0;
    h->any_power = 0;
    h->any_minus = false;
}

static void add_digit(tg_header *h, uint8_t c) {
    if (h->any_kept == DIGITS) return;
    h->any_digits = 10 * h->any_digits + (c - (unsigned)'0');
    h->any_kept++;
}

void tg_header_any_integer(tg_header *h, uint8_t c) {
    if (h->any_kept == 0 && c == '0') return;
    h->any_point++; /* no more than the header has bytes */
    add_digit(h, c);
}

void tg_header_any_fraction(tg_header *h, uint8_t c) {
    if (h->any_kept == 0 && c == '0') {
        h->any_point--;
    } else {
        add_digit(h, c);
    }
}

void tg_header_any_exponent(tg_header *h, uint8_t c) {
    const int64_t most = INT64_C(1) << 40; /* more than any number of digits makes up for */
    if (h->any_power < most) h->any_power = 10 * h->any_power + (c - '0');
}

/* The largest float64 is 1.7976931348623157...e308, and what is no less than 1.79769313486231580793...e308
 * is rounded to infinity. */
bool tg_header_any_end(tg_header *h) {
    int64_t power = h->any_point + (h->any_minus ? -h->any_power : h->any_power);
    uint64_t digits = h->any_digits;
    for (uint32_t i = h->any_kept; i < DIGITS; i++) digits *= 10;
    if (digits > 0 && (power > 309 || (power == 309 && digits > UINT64_C(179769313486231580)))) {
        return tg_header_fail(h, KS_BAD_VALUE, h->number_at, "a number that float64 holds",
                              ks_none(), ks_none());
    }
    tg_header_other_end(h);
    return true;
}

/* -------------------------------------------------------------------------- values of no use */

bool tg_header_enter(tg_header *h, const uint8_t *p, bool is_object) {
    const unsigned most = TG_HEADER_DEPTH - 2; /* in a tensor of the header */
    if (h->depth == most) {
        return tg_header_fail(h, KS_BAD_VALUE, tg_header_at(h, p),
                              "at most % brackets inside each other", ks_value_u64(TG_HEADER_DEPTH),
                              ks_none());
    }
    h->is_object[h->depth] = is_object;
    if (is_object) h->scope[h->depth] = ++h->scopes;
    h->depth++;
    h->expect = is_object ? TG_EXPECT_NAME_OR_END : TG_EXPECT_ELEMENT_OR_END;
    return true;
}

void tg_header_other_end(tg_header *h) {
    if (h->depth == 0) {
        tg_header_field_end(h);
    } else {
        h->expect =
            h->is_object[h->depth - 1] ? TG_EXPECT_COMMA_OR_BRACE : TG_EXPECT_COMMA_OR_SQUARE;
    }
}

void tg_header_leave(tg_header *h) {
    h->depth--;
    tg_header_other_end(h);
}

bool tg_header_other_key(tg_header *h, const uint8_t *p) {
    return tg_header_end_text(h, p) && tg_header_add_key(h, h->scope[h->depth - 1]);
}

bool tg_header_other_text(tg_header *h, const uint8_t *p) {
    if (!tg_header_end_text(h, p)) return false;
    tg_header_other_end(h);
    return true;
}

/* ------------------------------------------------------------------------------------- tensors */

bool tg_header_entry_key(tg_header *h, const uint8_t *p) {
    static const ks_rule keys = {"safetensors.tensors", "the keys dtype, shape and data_offsets",
                                 KS_BAD_VALUE, true};
    if (!tg_header_end_text(h, p)) return false;
    tg_header_key_kind key = TG_KEY_OTHER;
    if (tg_header_text_is(h, "dtype", 5)) key = TG_KEY_DTYPE;
    if (tg_header_text_is(h, "shape", 5)) key = TG_KEY_SHAPE;
    if (tg_header_text_is(h, "data_offsets", 12)) key = TG_KEY_OFFSETS;
    if (key != TG_KEY_OTHER) {
        if (h->has[key]) {
            return tg_header_fail(h, KS_BAD_VALUE, h->text_at, "a key that none before it has",
                                  ks_none(), tg_header_text_value(h));
        }
        h->has[key] = true;
        h->key = key;
        return true;
    }
    if (!h->has_other) {
        if (!tg_header_note(h, &keys, h->text_at, tg_header_text_value(h))) return false;
        h->has_other = true;
        h->entry_scope = ++h->scopes;
    }
    if (!tg_header_add_key(h, h->entry_scope)) return false;
    h->key = key;
    return true;
}

static void keep_dtype(tg_header *h, const tg_safetensors_dtype *row) {
    const size_t n = row->name_len;
    uint8_t quoted[8] = {0};
    h->last_dtype = row;
    h->last_quoted = 0;
    if (n >= sizeof quoted) return;
    memcpy(quoted, row->name, n);
    quoted[n] = '"';
    h->last_quoted = ks_u8le(quoted);
    h->last_mask = UINT64_MAX >> 8 * (7 - n);
}

bool tg_header_dtype_of(tg_header *h, const uint8_t *text, size_t n) {
    const tg_safetensors_dtype *last = h->last_dtype;
    if (last == NULL || last->name_len != n || memcmp(text, last->name, n) != 0) {
        last = tg_safetensors_dtype_named(text, n);
        if (last == NULL) return false;
        keep_dtype(h, last);
    }
    h->tensor->dtype = last->dtype;
    return true;
}

bool tg_header_dtype(tg_header *h, const uint8_t *p) {
    if (!tg_header_end_text(h, p)) return false;
    if (!tg_header_dtype_of(h, h->text, h->text_len)) {
        return tg_header_fail(h, KS_BAD_VALUE, h->text_at, "a dtype of this format", ks_none(),
                              tg_header_text_value(h));
    }
    tg_header_field_end(h);
    return true;
}

static bool is_missing(tg_header *h, tg_header_key_kind key, const uint8_t *p) {
    if (h->has[key]) return false;
    h->key = key;
    tg_header_fail(h, KS_BAD_VALUE, tg_header_at(h, p), value_of(h), ks_none(), ks_none());
    return true;
}

/*
 * The product leaves out zeros, so that no other one that is made of the lengths can overflow. The
 * reference implementation multiplies from the left up to 2^64 bits, and stops at a zero: it lets pass
 * what NumPy and PyTorch can't hold, such as [0, 2^63].
 */
static bool check_shape(tg_header *h, unsigned bits) {
    static const ks_rule most = {"safetensors.shape", "at most 32 axes, as NumPy had before 2.0",
                                 KS_BAD_VALUE, true};
    tg_header_tensor *t = h->tensor;
    /* Of less than 8 bits: elements are counted like bytes. */
    uint64_t extent = bits < 8 ? 1 : bits / 8;
    h->count = 1;
    h->key = TG_KEY_SHAPE;
    for (size_t i = 0; i < h->rank; i++) {
        uint64_t length = h->lengths[i];
        /* No product of two numbers of 31 bits is too large: no division. */
        if ((length | extent) > INT32_MAX && length > (uint64_t)INT64_MAX / extent)
            return tg_header_fail(h, KS_OVERFLOW, h->shape_at,
                                  "lengths of at most 2^63-1 bytes together, zeros left out",
                                  ks_none(), ks_value_u64(length));
        if (length > 0) extent *= length;
        h->count *= length;
    }
    if (bits < 8 && h->count % 8 * bits % 8 != 0)
        return tg_header_fail(h, KS_BAD_SIZE, h->shape_at, "as many elements as fill whole bytes",
                              ks_none(), ks_value_u64(h->count));
    if (h->rank > 32 && !tg_header_note(h, &most, h->shape_at, ks_value_u64(h->rank))) return false;
    t->rank = (uint32_t)h->rank; /* of a text of at most 10^8 bytes */
    if (t->rank > h->most_axes) h->most_axes = t->rank;
    uint64_t *shape = ks_alloc(h->ks, h->rank, sizeof *shape);
    if (shape == NULL) return tg_header_fail_here(h, h->shape_at);
    for (size_t i = 0; i < h->rank; i++) shape[i] = h->lengths[i];
    t->shape = shape;
    return true;
}

/* Bytes of h->count elements; fewer than 2^63 by check_shape. */
static uint64_t size_of(const tg_header *h, unsigned bits) {
    return bits < 8 ? h->count / 8 * bits + h->count % 8 * bits / 8 : h->count * (bits / 8);
}

static bool check_place(tg_header *h, unsigned bits) {
    static const ks_rule aligned = {"safetensors.data_offsets",
                                    "a begin that is a multiple of the size of an element",
                                    KS_BAD_VALUE, true};
    const tg_header_tensor *t = h->tensor;
    const uint64_t nbytes = size_of(h, bits);
    h->key = TG_KEY_OFFSETS;
    if (t->end - t->begin != nbytes)
        return tg_header_fail(h, KS_BAD_SIZE, t->offsets_at,
                              "% bytes, as many as shape and dtype say", ks_value_u64(nbytes),
                              ks_value_u64(t->end - t->begin));
    const uint64_t size = t->dtype == TG_DTYPE_COMPLEX64 ? 4 : bits / 8; /* a power of two, or 0 */
    if (nbytes == 0 || size < 2 || (t->begin & (size - 1)) == 0) return true;
    return tg_header_note(h, &aligned, t->offsets_at, ks_value_u64(t->begin));
}

bool tg_header_entry_end(tg_header *h, const uint8_t *p) {
    if (is_missing(h, TG_KEY_DTYPE, p) || is_missing(h, TG_KEY_SHAPE, p) ||
        is_missing(h, TG_KEY_OFFSETS, p)) {
        return false;
    }
    const tg_header_tensor *t = h->tensor;
    const unsigned bits = tg_dtype_bits(t->dtype);
    if (!check_shape(h, bits) || !check_place(h, bits)) return false;
    if (t->begin == h->placed_bytes && h->num_placed + 1 == h->tensors.count) {
        h->placed_bytes = t->end;
        h->num_placed++;
    }
    h->key = TG_KEY_NONE;
    h->where = TG_HEADER_TOP;
    return true;
}

/* ------------------------------------------------------------------------------------ metadata */

void tg_header_metadata_begin(tg_header *h) {
    h->expect = TG_EXPECT_NAME_OR_END;
    h->entry_scope = ++h->scopes;
}

bool tg_header_metadata_key(tg_header *h, const uint8_t *p) {
    if (!tg_header_end_text(h, p) || !tg_header_add_key(h, h->entry_scope)) return false;
    tg_header_pair *pair = ks_list_add(h->ks, &h->pairs);
    if (pair == NULL) return tg_header_fail_here(h, h->text_at);
    pair->key = tg_header_lasting_text(h);
    pair->key_len = h->text_len;
    pair->text = "";
    pair->text_len = 0;
    return pair->key != NULL;
}

bool tg_header_metadata_text(tg_header *h, const uint8_t *p) {
    if (!tg_header_end_text(h, p)) return false;
    tg_header_pair *pair = ks_list_at(&h->pairs, h->pairs.count - 1);
    pair->text = tg_header_lasting_text(h);
    pair->text_len = h->text_len;
    return pair->text != NULL;
}

void tg_header_metadata_end(tg_header *h) { h->where = TG_HEADER_TOP; }

bool tg_header_metadata_null(tg_header *h, const uint8_t *p) {
    static const ks_rule rule = {"safetensors.metadata",
                                 "an object of texts, or no key \"__metadata__\", instead of null",
                                 KS_BAD_VALUE, true};
    /* p is at the last letter. */
    if (!tg_header_note(h, &rule, tg_header_at(h, p) - 3, ks_none())) return false;
    h->metadata_is_null = true;
    h->where = TG_HEADER_TOP;
    return true;
}

/* -------------------------------------------------------------------------------------- header */

bool tg_header_before(tg_header *h, const uint8_t *p) {
    static const ks_rule rule = {"safetensors.header", "'{' as the first byte, no white space",
                                 KS_BAD_VALUE, true};
    if (h->noted_before) return true;
    h->noted_before = true;
    return tg_header_note(h, &rule, tg_header_at(h, p), ks_value_bytes(h->ks, p, 1));
}

bool tg_header_padding(tg_header *h, const uint8_t *p) {
    static const ks_rule rule = {"safetensors.padding", "nothing but spaces (0x20) behind '}'",
                                 KS_BAD_VALUE, true};
    if (h->noted_padding) return true;
    h->noted_padding = true;
    return tg_header_note(h, &rule, tg_header_at(h, p), ks_value_bytes(h->ks, p, 1));
}

/* The hash of the name of the tensor at hand. */
static bool add_hash(tg_header *h, uint32_t hash) {
    const size_t i = (size_t)h->tensors.count - 1; /* in memory */
    if (i == h->hashes_cap) {
        /* A header has fewer names than bytes. */
        const size_t cap = i > 0 ? 2 * i : 64;
        uint32_t *room = ks_alloc(h->ks, cap, sizeof *room);
        if (room == NULL) return tg_header_fail_here(h, h->text_at);
        if (i > 0) memcpy(room, h->hashes, i * sizeof *room);
        h->hashes = room;
        h->hashes_cap = cap;
    }
    h->hashes[i] = hash;
    return true;
}

bool tg_header_key(tg_header *h, const uint8_t *p) {
    return tg_header_end_text(h, p) && tg_header_name(h);
}

bool tg_header_name(tg_header *h) {
    static const ks_rule nul = {"safetensors.name", "a name without zero characters", KS_BAD_VALUE,
                                true};
    h->is_metadata = tg_header_text_is(h, "__metadata__", 12);
    if (h->is_metadata) {
        if (h->has_metadata) {
            return tg_header_fail(h, KS_BAD_VALUE, h->text_at, "a key that none before it has",
                                  ks_none(), tg_header_text_value(h));
        }
        h->has_metadata = true;
        h->where = TG_HEADER_METADATA;
        return true;
    }
    h->tensor = ks_list_add(h->ks, &h->tensors);
    if (h->tensor == NULL) return tg_header_fail_here(h, h->text_at);
    h->where = TG_HEADER_TENSOR;
    h->key = TG_KEY_NONE;
    tg_header_tensor *t = h->tensor;
    t->name_len = (uint32_t)h->text_len;
    t->name_at = (uint32_t)h->text_at; /* in a header of at most 10^8 bytes */
    t->name = tg_header_lasting_text(h);
    if (t->name == NULL) return false;
    size_t n = h->text_len;
    if (h->has_nul) {
        h->names_have_nul = true;
        n = strlen((const char *)h->text); /* there is a zero character in it */
        if (!tg_header_note(h, &nul, h->text_at, tg_header_text_value(h))) return false;
    }
    /* Here the name is in the cache. */
    if (!h->names_have_percent)
        h->names_have_percent = tg_foreign_has_percent((const char *)h->text, h->text_len);
    return add_hash(h, tg_hash_kept_name(h->hash_key, (const char *)h->text, n));
}
