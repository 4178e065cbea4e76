/* SPDX-License-Identifier: Apache-2.0 */
/* The validator that ksyc writes, in C and in logic, and the specifications that it does not
 * support. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_emit_test.h"

static char *code_of(const char *spec) { return validator_file(spec, "t_validate.c"); }
static char *definitions_of(const char *spec) { return validator_file(spec, "t_validate.h"); }

/* Definitions and functions state the same in two languages, with the same names. */
TEST(test_validator_of_an_array) {
    static const char spec[] = META "seq:\n"
                                    "  - {id: count, type: u2, valid: {max: 9}}\n"
                                    "  - {id: cats, type: cat, repeat: expr, repeat-expr: count}\n"
                                    "  - {id: name, size: count * count * count * count * count}\n"
                                    "types:\n"
                                    "  cat: {seq: [{id: lives, type: u4, valid: {min: 1}}]}\n";
    char *header = definitions_of(spec);
    has(header, "predicate valid_t_cat{L}(uint8_t *buf, integer len, integer at) =\n"
                "      at + 4 <= len &&\n"
                "      t_cat_lives(buf, at) >= 1;\n");
    has(header, "\\forall integer k; 0 <= k < count ==> valid_t_cats_item(buf, len, at, k);");
    has(header, "2 <= len &&");
    has(header, "4 * t_count(buf) <= len - 2 &&");
    has(header, "ensures \\result == KS_ACCEPTED ==> valid_t(buf, len, strict);");
    has(header, "ensures \\result == KS_REFUSED ==> !valid_t(buf, len, strict);");
    free(header);

    char *code = code_of(spec);
    has(code, "#include \"t_compute.h\"\n\n");
    has(code, "if (lives < 1) return KS_REFUSED;");
    has(code, "if (!ks_array_fits(count_, 4, len - pos)) return KS_REFUSED;");
    has(code, "loop variant count - i; */");
    has(code, "if (!compute_t_name_size(count_, &name_size)) return KS_REFUSED;");
    has_not(code, "bool compute_t_name_size(");
    free(code);

    char *computations = validator_file(spec, "t_compute.h");
    has(computations, "#include \"t_validate.h\"\n\n/* ---- t */\n");
    has(computations, "static inline bool compute_t_name_size(uint64_t count_, uint64_t *value) {");
    has_not(computations, "check_");
    free(computations);
}

/* A comparison with a quotient needs no division, and says so for numbers that may be negative, too. */
TEST(test_quotients) {
    char *code = code_of(META "seq:\n"
                              "  - {id: a, type: u4, valid: {min: 1}}\n"
                              "  - {id: b, type: u8, valid: {expr: _ <= 0x7fff_ffff_ffff / a}}\n"
                              "  - {id: c, type: s4, valid: {expr: 1000 / a >= _}}\n"
                              "  - {id: d, type: u8, valid: {expr: _ < 1000 / a}}\n");
    has(code, "if (a == 0) return false;\n"
              "    return ks_at_most_quotient(b, UINT64_C(140737488355327), a);");
    has(code, "return c < 0 || ks_at_most_quotient((uint64_t)c, 1000, a);");
    has(code, "return d < (1000 / a);");
    free(code);
}

/* What can be one number only may have none, and C compares signed numbers with signed literals. */
TEST(test_literals) {
    char *code =
        code_of(META "seq:\n"
                     "  - {id: a, type: u1}\n"
                     "  - {id: b, type: u1, valid: {expr: _ <= 0 / a}}\n"
                     "  - {id: c, type: s4, valid: {expr: 'c * 0x80000000 <= 5'}}\n"
                     "  - {id: d, type: u2, valid: {expr: '_ - 0xffffffffffffffff <= 0'}}\n");
    has(code, "if (a == 0) return false;\n    return ks_at_most_quotient(b, 0, a);");
    has(code, "(c * INT64_C(2147483648)) <= 5");
    has(code, "if (!ks_diff_fits_s64(d, UINT64_C(18446744073709551615))) return false;");
    free(code);
}

/* The predicate states a rule that every number of its type keeps; the code does not test it, which has to be proved. */
TEST(test_decided_rules) {
    static const char spec[] = META "seq:\n"
                                    "  - {id: a, type: u1, valid: {max: 255}}\n"
                                    "  - {id: b, type: u1, valid: {any-of: [300, 7]}}\n";
    char *logic = definitions_of(spec);
    has(logic, "t_a(buf) <= 255");
    has(logic, "b == 300 || b == 7");
    free(logic);
    char *code = code_of(spec);
    has_not(code, "if (a ");
    free(code);
}

/* The difference has no type of C; the product of a large number and a negative one may fit. */
TEST(test_mixed_numbers) {
    static const char spec[] =
        META "seq:\n"
             "  - {id: a, type: u8}\n"
             "  - {id: b, type: u8}\n"
             "  - {id: s, type: s1}\n"
             "  - {id: r, size: 0, valid: {expr: 'a - b >= 7 and 9 > a - 1'}}\n"
             "instances:\n"
             "  p: {value: (a * s).as<s8>}\n";
    char *logic = definitions_of(spec);
    has(logic, "-9223372036854775808 <= a - b");
    has(logic, "a - b) >= 7");
    has(logic, "ks_is_s64(a * s)");
    free(logic);
    char *code = code_of(spec);
    has(code, "if (!(a >= b || b - a <= (uint64_t)INT64_MAX + 1)) return false;");
    has(code, "a >= b && a - b >= 7");
    has(code, "a < 1 || a - 1 < 9");
    free(code);
    char *computations = validator_file(spec, "t_compute.h");
    has(computations,
        "if (!ks_mul_fits_mixed(a, s)) return false;\n    *value = ks_mul_mixed(a, s);");
    free(computations);
}

