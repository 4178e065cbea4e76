/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input.c - input handles: creating and closing them, reading sources of unknown size to the end.
 *
 * input_image.c fills images and input_posix.c opens files; this file does not know the kind of
 * source.
 */
#include "input_internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "os.h"

#define FIRST_CAPACITY (UINT64_C(64) << 10)

/* ------------------------------------------------------------------------------------- errors */

static void set_error(tg_io_error *error, int code, const char *what, uint64_t allowed,
                      uint64_t found) {
    if (error == NULL) return;
    error->code = code;
    error->what = what;
    error->limit = TG_LIMIT_NONE;
    error->allowed = allowed;
    error->found = found;
}

tg_input *tg_input_fail(tg_io_error *error, int code, const char *what) {
    set_error(error, code, what, 0, 0);
    return NULL;
}

/* ------------------------------------------------------------------------------------ sources */

static void close_source(tg_input *in) {
    if (in->source.close != NULL) in->source.close(in->source.self);
    in->source.read_at = NULL;
    in->source.close = NULL;
}

/* Moves the in->size bytes that were read to a reservation of `capacity`, which is larger. */
static int grow(tg_input *in, uint64_t capacity) {
    uint8_t *memory = capacity <= SIZE_MAX ? tg_os_reserve((size_t)capacity) : NULL;
    if (memory == NULL) return ENOMEM;
    if (in->size > 0) memcpy(memory, in->reserved, (size_t)in->size);
    tg_os_release(in->reserved, in->reserved_size);
    in->reserved = memory;
    in->reserved_size = (size_t)capacity;
    in->base = memory;
    return 0;
}

/* Reads to the end, at most `limit` > 0 bytes. Returns 0 or a code. */
static int read_to_end(tg_input *in, uint64_t limit) {
    in->size = 0;
    for (;;) {
        uint64_t capacity = in->reserved_size;
        if (in->size == capacity && capacity < limit) {
            /* Doubles the capacity up to the limit; the comparison divides to avoid overflow. */
            capacity = capacity == 0 ? FIRST_CAPACITY : capacity > limit / 2 ? limit : capacity * 2;
            if (capacity > limit) capacity = limit;
            int code = grow(in, capacity);
            if (code != 0) return code;
        }
        /* At the limit, one further byte shows that the input is too large. */
        uint8_t spare;
        bool full = in->size == capacity;
        uint64_t got = 0;
        int code = full ? tg_source_read(&in->source, in->size, &spare, 1, &got)
                        : tg_source_read(&in->source, in->size, in->reserved + in->size,
                                         capacity - in->size, &got);
        if (code != 0) return code;
        if (got == 0) return 0;
        if (full) return TG_IO_TOO_LARGE;
        in->size += got; /* <= capacity: tg_source_read checks it */
    }
}

/* ------------------------------------------------------------------------------------ handles */

static void *malloc_alloc(void *self, size_t size) {
    (void)self;
    return malloc(size);
}

static void malloc_free(void *self, void *memory, size_t size) {
    (void)self;
    (void)size;
    free(memory);
}

tg_input *tg_input_new(const tg_input_options *options, tg_io_error *error) {
    ks_allocator allocator = {.alloc = malloc_alloc, .free = malloc_free, .self = NULL};
    const ks_allocator *given = options != NULL ? options->allocator : NULL;
    if (given != NULL && given->alloc != NULL && given->free != NULL) allocator = *given;
    set_error(error, 0, "", 0, 0);
    tg_input *in = allocator.alloc(allocator.self, sizeof *in);
    if (in == NULL) return tg_input_fail(error, ENOMEM, "memory");
    memset(in, 0, sizeof *in);
    in->allocator = allocator;
    in->fd = -1;
    return in;
}

static uint64_t max_size_of(const tg_input_options *options) {
    return options != NULL && options->max_size > 0 ? options->max_size : UINT64_MAX;
}

