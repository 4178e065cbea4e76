/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_meta_json.c - metadata as text: what the sink writes is read back as it was, and of other texts none is accepted
 * that the sink could not have written, apart from "-0" and keys that come twice. Limits: depth, memory, numbers.
 */
#include <math.h>

#include "write.h"
#include "write_test.h"

#define DEEPEST (TG_METADATA_DEPTH + 4) /* containers */

static void replay(const tg_sink *sink, const tg_meta *node);

static void replay_container(const tg_sink *sink, const tg_meta *node, bool object) {
    uint64_t count = 0;
    assert_true(object ? sink->begin_object(sink->self) : sink->begin_array(sink->self));
    for (const tg_meta *member = node->first; member != NULL; member = member->next) {
        assert_int_equal(member->key != NULL, object);
        if (object) assert_true(sink->key(sink->self, member->key, strlen(member->key)));
        replay(sink, member);
        count++;
    }
    assert_int_equal(count, node->count);
    assert_true(object ? sink->end_object(sink->self) : sink->end_array(sink->self));
}

static void replay(const tg_sink *sink, const tg_meta *node) {
    switch (node->kind) {
    case TG_META_OBJECT: replay_container(sink, node, true); break;
    case TG_META_ARRAY: replay_container(sink, node, false); break;
    case TG_META_TEXT:
        assert_int_equal(strlen(node->value.text), node->count);
        assert_true(sink->text(sink->self, node->value.text, strlen(node->value.text)));
        break;
    case TG_META_U64: assert_true(sink->u64(sink->self, node->value.u64)); break;
    case TG_META_S64: assert_true(sink->s64(sink->self, node->value.s64)); break;
    case TG_META_F32: assert_true(sink->f32(sink->self, node->value.f32)); break;
    case TG_META_F64: assert_true(sink->f64(sink->self, node->value.f64)); break;
    case TG_META_BOOL:
        assert_true(node->value.u64 <= 1);
        assert_true(sink->boolean(sink->self, node->value.u64 != 0));
        break;
    case TG_META_NULL: assert_true(sink->null(sink->self)); break;
    }
}

/* In memory of exactly that size, so that a byte too far is noticed. */
static const tg_meta *parse(tg_build *build, const char *text, size_t n) {
    char *exact = malloc(n > 0 ? n : 1);
    assert_non_null(exact);
    memcpy(exact, text, n);
    const tg_meta *node = tg_meta_parse(build, exact, n);
    free(exact); /* nothing of the tree is in it */
    return node;
}

static const tg_meta *good(tg_build *build, const char *text) {
    const tg_meta *node = parse(build, text, strlen(text));
    assert_good(build, node != NULL);
    return node;
}

/* The tree of the text gives the text again. */
static void assert_returns(const char *text) {
    char again[2048];
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    tg_json json = {{again, sizeof again, 0}, false};
    const tg_sink sink = tg_json_sink(&json);
    replay(&sink, good(build, text));
    assert_int_equal(json.text.len, strlen(text));
    assert_memory_equal(again, text, json.text.len);
    tg_build_free(build);
}

static void assert_unexpected(const char *text, size_t n, unsigned number) {
    char want[120];
    if (number == n)
        (void)snprintf(want, sizeof want,
                       "metadata as text: it ends at its byte %u, expected JSON without blanks",
                       number);
    else
        (void)snprintf(
            want, sizeof want,
            "metadata as text, at its byte %u: found byte value %u, expected JSON without "
            "blanks",
            number, (unsigned)(uint8_t)text[number]);
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    assert_null(parse(build, text, n));
    if (strcmp(refusal_of(tg_build_error(build)), want) != 0)
        fail_msg("%.*s: %s, not number %u", (int)n, text, refusal_of(tg_build_error(build)),
                 number);
    assert_int_equal(tg_build_error(build)->code, TG_CODE_BAD_VALUE);
    tg_build_free(build);
}

static const char everything[] =
    "{\"a\":[],\"b\":{},\"\":[[1],{\"c\":null}],\"d\":true,\"e\":false,\"f\":-1,\"g\":\"t\","
    "\"h\":\"f32:3f800000\",\"i\":\"f64:3ff0000000000000\"}";

