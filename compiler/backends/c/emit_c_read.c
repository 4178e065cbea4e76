/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The function T_parse(ks, io, self), which reads the seq of a type into a struct.
 */
#include <inttypes.h>

#include "emit_c_expr.h"

/* ------------------------------------------------------------------------------------ attributes */

void read_attr(c_function *fn, const ir_attr *attr, const code_expr *at) {
    const field_storage *a = storage_of(fn->file->storage, attr);
    fn->may_hold_bits = may_hold_bits(fn->file->held, attr);
    if (attr->repeat != IR_ONCE) {
        read_repeated(fn, attr);
        return;
    }
    if (a->only_checked) {
        drop_held_bits(fn, &attr->data, IO);
        const code_expr *nothing =
            code_compound(P(fn), "ks_bytes", code_arrow(P(fn), IO, "base"), c_number(fn, 0));
        check_valid(fn, attr, value_of_store(STORE_BYTES, nothing), at);
        return;
    }
    const code_expr *place = self_member(fn, a);
    read_element(fn, attr, place, IO);
    check_valid(fn, attr, value_of_store(a->store, place), at);
}

/* Of each field of the seq, whether a later one has it as the subject of its rule. */
static const bool *find_subjects(pool *p, const ir_type *type) {
    bool *subjects = pool_array(p, type->num_seq + 1, sizeof *subjects);
    for (size_t i = 0; i < type->num_seq; i++) {
        const ir_attr *subject = type->seq[i]->subject;
        if (subject != NULL) subjects[subject->index] = true;
    }
    return subjects;
}

static void emit_seq_attr(c_function *fn, const ir_attr *attr) {
    const field_storage *a = storage_of(fn->file->storage, attr);
    const code_expr *at = NULL;
    if (attr->begins_span) keep_start(fn, attr);
    if ((attr->num_valid > 0 && attr->repeat == IR_ONCE && attr->subject == NULL) ||
        attr->checksum != NULL || fn->subjects[attr->index]) {
        at = c_word(fn, pool_printf(P(fn), "at_%s", attr->id));
        /* Held bits are of the byte before the position. */
        const bool may_share = attr->data.kind == IR_D_BITS && may_hold_bits(fn->file->held, attr);
        line_using(fn, USES_IO, "const uint64_t %s = ks_at(io)%s;", at->text,
                   may_share ? " - (io->num_bits > 0 ? 1u : 0u)" : "");
    }
    fn->fail = (leave){.kind = LEAVE_FIELD, .field = attr->id};
    fn->item_fail = fn->fail;
    if (attr->condition != NULL) {
        const code_expr *test = gen_bool(fn, attr->condition);
        block(fn->out, "if (%s)", bare(fn, test));
        if (a->has_flag && !a->only_checked)
            line_using(fn, USES_SELF, "self->ks_has_%s = true;", attr->id);
    }
    /* In a program with bit fields, every field of a seq that begins with a whole byte says so: then a bit field that
     * is added to one type does not change what is generated for the others. */
    const held_bits *held = fn->file->held;
    if (has_bit_fields(held) && !may_hold_bits(held, attr) && !a->only_checked &&
        reads_whole_bytes(&attr->data))
        line_using(fn, USES_IO, "ks_align(io);");
    read_attr(fn, attr, at);
    if (attr->condition != NULL) end(fn->out);
    if (attr->ends_span) keep_end(fn, attr);
    check_sums(fn, attr);
}

/* ------------------------------------------------------------------------------------------- runs */

/*
 * Consecutive fields of fixed size are read with one access to the stream: `run` is the number of their bytes that
 * the input has, and each field compares its own end with that. So errors keep the order of the fields, and the
 * compiler keeps `run` and the address in registers.
 */
enum { RUN_MAX = 4096, RUN_BYTES_MAX = 64 };

static void spoils_run(void *self, const ir_attr *attr, const ir_expr *e) {
    bool *spoiled = self;
    (void)attr;
    if (e->op == IR_IO) *spoiled = true; /* its position would be that of the start of the run */
    if (e->op == IR_FIELD && is_instance(e->attr)) *spoiled = true;
}

