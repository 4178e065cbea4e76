/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_values.c - elements of tensors, as raw_data has them: little-endian, row-major, packed.
 *
 * Elements in fields of their type are decoded one after the other, so that they can only be read forward.
 */
#include "onnx_file.h"
#include "onnx_types.h"

enum { WIDEST = 16 }; /* bytes of an element */

static bool fail(tg_onnx *o) { return tg_fail_ks(o->file); }

/* Bytes that one element of a field gives: of a text its length. */
static unsigned bytes_of_value(const tg_onnx_data *data) {
    if (data->field == ONNX_TENSOR_string_data) return 8;
    if (data->field == ONNX_TENSOR_float_data) return 4;
    if (data->field == ONNX_TENSOR_double_data) return 8;
    const unsigned bits = tg_onnx_type_of(data->type)->bits;
    return bits > 8 ? bits / 8 : 1;
}

/* The pass of these elements that is at `at` or before it, or the one that was not used for longest. */
static tg_onnx_pass *pass_of(tg_onnx *o, const tg_onnx_data *data, bool is_bytes, uint64_t at) {
    tg_onnx_pass *best = NULL;
    tg_onnx_pass *oldest = &o->passes[0];
    for (unsigned k = 0; k < TG_PASSES; k++) {
        tg_onnx_pass *p = &o->passes[k];
        const bool is_of_it = p->data == data && p->is_bytes == is_bytes;
        if (is_of_it && p->at <= at && (best == NULL || p->at > best->at)) best = p;
        if (p->used < oldest->used) oldest = p;
    }
    if (best == NULL) {
        best = oldest;
        *best = (tg_onnx_pass){data, is_bytes, tg_onnx_first(data), 0, 0};
    }
    best->used = ++o->reads;
    return best;
}

/* The next element, as `width` bytes. */
static bool take(tg_onnx *o, tg_onnx_pass *p, unsigned width, uint8_t *bytes) {
    uint64_t value = 0;
    tg_onnx_text place;
    const bool is_float =
        p->data->field == ONNX_TENSOR_float_data || p->data->field == ONNX_TENSOR_double_data;
    if (!tg_onnx_next(&o->machine.wire, &p->cursor, &value, &place)) return false;
    if (is_float) {
        const uint8_t *from = tg_wire_load(&o->machine.wire, place.at, width);
        if (from == NULL) return false;
        memcpy(bytes, from, width);
    } else {
        if (p->data->field == ONNX_TENSOR_string_data) value = place.len;
        for (unsigned k = 0; k < width; k++) bytes[k] = (uint8_t)(value >> (8 * k) & UINT8_MAX);
    }
    p->at += width;
    return true;
}

