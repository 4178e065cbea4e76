/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kept_stream.c - see kept_stream.h.
 */
#include "kept_stream.h"

#include <string.h>

#include "file.h"
#include "head_input.h"
#include "input.h"
#include "kept_bytes.h"
#include "limit.h"
#include "note_kind.h"
#include "stream_tell.h"

/* Of a piece as much is copied at once, so that little is copied that is not of the head. */
#define AT_ONCE ((size_t)64 << 10)

typedef enum phase {
    PHASE_HEAD,
    PHASE_REST, /* the scanner has come to the end of the head, or no further */
    PHASE_OVER
} phase;

typedef struct tg_kept_stream {
    tg_file
        file; /* while the rest comes, without an input; at the end as tg_open makes it; its `error` is the verdict */
    const tg_kept_format *format;
    tg_stream_sink sink;
    phase phase;
    uint64_t size; /* bytes that came */
    uint64_t num_notes;

    tg_kept_bytes kept;
    void *scanner;
    tg_teller teller;

    bool is_told;   /* the head was read, and tensors are told */
    bool is_untold; /* it was read, and a limit will refuse it */
    /* A head that was not read, or not strictly, is read again when so many bytes have come. */
    uint64_t next_look;
    ks_ctx looking;
    ks_ctx looking_on;

    uint64_t next_place;
    tg_kept_span place; /* at hand, where tensors are told */
} tg_kept_stream;

/* ------------------------------------------------------------------------------------ verdicts */

/* The verdict is in file.error. */
static void refuse(tg_kept_stream *s) {
    s->file.error.size = s->size;
    s->phase = PHASE_OVER;
}

static void refuse_memory(tg_kept_stream *s) {
    tg_fail(&s->file, TG_CODE_NO_MEMORY, "");
    refuse(s);
}

/* As the command line says it of other formats from a pipe. */
static void refuse_head(tg_kept_stream *s) {
    const uint64_t most = s->file.options.limits.max_stream;
    tg_fail(&s->file, TG_CODE_LIMIT, "at most % bytes that must be stored in memory");
    tg_error_over(&s->file.error, TG_LIMIT_MAX_STREAM, most, most + 1); /* as many bytes came */
    refuse(s);
}

/* Forgets what was read of the head. */
static void forget(tg_kept_stream *s) {
    ks_ctx_free(&s->file.ks);
    s->file.root = NULL;
    s->file.index = NULL;
    s->file.num_tensors = 0;
}

/* What has come is a file of which the kept bytes are all that is looked at. */
static bool open_kept(tg_kept_stream *s) {
    tg_file *file = &s->file;
    const tg_adapter *adapter = s->format->adapter;
    const tg_source source = {.read_at = tg_kept_read, .self = &s->kept, .size = s->size};
    const tg_input_options options = {.allocator = &file->allocator};
    tg_io_error error;
    forget(s);
    file->size = s->size;
    file->input = tg_input_from_source(&source, &options, &error);
    if (file->input == NULL) {
        tg_fail(file, TG_CODE_NO_MEMORY, "");
        if (error.found > 0) tg_error_no_space(&file->error, error.found);
        return false;
    }
    ks_ctx_init(&file->ks, tg_input_ks(file->input), ks_limits_for(s->size), &file->allocator);
    if (tg_read_file(file, &adapter, 1) && (adapter->adopt(file) || tg_fail_ks(file)) &&
        tg_check_tensors(file))
        return true;
    if (file->error.code == TG_CODE_NO_MEMORY && tg_input_is_partial(file->input))
        tg_error_no_space(&file->error, s->size);
    tg_show_name(file);
    return false;
}

/* The verdict about a file that ends here. */
static void judge(tg_kept_stream *s) {
    const bool was_told = s->is_told && s->teller.next == s->teller.end && !s->teller.in_tensor;
    if (!open_kept(s)) {
        refuse(s);
        return;
    }
    s->num_notes = s->file.ks.num_notes;
    const tg_stream_event end = {.kind = TG_STREAM_EVENT_END};
    if (!was_told || s->teller.end != s->file.num_tensors)
        tg_fail(&s->file, TG_CODE_INTERNAL, "a head that says the same at the end of the file");
    else if (tg_tell_notes(&s->teller) && tg_tell(&s->teller, &end))
        s->file.error = tg_error_make(TG_CODE_NONE, TG_FORMAT_NONE, 0, "");
    refuse(s);
}

/* ------------------------------------------------------------------------ reading the head alone */

static bool begin_reading(tg_kept_stream *s, ks_ctx *ks, uint64_t size, bool strict) {
    const tg_limits *own = &s->file.options.limits;
    ks_limits limits = ks_limits_for(s->kept.head.have);
    if (own->max_memory != 0) limits.memory = own->max_memory;
    if (own->max_work != 0) limits.work = own->max_work;
    limits.strict = strict;
    ks_ctx_free(ks);
    ks_ctx_init(ks, tg_first_bytes_of(&s->kept.head, size), limits, &s->file.allocator);
    return s->format->adapter->count == NULL || s->format->adapter->count(ks, own->max_tensors);
}