static bool may_run(const c_file *file, const ir_attr *attr) {
    const field_storage *a = storage_of(file->storage, attr);
    bool spoiled = false;
    if (attr->condition != NULL || attr->repeat != IR_ONCE) return false;
    if (attr->checksum != NULL || attr->begins_span || attr->ends_span) return false;
    if (!a->only_checked && a->wire == NULL &&
        !(a->store == STORE_BYTES && a->wire_size <= RUN_BYTES_MAX))
        return false;
    visit_exprs(attr, spoils_run, &spoiled);
    return !spoiled;
}

/* The number of fields from `first` on that form a run; 0 when a run would not help. */
static size_t run_length(const c_file *file, const ir_type *type, size_t first, uint64_t *size) {
    size_t numbers = 0;
    size_t n = 0;
    *size = 0;
    while (first + n < type->num_seq && may_run(file, type->seq[first + n]) && *size < RUN_MAX) {
        const field_storage *a = storage_of(file->storage, type->seq[first + n]);
        *size += a->wire_size;
        if (!a->only_checked) numbers++;
        n++;
    }
    return numbers >= 2 && *size > 0 ? n : 0;
}

static void emit_run(c_function *fn, const ir_type *type, size_t first, size_t n, uint64_t size) {
    const code_expr *run = temp(fn);
    const code_expr *p = temp(fn);
    const code_expr *start = code_call(P(fn), "ks_at", IO);
    uint64_t offset = 0;
    line_using(fn, USES_KS | USES_IO, "const uint64_t %s = ks_run(ks, io, %" PRIu64 ");", run->text,
               size);
    line_using(fn, USES_IO, "const uint8_t *const %s = ks_here(io);", p->text);
    for (size_t i = first; i < first + n; i++) {
        const ir_attr *attr = type->seq[i];
        const field_storage *a = storage_of(fn->file->storage, attr);
        fn->fail = (leave){.kind = LEAVE_FIELD, .field = attr->id};
        fn->item_fail = fn->fail;
        fn->here = c_plus(fn, start, offset);
        if (fn->subjects[attr->index])
            line(fn->out, "const uint64_t at_%s = %s;", attr->id, bare(fn, fn->here));
        const code_expr *place = a->only_checked
                                     ? code_compound(P(fn), "ks_bytes", p, c_number(fn, 0))
                                     : self_member(fn, a);
        if (!a->only_checked) {
            if (offset + a->wire_size > 0) {
                block(fn->out, "if (%s < %" PRIu64 ")", run->text, offset + a->wire_size);
                line_using(fn, USES_KS | USES_IO, "ks_short(ks, io, %" PRIu64 ", %" PRIu32 ");",
                           offset, a->wire_size);
                line(fn->out, "%s", leave_text(fn, fn->fail));
                end(fn->out);
            }
            take_element(fn, attr, place, p, offset);
        }
        check_valid(fn, attr, value_of_store(a->only_checked ? STORE_BYTES : a->store, place),
                    fn->here);
        offset += a->wire_size;
    }
    line_using(fn, USES_IO, "io->pos += %" PRIu64 ";", size);
    fn->here = start;
}

/* --------------------------------------------------------------------------------- whole functions */

/* A function around `body`, which is given up, with its unused parameters marked. */
void emit_function(c_file *file, const char *head, output *body, bool has_io) {
    block(&file->body, "%s", head);
    if ((body->uses & USES_KS) == 0) line(&file->body, "(void)ks;");
    if (has_io && (body->uses & USES_IO) == 0) line(&file->body, "(void)io;");
    if ((body->uses & USES_SELF) == 0) line(&file->body, "(void)self;");
    move_output(&file->body, body);
    end(&file->body);
    line(&file->body, "%s", "");
}

