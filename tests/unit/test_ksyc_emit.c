/* SPDX-License-Identifier: Apache-2.0 */
/* The documentation that ksyc writes: ID.md. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_emit_test.h"

#include "doc_text.h"
#include "expr_show.h"
#include "expr_words.h"

/* ---------------------------------------------------------------------------------------- prose */

static void same_text(pool *p, const char *convert(pool *p, const char *doc), const char *doc,
                      const char *expected) {
    assert_string_equal(convert(p, doc), expected);
}

TEST(test_lines) {
    pool *p = ksyc_pool_new();
    same_text(p, ksyc_md_line, "one\ntwo  three \n", "one two three");
    same_text(p, ksyc_md_line, "one\n\ntwo\n", "one<br>two");
    same_text(p, ksyc_md_line, "list:\n- a\n* b\n", "list:<br>• a<br>• b");
    same_text(p, ksyc_md_line, "nx * ny, 8*n, a*(b) and *must*",
              "nx * ny, 8\\*n, a\\*(b) and *must*");
    same_text(p, ksyc_md_line, "_io.size a_b <dims> <https://x>",
              "\\_io.size a_b \\<dims> <https://x>");
    same_text(p, ksyc_md_line, "`8*n` is `open", "`8*n` is \\`open");
    same_text(p, ksyc_md_line, "``a` b`` `c", "``a` b`` \\`c");
    same_text(p, ksyc_md_line, "``a*b `c*d` ```", "\\`\\`a\\*b `c*d` \\`\\`\\`");
    same_text(p, ksyc_md_block, "a  \nb `c \n d`  \n", "a\nb `c   d`");
    same_text(p, ksyc_md_line, "a ~ b, $1, R&D, c:\\d", "a \\~ b, \\$1, R\\&D, c:\\\\d");
    same_text(p, ksyc_md_line, "text\n\n| a |\n|---|\n\nmore", "text<br>more");
    same_text(p, ksyc_md_line, "", "");
    ksyc_pool_free(p);
}

TEST(test_blocks) {
    pool *p = ksyc_pool_new();
    same_text(p, ksyc_md_block, "\none  \n  two\n\n\nthree\n", "one\n  two\n\nthree");
    same_text(p, ksyc_md_block, "a\n> 4\n# b\n---\n- c", "a\n\\> 4\n\\# b\n\\---\n- c");
    same_text(p, ksyc_md_block, "| a | b |\n|---|---|", "| a | b |\n|---|---|");
    same_text(p, ksyc_md_block, "x:\n\n    a*b <c>\n\ny", "x:\n\n    a*b <c>\n\ny");
    same_text(p, ksyc_md_block, "x:\n```\na*b  \n\n# c\n```\ny*z",
              "x:\n\n```\na*b\n\n# c\n```\n\ny\\*z");
    same_text(p, ksyc_md_block, "> a\n> b\n\n---\n\nc", "> a\n> b\n\n---\n\nc");
    assert_true(ksyc_md_is_structured("x:\n```\ncode\n```"));
    /* Lines that readers may take for the end of code, or not. */
    same_text(p, ksyc_md_block, "```c`<b>\n]\n```x\n```\n](b)\n```",
              "```c\n]\n```\n\n```\n](b)\n```");
    same_text(p, ksyc_md_block, "```\na ``` b", "````\na ``` b\n````");
    same_text(p, ksyc_md_block, "```\n    ```\n[a](b)", "```\n```\n\n[a\\](b)");
    same_text(p, ksyc_md_block, "- x\n\n      [a](b)", "- x\n\n```\n      [a](b)\n```");
    same_text(p, ksyc_md_block, "x:\n\n    a + b", "x:\n\n    a + b");
    assert_true(ksyc_md_is_structured("x:\n\n    code"));
    assert_true(ksyc_md_is_structured("| a |"));
    assert_false(ksyc_md_is_structured("a | b\n\n- c"));
    ksyc_pool_free(p);
}

TEST(test_sentences) {
    pool *p = ksyc_pool_new();
    same_text(p, ksyc_md_first_sentence, "All of it", "All of it");
    same_text(p, ksyc_md_first_sentence, "The first.\nThe second.", "The first.");
    same_text(p, ksyc_md_first_sentence, "See a.b, e.g. this 1.5. Next", "See a.b, e.g. this 1.5.");
    same_text(p, ksyc_md_first_sentence, "A paragraph\n\nand another", "A paragraph");
    same_text(p, ksyc_md_first_sentence,
              "A sentence that goes on and on, and over the edge of the line: then it says more.",
              "A sentence that goes on and on, and over the edge of the line");
    same_text(p, ksyc_md_reference, "https://a.b/c", "<https://a.b/c>");
    same_text(p, ksyc_md_reference, "https://a.b/c  The title", "[The title](https://a.b/c)");
    same_text(p, ksyc_md_reference, "https://a.b/c - 4.3.12", "[4.3.12](https://a.b/c)");
    same_text(p, ksyc_md_reference, "page 3, 2*n", "page 3, 2\\*n");
    ksyc_pool_free(p);
}

