/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Expressions in C. What cannot fail becomes a C expression; what can (checked arithmetic, lazy
 * instances, absent fields, subscripts) becomes statements before it that leave the function on an
 * error. The right side of `and`, `or`, `?:` gets its statements inside of an `if`, so that nothing is
 * computed that the specification does not ask for.
 *
 * Integers: ir_range decides between uint64_t and int64_t; both sides of an operator are brought to the
 * type of the result, and comparisons between the two kinds are made as numbers.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emit_c_expr.h"

/* --------------------------------------------------------------------------------------- names */

cval value_of_store(store s, const char *text) {
    switch (s) {
    case STORE_BOOL: return of_form(C_BOOL, text);
    case STORE_U8:
    case STORE_U16:
    case STORE_U32: return int_value(text, false, true);
    case STORE_U64: return int_value(text, false, false);
    case STORE_S8:
    case STORE_S16:
    case STORE_S32: return int_value(text, true, true);
    case STORE_S64: return int_value(text, true, false);
    case STORE_F32:
    case STORE_F64: return of_form(C_FLOAT, text);
    case STORE_BYTES: return of_form(C_BYTES, text);
    case STORE_TEXT: return of_form(C_TEXT, text);
    case STORE_OBJECT: return of_form(C_OBJECT, text);
    case STORE_POINTER: return (cval){.form = C_OBJECT, .text = text, .is_pointer = true};
    case STORE_REF: return of_form(C_REF, text);
    case STORE_ANY: return of_form(C_ANY, text);
    default: return of_form(C_STREAM, text);
    }
}

/* Text in expressions is a ks_text whether it is a string or bytes; bytes operators want ks_bytes. */
cval bytes_or_text(const scope *sc, cval v, const ir_vtype *type) {
    if (type->kind == IR_BYTES && v.form == C_TEXT)
        return of_form(C_BYTES, pool_printf(P(sc), "ks_raw(%s)", v.text));
    return v;
}

static void need_present(scope *sc, const ir_attr *attr, const plan_attr *a, cval object,
                         const ir_expr *of) {
    const char *test = NULL;
    if (is_instance(attr)) {
        if (attr->condition != NULL) {
            test = pool_printf(P(sc), "%s != KS_DONE",
                               member(sc, object, pool_printf(P(sc), "ks_state_%s", attr->id)));
        } else if (a->has_width) {
            test = pool_printf(P(sc), "%s == 0",
                               member(sc, object, pool_printf(P(sc), "ks_has_%s", attr->id)));
        } else if (a->store == STORE_REF && a->shape == SHAPE_ONE) {
            test = pool_printf(P(sc), "%s.object == NULL", member(sc, object, a->member));
        }
    } else if (a->has_flag) {
        test = pool_printf(P(sc), "!%s",
                           member(sc, object, pool_printf(P(sc), "ks_has_%s", attr->id)));
    } else if (a->has_width) {
        test = pool_printf(P(sc), "%s == 0",
                           member(sc, object, pool_printf(P(sc), "ks_has_%s", attr->id)));
    } else if (a->shape == SHAPE_ONE && a->store == STORE_POINTER && attr->condition != NULL) {
        test = pool_printf(P(sc), "%s == NULL", member(sc, object, a->member));
    } else if (a->shape == SHAPE_ONE && a->store == STORE_REF && attr->kind == IR_SEQ) {
        test = pool_printf(P(sc), "%s.object == NULL", member(sc, object, a->member));
    }
    (void)of;
    if (test != NULL) {
        /* What is there once stays: nothing takes a field away from an object. */
        fail_once(sc, test, "KS_ABSENT",
                  c_string(P(sc), pool_printf(P(sc), "'%s' to be present", attr->id),
                           strlen(attr->id) + 16));
    }
}

