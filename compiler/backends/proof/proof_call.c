/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls: how one routine calls another one, in C and in logic, and with which arguments.
 */
#include <string.h>

#include "proof.h"
#include "range.h"

void bind(binding *b, frame *fr, frame_state *child, const ir_attr *attr, const ir_data *data) {
    memset(b, 0, sizeof *b);
    b->fr = fr;
    b->child = child;
    b->attr = attr;
    b->data = data;
    b->name = attr->id;
    b->at = fr->pos;
}

/* An argument that the parameter might not hold is refused when it does not. */
static val fitted(frame *fr, val v, const leaf *param) {
    pool *p = PW(fr->w);
    if (v.kind == V_BOOL || v.kind == V_NONE || param->type == V_BOOL || v.is_literal) return v;
    if (!range_contains(param->range, v.range)) {
        val min = literal_val(p, (uint64_t)param->range.min, param->range.min < 0);
        val max = literal_val(p, param->range.max, param->range.max_negative);
        bool is_low = wide_compare(range_min(v.range), range_min(param->range)) < 0;
        bool is_high = wide_compare(range_max(v.range), range_max(param->range)) > 0;
        const char *c = is_low ? pool_printf(p, "%s < %s", v.c, min.c) : "";
        if (is_high)
            c = pool_printf(p, "%s%s%s > %s%s", c, is_low ? " || " : "", v.c,
                            v.kind == V_S64 && max.c[0] == 'U' ? "(int64_t)" : "", max.c);
        if (fr->c != NULL) refuse_if(fr, "%s", c);
        demand(fr,
               is_low && is_high ? pool_printf(p, "%s <= %s <= %s", min.l, v.l, max.l)
               : is_low          ? pool_printf(p, "%s <= %s", min.l, v.l)
                                 : pool_printf(p, "%s <= %s", v.l, max.l),
               v.mask);
    }
    if (v.kind != param->type)
        v.c = pool_printf(p, "(%s)%s", param->type == V_U64 ? "uint64_t" : "int64_t", v.c);
    v.kind = param->type;
    v.range = param->range;
    return v;
}

static val bind_argument(binding *b, const leaf *l) {
    frame *fr = b->fr;
    pool *p = PW(fr->w);
    size_t i = l->path->attr->index;
    const ir_expr *arg = b->data->args[i];
    if (l->kind == LEAF_AT || l->kind == LEAF_COUNT) return resolve(fr, l->kind, arg);
    const char *base = state_of(fr->w, b->attr->owner, b->attr)->name;
    const char *name = pool_printf(p, "%s_%s", base, l->path->attr->id);
    if (b->attr->data.kind == IR_D_SWITCH)
        name = pool_printf(p, "%s_%s_%s", base, b->data->type->id, l->path->attr->id);
    val v = value(fr, b->attr, arg, name, c_name(p, pool_printf(p, "arg_%s", l->path->attr->id)));
    return fitted(fr, v, l);
}

static bool from_root(const ir_expr *path) {
    while (path->op == IR_FIELD) path = path->args[0];
    return path->op == IR_ROOT;
}

static val bound(binding *b, size_t i) {
    if (!b->bound[i]) {
        const leaf *l = &b->child->vars.items[i];
        b->bound[i] = true;
        if (l->kind == LEAF_IO_BASE) {
            b->vars[i] = b->base.c != NULL ? b->base : stream_base(b->fr);
        } else if (b->is_elsewhere) {
            b->vars[i] = is_path(l->path, NULL) && from_root(l->path)
                             ? resolve(b->fr, l->kind, l->path)
                             : outside(b->fr->w, b->attr->place,
                                       "objects by their index that depend on where they are");
        } else if (b->data == NULL) {
            b->vars[i] = resolve(b->fr, l->kind, l->path);
        } else if (!starts_outside(l->path)) {
            b->vars[i] = bind_argument(b, l);
        } else {
            b->vars[i] = resolve(b->fr, l->kind, rebase(b->fr->w, l->path, b->fr->state->type));
        }
    }
    return b->vars[i];
}

val child_call(binding *b, const char *fun) {
    pool *p = PW(b->fr->w);
    val v = {.kind = V_U64, .c = "", .l = fun, .mask = 0};
    const lfun *f = find_fun(b->child, fun);
    const char *prefix = b->fr->of_view ? "of." : "";
    if (f == NULL) return v; /* in a first pass */
    const char *text = "";
    for (unsigned bit = 0; bit < NUM_BITS + b->child->vars.count; bit++) {
        if (!(f->mask & BIT(bit)) || bit == BIT_COUNT || bit == BIT_INDEX) continue;
        val one = {0};
        if (bit == BIT_BUF) one = (val){.l = pool_printf(p, "%sbuf", prefix), .mask = BIT(BIT_BUF)};
        if (bit == BIT_LEN)
            one = b->len.c != NULL
                      ? b->len
                      : (val){.l = pool_printf(p, "%slen", prefix), .mask = BIT(BIT_LEN)};
        if (bit == BIT_AT) one = b->at;
        if (bit >= NUM_BITS) one = bound(b, bit - NUM_BITS);
        v.mask |= one.mask;
        text = pool_printf(p, "%s%s%s", text, text[0] != '\0' ? ", " : "", term_of(p, one));
    }
    if (f->mask & (BIT(BIT_COUNT) | BIT(BIT_INDEX))) {
        v.mask |= b->count.mask;
        text = pool_printf(p, "%s%s%s", text, text[0] != '\0' ? ", " : "", b->count.l);
    }
    if (text[0] != '\0') v.l = pool_printf(p, "%s(%s)", fun, text);
    return v;
}

const char *child_arguments(binding *b) {
    const char *text = "";
    for (size_t i = 0; i < b->child->vars.count; i++)
        text = pool_printf(PW(b->fr->w), "%s, %s", text, bound(b, i).c);
    return text;
}

void check_child(binding *b, const char *count, const char *facts) {
    frame *fr = b->fr;
    writer *w = fr->w;
    pool *p = PW(w);
    if (w->opens && !b->is_wanted) return;
    const char *arguments = child_arguments(b);
    const char *type = facts_type(w, b->child);
    val valid = child_call(b, pool_printf(p, "valid_%s", b->child->name));
    const char *id = b->name;
    const char *place =
        pool_printf(p, "buf, %s, %s%s%s%s", b->len.c != NULL ? b->len.c : "len", b->at.c,
                    count != NULL ? ", " : "", count != NULL ? count : "", arguments);
    if (w->opens) {
        demand(fr, valid.l, valid.mask);
        line(fr->c, "%s = open_%s(%s);", facts, b->child->name, place);
        return;
    }
    line(fr->c, "const bool %s_ok = check_%s(%s%s%s);", id, b->child->name, place,
         type != NULL ? ", &" : "", type != NULL ? facts : "");
    /* Said in the words of the definition, so that provers need not look into it. */
    line(fr->c, "/*@ assert %s_ok: %s_ok != 0 <==> %s; */", id, id, valid.l);
    line(fr->c, b->decides ? "return %s_ok;" : "if (!%s_ok) return false;", id);
    demand(fr, valid.l, valid.mask);
}
