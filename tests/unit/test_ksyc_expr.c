/* SPDX-License-Identifier: Apache-2.0 */
/* The expression language: tokens, precedence, types, ranges, constants. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include "expr_parser.h"
#include "range.h"

/* -------------------------------------------------------------------------------------- parsing */

static void show_all(FILE *out, const ast *tree);

/* A tree with all parentheses. */
static void show(FILE *out, const ast *tree) {
    static const char *const signs[] = {
        [AST_PLUS] = "+",    [AST_NEG] = "-",    [AST_INVERT] = "~", [AST_NOT] = "not ",
        [AST_ADD] = "+",     [AST_SUB] = "-",    [AST_MUL] = "*",    [AST_DIV] = "/",
        [AST_MOD] = "%",     [AST_BITAND] = "&", [AST_BITOR] = "|",  [AST_BITXOR] = "^",
        [AST_SHL] = "<<",    [AST_SHR] = ">>",   [AST_EQ] = "==",    [AST_NE] = "!=",
        [AST_LT] = "<",      [AST_LE] = "<=",    [AST_GT] = ">",     [AST_GE] = ">=",
        [AST_AND] = " and ", [AST_OR] = " or "};
    static const type_ref none = {.text = ""};
    const bool has_ref = tree->op == AST_LABEL || tree->op == AST_SIZEOF ||
                         tree->op == AST_BITSIZEOF || tree->op == AST_CAST;
    const type_ref *ref = has_ref ? tree->ref : &none;
    const char *array = ref->is_array ? "[]" : "";
    switch (tree->op) {
    case AST_INT: fprintf(out, "%llu", (unsigned long long)tree->word); break;
    case AST_FLOAT: fprintf(out, "%gf", tree->number); break;
    case AST_STR: fprintf(out, "'%.*s'", (int)tree->size, tree->text); break;
    case AST_BOOL: fputs(tree->word != 0 ? "true" : "false", out); break;
    case AST_NAME: fputs(tree->text, out); break;
    case AST_LABEL: fprintf(out, "<%s>", ref->text); break;
    case AST_SIZEOF: fprintf(out, "sizeof<%s%s>", ref->text, array); break;
    case AST_BITSIZEOF: fprintf(out, "bitsizeof<%s%s>", ref->text, array); break;
    case AST_LIST:
    case AST_FSTRING:
        fputs(tree->op == AST_LIST ? "[" : "f[", out);
        show_all(out, tree);
        fputs("]", out);
        break;
    case AST_TERNARY:
        fputs("(", out);
        show(out, tree->args[0]);
        fputs(" ? ", out);
        show(out, tree->args[1]);
        fputs(" : ", out);
        show(out, tree->args[2]);
        fputs(")", out);
        break;
    case AST_SUBSCRIPT:
        show(out, tree->args[0]);
        fputs("[", out);
        show(out, tree->args[1]);
        fputs("]", out);
        break;
    case AST_CALL:
        fputs("call(", out);
        show_all(out, tree);
        fputs(")", out);
        break;
    case AST_MEMBER:
        show(out, tree->args[0]);
        fprintf(out, ".%s", tree->text);
        break;
    case AST_CAST:
        show(out, tree->args[0]);
        fprintf(out, ".as<%s%s>", ref->text, array);
        break;
    default:
        fputs("(", out);
        if (tree->num_args == 2) show(out, tree->args[0]);
        fputs(signs[tree->op], out);
        show(out, tree->args[tree->num_args - 1]);
        fputs(")", out);
    }
}

static void show_all(FILE *out, const ast *tree) {
    for (size_t i = 0; i < tree->num_args; i++) {
        if (i > 0) fputs(", ", out);
        show(out, tree->args[i]);
    }
}

static void parses(const char *text, const char *expected) {
    pool *p = ksyc_pool_new();
    expr_error error = {0};
    const ast *tree = ksyc_expr_parse(p, text, strlen(text), &error);
    REQUIRE(tree != NULL, "%s: %s at %lu", text, error.message, (unsigned long)error.offset);
    char *shown = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&shown, &size);
    assert_non_null(out);
    show(out, tree);
    fclose(out);
    if (strcmp(shown, expected) != 0)
        fail_msg("%s\nexpected %s\nfound    %s", text, expected, shown);
    free(shown);
    ksyc_pool_free(p);
}

