/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_ctx.c - arena, budgets, the error and its path, notes, values.
 */
#include "ks_test.h"

#include <limits.h>
#include <stdio.h>

TEST(names_of_codes) {
    assert_string_equal(ks_code_name(KS_OK), "ok");
    assert_string_equal(ks_code_name(KS_TRUNCATED), "truncated");
    assert_string_equal(ks_code_name(KS_UNSUPPORTED), "unsupported");
    assert_string_equal(ks_code_name(KS_NUM_CODES), "unknown");
    for (int a = 0; a < (int)KS_NUM_CODES; a++) {
        for (int b = 0; b < a; b++) {
            assert_string_not_equal(ks_code_name((ks_code)a), ks_code_name((ks_code)b));
        }
    }
}

TEST(default_limits) {
    ks_limits limits = ks_limits_for(0);
    assert_true(limits.memory == UINT64_C(16) << 20 && limits.work == UINT64_C(4) << 20);
    assert_int_equal(limits.depth, 256);
    assert_false(limits.strict);
    limits = ks_limits_for(1000);
    assert_true(limits.memory == (UINT64_C(16) << 20) + 40000);
    assert_true(limits.work == (UINT64_C(4) << 20) + 32000);
    limits = ks_limits_for(UINT64_MAX / 40); /* the product fits, the sum does not */
    assert_true(limits.memory == UINT64_MAX);
    limits = ks_limits_for(UINT64_MAX);
    assert_true(limits.memory == UINT64_MAX && limits.work == UINT64_MAX);
}

TEST(inputs_without_address) {
    ks_ctx ks;
    ks_input input = {.base = NULL, .size = 100};
    ks_ctx_init(&ks, input, ks_limits_for(0), NULL);
    assert_non_null(ks.input.base);
    assert_true(ks.input.size == 0);
    ks_stream io = ks_stream_root(&ks);
    assert_true(ks_eof(&io));
    input = ks_input_memory(NULL, 7);
    assert_non_null(input.base);
    assert_true(input.size == 0);
    ks_ctx_free(&ks);
}

/* -------------------------------------------------------------------------------------- arena */

TEST(alloc_is_aligned_and_apart) {
    ks_ctx ks;
    counted_memory m;
    ks_allocator allocator = counted_allocator(&m, UINT64_MAX);
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(1 << 24, 0), &allocator);
    assert_true(m.calls == 0);
    uint8_t *places[300];
    for (size_t i = 0; i < COUNT_OF(places); i++) {
        size_t size = i * 7 % 900;
        places[i] = ks_alloc(&ks, 1, size);
        assert_non_null(places[i]);
        assert_true((uintptr_t)places[i] % _Alignof(max_align_t) == 0);
        memset(places[i], (int)(i & 0xFF), size);
    }
    for (size_t i = 0; i < COUNT_OF(places); i++) {
        for (size_t k = 0; k < i * 7 % 900; k++) assert_int_equal(places[i][k], i & 0xFF);
    }
    assert_true(m.live > 0);
    ks_ctx_free(&ks);
    assert_true(m.live == 0 && m.bytes == 0);
    ks_ctx_free(&ks); /* twice is once */
    assert_non_null(ks_alloc(&ks, 1, 1));
    ks_ctx_free(&ks);
    assert_true(m.live == 0);
}

/* An allocator that remembers its blocks. */
typedef struct known_blocks {
    struct {
        uint8_t *memory;
        size_t size;
    } blocks[4096];
    size_t num;
} known_blocks;

static void *known_alloc(void *self, size_t size) {
    known_blocks *k = self;
    assert_true(k->num < COUNT_OF(k->blocks));
    k->blocks[k->num].memory = malloc(size);
    k->blocks[k->num].size = size;
    return k->blocks[k->num++].memory;
}

static void known_free(void *self, void *memory, size_t size) {
    (void)self;
    (void)size;
    free(memory);
}

