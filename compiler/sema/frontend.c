/* SPDX-License-Identifier: Apache-2.0 */
/* frontend.c - files, imports, and the order of the passes; see sema.h. */
#include "frontend.h"

#include <string.h>

#include "sema.h"
#include "source.h"

#define MAX_FILES 1000

typedef struct loader {
    sema *s;
    names files; /* path to unit */
    const char *const *include_dirs;
    size_t num_include_dirs;
} loader;

/* --------------------------------------------------------------------------------------- paths */

/* Removes `.` and `x/..`, so that each file has one name. */
static const char *normal_path(pool *p, const char *path) {
    const bool is_empty = *path == '\0';
    char *out = ksyc_pool_alloc(p, strlen(path) + 1);
    size_t size = 0, ups = 0; /* ups: bytes at the start that must stay: "/" or "../../" */
    if (*path == '/') out[size++] = '/', ups = 1;
    while (*path != '\0') {
        size_t n = strcspn(path, "/");
        bool is_up = n == 2 && path[0] == '.' && path[1] == '.';
        if (is_up && size > ups) {
            size--; /* the slash */
            while (size > ups && out[size - 1] != '/') size--;
        } else if (n != 0 && !(n == 1 && path[0] == '.')) {
            memcpy(out + size, path, n);
            size += n;
            out[size++] = '/';
            if (is_up) ups = size;
        }
        path += n;
        while (*path == '/') path++;
    }
    if (size > 1 && out[size - 1] == '/') size--;
    if (size == 0 && !is_empty)
        out[size++] = '.'; /* a path has a byte at least, and `out` one more */
    out[size] = '\0';
    return out;
}

static const char *folder_of(pool *p, const char *file) {
    const char *slash = strrchr(file, '/');
    return slash == NULL ? "" : ksyc_pool_copy(p, file, (size_t)(slash - file) + 1);
}

/* ------------------------------------------------------------------------------------- loading */

static unit *load_unit(loader *l, const char *file, bool is_imported, bool *missing) {
    sema *s = l->s;
    unit *u = ksyc_names_get(&l->files, file);
    if (u != NULL) return u;
    source text = {0};
    if (!ksyc_source_read(s->pool, s->diag, file, &text, missing)) return NULL;
    const yaml_node *root = ksyc_yaml_load(s->pool, s->diag, &text);
    if (root == NULL) return NULL;
    m_spec *spec = ksyc_model_load(s->pool, s->diag, file, root);
    if (spec == NULL) return NULL;
    u = ksyc_declare_unit(s, spec, is_imported);
    ksyc_names_add(s->pool, &l->files, file, u);
    return u;
}

static bool ends_with(const char *text, const char *end) {
    const size_t n = strlen(text), m = strlen(end);
    return n >= m && strcmp(text + n - m, end) == 0;
}

static unit *load_import(loader *l, const unit *from, const yaml_node *node) {
    sema *s = l->s;
    source_place place = ksyc_yaml_place(s->pool, node);
    bool is_absolute = node->text[0] == '/';
    const char *folder = is_absolute ? NULL : folder_of(s->pool, from->ir->file);
    size_t tries = is_absolute ? l->num_include_dirs : 1;
    if (s->units.count >= MAX_FILES) {
        ksyc_diag_error(s->diag, place, "more than %d files", MAX_FILES);
        return NULL;
    }
    for (size_t i = 0; i < tries; i++) {
        const char *dir = is_absolute ? l->include_dirs[i] : folder;
        const char *file =
            normal_path(s->pool, ksyc_pool_printf(s->pool, "%s%s.ksy", dir, node->text));
        bool missing = false;
        unit *u = load_unit(l, file, true, &missing);
        if (u != NULL || !missing) return u; /* the reason was reported */
    }
    if (is_absolute)
        ksyc_diag_error(s->diag, place,
                        "cannot find '%.200s.ksy' in the %lu folder%s given with -I",
                        node->text + 1, (unsigned long)tries, tries == 1 ? "" : "s");
    else
        ksyc_diag_error(s->diag, place, "cannot find '%s%.200s.ksy'", folder, node->text);
    if (ends_with(node->text, ".ksy"))
        ksyc_diag_help(s->diag, "the name of an import is written without '.ksy'");
    else if (!is_absolute)
        ksyc_diag_help(s->diag,
                       "imports are looked for beside '%.200s'; those that begin with '/' "
                       "in the folders given with -I",
                       from->ir->file);
    return NULL;
}

