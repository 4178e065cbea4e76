/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_head_stream.c - streams of .npy and .safetensors: events, when a verdict is known, limits, memory, and how
 * the format is found. tests/tools/tool_stream.c tests that verdicts are those of the reader.
 */
#include "memory_test.h"
#include "stream_test.h"

/* ---------------------------------------------------------------------------------------- files */

/* Elements are bytes 1, 2, ... */
static void put_elements(unsigned n) {
    for (unsigned i = 1; i <= n; i++) {
        uint8_t byte = (uint8_t)i;
        put(&byte, 1);
    }
}

static void make_safetensors(const char *header, unsigned elements) {
    const uint8_t length[8] = {(uint8_t)strlen(header), (uint8_t)(strlen(header) >> 8)};
    file.n = 0;
    put(length, sizeof length);
    put(header, strlen(header));
    put_elements(elements);
}

static void make_npy(const char *header, unsigned elements) {
    const uint8_t length[2] = {(uint8_t)strlen(header), (uint8_t)(strlen(header) >> 8)};
    file.n = 0;
    put("\x93NUMPY\1\0", 8);
    put(length, sizeof length);
    put(header, strlen(header));
    put_elements(elements);
}

/* ----------------------------------------------------------------------------------- transcripts */

static void expect_events(const char *want) {
    tg_error error;
    for (size_t step = 1; step <= file.n; step++) {
        transcript t = {.stop_at = UINT32_MAX};
        assert_int_equal(run_stream(&t, NULL, step, &error, NULL), TG_CODE_NONE);
        assert_string_equal(t.text, want);
    }
}

/* The error, and after how many bytes it is known. */
static void expect_error(const tg_options *options, const char *want, uint64_t size) {
    for (size_t step = 1; step <= file.n; step++) {
        char text[512];
        tg_error error;
        assert_int_not_equal(run_stream(NULL, options, step, &error, NULL), TG_CODE_NONE);
        tg_error_text(&error, text, sizeof text);
        assert_string_equal(text, want);
        assert_int_equal(error.size, size);
    }
}

#define TENSOR(name, dtype, shape, begin, end)                                                     \
    "\"" name "\":{\"dtype\":\"" dtype "\",\"shape\":" shape ",\"data_offsets\":[" #begin "," #end \
    "]}"

/* ---------------------------------------------------------------------------------------- events */

/* In the order of their elements; those without elements where they are. */
TEST(test_safetensors) {
    make_safetensors("{" TENSOR("b c", "U8", "[3]", 2, 5) "," TENSOR(
                         "e", "F32", "[0]", 5, 5) "," TENSOR("a", "I16", "[1,1]", 0, 2) "}",
                     5);
    const unsigned head = (unsigned)file.n - 5;
    char want[512];
    snprintf(want, sizeof want,
             "%scount 3\n2 a int16 rank 2 at %u, 2: 1 2\n0 b%%20c uint8 rank 1 at %u, 3: 3 4 5\n"
             "1 e float32 rank 1 at %u, 0:\nend\n",
             (head - 8) % 8 == 0 ? "" : "note safetensors.header_is_aligned\n", head, head + 2,
             head + 5);
    expect_events(want);
}

TEST(test_npy) {
    make_npy("{'descr': '>i2', 'fortran_order': True, 'shape': (2, 2), }           \n", 8);
    expect_events("count 1\n0 arr_0 int16 big F rank 2 at 80, 8: 1 2 3 4 5 6 7 8\nend\n");
    make_npy("{'descr': '|b1', 'fortran_order': False, 'shape': (0,), }", 0);
    expect_events("note npy.data_is_aligned\nnote npy.line_feed\n"
                  "count 1\n0 arr_0 bool rank 1 at 67, 0:\nend\n");
    make_npy("{\"shape\": (0,), 'descr': '|b1', 'fortran_order': False}\n           ", 0);
    expect_events("note npy.data_is_aligned\nnote npy.key_order\nnote npy.spelling\n"
                  "note npy.line_feed\ncount 1\n0 arr_0 bool rank 1 at 77, 0:\nend\n");
}

/* A file without elements has nothing that could be out of place. */
TEST(test_nothing_behind) {
    make_safetensors("{       }", 0);
    expect_events("count 0\nend\n");
    tg_error error;
    tg_options strict = tg_options_default();
    strict.strict = true;
    assert_int_equal(run_stream(NULL, &strict, 1, &error, NULL), TG_CODE_NONE);
    put_elements(1);
    expect_error(&strict,
                 "safetensors: len_header at byte 0: found 9, expected a header of a multiple of 8 "
                 "bytes, so "
                 "that elements are aligned [bad_value]",
                 18);
    expect_error(
        NULL,
        "safetensors: data at byte 17: found 1, expected 0 bytes, all of which belong to tensors "
        "[trailing]",
        18);
}