TEST(test_returns) {
    static const char *const texts[] = {"{}",
                                        "[]",
                                        "null",
                                        "true",
                                        "false",
                                        "\"\"",
                                        "[[],[]]",
                                        "[1,2,3]",
                                        "[{},{}]",
                                        everything,
                                        "[null,true,false,\"\"]",
                                        "\"f32\""};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) assert_returns(texts[i]);
}

/* The beginnings of a text are none, and each is refused where it ends. */
TEST(test_cut) {
    for (size_t n = 0; n < sizeof everything - 1; n++) {
        tg_build *build = new_build(TG_FORMAT_BTF, NULL);
        assert_null(parse(build, everything, n));
        assert_int_equal(tg_build_error(build)->code, TG_CODE_BAD_VALUE);
        tg_build_free(build);
    }
}

TEST(test_unexpected) {
    static const struct {
        const char *text;
        unsigned number;
    } cases[] = {{"", 0},           {" 1", 0},         {"1 ", 1},      {"1,", 1},
                 {"]", 0},          {"[,]", 1},        {"[1,]", 3},    {"[1 ]", 2},
                 {"[1}", 2},        {"[1", 2},         {"[1]]", 3},    {"[1:2]", 2},
                 {"{]", 1},         {"{1:2}", 1},      {"{\"a\"}", 4}, {"{\"a\":}", 5},
                 {"{\"a\":1,}", 7}, {"{\"a\" :1}", 4}, {"{,}", 1},     {"{\"a\":1]", 6},
                 {"nul", 0},        {"nulll", 4},      {"True", 0},    {"tru", 0},
                 {"falsch", 0},     {"+1", 0},         {"-", 1},       {"--1", 1},
                 {"01", 1},         {"-01", 2},        {"1.0", 1},     {"1e5", 1},
                 {"NaN", 0},        {"0x1", 1},        {"'a'", 0},     {"\xef\xbb\xbf{}", 0},
                 {"//", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_unexpected(cases[i].text, strlen(cases[i].text), cases[i].number);
    assert_unexpected("1\0", 2, 1);
    assert_unexpected("\0", 1, 0);
}

/* ----------------------------------------------------------------------------------------- texts */

TEST(test_escapes) {
    char all[256];
    char text[2048];
    for (unsigned i = 1; i < 256; i++) all[i - 1] = (char)i;
    all[255] = '\0';
    tg_json json = {{text, sizeof text, 0}, false};
    const tg_sink sink = tg_json_sink(&json);
    assert_true(sink.text(sink.self, all, 255));
    assert_true(json.text.len < sizeof text);
    text[json.text.len] = '\0';
    assert_returns(text);
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    assert_string_equal(good(build, text)->value.text, all);
    assert_string_equal(good(build, "\"\\\"\\\\\\b\\f\\n\\r\\t\\u001f\"")->value.text,
                        "\"\\\b\f\n\r\t\x1f");
    tg_build_free(build);
}

TEST(test_refused_escapes) {
    static const char *const wrong[] = {"\\a",      "\\/",     "\\u",     "\\u0",    "\\u00",
                                        "\\u001",   "\\u00x1", "\\u001x", "\\u0000", "\\u0020",
                                        "\\u0100",  "\\u1001", "\\uD83D", "\\u001F", "\\U001f",
                                        "\\ u001f", "\n",      "\t",      "\x1f",    "\\'"};
    char text[32];
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        /* As a value, as a key, behind others, and at the end of the text. */
        static const char *const around[][2] = {
            {"\"", "\""}, {"{\"", "\":1}"}, {"[\"ab", "x\"]"}, {"\"", ""}};
        for (size_t j = 0; j < sizeof around / sizeof *around; j++) {
            const int n =
                snprintf(text, sizeof text, "%s%s%s", around[j][0], wrong[i], around[j][1]);
            tg_build *build = new_build(TG_FORMAT_BTF, NULL);
            if (parse(build, text, (size_t)n) != NULL) fail_msg("%s is accepted", text);
            assert_int_equal(tg_build_error(build)->code, TG_CODE_BAD_VALUE);
            tg_build_free(build);
        }
    }
    assert_unexpected("\"", 1, 1);
    assert_unexpected("\"\\", 2, 2);
    assert_unexpected("\"\\\"", 3, 3);
    assert_unexpected("\"\\\\", 3, 3);
    assert_unexpected("\"a\0b\"", 5, 2);
    assert_unexpected("\"\\\0\"", 4, 2);
}

/* --------------------------------------------------------------------------------------- numbers */

TEST(test_integers) {
    static const char *const texts[] = {"0",
                                        "1",
                                        "9",
                                        "10",
                                        "18446744073709551609",
                                        "18446744073709551610",
                                        "18446744073709551615",
                                        "-1",
                                        "-9223372036854775807",
                                        "-9223372036854775808"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) assert_returns(texts[i]);
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    assert_true(good(build, "18446744073709551615")->value.u64 == UINT64_MAX);
    assert_true(good(build, "-9223372036854775808")->value.s64 == INT64_MIN);
    assert_int_equal(good(build, "-0")->value.s64, 0);
    tg_build_free(build);
    assert_unexpected("18446744073709551616", 20, 19);
    assert_unexpected("18446744073709551620", 20, 19);
    assert_unexpected("99999999999999999999", 20, 19);
    assert_unexpected("184467440737095516150", 21, 20);
    assert_unexpected("-9223372036854775809", 20, 19);
    assert_unexpected("-18446744073709551615", 21, 20);
    assert_unexpected("00", 2, 1);
    assert_unexpected("-00", 3, 2);
}

TEST(test_bits) {
    static const char *const texts[] = {"\"f32:00000000\"",         "\"f32:80000000\"",
                                        "\"f32:7f800001\"",         "\"f32:ffffffff\"",
                                        "\"f64:0000000000000000\"", "\"f64:8000000000000000\"",
                                        "\"f64:7ff0000000000001\"", "\"f64:ffffffffffffffff\""};
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        assert_returns(texts[i]);
        const tg_meta *node = good(build, texts[i]);
        assert_int_equal(node->kind, i < 4 ? TG_META_F32 : TG_META_F64);
        assert_int_equal(node->count, 0);
    }
    assert_int_equal(bits_of(good(build, "\"f32:3f800000\"")->value.f32), 0x3f800000);
    assert_int_equal(bits_of(good(build, "\"f32:ffc00001\"")->value.f32), 0xffc00001);
    assert_true(good(build, "\"f64:3ff8000000000000\"")->value.f64 == 1.5);
    assert_true(isnan(good(build, "\"f64:7ff8000000000000\"")->value.f64));

    static const char *const others[] = {"\"f32:0000000\"",
                                         "\"f32:000000000\"",
                                         "\"f32:0000000G\"",
                                         "\"f32:3F800000\"",
                                         "\"F32:00000000\"",
                                         "\"f64:00000000\"",
                                         "\"f32:0000000000000000\"",
                                         "\"f32: 0000000\"",
                                         "\"f32:\"",
                                         "\"f6\""};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_int_equal(good(build, others[i])->kind, TG_META_TEXT);
        assert_returns(others[i]);
    }
    tg_build_free(build);
}

