/* SPDX-License-Identifier: Apache-2.0 */
/* spill.c - see spill.h. */
#define _POSIX_C_SOURCE 200809L
#include "spill.h"

#include <errno.h>
#include <stdio.h>
#include <sys/types.h>
#include <unistd.h>

bool ksyc_spill_put(spill *s, const char *bytes, size_t size, uint64_t *at) {
    if (s->file == NULL && !s->is_full) s->file = tmpfile();
    s->is_full = s->is_full || s->file == NULL;
    if (s->is_full) return false;
    for (size_t done = 0; done < size;) {
        /* The sum of all texts is far below the range of off_t, which has 63 bits where it matters. */
        const ssize_t n =
            pwrite(fileno(s->file), bytes + done, size - done, (off_t)(s->size + done));
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) {
            s->is_full = true;
            return false;
        }
        done += (size_t)n;
    }
    *at = s->size;
    s->size += size;
    return true;
}

bool ksyc_spill_get(const spill *s, uint64_t at, char *bytes, size_t size) {
    for (size_t done = 0; done < size;) {
        const ssize_t n = pread(fileno(s->file), bytes + done, size - done, (off_t)(at + done));
        if (n < 0 && errno == EINTR) continue;
        if (n == 0) errno = EIO; /* somebody else made it shorter */
        if (n <= 0) return false;
        done += (size_t)n;
    }
    return true;
}

void ksyc_spill_close(spill *s) {
    if (s->file != NULL) fclose(s->file);
    *s = (spill){0};
}
