/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "nnb.h"

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
static const ks_rule rule_nnb_trailing = {
    "nnb.trailing", "the end of the file", KS_TRAILING, true};
static const ks_rule rule_nnb_header_version = {
    "header.version", "2 or 3", KS_BAD_VALUE, false};
static const ks_rule rule_nnb_header_api_level = {
    "header.api_level", "a level up to 45, or, above 5000, a checksum", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_header_buffers_block_exists = {
    "header.buffers_block_exists", "a block number below num_of_data", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_header_variables_block_exists = {
    "header.variables_block_exists", "a block number below num_of_data", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_header_functions_block_exists = {
    "header.functions_block_exists", "a block number below num_of_data", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_header_inputs_block_exists = {
    "header.inputs_block_exists", "a block number below num_of_data", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_header_outputs_block_exists = {
    "header.outputs_block_exists", "a block number below num_of_data", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_buffer_size = {
    "buffer.size", "at least 0", KS_BAD_VALUE, false};
static const ks_rule rule_nnb_variable_number_variable = {
    "variable_number.variable", "at least 0 and at most _root.header.variables_count - 1", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_end_of_list_list_in_block = {
    "end_of_list.list_in_block", "a list that ends before the next block begins", KS_BAD_SIZE, true};
static const ks_rule rule_nnb_variable_block = {
    "variable.block", "at least 0 and at most _root.header.num_of_data - 1", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_variable_record_shape_block = {
    "variable_record.shape_block", "at least 0 and at most _root.header.num_of_data - 1", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_variable_record_shape_in_block = {
    "variable_record.shape_in_block", "a list that ends before the next block begins", KS_BAD_SIZE, true};
static const ks_rule rule_nnb_variable_record_type = {
    "variable_record.type", "a known element type, 0 to 3", KS_BAD_VALUE, false};
static const ks_rule rule_nnb_variable_record_padding = {
    "variable_record.padding", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_variable_record_data_index = {
    "variable_record.data_index", "the number of a block, or -1 - the number of a buffer", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_variable_record_record_in_block = {
    "variable_record.record_in_block", "a record that ends before the next block begins", KS_BAD_SIZE, true};
static const ks_rule rule_nnb_variable_record_constant_in_block = {
    "variable_record.constant_in_block", "a block that holds every element of the shape, or just one", KS_BAD_SIZE, false};
static const ks_rule rule_nnb_variable_record_constant_fills_block = {
    "variable_record.constant_fills_block", "a block that ends with its elements, or up to three bytes behind them", KS_BAD_SIZE, true};
static const ks_rule rule_nnb_dim_length = {
    "dim.length", "at least 0", KS_BAD_VALUE, false};
static const ks_rule rule_nnb_dim_extent_in_range = {
    "dim.extent_in_range", "lengths whose product, zeros left out, is below 2^61", KS_OVERFLOW, false};
static const ks_rule rule_nnb_function_block = {
    "function.block", "at least 0 and at most _root.header.num_of_data - 1", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_operand_variable = {
    "operand.variable", "at least 0 and at most _root.header.variables_count - 1", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_operand_usable_variable = {
    "operand.usable_variable", "a variable whose buffer or block holds its whole shape", KS_BAD_SIZE, false};

/* nnb */

bool nnb_parse(ks_ctx *ks, ks_stream *io, nnb *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (!nnb_header_parse(ks, io, &self->header)) return ks_in(ks, "header");
    if (!ks_read_view(ks, io, self->header.num_of_data, 4, &self->index_table)) return ks_in(ks, "index_table");
    if (self->index_table.count > 0) {
        const uint64_t v1 = (uint64_t)self->header.data_size;
        (void)v1;
        for (uint64_t v2 = 0; v2 < self->index_table.count; v2++) {
            const uint8_t *const v3 = self->index_table.data + v2 * 4;
            if (v2 % 1024 == 0) {
                if (!ks_fetch_some(ks, v3, self->index_table.count - v2, 4, 1024)) return ks_in_item(ks, "index_table", v2);
            }
            const uint32_t v4 = ks_u4le(v3);
            if (!(v4 <= v1)) {
                ks_violated(ks, &rule_nnb_block_offset_offset, ks_offset_of(ks, v3), ks_value_u64(v1), ks_value_u64((uint64_t)v4));
                return ks_in_record(ks, "offset", "index_table", v2);
            }
            if (!(((uint64_t)v4 % UINT64_C(4)) == 0) && !ks_violated(ks, &rule_nnb_block_offset_aligned_offset, ks_offset_of(ks, v3 + 0), ks_none(), ks_value_u64((uint64_t)v4))) {
                return ks_in_record(ks, "offset", "index_table", v2);
            }
        }
    }
    ks_align(io);
    const uint64_t v5 = ks_at(io);
    ks_bytes v7 = {NULL, 0};
    if (!ks_read_bytes(ks, io, self->header.data_size, &v7)) return ks_in(ks, "data");
    ks_stream v6 = ks_substream(io, v7.size, v7.size);
    ks_stream *const v8 = ks_keep_stream(ks, &v6);
    if (v8 == NULL) return ks_in_at(ks, "data", ks_at(io));
    self->data.ks_root = self;
    if (!nnb_data_area_parse(ks, v8, &self->data)) return ks_in(ks, "data");
    self->data.ks.at = v5;
    self->data.ks.size = v7.size;
    const uint64_t at_trailing = ks_at(io);
    ks_align(io);
    if (!ks_read_rest(ks, io, &self->trailing)) return ks_in(ks, "trailing");
    const uint64_t v9 = self->trailing.size;
    if (!(v9 == 0) && !ks_violated(ks, &rule_nnb_trailing, at_trailing, ks_none(), ks_value_bytes(ks, self->trailing.data, self->trailing.size))) {
        return ks_in(ks, "trailing");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool nnb_complete(ks_ctx *ks, nnb *self) {
    if (!nnb_data_area_complete(ks, &self->data)) return ks_in(ks, "data");
    return true;
}

bool nnb_read(ks_ctx *ks, ks_stream *io, nnb **out) {
    nnb *const self = (nnb *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return nnb_parse(ks, io, self);
}

/* header */

bool nnb_header_parse(ks_ctx *ks, ks_stream *io, nnb_header *self) {
    ks_align(io);
    const uint64_t v1 = ks_run(ks, io, 56);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "version");
    }
    self->version = ks_u4le(v2);
    if (!((self->version == 2) || (self->version == 3))) {
        ks_violated(ks, &rule_nnb_header_version, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->version));
        return ks_in(ks, "version");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "api_level");
    }
    self->api_level = ks_u4le(v2 + 4);
    if (!((self->api_level <= 45) || (self->api_level > 5000)) && !ks_violated(ks, &rule_nnb_header_api_level, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->api_level))) {
        return ks_in(ks, "api_level");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "buffers_count");
    }
    self->buffers_count = ks_u4le(v2 + 8);
    const uint64_t at_buffers_block = ks_at(io) + 12;
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "buffers_block");
    }
    self->buffers_block = ks_s4le(v2 + 12);
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "variables_count");
    }
    self->variables_count = ks_u4le(v2 + 16);
    const uint64_t at_variables_block = ks_at(io) + 20;
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "variables_block");
    }
    self->variables_block = ks_s4le(v2 + 20);
    if (v1 < 28) {
        ks_short(ks, io, 24, 4);
        return ks_in(ks, "functions_count");
    }
    self->functions_count = ks_u4le(v2 + 24);
    const uint64_t at_functions_block = ks_at(io) + 28;
    if (v1 < 32) {
        ks_short(ks, io, 28, 4);
        return ks_in(ks, "functions_block");
    }
    self->functions_block = ks_s4le(v2 + 28);
    if (v1 < 36) {
        ks_short(ks, io, 32, 4);
        return ks_in(ks, "inputs_count");
    }
    self->inputs_count = ks_u4le(v2 + 32);
    const uint64_t at_inputs_block = ks_at(io) + 36;
    if (v1 < 40) {
        ks_short(ks, io, 36, 4);
        return ks_in(ks, "inputs_block");
    }
    self->inputs_block = ks_s4le(v2 + 36);
    if (v1 < 44) {
        ks_short(ks, io, 40, 4);
        return ks_in(ks, "outputs_count");
    }
    self->outputs_count = ks_u4le(v2 + 40);
    const uint64_t at_outputs_block = ks_at(io) + 44;
    if (v1 < 48) {
        ks_short(ks, io, 44, 4);
        return ks_in(ks, "outputs_block");
    }
    self->outputs_block = ks_s4le(v2 + 44);
    if (v1 < 52) {
        ks_short(ks, io, 48, 4);
        return ks_in(ks, "num_of_data");
    }
    self->num_of_data = ks_u4le(v2 + 48);
    if (v1 < 56) {
        ks_short(ks, io, 52, 4);
        return ks_in(ks, "data_size");
    }
    self->data_size = ks_u4le(v2 + 52);
    if (!((self->buffers_block >= 0) && ((int64_t)self->buffers_block < (int64_t)self->num_of_data))) {
        ks_violated(ks, &rule_nnb_header_buffers_block_exists, at_buffers_block, ks_none(), ks_value_s64((int64_t)self->buffers_block));
        return ks_in(ks, "buffers_block");
    }
    if (!((self->variables_block >= 0) && ((int64_t)self->variables_block < (int64_t)self->num_of_data))) {
        ks_violated(ks, &rule_nnb_header_variables_block_exists, at_variables_block, ks_none(), ks_value_s64((int64_t)self->variables_block));
        return ks_in(ks, "variables_block");
    }
    if (!((self->functions_block >= 0) && ((int64_t)self->functions_block < (int64_t)self->num_of_data))) {
        ks_violated(ks, &rule_nnb_header_functions_block_exists, at_functions_block, ks_none(), ks_value_s64((int64_t)self->functions_block));
        return ks_in(ks, "functions_block");
    }
    if (!((self->inputs_block >= 0) && ((int64_t)self->inputs_block < (int64_t)self->num_of_data))) {
        ks_violated(ks, &rule_nnb_header_inputs_block_exists, at_inputs_block, ks_none(), ks_value_s64((int64_t)self->inputs_block));
        return ks_in(ks, "inputs_block");
    }
    if (!((self->outputs_block >= 0) && ((int64_t)self->outputs_block < (int64_t)self->num_of_data))) {
        ks_violated(ks, &rule_nnb_header_outputs_block_exists, at_outputs_block, ks_none(), ks_value_s64((int64_t)self->outputs_block));
        return ks_in(ks, "outputs_block");
    }
    io->pos += 56;
    return true;
}

/* data_area */

bool nnb_data_area_parse(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    (void)ks;
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    self->ks.size = io->pos - ks_start;
    return true;
}

static bool read_nnb_data_area_buffers(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_buffers = ks_at(io);
    if (!ks_read_view(ks, io, self->ks_root->header.buffers_count, 4, &self->buffers)) return ks_in(ks, "buffers");
    if (self->buffers.count > 0) {
        for (uint64_t v1 = 0; v1 < self->buffers.count; v1++) {
            const uint8_t *const v2 = self->buffers.data + v1 * 4;
            if (v1 % 1024 == 0) {
                if (!ks_fetch_some(ks, v2, self->buffers.count - v1, 4, 1024)) return ks_in_item(ks, "buffers", v1);
            }
            const int32_t v3 = ks_s4le(v2);
            if (!(v3 >= 0)) {
                ks_violated(ks, &rule_nnb_buffer_size, ks_offset_of(ks, v2), ks_none(), ks_value_s64((int64_t)v3));
                return ks_in_record(ks, "size", "buffers", v1);
            }
        }
    }
    return true;
}

bool nnb_data_area_make_buffers(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "buffers", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.buffers_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "buffers");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.buffers_block * 4, 4)) return ks_in_at(ks, "buffers", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.buffers_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_buffers(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_buffers = KS_DONE;
    return true;
}

static bool read_nnb_data_area_variables(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_variables = ks_at(io);
    const uint64_t v1 = self->ks_root->header.variables_count;
    if (!ks_count_fits(ks, io, v1, 4)) return ks_in_at(ks, "variables", ks_at(io));
    if (!ks_list_init(ks, &self->variables, v1, sizeof(nnb_variable))) return ks_in_at(ks, "variables", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        nnb_variable *const v3 = (nnb_variable *)ks_list_place(&self->variables, v2);
        memset(v3, 0, sizeof *v3);
        self->variables.count = v2;
        v3->ks_root = self->ks_root;
        if (!nnb_variable_parse(ks, io, v3)) return ks_in_item(ks, "variables", v2);
        self->variables.count = v2 + 1;
    }
    return true;
}

bool nnb_data_area_make_variables(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "variables", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.variables_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "variables");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.variables_block * 4, 4)) return ks_in_at(ks, "variables", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.variables_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_variables(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_variables = KS_DONE;
    return true;
}

static bool read_nnb_data_area_inputs(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_inputs = ks_at(io);
    if (!ks_read_view(ks, io, self->ks_root->header.inputs_count, 4, &self->inputs)) return ks_in(ks, "inputs");
    if (self->inputs.count > 0) {
        for (uint64_t v1 = 0; v1 < self->inputs.count; v1++) {
            const uint8_t *const v2 = self->inputs.data + v1 * 4;
            if (v1 % 1024 == 0) {
                if (!ks_fetch_some(ks, v2, self->inputs.count - v1, 4, 1024)) return ks_in_item(ks, "inputs", v1);
            }
            const int32_t v3 = ks_s4le(v2);
            if (!(v3 >= 0)) {
                ks_violated(ks, &rule_nnb_variable_number_variable, ks_offset_of(ks, v2), ks_none(), ks_value_s64((int64_t)v3));
                return ks_in_record(ks, "variable", "inputs", v1);
            }
            if (!(v3 <= ((int64_t)self->ks_root->header.variables_count - INT64_C(1)))) {
                ks_violated(ks, &rule_nnb_variable_number_variable, ks_offset_of(ks, v2), ks_value_s64((int64_t)self->ks_root->header.variables_count - INT64_C(1)), ks_value_s64((int64_t)v3));
                return ks_in_record(ks, "variable", "inputs", v1);
            }
        }
    }
    return true;
}

bool nnb_data_area_make_inputs(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "inputs", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.inputs_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "inputs");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.inputs_block * 4, 4)) return ks_in_at(ks, "inputs", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.inputs_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_inputs(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_inputs = KS_DONE;
    return true;
}

static bool read_nnb_data_area_outputs(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_outputs = ks_at(io);
    if (!ks_read_view(ks, io, self->ks_root->header.outputs_count, 4, &self->outputs)) return ks_in(ks, "outputs");
    if (self->outputs.count > 0) {
        for (uint64_t v1 = 0; v1 < self->outputs.count; v1++) {
            const uint8_t *const v2 = self->outputs.data + v1 * 4;
            if (v1 % 1024 == 0) {
                if (!ks_fetch_some(ks, v2, self->outputs.count - v1, 4, 1024)) return ks_in_item(ks, "outputs", v1);
            }
            const int32_t v3 = ks_s4le(v2);
            if (!(v3 >= 0)) {
                ks_violated(ks, &rule_nnb_variable_number_variable, ks_offset_of(ks, v2), ks_none(), ks_value_s64((int64_t)v3));
                return ks_in_record(ks, "variable", "outputs", v1);
            }
            if (!(v3 <= ((int64_t)self->ks_root->header.variables_count - INT64_C(1)))) {
                ks_violated(ks, &rule_nnb_variable_number_variable, ks_offset_of(ks, v2), ks_value_s64((int64_t)self->ks_root->header.variables_count - INT64_C(1)), ks_value_s64((int64_t)v3));
                return ks_in_record(ks, "variable", "outputs", v1);
            }
        }
    }
    return true;
}

bool nnb_data_area_make_outputs(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "outputs", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.outputs_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "outputs");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.outputs_block * 4, 4)) return ks_in_at(ks, "outputs", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.outputs_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_outputs(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_outputs = KS_DONE;
    return true;
}

static bool read_nnb_data_area_functions(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_functions = ks_at(io);
    const uint64_t v1 = self->ks_root->header.functions_count;
    if (!ks_count_fits(ks, io, v1, 4)) return ks_in_at(ks, "functions", ks_at(io));
    if (!ks_list_init(ks, &self->functions, v1, sizeof(nnb_function))) return ks_in_at(ks, "functions", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        nnb_function *const v3 = (nnb_function *)ks_list_place(&self->functions, v2);
        memset(v3, 0, sizeof *v3);
        self->functions.count = v2;
        v3->ks_root = self->ks_root;
        if (!nnb_function_parse(ks, io, v3)) return ks_in_item(ks, "functions", v2);
        self->functions.count = v2 + 1;
    }
    return true;
}

bool nnb_data_area_make_functions(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "functions", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.functions_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "functions");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.functions_block * 4, 4)) return ks_in_at(ks, "functions", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.functions_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_functions(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_functions = KS_DONE;
    return true;
}

static bool read_nnb_data_area_end_of_buffers(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_end_of_buffers = ks_at(io);
    nnb_end_of_list *const v1 = (nnb_end_of_list *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "end_of_buffers", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->end_of_buffers = v1;
    v1->ks_root = self->ks_root;
    v1->count = (uint32_t)self->ks_root->header.buffers_count;
    v1->block = (int32_t)self->ks_root->header.buffers_block;
    if (!nnb_end_of_list_parse(ks, io, v1)) return ks_in(ks, "end_of_buffers");
    return true;
}

bool nnb_data_area_make_end_of_buffers(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "end_of_buffers", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.buffers_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "end_of_buffers");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.buffers_block * 4, 4)) return ks_in_at(ks, "end_of_buffers", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.buffers_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_end_of_buffers(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_end_of_buffers = KS_DONE;
    return true;
}

static bool read_nnb_data_area_end_of_variables(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_end_of_variables = ks_at(io);
    nnb_end_of_list *const v1 = (nnb_end_of_list *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "end_of_variables", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->end_of_variables = v1;
    v1->ks_root = self->ks_root;
    v1->count = (uint32_t)self->ks_root->header.variables_count;
    v1->block = (int32_t)self->ks_root->header.variables_block;
    if (!nnb_end_of_list_parse(ks, io, v1)) return ks_in(ks, "end_of_variables");
    return true;
}

bool nnb_data_area_make_end_of_variables(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "end_of_variables", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.variables_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "end_of_variables");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.variables_block * 4, 4)) return ks_in_at(ks, "end_of_variables", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.variables_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_end_of_variables(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_end_of_variables = KS_DONE;
    return true;
}

static bool read_nnb_data_area_end_of_inputs(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_end_of_inputs = ks_at(io);
    nnb_end_of_list *const v1 = (nnb_end_of_list *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "end_of_inputs", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->end_of_inputs = v1;
    v1->ks_root = self->ks_root;
    v1->count = (uint32_t)self->ks_root->header.inputs_count;
    v1->block = (int32_t)self->ks_root->header.inputs_block;
    if (!nnb_end_of_list_parse(ks, io, v1)) return ks_in(ks, "end_of_inputs");
    return true;
}

bool nnb_data_area_make_end_of_inputs(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "end_of_inputs", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.inputs_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "end_of_inputs");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.inputs_block * 4, 4)) return ks_in_at(ks, "end_of_inputs", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.inputs_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_end_of_inputs(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_end_of_inputs = KS_DONE;
    return true;
}

static bool read_nnb_data_area_end_of_outputs(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_end_of_outputs = ks_at(io);
    nnb_end_of_list *const v1 = (nnb_end_of_list *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "end_of_outputs", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->end_of_outputs = v1;
    v1->ks_root = self->ks_root;
    v1->count = (uint32_t)self->ks_root->header.outputs_count;
    v1->block = (int32_t)self->ks_root->header.outputs_block;
    if (!nnb_end_of_list_parse(ks, io, v1)) return ks_in(ks, "end_of_outputs");
    return true;
}

bool nnb_data_area_make_end_of_outputs(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "end_of_outputs", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.outputs_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "end_of_outputs");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.outputs_block * 4, 4)) return ks_in_at(ks, "end_of_outputs", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.outputs_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_end_of_outputs(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_end_of_outputs = KS_DONE;
    return true;
}

static bool read_nnb_data_area_end_of_functions(ks_ctx *ks, ks_stream *io, nnb_data_area *self) {
    self->ks_at_end_of_functions = ks_at(io);
    nnb_end_of_list *const v1 = (nnb_end_of_list *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "end_of_functions", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->end_of_functions = v1;
    v1->ks_root = self->ks_root;
    v1->count = (uint32_t)self->ks_root->header.functions_count;
    v1->block = (int32_t)self->ks_root->header.functions_block;
    if (!nnb_end_of_list_parse(ks, io, v1)) return ks_in(ks, "end_of_functions");
    return true;
}

bool nnb_data_area_make_end_of_functions(ks_ctx *ks, nnb_data_area *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "end_of_functions", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->ks_root->header.functions_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "end_of_functions");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->ks_root->header.functions_block * 4, 4)) return ks_in_at(ks, "end_of_functions", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->ks_root->header.functions_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_data_area_end_of_functions(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_end_of_functions = KS_DONE;
    return true;
}

bool nnb_data_area_complete(ks_ctx *ks, nnb_data_area *self) {
    if (!nnb_data_area_get_buffers(ks, self)) return false;
    if (!nnb_data_area_get_variables(ks, self)) return false;
    for (uint64_t i = 0; i < self->variables.count; i++) {
        nnb_variable *const item = (nnb_variable *)ks_list_at(&self->variables, i);
        if (!nnb_variable_complete(ks, &(*item))) return ks_in_item(ks, "variables", i);
    }
    if (!nnb_data_area_get_inputs(ks, self)) return false;
    if (!nnb_data_area_get_outputs(ks, self)) return false;
    if (!nnb_data_area_get_functions(ks, self)) return false;
    for (uint64_t i = 0; i < self->functions.count; i++) {
        nnb_function *const item = (nnb_function *)ks_list_at(&self->functions, i);
        if (!nnb_function_complete(ks, &(*item))) return ks_in_item(ks, "functions", i);
    }
    if (!nnb_data_area_get_end_of_buffers(ks, self)) return false;
    if (!nnb_data_area_get_end_of_variables(ks, self)) return false;
    if (!nnb_data_area_get_end_of_inputs(ks, self)) return false;
    if (!nnb_data_area_get_end_of_outputs(ks, self)) return false;
    if (!nnb_data_area_get_end_of_functions(ks, self)) return false;
    return true;
}

/* end_of_list */

bool nnb_end_of_list_parse(ks_ctx *ks, ks_stream *io, nnb_end_of_list *self) {
    const uint64_t at_list_in_block = ks_at(io);
    uint64_t v3;
    if (((int64_t)self->block + INT64_C(1)) < (int64_t)self->ks_root->header.num_of_data) {
        const int64_t v1 = (int64_t)self->block + INT64_C(1);
        if ((uint64_t)v1 >= self->ks_root->index_table.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "list_in_block");
        }
        if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)v1 * 4, 4)) return ks_in_at(ks, "list_in_block", ks_at(io));
        const uint8_t *const v2 = self->ks_root->index_table.data + (uint64_t)v1 * 4;
        v3 = (uint64_t)ks_u4le(v2);
    } else {
        v3 = io->size;
    }
    if ((uint64_t)self->block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
        return ks_in(ks, "list_in_block");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->block * 4, 4)) return ks_in_at(ks, "list_in_block", ks_at(io));
    const uint8_t *const v4 = self->ks_root->index_table.data + (uint64_t)self->block * 4;
    if (!((int64_t)(UINT64_C(4) * (uint64_t)self->count) <= ((int64_t)v3 - (int64_t)ks_u4le(v4))) && !ks_violated(ks, &rule_nnb_end_of_list_list_in_block, at_list_in_block, ks_none(), ks_none())) {
        return ks_in(ks, "list_in_block");
    }
    return true;
}

