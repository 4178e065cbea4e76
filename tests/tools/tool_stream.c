/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream [--all] [--heads] [--random N] PATH...: tg_stream compared with tg_open_memory.
 *
 * Both read the same bytes, primitiv with two grammars of the same language, and must agree: verdict,
 * and then the whole error (code, offset, path, text), or tensors, settings and notes. The stream gets
 * the bytes in one piece, one by one, in random pieces, and split in two at every position of files
 * that are not large. The format is given; and where the stream finds it by itself, tg_open_memory has
 * to find the same.
 *
 * The inputs: each file of a format that is read in pieces (by its suffix) unchanged, its truncations,
 * and each of its bytes changed (--all: to every other value), leniently and strictly; of a folder all
 * files below it. --heads: small primitiv files of every kind, each number, length and count of them in
 * turn in every encoding that MessagePack has for it, with selected values; and the sink stops at each
 * of their events. And N random files of primitiv and .safetensors, most of which are valid, or nearly
 * so.
 *
 * tensorgate.h documents where the two may differ; such inputs are counted and not compared.
 */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

#define MAX_CUT 2048     /* larger files are not split in two at every position */
#define MAX_SMALL 1024   /* larger ones are not changed and truncated at every position */
#define MAX_TENSORS 4096 /* that are compared individually */
#define FEW_KEYS 4096    /* places for keys of files that are not large: quickly cleared */

static struct {
    uint64_t inputs;
    uint64_t accepted;
    uint64_t pieces; /* runs of a stream */
    uint64_t left_out;
} tally;

static tg_format format = TG_FORMAT_PRIMITIV; /* of the inputs at hand */

static uint64_t seed = UINT64_C(0x9e3779b97f4a7c15);

static uint32_t chance(uint32_t below) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)((seed >> 32) * below >> 32);
}

/* ------------------------------------------------------------------------------------ outcomes */

/* FNV hash of all events: two of these are compared, never shown. */
static void digest(uint64_t *hash, const void *data, size_t n) {
    const uint8_t *bytes = data;
    for (size_t i = 0; i < n; i++) *hash = (*hash ^ bytes[i]) * UINT64_C(0x100000001b3);
}
static void digest_u64(uint64_t *hash, uint64_t number) { digest(hash, &number, sizeof number); }

static void digest_note(uint64_t *hash, const tg_note *note) {
    char text[512];
    tg_note_text(note, text, sizeof text);
    digest(hash, text, strlen(text) + 1);
    digest_u64(hash, note->offset);
    digest_u64(hash, (uint64_t)note->code);
}

typedef struct outcome {
    bool accepted;
    uint64_t num_tensors;
    uint64_t num_notes;
    uint64_t tensors;  /* digests */
    uint64_t notes;    /* of the first 64 rules */
    uint64_t settings; /* and of the shape of a file that is one */
    tg_error error;
    char text[1024];
    char path[512];
} outcome;

static void set_error(outcome *o, const tg_error *error) {
    o->error = *error;
    tg_error_text(error, o->text, sizeof o->text);
    tg_error_path(error, o->path, sizeof o->path);
}

/* ----------------------------------------------------------------------------------- the reader */

/* Of the metadata only the values: the names of their containers are always the same. */
typedef struct values_sink {
    uint64_t *hash;
    unsigned depth;
} values_sink;

static bool enter(void *self) {
    ((values_sink *)self)->depth++;
    return true;
}
static bool leave(void *self) {
    ((values_sink *)self)->depth--;
    return true;
}
static bool take_key(void *self, const char *key, size_t len) {
    values_sink *v = self;
    if (v->depth == 2) digest(v->hash, key, len);
    return true;
}
static bool take_text(void *self, const char *text, size_t len) {
    digest(((values_sink *)self)->hash, text, len);
    return true;
}
static bool take_u64(void *self, uint64_t value) {
    digest_u64(((values_sink *)self)->hash, value);
    return true;
}
static bool take_s64(void *self, int64_t value) { return take_u64(self, (uint64_t)value); }
static bool take_f32(void *self, float value) {
    digest(((values_sink *)self)->hash, &value, sizeof value);
    return true;
}
static bool take_f64(void *self, double value) {
    digest(((values_sink *)self)->hash, &value, sizeof value);
    return true;
}
static bool take_bool(void *self, bool value) { return take_u64(self, value); }
static bool take_null(void *self) { return take_u64(self, 0); }

