/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_stream.c - tg_stream, which gets a file in pieces, and tg_open_memory agree about it: of primitiv two
 * grammars, of .npy, .safetensors and .gguf the same functions at other times.
 *
 * The first two bytes determine the pieces, whether the file is read strictly, and the format of a file whose own
 * first bytes leave it open. tensorgate.h documents where the two may differ.
 */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 2, .format = TG_FORMAT_PRIMITIV};

#define KEY_MEMORY                                                                                 \
    16384 /* primitiv: size of the table of keys; small, because it is cleared at every run */
#define MAX_TENSORS 256

/* What is compared for an accepted file. */
typedef struct contents {
    uint64_t tensors; /* how many */
    uint64_t notes;
    uint64_t sum; /* of their names, shapes, places and bytes */
} contents;

static uint64_t mix(uint64_t sum, const void *data, size_t n) {
    return (sum ^ fuzz_hash(data, n) ^ n) * UINT64_C(0x9e3779b97f4a7c15);
}

/* The stream may tell tensors in another order, so that these are added. */
static uint64_t mix_tensor(uint64_t index, const char *name, size_t name_len, tg_dtype dtype,
                           tg_order order, uint32_t rank, const uint64_t *shape, uint64_t offset,
                           uint64_t nbytes) {
    const uint64_t numbers[] = {index, (uint64_t)dtype, (uint64_t)order, offset, nbytes};
    uint64_t sum = mix(0, name, name_len);
    sum = mix(sum, shape, rank * sizeof *shape);
    return mix(sum, numbers, sizeof numbers);
}

/* -------------------------------------------------------------------------------------- memory */

/* A stream of primitiv uses half a megabyte in one block, which is allocated anew only every so many runs:
 * getting it from the system costs more than all the rest, and reading before writing shows in
 * new memory. */
#define RUNS_PER_BLOCK 32
#define LARGE ((size_t)64 << 10)

static struct {
    void *block;
    size_t size;
    unsigned runs;
    bool in_use;
    size_t live; /* bytes of all blocks */
    size_t most; /* so many at once */
} kept;

static void *keep_alloc(void *self, size_t size) {
    (void)self;
    void *block = NULL;
    if (size < LARGE || kept.in_use) {
        block = malloc(size);
    } else {
        if (size != kept.size || kept.runs++ % RUNS_PER_BLOCK == 0) {
            free(kept.block);
            kept.block = malloc(size);
            kept.size = kept.block != NULL ? size : 0;
        }
        block = kept.block;
        kept.in_use = block != NULL;
    }
    if (block != NULL) kept.live += size;
    if (kept.live > kept.most) kept.most = kept.live;
    return block;
}

static void keep_free(void *self, void *block, size_t size) {
    (void)self;
    FUZZ_PROMISE(FUZZ_NO_MEMORY_ERROR, size <= kept.live,
                 "a block of %zu bytes is given back that was never taken", size);
    kept.live -= size;
    if (block != kept.block) {
        free(block);
        return;
    }
    FUZZ_PROMISE(FUZZ_NO_MEMORY_ERROR, size == kept.size && kept.in_use,
                 "a block of %zu bytes is given back that was never taken", size);
    kept.in_use = false;
}

/* ------------------------------------------------------------------------------------- streams */

typedef struct listener {
    const uint8_t *file; /* the bytes of the file: events must report these */
    contents has;
    uint64_t left; /* bytes of the current tensor */
    uint64_t next;
    bool in_tensor;
    bool ended;
} listener;

static void on_values(listener *l, const tg_stream_event *event) {
    FUZZ_PROMISE(FUZZ_SAME_VERDICT,
                 l->in_tensor && event->n > 0 && event->n <= l->left && event->offset == l->next,
                 "values out of place at %llu", (unsigned long long)event->offset);
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, memcmp(event->data, l->file + event->offset, event->n) == 0,
                 "other values at %llu", (unsigned long long)event->offset);
    l->left -= event->n;
    l->next += event->n;
}

static bool on_event(void *self, const tg_stream_event *event) {
    listener *l = self;
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, !l->ended, "an event after the end");
    if (event->name != NULL)
        FUZZ_PROMISE(FUZZ_SAME_VERDICT, strlen(event->name) == event->name_len,
                     "a name that is not as long as it says");
    switch (event->kind) {
    case TG_STREAM_EVENT_TENSOR:
        FUZZ_PROMISE(FUZZ_SAME_VERDICT, !l->in_tensor, "a tensor in a tensor");
        l->in_tensor = true;
        l->left = event->is_field ? 0 : event->nbytes; /* a field has its bytes in its record */
        l->next = event->offset;
        l->has.tensors++;
        if (event->index < MAX_TENSORS)
            l->has.sum +=
                mix_tensor(event->index, event->name, event->name_len, event->dtype, event->order,
                           event->rank, event->shape, event->offset, event->nbytes);
        break;
    case TG_STREAM_EVENT_VALUES: on_values(l, event); break;
    case TG_STREAM_EVENT_TENSOR_END:
        FUZZ_PROMISE(FUZZ_SAME_VERDICT, l->in_tensor && l->left == 0, "an end that is none");
        l->in_tensor = false;
        break;
    case TG_STREAM_EVENT_NOTE: l->has.notes += event->note.count; break;
    case TG_STREAM_EVENT_END: l->ended = true; break;
    default: break;
    }
    return true;
}

/* Feeds the file in the pieces that the seed determines. Each piece is a separate block, so
 * that sanitizers detect an access past its end. */
