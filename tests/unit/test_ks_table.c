/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_table.c - labels of enums; information in the tables of a grammar for programs that make
 * files.
 */
#include "ks_table.h"
#include "ks_test.h"

#include "btf.h"
#include "npy.h"

TEST(labels) {
    ks_label all[40];
    for (uint32_t n = 0; n <= COUNT_OF(all); n++) {
        for (uint32_t i = 0; i < n; i++) {
            all[i].value = (int64_t)i * 3 - 20;
            all[i].id = "id";
            all[i].orig = "orig";
        }
        ks_enum e = {.name = "e", .labels = all, .num_labels = n};
        for (int64_t value = -30; value < 130; value++) {
            const ks_label *expected = NULL;
            for (uint32_t i = 0; i < n; i++) {
                if (all[i].value == value) expected = &all[i];
            }
            assert_ptr_equal(ks_enum_find(&e, value), expected);
        }
        assert_null(ks_enum_find(&e, INT64_MIN));
        assert_null(ks_enum_find(&e, INT64_MAX));
    }
}

TEST(extreme_labels) {
    const ks_label all[] = {{INT64_MIN, "a", "A"}, {-1, "b", "B"}, {INT64_MAX, "c", "C"}};
    ks_enum e = {.name = "e", .labels = all, .num_labels = 3};
    assert_ptr_equal(ks_enum_find(&e, INT64_MIN), &all[0]);
    assert_ptr_equal(ks_enum_find(&e, -1), &all[1]);
    assert_ptr_equal(ks_enum_find(&e, INT64_MAX), &all[2]);
    assert_null(ks_enum_find(&e, 0));
}

static const ks_field *field_of(const ks_type *type, const char *name) {
    for (uint32_t i = 0; i < type->num_fields; i++)
        if (strcmp(type->fields[i].name, name) == 0) return &type->fields[i];
    fail_msg("%s has no %s", type->name, name);
    return NULL;
}

/* Whether `by` of type `of` controls `name` of `type` in that role. */
static bool is_linked(const ks_type *type, const char *name, ks_role role, const ks_type *of,
                      const char *by) {
    const ks_field *field = field_of(type, name);
    for (uint32_t i = 0; i < field->num_links; i++) {
        const ks_link *link = &field->links[i];
        assert_true(link->field < link->type->num_fields);
        if (link->role == role && &link->type->fields[link->field] == field_of(of, by)) return true;
    }
    return false;
}

TEST(hints) {
    const ks_type *header = &btf_record_header_desc;
    assert_true(is_linked(&btf_desc, "offsets", KS_ROLE_COUNT, &btf_desc, "num_tensors"));
    assert_true(is_linked(&btf_offset_entry_desc, "record", KS_ROLE_POSITION,
                          &btf_offset_entry_desc, "offset"));
    assert_true(is_linked(&btf_record_desc, "dims", KS_ROLE_COUNT, header, "rank"));
    assert_true(is_linked(&btf_record_desc, "payload", KS_ROLE_CASE, header, "layout"));
    assert_true(is_linked(&btf_coo_payload_desc, "num_values", KS_ROLE_VALUE, &btf_coo_payload_desc,
                          "num_indices"));
    /* Through a parameter and value instances. */
    assert_true(is_linked(&btf_dense_payload_desc, "data", KS_ROLE_SIZE, header, "dtype"));
    assert_true(is_linked(&btf_dense_payload_desc, "data", KS_ROLE_SIZE, &btf_dim_desc, "length"));
    assert_false(is_linked(&btf_dense_payload_desc, "data", KS_ROLE_SIZE, header, "reserved"));
    assert_false(is_linked(&btf_record_desc, "dims", KS_ROLE_SIZE, header, "rank"));

    const ks_field *payload = field_of(&btf_record_desc, "payload");
    assert_int_equal(payload->num_cases, 2);
    assert_ptr_equal(payload->cases[0], &btf_dense_payload_desc);
    assert_ptr_equal(payload->cases[1], &btf_coo_payload_desc);

    const ks_field *rank = field_of(header, "rank");
    bool has_bound = false;
    for (uint32_t i = 0; i < rank->num_constants; i++)
        has_bound =
            has_bound || (rank->constants[i].bytes == NULL && rank->constants[i].word == 255);
    assert_true(has_bound);
    const ks_field *magic = field_of(&npy_desc, "magic");
    assert_int_equal(magic->num_constants, 1);
    assert_int_equal(magic->constants[0].size, 6);
    assert_memory_equal(magic->constants[0].bytes, "\x93NUMPY", 6);
}
