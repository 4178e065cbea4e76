/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_stream.c - cursors over memory and over input that is loaded on demand.
 */
#include "ks_test.h"

static const uint8_t counting[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

/* ------------------------------------------------------------------------------------ numbers */

TEST(numbers) {
    static const uint8_t data[] = {0xFE, 0xFD, 0xFC, 0xFB, 0xFA, 0xF9, 0xF8, 0xF7, 0x80};
    ks_ctx ks;
    ks_stream io = test_begin(&ks, data, sizeof data);
    const ks_stream start = io;
    uint8_t u1;
    uint16_t u2;
    uint32_t u4;
    uint64_t u8;
    int8_t s1;
    int16_t s2;
    int32_t s4;
    int64_t s8;
    assert_true(ks_read_u1(&ks, &io, &u1) && u1 == 0xFE && io.pos == 1);
    io = start;
    assert_true(ks_read_s1(&ks, &io, &s1) && s1 == -2 && io.pos == 1);
    io = start;
    assert_true(ks_read_u2le(&ks, &io, &u2) && u2 == 0xFDFE && io.pos == 2);
    io = start;
    assert_true(ks_read_u2be(&ks, &io, &u2) && u2 == 0xFEFD && io.pos == 2);
    io = start;
    assert_true(ks_read_s2le(&ks, &io, &s2) && s2 == -514 && io.pos == 2);
    io = start;
    assert_true(ks_read_s2be(&ks, &io, &s2) && s2 == -259 && io.pos == 2);
    io = start;
    assert_true(ks_read_u4le(&ks, &io, &u4) && u4 == 0xFBFCFDFE && io.pos == 4);
    io = start;
    assert_true(ks_read_u4be(&ks, &io, &u4) && u4 == 0xFEFDFCFB && io.pos == 4);
    io = start;
    assert_true(ks_read_s4le(&ks, &io, &s4) && s4 == -67305986 && io.pos == 4);
    io = start;
    assert_true(ks_read_s4be(&ks, &io, &s4) && s4 == -16909061 && io.pos == 4);
    io = start;
    assert_true(ks_read_u8le(&ks, &io, &u8) && u8 == UINT64_C(0xF7F8F9FAFBFCFDFE) && io.pos == 8);
    io = start;
    assert_true(ks_read_u8be(&ks, &io, &u8) && u8 == UINT64_C(0xFEFDFCFBFAF9F8F7));
    io = start;
    assert_true(ks_read_s8le(&ks, &io, &s8) && s8 == -INT64_C(0x0807060504030202));
    io = start;
    assert_true(ks_read_s8be(&ks, &io, &s8) && s8 == -INT64_C(0x0102030405060709));
    assert_true(io.pos == 8);
    assert_true(ks_read_s1(&ks, &io, &s1) && s1 == INT8_MIN);
    assert_true(ks_eof(&io));
    assert_false(ks_read_u1(&ks, &io, &u1));
    expect_figures(&ks, KS_TRUNCATED, 9, 1, 0);
    io.pos = 7;
    assert_false(ks_read_u4le(&ks, &io, &u4));
    expect_figures(&ks, KS_TRUNCATED, 7, 4, 2);
    assert_true(io.pos == 7); /* nothing was consumed */
    io.pos = 8;
    assert_false(ks_read_s2le(&ks, &io, &s2));
    expect_figures(&ks, KS_TRUNCATED, 8, 2, 1);

    assert_int_equal(ks_sign1(0x80), INT8_MIN);
    assert_int_equal(ks_sign1(0x7F), INT8_MAX);
    assert_int_equal(ks_sign2(0x8000), INT16_MIN);
    assert_int_equal(ks_sign2(0x7FFF), INT16_MAX);
    assert_true(ks_sign4(0x80000000) == INT32_MIN && ks_sign4(0x7FFFFFFF) == INT32_MAX);
    assert_true(ks_sign8(UINT64_C(1) << 63) == INT64_MIN && ks_sign8(INT64_MAX) == INT64_MAX);
    assert_true(ks_sign1(0xFF) == -1 && ks_sign2(0xFFFF) == -1 && ks_sign4(UINT32_MAX) == -1);
    assert_true(ks_sign8(UINT64_MAX) == -1);
}

TEST(floats) {
    static const uint8_t
        data
            [] =
                {
                    0x00, 0x00, 0xC0, 0x3F, 0x3F, 0xC0, 0x00, 0x00, 0, 0,
                    0,    0,    0,    0,    0xF8, 0xBF, 0xBF, 0xF8, 0, 0,
                    0,    0,    0,    0,    0x01, 0x00, 0x80, 0xFF /* signalling, negative */};
    ks_ctx ks;
    ks_stream io = test_begin(&ks, data, sizeof data);
    float f = 0;
    double d = 0;
    assert_true(ks_read_f4le(&ks, &io, &f) && f == 1.5f);
    assert_true(ks_read_f4be(&ks, &io, &f) && f == 1.5f);
    assert_true(ks_read_f8le(&ks, &io, &d) && d == -1.5);
    assert_true(ks_read_f8be(&ks, &io, &d) && d == -1.5);
    assert_true(ks_read_f4le(&ks, &io, &f));
    uint32_t bits;
    memcpy(&bits, &f, 4);
#if defined(__i386__) /* functions return floats in registers of the x87, which make NaN quiet */
    bits &= ~0x400000u;
#endif
    assert_true(bits == 0xFF800001u);
    assert_false(ks_read_f8le(&ks, &io, &d));
    expect_figures(&ks, KS_TRUNCATED, 28, 8, 0);
}

/* ------------------------------------------------------------------------------------ seeking */

TEST(seeking) {
    ks_ctx ks;
    ks_stream io = test_begin(&ks, counting, sizeof counting);
    uint8_t byte = 77;
    ks_bytes bytes;
    ks_seek(&io, 16);
    assert_true(ks_eof(&io) && ks_remaining(&io) == 0);
    const uint64_t behind[] = {17, 100, UINT64_MAX - 1, UINT64_MAX};
    for (size_t i = 0; i < COUNT_OF(behind); i++) {
        ks_seek(&io, behind[i]);
        assert_true(ks_eof(&io) && ks_remaining(&io) == 0);
        assert_true(ks_need(&ks, &io, 0));
        assert_false(ks_need(&ks, &io, 1));
        expect_figures(&ks, KS_TRUNCATED, behind[i], 1, 0);
        assert_false(ks_need(&ks, &io, UINT64_MAX));
        expect_figures(&ks, KS_TRUNCATED, behind[i], UINT64_MAX, 0);
        assert_false(ks_read_u1(&ks, &io, &byte));
        expect_error(&ks, KS_TRUNCATED, behind[i]);
        assert_true(ks_read_bytes(&ks, &io, 0, &bytes));
        assert_true(bytes.size == 0 && bytes.data == counting + 16 && io.pos == behind[i]);
        assert_true(ks_read_rest(&ks, &io, &bytes) && bytes.size == 0);
        assert_false(ks_read_bytes(&ks, &io, 1, &bytes));
        expect_error(&ks, KS_TRUNCATED, behind[i]);
        ks_view view;
        assert_true(ks_read_view_rest(&ks, &io, 4, &view) && view.count == 0);
        ks_text text;
        assert_true(ks_read_until(&ks, &io, 0, 1, false, true, true, &text) && text.size == 0);
        assert_true(text.data == counting + 16 && io.pos == behind[i]);
        assert_false(ks_read_until(&ks, &io, 0, 1, false, true, false, &text));
        expect_error(&ks, KS_TRUNCATED, behind[i]);
        uint64_t bits;
        assert_false(ks_read_bits_be(&ks, &io, 1, &bits));
        expect_error(&ks, KS_TRUNCATED, behind[i]);
        assert_true(ks_count_fits(&ks, &io, 0, 4));
        assert_false(ks_count_fits(&ks, &io, 1, 4));
        expect_error(&ks, KS_TRUNCATED, behind[i]);
    }
    assert_true(byte == 77);
    ks_seek(&io, 3);
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == 4);
}

