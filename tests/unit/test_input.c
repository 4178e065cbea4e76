/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_input.c - callbacks and memory as inputs: what is read when, what fails and how. Files and
 * pipes are in test_input_posix.c.
 */
#include "input_test.h"

#include <limits.h>

/* ------------------------------------------------------------------------------------- images */

TEST(nothing_is_read_at_first) {
    test_source s;
    tg_input *in = open_source(&s, 10 * MIB);
    assert_true(s.calls == 0);
    tg_input_close(in);
    assert_int_equal(s.closed, 1);
}

TEST(small_files_are_read_whole) {
    const uint64_t sizes[] = {1, 100, PAGE - 1, PAGE, PAGE + 1, 64 * KIB};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        test_source s;
        uint64_t from;
        uint64_t to;
        tg_input *in = open_source(&s, sizes[i]);
        assert_int_equal(load(in, sizes[i] - 1, 1, &from, &to), 0);
        assert_true(from == 0 && to == sizes[i]);
        assert_true(s.calls == 1 && s.log[0].offset == 0 && s.log[0].asked == sizes[i]);
        ks_input input = tg_input_ks(in);
        assert_true(input.load == NULL && input.size == sizes[i]); /* nothing left to load */
        expect_bytes(input.base, 0, sizes[i]);
        tg_input_close(in);
    }
}

TEST(reading_ahead) {
    test_source s;
    uint64_t from = 0;
    uint64_t to = 0;
    tg_input *in = open_source(&s, 20 * MIB + 5);
    /* forward: 4 KiB, 8 KiB, ... 1 MiB, 1 MiB */
    uint64_t window = PAGE;
    for (uint64_t at = 0; at < tg_input_size(in); at = to) {
        assert_int_equal(load(in, at, 1, &from, &to), 0);
        uint64_t left = tg_input_size(in) - at;
        assert_true(from == 0 && to == at + (window < left ? window : left));
        if (window < MIB) window *= 2;
    }
    assert_true(s.total == tg_input_size(in));
    tg_input_close(in);

    /* scattered: one page each, and the run around it */
    in = open_source(&s, 20 * MIB);
    for (uint64_t i = 0; i < 50; i++) {
        uint64_t page = 4000 - 60 * i;
        assert_int_equal(load(in, page * PAGE + 17, 8, &from, &to), 0);
        assert_true(from == page * PAGE && to == from + PAGE);
    }
    assert_true(s.total == 50 * PAGE);
    /* across the end of a page, continuing after it */
    assert_int_equal(load(in, 4001 * PAGE - 4, 8, &from, &to), 0);
    assert_true(from == 4000 * PAGE && to == 4002 * PAGE && s.total == 51 * PAGE);
    /* the gaps in between are read with one call */
    assert_int_equal(load(in, 3880 * PAGE, 120 * PAGE, &from, &to), 0);
    assert_true(from == 3880 * PAGE && to == 4002 * PAGE);
    assert_true(s.total == 51 * PAGE + 118 * PAGE && s.calls == 51 + 2);
    tg_input_close(in);
}

/* A table and what it names, in turn, with a look at another place now and then, which costs the place of the one that was not
 * used last. */
TEST(reading_ahead_in_two_places) {
    enum { EACH = 2048 }; /* pages */
    for (unsigned looks = 0; looks < 2; looks++) {
        test_source s;
        uint64_t from;
        uint64_t to;
        tg_input *in = open_source(&s, 3 * EACH * PAGE);
        for (uint64_t page = 0; page < EACH; page++) {
            assert_int_equal(load_piece(in, page * PAGE + 5, 8, &from, &to), 0);
            assert_true(from <= page * PAGE && to >= (page + 1) * PAGE);
            assert_int_equal(load_piece(in, (EACH + page) * PAGE + 17, 8, &from, &to), 0);
            if (looks > 0 && page == 700)
                assert_int_equal(load_piece(in, (2 * EACH + page) * PAGE, 1, &from, &to), 0);
        }
        assert_int_equal(load(in, 0, 2 * EACH * PAGE, &from, &to), 0);
        /* Each in windows of 1, 2, ... 256 pages and then of 256; after the look one of them begins anew. */
        assert_true(s.total >= 2 * EACH * PAGE);
        assert_true(s.calls <= (looks > 0 ? 48 : 32));
        tg_input_close(in);
    }
}

