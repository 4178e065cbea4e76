/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_nnb_instances.c - the reader of NNB on objects that no file can produce, because an earlier
 * rule refuses them: block numbers beyond the index table, an unknown element type, sizes that do
 * not fit 64 bits. Each of its checks works without that rule. And records that are always read in
 * an array, alone.
 */
#include "ks_test.h"
#include "nnb.h"

static ks_ctx ks;
static ks_stream io;
static uint8_t image[256]; /* the data area; the index table is its first bytes */
static nnb root;

/* A network whose header claims five blocks, of which the table has `entries`. */
static void begin(uint64_t entries) {
    memset(image, 0, sizeof image);
    io = test_begin(&ks, image, sizeof image);
    root = (nnb){.header = {.version = 3,
                            .num_of_data = 5,
                            .buffers_count = 3,
                            .variables_count = 3,
                            .functions_count = 3,
                            .inputs_count = 1,
                            .outputs_count = 1},
                 .index_table = {image, entries},
                 .ks_io = &io};
    root.data.ks_root = &root;
    root.data.ks_io = &io;
}

static void put_u32(size_t at, uint32_t value) {
    for (size_t i = 0; i < 4; i++) image[at + i] = (uint8_t)(value >> 8 * i);
}

static void expect_refused(bool answer, ks_code code, const char *innermost) {
    assert_false(answer);
    assert_true(ks.error.path_len > 0);
    assert_string_equal(ks_code_name(ks.error.code), ks_code_name(code));
    assert_string_equal(ks.error.path[0].name, innermost);
    ks.error.code = KS_OK;
    ks.error.path_len = 0;
}

/* ------------------------------------------------------------------------------------ block numbers */

/* Every list of the header is looked up in the table. */
TEST(test_lists) {
    begin(0);
    unsigned instances = 0;
    for (uint32_t i = 0; i < nnb_data_area_desc.num_fields; i++) {
        const ks_field *field = &nnb_data_area_desc.fields[i];
        if (field->get == NULL) continue;
        instances++;
        expect_refused(field->get(&ks, &root.data), KS_INDEX, field->name);
    }
    assert_int_equal(instances, 10);
    ks_ctx_free(&ks);
}

TEST(test_end_of_list) {
    begin(1);
    nnb_end_of_list end = {.ks_root = &root, .count = 1, .block = 0};
    expect_refused(nnb_end_of_list_parse(&ks, &io, &end), KS_INDEX, "list_in_block");
    end.block = 4; /* the last one, but it has no offset */
    expect_refused(nnb_end_of_list_parse(&ks, &io, &end), KS_INDEX, "list_in_block");
    root.header.num_of_data = 1;
    end.block = 0;
    assert_true(nnb_end_of_list_parse(&ks, &io, &end));
    ks_ctx_free(&ks);
}

TEST(test_variable) {
    begin(1);
    nnb_variable variable = {.ks_root = &root, .ks_io = &io, .block = 3};
    expect_refused(nnb_variable_get_record(&ks, &variable), KS_INDEX, "record");
    variable.block = 0; /* the start of the next block is unknown */
    expect_refused(nnb_variable_get_record(&ks, &variable), KS_INDEX, "record");
    variable.block = -1; /* nothing is before the first one */
    expect_refused(nnb_variable_get_record(&ks, &variable), KS_INDEX, "record");
    variable.record = NULL;
    variable.ks_state_record = KS_DONE;
    assert_true(nnb_variable_complete(&ks, &variable));
    ks_ctx_free(&ks);
}

/* 20 bytes of a record at byte 100: a scalar in block `shape_block`. */
static nnb_variable_record record_with(int32_t shape_block) {
    put_u32(108, (uint32_t)shape_block);
    io.pos = 100;
    return (nnb_variable_record){.ks_root = &root, .ks_io = &io, .end = sizeof image};
}

