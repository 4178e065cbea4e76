/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sum.c - see sum.h.
 */
#include "sum.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BLOCK_BYTES (UINT64_C(1) << 20)
#define NO_PLACE UINT64_MAX /* of a tensor that was not summed */

/* ------------------------------------------------------------------------------------- of
 * arrays */

bool summer_open(summer *s) {
    s->progress = NULL;
    s->block = malloc(BLOCK_BYTES);
    if (s->block != NULL && digest_open(&s->digest)) return true;
    free(s->block);
    s->block = NULL;
    return false;
}

void summer_close(summer *s) {
    digest_close(&s->digest);
    free(s->block);
}

static void add_text(summer *s, const char *text) { digest_add(&s->digest, text, strlen(text)); }

static void begin(summer *s, const char *dtype, const uint64_t *shape, uint32_t rank) {
    digest_start(&s->digest);
    add_text(s, dtype);
    for (uint32_t i = 0; i < rank; i++) {
        char text[32];
        snprintf(text, sizeof text, "%c%" PRIu64, i == 0 ? '[' : ',', shape[i]);
        add_text(s, text);
    }
    add_text(s, rank == 0 ? "[]\n" : "]\n");
}

static bool end(summer *s, uint8_t sum[DIGEST_BYTES], tg_error *error) {
    if (digest_end(&s->digest, sum)) return true;
    *error = no_memory();
    return false;
}

/* Every byte other than 0 is true. */
static void unify_bools(uint8_t *bytes, size_t n) {
    for (size_t i = 0; i < n; i++) bytes[i] = bytes[i] != 0;
}

bool sum_array(summer *s, tg_file *file, const tg_tensor *t, tg_array *array,
               uint8_t sum[DIGEST_BYTES], tg_error *error) {
    tg_array_info info = tg_array_about(array);
    const bool is_opaque =
        t->dtype == TG_DTYPE_OPAQUE; /* the last axis counts the bytes of an element */
    begin(s, is_opaque ? t->type : tg_dtype_name(info.dtype), info.shape,
          info.rank - (is_opaque ? 1 : 0));
    for (uint64_t from = 0; from < info.nbytes;) {
        uint64_t left = info.nbytes - from;
        size_t n = (size_t)(left < BLOCK_BYTES ? left : BLOCK_BYTES);
        if (!tg_array_read(array, from, s->block, n)) {
            *error = *tg_last_error(file);
            return false;
        }
        if (info.dtype == TG_DTYPE_BOOL) unify_bools(s->block, n);
        digest_add(&s->digest, s->block, n);
        from += n;
        value_progress_show(s->progress, from, info.nbytes);
    }
    return end(s, sum, error);
}

static bool add_part(summer *s, tg_file *file, const tg_tensor *t, tg_part part, tg_error *error) {
    const uint64_t nbytes = t->parts[part].nbytes;
    for (uint64_t from = 0; from < nbytes;) {
        const uint64_t left = nbytes - from;
        const size_t n = (size_t)(left < BLOCK_BYTES ? left : BLOCK_BYTES);
        if (!tg_tensor_read(file, t, part, from, s->block, n)) {
            *error = *tg_last_error(file);
            return false;
        }
        digest_add(&s->digest, s->block, n);
        from += n;
    }
    return true;
}

bool sum_texts(summer *s, tg_file *file, const tg_tensor *t, uint8_t sum[DIGEST_BYTES],
               tg_error *error) {
    begin(s, tg_dtype_name(t->dtype), t->shape, t->rank);
    return add_part(s, file, t, TG_PART_COUNTS, error) &&
           add_part(s, file, t, TG_PART_VALUES, error) && end(s, sum, error);
}

int sum_bytes(summer *s, int fd, uint8_t sum[DIGEST_BYTES], uint64_t *size) {
    digest_start(&s->digest);
    for (*size = 0;;) {
        const ssize_t n = pread(fd, s->block, BLOCK_BYTES, (off_t)*size);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return errno;
        if (n == 0) break;
        digest_add(&s->digest, s->block, (size_t)n);
        *size += (uint64_t)n;
    }
    return digest_end(&s->digest, sum) ? 0 : ENOMEM;
}