TEST(runs_are_maximal) {
    test_source s;
    uint64_t from;
    uint64_t to;
    tg_input *in = open_source(&s, 1000 * PAGE - 1);
    /* backwards, page by page; the last one is short */
    for (uint64_t page = 1000; page-- > 0;) {
        assert_int_equal(load(in, page * PAGE, 1, &from, &to), 0);
        assert_true(from == page * PAGE && to == tg_input_size(in));
    }
    tg_input_close(in);
    /* reading ahead at the end of the file counts no pages past the end */
    in = open_source(&s, 300 * PAGE - 1);
    for (uint64_t at = 290 * PAGE; at < tg_input_size(in); at = to) {
        assert_int_equal(load(in, at, 1, &from, &to), 0);
    }
    expect_load(in, 0, 287 * PAGE);
    assert_non_null(tg_input_ks(in).load); /* three pages are missing */
    expect_load(in, 287 * PAGE, 2 * PAGE);
    assert_non_null(tg_input_ks(in).load);
    expect_load(in, 289 * PAGE, 1);
    assert_null(tg_input_ks(in).load);
    assert_true(s.total == tg_input_size(in));
    tg_input_close(in);
    /* a range whose end, which is the end of the file, is already loaded */
    in = open_source(&s, 100 * PAGE - 5);
    expect_load(in, 100 * PAGE - 6, 1);
    assert_int_equal(load(in, 90 * PAGE, 10 * PAGE - 5, &from, &to), 0);
    assert_true(from == 90 * PAGE && to == 100 * PAGE - 5 && s.total == 10 * PAGE - 5);
    tg_input_close(in);
    /* two runs that a page joins, read from a distant range */
    in = open_source(&s, 1000 * PAGE);
    expect_load(in, 100 * PAGE, 100 * PAGE);
    expect_load(in, 201 * PAGE, 100 * PAGE);
    expect_load(in, 900 * PAGE, 1);
    assert_int_equal(load(in, 200 * PAGE, 1, &from, &to), 0);
    assert_true(from == 100 * PAGE && to == 301 * PAGE);
    expect_load(in, 900 * PAGE, 1);
    assert_int_equal(load(in, 150 * PAGE, 1, &from, &to), 0);
    assert_true(from == 100 * PAGE && to == 301 * PAGE);
    tg_input_close(in);
}

/* Random access: each page is read at most once, every byte is right, and stays so although the
 * source changes meanwhile. */
TEST(pages_are_read_once) {
    const uint64_t size = 700 * PAGE + 123;
    uint32_t random = 5;
    for (unsigned round = 0; round < 20; round++) {
        test_source s;
        tg_input *in = open_source(&s, size);
        ks_input input = tg_input_ks(in);
        static uint8_t seen[700 * 4096 + 123];
        static uint8_t known[sizeof seen];
        assert_true(sizeof seen == size);
        memset(known, 0, sizeof known);
        s.piece = round % 3 == 0 ? 1000 + round : 0;
        for (unsigned step = 0; step < 300 && tg_input_ks(in).load != NULL; step++) {
            uint64_t offset = next_random(&random) % size;
            uint64_t n = next_random(&random) % (round % 2 == 0 ? 9000 : 90) + 1;
            if (n > size - offset) n = size - offset;
            uint64_t from;
            uint64_t to;
            assert_int_equal(input.load(input.self, offset, n, &from, &to), 0);
            assert_true(from <= offset && to >= offset + n && to <= size);
            for (uint64_t i = from; i < to; i++) {
                if (known[i]) assert_int_equal(input.base[i], seen[i]);
                known[i] = 1;
                seen[i] = input.base[i];
            }
            s.drift = (uint8_t)(step & 3);
        }
        assert_true(s.total <= size);
        static uint8_t pages[701];
        memset(pages, 0, sizeof pages);
        if (s.piece == 0) {
            for (uint64_t i = 0; i < s.calls; i++) {
                uint64_t end = s.log[i].offset + s.log[i].asked;
                for (uint64_t p = s.log[i].offset / PAGE; p * PAGE < end; p++) pages[p]++;
            }
            for (size_t p = 0; p < sizeof pages; p++) assert_true(pages[p] <= 1);
        }
        tg_input_close(in);
    }
}

TEST(sources_may_be_slow) {
    test_source s;
    tg_input *in = open_source(&s, 3 * PAGE + 7);
    s.piece = 1;
    s.interrupts = 5;
    expect_load(in, 5000, 10);
    assert_true(s.total == tg_input_size(in) && s.calls == tg_input_size(in));
    tg_input_close(in);
}

