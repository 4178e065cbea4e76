/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Routines: their variables, the conditions for an object to be valid, their definitions in logic, and their
 * signatures.
 */
#include <string.h>

#include "proof.h"

/* Masks and bindings have room for MAX_VARS variables; the others are taken away. */
static bool refuse_vars(proof_emitter *em, routine *r) {
    if (r->vars.count <= MAX_VARS) return false;
    ksyc_diag_error(em->diag, r->type->place,
                    "the validator cannot give more than %d values to one type", MAX_VARS);
    r->vars.count = MAX_VARS;
    return true;
}

/* Its place among the fields of the seq, then the instances. */
static size_t field_number(const ir_type *type, const ir_attr *attr) {
    return attr->index + (attr->kind == IR_SEQ ? 0 : type->num_seq);
}

/* The routine of a field cannot be called like a type, or like another one. */
static const char *name_of_field(proof_emitter *em, routine *r) {
    const char *wanted = ksyc_pool_printf(em->keep, "%s_%s", r->type->proof_name, r->attr->stem);
    const char *name = wanted;
    const bool is_opened = r->type == em->top && ksyc_same_id(r->attr->id, "open");
    /* That of another field is never written. */
    if (r->attr->repeat == IR_ONCE && r->attr->data.kind != IR_D_SWITCH) return wanted;
    for (unsigned n = 2;
         (n == 2 && is_opened) || ksyc_names_add(em->keep, &em->routine_names, name, r); n++)
        name = ksyc_pool_printf(em->keep, "%s_%u", wanted, n);
    return name;
}

routine *ksyc_routine_of(proof_emitter *em, const ir_type *type, const ir_attr *attr) {
    routine ***of_type = &em->routines_of[type->number];
    if (*of_type == NULL)
        *of_type =
            ksyc_pool_array(em->keep, 1 + type->num_seq + type->num_instances, sizeof **of_type);
    routine **slot = *of_type + (attr == NULL ? 0 : 1 + field_number(type, attr));
    if (*slot != NULL) return *slot;
    routine *r = *slot = ksyc_pool_alloc(em->keep, sizeof *r);
    r->by_name = ksyc_pool_alloc(em->keep, sizeof *r->by_name);
    r->by_name->pool = em->pass;
    r->type = type;
    r->attr = attr;
    r->name = attr == NULL ? type->proof_name : name_of_field(em, r);
    if (attr == NULL) {
        size_t num_fields = type->num_seq + type->num_instances + 1;
        r->checks.needs = ksyc_pool_array(em->keep, num_fields, sizeof *r->checks.needs);
        r->opens.needs = ksyc_pool_array(em->keep, num_fields, sizeof *r->opens.needs);
        r->needs_recalled = ksyc_pool_array(em->keep, num_fields, sizeof *r->needs_recalled);
    }
    r->checks.exports.is_output = r->checks.carried.is_output = true;
    r->opens.exports.is_output = r->opens.carried.is_output = true;
    /* A view has both. What a loop finds out has only what its elements export. */
    if (attr == NULL) r->opens.exports.beside = &r->vars;
    if (attr == NULL) r->vars.beside = &r->opens.exports;
    r->now = em->opens ? &r->opens : &r->checks;
    r->next = em->routines;
    em->routines = r;
    em->has_grown = true;
    for (size_t i = 0; attr == NULL && i < type->num_params; i++) {
        const ir_expr *path = ksyc_own_field(em, type->params[i]);
        if (type->params[i]->vtype.kind == IR_ARRAY) {
            ksyc_add_leaf(em, &r->vars, LEAF_AT, path, NULL);
            ksyc_add_leaf(em, &r->vars, LEAF_COUNT, path, NULL);
        } else if (ksyc_kind_of(&type->params[i]->vtype) != V_NONE) {
            ksyc_add_leaf(em, &r->vars, LEAF_VALUE, path, NULL);
        }
    }
    refuse_vars(em, r);
    return r;
}

