/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Paths: how an object refers to a field of another object, and how other objects refer to the same field.
 */
#include <stdint.h>
#include <string.h>

#include "op_groups.h"
#include "proof.h"
#include "reserved.h"

/* --------------------------------------------------------------------------------------- names */

static bool is_among(const char *id, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (ksyc_same_id(id, words[i])) return true;
    return false;
}

static bool is_word_of_c(const char *id) {
    return ksyc_is_reserved_word(id) || ksyc_is_acsl_word(id);
}

const char *ksyc_c_name(pool *p, const char *id) {
    static const char *const own[] = {"buf",   "len",   "at",   "base",  "pos", "i",
                                      "count", "facts", "item", "value", "ok",  "view"};
    bool is_taken = is_word_of_c(id) || is_among(id, own, sizeof own / sizeof *own);
    return is_taken ? ksyc_pool_printf(p, "%s_", id) : id;
}

/* The name of a member of a view. */
static const char *view_name(pool *p, const char *id) {
    static const char *const own[] = {"buf", "len",     "at",       "base",
                                      "end", "int64_t", "uint64_t", "uint8_t"};
    bool is_taken = is_word_of_c(id) || is_among(id, own, sizeof own / sizeof *own);
    return is_taken ? ksyc_pool_printf(p, "%s_", id) : id;
}

static bool is_own_field(const ir_expr *path) {
    return path != NULL && path->op == IR_FIELD && path->args[0]->op == IR_SELF;
}

const ir_attr *ksyc_path_attr(const ir_expr *path) {
    return path->op == IR_FIELD ? path->attr : NULL;
}

/* `_index - 1` */
static bool is_index_before(const ir_expr *e) {
    return e->op == IR_SUB && e->args[0]->op == IR_INDEX && e->args[1]->op == IR_LIT_INT &&
           e->args[1]->word == 1;
}

static bool is_element_path(const ir_expr *e, const ir_attr *repeated) {
    if (e->op != IR_ARRAY_LAST && e->op != IR_SUBSCRIPT) return false;
    const ir_expr *array = e->args[0];
    if (array->op != IR_FIELD || array->args[0]->op != IR_SELF) return false;
    if (array->attr->kind != IR_SEQ || array->attr->repeat == IR_ONCE) return false;
    return e->op == IR_ARRAY_LAST || (array->attr == repeated && is_index_before(e->args[1]));
}

bool ksyc_is_path(const ir_expr *e, const ir_attr *repeated) {
    while (e->op == IR_FIELD) {
        e = e->args[0];
        if (is_element_path(e, repeated)) return true;
    }
    while (e->op == IR_ROOT || e->op == IR_PARENT) e = e->args[0];
    return e->op == IR_SELF || (e->op == IR_ITEM && repeated != NULL);
}

const char *ksyc_path_name(pool *p, const ir_expr *e) {
    switch (e->op) {
    case IR_ROOT: return "root";
    case IR_PARENT:
        return e->args[0]->op == IR_SELF
                   ? "parent"
                   : ksyc_pool_printf(p, "%s_parent", ksyc_path_name(p, e->args[0]));
    case IR_ITEM: return "item";
    case IR_ARRAY_LAST:
    case IR_SUBSCRIPT: return ksyc_path_name(p, e->args[0]);
    case IR_FIELD:
        if (e->args[0]->op == IR_SELF) return e->attr->id;
        return ksyc_pool_printf(p, "%s_%s", ksyc_path_name(p, e->args[0]), e->attr->id);
    case IR_LITERALS:
    case IR_SELF:
    case IR_IO:
    case IR_INDEX:
    case IR_ON:
    case IR_UNARY:
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_TERNARY:
    case IR_CAST:
    case IR_VALUE_METHODS:
    case IR_BYTE_METHODS:
    case IR_ARRAY_SIZE:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: break;
    }
    return "self";
}

