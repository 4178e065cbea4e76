/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "safetensors.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_safetensors_len_header = {
    "safetensors.len_header", "a header of 2 to 100000000 bytes", KS_BAD_VALUE, false};
static const ks_rule rule_safetensors_header_is_an_object = {
    "safetensors.header_is_an_object", "a header that begins with '{' right behind its length", KS_BAD_VALUE, false};
static const ks_rule rule_safetensors_header_is_aligned = {
    "safetensors.header_is_aligned", "a header of a multiple of 8 bytes, so that elements are aligned", KS_BAD_VALUE, true};

/* safetensors */

bool safetensors_parse(ks_ctx *ks, ks_stream *io, safetensors *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_len_header = ks_at(io);
    if (!ks_read_u8le(ks, io, &self->len_header)) return ks_in(ks, "len_header");
    if (!(self->len_header >= 2)) {
        ks_violated(ks, &rule_safetensors_len_header, at_len_header, ks_none(), ks_value_u64(self->len_header));
        return ks_in(ks, "len_header");
    }
    if (!(self->len_header <= 100000000)) {
        ks_violated(ks, &rule_safetensors_len_header, at_len_header, ks_none(), ks_value_u64(self->len_header));
        return ks_in(ks, "len_header");
    }
    bool v1 = io->size > 8;
    if (v1) {
        if (!safetensors_get_first_byte(ks, self)) return false;
        v1 = ((((self->first_byte == 123) || (self->first_byte == 32)) || (self->first_byte == 9)) || (self->first_byte == 10)) || (self->first_byte == 13);
    }
    if (!v1) {
        ks_violated(ks, &rule_safetensors_header_is_an_object, at_len_header, ks_none(), ks_value_u64(self->len_header));
        return ks_in(ks, "len_header");
    }
    if (!(((self->len_header % UINT64_C(8)) == 0) || (((int64_t)io->size - INT64_C(8)) < 0 || (uint64_t)((int64_t)io->size - INT64_C(8)) <= self->len_header)) && !ks_violated(ks, &rule_safetensors_header_is_aligned, at_len_header, ks_none(), ks_value_u64(self->len_header))) {
        return ks_in(ks, "len_header");
    }
    if (!ks_read_bytes(ks, io, self->len_header, &self->header)) return ks_in(ks, "header");
    if (!ks_read_rest(ks, io, &self->data)) return ks_in(ks, "data");
    self->ks.size = io->pos - ks_start;
    return true;
}

static bool read_safetensors_first_byte(ks_ctx *ks, ks_stream *io, safetensors *self) {
    self->ks_at_first_byte = ks_at(io);
    if (!ks_read_u1(ks, io, &self->first_byte)) return ks_in(ks, "first_byte");
    return true;
}

bool safetensors_make_first_byte(ks_ctx *ks, safetensors *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "first_byte", self->ks.at);
    ks_stream *const io = self->ks_io;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, 8);
    const bool ok = read_safetensors_first_byte(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_first_byte = KS_DONE;
    return true;
}

bool safetensors_complete(ks_ctx *ks, safetensors *self) {
    if (!safetensors_get_first_byte(ks, self)) return false;
    return true;
}

bool safetensors_read(ks_ctx *ks, ks_stream *io, safetensors **out) {
    safetensors *const self = (safetensors *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return safetensors_parse(ks, io, self);
}

static bool get_safetensors_first_byte(ks_ctx *ks, void *object) {
    return safetensors_get_first_byte(ks, (safetensors *)object);
}

static const ks_constant constants_safetensors_len_header[] = {
    {.word = UINT64_C(2)},
    {.word = UINT64_C(100000000)},
};
static const ks_link links_safetensors_len_header[] = {
    {KS_ROLE_VALUE, &safetensors_desc, 3}, /* first_byte */
};
static const ks_link links_safetensors_header[] = {
    {KS_ROLE_SIZE, &safetensors_desc, 0}, /* len_header */
};
static const ks_constant constants_safetensors_first_byte[] = {
    {.word = UINT64_C(123)},
    {.word = UINT64_C(32)},
    {.word = UINT64_C(9)},
    {.word = UINT64_C(10)},
    {.word = UINT64_C(13)},
};
static const ks_field fields_safetensors[] = {
    {.name = "len_header", .orig = "len_header",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(safetensors, len_header),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_safetensors_len_header, .num_constants = 2,
     .links = links_safetensors_len_header, .num_links = 1},
    {.name = "header", .orig = "header",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(safetensors, header),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_safetensors_header, .num_links = 1},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(safetensors, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "first_byte", .orig = "first_byte",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(safetensors, first_byte),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(safetensors, ks_state_first_byte),
     .at = (uint32_t)offsetof(safetensors, ks_at_first_byte),
     .wire_size = 1,
     .get = get_safetensors_first_byte,
     .constants = constants_safetensors_first_byte, .num_constants = 5},
};
const ks_type safetensors_desc = {
    .name = "safetensors", .size = sizeof(safetensors), .wire_size = KS_NOWHERE,
    .fields = fields_safetensors, .num_fields = 4, .has_at = true, .has_size = true};

