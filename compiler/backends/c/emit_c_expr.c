/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The walk over the tree of an expression. An operation that cannot fail becomes a C expression. A fallible one
 * (checked arithmetic, lazy instances, absent fields, subscripts) becomes statements before it that leave the
 * function on an error. The right side of `and`, `or`, `?:` has its statements inside an `if`, so that only what
 * the specification asks for is computed.
 */
#include "emit_c_expr.h"

/* --------------------------------------------------------------------------------------- names */

static cval gen_field(c_function *fn, const ir_expr *e) {
    for (size_t i = 0; i < fn->num_locals && e->args[0]->op == IR_SELF; i++) {
        if (fn->locals[i].attr == e->attr) return bytes_or_text(fn, fn->locals[i].value, &e->vtype);
    }
    return field_value(fn, e, gen(fn, e->args[0]));
}

static cval gen_parent(c_function *fn, const ir_expr *e) {
    if (fn->parent != NULL && e->args[0]->op == IR_SELF) {
        return (cval){.form = C_OBJECT, .code = fn->parent, .is_pointer = true};
    }
    cval object = gen(fn, e->args[0]);
    if (object.form == C_REF) return parent_of_some(fn, object.code);
    if (object.form != C_OBJECT)
        return refuse(fn, e, "`_parent` of an object whose type is not known");
    const ir_type *of = e->args[0]->vtype.type;
    const code_expr *parent = member(fn, object, "ks_parent");
    if (of->parent.kind == IR_OBJECT)
        return (cval){.form = C_OBJECT, .code = parent, .is_pointer = true};
    return of_form(C_REF, parent);
}

static cval gen_io(c_function *fn, const ir_expr *e) {
    const ir_expr *of = e->args[0];
    if (of->op == IR_SELF) return of_form(C_STREAM, own_stream(fn));
    cval object = gen(fn, of);
    if (object.form == C_REF) return stream_of_some(fn, object.code);
    if (object.form != C_OBJECT) return refuse(fn, e, "`_io` of an object whose type is not known");
    return of_form(C_STREAM, member(fn, object, "ks_io"));
}

static cval gen_root(c_function *fn, const ir_expr *e) {
    const ir_expr *of = e->args[0];
    const ir_type *type = of->op == IR_SELF ? fn->type : of->vtype.type;
    if (of->op == IR_SELF && fn->root != NULL)
        return (cval){.form = C_OBJECT, .code = fn->root, .is_pointer = true};
    cval object = gen(fn, of);
    if (object.form != C_OBJECT)
        return refuse(fn, e, "`_root` of an object whose type is not known");
    if (storage_of_type(fn->file->storage, type)->is_own_root) return object;
    const code_expr *root = member(fn, object, "ks_root");
    if (storage_of_type(fn->file->storage, type)->root_may_be_missing)
        fail_if(fn, code_infix(P(fn), root, "==", c_word(fn, "NULL")), "KS_ABSENT",
                "\"an object below the root of its own file\"");
    return (cval){.form = C_OBJECT, .code = root, .is_pointer = true};
}

/* ---------------------------------------------------------------------------------- conditions */

static cval gen_logic(c_function *fn, const ir_expr *e) {
    cval a = gen(fn, e->args[0]);
    output right = output_inside(fn->out);
    output *out = fn->out;
    fn->out = &right;
    cval b = gen(fn, e->args[1]);
    fn->out = out;
    bool result;
    if (output_is_empty(&right) && is_tautology(e, &result)) {
        /* In one expression of C, compilers would warn about it. */
        a.code = declare(fn, "const bool", a.code);
    }
    if (output_is_empty(&right))
        return of_form(C_BOOL, code_infix(P(fn), a.code, e->op == IR_AND ? "&&" : "||", b.code));
    const code_expr *name = declare(fn, "bool", a.code);
    block(out, e->op == IR_AND ? "if (%s)" : "if (!%s)", name->text);
    append_output(out, &right);
    line(out, "%s = %s;", name->text, bare(fn, b.code));
    end(out);
    return of_form(C_BOOL, name);
}

