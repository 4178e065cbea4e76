/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "btf.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_btf_num_tensors = {
    "btf.num_tensors", "at least one tensor, or a file of exactly 8 bytes", KS_TRAILING, false};
static const ks_rule rule_btf_records_follow_table = {
    "btf.records_follow_table", "the first record directly behind the offset table", KS_BAD_REFERENCE, true};
static const ks_rule rule_btf_offset_entry_offset = {
    "offset_entry.offset", "at least 8 + 8 * _root.num_tensors and at most _io.size - 16", KS_BAD_REFERENCE, false};
static const ks_rule rule_btf_offset_entry_aligned_offset = {
    "offset_entry.aligned_offset", "a multiple of 8", KS_BAD_REFERENCE, true};
static const ks_rule rule_btf_record_padding = {
    "record.padding", "zero bytes that fill the record up to a multiple of 8", KS_BAD_VALUE, true};
static const ks_rule rule_btf_record_next_record_follows = {
    "record.next_record_follows", "the record of the next tensor, or the end of the file, directly behind this record", KS_TRAILING, true};
static const ks_rule rule_btf_record_header_rank = {
    "record_header.rank", "at most 255", KS_BAD_VALUE, false};
static const ks_rule rule_btf_record_header_dtype = {
    "record_header.dtype", "a known element type, 0 to 9", KS_BAD_VALUE, false};
static const ks_rule rule_btf_record_header_layout = {
    "record_header.layout", "0 (dense) or 1 (COO)", KS_BAD_VALUE, false};
static const ks_rule rule_btf_record_header_reserved = {
    "record_header.reserved", "bytes 00 00 00 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_btf_dim_length = {
    "dim.length", "lengths whose product, zeros left out, is at most 2^63-1", KS_OVERFLOW, false};
static const ks_rule rule_btf_coo_payload_num_indices = {
    "coo_payload.num_indices", "at most one entry per cell of the tensor", KS_BAD_VALUE, true};
static const ks_rule rule_btf_coo_payload_num_columns = {
    "coo_payload.num_columns", "_parent.header.rank", KS_BAD_SIZE, false};
static const ks_rule rule_btf_coo_index_position = {
    "coo_index.position", "at least 0 and at most length - 1", KS_BAD_REFERENCE, false};
static const ks_rule rule_btf_coo_payload_num_values = {
    "coo_payload.num_values", "num_indices", KS_BAD_SIZE, false};

/* btf */