/* ------------------------------------------------------------------------------------ of
 * streams */

/* Values that no other format has as they come here, so that only the file itself can be asked. */
static bool is_summed_later(const tg_stream_event *t) {
    uint32_t elements;
    uint32_t bytes;
    return tg_dtype_block(t->dtype, &elements, &bytes) || t->dtype == TG_DTYPE_OPAQUE ||
           t->is_field || (t->is_big_endian && t->dtype == TG_DTYPE_BFLOAT16);
}

void stream_sums_begin(stream_sums *s, summer *with, input *in) {
    memset(s, 0, sizeof *s);
    s->summer = with;
    s->in = in;
    in->keeps = is_summed_later;
    spool_start(&s->sums, in->a, in->stream);
    spool_start(&s->held, in->a, in->stream);
}

void stream_sums_end(stream_sums *s) {
    spool_close(&s->sums);
    spool_close(&s->held);
    free(s->places);
}

static bool hold(stream_sums *s, const void *data, size_t n) {
    tg_error error;
    return spool_add(&s->held, data, n, &error) || input_fail(s->in, &error);
}

/* Writes the bytes that precede the values in a .npy file. Its types are those of all tensors that are stored
 * column-major or with the highest byte first. */
static bool hold_head(stream_sums *s, const tg_stream_event *t) {
    const char *name = tg_dtype_name(t->dtype);
    uint8_t head[4096]; /* 64 lengths of 20 digits at most */
    char *text = (char *)head + 10;
    const size_t room = sizeof head - 10;
    int n = snprintf(text, room, "{'descr': '%c%c%u', 'fortran_order': %s, 'shape': (",
                     tg_dtype_bits(t->dtype) == 8 ? '|' : (t->is_big_endian ? '>' : '<'), name[0],
                     tg_dtype_bits(t->dtype) / 8, t->order == TG_ORDER_F ? "True" : "False");
    for (uint32_t i = 0; i < t->rank && (size_t)n < room; i++) {
        n += snprintf(text + n, room - (size_t)n, "%" PRIu64 ",", t->shape[i]);
    }
    if ((size_t)n < room) n += snprintf(text + n, room - (size_t)n, ")}");
    const uint8_t first[] = {0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0, (uint8_t)n, (uint8_t)(n >> 8)};
    memcpy(head, first, sizeof first);
    spool_empty(&s->held);
    return (size_t)n < room && hold(s, head, sizeof first + (size_t)n);
}

/* Hashes the stored tensor; it is opened and read like any other file. */
static bool sum_held(stream_sums *s, uint8_t sum[DIGEST_BYTES], tg_error *error) {
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_NPY;
    options.limits.max_rank = UINT32_MAX; /* the stream has checked it */
    tg_file *file = spool_open(&s->held, &options, error);
    if (file == NULL) return false;
    tg_tensor t;
    tg_array *array = tg_tensor_at(file, 0, &t) ? open_values(file, 0, false) : NULL;
    bool good = array != NULL && sum_array(s->summer, file, &t, array, sum, error);
    if (array == NULL) *error = *tg_last_error(file);
    tg_array_close(array);
    tg_close(file);
    return good;
}

static bool is_one_line(const tg_stream_event *t) {
    unsigned longer = 0;
    for (uint32_t i = 0; i < t->rank; i++) longer += t->shape[i] > 1;
    return longer <= 1;
}

/* Floats of less than 16 bits are hashed as float32. */
static void add_small(stream_sums *s, const uint8_t *codes, size_t n) {
    size_t count = n * 8 / tg_dtype_bits(s->dtype);
    tg_small_decode(s->summer->block, codes, s->dtype, 0, count);
    digest_add(&s->summer->digest, s->summer->block, count * sizeof(float));
}

static void gather_small(stream_sums *s, const uint8_t *data, size_t n) {
    while (n > 0) {
        size_t more = sizeof s->small - s->small_len;
        if (more > n) more = n;
        memcpy(s->small + s->small_len, data, more);
        s->small_len += more;
        data += more;
        n -= more;
        if (s->small_len < sizeof s->small) return;
        add_small(s, s->small, s->small_len);
        s->small_len = 0;
    }
}