/* `type name;`, a variable that holds `v`. */
static const code_expr *declare_for(c_function *fn, cval v, const ir_vtype *type) {
    switch (v.form) {
    case C_INT: return declare_result(fn, v.is_signed ? "int64_t" : "uint64_t", "");
    case C_WIDE: return declare_result(fn, "ks_int", "");
    case C_BOOL: return declare_result(fn, "bool", "");
    case C_FLOAT: return declare_result(fn, "double", "");
    case C_BYTES: return declare_result(fn, "ks_bytes", "");
    case C_TEXT: return declare_result(fn, "ks_text", "");
    case C_REF: return declare_result(fn, "ks_ref", "");
    case C_ANY: return declare_result(fn, "ks_any", "");
    case C_OBJECT:
    case C_STREAM:
    case C_PLAIN: break;
    }
    const code_expr *name = temp(fn);
    line(fn->out, "%s *%s;", v.form == C_OBJECT ? type->type->c_name : "ks_stream", name->text);
    return name;
}

/* A branch of a conditional in the type of the whole; a number that does not fit fails. */
static const code_expr *branch(c_function *fn, cval v, const ir_vtype *from, const ir_vtype *type) {
    if (type->kind == IR_INT && range_is_wide(type->range)) return as_wide(fn, v);
    if (type->kind == IR_INT) return operand(fn, v, from, !range_is_unsigned(type->range));
    if (type->kind == IR_ENUM) return range_is_large(type->range) ? as_u64(fn, v) : as_s64(fn, v);
    if (type->kind == IR_FLOAT) return v.form == C_FLOAT ? v.code : as_double(fn, v);
    if (v.form == C_OBJECT && type->kind == IR_OBJECT) return as_pointer(fn, v);
    if (v.form == C_OBJECT && type->kind == IR_STRUCT) return as_fitting(fn, v, from, STORE_REF);
    return v.code;
}

static cval gen_ternary(c_function *fn, const ir_expr *e) {
    const code_expr *test = gen_bool(fn, e->args[0]);
    output yes = output_inside(fn->out);
    output no = output_inside(fn->out);
    output *out = fn->out;
    fn->out = &yes;
    cval a = gen_kept(fn, e->args[1]);
    const code_expr *when_true = branch(fn, a, &e->args[1]->vtype, &e->vtype);
    fn->out = &no;
    cval b = gen_kept(fn, e->args[2]);
    const code_expr *when_false = branch(fn, b, &e->args[2]->vtype, &e->vtype);
    fn->out = out;
    if (e->vtype.kind == IR_ARRAY ||
        (e->vtype.kind == IR_ANY && (a.form != C_ANY || b.form != C_ANY)))
        return refuse(fn, e, "conditional expressions of unlike kinds");
    cval result = e->vtype.kind == IR_FLOAT    ? of_form(C_FLOAT, NULL)
                  : e->vtype.kind == IR_STRUCT ? of_form(C_REF, NULL)
                                               : a;
    if (e->vtype.kind == IR_INT && range_is_wide(e->vtype.range)) {
        result = of_form(C_WIDE, NULL);
    } else if (result.form == C_INT || result.form == C_WIDE) {
        const bool is_unsigned = e->vtype.kind == IR_INT ? range_is_unsigned(e->vtype.range)
                                                         : range_is_large(e->vtype.range);
        result = int_value(NULL, !is_unsigned, false);
    }
    if (result.form == C_OBJECT) result.is_pointer = true;
    if (output_is_empty(&yes) && output_is_empty(&no) && result.form != C_BYTES &&
        result.form != C_TEXT && result.form != C_REF && result.form != C_ANY) {
        bool is_first;
        if (code_is_known(test, &is_first)) {
            const code_expr *unused = is_first ? when_false : when_true;
            if (!code_is_number(unused)) line(out, "(void)%s;", show(fn, unused));
        }
        result.code = code_choice(P(fn), test, when_true, when_false);
        return result;
    }
    result.code = declare_for(fn, result, &e->vtype);
    block(out, "if (%s)", bare(fn, test));
    append_output(out, &yes);
    line(out, "%s = %s;", result.code->text, bare(fn, when_true));
    end_block(out, "else");
    append_output(out, &no);
    line(out, "%s = %s;", result.code->text, bare(fn, when_false));
    end(out);
    return result;
}

