/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_array.c - see flax_array.h.
 */
#include "flax_array.h"

#include <string.h>

/* ---------------------------------------------------------------------------------------- shapes */

/* Reads a length of a shape, and multiplies by it. False after an error in a field of the token. */
static bool read_length(tg_flax_input *in, tg_flax_array *array) {
    tg_flax_token t;
    if (!tg_flax_read_token(in, &t)) return false;
    if (t.kind != TG_FLAX_UNSIGNED)
        return tg_flax_refuse(in, &t, KS_BAD_VALUE, "a length, which is 0 or more");
    if (t.bits > INT64_MAX / array->extent) { /* extent >= 1 */
        ks_fail_found(in->ks, KS_OVERFLOW, t.at, "fewer than 2^63 elements, zeros left out",
                      ks_none(), ks_value_u64(t.bits));
        return ks_in(in->ks, "number");
    }
    array->count *= t.bits; /* at most extent * bits */
    if (t.bits > 0) array->extent *= t.bits;
    return true;
}

static bool read_shape(tg_flax_input *in, tg_flax_array *array) {
    tg_flax_token t;
    if (!tg_flax_read_token(in, &t)) return ks_in(in->ks, "shape");
    if (t.kind != TG_FLAX_ARRAY || t.n > TG_FLAX_MOST_AXES) {
        tg_flax_refuse(in, &t, KS_BAD_VALUE, "a shape of at most 64 lengths");
        return ks_in(in->ks, "shape");
    }
    array->rank = (uint32_t)t.n;
    array->shape_at = t.body;
    array->count = array->extent = 1;
    for (uint32_t i = 0; i < array->rank; i++) {
        if (read_length(in, array)) continue;
        ks_in_item(in->ks, "items", i);
        return ks_in(in->ks, "shape");
    }
    return true;
}

bool tg_flax_read_shape(ks_ctx *ks, const tg_flax_array *array, bool is_chunked, uint64_t *shape) {
    tg_flax_input in = {ks, array->shape_at, ks->input.size, 0, false, NULL, 0};
    tg_flax_token t;
    for (uint32_t i = 0; i < array->rank; i++) {
        if (is_chunked && (!tg_flax_read_token(&in, &t) || tg_flax_read_bytes(&in, &t) == NULL))
            return false;
        if (!tg_flax_read_token(&in, &t)) return false;
        shape[i] = t.bits;
    }
    return true;
}

/* ---------------------------------------------------------------------------------------- arrays */

static tg_dtype dtype_of(const uint8_t *name, uint64_t n) {
    for (unsigned i = 1; i < TG_DTYPE_COUNT; i++) {
        if (i >= 64 || (TG_FLAX_DTYPES >> i & 1) == 0) continue;
        const char *known = tg_dtype_name((tg_dtype)i);
        if (strlen(known) == n && memcmp(known, name, (size_t)n) == 0) return (tg_dtype)i;
    }
    return TG_DTYPE_NONE;
}

static bool read_dtype(tg_flax_input *in, tg_flax_array *array) {
    tg_flax_token t;
    if (!tg_flax_read_token(in, &t)) return ks_in(in->ks, "dtype");
    if (t.kind != TG_FLAX_TEXT) {
        tg_flax_refuse(in, &t, KS_BAD_VALUE, "a text, the name of a dtype");
        return ks_in(in->ks, "dtype");
    }
    const uint8_t *name = tg_flax_read_bytes(in, &t);
    if (name == NULL) return ks_in(in->ks, "dtype");
    array->dtype = dtype_of(name, t.n);
    if (array->dtype != TG_DTYPE_NONE) return true;
    ks_fail_found(in->ks, KS_UNSUPPORTED, t.body,
                  "bool, an integer of 8 to 64 bits, float16, bfloat16, float32, float64, "
                  "complex64, complex128 or a float8 of OCP: save the array as one of these",
                  ks_none(), tg_flax_shown(name, t.n));
    ks_in(in->ks, "text");
    return ks_in(in->ks, "dtype");
}

/* Readers count bytes in signed numbers of 64 bits, axis by axis in any order, so a length of 0 may come last. */
static bool test_extent(ks_ctx *ks, const tg_flax_array *array) {
    if (array->extent <= INT64_MAX / (tg_dtype_bits(array->dtype) / 8)) return true;
    return ks_fail_found(ks, KS_OVERFLOW, array->shape_at,
                         "lengths of fewer than 2^63 bytes together, zeros left out", ks_none(),
                         ks_value_u64(array->extent)) ||
           ks_in(ks, "shape");
}

