/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Repeated fields: views into the input, whose elements are checked in place where that is enough, and lists of
 * everything else.
 */
#include <inttypes.h>
#include <string.h>

#include "emit_c_expr.h"

const char *self_member(const c_function *fn, const field_storage *a) {
    return pool_printf(P(fn), "self->%s", a->member);
}

const char *list_element_type(const field_storage *a, const ir_attr *attr) {
    return a->store == STORE_OBJECT ? attr->data.type->c_name : store_type(a->store);
}

/* The function inside a loop over elements: errors name the element. */
static c_function item_scope(const c_function *fn, const ir_attr *attr, const char *index) {
    c_function inner = *fn;
    inner.index = index;
    inner.fail = pool_printf(P(fn), "return ks_in_item(ks, %s, %s);", quoted(fn, attr->id), index);
    inner.item_fail = inner.fail;
    return inner;
}

/* The condition of `until` on the element `v`; leaves a bool in `more`. */
static void set_more(c_function *fn, const ir_attr *attr, cval v, const char *more) {
    fn->item = &v;
    const char *test = gen_bool(fn, attr->repeat_expr);
    fn->item = NULL;
    line(fn->out, "%s = !%s;", more,
         test[0] == '(' || strpbrk(test, " <>=") == NULL ? test : pool_printf(P(fn), "(%s)", test));
}

typedef struct loop {
    const char *index;
    const char *count; /* repeat: expr */
    const char *more;  /* repeat: until */
    const char *
        start; /* for `repeat: eos` over elements that may be empty: the position where the element began */
    const char *bits;
} loop;

static loop open_loop(c_function *fn, const ir_attr *attr, const char *count, bool needs_progress) {
    loop l = {.index = temp(fn), .count = count};
    if (attr->repeat == IR_REPEAT_EXPR) {
        block(fn->out, "for (uint64_t %s = 0; %s < %s; %s++)", l.index, l.index, count, l.index);
        return l;
    }
    if (attr->repeat == IR_REPEAT_UNTIL) {
        l.more = temp(fn);
        line(fn->out, "bool %s = true;", l.more);
        block(fn->out, "for (uint64_t %s = 0; %s; %s++)", l.index, l.more, l.index);
    } else {
        block(fn->out, "for (uint64_t %s = 0; !ks_eof(io); %s++)", l.index, l.index);
        if (needs_progress) {
            l.start = temp(fn);
            line(fn->out, "const uint64_t %s = io->pos;", l.start);
            l.bits = temp(fn);
            line(fn->out, "const uint32_t %s = io->num_bits;", l.bits);
        }
    }
    line(fn->out, "if (!ks_spend(ks, 1)) return ks_in_item_at(ks, %s, %s, ks_at(io));",
         quoted(fn, attr->id), l.index);
    return l;
}

static void close_loop(c_function *fn, const ir_attr *attr, const loop *l) {
    if (l->start != NULL) {
        block(fn->out, "if (io->pos == %s && io->num_bits == %s)", l->start, l->bits);
        line(fn->out, "ks_fail(ks, KS_NO_PROGRESS, ks_at(io), \"elements that take bytes\");");
        line(fn->out, "return ks_in_item(ks, %s, %s);", quoted(fn, attr->id), l->index);
        end(fn->out);
    }
    end(fn->out);
}

static uint64_t element_min_size(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    switch (d->kind) {
    case IR_D_INT:
    case IR_D_FLOAT: return d->size;
    case IR_D_USER: return d->sizing == IR_SIZE_NONE ? d->type->min_size : 0;
    case IR_D_BYTES:
    case IR_D_STR:
        return d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT &&
                       !d->size_expr->negative
                   ? d->size_expr->word
                   : 0;
    default: return 0;
    }
}

/*
 * Records of a plain type whose rules need only their own fields, parameters and other objects are checked in
 * place, without a struct: a window of the input is loaded, then the fields that rules use are read from it.
 */
enum { WINDOW = 4096 };

typedef struct rule_demands {
    bool position; /* of the stream, which is that of the window */
    bool root;
} rule_demands;

static void note_demands(void *self, const ir_attr *attr, const ir_expr *e) {
    rule_demands *demands = self;
    (void)attr;
    if (e->op == IR_IO) demands->position = true;
    if (e->op == IR_ROOT) demands->root = true;
}