/* buffer */

bool nnb_buffer_parse(ks_ctx *ks, ks_stream *io, nnb_buffer *self) {
    const uint64_t at_size = ks_at(io);
    ks_align(io);
    if (!ks_read_s4le(ks, io, &self->size)) return ks_in(ks, "size");
    if (!(self->size >= 0)) {
        ks_violated(ks, &rule_nnb_buffer_size, at_size, ks_none(), ks_value_s64((int64_t)self->size));
        return ks_in(ks, "size");
    }
    return true;
}

/* variable_number */

bool nnb_variable_number_parse(ks_ctx *ks, ks_stream *io, nnb_variable_number *self) {
    const uint64_t at_variable = ks_at(io);
    ks_align(io);
    if (!ks_read_s4le(ks, io, &self->variable)) return ks_in(ks, "variable");
    if (!(self->variable >= 0)) {
        ks_violated(ks, &rule_nnb_variable_number_variable, at_variable, ks_none(), ks_value_s64((int64_t)self->variable));
        return ks_in(ks, "variable");
    }
    if (!(self->variable <= ((int64_t)self->ks_root->header.variables_count - INT64_C(1)))) {
        ks_violated(ks, &rule_nnb_variable_number_variable, at_variable, ks_value_s64((int64_t)self->ks_root->header.variables_count - INT64_C(1)), ks_value_s64((int64_t)self->variable));
        return ks_in(ks, "variable");
    }
    return true;
}