/* Names that contain `len` are no use of the parameter `len`, which only the contract needs. */
TEST(test_unused_length) {
    char *code = code_of(META "seq: [{id: length, type: u1}, {id: n, type: u1},"
                              " {id: b, type: c, repeat: expr, repeat-expr: n},"
                              " {id: z, type: u1, valid: {expr: 'b[length].x < z'}}]\n"
                              "types: {c: {seq: [{id: x, type: u1}]}}\n");
    has(code, "(void)len;\n    if (length >= b_count) return KS_REFUSED;");
    free(code);
}

/* A field is called like a variable that every function has. */
TEST(test_validator_of_a_gate) {
    char *code = code_of(META "seq: [{id: gate, type: u1, valid: 7}]\n");
    has(code, "const uint64_t gate_ = ks_loaded_u1(");
    has(code, "if (gate_ != 7) return KS_REFUSED;");
    free(code);
    code = code_of(META
                   "seq: [{id: a_holds, type: u1, valid: 7}, {id: a_found, type: u1, valid: 8}]\n");
    has(code, "if (own_a_holds != 7) return KS_REFUSED;");
    has(code, "if (own_a_found != 8) return KS_REFUSED;");
    free(code);
}

/* Rules with the severity `note` count where the validator is strict. */
TEST(test_validator_of_notes) {
    char *code = code_of(META "seq:\n"
                              "  - {id: a, type: u1, valid: 7, -severity: note}\n"
                              "  - {id: b, type: u1, valid: 8}\n"
                              "  - {id: c, type: u1, valid: {min: 2, max: 4}, -severity: note}\n");
    has(code, "if (!test_t_a(strict, a)) return KS_REFUSED;");
    has(code, "return !(strict) || a == 7;");
    has(code, "if (b != 8) return KS_REFUSED;");
    has(code, "return !(strict) || (c >= 2 && c <= 4);");
    free(code);
}

/* What the validator cannot judge it refuses, where it is strict. */
TEST(test_validator_of_other_notes) {
    char *code = code_of(META "seq:\n"
                              "  - {id: a, type: f4, valid: {expr: 'a < 2.5'}, -severity: note}\n");
    has(code, "return !(strict);");
    free(code);
}

/* A box with cats: a substream, in which positions count from its start. */
#define BOX                                                                                        \
    META "seq:\n"                                                                                  \
         "  - {id: len_box, type: u1}\n"                                                           \
         "  - {id: box, size: len_box, type: box}\n"                                               \
         "types:\n"                                                                                \
         "  cat:\n"                                                                                \
         "    seq: [{id: lives, type: u1}, {id: age, type: u1}]\n"                                 \
         "    instances: {is_old: {value: lives + age > 9}}\n"                                     \
         "  box:\n"                                                                                \
         "    seq:\n"                                                                              \
         "      - {id: num_cats, type: u1}\n"                                                      \
         "      - {id: first, type: u1}\n"                                                         \
         "      - {id: pick, type: pick}\n"                                                        \
         "    instances:\n"                                                                        \
         "      cats: {pos: first, type: cat, repeat: expr, repeat-expr: num_cats}\n"

#define PICK "  pick:\n    seq:\n      - {id: number, type: u1}\n"

/* A substream ends where its bytes end, and positions in it count from where they begin. */
TEST(test_stream_in_the_stream) {
    char *code = code_of(BOX PICK);
    has(code, "const bool box_fits = len_box <= len - pos;");
    has(code, "const ks_verdict box_ok = check_t_box(gate, buf, pos + len_box, pos, pos);");
    has(code, "requires base <= len;");
    has(code, "const bool cats_inside = first <= len - base;");
    has(code, "const uint64_t cats_at = base + first;");
    has(code, "const bool cats_fit = ks_array_fits(cats_count, 2, len - cats_at);");
    free(code);
    char *logic = definitions_of(BOX PICK);
    has(logic, "logic integer at_t_box_cats{L}(uint8_t *buf, integer at, integer base) =\n"
               "      base + t_box_first(buf, at);");
    has(logic, "valid_t_box(buf, 1 + t_len_box(buf), 1, 1)");
    free(logic);
}

TEST(test_size_of_the_stream) {
    char *code = code_of(META "seq: [{id: n, type: u1}, {id: b, size: n, type: box}]\n"
                              "types: {box: {seq: [{id: a, type: u1, valid: {max: _io.size}}]}}\n");
    has(code, "if (a > (len - base)) return KS_REFUSED;");
    free(code);
}

