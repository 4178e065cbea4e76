/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of instances, tested on the generated C: which may depend on themselves, which are
 * infallible, and which already exist where they are used.
 */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include "backend_c.h"

#define META "meta: {id: t, endian: le}\n"

/* t.c, followed by t.h; release it with free. */
static char *c_of(const char *spec) {
    ksyc_run run = ksyc_load(spec);
    if (run.program == NULL) fail_msg("refused:\n%s", run.messages);
    output_dir *dir = ksyc_output_dir_new(run.pool, ".");
    bool emitted = ksyc_emit_c(run.program, dir, run.diag) && ksyc_output_dir_write(dir, run.diag);
    if (!emitted) fail_msg("not emitted:\n%s", ksyc_messages(run.diag));
    ksyc_free(&run);

    char *text = NULL;
    size_t size = 0;
    FILE *copy = open_memstream(&text, &size);
    assert_non_null(copy);
    static const char *const names[] = {"t.c", "t.h"};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        FILE *file = fopen(names[i], "rb");
        assert_non_null(file);
        for (int c; (c = fgetc(file)) != EOF;) fputc(c, copy);
        fclose(file);
        assert_int_equal(remove(names[i]), 0);
    }
    fclose(copy);
    return text;
}

static size_t count(const char *text, const char *part) {
    size_t n = 0;
    for (const char *at = text; (at = strstr(at, part)) != NULL; at++) n++;
    return n;
}

/* The C of `spec` contains `part` this many times. */
static void has(const char *spec, const char *part, size_t times) {
    char *text = c_of(spec);
    if (count(text, part) != times)
        fail_msg("%zu instead of %zu times:\n%s\nin:\n%s", count(text, part), times, part, text);
    free(text);
}

/* --------------------------------------------------------------------------------------- cycles */

/* Which of the instances a, b, c, d have getters with a check for cycles: "a b". */
static void looks_out(const char *spec, const char *expected) {
    char *text = c_of(spec);
    for (const char *id = "abcd"; *id != '\0'; id++) {
        char busy[40];
        snprintf(busy, sizeof busy, "if (self->ks_state_%c == KS_BUSY) {", *id);
        if (count(text, busy) != (strchr(expected, *id) != NULL ? 1u : 0u))
            fail_msg("%c, expected are '%s':\n%s", *id, expected, text);
    }
    free(text);
}

TEST(test_cycles) {
    /* Instances that are read, and ones that are computed from them. */
    looks_out(META "instances: {a: {pos: 0, type: u1}, b: {value: a + 1}, c: {value: b * a}}\n",
              "");
    /* The position depends on what is read there. */
    looks_out(META "instances: {a: {pos: a, type: u1}, b: {value: a}}\n", "a");
    looks_out(
        META
        "instances: {a: {pos: b, type: u1}, b: {value: c + 1}, c: {value: a}, d: {value: a}}\n",
        "abc");
}

TEST(test_cycles_by_types) {
    /* Through the reader of a type, and of one inside it. */
    static const struct {
        const char *b, *size, *expected;
    } cases[] = {
        {"a.y.n", "n", ""},
        {"a.y.n", "_root.b", "ab"},
        {"a.c", "_root.b", "ab"}, /* c needs what has been read only */
        {"a.y.n", "_parent.c", ""},
    };
    char spec[600];
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        snprintf(spec, sizeof spec,
                 META "instances: {a: {pos: 0, type: x}, b: {value: %s}}\n"
                      "types:\n"
                      "  x: {seq: [{id: y, type: z}], instances: {c: {value: y.n}}}\n"
                      "  z: {seq: [{id: n, type: u1}, {id: s, size: %s}]}\n",
                 cases[i].b, cases[i].size);
        looks_out(spec, cases[i].expected);
    }
    /* A list whose elements use the next one is no cycle; one whose end the elements determine
     * is. */
    looks_out(META "instances: {a: {pos: 0, type: x}}\n"
                   "types: {x: {seq: [{id: n, type: u1}], instances: {b: {pos: n, type: x}}}}\n",
              "");
    looks_out(META "instances: {a: {pos: 0, type: x}}\n"
                   "types: {x: {seq: [{id: n, type: u1}, {id: s, size: b.n}],\n"
                   "            instances: {b: {pos: n, type: x}}}}\n",
              "b");
    /* Conditions, counts, rules and switches are dependencies, too. */
    static const char *const ways[] = {
        "if: _root.a.n == 1, type: u1",
        "type: u1, repeat: expr, repeat-expr: _root.a.n",
        "type: u1, repeat: until, repeat-until: _root.a.n == _",
        "type: u1, valid: _root.a.n",
        "type: {switch-on: _root.a.n, cases: {1: u1}}",
        "type: {switch-on: n, cases: {1: y(_root.a.n)}}",
    };
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        snprintf(spec, sizeof spec,
                 META "instances: {a: {pos: 0, type: x}}\n"
                      "types:\n"
                      "  x: {seq: [{id: n, type: u1}, {id: s, %s}]}\n"
                      "  y: {params: [{id: p, type: u1}], seq: [{id: m, type: u1}]}\n",
                 ways[i]);
        looks_out(spec, "a");
    }
}

/* --------------------------------------------------------------------------------- what cannot fail */

