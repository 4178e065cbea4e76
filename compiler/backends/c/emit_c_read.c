/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The function T_parse(ks, io, self), which reads the seq of a type into a struct.
 */
#include <inttypes.h>

#include "access.h"
#include "emit_c_expr.h"

/* ------------------------------------------------------------------------------------ attributes */

void ksyc_read_attr(c_function *fn, const ir_attr *attr, const code_expr *at) {
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    fn->may_hold_bits = ksyc_may_hold_bits(fn->file->held, attr);
    if (attr->repeat != IR_ONCE) {
        ksyc_read_repeated(fn, attr);
        return;
    }
    if (a->only_checked) {
        ksyc_drop_held_bits(fn, &attr->data, IO);
        const code_expr *nothing = code_compound(
            P(fn), "ks_bytes", ksyc_code_arrow(P(fn), IO, "base"), ksyc_c_number(fn, 0));
        ksyc_check_valid(fn, attr, ksyc_value_of_store(STORE_BYTES, nothing), at);
        return;
    }
    const code_expr *place = ksyc_self_member(fn, a);
    ksyc_read_element(fn, attr, place, IO);
    ksyc_check_valid(fn, attr, ksyc_value_of_store(a->store, place), at);
}

/* Of each field of the seq, whether a later one has it as the subject of its rule. */
static const bool *find_subjects(pool *p, const ir_type *type) {
    bool *subjects = ksyc_pool_array(p, type->num_seq + 1, sizeof *subjects);
    for (size_t i = 0; i < type->num_seq; i++) {
        const ir_attr *subject = type->seq[i]->subject;
        if (subject != NULL) subjects[subject->index] = true;
    }
    return subjects;
}

static void emit_seq_attr(c_function *fn, const ir_attr *attr) {
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    const code_expr *at = NULL;
    if (attr->begins_span) ksyc_keep_start(fn, attr);
    if ((attr->num_valid > 0 && attr->repeat == IR_ONCE && attr->subject == NULL) ||
        attr->checksum != NULL || fn->subjects[attr->index]) {
        at = ksyc_c_word(fn, ksyc_pool_printf(P(fn), "at_%s", attr->id));
        /* Held bits are of the byte before the position. */
        const bool may_share =
            attr->data.kind == IR_D_BITS && ksyc_may_hold_bits(fn->file->held, attr);
        ksyc_line_using(fn, USES_IO, "const uint64_t %s = ks_at(io)%s;", at->text,
                        may_share ? " - (io->num_bits > 0 ? 1u : 0u)" : "");
    }
    fn->fail = (leave){.kind = LEAVE_FIELD, .field = attr->id};
    fn->item_fail = fn->fail;
    if (attr->condition != NULL) {
        const code_expr *test = ksyc_gen_bool(fn, attr->condition);
        ksyc_block(fn->out, "if (%s)", ksyc_bare(fn, test));
        if (a->has_flag && !a->only_checked)
            ksyc_line_using(fn, USES_SELF, "self->ks_has_%s = true;", attr->id);
    }
    /* In a program with bit fields, every field of a seq that begins with a whole byte says so: then a bit field that
     * is added to one type does not change what is generated for the others. */
    const held_bits *held = fn->file->held;
    if (ksyc_has_bit_fields(held) && !ksyc_may_hold_bits(held, attr) && !a->only_checked &&
        ksyc_reads_whole_bytes(&attr->data))
        ksyc_line_using(fn, USES_IO, "ks_align(io);");
    ksyc_read_attr(fn, attr, at);
    if (attr->condition != NULL) ksyc_end(fn->out);
    if (attr->ends_span) ksyc_keep_end(fn, attr);
    ksyc_check_sums(fn, attr);
}

/* ------------------------------------------------------------------------------------------- runs */