/* ------------------------------------------------------------------------------- depth and sizes */

TEST(test_depth) {
    char text[6 * 200 + 1];
    for (int empty = 0; empty < 2; empty++) {
        for (size_t depth = DEEPEST; depth <= DEEPEST + 1; depth++) {
            size_t n = 0;
            for (size_t i = 0; i < depth; i++) text[n++] = '[';
            if (!empty) text[n++] = '1';
            for (size_t i = 0; i < depth; i++) text[n++] = ']';
            text[n] = '\0';
            if (depth == DEEPEST)
                assert_returns(text);
            else
                assert_unexpected(text, n, DEEPEST + 1);
        }
    }
    size_t n = 0;
    for (size_t i = 0; i < 200; i++) n += (size_t)sprintf(text + n, "{\"a\":");
    assert_unexpected(text, n, 5 * DEEPEST + 1);
    /* What ended is not around what follows. */
    n = 0;
    text[n++] = '[';
    for (size_t i = 0; i < 200; i++) n += (size_t)sprintf(text + n, "%s[{}]", i > 0 ? "," : "");
    text[n++] = ']';
    text[n] = '\0';
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    assert_int_equal(good(build, text)->count, 200);
    tg_build_free(build);
}

/* Both members are there, and the first one is found. */
TEST(test_keys_that_come_twice) {
    tg_build *build = new_build(TG_FORMAT_BTF, NULL);
    const tg_meta *node = good(build, "{\"a\":1,\"b\":2,\"a\":3}");
    assert_int_equal(node->count, 3);
    assert_int_equal(tg_meta_get(node, "a")->value.u64, 1);
    assert_int_equal(tg_meta_get(node, "b")->value.u64, 2);
    assert_int_equal(node->first->next->next->value.u64, 3);
    assert_null(tg_meta_get(node, ""));
    node = good(build, "{\"\":5}");
    assert_int_equal(tg_meta_get(node, "")->value.u64, 5);
    tg_build_free(build);
}

