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

#include "emit_c.h"

#define P(sc) ((sc)->em->pool)

static const char *quoted(emitter *em, const char *text) {
    return c_string(em->pool, text, strlen(text));
}

static bool program_uses_bits(const emitter *em) {
    for (size_t i = 0; i < em->program->num_types; i++) {
        if (plan_of(em->plan, em->program->types[i])->uses_bits) return true;
    }
    return false;
}

/* ------------------------------------------------------------------------------------ attributes */

static const char *self_member(const scope *sc, const plan_attr *a) {
    return pool_printf(P(sc), "self->%s", a->member);
}

static const char *element_type(const plan_attr *a, const ir_attr *attr) {
    return a->store == STORE_OBJECT ? attr->data.type->c_name : store_type(a->store);
}

/* Inside of a loop over elements: errors name the element. */
static scope item_scope(const scope *sc, const ir_attr *attr, const char *index) {
    scope inner = *sc;
    inner.index = index;
    inner.fail =
        pool_printf(P(sc), "return ks_in_item(ks, %s, %s);", quoted(sc->em, attr->id), index);
    inner.item_fail = inner.fail;
    return inner;
}

/* The condition of `until` on the element `v`; leaves a bool in `more`. */
static void set_more(scope *sc, const ir_attr *attr, cval v, const char *more) {
    sc->item = &v;
    const char *test = gen_bool(sc, attr->repeat_expr);
    sc->item = NULL;
    line(sc->out, "%s = !%s;", more,
         test[0] == '(' || strpbrk(test, " <>=") == NULL ? test : pool_printf(P(sc), "(%s)", test));
}

typedef struct loop {
    const char *index;
    const char *count; /* repeat: expr */
    const char *more;  /* repeat: until */
    const char *start; /* repeat: eos over elements that may take no bytes: where one began */
    const char *bits;
} loop;

static loop open_loop(scope *sc, const ir_attr *attr, const char *count, bool needs_progress) {
    loop l = {.index = temp(sc), .count = count};
    if (attr->repeat == IR_REPEAT_EXPR) {
        block(sc->out, "for (uint64_t %s = 0; %s < %s; %s++)", l.index, l.index, count, l.index);
        return l;
    }
    if (attr->repeat == IR_REPEAT_UNTIL) {
        l.more = temp(sc);
        line(sc->out, "bool %s = true;", l.more);
        block(sc->out, "for (uint64_t %s = 0; %s; %s++)", l.index, l.more, l.index);
    } else {
        block(sc->out, "for (uint64_t %s = 0; !ks_eof(io); %s++)", l.index, l.index);
        if (needs_progress) {
            l.start = temp(sc);
            line(sc->out, "const uint64_t %s = io->pos;", l.start);
            l.bits = temp(sc);
            line(sc->out, "const uint32_t %s = io->num_bits;", l.bits);
        }
    }
    line(sc->out, "if (!ks_spend(ks, 1)) return ks_in_item_at(ks, %s, %s, ks_at(io));",
         quoted(sc->em, attr->id), l.index);
    return l;
}

static void close_loop(scope *sc, const ir_attr *attr, const loop *l) {
    if (l->start != NULL) {
        block(sc->out, "if (io->pos == %s && io->num_bits == %s)", l->start, l->bits);
        line(sc->out, "ks_fail(ks, KS_NO_PROGRESS, ks_at(io), \"elements that take bytes\");");
        line(sc->out, "return ks_in_item(ks, %s, %s);", quoted(sc->em, attr->id), l->index);
        end(sc->out);
    }
    end(sc->out);
}

static uint64_t element_min_size(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    switch (d->kind) {
    case IR_D_INT:
    case IR_D_FLOAT: return d->size;
    case IR_D_USER: return d->sizing == IR_SIZE_NONE ? d->type->min_size : 0;
    case IR_D_BYTES:
    case IR_D_STR:
        return d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT &&
                       !d->size_expr->negative
                   ? d->size_expr->word
                   : 0;
    default: return 0;
    }
}

