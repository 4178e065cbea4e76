/* SPDX-License-Identifier: Apache-2.0 */
#include "home_use.h"

#include "queries.h"

/* Types that were found, of which the fields are not visited yet: types may contain each other in a chain of any
 * length, so there is no recursion. */
typedef struct search {
    bool *is_used;
    const ir_type **waiting; /* each type once */
    size_t num_waiting;
} search;

static void find(search *s, const ir_type *type) {
    if (s->is_used[type->number]) return;
    s->is_used[type->number] = true;
    s->waiting[s->num_waiting++] = type;
}

static void find_data(void *self, const ir_attr *attr, const ir_data *data) {
    if (data->kind == IR_D_USER && ksyc_file_of(data->type) == ksyc_file_of(attr->owner))
        find(self, data->type);
}

const bool *ksyc_home_use_find(pool *p, const ir_program *program) {
    search s = {.is_used = ksyc_pool_array(p, program->num_types + 1, sizeof(bool)),
                .waiting = ksyc_pool_array(p, program->num_types + 1, sizeof(const ir_type *))};
    for (size_t i = 0; i < program->num_types; i++)
        if (program->types[i]->outer == NULL) find(&s, program->types[i]);
    while (s.num_waiting > 0) {
        const ir_type *type = s.waiting[--s.num_waiting];
        for (size_t i = 0; i < type->num_seq; i++) ksyc_visit_data(type->seq[i], find_data, &s);
        for (size_t i = 0; i < type->num_instances; i++)
            ksyc_visit_data(type->instances[i], find_data, &s);
    }
    return s.is_used;
}
