/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proof_only.c - the part of the views that `ksyc --emit view --only` writes: the functions that are named, and all that
 * they use.
 *
 * The view of each type is a section. A section is wanted if it has a function that is named, or if a wanted section uses
 * it: opens an object of its type, returns a view of it, or calls one of its definitions in logic.
 */
#include "proof_view.h"

struct view_section {
    output views, code;
    bool is_wanted;
    list uses;           /* sections */
    view_section *below; /* in the stack of the wanted ones that were not examined */
};

static view_section *section_of(proof_emitter *em, const ir_type *type) {
    view_section **one = &em->sections[type->number];
    if (*one == NULL) *one = ksyc_pool_alloc(em->pass, sizeof **one);
    return *one;
}

static void swap(output *a, output *b) {
    const output kept = *a;
    *a = *b;
    *b = kept;
}

void ksyc_begin_section(proof_emitter *em, const ir_type *type) {
    if (em->only == NULL || !em->opens) return;
    em->section = section_of(em, type);
    em->section->views = ksyc_new_text(em, 0);
    em->section->code = ksyc_new_text(em, 0);
    swap(&em->views, &em->section->views);
    swap(&em->code, &em->section->code);
}

void ksyc_end_section(proof_emitter *em, const ir_type *type) {
    if (em->section == NULL) return;
    swap(&em->views, &em->section->views);
    swap(&em->code, &em->section->code);
    em->section = NULL;
    ksyc_list_add(em->pass, &em->sections_in_order, section_of(em, type));
}

void ksyc_note_use(proof_emitter *em, const routine *r) {
    if (em->section != NULL) ksyc_list_add(em->pass, &em->section->uses, section_of(em, r->type));
}

/* ------------------------------------------------------------------------------------- functions */

bool ksyc_is_chosen_function(const proof_emitter *em, const char *name) {
    return em->only == NULL || ksyc_names_get(em->only, name) != NULL;
}

void ksyc_note_function(proof_emitter *em, const char *name) {
    if (em->section != NULL) em->section->is_wanted = true;
    if (ksyc_names_get(&em->functions, name) != NULL) return;
    ksyc_names_add(em->keep, &em->functions, ksyc_pool_printf(em->keep, "%s", name), em);
}

bool ksyc_choose_functions(proof_emitter *em, const char *const *wanted) {
    names *only = ksyc_pool_alloc(em->keep, sizeof *only);
    for (; *wanted != NULL; wanted++) {
        ksyc_names_add(em->keep, only, *wanted, em);
        if (ksyc_names_get(&em->functions, *wanted) != NULL) continue;
        ksyc_diag_error(em->diag, em->top->place, "--only: no view has a function '%s'", *wanted);
        const char *near = ksyc_diag_similar(em->diag, &em->functions, *wanted);
        if (near != NULL) ksyc_diag_help(em->diag, "did you mean '%s'?", near);
    }
    em->only = only;
    return !ksyc_diag_has_errors(em->diag);
}

/* --------------------------------------------------------------------------------------- closure */

/* Each section is on the stack at most once. */
static void want(view_section *one, view_section **stack) {
    one->is_wanted = true;
    one->below = *stack;
    *stack = one;
}

void ksyc_join_sections(proof_emitter *em) {
    view_section *stack = NULL;
    const list *all = &em->sections_in_order;
    for (size_t i = 0; i < all->count; i++) {
        view_section *one = all->items[i];
        if (one->is_wanted) want(one, &stack);
    }
    while (stack != NULL) {
        const view_section *one = stack;
        stack = one->below;
        for (size_t i = 0; i < one->uses.count; i++) {
            view_section *used = one->uses.items[i];
            if (!used->is_wanted) want(used, &stack);
        }
    }
    for (size_t i = 0; i < all->count; i++) {
        view_section *one = all->items[i];
        if (!one->is_wanted) continue;
        ksyc_move_output(&em->views, &one->views);
        ksyc_move_output(&em->code, &one->code);
    }
}
