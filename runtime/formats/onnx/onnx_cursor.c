/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_cursor.c - the elements of a tensor that has been checked, one after the other.
 */
#include "onnx_machine.h"
#include "onnx_types.h"

static bool is_float(uint32_t field) {
    return field == ONNX_TENSOR_float_data || field == ONNX_TENSOR_double_data;
}

bool tg_onnx_lengths(tg_wire *w, const tg_onnx_data *data, uint64_t *lengths) {
    uint32_t at = data->start;
    uint32_t packed_end = 0; /* 0: no piece has begun */
    for (unsigned k = 0; k < data->rank;) {
        tg_wire_field field;
        if (at == packed_end) packed_end = 0;
        if (packed_end != 0) {
            if (!tg_wire_varint(w, &at, packed_end, &lengths[k++])) return false;
            continue;
        }
        if (!tg_wire_next(w, &at, data->end, &field)) return false;
        if (field.tag.number != ONNX_TENSOR_dims || field.start == field.end) continue;
        at = field.start; /* of one length, or of a piece of them */
        packed_end = field.end;
    }
    return true;
}

tg_onnx_cursor tg_onnx_first(const tg_onnx_data *data) {
    return (tg_onnx_cursor){data, data->at, 0};
}

/* In raw_data, or one piece of floats: numbers as wide as the type. */
static bool next_raw(tg_wire *w, tg_onnx_cursor *c, uint64_t *value, tg_onnx_text *bytes) {
    const unsigned bits = tg_onnx_type_of(c->data->type)->bits;
    const uint32_t width = bits > 8 ? bits / 8 : 1;
    *bytes = (tg_onnx_text){c->at, width};
    if (width == 8 && !is_float(c->data->field))
        return tg_wire_fixed(w, &c->at, c->data->end, 8, value);
    c->at += width;
    return true;
}

/* Goes to a piece with elements. */
static bool begin_piece(tg_wire *w, tg_onnx_cursor *c, tg_wire_tag *tag) {
    uint32_t length;
    for (;;) {
        if (!tg_wire_tag_of(w, &c->at, c->data->end, tag)) return false;
        if (tag->type != TG_WIRE_BYTES || c->data->field == ONNX_TENSOR_string_data) return true;
        if (!tg_wire_length(w, &c->at, c->data->end, &length)) return false;
        c->piece_end = c->at + length; /* in the message */
        if (length > 0) return true;
        c->piece_end = 0;
    }
}

bool tg_onnx_next(tg_wire *w, tg_onnx_cursor *c, uint64_t *value, tg_onnx_text *bytes) {
    const tg_onnx_data *data = c->data;
    tg_wire_tag tag = {data->field, TG_WIRE_VARINT};
    if (data->is_raw) return next_raw(w, c, value, bytes);
    if (c->piece_end == 0 && !begin_piece(w, c, &tag)) return false;
    if (data->field == ONNX_TENSOR_string_data) {
        uint32_t length;
        if (!tg_wire_length(w, &c->at, data->end, &length)) return false;
        *bytes = (tg_onnx_text){c->at, length};
        c->at += length; /* in the message */
        return true;
    }
    if (is_float(data->field)) {
        const uint32_t width = data->field == ONNX_TENSOR_float_data ? 4 : 8;
        *bytes = (tg_onnx_text){c->at, width};
        c->at += width; /* in the piece, or in the message */
    } else if (!tg_wire_varint(w, &c->at, data->end, value)) {
        return false;
    }
    if (c->at == c->piece_end) c->piece_end = 0;
    return true;
}