static cval plain_field(scope *sc, const ir_attr *attr, cval record) {
    uint64_t offset = 0;
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    if (attr->kind != IR_SEQ) {
        diag_error(sc->em->diag, attr->place,
                   "ksyc does not compile parameters of records in an array being used "
                   "from outside: '%s'",
                   attr->id);
        return int_value("0", false, true);
    }
    for (size_t i = 0; i < attr->index; i++) {
        offset += plan_of_attr(sc->em->plan, attr->owner->seq[i])->wire_size;
    }
    const char *p =
        offset == 0 ? record.text : pool_printf(P(sc), "%s + %" PRIu64, record.text, offset);
    if (a->wire == NULL) {
        return of_form(C_BYTES,
                       pool_printf(P(sc), "((ks_bytes){%s, %u})", p, (unsigned)a->wire_size));
    }
    return value_of_store(a->store, pool_printf(P(sc), "ks_%s(%s)", a->wire, p));
}

/* The object and, for instances, the call that makes the field exist. */
cval open_field(scope *sc, const ir_expr *e) {
    const ir_attr *attr = e->attr;
    cval object = gen(sc, e->args[0]);
    if (object.form == C_PLAIN) return object;
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    if (is_instance(attr)) {
        make_exist(sc, attr, as_pointer(sc, object), e->args[0]);
    }
    need_present(sc, attr, a, object, e);
    return object;
}

static cval cast_any(scope *sc, const ir_expr *e, const char *any);

/* A value that was read as one of several kinds, and by its static type is one of them. */
static cval settle(scope *sc, const ir_expr *e, cval v) {
    if (v.form != C_ANY || e->vtype.kind == IR_ANY || e->vtype.kind == IR_STRUCT)
        return bytes_or_text(sc, v, &e->vtype);
    return cast_any(sc, e, v.text);
}

static cval gen_field(scope *sc, const ir_expr *e) {
    for (size_t i = 0; i < sc->num_locals && e->args[0]->op == IR_SELF; i++) {
        if (sc->locals[i].attr == e->attr) return bytes_or_text(sc, sc->locals[i].value, &e->vtype);
    }
    cval object = open_field(sc, e);
    if (object.form == C_PLAIN) return plain_field(sc, e->attr, object);
    const plan_attr *a = plan_of_attr(sc->em->plan, e->attr);
    cval v = value_of_store(a->store, member(sc, object, a->member));
    return settle(sc, e, v);
}

static cval gen_parent(scope *sc, const ir_expr *e) {
    if (sc->parent != NULL && e->args[0]->op == IR_SELF) {
        return (cval){.form = C_OBJECT, .text = sc->parent, .is_pointer = true};
    }
    cval object = gen(sc, e->args[0]);
    if (object.form != C_OBJECT)
        return refuse(sc, e, "`_parent` of an object whose type is not known");
    const ir_type *of = e->args[0]->vtype.type;
    const char *text = member(sc, object, "ks_parent");
    if (of->parent.kind == IR_OBJECT)
        return (cval){.form = C_OBJECT, .text = text, .is_pointer = true};
    return of_form(C_REF, text);
}

static cval gen_io(scope *sc, const ir_expr *e) {
    const ir_expr *of = e->args[0];
    if (of->op == IR_SELF) return of_form(C_STREAM, own_stream(sc));
    cval object = gen(sc, of);
    if (object.form != C_OBJECT) return refuse(sc, e, "`_io` of an object whose type is not known");
    return of_form(C_STREAM, member(sc, object, "ks_io"));
}

static cval gen_root(scope *sc, const ir_expr *e) {
    const ir_expr *of = e->args[0];
    const ir_type *type = of->op == IR_SELF ? sc->type : of->vtype.type;
    if (of->op == IR_SELF && sc->root != NULL)
        return (cval){.form = C_OBJECT, .text = sc->root, .is_pointer = true};
    cval object = gen(sc, of);
    if (object.form != C_OBJECT)
        return refuse(sc, e, "`_root` of an object whose type is not known");
    if (type->root == type) return object;
    const char *text = member(sc, object, "ks_root");
    if (plan_of(sc->em->plan, type)->root_may_be_missing || sc->em->is_trial) {
        fail_if(sc, pool_printf(P(sc), "%s == NULL", text), "KS_ABSENT",
                "\"an object below the root of its own file\"");
    }
    return (cval){.form = C_OBJECT, .text = text, .is_pointer = true};
}

/* ---------------------------------------------------------------------------------- conditions */