/* `name` is that of the path. */
static const char *leaf_text(pool *p, leaf_kind kind, const ir_expr *path, const char *name) {
    switch (kind) {
    case LEAF_HAS: return ksyc_pool_printf(p, "has_%s", name);
    case LEAF_AT: return ksyc_pool_printf(p, "%s_at", name);
    case LEAF_COUNT: return ksyc_pool_printf(p, "%s_count", name);
    case LEAF_SIZE: return ksyc_pool_printf(p, "%s_size", name);
    case LEAF_INDEX: return "index";
    case LEAF_COLUMN: return ksyc_pool_printf(p, "index_mod_%s", ksyc_path_name(p, path));
    case LEAF_IO_SIZE: return "io_size";
    case LEAF_IO_POS: return "io_pos";
    case LEAF_IO_BASE:
        return path == NULL ? "base" : ksyc_pool_printf(p, "%s_base", ksyc_path_name(p, path));
    case LEAF_IO_END: return ksyc_pool_printf(p, "%s_len", ksyc_path_name(p, path));
    case LEAF_ROOT_LEN: return "root_len";
    case LEAF_ORDER: return "order_is_big";
    case LEAF_LEVELS: return "root_levels";
    case LEAF_MEMORY: return "buf";
    case LEAF_STRICT: return "strict";
    case LEAF_VALUE: break;
    }
    return is_own_field(path) ? name : ksyc_c_name(p, name);
}

/* How a variable for the path is called. */
static const char *local_path(pool *p, const ir_expr *path) {
    if (path == NULL) return "";
    return is_own_field(path) ? path->attr->local : ksyc_path_name(p, path);
}

leaf ksyc_make_leaf(proof_emitter *em, leaf_kind kind, const ir_expr *path) {
    const char *name = leaf_text(em->pool, kind, path, local_path(em->pool, path));
    leaf l = {kind, path, name, V_U64, {0, INT64_MAX, false}, false};
    if (kind == LEAF_HAS || kind == LEAF_STRICT || kind == LEAF_ORDER) l.type = V_BOOL;
    if (kind == LEAF_VALUE && path != NULL) {
        l.type = ksyc_kind_of(&path->vtype);
        l.range = ksyc_range_of_vtype(&path->vtype);
        const ir_attr *attr = ksyc_path_attr(path);
        if (attr != NULL && attr->kind == IR_SEQ && path->vtype.kind == IR_ENUM) {
            /* An enum is represented by the number that stores it. */
            const ir_data *d = &attr->data;
            l.type = d->is_signed ? V_S64 : V_U64;
            if (d->kind == IR_D_BITS)
                l.range = (ir_range){0, UINT64_MAX >> (64 - d->bits), false};
            else if (d->size < 8 && d->kind == IR_D_INT && d->is_signed)
                l.range = (ir_range){-(INT64_C(1) << (8 * d->size - 1)),
                                     (UINT64_C(1) << (8 * d->size - 1)) - 1, false};
            else if (d->size < 8 && d->kind == IR_D_INT)
                l.range = (ir_range){0, (UINT64_C(1) << (8 * d->size)) - 1, false};
        }
    }
    return l;
}

/* Whether it is one of the paths that are made only once. */
static bool is_lasting(proof_emitter *em, const ir_expr *path) {
    if (path->op == IR_SELF) return path == em->selves[path->vtype.type->number];
    return is_own_field(path) && path == ksyc_own_field(em, path->attr);
}

const ir_expr *ksyc_kept_path(proof_emitter *em, pool *p, const ir_expr *path) {
    if (path == NULL || is_lasting(em, path)) return path;
    ir_expr *copy = ksyc_pool_alloc(p, sizeof *copy);
    *copy = *path;
    copy->args = ksyc_pool_array(p, path->num_args, sizeof *copy->args);
    for (size_t i = 0; i < path->num_args; i++)
        copy->args[i] = (ir_expr *)(uintptr_t)ksyc_kept_path(em, p, path->args[i]);
    return copy;
}

/* NULL for all but fields of the object itself, of which there can be many. */
static const char *leaf_key(pool *p, leaf_kind kind, const ir_expr *path) {
    if (!is_own_field(path)) return NULL;
    const ir_attr *attr = path->attr;
    return ksyc_pool_printf(p, "%u %u %zu %zu", (unsigned)kind, (unsigned)attr->kind,
                            attr->owner->number, attr->index);
}