TEST(test_tables) {
    pool *p = ksyc_pool_new();
    output o = ksyc_output_new(p, 0);
    static const char *const head[] = {"a", "b"}, *const row[] = {"`x | y`", ""};
    ksyc_md_head(&o, head, 2);
    ksyc_md_row(&o, row, 2);
    assert_string_equal(ksyc_output_text(&o), "| a | b |\n|---|---|\n| `x \\| y` | |\n");
    assert_string_equal(ksyc_md_code(p, "a`b"), "`` a`b ``");
    assert_string_equal(ksyc_md_code(p, "a\n\rb"), "`a  b`");
    assert_int_equal(ksyc_text_columns("a … × b"), 7);
    ksyc_pool_free(p);
}

/* ---------------------------------------------------------------------------------- expressions */

/* Expressions without their source text are printed in a normal form with the same meaning. */
TEST(test_expressions) {
    static const char *const forms[][2] = {
        {"a+2 *3", "a + 6"},
        {"1+a *3", "1 + a * 3"},
        {"(a + 2)*a", "(a + 2) * a"},
        {"(a - 1) - 2", "a - 1 - 2"},
        {"a - (1 - a)", "a - (1 - a)"},
        {"-a & 3 | 4 ^ ~a", "-a & 3 | 4 ^ ~a"},
        {"(a | 1) << 2", "(a | 1) << 2"},
        {"not (a > 1 and a < 3 or a == 7)", "not (a > 1 and a < 3 or a == 7)"},
        {"a > 1 ? 2 : a > 3 ? 4 : 5", "a > 1 ? 2 : a > 3 ? 4 : 5"},
        {"(a > 1 ? 2 : 3) + 1", "(a > 1 ? 2 : 3) + 1"},
        {"(a == 1) == (a == 2)", "(a == 1) == (a == 2)"},
        {"_root._io.size - _io.pos", "_root._io.size - _io.pos"},
        {"b.c[a + 1]", "b.c[a + 1]"},
        {"b.c.first + b.c.size", "b.c.first + b.c.size"},
        {"\"it's\".length", "\"it's\".length"},
        {"'x' + a.to_s", "'x' + a.to_s"},
        {"'abc'.substring(1, a)", "'abc'.substring(1, a)"},
        {"'7f'.to_i(16)", "'7f'.to_i(16)"},
        {"[1, 2, 0xff][a]", "[0x01, 0x02, 0xff][a]"},
        {"[1, 2, 300][a]", "[1, 2, 300][a]"},
        {"a > 1 ? e::one : e::two", "a > 1 ? e::one : e::two"},
        {"0xffff_ffff_ffff_ffff", "18446744073709551615"},
        {"a > 1 and a > 1.5", "a > 1 and a > 1.5"},
    };
    for (size_t i = 0; i < COUNT_OF(forms); i++) {
        char spec[600];
        snprintf(spec, sizeof spec,
                 META "seq:\n  - {id: a, type: u1}\n  - {id: b, type: x}\n"
                      "instances:\n  v:\n    value: |\n      %s\n"
                      "types: {x: {seq: [{id: c, type: u1, repeat: eos}]}}\n"
                      "enums: {e: {1: one, 2: two}}\n",
                 forms[i][0]);
        ksyc_run run = ksyc_load(spec);
        ir_expr *value = ksyc_attr(ksyc_type(&run, "t"), "v")->value;
        assert_string_equal(ksyc_expr_show(run.pool, value), forms[i][0]);
        value->source = NULL;
        assert_string_equal(ksyc_expr_show(run.pool, value), forms[i][1]);
        ksyc_free(&run);
    }
}

TEST(test_expression_lines) {
    ksyc_run run = ksyc_load(META "instances:\n  v:\n    value: |\n      1\n        +  2\n");
    const ir_expr *value = ksyc_attr(ksyc_type(&run, "t"), "v")->value;
    assert_string_equal(ksyc_expr_show(run.pool, value), "1 +  2");
    const expr_words words = ksyc_expr_words(run.pool, value);
    assert_int_equal(words.count, 3);
    assert_int_equal(words.items[0].num_blanks, 0);
    assert_memory_equal(words.items[1].blanks, "\n  ", 3);
    assert_int_equal(words.items[1].num_blanks, 3);
    assert_int_equal(words.items[2].num_blanks, 2);
    expr_number number;
    uint64_t count;
    assert_true(ksyc_expr_constant(value, &number) && number.word == 3 && !number.negative);
    assert_true(ksyc_expr_constant_count(value, &count) && count == 3);
    ksyc_free(&run);
}

