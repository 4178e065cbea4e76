/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "gguf.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_gguf_magic = {
    "gguf.magic", "bytes 47 47 55 46", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_version = {
    "gguf.version", "version 2 or 3; version 1, of August 2023, has other lengths and is not read any more", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_is_version_of_its_byte_order = {
    "gguf.is_version_of_its_byte_order", "version 3 in a big-endian file", KS_BAD_VALUE, true};
static const ks_rule rule_gguf_body_pairs_fit = {
    "body.pairs_fit", "no more keys than there are bytes, 14 at least for each", KS_TRUNCATED, false};
static const ks_rule rule_gguf_body_tensors_fit = {
    "body.tensors_fit", "no more tensors than there are bytes, 24 at least for each", KS_TRUNCATED, false};
static const ks_rule rule_gguf_body_padding = {
    "body.padding", "zero bytes up to the alignment", KS_BAD_VALUE, true};
static const ks_rule rule_gguf_body_data_of_all_tensors = {
    "body.data_of_all_tensors", "the data of all tensors", KS_TRUNCATED, false};
static const ks_rule rule_gguf_body_nothing_without_tensors = {
    "body.nothing_without_tensors", "nothing after the keys of a file without tensors but zero bytes up to the alignment", KS_TRAILING, true};
static const ks_rule rule_gguf_body_ends_with_last_tensor = {
    "body.ends_with_last_tensor", "nothing after the last tensor and its padding", KS_TRAILING, true};
static const ks_rule rule_gguf_body_last_padding_is_there = {
    "body.last_padding_is_there", "the last tensor padded up to the alignment", KS_TRUNCATED, true};
static const ks_rule rule_gguf_body_name_len_bytes = {
    "body.name.len_bytes", "at most 65535", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_body_name_bytes = {
    "body.name.bytes", "text without zero bytes", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_body_pair_key_is_not_empty = {
    "body.pair.key_is_not_empty", "a key of at least one byte", KS_BAD_SIZE, false};
static const ks_rule rule_gguf_body_pair_value_type = {
    "body.pair.value_type", "a known type of value, 0 to 12", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_body_pair_alignment_is_uint32 = {
    "body.pair.alignment_is_uint32", "general.alignment of type uint32", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_body_pair_alignment_is_a_power_of_two = {
    "body.pair.alignment_is_a_power_of_two", "a power of two", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_body_pair_alignment_is_a_multiple_of_8 = {
    "body.pair.alignment_is_a_multiple_of_8", "a multiple of 8", KS_BAD_VALUE, true};
static const ks_rule rule_gguf_body_pair_alignment_is_usual = {
    "body.pair.alignment_is_usual", "at most 65536: what is padded further is not looked at", KS_BAD_VALUE, true};
static const ks_rule rule_gguf_body_boolean_value = {
    "body.boolean.value", "0 or 1", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_body_array_value_type = {
    "body.array.value_type", "a known type of value, 0 to 12, but not 9: arrays of arrays are not read", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_body_array_count_fits = {
    "body.array.count_fits", "no more elements than there are bytes", KS_TRUNCATED, false};
static const ks_rule rule_gguf_body_info_name_fits_ggml = {
    "body.info.name_fits_ggml", "a name of at most 63 bytes", KS_BAD_SIZE, true};
static const ks_rule rule_gguf_body_info_num_dims = {
    "body.info.num_dims", "at most 8", KS_BAD_SIZE, false};
static const ks_rule rule_gguf_body_info_num_dims_fits_ggml = {
    "body.info.num_dims_fits_ggml", "at most 4 axes", KS_BAD_SIZE, true};
static const ks_rule rule_gguf_body_info_type = {
    "body.info.type", "a type of ggml, 0 to 42 without 4, 5, 31 to 33 and 36 to 38, which were removed", KS_BAD_VALUE, false};
static const ks_rule rule_gguf_body_info_rows_are_whole_blocks = {
    "body.info.rows_are_whole_blocks", "a first axis that is a multiple of the elements in a block", KS_BAD_SIZE, false};
static const ks_rule rule_gguf_body_info_bytes_fit_63_bits = {
    "body.info.bytes_fit_63_bits", "at most 2^63-1 bytes, zeros left out of the dims", KS_OVERFLOW, false};
static const ks_rule rule_gguf_body_info_byte_order_of_blocks_is_known = {
    "body.info.byte_order_of_blocks_is_known", "a type whose blocks have a known form in big-endian files; its blocks are shown as bytes", KS_BAD_VALUE, true};
static const ks_rule rule_gguf_body_info_offset = {
    "body.info.offset", "a multiple of the alignment", KS_BAD_REFERENCE, false};
static const ks_rule rule_gguf_body_info_data_follows_the_one_before = {
    "body.info.data_follows_the_one_before", "an offset behind the data of the tensor before", KS_BAD_REFERENCE, false};
static const ks_rule rule_gguf_body_info_data_is_in_the_file = {
    "body.info.data_is_in_the_file", "data that ends inside the file", KS_TRUNCATED, false};
static const ks_rule rule_gguf_body_info_data_follows_directly = {
    "body.info.data_follows_directly", "no gap but the padding before the data", KS_BAD_REFERENCE, true};
static const ks_rule rule_gguf_body_info_padding = {
    "body.info.padding", "zero bytes up to the alignment", KS_BAD_VALUE, true};
static const ks_rule rule_gguf_body_dim_length = {
    "body.dim.length", "lengths whose product, zeros left out, is at most 2^63-1", KS_OVERFLOW, false};

/* gguf */

bool gguf_parse(ks_ctx *ks, ks_stream *io, gguf *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "magic");
    }
    self->magic = (ks_bytes){v2, 4};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->magic, ((ks_bytes){(const uint8_t *)"GGUF", 4}), &v3)) return ks_in_at(ks, "magic", ks_at(io));
    if (!v3) {
        ks_violated(ks, &rule_gguf_magic, ks_at(io), ks_none(), ks_value_bytes(ks, self->magic.data, self->magic.size));
        return ks_in(ks, "magic");
    }
    const uint64_t at_version = ks_at(io) + 4;
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "version");
    }
    self->version = ks_u4le(v2 + 4);
    if (!((self->version == 2) || (self->version == 3) || (self->version == 33554432) || (self->version == 50331648))) {
        ks_violated(ks, &rule_gguf_version, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->version));
        return ks_in(ks, "version");
    }
    if (!(self->version != 33554432) && !ks_violated(ks, &rule_gguf_is_version_of_its_byte_order, at_version, ks_none(), ks_value_u64((uint64_t)self->version))) {
        return ks_in(ks, "version");
    }
    io->pos += 8;
    self->body.ks_root = self;
    if (!gguf_body_parse(ks, io, &self->body)) return ks_in(ks, "body");
    gguf_get_is_big_endian(ks, self);
    self->ks.size = io->pos - ks_start;
    return true;
}

void gguf_make_is_big_endian(ks_ctx *ks, gguf *self) {
    (void)ks;
    self->is_big_endian = self->version > 3;
    self->ks_state_is_big_endian = KS_DONE;
}

bool gguf_complete(ks_ctx *ks, gguf *self) {
    if (!gguf_body_complete(ks, &self->body)) return ks_in(ks, "body");
    gguf_get_is_big_endian(ks, self);
    return true;
}

bool gguf_read(ks_ctx *ks, ks_stream *io, gguf **out) {
    gguf *const self = (gguf *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return gguf_parse(ks, io, self);
}

/* body */

bool gguf_body_parse(ks_ctx *ks, ks_stream *io, gguf_body *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    gguf_get_is_big_endian(ks, self->ks_root);
    const bool ks_on = self->ks_root->is_big_endian;
    if (ks_on == true) {
        self->ks_le = false;
    } else {
        if (ks_on == false) {
            self->ks_le = true;
        } else {
            return ks_fail(ks, KS_UNDECIDED_ENDIAN, ks_at(io), "a known byte order");
        }
    }
    const uint64_t at_num_tensors = ks_at(io);
    if (!(self->ks_le ? ks_read_u8le(ks, io, &self->num_tensors) : ks_read_u8be(ks, io, &self->num_tensors))) return ks_in(ks, "num_tensors");
    const uint64_t at_num_pairs = ks_at(io);
    if (!(self->ks_le ? ks_read_u8le(ks, io, &self->num_pairs) : ks_read_u8be(ks, io, &self->num_pairs))) return ks_in(ks, "num_pairs");
    if (!(ks_floor_div((int64_t)io->size - INT64_C(24), INT64_C(14)) >= 0 && self->num_pairs <= (uint64_t)ks_floor_div((int64_t)io->size - INT64_C(24), INT64_C(14)))) {
        ks_violated(ks, &rule_gguf_body_pairs_fit, at_num_pairs, ks_none(), ks_value_u64(self->num_pairs));
        return ks_in(ks, "num_pairs");
    }
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, UINT64_C(14), self->num_pairs, &v1)) return ks_in_at(ks, "tensors_fit", ks_at(io));
    ks_int v2 = {0, false};
    if (!ks_int_sub(ks, ks_int_of_s64((int64_t)io->size - INT64_C(24)), ks_int_of_u64(v1), &v2)) return ks_in_at(ks, "tensors_fit", ks_at(io));
    int64_t v3 = 0;
    if (!ks_int_to_s64(ks, v2, &v3)) return ks_in_at(ks, "tensors_fit", ks_at(io));
    if (!(ks_floor_div(v3, INT64_C(24)) >= 0 && self->num_tensors <= (uint64_t)ks_floor_div(v3, INT64_C(24)))) {
        ks_violated(ks, &rule_gguf_body_tensors_fit, at_num_tensors, ks_none(), ks_value_u64(self->num_tensors));
        return ks_in(ks, "num_tensors");
    }
    const uint64_t v4 = self->num_pairs;
    if (!ks_count_fits(ks, io, v4, 12)) return ks_in_at(ks, "pairs", ks_at(io));
    if (!ks_list_init(ks, &self->pairs, v4, sizeof(gguf_body_pair))) return ks_in_at(ks, "pairs", ks_at(io));
    for (uint64_t v5 = 0; v5 < v4; v5++) {
        gguf_body_pair *const v6 = (gguf_body_pair *)ks_list_place(&self->pairs, v5);
        memset(v6, 0, sizeof *v6);
        self->pairs.count = v5;
        v6->ks_le = self->ks_le;
        uint64_t v9;
        if (v5 == 0) {
            v9 = UINT64_C(32);
        } else {
            const int64_t v7 = (int64_t)v5 - INT64_C(1);
            if ((uint64_t)v7 >= self->pairs.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "pairs", v5);
            }
            gguf_body_pair *const v8 = (gguf_body_pair *)ks_list_at(&self->pairs, (uint64_t)v7);
            if (!gguf_body_pair_get_alignment(ks, v8)) {
                ks_in_item(ks, "pairs", (uint64_t)v7);
                return false;
            }
            v9 = (uint64_t)v8->alignment;
        }
        v6->alignment_before = (uint32_t)v9;
        if (!gguf_body_pair_parse(ks, io, v6)) return ks_in_item(ks, "pairs", v5);
        self->pairs.count = v5 + 1;
    }
    const uint64_t v10 = self->num_tensors;
    if (!ks_count_fits(ks, io, v10, 24)) return ks_in_at(ks, "infos", ks_at(io));
    if (!ks_list_init(ks, &self->infos, v10, sizeof(gguf_body_info))) return ks_in_at(ks, "infos", ks_at(io));
    for (uint64_t v11 = 0; v11 < v10; v11++) {
        gguf_body_info *const v12 = (gguf_body_info *)ks_list_place(&self->infos, v11);
        memset(v12, 0, sizeof *v12);
        self->infos.count = v11;
        v12->ks_root = self->ks_root;
        v12->ks_parent = self;
        v12->ks_le = self->ks_le;
        if (!gguf_body_get_alignment(ks, self)) return false;
        v12->alignment = (uint32_t)self->alignment;
        uint64_t v15;
        if (v11 == 0) {
            v15 = UINT64_C(0);
        } else {
            const int64_t v13 = (int64_t)v11 - INT64_C(1);
            if ((uint64_t)v13 >= self->infos.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "infos", v11);
            }
            gguf_body_info *const v14 = (gguf_body_info *)ks_list_at(&self->infos, (uint64_t)v13);
            if (!gguf_body_info_get_end(ks, v14)) {
                ks_in_item(ks, "infos", (uint64_t)v13);
                return false;
            }
            v15 = v14->end;
        }
        v12->end_before = v15;
        if (!gguf_body_info_parse(ks, io, v12)) return ks_in_item(ks, "infos", v11);
        self->infos.count = v11 + 1;
    }
    const uint64_t at_padding = ks_at(io);
    if (self->num_tensors > 0) {
        self->ks_has_padding = true;
        if (!gguf_body_get_alignment(ks, self)) return false;
        uint64_t v16 = 0;
        if (!ks_mod_u64(ks, io->pos, (uint64_t)self->alignment, &v16)) return ks_in_at(ks, "padding", ks_at(io));
        int64_t v17 = 0;
        if (!ks_mod_s64(ks, (int64_t)self->alignment - (int64_t)v16, (int64_t)self->alignment, &v17)) return ks_in_at(ks, "padding", ks_at(io));
        if (!ks_read_bytes(ks, io, (uint64_t)v17, &self->padding)) return ks_in(ks, "padding");
        const uint64_t v18 = self->padding.size;
        bool v20 = v18 == 0;
        if (!v20) {
            const uint64_t v19 = self->padding.size;
            v20 = v19 > 65535;
        }
        bool v22 = v20;
        if (!v22) {
            uint8_t v21 = 0;
            if (!ks_bytes_max(ks, self->padding, &v21)) return ks_in_at(ks, "padding", ks_at(io));
            v22 = v21 == 0;
        }
        if (!v22 && !ks_violated(ks, &rule_gguf_body_padding, at_padding, ks_none(), ks_value_bytes(ks, self->padding.data, self->padding.size))) {
            return ks_in(ks, "padding");
        }
    }
    const uint64_t at_data = ks_at(io);
    if (!ks_read_rest(ks, io, &self->data)) return ks_in(ks, "data");
    bool v25 = self->num_tensors == 0;
    if (!v25) {
        if (self->infos.count == 0) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an array that is not empty");
            return ks_in(ks, "data_of_all_tensors");
        }
        gguf_body_info *const v23 = (gguf_body_info *)ks_list_at(&self->infos, (self->infos.count - 1));
        if (!gguf_body_info_get_end(ks, v23)) {
            ks_in(ks, "infos");
            return false;
        }
        const uint64_t v24 = self->data.size;
        v25 = v23->end <= v24;
    }
    if (!v25) {
        ks_violated(ks, &rule_gguf_body_data_of_all_tensors, at_data, ks_none(), ks_none());
        return ks_in(ks, "data");
    }
    bool v27 = self->num_tensors > 0;
    if (!v27) {
        const uint64_t v26 = self->data.size;
        v27 = v26 == 0;
    }
    bool v35 = v27;
    if (!v35) {
        if (!gguf_body_get_alignment(ks, self)) return false;
        uint64_t v28 = 0;
        if (!ks_mod_u64(ks, io->size, (uint64_t)self->alignment, &v28)) return ks_in_at(ks, "nothing_without_tensors", ks_at(io));
        bool v30 = v28 == 0;
        if (v30) {
            const uint64_t v29 = self->data.size;
            v30 = v29 < self->alignment;
        }
        bool v32 = v30;
        if (v32) {
            const uint64_t v31 = self->data.size;
            v32 = v31 <= 65535;
        }
        bool v34 = v32;
        if (v34) {
            uint8_t v33 = 0;
            if (!ks_bytes_max(ks, self->data, &v33)) return ks_in_at(ks, "nothing_without_tensors", ks_at(io));
            v34 = v33 == 0;
        }
        v35 = v34;
    }
    if (!v35 && !ks_violated(ks, &rule_gguf_body_nothing_without_tensors, at_data, ks_none(), ks_none())) {
        return ks_in(ks, "data");
    }
    bool v38 = self->num_tensors == 0;
    if (!v38) {
        const uint64_t v36 = self->data.size;
        if (self->infos.count == 0) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an array that is not empty");
            return ks_in(ks, "ends_with_last_tensor");
        }
        gguf_body_info *const v37 = (gguf_body_info *)ks_list_at(&self->infos, (self->infos.count - 1));
        if (!gguf_body_info_get_padded_end(ks, v37)) {
            ks_in(ks, "infos");
            return false;
        }
        v38 = v36 <= v37->padded_end;
    }
    if (!v38 && !ks_violated(ks, &rule_gguf_body_ends_with_last_tensor, at_data, ks_none(), ks_none())) {
        return ks_in(ks, "data");
    }
    bool v41 = self->num_tensors == 0;
    if (!v41) {
        const uint64_t v39 = self->data.size;
        if (self->infos.count == 0) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an array that is not empty");
            return ks_in(ks, "last_padding_is_there");
        }
        gguf_body_info *const v40 = (gguf_body_info *)ks_list_at(&self->infos, (self->infos.count - 1));
        if (!gguf_body_info_get_padded_end(ks, v40)) {
            ks_in(ks, "infos");
            return false;
        }
        v41 = v39 >= v40->padded_end;
    }
    if (!v41 && !ks_violated(ks, &rule_gguf_body_last_padding_is_there, at_data, ks_none(), ks_none())) {
        return ks_in(ks, "data");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool gguf_body_make_alignment(ks_ctx *ks, gguf_body *self) {
    uint64_t v2;
    if (self->num_pairs == 0) {
        v2 = UINT64_C(32);
    } else {
        if (self->pairs.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "alignment");
        }
        gguf_body_pair *const v1 = (gguf_body_pair *)ks_list_at(&self->pairs, (self->pairs.count - 1));
        if (!gguf_body_pair_get_alignment(ks, v1)) {
            ks_in(ks, "pairs");
            return false;
        }
        v2 = (uint64_t)v1->alignment;
    }
    self->alignment = (uint32_t)v2;
    self->ks_state_alignment = KS_DONE;
    return true;
}