static void emit_run(c_function *fn, const ir_type *type, size_t first, size_t n, uint64_t size) {
    const code_expr *run = ksyc_temp(fn);
    const code_expr *p = ksyc_temp(fn);
    const code_expr *start = code_call(P(fn), "ks_at", IO);
    uint64_t offset = 0;
    ksyc_line_using(fn, USES_KS | USES_IO, "const uint64_t %s = ks_run(ks, io, %" PRIu64 ");",
                    run->text, size);
    ksyc_line_using(fn, USES_IO, "const uint8_t *const %s = ks_here(io);", p->text);
    for (size_t i = first; i < first + n; i++) {
        const ir_attr *attr = type->seq[i];
        const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
        fn->fail = (leave){.kind = LEAVE_FIELD, .field = attr->id};
        fn->item_fail = fn->fail;
        fn->here = ksyc_c_plus(fn, start, offset);
        if (fn->subjects[attr->index])
            ksyc_line(fn->out, "const uint64_t at_%s = %s;", attr->id, ksyc_bare(fn, fn->here));
        const code_expr *place = a->only_checked
                                     ? code_compound(P(fn), "ks_bytes", p, ksyc_c_number(fn, 0))
                                     : ksyc_self_member(fn, a);
        if (!a->only_checked) {
            if (offset + a->wire_size > 0) {
                ksyc_block(fn->out, "if (%s < %" PRIu64 ")", run->text, offset + a->wire_size);
                ksyc_line_using(fn, USES_KS | USES_IO,
                                "ks_short(ks, io, %" PRIu64 ", %" PRIu32 ");", offset,
                                a->wire_size);
                ksyc_line(fn->out, "%s", ksyc_leave_text(fn, fn->fail));
                ksyc_end(fn->out);
            }
            ksyc_take_element(fn, attr, place, p, offset);
        }
        ksyc_check_valid(fn, attr,
                         ksyc_value_of_store(a->only_checked ? STORE_BYTES : a->store, place),
                         fn->here);
        offset += a->wire_size;
    }
    ksyc_line_using(fn, USES_IO, "io->pos += %" PRIu64 ";", size);
    fn->here = start;
}

/* --------------------------------------------------------------------------------- whole functions */

/* A function around `body`, which is given up, with its unused parameters marked. */
void ksyc_emit_function(c_file *file, const char *head, output *body, bool has_io) {
    ksyc_block(&file->body, "%s", head);
    if ((body->uses & USES_KS) == 0) ksyc_line(&file->body, "(void)ks;");
    if (has_io && (body->uses & USES_IO) == 0) ksyc_line(&file->body, "(void)io;");
    if ((body->uses & USES_SELF) == 0) ksyc_line(&file->body, "(void)self;");
    ksyc_move_output(&file->body, body);
    ksyc_end(&file->body);
    ksyc_line(&file->body, "%s", "");
}

static void emit_endian(c_function *fn, const ir_type *type) {
    if (type->endian_on == NULL) return;
    fn->fail = (leave){.kind = LEAVE_SILENT};
    fn->item_fail = fn->fail;
    cval on = ksyc_gen(fn, type->endian_on);
    const char *otherwise = NULL;
    if (on.form == C_INT) {
        ksyc_line(fn->out, "const %s ks_on = %s;", on.is_signed ? "int64_t" : "uint64_t",
                  ksyc_show(fn, ksyc_as_64(fn, on)));
    } else if (on.form == C_BOOL) {
        ksyc_line(fn->out, "const bool ks_on = %s;", ksyc_bare(fn, on.code));
    } else {
        ksyc_line(fn->out, "const ks_%s ks_on = %s;", on.form == C_TEXT ? "text" : "bytes",
                  ksyc_bare(fn, on.code));
    }
    on.code = ksyc_c_word(fn, "ks_on");
    on.is_narrow = false;
    size_t open = 0;
    for (size_t i = 0; i < type->num_endian_cases; i++) {
        const char *value = type->endian_cases[i].endian == IR_LITTLE ? "true" : "false";
        ir_expr *key = type->endian_cases[i].key;
        if (key == NULL) {
            otherwise = value;
            continue;
        }
        ir_expr left = {.op = IR_ON, .vtype = type->endian_on->vtype, .place = type->place};
        ir_expr *args[2] = {&left, key};
        ir_expr test = {.op = IR_EQ,
                        .vtype = {.kind = IR_BOOL},
                        .place = type->place,
                        .args = args,
                        .num_args = 2};
        fn->on = &on;
        const code_expr *is_it = ksyc_gen_bool(fn, &test);
        ksyc_block(fn->out, "if (%s)", ksyc_bare(fn, is_it));
        ksyc_line_using(fn, USES_SELF, "self->ks_le = %s;", value);
        ksyc_end_block(fn->out, "else");
        open++;
    }
    fn->on = NULL;
    if (otherwise != NULL) {
        ksyc_line_using(fn, USES_SELF, "self->ks_le = %s;", otherwise);
    } else {
        ksyc_line_using(
            fn, USES_KS | USES_IO,
            "return ks_fail(ks, KS_UNDECIDED_ENDIAN, ks_at(io), \"a known byte order\");");
    }
    while (open-- > 0) ksyc_end(fn->out);
}

