/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_decode.c - encodings: their meaning, what they refuse, and where.
 */
#include "ks_test.h"

/* Decodes `size` bytes at offset 3 of an input, which is valid until the next call and has
 * exactly this size, so that sanitizers detect reading past its end. */
static bool decode(ks_ctx *ks, const void *data, size_t size, const char *encoding, ks_text *out) {
    static uint8_t *input;
    free(input);
    input = malloc(size + 3);
    assert_non_null(input);
    memcpy(input + 3, data, size);
    test_begin(ks, input, size + 3);
    assert_true(ks_text_of(ks, bytes_of(input + 3, size), out));
    return ks_decode(ks, out, encoding);
}

static void accepts(const void *data, size_t size, const char *encoding, const char *utf8) {
    ks_ctx ks;
    ks_text text;
    assert_true(decode(&ks, data, size, encoding, &text));
    expect_text(text, utf8);
    assert_true(text.span == size);
    ks_ctx_free(&ks);
}

/* Refused at byte `at`, with `shown` bytes of the text in the message. */
static void refuses(const void *data, size_t size, const char *encoding, uint64_t at,
                    uint64_t shown) {
    ks_ctx ks;
    ks_text text;
    assert_false(decode(&ks, data, size, encoding, &text));
    assert_int_equal(ks.error.found.kind, KS_VALUE_BYTES);
    assert_true(ks.error.found.u64 == shown);
    assert_memory_equal(ks.error.found.bytes, (const uint8_t *)data + at, (size_t)shown);
    assert_true(text.size == size && text.span == size);
    expect_error(&ks, KS_BAD_TEXT, 3 + at);
    ks_ctx_free(&ks);
}

/* -------------------------------------------------------------------------------------- UTF-8 */

TEST(ascii) {
    char all[129];
    for (int i = 0; i < 128; i++) all[i] = (char)(i + 1);
    all[127] = '\0';
    accepts("", 0, "ASCII", "");
    accepts(all, 127, "ASCII", all);
    accepts(all, 127, "UTF-8", all);
    for (size_t at = 0; at < 40; at++) {
        char text[40];
        memset(text, 'x', sizeof text);
        text[at] = (char)0x80;
        refuses(text, sizeof text, "ASCII", at, 1);
    }
}

TEST(utf8_in_place) {
    ks_ctx ks;
    ks_text text;
    assert_true(decode(&ks, "h\xC3\xA9", 3, "UTF-8", &text));
    assert_true(text.data == ks.input.base + 3);
    assert_true(ks.memory_left == ks.limits.memory);
}

/* All sequences of up to two bytes, and of up to four with interesting bytes, compared with a
 * decoder that computes the code point and then checks that it was encoded in the only valid
 * way. */
static uint64_t model_bad(const uint8_t *data, uint64_t n) {
    uint64_t i = 0;
    while (i < n) {
        uint32_t lead = data[i];
        uint64_t length = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : 4;
        if (length == 4 && lead >> 3 != 30) return i;
        if (n - i < length) return i;
        uint32_t point = length == 1 ? lead : lead & (0x7Fu >> length);
        for (uint64_t k = 1; k < length; k++) {
            if (data[i + k] >> 6 != 2) return i;
            point = point << 6 | (data[i + k] & 0x3Fu);
        }
        static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
        if (point < least[length] || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) {
            return i;
        }
        i += length;
    }
    return n;
}

static void check_utf8(const uint8_t *data, uint64_t n) {
    static ks_ctx ks;
    static bool ready;
    if (!ready) test_begin(&ks, NULL, 0);
    ready = true;
    ks.work_left = 1000;
    ks.input.base = data; /* so that offsets are reported */
    ks.input.size = n;
    ks_text text = {.data = data, .size = n, .span = n};
    uint64_t bad = model_bad(data, n);
    assert_true(ks_decode(&ks, &text, "UTF-8") == (bad == n));
    if (bad < n) expect_error(&ks, KS_BAD_TEXT, bad);
}