/* The stream may tell tensors in another order, so that their digests are added. */
static uint64_t tensor_digest(uint64_t index, const char *name, tg_dtype dtype, tg_order order,
                              uint32_t rank, const uint64_t *shape, bool batch, uint64_t offset,
                              uint64_t nbytes) {
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    uint64_t *hash = &sum;
    digest_u64(hash, index);
    digest_u64(hash, (uint64_t)dtype);
    digest_u64(hash, (uint64_t)order);
    digest(hash, name, strlen(name) + 1);
    digest_u64(hash, rank);
    digest(hash, shape, rank * sizeof *shape);
    digest_u64(hash, batch);
    digest_u64(hash, offset);
    digest_u64(hash, nbytes);
    return sum;
}

static outcome read_all(const char *what, const uint8_t *data, size_t size,
                        const tg_options *options) {
    outcome o;
    memset(&o, 0, sizeof o);
    tg_error error;
    tg_file *file = tg_open_memory(data, size, options, &error);
    if (file == NULL) {
        set_error(&o, &error);
        return o;
    }
    o.accepted = true;
    o.num_tensors = tg_num_tensors(file);
    o.num_notes = tg_num_notes(file);
    for (uint64_t i = 0; i < o.num_tensors && i < MAX_TENSORS; i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) support_problem(what, "tensor %" PRIu64, i);
        uint64_t sum = tensor_digest(i, t.name, t.dtype, t.order, t.rank, t.shape, t.batch,
                                     t.offset, t.nbytes);
        digest(&sum, data + t.offset, (size_t)t.nbytes);
        o.tensors += sum;
    }
    tg_note note;
    for (uint64_t i = 0; tg_note_at(file, i, &note); i++) digest_note(&o.notes, &note);
    values_sink values = {&o.settings, 0};
    tg_sink sink = {enter,    leave,    enter,    leave,     take_key,  take_text, take_u64,
                    take_s64, take_f32, take_f64, take_bool, take_null, &values};
    if (!tg_metadata(file, &sink)) support_problem(what, "no metadata");
    tg_close(file);
    return o;
}

/* ----------------------------------------------------------------------------------- the stream */

typedef struct listener {
    const char *what;
    outcome *o;
    uint64_t notes;
    tg_note rules[64]; /* one for each rule, as a file has them */
    size_t num_rules;
    uint64_t left; /* bytes of the current tensor */
    uint64_t next; /* their offset */
    uint64_t sum;
    bool in_tensor;
    bool look; /* at its digest */
    bool ended;
    uint64_t events;
    uint64_t stop_at; /* the event at which the sink stops, from 1; 0: none */
} listener;

static void take_note(listener *l, const tg_note *note) {
    size_t i = 0;
    while (i < l->num_rules && (strcmp(l->rules[i].rule, note->rule) != 0 ||
                                strcmp(l->rules[i].expected, note->expected) != 0))
        i++;
    if (i < l->num_rules) {
        l->rules[i].count += note->count;
    } else if (i < sizeof l->rules / sizeof l->rules[0]) {
        l->rules[l->num_rules++] = *note;
    }
}

static bool listen(void *self, const tg_stream_event *event) {
    listener *l = self;
    outcome *o = l->o;
    if (l->ended) support_problem(l->what, "an event behind the end");
    if (l->stop_at > 0 && l->events >= l->stop_at)
        support_problem(l->what, "an event after the last one that was wanted");
    const char *name = event->name != NULL ? event->name : "";
    if (strlen(name) != event->name_len)
        support_problem(l->what, "a name that is not as long as it says");
    switch (event->kind) {
    case TG_STREAM_EVENT_HEADER: digest(&o->settings, name, event->name_len); break;
    case TG_STREAM_EVENT_COUNT:
        if (format == TG_FORMAT_PRIMITIV) digest_u64(&o->settings, event->count);
        break;
    case TG_STREAM_EVENT_SHAPE:
        for (uint32_t i = 0; i < event->rank; i++) digest_u64(&o->settings, event->shape[i]);
        digest_u64(&o->settings, event->batch);
        break;
    case TG_STREAM_EVENT_TENSOR:
        if (l->in_tensor) support_problem(l->what, "a tensor in a tensor");
        l->in_tensor = true;
        l->left = event->nbytes;
        l->next = event->offset;
        o->num_tensors++;
        l->look = event->index < MAX_TENSORS;
        l->sum = tensor_digest(event->index, name, event->dtype, event->order, event->rank,
                               event->shape, event->has_batch, event->offset, event->nbytes);
        break;
    case TG_STREAM_EVENT_VALUES:
        if (!l->in_tensor || event->n == 0 || event->n > l->left || event->offset != l->next)
            support_problem(l->what, "values out of place at %" PRIu64, event->offset);
        l->left -= event->n;
        l->next += event->n;
        digest(&l->sum, event->data, event->n);
        break;
    case TG_STREAM_EVENT_TENSOR_END:
        if (!l->in_tensor || l->left != 0) support_problem(l->what, "an end that is none");
        l->in_tensor = false;
        if (l->look) o->tensors += l->sum;
        break;
    case TG_STREAM_EVENT_UINT_CONFIG:
        digest(&o->settings, name, event->name_len);
        digest_u64(&o->settings, event->u32);
        break;
    case TG_STREAM_EVENT_FLOAT_CONFIG:
        digest(&o->settings, name, event->name_len);
        digest(&o->settings, &event->f32, sizeof event->f32);
        break;
    case TG_STREAM_EVENT_NOTE:
        l->notes += event->note.count;
        take_note(l, &event->note);
        break;
    case TG_STREAM_EVENT_END: l->ended = true; break;
    }
    return ++l->events != l->stop_at;
}

