/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The routine of a type: its fields in order, then its instances.
 */
#include <inttypes.h>

#include "proof.h"
#include "queries.h"

/* ------------------------------------------------------------------------------------------ type */

typedef struct field_cursor {
    draft dr;
    field_place next; /* of the next field */
} field_cursor;

static void place(field_cursor *cur) { cur->dr.pos = ksyc_place_in(&cur->dr, &cur->next); }

/* The base is a call of a function. */
static bool is_call(const field_place *place) {
    return place->base != NULL && place->base->mask != 0;
}

/* What was written of a field is text; of the trees in memory since the mark, nothing is needed any more. */
static void give_up(draft *dr, pool_mark mark) {
    ksyc_write_conditions(dr);
    dr->pos = (val){.kind = V_U64};
    ksyc_pool_reset(dr->em->pool, mark);
}

/* Rules that test the value ask for it like everything else does; a rule about other fields does not. */
static bool is_value_used(const draft *dr, const ir_attr *attr) {
    return (ksyc_required_of(dr->routine, attr) & NEEDS_VALUE) != 0;
}

static const code_expr *number_in_c(draft *dr, const ir_attr *attr) {
    const code_expr *value = ksyc_read_field(dr->em, attr, ksyc_reading(ksyc_loads(dr->em)),
                                             dr->pos.c, ksyc_order(dr, attr->owner, &attr->data).c);
    return attr->vtype.kind == IR_BOOL ? ksyc_code_flat(dr->em->pool, value, "!=", NOUGHT) : value;
}

/* A step that provers would otherwise have to find, where the place is a term and not a constant, or the value is used far
 * from here. */
static void state_number(field_cursor *cur, const ir_attr *attr) {
    draft *dr = &cur->dr;
    pool *p = dr->em->pool;
    const bool is_wide = attr->data.kind == IR_D_BITS && ksyc_bytes_read(dr->em, attr) > 1;
    const bool is_far = (dr->has_pos && is_call(&cur->next)) ||
                        ksyc_is_in_stream(dr->em, dr->routine->type) || is_wide;
    if (ksyc_required_of(dr->routine, attr) == 0 || !is_far) return;
    dr->read[attr->index] = true;
    const val v = ksyc_resolve(dr, LEAF_VALUE, ksyc_own_field(dr->em, attr));
    const code_expr *same =
        v.kind == V_BOOL ? ksyc_code_infix(p, ksyc_code_flat(p, v.c, "!=", NOUGHT), "<==>", v.l)
                         : ksyc_code_flat(p, v.c, "==", v.l);
    ksyc_assert_that(dr->c, attr->id, same);
}

static void read_number(field_cursor *cur, const ir_attr *attr) {
    draft *dr = &cur->dr;
    if (!is_value_used(dr, attr)) return;
    if (ksyc_loads(dr->em)) ksyc_have_loaded(dr, dr->pos.c, ksyc_bytes_read(dr->em, attr));
    const bool is_truth = attr->vtype.kind == IR_BOOL;
    ksyc_hold(dr->c,
              is_truth               ? "bool"
              : attr->data.is_signed ? "int64_t"
                                     : "uint64_t",
              attr->local, number_in_c(dr, attr));
    state_number(cur, attr);
}

/* Whether the field is the rest of the stream, with nothing to check, as in views, and no field after it. */
static bool is_rest(const draft *dr, const ir_attr *attr) {
    return attr->repeat == IR_ONCE && ksyc_is_rest_of_stream(&attr->data) &&
           (attr->num_valid == 0 || !ksyc_tests(dr->em)) && !dr->routine->now->needs_end &&
           ksyc_required_of(dr->routine, attr) == 0;
}

static void hold_place(draft *dr, const ir_attr *attr) {
    ksyc_hold(dr->c, "uint64_t", ksyc_pool_printf(dr->em->pool, "%s_at", attr->local), dr->pos.c);
}

/* Stores the place of a field, if the view holds it or an expression needs it. Of an array, the check stores it with the
 * count. */
static void keep_place(draft *dr, const ir_attr *attr) {
    if ((dr->em->opens || attr->repeat == IR_ONCE) &&
        (ksyc_required_of(dr->routine, attr) & NEEDS_AT) != 0)
        hold_place(dr, attr);
}

/* Whether the field is there, in the variable that others know it by. */
static val hold_presence(draft *dr, const ir_attr *attr) {
    pool *p = dr->em->pool;
    const char *local = ksyc_pool_printf(p, "has_%s", attr->local);
    const val has =
        ksyc_value(dr, attr, attr->condition,
                   ksyc_pool_printf(p, "%s_has_%s", dr->routine->name, attr->stem), local);
    if (!has.is_stored) ksyc_hold(dr->c, "bool", local, has.c);
    return has;
}

/* The number of elements, in a variable if something needs it. */
static val emit_count(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const bool is_needed = (ksyc_required_of(dr->routine, attr) & NEEDS_COUNT) != 0;
    /* What the expression gives is not yet the number of elements. */
    const bool is_apart =
        em->opens || (is_needed && ksyc_kind_of(&attr->repeat_expr->vtype) == V_S64);
    val count =
        ksyc_value(dr, attr, attr->repeat_expr,
                   ksyc_pool_printf(p, "%s_count", ksyc_routine_of(em, attr->owner, attr)->name),
                   ksyc_pool_printf(p, "%s%s_count", is_apart ? "its_" : "", attr->local));
    if (count.kind == V_S64) {
        /* A negative number of elements means that there are none. */
        count = ksyc_held_in(count, ksyc_otherwise(p, ksyc_code_flat(p, count.c, ">", NOUGHT),
                                                   ksyc_code_cast(p, "uint64_t", count.c), NOUGHT));
        count.l = ksyc_at_least_0(p, count.l);
    }
    const char *local = ksyc_pool_printf(p, "%s_count", attr->local);
    const bool has_it = is_apart ? ksyc_is_held_by(attr->repeat_expr, local) : count.is_stored;
    if (!has_it && is_needed)
        ksyc_line(dr->c, "%s%s = %s;", em->opens && dr->in_branch ? "" : "const uint64_t ", local,
                  ksyc_in(dr->c, count.c));
    return count;
}