/* Every allocation is inside a block, and after the previous one in the same block. */
TEST(places_lie_in_blocks) {
    static known_blocks k;
    static const size_t patterns[][4] = {
        {16, 16, 16, 16},  {1, 0, 100, 33},           {4096, 16, 4096, 0},  {5000, 8, 8, 8},
        {70001, 16, 0, 3}, {200000, 65535, 1, 65536}, {3, 9000, 20000, 16},
    };
    for (size_t p = 0; p < COUNT_OF(patterns); p++) {
        ks_ctx ks;
        ks_allocator allocator = {known_alloc, known_free, &k};
        k.num = 0;
        ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(40 << 20, 0), &allocator);
        for (size_t i = 0; i < 3000; i++) {
            size_t size = patterns[p][i % 4];
            uint64_t before = ks.memory_left;
            uint8_t *place = ks_alloc(&ks, 1, size);
            if (place == NULL) break;
            size_t counted = size == 0 ? 16 : (size + 15) / 16 * 16;
            assert_true(before - ks.memory_left == counted);
            size_t b = 0;
            while (b < k.num &&
                   ((uintptr_t)place < (uintptr_t)k.blocks[b].memory ||
                    (uintptr_t)place - (uintptr_t)k.blocks[b].memory >= k.blocks[b].size)) {
                b++;
            }
            assert_true(b < k.num);
            size_t left = k.blocks[b].size - (size_t)(place - k.blocks[b].memory);
            assert_true(size <= left);
            for (size_t byte = 0; byte < size; byte++) place[byte] = 0xA5;
            /* blocks are used from the front: the rest of it follows this address */
            if (b + 1 == k.num && ks.arena_left > 0 && ks.arena_at == place + counted) {
                assert_true(left == counted + ks.arena_left);
            }
        }
        ks.error.code = KS_OK;
        ks_ctx_free(&ks);
    }
}

TEST(budget_counts_requests) {
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(64, 0), NULL);
    assert_non_null(ks_alloc(&ks, 1, 1)); /* 16 of 64 */
    assert_true(ks.memory_left == 48);
    assert_non_null(ks_alloc(&ks, 0, 8)); /* size 0 costs memory, too */
    assert_non_null(ks_alloc(&ks, 8, 0));
    assert_true(ks.memory_left == 16);
    assert_null(ks_alloc(&ks, 1, 17));
    expect_figures(&ks, KS_LIMIT, KS_NO_OFFSET, 64, 48 + 32);
    assert_true(ks.memory_left == 16);
    assert_non_null(ks_alloc(&ks, 2, 8));
    assert_true(ks.memory_left == 0);
    assert_null(ks_alloc(&ks, 0, 0));
    expect_figures(&ks, KS_LIMIT, KS_NO_OFFSET, 64, 80);
    ks_ctx_free(&ks);
    assert_true(ks.memory_left == 64);
}

TEST(sizes_that_do_not_fit) {
    ks_ctx ks;
    counted_memory m;
    ks_allocator allocator = counted_allocator(&m, UINT64_MAX);
    const struct {
        uint64_t count;
        size_t size;
    } cases[] = {
        {UINT64_MAX, 1},         {UINT64_MAX, SIZE_MAX}, {1, SIZE_MAX},
        {1, SIZE_MAX - 15},      {1, SIZE_MAX - 16},     {1, SIZE_MAX - 31},
        {1, SIZE_MAX - 32},      {1, SIZE_MAX - 40},     {UINT64_C(1) << 32, SIZE_MAX / 2 + 1},
        {UINT64_MAX / 2 + 1, 2},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits((uint64_t)SIZE_MAX / 2, 0),
                    &allocator);
        assert_null(ks_alloc(&ks, cases[i].count, cases[i].size));
        assert_true(ks.error.found.u64 > ks.limits.memory);
        expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
        assert_true(m.calls == 0);
    }
}

#ifndef KS_EXACT_BLOCKS
TEST(blocks_double) {
    ks_ctx ks;
    counted_memory m;
    ks_allocator allocator = counted_allocator(&m, UINT64_MAX);
    const uint64_t budget = UINT64_C(200) << 20;
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(budget, 0), &allocator);
    uint64_t before = 0;
    uint64_t block = 16 << 10;
    while (ks.memory_left > UINT64_C(64) << 20) {
        assert_non_null(ks_alloc(&ks, 1, 1024));
        if (m.bytes != before) {
            assert_true(m.bytes - before == block);
            before = m.bytes;
            if (block < 32 << 20) block *= 2;
        }
    }
    assert_true(block == 32 << 20);
    /* A large request gets a separate block, and the rest of the others stays in use. */
    size_t left = ks.arena_left;
    uint64_t calls = m.calls;
    assert_non_null(ks_alloc(&ks, 1, 40 << 20));
    assert_true(m.calls == calls + 1 && ks.arena_left == left);
    assert_true(m.bytes - before > 40 << 20 && m.bytes - before <= (40 << 20) + 64);
    ks_ctx_free(&ks);
    assert_true(m.live == 0);
}

/* The total of all blocks stays below twice the budget plus 16 KiB, whatever the sizes of the
 * requests. */