void gguf_body_make_data_start(ks_ctx *ks, gguf_body *self) {
    (void)ks;
    const uint64_t v1 = self->data.size;
    self->data_start = (int64_t)self->ks_io->size - (int64_t)v1;
    self->ks_state_data_start = KS_DONE;
}

bool gguf_body_complete(ks_ctx *ks, gguf_body *self) {
    for (uint64_t i = 0; i < self->pairs.count; i++) {
        gguf_body_pair *const item = (gguf_body_pair *)ks_list_at(&self->pairs, i);
        if (!gguf_body_pair_complete(ks, &(*item))) return ks_in_item(ks, "pairs", i);
    }
    for (uint64_t i = 0; i < self->infos.count; i++) {
        gguf_body_info *const item = (gguf_body_info *)ks_list_at(&self->infos, i);
        if (!gguf_body_info_complete(ks, &(*item))) return ks_in_item(ks, "infos", i);
    }
    if (!gguf_body_get_alignment(ks, self)) return false;
    gguf_body_get_data_start(ks, self);
    return true;
}

/* body::text */

bool gguf_body_text_parse(ks_ctx *ks, ks_stream *io, gguf_body_text *self) {
    if (!(self->ks_le ? ks_read_u8le(ks, io, &self->len_bytes) : ks_read_u8be(ks, io, &self->len_bytes))) return ks_in(ks, "len_bytes");
    if (!ks_read_bytes(ks, io, self->len_bytes, &self->bytes)) return ks_in(ks, "bytes");
    return true;
}

/* body::name */

bool gguf_body_name_parse(ks_ctx *ks, ks_stream *io, gguf_body_name *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_len_bytes = ks_at(io);
    if (!(self->ks_le ? ks_read_u8le(ks, io, &self->len_bytes) : ks_read_u8be(ks, io, &self->len_bytes))) return ks_in(ks, "len_bytes");
    if (!(self->len_bytes <= 65535)) {
        ks_violated(ks, &rule_gguf_body_name_len_bytes, at_len_bytes, ks_none(), ks_value_u64(self->len_bytes));
        return ks_in(ks, "len_bytes");
    }
    const uint64_t at_bytes = ks_at(io);
    if (!ks_read_bytes(ks, io, self->len_bytes, &self->bytes)) return ks_in(ks, "bytes");
    const uint64_t v1 = self->bytes.size;
    bool v3 = v1 == 0;
    if (!v3) {
        uint8_t v2 = 0;
        if (!ks_bytes_min(ks, self->bytes, &v2)) return ks_in_at(ks, "bytes", ks_at(io));
        v3 = v2 != 0;
    }
    if (!v3) {
        ks_violated(ks, &rule_gguf_body_name_bytes, at_bytes, ks_none(), ks_value_bytes(ks, self->bytes.data, self->bytes.size));
        return ks_in(ks, "bytes");
    }
    return true;
}

bool gguf_body_name_make_text(ks_ctx *ks, gguf_body_name *self) {
    ks_text v1;
    if (!ks_text_of(ks, self->bytes, &v1)) return ks_in_at(ks, "text", self->ks.at);
    if (!ks_decode(ks, &v1, "UTF-8")) return ks_in_at(ks, "text", self->ks.at);
    self->text = v1;
    self->ks_state_text = KS_DONE;
    return true;
}

bool gguf_body_name_complete(ks_ctx *ks, gguf_body_name *self) {
    if (!gguf_body_name_get_text(ks, self)) return false;
    return true;
}

/* body::pair */

