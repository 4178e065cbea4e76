/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The walk over the tree of an expression. An operation that cannot fail becomes a C expression. A fallible one
 * (checked arithmetic, lazy instances, absent fields, subscripts) becomes statements before it that leave the
 * function on an error. The right side of `and`, `or`, `?:` has its statements inside an `if`, so that only what
 * the specification asks for is computed.
 */
#include "emit_c_expr.h"
#include "op_groups.h"

/* --------------------------------------------------------------------------------------- names */

static cval gen_field(c_function *fn, const ir_expr *e) {
    for (size_t i = 0; i < fn->num_locals && e->args[0]->op == IR_SELF; i++) {
        if (fn->locals[i].attr == e->attr)
            return ksyc_bytes_or_text(fn, fn->locals[i].value, &e->vtype);
    }
    return ksyc_field_value(fn, e, ksyc_gen(fn, e->args[0]));
}

static cval gen_parent(c_function *fn, const ir_expr *e) {
    if (fn->parent != NULL && e->args[0]->op == IR_SELF) {
        return (cval){.form = C_OBJECT, .code = fn->parent, .is_pointer = true};
    }
    cval object = ksyc_gen(fn, e->args[0]);
    if (object.form == C_REF) return ksyc_parent_of_some(fn, object.code);
    if (object.form != C_OBJECT)
        return ksyc_refuse(fn, e, "`_parent` of an object whose type is not known");
    const ir_type *of = e->args[0]->vtype.type;
    const code_expr *parent = ksyc_member(fn, object, "ks_parent");
    const bool is_some = of->parent.kind != IR_OBJECT; /* of several types */
    if (of->may_lack_parent)
        ksyc_fail_if(fn,
                     ksyc_code_infix(P(fn),
                                     is_some ? ksyc_code_dot(P(fn), parent, "object") : parent,
                                     "==", ksyc_c_word(fn, "NULL")),
                     "KS_ABSENT", "\"an object with a parent\"");
    if (is_some) return ksyc_of_form(C_REF, parent);
    return (cval){.form = C_OBJECT, .code = parent, .is_pointer = true};
}

static cval gen_io(c_function *fn, const ir_expr *e) {
    const ir_expr *of = e->args[0];
    if (of->op == IR_SELF) return ksyc_of_form(C_STREAM, ksyc_own_stream(fn));
    cval object = ksyc_gen(fn, of);
    if (object.form == C_REF) return ksyc_stream_of_some(fn, object.code);
    if (object.form != C_OBJECT)
        return ksyc_refuse(fn, e, "`_io` of an object whose type is not known");
    return ksyc_of_form(C_STREAM, ksyc_member(fn, object, "ks_io"));
}

static cval gen_root(c_function *fn, const ir_expr *e) {
    const ir_expr *of = e->args[0];
    const ir_type *type = of->op == IR_SELF ? fn->type : of->vtype.type;
    if (of->op == IR_SELF && fn->root != NULL)
        return (cval){.form = C_OBJECT, .code = fn->root, .is_pointer = true};
    cval object = ksyc_gen(fn, of);
    if (object.form != C_OBJECT)
        return ksyc_refuse(fn, e, "`_root` of an object whose type is not known");
    if (ksyc_storage_of_type(fn->file->storage, type)->is_own_root) return object;
    const code_expr *root = ksyc_member(fn, object, "ks_root");
    return (cval){.form = C_OBJECT, .code = root, .is_pointer = true};
}

/* ---------------------------------------------------------------------------------- conditions */

