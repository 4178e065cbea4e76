/* SPDX-License-Identifier: Apache-2.0 */
/* format.c - see format.h. */
#include "format.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct sink {
    char *to;
    size_t room, size;
} sink;

static void put(sink *s, const char *text, size_t size) {
    /* The sizes are of texts in memory, so their sum cannot wrap. One byte is kept for the NUL. */
    if (s->size + 1 < s->room) {
        const size_t left = s->room - s->size - 1;
        memcpy(s->to + s->size, text, size < left ? size : left);
    }
    s->size += size;
}

static void put_number(sink *s, uint64_t number) {
    char digits[20]; /* of 2^64 - 1 */
    size_t at = sizeof digits;
    do digits[--at] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    put(s, digits + at, sizeof digits - at);
}

/* The conversions that nearly every text is made of; false for any other one. */
static bool put_converted(sink *s, const char **format, va_list *args) {
    const char *c = *format + 1;
    if (*c == 's') {
        const char *text = va_arg(*args, const char *);
        put(s, text, strlen(text));
    } else if (*c == 'u') {
        put_number(s, va_arg(*args, unsigned));
    } else if (*c == '%') {
        put(s, "%", 1);
    } else if (c[0] == 'z' && c[1] == 'u') {
        put_number(s, va_arg(*args, size_t));
        c++;
    } else if (c[0] == 'l' && c[1] == 'u') {
        put_number(s, va_arg(*args, unsigned long));
        c++;
    } else if (c[0] == 'l' && c[1] == 'l' && c[2] == 'u') {
        put_number(s, va_arg(*args, unsigned long long));
        c += 2;
    } else {
        return false;
    }
    *format = c + 1;
    return true;
}

/* Broken formats and texts of 2^31 bytes are mistakes of a backend. */
static size_t checked_size(int size) {
    if (size >= 0) return (size_t)size;
    fputs("ksyc: broken format\n", stderr);
    abort();
}

size_t ksyc_format(char *to, size_t room, const char *format, va_list args) {
    va_list again;
    va_copy(again, args);
    sink s = {to, room, 0};
    bool is_known = true;
    for (const char *c = format; *c != '\0' && is_known;) {
        const size_t plain = strcspn(c, "%");
        put(&s, c, plain);
        c += plain;
        if (*c != '\0') is_known = put_converted(&s, &c, &again);
    }
    va_end(again);
    if (!is_known) return checked_size(vsnprintf(to, room, format, args));
    if (room > 0) to[s.size < room ? s.size : room - 1] = '\0';
    return s.size;
}
