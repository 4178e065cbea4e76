/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One element of a field: statements that read it from its stream into its place.
 */
#include <inttypes.h>
#include <string.h>

#include "emit_c_expr.h"

static const type_storage *storage_for(const c_function *fn, const ir_type *type) {
    return storage_of_type(fn->file->storage, type);
}

/* `if (!call) leave`. Functions that read a stream record the offset of their errors themselves. */
static void try_read(c_function *fn, const char *call) {
    line(fn->out, "if (!%s) %s", call, fn->fail);
}

/* ------------------------------------------------------------------------------------- numbers */

static const char *number_call(const c_function *fn, const ir_data *d, const char *io,
                               const char *place) {
    char letter = d->kind == IR_D_FLOAT ? 'f' : d->is_signed ? 's' : 'u';
    unsigned size = (unsigned)d->size;
    if (size == 1) return pool_printf(P(fn), "ks_read_%c1(ks, %s, &%s)", letter, io, place);
    if (d->endian == IR_CALC) {
        return pool_printf(
            P(fn), "(self->ks_le ? ks_read_%c%ule(ks, %s, &%s) : ks_read_%c%ube(ks, %s, &%s))",
            letter, size, io, place, letter, size, io, place);
    }
    return pool_printf(P(fn), "ks_read_%c%u%s(ks, %s, &%s)", letter, size,
                       d->endian == IR_LITTLE ? "le" : "be", io, place);
}

static void read_bits(c_function *fn, const ir_data *d, const char *io, const char *place,
                      store s) {
    const char *word = temp(fn);
    line(fn->out, "uint64_t %s = 0;", word);
    try_read(fn, pool_printf(P(fn), "ks_read_bits_%s(ks, %s, %u, &%s)",
                             d->endian == IR_LITTLE ? "le" : "be", io, (unsigned)d->bits, word));
    if (s == STORE_BOOL) {
        line(fn->out, "%s = %s != 0;", place, word);
    } else {
        line(fn->out, "%s = %s%s;", place,
             s == STORE_U64 ? "" : pool_printf(P(fn), "(%s)", store_type(s)), word);
    }
}

/* --------------------------------------------------------------------------------------- bytes */

/* Bytes of a computed size: held bits are dropped after the size is known, which may ask for the end of the stream. */
static bool is_computed(const ir_data *d) {
    return d->sizing == IR_SIZE_EXPR && d->size_expr->op != IR_LIT_INT &&
           (d->kind == IR_D_BYTES || d->kind == IR_D_STR || d->kind == IR_D_USER);
}

void drop_held_bits(c_function *fn, const ir_data *d, const char *io) {
    if (fn->may_hold_bits && reads_whole_bytes(d) && !is_computed(d))
        line(fn->out, "ks_align(%s);", io);
}

static bool is_plain_sizing(const ir_data *d) {
    return d->sizing != IR_SIZE_TERMINATED && !d->has_terminator && !d->has_pad &&
           d->process == IR_P_NONE;
}

/* Bytes of a size that is known, as a ks_bytes lvalue. */
static void read_sized(c_function *fn, const ir_data *d, const char *io, const char *place) {
    if (d->sizing == IR_SIZE_EOS) {
        try_read(fn, pool_printf(P(fn), "ks_read_rest(ks, %s, &%s)", io, place));
    } else {
        const char *size = gen_u64(fn, d->size_expr, false);
        if (fn->may_hold_bits && is_computed(d)) {
            const char *name = temp(fn);
            line(fn->out, "const uint64_t %s = %s;", name, bare(fn, size));
            line(fn->out, "ks_align(%s);", io);
            size = name;
        }
        try_read(fn,
                 pool_printf(P(fn), "ks_read_bytes(ks, %s, %s, &%s)", io, bare(fn, size), place));
    }
}

/* A call of a function that the program supplies. It gets bytes that are loaded and paid for. */
static void apply_custom_process(c_function *fn, const ir_data *d, const char *place) {
    const char *args = "";
    for (size_t i = 0; i < d->num_process_args; i++) {
        const ir_expr *e = d->process_args[i];
        const cval v = gen(fn, e);
        const char *arg = v.text;
        if (d->process_function->params[i] == IR_INT) arg = operand(fn, v, &e->vtype, true);
        if (d->process_function->params[i] == IR_STR) arg = as_store(fn, v, STORE_TEXT);
        args = pool_printf(P(fn), "%s%s, ", args, bare(fn, arg));
    }
    const char *made = temp(fn);
    line(fn->out, "ks_text %s = {%s.data, 0, 0};", made, place);
    try_call(fn, pool_printf(P(fn), "ks_spend(ks, %s.size / 64)", place));
    try_call(fn, pool_printf(P(fn), "ks_fetch(ks, %s.data, %s.size)", place, place));
    try_call(fn, pool_printf(P(fn), "%s(ks, ks_raw(%s), %s&%s)", d->process_function->c_name, place,
                             args, made));
    line(fn->out, "%s = %s;", place, made);
}

