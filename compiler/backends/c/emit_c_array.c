/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arrays in expressions: fields, parameters and literals; their elements, first, last, smallest, largest.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emit_c_expr.h"

/* -------------------------------------------------------------------------------------- arrays */

/* The elements of a literal as a local C array. */
carray gen_array_literal(scope *sc, const ir_expr *e) {
    store s = literal_store(e->vtype.elem);
    const char *elements = "";
    for (size_t i = 0; i < e->num_args; i++) {
        cval v = gen(sc, e->args[i]);
        elements = pool_printf(P(sc), "%s%s%s", elements, i == 0 ? "" : ", ",
                               as_fitting(sc, v, &e->args[i]->vtype, s));
    }
    const char *name = temp(sc);
    line(sc->out, "%s%s%s[] = {%s};", store_type(s), s == STORE_POINTER ? "" : " ", name, elements);
    return (carray){.ok = true,
                    .text = name,
                    .count = pool_printf(P(sc), "UINT64_C(%zu)", e->num_args),
                    .shape = SHAPE_ONE,
                    .store = s};
}

carray gen_array(scope *sc, const ir_expr *e) {
    const ir_expr *base = e;
    while (base->op == IR_CAST) base = base->args[0];
    if (base->op == IR_LIT_ARRAY && base->num_args > 0 && base->vtype.elem->kind != IR_OBJECT) {
        return gen_array_literal(sc, base);
    }
    if (base->op != IR_FIELD || base->vtype.kind != IR_ARRAY) {
        refuse(sc, e, "arrays that are neither a field nor a literal");
        return (carray){.ok = false, .text = "0", .count = "0"};
    }
    cval object = open_field(sc, base);
    const plan_attr *a = plan_of_attr(sc->em->plan, base->attr);
    const char *text = member(sc, object, a->member);
    const ir_attr *source = array_source(base->attr);
    bool is_read = source != NULL && is_parsed(source);
    return (carray){.ok = true,
                    .text = text,
                    .count = pool_printf(P(sc), "%s.count", text),
                    .attr = source != NULL && source->kind != IR_VALUE_INSTANCE ? source : NULL,
                    .shape = a->shape,
                    .store = a->store,
                    .wire = a->wire,
                    .number_size = is_read ? source->data.size : 0};
}

const char *gen_array_argument(scope *sc, const ir_expr *e, const plan_attr *param) {
    carray array = gen_array(sc, e);
    if (array.ok && (array.shape != param->shape || array.store != param->store)) {
        refuse(sc, e, "an array of this kind as an argument");
    }
    return array.text;
}

void gen_array_instance(scope *sc, const ir_attr *attr, const char *place) {
    carray array = gen_array(sc, attr->value);
    if (array.shape != SHAPE_ONE) {
        line(sc->out, "%s = %s;", place, array.text);
        return;
    }
    const char *type = store_type(array.store);
    const char *i = temp(sc);
    const char *item = temp(sc);
    try_call(sc,
             pool_printf(P(sc), "ks_list_init(ks, &%s, %s, sizeof(%s))", place, array.count, type));
    block(sc->out, "for (uint64_t %s = 0; %s < %s; %s++)", i, i, array.count, i);
    line(sc->out, "%s *const %s = (%s *)ks_list_add(ks, &%s);", type, item, type, place);
    line(sc->out, "if (%s == NULL) %s", item, sc->fail);
    line(sc->out, "*%s = %s[%s];", item, array.text, i);
    end(sc->out);
}

/* The type of the objects in an array, or NULL. */
const ir_type *element_type(const ir_attr *attr) {
    if (attr->kind == IR_PARAM)
        return attr->vtype.elem->kind == IR_OBJECT ? attr->vtype.elem->type : NULL;
    return attr->data.kind == IR_D_USER ? attr->data.type : NULL;
}

/* Element `index`, which is known to be below the count. */
cval array_element(scope *sc, carray array, const char *index) {
    const ir_type *type = array.attr != NULL ? element_type(array.attr) : NULL;
    if (array.shape == SHAPE_ONE)
        return value_of_store(array.store, pool_printf(P(sc), "%s[%s]", array.text, index));
    const char *p = temp(sc);
    if (array.shape == SHAPE_VIEW) {
        uint64_t size = type != NULL ? type->min_size : array.number_size;
        line(sc->out, "const uint8_t *const %s = %s.data + %s * %" PRIu64 ";", p, array.text, index,
             size);
        try_call(sc, pool_printf(P(sc), "ks_fetch(ks, %s, %" PRIu64 ")", p, size));
        if (type != NULL) return of_form(C_PLAIN, p);
        return value_of_store(array.store, pool_printf(P(sc), "ks_%s(%s)", array.wire, p));
    }
    const char *c_type =
        type != NULL && array.store == STORE_OBJECT ? type->c_name : store_type(array.store);
    line(sc->out, "%s *const %s = (%s *)ks_list_at(&%s, %s);", c_type, p, c_type, array.text,
         index);
    if (array.store == STORE_OBJECT) return (cval){.form = C_OBJECT, .text = p, .is_pointer = true};
    return value_of_store(array.store, pool_printf(P(sc), "(*%s)", p));
}