TEST(outside) {
    test_source s;
    uint64_t from;
    uint64_t to;
    tg_input *in = open_source(&s, 100 * PAGE);
    assert_int_equal(load(in, 100 * PAGE, 1, &from, &to), TG_IO_OUTSIDE);
    assert_int_equal(load(in, 100 * PAGE + 1, 0, &from, &to), TG_IO_OUTSIDE);
    assert_int_equal(load(in, 1, 100 * PAGE, &from, &to), TG_IO_OUTSIDE);
    assert_int_equal(load(in, UINT64_MAX, UINT64_MAX, &from, &to), TG_IO_OUTSIDE);
    assert_int_equal(load(in, 0, UINT64_MAX, &from, &to), TG_IO_OUTSIDE);
    ks_input input = tg_input_ks(in);
    assert_int_equal(input.load(input.self, 100 * PAGE, 0, &from, &to), 0);
    assert_int_equal(input.load(input.self, 0, 0, &from, &to), 0);
    assert_true(s.calls == 0);
    tg_input_close(in);
}

TEST(sources_that_fail) {
    const struct {
        int64_t failure;
        int code;
    } cases[] = {
        {-EIO, EIO},
        {-ENXIO, ENXIO},
        {0, TG_IO_SHRANK},
        {INT64_MIN, EIO},
        {-(int64_t)INT_MAX - 1, EIO},
        {INT64_MAX, TG_IO_BAD_SOURCE},
        {-(int64_t)INT_MAX, INT_MAX},
        {5 * (int64_t)MIB, TG_IO_BAD_SOURCE},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        test_source s;
        uint64_t from;
        uint64_t to;
        tg_input *in = open_source(&s, MIB);
        s.piece = 1000;
        s.failure = cases[i].failure;
        s.fail_at = 10; /* after 10000 bytes, which are two whole pages */
        assert_int_equal(load(in, 20 * PAGE, 10 * PAGE, &from, &to), cases[i].code);
        uint64_t calls = s.calls;
        assert_int_equal(load(in, 20 * PAGE, 2 * PAGE, &from, &to), 0);
        assert_true(s.calls == calls && to == 22 * PAGE);
        /* the next attempt may succeed; what was loaded is not read again */
        assert_int_equal(load(in, 20 * PAGE, 10 * PAGE, &from, &to), 0);
        assert_true(s.log[calls].offset == 22 * PAGE);

        /* through ks */
        ks_ctx ks;
        ks_ctx_init(&ks, tg_input_ks(in), ks_limits_for(MIB), NULL);
        ks_stream io = ks_stream_root(&ks);
        uint8_t byte = 0;
        s.fail_at = s.calls;
        ks_seek(&io, 77 * PAGE + 3);
        assert_false(ks_read_u1(&ks, &io, &byte));
        assert_true(ks.error.found.kind == KS_VALUE_S64 && ks.error.found.s64 == cases[i].code);
        expect_error(&ks, KS_IO, 77 * PAGE + 3);
        assert_true(ks_read_u1(&ks, &io, &byte) && byte == byte_at(77 * PAGE + 3));
        tg_input_close(in);
    }
}

/* Failures of reading ahead have no effect. */
TEST(reading_ahead_may_fail) {
    test_source s;
    uint64_t from;
    uint64_t to;
    tg_input *in = open_source(&s, MIB);
    s.bad_from = 3 * PAGE;
    s.failure = -EIO;
    s.piece = PAGE;
    expect_load(in, 0, 1);
    expect_load(in, PAGE, 1);
    assert_int_equal(load(in, 2 * PAGE, PAGE, &from, &to), 0);
    assert_int_equal(load(in, 3 * PAGE, 1, &from, &to), EIO);
    assert_int_equal(load(in, 2 * PAGE + 4000, 200, &from, &to), EIO);
    expect_load(in, 2 * PAGE + 4000, 96);
    tg_input_close(in);
    /* a small file that became shorter: the rest can be read */
    in = open_source(&s, 10 * PAGE);
    s.size = 4 * PAGE + 1;
    assert_int_equal(load(in, 4 * PAGE - 1, 1, &from, &to), 0);
    assert_int_equal(load(in, 4 * PAGE, 1, &from, &to), TG_IO_SHRANK);
    tg_input_close(in);
}