static bool look(tg_kept_stream *s, ks_ctx *ks, uint64_t size) {
    void *root = NULL;
    return begin_reading(s, ks, size, tg_reads_strictly(&s->file.options)) &&
           s->format->read(ks, &root);
}

static bool same_value(const ks_value *a, const ks_value *b) {
    return a->kind == b->kind && a->u64 == b->u64 && a->s64 == b->s64;
}

/* Of the same head. Errors that larger budgets may take away are no reason. */
static bool same_reason(const ks_error *a, const ks_error *b) {
    return a->code == b->code && a->offset == b->offset && a->expected == b->expected &&
           a->path_len == b->path_len && same_value(&a->allowed, &b->allowed) &&
           same_value(&a->found, &b->found) && a->code != KS_IO && a->code != KS_NO_MEMORY &&
           a->expected != ks_expected_memory && a->expected != ks_expected_work;
}

/*
 * Whether the head is refused for the same reason if the file ends here and if it never ends. Rules about the size are
 * the easier to keep the larger it is, or the harder, and so hold for all sizes between two for which they hold, and
 * fail where they fail for two: then that is the reason for each size from this one on.
 */
static bool is_refused_anyway(tg_kept_stream *s) {
    const bool refused = !look(s, &s->looking, s->size) &&
                         !look(s, &s->looking_on, TG_SIZE_OF_MORE) &&
                         same_reason(&s->looking.error, &s->looking_on.error);
    ks_ctx_free(&s->looking);
    ks_ctx_free(&s->looking_on);
    return refused;
}

/* Asked again for each doubling of the size, so that the work is in proportion to what came. */
static void look_early(tg_kept_stream *s) {
    s->next_look = s->size <= UINT64_MAX / 2 ? 2 * s->size : UINT64_MAX;
    if (is_refused_anyway(s)) judge(s);
}

/* --------------------------------------------------------------------------------- the scanner */

static void next_place(tg_kept_stream *s) {
    const uint64_t count = s->file.num_tensors > 0 ? s->file.num_tensors : 1;
    while (s->next_place < count) {
        s->place = s->format->place(&s->file, s->next_place++);
        if (s->place.size > 0) return;
    }
    s->place = (tg_kept_span){UINT64_MAX, 0};
}

static void tell_head(tg_kept_stream *s) {
    const tg_stream_event event = {.kind = TG_STREAM_EVENT_COUNT, .count = s->file.num_tensors};
    s->teller.end = s->is_untold ? 0 : s->file.num_tensors;
    if (!tg_tell(&s->teller, &event) || !tg_tell_tensors(&s->teller, s->size)) refuse(s);
}

/* All of the head has come. Read leniently, as one of a file that goes on: then a note about that is no error. */
static void read_head(tg_kept_stream *s) {
    tg_file *file = &s->file;
    s->phase = PHASE_REST;
    if (!begin_reading(s, &file->ks, TG_SIZE_OF_MORE, false) ||
        !s->format->read(&file->ks, &file->root) || !s->format->adapter->adopt(file)) {
        const bool starved = file->ks.error.code == KS_NO_MEMORY;
        forget(s);
        if (starved) refuse_memory(s);
        if (!starved) look_early(s);
        return;
    }
    file->size = UINT64_MAX; /* tensors are described wherever they lie */
    s->is_untold = !tg_check_tensors(file);
    s->is_told = true;
    if (s->is_untold && file->error.code == TG_CODE_NO_MEMORY) {
        refuse(s);
        return;
    }
    next_place(s);
    tell_head(s);
    if (s->phase == PHASE_REST && tg_reads_strictly(&file->options)) look_early(s);
}

static size_t feed_head(tg_kept_stream *s, const uint8_t *data, size_t n) {
    tg_first_bytes *head = &s->kept.head;
    const uint64_t most = s->file.options.limits.max_stream - head->have; /* never more */
    const size_t before = head->have;
    uint64_t end = 0;
    if (most == 0) {
        refuse_head(s);
        return n;
    }
    if (n > AT_ONCE) n = AT_ONCE;
    if (n > most) n = (size_t)most;
    if (!tg_kept_add(&s->kept, data, n)) {
        refuse_memory(s);
        return n;
    }
    const tg_scan found = s->format->scan(s->scanner, head->data, head->have, &end);
    if (found == TG_SCAN_END) {
        n = (size_t)end - before; /* the end was not known without these bytes */
        head->have = (size_t)end;
    }
    s->size += n;
    if (found == TG_SCAN_END) read_head(s);
    if (found == TG_SCAN_STUCK) {
        s->phase = PHASE_REST;
        look_early(s);
    }
    return n;
}

/* ----------------------------------------------------------------------------------- the rest */

