/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream.c - the public side of streams: which format it is, and max_file. The rest is in the folder of the format.
 */
#include "tensorgate.h"

#include <string.h>

#include "build_formats.h"
#include "error.h"
#include "limit.h"
#include "os.h"
#include "registry.h"

struct tg_stream {
    const tg_stream_format *format; /* NULL: not known yet */
    void *state;                    /* of the format */
    tg_options options;
    tg_stream_sink sink;
    uint64_t size; /* bytes that came */
    bool is_over;  /* `error` is the verdict, whatever the format says */
    tg_error error;
    size_t head_len;
    uint8_t head[TG_STREAM_HEAD]; /* the first bytes, while the format is not known */
};

/* --------------------------------------------------------------------------------------- formats */

/* Whether another format is known by these first bytes. */
static bool has_magic_of_other(tg_format format, const uint8_t *head, size_t n) {
    static const struct {
        tg_format format;
        const char *magic;
        size_t len;
    } rows[] = {
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, writer, title)         \
    {TG_FORMAT_##id, magic, sizeof(magic) - 1},
#include "formats.def"
#undef FORMAT
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (rows[i].len == 0 || rows[i].format == format || n < rows[i].len) continue;
        if (memcmp(head, rows[i].magic, rows[i].len) == 0) return true;
    }
    return false;
}

static const tg_stream_format *format_of_head(const uint8_t *head, size_t n) {
    if (n > TG_STREAM_HEAD) n = TG_STREAM_HEAD;
    for (size_t i = 0; tg_stream_formats[i] != NULL; i++) {
        const tg_stream_format *format = tg_stream_formats[i];
        if (format->begins(head, n) && !has_magic_of_other(format->format, head, n)) return format;
    }
    return NULL;
}

static const tg_stream_format *find(tg_format format) {
    for (size_t i = 0; tg_stream_formats[i] != NULL; i++) {
        if (tg_stream_formats[i]->format == format) return tg_stream_formats[i];
    }
    return NULL;
}

bool tg_format_streamable(tg_format format) { return find(format) != NULL; }

tg_format tg_stream_detect(const void *head, size_t n) {
    const tg_stream_format *format = n > 0 ? format_of_head(head, n) : NULL;
    return format != NULL ? format->format : TG_FORMAT_NONE;
}

/* ------------------------------------------------------------------------------- memory, options */

static tg_options complete(const tg_options *options) {
    tg_options chosen;
    memset(&chosen, 0, sizeof chosen);
    if (options != NULL) chosen = *options;
    tg_limits_fill(&chosen.limits);
    if (chosen.allocator.alloc == NULL || chosen.allocator.free == NULL) {
        chosen.allocator.alloc = tg_os_allocator.alloc;
        chosen.allocator.free = tg_os_allocator.free;
        chosen.allocator.self = tg_os_allocator.self;
    }
    return chosen;
}

size_t tg_stream_memory(const tg_options *options) {
    const tg_options chosen = complete(options);
    uint64_t most = 0;
    for (size_t i = 0; tg_stream_formats[i] != NULL; i++) {
        const tg_stream_format *format = tg_stream_formats[i];
        if (chosen.format != TG_FORMAT_NONE && chosen.format != format->format) continue;
        const uint64_t memory = format->memory(&chosen);
        if (memory > most) most = memory;
    }
    return most <= SIZE_MAX - sizeof(tg_stream) ? (size_t)most + sizeof(tg_stream) : SIZE_MAX;
}

static bool refuse(tg_stream *s, tg_error error) {
    s->error = error;
    s->is_over = true;
    return false;
}

static bool open_as(tg_stream *s, const tg_stream_format *format) {
    s->format = format;
    s->state = format->open(&s->options, &s->sink);
    return s->state != NULL ||
           refuse(s, tg_error_make(TG_CODE_NO_MEMORY, format->format, s->size, ""));
}