/* What others need to know of a field without bytes; else only that it can be computed. */
static void keep_facts_of_nothing(draft *dr, const ir_attr *attr) {
    const unsigned char required = ksyc_required_of(dr->routine, attr);
    if (attr->condition != NULL && (required & ksyc_needs_of(LEAF_HAS)) != 0)
        hold_presence(dr, attr);
    else
        ksyc_require_condition(dr, attr);
    if (attr->repeat == IR_ONCE) return;
    if ((required & NEEDS_COUNT) != 0)
        emit_count(dr, attr);
    else
        ksyc_require_value(dr, attr, attr->repeat_expr,
                           ksyc_pool_printf(dr->em->pool, "%s_count",
                                            ksyc_routine_of(dr->em, attr->owner, attr)->name));
}

/* Views have all numbers, so what the validator has loaded must contain those that it does not use, too. */
static bool has_numbers(const proof_emitter *em, const ir_type *type, size_t from, size_t to) {
    for (size_t i = from; i < to; i++) {
        const ir_attr *attr = type->seq[i];
        if (ksyc_is_number(&attr->data) || ksyc_is_bits(em, attr, NULL)) return true;
    }
    return false;
}

/* Whether the offset behind a field is none that C has a signed number for. No file has such fields. */
static bool is_too_large(const field_cursor *cur, uint64_t before, uint64_t size) {
    const uint64_t most = INT64_MAX;
    return cur->next.base_offset > most || before > most - cur->next.base_offset ||
           size > most - cur->next.base_offset - before;
}

/* The rules of a field, where it is there; `has.c` is NULL for one that always is. */
static void check_rules_of(draft *dr, const ir_attr *attr, val has) {
    if (has.c == NULL || attr->num_valid == 0) {
        ksyc_check_rules(dr, attr);
        return;
    }
    output *out = dr->c;
    output inner = ksyc_output_new(dr->em->pool, out->indent + 1);
    const clauses *before = dr->conditions;
    dr->c = &inner;
    dr->conditions = NULL;
    dr->in_branch = true;
    ksyc_check_rules(dr, attr);
    dr->in_branch = false;
    dr->c = out;
    const clauses *found = dr->conditions;
    dr->conditions = before;
    if (ksyc_output_is_empty(&inner)) return;
    ksyc_block(out, "if (has_%s)", attr->local);
    ksyc_append_output(out, &inner);
    ksyc_end(out);
    ksyc_add_branch(dr, has.l, true, has.mask, found);
}

/* Writes consecutive fields of constant size, with one test of the length for all; returns the number of the next. */
static size_t emit_run(field_cursor *cur, size_t from) {
    draft *dr = &cur->dr;
    const ir_type *type = dr->routine->type;
    uint64_t total = 0, size = 0;
    size_t to = from;
    for (; to < type->num_seq && ksyc_has_fixed_size(dr->em, type->seq[to], &size); to++) {
        if (is_too_large(cur, total, size))
            ksyc_unsupported(dr->em, type->seq[to]->place, "fields of 2^63 bytes and more");
        total += size;
    }
    if (total > 0) {
        place(cur);
        pool *p = dr->em->pool;
        const code_expr *left = ksyc_code_flat(p, LEN, "-", ksyc_code_set_off(p, dr->pos.c));
        ksyc_refuse_if(dr, ksyc_code_flat(p, left, "<", ksyc_code_natural(p, total)));
        ksyc_add_condition(dr,
                           ksyc_code_flat(p,
                                          ksyc_plus(p, ksyc_base_of(dr, &cur->next),
                                                    cur->next.base_offset + total),
                                          "<=", LEN),
                           dr->pos.mask | BIT(BIT_LEN));
        if (ksyc_loads(dr->em) && has_numbers(dr->em, type, from, to)) {
            ksyc_look(dr->c, dr->pos.c, ksyc_code_natural(p, total));
            dr->is_loaded = true;
        }
    }
    const uint64_t start = cur->next.offset;
    for (size_t i = from; i < to; i++) {
        const pool_mark mark = ksyc_pool_mark(dr->em->pool);
        const ir_attr *attr = type->seq[i];
        ksyc_has_fixed_size(dr->em, attr, &size);
        dr->at[i] = cur->next;
        const uint64_t shared = ksyc_bytes_shared(dr->em, attr);
        dr->at[i].offset -= shared;
        dr->at[i].base_offset -= shared;
        dr->pos = ksyc_place_in(dr, &dr->at[i]);
        ksyc_ask_anchored(dr, attr);
        const bool in_byte = ksyc_is_bits(dr->em, attr, NULL);
        const bool may_miss = in_byte && attr->condition != NULL;
        const val has = may_miss ? hold_presence(dr, attr) : (val){.c = NULL};
        if (ksyc_is_number(&attr->data) || in_byte) read_number(cur, attr);
        if ((ksyc_required_of(dr->routine, attr) & NEEDS_AT) != 0) hold_place(dr, attr);
        if (dr->em->opens && (ksyc_required_of(dr->routine, attr) & NEEDS_SIZE) != 0)
            ksyc_line(dr->c, "const uint64_t %s_size = %" PRIu64 ";", attr->local, size);
        dr->read[i] = true;
        cur->next.offset += size;
        cur->next.base_offset += size;
        place(cur);
        if (!may_miss) keep_facts_of_nothing(dr, attr);
        check_rules_of(dr, attr, has);
        give_up(dr, mark);
    }
    dr->is_loaded = false;
    if (dr->has_pos && cur->next.offset > start) {
        bool is_last = true;
        for (size_t i = to; i < type->num_seq && is_last; i++)
            if (!ksyc_is_idle_rule(type->seq[i]) && !is_rest(dr, type->seq[i])) is_last = false;
        if (!is_last || dr->routine->now->needs_end) {
            ksyc_line(dr->c, "pos += %" PRIu64 ";", cur->next.offset);
            cur->next.offset = 0;
        }
    }
    return to;
}

