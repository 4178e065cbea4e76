/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Views: a struct with the fields of an object in a valid file, and accessors that give the views of the objects in
 * it. Accessors test nothing: their contracts require that the file is valid.
 *
 *   T_view                     where the object is, what it depends on, its fields
 *   is_T_view(view)            in logic: the object is valid and its members have their values
 *   T_view_x(of), (of, i)      the object in field x, element i of the array in field x
 *   T_view_x_u(of)             the object in field x, if its switch chooses type u; with other arguments T_view_x_u_2
 *   T_view_x_first, _next, _at the elements of the array in field x, one after the other, or by their places
 *   ID_open_view(buf, len)     the file
 */
#include "proof_view.h"
#include "op_groups.h"
#include "queries.h"
#include "select.h"

/* --------------------------------------------------------------------------------------- members */

static bool has_size(const ir_data *d) {
    return (d->kind == IR_D_BYTES || d->kind == IR_D_STR || d->kind == IR_D_USER) &&
           d->sizing != IR_SIZE_NONE;
}

static bool is_known_value(proof_emitter *em, const ir_attr *attr);

/* Whether the validator can compute the expression: numbers of fields, and operations on them. */
static bool is_known(proof_emitter *em, const ir_expr *e) {
    switch (e->op) {
    case IR_LIT_INT:
    case IR_LIT_BOOL:
    case IR_LIT_ENUM:
    case IR_SELF:
    case IR_ROOT: return true;
    case IR_FIELD: {
        const ir_attr *attr = e->attr;
        if (attr->repeat != IR_ONCE || !is_known(em, e->args[0])) return false;
        if (attr->kind == IR_VALUE_INSTANCE) return is_known_value(em, attr);
        if (attr->kind == IR_PARAM) return ksyc_kind_of(&attr->vtype) != V_NONE;
        return attr->data.kind == IR_D_USER || ksyc_is_number(&attr->data) ||
               ksyc_is_bits(em, attr, NULL) || ksyc_is_number_switch(&attr->data);
    }
    case IR_IO: return e->args[0]->op == IR_SELF || e->args[0]->op == IR_ROOT;
    case IR_ARRAY_SIZE:
    case IR_ARRAY_LAST:
        return e->args[0]->op == IR_FIELD && e->args[0]->attr->repeat == IR_REPEAT_EXPR &&
               is_known(em, e->args[0]->args[0]);
    case IR_CAST: return e->vtype.kind == IR_ENUM && is_known(em, e->args[0]);
    case IR_OPERATORS:
        if (!ksyc_has_logic(e->op)) return false;
        break;
    case IR_PARENT:
    case IR_NEG:
    case IR_NOT:
    case IR_COMPARISONS:
    case IR_AND:
    case IR_OR:
    case IR_TERNARY:
    case IR_BOOL_TO_I:
    case IR_ENUM_TO_I:
    case IR_STREAM_SIZE: break;
    case IR_LIT_FLOAT:
    case IR_LIT_STR:
    case IR_LIT_BYTES:
    case IR_LIT_ARRAY:
    case IR_ITEM:
    case IR_INDEX:
    case IR_ON:
    case IR_INVERT:
    case IR_CONCAT:
    case IR_SUBSCRIPT:
    case IR_BYTE_METHODS:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX:
    case IR_INT_TO_S:
    case IR_FLOAT_TO_I:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_STR_SUBSTRING:
    case IR_STR_TO_I:
    case IR_STREAM_POS:
    case IR_STREAM_EOF: return false;
    }
    for (size_t i = 0; i < e->num_args; i++)
        if (!is_known(em, e->args[i])) return false;
    return true;
}

/* Each instance is examined once, however many others use it. There are no cycles: they are refused before. */
static bool is_known_value(proof_emitter *em, const ir_attr *attr) {
    signed char **of_type = &em->values[attr->owner->number];
    if (*of_type == NULL) *of_type = ksyc_pool_array(em->keep, attr->owner->num_instances, 1);
    signed char *known = *of_type + attr->index;
    if (*known != 0) return *known > 0;
    bool is_one = ksyc_is_storable(&attr->vtype) && is_known(em, attr->value) &&
                  (attr->condition == NULL || is_known(em, attr->condition));
    *known = is_one ? 1 : -1;
    return is_one;
}

static bool is_counted_value(proof_emitter *em, const ir_attr *attr);

/* Whether it stands behind an array of which a view does not know the end. */
static bool is_behind_end(const ir_attr *attr) {
    if (attr->kind != IR_SEQ) return false;
    for (size_t i = 0; i < attr->index; i++)
        if (ksyc_ends_view(attr->owner->seq[i])) return true;
    return false;
}