tg_stream *tg_stream_new(const tg_options *options, const tg_stream_sink *sink, tg_error *error) {
    const tg_options chosen = complete(options);
    const tg_allocator a = chosen.allocator;
    const tg_stream_format *format = find(chosen.format);
    tg_code code = TG_CODE_NO_MEMORY;
    tg_stream *s = NULL;
    if (chosen.format != TG_FORMAT_NONE && format == NULL) {
        code = TG_CODE_UNSUPPORTED;
    } else {
        s = a.alloc(a.self, sizeof *s);
    }
    if (s != NULL) {
        memset(s, 0, sizeof *s);
        s->options = chosen;
        if (sink != NULL) s->sink = *sink;
        s->error = tg_error_make(TG_CODE_NONE, TG_FORMAT_NONE, 0, "");
        if (format == NULL || open_as(s, format)) return s;
        a.free(a.self, s, sizeof *s);
    }
    if (error != NULL) {
        const char *expected = code == TG_CODE_UNSUPPORTED ? "a format that is read in pieces" : "";
        *error = tg_error_make(code, chosen.format, 0, expected);
    }
    return NULL;
}

void tg_stream_free(tg_stream *s) {
    if (s == NULL) return;
    const tg_allocator a = s->options.allocator;
    if (s->state != NULL) s->format->close(s->state);
    a.free(a.self, s, sizeof *s);
}

/* ----------------------------------------------------------------------------------------- state */

static tg_stream_state state_of(const tg_stream *s) {
    static const tg_stream_state nothing;
    tg_stream_state state = s->state != NULL ? s->format->state(s->state) : nothing;
    if (s->is_over) {
        state.is_over = true;
        state.error = &s->error;
    }
    return state;
}

static bool is_over(const tg_stream *s) { return state_of(s).is_over; }

uint64_t tg_stream_tensors(const tg_stream *s) { return state_of(s).tensors; }
uint64_t tg_stream_notes(const tg_stream *s) { return state_of(s).notes; }
bool tg_stream_canonical(const tg_stream *s) { return state_of(s).canonical; }

/* A pending error is not reported: it may be replaced by another one. */
const tg_error *tg_stream_error(const tg_stream *s) {
    static const tg_error none = {.code = TG_CODE_NONE, .expected = ""};
    const tg_stream_state state = state_of(s);
    return state.is_over ? state.error : &none;
}

/* ---------------------------------------------------------------------------------------- pieces */

/* Finds the format by the first bytes and hands them on. */
static void find_format(tg_stream *s) {
    const tg_stream_format *format = format_of_head(s->head, s->head_len);
    if (format == NULL) {
        tg_code code = s->head_len > 0 ? TG_CODE_UNKNOWN_FORMAT : TG_CODE_EMPTY_FILE;
        refuse(s, tg_error_make(code, TG_FORMAT_NONE, s->size, ""));
        s->error.found.kind = s->head_len > 0 ? TG_KIND_BYTES : TG_KIND_NONE;
        s->error.found.u64 = s->head_len;
        memcpy(s->error.found.bytes, s->head, s->head_len);
        return;
    }
    if (open_as(s, format)) format->feed(s->state, s->head, s->head_len);
}

/* The next n > 0 bytes, within max_file. */
static void take(tg_stream *s, const uint8_t *data, size_t n) {
    if (s->format == NULL) {
        size_t more = TG_STREAM_HEAD - s->head_len;
        if (more > n) more = n;
        memcpy(s->head + s->head_len, data, more);
        s->head_len += more;
        s->size += more;
        data += more;
        n -= more;
        if (s->head_len < TG_STREAM_HEAD) return;
        find_format(s);
        if (n == 0 || is_over(s)) return;
    }
    s->size += n;
    s->format->feed(s->state, data, n);
}

/* For a file that is too long, the reader reports this and nothing else. */
static void refuse_size(tg_stream *s) {
    const uint64_t most = s->options.limits.max_file;
    /* most + 1 cannot wrap: more than `most` bytes came */
    refuse(s, tg_error_make(TG_CODE_LIMIT, s->options.format, most + 1, "at most % bytes of file"));
    tg_error_over(&s->error, TG_LIMIT_MAX_FILE, most, most + 1);
}

bool tg_stream_feed(tg_stream *s, const void *data, size_t n) {
    if (is_over(s)) return false;
    if (n == 0) return true;
    const uint64_t room = s->options.limits.max_file - s->size; /* size is never greater */
    const size_t within = n <= room ? n : (size_t)room;
    if (within > 0) take(s, data, within);
    if (within < n && !is_over(s)) refuse_size(s);
    return !is_over(s);
}

bool tg_stream_end(tg_stream *s) {
    if (!is_over(s) && s->format == NULL) find_format(s);
    if (!is_over(s)) s->format->end(s->state);
    return state_of(s).error->code == TG_CODE_NONE;
}