/* The index of the leaf, or their number. */
static size_t find_leaf(const leaves *all, leaf_kind kind, const ir_expr *path, const char *key) {
    if (key != NULL) {
        const size_t found = (uintptr_t)ksyc_names_get(&all->own, key);
        return found != 0 ? found - 1 : all->count;
    }
    size_t i = 0;
    while (i < all->count &&
           !(all->items[i].kind == kind && ksyc_same_expr(all->items[i].path, path)))
        i++;
    return i;
}

size_t ksyc_add_leaf(proof_emitter *em, leaves *all, leaf_kind kind, const ir_expr *path,
                     bool *has_grown) {
    pool *p = all->pool != NULL ? all->pool : em->keep;
    const char *key = leaf_key(em->pool, kind, path);
    const size_t known = find_leaf(all, kind, path, key);
    if (known < all->count) return known;
    if (key != NULL)
        ksyc_names_add(p, &all->own, ksyc_pool_copy(p, key, strlen(key)), (void *)(all->count + 1));
    if (all->count == all->capacity) {
        size_t capacity = 2 * all->capacity + 8;
        const size_t used = all->count * sizeof *all->items;
        all->items = ksyc_pool_grow(p, all->items, all->capacity * sizeof *all->items, used,
                                    capacity * sizeof *all->items);
        all->capacity = capacity;
    }
    leaf l = ksyc_make_leaf(em, kind, path);
    if (all->is_output) l.name = ksyc_member_name(em, kind, path);
    l.name = ksyc_pool_copy(p, l.name, strlen(l.name));
    while (ksyc_names_get(&all->taken, l.name) != NULL ||
           (all->beside != NULL && ksyc_names_get(&all->beside->taken, l.name) != NULL))
        l.name = ksyc_pool_printf(p, "%s_", l.name);
    ksyc_names_add(p, &all->taken, l.name, (void *)(all->count + 1));
    l.path = ksyc_kept_path(em, p, path);
    all->items[all->count] = l;
    if (has_grown != NULL) *has_grown = true;
    return all->count++;
}

ir_expr *ksyc_self_of(proof_emitter *em, const ir_type *type) {
    ir_expr **self = &em->selves[type->number];
    if (*self == NULL) {
        *self = ksyc_pool_alloc(em->keep, sizeof **self);
        **self = (ir_expr){.op = IR_SELF, .vtype = {.kind = IR_OBJECT, .type = type}};
    }
    return *self;
}

/* Where the path to a field of its object is kept. */
static ir_expr **own_slot(proof_emitter *em, const ir_attr *attr) {
    const ir_type *type = attr->owner;
    ir_expr ***of_type = &em->own_fields[type->number];
    if (*of_type == NULL)
        *of_type = ksyc_pool_array(em->keep, type->num_params + type->num_seq + type->num_instances,
                                   sizeof **of_type);
    const size_t first = attr->kind == IR_PARAM ? 0
                         : attr->kind == IR_SEQ ? type->num_params
                                                : type->num_params + type->num_seq;
    return *of_type + first + attr->index;
}

const ir_expr *ksyc_own_field(proof_emitter *em, const ir_attr *attr) {
    ir_expr **slot = own_slot(em, attr);
    if (*slot != NULL) return *slot;
    ir_expr *path = *slot = ksyc_pool_alloc(em->keep, sizeof *path);
    ir_expr **args = ksyc_pool_array(em->keep, 1, sizeof *args);
    args[0] = ksyc_self_of(em, attr->owner);
    *path = (ir_expr){.op = IR_FIELD,
                      .vtype = attr->vtype,
                      .place = attr->place,
                      .attr = attr,
                      .args = args,
                      .num_args = 1};
    return path;
}

/* ---------------------------------------------------------------------------------------- steps */