/* Long lists share a block, of which an allocator can make huge pages, and what follows goes on in it. */
TEST(long_lists_share_a_block) {
    ks_ctx ks;
    counted_memory m;
    ks_allocator allocator = counted_allocator(&m, UINT64_MAX);
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(UINT64_C(16) << 20, 0), &allocator);
    assert_non_null(ks_alloc(&ks, 1, 100));
    assert_non_null(ks_alloc(&ks, 150000, 4));
    assert_non_null(ks_alloc(&ks, 150000, 4));
    assert_non_null(ks_alloc(&ks, 1, 100));
    assert_true(m.calls == 2 && m.bytes == (16 << 10) + (4 << 20));
    assert_non_null(ks_alloc(&ks, 5 << 20, 1)); /* too long for it */
    assert_true(m.calls == 3);
    ks_ctx_free(&ks);
    assert_true(m.live == 0);
    /* A block is never larger than what may be taken. */
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(UINT64_C(1) << 20, 0), &allocator);
    m.bytes = 0;
    assert_non_null(ks_alloc(&ks, 600 << 10, 1));
    assert_true(m.bytes <= (1 << 20) + 64);
    assert_null(ks_alloc(&ks, 600 << 10, 1));
    ks_ctx_free(&ks);
    assert_true(m.live == 0);
}

TEST(blocks_are_bounded) {
    uint32_t random = 1;
    for (unsigned round = 0; round < 200; round++) {
        ks_ctx ks;
        counted_memory m;
        ks_allocator allocator = counted_allocator(&m, UINT64_MAX);
        uint64_t budget = round < 100 ? UINT64_C(1) << (round % 27) : 123457u * (round - 99);
        ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(budget, 0), &allocator);
        for (;;) {
            random = random * 1664525u + 1013904223u;
            unsigned scale = (random >> 24) % (round % 24 + 1);
            size_t size = (random >> 8) % (1u << scale) + 1;
            if (round % 5 == 0) {
                /* the worst case: slightly more than the rest of the block */
                size = ks.arena_left < ks.memory_left ? ks.arena_left + 1 : 1;
            }
            if (ks_alloc(&ks, 1, size) == NULL) break;
        }
        expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
        assert_true(m.peak <= 2 * budget + (16 << 10));
        ks_ctx_free(&ks);
        assert_true(m.live == 0);
    }
}
#endif

TEST(every_allocation_may_fail) {
    for (uint64_t fail_at = 0;; fail_at++) {
        ks_ctx ks;
        counted_memory m;
        ks_allocator allocator = counted_allocator(&m, fail_at);
        ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(1 << 20, 0), &allocator);
        bool ok = true;
        for (size_t i = 1; ok && i < 60; i++) ok = ks_alloc(&ks, i, i * i % 97) != NULL;
        if (!ok) {
            assert_int_equal(ks.error.allowed.kind, KS_VALUE_U64);
            expect_error(&ks, KS_NO_MEMORY, KS_NO_OFFSET);
            assert_non_null(ks_alloc(&ks, 1, 8)); /* the context is still usable */
        }
        ks_ctx_free(&ks);
        assert_true(m.live == 0);
        if (ok) {
            assert_true(fail_at > 0);
            return;
        }
    }
}

TEST(half_an_allocator_is_none) {
    ks_ctx ks;
    counted_memory m;
    ks_allocator allocator = counted_allocator(&m, UINT64_MAX);
    allocator.free = NULL;
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(100, 0), &allocator);
    assert_non_null(ks_alloc(&ks, 1, 1));
    assert_true(m.calls == 0);
    ks_ctx_free(&ks);
    allocator = counted_allocator(&m, UINT64_MAX);
    allocator.alloc = NULL;
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(100, 0), &allocator);
    assert_non_null(ks_alloc(&ks, 1, 1));
    ks_ctx_free(&ks);
}

/* ------------------------------------------------------------------------------------ budgets */

TEST(work_and_depth) {
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(0, 10), NULL);
    assert_true(ks_spend(&ks, 4) && ks_spend(&ks, 6) && ks_spend(&ks, 0));
    assert_false(ks_spend(&ks, 1));
    expect_figures(&ks, KS_LIMIT, KS_NO_OFFSET, 10, 11);
    assert_false(ks_spend(&ks, UINT64_MAX));
    expect_figures(&ks, KS_LIMIT, KS_NO_OFFSET, 10, UINT64_MAX);
    ks.work_left = 3;
    assert_false(ks_spend(&ks, 100));
    expect_figures(&ks, KS_LIMIT, KS_NO_OFFSET, 10, 107);
    assert_true(ks_spend_slow(&ks, 3));
    assert_true(ks.work_left == 0);

    ks.limits.depth = ks.depth_left = 2;
    assert_true(ks_enter(&ks) && ks_enter(&ks));
    assert_false(ks_enter(&ks));
    expect_figures(&ks, KS_LIMIT, KS_NO_OFFSET, 2, 3);
    ks_leave(&ks);
    assert_true(ks_enter(&ks));
    for (int i = 0; i < 5; i++) ks_leave(&ks); /* too often: the budget does not grow */
    assert_true(ks.depth_left == 2);
    ks_ctx_free(&ks);
}

