/* SPDX-License-Identifier: Apache-2.0 */
/*
 * push_fields.c - actions at the end of a field of a stream: count list elements, multiply
 * dimensions, report events to the caller. Checks are in the same order as in the reader.
 */
#include <string.h>

#include "push_stream.h"

/* --------------------------------------------------------------------------------------- header */

bool tg_push_kind(tg_push *s) {
    static const char *const names[] = {"shape", "tensor", "parameter", "model", "optimizer"};
    s->kind = (tg_push_object)(s->number >> 8); /* the machine accepts 0x000 to 0x400 */
    if (s->kind == TG_OBJECT_TENSOR) tg_push_name_set(s, "tensor");
    if (s->kind == TG_OBJECT_PARAMETER) tg_push_name_set(s, "value");
    tg_stream_event event = {.kind = TG_STREAM_EVENT_HEADER, .name = names[s->kind]};
    event.name_len = strlen(event.name);
    return tg_push_emit(s, &event);
}

/* ---------------------------------------------------------------------------------------- lists */

/* Begins a list of `number` elements of at least `least` bytes each. */
static void count(tg_push *s, tg_push_list *list, tg_push_expected what, uint64_t least) {
    *list = (tg_push_list){s->number, 0};
    tg_push_expect(s, what, tg_push_behind(s), s->number, least);
}

bool tg_push_count_parameters(tg_push *s) {
    count(s, &s->parameters, TG_EXPECTED_PARAMETERS, 13);
    tg_stream_event event = {.kind = TG_STREAM_EVENT_COUNT, .count = s->number};
    return tg_push_emit(s, &event);
}

bool tg_push_count_names(tg_push *s) {
    static const tg_push_rule names_something = {"model_entry.key_names_something",
                                                 "a key of at least one name", TG_CODE_BAD_VALUE,
                                                 TG_FIELD_KEY_HEAD};
    if (s->number == 0 &&
        !tg_push_odd(s, &names_something, s->field_at, tg_push_no_value(), NULL)) {
        return false;
    }
    count(s, &s->names, TG_EXPECTED_KEY, 1);
    s->key_at = tg_push_behind(s);
    s->stats = (tg_push_list){0, 0}; /* list of the parameter that begins */
    tg_push_key_begin(s);
    return s->number > 0 || tg_push_key_without_names(s);
}

bool tg_push_count_stats(tg_push *s) {
    count(s, &s->stats, TG_EXPECTED_STATS, 8);
    tg_push_names_follow(s, s->number);
    return true;
}

bool tg_push_count_configs(tg_push *s) {
    count(s, &s->configs, TG_EXPECTED_CONFIGS, 6);
    tg_push_names_follow(s, s->number);
    return true;
}

bool tg_push_count_dims(tg_push *s) {
    s->shape_at = s->field_at;
    s->dims_at = tg_push_behind(s);
    s->volume = 1;
    if (s->number > TG_PUSH_MAX_DIMS) {
        tg_push_refuse(s, TG_CODE_BAD_VALUE, s->shape_at, "at most 8 dimensions",
                       TG_FIELD_DIMS_HEAD, NULL);
        return false;
    }
    count(s, &s->dims, TG_EXPECTED_DIMS, 5);
    return true;
}

/* --------------------------------------------------------------------------------------- shapes */

static bool overflow(tg_push *s, uint64_t at, tg_push_field_id field, const char *part) {
    tg_push_refuse(s, TG_CODE_OVERFLOW, at, "a product that fits 64 bits", field, part);
    return false;
}

/* One factor is below 2^32, and the other is not 0. */
static bool multiply(uint64_t *product, uint32_t factor) {
    if (*product > UINT32_MAX && factor > UINT64_MAX / *product) return false;
    *product *= factor;
    return true;
}

bool tg_push_length(tg_push *s) {
    static const tg_push_rule no_trailing_one = {
        "shape.no_trailing_one", "a last dimension other than 1", TG_CODE_BAD_VALUE, TG_FIELD_DIMS};
    s->lengths[s->dims.begun - 1] = s->number; /* begun is 1 to 8 */
    if (s->dims.begun < s->dims.count) {
        return multiply(&s->volume, s->number) || overflow(s, s->field_at, TG_FIELD_DIM, "volume");
    }
    return s->number != 1 || tg_push_odd(s, &no_trailing_one, s->dims_at, tg_push_no_value(), NULL);
}

/* Makes the shape that tg_tensor has. */
static void trim(tg_push *s) {
    uint32_t rank = s->dims.count;
    while (rank > 0 && s->lengths[rank - 1] == 1) rank--;
    for (uint32_t axis = 0; axis < rank; axis++) s->shape[axis] = s->lengths[axis];
    s->rank = rank;
}