bool gguf_body_pair_parse(ks_ctx *ks, ks_stream *io, gguf_body_pair *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_key = ks_at(io);
    self->key.ks_le = self->ks_le;
    if (!gguf_body_name_parse(ks, io, &self->key)) return ks_in(ks, "key");
    if (!(self->key.len_bytes > 0)) {
        ks_violated(ks, &rule_gguf_body_pair_key_is_not_empty, at_key, ks_none(), ks_none());
        return ks_in(ks, "key");
    }
    const uint64_t at_value_type = ks_at(io);
    if (!(self->ks_le ? ks_read_u4le(ks, io, &self->value_type) : ks_read_u4be(ks, io, &self->value_type))) return ks_in(ks, "value_type");
    if (!(self->value_type <= 12)) {
        ks_violated(ks, &rule_gguf_body_pair_value_type, at_value_type, ks_none(), ks_value_u64((uint64_t)self->value_type));
        return ks_in(ks, "value_type");
    }
    if (!gguf_body_pair_get_is_alignment(ks, self)) return false;
    if (self->is_alignment) {
        if (!(self->value_type == GGUF_VALUE_TYPE_UINT32)) {
            ks_violated(ks, &rule_gguf_body_pair_alignment_is_uint32, at_value_type, ks_none(), ks_value_u64((uint64_t)self->value_type));
            return ks_in(ks, "value_type");
        }
    }
    const uint64_t at_value = ks_at(io);
    memset(&self->value, 0, sizeof self->value);
    switch (self->value_type) {
    case GGUF_VALUE_TYPE_UINT8: {
        uint8_t v1 = 0;
        if (!ks_read_u1(ks, io, &v1)) return ks_in(ks, "value");
        self->value.span = 1;
        self->value.u64 = v1;
        self->value.kind = KS_ANY_U64;
        break;
    }
    case GGUF_VALUE_TYPE_INT8: {
        int8_t v2 = 0;
        if (!ks_read_s1(ks, io, &v2)) return ks_in(ks, "value");
        self->value.span = 1;
        self->value.s64 = v2;
        self->value.kind = KS_ANY_S64;
        break;
    }
    case GGUF_VALUE_TYPE_UINT16: {
        uint16_t v3 = 0;
        if (!(self->ks_le ? ks_read_u2le(ks, io, &v3) : ks_read_u2be(ks, io, &v3))) return ks_in(ks, "value");
        self->value.span = 2;
        self->value.u64 = v3;
        self->value.kind = KS_ANY_U64;
        break;
    }
    case GGUF_VALUE_TYPE_INT16: {
        int16_t v4 = 0;
        if (!(self->ks_le ? ks_read_s2le(ks, io, &v4) : ks_read_s2be(ks, io, &v4))) return ks_in(ks, "value");
        self->value.span = 2;
        self->value.s64 = v4;
        self->value.kind = KS_ANY_S64;
        break;
    }
    case GGUF_VALUE_TYPE_UINT32: {
        uint32_t v5 = 0;
        if (!(self->ks_le ? ks_read_u4le(ks, io, &v5) : ks_read_u4be(ks, io, &v5))) return ks_in(ks, "value");
        self->value.span = 4;
        self->value.u64 = v5;
        self->value.kind = KS_ANY_U64;
        break;
    }
    case GGUF_VALUE_TYPE_INT32: {
        int32_t v6 = 0;
        if (!(self->ks_le ? ks_read_s4le(ks, io, &v6) : ks_read_s4be(ks, io, &v6))) return ks_in(ks, "value");
        self->value.span = 4;
        self->value.s64 = v6;
        self->value.kind = KS_ANY_S64;
        break;
    }
    case GGUF_VALUE_TYPE_FLOAT32: {
        float v7 = 0;
        if (!(self->ks_le ? ks_read_f4le(ks, io, &v7) : ks_read_f4be(ks, io, &v7))) return ks_in(ks, "value");
        self->value.span = 4;
        self->value.f64 = v7;
        self->value.kind = KS_ANY_F64;
        break;
    }
    case GGUF_VALUE_TYPE_BOOL: {
        gguf_body_boolean *const v8 = (gguf_body_boolean *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "value", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->value.object = (ks_ref){&gguf_body_boolean_desc, v8};
        self->value.kind = KS_ANY_OBJECT;
        if (!gguf_body_boolean_parse(ks, io, v8)) return ks_in(ks, "value");
        break;
    }
    case GGUF_VALUE_TYPE_STRING: {
        gguf_body_text *const v9 = (gguf_body_text *)ks_alloc(ks, 1, sizeof *v9);
        if (v9 == NULL) return ks_in_at(ks, "value", ks_at(io));
        memset(v9, 0, sizeof *v9);
        self->value.object = (ks_ref){&gguf_body_text_desc, v9};
        self->value.kind = KS_ANY_OBJECT;
        v9->ks_le = self->ks_le;
        if (!gguf_body_text_parse(ks, io, v9)) return ks_in(ks, "value");
        break;
    }
    case GGUF_VALUE_TYPE_ARRAY: {
        gguf_body_array *const v10 = (gguf_body_array *)ks_alloc(ks, 1, sizeof *v10);
        if (v10 == NULL) return ks_in_at(ks, "value", ks_at(io));
        memset(v10, 0, sizeof *v10);
        self->value.object = (ks_ref){&gguf_body_array_desc, v10};
        self->value.kind = KS_ANY_OBJECT;
        v10->ks_le = self->ks_le;
        if (!gguf_body_array_parse(ks, io, v10)) return ks_in(ks, "value");
        break;
    }
    case GGUF_VALUE_TYPE_UINT64: {
        uint64_t v11 = 0;
        if (!(self->ks_le ? ks_read_u8le(ks, io, &v11) : ks_read_u8be(ks, io, &v11))) return ks_in(ks, "value");
        self->value.span = 8;
        self->value.u64 = v11;
        self->value.kind = KS_ANY_U64;
        break;
    }
    case GGUF_VALUE_TYPE_INT64: {
        int64_t v12 = 0;
        if (!(self->ks_le ? ks_read_s8le(ks, io, &v12) : ks_read_s8be(ks, io, &v12))) return ks_in(ks, "value");
        self->value.span = 8;
        self->value.s64 = v12;
        self->value.kind = KS_ANY_S64;
        break;
    }
    case GGUF_VALUE_TYPE_FLOAT64: {
        double v13 = 0;
        if (!(self->ks_le ? ks_read_f8le(ks, io, &v13) : ks_read_f8be(ks, io, &v13))) return ks_in(ks, "value");
        self->value.span = 8;
        self->value.f64 = v13;
        self->value.kind = KS_ANY_F64;
        break;
    }
    default: {
        break;
    }
    }
    if (self->is_alignment) {
        if (!gguf_body_pair_get_alignment(ks, self)) return false;
        bool v15 = self->alignment != 0;
        if (v15) {
            uint64_t v14 = 0;
            if (!ks_mod_u64(ks, UINT64_C(2147483648), (uint64_t)self->alignment, &v14)) return ks_in_at(ks, "alignment_is_a_power_of_two", ks_at(io));
            v15 = v14 == 0;
        }
        if (!v15) {
            ks_violated(ks, &rule_gguf_body_pair_alignment_is_a_power_of_two, at_value, ks_none(), ks_none());
            return ks_in(ks, "value");
        }
    }
    if (self->is_alignment) {
        if (!gguf_body_pair_get_alignment(ks, self)) return false;
        if (!(((uint64_t)self->alignment % UINT64_C(8)) == 0) && !ks_violated(ks, &rule_gguf_body_pair_alignment_is_a_multiple_of_8, at_value, ks_none(), ks_none())) {
            return ks_in(ks, "value");
        }
    }
    if (self->is_alignment) {
        if (!gguf_body_pair_get_alignment(ks, self)) return false;
        if (!(self->alignment <= 65536) && !ks_violated(ks, &rule_gguf_body_pair_alignment_is_usual, at_value, ks_none(), ks_none())) {
            return ks_in(ks, "value");
        }
    }
    return true;
}

bool gguf_body_pair_make_is_alignment(ks_ctx *ks, gguf_body_pair *self) {
    bool v1 = false;
    if (!ks_bytes_are(ks, self->key.bytes, ((ks_bytes){(const uint8_t *)"general.alignment", 17}), &v1)) return ks_in_at(ks, "is_alignment", self->ks.at);
    self->is_alignment = v1;
    self->ks_state_is_alignment = KS_DONE;
    return true;
}

bool gguf_body_pair_make_alignment(ks_ctx *ks, gguf_body_pair *self) {
    if (!gguf_body_pair_get_is_alignment(ks, self)) return false;
    uint64_t v2;
    if (self->is_alignment) {
        uint64_t v1 = 0;
        if (!ks_any_to_u64(ks, &self->value, &v1)) return ks_in_at(ks, "alignment", self->ks.at);
        if (v1 > UINT64_C(4294967295)) {
            ks_fail_found(ks, KS_OVERFLOW, self->ks.at, "at most %", ks_value_u64(UINT64_C(4294967295)), ks_value_u64(v1));
            return ks_in(ks, "alignment");
        }
        v2 = v1;
    } else {
        v2 = (uint64_t)self->alignment_before;
    }
    self->alignment = (uint32_t)v2;
    self->ks_state_alignment = KS_DONE;
    return true;
}

bool gguf_body_pair_complete(ks_ctx *ks, gguf_body_pair *self) {
    if (!gguf_body_name_complete(ks, &self->key)) return ks_in(ks, "key");
    if (!gguf_body_pair_get_alignment(ks, self)) return false;
    return true;
}

/* body::boolean */

bool gguf_body_boolean_parse(ks_ctx *ks, ks_stream *io, gguf_body_boolean *self) {
    const uint64_t at_value = ks_at(io);
    if (!ks_read_u1(ks, io, &self->value)) return ks_in(ks, "value");
    if (!(self->value <= 1)) {
        ks_violated(ks, &rule_gguf_body_boolean_value, at_value, ks_none(), ks_value_u64((uint64_t)self->value));
        return ks_in(ks, "value");
    }
    return true;
}

/* body::array */

bool gguf_body_array_parse(ks_ctx *ks, ks_stream *io, gguf_body_array *self) {
    const uint64_t at_value_type = ks_at(io);
    if (!(self->ks_le ? ks_read_u4le(ks, io, &self->value_type) : ks_read_u4be(ks, io, &self->value_type))) return ks_in(ks, "value_type");
    if (!((self->value_type <= 12) && (self->value_type != GGUF_VALUE_TYPE_ARRAY))) {
        ks_violated(ks, &rule_gguf_body_array_value_type, at_value_type, ks_none(), ks_value_u64((uint64_t)self->value_type));
        return ks_in(ks, "value_type");
    }
    const uint64_t at_count = ks_at(io);
    if (!(self->ks_le ? ks_read_u8le(ks, io, &self->count) : ks_read_u8be(ks, io, &self->count))) return ks_in(ks, "count");
    uint8_t v1 = 0;
    if (!ks_constant_at(ks, ((ks_bytes){(const uint8_t *)"\001\001\002\002\004\004\004\001\010\001\010\010\010", 13}), (uint64_t)self->value_type, &v1)) return ks_in_at(ks, "count_fits", ks_at(io));
    int64_t v2 = 0;
    if (!ks_div_s64(ks, (int64_t)io->size - (int64_t)io->pos, (int64_t)v1, &v2)) return ks_in_at(ks, "count_fits", ks_at(io));
    if (!(v2 >= 0 && self->count <= (uint64_t)v2)) {
        ks_violated(ks, &rule_gguf_body_array_count_fits, at_count, ks_none(), ks_value_u64(self->count));
        return ks_in(ks, "count");
    }
    self->values = (ks_ref){NULL, NULL};
    switch (self->value_type) {
    case GGUF_VALUE_TYPE_UINT8: {
        gguf_body_u1s *const v3 = (gguf_body_u1s *)ks_alloc(ks, 1, sizeof *v3);
        if (v3 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v3, 0, sizeof *v3);
        self->values = (ks_ref){&gguf_body_u1s_desc, v3};
        v3->count = self->count;
        if (!gguf_body_u1s_parse(ks, io, v3)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_INT8: {
        gguf_body_s1s *const v4 = (gguf_body_s1s *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->values = (ks_ref){&gguf_body_s1s_desc, v4};
        v4->count = self->count;
        if (!gguf_body_s1s_parse(ks, io, v4)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_UINT16: {
        gguf_body_u2s *const v5 = (gguf_body_u2s *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->values = (ks_ref){&gguf_body_u2s_desc, v5};
        v5->ks_le = self->ks_le;
        v5->count = self->count;
        if (!gguf_body_u2s_parse(ks, io, v5)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_INT16: {
        gguf_body_s2s *const v6 = (gguf_body_s2s *)ks_alloc(ks, 1, sizeof *v6);
        if (v6 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v6, 0, sizeof *v6);
        self->values = (ks_ref){&gguf_body_s2s_desc, v6};
        v6->ks_le = self->ks_le;
        v6->count = self->count;
        if (!gguf_body_s2s_parse(ks, io, v6)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_UINT32: {
        gguf_body_u4s *const v7 = (gguf_body_u4s *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->values = (ks_ref){&gguf_body_u4s_desc, v7};
        v7->ks_le = self->ks_le;
        v7->count = self->count;
        if (!gguf_body_u4s_parse(ks, io, v7)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_INT32: {
        gguf_body_s4s *const v8 = (gguf_body_s4s *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->values = (ks_ref){&gguf_body_s4s_desc, v8};
        v8->ks_le = self->ks_le;
        v8->count = self->count;
        if (!gguf_body_s4s_parse(ks, io, v8)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_FLOAT32: {
        gguf_body_f4s *const v9 = (gguf_body_f4s *)ks_alloc(ks, 1, sizeof *v9);
        if (v9 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v9, 0, sizeof *v9);
        self->values = (ks_ref){&gguf_body_f4s_desc, v9};
        v9->ks_le = self->ks_le;
        v9->count = self->count;
        if (!gguf_body_f4s_parse(ks, io, v9)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_BOOL: {
        gguf_body_booleans *const v10 = (gguf_body_booleans *)ks_alloc(ks, 1, sizeof *v10);
        if (v10 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v10, 0, sizeof *v10);
        self->values = (ks_ref){&gguf_body_booleans_desc, v10};
        v10->count = self->count;
        if (!gguf_body_booleans_parse(ks, io, v10)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_STRING: {
        gguf_body_texts *const v11 = (gguf_body_texts *)ks_alloc(ks, 1, sizeof *v11);
        if (v11 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v11, 0, sizeof *v11);
        self->values = (ks_ref){&gguf_body_texts_desc, v11};
        v11->ks_le = self->ks_le;
        v11->count = self->count;
        if (!gguf_body_texts_parse(ks, io, v11)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_UINT64: {
        gguf_body_u8s *const v12 = (gguf_body_u8s *)ks_alloc(ks, 1, sizeof *v12);
        if (v12 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v12, 0, sizeof *v12);
        self->values = (ks_ref){&gguf_body_u8s_desc, v12};
        v12->ks_le = self->ks_le;
        v12->count = self->count;
        if (!gguf_body_u8s_parse(ks, io, v12)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_INT64: {
        gguf_body_s8s *const v13 = (gguf_body_s8s *)ks_alloc(ks, 1, sizeof *v13);
        if (v13 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v13, 0, sizeof *v13);
        self->values = (ks_ref){&gguf_body_s8s_desc, v13};
        v13->ks_le = self->ks_le;
        v13->count = self->count;
        if (!gguf_body_s8s_parse(ks, io, v13)) return ks_in(ks, "values");
        break;
    }
    case GGUF_VALUE_TYPE_FLOAT64: {
        gguf_body_f8s *const v14 = (gguf_body_f8s *)ks_alloc(ks, 1, sizeof *v14);
        if (v14 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v14, 0, sizeof *v14);
        self->values = (ks_ref){&gguf_body_f8s_desc, v14};
        v14->ks_le = self->ks_le;
        v14->count = self->count;
        if (!gguf_body_f8s_parse(ks, io, v14)) return ks_in(ks, "values");
        break;
    }
    default: {
        break;
    }
    }
    return true;
}

/* body::u1s */

bool gguf_body_u1s_parse(ks_ctx *ks, ks_stream *io, gguf_body_u1s *self) {
    if (!ks_read_view(ks, io, self->count, 1, &self->values)) return ks_in(ks, "values");
    return true;
}

/* body::s1s */

bool gguf_body_s1s_parse(ks_ctx *ks, ks_stream *io, gguf_body_s1s *self) {
    if (!ks_read_view(ks, io, self->count, 1, &self->values)) return ks_in(ks, "values");
    return true;
}

/* body::u2s */

bool gguf_body_u2s_parse(ks_ctx *ks, ks_stream *io, gguf_body_u2s *self) {
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 2)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_list_init(ks, &self->values, v1, sizeof(uint16_t))) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_numbers(ks, io, self->ks_le, &self->values)) return ks_in_item(ks, "values", self->values.count);
    return true;
}

/* body::s2s */

bool gguf_body_s2s_parse(ks_ctx *ks, ks_stream *io, gguf_body_s2s *self) {
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 2)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_list_init(ks, &self->values, v1, sizeof(int16_t))) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_numbers(ks, io, self->ks_le, &self->values)) return ks_in_item(ks, "values", self->values.count);
    return true;
}

/* body::u4s */

bool gguf_body_u4s_parse(ks_ctx *ks, ks_stream *io, gguf_body_u4s *self) {
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 4)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_list_init(ks, &self->values, v1, sizeof(uint32_t))) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_numbers(ks, io, self->ks_le, &self->values)) return ks_in_item(ks, "values", self->values.count);
    return true;
}

/* body::s4s */

bool gguf_body_s4s_parse(ks_ctx *ks, ks_stream *io, gguf_body_s4s *self) {
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 4)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_list_init(ks, &self->values, v1, sizeof(int32_t))) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_numbers(ks, io, self->ks_le, &self->values)) return ks_in_item(ks, "values", self->values.count);
    return true;
}

/* body::f4s */

bool gguf_body_f4s_parse(ks_ctx *ks, ks_stream *io, gguf_body_f4s *self) {
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 4)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_list_init(ks, &self->values, v1, sizeof(float))) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_numbers(ks, io, self->ks_le, &self->values)) return ks_in_item(ks, "values", self->values.count);
    return true;
}

/* body::u8s */

bool gguf_body_u8s_parse(ks_ctx *ks, ks_stream *io, gguf_body_u8s *self) {
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 8)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_list_init(ks, &self->values, v1, sizeof(uint64_t))) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_numbers(ks, io, self->ks_le, &self->values)) return ks_in_item(ks, "values", self->values.count);
    return true;
}

/* body::s8s */

bool gguf_body_s8s_parse(ks_ctx *ks, ks_stream *io, gguf_body_s8s *self) {
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 8)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_list_init(ks, &self->values, v1, sizeof(int64_t))) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_numbers(ks, io, self->ks_le, &self->values)) return ks_in_item(ks, "values", self->values.count);
    return true;
}

/* body::f8s */

bool gguf_body_f8s_parse(ks_ctx *ks, ks_stream *io, gguf_body_f8s *self) {
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 8)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_list_init(ks, &self->values, v1, sizeof(double))) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_numbers(ks, io, self->ks_le, &self->values)) return ks_in_item(ks, "values", self->values.count);
    return true;
}

/* body::booleans */

bool gguf_body_booleans_parse(ks_ctx *ks, ks_stream *io, gguf_body_booleans *self) {
    if (!ks_read_view(ks, io, self->count, 1, &self->values)) return ks_in(ks, "values");
    if (self->values.count > 0) {
        for (uint64_t v1 = 0; v1 < self->values.count; v1++) {
            const uint8_t *const v2 = self->values.data + v1 * 1;
            if (v1 % 4096 == 0) {
                if (!ks_fetch_some(ks, v2, self->values.count - v1, 1, 4096)) return ks_in_item(ks, "values", v1);
            }
            const uint8_t v3 = ks_u1(v2);
            if (!(v3 <= 1)) {
                ks_violated(ks, &rule_gguf_body_boolean_value, ks_offset_of(ks, v2), ks_none(), ks_value_u64((uint64_t)v3));
                return ks_in_record(ks, "value", "values", v1);
            }
        }
    }
    return true;
}

/* body::texts */

bool gguf_body_texts_parse(ks_ctx *ks, ks_stream *io, gguf_body_texts *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 8)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_list_init(ks, &self->values, v1, sizeof(gguf_body_text))) return ks_in_at(ks, "values", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        gguf_body_text *const v3 = (gguf_body_text *)ks_list_place(&self->values, v2);
        memset(v3, 0, sizeof *v3);
        self->values.count = v2;
        v3->ks_le = self->ks_le;
        if (!gguf_body_text_parse(ks, io, v3)) return ks_in_item(ks, "values", v2);
        self->values.count = v2 + 1;
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

/* body::info */

bool gguf_body_info_parse(ks_ctx *ks, ks_stream *io, gguf_body_info *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_name = ks_at(io);
    self->name.ks_le = self->ks_le;
    if (!gguf_body_name_parse(ks, io, &self->name)) return ks_in(ks, "name");
    if (!(self->name.len_bytes <= 63) && !ks_violated(ks, &rule_gguf_body_info_name_fits_ggml, at_name, ks_none(), ks_none())) {
        return ks_in(ks, "name");
    }
    const uint64_t at_num_dims = ks_at(io);
    if (!(self->ks_le ? ks_read_u4le(ks, io, &self->num_dims) : ks_read_u4be(ks, io, &self->num_dims))) return ks_in(ks, "num_dims");
    if (!(self->num_dims <= 8)) {
        ks_violated(ks, &rule_gguf_body_info_num_dims, at_num_dims, ks_none(), ks_value_u64((uint64_t)self->num_dims));
        return ks_in(ks, "num_dims");
    }
    if (!(self->num_dims <= 4) && !ks_violated(ks, &rule_gguf_body_info_num_dims_fits_ggml, at_num_dims, ks_none(), ks_value_u64((uint64_t)self->num_dims))) {
        return ks_in(ks, "num_dims");
    }
    const uint64_t v1 = self->num_dims;
    if (!ks_count_fits(ks, io, v1, 8)) return ks_in_at(ks, "dims", ks_at(io));
    if (!ks_list_init(ks, &self->dims, v1, sizeof(gguf_body_dim))) return ks_in_at(ks, "dims", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        gguf_body_dim *const v3 = (gguf_body_dim *)ks_list_place(&self->dims, v2);
        memset(v3, 0, sizeof *v3);
        self->dims.count = v2;
        v3->ks_le = self->ks_le;
        uint64_t v6;
        if (v2 == 0) {
            v6 = UINT64_C(1);
        } else {
            const int64_t v4 = (int64_t)v2 - INT64_C(1);
            if ((uint64_t)v4 >= self->dims.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "dims", v2);
            }
            gguf_body_dim *const v5 = (gguf_body_dim *)ks_list_at(&self->dims, (uint64_t)v4);
            if (!gguf_body_dim_get_extent(ks, v5)) {
                ks_in_item(ks, "dims", (uint64_t)v4);
                return false;
            }
            v6 = v5->extent;
        }
        v3->extent_before = v6;
        uint64_t v9;
        if (v2 == 0) {
            v9 = UINT64_C(1);
        } else {
            const int64_t v7 = (int64_t)v2 - INT64_C(1);
            if ((uint64_t)v7 >= self->dims.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "dims", v2);
            }
            gguf_body_dim *const v8 = (gguf_body_dim *)ks_list_at(&self->dims, (uint64_t)v7);
            if (!gguf_body_dim_get_cells(ks, v8)) {
                ks_in_item(ks, "dims", (uint64_t)v7);
                return false;
            }
            v9 = v8->cells;
        }
        v3->cells_before = v9;
        if (!gguf_body_dim_parse(ks, io, v3)) return ks_in_item(ks, "dims", v2);
        self->dims.count = v2 + 1;
    }
    const uint64_t at_type = ks_at(io);
    if (!(self->ks_le ? ks_read_u4le(ks, io, &self->type) : ks_read_u4be(ks, io, &self->type))) return ks_in(ks, "type");
    bool v11 = self->type <= 42;
    if (v11) {
        uint8_t v10 = 0;
        if (!ks_constant_at(ks, ((ks_bytes){(const uint8_t *)"\001\001\001\001\000\000\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\000\000\000\001\001\000\000\000\001\001\001\001", 43}), (uint64_t)self->type, &v10)) return ks_in_at(ks, "type", ks_at(io));
        v11 = v10 == 1;
    }
    if (!v11) {
        ks_violated(ks, &rule_gguf_body_info_type, at_type, ks_none(), ks_value_u64((uint64_t)self->type));
        return ks_in(ks, "type");
    }
    if (!gguf_body_info_get_row(ks, self)) return false;
    if (!gguf_body_info_get_block_elements(ks, self)) return false;
    if (!((self->row % (uint64_t)self->block_elements) == 0)) {
        ks_violated(ks, &rule_gguf_body_info_rows_are_whole_blocks, at_type, ks_none(), ks_value_u64((uint64_t)self->type));
        return ks_in(ks, "type");
    }
    if (!gguf_body_info_get_extent(ks, self)) return false;
    if (!gguf_body_info_get_block_bytes(ks, self)) return false;
    if (!((self->extent / (uint64_t)self->block_elements) <= (UINT64_C(9223372036854775807) / (uint64_t)self->block_bytes))) {
        ks_violated(ks, &rule_gguf_body_info_bytes_fit_63_bits, at_type, ks_none(), ks_value_u64((uint64_t)self->type));
        return ks_in(ks, "type");
    }
    gguf_get_is_big_endian(ks, self->ks_root);
    if (!(((((((!self->ks_root->is_big_endian || (self->block_elements == 1)) || (self->type == GGUF_TENSOR_TYPE_Q4_0)) || (self->type == GGUF_TENSOR_TYPE_Q8_0)) || (self->type == GGUF_TENSOR_TYPE_Q4_K)) || (self->type == GGUF_TENSOR_TYPE_Q6_K)) || (self->type == GGUF_TENSOR_TYPE_MXFP4)) || (self->type == GGUF_TENSOR_TYPE_NVFP4)) && !ks_violated(ks, &rule_gguf_body_info_byte_order_of_blocks_is_known, at_type, ks_none(), ks_value_u64((uint64_t)self->type))) {
        return ks_in(ks, "type");
    }
    const uint64_t at_offset = ks_at(io);
    if (!(self->ks_le ? ks_read_u8le(ks, io, &self->offset) : ks_read_u8be(ks, io, &self->offset))) return ks_in(ks, "offset");
    uint64_t v12 = 0;
    if (!ks_mod_u64(ks, self->offset, (uint64_t)self->alignment, &v12)) return ks_in_at(ks, "offset", ks_at(io));
    if (!(v12 == 0)) {
        ks_violated(ks, &rule_gguf_body_info_offset, at_offset, ks_none(), ks_value_u64(self->offset));
        return ks_in(ks, "offset");
    }
    if (!(self->offset >= self->end_before)) {
        ks_violated(ks, &rule_gguf_body_info_data_follows_the_one_before, at_offset, ks_none(), ks_value_u64(self->offset));
        return ks_in(ks, "offset");
    }
    if (!gguf_body_info_get_num_bytes(ks, self)) return false;
    bool v14 = self->num_bytes <= io->size;
    if (v14) {
        int64_t v13 = 0;
        if (!ks_diff_u64(ks, io->size, self->num_bytes, &v13)) return ks_in_at(ks, "data_is_in_the_file", ks_at(io));
        v14 = v13 >= 0 && self->offset <= (uint64_t)v13;
    }
    if (!v14) {
        ks_violated(ks, &rule_gguf_body_info_data_is_in_the_file, at_offset, ks_none(), ks_value_u64(self->offset));
        return ks_in(ks, "offset");
    }
    ks_int v15 = {0, false};
    if (!ks_int_sub(ks, ks_int_of_u64(self->offset), ks_int_of_u64(self->end_before), &v15)) return ks_in_at(ks, "data_follows_directly", ks_at(io));
    if (!(ks_int_compare(v15, ks_int_of_u64((uint64_t)self->alignment)) < 0) && !ks_violated(ks, &rule_gguf_body_info_data_follows_directly, at_offset, ks_none(), ks_value_u64(self->offset))) {
        return ks_in(ks, "offset");
    }
    return true;
}