static void add_bools(stream_sums *s, const uint8_t *data, size_t n) {
    while (n > 0) {
        size_t more = n < BLOCK_BYTES ? n : (size_t)BLOCK_BYTES;
        memcpy(s->summer->block, data, more);
        unify_bools(s->summer->block, more);
        digest_add(&s->summer->digest, s->summer->block, more);
        data += more;
        n -= more;
    }
}

static bool begin_tensor(stream_sums *s, const tg_stream_event *t) {
    s->index = t->index;
    s->dtype = t->dtype;
    s->small_len = 0;
    s->is_later = is_summed_later(t);
    if (s->is_later) return true;
    s->in_held = t->is_big_endian || (t->order == TG_ORDER_F && !is_one_line(t));
    if (s->in_held) return hold_head(s, t);
    begin(s->summer, tg_dtype_name(tg_dtype_is_small(t->dtype) ? TG_DTYPE_FLOAT32 : t->dtype),
          t->shape, t->rank);
    return true;
}

static bool add_values(stream_sums *s, const uint8_t *data, size_t n) {
    if (s->is_later) return true;
    if (s->in_held) return hold(s, data, n);
    if (tg_dtype_is_small(s->dtype)) {
        gather_small(s, data, n);
    } else if (s->dtype == TG_DTYPE_BOOL) {
        add_bools(s, data, n);
    } else {
        digest_add(&s->summer->digest, data, n);
    }
    return true;
}

/* Records where the sum of tensor `index` is, of which a stream has no more than max_tensors. */
static bool place_sum(stream_sums *s, uint64_t index, uint64_t place, tg_error *error) {
    if (index >= s->room) {
        size_t room = s->room == 0 ? 256 : 2 * s->room;
        while (room <= index && room <= SIZE_MAX / 16) room *= 2;
        uint64_t *places =
            room > index && room <= SIZE_MAX / 8 ? realloc(s->places, room * sizeof *places) : NULL;
        if (places == NULL) {
            *error = no_memory();
            return false;
        }
        s->places = places;
        s->room = room;
    }
    s->places[index] = place;
    return true;
}

static bool end_tensor(stream_sums *s) {
    uint8_t sum[DIGEST_BYTES];
    tg_error error;
    if (s->is_later) return place_sum(s, s->index, NO_PLACE, &error) || input_fail(s->in, &error);
    if (s->small_len > 0) add_small(s, s->small, s->small_len);
    return ((s->in_held ? sum_held(s, sum, &error) : end(s->summer, sum, &error)) &&
            place_sum(s, s->index, s->num_sums++, &error) &&
            spool_add(&s->sums, sum, sizeof sum, &error)) ||
           input_fail(s->in, &error);
}

static bool on_event(void *self, const tg_stream_event *event) {
    stream_sums *s = self;
    switch (event->kind) {
    case TG_STREAM_EVENT_TENSOR: return begin_tensor(s, event);
    case TG_STREAM_EVENT_VALUES: return add_values(s, event->data, event->n);
    case TG_STREAM_EVENT_TENSOR_END: return end_tensor(s);
    default: return true;
    }
}

tg_stream_sink stream_sums_sink(stream_sums *s) {
    tg_stream_sink sink = {on_event, s};
    return sink;
}

bool stream_sums_has(const stream_sums *s, uint64_t i) { return s->places[i] != NO_PLACE; }

bool stream_sums_at(const stream_sums *s, uint64_t i, uint8_t sum[DIGEST_BYTES], tg_error *error) {
    int64_t got = spool_read(&s->sums, s->places[i] * DIGEST_BYTES, sum, DIGEST_BYTES);
    if (got == DIGEST_BYTES) return true;
    *error = no_memory();
    error->code = TG_CODE_IO; /* another process truncated a file without a name */
    error->system = got < 0 ? (int)-got : EIO;
    return false;
}