static bool is_checked_in_place(const c_file *file, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    rule_demands demands = {false, false};
    if (d->kind != IR_D_USER || attr->repeat != IR_REPEAT_EXPR || attr->num_valid > 0) return false;
    if (d->parent != NULL || d->type->min_size > WINDOW) return false;
    if (storage_of_type(file->storage, d->type)->keeps_parent &&
        (d->no_parent || d->type->parent.kind != IR_OBJECT))
        return false;
    for (size_t i = 0; i < d->type->num_seq; i++)
        visit_exprs(d->type->seq[i], note_demands, &demands);
    for (size_t i = 0; i < d->num_args; i++) {
        if (d->type->params[i]->vtype.kind == IR_ARRAY) return false;
    }
    /* Rules can use the root of the record, which has to be the root of the object that contains it. */
    return !demands.position && (!demands.root || d->type->root == attr->owner->root);
}

static void uses_field(void *self, const ir_attr *attr, const ir_expr *e) {
    bool *used = self;
    (void)attr;
    if (e->op == IR_FIELD && e->args[0]->op == IR_SELF && e->attr->kind == IR_SEQ)
        used[e->attr->index] = true;
}

typedef struct search {
    const ir_attr *array;
    bool found;
} search;

static void varies(void *self, const ir_attr *attr, const ir_expr *e) {
    search *s = self;
    (void)attr;
    if (e->op == IR_INDEX || (e->op == IR_FIELD && e->attr == s->array)) s->found = true;
}

/* Whether an argument is the same for every element. */
static bool is_invariant(const ir_attr *array, ir_expr *argument) {
    search s = {array, false};
    ir_attr holder = {.kind = IR_SEQ, .owner = array->owner, .condition = argument};
    visit_exprs(&holder, varies, &s);
    return !s.found;
}

/* Parameters as local variables; those that are the same for all elements come before the loop. */
static void take_parameters(c_function *fn, const ir_attr *attr, local *locals, bool invariant) {
    const ir_data *d = &attr->data;
    for (size_t i = 0; i < d->num_args; i++) {
        if (is_invariant(attr, d->args[i]) != invariant) continue;
        const field_storage *a = &storage_of_type(fn->file->storage, d->type)->params[i];
        cval v = gen_kept(fn, d->args[i]);
        const char *value = as_fitting(fn, v, &d->args[i]->vtype, a->store);
        const char *name = temp(fn);
        const char *type = a->store == STORE_POINTER
                               ? pool_printf(P(fn), "%s *", d->type->params[i]->vtype.type->c_name)
                               : pool_printf(P(fn), "%s ", store_type(a->store));
        line(fn->out, "%s%s%s = %s;", a->store == STORE_POINTER ? "" : "const ", type, name, value);
        line(fn->out, "(void)%s;", name);
        locals[i] = (local){d->type->params[i], value_of_store(a->store, name)};
    }
}

/* Held bits are dropped by the first element, if there is one. They alone are not the end of the stream, so then a
 * repetition to the end has one. */
static void drop_before_view(c_function *fn, const ir_attr *attr, const char *count,
                             uint64_t size) {
    if (!fn->may_hold_bits) return;
    if (count != NULL) {
        line(fn->out, "if (%s > 0) ks_align(io);", count);
        return;
    }
    line(fn->out, "if (!ks_eof(io) && !ks_need(ks, io, %" PRIu64 ")) return ks_in_item(ks, %s, 0);",
         size, quoted(fn, attr->id));
    line(fn->out, "ks_align(io);");
}

