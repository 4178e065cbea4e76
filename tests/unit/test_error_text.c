/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_error_text.c - errors and notes as text, and numbers as text.
 */
#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "input.h"
#include "number_text.h"
#include "open.h"
#include "registry.h"
#include "text.h"
#include "unit.h"

static ks_ctx ks;

static ks_ctx *fresh(void) {
    ks_ctx_init(&ks, ks_input_memory("", 0), ks_limits_for(0), NULL);
    return &ks;
}

static tg_error made(void) { return tg_error_of(&ks.error, TG_FORMAT_BTF, 100); }

static void expect_text(const tg_error *error, const char *want) {
    char text[1024];
    size_t n = tg_error_text(error, text, sizeof text);
    assert_string_equal(text, want);
    assert_int_equal(n, strlen(want));
}

TEST(test_value) {
    ks_ctx *c = fresh();
    ks_fail_found(c, KS_BAD_VALUE, 48, "0 or 1", ks_none(), ks_value_u64(7));
    ks_in(c, "layout");
    ks_in(c, "header");
    ks_in_item(c, "records", 2);
    tg_error error = made();
    expect_text(&error,
                "btf: records[2].header.layout at byte 48: found 7, expected 0 or 1 [bad_value]");
    char text[64];
    tg_error_message(&error, text, sizeof text);
    assert_string_equal(text, "found 7, expected 0 or 1");
    tg_error_path(&error, text, sizeof text);
    assert_string_equal(text, "records[2].header.layout");
    tg_error_found(&error, text, sizeof text);
    assert_string_equal(text, "7");
    tg_error_expected(&error, text, sizeof text);
    assert_string_equal(text, "0 or 1");
}

TEST(test_allowed) {
    ks_ctx *c = fresh();
    ks_fail_found(c, KS_TRUNCATED, 8, "% bytes", ks_value_u64(16), ks_value_u64(1));
    ks_in(c, "dims");
    tg_error error = made();
    expect_text(&error, "btf: dims at byte 8: found 1 byte, expected 16 bytes [truncated]");

    c = fresh();
    ks_fail_found(c, KS_BAD_REFERENCE, 8, "at most _io.size - 16", ks_value_u64(848),
                  ks_value_s64(-1));
    ks_in(c, "offset");
    error = made();
    expect_text(
        &error,
        "btf: offset at byte 8: found -1, expected at most _io.size - 16 (848) [bad_reference]");

    /* The remainder operator in an expression is not a placeholder for a number. */
    c = fresh();
    ks_fail(c, KS_BAD_VALUE, 8, "offset % 8 == 0");
    ks_in(c, "offset");
    error = made();
    expect_text(&error, "btf: offset at byte 8: expected offset % 8 == 0 [bad_value]");
}