/* A local variable or a field: read before, or a parameter, so it stays what it is. */
static bool is_name(const char *text) {
    for (; *text != '\0'; text++) {
        if (text[0] == '-' && text[1] == '>')
            text++;
        else if (!isalnum((unsigned char)*text) && *text != '_' && *text != '.')
            return false;
    }
    return true;
}

/* The index as uint64_t. What is negative becomes 2^63 or more. Counts are of elements in memory, or of bytes in the
 * input, and below that: so the test against the count refuses it. */
static const char *gen_index(scope *sc, const ir_expr *e) {
    cval v = gen(sc, e);
    if (!v.is_signed || (v.is_literal && v.text[0] != '-')) return as_u64(sc, v);
    if (v.is_literal || !is_name(v.text)) {
        const char *name = temp(sc);
        line(sc->out, "const int64_t %s = %s;", name, bare(sc, as_s64(sc, v)));
        return pool_printf(P(sc), "(uint64_t)%s", name);
    }
    return pool_printf(P(sc), "(uint64_t)%s", v.text);
}

cval gen_subscript(scope *sc, const ir_expr *e) {
    if (e->args[0]->vtype.kind == IR_BYTES) {
        cval bytes = gen(sc, e->args[0]);
        const char *index = gen_index(sc, e->args[1]);
        const char *name = temp(sc);
        line(sc->out, "uint8_t %s = 0;", name);
        try_call(sc, pool_printf(P(sc), "ks_bytes_at(ks, %s, %s, &%s)", bytes.text, index, name));
        return int_value(name, false, true);
    }
    carray array = gen_array(sc, e->args[0]);
    if (!array.ok) return int_value("0", false, true);
    const char *index = gen_index(sc, e->args[1]);
    index_text *kept = pool_alloc(P(sc), sizeof *kept);
    *kept = (index_text){e, index, *sc->indexes};
    *sc->indexes = kept;
    /* A count only grows while a function runs, so what is below it stays there. */
    fail_once(sc, pool_printf(P(sc), "%s >= %s", index, array.count), "KS_INDEX",
              "\"an index below the count\"");
    return array_element(sc, array, index);
}

cval gen_array_end(scope *sc, const ir_expr *e) {
    carray array = gen_array(sc, e->args[0]);
    if (!array.ok) return int_value("0", false, true);
    fail_once(sc, pool_printf(P(sc), "%s == 0", array.count), "KS_INDEX",
              "\"an array that is not empty\"");
    if (e->op == IR_ARRAY_FIRST) return array_element(sc, array, "UINT64_C(0)");
    return array_element(sc, array, pool_printf(P(sc), "(%s - 1)", array.count));
}

cval gen_array_extreme(scope *sc, const ir_expr *e) {
    carray array = gen_array(sc, e->args[0]);
    if (!array.ok) return int_value("0", false, true);
    store s = array.store;
    bool is_text = s == STORE_TEXT || s == STORE_BYTES;
    if (!store_is_int(s) && s != STORE_F32 && s != STORE_F64 && !is_text)
        return refuse(sc, e, "min and max of such an array");
    fail_if(sc, pool_printf(P(sc), "%s == 0", array.count), "KS_INDEX",
            "\"an array that is not empty\"");
    const char *best = temp(sc);
    const char *i = temp(sc);
    try_call(sc, pool_printf(P(sc), "ks_spend(ks, %s)", array.count));
    line(sc->out, is_text ? "%s %s = {NULL, 0%s};" : "%s %s = 0;%s", store_type(s), best,
         s == STORE_TEXT ? ", 0" : "");
    block(sc->out, "for (uint64_t %s = 0; %s < %s; %s++)", i, i, array.count, i);
    cval element = array_element(sc, array, i);
    const char *sign = e->op == IR_ARRAY_MIN ? "<" : ">";
    const char *test = pool_printf(P(sc), "%s %s %s", element.text, sign, best);
    if (is_text) {
        try_call(sc,
                 pool_printf(P(sc), "ks_fetch(ks, %s.data, %s.size)", element.text, element.text));
        test = pool_printf(P(sc), "ks_compare(%s.data, %s.size, %s.data, %s.size) %s 0",
                           element.text, element.text, best, best, sign);
    }
    line(sc->out, "if (%s == 0 || %s) %s = %s;", i, test, best, element.text);
    end(sc->out);
    return bytes_or_text(sc, value_of_store(s, best), &e->vtype);
}
