/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The routine of a type: its fields in order, then its instances.
 */
#include <inttypes.h>
#include <string.h>

#include "proof.h"
#include "queries.h"

/* ------------------------------------------------------------------------------------------ type */

/* The place of the next field: `pos` or `at` in C and a term in logic, each with a constant offset. */
typedef struct field_cursor {
    draft dr;
    bool has_pos;     /* there is a variable `pos`; else all is at a constant distance from `at` */
    const char *base; /* logic */
    uint64_t base_mask;
    uint64_t base_offset; /* logic */
    uint64_t offset;      /* in C, from `pos` or `at` */
} field_cursor;

static void place(field_cursor *cur) {
    draft *dr = &cur->dr;
    bool is_top = dr->routine->type == dr->em->top;
    dr->pos.c = plus(dr->em->pool, cur->has_pos ? "pos" : is_top ? "0" : "at", cur->offset);
    dr->pos.l = plus(dr->em->pool, cur->base, cur->base_offset);
    dr->pos.mask = cur->base_mask;
}

static bool is_value_used(const draft *dr, const ir_attr *attr) {
    if ((required_of(dr->routine, attr) & NEEDS_VALUE) != 0) return true;
    return !dr->em->opens && attr->num_valid > 0 && !attr->is_note &&
           (attr->data.kind == IR_D_INT || attr->data.kind == IR_D_BITS);
}

static void read_number(field_cursor *cur, const ir_attr *attr) {
    draft *dr = &cur->dr;
    if (is_value_used(dr, attr)) {
        line(dr->c, "const %s %s = %s;", attr->data.is_signed ? "int64_t" : "uint64_t", attr->local,
             field_text(dr->em->pool, attr, true, dr->pos.c));
        /* A step that provers would otherwise have to find: the place is a term and not a constant, or the value is
         * used far from here. */
        if (required_of(dr->routine, attr) != 0 &&
            ((cur->has_pos && strchr(cur->base, '(') != NULL) ||
             is_in_stream(dr->em, dr->routine->type))) {
            dr->read[attr->index] = true;
            val v = resolve(dr, LEAF_VALUE, own_field(dr->em, attr));
            line(dr->c, "/*@ assert %s: %s == %s; */", attr->id, v.c, v.l);
        }
    }
}

/* Whether the field is the rest of the stream, with nothing to check and no field after it. */
static bool is_rest(const draft *dr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    return d->kind == IR_D_BYTES && d->sizing == IR_SIZE_EOS && !d->has_terminator &&
           d->process == IR_P_NONE && attr->repeat == IR_ONCE &&
           (attr->is_note || attr->num_valid == 0) && !dr->routine->now->needs_end &&
           required_of(dr->routine, attr) == 0;
}

/* Stores the place of a field, if the view holds it. */
static void keep_place(draft *dr, const ir_attr *attr) {
    if (dr->em->opens && (required_of(dr->routine, attr) & NEEDS_AT) != 0)
        line(dr->c, "const uint64_t %s_at = %s;", attr->local, dr->pos.c);
}

