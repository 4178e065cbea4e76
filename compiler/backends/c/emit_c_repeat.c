/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Repeated fields: views into the input, whose elements are checked in place where that is enough, and lists of
 * everything else.
 */
#include <inttypes.h>

#include "access.h"
#include "emit_c_expr.h"

const char *ksyc_list_element_type(const field_storage *a, const ir_attr *attr) {
    return a->store == STORE_OBJECT ? attr->data.type->c_name : ksyc_store_type(a->store);
}

/* The function inside a loop over elements: errors name the element. */
static c_function item_scope(const c_function *fn, const ir_attr *attr, const code_expr *index) {
    c_function inner = *fn;
    inner.index = index;
    inner.fail = (leave){.kind = LEAVE_ITEM, .field = attr->id, .index = index};
    inner.item_fail = inner.fail;
    return inner;
}

/* The condition of `until` on the element `v`; leaves a bool in `more`. */
static void set_more(c_function *fn, const ir_attr *attr, cval v, const code_expr *more) {
    fn->item = &v;
    const code_expr *test = ksyc_gen_bool(fn, attr->repeat_expr);
    fn->item = NULL;
    ksyc_line(fn->out, "%s = %s;", more->text, ksyc_bare(fn, ksyc_code_negation(P(fn), test)));
}

typedef struct loop {
    const code_expr *index;
    const code_expr *count; /* repeat: expr */
    const code_expr *more;  /* repeat: until */
    /* for `repeat: eos` over elements that may be empty: the position where the element began */
    const code_expr *start;
    const code_expr *bits;
} loop;

static loop open_loop(c_function *fn, const ir_attr *attr, const code_expr *count,
                      bool needs_progress) {
    loop l = {.index = ksyc_temp(fn), .count = count};
    const char *i = l.index->text;
    if (attr->repeat == IR_REPEAT_EXPR) {
        ksyc_block(fn->out, "for (uint64_t %s = 0; %s < %s; %s++)", i, i, ksyc_show(fn, count), i);
        return l;
    }
    if (attr->repeat == IR_REPEAT_UNTIL) {
        l.more = ksyc_declare_result(fn, "bool", " = true");
        ksyc_block(fn->out, "for (uint64_t %s = 0; %s; %s++)", i, l.more->text, i);
    } else {
        ksyc_output_use(fn->out, USES_IO);
        ksyc_block(fn->out, "for (uint64_t %s = 0; !ks_eof(io); %s++)", i, i);
        if (needs_progress) {
            l.start = ksyc_declare(fn, "const uint64_t", ksyc_code_arrow(P(fn), IO, "pos"));
            l.bits = ksyc_declare(fn, "const uint32_t", ksyc_code_arrow(P(fn), IO, "num_bits"));
        }
    }
    ksyc_line_using(fn, USES_KS | USES_IO,
                    "if (!ks_spend(ks, 1)) return ks_in_item_at(ks, %s, %s, ks_at(io));",
                    ksyc_quoted(fn, attr->id), i);
    return l;
}

static void close_loop(c_function *fn, const ir_attr *attr, const loop *l) {
    if (l->start != NULL) {
        ksyc_output_use(fn->out, USES_KS | USES_IO);
        ksyc_block(fn->out, "if (io->pos == %s && io->num_bits == %s)", l->start->text,
                   l->bits->text);
        ksyc_line(fn->out, "ks_fail(ks, KS_NO_PROGRESS, ks_at(io), \"elements that take bytes\");");
        ksyc_line(fn->out, "return ks_in_item(ks, %s, %s);", ksyc_quoted(fn, attr->id),
                  l->index->text);
        ksyc_end(fn->out);
    }
    ksyc_end(fn->out);
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
    ksyc_visit_exprs(&holder, varies, &s);
    return !s.found;
}

/* Parameters as local variables; those that are the same for all elements come before the loop. */
static void take_parameters(c_function *fn, const ir_attr *attr, local *locals, bool invariant) {
    const ir_data *d = &attr->data;
    for (size_t i = 0; i < d->num_args; i++) {
        if (is_invariant(attr, d->args[i]) != invariant) continue;
        const field_storage *a = &ksyc_storage_of_type(fn->file->storage, d->type)->params[i];
        cval v = ksyc_gen_kept(fn, d->args[i]);
        const code_expr *value = ksyc_as_fitting(fn, v, &d->args[i]->vtype, a->store);
        const code_expr *name = ksyc_temp(fn);
        const char *type =
            a->store == STORE_POINTER
                ? ksyc_pool_printf(P(fn), "%s *", d->type->params[i]->vtype.type->c_name)
                : ksyc_pool_printf(P(fn), "%s ", ksyc_store_type(a->store));
        ksyc_line(fn->out, "%s%s%s = %s;", a->store == STORE_POINTER ? "" : "const ", type,
                  name->text, ksyc_bare(fn, value));
        ksyc_line(fn->out, "(void)%s;", name->text);
        locals[i] = (local){d->type->params[i], ksyc_value_of_store(a->store, name)};
    }
}