TEST(empty_input) {
    ks_ctx ks;
    ks_stream io = test_begin(&ks, NULL, 0);
    ks_bytes bytes;
    ks_text text;
    uint8_t byte;
    assert_true(ks_eof(&io));
    assert_true(ks_read_rest(&ks, &io, &bytes));
    assert_true(bytes.size == 0 && bytes.data != NULL);
    assert_true(ks_text_of(&ks, bytes, &text) && text.data != NULL);
    assert_false(ks_read_u1(&ks, &io, &byte));
    expect_figures(&ks, KS_TRUNCATED, 0, 1, 0);
    ks_stream sub = ks_substream(&io, 0, 0);
    assert_true(ks_eof(&sub));
}

/* --------------------------------------------------------------------------------------- bits */

/* A second implementation, one bit at a time, for streams of up to 16 bytes. */
typedef struct bit_model {
    const uint8_t *data;
    uint64_t size;
    uint64_t pos; /* of the next whole byte */
    unsigned held;
} bit_model;

static bool model_bits(bit_model *m, bool little, unsigned n, uint64_t *out) {
    bit_model next = *m;
    uint64_t value = 0;
    for (unsigned i = 0; i < n; i++) {
        if (next.held == 0) {
            if (next.pos == next.size) return false;
            next.pos++;
            next.held = 8;
        }
        unsigned taken = 8 - next.held; /* bits of this byte that were consumed */
        unsigned shift = little ? taken : 7 - taken;
        uint64_t bit = next.data[next.pos - 1] >> shift & 1;
        value = little ? value | bit << i : value << 1 | bit;
        next.held--;
    }
    *m = next;
    *out = value;
    return true;
}

TEST(bits_against_model) {
    uint32_t random = 42;
    ks_ctx ks;
    for (unsigned round = 0; round < 20000; round++) {
        uint8_t data[16];
        for (size_t i = 0; i < sizeof data; i++) {
            random = random * 1664525u + 1013904223u;
            data[i] = (uint8_t)(random >> 24);
        }
        bool little = round % 2 == 0;
        ks_stream io = test_begin(&ks, data, sizeof data);
        bit_model model = {data, sizeof data, 0, 0};
        for (unsigned step = 0; step < 12; step++) {
            random = random * 1664525u + 1013904223u;
            unsigned n = (random >> 16) % (round % 64 + 1) + 1;
            uint64_t got = 5;
            uint64_t want = 5;
            ks_stream before = io;
            bool ok =
                little ? ks_read_bits_le(&ks, &io, n, &got) : ks_read_bits_be(&ks, &io, n, &got);
            assert_true(ok == model_bits(&model, little, n, &want));
            assert_true(got == want);
            if (!ok) {
                assert_true(io.pos == before.pos && io.bits == before.bits);
                assert_true(io.num_bits == before.num_bits);
                uint64_t bytes = (n - io.num_bits + 7) / 8;
                expect_figures(&ks, KS_TRUNCATED, io.pos, bytes, 16 - io.pos);
            }
            assert_true(io.pos == model.pos && io.num_bits == model.held);
            assert_true(ks_eof(&io) == (model.pos == 16 && model.held == 0));
        }
    }
}