static cval gen_logic(scope *sc, const ir_expr *e) {
    cval a = gen(sc, e->args[0]);
    output right = output_inside(sc->out);
    output *out = sc->out;
    sc->out = &right;
    cval b = gen(sc, e->args[1]);
    sc->out = out;
    if (output_is_empty(&right)) {
        return of_form(C_BOOL, pool_printf(P(sc), "(%s %s %s)", a.text,
                                           e->op == IR_AND ? "&&" : "||", b.text));
    }
    const char *name = temp(sc);
    line(out, "bool %s = %s;", name, bare(sc, a.text));
    block(out, e->op == IR_AND ? "if (%s)" : "if (!%s)", name);
    append(out, output_text(&right));
    line(out, "%s = %s;", name, bare(sc, b.text));
    end(out);
    return of_form(C_BOOL, name);
}

static const char *ctype_of(const scope *sc, cval v, const ir_vtype *type) {
    switch (v.form) {
    case C_INT:
        return (type->kind == IR_INT ? !range_is_unsigned(type->range) : v.is_signed) ? "int64_t"
                                                                                      : "uint64_t";
    case C_BOOL: return "bool";
    case C_FLOAT: return "double";
    case C_BYTES: return "ks_bytes";
    case C_TEXT: return "ks_text";
    case C_OBJECT: return pool_printf(P(sc), "%s *", type->type->c_name);
    case C_REF: return "ks_ref";
    case C_ANY: return "ks_any";
    default: return "ks_stream *";
    }
}

/* A branch of a conditional in the type of the whole; a number that does not fit fails. */
static const char *branch(scope *sc, cval v, const ir_vtype *from, const ir_vtype *type) {
    if (type->kind == IR_INT) return operand(sc, v, from, !range_is_unsigned(type->range));
    if (type->kind == IR_ENUM) return as_s64(sc, v);
    if (type->kind == IR_FLOAT && v.form != C_FLOAT)
        return pool_printf(P(sc), "(double)%s", v.text);
    if (v.form == C_OBJECT && type->kind == IR_OBJECT) return as_pointer(sc, v);
    return v.text;
}

static cval gen_ternary(scope *sc, const ir_expr *e) {
    const char *test = gen_bool(sc, e->args[0]);
    output yes = output_inside(sc->out);
    output no = output_inside(sc->out);
    output *out = sc->out;
    sc->out = &yes;
    cval a = gen(sc, e->args[1]);
    const char *when_true = branch(sc, a, &e->args[1]->vtype, &e->vtype);
    sc->out = &no;
    cval b = gen(sc, e->args[2]);
    const char *when_false = branch(sc, b, &e->args[2]->vtype, &e->vtype);
    sc->out = out;
    if (e->vtype.kind == IR_STRUCT || e->vtype.kind == IR_ARRAY || e->vtype.kind == IR_ANY) {
        return refuse(sc, e, "conditional expressions of unlike kinds");
    }
    cval shown = e->vtype.kind == IR_FLOAT ? of_form(C_FLOAT, "") : a;
    if (e->vtype.kind == IR_ENUM) shown = int_value("", true, false);
    cval result = shown;
    if (result.form == C_INT) {
        result = int_value("", e->vtype.kind == IR_INT ? !range_is_unsigned(e->vtype.range) : true,
                           false);
    }
    if (result.form == C_OBJECT) result.is_pointer = true;
    if (output_is_empty(&yes) && output_is_empty(&no) && result.form != C_BYTES &&
        result.form != C_TEXT) {
        result.text = pool_printf(P(sc), "(%s ? %s : %s)", test, when_true, when_false);
        return result;
    }
    const char *name = temp(sc);
    const char *ctype = ctype_of(sc, shown, &e->vtype);
    line(out, "%s%s%s;", ctype, ctype[strlen(ctype) - 1] == '*' ? "" : " ", name);
    block(out, "if (%s)", bare(sc, test));
    append(out, output_text(&yes));
    line(out, "%s = %s;", name, bare(sc, when_true));
    end_block(out, "else");
    append(out, output_text(&no));
    line(out, "%s = %s;", name, bare(sc, when_false));
    end(out);
    result.text = name;
    return result;
}

/* ---------------------------------------------------------------------------------------- casts */