static void fails(const char *text, size_t offset, const char *message) {
    pool *p = ksyc_pool_new();
    expr_error error = {0};
    if (ksyc_expr_parse(p, text, strlen(text), &error) != NULL)
        fail_msg("%s is no expression", text);
    if (strcmp(error.message, message) != 0 || error.offset != offset)
        fail_msg("%s\nexpected %s at %lu\nfound    %s at %lu", text, message, (unsigned long)offset,
                 error.message, (unsigned long)error.offset);
    ksyc_pool_free(p);
}

TEST(test_words) {
    parses("12_3", "123");
    parses("0xAf", "175");
    parses("0XaF", "175");
    parses("0o17", "15");
    parses("0b1_0", "2");
    parses("0", "0");
    parses("18446744073709551615", "18446744073709551615");
    parses("1.5", "1.5f");
    parses(".5", "0.5f");
    parses("2.", "2f");
    parses("1e3", "1000f");
    parses("1_0.2_5e-1", "1.025f");
    parses("2.to_s", "2.to_s");
    parses("2.5.to_i", "2.5f.to_i");
    parses("true", "true");
    parses("false", "false");
    parses("truely", "truely");
    parses("_", "_");
    parses("_index", "_index");
    parses("sizeof", "sizeof");
    parses("'a\\n'", "'a\\n'");
    parses("\"\\101\\u0042\\e\\\"\\'\\\\\"", "'AB\x1b\"'\\'");
    parses("\"\\0601\"", "'01'");
    parses("\"\\62\\7\"", "'2\a'");
    parses("\"\\u263b\\ud83d\\ude00\"", "'\xe2\x98\xbb\xf0\x9f\x98\x80'");
    parses("'a' \"b\" 'c'", "'abc'");
    parses("a \n\\\n + b", "(a+b)");
    parses("f\"\"", "f[]");
    parses("f\"a{x}b\\n\"", "f['a', x, 'b\n']");
    parses("f\"{f\"{'q'}\"}\"", "f[f['q']]");
    parses("f", "f");
    parses("e::true", "<e::true>");
    parses("a.not", "a.not");
}

TEST(test_precedence) {
    parses("a - b - c", "((a-b)-c)");
    parses("a + b * c", "(a+(b*c))");
    parses("a * b / c % d", "(((a*b)/c)%d)");
    parses("-a * ~b", "((-a)*(~b))");
    parses("- - +a", "(-(-(+a)))");
    parses("-a.b[0]", "(-a.b[0])");
    parses("a << b + c >> d", "((a<<(b+c))>>d)");
    parses("a & b << c", "(a&(b<<c))");
    parses("a | b ^ c & d", "(a|(b^(c&d)))");
    parses("a & b == c", "((a&b)==c)");
    parses("a | 1 != b ^ 2", "((a|1)!=(b^2))");
    parses("not a == b", "(not (a==b))");
    parses("not not a", "(not (not a))");
    parses("a and not b or c and d", "((a and (not b)) or (c and d))");
    parses("a or b and c", "(a or (b and c))");
    parses("a < b and c >= d", "((a<b) and (c>=d))");
    parses("a ? b : c ? d : e", "(a ? b : (c ? d : e))");
    parses("a ? b ? c : d : e", "(a ? (b ? c : d) : e)");
    parses("a or b ? c + 1 : d", "((a or b) ? (c+1) : d)");
    parses("(a + b) * c", "((a+b)*c)");
    parses("a ? b::c : d", "(a ? <b::c> : d)");
}

