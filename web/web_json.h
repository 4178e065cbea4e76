/* SPDX-License-Identifier: Apache-2.0 */
/*
 * web_json.h - JSON in one growing buffer, which the page reads from the memory of the module.
 *
 * Errors are sticky: after a failed allocation, or beyond the bound, nothing more is added and
 * web_json_end() says so. Bytes above 0x7f are written as they are; the page decodes the text as UTF-8
 * and replaces what is not valid.
 */
#ifndef TENSORGATE_WEB_JSON_H
#define TENSORGATE_WEB_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct web_json {
    char *text;
    size_t size;
    size_t room;
    bool after_key;
    bool needs_comma;
    bool failed;
} web_json;

/* Starts a new document; keeps the memory of the last one. */
void web_json_start(web_json *j);
/* Whether the document is complete. */
bool web_json_end(const web_json *j);

void web_json_open(web_json *j, char bracket);
void web_json_close(web_json *j, char bracket);
void web_json_key(web_json *j, const char *key);
void web_json_key_n(web_json *j, const char *key, size_t n);
void web_json_text(web_json *j, const char *text);
void web_json_string(web_json *j, const char *text, size_t n);
void web_json_hex(web_json *j, const uint8_t *bytes, size_t n);
/* A number if JavaScript holds it exactly, otherwise its digits as a string. */
void web_json_u64(web_json *j, uint64_t value);
void web_json_s64(web_json *j, int64_t value);
/* NaN and infinities are strings. */
void web_json_f64(web_json *j, double value);
void web_json_bool(web_json *j, bool value);
void web_json_null(web_json *j);

/* The shortest decimal text that reads back as the same number, "nan", "inf" or "-inf": each module has its own. */
void web_f64_text(double value, char *dst, size_t cap);

#endif