/*
 * Records of a plain type whose rules need nothing but their own fields, parameters, and other
 * objects are checked where they lie, without a struct: a window of the input is loaded, then the
 * fields that rules look at are taken from it.
 */
enum { WINDOW = 4096 };

typedef struct record_needs {
    bool position; /* of the stream, which is that of the window */
    bool root;
} record_needs;

static void note_needs(void *self, const ir_attr *attr, const ir_expr *e) {
    record_needs *needs = self;
    (void)attr;
    if (e->op == IR_IO) needs->position = true;
    if (e->op == IR_ROOT) needs->root = true;
}

static bool is_checked_in_place(const emitter *em, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    record_needs needs = {false, false};
    if (d->kind != IR_D_USER || attr->repeat != IR_REPEAT_EXPR || attr->num_valid > 0) return false;
    if (d->parent != NULL || d->type->min_size > WINDOW) return false;
    if (plan_of(em->plan, d->type)->keeps_parent &&
        (d->no_parent || d->type->parent.kind != IR_OBJECT))
        return false;
    for (size_t i = 0; i < d->type->num_seq; i++) visit_exprs(d->type->seq[i], note_needs, &needs);
    for (size_t i = 0; i < d->num_args; i++) {
        if (d->type->params[i]->vtype.kind == IR_ARRAY) return false;
    }
    /* The rules see the root of the record, which has to be that of the object that holds it. */
    return !needs.position && (!needs.root || d->type->root == attr->owner->root);
}

static void uses_field(void *self, const ir_attr *attr, const ir_expr *e) {
    bool *used = self;
    (void)attr;
    if (e->op == IR_FIELD && e->args[0]->op == IR_SELF && e->attr->kind == IR_SEQ)
        used[e->attr->index] = true;
}

typedef struct search {
    const ir_attr *array;
    bool found;
} search;

static void varies(void *self, const ir_attr *attr, const ir_expr *e) {
    search *s = self;
    (void)attr;
    if (e->op == IR_INDEX || (e->op == IR_FIELD && e->attr == s->array)) s->found = true;
}

/* Whether an argument is the same for every element. */
static bool is_invariant(const ir_attr *array, ir_expr *argument) {
    search s = {array, false};
    ir_attr holder = {.kind = IR_SEQ, .owner = array->owner, .condition = argument};
    visit_exprs(&holder, varies, &s);
    return !s.found;
}

/* Parameters as local variables; those that do not change from element to element go before the loop. */
static void take_parameters(scope *sc, const ir_attr *attr, local *locals, bool invariant) {
    const ir_data *d = &attr->data;
    for (size_t i = 0; i < d->num_args; i++) {
        if (is_invariant(attr, d->args[i]) != invariant) continue;
        const plan_attr *a = &plan_of(sc->em->plan, d->type)->params[i];
        cval v = gen(sc, d->args[i]);
        const char *value = as_fitting(sc, v, &d->args[i]->vtype, a->store);
        const char *name = temp(sc);
        const char *type = a->store == STORE_POINTER
                               ? pool_printf(P(sc), "%s *", d->type->params[i]->vtype.type->c_name)
                               : pool_printf(P(sc), "%s ", store_type(a->store));
        line(sc->out, "%s%s%s = %s;", a->store == STORE_POINTER ? "" : "const ", type, name, value);
        line(sc->out, "(void)%s;", name);
        locals[i] = (local){d->type->params[i], value_of_store(a->store, name)};
    }
}

