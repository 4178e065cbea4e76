/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_reply.c - see intake_reply.h.
 */
#include "intake_reply.h"

#include <stdlib.h>
#include <string.h>

void reply_add(reply *a, work_stream stream, const char *bytes, size_t n) {
    const size_t size = a->sizes[stream];
    const size_t most = a->most != 0 ? a->most : REPLY_MOST;
    if (a->lost) return;
    /* n + 1 <= most - size, without overflow: sizes stay below `most`. */
    char *more = n < most - size ? realloc(a->bytes[stream], size + n + 1) : NULL;
    if (more == NULL) {
        a->lost = true;
        return;
    }
    memcpy(more + size, bytes, n);
    more[size + n] = '\0';
    a->bytes[stream] = more;
    a->sizes[stream] = size + n;
}

/* The next line; NULL: there is none. Ends it with NUL. */
static char *next_line(char **rest) {
    char *line = *rest;
    char *end = line != NULL ? strchr(line, '\n') : NULL;
    if (end == NULL) return NULL;
    *end = '\0';
    *rest = end + 1;
    return line;
}

static bool read_hash(const char *line, char hash[HASH_DIGITS + 1]) {
    hash[0] = '\0';
    if (line == NULL) return false;
    if (strcmp(line, "-") == 0) return true;
    if (strlen(line) != HASH_DIGITS || strspn(line, "0123456789abcdef") != HASH_DIGITS)
        return false;
    memcpy(hash, line, HASH_DIGITS + 1);
    return true;
}

/* The command writes printable ASCII here; anything else is not passed on to a terminal. */
static void clean(char *text) {
    for (; *text != '\0'; text++) {
        if (*text < ' ' || *text > '~') *text = '?';
    }
}

bool reply_read(reply *a) {
    char *rest = a->bytes[WORK_ERR];
    if (a->lost || a->bytes[WORK_OUT] == NULL) return false;
    const char *format = next_line(&rest);
    const char *hash = next_line(&rest);
    const char *converted = next_line(&rest);
    char *text = next_line(&rest);
    if (format == NULL || text == NULL) return false;
    clean(text);
    a->text = text;
    a->format = tg_format_by_name(format);
    return read_hash(hash, a->hash) && read_hash(converted, a->converted_hash);
}

void reply_drop(reply *a) {
    free(a->bytes[WORK_OUT]);
    free(a->bytes[WORK_ERR]);
    memset(a, 0, sizeof *a);
}