static bool ends_view(const proof_emitter *em, const ir_attr *attr) {
    return em->opens && ksyc_ends_view(attr);
}

static bool follows_something(const draft *dr, const ir_attr *attr) {
    const ir_type *type = dr->routine->type;
    if (ends_view(dr->em, attr)) return false;
    for (size_t i = attr->index + 1; i < type->num_seq; i++)
        if (!ksyc_is_idle_rule(type->seq[i]) && !is_rest(dr, type->seq[i])) return true;
    return dr->routine->now->needs_end;
}

/* The name of the place after a field: that of the next field, or the end. */
static const char *name_behind(const draft *dr, const ir_attr *attr) {
    const ir_type *type = dr->routine->type;
    for (size_t i = attr->index + 1; i < type->num_seq; i++)
        if (!ksyc_is_idle_rule(type->seq[i]) && !is_rest(dr, type->seq[i]))
            return ksyc_pool_printf(dr->em->pool, "at_%s_%s", dr->routine->name, type->seq[i]->id);
    return ksyc_pool_printf(dr->em->pool, "end_%s", dr->routine->name);
}

/* The place after a field. It is a function of its own, so that provers treat it as one term in C and in logic, and
 * need not normalise sums first. */
static val behind(draft *dr, const ir_attr *attr, const code_expr *l, uint64_t mask) {
    val after = {.kind = V_U64, .l = l, .mask = mask};
    if (attr->condition != NULL || !follows_something(dr, attr)) return after;
    const logic_fun *f = ksyc_define(dr, "logic integer", name_behind(dr, attr), l, mask);
    after.l = ksyc_own_call(dr, f, NULL, NULL, NULL);
    after.mask = f->mask;
    return after;
}

/* "len - pos" */
static const code_expr *rest_from_pos(pool *p) { return ksyc_code_flat(p, LEN, "-", POS); }

/* Tests that `size` bytes are left from `pos` on; returns the place after them, in logic. Without bytes the size is
 * NULL. */
static val fit(draft *dr, const ir_attr *attr, const code_expr **size_c) {
    pool *p = dr->em->pool;
    const ir_data *d = &attr->data;
    *size_c = NULL;
    if (d->sizing != IR_SIZE_EXPR)
        return ksyc_unsupported(dr->em, attr->place, ksyc_refused_data(dr->em->pool, d));
    const bool is_kept = (ksyc_required_of(dr->routine, attr) & NEEDS_SIZE) != 0;
    /* What the expression gives is not yet the size. */
    const bool is_apart =
        dr->em->opens ||
        (is_kept && (dr->in_branch || ksyc_kind_of(&d->size_expr->vtype) == V_S64));
    const char *local = ksyc_pool_printf(p, "%s%s_size", is_apart ? "its_" : "", attr->local);
    val size = ksyc_value(dr, attr, d->size_expr,
                          ksyc_pool_printf(p, "%s_%s_size", dr->routine->name, attr->stem), local);
    const char *kept = ksyc_pool_printf(p, "%s_size", attr->local);
    if (is_kept && !ksyc_is_held_by(d->size_expr, kept) && (is_apart || !size.is_stored))
        ksyc_line(dr->c, "%s%s_size = %s%s;", dr->in_branch ? "" : "const uint64_t ", attr->local,
                  size.kind == V_S64 ? "(uint64_t)" : "",
                  ksyc_in(dr->c, ksyc_code_set_off(p, size.c)));
    if (size.is_literal && size.range.max == 0) return dr->pos;
    if (size.is_stored) ksyc_assert_same(dr->c, local, size.l);
    if (size.kind == V_S64) {
        ksyc_refuse_if(dr, ksyc_code_flat(p, size.c, "<", NOUGHT));
        ksyc_add_condition(dr, ksyc_code_flat(p, NOUGHT, "<=", size.l), size.mask);
        size.c = ksyc_code_cast(p, "uint64_t", size.c);
    }
    val after =
        behind(dr, attr, ksyc_code_flat(p, dr->pos.l, "+", size.l), dr->pos.mask | size.mask);
    const code_expr *inside = ksyc_code_flat(p, after.l, "<=", LEN);
    /* Asserted in the words of the definition, so that provers need no arithmetic. */
    ksyc_refuse_unless(dr, ksyc_pool_printf(p, "%s_fits", attr->local),
                       ksyc_code_flat(p, ksyc_code_open(p, size.c), "<=", rest_from_pos(p)),
                       inside);
    ksyc_add_condition(dr, inside, after.mask | BIT(BIT_LEN));
    *size_c = size.c;
    return after;
}

/* Whether a key of bytes has some in every file. */
static bool has_key(const ir_expr *key) {
    if (key->vtype.kind != IR_BYTES) return true;
    if (key->op == IR_LIT_BYTES) return key->size > 0;
    return key->op == IR_FIELD && ksyc_is_constant_bytes(&key->attr->data) &&
           key->attr->data.size_expr->word > 0;
}

/* Nothing depends on what `process: xor`, `rol` or `ror` makes of bytes, and it leaves their number as it is; only its
 * argument can fail. */