bool gguf_body_info_make_row(ks_ctx *ks, gguf_body_info *self) {
    uint64_t v2;
    if (self->num_dims == 0) {
        v2 = UINT64_C(1);
    } else {
        if (UINT64_C(0) >= self->dims.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "row");
        }
        gguf_body_dim *const v1 = (gguf_body_dim *)ks_list_at(&self->dims, UINT64_C(0));
        v2 = v1->length;
    }
    self->row = v2;
    self->ks_state_row = KS_DONE;
    return true;
}

bool gguf_body_info_make_extent(ks_ctx *ks, gguf_body_info *self) {
    uint64_t v2;
    if (self->num_dims == 0) {
        v2 = UINT64_C(1);
    } else {
        if (self->dims.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "extent");
        }
        gguf_body_dim *const v1 = (gguf_body_dim *)ks_list_at(&self->dims, (self->dims.count - 1));
        if (!gguf_body_dim_get_extent(ks, v1)) {
            ks_in(ks, "dims");
            return false;
        }
        v2 = v1->extent;
    }
    self->extent = v2;
    self->ks_state_extent = KS_DONE;
    return true;
}

bool gguf_body_info_make_num_elements(ks_ctx *ks, gguf_body_info *self) {
    uint64_t v2;
    if (self->num_dims == 0) {
        v2 = UINT64_C(1);
    } else {
        if (self->dims.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "num_elements");
        }
        gguf_body_dim *const v1 = (gguf_body_dim *)ks_list_at(&self->dims, (self->dims.count - 1));
        if (!gguf_body_dim_get_cells(ks, v1)) {
            ks_in(ks, "dims");
            return false;
        }
        v2 = v1->cells;
    }
    self->num_elements = v2;
    self->ks_state_num_elements = KS_DONE;
    return true;
}