/* At the end of the batch, which ends the shape. */
bool tg_push_shape(tg_push *s) {
    bool is_value =
        s->stats.begun == 0 && (s->kind == TG_OBJECT_PARAMETER || s->kind == TG_OBJECT_MODEL);
    s->batch = s->number;
    if (s->batch < 1 || (is_value && s->batch > 1)) {
        tg_push_refuse(s, TG_CODE_BAD_VALUE, s->field_at,
                       "a batch of at least 1, and of exactly 1 for the value of a parameter",
                       TG_FIELD_BATCH, NULL);
        return false;
    }
    uint32_t n = s->dims.count;
    if (n > 0 && !multiply(&s->volume, s->lengths[n - 1])) {
        return overflow(s, s->dims_at + 5 * (uint64_t)(n - 1), TG_FIELD_DIMS, "volume");
    }
    if (!multiply(&s->volume, s->batch)) {
        return overflow(s, s->shape_at, TG_FIELD_SHAPE, "num_elements");
    }
    if (s->volume > UINT32_MAX) {
        tg_push_refuse(s, TG_CODE_OVERFLOW, s->dims_at, "at most 2^32-1 elements", TG_FIELD_DIMS,
                       NULL);
        return false;
    }
    trim(s);
    if (s->kind != TG_OBJECT_SHAPE) return true;
    tg_stream_event event = {
        .kind = TG_STREAM_EVENT_SHAPE, .rank = s->rank, .shape = s->shape, .batch = s->batch};
    return tg_push_emit(s, &event);
}

/* -------------------------------------------------------------------------------------- tensors */

static bool begin_tensor(tg_push *s) {
    bool has_batch = s->batch > 1;
    if (has_batch) s->shape[s->rank++] = s->batch; /* rank was 8 at most */
    if (s->rank > s->options.limits.max_rank && s->bad_rank.code == TG_CODE_NONE) {
        tg_push_too_many_axes(s);
    }
    s->num_tensors++;
    if (s->stats.begun == 0) tg_push_name_of_value(s);
    tg_stream_event event = {
        .kind = TG_STREAM_EVENT_TENSOR,
        .name = s->name.text,
        .name_len = s->name.len,
        .index = s->num_tensors - 1,
        .dtype = TG_DTYPE_FLOAT32,
        .order = TG_ORDER_F,
        .rank = s->rank,
        .shape = s->shape,
        .has_batch = has_batch,
        .offset = s->data_at,
        .nbytes = s->number,
    };
    return tg_push_emit(s, &event);
}

const uint8_t *tg_push_values(tg_push *s, const uint8_t *p, const uint8_t *pe) {
    s->data_at = tg_push_behind(s);
    tg_push_expect(s, TG_EXPECTED_BYTES, s->data_at, s->number, 1);
    if (s->number != s->volume * 4) { /* volume < 2^32 */
        tg_push_refuse(s, TG_CODE_BAD_SIZE, s->field_at, "4 bytes for each element of the shape",
                       TG_FIELD_DATA, NULL);
        return p;
    }
    if (!begin_tensor(s)) return p;
    s->left = s->number; /* at least 4: every shape has elements */
    return p + tg_push_pass(s, p + 1, (size_t)(pe - p - 1));
}

static void pass_values(tg_push *s, const uint8_t *data, size_t n) {
    tg_stream_event event = {.kind = TG_STREAM_EVENT_VALUES,
                             .offset = s->data_at + (s->number - s->left),
                             .data = data,
                             .n = n};
    s->left -= n;
    if (!tg_push_emit(s, &event) || s->left > 0) return;
    tg_stream_event end = {.kind = TG_STREAM_EVENT_TENSOR_END};
    tg_push_emit(s, &end);
}

/* ------------------------------------------------------------------------------------- settings */

static bool config(tg_push *s, tg_stream_event *event) {
    event->name = s->name.text;
    event->name_len = s->name.len;
    return tg_push_emit(s, event);
}

bool tg_push_uint(tg_push *s) {
    tg_stream_event event = {.kind = TG_STREAM_EVENT_UINT_CONFIG, .u32 = s->number};
    return config(s, &event);
}

bool tg_push_float(tg_push *s) {
    tg_stream_event event = {.kind = TG_STREAM_EVENT_FLOAT_CONFIG};
    memcpy(&event.f32, &s->number, sizeof event.f32); /* copies the bits */
    return config(s, &event);
}

/* ------------------------------------------------------------------------------ strings, trailing */

const uint8_t *tg_push_characters(tg_push *s, const uint8_t *p, const uint8_t *pe) {
    tg_push_expect(s, TG_EXPECTED_BYTES, tg_push_behind(s), s->number, 1);
    s->left = s->number;
    if (!tg_push_name_begin(s)) return p;
    if (s->left == 0) {
        tg_push_name_end(s);
        return p;
    }
    return p + tg_push_pass(s, p + 1, (size_t)(pe - p - 1));
}

size_t tg_push_pass(tg_push *s, const uint8_t *data, size_t n) {
    if (n > s->left) n = (size_t)s->left;
    if (n == 0) return 0;
    if (s->field == TG_FIELD_DATA) {
        pass_values(s, data, n);
    } else {
        s->left -= n;
        if (tg_push_name_add(s, data, n) && s->left == 0) tg_push_name_end(s);
    }
    return n;
}

/* Keeps the first bytes after the object, for the note about them. */
void tg_push_trail(tg_push *s, const uint8_t *data, size_t n) {
    uint64_t have = tg_push_at(s, data) - s->trailing_at;
    for (size_t i = 0; i < n && have + i < TG_VALUE_BYTES; i++) s->trailing[have + i] = data[i];
}

void tg_push_trailing(tg_push *s, const uint8_t *p, const uint8_t *pe) {
    s->status = TG_STATUS_TRAILS;
    s->trailing_at = tg_push_at(s, p);
    if (!s->ended) tg_push_trail(s, p, (size_t)(pe - p));
}