TEST(test_variable_record) {
    begin(1);
    nnb_variable_record record = record_with(0);
    expect_refused(nnb_variable_record_parse(&ks, &io, &record), KS_INDEX, "shape_in_block");
    record = record_with(4);
    expect_refused(nnb_variable_record_parse(&ks, &io, &record), KS_INDEX, "shape_in_block");

    record = (nnb_variable_record){.ks_root = &root, .ks_io = &io, .shape_block = 1};
    expect_refused(nnb_variable_record_get_shape(&ks, &record), KS_INDEX, "shape");
    expect_refused(nnb_variable_record_get_num_bytes(&ks, &record), KS_INDEX, "shape");
    expect_refused(nnb_variable_record_get_is_partial(&ks, &record), KS_INDEX, "shape");
    expect_refused(nnb_variable_record_get_is_usable(&ks, &record), KS_INDEX, "shape");
    expect_refused(nnb_variable_record_get_stored_count(&ks, &record), KS_INDEX, "shape");
    expect_refused(nnb_variable_record_get_data(&ks, &record), KS_INDEX, "shape");
    expect_refused(nnb_variable_record_complete(&ks, &record), KS_INDEX, "shape");
    expect_refused(nnb_variable_record_get_block_size(&ks, &record), KS_INDEX, "block_size");
    record.data_index = 4;
    expect_refused(nnb_variable_record_get_block_size(&ks, &record), KS_INDEX, "block_size");
    expect_refused(nnb_variable_record_get_data(&ks, &record), KS_INDEX, "data");

    /* A buffer that the header counts, but that is not in the list. */
    nnb_shape scalar = {.num_elements = 1, .ks_state_num_elements = KS_DONE};
    record = (nnb_variable_record){.ks_root = &root,
                                   .ks_io = &io,
                                   .data_index = -3,
                                   .shape = &scalar,
                                   .ks_state_shape = KS_DONE};
    root.header.buffers_block = 1;
    expect_refused(nnb_variable_record_get_is_usable(&ks, &record), KS_INDEX, "buffers");
    root.data.ks_state_buffers = KS_DONE;
    expect_refused(nnb_variable_record_get_is_usable(&ks, &record), KS_INDEX, "is_usable");
    record.data_index = -4; /* not even that */
    record.ks_state_buffer = KS_TODO;
    assert_true(nnb_variable_record_get_is_usable(&ks, &record));
    assert_false(record.is_usable);
    ks_ctx_free(&ks);
}

/* ----------------------------------------------------------------------------------------- numbers */

TEST(test_element_bits) {
    static const uint8_t bits[] = {32, 16, 8, 1};
    begin(5);
    for (uint8_t type = 0; type < 16; type++) {
        nnb_shape shape = {.num_elements = 9, .ks_state_num_elements = KS_DONE};
        nnb_variable_record record = {.ks_root = &root,
                                      .ks_io = &io,
                                      .type = type,
                                      .shape = &shape,
                                      .ks_state_shape = KS_DONE};
        if (type < sizeof bits) {
            assert_true(nnb_variable_record_get_element_bits(&ks, &record));
            assert_int_equal(record.element_bits, bits[type]);
            assert_true(nnb_variable_record_get_num_bytes(&ks, &record));
            assert_int_equal(record.num_bytes, (9 * bits[type] + 7) / 8);
        } else {
            expect_refused(nnb_variable_record_get_element_bits(&ks, &record), KS_INDEX,
                           "element_bits");
            expect_refused(nnb_variable_record_get_num_bytes(&ks, &record), KS_INDEX,
                           "element_bits");
            expect_refused(nnb_variable_record_complete(&ks, &record), KS_INDEX, "element_bits");
        }
    }
    ks_ctx_free(&ks);
}