/* Writes consecutive fields of constant size, with one test of the length for all; returns the number of the next. */
static size_t emit_run(field_cursor *cur, size_t from) {
    draft *dr = &cur->dr;
    const ir_type *type = dr->routine->type;
    uint64_t total = 0, size = 0;
    size_t to = from;
    for (; to < type->num_seq && has_fixed_size(type->seq[to], &size); to++) total += size;
    if (total > 0) {
        place(cur);
        refuse_if(dr, "len - %s < %" PRIu64,
                  strchr(dr->pos.c, ' ') ? pool_printf(dr->em->pool, "(%s)", dr->pos.c) : dr->pos.c,
                  total);
        add_condition(dr,
                      pool_printf(dr->em->pool, "%s <= len",
                                  plus(dr->em->pool, cur->base, cur->base_offset + total)),
                      cur->base_mask | BIT(BIT_LEN));
    }
    uint64_t start = cur->offset;
    for (size_t i = from; i < to; i++) {
        const ir_attr *attr = type->seq[i];
        has_fixed_size(attr, &size);
        place(cur);
        dr->at[i] = dr->pos;
        unsigned bit = 0;
        bool in_byte = is_bits(attr, &bit);
        if (bit > 0) dr->pos = dr->at[i] = dr->at[i - 1];
        if (is_number(&attr->data) || in_byte) read_number(cur, attr);
        keep_place(dr, attr);
        if (dr->em->opens && (required_of(dr->routine, attr) & NEEDS_SIZE) != 0)
            line(dr->c, "const uint64_t %s_size = %" PRIu64 ";", attr->local, size);
        dr->read[i] = true;
        cur->offset += size;
        cur->base_offset += size;
        place(cur);
        if (attr->num_valid > 0 && !attr->is_note) add_rules(dr, attr);
    }
    if (cur->has_pos && cur->offset > start) {
        bool is_last = true;
        for (size_t i = to; i < type->num_seq && is_last; i++)
            if (!is_idle_rule(type->seq[i]) && !is_rest(dr, type->seq[i])) is_last = false;
        if (!is_last || dr->routine->now->needs_end) {
            line(dr->c, "pos += %" PRIu64 ";", cur->offset);
            cur->offset = 0;
        }
    }
    return to;
}

static bool follows_something(const draft *dr, const ir_attr *attr) {
    const ir_type *type = dr->routine->type;
    for (size_t i = attr->index + 1; i < type->num_seq; i++)
        if (!is_idle_rule(type->seq[i]) && !is_rest(dr, type->seq[i])) return true;
    return dr->routine->now->needs_end;
}

/* The name of the place after a field: that of the next field, or the end. */
static const char *name_behind(const draft *dr, const ir_attr *attr) {
    const ir_type *type = dr->routine->type;
    for (size_t i = attr->index + 1; i < type->num_seq; i++)
        if (!is_idle_rule(type->seq[i]) && !is_rest(dr, type->seq[i]))
            return pool_printf(dr->em->pool, "at_%s_%s", dr->routine->name, type->seq[i]->id);
    return pool_printf(dr->em->pool, "end_%s", dr->routine->name);
}

/* The place after a field. It is a function of its own, so that provers treat it as one term in C and in logic, and
 * need not normalise sums first. */
static val behind(draft *dr, const ir_attr *attr, const char *l, uint64_t mask) {
    val after = {.kind = V_U64, .l = l, .mask = mask};
    if (attr->condition != NULL || !follows_something(dr, attr)) return after;
    const logic_fun *f = define(dr, "logic integer", name_behind(dr, attr), l, mask);
    after.l = own_call(dr, f, NULL, NULL, NULL);
    after.mask = f->mask;
    return after;
}