static void check_in_place(scope *sc, const ir_attr *attr, const plan_attr *a, const char *count) {
    const ir_type *type = attr->data.type;
    const plan_type *t = plan_of(sc->em->plan, type);
    size_t num_locals = 0;
    local *locals = pool_array(P(sc), type->num_params + type->num_seq + 1, sizeof *locals);
    bool *used = pool_array(P(sc), type->num_seq + 1, sizeof *used);
    for (size_t i = 0; i < type->num_seq; i++) {
        visit_exprs(type->seq[i], uses_field, used);
        if (type->seq[i]->num_valid > 0 && !t->seq[i].is_rule) used[i] = true;
        const ir_attr *subject = type->seq[i]->subject;
        if (subject != NULL) used[subject->index] = true;
    }
    line(sc->out, "if (!ks_read_view(ks, io, %s, %" PRIu64 ", &self->%s)) %s", count,
         type->min_size, a->member, sc->fail);
    block(sc->out, "if (self->%s.count > 0)", a->member);
    take_parameters(sc, attr, locals, true);
    const char *index = temp(sc);
    const char *p = temp(sc);
    block(sc->out, "for (uint64_t %s = 0; %s < self->%s.count; %s++)", index, index, a->member,
          index);
    line(sc->out, "const uint8_t *const %s = self->%s.data + %s * %" PRIu64 ";", p, a->member,
         index, type->min_size);
    scope inner = item_scope(sc, attr, index);
    block(sc->out, "if (%s %% %" PRIu64 " == 0)", index, WINDOW / type->min_size);
    line(sc->out, "if (!ks_fetch_some(ks, %s, self->%s.count - %s, %" PRIu64 ", %" PRIu64 ")) %s",
         p, a->member, index, type->min_size, WINDOW / type->min_size, inner.fail);
    end(sc->out);
    take_parameters(&inner, attr, locals, false);
    num_locals = type->num_params;
    inner.type = type;
    inner.locals = locals;
    inner.record = p;
    inner.parent = "self";
    const char *root_holder = sc->type->root == sc->type ? "self" : "self->ks_root";
    inner.root = root_holder;
    uint64_t offset = 0;
    for (size_t i = 0; i < type->num_seq; i++) {
        const ir_attr *field = type->seq[i];
        const plan_attr *f = &t->seq[i];
        inner.num_locals = num_locals;
        cval v = {.form = C_BYTES, .text = pool_printf(P(sc), "((ks_bytes){%s, 0})", p)};
        if (used[i] && !f->is_rule) {
            const char *name = temp(sc);
            const char *at = offset == 0 ? p : pool_printf(P(sc), "%s + %" PRIu64, p, offset);
            if (f->wire != NULL) {
                line(sc->out, "const %s %s = ks_%s(%s);", store_type(f->store), name, f->wire, at);
            } else {
                line(sc->out, "const ks_bytes %s = {%s, %" PRIu32 "};", name, at, f->wire_size);
            }
            v = value_of_store(f->store, name);
            locals[num_locals++] = (local){field, v};
            inner.num_locals = num_locals;
        }
        inner.fail = pool_printf(P(sc), "return ks_in_record(ks, %s, %s, %s);",
                                 quoted(sc->em, field->id), quoted(sc->em, attr->id), index);
        inner.item_fail = inner.fail;
        inner.here = offset == 0
                         ? pool_printf(P(sc), "ks_offset_of(ks, %s)", p)
                         : pool_printf(P(sc), "ks_offset_of(ks, %s + %" PRIu64 ")", p, offset);
        check_valid(&inner, field, v, inner.here);
        offset += f->wire_size;
    }
    end(sc->out);
    end(sc->out);
}

