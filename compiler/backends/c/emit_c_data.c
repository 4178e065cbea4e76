/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One element of a field in C: how it is taken from its stream and put into its place, and the checks
 * of `valid` on it.
 */
#include <inttypes.h>
#include <string.h>

#include "emit_c_expr.h"

static const plan_type *plan_for(const scope *sc, const ir_type *type) {
    return plan_of(sc->em->plan, type);
}

/* `if (!call) leave`; what reads a stream knows the place of its errors. */
static void try_read(scope *sc, const char *call) { line(sc->out, "if (!%s) %s", call, sc->fail); }

/* ------------------------------------------------------------------------------------- numbers */

static const char *number_call(const scope *sc, const ir_data *d, const char *io,
                               const char *place) {
    char letter = d->kind == IR_D_FLOAT ? 'f' : d->is_signed ? 's' : 'u';
    unsigned size = (unsigned)d->size;
    if (size == 1) return pool_printf(P(sc), "ks_read_%c1(ks, %s, &%s)", letter, io, place);
    if (d->endian == IR_CALC) {
        return pool_printf(
            P(sc), "(self->ks_le ? ks_read_%c%ule(ks, %s, &%s) : ks_read_%c%ube(ks, %s, &%s))",
            letter, size, io, place, letter, size, io, place);
    }
    return pool_printf(P(sc), "ks_read_%c%u%s(ks, %s, &%s)", letter, size,
                       d->endian == IR_LITTLE ? "le" : "be", io, place);
}

static store number_store(const ir_data *d) {
    if (d->kind == IR_D_FLOAT) return d->size == 4 ? STORE_F32 : STORE_F64;
    switch (d->size) {
    case 1: return d->is_signed ? STORE_S8 : STORE_U8;
    case 2: return d->is_signed ? STORE_S16 : STORE_U16;
    case 4: return d->is_signed ? STORE_S32 : STORE_U32;
    default: return d->is_signed ? STORE_S64 : STORE_U64;
    }
}

static void read_bits(scope *sc, const ir_data *d, const char *io, const char *place, store s) {
    const char *word = temp(sc);
    line(sc->out, "uint64_t %s = 0;", word);
    try_read(sc, pool_printf(P(sc), "ks_read_bits_%s(ks, %s, %u, &%s)",
                             d->endian == IR_LITTLE ? "le" : "be", io, (unsigned)d->bits, word));
    if (s == STORE_BOOL) {
        line(sc->out, "%s = %s != 0;", place, word);
    } else {
        line(sc->out, "%s = %s%s;", place,
             s == STORE_U64 ? "" : pool_printf(P(sc), "(%s)", store_type(s)), word);
    }
}

/* --------------------------------------------------------------------------------------- bytes */

static bool is_plain_sizing(const ir_data *d) {
    return d->sizing != IR_SIZE_TERMINATED && !d->has_terminator && !d->has_pad &&
           d->process == IR_P_NONE;
}

/* Bytes of a size that is known, as a ks_bytes lvalue. */
static void read_sized(scope *sc, const ir_data *d, const char *io, const char *place) {
    if (d->sizing == IR_SIZE_EOS) {
        try_read(sc, pool_printf(P(sc), "ks_read_rest(ks, %s, &%s)", io, place));
    } else {
        const char *size = gen_u64(sc, d->size_expr, false);
        try_read(sc,
                 pool_printf(P(sc), "ks_read_bytes(ks, %s, %s, &%s)", io, bare(sc, size), place));
    }
}