/* variable */

bool nnb_variable_parse(ks_ctx *ks, ks_stream *io, nnb_variable *self) {
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_block = ks_at(io);
    ks_align(io);
    if (!ks_read_s4le(ks, io, &self->block)) return ks_in(ks, "block");
    if (!(self->block >= 0)) {
        ks_violated(ks, &rule_nnb_variable_block, at_block, ks_none(), ks_value_s64((int64_t)self->block));
        return ks_in(ks, "block");
    }
    if (!(self->block <= ((int64_t)self->ks_root->header.num_of_data - INT64_C(1)))) {
        ks_violated(ks, &rule_nnb_variable_block, at_block, ks_value_s64((int64_t)self->ks_root->header.num_of_data - INT64_C(1)), ks_value_s64((int64_t)self->block));
        return ks_in(ks, "block");
    }
    return true;
}

static bool read_nnb_variable_record(ks_ctx *ks, ks_stream *io, nnb_variable *self) {
    nnb_variable_record *const v1 = (nnb_variable_record *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "record", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->record = v1;
    v1->ks_root = self->ks_root;
    uint64_t v4;
    if (((int64_t)self->block + INT64_C(1)) < (int64_t)self->ks_root->header.num_of_data) {
        const int64_t v2 = (int64_t)self->block + INT64_C(1);
        if ((uint64_t)v2 >= self->ks_root->index_table.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "record");
        }
        if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)v2 * 4, 4)) return ks_in_at(ks, "record", ks_at(io));
        const uint8_t *const v3 = self->ks_root->index_table.data + (uint64_t)v2 * 4;
        v4 = (uint64_t)ks_u4le(v3);
    } else {
        v4 = self->ks_io->size;
    }
    v1->end = v4;
    if (!nnb_variable_record_parse(ks, io, v1)) return ks_in(ks, "record");
    return true;
}

bool nnb_variable_make_record(ks_ctx *ks, nnb_variable *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "record", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "record");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->block * 4, 4)) return ks_in_at(ks, "record", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_variable_record(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_record = KS_DONE;
    return true;
}

bool nnb_variable_complete(ks_ctx *ks, nnb_variable *self) {
    if (!nnb_variable_get_record(ks, self)) return false;
    if (self->record != NULL && !nnb_variable_record_complete(ks, self->record)) return ks_in(ks, "record");
    return true;
}

/* variable_record */

bool nnb_variable_record_parse(ks_ctx *ks, ks_stream *io, nnb_variable_record *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    ks_align(io);
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    const uint64_t at_id = ks_at(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "id");
    }
    self->id = ks_u4le(v2);
    const uint64_t at_shape_count = ks_at(io) + 4;
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "shape_count");
    }
    self->shape_count = ks_u4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "shape_block");
    }
    self->shape_block = ks_s4le(v2 + 8);
    if (!(self->shape_block >= 0)) {
        ks_violated(ks, &rule_nnb_variable_record_shape_block, ks_at(io) + 8, ks_none(), ks_value_s64((int64_t)self->shape_block));
        return ks_in(ks, "shape_block");
    }
    if (!(self->shape_block <= ((int64_t)self->ks_root->header.num_of_data - INT64_C(1)))) {
        ks_violated(ks, &rule_nnb_variable_record_shape_block, ks_at(io) + 8, ks_value_s64((int64_t)self->ks_root->header.num_of_data - INT64_C(1)), ks_value_s64((int64_t)self->shape_block));
        return ks_in(ks, "shape_block");
    }
    io->pos += 12;
    uint64_t v5;
    if (((int64_t)self->shape_block + INT64_C(1)) < (int64_t)self->ks_root->header.num_of_data) {
        const int64_t v3 = (int64_t)self->shape_block + INT64_C(1);
        if ((uint64_t)v3 >= self->ks_root->index_table.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "shape_in_block");
        }
        if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)v3 * 4, 4)) return ks_in_at(ks, "shape_in_block", ks_at(io));
        const uint8_t *const v4 = self->ks_root->index_table.data + (uint64_t)v3 * 4;
        v5 = (uint64_t)ks_u4le(v4);
    } else {
        v5 = io->size;
    }
    if ((uint64_t)self->shape_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
        return ks_in(ks, "shape_in_block");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->shape_block * 4, 4)) return ks_in_at(ks, "shape_in_block", ks_at(io));
    const uint8_t *const v6 = self->ks_root->index_table.data + (uint64_t)self->shape_block * 4;
    if (!((int64_t)(UINT64_C(4) * (uint64_t)self->shape_count) <= ((int64_t)v5 - (int64_t)ks_u4le(v6))) && !ks_violated(ks, &rule_nnb_variable_record_shape_in_block, at_shape_count, ks_none(), ks_value_u64((uint64_t)self->shape_count))) {
        return ks_in(ks, "shape_count");
    }
    const uint64_t at_type = ks_at(io);
    uint64_t v7 = 0;
    if (!ks_read_bits_le(ks, io, 4, &v7)) return ks_in(ks, "type");
    self->type = (uint8_t)v7;
    if (!((self->type == NNB_DATA_TYPE_FLOAT32) || (self->type == NNB_DATA_TYPE_INT16) || (self->type == NNB_DATA_TYPE_INT8) || (self->type == NNB_DATA_TYPE_SIGN))) {
        ks_violated(ks, &rule_nnb_variable_record_type, at_type, ks_none(), ks_value_u64((uint64_t)self->type));
        return ks_in(ks, "type");
    }
    uint64_t v8 = 0;
    if (!ks_read_bits_le(ks, io, 4, &v8)) return ks_in(ks, "fp_pos");
    self->fp_pos = (uint8_t)v8;
    ks_align(io);
    const uint64_t v9 = ks_run(ks, io, 7);
    const uint8_t *const v10 = ks_here(io);
    if (v9 < 3) {
        ks_short(ks, io, 0, 3);
        return ks_in(ks, "padding");
    }
    self->padding = (ks_bytes){v10, 3};
    bool v11 = false;
    if (!ks_bytes_are(ks, self->padding, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v11)) return ks_in_at(ks, "padding", ks_at(io));
    if (!v11 && !ks_violated(ks, &rule_nnb_variable_record_padding, ks_at(io), ks_none(), ks_value_bytes(ks, self->padding.data, self->padding.size))) {
        return ks_in(ks, "padding");
    }
    const uint64_t at_data_index = ks_at(io) + 3;
    if (v9 < 7) {
        ks_short(ks, io, 3, 4);
        return ks_in(ks, "data_index");
    }
    self->data_index = ks_s4le(v10 + 3);
    if (!((self->data_index >= 0) ? ((int64_t)self->data_index < (int64_t)self->ks_root->header.num_of_data) : ((((-1) - (int64_t)self->data_index) < (int64_t)self->ks_root->header.buffers_count) || ((self->data_index == -1) && (self->ks_root->header.buffers_count == 0))))) {
        ks_violated(ks, &rule_nnb_variable_record_data_index, ks_at(io) + 3, ks_none(), ks_value_s64((int64_t)self->data_index));
        return ks_in(ks, "data_index");
    }
    io->pos += 7;
    if (!(io->pos <= self->end) && !ks_violated(ks, &rule_nnb_variable_record_record_in_block, at_id, ks_none(), ks_value_u64((uint64_t)self->id))) {
        return ks_in(ks, "id");
    }
    if (self->data_index >= 0) {
        if (!nnb_variable_record_get_num_bytes(ks, self)) return false;
        if (!nnb_variable_record_get_block_size(ks, self)) return false;
        if (self->ks_state_block_size != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'block_size' to be present");
            return ks_in(ks, "constant_in_block");
        }
        bool v14 = self->num_bytes <= self->block_size;
        if (!v14) {
            bool v13 = self->block_size <= 4;
            if (v13) {
                int64_t v12 = 0;
                if (!ks_mul_s64(ks, INT64_C(8), self->block_size, &v12)) return ks_in_at(ks, "constant_in_block", ks_at(io));
                if (!nnb_variable_record_get_element_bits(ks, self)) return false;
                v13 = v12 >= (int64_t)self->element_bits;
            }
            v14 = v13;
        }
        if (!v14) {
            ks_violated(ks, &rule_nnb_variable_record_constant_in_block, at_data_index, ks_none(), ks_value_s64((int64_t)self->data_index));
            return ks_in(ks, "data_index");
        }
    }
    if (self->data_index >= 0) {
        if (!nnb_variable_record_get_block_size(ks, self)) return false;
        if (self->ks_state_block_size != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'block_size' to be present");
            return ks_in(ks, "constant_fills_block");
        }
        if (!nnb_variable_record_get_num_bytes(ks, self)) return false;
        int64_t v15 = 0;
        if (!ks_add_s64(ks, self->num_bytes, INT64_C(3), &v15)) return ks_in_at(ks, "constant_fills_block", ks_at(io));
        if (!((self->block_size <= v15) || (self->num_bytes == 0)) && !ks_violated(ks, &rule_nnb_variable_record_constant_fills_block, at_data_index, ks_none(), ks_value_s64((int64_t)self->data_index))) {
            return ks_in(ks, "data_index");
        }
    }
    nnb_variable_record_get_buffer(ks, self);
    self->ks.size = io->pos - ks_start;
    return true;
}