/* Large memory is reused by the next stream, but not always: a sanitizer detects uninitialised
 * reads only in fresh memory. */
#define LARGE ((size_t)64 << 10)
static void *kept;
static size_t kept_size;
static bool kept_in_use;
static unsigned keepings;
static void *keep_alloc(void *self, size_t size) {
    (void)self;
    if (size < LARGE || kept_in_use) return malloc(size);
    if (size != kept_size || keepings++ % 16 == 0) {
        free(kept);
        kept = malloc(size);
        kept_size = size;
    }
    kept_in_use = kept != NULL;
    return kept;
}
static void keep_free(void *self, void *memory, size_t size) {
    (void)self;
    (void)size;
    if (memory == kept) {
        kept_in_use = false;
    } else {
        free(memory);
    }
}

/* How a file is split: every `step` bytes; 0: at random. And at `cut` in any case. */
typedef struct cutting {
    size_t step;
    size_t cut;
} cutting;

static outcome stream_all(const char *what, const uint8_t *data, size_t size,
                          const tg_options *options, cutting cut) {
    outcome o;
    memset(&o, 0, sizeof o);
    listener l = {.what = what, .o = &o};
    tg_stream_sink sink = {listen, &l};
    tg_error error;
    tg_stream *stream = tg_stream_new(options, &sink, &error);
    if (stream == NULL) exit(2);
    for (size_t at = 0; at < size;) {
        size_t n = cut.step > 0 ? cut.step : 1 + chance(chance(2) == 0 ? 8 : 200);
        if (n > size - at) n = size - at;
        if (at < cut.cut && n > cut.cut - at) n = cut.cut - at;
        /* In memory of exactly its size, so that an access past a piece is detected, if that is
         * cheap. */
        uint8_t one = data[at];
        uint8_t *piece = n > 1 && n < 64 ? malloc(n) : NULL;
        if (piece != NULL) memcpy(piece, data + at, n);
        bool more = tg_stream_feed(stream, n == 1 ? &one : piece != NULL ? piece : data + at, n);
        free(piece);
        at += n;
        if (!more) break;
    }
    o.accepted = tg_stream_end(stream);
    if (o.accepted != tg_stream_end(stream)) support_problem(what, "a verdict that changes");
    if (o.accepted != l.ended) support_problem(what, "an end without a verdict");
    if (o.accepted && tg_stream_tensors(stream) != o.num_tensors)
        support_problem(what, "tensors that were not told");
    if (o.accepted && tg_stream_notes(stream) != l.notes)
        support_problem(what, "notes that were not told");
    o.num_notes = l.notes;
    for (size_t i = 0; i < l.num_rules; i++) digest_note(&o.notes, &l.rules[i]);
    if (!o.accepted) {
        set_error(&o, tg_stream_error(stream));
        support_check_error(what, &o.error, size, true);
    }
    tg_stream_free(stream);
    return o;
}

/* ---------------------------------------------------------------------------------- comparison */

static bool is_limit(const tg_error *error, tg_limit limit) {
    return error->code == TG_CODE_LIMIT && error->limit == limit;
}

