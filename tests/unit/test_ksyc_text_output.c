/* SPDX-License-Identifier: Apache-2.0 */
/* The text output of backends of ksyc: lines and blocks, templates, what is known in a block,
 * files. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdarg.h>

#include "format.h"
#include "text_output.h"

static void text_is(const output *o, const char *expected) {
    assert_string_equal(ksyc_output_text(o), expected);
    assert_int_equal(ksyc_output_size(o), strlen(expected));
}

TEST(test_text_as_it_is) {
    pool *p = ksyc_pool_new();
    output o = ksyc_output_new(p, 1);
    assert_true(ksyc_output_is_empty(&o));
    text_is(&o, "");
    ksyc_append(&o, "a\n");
    ksyc_append_bytes(&o, "bcd", 2);
    ksyc_appendf(&o, "%d%s", 7, "\n");
    text_is(&o, "a\nbc7\n");
    assert_false(ksyc_output_is_empty(&o));
    for (int i = 0; i < 10000; i++) ksyc_append(&o, "0123456789");
    assert_int_equal(ksyc_output_size(&o), 6 + 100000);
    assert_int_equal(strlen(ksyc_output_text(&o)), 6 + 100000);
    ksyc_pool_free(p);
}

/* A text of `lines` lines "x". */
static output of_lines(pool *p, int lines) {
    output o = ksyc_output_new(p, 0);
    for (int i = 0; i < lines; i++) ksyc_line(&o, "x");
    return o;
}

/* Small and large texts are moved between small and large ones, within a pool and from another. */
TEST(test_moved) {
    static const int sizes[] = {0, 1, 100, 32767, 32768, 100000};
    for (size_t from = 0; from < 6; from++) {
        for (size_t to = 0; to < 6; to++) {
            for (int other_pool = 0; other_pool < 2; other_pool++) {
                pool *p = ksyc_pool_new();
                pool *q = ksyc_pool_new();
                output inner = of_lines(other_pool ? q : p, sizes[from]);
                output o = of_lines(p, sizes[to]);
                ksyc_move_output(&o, &inner);
                ksyc_pool_free(q);
                ksyc_line(&o, "y");
                output again = of_lines(p, 3);
                ksyc_move_output(&again, &o);
                const size_t size = 2 * (size_t)(sizes[from] + sizes[to] + 3) + 2;
                const char *text = ksyc_output_text(&again);
                assert_int_equal(ksyc_output_size(&again), size);
                assert_int_equal(strlen(text), size);
                for (size_t i = 0; i < size; i++)
                    assert_int_equal(text[i], i % 2 == 1 ? '\n' : i + 2 == size ? 'y' : 'x');
                size_t in_parts = 0;
                for (const output_part *part = ksyc_output_parts(&again); part != NULL;
                     part = part->next)
                    in_parts += part->size;
                assert_int_equal(in_parts, size);
                ksyc_pool_free(p);
            }
        }
    }
}

TEST(test_blocks) {
    pool *p = ksyc_pool_new();
    output o = ksyc_output_new(p, 0);
    ksyc_block(&o, "switch (%s)", "x");
    ksyc_label(&o, "case %d", 1);
    ksyc_line(&o, "f();");
    ksyc_end_label(&o);
    ksyc_end(&o);
    ksyc_block(&o, "if (a)");
    ksyc_line(&o, "%s", "");
    ksyc_end_block(&o, "else");
    ksyc_line(&o, "g();");
    ksyc_end(&o);
    text_is(&o, "switch (x) {\n"
                "case 1: {\n"
                "    f();\n"
                "}\n"
                "}\n"
                "if (a) {\n"
                "\n"
                "} else {\n"
                "    g();\n"
                "}\n");
    ksyc_pool_free(p);
}