static bool is_counted(proof_emitter *em, const ir_expr *e) {
    if (e == NULL) return false;
    if (e->op == IR_FIELD && is_behind_end(e->attr)) return true;
    const bool counts = e->op == IR_ARRAY_SIZE || e->op == IR_SUBSCRIPT;
    if (counts && e->args[0]->op == IR_FIELD && ksyc_is_search(e->args[0]->attr)) return true;
    if (e->op == IR_FIELD && e->attr->kind == IR_VALUE_INSTANCE && is_counted_value(em, e->attr))
        return true;
    for (size_t i = 0; i < e->num_args; i++)
        if (is_counted(em, e->args[i])) return true;
    return false;
}

/* Whether a check has to count elements for the instance: views are made without a loop. Each is examined once. */
static bool is_counted_value(proof_emitter *em, const ir_attr *attr) {
    signed char **of_type = &em->counted[attr->owner->number];
    if (*of_type == NULL) *of_type = ksyc_pool_array(em->keep, attr->owner->num_instances, 1);
    signed char *known = *of_type + attr->index;
    const ir_attr *anchor = ksyc_anchor_of(em, attr);
    const bool is_behind = anchor != NULL && is_behind_end(anchor);
    if (*known == 0) *known = is_behind || is_counted(em, attr->value) ? 1 : -1;
    return *known > 0;
}

/* Of the box that an instance is put in. */
static bool is_counted_box(proof_emitter *em, const ir_data *d) {
    if (d->kind != IR_D_USER || !d->type->is_box) return false;
    for (size_t i = 0; i < d->type->num_seq; i++)
        if (is_counted(em, d->type->seq[i]->data.size_expr)) return true;
    return false;
}

bool ksyc_is_out_of_view(proof_emitter *em, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (attr->kind == IR_VALUE_INSTANCE)
        return is_counted_value(em, attr) || is_counted(em, attr->condition);
    if (attr->kind != IR_PARSE_INSTANCE) return is_behind_end(attr);
    if (ksyc_is_in_file(em, attr) || ksyc_other_stream(em, attr) != NULL) return true;
    for (size_t i = 0; i < d->num_args; i++)
        if (is_counted(em, d->args[i])) return true;
    return is_counted_box(em, d) || is_counted(em, attr->condition) || is_counted(em, attr->pos) ||
           is_counted(em, attr->repeat_expr) || is_counted(em, d->size_expr);
}

/* Other instances that the check of the object uses are known in any case. */
static bool is_known_instance(const draft *dr, const ir_attr *attr) {
    if (is_counted_value(dr->em, attr) || is_counted(dr->em, attr->condition)) return false;
    const char *name =
        ksyc_pool_printf(dr->em->pool, "%s_%s", dr->routine->type->proof_name, attr->stem);
    if (ksyc_is_storable(&attr->vtype) && ksyc_find_fun(dr->routine, name) != NULL) return true;
    return is_known_value(dr->em, attr);
}

/* Nothing is written of the routine yet, so what is found now needs no pass of its own. */
static void require_member(draft *dr, leaf_kind kind, const ir_attr *attr) {
    ksyc_add_leaf(dr->em, &dr->routine->now->exports, kind, ksyc_own_field(dr->em, attr), NULL);
    ksyc_note_output(dr, attr, kind);
}

/* For bytes, objects and arrays: their place, and their size or count. */
static void require_place(draft *dr, const ir_attr *attr) {
    require_member(dr, LEAF_AT, attr);
    if (attr->repeat == IR_REPEAT_EXPR) require_member(dr, LEAF_COUNT, attr);
    if (attr->repeat == IR_ONCE && has_size(&attr->data)) require_member(dr, LEAF_SIZE, attr);
}

/* Whether all elements of an array have to be visited to find the end of the field, in it or in an object of it. */
static bool is_long_way(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (attr->repeat == IR_REPEAT_EXPR) return d->kind == IR_D_USER && !d->type->is_fixed;
    return (d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE && !d->type->is_fixed) ||
           (d->kind == IR_D_SWITCH && !ksyc_is_number_switch(d));
}

/* Whether the field, behind a long way or not, is what the file has behind its objects, of which the view says nothing: to
 * open it would be to go through all of the file. */
static bool is_rest_of_file(const draft *dr, const ir_attr *attr, bool is_far) {
    return is_far && dr->routine->type == dr->em->top && attr->repeat == IR_ONCE &&
           ksyc_is_rest_of_stream(&attr->data);
}

