/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The function that checks one type: its fields in order, then its instances.
 */
#include <inttypes.h>
#include <string.h>

#include "proof.h"
#include "queries.h"

/* ------------------------------------------------------------------------------------------ type */

/* Where the fields that follow are: `pos` in C, a term in logic, and constant bytes behind both. */
typedef struct walk {
    frame fr;
    bool has_pos;     /* there is a variable `pos`; else all is at a constant distance from `at` */
    const char *base; /* logic */
    uint64_t base_mask;
    uint64_t base_offset; /* logic */
    uint64_t offset;      /* C, behind `pos` or `at` */
} walk;

static void place(walk *k) {
    frame *fr = &k->fr;
    bool is_top = fr->state->type == fr->w->top;
    fr->pos.c = plus(PW(fr->w), k->has_pos ? "pos" : is_top ? "0" : "at", k->offset);
    fr->pos.l = plus(PW(fr->w), k->base, k->base_offset);
    fr->pos.mask = k->base_mask;
}

static bool is_wanted(const frame *fr, const ir_attr *attr) {
    if ((wanted_of(fr->state, attr) & NEEDS_VALUE) != 0) return true;
    return !fr->w->opens && attr->num_valid > 0 && !attr->is_note &&
           (attr->data.kind == IR_D_INT || attr->data.kind == IR_D_BITS);
}

static void read_number(walk *k, const ir_attr *attr) {
    frame *fr = &k->fr;
    if (is_wanted(fr, attr)) {
        line(fr->c, "const %s %s = %s;", attr->data.is_signed ? "int64_t" : "uint64_t",
             c_name(PW(fr->w), attr->id), field_text(PW(fr->w), attr, true, fr->pos.c));
        /* A step that provers would have to find: the place is a term, not a constant, or what the value is
         * used for is far from here. */
        if (wanted_of(fr->state, attr) != 0 && ((k->has_pos && strchr(k->base, '(') != NULL) ||
                                                is_in_stream(fr->w, fr->state->type))) {
            fr->read[attr->index] = true;
            val v = resolve(fr, LEAF_VALUE, own_field(fr->w, attr));
            line(fr->c, "/*@ assert %s: %s == %s; */", attr->id, v.c, v.l);
        }
    }
}

/* Takes what is left, whatever it is: nothing to check, and nothing comes behind. */
static bool is_rest(const frame *fr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    return d->kind == IR_D_BYTES && d->sizing == IR_SIZE_EOS && !d->has_terminator &&
           d->process == IR_P_NONE && attr->repeat == IR_ONCE &&
           (attr->is_note || attr->num_valid == 0) && !fr->state->now->needs_end &&
           wanted_of(fr->state, attr) == 0;
}

/* Where a field begins, for views. */
static void keep_place(frame *fr, const ir_attr *attr) {
    if (fr->w->opens && (wanted_of(fr->state, attr) & NEEDS_AT) != 0)
        line(fr->c, "const uint64_t %s_at = %s;", attr->id, fr->pos.c);
}