static void apply_process(scope *sc, const ir_data *d, const char *place) {
    if (d->process == IR_P_NONE) return;
    const char *span = temp(sc);
    line(sc->out, "const uint64_t %s = %s.span;", span, place);
    if (d->process == IR_P_ZLIB) {
        try_read(sc, pool_printf(P(sc), "ks_process_zlib(ks, ks_raw(%s), &%s)", place, place));
    } else if (d->process == IR_P_XOR) {
        cval key = gen(sc, d->process_arg);
        const char *bytes = key.text;
        if (key.form == C_INT) {
            const char *byte = temp(sc);
            line(sc->out, "const uint8_t %s = (uint8_t)(%s & 0xff);", byte,
                 key.is_signed ? as_s64(sc, key) : as_u64(sc, key));
            bytes = pool_printf(P(sc), "((ks_bytes){&%s, 1})", byte);
        }
        try_read(
            sc, pool_printf(P(sc), "ks_process_xor(ks, ks_raw(%s), %s, &%s)", place, bytes, place));
    } else {
        cval bits = gen(sc, d->process_arg);
        const char *turn = temp(sc);
        line(sc->out, "const unsigned %s = (unsigned)(%s & 7);", turn,
             bits.is_signed ? as_s64(sc, bits) : as_u64(sc, bits));
        try_read(sc, pool_printf(P(sc), "ks_process_rotate_left(ks, ks_raw(%s), %s, &%s)", place,
                                 d->process == IR_P_ROL ? turn
                                                        : pool_printf(P(sc), "(8 - %s) & 7", turn),
                                 place));
    }
    line(sc->out, "%s.span = %s;", place, span);
}

/* Bytes of any shape into a ks_text lvalue, all steps up to `process` done. */
static void read_text(scope *sc, const ir_data *d, const char *io, const char *place) {
    if (d->sizing == IR_SIZE_TERMINATED) {
        try_read(sc, pool_printf(P(sc), "ks_read_until(ks, %s, %u, %u, %s, %s, %s, &%s)", io,
                                 d->terminator, (unsigned)(d->term_unit == 0 ? 1 : d->term_unit),
                                 d->include ? "true" : "false", d->consume ? "true" : "false",
                                 d->eos_error ? "false" : "true", place));
    } else {
        const char *raw = temp(sc);
        line(sc->out, "ks_bytes %s;", raw);
        read_sized(sc, d, io, raw);
        try_read(sc, pool_printf(P(sc), "ks_text_of(ks, %s, &%s)", raw, place));
        /* A pad byte equal to the terminator is cut by the terminator alone. */
        if (d->has_pad && !(d->has_terminator && d->pad == d->terminator)) {
            line(sc->out, "ks_strip_right(&%s, %u);", place, d->pad);
        }
        if (d->has_terminator) {
            line(sc->out, "ks_cut_at(&%s, %u, %u, %s);", place, d->terminator,
                 (unsigned)(d->term_unit == 0 ? 1 : d->term_unit), d->include ? "true" : "false");
        }
    }
    apply_process(sc, d, place);
}

/* ------------------------------------------------------------------------------------- objects */

static void give_parent(scope *sc, const ir_data *d, cval object) {
    const ir_type *type = d->type;
    if (!plan_for(sc, type)->keeps_parent || d->no_parent) return;
    const char *pointer = d->parent != NULL ? as_pointer(sc, gen(sc, d->parent)) : "self";
    const ir_type *of = d->parent != NULL ? d->parent->vtype.type : sc->type;
    if (type->parent.kind == IR_OBJECT) {
        line(sc->out, "%s = %s;", member(sc, object, "ks_parent"), pointer);
    } else {
        line(sc->out, "%s = (ks_ref){&%s_desc, %s};", member(sc, object, "ks_parent"), of->c_name,
             pointer);
    }
}

/* What a new object is told before it reads, then its parse call. */
static void read_object(scope *sc, const ir_data *d, cval object, const char *io) {
    const ir_type *type = d->type;
    const plan_type *plan_child = plan_for(sc, type);
    if (plan_child->keeps_root && type->root != type) {
        const char *root = sc->type->root == sc->type ? "self" : "self->ks_root";
        line(sc->out, "%s = %s;", member(sc, object, "ks_root"),
             type->root == sc->type->root ? root : "NULL");
    }
    give_parent(sc, d, object);
    if (plan_child->keeps_endian && type->inherits_endian) {
        line(sc->out, "%s = self->ks_le;", member(sc, object, "ks_le"));
    }
    for (size_t i = 0; i < d->num_args; i++) {
        const plan_attr *a = &plan_child->params[i];
        if (a->shape != SHAPE_ONE) {
            line(sc->out, "%s = %s;", member(sc, object, a->member),
                 gen_array_argument(sc, d->args[i], a));
            continue;
        }
        cval v = gen(sc, d->args[i]);
        line(sc->out, "%s = %s;", member(sc, object, a->member),
             as_fitting(sc, v, &d->args[i]->vtype, a->store));
    }
    try_read(sc,
             pool_printf(P(sc), "%s_parse(ks, %s, %s)", type->c_name, io, as_pointer(sc, object)));
}