/* Bytes under a condition, of a size that is known only there. */
TEST(test_bytes_elsewhere) {
    char *code = code_of(META "seq: [{id: a, type: u1}]\n"
                              "instances:\n"
                              "  rest: {pos: 7, size: a * a, if: a > 3}\n"
                              "  list: {pos: a, type: s4, repeat: expr, repeat-expr: a}\n");
    has(code, "if (has_rest) {\n        if (7 > len) return KS_REFUSED;");
    has(code, "const bool rest_fits = a * a <= len - 7;");
    has(code, "const bool list_fit = ks_array_fits(list_count, 4, len - list_at);");
    free(code);
    char *logic = definitions_of(META "seq: [{id: a, type: u1}]\n"
                                      "instances: {rest: {pos: 7, size: a * a, if: a > 3}}\n");
    has(logic, "(t_a(buf) > 3 ==>\n        (7 <= len &&\n"
               "      7 + (t_a(buf) * t_a(buf)) <= len));");
    free(logic);
}

/* A part of a byte is a quotient and a remainder; the first field has the low bits, or the high ones. */
TEST(test_bits) {
    static const char seq[] = "seq:\n"
                              "  - {id: a, type: u1}\n"
                              "  - {id: b, type: b3}\n"
                              "  - {id: c, type: b5, valid: {max: 9}}\n"
                              "  - {id: d, type: u1, valid: {max: b}}\n";
    char big[400], little[400];
    snprintf(big, sizeof big, META "%s", seq);
    snprintf(little, sizeof little, "meta: {id: t, endian: le, bit-endian: le}\n%s", seq);
    char *code = code_of(big);
    has(code, "if (len - 0 < 3) return KS_REFUSED;");
    has(code, "const uint64_t b = ks_loaded_u1(gate, buf, 1) / 32;");
    has(code, "const uint64_t c = ks_loaded_u1(gate, buf, 1) % 32;");
    has(code, "const uint64_t d = ks_loaded_u1(gate, buf, 2);");
    free(code);
    code = code_of(little);
    has(code, "const uint64_t b = ks_loaded_u1(gate, buf, 1) % 8;");
    has(code, "const uint64_t c = ks_loaded_u1(gate, buf, 1) / 8;");
    free(code);
    char *logic = definitions_of(little);
    has(logic, "logic integer t_c{L}(uint8_t *buf) = u1(buf + 1) / 8;");
    free(logic);
}

/* A number in an object with a `pos`: the object is checked before the number is used. */
TEST(test_value_of_an_object_elsewhere) {
    char *code = code_of(META "seq:\n"
                              "  - {id: a, type: u1}\n"
                              "  - {id: b, type: u1, valid: {max: cat.lives}}\n"
                              "instances: {cat: {pos: a, type: cat}}\n"
                              "types: {cat: {seq: [{id: lives, type: u1}]}}\n");
    const char *check =
        strstr(code, "const ks_verdict cat_ok = check_t_cat(gate, buf, len, a, &cat);");
    const char *use = strstr(code, "if (b > cat.lives) return KS_REFUSED;");
    assert_non_null(check);
    assert_non_null(use);
    assert_true(check < use);
    free(code);
}

/* A rule about an object that a number chooses: the object is checked there as in its array. */
TEST(test_object_by_its_index) {
    static const char spec[] = BOX PICK "      - {id: rule, size: 0, valid: {expr: "
                                        "'_root.box.cats[number].is_old or number == 0'}}\n";
    char *code = code_of(spec);
    has(code, "if (number >= root_box_cats_count) return KS_REFUSED;");
    has(code, "root_box_cats_at + 2 * number,");
    has(code, "if (root_box_cats_ok != KS_ACCEPTED) return root_box_cats_ok;");
    has(code, "if (!test_t_pick_rule(root_box_cats.is_old, number)) return KS_REFUSED;");
    /* The array comes first: its position is an argument. */
    has(code, "const ks_verdict pick_ok = check_t_pick(gate, buf, len, pos, cats_at, cats_count);");
    free(code);
    char *logic = definitions_of(spec);
    has(logic, "valid_t_cat(len, root_box_cats_at + 2 * t_pick_number(buf, at))");
    free(logic);
}

/* `cat.tail.x` and `x` of a type `cat_tail` have different names in the logic. */
TEST(test_names_of_inner_fields) {
    char *logic = definitions_of(
        META "seq: [{id: cat, type: cat}, {id: n, type: u1, valid: {max: cat.tail.x}}]\n"
             "types:\n"
             "  cat: {seq: [{id: tail, type: cat_tail}]}\n"
             "  cat_tail: {seq: [{id: x, type: u1}]}\n");
    has(logic, "logic integer t_cat_tail_x{L}(uint8_t *buf, integer at) = u1(buf + at);");
    has(logic, "logic integer t_cat_its_tail_x{L}(uint8_t *buf, integer at) =");
    free(logic);
}

static void outside(const char *spec, const char *message) {
    ksyc_run run = ksyc_load(spec);
    if (run.program == NULL) fail_msg("refused:\n%s", run.messages);
    assert_false(ksyc_emit_validator(run.program, ksyc_output_dir_new(run.pool, "."), run.diag));
    char *text = NULL;
    size_t size = 0;
    FILE *copy = open_memstream(&text, &size);
    assert_non_null(copy);
    ksyc_diag_print(run.diag, DIAG_LINES, copy);
    fclose(copy);
    has(text, message);
    free(text);
    ksyc_free(&run);
    assert_int_not_equal(access("t_validate.c", F_OK), 0);
    assert_int_not_equal(access("t_compute.h", F_OK), 0);
}