TEST(huge_sources) {
    test_source s;
#if SIZE_MAX > UINT32_MAX
    const uint64_t size = 50 * GIB + 11;
    tg_input *in = open_source(&s, size);
    for (uint64_t i = 0; i < 51; i++) expect_load(in, i * GIB + (i > 0 ? 3 : 0), 8);
    expect_load(in, size - 1, 1);
    assert_true(s.total <= 53 * PAGE);
    tg_input_close(in);
#endif
    /* more than the address space */
    const uint64_t sizes[] = {UINT64_C(1) << 63, UINT64_MAX - 1};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        tg_io_error error;
        tg_source source = source_of(&s, sizes[i]);
        assert_null(tg_input_from_source(&source, NULL, &error));
        assert_int_equal(error.code, ENOMEM);
        assert_string_equal(error.what, "reserve address space");
        assert_int_equal(error.found, sizes[i]);
        assert_int_equal(s.closed, 1);
        assert_null(tg_input_from_source(&source, NULL, NULL)); /* the error is optional */
    }
}

/* Of a source that is larger than the address space the image is the beginning. */
TEST(partial_images) {
    const uint64_t size = SIZE_MAX > UINT32_MAX ? UINT64_C(1) << 60 : 40 * GIB;
    const uint64_t image = UINT64_C(128) << 20;
    test_source s;
    uint64_t from;
    uint64_t to;
    uint8_t read[3 * PAGE];
    tg_input *in = open_source(&s, size);
    assert_true(tg_input_is_partial(in));
    expect_load(in, 5, 8);
    expect_load(in, image - 8, 8);
    assert_int_equal(load(in, image - 8, 9, &from, &to), ENOMEM);
    assert_int_equal(load(in, image, 0, &from, &to), 0);
    assert_int_equal(load(in, size - 1, 1, &from, &to), ENOMEM);
    assert_int_equal(load(in, size, 1, &from, &to), TG_IO_OUTSIDE);
    for (int loaded = 0; loaded < 2; loaded++) { /* some pages, then all of the image */
        const uint64_t offsets[] = {0,         image - 2 * PAGE + 1, image - PAGE, image,
                                    image + 1, size - sizeof read};
        for (size_t i = 0; i < COUNT_OF(offsets); i++) {
            memset(read, 0, sizeof read);
            assert_int_equal(tg_input_read(in, offsets[i], sizeof read, read), 0);
            for (size_t k = 0; k < sizeof read; k++)
                assert_int_equal(read[k], byte_at(offsets[i] + k));
        }
        expect_load(in, 0, image);
    }
    /* Nothing but the image lies where the rest would be: neither the heap nor the stack, above and below. */
    const ks_input input = tg_input_ks(in);
    assert_true(input.load != NULL && input.size == size && input.absent == size - image);
    uint8_t *own = malloc(PAGE);
    assert_non_null(own);
    ks_ctx ks;
    ks_ctx_init(&ks, input, ks_limits_for(size), NULL);
    assert_true(ks_fetch(&ks, own, PAGE) && ks_fetch(&ks, read, sizeof read));
    assert_true(ks_fetch(&ks, (const uint8_t *)"literal", 7));
    assert_true(ks_fetch_part(&ks, input.base, image - 1, 1));
    assert_false(ks_fetch_part(&ks, input.base, image, 1));
    assert_true(ks.error.code == KS_IO && ks.error.found.s64 == ENOMEM);
    ks_ctx_free(&ks);
    free(own);
    tg_input_close(in);
}

/* ------------------------------------------------------------------------------------ payload */

