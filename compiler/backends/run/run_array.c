/* SPDX-License-Identifier: Apache-2.0 */
/* run_array.c - arrays in expressions: elements, first and last, smallest and largest; arrays that are passed on. */
#include <string.h>

#include "run.h"

static ks_list list_of(const run_array *a) {
    ks_list list;
    memcpy(&list, a->place, sizeof list);
    return list;
}

static ks_view view_of(const run_array *a) {
    ks_view view;
    memcpy(&view, a->place, sizeof view);
    return view;
}

uint64_t ksyc_run_count(const run_array *a) {
    return a->is_view ? view_of(a).count : list_of(a).count;
}

bool ksyc_run_element(run_scope *s, const run_array *a, uint64_t index, const ir_vtype *type,
                      run_value *out) {
    if (!a->is_view) {
        const ks_list list = list_of(a);
        *out = ksyc_run_load(a->store, ks_list_at(&list, index), type);
        return true;
    }
    const uint64_t size = a->type != NULL ? a->type->type->min_size : ks_wire_size(a->wire);
    const uint8_t *data = view_of(a).data;
    if (!ksyc_run_try(s, ks_fetch_part(s->ks, data, index * size, size))) return false;
    const uint8_t *at = data + index * size;
    *out = a->type != NULL ? (run_value){.form = RUN_RECORD, .record = {a->type, at}}
                           : ksyc_run_load_wire(a->wire, at);
    return true;
}

bool ksyc_run_index(run_scope *s, const run_array *a, const run_value *index, uint64_t *out) {
    if (index->number.is_negative || index->number.word >= ksyc_run_count(a))
        return ksyc_run_fail(s, KS_INDEX, "an index below the count");
    *out = index->number.word;
    return true;
}

bool ksyc_run_as_list(run_scope *s, const run_array *a, const ir_vtype *element,
                      const ir_vtype *wanted, store to, run_array *out) {
    const bool is_same = !a->is_view && (to != STORE_LIST || ksyc_same_lists(element, wanted)) &&
                         (a->store == to || (a->store == STORE_POINTER && to == STORE_OBJECT));
    *out = *a;
    if (is_same) return true;
    const uint64_t count = ksyc_run_count(a);
    const uint32_t size = ksyc_run_store_size(to);
    ks_list *list = ks_alloc(s->ks, 1, sizeof *list);
    if (list == NULL || !ks_spend(s->ks, count) || !ks_list_init(s->ks, list, count, size))
        return ksyc_run_place_and_leave(s);
    for (uint64_t i = 0; i < count; i++) {
        run_value v;
        if (!ksyc_run_element(s, a, i, element, &v)) return false;
        if (v.form == RUN_RECORD)
            return ksyc_run_unknown(s, "objects, not records of an array of records");
        if (!ksyc_run_settle(s, element, &v)) return false;
        /* As deep as the type, whose depth the front end bounds. */
        if (to == STORE_LIST && !ksyc_run_as_list(s, &v.array, element->elem, wanted->elem,
                                                  ksyc_literal_store(wanted->elem), &v.array))
            return false;
        void *place = ks_list_add(s->ks, list);
        if (place == NULL) return ksyc_run_place_and_leave(s);
        if (!ksyc_run_save(s, to, place, &v)) return false;
    }
    *out = (run_array){.place = list, .store = to};
    return true;
}

bool ksyc_run_save_array(run_scope *s, const run_array *a, const ir_vtype *element,
                         const run_field *field, void *place) {
    const bool wants_view = field->stored->shape == SHAPE_VIEW;
    if (wants_view && !a->is_view) return ksyc_run_unknown(s, "an array of this kind here");
    if (wants_view) {
        memcpy(place, a->place, sizeof(ks_view));
        return true;
    }
    run_array list;
    if (!ksyc_run_as_list(s, a, element, field->attr->vtype.elem, field->store, &list))
        return false;
    memcpy(place, list.place, sizeof(ks_list));
    return true;
}

static bool is_better(run_scope *s, ir_op op, const run_value *v, const run_value *best,
                      bool *out) {
    return ksyc_run_compare(s, op == IR_ARRAY_MIN ? IR_LT : IR_GT, v, best, out);
}

static bool extreme(run_scope *s, const ir_expr *e, const run_array *a, uint64_t count,
                    run_value *out) {
    const ir_vtype *type = e->args[0]->vtype.elem;
    if (!ksyc_run_try(s, ks_spend(s->ks, count))) return false;
    for (uint64_t i = 0; i < count; i++) {
        run_value v;
        bool better = i == 0;
        if (!ksyc_run_element(s, a, i, type, &v) || !ksyc_run_settle(s, type, &v)) return false;
        if (i > 0 && !is_better(s, e->op, &v, out, &better)) return false;
        if (better) *out = v;
    }
    if (out->form != RUN_INT || e->vtype.kind != IR_INT) return true;
    return ksyc_run_convert(s, out, ksyc_form_of(&e->vtype), out);
}

bool ksyc_run_array_method(run_scope *s, const ir_expr *e, const run_array *a, run_value *out) {
    const uint64_t count = ksyc_run_count(a);
    if (e->op == IR_ARRAY_SIZE) {
        *out = ksyc_run_u64(count);
        return true;
    }
    if (count == 0) return ksyc_run_fail(s, KS_INDEX, "an array that is not empty");
    if (e->op == IR_ARRAY_MIN || e->op == IR_ARRAY_MAX) return extreme(s, e, a, count, out);
    const uint64_t index = e->op == IR_ARRAY_FIRST ? 0 : count - 1;
    return ksyc_run_element(s, a, index, e->args[0]->vtype.elem, out) &&
           ksyc_run_settle(s, &e->vtype, out);
}