/* A message says what the validator does not support, and where; no file is written. */
TEST(test_outside_of_the_profile) {
    outside(META "seq: [{id: a, size: 2}, {id: b, type: u4, -checksum: {crc32: a}}]\n",
            "t.ksy:2:25: error: /seq/1: the validator does not know checksums");
    outside(META "seq: [{id: k, type: u1}, {id: s, type: {switch-on: k, cases: {1: p}}}]\n"
                 "types:\n"
                 "  p: {seq: [{id: a, type: u1}, {id: b, type: u1, if: a > 1,"
                 " -checksum: {sum8: [a, b]}}]}\n",
            "t.ksy:4:32: error: /types/p/seq/1: the validator does not know checksums");
    outside(META "seq: [{id: a, type: u8}, {id: s, type: s1},"
                 " {id: r, size: 0, valid: {expr: (a + s) / 2 < 3}}]\n",
            "/seq/2/valid/expr: the validator does not know numbers of 2^63 and more");
    outside("meta: {id: t, encoding: SJIS}\nseq: [{id: a, type: strz}]\n",
            "the validator does not know texts in Shift_JIS: leave out the encoding, as bytes");
    outside("meta: {id: t, encoding: UTF-32LE}\nseq: [{id: a, type: strz}]\n",
            "a terminator of 4 bytes: give the text a `size`");
    outside(META "seq: [{id: a, size: 4, process: zlib, type: b}]\n"
                 "types: {b: {seq: [{id: c, type: u1}]}}\n",
            "`process: zlib`: leave it out, and read bytes");
    outside(META "seq: [{id: a, type: f4, valid: {min: 1}}]\n", "t.ksy:2:7: error: /seq/0");
    /* Number, place and size of a field that comes later. */
    outside(META "seq: [{id: a, type: u1, valid: {max: b.size}}, {id: n, type: u1},"
                 " {id: b, type: u2, repeat: expr, repeat-expr: n}]\n",
            "/seq/2: the validator does not know a field that is used before it is read");
    outside(META "seq: [{id: a, type: u1, valid: {max: 'b[7].x'}}, {id: n, type: u1},"
                 " {id: b, type: c, repeat: expr, repeat-expr: n}]\n"
                 "types: {c: {seq: [{id: x, type: u1}]}}\n",
            "/seq/2: the validator does not know a field that is used before it is read");
    outside(META "seq: [{id: n, type: u1}, {id: a, size: 0, repeat: eos}]\n",
            "t.ksy:2:26: error: /seq/1: the validator does not know elements without bytes");
    outside(META "seq: [{id: n, type: u1}, {id: a, size: 1, type: b, repeat: eos}]\n"
                 "types: {b: {seq: [{id: c, size: 1, repeat: until, repeat-until: _.length > 0,\n"
                 "  process: xor(3)}]}}\n",
            "`process: xor`");
    outside(META "params: [{id: n, type: str}]\nseq: [{id: a, type: u1}]\n",
            "files with parameters that are no numbers");
}

/* A text is its bytes, in its encoding: the content ends before its terminator and its padding. */
TEST(test_texts) {
    static const char spec[] =
        "meta: {id: t, encoding: ASCII}\n"
        "seq: [{id: n, type: u1}, {id: a, type: str, size: n, pad-right: 0x20}, {id: b, type: "
        "strz},\n"
        "      {id: c, terminator: 7, consume: false, eos-error: false}, {id: d, size: 3, type: "
        "str,\n"
        "       encoding: ISO-8859-1}, {id: e, type: str, size-eos: true, encoding: UTF-8}]\n";
    char *logic = definitions_of(spec);
    has(logic, "unpadded_t_a{L}(uint8_t *buf) = ks_unpadded(buf, 1, 32, at_t_b(buf) - 1);");
    has(logic, "ks_ascii(buf + 1, text_t_a(buf) - 1)");
    has(logic, "text_t_b(buf, len) < len &&");
    has(logic, "ks_place_of(buf, 7, len, len -");
    has(logic, "ks_utf8(buf +");
    free(logic);
    char *code = code_of(spec);
    has(code, "if (!ks_look_for(gate, buf, len, pos, 0, &b_end)) return KS_STOPPED;\n");
    has(code, "if (b_end >= len) return KS_REFUSED;\n");
    assert_null(strstr(code, "d_ok"));
    free(code);
}

/* What is valid from here on is valid from the start; elements that are no objects are in boxes. */
TEST(test_up_to_the_end) {
    static const char spec[] =
        META "seq: [{id: n, type: u1}, {id: a, type: s, repeat: until, repeat-until: _.n == 0},\n"
             "      {id: b, size: 2, repeat: eos}]\n"
             "types: {s: {seq: [{id: n, type: u1}]}}\n";
    char *logic = definitions_of(spec);
    has(logic, "valid_t_a_from");
    has(logic, "predicate valid_t_b_from(integer len, integer at) =");
    has(logic, "at >= len || (valid_t_b_box(len, at) &&");
    free(logic);
    char *code = code_of(spec);
    has(code, "    while (pos < len) {\n        if (!ks_take(gate, 1)) return KS_STOPPED;\n");
    has(code, "(item.n)");
    free(code);
    logic = definitions_of(META "seq: [{id: a, type: u4, repeat: eos}]\n");
    has(logic, "(len - 0) % 4 == 0");
    free(logic);
}