/* Words as "depth:text", `*` before those that begin a part, `_` written as `item`. */
static void expect_words(const ir_expr *value, pool *p, const char *expected) {
    const expr_words words = ksyc_expr_words(p, value);
    output all = ksyc_output_new(p, 0);
    for (size_t i = 0; i < words.count; i++) {
        const expr_word *word = &words.items[i];
        if (word->num_blanks > 0) ksyc_appendf(&all, " %d:", word->depth);
        ksyc_appendf(&all, "%s%.*s", word->starts_part ? "*" : "",
                     word->is_item ? 4 : (int)word->size, word->is_item ? "item" : word->text);
    }
    assert_string_equal(ksyc_output_text(&all), expected);
}

TEST(test_expression_words) {
    static const char *const forms[][3] = {
        /* As written, its words, the words of what is rebuilt. */
        {"_ > 1 and (_ < 9 or _.to_s == ' or (_')",
         "item 0:> 0:1 0:*and 0:(item 1:< 1:9 1:*or 1:item.to_s 1:== 1:' or (_')",
         "item 0:> 0:1 0:*and 0:(item 1:< 1:9 1:*or 1:item.to_s 1:== 1:' or (_')"},
        {"\"\\\"_ \" == _.to_s ? b_ == 1: [_, 2, 300][ (1) ] == 2",
         "\"\\\"_ \" 0:== 0:item.to_s 0:*? 0:b_ 0:== 0:1: 0:[item, 1:2, 1:300][ 1:(1) 1:] 0:== 0:2",
         "'\"_ ' 0:== 0:item.to_s 0:*? 0:b_ 0:== 0:1 0:*: 0:[item, 1:2, 1:300][1] 0:== 0:2"},
    };
    for (size_t i = 0; i < COUNT_OF(forms); i++) {
        char spec[600];
        snprintf(spec, sizeof spec,
                 META "seq:\n  - {id: b_, type: u1}\n  - id: a\n    type: u1\n    valid:\n      "
                      "expr: |\n        %s\n",
                 forms[i][0]);
        ksyc_run run = ksyc_load(spec);
        ir_expr *value = ksyc_attr(ksyc_type(&run, "t"), "a")->valid[0].exprs[0];
        expect_words(value, run.pool, forms[i][1]);
        value->source = NULL;
        expect_words(value, run.pool, forms[i][2]);
        ksyc_free(&run);
    }
}

/* ------------------------------------------------------------------------------------- pictures */

TEST(test_picture_of_a_header) {
    page_has(META "seq:\n"
                  "  - {id: rank, type: u8}\n"
                  "  - {id: dtype, type: u1}\n"
                  "  - {id: layout, type: u1}\n"
                  "  - {id: is_known, size: 0, valid: {expr: rank < 9}}\n"
                  "  - {id: reserved, size: 6}\n"
                  "  - {id: dims, type: u8, repeat: expr, repeat-expr: rank}\n"
                  "  - {id: num_values, type: u8, if: layout == 1}\n",
             "```text\n"
             "       0       1       2       3       4       5       6       7\n"
             "   ┌───────────────────────────────────────────────────────────────┐\n"
             " 0 │                             rank                              │\n"
             "   ├───────┬───────┬───────────────────────────────────────────────┤\n"
             " 8 │ dtype │layout │                   reserved                    │\n"
             "   ├───────┴───────┴───────────────────────────────────────────────┤\n"
             "16 ┆ dims … rank × 8                                               ┆\n"
             "   ├───────────────────────────────────────────────────────────────┤\n"
             " … ┆ num_values? … 8                                               ┆\n"
             "   └───────────────────────────────────────────────────────────────┘\n"
             "```\n");
}

TEST(test_picture_of_bits) {
    page_has(META "seq:\n"
                  "  - {id: id, type: u4}\n"
                  "  - {id: type, type: b4}\n"
                  "  - {id: fp_pos, type: b4}\n"
                  "  - {id: flags, type: b8}\n"
                  "  - {id: rest, type: b3}\n"
                  "  - {id: index, type: u4}\n",
             "          0               1               2               3\n"
             "  ┌───────────────────────────────────────────────────────────────┐\n"
             "0 │                              id                               │\n"
             "  ├───────────────┬───────────────┬───────────────┬───────────────┤\n"
             "4 │type:4 fp_pos:4│     flags     │    rest:3     │               │\n"
             "  ├───────────────┴───────────────┴───────────────┼───────────────┘\n"
             "8 │                     index                     │\n"
             "  └───────────────────────────────────────────────┘\n");
}

