/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_os.c - memory of the operating system.
 */
#define _DEFAULT_SOURCE /* mincore, madvise */
#include "ks_test.h"

#include <sys/mman.h>
#include <unistd.h>

#include "os.h"

#define MIB ((size_t)1 << 20)

TEST(allocator_of_all_sizes) {
    const size_t sizes[] = {1,           100,         2 * MIB - 1, 2 * MIB,
                            2 * MIB + 1, 5 * MIB + 7, 32 * MIB,    33 * MIB + 1};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        uint8_t *memory = tg_os_allocator.alloc(tg_os_allocator.self, sizes[i]);
        assert_non_null(memory);
        if (sizes[i] >= 32 * MIB) assert_true((uintptr_t)memory % (2 * MIB) == 0);
        memory[0] = 1;
        memory[sizes[i] - 1] = 2;
        tg_os_allocator.free(tg_os_allocator.self, memory, sizes[i]);
    }
}

TEST(blocks_lie_apart) {
    uint8_t *blocks[10];
    const size_t size = 2 * MIB + 4096;
    for (size_t i = 0; i < COUNT_OF(blocks); i++) {
        blocks[i] = tg_os_allocator.alloc(NULL, size);
        assert_non_null(blocks[i]);
        memset(blocks[i], (int)i + 1, size);
    }
    for (size_t i = 0; i < COUNT_OF(blocks); i += 2) tg_os_allocator.free(NULL, blocks[i], size);
    for (size_t i = 1; i < COUNT_OF(blocks); i += 2) {
        for (size_t k = 0; k < size; k += 511) assert_int_equal(blocks[i][k], i + 1);
        tg_os_allocator.free(NULL, blocks[i], size);
    }
}

TEST(too_much) {
    const size_t sizes[] = {SIZE_MAX,           SIZE_MAX - 1,       SIZE_MAX - 2 * MIB,
                            SIZE_MAX - 4 * MIB, SIZE_MAX - 5 * MIB, SIZE_MAX - SIZE_MAX / 8};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        assert_null(tg_os_allocator.alloc(NULL, sizes[i]));
    }
    assert_null(tg_os_reserve(SIZE_MAX - SIZE_MAX / 8));
}

TEST(reserving) {
    const size_t size = 256 * MIB;
    uint8_t *memory = tg_os_reserve(size);
    assert_non_null(memory);
    for (size_t i = 0; i < size; i += 16 * MIB) assert_int_equal(memory[i], 0);
    memory[size - 1] = 1;
    tg_os_release(memory, size);
    memory = tg_os_reserve(0);
    assert_non_null(memory);
    tg_os_release(memory, 0);
    tg_os_release(NULL, 10);
}

/* A hint changes no byte, and what lies outside of its bytes gets no more memory than a page, of 64 KiB at most. */
TEST(hints) {
    const size_t size = 16 * MIB, page = 64 << 10;
    const struct {
        size_t from, n;
    } some[] = {{0, 0},
                {1, 1},
                {0, 2 * MIB - 1},
                {5 * MIB, 3 * MIB},
                {5 * MIB + 4096, 7 * MIB - 1},
                {0, 16 * MIB},
                {16 * MIB, 0}};
    for (size_t i = 0; i < COUNT_OF(some); i++) {
        uint8_t *memory = tg_os_reserve(size);
        assert_non_null(memory);
        /* Where the system uses huge pages everywhere, they would hide what the hint does. */
        (void)madvise(memory, size, MADV_NOHUGEPAGE);
        const size_t front = some[i].from, behind = size - some[i].from - some[i].n;
        tg_os_will_fill(memory + some[i].from, some[i].n);
        memset(memory + some[i].from, 1, some[i].n);
        if (front > 0) memory[front - 1] = 2;
        if (behind > 0) memory[size - behind] = 3;
        unsigned char resident[4096] = {0};
        assert_int_equal(mincore(memory, size, (void *)resident), 0);
        const size_t unit = (size_t)sysconf(_SC_PAGESIZE);
        for (size_t k = 0; k < size / unit; k++) {
            const bool before = (k + 1) * unit + page <= front;
            const bool after = k * unit >= some[i].from + some[i].n + page;
            if (before || after) assert_int_equal(resident[k] & 1, 0);
        }
        tg_os_will_fill(memory + some[i].from, some[i].n);
        for (size_t k = 0; k < some[i].n; k++) assert_int_equal(memory[some[i].from + k], 1);
        tg_os_release(memory, size);
    }
}

TEST(below_an_arena) {
    ks_ctx ks;
    ks_limits limits = test_limits(UINT64_C(1) << 30, 0);
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), limits, &tg_os_allocator);
    for (size_t i = 0; i < 64; i++) {
        uint8_t *memory = ks_alloc(&ks, 1, MIB + i * 1000);
        assert_non_null(memory);
        memory[0] = memory[MIB - 1] = 1;
    }
    ks_ctx_free(&ks);
}

/* What was written stays, at its address, and the rest is zero. */
TEST(the_rest_of_a_huge_page) {
    const size_t size = 3 * TG_OS_HUGE_PAGE;
    const size_t used[] = {0, 1, 4096, 252 << 10, TG_OS_HUGE_PAGE - 1, TG_OS_HUGE_PAGE};
    for (size_t i = 0; i < COUNT_OF(used); i++) {
        uint8_t *memory = tg_os_reserve(size);
        assert_non_null(memory);
        for (size_t at = 0; at < size; at += 4096) {
            if (at < TG_OS_HUGE_PAGE + used[i] || at >= 2 * TG_OS_HUGE_PAGE)
                memory[at] = (uint8_t)(at / 4096 + 1);
        }
        tg_os_will_fill_rest(memory + TG_OS_HUGE_PAGE, used[i]);
        for (size_t at = 0; at < size; at += 4096) {
            const bool is_used = at < TG_OS_HUGE_PAGE + used[i] || at >= 2 * TG_OS_HUGE_PAGE;
            assert_int_equal(memory[at], is_used ? (uint8_t)(at / 4096 + 1) : 0);
            memory[at] = 7;
        }
        tg_os_will_fill_rest(memory + 4096, 4096); /* where no huge page begins: nothing */
        assert_int_equal(memory[4096], 7);
        tg_os_release(memory, size);
    }
}