/* Looks at what of these bytes is in places, which lie between elements. */
static bool look_at(tg_kept_stream *s, const uint8_t *data, size_t n) {
    const uint64_t end = s->size + n; /* of bytes that came */
    while (s->place.offset < end) {
        const uint64_t to = s->place.offset + s->place.size; /* as it is in no file that has more */
        const uint64_t from = s->place.offset > s->size ? s->place.offset : s->size;
        const uint64_t until = to < end ? to : end;
        if (from < until && !tg_kept_look(&s->kept, s->place.offset, s->place.size, from,
                                          data + (from - s->size), (size_t)(until - from)))
            return false;
        if (to > end) return true;
        next_place(s);
    }
    return true;
}

static size_t feed_rest(tg_kept_stream *s, const uint8_t *data, size_t n) {
    if (!s->is_told) {
        if (n > s->next_look - s->size) n = (size_t)(s->next_look - s->size);
        s->size += n;
        if (s->size == s->next_look) look_early(s);
        return n;
    }
    const bool good = tg_tell_elements(&s->teller, s->size, data, &n);
    if (!look_at(s, data, n)) {
        refuse_memory(s);
        return n;
    }
    s->size += n;
    if (!good) refuse(s);
    return n;
}

/* ---------------------------------------------------------------------------------------- public */

void *tg_kept_stream_open(const tg_kept_format *format, const tg_options *options,
                          const tg_stream_sink *sink) {
    const ks_allocator allocator = {options->allocator.alloc, options->allocator.free,
                                    options->allocator.self};
    tg_kept_stream *s = allocator.alloc(allocator.self, sizeof *s);
    if (s == NULL) return NULL;
    void *scanner = allocator.alloc(allocator.self, format->scanner_size);
    if (scanner == NULL) {
        allocator.free(allocator.self, s, sizeof *s);
        return NULL;
    }
    const ks_input none = ks_input_memory(NULL, 0);
    memset(s, 0, sizeof *s);
    s->format = format;
    s->sink = *sink;
    s->scanner = scanner;
    format->begin(scanner, &options->limits);
    s->file.adapter = format->adapter;
    s->file.options = *options;
    s->file.options.format = format->adapter->format;
    s->file.options.name = NULL;
    s->file.allocator = allocator;
    s->file.name.allocator = &s->file.allocator;
    s->file.error = tg_error_make(TG_CODE_NONE, TG_FORMAT_NONE, 0, "");
    s->kept.allocator = &s->file.allocator;
    s->teller.file = &s->file;
    s->teller.sink = &s->sink;
    s->teller.is_big_endian = format->is_big_endian;
    ks_ctx_init(&s->file.ks, none, ks_limits_for(0), &allocator);
    ks_ctx_init(&s->looking, none, ks_limits_for(0), &allocator);
    ks_ctx_init(&s->looking_on, none, ks_limits_for(0), &allocator);
    return s;
}

void tg_kept_stream_close(void *self) {
    tg_kept_stream *s = self;
    const ks_allocator a = s->file.allocator;
    forget(s);
    tg_input_close(s->file.input);
    tg_name_free(&s->file.name);
    tg_shape_free(&s->file);
    tg_kept_free(&s->kept);
    a.free(a.self, s->scanner, s->format->scanner_size);
    a.free(a.self, s, sizeof *s);
}

void tg_kept_stream_feed(void *self, const uint8_t *data, size_t n) {
    tg_kept_stream *s = self;
    while (n > 0 && s->phase != PHASE_OVER) {
        const size_t done = s->phase == PHASE_HEAD ? feed_head(s, data, n) : feed_rest(s, data, n);
        data += done;
        n -= done;
    }
}

void tg_kept_stream_end(void *self) { judge(self); }

tg_stream_state tg_kept_stream_state(const void *self) {
    const tg_kept_stream *s = self;
    const tg_stream_state state = {
        .is_over = s->phase == PHASE_OVER,
        .error = &s->file.error,
        .tensors = s->teller.told,
        .notes = s->num_notes,
        .canonical = false,
    };
    return state;
}

static uint64_t times(uint64_t n, uint64_t by) {
    return n <= UINT64_MAX / by ? n * by : UINT64_MAX;
}

uint64_t tg_kept_stream_memory(const tg_options *options) {
    const uint64_t most = options->limits.max_stream;
    const uint64_t own = options->limits.max_memory;
    const uint64_t arena = own != 0 ? own : ks_limits_for(most).memory;
    /* Blocks of an arena are less than twice its budget; two heads are read at once in look_early. Then the head, twice
     * while it grows, to twice its size; a place for each tensor, of which each takes 24 bytes of the head, likewise; a
     * name of which each byte takes three characters, in memory that doubles. */
    const uint64_t beside = times(most, 24);
    const uint64_t arenas = times(arena, 4);
    const uint64_t fixed = sizeof(tg_kept_stream) + (UINT64_C(1) << 20);
    if (arenas > UINT64_MAX - beside || arenas + beside > UINT64_MAX - fixed) return UINT64_MAX;
    return arenas + beside + fixed;
}