static bool read_data(tg_flax_input *in, tg_flax_array *array) {
    tg_flax_token t;
    const uint64_t size = tg_dtype_bits(array->dtype) / 8;
    if (!test_extent(in->ks, array)) return false;
    if (!tg_flax_read_token(in, &t)) return ks_in(in->ks, "data");
    if (t.kind != TG_FLAX_BYTES) {
        tg_flax_refuse(in, &t, KS_BAD_VALUE, "bytes, the elements");
        return ks_in(in->ks, "data");
    }
    if (t.n % size != 0 || t.n / size != array->count) {
        ks_fail_found(in->ks, KS_BAD_SIZE, t.at, "the bytes of % elements, which the shape has",
                      ks_value_u64(array->count), ks_value_u64(t.n));
        return ks_in(in->ks, "data");
    }
    array->data_at = t.body;
    array->nbytes = t.n;
    in->at = t.body + t.n; /* in the input */
    return true;
}

static bool read_fields(tg_flax_input *in, tg_flax_array *array) {
    tg_flax_token t;
    if (!tg_flax_read_token(in, &t)) return false;
    if (t.tag != 0x93)
        return tg_flax_refuse(in, &t, KS_BAD_VALUE, "an array of shape, dtype and elements");
    if (!read_shape(in, array)) return false;
    if (array->is_scalar && array->rank > 0) {
        ks_fail_found(in->ks, KS_BAD_VALUE, t.body, "no lengths, as a number of NumPy has no axes",
                      ks_none(), ks_value_u64(array->rank));
        return ks_in(in->ks, "shape");
    }
    if (!read_dtype(in, array) || !read_data(in, array)) return false;
    if (in->at == in->end) return true;
    ks_fail_found(in->ks, KS_TRAILING, in->at, "the end of the extension", ks_none(),
                  ks_value_u64(in->end - in->at));
    return ks_in(in->ks, "trailing");
}

bool tg_flax_read_array(tg_flax_input *in, const tg_flax_token *t, tg_flax_array *array) {
    const uint64_t end = t->body + t->n;
    tg_flax_input inside = {in->ks,     t->body,  end,     in->ready < end ? in->ready : end,
                            in->checks, in->base, in->from};
    memset(array, 0, sizeof *array);
    array->is_scalar = t->ext == TG_FLAX_SCALAR;
    in->at = inside.end;
    return read_fields(&inside, array) || ks_in(in->ks, "array");
}

/* ---------------------------------------------------------------------------------------- chunks */

bool tg_flax_is_chunked(const uint8_t *key, uint64_t n) {
    return n == sizeof TG_FLAX_CHUNKED - 1 && memcmp(key, TG_FLAX_CHUNKED, (size_t)n) == 0;
}

/* The key has to be this one; in a pair that the caller names. */
static bool read_key(tg_flax_input *in, const char *wanted, size_t n, const char *expected) {
    tg_flax_token t;
    if (!tg_flax_read_token(in, &t)) return ks_in(in->ks, "key");
    if (t.kind == TG_FLAX_TEXT && t.n == n) {
        const uint8_t *key = tg_flax_read_bytes(in, &t);
        if (key == NULL) return ks_in(in->ks, "key");
        if (memcmp(key, wanted, n) == 0) return true;
    }
    tg_flax_refuse(in, &t, KS_BAD_VALUE, expected);
    return ks_in(in->ks, "key");
}

static bool read_number(tg_flax_input *in, uint64_t i) {
    char digits[20];
    size_t n = 0;
    for (uint64_t rest = i; n == 0 || rest > 0; rest /= 10)
        digits[sizeof digits - ++n] = (char)('0' + rest % 10);
    return read_key(in, digits + sizeof digits - n, n, "the keys 0, 1, 2 and so on") ||
           ks_in_item(in->ks, "pairs", i);
}

/* A pair of the map with chunks whose value is a map, too. */
static bool read_pair(tg_flax_input *in, uint64_t i, const char *key, const char *expected,
                      tg_flax_token *t) {
    if (!read_key(in, key, strlen(key), expected)) return ks_in_item(in->ks, "pairs", i);
    if (tg_flax_read_token(in, t) &&
        (t->kind == TG_FLAX_MAP ||
         tg_flax_refuse(in, t, KS_BAD_VALUE, "a map with the keys 0, 1, 2 and so on")))
        return true;
    ks_in(in->ks, "value");
    return ks_in_item(in->ks, "pairs", i);
}

/* The value of pair `i` of the map that is the value of pair `outer`. */
static bool in_value(ks_ctx *ks, uint64_t i, uint64_t outer) {
    ks_in(ks, "value");
    ks_in_item(ks, "pairs", i);
    ks_in(ks, "value");
    return ks_in_item(ks, "pairs", outer);
}

