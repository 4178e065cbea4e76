/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_repeat.c - repeated fields: views into the input, whose elements are checked in place where that is enough, and
 * lists of everything else.
 */
#include <string.h>

#include "access.h"
#include "run.h"

/* The scope of one element: errors name it. */
static run_scope item_scope(const run_scope *s, const ir_attr *attr, const uint64_t *index) {
    run_scope inner = *s;
    inner.index = index;
    inner.fail = (leave){.kind = LEAVE_ITEM, .field = attr->id, .index = *index};
    inner.item_fail = inner.fail;
    return inner;
}

/* -------------------------------------------------------------------------------------- the loop */

typedef struct loop {
    uint64_t index;
    uint64_t count; /* repeat: expr */
    bool more;      /* repeat: until */
    /* For elements that may be empty: where the element began. */
    uint64_t start;
    uint32_t bits;
} loop;

/* Whether there is another element; false, too, after an error, which is in `ok`. */
static bool next(run_scope *s, const ir_attr *attr, loop *l, bool *ok) {
    *ok = true;
    if (attr->repeat == IR_REPEAT_EXPR) return l->index < l->count;
    if (attr->repeat == IR_REPEAT_UNTIL ? !l->more : ks_eof(s->io)) return false;
    l->start = s->io->pos;
    l->bits = s->io->num_bits;
    *ok = ks_spend(s->ks, 1) || ks_in_item_at(s->ks, attr->id, l->index, ks_at(s->io));
    return *ok;
}

static bool set_more(run_scope *s, const ir_attr *attr, const run_value *v, loop *l) {
    bool is_last = false;
    if (attr->repeat != IR_REPEAT_UNTIL) return true;
    s->item = v;
    const bool ok = ksyc_run_eval_bool(s, attr->repeat_expr, &is_last);
    s->item = NULL;
    l->more = !is_last;
    return ok;
}

static bool has_progress(run_scope *s, const ir_attr *attr, const loop *l) {
    if (s->io->pos != l->start || s->io->num_bits != l->bits) return true;
    ks_fail(s->ks, KS_NO_PROGRESS, ks_at(s->io), "elements that take bytes");
    return ks_in_item(s->ks, attr->id, l->index);
}

/* --------------------------------------------------------------------------------------- views */

static ks_view *view_at(void *place) { return place; }

static bool read_whole_view(run_scope *s, const run_field *field, uint64_t size, ks_view *view) {
    const ir_attr *attr = field->attr;
    uint64_t count = 0;
    if (attr->repeat == IR_REPEAT_EXPR) {
        if (!ksyc_run_eval_u64(s, attr->repeat_expr, true, &count)) return false;
        if (count > 0) ks_align(s->io);
        return ksyc_run_read_ok(s, ks_read_view(s->ks, s->io, count, (uint32_t)size, view));
    }
    /* Held bits are dropped by the first element, if there is one. They alone are not the end of the stream, so then
     * a repetition to the end has one. */
    if (field->may_hold_bits) {
        if (!ks_eof(s->io) && !ks_need(s->ks, s->io, size)) return ks_in_item(s->ks, attr->id, 0);
        ks_align(s->io);
    }
    return ksyc_run_read_ok(s, ks_read_view_rest(s->ks, s->io, (uint32_t)size, view));
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
    const ir_attr holder = {.kind = IR_SEQ, .owner = array->owner, .condition = argument};
    ksyc_visit_exprs(&holder, varies, &s);
    return !s.found;
}

/* Parameters that are the same for all elements come before the loop. */
static bool take_parameters(run_scope *s, const ir_attr *attr, run_object *record, bool invariant) {
    const ir_data *d = &attr->data;
    for (size_t i = 0; i < d->num_args; i++) {
        if (is_invariant(attr, d->args[i]) != invariant) continue;
        const run_field *param = &record->type->params[i];
        run_value v;
        if (!ksyc_run_eval_kept(s, d->args[i], &v) ||
            !ksyc_run_save(s, param->store, ksyc_run_place(record, param->offset), &v))
            return false;
    }
    return true;
}

/* The rules of one record. Its fields are copied to `record`, an object that stands for each element in turn. */
static bool check_record(run_scope *s, const ir_attr *attr, run_object *record, const uint8_t *p,
                         uint64_t *starts) {
    const run_type *type = record->type;
    run_scope inner = *s;
    const uint64_t index = *s->index;
    inner.self = record;
    inner.is_record = true;
    for (size_t k = 0; k < type->type->num_seq; k++) {
        const run_field *f = &type->seq[k];
        const uint8_t *at = p + f->wire_offset;
        run_value v = ksyc_run_text(RUN_BYTES, (ks_text){p, 0, 0});
        starts[k] = ks_offset_of(s->ks, at);
        inner.here = &starts[k];
        inner.fail =
            (leave){.kind = LEAVE_RECORD, .field = f->attr->id, .array = attr->id, .index = index};
        inner.item_fail = inner.fail;
        if (f->offset != KS_NOWHERE) {
            const uint64_t size = f->stored->wire_size;
            v = f->wire != KS_WIRE_NONE ? ksyc_run_load_wire(f->wire, at)
                                        : ksyc_run_text(RUN_BYTES, (ks_text){at, size, size});
            if (!ksyc_run_save(&inner, f->store, ksyc_run_place(record, f->offset), &v))
                return false;
        }
        if (!ksyc_run_check_valid(&inner, f, &v, starts[k], starts)) return false;
    }
    return true;
}