/* Fields of constant size that follow each other: one test of the length for all. */
static size_t emit_run(walk *k, size_t from) {
    frame *fr = &k->fr;
    const ir_type *type = fr->state->type;
    uint64_t total = 0, size = 0;
    size_t to = from;
    for (; to < type->num_seq && has_fixed_size(type->seq[to], &size); to++) total += size;
    if (total > 0) {
        place(k);
        refuse_if(fr, "len - %s < %" PRIu64,
                  strchr(fr->pos.c, ' ') ? pool_printf(PW(fr->w), "(%s)", fr->pos.c) : fr->pos.c,
                  total);
        demand(
            fr,
            pool_printf(PW(fr->w), "%s <= len", plus(PW(fr->w), k->base, k->base_offset + total)),
            k->base_mask | BIT(BIT_LEN));
    }
    uint64_t start = k->offset;
    for (size_t i = from; i < to; i++) {
        const ir_attr *attr = type->seq[i];
        has_fixed_size(attr, &size);
        place(k);
        fr->at[i] = fr->pos;
        unsigned bit = 0;
        bool in_byte = is_bits(attr, &bit);
        if (bit > 0) fr->pos = fr->at[i] = fr->at[i - 1];
        if (is_number(&attr->data) || in_byte) read_number(k, attr);
        keep_place(fr, attr);
        if (fr->w->opens && (wanted_of(fr->state, attr) & NEEDS_SIZE) != 0)
            line(fr->c, "const uint64_t %s_size = %" PRIu64 ";", attr->id, size);
        fr->read[i] = true;
        k->offset += size;
        k->base_offset += size;
        place(k);
        if (attr->num_valid > 0 && !attr->is_note) demand_valid(fr, attr);
    }
    if (k->has_pos && k->offset > start) {
        bool is_last = true;
        for (size_t i = to; i < type->num_seq; i++)
            if (!is_idle_rule(type->seq[i]) && !is_rest(fr, type->seq[i])) is_last = false;
        if (!is_last || fr->state->now->needs_end) {
            line(fr->c, "pos += %" PRIu64 ";", k->offset);
            k->offset = 0;
        }
    }
    return to;
}

static bool follows_something(const frame *fr, const ir_attr *attr) {
    const ir_type *type = fr->state->type;
    for (size_t i = attr->index + 1; i < type->num_seq; i++)
        if (!is_idle_rule(type->seq[i]) && !is_rest(fr, type->seq[i])) return true;
    return fr->state->now->needs_end;
}

/* The name of the place behind a field: where the next one begins, or the end. */
static const char *name_behind(const frame *fr, const ir_attr *attr) {
    const ir_type *type = fr->state->type;
    for (size_t i = attr->index + 1; i < type->num_seq; i++)
        if (!is_idle_rule(type->seq[i]) && !is_rest(fr, type->seq[i]))
            return pool_printf(PW(fr->w), "at_%s_%s", fr->state->name, type->seq[i]->id);
    return pool_printf(PW(fr->w), "end_%s", fr->state->name);
}

/* The place behind a field: a function of its own, so that for provers it is one thing, the same in C and in
 * logic, and no sum that they would have to bring into the same form first. */
static val behind(frame *fr, const ir_attr *attr, const char *l, uint64_t mask) {
    val after = {.kind = V_U64, .l = l, .mask = mask};
    if (attr->condition != NULL || !follows_something(fr, attr)) return after;
    const lfun *f = define(fr, "logic integer", name_behind(fr, attr), l, mask);
    after.l = own_call(fr, f, NULL, NULL, NULL);
    after.mask = f->mask;
    return after;
}

/* As many bytes as its `size` says have to be there, behind `pos`; the place behind them, in logic. */
static val fit(frame *fr, const ir_attr *attr, const char **size_c) {
    pool *p = PW(fr->w);
    const ir_data *d = &attr->data;
    *size_c = "0";
    if (d->sizing != IR_SIZE_EXPR || d->has_terminator || d->process != IR_P_NONE)
        return outside(fr->w, attr->place, "fields of this kind");
    const char *local = pool_printf(p, "%s%s_size", fr->w->opens ? "its_" : "", attr->id);
    val size = value(fr, attr, d->size_expr,
                     pool_printf(p, "%s_%s_size", fr->state->name, attr->id), local);
    bool is_kept = fr->w->opens && (wanted_of(fr->state, attr) & NEEDS_SIZE) != 0;
    if (is_kept && strcmp(size.c, pool_printf(p, "%s_size", attr->id)) != 0)
        line(fr->c, "%s%s_size = %s%s;", fr->in_branch ? "" : "const uint64_t ", attr->id,
             size.kind == V_S64 ? "(uint64_t)" : "", wrapped_if(p, size.c));
    if (size.is_literal && strcmp(size.c, "0") == 0) return fr->pos;
    if (strcmp(size.c, local) == 0)
        line(fr->c, "/*@ assert %s: %s == %s; */", local, local, size.l);
    if (size.kind == V_S64) {
        refuse_if(fr, "%s < 0", size.c);
        demand(fr, pool_printf(p, "0 <= %s", size.l), size.mask);
        size.c = pool_printf(p, "(uint64_t)%s", size.c);
    }
    val after =
        behind(fr, attr, pool_printf(p, "%s + %s", fr->pos.l, size.l), fr->pos.mask | size.mask);
    /* Said in the words of the definition, so that provers need not multiply to see it. */
    refuse_unless(fr, pool_printf(p, "%s_fits", attr->id),
                  pool_printf(p, "%s <= len - pos", unwrapped(p, size.c)),
                  pool_printf(p, "%s <= len", after.l));
    demand(fr, pool_printf(p, "%s <= len", after.l), after.mask | BIT(BIT_LEN));
    *size_c = unwrapped(p, size.c);
    return after;
}

