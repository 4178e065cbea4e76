/* SPDX-License-Identifier: Apache-2.0 */
/*
 * push_stream.c - the public side of streams: memory, pieces, the end.
 */
#include "push_stream.h"

#include <string.h>

#include "file.h"
#include "limit.h"
#include "os.h"

/* ------------------------------------------------------------------------------- memory, options */

/* The number of keys that can be kept, derived from max_memory. */
static uint32_t places_for(const tg_options *options) {
    uint64_t places = TG_STREAM_PLACES;
    uint64_t given = options != NULL ? options->limits.max_memory : 0;
    /* All of it is allocated at once, so without a limit the default size is used. */
    if (given != 0 && given != UINT64_MAX) places = given / sizeof(tg_hash);
    /* The product below must fit, and a set of only a few places is useless. */
    const uint64_t most = (SIZE_MAX - sizeof(tg_stream)) / sizeof(tg_hash);
    if (places > most) places = most;
    if (places > UINT32_MAX) places = UINT32_MAX;
    return places < 64 ? 64 : (uint32_t)places;
}

static size_t memory_for(uint32_t places) {
    return sizeof(tg_stream) + (size_t)places * sizeof(tg_hash); /* see places_for */
}

size_t tg_stream_memory(const tg_options *options) { return memory_for(places_for(options)); }

static tg_allocator allocator_of(const tg_options *options) {
    tg_allocator allocator = options->allocator;
    if (allocator.alloc == NULL || allocator.free == NULL) {
        allocator.alloc = tg_os_allocator.alloc;
        allocator.free = tg_os_allocator.free;
        allocator.self = tg_os_allocator.self;
    }
    return allocator;
}

tg_stream *tg_stream_new(const tg_options *options, const tg_stream_sink *sink, tg_error *error) {
    tg_options chosen;
    memset(&chosen, 0, sizeof chosen);
    if (options != NULL) chosen = *options;
    tg_limits_fill(&chosen.limits);
    tg_allocator allocator = allocator_of(&chosen);
    uint32_t places = places_for(&chosen);
    size_t memory = memory_for(places);
    tg_stream *s = allocator.alloc(allocator.self, memory);
    if (s == NULL) {
        if (error != NULL) *error = tg_error_make(TG_CODE_NO_MEMORY, TG_FORMAT_PRIMITIV, 0, "");
        return NULL;
    }
    /* The large arrays need no clearing: they are written before they are read. */
    memset(s, 0, offsetof(tg_stream, orders));
    s->orders[0].len = 0;
    s->orders[1].len = 0;
    memset(&s->name, 0, offsetof(tg_stream_name, text));
    s->key = &s->orders[0];
    s->top = &s->orders[1];
    s->many.places = s->places;
    s->many.num_places = places;
    s->few.places = s->few_places;
    s->few.num_places = TG_STREAM_FEW_PLACES;
    s->options = chosen;
    s->allocator = allocator;
    s->memory = memory;
    s->has_sink = sink != NULL && sink->event != NULL;
    if (s->has_sink) s->sink = *sink;
    s->error = tg_error_make(TG_CODE_NONE, TG_FORMAT_NONE, 0, "");
    s->status = TG_STATUS_RUNS;
    tg_hash_key(s->hash_key, s);
    tg_stream_machine_init(s);
    return s;
}

void tg_stream_free(tg_stream *s) {
    if (s == NULL) return;
    tg_allocator allocator = s->allocator;
    allocator.free(allocator.self, s, s->memory);
}

uint64_t tg_stream_tensors(const tg_stream *s) { return s->num_tensors; }
uint64_t tg_stream_notes(const tg_stream *s) { return s->num_notes; }
bool tg_stream_canonical(const tg_stream *s) { return s->num_notes == 0 && !s->unsorted; }

/* --------------------------------------------------------------------------------------- pieces */