/* Tests that `size` bytes are left from `pos` on; returns the place after them, in logic. */
static val fit(draft *dr, const ir_attr *attr, const char **size_c) {
    pool *p = dr->em->pool;
    const ir_data *d = &attr->data;
    *size_c = "0";
    if (d->sizing != IR_SIZE_EXPR || d->has_terminator || d->process != IR_P_NONE)
        return unsupported(dr->em, attr->place, "fields of this kind");
    const char *local = pool_printf(p, "%s%s_size", dr->em->opens ? "its_" : "", attr->local);
    val size = value(dr, attr, d->size_expr,
                     pool_printf(p, "%s_%s_size", dr->routine->name, attr->stem), local);
    bool is_kept = dr->em->opens && (required_of(dr->routine, attr) & NEEDS_SIZE) != 0;
    if (is_kept && strcmp(size.c, pool_printf(p, "%s_size", attr->local)) != 0)
        line(dr->c, "%s%s_size = %s%s;", dr->in_branch ? "" : "const uint64_t ", attr->local,
             size.kind == V_S64 ? "(uint64_t)" : "", wrapped_if(p, size.c));
    if (size.is_literal && strcmp(size.c, "0") == 0) return dr->pos;
    if (strcmp(size.c, local) == 0)
        line(dr->c, "/*@ assert %s: %s == %s; */", local, local, size.l);
    if (size.kind == V_S64) {
        refuse_if(dr, "%s < 0", size.c);
        add_condition(dr, pool_printf(p, "0 <= %s", size.l), size.mask);
        size.c = pool_printf(p, "(uint64_t)%s", size.c);
    }
    val after =
        behind(dr, attr, pool_printf(p, "%s + %s", dr->pos.l, size.l), dr->pos.mask | size.mask);
    /* Asserted in the words of the definition, so that provers need no arithmetic. */
    refuse_unless(dr, pool_printf(p, "%s_fits", attr->local),
                  pool_printf(p, "%s <= len - pos", unwrapped(p, size.c)),
                  pool_printf(p, "%s <= len", after.l));
    add_condition(dr, pool_printf(p, "%s <= len", after.l), after.mask | BIT(BIT_LEN));
    *size_c = unwrapped(p, size.c);
    return after;
}

/* Skips the field at `pos`; returns the place after it, in logic. */
static val emit_bytes(draft *dr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (d->sizing == IR_SIZE_EOS && !d->has_terminator && d->process == IR_P_NONE) {
        if (dr->em->opens ? (required_of(dr->routine, attr) & NEEDS_SIZE) != 0
                          : attr->num_valid > 0 && !attr->is_note)
            line(dr->c, "%s%s_size = len - pos;",
                 dr->em->opens && dr->in_branch ? "" : "const uint64_t ", attr->local);
        line(dr->c, "pos = len;");
        return (val){.kind = V_U64, .l = "len", .mask = BIT(BIT_LEN)};
    }
    if (d->kind != IR_D_BYTES) return unsupported(dr->em, attr->place, "fields of this kind");
    const char *size = NULL;
    val after = fit(dr, attr, &size);
    if (strcmp(size, "0") != 0) line(dr->c, "pos += %s;", size);
    return after;
}

static val emit_repeated(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    routine *child = routine_of(em, attr->owner, attr);
    const char *id = attr->local;
    const ir_data *d = &attr->data;
    binding b;
    val count = {.kind = V_U64, .c = NULL, .l = "", .mask = 0};
    if (attr->repeat == IR_REPEAT_EXPR) {
        count = value(dr, attr, attr->repeat_expr, pool_printf(p, "%s_count", child->name),
                      pool_printf(p, "%s%s_count", em->opens ? "its_" : "", attr->local));
        if (count.kind == V_S64) {
            /* A negative number of elements means that there are none. */
            count.c = pool_printf(p, "%s > 0 ? (uint64_t)%s : 0", count.c, count.c);
            count.l = pool_printf(p, "(%s > 0 ? %s : 0)", count.l, count.l);
        }
        const char *local = pool_printf(p, "%s_count", attr->local);
        if (strcmp(count.c, local) != 0 && (required_of(dr->routine, attr) & NEEDS_COUNT) != 0)
            line(dr->c, "%s%s = %s;", dr->em->opens && dr->in_branch ? "" : "const uint64_t ",
                 local, count.c);
    }
    if (!dr->em->opens && (required_of(dr->routine, attr) & NEEDS_AT) != 0)
        line(dr->c, "const uint64_t %s_at = %s;", attr->local, dr->pos.c);
    /* A count for which the rest of the file is too short is refused before the loop. */
    bool is_counted = attr->repeat == IR_REPEAT_EXPR;
    unsigned long long least = is_counted ? least_size(d) : 0;
    bool is_fixed = is_counted && (is_number(d) || (d->kind == IR_D_USER && d->type->is_fixed));
    const char *many = wrapped_if(p, count.c == NULL ? "" : count.c);
    val after = {0};
    if (is_counted) {
        const char *sum = pool_printf(p, "%s + %llu * %s", dr->pos.l, least, count.l);
        uint64_t mask = dr->pos.mask | count.mask;
        after =
            is_fixed ? behind(dr, attr, sum, mask) : (val){.kind = V_U64, .l = sum, .mask = mask};
    }
    if (least > 0) {
        if (strcmp(count.c, pool_printf(p, "%s%s_count", em->opens ? "its_" : "", attr->local)) ==
            0)
            line(dr->c, "/*@ assert %s_count: %s == %s; */", attr->id, count.c, count.l);
        refuse_if(dr, "!ks_array_fits(%s, %llu, len - pos)", many, least);
        const char *from =
            strchr(dr->pos.l, ' ') != NULL ? pool_printf(p, "(%s)", dr->pos.l) : dr->pos.l;
        add_condition(dr, pool_printf(p, "%llu * %s <= len - %s", least, count.l, from),
                      dr->pos.mask | count.mask | BIT(BIT_LEN));
    }
    if (is_number(d)) {
        line(dr->c, "pos += %llu * %s;", least, many);
        return after;
    }
    bind(&b, dr, child, attr, NULL);
    b.count = count;
    b.is_used = (required_of(dr->routine, attr) & NEEDS_OBJECT) != 0;
    check_child(&b, count.c, id);
    if (is_fixed) {
        line(dr->c, "pos += %llu * %s;", least, many);
        return after;
    }
    after = child_call(&b, pool_printf(p, "end_%s", child->name));
    if (child->now->needs_end && (b.is_used || !em->opens)) line(dr->c, "pos = %s.end;", id);
    return after;
}

