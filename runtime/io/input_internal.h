/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input_internal.h - what the files of this folder share; no part of the interface.
 */
#ifndef TENSORGATE_INPUT_INTERNAL_H
#define TENSORGATE_INPUT_INTERNAL_H

#include <stdbool.h>

#include "input.h"

/* No single read asks for more, so that counts fit every type that is used for them. */
#define TG_LARGEST_READ ((size_t)1 << 30)

struct tg_input {
    ks_allocator allocator; /* of the handle itself */
    tg_source source;       /* read_at is NULL when all bytes are in memory */
    const uint8_t *base;    /* `size` bytes: the image, or memory */
    uint64_t size;
    uint8_t *reserved; /* address space to release: the image, then its bitmap; or NULL */
    size_t reserved_size;

    /* input_image.c */
    uint64_t *loaded; /* bitmap: a bit is set when its page has been read, and stays */
    uint64_t num_pages;
    uint64_t num_loaded;
    uint64_t run_from; /* pages [run_from, run_to) are loaded: around what was asked for last */
    uint64_t run_to;
    uint64_t next_page; /* where the last read ended; going on there is going forward */
    uint64_t window;    /* pages to read at once */

    /* input_posix.c */
    int fd;
    bool fd_owned;
    bool fd_named_pipe; /* its writer may not be there yet */
    uint64_t fd_start;  /* where in the file the input begins */
};

/* A handle with an allocator and nothing else; NULL after ENOMEM. */
tg_input *tg_input_new(const tg_input_options *options, tg_io_error *error);

/* The last step of opening: makes the handle read from `source`. On failure it is closed, and the
 * source with it, and NULL is returned. */
tg_input *tg_input_attach(tg_input *in, tg_source source, const tg_input_options *options,
                          tg_io_error *error);

/* Fills in `error` unless it is NULL; returns NULL. */
tg_input *tg_input_fail(tg_io_error *error, int code, const char *what);

/* Address space for an image of in->size bytes. Returns 0 or a code. */
int tg_image_open(tg_input *in);
/* The `load` of ks_input. */
int tg_image_load(void *self, uint64_t offset, uint64_t n, uint64_t *ready_from,
                  uint64_t *ready_to);
/* tg_input_read for a range that lies inside the image. */
int tg_image_read(tg_input *in, uint64_t offset, uint64_t n, uint8_t *dst);

/* One call of a source's read_at, checked: 0 or a code, and how much came. */
int tg_source_read(const tg_source *source, uint64_t offset, uint8_t *dst, uint64_t n,
                   uint64_t *got);

#endif
