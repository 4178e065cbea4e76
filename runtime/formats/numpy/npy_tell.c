/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_tell.c - see npy_tell.h.
 *
 * Records and arrays in records are told one in the other, with a stack of the records that an element is in.
 */
#include "npy_tell.h"

#include <string.h>

#include "file.h"
#include "npy_date.h"

/* The most characters that one byte of an element becomes: '\' 'x' and two digits. */
#define CHARACTERS 4u

typedef struct telling {
    tg_file *file;
    tg_out *out;
    const tg_npy_member *all;
    char *room; /* for a text */
    size_t cap;
} telling;

/* --------------------------------------------------------------------------------------- texts */

static void put_hex(tg_text *w, uint32_t number, unsigned digits) {
    static const char hex[] = "0123456789abcdef";
    for (unsigned i = digits; i-- > 0;) tg_put_char(w, hex[number >> 4 * i & 15]);
}

static uint32_t code_at(const tg_npy_member *m, const uint8_t *bytes) {
    return m->big_endian ? ks_u4be(bytes) : ks_u4le(bytes);
}

/* A code point in UTF-8; what is none as \UNNNNNNNN. */
static void put_code(tg_text *w, uint32_t code) {
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    if (surrogate || code > 0x10ffff) {
        tg_put(w, surrogate ? "\\u" : "\\U");
        put_hex(w, code, surrogate ? 4 : 8);
    } else if (code < 0x80) {
        tg_put_char(w, (char)code);
    } else {
        const unsigned more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
        const uint32_t first =
            code >> 6 * more | (0xf00u >> (more + 1) & 0xff); /* 0xc0, 0xe0 or 0xf0 */
        tg_put_char(w, (char)(uint8_t)first);
        for (unsigned i = more; i-- > 0;)
            tg_put_char(w, (char)(uint8_t)(0x80 | (code >> 6 * i & 0x3f)));
    }
}

/* Zeros at the end are none of the text. */
static void put_text(tg_text *w, const tg_npy_member *m, const uint8_t *bytes) {
    uint64_t n = m->size / 4;
    while (n > 0 && code_at(m, bytes + 4 * (n - 1)) == 0) n--;
    for (uint64_t i = 0; i < n; i++) put_code(w, code_at(m, bytes + 4 * i));
}

/* Bytes are taken for UTF-8. If they are none, those that are not ASCII are escaped, and so is '\'. */
static void put_byte_text(tg_text *w, const tg_npy_member *m, const uint8_t *bytes) {
    uint64_t n = m->size;
    while (n > 0 && bytes[n - 1] == 0) n--;
    const bool good = ks_utf8_bad(bytes, n) == n;
    for (uint64_t i = 0; i < n; i++) {
        if (good || (bytes[i] < 0x80 && bytes[i] != '\\')) {
            tg_put_char(w, (char)bytes[i]);
        } else {
            tg_put(w, "\\x");
            put_hex(w, bytes[i], 2);
        }
    }
}

static void put(tg_text *w, const tg_npy_member *m, const uint8_t *bytes) {
    switch (m->kind) {
    case TG_NPY_BYTE_TEXT: put_byte_text(w, m, bytes); break;
    case TG_NPY_TEXT: put_text(w, m, bytes); break;
    default:
        for (uint64_t i = 0; i < m->size; i++) put_hex(w, bytes[i], 2);
    }
}

/* Room for the longest text of the type: sizes are below 2^31. */
static bool make_room(telling *t, const tg_npy_type *type) {
    const ks_allocator *a = &t->file->allocator;
    uint64_t most = 0;
    for (uint32_t i = 0; i < type->num_members; i++) {
        const tg_npy_member *m = &type->members[i];
        const bool is_text = m->kind == TG_NPY_BYTE_TEXT || m->kind == TG_NPY_TEXT ||
                             (m->kind == TG_NPY_RAW && !m->is_padding);
        if (is_text && m->size > most) most = m->size;
    }
    most = CHARACTERS * most + 1;
    if (most > SIZE_MAX) return tg_fail(t->file, TG_CODE_NO_MEMORY, "");
    t->cap = (size_t)most;
    t->room = a->alloc(a->self, t->cap);
    return t->room != NULL || tg_fail(t->file, TG_CODE_NO_MEMORY, "");
}

/* ------------------------------------------------------------------------------------- scalars */

static uint64_t word_at(const uint8_t *bytes, size_t size, bool big_endian) {
    uint64_t word = 0;
    for (size_t i = 0; i < size; i++) word = word << 8 | bytes[big_endian ? i : size - 1 - i];
    return word;
}

static int64_t signed_of(uint64_t word, size_t size) {
    const uint64_t sign = UINT64_C(1) << ((8 * size - 1) & 63); /* of 1 to 8 bytes */
    if ((word & sign) == 0) return (int64_t)word;
    return -(int64_t)(sign - 1 - (word & (sign - 1))) - 1;
}

/* A half, or a bfloat16, as the float32 with the same value. */
static float small_float(tg_dtype dtype, uint32_t word) {
    uint32_t wide = word << 16;
    float value;
    if (dtype == TG_DTYPE_FLOAT16) {
        const uint32_t exponent = word >> 10 & 0x1f;
        const uint32_t fraction = word & 0x3ff;
        wide = (word & 0x8000) << 16;
        if (exponent == 0) { /* a multiple of 2^-24, exactly */
            value = (float)fraction * 0x1p-24f;
            return wide != 0 ? -value : value;
        }
        /* Infinity and NaN have the largest exponent of both; others differ by the bias. */
        wide |= (exponent == 0x1f ? 0xffu : exponent + 112) << 23 | fraction << 13;
    }
    memcpy(&value, &wide, sizeof value);
    return value;
}