/* After a field that is long or of unknown length, rows begin again. */
TEST(test_picture_of_rows) {
    page_has(META "seq:\n"
                  "  - {id: name, type: str, size: 300}\n"
                  "  - {id: a, type: u2}\n"
                  "  - {id: b, type: u8}\n"
                  "  - {id: text, type: strz}\n"
                  "  - {id: c, type: u1}\n"
                  "  - {id: d, size-eos: true}\n",
             "        0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15\n"
             "      ┌───────────────────────────────────────────────────────────────┐\n"
             "    0 ┆ name … 300 bytes                                              ┆\n"
             "      ├───────┬───────────────────────────────┬───────────────────────┘\n"
             "  300 │   a   │               b               │\n"
             "      ├───────┴───────────────────────────────┴───────────────────────┐\n"
             "  310 ┆ text … up to the byte 00                                      ┆\n"
             "      ├───┬───────────────────────────────────────────────────────────┘\n"
             "    … │ c │\n"
             "      ├───┴───────────────────────────────────────────────────────────┐\n"
             "… + 1 ┆ d … the rest                                                  ┆\n"
             "      └───────────────────────────────────────────────────────────────┘\n");
}

TEST(test_no_picture_of_one_field) {
    char *page = page_of(META "seq: [{id: a, type: u4}]\n");
    has_not(page, "┌");
    free(page);
}

TEST(test_tree) {
    page_has(META "seq:\n"
                  "  - {id: magic, contents: BOX}\n"
                  "  - {id: kind, type: u1}\n"
                  "  - {id: items, type: item, repeat: expr, repeat-expr: kind + 1}\n"
                  "  - id: body\n"
                  "    type: {switch-on: kind, cases: {1: item, 2: pair, 3: pair, 4: u1}}\n"
                  "    if: kind != 9\n"
                  "types:\n"
                  "  item: {seq: [{id: len, type: u1}, {id: data, size: len}]}\n"
                  "  pair: {instances: {far: {pos: 8, type: pair}, sum: {value: 1}}}\n",
             "```text\n"
             "t\n"
             "├─ magic      always 42 4f 58 (BOX)\n"
             "├─ kind       uint8\n"
             "├─ items      item × (kind + 1)\n"
             "│  ├─ len     uint8\n"
             "│  └─ data    len bytes\n"
             "└─ body?      by kind\n"
             "   ├─ 1       item\n"
             "   └─ 2, 3    pair\n"
             "      └─ far  pair at 8\n"
             "```\n");
}

/* --------------------------------------------------------------------------------------- tables */

/* The row of the table for a single field `f`, after its offset. */
static void row_is(const char *field, const char *row) {
    char spec[900], expected[900];
    snprintf(spec, sizeof spec,
             META "seq:\n  - {id: n, type: u1}\n  - {id: f, %s}\n"
                  "types:\n  item: {params: [{id: a, type: u1}], seq: [{id: x, type: u1}]}\n"
                  "  any: {seq: [{id: x, type: u2}, {id: y, type: strz}]}\n"
                  "enums: {e: {1: one, 2: two, 3: three, 4: four, 5: five}}\n",
             field);
    snprintf(expected, sizeof expected, "\n| 1 | %s |\n", row);
    page_has(spec, expected);
}

