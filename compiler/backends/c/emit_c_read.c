/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The functions of a type:
 *
 *   bool T_parse(ks, io, self)    reads the seq
 *   bool T_get_x(ks, self)        makes instance x exist
 *   bool T_complete(ks, self)     forces every instance of the object and of all it contains
 *   bool T_read(ks, io, out)      top-level types: a new object in the arena
 */
#include <inttypes.h>
#include <string.h>

#include "emit_c_expr.h"

static bool program_uses_bits(const emitter *em) {
    for (size_t i = 0; i < em->program->num_types; i++) {
        if (plan_of(em->plan, em->program->types[i])->uses_bits) return true;
    }
    return false;
}

/* ------------------------------------------------------------------------------------ attributes */

static void read_attr(scope *sc, const ir_attr *attr, const char *at) {
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    if (attr->repeat != IR_ONCE) {
        read_repeated(sc, attr);
        return;
    }
    if (a->only_checked) {
        check_valid(sc, attr, value_of_store(STORE_BYTES, "((ks_bytes){io->base, 0})"), at);
        return;
    }
    const char *place = self_member(sc, a);
    read_element(sc, attr, place, "io");
    check_valid(sc, attr, value_of_store(a->store, place), at);
}

static bool is_subject(const ir_type *type, const ir_attr *attr) {
    for (size_t i = attr->index + 1; i < type->num_seq; i++) {
        if (type->seq[i]->subject == attr) return true;
    }
    return false;
}

static bool reads_bytes(const ir_data *d) {
    return d->kind != IR_D_BITS && !(d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE) &&
           d->kind != IR_D_SWITCH;
}

static void emit_seq_attr(scope *sc, const ir_attr *attr, bool align) {
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    const char *at = NULL;
    if ((attr->num_valid > 0 && attr->repeat == IR_ONCE && attr->subject == NULL) ||
        is_subject(sc->type, attr)) {
        at = pool_printf(P(sc), "at_%s", attr->id);
        line(sc->out, "const uint64_t %s = ks_at(io);", at);
    }
    sc->fail = pool_printf(P(sc), "return ks_in(ks, %s);", quoted(sc, attr->id));
    sc->item_fail = sc->fail;
    if (attr->condition != NULL) {
        const char *test = gen_bool(sc, attr->condition);
        block(sc->out, "if (%s)", bare(sc, test));
        if (a->has_flag && !a->only_checked) line(sc->out, "self->ks_has_%s = true;", attr->id);
    }
    if (align && !a->only_checked && reads_bytes(&attr->data)) line(sc->out, "ks_align(io);");
    read_attr(sc, attr, at);
    if (attr->condition != NULL) end(sc->out);
}

/* ------------------------------------------------------------------------------------------- runs */

/*
 * Consecutive fields of fixed size are read with one look at the stream: `run` is how many of their
 * bytes there are, and each field compares its own end with that. So the order of errors stays
 * that of the fields, and the compiler keeps `run` and the address in registers.
 */
enum { RUN_MAX = 4096, RUN_BYTES_MAX = 64 };

static void spoils_run(void *self, const ir_attr *attr, const ir_expr *e) {
    bool *spoiled = self;
    (void)attr;
    if (e->op == IR_IO) *spoiled = true; /* its position would be that of the start of the run */
    if (e->op == IR_FIELD && is_instance(e->attr)) *spoiled = true;
}

static bool may_run(const emitter *em, const ir_attr *attr) {
    const plan_attr *a = plan_of_attr(em->plan, attr);
    bool spoiled = false;
    if (attr->condition != NULL || attr->repeat != IR_ONCE) return false;
    if (!a->only_checked && a->wire == NULL &&
        !(a->store == STORE_BYTES && a->wire_size <= RUN_BYTES_MAX))
        return false;
    visit_exprs(attr, spoils_run, &spoiled);
    return !spoiled;
}

/* How many fields from `first` on make a run; 0 when it is not worth it. */
static size_t run_length(const emitter *em, const ir_type *type, size_t first, uint64_t *size) {
    size_t numbers = 0;
    size_t n = 0;
    *size = 0;
    while (first + n < type->num_seq && may_run(em, type->seq[first + n]) && *size < RUN_MAX) {
        const plan_attr *a = plan_of_attr(em->plan, type->seq[first + n]);
        *size += a->wire_size;
        if (!a->only_checked) numbers++;
        n++;
    }
    return numbers >= 2 ? n : 0;
}

