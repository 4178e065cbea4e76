/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "msgpack.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_msgpack_tag = {
    "msgpack.tag", "any byte but c1, which is never used", KS_BAD_VALUE, false};
static const ks_rule rule_msgpack_wide_length = {
    "msgpack.wide_length", "a length that needs a field of this width", KS_BAD_VALUE, true};
static const ks_rule rule_msgpack_uint32_tag = {
    "uint32.tag", "ce, an unsigned number of 32 bits", KS_BAD_VALUE, false};
static const ks_rule rule_msgpack_float32_tag = {
    "float32.tag", "ca, a float of 32 bits", KS_BAD_VALUE, false};
static const ks_rule rule_msgpack_string_tag = {
    "string.tag", "a string: a0 to bf, d9, da or db", KS_BAD_VALUE, false};
static const ks_rule rule_msgpack_string_wide_length = {
    "string.wide_length", "a length that needs a field of this width", KS_BAD_VALUE, true};
static const ks_rule rule_msgpack_binary_tag = {
    "binary.tag", "a binary: c4, c5 or c6", KS_BAD_VALUE, false};
static const ks_rule rule_msgpack_binary_len_data = {
    "binary.len_data", "a length that needs a field of this width", KS_BAD_VALUE, true};
static const ks_rule rule_msgpack_array_head_tag = {
    "array_head.tag", "an array: 90 to 9f, dc or dd", KS_BAD_VALUE, false};
static const ks_rule rule_msgpack_array_head_wide_count = {
    "array_head.wide_count", "a count that needs a field of this width", KS_BAD_VALUE, true};
static const ks_rule rule_msgpack_map_head_tag = {
    "map_head.tag", "a map: 80 to 8f, de or df", KS_BAD_VALUE, false};
static const ks_rule rule_msgpack_map_head_wide_count = {
    "map_head.wide_count", "a count that needs a field of this width", KS_BAD_VALUE, true};

/* msgpack */