bool gguf_body_info_make_block_elements(ks_ctx *ks, gguf_body_info *self) {
    uint64_t v1[] = {1, 1, 32, 32, 1, 1, 32, 32, 32, 32, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 32, 256, 256, 256, 1, 1, 1, 1, 1, 256, 1, 1, 1, 1, 256, 256, 1, 1, 1, 32, 64, 128, 64};
    if ((uint64_t)self->type >= UINT64_C(43)) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "block_elements");
    }
    self->block_elements = (uint16_t)v1[(uint64_t)self->type];
    self->ks_state_block_elements = KS_DONE;
    return true;
}

bool gguf_body_info_make_block_bytes(ks_ctx *ks, gguf_body_info *self) {
    uint64_t v1[] = {4, 2, 18, 20, 1, 1, 22, 24, 34, 36, 84, 110, 144, 176, 210, 292, 66, 74, 98, 50, 18, 110, 82, 136, 1, 2, 4, 8, 8, 56, 2, 1, 1, 1, 54, 66, 1, 1, 1, 17, 36, 18, 18};
    if ((uint64_t)self->type >= UINT64_C(43)) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "block_bytes");
    }
    self->block_bytes = (uint16_t)v1[(uint64_t)self->type];
    self->ks_state_block_bytes = KS_DONE;
    return true;
}

bool gguf_body_info_make_num_bytes(ks_ctx *ks, gguf_body_info *self) {
    if (!gguf_body_info_get_num_elements(ks, self)) return false;
    if (!gguf_body_info_get_block_elements(ks, self)) return false;
    if (!gguf_body_info_get_block_bytes(ks, self)) return false;
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, self->num_elements / (uint64_t)self->block_elements, (uint64_t)self->block_bytes, &v1)) return ks_in_at(ks, "num_bytes", self->ks.at);
    self->num_bytes = v1;
    self->ks_state_num_bytes = KS_DONE;
    return true;
}

bool gguf_body_info_make_end(ks_ctx *ks, gguf_body_info *self) {
    if (!gguf_body_info_get_num_bytes(ks, self)) return false;
    uint64_t v1 = 0;
    if (!ks_add_u64(ks, self->offset, self->num_bytes, &v1)) return ks_in_at(ks, "end", self->ks.at);
    self->end = v1;
    self->ks_state_end = KS_DONE;
    return true;
}

bool gguf_body_info_make_padded_end(ks_ctx *ks, gguf_body_info *self) {
    if (!gguf_body_info_get_end(ks, self)) return false;
    uint64_t v1 = 0;
    if (!ks_mod_u64(ks, self->end, (uint64_t)self->alignment, &v1)) return ks_in_at(ks, "padded_end", self->ks.at);
    int64_t v2 = 0;
    if (!ks_mod_s64(ks, (int64_t)self->alignment - (int64_t)v1, (int64_t)self->alignment, &v2)) return ks_in_at(ks, "padded_end", self->ks.at);
    uint64_t v3 = 0;
    if (!ks_add_u64(ks, self->end, (uint64_t)v2, &v3)) return ks_in_at(ks, "padded_end", self->ks.at);
    self->padded_end = v3;
    self->ks_state_padded_end = KS_DONE;
    return true;
}

static bool read_gguf_body_info_data(ks_ctx *ks, ks_stream *io, gguf_body_info *self) {
    self->ks_at_data = ks_at(io);
    if (!gguf_body_info_get_num_bytes(ks, self)) return false;
    if (!ks_read_bytes(ks, io, self->num_bytes, &self->data)) return ks_in(ks, "data");
    return true;
}