static void apply_process(c_function *fn, const ir_data *d, const char *place) {
    if (d->process == IR_P_NONE) return;
    const char *span = temp(fn);
    line(fn->out, "const uint64_t %s = %s.span;", span, place);
    if (d->process == IR_P_ZLIB) {
        try_read(fn, pool_printf(P(fn), "ks_process_zlib(ks, ks_raw(%s), &%s)", place, place));
    } else if (d->process == IR_P_CUSTOM) {
        apply_custom_process(fn, d, place);
    } else if (d->process == IR_P_XOR) {
        cval key = gen(fn, d->process_arg);
        const char *bytes = key.text;
        if (key.form == C_INT) {
            const char *byte = temp(fn);
            line(fn->out, "const uint8_t %s = (uint8_t)(%s & 0xff);", byte,
                 key.is_signed ? as_s64(fn, key) : as_u64(fn, key));
            bytes = pool_printf(P(fn), "((ks_bytes){&%s, 1})", byte);
        }
        try_read(
            fn, pool_printf(P(fn), "ks_process_xor(ks, ks_raw(%s), %s, &%s)", place, bytes, place));
    } else {
        cval bits = gen(fn, d->process_arg);
        const char *turn = temp(fn);
        line(fn->out, "const unsigned %s = (unsigned)(%s & 7);", turn,
             bits.is_signed ? as_s64(fn, bits) : as_u64(fn, bits));
        try_read(fn, pool_printf(P(fn), "ks_process_rotate_left(ks, ks_raw(%s), %s, &%s)", place,
                                 d->process == IR_P_ROL ? turn
                                                        : pool_printf(P(fn), "(8 - %s) & 7", turn),
                                 place));
    }
    line(fn->out, "%s.span = %s;", place, span);
}

/* Bytes of any shape into a ks_text lvalue, all steps up to `process` done. */
static void read_text(c_function *fn, const ir_data *d, const char *io, const char *place) {
    if (d->sizing == IR_SIZE_TERMINATED) {
        try_read(fn, pool_printf(P(fn), "ks_read_until(ks, %s, %u, %u, %s, %s, %s, &%s)", io,
                                 d->terminator, (unsigned)(d->term_unit == 0 ? 1 : d->term_unit),
                                 d->include ? "true" : "false", d->consume ? "true" : "false",
                                 d->eos_error ? "false" : "true", place));
    } else {
        const char *raw = temp(fn);
        line(fn->out, "ks_bytes %s;", raw);
        read_sized(fn, d, io, raw);
        try_read(fn, pool_printf(P(fn), "ks_text_of(ks, %s, &%s)", raw, place));
        /* A pad byte equal to the terminator is removed by the terminator alone. */
        if (d->has_pad && !(d->has_terminator && d->pad == d->terminator)) {
            line(fn->out, "ks_strip_right(&%s, %u);", place, d->pad);
        }
        if (d->has_terminator) {
            line(fn->out, "ks_cut_at(&%s, %u, %u, %s);", place, d->terminator,
                 (unsigned)(d->term_unit == 0 ? 1 : d->term_unit), d->include ? "true" : "false");
        }
    }
    apply_process(fn, d, place);
}

/* ------------------------------------------------------------------------------------- objects */

static void give_parent(c_function *fn, const ir_data *d, cval object) {
    const ir_type *type = d->type;
    if (!storage_for(fn, type)->keeps_parent || d->no_parent) return;
    const char *pointer = d->parent != NULL ? as_pointer(fn, gen(fn, d->parent)) : "self";
    const ir_type *of = d->parent != NULL ? d->parent->vtype.type : fn->type;
    if (type->parent.kind == IR_OBJECT) {
        line(fn->out, "%s = %s;", member(fn, object, "ks_parent"), pointer);
    } else {
        line(fn->out, "%s = (ks_ref){&%s_desc, %s};", member(fn, object, "ks_parent"), of->c_name,
             pointer);
    }
}

