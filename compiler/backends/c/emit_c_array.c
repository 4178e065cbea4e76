/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arrays in expressions: elements, first and last, smallest and largest.
 */
#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "emit_c_expr.h"

/* -------------------------------------------------------------------------------------- arrays */

carray field_array(c_function *fn, const ir_expr *e, cval object) {
    open_field(fn, e, object);
    const field_storage *a = storage_of(fn->file->storage, e->attr);
    const char *text = member(fn, object, a->member);
    const ir_attr *source = array_source(e->attr);
    bool is_read = source != NULL && is_parsed(source);
    return (carray){.ok = true,
                    .text = text,
                    .count = pool_printf(P(fn), "%s.count", text),
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
static cval array_element(c_function *fn, carray array, const char *index) {
    const ir_type *type = array.attr != NULL ? element_type(array.attr) : NULL;
    if (array.shape == SHAPE_ONE)
        return value_of_store(array.store, pool_printf(P(fn), "%s[%s]", array.text, index));
    const char *p = temp(fn);
    if (array.shape == SHAPE_VIEW) {
        uint64_t size = type != NULL ? type->min_size : array.number_size;
        line(fn->out, "const uint8_t *const %s = %s.data + %s * %" PRIu64 ";", p, array.text, index,
             size);
        try_call(fn, pool_printf(P(fn), "ks_fetch(ks, %s, %" PRIu64 ")", p, size));
        if (type != NULL) return of_form(C_PLAIN, p);
        return value_of_store(array.store, pool_printf(P(fn), "ks_%s(%s)", array.wire, p));
    }
    const char *c_type =
        type != NULL && array.store == STORE_OBJECT ? type->c_name : store_type(array.store);
    line(fn->out, "%s *const %s = (%s *)ks_list_at(&%s, %s);", c_type, p, c_type, array.text,
         index);
    if (array.store == STORE_OBJECT) return (cval){.form = C_OBJECT, .text = p, .is_pointer = true};
    return value_of_store(array.store, pool_printf(P(fn), "(*%s)", p));
}

/* Whether the text is a local variable or a field. Both keep their value while the function runs. */
static bool is_name(const char *text) {
    for (; *text != '\0'; text++) {
        if (text[0] == '-' && text[1] == '>')
            text++;
        else if (!isalnum((unsigned char)*text) && *text != '_' && *text != '.')
            return false;
    }
    return true;
}

/* The index as uint64_t. A negative index becomes 2^63 or more. Counts are of elements in memory or of bytes in
 * the input and always lower, so the test against the count refuses it. */
static const char *array_index(c_function *fn, cval v) {
    if (!v.is_signed || (v.is_literal && v.text[0] != '-')) return as_u64(fn, v);
    if (v.is_literal || !is_name(v.text)) {
        const char *name = temp(fn);
        line(fn->out, "const int64_t %s = %s;", name, bare(fn, as_s64(fn, v)));
        return pool_printf(P(fn), "(uint64_t)%s", name);
    }
    return pool_printf(P(fn), "(uint64_t)%s", v.text);
}

const char *array_as_list(c_function *fn, const ir_expr *e, carray array, const ir_vtype *from,
                          store s) {
    if (array.shape == SHAPE_LIST && array.store == s) return array.text;
    const char *made = temp(fn);
    const char *type = store_type(s);
    const bool is_pointer = s == STORE_STREAM;
    line(fn->out, "ks_list %s;", made);
    try_call(fn, pool_printf(P(fn), "ks_spend(ks, %s)", array.count));
    try_call(fn,
             pool_printf(P(fn), "ks_list_init(ks, &%s, %s, sizeof(%s))", made, array.count, type));
    const char *i = temp(fn);
    block(fn->out, "for (uint64_t %s = 0; %s < %s; %s++)", i, i, array.count, i);
    cval v = array_element(fn, array, i);
    if (v.form == C_PLAIN) {
        refuse(fn, e, "arrays of records in an array that are passed on as objects");
    } else {
        const ir_expr element = {.op = IR_ITEM, .vtype = *from, .place = e->place};
        const char *value = as_fitting(fn, settle(fn, &element, v), from, s);
        const char *item = temp(fn);
        line(fn->out, "%s%s*const %s = (%s%s*)ks_list_add(ks, &%s);", type, is_pointer ? "" : " ",
             item, type, is_pointer ? "" : " ", made);
        line(fn->out, "if (%s == NULL) %s", item, placed(fn));
        line(fn->out, "*%s = %s;", item, value);
    }
    end(fn->out);
    return made;
}

carray inner_array(c_function *fn, const ir_expr *e, carray array, cval index) {
    if (array.store != STORE_LIST) {
        refuse(fn, e, "arrays that are elements of such an array");
        return (carray){.ok = false, .text = "0", .count = "0"};
    }
    const char *number = array_index(fn, index);
    fail_once(fn, pool_printf(P(fn), "%s >= %s", number, array.count), "KS_INDEX",
              "\"an index below the count\"");
    const char *text = array_element(fn, array, number).text;
    return (carray){.ok = true,
                    .text = text,
                    .count = pool_printf(P(fn), "%s.count", text),
                    .shape = SHAPE_LIST,
                    .store = literal_store(e->vtype.elem)};
}

cval byte_at(c_function *fn, cval bytes, cval index) {
    const char *number = array_index(fn, index);
    const char *name = temp(fn);
    line(fn->out, "uint8_t %s = 0;", name);
    try_call(fn, pool_printf(P(fn), "ks_bytes_at(ks, %s, %s, &%s)", bytes.text, number, name));
    return int_value(name, false, true);
}

cval array_at(c_function *fn, const ir_expr *e, carray array, cval index) {
    const char *number = array_index(fn, index);
    index_text *kept = pool_alloc(P(fn), sizeof *kept);
    *kept = (index_text){e, number, *fn->indexes};
    *fn->indexes = kept;
    /* A count only grows while a function runs, so an index below it stays below it. */
    fail_once(fn, pool_printf(P(fn), "%s >= %s", number, array.count), "KS_INDEX",
              "\"an index below the count\"");
    return array_element(fn, array, number);
}

cval array_end(c_function *fn, const ir_expr *e, carray array) {
    fail_once(fn, pool_printf(P(fn), "%s == 0", array.count), "KS_INDEX",
              "\"an array that is not empty\"");
    if (e->op == IR_ARRAY_FIRST) return array_element(fn, array, "UINT64_C(0)");
    return array_element(fn, array, pool_printf(P(fn), "(%s - 1)", array.count));
}

cval array_extreme(c_function *fn, const ir_expr *e, carray array) {
    store s = array.store;
    bool is_text = s == STORE_TEXT || s == STORE_BYTES;
    if (!store_is_int(s) && s != STORE_F32 && s != STORE_F64 && !is_text)
        return refuse(fn, e, "min and max of such an array");
    fail_if(fn, pool_printf(P(fn), "%s == 0", array.count), "KS_INDEX",
            "\"an array that is not empty\"");
    const char *best = temp(fn);
    const char *i = temp(fn);
    try_call(fn, pool_printf(P(fn), "ks_spend(ks, %s)", array.count));
    line(fn->out, is_text ? "%s %s = {NULL, 0%s};" : "%s %s = 0;%s", store_type(s), best,
         s == STORE_TEXT ? ", 0" : "");
    block(fn->out, "for (uint64_t %s = 0; %s < %s; %s++)", i, i, array.count, i);
    cval element = array_element(fn, array, i);
    const char *sign = e->op == IR_ARRAY_MIN ? "<" : ">";
    const char *test = pool_printf(P(fn), "%s %s %s", element.text, sign, best);
    if (is_text) {
        try_call(fn,
                 pool_printf(P(fn), "ks_fetch(ks, %s.data, %s.size)", element.text, element.text));
        test = pool_printf(P(fn), "ks_compare(%s.data, %s.size, %s.data, %s.size) %s 0",
                           element.text, element.text, best, best, sign);
    }
    line(fn->out, "if (%s == 0 || %s) %s = %s;", i, test, best, element.text);
    end(fn->out);
    return bytes_or_text(fn, value_of_store(s, best), &e->vtype);
}