static bool read_nnb_variable_record_shape(ks_ctx *ks, ks_stream *io, nnb_variable_record *self) {
    nnb_shape *const v1 = (nnb_shape *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "shape", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->shape = v1;
    v1->count = (uint32_t)self->shape_count;
    if (!nnb_shape_parse(ks, io, v1)) return ks_in(ks, "shape");
    return true;
}

bool nnb_variable_record_make_shape(ks_ctx *ks, nnb_variable_record *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "shape", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->shape_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "shape");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->shape_block * 4, 4)) return ks_in_at(ks, "shape", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->shape_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_variable_record_shape(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_shape = KS_DONE;
    return true;
}

bool nnb_variable_record_make_element_bits(ks_ctx *ks, nnb_variable_record *self) {
    uint8_t v1 = 0;
    if (!ks_constant_at(ks, ((ks_bytes){(const uint8_t *)" \020\010\001", 4}), (uint64_t)self->type, &v1)) return ks_in_at(ks, "element_bits", self->ks.at);
    self->element_bits = (uint8_t)v1;
    self->ks_state_element_bits = KS_DONE;
    return true;
}

bool nnb_variable_record_make_num_bytes(ks_ctx *ks, nnb_variable_record *self) {
    int64_t v3;
    if (self->type == NNB_DATA_TYPE_SIGN) {
        if (!nnb_variable_record_get_shape(ks, self)) return false;
        if (!nnb_shape_get_num_elements(ks, self->shape)) {
            ks_in(ks, "shape");
            return false;
        }
        int64_t v1 = 0;
        if (!ks_add_s64(ks, self->shape->num_elements, INT64_C(7), &v1)) return ks_in_at(ks, "num_bytes", self->ks.at);
        v3 = ks_floor_div(v1, INT64_C(8));
    } else {
        if (!nnb_variable_record_get_shape(ks, self)) return false;
        if (!nnb_shape_get_num_elements(ks, self->shape)) {
            ks_in(ks, "shape");
            return false;
        }
        if (!nnb_variable_record_get_element_bits(ks, self)) return false;
        int64_t v2 = 0;
        if (!ks_mul_s64(ks, self->shape->num_elements, (int64_t)((uint64_t)self->element_bits / UINT64_C(8)), &v2)) return ks_in_at(ks, "num_bytes", self->ks.at);
        v3 = v2;
    }
    self->num_bytes = v3;
    self->ks_state_num_bytes = KS_DONE;
    return true;
}

void nnb_variable_record_make_buffer(ks_ctx *ks, nnb_variable_record *self) {
    (void)ks;
    if (!(self->data_index < 0)) {
        self->ks_state_buffer = KS_MISSING;
        return;
    }
    self->buffer = (int32_t)((-1) - (int64_t)self->data_index);
    self->ks_state_buffer = KS_DONE;
}

bool nnb_variable_record_make_block_size(ks_ctx *ks, nnb_variable_record *self) {
    if (!(self->data_index >= 0)) {
        self->ks_state_block_size = KS_MISSING;
        return true;
    }
    bool v4 = ((int64_t)self->data_index + INT64_C(1)) < (int64_t)self->ks_root->header.num_of_data;
    if (v4) {
        const int64_t v1 = (int64_t)self->data_index + INT64_C(1);
        if ((uint64_t)v1 >= self->ks_root->index_table.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "block_size");
        }
        if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)v1 * 4, 4)) return ks_in_at(ks, "block_size", self->ks.at);
        const uint8_t *const v2 = self->ks_root->index_table.data + (uint64_t)v1 * 4;
        if ((uint64_t)self->data_index >= self->ks_root->index_table.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "block_size");
        }
        if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->data_index * 4, 4)) return ks_in_at(ks, "block_size", self->ks.at);
        const uint8_t *const v3 = self->ks_root->index_table.data + (uint64_t)self->data_index * 4;
        v4 = ks_u4le(v2) > ks_u4le(v3);
    }
    uint64_t v7;
    if (v4) {
        const int64_t v5 = (int64_t)self->data_index + INT64_C(1);
        if ((uint64_t)v5 >= self->ks_root->index_table.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "block_size");
        }
        if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)v5 * 4, 4)) return ks_in_at(ks, "block_size", self->ks.at);
        const uint8_t *const v6 = self->ks_root->index_table.data + (uint64_t)v5 * 4;
        v7 = (uint64_t)ks_u4le(v6);
    } else {
        v7 = self->ks_io->size;
    }
    if ((uint64_t)self->data_index >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "block_size");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->data_index * 4, 4)) return ks_in_at(ks, "block_size", self->ks.at);
    const uint8_t *const v8 = self->ks_root->index_table.data + (uint64_t)self->data_index * 4;
    self->block_size = (int64_t)v7 - (int64_t)ks_u4le(v8);
    self->ks_state_block_size = KS_DONE;
    return true;
}

bool nnb_variable_record_make_is_partial(ks_ctx *ks, nnb_variable_record *self) {
    bool v1 = self->data_index >= 0;
    if (v1) {
        if (!nnb_variable_record_get_num_bytes(ks, self)) return false;
        if (!nnb_variable_record_get_block_size(ks, self)) return false;
        if (self->ks_state_block_size != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'block_size' to be present");
            return ks_in(ks, "is_partial");
        }
        v1 = self->num_bytes > self->block_size;
    }
    self->is_partial = v1;
    self->ks_state_is_partial = KS_DONE;
    return true;
}

bool nnb_variable_record_make_stored_count(ks_ctx *ks, nnb_variable_record *self) {
    if (!(self->data_index >= 0)) {
        self->ks_state_stored_count = KS_MISSING;
        return true;
    }
    if (!nnb_variable_record_get_is_partial(ks, self)) return false;
    int64_t v1;
    if (self->is_partial) {
        v1 = INT64_C(1);
    } else {
        if (!nnb_variable_record_get_shape(ks, self)) return false;
        if (!nnb_shape_get_num_elements(ks, self->shape)) {
            ks_in(ks, "shape");
            return false;
        }
        v1 = self->shape->num_elements;
    }
    self->stored_count = v1;
    self->ks_state_stored_count = KS_DONE;
    return true;
}

static bool read_nnb_variable_record_data(ks_ctx *ks, ks_stream *io, nnb_variable_record *self) {
    self->ks_at_data = ks_at(io);
    if (!nnb_variable_record_get_is_partial(ks, self)) return false;
    int64_t v1;
    if (self->is_partial) {
        if (!nnb_variable_record_get_element_bits(ks, self)) return false;
        v1 = (int64_t)(((uint64_t)self->element_bits + UINT64_C(7)) / UINT64_C(8));
    } else {
        if (!nnb_variable_record_get_num_bytes(ks, self)) return false;
        v1 = self->num_bytes;
    }
    uint64_t v2 = 0;
    if (!ks_size(ks, io, v1, &v2)) return ks_in_at(ks, "data", ks_at(io));
    if (!ks_read_bytes(ks, io, v2, &self->data)) return ks_in(ks, "data");
    return true;
}

bool nnb_variable_record_make_data(ks_ctx *ks, nnb_variable_record *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "data", self->ks.at);
    if (!(self->data_index >= 0)) {
        self->ks_state_data = KS_MISSING;
        return true;
    }
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->data_index >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "data");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->data_index * 4, 4)) return ks_in_at(ks, "data", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->data_index * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_variable_record_data(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_data = KS_DONE;
    return true;
}

bool nnb_variable_record_make_is_usable(ks_ctx *ks, nnb_variable_record *self) {
    bool v3;
    if (self->data_index >= 0) {
        if (!nnb_variable_record_get_num_bytes(ks, self)) return false;
        if (!nnb_variable_record_get_block_size(ks, self)) return false;
        if (self->ks_state_block_size != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'block_size' to be present");
            return ks_in(ks, "is_usable");
        }
        v3 = self->num_bytes <= self->block_size;
    } else {
        nnb_variable_record_get_buffer(ks, self);
        if (self->ks_state_buffer != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'buffer' to be present");
            return ks_in(ks, "is_usable");
        }
        bool v2 = (int64_t)self->buffer < (int64_t)self->ks_root->header.buffers_count;
        if (v2) {
            if (!nnb_variable_record_get_num_bytes(ks, self)) return false;
            if (!nnb_data_area_get_buffers(ks, &self->ks_root->data)) {
                ks_in(ks, "data");
                return ks_elsewhere(ks, KS_ABSOLUTE);
            }
            if ((uint64_t)self->buffer >= self->ks_root->data.buffers.count) {
                ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
                return ks_in(ks, "is_usable");
            }
            if (!ks_fetch_part(ks, self->ks_root->data.buffers.data, (uint64_t)self->buffer * 4, 4)) return ks_in_at(ks, "is_usable", self->ks.at);
            const uint8_t *const v1 = self->ks_root->data.buffers.data + (uint64_t)self->buffer * 4;
            v2 = self->num_bytes <= ((int64_t)ks_s4le(v1) * (int64_t)((self->ks_root->header.version == 2) ? UINT64_C(4) : UINT64_C(1)));
        }
        v3 = v2;
    }
    self->is_usable = v3;
    self->ks_state_is_usable = KS_DONE;
    return true;
}

bool nnb_variable_record_complete(ks_ctx *ks, nnb_variable_record *self) {
    if (!nnb_variable_record_get_shape(ks, self)) return false;
    if (self->shape != NULL && !nnb_shape_complete(ks, self->shape)) return ks_in(ks, "shape");
    if (!nnb_variable_record_get_element_bits(ks, self)) return false;
    if (!nnb_variable_record_get_num_bytes(ks, self)) return false;
    nnb_variable_record_get_buffer(ks, self);
    if (!nnb_variable_record_get_block_size(ks, self)) return false;
    if (!nnb_variable_record_get_is_partial(ks, self)) return false;
    if (!nnb_variable_record_get_stored_count(ks, self)) return false;
    if (!nnb_variable_record_get_data(ks, self)) return false;
    if (!nnb_variable_record_get_is_usable(ks, self)) return false;
    return true;
}

/* shape */

bool nnb_shape_parse(ks_ctx *ks, ks_stream *io, nnb_shape *self) {
    self->ks.at = ks_at(io);
    const uint64_t v1 = self->count;
    if (!ks_count_fits(ks, io, v1, 4)) return ks_in_at(ks, "dims", ks_at(io));
    if (!ks_list_init(ks, &self->dims, v1, sizeof(nnb_dim))) return ks_in_at(ks, "dims", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        nnb_dim *const v3 = (nnb_dim *)ks_list_place(&self->dims, v2);
        memset(v3, 0, sizeof *v3);
        self->dims.count = v2;
        int64_t v6;
        if (v2 == 0) {
            v6 = INT64_C(1);
        } else {
            const int64_t v4 = (int64_t)v2 - INT64_C(1);
            if ((uint64_t)v4 >= self->dims.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "dims", v2);
            }
            nnb_dim *const v5 = (nnb_dim *)ks_list_at(&self->dims, (uint64_t)v4);
            if (!nnb_dim_get_extent(ks, v5)) {
                ks_in_item(ks, "dims", (uint64_t)v4);
                return false;
            }
            v6 = v5->extent;
        }
        const int64_t v7 = v6;
        if (v7 < 0) {
            ks_fail_found(ks, KS_OVERFLOW, ks_at(io), "at least %", ks_value_s64(0), ks_value_s64(v7));
            return ks_in_item(ks, "dims", v2);
        }
        v3->extent_before = (uint64_t)v7;
        int64_t v10;
        if (v2 == 0) {
            v10 = INT64_C(1);
        } else {
            const int64_t v8 = (int64_t)v2 - INT64_C(1);
            if ((uint64_t)v8 >= self->dims.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "dims", v2);
            }
            nnb_dim *const v9 = (nnb_dim *)ks_list_at(&self->dims, (uint64_t)v8);
            if (!nnb_dim_get_cells(ks, v9)) {
                ks_in_item(ks, "dims", (uint64_t)v8);
                return false;
            }
            v10 = v9->cells;
        }
        const int64_t v11 = v10;
        if (v11 < 0) {
            ks_fail_found(ks, KS_OVERFLOW, ks_at(io), "at least %", ks_value_s64(0), ks_value_s64(v11));
            return ks_in_item(ks, "dims", v2);
        }
        v3->cells_before = (uint64_t)v11;
        if (!nnb_dim_parse(ks, io, v3)) return ks_in_item(ks, "dims", v2);
        self->dims.count = v2 + 1;
    }
    return true;
}