void ksyc_require_members(draft *dr) {
    const ir_type *type = dr->routine->type;
    /* The end of an array without a count is not known. */
    bool is_behind = false;
    bool is_far = false; /* a long way is before the field */
    for (size_t i = 0; i < type->num_seq && !is_behind; i++) {
        const pool_mark mark = ksyc_pool_mark(dr->em->pool);
        const ir_attr *attr = type->seq[i];
        const bool is_left_out = ksyc_is_empty_field(attr) || is_rest_of_file(dr, attr, is_far);
        is_far = is_far || is_long_way(attr);
        if (is_left_out) continue;
        is_behind = ksyc_ends_view(attr);
        bool is_switch = ksyc_is_number_switch(&attr->data) && attr->repeat == IR_ONCE;
        if (attr->condition != NULL || is_switch) require_member(dr, LEAF_HAS, attr);
        if (attr->repeat == IR_ONCE &&
            (ksyc_is_number(&attr->data) || is_switch || ksyc_is_bits(dr->em, attr, NULL))) {
            require_member(dr, LEAF_VALUE, attr);
        } else {
            require_place(dr, attr);
        }
        ksyc_pool_reset(dr->em->pool, mark);
    }
    for (size_t i = 0; i < type->num_instances; i++) {
        const pool_mark mark = ksyc_pool_mark(dr->em->pool);
        const ir_attr *attr = type->instances[i];
        bool is_value = attr->kind == IR_VALUE_INSTANCE;
        if (is_value ? !is_known_instance(dr, attr)
                     : attr->is_implied || ksyc_is_out_of_view(dr->em, attr))
            continue;
        if (attr->condition != NULL) require_member(dr, LEAF_HAS, attr);
        if (is_value) {
            require_member(dr, LEAF_VALUE, attr);
        } else {
            require_place(dr, attr);
        }
        ksyc_pool_reset(dr->em->pool, mark);
    }
}

/* ------------------------------------------------------------------------------------------ type */

static void write_members(output *out, const leaves *all) {
    for (size_t i = 0; i < all->count; i++)
        ksyc_line(out, "%s %s;", ksyc_c_type(all->items[i].type), all->items[i].name);
}

static void write_type(proof_emitter *em, const routine *r) {
    output *out = &em->views;
    const char *name = ksyc_facts_type(em, r);
    ksyc_block(out, "typedef struct %s", name);
    ksyc_line(out, "const uint8_t *buf;");
    ksyc_line(out, "uint64_t len;");
    if (r->type != em->top) ksyc_line(out, "uint64_t at;");
    write_members(out, &r->vars);
    if (r->now->needs_end) {
        if (ksyc_names_get(&r->vars.taken, "end") != NULL)
            ksyc_unsupported(em, r->type->place,
                             "a parameter `end` of an object whose end is needed");
        ksyc_line(out, "uint64_t end;");
    }
    write_members(out, &r->now->exports);
    out->indent--;
    ksyc_line(out, "} %s;", name);
    ksyc_line(out, "%s", "");
}

typedef struct collected {
    pool *p;
    conjunction all;
} collected;

static void collect(void *self, const code_expr *that) {
    collected *c = self;
    ksyc_conjoin(&c->all, c->p, that);
}

static bool has_path(const leaves *all, const ir_expr *path) {
    for (size_t i = 0; i < all->count; i++)
        if (all->items[i].kind == LEAF_VALUE && ksyc_same_expr(all->items[i].path, path))
            return true;
    return false;
}

/* A computed value of which others require the range: elements pass it on to the next one, or an array of the object
 * depends on it. */
static bool is_passed_on(const proof_emitter *em, const routine *r, const leaf *l) {
    if (l->path->op != IR_FIELD || l->path->args[0]->op != IR_SELF ||
        l->path->attr->kind != IR_VALUE_INSTANCE)
        return false;
    for (const routine *of = em->routines; of != NULL; of = of->next) {
        if (of->attr == NULL || of->attr->repeat == IR_ONCE) continue;
        if (of->attr->data.type == r->type && has_path(&of->checks.carried, l->path)) return true;
        if (of->type == r->type && has_path(&of->vars, l->path)) return true;
    }
    return false;
}

