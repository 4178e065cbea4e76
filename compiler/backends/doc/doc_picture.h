/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doc_picture.h - the layout of a type as a picture in characters.
 *
 *          0       1       2       3       4       5       6       7
 *      ┌───────────────────────────────────────────────────────────────┐
 *    0 │                             rank                              │
 *      ├───────┬───────┬───────────────────────────────────────────────┤
 *    8 │ dtype │layout │                   reserved                    │
 *      ├───────┴───────┴───────────────────────────────────────────────┤
 *   16 ┆ dims … rank × 8                                               ┆
 *      └───────────────────────────────────────────────────────────────┘
 */
#ifndef KSYC_DOC_PICTURE_H
#define KSYC_DOC_PICTURE_H

#include "doc_words.h"
#include "ir.h"
#include "text_output.h"

/* Writes a code block; nothing for types with fewer than two fields that have bytes. */
void ksyc_doc_picture(output *o, const doc_pen *pen, const ir_type *type);

#endif
