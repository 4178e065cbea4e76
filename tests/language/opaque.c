/* SPDX-License-Identifier: Apache-2.0 */
/* opaque.c - the type that opaque.ksy leaves to the program: two bytes, the first of which is not 255. */
#include <stddef.h>

#include "opaque_point.h"

bool opaque_point_parse(ks_ctx *ks, ks_stream *io, opaque_point *self) {
    const uint64_t start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (!ks_read_u1(ks, io, &self->x)) return ks_in(ks, "x");
    if (self->x == 255) return ks_fail(ks, KS_BAD_VALUE, self->ks.at, "not 255");
    if (self->x == 254) return false; /* without a reason */
    if (!ks_read_u1(ks, io, &self->y)) return ks_in(ks, "y");
    self->ks.size = io->pos - start;
    return true;
}

static const ks_field fields[] = {{.name = "x",
                                   .orig = "x",
                                   .storage = KS_STORE_U8,
                                   .offset = (uint32_t)offsetof(opaque_point, x),
                                   .present = KS_NOWHERE,
                                   .state = KS_NOWHERE,
                                   .at = KS_NOWHERE,
                                   .wire_size = 1},
                                  {.name = "y",
                                   .orig = "y",
                                   .storage = KS_STORE_U8,
                                   .offset = (uint32_t)offsetof(opaque_point, y),
                                   .present = KS_NOWHERE,
                                   .state = KS_NOWHERE,
                                   .at = KS_NOWHERE,
                                   .wire_size = 1}};
const ks_type opaque_point_desc = {.name = "opaque_point",
                                   .size = sizeof(opaque_point),
                                   .wire_size = KS_NOWHERE,
                                   .fields = fields,
                                   .num_fields = 2,
                                   .has_at = true,
                                   .has_size = true};
