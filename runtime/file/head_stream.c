/* SPDX-License-Identifier: Apache-2.0 */
/*
 * head_stream.c - see head_stream.h.
 */
#include "head_stream.h"

#include <string.h>

#include "file.h"
#include "head_input.h"
#include "note_kind.h"
#include "stream_tell.h"

typedef enum phase {
    PHASE_FIRST,    /* the first bytes */
    PHASE_HEAD,     /* the rest of the head */
    PHASE_ELEMENTS, /* the head was judged, and is good */
    PHASE_OVER
} phase;

typedef struct tg_head_stream {
    tg_file file; /* as tg_open makes it, without an input; its `error` is the verdict */
    const tg_head_format *format;
    tg_stream_sink sink;
    phase phase;
    uint64_t size; /* bytes that came */

    tg_first_bytes first;
    uint64_t wanted; /* so many of them are needed */

    tg_head head;
    bool head_failed; /* file.ks.error says why, unless the file is too short */
    ks_ctx looking;   /* of the last look at the first bytes */

    bool
        untold; /* a tensor breaks a limit, which is the verdict if there is no other: none is told */
    tg_teller teller;
    uint64_t doomed_at; /* when so many bytes have come the elements are refused in any case */
    uint64_t num_notes;
} tg_head_stream;

/* ------------------------------------------------------------------------------------ verdicts */

/* The verdict is in file.error; `needed` bytes are what it takes to know it. */
static void refuse(tg_head_stream *s, uint64_t needed) {
    s->file.error.size = needed;
    s->phase = PHASE_OVER;
}

static void refuse_ks(tg_head_stream *s, const ks_ctx *ks, uint64_t needed) {
    s->file.error = tg_error_of(&ks->error, s->format->adapter->format, needed);
    refuse(s, needed);
}

static void refuse_memory(tg_head_stream *s) {
    tg_fail(&s->file, TG_CODE_NO_MEMORY, "");
    refuse(s, s->size);
}

/* ---------------------------------------------------------------------------------- first bytes */

static ks_limits limits_of(const tg_head_stream *s, uint64_t size) {
    const tg_limits *own = &s->file.options.limits;
    ks_limits limits = ks_limits_for(size);
    if (own->max_memory != 0) limits.memory = own->max_memory;
    if (own->max_work != 0) limits.work = own->max_work;
    limits.strict = tg_reads_strictly(&s->file.options);
    return limits;
}

/* `size` is that of the file, as far as it is known. */
static tg_look look(tg_head_stream *s, uint64_t size, tg_head *head) {
    ks_ctx_free(&s->looking);
    ks_ctx_init(&s->looking, tg_first_bytes_of(&s->first, size), limits_of(s, s->first.have),
                &s->file.allocator);
    return s->format->look(&s->looking, head);
}

/* Makes room for the wanted bytes, of which the format has told that they are few. */
static bool make_room(tg_head_stream *s) {
    const ks_allocator *a = &s->file.allocator;
    tg_first_bytes *first = &s->first;
    if (s->wanted < first->room) return true;
    uint8_t *room = s->wanted < SIZE_MAX ? a->alloc(a->self, (size_t)s->wanted + 1) : NULL;
    if (room == NULL) {
        refuse_memory(s);
        return false;
    }
    if (first->have > 0) memcpy(room, first->data, first->have);
    if (first->data != NULL) a->free(a->self, first->data, first->room);
    first->data = room;
    first->room = (size_t)s->wanted + 1;
    return true;
}

static void take(tg_head_stream *s, const uint8_t *data, size_t n) {
    if (n > 0 && !s->head_failed) s->head_failed = !s->format->take(&s->file, data, n);
}

/* As many first bytes have come as were wanted. */
static void look_at_first(tg_head_stream *s) {
    switch (look(s, s->first.have, &s->head)) {
    case TG_LOOK_MORE: s->wanted = s->head.elements; break;
    case TG_LOOK_REFUSED: refuse_ks(s, &s->looking, s->first.have); break;
    case TG_LOOK_GOOD: {
        ks_ctx_init(&s->file.ks, ks_input_memory(NULL, 0), limits_of(s, s->head.elements),
                    &s->file.allocator);
        s->phase = PHASE_HEAD;
        s->head_failed = !s->format->begin(&s->file, &s->head);
        take(s, s->first.data + s->head.header, s->first.have - (size_t)s->head.header);
        break;
    }
    }
}

static size_t feed_first(tg_head_stream *s, const uint8_t *data, size_t n) {
    if (!make_room(s)) return n;
    uint64_t more = s->wanted - s->first.have;
    if (n > more) n = (size_t)more;
    memcpy(s->first.data + s->first.have, data, n);
    s->first.have += n;
    s->size += n;
    if (s->first.have == s->wanted) look_at_first(s);
    return n;
}