/* Whether computing instance v of a type with these members is infallible. */
static void is_certain(const char *value, bool certain) {
    char spec[900];
    snprintf(spec, sizeof spec,
             META "seq:\n"
                  "  - {id: a, type: u4}\n  - {id: b, type: s4}\n  - {id: c, type: u8}\n"
                  "  - {id: d, type: u1, if: a > 0}\n  - {id: e, type: u1, repeat: eos}\n"
                  "instances:\n"
                  "  v: {value: '%s'}\n"
                  "  sum: {value: a + b}\n"
                  "  quotient: {value: a / b}\n"
                  "  twice: {value: sum * 2}\n"
                  "  maybe: {value: sum, if: a == 1}\n"
                  "  read: {pos: 0, type: u1}\n",
             value);
    has(spec, "\nvoid t_make_v(ks_ctx *ks, t *self) {", certain ? 1 : 0);
    has(spec, "\nbool t_make_v(ks_ctx *ks, t *self) {", certain ? 0 : 1);
}

TEST(test_certain) {
    is_certain("1", true);
    is_certain("a * a + 7", true);
    is_certain("a > 1 ? b : -1", true);
    is_certain("a > 1 and b < 2 or c == 3", true);
    is_certain("sum + 1", true);
    is_certain("twice - sum", true);
    is_certain("c * 2", false);
    is_certain("c + 1", false);
    is_certain("quotient", false);
    is_certain("a == 1 ? quotient : 0", false);
    is_certain("a / 3", true);
    is_certain("a % b", false);
    is_certain("d", false);
    is_certain("maybe", false);
    is_certain("e[0]", false);
    is_certain("e.size", true);
    is_certain("read", false);
    is_certain("a.to_s", false);
}

TEST(test_certain_and_missing) {
    const char *spec = META "seq: [{id: a, type: u1}]\n"
                            "instances: {v: {value: a + 1, if: a < 9}}\n";
    has(spec,
        "void t_make_v(ks_ctx *ks, t *self) {\n"
        "    (void)ks;\n"
        "    if (!(self->a < 9)) {\n"
        "        self->ks_state_v = KS_MISSING;\n"
        "        return;\n"
        "    }\n",
        1);
    has(spec, "if (!KS_LIKELY(self->ks_state_v >= KS_DONE)) t_make_v(ks, self);", 1);
    has(spec, "    t_get_v(ks, self);\n", 2);                          /* T_parse, T_complete */
    has(spec, "    t_get_v(ks, (t *)object);\n    return true;\n", 1); /* the table */
}

/* ------------------------------------------------------------------------------- what exists already */

/* How often reading a field with this rule calls the getter of q, which is fallible. */
static void asks(const char *rule, size_t times) {
    char spec[900];
    snprintf(spec, sizeof spec,
             META "seq:\n"
                  "  - {id: a, type: u8}\n  - {id: b, type: u8}\n"
                  "  - {id: c, size: 0, valid: {expr: '%s'}}\n"
                  "instances: {q: {value: a * b}}\n",
             rule);
    char *text = c_of(spec);
    const char *parse = strstr(text, "bool t_parse(");
    REQUIRE(parse != NULL, "no t_parse");
    const char *end = strstr(parse, "\n}\n");
    REQUIRE(end != NULL, "no end of t_parse");
    char *body = strndup(parse, (size_t)(end - parse));
    if (count(body, "t_get_q(ks, self)") != times) fail_msg("%s, not %zu:\n%s", rule, times, body);
    free(body);
    free(text);
}

TEST(test_once) {
    asks("q > 1", 1);
    asks("q > 1 and q < 9", 1);
    asks("q * q < 9 or q == 1", 1);
    asks("a > 1 and q > 1", 1);
    /* What is computed on only one path does not exist on another. */
    asks("(a > 1 and q > 1) or q == 3", 2);
    asks("a > 1 ? q > 1 : q < 7", 2);
    asks("(a > 1 ? q > 1 : b < 7) and q != 2", 2);
    asks("q != 2 and (a > 1 ? q > 1 : b < 7)", 1);
}

TEST(test_switch_forgets) {
    /* Neither case uses the results of the other, and nothing after them uses those of any. */
    has(META "seq:\n"
             "  - {id: a, type: u8}\n"
             "  - {id: b, type: {switch-on: a, cases: {1: x(q), 2: x(q), _: x(3)}}}\n"
             "  - {id: c, size: 0, valid: {expr: q > 1}}\n"
             "instances: {q: {value: a * a}}\n"
             "types: {x: {params: [{id: p, type: u8}], seq: [{id: n, type: u1}]}}\n",
        "if (!t_get_q(ks, self)) return false;", 3);
}

TEST(test_complete) {
    const char *forced = META "seq: [{id: a, type: u8}, {id: b, size: 0, valid: {expr: q > 1}}]\n"
                              "instances: {q: {value: a * a}}\n";
    has(forced,
        "bool t_complete(ks_ctx *ks, t *self) {\n    (void)ks;\n    (void)self;\n    return "
        "true;\n}",
        1);
    const char *lazy =
        META "seq: [{id: a, type: u8}, {id: b, size: 0, valid: {expr: a > 1 or q > 1}}]\n"
             "instances: {q: {value: a * a}}\n";
    has(lazy,
        "bool t_complete(ks_ctx *ks, t *self) {\n    if (!t_get_q(ks, self)) return false;\n    "
        "return true;\n}",
        1);
}

TEST(test_indexes) {
    const char *spec = META "seq:\n"
                            "  - {id: i, type: s4}\n"
                            "  - {id: a, type: u1, repeat: eos}\n"
                            "instances: {v: {value: 'a[i] + a[i] + a[i + 1]'}}\n";
    has(spec, " < 0", 0); /* as an unsigned number that is greater than every count */
    has(spec, "if ((uint64_t)self->i >= self->a.count) {", 1);
    has(spec, "\"an index below the count\"", 2);
    has(META "seq: [{id: a, type: u1, repeat: eos}]\n"
             "instances: {v: {value: a.first + a.last}}\n",
        "if (self->a.count == 0) {", 1);
}
