/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Terms: values, assertions and clauses as trees of C and of logic, how they are composed, and how they are written.
 */
#include <string.h>

#include "proof.h"
#include "range.h"

/* ---------------------------------------------------------------------------------------- words */

const code_expr ksyc_fixed[NUM_BITS] = {
    {.kind = CODE_WORD, .text = "buf", .uses = BIT(BIT_BUF)},
    {.kind = CODE_WORD, .text = "len", .uses = BIT(BIT_LEN)},
    {.kind = CODE_WORD, .text = "at", .uses = BIT(BIT_AT)},
    {.kind = CODE_WORD, .text = "count"}, /* its bit is REFUSES */
    {.kind = CODE_WORD, .text = "i", .uses = BIT(BIT_INDEX)},
    {.kind = CODE_WORD, .text = "gate", .uses = BIT(BIT_GATE)},
};
const code_expr ksyc_word_pos = {.kind = CODE_WORD, .text = "pos"};
const code_expr ksyc_word_of = {.kind = CODE_WORD, .text = "of"};
const code_expr ksyc_word_result = {.kind = CODE_WORD, .text = "\\result"};
const code_expr ksyc_nought = {.kind = CODE_NUMBER};

/* ------------------------------------------------------------------------------------ conditions */

const clauses *ksyc_all_of(pool *p, const clauses *before, const code_expr *that) {
    clauses *all = ksyc_pool_alloc(p, sizeof *all);
    *all = (clauses){that, before};
    return all;
}

/* From the first to the last; sets their number. */
static const code_expr *const *in_order(pool *p, const clauses *all, size_t *count) {
    size_t n = 0;
    for (const clauses *c = all; c != NULL; c = c->before) n++;
    const code_expr **items = ksyc_pool_array(p, n, sizeof *items);
    *count = n;
    for (const clauses *c = all; c != NULL; c = c->before) items[--n] = c->that;
    return items;
}

const code_expr *ksyc_conjunction(pool *p, const clauses *all) {
    if (all == NULL) return ksyc_code_word(p, "\\true");
    if (all->before == NULL) return all->that;
    size_t count = 0;
    const code_expr *const *items = in_order(p, all, &count);
    return ksyc_code_list(p, CODE_LINES, NULL, items, count);
}

void ksyc_conjoin_all(conjunction *to, pool *p, const clauses *all) {
    size_t count = 0;
    const code_expr *const *items = in_order(p, all, &count);
    for (size_t i = 0; i < count; i++) ksyc_conjoin(to, p, items[i]);
}

/* ---------------------------------------------------------------------------------------- values */

const code_expr *ksyc_not(pool *p, const code_expr *e) {
    return ksyc_code_of(p, CODE_PREFIX, "!", (const code_expr *const[]){e, NULL});
}

const code_expr *ksyc_choice(pool *p, const code_expr *test, const code_expr *yes,
                             const code_expr *no) {
    return ksyc_code_of(p, CODE_CHOICE, NULL, (const code_expr *const[]){test, yes, no, NULL});
}

vkind ksyc_kind_of(const ir_vtype *vtype) {
    switch (vtype->kind) {
    case IR_INT:
    case IR_ENUM: return ksyc_range_is_unsigned(vtype->range) ? V_U64 : V_S64;
    case IR_BOOL: return V_BOOL;
    case IR_NONE:
    case IR_FLOAT:
    case IR_BYTES:
    case IR_STR:
    case IR_OBJECT:
    case IR_STRUCT:
    case IR_STREAM:
    case IR_ARRAY:
    case IR_ANY: break;
    }
    return V_NONE;
}

bool ksyc_is_wide(const ir_vtype *vtype) {
    return vtype->kind == IR_INT && ksyc_range_is_wide(vtype->range);
}

bool ksyc_is_storable(const ir_vtype *vtype) {
    return ksyc_kind_of(vtype) != V_NONE && !ksyc_is_wide(vtype);
}

ir_range ksyc_range_of_vtype(const ir_vtype *vtype) {
    if (vtype->kind == IR_INT) return vtype->range;
    /* Of an enum it is that of what holds it. */
    if (ksyc_kind_of(vtype) == V_S64) return (ir_range){INT64_MIN, INT64_MAX, false};
    return (ir_range){0, vtype->kind == IR_BOOL ? 1 : UINT64_MAX, false};
}