/* Held bits are dropped by the first element, if there is one. They alone are not the end of the stream, so then a
 * repetition to the end has one. */
static void drop_before_view(c_function *fn, const ir_attr *attr, const code_expr *count,
                             uint64_t size) {
    if (!fn->may_hold_bits) return;
    if (count != NULL) {
        ksyc_line_using(fn, USES_IO, "if (%s > 0) ks_align(io);", ksyc_show(fn, count));
        return;
    }
    ksyc_line_using(fn, USES_KS | USES_IO,
                    "if (!ks_eof(io) && !ks_need(ks, io, %" PRIu64
                    ")) return ks_in_item(ks, %s, 0);",
                    size, ksyc_quoted(fn, attr->id));
    ksyc_line_using(fn, USES_IO, "ks_align(io);");
}

/* `count` elements of `size` bytes. */
static void read_view_of(c_function *fn, const code_expr *view, const code_expr *count,
                         uint64_t size) {
    const code_expr *call = code_call(P(fn), "ks_read_view", KS, IO, count, ksyc_c_number(fn, size),
                                      ksyc_code_address(P(fn), view));
    ksyc_line(fn->out, "if (!%s) %s", ksyc_show(fn, call), ksyc_leave_text(fn, fn->fail));
}

static void check_in_place(c_function *fn, const ir_attr *attr, const field_storage *a,
                           const code_expr *count) {
    const ir_type *type = attr->data.type;
    const code_expr *view = ksyc_self_member(fn, a);
    const code_expr *length = ksyc_code_dot(P(fn), view, "count");
    const type_storage *t = ksyc_storage_of_type(fn->file->storage, type);
    size_t num_locals = 0;
    local *locals = ksyc_pool_array(P(fn), type->num_params + type->num_seq + 1, sizeof *locals);
    bool *used = ksyc_pool_array(P(fn), type->num_seq + 1, sizeof *used);
    for (size_t i = 0; i < type->num_seq; i++) {
        ksyc_visit_exprs(type->seq[i], uses_field, used);
        if (type->seq[i]->num_valid > 0 && !t->seq[i].only_checked) used[i] = true;
        const ir_attr *subject = type->seq[i]->subject;
        if (subject != NULL) used[subject->index] = true;
    }
    read_view_of(fn, view, count, type->min_size);
    ksyc_block(fn->out, "if (%s > 0)", ksyc_show(fn, length));
    take_parameters(fn, attr, locals, true);
    const code_expr *index = ksyc_temp(fn);
    const code_expr *p = ksyc_temp(fn);
    const char *i = index->text;
    ksyc_block(fn->out, "for (uint64_t %s = 0; %s < %s; %s++)", i, i, ksyc_show(fn, length), i);
    ksyc_line(fn->out, "const uint8_t *const %s = %s.data + %s * %" PRIu64 ";", p->text,
              ksyc_show(fn, view), i, type->min_size);
    c_function inner = item_scope(fn, attr, index);
    const uint64_t window = KSYC_WINDOW / type->min_size;
    ksyc_block(fn->out, "if (%s %% %" PRIu64 " == 0)", i, window);
    const code_expr *fetched =
        code_call(P(fn), "ks_fetch_some", KS, p, ksyc_code_infix(P(fn), length, "-", index),
                  ksyc_c_number(fn, type->min_size), ksyc_c_number(fn, window));
    ksyc_line(fn->out, "if (!%s) %s", ksyc_show(fn, fetched), ksyc_leave_text(fn, inner.fail));
    ksyc_end(fn->out);
    take_parameters(&inner, attr, locals, false);
    num_locals = type->num_params;
    inner.type = type;
    inner.locals = locals;
    inner.record = p;
    inner.parent = SELF;
    inner.root = ksyc_root_of_self(fn);
    uint64_t offset = 0;
    for (size_t k = 0; k < type->num_seq; k++) {
        const ir_attr *field = type->seq[k];
        const field_storage *f = &t->seq[k];
        inner.num_locals = num_locals;
        const code_expr *at = ksyc_c_plus(fn, p, offset);
        cval v = ksyc_of_form(C_BYTES, code_compound(P(fn), "ks_bytes", p, ksyc_c_number(fn, 0)));
        if (used[k] && !f->only_checked) {
            const code_expr *name = ksyc_temp(fn);
            if (f->wire != NULL) {
                ksyc_line(fn->out, "const %s %s = ks_%s(%s);", ksyc_store_type(f->store),
                          name->text, f->wire, ksyc_bare(fn, at));
            } else {
                ksyc_line(fn->out, "const ks_bytes %s = {%s, %" PRIu32 "};", name->text,
                          ksyc_bare(fn, at), f->wire_size);
            }
            v = ksyc_value_of_store(f->store, name);
            locals[num_locals++] = (local){field, v};
            inner.num_locals = num_locals;
        }
        inner.fail =
            (leave){.kind = LEAVE_RECORD, .field = field->id, .array = attr->id, .index = index};
        inner.item_fail = inner.fail;
        inner.here = code_call(P(fn), "ks_offset_of", KS, at);
        ksyc_check_valid(&inner, field, v, inner.here);
        offset += f->wire_size;
    }
    ksyc_end(fn->out);
    ksyc_end(fn->out);
}

