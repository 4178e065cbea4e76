/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The functions that compute instances: T_make_x, which the inline getter T_get_x of the header calls once, and T_complete,
 * which computes all instances of an object and of the objects in it.
 */
#include "emit_c_expr.h"

/* ------------------------------------------------------------------------------------- instances */

static void emit_value_instance(c_function *fn, const ir_attr *attr) {
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    if (a->shape != SHAPE_ONE) {
        ksyc_gen_array_instance(fn, attr, ksyc_self_member(fn, a));
        return;
    }
    cval v = ksyc_gen_kept(fn, attr->value);
    if (a->store == STORE_REF && v.form == C_OBJECT) {
        ksyc_line_using(fn, USES_SELF, "self->%s = (ks_ref){&%s_desc, %s};", a->member,
                        attr->value->vtype.type->c_name, ksyc_bare(fn, ksyc_as_pointer(fn, v)));
    } else {
        const code_expr *value = ksyc_as_store(fn, v, a->store);
        ksyc_line_using(fn, USES_SELF, "self->%s = %s;", a->member, ksyc_bare(fn, value));
    }
}

static void emit_reader_of_instance(c_file *file, const ir_type *type, const ir_attr *attr) {
    unsigned num_temps = 0;
    kept_index *indexes = NULL;
    output body = ksyc_output_in(file->dir, file->pool, 1);
    c_function fn = {.file = file,
                     .out = &body,
                     .type = type,
                     .in_seq = false,
                     .here = code_call(file->pool, "ks_at", IO),
                     .fail = {.kind = LEAVE_FIELD, .field = attr->id},
                     .item_fail = {.kind = LEAVE_FIELD, .field = attr->id},
                     .num_temps = &num_temps,
                     .indexes = &indexes};
    const code_expr *at = ksyc_c_word(&fn, "at");
    if (ksyc_storage_of(file->storage, attr)->has_at) {
        at = ksyc_code_arrow(file->pool, SELF, ksyc_pool_printf(file->pool, "ks_at_%s", attr->id));
        ksyc_line_using(&fn, USES_IO, "%s = ks_at(io);", ksyc_show(&fn, at));
    } else if (attr->num_valid > 0) {
        ksyc_line_using(&fn, USES_IO, "const uint64_t at = ks_at(io);");
    }
    ksyc_read_attr(&fn, attr, at);
    ksyc_line(&body, "return true;");
    ksyc_emit_function(file,
                       ksyc_pool_printf(file->pool,
                                        "static bool %s(ks_ctx *ks, ks_stream *io, %s *self)",
                                        ksyc_static_name(file, "read", attr), type->c_name),
                       &body, true);
}

/* Reads a parse instance at its position and restores the position of the stream. The result is in `ok`. */
static void emit_parse_instance(c_function *fn, const ir_attr *attr) {
    const code_expr *io =
        attr->io != NULL ? ksyc_gen(fn, attr->io).code : ksyc_code_arrow(P(fn), SELF, "ks_io");
    ksyc_line(fn->out, "ks_stream *const io = %s;", ksyc_show(fn, io));
    if (attr->pos == NULL) {
        ksyc_line_using(fn, USES_KS | USES_SELF, "const bool ok = %s(ks, io, self);",
                        ksyc_static_name(fn->file, "read", attr));
        return;
    }
    const code_expr *pos = ksyc_gen_u64(fn, attr->pos, false);
    ksyc_line(fn->out, "const uint64_t ks_back = io->pos;");
    ksyc_line(fn->out, "const uint64_t ks_bits = io->bits;");
    ksyc_line(fn->out, "const uint32_t ks_num_bits = io->num_bits;");
    ksyc_line(fn->out, "ks_seek(io, %s);", ksyc_bare(fn, pos));
    ksyc_line_using(fn, USES_KS | USES_SELF, "const bool ok = %s(ks, io, self);",
                    ksyc_static_name(fn->file, "read", attr));
    ksyc_line(fn->out, "io->pos = ks_back;");
    ksyc_line(fn->out, "io->bits = ks_bits;");
    ksyc_line(fn->out, "io->num_bits = ks_num_bits;");
}

static void begin_instance(c_file *file, output *body, const ir_type *type, const ir_attr *attr,
                           c_function *fn) {
    *fn = (c_function){.file = file,
                       .out = body,
                       .type = type,
                       .here =
                           ksyc_code_dot(file->pool, ksyc_code_arrow(file->pool, SELF, "ks"), "at"),
                       .fail = {.kind = LEAVE_FIELD, .field = attr->id},
                       .item_fail = {.kind = LEAVE_FIELD, .field = attr->id},
                       .num_temps = ksyc_pool_alloc(file->pool, sizeof(unsigned)),
                       .indexes = ksyc_pool_alloc(file->pool, sizeof(kept_index *))};
}