/* Reads the field at `pos`; the place behind it, in logic. */
static val emit_bytes(frame *fr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (d->sizing == IR_SIZE_EOS && !d->has_terminator && d->process == IR_P_NONE) {
        if (fr->w->opens ? (wanted_of(fr->state, attr) & NEEDS_SIZE) != 0
                         : attr->num_valid > 0 && !attr->is_note)
            line(fr->c, "%s%s_size = len - pos;",
                 fr->w->opens && fr->in_branch ? "" : "const uint64_t ", attr->id);
        line(fr->c, "pos = len;");
        return (val){.kind = V_U64, .l = "len", .mask = BIT(BIT_LEN)};
    }
    if (d->kind != IR_D_BYTES) return outside(fr->w, attr->place, "fields of this kind");
    const char *size = NULL;
    val after = fit(fr, attr, &size);
    if (strcmp(size, "0") != 0) line(fr->c, "pos += %s;", size);
    return after;
}

static val emit_repeated(frame *fr, const ir_attr *attr) {
    writer *w = fr->w;
    pool *p = PW(w);
    frame_state *child = state_of(w, attr->owner, attr);
    const char *id = c_name(p, attr->id);
    const ir_data *d = &attr->data;
    binding b;
    val count = {.kind = V_U64, .c = NULL, .l = "", .mask = 0};
    if (attr->repeat == IR_REPEAT_EXPR) {
        count = value(fr, attr, attr->repeat_expr, pool_printf(p, "%s_count", child->name),
                      pool_printf(p, "%s%s_count", w->opens ? "its_" : "", attr->id));
        if (count.kind == V_S64) {
            /* A negative number of elements is none. */
            count.c = pool_printf(p, "%s > 0 ? (uint64_t)%s : 0", count.c, count.c);
            count.l = pool_printf(p, "(%s > 0 ? %s : 0)", count.l, count.l);
        }
        const char *local = pool_printf(p, "%s_count", attr->id);
        if (strcmp(count.c, local) != 0 && (wanted_of(fr->state, attr) & NEEDS_COUNT) != 0)
            line(fr->c, "%s%s = %s;", fr->w->opens && fr->in_branch ? "" : "const uint64_t ", local,
                 count.c);
    }
    if (!fr->w->opens && (wanted_of(fr->state, attr) & NEEDS_AT) != 0)
        line(fr->c, "const uint64_t %s_at = %s;", attr->id, fr->pos.c);
    /* A count that the rest of the file cannot hold is refused before anything is repeated. */
    bool is_counted = attr->repeat == IR_REPEAT_EXPR;
    unsigned long long least = !is_counted ? 0 : is_number(d) ? d->size : d->type->min_size;
    bool is_fixed = is_counted && (is_number(d) || d->type->is_fixed);
    const char *many = wrapped_if(p, count.c == NULL ? "" : count.c);
    val after = {0};
    if (is_counted) {
        const char *sum = pool_printf(p, "%s + %llu * %s", fr->pos.l, least, count.l);
        uint64_t mask = fr->pos.mask | count.mask;
        after =
            is_fixed ? behind(fr, attr, sum, mask) : (val){.kind = V_U64, .l = sum, .mask = mask};
    }
    if (least > 0) {
        if (strcmp(count.c, pool_printf(p, "%s%s_count", w->opens ? "its_" : "", attr->id)) == 0)
            line(fr->c, "/*@ assert %s_count: %s == %s; */", attr->id, count.c, count.l);
        refuse_if(fr, "!ks_array_fits(%s, %llu, len - pos)", many, least);
        const char *from =
            strchr(fr->pos.l, ' ') != NULL ? pool_printf(p, "(%s)", fr->pos.l) : fr->pos.l;
        demand(fr, pool_printf(p, "%llu * %s <= len - %s", least, count.l, from),
               fr->pos.mask | count.mask | BIT(BIT_LEN));
    }
    if (is_number(d)) {
        line(fr->c, "pos += %llu * %s;", least, many);
        return after;
    }
    bind(&b, fr, child, attr, NULL);
    b.count = count;
    b.is_wanted = (wanted_of(fr->state, attr) & NEEDS_OBJECT) != 0;
    check_child(&b, count.c, id);
    if (is_fixed) {
        line(fr->c, "pos += %llu * %s;", least, many);
        return after;
    }
    after = child_call(&b, pool_printf(p, "end_%s", child->name));
    if (child->now->needs_end && (b.is_wanted || !w->opens)) line(fr->c, "pos = %s.end;", id);
    return after;
}