/* An object with a `size`: a substream. */
static val emit_confined(draft *dr, const ir_attr *attr) {
    routine *child = routine_of(dr->em, attr->data.type, NULL);
    const char *size = "0";
    val after = fit(dr, attr, &size);
    binding b;
    bind(&b, dr, child, attr, &attr->data);
    b.base = dr->pos;
    b.len = after;
    b.len.c = pool_printf(dr->em->pool, "%s + %s", dr->pos.c, size);
    b.is_used = (required_of(dr->routine, attr) & NEEDS_OBJECT) != 0;
    check_child(&b, NULL, attr->local);
    line(dr->c, "pos += %s;", size);
    return after;
}

static val emit_inner(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    routine *child =
        d->kind == IR_D_USER ? routine_of(em, d->type, NULL) : routine_of(em, attr->owner, attr);
    if (d->kind == IR_D_USER && d->sizing != IR_SIZE_NONE) return emit_confined(dr, attr);
    binding b;
    bind(&b, dr, child, attr, d->kind == IR_D_USER ? d : NULL);
    b.is_used = (required_of(dr->routine, attr) & NEEDS_OBJECT) != 0;
    check_child(&b, NULL, attr->local);
    if (d->kind == IR_D_USER && d->type->is_fixed) {
        unsigned long long size = d->type->min_size;
        if (size > 0) line(dr->c, "pos += %llu;", size);
        return (val){.kind = V_U64, .l = plus(p, dr->pos.l, size), .mask = dr->pos.mask};
    }
    val after = child_call(&b, pool_printf(p, "end_%s", child->name));
    if (child->now->needs_end && (b.is_used || !em->opens))
        line(dr->c, "pos = %s.end;", attr->local);
    return after;
}

static routine *facts_owner(proof_emitter *em, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (is_number(d)) return NULL;
    if (attr->repeat != IR_ONCE || d->kind == IR_D_SWITCH) return routine_of(em, attr->owner, attr);
    return d->kind == IR_D_USER ? routine_of(em, d->type, NULL) : NULL;
}

