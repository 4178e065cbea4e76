/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input_internal.h - shared by the input files of this folder; not part of the interface.
 */
#ifndef TENSORGATE_INPUT_INTERNAL_H
#define TENSORGATE_INPUT_INTERNAL_H

#include <stdbool.h>

#include "input.h"

/* No single read requests more, so that byte counts fit every type that is used for them. */
#define TG_LARGEST_READ ((size_t)1 << 30)

/* What tells a file from others, and from itself after a change. */
typedef struct tg_input_state {
    uint64_t device;
    uint64_t number;
    uint64_t size;
    int64_t changed[4]; /* seconds and nanoseconds of content and inode */
} tg_input_state;

/* Where reads of an image go on. */
typedef struct tg_ahead {
    uint64_t next_page; /* end of the last read; a read that starts here is sequential */
    uint64_t window;    /* pages to read in one call */
} tg_ahead;

struct tg_input {
    ks_allocator allocator; /* allocates the handle itself */
    tg_source source;       /* read_at is NULL if all bytes are in memory */
    const uint8_t *base;    /* `size` bytes: the image, which may be their beginning, or memory */
    uint64_t size;
    uint8_t *reserved; /* address space to release: the image, then its bitmap; or NULL */
    size_t reserved_size;

    /* input_image.c */
    uint64_t *loaded; /* a bit is set when its page has been read, and never cleared */
    uint64_t num_pages;
    uint64_t num_loaded;
    uint64_t run_from; /* pages [run_from, run_to) are loaded: the run around the last request */
    uint64_t run_to;
    /* The one used last first. A table and what its entries name are read in turn. */
    tg_ahead ahead[2];
    uint64_t huge_to; /* end of what lies in huge pages, where the system has them */

    uint64_t max_image;         /* of tg_input_options */
    struct tg_folding *folding; /* input_folded.c; NULL: there is none */

    /* input_posix.c */
    int fd;
    bool has_fd;
    bool fd_owned;
    bool fd_named_pipe; /* the writer may not have opened the pipe yet */
    uint64_t fd_start;  /* position in the file at which the input begins */
    tg_reopen *reopen;  /* NULL: it cannot be parked */
    void *reopen_self;
    uint64_t reopen_number;
    tg_input_state parked; /* the state of the file without a descriptor */
};

/* Creates a handle that has an allocator and nothing else; NULL after ENOMEM. */
tg_input *tg_input_new(const tg_input_options *options, tg_io_error *error);

/* The last step of opening: the handle reads from `source` from now on. On failure it closes the
 * handle and the source, and returns NULL. */
tg_input *tg_input_attach(tg_input *in, tg_source source, const tg_input_options *options,
                          tg_io_error *error);

/* Sets `*error` unless it is NULL; returns NULL. */
tg_input *tg_input_fail(tg_io_error *error, int code, const char *what);

/* Reserves address space for an image of in->size bytes. Returns 0 or a code. */
int tg_image_open(tg_input *in, uint64_t max_image);
/* The function `load` of ks_input. */
int tg_image_load(void *self, uint64_t offset, uint64_t n, uint64_t *ready_from,
                  uint64_t *ready_to);
/* Bytes of the source behind the image. */
uint64_t tg_image_absent(const tg_input *in);
/* tg_input_read for a range that lies inside the image. */
int tg_image_read(tg_input *in, uint64_t offset, uint64_t n, uint8_t *dst);

/* Of input_folded.c: the input of ks in place of that of a partial image, tg_input_read, and the end of it. */
ks_input tg_folding_input(tg_input *in, ks_input input);
int tg_folding_read(tg_input *in, uint64_t offset, uint64_t n, uint8_t *dst);
void tg_folding_free(tg_input *in);

/* Calls a source's read_at once and checks the result: 0 or a code, and the number of bytes
 * read. */
int tg_source_read(const tg_source *source, uint64_t offset, uint8_t *dst, uint64_t n,
                   uint64_t *got);

#endif