const char *root_of_self(const c_function *fn) {
    return storage_for(fn, fn->type)->is_own_root ? "self" : "self->ks_root";
}

/* Held bits before an object whose file knows nothing of bits. */
static void drop_bits_before_object(c_function *fn, const ir_data *d, const char *io) {
    const ir_type *type = d->type;
    if (!fn->may_hold_bits || d->sizing != IR_SIZE_NONE || file_of(type) == file_of(fn->type) ||
        file_has_bit_fields(fn->file->held, type))
        return;
    if (type->min_size == 0) {
        diag_error(fn->file->diag, type->place,
                   "ksyc does not compile objects of type '%s', which may take no bytes, after bit "
                   "fields of another file",
                   type->path);
    }
    line(fn->out, "ks_align(%s);", io);
}

/* Sets root, parent, byte order and parameters of a new object, then calls its parse function. */
static void read_object(c_function *fn, const ir_data *d, cval object, const char *io) {
    const ir_type *type = d->type;
    const type_storage *child = storage_for(fn, type);
    if (child->keeps_root) {
        line(fn->out, "%s = %s;", member(fn, object, "ks_root"),
             type->root == fn->type->root ? root_of_self(fn) : "NULL");
    }
    give_parent(fn, d, object);
    if (child->keeps_endian && type->inherits_endian) {
        line(fn->out, "%s = self->ks_le;", member(fn, object, "ks_le"));
    }
    for (size_t i = 0; i < d->num_args; i++) {
        const field_storage *a = &child->params[i];
        if (a->shape != SHAPE_ONE) {
            line(fn->out, "%s = %s;", member(fn, object, a->member),
                 gen_array_argument(fn, d->args[i], a));
            continue;
        }
        cval v = gen_kept(fn, d->args[i]);
        line(fn->out, "%s = %s;", member(fn, object, a->member),
             as_fitting(fn, v, &d->args[i]->vtype, a->store));
    }
    drop_bits_before_object(fn, d, io);
    try_read(fn,
             pool_printf(P(fn), "%s_parse(ks, %s, %s)", type->c_name, io, as_pointer(fn, object)));
}

/* The stream for an object that is limited to its own bytes; a pointer. */
static const char *open_substream(c_function *fn, const ir_data *d, const char *io,
                                  const char **span) {
    const char *sub = temp(fn);
    if (is_plain_sizing(d)) {
        const char *raw = temp(fn);
        line(fn->out, "ks_bytes %s;", raw);
        read_sized(fn, d, io, raw);
        line(fn->out, "ks_stream %s = ks_substream(ks, %s, %s);", sub, io, raw);
        *span = pool_printf(P(fn), "%s.size", raw);
    } else {
        const char *text = temp(fn);
        line(fn->out, "ks_text %s;", text);
        read_text(fn, d, io, text);
        if (d->process == IR_P_NONE) {
            line(fn->out, "ks_stream %s = ks_substream(ks, %s, ks_raw(%s));", sub, io, text);
        } else {
            line(fn->out, "ks_stream %s = ks_stream_over(&%s);", sub, text);
        }
        *span = pool_printf(P(fn), "%s.span", text);
    }
    const type_storage *child = storage_for(fn, d->type);
    if (!child->keeps_io && !child->stream_escapes) return pool_printf(P(fn), "&%s", sub);
    const char *kept = temp(fn);
    line(fn->out, "ks_stream *const %s = ks_keep_stream(ks, &%s);", kept, sub);
    line(fn->out, "if (%s == NULL) %s", kept, placed(fn));
    return kept;
}

static void read_user(c_function *fn, const ir_data *d, cval object, const char *io) {
    if (d->sizing == IR_SIZE_NONE) {
        read_object(fn, d, object, io);
        return;
    }
    const char *span = NULL;
    const char *at = temp(fn);
    line(fn->out, "const uint64_t %s = ks_at(%s);", at, io);
    const char *sub = open_substream(fn, d, io, &span);
    read_object(fn, d, object, sub);
    line(fn->out, "%s.at = %s;", member(fn, object, "ks"), at);
    line(fn->out, "%s.size = %s;", member(fn, object, "ks"), span);
}

