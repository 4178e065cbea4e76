/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arrays in expressions: elements, first and last, smallest and largest.
 */
#include <inttypes.h>

#include "emit_c_expr.h"

/* -------------------------------------------------------------------------------------- arrays */

carray ksyc_field_array(c_function *fn, const ir_expr *e, cval object) {
    ksyc_open_field(fn, e, object);
    const field_storage *a = ksyc_storage_of(fn->file->storage, e->attr);
    const code_expr *place = ksyc_member(fn, object, a->member);
    const ir_attr *source = ksyc_array_source(e->attr);
    bool is_read = source != NULL && ksyc_is_parsed(source);
    return (carray){.ok = true,
                    .code = place,
                    .count = ksyc_code_dot(P(fn), place, "count"),
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
        return ksyc_value_of_store(
            array.store, ksyc_code_element(P(fn), array.code, ksyc_code_closed(P(fn), index)));
    const code_expr *p = ksyc_temp(fn);
    if (array.shape == SHAPE_VIEW) {
        uint64_t size = type != NULL ? type->min_size : array.number_size;
        const code_expr *data = ksyc_code_dot(P(fn), array.code, "data");
        const code_expr *at = ksyc_code_infix(P(fn), index, "*", ksyc_c_number(fn, size));
        ksyc_try_call(fn, code_call(P(fn), "ks_fetch_part", KS, data, at, ksyc_c_number(fn, size)));
        ksyc_line(fn->out, "const uint8_t *const %s = %s + %s * %" PRIu64 ";", p->text,
                  ksyc_show(fn, data), ksyc_show(fn, index), size);
        if (type != NULL) return ksyc_of_form(C_PLAIN, p);
        return ksyc_value_of_store(
            array.store, code_call(P(fn), ksyc_pool_printf(P(fn), "ks_%s", array.wire), p));
    }
    const char *c_type =
        type != NULL && array.store == STORE_OBJECT ? type->c_name : ksyc_store_type(array.store);
    ksyc_line(fn->out, "%s *const %s = (%s *)ks_list_at(&%s, %s);", c_type, p->text, c_type,
              ksyc_show(fn, array.code), ksyc_show(fn, index));
    if (array.store == STORE_OBJECT) return (cval){.form = C_OBJECT, .code = p, .is_pointer = true};
    return ksyc_value_of_store(array.store, ksyc_code_sign(P(fn), "*", p));
}

/* The index as uint64_t. A negative index becomes 2^63 or more. Counts are of elements in memory or of bytes in
 * the input and always lower, so the test against the count refuses it. */
static const code_expr *array_index(c_function *fn, cval v) {
    if (v.form == C_WIDE)
        return ksyc_code_dot(P(fn), ksyc_declare(fn, "const ks_int", v.code), "word");
    const bool is_negative = ksyc_code_is_number(v.code) && v.code->is_negative;
    if (!v.is_signed || (ksyc_code_is_number(v.code) && !is_negative)) return ksyc_as_u64(fn, v);
    /* A local variable or a field keeps its value while the function runs. */
    if (ksyc_code_is_place(v.code)) return ksyc_code_cast(P(fn), "uint64_t", v.code);
    return ksyc_code_cast(P(fn), "uint64_t", ksyc_declare(fn, "const int64_t", ksyc_as_s64(fn, v)));
}

/* A list that is an element of an array. */
static carray list_in(const c_function *fn, const code_expr *inner, const ir_vtype *element) {
    return (carray){.ok = true,
                    .code = inner,
                    .count = ksyc_code_dot(P(fn), inner, "count"),
                    .shape = SHAPE_LIST,
                    .store = ksyc_literal_store(element)};
}

const code_expr *ksyc_array_as_list(c_function *fn, const ir_expr *e, carray array,
                                    const ir_vtype *from, const ir_vtype *to, store s) {
    const bool is_kept = s != STORE_LIST || ksyc_same_lists(from, to);
    if (array.shape == SHAPE_LIST && array.store == s && is_kept) return array.code;
    const char *type = ksyc_store_type(s);
    const char *space = s == STORE_STREAM ? "" : " ";
    const code_expr *made = ksyc_declare_result(fn, "ks_list", "");
    ksyc_try_call(fn, code_call(P(fn), "ks_spend", KS, array.count));
    ksyc_try_call(fn,
                  code_call(P(fn), "ks_list_init", KS, ksyc_code_address(P(fn), made), array.count,
                            ksyc_c_word(fn, ksyc_pool_printf(P(fn), "sizeof(%s)", type))));
    const code_expr *i = ksyc_temp(fn);
    ksyc_block(fn->out, "for (uint64_t %s = 0; %s < %s; %s++)", i->text, i->text,
               ksyc_show(fn, array.count), i->text);
    cval v = array_element(fn, array, i);
    if (v.form == C_PLAIN) {
        ksyc_refuse(fn, e, "arrays of records in an array that are passed on as objects");
    } else {
        const ir_expr element = {.op = IR_ITEM, .vtype = *from, .place = e->place};
        const code_expr *value =
            s == STORE_LIST ? ksyc_array_as_list(fn, e, list_in(fn, v.code, from->elem), from->elem,
                                                 to->elem, ksyc_literal_store(to->elem))
                            : ksyc_as_fitting(fn, ksyc_settle(fn, &element, v), from, s);
        const code_expr *item = ksyc_temp(fn);
        ksyc_line_using(fn, USES_KS, "%s%s*const %s = (%s%s*)ks_list_add(ks, &%s);", type, space,
                        item->text, type, space, made->text);
        ksyc_line(fn->out, "if (%s == NULL) %s", item->text, ksyc_place_and_leave(fn, fn->fail));
        ksyc_line(fn->out, "*%s = %s;", item->text, ksyc_bare(fn, value));
    }
    ksyc_end(fn->out);
    return made;
}

carray ksyc_inner_array(c_function *fn, const ir_expr *e, carray array, cval index) {
    if (array.store != STORE_LIST) {
        ksyc_refuse(fn, e, "arrays that are elements of such an array");
        return (carray){.ok = false, .code = ksyc_c_number(fn, 0), .count = ksyc_c_number(fn, 0)};
    }
    const code_expr *number = array_index(fn, index);
    ksyc_fail_once(fn, ksyc_code_infix(P(fn), number, ">=", array.count), "KS_INDEX",
                   "\"an index below the count\"");
    return list_in(fn, array_element(fn, array, number).code, e->vtype.elem);
}

cval ksyc_byte_at(c_function *fn, cval bytes, cval index) {
    const code_expr *at = array_index(fn, index);
    const code_expr *name = ksyc_declare_result(fn, "uint8_t", " = 0");
    const char *function = bytes.is_constant ? "ks_constant_at" : "ks_bytes_at";
    ksyc_try_call(fn, code_call(P(fn), function, KS, ksyc_code_closed(P(fn), bytes.code),
                                ksyc_code_closed(P(fn), at), ksyc_code_address(P(fn), name)));
    return ksyc_int_value(name, false, true);
}

cval ksyc_array_at(c_function *fn, const ir_expr *e, carray array, cval index) {
    const code_expr *at = array_index(fn, index);
    kept_index *kept = ksyc_pool_alloc(P(fn), sizeof *kept);
    *kept = (kept_index){e, ksyc_code_closed(P(fn), at), *fn->indexes};
    *fn->indexes = kept;
    /* A count only grows while a function runs, so an index below it stays below it. */
    ksyc_fail_once(fn, ksyc_code_infix(P(fn), at, ">=", array.count), "KS_INDEX",
                   "\"an index below the count\"");
    return array_element(fn, array, at);
}

static const code_expr *is_empty(c_function *fn, carray array) {
    return ksyc_code_infix(P(fn), array.count, "==", ksyc_c_number(fn, 0));
}

cval ksyc_array_end(c_function *fn, const ir_expr *e, carray array) {
    ksyc_fail_once(fn, is_empty(fn, array), "KS_INDEX", "\"an array that is not empty\"");
    if (e->op == IR_ARRAY_FIRST)
        return array_element(fn, array, code_call(P(fn), "UINT64_C", ksyc_c_number(fn, 0)));
    return array_element(fn, array, ksyc_code_infix(P(fn), array.count, "-", ksyc_c_number(fn, 1)));
}

cval ksyc_array_extreme(c_function *fn, const ir_expr *e, carray array) {
    store s = array.store;
    bool is_text = s == STORE_TEXT || s == STORE_BYTES;
    const bool is_int = ksyc_store_is_int(s) || s == STORE_INT;
    if (!is_int && s != STORE_F32 && s != STORE_F64 && !is_text)
        return ksyc_refuse(fn, e, "min and max of such an array");
    ksyc_fail_if(fn, is_empty(fn, array), "KS_INDEX", "\"an array that is not empty\"");
    const code_expr *best = ksyc_temp(fn);
    const code_expr *i = ksyc_temp(fn);
    ksyc_try_call(fn, code_call(P(fn), "ks_spend", KS, array.count));
    const char *nothing = is_text          ? (s == STORE_TEXT ? "{NULL, 0, 0}" : "{NULL, 0}")
                          : s == STORE_INT ? "{0, false}"
                                           : "0";
    ksyc_line(fn->out, "%s %s = %s;", ksyc_store_type(s), best->text, nothing);
    ksyc_block(fn->out, "for (uint64_t %s = 0; %s < %s; %s++)", i->text, i->text,
               ksyc_bare(fn, array.count), i->text);
    const code_expr *element = array_element(fn, array, i).code;
    const char *sign = e->op == IR_ARRAY_MIN ? "<" : ">";
    const code_expr *test =
        s == STORE_INT ? ksyc_code_infix(P(fn), code_call(P(fn), "ks_int_compare", element, best),
                                         sign, ksyc_c_number(fn, 0))
                       : ksyc_code_infix(P(fn), element, sign, best);
    if (is_text) {
        ksyc_try_call(fn, code_call(P(fn), "ks_fetch", KS, ksyc_code_dot(P(fn), element, "data"),
                                    ksyc_code_dot(P(fn), element, "size")));
        test = ksyc_order_of(fn, element, best, sign);
    }
    ksyc_line(fn->out, "if (%s == 0 || %s) %s = %s;", i->text, ksyc_bare(fn, test), best->text,
              ksyc_show(fn, element));
    ksyc_end(fn->out);
    return ksyc_bytes_or_text(fn, ksyc_value_of_store(s, best), &e->vtype);
}
