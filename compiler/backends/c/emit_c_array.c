/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arrays in expressions: elements, first and last, smallest and largest.
 */
#include <inttypes.h>

#include "emit_c_expr.h"

/* -------------------------------------------------------------------------------------- arrays */

carray field_array(c_function *fn, const ir_expr *e, cval object) {
    open_field(fn, e, object);
    const field_storage *a = storage_of(fn->file->storage, e->attr);
    const code_expr *place = member(fn, object, a->member);
    const ir_attr *source = array_source(e->attr);
    bool is_read = source != NULL && is_parsed(source);
    return (carray){.ok = true,
                    .code = place,
                    .count = code_dot(P(fn), place, "count"),
                    .attr = source != NULL && source->kind != IR_VALUE_INSTANCE ? source : NULL,
                    .shape = a->shape,
                    .store = a->store,
                    .wire = a->wire,
                    .number_size = is_read ? source->data.size : 0};
}

/* The type of the objects in an array, or NULL. */
static const ir_type *element_type(const ir_attr *attr) {
    if (attr->kind == IR_PARAM)
        return attr->vtype.elem->kind == IR_OBJECT ? attr->vtype.elem->type : NULL;
    return attr->data.kind == IR_D_USER ? attr->data.type : NULL;
}

/* Element `index`, which is known to be below the count. */
static cval array_element(c_function *fn, carray array, const code_expr *index) {
    const ir_type *type = array.attr != NULL ? element_type(array.attr) : NULL;
    if (array.shape == SHAPE_ONE)
        return value_of_store(array.store,
                              code_element(P(fn), array.code, code_closed(P(fn), index)));
    const code_expr *p = temp(fn);
    if (array.shape == SHAPE_VIEW) {
        uint64_t size = type != NULL ? type->min_size : array.number_size;
        line(fn->out, "const uint8_t *const %s = %s.data + %s * %" PRIu64 ";", p->text,
             show(fn, array.code), show(fn, index), size);
        try_call(fn, code_call(P(fn), "ks_fetch", KS, p, c_number(fn, size)));
        if (type != NULL) return of_form(C_PLAIN, p);
        return value_of_store(array.store,
                              code_call(P(fn), pool_printf(P(fn), "ks_%s", array.wire), p));
    }
    const char *c_type =
        type != NULL && array.store == STORE_OBJECT ? type->c_name : store_type(array.store);
    line(fn->out, "%s *const %s = (%s *)ks_list_at(&%s, %s);", c_type, p->text, c_type,
         show(fn, array.code), show(fn, index));
    if (array.store == STORE_OBJECT) return (cval){.form = C_OBJECT, .code = p, .is_pointer = true};
    return value_of_store(array.store, code_sign(P(fn), "*", p));
}

/* The index as uint64_t. A negative index becomes 2^63 or more. Counts are of elements in memory or of bytes in
 * the input and always lower, so the test against the count refuses it. */
static const code_expr *array_index(c_function *fn, cval v) {
    const bool is_negative = code_is_number(v.code) && v.code->is_negative;
    if (!v.is_signed || (code_is_number(v.code) && !is_negative)) return as_u64(fn, v);
    /* A local variable or a field keeps its value while the function runs. */
    if (code_is_place(v.code)) return code_cast(P(fn), "uint64_t", v.code);
    return code_cast(P(fn), "uint64_t", declare(fn, "const int64_t", as_s64(fn, v)));
}

const code_expr *array_as_list(c_function *fn, const ir_expr *e, carray array, const ir_vtype *from,
                               store s) {
    if (array.shape == SHAPE_LIST && array.store == s) return array.code;
    const char *type = store_type(s);
    const char *space = s == STORE_STREAM ? "" : " ";
    const code_expr *made = declare_result(fn, "ks_list", "");
    try_call(fn, code_call(P(fn), "ks_spend", KS, array.count));
    try_call(fn, code_call(P(fn), "ks_list_init", KS, code_address(P(fn), made), array.count,
                           c_word(fn, pool_printf(P(fn), "sizeof(%s)", type))));
    const code_expr *i = temp(fn);
    block(fn->out, "for (uint64_t %s = 0; %s < %s; %s++)", i->text, i->text, show(fn, array.count),
          i->text);
    cval v = array_element(fn, array, i);
    if (v.form == C_PLAIN) {
        refuse(fn, e, "arrays of records in an array that are passed on as objects");
    } else {
        const ir_expr element = {.op = IR_ITEM, .vtype = *from, .place = e->place};
        const code_expr *value = as_fitting(fn, settle(fn, &element, v), from, s);
        const code_expr *item = temp(fn);
        line_using(fn, USES_KS, "%s%s*const %s = (%s%s*)ks_list_add(ks, &%s);", type, space,
                   item->text, type, space, made->text);
        line(fn->out, "if (%s == NULL) %s", item->text, place_and_leave(fn, fn->fail));
        line(fn->out, "*%s = %s;", item->text, bare(fn, value));
    }
    end(fn->out);
    return made;
}