TEST(bits_and_bytes) {
    static const uint8_t data[] = {0xA5, 0x12, 0x34, 0xFF};
    ks_ctx ks;
    ks_stream io = test_begin(&ks, data, sizeof data);
    uint64_t bits;
    uint8_t byte;
    assert_true(ks_read_bits_be(&ks, &io, 6, &bits) && bits == 0x29);
    assert_true(io.pos == 1 && !ks_eof(&io)); /* the position is after the byte */
    ks_align(&io);
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == 0x12);
    assert_true(ks_read_bits_le(&ks, &io, 4, &bits) && bits == 4);
    ks_seek(&io, 3); /* drops the other four */
    assert_true(ks_read_bits_le(&ks, &io, 4, &bits) && bits == 0xF);
    assert_false(ks_eof(&io));
    assert_true(ks_read_bits_le(&ks, &io, 4, &bits) && bits == 0xF);
    assert_true(ks_eof(&io));
    assert_true(ks_read_bits_be(&ks, &io, 0, &bits) && bits == 0);
    assert_true(ks_read_bits_le(&ks, &io, 0, &bits) && bits == 0);
    assert_false(ks_read_bits_be(&ks, &io, 65, &bits));
    expect_error(&ks, KS_OVERFLOW, 4);
    assert_false(ks_read_bits_le(&ks, &io, UINT32_MAX, &bits));
    expect_error(&ks, KS_OVERFLOW, 4);
    /* 64 bits across 9 bytes */
    static const uint8_t ones[9] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
    io = test_begin(&ks, ones, sizeof ones);
    assert_true(ks_read_bits_be(&ks, &io, 1, &bits) && bits == 1);
    assert_true(ks_read_bits_be(&ks, &io, 64, &bits) && bits == UINT64_MAX);
    assert_true(io.pos == 9 && io.num_bits == 7 && io.bits == 0x7F);
    io = test_begin(&ks, ones, sizeof ones);
    assert_true(ks_read_bits_le(&ks, &io, 7, &bits) && bits == 0x7F);
    assert_true(ks_read_bits_le(&ks, &io, 64, &bits) && bits == UINT64_MAX);
    assert_true(ks_read_bits_le(&ks, &io, 1, &bits) && bits == 1);
    assert_true(ks_eof(&io));
}

/* ------------------------------------------------------------------------------ bytes, arrays */

TEST(views) {
    ks_ctx ks;
    ks_stream io = test_begin(&ks, counting, sizeof counting);
    ks_bytes bytes = {NULL, 99};
    ks_view view = {NULL, 99};
    assert_true(ks_read_bytes(&ks, &io, 3, &bytes));
    assert_true(bytes.data == counting && bytes.size == 3 && io.pos == 3);
    assert_false(ks_read_bytes(&ks, &io, 14, &bytes));
    expect_figures(&ks, KS_TRUNCATED, 3, 14, 13);
    assert_false(ks_read_bytes(&ks, &io, UINT64_MAX, &bytes));
    expect_figures(&ks, KS_TRUNCATED, 3, UINT64_MAX, 13);
    assert_true(bytes.size == 3 && io.pos == 3);
    assert_true(ks_read_view(&ks, &io, 2, 4, &view));
    assert_true(view.data == counting + 3 && view.count == 2 && io.pos == 11);
    assert_false(ks_read_view(&ks, &io, 2, 4, &view));
    expect_figures(&ks, KS_TRUNCATED, 11, 8, 5);
    assert_false(ks_read_view(&ks, &io, UINT64_C(1) << 62, 4, &view)); /* 2^64 bytes */
    expect_figures(&ks, KS_TRUNCATED, 11, UINT64_MAX, 5);
    assert_false(ks_read_view_rest(&ks, &io, 4, &view));
    expect_figures(&ks, KS_TRUNCATED, 15, 4, 1);
    assert_true(view.count == 2 && io.pos == 11);
    assert_true(ks_read_view_rest(&ks, &io, 5, &view) && view.count == 1 && io.pos == 16);
    assert_true(ks_read_view_rest(&ks, &io, 5, &view) && view.count == 0);
    assert_false(ks_read_view(&ks, &io, 0, 0, &view));
    expect_error(&ks, KS_NO_PROGRESS, 16);
    assert_false(ks_read_view_rest(&ks, &io, 0, &view));
    expect_error(&ks, KS_NO_PROGRESS, 16);
}