TEST(test_num_bytes) {
    const struct {
        uint8_t type;
        int64_t elements, bytes; /* -1: no 64 bits */
    } cases[] = {{NNB_DATA_TYPE_FLOAT32, INT64_MAX / 4, INT64_MAX / 4 * 4},
                 {NNB_DATA_TYPE_FLOAT32, INT64_MAX / 4 + 1, -1},
                 {NNB_DATA_TYPE_INT8, INT64_MAX, INT64_MAX},
                 {NNB_DATA_TYPE_SIGN, INT64_MAX - 7, INT64_MAX / 8},
                 {NNB_DATA_TYPE_SIGN, INT64_MAX - 6, -1}};
    begin(5);
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        nnb_shape shape = {.num_elements = cases[i].elements, .ks_state_num_elements = KS_DONE};
        nnb_variable_record record = {.ks_root = &root,
                                      .ks_io = &io,
                                      .type = cases[i].type,
                                      .shape = &shape,
                                      .ks_state_shape = KS_DONE};
        if (cases[i].bytes >= 0) {
            assert_true(nnb_variable_record_get_num_bytes(&ks, &record));
            assert_true(record.num_bytes == cases[i].bytes);
        } else {
            expect_refused(nnb_variable_record_get_num_bytes(&ks, &record), KS_OVERFLOW,
                           "num_bytes");
        }
    }
    ks_ctx_free(&ks);
}

TEST(test_dims) {
    const struct {
        uint64_t extent_before, cells_before;
        int32_t length;
        int64_t extent, cells; /* -1: no 64 bits */
    } cases[] = {
        {6, 6, 7, 42, 42},
        {6, 6, 0, 6, 0},
        {UINT64_MAX, 1, 0, -1, 0},
        {UINT64_MAX, UINT64_MAX, 2, -1, -1},
        {UINT64_C(1) << 62, 1, 2, -1, 2},
        {1, UINT64_C(1) << 62, 2, 2, -1},
    };
    begin(0);
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        nnb_dim d = {.extent_before = cases[i].extent_before,
                     .cells_before = cases[i].cells_before,
                     .length = cases[i].length};
        nnb_dim all = d;
        if (cases[i].extent >= 0) {
            assert_true(nnb_dim_get_extent(&ks, &d));
            assert_true(d.extent == cases[i].extent);
        } else {
            expect_refused(nnb_dim_get_extent(&ks, &d), KS_OVERFLOW, "extent");
        }
        if (cases[i].cells >= 0) {
            assert_true(nnb_dim_get_cells(&ks, &d));
            assert_true(d.cells == cases[i].cells);
        } else {
            expect_refused(nnb_dim_get_cells(&ks, &d), KS_OVERFLOW, "cells");
        }
        assert_int_equal(nnb_dim_complete(&ks, &all), cases[i].extent >= 0 && cases[i].cells >= 0);
        ks.error.code = KS_OK;
    }
    nnb_dim d = {.extent_before = 0};
    expect_refused(nnb_dim_parse(&ks, &io, &d), KS_DIVISION, "extent_in_range");

    nnb_shape shape = {.count = 1};
    assert_true(ks_list_init(&ks, &shape.dims, 0, sizeof(nnb_dim)));
    expect_refused(nnb_shape_get_num_elements(&ks, &shape), KS_INDEX, "num_elements");
    expect_refused(nnb_shape_complete(&ks, &shape), KS_INDEX, "num_elements");
    nnb_dim *huge = ks_list_add(&ks, &shape.dims);
    assert_non_null(huge);
    *huge = (nnb_dim){.extent_before = 1, .cells_before = UINT64_MAX, .length = 2};
    expect_refused(nnb_shape_get_num_elements(&ks, &shape), KS_OVERFLOW, "cells");
    expect_refused(nnb_shape_complete(&ks, &shape), KS_OVERFLOW, "cells");
    nnb_variable_record record = {.ks_root = &root, .shape = &shape, .ks_state_shape = KS_DONE};
    expect_refused(nnb_variable_record_get_num_bytes(&ks, &record), KS_OVERFLOW, "cells");
    record.type = NNB_DATA_TYPE_SIGN;
    expect_refused(nnb_variable_record_get_num_bytes(&ks, &record), KS_OVERFLOW, "cells");
    expect_refused(nnb_variable_record_complete(&ks, &record), KS_OVERFLOW, "cells");
    ks_ctx_free(&ks);
}

/* ------------------------------------------------------------------------- functions and operands */

