/* SPDX-License-Identifier: Apache-2.0 */
/* run_element.c - one element of a field: numbers, bits, bytes, strings, objects, switches. */
#include <string.h>

#include "run.h"

/* ------------------------------------------------------------------------------------- numbers */

/* The bytes of the number as a value of its store. */
static void save_wire(const uint8_t *p, const ir_data *d, bool is_little, void *place) {
    uint64_t word = 0;
    for (unsigned i = 0; i < d->size; i++)
        word |= (uint64_t)p[is_little ? i : d->size - 1u - i] << (8 * i);
    const uint8_t byte = (uint8_t)(word & UINT8_MAX);
    const uint16_t half = (uint16_t)(word & UINT16_MAX);
    const uint32_t low = (uint32_t)(word & UINT32_MAX);
    /* Signed numbers and floats have the bits of the word. */
    switch (d->size) {
    case 1: memcpy(place, &byte, sizeof byte); break;
    case 2: memcpy(place, &half, sizeof half); break;
    case 4: memcpy(place, &low, sizeof low); break;
    default: memcpy(place, &word, sizeof word); break;
    }
}

static bool read_number(run_scope *s, const ir_data *d, void *place) {
    const bool is_little = d->endian == IR_CALC ? s->self->is_little : d->endian == IR_LITTLE;
    if (!ks_need(s->ks, s->io, d->size)) return ksyc_run_leave(s, &s->fail);
    save_wire(s->io->base + s->io->pos, d, is_little, place);
    s->io->pos += d->size;
    return true;
}

static bool read_bits(run_scope *s, const ir_data *d, store to, void *place) {
    uint64_t bits = 0;
    if (!ksyc_run_read_ok(s, d->endian == IR_LITTLE
                                 ? ks_read_bits_le(s->ks, s->io, d->bits, &bits)
                                 : ks_read_bits_be(s->ks, s->io, d->bits, &bits)))
        return false;
    const run_value v = to == STORE_BOOL ? ksyc_run_truth(bits != 0) : ksyc_run_u64(bits);
    return ksyc_run_save(s, to, place, &v);
}

/* --------------------------------------------------------------------------------------- bytes */

/* Bytes of a computed size: held bits are dropped after the size is known, which may ask for the end of the stream. */
static bool is_computed(const ir_data *d) {
    return d->sizing == IR_SIZE_EXPR && d->size_expr->op != IR_LIT_INT &&
           (d->kind == IR_D_BYTES || d->kind == IR_D_STR || d->kind == IR_D_USER);
}

static void drop_held_bits(run_scope *s, const ir_data *d) {
    if (ksyc_reads_whole_bytes(d) && !is_computed(d)) ks_align(s->io);
}

static bool is_plain_sizing(const ir_data *d) {
    return d->sizing != IR_SIZE_TERMINATED && !d->has_terminator && !d->has_pad &&
           d->process == IR_P_NONE;
}

static bool read_sized(run_scope *s, const ir_data *d, ks_bytes *out) {
    uint64_t size = 0;
    if (d->sizing == IR_SIZE_EOS) return ksyc_run_read_ok(s, ks_read_rest(s->ks, s->io, out));
    if (!ksyc_run_eval_u64(s, d->size_expr, false, &size)) return false;
    if (is_computed(d)) ks_align(s->io);
    return ksyc_run_read_ok(s, ks_read_bytes(s->ks, s->io, size, out));
}

static bool apply_xor(run_scope *s, const ir_data *d, ks_text *text) {
    run_value key;
    if (!ksyc_run_eval(s, d->process_arg, &key)) return false;
    const uint8_t byte = (uint8_t)(key.form == RUN_INT ? key.number.word & UINT8_MAX : 0);
    const ks_bytes bytes = key.form == RUN_INT ? (ks_bytes){&byte, 1} : ks_raw(key.text);
    return ksyc_run_read_ok(s, ks_process_xor(s->ks, ks_raw(*text), bytes, text));
}

static bool apply_rotation(run_scope *s, const ir_data *d, ks_text *text) {
    run_value bits;
    if (!ksyc_run_eval(s, d->process_arg, &bits)) return false;
    const unsigned turn = (unsigned)(bits.number.word & 7);
    return ksyc_run_read_ok(
        s, ks_process_rotate_left(s->ks, ks_raw(*text),
                                  d->process == IR_P_ROR ? (8 - turn) & 7 : turn, text));
}