static void tell_float(tg_out *out, size_t size, tg_dtype dtype, uint64_t word) {
    const uint32_t half = (uint32_t)word;
    float narrow;
    double wide;
    switch (size) {
    case 2: tg_out_f32(out, small_float(dtype, half)); break;
    case 4:
        memcpy(&narrow, &half, sizeof narrow);
        tg_out_f32(out, narrow);
        break;
    default:
        memcpy(&wide, &word, sizeof wide);
        tg_out_f64(out, wide);
        break;
    }
}

static void tell_number(tg_out *out, const tg_npy_member *m, const uint8_t *bytes) {
    const bool is_complex = tg_dtype_is_complex(m->dtype);
    const size_t size = (size_t)m->size / (is_complex ? 2 : 1);
    const uint64_t word = word_at(bytes, size, m->swap != 0);
    switch (m->dtype) {
    case TG_DTYPE_BOOL: tg_out_bool(out, word != 0); break;
    case TG_DTYPE_UINT8:
    case TG_DTYPE_UINT16:
    case TG_DTYPE_UINT32:
    case TG_DTYPE_UINT64: tg_out_u64(out, word); break;
    case TG_DTYPE_INT8:
    case TG_DTYPE_INT16:
    case TG_DTYPE_INT32:
    case TG_DTYPE_INT64: tg_out_s64(out, signed_of(word, size)); break;
    default:
        if (is_complex) tg_out_begin_array(out);
        tell_float(out, size, m->dtype, word);
        if (!is_complex) break;
        tell_float(out, size, m->dtype, word_at(bytes + size, size, m->swap != 0));
        tg_out_end_array(out);
    }
}

static void tell_date(tg_out *out, const tg_npy_member *m, const uint8_t *bytes) {
    char room[TG_NPY_DATE_TEXT];
    const int64_t value = signed_of(word_at(bytes, 8, m->big_endian), 8);
    if (m->kind == TG_NPY_SPAN && value != INT64_MIN) {
        tg_out_s64(out, value);
        return;
    }
    tg_text w = {room, sizeof room, 0};
    tg_npy_put_date(&w, value, m->multiple, m->unit);
    tg_out_text_of(out, room, w.len);
}

static void tell_scalar(telling *t, const tg_npy_member *m, const uint8_t *bytes) {
    tg_text w = {t->room, t->cap, 0};
    switch (m->kind) {
    case TG_NPY_NUMBER: tell_number(t->out, m, bytes); return;
    case TG_NPY_DATE:
    case TG_NPY_SPAN: tell_date(t->out, m, bytes); return;
    default: put(&w, m, bytes); tg_out_text_of(t->out, t->room, w.len);
    }
}

/* ---------------------------------------------------------------------------- records and arrays */

/* A member at work. */
typedef struct level {
    uint32_t member;
    uint32_t field; /* of a record: the next field of its element; 0: it has not begun */
    uint64_t i;     /* the element */
    const uint8_t *at;
} level;

/* Of an array of nothing there is no end. */
static uint64_t count_of(const tg_npy_member *m) {
    return m->rank > 0 && m->size == 0 ? 0 : m->count;
}

/* How many axes begin with element i, or end behind it, of an array with elements. */
static uint32_t axes_at(const tg_npy_member *m, uint64_t i) {
    uint32_t axes = 0;
    uint64_t inner = 1;
    for (uint32_t k = m->rank; k-- > 0; axes++) {
        inner *= m->shape[k];
        if (i % inner != 0) break;
    }
    return axes;
}

static void begin_arrays(telling *t, uint32_t n) {
    for (; n > 0; n--) tg_out_begin_array(t->out);
}

static void end_arrays(telling *t, uint32_t n) {
    for (; n > 0; n--) tg_out_end_array(t->out);
}

/* One step at the innermost level; false if it has ended. */
static bool step(telling *t, level *l, level *inner) {
    const tg_npy_member *m = &t->all[l->member];
    if (l->field == 0) {
        if (l->i == count_of(m)) {
            if (l->i == 0) begin_arrays(t, 1);
            if (l->i == 0) end_arrays(t, 1);
            return false;
        }
        begin_arrays(t, axes_at(m, l->i));
        if (m->kind == TG_NPY_RECORD) begin_arrays(t, 1);
        l->field = l->member + 1;
        if (m->kind != TG_NPY_RECORD) tell_scalar(t, m, l->at + l->i * m->size);
    }
    while (l->field < m->after && t->all[l->field].is_padding) l->field++;
    inner->member = 0;
    if (l->field < m->after) {
        const tg_npy_member *field = &t->all[l->field];
        *inner = (level){l->field, 0, 0, l->at + l->i * m->size + field->offset};
        l->field = field->after;
        return true;
    }
    if (m->kind == TG_NPY_RECORD) end_arrays(t, 1);
    l->field = 0;
    l->i++;
    end_arrays(t, axes_at(m, l->i));
    return true;
}

bool tg_npy_tell(tg_file *file, const tg_npy_type *type, const uint8_t *element, tg_out *out) {
    telling t = {file, out, type->members, NULL, 0};
    level stack[TG_NPY_MOST_DEPTH + 1];
    uint32_t depth = 1;
    if (!make_room(&t, type)) return false;
    stack[0] = (level){0, 0, 0, element};
    while (depth > 0 && !out->ended) {
        level inner;
        if (!step(&t, &stack[depth - 1], &inner)) {
            depth--;
        } else if (inner.member != 0) {
            stack[depth++] = inner; /* records are at most TG_NPY_MOST_DEPTH deep */
        }
    }
    file->allocator.free(file->allocator.self, t.room, t.cap);
    return true;
}
