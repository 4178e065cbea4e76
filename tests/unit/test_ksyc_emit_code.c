/* SPDX-License-Identifier: Apache-2.0 */
/* The output of ksyc for fuzzers and compilers: ID.dict, and details of readers. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_emit_test.h"

/* ------------------------------------------------------------------------------------- the dictionary */

TEST(test_tokens) {
    dict_is(rich_spec, "count_0=\"\\x00\\x00\"\n"
                       "count_1=\"\\x01\\x00\"\n"
                       "count_10=\"\\x0a\\x00\"\n"
                       "count_2=\"\\x02\\x00\"\n"
                       "count_8=\"\\x08\\x00\"\n"
                       "count_9=\"\\x09\\x00\"\n"
                       "kind_nested=\"\\x07\"\n"
                       "kind_plain=\"\\x00\"\n"
                       "magic_bytes=\"BOX\"\n"
                       "uint16le_max=\"\\xff\\xff\"\n"
                       "uint16le_signed_max=\"\\xff\\x7f\"\n"
                       "uint16le_signed_min=\"\\x00\\x80\"\n"
                       "uint16le_times_4_wraps=\"\\x00@\"\n"
                       "uint16le_times_8_wraps=\"\\x00 \"\n"
                       "uint8_max=\"\\xff\"\n"
                       "uint8_one=\"\\x01\"\n"
                       "uint8_signed_max=\"\\x7f\"\n"
                       "uint8_signed_min=\"\\x80\"\n"
                       "uint8_times_4_wraps=\"@\"\n"
                       "uint8_times_8_wraps=\" \"\n");
}

TEST(test_head_of_dict) {
    char *dict = dict_of("meta: {id: t, license: MIT}\nseq: [{id: a, contents: x}]\n");
    assert_string_equal(dict, "# SPDX-License-Identifier: MIT\n"
                              "# Written by ksyc from t.ksy: change that file, not this one.\n"
                              "a_bytes=\"x\"\n");
    free(dict);
}

TEST(test_values) {
    /* Both byte orders, signs, and numbers that do not fit their field. */
    dict_is("meta: {id: t}\nseq:\n  - {id: a, type: u2be, valid: {any-of: [1, 258, 70000]}}\n"
            "  - {id: b, type: s2le, valid: -2}\n",
            "a_1=\"\\x00\\x01\"\na_258=\"\\x01\\x02\"\nb_minus_2=\"\\xfe\\xff\"\n");
    dict_is("meta: {id: t}\nseq:\n  - {id: a, type: s1, valid: {min: -128, max: 127}}\n",
            "a_126=\"~\"\na_127=\"\\x7f\"\na_minus_127=\"\\x81\"\na_minus_128=\"\\x80\"\n");
    dict_is("meta: {id: t}\nseq:\n  - {id: a, type: u8le, valid: {max: 0xffff_ffff_ffff_ffff}}\n",
            "a_18446744073709551614=\"\\xfe\\xff\\xff\\xff\\xff\\xff\\xff\\xff\"\n"
            "a_18446744073709551615=\"\\xff\\xff\\xff\\xff\\xff\\xff\\xff\\xff\"\n");
    dict_is("meta: {id: t}\nseq:\n  - {id: a, type: f4le, valid: 1.5}\n",
            "a_value=\"\\x00\\x00\\xc0?\"\n");
}

TEST(test_values_in_expressions) {
    dict_is("meta: {id: t}\nseq:\n"
            "  - {id: a, type: u1, valid: {expr: '_ == 9 or 20 < _'}}\n"
            "  - {id: b, type: u2be, if: a == 100 and kind != e::no}\n"
            "instances: {kind: {value: b, enum: e}}\n"
            "enums: {e: {3: no, 4: yes}}\n",
            "a_100=\"d\"\na_19=\"\\x13\"\na_20=\"\\x14\"\na_21=\"\\x15\"\na_9=\"\\x09\"\n"
            "b_no=\"\\x00\\x03\"\nb_yes=\"\\x00\\x04\"\n");
}

