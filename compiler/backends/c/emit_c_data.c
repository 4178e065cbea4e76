/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One element of a field: statements that read it from its stream into its place.
 */
#include "emit_c_expr.h"

static const type_storage *storage_for(const c_function *fn, const ir_type *type) {
    return ksyc_storage_of_type(fn->file->storage, type);
}

/* `if (!call) leave`. Functions that read a stream record the offset of their errors themselves. */
static void try_read(c_function *fn, const code_expr *call) {
    ksyc_line(fn->out, "if (!%s) %s", ksyc_show(fn, call), ksyc_leave_text(fn, fn->fail));
}

static void assign(c_function *fn, const code_expr *place, const code_expr *value) {
    ksyc_line(fn->out, "%s = %s;", ksyc_show(fn, place), ksyc_bare(fn, value));
}

static const code_expr *reference(const c_function *fn, const ir_type *type,
                                  const code_expr *pointer) {
    const code_expr *desc = ksyc_c_word(fn, ksyc_pool_printf(P(fn), "&%s_desc", type->c_name));
    return code_braces(P(fn), "ks_ref", desc, pointer);
}

/* ------------------------------------------------------------------------------------- numbers */

static const code_expr *number_call(const c_function *fn, const ir_data *d, const code_expr *io,
                                    const code_expr *place) {
    char letter = d->kind == IR_D_FLOAT ? 'f' : d->is_signed ? 's' : 'u';
    unsigned size = (unsigned)d->size;
    const char *name = ksyc_pool_printf(P(fn), "ks_read_%c%u", letter, size);
    const code_expr *to = ksyc_code_address(P(fn), place);
    if (size == 1) return code_call(P(fn), name, KS, io, to);
    const code_expr *little = code_call(P(fn), ksyc_pool_printf(P(fn), "%sle", name), KS, io, to);
    const code_expr *big = code_call(P(fn), ksyc_pool_printf(P(fn), "%sbe", name), KS, io, to);
    if (d->endian == IR_CALC)
        return ksyc_code_choice(P(fn), ksyc_code_arrow(P(fn), SELF, "ks_le"), little, big);
    return d->endian == IR_LITTLE ? little : big;
}

static void read_bits(c_function *fn, const ir_data *d, const code_expr *io, const code_expr *place,
                      store s) {
    const code_expr *bits = ksyc_declare_result(fn, "uint64_t", " = 0");
    try_read(fn, code_call(P(fn), d->endian == IR_LITTLE ? "ks_read_bits_le" : "ks_read_bits_be",
                           KS, io, ksyc_c_number(fn, d->bits), ksyc_code_address(P(fn), bits)));
    if (s == STORE_BOOL) {
        ksyc_line(fn->out, "%s = %s != 0;", ksyc_show(fn, place), bits->text);
    } else {
        ksyc_line(
            fn->out, "%s = %s;", ksyc_show(fn, place),
            ksyc_bare(fn, s == STORE_U64 ? bits : ksyc_code_cast(P(fn), ksyc_store_type(s), bits)));
    }
}

/* --------------------------------------------------------------------------------------- bytes */

/* Bytes of a computed size: held bits are dropped after the size is known, which may ask for the end of the stream. */
static bool is_computed(const ir_data *d) {
    return d->sizing == IR_SIZE_EXPR && d->size_expr->op != IR_LIT_INT &&
           (d->kind == IR_D_BYTES || d->kind == IR_D_STR || d->kind == IR_D_USER);
}

void ksyc_drop_held_bits(c_function *fn, const ir_data *d, const code_expr *io) {
    if (fn->may_hold_bits && ksyc_reads_whole_bytes(d) && !is_computed(d))
        ksyc_line(fn->out, "ks_align(%s);", ksyc_bare(fn, io));
}

static bool is_plain_sizing(const ir_data *d) {
    return d->sizing != IR_SIZE_TERMINATED && !d->has_terminator && !d->has_pad &&
           d->process == IR_P_NONE;
}

/* Bytes of a size that is known, as a ks_bytes lvalue. */
static void read_sized(c_function *fn, const ir_data *d, const code_expr *io,
                       const code_expr *place) {
    const code_expr *to = ksyc_code_address(P(fn), place);
    if (d->sizing == IR_SIZE_EOS) {
        try_read(fn, code_call(P(fn), "ks_read_rest", KS, io, to));
    } else {
        const code_expr *size = ksyc_gen_u64(fn, d->size_expr, false);
        if (fn->may_hold_bits && is_computed(d)) {
            size = ksyc_declare(fn, "const uint64_t", size);
            ksyc_line(fn->out, "ks_align(%s);", ksyc_bare(fn, io));
        }
        try_read(fn, code_call(P(fn), "ks_read_bytes", KS, io, size, to));
    }
}

