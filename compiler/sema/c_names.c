/* SPDX-License-Identifier: Apache-2.0 */
/*
 * c_names.c - the one place that gives identifiers of C and C++ to what a specification declares; see sema.h.
 *
 * A file has one table of all names at file scope that emitters make for it: a type or enum gets its path with `_` for
 * `::`, and with it all names of functions, tables and constants that are derived from that. When one of them is taken,
 * by an earlier declaration of the file, by C or by the runtime, `_2`, `_3`, ... is appended. So names depend neither on
 * the emitter nor on who imports the file, and a declaration that is added at the end of the file changes no other name.
 *
 * Members of a struct have a table of their own: the id of the field if it can be one, else with `_2`, ... appended.
 */
#include <ctype.h>
#include <string.h>

#include "derived_names.h"
#include "range.h"
#include "reserved.h"
#include "sema.h"

#define MANY_FIELDS 1000

typedef struct scope {
    sema *s;
    pool *pool;  /* of the table and of names that are tried; what is kept is copied */
    names taken; /* each by its owner */
    void *owner; /* not NULL */
    derived_names
        derived; /* of locals and stems: instead of `taken`; what the owner took is free for it */
    bool is_of_stems;         /* words may be used: they are only parts of names */
    const struct scope *file; /* of members: the names of the file */
    const unit *unit;         /* of a file */
} scope;

static bool is_free(const scope *sc, const char *name) {
    return ksyc_names_get(&sc->taken, name) == NULL && !ksyc_is_reserved_word(name);
}

static void take(scope *sc, const char *name) {
    ksyc_names_add(sc->pool, &sc->taken, name, sc->owner);
}

/* A name that outlives the scope. */
static const char *kept(const scope *sc, const char *name) {
    return ksyc_pool_copy(sc->s->pool, name, strlen(name));
}

/* Tells whether a name is free, or takes it. */
typedef bool name_user(scope *sc, const char *name);

static bool take_name(scope *sc, const char *name) {
    take(sc, name);
    return true;
}

/* ------------------------------------------------------------------------------------------- types */

/* Whether `use` is true for every name that emitters derive from the name of a type. */
static bool each_name_of_type(scope *sc, const type_info *type, const char *name, name_user *use) {
    static const char *const all[] = {"_parse", "_complete", "_desc", "_view"};
    static const char *const of_file[] = {"_read", "_validate", "_open_view"};
    pool *p = sc->pool;
    if (!use(sc, name)) return false;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (!use(sc, ksyc_pool_printf(p, "%s%s", name, all[i]))) return false;
    for (size_t i = 0; type->outer == NULL && i < sizeof of_file / sizeof *of_file; i++)
        if (!use(sc, ksyc_pool_printf(p, "%s%s", name, of_file[i]))) return false;
    for (size_t i = 0; i < type->ir.num_instances; i++) {
        const char *id = type->ir.instances[i]->id;
        if (!use(sc, ksyc_pool_printf(p, "%s_get_%s", name, id))) return false;
        if (!use(sc, ksyc_pool_printf(p, "%s_make_%s", name, id))) return false;
    }
    return true;
}

static bool name_is_free(scope *sc, const char *name) { return is_free(sc, name); }

static const char *numbered(pool *p, const char *name, unsigned n) {
    return ksyc_pool_printf(p, "%s_%u", name, n);
}

static const char *joined(pool *p, const char *outer, const char *id) {
    return ksyc_pool_printf(p, "%s_%s", outer, id);
}

static void name_type(scope *sc, type_info *type) {
    pool *p = sc->pool;
    const char *wanted =
        type->outer == NULL ? type->ir.id : joined(p, type->outer->ir.c_name, type->ir.id);
    const char *name = wanted;
    unsigned n = ksyc_is_taken_name(wanted) ? 2 : 1;
    if (n > 1) name = numbered(p, wanted, n);
    while (!each_name_of_type(sc, type, name, name_is_free)) name = numbered(p, wanted, ++n);
    each_name_of_type(sc, type, name, take_name);
    type->ir.c_name = kept(sc, name);
}

