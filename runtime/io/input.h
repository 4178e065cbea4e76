/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input.h - where the bytes of a file come from.
 *
 *     tg_io_error error;
 *     tg_input *in = tg_input_open("weights.pvp", NULL, &error);
 *     if (in == NULL) ...                 error.code, error.what
 *     ks_ctx_init(&ks, tg_input_ks(in), ks_limits_for(tg_input_size(in)), &tg_os_allocator);
 *     ...                                 read with ks
 *     tg_input_read(in, offset, n, dst);  payload, straight into memory of the caller
 *     ks_ctx_free(&ks);
 *     tg_input_close(in);
 *
 * A source whose size is known (a regular file, a block device, a callback) gets address space of
 * that size, its image, which is filled on demand: a page of 4 KiB is read when it is asked for,
 * at most once, and never changes afterwards. A 50 GB file of which the headers are looked at costs
 * those pages and 1.5 MB of address space for the book about them. Access that goes forward is read
 * ahead, up to 1 MiB at once; files up to 64 KiB are read whole.
 *
 * Files are never mapped. A mapped file that is truncated kills the process (SIGBUS), and one that is
 * written to changes between the check of a value and its use. Here the bytes that were
 * checked are the bytes that are used, and a file that shrinks is an error: TG_IO_SHRANK.
 *
 * A pipe, socket, terminal or callback of unknown size is read to its end into memory when it is
 * opened.
 *
 * Trust: the file may be hostile and change at any time; paths, descriptors and callbacks are the
 * caller's choice. Nothing here prints, exits or has global state. An input is used by one thread at
 * a time.
 */
#ifndef TENSORGATE_INPUT_H
#define TENSORGATE_INPUT_H

#include <stddef.h>
#include <stdint.h>

#include "io_code.h"
#include "ks.h"
#include "tensorgate.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tg_input tg_input;

/* ------------------------------------------------------------------------------------- errors */

typedef struct tg_io_error {
    int code;         /* 0: none */
    const char *what; /* static: the step that failed ("open", "read") */
    tg_limit limit;   /* TG_IO_TOO_LARGE: MAX_FILE or MAX_STREAM */
    uint64_t allowed; /* TG_IO_TOO_LARGE: the limit */
    uint64_t found;   /* TG_IO_TOO_LARGE: the size; when it is not known, one byte over the limit */
} tg_io_error;

/* ------------------------------------------------------------------------------------ opening */

#define TG_DEFAULT_MAX_STREAM (UINT64_C(4) << 30)

/* All zero, or NULL in place of it, means the defaults. */
typedef struct tg_input_options {
    uint64_t max_size;   /* bytes of any source, TG_LIMIT_MAX_FILE; 0: no limit */
    uint64_t max_stream; /* bytes of a source that is held in memory; 0: TG_DEFAULT_MAX_STREAM */
    const ks_allocator *allocator; /* for the handle; NULL: malloc */
} tg_input_options;

/*
 * All of these return NULL after an error, which is in `*error` then (it may be NULL).
 *
 * A path: directories are refused with EISDIR. Opening never waits for the other end of a named
 * pipe; one without a writer for two seconds is refused.
 */
tg_input *tg_input_open(const char *path, const tg_input_options *options, tg_io_error *error);
/* A descriptor, which stays the caller's and has to stay open. A file is read from its current
 * position on, which is where the input begins; the position does not move. */
tg_input *tg_input_from_fd(int fd, const tg_input_options *options, tg_io_error *error);
tg_input *tg_input_from_source(const tg_source *source, const tg_input_options *options,
                               tg_io_error *error);
/* Memory that stays as it is while the input is used. */
tg_input *tg_input_from_memory(const void *data, size_t size, const tg_input_options *options,
                               tg_io_error *error);
void tg_input_close(tg_input *in);

/* -------------------------------------------------------------------------------------- using */

uint64_t tg_input_size(const tg_input *in);

/* For ks_ctx_init; valid until tg_input_close. Several contexts may use it, one after another. An
 * error of the source becomes KS_IO with the code in `found`. */
ks_input tg_input_ks(tg_input *in);

/*
 * Copies bytes [offset, offset + n) to `dst`: from the image where it is loaded, so that checked
 * bytes are the ones delivered, and else straight from the source, without keeping them. Returns 0 or
 * a code; then `dst` may be partly written.
 */
int tg_input_read(tg_input *in, uint64_t offset, uint64_t n, void *dst);

#ifdef __cplusplus
}
#endif

#endif
