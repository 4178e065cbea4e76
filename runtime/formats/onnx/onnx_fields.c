/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_fields.c - the fields of a tensor that say what its elements are, or where: those that go, and those that come.
 */
#include "number_text.h"
#include "onnx_rewrite.h"

enum { LONGEST_NUMBER = 24 };

size_t tg_onnx_put_varint(uint8_t *bytes, uint64_t number) {
    size_t n = 0;
    for (; number >= 0x80; number >>= 7) bytes[n++] = (uint8_t)(number & 0x7f) | 0x80;
    bytes[n++] = (uint8_t)number;
    return n;
}

static size_t put_tag(uint8_t *bytes, uint32_t number, tg_wire_type type) {
    return tg_onnx_put_varint(bytes, (uint64_t)number << 3 | (uint64_t)type);
}

static size_t put_text(uint8_t *bytes, uint32_t number, const char *text) {
    const size_t len = strlen(text);
    size_t n = put_tag(bytes, number, TG_WIRE_BYTES);
    n += tg_onnx_put_varint(bytes + n, len);
    memcpy(bytes + n, text, len);
    return n + len;
}

/* An entry of external_data; both texts have at most 255 bytes. */
static size_t put_entry(uint8_t *bytes, const char *key, const char *value) {
    uint8_t entry[TG_ONNX_LONGEST_ENTRIES];
    size_t len = put_text(entry, ONNX_STRING_STRING_ENTRY_key, key);
    len += put_text(entry + len, ONNX_STRING_STRING_ENTRY_value, value);
    size_t n = put_tag(bytes, ONNX_TENSOR_external_data, TG_WIRE_BYTES);
    n += tg_onnx_put_varint(bytes + n, len);
    memcpy(bytes + n, entry, len);
    return n + len;
}

static size_t put_number(uint8_t *bytes, const char *key, uint64_t number) {
    char text[LONGEST_NUMBER];
    tg_text w = {text, sizeof text, 0};
    tg_put_u64(&w, number);
    (void)tg_put_end(&w);
    return put_entry(bytes, key, text);
}

bool tg_onnx_is_left_out(const tg_onnx_data *data, tg_onnx_place place, uint32_t number) {
    switch (number) {
    case ONNX_TENSOR_float_data:
    case ONNX_TENSOR_int32_data:
    case ONNX_TENSOR_int64_data:
    case ONNX_TENSOR_raw_data:
    case ONNX_TENSOR_double_data:
    case ONNX_TENSOR_uint64_data: return true;
    case ONNX_TENSOR_external_data:
    case ONNX_TENSOR_data_location: return place == TG_ONNX_OUTSIDE || data->external != 0;
    default: return false;
    }
}

uint32_t tg_onnx_put_in(tg_onnx_place place) {
    return place == TG_ONNX_INSIDE ? ONNX_TENSOR_raw_data : ONNX_TENSOR_external_data;
}

size_t tg_onnx_new_fields(const tg_onnx_rewrite *r, uint64_t i,
                          uint8_t bytes[TG_ONNX_LONGEST_ENTRIES]) {
    enum { EXTERNAL = 1 };
    const tg_onnx_change *c = &r->changes[i];
    const uint64_t nbytes = tg_onnx_tensor_at(r->o, i)->values.nbytes;
    if (c->place == TG_ONNX_INSIDE) {
        const size_t n = put_tag(bytes, ONNX_TENSOR_raw_data, TG_WIRE_BYTES);
        return n + tg_onnx_put_varint(bytes + n, nbytes);
    }
    size_t n = put_entry(bytes, "location", r->options.data_file);
    n += put_number(bytes + n, "offset", c->offset);
    n += put_number(bytes + n, "length", nbytes);
    n += put_tag(bytes + n, ONNX_TENSOR_data_location, TG_WIRE_VARINT);
    bytes[n++] = EXTERNAL;
    return n;
}