bool btf_parse(ks_ctx *ks, ks_stream *io, btf *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_num_tensors = ks_at(io);
    if (!ks_read_u8le(ks, io, &self->num_tensors)) return ks_in(ks, "num_tensors");
    if (!((self->num_tensors != 0) || (io->size == 8))) {
        ks_violated(ks, &rule_btf_num_tensors, at_num_tensors, ks_none(), ks_value_u64(self->num_tensors));
        return ks_in(ks, "num_tensors");
    }
    const uint64_t at_offsets = ks_at(io);
    const uint64_t v1 = self->num_tensors;
    if (!ks_count_fits(ks, io, v1, 8)) return ks_in_at(ks, "offsets", ks_at(io));
    if (!ks_list_init(ks, &self->offsets, v1, sizeof(btf_offset_entry))) return ks_in_at(ks, "offsets", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        btf_offset_entry *const v3 = (btf_offset_entry *)ks_list_place(&self->offsets, v2);
        memset(v3, 0, sizeof *v3);
        self->offsets.count = v2;
        v3->ks_root = self;
        v3->index = v2;
        if (!btf_offset_entry_parse(ks, io, v3)) return ks_in_item(ks, "offsets", v2);
        self->offsets.count = v2 + 1;
    }
    if (self->num_tensors > 0) {
        if (UINT64_C(0) >= self->offsets.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "records_follow_table");
        }
        btf_offset_entry *const v4 = (btf_offset_entry *)ks_list_at(&self->offsets, UINT64_C(0));
        uint64_t v5 = 0;
        if (!ks_mul_u64(ks, UINT64_C(8), self->num_tensors, &v5)) return ks_in_at(ks, "records_follow_table", ks_at(io));
        uint64_t v6 = 0;
        if (!ks_add_u64(ks, UINT64_C(8), v5, &v6)) return ks_in_at(ks, "records_follow_table", ks_at(io));
        if (!(v4->offset == v6) && !ks_violated(ks, &rule_btf_records_follow_table, at_offsets, ks_none(), ks_none())) {
            return ks_in(ks, "offsets");
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool btf_complete(ks_ctx *ks, btf *self) {
    for (uint64_t i = 0; i < self->offsets.count; i++) {
        btf_offset_entry *const item = (btf_offset_entry *)ks_list_at(&self->offsets, i);
        if (!btf_offset_entry_complete(ks, &(*item))) return ks_in_item(ks, "offsets", i);
    }
    return true;
}

bool btf_read(ks_ctx *ks, ks_stream *io, btf **out) {
    btf *const self = (btf *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return btf_parse(ks, io, self);
}

/* offset_entry */

bool btf_offset_entry_parse(ks_ctx *ks, ks_stream *io, btf_offset_entry *self) {
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_offset = ks_at(io);
    if (!ks_read_u8le(ks, io, &self->offset)) return ks_in(ks, "offset");
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, UINT64_C(8), self->ks_root->num_tensors, &v1)) return ks_in_at(ks, "offset", ks_at(io));
    uint64_t v2 = 0;
    if (!ks_add_u64(ks, UINT64_C(8), v1, &v2)) return ks_in_at(ks, "offset", ks_at(io));
    if (!(self->offset >= v2)) {
        ks_violated(ks, &rule_btf_offset_entry_offset, at_offset, ks_value_u64(v2), ks_value_u64(self->offset));
        return ks_in(ks, "offset");
    }
    if (!(((int64_t)io->size - INT64_C(16)) >= 0 && self->offset <= (uint64_t)((int64_t)io->size - INT64_C(16)))) {
        ks_violated(ks, &rule_btf_offset_entry_offset, at_offset, ks_value_s64((int64_t)io->size - INT64_C(16)), ks_value_u64(self->offset));
        return ks_in(ks, "offset");
    }
    if (!((self->offset % UINT64_C(8)) == 0) && !ks_violated(ks, &rule_btf_offset_entry_aligned_offset, at_offset, ks_none(), ks_value_u64(self->offset))) {
        return ks_in(ks, "offset");
    }
    return true;
}

static bool read_btf_offset_entry_record(ks_ctx *ks, ks_stream *io, btf_offset_entry *self) {
    btf_record *const v1 = (btf_record *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "record", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->record = v1;
    v1->start = self->offset;
    uint64_t v2 = 0;
    if (!ks_add_u64(ks, self->index, UINT64_C(1), &v2)) return ks_in_at(ks, "record", ks_at(io));
    uint64_t v5;
    if (v2 < self->ks_root->num_tensors) {
        uint64_t v3 = 0;
        if (!ks_add_u64(ks, self->index, UINT64_C(1), &v3)) return ks_in_at(ks, "record", ks_at(io));
        if (v3 >= self->ks_root->offsets.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "record");
        }
        btf_offset_entry *const v4 = (btf_offset_entry *)ks_list_at(&self->ks_root->offsets, v3);
        v5 = v4->offset;
    } else {
        v5 = self->ks_io->size;
    }
    v1->next = v5;
    if (!btf_record_parse(ks, io, v1)) return ks_in(ks, "record");
    return true;
}

bool btf_offset_entry_make_record(ks_ctx *ks, btf_offset_entry *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "record", self->ks.at);
    ks_stream *const io = self->ks_root->ks_io;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, self->offset);
    const bool ok = read_btf_offset_entry_record(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_record = KS_DONE;
    return true;
}

bool btf_offset_entry_complete(ks_ctx *ks, btf_offset_entry *self) {
    if (!btf_offset_entry_get_record(ks, self)) return false;
    if (self->record != NULL && !btf_record_complete(ks, self->record)) return ks_in(ks, "record");
    return true;
}

/* record */