TEST(test_types_and_sizes) {
    row_is("type: s2", "2 | int16 | `f` |");
    row_is("type: u4", "4 | uint32 | `f` |");
    row_is("type: u4be", "4 | uint32 BE | `f` |");
    row_is("type: f8", "8 | float64 | `f` |");
    row_is("type: b1", "1 bit | flag | `f` |");
    row_is("type: b12", "12 bits | 12 bits | `f` |");
    row_is("type: u1, enum: e", "1 | uint8: [e](#enum-t_e) | `f` |");
    row_is("size: 2 + 3", "5 | bytes | `f` |");
    row_is("size: n * 2", "`n * 2` | bytes | `f` |");
    row_is("size-eos: true", "the rest | bytes | `f` |");
    row_is("terminator: 0x7c", "up to the byte `7c` | bytes | `f` |");
    row_is("terminator: 1, eos-error: false, consume: false, include: true",
           "up to the byte `01` or the end, left unread | bytes, the terminator included | `f` |");
    row_is("type: strz, encoding: UTF-16LE", "up to 2 zero bytes | text in UTF-16LE | `f` |");
    row_is("type: str, size: 8, pad-right: 0x20, terminator: 0",
           "8 | text in UTF-8, padded with `20`, ends before `00` | `f` |");
    row_is("size: 4, process: xor(n)", "4 | bytes, XOR with `n` | `f` |");
    row_is("size: 4, process: zlib", "4 | bytes, compressed by zlib | `f` |");
    row_is("type: item(n)", "1 | [item](#type-t_item)<br>`a` = `n` | `f` |");
    row_is("type: any", "3 or more | [any](#type-t_any) | `f` |");
    row_is("type: any, size: n", "`n` | [any](#type-t_any) | `f` |");
    row_is("type: u2, repeat: expr, repeat-expr: n", "`n` × 2 | list of uint16 | `f` |");
    row_is("type: any, repeat: expr, repeat-expr: n",
           "`n` × (3 or more) | list of [any](#type-t_any) | `f` |");
    row_is("type: u2, repeat: eos", "2 each, to the end | list of uint16 | `f` |");
    row_is("type: u2, repeat: until, repeat-until: _ == 0",
           "2 each, until `_ == 0` | list of uint16 | `f` |");
}

TEST(test_switches) {
    row_is("type: {switch-on: n, cases: {1: u1, 2: u2, 0x10: u1}}",
           "0, 1 or 2 | by `n`:<br>`1`, `0x10`: uint8<br>`2`: uint16<br>otherwise: absent | `f` |");
    row_is("type: {switch-on: n, cases: {1: item(n), _: any}}",
           "varies | by `n`:<br>`1`: [item](#type-t_item), `a` = `n`<br>"
           "otherwise: [any](#type-t_any) | `f` |");
    row_is("size: n, type: {switch-on: n, cases: {1: any}}",
           "`n` | by `n`:<br>`1`: [any](#type-t_any)<br>otherwise: bytes | `f` |");
    row_is("type: {switch-on: n, cases: {1: u4, _: s4}}",
           "4 | by `n`:<br>`1`: uint32<br>otherwise: int32 | `f` |");
}

TEST(test_meanings) {
    row_is("type: u1, doc: 'a | b'", "1 | uint8 | `f` | a \\| b");
    row_is("type: u1, if: n > 1, doc: 'Text.', doc-ref: 'page 1'",
           "1 | uint8 | `f` | *Only if `n > 1`.* Text. See page 1.");
    row_is("type: u1, -orig-id: nF", "1 | uint8 | `f`<br>(nF) |");
    row_is("type: u1, doc-ref: ['https://a.b', 'https://c.d e']",
           "1 | uint8 | `f` | See <https://a.b>, [e](https://c.d).");
}

/* The last cell of the row. */
static void rule_is(const char *field, const char *rule) {
    char row[600];
    snprintf(row, sizeof row, "1 | uint8: [e](#enum-t_e) | `f` | | %s", rule);
    char typed[600];
    snprintf(typed, sizeof typed, "type: u1, enum: e, %s", field);
    row_is(typed, row);
}

TEST(test_rules) {
    rule_is("valid: 'e::two'", "always `e::two`; else **refused** as `bad_value`");
    rule_is("valid: {in-enum: true}, -code: limit",
            "a value of [e](#enum-t_e); else **refused** as `limit`");
    rule_is("valid: {any-of: ['e::one', 'e::two']}, -severity: note",
            "one of `e::one`, `e::two`; else *noted* as `bad_value`");
    rule_is("valid: {any-of: ['e::one', 'e::two', 'e::three', 'e::four', 'e::five']}",
            "a value of [e](#enum-t_e); else **refused** as `bad_value`");
    rule_is("valid: {any-of: ['e::one', 'e::two']}, -expect: 'one or two'",
            "one or two; else **refused** as `bad_value`");
    rule_is("valid: {expr: '_.to_i < n or _root.n == 3'}, -expect: 'less than n'",
            "less than n: `f.to_i < n or _root.n == 3`; else **refused** as `bad_value`");
    row_is("type: u2, valid: {min: 1, max: n}",
           "2 | uint16 | `f` | | at least `1`, at most `n`; else **refused** as `bad_value`");
    row_is("type: u2, -checksum: {sum8: [n, f]}, -code: bad_data",
           "2 | uint16 | `f` | | the sum of bytes modulo 2^8 of `n`, `f`; else **refused** as "
           "`bad_data`");
    row_is("contents: [0x50, 75, 3, 4]",
           "4 | bytes | `f` | | always `50 4b 03 04`; else **refused** as `bad_value`");
    row_is("contents: PK",
           "2 | bytes | `f` | | always `50 4b` (`PK`); else **refused** as `bad_value`");
    row_is("size: 4, -code: bad_size", "4 | bytes | `f` | | `bad_size` when cut short");
}