static void emit_run(scope *sc, const ir_type *type, size_t first, size_t n, uint64_t size) {
    const char *run = temp(sc);
    const char *p = temp(sc);
    uint64_t offset = 0;
    line(sc->out, "const uint64_t %s = ks_run(ks, io, %" PRIu64 ");", run, size);
    line(sc->out, "const uint8_t *const %s = ks_here(io);", p);
    for (size_t i = first; i < first + n; i++) {
        const ir_attr *attr = type->seq[i];
        const plan_attr *a = plan_of_attr(sc->em->plan, attr);
        sc->fail = pool_printf(P(sc), "return ks_in(ks, %s);", quoted(sc, attr->id));
        sc->item_fail = sc->fail;
        sc->here = offset == 0 ? "ks_at(io)" : pool_printf(P(sc), "ks_at(io) + %" PRIu64, offset);
        if (is_subject(type, attr)) line(sc->out, "const uint64_t at_%s = %s;", attr->id, sc->here);
        const char *place =
            a->only_checked ? pool_printf(P(sc), "((ks_bytes){%s, 0})", p) : self_member(sc, a);
        if (!a->only_checked) {
            block(sc->out, "if (%s < %" PRIu64 ")", run, offset + a->wire_size);
            line(sc->out, "ks_short(ks, io, %" PRIu64 ", %" PRIu32 ");", offset, a->wire_size);
            line(sc->out, "%s", sc->fail);
            end(sc->out);
            take_element(sc, attr, place, p, offset);
        }
        check_valid(sc, attr, value_of_store(a->only_checked ? STORE_BYTES : a->store, place),
                    sc->here);
        offset += a->wire_size;
    }
    line(sc->out, "io->pos += %" PRIu64 ";", size);
    sc->here = "ks_at(io)";
}

/* --------------------------------------------------------------------------------- whole functions */

static bool mentions(const char *text, const char *name) {
    size_t size = strlen(name);
    for (const char *at = strstr(text, name); at != NULL; at = strstr(at + 1, name)) {
        char before = at == text ? ' ' : at[-1];
        char after = at[size];
        bool starts =
            !(before == '_' || before == '>' || before == '.' || (before >= 'a' && before <= 'z') ||
              (before >= 'A' && before <= 'Z') || (before >= '0' && before <= '9'));
        bool ends = !(after == '_' || (after >= 'a' && after <= 'z') ||
                      (after >= 'A' && after <= 'Z') || (after >= '0' && after <= '9'));
        if (starts && ends) return true;
    }
    return false;
}

/* A function around `body`, with its unused parameters marked. */
static void emit_function(emitter *em, const char *head, const output *body, bool has_io) {
    block(&em->body, "%s", head);
    const char *text = output_text(body);
    if (!mentions(text, "ks")) line(&em->body, "(void)ks;");
    if (has_io && !mentions(text, "io")) line(&em->body, "(void)io;");
    if (!mentions(text, "self")) line(&em->body, "(void)self;");
    append(&em->body, text);
    end(&em->body);
    line(&em->body, "%s", "");
}

static void emit_endian(scope *sc, const ir_type *type) {
    if (type->endian_on == NULL) return;
    sc->fail = "return false;";
    sc->item_fail = sc->fail;
    cval on = gen(sc, type->endian_on);
    const char *otherwise = NULL;
    line(sc->out, "%s",
         on.form == C_INT
             ? pool_printf(P(sc), "const %s ks_on = %s;", on.is_signed ? "int64_t" : "uint64_t",
                           on.is_signed ? as_s64(sc, on) : as_u64(sc, on))
             : pool_printf(P(sc), "const ks_%s ks_on = %s;", on.form == C_TEXT ? "text" : "bytes",
                           bare(sc, on.text)));
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
        sc->on = &on;
        const char *is_it = gen_bool(sc, &test);
        block(sc->out, "if (%s)", bare(sc, is_it));
        line(sc->out, "self->ks_le = %s;", value);
        end_block(sc->out, "else");
        open++;
    }
    sc->on = NULL;
    if (otherwise != NULL) {
        line(sc->out, "self->ks_le = %s;", otherwise);
    } else {
        line(sc->out,
             "return ks_fail(ks, KS_UNDECIDED_ENDIAN, ks_at(io), \"a known byte order\");");
    }
    while (open-- > 0) end(sc->out);
}

