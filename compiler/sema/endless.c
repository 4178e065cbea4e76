/* SPDX-License-Identifier: Apache-2.0 */
/*
 * endless.c - types whose objects cannot end, because each contains another one; see sema.h. A type ends if the types
 * of all fields that every object has do: those that end are found from the innermost ones outward.
 */
#include "sema.h"

/* Every object of the owner has such a field, once. */
static bool is_always_there(const ir_attr *attr) {
    return attr->kind == IR_SEQ && attr->data.kind == IR_D_USER && attr->condition == NULL &&
           attr->repeat == IR_ONCE;
}

static void find_ending_types(sema *s) {
    list ending = {0};
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        for (size_t k = 0; k < type->ir.num_seq; k++)
            if (is_always_there(type->ir.seq[k])) type->num_unending++;
        if (type->num_unending == 0) ksyc_list_add(s->pool, &ending, type);
    }
    for (size_t i = 0; i < ending.count; i++) { /* the list grows during the loop */
        const type_info *type = ending.items[i];
        for (size_t k = 0; k < type->users.count; k++) {
            const attr_info *user = type->users.items[k];
            if (is_always_there(&user->ir) && --user->owner->num_unending == 0)
                ksyc_list_add(s->pool, &ending, user->owner);
        }
    }
}

static const ir_attr *unending_field(const type_info *type) {
    for (size_t k = 0; k < type->ir.num_seq; k++) {
        const ir_attr *attr = type->ir.seq[k];
        if (is_always_there(attr) && info_of(attr->data.type)->num_unending > 0) return attr;
    }
    return NULL;
}

void ksyc_check_endless(sema *s) {
    const ir_attr *field = NULL;
    if (ksyc_diag_has_errors(s->diag)) return; /* an 'if' or a type may be missing */
    find_ending_types(s);
    for (size_t i = 0; i < s->types.count && field == NULL; i++)
        field = unending_field(s->types.items[i]);
    if (field == NULL) return;
    /* After as many steps as there are types, the field is one of the circle. */
    for (size_t i = 0; i < s->types.count; i++) {
        const ir_attr *next = unending_field(info_of(field->data.type));
        if (next != NULL) field = next;
    }
    ksyc_diag_warning(s->diag, field->place,
                      "no file holds an object of '%s': each contains '%s', which has one again",
                      field->owner->path, field->id);
    ksyc_diag_help(s->diag, "an 'if', a 'repeat' or a switch lets the last one end");
}
