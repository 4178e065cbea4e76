/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "npy.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_npy_magic = {
    "npy.magic", "bytes 93 4e 55 4d 50 59", KS_BAD_VALUE, false};
static const ks_rule rule_npy_major = {
    "npy.major", "version 1, 2 or 3", KS_BAD_VALUE, false};
static const ks_rule rule_npy_minor = {
    "npy.minor", "minor version 0", KS_BAD_VALUE, false};
static const ks_rule rule_npy_header_in_bounds = {
    "npy.header_in_bounds", "a header of at most 1048576 bytes", KS_BAD_VALUE, false};
static const ks_rule rule_npy_header_is_read_by_default = {
    "npy.header_is_read_by_default", "a header of at most 10000 bytes, which NumPy reads without max_header_size", KS_BAD_VALUE, true};
static const ks_rule rule_npy_data_is_aligned = {
    "npy.data_is_aligned", "a header padded so that the elements begin at a multiple of 16", KS_BAD_VALUE, true};

/* npy */

bool npy_parse(ks_ctx *ks, ks_stream *io, npy *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 6) {
        ks_short(ks, io, 0, 6);
        return ks_in(ks, "magic");
    }
    self->magic = (ks_bytes){v2, 6};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->magic, ((ks_bytes){(const uint8_t *)"\223NUMPY", 6}), &v3)) return ks_in_at(ks, "magic", ks_at(io));
    if (!v3) {
        ks_violated(ks, &rule_npy_magic, ks_at(io), ks_none(), ks_value_bytes(ks, self->magic.data, self->magic.size));
        return ks_in(ks, "magic");
    }
    if (v1 < 7) {
        ks_short(ks, io, 6, 1);
        return ks_in(ks, "major");
    }
    self->major = ks_u1(v2 + 6);
    if (!((self->major == 1) || (self->major == 2) || (self->major == 3))) {
        ks_violated(ks, &rule_npy_major, ks_at(io) + 6, ks_none(), ks_value_u64((uint64_t)self->major));
        return ks_in(ks, "major");
    }
    if (v1 < 8) {
        ks_short(ks, io, 7, 1);
        return ks_in(ks, "minor");
    }
    self->minor = ks_u1(v2 + 7);
    if (!(self->minor == 0)) {
        ks_violated(ks, &rule_npy_minor, ks_at(io) + 7, ks_none(), ks_value_u64((uint64_t)self->minor));
        return ks_in(ks, "minor");
    }
    io->pos += 8;
    const uint64_t at_len_header = ks_at(io);
    switch (self->major) {
    case 1: {
        uint16_t v4 = 0;
        if (!ks_read_u2le(ks, io, &v4)) return ks_in(ks, "len_header");
        self->len_header = v4;
        self->ks_has_len_header = 2;
        break;
    }
    default: {
        uint32_t v5 = 0;
        if (!ks_read_u4le(ks, io, &v5)) return ks_in(ks, "len_header");
        self->len_header = v5;
        self->ks_has_len_header = 4;
        break;
    }
    }
    if (self->ks_has_len_header == 0) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'len_header' to be present");
        return ks_in(ks, "header_in_bounds");
    }
    if (!(self->len_header <= 1048576)) {
        ks_violated(ks, &rule_npy_header_in_bounds, at_len_header, ks_none(), ks_value_u64((uint64_t)self->len_header));
        return ks_in(ks, "len_header");
    }
    if (!(self->len_header <= 10000) && !ks_violated(ks, &rule_npy_header_is_read_by_default, at_len_header, ks_none(), ks_value_u64((uint64_t)self->len_header))) {
        return ks_in(ks, "len_header");
    }
    if (!((((uint64_t)self->len_header + ((self->major == 1) ? UINT64_C(10) : UINT64_C(12))) % UINT64_C(16)) == 0) && !ks_violated(ks, &rule_npy_data_is_aligned, at_len_header, ks_none(), ks_value_u64((uint64_t)self->len_header))) {
        return ks_in(ks, "len_header");
    }
    if (!ks_read_bytes(ks, io, self->len_header, &self->header)) return ks_in(ks, "header");
    if (!ks_read_rest(ks, io, &self->data)) return ks_in(ks, "data");
    self->ks.size = io->pos - ks_start;
    return true;
}

bool npy_read(ks_ctx *ks, ks_stream *io, npy **out) {
    npy *const self = (npy *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return npy_parse(ks, io, self);
}

static const ks_constant constants_npy_magic[] = {
    {.bytes = "\223NUMPY", .size = 6},
};
static const ks_constant constants_npy_major[] = {
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
};
static const ks_constant constants_npy_minor[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_npy_len_header[] = {
    {.word = UINT64_C(1048576)},
    {.word = UINT64_C(10000)},
};
static const ks_link links_npy_len_header[] = {
    {KS_ROLE_CASE, &npy_desc, 1}, /* major */
    {KS_ROLE_VALUE, &npy_desc, 1}, /* major */
};
static const ks_link links_npy_header[] = {
    {KS_ROLE_SIZE, &npy_desc, 3}, /* len_header */
};
static const ks_field fields_npy[] = {
    {.name = "magic", .orig = "magic",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(npy, magic),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 6,
     .constants = constants_npy_magic, .num_constants = 1},
    {.name = "major", .orig = "major",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(npy, major),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_npy_major, .num_constants = 3},
    {.name = "minor", .orig = "minor",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(npy, minor),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_npy_minor, .num_constants = 1},
    {.name = "len_header", .orig = "len_header",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(npy, len_header),
     .present = (uint32_t)offsetof(npy, ks_has_len_header),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .constants = constants_npy_len_header, .num_constants = 2,
     .links = links_npy_len_header, .num_links = 2},
    {.name = "header", .orig = "header",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(npy, header),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_npy_header, .num_links = 1},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(npy, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
};
const ks_type npy_desc = {
    .name = "npy", .size = sizeof(npy), .wire_size = KS_NOWHERE,
    .fields = fields_npy, .num_fields = 6, .has_at = true, .has_size = true};