TEST(counts) {
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(counting, 16), test_limits(0, 20), NULL);
    ks_stream io = ks_stream_root(&ks);
    ks_seek(&io, 1);
    assert_true(ks_count_fits(&ks, &io, 5, 3));
    assert_true(ks.work_left == 15);
    assert_false(ks_count_fits(&ks, &io, 6, 3));
    expect_figures(&ks, KS_TRUNCATED, 1, 6, 15);
    assert_false(ks_count_fits(&ks, &io, UINT64_MAX, 1));
    expect_figures(&ks, KS_TRUNCATED, 1, UINT64_MAX, 15);
    assert_false(ks_count_fits(&ks, &io, 1, UINT64_MAX));
    expect_figures(&ks, KS_TRUNCATED, 1, 1, 15);
    assert_true(ks_count_fits(&ks, &io, 15, 0));
    assert_true(ks.work_left == 0);
    assert_false(ks_count_fits(&ks, &io, 1, 0));
    expect_figures(&ks, KS_LIMIT, KS_NO_OFFSET, 20, 21);
}

/* -------------------------------------------------------------------------------- terminators */

TEST(until) {
    ks_ctx ks;
    ks_stream io = test_begin(&ks, "ab|cd||ef", 9);
    ks_text text;
    assert_true(ks_read_until(&ks, &io, '|', 1, false, true, false, &text));
    expect_text(text, "ab");
    assert_true(text.span == 3 && io.pos == 3);
    assert_true(ks_read_until(&ks, &io, '|', 1, true, true, false, &text));
    expect_text(text, "cd|");
    assert_true(text.span == 3 && io.pos == 6);
    assert_true(ks_read_until(&ks, &io, '|', 1, false, false, false, &text));
    expect_text(text, "");
    assert_true(text.span == 0 && io.pos == 6);
    assert_true(ks_read_until(&ks, &io, '|', 1, true, false, false, &text));
    expect_text(text, "|");
    assert_true(text.span == 0 && io.pos == 6);
    assert_true(ks_read_until(&ks, &io, '|', 1, false, true, false, &text));
    assert_true(io.pos == 7);
    text.size = 55;
    assert_false(ks_read_until(&ks, &io, '|', 1, false, true, false, &text));
    assert_int_equal(ks.error.allowed.u64, 2);
    expect_error(&ks, KS_TRUNCATED, 7);
    assert_true(io.pos == 7 && text.size == 55);
    assert_true(ks_read_until(&ks, &io, '|', 1, true, true, true, &text));
    expect_text(text, "ef");
    assert_true(text.span == 2 && ks_eof(&io));
    assert_true(ks_read_until(&ks, &io, '|', 1, true, true, true, &text));
    expect_text(text, "");
}

TEST(until_units) {
    static const uint8_t data[] = {'h', 0, 0, 'i', 0, 0, 'x', 0, 0, 0, 0, 0, 'y', 0, 0};
    ks_ctx ks;
    ks_stream io = test_begin(&ks, data, sizeof data);
    ks_text text;
    /* 00 00 at an odd offset is none */
    assert_true(ks_read_until(&ks, &io, 0, 2, false, true, false, &text));
    assert_true(text.size == 4 && text.span == 6 && io.pos == 6);
    assert_true(ks_read_until(&ks, &io, 0, 4, true, true, false, &text) == false);
    expect_error(&ks, KS_TRUNCATED, 6);
    assert_true(ks_read_until(&ks, &io, 0, 4, true, true, true, &text));
    assert_true(text.size == 9 && text.span == 9); /* with the odd byte at the end */
    io.pos = 8;
    assert_true(ks_read_until(&ks, &io, 0, 4, true, true, false, &text));
    assert_true(text.size == 4 && text.span == 4 && text.data == data + 8);
    assert_true(ks_read_until(&ks, &io, 0, 4, true, true, true, &text));
    assert_true(text.size == 3 && text.data == data + 12); /* less than a unit */
    io.pos = 12;
    assert_true(ks_read_until(&ks, &io, 'y', 0, false, true, false, &text)); /* 0 is 1 */
    assert_true(text.size == 0 && io.pos == 13);
}

TEST(strip_and_cut) {
    ks_text text = text_of("ab@@xx@@@");
    ks_strip_right(&text, '@');
    expect_text(text, "ab@@xx");
    assert_true(text.span == 9);
    ks_strip_right(&text, '@');
    expect_text(text, "ab@@xx");
    text = text_of("@@@");
    ks_strip_right(&text, '@');
    expect_text(text, "");
    ks_strip_right(&text, '@');
    text = text_of("zzqz");
    ks_cut_at(&text, 'q', 1, false);
    expect_text(text, "zz");
    text = text_of("zzqz");
    ks_cut_at(&text, 'q', 1, true);
    expect_text(text, "zzq");
    text = text_of("zzqz");
    ks_cut_at(&text, 'Q', 1, true);
    expect_text(text, "zzqz");
    assert_true(text.span == 4);
    text = text_of("aqqbqqc"); /* units at 0, 2, 4; the rest is half a unit */
    ks_cut_at(&text, 'q', 2, false);
    expect_text(text, "aqqb");
    text = text_of("aqqbqqc");
    ks_cut_at(&text, 'q', 2, true);
    expect_text(text, "aqqbqq");
    text = text_of("abcdeqqq");
    ks_cut_at(&text, 'q', 4, true);
    expect_text(text, "abcdeqqq");
    text = text_of("abcdqqqqx");
    ks_cut_at(&text, 'q', 4, false);
    expect_text(text, "abcd");
    for (size_t n = 0; n < 12; n++) {
        char *exact = malloc(n + 1);
        assert_non_null(exact);
        memset(exact, 'q', n + 1);
        text.data = (uint8_t *)exact + 1; /* exactly `n` bytes, for sanitizers */
        for (unsigned unit = 1; unit <= 4; unit *= 2) {
            text.size = n;
            ks_cut_at(&text, 'x', unit, false);
            assert_true(text.size == n);
            ks_cut_at(&text, 'q', unit, false);
            assert_true(text.size == (n < unit ? n : 0));
        }
        free(exact);
    }
    text = text_of("");
    ks_cut_at(&text, 'q', 4, false);
    ks_cut_at(&text, 'q', 0, false);
    expect_text(text, "");
}

