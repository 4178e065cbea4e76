/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What does not lie where the one before it ends: instances with `pos`, and objects that another one chooses by
 * an index. And in which stream things lie, for `pos` counts from the start of it.
 *
 * A stream within the stream is no copy and no other pointer: its objects are at their places in the file, `base`
 * is the place where it begins, and `len` the one where it ends.
 */
#include <string.h>

#include "emit_validator.h"
#include "queries.h"

/* --------------------------------------------------------------------------------------- streams */

/* The stream that objects of a type lie in: that of the file, or the one of a field with a `size`. */
struct stream_use {
    const ir_type *type;
    const ir_attr *opener; /* NULL: the file */
    bool is_many;          /* there are several of it, or objects in others too */
    stream_use *next;
};

static stream_use *stream_of(const writer *w, const ir_type *type) {
    stream_use *u = w->streams;
    while (u != NULL && u->type != type) u = u->next;
    return u;
}

static void use_stream(writer *w, const ir_type *type, const ir_attr *opener, bool is_many);

static void use_in_data(writer *w, const ir_attr *attr, const ir_data *d, const stream_use *u) {
    for (size_t i = 0; i < d->num_cases; i++) use_in_data(w, attr, &d->cases[i].data, u);
    if (d->kind != IR_D_USER) return;
    if (d->sizing == IR_SIZE_NONE) {
        use_stream(w, d->type, u->opener, u->is_many);
    } else {
        use_stream(w, d->type, attr, attr->owner != w->top || attr->repeat != IR_ONCE);
    }
}

static void use_stream(writer *w, const ir_type *type, const ir_attr *opener, bool is_many) {
    stream_use *u = stream_of(w, type);
    if (u == NULL) {
        u = pool_alloc(PW(w), sizeof *u);
        *u = (stream_use){type, opener, is_many, w->streams};
        w->streams = u;
    } else if (u->is_many || (u->opener == opener && !is_many)) {
        return;
    } else {
        u->is_many = true;
    }
    for (size_t i = 0; i < type->num_seq; i++) use_in_data(w, type->seq[i], &type->seq[i]->data, u);
    for (size_t i = 0; i < type->num_instances; i++)
        if (type->instances[i]->kind == IR_PARSE_INSTANCE)
            use_in_data(w, type->instances[i], &type->instances[i]->data, u);
}

void find_streams(writer *w) { use_stream(w, w->top, NULL, false); }

bool is_in_stream(const writer *w, const ir_type *type) {
    const stream_use *u = stream_of(w, type);
    return u != NULL && (u->opener != NULL || u->is_many);
}

val stream_base(frame *fr) {
    if (!is_in_stream(fr->w, fr->state->type)) return literal_val(PW(fr->w), 0, false);
    if (fr->of_view) {
        val base = {.kind = V_U64, .c = "of.base", .l = "of.base", .range = {0, INT64_MAX, false}};
        return base;
    }
    return as_var(fr, LEAF_IO_BASE, NULL);
}

/* ----------------------------------------------------------------------- an object seen from the root */

typedef struct user_count {
    const ir_type *type;
    const ir_attr *user;
    unsigned count;
} user_count;

static void count_user(void *self, const ir_attr *attr, const ir_data *data) {
    user_count *u = self;
    if (data->kind != IR_D_USER || data->type != u->type) return;
    u->user = attr;
    u->count++;
}

/* The field of the root that has the only object of the type. */
static const ir_attr *only_user(const writer *w, const ir_type *type) {
    user_count u = {.type = type};
    for (size_t i = 0; i < w->program->num_types; i++) {
        const ir_type *in = w->program->types[i];
        for (size_t k = 0; k < in->num_seq; k++) visit_data(in->seq[k], count_user, &u);
        for (size_t k = 0; k < in->num_instances; k++) visit_data(in->instances[k], count_user, &u);
    }
    if (u.count != 1 || u.user->kind != IR_SEQ || u.user->owner != w->top) return NULL;
    return u.user->repeat == IR_ONCE && u.user->condition == NULL ? u.user : NULL;
}

static const ir_expr *behind_field(writer *w, const ir_expr *path, const ir_attr *field,
                                   const ir_type *type) {
    if (path->op == IR_FIELD && path->attr == field && path->args[0]->op == IR_ROOT)
        return self_of(w, type);
    if (path->num_args == 0) return NULL;
    const ir_expr *inner = behind_field(w, path->args[0], field, type);
    if (inner == NULL) return NULL;
    ir_expr *copy = copy_expr(w, path);
    copy->args[0] = (ir_expr *)(uintptr_t)inner;
    return copy;
}

const ir_expr *path_from(writer *w, const ir_expr *path, const ir_type *type) {
    const ir_attr *field = only_user(w, type);
    return field != NULL ? behind_field(w, path, field, type) : NULL;
}

/* ---------------------------------------------------------------------------- instances with `pos` */

val placed_at(frame *fr, const ir_attr *attr) {
    writer *w = fr->w;
    pool *p = PW(w);
    if (diag_has_errors(w->diag)) return literal_val(p, 0, false); /* it may be a circle */
    frame logic = *fr;
    logic.c = NULL;
    val at = value(&logic, attr, attr->pos, pool_printf(p, "%s_%s_pos", fr->state->name, attr->id),
                   NULL);
    at.kind = V_U64;
    at.c = pool_printf(p, "%s_at", attr->id);
    val base = stream_base(&logic);
    if (base.is_literal) return at;
    const char *name = pool_printf(p, "at_%s_%s", fr->state->name, attr->id);
    const lfun *f = find_fun(fr->state, name);
    if (f == NULL)
        f = define(fr, "logic integer", name, pool_printf(p, "%s + %s", base.l, at.l),
                   at.mask | base.mask);
    at.l = own_call(fr, f, NULL, NULL, NULL);
    at.mask = f->mask;
    return at;
}

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