static cval gen_logic(c_function *fn, const ir_expr *e) {
    cval a = ksyc_gen(fn, e->args[0]);
    output right = ksyc_output_inside(fn->out);
    output *out = fn->out;
    fn->out = &right;
    cval b = ksyc_gen(fn, e->args[1]);
    fn->out = out;
    bool result;
    if (ksyc_output_is_empty(&right) && ksyc_is_tautology(e, &result)) {
        /* In one expression of C, compilers would warn about it. */
        a.code = ksyc_declare(fn, "const bool", a.code);
    }
    if (ksyc_output_is_empty(&right))
        return ksyc_of_form(C_BOOL,
                            ksyc_code_infix(P(fn), a.code, e->op == IR_AND ? "&&" : "||", b.code));
    const code_expr *name = ksyc_declare(fn, "bool", a.code);
    ksyc_block(out, e->op == IR_AND ? "if (%s)" : "if (!%s)", name->text);
    ksyc_append_output(out, &right);
    ksyc_line(out, "%s = %s;", name->text, ksyc_bare(fn, b.code));
    ksyc_end(out);
    return ksyc_of_form(C_BOOL, name);
}

/* `type name;`, a variable that holds `v`. */
static const code_expr *declare_for(c_function *fn, cval v, const ir_vtype *type) {
    switch (v.form) {
    case C_INT: return ksyc_declare_result(fn, v.is_signed ? "int64_t" : "uint64_t", "");
    case C_WIDE: return ksyc_declare_result(fn, "ks_int", "");
    case C_BOOL: return ksyc_declare_result(fn, "bool", "");
    case C_FLOAT: return ksyc_declare_result(fn, "double", "");
    case C_BYTES: return ksyc_declare_result(fn, "ks_bytes", "");
    case C_TEXT: return ksyc_declare_result(fn, "ks_text", "");
    case C_REF: return ksyc_declare_result(fn, "ks_ref", "");
    case C_ANY: return ksyc_declare_result(fn, "ks_any", "");
    case C_OBJECT:
    case C_STREAM:
    case C_PLAIN: break;
    }
    const code_expr *name = ksyc_temp(fn);
    ksyc_line(fn->out, "%s *%s;", v.form == C_OBJECT ? type->type->c_name : "ks_stream",
              name->text);
    return name;
}

/* A branch of a conditional in the type of the whole; a number that does not fit fails. */
static const code_expr *branch(c_function *fn, cval v, const ir_vtype *from, const ir_vtype *type) {
    if (type->kind == IR_INT) return ksyc_operand(fn, v, from, ksyc_form_of(type));
    if (type->kind == IR_ENUM)
        return ksyc_range_is_large(type->range) ? ksyc_as_u64(fn, v) : ksyc_as_s64(fn, v);
    if (type->kind == IR_FLOAT) return v.form == C_FLOAT ? v.code : ksyc_as_double(fn, v);
    if (v.form == C_OBJECT && type->kind == IR_OBJECT) return ksyc_as_pointer(fn, v);
    if (v.form == C_OBJECT && type->kind == IR_STRUCT)
        return ksyc_as_fitting(fn, v, from, STORE_REF);
    return v.code;
}