/* ------------------------------------------------------------------------------------------- enums */

static const char *upper(pool *p, const char *text) {
    char *copy = ksyc_pool_copy(p, text, strlen(text));
    for (char *c = copy; *c != '\0'; c++) *c = (char)toupper((unsigned char)*c);
    return copy;
}

static bool each_name_of_enum(scope *sc, const ir_enum *e, const char *name, name_user *use) {
    pool *p = sc->pool;
    if (!use(sc, name) || !use(sc, ksyc_pool_printf(p, "%s_labels", name))) return false;
    const char *prefix = upper(p, name);
    for (size_t i = 0; i < e->num_labels; i++)
        if (!use(sc, joined(p, prefix, upper(p, e->labels[i].id)))) return false;
    return true;
}

static void name_enum(scope *sc, const type_info *type, ir_enum *e) {
    pool *p = sc->pool;
    const char *wanted = joined(p, type->ir.c_name, e->id);
    const char *name = wanted;
    for (unsigned n = 2; !each_name_of_enum(sc, e, name, name_is_free); n++)
        name = numbered(p, wanted, n);
    each_name_of_enum(sc, e, name, take_name);
    e->c_name = kept(sc, name);
}

/* ----------------------------------------------------------------------------------------- members */

/* Whether a file that the file of the members imports has the name; not one of those that import it. */
static bool is_imported(const scope *file, const char *name) {
    const unit *u = file->unit, *owner = ksyc_names_get(&file->s->file_names, name);
    return u != NULL && owner != NULL && ksyc_names_get(&u->visible, owner->ir->id) == owner->top;
}

/* A member of C++ can't have the name of a type that its struct uses. */
static bool is_plain_member(const scope *sc, const char *id) {
    const size_t size = strlen(id);
    const bool is_type = (size > 2 && strcmp(id + size - 2, "_t") == 0 && ksyc_is_taken_name(id)) ||
                         ksyc_names_get(&sc->file->taken, id) != NULL || is_imported(sc->file, id);
    return !is_type && !ksyc_is_reserved_word(id) && strcmp(id, "ks") != 0 &&
           strncmp(id, "ks_", 3) != 0;
}

/* The fields of a type: parameters, seq and instances. */
static void each_field(type_info *type, void (*visit)(scope *, ir_attr *), scope *sc) {
    for (size_t i = 0; i < type->ir.num_params; i++) visit(sc, type->ir.params[i]);
    for (size_t i = 0; i < type->ir.num_seq; i++) visit(sc, type->ir.seq[i]);
    for (size_t i = 0; i < type->ir.num_instances; i++) visit(sc, type->ir.instances[i]);
}

static void name_plain_member(scope *sc, ir_attr *attr) {
    if (!is_plain_member(sc, attr->id)) return;
    attr->c_name = attr->id;
    take(sc, attr->id);
}

