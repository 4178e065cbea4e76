/* SPDX-License-Identifier: Apache-2.0 */
/*
 * web_json.c - see web_json.h.
 */
#include "web_json.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tensorgate.h"

/* A document is shown to a person; none of those that the bridge makes comes near. */
#define MOST ((size_t)64 << 20)
#define SAFE_INTEGER (UINT64_C(1) << 53)

static void put(web_json *j, const char *bytes, size_t n) {
    if (j->failed) return;
    if (n > j->room - j->size) {
        /* No overflow: size <= MOST, and n is bounded before the sum is made. */
        size_t room = n > MOST - j->size ? 0 : j->size + n;
        if (room != 0) room = room < MOST / 2 ? 2 * room : MOST;
        char *more = room != 0 ? realloc(j->text, room) : NULL;
        if (more == NULL) {
            j->failed = true;
            return;
        }
        j->text = more;
        j->room = room;
    }
    memcpy(j->text + j->size, bytes, n);
    j->size += n;
}

static void separate(web_json *j) {
    if (j->needs_comma && !j->after_key) put(j, ",", 1);
    j->after_key = false;
    j->needs_comma = true;
}

void web_json_start(web_json *j) {
    j->size = 0;
    j->after_key = false;
    j->needs_comma = false;
    j->failed = false;
}

bool web_json_end(const web_json *j) { return !j->failed; }

void web_json_open(web_json *j, char bracket) {
    separate(j);
    put(j, &bracket, 1);
    j->needs_comma = false;
}

void web_json_close(web_json *j, char bracket) {
    put(j, &bracket, 1);
    j->needs_comma = true;
}

void web_json_string(web_json *j, const char *text, size_t n) {
    separate(j);
    put(j, "\"", 1);
    size_t plain = 0;
    for (size_t i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)text[i];
        if (c >= 0x20 && c != '"' && c != '\\' && c != 0x7f) continue;
        char escaped[8];
        const int length = snprintf(escaped, sizeof escaped, "\\u%04x", c);
        put(j, text + plain, i - plain);
        put(j, escaped, (size_t)length);
        plain = i + 1;
    }
    put(j, text + plain, n - plain);
    put(j, "\"", 1);
}

void web_json_text(web_json *j, const char *text) { web_json_string(j, text, strlen(text)); }

void web_json_key_n(web_json *j, const char *key, size_t n) {
    web_json_string(j, key, n);
    put(j, ":", 1);
    j->after_key = true;
}

void web_json_key(web_json *j, const char *key) { web_json_key_n(j, key, strlen(key)); }

void web_json_hex(web_json *j, const uint8_t *bytes, size_t n) {
    static const char digits[] = "0123456789abcdef";
    separate(j);
    put(j, "\"", 1);
    for (size_t i = 0; i < n; i++) {
        const char pair[2] = {digits[bytes[i] >> 4], digits[bytes[i] & 15]};
        put(j, pair, 2);
    }
    put(j, "\"", 1);
}

static void put_bare(web_json *j, const char *text, bool quoted) {
    separate(j);
    if (quoted) put(j, "\"", 1);
    put(j, text, strlen(text));
    if (quoted) put(j, "\"", 1);
}

void web_json_u64(web_json *j, uint64_t value) {
    char text[24];
    snprintf(text, sizeof text, "%" PRIu64, value);
    put_bare(j, text, value > SAFE_INTEGER);
}

void web_json_s64(web_json *j, int64_t value) {
    char text[24];
    snprintf(text, sizeof text, "%" PRId64, value);
    put_bare(j, text, value > (int64_t)SAFE_INTEGER || value < -(int64_t)SAFE_INTEGER);
}

void web_json_f64(web_json *j, double value) {
    char text[40];
    web_f64_text(value, text, sizeof text);
    put_bare(j, text, !isfinite(value));
}

void web_json_bool(web_json *j, bool value) { put_bare(j, value ? "true" : "false", false); }

void web_json_null(web_json *j) { put_bare(j, "null", false); }