/* The stream for an object that is confined to bytes of its own; a pointer. */
static const char *open_substream(scope *sc, const ir_data *d, const char *io, const char **span) {
    const char *sub = temp(sc);
    if (is_plain_sizing(d)) {
        const char *raw = temp(sc);
        line(sc->out, "ks_bytes %s;", raw);
        read_sized(sc, d, io, raw);
        line(sc->out, "ks_stream %s = ks_substream(ks, %s, %s);", sub, io, raw);
        *span = pool_printf(P(sc), "%s.size", raw);
    } else {
        const char *text = temp(sc);
        line(sc->out, "ks_text %s;", text);
        read_text(sc, d, io, text);
        if (d->process == IR_P_NONE) {
            line(sc->out, "ks_stream %s = ks_substream(ks, %s, ks_raw(%s));", sub, io, text);
        } else {
            line(sc->out, "ks_stream %s = ks_stream_over(&%s);", sub, text);
        }
        *span = pool_printf(P(sc), "%s.span", text);
    }
    const plan_type *child = plan_for(sc, d->type);
    if (!child->keeps_io && !child->stream_escapes) return pool_printf(P(sc), "&%s", sub);
    const char *kept = temp(sc);
    line(sc->out, "ks_stream *const %s = ks_keep_stream(ks, &%s);", kept, sub);
    line(sc->out, "if (%s == NULL) %s", kept, placed(sc));
    return kept;
}

static void read_user(scope *sc, const ir_data *d, cval object, const char *io) {
    if (d->sizing == IR_SIZE_NONE) {
        read_object(sc, d, object, io);
        return;
    }
    const char *span = NULL;
    const char *at = temp(sc);
    line(sc->out, "const uint64_t %s = ks_at(%s);", at, io);
    const char *sub = open_substream(sc, d, io, &span);
    read_object(sc, d, object, sub);
    line(sc->out, "%s.at = %s;", member(sc, object, "ks"), at);
    line(sc->out, "%s.size = %s;", member(sc, object, "ks"), span);
}

/* A new object in the arena; a pointer. */
static cval new_object(scope *sc, const ir_type *type) {
    const char *name = temp(sc);
    line(sc->out, "%s *const %s = (%s *)ks_alloc(ks, 1, sizeof *%s);", type->c_name, name,
         type->c_name, name);
    line(sc->out, "if (%s == NULL) %s", name, placed(sc));
    line(sc->out, "memset(%s, 0, sizeof *%s);", name, name);
    return (cval){.form = C_OBJECT, .text = name, .is_pointer = true};
}

/* -------------------------------------------------------------------------------------- switches */