TEST(utf8_against_model) {
    static const uint8_t bytes[] = {0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0,
                                    0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0,
                                    0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFE, 0xFF};
    const size_t n = COUNT_OF(bytes);
    uint8_t data[24];
    for (unsigned a = 0; a < 256; a++) {
        data[0] = (uint8_t)a;
        check_utf8(data, 1);
        for (unsigned b = 0; b < 256; b++) {
            data[1] = (uint8_t)b;
            check_utf8(data, 2);
        }
    }
    for (size_t i = 0; i < n * n * n * n; i++) {
        data[0] = bytes[i % n];
        data[1] = bytes[i / n % n];
        data[2] = bytes[i / n / n % n];
        data[3] = bytes[i / n / n / n];
        check_utf8(data, 4);
        if (i % 7 == 0) check_utf8(data, 3);
    }
    /* at every position around the steps of eight */
    for (size_t at = 0; at < 20; at++) {
        memset(data, 'x', sizeof data);
        memcpy(data + at, "\xE2\x82\xAC", 3);
        check_utf8(data, sizeof data);
        check_utf8(data, at + 2);
        data[at + 1] = 'x';
        check_utf8(data, sizeof data);
    }
}

/* --------------------------------------------------------------------------- UTF-16 and UTF-32 */

#define MIXED "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\xF4\x8F\xBF\xBF\xEF\xBF\xBF"

TEST(utf16) {
    static const uint8_t le[] = {'a',  0,    0xE9, 0,    0xAC, 0x20, 0x3D, 0xD8,
                                 0x00, 0xDE, 0xFF, 0xDB, 0xFF, 0xDF, 0xFF, 0xFF};
    uint8_t be[sizeof le];
    for (size_t i = 0; i < sizeof le; i++) be[i] = le[i ^ 1];
    accepts(le, sizeof le, "UTF-16LE", MIXED);
    accepts(be, sizeof be, "UTF-16BE", MIXED);
    accepts("", 0, "UTF-16LE", "");
    accepts("\xFF\xFEh\0", 4, "UTF-16LE", "\xEF\xBB\xBFh"); /* a mark is a character */

    refuses("a\0b", 3, "UTF-16LE", 2, 1); /* half a unit */
    refuses("\0a\0", 3, "UTF-16BE", 2, 1);
    refuses("a\0\x3D\xD8", 4, "UTF-16LE", 2, 2); /* half a pair, at the end */
    refuses("a\0\x3D\xD8\x00", 5, "UTF-16LE", 2, 3);
    refuses("\x3D\xD8x\0", 4, "UTF-16LE", 0, 4);              /* half a pair, then x */
    refuses("\x3D\xD8\x3D\xD8\x00\xDE", 6, "UTF-16LE", 0, 4); /* two first halves */
    refuses("a\0\x00\xDE\x3D\xD8", 6, "UTF-16LE", 2, 4);      /* the second half first */
    refuses("\xDC\x00", 2, "UTF-16BE", 0, 2);
    refuses("\xDE\x00\xDE\x00", 4, "UTF-16BE", 0, 4); /* two second halves */
    refuses("\xDB\xFF\xE0\x00", 4, "UTF-16BE", 0, 4);
    refuses("\xD8\x00\xDB\xFF", 4, "UTF-16BE", 0, 4);
}

TEST(utf32) {
    static const uint32_t points[] = {'a', 0xE9, 0x20AC, 0x1F600, 0x10FFFF, 0xFFFF};
    uint8_t le[4 * COUNT_OF(points)];
    uint8_t be[sizeof le];
    for (size_t i = 0; i < sizeof le; i++) le[i] = (uint8_t)(points[i / 4] >> 8 * (i % 4));
    for (size_t i = 0; i < sizeof le; i++) be[i] = le[i ^ 3];
    accepts(le, sizeof le, "UTF-32LE", MIXED);
    accepts(be, sizeof be, "UTF-32BE", MIXED);
    refuses(le, 7, "UTF-32LE", 4, 3);
    refuses("\0\0\xD8\0", 4, "UTF-32BE", 0, 4);
    refuses("\0\0\xDF\xFF", 4, "UTF-32BE", 0, 4);
    refuses("\0\0\0a\0\x11\0\0", 8, "UTF-32BE", 4, 4);
    refuses("\xFF\xFF\xFF\xFF", 4, "UTF-32LE", 0, 4);
}