static tg_input *too_large(tg_input *in, tg_io_error *error, tg_limit limit, uint64_t allowed,
                           uint64_t found) {
    set_error(error, TG_IO_TOO_LARGE, "size", allowed, found);
    if (error != NULL) error->limit = limit;
    tg_input_close(in);
    return NULL;
}

static tg_input *attach_stream(tg_input *in, const tg_input_options *options, tg_io_error *error) {
    tg_limit which = TG_LIMIT_MAX_STREAM;
    uint64_t limit = TG_DEFAULT_MAX_STREAM;
    if (options != NULL && options->max_stream > 0) limit = options->max_stream;
    if (max_size_of(options) < limit) {
        which = TG_LIMIT_MAX_FILE;
        limit = max_size_of(options);
    }
    int code = read_to_end(in, limit);
    if (code == TG_IO_TOO_LARGE) return too_large(in, error, which, limit, limit + 1);
    if (code != 0) {
        tg_input_fail(error, code, "read");
        tg_input_close(in);
        return NULL;
    }
    close_source(in);
    return in;
}

tg_input *tg_input_attach(tg_input *in, tg_source source, const tg_input_options *options,
                          tg_io_error *error) {
    in->source = source;
    if (source.size == TG_SIZE_UNKNOWN) return attach_stream(in, options, error);
    uint64_t limit = max_size_of(options);
    if (source.size > limit) return too_large(in, error, TG_LIMIT_MAX_FILE, limit, source.size);
    in->size = source.size;
    int code = tg_image_open(in, options != NULL ? options->max_image : 0);
    if (code != 0) {
        set_error(error, code, "reserve address space", 0, in->size);
        tg_input_close(in);
        return NULL;
    }
    return in;
}

tg_input *tg_input_from_source(const tg_source *source, const tg_input_options *options,
                               tg_io_error *error) {
    tg_input *in = tg_input_new(options, error);
    if (in == NULL) {
        if (source->close != NULL) source->close(source->self);
        return NULL;
    }
    return tg_input_attach(in, *source, options, error);
}

tg_input *tg_input_from_memory(const void *data, size_t size, const tg_input_options *options,
                               tg_io_error *error) {
    tg_input *in = tg_input_new(options, error);
    if (in == NULL) return NULL;
    ks_input memory = ks_input_memory(data, size);
    in->base = memory.base;
    in->size = memory.size;
    uint64_t limit = max_size_of(options);
    if (in->size > limit) return too_large(in, error, TG_LIMIT_MAX_FILE, limit, in->size);
    return in;
}

void tg_input_close(tg_input *in) {
    if (in == NULL) return;
    close_source(in);
    tg_folding_free(in);
    tg_os_release(in->reserved, in->reserved_size);
    ks_allocator allocator = in->allocator;
    allocator.free(allocator.self, in, sizeof *in);
}

/* -------------------------------------------------------------------------------------- using */

uint64_t tg_input_size(const tg_input *in) { return in->size; }

bool tg_input_is_folded(const tg_input *in) { return in->folding != NULL; }

static bool is_in_memory(const tg_input *in) {
    return in->num_loaded == in->num_pages && !tg_input_is_partial(in);
}

ks_input tg_input_ks(tg_input *in) {
    ks_input input = {.base = in->base, .size = in->size, .load = NULL, .self = NULL};
    if (!is_in_memory(in)) {
        input.load = tg_image_load;
        input.self = in;
        input.absent = tg_image_absent(in);
    }
    return input;
}

ks_input tg_input_folded(tg_input *in) {
    const ks_input input = tg_input_ks(in);
    return tg_input_is_partial(in) ? tg_folding_input(in, input) : input;
}

int tg_input_read(tg_input *in, uint64_t offset, uint64_t n, void *dst) {
    if (offset > in->size || n > in->size - offset) return TG_IO_OUTSIDE;
    if (n == 0) return 0;
    if (in->folding != NULL) return tg_folding_read(in, offset, n, dst);
    if (!is_in_memory(in)) return tg_image_read(in, offset, n, dst);
    memcpy(dst, in->base + offset, (size_t)n);
    return 0;
}
