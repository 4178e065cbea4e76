/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_input.c - files, pipes and callbacks as inputs: what is read when, what fails and how.
 */
#define _DEFAULT_SOURCE
#include "ks_test.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "input/input.h"

#define PAGE ((uint64_t)4096)
#define KIB ((uint64_t)1 << 10)
#define MIB ((uint64_t)1 << 20)
#define GIB ((uint64_t)1 << 30)

/* What byte `offset` of every input of this test is. */
static uint8_t byte_at(uint64_t offset) {
    return (uint8_t)(offset ^ offset >> 8 ^ offset >> 16 ^ offset >> 29);
}

static void expect_bytes(const uint8_t *data, uint64_t offset, uint64_t n) {
    for (uint64_t i = 0; i < n; i++) {
        if (data[i] != byte_at(offset + i)) assert_int_equal(data[i], byte_at(offset + i));
    }
}

static uint32_t next_random(uint32_t *random) {
    *random = *random * 1664525u + 1013904223u;
    return *random >> 8;
}

/* ------------------------------------------------------------------------------------ sources */

#define LOG_SIZE 4096

typedef struct test_source {
    uint64_t size;  /* where it really ends */
    uint64_t piece; /* bytes that a call gives at most; 0: all */
    uint64_t calls;
    uint64_t fail_at;  /* this call, counted from 0, returns `failure` */
    uint64_t bad_from; /* reads that begin here or behind return `failure`, too */
    int64_t failure;
    uint64_t interrupts; /* so many calls return -EINTR first */
    uint8_t drift;       /* added to every byte: the source changes */
    unsigned closed;
    uint64_t total; /* bytes given */
    struct {
        uint64_t offset, asked;
    } log[LOG_SIZE];
} test_source;

static int64_t source_read(void *self, uint64_t offset, void *buffer, size_t n) {
    test_source *s = self;
    assert_true(s->closed == 0 && n > 0);
    if (s->interrupts > 0) {
        s->interrupts--;
        return -EINTR;
    }
    if (s->calls < LOG_SIZE) {
        s->log[s->calls].offset = offset;
        s->log[s->calls].asked = n;
    }
    if (s->calls++ == s->fail_at || offset >= s->bad_from) return s->failure;
    if (offset >= s->size) return 0;
    uint64_t give = n;
    if (give > s->size - offset) give = s->size - offset;
    if (s->piece > 0 && give > s->piece) give = s->piece;
    uint8_t *out = buffer;
    for (uint64_t i = 0; i < give; i++) out[i] = (uint8_t)(byte_at(offset + i) + s->drift);
    s->total += give;
    return (int64_t)give;
}

static void source_close(void *self) {
    test_source *s = self;
    s->closed++;
}

static tg_source source_of(test_source *s, uint64_t size) {
    memset(s, 0, sizeof *s);
    s->size = size;
    s->fail_at = UINT64_MAX;
    s->bad_from = UINT64_MAX;
    tg_source source = {source_read, source_close, s, size};
    return source;
}

static tg_input *open_source(test_source *s, uint64_t size) {
    tg_io_error error;
    tg_source source = source_of(s, size);
    tg_input *in = tg_input_from_source(&source, NULL, &error);
    assert_non_null(in);
    assert_int_equal(error.code, 0);
    assert_true(tg_input_size(in) == size);
    return in;
}

/* Loads a range the way ks does; returns the code. */
static int load(tg_input *in, uint64_t offset, uint64_t n, uint64_t *from, uint64_t *to) {
    ks_input input = tg_input_ks(in);
    if (input.load == NULL) {
        *from = 0;
        *to = input.size;
        return 0;
    }
    int code = input.load(input.self, offset, n, from, to);
    if (code == 0) {
        assert_true(*from <= offset && *to >= offset + n && *to <= input.size);
        expect_bytes(input.base + *from, *from, *to - *from);
    }
    return code;
}

static void expect_load(tg_input *in, uint64_t offset, uint64_t n) {
    uint64_t from;
    uint64_t to;
    assert_int_equal(load(in, offset, n, &from, &to), 0);
}

/* ------------------------------------------------------------------------------------- images */

static void nothing_is_read_at_first(void **state) {
    (void)state;
    test_source s;
    tg_input *in = open_source(&s, 10 * MIB);
    assert_true(s.calls == 0);
    tg_input_close(in);
    assert_int_equal(s.closed, 1);
}