bool gguf_body_info_make_data(ks_ctx *ks, gguf_body_info *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "data", self->ks.at);
    ks_stream *const io = self->ks_root->ks_io;
    gguf_body_get_data_start(ks, self->ks_parent);
    ks_int v1 = {0, false};
    if (!ks_int_add(ks, ks_int_of_s64(self->ks_parent->data_start), ks_int_of_u64(self->offset), &v1)) return ks_in_at(ks, "data", self->ks.at);
    int64_t v2 = 0;
    if (!ks_int_to_s64(ks, v1, &v2)) return ks_in_at(ks, "data", self->ks.at);
    uint64_t v3 = 0;
    if (!ks_size(ks, io, v2, &v3)) return ks_in_at(ks, "data", self->ks.at);
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, v3);
    const bool ok = read_gguf_body_info_data(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_data = KS_DONE;
    return true;
}

static bool read_gguf_body_info_padding(ks_ctx *ks, ks_stream *io, gguf_body_info *self) {
    self->ks_at_padding = ks_at(io);
    if (!gguf_body_info_get_padded_end(ks, self)) return false;
    const uint64_t v1 = self->ks_parent->data.size;
    int64_t v3;
    if (self->padded_end <= v1) {
        if (!gguf_body_info_get_end(ks, self)) return false;
        int64_t v2 = 0;
        if (!ks_diff_u64(ks, self->padded_end, self->end, &v2)) return ks_in_at(ks, "padding", ks_at(io));
        v3 = v2;
    } else {
        v3 = INT64_C(0);
    }
    uint64_t v4 = 0;
    if (!ks_size(ks, io, v3, &v4)) return ks_in_at(ks, "padding", ks_at(io));
    if (!ks_read_bytes(ks, io, v4, &self->padding)) return ks_in(ks, "padding");
    const uint64_t v5 = self->padding.size;
    bool v7 = v5 == 0;
    if (!v7) {
        const uint64_t v6 = self->padding.size;
        v7 = v6 > 65535;
    }
    bool v9 = v7;
    if (!v9) {
        uint8_t v8 = 0;
        if (!ks_bytes_max(ks, self->padding, &v8)) return ks_in_at(ks, "padding", ks_at(io));
        v9 = v8 == 0;
    }
    if (!v9 && !ks_violated(ks, &rule_gguf_body_info_padding, self->ks_at_padding, ks_none(), ks_value_bytes(ks, self->padding.data, self->padding.size))) {
        return ks_in(ks, "padding");
    }
    return true;
}

bool gguf_body_info_make_padding(ks_ctx *ks, gguf_body_info *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "padding", self->ks.at);
    ks_stream *const io = self->ks_root->ks_io;
    gguf_body_get_data_start(ks, self->ks_parent);
    if (!gguf_body_info_get_end(ks, self)) return false;
    ks_int v1 = {0, false};
    if (!ks_int_add(ks, ks_int_of_s64(self->ks_parent->data_start), ks_int_of_u64(self->end), &v1)) return ks_in_at(ks, "padding", self->ks.at);
    int64_t v2 = 0;
    if (!ks_int_to_s64(ks, v1, &v2)) return ks_in_at(ks, "padding", self->ks.at);
    uint64_t v3 = 0;
    if (!ks_size(ks, io, v2, &v3)) return ks_in_at(ks, "padding", self->ks.at);
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, v3);
    const bool ok = read_gguf_body_info_padding(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_padding = KS_DONE;
    return true;
}

bool gguf_body_info_complete(ks_ctx *ks, gguf_body_info *self) {
    if (!gguf_body_name_complete(ks, &self->name)) return ks_in(ks, "name");
    for (uint64_t i = 0; i < self->dims.count; i++) {
        gguf_body_dim *const item = (gguf_body_dim *)ks_list_at(&self->dims, i);
        if (!gguf_body_dim_complete(ks, &(*item))) return ks_in_item(ks, "dims", i);
    }
    if (!gguf_body_info_get_num_elements(ks, self)) return false;
    if (!gguf_body_info_get_end(ks, self)) return false;
    if (!gguf_body_info_get_padded_end(ks, self)) return false;
    if (!gguf_body_info_get_data(ks, self)) return false;
    if (!gguf_body_info_get_padding(ks, self)) return false;
    return true;
}

/* body::dim */

bool gguf_body_dim_parse(ks_ctx *ks, ks_stream *io, gguf_body_dim *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_length = ks_at(io);
    if (!(self->ks_le ? ks_read_u8le(ks, io, &self->length) : ks_read_u8be(ks, io, &self->length))) return ks_in(ks, "length");
    uint64_t v1 = 0;
    if (!ks_div_u64(ks, UINT64_C(9223372036854775807), self->extent_before, &v1)) return ks_in_at(ks, "length", ks_at(io));
    if (!(self->length <= v1)) {
        ks_violated(ks, &rule_gguf_body_dim_length, at_length, ks_value_u64(v1), ks_value_u64(self->length));
        return ks_in(ks, "length");
    }
    return true;
}

bool gguf_body_dim_make_extent(ks_ctx *ks, gguf_body_dim *self) {
    uint64_t v2;
    if (self->length == 0) {
        v2 = self->extent_before;
    } else {
        uint64_t v1 = 0;
        if (!ks_mul_u64(ks, self->extent_before, self->length, &v1)) return ks_in_at(ks, "extent", self->ks.at);
        v2 = v1;
    }
    self->extent = v2;
    self->ks_state_extent = KS_DONE;
    return true;
}

bool gguf_body_dim_make_cells(ks_ctx *ks, gguf_body_dim *self) {
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, self->cells_before, self->length, &v1)) return ks_in_at(ks, "cells", self->ks.at);
    self->cells = v1;
    self->ks_state_cells = KS_DONE;
    return true;
}

bool gguf_body_dim_complete(ks_ctx *ks, gguf_body_dim *self) {
    if (!gguf_body_dim_get_extent(ks, self)) return false;
    if (!gguf_body_dim_get_cells(ks, self)) return false;
    return true;
}

static const ks_label labels_gguf_value_type[] = {
    {0, "uint8", "uint8"},
    {1, "int8", "int8"},
    {2, "uint16", "uint16"},
    {3, "int16", "int16"},
    {4, "uint32", "uint32"},
    {5, "int32", "int32"},
    {6, "float32", "float32"},
    {7, "bool", "bool"},
    {8, "string", "string"},
    {9, "array", "array"},
    {10, "uint64", "uint64"},
    {11, "int64", "int64"},
    {12, "float64", "float64"},
};
const ks_enum gguf_value_type_labels = {"value_type", labels_gguf_value_type, 13};

static const ks_label labels_gguf_tensor_type[] = {
    {0, "f32", "f32"},
    {1, "f16", "f16"},
    {2, "q4_0", "q4_0"},
    {3, "q4_1", "q4_1"},
    {6, "q5_0", "q5_0"},
    {7, "q5_1", "q5_1"},
    {8, "q8_0", "q8_0"},
    {9, "q8_1", "q8_1"},
    {10, "q2_k", "q2_k"},
    {11, "q3_k", "q3_k"},
    {12, "q4_k", "q4_k"},
    {13, "q5_k", "q5_k"},
    {14, "q6_k", "q6_k"},
    {15, "q8_k", "q8_k"},
    {16, "iq2_xxs", "iq2_xxs"},
    {17, "iq2_xs", "iq2_xs"},
    {18, "iq3_xxs", "iq3_xxs"},
    {19, "iq1_s", "iq1_s"},
    {20, "iq4_nl", "iq4_nl"},
    {21, "iq3_s", "iq3_s"},
    {22, "iq2_s", "iq2_s"},
    {23, "iq4_xs", "iq4_xs"},
    {24, "i8", "i8"},
    {25, "i16", "i16"},
    {26, "i32", "i32"},
    {27, "i64", "i64"},
    {28, "f64", "f64"},
    {29, "iq1_m", "iq1_m"},
    {30, "bf16", "bf16"},
    {34, "tq1_0", "tq1_0"},
    {35, "tq2_0", "tq2_0"},
    {39, "mxfp4", "mxfp4"},
    {40, "nvfp4", "nvfp4"},
    {41, "q1_0", "q1_0"},
    {42, "q2_0", "q2_0"},
};
const ks_enum gguf_tensor_type_labels = {"tensor_type", labels_gguf_tensor_type, 35};

static bool get_gguf_is_big_endian(ks_ctx *ks, void *object) {
    gguf_get_is_big_endian(ks, (gguf *)object);
    return true;
}

static const ks_constant constants_gguf_magic[] = {
    {.bytes = "GGUF", .size = 4},
};
static const ks_constant constants_gguf_version[] = {
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
    {.word = UINT64_C(33554432)},
    {.word = UINT64_C(50331648)},
};
static const ks_field fields_gguf[] = {
    {.name = "magic", .orig = "magic",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(gguf, magic),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_gguf_magic, .num_constants = 1},
    {.name = "version", .orig = "version",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(gguf, version),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_gguf_version, .num_constants = 4},
    {.name = "body", .orig = "body",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(gguf, body),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &gguf_body_desc},
    {.name = "is_big_endian", .orig = "is_big_endian",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(gguf, is_big_endian),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf, ks_state_is_big_endian),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_is_big_endian},
};
const ks_type gguf_desc = {
    .name = "gguf", .size = sizeof(gguf), .wire_size = KS_NOWHERE,
    .fields = fields_gguf, .num_fields = 4, .has_at = true, .has_size = true};

static bool get_gguf_body_alignment(ks_ctx *ks, void *object) {
    return gguf_body_get_alignment(ks, (gguf_body *)object);
}

static bool get_gguf_body_data_start(ks_ctx *ks, void *object) {
    gguf_body_get_data_start(ks, (gguf_body *)object);
    return true;
}