/* Which instances of the object exist when its seq was read, as the function itself has made sure. */
static void find_forced(c_function *fn, const ir_type *type) {
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *instance = type->instances[i];
        if (ksyc_is_known(fn, ksyc_getter_call(fn, instance, SELF)))
            fn->file->is_forced[ksyc_needs_number(&fn->file->needs, instance)] = true;
    }
}

/* A run, or one field. Of what later fields find, only indexes are of its memory. */
static size_t emit_fields(c_function *fn, const ir_type *type, size_t first) {
    const kept_index *indexes = *fn->indexes;
    const code_expr *here = fn->here;
    uint64_t size = 0;
    const size_t run = ksyc_run_length(fn->file->storage, type, first, &size);
    ksyc_begin_part(fn->file);
    if (run > 0) {
        if (ksyc_has_bit_fields(fn->file->held)) ksyc_line_using(fn, USES_IO, "ks_align(io);");
        emit_run(fn, type, first, run, size);
    } else {
        emit_seq_attr(fn, type->seq[first]);
    }
    ksyc_end_part(fn->file, *fn->indexes != indexes);
    fn->here = here;
    return run > 0 ? run : 1;
}

void ksyc_emit_parse(c_file *file, const ir_type *type) {
    const type_storage *t = ksyc_storage_of_type(file->storage, type);
    unsigned num_temps = 0;
    kept_index *indexes = NULL;
    output body = ksyc_output_in(file->dir, file->pool, 1);
    c_function fn = {.file = file,
                     .out = &body,
                     .type = type,
                     .in_seq = true,
                     .subjects = find_subjects(file->pool, type),
                     .here = code_call(file->pool, "ks_at", IO),
                     .num_temps = &num_temps,
                     .indexes = &indexes};
    if (t->nests)
        ksyc_line_using(&fn, USES_KS | USES_IO,
                        "if (!ks_enter(ks)) return ks_place(ks, ks_at(io));");
    if (t->has_size) ksyc_line_using(&fn, USES_IO, "const uint64_t ks_start = io->pos;");
    if (t->has_at) ksyc_line_using(&fn, USES_SELF | USES_IO, "self->ks.at = ks_at(io);");
    if (t->keeps_io) ksyc_line_using(&fn, USES_SELF | USES_IO, "self->ks_io = io;");
    if (t->keeps_root && type->root == type)
        ksyc_line_using(&fn, USES_SELF, "if (self->ks_root == NULL) self->ks_root = self;");
    emit_endian(&fn, type);
    for (size_t i = 0; i < type->num_seq;) i += emit_fields(&fn, type, i);
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        const code_expr *call = ksyc_getter_call(&fn, attr, SELF);
        if (!file->early.is_early[ksyc_needs_number(&file->needs, attr)] ||
            ksyc_is_known(&fn, call))
            continue;
        ksyc_line(&body, "%s;", ksyc_bare(&fn, call));
        ksyc_learn(&fn, call);
    }
    if (t->has_size)
        ksyc_line_using(&fn, USES_SELF | USES_IO, "self->ks.size = io->pos - ks_start;");
    if (t->nests) ksyc_line_using(&fn, USES_KS, "ks_leave(ks);");
    ksyc_line(&body, "return true;");
    find_forced(&fn, type);
    ksyc_emit_function(file,
                       ksyc_pool_printf(file->pool,
                                        "bool %s_parse(ks_ctx *ks, ks_stream *io, %s *self)",
                                        type->c_name, type->c_name),
                       &body, true);
}