TEST(test_texts) {
    dict_is(META "seq:\n"
                 "  - {id: key, type: strz, valid: {any-of: ['\"a b\"', '\"q\\\"\\\\z\"']}}\n"
                 "  - id: body\n"
                 "    type: {switch-on: key, cases: {'\"Adam.m1\"': u1, '\"a b\"': u1}}\n",
            "key_Adam_m1=\"Adam.m1\"\nkey_a_b=\"a b\"\nkey_q__z=\"q\\\"\\\\z\"\n");
}

TEST(test_runs) {
    dict_is("meta: {id: t, endian: be}\nseq:\n"
            "  - {id: tag, type: u1, valid: 0xce}\n"
            "  - {id: number, type: u4, valid: 1}\n"
            "  - {id: any, type: u1}\n"
            "  - {id: tag2, type: u1, valid: 0xce}\n",
            "number_1=\"\\x00\\x00\\x00\\x01\"\nt_constants=\"\\xce\\x00\\x00\\x00\\x01\"\ntag_206="
            "\"\\xce\"\n");
}

TEST(test_calculated_order) {
    dict_is("meta: {id: t}\nseq: [{id: mark, size: 2}, {id: body, type: body}]\n"
            "types:\n  body:\n    meta:\n      endian:\n        switch-on: _root.mark\n"
            "        cases: {'[0x49, 0x49]': le, '[0x4d, 0x4d]': be}\n"
            "    seq: [{id: a, type: u2, valid: 42}]\n",
            "a_42=\"\\x00*\"\na_42_2=\"*\\x00\"\nmark_bytes=\"II\"\nmark_bytes_2=\"MM\"\n");
}

/* Numbers that a size depends on are found through values and parameters. */
TEST(test_limits) {
    char *dict =
        dict_of("meta: {id: t}\nseq: [{id: n, type: u4be}, {id: data, type: data(twice)}]\n"
                "instances: {twice: {value: n * 2}}\n"
                "types: {data: {params: [{id: len, type: u8}], seq: [{id: x, size: len}]}}\n");
    has(dict, "uint32be_times_8_wraps=\" \\x00\\x00\\x00\"\n");
    has(dict, "uint32be_zero=\"\\x00\\x00\\x00\\x00\"\n");
    free(dict);
    dict_is("meta: {id: t}\nseq: [{id: n, type: u4be}]\n", "");
}

TEST(test_dict_limits) {
    char *spec = NULL;
    size_t size = 0;
    FILE *text = open_memstream(&spec, &size);
    assert_non_null(text);
    fputs("meta: {id: t}\nseq:\n  - {id: a, type: u2le, enum: e}\n  - {id: z, contents: MAGIC}\n",
          text);
    fprintf(text, "  - {id: long, contents: '%0200d'}\n", 0);
    fputs("enums:\n  e:\n", text);
    for (int i = 0; i < 2000; i++) fprintf(text, "    %d: label_%d\n", i, i);
    fclose(text);
    char *dict = dict_of(spec);
    has(dict, "# 978 more tokens are over the limit of 1024.\n");
    has(dict, "z_bytes=\"MAGIC\"\n");
    has(dict, "a_label_0=");
    has_not(dict, "a_label_1999=");
    char longest[160];
    snprintf(longest, sizeof longest, "long_bytes=\"%0128d\"\n", 0);
    has(dict, longest);
    free(dict);
    free(spec);
}

/* ------------------------------------------------------------------------------------ ksyc_emit_c */

/* An element that uses the size of its array does not find itself there. */
TEST(test_current_element_is_excluded) {
    char *text = emitted(META "seq: [{id: cats, type: cat, repeat: expr, repeat-expr: 3}]\n"
                              "types:\n"
                              "  cat: {seq: [{id: meow, size: 3 - _parent.cats.size}]}\n",
                         ksyc_emit_c, "t.c");
    const char *without = strstr(text, "self->cats.count = v2;");
    assert_non_null(without);
    const char *read = strstr(without, "t_cat_parse(ks, io");
    assert_non_null(read);
    assert_non_null(strstr(read, "self->cats.count = v2 + 1;"));
    free(text);
    assert_int_equal(remove("t.h"), 0);
}

