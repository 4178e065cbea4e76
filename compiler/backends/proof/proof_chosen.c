/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Objects that another object chooses by an index: a rule may use a field of such an object, so the routine recalls its
 * facts, or checks the whole object first where nobody has done that before.
 */
#include <inttypes.h>
#include <string.h>

#include "proof.h"
#include "reserved.h"

typedef struct chosen {
    const ir_expr *choice;
    const char *name; /* of the variable that has its facts */
} chosen;

/* Those of one function, and the names that it has already. */
struct chosen_objects {
    names by_key;  /* see choice_key */
    names by_name; /* what is made of them, too */
    derived_names locals;
};

/* ----------------------------------------------------------------------------------------- names */

/* A text that paths have in common if they lead to the same object. */
static const char *choice_key(pool *p, const ir_expr *e) {
    const char *key = ksyc_pool_printf(p, "%u", (unsigned)e->op);
    if (e->op == IR_FIELD)
        key = ksyc_pool_printf(p, "%u %zu %zu", (unsigned)e->attr->kind, e->attr->owner->number,
                               e->attr->index);
    if (e->op == IR_LIT_INT)
        key = ksyc_pool_printf(p, "%s%" PRIu64, e->negative ? "-" : "", e->word);
    for (size_t i = 0; i < e->num_args; i++)
        key = ksyc_pool_printf(p, "%s(%s)", key, choice_key(p, e->args[i]));
    return key;
}

static struct chosen_objects *objects_of(draft *dr) {
    pool *p = dr->em->pass; /* until the text of the routine is complete */
    const ir_type *type = dr->routine->type;
    if (dr->chosen != NULL) return dr->chosen;
    struct chosen_objects *all = dr->chosen = ksyc_pool_alloc(p, sizeof *all);
    *all = (struct chosen_objects){.locals = {.pool = p}};
    for (size_t i = 0; i < type->num_params + type->num_seq + type->num_instances; i++) {
        const size_t k = i - type->num_params;
        const ir_attr *attr = i < type->num_params ? type->params[i]
                              : k < type->num_seq  ? type->seq[k]
                                                   : type->instances[k - type->num_seq];
        for (unsigned form = 0; form < NUM_NAME_FORMS; form++)
            ksyc_take_derived(&all->locals, attr->local, (name_form)form, attr);
        ksyc_take_derived(&all->locals, attr->stem, FORM_OK, attr); /* see ksyc_bind */
    }
    return all;
}

/* Whether the function, or one that it calls, may have another use for the name. */
static bool is_taken(const draft *dr, const struct chosen_objects *all, const char *name) {
    static const char *const words[] = {"base",   "before", "count", "end", "facts",
                                        "gate",   "i",      "item",  "of",  "ok",
                                        "strict", "value",  "view",  "on",  "is_last"};
    static const char *const ends[] = {"_found", "_holds", "_t"};
    const size_t size = strlen(name);
    if (ksyc_c_name(dr->em->pool, name) != name) return true;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (ksyc_same_id(name, words[i])) return true;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        const size_t end = strlen(ends[i]);
        if (size > end && ksyc_same_id(name + size - end, ends[i])) return true;
    }
    return ksyc_names_get(&all->by_name, name) != NULL ||
           ksyc_names_get(&dr->routine->vars.taken, name) != NULL ||
           ksyc_derived_owner(&all->locals, name) != NULL;
}

/* Its facts are in a variable of that name, the verdict in one that ends `_ok`. */
static const char *name_chosen(draft *dr, struct chosen_objects *all, const ir_expr *choice) {
    pool *p = dr->em->pass;
    const char *array = ksyc_path_name(p, choice->args[0]);
    const char *wanted =
        all->by_key.count == 0
            ? ksyc_pool_copy(p, array, strlen(array))
            : ksyc_pool_printf(p, "%s_%s", array, ksyc_path_name(p, choice->args[1]));
    if (ksyc_is_like_function(wanted)) wanted = ksyc_pool_printf(p, "own_%s", wanted);
    const char *name = wanted, *ok = ksyc_pool_printf(p, "%s_ok", name);
    for (unsigned n = 2; is_taken(dr, all, name) || is_taken(dr, all, ok); n++) {
        name = ksyc_pool_printf(p, "%s_%u", wanted, n);
        ok = ksyc_pool_printf(p, "%s_ok", name);
    }
    ksyc_names_add(p, &all->by_name, name, all);
    ksyc_names_add(p, &all->by_name, ok, all);
    return name;
}

static chosen *find_chosen(const draft *dr, const ir_expr *choice) {
    if (dr->chosen == NULL) return NULL;
    return ksyc_names_get(&dr->chosen->by_key, choice_key(dr->em->pool, choice));
}