/* ------------------------------------------------------------------------------------- errors */

TEST(first_error_stays) {
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), ks_limits_for(0), NULL);
    assert_int_equal(ks.error.code, KS_OK);
    assert_string_equal(ks.error.expected, "");
    assert_false(ks_fail(&ks, KS_BAD_VALUE, 12, "one"));
    assert_false(ks_fail(&ks, KS_TRUNCATED, 13, "two"));
    assert_false(ks_fail_found(&ks, KS_IO, 14, "three", ks_value_u64(1), ks_value_u64(2)));
    assert_string_equal(ks.error.expected, "one");
    assert_int_equal(ks.error.allowed.kind, KS_VALUE_NONE);
    assert_false(ks_place(&ks, 99));
    expect_error(&ks, KS_BAD_VALUE, 12);
    /* a new one leaves nothing of the old one */
    ks.error.path_len = 5;
    ks.error.skip = 7;
    ks.error.absolute = true;
    assert_false(ks_fail(&ks, KS_LIMIT, KS_NO_OFFSET, "more"));
    assert_true(ks.error.path_len == 0 && ks.error.skip == 0 && !ks.error.absolute);
    assert_false(ks_place(&ks, 99));
    assert_false(ks_place(&ks, 100));
    expect_error(&ks, KS_LIMIT, 99);
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), ks_limits_for(0), NULL);
    ks.error.offset = KS_NO_OFFSET;
    assert_false(ks_place(&ks, 1)); /* there is no error that could get an offset */
    assert_true(ks.error.offset == KS_NO_OFFSET);
}

TEST(paths) {
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), ks_limits_for(0), NULL);
    ks_fail(&ks, KS_BAD_VALUE, 0, "");
    assert_false(ks_in(&ks, "magic"));
    assert_false(ks_in_item(&ks, "records", 7));
    assert_int_equal(ks.error.path_len, 2);
    assert_string_equal(ks.error.path[0].name, "magic");
    assert_true(ks.error.path[0].index == KS_NO_INDEX);
    assert_string_equal(ks.error.path[1].name, "records");
    assert_true(ks.error.path[1].index == 7);

    /* two steps are left out, then one more, then the path continues */
    assert_false(ks_elsewhere(&ks, 2));
    assert_false(ks_in(&ks, "out"));
    assert_false(ks_elsewhere(&ks, 1));
    assert_false(ks_in(&ks, "out"));
    assert_false(ks_in_item(&ks, "out", 1));
    assert_int_equal(ks.error.path_len, 2);
    ks_in(&ks, "top");
    assert_int_equal(ks.error.path_len, 3);
    assert_string_equal(ks.error.path[2].name, "top");

    /* deeper than the array: the innermost steps are kept, the others counted */
    for (unsigned i = 3; i < KS_PATH_MAX + 10; i++) ks_in_item(&ks, "deep", i);
    assert_int_equal(ks.error.path_len, KS_PATH_MAX + 10);
    assert_true(ks.error.path[KS_PATH_MAX - 1].index == KS_PATH_MAX - 1);
    ks.error.path_len = UINT_MAX;
    ks_in(&ks, "deeper");
    assert_true(ks.error.path_len == UINT_MAX);

    ks.error.path_len = 1;
    assert_false(ks_elsewhere(&ks, KS_ABSOLUTE));
    assert_false(ks_in(&ks, "out"));
    ks_elsewhere(&ks, 1);
    assert_false(ks_in_item(&ks, "out", 3));
    assert_int_equal(ks.error.path_len, 1);
    ks.error.absolute = false;
    ks.error.skip = 5;
    ks_elsewhere(&ks, UINT32_MAX - 3); /* the sum does not fit */
    assert_true(ks.error.absolute);
}

