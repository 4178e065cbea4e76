/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sizes.c - sizes of types and fields; see sema.h.
 *
 * There are two sizes. The extent is the exact number of bits, when the object starts at a byte boundary and its
 * size never differs (for sizeof and fixed-size types). The minimal size is the smallest number of whole bytes,
 * wherever the object starts (for the test that a number of elements fits into the remaining input). A read of
 * bytes drops the remaining bits of a byte that a bit field began; a bit field continues in that byte, even across
 * types.
 */
#include "range.h"
#include "sema.h"

#define MAX_BITS (UINT64_C(1) << 62)
#define HELD_BITS 7 /* at most these bits remain from an earlier bit field */

static uint64_t add(uint64_t a, uint64_t b) { return a > MAX_BITS - b ? MAX_BITS : a + b; }

static uint64_t multiply(uint64_t a, uint64_t b) {
    return b != 0 && a > MAX_BITS / b ? MAX_BITS : a * b;
}

static uint64_t round_up(uint64_t bits) { return (bits + 7) / 8 * 8; }

/* ---------------------------------------------------------------------------------- exact sizes */

static extent fixed(uint64_t bits) {
    if (bits >= MAX_BITS) return (extent){.why = "it is too large"};
    return (extent){.is_fixed = true, .bits = bits};
}

static extent open_ended(const char *why) { return (extent){.why = why}; }

static extent extent_of_data(sema *s, const ir_data *d);

static extent extent_of_cases(sema *s, const ir_data *d) {
    extent all = open_ended("it is a switch without cases");
    for (size_t i = 0; i < d->num_cases; i++) {
        extent x = extent_of_data(s, &d->cases[i].data);
        if (i != 0 && x.is_fixed && all.is_fixed && x.bits != all.bits)
            return open_ended("it differs between the cases of a switch");
        if (!x.is_fixed) return x;
        all = x;
    }
    bool has_rest = d->num_cases != 0 && d->cases[d->num_cases - 1].key == NULL;
    return has_rest ? all : open_ended("nothing is read when no case fits");
}

static extent extent_of_data(sema *s, const ir_data *d) {
    switch (d->kind) {
    case IR_D_INT:
    case IR_D_FLOAT: return fixed(d->size * 8);
    case IR_D_BITS: return fixed(d->bits);
    default: break;
    }
    if (d->kind == IR_D_SWITCH) return extent_of_cases(s, d); /* numbers ignore the size */
    switch (d->sizing) {
    case IR_SIZE_EXPR:
        if (d->size_expr == NULL || d->size_expr->op != IR_LIT_INT)
            return open_ended("its 'size' is no constant");
        return fixed(multiply(d->size_expr->word, 8));
    case IR_SIZE_EOS: return open_ended("it takes all that is left");
    case IR_SIZE_TERMINATED: return open_ended("it goes on to a terminator");
    case IR_SIZE_NONE: break;
    }
    return d->type != NULL ? ksyc_extent_of_type(s, info_of(d->type))
                           : open_ended("its type is not known");
}

static bool is_literal(const ir_expr *e, bool value) {
    return e != NULL && e->op == IR_LIT_BOOL && (e->word != 0) == value;
}

extent ksyc_extent_of_attr(sema *s, attr_info *attr) {
    if (!ksyc_ensure_data(s, attr)) return open_ended("it depends on itself");
    const ir_attr *ir = &attr->ir;
    if (is_literal(ir->condition, false)) return fixed(0);
    if (attr->model->condition != NULL && !is_literal(ir->condition, true))
        return open_ended("it has an 'if'");
    extent x = extent_of_data(s, &ir->data);
    if (!x.is_fixed || ir->repeat == IR_ONCE) return x;
    const ir_expr *count = ir->repeat_expr;
    if (ir->repeat != IR_REPEAT_EXPR || count == NULL || count->op != IR_LIT_INT)
        return open_ended("the number of elements is no constant");
    if (count->negative) return fixed(0);
    if (ir->data.kind != IR_D_BITS && x.bits % 8 != 0)
        return open_ended("its elements share bytes");
    return fixed(multiply(x.bits, count->word));
}

/* Whether the first read can continue in a byte that a bit field began. */
static bool begins_with_bits(const ir_data *d) {
    if (d->kind == IR_D_BITS) return true;
    if (d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE)
        return d->type == NULL || info_of(d->type)->lone_bits;
    for (size_t i = 0; i < d->num_cases; i++)
        if (begins_with_bits(&d->cases[i].data)) return true;
    return false;
}