static bool check_in_place(run_scope *s, const run_field *field, ks_view *view) {
    const ir_attr *attr = field->attr;
    const run_type *type = ksyc_run_type_of(s->run->program, attr->data.type);
    const uint64_t size = type->type->min_size, window = KSYC_WINDOW / size;
    uint64_t count = 0;
    if (!ksyc_run_eval_u64(s, attr->repeat_expr, true, &count) ||
        !ksyc_run_read_ok(s, ks_read_view(s->ks, s->io, count, (uint32_t)size, view)))
        return false;
    if (count == 0) return true;
    run_object *record = ksyc_run_new_object(s, type);
    uint64_t *starts = ks_alloc(s->ks, type->type->num_seq + 1, sizeof *starts);
    if (record == NULL) return false;
    if (starts == NULL) return ksyc_run_place_and_leave(s);
    record->parent = s->self;
    record->root = s->self->type->stored->is_own_root ? s->self : s->self->root;
    if (!take_parameters(s, attr, record, true)) return false;
    for (uint64_t i = 0; i < count; i++) {
        const uint8_t *p = view->data + i * size;
        run_scope inner = item_scope(s, attr, &i);
        if (i % window == 0 &&
            !ksyc_run_read_ok(&inner, ks_fetch_some(s->ks, p, count - i, size, window)))
            return false;
        if (!take_parameters(&inner, attr, record, false) ||
            !check_record(&inner, attr, record, p, starts))
            return false;
    }
    return true;
}

/* One element of a view; `*v` is it. A record is read to `record`, which stands for each element in turn. */
static bool read_view_element(run_scope *s, const run_field *field, run_object *record,
                              run_value *v) {
    uint64_t number = 0;
    const ir_data *d = &field->attr->data;
    if (record == NULL) {
        if (!ksyc_run_read_element(s, field, &number)) return false;
        *v = ksyc_run_load(field->store, &number, field->attr->vtype.elem);
        return true;
    }
    const run_type *type = record->type;
    memset(record, 0, type->size);
    record->type = type;
    *v = ksyc_run_object_value(record);
    return ksyc_run_give(s, d, record) &&
           ksyc_run_read_ok(s, s->run->program->up->read_object(s->run, s->io, record));
}

static bool read_view_one_by_one(run_scope *s, const run_field *field, uint64_t size,
                                 ks_view *view) {
    const ir_attr *attr = field->attr;
    run_object *record = NULL;
    loop l = {.more = true};
    bool ok = true;
    if (attr->repeat == IR_REPEAT_EXPR &&
        (!ksyc_run_eval_u64(s, attr->repeat_expr, true, &l.count) ||
         !ksyc_run_try(s, ks_count_fits(s->ks, s->io, l.count, size))))
        return false;
    if (attr->data.kind == IR_D_USER) {
        record = ksyc_run_new_object(s, ksyc_run_type_of(s->run->program, attr->data.type));
        if (record == NULL) return false;
    }
    *view = ks_view_here(s->io);
    for (; next(s, attr, &l, &ok); l.index++) {
        run_scope inner = item_scope(s, attr, &l.index);
        run_value v;
        view->count = l.index;
        if (!read_view_element(&inner, field, record, &v) ||
            !ksyc_run_check_valid(&inner, field, &v, ks_at(s->io) - size, NULL) ||
            !set_more(&inner, attr, &v, &l))
            return false;
        view->count = l.index + 1;
    }
    return ok;
}

/* Numbers, or records of a plain type, that are not copied out of the input. */
static bool read_view(run_scope *s, const run_field *field, void *place) {
    const ir_attr *attr = field->attr;
    const bool is_record = attr->data.kind == IR_D_USER;
    const uint64_t size = is_record ? attr->data.type->min_size : attr->data.size;
    const bool is_checked =
        attr->num_valid > 0 ||
        (is_record && ksyc_storage_of_type(s->run->program->plan, attr->data.type)->has_rules);
    if (!is_checked && attr->repeat != IR_REPEAT_UNTIL)
        return read_whole_view(s, field, size, view_at(place));
    if (ksyc_is_checked_in_place(s->run->program->plan, attr) && !field->may_hold_bits)
        return check_in_place(s, field, view_at(place));
    return read_view_one_by_one(s, field, size, view_at(place));
}

