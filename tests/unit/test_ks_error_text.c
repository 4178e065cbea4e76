/* SPDX-License-Identifier: Apache-2.0 */
/* ks_error_text: the words of tensorgate for the same error, bounded, safe for terminals. */
#include "ks_error_text.h"
#include "ks_test.h"
#include "ks_writer.h"

#include "error.h"

static ks_ctx ks;

static void begin(void) { ks_ctx_init(&ks, ks_input_memory("abc", 3), ks_limits_for(3), NULL); }

static void text_is(const char *file, const char *expected) {
    char text[512];
    const size_t size = ks_error_text(&ks.error, file, text, sizeof text);
    assert_string_equal(text, expected);
    assert_int_equal(size, strlen(expected));
    /* Cut at any place, and without any room. */
    for (size_t cap = 1; cap <= size + 1; cap++) {
        char part[512];
        memset(part, 'x', sizeof part);
        assert_int_equal(ks_error_text(&ks.error, file, part, cap), size);
        assert_int_equal(strlen(part), cap - 1);
        assert_memory_equal(part, expected, cap - 1);
        assert_int_equal(part[cap], 'x');
    }
    assert_int_equal(ks_error_text(&ks.error, file, NULL, 0), size);
}

TEST(all_parts) {
    begin();
    ks_fail_found(&ks, KS_BAD_VALUE, 72, "0, 1 or 2", ks_none(), ks_value_u64(12));
    text_is(NULL, "at byte 72: found 12, expected 0, 1 or 2 [bad_value]");
    ks_in(&ks, "kind");
    ks_in(&ks, "header");
    ks_in_item(&ks, "records", 2);
    text_is("a.bin",
            "a.bin: records[2].header.kind at byte 72: found 12, expected 0, 1 or 2 [bad_value]");
    char path[100];
    assert_int_equal(ks_error_path(&ks.error, path, sizeof path), 22);
    assert_string_equal(path, "records[2].header.kind");
}

TEST(values) {
    const uint8_t bytes[] = "MAGIC and more than sixteen bytes";
    begin();
    ks_fail_found(&ks, KS_BAD_VALUE, 0, "at most _io.size - 16", ks_value_u64(9), ks_value_s64(-3));
    text_is(NULL, "at byte 0: found -3, expected at most _io.size - 16 (9) [bad_value]");
    begin();
    ks_fail_found(&ks, KS_TRUNCATED, 5, "% bytes", ks_value_u64(32), ks_value_u64(1));
    text_is(NULL, "at byte 5: found 1 byte, expected 32 bytes [truncated]");
    begin();
    ks_fail_found(&ks, KS_TRUNCATED, 5, "% bytes", ks_value_u64(1), ks_value_u64(0));
    text_is(NULL, "at byte 5: found 0 bytes, expected 1 bytes [truncated]");
    begin();
    ks_fail_found(&ks, KS_BAD_VALUE, 0, "at most n %% words", ks_value_u64(1), ks_value_u64(2));
    text_is(NULL, "at byte 0: found 2, expected at most n % words (1) [bad_value]");
    begin();
    ks_fail_found(&ks, KS_BAD_VALUE, KS_NO_OFFSET, "", ks_none(), ks_value_f64(0.1));
    text_is("x", "x: found 0.1 [bad_value]");
    begin();
    ks_value found = {.kind = KS_VALUE_BYTES, .u64 = 33};
    memcpy(found.bytes, bytes, sizeof found.bytes);
    ks_fail_found(&ks, KS_BAD_VALUE, KS_DECODED | 4, "", ks_none(), found);
    text_is(NULL,
            "at byte 4 of the decoded data: found \"MAGIC and more t\"... (33 bytes) [bad_value]");
    begin();
    ks_fail(&ks, KS_CYCLE, KS_NO_OFFSET, "");
    text_is(NULL, "a value that depends on itself [cycle]");
}

TEST(hostile_names) {
    begin();
    ks_fail(&ks, KS_BAD_TEXT, 1, "");
    text_is("a\x1b[2J\n\xc2\x9b",
            "a\\x1b[2J\\x0a\\xc2\\x9b: at byte 1: bytes that are not valid text [bad_text]");
    begin();
    ks_value found = {.kind = KS_VALUE_BYTES, .u64 = 3, .bytes = {0x1b, 'c', '"'}};
    ks_fail_found(&ks, KS_BAD_VALUE, 1, "", ks_none(), found);
    text_is(NULL, "at byte 1: found 1b 63 22 [bad_value]");
}

/* More steps than the error holds: the innermost are there. */
TEST(long_paths) {
    begin();
    ks_fail(&ks, KS_LIMIT, 0, "");
    for (int i = 0; i < 1000; i++) ks_in(&ks, "a");
    char text[512];
    ks_error_text(&ks.error, NULL, text, sizeof text);
    assert_memory_equal(text, "...a.a.a.", 9);
}

/* Every code has the words of the library. */
TEST(same_words) {
    for (int code = KS_TRUNCATED; code < KS_NUM_CODES; code++) {
        static const char *const expected[] = {"", "% bytes", "at most x"};
        for (size_t i = 0; i < 6; i++) {
            begin();
            ks_fail_found(&ks, (ks_code)code, 3, expected[i / 2], ks_value_u64(7),
                          i % 2 == 0 ? ks_none() : ks_value_u64(i));
            ks_in(&ks, "field");
            tg_error error = tg_error_of(&ks.error, TG_FORMAT_NONE, 3);
            error.remedy = TG_REMEDY_NONE; /* ks has no names of limits */
            char ours[300], theirs[300];
            ks_error_text(&ks.error, NULL, ours, sizeof ours);
            tg_error_text(&error, theirs, sizeof theirs);
            if (code != KS_ABSENT || i > 0) assert_string_equal(ours, theirs);
        }
    }
}

TEST(notes) {
    const ks_note note = {.code = KS_BAD_VALUE,
                          .count = 3,
                          .offset = 9,
                          .rule = "t.pad",
                          .expected = "zero",
                          .found = {.kind = KS_VALUE_U64, .u64 = 1}};
    char text[100];
    const size_t size = ks_note_text(&note, "f", text, sizeof text);
    assert_int_equal(size, strlen(text));
    assert_string_equal(text, "f: t.pad at byte 9: found 1, expected zero; count 3");
}
