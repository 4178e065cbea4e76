/* SPDX-License-Identifier: Apache-2.0 */
/* Validators of elements that a value chooses: whether their array was checked before. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_emit_test.h"

static char *code_of(const char *spec) { return validator_file(spec, "t_validate.c"); }

/* Cats of a box, and what else `fields` has in it. */
#define CATS(fields)                                                                               \
    META "seq: [{id: num_cats, type: u1}, {id: box, type: box}]\n"                                 \
         "types:\n"                                                                                \
         "  cat:\n"                                                                                \
         "    seq: [{id: lives, type: u1, valid: {max: 9}}, {id: age, type: u1}]\n"                \
         "    instances: {is_old: {value: lives + age > 9}}\n"                                     \
         "  pick:\n"                                                                               \
         "    seq:\n"                                                                              \
         "      - {id: number, type: u1}\n"                                                        \
         "      - {id: rule, size: 0, valid: {expr: '_root.box.cats[number].is_old or number == "  \
         "0'}}\n"                                                                                  \
         "  box: {seq: [" fields "]}\n"

#define CATS_FIELD "{id: cats, type: cat, repeat: expr, repeat-expr: _root.num_cats}"
#define PICKS_FIELD "{id: picks, type: pick, repeat: expr, repeat-expr: 2}"

/* Behind the array nobody checks its elements again: their facts are recalled, without their rules. */
TEST(test_element_of_a_checked_array) {
    char *code = code_of(CATS(CATS_FIELD ", " PICKS_FIELD));
    const char *recall = strstr(code, "static KS_INLINE ks_verdict recall_t_cat(ks_gate *gate,");
    assert_non_null(recall);
    const char *end = strstr(recall, "\n}\n");
    assert_non_null(end);
    const char *rule = strstr(recall, "test_t_cat");
    assert_true(rule == NULL || rule > end);
    has(code, "ensures \\result == KS_REFUSED ==> !(valid_t_cat(");
    has(code, "const ks_verdict root_box_cats_ok = recall_t_cat(gate, buf, len,");
    /* The element requires it, and so does the loop over such elements. */
    const char *trust =
        "    requires valid_t_box_cats(buf, len, root_box_cats_at, root_box_cats_count);";
    const char *first = strstr(code, trust);
    assert_non_null(first);
    const char *second = strstr(first + 1, trust);
    assert_non_null(second);
    assert_null(strstr(second + 1, trust));
    free(code);
}

/* An object of the same type elsewhere, which nobody checks behind the array, ends the trust of all. */
TEST(test_element_without_trust) {
    char *code =
        code_of(META "seq: [{id: box, type: box}, {id: pick, type: pick}]\n"
                     "types:\n"
                     "  cat:\n"
                     "    seq: [{id: lives, type: u1, valid: {max: 9}}, {id: age, type: u1}]\n"
                     "    instances: {is_old: {value: lives + age > 9}}\n"
                     "  pick:\n"
                     "    seq:\n"
                     "      - {id: number, type: u1}\n"
                     "      - {id: rule, size: 0, valid: {expr: '_root.box.cats[number].is_old or "
                     "number == 0'}}\n"
                     "  box:\n"
                     "    seq:\n"
                     "      - {id: cats, type: cat, repeat: expr, repeat-expr: 2}\n"
                     "      - {id: first, type: pick}\n");
    has(code, "const ks_verdict root_box_cats_ok = check_t_cat(gate, buf, len,");
    assert_null(strstr(code, "recall_"));
    assert_null(strstr(code, "requires valid_t_box_cats"));
    free(code);
}
