/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_process.c - xor, rotation, zlib.
 */
#include "ks_test.h"

#ifdef KS_WITH_ZLIB
#include <zlib.h>
#endif

TEST(xor_with_keys) {
    uint8_t data[50];
    uint8_t key[7];
    for (size_t i = 0; i < sizeof data; i++) data[i] = (uint8_t)(i * 11);
    for (size_t i = 0; i < sizeof key; i++) key[i] = (uint8_t)(i * 77 + 5);
    for (size_t n = 0; n <= sizeof data; n += 5) {
        for (size_t k = 1; k <= sizeof key; k++) {
            ks_ctx ks;
            lazy_input lazy;
            ks_text out;
            lazy_begin(&ks, &lazy, data, sizeof data, 0);
            ks_bytes in = bytes_of(lazy.image, n);
            assert_true(ks_process_xor(&ks, in, bytes_of(key, k), &out));
            assert_true(out.size == n && out.span == n && out.data != lazy.image);
            for (size_t i = 0; i < n; i++) assert_true(out.data[i] == (data[i] ^ key[i % k]));
            ks_text back;
            assert_true(ks_process_xor(&ks, bytes_of(out.data, n), bytes_of(key, k), &back));
            assert_memory_equal(back.data, data, n);
            lazy_end(&ks, &lazy);
        }
    }
}

TEST(rotations) {
    uint8_t data[256];
    for (size_t i = 0; i < sizeof data; i++) data[i] = (uint8_t)i;
    for (unsigned bits = 0; bits < 20; bits++) {
        ks_ctx ks;
        ks_text out;
        test_begin(&ks, data, sizeof data);
        assert_true(ks_process_rotate_left(&ks, bytes_of(data, 256), bits, &out));
        assert_true(out.size == 256 && out.span == 256);
        for (unsigned i = 0; i < 256; i++) {
            unsigned byte = i;
            for (unsigned k = 0; k < bits; k++) byte = (byte * 2 + byte / 128) % 256;
            assert_int_equal(out.data[i], byte);
        }
        ks_ctx_free(&ks);
    }
    ks_ctx ks;
    ks_text out;
    test_begin(&ks, data, sizeof data);
    assert_true(ks_process_rotate_left(&ks, bytes_of(data, 256), UINT32_MAX, &out));
    assert_true(out.data[1] == 0x80);
    ks_ctx_free(&ks);
}

