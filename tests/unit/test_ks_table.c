/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_table.c - labels of enums.
 */
#include "ks/ks_table.h"
#include "ks_test.h"

static void labels(void **state) {
    (void)state;
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

static void extreme_labels(void **state) {
    (void)state;
    const ks_label all[] = {{INT64_MIN, "a", "A"}, {-1, "b", "B"}, {INT64_MAX, "c", "C"}};
    ks_enum e = {.name = "e", .labels = all, .num_labels = 3};
    assert_ptr_equal(ks_enum_find(&e, INT64_MIN), &all[0]);
    assert_ptr_equal(ks_enum_find(&e, -1), &all[1]);
    assert_ptr_equal(ks_enum_find(&e, INT64_MAX), &all[2]);
    assert_null(ks_enum_find(&e, 0));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(labels),
        cmocka_unit_test(extreme_labels),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
