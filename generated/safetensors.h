/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from safetensors.ksy. Do not edit. */

/* safetensors */
#ifndef KSYC_SAFETENSORS_H
#define KSYC_SAFETENSORS_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct safetensors safetensors;


#ifdef __cplusplus
extern "C" {
#endif

/* ---- safetensors */
/* Named tensors: the length of a header, the header, and one buffer with all elements. The header
 * is a JSON object with type, shape and byte range in the buffer of each tensor; a grammar of this
 * kind cannot parse JSON, so that of the header is specs/safetensors.rl.  Sources are given as
 * file:function of safetensors/src/ in huggingface/safetensors; "the document" is the section
 * Format of its README. Its reader accepts a little more than is accepted here, where two readers
 * could see two files: a name that occurs twice (the last one counts there), a tensor as an array
 * or a dtype as an object (forms of the library that it reads JSON with), names that are the same
 * up to a zero character, and shapes of over 2^63-1 bytes when their zeros are left out, such as
 * [0, 2^63].  A tensor has `dtype`, `shape` and `data_offsets`. Types (tensor.rs: Dtype) are BOOL,
 * F4, F6_E2M3, F6_E3M2, U8, I8, F8_E5M2, F8_E4M3, F8_E8M0, F8_E4M3FNUZ, F8_E5M2FNUZ, I16, U16, F16,
 * BF16, I32, U32, F32, C64, F64, I64 and U64. Elements of less than 8 bits fill whole bytes
 * together; the first is in the lowest bits. That is where PyTorch has elements of F4; for F6 no
 * writer and no document says it, so it is our choice. */
struct safetensors {
    ks_span ks;
    ks_stream *ks_io;
    /* Bytes of `header`. The upper bound is that of the reader and writer of the reference
     * implementation (tensor.rs: MAX_HEADER_SIZE); `{}` is the shortest header. */
    uint64_t len_header;
    /* JSON in UTF-8, see specs/safetensors.rl. Spaces may follow the object; other white space is a
     * note. */
    ks_bytes header;
    /* The buffer: elements little-endian, the last axis fastest. Every byte of it belongs to
     * exactly one tensor. */
    ks_bytes data;
    /* The first byte of the header. */
    uint8_t first_byte;
    uint64_t ks_at_first_byte;
    uint8_t ks_state_first_byte;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool safetensors_read(ks_ctx *ks, ks_stream *io, safetensors **out) KS_MUST_USE;
bool safetensors_parse(ks_ctx *ks, ks_stream *io, safetensors *self) KS_MUST_USE;
bool safetensors_make_first_byte(ks_ctx *ks, safetensors *self) KS_MUST_USE;
static inline bool KS_MUST_USE safetensors_get_first_byte(ks_ctx *ks, safetensors *self) {
    if (KS_LIKELY(self->ks_state_first_byte >= KS_DONE)) return true;
    return safetensors_make_first_byte(ks, self);
}
bool safetensors_complete(ks_ctx *ks, safetensors *self) KS_MUST_USE;
extern const ks_type safetensors_desc;

#ifdef __cplusplus
}
#endif

#endif