/* A field whose size, presence or content depends on something. */
static void emit_field(field_cursor *cur, const ir_attr *attr) {
    draft *dr = &cur->dr;
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    if (cur->offset > 0) line(dr->c, "pos += %" PRIu64 ";", cur->offset);
    cur->offset = 0;
    place(cur);
    dr->at[attr->index] = dr->pos;
    bool follows = follows_something(dr, attr);
    routine *owner = facts_owner(em, attr);
    bool is_fixed_repeat = attr->repeat == IR_REPEAT_EXPR &&
                           (is_number(d) || (d->kind == IR_D_USER && d->type->is_fixed));
    bool is_confined = d->kind == IR_D_USER && d->sizing != IR_SIZE_NONE;
    bool is_variable = owner != NULL && !is_confined &&
                       !(d->kind == IR_D_USER && d->type->is_fixed && attr->repeat == IR_ONCE) &&
                       !is_fixed_repeat;
    if (follows && is_variable && !owner->now->needs_end) {
        owner->now->needs_end = true;
        em->has_grown = true;
    }
    if (follows && is_variable) require_output(dr, attr, NEEDS_OBJECT);
    unsigned char required = required_of(dr->routine, attr);
    keep_place(dr, attr);
    output *out = dr->c;
    output inner = output_new(p, out->indent + 1);
    const clauses *before = dr->conditions;
    val has = {0};
    if (attr->condition != NULL) {
        const char *local = pool_printf(p, "has_%s", attr->local);
        has = value(dr, attr, attr->condition,
                    pool_printf(p, "%s_has_%s", dr->routine->name, attr->stem), local);
        if (strcmp(has.c, local) != 0) line(out, "const bool %s = %s;", local, has.c);
        prepare_attr(dr, attr);
        before = dr->conditions;
    }
    const char *facts = owner != NULL && (!em->opens || (required & NEEDS_OBJECT) != 0)
                            ? facts_type(em, owner)
                            : NULL;
    if (facts != NULL) line(out, "%s %s = {0};", facts, attr->local);
    if (em->opens && attr->condition != NULL && (required & NEEDS_SIZE) != 0)
        line(out, "uint64_t %s_size = 0;", attr->local);
    if (em->opens && attr->condition != NULL && (required & NEEDS_COUNT) != 0)
        line(out, "uint64_t %s_count = 0;", attr->local);
    val after = dr->pos;
    if (attr->condition != NULL) {
        dr->c = &inner;
        dr->conditions = NULL;
        dr->in_branch = true;
    }
    if (attr->repeat != IR_ONCE) {
        after = emit_repeated(dr, attr);
    } else if (d->kind == IR_D_INT || d->kind == IR_D_FLOAT) {
        refuse_if(dr, "len - pos < %u", d->size);
        add_condition(dr, pool_printf(p, "%s <= len", plus(p, dr->pos.l, d->size)),
                      dr->pos.mask | BIT(BIT_LEN));
        if (is_number(d) && is_value_used(dr, attr)) {
            line(out, "%s %s = 0;", d->is_signed ? "int64_t" : "uint64_t", attr->local);
            line(dr->c, "%s = %s;", attr->local, read_text(p, d, true, "pos"));
        }
        line(dr->c, "pos += %u;", d->size);
        after.l = plus(p, dr->pos.l, d->size);
    } else if (d->kind == IR_D_USER || d->kind == IR_D_SWITCH) {
        after = emit_inner(dr, attr);
    } else {
        after = emit_bytes(dr, attr);
    }
    dr->read[attr->index] = true;
    val here = dr->pos;
    dr->pos = (val){V_U64, "pos", after.l, NULL, after.mask, false, {0, INT64_MAX, false}};
    add_rules(dr, attr);
    dr->pos = here;
    if (attr->condition != NULL) {
        dr->in_branch = false;
        dr->c = out;
        block(out, "if (has_%s)", attr->local);
        append_output(out, &inner);
        end(out);
        const clauses *found = dr->conditions;
        dr->conditions = before;
        add_branch(dr, has.l, "==>\n  ", has.mask, found);
        after = (val){.kind = V_U64,
                      .l = pool_printf(p, "%s ? %s : %s", has.l, after.l, here.l),
                      .mask = has.mask | after.mask | here.mask};
    }
    if (!follows) return;
    if (attr->condition == NULL && d->kind == IR_D_USER && attr->repeat == IR_ONCE &&
        d->type->is_fixed && !is_confined) {
        cur->base_offset += d->type->min_size;
        return;
    }
    if (after.l == NULL) after = unsupported(dr->em, attr->place, "what follows this field");
    const char *name = name_behind(dr, attr);
    const logic_fun *f = find_fun(dr->routine, name);
    if (f == NULL) f = define(dr, "logic integer", name, after.l, after.mask);
    cur->base = own_call(dr, f, NULL, NULL, NULL);
    cur->base_mask = f->mask;
    cur->base_offset = 0;
    line(out, "/*@ assert behind_%s: pos == %s && pos <= len; */", attr->id, cur->base);
}