/* A new object in the arena; a pointer. */
static cval new_object(c_function *fn, const ir_type *type) {
    const char *name = temp(fn);
    line(fn->out, "%s *const %s = (%s *)ks_alloc(ks, 1, sizeof *%s);", type->c_name, name,
         type->c_name, name);
    line(fn->out, "if (%s == NULL) %s", name, placed(fn));
    line(fn->out, "memset(%s, 0, sizeof *%s);", name, name);
    return (cval){.form = C_OBJECT, .text = name, .is_pointer = true};
}

/* -------------------------------------------------------------------------------------- switches */

/* One kind of data into a place of store `s`; `has` is the flag byte of an integer switch, or NULL. */
static void read_case(c_function *fn, const ir_data *d, store s, const char *place, const char *io,
                      const char *has) {
    drop_held_bits(fn, d, io);
    if (store_is_int(s)) {
        const char *word = temp(fn);
        line(fn->out, "%s %s = 0;", store_type(store_of_number(d)), word);
        try_read(fn, number_call(fn, d, io, word));
        if (store_is_signed(s) && store_of_number(d) == STORE_U64) {
            line(fn->out, "if (!ks_to_s64(ks, %s, &%s)) %s", word, place, placed(fn));
        } else {
            line(fn->out, "%s = %s;", place, word);
        }
        line(fn->out, "%s = %u;", has, (unsigned)d->size);
        return;
    }
    if (d->kind == IR_D_USER) {
        /* The object is stored in its place before it is read, like an object behind a pointer, so that an
         * unfinished parse tree shows the part that was read. */
        cval object = new_object(fn, d->type);
        const char *ref = s == STORE_REF ? place : pool_printf(P(fn), "%s.object", place);
        line(fn->out, "%s = (ks_ref){&%s_desc, %s};", ref, d->type->c_name, object.text);
        if (s == STORE_ANY) line(fn->out, "%s.kind = KS_ANY_OBJECT;", place);
        read_user(fn, d, object, io);
        return;
    }
    if (d->kind == IR_D_BYTES || d->kind == IR_D_STR) {
        read_text(fn, d, io, pool_printf(P(fn), "%s.bytes", place));
        if (d->kind == IR_D_STR) {
            try_read(fn, pool_printf(P(fn), "ks_decode(ks, &%s.bytes, %s)", place,
                                     quoted(fn, d->encoding)));
        }
        line(fn->out, "%s.kind = %s;", place, d->kind == IR_D_STR ? "KS_ANY_TEXT" : "KS_ANY_BYTES");
        return;
    }
    store number = d->kind == IR_D_BITS ? (d->vtype.kind == IR_BOOL ? STORE_BOOL : STORE_U64)
                                        : store_of_number(d);
    const char *word = temp(fn);
    line(fn->out, "%s %s = 0;", store_type(number), word);
    if (d->kind == IR_D_BITS) {
        read_bits(fn, d, io, word, number);
    } else {
        try_read(fn, number_call(fn, d, io, word));
        line(fn->out, "%s.span = %u;", place, (unsigned)d->size);
    }
    bool is_float = number == STORE_F32 || number == STORE_F64;
    bool is_signed = store_is_signed(number);
    line(fn->out, "%s.%s = %s;", place, is_float ? "f64" : is_signed ? "s64" : "u64", word);
    line(fn->out, "%s.kind = %s;", place,
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

/* The data of a switch without a matching case: the bytes, when their size is known. */
static void read_unmatched(c_function *fn, const ir_data *d, store s, const char *place,
                           const char *io) {
    if (d->sizing != IR_SIZE_EXPR && d->sizing != IR_SIZE_EOS) return;
    ir_data raw = *d;
    raw.kind = IR_D_BYTES;
    raw.has_terminator = false;
    raw.has_pad = false;
    read_case(fn, &raw, s, place, io, NULL);
}

/* A case that no value of the switch equals. In C its number could become another one in the type of the value. */
static bool is_impossible(const ir_data *d, const ir_case *c) {
    return c->key != NULL && range_is_apart(d->on->vtype.range, c->key->vtype.range);
}

static void switch_on_constants(c_function *fn, const ir_data *d, cval on, store s,
                                const char *place, const char *io, const char *has) {
    bool has_else = false;
    block(fn->out, "switch (%s)", bare(fn, on.text));
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_case *c = &d->cases[i];
        if (is_impossible(d, c)) continue;
        if (c->key == NULL) {
            has_else = true;
            label(fn->out, "default");
        } else {
            const char *key = gen(fn, c->key).text;
            /* Cases that read the same data share the code. */
            if (i + 1 < d->num_cases && d->cases[i + 1].key != NULL &&
                !is_impossible(d, &d->cases[i + 1]) &&
                same_layout(&c->data, &d->cases[i + 1].data)) {
                fn->out->indent--;
                line(fn->out, "case %s:", key);
                fn->out->indent++;
                continue;
            }
            label(fn->out, "case %s", key);
        }
        read_case(fn, &c->data, s, place, io, has);
        line(fn->out, "break;");
        end_label(fn->out);
    }
    if (!has_else) {
        label(fn->out, "default");
        read_unmatched(fn, d, s, place, io);
        line(fn->out, "break;");
        end_label(fn->out);
    }
    end(fn->out);
}

static void switch_on_values(c_function *fn, const ir_data *d, cval on, store s, const char *place,
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
        fn->on = &on;
        const char *is_it = gen_bool(fn, &test);
        block(fn->out, "if (%s)", bare(fn, is_it));
        read_case(fn, &c->data, s, place, io, has);
        end_block(fn->out, "else");
        open++;
    }
    if (otherwise != NULL) {
        read_case(fn, &otherwise->data, s, place, io, has);
    } else {
        read_unmatched(fn, d, s, place, io);
    }
    while (open-- > 0) end(fn->out);
}