draft ksyc_new_draft(proof_emitter *em, routine *r, output *c) {
    size_t num_seq = r->type->num_seq, num_instances = r->type->num_instances;
    draft dr = {.em = em, .routine = r, .c = c};
    dr.chosen = NULL;
    dr.arguments = ksyc_pool_alloc(em->pass, sizeof *dr.arguments);
    /* For the routine of a field, the other fields are variables. */
    if (r->attr == NULL) {
        dr.read = ksyc_pool_array(em->pool, num_seq + 1, sizeof *dr.read);
        dr.computed = ksyc_pool_array(em->pool, num_instances + 1, sizeof *dr.computed);
        dr.required = ksyc_pool_array(em->pool, num_instances + 1, sizeof *dr.required);
        dr.placing = ksyc_pool_array(em->pool, num_instances + 1, sizeof *dr.placing);
        dr.stated = ksyc_pool_array(em->pool, num_instances + 1, sizeof *dr.stated);
        dr.at = ksyc_pool_array(em->pool, num_seq + 1, sizeof *dr.at);
        /* In an assertion of a function that opens, or in a definition: see ksyc_write_definition. */
        conjunction *all = dr.written = ksyc_pool_alloc(em->pool, sizeof *all);
        *all = em->opens ? ksyc_new_conjunction(em->pass, ksyc_new_text(em, 1),
                                                "    /*@ assert known: ", 12)
                         : ksyc_new_conjunction(em->pass, ksyc_new_text(em, 1), "      ", 6);
    }
    bool is_top = r->type == em->top && r->attr == NULL;
    dr.pos = (val){.kind = V_U64,
                   .c = is_top ? NOUGHT : AT,
                   .l = is_top ? NOUGHT : AT,
                   .mask = is_top ? 0 : BIT(BIT_AT),
                   .range = {0, INT64_MAX, false}};
    r->is_done = true;
    if (ksyc_tests(em)) ksyc_forget_funs(r, 0);
    r->columns.count = 0;
    return dr;
}

/* -------------------------------------------------------------------------------- conditions */

void ksyc_add_condition(draft *dr, const code_expr *that, uint64_t mask) {
    dr->conditions = ksyc_all_of(dr->em->pool, dr->conditions, that);
    dr->conditions_mask |= mask;
    if (dr->em->opens && dr->c != NULL) ksyc_assert_that(dr->c, "", that);
}

void ksyc_add_branch(draft *dr, const code_expr *l, bool is_broken, uint64_t mask,
                     const clauses *found) {
    pool *p = dr->em->pool;
    if (found == NULL) return;
    const code_expr *all = ksyc_code_group(p, ksyc_conjunction(p, found));
    dr->conditions = ksyc_all_of(p, dr->conditions,
                                 is_broken ? ksyc_code_broken(p, l, "==>", all)
                                           : ksyc_code_infix(p, l, "==>", all));
    dr->conditions_mask |= mask;
}

void ksyc_refuse_if(draft *dr, const code_expr *condition) {
    if (!dr->em->opens) ksyc_refuse_when(dr->c, condition, ksyc_refusal(ksyc_loads(dr->em)));
}

void ksyc_refuse_unless(draft *dr, const char *name, const code_expr *c, const code_expr *l) {
    pool *p = dr->em->pool;
    if (dr->em->opens) return;
    ksyc_hold(dr->c, "bool", name, c);
    ksyc_line(dr->c, "/*@ assert %s: %s != 0 <==> %s; */", name, name, ksyc_logic(p, l));
    ksyc_refuse_when(dr->c, ksyc_not(p, ksyc_code_word(p, name)), ksyc_refusal(ksyc_loads(dr->em)));
}

/* ------------------------------------------------------------------ what is needed of fields */

static unsigned char *required(const routine *r, const ir_attr *attr) {
    return &r->now->needs[field_number(r->type, attr)];
}

unsigned char ksyc_required_of(const routine *r, const ir_attr *attr) { return *required(r, attr); }

bool ksyc_is_indexed(proof_emitter *em, const routine *loop) {
    const ir_attr *attr = loop->attr;
    return attr->kind == IR_SEQ && ksyc_is_search(attr) && attr->data.kind == IR_D_USER &&
           ksyc_is_of_one_size(em, attr->data.type) &&
           (ksyc_required_of(ksyc_routine_of(em, loop->type, NULL), attr) & NEEDS_AT) != 0;
}