/* The differences that tensorgate.h documents. */
static bool may_differ(const outcome *reader, const outcome *stream) {
    const tg_error *e = &stream->error;
    return is_limit(&reader->error, TG_LIMIT_MAX_MEMORY) ||
           is_limit(&reader->error, TG_LIMIT_MAX_WORK) || is_limit(e, TG_LIMIT_MAX_MEMORY) ||
           (e->code == TG_CODE_LIMIT && e->limit == TG_LIMIT_NONE);
}

static void compare(const char *what, const outcome *r, const outcome *s, cutting c) {
    if (may_differ(r, s)) {
        tally.left_out++;
    } else if (r->accepted != s->accepted) {
        support_problem(what, "cut %zu/%zu: reader: %s; stream: %s", c.step, c.cut,
                        r->accepted ? "ok" : r->text, s->accepted ? "ok" : s->text);
    } else if (!r->accepted) {
        bool same = r->error.code == s->error.code && r->error.offset == s->error.offset &&
                    r->error.has_place == s->error.has_place &&
                    r->error.format == s->error.format && strcmp(r->path, s->path) == 0 &&
                    strcmp(r->text, s->text) == 0;
        if (!same)
            support_problem(what, "cut %zu/%zu: reader: %s; stream: %s", c.step, c.cut, r->text,
                            s->text);
    } else if (r->num_tensors != s->num_tensors || r->tensors != s->tensors) {
        support_problem(what, "cut %zu/%zu: other tensors", c.step, c.cut);
    } else if (r->num_notes != s->num_notes || r->notes != s->notes) {
        support_problem(what, "cut %zu/%zu: other notes", c.step, c.cut);
    } else if (format == TG_FORMAT_PRIMITIV && r->settings != s->settings) {
        support_problem(what, "cut %zu/%zu: other metadata", c.step, c.cut);
    }
}

/* `near`: a position to split at, and around it; every: at every position. */
static void try_with(const char *what, const uint8_t *data, size_t size, const tg_options *options,
                     size_t near, bool every) {
    tg_options few = *options;
    if (format == TG_FORMAT_PRIMITIV && size <= MAX_SMALL) few.limits.max_memory = FEW_KEYS * 16;
    few.allocator = (tg_allocator){keep_alloc, keep_free, NULL};
    outcome reader = read_all(what, data, size, options);
    tally.inputs++;
    if (reader.accepted) tally.accepted++;
    const cutting cuts[] = {{SIZE_MAX, 0}, {1, 0}, {0, near}, {SIZE_MAX, near}};
    uint64_t bytes = 0;
    for (size_t i = 0; i < (every ? 4u : 3u); i++) {
        outcome stream = stream_all(what, data, size, &few, cuts[i]);
        compare(what, &reader, &stream, cuts[i]);
        tally.pieces++;
        if (stream.accepted || bytes == 0) continue;
        if (bytes != stream.error.size) support_problem(what, "another size for another cut");
        bytes = stream.error.size;
    }
    for (size_t at = 1; every && at < size && size <= MAX_CUT; at++) {
        cutting cut = {SIZE_MAX, at};
        outcome stream = stream_all(what, data, size, &few, cut);
        compare(what, &reader, &stream, cut);
        tally.pieces++;
    }
}

static void try_one(const char *what, const uint8_t *data, size_t size, size_t near, bool every) {
    uint8_t *exact = malloc(size == 0 ? 1 : size);
    if (exact == NULL) exit(2);
    memcpy(exact, data, size);
    tg_options options = tg_options_default();
    options.format = format;
    try_with(what, exact, size, &options, near, every);
    options.strict = true;
    try_with(what, exact, size, &options, near, every);
    options.format = TG_FORMAT_NONE;
    if (tg_stream_detect(exact, size) != TG_FORMAT_NONE)
        try_with(what, exact, size, &options, near, false);
    free(exact);
}

/* --------------------------------------------------------------------------------------- files */

/* The distance of positions: as many bytes are read of a large file as of a smaller one. */
static size_t stride(size_t size) {
    size_t times = size < (size_t)MAX_SMALL << 15 ? size / MAX_SMALL : 1 << 15;
    return times > 1 ? 1 + chance((uint32_t)(times * times)) : 1;
}

