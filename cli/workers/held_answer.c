/* SPDX-License-Identifier: Apache-2.0 */
/*
 * held_answer.c - see held_answer.h.
 */
#include "held_answer.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "temporary.h"

#define FIRST_ROOM ((size_t)128)
#define PIECE ((size_t)16 << 10) /* on the stack: an answer that was kept is given without memory */

void held_start(held *h) { *h = (held){.fd = -1}; }

size_t held_memory(const held *h) { return h->room; }

void held_drop(held *h) {
    free(h->bytes);
    if (h->fd >= 0) (void)close(h->fd); /* its content is not needed any more */
    held_start(h);
}

static int move_out(held *h) {
    h->fd = temporary_open();
    if (h->fd < 0) return errno;
    const int code = temporary_write(h->fd, h->bytes, (size_t)h->size);
    free(h->bytes);
    h->bytes = NULL;
    h->room = 0;
    return code;
}

/* `need` is at most twice SIZE_MAX / 4: both parts are in memory. */
static bool grow(held *h, size_t need) {
    size_t room = h->room > 0 ? h->room : FIRST_ROOM;
    while (room < need) room *= 2;
    if (room == h->room) return true;
    char *bytes = realloc(h->bytes, room);
    if (bytes == NULL) return false;
    h->bytes = bytes;
    h->room = room;
    return true;
}

int held_add(held *h, const char *bytes, size_t n, size_t most) {
    int code = 0;
    if (h->fd < 0 && h->size <= most && n <= most - h->size) {
        if (!grow(h, (size_t)h->size + n)) return ENOMEM;
        if (n > 0) memcpy(h->bytes + h->size, bytes, n);
    } else {
        if (h->fd < 0) code = move_out(h);
        if (code == 0) code = temporary_write(h->fd, bytes, n);
        if (code != 0) return code;
    }
    h->size += n;
    return 0;
}

int held_give(const held *h, void (*take)(void *self, const char *bytes, size_t n), void *self) {
    if (h->fd < 0) {
        if (h->size > 0) take(self, h->bytes, (size_t)h->size);
        return 0;
    }
    char piece[PIECE];
    int code = 0;
    for (uint64_t at = 0; at < h->size && code == 0;) {
        const ssize_t got = pread(h->fd, piece, PIECE, (off_t)at);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) code = got < 0 ? errno : EIO;
        if (got > 0) take(self, piece, (size_t)got);
        if (got > 0) at += (uint64_t)got;
    }
    return code;
}
