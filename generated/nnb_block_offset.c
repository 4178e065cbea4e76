/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "nnb_block_offset.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_nnb_block_offset_offset = {
    "nnb_block_offset.offset", "at most data_size", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_block_offset_aligned_offset = {
    "nnb_block_offset.aligned_offset", "a multiple of 4", KS_BAD_REFERENCE, true};

/* nnb_block_offset */

bool nnb_block_offset_parse(ks_ctx *ks, ks_stream *io, nnb_block_offset *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_offset = ks_at(io);
    if (!ks_read_u4le(ks, io, &self->offset)) return ks_in(ks, "offset");
    if (!(self->offset <= self->data_size)) {
        ks_violated(ks, &rule_nnb_block_offset_offset, at_offset, ks_value_u64(self->data_size), ks_value_u64((uint64_t)self->offset));
        return ks_in(ks, "offset");
    }
    if (!(((uint64_t)self->offset % UINT64_C(4)) == 0) && !ks_violated(ks, &rule_nnb_block_offset_aligned_offset, at_offset, ks_none(), ks_value_u64((uint64_t)self->offset))) {
        return ks_in(ks, "offset");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

static const ks_field fields_nnb_block_offset[] = {
    {.name = "data_size", .orig = "data_size",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(nnb_block_offset, data_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "offset", .orig = "offset",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_block_offset, offset),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_block_offset_desc = {
    .name = "nnb_block_offset", .size = sizeof(nnb_block_offset), .wire_size = 4,
    .fields = fields_nnb_block_offset, .num_fields = 2, .has_at = true, .has_size = true};