static bool require_process(draft *dr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (d->process == IR_P_NONE) return true;
    if ((d->kind != IR_D_BYTES && d->kind != IR_D_USER) || d->process == IR_P_ZLIB ||
        d->process == IR_P_CUSTOM)
        return false;
    if (!has_key(d->process_arg))
        ksyc_unsupported(dr->em, d->process_arg->place, "a key that may be empty");
    ksyc_require_value(dr, attr, d->process_arg,
                       ksyc_pool_printf(dr->em->pool, "%s_%s_key", dr->routine->name, attr->stem));
    return true;
}

/* Skips the field at `pos`; returns the place after it, in logic. */
static val emit_bytes(draft *dr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if ((d->kind != IR_D_BYTES && d->kind != IR_D_STR) || d->term_unit > 2 ||
        !require_process(dr, attr))
        return ksyc_unsupported(dr->em, attr->place, ksyc_refused_data(dr->em->pool, d));
    if (d->sizing == IR_SIZE_TERMINATED) {
        const val after = ksyc_skip_terminated(dr, attr);
        return behind(dr, attr, after.l, after.mask);
    }
    if (d->sizing == IR_SIZE_EOS) {
        if ((ksyc_required_of(dr->routine, attr) & NEEDS_SIZE) != 0)
            ksyc_line(dr->c, "%s%s_size = %s;", dr->in_branch ? "" : "const uint64_t ", attr->local,
                      ksyc_in(dr->c, rest_from_pos(dr->em->pool)));
        const val end = {.kind = V_U64, .c = LEN, .l = LEN, .mask = BIT(BIT_LEN)};
        ksyc_check_text(dr, attr, end);
        ksyc_line(dr->c, "pos = %s;", ksyc_in(dr->c, LEN));
        return end;
    }
    const code_expr *size = NULL;
    val after = fit(dr, attr, &size);
    if (size != NULL) {
        val end = after;
        end.c = ksyc_code_flat(dr->em->pool, dr->pos.c, "+", ksyc_code_open(dr->em->pool, size));
        ksyc_check_text(dr, attr, end);
    }
    if (size != NULL) ksyc_line(dr->c, "pos += %s;", ksyc_alone_in(dr->c, size));
    return after;
}

static void skip_elements(draft *dr, uint64_t size, const code_expr *many) {
    ksyc_line(dr->c, "pos += %" PRIu64 " * %s;", size, ksyc_in(dr->c, many));
}

/* Numbers or bit fields up to the end of the stream: that they are whole. */
static val skip_to_end(draft *dr, const ir_attr *attr) {
    pool *p = dr->em->pool;
    const val end = {.kind = V_U64, .c = LEN, .l = LEN, .mask = BIT(BIT_LEN)};
    const ir_data *d = &attr->data;
    const uint64_t whole = ksyc_is_scalar(d) ? d->size : ksyc_bytes_of_bit_list(d);
    if (whole > 1) {
        const code_expr *size = ksyc_code_natural(p, whole);
        const code_expr *rest =
            ksyc_code_group(p, ksyc_code_flat(p, LEN, "-", ksyc_code_set_off(p, dr->pos.l)));
        ksyc_refuse_unless(
            dr, ksyc_pool_printf(p, "%s_fits", attr->local),
            ksyc_code_flat(p, ksyc_code_flat(p, ksyc_code_group(p, rest_from_pos(p)), "%", size),
                           "==", NOUGHT),
            ksyc_code_flat(p, ksyc_code_flat(p, rest, "%", size), "==", NOUGHT));
        ksyc_add_condition(dr, ksyc_code_flat(p, ksyc_code_flat(p, rest, "%", size), "==", NOUGHT),
                           dr->pos.mask | BIT(BIT_LEN));
    }
    ksyc_line(dr->c, "pos = %s;", ksyc_in(dr->c, LEN));
    return end;
}

static val emit_repeated(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    routine *child = ksyc_routine_of(em, attr->owner, attr);
    const char *id = attr->local;
    const ir_data *d = &attr->data;
    binding b;
    val count = {.kind = V_U64, .c = NULL, .l = NOUGHT, .mask = 0};
    if (attr->repeat == IR_REPEAT_EXPR) count = emit_count(dr, attr);
    if (!dr->em->opens && (ksyc_required_of(dr->routine, attr) & NEEDS_AT) != 0)
        hold_place(dr, attr);
    /* A count for which the rest of the file is too short is refused before the loop. */
    bool is_counted = attr->repeat == IR_REPEAT_EXPR;
    const uint64_t least = is_counted ? ksyc_least_size(d) : 0;
    bool is_fixed =
        is_counted && (ksyc_is_scalar(d) || (d->kind == IR_D_USER && d->type->is_fixed));
    const code_expr *many =
        ksyc_code_closed(p, ksyc_code_set_off(p, count.c != NULL ? count.c : NOUGHT));
    val after = {0};
    if (is_counted) {
        const code_expr *sum = ksyc_plus_times(p, dr->pos.l, least, count.l);
        uint64_t mask = dr->pos.mask | count.mask;
        after =
            is_fixed ? behind(dr, attr, sum, mask) : (val){.kind = V_U64, .l = sum, .mask = mask};
    }
    if (least > 0) {
        if (count.is_stored)
            ksyc_assert_that(dr->c, ksyc_pool_printf(p, "%s_count", attr->id),
                             ksyc_code_flat(p, count.c, "==", count.l));
        const code_expr *number = ksyc_code_natural(p, least);
        ksyc_refuse_if(dr,
                       ksyc_not(p, code_apply(p, "ks_array_fits", many, number, rest_from_pos(p))));
        ksyc_add_condition(
            dr,
            ksyc_code_flat(p, ksyc_code_flat(p, number, "*", count.l),
                           "<=", ksyc_code_flat(p, LEN, "-", ksyc_code_set_off(p, dr->pos.l))),
            dr->pos.mask | count.mask | BIT(BIT_LEN));
    }
    if (least == 0 && is_counted && ksyc_loads(em) && count.range.max > INT64_MAX)
        ksyc_stop_if_uncountable(dr->c, count.c);
    if (attr->repeat == IR_REPEAT_EOS && (ksyc_is_scalar(d) || d->kind == IR_D_BITS))
        return skip_to_end(dr, attr);
    if (ksyc_is_scalar(d)) {
        skip_elements(dr, least, many);
        return after;
    }
    ksyc_bind(&b, dr, child, attr, NULL);
    b.count = count;
    b.is_used = (ksyc_required_of(dr->routine, attr) & NEEDS_OBJECT) != 0;
    ksyc_check_child(&b, count.c, id);
    if (is_fixed) {
        skip_elements(dr, least, many);
        return after;
    }
    after = ksyc_child_call(&b, ksyc_pool_printf(p, "end_%s", child->name));
    if (child->now->needs_end && (b.is_used || ksyc_tests(em)))
        ksyc_line(dr->c, "pos = %s.end;", id);
    return after;
}