TEST(test_postfix) {
    parses("a.b.c", "a.b.c");
    parses("a[b][c + 1]", "a[b][(c+1)]");
    parses("a.to_s(\"x\")", "call(a.to_s, 'x')");
    parses("a.f(1, 2)", "call(a.f, 1, 2)");
    parses("a.f()", "call(a.f)");
    parses("a.as<b>.c", "a.as<b>.c");
    parses("a.as<u1[]>[0]", "a.as<u1[]>[0]");
    parses("a.as< b::c >>2", "(a.as<b::c>>2)");
    parses("a.as<::b>==c", "(a.as<::b>==c)");
    parses("sizeof<a::b> + bitsizeof<c>", "(sizeof<a::b>+bitsizeof<c>)");
    parses("[]", "[]");
    parses("[1, [2], 'x',]", "[1, [2], 'x']");
    parses("a::b", "<a::b>");
    parses("::a::b::c", "<::a::b::c>");
}

TEST(test_syntax_errors) {
    fails("", 0, "expected a value, found the end");
    fails("1 *", 3, "expected a value, found the end");
    fails("(1 + 5", 6, "expected ')', found the end");
    fails("a b", 2, "expected an operator or the end, found 'b'");
    fails("a < b < c", 6, "comparisons cannot be chained");
    fails("a && b", 2, "unexpected '&&', did you mean 'and'?");
    fails("a || b", 2, "unexpected '||', did you mean 'or'?");
    fails("!a", 0, "unexpected '!', did you mean 'not'?");
    fails("a = b", 2, "unexpected '=', did you mean '=='?");
    fails("a ? b", 5, "expected ':', found the end");
    fails("a[1", 3, "expected ']', found the end");
    fails("a.", 2, "expected a name, found the end");
    fails("a.f(1,)", 6, "expected a value, found ')'");
    fails("[1 2]", 3, "expected ',' or ']', found an integer");
    fails("::a", 0, "an enum label needs the name of its enum");
    fails("a.as<b", 6, "expected '>', found the end");
    fails("a.as<>", 5, "expected a name, found '>'");
    fails("a.as<b[>", 7, "expected ']', found '>'");
    fails("'abc", 0, "the text is not closed");
    fails("\"abc", 0, "the text is not closed");
    fails("f\"abc", 5, "the f-string is not closed");
    fails("f\"{a", 4, "the f-string is not closed");
    fails("f\"{}\"", 3, "expected a value, found '}'");
    fails("a }", 2, "unexpected '}'");
    fails("a\t+ b", 1, "a tab is no white space in expressions");
    fails("a + \xc3\xa9", 4, "unexpected character outside of text");
    fails("a $ b", 2, "unexpected '$'; a field is its name alone");
    fails("017", 0, "a decimal integer must not begin with 0");
    fails("0x_", 0, "an integer without digits");
    fails("\"\\q\"", 1,
          "unknown escape; known are \\a \\b \\t \\n \\v \\f \\r \\e \\' \\\" \\\\ \\101 \\u0041");
    fails("\"\\u12\"", 1, "\\u needs four hexadecimal digits");
    fails("\"\\ud800\"", 1, "half of a surrogate pair");
    fails("1e999", 0, "the float is too large");
}

TEST(test_depth) {
    static const char *const pieces[] = {"(",  "-",        "not ",     "[",
                                         "1+", "a ? b : ", "a.as<b>.", "f\"{"};
    char *text = malloc(20 * 100000);
    assert_non_null(text);
    for (size_t i = 0; i < COUNT_OF(pieces); i++) {
        pool *p = ksyc_pool_new();
        expr_error error;
        size_t n = strlen(pieces[i]);
        for (size_t j = 0; j < 100000; j++) memcpy(text + j * n, pieces[i], n);
        memcpy(text + n * 100000, "a", 2);
        assert_null(ksyc_expr_parse(p, text, strlen(text), &error));
        assert_non_null(strstr(error.message, "nested too deeply"));
        ksyc_pool_free(p);
    }
    free(text);
}

TEST(test_type_refs) {
    pool *p = ksyc_pool_new();
    expr_error error;
    const type_ref *ref = ksyc_type_ref_parse(p, "a::b(1, c + 2)", 14, &error);
    assert_non_null(ref);
    assert_string_equal(ref->text, "a::b");
    assert_int_equal(ref->num_args, 2);
    assert_true(ref->has_args);
    assert_int_equal(ref->args[1]->from, 8);
    assert_int_equal(ref->args[1]->to, 13);
    ref = ksyc_type_ref_parse(p, "::io[]", 6, &error);
    assert_true(ref->is_absolute && ref->is_array && !ref->has_args);
    assert_null(ksyc_type_ref_parse(p, "a(", 2, &error));
    assert_string_equal(error.message, "expected a value, found the end");
    assert_null(ksyc_type_ref_parse(p, "a(1,)", 5, &error));
    assert_null(ksyc_type_ref_parse(p, "a b", 3, &error));
    assert_null(ksyc_type_ref_parse(p, "", 0, &error));
    ksyc_pool_free(p);
}