carray inner_array(c_function *fn, const ir_expr *e, carray array, cval index) {
    if (array.store != STORE_LIST) {
        refuse(fn, e, "arrays that are elements of such an array");
        return (carray){.ok = false, .code = c_number(fn, 0), .count = c_number(fn, 0)};
    }
    const code_expr *number = array_index(fn, index);
    fail_once(fn, code_infix(P(fn), number, ">=", array.count), "KS_INDEX",
              "\"an index below the count\"");
    const code_expr *inner = array_element(fn, array, number).code;
    return (carray){.ok = true,
                    .code = inner,
                    .count = code_dot(P(fn), inner, "count"),
                    .shape = SHAPE_LIST,
                    .store = literal_store(e->vtype.elem)};
}

cval byte_at(c_function *fn, cval bytes, cval index) {
    const code_expr *at = array_index(fn, index);
    const code_expr *name = declare_result(fn, "uint8_t", " = 0");
    try_call(fn, code_call(P(fn), "ks_bytes_at", KS, code_closed(P(fn), bytes.code),
                           code_closed(P(fn), at), code_address(P(fn), name)));
    return int_value(name, false, true);
}

cval array_at(c_function *fn, const ir_expr *e, carray array, cval index) {
    const code_expr *at = array_index(fn, index);
    kept_index *kept = pool_alloc(P(fn), sizeof *kept);
    *kept = (kept_index){e, code_closed(P(fn), at), *fn->indexes};
    *fn->indexes = kept;
    /* A count only grows while a function runs, so an index below it stays below it. */
    fail_once(fn, code_infix(P(fn), at, ">=", array.count), "KS_INDEX",
              "\"an index below the count\"");
    return array_element(fn, array, at);
}

static const code_expr *is_empty(c_function *fn, carray array) {
    return code_infix(P(fn), array.count, "==", c_number(fn, 0));
}

cval array_end(c_function *fn, const ir_expr *e, carray array) {
    fail_once(fn, is_empty(fn, array), "KS_INDEX", "\"an array that is not empty\"");
    if (e->op == IR_ARRAY_FIRST)
        return array_element(fn, array, code_call(P(fn), "UINT64_C", c_number(fn, 0)));
    return array_element(fn, array, code_infix(P(fn), array.count, "-", c_number(fn, 1)));
}

cval array_extreme(c_function *fn, const ir_expr *e, carray array) {
    store s = array.store;
    bool is_text = s == STORE_TEXT || s == STORE_BYTES;
    if (!store_is_int(s) && s != STORE_F32 && s != STORE_F64 && !is_text)
        return refuse(fn, e, "min and max of such an array");
    fail_if(fn, is_empty(fn, array), "KS_INDEX", "\"an array that is not empty\"");
    const code_expr *best = temp(fn);
    const code_expr *i = temp(fn);
    try_call(fn, code_call(P(fn), "ks_spend", KS, array.count));
    line(fn->out, is_text ? "%s %s = {NULL, 0%s};" : "%s %s = 0;%s", store_type(s), best->text,
         s == STORE_TEXT ? ", 0" : "");
    block(fn->out, "for (uint64_t %s = 0; %s < %s; %s++)", i->text, i->text, bare(fn, array.count),
          i->text);
    const code_expr *element = array_element(fn, array, i).code;
    const char *sign = e->op == IR_ARRAY_MIN ? "<" : ">";
    const code_expr *test = code_infix(P(fn), element, sign, best);
    if (is_text) {
        try_call(fn, code_call(P(fn), "ks_fetch", KS, code_dot(P(fn), element, "data"),
                               code_dot(P(fn), element, "size")));
        test = order_of(fn, element, best, sign);
    }
    line(fn->out, "if (%s == 0 || %s) %s = %s;", i->text, bare(fn, test), best->text,
         show(fn, element));
    end(fn->out);
    return bytes_or_text(fn, value_of_store(s, best), &e->vtype);
}