TEST(test_stop) {
    make_safetensors("{" TENSOR("a", "U8", "[2]", 0, 2) "," TENSOR("b", "U8", "[2]", 2, 4) "}", 4);
    for (unsigned at = 0; at < 6; at++) {
        transcript t = {.stop_at = at};
        tg_error error;
        assert_int_equal(run_stream(&t, NULL, 3, &error, NULL), TG_CODE_STOPPED);
        assert_int_equal(t.events, at + 1);
        assert_int_equal(error.format, TG_FORMAT_SAFETENSORS);
    }
}

/* -------------------------------------------------------------------------------------- verdicts */

/* An error in the header is one if all of the header is there, as the reader asks for that first. */
TEST(test_errors_wait) {
    make_safetensors("{\"a\": nothing               }", 40);
    const uint64_t head = file.n - 40;
    expect_error(NULL,
                 "safetensors: header.tensors[0] at byte 14: found \"n\", expected an object that "
                 "describes a "
                 "tensor [bad_value]",
                 head);
    file.n = (size_t)head - 1;
    expect_error(NULL,
                 "safetensors: header at byte 8: found 28 bytes, expected 29 bytes [truncated]",
                 file.n);

    /* A hole is one if the elements before it are complete. */
    make_safetensors(
        "{" TENSOR("a", "U8", "[2]", 0, 2) "," TENSOR("b", "U8", "[1]", 4, 5) "      }", 9);
    const uint64_t begin = file.n - 9;
    expect_error(
        NULL,
        "safetensors: header.tensors[1].data_offsets at byte 106: found 4, expected no hole in the "
        "buffer: a tensor that begins at 2 [bad_reference]",
        begin + 2);
    file.n = (size_t)begin + 1;
    expect_error(NULL,
                 "safetensors: header.tensors[0].data_offsets at byte 54: found 2, expected an end "
                 "inside of "
                 "the 1 bytes behind the header [truncated]",
                 file.n);
}

/* Tensors of more bytes than a file can have are missing, whatever sums their places make. */
TEST(test_huge_tensors) {
    tg_options options = tg_options_default();
    make_safetensors(
        "{" TENSOR("a", "U8", "[9223372036854775807]", 0, 9223372036854775807) "," TENSOR(
            "b", "U8", "[1,9223372036854775807]", 9223372036854775807,
            18446744073709551614) "," TENSOR("c", "U8", "[1]", 18446744073709551614,
                                             18446744073709551615) "}",
        3);
    char want[256];
    const char *place = strstr((const char *)file.data + 8, "[0,9");
    snprintf(want, sizeof want,
             "safetensors: header.tensors[0].data_offsets at byte %u: found 9223372036854775807, "
             "expected an end "
             "inside of the 3 bytes behind the header [truncated]",
             (unsigned)(place - (const char *)file.data));
    expect_error(NULL, want, file.n);
    options.limits.max_rank = 1;
    expect_error(&options, want, file.n);
    options.limits.max_rank = 64;
    options.limits.max_tensors = 1;
    expect_error(&options, want, file.n);

    /* A hole behind them, and one in front of everything. */
    make_safetensors(
        "{" TENSOR("a", "U8", "[9223372036854775807]", 0, 9223372036854775807) "," TENSOR(
            "b", "U8", "[9223372036854775807]", 9223372036854775807,
            18446744073709551614) "," TENSOR("c", "U8", "[0]", 18446744073709551615,
                                             18446744073709551615) "}",
        3);
    tg_error error;
    assert_int_equal(run_stream(NULL, NULL, 7, &error, NULL), TG_CODE_TRUNCATED);
    make_safetensors("{" TENSOR("a", "U8", "[2]", 1, 3) "   }", 3);
    assert_int_equal(run_stream(NULL, NULL, 7, &error, NULL), TG_CODE_BAD_REFERENCE);
    assert_int_equal(error.size, file.n - 3 + ((file.n - 3) % 8 != 0));
}