static void load_imports(loader *l) {
    sema *s = l->s;
    for (size_t i = 0; i < s->units.count; i++) { /* the list grows during the loop */
        unit *u = s->units.items[i];
        const m_spec *m = u->model;
        u->imports = ksyc_pool_array(s->pool, m->num_imports, sizeof *u->imports);
        for (size_t j = 0; j < m->num_imports; j++) {
            unit *found = load_import(l, u, m->imports[j]);
            if (found != NULL)
                u->imports[u->num_imports++] = found;
            else
                u->lacks_import = true;
        }
    }
}

/* -------------------------------------------------------------------------------------- passes */

static void analyse(sema *s) {
    ksyc_link_imports(s);
    ksyc_declare_opaque_types(s);
    ksyc_name_declarations(s);
    for (size_t i = 0; i < s->types.count; i++) ksyc_resolve_data(s, s->types.items[i]);
    ksyc_find_users(s);
    for (size_t i = 0; i < s->types.count; i++) ksyc_parent_of(s, s->types.items[i]);
    for (size_t i = 0; i < s->types.count; i++) ksyc_lower_type(s, s->types.items[i]);
    ksyc_check_contexts(s);
    ksyc_find_sizes(s);
    ksyc_find_recursion(s);
    for (size_t i = 0; i < s->types.count; i++) ksyc_check_bit_order(s, s->types.items[i]);
    ksyc_check_old_version(s, s->units.items[0]);
    ksyc_check_endless(s);
    ksyc_check_style(s);
}

static ir_program *finish(sema *s) {
    ir_program *program = s->program;
    program->pool = s->pool;
    program->num_specs = s->units.count;
    program->specs = ksyc_pool_array(s->pool, s->units.count, sizeof *program->specs);
    for (size_t i = 0; i < s->units.count; i++) program->specs[i] = ((unit *)s->units.items[i])->ir;
    program->num_types = s->types.count;
    program->types = ksyc_pool_array(s->pool, s->types.count, sizeof *program->types);
    for (size_t i = 0; i < s->types.count; i++)
        program->types[i] = &((type_info *)s->types.items[i])->ir;
    program->num_enums = s->enums.count;
    program->enums = ksyc_pool_array(s->pool, s->enums.count, sizeof *program->enums);
    for (size_t i = 0; i < s->enums.count; i++) program->enums[i] = s->enums.items[i];
    program->num_processes = s->processes.count;
    program->processes = ksyc_pool_array(s->pool, s->processes.count, sizeof *program->processes);
    for (size_t i = 0; i < s->processes.count; i++) program->processes[i] = s->processes.items[i];
    return program;
}

ir_program *ksyc_frontend_load(pool *p, diag *d, const char *file, const char *const *include_dirs,
                               size_t num_include_dirs) {
    sema *s = ksyc_pool_alloc(p, sizeof *s);
    s->pool = p;
    s->diag = d;
    s->program = ksyc_pool_alloc(p, sizeof *s->program);
    s->find = (on_demand){ksyc_parent_of, ksyc_extent_of_type, ksyc_extent_of_attr};
    /* Its name is in comments of what is generated. */
    for (const char *c = file; *c != '\0'; c++) {
        if ((unsigned char)*c >= ' ' && *c != 0x7f) continue;
        const source_place named = {file, 0, 0, NULL};
        ksyc_diag_io_error(d, named, "its name has control characters");
        return NULL;
    }
    loader l = {.s = s, .include_dirs = include_dirs, .num_include_dirs = num_include_dirs};
    if (load_unit(&l, normal_path(p, file), false, NULL) == NULL) return NULL;
    load_imports(&l);
    analyse(s);
    ir_program *program = ksyc_diag_has_errors(d) ? NULL : finish(s);
    ksyc_pool_free_scratch(p);
    /* Names need nothing of the model, which has just been freed. */
    if (program != NULL) {
        ksyc_name_locals(s);
        ksyc_name_views(s);
    }
    ksyc_pool_free(s->naming);
    return program;
}
