/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_btf_instances.c - the reader of BTF on objects that no file can produce, because an earlier
 * rule refuses them: each of its checks works without that rule. The parts of a record are put
 * together by hand; tests compare the code and the innermost step of the path.
 */
#include "btf.h"
#include "ks_test.h"

static ks_ctx ks;
static uint8_t image[200];

static ks_stream begin(size_t size) {
    memset(image, 0, sizeof image);
    return test_begin(&ks, image, size);
}

/* A call that failed with this code in this field; the context can be used again. */
static void expect_refused(bool answer, ks_code code, const char *innermost) {
    assert_false(answer);
    assert_true(ks.error.path_len > 0);
    assert_string_equal(ks_code_name(ks.error.code), ks_code_name(code));
    assert_string_equal(ks.error.path[0].name, innermost);
    ks.error.code = KS_OK;
    ks.error.path_len = 0;
}

static void put_u64(size_t at, uint64_t value) {
    for (size_t i = 0; i < 8; i++) image[at + i] = (uint8_t)(value >> 8 * i);
}

/* ------------------------------------------------------------------------------- header and shape */

TEST(test_element_size) {
    static const uint8_t sizes[] = {1, 2, 4, 8, 4, 8, 1, 2, 4, 8};
    begin(0);
    for (uint8_t dtype = 0; dtype < 20; dtype++) {
        btf_record_header h = {.dtype = dtype};
        if (dtype < sizeof sizes) {
            assert_true(btf_record_header_get_element_size(&ks, &h));
            assert_int_equal(h.element_size, sizes[dtype]);
            assert_true(btf_record_header_complete(&ks, &h));
        } else {
            expect_refused(btf_record_header_get_element_size(&ks, &h), KS_INDEX, "element_size");
            expect_refused(btf_record_header_complete(&ks, &h), KS_INDEX, "element_size");
        }
    }
    ks_ctx_free(&ks);
}

TEST(test_dim) {
    static const uint64_t big = UINT64_C(1) << 33;
    const struct {
        uint64_t extent_before, cells_before, length, extent, cells;
        bool has_extent, has_cells;
    } cases[] = {
        {6, 6, 7, 42, 42, true, true},
        {6, 0, 7, 42, 0, true, true},
        {6, 6, 0, 6, 0, true, true}, /* an empty axis leaves the extent as it is */
        {big, 1, big, 0, big, false, true},
        {1, big, big, big, 0, true, false},
        {UINT64_MAX, UINT64_MAX, 0, UINT64_MAX, 0, true, true},
        {UINT64_MAX, UINT64_MAX, 2, 0, 0, false, false},
    };
    begin(0);
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        btf_dim d = {.extent_before = cases[i].extent_before,
                     .cells_before = cases[i].cells_before,
                     .length = cases[i].length};
        btf_dim all = d;
        if (cases[i].has_extent)
            assert_true(btf_dim_get_extent(&ks, &d));
        else
            expect_refused(btf_dim_get_extent(&ks, &d), KS_OVERFLOW, "extent");
        if (cases[i].has_cells)
            assert_true(btf_dim_get_cells(&ks, &d));
        else
            expect_refused(btf_dim_get_cells(&ks, &d), KS_OVERFLOW, "cells");
        if (cases[i].has_extent) assert_true(d.extent == cases[i].extent);
        if (cases[i].has_cells) assert_true(d.cells == cases[i].cells);
        assert_int_equal(btf_dim_complete(&ks, &all), cases[i].has_extent && cases[i].has_cells);
        ks.error.code = KS_OK;
    }
    ks_stream io = begin(8);
    btf_dim d = {.extent_before = 0};
    expect_refused(btf_dim_parse(&ks, &io, &d), KS_DIVISION, "length");
    ks_ctx_free(&ks);
}

/* ----------------------------------------------------------------------------------------- records */

static void add_dim(btf_record *record, uint64_t extent_before, uint64_t cells_before,
                    uint64_t length) {
    btf_dim *d = ks_list_add(&ks, &record->dims);
    assert_non_null(d);
    *d = (btf_dim){.extent_before = extent_before, .cells_before = cells_before, .length = length};
}