/* -------------------------------------------------------------------------------------- elements */

static void judge_elements(tg_head_stream *s) {
    if (s->format->fits(&s->file, s->size - s->head.elements)) return;
    tg_fail_ks(&s->file);
    refuse(s, s->size);
}

static size_t feed_elements(tg_head_stream *s, const uint8_t *data, size_t n) {
    const uint64_t until = s->doomed_at - s->size; /* a doomed stream ends there */
    if (n > until) n = (size_t)until;
    const bool good = tg_tell_elements(&s->teller, s->size, data, &n);
    s->size += n;
    if (!good) refuse(s, s->size);
    if (s->phase == PHASE_ELEMENTS && s->size == s->doomed_at) judge_elements(s);
    return n;
}

/* Of elements that are not in place the reader says so if those before them are complete. */
static void find_doom(tg_head_stream *s) {
    uint64_t bytes = 0;
    s->doomed_at = UINT64_MAX;
    uint64_t in_place = s->file.num_tensors;
    if (s->format->in_place != NULL) in_place = s->format->in_place(&s->file, &bytes);
    s->teller.end = in_place;
    /* A sum that does not fit is more than any file has. */
    if (in_place < s->file.num_tensors && bytes < UINT64_MAX - s->head.elements)
        s->doomed_at = s->head.elements + bytes;
}

/* ------------------------------------------------------------------------------- a complete head */

static uint32_t notes_kept(const ks_ctx *ks) { return ks->num_notes > 0 ? ks->num_kept : 0; }

/* Notes of the first bytes come before those of the header. Their rules are others. */
static void join_notes(ks_ctx *header, const ks_ctx *first) {
    const uint32_t more = notes_kept(first);
    const uint32_t room = KS_NOTES_MAX - more; /* more <= KS_NOTES_MAX */
    const uint32_t kept = notes_kept(header) < room ? notes_kept(header) : room;
    memmove(header->notes + more, header->notes, kept * sizeof *header->notes);
    memcpy(header->notes, first->notes, more * sizeof *first->notes);
    header->num_kept = more + kept;
    header->num_notes = header->num_notes <= UINT32_MAX - first->num_notes
                            ? header->num_notes + first->num_notes
                            : UINT32_MAX;
}

/* The verdict about the head of a file of that size, as far as it is known. `needed` bytes of it have come. */
static void judge_head(tg_head_stream *s, uint64_t size, uint64_t needed) {
    tg_head head;
    if (look(s, size, &head) != TG_LOOK_GOOD) {
        refuse_ks(s, &s->looking, needed);
        return;
    }
    if (s->head_failed || !s->format->finish(&s->file)) {
        refuse_ks(s, &s->file.ks, needed);
        return;
    }
    find_doom(s);
    join_notes(&s->file.ks, &s->looking);
    s->num_notes = s->file.ks.num_notes;
    s->phase = PHASE_ELEMENTS;
    /* Any size may come. Tensors are described as far as their elements would have come by then, so that no sum with
     * an offset overflows. Other tensors may seem to be in no file at all: none is told then, and the file is too
     * short for them. Limits are told last, too. */
    s->file.size = UINT64_MAX;
    s->untold = !tg_check_tensors(&s->file);
    if (s->untold && s->file.error.code == TG_CODE_NO_MEMORY) {
        refuse(s, s->size);
        return;
    }
    tg_stream_event event = {.kind = TG_STREAM_EVENT_COUNT, .count = s->file.num_tensors};
    if (s->untold) s->teller.end = 0;
    if (!tg_tell_notes(&s->teller) || !tg_tell(&s->teller, &event) ||
        !tg_tell_tensors(&s->teller, s->size))
        refuse(s, s->size);
    if (s->phase == PHASE_ELEMENTS && s->size == s->doomed_at) judge_elements(s);
}

/* A rule of the first bytes may depend on whether anything follows the head. Its note is of no use when the head is
 * refused in any case. */
static bool depends_on_more(tg_head_stream *s) {
    tg_head head;
    const tg_look alone = look(s, s->size, &head);
    const uint32_t notes = s->looking.num_notes;
    if (look(s, TG_SIZE_OF_MORE, &head) != alone) return true;
    return s->looking.num_notes != notes && !s->head_failed;
}

static size_t feed_head(tg_head_stream *s, const uint8_t *data, size_t n) {
    const uint64_t more = s->head.elements - s->size; /* 0: `depends_on_more` waits for this byte */
    if (more == 0) {
        judge_head(s, TG_SIZE_OF_MORE, s->size + 1);
        return 0;
    }
    if (n > more) n = (size_t)more;
    take(s, data, n);
    s->size += n;
    return n;
}