bool btf_record_parse(ks_ctx *ks, ks_stream *io, btf_record *self) {
    self->ks.at = ks_at(io);
    if (!btf_record_header_parse(ks, io, &self->header)) return ks_in(ks, "header");
    const uint64_t v1 = self->header.rank;
    if (!ks_count_fits(ks, io, v1, 8)) return ks_in_at(ks, "dims", ks_at(io));
    if (!ks_list_init(ks, &self->dims, v1, sizeof(btf_dim))) return ks_in_at(ks, "dims", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        btf_dim *const v3 = (btf_dim *)ks_list_place(&self->dims, v2);
        memset(v3, 0, sizeof *v3);
        self->dims.count = v2;
        uint64_t v6;
        if (v2 == 0) {
            v6 = UINT64_C(1);
        } else {
            const int64_t v4 = (int64_t)v2 - INT64_C(1);
            if ((uint64_t)v4 >= self->dims.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "dims", v2);
            }
            btf_dim *const v5 = (btf_dim *)ks_list_at(&self->dims, (uint64_t)v4);
            if (!btf_dim_get_extent(ks, v5)) {
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
            btf_dim *const v8 = (btf_dim *)ks_list_at(&self->dims, (uint64_t)v7);
            if (!btf_dim_get_cells(ks, v8)) {
                ks_in_item(ks, "dims", (uint64_t)v7);
                return false;
            }
            v9 = v8->cells;
        }
        v3->cells_before = v9;
        if (!btf_dim_parse(ks, io, v3)) return ks_in_item(ks, "dims", v2);
        self->dims.count = v2 + 1;
    }
    self->payload = (ks_ref){NULL, NULL};
    switch (self->header.layout) {
    case BTF_LAYOUT_DENSE: {
        btf_dense_payload *const v10 = (btf_dense_payload *)ks_alloc(ks, 1, sizeof *v10);
        if (v10 == NULL) return ks_in_at(ks, "payload", ks_at(io));
        memset(v10, 0, sizeof *v10);
        self->payload = (ks_ref){&btf_dense_payload_desc, v10};
        if (!btf_record_get_num_cells(ks, self)) return false;
        if (!btf_record_header_get_element_size(ks, &self->header)) {
            ks_in(ks, "header");
            return false;
        }
        uint64_t v11 = 0;
        if (!ks_mul_u64(ks, self->num_cells, (uint64_t)self->header.element_size, &v11)) return ks_in_at(ks, "payload", ks_at(io));
        v10->len_data = v11;
        if (!btf_dense_payload_parse(ks, io, v10)) return ks_in(ks, "payload");
        break;
    }
    case BTF_LAYOUT_COO: {
        btf_coo_payload *const v12 = (btf_coo_payload *)ks_alloc(ks, 1, sizeof *v12);
        if (v12 == NULL) return ks_in_at(ks, "payload", ks_at(io));
        memset(v12, 0, sizeof *v12);
        self->payload = (ks_ref){&btf_coo_payload_desc, v12};
        v12->ks_parent = self;
        if (!btf_coo_payload_parse(ks, io, v12)) return ks_in(ks, "payload");
        break;
    }
    default: {
        break;
    }
    }
    const uint64_t at_padding = ks_at(io);
    int64_t v13 = 0;
    if (!ks_diff_u64(ks, io->pos, self->start, &v13)) return ks_in_at(ks, "padding", ks_at(io));
    if ((uint64_t)ks_floor_mod(v13, INT64_C(8)) != 0) {
        self->ks_has_padding = true;
        int64_t v17;
        if (io->pos == self->next) {
            v17 = INT64_C(0);
        } else {
            int64_t v14 = 0;
            if (!ks_diff_u64(ks, io->pos, self->start, &v14)) return ks_in_at(ks, "padding", ks_at(io));
            int64_t v16;
            if (((int64_t)io->size - (int64_t)io->pos) < (int64_t)(UINT64_C(8) - (uint64_t)ks_floor_mod(v14, INT64_C(8)))) {
                v16 = (int64_t)io->size - (int64_t)io->pos;
            } else {
                int64_t v15 = 0;
                if (!ks_diff_u64(ks, io->pos, self->start, &v15)) return ks_in_at(ks, "padding", ks_at(io));
                v16 = (int64_t)(UINT64_C(8) - (uint64_t)ks_floor_mod(v15, INT64_C(8)));
            }
            v17 = v16;
        }
        uint64_t v18 = 0;
        if (!ks_size(ks, io, v17, &v18)) return ks_in_at(ks, "padding", ks_at(io));
        if (!ks_read_bytes(ks, io, v18, &self->padding)) return ks_in(ks, "padding");
        int64_t v19 = 0;
        if (!ks_diff_u64(ks, io->pos, self->start, &v19)) return ks_in_at(ks, "padding", ks_at(io));
        bool v21 = (uint64_t)ks_floor_mod(v19, INT64_C(8)) == 0;
        if (v21) {
            uint8_t v20 = 0;
            if (!ks_bytes_max(ks, self->padding, &v20)) return ks_in_at(ks, "padding", ks_at(io));
            v21 = v20 == 0;
        }
        if (!v21 && !ks_violated(ks, &rule_btf_record_padding, at_padding, ks_none(), ks_value_bytes(ks, self->padding.data, self->padding.size))) {
            return ks_in(ks, "padding");
        }
    }
    const uint64_t at_next_record_follows = ks_at(io);
    if (!(io->pos == self->next) && !ks_violated(ks, &rule_btf_record_next_record_follows, at_next_record_follows, ks_none(), ks_none())) {
        return ks_in(ks, "next_record_follows");
    }
    return true;
}