/* Bytes [at, at + n) of numbers that are not in a row, or of the lengths of texts. */
static bool read_numbers(tg_onnx *o, const tg_onnx_data *data, uint64_t at, uint8_t *dst,
                         size_t n) {
    const unsigned width = bytes_of_value(data);
    uint8_t bytes[WIDEST];
    uint64_t first = at / width * width;
    tg_onnx_pass *p = pass_of(o, data, false, first);
    while (n > 0) {
        const uint64_t from = p->at;
        if (!take(o, p, width, bytes)) return fail(o);
        if (from < first) continue;
        const size_t skip = (size_t)(at - from); /* below `width` */
        const size_t have = width - skip < n ? width - skip : n;
        memcpy(dst, bytes + skip, have);
        dst += have;
        at += have;
        n -= have;
        first = at;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ texts */

/* Bytes of texts one behind the other, from `at` on. */
static bool read_texts(tg_onnx *o, const tg_onnx_data *data, uint64_t at, uint8_t *dst, size_t n) {
    tg_onnx_cursor c = tg_onnx_first(data);
    uint64_t before = 0;
    tg_onnx_pass *p = pass_of(o, data, true, at);
    c = p->cursor;
    before = p->at;
    while (n > 0) {
        uint64_t value;
        tg_onnx_text text;
        p->cursor = c; /* a text that is read in part is read again */
        p->at = before;
        if (!tg_onnx_next(&o->machine.wire, &c, &value, &text)) return fail(o);
        if (at - before < text.len) {
            const uint32_t skip = (uint32_t)(at - before);
            const size_t have = text.len - skip < n ? text.len - skip : n;
            const uint8_t *from =
                tg_wire_load(&o->machine.wire, text.at + skip, (uint32_t)have); /* in the file */
            if (from == NULL) return fail(o);
            memcpy(dst, from, have);
            dst += have;
            at += have;
            n -= have;
        }
        before += text.len;
    }
    return true;
}

/* --------------------------------------------------------------------------------------- indices */

/* Of a sparse tensor whose indices count all elements: a number for each axis. */
static bool read_coordinates(tg_onnx *o, const tg_onnx_sparse *s, uint64_t at, uint8_t *dst,
                             size_t n) {
    enum { WIDTH = 8 };
    uint64_t index[TG_ONNX_MOST_AXES];
    const uint64_t row = (uint64_t)s->rank * WIDTH;
    tg_onnx_cursor c = tg_onnx_first(&s->indices);
    for (uint64_t from = 0; n > 0; from += row) {
        uint64_t linear;
        tg_onnx_text place;
        if (!tg_onnx_next(&o->machine.wire, &c, &linear, &place)) return fail(o);
        if (at - from >= row) continue;
        for (uint32_t k = s->rank; k > 0; k--) {
            const uint64_t length = *tg_onnx_dims(&o->machine, s->dims + k - 1); /* not 0 */
            index[k - 1] = linear % length;
            linear /= length;
        }
        for (uint64_t k = at - from; k < row && n > 0; k++, at++, n--)
            *dst++ = (uint8_t)(index[k / WIDTH] >> (8 * (k % WIDTH)) & UINT8_MAX);
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ parts */

static bool read_beside(tg_onnx *o, const tg_onnx_data *data, uint64_t at, uint8_t *dst, size_t n) {
    const tg_onnx_external *e = ks_list_at(&o->machine.externals, data->external - 1);
    if (o->num_inputs == 0)
        return tg_fail(
            o->file, TG_CODE_UNSUPPORTED,
            "elements in this file: those of this tensor are in another one, which was left out");
    const int code = tg_input_read(o->inputs[e->file], e->offset + at, n, dst);
    if (code == 0) return true;
    tg_fail(o->file, TG_CODE_IO, "");
    o->file->error.system = code;
    return false;
}

/* Unused bits of the last byte are 0 for those who read it. */
static void clear_rest(const tg_onnx_data *data, uint64_t at, uint8_t *dst, size_t n) {
    if (data->rest == 0 || at + n < data->nbytes) return;
    dst[n - 1] &= (uint8_t)((1u << data->rest) - 1);
}

bool tg_onnx_read_stored(tg_onnx *o, const tg_onnx_data *data, uint64_t at, void *dst, size_t n) {
    if (data->external != 0) return read_beside(o, data, at, dst, n);
    if (data->is_raw) return tg_read_bytes(o->file, data->at + at, dst, n);
    return read_numbers(o, data, at, dst, n);
}

static bool read_data(tg_onnx *o, const tg_onnx_data *data, uint64_t at, uint8_t *dst, size_t n) {
    if (!tg_onnx_read_stored(o, data, at, dst, n)) return false;
    clear_rest(data, at, dst, n);
    return true;
}

bool tg_onnx_read_part(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at, void *dst,
                       size_t n) {
    tg_onnx *o = tg_onnx_of(file);
    const tg_onnx_tensor *t = tg_onnx_tensor_at(o, tensor->index);
    if (part == TG_PART_COUNTS) return read_numbers(o, &t->values, at, dst, n);
    if (part == TG_PART_INDEX_LIST) {
        const tg_onnx_sparse *sparse = tg_onnx_sparse_of(&o->machine, t);
        if (sparse->is_linear && sparse->rank != 1) return read_coordinates(o, sparse, at, dst, n);
        return read_data(o, &sparse->indices, at, dst, n);
    }
    if (t->values.type == TG_ONNX_TYPE_STRING) return read_texts(o, &t->values, at, dst, n);
    return read_data(o, &t->values, at, dst, n);
}

bool tg_onnx_is_as_stored(const tg_file *file, uint64_t i) {
    const tg_onnx_tensor *t = tg_onnx_tensor_at(tg_onnx_of(file), i);
    return t->sparse == 0 && t->values.external == 0 && t->values.rest == 0 &&
           (t->values.is_raw || tg_onnx_is_empty(&t->values));
}

uint64_t tg_onnx_offset_of(const tg_onnx *o, const tg_onnx_data *data) {
    if (data->external != 0)
        return ((const tg_onnx_external *)ks_list_at(&o->machine.externals, data->external - 1))
            ->offset;
    if (data->is_raw || tg_onnx_is_empty(data)) return data->at;
    return TG_NOWHERE;
}