static void check_in_place(c_function *fn, const ir_attr *attr, const field_storage *a,
                           const char *count) {
    const ir_type *type = attr->data.type;
    const type_storage *t = storage_of_type(fn->file->storage, type);
    size_t num_locals = 0;
    local *locals = pool_array(P(fn), type->num_params + type->num_seq + 1, sizeof *locals);
    bool *used = pool_array(P(fn), type->num_seq + 1, sizeof *used);
    for (size_t i = 0; i < type->num_seq; i++) {
        visit_exprs(type->seq[i], uses_field, used);
        if (type->seq[i]->num_valid > 0 && !t->seq[i].only_checked) used[i] = true;
        const ir_attr *subject = type->seq[i]->subject;
        if (subject != NULL) used[subject->index] = true;
    }
    line(fn->out, "if (!ks_read_view(ks, io, %s, %" PRIu64 ", &self->%s)) %s", count,
         type->min_size, a->member, fn->fail);
    block(fn->out, "if (self->%s.count > 0)", a->member);
    take_parameters(fn, attr, locals, true);
    const char *index = temp(fn);
    const char *p = temp(fn);
    block(fn->out, "for (uint64_t %s = 0; %s < self->%s.count; %s++)", index, index, a->member,
          index);
    line(fn->out, "const uint8_t *const %s = self->%s.data + %s * %" PRIu64 ";", p, a->member,
         index, type->min_size);
    c_function inner = item_scope(fn, attr, index);
    block(fn->out, "if (%s %% %" PRIu64 " == 0)", index, WINDOW / type->min_size);
    line(fn->out, "if (!ks_fetch_some(ks, %s, self->%s.count - %s, %" PRIu64 ", %" PRIu64 ")) %s",
         p, a->member, index, type->min_size, WINDOW / type->min_size, inner.fail);
    end(fn->out);
    take_parameters(&inner, attr, locals, false);
    num_locals = type->num_params;
    inner.type = type;
    inner.locals = locals;
    inner.record = p;
    inner.parent = "self";
    inner.root = root_of_self(fn);
    uint64_t offset = 0;
    for (size_t i = 0; i < type->num_seq; i++) {
        const ir_attr *field = type->seq[i];
        const field_storage *f = &t->seq[i];
        inner.num_locals = num_locals;
        cval v = {.form = C_BYTES, .text = pool_printf(P(fn), "((ks_bytes){%s, 0})", p)};
        if (used[i] && !f->only_checked) {
            const char *name = temp(fn);
            const char *at = offset == 0 ? p : pool_printf(P(fn), "%s + %" PRIu64, p, offset);
            if (f->wire != NULL) {
                line(fn->out, "const %s %s = ks_%s(%s);", store_type(f->store), name, f->wire, at);
            } else {
                line(fn->out, "const ks_bytes %s = {%s, %" PRIu32 "};", name, at, f->wire_size);
            }
            v = value_of_store(f->store, name);
            locals[num_locals++] = (local){field, v};
            inner.num_locals = num_locals;
        }
        inner.fail = pool_printf(P(fn), "return ks_in_record(ks, %s, %s, %s);",
                                 quoted(fn, field->id), quoted(fn, attr->id), index);
        inner.item_fail = inner.fail;
        inner.here = offset == 0
                         ? pool_printf(P(fn), "ks_offset_of(ks, %s)", p)
                         : pool_printf(P(fn), "ks_offset_of(ks, %s + %" PRIu64 ")", p, offset);
        check_valid(&inner, field, v, inner.here);
        offset += f->wire_size;
    }
    end(fn->out);
    end(fn->out);
}

/* Numbers, or records of a plain type, that are not copied out of the input. */
static void read_view(c_function *fn, const ir_attr *attr, const field_storage *a) {
    const ir_data *d = &attr->data;
    bool is_record = d->kind == IR_D_USER;
    uint64_t size = is_record ? d->type->min_size : d->size;
    bool checked = attr->num_valid > 0 ||
                   (is_record && storage_of_type(fn->file->storage, d->type)->has_rules);
    const char *place = self_member(fn, a);
    const char *count =
        attr->repeat == IR_REPEAT_EXPR ? gen_u64(fn, attr->repeat_expr, true) : NULL;
    if (!checked && attr->repeat != IR_REPEAT_UNTIL) {
        if (count != NULL && fn->may_hold_bits) {
            const char *n = temp(fn);
            line(fn->out, "const uint64_t %s = %s;", n, bare(fn, count));
            count = n;
        }
        drop_before_view(fn, attr, count, size);
        if (count != NULL) {
            line(fn->out, "if (!ks_read_view(ks, io, %s, %" PRIu64 ", &%s)) %s", bare(fn, count),
                 size, place, fn->fail);
        } else {
            line(fn->out, "if (!ks_read_view_rest(ks, io, %" PRIu64 ", &%s)) %s", size, place,
                 fn->fail);
        }
        return;
    }
    if (is_checked_in_place(fn->file, attr) && !fn->may_hold_bits) {
        check_in_place(fn, attr, a, bare(fn, count));
        return;
    }
    if (count != NULL) {
        const char *n = temp(fn);
        line(fn->out, "const uint64_t %s = %s;", n, bare(fn, count));
        line(fn->out, "if (!ks_count_fits(ks, io, %s, %" PRIu64 ")) %s", n, size, placed(fn));
        count = n;
    }
    line(fn->out, "%s = ks_view_here(io);", place);
    loop l = open_loop(fn, attr, count, false);
    c_function inner = item_scope(fn, attr, l.index);
    const char *item = temp(fn);
    const char *at = pool_printf(P(fn), "ks_at(io) - %" PRIu64, size);
    if (is_record) {
        line(fn->out, "%s %s;", d->type->c_name, item);
        line(fn->out, "memset(&%s, 0, sizeof %s);", item, item);
    } else {
        line(fn->out, "%s %s = 0;", store_type(a->store), item);
    }
    line(fn->out, "%s.count = %s;", place, l.index);
    read_element(&inner, attr, item, "io");
    cval v = is_record ? value_of_store(STORE_OBJECT, item) : value_of_store(a->store, item);
    check_valid(&inner, attr, v, at);
    if (l.more != NULL) set_more(&inner, attr, v, l.more);
    line(fn->out, "%s.count = %s + 1;", place, l.index);
    close_loop(fn, attr, &l);
}