/* What else the struct has for the field. */
static void take_companions(scope *sc, ir_attr *attr) {
    static const char *const kinds[] = {"has", "state", "at"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        take(sc, ksyc_pool_printf(sc->pool, "ks_%s_%s", kinds[i], attr->id));
}

static void name_other_member(scope *sc, ir_attr *attr) {
    if (attr->c_name != NULL) return;
    unsigned n = 2;
    const char *name = numbered(sc->pool, attr->id, n);
    while (!is_free(sc, name)) name = numbered(sc->pool, attr->id, ++n);
    take(sc, name);
    attr->c_name = kept(sc, name);
}

static void note_other(scope *sc, ir_attr *attr) {
    if (attr->c_name == NULL) take(sc, "");
}

static void name_members(const scope *file, type_info *type) {
    scope sc = {.s = file->s, .pool = file->pool, .owner = type, .file = file};
    each_field(type, name_plain_member, &sc);
    each_field(type, note_other, &sc);
    if (ksyc_names_get(&sc.taken, "") == NULL) return;
    each_field(type, take_companions, &sc);
    each_field(type, name_other_member, &sc);
}

/* ---------------------------------------------------------------------------------------- locals */

/* Tells whether a name that is made of `base` is free, or takes it. */
typedef bool form_user(scope *sc, const char *base, name_form form);

static bool form_is_free(scope *sc, const char *base, name_form form) {
    const char *name = ksyc_derived_name(&sc->derived, base, form);
    const void *owner = ksyc_derived_owner(&sc->derived, name);
    return (owner == NULL || owner == sc->owner) &&
           (sc->is_of_stems || !ksyc_is_reserved_word(name));
}

static bool take_form(scope *sc, const char *base, name_form form) {
    ksyc_take_derived(&sc->derived, base, form, sc->owner);
    return true;
}

/* `use` for a name that is made of the field's, unless it is that of the field that has just this value. A signed number
 * is not yet the number of elements or bytes, which are unsigned. */
static bool use_for(scope *sc, const ir_expr *e, const char *base, name_form form, form_user *use) {
    const bool is_field = e != NULL && e->op == IR_FIELD && e->args[0]->op == IR_SELF &&
                          (e->vtype.kind != IR_INT || ksyc_range_is_unsigned(e->vtype.range));
    if (is_field &&
        ksyc_derived_owner(&sc->derived, ksyc_derived_name(&sc->derived, base, form)) == e->attr)
        return true;
    return use(sc, base, form);
}

/* Whether `use` is true for every name that validators and views make of that of a field. */
static bool each_local(scope *sc, const ir_attr *attr, const char *name, form_user *use) {
    const ir_expr *none = NULL;
    const bool is_param = attr->kind == IR_PARAM, is_placed = attr->kind == IR_PARSE_INSTANCE;
    const bool is_array = attr->vtype.kind == IR_ARRAY;
    const bool is_number =
        !is_param && (attr->data.kind == IR_D_INT || attr->data.kind == IR_D_FLOAT ||
                      attr->data.kind == IR_D_BITS);
    const bool is_branch = attr->condition != NULL;
    if (!use(sc, name, FORM_ITSELF)) return false;
    if (is_branch &&
        (!use_for(sc, attr->condition, name, FORM_HAS, use) || !use(sc, name, FORM_KNOWS_HAS)))
        return false;
    if (attr->kind == IR_VALUE_INSTANCE || (!is_array && (is_param || (is_number && !is_placed))))
        return true;
    const ir_expr *count = is_branch || is_param ? none : attr->repeat_expr;
    const ir_expr *size = is_branch || is_param ? none : attr->data.size_expr;
    const struct {
        bool is_made;
        name_form form;
        const ir_expr *value;
    } made[] = {{true, FORM_AT, none},
                {is_array, FORM_COUNT, count},
                {!is_array && !is_number, FORM_SIZE, size},
                {!is_array && !is_number, FORM_FITS, none},
                {!is_number, FORM_OK, none},
                {is_placed, FORM_POS, none},
                {is_placed, FORM_INSIDE, none},
                {is_placed && is_array, FORM_FIT, none}};
    for (size_t i = 0; i < sizeof made / sizeof *made; i++) {
        if (!made[i].is_made) continue;
        if (!use_for(sc, made[i].value, name, made[i].form, use) ||
            !use(sc, name, made[i].form + FORM_ITS))
            return false;
    }
    return true;
}

/* The name that a field wants. Not those of other variables of the functions, of functions that they call, of types that
 * they use, and of fields outside of the object. */
static const char *wanted_local(const scope *sc, const ir_attr *attr) {
    static const char *const own[] = {"at",           "base", "before", "buf",   "count", "facts",
                                      "gate",         "i",    "item",   "len",   "of",    "ok",
                                      "order_is_big", "pos",  "strict", "value", "view"};
    static const char *const begins[] = {
        "arg_", "check_", "compute_", "find_",   "has_parent_", "has_root_", "i_mod_",
        "its_", "knows_", "open_",    "parent_", "recall_",     "root_",     "test_"};
    pool *p = sc->pool;
    bool is_own = ksyc_is_acsl_word(attr->id) || !is_plain_member(sc, attr->id);
    /* What is found out of an object has its end as a member of this name. */
    is_own = is_own || (attr->kind != IR_PARAM && strcmp(attr->id, "end") == 0);
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        is_own = is_own || strcmp(attr->id, own[i]) == 0;
    if (is_own) return ksyc_pool_printf(p, "%s_", attr->id);
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (strncmp(attr->id, begins[i], strlen(begins[i])) == 0) return joined(p, "own", attr->id);
    /* Verdicts are held in variables that end so. */
    static const char *const ends[] = {"_found", "_holds"};
    const size_t size = strlen(attr->id);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        const size_t end = strlen(ends[i]);
        if (size > end && strcmp(attr->id + size - end, ends[i]) == 0)
            return joined(p, "own", attr->id);
    }
    return attr->id;
}

