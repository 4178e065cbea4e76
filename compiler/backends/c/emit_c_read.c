/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The function T_parse(ks, io, self), which reads the seq of a type into a struct.
 */
#include <inttypes.h>
#include <string.h>

#include "emit_c_expr.h"

/* ------------------------------------------------------------------------------------ attributes */

void read_attr(c_function *fn, const ir_attr *attr, const char *at) {
    const field_storage *a = storage_of(fn->file->storage, attr);
    fn->may_hold_bits = may_hold_bits(fn->file->held, attr);
    if (attr->repeat != IR_ONCE) {
        read_repeated(fn, attr);
        return;
    }
    if (a->only_checked) {
        drop_held_bits(fn, &attr->data, "io");
        check_valid(fn, attr, value_of_store(STORE_BYTES, "((ks_bytes){io->base, 0})"), at);
        return;
    }
    const char *place = self_member(fn, a);
    read_element(fn, attr, place, "io");
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
    const char *at = NULL;
    if (attr->begins_span) keep_start(fn, attr);
    if ((attr->num_valid > 0 && attr->repeat == IR_ONCE && attr->subject == NULL) ||
        attr->checksum != NULL || fn->subjects[attr->index]) {
        at = pool_printf(P(fn), "at_%s", attr->id);
        line(fn->out, "const uint64_t %s = ks_at(io);", at);
    }
    fn->fail = pool_printf(P(fn), "return ks_in(ks, %s);", quoted(fn, attr->id));
    fn->item_fail = fn->fail;
    if (attr->condition != NULL) {
        const char *test = gen_bool(fn, attr->condition);
        block(fn->out, "if (%s)", bare(fn, test));
        if (a->has_flag && !a->only_checked) line(fn->out, "self->ks_has_%s = true;", attr->id);
    }
    /* In a program with bit fields, every field of a seq that begins with a whole byte says so: then a bit field that
     * is added to one type does not change what is generated for the others. */
    const held_bits *held = fn->file->held;
    if (has_bit_fields(held) && !may_hold_bits(held, attr) && !a->only_checked &&
        reads_whole_bytes(&attr->data))
        line(fn->out, "ks_align(io);");
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
    return numbers >= 2 ? n : 0;
}

static void emit_run(c_function *fn, const ir_type *type, size_t first, size_t n, uint64_t size) {
    const char *run = temp(fn);
    const char *p = temp(fn);
    uint64_t offset = 0;
    line(fn->out, "const uint64_t %s = ks_run(ks, io, %" PRIu64 ");", run, size);
    line(fn->out, "const uint8_t *const %s = ks_here(io);", p);
    for (size_t i = first; i < first + n; i++) {
        const ir_attr *attr = type->seq[i];
        const field_storage *a = storage_of(fn->file->storage, attr);
        fn->fail = pool_printf(P(fn), "return ks_in(ks, %s);", quoted(fn, attr->id));
        fn->item_fail = fn->fail;
        fn->here = offset == 0 ? "ks_at(io)" : pool_printf(P(fn), "ks_at(io) + %" PRIu64, offset);
        if (fn->subjects[attr->index])
            line(fn->out, "const uint64_t at_%s = %s;", attr->id, fn->here);
        const char *place =
            a->only_checked ? pool_printf(P(fn), "((ks_bytes){%s, 0})", p) : self_member(fn, a);
        if (!a->only_checked) {
            if (offset + a->wire_size > 0) {
                block(fn->out, "if (%s < %" PRIu64 ")", run, offset + a->wire_size);
                line(fn->out, "ks_short(ks, io, %" PRIu64 ", %" PRIu32 ");", offset, a->wire_size);
                line(fn->out, "%s", fn->fail);
                end(fn->out);
            }
            take_element(fn, attr, place, p, offset);
        }
        check_valid(fn, attr, value_of_store(a->only_checked ? STORE_BYTES : a->store, place),
                    fn->here);
        offset += a->wire_size;
    }
    line(fn->out, "io->pos += %" PRIu64 ";", size);
    fn->here = "ks_at(io)";
}