static void try_changes(const char *name, uint8_t *data, size_t size, bool all) {
    char what[300];
    for (size_t at = 0; at < size; at += stride(size)) {
        uint8_t old = data[at];
        uint8_t some[] = {
            old ^ 1, old ^ 0x80, 0,   0xff, (uint8_t)(old + 1), 0xce, (uint8_t)(old - 1), 0x90,
            0xc1,    '0',        '"', ' '};
        bool every_value = all && size <= MAX_CUT;
        for (unsigned i = 0; i < (every_value ? 256u : sizeof some); i++) {
            uint8_t value = every_value ? (uint8_t)i : some[i];
            if (value == old) continue;
            data[at] = value;
            snprintf(what, sizeof what, "%s with byte %zu = %02x", name, at, value);
            try_one(what, data, size, at, false);
        }
        data[at] = old;
    }
}

static void try_limits(const char *name, const uint8_t *data, size_t size) {
    for (uint32_t most = 1; most <= 3; most++) {
        tg_options options = tg_options_default();
        options.format = format;
        options.limits.max_tensors = most;
        try_with(name, data, size, &options, size / 2, false);
        options = tg_options_default();
        options.format = format;
        options.limits.max_rank = most;
        try_with(name, data, size, &options, size / 2, false);
    }
}

static void try_file(const char *path, bool all) {
    char what[300];
    const char *name = support_base(path);
    size_t size;
    format = tg_format_by_suffix(path);
    if (!tg_format_streamable(format)) return;
    uint8_t *data = support_load(path, &size);
    try_one(name, data, size, size / 2, true);
    try_limits(name, data, size);
    for (size_t n = 0; n < size; n += stride(size)) {
        snprintf(what, sizeof what, "%s cut to %zu", name, n);
        try_one(what, data, n, n / 2, all && size <= MAX_CUT / 4);
    }
    try_changes(name, data, size, all);
    free(data);
}

static void try_path(const char *path, bool all) {
    DIR *folder = opendir(path);
    if (folder == NULL) {
        try_file(path, all);
        return;
    }
    struct dirent *entry;
    while ((entry = readdir(folder)) != NULL) {
        char below[4096];
        if (entry->d_name[0] == '.') continue;
        snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
        try_path(below, all);
    }
    closedir(folder);
}

/* ------------------------------------------------------------------------ files made at random */

#define MADE 16384

static struct {
    uint8_t data[MADE];
    size_t n;
    uint32_t flaws; /* one value in so many is wrong; 0: none */
    size_t heads;   /* numbers, lengths and counts so far */
} made;

/* How one of them is changed. */
static struct {
    size_t head; /* its number; SIZE_MAX: none */
    unsigned form;
    int32_t tag;   /* instead of the right one, or -1 */
    int64_t value; /* or -1 */
} forced = {SIZE_MAX, 0, -1, -1};

static bool is_forced(void) { return made.heads++ == forced.head; }

static bool flaw(void) { return made.flaws > 0 && chance(made.flaws) == 0; }

static void put(uint32_t byte) {
    if (made.n < MADE) made.data[made.n++] = (uint8_t)byte;
}

static void put_be(uint32_t value, unsigned bytes) {
    while (bytes-- > 0) put(value >> 8 * bytes);
}

/* Wrong numbers that are likely to cause errors. */
static uint32_t odd_number(uint32_t value) {
    static const uint32_t some[] = {0, 1, 2, 255, 256, 65535, 65536, 0x7fffffff, 0xffffffff};
    uint32_t pick = chance(12);
    return pick < 9 ? some[pick] : value + pick - 10;
}

static void put_number(uint32_t value) {
    uint32_t tag = flaw() ? chance(256) : 0xce;
    if (flaw()) value = odd_number(value);
    if (is_forced()) {
        if (forced.tag >= 0) tag = (uint32_t)forced.tag;
        if (forced.value >= 0) value = (uint32_t)forced.value;
    }
    put(tag);
    put_be(value, 4);
}

/* A length or count: mostly in its shortest encoding. `fixed`: tag of the short encoding, for
 * values below `below`; wide: tags of the encodings with 1, 2 and 4 bytes, 0 if there is none. */
static void put_head(uint32_t value, uint32_t fixed, uint32_t below, const uint8_t wide[3]) {
    if (flaw()) value = odd_number(value);
    unsigned form = value < below ? 0 : value < 256 ? 1 : value < 65536 ? 2 : 3;
    if (chance(12) == 0) form += chance(3);
    if (form > 3) form = 3;
    bool chosen = is_forced();
    if (chosen) {
        form = forced.form;
        if (forced.value >= 0) value = (uint32_t)forced.value;
    }
    while (form > 0 && form < 3 && wide[form - 1] == 0) form++;
    uint32_t tag = form == 0 ? fixed + value : wide[form - 1];
    if (flaw()) tag = chance(256);
    put(chosen && forced.tag >= 0 ? (uint32_t)forced.tag : tag);
    if (form > 0) put_be(value, form == 3 ? 4 : form);
}