/* The statements of T_parse. */
static output parse_body(emitter *em, const ir_type *type) {
    const plan_type *t = plan_of(em->plan, type);
    unsigned num_temps = 0;
    index_text *indexes = NULL;
    output body = output_new(em->pool, 1);
    scope sc = {.em = em,
                .out = &body,
                .type = type,
                .in_seq = true,
                .here = "ks_at(io)",
                .num_temps = &num_temps,
                .indexes = &indexes};
    if (t->nests) line(&body, "if (!ks_enter(ks)) return ks_place(ks, ks_at(io));");
    if (t->has_span) {
        line(&body, "const uint64_t ks_start = io->pos;");
        line(&body, "self->ks.at = ks_at(io);");
    }
    if (t->keeps_io) line(&body, "self->ks_io = io;");
    emit_endian(&sc, type);
    bool bits = program_uses_bits(em);
    for (size_t i = 0; i < type->num_seq;) {
        uint64_t size = 0;
        size_t run = run_length(em, type, i, &size);
        if (run > 0) {
            if (bits) line(&body, "ks_align(io);");
            emit_run(&sc, type, i, run, size);
            i += run;
        } else {
            emit_seq_attr(&sc, type->seq[i++], bits);
        }
    }
    if (t->has_span) line(&body, "self->ks.size = io->pos - ks_start;");
    if (t->nests) line(&body, "ks_leave(ks);");
    line(&body, "return true;");
    return body;
}

static void emit_parse(emitter *em, const ir_type *type) {
    output body = parse_body(em, type);
    emit_function(em,
                  pool_printf(em->pool, "bool %s_parse(ks_ctx *ks, ks_stream *io, %s *self)",
                              type->c_name, type->c_name),
                  &body, true);
}

/* ------------------------------------------------------------------------------------- instances */

static void emit_value_instance(scope *sc, const ir_attr *attr) {
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    if (a->shape != SHAPE_ONE) {
        gen_array_instance(sc, attr, pool_printf(P(sc), "self->%s", a->member));
        return;
    }
    cval v = gen(sc, attr->value);
    if (a->store == STORE_REF && v.form == C_OBJECT) {
        line(sc->out, "self->%s = (ks_ref){&%s_desc, %s};", a->member,
             attr->value->vtype.type->c_name, as_pointer(sc, v));
    } else {
        line(sc->out, "self->%s = %s;", a->member, as_store(sc, v, a->store));
    }
}

static void emit_reader_of_instance(emitter *em, const ir_type *type, const ir_attr *attr) {
    unsigned num_temps = 0;
    index_text *indexes = NULL;
    output body = output_new(em->pool, 1);
    scope sc = {.em = em,
                .out = &body,
                .type = type,
                .in_seq = false,
                .here = "self->ks.at",
                .num_temps = &num_temps,
                .indexes = &indexes};
    sc.fail = pool_printf(em->pool, "return ks_in(ks, %s);", c_quoted(em->pool, attr->id));
    sc.item_fail = sc.fail;
    sc.here = "ks_at(io)";
    const char *at = "at";
    if (plan_of_attr(em->plan, attr)->has_at) {
        at = pool_printf(em->pool, "self->ks_at_%s", attr->id);
        line(&body, "%s = ks_at(io);", at);
    } else if (attr->num_valid > 0) {
        line(&body, "const uint64_t at = ks_at(io);");
    }
    read_attr(&sc, attr, at);
    line(&body, "return true;");
    emit_function(em,
                  pool_printf(em->pool,
                              "static bool read_%s_%s(ks_ctx *ks, ks_stream *io, %s *self)",
                              type->c_name, attr->id, type->c_name),
                  &body, true);
}

