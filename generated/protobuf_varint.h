/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from protobuf_varint.ksy. Do not edit. */

/* Varint of Protocol Buffers */
#ifndef KSYC_PROTOBUF_VARINT_H
#define KSYC_PROTOBUF_VARINT_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct protobuf_varint protobuf_varint;


#ifdef __cplusplus
extern "C" {
#endif

/* ---- protobuf_varint */
/* A number of at most 64 bits, of which each byte has seven, the lowest ones first. The highest bit
 * of a byte says that another one follows. The ten bytes are written out one by one, since so they
 * need neither a list nor shifts. */
struct protobuf_varint {
    ks_span ks;
    ks_stream *ks_io;
    /* Lowest seven bits. */
    uint8_t b0;
    /* Bits 7 to 13. */
    uint8_t b1;
    /* Bits 14 to 20. */
    uint8_t b2;
    /* Bits 21 to 27. */
    uint8_t b3;
    /* Bits 28 to 34. */
    uint8_t b4;
    /* Bits 35 to 41. */
    uint8_t b5;
    /* Bits 42 to 48. */
    uint8_t b6;
    /* Bits 49 to 55. */
    uint8_t b7;
    /* Bits 56 to 62. */
    uint8_t b8;
    /* Bit 63. */
    uint8_t b9;
    /* The number. */
    uint64_t value;
    bool ks_has_b1;
    bool ks_has_b2;
    bool ks_has_b3;
    bool ks_has_b4;
    bool ks_has_b5;
    bool ks_has_b6;
    bool ks_has_b7;
    bool ks_has_b8;
    bool ks_has_b9;
    uint8_t ks_state_value;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool protobuf_varint_read(ks_ctx *ks, ks_stream *io, protobuf_varint **out) KS_MUST_USE;
bool protobuf_varint_parse(ks_ctx *ks, ks_stream *io, protobuf_varint *self) KS_MUST_USE;
bool protobuf_varint_make_value(ks_ctx *ks, protobuf_varint *self) KS_MUST_USE;
static inline bool KS_MUST_USE protobuf_varint_get_value(ks_ctx *ks, protobuf_varint *self) {
    if (KS_LIKELY(self->ks_state_value >= KS_DONE)) return true;
    return protobuf_varint_make_value(ks, self);
}
bool protobuf_varint_complete(ks_ctx *ks, protobuf_varint *self) KS_MUST_USE;
extern const ks_type protobuf_varint_desc;

#ifdef __cplusplus
}
#endif

#endif