/* A text of many members takes memory in proportion to it, and time, as it ends. */
TEST(test_many) {
    const size_t count = 100000;
    char *text = malloc(2 * count + 2);
    assert_non_null(text);
    text[0] = '[';
    for (size_t i = 0; i < count; i++) {
        text[2 * i + 1] = '7';
        text[2 * i + 2] = i + 1 < count ? ',' : ']';
    }
    counted_memory counted = {.fail_at = UINT64_MAX};
    tg_build_options options = {.allocator = {counted_alloc, counted_free, &counted}};
    tg_build *build = new_build(TG_FORMAT_BTF, &options);
    const tg_meta *node = tg_meta_parse(build, text, 2 * count + 1);
    assert_good(build, node != NULL);
    assert_int_equal(node->count, count);
    assert_true(counted.bytes < 3 * count * sizeof *node);
    tg_build_free(build);
    assert_int_equal(counted.live, 0);
    free(text);
}

/* ---------------------------------------------------------------------------------- no memory */

TEST(test_failing_allocations) {
    static char text[20000]; /* more than a block of the arena */
    size_t n = 0;
    text[n++] = '[';
    while (n + sizeof everything + 1 < sizeof text)
        n += (size_t)sprintf(text + n, "%s%s", n > 1 ? "," : "", everything);
    text[n++] = ']';
    bool parsed = false;
    unsigned failed = 0;
    for (uint64_t nth = 1; !parsed; nth++) {
        counted_memory counted = {.fail_at = nth - 1};
        tg_build_options options = {.allocator = {counted_alloc, counted_free, &counted}};
        tg_error error;
        tg_build *build = tg_build_new(TG_FORMAT_BTF, &options, &error);
        if (build != NULL) {
            parsed = tg_meta_parse(build, text, n) != NULL;
            error = *tg_build_error(build);
            if (!parsed) failed++;
            tg_build_free(build);
        }
        assert_int_equal(parsed, counted.calls < nth);
        if (!parsed) assert_int_equal(error.code, TG_CODE_NO_MEMORY);
        assert_int_equal(counted.live, 0);
    }
    assert_true(failed > 2);
}

/* A limit is a refusal of its own, never a bad text. */
TEST(test_limit_of_memory) {
    unsigned refused = 0;
    bool parsed = false;
    for (uint64_t most = 16; !parsed; most += 16) {
        tg_build_options options = {.limits = {.max_memory = most}};
        tg_build *build = tg_build_new(TG_FORMAT_BTF, &options, NULL);
        if (build == NULL) continue;
        parsed = tg_meta_parse(build, everything, sizeof everything - 1) != NULL;
        if (!parsed) {
            refused++;
            assert_int_equal(tg_build_error(build)->code, TG_CODE_LIMIT);
            assert_non_null(strstr(refusal_of(tg_build_error(build)), "; max-memory"));
        }
        tg_build_free(build);
    }
    assert_true(refused > 10);
}