/* All code points, from UTF-32 to UTF-8 and from UTF-16 to UTF-8. */
TEST(all_points) {
    ks_ctx ks;
    test_begin(&ks, NULL, 0);
    for (uint32_t point = 0; point <= 0x110000; point++) {
        uint8_t be[4] = {0, (uint8_t)(point >> 16), (uint8_t)(point >> 8), (uint8_t)point};
        uint8_t pair[4] = {be[2], be[3], 0, 0};
        uint64_t units = 2;
        if (point >= 0x10000) {
            uint32_t high = 0xD800 + ((point - 0x10000) >> 10);
            uint32_t low = 0xDC00 + (point & 0x3FF);
            pair[0] = (uint8_t)(high >> 8);
            pair[1] = (uint8_t)high;
            pair[2] = (uint8_t)(low >> 8);
            pair[3] = (uint8_t)low;
            units = 4;
        }
        if (point % 4096 == 0) ks_ctx_free(&ks);
        ks_text text = {.data = be, .size = 4, .span = 4};
        ks_text other = {.data = pair, .size = units, .span = units};
        bool valid = point < 0xD800 || (point > 0xDFFF && point <= 0x10FFFF);
        assert_true(ks_decode(&ks, &text, "UTF-32BE") == valid);
        ks.error.code = KS_OK;
        if (point <= 0x10FFFF) {
            assert_true(ks_decode(&ks, &other, "UTF-16BE") == valid);
            ks.error.code = KS_OK;
        }
        ks.work_left = 100;
        if (!valid) continue;
        assert_true(model_bad(text.data, text.size) == text.size);
        assert_true(ks_text_length(text) == 1);
        uint64_t n = text.size;
        uint32_t back = n == 1 ? text.data[0] : text.data[0] & (0x7Fu >> n);
        for (uint64_t i = 1; i < n; i++) back = back << 6 | (text.data[i] & 0x3Fu);
        assert_true(back == point);
        assert_true(other.size == n && memcmp(other.data, text.data, (size_t)n) == 0);
    }
    ks_ctx_free(&ks);
}

/* --------------------------------------------------------------------------------- code pages */

static void upper_half(char *out, int from) {
    for (int i = from; i < 256; i++) out[i - from] = (char)i;
}

TEST(latin1) {
    char in[128];
    char expected[257];
    upper_half(in, 128);
    for (unsigned i = 0; i < 128; i++) {
        expected[2 * i] = (char)(0xC2 + i / 64);
        expected[2 * i + 1] = (char)(0x80 + i % 64);
    }
    expected[256] = '\0';
    accepts(in, sizeof in, "ISO-8859-1", expected);
    ks_ctx ks;
    ks_text text;
    assert_true(decode(&ks, "plain", 5, "ISO-8859-1", &text));
    assert_true(text.data == ks.input.base + 3); /* ASCII is unchanged */
    assert_true(decode(&ks, "plain", 5, "windows-1252", &text) && text.size == 5);
    assert_true(decode(&ks, "plain", 5, "IBM437", &text) && text.size == 5);
    assert_true(ks.memory_left == ks.limits.memory);
}

TEST(windows_1252) {
    accepts("\x80\x82\x83\x84\x85\x86\x87\x88\x89\x8A\x8B\x8C\x8E", 13, "windows-1252",
            "€‚ƒ„…†‡ˆ‰Š‹ŒŽ");
    accepts("\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9A\x9B\x9C\x9E\x9F", 14, "windows-1252",
            "‘’“”•–—˜™š›œžŸ");
    accepts("\xA0\xA9\xDF\xFF", 4, "windows-1252", "\xC2\xA0©ßÿ");
    static const char undefined[] = {'\x81', '\x8D', '\x8F', '\x90', '\x9D'};
    for (size_t i = 0; i < sizeof undefined; i++) {
        char text[4] = {'\x80', 'a', undefined[i], 'b'};
        refuses(text, 4, "windows-1252", 2, 2);
    }
}