static void feed(tg_stream *stream, const uint8_t *data, size_t size, uint64_t seed) {
    uint32_t longest = 1U << fuzz_chance(&seed, 12);
    for (size_t at = 0; at < size;) {
        size_t n = 1 + fuzz_chance(&seed, longest);
        if (n > size - at) n = size - at;
        uint8_t *piece = malloc(n);
        if (piece == NULL) return;
        memcpy(piece, data + at, n);
        bool more = tg_stream_feed(stream, piece, n);
        free(piece);
        at += n;
        if (!more) break;
    }
}

/* -------------------------------------------------------------------------------------- reader */

static contents contents_of(tg_file *file) {
    contents has = {tg_num_tensors(file), tg_num_notes(file), 0};
    for (uint64_t i = 0; i < has.tensors && i < MAX_TENSORS; i++) {
        tg_tensor t;
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_tensor_at(file, i, &t), "no tensor %llu",
                     (unsigned long long)i);
        has.sum += mix_tensor(i, t.name, t.name_len, t.dtype, t.order, t.rank, t.shape, t.offset,
                              t.nbytes);
    }
    return has;
}

static bool is_limit(const tg_error *error, tg_limit limit) {
    return error->code == TG_CODE_LIMIT && error->limit == limit;
}

/* The differences that tensorgate.h documents. */
static bool may_differ(const tg_error *reader, const tg_error *stream) {
    return is_limit(reader, TG_LIMIT_MAX_MEMORY) || is_limit(reader, TG_LIMIT_MAX_WORK) ||
           is_limit(stream, TG_LIMIT_MAX_MEMORY) ||
           (stream->code == TG_CODE_LIMIT && stream->limit == TG_LIMIT_NONE);
}

static void compare(const uint8_t *data, size_t size, tg_stream *stream, const listener *l,
                    tg_format format, bool strict, bool allow_layout) {
    fuzz_memory memory;
    tg_options options = fuzz_options(format, &memory);
    options.strict = strict;
    options.allow_layout = allow_layout;
    tg_error error = {.code = TG_CODE_NONE};
    tg_file *file = tg_open_memory(data, size, &options, &error);
    const tg_error *other = tg_stream_error(stream);
    bool accepted = other->code == TG_CODE_NONE;
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, accepted == l->ended, "an end without a verdict");
    if (!accepted) fuzz_check_error(other, other->size, true);
    if (!may_differ(&error, other)) {
        FUZZ_PROMISE(FUZZ_SAME_VERDICT, (file != NULL) == accepted, "reader: %s, stream: %s",
                     tg_code_name(error.code), tg_code_name(other->code));
        if (file == NULL) {
            /* A note that is an error is found before what follows it, or judged behind that. */
            if (!(strict && allow_layout)) fuzz_check_same_error(&error, other);
        } else {
            contents has = contents_of(file);
            FUZZ_PROMISE(FUZZ_SAME_VERDICT,
                         has.tensors == l->has.tensors && has.notes == tg_stream_notes(stream) &&
                             l->has.notes == has.notes && has.sum == l->has.sum,
                         "%llu tensors and %llu notes, in a stream %llu and %llu",
                         (unsigned long long)has.tensors, (unsigned long long)has.notes,
                         (unsigned long long)l->has.tensors, (unsigned long long)l->has.notes);
        }
    }
    tg_close(file);
    fuzz_check_memory(&memory, size);
    /* The third verdict, of the validator. What is refused strictly may be valid, with notes. */
    if (!strict && format == TG_FORMAT_PRIMITIV)
        fuzz_check_validator(format, data, size, accepted ? NULL : other);
}

/* That of the first bytes, or, if they leave it open, one of those that are read in pieces. */
static tg_format choose_format(uint8_t number, const uint8_t *data, size_t size) {
    static const tg_format formats[] = {TG_FORMAT_PRIMITIV, TG_FORMAT_SAFETENSORS, TG_FORMAT_NPY,
                                        TG_FORMAT_GGUF};
    const tg_format found = tg_stream_detect(data, size);
    return found != TG_FORMAT_NONE ? found : formats[number % 4];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) return 0;
    uint64_t seed = fuzz_hash(data, 2);
    bool strict = (data[0] & 1) != 0;
    const uint8_t number = (uint8_t)(data[0] >> 1 & 7);
    const bool allow_layout = (data[0] & 16) != 0;
    data += 2;
    size -= 2;
    tg_format format = choose_format(number, data, size);
    tg_options options = tg_options_default();
    options.format = format;
    options.strict = strict;
    options.allow_layout = allow_layout;
    if (format == TG_FORMAT_PRIMITIV) options.limits.max_memory = KEY_MEMORY;
    /* The stream finds the same format by itself, and no other reader recognises the file. */
    if (number == 0 && tg_stream_detect(data, size) == format)
        format = options.format = TG_FORMAT_NONE;
    options.allocator = (tg_allocator){keep_alloc, keep_free, NULL};
    listener l = {.file = data};
    tg_stream_sink sink = {on_event, &l};
    tg_error error;
    tg_stream *stream = tg_stream_new(&options, &sink, &error);
    FUZZ_PROMISE(FUZZ_BOUNDED_MEMORY, stream != NULL, "no stream: %s", tg_code_name(error.code));
    kept.most = kept.live;
    feed(stream, data, size, seed);
    bool accepted = tg_stream_end(stream);
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, accepted == tg_stream_end(stream), "a verdict that changes");
    compare(data, size, stream, &l, format, strict, allow_layout);
    FUZZ_PROMISE(FUZZ_BOUNDED_MEMORY, kept.most <= tg_stream_memory(&options),
                 "a stream takes %zu bytes", kept.most);
    tg_stream_free(stream);
    FUZZ_PROMISE(FUZZ_NO_MEMORY_ERROR, kept.live == 0, "a leak of %zu bytes", kept.live);
    return 0;
}