/* `if (!condition) { it is missing; leave }` */
static void leave_when_missing(c_function *fn, const ir_attr *attr, const char *leaving) {
    if (attr->condition == NULL) return;
    const code_expr *test = ksyc_gen_bool(fn, attr->condition);
    ksyc_block(fn->out, "if (%s)", ksyc_bare(fn, ksyc_code_negation(P(fn), test)));
    ksyc_line_using(fn, USES_SELF, "self->ks_state_%s = KS_MISSING;", attr->id);
    ksyc_line(fn->out, "%s", leaving);
    ksyc_end(fn->out);
}

/* The statements that compute an instance, up to `return true`. */
static void make_instance(c_function *fn, const ir_attr *attr) {
    leave_when_missing(fn, attr, "return true;");
    if (attr->kind == IR_VALUE_INSTANCE) {
        emit_value_instance(fn, attr);
    } else {
        emit_parse_instance(fn, attr);
        ksyc_line(fn->out, "if (!ok) return false;");
    }
}

static const char *getter_head(const c_file *file, const char *kind, const ir_attr *attr) {
    const char *type = attr->owner->c_name;
    return ksyc_pool_printf(file->pool, "%s %s_make_%s(ks_ctx *ks, %s *self)", kind, type, attr->id,
                            type);
}

/* The part of a getter that runs once; the rest is inline in the header. */
static void emit_getter(c_file *file, const ir_type *type, const ir_attr *attr) {
    c_function fn;
    output body = ksyc_output_in(file->dir, file->pool, 1);
    begin_instance(file, &body, type, attr, &fn);
    if (attr->kind == IR_PARSE_INSTANCE)
        ksyc_line_using(&fn, USES_KS | USES_SELF,
                        "if (!ks_spend(ks, 1)) return ks_in_at(ks, %s, self->ks.at);",
                        ksyc_quoted(&fn, attr->id));
    make_instance(&fn, attr);
    ksyc_line_using(&fn, USES_SELF, "self->ks_state_%s = KS_DONE;", attr->id);
    ksyc_line(&body, "return true;");
    ksyc_emit_function(file, getter_head(file, "bool", attr), &body, false);
}

/* The getter of an instance that might need itself: its computation is a separate function, and the state is
 * KS_BUSY while that runs. */
static void emit_careful_getter(c_file *file, const ir_type *type, const ir_attr *attr) {
    const char *id = attr->id;
    c_function fn;
    output body = ksyc_output_in(file->dir, file->pool, 1);
    begin_instance(file, &body, type, attr, &fn);
    make_instance(&fn, attr);
    ksyc_line(&body, "return true;");
    ksyc_emit_function(file,
                       ksyc_pool_printf(file->pool, "static bool %s(ks_ctx *ks, %s *self)",
                                        ksyc_static_name(file, "make", attr), type->c_name),
                       &body, false);
    output *out = &file->body;
    ksyc_block(out, "%s", getter_head(file, "bool", attr));
    ksyc_block(out, "if (self->ks_state_%s == KS_BUSY)", id);
    ksyc_line(out, "ks_fail(ks, KS_CYCLE, self->ks.at, \"a value that does not need itself\");");
    ksyc_line(out, "return ks_in(ks, %s);", ksyc_c_quoted(file->pool, id));
    ksyc_end(out);
    if (attr->kind == IR_PARSE_INSTANCE)
        ksyc_line(out, "if (!ks_spend(ks, 1)) return ks_in_at(ks, %s, self->ks.at);",
                  ksyc_c_quoted(file->pool, id));
    ksyc_line(out, "self->ks_state_%s = KS_BUSY;", id);
    ksyc_block(out, "if (!%s(ks, self))", ksyc_static_name(file, "make", attr));
    ksyc_line(out, "self->ks_state_%s = KS_TODO;", id);
    ksyc_line(out, "return false;");
    ksyc_end(out);
    ksyc_line(out, "if (self->ks_state_%s == KS_BUSY) self->ks_state_%s = KS_DONE;", id, id);
    ksyc_line(out, "return true;");
    ksyc_end(out);
    ksyc_line(out, "%s", "");
}

/* A function without a result. */
static void emit_infallible_getter(c_file *file, const ir_attr *attr) {
    c_function fn;
    output body = ksyc_output_in(file->dir, file->pool, 1);
    begin_instance(file, &body, attr->owner, attr, &fn);
    leave_when_missing(&fn, attr, "return;");
    emit_value_instance(&fn, attr);
    ksyc_line_using(&fn, USES_SELF, "self->ks_state_%s = KS_DONE;", attr->id);
    ksyc_emit_function(file, getter_head(file, "void", attr), &body, false);
}

void ksyc_emit_instance(c_file *file, const ir_attr *attr) {
    const size_t number = ksyc_needs_number(&file->needs, attr);
    if (attr->kind == IR_PARSE_INSTANCE) emit_reader_of_instance(file, attr->owner, attr);
    if (file->cannot_fail[number]) {
        emit_infallible_getter(file, attr);
    } else if (file->needs.may_cycle[number]) {
        emit_careful_getter(file, attr->owner, attr);
    } else {
        emit_getter(file, attr->owner, attr);
    }
}

