/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_kept_stream.c - streams of GGUF: events, when a verdict is known, limits, memory, and how the format is found.
 * tests/tools/tool_stream.c tests that verdicts are those of the reader.
 */
#include "memory_test.h"
#include "stream_test.h"

/* ---------------------------------------------------------------------------------------- files */

static void put_number(uint64_t number, size_t bytes) {
    for (size_t i = 0; i < bytes; i++) {
        const uint8_t byte = (uint8_t)(number >> 8 * i);
        put(&byte, 1);
    }
}

static void put_text(const char *text) {
    put_number(strlen(text), 8);
    put(text, strlen(text));
}

static void put_head(uint64_t tensors, uint64_t pairs) {
    file.n = 0;
    put("GGUF\3\0\0\0", 8);
    put_number(tensors, 8);
    put_number(pairs, 8);
}

static void put_info(const char *name, uint64_t length, uint32_t type, uint64_t offset) {
    put_text(name);
    put_number(1, 4);
    put_number(length, 8);
    put_number(type, 4);
    put_number(offset, 8);
}

static void pad(uint8_t with) {
    while (file.n % 32 != 0) put(&with, 1);
}

/* A key, two tensors of bytes with padding behind them, and one without elements. */
static void make(uint8_t padding) {
    put_head(3, 1);
    put_text("a");
    put_number(8, 4); /* a string */
    put_text("text");
    put_info("one", 3, 24, 0);
    put_info("none", 0, 24, 32);
    put_info("two", 2, 24, 32);
    pad(0);
    put("\1\2\3", 3);
    pad(padding);
    put("\4\5", 2);
    pad(0);
}

static tg_code run(transcript *t, const tg_options *options, size_t step, size_t *fed) {
    tg_error error;
    return run_stream(t, options, step, &error, fed);
}

static tg_options gguf_options(void) {
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_GGUF;
    return options;
}

/* ---------------------------------------------------------------------------------------- tests */

TEST(test_events) {
    for (unsigned padding = 0; padding < 2; padding++) {
        make((uint8_t)padding);
        for (size_t step = 1; step <= file.n; step++) {
            transcript t = {.stop_at = UINT32_MAX};
            assert_int_equal(run(&t, NULL, step, NULL), TG_CODE_NONE);
            char want[256];
            snprintf(want, sizeof want,
                     "count 3\n0 one int8 rank 1 at 160, 3: 1 2 3\n1 none int8 rank 1 at 192, "
                     "0:\n2 two int8 rank 1 at 192, 2: 4 5\n%send\n",
                     padding > 0 ? "note body.info.padding\n" : "");
            assert_string_equal(t.text, want);
        }
    }
}

TEST(test_stops) {
    make(1);
    for (unsigned stop_at = 0; stop_at < 9; stop_at++) {
        transcript t = {.stop_at = stop_at};
        assert_int_equal(run(&t, NULL, 1, NULL), TG_CODE_STOPPED);
        assert_int_equal(t.events, stop_at + 1);
    }
}

/* What is wrong in a head whatever follows is told when as many bytes have come again, or before. */
TEST(test_early) {
    const tg_options options = gguf_options();
    size_t fed;
    make(0);
    file.data[24 + 8 + 1] = 13; /* the type of the value */
    const size_t bad = 24 + 8 + 1 + 4;
    while (file.n < 4 * bad) put("x", 1);
    assert_int_equal(run(NULL, &options, 1, &fed), TG_CODE_BAD_VALUE);
    assert_true(fed <= 4 * bad);

    tg_options strict = options;
    strict.strict = true;
    put_head(0, 1);
    put_text("A");
    put_number(4, 4);
    put_number(7, 4);
    assert_int_equal(run(NULL, &options, 1, NULL), TG_CODE_NONE);
    assert_int_equal(run(NULL, &strict, 1, NULL), TG_CODE_BAD_TEXT);
}