TEST(refused) {
    ks_ctx ks;
    lazy_input lazy;
    ks_text out = {.size = 99};
    lazy_begin(&ks, &lazy, "abcdefgh", 8, 0);
    ks_bytes in = bytes_of(lazy.image + 1, 4);
    assert_false(ks_process_xor(&ks, in, bytes_of("", 0), &out));
    expect_error(&ks, KS_BAD_DATA, 1);
    for (uint64_t i = 0; i < 2; i++) {
        lazy.fail_at = lazy.loads + i;
        lazy.code = 1;
        assert_false(ks_process_xor(&ks, in, bytes_of(lazy.image + 6, 2), &out));
        expect_error(&ks, KS_IO, i == 0 ? 6 : 1);
    }
    lazy.fail_at = lazy.loads;
    assert_false(ks_process_rotate_left(&ks, in, 1, &out));
    expect_error(&ks, KS_IO, 1);
    ks.memory_left = 0;
    assert_false(ks_process_xor(&ks, in, bytes_of("k", 1), &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_false(ks_process_rotate_left(&ks, in, 1, &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    ks.work_left = 0;
    assert_false(ks_process_rotate_left(&ks, bytes_of(lazy.image, 64), 1, &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    assert_true(out.size == 99);
    lazy_end(&ks, &lazy);
}

/* --------------------------------------------------------------------------------------- zlib */

#ifdef KS_WITH_ZLIB

typedef struct packed {
    uint8_t *data;
    size_t size;
} packed;

static packed pack(const uint8_t *data, size_t size) {
    uLongf bound = compressBound((uLong)size);
    packed p = {malloc(bound), 0};
    assert_non_null(p.data);
    assert_int_equal(compress2(p.data, &bound, data, (uLong)size, 9), Z_OK);
    p.size = bound;
    return p;
}

static void fill(uint8_t *data, size_t n, unsigned variety) {
    uint32_t random = 7;
    for (size_t i = 0; i < n; i++) {
        random = random * 1664525u + 1013904223u;
        data[i] = (uint8_t)((random >> 24) % variety);
    }
}

TEST(inflating) {
    static uint8_t data[300000];
    const size_t sizes[] = {0, 1, 100, 4095, 4096, 4097, 8192, 65536, sizeof data};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        for (unsigned variety = 1; variety <= 256; variety *= 16) {
            fill(data, sizes[i], variety);
            packed p = pack(data, sizes[i]);
            ks_ctx ks;
            lazy_input lazy;
            ks_text out;
            lazy_begin(&ks, &lazy, p.data, p.size, 0);
            assert_true(ks_process_zlib(&ks, bytes_of(lazy.image, p.size), &out));
            assert_true(out.size == sizes[i] && out.span == p.size);
            assert_memory_equal(out.data, data, sizes[i]);
            lazy_end(&ks, &lazy);
            free(p.data);
        }
    }
}

TEST(broken_streams) {
    uint8_t data[1000];
    fill(data, sizeof data, 50);
    packed p = pack(data, sizeof data);
    ks_ctx ks;
    ks_text out;
    for (size_t n = 0; n < p.size; n++) {
        test_begin(&ks, p.data, p.size);
        assert_false(ks_process_zlib(&ks, bytes_of(p.data, n), &out)); /* truncated anywhere */
        assert_true(ks.error.offset <= n);
        expect_error(&ks, KS_BAD_DATA, ks.error.offset);
        ks_ctx_free(&ks);
    }
    for (size_t i = 0; i < p.size; i++) {
        for (unsigned bit = 0; bit < 8; bit++) {
            uint8_t *copy = malloc(p.size);
            assert_non_null(copy);
            memcpy(copy, p.data, p.size);
            copy[i] ^= (uint8_t)(1u << bit);
            test_begin(&ks, copy, p.size);
            bool ok = ks_process_zlib(&ks, bytes_of(copy, p.size), &out);
            /* a few bits of the header say nothing about the content */
            if (ok) assert_true(out.size == sizeof data && memcmp(out.data, data, out.size) == 0);
            if (!ok) assert_int_equal(ks.error.code, KS_BAD_DATA);
            ks_ctx_free(&ks);
            free(copy);
        }
    }
    /* a stream that needs a dictionary */
    test_begin(&ks, "\x78\xBB\0\0\0\1\0\0", 8);
    assert_false(ks_process_zlib(&ks, bytes_of(ks.input.base, 8), &out));
    expect_error(&ks, KS_BAD_DATA, 6);
    ks_ctx_free(&ks);
    /* bytes after the end do not matter */
    uint8_t *longer = calloc(1, p.size + 5);
    assert_non_null(longer);
    memcpy(longer, p.data, p.size);
    test_begin(&ks, longer, p.size + 5);
    assert_true(ks_process_zlib(&ks, bytes_of(longer, p.size + 5), &out));
    assert_true(out.size == sizeof data && out.span == p.size + 5);
    ks_ctx_free(&ks);
    free(longer);
    free(p.data);
}

/* 64 MiB of zeros in 64 KiB: the memory used stays within the budget. */
TEST(bombs) {
    const size_t size = (size_t)64 << 20;
    uint8_t *zeros = calloc(1, size);
    assert_non_null(zeros);
    packed p = pack(zeros, size);
    free(zeros);
    ks_ctx ks;
    counted_memory m;
    ks_text out = {.size = 99};
    ks_allocator allocator = counted_allocator(&m, UINT64_MAX);
    const uint64_t budgets[] = {0, 16, 4096, 100000, size - 1, size - 16};
    for (size_t i = 0; i < COUNT_OF(budgets); i++) {
        m.peak = 0;
        ks_ctx_init(&ks, ks_input_memory(p.data, p.size), test_limits(budgets[i], 1 << 30),
                    &allocator);
        assert_false(ks_process_zlib(&ks, bytes_of(p.data, p.size), &out));
        assert_true(ks.error.allowed.u64 == budgets[i] && ks.error.found.u64 > budgets[i]);
        expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
        assert_true(m.live == 0 && m.peak < 100000); /* zlib's own state */
        assert_true(out.size == 99);
        ks_ctx_free(&ks);
    }
    ks_ctx_init(&ks, ks_input_memory(p.data, p.size), test_limits(size, 1 << 30), &allocator);
    assert_true(ks_process_zlib(&ks, bytes_of(p.data, p.size), &out));
    assert_true(out.size == size && ks.memory_left == 0);
    ks_ctx_free(&ks);
    /* examining the result is work, too */
    ks_ctx_init(&ks, ks_input_memory(p.data, p.size), test_limits(size, 100000), &allocator);
    assert_false(ks_process_zlib(&ks, bytes_of(p.data, p.size), &out));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    ks_ctx_free(&ks);
    assert_true(m.live == 0);
    free(p.data);
}

TEST(zlib_without_memory) {
    uint8_t data[100000];
    fill(data, sizeof data, 4);
    packed p = pack(data, sizeof data);
    bool ok = false;
    for (uint64_t fail_at = 0; !ok; fail_at++) {
        ks_ctx ks;
        counted_memory m;
        ks_text out;
        ks_allocator allocator = counted_allocator(&m, fail_at);
        ks_ctx_init(&ks, ks_input_memory(p.data, p.size), ks_limits_for(p.size), &allocator);
        ok = ks_process_zlib(&ks, bytes_of(p.data, p.size), &out);
        if (!ok) {
            expect_error(&ks, KS_NO_MEMORY, KS_NO_OFFSET);
        } else {
            assert_true(fail_at >= 3); /* state, window, result */
        }
        ks_ctx_free(&ks);
        assert_true(m.live == 0);
    }
    free(p.data);
}

/* A decoder costs work before the first byte, and so do its input bytes. */
TEST(zlib_without_work) {
    packed p = pack((const uint8_t *)"some text", 9);
    bool ok = false;
    for (uint64_t work = 0; !ok; work += 7) {
        ks_ctx ks;
        ks_text out;
        ks_ctx_init(&ks, ks_input_memory(p.data, p.size), test_limits(1 << 20, work), NULL);
        ok = ks_process_zlib(&ks, bytes_of(p.data, p.size), &out);
        if (!ok) assert_int_equal(ks.error.code, KS_LIMIT);
        if (ok) assert_true(work > 256); /* the minimum cost of setting up */
        ks_ctx_free(&ks);
    }
    free(p.data);
}

TEST(zlib_input_fails) {
    ks_ctx ks;
    lazy_input lazy;
    ks_text out;
    lazy_begin(&ks, &lazy, "\x78\x9C\x03\0\0\0\0\1", 8, 0);
    lazy.fail_at = 0;
    lazy.code = 5;
    assert_false(ks_process_zlib(&ks, bytes_of(lazy.image, 8), &out));
    expect_error(&ks, KS_IO, 0);
    assert_true(ks_process_zlib(&ks, bytes_of(lazy.image, 8), &out) && out.size == 0);
    lazy_end(&ks, &lazy);
}

#else

TEST(no_zlib) {
    ks_ctx ks;
    ks_text out;
    test_begin(&ks, "abc", 3);
    assert_false(ks_process_zlib(&ks, bytes_of(ks.input.base + 1, 2), &out));
    expect_error(&ks, KS_UNSUPPORTED, 1);
}

#endif