ir_expr *ksyc_copy_expr(proof_emitter *em, const ir_expr *e) {
    ir_expr *copy = ksyc_pool_alloc(em->pool, sizeof *copy);
    *copy = *e;
    copy->args = ksyc_pool_array(em->pool, e->num_args + 1, sizeof *copy->args);
    for (size_t i = 0; i < e->num_args; i++) copy->args[i] = e->args[i];
    return copy;
}

/* The object that has the outermost of the boxes in each other, seen from the innermost one. */
static const ir_expr *outside_of(proof_emitter *em, const ir_type *box) {
    ir_expr *path = ksyc_copy_expr(em, ksyc_self_of(em, box));
    for (; box->is_box; box = box->parent.type) {
        ir_expr *outer = ksyc_copy_expr(em, path);
        outer->op = IR_PARENT;
        outer->vtype = box->parent;
        outer->args[0] = path;
        outer->num_args = 1;
        path = outer;
    }
    return path;
}

const ir_expr *ksyc_rebase(proof_emitter *em, const ir_expr *path, const ir_type *parent) {
    if (path->op == IR_PARENT && path->args[0]->op == IR_SELF)
        return parent->is_box && !path->args[0]->vtype.type->is_box ? outside_of(em, parent)
                                                                    : ksyc_self_of(em, parent);
    if (path->op == IR_ROOT && path->vtype.type == em->inner_root)
        return parent == em->top ? ksyc_own_field(em, parent->seq[0]) : path;
    if (path->op == IR_ROOT) return path->vtype.type == parent ? ksyc_self_of(em, parent) : path;
    if (path->num_args == 0) return path;
    ir_expr *copy = ksyc_copy_expr(em, path);
    copy->args[0] = (ir_expr *)(uintptr_t)ksyc_rebase(em, path->args[0], parent);
    return copy;
}

const ir_expr *ksyc_path_from_parent(proof_emitter *em, const ir_expr *path,
                                     const ir_expr *parent) {
    if (path->op == IR_PARENT && path->args[0]->op == IR_SELF) return parent;
    ir_expr *copy = ksyc_copy_expr(em, path);
    copy->args[0] = (ir_expr *)(uintptr_t)ksyc_path_from_parent(em, path->args[0], parent);
    return copy;
}

const ir_expr *ksyc_first_step(proof_emitter *em, const ir_expr *path, const ir_expr **rest) {
    if (path->args[0]->op == IR_SELF) {
        *rest = NULL;
        return path;
    }
    const ir_expr *inner = NULL;
    const ir_expr *head = ksyc_first_step(em, path->args[0], &inner);
    ir_expr *copy = ksyc_copy_expr(em, path);
    copy->args[0] =
        inner != NULL ? (ir_expr *)(uintptr_t)inner : ksyc_self_of(em, path->args[0]->vtype.type);
    *rest = copy;
    return head;
}

bool ksyc_is_from_root_of(const ir_expr *path, const ir_type *type) {
    while (path->op == IR_FIELD) path = path->args[0];
    return path->op == IR_ROOT && path->vtype.type == type->root;
}

bool ksyc_starts_outside(const ir_expr *path) {
    while (path->op != IR_ROOT && path->op != IR_PARENT && path->num_args > 0) path = path->args[0];
    return path->op == IR_ROOT || path->op == IR_PARENT;
}

bool ksyc_passes_element(const ir_expr *path) {
    for (; path->num_args > 0; path = path->args[0])
        if (path->op == IR_ARRAY_LAST || path->op == IR_SUBSCRIPT) return true;
    return false;
}

const ir_expr *ksyc_element_step(proof_emitter *em, const ir_expr *path, const ir_expr **rest) {
    if (path->op == IR_ARRAY_LAST || path->op == IR_SUBSCRIPT) {
        *rest = NULL;
        return path->args[0];
    }
    const ir_expr *inner = NULL;
    const ir_expr *array = ksyc_element_step(em, path->args[0], &inner);
    ir_expr *copy = ksyc_copy_expr(em, path);
    copy->args[0] =
        inner != NULL ? (ir_expr *)(uintptr_t)inner : ksyc_self_of(em, path->args[0]->vtype.type);
    *rest = copy;
    return array;
}