/* Checks the object that lies between the position of the routine and `end`, or what stands before its terminator and
 * its padding there. */
static void check_confined(draft *dr, const ir_attr *attr, val end) {
    binding b;
    ksyc_bind(&b, dr, ksyc_routine_of(dr->em, attr->data.type, NULL), attr, &attr->data);
    b.base = dr->pos;
    b.len = end;
    b.is_used = (ksyc_required_of(dr->routine, attr) & NEEDS_OBJECT) != 0;
    ksyc_check_child(&b, NULL, attr->local);
}

/* An object up to the end of the stream. */
static val emit_rest(draft *dr, const ir_attr *attr) {
    if ((ksyc_required_of(dr->routine, attr) & NEEDS_SIZE) != 0)
        ksyc_line(dr->c, "%s%s_size = %s;", dr->in_branch ? "" : "const uint64_t ", attr->local,
                  ksyc_in(dr->c, rest_from_pos(dr->em->pool)));
    const val end = {.kind = V_U64, .c = LEN, .l = LEN, .mask = BIT(BIT_LEN)};
    check_confined(dr, attr, ksyc_end_of_content(dr, attr, end));
    ksyc_line(dr->c, "pos = %s;", ksyc_in(dr->c, LEN));
    return end;
}

/* An object up to a terminator. */
static val emit_terminated(draft *dr, const ir_attr *attr) {
    val content;
    const val after = ksyc_find_terminated(dr, attr, &content);
    check_confined(dr, attr, content);
    ksyc_line(dr->c, "pos = %s;", ksyc_alone_in(dr->c, after.c));
    return behind(dr, attr, after.l, after.mask);
}

/* What a `process` makes of bytes is not in the file: an object in them may only say how many there are. It is written
 * before, so all that it reads is known. */
static void refuse_content(draft *dr, const ir_attr *attr) {
    const routine *child = ksyc_routine_of(dr->em, attr->data.type, NULL);
    bool reads = child->is_open || ksyc_is_in_recursion(dr->em, attr->data.type);
    for (size_t i = 0; i < child->num_funs && !reads; i++)
        reads = (child->funs[i]->mask & BIT(BIT_BUF)) != 0;
    if (reads)
        ksyc_unsupported(dr->em, attr->place,
                         "what depends on the content of an object behind a `process`: leave the "
                         "`process` out, and read bytes");
}

/* An object with a `size`: a substream. */
static val emit_confined(draft *dr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    const code_expr *size = NULL;
    if (dr->em->opens && !ksyc_is_confined(d))
        return ksyc_unsupported(dr->em, attr->place,
                                d->process != IR_P_NONE
                                    ? "objects with a `process` in a view: leave out `view`"
                                    : "objects with a terminator or padding in a view: leave out "
                                      "`view`");
    if (!require_process(dr, attr))
        return ksyc_unsupported(dr->em, attr->place, ksyc_refused_data(dr->em->pool, d));
    if (d->process != IR_P_NONE) refuse_content(dr, attr);
    if (d->sizing == IR_SIZE_EOS) return emit_rest(dr, attr);
    if (d->sizing == IR_SIZE_TERMINATED) return emit_terminated(dr, attr);
    const val after = fit(dr, attr, &size);
    if (size == NULL) size = NOUGHT;
    val end = after;
    end.c = ksyc_code_flat(dr->em->pool, dr->pos.c, "+", ksyc_code_open(dr->em->pool, size));
    check_confined(dr, attr, ksyc_end_of_content(dr, attr, end));
    ksyc_line(dr->c, "pos += %s;", ksyc_alone_in(dr->c, size));
    return after;
}

static val emit_inner(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    routine *child = d->kind == IR_D_USER ? ksyc_routine_of(em, d->type, NULL)
                                          : ksyc_routine_of(em, attr->owner, attr);
    if (d->kind == IR_D_USER && d->sizing != IR_SIZE_NONE) return emit_confined(dr, attr);
    binding b;
    ksyc_bind(&b, dr, child, attr, d->kind == IR_D_USER ? d : NULL);
    b.is_used = (ksyc_required_of(dr->routine, attr) & NEEDS_OBJECT) != 0;
    ksyc_check_child(&b, NULL, attr->local);
    if (d->kind == IR_D_USER && d->type->is_fixed) {
        unsigned long long size = d->type->min_size;
        if (size > 0) ksyc_line(dr->c, "pos += %llu;", size);
        return (val){.kind = V_U64, .l = ksyc_plus(p, dr->pos.l, size), .mask = dr->pos.mask};
    }
    val after = ksyc_child_call(&b, ksyc_pool_printf(p, "end_%s", child->name));
    if (child->now->needs_end && (b.is_used || ksyc_tests(em)))
        ksyc_line(dr->c, "pos = %s.end;", attr->local);
    return after;
}