/* ---------------------------------------------------------------------------------------- casts */

/* [a, b].as<bytes>: new bytes in the arena, since a value instance may keep them. */
static cval bytes_of_numbers(c_function *fn, const ir_expr *array) {
    const code_expr *name = temp(fn);
    line_using(fn, USES_KS, "uint8_t *const %s = (uint8_t *)ks_alloc(ks, %zu, 1);", name->text,
               array->num_args);
    line(fn->out, "if (%s == NULL) %s", name->text, leave_text(fn, fn->fail));
    for (size_t i = 0; i < array->num_args; i++) {
        cval v = gen(fn, array->args[i]);
        const code_expr *byte = as_fitting(fn, v, &array->args[i]->vtype, STORE_U8);
        line(fn->out, "%s[%zu] = %s;", name->text, i, bare(fn, byte));
    }
    return of_form(C_BYTES, code_compound(P(fn), "ks_bytes", name, c_number(fn, array->num_args)));
}

static cval gen_cast(c_function *fn, const ir_expr *e) {
    if (e->vtype.kind == IR_BYTES && e->args[0]->op == IR_LIT_ARRAY)
        return bytes_of_numbers(fn, e->args[0]);
    return apply_cast(fn, e, gen(fn, e->args[0]));
}

/* -------------------------------------------------------------------------------------- arrays */

static carray gen_array(c_function *fn, const ir_expr *e);

/* An element of an array of store `s`; arrays in arrays are lists. */
static const code_expr *gen_element(c_function *fn, const ir_expr *e, store s) {
    if (s != STORE_LIST) return as_fitting(fn, gen_kept(fn, e), &e->vtype, s);
    carray inner = gen_array(fn, e);
    if (!inner.ok) return inner.code;
    return array_as_list(fn, e, inner, e->vtype.elem, literal_store(e->vtype.elem));
}

/* The elements of a literal as a local C array. */
static carray gen_array_literal(c_function *fn, const ir_expr *e) {
    store s = literal_store(e->vtype.elem);
    output elements = output_new(P(fn), 0);
    for (size_t i = 0; i < e->num_args; i++) {
        const code_expr *element = gen_element(fn, e->args[i], s);
        if (i > 0) append(&elements, ", ");
        append(&elements, bare(fn, element));
    }
    const code_expr *name = temp(fn);
    line(fn->out, "%s%s%s[] = {%s};", store_type(s), s == STORE_STREAM ? "" : " ", name->text,
         output_text(&elements));
    return (carray){.ok = true,
                    .code = name,
                    .count = code_call(P(fn), "UINT64_C", c_number(fn, e->num_args)),
                    .shape = SHAPE_ONE,
                    .store = s};
}

/* One of two arrays, as a list. */
static carray gen_array_choice(c_function *fn, const ir_expr *e) {
    const store s = literal_store(e->vtype.elem);
    const code_expr *test = gen_bool(fn, e->args[0]);
    const code_expr *name = declare_result(fn, "ks_list", "");
    output *out = fn->out;
    for (size_t i = 1; i <= 2; i++) {
        output inside = output_inside(out);
        fn->out = &inside;
        carray array = gen_array(fn, e->args[i]);
        const code_expr *made =
            array.ok ? array_as_list(fn, e->args[i], array, e->args[i]->vtype.elem, s) : array.code;
        fn->out = out;
        if (i == 1) {
            block(out, "if (%s)", bare(fn, test));
        } else {
            end_block(out, "else");
        }
        append_output(out, &inside);
        line(out, "%s = %s;", name->text, bare(fn, made));
    }
    end(out);
    return (carray){.ok = true,
                    .code = name,
                    .count = code_dot(P(fn), name, "count"),
                    .shape = SHAPE_LIST,
                    .store = s};
}