static cval gen_ternary(c_function *fn, const ir_expr *e) {
    const code_expr *test = ksyc_gen_bool(fn, e->args[0]);
    output yes = ksyc_output_inside(fn->out);
    output no = ksyc_output_inside(fn->out);
    output *out = fn->out;
    fn->out = &yes;
    cval a = ksyc_gen_kept(fn, e->args[1]);
    const code_expr *when_true = branch(fn, a, &e->args[1]->vtype, &e->vtype);
    fn->out = &no;
    cval b = ksyc_gen_kept(fn, e->args[2]);
    const code_expr *when_false = branch(fn, b, &e->args[2]->vtype, &e->vtype);
    fn->out = out;
    if (e->vtype.kind == IR_ARRAY ||
        (e->vtype.kind == IR_ANY && (a.form != C_ANY || b.form != C_ANY)))
        return ksyc_refuse(fn, e, "conditional expressions of unlike kinds");
    cval result = e->vtype.kind == IR_FLOAT    ? ksyc_of_form(C_FLOAT, NULL)
                  : e->vtype.kind == IR_STRUCT ? ksyc_of_form(C_REF, NULL)
                                               : a;
    if (e->vtype.kind == IR_INT && ksyc_range_is_wide(e->vtype.range)) {
        result = ksyc_of_form(C_WIDE, NULL);
    } else if (result.form == C_INT || result.form == C_WIDE) {
        const bool is_unsigned = e->vtype.kind == IR_INT ? ksyc_range_is_unsigned(e->vtype.range)
                                                         : ksyc_range_is_large(e->vtype.range);
        result = ksyc_int_value(NULL, !is_unsigned, false);
    }
    if (result.form == C_OBJECT) result.is_pointer = true;
    result.is_constant = a.is_constant && b.is_constant;
    if (ksyc_output_is_empty(&yes) && ksyc_output_is_empty(&no) && result.form != C_BYTES &&
        result.form != C_TEXT && result.form != C_REF && result.form != C_ANY) {
        bool is_first;
        if (ksyc_code_is_known(test, &is_first)) {
            const code_expr *unused = is_first ? when_false : when_true;
            if (!ksyc_code_is_number(unused)) ksyc_line(out, "(void)%s;", ksyc_show(fn, unused));
        }
        result.code = ksyc_code_choice(P(fn), test, when_true, when_false);
        return result;
    }
    result.code = declare_for(fn, result, &e->vtype);
    ksyc_block(out, "if (%s)", ksyc_bare(fn, test));
    ksyc_append_output(out, &yes);
    ksyc_line(out, "%s = %s;", result.code->text, ksyc_bare(fn, when_true));
    ksyc_end_block(out, "else");
    ksyc_append_output(out, &no);
    ksyc_line(out, "%s = %s;", result.code->text, ksyc_bare(fn, when_false));
    ksyc_end(out);
    return result;
}

/* ---------------------------------------------------------------------------------------- casts */

/* [a, b].as<bytes>: new bytes in the arena, since a value instance may keep them. */
static cval bytes_of_numbers(c_function *fn, const ir_expr *array) {
    const code_expr *name = ksyc_temp(fn);
    ksyc_line_using(fn, USES_KS, "uint8_t *const %s = (uint8_t *)ks_alloc(ks, %zu, 1);", name->text,
                    array->num_args);
    ksyc_line(fn->out, "if (%s == NULL) %s", name->text, ksyc_leave_text(fn, fn->fail));
    for (size_t i = 0; i < array->num_args; i++) {
        cval v = ksyc_gen(fn, array->args[i]);
        const code_expr *byte = ksyc_as_fitting(fn, v, &array->args[i]->vtype, STORE_U8);
        ksyc_line(fn->out, "%s[%zu] = %s;", name->text, i, ksyc_bare(fn, byte));
    }
    return ksyc_of_form(C_BYTES,
                        code_compound(P(fn), "ks_bytes", name, ksyc_c_number(fn, array->num_args)));
}

static cval gen_cast(c_function *fn, const ir_expr *e) {
    if (e->vtype.kind == IR_BYTES && e->args[0]->op == IR_LIT_ARRAY)
        return bytes_of_numbers(fn, e->args[0]);
    return ksyc_apply_cast(fn, e, ksyc_gen(fn, e->args[0]));
}

/* -------------------------------------------------------------------------------------- arrays */

static carray gen_array(c_function *fn, const ir_expr *e);

/* An element of an array of elements of type `to`, and store `s`; arrays in arrays are lists. */
static const code_expr *gen_element(c_function *fn, const ir_expr *e, const ir_vtype *to, store s) {
    if (s != STORE_LIST) return ksyc_as_fitting(fn, ksyc_gen_kept(fn, e), &e->vtype, s);
    carray inner = gen_array(fn, e);
    if (!inner.ok) return inner.code;
    return ksyc_array_as_list(fn, e, inner, e->vtype.elem, to->elem, ksyc_literal_store(to->elem));
}