/* Bits of several bytes, and those that the next field drops. */
TEST(test_bits_of_several_bytes) {
    char *logic = definitions_of(
        META
        "seq: [{id: a, type: b3}, {id: b, type: b1, valid: true}, {id: c, type: b14, valid: 9},\n"
        "      {id: d, type: u1}]\n");
    has(logic, "t_b{L}(uint8_t *buf) = u1(buf + 0) / 16 % 2;");
    has(logic, "t_c{L}(uint8_t *buf) = (u2be(buf + 1) + 65536 * u1(buf + 0)) / 64 % 16384;");
    has(logic, "4 <= len");
    free(logic);
}

/* 65 different cases for 66 values, and `behind` after them. */
static const char *many_cases(char *spec, size_t size, const char *behind) {
    size_t n =
        (size_t)snprintf(spec, size,
                         META "seq:\n  - {id: kind, type: u1}\n"
                              "  - id: body\n    type:\n      switch-on: kind\n      cases:\n");
    for (unsigned i = 0; i < 66; i++)
        n += (size_t)snprintf(spec + n, size - n, "        %u: t%u\n", i, i % 65);
    n += (size_t)snprintf(spec + n, size - n, "%stypes:\n", behind);
    for (unsigned i = 0; i < 65; i++)
        n += (size_t)snprintf(spec + n, size - n, "  t%u: {seq: [{id: a, type: u%u}]}\n", i,
                              1u << i % 4);
    assert_true(n < size);
    return spec;
}

/* More cases than can be proved in one function: one that tells the part, and functions of eight cases each. */
TEST(test_many_cases) {
    char text[16384];
    const char *spec = many_cases(text, sizeof text, "");
    char *code = code_of(spec);
    has(code, "    switch (compute_part_of_t_body(kind)) {\n"
              "        case 1:\n"
              "            return check_t_body_part1(gate, buf, len, at, kind);");
    has(code, "static KS_INLINE ks_verdict check_t_body_part1(");
    has(code, "if (kind == 0 || kind == 65) {");
    has(code, "            return check_t_body_part9(gate, buf, len, at, kind);");
    has(code, "static KS_INLINE ks_verdict check_t_body_part9(");
    has_not(code, "check_t_body_part10");
    has_not(code, "t_body_facts");
    free(code);
    char *logic = definitions_of(spec);
    has(logic, "predicate valid_t_body_part9(integer len, integer at, integer kind) =");
    has(logic, "(kind == 64) ==> (valid_t_t64(len, at))");
    has(logic, "part_of_t_body(kind) == 9 ==> (valid_t_body_part9(len, at, kind))");
    free(logic);
}

/* Many cases where it matters where the chosen one ends. */
TEST(test_many_cases_before_a_field) {
    char text[16384];
    const char *spec = many_cases(text, sizeof text, "  - {id: z, type: u1, valid: 7}\n");
    char *code = code_of(spec);
    has(code, "return check_t_body_part9(gate, buf, len, at, kind, facts);");
    has(code, "} t_body_facts;\n");
    has_not(code, "_part1_facts");
    free(code);
    char *logic = definitions_of(spec);
    has(logic, "logic integer end_t_body_part9(integer at, integer kind) =");
    has(logic, "(kind == 64) ? at + 1 :");
    has(logic, "(part_of_t_body(kind) == 9) ? end_t_body_part9(at, kind)");
    free(logic);
}

/* C reads `a > 3 == b == 2` as ((a > 3) == b) == 2. */
TEST(test_comparison_of_comparisons) {
    char *code = code_of(META "seq: [{id: a, type: u1}, {id: b, type: u1},"
                              " {id: x, size: 0, valid: {expr: '(a > 3) == (b == 2)'}},"
                              " {id: y, size: 0, valid: {expr: 'a < 9 and not (b > 7)'}}]\n");
    has(code, "return (a > 3) == (b == 2);");
    has(code, "return a < 9 && !(b > 7);");
    free(code);
}

/* A negative number of elements means none, for rules, too. */
TEST(test_signed_count) {
    static const char spec[] = META "seq: [{id: n, type: u4},"
                                    " {id: x, type: c, repeat: expr, repeat-expr: n * 3 - 7},"
                                    " {id: w, size: 0, valid: {expr: 'x.size != 0'}}]\n"
                                    "types: {c: {seq: [{id: y, type: u4}]}}\n";
    char *code = code_of(spec);
    has(code, "const uint64_t x_count = its_x_count > 0 ? (uint64_t)its_x_count : 0;");
    has(code, "if (!test_t_w(x_count)) return KS_REFUSED;");
    free(code);
    char *header = definitions_of(spec);
    has(header, "rule_t_w((t_x_count_of(t_n(buf)) > 0 ? t_x_count_of(t_n(buf)) : 0))");
    free(header);
}