TEST(ibm437) {
    char in[128];
    upper_half(in, 128);
    accepts(
        in, sizeof in, "IBM437",
        "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫"
        "╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xC2\xA0");
    accepts("a\x01\x7F", 3, "IBM437", "a\x01\x7F");
}

/* ------------------------------------------------------------------------------------- limits */

TEST(offsets_of_decoded_text) {
    ks_ctx ks;
    test_begin(&ks, NULL, 0);
    ks_text text = text_of("ab\xFF");
    assert_false(ks_decode(&ks, &text, "UTF-8"));
    expect_error(&ks, KS_BAD_TEXT, KS_DECODED + 2);
}

TEST(failing_memory) {
    static const char *const names[] = {"UTF-16LE", "UTF-32LE", "ISO-8859-1"};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        ks_ctx ks;
        counted_memory m;
        ks_allocator allocator = counted_allocator(&m, 0);
        ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(100, 100), &allocator);
        ks_text text = {.data = (const uint8_t *)"\xE9\0\0\0", .size = 4, .span = 4};
        assert_false(ks_decode(&ks, &text, names[i]));
        assert_true(text.size == 4);
        expect_error(&ks, KS_NO_MEMORY, KS_NO_OFFSET);
        ks.memory_left = 0;
        assert_false(ks_decode(&ks, &text, names[i]));
        expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
        ks_ctx_free(&ks);
    }
}

TEST(unknown_encodings) {
    static const char *const names[] = {"", "utf-8", "UTF-8//IGNORE", "no such encoding", "char"};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        ks_ctx ks;
        ks_text text;
        bool ok = decode(&ks, "a\xFFz", 3, names[i], &text);
        assert_false(ok); /* iconv supports utf-8 too, and is as strict */
        assert_true(ks.error.code == KS_UNSUPPORTED || ks.error.code == KS_BAD_TEXT);
        if (i != 1) assert_int_equal(ks.error.code, KS_UNSUPPORTED);
        ks_ctx_free(&ks);
    }
}

#ifdef KS_WITH_ICONV
TEST(through_iconv) {
    accepts("", 0, "Shift_JIS", "");
    accepts("\x82\xA0 \\~ \xB1", 7, "Shift_JIS", "あ \\~ ｱ"); /* 5C and 7E as everywhere */
    /* Their UTF-8 begins as that of the yen sign and of the overline. */
    accepts("\x81\x98\x81\x7D\x81\x63\x81\xA8", 8, "Shift_JIS", "§±…→");
    accepts("\xCF\xF0\xE8", 3, "windows-1251", "При");
    accepts("\xB0\xA1", 2, "EUC-KR", "가");
    accepts("\x1B$B$\"\x1B(B!", 9, "ISO-2022-JP", "あ!");
    refuses("ab\x82", 3, "Shift_JIS", 2, 1);
    refuses("abc\xFF\xFF", 5, "Shift_JIS", 3, 2);
    refuses("ab\x98", 3, "windows-1251", 2, 1);
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(NULL, 0), test_limits(1000, 10), NULL);
    ks_text text = text_of("abc");
    assert_false(ks_decode(&ks, &text, "Shift_JIS")); /* setting up iconv counts as work */
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    ks.work_left = UINT64_MAX;
    ks.memory_left = 0;
    assert_false(ks_decode(&ks, &text, "Shift_JIS"));
    expect_error(&ks, KS_LIMIT, KS_NO_OFFSET);
    /* longer than a piece, at every place around its end */
    for (size_t n = 500; n < 530; n++) {
        char in[600];
        char expected[1200];
        memset(in, 'x', n);
        memset(expected, 'x', n);
        memcpy(in + n, "\xCF\xF0", 2);
        memcpy(expected + n, "Пр", 5);
        accepts(in, n + 2, "windows-1251", expected);
    }
}
#else
TEST(through_iconv) {
    ks_ctx ks;
    ks_text text;
    assert_false(decode(&ks, "abc", 3, "Shift_JIS", &text));
    expect_error(&ks, KS_UNSUPPORTED, 3);
}
#endif
