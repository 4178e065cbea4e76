/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What does not lie where the one before it ends: instances with `pos`, and objects that another one chooses by
 * an index. And in which stream things lie, for `pos` counts from the start of it.
 *
 * A stream within the stream is no copy and no other pointer: its objects are at their places in the file, `base`
 * is the place where it begins, and `len` the one where it ends.
 */
#include <string.h>

#include "proof.h"
#include "queries.h"

/* ---------------------------------------------------------------------------- instances with `pos` */

/* A number that a view holds; under a condition it is declared outside. */
static void keep(frame *fr, const char *name, const char *c) {
    if (fr->w->opens && fr->in_branch) {
        line(fr->c, "%s = %s;", name, c);
    } else if (strcmp(name, c) != 0) {
        line(fr->c, "const uint64_t %s = %s;", name, c);
    }
}

/* Its name while that is not decided. */
static const char *local_name(frame *fr, const char *name) {
    return fr->w->opens && fr->in_branch ? pool_printf(PW(fr->w), "its_%s", name) : name;
}

/* Tests that the place is one of the stream. */
static val go_to(frame *fr, const ir_attr *attr) {
    pool *p = PW(fr->w);
    val pos = value(fr, attr, attr->pos, pool_printf(p, "%s_%s_pos", fr->state->name, attr->id),
                    pool_printf(p, "%s_pos", attr->id));
    if (pos.kind == V_S64) {
        refuse_if(fr, "%s < 0", pos.c);
        demand(fr, pool_printf(p, "0 <= %s", pos.l), pos.mask);
        pos.c = pool_printf(p, "(uint64_t)%s", pos.c);
    }
    val base = stream_base(fr);
    val at = placed_at(fr, attr);
    if (base.is_literal) {
        refuse_if(fr, "%s > len", pos.c);
        at.c = pos.c;
    } else {
        refuse_unless(fr, pool_printf(p, "%s_inside", attr->id),
                      pool_printf(p, "%s <= len - %s", pos.c, base.c),
                      pool_printf(p, "%s <= len", at.l));
    }
    demand(fr, pool_printf(p, "%s <= len", at.l), at.mask | BIT(BIT_LEN));
    if (!base.is_literal) {
        at.c = local_name(fr, at.c);
        line(fr->c, "const uint64_t %s = %s + %s;", at.c, base.c, pos.c);
        line(fr->c, "/*@ assert %s: %s == %s; */", at.c, at.c, at.l);
    }
    return at;
}

static void check_elements(frame *fr, const ir_attr *attr, val at) {
    writer *w = fr->w;
    pool *p = PW(w);
    const ir_data *d = &attr->data;
    frame_state *child = state_of(w, attr->owner, attr);
    const char *local_at = pool_printf(p, "%s_at", attr->id);
    const char *local = pool_printf(p, "%s_count", attr->id);
    val count = value(fr, attr, attr->repeat_expr, pool_printf(p, "%s_count", child->name),
                      local_name(fr, local));
    if (count.kind == V_S64) {
        outside(w, attr->place, "a number of elements elsewhere that may be negative");
        return;
    }
    if (!fr->w->opens && strcmp(at.c, local_at) != 0)
        line(fr->c, "const uint64_t %s = %s;", local_at, at.c);
    keep(fr, local, count.c);
    line(fr->c, "/*@ assert %s: %s == %s; */", local, local, count.l);
    unsigned long long least = is_number(d) ? d->size : d->type->min_size;
    if (least == 0) {
        outside(w, attr->place, "elements elsewhere that may take no bytes");
        return;
    }
    const char *fits = pool_printf(p, "%llu * %s <= len - %s", least, count.l, wrapped_if(p, at.l));
    refuse_unless(fr, pool_printf(p, "%s_fit", attr->id),
                  pool_printf(p, "ks_array_fits(%s, %llu, len - %s)", local, least, local_at),
                  fits);
    demand(fr, fits, at.mask | count.mask | BIT(BIT_LEN));
    if (is_number(d)) return;
    emit_repeat(w, attr->owner, attr);
    if (w->opens) return;
    const char *facts = facts_type(w, child);
    if (facts != NULL) line(fr->c, "%s %s = {0};", facts, c_name(p, attr->id));
    binding b;
    bind(&b, fr, child, attr, NULL);
    b.at = at;
    b.at.c = local_at;
    b.count = count;
    check_child(&b, local, c_name(p, attr->id));
}

static void check_bytes(frame *fr, const ir_attr *attr, val at) {
    pool *p = PW(fr->w);
    const char *local = pool_printf(p, "%s_size", attr->id);
    val size =
        value(fr, attr, attr->data.size_expr,
              pool_printf(p, "%s_%s_size", fr->state->name, attr->id), local_name(fr, local));
    if (size.kind == V_S64) {
        refuse_if(fr, "%s < 0", size.c);
        demand(fr, pool_printf(p, "0 <= %s", size.l), size.mask);
        size.c = pool_printf(p, "(uint64_t)%s", size.c);
    }
    if (fr->w->opens) keep(fr, local, size.c);
    const char *fits = pool_printf(p, "%s + %s <= len", at.l, size.l);
    refuse_unless(fr, pool_printf(p, "%s_fits", attr->id),
                  pool_printf(p, "%s <= len - %s", unwrapped(p, size.c), wrapped_if(p, at.c)),
                  fits);
    demand(fr, fits, at.mask | size.mask | BIT(BIT_LEN));
}