/* The reading of a parse instance, from the place where it is to where it was. Says `ok`. */
static void emit_parse_instance(scope *sc, const ir_type *type, const ir_attr *attr) {
    const char *io = attr->io != NULL ? gen(sc, attr->io).text : "self->ks_io";
    line(sc->out, "ks_stream *const io = %s;", io);
    if (attr->pos == NULL) {
        line(sc->out, "const bool ok = read_%s_%s(ks, io, self);", type->c_name, attr->id);
        return;
    }
    const char *pos = gen_u64(sc, attr->pos, false);
    line(sc->out, "const uint64_t ks_back = io->pos;");
    line(sc->out, "const uint64_t ks_bits = io->bits;");
    line(sc->out, "const uint32_t ks_num_bits = io->num_bits;");
    line(sc->out, "ks_seek(io, %s);", bare(sc, pos));
    line(sc->out, "const bool ok = read_%s_%s(ks, io, self);", type->c_name, attr->id);
    line(sc->out, "io->pos = ks_back;");
    line(sc->out, "io->bits = ks_bits;");
    line(sc->out, "io->num_bits = ks_num_bits;");
}

static void begin_instance(emitter *em, output *body, const ir_type *type, const ir_attr *attr,
                           scope *sc) {
    *sc = (scope){.em = em,
                  .out = body,
                  .type = type,
                  .here = "self->ks.at",
                  .num_temps = pool_alloc(em->pool, sizeof(unsigned)),
                  .indexes = pool_alloc(em->pool, sizeof(index_text *))};
    sc->fail = pool_printf(em->pool, "return ks_in(ks, %s);", c_quoted(em->pool, attr->id));
    sc->item_fail = sc->fail;
}

/* `if (!condition) { it is missing; leave }` */
static void leave_when_missing(scope *sc, const ir_attr *attr, const char *leave) {
    if (attr->condition == NULL) return;
    const char *test = gen_bool(sc, attr->condition);
    block(sc->out, "if (!%s)",
          test[0] == '(' || strpbrk(test, " <>=") == NULL ? test
                                                          : pool_printf(P(sc), "(%s)", test));
    line(sc->out, "self->ks_state_%s = KS_MISSING;", attr->id);
    line(sc->out, "%s", leave);
    end(sc->out);
}

/* The statements that make an instance exist, up to `return true`. */
static void make_instance(scope *sc, const ir_type *type, const ir_attr *attr) {
    leave_when_missing(sc, attr, "return true;");
    if (attr->kind == IR_VALUE_INSTANCE) {
        emit_value_instance(sc, attr);
    } else {
        emit_parse_instance(sc, type, attr);
        line(sc->out, "if (!ok) return false;");
    }
}

static const char *getter_head(const emitter *em, const char *kind, const ir_attr *attr) {
    const char *type = attr->owner->c_name;
    return pool_printf(em->pool, "%s %s_make_%s(ks_ctx *ks, %s *self)", kind, type, attr->id, type);
}

/* The part of a getter that runs once; the header has the rest, inline. */
static void emit_getter(emitter *em, const ir_type *type, const ir_attr *attr) {
    scope sc;
    output body = output_new(em->pool, 1);
    begin_instance(em, &body, type, attr, &sc);
    if (attr->kind == IR_PARSE_INSTANCE)
        line(&body, "if (!ks_spend(ks, 1)) return ks_in_at(ks, %s, self->ks.at);",
             c_quoted(em->pool, attr->id));
    make_instance(&sc, type, attr);
    line(&body, "self->ks_state_%s = KS_DONE;", attr->id);
    line(&body, "return true;");
    emit_function(em, getter_head(em, "bool", attr), &body, false);
}

/* The same around a function of its own for an instance that might need itself: while that runs the state says so,
 * and afterwards it says what became of it. */