bool nnb_shape_make_num_elements(ks_ctx *ks, nnb_shape *self) {
    int64_t v2;
    if (self->count == 0) {
        v2 = INT64_C(1);
    } else {
        if (self->dims.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "num_elements");
        }
        nnb_dim *const v1 = (nnb_dim *)ks_list_at(&self->dims, (self->dims.count - 1));
        if (!nnb_dim_get_cells(ks, v1)) {
            ks_in(ks, "dims");
            return false;
        }
        v2 = v1->cells;
    }
    self->num_elements = v2;
    self->ks_state_num_elements = KS_DONE;
    return true;
}

bool nnb_shape_complete(ks_ctx *ks, nnb_shape *self) {
    for (uint64_t i = 0; i < self->dims.count; i++) {
        nnb_dim *const item = (nnb_dim *)ks_list_at(&self->dims, i);
        if (!nnb_dim_complete(ks, &(*item))) return ks_in_item(ks, "dims", i);
    }
    if (!nnb_shape_get_num_elements(ks, self)) return false;
    return true;
}

/* dim */

bool nnb_dim_parse(ks_ctx *ks, ks_stream *io, nnb_dim *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_length = ks_at(io);
    ks_align(io);
    if (!ks_read_s4le(ks, io, &self->length)) return ks_in(ks, "length");
    if (!(self->length >= 0)) {
        ks_violated(ks, &rule_nnb_dim_length, at_length, ks_none(), ks_value_s64((int64_t)self->length));
        return ks_in(ks, "length");
    }
    uint64_t v1 = 0;
    if (!ks_div_u64(ks, UINT64_C(2305843009213693951), self->extent_before, &v1)) return ks_in_at(ks, "extent_in_range", ks_at(io));
    if (!((int64_t)self->length <= (int64_t)v1)) {
        ks_violated(ks, &rule_nnb_dim_extent_in_range, at_length, ks_none(), ks_value_s64((int64_t)self->length));
        return ks_in(ks, "length");
    }
    return true;
}

bool nnb_dim_make_extent(ks_ctx *ks, nnb_dim *self) {
    int64_t v4;
    if (self->length == 0) {
        int64_t v1 = 0;
        if (!ks_to_s64(ks, self->extent_before, &v1)) return ks_in_at(ks, "extent", self->ks.at);
        v4 = v1;
    } else {
        ks_int v2 = {0, false};
        if (!ks_int_mul(ks, ks_int_of_u64(self->extent_before), ks_int_of_s64((int64_t)self->length), &v2)) return ks_in_at(ks, "extent", self->ks.at);
        int64_t v3 = 0;
        if (!ks_int_to_s64(ks, v2, &v3)) return ks_in_at(ks, "extent", self->ks.at);
        v4 = v3;
    }
    self->extent = v4;
    self->ks_state_extent = KS_DONE;
    return true;
}

bool nnb_dim_make_cells(ks_ctx *ks, nnb_dim *self) {
    ks_int v1 = {0, false};
    if (!ks_int_mul(ks, ks_int_of_u64(self->cells_before), ks_int_of_s64((int64_t)self->length), &v1)) return ks_in_at(ks, "cells", self->ks.at);
    int64_t v2 = 0;
    if (!ks_int_to_s64(ks, v1, &v2)) return ks_in_at(ks, "cells", self->ks.at);
    self->cells = v2;
    self->ks_state_cells = KS_DONE;
    return true;
}

bool nnb_dim_complete(ks_ctx *ks, nnb_dim *self) {
    if (!nnb_dim_get_extent(ks, self)) return false;
    if (!nnb_dim_get_cells(ks, self)) return false;
    return true;
}

/* function */

bool nnb_function_parse(ks_ctx *ks, ks_stream *io, nnb_function *self) {
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_block = ks_at(io);
    ks_align(io);
    if (!ks_read_s4le(ks, io, &self->block)) return ks_in(ks, "block");
    if (!(self->block >= 0)) {
        ks_violated(ks, &rule_nnb_function_block, at_block, ks_none(), ks_value_s64((int64_t)self->block));
        return ks_in(ks, "block");
    }
    if (!(self->block <= ((int64_t)self->ks_root->header.num_of_data - INT64_C(1)))) {
        ks_violated(ks, &rule_nnb_function_block, at_block, ks_value_s64((int64_t)self->ks_root->header.num_of_data - INT64_C(1)), ks_value_s64((int64_t)self->block));
        return ks_in(ks, "block");
    }
    return true;
}

static bool read_nnb_function_record(ks_ctx *ks, ks_stream *io, nnb_function *self) {
    nnb_functions *const v1 = (nnb_functions *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "record", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->record = v1;
    v1->index_table = self->ks_root->index_table;
    uint64_t v4;
    if (((int64_t)self->block + INT64_C(1)) < (int64_t)self->ks_root->header.num_of_data) {
        const int64_t v2 = (int64_t)self->block + INT64_C(1);
        if ((uint64_t)v2 >= self->ks_root->index_table.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "record");
        }
        if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)v2 * 4, 4)) return ks_in_at(ks, "record", ks_at(io));
        const uint8_t *const v3 = self->ks_root->index_table.data + (uint64_t)v2 * 4;
        v4 = (uint64_t)ks_u4le(v3);
    } else {
        v4 = self->ks_io->size;
    }
    v1->end = v4;
    if (!nnb_functions_parse(ks, io, v1)) return ks_in(ks, "record");
    return true;
}

bool nnb_function_make_record(ks_ctx *ks, nnb_function *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "record", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "record");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->block * 4, 4)) return ks_in_at(ks, "record", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_function_record(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_record = KS_DONE;
    return true;
}

static bool read_nnb_function_inputs(ks_ctx *ks, ks_stream *io, nnb_function *self) {
    self->ks_at_inputs = ks_at(io);
    if (!nnb_function_get_record(ks, self)) return false;
    if (!ks_read_view(ks, io, self->record->inputs_count, 4, &self->inputs)) return ks_in(ks, "inputs");
    if (self->inputs.count > 0) {
        for (uint64_t v1 = 0; v1 < self->inputs.count; v1++) {
            const uint8_t *const v2 = self->inputs.data + v1 * 4;
            if (v1 % 1024 == 0) {
                if (!ks_fetch_some(ks, v2, self->inputs.count - v1, 4, 1024)) return ks_in_item(ks, "inputs", v1);
            }
            bool v3 = v1 > 0;
            if (v3) {
                nnb_functions_get_cut_input(ks, self->record);
                v3 = v1 == self->record->cut_input;
            }
            const bool v4 = v3;
            (void)v4;
            const int32_t v5 = ks_s4le(v2);
            if (!(v5 >= 0)) {
                ks_violated(ks, &rule_nnb_operand_variable, ks_offset_of(ks, v2), ks_none(), ks_value_s64((int64_t)v5));
                return ks_in_record(ks, "variable", "inputs", v1);
            }
            if (!(v5 <= ((int64_t)self->ks_root->header.variables_count - INT64_C(1)))) {
                ks_violated(ks, &rule_nnb_operand_variable, ks_offset_of(ks, v2), ks_value_s64((int64_t)self->ks_root->header.variables_count - INT64_C(1)), ks_value_s64((int64_t)v5));
                return ks_in_record(ks, "variable", "inputs", v1);
            }
            if (!nnb_data_area_get_variables(ks, &self->ks_root->data)) {
                ks_in(ks, "data");
                return ks_elsewhere(ks, KS_ABSOLUTE);
            }
            if ((uint64_t)v5 >= self->ks_root->data.variables.count) {
                ks_fail(ks, KS_INDEX, ks_offset_of(ks, v2 + 4), "an index below the count");
                return ks_in_record(ks, "usable_variable", "inputs", v1);
            }
            nnb_variable *const v6 = (nnb_variable *)ks_list_at(&self->ks_root->data.variables, (uint64_t)v5);
            if (!nnb_variable_get_record(ks, v6)) {
                ks_in_item(ks, "variables", (uint64_t)v5);
                ks_in(ks, "data");
                return ks_elsewhere(ks, KS_ABSOLUTE);
            }
            if (!nnb_variable_record_get_is_usable(ks, v6->record)) {
                ks_in(ks, "record");
                ks_in_item(ks, "variables", (uint64_t)v5);
                ks_in(ks, "data");
                return ks_elsewhere(ks, KS_ABSOLUTE);
            }
            bool v9 = v6->record->is_usable;
            if (!v9) {
                bool v8 = v4;
                if (v8) {
                    nnb_variable *const v7 = (nnb_variable *)ks_list_at(&self->ks_root->data.variables, (uint64_t)v5);
                    if (!nnb_variable_get_record(ks, v7)) {
                        ks_in_item(ks, "variables", (uint64_t)v5);
                        ks_in(ks, "data");
                        return ks_elsewhere(ks, KS_ABSOLUTE);
                    }
                    if (!nnb_variable_record_get_is_partial(ks, v7->record)) {
                        ks_in(ks, "record");
                        ks_in_item(ks, "variables", (uint64_t)v5);
                        ks_in(ks, "data");
                        return ks_elsewhere(ks, KS_ABSOLUTE);
                    }
                    v8 = v7->record->is_partial;
                }
                v9 = v8;
            }
            if (!v9) {
                ks_violated(ks, &rule_nnb_operand_usable_variable, ks_offset_of(ks, v2 + 0), ks_none(), ks_value_s64((int64_t)v5));
                return ks_in_record(ks, "variable", "inputs", v1);
            }
        }
    }
    return true;
}

bool nnb_function_make_inputs(ks_ctx *ks, nnb_function *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "inputs", self->ks.at);
    ks_stream *const io = self->ks_io;
    if (!nnb_function_get_record(ks, self)) return false;
    if ((uint64_t)self->record->inputs_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "inputs");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->record->inputs_block * 4, 4)) return ks_in_at(ks, "inputs", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->record->inputs_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_function_inputs(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_inputs = KS_DONE;
    return true;
}

static bool read_nnb_function_outputs(ks_ctx *ks, ks_stream *io, nnb_function *self) {
    self->ks_at_outputs = ks_at(io);
    if (!nnb_function_get_record(ks, self)) return false;
    if (!ks_read_view(ks, io, self->record->outputs_count, 4, &self->outputs)) return ks_in(ks, "outputs");
    if (self->outputs.count > 0) {
        const bool v1 = false;
        (void)v1;
        for (uint64_t v2 = 0; v2 < self->outputs.count; v2++) {
            const uint8_t *const v3 = self->outputs.data + v2 * 4;
            if (v2 % 1024 == 0) {
                if (!ks_fetch_some(ks, v3, self->outputs.count - v2, 4, 1024)) return ks_in_item(ks, "outputs", v2);
            }
            const int32_t v4 = ks_s4le(v3);
            if (!(v4 >= 0)) {
                ks_violated(ks, &rule_nnb_operand_variable, ks_offset_of(ks, v3), ks_none(), ks_value_s64((int64_t)v4));
                return ks_in_record(ks, "variable", "outputs", v2);
            }
            if (!(v4 <= ((int64_t)self->ks_root->header.variables_count - INT64_C(1)))) {
                ks_violated(ks, &rule_nnb_operand_variable, ks_offset_of(ks, v3), ks_value_s64((int64_t)self->ks_root->header.variables_count - INT64_C(1)), ks_value_s64((int64_t)v4));
                return ks_in_record(ks, "variable", "outputs", v2);
            }
            if (!nnb_data_area_get_variables(ks, &self->ks_root->data)) {
                ks_in(ks, "data");
                return ks_elsewhere(ks, KS_ABSOLUTE);
            }
            if ((uint64_t)v4 >= self->ks_root->data.variables.count) {
                ks_fail(ks, KS_INDEX, ks_offset_of(ks, v3 + 4), "an index below the count");
                return ks_in_record(ks, "usable_variable", "outputs", v2);
            }
            nnb_variable *const v5 = (nnb_variable *)ks_list_at(&self->ks_root->data.variables, (uint64_t)v4);
            if (!nnb_variable_get_record(ks, v5)) {
                ks_in_item(ks, "variables", (uint64_t)v4);
                ks_in(ks, "data");
                return ks_elsewhere(ks, KS_ABSOLUTE);
            }
            if (!nnb_variable_record_get_is_usable(ks, v5->record)) {
                ks_in(ks, "record");
                ks_in_item(ks, "variables", (uint64_t)v4);
                ks_in(ks, "data");
                return ks_elsewhere(ks, KS_ABSOLUTE);
            }
            bool v8 = v5->record->is_usable;
            if (!v8) {
                bool v7 = v1;
                if (v7) {
                    nnb_variable *const v6 = (nnb_variable *)ks_list_at(&self->ks_root->data.variables, (uint64_t)v4);
                    if (!nnb_variable_get_record(ks, v6)) {
                        ks_in_item(ks, "variables", (uint64_t)v4);
                        ks_in(ks, "data");
                        return ks_elsewhere(ks, KS_ABSOLUTE);
                    }
                    if (!nnb_variable_record_get_is_partial(ks, v6->record)) {
                        ks_in(ks, "record");
                        ks_in_item(ks, "variables", (uint64_t)v4);
                        ks_in(ks, "data");
                        return ks_elsewhere(ks, KS_ABSOLUTE);
                    }
                    v7 = v6->record->is_partial;
                }
                v8 = v7;
            }
            if (!v8) {
                ks_violated(ks, &rule_nnb_operand_usable_variable, ks_offset_of(ks, v3 + 0), ks_none(), ks_value_s64((int64_t)v4));
                return ks_in_record(ks, "variable", "outputs", v2);
            }
        }
    }
    return true;
}

bool nnb_function_make_outputs(ks_ctx *ks, nnb_function *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "outputs", self->ks.at);
    ks_stream *const io = self->ks_io;
    if (!nnb_function_get_record(ks, self)) return false;
    if ((uint64_t)self->record->outputs_block >= self->ks_root->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "outputs");
    }
    if (!ks_fetch_part(ks, self->ks_root->index_table.data, (uint64_t)self->record->outputs_block * 4, 4)) return ks_in_at(ks, "outputs", self->ks.at);
    const uint8_t *const v1 = self->ks_root->index_table.data + (uint64_t)self->record->outputs_block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_function_outputs(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_outputs = KS_DONE;
    return true;
}