static void check_object(frame *fr, const ir_attr *attr, val at) {
    frame_state *child = state_of(fr->w, attr->data.type, NULL);
    const char *name = c_name(PW(fr->w), attr->id);
    const char *facts = facts_type(fr->w, child);
    binding b;
    bind(&b, fr, child, attr, &attr->data);
    b.at = at;
    b.is_wanted = (wanted_of(fr->state, attr) & NEEDS_OBJECT) != 0;
    if (facts != NULL && (!fr->w->opens || b.is_wanted)) line(fr->c, "%s %s = {0};", facts, name);
    check_child(&b, NULL, name);
}

/* `io` may say the stream that it would be anyway. */
static bool is_own_stream(frame *fr, const ir_expr *io) {
    if (io == NULL) return true;
    if (io->op != IR_IO) return false;
    return io->args[0]->op == IR_SELF || (io->args[0]->op == IR_ROOT && stream_base(fr).is_literal);
}

static void check_placed(frame *fr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    bool is_object = d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE;
    bool is_list = attr->repeat == IR_REPEAT_EXPR && (is_object || is_number(d));
    bool is_one = attr->repeat == IR_ONCE && (is_object || is_plain_bytes(d));
    if ((!is_list && !is_one) || attr->pos == NULL || !is_own_stream(fr, attr->io) ||
        (attr->num_valid > 0 && !attr->is_note)) {
        outside(fr->w, attr->place, "instances of this kind");
        return;
    }
    val at = go_to(fr, attr);
    if (fr->w->opens) keep(fr, pool_printf(PW(fr->w), "%s_at", attr->id), at.c);
    if (is_list) {
        check_elements(fr, attr, at);
    } else if (is_object) {
        check_object(fr, attr, at);
    } else {
        check_bytes(fr, attr, at);
    }
}

/* Instances that an expression under a condition uses are computed before it. */
static void prepare(frame *fr, const ir_expr *e) {
    if (e == NULL) return;
    if (e->op == IR_FIELD && e->args[0]->op == IR_SELF && e->attr->kind == IR_PARSE_INSTANCE &&
        e->attr->condition == NULL)
        emit_placed(fr, e->attr);
    if (e->op == IR_FIELD && e->args[0]->op == IR_SELF && e->attr->kind == IR_VALUE_INSTANCE &&
        kind_of(&e->vtype) != V_NONE) {
        resolve(fr, LEAF_VALUE, e);
        return;
    }
    for (size_t i = 0; i < e->num_args; i++) prepare(fr, e->args[i]);
}

void prepare_attr(frame *fr, const ir_attr *attr) {
    prepare(fr, attr->pos);
    prepare(fr, attr->data.size_expr);
    prepare(fr, attr->data.on);
    for (size_t i = 0; i < attr->data.num_args; i++) prepare(fr, attr->data.args[i]);
    for (size_t i = 0; i < attr->data.num_cases; i++)
        for (size_t n = 0; n < attr->data.cases[i].data.num_args; n++)
            prepare(fr, attr->data.cases[i].data.args[n]);
    prepare(fr, attr->repeat_expr);
    for (size_t i = 0; i < attr->num_valid && !attr->is_note; i++)
        for (size_t n = 0; n < attr->valid[i].num_exprs; n++) prepare(fr, attr->valid[i].exprs[n]);
}

void check_instance(frame *fr, const ir_attr *attr) {
    pool *p = PW(fr->w);
    if (fr->placing[attr->index]) outside(fr->w, attr->place, "instances that need themselves");
    if (fr->c == NULL || fr->computed[attr->index]) return;
    fr->computed[attr->index] = true;
    if (fr->in_branch)
        outside(fr->w, attr->place, "instances that are only needed under a condition");
    if (attr->condition == NULL) {
        fr->placing[attr->index] = true;
        check_placed(fr, attr);
        fr->placing[attr->index] = false;
        return;
    }
    const char *local = pool_printf(p, "has_%s", attr->id);
    val has = value(fr, attr, attr->condition,
                    pool_printf(p, "%s_has_%s", fr->state->name, attr->id), local);
    if (strcmp(has.c, local) != 0) line(fr->c, "const bool %s = %s;", local, has.c);
    prepare_attr(fr, attr);
    output *out = fr->c;
    if (fr->w->opens) {
        line(out, "uint64_t %s_at = 0;", attr->id);
        if (attr->repeat != IR_ONCE) line(out, "uint64_t %s_count = 0;", attr->id);
        if (is_plain_bytes(&attr->data)) line(out, "uint64_t %s_size = 0;", attr->id);
    }
    output inner = output_new(p, out->indent + 1);
    const char *before = fr->conds;
    fr->c = &inner;
    fr->conds = "";
    fr->in_branch = true;
    check_placed(fr, attr);
    fr->in_branch = false;
    const char *conds = fr->conds;
    fr->c = out;
    fr->conds = before;
    block(out, "if (%s)", local);
    append(out, output_text(&inner));
    end(out);
    if (conds[0] != '\0')
        demand_parts(fr, pool_printf(p, "(%s ==>\n  %s)", has.l, wrapped(p, conds)),
                     has.mask | fr->conds_mask);
}