bool btf_record_make_num_cells(ks_ctx *ks, btf_record *self) {
    uint64_t v2;
    if (self->header.rank == 0) {
        v2 = UINT64_C(1);
    } else {
        if (self->dims.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "num_cells");
        }
        btf_dim *const v1 = (btf_dim *)ks_list_at(&self->dims, (self->dims.count - 1));
        if (!btf_dim_get_cells(ks, v1)) {
            ks_in(ks, "dims");
            return false;
        }
        v2 = v1->cells;
    }
    self->num_cells = v2;
    self->ks_state_num_cells = KS_DONE;
    return true;
}

bool btf_record_complete(ks_ctx *ks, btf_record *self) {
    if (!btf_record_header_complete(ks, &self->header)) return ks_in(ks, "header");
    for (uint64_t i = 0; i < self->dims.count; i++) {
        btf_dim *const item = (btf_dim *)ks_list_at(&self->dims, i);
        if (!btf_dim_complete(ks, &(*item))) return ks_in_item(ks, "dims", i);
    }
    if (!btf_record_get_num_cells(ks, self)) return false;
    return true;
}

/* record_header */

bool btf_record_header_parse(ks_ctx *ks, ks_stream *io, btf_record_header *self) {
    self->ks.at = ks_at(io);
    const uint64_t v1 = ks_run(ks, io, 16);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 8) {
        ks_short(ks, io, 0, 8);
        return ks_in(ks, "rank");
    }
    self->rank = ks_u8le(v2);
    if (!(self->rank <= 255)) {
        ks_violated(ks, &rule_btf_record_header_rank, ks_at(io), ks_none(), ks_value_u64(self->rank));
        return ks_in(ks, "rank");
    }
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "dtype");
    }
    self->dtype = ks_u1(v2 + 8);
    if (!((self->dtype == BTF_DTYPE_INT8) || (self->dtype == BTF_DTYPE_INT16) || (self->dtype == BTF_DTYPE_INT32) || (self->dtype == BTF_DTYPE_INT64) || (self->dtype == BTF_DTYPE_FLOAT32) || (self->dtype == BTF_DTYPE_FLOAT64) || (self->dtype == BTF_DTYPE_UINT8) || (self->dtype == BTF_DTYPE_UINT16) || (self->dtype == BTF_DTYPE_UINT32) || (self->dtype == BTF_DTYPE_UINT64))) {
        ks_violated(ks, &rule_btf_record_header_dtype, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->dtype));
        return ks_in(ks, "dtype");
    }
    if (v1 < 10) {
        ks_short(ks, io, 9, 1);
        return ks_in(ks, "layout");
    }
    self->layout = ks_u1(v2 + 9);
    if (!((self->layout == BTF_LAYOUT_DENSE) || (self->layout == BTF_LAYOUT_COO))) {
        ks_violated(ks, &rule_btf_record_header_layout, ks_at(io) + 9, ks_none(), ks_value_u64((uint64_t)self->layout));
        return ks_in(ks, "layout");
    }
    if (v1 < 16) {
        ks_short(ks, io, 10, 6);
        return ks_in(ks, "reserved");
    }
    self->reserved = (ks_bytes){v2 + 10, 6};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->reserved, ((ks_bytes){(const uint8_t *)"\000\000\000\000\000\000", 6}), &v3)) return ks_in_at(ks, "reserved", ks_at(io) + 10);
    if (!v3 && !ks_violated(ks, &rule_btf_record_header_reserved, ks_at(io) + 10, ks_none(), ks_value_bytes(ks, self->reserved.data, self->reserved.size))) {
        return ks_in(ks, "reserved");
    }
    io->pos += 16;
    return true;
}

bool btf_record_header_make_element_size(ks_ctx *ks, btf_record_header *self) {
    uint8_t v1 = 0;
    if (!ks_constant_at(ks, ((ks_bytes){(const uint8_t *)"\001\002\004\010\004\010\001\002\004\010", 10}), (uint64_t)self->dtype, &v1)) return ks_in_at(ks, "element_size", self->ks.at);
    self->element_size = (uint8_t)v1;
    self->ks_state_element_size = KS_DONE;
    return true;
}

bool btf_record_header_complete(ks_ctx *ks, btf_record_header *self) {
    if (!btf_record_header_get_element_size(ks, self)) return false;
    return true;
}

/* dim */