/* One kind of data into a place of store `s`; `has` is the flag byte of an integer switch, or NULL. */
static void read_case(scope *sc, const ir_data *d, store s, const char *place, const char *io,
                      const char *has) {
    if (store_is_int(s)) {
        const char *word = temp(sc);
        line(sc->out, "%s %s = 0;", store_type(number_store(d)), word);
        try_read(sc, number_call(sc, d, io, word));
        if (store_is_signed(s) && number_store(d) == STORE_U64) {
            line(sc->out, "if (!ks_to_s64(ks, %s, &%s)) %s", word, place, placed(sc));
        } else {
            line(sc->out, "%s = %s;", place, word);
        }
        line(sc->out, "%s = %u;", has, (unsigned)d->size);
        return;
    }
    if (d->kind == IR_D_USER) {
        /* It is in its place before it is read, like an object behind a pointer: who looks at a tree
         * that was not finished finds what there is of it. */
        cval object = new_object(sc, d->type);
        const char *ref = s == STORE_REF ? place : pool_printf(P(sc), "%s.object", place);
        line(sc->out, "%s = (ks_ref){&%s_desc, %s};", ref, d->type->c_name, object.text);
        if (s == STORE_ANY) line(sc->out, "%s.kind = KS_ANY_OBJECT;", place);
        read_user(sc, d, object, io);
        return;
    }
    if (d->kind == IR_D_BYTES || d->kind == IR_D_STR) {
        read_text(sc, d, io, pool_printf(P(sc), "%s.bytes", place));
        if (d->kind == IR_D_STR) {
            try_read(sc, pool_printf(P(sc), "ks_decode(ks, &%s.bytes, %s)", place,
                                     quoted(sc, d->encoding)));
        }
        line(sc->out, "%s.kind = %s;", place, d->kind == IR_D_STR ? "KS_ANY_TEXT" : "KS_ANY_BYTES");
        return;
    }
    store number = d->kind == IR_D_BITS ? (d->vtype.kind == IR_BOOL ? STORE_BOOL : STORE_U64)
                                        : number_store(d);
    const char *word = temp(sc);
    line(sc->out, "%s %s = 0;", store_type(number), word);
    if (d->kind == IR_D_BITS) {
        read_bits(sc, d, io, word, number);
    } else {
        try_read(sc, number_call(sc, d, io, word));
        line(sc->out, "%s.span = %u;", place, (unsigned)d->size);
    }
    bool is_float = number == STORE_F32 || number == STORE_F64;
    bool is_signed = store_is_signed(number);
    line(sc->out, "%s.%s = %s;", place, is_float ? "f64" : is_signed ? "s64" : "u64", word);
    line(sc->out, "%s.kind = %s;", place,
         is_float               ? "KS_ANY_F64"
         : is_signed            ? "KS_ANY_S64"
         : number == STORE_BOOL ? "KS_ANY_BOOL"
                                : "KS_ANY_U64");
}

static bool is_constant(const ir_expr *key) {
    return key->op == IR_LIT_INT || key->op == IR_LIT_ENUM;
}

static bool all_constant(const ir_data *d) {
    for (size_t i = 0; i < d->num_cases; i++) {
        if (d->cases[i].key != NULL && !is_constant(d->cases[i].key)) return false;
    }
    return true;
}

static bool same_layout(const ir_data *a, const ir_data *b) {
    return a->kind == IR_D_USER && b->kind == IR_D_USER && a->type == b->type && a->num_args == 0 &&
           b->num_args == 0 && a->parent == NULL && b->parent == NULL &&
           a->no_parent == b->no_parent;
}

/* Data of a switch in which no case matched: the bytes, when their size is known. */
static void read_unmatched(scope *sc, const ir_data *d, store s, const char *place,
                           const char *io) {
    if (d->sizing != IR_SIZE_EXPR && d->sizing != IR_SIZE_EOS) return;
    ir_data raw = *d;
    raw.kind = IR_D_BYTES;
    raw.has_terminator = false;
    raw.has_pad = false;
    read_case(sc, &raw, s, place, io, NULL);
}

static void switch_on_constants(scope *sc, const ir_data *d, cval on, store s, const char *place,
                                const char *io, const char *has) {
    bool has_else = false;
    block(sc->out, "switch (%s)", bare(sc, on.text));
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_case *c = &d->cases[i];
        if (c->key == NULL) {
            has_else = true;
            label(sc->out, "default");
        } else {
            const char *key = gen(sc, c->key).text;
            /* Cases that read the same thing share the code. */
            if (i + 1 < d->num_cases && d->cases[i + 1].key != NULL &&
                same_layout(&c->data, &d->cases[i + 1].data)) {
                sc->out->indent--;
                line(sc->out, "case %s:", key);
                sc->out->indent++;
                continue;
            }
            label(sc->out, "case %s", key);
        }
        read_case(sc, &c->data, s, place, io, has);
        line(sc->out, "break;");
        end_label(sc->out);
    }
    if (!has_else) {
        label(sc->out, "default");
        read_unmatched(sc, d, s, place, io);
        line(sc->out, "break;");
        end_label(sc->out);
    }
    end(sc->out);
}