/* -------------------------------------------------------------------------------- substreams */

TEST(substreams) {
    ks_ctx ks;
    ks_stream io = test_begin(&ks, counting, sizeof counting);
    ks_bytes part = {NULL, 0};
    uint8_t byte;
    uint32_t word;
    io.pos = 2;
    assert_true(ks_read_bytes(&ks, &io, 5, &part));
    ks_stream sub = ks_substream(&io, 5, 5);
    assert_true(sub.base == part.data && sub.pos == 0 && sub.size == 5 && sub.there == 5);
    assert_true(sub.origin == 2 && sub.ready_to == 5);
    assert_true(ks_read_u1(&ks, &sub, &byte) && byte == 3 && ks_at(&sub) == 3);
    assert_true(ks_read_u4le(&ks, &sub, &word) && ks_eof(&sub));
    assert_false(ks_read_u1(&ks, &sub, &byte)); /* the outer stream has more */
    expect_figures(&ks, KS_TRUNCATED, 7, 1, 0);
    ks_stream inner = ks_substream(&sub, 0, 0);
    assert_true(ks_eof(&inner) && inner.origin == 7);
    inner = ks_substream(&sub, 4, 2); /* without the padding that was read with it */
    assert_true(inner.base == counting + 3 && inner.origin == 3 && inner.size == 2);
    inner = ks_substream(&sub, 5, 1);
    assert_true(inner.origin == 2 && ks_read_u1(&ks, &inner, &byte) && byte == 3);
    sub.pos = 3;
    inner = ks_substream(&sub, 2, 3); /* with a terminator that was not consumed */
    assert_true(inner.origin == 3 && inner.size == 3 && inner.ready_to == 3);
    sub.pos = 9; /* behind the end no bytes can be read */
    inner = ks_substream(&sub, 0, 0);
    assert_true(ks_eof(&inner) && inner.origin == 7 && inner.base == counting + 7);

    ks_text decoded = text_of("xyz");
    sub = ks_stream_over(&decoded);
    assert_true(ks_read_u1(&ks, &sub, &byte) && byte == 'x');
    assert_true(ks_at(&sub) == KS_DECODED + 1);
    sub.pos = 3;
    inner = ks_substream(&sub, 2, 2);
    assert_true(inner.origin == KS_DECODED + 1 && inner.ready_to == 2);
    inner.pos = 2;
    assert_false(ks_read_u1(&ks, &inner, &byte));
    expect_figures(&ks, KS_TRUNCATED, KS_DECODED + 3, 1, 0);

    ks_stream *kept = ks_keep_stream(&ks, &sub);
    assert_non_null(kept);
    assert_true(kept->base == sub.base && kept->pos == 3 && kept != &sub);
    ks_ctx_free(&ks);
    ks.memory_left = 0;
    assert_null(ks_keep_stream(&ks, &sub));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);

    assert_true(ks_offset_of(&ks, counting) == 0 && ks_offset_of(&ks, counting + 16) == 16);
    assert_true(ks_offset_of(&ks, decoded.data) == KS_DECODED);
}

/* ------------------------------------------------------------------------------------ loading */

TEST(loading) {
    uint8_t data[64];
    for (size_t i = 0; i < sizeof data; i++) data[i] = (uint8_t)i;
    for (uint64_t extra = 0; extra < 70; extra += 3) {
        ks_ctx ks;
        lazy_input lazy;
        ks_stream io = lazy_begin(&ks, &lazy, data, sizeof data, extra);
        assert_true(lazy.loads == 0);
        uint16_t u2;
        uint64_t bits;
        uint8_t byte;
        ks_seek(&io, 10);
        assert_true(ks_read_u2le(&ks, &io, &u2) && u2 == 0x0B0A);
        assert_true(lazy.loads == 1);
        assert_true(io.ready_from <= 10 && io.ready_to >= 12);
        if (extra >= 6) {
            assert_true(ks_read_u2le(&ks, &io, &u2) && lazy.loads == 1);
            ks_seek(&io, 12);
        }
        assert_true(ks_read_bits_be(&ks, &io, 12, &bits) && bits == 0x0C0);
        /* views load nothing until they are fetched */
        ks_bytes part = {NULL, 0};
        ks_seek(&io, 20);
        uint64_t loads = lazy.loads;
        assert_true(ks_read_bytes(&ks, &io, 20, &part));
        assert_true(lazy.loads == loads);
        ks_stream sub = ks_substream(&io, part.size, part.size);
        assert_true(sub.base == part.data);
        assert_true(sub.ready_from <= sub.ready_to && sub.ready_to <= sub.size);
        /* the loaded bytes around the byte, relative to the substream */
        ks_seek(&sub, 7);
        assert_true(ks_need_slow(&ks, &sub, 1));
        assert_true(sub.ready_from == (extra < 7 ? 7 - extra : 0));
        assert_true(sub.ready_to == (8 + extra < 20 ? 8 + extra : 20));
        ks_seek(&sub, 19);
        assert_true(ks_read_u1(&ks, &sub, &byte) && byte == 39);
        assert_true(sub.ready_to == 20 && sub.ready_from <= 19); /* clipped to the substream */
        assert_false(ks_read_u1(&ks, &sub, &byte));
        expect_error(&ks, KS_TRUNCATED, 40);
        assert_true(ks_fetch(&ks, part.data, part.size));
        assert_memory_equal(part.data, data + 20, 20);
        ks_text text;
        assert_true(ks_text_of(&ks, bytes_of(lazy.image, 64), &text) && text.span == 64);
        assert_memory_equal(text.data, data, 64);
        lazy_end(&ks, &lazy);
    }
}

