/* SPDX-License-Identifier: Apache-2.0 */
/*
 * views_gguf.c - compares the views of a GGUF file with the objects of its reader.
 */
#include <string.h>

#include "gguf.h"
#include "gguf_view.h"
#include "views_compare.h"

static void compare_name(gguf_body_name_view view, const gguf_body_name *object) {
    SAME(view.at, object->ks.at);
    SAME(view.len_bytes, object->len_bytes);
    views_same_bytes("the name", view.buf, view.bytes_at, view.bytes_size, object->bytes);
}

static void compare_text(gguf_body_text_view view, const gguf_body_text *object) {
    SAME(view.len_bytes, object->len_bytes);
    views_same_bytes("the text", view.buf, view.bytes_at, view.bytes_size, object->bytes);
}

/* ---------------------------------------------------------------------------------------- numbers */

/* The bits of a number. */
static uint64_t bits_at(const uint8_t *at, size_t size, bool is_big) {
    views_load(at, size);
    return size == 1   ? *at
           : size == 2 ? ks_u2of(at, is_big)
           : size == 4 ? ks_u4of(at, is_big)
                       : ks_u8of(at, is_big);
}

/* The bits of a number as the reader keeps it, in the order of this machine. */
static uint64_t bits_of(const void *number, size_t size) {
    uint16_t two = 0;
    uint32_t four = 0;
    uint64_t eight = 0;
    if (size == 2) memcpy(&two, number, size);
    if (size == 4) memcpy(&four, number, size);
    if (size == 8) memcpy(&eight, number, size);
    return two + (uint64_t)four + eight;
}

static void compare_list(const uint8_t *buf, uint64_t at, uint64_t count, bool is_big,
                         const ks_list *list) {
    SAME(count, list->count);
    for (uint64_t i = 0; i < count && i < list->count; i++)
        SAME(bits_at(buf + at + i * list->size, list->size, is_big),
             bits_of(ks_list_at(list, i), list->size));
}

/* A float is compared by its value: the reader has made a double of it, and NaN need not keep its bits. */
static bool is_same_float(uint64_t bits, size_t size, double value) {
    const uint32_t word = (uint32_t)bits;
    float small = 0;
    double large = 0;
    memcpy(&small, &word, sizeof small);
    memcpy(&large, &bits, sizeof large);
    const double expected = size == 4 ? (double)small : large;
    return (expected != expected && value != value) || !(expected < value || expected > value);
}

static void compare_number(const uint8_t *at, bool is_big, const ks_any *value) {
    const size_t size = value->span;
    const uint64_t bits = bits_at(at, size, is_big);
    const unsigned above = (unsigned)(64 - 8 * size); /* bits that a smaller number leaves */
    switch (value->kind) {
    case KS_ANY_U64: SAME(bits, value->u64); break;
    case KS_ANY_S64: SAME(bits << above, (uint64_t)value->s64 << above); break;
    default: views_same("a float", is_same_float(bits, size, value->f64)); break;
    }
}

/* ----------------------------------------------------------------------------------------- arrays */

/* Numbers of one byte are a view of the file in the reader, too; of others it has made a list. */
#define COMPARE_BYTES(kind, view, values)                                                          \
    do {                                                                                           \
        const gguf_body_##kind *expected = values;                                                 \
        const gguf_body_##kind##_view numbers = gguf_body_array_view_values_##kind(view);          \
        SAME(numbers.values_count, expected->values.count);                                        \
        views_same("where the numbers are",                                                        \
                   numbers.values_count == 0 ||                                                    \
                       numbers.buf + numbers.values_at == expected->values.data);                  \
    } while (0)
#define COMPARE_NUMBERS(kind, view, values)                                                        \
    do {                                                                                           \
        const gguf_body_##kind *expected = values;                                                 \
        const gguf_body_##kind##_view numbers = gguf_body_array_view_values_##kind(view);          \
        compare_list(numbers.buf, numbers.values_at, numbers.values_count,                         \
                     (view).root_is_big_endian, &expected->values);                                \
    } while (0)

static void compare_texts(gguf_body_texts_view view, const gguf_body_texts *object) {
    SAME(view.values_count, object->values.count);
    gguf_body_text_view text = {0};
    for (uint64_t i = 0; i < view.values_count; i++) {
        text = i == 0 ? gguf_body_texts_view_values_first(view)
                      : gguf_body_texts_view_values_next(view, text, i);
        compare_text(text, ks_list_at(&object->values, i));
    }
}

static void compare_array(gguf_body_array_view view, const gguf_body_array *object) {
    const void *values = object->values.object;
    SAME(view.value_type, object->value_type);
    SAME(view.count, object->count);
    switch (view.value_type) {
    case GGUF_VALUE_TYPE_UINT8: COMPARE_BYTES(u1s, view, values); break;
    case GGUF_VALUE_TYPE_INT8: COMPARE_BYTES(s1s, view, values); break;
    case GGUF_VALUE_TYPE_UINT16: COMPARE_NUMBERS(u2s, view, values); break;
    case GGUF_VALUE_TYPE_INT16: COMPARE_NUMBERS(s2s, view, values); break;
    case GGUF_VALUE_TYPE_UINT32: COMPARE_NUMBERS(u4s, view, values); break;
    case GGUF_VALUE_TYPE_INT32: COMPARE_NUMBERS(s4s, view, values); break;
    case GGUF_VALUE_TYPE_FLOAT32: COMPARE_NUMBERS(f4s, view, values); break;
    case GGUF_VALUE_TYPE_UINT64: COMPARE_NUMBERS(u8s, view, values); break;
    case GGUF_VALUE_TYPE_INT64: COMPARE_NUMBERS(s8s, view, values); break;
    case GGUF_VALUE_TYPE_FLOAT64: COMPARE_NUMBERS(f8s, view, values); break;
    case GGUF_VALUE_TYPE_BOOL: {
        const gguf_body_booleans_view truths = gguf_body_array_view_values_booleans(view);
        COMPARE_BYTES(booleans, view, values);
        for (uint64_t i = 0; i < truths.values_count; i++)
            SAME(gguf_body_booleans_view_values(truths, i).value, truths.buf[truths.values_at + i]);
        break;
    }
    default: compare_texts(gguf_body_array_view_values_texts(view), values); break;
    }
}