/* An object with a `size`: a stream within this one. */
static val emit_confined(frame *fr, const ir_attr *attr) {
    frame_state *child = state_of(fr->w, attr->data.type, NULL);
    const char *size = "0";
    val after = fit(fr, attr, &size);
    binding b;
    bind(&b, fr, child, attr, &attr->data);
    b.base = fr->pos;
    b.len = after;
    b.len.c = pool_printf(PW(fr->w), "%s + %s", fr->pos.c, size);
    b.is_wanted = (wanted_of(fr->state, attr) & NEEDS_OBJECT) != 0;
    check_child(&b, NULL, c_name(PW(fr->w), attr->id));
    line(fr->c, "pos += %s;", size);
    return after;
}

static val emit_inner(frame *fr, const ir_attr *attr) {
    writer *w = fr->w;
    pool *p = PW(w);
    const ir_data *d = &attr->data;
    frame_state *child =
        d->kind == IR_D_USER ? state_of(w, d->type, NULL) : state_of(w, attr->owner, attr);
    if (d->kind == IR_D_USER && d->sizing != IR_SIZE_NONE) return emit_confined(fr, attr);
    binding b;
    bind(&b, fr, child, attr, d->kind == IR_D_USER ? d : NULL);
    b.is_wanted = (wanted_of(fr->state, attr) & NEEDS_OBJECT) != 0;
    check_child(&b, NULL, c_name(p, attr->id));
    if (d->kind == IR_D_USER && d->type->is_fixed) {
        unsigned long long size = d->type->min_size;
        if (size > 0) line(fr->c, "pos += %llu;", size);
        return (val){.kind = V_U64, .l = plus(p, fr->pos.l, size), .mask = fr->pos.mask};
    }
    val after = child_call(&b, pool_printf(p, "end_%s", child->name));
    if (child->now->needs_end && (b.is_wanted || !w->opens))
        line(fr->c, "pos = %s.end;", c_name(p, attr->id));
    return after;
}

static frame_state *facts_owner(writer *w, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (is_number(d)) return NULL;
    if (attr->repeat != IR_ONCE || d->kind == IR_D_SWITCH) return state_of(w, attr->owner, attr);
    return d->kind == IR_D_USER ? state_of(w, d->type, NULL) : NULL;
}

