/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "flax.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_flax_first = {
    "flax.first", "a map: 80 to 8f, de or df", KS_BAD_VALUE, false};
static const ks_rule rule_flax_value_tag = {
    "value.tag", "any byte but c1, which is never used", KS_BAD_VALUE, false};
static const ks_rule rule_flax_value_at_most_100_deep = {
    "value.at_most_100_deep", "at most 100 arrays and maps in each other", KS_BAD_VALUE, false};
static const ks_rule rule_flax_value_ext_type = {
    "value.ext_type", "1, an array, 2, a complex number, or 3, a number of NumPy", KS_BAD_VALUE, false};
static const ks_rule rule_flax_text_tag = {
    "text.tag", "a text: a0 to bf, d9, da or db", KS_BAD_VALUE, false};
static const ks_rule rule_flax_array_tag = {
    "array.tag", "93, an array of shape, dtype and elements", KS_BAD_VALUE, false};
static const ks_rule rule_flax_array_scalar_has_no_axes = {
    "array.scalar_has_no_axes", "no lengths, as a number of NumPy has no axes", KS_BAD_VALUE, false};
static const ks_rule rule_flax_array_data_fits_shape = {
    "array.data_fits_shape", "the bytes of the elements that the shape has", KS_BAD_SIZE, false};
static const ks_rule rule_flax_array_trailing = {
    "array.trailing", "the end of the extension", KS_TRAILING, false};
static const ks_rule rule_flax_shape_tag = {
    "shape.tag", "an array: 90 to 9f, dc or dd", KS_BAD_VALUE, false};
static const ks_rule rule_flax_shape_at_most_64 = {
    "shape.at_most_64", "a shape of at most 64 lengths", KS_BAD_VALUE, false};
static const ks_rule rule_flax_dim_tag = {
    "dim.tag", "a length, which is 0 or more", KS_BAD_VALUE, false};
static const ks_rule rule_flax_dim_not_negative = {
    "dim.not_negative", "a length, which is 0 or more", KS_BAD_VALUE, false};
static const ks_rule rule_flax_data_tag = {
    "data.tag", "bytes: c4, c5 or c6", KS_BAD_VALUE, false};
static const ks_rule rule_flax_complex_tag = {
    "complex.tag", "bytes 92", KS_BAD_VALUE, false};
static const ks_rule rule_flax_complex_real_tag = {
    "complex.real_tag", "bytes cb", KS_BAD_VALUE, false};
static const ks_rule rule_flax_complex_imag_tag = {
    "complex.imag_tag", "bytes cb", KS_BAD_VALUE, false};
static const ks_rule rule_flax_complex_trailing = {
    "complex.trailing", "the end of the extension", KS_TRAILING, false};

/* flax */

bool flax_parse(ks_ctx *ks, ks_stream *io, flax *self) {
    (void)ks;
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    self->ks.size = io->pos - ks_start;
    return true;
}

static bool read_flax_first(ks_ctx *ks, ks_stream *io, flax *self) {
    self->ks_at_first = ks_at(io);
    if (!ks_read_u1(ks, io, &self->first)) return ks_in(ks, "first");
    if (!((((self->first >= 128) && (self->first <= 143)) || (self->first == 222)) || (self->first == 223))) {
        ks_violated(ks, &rule_flax_first, self->ks_at_first, ks_none(), ks_value_u64((uint64_t)self->first));
        return ks_in(ks, "first");
    }
    return true;
}

bool flax_make_first(ks_ctx *ks, flax *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "first", self->ks.at);
    ks_stream *const io = self->ks_io;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, 0);
    const bool ok = read_flax_first(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_first = KS_DONE;
    return true;
}

static bool read_flax_state(ks_ctx *ks, ks_stream *io, flax *self) {
    flax_value *const v1 = (flax_value *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "state", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->state = v1;
    v1->depth = 0;
    if (!flax_value_parse(ks, io, v1)) return ks_in(ks, "state");
    return true;
}

bool flax_make_state(ks_ctx *ks, flax *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "state", self->ks.at);
    ks_stream *const io = self->ks_io;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, 0);
    const bool ok = read_flax_state(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_state = KS_DONE;
    return true;
}

bool flax_complete(ks_ctx *ks, flax *self) {
    if (!flax_get_first(ks, self)) return false;
    if (!flax_get_state(ks, self)) return false;
    if (self->state != NULL && !flax_value_complete(ks, self->state)) return ks_in(ks, "state");
    return true;
}