TEST(payload) {
    const uint64_t size = 300 * PAGE + 50;
    uint8_t *dst = malloc(size);
    assert_non_null(dst);
    uint32_t random = 9;
    test_source s;
    tg_input *in = open_source(&s, size);
    expect_load(in, 20 * PAGE, 3 * PAGE);
    expect_load(in, 100 * PAGE, 1);
    expect_load(in, size - 1, 1);
    s.drift = 1; /* from now on the source gives other bytes */
    for (unsigned step = 0; step < 300; step++) {
        uint64_t offset = next_random(&random) % size;
        uint64_t n = next_random(&random) % (size - offset) + 1;
        if (step == 0) offset = 0;
        if (step == 0) n = size;
        s.piece = step % 5 == 0 ? 3000 : 0;
        assert_int_equal(tg_input_read(in, offset, n, dst), 0);
        for (uint64_t i = 0; i < n; i++) {
            uint64_t page = (offset + i) / PAGE;
            bool kept = (page >= 20 && page < 23) || page == 100 || page == 300;
            uint8_t want = (uint8_t)(byte_at(offset + i) + (kept ? 0 : 1));
            if (dst[i] != want) assert_int_equal(dst[i], want);
        }
    }
    /* nothing of it was kept */
    uint64_t from;
    uint64_t to;
    s.drift = 0;
    assert_int_equal(load(in, 21 * PAGE, 1, &from, &to), 0);
    assert_true(from == 20 * PAGE && to == 23 * PAGE);
    assert_int_equal(tg_input_read(in, size, 0, dst), 0);
    assert_int_equal(tg_input_read(in, size, 1, dst), TG_IO_OUTSIDE);
    assert_int_equal(tg_input_read(in, size + 1, 0, dst), TG_IO_OUTSIDE);
    assert_int_equal(tg_input_read(in, 1, UINT64_MAX, dst), TG_IO_OUTSIDE);
    s.failure = -EIO;
    s.fail_at = s.calls;
    assert_int_equal(tg_input_read(in, 0, PAGE, dst), EIO);
    s.fail_at = s.calls;
    assert_int_equal(tg_input_read(in, 21 * PAGE, PAGE, dst), 0); /* already loaded */
    s.fail_at = UINT64_MAX;
    s.size = 50 * PAGE;
    assert_int_equal(tg_input_read(in, 49 * PAGE, 2 * PAGE, dst), TG_IO_SHRANK);
    tg_input_close(in);
    free(dst);
}

TEST(memory) {
    uint8_t dst[8];
    tg_io_error error;
    tg_input *in = tg_input_from_memory("abcdefgh", 8, NULL, &error);
    assert_non_null(in);
    assert_true(tg_input_size(in) == 8 && tg_input_ks(in).load == NULL);
    assert_int_equal(tg_input_read(in, 2, 5, dst), 0);
    assert_memory_equal(dst, "cdefg", 5);
    assert_int_equal(tg_input_read(in, 2, 7, dst), TG_IO_OUTSIDE);
    tg_input_close(in);
    in = tg_input_from_memory(NULL, 0, NULL, NULL);
    assert_non_null(in);
    assert_true(tg_input_size(in) == 0 && tg_input_ks(in).base != NULL);
    assert_int_equal(tg_input_read(in, 0, 0, NULL), 0);
    tg_input_close(in);
    tg_input_options options = {.max_size = 7};
    assert_null(tg_input_from_memory("abcdefgh", 8, &options, &error));
    assert_int_equal(error.code, TG_IO_TOO_LARGE);
    tg_input_close(NULL);
}

/* ------------------------------------------------------------------------------------ streams */

TEST(reading_to_the_end) {
    const uint64_t sizes[] = {0, 1, 65535, 65536, 65537, 131072, 300001, 5 * MIB};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        test_source s;
        tg_source source = source_of(&s, sizes[i]);
        source.size = TG_SIZE_UNKNOWN;
        s.piece = i % 2 == 0 ? 7777 : 0;
        s.interrupts = 2;
        tg_input *in = tg_input_from_source(&source, NULL, NULL);
        assert_non_null(in);
        assert_int_equal(s.closed, 1); /* there is nothing left to read */
        assert_true(tg_input_size(in) == sizes[i]);
        ks_input input = tg_input_ks(in);
        assert_true(input.load == NULL && input.base != NULL && input.size == sizes[i]);
        expect_bytes(input.base, 0, sizes[i]);
        for (uint64_t k = 1; k < s.calls && k < LOG_SIZE; k++) {
            assert_true(s.log[k].offset >= s.log[k - 1].offset);
        }
        tg_input_close(in);
        assert_int_equal(s.closed, 1);
    }
}

