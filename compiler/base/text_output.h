/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text_output.h - the text that a backend writes; output_dir.h makes it a file.
 *
 *   output o = ksyc_output_new(pool, 0);
 *   block(&o, "struct %s", name);
 *   line(&o, "%s %s;", type, field);
 *   end(&o);
 *   ksyc_output_commit(&o, dir, "x.h");
 *
 * Two families of functions add text. `append...` add it exactly as given. The others write whole lines,
 * indented by the blocks that are open.
 */
#ifndef KSYC_TEXT_OUTPUT_H
#define KSYC_TEXT_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "known_facts.h"
#include "pool.h"
#include "spill.h"

/* A large piece of text that came from another output or was put away, or stands before such a piece. */
typedef struct output_part {
    const char *text; /* NULL: put away */
    size_t size;
    spill *away;
    uint64_t at; /* in `away` */
    struct output_part *next;
} output_part;

typedef struct output {
    pool *pool;
    spill *spill;              /* where a large text is put, or NULL */
    output_part *first, *last; /* what comes before `text` */
    size_t size_before;        /* of these */
    char *text;                /* NUL-terminated once something was written, else NULL */
    size_t size;
    size_t capacity;
    char *clean; /* of the last comment, or of lines that are folded */
    size_t clean_capacity;
    unsigned indent;   /* levels of four spaces */
    bool folds;        /* see ksyc_output_folding */
    size_t line;       /* where the line begins that is not complete, if it folds */
    uint64_t uses;     /* see ksyc_output_use */
    known_facts known; /* see ksyc_output_learn */
} output;

/* The value of one `${name}` of a template. */
typedef struct output_var {
    const char *name;
    const char *value;
} output_var;

output ksyc_output_new(pool *pool, unsigned indent);
/* The output of a text that may be too large to hold, and that only becomes a file or a part of one: nobody may ask for
 * the text. `spill` may be NULL. */
output ksyc_output_spilled(pool *pool, unsigned indent, spill *spill);
/* From here on a line of more than 100 columns is broken when it is complete: after a comma, or else at a blank, and goes
 * on eight columns further in. For languages to which blanks and line breaks are the same; what is appended from another
 * output that folds is not folded again. */
void ksyc_output_folding(output *o);
/* For a block that will be appended to `outer` at its current end: it knows what `outer` knows. */
output ksyc_output_inside(const output *outer);
/* What was written so far, NUL-terminated; valid until more is written. Text in several parts is copied for that. */
const char *ksyc_output_text(const output *o);
/* The text in parts, for large texts: NULL when nothing was written. Nothing may be written any more. */
const output_part *ksyc_output_parts(output *o);
/* At most `room` bytes of a part from `at` on, which is before its end: where they are, possibly in `room_for`; NULL
 * with `errno` set when they cannot be read. */
const char *ksyc_part_bytes(const output_part *part, size_t at, char *room_for, size_t room,
                            size_t *size);
size_t ksyc_output_size(const output *o);
bool ksyc_output_is_empty(const output *o);

/* ---- text as it is */

/* Appends the text of another output, which is given up. A large text of the same pool is not copied, nor one that was
 * put away. */
void ksyc_move_output(output *o, output *other);

void ksyc_append(output *o, const char *text);
void ksyc_append_bytes(output *o, const char *text, size_t size);
void ksyc_appendf(output *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Replaces every ${name} of `text`. When a value has several lines, the later ones get the white space that
 * stands before the ${name}. An unknown name is a mistake in the backend and stops the program. */
void ksyc_append_template(output *o, const output_var *vars, size_t num_vars, const char *text);

/* ---- lines of C */

/* Blanks before a line at the current indentation. */
unsigned ksyc_output_margin(const output *o);

/* One line at the current indentation; an empty text gives an empty line. */
void ksyc_line(output *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A line that opens a block, and one that closes it. */
void ksyc_block(output *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
void ksyc_end(output *o);
/* Closes a block and opens the next on the same line: `} else {`. */
void ksyc_end_block(output *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A `case` or `default` with a block of its own, inside the block of a switch; ksyc_end_label closes it. */
void ksyc_label(output *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
void ksyc_end_label(output *o);
/* A comment of whole sentences, wrapped at 100 columns. */
void ksyc_comment(output *o, const char *text);

/* ---- what it uses, what is known */

/* Notes that the text uses variables, which are bits that only the backend knows. */
void ksyc_output_use(output *o, uint64_t variables);
/* Appends `inner` with what it uses. */
void ksyc_append_output(output *o, const output *inner);

/*
 * A learned fact holds from here to the end of the current block: generated code jumps only out of the function, so
 * whatever follows in the block is reached only through this point. `end`, `ksyc_end_block` and `label` drop what was
 * learned in the block that they close. What a fact is, and when two are the same, only the backend knows.
 */
void ksyc_output_learn(output *o, const void *fact, uint32_t hash);
bool ksyc_output_knows(const output *o, const void *fact, uint32_t hash, same_fact *same);

#endif