static const code_expr *raw_bytes(const c_function *fn, const code_expr *text) {
    return code_call(P(fn), "ks_raw", ksyc_code_closed(P(fn), text));
}

/* A call of a function that the program supplies: it need not record why it fails, nor where. */
static void try_supplied(c_function *fn, const code_expr *call, const char *name,
                         const code_expr *at) {
    ksyc_block(fn->out, "if (!%s)", ksyc_show(fn, call));
    ksyc_line_using(fn, USES_KS, "ks_fail(ks, KS_BAD_DATA, %s, %s);", ksyc_bare(fn, at),
                    ksyc_quoted(fn, ksyc_pool_printf(P(fn), "data that %s accepts", name)));
    ksyc_line(fn->out, "ks_place(ks, %s);", ksyc_bare(fn, at));
    ksyc_line(fn->out, "%s", ksyc_leave_text(fn, fn->fail));
    ksyc_end(fn->out);
}

/* A call of a function that the program supplies. It gets bytes that are loaded and paid for. */
static void apply_custom_process(c_function *fn, const ir_data *d, const code_expr *place) {
    const ir_process_call *call = d->process_call;
    const ir_process_function *of = call->function;
    const code_expr **args = ksyc_pool_array(P(fn), call->num_args + 3, sizeof *args);
    const code_expr *data = ksyc_code_dot(P(fn), place, "data"),
                    *size = ksyc_code_dot(P(fn), place, "size");
    size_t n = 0;
    args[n++] = KS;
    args[n++] = raw_bytes(fn, place);
    for (size_t i = 0; i < call->num_args; i++) {
        const ir_expr *e = call->args[i];
        const cval v = ksyc_gen(fn, e);
        args[n++] = of->params[i] == IR_INT   ? ksyc_operand(fn, v, &e->vtype, FORM_s64)
                    : of->params[i] == IR_STR ? ksyc_as_store(fn, v, STORE_TEXT)
                                              : v.code;
    }
    const code_expr *made = ksyc_temp(fn);
    ksyc_line(fn->out, "ks_text %s = {%s, 0, 0};", made->text, ksyc_show(fn, data));
    args[n++] = ksyc_code_address(P(fn), made);
    ksyc_try_call(fn, code_call(P(fn), "ks_spend", KS,
                                ksyc_code_infix(P(fn), size, "/", ksyc_c_number(fn, 64))));
    ksyc_try_call(fn, code_call(P(fn), "ks_fetch", KS, data, size));
    try_supplied(fn, ksyc_code_list(P(fn), CODE_CALL, of->c_name, args, n), of->name,
                 code_call(P(fn), "ks_offset_of", KS, data));
    ksyc_line(fn->out, "%s = %s;", ksyc_show(fn, place), made->text);
}

static void apply_process(c_function *fn, const ir_data *d, const code_expr *place) {
    if (d->process == IR_P_NONE) return;
    const code_expr *span = ksyc_declare(fn, "const uint64_t", ksyc_code_dot(P(fn), place, "span"));
    const code_expr *raw = raw_bytes(fn, place);
    const code_expr *to = ksyc_code_address(P(fn), place);
    if (d->process == IR_P_ZLIB) {
        try_read(fn, code_call(P(fn), "ks_process_zlib", KS, raw, to));
    } else if (d->process == IR_P_CUSTOM) {
        apply_custom_process(fn, d, place);
    } else if (d->process == IR_P_XOR) {
        cval key = ksyc_gen(fn, d->process_arg);
        const code_expr *bytes = key.code;
        if (key.form == C_INT) {
            const code_expr *low =
                ksyc_code_infix(P(fn), ksyc_as_64(fn, key), "&", ksyc_c_word(fn, "0xff"));
            const code_expr *byte =
                ksyc_declare(fn, "const uint8_t", ksyc_code_cast(P(fn), "uint8_t", low));
            bytes = code_compound(P(fn), "ks_bytes", ksyc_code_address(P(fn), byte),
                                  ksyc_c_number(fn, 1));
        }
        try_read(fn,
                 code_call(P(fn), "ks_process_xor", KS, raw, ksyc_code_closed(P(fn), bytes), to));
    } else {
        cval bits = ksyc_gen(fn, d->process_arg);
        const code_expr *low =
            ksyc_code_infix(P(fn), ksyc_as_64(fn, bits), "&", ksyc_c_number(fn, 7));
        const code_expr *turn =
            ksyc_declare(fn, "const unsigned", ksyc_code_cast(P(fn), "unsigned", low));
        if (d->process == IR_P_ROR)
            turn = ksyc_code_infix(P(fn), ksyc_code_infix(P(fn), ksyc_c_number(fn, 8), "-", turn),
                                   "&", ksyc_c_number(fn, 7));
        try_read(fn, code_call(P(fn), "ks_process_rotate_left", KS, raw, turn, to));
    }
    ksyc_line(fn->out, "%s.span = %s;", ksyc_show(fn, place), span->text);
}

