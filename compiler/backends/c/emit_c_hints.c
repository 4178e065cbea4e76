/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit_c_hints.c - what the tables tell those who make or change files: the values that the spec names
 * for a field (ks_constant), which fields decide about it (ks_link), what a switch can become.
 */
#include <inttypes.h>
#include <string.h>

#include "constants.h"
#include "emit_c.h"

typedef struct constant {
    uint64_t word;
    const char *bytes; /* NULL for numbers */
    size_t size;
} constant;

typedef struct link {
    const char *role;
    const ir_attr *attr;
} link;

/* Of one field. */
typedef struct hint {
    const ir_attr *attr;
    constant *constants;
    size_t num_constants, cap_constants;
    link *links;
    size_t num_links, cap_links;
    const ir_type **cases;
    size_t num_cases, cap_cases;
} hint;

struct hints {
    emitter *em;
    hint *all; /* open hashing by address: a field has at most one entry */
    size_t num_all, cap_all;
    const ir_attr **seen; /* parameters and value instances on the way to a field */
    size_t num_seen, cap_seen;
};

/* Makes room for one more element of `size` bytes. */
static void *grown(pool *memory, void *items, size_t count, size_t *capacity, size_t size) {
    if (count < *capacity) return items;
    *capacity = 2 * *capacity + 8;
    void *more = pool_array(memory, *capacity, size);
    if (count > 0) memcpy(more, items, count * size);
    return more;
}

static size_t slot_of(const hints *h, const ir_attr *attr) {
    size_t slot = (size_t)((uintptr_t)attr >> 4) * 2654435761u % h->cap_all;
    while (h->all[slot].attr != NULL && h->all[slot].attr != attr) slot = (slot + 1) % h->cap_all;
    return slot;
}

static hint *hint_of(const hints *h, const ir_attr *attr) {
    hint *found = &h->all[slot_of(h, attr)];
    found->attr = attr;
    return found;
}

/* ------------------------------------------------------------------------------------- constants */

static void add_constant(hints *h, const ir_attr *attr, constant c) {
    hint *of = hint_of(h, attr);
    for (size_t i = 0; i < of->num_constants; i++) {
        const constant *known = &of->constants[i];
        bool same = known->word == c.word && known->size == c.size &&
                    (known->bytes != NULL) == (c.bytes != NULL);
        if (same && (c.bytes == NULL || memcmp(known->bytes, c.bytes, c.size) == 0)) return;
    }
    of->constants = grown(h->em->pool, of->constants, of->num_constants, &of->cap_constants,
                          sizeof *of->constants);
    of->constants[of->num_constants++] = c;
}

static void see_value(void *self, const ir_attr *attr, const ir_expr *literal, bool is_contents) {
    (void)is_contents;
    expr_number number;
    if (literal->op == IR_LIT_STR || literal->op == IR_LIT_BYTES) {
        add_constant(self, attr, (constant){0, literal->text, literal->size});
    } else if (literal->op == IR_LIT_ENUM) {
        add_constant(self, attr, (constant){literal->label->word, NULL, 0});
    } else if (expr_constant(literal, &number)) {
        add_constant(self, attr, (constant){number.word, NULL, 0});
    } else if (literal->op == IR_LIT_FLOAT && attr->data.kind == IR_D_FLOAT) {
        uint64_t word;
        memcpy(&word, &literal->number, sizeof word);
        add_constant(self, attr, (constant){word, NULL, 0});
    }
}

static void see_bound(void *self, const ir_attr *attr, expr_number number) {
    if (attr->data.kind != IR_D_FLOAT) add_constant(self, attr, (constant){number.word, NULL, 0});
}

static void see_labels(void *self, const ir_attr *attr, const ir_enum *enumeration) {
    if (attr->data.enumeration == enumeration) return; /* the field itself names it */
    for (size_t i = 0; i < enumeration->num_labels; i++)
        add_constant(self, attr, (constant){enumeration->labels[i].word, NULL, 0});
}

/* ----------------------------------------------------------------------------------------- links */

/* Something whose value can decide: a number, bytes, a text; not an object. */
static bool has_value(const ir_attr *attr) {
    if (attr->data.kind == IR_D_USER) return false;
    return attr->data.kind != IR_D_SWITCH || attr->vtype.kind != IR_OBJECT;
}