bool msgpack_parse(ks_ctx *ks, ks_stream *io, msgpack *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!(self->tag != 193)) {
        ks_violated(ks, &rule_msgpack_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    switch (self->tag) {
    case 204: {
        uint8_t v1 = 0;
        if (!ks_read_u1(ks, io, &v1)) return ks_in(ks, "uint_value");
        self->uint_value = v1;
        self->ks_has_uint_value = 1;
        break;
    }
    case 205: {
        uint16_t v2 = 0;
        if (!ks_read_u2be(ks, io, &v2)) return ks_in(ks, "uint_value");
        self->uint_value = v2;
        self->ks_has_uint_value = 2;
        break;
    }
    case 206: {
        uint32_t v3 = 0;
        if (!ks_read_u4be(ks, io, &v3)) return ks_in(ks, "uint_value");
        self->uint_value = v3;
        self->ks_has_uint_value = 4;
        break;
    }
    case 207: {
        uint64_t v4 = 0;
        if (!ks_read_u8be(ks, io, &v4)) return ks_in(ks, "uint_value");
        self->uint_value = v4;
        self->ks_has_uint_value = 8;
        break;
    }
    default: {
        break;
    }
    }
    switch (self->tag) {
    case 208: {
        int8_t v5 = 0;
        if (!ks_read_s1(ks, io, &v5)) return ks_in(ks, "int_value");
        self->int_value = v5;
        self->ks_has_int_value = 1;
        break;
    }
    case 209: {
        int16_t v6 = 0;
        if (!ks_read_s2be(ks, io, &v6)) return ks_in(ks, "int_value");
        self->int_value = v6;
        self->ks_has_int_value = 2;
        break;
    }
    case 210: {
        int32_t v7 = 0;
        if (!ks_read_s4be(ks, io, &v7)) return ks_in(ks, "int_value");
        self->int_value = v7;
        self->ks_has_int_value = 4;
        break;
    }
    case 211: {
        int64_t v8 = 0;
        if (!ks_read_s8be(ks, io, &v8)) return ks_in(ks, "int_value");
        self->int_value = v8;
        self->ks_has_int_value = 8;
        break;
    }
    default: {
        break;
    }
    }
    memset(&self->float_value, 0, sizeof self->float_value);
    switch (self->tag) {
    case 202: {
        float v9 = 0;
        if (!ks_read_f4be(ks, io, &v9)) return ks_in(ks, "float_value");
        self->float_value.span = 4;
        self->float_value.f64 = v9;
        self->float_value.kind = KS_ANY_F64;
        break;
    }
    case 203: {
        double v10 = 0;
        if (!ks_read_f8be(ks, io, &v10)) return ks_in(ks, "float_value");
        self->float_value.span = 8;
        self->float_value.f64 = v10;
        self->float_value.kind = KS_ANY_F64;
        break;
    }
    default: {
        break;
    }
    }
    const uint64_t at_wide_length = ks_at(io);
    if (((self->tag >= 196) && (self->tag <= 201)) || ((self->tag >= 217) && (self->tag <= 223))) {
        switch (self->tag) {
        case 196: {
            uint8_t v11 = 0;
            if (!ks_read_u1(ks, io, &v11)) return ks_in(ks, "wide_length");
            self->wide_length = v11;
            self->ks_has_wide_length = 1;
            break;
        }
        case 197: {
            uint16_t v12 = 0;
            if (!ks_read_u2be(ks, io, &v12)) return ks_in(ks, "wide_length");
            self->wide_length = v12;
            self->ks_has_wide_length = 2;
            break;
        }
        case 198: {
            uint32_t v13 = 0;
            if (!ks_read_u4be(ks, io, &v13)) return ks_in(ks, "wide_length");
            self->wide_length = v13;
            self->ks_has_wide_length = 4;
            break;
        }
        case 199: {
            uint8_t v14 = 0;
            if (!ks_read_u1(ks, io, &v14)) return ks_in(ks, "wide_length");
            self->wide_length = v14;
            self->ks_has_wide_length = 1;
            break;
        }
        case 200: {
            uint16_t v15 = 0;
            if (!ks_read_u2be(ks, io, &v15)) return ks_in(ks, "wide_length");
            self->wide_length = v15;
            self->ks_has_wide_length = 2;
            break;
        }
        case 201: {
            uint32_t v16 = 0;
            if (!ks_read_u4be(ks, io, &v16)) return ks_in(ks, "wide_length");
            self->wide_length = v16;
            self->ks_has_wide_length = 4;
            break;
        }
        case 217: {
            uint8_t v17 = 0;
            if (!ks_read_u1(ks, io, &v17)) return ks_in(ks, "wide_length");
            self->wide_length = v17;
            self->ks_has_wide_length = 1;
            break;
        }
        case 218: {
            uint16_t v18 = 0;
            if (!ks_read_u2be(ks, io, &v18)) return ks_in(ks, "wide_length");
            self->wide_length = v18;
            self->ks_has_wide_length = 2;
            break;
        }
        case 219: {
            uint32_t v19 = 0;
            if (!ks_read_u4be(ks, io, &v19)) return ks_in(ks, "wide_length");
            self->wide_length = v19;
            self->ks_has_wide_length = 4;
            break;
        }
        case 220: {
            uint16_t v20 = 0;
            if (!ks_read_u2be(ks, io, &v20)) return ks_in(ks, "wide_length");
            self->wide_length = v20;
            self->ks_has_wide_length = 2;
            break;
        }
        case 221: {
            uint32_t v21 = 0;
            if (!ks_read_u4be(ks, io, &v21)) return ks_in(ks, "wide_length");
            self->wide_length = v21;
            self->ks_has_wide_length = 4;
            break;
        }
        case 222: {
            uint16_t v22 = 0;
            if (!ks_read_u2be(ks, io, &v22)) return ks_in(ks, "wide_length");
            self->wide_length = v22;
            self->ks_has_wide_length = 2;
            break;
        }
        case 223: {
            uint32_t v23 = 0;
            if (!ks_read_u4be(ks, io, &v23)) return ks_in(ks, "wide_length");
            self->wide_length = v23;
            self->ks_has_wide_length = 4;
            break;
        }
        default: {
            break;
        }
        }
        if (!(self->wide_length >= (((self->tag == 196) || (self->tag == 199)) ? UINT64_C(0) : ((self->tag == 217) ? UINT64_C(32) : (((self->tag == 220) || (self->tag == 222)) ? UINT64_C(16) : ((((self->tag == 197) || (self->tag == 200)) || (self->tag == 218)) ? UINT64_C(256) : UINT64_C(65536)))))) && !ks_violated(ks, &rule_msgpack_wide_length, at_wide_length, ks_none(), ks_value_u64((uint64_t)self->wide_length))) {
            return ks_in(ks, "wide_length");
        }
    }
    msgpack_get_form(ks, self);
    if (self->form == (int64_t)MSGPACK_FORM_EXTENSION) {
        self->ks_has_ext_type = true;
        if (!ks_read_s1(ks, io, &self->ext_type)) return ks_in(ks, "ext_type");
    }
    if (((self->form == (int64_t)MSGPACK_FORM_STRING) || (self->form == (int64_t)MSGPACK_FORM_BINARY)) || (self->form == (int64_t)MSGPACK_FORM_EXTENSION)) {
        self->ks_has_data = true;
        if (!msgpack_get_len_data(ks, self)) return false;
        if (self->ks_state_len_data != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len_data' to be present");
            return ks_in(ks, "data");
        }
        if (!ks_read_bytes(ks, io, self->len_data, &self->data)) return ks_in(ks, "data");
    }
    msgpack_get_boolean_value(ks, self);
    self->ks.size = io->pos - ks_start;
    return true;
}

void msgpack_make_form(ks_ctx *ks, msgpack *self) {
    (void)ks;
    self->form = (self->tag <= 127) ? (int64_t)MSGPACK_FORM_UNSIGNED : ((self->tag <= 143) ? (int64_t)MSGPACK_FORM_MAP : ((self->tag <= 159) ? (int64_t)MSGPACK_FORM_ARRAY : ((self->tag <= 191) ? (int64_t)MSGPACK_FORM_STRING : ((self->tag == 192) ? (int64_t)MSGPACK_FORM_NIL : ((self->tag <= 195) ? (int64_t)MSGPACK_FORM_BOOLEAN : ((self->tag <= 198) ? (int64_t)MSGPACK_FORM_BINARY : ((self->tag <= 201) ? (int64_t)MSGPACK_FORM_EXTENSION : ((self->tag <= 203) ? (int64_t)MSGPACK_FORM_FLOATING : ((self->tag <= 207) ? (int64_t)MSGPACK_FORM_UNSIGNED : ((self->tag <= 211) ? (int64_t)MSGPACK_FORM_SIGNED : ((self->tag <= 216) ? (int64_t)MSGPACK_FORM_EXTENSION : ((self->tag <= 219) ? (int64_t)MSGPACK_FORM_STRING : ((self->tag <= 221) ? (int64_t)MSGPACK_FORM_ARRAY : ((self->tag <= 223) ? (int64_t)MSGPACK_FORM_MAP : (int64_t)MSGPACK_FORM_SIGNED))))))))))))));
    self->ks_state_form = KS_DONE;
}

void msgpack_make_boolean_value(ks_ctx *ks, msgpack *self) {
    msgpack_get_form(ks, self);
    if (!(self->form == (int64_t)MSGPACK_FORM_BOOLEAN)) {
        self->ks_state_boolean_value = KS_MISSING;
        return;
    }
    self->boolean_value = self->tag == 195;
    self->ks_state_boolean_value = KS_DONE;
}

bool msgpack_make_unsigned_value(ks_ctx *ks, msgpack *self) {
    msgpack_get_form(ks, self);
    if (!(self->form == (int64_t)MSGPACK_FORM_UNSIGNED)) {
        self->ks_state_unsigned_value = KS_MISSING;
        return true;
    }
    uint64_t v1;
    if (self->tag <= 127) {
        v1 = (uint64_t)self->tag;
    } else {
        if (self->ks_has_uint_value == 0) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'uint_value' to be present");
            return ks_in(ks, "unsigned_value");
        }
        v1 = self->uint_value;
    }
    self->unsigned_value = v1;
    self->ks_state_unsigned_value = KS_DONE;
    return true;
}