val ksyc_unsupported(proof_emitter *em, source_place place, const char *what) {
    ksyc_diag_error(em->diag, place, "the validator does not know %s", what);
    return ksyc_literal_val(em->pool, 0, false);
}

val ksyc_literal_val(pool *p, uint64_t word, bool negative) {
    val v = {.kind = negative ? V_S64 : V_U64, .is_literal = true};
    v.range = (ir_range){negative           ? (int64_t)word
                         : word > INT64_MAX ? INT64_MAX
                                            : (int64_t)word,
                         word, negative};
    v.c = v.l = ksyc_code_number(p, word, negative);
    if (negative && word == (uint64_t)INT64_MIN) {
        v.c = ksyc_code_word(p, "INT64_MIN");
    } else if (!negative && word > INT32_MAX) {
        v.c = code_call(p, "UINT64_C", v.l);
    }
    v.is_int = !ksyc_is_wide_literal(v);
    return v;
}

bool ksyc_is_wide_literal(val v) {
    return v.is_literal && v.kind == V_U64 && v.range.max > INT32_MAX;
}

val ksyc_held_in(val v, const code_expr *c) {
    v.c = c;
    v.leaf = 0;
    v.is_stored = false;
    return v;
}

val ksyc_in_variable(pool *p, val v, const char *name) {
    return ksyc_held_in(v, ksyc_code_word(p, name));
}

const code_expr *ksyc_term_of(pool *p, val v) {
    if (v.kind != V_BOOL) return v.l;
    return v.term != NULL ? v.term
                          : ksyc_choice(p, v.l, ksyc_code_natural(p, 1), ksyc_code_natural(p, 0));
}

val ksyc_as_truth(pool *p, val v) {
    if (v.kind != V_BOOL) return v;
    v.term = v.l;
    v.l = ksyc_code_flat(p, v.term, "!=", NOUGHT);
    return v;
}

const char *ksyc_c_type(vkind kind) {
    return kind == V_BOOL   ? "bool"
           : kind == V_S64  ? "int64_t"
           : kind == V_U64  ? "uint64_t"
           : kind == V_WIDE ? "ks_int"
                            : "void";
}

/* ---------------------------------------------------------------------------------- compositions */

const code_expr *ksyc_plus(pool *p, const code_expr *base, uint64_t offset) {
    const code_expr *number = ksyc_code_natural(p, offset);
    if (ksyc_code_is_number(base) && base->word == 0) return number;
    return offset == 0 ? base : ksyc_code_flat(p, base, "+", number);
}

const code_expr *ksyc_plus_times(pool *p, const code_expr *base, uint64_t size,
                                 const code_expr *factor) {
    return ksyc_code_flat(p, base, "+", ksyc_code_flat(p, ksyc_code_natural(p, size), "*", factor));
}

const code_expr *ksyc_index_before(pool *p) {
    return ksyc_code_group(p, ksyc_code_flat(p, INDEX, "-", ksyc_code_natural(p, 1)));
}

const code_expr *ksyc_between(pool *p, const code_expr *a, const code_expr *b, const code_expr *c) {
    return ksyc_code_of(p, CODE_FLAT, "<=", (const code_expr *const[]){a, b, c, NULL});
}

const code_expr *ksyc_otherwise(pool *p, const code_expr *test, const code_expr *yes,
                                const code_expr *no) {
    return ksyc_code_of(p, CODE_CASES, NULL, (const code_expr *const[]){test, yes, no, NULL});
}

const code_expr *ksyc_at_least_0(pool *p, const code_expr *l) {
    return ksyc_choice(p, ksyc_code_flat(p, l, ">", NOUGHT), l, NOUGHT);
}

static bool is_full_range(vkind kind, ir_range r) {
    if (kind == V_U64) return r.min == 0 && !r.max_negative && r.max == UINT64_MAX;
    return r.min == INT64_MIN && !r.max_negative && r.max == INT64_MAX;
}

