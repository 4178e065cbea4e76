/* SPDX-License-Identifier: Apache-2.0 */
/* mutator_roles.c - what the fields of a format decide: sizes, counts, places, presence, types, legal values. */
#include <string.h>

#include "mutator_internal.h"

enum { MAX_TYPES = 1024, NUM_SLOTS = 8192 };

/* Properties derived from the tables of one format. Tables are constant, so these are computed
 * once; the order of calls has no effect. */
typedef struct decider {
    const ks_field *field;
    unsigned roles;
} decider;

typedef struct deciders {
    const fuzz_format *format; /* NULL: not used yet */
    decider slots[NUM_SLOTS];
} deciders;

/* Of the formats that were asked for last; a program that fuzzes one format needs one. */
#ifndef MUTATOR_FORMATS
#define MUTATOR_FORMATS 16
#endif
static _Thread_local deciders all_deciders[MUTATOR_FORMATS];
static _Thread_local size_t next_deciders;

static decider *slot_of(deciders *d, const ks_field *field) {
    size_t slot = (size_t)((uintptr_t)field / sizeof *field) * 2654435761u % NUM_SLOTS;
    for (size_t i = 0; i < NUM_SLOTS; i++) {
        decider *s = &d->slots[(slot + i) % NUM_SLOTS];
        if (s->field == NULL || s->field == field) return s;
    }
    return NULL;
}

typedef struct type_list {
    const ks_type *types[MAX_TYPES];
    size_t count;
} type_list;

static void add_type(type_list *list, const ks_type *type) {
    if (type == NULL || list->count == MAX_TYPES) return;
    for (size_t i = 0; i < list->count; i++)
        if (list->types[i] == type) return;
    list->types[list->count++] = type;
}

static unsigned roles_of(deciders *d, const ks_field *field) {
    const decider *s = slot_of(d, field);
    return s != NULL && s->field == field ? s->roles : 0;
}

/* The field that counts the elements of `f` if these are offsets. */
static void find_tables(deciders *d, const ks_field *f) {
    bool is_table = false;
    for (uint32_t i = 0; f->type != NULL && i < f->type->num_fields; i++) {
        unsigned roles = roles_of(d, &f->type->fields[i]);
        if ((roles & DECIDES(KS_ROLE_POSITION)) != 0) is_table = true;
    }
    for (uint32_t k = 0; is_table && k < f->num_links; k++) {
        if (f->links[k].role != KS_ROLE_COUNT) continue;
        decider *s = slot_of(d, &f->links[k].type->fields[f->links[k].field]);
        if (s != NULL && s->field != NULL) s->roles |= COUNTS_PLACES;
    }
}

static void find_deciders(deciders *d, const ks_type *root) {
    static _Thread_local type_list list;
    list.count = 0;
    add_type(&list, root);
    for (size_t t = 0; t < list.count; t++) {
        for (uint32_t i = 0; i < list.types[t]->num_fields; i++) {
            const ks_field *f = &list.types[t]->fields[i];
            add_type(&list, f->type);
            for (uint32_t k = 0; k < f->num_cases; k++) add_type(&list, f->cases[k]);
            for (uint32_t k = 0; k < f->num_links; k++) {
                const ks_link *link = &f->links[k];
                decider *s = slot_of(d, &link->type->fields[link->field]);
                if (s == NULL) continue;
                s->field = &link->type->fields[link->field];
                s->roles |= DECIDES(link->role);
            }
        }
    }
    for (size_t t = 0; t < list.count; t++)
        for (uint32_t i = 0; i < list.types[t]->num_fields; i++)
            find_tables(d, &list.types[t]->fields[i]);
}

unsigned decides(const fuzz_format *format, const ks_field *field) {
    for (size_t i = 0; i < MUTATOR_FORMATS; i++)
        if (all_deciders[i].format == format) return roles_of(&all_deciders[i], field);
    deciders *d = &all_deciders[next_deciders];
    next_deciders = (next_deciders + 1) % MUTATOR_FORMATS;
    memset(d, 0, sizeof *d);
    find_deciders(d, format->type);
    d->format = format;
    return roles_of(d, field);
}
