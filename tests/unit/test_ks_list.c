/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_list.c - lists: chunks, stable addresses, failing memory.
 */
#include "ks_test.h"

static void known_count(void **state) {
    (void)state;
    ks_ctx ks;
    test_begin(&ks, NULL, 0);
    ks_list list;
    assert_true(ks_list_init(&ks, &list, 5, 8));
    assert_true(list.first_cap == 5 && list.count == 0 && list.num_more == 0);
    uint64_t left = ks.memory_left;
    for (uint64_t i = 0; i < 5; i++) {
        uint8_t *place = ks_list_add(&ks, &list);
        assert_true(place == list.first + i * 8);
        memset(place, (int)i, 8);
    }
    assert_true(ks.memory_left == left && list.count == 5);
    /* more than announced is possible too */
    for (uint64_t i = 5; i < 1000; i++) {
        uint8_t *place = ks_list_add(&ks, &list);
        assert_non_null(place);
        memset(place, (int)(i & 0xFF), 8);
    }
    for (uint64_t i = 0; i < 1000; i++) {
        uint8_t *place = ks_list_at(&list, i);
        assert_true(place[0] == (i & 0xFF) && place[7] == (i & 0xFF));
        assert_true(ks_list_at_slow(&list, i) == place);
    }
    ks_ctx_free(&ks);
}

/* 2^17 elements with an initial capacity of `first_cap`: elements never move and have different
 * addresses. */
static void grown(ks_ctx *ks, uint64_t first) {
    ks_list list;
    const uint64_t n = 1u << 17;
    assert_true(ks_list_init(ks, &list, first, sizeof(uint64_t)));
    uint64_t **places = calloc(n, sizeof *places);
    assert_non_null(places);
    for (uint64_t i = 0; i < n; i++) {
        places[i] = ks_list_add(ks, &list);
        assert_non_null(places[i]);
        *places[i] = i;
    }
    for (uint64_t i = 0; i < n; i++) {
        assert_true(ks_list_at(&list, i) == places[i]);
        assert_true(*places[i] == i);
    }
    assert_true(list.count == n);
    free(places);
}

static void unknown_count(void **state) {
    (void)state;
    ks_ctx ks;
    test_begin(&ks, NULL, 0);
    ks_list list;
    assert_true(ks_list_init(&ks, &list, 0, 24));
    assert_true(list.count == 0 && list.first == NULL);
    assert_true(ks.memory_left == ks.limits.memory); /* an empty list costs nothing */
    assert_non_null(ks_list_add(&ks, &list));
    assert_true(list.first_cap == 16);
    const uint64_t starts[] = {0, 1, 2, 3, 16, 100};
    for (size_t i = 0; i < COUNT_OF(starts); i++) {
        grown(&ks, starts[i]);
        ks_ctx_free(&ks);
    }
}

static void refused(void **state) {
    (void)state;
    ks_ctx ks;
    ks_list list;
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(1 << 20, 0), NULL);
    list.count = 77;
    assert_false(ks_list_init(&ks, &list, 1, 0));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_false(ks_list_init(&ks, &list, 0, (size_t)UINT32_MAX + 1));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_false(ks_list_init(&ks, &list, UINT64_MAX, 8));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_false(ks_list_init(&ks, &list, (1 << 20) / 8 + 1, 8));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_true(list.count == 0); /* an empty list, whatever was requested */
    assert_true(ks_list_init(&ks, &list, 0, 16));
    uint64_t n = 0;
    while (ks_list_add(&ks, &list) != NULL) n++;
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_true(list.count == n && n == 32768); /* half of the budget; the next chunk is as much */
    assert_null(ks_list_add(&ks, &list));
    assert_true(list.count == n);
    ks_ctx_free(&ks);
}

static void failing_memory(void **state) {
    (void)state;
    bool done = false;
    for (uint64_t fail_at = 0; !done; fail_at++) {
        ks_ctx ks;
        counted_memory m;
        ks_allocator allocator = counted_allocator(&m, fail_at);
        ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(1 << 26, 0), &allocator);
        ks_list list;
        assert_true(ks_list_init(&ks, &list, 0, 4));
        uint64_t n = 0;
        while (n < 100000 && ks_list_add(&ks, &list) != NULL) n++;
        done = n == 100000;
        assert_true(list.count == n);
        if (!done) {
            expect_error(&ks, KS_NO_MEMORY, KS_NO_OFFSET);
            while (n < 100000 && ks_list_add(&ks, &list) != NULL) n++; /* it can continue */
            assert_true(n == 100000);
        }
        for (uint64_t i = 0; i < n; i++) assert_non_null(ks_list_at(&list, i));
        ks_ctx_free(&ks);
        assert_true(m.live == 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_count),
        cmocka_unit_test(unknown_count),
        cmocka_unit_test(refused),
        cmocka_unit_test(failing_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