/* Bytes of a text in their encoding as UTF-8. */
static void decode(c_function *fn, const ir_data *d, const code_expr *place) {
    try_read(fn, code_call(P(fn), "ks_decode", KS, ksyc_code_address(P(fn), place),
                           ksyc_c_literal(fn, d->encoding)));
}

/* Bytes of any shape into a ks_text lvalue, all steps up to `process` done. */
static const code_expr *truth(const c_function *fn, bool value) {
    return ksyc_c_word(fn, value ? "true" : "false");
}

static void read_text(c_function *fn, const ir_data *d, const code_expr *io,
                      const code_expr *place) {
    const code_expr *to = ksyc_code_address(P(fn), place);
    if (d->sizing == IR_SIZE_TERMINATED) {
        try_read(fn, code_call(P(fn), "ks_read_until", KS, io, ksyc_c_number(fn, d->terminator),
                               ksyc_c_number(fn, d->term_unit == 0 ? 1 : d->term_unit),
                               truth(fn, d->include), truth(fn, d->consume),
                               truth(fn, !d->eos_error), to));
    } else {
        const code_expr *raw = ksyc_declare_result(fn, "ks_bytes", "");
        read_sized(fn, d, io, raw);
        try_read(fn, code_call(P(fn), "ks_text_of", KS, raw, to));
        /* A pad byte equal to the terminator is removed by the terminator alone. */
        if (d->has_pad && !(d->has_terminator && d->pad == d->terminator)) {
            ksyc_line(fn->out, "ks_strip_right(%s, %u);", ksyc_bare(fn, to), d->pad);
        }
        if (d->has_terminator) {
            ksyc_line(fn->out, "ks_cut_at(%s, %u, %u, %s);", ksyc_bare(fn, to), d->terminator,
                      (unsigned)(d->term_unit == 0 ? 1 : d->term_unit),
                      d->include ? "true" : "false");
        }
    }
    apply_process(fn, d, place);
}

/* ------------------------------------------------------------------------------------- objects */

static void give_parent(c_function *fn, const ir_data *d, cval object) {
    const ir_type *type = d->type;
    if (!storage_for(fn, type)->keeps_parent || d->no_parent) return;
    const code_expr *pointer =
        d->parent != NULL ? ksyc_as_pointer(fn, ksyc_gen(fn, d->parent)) : SELF;
    const ir_type *of = d->parent != NULL ? d->parent->vtype.type : fn->type;
    if (type->parent.kind == IR_OBJECT) {
        assign(fn, ksyc_member(fn, object, "ks_parent"), pointer);
    } else {
        assign(fn, ksyc_member(fn, object, "ks_parent"), reference(fn, of, pointer));
    }
}

const code_expr *ksyc_root_of_self(const c_function *fn) {
    return storage_for(fn, fn->type)->is_own_root ? SELF : ksyc_code_arrow(P(fn), SELF, "ks_root");
}

/* Held bits before an object whose file knows nothing of bits. */
static void drop_bits_before_object(c_function *fn, const ir_data *d, const code_expr *io) {
    const ir_type *type = d->type;
    if (!fn->may_hold_bits || d->sizing != IR_SIZE_NONE ||
        ksyc_file_of(type) == ksyc_file_of(fn->type) ||
        ksyc_file_has_bit_fields(fn->file->held, type))
        return;
    if (type->min_size == 0) {
        ksyc_diag_error(
            fn->file->diag, type->place,
            "ksyc does not compile objects of type '%s', which may take no bytes, after bit "
            "fields of another file",
            type->path);
    }
    ksyc_line(fn->out, "ks_align(%s);", ksyc_bare(fn, io));
}