static void emit_careful_getter(emitter *em, const ir_type *type, const ir_attr *attr) {
    const char *id = attr->id;
    scope sc;
    output body = output_new(em->pool, 1);
    begin_instance(em, &body, type, attr, &sc);
    make_instance(&sc, type, attr);
    line(&body, "return true;");
    emit_function(em,
                  pool_printf(em->pool, "static bool make_%s_%s(ks_ctx *ks, %s *self)",
                              type->c_name, id, type->c_name),
                  &body, false);
    output *out = &em->body;
    block(out, "%s", getter_head(em, "bool", attr));
    block(out, "if (self->ks_state_%s == KS_BUSY)", id);
    line(out, "ks_fail(ks, KS_CYCLE, self->ks.at, \"a value that does not need itself\");");
    line(out, "return ks_in(ks, %s);", c_quoted(em->pool, id));
    end(out);
    if (attr->kind == IR_PARSE_INSTANCE)
        line(out, "if (!ks_spend(ks, 1)) return ks_in_at(ks, %s, self->ks.at);",
             c_quoted(em->pool, id));
    line(out, "self->ks_state_%s = KS_BUSY;", id);
    block(out, "if (!make_%s_%s(ks, self))", type->c_name, id);
    line(out, "self->ks_state_%s = KS_TODO;", id);
    line(out, "return false;");
    end(out);
    line(out, "if (self->ks_state_%s == KS_BUSY) self->ks_state_%s = KS_DONE;", id, id);
    line(out, "return true;");
    end(out);
    line(out, "%s", "");
}

/* -------------------------------------------------------------------------- what cannot fail */

/* The statements that give a value instance its value, for a function without a result. */
static output certain_body(emitter *em, const ir_attr *attr) {
    scope sc;
    output body = output_new(em->pool, 1);
    begin_instance(em, &body, attr->owner, attr, &sc);
    leave_when_missing(&sc, attr, "return;");
    emit_value_instance(&sc, attr);
    line(&body, "self->ks_state_%s = KS_DONE;", attr->id);
    return body;
}

static void emit_certain(emitter *em, const ir_attr *attr) {
    const char *type = attr->owner->c_name;
    output body = certain_body(em, attr);
    emit_function(
        em, pool_printf(em->pool, "void %s_make_%s(ks_ctx *ks, %s *self)", type, attr->id, type),
        &body, false);
}

/*
 * The statements themselves say whether a value instance can fail: every way to fail is a `return` with a result. They are
 * made for trial, each after those of the instances that it needs, and the errors that this meets are told
 * when the same is emitted for good. What depends on the file that is compiled (whether `_root` may be missing) counts as
 * failing, so that a file and those that import it agree.
 *
 * What the statements of T_parse know at their end holds after every reading that succeeded.
 */
void find_certain(emitter *em) {
    emitter trial = *em;
    trial.is_trial = true;
    trial.diag = diag_new(em->pool);
    size_t num = 0;
    const ir_attr *const *order = plan_order(em->plan, &num);
    for (size_t i = 0; i < num; i++) {
        plan_attr *a = plan_change(em->plan, order[i]);
        if (order[i]->kind != IR_VALUE_INSTANCE || a->may_cycle) continue;
        output body = certain_body(&trial, order[i]);
        a->cannot_fail = strstr(output_text(&body), "return ") == NULL;
    }
    for (size_t t = 0; t < em->program->num_types; t++) {
        const ir_type *type = em->program->types[t];
        output body = parse_body(&trial, type);
        scope sc = {.em = &trial};
        for (size_t i = 0; i < type->num_instances; i++)
            if (output_knows(&body, getter_call(&sc, type->instances[i], "self")))
                plan_change(em->plan, type->instances[i])->is_forced = true;
    }
}

/* -------------------------------------------------------------------------------------- complete */

/* Completes what `place` holds; `store` tells how. */
static void complete_value(scope *sc, const ir_attr *attr, store s, const char *place) {
    const ir_data *d = &attr->data;
    if (d->kind == IR_D_USER) {
        if (!plan_of(sc->em->plan, d->type)->needs_complete) return;
        const char *object = s == STORE_OBJECT ? pool_printf(P(sc), "&%s", place) : place;
        const char *guard = s == STORE_POINTER ? pool_printf(P(sc), "%s != NULL && ", place) : "";
        line(sc->out, "if (%s!%s_complete(ks, %s)) %s", guard, d->type->c_name, object, sc->fail);
        return;
    }
    const char *ref = s == STORE_REF ? place : pool_printf(P(sc), "%s.object", place);
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_data *c = &d->cases[i].data;
        bool seen = c->kind != IR_D_USER || !plan_of(sc->em->plan, c->type)->needs_complete;
        for (size_t k = 0; k < i && !seen; k++) {
            seen = d->cases[k].data.kind == IR_D_USER && d->cases[k].data.type == c->type;
        }
        if (seen) continue;
        block(sc->out, "if (%s.type == &%s_desc)", ref, c->type->c_name);
        line(sc->out, "if (!%s_complete(ks, (%s *)%s.object)) %s", c->type->c_name, c->type->c_name,
             ref, sc->fail);
        end(sc->out);
    }
}