bool msgpack_make_signed_value(ks_ctx *ks, msgpack *self) {
    msgpack_get_form(ks, self);
    if (!(self->form == (int64_t)MSGPACK_FORM_SIGNED)) {
        self->ks_state_signed_value = KS_MISSING;
        return true;
    }
    int64_t v1;
    if (self->tag >= 224) {
        v1 = (int64_t)self->tag - INT64_C(256);
    } else {
        if (self->ks_has_int_value == 0) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'int_value' to be present");
            return ks_in(ks, "signed_value");
        }
        v1 = self->int_value;
    }
    self->signed_value = v1;
    self->ks_state_signed_value = KS_DONE;
    return true;
}

bool msgpack_make_len_data(ks_ctx *ks, msgpack *self) {
    msgpack_get_form(ks, self);
    if (!(((self->form == (int64_t)MSGPACK_FORM_STRING) || (self->form == (int64_t)MSGPACK_FORM_BINARY)) || (self->form == (int64_t)MSGPACK_FORM_EXTENSION))) {
        self->ks_state_len_data = KS_MISSING;
        return true;
    }
    uint64_t v4;
    if (self->tag <= 191) {
        v4 = (uint64_t)self->tag & UINT64_C(31);
    } else {
        uint64_t v3;
        if ((self->tag >= 212) && (self->tag <= 216)) {
            uint64_t v1 = 0;
            if (!ks_to_u64(ks, (int64_t)self->tag - INT64_C(212), &v1)) return ks_in_at(ks, "len_data", self->ks.at);
            uint64_t v2 = 0;
            if (!ks_shl_u64(ks, UINT64_C(1), v1, &v2)) return ks_in_at(ks, "len_data", self->ks.at);
            v3 = v2;
        } else {
            if (self->ks_has_wide_length == 0) {
                ks_fail(ks, KS_ABSENT, self->ks.at, "'wide_length' to be present");
                return ks_in(ks, "len_data");
            }
            v3 = (uint64_t)self->wide_length;
        }
        v4 = v3;
    }
    self->len_data = v4;
    self->ks_state_len_data = KS_DONE;
    return true;
}

