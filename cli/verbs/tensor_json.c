/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tensor_json.c - see tensor_json.h.
 */
#include "tensor_json.h"

#include <string.h>

#include "decimal.h"
#include "json_simple.h"

/* -------------------------------------------------------------------------------- any tensor */

/* Elements that come from a decoder have no position in the file. */
static void jw_place(jw *j, uint64_t offset) {
    if (offset == TG_NOWHERE) {
        jw_null(j);
    } else {
        jw_u64(j, offset);
    }
}

static void jw_extent(jw *j, const char *key, const tg_extent *extent) {
    if (extent->dtype == TG_DTYPE_NONE) return;
    jw_key(j, key);
    jw_begin_object(j);
    jw_key(j, "dtype");
    jw_text(j, tg_dtype_name(extent->dtype));
    jw_key(j, "count");
    jw_u64(j, extent->count);
    jw_key(j, "offset");
    jw_place(j, extent->offset);
    jw_key(j, "nbytes");
    jw_u64(j, extent->nbytes);
    jw_end_object(j);
}

static void put_tensor(jw *j, const tg_tensor *t, const uint64_t *strides, const char *shard) {
    jw_begin_object(j);
    jw_tensor_names(j, t);
    jw_key(j, "dtype");
    jw_text(j, dtype_text(t));
    jw_key(j, "shape");
    jw_shape(j, t->shape, t->rank);
    jw_key(j, "order");
    jw_text(j, t->order == TG_ORDER_F ? "F" : "C");
    if (t->order == TG_ORDER_ROTATED) {
        /* Lists the axes in stored order, slowest first. */
        jw_key(j, "stored_axes");
        jw_begin_array(j);
        for (uint32_t i = 1; i <= t->rank; i++) jw_u64(j, i % t->rank);
        jw_end_array(j);
    }
    if (strides != NULL) {
        jw_key(j, "strides");
        jw_shape(j, strides, t->rank);
    }
    jw_key(j, "storage");
    jw_text(j, tg_storage_name(t->storage));
    if (shard != NULL) jw_name(j, "shard", shard, strlen(shard));
    jw_key(j, "offset");
    jw_place(j, t->offset);
    jw_key(j, "nbytes");
    jw_u64(j, t->nbytes);
    if (t->type != NULL && t->dtype != TG_DTYPE_OPAQUE) {
        jw_key(j, "type");
        jw_text(j, t->type);
    }
    if (t->dtype == TG_DTYPE_OPAQUE) {
        jw_key(j, "itemsize");
        jw_u64(j, t->element);
    }
    if (t->is_field) {
        jw_key(j, "field");
        jw_bool(j, true);
    }
    if (t->batch) {
        jw_key(j, "batch");
        jw_bool(j, true);
    }
    if (t->fp_pos >= 0) {
        jw_key(j, "fp_pos");
        jw_s64(j, t->fp_pos);
    }
    if (t->storage != TG_STORAGE_DENSE) {
        jw_extent(j, "values", &t->parts[TG_PART_VALUES]);
        jw_extent(j, "indices", &t->parts[TG_PART_INDEX_LIST]);
        jw_extent(j, "counts", &t->parts[TG_PART_COUNTS]);
    }
    jw_end_object(j);
}

/* -------------------------------------------------------------------------- the usual tensors */

/* Dense, without strides, with a short name of ASCII and few axes: written at once. */
#define USUAL_NAME 256u
#define USUAL_AXES 8u

static bool is_usual(const tg_tensor *t) {
    return t->storage == TG_STORAGE_DENSE && t->order != TG_ORDER_ROTATED && !t->batch &&
           t->fp_pos < 0 && t->raw_name == NULL && t->type == NULL && !t->is_field &&
           t->offset != TG_NOWHERE && t->rank <= USUAL_AXES && t->name_len <= USUAL_NAME;
}

static size_t join(char *to, const char *before, const char *word, const char *after) {
    return (size_t)snprintf(to, sizeof((tensor_json *)0)->to_shape, "%s%s%s", before, word, after);
}

/* The longest dtype has 15 characters, so that both texts have less than 64. */
static void keep(tensor_json *kept, const tg_tensor *t) {
    kept->dtype = t->dtype;
    kept->order = t->order;
    kept->len_to_shape =
        join(kept->to_shape, "\", \"dtype\": \"", tg_dtype_name(t->dtype), "\", \"shape\": [");
    kept->len_to_place =
        join(kept->to_place, "], \"order\": \"", t->order == TG_ORDER_F ? "F" : "C",
             "\", \"storage\": \"dense\", \"offset\": ");
}

/* All of a kept text, of which `n` bytes count: a fixed number of bytes is copied without a call. */
static inline char *put_kept(char *at, const char *text, size_t n) {
    memcpy(at, text, sizeof((tensor_json *)0)->to_shape);
    return at + n;
}

static inline char *put_constant(char *at, const char *text) {
    const size_t n = strlen(text);
    memcpy(at, text, n);
    return at + n;
}

/* False if characters of the name are escaped. */
static bool put_usual(jw *j, tensor_json *kept, const tg_tensor *t) {
    /* The texts of 64 bytes and those that are constant, the name, and a number with what follows for each axis and for the
     * place: less than 800 bytes. */
    enum { CONSTANT = 64, NUMBER = DECIMAL_MOST + 2 };
    _Static_assert(CONSTANT + USUAL_NAME + 2 * sizeof kept->to_shape + (USUAL_AXES + 2) * NUMBER <=
                       JW_ROOM,
                   "a usual tensor has room");
    if (kept->dtype != t->dtype || kept->order != t->order) keep(kept, t);
    char *start = jw_room(j, JW_ROOM);
    char *at = put_constant(start, "{\"name\": \"");
    if (!json_copy(at, t->name, t->name_len)) {
        jw_not_taken(j, start);
        return false;
    }
    at = put_kept(at + t->name_len, kept->to_shape, kept->len_to_shape);
    for (uint32_t i = 0; i < t->rank; i++) {
        if (i > 0) at = put_constant(at, ", ");
        at = decimal_put(at, t->shape[i]);
    }
    at = put_kept(at, kept->to_place, kept->len_to_place);
    at = decimal_put(at, t->offset);
    at = put_constant(at, ", \"nbytes\": ");
    at = decimal_put(at, t->nbytes);
    jw_taken(j, put_constant(at, "}"));
    return true;
}

void jw_tensor(jw *j, tensor_json *kept, const tg_tensor *t, const uint64_t *strides,
               const char *shard) {
    jw_line(j);
    if (strides != NULL || shard != NULL || !is_usual(t) || !put_usual(j, kept, t))
        put_tensor(j, t, strides, shard);
}