/* A field whose size, presence or content depends on something. */
static void emit_field(walk *k, const ir_attr *attr) {
    frame *fr = &k->fr;
    writer *w = fr->w;
    pool *p = PW(w);
    const ir_data *d = &attr->data;
    if (k->offset > 0) line(fr->c, "pos += %" PRIu64 ";", k->offset);
    k->offset = 0;
    place(k);
    fr->at[attr->index] = fr->pos;
    bool follows = follows_something(fr, attr);
    frame_state *owner = facts_owner(w, attr);
    bool is_fixed_repeat = attr->repeat == IR_REPEAT_EXPR &&
                           (is_number(d) || (d->kind == IR_D_USER && d->type->is_fixed));
    bool is_confined = d->kind == IR_D_USER && d->sizing != IR_SIZE_NONE;
    bool is_variable = owner != NULL && !is_confined &&
                       !(d->kind == IR_D_USER && d->type->is_fixed && attr->repeat == IR_ONCE) &&
                       !is_fixed_repeat;
    if (follows && is_variable && !owner->now->needs_end) {
        owner->now->needs_end = true;
        w->has_grown = true;
    }
    if (follows && is_variable) want(fr, attr, NEEDS_OBJECT);
    unsigned char wanted = wanted_of(fr->state, attr);
    keep_place(fr, attr);
    output *out = fr->c;
    output inner = output_new(p, out->indent + 1);
    const char *before = fr->conds;
    val has = {0};
    if (attr->condition != NULL) {
        const char *local = pool_printf(p, "has_%s", attr->id);
        has = value(fr, attr, attr->condition,
                    pool_printf(p, "%s_has_%s", fr->state->name, attr->id), local);
        if (strcmp(has.c, local) != 0) line(out, "const bool %s = %s;", local, has.c);
        prepare_attr(fr, attr);
        before = fr->conds;
    }
    const char *facts =
        owner != NULL && (!w->opens || (wanted & NEEDS_OBJECT) != 0) ? facts_type(w, owner) : NULL;
    if (facts != NULL) line(out, "%s %s = {0};", facts, c_name(p, attr->id));
    if (w->opens && attr->condition != NULL && (wanted & NEEDS_SIZE) != 0)
        line(out, "uint64_t %s_size = 0;", attr->id);
    if (w->opens && attr->condition != NULL && (wanted & NEEDS_COUNT) != 0)
        line(out, "uint64_t %s_count = 0;", attr->id);
    val after = fr->pos;
    if (attr->condition != NULL) {
        fr->c = &inner;
        fr->conds = "";
        fr->in_branch = true;
    }
    if (attr->repeat != IR_ONCE) {
        after = emit_repeated(fr, attr);
    } else if (d->kind == IR_D_INT || d->kind == IR_D_FLOAT) {
        refuse_if(fr, "len - pos < %u", d->size);
        demand(fr, pool_printf(p, "%s <= len", plus(p, fr->pos.l, d->size)),
               fr->pos.mask | BIT(BIT_LEN));
        if (is_number(d) && is_wanted(fr, attr)) {
            line(out, "%s %s = 0;", d->is_signed ? "int64_t" : "uint64_t", c_name(p, attr->id));
            line(fr->c, "%s = %s;", c_name(p, attr->id), read_text(p, d, true, "pos"));
        }
        line(fr->c, "pos += %u;", d->size);
        after.l = plus(p, fr->pos.l, d->size);
    } else if (d->kind == IR_D_USER || d->kind == IR_D_SWITCH) {
        after = emit_inner(fr, attr);
    } else {
        after = emit_bytes(fr, attr);
    }
    fr->read[attr->index] = true;
    val here = fr->pos;
    fr->pos = (val){V_U64, "pos", after.l, NULL, after.mask, false, {0, INT64_MAX, false}};
    demand_valid(fr, attr);
    fr->pos = here;
    if (attr->condition != NULL) {
        fr->in_branch = false;
        fr->c = out;
        block(out, "if (has_%s)", attr->id);
        append(out, output_text(&inner));
        end(out);
        const char *conds = fr->conds;
        fr->conds = before;
        if (conds[0] != '\0')
            demand_parts(fr, pool_printf(p, "(%s ==>\n  %s)", has.l, wrapped(p, conds)),
                         has.mask | fr->conds_mask);
        after = (val){.kind = V_U64,
                      .l = pool_printf(p, "%s ? %s : %s", has.l, after.l, here.l),
                      .mask = has.mask | after.mask | here.mask};
    }
    if (!follows) return;
    if (attr->condition == NULL && d->kind == IR_D_USER && attr->repeat == IR_ONCE &&
        d->type->is_fixed && !is_confined) {
        k->base_offset += d->type->min_size;
        return;
    }
    const char *name = name_behind(fr, attr);
    const lfun *f = find_fun(fr->state, name);
    if (f == NULL) f = define(fr, "logic integer", name, after.l, after.mask);
    k->base = own_call(fr, f, NULL, NULL, NULL);
    k->base_mask = f->mask;
    k->base_offset = 0;
    line(out, "/*@ assert behind_%s: pos == %s && pos <= len; */", attr->id, k->base);
}

