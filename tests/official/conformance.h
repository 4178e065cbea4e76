/* SPDX-License-Identifier: Apache-2.0 */
/* conformance.h - what conformance.py compiles behind each reader, and conformance.c asks. */
#ifndef TENSORGATE_CONFORMANCE_H
#define TENSORGATE_CONFORMANCE_H

#include "ks_table.h"

typedef struct conformance_reader {
    const char *grammar;
    const ks_type *type;
    /* The object also when the reading failed, if there is one; else NULL. */
    bool (*read)(ks_ctx *ks, ks_stream *io, void **object);
} conformance_reader;

/* NULL at the end. */
extern const conformance_reader *const conformance_readers[];

#endif
