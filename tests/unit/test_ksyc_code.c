/* SPDX-License-Identifier: Apache-2.0 */
/* Trees of C expressions: where the printer puts parentheses, and what can be asked. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include "code.h"

static pool *p;

BEFORE_EACH(make_pool) {
    p = ksyc_pool_new();
    return 0;
}

AFTER_EACH(free_pool) {
    ksyc_pool_free(p);
    return 0;
}

static const code_expr *w(const char *text) { return ksyc_code_word(p, text); }

static void is_printed(const code_expr *e, const char *alone, const char *operand) {
    assert_string_equal(ksyc_code_text(p, e), alone);
    assert_string_equal(ksyc_code_operand_text(p, e), operand);
}

TEST(test_parentheses) {
    const code_expr *sum = ksyc_code_infix(p, w("a"), "+", w("b"));
    is_printed(sum, "a + b", "(a + b)");
    is_printed(ksyc_code_infix(p, sum, "*", w("c")), "(a + b) * c", "((a + b) * c)");
    is_printed(code_call(p, "f", sum, w("c")), "f(a + b, c)", "f(a + b, c)");
    is_printed(ksyc_code_element(p, w("x"), sum), "x[a + b]", "x[a + b]");
    is_printed(ksyc_code_cast(p, "int", sum), "(int)(a + b)", "(int)(a + b)");
    is_printed(ksyc_code_sign(p, "-", sum), "-(a + b)", "(-(a + b))");
    is_printed(ksyc_code_choice(p, sum, w("y"), w("n")), "(a + b) ? y : n", "((a + b) ? y : n)");
    is_printed(code_compound(p, "t", sum), "(t){a + b}", "((t){a + b})");
    is_printed(code_braces(p, "t", sum), "(t){a + b}", "(t){a + b}");
    is_printed(ksyc_code_infix(p, ksyc_code_open(p, sum), ">", w("c")), "a + b > c", "(a + b > c)");
    is_printed(ksyc_code_closed(p, sum), "(a + b)", "(a + b)");
    is_printed(ksyc_code_group(p, w("a")), "a", "(a)");
    const code_expr *const all[] = {w("a"), sum, w("c")};
    is_printed(ksyc_code_list(p, CODE_INFIX, "||", all, 3), "a || (a + b) || c",
               "(a || (a + b) || c)");
}

TEST(test_members_and_numbers) {
    const code_expr *target = ksyc_code_sign(p, "*", w("q"));
    is_printed(ksyc_code_dot(p, target, "x"), "(*q).x", "(*q).x");
    is_printed(ksyc_code_arrow(p, w("q"), "x"), "q->x", "q->x");
    is_printed(ksyc_code_address(p, ksyc_code_dot(p, w("v"), "x")), "&v.x", "&v.x");
    is_printed(ksyc_code_number(p, UINT64_MAX, false), "18446744073709551615",
               "18446744073709551615");
    is_printed(ksyc_code_number(p, UINT64_C(1) << 63, true), "-9223372036854775808",
               "-9223372036854775808");
    assert_ptr_equal(ksyc_code_pointer_of(target), target->args[0]);
    assert_null(ksyc_code_pointer_of(ksyc_code_sign(p, "*", ksyc_code_arrow(p, w("q"), "x"))));
    assert_null(ksyc_code_pointer_of(ksyc_code_sign(p, "-", w("q"))));
    assert_true(ksyc_code_is_place(ksyc_code_arrow(p, w("q"), "x")));
    assert_false(ksyc_code_is_place(code_call(p, "f", w("q"))));
    assert_false(ksyc_code_is_place(ksyc_code_number(p, 1, false)));
}

TEST(test_negation) {
    is_printed(ksyc_code_negation(p, w("a")), "!a", "!a");
    is_printed(ksyc_code_negation(p, code_call(p, "f", w("a"))), "!f(a)", "!f(a)");
    is_printed(ksyc_code_negation(p, code_call(p, "f", w("a"), w("b"))), "!(f(a, b))",
               "!(f(a, b))");
    is_printed(ksyc_code_negation(p, ksyc_code_arrow(p, w("q"), "x")), "!(q->x)", "!(q->x)");
    is_printed(ksyc_code_negation(p, ksyc_code_infix(p, w("a"), "<", w("b"))), "!(a < b)",
               "!(a < b)");
    is_printed(ksyc_code_not(p, ksyc_code_arrow(p, w("q"), "x")), "!q->x", "!q->x");
    /* Compilers warn of `!a == b`. */
    const code_expr *not_a = ksyc_code_not(p, w("a"));
    is_printed(ksyc_code_infix(p, not_a, "==", w("b")), "(!a) == b", "((!a) == b)");
    is_printed(ksyc_code_flat(p, ksyc_code_open(p, not_a), "<", w("b")), "(!a) < b", "(!a) < b");
    is_printed(ksyc_code_infix(p, w("b"), "!=", not_a), "b != !a", "(b != !a)");
    is_printed(ksyc_code_infix(p, not_a, "&&", w("b")), "!a && b", "(!a && b)");
    is_printed(ksyc_code_infix(p, not_a, "==>", w("b")), "!a ==> b", "(!a ==> b)");
}

TEST(test_questions) {
    const code_expr *ks = ksyc_code_variable(p, "ks", 1);
    const code_expr *io = ksyc_code_variable(p, "io", 2);
    const code_expr *call = code_call(p, "f", ks, ksyc_code_arrow(p, io, "pos"));
    assert_int_equal(call->uses, 3);
    /* A text or a member of that name is not the variable. */
    assert_int_equal(code_call(p, "f", w("\"ks\""), ksyc_code_dot(p, w("v"), "ks"))->uses, 0);
    assert_true(
        ksyc_code_same(call, code_call(p, "f", w("ks"), ksyc_code_arrow(p, w("io"), "pos"))));
    assert_false(
        ksyc_code_same(call, code_call(p, "f", w("ks"), ksyc_code_dot(p, w("io"), "pos"))));
    assert_false(ksyc_code_same(call, code_call(p, "f", ks)));
    assert_false(ksyc_code_same(call, code_call(p, "g", ks, ksyc_code_arrow(p, io, "pos"))));
    assert_false(ksyc_code_same(ksyc_code_number(p, 1, false), ksyc_code_number(p, 2, false)));
}