static void emit_endian(c_function *fn, const ir_type *type) {
    if (type->endian_on == NULL) return;
    fn->fail = (leave){.kind = LEAVE_SILENT};
    fn->item_fail = fn->fail;
    cval on = gen(fn, type->endian_on);
    const char *otherwise = NULL;
    if (on.form == C_INT) {
        line(fn->out, "const %s ks_on = %s;", on.is_signed ? "int64_t" : "uint64_t",
             show(fn, as_64(fn, on)));
    } else {
        line(fn->out, "const ks_%s ks_on = %s;", on.form == C_TEXT ? "text" : "bytes",
             bare(fn, on.code));
    }
    on.code = c_word(fn, "ks_on");
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
        const code_expr *is_it = gen_bool(fn, &test);
        block(fn->out, "if (%s)", bare(fn, is_it));
        line_using(fn, USES_SELF, "self->ks_le = %s;", value);
        end_block(fn->out, "else");
        open++;
    }
    fn->on = NULL;
    if (otherwise != NULL) {
        line_using(fn, USES_SELF, "self->ks_le = %s;", otherwise);
    } else {
        line_using(fn, USES_KS | USES_IO,
                   "return ks_fail(ks, KS_UNDECIDED_ENDIAN, ks_at(io), \"a known byte order\");");
    }
    while (open-- > 0) end(fn->out);
}

/* Which instances of the object exist when its seq was read, as the function itself has made sure. */
static void find_forced(c_function *fn, const ir_type *type) {
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *instance = type->instances[i];
        if (is_known(fn, getter_call(fn, instance, SELF)))
            fn->file->is_forced[needs_number(&fn->file->needs, instance)] = true;
    }
}

void emit_parse(c_file *file, const ir_type *type) {
    const type_storage *t = storage_of_type(file->storage, type);
    unsigned num_temps = 0;
    kept_index *indexes = NULL;
    output body = output_new(file->pool, 1);
    c_function fn = {.file = file,
                     .out = &body,
                     .type = type,
                     .in_seq = true,
                     .subjects = find_subjects(file->pool, type),
                     .here = code_call(file->pool, "ks_at", IO),
                     .num_temps = &num_temps,
                     .indexes = &indexes};
    if (t->nests)
        line_using(&fn, USES_KS | USES_IO, "if (!ks_enter(ks)) return ks_place(ks, ks_at(io));");
    if (t->has_size) line_using(&fn, USES_IO, "const uint64_t ks_start = io->pos;");
    if (t->has_at) line_using(&fn, USES_SELF | USES_IO, "self->ks.at = ks_at(io);");
    if (t->keeps_io) line_using(&fn, USES_SELF | USES_IO, "self->ks_io = io;");
    if (t->keeps_root && type->root == type)
        line_using(&fn, USES_SELF, "if (self->ks_root == NULL) self->ks_root = self;");
    emit_endian(&fn, type);
    for (size_t i = 0; i < type->num_seq;) {
        uint64_t size = 0;
        size_t run = run_length(file, type, i, &size);
        if (run > 0) {
            if (has_bit_fields(file->held)) line_using(&fn, USES_IO, "ks_align(io);");
            emit_run(&fn, type, i, run, size);
            i += run;
        } else {
            emit_seq_attr(&fn, type->seq[i++]);
        }
    }
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        const code_expr *call = getter_call(&fn, attr, SELF);
        if (!file->early.is_early[needs_number(&file->needs, attr)] || is_known(&fn, call))
            continue;
        line(&body, "%s;", bare(&fn, call));
        learn(&fn, call);
    }
    if (t->has_size) line_using(&fn, USES_SELF | USES_IO, "self->ks.size = io->pos - ks_start;");
    if (t->nests) line_using(&fn, USES_KS, "ks_leave(ks);");
    line(&body, "return true;");
    find_forced(&fn, type);
    emit_function(file,
                  pool_printf(file->pool, "bool %s_parse(ks_ctx *ks, ks_stream *io, %s *self)",
                              type->c_name, type->c_name),
                  &body, true);
}