TEST(violations) {
    ks_ctx ks;
    const ks_rule hard = {"file.magic", "BTF1", KS_BAD_VALUE, false};
    const ks_rule soft = {"file.version", "1 or 2", KS_BAD_VALUE, true};
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), ks_limits_for(0), NULL);
    assert_false(ks_violated(&ks, &hard, 3, ks_value_u64(1), ks_value_u64(9)));
    assert_true(ks.num_notes == 0);
    assert_string_equal(ks.error.expected, "BTF1");
    expect_figures(&ks, KS_BAD_VALUE, 3, 1, 9);

    /* Each rule has one note: the first place, and how often. */
    static const char same_name[] = "file.version";
    ks_rule many[KS_NOTES_MAX + 5];
    static char words[KS_NOTES_MAX + 5][8];
    for (uint32_t i = 0; i < KS_NOTES_MAX + 5; i++) {
        snprintf(words[i], sizeof words[i], "rule %u", i);
        many[i] = (ks_rule){same_name, words[i], KS_BAD_VALUE, true};
        for (uint32_t k = 0; k <= i; k++)
            assert_true(ks_violated(&ks, &many[i], i + k, ks_none(), ks_value_u64(i)));
        assert_true(ks_violated(&ks, &many[0], 1000, ks_none(), ks_value_u64(1000)));
    }
    assert_int_equal(ks.error.code, KS_OK);
    assert_int_equal(ks.num_notes, (KS_NOTES_MAX + 5) * (KS_NOTES_MAX + 6) / 2 + KS_NOTES_MAX + 5);
    assert_int_equal(ks.num_kept, KS_NOTES_MAX);
    for (uint32_t i = 0; i < KS_NOTES_MAX; i++) {
        assert_true(ks.notes[i].offset == i && ks.notes[i].found.u64 == i);
        assert_int_equal(ks.notes[i].count, i == 0 ? KS_NOTES_MAX + 6 : i + 1);
        assert_int_equal(ks.notes[i].code, KS_BAD_VALUE);
        assert_string_equal(ks.notes[i].rule, same_name);
        assert_string_equal(ks.notes[i].expected, words[i]);
        assert_int_equal(ks.notes[i].allowed.kind, KS_VALUE_NONE);
    }
    ks.num_notes = UINT32_MAX;
    ks.notes[0].count = UINT32_MAX;
    assert_true(ks_violated(&ks, &many[0], 0, ks_none(), ks_none()));
    assert_true(ks.num_notes == UINT32_MAX);
    assert_true(ks.notes[0].count == UINT32_MAX);

    /* Forgotten. */
    ks.num_notes = 0;
    assert_true(ks_violated(&ks, &soft, 7, ks_none(), ks_none()));
    assert_int_equal(ks.num_kept, 1);
    assert_true(ks.notes[0].offset == 7 && ks.notes[0].count == 1);

    ks.limits.strict = true;
    ks.num_notes = 0;
    assert_false(ks_violated(&ks, &soft, 8, ks_none(), ks_none()));
    assert_true(ks.num_notes == 0);
    expect_error(&ks, KS_BAD_VALUE, 8);
}

TEST(values) {
    ks_ctx ks;
    uint8_t data[40];
    for (size_t i = 0; i < sizeof data; i++) data[i] = (uint8_t)(i + 1);
    test_begin(&ks, data, sizeof data);
    assert_int_equal(ks_none().kind, KS_VALUE_NONE);
    ks_value v = ks_value_u64(UINT64_MAX);
    assert_true(v.kind == KS_VALUE_U64 && v.u64 == UINT64_MAX);
    v = ks_value_s64(INT64_MIN);
    assert_true(v.kind == KS_VALUE_S64 && v.s64 == INT64_MIN);
    v = ks_value_f64(0.25);
    assert_true(v.kind == KS_VALUE_F64 && v.f64 == 0.25);
    for (size_t n = 0; n <= sizeof data; n++) {
        v = ks_value_bytes(&ks, data, n);
        assert_true(v.kind == KS_VALUE_BYTES && v.u64 == n);
        assert_memory_equal(v.bytes, data, n < 16 ? n : 16);
    }

    lazy_input lazy;
    lazy_begin(&ks, &lazy, data, sizeof data, 0);
    v = ks_value_bytes(&ks, lazy.image + 4, 30);
    assert_true(v.kind == KS_VALUE_BYTES && v.u64 == 30);
    assert_memory_equal(v.bytes, data + 4, 16);
    assert_false(lazy.written[20]);
    lazy.fail_at = lazy.loads;
    lazy.code = 5;
    v = ks_value_bytes(&ks, lazy.image, 3);
    assert_int_equal(v.kind, KS_VALUE_NONE);
    assert_true(ks.error.found.s64 == 5);
    expect_error(&ks, KS_IO, 0);
    lazy_end(&ks, &lazy);
}