static bool can_fail(const ir_expr *e) {
    if (e->checked || e->op == IR_SUBSCRIPT) return true;
    if (e->op == IR_FIELD && is_path(e, NULL)) return !fits_inline(e);
    for (size_t i = 0; i < e->num_args; i++)
        if (can_fail(e->args[i])) return true;
    return false;
}

static void emit_instances(draft *dr) {
    const ir_type *type = dr->routine->type;
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        if (attr->kind == IR_PARSE_INSTANCE) {
            emit_placed(dr, attr);
        } else if (!dr->computed[i] && can_fail(attr->value)) {
            if (kind_of(&attr->vtype) != V_NONE) {
                resolve(dr, LEAF_VALUE, own_field(dr->em, attr));
            } else if (attr->condition == NULL && !dr->em->opens) {
                value(dr, attr, attr->value,
                      pool_printf(dr->em->pool, "%s_%s", dr->routine->name, attr->stem), NULL);
            }
        }
    }
}

static void write_exports(draft *dr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    routine *r = dr->routine;
    output members = output_new(p, 1);
    for (size_t i = 0; i < r->now->exports.count; i++) {
        const leaf *l = &r->now->exports.items[i];
        val v = resolve(dr, l->kind, l->path);
        const char *name = export_name(em, r, l->kind, l->path);
        const logic_fun *f = find_fun(r, name);
        if (f == NULL) f = define(dr, "logic integer", name, term_of(p, v), v.mask);
        line(&members, "%s%s = %s;", facts_prefix(em), l->name, v.c);
        if (!em->opens) continue;
        /* One by one, and before the struct is assigned, so that provers need not reason about the struct. */
        assert_that(dr->c, "", pool_printf(p, "%s == %s", v.c, own_call(dr, f, NULL, NULL, NULL)));
        const char *range = range_text(p, l->type, l->range, v.c);
        if (range != NULL && l->kind == LEAF_VALUE) assert_that(dr->c, "", range);
    }
    if (em->opens) begin_view(dr);
    append_output(dr->c, &members);
}

static void emit_children(proof_emitter *em, const ir_data *d) {
    if (d->kind == IR_D_USER) emit_type(em, d->type);
    for (size_t i = 0; i < d->num_cases; i++) emit_children(em, &d->cases[i].data);
}

static void emit_chosen_type(void *self, const ir_attr *attr, const ir_expr *e) {
    (void)attr;
    if (is_chosen(e)) emit_type(self, choice_of(e)->vtype.type);
}

void emit_chosen_types(proof_emitter *em, const ir_type *type) {
    for (size_t i = 0; i < type->num_seq; i++) visit_exprs(type->seq[i], emit_chosen_type, em);
    for (size_t i = 0; i < type->num_instances; i++)
        visit_exprs(type->instances[i], emit_chosen_type, em);
}

