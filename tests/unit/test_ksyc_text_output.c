/* SPDX-License-Identifier: Apache-2.0 */
/* The text output of backends of ksyc: lines and blocks, templates, what is known in a block,
 * files. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include "text_output.h"

static void text_is(const output *o, const char *expected) {
    assert_string_equal(output_text(o), expected);
    assert_int_equal(output_size(o), strlen(expected));
}

static void test_text_as_it_is(void **state) {
    (void)state;
    pool *p = pool_new();
    output o = output_new(p, 1);
    assert_true(output_is_empty(&o));
    text_is(&o, "");
    append(&o, "a\n");
    append_bytes(&o, "bcd", 2);
    appendf(&o, "%d%s", 7, "\n");
    text_is(&o, "a\nbc7\n");
    assert_false(output_is_empty(&o));
    for (int i = 0; i < 10000; i++) append(&o, "0123456789");
    assert_int_equal(output_size(&o), 6 + 100000);
    assert_int_equal(strlen(output_text(&o)), 6 + 100000);
    pool_free(p);
}

/* A text of `lines` lines "x". */
static output of_lines(pool *p, int lines) {
    output o = output_new(p, 0);
    for (int i = 0; i < lines; i++) line(&o, "x");
    return o;
}

/* Small and large texts are moved between small and large ones, within a pool and from another. */
static void test_moved(void **state) {
    (void)state;
    static const int sizes[] = {0, 1, 100, 32767, 32768, 100000};
    for (size_t from = 0; from < 6; from++) {
        for (size_t to = 0; to < 6; to++) {
            for (int other_pool = 0; other_pool < 2; other_pool++) {
                pool *p = pool_new();
                pool *q = pool_new();
                output inner = of_lines(other_pool ? q : p, sizes[from]);
                output o = of_lines(p, sizes[to]);
                move_output(&o, &inner);
                pool_free(q);
                line(&o, "y");
                output again = of_lines(p, 3);
                move_output(&again, &o);
                const size_t size = 2 * (size_t)(sizes[from] + sizes[to] + 3) + 2;
                const char *text = output_text(&again);
                assert_int_equal(output_size(&again), size);
                assert_int_equal(strlen(text), size);
                for (size_t i = 0; i < size; i++)
                    assert_int_equal(text[i], i % 2 == 1 ? '\n' : i + 2 == size ? 'y' : 'x');
                size_t in_parts = 0;
                for (const output_part *part = output_parts(&again); part != NULL;
                     part = part->next)
                    in_parts += part->size;
                assert_int_equal(in_parts, size);
                pool_free(p);
            }
        }
    }
}

static void test_blocks(void **state) {
    (void)state;
    pool *p = pool_new();
    output o = output_new(p, 0);
    block(&o, "switch (%s)", "x");
    label(&o, "case %d", 1);
    line(&o, "f();");
    end_label(&o);
    end(&o);
    block(&o, "if (a)");
    line(&o, "%s", "");
    end_block(&o, "else");
    line(&o, "g();");
    end(&o);
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
    pool_free(p);
}

static void test_comments(void **state) {
    (void)state;
    pool *p = pool_new();
    output o = output_new(p, 0);
    comment(&o, "  ");
    comment(&o, "It ends here: */ /* \\\n ");
    text_is(&o, "/* It ends here: * / / * / */\n");
    o = output_new(p, 0);
    comment(
        &o,
        "A sentence of more than one hundred columns is broken between two of its words, and the "
        "second line starts so.");
    text_is(&o, "/* A sentence of more than one hundred columns is broken between two of its "
                "words, and the "
                "second\n * line starts so. */\n");
    pool_free(p);
}

static void test_templates(void **state) {
    (void)state;
    pool *p = pool_new();
    output o = output_new(p, 0);
    append_template(&o, (output_var[]){{"a", "x"}, {"b", "one\n\ntwo\n"}}, 2,
                    "${a}${a} $ {a}\n  ${b}end ${");
    text_is(&o, "xx $ {a}\n  one\n\n  two\nend ${");
    pool_free(p);
}

static bool same_text(const void *a, const void *b) { return strcmp(a, b) == 0; }

static void test_what_is_known(void **state) {
    (void)state;
    pool *p = pool_new();
    output o = output_new(p, 0);
    output_learn(&o, "a", 'a');
    block(&o, "if (x)");
    output_learn(&o, "b", 'b');
    output inner = output_inside(&o);
    output_learn(&inner, "c", 'c');
    assert_true(output_knows(&inner, "a", 'a', same_text) &&
                output_knows(&inner, "b", 'b', same_text) &&
                output_knows(&inner, "c", 'c', same_text));
    assert_false(output_knows(&o, "c", 'c', same_text));
    assert_int_equal(inner.indent, 2);
    end_block(&o, "else");
    assert_true(output_knows(&o, "a", 'a', same_text));
    assert_false(output_knows(&o, "b", 'b', same_text));
    output_learn(&o, "d", 'd');
    end(&o);
    assert_false(output_knows(&o, "d", 'd', same_text));
    pool_free(p);
}

static const char *number_text(pool *p, unsigned i) { return pool_printf(p, "%u", i); }

/* A block in a block, a thousand deep, with facts of equal hashes among them and some that siblings had. */
static void test_what_is_known_of_many(void **state) {
    (void)state;
    enum { DEPTH = 1000 };
    pool *p = pool_new();
    output o = output_new(p, 0);
    for (unsigned i = 0; i < DEPTH; i++) {
        block(&o, "if (x)");
        output_learn(&o, "sibling", 7);
        end(&o);
        block(&o, "if (y)");
        output_learn(&o, number_text(p, i), i % 10);
    }
    assert_false(output_knows(&o, "sibling", 7, same_text));
    for (unsigned left = DEPTH; left > 0; left--) {
        for (unsigned i = 0; i < DEPTH; i += 37)
            assert_int_equal(output_knows(&o, number_text(p, i), i % 10, same_text), i < left);
        end(&o);
    }
    pool_free(p);
}

static unsigned num_compared;

static bool counted_same(const void *a, const void *b) {
    num_compared++;
    return same_text(a, b);
}

/* A question compares facts of the same hash only, not all that were learned. */
static void test_few_facts_are_compared(void **state) {
    (void)state;
    enum { FACTS = 10000 };
    pool *p = pool_new();
    output o = output_new(p, 0);
    num_compared = 0;
    for (unsigned i = 0; i < FACTS; i++) {
        assert_false(output_knows(&o, number_text(p, i), i, counted_same));
        output_learn(&o, number_text(p, i), i);
        assert_true(output_knows(&o, number_text(p, i), i, counted_same));
    }
    assert_int_equal(num_compared, FACTS);
    pool_free(p);
}

static void test_what_is_used(void **state) {
    (void)state;
    pool *p = pool_new();
    output o = output_new(p, 0);
    output inner = output_inside(&o);
    output_use(&inner, 4);
    output_use(&o, 1);
    assert_int_equal(o.uses, 1);
    append_output(&o, &inner);
    assert_int_equal(o.uses, 5);
    pool_free(p);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moved),
        cmocka_unit_test(test_text_as_it_is),
        cmocka_unit_test(test_blocks),
        cmocka_unit_test(test_comments),
        cmocka_unit_test(test_templates),
        cmocka_unit_test(test_what_is_known),
        cmocka_unit_test(test_what_is_known_of_many),
        cmocka_unit_test(test_few_facts_are_compared),
        cmocka_unit_test(test_what_is_used),
    };
    return cmocka_run_group_tests(tests, ksyc_enter_folder, ksyc_leave_folder);
}
