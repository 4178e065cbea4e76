/* SPDX-License-Identifier: Apache-2.0 */
/*
 * program_parts.h - what the parts of ks_program.c know of each other. ksyc writes them as that one file.
 */
#ifndef KS_PROGRAM_PARTS_H
#define KS_PROGRAM_PARTS_H

#include <stdio.h>

#include "ks_program.h"
#include "ks_walk.h"
#include "ks_writer.h"

enum { EXIT_GOOD = 0, EXIT_REFUSED = 1, EXIT_TROUBLE = 2 };

enum {
    ROW = 16,           /* numbers of an array in a line, and bytes in a line of `map` */
    SHOWN = 32,         /* bytes of a byte string */
    LINE = 2048,        /* characters of a line about a field; the rest is cut */
    BYTES_PER_STEP = 16 /* of a text, beside the step for its field */
};

typedef struct options {
    bool json;
    bool strict;
    uint64_t max_size;
    uint64_t max_memory; /* 0: by the size of the file */
    uint64_t max_work;
    uint64_t max_depth;
} options;

/* One file and all that was read of it. */
typedef struct input {
    const char *name;
    uint8_t *data;
    size_t size;
    ks_ctx ks;
    ks_stream io; /* lives as long as the tree */
    void *root;
    bool is_good;
} input;

/* Numbers of an array that are not printed yet. */
typedef struct row {
    ks_node first;
    ks_scalar value[ROW];
    unsigned count;
    uint64_t size;
} row;

/* ---- program_text.c: values, names and texts of a file as ASCII and as JSON */

/* A text in JSON, in ASCII. */
void ks_program_put_json(const uint8_t *text, uint64_t n);
void ks_program_put_json_name(const char *key, const char *text);
void ks_program_write_hex(ks_writer *w, uint8_t byte);
void ks_program_write_number(ks_writer *w, const ks_scalar *value);
bool ks_program_is_number(ks_kind kind);
/* Elements that are plain numbers share a line. */
bool ks_program_is_plain_element(const ks_node *node);
/* " = value (label) (n bits)" */
void ks_program_write_value(ks_writer *w, const ks_node *node);
void ks_program_write_name(ks_writer *w, const ks_node *node);

/* ---- program_input.c: loading and reading a file, and what is said of it */

/* Reads a file. False: it could not be loaded, which was said. */
bool ks_program_open_input(const ks_format *format, const options *o, const char *name, input *in);
void ks_program_close_input(input *in);
/* Out of memory is no verdict about a file. */
int ks_program_status_of(const input *in);
/* "bad FILE: NAME: PATH at byte N: ..." as a result, or without "bad" as a message. */
void ks_program_tell(const ks_format *format, const input *in, FILE *out, const char *before);
/* Tolerated violations, on stderr. */
void ks_program_tell_notes(const input *in);
/* The members that check and dump have in common; the object stays open. */
void ks_program_put_report(const ks_format *format, const input *in);

/* ---- program_walk.c: walks over the parse tree, under the budget of parsing */

/* A step for each node and for each so many bytes of text: an array of a value instance may show the same text again
 * and again. */
ks_go ks_program_spend(ks_ctx *ks, const ks_node *node);
int ks_program_columns_of(const input *in);
/* Printing has the same budget as parsing. False with an error in the context. */
bool ks_program_walk(const ks_format *format, input *in, ks_visitor visitor);

/* ---- program_dump.c: the parse tree, as lines and as JSON */

int ks_program_dump_file(const ks_format *format, const options *o, input *in);

/* ---- program_map.c: every byte of a file beside the name of its field */

int ks_program_map_file(const ks_format *format, const options *o, input *in);

#endif
