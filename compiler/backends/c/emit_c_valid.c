/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rules of a field: a test for each `valid`, and the constant that describes them in messages.
 */
#include <string.h>

#include "emit_c_expr.h"
#include "rule_text.h"

static const char *code_name(const c_function *fn, const ir_attr *attr) {
    if (attr->code == NULL) return "KS_BAD_VALUE";
    char *name = ksyc_pool_printf(P(fn), "KS_%s", ksyc_c_upper(P(fn), attr->code));
    return name;
}

static const code_expr *no_value(const c_function *fn) { return ksyc_c_word(fn, "ks_none()"); }

const code_expr *ksyc_found_value(const c_function *fn, cval v, store s) {
    if (v.form == C_WIDE) return code_call(P(fn), "ks_int_to_value", v.code);
    if (v.form == C_INT)
        return code_call(P(fn), v.is_signed ? "ks_value_s64" : "ks_value_u64", ksyc_as_64(fn, v));
    if (v.form == C_FLOAT)
        return code_call(P(fn), "ks_value_f64", ksyc_code_cast(P(fn), "double", v.code));
    if ((v.form == C_BYTES || v.form == C_TEXT) && (s == STORE_BYTES || s == STORE_TEXT))
        return code_call(P(fn), "ks_value_bytes", KS, ksyc_code_dot(P(fn), v.code, "data"),
                         ksyc_code_dot(P(fn), v.code, "size"));
    return no_value(fn);
}

/* The labels are found by the word of the value, which a negative value shares with one of 2^63 and more. An enum has
 * not both; values that have no label of their sign are excluded first. */
static const code_expr *in_enum_test(c_function *fn, const ir_attr *attr, const ir_vtype *element) {
    const ir_enum *e = attr->data.enumeration;
    const code_expr *item = fn->item->code;
    const code_expr *labels_of = ksyc_c_word(fn, ksyc_pool_printf(P(fn), "&%s_labels", e->c_name));
    const code_expr *label =
        code_call(P(fn), "ks_enum_find", labels_of, ksyc_code_cast(P(fn), "int64_t", item));
    const code_expr *found =
        ksyc_code_open(P(fn), ksyc_code_infix(P(fn), label, "!=", ksyc_c_word(fn, "NULL")));
    const code_expr *bound = NULL;
    const ir_label *labels = e->labels;
    const bool has_negative = e->num_labels > 0 && labels[0].negative;
    const bool has_large = e->num_labels > 0 && !labels[e->num_labels - 1].negative &&
                           labels[e->num_labels - 1].word > INT64_MAX;
    if (has_negative && ksyc_range_is_large(element->range))
        bound = ksyc_code_infix(P(fn), item, "<=", ksyc_c_word(fn, "INT64_MAX"));
    else if (has_large && element->range.min < 0)
        bound = ksyc_code_infix(P(fn), item, ">=", ksyc_c_number(fn, 0));
    return bound == NULL ? found
                         : ksyc_code_infix(P(fn), ksyc_code_open(P(fn), bound), "&&", found);
}

/* A value that is compared with itself; only NaN would differ. */
static bool is_item_itself(const ir_expr *value, const ir_vtype *element) {
    return value->op == IR_ITEM && element->kind != IR_FLOAT;
}

static const code_expr *equals_item(c_function *fn, const ir_expr *value, const ir_vtype *element) {
    const cval v = ksyc_gen(fn, value);
    if (is_item_itself(value, element)) return ksyc_c_word(fn, "true");
    return ksyc_compare_values(fn, value, *fn->item, element, v, &value->vtype, IR_EQ).code;
}

/* Whether the current item equals one of the values. As in Kaitai, what comes after the value that it equals is not
 * computed, and so does not fail. */
static const code_expr *any_of_test(c_function *fn, const ir_valid *v, const ir_vtype *element) {
    const code_expr **all = ksyc_pool_array(P(fn), v->num_exprs, sizeof *all);
    size_t n = 0;
    for (size_t k = 0; k < v->num_exprs; k++) {
        output steps = ksyc_output_inside(fn->out);
        output *out = fn->out;
        fn->out = &steps;
        const code_expr *test = equals_item(fn, v->exprs[k], element);
        fn->out = out;
        if (n > 0 && !ksyc_output_is_empty(&steps)) {
            const code_expr *found =
                ksyc_declare(fn, "bool", ksyc_code_list(P(fn), CODE_INFIX, "||", all, n));
            ksyc_block(out, "if (!%s)", found->text);
            ksyc_append_output(out, &steps);
            ksyc_line(out, "%s = %s;", found->text, ksyc_bare(fn, test));
            ksyc_end(out);
            all[0] = found;
            n = 1;
            continue;
        }
        ksyc_append_output(out, &steps);
        all[n++] = test;
    }
    return n == 1 ? all[0] : ksyc_code_list(P(fn), CODE_INFIX, "||", all, n);
}