/* --------------------------------------------------------------------------------------- typing */

/* A file with one value of each kind; the expression is the instance `v`. */
static const char frame[] = "meta: {id: t, endian: le, encoding: UTF-8}\n"
                            "seq:\n"
                            "  - {id: u1, type: u1}\n"
                            "  - {id: u4, type: u4}\n"
                            "  - {id: u8, type: u8}\n"
                            "  - {id: s1, type: s1}\n"
                            "  - {id: s8, type: s8}\n"
                            "  - {id: f8, type: f8}\n"
                            "  - {id: b1, type: b1}\n"
                            "  - {id: b5, type: b5}\n"
                            "  - {id: bytes, size: 4}\n"
                            "  - {id: str, type: strz}\n"
                            "  - {id: en, type: u1, enum: e}\n"
                            "  - {id: en2, type: s2, enum: e2}\n"
                            "  - {id: obj, type: foo, size: 6}\n"
                            "  - {id: obj2, type: bar}\n"
                            "  - {id: ints, type: u2, repeat: expr, repeat-expr: 2}\n"
                            "  - {id: objs, type: foo, repeat: eos}\n"
                            "  - {id: sw, type: {switch-on: u1, cases: {1: foo, 2: bar}}}\n"
                            "  - {id: mixed, type: {switch-on: u1, cases: {1: foo, 2: u1}}}\n"
                            "instances:\n"
                            "  v:\n"
                            "    value: %s\n"
                            "enums:\n"
                            "  e: {1: one, 2: two}\n"
                            "  e2: {-1: minus}\n"
                            "types:\n"
                            "  foo: {seq: [{id: x, type: u2}, {id: y, type: u1}]}\n"
                            "  bar: {seq: [{id: z, size-eos: true}]}\n";

/* The expression in single quotes of YAML. */
static ksyc_run run_expr(const char *expr) {
    char quoted[600], text[3000];
    char *to = quoted;
    *to++ = '\'';
    for (const char *c = expr; *c != '\0'; c++) {
        if (*c == '\'') *to++ = '\'';
        *to++ = *c;
    }
    *to++ = '\'';
    *to = '\0';
    snprintf(text, sizeof text, frame, quoted);
    return ksyc_load(text);
}

static void show_vtype(char *to, size_t size, ir_vtype v) {
    static const char *const kinds[] = {"none", "int",    "float",  "bool",   "bytes", "str",
                                        "enum", "object", "struct", "stream", "array", "any"};
    int n = snprintf(to, size, "%s", kinds[v.kind]);
    if (v.kind == IR_INT || v.kind == IR_ENUM) {
        n += snprintf(to + n, size - (size_t)n, " %lld..", (long long)v.range.min);
        size_t left = size - (size_t)n;
        if (v.range.max_negative)
            snprintf(to + n, left, "%lld", (long long)v.range.max);
        else
            snprintf(to + n, left, "%llu", (unsigned long long)v.range.max);
    } else if (v.kind == IR_OBJECT) {
        snprintf(to + n, size - (size_t)n, " %s", v.type->path);
    } else if (v.kind == IR_ARRAY) {
        n += snprintf(to + n, size - (size_t)n, " of ");
        show_vtype(to + n, size - (size_t)n, *v.elem);
    }
}

/* `type` is the output of show_vtype, followed by `!` if the outermost operation is checked. */
static void has_type(const char *expr, const char *type) {
    ksyc_run run = run_expr(expr);
    const ir_attr *v = ksyc_attr(ksyc_type(&run, "t"), "v");
    char kind[200], found[202];
    show_vtype(kind, sizeof kind, v->vtype);
    snprintf(found, sizeof found, "%s%s", kind, v->value->checked ? "!" : "");
    if (strcmp(found, type) != 0) fail_msg("%s\nexpected %s\nfound    %s", expr, type, found);
    assert_string_equal(v->value->source, expr);
    ksyc_free(&run);
}