TEST(loading_terminators) {
    const char data[] = "abcdefgh|ijklmn||||opq";
    for (uint64_t extra = 0; extra < 24; extra++) {
        ks_ctx ks;
        lazy_input lazy;
        ks_stream io = lazy_begin(&ks, &lazy, data, 22, extra);
        ks_text text;
        assert_true(ks_read_until(&ks, &io, '|', 1, false, true, false, &text));
        expect_text(text, "abcdefgh");
        if (extra < 10) assert_false(lazy.written[9 + extra]); /* no further than necessary */
        ks_seek(&io, 0);
        assert_true(ks_read_until(&ks, &io, '|', 4, true, true, true, &text));
        assert_memory_equal(text.data, data, 22); /* all of it is loaded, the odd bytes too */
        uint64_t loads = lazy.loads;
        ks_seek(&io, 18);
        lazy.code = 5;
        for (uint64_t i = 0; extra == 0 && i < 2; i++) {
            lazy.fail_at = lazy.loads + i; /* the last whole unit, then the remainder */
            assert_false(ks_read_until(&ks, &io, '|', 3, true, true, true, &text));
            expect_error(&ks, KS_IO, 18 + 3 * i);
        }
        assert_true(extra > 0 || lazy.loads == loads + 3);
        ks_seek(&io, 1);
        assert_true(ks_read_until(&ks, &io, '|', 2, false, true, false, &text));
        expect_text(text, "bcdefgh|ijklmn");
        lazy_end(&ks, &lazy);
    }
}

TEST(loading_fails) {
    for (uint64_t fail_at = 0; fail_at < 9; fail_at++) {
        ks_ctx ks;
        lazy_input lazy;
        ks_stream io = lazy_begin(&ks, &lazy, "abcdefgh", 8, 0);
        ks_text text;
        lazy.fail_at = fail_at;
        lazy.code = 121;
        bool ok = ks_read_until(&ks, &io, 'h', 1, false, true, false, &text);
        assert_true(ok == (fail_at == 8));
        if (!ok) {
            assert_true(io.pos == 0);
            assert_int_equal(ks.error.found.kind, KS_VALUE_S64);
            assert_true(ks.error.found.s64 == 121);
            expect_error(&ks, KS_IO, fail_at);
        }
        lazy_end(&ks, &lazy);
    }
    for (int lie = 1; lie <= 3; lie++) {
        ks_ctx ks;
        lazy_input lazy;
        ks_stream io = lazy_begin(&ks, &lazy, "abcdefgh", 8, 0);
        uint8_t byte;
        lazy.lie = lie;
        ks_seek(&io, 2);
        assert_false(ks_read_u1(&ks, &io, &byte));
        expect_error(&ks, KS_IO, 2);
        assert_false(ks_fetch(&ks, lazy.image + 3, 2));
        expect_error(&ks, KS_IO, 3);
        lazy_end(&ks, &lazy);
    }
}

/* A note that quotes bytes which cannot be read is not a note: the read has failed. */
TEST(quoting_fails) {
    static const ks_rule rule = {"file.tail", "nothing", KS_TRAILING, true};
    ks_ctx ks;
    lazy_input lazy;
    lazy_begin(&ks, &lazy, "abcdefgh", 8, 0);
    lazy.fail_at = 0;
    lazy.code = 5;
    assert_false(ks_violated(&ks, &rule, 4, ks_none(), ks_value_bytes(&ks, lazy.image + 4, 4)));
    assert_int_equal(ks.num_notes, 0);
    expect_error(&ks, KS_IO, 4);
    assert_true(ks_violated(&ks, &rule, 0, ks_none(), ks_value_bytes(&ks, lazy.image, 4)));
    assert_int_equal(ks.num_notes, 1);
    lazy_end(&ks, &lazy);
}