/* Sets root, parent, byte order and parameters of a new object, then calls its parse function. */
static void read_object(c_function *fn, const ir_data *d, cval object, const code_expr *io) {
    const ir_type *type = d->type;
    const type_storage *child = storage_for(fn, type);
    if (child->keeps_root) {
        assign(fn, ksyc_member(fn, object, "ks_root"),
               type->root == fn->type->root ? ksyc_root_of_self(fn) : ksyc_c_word(fn, "NULL"));
    }
    give_parent(fn, d, object);
    if (child->keeps_endian && type->inherits_endian) {
        assign(fn, ksyc_member(fn, object, "ks_le"), ksyc_code_arrow(P(fn), SELF, "ks_le"));
    }
    for (size_t i = 0; i < d->num_args; i++) {
        const field_storage *a = &child->params[i];
        if (a->shape != SHAPE_ONE) {
            assign(fn, ksyc_member(fn, object, a->member),
                   ksyc_gen_array_argument(fn, d->args[i], d->type->params[i]));
            continue;
        }
        cval v = ksyc_gen_kept(fn, d->args[i]);
        assign(fn, ksyc_member(fn, object, a->member),
               ksyc_as_fitting(fn, v, &d->args[i]->vtype, a->store));
    }
    drop_bits_before_object(fn, d, io);
    const code_expr *call = code_call(P(fn), ksyc_pool_printf(P(fn), "%s_parse", type->c_name), KS,
                                      io, ksyc_as_pointer(fn, object));
    if (type->is_opaque)
        try_supplied(fn, call, type->id, code_call(P(fn), "ks_at", io));
    else
        try_read(fn, call);
}

/* The stream for an object that is limited to its own bytes; a pointer. */
static const code_expr *open_substream(c_function *fn, const ir_data *d, const code_expr *io,
                                       const code_expr **span) {
    const code_expr *sub = ksyc_temp(fn);
    const code_expr *stream;
    if (is_plain_sizing(d)) {
        const code_expr *raw = ksyc_declare_result(fn, "ks_bytes", " = {NULL, 0}");
        read_sized(fn, d, io, raw);
        *span = ksyc_code_dot(P(fn), raw, "size");
        stream = code_call(P(fn), "ks_substream", io, *span, *span);
    } else {
        const code_expr *text = ksyc_declare_result(fn, "ks_text", "");
        read_text(fn, d, io, text);
        *span = ksyc_code_dot(P(fn), text, "span");
        stream =
            d->process == IR_P_NONE
                ? code_call(P(fn), "ks_substream", io, *span, ksyc_code_dot(P(fn), text, "size"))
                : code_call(P(fn), "ks_stream_over", ksyc_code_address(P(fn), text));
    }
    ksyc_line(fn->out, "ks_stream %s = %s;", sub->text, ksyc_bare(fn, stream));
    const type_storage *child = storage_for(fn, d->type);
    if (!child->keeps_io && !child->stream_escapes) return ksyc_code_address(P(fn), sub);
    const code_expr *kept = ksyc_temp(fn);
    ksyc_line_using(fn, USES_KS, "ks_stream *const %s = ks_keep_stream(ks, &%s);", kept->text,
                    sub->text);
    ksyc_line(fn->out, "if (%s == NULL) %s", kept->text, ksyc_place_and_leave(fn, fn->fail));
    return kept;
}

static void read_user(c_function *fn, const ir_data *d, cval object, const code_expr *io) {
    if (d->sizing == IR_SIZE_NONE) {
        read_object(fn, d, object, io);
        return;
    }
    const code_expr *span = NULL;
    const code_expr *at = ksyc_declare(fn, "const uint64_t", code_call(P(fn), "ks_at", io));
    const code_expr *sub = open_substream(fn, d, io, &span);
    read_object(fn, d, object, sub);
    assign(fn, ksyc_code_dot(P(fn), ksyc_member(fn, object, "ks"), "at"), at);
    assign(fn, ksyc_code_dot(P(fn), ksyc_member(fn, object, "ks"), "size"), span);
}

/* A new object in the arena; a pointer. */
static cval new_object(c_function *fn, const ir_type *type) {
    const code_expr *name = ksyc_temp(fn);
    ksyc_line_using(fn, USES_KS, "%s *const %s = (%s *)ks_alloc(ks, 1, sizeof *%s);", type->c_name,
                    name->text, type->c_name, name->text);
    ksyc_line(fn->out, "if (%s == NULL) %s", name->text, ksyc_place_and_leave(fn, fn->fail));
    ksyc_line(fn->out, "memset(%s, 0, sizeof *%s);", name->text, name->text);
    return (cval){.form = C_OBJECT, .code = name, .is_pointer = true};
}

