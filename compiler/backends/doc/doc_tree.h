/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doc_tree.h - a whole format at a glance.
 *
 *   btf
 *   ├─ num_tensors       uint64
 *   └─ offsets           offset_entry × num_tensors
 *      ├─ offset         uint64
 *      └─ record         record at offset
 */
#ifndef KSYC_DOC_TREE_H
#define KSYC_DOC_TREE_H

#include "doc_words.h"
#include "ir.h"
#include "text_output.h"

/* Writes a code block. Each type is expanded where it first occurs, and only as deep as a page can show. */
void ksyc_doc_tree(output *o, const doc_pen *pen, const ir_type *top);

#endif