/* Processes the next n > 0 bytes, all within the limit. */
static void feed(tg_stream *s, const uint8_t *data, size_t n) {
    s->piece = data;
    s->piece_at = s->size;
    s->size += n;
    if (s->status == TG_STATUS_TRAILS) tg_stream_trail(s, data, n);
    size_t passed = 0;
    if (s->left > 0 && tg_stream_runs(s)) passed = tg_stream_pass(s, data, n);
    if (passed < n && tg_stream_runs(s)) tg_stream_machine_run(s, data + passed, data + n);
    /* A pending error becomes final when the bytes it waited for have arrived. */
    if (s->status == TG_STATUS_WAITS && s->size >= s->error.size) s->status = TG_STATUS_REFUSED;
}

static bool is_over(const tg_stream *s) {
    return s->status == TG_STATUS_REFUSED || s->status == TG_STATUS_ACCEPTED;
}

/* A pending error is not reported: it may be replaced by another one. */
const tg_error *tg_stream_error(const tg_stream *s) {
    static const tg_error none = {.code = TG_CODE_NONE, .expected = ""};
    return is_over(s) ? &s->error : &none;
}

/* For a file that is too long, the reader reports this and nothing else. */
static void refuse_size(tg_stream *s) {
    uint64_t most = s->options.limits.max_file;
    s->error =
        tg_error_make(TG_CODE_LIMIT, TG_FORMAT_PRIMITIV, most + 1, "at most % bytes of file");
    tg_error_over(&s->error, TG_LIMIT_MAX_FILE, most,
                  most + 1); /* cannot wrap: more than `most` bytes came */
    s->status = TG_STATUS_REFUSED;
}

bool tg_stream_feed(tg_stream *s, const void *data, size_t n) {
    if (is_over(s)) return false;
    if (n == 0) return true;
    uint64_t room = s->options.limits.max_file - s->size; /* size is never greater */
    size_t within = n <= room ? n : (size_t)room;
    if (within > 0) feed(s, data, within);
    if (within < n && !is_over(s)) refuse_size(s);
    return !is_over(s);
}

/* ------------------------------------------------------------------------------------ the end */

/* Asks the machine which field would come next, by a byte that begins no token; false: a field is
 * missing, in s->error. */
static bool is_complete(tg_stream *s) {
    static const uint8_t none[1] = {0xc1};
    s->ended = true;
    s->piece = none;
    s->piece_at = s->size;
    tg_stream_machine_run(s, none, none + 1);
    return s->status == TG_STATUS_TRAILS;
}

static bool refuse_with(tg_stream *s, const tg_error *error) {
    s->error = *error;
    s->status = TG_STATUS_REFUSED;
    return false;
}

/* Checks trailing bytes, and everything that the reader checks after parsing. */
static bool judge(tg_stream *s) {
    static const tg_stream_rule nothing_behind = {"primitiv.trailing", "the end of the file",
                                                  TG_CODE_TRAILING, TG_FIELD_TRAILING};
    uint64_t behind = s->size - s->trailing_at;
    if (behind > 0 && !tg_stream_odd(s, &nothing_behind, s->trailing_at,
                                     tg_stream_bytes(s->trailing, behind), NULL)) {
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
    if (!tg_stream_emit(s, &event)) return false;
    s->status = TG_STATUS_ACCEPTED;
    return true;
}

bool tg_stream_end(tg_stream *s) {
    if (is_over(s)) return s->status == TG_STATUS_ACCEPTED;
    bool good = false;
    /* If an error is pending, the bytes it waits for are missing. */
    if (!tg_stream_falls_short(s)) {
        if (s->size > 0 && s->size < tg_stream_behind(s)) {
            tg_stream_end_in_number(s);
        } else if (s->status == TG_STATUS_TRAILS || is_complete(s)) {
            good = judge(s);
        }
    }
    if (good) return true;
    s->status = TG_STATUS_REFUSED;
    if (s->error.code != TG_CODE_STOPPED) s->error.size = s->size;
    return false;
}