/* --------------------------------------------------------------------------------------- lists */

/* One element of a list, the one after `before` others. */
static bool read_list_element(run_scope *s, const run_field *field, ks_list *list, loop *l,
                              void *item, uint64_t before) {
    const ir_attr *attr = field->attr;
    bool is_matched = true;
    const uint64_t at = ks_at(s->io);
    if (ksyc_may_match_nothing(&attr->data)) s->matched = &is_matched;
    if (attr->owner->is_debug) {
        /* The element that failed stays, with what was read of it, once there is one. */
        s->fail.partial = list;
        s->fail.before = before;
        s->item_fail = s->fail;
    }
    memset(item, 0, field->element_size);
    /* An element becomes part of the array only after it is read: its own expressions may use the size of the array. */
    list->count = before;
    if (!ksyc_run_read_element(s, field, item)) {
        /* Nothing is computed any more: an object that was read in part can be looked at. */
        if (ksyc_run_object_in(field->store, item) != NULL) list->count = before + 1;
        return false;
    }
    list->count = before + (is_matched ? 1 : 0);
    const run_value v = ksyc_run_load(field->store, item, attr->vtype.elem);
    if (is_matched && !ksyc_run_check_valid(s, field, &v, at, NULL)) return false;
    return set_more(s, attr, &v, l);
}

/* With room for all elements, or for one more each time. */
static bool read_list_elements(run_scope *s, const run_field *field, ks_list *list, loop *l,
                               bool has_room) {
    const ir_attr *attr = field->attr;
    const bool may_stand = ksyc_element_min_size(attr) == 0;
    bool ok = true;
    for (; next(s, attr, l, &ok); l->index++) {
        run_scope inner = item_scope(s, attr, &l->index);
        const uint64_t before = ksyc_may_match_nothing(&attr->data) ? list->count : l->index;
        void *item = has_room ? ks_list_place(list, before) : ks_list_add(s->ks, list);
        if (item == NULL) return ksyc_run_place_and_leave(&inner);
        if (!read_list_element(&inner, field, list, l, item, before)) return false;
        if (attr->repeat == IR_REPEAT_EOS && may_stand && !has_progress(s, attr, l)) return false;
    }
    return ok;
}

/* What a reader has said so far. */
typedef struct told {
    ks_error error;
    uint32_t num_notes, num_kept;
    ks_note notes[KS_NOTES_MAX];
} told;

/* More elements are counted than there are bytes for, which is the error. Those that are there are read all the same, for
 * those who look at the tree; nothing is said of them. */
static void read_counted_too_many(run_scope *s, const run_field *field, ks_list *list, loop *l) {
    ks_ctx *ks = s->ks;
    const ks_error error = ks->error;
    told *t = ks_alloc(ks, 1, sizeof *t);
    if (t != NULL && ks_list_init(ks, list, 0, field->element_size)) {
        *t = (told){.error = error, .num_notes = ks->num_notes, .num_kept = ks->num_kept};
        memcpy(t->notes, ks->notes, sizeof t->notes);
        ks->error.code = KS_OK;
        (void)!read_list_elements(s, field, list, l, false);
        ks->num_notes = t->num_notes;
        ks->num_kept = t->num_kept;
        memcpy(ks->notes, t->notes, sizeof t->notes);
    }
    ks->error = error;
}

static bool read_list(run_scope *s, const run_field *field, ks_list *list) {
    const ir_attr *attr = field->attr;
    const bool is_debug = attr->owner->is_debug;
    const uint64_t min_size = ksyc_element_min_size(attr);
    loop l = {.more = true};
    if (attr->repeat == IR_REPEAT_EXPR && !ksyc_run_eval_u64(s, attr->repeat_expr, true, &l.count))
        return false;
    if (attr->repeat == IR_REPEAT_EXPR &&
        !ksyc_run_try(s, ks_count_fits(s->ks, s->io, l.count, is_debug ? 0 : min_size))) {
        read_counted_too_many(s, field, list, &l);
        return false;
    }
    /* What is there of a partial list is kept, so its count is not known before. */
    const bool has_room = attr->repeat == IR_REPEAT_EXPR && !is_debug;
    if (!ksyc_run_try(s, ks_list_init(s->ks, list, has_room ? l.count : 0, field->element_size)))
        return false;
    if (ksyc_is_read_at_once(attr) && !field->may_hold_bits)
        return ks_read_numbers(s->ks, s->io, s->self->is_little, list) ||
               ks_in_item(s->ks, attr->id, list->count);
    return read_list_elements(s, field, list, &l, has_room);
}

bool ksyc_run_read_repeated(run_scope *s, const run_field *field) {
    void *place = ksyc_run_place(s->self, field->offset);
    return field->stored->shape == SHAPE_VIEW ? read_view(s, field, place)
                                              : read_list(s, field, place);
}