static void put_string(void) {
    static const uint8_t wide[3] = {0xd9, 0xda, 0xdb};
    static const uint8_t letters[] = {'a', 'b', '.', '/', 0, 1, 2, 0xff};
    uint32_t n = chance(5) == 0 ? chance(60) : chance(3);
    put_head(n, 0xa0, 32, wide);
    for (uint32_t i = 0; i < n; i++) put(letters[chance(sizeof letters)]);
}

static void put_array_head(uint32_t n) {
    static const uint8_t wide[3] = {0, 0xdc, 0xdd};
    put_head(n, 0x90, 16, wide);
}

/* Some are so large that no product fits. */
static uint32_t put_shape(bool batched) {
    uint32_t n = chance(6) == 0 ? chance(9) : chance(3);
    uint32_t elements = 1;
    bool huge = flaw();
    if (huge) n = 1 + chance(5);
    put_array_head(flaw() ? n + chance(9) : n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t length = huge ? 0x8000ffff : elements > 64 ? 1 : 1 + chance(4);
        put_number(length);
        elements *= huge ? 1 : length;
    }
    uint32_t batch = batched && chance(3) == 0 ? 1 + chance(3) : 1;
    put_number(huge && batched ? UINT32_MAX : batch);
    return elements * batch;
}

static void put_tensor(bool batched) {
    static const uint8_t wide[3] = {0xc4, 0xc5, 0xc6};
    uint32_t bytes = 4 * put_shape(batched);
    put_head(bytes, 0, 0, wide);
    for (uint32_t i = 0; i < bytes; i++) put(chance(256));
}

static void put_parameter(void) {
    put_tensor(false);
    uint32_t n = chance(2) == 0 ? 0 : chance(4);
    put_number(n);
    for (uint32_t i = 0; i < n; i++) {
        put_string();
        put_tensor(true);
    }
}

/* Ascending keys, or in any order. */
static void put_model(void) {
    uint32_t n = chance(6);
    bool ascending = chance(2) == 0;
    put_number(n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t names = chance(20) == 0 ? chance(20) : chance(3);
        if (ascending) {
            put(0x92);
            put(0xa1);
            put('a' + i);
            put_string();
        } else {
            put_array_head(names);
            for (uint32_t k = 0; k < names; k++) put_string();
        }
        put_parameter();
    }
}

static void put_configs(bool floats) {
    static const uint8_t wide[3] = {0, 0xde, 0xdf};
    uint32_t n = chance(4) == 0 ? chance(20) : chance(3);
    put_head(n, 0x80, 16, wide);
    for (uint32_t i = 0; i < n; i++) {
        put_string();
        if (floats) {
            put(flaw() ? chance(256) : 0xca);
            put_be(chance(UINT32_MAX), 4);
        } else {
            put_number(chance(9));
        }
    }
}

static void make_kind(uint32_t kind) {
    made.n = 0;
    made.heads = 0;
    put_number(0);
    put_number(1);
    put_number(kind << 8);
    switch (kind) {
    case 0: put_shape(true); break;
    case 1: put_tensor(true); break;
    case 2: put_parameter(); break;
    case 3: put_model(); break;
    default: put_configs(false), put_configs(true); break;
    }
}

static void make_one(void) {
    uint32_t kind = chance(8);
    made.flaws = chance(3) == 0 ? 0 : 20 + chance(300);
    make_kind(kind > 4 ? 3 : kind);
    for (uint32_t n = chance(5) == 0 ? chance(40) : 0; n > 0; n--) put(chance(256));
    if (chance(5) == 0) made.n = chance((uint32_t)made.n + 1);
}

/* ------------------------------------------------------------------- .safetensors made at random */

static void put_text(const char *text) {
    while (*text != '\0') put((uint8_t)*text++);
}

static void put_decimal(uint64_t value) {
    char text[24];
    if (flaw()) value += chance(3) - 1;
    snprintf(text, sizeof text, "%" PRIu64, value);
    put_text(text);
}

static void put_blank(void) {
    static const char *const blanks[] = {" ", "\n", "\t", "\r", "  "};
    if (chance(9) == 0) put_text(blanks[chance(5)]);
}

static void put_mark(char mark) {
    put_blank();
    put(flaw() ? chance(128) : (uint8_t)mark);
    put_blank();
}

