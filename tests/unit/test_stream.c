/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_stream.c - push streams of primitiv: events of every kind, for every division into pieces,
 * limits, and calls that are permitted at any time. tests/tools/tool_stream.c tests that verdicts
 * are those of the reader.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory_test.h"
#include "tensorgate.h"

/* ---------------------------------------------------------------------------------------- files */

typedef struct bytes {
    uint8_t data[1 << 19];
    size_t n;
} bytes;

static bytes file;

static void put(const void *data, size_t n) {
    assert_true(n <= sizeof file.data - file.n);
    memcpy(file.data + file.n, data, n);
    file.n += n;
}

static void put_byte(unsigned byte) {
    uint8_t one = (uint8_t)byte;
    put(&one, 1);
}

static void put_number(uint32_t value) {
    const uint8_t number[] = {0xce, (uint8_t)(value >> 24), (uint8_t)(value >> 16),
                              (uint8_t)(value >> 8), (uint8_t)value};
    put(number, sizeof number);
}

/* A string of less than 32 bytes. */
static void put_string(const char *text) {
    put_byte(0xa0 + (unsigned)strlen(text));
    put(text, strlen(text));
}

static void begin(uint32_t kind) {
    file.n = 0;
    put_number(0);
    put_number(1);
    put_number(kind << 8);
}

/* A vector of `n` floats, each of which is its number. */
static void put_vector(uint32_t n, uint32_t batch) {
    put_byte(0x91);
    put_number(n);
    put_number(batch);
    put_byte(0xc4);
    put_byte(4 * n * batch);
    for (uint32_t i = 0; i < 4 * n * batch; i++) put_byte(i);
}

/* A parameter of a model under a key of one name. */
static void put_parameter(const char *key, uint32_t num_stats) {
    put_byte(0x91);
    put_string(key);
    put_vector(2, 1);
    put_number(num_stats);
}

static void put_number_key(uint32_t number) {
    char key[16];
    snprintf(key, sizeof key, "%08u", number % 100000000u);
    put_string(key);
}

/* ------------------------------------------------------------------------------------ transcripts */

/* Events as text; the values of a tensor are one line, whatever their pieces are. */
typedef struct transcript {
    char text[4096];
    size_t n;
    uint64_t next;   /* expected offset of the next values */
    unsigned events; /* except for values, which are recorded piece by piece */
    unsigned stop_at;
} transcript;