static void read_list(c_function *fn, const ir_attr *attr, const field_storage *a) {
    const char *place = self_member(fn, a);
    const char *type = list_element_type(a, attr);
    const bool is_debug = attr->owner->is_debug;
    uint64_t min_size = element_min_size(attr);
    const char *count = NULL;
    if (attr->repeat == IR_REPEAT_EXPR) {
        const char *n = temp(fn);
        const char *text = gen_u64(fn, attr->repeat_expr, true);
        line(fn->out, "const uint64_t %s = %s;", n, bare(fn, text));
        line(fn->out, "if (!ks_count_fits(ks, io, %s, %" PRIu64 ")) %s", n, is_debug ? 0 : min_size,
             placed(fn));
        count = n;
    }
    /* What is there of a partial list is kept, so its count is not known before. */
    const char *room = is_debug ? NULL : count;
    line(fn->out, "if (!ks_list_init(ks, &%s, %s, sizeof(%s))) %s", place,
         room != NULL ? room : "0", type, placed(fn));
    loop l = open_loop(fn, attr, count, min_size == 0);
    c_function inner = item_scope(fn, attr, l.index);
    if (is_debug) {
        /* The element that failed stays, with what was read of it. */
        inner.keep = pool_printf(P(fn), "%s.count = %s + 1, ", place, l.index);
        inner.fail = pool_printf(P(fn), "return %sks_in_item(ks, %s, %s);", inner.keep,
                                 quoted(fn, attr->id), l.index);
        inner.item_fail = inner.fail;
    }
    const char *item = temp(fn);
    if (room != NULL) {
        line(fn->out, "%s *const %s = (%s *)ks_list_place(&%s, %s);", type, item, type, place,
             l.index);
    } else {
        line(fn->out, "%s *const %s = (%s *)ks_list_add(ks, &%s);", type, item, type, place);
        line(fn->out, "if (%s == NULL) %s", item, placed(&inner));
    }
    line(fn->out, "memset(%s, 0, sizeof *%s);", item, item);
    const char *at = NULL;
    if (attr->num_valid > 0) {
        at = temp(fn);
        line(fn->out, "const uint64_t %s = ks_at(io);", at);
    }
    const char *lvalue = pool_printf(P(fn), "(*%s)", item);
    /* An element becomes part of the array only after it is read: its own expressions may use the size of the
     * array. */
    line(fn->out, "%s.count = %s;", place, l.index);
    read_element(&inner, attr, lvalue, "io");
    line(fn->out, "%s.count = %s + 1;", place, l.index);
    cval v = a->store == STORE_OBJECT ? (cval){.form = C_OBJECT, .text = item, .is_pointer = true}
                                      : value_of_store(a->store, lvalue);
    check_valid(&inner, attr, v, at);
    if (l.more != NULL) set_more(&inner, attr, v, l.more);
    close_loop(fn, attr, &l);
}

/* Everything but `if`: into the member of `self`, from the stream `io`. */

void read_repeated(c_function *fn, const ir_attr *attr) {
    const field_storage *a = storage_of(fn->file->storage, attr);
    if (a->shape == SHAPE_VIEW) {
        read_view(fn, attr, a);
    } else {
        read_list(fn, attr, a);
    }
}