static routine *facts_owner(proof_emitter *em, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (ksyc_is_scalar(d) || d->kind == IR_D_BITS) return NULL;
    if (attr->repeat != IR_ONCE || d->kind == IR_D_SWITCH)
        return ksyc_routine_of(em, attr->owner, attr);
    return d->kind == IR_D_USER ? ksyc_routine_of(em, d->type, NULL) : NULL;
}

/* A field whose size, presence or content depends on something. */
static void emit_field(field_cursor *cur, const ir_attr *attr) {
    draft *dr = &cur->dr;
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    if (cur->next.offset > 0) ksyc_line(dr->c, "pos += %" PRIu64 ";", cur->next.offset);
    cur->next.offset = 0;
    place(cur);
    dr->at[attr->index] = cur->next;
    bool follows = follows_something(dr, attr);
    routine *owner = facts_owner(em, attr);
    bool is_fixed_repeat = attr->repeat == IR_REPEAT_EXPR &&
                           (ksyc_is_scalar(d) || (d->kind == IR_D_USER && d->type->is_fixed));
    bool is_confined = d->kind == IR_D_USER && d->sizing != IR_SIZE_NONE;
    bool is_variable = owner != NULL && !is_confined &&
                       !(d->kind == IR_D_USER && d->type->is_fixed && attr->repeat == IR_ONCE) &&
                       !is_fixed_repeat;
    if (follows && is_variable && !owner->now->needs_end) {
        owner->now->needs_end = true;
        em->has_grown = true;
    }
    if (follows && is_variable) ksyc_require_output(dr, attr, NEEDS_OBJECT);
    unsigned char required = ksyc_required_of(dr->routine, attr);
    keep_place(dr, attr);
    ksyc_ask_anchored(dr, attr);
    output *out = dr->c;
    output inner = ksyc_output_new(p, out->indent + 1);
    const clauses *before = dr->conditions;
    val has = {0};
    if (attr->condition != NULL) {
        has = hold_presence(dr, attr);
        ksyc_prepare_attr(dr, attr);
        before = dr->conditions;
    }
    const char *facts = owner != NULL && (ksyc_tests(em) || (required & NEEDS_OBJECT) != 0)
                            ? ksyc_facts_type(em, owner)
                            : NULL;
    if (facts != NULL) ksyc_line(out, "%s %s = {0};", facts, attr->local);
    if (attr->condition != NULL && (required & NEEDS_SIZE) != 0)
        ksyc_line(out, "uint64_t %s_size = 0;", attr->local);
    if (em->opens && attr->condition != NULL && (required & NEEDS_COUNT) != 0)
        ksyc_line(out, "uint64_t %s_count = 0;", attr->local);
    val after = dr->pos;
    if (attr->condition != NULL) {
        dr->c = &inner;
        dr->conditions = NULL;
        dr->in_branch = true;
    }
    if (attr->repeat != IR_ONCE) {
        after = emit_repeated(dr, attr);
    } else if (d->kind == IR_D_INT || d->kind == IR_D_FLOAT) {
        ksyc_refuse_if(dr, ksyc_code_flat(p, rest_from_pos(p), "<", ksyc_code_natural(p, d->size)));
        ksyc_add_condition(dr, ksyc_code_flat(p, ksyc_plus(p, dr->pos.l, d->size), "<=", LEN),
                           dr->pos.mask | BIT(BIT_LEN));
        if (ksyc_is_number(d) && ksyc_loads(em))
            ksyc_look(dr->c, POS, ksyc_code_natural(p, d->size));
        if (ksyc_is_number(d) && is_value_used(dr, attr)) {
            ksyc_line(out, "%s %s = 0;", d->is_signed ? "int64_t" : "uint64_t", attr->local);
            ksyc_assign(dr->c, attr->local,
                        ksyc_read_number(p, d, ksyc_reading(ksyc_loads(em)), POS,
                                         ksyc_order(dr, attr->owner, d).c));
        }
        ksyc_line(dr->c, "pos += %u;", d->size);
        after.l = ksyc_plus(p, dr->pos.l, d->size);
    } else if (d->kind == IR_D_USER || d->kind == IR_D_SWITCH) {
        after = emit_inner(dr, attr);
    } else {
        after = emit_bytes(dr, attr);
    }
    dr->read[attr->index] = true;
    val here = dr->pos;
    dr->pos = (val){
        .kind = V_U64, .c = POS, .l = after.l, .mask = after.mask, .range = {0, INT64_MAX, false}};
    ksyc_check_rules(dr, attr);
    dr->pos = here;
    if (attr->condition != NULL) {
        dr->in_branch = false;
        dr->c = out;
        ksyc_block(out, "if (has_%s)", attr->local);
        ksyc_append_output(out, &inner);
        ksyc_end(out);
        const clauses *found = dr->conditions;
        dr->conditions = before;
        ksyc_add_branch(dr, has.l, true, has.mask, found);
        after = (val){.kind = V_U64,
                      .l = ksyc_otherwise(p, has.l, after.l != NULL ? after.l : NOUGHT, here.l),
                      .mask = has.mask | after.mask | here.mask};
    }
    if (!follows) return;
    if (attr->condition == NULL && d->kind == IR_D_USER && attr->repeat == IR_ONCE &&
        d->type->is_fixed && !is_confined) {
        cur->next.base_offset += d->type->min_size;
        return;
    }
    if (after.l == NULL) after = ksyc_unsupported(dr->em, attr->place, "what follows this field");
    const char *name = name_behind(dr, attr);
    const logic_fun *f = ksyc_find_fun(dr->routine, name);
    if (f == NULL) f = ksyc_define(dr, "logic integer", name, after.l, after.mask);
    cur->next.base = f;
    cur->next.base_offset = 0;
    ksyc_line(out, "/*@ assert behind_%s: pos == %s && pos <= len; */", attr->id,
              ksyc_logic(p, ksyc_base_of(dr, &cur->next)));
}