TEST(test_comments) {
    pool *p = ksyc_pool_new();
    output o = ksyc_output_new(p, 0);
    ksyc_comment(&o, "  ");
    ksyc_comment(&o, "It ends here: */ /* \\\n ");
    text_is(&o, "/* It ends here: * / / * / */\n");
    o = ksyc_output_new(p, 0);
    /* a, U+202E, U+2066 within a sign of comments, U+061C within another one */
    static const unsigned char turned[] = {'a',  0xe2, 0x80, 0xae, '/', '*', 0xe2, 0x81,
                                           0xa6, '*',  0xd8, 0x9c, '/', ' ', 'b',  '\0'};
    ksyc_comment(&o, (const char *)turned);
    text_is(&o, "/* a / * * / b */\n");
    o = ksyc_output_new(p, 0);
    ksyc_comment(
        &o,
        "A sentence of more than one hundred columns is broken between two of its words, and the "
        "second line starts so.");
    text_is(&o, "/* A sentence of more than one hundred columns is broken between two of its "
                "words, and the "
                "second\n * line starts so. */\n");
    ksyc_pool_free(p);
}

TEST(test_templates) {
    pool *p = ksyc_pool_new();
    output o = ksyc_output_new(p, 0);
    ksyc_append_template(&o, (output_var[]){{"a", "x"}, {"b", "one\n\ntwo\n"}}, 2,
                         "${a}${a} $ {a}\n  ${b}end ${");
    text_is(&o, "xx $ {a}\n  one\n\n  two\nend ${");
    ksyc_pool_free(p);
}

static bool same_text(const void *a, const void *b) { return strcmp(a, b) == 0; }

TEST(test_what_is_known) {
    pool *p = ksyc_pool_new();
    output o = ksyc_output_new(p, 0);
    ksyc_output_learn(&o, "a", 'a');
    ksyc_block(&o, "if (x)");
    ksyc_output_learn(&o, "b", 'b');
    output inner = ksyc_output_inside(&o);
    ksyc_output_learn(&inner, "c", 'c');
    assert_true(ksyc_output_knows(&inner, "a", 'a', same_text) &&
                ksyc_output_knows(&inner, "b", 'b', same_text) &&
                ksyc_output_knows(&inner, "c", 'c', same_text));
    assert_false(ksyc_output_knows(&o, "c", 'c', same_text));
    assert_int_equal(inner.indent, 2);
    ksyc_end_block(&o, "else");
    assert_true(ksyc_output_knows(&o, "a", 'a', same_text));
    assert_false(ksyc_output_knows(&o, "b", 'b', same_text));
    ksyc_output_learn(&o, "d", 'd');
    ksyc_end(&o);
    assert_false(ksyc_output_knows(&o, "d", 'd', same_text));
    ksyc_pool_free(p);
}

static const char *number_text(pool *p, unsigned i) { return ksyc_pool_printf(p, "%u", i); }

/* A block in a block, a thousand deep, with facts of equal hashes among them and some that siblings had. */
TEST(test_what_is_known_of_many) {
    enum { DEPTH = 1000 };
    pool *p = ksyc_pool_new();
    output o = ksyc_output_new(p, 0);
    for (unsigned i = 0; i < DEPTH; i++) {
        ksyc_block(&o, "if (x)");
        ksyc_output_learn(&o, "sibling", 7);
        ksyc_end(&o);
        ksyc_block(&o, "if (y)");
        ksyc_output_learn(&o, number_text(p, i), i % 10);
    }
    assert_false(ksyc_output_knows(&o, "sibling", 7, same_text));
    for (unsigned left = DEPTH; left > 0; left--) {
        for (unsigned i = 0; i < DEPTH; i += 37)
            assert_int_equal(ksyc_output_knows(&o, number_text(p, i), i % 10, same_text), i < left);
        ksyc_end(&o);
    }
    ksyc_pool_free(p);
}

static unsigned num_compared;

static bool counted_same(const void *a, const void *b) {
    num_compared++;
    return same_text(a, b);
}

/* A question compares facts of the same hash only, not all that were learned. */
TEST(test_few_facts_are_compared) {
    enum { FACTS = 10000 };
    pool *p = ksyc_pool_new();
    output o = ksyc_output_new(p, 0);
    num_compared = 0;
    for (unsigned i = 0; i < FACTS; i++) {
        assert_false(ksyc_output_knows(&o, number_text(p, i), i, counted_same));
        ksyc_output_learn(&o, number_text(p, i), i);
        assert_true(ksyc_output_knows(&o, number_text(p, i), i, counted_same));
    }
    assert_int_equal(num_compared, FACTS);
    ksyc_pool_free(p);
}