static void write_predicate(draft *dr) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    collected all = {em->pool, ksyc_new_conjunction(em->pool, ksyc_new_text(em, 1), "      ", 6)};
    pool *p = em->pool;
    const code_expr *len = ksyc_code_dot(p, VIEW, "len"), *at = ksyc_code_dot(p, VIEW, "at"),
                    *end = ksyc_code_dot(p, VIEW, "end");
    collect(&all, code_call(p, "ks_buffer", ksyc_code_dot(p, VIEW, "buf"), len));
    if (r->type != em->top) collect(&all, ksyc_code_flat(p, at, "<=", len));
    ksyc_visit_var_conditions(em, r, VIEW, collect, &all);
    collect(&all, ksyc_said_of(em, r, ksyc_pool_printf(p, "valid_%s", r->name), VIEW));
    if (r->now->needs_end) {
        const char *name = ksyc_pool_printf(p, "end_%s", r->name);
        collect(&all, ksyc_code_flat(p, end, "==", ksyc_said_of(em, r, name, VIEW)));
        collect(&all, ksyc_between(p, at, end, len));
    }
    for (size_t i = 0; i < r->now->exports.count; i++) {
        const pool_mark mark = ksyc_pool_mark(p);
        const leaf *l = &r->now->exports.items[i];
        const code_expr *member = ksyc_code_dot(p, VIEW, l->name);
        const char *name = ksyc_export_name(em, r, l->kind, l->path);
        collect(&all, ksyc_code_flat(p, member, "==", ksyc_said_of(em, r, name, VIEW)));
        /* The range of a field follows from its definition; that of a computation does not. */
        const code_expr *range = ksyc_range_of_name(p, l->type, l->range, member);
        if (range != NULL && l->kind == LEAF_VALUE &&
            (l->range.min < INT32_MIN || is_passed_on(em, r, l)))
            collect(&all, range);
        ksyc_pool_reset(p, mark);
    }
    ksyc_line(&em->views, "/*@");
    ksyc_line(&em->views, "  predicate is_%s{L}(%s view) =", ksyc_facts_type(em, r),
              ksyc_facts_type(em, r));
    if (all.all.count > 1) {
        ksyc_write_conjunction(&em->views, &all.all, ";\n");
    } else {
        em->views.indent++;
        ksyc_write_body(&em->views, all.all.first);
        em->views.indent--;
    }
    ksyc_line(&em->views, "*/");
    ksyc_line(&em->views, "%s", "");
}

/* ------------------------------------------------------------------------------------- functions */

static void emit_object_accessor(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    if (!ksyc_is_chosen_function(em, attr->accessor)) return;
    accessor acc = ksyc_new_accessor(dr, attr);
    acc.of.c = &acc.body;
    binding b;
    acc.of.pos = ksyc_resolve(&acc.of, LEAF_AT, ksyc_own_field(em, attr));
    ksyc_bind(&b, &acc.of, ksyc_routine_of(em, attr->data.type, NULL), attr, &attr->data);
    if (has_size(&attr->data)) {
        val size = ksyc_resolve(&acc.of, LEAF_SIZE, ksyc_own_field(em, attr));
        b.base = b.at;
        b.len = b.at;
        b.len.c = b.len.l = ksyc_code_flat(em->pool, b.at.c, "+", size.c);
    }
    ksyc_write_accessor(&acc, &b);
}

/* Writes the accessor for element i of an array whose elements have one size. */
static void emit_element_accessor(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    if (!ksyc_is_chosen_function(em, attr->accessor)) return;
    routine *loop = ksyc_routine_of(em, attr->owner, attr);
    accessor acc = ksyc_new_accessor(dr, attr);
    acc.of.c = &acc.body;
    acc.parameters = ksyc_pool_printf(p, "%s, uint64_t i", acc.parameters);
    acc.has = BIT(BIT_INDEX);
    val at = ksyc_resolve(&acc.of, LEAF_AT, ksyc_own_field(em, attr));
    val count = ksyc_resolve(&acc.of, LEAF_COUNT, ksyc_own_field(em, attr));
    acc.when = ksyc_all_of(p, acc.when, ksyc_code_flat(p, INDEX, "<", count.l));
    binding b;
    ksyc_bind(&b, &acc.of, loop, attr, NULL);
    b.at = at;
    b.count = count;
    ksyc_assert_child(&acc, at.l,
                      ksyc_child_call(&b, ksyc_pool_printf(p, "valid_%s", loop->name)).l);
    b.count.l = INDEX;
    ksyc_assert_that(&acc.body, "",
                     ksyc_child_call(&b, ksyc_pool_printf(p, "valid_%s_item", loop->name)).l);
    acc.of.index_c = acc.of.index_l = INDEX;
    acc.of.pos = at;
    acc.of.pos.c = acc.of.pos.l = ksyc_plus_times(p, at.c, attr->data.type->min_size, INDEX);
    ksyc_bind(&b, &acc.of, ksyc_routine_of(em, attr->data.type, NULL), attr, &attr->data);
    ksyc_write_accessor(&acc, &b);
}

