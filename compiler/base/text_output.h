/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text_output.h - the text that an emitter writes, and how it becomes a file.
 *
 *   output *o = output_new(pool);
 *   out(o, "struct %s {\n", name);
 *   out_indent(o, 1);
 *   out_template(o, (output_var[]){{"type", type}, {"name", name}}, 2, "${type} ${name};\n");
 *   out_indent(o, -1);
 *   out(o, "};\n");
 *   if (!output_commit(o, dir, "x.h", diag)) ...
 *
 * Indentation is put in front of the first character of each line; empty lines and lines that begin
 * with `#` (the preprocessor's) get none.
 */
#ifndef KSYC_OUTPUT_H
#define KSYC_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "diag.h"
#include "pool.h"

typedef struct output output;

typedef struct output_var {
    const char *name;
    const char *value;
} output_var;

output *output_new(pool *pool);
/* Appends formatted text. */
void out(output *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Appends text as it is (but indented). */
void out_text(output *o, const char *text, size_t size);
/* Appends `text` with every ${name} replaced. When a value has several lines, the later ones get
 * the white space that stands in front of the ${name}. An unknown name is a mistake in the emitter
 * and stops the program. */
void out_template(output *o, const output_var *vars, size_t num_vars, const char *text);
/* Changes the indentation of the lines that follow by `levels` of four spaces. */
void out_indent(output *o, int levels);
/* What was appended so far, NUL-terminated; valid until the next append. */
const char *output_text(const output *o);
size_t output_size(const output *o);

/*
 * Makes the text the content of the file `name` in the folder `dir` (NULL: the current one). A file
 * that has these bytes already is left untouched; otherwise a temporary file in the same folder is
 * written and renamed, so a reader never sees half a file. False after a message in `diag`.
 */
bool output_commit(output *o, const char *dir, const char *name, diag *diag);

#endif