static extent add_up(sema *s, type_info *type) {
    uint64_t bits = 0;
    bool any = false;
    for (size_t i = 0; i < type->ir.num_seq; i++) {
        attr_info *attr = attr_info_of(type->ir.seq[i]);
        extent x = ksyc_extent_of_attr(s, attr);
        bool in_bits = begins_with_bits(
            &attr->ir.data); /* known now: ksyc_extent_of_attr has needed the extent of its type */
        if (!any) type->lone_bits = in_bits;
        any = any || !(x.is_fixed && x.bits == 0 && in_bits);
        if (!x.is_fixed) return x;
        if (!in_bits)
            bits = round_up(bits);
        else if (attr->ir.data.kind != IR_D_BITS && bits % 8 != 0)
            return open_ended("a type begins inside of a byte");
        bits = add(bits, x.bits);
    }
    return fixed(bits);
}

extent ksyc_extent_of_type(sema *s, type_info *type) {
    if (type->extent_state == DONE) return type->extent;
    if (type->extent_state == BUSY) return open_ended("it contains itself");
    if (s->size_depth == MAX_SIZE_DEPTH) return open_ended("types are nested too deeply");
    type->extent_state = BUSY;
    type->lone_bits = true; /* assumed until it is computed */
    s->size_depth++;
    bool empty = type->ir.num_seq == 0;
    type->extent = type->ir.is_opaque ? open_ended("its type is from outside")
                   : empty            ? fixed(0)
                                      : add_up(s, type);
    if (empty) type->lone_bits = false;
    s->size_depth--;
    type->extent_state = DONE;
    return type->extent;
}

/* ---------------------------------------------------------------------------------- least sizes */

static uint64_t min_of_type(sema *s, type_info *type);

/* The minimal size of one element that is not a bit field, in bytes. */
static uint64_t min_of_data(sema *s, const ir_data *d) {
    switch (d->kind) {
    case IR_D_INT:
    case IR_D_FLOAT: return d->size;
    case IR_D_BITS: return d->bits > HELD_BITS ? (d->bits - HELD_BITS + 7) / 8 : 0;
    case IR_D_SWITCH: {
        bool has_rest = d->num_cases != 0 && d->cases[d->num_cases - 1].key == NULL;
        uint64_t least = has_rest ? MAX_BITS : 0;
        for (size_t i = 0; i < d->num_cases && least != 0; i++) {
            uint64_t n = min_of_data(s, &d->cases[i].data);
            if (n < least) least = n;
        }
        return least;
    }
    default: break;
    }
    switch (d->sizing) {
    case IR_SIZE_EXPR: {
        if (d->size_expr == NULL) return 0;
        int64_t min = d->size_expr->vtype.range.min;
        return min > 0 ? add((uint64_t)min, 0) : 0;
    }
    case IR_SIZE_EOS: return 0;
    case IR_SIZE_TERMINATED: return d->consume && d->eos_error ? d->term_unit : 0;
    case IR_SIZE_NONE: break;
    }
    return d->type != NULL ? min_of_type(s, info_of(d->type)) : 0;
}

/* The minimal number of elements. */
static uint64_t min_count(const ir_attr *attr) {
    if (attr->condition != NULL && !is_literal(attr->condition, true)) return 0;
    switch (attr->repeat) {
    case IR_REPEAT_EOS: return 0;
    case IR_REPEAT_EXPR: {
        int64_t min = attr->repeat_expr != NULL ? attr->repeat_expr->vtype.range.min : 0;
        return min > 0 ? (uint64_t)min : 0;
    }
    case IR_ONCE:
    case IR_REPEAT_UNTIL: break;
    }
    return 1;
}

typedef struct run {
    uint64_t bits;
    bool may_hold; /* bits of an earlier byte can be used first */
} run;

/* Whole bytes that a run of bit fields takes from the stream. */
static uint64_t end_run(run *r, bool may_hold) {
    uint64_t bits = r->bits;
    if (r->may_hold) bits = bits > HELD_BITS ? bits - HELD_BITS : 0;
    *r = (run){0, may_hold};
    return (bits + 7) / 8;
}

static uint64_t min_of_seq(sema *s, const type_info *type) {
    uint64_t total = 0;
    run r = {0, true};
    for (size_t i = 0; i < type->ir.num_seq; i++) {
        const ir_attr *attr = type->ir.seq[i];
        uint64_t count = min_count(attr);
        if (count == 0)
            continue; /* an optional field only adds bytes; it never makes other fields smaller */
        if (attr->data.kind == IR_D_BITS) {
            r.bits = add(r.bits, multiply(attr->data.bits, count));
            continue;
        }
        bool goes_on = attr->data.sizing == IR_SIZE_NONE &&
                       (attr->data.kind == IR_D_USER || attr->data.kind == IR_D_SWITCH);
        total = add(total, end_run(&r, goes_on));
        total = add(total, multiply(min_of_data(s, &attr->data), count));
    }
    return add(total, end_run(&r, true));
}