static bool is_plain_bytes(const ir_data *d) {
    return d->kind == IR_D_BYTES && d->sizing == IR_SIZE_EXPR && !d->has_terminator &&
           d->process == IR_P_NONE;
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

void emit_placed(frame *fr, const ir_attr *attr) {
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

/* ------------------------------------------------------------------------ objects chosen by an index */

/* The element that the path leads through. */
static const ir_expr *choice_of(const ir_expr *path) {
    while (path->op == IR_FIELD) path = path->args[0];
    return path->op == IR_SUBSCRIPT ? path : NULL;
}

bool is_chosen(const ir_expr *path) {
    const ir_expr *choice = path->op == IR_FIELD ? choice_of(path) : NULL;
    if (choice == NULL || choice->vtype.kind != IR_OBJECT) return false;
    const ir_expr *array = choice->args[0], *index = choice->args[1];
    if (array->op != IR_FIELD || !is_path(array, NULL)) return false;
    if (index->op != IR_FIELD || index->args[0]->op != IR_SELF || index->vtype.kind != IR_INT ||
        index->attr->kind != IR_SEQ)
        return false;
    /* A number of the element itself is just read. */
    return path->args[0] != choice || path->attr->kind != IR_SEQ || !is_number(&path->attr->data);
}

bool same_choice(const ir_expr *a, const ir_expr *b) {
    return same_expr(choice_of(a), choice_of(b));
}

/* The path as the element sees it. */
static const ir_expr *inside(writer *w, const ir_expr *path, const ir_expr *choice) {
    if (path == choice) return self_of(w, choice->vtype.type);
    ir_expr *copy = copy_expr(w, path);
    copy->args[0] = (ir_expr *)(uintptr_t)inside(w, path->args[0], choice);
    return copy;
}

typedef struct chosen {
    const ir_expr *choice;
    const char *name;
    struct chosen *next;
} chosen;

static chosen *find_chosen(frame *fr, const ir_expr *choice) {
    chosen *found = fr->chosen;
    while (found != NULL && !same_expr(found->choice, choice)) found = found->next;
    return found;
}

/* Checks the element as its own list does: what a rule takes from it has a meaning only then. */
static void check_chosen(frame *fr, binding *b, const chosen *c) {
    pool *p = PW(fr->w);
    const ir_expr *array = c->choice->args[0];
    val index = resolve(fr, LEAF_VALUE, c->choice->args[1]);
    val at = resolve(fr, LEAF_AT, array), count = resolve(fr, LEAF_COUNT, array);
    const char *unsigned_index = index.c;
    if (index.kind == V_S64) {
        refuse_if(fr, "%s < 0", index.c);
        demand(fr, pool_printf(p, "0 <= %s", index.l), index.mask);
        unsigned_index = pool_printf(p, "(uint64_t)%s", index.c);
    }
    refuse_if(fr, "%s >= %s", unsigned_index, count.c);
    demand(fr, pool_printf(p, "%s < %s", index.l, count.l), index.mask | count.mask);
    const char *facts = facts_type(fr->w, b->child);
    if (facts != NULL) line(fr->c, "%s %s = {0};", facts, c->name);
    b->at.c = pool_printf(p, "%s + %llu * %s", at.c, (unsigned long long)b->child->type->min_size,
                          unsigned_index);
    b->fr = fr;
    memset(b->bound, 0, sizeof b->bound);
    check_child(b, NULL, c->name);
}

val resolve_chosen(frame *fr, leaf_kind kind, const ir_expr *path) {
    writer *w = fr->w;
    pool *p = PW(w);
    const ir_expr *choice = choice_of(path);
    const ir_expr *array = choice->args[0];
    const ir_attr *attr = array->attr;
    const ir_type *type = choice->vtype.type;
    const stream_use *here = stream_of(w, fr->state->type), *there = stream_of(w, attr->owner);
    frame_state *child = state_of(w, type, NULL);
    if (attr->repeat != IR_REPEAT_EXPR || attr->condition != NULL || !type->is_fixed ||
        attr->data.kind != IR_D_USER || here == NULL || there == NULL || here->is_many ||
        there->is_many || here->opener != there->opener || child->is_open || fr->in_branch)
        return outside(w, path->place, "this way to an object by its index");
    const ir_expr *rest = inside(w, path, choice);
    add_leaf(w, &child->now->exports, kind, rest, &w->has_grown);
    frame logic = *fr;
    logic.c = NULL;
    binding b;
    bind(&b, &logic, child, attr, &attr->data);
    b.is_elsewhere = true;
    val index = resolve(&logic, LEAF_VALUE, choice->args[1]);
    b.at = resolve(&logic, LEAF_AT, array);
    b.at.l = pool_printf(p, "%s + %llu * %s", b.at.l, (unsigned long long)type->min_size, index.l);
    b.at.mask |= index.mask;
    chosen *c = find_chosen(fr, choice);
    if (c == NULL && fr->c != NULL) {
        c = pool_alloc(p, sizeof *c);
        const char *name = path_name(p, array);
        *c = (chosen){choice,
                      fr->chosen == NULL
                          ? name
                          : pool_printf(p, "%s_%s", name, path_name(p, choice->args[1])),
                      fr->chosen};
        fr->chosen = c;
        binding checked = b;
        checked.name = c->name;
        check_chosen(fr, &checked, c);
    }
    val inner = child_call(&b, export_name(w, child, kind, rest));
    const char *from = c != NULL ? c->name : "";
    return typed(w, kind, path, pool_printf(p, "%s.%s", from, member_name(w, kind, rest)), inner.l,
                 inner.mask);
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