/* Numbers, or records of a plain type, that are not copied out of the input. */
static void read_view(c_function *fn, const ir_attr *attr, const field_storage *a) {
    const ir_data *d = &attr->data;
    bool is_record = d->kind == IR_D_USER;
    uint64_t size = is_record ? d->type->min_size : d->size;
    bool checked = attr->num_valid > 0 ||
                   (is_record && ksyc_storage_of_type(fn->file->storage, d->type)->has_rules);
    const code_expr *place = ksyc_self_member(fn, a);
    const code_expr *count =
        attr->repeat == IR_REPEAT_EXPR ? ksyc_gen_u64(fn, attr->repeat_expr, true) : NULL;
    if (!checked && attr->repeat != IR_REPEAT_UNTIL) {
        if (count != NULL && fn->may_hold_bits) count = ksyc_declare(fn, "const uint64_t", count);
        drop_before_view(fn, attr, count, size);
        if (count != NULL) {
            read_view_of(fn, place, count, size);
        } else {
            const code_expr *rest =
                code_call(P(fn), "ks_read_view_rest", KS, IO, ksyc_c_number(fn, size),
                          ksyc_code_address(P(fn), place));
            ksyc_line(fn->out, "if (!%s) %s", ksyc_show(fn, rest), ksyc_leave_text(fn, fn->fail));
        }
        return;
    }
    if (ksyc_is_checked_in_place(fn->file->storage, attr) && !fn->may_hold_bits) {
        check_in_place(fn, attr, a, count);
        return;
    }
    if (count != NULL) {
        count = ksyc_declare(fn, "const uint64_t", count);
        ksyc_try_call(fn,
                      code_call(P(fn), "ks_count_fits", KS, IO, count, ksyc_c_number(fn, size)));
    }
    ksyc_line_using(fn, USES_IO, "%s = ks_view_here(io);", ksyc_show(fn, place));
    loop l = open_loop(fn, attr, count, false);
    c_function inner = item_scope(fn, attr, l.index);
    const code_expr *item;
    const code_expr *at =
        ksyc_code_infix(P(fn), code_call(P(fn), "ks_at", IO), "-", ksyc_c_number(fn, size));
    if (is_record) {
        item = ksyc_declare_result(fn, d->type->c_name, "");
        ksyc_line(fn->out, "memset(&%s, 0, sizeof %s);", item->text, item->text);
    } else {
        item = ksyc_declare_result(fn, ksyc_store_type(a->store), " = 0");
    }
    ksyc_line(fn->out, "%s.count = %s;", ksyc_show(fn, place), l.index->text);
    ksyc_read_element(&inner, attr, item, IO);
    cval v =
        is_record ? ksyc_value_of_store(STORE_OBJECT, item) : ksyc_value_of_store(a->store, item);
    ksyc_check_valid(&inner, attr, v, at);
    if (l.more != NULL) set_more(&inner, attr, v, l.more);
    ksyc_line(fn->out, "%s.count = %s + 1;", ksyc_show(fn, place), l.index->text);
    close_loop(fn, attr, &l);
}

/* Numbers whose byte order is known when the file is read: those of a known order are views. */
static void read_numbers(c_function *fn, const ir_attr *attr, const code_expr *place) {
    const code_expr *read = ksyc_code_dot(P(fn), place, "count");
    const c_function inner = item_scope(fn, attr, read);
    const code_expr *little = ksyc_code_arrow(P(fn), SELF, "ks_le");
    const code_expr *call =
        code_call(P(fn), "ks_read_numbers", KS, IO, little, ksyc_code_address(P(fn), place));
    ksyc_line(fn->out, "if (!%s) %s", ksyc_show(fn, call), ksyc_leave_text(fn, inner.fail));
}