/* A field, a parameter, a literal, one of two arrays, an array in an array; refused when it is something else. */
static carray gen_array(c_function *fn, const ir_expr *e) {
    const ir_expr *base = e;
    while (base->op == IR_CAST) base = base->args[0];
    if (base->op == IR_LIT_ARRAY && base->num_args > 0) return gen_array_literal(fn, base);
    if (base->op == IR_FIELD && base->vtype.kind == IR_ARRAY)
        return field_array(fn, base, gen(fn, base->args[0]));
    if (base->op == IR_TERNARY && base->vtype.kind == IR_ARRAY) return gen_array_choice(fn, base);
    if (base->op == IR_SUBSCRIPT && base->vtype.kind == IR_ARRAY) {
        carray outer = gen_array(fn, base->args[0]);
        if (outer.ok) return inner_array(fn, base, outer, gen(fn, base->args[1]));
    }
    refuse(fn, e, "arrays that are neither a field nor a literal nor one of two of them");
    return (carray){.ok = false, .code = c_number(fn, 0), .count = c_number(fn, 0)};
}

/* Elements of another store are copied; a view, and objects in a list, are only passed on. */
static const code_expr *fitting_array(c_function *fn, const ir_expr *e, const field_storage *a) {
    carray array = gen_array(fn, e);
    if (!array.ok || (array.shape == a->shape && array.store == a->store)) return array.code;
    if (a->shape != SHAPE_LIST || a->store == STORE_OBJECT) {
        refuse(fn, e, "an array of this kind here");
        return array.code;
    }
    return array_as_list(fn, e, array, e->vtype.elem, a->store);
}

const code_expr *gen_array_argument(c_function *fn, const ir_expr *e, const field_storage *param) {
    return fitting_array(fn, e, param);
}

void gen_array_instance(c_function *fn, const ir_attr *attr, const code_expr *place) {
    const code_expr *array = fitting_array(fn, attr->value, storage_of(fn->file->storage, attr));
    line(fn->out, "%s = %s;", show(fn, place), bare(fn, array));
}

/* ------------------------------------------------------------------------- operators and methods */

static cval gen_subscript(c_function *fn, const ir_expr *e) {
    if (e->args[0]->vtype.kind == IR_BYTES) {
        cval bytes = gen(fn, e->args[0]);
        return byte_at(fn, bytes, gen(fn, e->args[1]));
    }
    carray array = gen_array(fn, e->args[0]);
    if (!array.ok) return int_value(c_number(fn, 0), false, true);
    return settle(fn, e, array_at(fn, e, array, gen(fn, e->args[1])));
}

static cval gen_binary(c_function *fn, const ir_expr *e) {
    cval a = gen(fn, e->args[0]);
    cval b = gen(fn, e->args[1]);
    bool result;
    if (is_tautology(e, &result)) return known_comparison(fn, a, b, result);
    switch (e->op) {
    case IR_ADD:
    case IR_SUB:
    case IR_MUL:
    case IR_DIV:
    case IR_MOD:
    case IR_SHL:
    case IR_SHR: return apply_arithmetic(fn, e, a, b);
    case IR_BITAND:
    case IR_BITOR:
    case IR_BITXOR: return apply_bitwise(fn, e, a, b);
    case IR_CONCAT: return text_result(fn, "ks_text_concat", a.code, b.code);
    default: return compare_values(fn, e, a, &e->args[0]->vtype, b, &e->args[1]->vtype, e->op);
    }
}

static cval gen_array_method(c_function *fn, const ir_expr *e) {
    if (is_mixed_extreme(e)) {
        const ir_expr *from = e->args[0];
        cval *items = pool_array(P(fn), from->num_args, sizeof *items);
        for (size_t i = 0; i < from->num_args; i++) items[i] = gen(fn, from->args[i]);
        return wide_extreme(fn, e, items);
    }
    carray array = gen_array(fn, e->args[0]);
    if (!array.ok && e->op != IR_ARRAY_SIZE) return int_value(c_number(fn, 0), false, true);
    switch (e->op) {
    case IR_ARRAY_SIZE: return int_value(array.count, false, false);
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: return settle(fn, e, array_end(fn, e, array));
    default: return array_extreme(fn, e, array);
    }
}