/* The elements of a literal as a local C array. */
static carray gen_array_literal(c_function *fn, const ir_expr *e) {
    store s = ksyc_literal_store(e->vtype.elem);
    output elements = ksyc_output_new(P(fn), 0);
    for (size_t i = 0; i < e->num_args; i++) {
        const code_expr *element = gen_element(fn, e->args[i], e->vtype.elem, s);
        if (i > 0) ksyc_append(&elements, ", ");
        ksyc_append(&elements, ksyc_bare(fn, element));
    }
    const code_expr *name = ksyc_temp(fn);
    ksyc_line(fn->out, "%s%s%s[] = {%s};", ksyc_store_type(s), s == STORE_STREAM ? "" : " ",
              name->text, ksyc_output_text(&elements));
    return (carray){.ok = true,
                    .code = name,
                    .count = code_call(P(fn), "UINT64_C", ksyc_c_number(fn, e->num_args)),
                    .shape = SHAPE_ONE,
                    .store = s};
}

/* One of two arrays, as a list. */
static carray gen_array_choice(c_function *fn, const ir_expr *e) {
    const store s = ksyc_literal_store(e->vtype.elem);
    const code_expr *test = ksyc_gen_bool(fn, e->args[0]);
    const code_expr *name = ksyc_declare_result(fn, "ks_list", "");
    output *out = fn->out;
    for (size_t i = 1; i <= 2; i++) {
        output inside = ksyc_output_inside(out);
        fn->out = &inside;
        carray array = gen_array(fn, e->args[i]);
        const code_expr *made = array.ok
                                    ? ksyc_array_as_list(fn, e->args[i], array,
                                                         e->args[i]->vtype.elem, e->vtype.elem, s)
                                    : array.code;
        fn->out = out;
        if (i == 1) {
            ksyc_block(out, "if (%s)", ksyc_bare(fn, test));
        } else {
            ksyc_end_block(out, "else");
        }
        ksyc_append_output(out, &inside);
        ksyc_line(out, "%s = %s;", name->text, ksyc_bare(fn, made));
    }
    ksyc_end(out);
    return (carray){.ok = true,
                    .code = name,
                    .count = ksyc_code_dot(P(fn), name, "count"),
                    .shape = SHAPE_LIST,
                    .store = s};
}

/* A field, a parameter, a literal, one of two arrays, an array in an array; refused when it is something else. */
static carray gen_array(c_function *fn, const ir_expr *e) {
    const ir_expr *base = e;
    while (base->op == IR_CAST) base = base->args[0];
    if (base->op == IR_LIT_ARRAY && base->num_args > 0) return gen_array_literal(fn, base);
    if (base->op == IR_FIELD && base->vtype.kind == IR_ARRAY)
        return ksyc_field_array(fn, base, ksyc_gen(fn, base->args[0]));
    if (base->op == IR_TERNARY && base->vtype.kind == IR_ARRAY) return gen_array_choice(fn, base);
    if (base->op == IR_SUBSCRIPT && base->vtype.kind == IR_ARRAY) {
        carray outer = gen_array(fn, base->args[0]);
        if (outer.ok) return ksyc_inner_array(fn, base, outer, ksyc_gen(fn, base->args[1]));
    }
    ksyc_refuse(fn, e, "arrays that are neither a field nor a literal nor one of two of them");
    return (carray){.ok = false, .code = ksyc_c_number(fn, 0), .count = ksyc_c_number(fn, 0)};
}

/* Elements of another store are copied; a view, and objects in a list, are only passed on. */
static const code_expr *fitting_array(c_function *fn, const ir_expr *e, const ir_attr *attr) {
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    carray array = gen_array(fn, e);
    if (!array.ok) return array.code;
    if (a->store != STORE_LIST && array.shape == a->shape && array.store == a->store)
        return array.code;
    if (a->shape != SHAPE_LIST || a->store == STORE_OBJECT) {
        ksyc_refuse(fn, e, "an array of this kind here");
        return array.code;
    }
    return ksyc_array_as_list(fn, e, array, e->vtype.elem, attr->vtype.elem, a->store);
}

