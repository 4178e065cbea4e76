/* SPDX-License-Identifier: Apache-2.0 */
/*
 * push_stream.c - what runtime/api/stream.c calls: memory, pieces, the end.
 */
#include "push_stream.h"

#include <string.h>

#include "file.h"
#include "stream_format.h"

/* ------------------------------------------------------------------------------- memory, options */

/* The number of keys that can be kept, derived from max_memory. */
static uint32_t places_for(const tg_options *options) {
    uint64_t places = TG_PUSH_PLACES;
    uint64_t given = options->limits.max_memory;
    /* All of it is allocated at once, so without a limit the default size is used. */
    if (given != 0 && given != UINT64_MAX) places = given / sizeof(tg_hash);
    /* The product below must fit, and a set of only a few places is useless. */
    const uint64_t most = (SIZE_MAX - sizeof(tg_push)) / sizeof(tg_hash);
    if (places > most) places = most;
    if (places > UINT32_MAX) places = UINT32_MAX;
    return places < 64 ? 64 : (uint32_t)places;
}

static size_t memory_for(uint32_t places) {
    return sizeof(tg_push) + (size_t)places * sizeof(tg_hash); /* see places_for */
}

static uint64_t memory_of(const tg_options *options) { return memory_for(places_for(options)); }

static void *open_push(const tg_options *options, const tg_stream_sink *sink) {
    uint32_t places = places_for(options);
    size_t memory = memory_for(places);
    tg_push *s = options->allocator.alloc(options->allocator.self, memory);
    if (s == NULL) return NULL;
    /* The large arrays need no clearing: they are written before they are read. */
    memset(s, 0, offsetof(tg_push, orders));
    s->orders[0].len = 0;
    s->orders[1].len = 0;
    memset(&s->name, 0, offsetof(tg_push_name, text));
    s->key = &s->orders[0];
    s->top = &s->orders[1];
    s->many.places = s->places;
    s->many.num_places = places;
    s->few.places = s->few_places;
    s->few.num_places = TG_PUSH_FEW_PLACES;
    s->options = *options;
    s->memory = memory;
    s->sink = *sink;
    s->error = tg_error_make(TG_CODE_NONE, TG_FORMAT_NONE, 0, "");
    s->status = TG_STATUS_RUNS;
    tg_hash_key(s->hash_key, s);
    tg_push_machine_init(s);
    return s;
}

static void close_push(void *self) {
    tg_push *s = self;
    const tg_allocator allocator = s->options.allocator;
    allocator.free(allocator.self, s, s->memory);
}

/* --------------------------------------------------------------------------------------- pieces */

static void feed(void *self, const uint8_t *data, size_t n) {
    tg_push *s = self;
    s->piece = data;
    s->piece_at = s->size;
    s->size += n;
    if (s->status == TG_STATUS_TRAILS) tg_push_trail(s, data, n);
    size_t passed = 0;
    if (s->left > 0 && tg_push_runs(s)) passed = tg_push_pass(s, data, n);
    if (passed < n && tg_push_runs(s)) tg_push_machine_run(s, data + passed, data + n);
    /* A pending error becomes final when the bytes it waited for have arrived. */
    if (s->status == TG_STATUS_WAITS && s->size >= s->error.size) s->status = TG_STATUS_REFUSED;
}

static tg_stream_state state_of(const void *self) {
    const tg_push *s = self;
    const tg_stream_state state = {
        .is_over = s->status == TG_STATUS_REFUSED || s->status == TG_STATUS_ACCEPTED,
        .error = &s->error,
        .tensors = s->num_tensors,
        .notes = s->num_notes,
        .canonical = s->num_notes == 0 && !s->unsorted,
    };
    return state;
}

/* ------------------------------------------------------------------------------------ the end */

/* Asks the machine which field would come next, by a byte that begins no token; false: a field is
 * missing, in s->error. */
static bool is_complete(tg_push *s) {
    static const uint8_t none[1] = {0xc1};
    s->ended = true;
    s->piece = none;
    s->piece_at = s->size;
    tg_push_machine_run(s, none, none + 1);
    return s->status == TG_STATUS_TRAILS;
}

static bool refuse_with(tg_push *s, const tg_error *error) {
    s->error = *error;
    s->status = TG_STATUS_REFUSED;
    return false;
}

/* Checks trailing bytes, and everything that the reader checks after parsing. */
static bool judge(tg_push *s) {
    static const tg_push_rule nothing_behind = {"primitiv.trailing", "the end of the file",
                                                TG_CODE_TRAILING, TG_FIELD_TRAILING};
    uint64_t behind = s->size - s->trailing_at;
    if (behind > 0 && !tg_push_odd(s, &nothing_behind, s->trailing_at,
                                   tg_push_bytes(s->trailing, behind), NULL)) {
        return false;
    }
    if (s->bad_key.code != TG_CODE_NONE) return refuse_with(s, &s->bad_key);
    if (s->bad_name.code != TG_CODE_NONE) return refuse_with(s, &s->bad_name);
    uint64_t most = s->options.limits.max_tensors;
    if (s->num_tensors > most) {
        tg_error error = tg_error_make(TG_CODE_LIMIT, TG_FORMAT_PRIMITIV, 0, "at most % tensors");
        tg_error_over(&error, TG_LIMIT_MAX_TENSORS, most, s->num_tensors);
        return refuse_with(s, &error);
    }
    if (s->bad_rank.code != TG_CODE_NONE) return refuse_with(s, &s->bad_rank);
    tg_stream_event event = {.kind = TG_STREAM_EVENT_END};
    if (!tg_push_emit(s, &event)) return false;
    s->status = TG_STATUS_ACCEPTED;
    return true;
}

static void end(void *self) {
    tg_push *s = self;
    bool good = false;
    /* If an error is pending, the bytes it waits for are missing. */
    if (!tg_push_falls_short(s)) {
        if (s->size > 0 && s->size < tg_push_behind(s)) {
            tg_push_end_in_number(s);
        } else if (s->status == TG_STATUS_TRAILS || is_complete(s)) {
            good = judge(s);
        }
    }
    if (good) return;
    s->status = TG_STATUS_REFUSED;
    if (s->error.code != TG_CODE_STOPPED) s->error.size = s->size;
}

/* No other format begins with these numbers: .safetensors would have a header of over 10^8 bytes, BTF more tensors
 * than any file has room for, NNB another version and PVP another size of its header. */
static bool begins(const uint8_t *head, size_t n) {
    static const uint8_t known[] = {0xce, 0, 0, 0, 0, 0xce, 0, 0, 0, 1, 0xce, 0, 0};
    return n >= 15 && memcmp(head, known, sizeof known) == 0 && head[13] <= 4 && head[14] == 0;
}

const tg_stream_format tg_stream_format_primitiv = {
    .format = TG_FORMAT_PRIMITIV,
    .begins = begins,
    .memory = memory_of,
    .open = open_push,
    .close = close_push,
    .feed = feed,
    .end = end,
    .state = state_of,
};