static const ks_constant constants_gguf_body_num_tensors[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_gguf_body_num_tensors[] = {
    {KS_ROLE_VALUE, &gguf_body_desc, 1}, /* num_pairs */
};
static const ks_constant constants_gguf_body_num_pairs[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_gguf_body_pairs[] = {
    {KS_ROLE_COUNT, &gguf_body_desc, 1}, /* num_pairs */
};
static const ks_link links_gguf_body_infos[] = {
    {KS_ROLE_COUNT, &gguf_body_desc, 0}, /* num_tensors */
};
static const ks_link links_gguf_body_padding[] = {
    {KS_ROLE_SIZE, &gguf_body_desc, 1}, /* num_pairs */
    {KS_ROLE_SIZE, &gguf_body_pair_desc, 3}, /* value */
    {KS_ROLE_SIZE, &gguf_body_name_desc, 1}, /* bytes */
    {KS_ROLE_PRESENCE, &gguf_body_desc, 0}, /* num_tensors */
};
static const ks_link links_gguf_body_data[] = {
    {KS_ROLE_VALUE, &gguf_body_desc, 0}, /* num_tensors */
    {KS_ROLE_VALUE, &gguf_body_info_desc, 6}, /* offset */
    {KS_ROLE_VALUE, &gguf_body_info_desc, 3}, /* num_dims */
    {KS_ROLE_VALUE, &gguf_body_info_desc, 5}, /* type */
    {KS_ROLE_VALUE, &gguf_body_dim_desc, 2}, /* length */
    {KS_ROLE_VALUE, &gguf_body_desc, 1}, /* num_pairs */
    {KS_ROLE_VALUE, &gguf_body_pair_desc, 3}, /* value */
    {KS_ROLE_VALUE, &gguf_body_name_desc, 1}, /* bytes */
};
static const ks_field fields_gguf_body[] = {
    {.name = "num_tensors", .orig = "num_tensors",
     .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body, num_tensors),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_gguf_body_num_tensors, .num_constants = 1,
     .links = links_gguf_body_num_tensors, .num_links = 1},
    {.name = "num_pairs", .orig = "metadata_kv_count",
     .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body, num_pairs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_gguf_body_num_pairs, .num_constants = 1},
    {.name = "pairs", .orig = "pairs",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(gguf_body, pairs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &gguf_body_pair_desc,
     .links = links_gguf_body_pairs, .num_links = 1},
    {.name = "infos", .orig = "infos",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(gguf_body, infos),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &gguf_body_info_desc,
     .links = links_gguf_body_infos, .num_links = 1},
    {.name = "padding", .orig = "padding",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(gguf_body, padding),
     .present = (uint32_t)offsetof(gguf_body, ks_has_padding),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_gguf_body_padding, .num_links = 4},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(gguf_body, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_gguf_body_data, .num_links = 8},
    {.name = "alignment", .orig = "alignment",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(gguf_body, alignment),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body, ks_state_alignment),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_alignment},
    {.name = "data_start", .orig = "data_start",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(gguf_body, data_start),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body, ks_state_data_start),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_data_start},
};
const ks_type gguf_body_desc = {
    .name = "body", .size = sizeof(gguf_body), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body, .num_fields = 8, .has_at = true, .has_size = true};

static const ks_link links_gguf_body_text_bytes[] = {
    {KS_ROLE_SIZE, &gguf_body_text_desc, 0}, /* len_bytes */
};
static const ks_field fields_gguf_body_text[] = {
    {.name = "len_bytes", .orig = "len_bytes",
     .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_text, len_bytes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8},
    {.name = "bytes", .orig = "bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(gguf_body_text, bytes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_gguf_body_text_bytes, .num_links = 1},
};
const ks_type gguf_body_text_desc = {
    .name = "body::text", .size = sizeof(gguf_body_text), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_text, .num_fields = 2};

static bool get_gguf_body_name_text(ks_ctx *ks, void *object) {
    return gguf_body_name_get_text(ks, (gguf_body_name *)object);
}

static const ks_constant constants_gguf_body_name_len_bytes[] = {
    {.word = UINT64_C(65535)},
    {.word = UINT64_C(0)},
    {.word = UINT64_C(63)},
};
static const ks_constant constants_gguf_body_name_bytes[] = {
    {.bytes = "general.alignment", .size = 17},
};
static const ks_link links_gguf_body_name_bytes[] = {
    {KS_ROLE_SIZE, &gguf_body_name_desc, 0}, /* len_bytes */
};
static const ks_field fields_gguf_body_name[] = {
    {.name = "len_bytes", .orig = "len_bytes",
     .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_name, len_bytes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_gguf_body_name_len_bytes, .num_constants = 3},
    {.name = "bytes", .orig = "bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(gguf_body_name, bytes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .constants = constants_gguf_body_name_bytes, .num_constants = 1,
     .links = links_gguf_body_name_bytes, .num_links = 1},
    {.name = "text", .orig = "text",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(gguf_body_name, text),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_name, ks_state_text),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8", .get = get_gguf_body_name_text},
};
const ks_type gguf_body_name_desc = {
    .name = "body::name", .size = sizeof(gguf_body_name), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_name, .num_fields = 3, .has_at = true};

static bool get_gguf_body_pair_is_alignment(ks_ctx *ks, void *object) {
    return gguf_body_pair_get_is_alignment(ks, (gguf_body_pair *)object);
}

static bool get_gguf_body_pair_alignment(ks_ctx *ks, void *object) {
    return gguf_body_pair_get_alignment(ks, (gguf_body_pair *)object);
}

static const ks_link links_gguf_body_pair_key[] = {
    {KS_ROLE_VALUE, &gguf_body_name_desc, 0}, /* len_bytes */
};
static const ks_constant constants_gguf_body_pair_value_type[] = {
    {.word = UINT64_C(12)},
    {.word = UINT64_C(4)},
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
    {.word = UINT64_C(5)},
    {.word = UINT64_C(6)},
    {.word = UINT64_C(7)},
    {.word = UINT64_C(8)},
    {.word = UINT64_C(9)},
    {.word = UINT64_C(10)},
    {.word = UINT64_C(11)},
};
static const ks_link links_gguf_body_pair_value_type[] = {
    {KS_ROLE_VALUE, &gguf_body_name_desc, 1}, /* bytes */
};
static const ks_link links_gguf_body_pair_value[] = {
    {KS_ROLE_CASE, &gguf_body_pair_desc, 2}, /* value_type */
    {KS_ROLE_VALUE, &gguf_body_name_desc, 1}, /* bytes */
};
static const ks_type *const cases_gguf_body_pair_value[] = {
    &gguf_body_boolean_desc,
    &gguf_body_text_desc,
    &gguf_body_array_desc,
};
static const ks_field fields_gguf_body_pair[] = {
    {.name = "alignment_before", .orig = "alignment_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(gguf_body_pair, alignment_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "key", .orig = "key",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(gguf_body_pair, key),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &gguf_body_name_desc,
     .links = links_gguf_body_pair_key, .num_links = 1},
    {.name = "value_type", .orig = "value_type",
     .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(gguf_body_pair, value_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &gguf_value_type_labels,
     .constants = constants_gguf_body_pair_value_type, .num_constants = 13,
     .links = links_gguf_body_pair_value_type, .num_links = 1},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_ANY,
     .offset = (uint32_t)offsetof(gguf_body_pair, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_gguf_body_pair_value, .num_links = 2,
     .cases = cases_gguf_body_pair_value, .num_cases = 3},
    {.name = "is_alignment", .orig = "is_alignment",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(gguf_body_pair, is_alignment),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_pair, ks_state_is_alignment),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_pair_is_alignment},
    {.name = "alignment", .orig = "alignment",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(gguf_body_pair, alignment),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_pair, ks_state_alignment),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_pair_alignment},
};
const ks_type gguf_body_pair_desc = {
    .name = "body::pair", .size = sizeof(gguf_body_pair), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_pair, .num_fields = 6, .has_at = true};

