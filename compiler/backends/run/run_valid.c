/* SPDX-License-Identifier: Apache-2.0 */
/* run_valid.c - the rules of a field. */
#include "run.h"

/* The labels are found by the word of the value, which a negative value shares with one of 2^63 and more. An enum has
 * not both; values that have no label of their sign are excluded first. */
static bool is_in_enum(const run_scope *s, const ir_enum *e, const run_value *item) {
    const ir_label *labels = e->labels;
    const bool is_large = !item->number.is_negative && item->number.word > INT64_MAX;
    const bool has_negative = e->num_labels > 0 && labels[0].negative;
    const bool has_large = e->num_labels > 0 && !labels[e->num_labels - 1].negative &&
                           labels[e->num_labels - 1].word > INT64_MAX;
    if (has_negative && is_large) return false;
    if (has_large && item->number.is_negative) return false;
    const uint64_t word = item->number.word;
    const int64_t value = word > INT64_MAX ? -(int64_t)~word - 1 : (int64_t)word;
    return ks_enum_find(&s->run->program->enums[e->number], value) != NULL;
}

/* A value that is compared with itself; only NaN would differ. */
static bool is_item_itself(const ir_expr *value, const ir_vtype *element) {
    return value->op == IR_ITEM && element->kind != IR_FLOAT;
}

static bool compare_item(run_scope *s, ir_op op, const ir_expr *value, const ir_vtype *element,
                         run_value *v, bool *out) {
    if (!ksyc_run_eval(s, value, v)) return false;
    *out = true;
    return is_item_itself(value, element) || ksyc_run_compare(s, op, s->item, v, out);
}

/* What comes after the value that the item equals is not computed. */
static bool is_any_of(run_scope *s, const ir_valid *rule, const ir_vtype *element, bool *out) {
    *out = false;
    for (size_t i = 0; i < rule->num_exprs && !*out; i++) {
        run_value v;
        if (!compare_item(s, IR_EQ, rule->exprs[i], element, &v, out)) return false;
    }
    return true;
}

static bool test(run_scope *s, const ir_attr *attr, const ir_valid *rule, const ir_vtype *element,
                 ks_value *allowed, bool *out) {
    ir_op op = IR_EQ;
    run_value bound;
    switch (rule->kind) {
    case IR_V_EXPR: return ksyc_run_eval_bool(s, rule->exprs[0], out);
    case IR_V_IN_ENUM: *out = is_in_enum(s, attr->data.enumeration, s->item); return true;
    case IR_V_ANY_OF: return is_any_of(s, rule, element, out);
    case IR_V_MIN: op = IR_GE; break;
    case IR_V_MAX: op = IR_LE; break;
    case IR_V_EQ: break;
    }
    if (!compare_item(s, op, rule->exprs[0], element, &bound, out)) return false;
    if (element->kind == IR_INT && rule->exprs[0]->op != IR_LIT_INT)
        *allowed = ksyc_run_found(s->ks, &bound);
    return true;
}

/* What the message shows as found, and where. */
typedef struct shown {
    const run_value *value; /* NULL: nothing */
    run_value subject;
    uint64_t at;
    leave how;
} shown;

static void show_subject(run_scope *s, const run_field *field, const uint64_t *starts, shown *out) {
    const ir_attr *subject = field->attr->subject;
    const run_field *of = ksyc_run_field_of(s->run->program, subject);
    out->at = starts[subject->index];
    out->how = (leave){.kind = LEAVE_FIELD, .field = subject->id};
    if (s->is_record) {
        out->how = s->fail;
        out->how.field = subject->id;
    }
    out->value = NULL;
    if (of->offset == KS_NOWHERE || of->stored->shape != SHAPE_ONE) return;
    out->subject = ksyc_run_load(of->store, ksyc_run_place(s->self, of->offset), &subject->vtype);
    if (out->subject.form == RUN_INT || s->is_record) out->value = &out->subject;
}

/* Whether a rule is about the value as such, which has to be of the kind that the rule is for. */
static bool compares_value(const ir_attr *attr) {
    for (size_t i = 0; i < attr->num_valid; i++)
        if (attr->valid[i].kind != IR_V_EXPR) return true;
    return false;
}

bool ksyc_run_check_valid(run_scope *s, const run_field *field, const run_value *v, uint64_t at,
                          const uint64_t *starts) {
    const ir_attr *attr = field->attr;
    if (attr->num_valid == 0) return true;
    const ir_vtype *element = attr->repeat == IR_ONCE ? &attr->vtype : attr->vtype.elem;
    shown what = {.value = ksyc_has_no_bytes(&attr->data) ? NULL : v, .at = at, .how = s->fail};
    if (attr->subject != NULL) show_subject(s, field, starts, &what);
    run_value item = *v;
    const run_value *outer = s->item;
    ksyc_run_bytes_or_text(&item, element);
    if (compares_value(attr) && !ksyc_run_settle(s, element, &item)) return false;
    s->item = &item;
    for (size_t i = 0; i < attr->num_valid; i++) {
        ks_value allowed = ks_none();
        bool holds = false;
        if (!test(s, attr, &attr->valid[i], element, &allowed, &holds)) return false;
        if (holds) continue;
        const ks_value found = what.value != NULL ? ksyc_run_found(s->ks, what.value) : ks_none();
        if (!ks_violated(s->ks, &field->rule, what.at, allowed, found))
            return ksyc_run_leave(s, &what.how);
    }
    s->item = outer;
    return true;
}