bool flax_read(ks_ctx *ks, ks_stream *io, flax **out) {
    flax *const self = (flax *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return flax_parse(ks, io, self);
}

/* value */

bool flax_value_parse(ks_ctx *ks, ks_stream *io, flax_value *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!(self->tag != 193)) {
        ks_violated(ks, &rule_flax_value_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    flax_value_get_form(ks, self);
    if ((self->form == (int64_t)FLAX_FORM_ARRAY) || (self->form == (int64_t)FLAX_FORM_MAP)) {
        if (!(self->depth < 100)) {
            ks_violated(ks, &rule_flax_value_at_most_100_deep, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
            return ks_in(ks, "tag");
        }
    }
    memset(&self->number, 0, sizeof self->number);
    switch (self->tag) {
    case 204: {
        uint8_t v1 = 0;
        if (!ks_read_u1(ks, io, &v1)) return ks_in(ks, "number");
        self->number.span = 1;
        self->number.u64 = v1;
        self->number.kind = KS_ANY_U64;
        break;
    }
    case 205: {
        uint16_t v2 = 0;
        if (!ks_read_u2be(ks, io, &v2)) return ks_in(ks, "number");
        self->number.span = 2;
        self->number.u64 = v2;
        self->number.kind = KS_ANY_U64;
        break;
    }
    case 206: {
        uint32_t v3 = 0;
        if (!ks_read_u4be(ks, io, &v3)) return ks_in(ks, "number");
        self->number.span = 4;
        self->number.u64 = v3;
        self->number.kind = KS_ANY_U64;
        break;
    }
    case 207: {
        uint64_t v4 = 0;
        if (!ks_read_u8be(ks, io, &v4)) return ks_in(ks, "number");
        self->number.span = 8;
        self->number.u64 = v4;
        self->number.kind = KS_ANY_U64;
        break;
    }
    case 208: {
        int8_t v5 = 0;
        if (!ks_read_s1(ks, io, &v5)) return ks_in(ks, "number");
        self->number.span = 1;
        self->number.s64 = v5;
        self->number.kind = KS_ANY_S64;
        break;
    }
    case 209: {
        int16_t v6 = 0;
        if (!ks_read_s2be(ks, io, &v6)) return ks_in(ks, "number");
        self->number.span = 2;
        self->number.s64 = v6;
        self->number.kind = KS_ANY_S64;
        break;
    }
    case 210: {
        int32_t v7 = 0;
        if (!ks_read_s4be(ks, io, &v7)) return ks_in(ks, "number");
        self->number.span = 4;
        self->number.s64 = v7;
        self->number.kind = KS_ANY_S64;
        break;
    }
    case 211: {
        int64_t v8 = 0;
        if (!ks_read_s8be(ks, io, &v8)) return ks_in(ks, "number");
        self->number.span = 8;
        self->number.s64 = v8;
        self->number.kind = KS_ANY_S64;
        break;
    }
    default: {
        break;
    }
    }
    memset(&self->floating, 0, sizeof self->floating);
    switch (self->tag) {
    case 202: {
        float v9 = 0;
        if (!ks_read_f4be(ks, io, &v9)) return ks_in(ks, "floating");
        self->floating.span = 4;
        self->floating.f64 = v9;
        self->floating.kind = KS_ANY_F64;
        break;
    }
    case 203: {
        double v10 = 0;
        if (!ks_read_f8be(ks, io, &v10)) return ks_in(ks, "floating");
        self->floating.span = 8;
        self->floating.f64 = v10;
        self->floating.kind = KS_ANY_F64;
        break;
    }
    default: {
        break;
    }
    }
    switch (self->tag) {
    case 196: {
        uint8_t v11 = 0;
        if (!ks_read_u1(ks, io, &v11)) return ks_in(ks, "length");
        self->length = v11;
        self->ks_has_length = 1;
        break;
    }
    case 197: {
        uint16_t v12 = 0;
        if (!ks_read_u2be(ks, io, &v12)) return ks_in(ks, "length");
        self->length = v12;
        self->ks_has_length = 2;
        break;
    }
    case 198: {
        uint32_t v13 = 0;
        if (!ks_read_u4be(ks, io, &v13)) return ks_in(ks, "length");
        self->length = v13;
        self->ks_has_length = 4;
        break;
    }
    case 199: {
        uint8_t v14 = 0;
        if (!ks_read_u1(ks, io, &v14)) return ks_in(ks, "length");
        self->length = v14;
        self->ks_has_length = 1;
        break;
    }
    case 200: {
        uint16_t v15 = 0;
        if (!ks_read_u2be(ks, io, &v15)) return ks_in(ks, "length");
        self->length = v15;
        self->ks_has_length = 2;
        break;
    }
    case 201: {
        uint32_t v16 = 0;
        if (!ks_read_u4be(ks, io, &v16)) return ks_in(ks, "length");
        self->length = v16;
        self->ks_has_length = 4;
        break;
    }
    case 217: {
        uint8_t v17 = 0;
        if (!ks_read_u1(ks, io, &v17)) return ks_in(ks, "length");
        self->length = v17;
        self->ks_has_length = 1;
        break;
    }
    case 218: {
        uint16_t v18 = 0;
        if (!ks_read_u2be(ks, io, &v18)) return ks_in(ks, "length");
        self->length = v18;
        self->ks_has_length = 2;
        break;
    }
    case 219: {
        uint32_t v19 = 0;
        if (!ks_read_u4be(ks, io, &v19)) return ks_in(ks, "length");
        self->length = v19;
        self->ks_has_length = 4;
        break;
    }
    case 220: {
        uint16_t v20 = 0;
        if (!ks_read_u2be(ks, io, &v20)) return ks_in(ks, "length");
        self->length = v20;
        self->ks_has_length = 2;
        break;
    }
    case 221: {
        uint32_t v21 = 0;
        if (!ks_read_u4be(ks, io, &v21)) return ks_in(ks, "length");
        self->length = v21;
        self->ks_has_length = 4;
        break;
    }
    case 222: {
        uint16_t v22 = 0;
        if (!ks_read_u2be(ks, io, &v22)) return ks_in(ks, "length");
        self->length = v22;
        self->ks_has_length = 2;
        break;
    }
    case 223: {
        uint32_t v23 = 0;
        if (!ks_read_u4be(ks, io, &v23)) return ks_in(ks, "length");
        self->length = v23;
        self->ks_has_length = 4;
        break;
    }
    default: {
        break;
    }
    }
    const uint64_t at_ext_type = ks_at(io);
    if (self->form == (int64_t)FLAX_FORM_EXTENSION) {
        self->ks_has_ext_type = true;
        if (!ks_read_s1(ks, io, &self->ext_type)) return ks_in(ks, "ext_type");
        if (!(((int64_t)self->ext_type == (int64_t)FLAX_EXTENSION_NDARRAY) || ((int64_t)self->ext_type == (int64_t)FLAX_EXTENSION_NATIVE_COMPLEX) || ((int64_t)self->ext_type == (int64_t)FLAX_EXTENSION_NPSCALAR))) {
            ks_violated(ks, &rule_flax_value_ext_type, at_ext_type, ks_none(), ks_value_s64((int64_t)self->ext_type));
            return ks_in(ks, "ext_type");
        }
    }
    if (self->form == (int64_t)FLAX_FORM_TEXT) {
        self->ks_has_text = true;
        ks_bytes v24;
        if (!flax_value_get_num(ks, self)) return false;
        if (self->ks_state_num != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'num' to be present");
            return ks_in(ks, "text");
        }
        if (!ks_read_bytes(ks, io, self->num, &v24)) return ks_in(ks, "text");
        if (!ks_text_of(ks, v24, &self->text)) return ks_in(ks, "text");
        if (!ks_decode(ks, &self->text, "UTF-8")) return ks_in(ks, "text");
    }
    if (self->form == (int64_t)FLAX_FORM_BINARY) {
        self->ks_has_bytes = true;
        if (!flax_value_get_num(ks, self)) return false;
        if (self->ks_state_num != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'num' to be present");
            return ks_in(ks, "bytes");
        }
        if (!ks_read_bytes(ks, io, self->num, &self->bytes)) return ks_in(ks, "bytes");
    }
    bool v25 = self->form == (int64_t)FLAX_FORM_EXTENSION;
    if (v25) {
        if (!self->ks_has_ext_type) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'ext_type' to be present");
            return ks_in(ks, "array");
        }
        v25 = (int64_t)self->ext_type != (int64_t)FLAX_EXTENSION_NATIVE_COMPLEX;
    }
    if (v25) {
        flax_array *const v26 = (flax_array *)ks_alloc(ks, 1, sizeof *v26);
        if (v26 == NULL) return ks_in_at(ks, "array", ks_at(io));
        memset(v26, 0, sizeof *v26);
        self->array = v26;
        const uint64_t v27 = ks_at(io);
        ks_bytes v29 = {NULL, 0};
        if (!flax_value_get_num(ks, self)) return false;
        if (self->ks_state_num != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'num' to be present");
            return ks_in(ks, "array");
        }
        if (!ks_read_bytes(ks, io, self->num, &v29)) return ks_in(ks, "array");
        ks_stream v28 = ks_substream(io, v29.size, v29.size);
        if (!self->ks_has_ext_type) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'ext_type' to be present");
            return ks_in(ks, "array");
        }
        v26->is_scalar = (int64_t)self->ext_type == (int64_t)FLAX_EXTENSION_NPSCALAR;
        if (!flax_array_parse(ks, &v28, v26)) return ks_in(ks, "array");
        v26->ks.at = v27;
        v26->ks.size = v29.size;
    }
    bool v30 = self->form == (int64_t)FLAX_FORM_EXTENSION;
    if (v30) {
        if (!self->ks_has_ext_type) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'ext_type' to be present");
            return ks_in(ks, "complex");
        }
        v30 = (int64_t)self->ext_type == (int64_t)FLAX_EXTENSION_NATIVE_COMPLEX;
    }
    if (v30) {
        flax_complex *const v31 = (flax_complex *)ks_alloc(ks, 1, sizeof *v31);
        if (v31 == NULL) return ks_in_at(ks, "complex", ks_at(io));
        memset(v31, 0, sizeof *v31);
        self->complex_2 = v31;
        const uint64_t v32 = ks_at(io);
        ks_bytes v34 = {NULL, 0};
        if (!flax_value_get_num(ks, self)) return false;
        if (self->ks_state_num != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'num' to be present");
            return ks_in(ks, "complex");
        }
        if (!ks_read_bytes(ks, io, self->num, &v34)) return ks_in(ks, "complex");
        ks_stream v33 = ks_substream(io, v34.size, v34.size);
        if (!flax_complex_parse(ks, &v33, v31)) return ks_in(ks, "complex");
        v31->ks.at = v32;
        v31->ks.size = v34.size;
    }
    if (self->form == (int64_t)FLAX_FORM_ARRAY) {
        self->ks_has_items = true;
        if (!flax_value_get_num(ks, self)) return false;
        if (self->ks_state_num != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'num' to be present");
            return ks_in(ks, "items");
        }
        const uint64_t v35 = self->num;
        if (!ks_count_fits(ks, io, v35, 1)) return ks_in_at(ks, "items", ks_at(io));
        if (!ks_list_init(ks, &self->items, v35, sizeof(flax_value))) return ks_in_at(ks, "items", ks_at(io));
        for (uint64_t v36 = 0; v36 < v35; v36++) {
            flax_value *const v37 = (flax_value *)ks_list_place(&self->items, v36);
            memset(v37, 0, sizeof *v37);
            self->items.count = v36;
            const uint64_t v38 = (uint64_t)self->depth + UINT64_C(1);
            if (v38 > UINT8_MAX) {
                ks_fail_found(ks, KS_OVERFLOW, ks_at(io), "at most %", ks_value_u64(UINT8_MAX), ks_value_u64(v38));
                return ks_in_item(ks, "items", v36);
            }
            v37->depth = (uint8_t)v38;
            if (!flax_value_parse(ks, io, v37)) return ks_in_item(ks, "items", v36);
            self->items.count = v36 + 1;
        }
    }
    if (self->form == (int64_t)FLAX_FORM_MAP) {
        self->ks_has_pairs = true;
        if (!flax_value_get_num(ks, self)) return false;
        if (self->ks_state_num != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'num' to be present");
            return ks_in(ks, "pairs");
        }
        const uint64_t v39 = self->num;
        if (!ks_count_fits(ks, io, v39, 2)) return ks_in_at(ks, "pairs", ks_at(io));
        if (!ks_list_init(ks, &self->pairs, v39, sizeof(flax_pair))) return ks_in_at(ks, "pairs", ks_at(io));
        for (uint64_t v40 = 0; v40 < v39; v40++) {
            flax_pair *const v41 = (flax_pair *)ks_list_place(&self->pairs, v40);
            memset(v41, 0, sizeof *v41);
            self->pairs.count = v40;
            v41->depth = (uint8_t)self->depth;
            if (!flax_pair_parse(ks, io, v41)) return ks_in_item(ks, "pairs", v40);
            self->pairs.count = v40 + 1;
        }
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

void flax_value_make_form(ks_ctx *ks, flax_value *self) {
    (void)ks;
    self->form = (self->tag <= 127) ? (int64_t)FLAX_FORM_NUMBER : ((self->tag <= 143) ? (int64_t)FLAX_FORM_MAP : ((self->tag <= 159) ? (int64_t)FLAX_FORM_ARRAY : ((self->tag <= 191) ? (int64_t)FLAX_FORM_TEXT : ((self->tag <= 195) ? (int64_t)FLAX_FORM_CONSTANT : ((self->tag <= 198) ? (int64_t)FLAX_FORM_BINARY : ((self->tag <= 201) ? (int64_t)FLAX_FORM_EXTENSION : ((self->tag <= 203) ? (int64_t)FLAX_FORM_FLOATING : ((self->tag <= 211) ? (int64_t)FLAX_FORM_NUMBER : ((self->tag <= 216) ? (int64_t)FLAX_FORM_EXTENSION : ((self->tag <= 219) ? (int64_t)FLAX_FORM_TEXT : ((self->tag <= 221) ? (int64_t)FLAX_FORM_ARRAY : ((self->tag <= 223) ? (int64_t)FLAX_FORM_MAP : (int64_t)FLAX_FORM_NUMBER))))))))))));
    self->ks_state_form = KS_DONE;
}

bool flax_value_make_num(ks_ctx *ks, flax_value *self) {
    flax_value_get_form(ks, self);
    if (!(((self->form != (int64_t)FLAX_FORM_NUMBER) && (self->form != (int64_t)FLAX_FORM_CONSTANT)) && (self->form != (int64_t)FLAX_FORM_FLOATING))) {
        self->ks_state_num = KS_MISSING;
        return true;
    }
    uint64_t v5;
    if (self->tag <= 159) {
        v5 = (uint64_t)self->tag & UINT64_C(15);
    } else {
        uint64_t v4;
        if (self->tag <= 191) {
            v4 = (uint64_t)self->tag & UINT64_C(31);
        } else {
            uint64_t v3;
            if ((self->tag >= 212) && (self->tag <= 216)) {
                uint64_t v1 = 0;
                if (!ks_to_u64(ks, (int64_t)self->tag - INT64_C(212), &v1)) return ks_in_at(ks, "num", self->ks.at);
                uint64_t v2 = 0;
                if (!ks_shl_u64(ks, UINT64_C(1), v1, &v2)) return ks_in_at(ks, "num", self->ks.at);
                v3 = v2;
            } else {
                if (self->ks_has_length == 0) {
                    ks_fail(ks, KS_ABSENT, self->ks.at, "'length' to be present");
                    return ks_in(ks, "num");
                }
                v3 = (uint64_t)self->length;
            }
            v4 = v3;
        }
        v5 = v4;
    }
    self->num = v5;
    self->ks_state_num = KS_DONE;
    return true;
}

bool flax_value_complete(ks_ctx *ks, flax_value *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    if (self->array != NULL && !flax_array_complete(ks, self->array)) return ks_in(ks, "array");
    for (uint64_t i = 0; i < self->items.count; i++) {
        flax_value *const item = (flax_value *)ks_list_at(&self->items, i);
        if (!flax_value_complete(ks, &(*item))) return ks_in_item(ks, "items", i);
    }
    for (uint64_t i = 0; i < self->pairs.count; i++) {
        flax_pair *const item = (flax_pair *)ks_list_at(&self->pairs, i);
        if (!flax_pair_complete(ks, &(*item))) return ks_in_item(ks, "pairs", i);
    }
    flax_value_get_form(ks, self);
    if (!flax_value_get_num(ks, self)) return false;
    ks_leave(ks);
    return true;
}

/* pair */

bool flax_pair_parse(ks_ctx *ks, ks_stream *io, flax_pair *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (!flax_text_parse(ks, io, &self->key)) return ks_in(ks, "key");
    flax_value *const v1 = (flax_value *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "value", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->value = v1;
    const uint64_t v2 = (uint64_t)self->depth + UINT64_C(1);
    if (v2 > UINT8_MAX) {
        ks_fail_found(ks, KS_OVERFLOW, ks_at(io), "at most %", ks_value_u64(UINT8_MAX), ks_value_u64(v2));
        return ks_in(ks, "value");
    }
    v1->depth = (uint8_t)v2;
    if (!flax_value_parse(ks, io, v1)) return ks_in(ks, "value");
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool flax_pair_complete(ks_ctx *ks, flax_pair *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    if (self->value != NULL && !flax_value_complete(ks, self->value)) return ks_in(ks, "value");
    ks_leave(ks);
    return true;
}

/* text */

bool flax_text_parse(ks_ctx *ks, ks_stream *io, flax_text *self) {
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!(((self->tag >= 160) && (self->tag <= 191)) || ((self->tag >= 217) && (self->tag <= 219)))) {
        ks_violated(ks, &rule_flax_text_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    switch (self->tag) {
    case 217: {
        uint8_t v1 = 0;
        if (!ks_read_u1(ks, io, &v1)) return ks_in(ks, "length");
        self->length = v1;
        self->ks_has_length = 1;
        break;
    }
    case 218: {
        uint16_t v2 = 0;
        if (!ks_read_u2be(ks, io, &v2)) return ks_in(ks, "length");
        self->length = v2;
        self->ks_has_length = 2;
        break;
    }
    case 219: {
        uint32_t v3 = 0;
        if (!ks_read_u4be(ks, io, &v3)) return ks_in(ks, "length");
        self->length = v3;
        self->ks_has_length = 4;
        break;
    }
    default: {
        break;
    }
    }
    ks_bytes v4;
    uint64_t v5;
    if (self->tag <= 191) {
        v5 = (uint64_t)self->tag & UINT64_C(31);
    } else {
        if (self->ks_has_length == 0) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'length' to be present");
            return ks_in(ks, "text");
        }
        v5 = (uint64_t)self->length;
    }
    if (!ks_read_bytes(ks, io, v5, &v4)) return ks_in(ks, "text");
    if (!ks_text_of(ks, v4, &self->text)) return ks_in(ks, "text");
    if (!ks_decode(ks, &self->text, "UTF-8")) return ks_in(ks, "text");
    return true;
}

/* array */

bool flax_array_parse(ks_ctx *ks, ks_stream *io, flax_array *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!(self->tag == 147)) {
        ks_violated(ks, &rule_flax_array_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    const uint64_t at_shape = ks_at(io);
    if (!flax_shape_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    if (self->is_scalar) {
        if (!flax_shape_get_num(ks, &self->shape)) {
            ks_in(ks, "shape");
            return false;
        }
        if (!(self->shape.num == 0)) {
            ks_violated(ks, &rule_flax_array_scalar_has_no_axes, at_shape, ks_none(), ks_none());
            return ks_in(ks, "shape");
        }
    }
    if (!flax_text_parse(ks, io, &self->dtype)) return ks_in(ks, "dtype");
    const uint64_t at_data = ks_at(io);
    if (!flax_data_parse(ks, io, &self->data)) return ks_in(ks, "data");
    if (!flax_data_get_num(ks, &self->data)) {
        ks_in(ks, "data");
        return false;
    }
    if (!flax_shape_get_volume(ks, &self->shape)) {
        ks_in(ks, "shape");
        return false;
    }
    flax_array_get_item_size(ks, self);
    ks_int v1 = {0, false};
    if (!ks_int_mul(ks, self->shape.volume, ks_int_of_u64((uint64_t)self->item_size), &v1)) return ks_in_at(ks, "data_fits_shape", ks_at(io));
    if (!(ks_int_compare(ks_int_of_u64((uint64_t)self->data.num), v1) == 0)) {
        ks_violated(ks, &rule_flax_array_data_fits_shape, at_data, ks_none(), ks_none());
        return ks_in(ks, "data");
    }
    const uint64_t at_trailing = ks_at(io);
    if (!ks_read_rest(ks, io, &self->trailing)) return ks_in(ks, "trailing");
    const uint64_t v2 = self->trailing.size;
    if (!(v2 == 0)) {
        ks_violated(ks, &rule_flax_array_trailing, at_trailing, ks_none(), ks_value_bytes(ks, self->trailing.data, self->trailing.size));
        return ks_in(ks, "trailing");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

void flax_array_make_item_size(ks_ctx *ks, flax_array *self) {
    (void)ks;
    const ks_text v1 = self->dtype.text;
    const ks_text v2 = (ks_text){(const uint8_t *)"bool", 4, 0};
    bool v5 = ks_compare(v1.data, v1.size, v2.data, v2.size) == 0;
    if (!v5) {
        const ks_text v3 = self->dtype.text;
        const ks_text v4 = (ks_text){(const uint8_t *)"int8", 4, 0};
        v5 = ks_compare(v3.data, v3.size, v4.data, v4.size) == 0;
    }
    bool v8 = v5;
    if (!v8) {
        const ks_text v6 = self->dtype.text;
        const ks_text v7 = (ks_text){(const uint8_t *)"uint8", 5, 0};
        v8 = ks_compare(v6.data, v6.size, v7.data, v7.size) == 0;
    }
    bool v11 = v8;
    if (!v11) {
        const ks_text v9 = self->dtype.text;
        const ks_text v10 = (ks_text){(const uint8_t *)"float8_e4m3fn", 13, 0};
        v11 = ks_compare(v9.data, v9.size, v10.data, v10.size) == 0;
    }
    bool v14 = v11;
    if (!v14) {
        const ks_text v12 = self->dtype.text;
        const ks_text v13 = (ks_text){(const uint8_t *)"float8_e5m2", 11, 0};
        v14 = ks_compare(v12.data, v12.size, v13.data, v13.size) == 0;
    }
    bool v17 = v14;
    if (!v17) {
        const ks_text v15 = self->dtype.text;
        const ks_text v16 = (ks_text){(const uint8_t *)"float8_e8m0fnu", 14, 0};
        v17 = ks_compare(v15.data, v15.size, v16.data, v16.size) == 0;
    }
    bool v20 = v17;
    if (!v20) {
        const ks_text v18 = self->dtype.text;
        const ks_text v19 = (ks_text){(const uint8_t *)"float8_e4m3fnuz", 15, 0};
        v20 = ks_compare(v18.data, v18.size, v19.data, v19.size) == 0;
    }
    bool v23 = v20;
    if (!v23) {
        const ks_text v21 = self->dtype.text;
        const ks_text v22 = (ks_text){(const uint8_t *)"float8_e5m2fnuz", 15, 0};
        v23 = ks_compare(v21.data, v21.size, v22.data, v22.size) == 0;
    }
    uint64_t v56;
    if (v23) {
        v56 = UINT64_C(1);
    } else {
        const ks_text v24 = self->dtype.text;
        const ks_text v25 = (ks_text){(const uint8_t *)"int16", 5, 0};
        bool v28 = ks_compare(v24.data, v24.size, v25.data, v25.size) == 0;
        if (!v28) {
            const ks_text v26 = self->dtype.text;
            const ks_text v27 = (ks_text){(const uint8_t *)"uint16", 6, 0};
            v28 = ks_compare(v26.data, v26.size, v27.data, v27.size) == 0;
        }
        bool v31 = v28;
        if (!v31) {
            const ks_text v29 = self->dtype.text;
            const ks_text v30 = (ks_text){(const uint8_t *)"float16", 7, 0};
            v31 = ks_compare(v29.data, v29.size, v30.data, v30.size) == 0;
        }
        bool v34 = v31;
        if (!v34) {
            const ks_text v32 = self->dtype.text;
            const ks_text v33 = (ks_text){(const uint8_t *)"bfloat16", 8, 0};
            v34 = ks_compare(v32.data, v32.size, v33.data, v33.size) == 0;
        }
        uint64_t v55;
        if (v34) {
            v55 = UINT64_C(2);
        } else {
            const ks_text v35 = self->dtype.text;
            const ks_text v36 = (ks_text){(const uint8_t *)"int32", 5, 0};
            bool v39 = ks_compare(v35.data, v35.size, v36.data, v36.size) == 0;
            if (!v39) {
                const ks_text v37 = self->dtype.text;
                const ks_text v38 = (ks_text){(const uint8_t *)"uint32", 6, 0};
                v39 = ks_compare(v37.data, v37.size, v38.data, v38.size) == 0;
            }
            bool v42 = v39;
            if (!v42) {
                const ks_text v40 = self->dtype.text;
                const ks_text v41 = (ks_text){(const uint8_t *)"float32", 7, 0};
                v42 = ks_compare(v40.data, v40.size, v41.data, v41.size) == 0;
            }
            uint64_t v54;
            if (v42) {
                v54 = UINT64_C(4);
            } else {
                const ks_text v43 = self->dtype.text;
                const ks_text v44 = (ks_text){(const uint8_t *)"int64", 5, 0};
                bool v47 = ks_compare(v43.data, v43.size, v44.data, v44.size) == 0;
                if (!v47) {
                    const ks_text v45 = self->dtype.text;
                    const ks_text v46 = (ks_text){(const uint8_t *)"uint64", 6, 0};
                    v47 = ks_compare(v45.data, v45.size, v46.data, v46.size) == 0;
                }
                bool v50 = v47;
                if (!v50) {
                    const ks_text v48 = self->dtype.text;
                    const ks_text v49 = (ks_text){(const uint8_t *)"float64", 7, 0};
                    v50 = ks_compare(v48.data, v48.size, v49.data, v49.size) == 0;
                }
                bool v53 = v50;
                if (!v53) {
                    const ks_text v51 = self->dtype.text;
                    const ks_text v52 = (ks_text){(const uint8_t *)"complex64", 9, 0};
                    v53 = ks_compare(v51.data, v51.size, v52.data, v52.size) == 0;
                }
                v54 = v53 ? UINT64_C(8) : UINT64_C(16);
            }
            v55 = v54;
        }
        v56 = v55;
    }
    self->item_size = (uint8_t)v56;
    self->ks_state_item_size = KS_DONE;
}

bool flax_array_complete(ks_ctx *ks, flax_array *self) {
    if (!flax_shape_complete(ks, &self->shape)) return ks_in(ks, "shape");
    if (!flax_data_complete(ks, &self->data)) return ks_in(ks, "data");
    flax_array_get_item_size(ks, self);
    return true;
}

/* shape */

bool flax_shape_parse(ks_ctx *ks, ks_stream *io, flax_shape *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!((((self->tag >= 144) && (self->tag <= 159)) || (self->tag == 220)) || (self->tag == 221))) {
        ks_violated(ks, &rule_flax_shape_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    switch (self->tag) {
    case 220: {
        uint16_t v1 = 0;
        if (!ks_read_u2be(ks, io, &v1)) return ks_in(ks, "length");
        self->length = v1;
        self->ks_has_length = 2;
        break;
    }
    case 221: {
        uint32_t v2 = 0;
        if (!ks_read_u4be(ks, io, &v2)) return ks_in(ks, "length");
        self->length = v2;
        self->ks_has_length = 4;
        break;
    }
    default: {
        break;
    }
    }
    if (!flax_shape_get_num(ks, self)) return false;
    if (!(self->num <= 64)) {
        ks_violated(ks, &rule_flax_shape_at_most_64, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    const uint64_t v3 = self->num;
    if (!ks_count_fits(ks, io, v3, 1)) return ks_in_at(ks, "items", ks_at(io));
    if (!ks_list_init(ks, &self->items, v3, sizeof(flax_dim))) return ks_in_at(ks, "items", ks_at(io));
    for (uint64_t v4 = 0; v4 < v3; v4++) {
        flax_dim *const v5 = (flax_dim *)ks_list_place(&self->items, v4);
        memset(v5, 0, sizeof *v5);
        self->items.count = v4;
        ks_int v8;
        if (v4 == 0) {
            v8 = ks_int_of_u64(UINT64_C(1));
        } else {
            const int64_t v6 = (int64_t)v4 - INT64_C(1);
            if ((uint64_t)v6 >= self->items.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "items", v4);
            }
            flax_dim *const v7 = (flax_dim *)ks_list_at(&self->items, (uint64_t)v6);
            if (!flax_dim_get_volume(ks, v7)) {
                ks_in_item(ks, "items", (uint64_t)v6);
                return false;
            }
            v8 = v7->volume;
        }
        uint64_t v9 = 0;
        if (!ks_int_to_u64(ks, v8, &v9)) return ks_in_item_at(ks, "items", v4, ks_at(io));
        v5->before = v9;
        if (!flax_dim_parse(ks, io, v5)) return ks_in_item(ks, "items", v4);
        self->items.count = v4 + 1;
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool flax_shape_make_num(ks_ctx *ks, flax_shape *self) {
    uint64_t v1;
    if (self->tag <= 159) {
        v1 = (uint64_t)self->tag & UINT64_C(15);
    } else {
        if (self->ks_has_length == 0) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'length' to be present");
            return ks_in(ks, "num");
        }
        v1 = (uint64_t)self->length;
    }
    self->num = (uint32_t)v1;
    self->ks_state_num = KS_DONE;
    return true;
}

bool flax_shape_make_volume(ks_ctx *ks, flax_shape *self) {
    if (!flax_shape_get_num(ks, self)) return false;
    ks_int v3;
    if (self->num == 0) {
        v3 = ks_int_of_u64(UINT64_C(1));
    } else {
        const int64_t v1 = (int64_t)self->num - INT64_C(1);
        if ((uint64_t)v1 >= self->items.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "volume");
        }
        flax_dim *const v2 = (flax_dim *)ks_list_at(&self->items, (uint64_t)v1);
        if (!flax_dim_get_volume(ks, v2)) {
            ks_in_item(ks, "items", (uint64_t)v1);
            return false;
        }
        v3 = v2->volume;
    }
    self->volume = v3;
    self->ks_state_volume = KS_DONE;
    return true;
}

bool flax_shape_complete(ks_ctx *ks, flax_shape *self) {
    for (uint64_t i = 0; i < self->items.count; i++) {
        flax_dim *const item = (flax_dim *)ks_list_at(&self->items, i);
        if (!flax_dim_complete(ks, &(*item))) return ks_in_item(ks, "items", i);
    }
    if (!flax_shape_get_volume(ks, self)) return false;
    return true;
}

/* dim */

bool flax_dim_parse(ks_ctx *ks, ks_stream *io, flax_dim *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!((self->tag <= 127) || ((self->tag >= 204) && (self->tag <= 211)))) {
        ks_violated(ks, &rule_flax_dim_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    const uint64_t at_number = ks_at(io);
    memset(&self->number, 0, sizeof self->number);
    switch (self->tag) {
    case 204: {
        uint8_t v1 = 0;
        if (!ks_read_u1(ks, io, &v1)) return ks_in(ks, "number");
        self->number.span = 1;
        self->number.u64 = v1;
        self->number.kind = KS_ANY_U64;
        break;
    }
    case 205: {
        uint16_t v2 = 0;
        if (!ks_read_u2be(ks, io, &v2)) return ks_in(ks, "number");
        self->number.span = 2;
        self->number.u64 = v2;
        self->number.kind = KS_ANY_U64;
        break;
    }
    case 206: {
        uint32_t v3 = 0;
        if (!ks_read_u4be(ks, io, &v3)) return ks_in(ks, "number");
        self->number.span = 4;
        self->number.u64 = v3;
        self->number.kind = KS_ANY_U64;
        break;
    }
    case 207: {
        uint64_t v4 = 0;
        if (!ks_read_u8be(ks, io, &v4)) return ks_in(ks, "number");
        self->number.span = 8;
        self->number.u64 = v4;
        self->number.kind = KS_ANY_U64;
        break;
    }
    case 208: {
        int8_t v5 = 0;
        if (!ks_read_s1(ks, io, &v5)) return ks_in(ks, "number");
        self->number.span = 1;
        self->number.s64 = v5;
        self->number.kind = KS_ANY_S64;
        break;
    }
    case 209: {
        int16_t v6 = 0;
        if (!ks_read_s2be(ks, io, &v6)) return ks_in(ks, "number");
        self->number.span = 2;
        self->number.s64 = v6;
        self->number.kind = KS_ANY_S64;
        break;
    }
    case 210: {
        int32_t v7 = 0;
        if (!ks_read_s4be(ks, io, &v7)) return ks_in(ks, "number");
        self->number.span = 4;
        self->number.s64 = v7;
        self->number.kind = KS_ANY_S64;
        break;
    }
    case 211: {
        int64_t v8 = 0;
        if (!ks_read_s8be(ks, io, &v8)) return ks_in(ks, "number");
        self->number.span = 8;
        self->number.s64 = v8;
        self->number.kind = KS_ANY_S64;
        break;
    }
    default: {
        break;
    }
    }
    if (self->tag >= 208) {
        ks_int v9 = {0, false};
        if (!ks_any_to_int(ks, &self->number, &v9)) return ks_in_at(ks, "not_negative", ks_at(io));
        if (!(ks_int_compare(v9, ks_int_of_u64(UINT64_C(0))) >= 0)) {
            ks_violated(ks, &rule_flax_dim_not_negative, at_number, ks_none(), ks_none());
            return ks_in(ks, "number");
        }
    }
    return true;
}

bool flax_dim_make_volume(ks_ctx *ks, flax_dim *self) {
    ks_int v2;
    if (self->tag <= 127) {
        v2 = ks_int_of_u64((uint64_t)self->tag);
    } else {
        ks_int v1 = {0, false};
        if (!ks_any_to_int(ks, &self->number, &v1)) return ks_in_at(ks, "volume", self->ks.at);
        v2 = v1;
    }
    ks_int v3 = {0, false};
    if (!ks_int_mul(ks, ks_int_of_u64(self->before), v2, &v3)) return ks_in_at(ks, "volume", self->ks.at);
    self->volume = v3;
    self->ks_state_volume = KS_DONE;
    return true;
}

bool flax_dim_complete(ks_ctx *ks, flax_dim *self) {
    if (!flax_dim_get_volume(ks, self)) return false;
    return true;
}

/* data */

bool flax_data_parse(ks_ctx *ks, ks_stream *io, flax_data *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!ks_read_u1(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!(self->tag >= 196)) {
        ks_violated(ks, &rule_flax_data_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    if (!(self->tag <= 198)) {
        ks_violated(ks, &rule_flax_data_tag, at_tag, ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    switch (self->tag) {
    case 196: {
        uint8_t v1 = 0;
        if (!ks_read_u1(ks, io, &v1)) return ks_in(ks, "length");
        self->length = v1;
        self->ks_has_length = 1;
        break;
    }
    case 197: {
        uint16_t v2 = 0;
        if (!ks_read_u2be(ks, io, &v2)) return ks_in(ks, "length");
        self->length = v2;
        self->ks_has_length = 2;
        break;
    }
    case 198: {
        uint32_t v3 = 0;
        if (!ks_read_u4be(ks, io, &v3)) return ks_in(ks, "length");
        self->length = v3;
        self->ks_has_length = 4;
        break;
    }
    default: {
        break;
    }
    }
    if (!flax_data_get_num(ks, self)) return false;
    if (!ks_read_bytes(ks, io, self->num, &self->bytes)) return ks_in(ks, "bytes");
    return true;
}

bool flax_data_make_num(ks_ctx *ks, flax_data *self) {
    if (self->ks_has_length == 0) {
        ks_fail(ks, KS_ABSENT, self->ks.at, "'length' to be present");
        return ks_in(ks, "num");
    }
    self->num = (uint32_t)self->length;
    self->ks_state_num = KS_DONE;
    return true;
}

bool flax_data_complete(ks_ctx *ks, flax_data *self) {
    (void)ks;
    (void)self;
    return true;
}

/* complex */

bool flax_complex_parse(ks_ctx *ks, ks_stream *io, flax_complex *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t v1 = ks_run(ks, io, 19);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "tag");
    }
    self->tag = (ks_bytes){v2, 1};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->tag, ((ks_bytes){(const uint8_t *)"\222", 1}), &v3)) return ks_in_at(ks, "tag", ks_at(io));
    if (!v3) {
        ks_violated(ks, &rule_flax_complex_tag, ks_at(io), ks_none(), ks_value_bytes(ks, self->tag.data, self->tag.size));
        return ks_in(ks, "tag");
    }
    if (v1 < 2) {
        ks_short(ks, io, 1, 1);
        return ks_in(ks, "real_tag");
    }
    self->real_tag = (ks_bytes){v2 + 1, 1};
    bool v4 = false;
    if (!ks_bytes_are(ks, self->real_tag, ((ks_bytes){(const uint8_t *)"\313", 1}), &v4)) return ks_in_at(ks, "real_tag", ks_at(io) + 1);
    if (!v4) {
        ks_violated(ks, &rule_flax_complex_real_tag, ks_at(io) + 1, ks_none(), ks_value_bytes(ks, self->real_tag.data, self->real_tag.size));
        return ks_in(ks, "real_tag");
    }
    if (v1 < 10) {
        ks_short(ks, io, 2, 8);
        return ks_in(ks, "real");
    }
    self->real = ks_f8be(v2 + 2);
    if (v1 < 11) {
        ks_short(ks, io, 10, 1);
        return ks_in(ks, "imag_tag");
    }
    self->imag_tag = (ks_bytes){v2 + 10, 1};
    bool v5 = false;
    if (!ks_bytes_are(ks, self->imag_tag, ((ks_bytes){(const uint8_t *)"\313", 1}), &v5)) return ks_in_at(ks, "imag_tag", ks_at(io) + 10);
    if (!v5) {
        ks_violated(ks, &rule_flax_complex_imag_tag, ks_at(io) + 10, ks_none(), ks_value_bytes(ks, self->imag_tag.data, self->imag_tag.size));
        return ks_in(ks, "imag_tag");
    }
    if (v1 < 19) {
        ks_short(ks, io, 11, 8);
        return ks_in(ks, "imag");
    }
    self->imag = ks_f8be(v2 + 11);
    io->pos += 19;
    const uint64_t at_trailing = ks_at(io);
    if (!ks_read_rest(ks, io, &self->trailing)) return ks_in(ks, "trailing");
    const uint64_t v6 = self->trailing.size;
    if (!(v6 == 0)) {
        ks_violated(ks, &rule_flax_complex_trailing, at_trailing, ks_none(), ks_value_bytes(ks, self->trailing.data, self->trailing.size));
        return ks_in(ks, "trailing");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

static const ks_label labels_flax_form[] = {
    {0, "number", "number"},
    {1, "constant", "constant"},
    {2, "floating", "floating"},
    {3, "text", "text"},
    {4, "binary", "binary"},
    {5, "extension", "extension"},
    {6, "array", "array"},
    {7, "map", "map"},
};
const ks_enum flax_form_labels = {"form", labels_flax_form, 8};

static const ks_label labels_flax_extension[] = {
    {1, "ndarray", "ndarray"},
    {2, "native_complex", "native_complex"},
    {3, "npscalar", "npscalar"},
};
const ks_enum flax_extension_labels = {"extension", labels_flax_extension, 3};

static bool get_flax_first(ks_ctx *ks, void *object) {
    return flax_get_first(ks, (flax *)object);
}

static bool get_flax_state(ks_ctx *ks, void *object) {
    return flax_get_state(ks, (flax *)object);
}

static const ks_constant constants_flax_first[] = {
    {.word = UINT64_C(128)},
    {.word = UINT64_C(143)},
    {.word = UINT64_C(222)},
    {.word = UINT64_C(223)},
};
static const ks_field fields_flax[] = {
    {.name = "first", .orig = "first",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(flax, first),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(flax, ks_state_first),
     .at = (uint32_t)offsetof(flax, ks_at_first),
     .wire_size = 1,
     .get = get_flax_first,
     .constants = constants_flax_first, .num_constants = 4},
    {.name = "state", .orig = "state",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(flax, state),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(flax, ks_state_state),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_value_desc, .get = get_flax_state},
};
const ks_type flax_desc = {
    .name = "flax", .size = sizeof(flax),
    .fields = fields_flax, .num_fields = 2, .has_at = true, .has_size = true};

static bool get_flax_value_form(ks_ctx *ks, void *object) {
    flax_value_get_form(ks, (flax_value *)object);
    return true;
}

static bool get_flax_value_num(ks_ctx *ks, void *object) {
    return flax_value_get_num(ks, (flax_value *)object);
}

static const ks_constant constants_flax_value_tag[] = {
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
    {.word = UINT64_C(197)},
    {.word = UINT64_C(198)},
    {.word = UINT64_C(199)},
    {.word = UINT64_C(200)},
    {.word = UINT64_C(201)},
    {.word = UINT64_C(217)},
    {.word = UINT64_C(218)},
    {.word = UINT64_C(219)},
    {.word = UINT64_C(220)},
    {.word = UINT64_C(221)},
    {.word = UINT64_C(222)},
    {.word = UINT64_C(223)},
    {.word = UINT64_C(127)},
    {.word = UINT64_C(143)},
    {.word = UINT64_C(159)},
    {.word = UINT64_C(191)},
    {.word = UINT64_C(195)},
    {.word = UINT64_C(216)},
    {.word = UINT64_C(212)},
};
static const ks_link links_flax_value_number[] = {
    {KS_ROLE_CASE, &flax_value_desc, 1}, /* tag */
};
static const ks_link links_flax_value_floating[] = {
    {KS_ROLE_CASE, &flax_value_desc, 1}, /* tag */
};
static const ks_link links_flax_value_length[] = {
    {KS_ROLE_CASE, &flax_value_desc, 1}, /* tag */
};
static const ks_constant constants_flax_value_ext_type[] = {
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
};
static const ks_link links_flax_value_ext_type[] = {
    {KS_ROLE_PRESENCE, &flax_value_desc, 1}, /* tag */
};
static const ks_link links_flax_value_text[] = {
    {KS_ROLE_SIZE, &flax_value_desc, 1}, /* tag */
    {KS_ROLE_SIZE, &flax_value_desc, 4}, /* length */
    {KS_ROLE_PRESENCE, &flax_value_desc, 1}, /* tag */
};
static const ks_link links_flax_value_bytes[] = {
    {KS_ROLE_SIZE, &flax_value_desc, 1}, /* tag */
    {KS_ROLE_SIZE, &flax_value_desc, 4}, /* length */
    {KS_ROLE_PRESENCE, &flax_value_desc, 1}, /* tag */
};
static const ks_link links_flax_value_array[] = {
    {KS_ROLE_SIZE, &flax_value_desc, 1}, /* tag */
    {KS_ROLE_SIZE, &flax_value_desc, 4}, /* length */
    {KS_ROLE_PRESENCE, &flax_value_desc, 5}, /* ext_type */
    {KS_ROLE_PRESENCE, &flax_value_desc, 1}, /* tag */
};
static const ks_link links_flax_value_complex[] = {
    {KS_ROLE_SIZE, &flax_value_desc, 1}, /* tag */
    {KS_ROLE_SIZE, &flax_value_desc, 4}, /* length */
    {KS_ROLE_PRESENCE, &flax_value_desc, 5}, /* ext_type */
    {KS_ROLE_PRESENCE, &flax_value_desc, 1}, /* tag */
};
static const ks_link links_flax_value_items[] = {
    {KS_ROLE_COUNT, &flax_value_desc, 1}, /* tag */
    {KS_ROLE_COUNT, &flax_value_desc, 4}, /* length */
    {KS_ROLE_PRESENCE, &flax_value_desc, 1}, /* tag */
};
static const ks_link links_flax_value_pairs[] = {
    {KS_ROLE_COUNT, &flax_value_desc, 1}, /* tag */
    {KS_ROLE_COUNT, &flax_value_desc, 4}, /* length */
    {KS_ROLE_PRESENCE, &flax_value_desc, 1}, /* tag */
};
static const ks_field fields_flax_value[] = {
    {.name = "depth", .orig = "depth",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(flax_value, depth),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(flax_value, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_flax_value_tag, .num_constants = 31},
    {.name = "number", .orig = "number",
     .storage = KS_STORE_ANY,
     .offset = (uint32_t)offsetof(flax_value, number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_flax_value_number, .num_links = 1},
    {.name = "floating", .orig = "floating",
     .storage = KS_STORE_ANY,
     .offset = (uint32_t)offsetof(flax_value, floating),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_flax_value_floating, .num_links = 1},
    {.name = "length", .orig = "length",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(flax_value, length),
     .present = (uint32_t)offsetof(flax_value, ks_has_length),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_flax_value_length, .num_links = 1},
    {.name = "ext_type", .orig = "ext_type",
     .storage = KS_STORE_S8, .wire = KS_WIRE_S1,
     .offset = (uint32_t)offsetof(flax_value, ext_type),
     .present = (uint32_t)offsetof(flax_value, ks_has_ext_type),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .enumeration = &flax_extension_labels,
     .constants = constants_flax_value_ext_type, .num_constants = 3,
     .links = links_flax_value_ext_type, .num_links = 1},
    {.name = "text", .orig = "text",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(flax_value, text),
     .present = (uint32_t)offsetof(flax_value, ks_has_text),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_flax_value_text, .num_links = 3},
    {.name = "bytes", .orig = "bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(flax_value, bytes),
     .present = (uint32_t)offsetof(flax_value, ks_has_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_flax_value_bytes, .num_links = 3},
    {.name = "array", .orig = "array",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(flax_value, array),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_array_desc,
     .links = links_flax_value_array, .num_links = 4},
    {.name = "complex", .orig = "complex",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(flax_value, complex_2),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_complex_desc,
     .links = links_flax_value_complex, .num_links = 4},
    {.name = "items", .orig = "items",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(flax_value, items),
     .present = (uint32_t)offsetof(flax_value, ks_has_items),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_value_desc,
     .links = links_flax_value_items, .num_links = 3},
    {.name = "pairs", .orig = "pairs",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(flax_value, pairs),
     .present = (uint32_t)offsetof(flax_value, ks_has_pairs),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_pair_desc,
     .links = links_flax_value_pairs, .num_links = 3},
    {.name = "form", .orig = "form",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(flax_value, form),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(flax_value, ks_state_form),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .enumeration = &flax_form_labels, .get = get_flax_value_form},
    {.name = "num", .orig = "num",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(flax_value, num),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(flax_value, ks_state_num),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_flax_value_num},
};
const ks_type flax_value_desc = {
    .name = "value", .size = sizeof(flax_value), .wire_size = KS_NOWHERE,
    .fields = fields_flax_value, .num_fields = 14, .has_at = true, .has_size = true};

static const ks_field fields_flax_pair[] = {
    {.name = "depth", .orig = "depth",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(flax_pair, depth),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "key", .orig = "key",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(flax_pair, key),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_text_desc},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(flax_pair, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_value_desc},
};
const ks_type flax_pair_desc = {
    .name = "pair", .size = sizeof(flax_pair), .wire_size = KS_NOWHERE,
    .fields = fields_flax_pair, .num_fields = 3, .has_at = true, .has_size = true};

static const ks_constant constants_flax_text_tag[] = {
    {.word = UINT64_C(160)},
    {.word = UINT64_C(191)},
    {.word = UINT64_C(217)},
    {.word = UINT64_C(219)},
    {.word = UINT64_C(218)},
};
static const ks_link links_flax_text_length[] = {
    {KS_ROLE_CASE, &flax_text_desc, 0}, /* tag */
};
static const ks_constant constants_flax_text_text[] = {
    {.bytes = "bool", .size = 4},
    {.bytes = "int8", .size = 4},
    {.bytes = "uint8", .size = 5},
    {.bytes = "float8_e4m3fn", .size = 13},
    {.bytes = "float8_e5m2", .size = 11},
    {.bytes = "float8_e8m0fnu", .size = 14},
    {.bytes = "float8_e4m3fnuz", .size = 15},
    {.bytes = "float8_e5m2fnuz", .size = 15},
    {.bytes = "int16", .size = 5},
    {.bytes = "uint16", .size = 6},
    {.bytes = "float16", .size = 7},
    {.bytes = "bfloat16", .size = 8},
    {.bytes = "int32", .size = 5},
    {.bytes = "uint32", .size = 6},
    {.bytes = "float32", .size = 7},
    {.bytes = "int64", .size = 5},
    {.bytes = "uint64", .size = 6},
    {.bytes = "float64", .size = 7},
    {.bytes = "complex64", .size = 9},
};
static const ks_link links_flax_text_text[] = {
    {KS_ROLE_SIZE, &flax_text_desc, 0}, /* tag */
    {KS_ROLE_SIZE, &flax_text_desc, 1}, /* length */
};
static const ks_field fields_flax_text[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(flax_text, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_flax_text_tag, .num_constants = 5},
    {.name = "length", .orig = "length",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(flax_text, length),
     .present = (uint32_t)offsetof(flax_text, ks_has_length),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_flax_text_length, .num_links = 1},
    {.name = "text", .orig = "text",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(flax_text, text),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .constants = constants_flax_text_text, .num_constants = 19,
     .links = links_flax_text_text, .num_links = 2},
};
const ks_type flax_text_desc = {
    .name = "text", .size = sizeof(flax_text), .wire_size = KS_NOWHERE,
    .fields = fields_flax_text, .num_fields = 3};

static bool get_flax_array_item_size(ks_ctx *ks, void *object) {
    flax_array_get_item_size(ks, (flax_array *)object);
    return true;
}

static const ks_constant constants_flax_array_tag[] = {
    {.word = UINT64_C(147)},
};
static const ks_link links_flax_array_shape[] = {
    {KS_ROLE_VALUE, &flax_shape_desc, 0}, /* tag */
    {KS_ROLE_VALUE, &flax_shape_desc, 1}, /* length */
    {KS_ROLE_VALUE, &flax_value_desc, 5}, /* ext_type */
};
static const ks_link links_flax_array_data[] = {
    {KS_ROLE_VALUE, &flax_data_desc, 1}, /* length */
    {KS_ROLE_VALUE, &flax_text_desc, 2}, /* text */
    {KS_ROLE_VALUE, &flax_shape_desc, 0}, /* tag */
    {KS_ROLE_VALUE, &flax_shape_desc, 1}, /* length */
    {KS_ROLE_VALUE, &flax_dim_desc, 1}, /* tag */
    {KS_ROLE_VALUE, &flax_dim_desc, 2}, /* number */
};
static const ks_field fields_flax_array[] = {
    {.name = "is_scalar", .orig = "is_scalar",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(flax_array, is_scalar),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(flax_array, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_flax_array_tag, .num_constants = 1},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(flax_array, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_shape_desc,
     .links = links_flax_array_shape, .num_links = 3},
    {.name = "dtype", .orig = "dtype",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(flax_array, dtype),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_text_desc},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(flax_array, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_data_desc,
     .links = links_flax_array_data, .num_links = 6},
    {.name = "trailing", .orig = "trailing",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(flax_array, trailing),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "item_size", .orig = "item_size",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(flax_array, item_size),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(flax_array, ks_state_item_size),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_flax_array_item_size},
};
const ks_type flax_array_desc = {
    .name = "array", .size = sizeof(flax_array), .wire_size = KS_NOWHERE,
    .fields = fields_flax_array, .num_fields = 7, .has_at = true, .has_size = true};

static bool get_flax_shape_num(ks_ctx *ks, void *object) {
    return flax_shape_get_num(ks, (flax_shape *)object);
}

static bool get_flax_shape_volume(ks_ctx *ks, void *object) {
    return flax_shape_get_volume(ks, (flax_shape *)object);
}

static const ks_constant constants_flax_shape_tag[] = {
    {.word = UINT64_C(144)},
    {.word = UINT64_C(159)},
    {.word = UINT64_C(220)},
    {.word = UINT64_C(221)},
};
static const ks_link links_flax_shape_tag[] = {
    {KS_ROLE_VALUE, &flax_shape_desc, 1}, /* length */
};
static const ks_link links_flax_shape_length[] = {
    {KS_ROLE_CASE, &flax_shape_desc, 0}, /* tag */
};
static const ks_link links_flax_shape_items[] = {
    {KS_ROLE_COUNT, &flax_shape_desc, 0}, /* tag */
    {KS_ROLE_COUNT, &flax_shape_desc, 1}, /* length */
};
static const ks_field fields_flax_shape[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(flax_shape, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_flax_shape_tag, .num_constants = 4,
     .links = links_flax_shape_tag, .num_links = 1},
    {.name = "length", .orig = "length",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(flax_shape, length),
     .present = (uint32_t)offsetof(flax_shape, ks_has_length),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_flax_shape_length, .num_links = 1},
    {.name = "items", .orig = "items",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(flax_shape, items),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &flax_dim_desc,
     .links = links_flax_shape_items, .num_links = 2},
    {.name = "num", .orig = "num",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(flax_shape, num),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(flax_shape, ks_state_num),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_flax_shape_num},
    {.name = "volume", .orig = "volume",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_INT,
     .offset = (uint32_t)offsetof(flax_shape, volume),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(flax_shape, ks_state_volume),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_flax_shape_volume},
};
const ks_type flax_shape_desc = {
    .name = "shape", .size = sizeof(flax_shape), .wire_size = KS_NOWHERE,
    .fields = fields_flax_shape, .num_fields = 5, .has_at = true, .has_size = true};

static bool get_flax_dim_volume(ks_ctx *ks, void *object) {
    return flax_dim_get_volume(ks, (flax_dim *)object);
}

static const ks_constant constants_flax_dim_tag[] = {
    {.word = UINT64_C(127)},
    {.word = UINT64_C(204)},
    {.word = UINT64_C(211)},
    {.word = UINT64_C(205)},
    {.word = UINT64_C(206)},
    {.word = UINT64_C(207)},
    {.word = UINT64_C(208)},
    {.word = UINT64_C(209)},
    {.word = UINT64_C(210)},
};
static const ks_constant constants_flax_dim_number[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_flax_dim_number[] = {
    {KS_ROLE_CASE, &flax_dim_desc, 1}, /* tag */
    {KS_ROLE_VALUE, &flax_dim_desc, 1}, /* tag */
};
static const ks_field fields_flax_dim[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(flax_dim, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(flax_dim, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_flax_dim_tag, .num_constants = 9},
    {.name = "number", .orig = "number",
     .storage = KS_STORE_ANY,
     .offset = (uint32_t)offsetof(flax_dim, number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .constants = constants_flax_dim_number, .num_constants = 1,
     .links = links_flax_dim_number, .num_links = 2},
    {.name = "volume", .orig = "volume",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_INT,
     .offset = (uint32_t)offsetof(flax_dim, volume),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(flax_dim, ks_state_volume),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_flax_dim_volume},
};
const ks_type flax_dim_desc = {
    .name = "dim", .size = sizeof(flax_dim), .wire_size = KS_NOWHERE,
    .fields = fields_flax_dim, .num_fields = 4, .has_at = true};

static bool get_flax_data_num(ks_ctx *ks, void *object) {
    return flax_data_get_num(ks, (flax_data *)object);
}

static const ks_constant constants_flax_data_tag[] = {
    {.word = UINT64_C(196)},
    {.word = UINT64_C(198)},
    {.word = UINT64_C(197)},
};
static const ks_link links_flax_data_length[] = {
    {KS_ROLE_CASE, &flax_data_desc, 0}, /* tag */
};
static const ks_link links_flax_data_bytes[] = {
    {KS_ROLE_SIZE, &flax_data_desc, 1}, /* length */
};
static const ks_field fields_flax_data[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(flax_data, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_flax_data_tag, .num_constants = 3},
    {.name = "length", .orig = "length",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(flax_data, length),
     .present = (uint32_t)offsetof(flax_data, ks_has_length),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_flax_data_length, .num_links = 1},
    {.name = "bytes", .orig = "bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(flax_data, bytes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_flax_data_bytes, .num_links = 1},
    {.name = "num", .orig = "num",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(flax_data, num),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(flax_data, ks_state_num),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_flax_data_num},
};
const ks_type flax_data_desc = {
    .name = "data", .size = sizeof(flax_data), .wire_size = KS_NOWHERE,
    .fields = fields_flax_data, .num_fields = 4, .has_at = true};

static const ks_constant constants_flax_complex_tag[] = {
    {.bytes = "\222", .size = 1},
};
static const ks_constant constants_flax_complex_real_tag[] = {
    {.bytes = "\313", .size = 1},
};
static const ks_constant constants_flax_complex_imag_tag[] = {
    {.bytes = "\313", .size = 1},
};
static const ks_field fields_flax_complex[] = {
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(flax_complex, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_flax_complex_tag, .num_constants = 1},
    {.name = "real_tag", .orig = "real_tag",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(flax_complex, real_tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_flax_complex_real_tag, .num_constants = 1},
    {.name = "real", .orig = "real",
     .storage = KS_STORE_F64, .wire = KS_WIRE_F8BE,
     .offset = (uint32_t)offsetof(flax_complex, real),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8},
    {.name = "imag_tag", .orig = "imag_tag",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(flax_complex, imag_tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_flax_complex_imag_tag, .num_constants = 1},
    {.name = "imag", .orig = "imag",
     .storage = KS_STORE_F64, .wire = KS_WIRE_F8BE,
     .offset = (uint32_t)offsetof(flax_complex, imag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8},
    {.name = "trailing", .orig = "trailing",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(flax_complex, trailing),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
};
const ks_type flax_complex_desc = {
    .name = "complex", .size = sizeof(flax_complex), .wire_size = KS_NOWHERE,
    .fields = fields_flax_complex, .num_fields = 6, .has_at = true, .has_size = true};

