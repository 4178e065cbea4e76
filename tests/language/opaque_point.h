/* SPDX-License-Identifier: Apache-2.0 */
/* opaque_point.h - a type that opaque.ksy leaves to the program, in the form that docs/ksyc.md asks for. */
#ifndef TESTS_LANGUAGE_OPAQUE_POINT_H
#define TESTS_LANGUAGE_OPAQUE_POINT_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct opaque_point {
    ks_span ks;
    ks_stream *ks_io;
    uint8_t x, y;
} opaque_point;

bool opaque_point_parse(ks_ctx *ks, ks_stream *io, opaque_point *self) KS_MUST_USE;
extern const ks_type opaque_point_desc;

#ifdef __cplusplus
}
#endif

#endif
