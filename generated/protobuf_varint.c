/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "protobuf_varint.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_protobuf_varint_b9 = {
    "protobuf_varint.b9", "a number of at most 64 bits", KS_BAD_VALUE, false};

/* protobuf_varint */

bool protobuf_varint_parse(ks_ctx *ks, ks_stream *io, protobuf_varint *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (!ks_read_u1(ks, io, &self->b0)) return ks_in(ks, "b0");
    if (self->b0 >= 128) {
        self->ks_has_b1 = true;
        if (!ks_read_u1(ks, io, &self->b1)) return ks_in(ks, "b1");
    }
    bool v1 = self->b0 >= 128;
    if (v1) {
        if (!self->ks_has_b1) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b1' to be present");
            return ks_in(ks, "b2");
        }
        v1 = self->b1 >= 128;
    }
    if (v1) {
        self->ks_has_b2 = true;
        if (!ks_read_u1(ks, io, &self->b2)) return ks_in(ks, "b2");
    }
    bool v2 = self->b0 >= 128;
    if (v2) {
        if (!self->ks_has_b1) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b1' to be present");
            return ks_in(ks, "b3");
        }
        v2 = self->b1 >= 128;
    }
    bool v3 = v2;
    if (v3) {
        if (!self->ks_has_b2) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b2' to be present");
            return ks_in(ks, "b3");
        }
        v3 = self->b2 >= 128;
    }
    if (v3) {
        self->ks_has_b3 = true;
        if (!ks_read_u1(ks, io, &self->b3)) return ks_in(ks, "b3");
    }
    bool v4 = self->b0 >= 128;
    if (v4) {
        if (!self->ks_has_b1) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b1' to be present");
            return ks_in(ks, "b4");
        }
        v4 = self->b1 >= 128;
    }
    bool v5 = v4;
    if (v5) {
        if (!self->ks_has_b2) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b2' to be present");
            return ks_in(ks, "b4");
        }
        v5 = self->b2 >= 128;
    }
    bool v6 = v5;
    if (v6) {
        if (!self->ks_has_b3) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b3' to be present");
            return ks_in(ks, "b4");
        }
        v6 = self->b3 >= 128;
    }
    if (v6) {
        self->ks_has_b4 = true;
        if (!ks_read_u1(ks, io, &self->b4)) return ks_in(ks, "b4");
    }
    bool v7 = self->b0 >= 128;
    if (v7) {
        if (!self->ks_has_b1) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b1' to be present");
            return ks_in(ks, "b5");
        }
        v7 = self->b1 >= 128;
    }
    bool v8 = v7;
    if (v8) {
        if (!self->ks_has_b2) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b2' to be present");
            return ks_in(ks, "b5");
        }
        v8 = self->b2 >= 128;
    }
    bool v9 = v8;
    if (v9) {
        if (!self->ks_has_b3) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b3' to be present");
            return ks_in(ks, "b5");
        }
        v9 = self->b3 >= 128;
    }
    bool v10 = v9;
    if (v10) {
        if (!self->ks_has_b4) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b4' to be present");
            return ks_in(ks, "b5");
        }
        v10 = self->b4 >= 128;
    }
    if (v10) {
        self->ks_has_b5 = true;
        if (!ks_read_u1(ks, io, &self->b5)) return ks_in(ks, "b5");
    }
    bool v11 = self->b0 >= 128;
    if (v11) {
        if (!self->ks_has_b1) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b1' to be present");
            return ks_in(ks, "b6");
        }
        v11 = self->b1 >= 128;
    }
    bool v12 = v11;
    if (v12) {
        if (!self->ks_has_b2) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b2' to be present");
            return ks_in(ks, "b6");
        }
        v12 = self->b2 >= 128;
    }
    bool v13 = v12;
    if (v13) {
        if (!self->ks_has_b3) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b3' to be present");
            return ks_in(ks, "b6");
        }
        v13 = self->b3 >= 128;
    }
    bool v14 = v13;
    if (v14) {
        if (!self->ks_has_b4) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b4' to be present");
            return ks_in(ks, "b6");
        }
        v14 = self->b4 >= 128;
    }
    bool v15 = v14;
    if (v15) {
        if (!self->ks_has_b5) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b5' to be present");
            return ks_in(ks, "b6");
        }
        v15 = self->b5 >= 128;
    }
    if (v15) {
        self->ks_has_b6 = true;
        if (!ks_read_u1(ks, io, &self->b6)) return ks_in(ks, "b6");
    }
    bool v16 = self->b0 >= 128;
    if (v16) {
        if (!self->ks_has_b1) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b1' to be present");
            return ks_in(ks, "b7");
        }
        v16 = self->b1 >= 128;
    }
    bool v17 = v16;
    if (v17) {
        if (!self->ks_has_b2) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b2' to be present");
            return ks_in(ks, "b7");
        }
        v17 = self->b2 >= 128;
    }
    bool v18 = v17;
    if (v18) {
        if (!self->ks_has_b3) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b3' to be present");
            return ks_in(ks, "b7");
        }
        v18 = self->b3 >= 128;
    }
    bool v19 = v18;
    if (v19) {
        if (!self->ks_has_b4) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b4' to be present");
            return ks_in(ks, "b7");
        }
        v19 = self->b4 >= 128;
    }
    bool v20 = v19;
    if (v20) {
        if (!self->ks_has_b5) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b5' to be present");
            return ks_in(ks, "b7");
        }
        v20 = self->b5 >= 128;
    }
    bool v21 = v20;
    if (v21) {
        if (!self->ks_has_b6) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b6' to be present");
            return ks_in(ks, "b7");
        }
        v21 = self->b6 >= 128;
    }
    if (v21) {
        self->ks_has_b7 = true;
        if (!ks_read_u1(ks, io, &self->b7)) return ks_in(ks, "b7");
    }
    bool v22 = self->b0 >= 128;
    if (v22) {
        if (!self->ks_has_b1) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b1' to be present");
            return ks_in(ks, "b8");
        }
        v22 = self->b1 >= 128;
    }
    bool v23 = v22;
    if (v23) {
        if (!self->ks_has_b2) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b2' to be present");
            return ks_in(ks, "b8");
        }
        v23 = self->b2 >= 128;
    }
    bool v24 = v23;
    if (v24) {
        if (!self->ks_has_b3) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b3' to be present");
            return ks_in(ks, "b8");
        }
        v24 = self->b3 >= 128;
    }
    bool v25 = v24;
    if (v25) {
        if (!self->ks_has_b4) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b4' to be present");
            return ks_in(ks, "b8");
        }
        v25 = self->b4 >= 128;
    }
    bool v26 = v25;
    if (v26) {
        if (!self->ks_has_b5) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b5' to be present");
            return ks_in(ks, "b8");
        }
        v26 = self->b5 >= 128;
    }
    bool v27 = v26;
    if (v27) {
        if (!self->ks_has_b6) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b6' to be present");
            return ks_in(ks, "b8");
        }
        v27 = self->b6 >= 128;
    }
    bool v28 = v27;
    if (v28) {
        if (!self->ks_has_b7) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b7' to be present");
            return ks_in(ks, "b8");
        }
        v28 = self->b7 >= 128;
    }
    if (v28) {
        self->ks_has_b8 = true;
        if (!ks_read_u1(ks, io, &self->b8)) return ks_in(ks, "b8");
    }
    const uint64_t at_b9 = ks_at(io);
    bool v29 = self->b0 >= 128;
    if (v29) {
        if (!self->ks_has_b1) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b1' to be present");
            return ks_in(ks, "b9");
        }
        v29 = self->b1 >= 128;
    }
    bool v30 = v29;
    if (v30) {
        if (!self->ks_has_b2) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b2' to be present");
            return ks_in(ks, "b9");
        }
        v30 = self->b2 >= 128;
    }
    bool v31 = v30;
    if (v31) {
        if (!self->ks_has_b3) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b3' to be present");
            return ks_in(ks, "b9");
        }
        v31 = self->b3 >= 128;
    }
    bool v32 = v31;
    if (v32) {
        if (!self->ks_has_b4) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b4' to be present");
            return ks_in(ks, "b9");
        }
        v32 = self->b4 >= 128;
    }
    bool v33 = v32;
    if (v33) {
        if (!self->ks_has_b5) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b5' to be present");
            return ks_in(ks, "b9");
        }
        v33 = self->b5 >= 128;
    }
    bool v34 = v33;
    if (v34) {
        if (!self->ks_has_b6) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b6' to be present");
            return ks_in(ks, "b9");
        }
        v34 = self->b6 >= 128;
    }
    bool v35 = v34;
    if (v35) {
        if (!self->ks_has_b7) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b7' to be present");
            return ks_in(ks, "b9");
        }
        v35 = self->b7 >= 128;
    }
    bool v36 = v35;
    if (v36) {
        if (!self->ks_has_b8) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'b8' to be present");
            return ks_in(ks, "b9");
        }
        v36 = self->b8 >= 128;
    }
    if (v36) {
        self->ks_has_b9 = true;
        if (!ks_read_u1(ks, io, &self->b9)) return ks_in(ks, "b9");
        if (!(self->b9 <= 1)) {
            ks_violated(ks, &rule_protobuf_varint_b9, at_b9, ks_none(), ks_value_u64((uint64_t)self->b9));
            return ks_in(ks, "b9");
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool protobuf_varint_make_value(ks_ctx *ks, protobuf_varint *self) {
    uint64_t v19;
    if (self->b0 < 128) {
        v19 = (uint64_t)self->b0;
    } else {
        if (!self->ks_has_b1) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'b1' to be present");
            return ks_in(ks, "value");
        }
        uint64_t v18;
        if (self->b1 < 128) {
            v18 = ((uint64_t)self->b1 * UINT64_C(128)) + ((uint64_t)self->b0 % UINT64_C(128));
        } else {
            if (!self->ks_has_b2) {
                ks_fail(ks, KS_ABSENT, self->ks.at, "'b2' to be present");
                return ks_in(ks, "value");
            }
            uint64_t v17;
            if (self->b2 < 128) {
                v17 = (((uint64_t)self->b2 * UINT64_C(16384)) + (((uint64_t)self->b1 % UINT64_C(128)) * UINT64_C(128))) + ((uint64_t)self->b0 % UINT64_C(128));
            } else {
                if (!self->ks_has_b3) {
                    ks_fail(ks, KS_ABSENT, self->ks.at, "'b3' to be present");
                    return ks_in(ks, "value");
                }
                uint64_t v16;
                if (self->b3 < 128) {
                    v16 = ((((uint64_t)self->b3 * UINT64_C(2097152)) + (((uint64_t)self->b2 % UINT64_C(128)) * UINT64_C(16384))) + (((uint64_t)self->b1 % UINT64_C(128)) * UINT64_C(128))) + ((uint64_t)self->b0 % UINT64_C(128));
                } else {
                    if (!self->ks_has_b4) {
                        ks_fail(ks, KS_ABSENT, self->ks.at, "'b4' to be present");
                        return ks_in(ks, "value");
                    }
                    uint64_t v15;
                    if (self->b4 < 128) {
                        v15 = (((((uint64_t)self->b4 * UINT64_C(268435456)) + (((uint64_t)self->b3 % UINT64_C(128)) * UINT64_C(2097152))) + (((uint64_t)self->b2 % UINT64_C(128)) * UINT64_C(16384))) + (((uint64_t)self->b1 % UINT64_C(128)) * UINT64_C(128))) + ((uint64_t)self->b0 % UINT64_C(128));
                    } else {
                        if (!self->ks_has_b5) {
                            ks_fail(ks, KS_ABSENT, self->ks.at, "'b5' to be present");
                            return ks_in(ks, "value");
                        }
                        uint64_t v14;
                        if (self->b5 < 128) {
                            v14 = ((((((uint64_t)self->b5 * UINT64_C(34359738368)) + (((uint64_t)self->b4 % UINT64_C(128)) * UINT64_C(268435456))) + (((uint64_t)self->b3 % UINT64_C(128)) * UINT64_C(2097152))) + (((uint64_t)self->b2 % UINT64_C(128)) * UINT64_C(16384))) + (((uint64_t)self->b1 % UINT64_C(128)) * UINT64_C(128))) + ((uint64_t)self->b0 % UINT64_C(128));
                        } else {
                            if (!self->ks_has_b6) {
                                ks_fail(ks, KS_ABSENT, self->ks.at, "'b6' to be present");
                                return ks_in(ks, "value");
                            }
                            uint64_t v13;
                            if (self->b6 < 128) {
                                v13 = (((((((uint64_t)self->b6 * UINT64_C(4398046511104)) + (((uint64_t)self->b5 % UINT64_C(128)) * UINT64_C(34359738368))) + (((uint64_t)self->b4 % UINT64_C(128)) * UINT64_C(268435456))) + (((uint64_t)self->b3 % UINT64_C(128)) * UINT64_C(2097152))) + (((uint64_t)self->b2 % UINT64_C(128)) * UINT64_C(16384))) + (((uint64_t)self->b1 % UINT64_C(128)) * UINT64_C(128))) + ((uint64_t)self->b0 % UINT64_C(128));
                            } else {
                                if (!self->ks_has_b7) {
                                    ks_fail(ks, KS_ABSENT, self->ks.at, "'b7' to be present");
                                    return ks_in(ks, "value");
                                }
                                uint64_t v12;
                                if (self->b7 < 128) {
                                    v12 = ((((((((uint64_t)self->b7 * UINT64_C(562949953421312)) + (((uint64_t)self->b6 % UINT64_C(128)) * UINT64_C(4398046511104))) + (((uint64_t)self->b5 % UINT64_C(128)) * UINT64_C(34359738368))) + (((uint64_t)self->b4 % UINT64_C(128)) * UINT64_C(268435456))) + (((uint64_t)self->b3 % UINT64_C(128)) * UINT64_C(2097152))) + (((uint64_t)self->b2 % UINT64_C(128)) * UINT64_C(16384))) + (((uint64_t)self->b1 % UINT64_C(128)) * UINT64_C(128))) + ((uint64_t)self->b0 % UINT64_C(128));
                                } else {
                                    if (!self->ks_has_b8) {
                                        ks_fail(ks, KS_ABSENT, self->ks.at, "'b8' to be present");
                                        return ks_in(ks, "value");
                                    }
                                    uint64_t v11;
                                    if (self->b8 < 128) {
                                        v11 = (((((((((uint64_t)self->b8 * UINT64_C(72057594037927936)) + (((uint64_t)self->b7 % UINT64_C(128)) * UINT64_C(562949953421312))) + (((uint64_t)self->b6 % UINT64_C(128)) * UINT64_C(4398046511104))) + (((uint64_t)self->b5 % UINT64_C(128)) * UINT64_C(34359738368))) + (((uint64_t)self->b4 % UINT64_C(128)) * UINT64_C(268435456))) + (((uint64_t)self->b3 % UINT64_C(128)) * UINT64_C(2097152))) + (((uint64_t)self->b2 % UINT64_C(128)) * UINT64_C(16384))) + (((uint64_t)self->b1 % UINT64_C(128)) * UINT64_C(128))) + ((uint64_t)self->b0 % UINT64_C(128));
                                    } else {
                                        if (!self->ks_has_b9) {
                                            ks_fail(ks, KS_ABSENT, self->ks.at, "'b9' to be present");
                                            return ks_in(ks, "value");
                                        }
                                        uint64_t v1 = 0;
                                        if (!ks_mul_u64(ks, (uint64_t)self->b9, UINT64_C(9223372036854775808), &v1)) return ks_in_at(ks, "value", self->ks.at);
                                        uint64_t v2 = 0;
                                        if (!ks_add_u64(ks, v1, ((uint64_t)self->b8 % UINT64_C(128)) * UINT64_C(72057594037927936), &v2)) return ks_in_at(ks, "value", self->ks.at);
                                        uint64_t v3 = 0;
                                        if (!ks_add_u64(ks, v2, ((uint64_t)self->b7 % UINT64_C(128)) * UINT64_C(562949953421312), &v3)) return ks_in_at(ks, "value", self->ks.at);
                                        uint64_t v4 = 0;
                                        if (!ks_add_u64(ks, v3, ((uint64_t)self->b6 % UINT64_C(128)) * UINT64_C(4398046511104), &v4)) return ks_in_at(ks, "value", self->ks.at);
                                        uint64_t v5 = 0;
                                        if (!ks_add_u64(ks, v4, ((uint64_t)self->b5 % UINT64_C(128)) * UINT64_C(34359738368), &v5)) return ks_in_at(ks, "value", self->ks.at);
                                        uint64_t v6 = 0;
                                        if (!ks_add_u64(ks, v5, ((uint64_t)self->b4 % UINT64_C(128)) * UINT64_C(268435456), &v6)) return ks_in_at(ks, "value", self->ks.at);
                                        uint64_t v7 = 0;
                                        if (!ks_add_u64(ks, v6, ((uint64_t)self->b3 % UINT64_C(128)) * UINT64_C(2097152), &v7)) return ks_in_at(ks, "value", self->ks.at);
                                        uint64_t v8 = 0;
                                        if (!ks_add_u64(ks, v7, ((uint64_t)self->b2 % UINT64_C(128)) * UINT64_C(16384), &v8)) return ks_in_at(ks, "value", self->ks.at);
                                        uint64_t v9 = 0;
                                        if (!ks_add_u64(ks, v8, ((uint64_t)self->b1 % UINT64_C(128)) * UINT64_C(128), &v9)) return ks_in_at(ks, "value", self->ks.at);
                                        uint64_t v10 = 0;
                                        if (!ks_add_u64(ks, v9, (uint64_t)self->b0 % UINT64_C(128), &v10)) return ks_in_at(ks, "value", self->ks.at);
                                        v11 = v10;
                                    }
                                    v12 = v11;
                                }
                                v13 = v12;
                            }
                            v14 = v13;
                        }
                        v15 = v14;
                    }
                    v16 = v15;
                }
                v17 = v16;
            }
            v18 = v17;
        }
        v19 = v18;
    }
    self->value = v19;
    self->ks_state_value = KS_DONE;
    return true;
}

bool protobuf_varint_complete(ks_ctx *ks, protobuf_varint *self) {
    if (!protobuf_varint_get_value(ks, self)) return false;
    return true;
}

bool protobuf_varint_read(ks_ctx *ks, ks_stream *io, protobuf_varint **out) {
    protobuf_varint *const self = (protobuf_varint *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return protobuf_varint_parse(ks, io, self);
}

static bool get_protobuf_varint_value(ks_ctx *ks, void *object) {
    return protobuf_varint_get_value(ks, (protobuf_varint *)object);
}

static const ks_constant constants_protobuf_varint_b0[] = {
    {.word = UINT64_C(128)},
};
static const ks_constant constants_protobuf_varint_b1[] = {
    {.word = UINT64_C(128)},
};
static const ks_link links_protobuf_varint_b1[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
};
static const ks_constant constants_protobuf_varint_b2[] = {
    {.word = UINT64_C(128)},
};
static const ks_link links_protobuf_varint_b2[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
};
static const ks_constant constants_protobuf_varint_b3[] = {
    {.word = UINT64_C(128)},
};
static const ks_link links_protobuf_varint_b3[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
};
static const ks_constant constants_protobuf_varint_b4[] = {
    {.word = UINT64_C(128)},
};
static const ks_link links_protobuf_varint_b4[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
};
static const ks_constant constants_protobuf_varint_b5[] = {
    {.word = UINT64_C(128)},
};
static const ks_link links_protobuf_varint_b5[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
};
static const ks_constant constants_protobuf_varint_b6[] = {
    {.word = UINT64_C(128)},
};
static const ks_link links_protobuf_varint_b6[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
};
static const ks_constant constants_protobuf_varint_b7[] = {
    {.word = UINT64_C(128)},
};
static const ks_link links_protobuf_varint_b7[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
};
static const ks_constant constants_protobuf_varint_b8[] = {
    {.word = UINT64_C(128)},
};
static const ks_link links_protobuf_varint_b8[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
};
static const ks_constant constants_protobuf_varint_b9[] = {
    {.word = UINT64_C(1)},
};
static const ks_link links_protobuf_varint_b9[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
};
static const ks_field fields_protobuf_varint[] = {
    {.name = "b0", .orig = "b0",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b0),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b0, .num_constants = 1},
    {.name = "b1", .orig = "b1",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b1),
     .present = (uint32_t)offsetof(protobuf_varint, ks_has_b1),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b1, .num_constants = 1,
     .links = links_protobuf_varint_b1, .num_links = 1},
    {.name = "b2", .orig = "b2",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b2),
     .present = (uint32_t)offsetof(protobuf_varint, ks_has_b2),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b2, .num_constants = 1,
     .links = links_protobuf_varint_b2, .num_links = 2},
    {.name = "b3", .orig = "b3",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b3),
     .present = (uint32_t)offsetof(protobuf_varint, ks_has_b3),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b3, .num_constants = 1,
     .links = links_protobuf_varint_b3, .num_links = 3},
    {.name = "b4", .orig = "b4",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b4),
     .present = (uint32_t)offsetof(protobuf_varint, ks_has_b4),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b4, .num_constants = 1,
     .links = links_protobuf_varint_b4, .num_links = 4},
    {.name = "b5", .orig = "b5",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b5),
     .present = (uint32_t)offsetof(protobuf_varint, ks_has_b5),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b5, .num_constants = 1,
     .links = links_protobuf_varint_b5, .num_links = 5},
    {.name = "b6", .orig = "b6",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b6),
     .present = (uint32_t)offsetof(protobuf_varint, ks_has_b6),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b6, .num_constants = 1,
     .links = links_protobuf_varint_b6, .num_links = 6},
    {.name = "b7", .orig = "b7",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b7),
     .present = (uint32_t)offsetof(protobuf_varint, ks_has_b7),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b7, .num_constants = 1,
     .links = links_protobuf_varint_b7, .num_links = 7},
    {.name = "b8", .orig = "b8",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b8),
     .present = (uint32_t)offsetof(protobuf_varint, ks_has_b8),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b8, .num_constants = 1,
     .links = links_protobuf_varint_b8, .num_links = 8},
    {.name = "b9", .orig = "b9",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(protobuf_varint, b9),
     .present = (uint32_t)offsetof(protobuf_varint, ks_has_b9),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_protobuf_varint_b9, .num_constants = 1,
     .links = links_protobuf_varint_b9, .num_links = 9},
    {.name = "value", .orig = "value",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(protobuf_varint, value),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(protobuf_varint, ks_state_value),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_protobuf_varint_value},
};
const ks_type protobuf_varint_desc = {
    .name = "protobuf_varint", .size = sizeof(protobuf_varint), .wire_size = KS_NOWHERE,
    .fields = fields_protobuf_varint, .num_fields = 11, .has_at = true, .has_size = true};