static void switch_on_values(scope *sc, const ir_data *d, cval on, store s, const char *place,
                             const char *io, const char *has) {
    size_t open = 0;
    const ir_case *otherwise = NULL;
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_case *c = &d->cases[i];
        if (c->key == NULL) {
            otherwise = c;
            continue;
        }
        ir_expr left = {.op = IR_ON, .vtype = d->on->vtype, .place = c->place};
        ir_expr *args[2] = {&left, c->key};
        ir_expr test = {.op = IR_EQ,
                        .vtype = {.kind = IR_BOOL},
                        .place = c->place,
                        .args = args,
                        .num_args = 2};
        sc->on = &on;
        const char *is_it = gen_bool(sc, &test);
        block(sc->out, "if (%s)", bare(sc, is_it));
        read_case(sc, &c->data, s, place, io, has);
        end_block(sc->out, "else");
        open++;
    }
    if (otherwise != NULL) {
        read_case(sc, &otherwise->data, s, place, io, has);
    } else {
        read_unmatched(sc, d, s, place, io);
    }
    while (open-- > 0) end(sc->out);
}

static void read_switch(scope *sc, const ir_attr *attr, store s, const char *place,
                        const char *io) {
    const ir_data *d = &attr->data;
    const char *has = pool_printf(P(sc), "self->ks_has_%s", attr->id);
    if (s == STORE_ANY) line(sc->out, "memset(&%s, 0, sizeof %s);", place, place);
    if (s == STORE_REF) line(sc->out, "%s = (ks_ref){NULL, NULL};", place);
    cval on = gen(sc, d->on);
    const cval *outer = sc->on;
    if (on.form == C_INT && all_constant(d)) {
        sc->on = &on;
        switch_on_constants(sc, d, on, s, place, io, has);
    } else {
        if (on.form == C_INT) {
            const char *name = temp(sc);
            bool is_signed = on.is_signed;
            line(sc->out, "const %s %s = %s;", is_signed ? "int64_t" : "uint64_t", name,
                 bare(sc, is_signed ? as_s64(sc, on) : as_u64(sc, on)));
            on = value_of_store(is_signed ? STORE_S64 : STORE_U64, name);
        }
        switch_on_values(sc, d, on, s, place, io, has);
    }
    sc->on = outer;
}

/* ------------------------------------------------------------------------------------- elements */

void read_element(scope *sc, const ir_attr *attr, const char *place, const char *io) {
    const ir_data *d = &attr->data;
    store s = plan_of_attr(sc->em->plan, attr)->store;
    switch (d->kind) {
    case IR_D_INT:
    case IR_D_FLOAT: try_read(sc, number_call(sc, d, io, place)); break;
    case IR_D_BITS: read_bits(sc, d, io, place, s); break;
    case IR_D_BYTES:
        if (s == STORE_BYTES) {
            read_sized(sc, d, io, place);
        } else {
            read_text(sc, d, io, place);
        }
        break;
    case IR_D_STR:
        read_text(sc, d, io, place);
        try_read(sc, pool_printf(P(sc), "ks_decode(ks, &%s, %s)", place, quoted(sc, d->encoding)));
        break;
    case IR_D_USER:
        if (s == STORE_POINTER) {
            cval object = new_object(sc, d->type);
            line(sc->out, "%s = %s;", place, object.text);
            read_user(sc, d, object, io);
        } else {
            read_user(sc, d, value_of_store(STORE_OBJECT, place), io);
        }
        break;
    default: read_switch(sc, attr, s, place, io); break;
    }
}

void take_element(scope *sc, const ir_attr *attr, const char *place, const char *p,
                  uint64_t offset) {
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    const char *at = offset == 0 ? p : pool_printf(P(sc), "%s + %" PRIu64, p, offset);
    if (a->wire != NULL) {
        line(sc->out, "%s = ks_%s(%s);", place, a->wire, at);
    } else {
        line(sc->out, "%s = (ks_bytes){%s, %" PRIu32 "};", place, at, a->wire_size);
    }
}

/* ---------------------------------------------------------------------------------------- valid */