bool nnb_function_complete(ks_ctx *ks, nnb_function *self) {
    if (!nnb_function_get_record(ks, self)) return false;
    if (self->record != NULL && !nnb_functions_complete(ks, self->record)) return ks_in(ks, "record");
    if (!nnb_function_get_inputs(ks, self)) return false;
    if (!nnb_function_get_outputs(ks, self)) return false;
    return true;
}

/* operand */

bool nnb_operand_parse(ks_ctx *ks, ks_stream *io, nnb_operand *self) {
    const uint64_t at_variable = ks_at(io);
    ks_align(io);
    if (!ks_read_s4le(ks, io, &self->variable)) return ks_in(ks, "variable");
    if (!(self->variable >= 0)) {
        ks_violated(ks, &rule_nnb_operand_variable, at_variable, ks_none(), ks_value_s64((int64_t)self->variable));
        return ks_in(ks, "variable");
    }
    if (!(self->variable <= ((int64_t)self->ks_root->header.variables_count - INT64_C(1)))) {
        ks_violated(ks, &rule_nnb_operand_variable, at_variable, ks_value_s64((int64_t)self->ks_root->header.variables_count - INT64_C(1)), ks_value_s64((int64_t)self->variable));
        return ks_in(ks, "variable");
    }
    if (!nnb_data_area_get_variables(ks, &self->ks_root->data)) {
        ks_in(ks, "data");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    if ((uint64_t)self->variable >= self->ks_root->data.variables.count) {
        ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
        return ks_in(ks, "usable_variable");
    }
    nnb_variable *const v1 = (nnb_variable *)ks_list_at(&self->ks_root->data.variables, (uint64_t)self->variable);
    if (!nnb_variable_get_record(ks, v1)) {
        ks_in_item(ks, "variables", (uint64_t)self->variable);
        ks_in(ks, "data");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    if (!nnb_variable_record_get_is_usable(ks, v1->record)) {
        ks_in(ks, "record");
        ks_in_item(ks, "variables", (uint64_t)self->variable);
        ks_in(ks, "data");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    bool v4 = v1->record->is_usable;
    if (!v4) {
        bool v3 = self->may_be_cut;
        if (v3) {
            nnb_variable *const v2 = (nnb_variable *)ks_list_at(&self->ks_root->data.variables, (uint64_t)self->variable);
            if (!nnb_variable_get_record(ks, v2)) {
                ks_in_item(ks, "variables", (uint64_t)self->variable);
                ks_in(ks, "data");
                return ks_elsewhere(ks, KS_ABSOLUTE);
            }
            if (!nnb_variable_record_get_is_partial(ks, v2->record)) {
                ks_in(ks, "record");
                ks_in_item(ks, "variables", (uint64_t)self->variable);
                ks_in(ks, "data");
                return ks_elsewhere(ks, KS_ABSOLUTE);
            }
            v3 = v2->record->is_partial;
        }
        v4 = v3;
    }
    if (!v4) {
        ks_violated(ks, &rule_nnb_operand_usable_variable, at_variable, ks_none(), ks_value_s64((int64_t)self->variable));
        return ks_in(ks, "variable");
    }
    return true;
}

static const ks_label labels_nnb_data_type[] = {
    {0, "float32", "NN_DATA_TYPE_FLOAT"},
    {1, "int16", "NN_DATA_TYPE_INT16"},
    {2, "int8", "NN_DATA_TYPE_INT8"},
    {3, "sign", "NN_DATA_TYPE_SIGN"},
};
const ks_enum nnb_data_type_labels = {"data_type", labels_nnb_data_type, 4};

static const ks_link links_nnb_index_table[] = {
    {KS_ROLE_COUNT, &nnb_header_desc, 12}, /* num_of_data */
};
static const ks_link links_nnb_data[] = {
    {KS_ROLE_SIZE, &nnb_header_desc, 13}, /* data_size */
};
static const ks_field fields_nnb[] = {
    {.name = "header", .orig = "header",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb, header),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 56,
     .type = &nnb_header_desc},
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc,
     .links = links_nnb_index_table, .num_links = 1},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &nnb_data_area_desc,
     .links = links_nnb_data, .num_links = 1},
    {.name = "trailing", .orig = "trailing",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb, trailing),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
};
const ks_type nnb_desc = {
    .name = "nnb", .size = sizeof(nnb), .wire_size = KS_NOWHERE,
    .fields = fields_nnb, .num_fields = 4, .has_at = true, .has_size = true};