static void say(transcript *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(transcript *t, const char *format, ...) {
    va_list args;
    va_start(args, format);
    int n = vsnprintf(t->text + t->n, sizeof t->text - t->n, format, args);
    va_end(args);
    t->n += (size_t)n;
    assert_true(t->n < sizeof t->text);
}

static void say_shape(transcript *t, const tg_stream_event *event) {
    say(t, " [");
    for (uint32_t i = 0; i < event->rank; i++) {
        say(t, "%s%llu", i > 0 ? "," : "", (unsigned long long)event->shape[i]);
    }
    say(t, "]");
}

static bool on_event(void *self, const tg_stream_event *event) {
    transcript *t = self;
    char note[512];
    bool values = event->kind == TG_STREAM_EVENT_VALUES;
    if (!values && t->events++ == t->stop_at) return false;
    if (event->name != NULL) assert_int_equal(strlen(event->name), event->name_len);
    switch (event->kind) {
    case TG_STREAM_EVENT_HEADER: say(t, "header %s\n", event->name); break;
    case TG_STREAM_EVENT_COUNT: say(t, "count %llu\n", (unsigned long long)event->count); break;
    case TG_STREAM_EVENT_SHAPE:
        say(t, "shape");
        say_shape(t, event);
        say(t, " batch %llu\n", (unsigned long long)event->batch);
        break;
    case TG_STREAM_EVENT_TENSOR:
        say(t, "tensor %s", event->name);
        say_shape(t, event);
        say(t, "%s at %llu, %llu:", event->has_batch ? " batch" : "",
            (unsigned long long)event->offset, (unsigned long long)event->nbytes);
        t->next = event->offset;
        break;
    case TG_STREAM_EVENT_VALUES:
        assert_int_equal(event->offset, t->next);
        t->next += event->n;
        for (size_t i = 0; i < event->n; i++) say(t, " %02x", event->data[i]);
        break;
    case TG_STREAM_EVENT_TENSOR_END: say(t, "\n"); break;
    case TG_STREAM_EVENT_UINT_CONFIG:
        say(t, "uint %s = %u\n", event->name, (unsigned)event->u32);
        break;
    case TG_STREAM_EVENT_FLOAT_CONFIG:
        say(t, "float %s = %g\n", event->name, (double)event->f32);
        break;
    case TG_STREAM_EVENT_NOTE:
        tg_note_text(&event->note, note, sizeof note);
        say(t, "note %s\n", note);
        break;
    case TG_STREAM_EVENT_END: say(t, "end\n"); break;
    }
    return true;
}

/* `file` in two pieces and the rest in pieces of `step` bytes; the code of the verdict. */
static tg_code run(transcript *t, const tg_options *options, size_t cut, size_t step,
                   tg_error *error) {
    tg_stream_sink sink = {on_event, t};
    tg_stream *stream = tg_stream_new(options, t != NULL ? &sink : NULL, error);
    assert_non_null(stream);
    bool more = tg_stream_feed(stream, file.data, cut);
    for (size_t at = cut; more && at < file.n; at += step) {
        more = tg_stream_feed(stream, file.data + at, file.n - at < step ? file.n - at : step);
    }
    bool good = tg_stream_end(stream);
    *error = *tg_stream_error(stream);
    assert_int_equal(good, error->code == TG_CODE_NONE);
    tg_stream_free(stream);
    return error->code;
}

static tg_code verdict(const tg_options *options, tg_error *error) {
    return run(NULL, options, 0, SIZE_MAX, error);
}

/* Equal events for every division into pieces. */
static void expect_events(const char *want) {
    tg_error error;
    transcript t = {.stop_at = UINT32_MAX};
    assert_int_equal(run(&t, NULL, 0, SIZE_MAX, &error), TG_CODE_NONE);
    assert_string_equal(t.text, want);
    for (size_t cut = 0; cut <= file.n; cut++) {
        for (size_t step = 1; step <= file.n; step += step < 4 ? 1 : file.n / 2) {
            t = (transcript){.stop_at = UINT32_MAX};
            assert_int_equal(run(&t, NULL, cut, step, &error), TG_CODE_NONE);
            assert_string_equal(t.text, want);
        }
    }
}

/* --------------------------------------------------------------------------------------- events */

static void make_model(void) {
    begin(3);
    put_number(2);
    put_byte(0x92); /* the key "a/b", "..": an inner slash is no separator */
    put_string("a/b");
    put_string("..");
    put_vector(2, 1);
    put_number(2);
    put_string("Adam.m1");
    put_vector(2, 2);
    put_string("");
    put_vector(1, 1); /* a trailing one: noted and dropped */
    put_parameter("z", 0);
}

TEST(test_model) {
    make_model();
    expect_events("header model\n"
                  "count 2\n"
                  "tensor a%2Fb/%2E%2E [2] at 41, 8: 00 01 02 03 04 05 06 07\n"
                  "tensor a%2Fb/%2E%2E@Adam.m1 [2,2] batch at 75, 16: 00 01 02 03 04 05 06 07 08 "
                  "09 0a 0b 0c 0d 0e 0f\n"
                  "note shape.no_trailing_one at byte 93: expected a last dimension other than 1\n"
                  "tensor a%2Fb/%2E%2E@% [] at 105, 4: 00 01 02 03\n"
                  "tensor z [2] at 125, 8: 00 01 02 03 04 05 06 07\n"
                  "end\n");
}

TEST(test_shape) {
    begin(0);
    put_byte(0x93);
    put_number(3);
    put_number(1);
    put_number(2);
    put_number(5);
    expect_events("header shape\nshape [3,1,2] batch 5\nend\n");
}

TEST(test_tensor) {
    begin(1);
    put_vector(1, 3);
    put("more", 4);
    expect_events(
        "header tensor\n"
        "note shape.no_trailing_one at byte 16: expected a last dimension other than 1\n"
        "tensor tensor [3] batch at 28, 12: 00 01 02 03 04 05 06 07 08 09 0a 0b\n"
        "note primitiv.trailing at byte 40: found \"more\", expected the end of the file\n"
        "end\n");
}

TEST(test_parameter) {
    begin(2);
    put_vector(2, 1);
    put_number(1);
    put("\xd9\x01k", 3);
    put_vector(2, 1);
    expect_events(
        "header parameter\n"
        "tensor value [2] at 28, 8: 00 01 02 03 04 05 06 07\n"
        "note string.wide_length at byte 42: found 1, expected a length that needs a field "
        "of this width\n"
        "tensor value@k [2] at 57, 8: 00 01 02 03 04 05 06 07\n"
        "end\n");
}

TEST(test_optimizer) {
    begin(4);
    put_byte(0x81);
    put_string("Optimizer.epoch");
    put_number(UINT32_MAX);
    put_byte(0x82);
    put_string("SGD.eta");
    put("\xca\x3e\x00\x00\x00", 5);
    put_string(".");
    put("\xca\xff\x80\x00\x00", 5);
    expect_events("header optimizer\n"
                  "uint Optimizer.epoch = 4294967295\n"
                  "float SGD.eta = 0.125\n"
                  "float %2E = -inf\n"
                  "end\n");
}

TEST(test_stop) {
    tg_error error;
    make_model();
    for (unsigned at = 0;; at++) {
        transcript t = {.stop_at = at};
        tg_code code = run(&t, NULL, 0, 7, &error);
        if (t.events <= at) {
            assert_int_equal(code, TG_CODE_NONE);
            assert_int_equal(at, 12); /* two at the start, two for each tensor, a note, the end */
            return;
        }
        assert_int_equal(code, TG_CODE_STOPPED);
        assert_int_equal(error.format, TG_FORMAT_PRIMITIV);
        assert_int_equal(t.events, at + 1);
    }
}

/* ------------------------------------------------------------------------------ when it is known */

/* A wrong tag is reported only after as many bytes as the preceding count requires. */
TEST(test_waits) {
    tg_error error;
    begin(3);
    put_number(3); /* 13 bytes each, from 20 on */
    put_byte(0xc0);
    tg_stream *stream = tg_stream_new(NULL, NULL, &error);
    assert_true(tg_stream_feed(stream, file.data, file.n));
    assert_int_equal(tg_stream_error(stream)->code, TG_CODE_NONE);
    const uint8_t more[64] = {0};
    assert_true(tg_stream_feed(stream, more, 20 + 3 * 13 - file.n - 1));
    assert_false(tg_stream_feed(stream, more, 1));
    assert_int_equal(tg_stream_error(stream)->code, TG_CODE_BAD_VALUE);
    assert_int_equal(tg_stream_error(stream)->offset, 20);
    assert_int_equal(tg_stream_error(stream)->size, 20 + 3 * 13);
    assert_false(tg_stream_feed(stream, more, 1));
    assert_false(tg_stream_end(stream));
    assert_int_equal(tg_stream_error(stream)->size, 20 + 3 * 13);
    tg_stream_free(stream);

    assert_int_equal(verdict(NULL, &error), TG_CODE_TRUNCATED);
    assert_int_equal(error.offset, 20);
    assert_int_equal(error.size, file.n);
    assert_int_equal(error.allowed.u64, 3);
    assert_int_equal(error.found.u64, 1);
    char path[64];
    tg_error_path(&error, path, sizeof path);
    assert_string_equal(path, "object.parameters");
}

TEST(test_calls) {
    tg_error error;
    make_model();
    tg_stream *stream = tg_stream_new(NULL, NULL, NULL);
    assert_true(tg_stream_feed(stream, NULL, 0));
    assert_true(tg_stream_feed(stream, file.data, file.n));
    assert_int_equal(tg_stream_tensors(stream), 4);
    assert_int_equal(tg_stream_notes(stream), 1);
    assert_true(tg_stream_end(stream));
    assert_false(tg_stream_feed(stream, file.data, file.n)); /* too late, and without effect */
    assert_true(tg_stream_end(stream));
    assert_int_equal(tg_stream_error(stream)->code, TG_CODE_NONE);
    tg_stream_free(stream);
    tg_stream_free(NULL);

    file.n = 0;
    assert_int_equal(verdict(NULL, &error), TG_CODE_EMPTY_FILE);
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_PRIMITIV;
    assert_int_equal(verdict(&options, &error), TG_CODE_TRUNCATED);
    char text[128];
    tg_error_text(&error, text, sizeof text);
    assert_string_equal(text, "primitiv: header.major_tag at byte 0: found 0 bytes, expected 1 "
                              "bytes [truncated]");
}

/* --------------------------------------------------------------------------------------- memory */

TEST(test_memory) {
    tg_error error;
    counted_memory c = {.fail_at = 0, .exhausted = true};
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_PRIMITIV;
    options.allocator = (tg_allocator){counted_alloc, counted_free, &c};
    assert_null(tg_stream_new(&options, NULL, &error));
    assert_int_equal(error.code, TG_CODE_NO_MEMORY);
    assert_null(tg_stream_new(&options, NULL, NULL));

    c = (counted_memory){.fail_at = UINT64_MAX};
    make_model();
    tg_stream *stream = tg_stream_new(&options, NULL, &error);
    assert_int_equal(c.bytes, tg_stream_memory(&options));
    assert_true(c.bytes < (size_t)2 << 20);
    const uint64_t calls = c.calls;
    assert_true(tg_stream_feed(stream, file.data, file.n));
    assert_true(tg_stream_end(stream));
    assert_int_equal(c.calls, calls);
    tg_stream_free(stream);
    assert_int_equal(c.live, 0);

    /* The format is known later, so that memory may run out later. */
    options.format = TG_FORMAT_NONE;
    assert_true(tg_stream_memory(&options) >= tg_stream_memory(NULL));
    stream = tg_stream_new(&options, NULL, &error);
    exhaust_after(&c, 0);
    assert_false(tg_stream_feed(stream, file.data, file.n));
    assert_int_equal(tg_stream_error(stream)->code, TG_CODE_NO_MEMORY);
    tg_stream_free(stream);
    c = (counted_memory){.fail_at = UINT64_MAX};

    /* An incomplete allocator is none, nor is a sink without a function. */
    options.allocator.free = NULL;
    const tg_stream_sink deaf = {NULL, NULL};
    stream = tg_stream_new(&options, &deaf, &error);
    assert_true(tg_stream_feed(stream, file.data, file.n));
    assert_true(tg_stream_end(stream));
    tg_stream_free(stream);
    assert_int_equal(c.calls, 0);
}

/* --------------------------------------------------------------------------------------- limits */

static void expect_limit(const tg_options *options, const char *text) {
    char got[256];
    tg_error error;
    assert_int_equal(verdict(options, &error), TG_CODE_LIMIT);
    tg_error_text(&error, got, sizeof got);
    assert_string_equal(got, text);
}

TEST(test_limits) {
    tg_error error;
    make_model();
    tg_options options = tg_options_default();
    options.limits.max_file = file.n;
    options.limits.max_tensors = 4;
    options.limits.max_rank = 2;
    assert_int_equal(verdict(&options, &error), TG_CODE_NONE);
    options.limits.max_rank = 1;
    expect_limit(&options, "primitiv: tensors[1] at byte 75: found 2, expected at most 1 axes; "
                           "limit max-rank [limit]");
    options.limits.max_tensors = 3;
    expect_limit(&options,
                 "primitiv: found 4, expected at most 3 tensors; limit max-tensors [limit]");
    options.limits.max_file = file.n - 1;
    for (size_t cut = 0; cut < file.n; cut++) {
        assert_int_equal(run(NULL, &options, cut, 1 + cut % 9, &error), TG_CODE_LIMIT);
        assert_int_equal(error.limit, TG_LIMIT_MAX_FILE);
        assert_int_equal(error.size, file.n);
    }
}

/* A setting with a name of `plain` letters and, optionally, one byte that takes three
 * characters. */
static tg_code long_name(uint32_t plain, bool escaped) {
    tg_error error;
    uint32_t n = plain + (escaped ? 1u : 0u);
    const uint8_t head[] = {0xdb, (uint8_t)(n >> 24), (uint8_t)(n >> 16), (uint8_t)(n >> 8),
                            (uint8_t)n};
    begin(4);
    put_byte(0x81);
    put(head, sizeof head);
    for (uint32_t i = 0; i < plain; i++) put_byte('x');
    if (escaped) put_byte('/');
    put_number(1);
    put_byte(0x80);
    tg_code code = verdict(NULL, &error);
    if (code != TG_CODE_NONE) assert_int_equal(error.offset, 21);
    return code;
}

TEST(test_long_names) {
    assert_int_equal(long_name(TG_STREAM_NAME, false), TG_CODE_NONE);
    assert_int_equal(long_name(TG_STREAM_NAME + 1, false), TG_CODE_LIMIT);
    assert_int_equal(long_name(TG_STREAM_NAME - 3, true), TG_CODE_NONE);
    for (uint32_t room = 0; room < 3; room++) {
        assert_int_equal(long_name(TG_STREAM_NAME - room, true), TG_CODE_LIMIT);
    }
}

/* ----------------------------------------------------------------------------------------- keys */

static void make_keys(uint32_t count, int32_t step) {
    begin(3);
    put_number(count);
    for (uint32_t i = 0; i < count; i++) {
        put_byte(0x91);
        put_number_key((uint32_t)(50000 + step * (int32_t)i));
        put_byte(0x90);
        put_number(1);
        put("\xc4\x04....", 6);
        put_number(0);
    }
}

/* Ascending keys need no table; others do, and it is finite. */
TEST(test_many_keys) {
    tg_error error;
    tg_options options = tg_options_default();
    options.limits.max_memory = 1; /* the minimum: 64 slots, of which 55 are used */
    make_keys(5000, 1);
    assert_int_equal(verdict(&options, &error), TG_CODE_NONE);
    make_keys(55, -1);
    assert_int_equal(verdict(&options, &error), TG_CODE_NONE);
    make_keys(57, -1); /* the first is greater than all before it */
    assert_int_equal(verdict(&options, &error), TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_MEMORY);
    char path[64];
    tg_error_path(&error, path, sizeof path);
    assert_string_equal(path, "object.parameters[55].key");
    assert_int_equal(verdict(NULL, &error), TG_CODE_NONE);
    make_keys(2, 0);
    assert_int_equal(verdict(&options, &error), TG_CODE_BAD_VALUE);
    tg_error_path(&error, path, sizeof path);
    assert_string_equal(path, "object.parameters[1].key");
}

/* Writers sort by names, not by the bytes of the encoding or of the tensor names. */
TEST(test_order_of_keys) {
    static const char *const second[] = {NULL, "", "\1", "\1\1", "\2", "-", "a"};
    const uint32_t n = sizeof second / sizeof *second;
    tg_error error;
    tg_options options = tg_options_default();
    options.limits.max_memory = 1;
    begin(3);
    put_number(256 * n);
    for (unsigned byte = 0; byte < 256; byte++) {
        for (uint32_t i = 0; i < n; i++) {
            put_byte(second[i] == NULL ? 0x91 : 0x92);
            put_byte(0xa1);
            put_byte(byte);
            if (second[i] != NULL) put_string(second[i]);
            put_byte(0x90);
            put_number(1);
            put("\xc4\x04....", 6);
            put_number(0);
        }
    }
    assert_int_equal(verdict(&options, &error), TG_CODE_NONE);
}

static void put_stats(uint32_t count, uint32_t first) {
    for (uint32_t i = 0; i < count; i++) {
        put_number_key(first + i);
        put_byte(0x90);
        put_number(1);
        put("\xc4\x04....", 6);
    }
}

/* Statistics of one parameter are compared with each other, those of two are not. */
TEST(test_many_statistics) {
    tg_error error;
    begin(3);
    put_number(4);
    put_parameter("a", 2000);
    put_stats(2000, 0);
    put_parameter("b", 2000);
    put_stats(2000, 0);
    put_parameter("c", 3583);
    put_stats(3583, 0);
    put_parameter("d", 3);
    put_stats(3, 0);
    assert_int_equal(verdict(NULL, &error), TG_CODE_NONE);

    begin(3);
    put_number(1);
    put_parameter("a", 3584);
    put_stats(3584, 0);
    assert_int_equal(verdict(NULL, &error), TG_CODE_LIMIT);
    char path[96];
    tg_error_path(&error, path, sizeof path);
    assert_string_equal(path, "object.parameters[0].parameter.stats[3583].key");
    assert_int_equal(error.limit, TG_LIMIT_NONE);

    begin(3);
    put_number(1);
    put_parameter("a", 3);
    put_stats(2, 0);
    put_stats(1, 0);
    assert_int_equal(verdict(NULL, &error), TG_CODE_BAD_VALUE);
    tg_error_path(&error, path, sizeof path);
    assert_string_equal(path, "object.parameters[0].parameter.stats[2].key");
}

static bool is_canonical(void) {
    tg_error error;
    tg_stream *stream = tg_stream_new(NULL, NULL, &error);
    assert_non_null(stream);
    tg_stream_feed(stream, file.data, file.n);
    assert_true(tg_stream_end(stream));
    bool canonical = tg_stream_canonical(stream);
    tg_stream_free(stream);
    return canonical;
}

TEST(test_canonical) {
    static const char *const keys[][3] = {
        {"a", "ab", "b"}, {"b", "a", "c"}, {"a", "c", "b"}, {"ab", "a", "b"}};
    for (size_t i = 0; i < 4; i++) {
        begin(3);
        put_number(3);
        for (size_t k = 0; k < 3; k++) put_parameter(keys[i][k], 0);
        assert_int_equal(is_canonical(), i == 0);
    }
    begin(1);
    put_vector(2, 1);
    assert_true(is_canonical());
    put_byte(0); /* is noted */
    assert_false(is_canonical());
    make_model(); /* has a note, too */
    assert_false(is_canonical());
}