static const char *value_text(const scope *sc, const ir_expr *e) {
    if (e->op == IR_LIT_INT) {
        return e->negative ? pool_printf(P(sc), "-%" PRIu64, (uint64_t)0 - e->word)
                           : pool_printf(P(sc), "%" PRIu64, e->word);
    }
    if (e->op == IR_LIT_ENUM) return e->label->id;
    if (e->op == IR_LIT_BYTES) {
        char *text = pool_copy(P(sc), "bytes", 5);
        for (size_t i = 0; i < e->size && i < 16; i++) {
            text = pool_printf(P(sc), "%s %02x", text, (unsigned)(unsigned char)e->text[i]);
        }
        return e->size > 16 ? pool_printf(P(sc), "%s ...", text) : text;
    }
    return e->source != NULL ? e->source : "a computed value";
}

/* What is allowed, in words. */
static const char *expected_text(const scope *sc, const ir_attr *attr) {
    if (attr->expect != NULL) return attr->expect;
    const char *text = "";
    for (size_t i = 0; i < attr->num_valid; i++) {
        const ir_valid *v = &attr->valid[i];
        const char *part = "";
        switch (v->kind) {
        case IR_V_EQ: part = value_text(sc, v->exprs[0]); break;
        case IR_V_MIN: part = pool_printf(P(sc), "at least %s", value_text(sc, v->exprs[0])); break;
        case IR_V_MAX: part = pool_printf(P(sc), "at most %s", value_text(sc, v->exprs[0])); break;
        case IR_V_IN_ENUM: part = "a value that the enum names"; break;
        case IR_V_EXPR: part = value_text(sc, v->exprs[0]); break;
        default:
            for (size_t k = 0; k < v->num_exprs; k++) {
                const char *sep = k == 0 ? "" : k + 1 == v->num_exprs ? " or " : ", ";
                part = pool_printf(P(sc), "%s%s%s", part, sep, value_text(sc, v->exprs[k]));
            }
        }
        text = pool_printf(P(sc), "%s%s%s", text, i == 0 ? "" : " and ", part);
    }
    return text;
}

static const char *code_name(const scope *sc, const ir_attr *attr) {
    if (attr->code == NULL) return "KS_BAD_VALUE";
    char *name = pool_printf(P(sc), "KS_%s", c_upper(P(sc), attr->code));
    return name;
}

static const char *found_value(const scope *sc, cval v, store s) {
    if (v.form == C_INT) {
        return v.is_signed ? pool_printf(P(sc), "ks_value_s64(%s)", bare(sc, as_s64(sc, v)))
                           : pool_printf(P(sc), "ks_value_u64(%s)", bare(sc, as_u64(sc, v)));
    }
    if (v.form == C_FLOAT) return pool_printf(P(sc), "ks_value_f64((double)%s)", v.text);
    if (v.form == C_BYTES || v.form == C_TEXT) {
        if (s == STORE_BYTES || s == STORE_TEXT) {
            return pool_printf(P(sc), "ks_value_bytes(ks, %s.data, %s.size)", v.text, v.text);
        }
    }
    return "ks_none()";
}

/* The condition of one `valid` for the item of the scope. */
static const char *valid_test(scope *sc, const ir_attr *attr, const ir_valid *v,
                              const ir_vtype *element, const char **allowed) {
    if (v->kind == IR_V_EXPR) return gen_bool(sc, v->exprs[0]);
    if (v->kind == IR_V_IN_ENUM) {
        return pool_printf(P(sc), "ks_enum_find(&%s_labels, (int64_t)%s) != NULL",
                           attr->data.enumeration->c_name, sc->item->text);
    }
    ir_op op = v->kind == IR_V_MIN ? IR_GE : v->kind == IR_V_MAX ? IR_LE : IR_EQ;
    bool is_bound =
        v->kind != IR_V_ANY_OF && element->kind == IR_INT && v->exprs[0]->op != IR_LIT_INT;
    const char *test = NULL;
    for (size_t k = 0; k < v->num_exprs; k++) {
        cval bound = gen(sc, v->exprs[k]);
        const char *one =
            gen_comparison(sc, v->exprs[k], *sc->item, element, bound, &v->exprs[k]->vtype, op)
                .text;
        test = test == NULL ? one : pool_printf(P(sc), "%s || %s", test, one);
        if (is_bound) *allowed = found_value(sc, bound, STORE_U64);
    }
    return v->num_exprs == 1 ? test : pool_printf(P(sc), "(%s)", test);
}