static void read_list(c_function *fn, const ir_attr *attr, const field_storage *a) {
    const code_expr *place = ksyc_self_member(fn, a);
    const char *type = ksyc_list_element_type(a, attr);
    const bool is_debug = attr->owner->is_debug;
    uint64_t min_size = ksyc_element_min_size(attr);
    const code_expr *count = NULL;
    if (attr->repeat == IR_REPEAT_EXPR) {
        count = ksyc_temp(fn);
        const code_expr *n = ksyc_gen_u64(fn, attr->repeat_expr, true);
        ksyc_line(fn->out, "const uint64_t %s = %s;", count->text, ksyc_bare(fn, n));
        ksyc_try_call(fn, code_call(P(fn), "ks_count_fits", KS, IO, count,
                                    ksyc_c_number(fn, is_debug ? 0 : min_size)));
    }
    /* What is there of a partial list is kept, so its count is not known before. */
    const code_expr *room = is_debug ? NULL : count;
    ksyc_try_call(fn, code_call(P(fn), "ks_list_init", KS, ksyc_code_address(P(fn), place),
                                room != NULL ? room : ksyc_c_number(fn, 0),
                                ksyc_c_word(fn, ksyc_pool_printf(P(fn), "sizeof(%s)", type))));
    if (ksyc_is_read_at_once(attr) && !fn->may_hold_bits) {
        read_numbers(fn, attr, place);
        return;
    }
    loop l = open_loop(fn, attr, count, min_size == 0);
    c_function inner = item_scope(fn, attr, l.index);
    /* The number of elements before this one. */
    const code_expr *before = l.index;
    if (ksyc_may_match_nothing(&attr->data)) {
        before = ksyc_declare(fn, "const uint64_t", ksyc_code_dot(P(fn), place, "count"));
        inner.matched = ksyc_declare(fn, "bool", ksyc_c_word(fn, "true"));
    }
    const code_expr *item = ksyc_temp(fn);
    if (room != NULL) {
        ksyc_line(fn->out, "%s *const %s = (%s *)ks_list_place(&%s, %s);", type, item->text, type,
                  ksyc_show(fn, place), before->text);
    } else {
        ksyc_line_using(fn, USES_KS, "%s *const %s = (%s *)ks_list_add(ks, &%s);", type, item->text,
                        type, ksyc_show(fn, place));
        ksyc_line(fn->out, "if (%s == NULL) %s", item->text,
                  ksyc_place_and_leave(&inner, inner.fail));
    }
    if (is_debug) {
        /* The element that failed stays, with what was read of it, once there is one. */
        inner.fail.partial = place;
        inner.fail.before = before;
        inner.item_fail = inner.fail;
    }
    ksyc_line(fn->out, "memset(%s, 0, sizeof *%s);", item->text, item->text);
    const code_expr *at = NULL;
    if (attr->num_valid > 0) at = ksyc_declare(fn, "const uint64_t", code_call(P(fn), "ks_at", IO));
    const code_expr *lvalue = ksyc_code_sign(P(fn), "*", item);
    /* An element becomes part of the array only after it is read: its own expressions may use the size of the
     * array. */
    ksyc_line(fn->out, "%s.count = %s;", ksyc_show(fn, place), before->text);
    ksyc_read_element(&inner, attr, lvalue, IO);
    ksyc_line(fn->out, "%s.count = %s + %s;", ksyc_show(fn, place), before->text,
              inner.matched != NULL ? inner.matched->text : "1");
    if (inner.matched != NULL && attr->num_valid > 0)
        ksyc_block(fn->out, "if (%s)", inner.matched->text);
    cval v = a->store == STORE_OBJECT ? (cval){.form = C_OBJECT, .code = item, .is_pointer = true}
                                      : ksyc_value_of_store(a->store, lvalue);
    ksyc_check_valid(&inner, attr, v, at);
    if (inner.matched != NULL && attr->num_valid > 0) ksyc_end(fn->out);
    if (l.more != NULL) set_more(&inner, attr, v, l.more);
    close_loop(fn, attr, &l);
}

/* Everything but `if`: into the member of `self`, from the stream `io`. */

void ksyc_read_repeated(c_function *fn, const ir_attr *attr) {
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    if (a->shape == SHAPE_VIEW) {
        read_view(fn, attr, a);
    } else {
        read_list(fn, attr, a);
    }
}