static btf_record record_of(uint64_t rank, uint8_t dtype) {
    btf_record record = {.header = {.rank = rank, .dtype = dtype}};
    assert_true(ks_list_init(&ks, &record.dims, 0, sizeof(btf_dim)));
    return record;
}

TEST(test_num_cells) {
    begin(0);
    btf_record record = record_of(0, 0);
    assert_true(btf_record_get_num_cells(&ks, &record));
    assert_int_equal(record.num_cells, 1);
    record = record_of(1, 0); /* no axis, though the rank says there is one */
    expect_refused(btf_record_get_num_cells(&ks, &record), KS_INDEX, "num_cells");
    expect_refused(btf_record_complete(&ks, &record), KS_INDEX, "num_cells");
    add_dim(&record, 1, UINT64_MAX, 2);
    expect_refused(btf_record_get_num_cells(&ks, &record), KS_OVERFLOW, "cells");
    expect_refused(btf_record_complete(&ks, &record), KS_OVERFLOW, "cells");
    record.header.dtype = 10;
    record.header.ks_state_element_size = KS_TODO;
    expect_refused(btf_record_complete(&ks, &record), KS_INDEX, "element_size");
    record = record_of(1, 0);
    add_dim(&record, 1, 5, 2);
    assert_true(btf_record_complete(&ks, &record));
    assert_int_equal(record.num_cells, 10);
    ks_ctx_free(&ks);
}

/* A dense record of one uint8 whose stated offset is 2^64-1 bytes into the file. */
TEST(test_record_start) {
    ks_stream io = begin(17);
    image[8] = BTF_DTYPE_UINT8;
    btf_record record = {.start = UINT64_MAX};
    expect_refused(btf_record_parse(&ks, &io, &record), KS_OVERFLOW, "padding");
    ks_ctx_free(&ks);
}

TEST(test_offset_entry) {
    btf root = {.num_tensors = UINT64_C(1) << 61}; /* times 8, and 8 more */
    ks_stream io = begin(8);
    btf_offset_entry entry = {.ks_root = &root};
    expect_refused(btf_offset_entry_parse(&ks, &io, &entry), KS_OVERFLOW, "offset");
    root.num_tensors--;
    io.pos = 0;
    expect_refused(btf_offset_entry_parse(&ks, &io, &entry), KS_OVERFLOW, "offset");
    root.num_tensors = 0; /* a file without space for the header of any record */
    put_u64(0, 8);
    io.pos = 0;
    expect_refused(btf_offset_entry_parse(&ks, &io, &entry), KS_BAD_REFERENCE, "offset");

    io = begin(64);
    root = (btf){.num_tensors = 5, .ks_io = &io};
    assert_true(ks_list_init(&ks, &root.offsets, 0, sizeof(btf_offset_entry)));
    assert_non_null(ks_list_add(&ks, &root.offsets));
    entry = (btf_offset_entry){.ks_root = &root, .ks_io = &io, .index = UINT64_MAX};
    expect_refused(btf_offset_entry_get_record(&ks, &entry), KS_OVERFLOW, "record");
    entry.index = 0; /* the next one is not there */
    expect_refused(btf_offset_entry_get_record(&ks, &entry), KS_INDEX, "record");
    expect_refused(btf_offset_entry_complete(&ks, &entry), KS_INDEX, "record");
    btf_record record = record_of(0, 10);
    entry.record = &record;
    entry.ks_state_record = KS_DONE;
    expect_refused(btf_offset_entry_complete(&ks, &entry), KS_INDEX, "element_size");
    entry.record = NULL;
    assert_true(btf_offset_entry_complete(&ks, &entry));
    ks_ctx_free(&ks);
}

/* ---------------------------------------------------------------------------------------------- COO */

/* One entry in a [4], described by `record`. */
static bool read_coo(btf_record *record, bool strict, uint64_t num_indices) {
    ks_stream io = ks_stream_root(&ks);
    btf_coo_payload payload = {.ks_parent = record};
    put_u64(0, num_indices);
    put_u64(8, record->header.rank);
    put_u64(16, 3);
    put_u64(24, num_indices);
    ks.limits.strict = strict;
    return btf_coo_payload_parse(&ks, &io, &payload);
}