TEST(fetching) {
    ks_ctx ks;
    lazy_input lazy;
    lazy_begin(&ks, &lazy, "abcdefgh", 8, 0);
    /* bytes outside of the image are available */
    uint8_t *own = ks_alloc(&ks, 1, 100);
    assert_non_null(own);
    assert_true(ks_fetch(&ks, own, 100) && ks_fetch(&ks, own, UINT64_MAX));
    assert_true(ks_fetch(&ks, lazy.image, 0) && ks_fetch(&ks, lazy.image + 8, 0));
    /* an arena may begin where the image ends */
    assert_true(ks_fetch(&ks, lazy.image + 8, 50));
    assert_true(lazy.loads == 0);
    assert_false(ks_fetch(&ks, lazy.image + 6, 3));
    expect_figures(&ks, KS_TRUNCATED, 6, 3, 2);
    assert_false(ks_fetch(&ks, lazy.image, UINT64_MAX));
    expect_error(&ks, KS_TRUNCATED, 0);
    ks_text text;
    assert_false(ks_text_of(&ks, bytes_of(lazy.image + 4, 5), &text));
    expect_error(&ks, KS_TRUNCATED, 4);
    assert_true(ks_fetch(&ks, lazy.image + 6, 2) && lazy.image[7] == 'h');
    lazy_end(&ks, &lazy);

    /* without `load` there is nothing to do, in the slow function neither */
    ks_stream io = test_begin(&ks, "abc", 3);
    assert_true(ks_fetch_slow(&ks, (const uint8_t *)"elsewhere", 0, 9));
    io.ready_to = 0;
    uint8_t byte;
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == 'a' && io.ready_to == 3);
}

static int beginning_load(void *self, uint64_t offset, uint64_t n, uint64_t *from, uint64_t *to) {
    const uint64_t have = *(const uint64_t *)self;
    if (offset > have || n > have - offset) return 5;
    *from = 0;
    *to = have;
    return 0;
}

/* Of a file that is as long as addresses are many, the first bytes are there: no view of it has the address of other
 * memory, wherever that lies, and no other memory is taken for bytes of it. */
TEST(absent_bytes) {
    static const uint64_t size = INT64_MAX;
    /* Above and below the first bytes, and right behind the one that stands for all that is absent. */
    uint8_t memory[3][16];
    uint64_t have = 15;
    for (size_t i = 0; i < sizeof memory; i++) memory[i / 16][i % 16] = (uint8_t)i;
    ks_input input = {.base = memory[1], .size = size, .load = beginning_load, .self = &have};
    input.absent = size - have;
    ks_ctx ks;
    ks_ctx_init(&ks, input, ks_limits_for(16), NULL);
    ks_stream io = ks_stream_root(&ks);
    assert_true(io.size == size && io.there == have && io.ready_to == 0);
    assert_true(ks_fetch(&ks, memory[0], 16) && ks_fetch(&ks, memory[2], 16));
    assert_true(ks_fetch(&ks, (const uint8_t *)"literal", 7));
    bool equal = false;
    const ks_bytes copy = bytes_of("\020\021", 2);
    ks_bytes part = {NULL, 0};
    uint8_t byte;
    assert_true(ks_read_bytes(&ks, &io, 2, &part));
    assert_true(ks_bytes_equal(&ks, part, copy, &equal) && equal);
    assert_true(ks_bytes_equal(&ks, bytes_of(memory[2], 2), bytes_of(memory[0], 2), &equal));
    assert_true(ks_bytes_are(&ks, part, copy, &equal) && equal);
    /* of a constant of the program nothing is loaded, even if it had the address of something absent */
    assert_true(ks_constant_at(&ks, bytes_of(memory[1], 16), 15, &byte) && byte == 31);
    assert_true(ks_bytes_are(&ks, copy, bytes_of(memory[1], 2), &equal) && equal);
    assert_true(ks_offset_of(&ks, part.data) == 0);
    assert_true(ks_offset_of(&ks, memory[2]) == KS_DECODED);
    assert_true(ks_offset_of(&ks, memory[0] + 15) == KS_DECODED);

    /* partly there */
    assert_true(ks_read_bytes(&ks, &io, 20, &part) && io.pos == 22);
    assert_true(part.data == memory[1] + 2 && part.size == 20);
    assert_true(ks_bytes_at(&ks, part, 12, &byte) && byte == 30);
    assert_false(ks_bytes_at(&ks, part, 13, &byte));
    expect_error(&ks, KS_IO, 15);
    assert_false(ks_bytes_at(&ks, part, 19, &byte));
    expect_error(&ks, KS_IO, 21);
    assert_false(ks_fetch(&ks, part.data, 20));
    expect_error(&ks, KS_IO, 2);
    assert_false(ks_fetch_part(&ks, part.data, 5, UINT64_MAX));
    expect_error(&ks, KS_IO, 7);
    ks_stream sub = ks_substream(&io, 20, 20);
    assert_true(sub.base == part.data && sub.size == 20 && sub.there == 13 && sub.origin == 2);
    sub.pos = 12;
    assert_true(ks_read_u1(&ks, &sub, &byte) && byte == 30 && sub.ready_to == 13);
    assert_false(ks_read_u1(&ks, &sub, &byte));
    expect_error(&ks, KS_IO, 15);

    /* absent, at any distance: all such views have one address, which is no other memory's */
    for (unsigned i = 4; i < 63; i++) {
        ks_seek(&io, (UINT64_C(1) << i) - 1);
        assert_true(ks_read_bytes(&ks, &io, 4, &part) && part.data == memory[1] + 15);
        assert_true(ks_here(&io) == part.data && ks_view_here(&io).data == part.data);
        assert_false(ks_fetch(&ks, part.data, part.size));
        expect_error(&ks, KS_IO, 15);
        assert_false(ks_bytes_equal(&ks, part, bytes_of(memory[2], 4), &equal));
        expect_error(&ks, KS_IO, 15);
        assert_false(ks_bytes_at(&ks, part, 3, &byte));
        expect_error(&ks, KS_IO, 18);
        sub = ks_substream(&io, 4, 3);
        assert_true(sub.base == part.data && sub.there == 0 && sub.size == 3);
        assert_true(ks_at(&sub) == (UINT64_C(1) << i) - 1);
        assert_true(ks_run(&ks, &sub, 2) == 0);
        expect_error(&ks, KS_IO, (UINT64_C(1) << i) - 1);
    }
    ks_seek(&io, 14);
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == 30);
    assert_false(ks_read_u1(&ks, &io, &byte));
    expect_error(&ks, KS_IO, 15);
    ks_seek(&io, size - 1);
    assert_false(ks_read_bytes(&ks, &io, 2, &part));
    expect_figures(&ks, KS_TRUNCATED, size - 1, 2, 1);
    have++; /* a source that says of an absent byte that it is loaded */
    assert_false(ks_fetch(&ks, memory[1], 16));
    expect_error(&ks, KS_IO, 0);
    ks_ctx_free(&ks);
}