/* The compiler computes the expression. */
static void is_constant(const char *expr, const char *value) {
    ksyc_run run = run_expr(expr);
    const ir_expr *e = ksyc_attr(ksyc_type(&run, "t"), "v")->value;
    char found[200] = "no constant";
    const size_t size = sizeof found;
    if (e->op == IR_LIT_INT && e->negative)
        snprintf(found, size, "%lld", (long long)e->word);
    else if (e->op == IR_LIT_INT)
        snprintf(found, size, "%llu", (unsigned long long)e->word);
    else if (e->op == IR_LIT_BOOL)
        snprintf(found, size, "%s", e->word != 0 ? "true" : "false");
    else if (e->op == IR_LIT_FLOAT)
        snprintf(found, size, "%g", e->number);
    else if (e->op == IR_LIT_STR)
        snprintf(found, size, "'%.*s'", (int)e->size, e->text);
    else if (e->op == IR_LIT_BYTES)
        snprintf(found, size, "%lu bytes", (unsigned long)e->size);
    if (strcmp(found, value) != 0) fail_msg("%s\nexpected %s\nfound    %s", expr, value, found);
    ksyc_free(&run);
}

static void is_refused(const char *expr, const char *message) {
    ksyc_run run = run_expr(expr);
    const char *start = strstr(run.messages, "/value: ");
    char expected[400];
    snprintf(expected, sizeof expected, "/value: %s\n", message);
    if (run.program != NULL || start == NULL || strcmp(start, expected) != 0)
        fail_msg("%s\nexpected %s\nfound    %s", expr, message, run.messages);
    ksyc_free(&run);
}

TEST(test_types) {
    has_type("u1", "int 0..255");
    has_type("u8", "int 0..18446744073709551615");
    has_type("s1", "int -128..127");
    has_type("s8", "int -9223372036854775808..9223372036854775807");
    has_type("b1", "bool");
    has_type("b5", "int 0..31");
    has_type("f8", "float");
    has_type("bytes", "bytes");
    has_type("str", "str");
    has_type("en", "enum 0..255");
    has_type("en2", "enum -32768..32767");
    has_type("e::two", "enum 2..2");
    has_type("obj", "object foo");
    has_type("obj.x", "int 0..65535");
    has_type("ints", "array of int 0..65535");
    has_type("ints[u1]", "int 0..65535");
    has_type("objs[0].y", "int 0..255");
    has_type("bytes[0]", "int 0..255");
    has_type("sw", "struct");
    has_type("mixed", "any");
    has_type("mixed.as<foo>.x", "int 0..65535");
    has_type("sw.as<bar>.z", "bytes");
    has_type("sw._io", "stream");
    has_type("_io.size", "int 0..9223372036854775807");
    has_type("_io.eof", "bool");
    has_type("_root", "object t");
    has_type("obj._root", "object t");
    has_type("obj._parent", "object t");
    has_type("u1 == 3 ? obj : obj2", "struct");
    has_type("u1 == 3 ? 1 : 2.5", "float");
    has_type("b1 ? u1 : s1", "int -128..255");
    has_type("b1 ? u8 : s8", "int -9223372036854775808..18446744073709551615");
    has_type("b1 ? ints : ints", "array of int 0..65535");
    has_type("u1 + 1.5", "float");
    has_type("str + 'x'", "str");
    has_type("f\"{u1}-{str}\"", "str");
    has_type("[1, 2, 3]", "bytes");
    has_type("[1, 2, 300]", "array of int 1..300");
    has_type("[1, -2]", "array of int -2..1");
    has_type("[u1, s1]", "array of int -128..255");
    has_type("[1, 2.5]", "array of float");
    has_type("['a', str]", "array of str");
    has_type("[obj, obj2]", "array of struct");
    has_type("[u1, u1].as<bytes>", "bytes");
    has_type("[1, 2].as<u2[]>", "array of int 0..65535");
    has_type("[].as<foo[]>", "array of object foo");
    has_type("u4.as<u1>", "int 0..4294967295");
    has_type("u1.as<f8>", "float");
    has_type("obj.as<struct>", "struct");
    has_type("obj.as<bar>", "object bar");
    has_type("obj.as<any>", "any");
}

