/* SPDX-License-Identifier: Apache-2.0 */
/*
 * opaque_types.c - types from outside (ks-opaque-types); see sema.h. An unknown type name stands for a parser that the program
 * supplies. It becomes an imported file without content, so that generated code includes its header and calls it like
 * the top-level type of an import.
 */
#include <string.h>

#include "sema.h"

static bool is_built_in(const char *name) {
    ir_data number = {0};
    bool has_endian;
    return strcmp(name, "str") == 0 || strcmp(name, "strz") == 0 ||
           ksyc_is_number_type(name, &number, &has_endian);
}

/* The file that the name would have been imported from; one for each name. */
static unit *unit_of(sema *s, const char *name, const yaml_node *node) {
    for (size_t i = 0; i < s->units.count; i++) {
        unit *u = s->units.items[i];
        if (u->is_opaque && strcmp(u->ir->id, name) == 0) return u;
    }
    name = ksyc_pool_copy(s->pool, name, strlen(name)); /* it outlives the model */
    m_type *top = ksyc_pool_alloc(s->pool, sizeof *top);
    *top = (m_type){.id = name, .node = node};
    m_spec *spec = ksyc_pool_alloc(s->pool, sizeof *spec);
    *spec = (m_spec){.file = ksyc_pool_printf(s->pool, "%s.ksy", name), .id = name, .top = top};
    unit *u = ksyc_declare_unit(s, spec, true);
    u->is_opaque = true;
    u->top->ir.is_opaque = true;
    return u;
}

static void declare_name(sema *s, type_info *from, const type_ref *ref, const yaml_node *node) {
    const char *name = ref->num_parts == 1 ? ref->parts[0] : NULL;
    if (name == NULL || ref->is_array || ref->is_absolute || is_built_in(name)) return;
    if (ksyc_knows_type(from, name)) return;
    if (ref->num_args > 0) {
        ksyc_diag_error(
            s->diag, ksyc_yaml_place(s->pool, node),
            "ksyc does not pass arguments to types from outside (ks-opaque-types): '%.100s'", name);
        return;
    }
    unit *u = unit_of(s, name, node);
    ksyc_names_add(s->pool, &from->unit->visible, name, u->top);
}

static void declare_types_of(sema *s, type_info *type, const ir_attr *attr) {
    const m_attr *a = attr_info_of(attr)->model;
    if (a->type != NULL) declare_name(s, type, a->type, attr_value(a, KEY_TYPE));
    for (size_t i = 0; i < a->rare->num_cases; i++)
        if (a->rare->cases[i].type != NULL)
            declare_name(s, type, a->rare->cases[i].type, a->rare->cases[i].node);
}

void ksyc_declare_opaque_types(sema *s) {
    const size_t num_types = s->types.count; /* without those that are declared here */
    for (size_t i = 0; i < num_types; i++) {
        type_info *type = s->types.items[i];
        if (!type->unit->model->opaque_types) continue;
        for (size_t k = 0; k < type->ir.num_seq; k++) declare_types_of(s, type, type->ir.seq[k]);
        for (size_t k = 0; k < type->ir.num_instances; k++)
            declare_types_of(s, type, type->ir.instances[k]);
    }
}