/* -------------------------------------------------------------------------------------- switches */

/* One kind of data into a place of store `s`; `has` is the flag byte of an integer switch, or NULL. */
static void read_case(c_function *fn, const ir_data *d, store s, const code_expr *place,
                      const code_expr *io, const code_expr *has) {
    const code_expr *kind = ksyc_code_dot(P(fn), place, "kind"); /* of a ks_any */
    ksyc_drop_held_bits(fn, d, io);
    if (ksyc_store_is_int(s)) {
        const code_expr *value =
            ksyc_declare_result(fn, ksyc_store_type(ksyc_store_of_number(d)), " = 0");
        try_read(fn, number_call(fn, d, io, value));
        if (ksyc_store_is_signed(s) && ksyc_store_of_number(d) == STORE_U64) {
            ksyc_try_call(
                fn, code_call(P(fn), "ks_to_s64", KS, value, ksyc_code_address(P(fn), place)));
        } else {
            assign(fn, place, value);
        }
        assign(fn, has, ksyc_c_number(fn, d->size));
        return;
    }
    if (d->kind == IR_D_USER) {
        /* The object is stored in its place before it is read, like an object behind a pointer, so that an
         * unfinished parse tree shows the part that was read. */
        cval object = new_object(fn, d->type);
        const code_expr *ref = s == STORE_REF ? place : ksyc_code_dot(P(fn), place, "object");
        assign(fn, ref, reference(fn, d->type, object.code));
        if (s == STORE_ANY) assign(fn, kind, ksyc_c_word(fn, "KS_ANY_OBJECT"));
        read_user(fn, d, object, io);
        return;
    }
    if (d->kind == IR_D_BYTES || d->kind == IR_D_STR) {
        const code_expr *bytes = ksyc_code_dot(P(fn), place, "bytes");
        read_text(fn, d, io, bytes);
        if (d->kind == IR_D_STR) decode(fn, d, bytes);
        assign(fn, kind, ksyc_c_word(fn, d->kind == IR_D_STR ? "KS_ANY_TEXT" : "KS_ANY_BYTES"));
        return;
    }
    store of = d->kind == IR_D_BITS ? (d->vtype.kind == IR_BOOL ? STORE_BOOL : STORE_U64)
                                    : ksyc_store_of_number(d);
    const code_expr *value = ksyc_declare_result(fn, ksyc_store_type(of), " = 0");
    if (d->kind == IR_D_BITS) {
        read_bits(fn, d, io, value, of);
    } else {
        try_read(fn, number_call(fn, d, io, value));
        assign(fn, ksyc_code_dot(P(fn), place, "span"), ksyc_c_number(fn, d->size));
    }
    bool is_float = of == STORE_F32 || of == STORE_F64;
    bool is_signed = ksyc_store_is_signed(of);
    assign(fn, ksyc_code_dot(P(fn), place, is_float ? "f64" : is_signed ? "s64" : "u64"), value);
    assign(fn, kind,
           ksyc_c_word(fn, is_float           ? "KS_ANY_F64"
                           : is_signed        ? "KS_ANY_S64"
                           : of == STORE_BOOL ? "KS_ANY_BOOL"
                                              : "KS_ANY_U64"));
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
static void read_unmatched(c_function *fn, const ir_data *d, store s, const code_expr *place,
                           const code_expr *io) {
    if (d->sizing != IR_SIZE_EXPR && d->sizing != IR_SIZE_EOS) {
        if (fn->matched != NULL) assign(fn, fn->matched, ksyc_c_word(fn, "false"));
        return;
    }
    ir_data raw = *d;
    raw.kind = IR_D_BYTES;
    raw.has_terminator = false;
    raw.has_pad = false;
    read_case(fn, &raw, s, place, io, NULL);
}

/* A case that no value of the switch equals. In C its number could become another one in the type of the value. */
static bool is_impossible(const ir_data *d, const ir_case *c) {
    return c->key != NULL && ksyc_range_is_apart(d->on->vtype.range, c->key->vtype.range);
}

static void switch_on_constants(c_function *fn, const ir_data *d, cval on, store s,
                                const code_expr *place, const code_expr *io, const code_expr *has) {
    bool has_else = false;
    ksyc_block(fn->out, "switch (%s)", ksyc_bare(fn, on.code));
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_case *c = &d->cases[i];
        if (is_impossible(d, c)) continue;
        if (c->key == NULL) {
            has_else = true;
            ksyc_label(fn->out, "default");
        } else {
            const char *key = ksyc_show(fn, ksyc_gen(fn, c->key).code);
            /* Cases that read the same data share the code. */
            if (i + 1 < d->num_cases && d->cases[i + 1].key != NULL &&
                !is_impossible(d, &d->cases[i + 1]) &&
                same_layout(&c->data, &d->cases[i + 1].data)) {
                fn->out->indent--;
                ksyc_line(fn->out, "case %s:", key);
                fn->out->indent++;
                continue;
            }
            ksyc_label(fn->out, "case %s", key);
        }
        read_case(fn, &c->data, s, place, io, has);
        ksyc_line(fn->out, "break;");
        ksyc_end_label(fn->out);
    }
    if (!has_else) {
        ksyc_label(fn->out, "default");
        read_unmatched(fn, d, s, place, io);
        ksyc_line(fn->out, "break;");
        ksyc_end_label(fn->out);
    }
    ksyc_end(fn->out);
}