bool btf_dim_parse(ks_ctx *ks, ks_stream *io, btf_dim *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_length = ks_at(io);
    if (!ks_read_u8le(ks, io, &self->length)) return ks_in(ks, "length");
    uint64_t v1 = 0;
    if (!ks_div_u64(ks, UINT64_C(9223372036854775807), self->extent_before, &v1)) return ks_in_at(ks, "length", ks_at(io));
    if (!(self->length <= v1)) {
        ks_violated(ks, &rule_btf_dim_length, at_length, ks_value_u64(v1), ks_value_u64(self->length));
        return ks_in(ks, "length");
    }
    return true;
}

bool btf_dim_make_extent(ks_ctx *ks, btf_dim *self) {
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

bool btf_dim_make_cells(ks_ctx *ks, btf_dim *self) {
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, self->cells_before, self->length, &v1)) return ks_in_at(ks, "cells", self->ks.at);
    self->cells = v1;
    self->ks_state_cells = KS_DONE;
    return true;
}

bool btf_dim_complete(ks_ctx *ks, btf_dim *self) {
    if (!btf_dim_get_extent(ks, self)) return false;
    if (!btf_dim_get_cells(ks, self)) return false;
    return true;
}

/* dense_payload */

bool btf_dense_payload_parse(ks_ctx *ks, ks_stream *io, btf_dense_payload *self) {
    if (!ks_read_bytes(ks, io, self->len_data, &self->data)) return ks_in(ks, "data");
    return true;
}

/* coo_payload */

bool btf_coo_payload_parse(ks_ctx *ks, ks_stream *io, btf_coo_payload *self) {
    const uint64_t at_num_indices = ks_at(io);
    if (!ks_read_u8le(ks, io, &self->num_indices)) return ks_in(ks, "num_indices");
    if (!btf_record_get_num_cells(ks, self->ks_parent)) return ks_elsewhere(ks, 1);
    if (!(self->num_indices <= self->ks_parent->num_cells) && !ks_violated(ks, &rule_btf_coo_payload_num_indices, at_num_indices, ks_value_u64(self->ks_parent->num_cells), ks_value_u64(self->num_indices))) {
        return ks_in(ks, "num_indices");
    }
    const uint64_t at_num_columns = ks_at(io);
    if (!ks_read_u8le(ks, io, &self->num_columns)) return ks_in(ks, "num_columns");
    if (!(self->num_columns == self->ks_parent->header.rank)) {
        ks_violated(ks, &rule_btf_coo_payload_num_columns, at_num_columns, ks_value_u64(self->ks_parent->header.rank), ks_value_u64(self->num_columns));
        return ks_in(ks, "num_columns");
    }
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, self->num_indices, self->num_columns, &v1)) return ks_in_at(ks, "indices", ks_at(io));
    if (!ks_read_view(ks, io, v1, 8, &self->indices)) return ks_in(ks, "indices");
    if (self->indices.count > 0) {
        for (uint64_t v2 = 0; v2 < self->indices.count; v2++) {
            const uint8_t *const v3 = self->indices.data + v2 * 8;
            if (v2 % 512 == 0) {
                if (!ks_fetch_some(ks, v3, self->indices.count - v2, 8, 512)) return ks_in_item(ks, "indices", v2);
            }
            uint64_t v4 = 0;
            if (!ks_mod_u64(ks, v2, self->num_columns, &v4)) return ks_in_item_at(ks, "indices", v2, ks_at(io));
            if (v4 >= self->ks_parent->dims.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "indices", v2);
            }
            btf_dim *const v5 = (btf_dim *)ks_list_at(&self->ks_parent->dims, v4);
            const uint64_t v6 = v5->length;
            (void)v6;
            const int64_t v7 = ks_s8le(v3);
            if (!(v7 >= 0)) {
                ks_violated(ks, &rule_btf_coo_index_position, ks_offset_of(ks, v3), ks_none(), ks_value_s64(v7));
                return ks_in_record(ks, "position", "indices", v2);
            }
            int64_t v8 = 0;
            if (!ks_diff_u64(ks, v6, UINT64_C(1), &v8)) return ks_place(ks, ks_offset_of(ks, v3)), ks_in_record(ks, "position", "indices", v2);
            if (!(v7 <= v8)) {
                ks_violated(ks, &rule_btf_coo_index_position, ks_offset_of(ks, v3), ks_value_s64(v8), ks_value_s64(v7));
                return ks_in_record(ks, "position", "indices", v2);
            }
        }
    }
    const uint64_t at_num_values = ks_at(io);
    if (!ks_read_u8le(ks, io, &self->num_values)) return ks_in(ks, "num_values");
    if (!(self->num_values == self->num_indices)) {
        ks_violated(ks, &rule_btf_coo_payload_num_values, at_num_values, ks_value_u64(self->num_indices), ks_value_u64(self->num_values));
        return ks_in(ks, "num_values");
    }
    if (!btf_record_header_get_element_size(ks, &self->ks_parent->header)) {
        ks_in(ks, "header");
        return ks_elsewhere(ks, 1);
    }
    uint64_t v9 = 0;
    if (!ks_mul_u64(ks, self->num_values, (uint64_t)self->ks_parent->header.element_size, &v9)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_bytes(ks, io, v9, &self->values)) return ks_in(ks, "values");
    return true;
}