const code_expr *ksyc_range_of_name(pool *p, vkind kind, ir_range r, const code_expr *name) {
    if (kind == V_BOOL || kind == V_NONE || is_full_range(kind, r)) return NULL;
    const code_expr *max = ksyc_code_number(p, r.max, kind == V_S64 && r.max_negative);
    if (kind == V_U64 && r.min == 0) return ksyc_code_flat(p, name, "<=", max);
    return ksyc_between(p, ksyc_code_number(p, (uint64_t)r.min, r.min < 0), name, max);
}

void ksyc_add_argument(call *to, const code_expr *argument) {
    if (to->num_args == to->capacity) {
        const size_t capacity = 2 * to->capacity + 8;
        const size_t used = to->num_args * sizeof(const code_expr *);
        to->args = ksyc_pool_grow(to->pool, to->args, to->capacity * sizeof(const code_expr *),
                                  used, capacity * sizeof(const code_expr *));
        to->capacity = capacity;
    }
    to->args[to->num_args++] = argument;
}

const code_expr *ksyc_call_in_c(const call *c, const char *name) {
    return ksyc_code_list(c->pool, CODE_CALL, name, c->args, c->num_args);
}

const code_expr *ksyc_call_in_logic(const call *c, const char *name) {
    if (c->num_args == 0) return ksyc_code_word(c->pool, name);
    return ksyc_code_list(c->pool, CODE_APPLY, name, c->args, c->num_args);
}

/* ------------------------------------------------------------------------------ what is written */

output ksyc_new_text(proof_emitter *em, unsigned indent) {
    output text = ksyc_output_in(em->dir, em->pass, indent);
    ksyc_output_folding(&text);
    return text;
}

const char *ksyc_in(output *out, const code_expr *e) {
    ksyc_output_use(out, e->uses);
    return ksyc_code_operand_text(out->pool, e);
}

const char *ksyc_alone_in(output *out, const code_expr *e) {
    ksyc_output_use(out, e->uses);
    return ksyc_code_text(out->pool, e);
}

const char *ksyc_logic(pool *p, const code_expr *e) { return ksyc_code_operand_text(p, e); }

void ksyc_hold(output *out, const char *type, const char *name, const code_expr *value) {
    ksyc_line(out, "const %s %s = %s;", type, name, ksyc_in(out, value));
}

void ksyc_assign(output *out, const char *name, const code_expr *value) {
    ksyc_line(out, "%s = %s;", name, ksyc_in(out, value));
}

void ksyc_refuse_when(output *c, const code_expr *condition, const char *refusal) {
    ksyc_line(c, "if (%s) return %s;", ksyc_alone_in(c, condition), refusal);
    ksyc_output_use(c, REFUSES);
}

/* The text of logic whose lines, but for the first, begin `more` blanks after the indentation of the output. */
static const char *lines_of(output *out, const code_expr *e, unsigned more) {
    return ksyc_code_lines_text(out->pool, e, ksyc_output_margin(out) + more);
}

void ksyc_write_definition(output *out, const char *head, const code_expr *body) {
    enum { ROOM = 90 };
    if (!ksyc_code_has_lines(body)) {
        const char *text = ksyc_logic(out->pool, body);
        if (strlen(head) + strlen(text) < ROOM) {
            ksyc_line(out, "%s = %s;", head, text);
            return;
        }
    }
    ksyc_line(out, "%s =", head);
    ksyc_write_body(out, body);
}

void ksyc_write_body(output *out, const code_expr *body) {
    ksyc_line(out, "  %s;", lines_of(out, body, 2));
}

void ksyc_write_clauses(output *out, const char *word, const clauses *all) {
    size_t count = 0;
    const code_expr *const *items = in_order(out->pool, all, &count);
    for (size_t i = 0; i < count; i++)
        ksyc_line(out, "    %s %s;", word, lines_of(out, items[i], 8));
}

void ksyc_assert_that(output *out, const char *name, const code_expr *that) {
    const char *mark = name[0] != '\0' ? ": " : "";
    ksyc_line(out, "/*@ assert %s%s%s; */", name, mark, lines_of(out, that, 8));
}

void ksyc_assert_same(output *out, const char *name, const code_expr *l) {
    ksyc_line(out, "/*@ assert %s: %s == %s; */", name, name, ksyc_logic(out->pool, l));
}