unsigned char ksyc_needs_of(leaf_kind kind) {
    return kind == LEAF_AT      ? NEEDS_AT
           : kind == LEAF_COUNT ? NEEDS_COUNT
           : kind == LEAF_SIZE  ? NEEDS_SIZE
                                : NEEDS_VALUE;
}

void ksyc_note_output(draft *dr, const ir_attr *attr, leaf_kind kind) {
    if (attr->kind == IR_SEQ) *required(dr->routine, attr) |= ksyc_needs_of(kind);
}

void ksyc_require_output(draft *dr, const ir_attr *attr, unsigned char what) {
    unsigned char *known = required(dr->routine, attr);
    if (dr->c == NULL || (*known & what) == what) return;
    *known |= what;
    dr->em->has_grown = true;
}

/* ------------------------------------------------------ variables and functions of the logic */

const code_expr *ksyc_variable_of(const proof_emitter *em, const routine *r, size_t i) {
    return ksyc_code_variable(em->pool, r->vars.items[i].name, BIT(NUM_BITS + i));
}

val ksyc_var_val(const draft *dr, size_t i) {
    const leaf *l = &dr->routine->vars.items[i];
    const code_expr *name = ksyc_variable_of(dr->em, dr->routine, i);
    val v = {.kind = l->type,
             .c = name,
             .l = name,
             .mask = BIT(NUM_BITS + i),
             .range = l->range,
             .leaf = i + 1};
    return ksyc_as_truth(dr->em->pool, v);
}

const logic_fun *ksyc_find_fun(const routine *r, const char *name) {
    fun_index *index = r->by_name;
    for (; index->count < r->num_funs; index->count++)
        ksyc_names_add(index->pool, &index->table, r->funs[index->count]->name,
                       r->funs[index->count]);
    return ksyc_names_get(&index->table, name);
}

void ksyc_forget_funs(routine *r, size_t from) {
    r->num_funs = from;
    r->by_name->count = 0;
    r->by_name->table = (names){0};
}

/* "uint8_t *buf, integer len": the variables of the mask. */
const char *ksyc_formal_text(proof_emitter *em, const routine *r, uint64_t mask) {
    static const char *const fixed[NUM_BITS] = {"uint8_t *buf",  "integer len", "integer at",
                                                "integer count", "integer i",   ""};
    const char *text = "";
    for (size_t i = 0; i < NUM_BITS + r->vars.count; i++) {
        if (!(mask & BIT(i)) || i == BIT_INDEX || i == BIT_COUNT) continue;
        const char *one = i < NUM_BITS ? fixed[i]
                                       : ksyc_pool_printf(em->pool, "integer %s",
                                                          r->vars.items[i - NUM_BITS].name);
        text = ksyc_pool_printf(em->pool, "%s%s%s", text, text[0] != '\0' ? ", " : "", one);
    }
    for (unsigned i = BIT_COUNT; i <= BIT_INDEX; i++) {
        if (mask & BIT(i))
            text =
                ksyc_pool_printf(em->pool, "%s%s%s", text, text[0] != '\0' ? ", " : "", fixed[i]);
    }
    return text;
}

logic_fun *ksyc_add_fun(proof_emitter *em, routine *r, const char *name, uint64_t mask) {
    pool *p = em->pass;
    if (r->num_funs == r->capacity_funs) {
        const size_t capacity = 2 * r->capacity_funs + 4, used = r->num_funs * sizeof *r->funs;
        r->funs = ksyc_pool_grow(p, r->funs, r->capacity_funs * sizeof *r->funs, used,
                                 capacity * sizeof *r->funs);
        r->capacity_funs = capacity;
    }
    logic_fun *f = ksyc_pool_alloc(p, sizeof *f);
    *f = (logic_fun){ksyc_pool_copy(p, name, strlen(name)), mask, NULL, em->opens};
    r->funs[r->num_funs++] = f;
    return f;
}

const char *ksyc_head_of(proof_emitter *em, const routine *r, const char *kind, const char *name,
                         uint64_t mask) {
    const char *formals = ksyc_formal_text(em, r, mask);
    return ksyc_pool_printf(em->pool, "%s %s%s%s%s%s", kind, name, mask & BIT(BIT_BUF) ? "{L}" : "",
                            formals[0] != '\0' ? "(" : "", formals, formals[0] != '\0' ? ")" : "");
}