static const ks_constant constants_nnb_header_version[] = {
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
};
static const ks_constant constants_nnb_header_api_level[] = {
    {.word = UINT64_C(45)},
    {.word = UINT64_C(5000)},
};
static const ks_constant constants_nnb_header_buffers_count[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_nnb_header_buffers_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_header_buffers_block[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
};
static const ks_constant constants_nnb_header_variables_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_header_variables_block[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
};
static const ks_constant constants_nnb_header_functions_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_header_functions_block[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
};
static const ks_constant constants_nnb_header_inputs_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_header_inputs_block[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
};
static const ks_constant constants_nnb_header_outputs_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_header_outputs_block[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
};
static const ks_field fields_nnb_header[] = {
    {.name = "version", .orig = "version",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_header, version),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_header_version, .num_constants = 2},
    {.name = "api_level", .orig = "api_level",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_header, api_level),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4,
     .constants = constants_nnb_header_api_level, .num_constants = 2},
    {.name = "buffers_count", .orig = "buffers_count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_header, buffers_count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4,
     .constants = constants_nnb_header_buffers_count, .num_constants = 1},
    {.name = "buffers_block", .orig = "buffers_block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_header, buffers_block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 4,
     .constants = constants_nnb_header_buffers_block, .num_constants = 1,
     .links = links_nnb_header_buffers_block, .num_links = 1},
    {.name = "variables_count", .orig = "variables_count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_header, variables_count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 16, .wire_size = 4},
    {.name = "variables_block", .orig = "variables_block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_header, variables_block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 20, .wire_size = 4,
     .constants = constants_nnb_header_variables_block, .num_constants = 1,
     .links = links_nnb_header_variables_block, .num_links = 1},
    {.name = "functions_count", .orig = "functions_count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_header, functions_count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 24, .wire_size = 4},
    {.name = "functions_block", .orig = "functions_block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_header, functions_block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 28, .wire_size = 4,
     .constants = constants_nnb_header_functions_block, .num_constants = 1,
     .links = links_nnb_header_functions_block, .num_links = 1},
    {.name = "inputs_count", .orig = "inputs_count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_header, inputs_count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 32, .wire_size = 4},
    {.name = "inputs_block", .orig = "inputs_block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_header, inputs_block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 36, .wire_size = 4,
     .constants = constants_nnb_header_inputs_block, .num_constants = 1,
     .links = links_nnb_header_inputs_block, .num_links = 1},
    {.name = "outputs_count", .orig = "outputs_count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_header, outputs_count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 40, .wire_size = 4},
    {.name = "outputs_block", .orig = "outputs_block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_header, outputs_block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 44, .wire_size = 4,
     .constants = constants_nnb_header_outputs_block, .num_constants = 1,
     .links = links_nnb_header_outputs_block, .num_links = 1},
    {.name = "num_of_data", .orig = "num_of_data",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_header, num_of_data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 48, .wire_size = 4},
    {.name = "data_size", .orig = "data_size",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_header, data_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 52, .wire_size = 4},
};
const ks_type nnb_header_desc = {
    .name = "header", .size = sizeof(nnb_header), .wire_size = 56,
    .fields = fields_nnb_header, .num_fields = 14};

static bool get_nnb_data_area_buffers(ks_ctx *ks, void *object) {
    return nnb_data_area_get_buffers(ks, (nnb_data_area *)object);
}

static bool get_nnb_data_area_variables(ks_ctx *ks, void *object) {
    return nnb_data_area_get_variables(ks, (nnb_data_area *)object);
}

static bool get_nnb_data_area_inputs(ks_ctx *ks, void *object) {
    return nnb_data_area_get_inputs(ks, (nnb_data_area *)object);
}

static bool get_nnb_data_area_outputs(ks_ctx *ks, void *object) {
    return nnb_data_area_get_outputs(ks, (nnb_data_area *)object);
}

static bool get_nnb_data_area_functions(ks_ctx *ks, void *object) {
    return nnb_data_area_get_functions(ks, (nnb_data_area *)object);
}

static bool get_nnb_data_area_end_of_buffers(ks_ctx *ks, void *object) {
    return nnb_data_area_get_end_of_buffers(ks, (nnb_data_area *)object);
}

static bool get_nnb_data_area_end_of_variables(ks_ctx *ks, void *object) {
    return nnb_data_area_get_end_of_variables(ks, (nnb_data_area *)object);
}

static bool get_nnb_data_area_end_of_inputs(ks_ctx *ks, void *object) {
    return nnb_data_area_get_end_of_inputs(ks, (nnb_data_area *)object);
}

static bool get_nnb_data_area_end_of_outputs(ks_ctx *ks, void *object) {
    return nnb_data_area_get_end_of_outputs(ks, (nnb_data_area *)object);
}

static bool get_nnb_data_area_end_of_functions(ks_ctx *ks, void *object) {
    return nnb_data_area_get_end_of_functions(ks, (nnb_data_area *)object);
}

static const ks_link links_nnb_data_area_buffers[] = {
    {KS_ROLE_COUNT, &nnb_header_desc, 2}, /* buffers_count */
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 3}, /* buffers_block */
};
static const ks_link links_nnb_data_area_variables[] = {
    {KS_ROLE_COUNT, &nnb_header_desc, 4}, /* variables_count */
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 5}, /* variables_block */
};
static const ks_link links_nnb_data_area_inputs[] = {
    {KS_ROLE_COUNT, &nnb_header_desc, 8}, /* inputs_count */
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 9}, /* inputs_block */
};
static const ks_link links_nnb_data_area_outputs[] = {
    {KS_ROLE_COUNT, &nnb_header_desc, 10}, /* outputs_count */
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 11}, /* outputs_block */
};
static const ks_link links_nnb_data_area_functions[] = {
    {KS_ROLE_COUNT, &nnb_header_desc, 6}, /* functions_count */
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 7}, /* functions_block */
};
static const ks_link links_nnb_data_area_end_of_buffers[] = {
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 3}, /* buffers_block */
};
static const ks_link links_nnb_data_area_end_of_variables[] = {
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 5}, /* variables_block */
};
static const ks_link links_nnb_data_area_end_of_inputs[] = {
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 9}, /* inputs_block */
};
static const ks_link links_nnb_data_area_end_of_outputs[] = {
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 11}, /* outputs_block */
};
static const ks_link links_nnb_data_area_end_of_functions[] = {
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_header_desc, 7}, /* functions_block */
};
static const ks_field fields_nnb_data_area[] = {
    {.name = "buffers", .orig = "buffers",
     .flags = KS_FIELD_REPEATED | KS_FIELD_INSTANCE, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_data_area, buffers),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_buffers),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_buffers),
     .wire_size = 4,
     .type = &nnb_buffer_desc, .get = get_nnb_data_area_buffers,
     .links = links_nnb_data_area_buffers, .num_links = 3},
    {.name = "variables", .orig = "variables",
     .flags = KS_FIELD_REPEATED | KS_FIELD_INSTANCE, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_data_area, variables),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_variables),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_variables),
     .wire_size = KS_NOWHERE,
     .type = &nnb_variable_desc, .get = get_nnb_data_area_variables,
     .links = links_nnb_data_area_variables, .num_links = 3},
    {.name = "inputs", .orig = "inputs",
     .flags = KS_FIELD_REPEATED | KS_FIELD_INSTANCE, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_data_area, inputs),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_inputs),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_inputs),
     .wire_size = 4,
     .type = &nnb_variable_number_desc, .get = get_nnb_data_area_inputs,
     .links = links_nnb_data_area_inputs, .num_links = 3},
    {.name = "outputs", .orig = "outputs",
     .flags = KS_FIELD_REPEATED | KS_FIELD_INSTANCE, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_data_area, outputs),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_outputs),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_outputs),
     .wire_size = 4,
     .type = &nnb_variable_number_desc, .get = get_nnb_data_area_outputs,
     .links = links_nnb_data_area_outputs, .num_links = 3},
    {.name = "functions", .orig = "functions",
     .flags = KS_FIELD_REPEATED | KS_FIELD_INSTANCE, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_data_area, functions),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_functions),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_functions),
     .wire_size = KS_NOWHERE,
     .type = &nnb_function_desc, .get = get_nnb_data_area_functions,
     .links = links_nnb_data_area_functions, .num_links = 3},
    {.name = "end_of_buffers", .orig = "end_of_buffers",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(nnb_data_area, end_of_buffers),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_end_of_buffers),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_end_of_buffers),
     .wire_size = KS_NOWHERE,
     .type = &nnb_end_of_list_desc, .get = get_nnb_data_area_end_of_buffers,
     .links = links_nnb_data_area_end_of_buffers, .num_links = 2},
    {.name = "end_of_variables", .orig = "end_of_variables",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(nnb_data_area, end_of_variables),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_end_of_variables),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_end_of_variables),
     .wire_size = KS_NOWHERE,
     .type = &nnb_end_of_list_desc, .get = get_nnb_data_area_end_of_variables,
     .links = links_nnb_data_area_end_of_variables, .num_links = 2},
    {.name = "end_of_inputs", .orig = "end_of_inputs",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(nnb_data_area, end_of_inputs),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_end_of_inputs),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_end_of_inputs),
     .wire_size = KS_NOWHERE,
     .type = &nnb_end_of_list_desc, .get = get_nnb_data_area_end_of_inputs,
     .links = links_nnb_data_area_end_of_inputs, .num_links = 2},
    {.name = "end_of_outputs", .orig = "end_of_outputs",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(nnb_data_area, end_of_outputs),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_end_of_outputs),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_end_of_outputs),
     .wire_size = KS_NOWHERE,
     .type = &nnb_end_of_list_desc, .get = get_nnb_data_area_end_of_outputs,
     .links = links_nnb_data_area_end_of_outputs, .num_links = 2},
    {.name = "end_of_functions", .orig = "end_of_functions",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(nnb_data_area, end_of_functions),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_data_area, ks_state_end_of_functions),
     .at = (uint32_t)offsetof(nnb_data_area, ks_at_end_of_functions),
     .wire_size = KS_NOWHERE,
     .type = &nnb_end_of_list_desc, .get = get_nnb_data_area_end_of_functions,
     .links = links_nnb_data_area_end_of_functions, .num_links = 2},
};
const ks_type nnb_data_area_desc = {
    .name = "data_area", .size = sizeof(nnb_data_area),
    .fields = fields_nnb_data_area, .num_fields = 10, .has_at = true, .has_size = true};

static const ks_field fields_nnb_end_of_list[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(nnb_end_of_list, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "block", .orig = "block",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_S32,
     .offset = (uint32_t)offsetof(nnb_end_of_list, block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
};
const ks_type nnb_end_of_list_desc = {
    .name = "end_of_list", .size = sizeof(nnb_end_of_list),
    .fields = fields_nnb_end_of_list, .num_fields = 2};

static const ks_constant constants_nnb_buffer_size[] = {
    {.word = UINT64_C(0)},
};
static const ks_field fields_nnb_buffer[] = {
    {.name = "size", .orig = "size",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_buffer, size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_buffer_size, .num_constants = 1},
};
const ks_type nnb_buffer_desc = {
    .name = "buffer", .size = sizeof(nnb_buffer), .wire_size = 4,
    .fields = fields_nnb_buffer, .num_fields = 1};

static const ks_constant constants_nnb_variable_number_variable[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_variable_number_variable[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 4}, /* variables_count */
};
static const ks_field fields_nnb_variable_number[] = {
    {.name = "variable", .orig = "variable",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_variable_number, variable),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_variable_number_variable, .num_constants = 1,
     .links = links_nnb_variable_number_variable, .num_links = 1},
};
const ks_type nnb_variable_number_desc = {
    .name = "variable_number", .size = sizeof(nnb_variable_number), .wire_size = 4,
    .fields = fields_nnb_variable_number, .num_fields = 1};

static bool get_nnb_variable_record(ks_ctx *ks, void *object) {
    return nnb_variable_get_record(ks, (nnb_variable *)object);
}

static const ks_constant constants_nnb_variable_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_variable_block[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
};
static const ks_link links_nnb_variable_record[] = {
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_variable_desc, 0}, /* block */
};
static const ks_field fields_nnb_variable[] = {
    {.name = "block", .orig = "block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_variable, block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_variable_block, .num_constants = 1,
     .links = links_nnb_variable_block, .num_links = 1},
    {.name = "record", .orig = "record",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(nnb_variable, record),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable, ks_state_record),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &nnb_variable_record_desc, .get = get_nnb_variable_record,
     .links = links_nnb_variable_record, .num_links = 2},
};
const ks_type nnb_variable_desc = {
    .name = "variable", .size = sizeof(nnb_variable), .wire_size = 4,
    .fields = fields_nnb_variable, .num_fields = 2, .has_at = true};

static bool get_nnb_variable_record_shape(ks_ctx *ks, void *object) {
    return nnb_variable_record_get_shape(ks, (nnb_variable_record *)object);
}

static bool get_nnb_variable_record_element_bits(ks_ctx *ks, void *object) {
    return nnb_variable_record_get_element_bits(ks, (nnb_variable_record *)object);
}

static bool get_nnb_variable_record_num_bytes(ks_ctx *ks, void *object) {
    return nnb_variable_record_get_num_bytes(ks, (nnb_variable_record *)object);
}

static bool get_nnb_variable_record_buffer(ks_ctx *ks, void *object) {
    nnb_variable_record_get_buffer(ks, (nnb_variable_record *)object);
    return true;
}

static bool get_nnb_variable_record_block_size(ks_ctx *ks, void *object) {
    return nnb_variable_record_get_block_size(ks, (nnb_variable_record *)object);
}

static bool get_nnb_variable_record_is_partial(ks_ctx *ks, void *object) {
    return nnb_variable_record_get_is_partial(ks, (nnb_variable_record *)object);
}

static bool get_nnb_variable_record_stored_count(ks_ctx *ks, void *object) {
    return nnb_variable_record_get_stored_count(ks, (nnb_variable_record *)object);
}

static bool get_nnb_variable_record_data(ks_ctx *ks, void *object) {
    return nnb_variable_record_get_data(ks, (nnb_variable_record *)object);
}

static bool get_nnb_variable_record_is_usable(ks_ctx *ks, void *object) {
    return nnb_variable_record_get_is_usable(ks, (nnb_variable_record *)object);
}