const code_expr *ksyc_gen_array_argument(c_function *fn, const ir_expr *e, const ir_attr *param) {
    return fitting_array(fn, e, param);
}

void ksyc_gen_array_instance(c_function *fn, const ir_attr *attr, const code_expr *place) {
    const code_expr *array = fitting_array(fn, attr->value, attr);
    ksyc_line(fn->out, "%s = %s;", ksyc_show(fn, place), ksyc_bare(fn, array));
}

/* ------------------------------------------------------------------------- operators and methods */

static cval gen_subscript(c_function *fn, const ir_expr *e) {
    if (e->args[0]->vtype.kind == IR_BYTES) {
        cval bytes = ksyc_gen(fn, e->args[0]);
        return ksyc_byte_at(fn, bytes, ksyc_gen(fn, e->args[1]));
    }
    carray array = gen_array(fn, e->args[0]);
    if (!array.ok) return ksyc_int_value(ksyc_c_number(fn, 0), false, true);
    return ksyc_settle(fn, e, ksyc_array_at(fn, e, array, ksyc_gen(fn, e->args[1])));
}

static cval gen_binary(c_function *fn, const ir_expr *e) {
    cval a = ksyc_gen(fn, e->args[0]);
    cval b = ksyc_gen(fn, e->args[1]);
    bool result;
    if (ksyc_is_tautology(e, &result)) return ksyc_known_comparison(fn, a, b, result);
    switch (e->op) {
    case IR_OPERATORS: return ksyc_apply_binary(fn, e, a, b);
    case IR_CONCAT: return ksyc_text_result(fn, "ks_text_concat", a.code, b.code);
    case IR_COMPARISONS:
        return ksyc_compare_values(fn, e, a, &e->args[0]->vtype, b, &e->args[1]->vtype, e->op);
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_BYTE_METHODS:
    case IR_VALUE_METHODS:
    case IR_ARRAY_METHODS: break;
    }
    return ksyc_refuse(fn, e, "this operator");
}

static cval gen_array_method(c_function *fn, const ir_expr *e) {
    if (ksyc_is_mixed_extreme(e)) {
        const ir_expr *from = e->args[0];
        cval *items = ksyc_pool_array(P(fn), from->num_args, sizeof *items);
        for (size_t i = 0; i < from->num_args; i++) items[i] = ksyc_gen(fn, from->args[i]);
        return ksyc_wide_extreme(fn, e, items);
    }
    carray array = gen_array(fn, e->args[0]);
    if (!array.ok && e->op != IR_ARRAY_SIZE)
        return ksyc_int_value(ksyc_c_number(fn, 0), false, true);
    /* A literal is there for its elements, which may fail. */
    if (e->op == IR_ARRAY_SIZE && array.ok && array.shape == SHAPE_ONE)
        ksyc_line(fn->out, "(void)%s;", ksyc_show(fn, array.code));
    switch (e->op) {
    case IR_ARRAY_SIZE: return ksyc_int_value(array.count, false, false);
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: return ksyc_settle(fn, e, ksyc_array_end(fn, e, array));
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return ksyc_array_extreme(fn, e, array);
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_BYTE_METHODS:
    case IR_VALUE_METHODS: break;
    }
    return ksyc_refuse(fn, e, "this method");
}

static cval gen_method(c_function *fn, const ir_expr *e) {
    enum { MAX_ARGS = 3 };
    cval args[MAX_ARGS] = {{.form = C_INT}};
    for (size_t i = 0; i < e->num_args && i < MAX_ARGS; i++) args[i] = ksyc_gen(fn, e->args[i]);
    return ksyc_apply_method(fn, e, args);
}

/* ------------------------------------------------------------------------------------ all of them */