TEST(test_function) {
    begin(1);
    nnb_function function = {.ks_root = &root, .ks_io = &io, .block = 3};
    expect_refused(nnb_function_get_record(&ks, &function), KS_INDEX, "record");
    expect_refused(nnb_function_get_inputs(&ks, &function), KS_INDEX, "record");
    expect_refused(nnb_function_get_outputs(&ks, &function), KS_INDEX, "record");
    function.block = 0;
    expect_refused(nnb_function_get_record(&ks, &function), KS_INDEX, "record");
    nnb_functions record = {.inputs_block = 1, .outputs_block = -1};
    function.record = &record;
    function.ks_state_record = KS_DONE;
    expect_refused(nnb_function_get_inputs(&ks, &function), KS_INDEX, "inputs");
    expect_refused(nnb_function_get_outputs(&ks, &function), KS_INDEX, "outputs");
    ks_ctx_free(&ks);
}

/* Variable 0 of the list: it fits, it is reduced to one element, or neither. */
typedef enum room { FITS, PARTIAL, NO_ROOM } room;

static nnb_variable_record *add_variable(room r) {
    static nnb_variable_record record;
    record = (nnb_variable_record){.ks_root = &root,
                                   .ks_io = &io,
                                   .is_usable = r == FITS,
                                   .is_partial = r == PARTIAL,
                                   .ks_state_is_usable = KS_DONE,
                                   .ks_state_is_partial = KS_DONE};
    assert_true(ks_list_init(&ks, &root.data.variables, 0, sizeof(nnb_variable)));
    nnb_variable *variable = ks_list_add(&ks, &root.data.variables);
    assert_non_null(variable);
    *variable = (nnb_variable){
        .ks_root = &root, .ks_io = &io, .record = &record, .ks_state_record = KS_DONE};
    root.data.ks_state_variables = KS_DONE;
    return &record;
}

/* As the second input of a function, as an output, and alone: the same result. */
static void try_operand(int32_t number, bool may_be_cut, ks_code code, const char *innermost) {
    for (int way = 0; way < 3; way++) {
        nnb_functions record = {.inputs_count = 2,
                                .outputs_count = 1,
                                .cut_input = may_be_cut ? 1 : 9,
                                .ks_state_cut_input = KS_DONE};
        nnb_function function = {
            .ks_root = &root, .ks_io = &io, .record = &record, .ks_state_record = KS_DONE};
        nnb_operand operand = {.ks_root = &root, .may_be_cut = may_be_cut};
        if (way == 1 && may_be_cut) continue; /* no output is */
        root.index_table.count = 1;
        put_u32(0, 200);
        put_u32(200, way == 0 ? 0 : (uint32_t)number);
        put_u32(204, (uint32_t)number);
        io.pos = 204;
        bool good = way == 0   ? nnb_function_get_inputs(&ks, &function)
                    : way == 1 ? nnb_function_get_outputs(&ks, &function)
                               : nnb_operand_parse(&ks, &io, &operand);
        if (code == KS_OK)
            assert_true(good);
        else
            expect_refused(good, code, innermost);
        if (way == 2 && good) assert_int_equal(operand.variable, number);
    }
}