/* The definition of a valid file says nothing of an instance that its rules imply. */
static void check_instance(draft *dr, const ir_attr *attr) {
    if (!attr->is_implied) {
        ksyc_emit_placed(dr, attr);
    } else if (attr->num_valid > 0 && !attr->is_note) {
        ksyc_unsupported(dr->em, attr->place, "rules of an instance that others imply");
    }
    if (attr->is_note) ksyc_leave_note(dr, attr);
}

static void emit_instances(draft *dr) {
    const ir_type *type = dr->routine->type;
    for (size_t i = 0; i < type->num_instances; i++) {
        const pool_mark mark = ksyc_pool_mark(dr->em->pool);
        const ir_attr *attr = type->instances[i];
        if (dr->em->opens && ksyc_is_out_of_view(dr->em, attr)) continue;
        if (attr->kind == IR_PARSE_INSTANCE) {
            check_instance(dr, attr);
        } else {
            ksyc_check_value_instance(dr, attr);
        }
        ksyc_write_conditions(dr);
        ksyc_pool_reset(dr->em->pool, mark);
    }
}

/* The list of exports may move, as new ones are found. */
static void write_export(draft *dr, output *members, size_t i) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    routine *r = dr->routine;
    const leaf *l = &r->now->exports.items[i];
    const val v = ksyc_resolve(dr, l->kind, l->path);
    l = &r->now->exports.items[i];
    const char *name = ksyc_export_name(em, r, l->kind, l->path);
    const logic_fun *f = ksyc_find_fun(r, name);
    if (f == NULL) f = ksyc_define(dr, "logic integer", name, ksyc_term_of(p, v), v.mask);
    ksyc_line(members, "%s%s = %s;", ksyc_facts_prefix(em), l->name, ksyc_in(members, v.c));
    if (!em->opens) return;
    /* One by one, and before the struct is assigned, so that provers need not reason about the struct. */
    ksyc_assert_that(dr->c, "",
                     ksyc_code_flat(p, v.c, "==", ksyc_own_call(dr, f, NULL, NULL, NULL)));
    const code_expr *range = ksyc_range_of_name(p, l->type, l->range, v.c);
    if (range != NULL && l->kind == LEAF_VALUE) ksyc_assert_that(dr->c, "", range);
}

static void write_exports(draft *dr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    routine *r = dr->routine;
    output members = ksyc_new_text(em, 1);
    for (size_t i = 0; i < r->now->exports.count; i++) {
        const pool_mark mark = ksyc_pool_mark(p);
        write_export(dr, &members, i);
        ksyc_write_conditions(dr);
        ksyc_pool_reset(p, mark);
    }
    if (em->opens) ksyc_begin_view(dr);
    ksyc_move_output(dr->c, &members);
}

static void take_recursion(proof_emitter *em, const ir_type *type) {
    if (em->opens)
        ksyc_unsupported(em, type->place,
                         "types that contain themselves in a view: leave out `view`");
    else
        ksyc_note_recursion(em, type);
}

static void emit_children(proof_emitter *em, const ir_data *d) {
    if (d->kind == IR_D_USER && ksyc_routine_of(em, d->type, NULL)->is_open)
        take_recursion(em, d->type);
    else if (d->kind == IR_D_USER)
        ksyc_emit_type(em, d->type);
    for (size_t i = 0; i < d->num_cases; i++) emit_children(em, &d->cases[i].data);
}

static void emit_field_types(proof_emitter *em, const ir_attr *attr) {
    if (!em->opens || !ksyc_is_out_of_view(em, attr)) emit_children(em, &attr->data);
}

static void emit_chosen_type(void *self, const ir_attr *attr, const ir_expr *e) {
    (void)attr;
    if (ksyc_is_chosen(e)) ksyc_emit_type(self, ksyc_choice_of(e)->vtype.type);
}

void ksyc_emit_chosen_types(proof_emitter *em, const ir_type *type) {
    for (size_t i = 0; i < type->num_seq; i++) ksyc_visit_exprs(type->seq[i], emit_chosen_type, em);
    for (size_t i = 0; i < type->num_instances; i++)
        ksyc_visit_exprs(type->instances[i], emit_chosen_type, em);
}

/* A run, or one field; returns the number of the next one. */
static size_t emit_fields(field_cursor *cur, size_t i) {
    draft *dr = &cur->dr;
    const ir_type *type = dr->routine->type;
    const ir_attr *attr = type->seq[i];
    uint64_t size = 0;
    if (ksyc_has_fixed_size(dr->em, attr, &size)) return emit_run(cur, i);
    if (is_rest(dr, attr)) {
        dr->at[i] = cur->next;
        dr->read[i] = true;
        place(cur);
        ksyc_ask_anchored(dr, attr);
        keep_facts_of_nothing(dr, attr);
        return i + 1;
    }
    if (attr->repeat != IR_ONCE && !dr->em->recalls) ksyc_emit_repeat(dr->em, type, attr);
    if (attr->repeat == IR_ONCE && attr->data.kind == IR_D_SWITCH)
        ksyc_emit_switch(dr->em, type, attr);
    emit_field(cur, attr);
    return i + 1;
}