TEST(test_offsets) {
    char *page = page_of(META "seq:\n"
                              "  - {id: a, type: b3}\n"
                              "  - {id: b, type: b7}\n"
                              "  - {id: c, type: u2}\n"
                              "  - {id: d, type: u1, repeat: expr, repeat-expr: 4}\n"
                              "  - {id: e, type: strz}\n"
                              "  - {id: f, type: u2}\n"
                              "  - {id: g, type: u1, if: f > 0}\n"
                              "  - {id: h, type: u1}\n");
    has(page, "\n| 0 | 3 bits | 3 bits | `a` | |\n"
              "| 0, bit 3 | 7 bits | 7 bits | `b` | |\n"
              "| 2 | 2 | uint16 | `c` | |\n"
              "| 4 | `4` × 1 | list of uint8 | `d` | |\n"
              "| 8 | up to the byte `00` | text in UTF-8 | `e` | |\n"
              "| after `e` | 2 | uint16 | `f` | |\n"
              "| after `e` + 2 | 1 | uint8 | `g` | *Only if `f > 0`.* |\n"
              "| after `g` | 1 | uint8 | `h` | |\n");
    has(page, "Bit fields take the bits of a byte from the highest one on.");
    free(page);
}

TEST(test_byte_orders) {
    char *page = page_of("meta: {id: t}\n"
                         "seq: [{id: a, type: u2be}, {id: b, type: u4le}, {id: c, type: u1}]\n");
    has(page, "| Byte order | given with each number |\n");
    has(page, "| 0 | 2 | uint16 BE | `a` | |\n| 2 | 4 | uint32 LE | `b` | |\n| 6 | 1 | uint8 |");
    free(page);
}

TEST(test_instances) {
    char *page =
        page_of(META "seq: [{id: n, type: u1, enum: e}]\n"
                     "instances:\n"
                     "  far: {pos: 8, io: _root._io, type: u2, if: n == e::one, valid: 3}\n"
                     "  here: {size: 2}\n"
                     "  far_is_even: {pos: 8, size: 0, valid: {expr: far % 2 == 0}}\n"
                     "  twice: {value: n.to_i * 2, doc: 'Two of it.'}\n"
                     "  kind: {value: 1, enum: e}\n"
                     "enums: {e: {1: one}}\n");
    has(page, "**Elsewhere in the file**\n\n"
              "| Place | Size | Type | Name | Meaning | Rules |\n|---|---|---|---|---|---|\n"
              "| `8` in `_root._io` | 2 | uint16 | `far` | *Only if `n == e::one`.* "
              "| always `3`; else **refused** as `bad_value` |\n"
              "| where reading stands | 2 | bytes | `here` | | |\n\n");
    has(page, "| `twice` | integer | `n.to_i * 2` | Two of it. |\n"
              "| `kind` | [e](#enum-t_e) | `1` | |\n");
    has(page, "- `far_is_even`: `far % 2 == 0`; else **refused** as `bad_value`.\n");
    has(page, "Used by [t.n](#type-t), [t.kind](#type-t).");
    free(page);
}

TEST(test_rules_between_fields) {
    page_has(
        META "seq:\n"
             "  - {id: a, type: u1}\n"
             "  - id: a_is_even\n"
             "    size: 0\n"
             "    if: a > 2\n"
             "    valid: {expr: a % 2 == 0}\n"
             "    -severity: note\n"
             "    -subject: a\n"
             "    -expect: an even number\n"
             "    doc: Nobody looks.\n",
        "**Rules**\n\n- `a_is_even` (about `a`): an even number: `a % 2 == 0`; else *noted* as "
        "`bad_value`. *Only if `a > 2`.* Nobody looks.\n");
}

TEST(test_formulas) {
    char *page =
        page_of(META "seq:\n"
                     "  - {id: length, type: u4}\n"
                     "  - id: data\n"
                     "    size: 'length > 100000 and _io.size > 200000 ? length - 100000 : length "
                     "> 50000 ? length - 50000 : length'\n");
    has(page, "| 4 | [formula 1](#type-t-f1) | bytes | `data` | |\n");
    has(page, "**Formulas**\n\n1. <a id=\"type-t-f1\"></a>Size of `data`:\n\n"
              "   ```text\n"
              "   length > 100000 and _io.size > 200000 ? length - 100000 : length > 50000 ? length"
              " - 50000\n"
              "     : length\n"
              "   ```\n");
    free(page);
}

