/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doc_text.h - prose, code and tables as GitHub's Markdown wants them.
 *
 * Doc strings are plain text in which authors use a little Markdown: `code`, *stress*, links, lists,
 * tables and indented blocks mean what they mean there; everything else that Markdown would take for
 * markup (8*rank, <dims>, _io, a line that begins with >) is escaped.
 */
#ifndef KSYC_DOC_TEXT_H
#define KSYC_DOC_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "pool.h"
#include "text_output.h"

/* A code span that shows exactly `text`, which has no line ends. */
const char *ksyc_md_code(pool *p, const char *text);
/* A doc string as blocks, without a line end after the last line. */
const char *ksyc_md_block(pool *p, const char *doc);
/* A doc string on one line, with <br> between paragraphs and list items. */
const char *ksyc_md_line(pool *p, const char *doc);
/* The first sentence of a doc string, on one line. */
const char *ksyc_md_first_sentence(pool *p, const char *doc);
/* Whether a doc string has more structure than a table cell can show: a table or an indented block. */
bool ksyc_md_is_structured(const char *doc);
/* An entry of doc-ref: "URL", "URL title" or any text. */
const char *ksyc_md_reference(pool *p, const char *reference);

/* A row of a table. Pipes are escaped here and nowhere else. */
void ksyc_md_row(output *o, const char *const *cells, size_t num_cells);
/* The row of headings and the line below it. */
void ksyc_md_head(output *o, const char *const *cells, size_t num_cells);

/* The width of UTF-8 text in columns of a monospaced font (ours has no wide or combining characters). */
size_t ksyc_text_columns(const char *text);

#endif