/* A decoded stream is not located in the file. */
TEST(decoded_streams_load_nothing) {
    ks_ctx ks;
    lazy_input lazy;
    lazy_begin(&ks, &lazy, "abcdefgh", 8, 0);
    ks_text decoded = text_of("0123456789");
    ks_stream io = ks_stream_over(&decoded);
    io.ready_to = 0;
    uint8_t byte;
    assert_true(ks_read_u1(&ks, &io, &byte) && byte == '0');
    io.pos = 7;
    ks_stream sub = ks_substream(&io, 4, 4);
    sub.ready_to = 0;
    assert_true(ks_read_u1(&ks, &sub, &byte) && byte == '3');
    assert_true(lazy.loads == 0);
    lazy_end(&ks, &lazy);
}

/* Runs of fields: all available bytes, loaded; missing ones are reported at their own offset. */
TEST(runs) {
    for (uint64_t extra = 0; extra < 10; extra += 3) {
        for (uint64_t pos = 0; pos < 12; pos++) {
            for (uint64_t n = 0; n < 12; n++) {
                ks_ctx ks;
                lazy_input lazy;
                ks_stream io = lazy_begin(&ks, &lazy, "abcdefgh", 8, extra);
                ks_seek(&io, pos);
                uint64_t left = pos < 8 ? 8 - pos : 0;
                uint64_t there = n < left ? n : left;
                assert_true(ks_run(&ks, &io, n) == there);
                assert_true(ks_run(&ks, &io, n) == there && io.pos == pos);
                assert_true(ks_here(&io) == io.base + (pos < 8 ? pos : 8));
                assert_memory_equal(ks_here(&io), &"abcdefgh"[pos < 8 ? pos : 8], (size_t)there);
                ks_view view = ks_view_here(&io);
                assert_true(view.data == ks_here(&io) && view.count == 0);
                assert_int_equal(ks.error.code, KS_OK);
                assert_false(ks_short(&ks, &io, there, 4));
                expect_figures(&ks, KS_TRUNCATED, pos + there, 4, left - there);
                lazy_end(&ks, &lazy);
            }
        }
    }
    ks_ctx ks;
    lazy_input lazy;
    ks_stream io = lazy_begin(&ks, &lazy, "abcdefgh", 8, 0);
    ks_seek(&io, 3);
    lazy.fail_at = 0;
    lazy.code = 5;
    assert_true(ks_run(&ks, &io, 4) == 0);
    assert_false(ks_short(&ks, &io, 2, 2)); /* the first error stays */
    expect_error(&ks, KS_IO, 3);
    assert_true(ks_run(&ks, &io, UINT64_MAX) == 5);
    lazy_end(&ks, &lazy);
}

/* A ready range in a substream, for every range and every part. */
TEST(ready_ranges) {
    ks_ctx ks;
    lazy_input lazy;
    ks_stream io = lazy_begin(&ks, &lazy, "abcdefgh", 8, 0);
    for (uint64_t from = 0; from <= 8; from++) {
        for (uint64_t to = from; to <= 8; to++) {
            for (uint64_t at = 0; at <= 8; at++) {
                for (uint64_t n = 0; n <= 8 - at; n++) {
                    io.ready_from = from;
                    io.ready_to = to;
                    io.pos = at + n;
                    ks_stream sub = ks_substream(&io, n, n);
                    assert_true(sub.origin == at && sub.size == n);
                    for (uint64_t i = 0; i < n; i++) {
                        bool ready = i >= sub.ready_from && i < sub.ready_to;
                        assert_true(ready == (at + i >= from && at + i < to));
                    }
                    assert_true(sub.ready_from <= sub.ready_to && sub.ready_to <= n);
                }
            }
        }
    }
    lazy_end(&ks, &lazy);
}

TEST(scanning_costs_work) {
    static uint8_t data[64 * 100 + 1];
    data[64 * 100] = 1;
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(data, sizeof data), test_limits(0, 150), NULL);
    ks_stream io = ks_stream_root(&ks);
    ks_text text;
    assert_true(ks_read_until(&ks, &io, 1, 1, false, true, false, &text));
    assert_true(ks.work_left == 50);
    ks_seek(&io, 0);
    assert_false(ks_read_until(&ks, &io, 1, 1, false, true, false, &text));
    assert_true(io.pos == 0);
    expect_figures(&ks, KS_LIMIT, KS_NO_OFFSET, 150, 200);
}
