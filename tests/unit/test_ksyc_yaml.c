/* SPDX-License-Identifier: Apache-2.0 */
/* YAML as the compiler sees it: kinds of scalars, positions, paths, and what is refused. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include "source.h"
#include "yaml_tree.h"

typedef struct doc {
    pool *pool;
    diag *diag;
    yaml_node *root;
    char *messages;
} doc;

static doc load_bytes(const char *text, size_t size) {
    doc d = {.pool = ksyc_pool_new()};
    d.diag = ksyc_diag_new(d.pool);
    source s = {.file = "t.ksy", .text = text, .size = size};
    d.root = ksyc_source_check(d.diag, &s) ? ksyc_yaml_load(d.pool, d.diag, &s) : NULL;
    d.messages = ksyc_messages(d.diag);
    return d;
}

static doc load(const char *text) {
    doc d = load_bytes(text, strlen(text));
    REQUIRE(d.root != NULL, "refused:\n%s", d.messages);
    return d;
}

static void done(doc *d) {
    free(d->messages);
    ksyc_pool_free(d->pool);
}

static void refused(const char *text, const char *messages) {
    doc d = load_bytes(text, strlen(text));
    assert_string_equal(d.messages, messages);
    assert_null(d.root);
    done(&d);
}

static void kind_of(const char *scalar, yaml_kind kind) {
    char text[200];
    snprintf(text, sizeof text, "a: %s\n", scalar);
    doc d = load(text);
    if (d.root->items[0]->kind != kind)
        fail_msg("%s is %s", scalar, ksyc_yaml_kind_name(d.root->items[0]));
    done(&d);
}

TEST(test_kinds) {
    static const char *const ints[] = {"0",  "-5",    "+7",   "0x1f",  "0b101", "017",
                                       "08", "-0908", "0o17", "0o7_7", "1_000", "0_1"};
    for (size_t i = 0; i < COUNT_OF(ints); i++) kind_of(ints[i], YAML_INT);
    static const char *const floats[] = {"1.5", "-1.5", ".5", "2.", "1e3", "1.5e-3", "1_0.5"};
    for (size_t i = 0; i < COUNT_OF(floats); i++) kind_of(floats[i], YAML_FLOAT);
    static const char *const texts[] = {
        "0X1f", "-0o17", "0o18", "1.2.3", "0x",      "0b", "_1", "a",  "'5'",    "\"5\"",
        "yes",  "no",    "on",   "off",   "0x1 + a", "e5", ".",  "1e", "'true'", "'null'"};
    for (size_t i = 0; i < COUNT_OF(texts); i++) kind_of(texts[i], YAML_STRING);
    static const char *const bools[] = {"true", "True", "TRUE", "false", "False", "FALSE"};
    for (size_t i = 0; i < COUNT_OF(bools); i++) kind_of(bools[i], YAML_BOOL);
    static const char *const nulls[] = {"", "~", "null", "Null", "NULL"};
    for (size_t i = 0; i < COUNT_OF(nulls); i++) kind_of(nulls[i], YAML_NULL);
    kind_of("0O17", YAML_STRING);
    kind_of("0o", YAML_STRING);
    kind_of("[1, 2]", YAML_LIST);
    kind_of("{b: c}", YAML_MAP);
}

/* A mark before the text belongs to its encoding; anywhere else it is a character. */
TEST(test_byte_order_mark) {
    doc d = load("\xef\xbb\xbf"
                 "a: 1\nb: 2\n");
    assert_int_equal(d.root->kind, YAML_MAP);
    assert_int_equal(d.root->column, 1);
    assert_int_equal(d.root->items[0]->column, 4);
    done(&d);
    d = load("\xef\xbb\xbf");
    assert_int_equal(d.root->kind, YAML_NULL);
    done(&d);
}

TEST(test_int_values) {
    doc d = load("[0x1F, 0b1_0, 017, -9223372036854775808, 18446744073709551615,"
                 " 18446744073709551616, -0]");
    const yaml_node *list = d.root;
    assert_int_equal(list->num_items, 7);
    assert_int_equal(list->items[0]->magnitude, 31);
    assert_int_equal(list->items[1]->magnitude, 2);
    assert_int_equal(list->items[2]->magnitude, 15);
    assert_true(list->items[3]->negative);
    assert_true(list->items[3]->magnitude == UINT64_C(1) << 63);
    assert_true(list->items[4]->magnitude == UINT64_MAX);
    assert_false(list->items[4]->is_huge);
    assert_true(list->items[5]->is_huge);
    assert_false(list->items[6]->negative);
    done(&d);
}