TEST(test_limits) {
    tg_options options = gguf_options();
    make(0);
    const size_t head = file.n - 64;
    options.limits.max_stream = head;
    assert_int_equal(run(NULL, &options, 1, NULL), TG_CODE_NONE);
    for (size_t step = 1; step < file.n; step += 50) {
        options.limits.max_stream = head - 1;
        assert_int_equal(run(NULL, &options, step, NULL), TG_CODE_LIMIT);
    }
    options = gguf_options();
    for (unsigned most = 1; most < 4; most++) {
        transcript t = {.stop_at = UINT32_MAX};
        options.limits.max_tensors = most;
        assert_int_equal(run(&t, &options, 7, NULL), most < 3 ? TG_CODE_LIMIT : TG_CODE_NONE);
        if (most < 3) assert_null(strstr(t.text, "one"));
    }
    options = gguf_options();
    options.limits.max_file = file.n - 1;
    assert_int_equal(run(NULL, &options, 7, NULL), TG_CODE_LIMIT);
    options = gguf_options();
    options.limits.max_memory = 100;
    assert_int_equal(run(NULL, &options, 7, NULL), TG_CODE_LIMIT);
    options = gguf_options();
    options.limits.max_work = 1;
    assert_int_equal(run(NULL, &options, 7, NULL), TG_CODE_LIMIT);
    options = gguf_options();
    options.limits.max_file = UINT64_MAX;
    options.limits.max_stream = UINT64_MAX;
    assert_int_equal(run(NULL, &options, 7, NULL), TG_CODE_NONE);
    assert_true(tg_stream_memory(&options) == SIZE_MAX);
}

static void feed(tg_stream *stream, size_t n, uint8_t with) {
    static uint8_t piece[65536];
    memset(piece, with, sizeof piece);
    for (size_t at = 0; at < n; at += sizeof piece)
        assert_true(tg_stream_feed(stream, piece, n - at < sizeof piece ? n - at : sizeof piece));
}

/* Padding far apart, which is read at the end in several parts of the file. */
TEST(test_far) {
    enum { SIZE = (8 << 20) + 3, PADDED = (8 << 20) + 32 };
    const tg_options options = gguf_options();
    put_head(3, 0);
    put_info("a", SIZE, 24, 0);
    put_info("b", SIZE, 24, PADDED);
    put_info("c", SIZE, 24, 2 * PADDED);
    pad(0);
    tg_stream *stream = tg_stream_new(&options, NULL, NULL);
    assert_non_null(stream);
    assert_true(tg_stream_feed(stream, file.data, file.n));
    for (unsigned i = 0; i < 3; i++) {
        feed(stream, SIZE, 7);
        feed(stream, PADDED - SIZE, i == 1 ? 0 : 9);
    }
    assert_true(tg_stream_end(stream));
    assert_int_equal(tg_stream_notes(stream), 2);
    assert_int_equal(tg_stream_tensors(stream), 3);
    tg_stream_free(stream);
}

TEST(test_memory) {
    make(1);
    counted_memory c = {.fail_at = UINT64_MAX};
    tg_options options = gguf_options();
    options.allocator = (tg_allocator){counted_alloc, counted_free, &c};
    options.limits.max_stream = 1024;
    transcript all = {.stop_at = UINT32_MAX};
    assert_int_equal(run(&all, &options, 5, NULL), TG_CODE_NONE);
    assert_true(c.peak <= tg_stream_memory(&options));
    assert_int_equal(c.live, 0);
    const uint64_t calls = c.calls;
    assert_true(calls > 5);
    for (uint64_t i = 0; i < calls; i++) {
        c = (counted_memory){.fail_at = i};
        transcript t = {.stop_at = UINT32_MAX};
        assert_int_equal(run(&t, &options, 5, NULL), TG_CODE_NO_MEMORY);
        assert_int_equal(c.live, 0);
    }
}

TEST(test_detect) {
    make(0);
    assert_int_equal(tg_stream_detect(file.data, 15), TG_FORMAT_GGUF);
    assert_int_equal(tg_stream_detect(file.data, 14), TG_FORMAT_NONE);
    file.data[4] = 2;
    assert_int_equal(tg_stream_detect(file.data, 15), TG_FORMAT_GGUF);
    file.data[12] = 1; /* 2^32 tensors, or a table of BTF in front of an offset */
    assert_int_equal(tg_stream_detect(file.data, 15), TG_FORMAT_NONE);
    file.data[12] = 0;
    file.data[4] = 1;
    assert_int_equal(tg_stream_detect(file.data, 15), TG_FORMAT_NONE);
    file.data[4] = 0;
    file.data[7] = 3;
    assert_int_equal(tg_stream_detect(file.data, 15), TG_FORMAT_GGUF);
}