static void emit_case_accessors(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    routine *chosen = ksyc_routine_of(em, attr->owner, attr);
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_data *one = &d->cases[i].data;
        if (one->kind != IR_D_USER || ksyc_is_repeated_case(d, i)) continue;
        if (!ksyc_is_chosen_function(em, d->cases[i].accessor)) continue;
        accessor acc = ksyc_new_accessor(dr, attr);
        acc.of.c = &acc.body;
        acc.name = d->cases[i].accessor;
        acc.of.pos = ksyc_resolve(&acc.of, LEAF_AT, ksyc_own_field(em, attr));
        output nothing = ksyc_output_new(p, 0);
        draft logic = acc.of;
        logic.c = &nothing;
        val on = ksyc_value(&logic, attr, d->on, ksyc_pool_printf(p, "%s_on", chosen->name), "on");
        const code_expr *c = NULL, *l = NULL;
        const size_t values = ksyc_case_tests(&acc.of, attr, on, i, &c, &l);
        acc.when = ksyc_all_of(p, acc.when, values > 1 ? ksyc_code_group(p, l) : l);
        binding b;
        ksyc_bind(&b, &acc.of, chosen, attr, NULL);
        ksyc_assert_child(&acc, acc.of.pos.l,
                          ksyc_child_call(&b, ksyc_pool_printf(p, "valid_%s", chosen->name)).l);
        ksyc_bind(&b, &acc.of, ksyc_routine_of(em, one->type, NULL), attr, one);
        ksyc_write_accessor(&acc, &b);
    }
}

static void emit_accessors_of(draft *dr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (attr->repeat == IR_ONCE && d->kind == IR_D_USER) emit_object_accessor(dr, attr);
    if (attr->repeat == IR_ONCE && d->kind == IR_D_SWITCH && !ksyc_is_number_switch(d))
        emit_case_accessors(dr, attr);
    if (attr->repeat == IR_ONCE || d->kind != IR_D_USER) return;
    if (attr->repeat == IR_REPEAT_EXPR && d->type->is_fixed &&
        ksyc_routine_of(dr->em, attr->owner, attr)->checks.carried.count == 0) {
        emit_element_accessor(dr, attr);
    } else {
        ksyc_emit_traversal(dr, attr);
    }
}

static void emit_accessors(draft *dr, const ir_attr *attr) {
    const pool_mark mark = ksyc_pool_mark(dr->em->pool);
    emit_accessors_of(dr, attr);
    ksyc_pool_reset(dr->em->pool, mark);
}

static void write_root(proof_emitter *em, const routine *r) {
    const char *type = ksyc_facts_type(em, r);
    const char *name = ksyc_pool_printf(em->pool, "%s_open_view", r->name);
    if (!ksyc_is_chosen_function(em, name)) return;
    ksyc_note_function(em, name);
    ksyc_line(&em->views, "/*@ requires ks_buffer(buf, len) && valid_%s(buf, len, strict);",
              r->name);
    ksyc_line(&em->views, "    terminates \\true; exits \\false; assigns \\nothing;");
    ksyc_line(
        &em->views,
        "    ensures \\result.buf == buf && \\result.len == len && \\result.strict == strict;");
    ksyc_line(&em->views, "    ensures is_%s(\\result);", type);
    ksyc_line(&em->views, "*/");
    ksyc_line(&em->views, "%s %s(const uint8_t *buf, size_t len, bool strict);", type, name);
    ksyc_line(&em->views, "%s", "");
    ksyc_block(&em->code, "%s %s(const uint8_t *buf, size_t len, bool strict)", type, name);
    ksyc_line(&em->code, "return open_%s(buf, len, strict);", r->name);
    ksyc_end(&em->code);
    ksyc_line(&em->code, "%s", "");
}

void ksyc_emit_view(draft *dr) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    ksyc_line(&em->views, "/* ---- view of %s */", r->type->path);
    ksyc_line(&em->views, "%s", "");
    if (!ksyc_output_is_empty(&em->logic)) {
        ksyc_line(&em->views, "/*@");
        ksyc_move_output(&em->views, &em->logic);
        ksyc_line(&em->views, "*/");
    }
    write_type(em, r);
    write_predicate(dr);
    for (size_t i = 0; i < r->type->num_seq; i++)
        if (!is_behind_end(r->type->seq[i])) emit_accessors(dr, r->type->seq[i]);
    for (size_t i = 0; i < r->type->num_instances; i++) {
        const ir_attr *attr = r->type->instances[i];
        if (attr->kind == IR_PARSE_INSTANCE && !attr->is_implied && !ksyc_is_out_of_view(em, attr))
            emit_accessors(dr, attr);
    }
    if (r->type == em->top) write_root(em, r);
}