/* coo_index */

bool btf_coo_index_parse(ks_ctx *ks, ks_stream *io, btf_coo_index *self) {
    const uint64_t at_position = ks_at(io);
    if (!ks_read_s8le(ks, io, &self->position)) return ks_in(ks, "position");
    if (!(self->position >= 0)) {
        ks_violated(ks, &rule_btf_coo_index_position, at_position, ks_none(), ks_value_s64(self->position));
        return ks_in(ks, "position");
    }
    int64_t v1 = 0;
    if (!ks_diff_u64(ks, self->length, UINT64_C(1), &v1)) return ks_in_at(ks, "position", ks_at(io));
    if (!(self->position <= v1)) {
        ks_violated(ks, &rule_btf_coo_index_position, at_position, ks_value_s64(v1), ks_value_s64(self->position));
        return ks_in(ks, "position");
    }
    return true;
}

static const ks_label labels_btf_dtype[] = {
    {0, "int8", "kInt8"},
    {1, "int16", "kInt16"},
    {2, "int32", "kInt32"},
    {3, "int64", "kInt64"},
    {4, "float32", "kFloat32"},
    {5, "float64", "kFloat64"},
    {6, "uint8", "kUInt8"},
    {7, "uint16", "kUInt16"},
    {8, "uint32", "kUInt32"},
    {9, "uint64", "kUInt64"},
};
const ks_enum btf_dtype_labels = {"dtype", labels_btf_dtype, 10};

static const ks_label labels_btf_layout[] = {
    {0, "dense", "kRMD"},
    {1, "coo", "kCOO_EXPERIMENTAL"},
};
const ks_enum btf_layout_labels = {"layout", labels_btf_layout, 2};