cval ksyc_gen(c_function *fn, const ir_expr *e) {
    switch (e->op) {
    case IR_LIT_INT: return ksyc_literal_int(fn, e);
    case IR_LIT_FLOAT: return ksyc_literal_float(fn, e);
    case IR_LIT_BOOL: return ksyc_of_form(C_BOOL, ksyc_c_word(fn, e->word != 0 ? "true" : "false"));
    case IR_LIT_STR: return ksyc_literal_string(fn, e->text, e->size, true);
    case IR_LIT_BYTES: return ksyc_literal_string(fn, e->text, e->size, false);
    case IR_LIT_ARRAY: return ksyc_refuse(fn, e, "array literals here");
    case IR_LIT_ENUM: {
        const ir_enum *of = e->vtype.enumeration;
        const bool is_large = !e->label->negative && e->label->word > INT64_MAX;
        return ksyc_int_value(ksyc_c_word(fn, ksyc_c_label(P(fn), of, e->label)),
                              e->label->negative, !is_large);
    }
    case IR_SELF: return (cval){.form = C_OBJECT, .code = SELF, .is_pointer = true};
    case IR_ROOT: return gen_root(fn, e);
    case IR_PARENT: return gen_parent(fn, e);
    case IR_IO: return gen_io(fn, e);
    case IR_FIELD: return gen_field(fn, e);
    case IR_ITEM:
        return fn->item == NULL ? ksyc_refuse(fn, e, "`_` here") : ksyc_settle(fn, e, *fn->item);
    case IR_INDEX:
        return fn->index == NULL ? ksyc_refuse(fn, e, "`_index` here")
                                 : ksyc_int_value(fn->index, false, false);
    case IR_ON: return fn->on == NULL ? ksyc_refuse(fn, e, "`_on` here") : *fn->on;
    case IR_NEG:
    case IR_INVERT:
    case IR_NOT: return ksyc_apply_unary(fn, e, ksyc_gen(fn, e->args[0]));
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS: return gen_binary(fn, e);
    case IR_AND:
    case IR_OR: return gen_logic(fn, e);
    case IR_TERNARY: return gen_ternary(fn, e);
    case IR_SUBSCRIPT: return gen_subscript(fn, e);
    case IR_CAST: return gen_cast(fn, e);
    case IR_ARRAY_SIZE:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return gen_array_method(fn, e);
    case IR_INT_TO_S:
    case IR_FLOAT_TO_I:
    case IR_BOOL_TO_I:
    case IR_ENUM_TO_I:
    case IR_BYTES_LENGTH:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_BYTES_TO_S:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_STR_SUBSTRING:
    case IR_STR_TO_I:
    case IR_STREAM_SIZE:
    case IR_STREAM_POS:
    case IR_STREAM_EOF: return gen_method(fn, e);
    }
    return ksyc_refuse(fn, e, "this");
}

cval ksyc_gen_kept(c_function *fn, const ir_expr *e) {
    cval v = ksyc_gen(fn, e);
    return v.form == C_PLAIN ? ksyc_refuse(fn, e, "records of an array of records as objects") : v;
}

const code_expr *ksyc_gen_bool(c_function *fn, const ir_expr *e) { return ksyc_gen(fn, e).code; }

const code_expr *ksyc_gen_u64(c_function *fn, const ir_expr *e, bool floor_zero) {
    cval v = ksyc_gen(fn, e);
    if (!v.is_signed) return v.code;
    if (floor_zero) {
        const code_expr *n = ksyc_declare(fn, "const int64_t", ksyc_as_s64(fn, v));
        return ksyc_code_choice(
            P(fn), ksyc_code_open(P(fn), ksyc_code_infix(P(fn), n, ">", ksyc_c_number(fn, 0))),
            ksyc_code_cast(P(fn), "uint64_t", n), ksyc_c_number(fn, 0));
    }
    const code_expr *n = ksyc_declare_result(fn, "uint64_t", " = 0");
    ksyc_try_call(
        fn, code_call(P(fn), "ks_size", KS, IO, ksyc_as_s64(fn, v), ksyc_code_address(P(fn), n)));
    return n;
}