static bool can_fail(const ir_expr *e) {
    if (e->checked || e->op == IR_SUBSCRIPT) return true;
    if (e->op == IR_FIELD && is_path(e, NULL)) return !fits_inline(e);
    for (size_t i = 0; i < e->num_args; i++)
        if (can_fail(e->args[i])) return true;
    return false;
}

static void emit_instances(frame *fr) {
    const ir_type *type = fr->state->type;
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        if (attr->kind == IR_PARSE_INSTANCE) {
            emit_placed(fr, attr);
        } else if (!fr->computed[i] && can_fail(attr->value)) {
            if (kind_of(&attr->vtype) != V_NONE) {
                resolve(fr, LEAF_VALUE, own_field(fr->w, attr));
            } else if (attr->condition == NULL && !fr->w->opens) {
                value(fr, attr, attr->value,
                      pool_printf(PW(fr->w), "%s_%s", fr->state->name, attr->id), NULL);
            }
        }
    }
}

static void hand_out(frame *fr) {
    writer *w = fr->w;
    pool *p = PW(w);
    frame_state *s = fr->state;
    output members = output_new(p, 1);
    for (size_t i = 0; i < s->now->exports.count; i++) {
        const leaf *l = &s->now->exports.items[i];
        val v = resolve(fr, l->kind, l->path);
        const char *name = export_name(w, s, l->kind, l->path);
        const lfun *f = find_fun(s, name);
        if (f == NULL) f = define(fr, "logic integer", name, term_of(p, v), v.mask);
        line(&members, "%s%s = %s;", facts_prefix(w), l->name, v.c);
        if (!w->opens) continue;
        /* One by one, and before there is a struct: provers would have to look through it. */
        assert_that(fr->c, "", pool_printf(p, "%s == %s", v.c, own_call(fr, f, NULL, NULL, NULL)));
        const char *range = range_text(p, l->type, l->range, v.c);
        if (range != NULL && l->kind == LEAF_VALUE) assert_that(fr->c, "", range);
    }
    if (w->opens) begin_view(fr);
    append(fr->c, output_text(&members));
}

static void emit_children(writer *w, const ir_data *d) {
    if (d->kind == IR_D_USER) emit_type(w, d->type);
    for (size_t i = 0; i < d->num_cases; i++) emit_children(w, &d->cases[i].data);
}

static void emit_chosen_type(void *self, const ir_attr *attr, const ir_expr *e) {
    (void)attr;
    if (is_chosen(e)) emit_type(self, choice_of(e)->vtype.type);
}