bool msgpack_make_num_items(ks_ctx *ks, msgpack *self) {
    msgpack_get_form(ks, self);
    if (!((self->form == (int64_t)MSGPACK_FORM_ARRAY) || (self->form == (int64_t)MSGPACK_FORM_MAP))) {
        self->ks_state_num_items = KS_MISSING;
        return true;
    }
    uint64_t v1;
    if (self->tag <= 159) {
        v1 = (uint64_t)self->tag & UINT64_C(15);
    } else {
        if (self->ks_has_wide_length == 0) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'wide_length' to be present");
            return ks_in(ks, "num_items");
        }
        v1 = (uint64_t)self->wide_length;
    }
    self->num_items = (uint32_t)v1;
    self->ks_state_num_items = KS_DONE;
    return true;
}

bool msgpack_complete(ks_ctx *ks, msgpack *self) {
    msgpack_get_form(ks, self);
    msgpack_get_boolean_value(ks, self);
    if (!msgpack_get_unsigned_value(ks, self)) return false;
    if (!msgpack_get_signed_value(ks, self)) return false;
    if (!msgpack_get_len_data(ks, self)) return false;
    if (!msgpack_get_num_items(ks, self)) return false;
    return true;
}

bool msgpack_read(ks_ctx *ks, ks_stream *io, msgpack **out) {
    msgpack *const self = (msgpack *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return msgpack_parse(ks, io, self);
}

/* uint32 */

bool msgpack_uint32_parse(ks_ctx *ks, ks_stream *io, msgpack_uint32 *self) {
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "tag");
    }
    self->tag = ks_u1(v2);
    if (!(self->tag == 206)) {
        ks_violated(ks, &rule_msgpack_uint32_tag, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    if (v1 < 5) {
        ks_short(ks, io, 1, 4);
        return ks_in(ks, "value");
    }
    self->value = ks_u4be(v2 + 1);
    io->pos += 5;
    return true;
}

/* float32 */

bool msgpack_float32_parse(ks_ctx *ks, ks_stream *io, msgpack_float32 *self) {
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "tag");
    }
    self->tag = ks_u1(v2);
    if (!(self->tag == 202)) {
        ks_violated(ks, &rule_msgpack_float32_tag, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    if (v1 < 5) {
        ks_short(ks, io, 1, 4);
        return ks_in(ks, "value");
    }
    self->value = ks_f4be(v2 + 1);
    io->pos += 5;
    return true;
}

/* string */

bool msgpack_string_parse(ks_ctx *ks, ks_stream *io, msgpack_string *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!(((self->tag >= 160) && (self->tag <= 191)) || ((self->tag >= 217) && (self->tag <= 219)))) {
        ks_violated(ks, &rule_msgpack_string_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    const uint64_t at_wide_length = ks_at(io);
    if (self->tag >= 217) {
        switch (self->tag) {
        case 217: {
            uint8_t v1 = 0;
            if (!ks_read_u1(ks, io, &v1)) return ks_in(ks, "wide_length");
            self->wide_length = v1;
            self->ks_has_wide_length = 1;
            break;
        }
        case 218: {
            uint16_t v2 = 0;
            if (!ks_read_u2be(ks, io, &v2)) return ks_in(ks, "wide_length");
            self->wide_length = v2;
            self->ks_has_wide_length = 2;
            break;
        }
        case 219: {
            uint32_t v3 = 0;
            if (!ks_read_u4be(ks, io, &v3)) return ks_in(ks, "wide_length");
            self->wide_length = v3;
            self->ks_has_wide_length = 4;
            break;
        }
        default: {
            break;
        }
        }
        if (!(self->wide_length >= ((self->tag == 217) ? UINT64_C(32) : ((self->tag == 218) ? UINT64_C(256) : UINT64_C(65536)))) && !ks_violated(ks, &rule_msgpack_string_wide_length, at_wide_length, ks_none(), ks_value_u64((uint64_t)self->wide_length))) {
            return ks_in(ks, "wide_length");
        }
    }
    if (!msgpack_string_get_len_data(ks, self)) return false;
    if (!ks_read_bytes(ks, io, self->len_data, &self->data)) return ks_in(ks, "data");
    self->ks.size = io->pos - ks_start;
    return true;
}

bool msgpack_string_make_len_data(ks_ctx *ks, msgpack_string *self) {
    uint64_t v1;
    if (self->tag <= 191) {
        v1 = (uint64_t)self->tag & UINT64_C(31);
    } else {
        if (self->ks_has_wide_length == 0) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'wide_length' to be present");
            return ks_in(ks, "len_data");
        }
        v1 = (uint64_t)self->wide_length;
    }
    self->len_data = (uint32_t)v1;
    self->ks_state_len_data = KS_DONE;
    return true;
}

bool msgpack_string_complete(ks_ctx *ks, msgpack_string *self) {
    (void)ks;
    (void)self;
    return true;
}

/* binary */

bool msgpack_binary_parse(ks_ctx *ks, ks_stream *io, msgpack_binary *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!(self->tag >= 196)) {
        ks_violated(ks, &rule_msgpack_binary_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    if (!(self->tag <= 198)) {
        ks_violated(ks, &rule_msgpack_binary_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    const uint64_t at_len_data = ks_at(io);
    switch (self->tag) {
    case 196: {
        uint8_t v1 = 0;
        if (!ks_read_u1(ks, io, &v1)) return ks_in(ks, "len_data");
        self->len_data = v1;
        self->ks_has_len_data = 1;
        break;
    }
    case 197: {
        uint16_t v2 = 0;
        if (!ks_read_u2be(ks, io, &v2)) return ks_in(ks, "len_data");
        self->len_data = v2;
        self->ks_has_len_data = 2;
        break;
    }
    case 198: {
        uint32_t v3 = 0;
        if (!ks_read_u4be(ks, io, &v3)) return ks_in(ks, "len_data");
        self->len_data = v3;
        self->ks_has_len_data = 4;
        break;
    }
    default: {
        break;
    }
    }
    if (!(self->len_data >= ((self->tag == 196) ? UINT64_C(0) : ((self->tag == 197) ? UINT64_C(256) : UINT64_C(65536)))) && !ks_violated(ks, &rule_msgpack_binary_len_data, at_len_data, ks_none(), ks_value_u64((uint64_t)self->len_data))) {
        return ks_in(ks, "len_data");
    }
    if (self->ks_has_len_data == 0) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'len_data' to be present");
        return ks_in(ks, "data");
    }
    if (!ks_read_bytes(ks, io, self->len_data, &self->data)) return ks_in(ks, "data");
    self->ks.size = io->pos - ks_start;
    return true;
}

/* array_head */

bool msgpack_array_head_parse(ks_ctx *ks, ks_stream *io, msgpack_array_head *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!((((self->tag >= 144) && (self->tag <= 159)) || (self->tag == 220)) || (self->tag == 221))) {
        ks_violated(ks, &rule_msgpack_array_head_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    const uint64_t at_wide_count = ks_at(io);
    if (self->tag >= 220) {
        switch (self->tag) {
        case 220: {
            uint16_t v1 = 0;
            if (!ks_read_u2be(ks, io, &v1)) return ks_in(ks, "wide_count");
            self->wide_count = v1;
            self->ks_has_wide_count = 2;
            break;
        }
        case 221: {
            uint32_t v2 = 0;
            if (!ks_read_u4be(ks, io, &v2)) return ks_in(ks, "wide_count");
            self->wide_count = v2;
            self->ks_has_wide_count = 4;
            break;
        }
        default: {
            break;
        }
        }
        if (!(self->wide_count >= ((self->tag == 220) ? UINT64_C(16) : UINT64_C(65536))) && !ks_violated(ks, &rule_msgpack_array_head_wide_count, at_wide_count, ks_none(), ks_value_u64((uint64_t)self->wide_count))) {
            return ks_in(ks, "wide_count");
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool msgpack_array_head_make_num_items(ks_ctx *ks, msgpack_array_head *self) {
    uint64_t v1;
    if (self->tag <= 159) {
        v1 = (uint64_t)self->tag & UINT64_C(15);
    } else {
        if (self->ks_has_wide_count == 0) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'wide_count' to be present");
            return ks_in(ks, "num_items");
        }
        v1 = (uint64_t)self->wide_count;
    }
    self->num_items = (uint32_t)v1;
    self->ks_state_num_items = KS_DONE;
    return true;
}

bool msgpack_array_head_complete(ks_ctx *ks, msgpack_array_head *self) {
    if (!msgpack_array_head_get_num_items(ks, self)) return false;
    return true;
}

/* map_head */

bool msgpack_map_head_parse(ks_ctx *ks, ks_stream *io, msgpack_map_head *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!((((self->tag >= 128) && (self->tag <= 143)) || (self->tag == 222)) || (self->tag == 223))) {
        ks_violated(ks, &rule_msgpack_map_head_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    const uint64_t at_wide_count = ks_at(io);
    if (self->tag >= 222) {
        switch (self->tag) {
        case 222: {
            uint16_t v1 = 0;
            if (!ks_read_u2be(ks, io, &v1)) return ks_in(ks, "wide_count");
            self->wide_count = v1;
            self->ks_has_wide_count = 2;
            break;
        }
        case 223: {
            uint32_t v2 = 0;
            if (!ks_read_u4be(ks, io, &v2)) return ks_in(ks, "wide_count");
            self->wide_count = v2;
            self->ks_has_wide_count = 4;
            break;
        }
        default: {
            break;
        }
        }
        if (!(self->wide_count >= ((self->tag == 222) ? UINT64_C(16) : UINT64_C(65536))) && !ks_violated(ks, &rule_msgpack_map_head_wide_count, at_wide_count, ks_none(), ks_value_u64((uint64_t)self->wide_count))) {
            return ks_in(ks, "wide_count");
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool msgpack_map_head_make_num_pairs(ks_ctx *ks, msgpack_map_head *self) {
    uint64_t v1;
    if (self->tag <= 143) {
        v1 = (uint64_t)self->tag & UINT64_C(15);
    } else {
        if (self->ks_has_wide_count == 0) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'wide_count' to be present");
            return ks_in(ks, "num_pairs");
        }
        v1 = (uint64_t)self->wide_count;
    }
    self->num_pairs = (uint32_t)v1;
    self->ks_state_num_pairs = KS_DONE;
    return true;
}

bool msgpack_map_head_complete(ks_ctx *ks, msgpack_map_head *self) {
    if (!msgpack_map_head_get_num_pairs(ks, self)) return false;
    return true;
}

static const ks_label labels_msgpack_form[] = {
    {0, "nil", "nil"},
    {1, "boolean", "boolean"},
    {2, "unsigned", "unsigned"},
    {3, "signed", "signed"},
    {4, "floating", "floating"},
    {5, "string", "string"},
    {6, "binary", "binary"},
    {7, "extension", "extension"},
    {8, "array", "array"},
    {9, "map", "map"},
};
const ks_enum msgpack_form_labels = {"form", labels_msgpack_form, 10};

static bool get_msgpack_form(ks_ctx *ks, void *object) {
    msgpack_get_form(ks, (msgpack *)object);
    return true;
}

static bool get_msgpack_boolean_value(ks_ctx *ks, void *object) {
    msgpack_get_boolean_value(ks, (msgpack *)object);
    return true;
}

static bool get_msgpack_unsigned_value(ks_ctx *ks, void *object) {
    return msgpack_get_unsigned_value(ks, (msgpack *)object);
}

static bool get_msgpack_signed_value(ks_ctx *ks, void *object) {
    return msgpack_get_signed_value(ks, (msgpack *)object);
}

static bool get_msgpack_len_data(ks_ctx *ks, void *object) {
    return msgpack_get_len_data(ks, (msgpack *)object);
}

static bool get_msgpack_num_items(ks_ctx *ks, void *object) {
    return msgpack_get_num_items(ks, (msgpack *)object);
}

static const ks_constant constants_msgpack_tag[] = {
    {.word = UINT64_C(193)},
    {.word = UINT64_C(204)},
    {.word = UINT64_C(205)},
    {.word = UINT64_C(206)},
    {.word = UINT64_C(207)},
    {.word = UINT64_C(208)},
    {.word = UINT64_C(209)},
    {.word = UINT64_C(210)},
    {.word = UINT64_C(211)},
    {.word = UINT64_C(202)},
    {.word = UINT64_C(203)},
    {.word = UINT64_C(196)},
    {.word = UINT64_C(201)},
    {.word = UINT64_C(217)},
    {.word = UINT64_C(223)},
    {.word = UINT64_C(197)},
    {.word = UINT64_C(198)},
    {.word = UINT64_C(199)},
    {.word = UINT64_C(200)},
    {.word = UINT64_C(218)},
    {.word = UINT64_C(219)},
    {.word = UINT64_C(220)},
    {.word = UINT64_C(221)},
    {.word = UINT64_C(222)},
    {.word = UINT64_C(127)},
    {.word = UINT64_C(143)},
    {.word = UINT64_C(159)},
    {.word = UINT64_C(191)},
    {.word = UINT64_C(192)},
    {.word = UINT64_C(195)},
    {.word = UINT64_C(216)},
    {.word = UINT64_C(224)},
    {.word = UINT64_C(212)},
};
static const ks_link links_msgpack_uint_value[] = {
    {KS_ROLE_CASE, &msgpack_desc, 0}, /* tag */
};
static const ks_link links_msgpack_int_value[] = {
    {KS_ROLE_CASE, &msgpack_desc, 0}, /* tag */
};
static const ks_link links_msgpack_float_value[] = {
    {KS_ROLE_CASE, &msgpack_desc, 0}, /* tag */
};
static const ks_link links_msgpack_wide_length[] = {
    {KS_ROLE_VALUE, &msgpack_desc, 0}, /* tag */
    {KS_ROLE_PRESENCE, &msgpack_desc, 0}, /* tag */
    {KS_ROLE_CASE, &msgpack_desc, 0}, /* tag */
};
static const ks_link links_msgpack_ext_type[] = {
    {KS_ROLE_PRESENCE, &msgpack_desc, 0}, /* tag */
};
static const ks_link links_msgpack_data[] = {
    {KS_ROLE_SIZE, &msgpack_desc, 0}, /* tag */
    {KS_ROLE_SIZE, &msgpack_desc, 4}, /* wide_length */
    {KS_ROLE_PRESENCE, &msgpack_desc, 0}, /* tag */
};
static const ks_field fields_msgpack[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(msgpack, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_msgpack_tag, .num_constants = 33},
    {.name = "uint_value", .orig = "uint_value",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(msgpack, uint_value),
     .present = (uint32_t)offsetof(msgpack, ks_has_uint_value),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_uint_value, .num_links = 1},
    {.name = "int_value", .orig = "int_value",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(msgpack, int_value),
     .present = (uint32_t)offsetof(msgpack, ks_has_int_value),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_int_value, .num_links = 1},
    {.name = "float_value", .orig = "float_value",
     .storage = KS_STORE_ANY,
     .offset = (uint32_t)offsetof(msgpack, float_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_float_value, .num_links = 1},
    {.name = "wide_length", .orig = "wide_length",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(msgpack, wide_length),
     .present = (uint32_t)offsetof(msgpack, ks_has_wide_length),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_wide_length, .num_links = 3},
    {.name = "ext_type", .orig = "ext_type",
     .storage = KS_STORE_S8, .wire = KS_WIRE_S1,
     .offset = (uint32_t)offsetof(msgpack, ext_type),
     .present = (uint32_t)offsetof(msgpack, ks_has_ext_type),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .links = links_msgpack_ext_type, .num_links = 1},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(msgpack, data),
     .present = (uint32_t)offsetof(msgpack, ks_has_data),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_data, .num_links = 3},
    {.name = "form", .orig = "form",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(msgpack, form),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(msgpack, ks_state_form),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .enumeration = &msgpack_form_labels, .get = get_msgpack_form},
    {.name = "boolean_value", .orig = "boolean_value",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(msgpack, boolean_value),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(msgpack, ks_state_boolean_value),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_msgpack_boolean_value},
    {.name = "unsigned_value", .orig = "unsigned_value",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(msgpack, unsigned_value),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(msgpack, ks_state_unsigned_value),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_msgpack_unsigned_value},
    {.name = "signed_value", .orig = "signed_value",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(msgpack, signed_value),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(msgpack, ks_state_signed_value),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_msgpack_signed_value},
    {.name = "len_data", .orig = "len_data",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(msgpack, len_data),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(msgpack, ks_state_len_data),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_msgpack_len_data},
    {.name = "num_items", .orig = "num_items",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(msgpack, num_items),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(msgpack, ks_state_num_items),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_msgpack_num_items},
};
const ks_type msgpack_desc = {
    .name = "msgpack", .size = sizeof(msgpack), .wire_size = KS_NOWHERE,
    .fields = fields_msgpack, .num_fields = 13, .has_at = true, .has_size = true};

static const ks_constant constants_msgpack_uint32_tag[] = {
    {.word = UINT64_C(206)},
};
static const ks_field fields_msgpack_uint32[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(msgpack_uint32, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_msgpack_uint32_tag, .num_constants = 1},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4BE,
     .offset = (uint32_t)offsetof(msgpack_uint32, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 1, .wire_size = 4},
};
const ks_type msgpack_uint32_desc = {
    .name = "uint32", .size = sizeof(msgpack_uint32), .wire_size = 5,
    .fields = fields_msgpack_uint32, .num_fields = 2};

static const ks_constant constants_msgpack_float32_tag[] = {
    {.word = UINT64_C(202)},
};
static const ks_field fields_msgpack_float32[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(msgpack_float32, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_msgpack_float32_tag, .num_constants = 1},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4BE,
     .offset = (uint32_t)offsetof(msgpack_float32, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 1, .wire_size = 4},
};
const ks_type msgpack_float32_desc = {
    .name = "float32", .size = sizeof(msgpack_float32), .wire_size = 5,
    .fields = fields_msgpack_float32, .num_fields = 2};

static bool get_msgpack_string_len_data(ks_ctx *ks, void *object) {
    return msgpack_string_get_len_data(ks, (msgpack_string *)object);
}

static const ks_constant constants_msgpack_string_tag[] = {
    {.word = UINT64_C(160)},
    {.word = UINT64_C(191)},
    {.word = UINT64_C(217)},
    {.word = UINT64_C(219)},
    {.word = UINT64_C(218)},
};
static const ks_link links_msgpack_string_wide_length[] = {
    {KS_ROLE_VALUE, &msgpack_string_desc, 0}, /* tag */
    {KS_ROLE_PRESENCE, &msgpack_string_desc, 0}, /* tag */
    {KS_ROLE_CASE, &msgpack_string_desc, 0}, /* tag */
};
static const ks_link links_msgpack_string_data[] = {
    {KS_ROLE_SIZE, &msgpack_string_desc, 0}, /* tag */
    {KS_ROLE_SIZE, &msgpack_string_desc, 1}, /* wide_length */
};
static const ks_field fields_msgpack_string[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(msgpack_string, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_msgpack_string_tag, .num_constants = 5},
    {.name = "wide_length", .orig = "wide_length",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(msgpack_string, wide_length),
     .present = (uint32_t)offsetof(msgpack_string, ks_has_wide_length),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_string_wide_length, .num_links = 3},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(msgpack_string, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_string_data, .num_links = 2},
    {.name = "len_data", .orig = "len_data",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(msgpack_string, len_data),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(msgpack_string, ks_state_len_data),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_msgpack_string_len_data},
};
const ks_type msgpack_string_desc = {
    .name = "string", .size = sizeof(msgpack_string), .wire_size = KS_NOWHERE,
    .fields = fields_msgpack_string, .num_fields = 4, .has_at = true, .has_size = true};

static const ks_constant constants_msgpack_binary_tag[] = {
    {.word = UINT64_C(196)},
    {.word = UINT64_C(198)},
    {.word = UINT64_C(197)},
};
static const ks_link links_msgpack_binary_len_data[] = {
    {KS_ROLE_VALUE, &msgpack_binary_desc, 0}, /* tag */
    {KS_ROLE_CASE, &msgpack_binary_desc, 0}, /* tag */
};
static const ks_link links_msgpack_binary_data[] = {
    {KS_ROLE_SIZE, &msgpack_binary_desc, 1}, /* len_data */
};
static const ks_field fields_msgpack_binary[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(msgpack_binary, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_msgpack_binary_tag, .num_constants = 3},
    {.name = "len_data", .orig = "len_data",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(msgpack_binary, len_data),
     .present = (uint32_t)offsetof(msgpack_binary, ks_has_len_data),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_binary_len_data, .num_links = 2},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(msgpack_binary, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_binary_data, .num_links = 1},
};
const ks_type msgpack_binary_desc = {
    .name = "binary", .size = sizeof(msgpack_binary), .wire_size = KS_NOWHERE,
    .fields = fields_msgpack_binary, .num_fields = 3, .has_at = true, .has_size = true};

static bool get_msgpack_array_head_num_items(ks_ctx *ks, void *object) {
    return msgpack_array_head_get_num_items(ks, (msgpack_array_head *)object);
}

static const ks_constant constants_msgpack_array_head_tag[] = {
    {.word = UINT64_C(144)},
    {.word = UINT64_C(159)},
    {.word = UINT64_C(220)},
    {.word = UINT64_C(221)},
};
static const ks_link links_msgpack_array_head_wide_count[] = {
    {KS_ROLE_VALUE, &msgpack_array_head_desc, 0}, /* tag */
    {KS_ROLE_PRESENCE, &msgpack_array_head_desc, 0}, /* tag */
    {KS_ROLE_CASE, &msgpack_array_head_desc, 0}, /* tag */
};
static const ks_field fields_msgpack_array_head[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(msgpack_array_head, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_msgpack_array_head_tag, .num_constants = 4},
    {.name = "wide_count", .orig = "wide_count",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(msgpack_array_head, wide_count),
     .present = (uint32_t)offsetof(msgpack_array_head, ks_has_wide_count),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_array_head_wide_count, .num_links = 3},
    {.name = "num_items", .orig = "num_items",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(msgpack_array_head, num_items),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(msgpack_array_head, ks_state_num_items),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_msgpack_array_head_num_items},
};
const ks_type msgpack_array_head_desc = {
    .name = "array_head", .size = sizeof(msgpack_array_head), .wire_size = KS_NOWHERE,
    .fields = fields_msgpack_array_head, .num_fields = 3, .has_at = true, .has_size = true};

static bool get_msgpack_map_head_num_pairs(ks_ctx *ks, void *object) {
    return msgpack_map_head_get_num_pairs(ks, (msgpack_map_head *)object);
}

static const ks_constant constants_msgpack_map_head_tag[] = {
    {.word = UINT64_C(128)},
    {.word = UINT64_C(143)},
    {.word = UINT64_C(222)},
    {.word = UINT64_C(223)},
};
static const ks_link links_msgpack_map_head_wide_count[] = {
    {KS_ROLE_VALUE, &msgpack_map_head_desc, 0}, /* tag */
    {KS_ROLE_PRESENCE, &msgpack_map_head_desc, 0}, /* tag */
    {KS_ROLE_CASE, &msgpack_map_head_desc, 0}, /* tag */
};
static const ks_field fields_msgpack_map_head[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(msgpack_map_head, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_msgpack_map_head_tag, .num_constants = 4},
    {.name = "wide_count", .orig = "wide_count",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(msgpack_map_head, wide_count),
     .present = (uint32_t)offsetof(msgpack_map_head, ks_has_wide_count),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_msgpack_map_head_wide_count, .num_links = 3},
    {.name = "num_pairs", .orig = "num_pairs",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(msgpack_map_head, num_pairs),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(msgpack_map_head, ks_state_num_pairs),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_msgpack_map_head_num_pairs},
};
const ks_type msgpack_map_head_desc = {
    .name = "map_head", .size = sizeof(msgpack_map_head), .wire_size = KS_NOWHERE,
    .fields = fields_msgpack_map_head, .num_fields = 3, .has_at = true, .has_size = true};