static const ks_link links_nnb_variable_record_id[] = {
    {KS_ROLE_VALUE, &nnb_variable_desc, 0}, /* block */
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
    {KS_ROLE_VALUE, &nnb_block_offset_desc, 1}, /* offset */
};
static const ks_link links_nnb_variable_record_shape_count[] = {
    {KS_ROLE_VALUE, &nnb_variable_record_desc, 3}, /* shape_block */
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
    {KS_ROLE_VALUE, &nnb_block_offset_desc, 1}, /* offset */
};
static const ks_constant constants_nnb_variable_record_shape_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_variable_record_shape_block[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
};
static const ks_constant constants_nnb_variable_record_type[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
};
static const ks_constant constants_nnb_variable_record_padding[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_variable_record_data_index[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(18446744073709551615)},
};
static const ks_link links_nnb_variable_record_data_index[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
    {KS_ROLE_VALUE, &nnb_header_desc, 2}, /* buffers_count */
    {KS_ROLE_VALUE, &nnb_variable_record_desc, 4}, /* type */
    {KS_ROLE_VALUE, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_VALUE, &nnb_variable_record_desc, 2}, /* shape_count */
    {KS_ROLE_VALUE, &nnb_dim_desc, 2}, /* length */
};
static const ks_link links_nnb_variable_record_shape[] = {
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_variable_record_desc, 3}, /* shape_block */
};
static const ks_link links_nnb_variable_record_data[] = {
    {KS_ROLE_SIZE, &nnb_variable_record_desc, 7}, /* data_index */
    {KS_ROLE_SIZE, &nnb_variable_record_desc, 4}, /* type */
    {KS_ROLE_SIZE, &nnb_header_desc, 12}, /* num_of_data */
    {KS_ROLE_SIZE, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_SIZE, &nnb_variable_record_desc, 2}, /* shape_count */
    {KS_ROLE_SIZE, &nnb_dim_desc, 2}, /* length */
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_variable_record_desc, 7}, /* data_index */
    {KS_ROLE_PRESENCE, &nnb_variable_record_desc, 7}, /* data_index */
};
static const ks_field fields_nnb_variable_record[] = {
    {.name = "end", .orig = "end",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(nnb_variable_record, end),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "id", .orig = "id",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_variable_record, id),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_nnb_variable_record_id, .num_links = 3},
    {.name = "shape_count", .orig = "shape_count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_variable_record, shape_count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_nnb_variable_record_shape_count, .num_links = 3},
    {.name = "shape_block", .orig = "shape_block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_variable_record, shape_block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_variable_record_shape_block, .num_constants = 1,
     .links = links_nnb_variable_record_shape_block, .num_links = 1},
    {.name = "type", .orig = "type",
     .flags = KS_FIELD_BITS, .storage = KS_STORE_U8, .bits = 4,
     .offset = (uint32_t)offsetof(nnb_variable_record, type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .enumeration = &nnb_data_type_labels,
     .constants = constants_nnb_variable_record_type, .num_constants = 4},
    {.name = "fp_pos", .orig = "fp_pos",
     .flags = KS_FIELD_BITS, .storage = KS_STORE_U8, .bits = 4,
     .offset = (uint32_t)offsetof(nnb_variable_record, fp_pos),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "padding", .orig = "padding",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_variable_record, padding),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_variable_record_padding, .num_constants = 1},
    {.name = "data_index", .orig = "data_index",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_variable_record, data_index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_variable_record_data_index, .num_constants = 2,
     .links = links_nnb_variable_record_data_index, .num_links = 6},
    {.name = "shape", .orig = "shape",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(nnb_variable_record, shape),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable_record, ks_state_shape),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &nnb_shape_desc, .get = get_nnb_variable_record_shape,
     .links = links_nnb_variable_record_shape, .num_links = 2},
    {.name = "element_bits", .orig = "element_bits",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(nnb_variable_record, element_bits),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable_record, ks_state_element_bits),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_variable_record_element_bits},
    {.name = "num_bytes", .orig = "num_bytes",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(nnb_variable_record, num_bytes),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable_record, ks_state_num_bytes),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_variable_record_num_bytes},
    {.name = "buffer", .orig = "buffer",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S32,
     .offset = (uint32_t)offsetof(nnb_variable_record, buffer),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable_record, ks_state_buffer),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_variable_record_buffer},
    {.name = "block_size", .orig = "block_size",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(nnb_variable_record, block_size),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable_record, ks_state_block_size),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_variable_record_block_size},
    {.name = "is_partial", .orig = "is_partial",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(nnb_variable_record, is_partial),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable_record, ks_state_is_partial),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_variable_record_is_partial},
    {.name = "stored_count", .orig = "stored_count",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(nnb_variable_record, stored_count),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable_record, ks_state_stored_count),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_variable_record_stored_count},
    {.name = "data", .orig = "data",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_variable_record, data),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable_record, ks_state_data),
     .at = (uint32_t)offsetof(nnb_variable_record, ks_at_data),
     .wire_size = KS_NOWHERE,
     .get = get_nnb_variable_record_data,
     .links = links_nnb_variable_record_data, .num_links = 9},
    {.name = "is_usable", .orig = "is_usable",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(nnb_variable_record, is_usable),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_variable_record, ks_state_is_usable),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_variable_record_is_usable},
};
const ks_type nnb_variable_record_desc = {
    .name = "variable_record", .size = sizeof(nnb_variable_record), .wire_size = KS_NOWHERE,
    .fields = fields_nnb_variable_record, .num_fields = 17, .has_at = true, .has_size = true};

static bool get_nnb_shape_num_elements(ks_ctx *ks, void *object) {
    return nnb_shape_get_num_elements(ks, (nnb_shape *)object);
}

static const ks_link links_nnb_shape_dims[] = {
    {KS_ROLE_COUNT, &nnb_variable_record_desc, 2}, /* shape_count */
};
static const ks_field fields_nnb_shape[] = {
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(nnb_shape, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "dims", .orig = "dims",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_shape, dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_dim_desc,
     .links = links_nnb_shape_dims, .num_links = 1},
    {.name = "num_elements", .orig = "num_elements",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(nnb_shape, num_elements),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_shape, ks_state_num_elements),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_shape_num_elements},
};
const ks_type nnb_shape_desc = {
    .name = "shape", .size = sizeof(nnb_shape), .wire_size = KS_NOWHERE,
    .fields = fields_nnb_shape, .num_fields = 3, .has_at = true};

static bool get_nnb_dim_extent(ks_ctx *ks, void *object) {
    return nnb_dim_get_extent(ks, (nnb_dim *)object);
}

static bool get_nnb_dim_cells(ks_ctx *ks, void *object) {
    return nnb_dim_get_cells(ks, (nnb_dim *)object);
}

static const ks_constant constants_nnb_dim_length[] = {
    {.word = UINT64_C(0)},
};
static const ks_field fields_nnb_dim[] = {
    {.name = "extent_before", .orig = "extent_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(nnb_dim, extent_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "cells_before", .orig = "cells_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(nnb_dim, cells_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "length", .orig = "length",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_dim, length),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_dim_length, .num_constants = 1},
    {.name = "extent", .orig = "extent",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(nnb_dim, extent),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_dim, ks_state_extent),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_dim_extent},
    {.name = "cells", .orig = "cells",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(nnb_dim, cells),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_dim, ks_state_cells),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_dim_cells},
};
const ks_type nnb_dim_desc = {
    .name = "dim", .size = sizeof(nnb_dim), .wire_size = 4,
    .fields = fields_nnb_dim, .num_fields = 5, .has_at = true};

static bool get_nnb_function_record(ks_ctx *ks, void *object) {
    return nnb_function_get_record(ks, (nnb_function *)object);
}

static bool get_nnb_function_inputs(ks_ctx *ks, void *object) {
    return nnb_function_get_inputs(ks, (nnb_function *)object);
}

static bool get_nnb_function_outputs(ks_ctx *ks, void *object) {
    return nnb_function_get_outputs(ks, (nnb_function *)object);
}

static const ks_constant constants_nnb_function_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_function_block[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
};
static const ks_link links_nnb_function_record[] = {
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_function_desc, 0}, /* block */
};
static const ks_link links_nnb_function_inputs[] = {
    {KS_ROLE_COUNT, &nnb_functions_desc, 4}, /* inputs_count */
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_functions_desc, 5}, /* inputs_block */
};
static const ks_link links_nnb_function_outputs[] = {
    {KS_ROLE_COUNT, &nnb_functions_desc, 6}, /* outputs_count */
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_functions_desc, 7}, /* outputs_block */
};
static const ks_field fields_nnb_function[] = {
    {.name = "block", .orig = "block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_function, block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_function_block, .num_constants = 1,
     .links = links_nnb_function_block, .num_links = 1},
    {.name = "record", .orig = "record",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(nnb_function, record),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_function, ks_state_record),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &nnb_functions_desc, .get = get_nnb_function_record,
     .links = links_nnb_function_record, .num_links = 2},
    {.name = "inputs", .orig = "inputs",
     .flags = KS_FIELD_REPEATED | KS_FIELD_INSTANCE, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_function, inputs),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_function, ks_state_inputs),
     .at = (uint32_t)offsetof(nnb_function, ks_at_inputs),
     .wire_size = 4,
     .type = &nnb_operand_desc, .get = get_nnb_function_inputs,
     .links = links_nnb_function_inputs, .num_links = 3},
    {.name = "outputs", .orig = "outputs",
     .flags = KS_FIELD_REPEATED | KS_FIELD_INSTANCE, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_function, outputs),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_function, ks_state_outputs),
     .at = (uint32_t)offsetof(nnb_function, ks_at_outputs),
     .wire_size = 4,
     .type = &nnb_operand_desc, .get = get_nnb_function_outputs,
     .links = links_nnb_function_outputs, .num_links = 3},
};
const ks_type nnb_function_desc = {
    .name = "function", .size = sizeof(nnb_function), .wire_size = 4,
    .fields = fields_nnb_function, .num_fields = 4, .has_at = true};

static const ks_constant constants_nnb_operand_variable[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_operand_variable[] = {
    {KS_ROLE_VALUE, &nnb_header_desc, 4}, /* variables_count */
    {KS_ROLE_VALUE, &nnb_variable_record_desc, 7}, /* data_index */
    {KS_ROLE_VALUE, &nnb_header_desc, 2}, /* buffers_count */
    {KS_ROLE_VALUE, &nnb_buffer_desc, 0}, /* size */
    {KS_ROLE_VALUE, &nnb_header_desc, 0}, /* version */
    {KS_ROLE_VALUE, &nnb_variable_record_desc, 4}, /* type */
    {KS_ROLE_VALUE, &nnb_header_desc, 12}, /* num_of_data */
    {KS_ROLE_VALUE, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_VALUE, &nnb_functions_desc, 2}, /* id */
    {KS_ROLE_VALUE, &nnb_variable_record_desc, 2}, /* shape_count */
    {KS_ROLE_VALUE, &nnb_dim_desc, 2}, /* length */
};
static const ks_field fields_nnb_operand[] = {
    {.name = "may_be_cut", .orig = "may_be_cut",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(nnb_operand, may_be_cut),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "variable", .orig = "variable",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_operand, variable),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_operand_variable, .num_constants = 1,
     .links = links_nnb_operand_variable, .num_links = 11},
};
const ks_type nnb_operand_desc = {
    .name = "operand", .size = sizeof(nnb_operand), .wire_size = 4,
    .fields = fields_nnb_operand, .num_fields = 2};