static void emit_new_type(proof_emitter *em, routine *r) {
    const ir_type *type = r->type;
    pool *p = em->pool;
    r->is_done = true;
    if (type == em->top && type->num_params > 0) {
        unsupported(em, type->place, "files that are read with parameters");
        return;
    }
    if (type->is_recursive) {
        unsupported(em, type->place, "types that contain themselves");
        return;
    }
    if (type->is_opaque) unsupported(em, type->place, "types from outside");
    for (size_t i = 0; i < type->num_seq; i++) {
        if (type->seq[i]->checksum != NULL) unsupported(em, type->seq[i]->place, "checksums");
        emit_children(em, &type->seq[i]->data);
    }
    for (size_t i = 0; i < type->num_instances; i++)
        if (type->instances[i]->kind == IR_PARSE_INSTANCE)
            emit_children(em, &type->instances[i]->data);
    emit_chosen_types(em, type);

    r->is_open = true;
    output body = output_new(p, 1);
    field_cursor cur = {.dr = new_draft(em, r, &body), .base = "at", .base_mask = BIT(BIT_AT)};
    draft *dr = &cur.dr;
    bool is_top = type == em->top;
    if (is_top) {
        cur.base = "0";
        cur.base_mask = 0;
    }
    line(&em->code, "/* ---- %s */", type->path);
    line(&em->code, "%s", "");
    uint64_t size = 0;
    for (size_t i = 0; i < type->num_seq; i++)
        if (!has_fixed_size(type->seq[i], &size)) cur.has_pos = true;
    if (cur.has_pos) line(&body, "uint64_t pos = %s;", is_top ? "0" : "at");
    for (size_t i = 0; i < type->num_seq;) {
        const ir_attr *attr = type->seq[i];
        if (has_fixed_size(attr, &size)) {
            i = emit_run(&cur, i);
            continue;
        }
        if (is_idle_rule(attr) || is_rest(dr, attr)) {
            place(&cur);
            dr->at[i] = dr->pos;
            dr->read[i++] = true;
            continue;
        }
        if (attr->repeat != IR_ONCE) emit_repeat(em, type, attr);
        if (attr->repeat == IR_ONCE && attr->data.kind == IR_D_SWITCH) emit_switch(em, type, attr);
        emit_field(&cur, attr);
        i++;
    }
    place(&cur);
    emit_instances(dr);
    if (em->opens) require_members(dr);
    write_exports(dr);
    const char *end_name = pool_printf(p, "end_%s", r->name);
    if (r->now->needs_end) {
        if (find_fun(r, end_name) == NULL) {
            place(&cur);
            define(dr, "logic integer", end_name, dr->pos.l, dr->pos.mask);
        }
        line(&body, "%send = %s;", facts_prefix(em), dr->pos.c);
    }
    const char *valid = pool_printf(p, "valid_%s", r->name);
    uint64_t mask = dr->conditions_mask | (is_top ? BIT(BIT_BUF) | BIT(BIT_LEN) : 0);
    define(dr, "predicate", valid, conjunction(em->pool, dr->conditions), mask);
    finish_function(dr, output_text(&body), valid, false);
    r->is_open = false;
    if (em->opens) {
        emit_view(dr);
        return;
    }
    line(&em->definitions, "/* ---- %s */", type->path);
    line(&em->definitions, "/*@");
    append(&em->definitions, output_text(&em->logic));
    line(&em->definitions, "*/");
    line(&em->definitions, "%s", "");
    em->logic = output_new(p, 1);
    if (output_is_empty(&em->type_computations)) return;
    line(&em->computations, "/* ---- %s */", type->path);
    line(&em->computations, "%s", "");
    append(&em->computations, output_text(&em->type_computations));
    em->type_computations = output_new(p, 0);
}

void emit_type(proof_emitter *em, const ir_type *type) {
    routine *r = routine_of(em, type, NULL);
    if (r->is_done) return;
    if (em->depth >= MAX_TYPE_DEPTH) {
        unsupported(em, type->place, "so many types in each other");
        return;
    }
    em->depth++;
    emit_new_type(em, r);
    em->depth--;
}