static void put_quoted(const char *text) {
    put('"');
    for (; *text != '\0'; text++) {
        char escape[8];
        snprintf(escape, sizeof escape, "\\u%04x", (unsigned)(uint8_t)*text);
        if (chance(40) == 0) {
            put_text(escape);
        } else {
            put((uint8_t)*text);
        }
    }
    put('"');
}

/* A tensor of so many lengths of 0 to 3, whose bytes begin at `at`; returns where they end. */
static uint64_t put_entry(uint32_t number, uint64_t at) {
    static const struct {
        const char *name;
        unsigned bits;
    } types[] = {{"F32", 32}, {"U8", 8},   {"F64", 64}, {"F4", 4},
                 {"BOOL", 8}, {"C64", 64}, {"X", 8}};
    static const char *const names[] = {"a", "b c", "\xc3\xa9", "w@m", "", "a/b", "\\x"};
    uint32_t type = chance(flaw() ? 7 : 6);
    char name[32];
    snprintf(name, sizeof name, "%s%u", names[chance(6)], flaw() ? 0u : (unsigned)number);
    put_quoted(name);
    put_mark(':');
    put_mark('{');
    uint32_t rank = chance(4);
    uint64_t count = 1;
    uint32_t lengths[4] = {0, 0, 0, 0};
    for (uint32_t i = 0; i < rank; i++) count *= lengths[i] = chance(4);
    if (types[type].bits == 4 && count % 2 != 0) count *= lengths[rank++] = 2;
    const uint64_t end = at + count * types[type].bits / 8;
    uint32_t first = chance(3);
    for (uint32_t i = 0; i < 3; i++) {
        if (i > 0) put_mark(',');
        switch ((first + i) % 3) {
        case 0:
            put_quoted("dtype");
            put_mark(':');
            put_quoted(types[type].name);
            break;
        case 1:
            put_quoted("shape");
            put_mark(':');
            put_mark('[');
            for (uint32_t k = 0; k < rank; k++) {
                if (k > 0) put_mark(',');
                put_decimal(lengths[k]);
            }
            put_mark(']');
            break;
        default:
            put_quoted("data_offsets");
            put_mark(':');
            put_mark('[');
            put_decimal(at);
            put_mark(',');
            put_decimal(end);
            put_mark(']');
        }
    }
    if (chance(20) == 0) put_text(",\"more\":{\"x\":[1.5e3,null,\"\\ud83d\\ude00\"]}");
    put_mark('}');
    return end;
}

/* Lists tensors in file order, or the last one first. */
static void make_safetensors(void) {
    made.flaws = chance(3) == 0 ? 0 : 20 + chance(300);
    made.n = 8;
    uint64_t end = 0;
    uint32_t n = chance(5);
    if (chance(30) == 0) put_text(" ");
    put_mark('{');
    if (chance(3) == 0) {
        put_text("\"__metadata__\":{\"k\":");
        put_quoted("v");
        put_text(n > 0 ? "}," : "}");
    }
    for (uint32_t i = 0; i < n; i++) {
        if (i > 0) put_mark(',');
        end = put_entry(i, end);
        if (flaw()) end += chance(3);
    }
    put('}');
    while (made.n % 8 != 0 && !flaw()) put(' ');
    if (flaw()) put('\n');
    uint64_t header = made.n - 8 + (flaw() ? chance(3) : 0);
    for (unsigned i = 0; i < 8; i++) made.data[i] = (uint8_t)(header >> 8 * i);
    if (flaw()) end += chance(5);
    for (uint64_t i = 0; i < end; i++) put(chance(256));
    if (chance(5) == 0) made.n = chance((uint32_t)made.n + 1);
}

/* ------------------------------------------------------------------------------- all of them */

static void try_made(uint64_t count) {
    char what[300];
    for (uint64_t i = 0; i < count; i++) {
        uint64_t begin = seed;
        format = chance(2) == 0 ? TG_FORMAT_PRIMITIV : TG_FORMAT_SAFETENSORS;
        (format == TG_FORMAT_PRIMITIV ? make_one : make_safetensors)();
        snprintf(what, sizeof what, "made from seed %016" PRIx64, begin);
        size_t near = chance((uint32_t)made.n + 1);
        try_one(what, made.data, made.n, near, chance(20) == 0);
        if (chance(4) > 0) continue;
        tg_options options = tg_options_default();
        options.format = format;
        options.strict = chance(2) == 0;
        options.limits.max_tensors = chance(6);
        options.limits.max_rank = chance(10);
        snprintf(what, sizeof what, "made from seed %016" PRIx64 " with limits", begin);
        try_with(what, made.data, made.n, &options, near, false);
    }
}