static bool apply_process(run_scope *s, const ir_data *d, ks_text *text) {
    const uint64_t span = text->span;
    bool ok = true;
    switch (d->process) {
    case IR_P_NONE: break;
    case IR_P_XOR: ok = apply_xor(s, d, text); break;
    case IR_P_ROL:
    case IR_P_ROR: ok = apply_rotation(s, d, text); break;
    case IR_P_ZLIB: ok = ksyc_run_read_ok(s, ks_process_zlib(s->ks, ks_raw(*text), text)); break;
    case IR_P_CUSTOM: return ksyc_run_unknown(s, "a process that is known");
    }
    text->span = span;
    return ok;
}

/* Bytes of any shape, all steps up to `process` done. */
static bool read_text(run_scope *s, const ir_data *d, ks_text *out) {
    const unsigned unit = d->term_unit == 0 ? 1 : d->term_unit;
    if (d->sizing == IR_SIZE_TERMINATED) {
        if (!ksyc_run_read_ok(s, ks_read_until(s->ks, s->io, d->terminator, unit, d->include,
                                               d->consume, !d->eos_error, out)))
            return false;
    } else {
        ks_bytes raw = {0};
        if (!read_sized(s, d, &raw) || !ksyc_run_read_ok(s, ks_text_of(s->ks, raw, out)))
            return false;
        /* A pad byte equal to the terminator is removed by the terminator alone. */
        if (d->has_pad && !(d->has_terminator && d->pad == d->terminator))
            ks_strip_right(out, d->pad);
        if (d->has_terminator) ks_cut_at(out, d->terminator, unit, d->include);
    }
    return apply_process(s, d, out);
}

static bool read_string(run_scope *s, const ir_data *d, ks_text *out) {
    return read_text(s, d, out) && ksyc_run_read_ok(s, ks_decode(s->ks, out, d->encoding));
}

/* ------------------------------------------------------------------------------------- objects */

run_object *ksyc_run_new_object(run_scope *s, const run_type *type) {
    run_object *object = ks_alloc(s->ks, 1, type->size);
    if (object == NULL) {
        ksyc_run_place_and_leave(s);
        return NULL;
    }
    memset(object, 0, type->size);
    object->type = type;
    return object;
}

static run_object *root_of_self(const run_scope *s) {
    return s->self->type->stored->is_own_root ? s->self : s->self->root;
}

static bool give_parent(run_scope *s, const ir_data *d, run_object *object) {
    run_value parent;
    if (!object->type->stored->keeps_parent || d->no_parent) return true;
    object->parent = s->self;
    if (d->parent == NULL) return true;
    if (!ksyc_run_eval(s, d->parent, &parent)) return false;
    if (parent.form != RUN_OBJECT && parent.form != RUN_REF)
        return ksyc_run_unknown(s, "a parent that is an object");
    object->parent = parent.object;
    return true;
}

bool ksyc_run_give(run_scope *s, const ir_data *d, run_object *object) {
    const run_type *type = object->type;
    const ir_type *self_type = s->self->type->type;
    object->root = type->type->root == self_type->root ? root_of_self(s) : NULL;
    if (!give_parent(s, d, object)) return false;
    if (type->type->inherits_endian) object->is_little = s->self->is_little;
    for (size_t i = 0; i < d->num_args; i++) {
        const run_field *param = &type->params[i];
        const ir_expr *e = d->args[i];
        void *place = ksyc_run_place(object, param->offset);
        run_value v;
        if (!ksyc_run_eval_kept(s, e, &v)) return false;
        if (param->stored->shape != SHAPE_ONE) {
            if (!ksyc_run_save_array(s, &v.array, e->vtype.elem, param, place)) return false;
        } else if (!ksyc_run_save(s, param->store, place, &v)) {
            return false;
        }
    }
    return true;
}

static bool read_object(run_scope *s, ks_stream *io, run_object *object) {
    return ksyc_run_read_ok(s, s->run->program->up->read_object(s->run, io, object));
}