/* The routine of the object that the path begins at, or NULL. */
static const routine *start_of(const proof_emitter *em, const ir_expr *path) {
    while (path->num_args > 0) path = path->args[0];
    routine **of = path->op == IR_SELF ? em->routines_of[path->vtype.type->number] : NULL;
    return of != NULL ? of[0] : NULL;
}

/* Paths can lead to one name, `a.b` and `a_b`; then the member that was added later is called otherwise. */
static const char *known_member(proof_emitter *em, leaf_kind kind, const ir_expr *path) {
    const routine *r = start_of(em, path);
    if (r == NULL) return NULL;
    const leaves *all = &r->now->exports;
    const size_t i = find_leaf(all, kind, path, leaf_key(em->pool, kind, path));
    return i < all->count ? all->items[i].name : NULL;
}

const char *ksyc_member_name(proof_emitter *em, leaf_kind kind, const ir_expr *path) {
    const char *known = path != NULL ? known_member(em, kind, path) : NULL;
    if (known != NULL) return known;
    if (!em->opens || path == NULL) return ksyc_make_leaf(em, kind, path).name;
    return view_name(em->pool, leaf_text(em->pool, kind, path, ksyc_path_name(em->pool, path)));
}

/* Called after the member of facts in both stages: that of a view may have another name. */
const char *ksyc_carried_function(proof_emitter *em, const routine *loop, leaf_kind kind,
                                  const ir_expr *path) {
    const leaves *all = &loop->checks.carried;
    const size_t i = find_leaf(all, kind, path, leaf_key(em->pool, kind, path));
    return ksyc_pool_printf(em->pool, "%s_%s", loop->name,
                            i < all->count ? all->items[i].name : ksyc_member_name(em, kind, path));
}

/* Whether a function for a field of the object itself can have the name, without that of the type. */
static bool is_made_of_field(proof_emitter *em, routine *r, const char *rest) {
    static const name_form forms[] = {FORM_ITSELF, FORM_HAS,  FORM_AT,
                                      FORM_COUNT,  FORM_SIZE, FORM_POS};
    const ir_type *type = r->type;
    if (r->stems == NULL) {
        r->stems = ksyc_pool_alloc(em->keep, sizeof *r->stems);
        *r->stems = (derived_names){.pool = em->keep};
        for (size_t i = 0; i < type->num_seq + type->num_instances; i++) {
            const ir_attr *attr =
                i < type->num_seq ? type->seq[i] : type->instances[i - type->num_seq];
            for (size_t k = 0; k < sizeof forms / sizeof *forms; k++)
                ksyc_take_derived(r->stems, attr->stem, forms[k], attr);
        }
    }
    return ksyc_derived_owner(r->stems, rest) != NULL;
}

typedef struct path_owner {
    leaf_kind kind;
    const ir_expr *path;
} path_owner;

const char *ksyc_path_function(proof_emitter *em, routine *r, const char *wanted, leaf_kind kind,
                               const ir_expr *path) {
    const char *name = wanted;
    for (unsigned n = 2;; n++) {
        const path_owner *owner = ksyc_names_get(&r->path_names, name);
        if (owner != NULL && owner->kind == kind && ksyc_same_expr(owner->path, path)) return name;
        if (owner == NULL && !is_made_of_field(em, r, name + strlen(r->name) + 1)) break;
        name = ksyc_pool_printf(em->pool, "%s_%u", wanted, n);
    }
    path_owner *owner = ksyc_pool_alloc(em->keep, sizeof *owner);
    *owner = (path_owner){kind, ksyc_kept_path(em, em->keep, path)};
    ksyc_names_add(em->keep, &r->path_names, ksyc_pool_copy(em->keep, name, strlen(name)), owner);
    return name;
}