TEST(limits) {
    const uint64_t all[] = {1, 2, 1000, 65535, 65536, 65537, 200000};
    for (size_t i = 0; i < COUNT_OF(all); i++) {
        for (unsigned which = 0; which < 3; which++) {
            tg_input_options options = {.max_stream = which != 1 ? all[i] : 0,
                                        .max_size = which == 1 ? all[i] : 0};
            const tg_limit name = which == 1 ? TG_LIMIT_MAX_FILE : TG_LIMIT_MAX_STREAM;
            test_source s;
            tg_io_error error;
            tg_source source = source_of(&s, all[i]);
            if (which < 2) source.size = TG_SIZE_UNKNOWN;
            tg_input *in = tg_input_from_source(&source, &options, &error);
            assert_non_null(in); /* exactly as much as is allowed */
            assert_int_equal(error.code, 0);
            tg_input_close(in);

            source = source_of(&s, all[i] + 1);
            if (which < 2) source.size = TG_SIZE_UNKNOWN;
            in = tg_input_from_source(&source, &options, &error);
            if (which == 2) {
                assert_non_null(in); /* not a stream: the limit of streams does not apply */
                tg_input_close(in);
                continue;
            }
            assert_null(in);
            assert_int_equal(error.code, TG_IO_TOO_LARGE);
            assert_int_equal(error.limit, name);
            assert_true(error.allowed == all[i] && error.found == all[i] + 1);
            assert_int_equal(s.closed, 1);
        }
    }
    test_source s;
    tg_io_error error;
    tg_input_options options = {.max_size = 5000};
    tg_source source = source_of(&s, 70000);
    assert_null(tg_input_from_source(&source, &options, &error));
    assert_int_equal(error.code, TG_IO_TOO_LARGE);
    assert_int_equal(error.limit, TG_LIMIT_MAX_FILE);
    assert_true(error.allowed == 5000 && error.found == 70000);
    assert_true(s.closed == 1 && s.calls == 0);
}

TEST(streams_that_fail) {
    for (uint64_t fail_at = 0; fail_at < 20; fail_at++) {
        test_source s;
        tg_io_error error;
        tg_source source = source_of(&s, 20000);
        source.size = TG_SIZE_UNKNOWN;
        s.piece = 1000;
        s.fail_at = fail_at;
        s.failure = -EIO;
        assert_null(tg_input_from_source(&source, NULL, &error));
        assert_int_equal(error.code, EIO);
        assert_string_equal(error.what, "read");
        assert_int_equal(s.closed, 1);
    }
}

TEST(no_memory_for_the_handle) {
    counted_memory m;
    ks_allocator allocator = counted_allocator(&m, 0);
    tg_input_options options = {.allocator = &allocator};
    tg_io_error error;
    test_source s;
    tg_source source = source_of(&s, 100);
    assert_null(tg_input_from_source(&source, &options, &error));
    assert_int_equal(error.code, ENOMEM);
    assert_int_equal(s.closed, 1);
    m.fail_at = m.calls;
    assert_null(tg_input_open("/dev/null", &options, &error));
    assert_int_equal(error.code, ENOMEM);
    m.fail_at = m.calls;
    assert_null(tg_input_from_fd(0, &options, &error));
    m.fail_at = m.calls;
    assert_null(tg_input_from_memory("x", 1, &options, &error));
    m.fail_at = UINT64_MAX;
    tg_input *in = tg_input_from_memory("x", 1, &options, &error);
    assert_true(in != NULL && m.live == 1 && error.code == 0);
    tg_input_close(in);
    assert_true(m.live == 0);
    /* an incomplete allocator is none */
    uint64_t calls = m.calls;
    allocator.free = NULL;
    tg_input_close(tg_input_from_memory("x", 1, &options, &error));
    assert_true(error.code == 0 && m.calls == calls);
    allocator = counted_allocator(&m, UINT64_MAX);
    allocator.alloc = NULL;
    tg_input_close(tg_input_from_memory("x", 1, &options, &error));
    assert_true(error.code == 0 && m.calls == 0);
}

TEST(texts) {
    const int codes[] = {0,
                         TG_IO_SHRANK,
                         TG_IO_TOO_LARGE,
                         TG_IO_NO_WRITER,
                         TG_IO_OUTSIDE,
                         ENOENT,
                         TG_IO_BAD_SOURCE,
                         ENOTDIR,
                         EISDIR,
                         EACCES,
                         EPERM,
                         ELOOP,
                         ENAMETOOLONG,
                         EMFILE,
                         ENFILE,
                         ENOMEM,
                         ENXIO,
                         EBADF,
                         EIO,
                         ETIMEDOUT,
                         ENOSPC,
                         EDQUOT,
                         EFBIG,
                         EROFS};
    for (size_t i = 0; i < COUNT_OF(codes); i++) {
        assert_string_not_equal(tg_io_text(codes[i]), tg_io_text(-1));
        for (size_t k = 0; k < i; k++) {
            assert_string_not_equal(tg_io_text(codes[i]), tg_io_text(codes[k]));
        }
    }
    assert_string_equal(tg_io_text(INT_MAX), "system error");
}