static void read_switch(c_function *fn, const ir_attr *attr, store s, const char *place,
                        const char *io) {
    const ir_data *d = &attr->data;
    const char *has = pool_printf(P(fn), "self->ks_has_%s", attr->id);
    if (s == STORE_ANY) line(fn->out, "memset(&%s, 0, sizeof %s);", place, place);
    if (s == STORE_REF) line(fn->out, "%s = (ks_ref){NULL, NULL};", place);
    cval on = gen(fn, d->on);
    const cval *outer = fn->on;
    if (on.form == C_INT && all_constant(d)) {
        fn->on = &on;
        switch_on_constants(fn, d, on, s, place, io, has);
    } else {
        if (on.form == C_INT) {
            const char *name = temp(fn);
            bool is_signed = on.is_signed;
            line(fn->out, "const %s %s = %s;", is_signed ? "int64_t" : "uint64_t", name,
                 bare(fn, is_signed ? as_s64(fn, on) : as_u64(fn, on)));
            on = value_of_store(is_signed ? STORE_S64 : STORE_U64, name);
        }
        switch_on_values(fn, d, on, s, place, io, has);
    }
    fn->on = outer;
}

/* ------------------------------------------------------------------------------------- elements */

void read_element(c_function *fn, const ir_attr *attr, const char *place, const char *io) {
    const ir_data *d = &attr->data;
    store s = storage_of(fn->file->storage, attr)->store;
    drop_held_bits(fn, d, io);
    switch (d->kind) {
    case IR_D_INT:
    case IR_D_FLOAT: try_read(fn, number_call(fn, d, io, place)); break;
    case IR_D_BITS: read_bits(fn, d, io, place, s); break;
    case IR_D_BYTES:
        if (s == STORE_BYTES) {
            read_sized(fn, d, io, place);
        } else {
            read_text(fn, d, io, place);
        }
        break;
    case IR_D_STR:
        read_text(fn, d, io, place);
        try_read(fn, pool_printf(P(fn), "ks_decode(ks, &%s, %s)", place, quoted(fn, d->encoding)));
        break;
    case IR_D_USER:
        if (s == STORE_POINTER) {
            cval object = new_object(fn, d->type);
            line(fn->out, "%s = %s;", place, object.text);
            read_user(fn, d, object, io);
        } else {
            read_user(fn, d, value_of_store(STORE_OBJECT, place), io);
        }
        break;
    default: read_switch(fn, attr, s, place, io); break;
    }
}

void take_element(c_function *fn, const ir_attr *attr, const char *place, const char *p,
                  uint64_t offset) {
    const field_storage *a = storage_of(fn->file->storage, attr);
    const char *at = offset == 0 ? p : pool_printf(P(fn), "%s + %" PRIu64, p, offset);
    if (a->wire != NULL) {
        line(fn->out, "%s = ks_%s(%s);", place, a->wire, at);
    } else {
        line(fn->out, "%s = (ks_bytes){%s, %" PRIu32 "};", place, at, a->wire_size);
    }
}