static const ks_constant constants_gguf_body_boolean_value[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_gguf_body_boolean[] = {
    {.name = "value", .orig = "value",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(gguf_body_boolean, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_gguf_body_boolean_value, .num_constants = 1},
};
const ks_type gguf_body_boolean_desc = {
    .name = "body::boolean", .size = sizeof(gguf_body_boolean), .wire_size = 1,
    .fields = fields_gguf_body_boolean, .num_fields = 1};

static const ks_constant constants_gguf_body_array_value_type[] = {
    {.word = UINT64_C(12)},
    {.word = UINT64_C(9)},
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
    {.word = UINT64_C(4)},
    {.word = UINT64_C(5)},
    {.word = UINT64_C(6)},
    {.word = UINT64_C(7)},
    {.word = UINT64_C(8)},
    {.word = UINT64_C(10)},
    {.word = UINT64_C(11)},
};
static const ks_link links_gguf_body_array_count[] = {
    {KS_ROLE_VALUE, &gguf_body_array_desc, 0}, /* value_type */
};
static const ks_link links_gguf_body_array_values[] = {
    {KS_ROLE_CASE, &gguf_body_array_desc, 0}, /* value_type */
};
static const ks_type *const cases_gguf_body_array_values[] = {
    &gguf_body_u1s_desc,
    &gguf_body_s1s_desc,
    &gguf_body_u2s_desc,
    &gguf_body_s2s_desc,
    &gguf_body_u4s_desc,
    &gguf_body_s4s_desc,
    &gguf_body_f4s_desc,
    &gguf_body_booleans_desc,
    &gguf_body_texts_desc,
    &gguf_body_u8s_desc,
    &gguf_body_s8s_desc,
    &gguf_body_f8s_desc,
};
static const ks_field fields_gguf_body_array[] = {
    {.name = "value_type", .orig = "value_type",
     .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(gguf_body_array, value_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &gguf_value_type_labels,
     .constants = constants_gguf_body_array_value_type, .num_constants = 13},
    {.name = "count", .orig = "count",
     .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_array, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_gguf_body_array_count, .num_links = 1},
    {.name = "values", .orig = "values",
     .storage = KS_STORE_REF,
     .offset = (uint32_t)offsetof(gguf_body_array, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_gguf_body_array_values, .num_links = 1,
     .cases = cases_gguf_body_array_values, .num_cases = 12},
};
const ks_type gguf_body_array_desc = {
    .name = "body::array", .size = sizeof(gguf_body_array), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_array, .num_fields = 3};

static const ks_link links_gguf_body_u1s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_u1s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_u1s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(gguf_body_u1s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .links = links_gguf_body_u1s_values, .num_links = 1},
};
const ks_type gguf_body_u1s_desc = {
    .name = "body::u1s", .size = sizeof(gguf_body_u1s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_u1s, .num_fields = 2};

static const ks_link links_gguf_body_s1s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_s1s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_s1s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW, .wire = KS_WIRE_S1,
     .offset = (uint32_t)offsetof(gguf_body_s1s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .links = links_gguf_body_s1s_values, .num_links = 1},
};
const ks_type gguf_body_s1s_desc = {
    .name = "body::s1s", .size = sizeof(gguf_body_s1s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_s1s, .num_fields = 2};

static const ks_link links_gguf_body_u2s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_u2s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_u2s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(gguf_body_u2s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .links = links_gguf_body_u2s_values, .num_links = 1},
};
const ks_type gguf_body_u2s_desc = {
    .name = "body::u2s", .size = sizeof(gguf_body_u2s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_u2s, .num_fields = 2};

static const ks_link links_gguf_body_s2s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_s2s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_s2s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_S16,
     .offset = (uint32_t)offsetof(gguf_body_s2s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .links = links_gguf_body_s2s_values, .num_links = 1},
};
const ks_type gguf_body_s2s_desc = {
    .name = "body::s2s", .size = sizeof(gguf_body_s2s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_s2s, .num_fields = 2};

static const ks_link links_gguf_body_u4s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_u4s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_u4s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(gguf_body_u4s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_gguf_body_u4s_values, .num_links = 1},
};
const ks_type gguf_body_u4s_desc = {
    .name = "body::u4s", .size = sizeof(gguf_body_u4s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_u4s, .num_fields = 2};

static const ks_link links_gguf_body_s4s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_s4s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_s4s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_S32,
     .offset = (uint32_t)offsetof(gguf_body_s4s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_gguf_body_s4s_values, .num_links = 1},
};
const ks_type gguf_body_s4s_desc = {
    .name = "body::s4s", .size = sizeof(gguf_body_s4s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_s4s, .num_fields = 2};

static const ks_link links_gguf_body_f4s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_f4s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_f4s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_F32,
     .offset = (uint32_t)offsetof(gguf_body_f4s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_gguf_body_f4s_values, .num_links = 1},
};
const ks_type gguf_body_f4s_desc = {
    .name = "body::f4s", .size = sizeof(gguf_body_f4s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_f4s, .num_fields = 2};

static const ks_link links_gguf_body_u8s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_u8s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_u8s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_u8s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_gguf_body_u8s_values, .num_links = 1},
};
const ks_type gguf_body_u8s_desc = {
    .name = "body::u8s", .size = sizeof(gguf_body_u8s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_u8s, .num_fields = 2};

static const ks_link links_gguf_body_s8s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_s8s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_s8s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(gguf_body_s8s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_gguf_body_s8s_values, .num_links = 1},
};
const ks_type gguf_body_s8s_desc = {
    .name = "body::s8s", .size = sizeof(gguf_body_s8s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_s8s, .num_fields = 2};

static const ks_link links_gguf_body_f8s_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_f8s[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_f8s, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_F64,
     .offset = (uint32_t)offsetof(gguf_body_f8s, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_gguf_body_f8s_values, .num_links = 1},
};
const ks_type gguf_body_f8s_desc = {
    .name = "body::f8s", .size = sizeof(gguf_body_f8s), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_f8s, .num_fields = 2};

static const ks_link links_gguf_body_booleans_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_booleans[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_booleans, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(gguf_body_booleans, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .type = &gguf_body_boolean_desc,
     .links = links_gguf_body_booleans_values, .num_links = 1},
};
const ks_type gguf_body_booleans_desc = {
    .name = "body::booleans", .size = sizeof(gguf_body_booleans), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_booleans, .num_fields = 2};

static const ks_link links_gguf_body_texts_values[] = {
    {KS_ROLE_COUNT, &gguf_body_array_desc, 1}, /* count */
};
static const ks_field fields_gguf_body_texts[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_texts, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(gguf_body_texts, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &gguf_body_text_desc,
     .links = links_gguf_body_texts_values, .num_links = 1},
};
const ks_type gguf_body_texts_desc = {
    .name = "body::texts", .size = sizeof(gguf_body_texts), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_texts, .num_fields = 2, .has_at = true, .has_size = true};

static bool get_gguf_body_info_row(ks_ctx *ks, void *object) {
    return gguf_body_info_get_row(ks, (gguf_body_info *)object);
}

static bool get_gguf_body_info_extent(ks_ctx *ks, void *object) {
    return gguf_body_info_get_extent(ks, (gguf_body_info *)object);
}

static bool get_gguf_body_info_num_elements(ks_ctx *ks, void *object) {
    return gguf_body_info_get_num_elements(ks, (gguf_body_info *)object);
}

static bool get_gguf_body_info_block_elements(ks_ctx *ks, void *object) {
    return gguf_body_info_get_block_elements(ks, (gguf_body_info *)object);
}

static bool get_gguf_body_info_block_bytes(ks_ctx *ks, void *object) {
    return gguf_body_info_get_block_bytes(ks, (gguf_body_info *)object);
}

static bool get_gguf_body_info_num_bytes(ks_ctx *ks, void *object) {
    return gguf_body_info_get_num_bytes(ks, (gguf_body_info *)object);
}

static bool get_gguf_body_info_end(ks_ctx *ks, void *object) {
    return gguf_body_info_get_end(ks, (gguf_body_info *)object);
}

static bool get_gguf_body_info_padded_end(ks_ctx *ks, void *object) {
    return gguf_body_info_get_padded_end(ks, (gguf_body_info *)object);
}

static bool get_gguf_body_info_data(ks_ctx *ks, void *object) {
    return gguf_body_info_get_data(ks, (gguf_body_info *)object);
}

static bool get_gguf_body_info_padding(ks_ctx *ks, void *object) {
    return gguf_body_info_get_padding(ks, (gguf_body_info *)object);
}

static const ks_link links_gguf_body_info_name[] = {
    {KS_ROLE_VALUE, &gguf_body_name_desc, 0}, /* len_bytes */
};
static const ks_constant constants_gguf_body_info_num_dims[] = {
    {.word = UINT64_C(8)},
    {.word = UINT64_C(4)},
    {.word = UINT64_C(0)},
};
static const ks_link links_gguf_body_info_dims[] = {
    {KS_ROLE_COUNT, &gguf_body_info_desc, 3}, /* num_dims */
};
static const ks_constant constants_gguf_body_info_type[] = {
    {.word = UINT64_C(42)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(8)},
    {.word = UINT64_C(12)},
    {.word = UINT64_C(14)},
    {.word = UINT64_C(39)},
    {.word = UINT64_C(40)},
};
static const ks_link links_gguf_body_info_type[] = {
    {KS_ROLE_VALUE, &gguf_body_info_desc, 3}, /* num_dims */
    {KS_ROLE_VALUE, &gguf_body_dim_desc, 2}, /* length */
    {KS_ROLE_VALUE, &gguf_desc, 1}, /* version */
};
static const ks_link links_gguf_body_info_offset[] = {
    {KS_ROLE_VALUE, &gguf_body_desc, 1}, /* num_pairs */
    {KS_ROLE_VALUE, &gguf_body_pair_desc, 3}, /* value */
    {KS_ROLE_VALUE, &gguf_body_name_desc, 1}, /* bytes */
    {KS_ROLE_VALUE, &gguf_body_info_desc, 3}, /* num_dims */
    {KS_ROLE_VALUE, &gguf_body_info_desc, 5}, /* type */
    {KS_ROLE_VALUE, &gguf_body_dim_desc, 2}, /* length */
};
static const ks_link links_gguf_body_info_data[] = {
    {KS_ROLE_SIZE, &gguf_body_info_desc, 3}, /* num_dims */
    {KS_ROLE_SIZE, &gguf_body_info_desc, 5}, /* type */
    {KS_ROLE_SIZE, &gguf_body_dim_desc, 2}, /* length */
    {KS_ROLE_POSITION, &gguf_body_info_desc, 6}, /* offset */
    {KS_ROLE_POSITION, &gguf_body_desc, 5}, /* data */
};
static const ks_link links_gguf_body_info_padding[] = {
    {KS_ROLE_SIZE, &gguf_body_desc, 5}, /* data */
    {KS_ROLE_SIZE, &gguf_body_info_desc, 6}, /* offset */
    {KS_ROLE_SIZE, &gguf_body_desc, 1}, /* num_pairs */
    {KS_ROLE_SIZE, &gguf_body_info_desc, 3}, /* num_dims */
    {KS_ROLE_SIZE, &gguf_body_info_desc, 5}, /* type */
    {KS_ROLE_SIZE, &gguf_body_pair_desc, 3}, /* value */
    {KS_ROLE_SIZE, &gguf_body_dim_desc, 2}, /* length */
    {KS_ROLE_SIZE, &gguf_body_name_desc, 1}, /* bytes */
    {KS_ROLE_POSITION, &gguf_body_desc, 5}, /* data */
    {KS_ROLE_POSITION, &gguf_body_info_desc, 6}, /* offset */
    {KS_ROLE_POSITION, &gguf_body_info_desc, 3}, /* num_dims */
    {KS_ROLE_POSITION, &gguf_body_info_desc, 5}, /* type */
    {KS_ROLE_POSITION, &gguf_body_dim_desc, 2}, /* length */
};
static const ks_field fields_gguf_body_info[] = {
    {.name = "alignment", .orig = "alignment",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(gguf_body_info, alignment),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "end_before", .orig = "end_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_info, end_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(gguf_body_info, name),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &gguf_body_name_desc,
     .links = links_gguf_body_info_name, .num_links = 1},
    {.name = "num_dims", .orig = "num_dims",
     .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(gguf_body_info, num_dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_gguf_body_info_num_dims, .num_constants = 3},
    {.name = "dims", .orig = "dims",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(gguf_body_info, dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &gguf_body_dim_desc,
     .links = links_gguf_body_info_dims, .num_links = 1},
    {.name = "type", .orig = "type",
     .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(gguf_body_info, type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &gguf_tensor_type_labels,
     .constants = constants_gguf_body_info_type, .num_constants = 7,
     .links = links_gguf_body_info_type, .num_links = 3},
    {.name = "offset", .orig = "offset",
     .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_info, offset),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_gguf_body_info_offset, .num_links = 6},
    {.name = "row", .orig = "row",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_info, row),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_row),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_row},
    {.name = "extent", .orig = "extent",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_info, extent),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_extent),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_extent},
    {.name = "num_elements", .orig = "num_elements",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_info, num_elements),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_num_elements),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_num_elements},
    {.name = "block_elements", .orig = "block_elements",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(gguf_body_info, block_elements),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_block_elements),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_block_elements},
    {.name = "block_bytes", .orig = "block_bytes",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(gguf_body_info, block_bytes),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_block_bytes),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_block_bytes},
    {.name = "num_bytes", .orig = "num_bytes",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_info, num_bytes),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_num_bytes),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_num_bytes},
    {.name = "end", .orig = "end",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_info, end),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_end),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_end},
    {.name = "padded_end", .orig = "padded_end",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_info, padded_end),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_padded_end),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_padded_end},
    {.name = "data", .orig = "data",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(gguf_body_info, data),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_data),
     .at = (uint32_t)offsetof(gguf_body_info, ks_at_data),
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_data,
     .links = links_gguf_body_info_data, .num_links = 5},
    {.name = "padding", .orig = "padding",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(gguf_body_info, padding),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_info, ks_state_padding),
     .at = (uint32_t)offsetof(gguf_body_info, ks_at_padding),
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_info_padding,
     .links = links_gguf_body_info_padding, .num_links = 13},
};
const ks_type gguf_body_info_desc = {
    .name = "body::info", .size = sizeof(gguf_body_info), .wire_size = KS_NOWHERE,
    .fields = fields_gguf_body_info, .num_fields = 17, .has_at = true};

static bool get_gguf_body_dim_extent(ks_ctx *ks, void *object) {
    return gguf_body_dim_get_extent(ks, (gguf_body_dim *)object);
}

static bool get_gguf_body_dim_cells(ks_ctx *ks, void *object) {
    return gguf_body_dim_get_cells(ks, (gguf_body_dim *)object);
}

static const ks_constant constants_gguf_body_dim_length[] = {
    {.word = UINT64_C(0)},
};
static const ks_field fields_gguf_body_dim[] = {
    {.name = "extent_before", .orig = "extent_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_dim, extent_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "cells_before", .orig = "cells_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_dim, cells_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "length", .orig = "length",
     .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_dim, length),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_gguf_body_dim_length, .num_constants = 1},
    {.name = "extent", .orig = "extent",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_dim, extent),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_dim, ks_state_extent),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_dim_extent},
    {.name = "cells", .orig = "cells",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(gguf_body_dim, cells),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(gguf_body_dim, ks_state_cells),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_gguf_body_dim_cells},
};
const ks_type gguf_body_dim_desc = {
    .name = "body::dim", .size = sizeof(gguf_body_dim), .wire_size = 8,
    .fields = fields_gguf_body_dim, .num_fields = 5, .has_at = true};