static const ks_constant constants_btf_num_tensors[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_btf_offsets[] = {
    {KS_ROLE_COUNT, &btf_desc, 0}, /* num_tensors */
    {KS_ROLE_VALUE, &btf_offset_entry_desc, 1}, /* offset */
    {KS_ROLE_VALUE, &btf_desc, 0}, /* num_tensors */
};
static const ks_field fields_btf[] = {
    {.name = "num_tensors", .orig = "num_tensors",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(btf, num_tensors),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_btf_num_tensors, .num_constants = 1},
    {.name = "offsets", .orig = "offsets",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(btf, offsets),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &btf_offset_entry_desc,
     .links = links_btf_offsets, .num_links = 3},
};
const ks_type btf_desc = {
    .name = "btf", .size = sizeof(btf), .wire_size = KS_NOWHERE,
    .fields = fields_btf, .num_fields = 2, .has_at = true, .has_size = true};

static bool get_btf_offset_entry_record(ks_ctx *ks, void *object) {
    return btf_offset_entry_get_record(ks, (btf_offset_entry *)object);
}

static const ks_link links_btf_offset_entry_offset[] = {
    {KS_ROLE_VALUE, &btf_desc, 0}, /* num_tensors */
};
static const ks_link links_btf_offset_entry_record[] = {
    {KS_ROLE_POSITION, &btf_offset_entry_desc, 1}, /* offset */
};
static const ks_field fields_btf_offset_entry[] = {
    {.name = "index", .orig = "index",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_offset_entry, index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "offset", .orig = "offset",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(btf_offset_entry, offset),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_btf_offset_entry_offset, .num_links = 1},
    {.name = "record", .orig = "record",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(btf_offset_entry, record),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(btf_offset_entry, ks_state_record),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &btf_record_desc, .get = get_btf_offset_entry_record,
     .links = links_btf_offset_entry_record, .num_links = 1},
};
const ks_type btf_offset_entry_desc = {
    .name = "offset_entry", .size = sizeof(btf_offset_entry), .wire_size = 8,
    .fields = fields_btf_offset_entry, .num_fields = 3, .has_at = true};

static bool get_btf_record_num_cells(ks_ctx *ks, void *object) {
    return btf_record_get_num_cells(ks, (btf_record *)object);
}

static const ks_link links_btf_record_dims[] = {
    {KS_ROLE_COUNT, &btf_record_header_desc, 0}, /* rank */
};
static const ks_link links_btf_record_payload[] = {
    {KS_ROLE_CASE, &btf_record_header_desc, 2}, /* layout */
};
static const ks_type *const cases_btf_record_payload[] = {
    &btf_dense_payload_desc,
    &btf_coo_payload_desc,
};
static const ks_link links_btf_record_padding[] = {
    {KS_ROLE_VALUE, &btf_offset_entry_desc, 1}, /* offset */
    {KS_ROLE_SIZE, &btf_desc, 0}, /* num_tensors */
    {KS_ROLE_SIZE, &btf_offset_entry_desc, 1}, /* offset */
    {KS_ROLE_PRESENCE, &btf_offset_entry_desc, 1}, /* offset */
    {KS_ROLE_VALUE, &btf_desc, 0}, /* num_tensors */
};
static const ks_field fields_btf_record[] = {
    {.name = "start", .orig = "start",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_record, start),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "next", .orig = "next",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_record, next),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "header", .orig = "header",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(btf_record, header),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 16,
     .type = &btf_record_header_desc},
    {.name = "dims", .orig = "dims",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(btf_record, dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &btf_dim_desc,
     .links = links_btf_record_dims, .num_links = 1},
    {.name = "payload", .orig = "payload",
     .storage = KS_STORE_REF,
     .offset = (uint32_t)offsetof(btf_record, payload),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_btf_record_payload, .num_links = 1,
     .cases = cases_btf_record_payload, .num_cases = 2},
    {.name = "padding", .orig = "padding",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(btf_record, padding),
     .present = (uint32_t)offsetof(btf_record, ks_has_padding),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_btf_record_padding, .num_links = 5},
    {.name = "num_cells", .orig = "num_cells",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_record, num_cells),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(btf_record, ks_state_num_cells),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_btf_record_num_cells},
};
const ks_type btf_record_desc = {
    .name = "record", .size = sizeof(btf_record), .wire_size = KS_NOWHERE,
    .fields = fields_btf_record, .num_fields = 7, .has_at = true};

static bool get_btf_record_header_element_size(ks_ctx *ks, void *object) {
    return btf_record_header_get_element_size(ks, (btf_record_header *)object);
}

static const ks_constant constants_btf_record_header_rank[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(255)},
};
static const ks_constant constants_btf_record_header_dtype[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
    {.word = UINT64_C(4)},
    {.word = UINT64_C(5)},
    {.word = UINT64_C(6)},
    {.word = UINT64_C(7)},
    {.word = UINT64_C(8)},
    {.word = UINT64_C(9)},
};
static const ks_constant constants_btf_record_header_layout[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_constant constants_btf_record_header_reserved[] = {
    {.bytes = "\000\000\000\000\000\000", .size = 6},
};
static const ks_field fields_btf_record_header[] = {
    {.name = "rank", .orig = "rank",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(btf_record_header, rank),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_btf_record_header_rank, .num_constants = 2},
    {.name = "dtype", .orig = "dtype",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(btf_record_header, dtype),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .enumeration = &btf_dtype_labels,
     .constants = constants_btf_record_header_dtype, .num_constants = 10},
    {.name = "layout", .orig = "layout",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(btf_record_header, layout),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .enumeration = &btf_layout_labels,
     .constants = constants_btf_record_header_layout, .num_constants = 2},
    {.name = "reserved", .orig = "padding",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(btf_record_header, reserved),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 6,
     .constants = constants_btf_record_header_reserved, .num_constants = 1},
    {.name = "element_size", .orig = "element_size",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(btf_record_header, element_size),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(btf_record_header, ks_state_element_size),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_btf_record_header_element_size},
};
const ks_type btf_record_header_desc = {
    .name = "record_header", .size = sizeof(btf_record_header), .wire_size = 16,
    .fields = fields_btf_record_header, .num_fields = 5, .has_at = true};

static bool get_btf_dim_extent(ks_ctx *ks, void *object) {
    return btf_dim_get_extent(ks, (btf_dim *)object);
}

static bool get_btf_dim_cells(ks_ctx *ks, void *object) {
    return btf_dim_get_cells(ks, (btf_dim *)object);
}

static const ks_constant constants_btf_dim_length[] = {
    {.word = UINT64_C(0)},
};
static const ks_field fields_btf_dim[] = {
    {.name = "extent_before", .orig = "extent_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_dim, extent_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "cells_before", .orig = "cells_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_dim, cells_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "length", .orig = "length",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(btf_dim, length),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_btf_dim_length, .num_constants = 1},
    {.name = "extent", .orig = "extent",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_dim, extent),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(btf_dim, ks_state_extent),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_btf_dim_extent},
    {.name = "cells", .orig = "cells",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_dim, cells),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(btf_dim, ks_state_cells),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_btf_dim_cells},
};
const ks_type btf_dim_desc = {
    .name = "dim", .size = sizeof(btf_dim), .wire_size = 8,
    .fields = fields_btf_dim, .num_fields = 5, .has_at = true};