static chosen *add_chosen(draft *dr, const ir_expr *choice) {
    pool *p = dr->em->pass;
    struct chosen_objects *all = objects_of(dr);
    chosen *c = ksyc_pool_alloc(p, sizeof *c);
    *c = (chosen){ksyc_kept_path(dr->em, p, choice), name_chosen(dr, all, choice)};
    ksyc_names_add(p, &all->by_key, choice_key(p, choice), c);
    return c;
}

/* --------------------------------------------------------------------------------------- objects */

/* Recalls the facts of an element of an array that is valid. */
static void recall_chosen(draft *dr, binding *b, const chosen *c, const trust *t, val index) {
    proof_emitter *em = dr->em;
    output *out = dr->c;
    ksyc_assert_that(out, "trusted", ksyc_trusted_item(dr, t, index).l);
    em->recalls = true;
    b->is_used = true;
    ksyc_check_child(b, NULL, c->name);
    em->recalls = false;
}

/* Checks the element as its own array does: only then have the fields that a rule uses a meaning. */
static void check_chosen(draft *dr, binding *b, const chosen *c) {
    pool *p = dr->em->pool;
    const ir_expr *array = c->choice->args[0];
    val index = ksyc_resolve(dr, LEAF_VALUE, c->choice->args[1]);
    val at = ksyc_resolve(dr, LEAF_AT, array), count = ksyc_resolve(dr, LEAF_COUNT, array);
    const code_expr *unsigned_index = index.c;
    if (index.kind == V_S64) {
        ksyc_refuse_if(dr, ksyc_code_flat(p, index.c, "<", NOUGHT));
        ksyc_add_condition(dr, ksyc_code_flat(p, NOUGHT, "<=", index.l), index.mask);
        unsigned_index = ksyc_code_cast(p, "uint64_t", index.c);
    }
    ksyc_refuse_if(dr, ksyc_code_flat(p, unsigned_index, ">=", count.c));
    ksyc_add_condition(dr, ksyc_code_flat(p, index.l, "<", count.l), index.mask | count.mask);
    const char *facts = ksyc_facts_type(dr->em, b->child);
    if (facts != NULL) ksyc_line(dr->c, "%s %s = {0};", facts, c->name);
    b->at.c = ksyc_plus_times(p, at.c, b->child->type->min_size, unsigned_index);
    b->dr = dr;
    memset(b->bound, 0, sizeof b->bound);
    const trust *t = ksyc_trust_for(dr, c->choice);
    if (t != NULL)
        recall_chosen(dr, b, c, t, index);
    else
        ksyc_check_child(b, NULL, c->name);
}

val ksyc_resolve_chosen(draft *dr, leaf_kind kind, const ir_expr *path) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_expr *choice = ksyc_choice_of(path);
    const ir_expr *array = choice->args[0];
    const ir_attr *attr = array->attr;
    const ir_type *type = choice->vtype.type;
    routine *child = ksyc_routine_of(em, type, NULL);
    if (attr->repeat != IR_REPEAT_EXPR || attr->condition != NULL || !type->is_fixed ||
        attr->data.kind != IR_D_USER || !ksyc_is_same_stream(em, dr->routine->type, attr->owner) ||
        dr->in_branch)
        return ksyc_unsupported(em, path->place, "this way to an object by its index");
    if (child->is_open)
        return ksyc_unsupported(
            em, path->place,
            ksyc_pool_printf(p, "an object of type '%s' that needs another one of its array",
                             type->path));
    const ir_expr *rest = ksyc_path_from_choice(em, path, choice);
    ksyc_add_leaf(em, &child->now->exports, kind, rest, &em->has_grown);
    draft logic = *dr;
    logic.c = NULL;
    binding b;
    ksyc_bind(&b, &logic, child, attr, &attr->data);
    b.is_elsewhere = true;
    val index = ksyc_resolve(&logic, LEAF_VALUE, choice->args[1]);
    b.at = ksyc_resolve(&logic, LEAF_AT, array);
    b.at.l = ksyc_plus_times(p, b.at.l, type->min_size, index.l);
    b.at.mask |= index.mask;
    chosen *c = find_chosen(dr, choice);
    if (c == NULL && dr->c != NULL) {
        c = add_chosen(dr, choice);
        binding checked = b;
        checked.name = c->name;
        check_chosen(dr, &checked, c);
    }
    val inner = ksyc_child_call(&b, ksyc_export_name(em, child, kind, rest));
    const code_expr *from = ksyc_code_word(p, c != NULL ? c->name : "");
    return ksyc_typed_val(em, kind, path, ksyc_code_dot(p, from, ksyc_member_name(em, kind, rest)),
                          inner.l, inner.mask);
}