/* A definition with so many nodes is kept: it costs little in a grammar with 100,000 fields. */
enum { SHORT = 8 };

/* Of the expression; counts no further than is asked for. */
static size_t num_nodes(const code_expr *e) {
    size_t count = 1;
    for (size_t i = 0; i < e->num_args && count <= SHORT; i++) count += num_nodes(e->args[i]);
    return count;
}

bool ksyc_is_validity(const proof_emitter *em, const routine *r, const char *name) {
    return ksyc_same_id(name, ksyc_pool_printf(em->pool, "valid_%s", r->name));
}

/* ------------------------------------------------------------------- types that contain themselves */

/* Whether other routines refer to the function. */
static bool is_export(proof_emitter *em, routine *r, const char *name) {
    if (ksyc_is_validity(em, r, name) ||
        ksyc_same_id(name, ksyc_pool_printf(em->pool, "end_%s", r->name)))
        return true;
    for (size_t i = 0; i < r->now->exports.count; i++) {
        const leaf *l = &r->now->exports.items[i];
        if (ksyc_same_id(name, ksyc_export_name(em, r, l->kind, l->path))) return true;
    }
    return false;
}

/* The next pass declares it. */
static void note_declaration(proof_emitter *em, routine *r, const char *name, uint64_t mask) {
    logic_fun *known = (logic_fun *)(uintptr_t)ksyc_declared(r, name);
    if (known == NULL) {
        const size_t used = r->num_declared * sizeof *r->declared;
        r->declared = ksyc_pool_grow(em->keep, r->declared, used, used, used + sizeof *r->declared);
        known = &r->declared[r->num_declared++];
        *known = (logic_fun){.name = ksyc_pool_copy(em->keep, name, strlen(name)), .mask = mask};
        em->has_grown = true;
    } else if ((mask & ~known->mask) != 0) {
        known->mask |= mask;
        em->has_grown = true;
    }
}

static bool begin_axiom(draft *dr, const char *name, uint64_t *mask) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    if (!ksyc_is_recursive(em, r) || !ksyc_tests(em) || !is_export(em, r, name)) return false;
    const val left = ksyc_as_var(dr, LEAF_LEVELS, NULL);
    note_declaration(em, r, name, *mask | left.mask);
    const logic_fun *f = ksyc_declared(r, name);
    *mask = f->mask;
    const char *formals = ksyc_formal_text(em, r, f->mask);
    ksyc_line(&em->logic, "axiomatic %s_is {", name);
    ksyc_line(&em->logic, "axiom %s_is%s:%s%s%s", name, (f->mask & BIT(BIT_BUF)) != 0 ? "{L}" : "",
              formals[0] != '\0' ? " \\forall " : "", formals, formals[0] != '\0' ? ";" : "");
    ksyc_line(&em->logic, "%s %s", ksyc_logic(em->pool, ksyc_own_call(dr, f, NULL, NULL, NULL)),
              ksyc_is_validity(em, r, name) ? "<==>" : "==");
    ksyc_line(&em->logic, ksyc_is_validity(em, r, name) ? "%s > 0 &&" : "(%s <= 0) ? 0 :",
              ksyc_logic(em->pool, left.l));
    return true;
}

static void end_axiom(proof_emitter *em) { ksyc_line(&em->logic, "}"); }

/* ------------------------------------------------------------------------------------ definitions */

const logic_fun *ksyc_define(draft *dr, const char *kind, const char *name, const code_expr *body,
                             uint64_t mask) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    const logic_fun *known = ksyc_tests(em) ? NULL : ksyc_find_fun(r, name);
    if (known != NULL) return known;
    if (begin_axiom(dr, name, &mask)) {
        ksyc_write_body(&em->logic, ksyc_code_group(em->pool, body));
        end_axiom(em);
    } else {
        ksyc_write_definition(&em->logic, ksyc_head_of(em, r, kind, name, mask), body);
    }
    logic_fun *f = ksyc_add_fun(em, r, name, mask);
    if (num_nodes(body) <= SHORT) f->body = ksyc_code_copy(em->pass, body);
    return f;
}