TEST(test_methods) {
    has_type("u1.to_s", "str");
    has_type("f8.to_i", "int -9223372036854775808..9223372036854775807");
    has_type("b1.to_i", "int 0..1");
    has_type("en.to_i", "int 0..255");
    has_type("en2.to_i", "int -32768..32767");
    has_type("bytes.length", "int 0..9223372036854775807");
    has_type("bytes.size", "int 0..9223372036854775807");
    has_type("bytes.first", "int 0..255");
    has_type("bytes.last + bytes.min + bytes.max", "int 0..765");
    has_type("bytes.to_s('UTF-8')", "str");
    has_type("str.length", "int 0..9223372036854775807");
    has_type("str.reverse", "str");
    has_type("str.substring(1, u1)", "str");
    has_type("str.to_i", "int -9223372036854775808..9223372036854775807");
    has_type("str.to_i(16)", "int -9223372036854775808..9223372036854775807");
    has_type("ints.size", "int 0..9223372036854775807");
    has_type("ints.first", "int 0..65535");
    has_type("ints.min", "int 0..65535");
    has_type("objs.last", "object foo");
    has_type("_io.pos", "int 0..9223372036854775807");
}

TEST(test_ranges) {
    has_type("u1 + u1", "int 0..510");
    has_type("u1 - u1", "int -255..255");
    has_type("u8 + 1", "int 1..18446744073709551615!");
    has_type("u8 - 1", "int -1..18446744073709551614");
    has_type("(u8 - 1).as<s8>", "int -1..9223372036854775807!");
    has_type("u8 - u8", "int -9223372036854775808..18446744073709551615!");
    has_type("u4 * u4", "int 0..18446744065119617025");
    has_type("u8 * 8", "int 0..18446744073709551615!");
    has_type("s1 * s1", "int -16256..16384");
    has_type("s8 + 1", "int -9223372036854775807..9223372036854775807!");
    has_type("-u1", "int -255..0");
    has_type("-u8", "int -9223372036854775808..0!");
    has_type("-s8", "int -9223372036854775807..9223372036854775807!");
    has_type("~u1", "int -256..-1");
    has_type("u1 / 2", "int 0..127");
    has_type("s1 / 2", "int -64..63");
    has_type("u1 / u1", "int 0..255!");
    has_type("s8 / -1", "int -9223372036854775807..9223372036854775807!");
    has_type("u4 % 8", "int 0..7");
    has_type("s1 % 8", "int 0..7");
    has_type("u1 % -8", "int -7..0");
    has_type("u1 % 1000", "int 0..255");
    has_type("u1 % s1", "int -127..126!");
    has_type("u4 & 0xff", "int 0..255");
    has_type("s8 & 0xff", "int 0..255");
    has_type("s1 & -2", "int -128..127");
    has_type("u1 | 0x100", "int 256..511");
    has_type("u1 ^ 3", "int 0..255");
    has_type("u8 | s1", "int -9223372036854775808..18446744073709551615!");
    has_type("u8 & s1", "int 0..18446744073709551615");
    has_type("1 << 40", "int 1099511627776..1099511627776");
    has_type("u1 << 8", "int 0..65280");
    has_type("u8 << 1", "int 0..18446744073709551615!");
    has_type("u1 << u1", "int 0..18446744073709551615!");
    has_type("s1 << 56", "int -9223372036854775808..9151314442816847872");
    has_type("u4 >> 4", "int 0..268435455");
    has_type("s1 >> 1", "int -64..63");
    has_type("u4 >> u1", "int 0..4294967295!");
    has_type("18446744073709551615", "int 9223372036854775807..18446744073709551615");
    has_type("(u1 - 1) * 2", "int -2..508");
}