/* The function `name`, without its last line. */
static char *function_of(const char *text, const char *name) {
    const char *from = strstr(text, name);
    assert_non_null(from);
    const char *to = strstr(from, "\n}\n");
    assert_non_null(to);
    return strndup(from, (size_t)(to - from));
}

/* What cannot fail and needs no other object is computed with its object, and T_complete does not visit that. */
TEST(test_early_instances) {
    char *text = emitted(META "seq: [{id: a, type: u1}, {id: items, type: item, repeat: eos}]\n"
                              "instances: {far: {value: items.size}}\n"
                              "types:\n"
                              "  item:\n"
                              "    seq: [{id: n, type: u1}, {id: inner, type: inner}]\n"
                              "    instances: {twice: {value: n * 2}}\n"
                              "  inner:\n"
                              "    seq: [{id: n, type: u4}]\n"
                              "    instances: {more: {value: n + _root.a}}\n",
                         ksyc_emit_c, "t.c");
    char *item = function_of(text, "bool t_item_parse(");
    char *inner = function_of(text, "bool t_inner_parse(");
    char *complete = function_of(text, "bool t_complete(");
    has(item, "t_item_get_twice(ks, self);");
    has_not(inner, "t_inner_get_more(ks, self)");
    has(complete, "t_item_complete(ks, ");
    free(item);
    free(inner);
    free(complete);
    free(text);
    text = emitted(META "seq: [{id: items, type: item, repeat: eos}]\n"
                        "instances: {num: {value: items.size}}\n"
                        "types:\n"
                        "  item:\n"
                        "    seq: [{id: n, type: u1}]\n"
                        "    instances: {twice: {value: n * 2}, thrice: {value: twice + n}}\n",
                   ksyc_emit_c, "t.c");
    item = function_of(text, "bool t_item_parse(");
    complete = function_of(text, "bool t_complete(");
    has(item, "t_item_get_thrice(ks, self);");
    has_not(complete, "t_item_complete(ks, ");
    free(item);
    free(complete);
    free(text);
    assert_int_equal(remove("t.h"), 0);
}

/* Which objects store where they are and how long they are. */
TEST(test_spans) {
    char *text =
        emitted(META "seq: [{id: a, type: bare}, {id: b, type: lazy}, {id: c, type: bits},\n"
                     "      {id: d, type: sized, size: 4}, {id: e, type: lists},\n"
                     "      {id: f, type: chain}]\n"
                     "types:\n"
                     "  bare: {seq: [{id: n, type: u1}, {id: s, size: n}, {id: t, type: strz}]}\n"
                     "  lazy:\n"
                     "    seq: [{id: n, type: u1}, {id: s, size: n}]\n"
                     "    instances: {x: {pos: 0, type: u1}}\n"
                     "  bits: {seq: [{id: n, type: b4}, {id: s, size: n}]}\n"
                     "  sized: {seq: [{id: n, type: u1}]}\n"
                     "  lists: {seq: [{id: n, type: bare, repeat: expr, repeat-expr: 2}]}\n"
                     "  chain: {seq: [{id: n, type: u1}, {id: s, type: chain, if: n > 0}]}\n",
                ksyc_emit_c, "t.h");
    has(text, "struct t_bare {\n    uint8_t n;");
    has(text, "struct t_lazy {\n    ks_mark ks;");
    has(text, "struct t_bits {\n    ks_span ks;");
    has(text, "struct t_sized {\n    ks_span ks;");
    has(text, "struct t_lists {\n    ks_span ks;");
    has(text, "struct t_chain {\n    ks_span ks;");
    free(text);
    assert_int_equal(remove("t.c"), 0);
}