TEST(test_bytes) {
    static const struct {
        const char *bytes;
        size_t n;
        const char *want;
    } cases[] = {
        {"", 0, "no bytes"},
        {"abc", 3, "\"abc\""},
        {"a\"c", 3, "61 22 63"},
        {"\x1b[2J", 4, "1b 5b 32 4a"},
        {"\0\0\x01", 3, "00 00 01"},
        {"0123456789abcdef!", 17, "\"0123456789abcdef\"... (17 bytes)"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        ks_ctx *c = fresh();
        ks_fail_found(c, KS_BAD_VALUE, 0, "x", ks_none(),
                      ks_value_bytes(c, (const uint8_t *)cases[i].bytes, cases[i].n));
        tg_error error = made();
        char text[128];
        tg_error_found(&error, text, sizeof text);
        assert_string_equal(text, cases[i].want);
    }
}

/* If there is nothing to compare, the message is a sentence, never empty. */
TEST(test_every_code) {
    for (int code = 0; code < TG_CODE_COUNT; code++) {
        tg_error error = tg_error_make((tg_code)code, TG_FORMAT_NONE, 0, "");
        char text[256];
        assert_true(tg_error_message(&error, text, sizeof text) > 0);
        assert_string_not_equal(text, "an unknown error");
        assert_string_not_equal(tg_code_name((tg_code)code), "unknown");
        assert_int_equal(tg_error_path(&error, text, sizeof text), 0);
    }
    assert_string_equal(tg_code_name(TG_CODE_COUNT), "unknown");
    assert_int_equal(tg_code_of(KS_NUM_CODES), TG_CODE_INTERNAL);
    assert_int_equal(tg_code_of((ks_code)(KS_NUM_CODES + 1)), TG_CODE_INTERNAL);
    for (int code = 1; code < KS_NUM_CODES; code++) {
        assert_string_equal(tg_code_name(tg_code_of((ks_code)code)), ks_code_name((ks_code)code));
    }
}

/* Errors that no reader reports have a text nevertheless. */
TEST(test_odd_errors) {
    ks_ctx *c = fresh();
    assert_int_equal(made().code, TG_CODE_INTERNAL); /* refused without a reason */
    const ks_value number = {.kind = KS_VALUE_F64, .f64 = 0.5};
    const ks_value unknown = {.kind = (ks_value_kind)99};
    assert_true(tg_value_of(number).kind == TG_KIND_F64 && tg_value_of(number).f64 == 0.5);
    assert_int_equal(tg_value_of(unknown).kind, TG_KIND_NONE);
    const int64_t not_errnos[] = {0, -1, INT64_MIN, (int64_t)INT32_MAX + 1, INT64_MAX};
    for (size_t i = 0; i < sizeof not_errnos / sizeof *not_errnos; i++) {
        fresh();
        ks_fail_found(c, KS_IO, 8, "", ks_none(), ks_value_s64(not_errnos[i]));
        assert_int_equal(made().system, 0);
    }
    fresh();
    ks_fail(c, KS_LIMIT, 8, "at most a few");
    assert_int_equal(made().limit, TG_LIMIT_NONE);
}

TEST(test_limits) {
    ks_ctx *c = fresh();
    c->limits.memory = 64;
    c->memory_left = 64;
    assert_null(ks_alloc(c, 1000, 1));
    tg_error error = made();
    assert_int_equal(error.limit, TG_LIMIT_MAX_MEMORY);
    expect_text(&error,
                "btf: found 1008, expected at most 64 bytes of memory; limit max-memory [limit]");
    char text[64];
    tg_error_path(&error, text, sizeof text); /* never empty once the format is known */
    assert_string_equal(text, "btf");
    assert_int_equal(error.offset, 0);

    c = fresh();
    c->work_left = 0;
    c->limits.work = 0;
    assert_false(ks_spend(c, 5));
    error = made();
    assert_int_equal(error.limit, TG_LIMIT_MAX_WORK);
}

TEST(test_system) {
    tg_error error = tg_error_make(TG_CODE_IO, TG_FORMAT_NONE, 0, "");
    error.system = TG_IO_SHRANK;
    expect_text(&error, "the file became shorter while it was read [io]");
    error.system = 0;
    expect_text(&error, "cannot be read [io]");
}

/* Readers keep the innermost steps; a path longer than all arrays is truncated without an
 * overrun. */
TEST(test_long_path) {
    ks_ctx *c = fresh();
    ks_fail(c, KS_BAD_VALUE, 1, "x");
    for (int i = 0; i < 100; i++) ks_in(c, "step");
    tg_error error = made();
    assert_int_equal(error.path_len, TG_PATH_MAX);
    tg_refusal refusal = tg_refusal_of(&ks.error, TG_FORMAT_BTF);
    assert_int_equal(refusal.path_len, TG_TRIED_PATH_MAX);
    char text[1024];
    assert_int_equal(tg_error_path(&error, text, sizeof text), TG_PATH_MAX * 5 - 1);
}

/* As snprintf: returns the length of the whole text, and writes a NUL for any size of the
 * buffer. */
TEST(test_room) {
    tg_error error = tg_error_make(TG_CODE_EMPTY_FILE, TG_FORMAT_NONE, 0, "");
    char whole[128];
    size_t n = tg_error_text(&error, whole, sizeof whole);
    for (size_t cap = 0; cap <= n + 2; cap++) {
        char text[128];
        memset(text, '#', sizeof text);
        assert_int_equal(tg_error_text(&error, text, cap), n);
        if (cap > 0) assert_memory_equal(text, whole, cap - 1 < n ? cap - 1 : n);
        if (cap > 0) assert_int_equal(text[cap - 1 < n ? cap - 1 : n], '\0');
        assert_int_equal(text[cap], '#');
    }
}

TEST(test_note) {
    static const ks_rule rule = {"record_header.reserved", "zero bytes", KS_BAD_VALUE, true};
    ks_ctx *c = fresh();
    assert_true(ks_violated(c, &rule, 34, ks_none(), ks_value_u64(3)));
    tg_note note = tg_note_of(&c->notes[0]);
    char text[128];
    tg_note_text(&note, text, sizeof text);
    assert_string_equal(text, "record_header.reserved at byte 34: found 3, expected zero bytes");
    assert_true(ks_violated(c, &rule, 99, ks_none(), ks_value_u64(4)));
    note = tg_note_of(&c->notes[0]);
    tg_note_text(&note, text, sizeof text);
    assert_string_equal(text,
                        "record_header.reserved at byte 34: found 3, expected zero bytes; count 2");
}

/* --------------------------------------------------------------------------------------- floats */

static void expect_f64(double value, const char *want) {
    char text[40];
    assert_int_equal(tg_f64_text(value, text, sizeof text), strlen(want));
    assert_string_equal(text, want);
}

static void expect_f32(float value, const char *want) {
    char text[40];
    tg_f32_text(value, text, sizeof text);
    assert_string_equal(text, want);
}

TEST(test_floats) {
    expect_f64(0.0, "0.0");
    expect_f64(-0.0, "-0.0");
    expect_f64(1.0, "1.0");
    expect_f64(-1.5, "-1.5");
    expect_f64(0.1, "0.1");
    expect_f64(100.0, "100.0");
    expect_f64(123456789012345680.0, "1.2345678901234568e+17");
    expect_f64(1e15, "1000000000000000.0");
    expect_f64(9007199254740993.0, "9007199254740992.0");
    expect_f64(1e16, "1e+16");
    expect_f64(0.0001, "0.0001");
    expect_f64(0.00001, "1e-05");
    expect_f64(5e-324, "5e-324");
    expect_f64(2.2250738585072014e-308, "2.2250738585072014e-308");
    expect_f64(DBL_MAX, "1.7976931348623157e+308");
    expect_f64(9.5367431640625e-07, "9.5367431640625e-07");
    expect_f64((double)NAN, "nan");
    expect_f64((double)INFINITY, "inf");
    expect_f64(-(double)INFINITY, "-inf");
    expect_f32(0.1f, "0.1");
    expect_f32(16777216.0f, "16777216.0");
    expect_f32(1e-45f, "1e-45");
    expect_f32(FLT_MAX, "3.4028235e+38");
    expect_f32(FLT_MIN, "1.1754944e-38");
}

/* Shortest: no printf with fewer digits reads back as the same number. (Just above a power of two
 * there can be a shorter number than printf finds, which always rounds to the nearest.) */
static size_t significant(const char *text) {
    size_t n = 0;
    size_t zeros = 0;
    for (; *text != '\0' && *text != 'e'; text++) {
        if (*text < '0' || *text > '9') continue;
        if (*text == '0' && n == 0) continue;
        n++;
        zeros = *text == '0' ? zeros + 1 : 0;
    }
    return n - zeros;
}

TEST(test_round_trip) {
    uint64_t x = 88172645463325252u;
    for (int i = 0; i < 100000; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        double d;
        memcpy(&d, &x, sizeof d);
        if (i % 4 == 1) d = (double)(int64_t)(x >> 40) / 1000.0;
        if (i % 4 == 2) d = ldexp(1.0, (int)(x % 2000) - 1040);
        if (isnan(d) || isinf(d)) continue;
        char text[40];
        char other[40];
        tg_f64_text(d, text, sizeof text);
        double back = strtod(text, NULL);
        assert_memory_equal(&back, &d, sizeof d);
        int digits = 1;
        do {
            snprintf(other, sizeof other, "%.*e", digits - 1, d);
        } while (strtod(other, NULL) != d && digits++ < 17);
        assert_true(significant(text) <= significant(other));

        float f;
        uint32_t word = (uint32_t)(x >> 16);
        memcpy(&f, &word, sizeof f);
        if (isnan(f) || isinf(f)) continue;
        tg_f32_text(f, text, sizeof text);
        float again = strtof(text, NULL);
        assert_memory_equal(&again, &f, sizeof f);
        assert_true(strlen(text) < 32);
    }
}

/* Every exponent, because medium ones are computed with shorter integers than the others. */
TEST(test_exponents) {
    static const uint64_t fractions[] = {
        0, 1, 2, 0x5555555555555, 0x9249249249249, 0xfffffffffffff};
    char text[40];
    char other[40];
    for (uint64_t exponent = 0; exponent < 2047; exponent++) {
        for (size_t k = 0; k < sizeof fractions / sizeof *fractions; k++) {
            uint64_t word = exponent << 52 | fractions[k];
            double d;
            memcpy(&d, &word, sizeof d);
            if (word == 0) continue;
            int digits = 1;
            do {
                snprintf(other, sizeof other, "%.*e", digits - 1, d);
            } while (strtod(other, NULL) != d && digits++ < 17);
            tg_f64_text(d, text, sizeof text);
            double back = strtod(text, NULL);
            assert_memory_equal(&back, &d, sizeof d);
            assert_true(significant(text) <= significant(other));

            uint32_t narrow =
                (uint32_t)(exponent % 255) << 23 | (uint32_t)(fractions[k] & 0x7fffff);
            float f;
            memcpy(&f, &narrow, sizeof f);
            if (narrow == 0) continue;
            digits = 1;
            do {
                snprintf(other, sizeof other, "%.*e", digits - 1, (double)f);
            } while (strtof(other, NULL) != f && digits++ < 9);
            tg_f32_text(f, text, sizeof text);
            float again = strtof(text, NULL);
            assert_memory_equal(&again, &f, sizeof f);
            assert_true(significant(text) <= significant(other));
        }
    }
}

/* ------------------------------------------------------------------------------ errors by hand */

static void expect_message(const tg_error *error, const char *want) {
    char text[1024];
    tg_error_message(error, text, sizeof text);
    assert_string_equal(text, want);
}

/* Values of every kind on either side. */
TEST(test_kinds) {
    static const struct {
        tg_value value;
        const char *text;
    } cases[] = {
        {{.kind = TG_KIND_BOOL, .u64 = 1}, "true"},
        {{.kind = TG_KIND_BOOL, .u64 = 0}, "false"},
        {{.kind = TG_KIND_U64, .u64 = UINT64_MAX}, "18446744073709551615"},
        {{.kind = TG_KIND_S64, .s64 = INT64_MIN}, "-9223372036854775808"},
        {{.kind = TG_KIND_F32, .f64 = (double)0.1f}, "0.1"},
        {{.kind = TG_KIND_F64, .f64 = 0.1}, "0.1"},
        {{.kind = TG_KIND_TEXT, .u64 = 3, .bytes = "a b"}, "\"a b\""},
        {{.kind = TG_KIND_BYTES, .u64 = 2, .bytes = {0, 0xff}}, "00 ff"},
        {{.kind = TG_KIND_BYTES, .u64 = 0}, "no bytes"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char want[200];
        tg_error e = {.code = TG_CODE_BAD_VALUE,
                      .expected = "more than %, as %",
                      .allowed = cases[i].value,
                      .found = cases[i].value};
        snprintf(want, sizeof want, "found %s, expected more than %s, as %%", cases[i].text,
                 cases[i].text);
        expect_message(&e, want);
        e.expected = ""; /* nothing to compare with */
        snprintf(want, sizeof want, "found %s", cases[i].text);
        expect_message(&e, want);
    }
    /* Only missing bytes are counted. */
    tg_error e = {.code = TG_CODE_TRUNCATED,
                  .expected = "% bytes",
                  .allowed = {.kind = TG_KIND_U64, .u64 = 2},
                  .found = {.kind = TG_KIND_S64, .s64 = -1}};
    expect_message(&e, "found -1, expected 2 bytes");
    e.allowed.u64 = 1;
    expect_message(&e, "found -1, expected 1 bytes");
    e.expected = "at most n %% words"; /* a '%' of a rule, which is no place for a number */
    expect_message(&e, "found -1, expected at most n % words (1)");
    e = (tg_error){.code = (tg_code)(TG_CODE_COUNT + 1), .expected = ""};
    expect_message(&e, "an unknown error");
    e.code = TG_CODE_COUNT;
    expect_message(&e, "an unknown error");
}

/* The reasons of all formats for refusing a file; numbers of formats and lengths of paths are
 * not trusted. */
TEST(test_tried) {
    char want[1024];
    tg_error e = {.code = TG_CODE_UNKNOWN_FORMAT, .expected = "", .num_tried = 2};
    e.tried[0] = (tg_refusal){.format = TG_FORMAT_BTF,
                              .code = TG_CODE_BAD_VALUE,
                              .expected = "0",
                              .has_place = true,
                              .offset = 7,
                              .path_len = 1,
                              .path = {{"magic", TG_NO_INDEX}}};
    e.tried[1] = (tg_refusal){.format = (tg_format)77, .code = TG_CODE_EMPTY_FILE, .expected = ""};
    expect_message(&e, "no known format: none of 2 formats accepts it");
    e.found = (tg_value){.kind = TG_KIND_BYTES, .u64 = 2, .bytes = {0, 1}};
    expect_message(&e,
                   "no known format: the file begins with 00 01, and none of 2 formats accepts it");
    e.is_likely = true;
    expect_message(&e, "no known format: not btf (magic at byte 7: expected 0), nor 1 other");
    e.tried[0].has_place = false;
    e.tried[0].path_len = 100;
    for (size_t i = 0; i < TG_TRIED_PATH_MAX; i++) e.tried[0].path[i] = (tg_step){"x", i};
    snprintf(want, sizeof want, "no known format: not btf (");
    for (unsigned i = 0; i < TG_TRIED_PATH_MAX; i++)
        snprintf(want + strlen(want), sizeof want - strlen(want), "%sx[%u]", i > 0 ? "." : "", i);
    snprintf(want + strlen(want), sizeof want - strlen(want), ": expected 0), nor 1 other");
    expect_message(&e, want);

    e.code = TG_CODE_AMBIGUOUS;
    for (size_t i = 0; i < TG_TRIED_MAX; i++)
        e.tried[i] = (tg_refusal){.format = (tg_format)77, .expected = ""};
    e.num_tried = 100;
    e.tried[1] = (tg_refusal){.format = TG_FORMAT_PVP, .expected = ""};
    e.tried[2] = (tg_refusal){.format = TG_FORMAT_NNB, .code = TG_CODE_BAD_VALUE, .expected = ""};
    e.tried[3] = (tg_refusal){.format = TG_FORMAT_BTF, .expected = ""};
    expect_message(&e, "valid in more than one format: pvp and btf; specify the format");
    e.code = TG_CODE_UNKNOWN_FORMAT;
    snprintf(want, sizeof want, "no known format: not ? (no error), nor %u others",
             TG_TRIED_MAX - 1u);
    expect_message(&e, want);
    e.num_tried = 1;
    expect_message(&e, "no known format: not ? (no error)");
    e.num_tried = 0;
    expect_message(&e, "no known format");
}