/* The stream of an object that is limited to its own bytes. */
static bool open_substream(run_scope *s, const ir_data *d, ks_stream *out, uint64_t *span) {
    if (is_plain_sizing(d)) {
        ks_bytes raw = {0};
        if (!read_sized(s, d, &raw)) return false;
        *out = ks_substream(s->io, raw.size, raw.size);
        *span = raw.size;
        return true;
    }
    ks_text text;
    if (!read_text(s, d, &text)) return false;
    *out =
        d->process == IR_P_NONE ? ks_substream(s->io, text.span, text.size) : ks_stream_over(&text);
    *span = text.span;
    return true;
}

static bool read_sized_object(run_scope *s, const ir_data *d, run_object *object) {
    const uint64_t at = ks_at(s->io);
    uint64_t span = 0;
    ks_stream here;
    ks_stream *io = &here;
    const type_storage *stored = object->type->stored;
    const bool is_kept = stored->keeps_io || stored->stream_escapes;
    if (!open_substream(s, d, &here, &span)) return false;
    if (is_kept) io = ks_keep_stream(s->ks, &here);
    if (io == NULL) return ksyc_run_place_and_leave(s);
    const bool ok = ksyc_run_give(s, d, object) && read_object(s, io, object);
    if (!is_kept) object->io = NULL; /* it ends here */
    if (ok) object->span = (ks_span){at, span};
    return ok;
}

static bool read_user(run_scope *s, const ir_data *d, run_object *object) {
    if (d->sizing != IR_SIZE_NONE) return read_sized_object(s, d, object);
    return ksyc_run_give(s, d, object) && read_object(s, s->io, object);
}

run_object *ksyc_run_object_in(store s, const uint8_t *place) {
    if (s == STORE_POINTER) {
        run_object *object;
        memcpy(&object, place, sizeof object);
        return object;
    }
    ks_ref ref = {NULL, NULL};
    ks_any any;
    if (s == STORE_REF) memcpy(&ref, place, sizeof ref);
    if (s == STORE_ANY) {
        memcpy(&any, place, sizeof any);
        if (any.kind == KS_ANY_OBJECT) ref = any.object;
    }
    return ref.object;
}

bool ksyc_run_has_part(run_scope *s, const run_field *field) {
    if (field->offset == KS_NOWHERE) return false;
    if (s->was_read || field->stored->shape != SHAPE_ONE) return true;
    return ksyc_run_object_in(field->store, ksyc_run_place(s->self, field->offset)) != NULL;
}

/* -------------------------------------------------------------------------------------- switches */

/* A number of a switch all of whose cases are numbers. */
static bool read_number_case(run_scope *s, const ir_data *d, const run_field *field, void *place) {
    uint64_t word = 0;
    const store from = ksyc_store_of_number(d);
    if (!read_number(s, d, &word)) return false;
    const run_value v = ksyc_run_load(from, &word, &d->vtype);
    int64_t number = 0;
    if (ksyc_store_is_signed(field->store) && from == STORE_U64 &&
        !ksyc_run_try(s, ks_int_to_s64(s->ks, v.number, &number)))
        return false;
    *ksyc_run_place(s->self, field->present) = d->size;
    return ksyc_run_save(s, field->store, place, &v);
}

static bool read_object_case(run_scope *s, const ir_data *d, store to, void *place) {
    const run_type *type = ksyc_run_type_of(s->run->program, d->type);
    run_object *object = ksyc_run_new_object(s, type);
    if (object == NULL) return false;
    /* It is in its place before it is read, so that an unfinished parse tree shows the part that was read. */
    const run_value v = ksyc_run_object_value(object);
    return ksyc_run_save(s, to, place, &v) && read_user(s, d, object);
}

static bool read_any_number(run_scope *s, const ir_data *d, ks_any *any) {
    uint64_t word = 0;
    store from = ksyc_store_of_number(d);
    if (d->kind == IR_D_BITS) {
        from = d->vtype.kind == IR_BOOL ? STORE_BOOL : STORE_U64;
        if (!read_bits(s, d, from, &word)) return false;
    } else {
        if (!read_number(s, d, &word)) return false;
        any->span = d->size;
    }
    const run_value v = ksyc_run_load(from, &word, &d->vtype);
    if (v.form == RUN_FLOAT) {
        any->kind = KS_ANY_F64;
        any->f64 = v.real;
    } else if (v.form == RUN_BOOL) {
        any->kind = KS_ANY_BOOL;
        any->u64 = v.truth ? 1 : 0;
    } else if (ksyc_store_is_signed(from)) {
        any->kind = KS_ANY_S64;
        return ksyc_run_try(s, ks_int_to_s64(s->ks, v.number, &any->s64));
    } else {
        any->kind = KS_ANY_U64;
        any->u64 = v.number.word;
    }
    return true;
}