static bool holds_completable(const emitter *em, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (!is_parsed(attr)) return false;
    if (d->kind == IR_D_USER) return plan_of(em->plan, d->type)->needs_complete;
    for (size_t i = 0; d->kind == IR_D_SWITCH && i < d->num_cases; i++) {
        const ir_data *c = &d->cases[i].data;
        if (c->kind == IR_D_USER && plan_of(em->plan, c->type)->needs_complete) return true;
    }
    return false;
}

static void complete_attr(scope *sc, const ir_attr *attr) {
    if (!holds_completable(sc->em, attr)) return;
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    if (a->shape == SHAPE_VIEW) return; /* plain records have no instances */
    const char *place = self_member(sc, a);
    if (a->shape == SHAPE_ONE) {
        sc->fail = pool_printf(P(sc), "return ks_in(ks, %s);", quoted(sc, attr->id));
        complete_value(sc, attr, a->store, place);
        return;
    }
    block(sc->out, "for (uint64_t i = 0; i < %s.count; i++)", place);
    line(sc->out, "%s *const item = (%s *)ks_list_at(&%s, i);", list_element_type(a, attr),
         list_element_type(a, attr), place);
    sc->fail = pool_printf(P(sc), "return ks_in_item(ks, %s, i);", quoted(sc, attr->id));
    complete_value(sc, attr, a->store, "(*item)");
    end(sc->out);
}

static void emit_complete(emitter *em, const ir_type *type) {
    unsigned num_temps = 0;
    output body = output_new(em->pool, 1);
    scope sc = {.em = em, .out = &body, .type = type, .num_temps = &num_temps};
    if (plan_of(em->plan, type)->nests)
        line(&body, "if (!ks_enter(ks)) return ks_place(ks, self->ks.at);");
    for (size_t i = 0; i < type->num_seq; i++) complete_attr(&sc, type->seq[i]);
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        const plan_attr *a = plan_of_attr(em->plan, attr);
        const char *call = getter_call(&sc, attr, "self");
        if (a->cannot_fail) {
            line(&body, "%s;", call);
        } else if (!a->is_forced) {
            line(&body, "if (!%s) return false;", call);
        }
        complete_attr(&sc, attr);
    }
    if (plan_of(em->plan, type)->nests) line(&body, "ks_leave(ks);");
    line(&body, "return true;");
    emit_function(
        em,
        pool_printf(em->pool, "bool %s_complete(ks_ctx *ks, %s *self)", type->c_name, type->c_name),
        &body, false);
}

static void emit_read(emitter *em, const ir_type *type) {
    output *out = &em->body;
    block(out, "bool %s_read(ks_ctx *ks, ks_stream *io, %s **out)", type->c_name, type->c_name);
    line(out, "%s *const self = (%s *)ks_alloc(ks, 1, sizeof *self);", type->c_name, type->c_name);
    line(out, "*out = self;");
    line(out, "if (self == NULL) return false;");
    line(out, "memset(self, 0, sizeof *self);");
    line(out, "return %s_parse(ks, io, self);", type->c_name);
    end(out);
    line(out, "%s", "");
}

void emit_type_functions(emitter *em, const ir_type *type) {
    line(&em->body, "/* %s */", type->path);
    line(&em->body, "%s", "");
    emit_parse(em, type);
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        if (attr->kind == IR_PARSE_INSTANCE) emit_reader_of_instance(em, type, attr);
        if (plan_of_attr(em->plan, attr)->cannot_fail) {
            emit_certain(em, attr);
        } else if (plan_of_attr(em->plan, attr)->may_cycle) {
            emit_careful_getter(em, type, attr);
        } else {
            emit_getter(em, type, attr);
        }
    }
    if (plan_of(em->plan, type)->needs_complete) emit_complete(em, type);
    if (type->outer == NULL && type->num_params == 0) emit_read(em, type);
}