TEST(test_places) {
    doc d = load("meta:\n"
                 "  id: x\n"
                 "seq:\n"
                 "  - id: one\n"
                 "    size: 'a + b'\n"
                 "    doc: |\n"
                 "      text\n");
    const yaml_node *size = ksyc_yaml_get(ksyc_yaml_get(d.root, "seq")->items[0], "size");
    source_place place = ksyc_yaml_place(d.pool, size);
    assert_string_equal(place.file, "t.ksy");
    assert_int_equal(place.line, 5);
    assert_int_equal(place.column, 11);
    assert_string_equal(place.path, "/seq/0/size");
    assert_true(size->is_exact);
    assert_int_equal(size->shift, 1);
    place = ksyc_yaml_key_place(d.pool, size);
    assert_int_equal(place.column, 5);
    assert_string_equal(place.path, "/seq/0/size");
    assert_string_equal(ksyc_yaml_place(d.pool, d.root).path, "/");
    const yaml_node *text = ksyc_yaml_get(ksyc_yaml_get(d.root, "seq")->items[0], "doc");
    assert_false(text->is_exact);
    assert_string_equal(text->text, "text\n");
    assert_null(ksyc_yaml_get(d.root, "types"));
    done(&d);
}

TEST(test_exactness) {
    doc d = load("[plain, 'it''s', \"a\\tb\", \"ab\", 'é']");
    static const bool exact[] = {true, false, false, true, false};
    for (size_t i = 0; i < 5; i++) assert_int_equal(d.root->items[i]->is_exact, exact[i]);
    assert_string_equal(d.root->items[1]->text, "it's");
    assert_string_equal(d.root->items[2]->text, "a\tb");
    done(&d);
}

TEST(test_empty) {
    doc d = load("");
    assert_int_equal(d.root->kind, YAML_NULL);
    done(&d);
    d = load("# only a comment\n");
    assert_int_equal(d.root->kind, YAML_NULL);
    done(&d);
}

TEST(test_nul_in_text) {
    doc d = load("a: \"x\\0y\"\n");
    assert_true(d.root->items[0]->has_nul);
    assert_int_equal(d.root->items[0]->size, 3);
    done(&d);
    refused("\"x\\0y\": 1\n", "1:1: error: /: NUL character in a key\n");
}

/* The text of a value, found by the keys of maps and the numbers of lists; the document is kept by the caller. */
static const yaml_node *item(const doc *d, const char *first, const char *second) {
    const yaml_node *node = ksyc_yaml_get(d->root, first);
    assert_non_null(node);
    if (second == NULL) return node;
    node = ksyc_yaml_get(node, second);
    assert_non_null(node);
    return node;
}

TEST(test_aliases) {
    doc d = load("a: &x {b: [1, &y two]}\nc: *x\nd: [*y, *x]\n*y : 3\n");
    const yaml_node *copy = item(&d, "c", "b")->items[1];
    assert_string_equal(copy->text, "two");
    source_place place = ksyc_yaml_place(d.pool, copy);
    assert_int_equal(place.line, 1);
    assert_int_equal(place.column, 18);
    assert_string_equal(place.path, "/c/b/1");
    copy = item(&d, "d", NULL)->items[1];
    assert_string_equal(ksyc_yaml_place(d.pool, copy->items[0]).path, "/d/1/b");
    assert_string_equal(ksyc_yaml_place(d.pool, item(&d, "d", NULL)->items[0]).path, "/d/0");
    assert_int_equal(item(&d, "two", NULL)->magnitude, 3);
    done(&d);
    d = load("a: &x 1\nb: &x 2\nc: *x\n"); /* an anchor that is set again */
    assert_int_equal(item(&d, "c", NULL)->magnitude, 2);
    done(&d);
}

TEST(test_merge) {
    doc d = load("a: &x {k: 1, l: 2}\nb: &y {l: 3, m: 4}\n"
                 "c: {l: 5, <<: *x}\nd: {<<: [*x, *y], m: 6}\ne: {<<: {k: 7}}\nf: {\"<<\": 8}\n");
    assert_int_equal(item(&d, "c", "l")->magnitude, 5);
    assert_int_equal(item(&d, "c", "k")->magnitude, 1);
    assert_int_equal(item(&d, "c", NULL)->num_items, 2);
    assert_int_equal(item(&d, "d", "l")->magnitude, 2);
    assert_int_equal(item(&d, "d", "m")->magnitude, 6);
    assert_string_equal(ksyc_yaml_place(d.pool, item(&d, "d", "k")).path, "/d/k");
    assert_int_equal(ksyc_yaml_key_place(d.pool, item(&d, "d", "k")).line, 1);
    assert_int_equal(item(&d, "e", "k")->magnitude, 7);
    assert_int_equal(item(&d, "f", "<<")->magnitude, 8);
    done(&d);
    refused("a: {<<: 1}\n",
            "1:9: error: /a/<<: '<<' takes a map or a list of maps, not an integer\n");
    refused("a: {<<: [{b: 1}, [2]]}\n",
            "1:18: error: /a/<</1: '<<' takes a map or a list of maps, not a list\n");
    refused("a: &x {b: 1}\nc:\n  <<: *x\n  <<: *x\n",
            "4:3: error: /c: duplicate key '<<', first on line 3\n");
}