void ksyc_write_conditions(draft *dr) {
    ksyc_conjoin_all(dr->written, dr->em->pool, dr->conditions);
    dr->conditions = NULL;
}

void ksyc_define_conditions(draft *dr, const char *name, uint64_t mask) {
    proof_emitter *em = dr->em;
    conjunction *all = dr->written;
    ksyc_write_conditions(dr);
    if (all->count < 2) {
        const code_expr *one = all->count == 1 ? all->first : ksyc_conjunction(em->pool, NULL);
        ksyc_define(dr, "predicate", name, one, mask);
    } else if (ksyc_tests(em) || ksyc_find_fun(dr->routine, name) == NULL) {
        const bool is_axiom = begin_axiom(dr, name, &mask);
        if (!is_axiom)
            ksyc_line(&em->logic, "%s =", ksyc_head_of(em, dr->routine, "predicate", name, mask));
        ksyc_write_conjunction(&em->logic, all, ";\n");
        if (is_axiom) end_axiom(em);
        ksyc_add_fun(em, dr->routine, name, mask);
    }
}

const code_expr *ksyc_own_call(const draft *dr, const logic_fun *f, const code_expr *at,
                               const code_expr *count, const code_expr *index) {
    const routine *r = dr->routine;
    call c = {.pool = dr->em->pool};
    for (unsigned bit = 0; bit < NUM_BITS + r->vars.count; bit++) {
        if (!(f->mask & BIT(bit)) || bit == BIT_COUNT || bit == BIT_INDEX) continue;
        ksyc_add_argument(&c, bit >= NUM_BITS ? ksyc_variable_of(dr->em, r, bit - NUM_BITS)
                              : bit == BIT_AT && at != NULL ? at
                                                            : &ksyc_fixed[bit]);
    }
    if (f->mask & BIT(BIT_COUNT)) ksyc_add_argument(&c, count != NULL ? count : COUNT);
    if (f->mask & BIT(BIT_INDEX)) ksyc_add_argument(&c, index != NULL ? index : INDEX);
    return ksyc_call_in_logic(&c, f->name);
}

val ksyc_typed_val(proof_emitter *em, leaf_kind kind, const ir_expr *path, const code_expr *c,
                   const code_expr *term, uint64_t mask) {
    leaf l = ksyc_make_leaf(em, kind, path);
    val v = {.kind = l.type, .c = c, .l = term, .mask = mask, .range = l.range};
    return ksyc_as_truth(em->pool, v);
}

val ksyc_as_var(draft *dr, leaf_kind kind, const ir_expr *path) {
    routine *r = dr->routine;
    size_t i = ksyc_add_leaf(dr->em, &r->vars, kind, path, &dr->em->has_grown);
    return refuse_vars(dr->em, r) ? ksyc_literal_val(dr->em->pool, 0, false) : ksyc_var_val(dr, i);
}

const code_expr *ksyc_base_of(const draft *dr, const field_place *place) {
    if (place->base != NULL) return ksyc_own_call(dr, place->base, NULL, NULL, NULL);
    return dr->routine->type == dr->em->top ? NOUGHT : AT;
}

val ksyc_place_in(const draft *dr, const field_place *place) {
    const bool is_top = dr->routine->type == dr->em->top;
    pool *p = dr->em->pool;
    return (val){.kind = V_U64,
                 .c = ksyc_plus(p,
                                dr->has_pos ? POS
                                : is_top    ? NOUGHT
                                            : AT,
                                place->offset),
                 .l = ksyc_plus(p, ksyc_base_of(dr, place), place->base_offset),
                 .mask = place->base != NULL ? place->base->mask
                         : is_top            ? 0
                                             : BIT(BIT_AT),
                 .range = {0, INT64_MAX, false}};
}

val ksyc_stream_base(draft *dr) {
    if (!ksyc_is_in_stream(dr->em, dr->routine->type))
        return ksyc_literal_val(dr->em->pool, 0, false);
    if (dr->of_view) {
        const code_expr *base = ksyc_code_dot(dr->em->pool, OF, "base");
        return (val){.kind = V_U64, .c = base, .l = base, .range = {0, INT64_MAX, false}};
    }
    return ksyc_as_var(dr, LEAF_IO_BASE, NULL);
}