const char *ksyc_export_name(proof_emitter *em, routine *r, leaf_kind kind, const ir_expr *path) {
    if (kind == LEAF_ORDER) return ksyc_pool_printf(em->pool, "%s_order_is_big", r->name);
    const char *name = ksyc_pool_printf(
        em->pool,
        kind == LEAF_HAS     ? "%s_has_%s"
        : kind == LEAF_AT    ? "%s_%s_at"
        : kind == LEAF_COUNT ? "%s_%s_count"
        : kind == LEAF_SIZE  ? "%s_%s_size"
                             : "%s_%s",
        r->name, is_own_field(path) ? path->attr->stem : ksyc_path_name(em->pool, path));
    if (is_own_field(path)) return name;
    if (path->op != IR_FIELD || path->args[0]->op != IR_FIELD)
        return ksyc_path_function(em, r, name, kind, path);
    /* The name for `variable.record.x` must differ from that for `x` of a type `variable_record`. */
    const ir_expr *head = path;
    while (head->args[0]->op == IR_FIELD) head = head->args[0];
    const char *prefix = ksyc_pool_printf(em->pool, "%s_%s", r->name, head->attr->id);
    if (ksyc_names_get(&em->type_names, prefix) != NULL)
        name = ksyc_pool_printf(em->pool, "%s_its%s", r->name, name + strlen(r->name));
    return ksyc_path_function(em, r, name, kind, path);
}

/* ---------------------------------------------------------------- objects chosen by an index */

const ir_expr *ksyc_choice_of(const ir_expr *path) {
    while (path->op == IR_FIELD) path = path->args[0];
    return path->op == IR_SUBSCRIPT ? path : NULL;
}

bool ksyc_is_chosen(const ir_expr *path) {
    const ir_expr *choice = path->op == IR_FIELD ? ksyc_choice_of(path) : NULL;
    if (choice == NULL || choice->vtype.kind != IR_OBJECT) return false;
    const ir_expr *array = choice->args[0], *index = choice->args[1];
    if (array->op != IR_FIELD || !ksyc_is_path(array, NULL)) return false;
    if (index->op != IR_FIELD || index->args[0]->op != IR_SELF || index->vtype.kind != IR_INT ||
        index->attr->kind != IR_SEQ)
        return false;
    /* A number that is a field of the element itself is read directly. */
    return path->args[0] != choice || path->attr->kind != IR_SEQ ||
           !ksyc_is_number(&path->attr->data);
}

bool ksyc_same_choice(const ir_expr *a, const ir_expr *b) {
    return ksyc_same_expr(ksyc_choice_of(a), ksyc_choice_of(b));
}

bool ksyc_is_of_item(const ir_expr *path) {
    while (path->op == IR_FIELD) path = path->args[0];
    return path->op == IR_ITEM;
}

const ir_expr *ksyc_path_from_item(proof_emitter *em, const ir_expr *path, const ir_expr *instead) {
    if (path->op == IR_ITEM) return instead;
    ir_expr *copy = ksyc_copy_expr(em, path);
    copy->args[0] = (ir_expr *)(uintptr_t)ksyc_path_from_item(em, path->args[0], instead);
    return copy;
}

const ir_expr *ksyc_path_from_choice(proof_emitter *em, const ir_expr *path,
                                     const ir_expr *choice) {
    if (path == choice) return ksyc_self_of(em, choice->vtype.type);
    ir_expr *copy = ksyc_copy_expr(em, path);
    copy->args[0] = (ir_expr *)(uintptr_t)ksyc_path_from_choice(em, path->args[0], choice);
    return copy;
}

/* ---------------------------------------------------------------------------------- presence */

void ksyc_visit_presence(const ir_expr *path, path_visitor *visit, void *self) {
    if (path->op == IR_ARRAY_LAST) {
        visit(self, LEAF_COUNT, path->args[0]);
        return;
    }
    if (path->op != IR_FIELD) return;
    ksyc_visit_presence(path->args[0], visit, self);
    const ir_attr *attr = path->attr;
    bool may_miss = attr->condition != NULL;
    if (attr->kind == IR_SEQ && attr->repeat == IR_ONCE && attr->data.kind == IR_D_SWITCH) {
        const ir_data *d = &attr->data;
        if (d->num_cases == 0 || d->cases[d->num_cases - 1].key != NULL) may_miss = true;
    }
    if (may_miss && attr->vtype.kind != IR_ARRAY) visit(self, LEAF_HAS, path);
}