/* --------------------------------------------------------------------------------- whole functions */

/* A function around `body`, with its unused parameters marked. */
void emit_function(c_file *file, const char *head, const output *body, bool has_io) {
    block(&file->body, "%s", head);
    const char *text = output_text(body);
    if (!uses_variable(text, "ks")) line(&file->body, "(void)ks;");
    if (has_io && !uses_variable(text, "io")) line(&file->body, "(void)io;");
    if (!uses_variable(text, "self")) line(&file->body, "(void)self;");
    append(&file->body, text);
    end(&file->body);
    line(&file->body, "%s", "");
}

static void emit_endian(c_function *fn, const ir_type *type) {
    if (type->endian_on == NULL) return;
    fn->fail = "return false;";
    fn->item_fail = fn->fail;
    cval on = gen(fn, type->endian_on);
    const char *otherwise = NULL;
    line(fn->out, "%s",
         on.form == C_INT
             ? pool_printf(P(fn), "const %s ks_on = %s;", on.is_signed ? "int64_t" : "uint64_t",
                           on.is_signed ? as_s64(fn, on) : as_u64(fn, on))
             : pool_printf(P(fn), "const ks_%s ks_on = %s;", on.form == C_TEXT ? "text" : "bytes",
                           bare(fn, on.text)));
    on.text = "ks_on";
    on.is_literal = false;
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
        const char *is_it = gen_bool(fn, &test);
        block(fn->out, "if (%s)", bare(fn, is_it));
        line(fn->out, "self->ks_le = %s;", value);
        end_block(fn->out, "else");
        open++;
    }
    fn->on = NULL;
    if (otherwise != NULL) {
        line(fn->out, "self->ks_le = %s;", otherwise);
    } else {
        line(fn->out,
             "return ks_fail(ks, KS_UNDECIDED_ENDIAN, ks_at(io), \"a known byte order\");");
    }
    while (open-- > 0) end(fn->out);
}

/* The statements of T_parse. */
output parse_body(c_file *file, const ir_type *type) {
    const type_storage *t = storage_of_type(file->storage, type);
    unsigned num_temps = 0;
    index_text *indexes = NULL;
    output body = output_new(file->pool, 1);
    c_function fn = {.file = file,
                     .out = &body,
                     .type = type,
                     .in_seq = true,
                     .subjects = find_subjects(file->pool, type),
                     .here = "ks_at(io)",
                     .num_temps = &num_temps,
                     .indexes = &indexes};
    if (t->nests) line(&body, "if (!ks_enter(ks)) return ks_place(ks, ks_at(io));");
    if (t->has_span) {
        line(&body, "const uint64_t ks_start = io->pos;");
        line(&body, "self->ks.at = ks_at(io);");
    }
    if (t->keeps_io) line(&body, "self->ks_io = io;");
    if (t->keeps_root && type->root == type)
        line(&body, "if (self->ks_root == NULL) self->ks_root = self;");
    emit_endian(&fn, type);
    for (size_t i = 0; i < type->num_seq;) {
        uint64_t size = 0;
        size_t run = run_length(file, type, i, &size);
        if (run > 0) {
            if (has_bit_fields(file->held)) line(&body, "ks_align(io);");
            emit_run(&fn, type, i, run, size);
            i += run;
        } else {
            emit_seq_attr(&fn, type->seq[i++]);
        }
    }
    if (t->has_span) line(&body, "self->ks.size = io->pos - ks_start;");
    if (t->nests) line(&body, "ks_leave(ks);");
    line(&body, "return true;");
    return body;
}

void emit_parse(c_file *file, const ir_type *type) {
    output body = parse_body(file, type);
    emit_function(file,
                  pool_printf(file->pool, "bool %s_parse(ks_ctx *ks, ks_stream *io, %s *self)",
                              type->c_name, type->c_name),
                  &body, true);
}