static void small_files_are_read_whole(void **state) {
    (void)state;
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

static void reading_ahead(void **state) {
    (void)state;
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

    /* here and there: one page each, and the run around it */
    in = open_source(&s, 20 * MIB);
    for (uint64_t i = 0; i < 50; i++) {
        uint64_t page = 4000 - 60 * i;
        assert_int_equal(load(in, page * PAGE + 17, 8, &from, &to), 0);
        assert_true(from == page * PAGE && to == from + PAGE);
    }
    assert_true(s.total == 50 * PAGE);
    /* across the end of a page, going on behind it */
    assert_int_equal(load(in, 4001 * PAGE - 4, 8, &from, &to), 0);
    assert_true(from == 4000 * PAGE && to == 4002 * PAGE && s.total == 51 * PAGE);
    /* the gaps in between are read in one go */
    assert_int_equal(load(in, 3880 * PAGE, 120 * PAGE, &from, &to), 0);
    assert_true(from == 3880 * PAGE && to == 4002 * PAGE);
    assert_true(s.total == 51 * PAGE + 118 * PAGE && s.calls == 51 + 2);
    tg_input_close(in);
}

static void runs_are_maximal(void **state) {
    (void)state;
    test_source s;
    uint64_t from;
    uint64_t to;
    tg_input *in = open_source(&s, 1000 * PAGE - 1);
    /* backwards, page by page, the last one being short */
    for (uint64_t page = 1000; page-- > 0;) {
        assert_int_equal(load(in, page * PAGE, 1, &from, &to), 0);
        assert_true(from == page * PAGE && to == tg_input_size(in));
    }
    tg_input_close(in);
    /* reading ahead at the end of the file counts no pages that are not there */
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
    /* a range whose end, which is the end of the file, is there already */
    in = open_source(&s, 100 * PAGE - 5);
    expect_load(in, 100 * PAGE - 6, 1);
    assert_int_equal(load(in, 90 * PAGE, 10 * PAGE - 5, &from, &to), 0);
    assert_true(from == 90 * PAGE && to == 100 * PAGE - 5 && s.total == 10 * PAGE - 5);
    tg_input_close(in);
    /* two runs that a page joins, asked for from afar */
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
 * source changes under way. */
static void pages_are_read_once(void **state) {
    (void)state;
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

static void sources_may_be_slow(void **state) {
    (void)state;
    test_source s;
    tg_input *in = open_source(&s, 3 * PAGE + 7);
    s.piece = 1;
    s.interrupts = 5;
    expect_load(in, 5000, 10);
    assert_true(s.total == tg_input_size(in) && s.calls == tg_input_size(in));
    tg_input_close(in);
}

static void outside(void **state) {
    (void)state;
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

static void sources_that_fail(void **state) {
    (void)state;
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
        /* it may be better the next time; what was seen is not read again */
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

/* What is only read ahead may fail without harm. */
static void reading_ahead_may_fail(void **state) {
    (void)state;
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
    /* a small file that became shorter: what is left can be read */
    in = open_source(&s, 10 * PAGE);
    s.size = 4 * PAGE + 1;
    assert_int_equal(load(in, 4 * PAGE - 1, 1, &from, &to), 0);
    assert_int_equal(load(in, 4 * PAGE, 1, &from, &to), TG_IO_SHRANK);
    tg_input_close(in);
}

static void huge_sources(void **state) {
    (void)state;
    test_source s;
    const uint64_t size = 50 * GIB + 11;
    tg_input *in = open_source(&s, size);
    for (uint64_t i = 0; i < 51; i++) expect_load(in, i * GIB + (i > 0 ? 3 : 0), 8);
    expect_load(in, size - 1, 1);
    assert_true(s.total <= 53 * PAGE);
    tg_input_close(in);
    /* more than there is address space */
    const uint64_t sizes[] = {UINT64_C(1) << 60, UINT64_C(1) << 63, UINT64_MAX - 1};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        tg_io_error error;
        tg_source source = source_of(&s, sizes[i]);
        assert_null(tg_input_from_source(&source, NULL, &error));
        assert_int_equal(error.code, ENOMEM);
        assert_string_equal(error.what, "reserve address space");
        assert_int_equal(s.closed, 1);
        assert_null(tg_input_from_source(&source, NULL, NULL)); /* nobody wants to know */
    }
}

/* ------------------------------------------------------------------------------------ payload */

static void payload(void **state) {
    (void)state;
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
    assert_int_equal(tg_input_read(in, 21 * PAGE, PAGE, dst), 0); /* loaded: nothing to fail */
    s.fail_at = UINT64_MAX;
    s.size = 50 * PAGE;
    assert_int_equal(tg_input_read(in, 49 * PAGE, 2 * PAGE, dst), TG_IO_SHRANK);
    tg_input_close(in);
    free(dst);
}

static void memory(void **state) {
    (void)state;
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

static void reading_to_the_end(void **state) {
    (void)state;
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

static void limits(void **state) {
    (void)state;
    const uint64_t all[] = {1, 2, 1000, 65535, 65536, 65537, 200000};
    for (size_t i = 0; i < COUNT_OF(all); i++) {
        for (unsigned which = 0; which < 3; which++) {
            tg_input_options options = {.max_stream = which != 1 ? all[i] : 0,
                                        .max_size = which == 1 ? all[i] : 0};
            const char *name = which == 1 ? "max_size" : "max_stream";
            test_source s;
            tg_io_error error;
            tg_source source = source_of(&s, all[i]);
            if (which < 2) source.size = TG_SIZE_UNKNOWN;
            tg_input *in = tg_input_from_source(&source, &options, &error);
            assert_non_null(in); /* just as much as is allowed */
            assert_int_equal(error.code, 0);
            tg_input_close(in);

            source = source_of(&s, all[i] + 1);
            if (which < 2) source.size = TG_SIZE_UNKNOWN;
            in = tg_input_from_source(&source, &options, &error);
            if (which == 2) {
                assert_non_null(in); /* not a stream: the limit of streams says nothing */
                tg_input_close(in);
                continue;
            }
            assert_null(in);
            assert_int_equal(error.code, TG_IO_TOO_LARGE);
            assert_string_equal(error.what, name);
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
    assert_string_equal(error.what, "max_size");
    assert_true(error.allowed == 5000 && error.found == 70000);
    assert_true(s.closed == 1 && s.calls == 0);
}

static void streams_that_fail(void **state) {
    (void)state;
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

static void no_memory_for_the_handle(void **state) {
    (void)state;
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
    /* half an allocator is none */
    uint64_t calls = m.calls;
    allocator.free = NULL;
    tg_input_close(tg_input_from_memory("x", 1, &options, &error));
    assert_true(error.code == 0 && m.calls == calls);
}

/* -------------------------------------------------------------------------------------- files */

static char dir[] = "/tmp/test_input_XXXXXX";
static char path[sizeof dir + 16];

static int make_dir(void **state) {
    (void)state;
    if (mkdtemp(dir) == NULL) return -1;
    (void)snprintf(path, sizeof path, "%s/file", dir);
    return 0;
}

static int remove_dir(void **state) {
    (void)state;
    (void)unlink(path);
    return rmdir(dir);
}

/* The next descriptor that is free: the same before and after, when none was lost. */
static int free_fd(void) {
    int fd = dup(STDOUT_FILENO);
    assert_true(fd >= 0);
    (void)close(fd);
    return fd;
}

static int make_file(uint64_t size) {
    (void)unlink(path);
    int fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
    assert_true(fd >= 0);
    uint8_t *data = malloc(size + 1);
    assert_non_null(data);
    for (uint64_t i = 0; i < size; i++) data[i] = byte_at(i);
    assert_true(write(fd, data, size) == (ssize_t)size);
    free(data);
    return fd;
}

static void regular_files(void **state) {
    (void)state;
    int before = free_fd();
    const uint64_t sizes[] = {0, 1, 4096, 65536, 65537, 3 * MIB + 1};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        (void)close(make_file(sizes[i]));
        tg_io_error error;
        tg_input *in = tg_input_open(path, NULL, &error);
        assert_non_null(in);
        assert_true(tg_input_size(in) == sizes[i]);
        ks_ctx ks;
        ks_ctx_init(&ks, tg_input_ks(in), ks_limits_for(sizes[i]), NULL);
        ks_stream io = ks_stream_root(&ks);
        for (uint64_t k = 0; k < sizes[i]; k++) {
            uint8_t byte = 0;
            assert_true(ks_read_u1(&ks, &io, &byte));
            if (byte != byte_at(k)) assert_int_equal(byte, byte_at(k));
        }
        assert_true(ks_eof(&io));
        ks_ctx_free(&ks);
        tg_input_close(in);
    }
    assert_int_equal(free_fd(), before);
}

static void descriptors(void **state) {
    (void)state;
    int fd = make_file(MIB);
    int before = free_fd();
    const uint64_t starts[] = {0, 1, 5000, MIB - 1, MIB, MIB + 7};
    for (size_t i = 0; i < COUNT_OF(starts); i++) {
        assert_true(lseek(fd, (off_t)starts[i], SEEK_SET) == (off_t)starts[i]);
        tg_input *in = tg_input_from_fd(fd, NULL, NULL);
        assert_non_null(in);
        uint64_t size = starts[i] < MIB ? MIB - starts[i] : 0;
        assert_true(tg_input_size(in) == size);
        uint8_t byte;
        if (size > 0) {
            assert_int_equal(tg_input_read(in, size - 1, 1, &byte), 0);
            assert_int_equal(byte, byte_at(MIB - 1));
            uint64_t from;
            uint64_t to;
            ks_input input = tg_input_ks(in);
            assert_int_equal(input.load(input.self, 0, 1, &from, &to), 0);
            expect_bytes(input.base, starts[i], to);
        }
        tg_input_close(in);
        assert_true(lseek(fd, 0, SEEK_CUR) == (off_t)starts[i]); /* did not move, is still open */
    }
    assert_int_equal(free_fd(), before);
    (void)close(fd);
    tg_io_error error;
    assert_null(tg_input_from_fd(fd, NULL, &error));
    assert_int_equal(error.code, EBADF);
    assert_null(tg_input_from_fd(-1, NULL, &error));
    assert_int_equal(error.code, EBADF);
    /* open, but only for writing */
    fd = open(path, O_WRONLY);
    tg_input *in = tg_input_from_fd(fd, NULL, &error);
    assert_non_null(in);
    uint8_t byte;
    assert_int_equal(tg_input_read(in, 0, 1, &byte), EBADF);
    tg_input_close(in);
    (void)close(fd);
}

static void files_that_shrink(void **state) {
    (void)state;
    int fd = make_file(MIB);
    tg_input *in = tg_input_open(path, NULL, NULL);
    assert_non_null(in);
    ks_ctx ks;
    ks_ctx_init(&ks, tg_input_ks(in), ks_limits_for(MIB), NULL);
    ks_stream io = ks_stream_root(&ks);
    uint8_t byte = 0;
    uint64_t word = 0;
    ks_seek(&io, 500000);
    assert_true(ks_read_u1(&ks, &io, &byte));
    assert_int_equal(ftruncate(fd, 300003), 0);
    ks_seek(&io, 500000); /* what was read once is still there */
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == byte_at(500000));
    ks_seek(&io, 600000);
    assert_false(ks_read_u1(&ks, &io, &byte));
    assert_true(ks.error.found.s64 == TG_IO_SHRANK);
    expect_error(&ks, KS_IO, 600000);
    ks_seek(&io, 300000); /* inside of a page that ends now */
    assert_false(ks_read_u8le(&ks, &io, &word));
    expect_error(&ks, KS_IO, 300000);
    ks_seek(&io, 100000);
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == byte_at(100000));
    static uint8_t dst[MIB];
    assert_int_equal(tg_input_read(in, 0, MIB, dst), TG_IO_SHRANK);
    assert_int_equal(tg_input_read(in, 0, 300003, dst), 0);
    expect_bytes(dst, 0, 300003);
    tg_input_close(in);
    (void)close(fd);
}

static void sparse_files(void **state) {
    (void)state;
    int fd = make_file(100);
    const uint64_t size = 50 * GIB;
    if (ftruncate(fd, (off_t)size) != 0) {
        (void)close(fd);
        skip(); /* this file system has no files of that size */
    }
    tg_input *in = tg_input_open(path, NULL, NULL);
    assert_non_null(in);
    assert_true(tg_input_size(in) == size);
    ks_ctx ks;
    ks_ctx_init(&ks, tg_input_ks(in), ks_limits_for(size), NULL);
    ks_stream io = ks_stream_root(&ks);
    uint8_t byte = 0;
    uint64_t word = 1;
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == byte_at(0));
    ks_seek(&io, size - 8);
    assert_true(ks_read_u8be(&ks, &io, &word) && word == 0);
    assert_true(ks_eof(&io));
    tg_input_close(in);
    (void)close(fd);
}

static void paths_that_are_refused(void **state) {
    (void)state;
    int before = free_fd();
    tg_io_error error;
    char below[sizeof path + 8];
    (void)close(make_file(10));
    assert_null(tg_input_open(dir, NULL, &error));
    assert_int_equal(error.code, EISDIR);
    assert_string_equal(error.what, "open");
    assert_string_equal(tg_io_text(error.code), "it is a directory");
    (void)snprintf(below, sizeof below, "%s/x", path);
    assert_null(tg_input_open(below, NULL, &error));
    assert_int_equal(error.code, ENOTDIR);
    (void)snprintf(below, sizeof below, "%sx", path);
    assert_null(tg_input_open(below, NULL, &error));
    assert_int_equal(error.code, ENOENT);
    assert_null(tg_input_open("", NULL, &error));
    assert_int_equal(error.code, ENOENT);
    tg_input_options options = {.max_size = 9};
    assert_null(tg_input_open(path, &options, &error));
    assert_int_equal(error.code, TG_IO_TOO_LARGE);
    int fd = open(dir, O_RDONLY);
    assert_null(tg_input_from_fd(fd, NULL, &error));
    assert_int_equal(error.code, EISDIR);
    assert_int_equal(close(fd), 0); /* it was not closed */
    assert_int_equal(free_fd(), before);
}

static void special_files(void **state) {
    (void)state;
    int before = free_fd();
    tg_io_error error;
    tg_input *in = tg_input_open("/dev/null", NULL, &error);
    assert_non_null(in);
    assert_true(tg_input_size(in) == 0);
    tg_input_close(in);
    tg_input_options options = {.max_stream = 100000};
    assert_null(tg_input_open("/dev/zero", &options, &error));
    assert_int_equal(error.code, TG_IO_TOO_LARGE);
    assert_string_equal(error.what, "max_stream");
    in = tg_input_open("/proc/self/status", NULL, &error); /* says that it is empty, and is not */
    if (in != NULL) {
        assert_true(tg_input_size(in) > 100);
        tg_input_close(in);
    }
    assert_int_equal(free_fd(), before);
}

/* -------------------------------------------------------------------------------------- pipes */

/* A process that waits, then writes `size` bytes in pieces. */
static pid_t writer(int fd, uint64_t size, uint64_t piece, unsigned wait_ms) {
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid > 0) return pid;
    usleep(wait_ms * 1000);
    uint8_t *data = malloc(piece);
    for (uint64_t at = 0; data != NULL && at < size;) {
        uint64_t n = size - at < piece ? size - at : piece;
        for (uint64_t i = 0; i < n; i++) data[i] = byte_at(at + i);
        ssize_t done = write(fd, data, n);
        if (done <= 0) break;
        at += (uint64_t)done;
    }
    free(data);
    _exit(0);
}

static void finish(pid_t pid) {
    int status;
    assert_true(waitpid(pid, &status, 0) == pid);
}

static void pipes(void **state) {
    (void)state;
    const uint64_t sizes[] = {0, 1, 65536, 2 * MIB + 3};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        for (int nonblocking = 0; nonblocking < 2; nonblocking++) {
            int ends[2];
            assert_int_equal(pipe(ends), 0);
            pid_t pid = writer(ends[1], sizes[i], 50000, nonblocking ? 50 : 0);
            (void)close(ends[1]);
            if (nonblocking) assert_int_equal(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0);
            tg_input *in = tg_input_from_fd(ends[0], NULL, NULL);
            assert_non_null(in);
            assert_true(tg_input_size(in) == sizes[i]);
            expect_bytes(tg_input_ks(in).base, 0, sizes[i]);
            tg_input_close(in);
            assert_int_equal(close(ends[0]), 0);
            finish(pid);
        }
    }
}

static void pipes_over_the_limit(void **state) {
    (void)state;
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t pid = writer(ends[1], 100001, 1000, 0);
    (void)close(ends[1]);
    tg_io_error error;
    tg_input_options options = {.max_stream = 100000};
    assert_null(tg_input_from_fd(ends[0], &options, &error));
    assert_int_equal(error.code, TG_IO_TOO_LARGE);
    assert_true(error.allowed == 100000);
    (void)close(ends[0]);
    finish(pid);
}

static void make_fifo(void) {
    (void)unlink(path);
    assert_int_equal(mkfifo(path, 0600), 0);
}

/* A writer that opens the named pipe after a while. */
static pid_t fifo_writer(uint64_t size, unsigned wait_ms, unsigned then_wait_ms) {
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid > 0) return pid;
    usleep(wait_ms * 1000);
    int fd = open(path, O_WRONLY);
    if (fd >= 0) finish(writer(fd, size, 1000, then_wait_ms));
    _exit(0);
}

static void named_pipes(void **state) {
    (void)state;
    int before = free_fd();
    make_fifo();
    tg_io_error error;
    assert_null(tg_input_open(path, NULL, &error)); /* does not hang */
    assert_int_equal(error.code, TG_IO_NO_WRITER);
    assert_int_equal(free_fd(), before);
    const struct {
        uint64_t size;
        unsigned wait_ms, then_wait_ms;
    } cases[] = {{100000, 0, 0}, {100000, 200, 0}, {5, 200, 2500}, {0, 200, 0}};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        pid_t pid = fifo_writer(cases[i].size, cases[i].wait_ms, cases[i].then_wait_ms);
        tg_input *in = tg_input_open(path, NULL, &error);
        assert_int_equal(error.code, 0);
        assert_non_null(in);
        assert_true(tg_input_size(in) == cases[i].size);
        expect_bytes(tg_input_ks(in).base, 0, cases[i].size);
        tg_input_close(in);
        finish(pid);
    }
    assert_int_equal(free_fd(), before);
}

static void on_signal(int number) { (void)number; }

/* Signals that interrupt a read do not matter. */
static void interrupted(void **state) {
    (void)state;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_signal; /* without SA_RESTART */
    assert_int_equal(sigaction(SIGUSR1, &action, NULL), 0);
    for (int nonblocking = 0; nonblocking < 2; nonblocking++) {
        int ends[2];
        assert_int_equal(pipe(ends), 0);
        pid_t parent = getpid();
        pid_t pid = fork();
        assert_true(pid >= 0);
        if (pid == 0) {
            for (int i = 0; i < 20; i++) {
                usleep(5000);
                (void)kill(parent, SIGUSR1);
            }
            uint8_t byte = byte_at(0);
            _exit(write(ends[1], &byte, 1) == 1 ? 0 : 1);
        }
        (void)close(ends[1]);
        if (nonblocking) assert_int_equal(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0);
        tg_io_error error;
        tg_input *in = tg_input_from_fd(ends[0], NULL, &error);
        assert_int_equal(error.code, 0);
        assert_true(in != NULL && tg_input_size(in) == 1);
        tg_input_close(in);
        (void)close(ends[0]);
        finish(pid);
    }
}

static void texts(void **state) {
    (void)state;
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
                         ETIMEDOUT};
    for (size_t i = 0; i < COUNT_OF(codes); i++) {
        assert_string_not_equal(tg_io_text(codes[i]), tg_io_text(-1));
        for (size_t k = 0; k < i; k++) {
            assert_string_not_equal(tg_io_text(codes[i]), tg_io_text(codes[k]));
        }
    }
    assert_string_equal(tg_io_text(INT_MAX), "system error");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_read_at_first),
        cmocka_unit_test(small_files_are_read_whole),
        cmocka_unit_test(reading_ahead),
        cmocka_unit_test(runs_are_maximal),
        cmocka_unit_test(pages_are_read_once),
        cmocka_unit_test(sources_may_be_slow),
        cmocka_unit_test(outside),
        cmocka_unit_test(sources_that_fail),
        cmocka_unit_test(reading_ahead_may_fail),
        cmocka_unit_test(huge_sources),
        cmocka_unit_test(payload),
        cmocka_unit_test(memory),
        cmocka_unit_test(reading_to_the_end),
        cmocka_unit_test(limits),
        cmocka_unit_test(streams_that_fail),
        cmocka_unit_test(no_memory_for_the_handle),
        cmocka_unit_test(regular_files),
        cmocka_unit_test(descriptors),
        cmocka_unit_test(files_that_shrink),
        cmocka_unit_test(sparse_files),
        cmocka_unit_test(paths_that_are_refused),
        cmocka_unit_test(special_files),
        cmocka_unit_test(pipes),
        cmocka_unit_test(pipes_over_the_limit),
        cmocka_unit_test(named_pipes),
        cmocka_unit_test(interrupted),
        cmocka_unit_test(texts),
    };
    return cmocka_run_group_tests(tests, make_dir, remove_dir);
}