/* ---------------------------------------------------------------------------------------- public */

tg_look tg_look_of(const ks_ctx *ks, bool good, tg_head *head) {
    if (good) return TG_LOOK_GOOD;
    if (ks->error.code != KS_TRUNCATED) return TG_LOOK_REFUSED;
    head->elements = ks->error.offset + ks->error.allowed.u64; /* of lengths below 2^32 */
    return TG_LOOK_MORE;
}

void *tg_head_stream_open(const tg_head_format *format, const tg_options *options,
                          const tg_stream_sink *sink) {
    const ks_allocator allocator = {options->allocator.alloc, options->allocator.free,
                                    options->allocator.self};
    tg_head_stream *s = allocator.alloc(allocator.self, sizeof *s);
    if (s == NULL) return NULL;
    const ks_input none = ks_input_memory(NULL, 0);
    memset(s, 0, sizeof *s);
    s->format = format;
    s->sink = *sink;
    s->teller.file = &s->file;
    s->teller.sink = &s->sink;
    s->teller.in_order = format->in_order;
    s->teller.is_big_endian = format->is_big_endian;
    s->wanted = format->least;
    s->file.adapter = format->adapter;
    s->file.options = *options;
    s->file.allocator = allocator;
    s->file.name.allocator = &s->file.allocator;
    s->file.error = tg_error_make(TG_CODE_NONE, TG_FORMAT_NONE, 0, "");
    ks_ctx_init(&s->file.ks, none, limits_of(s, 0), &allocator);
    ks_ctx_init(&s->looking, none, limits_of(s, 0), &allocator);
    return s;
}

void tg_head_stream_close(void *self) {
    tg_head_stream *s = self;
    const ks_allocator a = s->file.allocator;
    ks_ctx_free(&s->looking);
    ks_ctx_free(&s->file.ks);
    tg_name_free(&s->file.name);
    tg_shape_free(&s->file);
    if (s->first.data != NULL) a.free(a.self, s->first.data, s->first.room);
    a.free(a.self, s, sizeof *s);
}

void tg_head_stream_feed(void *self, const uint8_t *data, size_t n) {
    tg_head_stream *s = self;
    while (n > 0 && s->phase != PHASE_OVER) {
        size_t done = n;
        switch (s->phase) {
        case PHASE_FIRST: done = feed_first(s, data, n); break;
        case PHASE_HEAD: done = feed_head(s, data, n); break;
        case PHASE_ELEMENTS: done = feed_elements(s, data, n); break;
        case PHASE_OVER: break;
        }
        data += done;
        n -= done;
        if (s->phase == PHASE_HEAD && s->size == s->head.elements && !depends_on_more(s))
            judge_head(s, s->size, s->size);
    }
}

void tg_head_stream_end(void *self) {
    tg_head_stream *s = self;
    if (s->phase == PHASE_FIRST || (s->phase == PHASE_HEAD && s->size < s->head.elements)) {
        tg_head head;
        (void)look(s, s->size, &head);
        refuse_ks(s, &s->looking, s->size);
        return;
    }
    if (s->phase == PHASE_HEAD) judge_head(s, s->size, s->size);
    if (s->phase == PHASE_ELEMENTS) judge_elements(s);
    if (s->phase == PHASE_OVER) {
        if (s->file.error.code != TG_CODE_STOPPED) s->file.error.size = s->size;
        return;
    }
    s->file.size = s->size;
    if (s->untold) {
        (void)tg_check_tensors(&s->file);
        refuse(s, s->size);
        return;
    }
    const tg_stream_event event = {.kind = TG_STREAM_EVENT_END};
    if (!tg_tell(&s->teller, &event)) refuse(s, s->size);
    s->phase = PHASE_OVER;
}

tg_stream_state tg_head_stream_state(const void *self) {
    const tg_head_stream *s = self;
    const tg_stream_state state = {
        .is_over = s->phase == PHASE_OVER,
        .error = &s->file.error,
        .tensors = s->teller.told,
        .notes = s->num_notes,
        .canonical = false,
    };
    return state;
}

uint64_t tg_head_stream_memory(const tg_options *options, uint64_t most) {
    const uint64_t own = options->limits.max_memory;
    const uint64_t arena = own != 0 ? own : ks_limits_for(most).memory;
    /* Two arenas, the first bytes twice while they grow, and a name of which each byte takes three characters, in
     * memory that doubles. */
    const uint64_t beside = sizeof(tg_head_stream) + 8 * most;
    return arena <= (UINT64_MAX - beside) / 2 ? 2 * arena + beside : UINT64_MAX;
}