/* A contract bounds the number of elements of an array if its function computes with it as a signed number, not if it
 * does so with a field whose name begins like that of the number. */
TEST(test_contract_of_a_count) {
    static const char spec[] = META "seq:\n"
                                    "  - {id: n, type: u4}\n"
                                    "  - {id: x_count_y, type: u4}\n"
                                    "  - {id: x, type: c, repeat: expr, repeat-expr: n}\n"
                                    "  - {id: b, size: 'x.size > 3 ? %s - n + 9 : 1'}\n"
                                    "types: {c: {seq: [{id: y, type: u4}]}}\n";
    static const char bound[] = "requires x_count <= 9223372036854775807;";
    char text[sizeof spec + 16];
    snprintf(text, sizeof text, spec, "x_count_y");
    char *computations = validator_file(text, "t_compute.h");
    has(computations, "x_count > 3 ? (((int64_t)x_count_y - (int64_t)n) + 9) : 1;");
    has_not(computations, bound);
    free(computations);
    snprintf(text, sizeof text, spec, "x.size");
    computations = validator_file(text, "t_compute.h");
    has(computations, "v1 = ((int64_t)x_count - (int64_t)n) + 9;");
    has(computations, bound);
    free(computations);
}

/* A rule reads its field if it is about its value, and only then: compilers refuse variables that nothing uses. */
TEST(test_rule_about_another_field) {
    char *text = validator_file(META "seq:\n"
                                     "  - {id: b, type: u1}\n"
                                     "  - {id: other, type: u1, valid: {expr: 'b > 1'}}\n"
                                     "  - {id: item, type: u1, valid: {expr: '_ > 1'}}\n"
                                     "  - {id: own, type: u1, valid: {expr: 'own > 1'}}\n"
                                     "  - {id: least, type: u1, valid: {min: 1}}\n",
                                "t_validate.c");
    has(text, "if (b <= 1) return KS_REFUSED;");
    has_not(text, "uint64_t other");
    has(text, "uint64_t item");
    has(text, "uint64_t own");
    has(text, "uint64_t least");
    free(text);
}

TEST(test_outside_elsewhere) {
    outside(META "seq: [{id: a, type: u1}]\ninstances: {b: {type: u1}}\n",
            "t.ksy:3:13: error: /instances/b: the validator does not know instances without `pos`");
    outside(META "seq: [{id: a, size: 2, type: c}]\n"
                 "types: {c: {instances: {b: {io: _root.a._io, pos: 0, type: u1}}}}\n",
            "t.ksy:3:25: error: /types/c/instances/b: the validator does not know instances in "
            "another stream than that of the file or the object (`io`)");
    outside(META "seq: [{id: a, type: u1}]\n"
                 "instances: {b: {pos: b.c, type: cat}}\n"
                 "types: {cat: {seq: [{id: c, type: u1}]}}\n",
            "the validator does not know instances that need themselves");
    /* Whether the index is right would depend on more than the index. */
    outside(BOX PICK "      - {id: rule, size: 0, valid: {expr: 'number == 0 or "
                     "_root.box.cats[number].is_old or number == 0'}}\n",
            "objects that a value chooses under a condition");
    /* The position of the stream where the instance happens to be asked for. */
    static const char at[] =
        "the validator does not know the position of the stream in an instance";
    outside(META "seq: [{id: a, type: t}, {id: b, type: u1, valid: {max: a.v}}]\n"
                 "types: {t: {seq: [{id: x, type: u1}], instances: {v: {value: _io.pos}}}}\n",
            at);
    outside(META "seq: [{id: a, type: u1}]\n"
                 "instances: {v: {value: '5 / (_io.eof ? 1 : 0)'}}\n",
            at);
    outside(META "seq: [{id: a, type: u1}]\n"
                 "instances: {v: {pos: _io.pos - 1, size: 1}}\n",
            at);
    /* Another stream than that of the object. */
    outside(META "seq: [{id: n, type: u1}, {id: a, type: t, size: n},\n"
                 "      {id: b, type: u1, valid: {max: a._io.pos}}]\n"
                 "types: {t: {seq: [{id: x, type: u1}]}}\n",
            "another stream than that of the object: 'a._io.pos'");
    /* A byte that another object may have begun, one that the next field may not drop, and repeated bits. */
    outside(META
            "seq: [{id: b, type: b4}, {id: c, type: d}]\ntypes: {d: {seq: [{id: e, type: b4}]}}\n",
            "a bit field here");
    outside(META "seq: [{id: b, type: b6}, {id: c, type: u1, if: b > 1}]\n", "a bit field here");
    outside(META "seq: [{id: b, type: b6, repeat: expr, repeat-expr: 3}]\n", "a bit field here");
}

/* ------------------------------------------------------------------- byte order, bytes, switches */

#define ORDER(root, cases)                                                                         \
    META "seq: [{id: mark, type: u1}, {id: b, type: b}]\n"                                         \
         "instances: {is_big: {value: mark > 1}}\n"                                                \
         "types:\n"                                                                                \
         "  b:\n"                                                                                  \
         "    meta: {endian: {switch-on: " root ", cases: {" cases "}}}\n"                         \
         "    seq: [{id: x, type: u4, valid: {min: 9}}, {id: c, type: c}]\n"                       \
         "    types: {c: {seq: [{id: y, type: s2}, {id: z, type: u1, valid: {max: y}}]}}\n"