/* Numbers, or records of a plain type, that stay where they are. */
static void read_view(scope *sc, const ir_attr *attr, const plan_attr *a) {
    const ir_data *d = &attr->data;
    bool is_record = d->kind == IR_D_USER;
    uint64_t size = is_record ? d->type->min_size : d->size;
    bool checked = attr->num_valid > 0 || (is_record && plan_of(sc->em->plan, d->type)->has_rules);
    const char *place = self_member(sc, a);
    const char *count =
        attr->repeat == IR_REPEAT_EXPR ? gen_u64(sc, attr->repeat_expr, true) : NULL;
    if (!checked && attr->repeat != IR_REPEAT_UNTIL) {
        if (count != NULL) {
            line(sc->out, "if (!ks_read_view(ks, io, %s, %" PRIu64 ", &%s)) %s", bare(sc, count),
                 size, place, sc->fail);
        } else {
            line(sc->out, "if (!ks_read_view_rest(ks, io, %" PRIu64 ", &%s)) %s", size, place,
                 sc->fail);
        }
        return;
    }
    if (is_checked_in_place(sc->em, attr)) {
        check_in_place(sc, attr, a, bare(sc, count));
        return;
    }
    if (count != NULL) {
        const char *n = temp(sc);
        line(sc->out, "const uint64_t %s = %s;", n, bare(sc, count));
        line(sc->out, "if (!ks_count_fits(ks, io, %s, %" PRIu64 ")) %s", n, size, placed(sc));
        count = n;
    }
    line(sc->out, "%s = ks_view_here(io);", place);
    loop l = open_loop(sc, attr, count, false);
    scope inner = item_scope(sc, attr, l.index);
    const char *item = temp(sc);
    const char *at = pool_printf(P(sc), "ks_at(io) - %" PRIu64, size);
    if (is_record) {
        line(sc->out, "%s %s;", d->type->c_name, item);
        line(sc->out, "memset(&%s, 0, sizeof %s);", item, item);
    } else {
        line(sc->out, "%s %s = 0;", store_type(a->store), item);
    }
    line(sc->out, "%s.count = %s;", place, l.index);
    read_element(&inner, attr, item, "io");
    cval v = is_record ? value_of_store(STORE_OBJECT, item) : value_of_store(a->store, item);
    check_valid(&inner, attr, v, at);
    if (l.more != NULL) set_more(&inner, attr, v, l.more);
    line(sc->out, "%s.count = %s + 1;", place, l.index);
    close_loop(sc, attr, &l);
}

static void read_list(scope *sc, const ir_attr *attr, const plan_attr *a) {
    const char *place = self_member(sc, a);
    const char *type = element_type(a, attr);
    uint64_t min_size = element_min_size(attr);
    const char *count = NULL;
    if (attr->repeat == IR_REPEAT_EXPR) {
        const char *n = temp(sc);
        const char *text = gen_u64(sc, attr->repeat_expr, true);
        line(sc->out, "const uint64_t %s = %s;", n, bare(sc, text));
        line(sc->out, "if (!ks_count_fits(ks, io, %s, %" PRIu64 ")) %s", n, min_size, placed(sc));
        count = n;
    }
    line(sc->out, "if (!ks_list_init(ks, &%s, %s, sizeof(%s))) %s", place,
         count != NULL ? count : "0", type, placed(sc));
    loop l = open_loop(sc, attr, count, min_size == 0);
    scope inner = item_scope(sc, attr, l.index);
    const char *item = temp(sc);
    line(sc->out, "%s *const %s = (%s *)ks_list_add(ks, &%s);", type, item, type, place);
    line(sc->out, "if (%s == NULL) %s", item, placed(&inner));
    line(sc->out, "memset(%s, 0, sizeof *%s);", item, item);
    const char *at = NULL;
    if (attr->num_valid > 0) {
        at = temp(sc);
        line(sc->out, "const uint64_t %s = ks_at(io);", at);
    }
    const char *lvalue = pool_printf(P(sc), "(*%s)", item);
    read_element(&inner, attr, lvalue, "io");
    cval v = a->store == STORE_OBJECT ? (cval){.form = C_OBJECT, .text = item, .is_pointer = true}
                                      : value_of_store(a->store, lvalue);
    check_valid(&inner, attr, v, at);
    if (l.more != NULL) set_more(&inner, attr, v, l.more);
    close_loop(sc, attr, &l);
}

