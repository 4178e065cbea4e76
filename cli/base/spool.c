/* SPDX-License-Identifier: Apache-2.0 */
/*
 * spool.c - see spool.h.
 */
#include "spool.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "operands.h"
#include "temporary.h"

#define FIRST_ROOM ((size_t)64 << 10)

void spool_start(spool *s, const args *a, tg_format format) {
    memset(s, 0, sizeof *s);
    s->most = a->options.limits.max_stream;
    s->opened = a->opened;
    s->format = format;
    s->fd = -1;
}

void spool_start_in(spool *s, const args *a, tg_format format, int fd) {
    spool_start(s, a, format);
    s->fd = fd;
}

/* ------------------------------------------------------------------------------------- errors */

static bool fail_system(tg_error *error, int code) {
    *error = no_memory();
    if (code == ENOMEM) return false;
    error->code = TG_CODE_IO;
    error->system = code;
    error->path[0] = (tg_step){"temporary file", TG_NO_INDEX};
    error->path_len = 1;
    return false;
}

static bool fail_limit(const spool *s, tg_error *error) {
    *error = no_memory();
    error->code = TG_CODE_LIMIT;
    error->format = s->format;
    error->limit = TG_LIMIT_MAX_STREAM;
    error->remedy = TG_REMEDY_RAISE_LIMIT;
    error->expected = "at most % bytes that have to be held";
    error->allowed.kind = TG_KIND_U64;
    error->allowed.u64 = s->most;
    return false;
}

/* -------------------------------------------------------------------------------------- adding */

/* Moves the bytes from memory to a file. */
static int move_out(spool *s) {
    s->fd = s->opened != NULL ? operands_temporary(s->opened) : temporary_open();
    if (s->fd < 0) return errno;
    int code = temporary_write(s->fd, s->memory, (size_t)s->size);
    free(s->memory);
    s->memory = NULL;
    s->room = 0;
    return code;
}

/* Makes room for `need` <= SPOOL_MEMORY bytes. */
static bool grow(spool *s, size_t need) {
    size_t room = s->room > 0 ? s->room : FIRST_ROOM;
    while (room < need) room *= 2; /* at most twice SPOOL_MEMORY */
    if (room == s->room) return true;
    uint8_t *memory = realloc(s->memory, room);
    if (memory == NULL) return false;
    s->memory = memory;
    s->room = room;
    return true;
}

bool spool_add(spool *s, const void *data, size_t n, tg_error *error) {
    int code = 0;
    if (n > s->most - s->size) return fail_limit(s, error); /* size never exceeds most */
    if (s->fd < 0 && n <= SPOOL_MEMORY - s->size) {
        if (!grow(s, (size_t)s->size + n)) return fail_system(error, ENOMEM);
        if (n > 0) memcpy(s->memory + s->size, data, n);
    } else {
        if (s->fd < 0) code = move_out(s);
        if (code == 0) code = temporary_write(s->fd, data, n);
        if (code != 0) return fail_system(error, code);
    }
    s->size += n;
    return true;
}

/* ------------------------------------------------------------------------------------- reading */

int64_t spool_read(const spool *s, uint64_t at, void *dst, size_t n) {
    if (at >= s->size) return 0;
    if (n > s->size - at) n = (size_t)(s->size - at);
    if (s->fd < 0) {
        memcpy(dst, s->memory + at, n);
        return (int64_t)n; /* at most SPOOL_MEMORY */
    }
    ssize_t got = pread(s->fd, dst, n, (off_t)at);
    return got >= 0 ? got : -errno;
}

tg_file *spool_open(spool *s, const tg_options *options, tg_error *error) {
    if (s->fd < 0) return tg_open_memory(s->memory, (size_t)s->size, options, error);
    if (lseek(s->fd, 0, SEEK_SET) != 0) {
        fail_system(error, errno);
        return NULL;
    }
    return tg_open_fd(s->fd, options, error);
}

void spool_empty(spool *s) {
    if (s->fd >= 0) (void)close(s->fd); /* the content is no longer needed */
    s->fd = -1;
    s->size = 0;
}

void spool_close(spool *s) {
    spool_empty(s);
    free(s->memory);
    s->memory = NULL;
    s->room = 0;
}