static bool read_marker(tg_flax_input *in, const tg_flax_token *t) {
    tg_flax_token marker;
    if (!tg_flax_read_token(in, &marker) ||
        ((marker.kind != TG_FLAX_BOOL || marker.bits == 0) &&
         !tg_flax_refuse(in, &marker, KS_BAD_VALUE, "c3, true"))) {
        ks_in(in->ks, "value");
        return ks_in_item(in->ks, "pairs", 0);
    }
    if (t->n == 3) return true;
    ks_fail_found(in->ks, KS_BAD_VALUE, t->at, "the pairs " TG_FLAX_CHUNKED ", shape and chunks",
                  ks_none(), ks_value_u64(t->n));
    return ks_in(in->ks, "tag");
}

static bool read_chunked_shape(tg_flax_input *in, tg_flax_array *array) {
    tg_flax_token t;
    if (!read_pair(in, 1, "shape", "the key shape", &t)) return false;
    if (t.n > TG_FLAX_MOST_AXES) {
        tg_flax_refuse(in, &t, KS_BAD_VALUE, "a shape of at most 64 lengths");
        ks_in(in->ks, "value");
        return ks_in_item(in->ks, "pairs", 1);
    }
    array->rank = (uint32_t)t.n;
    array->shape_at = t.body;
    array->count = array->extent = 1;
    for (uint32_t i = 0; i < array->rank; i++) {
        if (!read_number(in, i)) {
            ks_in(in->ks, "value");
            return ks_in_item(in->ks, "pairs", 1);
        }
        if (!read_length(in, array)) return in_value(in->ks, i, 1);
    }
    return true;
}

/* Each has one axis, and the dtype of the first. */
static bool read_chunk(tg_flax_input *in, tg_flax_array *chunk, tg_dtype dtype) {
    tg_flax_token t;
    if (!tg_flax_read_token(in, &t)) return false;
    if (t.kind != TG_FLAX_EXT || t.ext != TG_FLAX_NDARRAY)
        return tg_flax_refuse(in, &t, KS_BAD_VALUE, "an array, which is an extension of type 1");
    if (!tg_flax_read_array(in, &t, chunk)) return false;
    if (chunk->rank == 1 && (dtype == TG_DTYPE_NONE || dtype == chunk->dtype)) return true;
    ks_fail_found(in->ks, KS_BAD_VALUE, t.body, "chunks of one axis and of one dtype", ks_none(),
                  ks_value_u64(chunk->rank));
    return ks_in(in->ks, "array");
}

static bool add_chunk(tg_flax_input *in, const tg_flax_array *chunk, tg_flax_array *array,
                      ks_list *chunks) {
    if (array->nbytes == 0) array->data_at = chunk->data_at;
    if (chunks != NULL) {
        tg_flax_chunk *place = ks_list_add(in->ks, chunks);
        if (place == NULL) return false;
        *place = (tg_flax_chunk){array->nbytes, chunk->data_at};
    }
    array->dtype = chunk->dtype;
    array->nbytes += chunk->nbytes; /* different bytes of the file */
    return true;
}

bool tg_flax_read_chunked(tg_flax_input *in, const tg_flax_token *t, tg_flax_array *array,
                          ks_list *chunks) {
    tg_flax_token map;
    uint64_t count = 0;
    memset(array, 0, sizeof *array);
    if (!read_marker(in, t) || !read_chunked_shape(in, array) ||
        !read_pair(in, 2, "chunks", "the key chunks", &map))
        return false;
    for (uint64_t i = 0; i < map.n; i++) {
        tg_flax_array chunk = {0};
        if ((in->checks && !ks_spend(in->ks, 1)) || !read_number(in, i)) {
            ks_in(in->ks, "value");
            return ks_in_item(in->ks, "pairs", 2);
        }
        if (!read_chunk(in, &chunk, array->dtype)) return in_value(in->ks, i, 2);
        if (!add_chunk(in, &chunk, array, chunks)) return false;
        count += chunk.count; /* each has bytes of its own */
    }
    if (map.n > 0 && count == array->count) {
        if (test_extent(in->ks, array)) return true;
        ks_in(in->ks, "value");
        return ks_in_item(in->ks, "pairs", 1);
    }
    ks_fail_found(in->ks, KS_BAD_SIZE, map.at, "chunks of % elements together, which the shape has",
                  ks_value_u64(array->count), ks_value_u64(count));
    ks_in(in->ks, "value");
    return ks_in_item(in->ks, "pairs", 2);
}
