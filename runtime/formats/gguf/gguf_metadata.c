/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_metadata.c - keys and values of GGUF as metadata.
 *
 *     {"version":3,"alignment":32,"byte_order":"little","kv":{...},"types":{...}}
 *
 * `kv` has all keys, arrays as lists; `types` the type of each value, that of the elements in brackets for an array:
 * "uint32", "[string]". With it a file can be written again as it was.
 */
#include "gguf_file.h"

#include "gguf_types.h"
#include <string.h>

static bool put_text(tg_file *file, tg_out *out, const gguf_body_text *text) {
    if (!ks_fetch(&file->ks, text->bytes.data, text->bytes.size)) return false;
    tg_out_text_of(out, (const char *)text->bytes.data, (size_t)text->bytes.size);
    return true;
}

/* Numbers that the reader has put in a list, as their byte order is that of the file. */
static void put_number(tg_out *out, uint32_t type, const void *at) {
    switch (type) {
    case GGUF_VALUE_TYPE_UINT16: tg_out_u64(out, *(const uint16_t *)at); break;
    case GGUF_VALUE_TYPE_INT16: tg_out_s64(out, *(const int16_t *)at); break;
    case GGUF_VALUE_TYPE_UINT32: tg_out_u64(out, *(const uint32_t *)at); break;
    case GGUF_VALUE_TYPE_INT32: tg_out_s64(out, *(const int32_t *)at); break;
    case GGUF_VALUE_TYPE_FLOAT32: tg_out_f32(out, *(const float *)at); break;
    case GGUF_VALUE_TYPE_UINT64: tg_out_u64(out, *(const uint64_t *)at); break;
    case GGUF_VALUE_TYPE_INT64: tg_out_s64(out, *(const int64_t *)at); break;
    default: tg_out_f64(out, *(const double *)at); break; /* float64, the last one */
    }
}

/* Elements of one byte, which are a view. */
static bool put_bytes(tg_file *file, tg_out *out, uint32_t type, const ks_view *view) {
    if (!ks_fetch(&file->ks, view->data, view->count)) return false;
    for (uint64_t i = 0; i < view->count && !out->ended; i++) {
        const uint8_t byte = view->data[i];
        if (type == GGUF_VALUE_TYPE_BOOL) {
            tg_out_bool(out, byte != 0);
        } else if (type == GGUF_VALUE_TYPE_UINT8) {
            tg_out_u64(out, byte);
        } else {
            tg_out_s64(out, byte < 128 ? byte : byte - 256);
        }
    }
    return true;
}

static bool put_list(tg_file *file, tg_out *out, uint32_t type, const ks_list *list) {
    for (uint64_t i = 0; i < list->count && !out->ended; i++) {
        const void *at = ks_list_at(list, i);
        if (type != GGUF_VALUE_TYPE_STRING) {
            put_number(out, type, at);
        } else if (!put_text(file, out, at)) {
            return false;
        }
    }
    return true;
}

static bool put_elements(tg_file *file, tg_out *out, const gguf_body_array *array) {
    const uint32_t type = array->value_type;
    const void *of = array->values.object;
    switch (type) {
    case GGUF_VALUE_TYPE_UINT8:
        return put_bytes(file, out, type, &((const gguf_body_u1s *)of)->values);
    case GGUF_VALUE_TYPE_INT8:
        return put_bytes(file, out, type, &((const gguf_body_s1s *)of)->values);
    case GGUF_VALUE_TYPE_BOOL:
        return put_bytes(file, out, type, &((const gguf_body_booleans *)of)->values);
    case GGUF_VALUE_TYPE_UINT16:
        return put_list(file, out, type, &((const gguf_body_u2s *)of)->values);
    case GGUF_VALUE_TYPE_INT16:
        return put_list(file, out, type, &((const gguf_body_s2s *)of)->values);
    case GGUF_VALUE_TYPE_UINT32:
        return put_list(file, out, type, &((const gguf_body_u4s *)of)->values);
    case GGUF_VALUE_TYPE_INT32:
        return put_list(file, out, type, &((const gguf_body_s4s *)of)->values);
    case GGUF_VALUE_TYPE_FLOAT32:
        return put_list(file, out, type, &((const gguf_body_f4s *)of)->values);
    case GGUF_VALUE_TYPE_STRING:
        return put_list(file, out, type, &((const gguf_body_texts *)of)->values);
    case GGUF_VALUE_TYPE_UINT64:
        return put_list(file, out, type, &((const gguf_body_u8s *)of)->values);
    case GGUF_VALUE_TYPE_INT64:
        return put_list(file, out, type, &((const gguf_body_s8s *)of)->values);
    default: return put_list(file, out, type, &((const gguf_body_f8s *)of)->values);
    }
}