static bool read_any(run_scope *s, const ir_data *d, void *place) {
    ks_any any;
    memset(&any, 0, sizeof any);
    const bool is_text = d->kind == IR_D_STR;
    if (is_text || d->kind == IR_D_BYTES) {
        if (!(is_text ? read_string(s, d, &any.bytes) : read_text(s, d, &any.bytes))) return false;
        any.kind = is_text ? KS_ANY_TEXT : KS_ANY_BYTES;
    } else if (!read_any_number(s, d, &any)) {
        return false;
    }
    memcpy(place, &any, sizeof any);
    return true;
}

static bool read_case(run_scope *s, const ir_data *d, const run_field *field, void *place) {
    drop_held_bits(s, d);
    if (ksyc_store_is_int(field->store)) return read_number_case(s, d, field, place);
    if (d->kind == IR_D_USER) return read_object_case(s, d, field->store, place);
    return read_any(s, d, place);
}

/* The data of a switch without a matching case: the bytes, when their size is known. */
static bool read_unmatched(run_scope *s, const ir_data *d, const run_field *field, void *place) {
    if (d->sizing != IR_SIZE_EXPR && d->sizing != IR_SIZE_EOS) {
        if (s->matched != NULL) *s->matched = false;
        return true;
    }
    ir_data raw = *d;
    raw.kind = IR_D_BYTES;
    raw.has_terminator = false;
    raw.has_pad = false;
    return read_case(s, &raw, field, place);
}

/* `_on` is the value within the data of the case, too. */
static bool read_chosen(run_scope *s, const ir_data *d, const run_field *field, void *place,
                        const run_value *on) {
    const ir_case *otherwise = NULL;
    const run_value *outer = s->on;
    s->on = on;
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_case *c = &d->cases[i];
        bool is_it = false;
        if (c->key == NULL) {
            otherwise = c;
            continue;
        }
        if (!ksyc_run_is_case(s, on, c->key, &is_it)) return false;
        if (!is_it) continue;
        const bool ok = read_case(s, &c->data, field, place);
        s->on = outer;
        return ok;
    }
    const bool ok = otherwise != NULL ? read_case(s, &otherwise->data, field, place)
                                      : read_unmatched(s, d, field, place);
    s->on = outer;
    return ok;
}

static bool read_switch(run_scope *s, const run_field *field, void *place) {
    run_value on;
    if (field->store == STORE_ANY || field->store == STORE_REF)
        memset(place, 0, field->element_size);
    return ksyc_run_eval(s, field->attr->data.on, &on) &&
           read_chosen(s, &field->attr->data, field, place, &on);
}

/* ------------------------------------------------------------------------------------- elements */

static bool read_raw(run_scope *s, const ir_data *d, void *place) {
    ks_bytes raw;
    if (!read_sized(s, d, &raw)) return false;
    memcpy(place, &raw, sizeof raw);
    return true;
}

static bool read_stripped(run_scope *s, const ir_data *d, void *place) {
    ks_text text;
    if (!(d->kind == IR_D_STR ? read_string(s, d, &text) : read_text(s, d, &text))) return false;
    memcpy(place, &text, sizeof text);
    return true;
}

bool ksyc_run_read_element(run_scope *s, const run_field *field, void *place) {
    const ir_data *d = &field->attr->data;
    drop_held_bits(s, d);
    switch (d->kind) {
    case IR_D_INT:
    case IR_D_FLOAT: return read_number(s, d, place);
    case IR_D_BITS: return read_bits(s, d, field->store, place);
    case IR_D_BYTES:
    case IR_D_STR:
        return field->store == STORE_BYTES ? read_raw(s, d, place) : read_stripped(s, d, place);
    case IR_D_USER: return read_object_case(s, d, STORE_POINTER, place);
    case IR_D_SWITCH: return read_switch(s, field, place);
    }
    return ksyc_run_unknown(s, "data of a known kind");
}