/* What the root decides is a variable of each routine that reads such numbers. */
TEST(test_order_of_the_file) {
    static const char spec[] = ORDER("_root.is_big", "true: be, false: le");
    char *logic = definitions_of(spec);
    has(logic, "t_b_x{L}(uint8_t *buf, integer at, integer root_is_big) =\n"
               "      u4of(buf + at, root_is_big);");
    has(logic, "s2of(buf + at, root_is_big)");
    has(logic, "valid_t_b(buf, len, 1, t_is_big(buf))");
    free(logic);
    char *code = code_of(spec);
    has(code, "const uint64_t x = ks_loaded_u4of(gate, buf, pos, root_is_big);");
    has(code, "const uint64_t z = ks_loaded_u1(gate, buf, at + 2);");
    free(code);
    /* What is no truth for big-endian numbers is decided by the object, once. */
    code = code_of(ORDER("_root.is_big", "true: le, false: be"));
    has_not(code, "ks_loaded_u4of(gate, buf, pos, root_is_big);");
    has(code, "ks_loaded_u4of(gate, buf, pos, ");
    free(code);
    code = code_of(ORDER("_root.mark", "1: le, 2: be"));
    has(code, "ks_loaded_u4of(gate, buf, pos, ");
    free(code);
}

TEST(test_contents) {
    static const char spec[] =
        META "seq: [{id: a, type: u1}, {id: m, contents: [1, 2, 3, 4, 5]}]\n";
    char *logic = definitions_of(spec);
    has(logic, "(u4be(buf + 1) == 16909060 && u1(buf + (1 + 4)) == 5)");
    free(logic);
    char *code = code_of(spec);
    has(code, "ks_loaded_u4be(gate, buf, m_at) == 16909060 && ks_loaded_u1(gate, buf,\n"
              "            m_at + 4) == 5");
    free(code);
}

/* Bytes are read where their length is known to be that of the constant; without bytes there is no least one. */
TEST(test_rules_about_bytes) {
    static const char spec[] =
        META "seq:\n"
             "  - {id: n, type: u1}\n"
             "  - {id: k, type: key}\n"
             "  - {id: r, size: 0, valid: {expr: 'k.name == [65, 66] or k.name.length > 9'}}\n"
             "  - {id: zeros, size: n, valid: {expr: '_.length > 0 and _.max == 0'}}\n"
             "types:\n"
             "  key:\n"
             "    seq: [{id: m, type: u1}, {id: name, size: m, valid: {expr: '_.min != 0'}}]\n"
             "    instances: {text: {value: name.to_s('UTF-8')}}\n";
    char *logic = definitions_of(spec);
    has(logic, "(k_name_size == 2 && u2be(buf + k_name_at) == 16706) || k_name_size > 9;");
    has(logic, "ks_no_byte_is_0(buf + name_at, name_size)");
    has(logic, "ks_each_byte_is_0(buf + zeros_at, zeros_size)");
    has(logic, "defined_t_key_text{L}(uint8_t *buf, integer name_size, integer name_at) =\n"
               "      ks_utf8(buf + name_at, name_size);");
    free(logic);
    char *code = code_of(spec);
    has(code, "requires k_name_at + k_name_size <= len;");
    has(code, "ensures \\result == KS_ACCEPTED ==> facts->name_at + facts->name_size <= len;");
    has(code, "    if (name_size == 0) return KS_REFUSED;\n"
              "    if (!ks_look(gate, name_at, name_size)) return KS_STOPPED;\n"
              "    const bool v1 = ks_loaded_has_no_0(gate, buf, name_at, name_size);\n"
              "    if (!v1) return KS_REFUSED;\n"
              "    return KS_ACCEPTED;\n");
    has(code, "ks_loaded_has_only_0(gate, buf, zeros_at, zeros_size)");
    free(code);
    outside(META "seq: [{id: a, size: 3, valid: {expr: '_.min > 3'}}]\n",
            "expressions like this: '_.min'");
    outside(META "seq: [{id: a, type: str, encoding: UTF-16LE, size: 4, valid: '\"ab\"'}]\n",
            "rules about");
    outside(META "seq: [{id: a, size: 3}]\ninstances: {b: {value: a.to_s('UTF-16LE').length}}\n",
            "texts in expressions: 'a.to_s('UTF-16LE').length'");
}

#define CHOICE(value)                                                                              \
    META "seq:\n"                                                                                  \
         "  - {id: k, type: u1}\n"                                                                 \
         "  - {id: v, type: {switch-on: k, cases: {0: u1, 1: s1, 2: f4, 3: u4, 4: text}}}\n"       \
         "  - {id: after, type: u1, valid: {min: 1}}\n"                                            \
         "instances: {" value "}\n"                                                                \
         "types: {text: {seq: [{id: n, type: u1}, {id: b, size: n}]}}\n"