TEST(test_limits) {
    tg_options options = tg_options_default();
    make_safetensors("{" TENSOR("a", "U8", "[2]", 0, 2) "," TENSOR("b", "U8", "[1,2]", 2, 4) "   }",
                     4);
    options.limits.max_tensors = 1;
    expect_error(&options,
                 "safetensors: found 2, expected at most 1 tensors; limit max-tensors [limit]",
                 file.n);
    options = tg_options_default();
    options.limits.max_rank = 1;
    transcript t = {.stop_at = UINT32_MAX};
    tg_error error;
    assert_int_equal(run_stream(&t, &options, 5, &error, NULL), TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_RANK);
    assert_string_equal(t.text, "note safetensors.header_is_aligned\ncount 2\n");
    /* A limit is told last. */
    file.n--;
    assert_int_equal(run_stream(NULL, &options, 5, &error, NULL), TG_CODE_TRUNCATED);
    options = tg_options_default();
    options.limits.max_memory = 100;
    assert_int_equal(run_stream(NULL, &options, 5, &error, NULL), TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_MEMORY);
    options = tg_options_default();
    options.limits.max_work = 1;
    assert_int_equal(run_stream(NULL, &options, 5, &error, NULL), TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_WORK);
    options = tg_options_default();
    options.limits.max_file = file.n - 1;
    assert_int_equal(run_stream(NULL, &options, 5, &error, NULL), TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_FILE);
    assert_int_equal(error.size, file.n);
}

/* --------------------------------------------------------------------------------------- memory */

/* Each allocation fails in turn: the verdict says so. */
TEST(test_memory) {
    for (unsigned kind = 0; kind < 2; kind++) {
        if (kind == 0) {
            make_npy("{'descr': '>i2', 'fortran_order': True, 'shape': (2, 2), }", 8);
        } else {
            make_safetensors(
                "{" TENSOR("b c", "U8", "[2]", 2, 4) "," TENSOR("a", "U8", "[2]", 0, 2) "}", 4);
        }
        tg_options options = tg_options_default();
        tg_code code = TG_CODE_NO_MEMORY;
        for (uint64_t nth = 0; code == TG_CODE_NO_MEMORY; nth++) {
            counted_memory c = {.fail_at = nth};
            tg_error error = {.code = TG_CODE_NONE};
            options.allocator = (tg_allocator){counted_alloc, counted_free, &c};
            tg_stream *stream = tg_stream_new(&options, NULL, &error);
            if (stream != NULL) {
                size_t at = 0;
                while (at < file.n && tg_stream_feed(stream, file.data + at, 1)) at++;
                (void)tg_stream_end(stream);
                error = *tg_stream_error(stream);
                assert_true(c.bytes <= tg_stream_memory(&options));
            }
            tg_stream_free(stream);
            assert_int_equal(c.live, 0);
            code = error.code;
            assert_true(nth < 100);
        }
        assert_int_equal(code, TG_CODE_NONE);
    }
}

/* --------------------------------------------------------------------------------------- formats */

static tg_format detect(const char *head, size_t n) { return tg_stream_detect(head, n); }

TEST(test_detection) {
    assert_int_equal(detect(NULL, 0), TG_FORMAT_NONE);
    assert_int_equal(detect("\x93NUMPY", 6), TG_FORMAT_NPY);
    assert_int_equal(detect("\x93NUMPY\1\0v\0{'desc", 16), TG_FORMAT_NPY);
    assert_int_equal(detect("\x93NUMP", 5), TG_FORMAT_NONE);
    assert_int_equal(detect("\x40\0\0\0\0\0\0\0{\"abcde", 15), TG_FORMAT_SAFETENSORS);
    assert_int_equal(detect("\x40\0\0\0\0\0\0\0 \t\n\r {a", 15), TG_FORMAT_SAFETENSORS);
    assert_int_equal(detect("\x40\0\0\0\0\0\0\0{\"abcd", 14), TG_FORMAT_NONE);
    assert_int_equal(detect("\x40\0\0\0\0\0\0\0{\"abcd\0", 15), TG_FORMAT_NONE);
    assert_int_equal(detect("\x40\0\0\0\0\0\0\0       ", 15), TG_FORMAT_NONE);
    assert_int_equal(detect("\6\0\0\0\0\0\0\0{     x", 15), TG_FORMAT_NONE);
    assert_int_equal(detect("\x40\0\0\0\0\0\0\1{\"abcde", 15), TG_FORMAT_NONE);
    /* The first bytes of a ZIP file are a possible length. */
    assert_int_equal(detect("PK\3\4\0\0\0\0{\"abcde", 15), TG_FORMAT_NONE);
    file.n = 0;
    put_elements(40);
    expect_error(NULL, "no known format [unknown_format]", TG_STREAM_HEAD);
    file.n = 7;
    expect_error(NULL, "no known format [unknown_format]", 7);
}