static void add_link(hints *h, hint *of, const char *role, const ir_attr *attr) {
    if (attr == of->attr || !is_in_table(h->em, attr) || !has_value(attr)) return;
    for (size_t i = 0; i < of->num_links; i++)
        if (of->links[i].attr == attr && strcmp(of->links[i].role, role) == 0) return;
    of->links = grown(h->em->pool, of->links, of->num_links, &of->cap_links, sizeof *of->links);
    of->links[of->num_links++] = (link){role, attr};
}

static bool is_new(hints *h, const ir_attr *attr) {
    for (size_t i = 0; i < h->num_seen; i++)
        if (h->seen[i] == attr) return false;
    h->seen = grown(h->em->pool, h->seen, h->num_seen, &h->cap_seen, sizeof(const ir_attr *));
    h->seen[h->num_seen++] = attr;
    return true;
}

/* All fields that `expr` is made of; parameters and value instances are put on the list `seen`. */
static void link_expr(hints *h, hint *of, const char *role, const ir_expr *expr) {
    if (expr == NULL) return;
    if (expr->op == IR_FIELD) {
        if (is_parsed(expr->attr)) {
            add_link(h, of, role, expr->attr);
        } else {
            (void)is_new(h, expr->attr);
        }
    }
    for (size_t i = 0; i < expr->num_args; i++) link_expr(h, of, role, expr->args[i]);
}

static void link_arguments(hints *h, hint *of, const char *role, const ir_data *data,
                           const ir_attr *param) {
    if (data->kind == IR_D_USER && data->type == param->owner && param->index < data->num_args)
        link_expr(h, of, role, data->args[param->index]);
    for (size_t i = 0; i < data->num_cases; i++)
        link_arguments(h, of, role, &data->cases[i].data, param);
}

/* What is given for a parameter, wherever its type is used. */
static void link_param(hints *h, hint *of, const char *role, const ir_attr *param) {
    const ir_program *program = h->em->program;
    for (size_t t = 0; t < program->num_types; t++) {
        const ir_type *type = program->types[t];
        for (size_t i = 0; i < type->num_seq; i++)
            link_arguments(h, of, role, &type->seq[i]->data, param);
        for (size_t i = 0; i < type->num_instances; i++)
            link_arguments(h, of, role, &type->instances[i]->data, param);
    }
}

/* Every field that decides about `of` by way of `expr`. The list of what is on the way grows while it
 * is gone through, and holds nothing twice. */
static void link_all(hints *h, hint *of, const char *role, const ir_expr *expr) {
    if (expr == NULL) return;
    h->num_seen = 0;
    link_expr(h, of, role, expr);
    for (size_t i = 0; i < h->num_seen; i++) {
        const ir_attr *attr = h->seen[i];
        if (attr->kind == IR_PARAM) {
            link_param(h, of, role, attr);
        } else {
            link_expr(h, of, role, attr->value);
        }
    }
}

/* The field that a rule is about: its subject, else the last one before it. */
static const ir_attr *ruled_field(const emitter *em, const ir_attr *attr) {
    if (attr->subject != NULL) return attr->subject;
    for (size_t i = attr->index + 1; attr->kind == IR_SEQ && i-- > 0;)
        if (is_in_table(em, attr->owner->seq[i])) return attr->owner->seq[i];
    return is_in_table(em, attr) ? attr : NULL;
}

static void find_links(hints *h, const ir_attr *attr) {
    const ir_attr *ruled = ruled_field(h->em, attr);
    for (size_t i = 0; ruled != NULL && i < attr->num_valid; i++)
        for (size_t k = 0; k < attr->valid[i].num_exprs; k++)
            link_all(h, hint_of(h, ruled), "VALUE", attr->valid[i].exprs[k]);
    if (ruled != NULL && ruled != attr) link_all(h, hint_of(h, ruled), "VALUE", attr->condition);
    if (!is_in_table(h->em, attr)) return;
    hint *of = hint_of(h, attr);
    link_all(h, of, "SIZE", attr->data.size_expr);
    link_all(h, of, attr->repeat == IR_REPEAT_EXPR ? "COUNT" : "VALUE", attr->repeat_expr);
    link_all(h, of, "POSITION", attr->pos);
    link_all(h, of, "PRESENCE", attr->condition);
    link_all(h, of, "CASE", attr->data.on);
}

/* ----------------------------------------------------------------------------------------- cases */