/* The condition of one `valid` for the current item. */
static const code_expr *valid_test(c_function *fn, const ir_attr *attr, const ir_valid *v,
                                   const ir_vtype *element, const code_expr **allowed) {
    if (v->kind == IR_V_EXPR) return ksyc_gen_bool(fn, v->exprs[0]);
    if (v->kind == IR_V_IN_ENUM) return in_enum_test(fn, attr, element);
    if (v->kind == IR_V_ANY_OF) return any_of_test(fn, v, element);
    const ir_op op = v->kind == IR_V_MIN ? IR_GE : v->kind == IR_V_MAX ? IR_LE : IR_EQ;
    const cval bound = ksyc_gen(fn, v->exprs[0]);
    if (element->kind == IR_INT && v->exprs[0]->op != IR_LIT_INT)
        *allowed = ksyc_found_value(fn, bound, STORE_U64);
    if (is_item_itself(v->exprs[0], element)) return ksyc_c_word(fn, "true");
    return ksyc_compare_values(fn, v->exprs[0], *fn->item, element, bound, &v->exprs[0]->vtype, op)
        .code;
}

void ksyc_emit_rule(c_function *fn, const ir_attr *attr, const char *rule, const char *expected) {
    c_file *file = fn->file;
    if (ksyc_names_get(file->ruled, rule) != NULL) return;
    ksyc_names_add(file->lasting, file->ruled, ksyc_pool_copy(file->lasting, rule, strlen(rule)),
                   file);
    const char *name = ksyc_rule_name(P(fn), attr);
    ksyc_line(&fn->file->rules, "static const ks_rule %s = {", rule);
    ksyc_line(&fn->file->rules, "    %s, %s, %s, %s};", ksyc_quoted(fn, name),
              ksyc_quoted(fn, expected), code_name(fn, attr), attr->is_note ? "true" : "false");
}

/* Whether a rule is about the value as such, which has to be of the kind that the rule is for. */
static bool compares_value(const ir_attr *attr) {
    for (size_t i = 0; i < attr->num_valid; i++)
        if (attr->valid[i].kind != IR_V_EXPR) return true;
    return false;
}

void ksyc_check_valid(c_function *fn, const ir_attr *attr, cval v, const code_expr *at) {
    if (attr->num_valid == 0) return;
    const char *rule = ksyc_static_name(fn->file, "rule", attr);
    const ir_vtype *element = attr->repeat == IR_ONCE ? &attr->vtype : attr->vtype.elem;
    const ir_attr *shown = attr->subject != NULL ? attr->subject : attr;
    const field_storage *a = ksyc_storage_of(fn->file->storage, shown);
    const code_expr *found = NULL;
    leave how = fn->fail;
    if (attr->subject != NULL && fn->locals != NULL) {
        uint64_t offset = 0;
        for (size_t i = 0; i < shown->index; i++) {
            offset += ksyc_storage_of(fn->file->storage, shown->owner->seq[i])->wire_size;
        }
        const code_expr *place = ksyc_code_infix(P(fn), fn->record, "+", ksyc_c_number(fn, offset));
        at = code_call(P(fn), "ks_offset_of", KS, place);
        found = no_value(fn);
        for (size_t i = 0; i < fn->num_locals; i++) {
            if (fn->locals[i].attr == shown)
                found = ksyc_found_value(fn, fn->locals[i].value, a->store);
        }
        how.field = shown->id;
    } else if (attr->subject != NULL) {
        cval subject = ksyc_value_of_store(a->store, ksyc_self_member(fn, a));
        found = a->shape == SHAPE_ONE && subject.form == C_INT
                    ? ksyc_found_value(fn, subject, a->store)
                    : no_value(fn);
        how = (leave){.kind = LEAVE_FIELD, .field = shown->id};
        at = ksyc_c_word(fn, ksyc_pool_printf(P(fn), "at_%s", shown->id));
    } else {
        found = ksyc_has_no_bytes(&attr->data) ? no_value(fn) : ksyc_found_value(fn, v, a->store);
    }
    const ir_expr value = {.op = IR_ITEM, .vtype = *element, .place = attr->place};
    cval item = compares_value(attr) ? ksyc_settle(fn, &value, v) : v;
    item = ksyc_bytes_or_text(fn, item, element);
    fn->item = &item;
    for (size_t i = 0; i < attr->num_valid; i++) {
        const code_expr *allowed = no_value(fn);
        const code_expr *test = valid_test(fn, attr, &attr->valid[i], element, &allowed);
        const code_expr *fails = ksyc_code_negation(P(fn), test);
        if (attr->is_note) {
            ksyc_output_use(fn->out, USES_KS);
            ksyc_block(fn->out, "if (%s && !ks_violated(ks, &%s, %s, %s, %s))",
                       ksyc_show(fn, fails), rule, ksyc_bare(fn, at), ksyc_bare(fn, allowed),
                       ksyc_bare(fn, found));
        } else {
            /* The result is always false; without a test of it there is no unreachable branch. */
            ksyc_block(fn->out, "if (%s)", ksyc_bare(fn, fails));
            ksyc_line_using(fn, USES_KS, "ks_violated(ks, &%s, %s, %s, %s);", rule,
                            ksyc_bare(fn, at), ksyc_bare(fn, allowed), ksyc_bare(fn, found));
        }
        ksyc_line(fn->out, "%s", ksyc_leave_text(fn, how));
        ksyc_end(fn->out);
    }
    fn->item = NULL;
    ksyc_emit_rule(fn, attr, rule, ksyc_rule_expected(P(fn), attr));
}