static void take_stem(scope *sc, ir_attr *attr) {
    sc->owner = attr;
    take_form(sc, attr->id, FORM_ITSELF);
}

static void take_plain_local(scope *sc, ir_attr *attr) {
    sc->owner = attr;
    if (wanted_local(sc, attr) == attr->id) take_form(sc, attr->id, FORM_ITSELF);
}

static const char *without_clash(scope *sc, ir_attr *attr, const char *wanted) {
    const char *name = wanted;
    sc->owner = attr;
    for (unsigned n = 2; !each_local(sc, attr, name, form_is_free); n++)
        name = numbered(sc->pool, wanted, n);
    each_local(sc, attr, name, take_form);
    return name == attr->id ? name : kept(sc, name);
}

/* A function of the logic cannot be called like the types `T_facts` and `T_view` of C. */
static void name_stem(scope *sc, ir_attr *attr) {
    const bool is_type = strcmp(attr->id, "facts") == 0 || strcmp(attr->id, "view") == 0;
    attr->stem =
        without_clash(sc, attr, is_type ? ksyc_pool_printf(sc->pool, "%s_", attr->id) : attr->id);
}

static void name_local(scope *sc, ir_attr *attr) {
    attr->local = without_clash(sc, attr, wanted_local(sc, attr));
}

static void name_locals_of(sema *s, pool *memory, type_info *type) {
    scope file = {.s = s, .pool = memory, .owner = type};
    each_name_of_type(&file, type, type->ir.c_name, take_name);
    scope sc = {.s = s, .pool = memory, .file = &file, .derived = {.pool = memory}};
    each_field(type, take_plain_local, &sc);
    each_field(type, name_local, &sc);
}

static void name_stems_of(sema *s, pool *memory, type_info *type) {
    scope stems = {.s = s, .pool = memory, .is_of_stems = true, .derived = {.pool = memory}};
    each_field(type, take_stem, &stems);
    each_field(type, name_stem, &stems);
}

/* The names that are tried need much more memory than those that are kept. So it is given back again and again, but
 * not after each small type: a new pool has a cost of its own. */
static pool *renewed(pool *memory, size_t *num_fields, const type_info *type) {
    *num_fields += type->ir.num_params + type->ir.num_seq + type->ir.num_instances;
    if (*num_fields < MANY_FIELDS) return memory;
    *num_fields = 0;
    ksyc_pool_free(memory);
    return ksyc_pool_new();
}

void ksyc_name_locals(sema *s) {
    pool *memory = ksyc_pool_new();
    size_t num_fields = 0;
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        name_locals_of(s, memory, type);
        memory = renewed(memory, &num_fields, type);
        name_stems_of(s, memory, type);
        memory = renewed(memory, &num_fields, type);
    }
    ksyc_pool_free(memory);
}