static cval cast_ref(scope *sc, const ir_expr *e, const char *ref) {
    const ir_type *to = e->vtype.type;
    fail_if(sc, pool_printf(P(sc), "%s.type != &%s_desc", ref, to->c_name), "KS_WRONG_TYPE",
            c_string(P(sc), pool_printf(P(sc), "an object of type %s", to->path),
                     strlen(to->path) + 18));
    const char *name = temp(sc);
    line(sc->out, "%s *const %s = (%s *)%s.object;", to->c_name, name, to->c_name, ref);
    return (cval){.form = C_OBJECT, .text = name, .is_pointer = true};
}

static cval cast_any(scope *sc, const ir_expr *e, const char *any) {
    const char *kind = NULL;
    cval result = {.form = C_INT};
    switch (e->vtype.kind) {
    case IR_ENUM:
    case IR_INT: {
        const char *name = temp(sc);
        bool is_signed = e->vtype.kind == IR_ENUM || !range_is_unsigned(e->vtype.range);
        line(sc->out, "%s %s = 0;", is_signed ? "int64_t" : "uint64_t", name);
        try_call(sc, pool_printf(P(sc), "ks_any_to_%s(ks, &%s, &%s)", is_signed ? "s64" : "u64",
                                 any, name));
        return int_value(name, is_signed, false);
    }
    case IR_BOOL:
        kind = "KS_ANY_BOOL";
        result = of_form(C_BOOL, pool_printf(P(sc), "(%s.u64 != 0)", any));
        break;
    case IR_FLOAT:
        kind = "KS_ANY_F64";
        result = of_form(C_FLOAT, pool_printf(P(sc), "%s.f64", any));
        break;
    case IR_BYTES:
        kind = "KS_ANY_BYTES";
        result = of_form(C_BYTES, pool_printf(P(sc), "ks_raw(%s.bytes)", any));
        break;
    case IR_STR:
        kind = "KS_ANY_TEXT";
        result = of_form(C_TEXT, pool_printf(P(sc), "%s.bytes", any));
        break;
    case IR_OBJECT: return cast_ref(sc, e, pool_printf(P(sc), "%s.object", any));
    default: return refuse(sc, e, "a cast to this type");
    }
    fail_if(sc, pool_printf(P(sc), "%s.kind != %s", any, kind), "KS_WRONG_TYPE",
            "\"a value of the type of the cast\"");
    return result;
}

/* [a, b].as<bytes>: new bytes in the arena, since a value instance may keep them. */
static cval bytes_of_numbers(scope *sc, const ir_expr *array) {
    const char *name = temp(sc);
    line(sc->out, "uint8_t *const %s = (uint8_t *)ks_alloc(ks, %zu, 1);", name, array->num_args);
    line(sc->out, "if (%s == NULL) %s", name, sc->fail);
    for (size_t i = 0; i < array->num_args; i++) {
        cval v = gen(sc, array->args[i]);
        line(sc->out, "%s[%zu] = %s;", name, i,
             as_fitting(sc, v, &array->args[i]->vtype, STORE_U8));
    }
    return of_form(C_BYTES, pool_printf(P(sc), "((ks_bytes){%s, %zu})", name, array->num_args));
}

cval gen_cast(scope *sc, const ir_expr *e) {
    if (e->vtype.kind == IR_BYTES && e->args[0]->op == IR_LIT_ARRAY)
        return bytes_of_numbers(sc, e->args[0]);
    cval v = gen(sc, e->args[0]);
    if (v.form == C_REF && e->vtype.kind == IR_OBJECT) return cast_ref(sc, e, v.text);
    if (v.form == C_ANY) return cast_any(sc, e, v.text);
    if (v.form == C_OBJECT && e->vtype.kind == IR_OBJECT &&
        e->args[0]->vtype.type != e->vtype.type) {
        return refuse(sc, e, "a cast between object types that can't succeed");
    }
    if (v.form == C_INT && e->vtype.kind == IR_INT) {
        /* Upstream's cast between integers changes the type only; a value that does not fit is refused. */
        const char *text = operand(sc, v, &e->args[0]->vtype, !range_is_unsigned(e->vtype.range));
        return int_value(text, !range_is_unsigned(e->vtype.range), false);
    }
    return bytes_or_text(sc, v, &e->vtype);
}