static cval gen_method(c_function *fn, const ir_expr *e) {
    enum { MAX_ARGS = 3 };
    cval args[MAX_ARGS] = {{.form = C_INT}};
    for (size_t i = 0; i < e->num_args && i < MAX_ARGS; i++) args[i] = gen(fn, e->args[i]);
    return apply_method(fn, e, args);
}

/* ------------------------------------------------------------------------------------ all of them */

cval gen(c_function *fn, const ir_expr *e) {
    switch (e->op) {
    case IR_LIT_INT: return literal_int(fn, e);
    case IR_LIT_FLOAT: return literal_float(fn, e);
    case IR_LIT_BOOL: return of_form(C_BOOL, c_word(fn, e->word != 0 ? "true" : "false"));
    case IR_LIT_STR: return literal_string(fn, e->text, e->size, true);
    case IR_LIT_BYTES: return literal_string(fn, e->text, e->size, false);
    case IR_LIT_ARRAY: return refuse(fn, e, "array literals here");
    case IR_LIT_ENUM: {
        const ir_enum *of = e->vtype.enumeration;
        const bool is_large = !e->label->negative && e->label->word > INT64_MAX;
        return int_value(c_word(fn, c_label(P(fn), of, e->label)), e->label->negative, !is_large);
    }
    case IR_SELF: return (cval){.form = C_OBJECT, .code = SELF, .is_pointer = true};
    case IR_ROOT: return gen_root(fn, e);
    case IR_PARENT: return gen_parent(fn, e);
    case IR_IO: return gen_io(fn, e);
    case IR_FIELD: return gen_field(fn, e);
    case IR_ITEM: return fn->item == NULL ? refuse(fn, e, "`_` here") : settle(fn, e, *fn->item);
    case IR_INDEX:
        return fn->index == NULL ? refuse(fn, e, "`_index` here")
                                 : int_value(fn->index, false, false);
    case IR_ON: return fn->on == NULL ? refuse(fn, e, "`_on` here") : *fn->on;
    case IR_NEG:
    case IR_INVERT:
    case IR_NOT: return apply_unary(fn, e, gen(fn, e->args[0]));
    case IR_ADD:
    case IR_SUB:
    case IR_MUL:
    case IR_DIV:
    case IR_MOD:
    case IR_SHL:
    case IR_SHR:
    case IR_BITAND:
    case IR_BITOR:
    case IR_BITXOR:
    case IR_CONCAT:
    case IR_EQ:
    case IR_NE:
    case IR_LT:
    case IR_LE:
    case IR_GT:
    case IR_GE: return gen_binary(fn, e);
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
    return refuse(fn, e, "this");
}

cval gen_kept(c_function *fn, const ir_expr *e) {
    cval v = gen(fn, e);
    return v.form == C_PLAIN ? refuse(fn, e, "records of an array of records as objects") : v;
}

const code_expr *gen_bool(c_function *fn, const ir_expr *e) { return gen(fn, e).code; }

const code_expr *gen_u64(c_function *fn, const ir_expr *e, bool floor_zero) {
    cval v = gen(fn, e);
    if (!v.is_signed) return v.code;
    if (floor_zero) {
        const code_expr *n = declare(fn, "const int64_t", as_s64(fn, v));
        return code_choice(P(fn), code_open(P(fn), code_infix(P(fn), n, ">", c_number(fn, 0))),
                           code_cast(P(fn), "uint64_t", n), c_number(fn, 0));
    }
    const code_expr *n = declare_result(fn, "uint64_t", " = 0");
    try_call(fn, code_call(P(fn), "ks_size", KS, IO, as_s64(fn, v), code_address(P(fn), n)));
    return n;
}