void emit_chosen_types(writer *w, const ir_type *type) {
    for (size_t i = 0; i < type->num_seq; i++) visit_exprs(type->seq[i], emit_chosen_type, w);
    for (size_t i = 0; i < type->num_instances; i++)
        visit_exprs(type->instances[i], emit_chosen_type, w);
}

void emit_type(writer *w, const ir_type *type) {
    frame_state *s = state_of(w, type, NULL);
    if (s->is_done) return;
    pool *p = PW(w);
    s->is_done = true;
    if (type == w->top && type->num_params > 0) {
        outside(w, type->place, "files that are read with parameters");
        return;
    }
    if (type->is_recursive) {
        outside(w, type->place, "types that contain themselves");
        return;
    }
    for (size_t i = 0; i < type->num_seq; i++) emit_children(w, &type->seq[i]->data);
    for (size_t i = 0; i < type->num_instances; i++)
        if (type->instances[i]->kind == IR_PARSE_INSTANCE)
            emit_children(w, &type->instances[i]->data);
    emit_chosen_types(w, type);

    s->is_open = true;
    output body = output_new(p, 1);
    walk k = {.fr = new_frame(w, s, &body), .base = "at", .base_mask = BIT(BIT_AT)};
    frame *fr = &k.fr;
    bool is_top = type == w->top;
    if (is_top) {
        k.base = "0";
        k.base_mask = 0;
    }
    line(&w->code, "/* ---- %s */", type->path);
    line(&w->code, "%s", "");
    uint64_t size = 0;
    for (size_t i = 0; i < type->num_seq; i++)
        if (!has_fixed_size(type->seq[i], &size)) k.has_pos = true;
    if (k.has_pos) line(&body, "uint64_t pos = %s;", is_top ? "0" : "at");
    for (size_t i = 0; i < type->num_seq;) {
        const ir_attr *attr = type->seq[i];
        if (has_fixed_size(attr, &size)) {
            i = emit_run(&k, i);
            continue;
        }
        if (is_idle_rule(attr) || is_rest(fr, attr)) {
            place(&k);
            fr->at[i] = fr->pos;
            fr->read[i++] = true;
            continue;
        }
        if (attr->repeat != IR_ONCE) emit_repeat(w, type, attr);
        if (attr->repeat == IR_ONCE && attr->data.kind == IR_D_SWITCH) emit_switch(w, type, attr);
        emit_field(&k, attr);
        i++;
    }
    place(&k);
    emit_instances(fr);
    if (w->opens) want_members(fr);
    hand_out(fr);
    const char *end_name = pool_printf(p, "end_%s", s->name);
    if (s->now->needs_end) {
        if (find_fun(s, end_name) == NULL) {
            place(&k);
            define(fr, "logic integer", end_name, fr->pos.l, fr->pos.mask);
        }
        line(&body, "%send = %s;", facts_prefix(w), fr->pos.c);
    }
    const char *valid = pool_printf(p, "valid_%s", s->name);
    uint64_t mask = fr->conds_mask | (is_top ? BIT(BIT_BUF) | BIT(BIT_LEN) : 0);
    define(fr, "predicate", valid, fr->conds[0] != '\0' ? fr->conds : "\\true", mask);
    finish_function(fr, output_text(&body), valid, false);
    s->is_open = false;
    if (w->opens) {
        emit_view(fr);
        return;
    }
    line(&w->definitions, "/* ---- %s */", type->path);
    line(&w->definitions, "/*@");
    append(&w->definitions, output_text(&w->logic));
    line(&w->definitions, "*/");
    line(&w->definitions, "%s", "");
    w->logic = output_new(p, 1);
    if (output_is_empty(&w->type_computations)) return;
    line(&w->computations, "/* ---- %s */", type->path);
    line(&w->computations, "%s", "");
    append(&w->computations, output_text(&w->type_computations));
    w->type_computations = output_new(p, 0);
}