/* Numbers of one size are one case; each case returns. A cast reads the number where it lies. */
TEST(test_numbers_and_types) {
    static const char spec[] = CHOICE("w: {value: 'k == 3 ? v.as<u4> + 1 : 0'}");
    char *logic = definitions_of(spec);
    has(logic, "((k == 0 || k == 1) ==> (at + 1 <= len)) &&");
    has(logic, "((k == 2 || k == 3) ==> (at + 4 <= len)) &&");
    has(logic, "((k == 4) ==> (valid_t_text(buf, len, at)))");
    has(logic, "(k == 4) ? end_t_text(buf, at) :\n      at;");
    has(logic, "(k == 3) ==> (k == 3)");
    free(logic);
    char *code = code_of(spec);
    has(code, "    if (k == 2 || k == 3) {\n        if (len - at < 4) return KS_REFUSED;\n"
              "        facts->end = at + 4;\n        return KS_ACCEPTED;\n    }\n");
    free(code);
    char *computations = validator_file(spec, "t_compute.h");
    has(computations, "requires (k == 3) ==> v_at + 4 <= len;");
    has(computations, "if (k != 3) return false;");
    has(computations, "ks_u4le(buf + v_at)");
    free(computations);
    outside(CHOICE("w: {value: 'v.as<u2> + 1'}"), "a value that the switch never has");
    /* What is read for all other values. */
    logic = definitions_of(
        META
        "seq: [{id: k, type: u1}, {id: v, type: {switch-on: k, cases: {0: u1, 5: u2, _: text}}}]\n"
        "types: {text: {seq: [{id: n, type: u1}]}}\n");
    has(logic, "(k != 0 && k != 5) ==> (valid_t_text(");
    free(logic);
}

/* The difference fits although the subtracted number alone may not. */
TEST(test_large_subtrahend) {
    char *computations = validator_file(META "seq: [{id: s, type: s4}, {id: a, type: u8}]\n"
                                             "instances: {d: {value: s - a}}\n",
                                        "t_compute.h");
    has(computations,
        "if (!ks_sub_fits_mixed(s, a)) return false;\n    *value = ks_sub_mixed(s, a);");
    free(computations);
}

/* The size of the padding is computed where the padding begins, whoever asks for it. */
TEST(test_size_at_its_place) {
    char *logic = definitions_of(
        META "seq:\n"
             "  - {id: n, type: u1}\n"
             "  - {id: name, size: n}\n"
             "  - {id: pad, size: '(4 - _io.pos % 4) % 4'}\n"
             "  - {id: r, type: u1, valid: {expr: 'pad.length == 0 or pad.max == 0 and _ > 0'}}\n");
    has(logic, "t_pad_size_of(at_t_pad");
    has_not(logic, "t_pad_size_of(at_t_r");
    free(logic);
}

#define TABLE(more)                                                                                \
    META "seq:\n"                                                                                  \
         "  - {id: rows, type: row, repeat: expr, repeat-expr: 2}\n"                               \
         "  - {id: data, size-eos: true}\n"                                                        \
         "types:\n"                                                                                \
         "  row:\n"                                                                                \
         "    seq: [{id: at, type: u1}]\n"                                                         \
         "    instances:\n"                                                                        \
         "      cell: {pos: '_io.size - _parent.data.length + at', size: 1" more "}\n"

/* Where the data begins is not known when a row is checked. */
TEST(test_implied_instance) {
    char *code = code_of(TABLE(", -implied: true"));
    has_not(code, "cell");
    free(code);
    outside(TABLE(""), "a field that is used before it is read");
    outside(TABLE(", -implied: true, valid: '[1]'"), "rules of an instance that others imply");
}

/* Bytes are asked for before they are read, once for fields that follow each other, and elements of arrays are counted. */
TEST(test_input_on_demand) {
    static const char spec[] =
        META "seq:\n"
             "  - {id: n, type: u1}\n"
             "  - {id: m, contents: [1, 2]}\n"
             "  - {id: cats, type: cat, repeat: expr, repeat-expr: n}\n"
             "  - {id: rest, size: n}\n"
             "  - {id: k, type: u1, valid: {expr: 'k < n and cats[k].lives > 3'}}\n"
             "  - {id: e, type: u1, valid: {max: k}}\n"
             "types: {cat: {seq: [{id: lives, type: u1, valid: {min: 1}}]}}\n";
    char *code = code_of(spec);
    has(code, "    if (!ks_look(gate, pos, 3)) return KS_STOPPED;\n"
              "    const uint64_t n = ks_loaded_u1(gate, buf, pos);\n");
    has(code, "    if (ks_loaded_u2be(gate, buf, m_at) != 258) return KS_REFUSED;\n");
    has(code, "    if (!ks_take(gate, count)) return KS_STOPPED;\n    /*@ loop invariant");
    has(code, "loop assigns i, *gate;");
    has(code, "        if (!ks_look(gate, cats_at + 1 * k, 1)) return KS_STOPPED;\n"
              "        const uint64_t v1 = ks_loaded_u1(gate, buf, cats_at + 1 * k);\n");
    /* The rule of k may have loaded other bytes: e is asked for anew. */
    has(code, "const ks_verdict k_holds = test_t_k(gate, buf, len, k, n, cats_at, cats_count);");
    has(code, "    if (!ks_look(gate, pos + 1, 1)) return KS_STOPPED;\n"
              "    const uint64_t e = ks_loaded_u1(gate, buf, pos + 1);\n");
    free(code);
}