static void switch_on_values(c_function *fn, const ir_data *d, cval on, store s,
                             const code_expr *place, const code_expr *io, const code_expr *has) {
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
        const code_expr *is_it = ksyc_gen_bool(fn, &test);
        ksyc_block(fn->out, "if (%s)", ksyc_bare(fn, is_it));
        read_case(fn, &c->data, s, place, io, has);
        ksyc_end_block(fn->out, "else");
        open++;
    }
    if (otherwise != NULL) {
        read_case(fn, &otherwise->data, s, place, io, has);
    } else {
        read_unmatched(fn, d, s, place, io);
    }
    while (open-- > 0) ksyc_end(fn->out);
}

static void read_switch(c_function *fn, const ir_attr *attr, store s, const code_expr *place,
                        const code_expr *io) {
    const ir_data *d = &attr->data;
    const code_expr *has =
        ksyc_code_arrow(P(fn), SELF, ksyc_pool_printf(P(fn), "ks_has_%s", attr->id));
    if (s == STORE_ANY)
        ksyc_line(fn->out, "memset(&%s, 0, sizeof %s);", ksyc_show(fn, place),
                  ksyc_show(fn, place));
    if (s == STORE_REF) assign(fn, place, ksyc_c_word(fn, "(ks_ref){NULL, NULL}"));
    cval on = ksyc_gen(fn, d->on);
    const cval *outer = fn->on;
    if (on.form == C_INT && all_constant(d)) {
        fn->on = &on;
        switch_on_constants(fn, d, on, s, place, io, has);
    } else {
        if (on.form == C_WIDE) on.code = ksyc_declare(fn, "const ks_int", on.code);
        if (on.form == C_INT) {
            const code_expr *name = ksyc_declare(
                fn, on.is_signed ? "const int64_t" : "const uint64_t", ksyc_as_64(fn, on));
            on = ksyc_value_of_store(on.is_signed ? STORE_S64 : STORE_U64, name);
        }
        switch_on_values(fn, d, on, s, place, io, has);
    }
    fn->on = outer;
}

/* ------------------------------------------------------------------------------------- elements */

void ksyc_read_element(c_function *fn, const ir_attr *attr, const code_expr *place,
                       const code_expr *io) {
    const ir_data *d = &attr->data;
    store s = ksyc_storage_of(fn->file->storage, attr)->store;
    ksyc_drop_held_bits(fn, d, io);
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
        decode(fn, d, place);
        break;
    case IR_D_USER:
        if (s == STORE_POINTER) {
            cval object = new_object(fn, d->type);
            assign(fn, place, object.code);
            read_user(fn, d, object, io);
        } else {
            read_user(fn, d, ksyc_value_of_store(STORE_OBJECT, place), io);
        }
        break;
    case IR_D_SWITCH: read_switch(fn, attr, s, place, io); break;
    }
}

void ksyc_take_element(c_function *fn, const ir_attr *attr, const code_expr *place,
                       const code_expr *p, uint64_t offset) {
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    const code_expr *at = ksyc_c_plus(fn, p, offset);
    assign(fn, place,
           a->wire != NULL ? code_call(P(fn), ksyc_pool_printf(P(fn), "ks_%s", a->wire), at)
                           : code_compound(P(fn), "ks_bytes", at, ksyc_c_number(fn, a->wire_size)));
}