TEST(test_enums) {
    char *page = page_of(META "seq: [{id: a, type: s1, enum: near}, {id: b, type: u2, enum: far}]\n"
                              "enums:\n"
                              "  near: {-1: minus, 1: {id: one, doc: 'The first.'}}\n"
                              "  far: {0: none, 0x100: {id: some, -orig-id: SOME}}\n");
    has(page, "Used by [t.a](#type-t).\n\n| Value | Name | Meaning |\n|---|---|---|\n"
              "| -1 | `minus` | |\n| 1 | `one` | The first. |\n");
    has(page, "| Value | Name | Original name |\n|---|---|---|\n| 0 | `none` | `none` |\n"
              "| 256 (`0x100`) | `some` | `SOME` |\n");
    free(page);
}

/* ------------------------------------------------------------------------------------- the page */

TEST(test_top) {
    char *page = page_of("meta: {id: t, title: 'A | B', file-extension: [x, .y], license: MIT}\n"
                         "doc: |\n  What it is.\n\n  | a |\n  |---|\n"
                         "doc-ref: https://example.org Page\n"
                         "seq: [{id: a, type: u2le}]\n"
                         "types: {b: {doc: 'One. Two.', seq: [{id: c, type: u1}]}}\n");
    has(page, "<!-- Written by ksyc from t.ksy: change that file, not this one. -->\n\n"
              "# A | B\n\nWhat it is.\n\n| a |\n|---|\n\n"
              "| | |\n|---|---|\n| Name | `t` |\n| File extensions | `.x`, `.y` |\n"
              "| Byte order | little-endian |\n| Size | 2 bytes |\n| Grammar | `t.ksy` |\n"
              "| Licence | MIT |\n| References | [Page](https://example.org) |\n\n"
              "## Contents\n\n"
              "- [At a glance](#at-a-glance)\n"
              "- [How to read this page](#how-to-read-this-page)\n"
              "- Types\n"
              "  - [t](#type-t): The whole file.\n"
              "  - [b](#type-t_b): One.\n\n");
    has(page, "### <a id=\"type-t_b\"></a>b\n\nOne. Two.\n\nAlways 1 byte.\n\n**Fields**\n");
    free(page);
}

/* Every link leads to an anchor, every anchor is unique, no line ends with a blank. */
static void check_page(const char *page) {
    char anchor[300];
    for (const char *at = page; (at = strstr(at, "](#")) != NULL; at++) {
        snprintf(anchor, sizeof anchor, "<a id=\"%.*s\"></a>", (int)strcspn(at + 3, ")"), at + 3);
        has(page, anchor);
    }
    for (const char *at = page; (at = strstr(at, "<a id=\"")) != NULL; at++) {
        snprintf(anchor, sizeof anchor, "%.*s", (int)strcspn(at, ">"), at);
        if (strstr(at + 1, anchor) != NULL) fail_msg("twice: %s", anchor);
    }
    has_not(page, " \n");
}

/* A switch among many small types: a table for all of them, and no sections. */
TEST(test_family) {
    char *spec = NULL;
    size_t size = 0;
    FILE *text = open_memstream(&spec, &size);
    assert_non_null(text);
    fputs(
        META
        "seq:\n  - {id: k, type: u1}\n  - id: args\n    type:\n      switch-on: k\n      cases:\n",
        text);
    for (int i = 0; i < 40; i++) fprintf(text, "        %d: args_%d(k)\n", i, i % 20);
    fputs("types:\n", text);
    for (int i = 0; i < 20; i++)
        fprintf(
            text,
            "  args_%d: {params: [{id: k, type: u1}], seq: [{id: x, type: u1, valid: {max: %d}}, "
            "{id: y, type: u2, doc: 'Number %d.'}]}\n",
            i, i, i);
    fclose(text);
    char *page = page_of(spec);
    has(page, "  - [Layouts of t.args](#layouts-t-args): 20 types\n");
    has(page, "| 1 | 0 or 3 | by `k`: one of [20 layouts](#layouts-t-args)<br>otherwise: absent | "
              "`args` | |\n");
    has(page,
        "| `k` | Type | Size | Fields |\n|---|---|---|---|\n"
        "| `0`, `20` | <a id=\"type-t_args_0\"></a>args_0 | 3 | 0: `x`, uint8 (at most `0`; else "
        "**refused** as `bad_value`)<br>1: `y`, uint16. Number 0. |\n");
    has(page, "└─ args                  by k\n   └─ one of 20 layouts\n");
    has_not(page, "### <a id=\"type-t_args_0\">");
    check_page(page);
    free(page);
    free(spec);
}