TEST(test_constants) {
    is_constant("2 + 3 * 4", "14");
    is_constant("-5 / 3", "-2");
    is_constant("-5 % 3", "1");
    is_constant("5 % -3", "-1");
    is_constant("5 / -3", "-2");
    is_constant("~0", "-1");
    is_constant("-(-1)", "1");
    is_constant("(0 - 17) >> 1", "-9");
    is_constant("1 << 63", "9223372036854775808");
    is_constant("-9223372036854775808", "-9223372036854775808");
    is_constant("0xffffffffffffffff & -2", "18446744073709551614");
    is_constant("-1 ^ 5", "-6");
    is_constant("-8 | 3", "-5");
    is_constant("1 == 1 and not (2 > 3)", "true");
    is_constant("(false or false) ? 4 : 1", "1");
    is_constant("true or b1", "true");
    is_constant("true == false", "false");
    is_constant("-1.5", "-1.5");
    is_constant("5.as<f4>", "5");
    is_constant("'a' + \"b\"", "'ab'");
    is_constant("f\"a{1 + 2}b{'c'}\"", "'a3bc'");
    is_constant("f\"\"", "''");
    is_constant("(-7).to_s", "'-7'");
    is_constant("e::two.to_i", "2");
    is_constant("true.to_i", "1");
    is_constant("[1, 2, 3].length", "3");
    is_constant("[].as<bytes>", "0 bytes");
    is_constant("[1 + 1, 255].as<bytes>", "2 bytes");
    is_constant("sizeof<foo>", "3");
    is_constant("bitsizeof<foo>", "24");
    is_constant("sizeof<u4> + bitsizeof<b3>", "7");
    is_constant("sizeof<b12>", "2");
    is_constant("obj._sizeof", "6");
    is_constant("obj.x._sizeof", "2");
    is_constant("ints._sizeof", "4");
}

TEST(test_refused) {
    is_refused("99999999999999999999", "the integer does not fit 64 bits");
    is_refused("18446744073709551615 + 1", "the value of this constant does not fit 64 bits");
    is_refused("-9223372036854775809", "the value of this constant does not fit 64 bits");
    is_refused("u1 / 0", "division by zero");
    is_refused("u1 << 64", "shift by 64, possible is 0 to 63");
    is_refused("u1 >> -1", "shift by -1, possible is 0 to 63");
    is_refused("u1 + 'a'", "'+' cannot be applied to an integer and a string");
    is_refused("bytes + bytes", "'+' cannot be applied to bytes and bytes");
    is_refused("f8 & 1", "'&' cannot be applied to a float and an integer");
    is_refused("not u1", "'not' cannot be applied to an integer");
    is_refused("~f8", "'~' cannot be applied to a float");
    is_refused("-str", "'-' cannot be applied to a string");
    is_refused("u1 and b1", "'and' cannot be applied to an integer and a boolean");
    is_refused("en == 1", "'==' cannot compare a value of enum 'e' with an integer");
    is_refused("en == e2::minus",
               "'==' cannot compare a value of enum 'e' with a value of enum 'e2'");
    is_refused("en > e::one", "'>' is not possible for a value of enum 'e', only '==' and '!='");
    is_refused("b1 < b1", "'<' is not possible for a boolean, only '==' and '!='");
    is_refused("obj == obj",
               "'==' cannot compare an object of type 'foo' with an object of type 'foo'");
    is_refused("ints == ints", "'==' cannot compare an array with an array");
    is_refused("u1 ? 1 : 2", "the condition must be a boolean, not an integer");
    is_refused("b1 ? 1 : 'a'", "an integer and a string do not go together");
    is_refused("[1, 'a']", "an integer and a string do not go together in a list");
    is_refused("[]", "the type of an empty list is not known: use .as<bytes> or .as<type[]>");
    is_refused("[300].as<bytes>", "the element is no byte");
    is_refused("u1[0]", "'[]' needs an array or bytes, not an integer");
    is_refused("ints['a']", "an index must be an integer, not a string");
    is_refused("ints[-1]", "an index must not be negative");
    is_refused("nothing", "type 't' has no field 'nothing'");
    is_refused("obj.xx", "type 'foo' has no field 'xx'");
    is_refused("byte", "type 't' has no field 'byte' (did you mean 'bytes'?)");
    is_refused("obj.q", "type 'foo' has no field 'q'");
    is_refused("sw.x",
               "'x': of an object of some type only '_io' and '_parent' are known, use .as<type>");
    is_refused("mixed.x", "'x': the value can be of unlike kinds, use .as<type> first");
    is_refused("u1.to_i", "'to_i' is no method of an integer");
    is_refused("bytes.frobnicate", "'frobnicate' is no method of bytes");
    is_refused("bytes.to_s", "'to_s' of bytes takes 1 argument, found 0");
    is_refused("bytes.to_s('a', 'b')", "'to_s' of bytes takes 1 argument, found 2");
    is_refused("bytes.to_s(u1)",
               "'to_s' needs the name of an encoding as a literal, not an integer");
    is_refused("str.substring(1, 'a')", "'substring' needs integers, not a string");
    is_refused("str.to_i(40)", "the radix of 'to_i' can be 2 to 36");
    is_refused("str.length()", "'length' is written without parentheses");
    is_refused("u1(1)", "only methods can be called");
}