/* Everything but `if`: into the member of `self`, from the stream `io`. */
static void read_attr(scope *sc, const ir_attr *attr, const char *at) {
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    if (attr->repeat != IR_ONCE) {
        if (a->shape == SHAPE_VIEW) {
            read_view(sc, attr, a);
        } else {
            read_list(sc, attr, a);
        }
        return;
    }
    if (a->is_rule) {
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
    sc->fail = pool_printf(P(sc), "return ks_in(ks, %s);", quoted(sc->em, attr->id));
    sc->item_fail = sc->fail;
    if (attr->condition != NULL) {
        const char *test = gen_bool(sc, attr->condition);
        block(sc->out, "if (%s)", bare(sc, test));
        if (a->has_flag && !a->is_rule) line(sc->out, "self->ks_has_%s = true;", attr->id);
    }
    if (align && !a->is_rule && reads_bytes(&attr->data)) line(sc->out, "ks_align(io);");
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
    if (e->op == IR_FIELD &&
        (e->attr->kind == IR_PARSE_INSTANCE || e->attr->kind == IR_VALUE_INSTANCE))
        *spoiled = true;
}

static bool may_run(const emitter *em, const ir_attr *attr) {
    const plan_attr *a = plan_of_attr(em->plan, attr);
    bool spoiled = false;
    if (attr->condition != NULL || attr->repeat != IR_ONCE) return false;
    if (!a->is_rule && a->wire == NULL &&
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
        if (!a->is_rule) numbers++;
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
        sc->fail = pool_printf(P(sc), "return ks_in(ks, %s);", quoted(sc->em, attr->id));
        sc->item_fail = sc->fail;
        sc->here = offset == 0 ? "ks_at(io)" : pool_printf(P(sc), "ks_at(io) + %" PRIu64, offset);
        if (is_subject(type, attr)) line(sc->out, "const uint64_t at_%s = %s;", attr->id, sc->here);
        const char *place =
            a->is_rule ? pool_printf(P(sc), "((ks_bytes){%s, 0})", p) : self_member(sc, a);
        if (!a->is_rule) {
            block(sc->out, "if (%s < %" PRIu64 ")", run, offset + a->wire_size);
            line(sc->out, "ks_short(ks, io, %" PRIu64 ", %" PRIu32 ");", offset, a->wire_size);
            line(sc->out, "%s", sc->fail);
            end(sc->out);
            take_element(sc, attr, place, p, offset);
        }
        check_valid(sc, attr, value_of_store(a->is_rule ? STORE_BYTES : a->store, place), sc->here);
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
static void emit_function(emitter *em, const char *head, const sink *body, bool has_io) {
    block(&em->body, "%s", head);
    const char *text = sink_text(body);
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

static void emit_parse(emitter *em, const ir_type *type) {
    const plan_type *t = plan_of(em->plan, type);
    unsigned num_temps = 0;
    index_text *indexes = NULL;
    sink body = sink_new(em->pool, 1);
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
    sink body = sink_new(em->pool, 1);
    scope sc = {.em = em,
                .out = &body,
                .type = type,
                .in_seq = false,
                .here = "self->ks.at",
                .num_temps = &num_temps,
                .indexes = &indexes};
    sc.fail = pool_printf(em->pool, "return ks_in(ks, %s);", quoted(em, attr->id));
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

static void emit_parse_instance(scope *sc, const ir_type *type, const ir_attr *attr) {
    const char *io = attr->io != NULL ? gen(sc, attr->io).text : "self->ks_io";
    line(sc->out, "ks_stream *const io = %s;", io);
    if (attr->pos == NULL) {
        line(sc->out, "return read_%s_%s(ks, io, self);", type->c_name, attr->id);
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
    line(sc->out, "return ok;");
}

static void emit_maker(emitter *em, const ir_type *type, const ir_attr *attr) {
    unsigned num_temps = 0;
    index_text *indexes = NULL;
    sink body = sink_new(em->pool, 1);
    scope sc = {.em = em,
                .out = &body,
                .type = type,
                .in_seq = false,
                .here = "self->ks.at",
                .num_temps = &num_temps,
                .indexes = &indexes};
    sc.fail = pool_printf(em->pool, "return ks_in(ks, %s);", quoted(em, attr->id));
    sc.item_fail = sc.fail;
    if (attr->condition != NULL) {
        const char *test = gen_bool(&sc, attr->condition);
        block(&body, "if (!%s)",
              test[0] == '(' || strpbrk(test, " <>=") == NULL
                  ? test
                  : pool_printf(em->pool, "(%s)", test));
        line(&body, "self->ks_state_%s = KS_MISSING;", attr->id);
        line(&body, "return true;");
        end(&body);
    }
    if (attr->kind == IR_VALUE_INSTANCE) {
        emit_value_instance(&sc, attr);
        line(&body, "return true;");
    } else {
        emit_parse_instance(&sc, type, attr);
    }
    emit_function(em,
                  pool_printf(em->pool, "static bool make_%s_%s(ks_ctx *ks, %s *self)",
                              type->c_name, attr->id, type->c_name),
                  &body, false);
}

/* The part of a getter that runs once; the header has the rest, inline. */
static void emit_getter(emitter *em, const ir_type *type, const ir_attr *attr) {
    const char *id = attr->id;
    sink *out = &em->body;
    block(out, "bool %s_make_%s(ks_ctx *ks, %s *self)", type->c_name, id, type->c_name);
    if (plan_of_attr(em->plan, attr)->may_cycle) {
        block(out, "if (self->ks_state_%s == KS_BUSY)", id);
        line(out, "ks_fail(ks, KS_CYCLE, self->ks.at, \"a value that does not need itself\");");
        line(out, "return ks_in(ks, %s);", quoted(em, id));
        end(out);
        if (attr->kind == IR_PARSE_INSTANCE)
            line(out, "if (!ks_spend(ks, 1)) return ks_in_at(ks, %s, self->ks.at);",
                 quoted(em, id));
        line(out, "self->ks_state_%s = KS_BUSY;", id);
        block(out, "if (!make_%s_%s(ks, self))", type->c_name, id);
        line(out, "self->ks_state_%s = KS_TODO;", id);
        line(out, "return false;");
        end(out);
        line(out, "if (self->ks_state_%s == KS_BUSY) self->ks_state_%s = KS_DONE;", id, id);
    } else {
        line(out, "if (!make_%s_%s(ks, self)) return false;", type->c_name, id);
        if (attr->condition != NULL) line(out, "if (self->ks_state_%s == KS_TODO)", id);
        line(out, "%sself->ks_state_%s = KS_DONE;", attr->condition != NULL ? "    " : "", id);
    }
    line(out, "return true;");
    end(out);
    line(out, "%s", "");
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
    if (attr->kind != IR_SEQ && attr->kind != IR_PARSE_INSTANCE) return false;
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
        sc->fail = pool_printf(P(sc), "return ks_in(ks, %s);", quoted(sc->em, attr->id));
        complete_value(sc, attr, a->store, place);
        return;
    }
    block(sc->out, "for (uint64_t i = 0; i < %s.count; i++)", place);
    line(sc->out, "%s *const item = (%s *)ks_list_at(&%s, i);", element_type(a, attr),
         element_type(a, attr), place);
    sc->fail = pool_printf(P(sc), "return ks_in_item(ks, %s, i);", quoted(sc->em, attr->id));
    complete_value(sc, attr, a->store, "(*item)");
    end(sc->out);
}

static void emit_complete(emitter *em, const ir_type *type) {
    unsigned num_temps = 0;
    sink body = sink_new(em->pool, 1);
    scope sc = {.em = em, .out = &body, .type = type, .num_temps = &num_temps};
    if (plan_of(em->plan, type)->nests)
        line(&body, "if (!ks_enter(ks)) return ks_place(ks, self->ks.at);");
    for (size_t i = 0; i < type->num_seq; i++) complete_attr(&sc, type->seq[i]);
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        line(&body, "if (!%s_get_%s(ks, self)) return false;", type->c_name, attr->id);
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
    sink *out = &em->body;
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
        emit_maker(em, type, attr);
        emit_getter(em, type, attr);
    }
    if (plan_of(em->plan, type)->needs_complete) emit_complete(em, type);
    if (type->outer == NULL && type->num_params == 0) emit_read(em, type);
}