TEST(test_imports) {
    static const char imported[] =
        "meta: {id: u, endian: le}\n"
        "seq: [{id: unused, type: lost}]\n"
        "types:\n"
        "  part: {doc: A part., seq: [{id: kind, type: u1, enum: kind}]}\n"
        "  lost: {seq: [{id: x, type: u1, enum: other}]}\n"
        "enums: {kind: {1: one}, other: {2: two}}\n";
    ksyc_write("u.ksy", imported, strlen(imported));
    char *page = page_of("meta: {id: t, imports: [u]}\nseq: [{id: a, type: 'u::part'}]\n");
    assert_int_equal(remove("u.ksy"), 0);
    has(page, "| Grammar | `t.ksy`, `u.ksy` |\n");
    has(page, "### <a id=\"type-u_part\"></a>u::part\n\nFrom `u.ksy`.\n\nA part.\n");
    has(page, "<a id=\"enum-u_kind\"></a>");
    has_not(page, "lost");
    has_not(page, "enum-u_other");
    check_page(page);
    free(page);
}

TEST(test_same_bytes) {
    char *first = page_of(rich_spec), *second = page_of(rich_spec);
    assert_string_equal(first, second);
    check_page(first);
    free(first);
    free(second);
    first = dict_of(rich_spec);
    second = dict_of(rich_spec);
    assert_string_equal(first, second);
    free(first);
    free(second);
}

TEST(test_no_folder) {
    ksyc_run run = ksyc_load(rich_spec);
    assert_non_null(run.program);
    ksyc_write("in_the_way", "", 0);
    output_dir *dir = ksyc_output_dir_new(run.pool, "in_the_way/folder");
    assert_true(ksyc_emit_doc(run.program, dir, run.diag));
    assert_false(ksyc_output_dir_write(dir, run.diag));
    assert_true(ksyc_diag_has_io_errors(run.diag));
    assert_int_equal(remove("in_the_way"), 0);
    ksyc_free(&run);
}

/* Backends write several files. */
static inline void remove_others(void) {
    static const char *const names[] = {"t.h",         "t.c",      "t_validate.h", "t_validate.c",
                                        "t_compute.h", "t_view.h", "t_view.c"};
    for (size_t i = 0; i < COUNT_OF(names); i++) (void)remove(names[i]);
}

/* The licence is that of the specification, and only what looks like one. */
TEST(test_licence) {
    static const struct {
        const char *meta;
        const char *first;
    } cases[] = {{"license: CC0-1.0, ", "/* SPDX-License-Identifier: CC0-1.0 */\n"},
                 {"license: MIT OR (Apache-2.0 WITH LLVM-exception), ",
                  "/* SPDX-License-Identifier: MIT OR (Apache-2.0 WITH LLVM-exception) */\n"},
                 {"", "/* Made by ksyc from t.ksy. Do not edit. */\n"},
                 {"license: 'MIT */ int x; /*', ", "/* Made by ksyc from t.ksy. Do not edit. */\n"},
                 {"license: \"MIT\\nGPL\", ", "/* Made by ksyc from t.ksy. Do not edit. */\n"}};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        char spec[300];
        snprintf(spec, sizeof spec, "meta: {%sid: t}\nseq: [{id: a, type: u1}]\n", cases[i].meta);
        char *header = emitted(spec, ksyc_emit_c, "t.h");
        if (strncmp(header, cases[i].first, strlen(cases[i].first)) != 0) fail_msg("%s", header);
        free(header);
        header = emitted(spec, ksyc_emit_validator, "t_validate.h");
        if (strncmp(header, cases[i].first, strlen(cases[i].first)) != 0) fail_msg("%s", header);
        free(header);
        remove_others();
    }
}

TEST(test_links_of_authors) {
    const char *spec =
        "meta: {id: t, title: 'a](javascript:1)', license: 'M](javascript:2)'}\n"
        "doc: 'see [x](javascript:3), [y]: javascript:4, [z](https://a.b/) and [w]: words'\n"
        "doc-ref: ['http](javascript:5) t', 'https://a.b/c(d)](javascript:6) t']\n"
        "seq: [{id: a, type: u1, doc: '`` a](javascript:7)', -orig-id: '``](javascript:8)'}]\n";
    char *page = page_of(spec);
    has(page, "see [x\\](javascript:3), [y\\]: javascript:4, [z](https://a.b/) and [w]: words");
    has(page, "[t](https://a.b/c%28d%29%5D%28javascript:6%29)");
    has(page, "M\\](javascript:2)");
    has(page, "http\\](javascript:5) t");
    free(page);
}