TEST(test_what_is_used) {
    pool *p = ksyc_pool_new();
    output o = ksyc_output_new(p, 0);
    output inner = ksyc_output_inside(&o);
    ksyc_output_use(&inner, 4);
    ksyc_output_use(&o, 1);
    assert_int_equal(o.uses, 1);
    ksyc_append_output(&o, &inner);
    assert_int_equal(o.uses, 5);
    ksyc_pool_free(p);
}

enum { LARGE = 5000000, CHUNK = 1000 };

/* The bytes of all parts; `num_away` counts those that were put away. */
static size_t size_of_parts(output *o, size_t *num_away) {
    char room[CHUNK];
    size_t size = 0;
    *num_away = 0;
    for (const output_part *part = ksyc_output_parts(o); part != NULL; part = part->next) {
        if (part->text == NULL) *num_away += part->size;
        for (size_t at = 0, n; at < part->size; at += n) {
            const char *bytes = ksyc_part_bytes(part, at, room, sizeof room, &n);
            assert_non_null(bytes);
            assert_true(n > 0 && n <= sizeof room);
            for (size_t i = 0; i < n; i++) assert_int_equal(bytes[i], "0123456789"[size++ % 10]);
        }
    }
    return size;
}

/* Most of a large text is put away; where there is no room for it, all of it is held. */
TEST(test_put_away) {
    for (int full = 0; full < 2; full++) {
        pool *p = ksyc_pool_new();
        spill away = {.is_full = full == 1};
        output o = ksyc_output_spilled(p, 0, &away);
        size_t num_away = 0;
        while (ksyc_output_size(&o) < LARGE) ksyc_append(&o, "0123456789");
        assert_int_equal(size_of_parts(&o, &num_away), LARGE);
        assert_int_equal(num_away >= LARGE / 2, full == 0);
        assert_int_equal(num_away == 0, full == 1);
        ksyc_spill_close(&away);
        ksyc_pool_free(p);
    }
}

/* What cannot be read again is an error, not another text. */
TEST(test_put_away_and_lost) {
    char room[CHUNK];
    size_t n = 0;
    pool *p = ksyc_pool_new();
    spill away = {0};
    output o = ksyc_output_spilled(p, 0, &away);
    while (ksyc_output_size(&o) < LARGE) ksyc_append(&o, "0123456789");
    const output_part *part = ksyc_output_parts(&o);
    assert_null(part->text);
    assert_non_null(ksyc_part_bytes(part, 0, room, sizeof room, &n));
    assert_int_equal(ftruncate(fileno(away.file), CHUNK / 2), 0);
    errno = 0;
    assert_null(ksyc_part_bytes(part, 0, room, sizeof room, &n));
    assert_int_equal(errno, EIO);
    ksyc_spill_close(&away);
    ksyc_pool_free(p);
}

static void same_format(const char *wanted, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* As much as there is room for, and the size of the whole. */
static void same_format(const char *wanted, const char *format, ...) {
    const size_t size = strlen(wanted);
    char text[128];
    for (size_t room = 1; room <= size + 1; room++) {
        va_list args;
        memset(text, 'x', sizeof text);
        va_start(args, format);
        assert_int_equal(ksyc_format(text, room, format, args), size);
        va_end(args);
        assert_memory_equal(text, wanted, room - 1);
        assert_int_equal(text[room - 1], '\0');
        assert_int_equal(text[room], 'x');
    }
}

TEST(test_format) {
    same_format("plain", "plain");
    same_format("a-b%c", "%s-%s%%%s", "a", "b", "c");
    same_format("0 4294967295", "%u %u", 0u, UINT_MAX);
    same_format("18446744073709551615 1 2", "%" PRIu64 " %zu %llu", UINT64_MAX, (size_t)1, 2ull);
    same_format("7 18446744073709551615", "%lu %llu", 7ul, ULLONG_MAX);
    /* What the C library is asked for, with all of the arguments. */
    same_format("a 00ff   b -1", "%s %04x %3s %d", "a", 255u, "b", -1);
    same_format("ab|", "%.*s|", 2, "abc");
}