/* -------------------------------------------------------------------------------------- methods */

cval text_result(scope *sc, const char *format_call, const char *arguments) {
    const char *name = temp(sc);
    line(sc->out, "ks_text %s;", name);
    try_call(sc, pool_printf(P(sc), "%s(ks, %s, &%s)", format_call, arguments, name));
    return of_form(C_TEXT, name);
}

cval int_result(scope *sc, const char *call, const char *arguments) {
    const char *name = temp(sc);
    line(sc->out, "int64_t %s = 0;", name);
    try_call(sc, pool_printf(P(sc), "%s(ks, %s, &%s)", call, arguments, name));
    return int_value(name, true, false);
}

static cval gen_byte_method(scope *sc, const ir_expr *e) {
    cval bytes = gen(sc, e->args[0]);
    if (e->op == IR_BYTES_LENGTH) {
        const char *name = temp(sc);
        line(sc->out, "const uint64_t %s = %s.size;", name, bytes.text);
        return int_value(name, false, false);
    }
    if (e->op == IR_BYTES_TO_S) {
        const char *name = temp(sc);
        line(sc->out, "ks_text %s;", name);
        try_call(sc, pool_printf(P(sc), "ks_text_of(ks, %s, &%s)", bytes.text, name));
        try_call(sc, pool_printf(P(sc), "ks_decode(ks, &%s, %s)", name, quoted(sc, e->text)));
        return of_form(C_TEXT, name);
    }
    const char *name = temp(sc);
    if (e->op == IR_BYTES_MIN || e->op == IR_BYTES_MAX) {
        line(sc->out, "uint8_t %s = 0;", name);
        try_call(sc, pool_printf(P(sc), "ks_bytes_%s(ks, %s, &%s)",
                                 e->op == IR_BYTES_MIN ? "min" : "max", bytes.text, name));
        return int_value(name, false, true);
    }
    const char *of = temp(sc);
    line(sc->out, "const ks_bytes %s = %s;", of, bare(sc, bytes.text));
    line(sc->out, "uint8_t %s = 0;", name);
    /* For an empty one `size - 1` wraps to the largest index, which is refused as any other. */
    const char *index = e->op == IR_BYTES_FIRST ? "0" : pool_printf(P(sc), "%s.size - 1", of);
    try_call(sc, pool_printf(P(sc), "ks_bytes_at(ks, %s, %s, &%s)", of, index, name));
    return int_value(name, false, true);
}

cval gen_method(scope *sc, const ir_expr *e) {
    switch (e->op) {
    case IR_ARRAY_SIZE: {
        carray array = gen_array(sc, e->args[0]);
        return int_value(array.count, false, false);
    }
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: return settle(sc, e, gen_array_end(sc, e));
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return gen_array_extreme(sc, e);
    case IR_BYTES_LENGTH:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_BYTES_TO_S: return gen_byte_method(sc, e);
    default: break;
    }
    cval v = gen(sc, e->args[0]);
    switch (e->op) {
    case IR_INT_TO_S:
        return v.is_signed ? text_result(sc, "ks_s64_to_text", as_s64(sc, v))
                           : text_result(sc, "ks_u64_to_text", as_u64(sc, v));
    case IR_FLOAT_TO_I: return int_result(sc, "ks_float_to_s64", v.text);
    case IR_BOOL_TO_I: return int_value(pool_printf(P(sc), "(%s ? 1u : 0u)", v.text), false, true);
    case IR_ENUM_TO_I: return v;
    case IR_STR_LENGTH:
        return int_value(pool_printf(P(sc), "ks_text_length(%s)", v.text), false, false);
    case IR_STR_REVERSE: return text_result(sc, "ks_text_reverse", v.text);
    case IR_STR_SUBSTRING: {
        cval from = gen(sc, e->args[1]);
        cval to = gen(sc, e->args[2]);
        return of_form(C_TEXT, pool_printf(P(sc), "ks_text_substring(%s, %s, %s)", v.text,
                                           operand(sc, from, &e->args[1]->vtype, true),
                                           operand(sc, to, &e->args[2]->vtype, true)));
    }
    case IR_STR_TO_I: {
        const char *radix = e->num_args > 1 ? as_s64(sc, gen(sc, e->args[1])) : "10";
        return int_result(sc, "ks_text_to_s64", pool_printf(P(sc), "%s, %s", v.text, radix));
    }
    case IR_STREAM_SIZE: return int_value(pool_printf(P(sc), "%s->size", v.text), false, false);
    case IR_STREAM_POS: return int_value(pool_printf(P(sc), "%s->pos", v.text), false, false);
    case IR_STREAM_EOF: return of_form(C_BOOL, pool_printf(P(sc), "ks_eof(%s)", v.text));
    default: return refuse(sc, e, "this method");
    }
}