/* The function of a type, and its definitions unless they are there. */
static void write_type(proof_emitter *em, routine *r) {
    const ir_type *type = r->type;
    pool *p = em->pool;
    output body = ksyc_new_text(em, 1);
    field_cursor cur = {.dr = ksyc_new_draft(em, r, &body), .next.is_known = true};
    draft *dr = &cur.dr;
    bool is_top = type == em->top;
    /* The contract of a validator names it, whether there are notes or not. */
    const uint64_t strict = is_top ? ksyc_resolve(dr, LEAF_STRICT, NULL).mask : 0;
    if (em->opens) ksyc_require_members(dr);
    if (!em->recalls) {
        ksyc_line(&em->code, "/* ---- %s */", type->path);
        ksyc_line(&em->code, "%s", "");
    }
    uint64_t size = 0;
    for (size_t i = 0; i < type->num_seq; i++)
        if (!ksyc_has_fixed_size(dr->em, type->seq[i], &size)) dr->has_pos = true;
    if (ksyc_is_recursive(em, r)) ksyc_stop_at_last_level(dr);
    if (dr->has_pos) ksyc_line(&body, "uint64_t pos = %s;", ksyc_in(&body, is_top ? NOUGHT : AT));
    ksyc_decide_order(dr);
    for (size_t i = 0; i < type->num_seq && (i == 0 || !ends_view(em, type->seq[i - 1]));) {
        const pool_mark field = ksyc_pool_mark(em->pool);
        i = emit_fields(&cur, i);
        give_up(dr, field);
    }
    place(&cur);
    /* Facts need some of the instances, and compute those. */
    if (!em->recalls) emit_instances(dr);
    write_exports(dr);
    const char *end_name = ksyc_pool_printf(p, "end_%s", r->name);
    if (r->now->needs_end) {
        if (ksyc_find_fun(r, end_name) == NULL) {
            place(&cur);
            ksyc_define(dr, "logic integer", end_name, dr->pos.l, dr->pos.mask);
        }
        ksyc_line(&body, "%send = %s;", ksyc_facts_prefix(em), ksyc_in(&body, dr->pos.c));
    }
    const char *valid = ksyc_pool_printf(p, "valid_%s", r->name);
    uint64_t mask = dr->conditions_mask | (is_top ? BIT(BIT_BUF) | BIT(BIT_LEN) | strict : 0);
    for (size_t i = 0; is_top && i < type->num_params; i++)
        if (ksyc_kind_of(&type->params[i]->vtype) != V_NONE)
            mask |= ksyc_resolve(dr, LEAF_VALUE, ksyc_own_field(em, type->params[i])).mask;
    ksyc_define_conditions(dr, valid, mask);
    ksyc_finish_function(dr, &body, valid, false);
    if (em->opens) ksyc_emit_view(dr);
}

/* What a caller gives to the validator of a file: numbers and truths; no objects, of which nothing may be needed. */
static bool has_known_parameters(proof_emitter *em, const ir_type *type) {
    if (type->num_params > 0 && ksyc_is_in_recursion(em, type)) {
        ksyc_unsupported(em, type->place, "files with parameters that contain themselves");
        return false;
    }
    for (size_t i = 0; i < type->num_params; i++) {
        const ir_attr *param = type->params[i];
        const bool is_known =
            ksyc_kind_of(&param->vtype) != V_NONE || param->vtype.kind == IR_OBJECT;
        if (is_known && !em->opens) continue;
        ksyc_unsupported(em, param->place,
                         em->opens ? "files with parameters in a view: leave out `view`"
                                   : "files with parameters that are no numbers or objects");
        return false;
    }
    return true;
}

static void emit_new_type(proof_emitter *em, routine *r) {
    const ir_type *type = r->type;
    if (type == em->top && !has_known_parameters(em, type)) return;
    r->is_open = true; /* from here on, no object of the type can be chosen */
    if (ksyc_is_recursive(em, r)) ksyc_declare_levels(em, r);
    if (type->is_opaque) ksyc_unsupported(em, type->place, "types from outside");
    for (size_t i = 0; i < type->num_seq; i++) {
        if (type->seq[i]->checksum != NULL) ksyc_unsupported(em, type->seq[i]->place, "checksums");
        emit_field_types(em, type->seq[i]);
    }
    for (size_t i = 0; i < type->num_instances; i++)
        if (type->instances[i]->kind == IR_PARSE_INSTANCE) emit_field_types(em, type->instances[i]);
    ksyc_emit_chosen_types(em, type);

    const pool_mark start = ksyc_pool_mark(em->pool);
    ksyc_begin_section(em, type);
    write_type(em, r);
    ksyc_end_section(em, type);
    r->is_open = false;
    ksyc_pool_reset(em->pool, start);
    if (em->opens) return;
    ksyc_line(&em->definitions, "/* ---- %s */", type->path);
    ksyc_line(&em->definitions, "/*@");
    ksyc_move_output(&em->definitions, &em->logic);
    ksyc_line(&em->definitions, "*/");
    ksyc_line(&em->definitions, "%s", "");
    if (ksyc_output_is_empty(&em->type_computations)) return;
    ksyc_line(&em->computations, "/* ---- %s */", type->path);
    ksyc_line(&em->computations, "%s", "");
    ksyc_move_output(&em->computations, &em->type_computations);
}

void ksyc_emit_type(proof_emitter *em, const ir_type *type) {
    routine *r = ksyc_routine_of(em, type, NULL);
    if (r->is_done) return;
    r->is_done = true;
    if (em->depth >= MAX_TYPE_DEPTH) {
        ksyc_unsupported(em, type->place, "so many types in each other");
        return;
    }
    em->depth++;
    emit_new_type(em, r);
    em->depth--;
}

/* ---------------------------------------------------------------------------------- recalling */

void ksyc_recall_facts(proof_emitter *em, routine *r) {
    if (r->is_recalled) return;
    r->is_recalled = true;
    if (r->attr != NULL) {
        ksyc_emit_repeat(em, r->type, r->attr);
        return;
    }
    unsigned char *all = r->checks.needs;
    const pool_mark start = ksyc_pool_mark(em->pool);
    r->checks.needs = r->needs_recalled;
    write_type(em, r);
    r->checks.needs = all;
    ksyc_pool_reset(em->pool, start);
}