/* Nine lists, each of ten of the one before: 10^9 nodes. */
TEST(test_alias_bounds) {
    refused("a: &a [x, x, x, x, x, x, x, x, x, x]\n"
            "b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\n"
            "c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\n"
            "d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]\n"
            "e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]\n"
            "f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]\n",
            "5:36: error: /e: aliases stand for more than 100000 YAML nodes\n");
    refused("a: &x [1, *x]\n",
            "1:11: error: /a: the alias '*x' is inside of what its anchor names\n");
    refused("a: &x {b: {<<: *x}}\n",
            "1:16: error: /a/b: the alias '*x' is inside of what its anchor names\n");
    refused("a: *x\n", "1:4: error: /: the alias '*x' has no anchor before it\n");
    char text[1000] = "a: &x [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1"
                      "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]\nb: ";
    const size_t before = strlen(text);
    memset(text + before, '[', 49);
    strcpy(text + before + 49, "*x]");
    memset(text + strlen(text), ']', 48);
    doc d = load(text);
    done(&d);
    memset(text + before, '[', 50);
    strcpy(text + before + 50, "*x]");
    memset(text + strlen(text), ']', 49);
    d = load_bytes(text, strlen(text));
    assert_null(d.root);
    assert_int_equal(strncmp(d.messages, "2:54: error: /b/0/0/", 20), 0);
    assert_non_null(strstr(d.messages, ": more than 100 levels of YAML\n"));
    done(&d);
}

TEST(test_refused) {
    refused("a: 1\nb: 2\na: 3\n", "3:1: error: /: duplicate key 'a', first on line 1\n");
    refused("s:\n  x: {b: 1, b: 2}\n", "2:13: error: /s/x: duplicate key 'b', first on line 2\n");
    refused("a: !!str 1\n", "1:4: error: YAML tags are not supported\n");
    refused("a: 1\n---\nb: 2\n", "2:1: error: only one YAML document is expected\n");
    refused("a:\n  [1, 2]: b\n", "2:3: error: /a: expected text as a key, found a list\n");
    refused("a: b: c\n", "1:5: error: mapping values are not allowed in this context\n");
    refused("a: [1, 2\n", "2:1: error: did not find expected ',' or ']' "
                          "(while parsing a flow sequence that starts on line 1)\n");
}

TEST(test_bytes) {
    static const char *const bad[] = {"ab\xff", "ab\xc0\xaf", "ab\xed\xa0\x80",
                                      "ab\xf4\x90\x80\x80", "ab\xe2\x82"};
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        char expected[100];
        snprintf(expected, sizeof expected, "1:3: error: byte 0x%02x: the file is not UTF-8 text\n",
                 (unsigned char)bad[i][2]);
        refused(bad[i], expected);
    }
    doc d = load_bytes("a: b\nc\0d", 8);
    assert_string_equal(d.messages, "2:2: error: NUL character\n");
    done(&d);
}

/* A text with `open` repeated `n` times. */
static char *repeated(const char *open, size_t n) {
    size_t size = strlen(open);
    char *text = malloc(n * size + 1);
    assert_non_null(text);
    for (size_t i = 0; i < n; i++) memcpy(text + i * size, open, size);
    text[n * size] = '\0';
    return text;
}

TEST(test_limits) {
    char *text = repeated("[", 100000);
    refused(text, "1:101: error: more than 100 levels of YAML\n");
    free(text);
    text = repeated("- 1\n", YAML_MAX_NODES);
    refused(text, "1000000:3: error: more than 1000000 YAML nodes\n");
    free(text);
    text = repeated("a", 1001);
    char *pair = malloc(1100);
    assert_non_null(pair);
    snprintf(pair, 1100, "{%s: 1}", text);
    refused(pair, "1:2: error: /: a key may have at most 1000 bytes\n");
    free(pair);
    free(text);
}

/* Paths stay short however long the keys are. */
TEST(test_long_path) {
    char *key = repeated("k", 300), *text = malloc(4000);
    assert_non_null(text);
    snprintf(text, 4000, "{%s: {%s: {%s: {%s: {%s: [1]}}}}}", key, key, key, key, key);
    doc d = load(text);
    const yaml_node *node = d.root;
    while (node->kind == YAML_LIST || node->kind == YAML_MAP) node = node->items[0];
    assert_true(strlen(ksyc_yaml_place(d.pool, node).path) < 1000);
    done(&d);
    free(text);
    free(key);
}