/* ------------------------------------------------------------------------------------ all of them */

cval gen(scope *sc, const ir_expr *e) {
    switch (e->op) {
    case IR_LIT_INT: return literal_int(sc, e);
    case IR_LIT_FLOAT: return literal_float(sc, e);
    case IR_LIT_BOOL: return of_form(C_BOOL, e->word != 0 ? "true" : "false");
    case IR_LIT_STR: return literal_string(sc, e->text, e->size, true);
    case IR_LIT_BYTES: return literal_string(sc, e->text, e->size, false);
    case IR_LIT_ARRAY: return refuse(sc, e, "array literals here");
    case IR_LIT_ENUM: {
        const ir_enum *of = e->vtype.enumeration;
        return int_value(label_name(P(sc), of, e->label), e->label->negative, true);
    }
    case IR_SELF: return (cval){.form = C_OBJECT, .text = "self", .is_pointer = true};
    case IR_ROOT: return gen_root(sc, e);
    case IR_PARENT: return gen_parent(sc, e);
    case IR_IO: return gen_io(sc, e);
    case IR_FIELD: return gen_field(sc, e);
    case IR_ITEM: return sc->item == NULL ? refuse(sc, e, "`_` here") : settle(sc, e, *sc->item);
    case IR_INDEX:
        return sc->index == NULL ? refuse(sc, e, "`_index` here")
                                 : int_value(sc->index, false, false);
    case IR_ON: return sc->on == NULL ? refuse(sc, e, "`_on` here") : *sc->on;
    case IR_NEG:
    case IR_INVERT:
    case IR_NOT: return gen_unary(sc, e);
    case IR_ADD:
    case IR_SUB:
    case IR_MUL:
    case IR_DIV:
    case IR_MOD:
    case IR_SHL:
    case IR_SHR: return gen_arithmetic(sc, e);
    case IR_BITAND:
    case IR_BITOR:
    case IR_BITXOR: return gen_bitwise(sc, e);
    case IR_CONCAT: {
        cval a = gen(sc, e->args[0]);
        cval b = gen(sc, e->args[1]);
        return text_result(sc, "ks_text_concat", pool_printf(P(sc), "%s, %s", a.text, b.text));
    }
    case IR_EQ:
    case IR_NE:
    case IR_LT:
    case IR_LE:
    case IR_GT:
    case IR_GE: return gen_compare(sc, e);
    case IR_AND:
    case IR_OR: return gen_logic(sc, e);
    case IR_TERNARY: return gen_ternary(sc, e);
    case IR_SUBSCRIPT: return settle(sc, e, gen_subscript(sc, e));
    case IR_CAST: return gen_cast(sc, e);
    default: return gen_method(sc, e);
    }
}

const char *gen_bool(scope *sc, const ir_expr *e) { return gen(sc, e).text; }

const char *gen_u64(scope *sc, const ir_expr *e, bool floor_zero) {
    cval v = gen(sc, e);
    if (v.is_literal && v.text[0] != '-') return v.text;
    if (!v.is_signed) return v.text;
    const char *name = temp(sc);
    if (floor_zero) {
        line(sc->out, "const int64_t %s = %s;", name, bare(sc, as_s64(sc, v)));
        return pool_printf(P(sc), "(%s > 0 ? (uint64_t)%s : 0)", name, name);
    }
    line(sc->out, "uint64_t %s = 0;", name);
    try_call(sc, pool_printf(P(sc), "ks_size(ks, io, %s, &%s)", bare(sc, as_s64(sc, v)), name));
    return name;
}