static bool put_array(tg_file *file, tg_out *out, const gguf_body_array *array) {
    tg_out_begin_array(out);
    if (!put_elements(file, out, array)) return false;
    tg_out_end_array(out);
    return true;
}

/* The bits in the file: the reader has the value as a double, in which a signalling NaN is a quiet one. */
static bool put_float(tg_file *file, tg_out *out, const gguf_body_pair *pair) {
    const tg_gguf *self = file->root;
    /* It stands behind the key and the type, and lies in the file. */
    const uint8_t *at = pair->key.bytes.data + pair->key.bytes.size + 4;
    if (!ks_fetch(&file->ks, at, 4)) return false;
    tg_out_f32(out, ks_f4_of(self->object.is_big_endian ? ks_u4be(at) : ks_u4le(at)));
    return true;
}

static bool put_value(tg_file *file, tg_out *out, const gguf_body_pair *pair) {
    const ks_any *value = &pair->value;
    const void *object = value->object.object;
    switch (pair->value_type) {
    case GGUF_VALUE_TYPE_STRING: return put_text(file, out, object);
    case GGUF_VALUE_TYPE_ARRAY: return put_array(file, out, object);
    case GGUF_VALUE_TYPE_BOOL:
        tg_out_bool(out, ((const gguf_body_boolean *)object)->value != 0);
        break;
    case GGUF_VALUE_TYPE_FLOAT32: return put_float(file, out, pair);
    case GGUF_VALUE_TYPE_FLOAT64: tg_out_f64(out, value->f64); break;
    default:
        if (value->kind == KS_ANY_S64) {
            tg_out_s64(out, value->s64);
        } else {
            tg_out_u64(out, value->u64);
        }
    }
    return true;
}

static void put_type(tg_out *out, const gguf_body_pair *pair) {
    char text[16] = "[";
    if (pair->value_type != GGUF_VALUE_TYPE_ARRAY) {
        tg_out_text(out, tg_gguf_value_types[pair->value_type]);
        return;
    }
    const gguf_body_array *array = pair->value.object.object;
    const char *name = tg_gguf_value_types[array->value_type];
    size_t n = 1;
    for (; *name != '\0'; name++) text[n++] = *name; /* at most 7 characters */
    text[n] = ']';
    tg_out_text_of(out, text, n + 1);
}

/* Keys of the parts of a split model, which the model as a whole does not have. */
static bool is_left_out(const tg_file *file, ks_bytes key) {
    return file->is_shard && key.size >= 6 && memcmp(key.data, "split.", 6) == 0;
}

bool tg_gguf_metadata(tg_file *file, tg_out *out) {
    const gguf *object = &((const tg_gguf *)file->root)->object;
    const gguf_body *body = &object->body;
    tg_out_key(out, "version");
    tg_out_u64(out, object->is_big_endian ? object->version >> 24 : object->version);
    tg_out_key(out, "alignment");
    tg_out_u64(out, body->alignment);
    tg_out_key(out, "byte_order");
    tg_out_text(out, object->is_big_endian ? "big" : "little");
    tg_out_key(out, "kv");
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < body->num_pairs && !out->ended; i++) {
        const gguf_body_pair *pair = ks_list_at(&body->pairs, i);
        if (is_left_out(file, pair->key.bytes)) continue;
        tg_out_key_component(out, pair->key.bytes.data, pair->key.bytes.size);
        if (!put_value(file, out, pair)) return false;
    }
    tg_out_end_object(out);
    tg_out_key(out, "types");
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < body->num_pairs && !out->ended; i++) {
        const gguf_body_pair *pair = ks_list_at(&body->pairs, i);
        if (is_left_out(file, pair->key.bytes)) continue;
        tg_out_key_component(out, pair->key.bytes.data, pair->key.bytes.size);
        put_type(out, pair);
    }
    tg_out_end_object(out);
    return true;
}