/* ------------------------------------------------------------------------------------------- keys */

static void compare_pair(gguf_body_pair_view view, const gguf_body_pair *object) {
    SAME(view.at, object->ks.at);
    SAME(view.alignment_before, object->alignment_before);
    SAME(view.is_alignment, object->is_alignment);
    SAME(view.alignment, object->alignment);
    compare_name(gguf_body_pair_view_key(view), &object->key);
    SAME(view.value_type, object->value_type);
    const void *value = object->value.object.object;
    switch (view.value_type) {
    case GGUF_VALUE_TYPE_BOOL:
        SAME(gguf_body_pair_view_value_boolean(view).value,
             ((const gguf_body_boolean *)value)->value);
        break;
    case GGUF_VALUE_TYPE_STRING: compare_text(gguf_body_pair_view_value_text(view), value); break;
    case GGUF_VALUE_TYPE_ARRAY: compare_array(gguf_body_pair_view_value_array(view), value); break;
    default:
        compare_number(view.buf + view.value_at, view.root_is_big_endian, &object->value);
        break;
    }
}

/* ---------------------------------------------------------------------------------------- tensors */

static void compare_dims(gguf_body_info_view view, const gguf_body_info *object) {
    SAME(view.dims_count, object->dims.count);
    gguf_body_dim_view dim = {0};
    for (uint64_t i = 0; i < view.dims_count; i++) {
        const gguf_body_dim *expected = ks_list_at(&object->dims, i);
        dim = i == 0 ? gguf_body_info_view_dims_first(view)
                     : gguf_body_info_view_dims_next(view, dim, i);
        SAME(dim.at, expected->ks.at);
        SAME(dim.extent_before, expected->extent_before);
        SAME(dim.cells_before, expected->cells_before);
        SAME(dim.length, expected->length);
        SAME(dim.extent, expected->extent);
        SAME(dim.cells, expected->cells);
    }
}

static void compare_info(gguf_body_view body, gguf_body_info_view view,
                         const gguf_body_info *object) {
    SAME(view.at, object->ks.at);
    SAME(view.alignment, object->alignment);
    SAME(view.end_before, object->end_before);
    compare_name(gguf_body_info_view_name(view), &object->name);
    SAME(view.num_dims, object->num_dims);
    compare_dims(view, object);
    SAME(view.type, object->type);
    SAME(view.offset, object->offset);
    SAME(view.row, object->row);
    SAME(view.extent, object->extent);
    SAME(view.num_elements, object->num_elements);
    SAME(view.block_elements, object->block_elements);
    SAME(view.block_bytes, object->block_bytes);
    SAME(view.num_bytes, object->num_bytes);
    SAME(view.end_, object->end);
    SAME(view.padded_end, object->padded_end);
    /* What is no part of the view: it begins where the data section tells. */
    views_same_bytes("the data", view.buf, body.data_at + view.offset, view.num_bytes,
                     object->data);
}

static void compare_body(gguf_body_view view, const gguf_body *object) {
    SAME(view.at, object->ks.at);
    SAME(view.num_pairs, object->num_pairs);
    SAME(view.num_tensors, object->num_tensors);
    SAME(view.pairs_count, object->pairs.count);
    SAME(view.infos_count, object->infos.count);
    SAME(view.alignment, object->alignment);
    SAME(view.has_padding, object->ks_has_padding);
    if (view.has_padding)
        views_same_bytes("the padding", view.buf, view.padding_at, view.padding_size,
                         object->padding);
    SAME((int64_t)view.data_at, object->data_start);
    views_same_bytes("the data section", view.buf, view.data_at, view.data_size, object->data);
    gguf_body_pair_view pair = {0};
    for (uint64_t i = 0; i < view.pairs_count; i++) {
        pair = i == 0 ? gguf_body_view_pairs_first(view) : gguf_body_view_pairs_next(view, pair, i);
        compare_pair(pair, ks_list_at(&object->pairs, i));
    }
    gguf_body_info_view info = {0};
    for (uint64_t i = 0; i < view.infos_count; i++) {
        info = i == 0 ? gguf_body_view_infos_first(view) : gguf_body_view_infos_next(view, info, i);
        compare_info(view, info, ks_list_at(&object->infos, i));
    }
}

void views_compare_gguf(const uint8_t *buf, size_t size, ks_ctx *ks, ks_stream *io) {
    gguf *object = NULL;
    if (!gguf_read(ks, io, &object) || !gguf_complete(ks, object)) return;
    views_validate("gguf_validate", gguf_validate, buf, size);
    const gguf_view view = gguf_open_view(buf, size, false);
    SAME(view.version, object->version);
    SAME(view.is_big_endian, object->is_big_endian);
    views_same_bytes("the magic", buf, view.magic_at, view.magic_size, object->magic);
    const gguf_body_view body = gguf_view_body(view);
    SAME(body.root_is_big_endian, object->is_big_endian);
    compare_body(body, &object->body);
}