val ksyc_file_end(draft *dr) {
    if (ksyc_is_in_stream(dr->em, dr->routine->type)) return ksyc_as_var(dr, LEAF_ROOT_LEN, NULL);
    return (val){
        .kind = V_U64, .c = LEN, .l = LEN, .mask = BIT(BIT_LEN), .range = {0, INT64_MAX, false}};
}

val ksyc_instance_base(draft *dr, const ir_attr *attr) {
    const ir_expr *other = ksyc_other_stream(dr->em, attr);
    if (other != NULL)
        return ksyc_resolve(dr, other->op == IR_FIELD ? LEAF_AT : LEAF_IO_BASE, other);
    return ksyc_is_in_file(dr->em, attr) ? ksyc_literal_val(dr->em->pool, 0, false)
                                         : ksyc_stream_base(dr);
}

val ksyc_instance_end(draft *dr, const ir_attr *attr) {
    pool *p = dr->em->pool;
    const ir_expr *other = ksyc_other_stream(dr->em, attr);
    if (other != NULL) ksyc_file_end(dr); /* what the routine may read */
    if (other != NULL && other->op != IR_FIELD) return ksyc_resolve(dr, LEAF_IO_END, other);
    if (other == NULL && ksyc_is_in_file(dr->em, attr)) return ksyc_file_end(dr);
    val end = {
        .kind = V_U64, .c = LEN, .l = LEN, .mask = BIT(BIT_LEN), .range = {0, INT64_MAX, false}};
    if (other == NULL) return end;
    const val at = ksyc_resolve(dr, LEAF_AT, other), size = ksyc_resolve(dr, LEAF_SIZE, other);
    end.c = ksyc_code_flat(p, at.c, "+", size.c);
    end.l = ksyc_code_flat(p, at.l, "+", ksyc_code_set_off(p, size.l));
    end.mask = at.mask | size.mask;
    return end;
}

val ksyc_resolve(draft *dr, leaf_kind kind, const ir_expr *path) {
    return dr->em->resolve(dr, kind, path);
}

void ksyc_emit_placed(draft *dr, const ir_attr *attr) { dr->em->emit_placed(dr, attr); }

void ksyc_emit_recall(proof_emitter *em, routine *r) { em->emit_recall(em, r); }

/* --------------------------------------------------------------------------------- signature */

const char *ksyc_parameters(proof_emitter *em, const routine *r) {
    const char *text = "";
    for (size_t i = 0; i < r->vars.count; i++)
        text = ksyc_pool_printf(em->pool, "%s, %s %s", text, ksyc_c_type(r->vars.items[i].type),
                                r->vars.items[i].name);
    return text;
}

const char *ksyc_facts_type(proof_emitter *em, const routine *r) {
    const char *name = r->whole != NULL ? r->whole : r->name;
    bool is_empty = r->now->exports.count == 0 && !r->now->needs_end;
    if (em->opens)
        return is_empty && r->attr != NULL ? NULL : ksyc_pool_printf(em->pool, "%s_view", name);
    return is_empty ? NULL : ksyc_pool_printf(em->pool, "%s_facts", name);
}

const char *ksyc_facts_prefix(const proof_emitter *em) { return em->opens ? "view." : "facts->"; }

void ksyc_emit_facts_type(proof_emitter *em, routine *r) {
    const char *name = ksyc_facts_type(em, r);
    if (name == NULL || r->has_facts_type) return;
    r->has_facts_type = true;
    ksyc_block(&em->code, "typedef struct %s", name);
    if (r->now->needs_end) ksyc_line(&em->code, "uint64_t end;");
    for (size_t i = 0; i < r->now->exports.count; i++)
        ksyc_line(&em->code, "%s %s;", ksyc_c_type(r->now->exports.items[i].type),
                  r->now->exports.items[i].name);
    em->code.indent--;
    ksyc_line(&em->code, "} %s;", name);
    ksyc_line(&em->code, "%s", "");
}