TEST(test_refused_names) {
    is_refused("objs.min",
               "'min' needs elements that can be compared with '<', not an object of type 'foo'");
    is_refused("str.as<bytes>", "a string cannot be taken as bytes");
    is_refused("u1.as<foo>", "an integer cannot be taken as an object of type 'foo'");
    is_refused("u1.as<nope>", "unknown type 'nope', looked for from 't' outward");
    is_refused("e::three", "enum 'e' has no label 'three'");
    is_refused("x::one", "unknown enum 'x', looked for from 't' outward");
    is_refused("foo::e::one", "type 'foo' has no enum 'e'");
    is_refused("nope::e::one", "unknown type 'nope', looked for from 't' outward");
    is_refused("_", "'_' is only known in 'repeat-until' and 'valid'");
    is_refused("_on", "'_on' is only known in the cases of a switch");
    is_refused("_index", "'_index' is only known where an element of a repetition is read");
    is_refused("_parent",
               "objects of type 't' have no parent: no field of this file gives them one");
    is_refused("_is_le", "type 't' has no field '_is_le'");
    is_refused("sizeof<bar>", "the size of 'bar' is not fixed: it takes all that is left");
    is_refused("_sizeof", "the size of 't' is not fixed: it goes on to a terminator");
    is_refused("str._sizeof", "the size of 'str' is not fixed: it goes on to a terminator");
    is_refused("v", "the value of 'v' depends on itself");
    is_refused("f\"{obj}\"", "an f-string takes integers and strings, not an object of type 'foo'");
}

/* Ranges of all operations on small numbers, against brute force. */
TEST(test_range_arithmetic) {
    static const ir_op ops[] = {IR_ADD,    IR_SUB,   IR_MUL,    IR_DIV, IR_MOD,
                                IR_BITAND, IR_BITOR, IR_BITXOR, IR_SHL, IR_SHR};
    for (int64_t a0 = -5; a0 <= 5; a0++)
        for (int64_t a1 = a0; a1 <= 5; a1++)
            for (int64_t b0 = -4; b0 <= 4; b0++)
                for (int64_t b1 = b0; b1 <= 4; b1++)
                    for (size_t k = 0; k < COUNT_OF(ops); k++) {
                        bool checked = false;
                        ir_range a =
                            ksyc_range_make(ksyc_wide_s64(a0), ksyc_wide_s64(a1), &checked);
                        ir_range b =
                            ksyc_range_make(ksyc_wide_s64(b0), ksyc_wide_s64(b1), &checked);
                        ir_range r = ksyc_range_binary(ops[k], a, b, &checked);
                        for (int64_t x = a0; x <= a1; x++)
                            for (int64_t y = b0; y <= b1; y++) {
                                wide value;
                                if (!ksyc_wide_binary(ops[k], ksyc_wide_s64(x), ksyc_wide_s64(y),
                                                      &value)) {
                                    assert_true(checked);
                                    continue;
                                }
                                assert_true(ksyc_wide_compare(ksyc_range_min(r), value) <= 0);
                                assert_true(ksyc_wide_compare(ksyc_range_max(r), value) >= 0);
                            }
                    }
}