static uint64_t min_of_type(sema *s, type_info *type) {
    if (type->min_state == DONE) return type->ir.min_size;
    if (type->min_state == BUSY || s->size_depth == MAX_SIZE_DEPTH) return 0;
    type->min_state = BUSY;
    s->size_depth++;
    extent x = ksyc_extent_of_type(s, type);
    type->ir.is_fixed = x.is_fixed && x.bits % 8 == 0 && !type->lone_bits;
    type->ir.min_size = type->ir.is_fixed ? x.bits / 8 : min_of_seq(s, type);
    s->size_depth--;
    type->min_state = DONE;
    return type->ir.min_size;
}

void ksyc_find_sizes(sema *s) {
    for (size_t i = 0; i < s->types.count; i++) min_of_type(s, s->types.items[i]);
}

/* ------------------------------------------------------------------------------------ recursion */

/* Tarjan's algorithm for strongly connected components, with an explicit stack: a chain of types can be as long
 * as a file. */
typedef struct visit {
    type_info *type;
    size_t number; /* in the order of discovery, from 1 */
    size_t low;
    bool on_stack;
    unsigned height;              /* levels of types in it that were found so far */
    size_t next_field, next_case; /* where to go on */
} visit;

typedef struct tarjan {
    visit *visits; /* by the number of the type */
    list open;     /* visits in progress */
    list stack;
    size_t count;
} tarjan;

/* The next type that an object contains, or NULL after the last one. */
static const ir_type *next_contained(visit *v) {
    const ir_type *type = &v->type->ir;
    while (v->next_field < type->num_seq) {
        const ir_data *d = &type->seq[v->next_field]->data;
        const ir_data *at = d;
        if (d->kind == IR_D_SWITCH) {
            if (v->next_case == d->num_cases) {
                v->next_case = 0;
                v->next_field++;
                continue;
            }
            at = &d->cases[v->next_case++].data;
        } else {
            v->next_field++;
        }
        if (at->kind == IR_D_USER && at->type != NULL) return at->type;
    }
    return NULL;
}

static void begin(sema *s, tarjan *t, visit *v) {
    v->number = v->low = ++t->count;
    v->on_stack = true;
    ksyc_list_add(s->pool, &t->stack, v);
    ksyc_list_add(s->pool, &t->open, v);
}

/* Takes a finished component off the stack. */
static void take_component(tarjan *t, visit *v) {
    bool alone = t->stack.items[t->stack.count - 1] == v;
    visit *w;
    do {
        w = t->stack.items[--t->stack.count];
        w->on_stack = false;
        if (!alone) w->type->ir.is_recursive = true;
    } while (w != v);
}

/* Later stages descend from type to type, so the depth of their stack is bounded here. */
static void rise(sema *s, visit *outer, const visit *inner) {
    if (inner->height < outer->height) return;
    outer->height = inner->height + 1;
    if (outer->height == MAX_TYPE_LEVELS)
        ksyc_diag_error(s->diag, outer->type->ir.place,
                        "more than %d levels of types in each other", MAX_TYPE_LEVELS);
}

static void follow(sema *s, tarjan *t, visit *start) {
    begin(s, t, start);
    while (t->open.count != 0) {
        visit *v = t->open.items[t->open.count - 1];
        const ir_type *to = next_contained(v);
        if (to != NULL) {
            visit *w = &t->visits[to->number];
            if (w == v) v->type->ir.is_recursive = true;
            if (w->number == 0)
                begin(s, t, w);
            else if (w->on_stack && w->number < v->low)
                v->low = w->number;
            else if (!w->on_stack)
                rise(s, v, w);
            continue;
        }
        t->open.count--;
        if (t->open.count != 0) {
            visit *outer = t->open.items[t->open.count - 1];
            if (v->low < outer->low) outer->low = v->low;
            rise(s, outer, v);
        }
        if (v->low == v->number) take_component(t, v);
    }
}

void ksyc_find_recursion(sema *s) {
    tarjan t = {.visits = ksyc_pool_array(s->pool, s->types.count, sizeof *t.visits)};
    for (size_t i = 0; i < s->types.count; i++) t.visits[i].type = s->types.items[i];
    for (size_t i = 0; i < s->types.count; i++)
        if (t.visits[i].number == 0) follow(s, &t, &t.visits[i]);
}