TEST(test_operands) {
    begin(1);
    add_variable(FITS);
    try_operand(0, false, KS_OK, NULL);
    try_operand(0, true, KS_OK, NULL);
    try_operand(-1, false, KS_BAD_REFERENCE, "variable");
    try_operand(3, false, KS_BAD_REFERENCE, "variable");
    try_operand(2, false, KS_INDEX, "usable_variable"); /* counted, but not in the list */

    nnb_operand operand = {.ks_root = &root};
    add_variable(PARTIAL);
    io.pos = 204;
    put_u32(204, 0);
    operand.may_be_cut = true;
    assert_true(nnb_operand_parse(&ks, &io, &operand));
    operand.may_be_cut = false;
    io.pos = 204;
    expect_refused(nnb_operand_parse(&ks, &io, &operand), KS_BAD_SIZE, "variable");
    nnb_variable_record *record = add_variable(NO_ROOM);
    io.pos = 204;
    operand.may_be_cut = true;
    expect_refused(nnb_operand_parse(&ks, &io, &operand), KS_BAD_SIZE, "variable");

    /* Properties of an unknown variable are errors. */
    record->shape_block = 4;
    record->ks_state_is_partial = KS_TODO;
    io.pos = 204;
    expect_refused(nnb_operand_parse(&ks, &io, &operand), KS_INDEX, "shape");
    record->ks_state_is_usable = KS_TODO;
    io.pos = 204;
    expect_refused(nnb_operand_parse(&ks, &io, &operand), KS_INDEX, "shape");
    ((nnb_variable *)ks_list_at(&root.data.variables, 0))->ks_state_record = KS_TODO;
    ((nnb_variable *)ks_list_at(&root.data.variables, 0))->block = 4;
    io.pos = 204;
    expect_refused(nnb_operand_parse(&ks, &io, &operand), KS_INDEX, "record");
    root.data.ks_state_variables = KS_TODO;
    root.header.variables_block = 4;
    io.pos = 204;
    expect_refused(nnb_operand_parse(&ks, &io, &operand), KS_INDEX, "variables");
    io.pos = sizeof image;
    expect_refused(nnb_operand_parse(&ks, &io, &operand), KS_TRUNCATED, "variable");
    ks_ctx_free(&ks);
}

/* Records of one number, as they are in their arrays. */
TEST(test_numbers) {
    static const int32_t numbers[] = {INT32_MIN, -1, 0, 2, 3, INT32_MAX};
    begin(1);
    for (size_t i = 0; i < COUNT_OF(numbers); i++) {
        int32_t n = numbers[i];
        put_u32(100, (uint32_t)n);
        io.pos = 100;
        nnb_buffer buffer = {0};
        if (n >= 0)
            assert_true(nnb_buffer_parse(&ks, &io, &buffer) && buffer.size == n);
        else
            expect_refused(nnb_buffer_parse(&ks, &io, &buffer), KS_BAD_VALUE, "size");
        io.pos = 100;
        nnb_variable_number number = {.ks_root = &root};
        bool good = nnb_variable_number_parse(&ks, &io, &number);
        if (n >= 0 && n < 3)
            assert_true(good && number.variable == n);
        else
            expect_refused(good, KS_BAD_REFERENCE, "variable");
    }
    /* Offsets are below the size, and multiples of four or noted. */
    const struct {
        uint32_t offset;
        ks_code code;
        unsigned notes;
    } offsets[] = {
        {0, KS_OK, 0}, {40, KS_OK, 0}, {41, KS_OK, 1}, {64, KS_OK, 0}, {65, KS_BAD_REFERENCE, 0}};
    for (size_t i = 0; i < COUNT_OF(offsets); i++) {
        nnb_block_offset block = {.data_size = 64};
        ks.num_notes = 0;
        put_u32(100, offsets[i].offset);
        io.pos = 100;
        bool good = nnb_block_offset_parse(&ks, &io, &block);
        if (offsets[i].code == KS_OK)
            assert_true(good && block.offset == offsets[i].offset);
        else
            expect_refused(good, offsets[i].code, "offset");
        assert_int_equal(ks.num_notes, offsets[i].notes);
        ks.limits.strict = true;
        io.pos = 100;
        good = nnb_block_offset_parse(&ks, &io, &block);
        assert_int_equal(good, offsets[i].code == KS_OK && offsets[i].notes == 0);
        ks.error.code = KS_OK;
        ks.error.path_len = 0;
        ks.limits.strict = false;
    }
    nnb_buffer buffer;
    nnb_variable_number number = {.ks_root = &root};
    nnb_block_offset block = {.data_size = 64};
    io.pos = sizeof image - 3;
    expect_refused(nnb_buffer_parse(&ks, &io, &buffer), KS_TRUNCATED, "size");
    expect_refused(nnb_variable_number_parse(&ks, &io, &number), KS_TRUNCATED, "variable");
    expect_refused(nnb_block_offset_parse(&ks, &io, &block), KS_TRUNCATED, "offset");
    ks_ctx_free(&ks);
}
