/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_json.h - writes one JSON document piece by piece, so that memory does not depend on its
 * length.
 *
 * Numbers are exact: 64-bit integers in full, floats with the shortest digits that read back as the
 * same number; NaN and infinities are the strings "nan", "inf" and "-inf". Strings are UTF-8; a
 * byte that is not part of valid UTF-8 is written as the four characters \xNN, which text may contain, too: jw_name()
 * adds the bytes. Characters that could control a terminal are escaped even if JSON does not require it.
 */
#ifndef TENSORGATE_CLI_JSON_H
#define TENSORGATE_CLI_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"

/* Sufficient for tg_walk: two containers per level, and those of the document around them. */
#define JW_DEPTH (2 * TG_WALK_DEPTH + 8)

/* On the stack, which grows for more where a limit of addresses may forbid it. */
#define JW_BUFFER (8u << 10)

typedef struct jw {
    FILE *out; /* has all that was written after jw_flush() */
    unsigned depth;
    /* What separates the next key or element from the one before: nothing, ", ", or with a line break in place of the space. */
    uint8_t gap_size;
    char gap[2];
    bool after_key;
    bool
        new_line; /* before what comes next, which may be the end of a container; the gap has it, too */
    bool one_line; /* jw_line() does nothing */
    bool failed;   /* something could not be written to `out` */
    char closing[JW_DEPTH + 1];
    size_t used;
    /* JSON consists of very short pieces, each of which would be a call of stdio; and a call of the system takes as long as
     * ten tensors. */
    char buffer[JW_BUFFER];
} jw;

void jw_start(jw *j, FILE *out);
/* Closes all open containers, even after an error, ends the line, and writes all to the file. */
void jw_finish(jw *j);
/* Writes to the file what is complete so far; before others write there. False if it, or something before, could not be written. */
bool jw_flush(jw *j);

/* Starts a new line before the next key or element. */
void jw_line(jw *j);
/* Whether the next element follows another one, for those who write elements to `out` in other ways; and it does, or does not. */
static inline bool jw_follows(const jw *j) { return j->gap_size > 0; }
void jw_set_follows(jw *j, bool follows);

void jw_begin_object(jw *j);
void jw_end_object(jw *j);
void jw_begin_array(jw *j);
void jw_end_array(jw *j);
void jw_key_n(jw *j, const char *key, size_t n);
void jw_string(jw *j, const char *text, size_t n);
/* A key that is a word of this program: short, printable ASCII without quotes and backslashes. */
void jw_word(jw *j, const char *key, size_t n);
/* Inline, since the length of a constant is one. */
static inline void jw_key(jw *j, const char *key) { jw_word(j, key, strlen(key)); }
static inline void jw_text(jw *j, const char *text) { jw_string(j, text, strlen(text)); }
/* A key and a string by which something can be found again. If it is not UTF-8, KEY_hex follows,
 * with its bytes in hexadecimal. */
void jw_name(jw *j, const char *key, const char *text, size_t n);
/* The names of a tensor: `name`, as shown, and `raw_name`, as in the file, if they differ. */
void jw_tensor_names(jw *j, const tg_tensor *t);
void jw_u64(jw *j, uint64_t value);
void jw_s64(jw *j, int64_t value);
void jw_f32(jw *j, float value);
void jw_f64(jw *j, double value);
void jw_bool(jw *j, bool value);
void jw_null(jw *j);
void jw_shape(jw *j, const uint64_t *shape, uint32_t rank);

/* Room in the buffer for one element of at most `n` <= JW_ROOM bytes, behind what separates it from the one before; and where it
 * ends, before anything else is called. For elements that are too many to pass each piece through jw. */
#define JW_ROOM 1024u
char *jw_room(jw *j, size_t n);
void jw_taken(jw *j, const char *end);
/* Or the element is written in another way after all: the next one is it. */
void jw_not_taken(jw *j, const char *start);
/* The text written to the file of `j` until the next call is one key or element: for values that
 * are too many to pass each one through jw. */
FILE *jw_by_hand(jw *j);

/* The members that every verb reports about a file, inside an open object: file, size, format,
 * valid. */
void jw_head(jw *j, const char *name, const report *r);
/* Its two halves: the last member may not be known before others are written. */
void jw_file(jw *j, const char *name, const report *r);
void jw_valid(jw *j, const report *r);
/* Writes an object that describes the error; the list of notes. */
void jw_error(jw *j, const tg_error *error);
/* `file`: where the error has its place, if it is not the file that it is about; or NULL. */
void jw_error_in(jw *j, const tg_error *error, const char *file);
void jw_notes(jw *j, const report *r);
/* Writes all three as the members of an open object: head, error, notes. `error` is the reason that
 * `file` is NULL, or another failure; NULL or TG_CODE_NONE: no failure. */
void jw_report(jw *j, const char *name, const tg_file *file, const tg_error *error);

/* A sink that writes to `j`. */
tg_sink jw_sink(jw *j);

#endif