/* -------------------------------------------------------------------------------------- complete */

/* Completes what `place` holds; `store` tells how. */
static void complete_value(c_function *fn, const ir_attr *attr, store s, const code_expr *place) {
    const ir_data *d = &attr->data;
    if (d->kind == IR_D_USER) {
        if (!fn->file->early.has_work[d->type->number]) return;
        const code_expr *object = s == STORE_OBJECT ? ksyc_code_address(P(fn), place) : place;
        const code_expr *call =
            code_call(P(fn), ksyc_pool_printf(P(fn), "%s_complete", d->type->c_name), KS,
                      ksyc_code_closed(P(fn), object));
        const char *guard = s == STORE_POINTER
                                ? ksyc_pool_printf(P(fn), "%s != NULL && ", ksyc_show(fn, place))
                                : "";
        ksyc_line(fn->out, "if (%s!%s) %s", guard, ksyc_show(fn, call),
                  ksyc_leave_text(fn, fn->fail));
        return;
    }
    const code_expr *ref = s == STORE_REF ? place : ksyc_code_dot(P(fn), place, "object");
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_data *c = &d->cases[i].data;
        bool seen = c->kind != IR_D_USER || !fn->file->early.has_work[c->type->number];
        for (size_t k = 0; k < i && !seen; k++) {
            seen = d->cases[k].data.kind == IR_D_USER && d->cases[k].data.type == c->type;
        }
        if (seen) continue;
        ksyc_block(fn->out, "if (%s.type == &%s_desc)", ksyc_show(fn, ref), c->type->c_name);
        ksyc_line_using(fn, USES_KS, "if (!%s_complete(ks, (%s *)%s.object)) %s", c->type->c_name,
                        c->type->c_name, ksyc_show(fn, ref), ksyc_leave_text(fn, fn->fail));
        ksyc_end(fn->out);
    }
}

static bool holds_completable(const c_file *file, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (!ksyc_is_parsed(attr)) return false;
    if (d->kind == IR_D_USER) return file->early.has_work[d->type->number];
    for (size_t i = 0; d->kind == IR_D_SWITCH && i < d->num_cases; i++) {
        const ir_data *c = &d->cases[i].data;
        if (c->kind == IR_D_USER && file->early.has_work[c->type->number]) return true;
    }
    return false;
}

static void complete_attr(c_function *fn, const ir_attr *attr) {
    if (!holds_completable(fn->file, attr)) return;
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    if (a->shape == SHAPE_VIEW) return; /* plain records have no instances */
    const code_expr *place = ksyc_self_member(fn, a);
    if (a->shape == SHAPE_ONE) {
        fn->fail = (leave){.kind = LEAVE_FIELD, .field = attr->id};
        complete_value(fn, attr, a->store, place);
        return;
    }
    ksyc_block(fn->out, "for (uint64_t i = 0; i < %s.count; i++)", ksyc_show(fn, place));
    ksyc_line(fn->out, "%s *const item = (%s *)ks_list_at(&%s, i);",
              ksyc_list_element_type(a, attr), ksyc_list_element_type(a, attr),
              ksyc_show(fn, place));
    fn->fail = (leave){.kind = LEAVE_ITEM, .field = attr->id, .index = ksyc_c_word(fn, "i")};
    complete_value(fn, attr, a->store, ksyc_code_sign(P(fn), "*", ksyc_c_word(fn, "item")));
    ksyc_end(fn->out);
}

void ksyc_emit_complete(c_file *file, const ir_type *type) {
    unsigned num_temps = 0;
    output body = ksyc_output_in(file->dir, file->pool, 1);
    c_function fn = {.file = file, .out = &body, .type = type, .num_temps = &num_temps};
    if (ksyc_storage_of_type(file->storage, type)->nests)
        ksyc_line_using(&fn, USES_KS | USES_SELF,
                        "if (!ks_enter(ks)) return ks_place(ks, self->ks.at);");
    for (size_t i = 0; i < type->num_seq; i++) complete_attr(&fn, type->seq[i]);
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        const size_t number = ksyc_needs_number(&file->needs, attr);
        const code_expr *call = ksyc_getter_call(&fn, attr, SELF);
        if (file->cannot_fail[number]) {
            ksyc_line(&body, "%s;", ksyc_bare(&fn, call));
        } else if (!file->is_forced[number]) {
            ksyc_line(&body, "if (!%s) return false;", ksyc_bare(&fn, call));
        }
        complete_attr(&fn, attr);
    }
    if (ksyc_storage_of_type(file->storage, type)->nests)
        ksyc_line_using(&fn, USES_KS, "ks_leave(ks);");
    ksyc_line(&body, "return true;");
    ksyc_emit_function(file,
                       ksyc_pool_printf(file->pool, "bool %s_complete(ks_ctx *ks, %s *self)",
                                        type->c_name, type->c_name),
                       &body, false);
}