static const ks_link links_btf_dense_payload_data[] = {
    {KS_ROLE_SIZE, &btf_record_header_desc, 0}, /* rank */
    {KS_ROLE_SIZE, &btf_record_header_desc, 1}, /* dtype */
    {KS_ROLE_SIZE, &btf_dim_desc, 2}, /* length */
};
static const ks_field fields_btf_dense_payload[] = {
    {.name = "len_data", .orig = "len_data",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_dense_payload, len_data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(btf_dense_payload, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_btf_dense_payload_data, .num_links = 3},
};
const ks_type btf_dense_payload_desc = {
    .name = "dense_payload", .size = sizeof(btf_dense_payload), .wire_size = KS_NOWHERE,
    .fields = fields_btf_dense_payload, .num_fields = 2};

static const ks_link links_btf_coo_payload_num_indices[] = {
    {KS_ROLE_VALUE, &btf_record_header_desc, 0}, /* rank */
    {KS_ROLE_VALUE, &btf_dim_desc, 2}, /* length */
};
static const ks_link links_btf_coo_payload_num_columns[] = {
    {KS_ROLE_VALUE, &btf_record_header_desc, 0}, /* rank */
};
static const ks_link links_btf_coo_payload_indices[] = {
    {KS_ROLE_COUNT, &btf_coo_payload_desc, 0}, /* num_indices */
    {KS_ROLE_COUNT, &btf_coo_payload_desc, 1}, /* num_columns */
};
static const ks_link links_btf_coo_payload_num_values[] = {
    {KS_ROLE_VALUE, &btf_coo_payload_desc, 0}, /* num_indices */
};
static const ks_link links_btf_coo_payload_values[] = {
    {KS_ROLE_SIZE, &btf_coo_payload_desc, 3}, /* num_values */
    {KS_ROLE_SIZE, &btf_record_header_desc, 1}, /* dtype */
};
static const ks_field fields_btf_coo_payload[] = {
    {.name = "num_indices", .orig = "num_indices",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(btf_coo_payload, num_indices),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_btf_coo_payload_num_indices, .num_links = 2},
    {.name = "num_columns", .orig = "num_columns",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(btf_coo_payload, num_columns),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_btf_coo_payload_num_columns, .num_links = 1},
    {.name = "indices", .orig = "indices",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(btf_coo_payload, indices),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &btf_coo_index_desc,
     .links = links_btf_coo_payload_indices, .num_links = 2},
    {.name = "num_values", .orig = "num_values",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(btf_coo_payload, num_values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_btf_coo_payload_num_values, .num_links = 1},
    {.name = "values", .orig = "values",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(btf_coo_payload, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_btf_coo_payload_values, .num_links = 2},
};
const ks_type btf_coo_payload_desc = {
    .name = "coo_payload", .size = sizeof(btf_coo_payload), .wire_size = KS_NOWHERE,
    .fields = fields_btf_coo_payload, .num_fields = 5};

static const ks_constant constants_btf_coo_index_position[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_btf_coo_index_position[] = {
    {KS_ROLE_VALUE, &btf_dim_desc, 2}, /* length */
    {KS_ROLE_VALUE, &btf_coo_payload_desc, 1}, /* num_columns */
};
static const ks_field fields_btf_coo_index[] = {
    {.name = "length", .orig = "length",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(btf_coo_index, length),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "position", .orig = "position",
     .storage = KS_STORE_S64, .wire = KS_WIRE_S8LE,
     .offset = (uint32_t)offsetof(btf_coo_index, position),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_btf_coo_index_position, .num_constants = 1,
     .links = links_btf_coo_index_position, .num_links = 2},
};
const ks_type btf_coo_index_desc = {
    .name = "coo_index", .size = sizeof(btf_coo_index), .wire_size = 8,
    .fields = fields_btf_coo_index, .num_fields = 2};

