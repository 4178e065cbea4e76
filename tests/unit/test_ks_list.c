/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_list.c - lists: chunks, stable addresses, failing memory; numbers read at once.
 */
#include "ks_test.h"

TEST(known_count) {
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

TEST(unknown_count) {
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

TEST(refused) {
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

TEST(failing_memory) {
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

/* Element i of `bytes`, as wide as `size`, in the order given. */
static uint64_t element(const uint8_t *bytes, uint64_t i, unsigned size, bool little) {
    uint64_t value = 0;
    for (unsigned k = 0; k < size; k++)
        value = value << 8 | bytes[i * size + (little ? size - 1 - k : k)];
    return value;
}

static uint64_t kept(const ks_list *list, uint64_t i) {
    const void *place = ks_list_at(list, i);
    uint16_t half;
    uint32_t word;
    uint64_t wide;
    if (list->size == 2) {
        memcpy(&half, place, sizeof half);
        return half;
    }
    if (list->size == 4) {
        memcpy(&word, place, sizeof word);
        return word;
    }
    memcpy(&wide, place, sizeof wide);
    return wide;
}

/* Counts below, at and beyond what is loaded at once. */
TEST(numbers) {
    static const uint64_t counts[] = {0, 1, 3, 511, 512, 513, 1024, 2048, 2049, 5000};
    uint8_t bytes[5000 * 8 + 1];
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)(i * 167 + i / 256);
    for (unsigned size = 2; size <= 8; size *= 2) {
        for (size_t i = 0; i < COUNT_OF(counts) * 2; i++) {
            const uint64_t count = counts[i / 2];
            const bool little = i % 2 == 0;
            ks_ctx ks;
            ks_stream io = test_begin(&ks, bytes, 1 + (size_t)count * size);
            ks_list list;
            uint8_t first;
            assert_true(ks_read_u1(&ks, &io, &first));
            assert_true(ks_list_init(&ks, &list, count, size));
            assert_true(ks_read_numbers(&ks, &io, little, &list));
            assert_true(list.count == count && ks_eof(&io));
            for (uint64_t k = 0; k < count; k++)
                assert_true(kept(&list, k) == element(bytes + 1, k, size, little));
            ks_ctx_free(&ks);
        }
    }
}

/* Each load fails in turn; what was read before stays, and the next attempt reads the rest. */
TEST(numbers_load) {
    enum { COUNT = 3000 };
    uint8_t bytes[COUNT * 4];
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)(i * 91 + i / 256);
    bool failed = true;
    uint64_t failures = 0;
    for (uint64_t fail_at = 0; failed; fail_at++) {
        ks_ctx ks;
        lazy_input lazy;
        ks_stream io = lazy_begin(&ks, &lazy, bytes, sizeof bytes, 0);
        lazy.fail_at = fail_at;
        lazy.code = 5;
        ks_list list;
        assert_true(ks_list_init(&ks, &list, COUNT, 4));
        failed = !ks_read_numbers(&ks, &io, false, &list);
        if (failed) {
            failures++;
            assert_true(list.count < COUNT && io.pos == list.count * 4);
            expect_error(&ks, KS_IO, io.pos);
            assert_true(ks_read_numbers(&ks, &io, false, &list));
        }
        assert_true(list.count == COUNT);
        for (uint64_t k = 0; k < COUNT; k++)
            assert_true(kept(&list, k) == element(bytes, k, 4, false));
        lazy_end(&ks, &lazy);
    }
    assert_true(failures == 3); /* 12000 bytes, 4096 at a time */
}