static const char *negated(const scope *sc, const char *test) {
    return test[0] == '(' || strpbrk(test, " <>=|&") == NULL ? pool_printf(P(sc), "!%s", test)
                                                             : pool_printf(P(sc), "!(%s)", test);
}

/* The constant that describes the rules of a field, once in a file. */
static void emit_rule(scope *sc, const ir_attr *attr, const char *rule) {
    emitter *em = sc->em;
    for (size_t i = 0; i < em->num_ruled; i++) {
        if (em->ruled[i] == attr) return;
    }
    em->ruled[em->num_ruled++] = attr;
    char *name = pool_printf(P(sc), "%s.%s", attr->owner->path, attr->id);
    for (char *c = name; *c != '\0'; c++) {
        if (c[0] == ':' && c[1] == ':') {
            c[0] = '.';
            memmove(c + 1, c + 2, strlen(c + 1));
        }
    }
    line(&sc->em->rules, "static const ks_rule %s = {", rule);
    line(&sc->em->rules, "    %s, %s, %s, %s};", quoted(sc, name),
         quoted(sc, expected_text(sc, attr)), code_name(sc, attr),
         attr->is_note ? "true" : "false");
}

void check_valid(scope *sc, const ir_attr *attr, cval v, const char *at) {
    if (attr->num_valid == 0) return;
    const char *rule = pool_printf(P(sc), "rule_%s_%s", attr->owner->c_name, attr->id);
    const ir_vtype *element = attr->repeat == IR_ONCE ? &attr->vtype : attr->vtype.elem;
    const ir_attr *shown = attr->subject != NULL ? attr->subject : attr;
    const plan_attr *a = plan_of_attr(sc->em->plan, shown);
    const char *found = NULL;
    const char *leave = sc->fail;
    if (attr->subject != NULL && sc->locals != NULL) {
        uint64_t offset = 0;
        for (size_t i = 0; i < shown->index; i++) {
            offset += plan_of_attr(sc->em->plan, shown->owner->seq[i])->wire_size;
        }
        at = pool_printf(P(sc), "ks_offset_of(ks, %s + %" PRIu64 ")", sc->record, offset);
        found = "ks_none()";
        for (size_t i = 0; i < sc->num_locals; i++) {
            if (sc->locals[i].attr == shown) found = found_value(sc, sc->locals[i].value, a->store);
        }
        char *copy = pool_copy(P(sc), sc->fail, strlen(sc->fail));
        const char *rest = strchr(copy, ',');
        rest = strchr(rest + 1, ',');
        leave = pool_printf(P(sc), "return ks_in_record(ks, %s%s", quoted(sc, shown->id), rest);
    } else if (attr->subject != NULL) {
        cval subject = value_of_store(a->store, pool_printf(P(sc), "self->%s", a->member));
        found = a->shape == SHAPE_ONE && subject.form == C_INT ? found_value(sc, subject, a->store)
                                                               : "ks_none()";
        leave = pool_printf(P(sc), "return ks_in(ks, %s);", quoted(sc, shown->id));
        at = pool_printf(P(sc), "at_%s", shown->id);
    } else {
        found = has_no_bytes(&attr->data) ? "ks_none()" : found_value(sc, v, a->store);
    }
    cval item = element->kind == IR_BYTES && v.form == C_TEXT
                    ? (cval){.form = C_BYTES, .text = pool_printf(P(sc), "ks_raw(%s)", v.text)}
                    : v;
    sc->item = &item;
    for (size_t i = 0; i < attr->num_valid; i++) {
        const char *allowed = "ks_none()";
        const char *test = valid_test(sc, attr, &attr->valid[i], element, &allowed);
        if (attr->is_note) {
            block(sc->out, "if (%s && !ks_violated(ks, &%s, %s, %s, %s))", negated(sc, test), rule,
                  at, allowed, found);
        } else {
            /* Always false: without a test there is no branch that nothing can take. */
            block(sc->out, "if (%s)", bare(sc, negated(sc, test)));
            line(sc->out, "ks_violated(ks, &%s, %s, %s, %s);", rule, at, allowed, found);
        }
        line(sc->out, "%s", leave);
        end(sc->out);
    }
    sc->item = NULL;
    emit_rule(sc, attr, rule);
}
