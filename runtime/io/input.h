/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input.h - input handles: the bytes of a file, wherever they come from.
 *
 *     tg_io_error error;
 *     tg_input *in = tg_input_open("weights.pvp", NULL, &error);
 *     if (in == NULL) ...                 error.code, error.what
 *     ks_ctx_init(&ks, tg_input_ks(in), ks_limits_for(tg_input_size(in)), &tg_os_allocator);
 *     ...                                 read with ks
 *     tg_input_read(in, offset, n, dst);  payload, directly into memory of the caller
 *     ks_ctx_free(&ks);
 *     tg_input_close(in);
 *
 * A source of known size (a regular file, a block device, a callback) gets address space of that
 * size, its image, which is filled on demand: a page of 4 KiB is read when it is first needed, at
 * most once, and never changes afterwards. If only the headers of a 50 GB file are read, this costs
 * their pages and 1.5 MB of address space for the page bitmap. Sequential access triggers
 * read-ahead of up to 1 MiB per call; files up to 64 KiB are read completely.
 *
 * The image is reserved as a whole, though little of it may be used: readers and proved validators take the
 * input as one range of addresses. A process with a limit of its address space (RLIMIT_AS) below the size
 * of the file therefore cannot open it.
 *
 * Files are never mapped. Truncating a mapped file kills the process (SIGBUS), and writing to it
 * can change a value between its check and its use. Here the bytes that were checked are the bytes
 * that are used, and a file that shrinks is an error: TG_IO_SHRANK.
 *
 * A pipe, socket, terminal or callback of unknown size is read to its end into memory when it is
 * opened.
 *
 * Trust: the file may be hostile and may change at any time; paths, descriptors and callbacks are
 * chosen by the caller. These functions do not print, do not exit and have no global state. One
 * thread at a time may use an input.
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
    int code;         /* 0: no error */
    const char *what; /* static: the step that failed ("open", "read") */
    tg_limit limit;   /* TG_IO_TOO_LARGE: MAX_FILE or MAX_STREAM */
    uint64_t allowed; /* TG_IO_TOO_LARGE: the limit */
    /* TG_IO_TOO_LARGE: the size; if it is unknown, one byte more than the limit. ENOMEM: the size, if there
     * was no address space for the image; otherwise 0 */
    uint64_t found;
} tg_io_error;

/* ------------------------------------------------------------------------------------ opening */

#define TG_DEFAULT_MAX_STREAM (UINT64_C(4) << 30)

/* All members zero, or a NULL pointer, means the defaults. */
typedef struct tg_input_options {
    uint64_t max_size;   /* bytes of any source, TG_LIMIT_MAX_FILE; 0: no limit */
    uint64_t max_stream; /* bytes of a source that is stored in memory; 0: TG_DEFAULT_MAX_STREAM */
    uint64_t max_image;  /* bytes of address space for an image, roughly; 0: no limit */
    const ks_allocator *allocator; /* for the handle; NULL: malloc */
} tg_input_options;

/*
 * All of these functions return NULL on failure and then set `*error`, unless `error` is NULL.
 *
 * tg_input_open refuses directories with EISDIR. Opening a named pipe does not block; the pipe is
 * refused if it has no writer for two seconds.
 */
tg_input *tg_input_open(const char *path, const tg_input_options *options, tg_io_error *error);
/* The descriptor belongs to the caller and must stay open. A file is read from its current
 * position, which becomes offset 0 of the input; the position does not change. */
tg_input *tg_input_from_fd(int fd, const tg_input_options *options, tg_io_error *error);
/* The descriptor belongs to the handle, also after a failure. */
tg_input *tg_input_take_fd(int fd, const tg_input_options *options, tg_io_error *error);
tg_input *tg_input_from_source(const tg_source *source, const tg_input_options *options,
                               tg_io_error *error);
/* The memory must not change while the input is in use. */
tg_input *tg_input_from_memory(const void *data, size_t size, const tg_input_options *options,
                               tg_io_error *error);
void tg_input_close(tg_input *in);

/* A descriptor of the file that was number `number`, or a negative error number. */
typedef int tg_reopen(void *self, uint64_t number);
/* From now on a file that is read through a descriptor of its own can be parked. */
void tg_input_reopen_by(tg_input *in, tg_reopen *reopen, void *self, uint64_t number);
/* Closes the descriptor until bytes are read through it. Then the file is opened again; if it is another one, or has changed,
 * reading fails with TG_IO_CHANGED. Other inputs stay as they are. */
void tg_input_park(tg_input *in);

/* -------------------------------------------------------------------------------------- using */

uint64_t tg_input_size(const tg_input *in);
/* What the system says of a file that is open. */
typedef struct tg_input_fact {
    uint64_t device; /* with `number`, which file it is */
    uint64_t number;
    uint64_t names; /* hard links */
} tg_input_fact;
/* False: the input has no descriptor. */
bool tg_input_facts(const tg_input *in, tg_input_fact *fact);
/* Whether there was address space for the beginning of the image only. What is behind it cannot be loaded, and an address
 * there cannot be used. */
bool tg_input_is_partial(const tg_input *in);

/* The input for ks_ctx_init; valid until tg_input_close. Several contexts may use it, one after
 * another. An error of the source becomes KS_IO with the code in `found`. */
ks_input tg_input_ks(tg_input *in);
/* The input for readers that take all addresses from streams, ks_input_bytes and views, which is folded (ks_fold.h) where
 * tg_input_ks() would be partial: on machines with 32 bits. For others it is that of tg_input_ks(). */
ks_input tg_input_folded(tg_input *in);
/* Whether tg_input_folded() has given one that is folded. */
bool tg_input_is_folded(const tg_input *in);

/*
 * Copies bytes [offset, offset + n) to `dst`: from the image if they are loaded, so that the
 * checked bytes are the ones that are delivered, otherwise directly from the source, without
 * storing them in the image. Returns 0 or a code; after a failure `dst` may be partly written.
 */
int tg_input_read(tg_input *in, uint64_t offset, uint64_t n, void *dst);

#ifdef __cplusplus
}
#endif

#endif