static void find_cases(hints *h, const ir_attr *attr) {
    if (!is_in_table(h->em, attr)) return;
    hint *of = hint_of(h, attr);
    for (size_t i = 0; i < attr->data.num_cases; i++) {
        const ir_data *data = &attr->data.cases[i].data;
        if (data->kind != IR_D_USER) continue;
        bool is_known = false;
        for (size_t k = 0; k < of->num_cases; k++)
            if (of->cases[k] == data->type) is_known = true;
        if (is_known) continue;
        of->cases = grown(h->em->pool, of->cases, of->num_cases, &of->cap_cases, sizeof *of->cases);
        of->cases[of->num_cases++] = data->type;
    }
}

/* ------------------------------------------------------------------------------------------- all */

static void find_in(hints *h, const ir_attr *attr) {
    const constant_visitor visitor = {see_value, see_bound, see_labels, h};
    visit_constants(attr, &visitor);
    if (!is_parsed(attr)) return;
    find_links(h, attr);
    find_cases(h, attr);
}

hints *find_hints(emitter *em) {
    const ir_program *program = em->program;
    hints *h = pool_alloc(em->pool, sizeof *h);
    h->em = em;
    h->cap_all = 1;
    for (size_t t = 0; t < program->num_types; t++) {
        const ir_type *type = program->types[t];
        h->cap_all += 2 * (type->num_params + type->num_seq + type->num_instances);
    }
    h->all = pool_array(em->pool, h->cap_all, sizeof *h->all);
    for (size_t t = 0; t < program->num_types; t++) {
        const ir_type *type = program->types[t];
        for (size_t i = 0; i < type->num_seq; i++) find_in(h, type->seq[i]);
        for (size_t i = 0; i < type->num_instances; i++) find_in(h, type->instances[i]);
    }
    return h;
}

/* ---------------------------------------------------------------------------------------- output */

/* Its place in the table of its type. */
static size_t table_index(const emitter *em, const ir_attr *attr) {
    const ir_type *type = attr->owner;
    const struct {
        ir_attr **attrs;
        size_t num;
    } parts[] = {{type->params, type->num_params},
                 {type->seq, type->num_seq},
                 {type->instances, type->num_instances}};
    size_t index = 0;
    for (size_t p = 0; p < sizeof parts / sizeof parts[0]; p++) {
        for (size_t i = 0; i < parts[p].num; i++) {
            if (parts[p].attrs[i] == attr) return index;
            if (is_in_table(em, parts[p].attrs[i])) index++;
        }
    }
    return index;
}

static const char *array_name(const hints *h, const char *what, const ir_attr *attr) {
    return pool_printf(h->em->pool, "%s_%s_%s", what, attr->owner->c_name, attr->id);
}

static const char *constant_text(const hints *h, const constant *c) {
    if (c->bytes != NULL)
        return pool_printf(h->em->pool, "{0, %s, %zu}", c_string(h->em->pool, c->bytes, c->size),
                           c->size);
    return pool_printf(h->em->pool, "{UINT64_C(%" PRIu64 "), NULL, 0}", c->word);
}

void emit_hints(hints *h, output *out, const ir_attr *attr) {
    const hint *of = hint_of(h, attr);
    if (of->num_constants > 0) {
        line(out, "static const ks_constant %s[] = {", array_name(h, "constants", attr));
        for (size_t i = 0; i < of->num_constants; i++)
            line(out, "    %s,", constant_text(h, &of->constants[i]));
        line(out, "};");
    }
    if (of->num_links > 0) {
        line(out, "static const ks_link %s[] = {", array_name(h, "links", attr));
        for (size_t i = 0; i < of->num_links; i++)
            line(out, "    {KS_ROLE_%s, &%s_desc, %zu}, /* %s */", of->links[i].role,
                 of->links[i].attr->owner->c_name, table_index(h->em, of->links[i].attr),
                 of->links[i].attr->id);
        line(out, "};");
    }
    if (of->num_cases > 0) {
        line(out, "static const ks_type *const %s[] = {", array_name(h, "cases", attr));
        for (size_t i = 0; i < of->num_cases; i++) line(out, "    &%s_desc,", of->cases[i]->c_name);
        line(out, "};");
    }
}

static const char *member_text(const hints *h, const char *what, const ir_attr *attr,
                               size_t count) {
    if (count == 0) return "";
    return pool_printf(h->em->pool, ",\n     .%s = %s, .num_%s = %zu", what,
                       array_name(h, what, attr), what, count);
}

const char *hint_members(hints *h, const ir_attr *attr) {
    const hint *of = hint_of(h, attr);
    return pool_printf(h->em->pool, "%s%s%s", member_text(h, "constants", attr, of->num_constants),
                       member_text(h, "links", attr, of->num_links),
                       member_text(h, "cases", attr, of->num_cases));
}