TEST(test_coo) {
    begin(40);
    btf_record record = record_of(1, BTF_DTYPE_UINT8);
    expect_refused(read_coo(&record, false, 1), KS_INDEX, "num_cells");
    add_dim(&record, 1, 1, 4);
    assert_true(read_coo(&record, true, 1));
    record.num_cells = 0; /* more entries than cells: a note */
    assert_true(read_coo(&record, false, 1));
    assert_int_equal(ks.num_notes, 1);
    expect_refused(read_coo(&record, true, 1), KS_BAD_VALUE, "num_indices");
    record.header.dtype = 10;
    record.header.ks_state_element_size = KS_TODO;
    expect_refused(read_coo(&record, false, 1), KS_INDEX, "element_size");

    /* One axis less than stated, and one that is longer than any index. */
    record = record_of(1, BTF_DTYPE_UINT8);
    record.num_cells = 4;
    record.ks_state_num_cells = KS_DONE;
    expect_refused(read_coo(&record, true, 1), KS_INDEX, "indices");
    add_dim(&record, 1, 1, UINT64_MAX);
    expect_refused(read_coo(&record, true, 1), KS_OVERFLOW, "position");
    ks_ctx_free(&ks);
}

/* A single index is read as it is in its array. */
TEST(test_coo_index) {
    const struct {
        uint64_t length;
        int64_t position;
        ks_code code;
    } cases[] = {{4, 0, KS_OK},
                 {4, 3, KS_OK},
                 {4, 4, KS_BAD_REFERENCE},
                 {4, -1, KS_BAD_REFERENCE},
                 {0, 0, KS_BAD_REFERENCE},
                 {UINT64_C(1) << 63, INT64_MAX, KS_OK},
                 {UINT64_MAX, 0, KS_OVERFLOW}};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        ks_stream io = begin(8);
        put_u64(0, (uint64_t)cases[i].position);
        btf_coo_index index = {.length = cases[i].length};
        bool good = btf_coo_index_parse(&ks, &io, &index);
        if (cases[i].code == KS_OK) {
            assert_true(good);
            assert_true(index.position == cases[i].position);
            assert_int_equal(io.pos, 8);
        } else {
            expect_refused(good, cases[i].code, "position");
        }
        ks_ctx_free(&ks);

        begin(40);
        btf_record record = record_of(1, BTF_DTYPE_UINT8);
        record.num_cells = 1;
        record.ks_state_num_cells = KS_DONE;
        add_dim(&record, 1, 1, cases[i].length);
        io = ks_stream_root(&ks);
        btf_coo_payload payload = {.ks_parent = &record};
        put_u64(0, 1);
        put_u64(8, 1);
        put_u64(16, (uint64_t)cases[i].position);
        put_u64(24, 1);
        good = btf_coo_payload_parse(&ks, &io, &payload);
        if (cases[i].code == KS_OK)
            assert_true(good);
        else
            expect_refused(good, cases[i].code, "position");
        ks_ctx_free(&ks);
    }
    ks_stream io = begin(7);
    btf_coo_index index = {.length = 4};
    expect_refused(btf_coo_index_parse(&ks, &io, &index), KS_TRUNCATED, "position");
    ks_ctx_free(&ks);
}

/* A truncated header of 16 bytes: in a file these bytes exist, because of the rule for offsets. */
TEST(test_cut_header) {
    static const char *const fields[] = {"rank", "dtype", "layout", "reserved"};
    static const size_t ends[] = {8, 9, 10, 16};
    for (size_t n = 0; n <= 16; n++) {
        ks_stream io = begin(n);
        btf_record_header header = {.rank = 1};
        size_t missing = 0;
        while (missing < 4 && ends[missing] <= n) missing++;
        bool good = btf_record_header_parse(&ks, &io, &header);
        if (missing == 4)
            assert_true(good && header.rank == 0);
        else
            expect_refused(good, KS_TRUNCATED, fields[missing]);
        ks_ctx_free(&ks);
    }
}