/* The same file repeatedly, except for one number, length or count. */
static void try_head(uint64_t begin, uint32_t kind, size_t head) {
    static const int32_t tags[] = {-1,   0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf,
                                   0xc0, 0xc1, 0xc4, 0xc5, 0xc6, 0xc7, 0xca, 0xcb, 0xcc,
                                   0xcd, 0xce, 0xcf, 0xd0, 0xd2, 0xd3, 0xd9, 0xda, 0xdb,
                                   0xdc, 0xdd, 0xde, 0xdf, 0xe0, 0xff};
    static const int64_t values[] = {-1,         0,          1,         2,        0xff,
                                     0x100,      0xffff,     0x10000,   0xffffff, 0x1000000,
                                     0x7fffffff, 0x80000000, 0xffffffff};
    char what[300];
    for (unsigned form = 0; form < 4; form++) {
        for (size_t v = 0; v < sizeof values / sizeof values[0]; v++) {
            for (size_t t = 0; t < (v == 0 ? sizeof tags / sizeof tags[0] : 1); t++) {
                forced.head = head;
                forced.form = form;
                forced.tag = tags[t];
                forced.value = values[v];
                seed = begin;
                make_kind(kind);
                snprintf(what, sizeof what,
                         "kind %u from seed %016" PRIx64
                         ", head %zu of form %u, tag %d, value %lld",
                         (unsigned)kind, begin, head, form, (int)tags[t], (long long)values[v]);
                try_one(what, made.data, made.n, made.n / 2, false);
            }
        }
    }
    forced.head = SIZE_MAX;
}

/* The sink stops at each event in turn: then the stream reports that, and sends no more events. */
static void try_stops(const char *what) {
    tg_options options = tg_options_default();
    options.limits.max_memory = FEW_KEYS * 16;
    options.format = TG_FORMAT_PRIMITIV;
    for (uint64_t stop_at = 1, events = 1; stop_at <= events; stop_at++) {
        outcome o;
        memset(&o, 0, sizeof o);
        listener l = {.what = what, .o = &o, .stop_at = stop_at};
        tg_stream_sink sink = {listen, &l};
        tg_stream *stream = tg_stream_new(&options, &sink, NULL);
        if (stream == NULL) exit(2);
        size_t at = 0;
        while (at < made.n && tg_stream_feed(stream, made.data + at, 1)) at++;
        bool accepted = tg_stream_end(stream);
        if (l.events < stop_at) {
            events = 0; /* there are no more events */
        } else {
            events = stop_at + 1;
            if (accepted || tg_stream_error(stream)->code != TG_CODE_STOPPED)
                support_problem(what, "is not stopped by event %" PRIu64, stop_at);
        }
        tg_stream_free(stream);
        tally.pieces++;
    }
}

static void try_heads(void) {
    enum { FILES = 12, MIN_HEADS = 6, MAX_HEADS = 40 };
    made.flaws = 0;
    format = TG_FORMAT_PRIMITIV;
    for (uint32_t kind = 0; kind <= 4; kind++) {
        for (unsigned files = 0; files < FILES;) {
            uint64_t begin = seed;
            make_kind(kind);
            uint64_t next = seed;
            size_t heads = made.heads;
            /* Many random files are empty, and some are long. */
            if (heads >= MIN_HEADS && heads <= MAX_HEADS) {
                try_stops("a file that is stopped");
                for (size_t head = 0; head < heads; head++) try_head(begin, kind, head);
                files++;
            }
            seed = next;
        }
    }
}

int main(int argc, char **argv) {
    bool all = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--all") == 0) {
            all = true;
        } else if (strcmp(argv[i], "--heads") == 0) {
            try_heads();
        } else if (strcmp(argv[i], "--random") == 0 && i + 1 < argc) {
            try_made(strtoull(argv[++i], NULL, 10));
        } else {
            try_path(argv[i], all);
        }
    }
    printf("%" PRIu64 " inputs (%" PRIu64 " accepted), %" PRIu64 " streams, %" PRIu64
           " left out, %u problems\n",
           tally.inputs, tally.accepted, tally.pieces, tally.left_out, support_problems);
    free(kept);
    return support_problems == 0 && tally.inputs > 0 ? 0 : 1;
}