/* --------------------------------------------------------------------------------------- processes */

/* Functions that the program supplies: FILE_process_NAME. */
static void name_process(scope *sc, unit *u, const m_attr *a) {
    if (a->process != IR_P_CUSTOM || ksyc_names_get(&u->processes, a->rare->process_name) != NULL)
        return;
    pool *p = sc->s->pool;
    char *id = ksyc_pool_copy(p, a->rare->process_name, strlen(a->rare->process_name));
    for (char *c = id; *c != '\0'; c++)
        if (*c == '.') *c = '_';
    const char *wanted = ksyc_pool_printf(p, "%s_process_%s", u->top->ir.c_name, id);
    const char *name = wanted;
    for (unsigned n = 2; !is_free(sc, name); n++) name = numbered(p, wanted, n);
    take(sc, name);
    ir_process_function *made = ksyc_pool_alloc(p, sizeof *made);
    *made = (ir_process_function){
        .name = ksyc_pool_copy(p, a->rare->process_name,
                               strlen(a->rare->process_name)), /* outlives the model */
        .c_name = name,
        .top = &u->top->ir};
    ksyc_names_add(p, &u->processes, a->rare->process_name, made);
    ksyc_list_add(p, &sc->s->processes, made);
}

static void name_processes(scope *sc, unit *u, const type_info *type) {
    for (size_t i = 0; i < type->ir.num_seq; i++)
        name_process(sc, u, attr_info_of(type->ir.seq[i])->model);
    for (size_t i = 0; i < type->ir.num_instances; i++)
        name_process(sc, u, attr_info_of(type->ir.instances[i])->model);
}

/* ------------------------------------------------------------------------------------------- files */

/* Names of other files are known to their own emitters only, so they cannot be changed here: the first by name of those
 * that another file has, too. */
static void check_file(sema *s, names *all, const scope *file, const unit *u) {
    const char *clash = NULL;
    for (size_t i = 0; i < file->taken.capacity; i++) {
        const struct names_slot *slot = &file->taken.slots[i];
        if (slot->key == NULL || ksyc_names_add(file->pool, all, slot->key, file->owner) == NULL)
            continue;
        if (clash == NULL || strcmp(slot->key, clash) < 0) clash = slot->key;
    }
    if (clash == NULL) return;
    const unit *other = ksyc_names_get(all, clash);
    ksyc_diag_error(s->diag, u->top->ir.place,
                    "files '%s' and '%s' cannot be used together: both have '%s' in C", u->ir->id,
                    other->ir->id, clash);
}

void ksyc_name_declarations(sema *s) {
    s->naming = ksyc_pool_new();
    scope *files = ksyc_pool_array(s->naming, s->units.count, sizeof *files);
    for (size_t i = 0; i < s->units.count; i++) {
        unit *u = s->units.items[i];
        scope *const file = &files[i];
        *file = (scope){.s = s, .pool = s->naming, .owner = u, .unit = u};
        for (size_t t = 0; t < s->types.count; t++) {
            type_info *type = s->types.items[t];
            if (type->unit != u) continue;
            name_type(file, type);
            for (size_t k = 0; k < type->ir.num_enums; k++)
                name_enum(file, type, type->ir.enums[k]);
        }
        for (size_t t = 0; t < s->types.count; t++) {
            type_info *type = s->types.items[t];
            if (type->unit == u) name_processes(file, u, type);
        }
        if (!ksyc_diag_has_errors(s->diag)) check_file(s, &s->file_names, file, u);
    }
    for (size_t i = 0; i < s->units.count; i++) {
        for (size_t t = 0; t < s->types.count; t++) {
            type_info *type = s->types.items[t];
            if (type->unit == s->units.items[i]) name_members(&files[i], type);
        }
    }
}
