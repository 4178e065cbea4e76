/* SPDX-License-Identifier: Apache-2.0 */
#include "doc_choice.h"

#include <stdbool.h>
#include <stdint.h>

#include "queries.h"

/* A switch can have very many cases, so alike ones are found by a hash. Chains have one element on average: there are
 * as many as cases. */
static size_t hash_of(const ir_data *data) {
    /* Addresses decide only where a choice is looked for, never the order of the page. */
    uint64_t hash = (uint64_t)data->kind;
    hash = hash * 31 + (uintptr_t)data->type / 16;
    hash = hash * 31 + (uintptr_t)data->enumeration / 16;
    hash = hash * 31 + data->size;
    hash = hash * 31 + data->bits;
    return (size_t)(hash ^ hash >> 17);
}

doc_choices ksyc_doc_choices_new(pool *p, doc_choice *items, size_t num_cases) {
    return (doc_choices){p, items, 0, ksyc_pool_array(p, num_cases, sizeof(size_t)), num_cases};
}

static bool is_same_number(const ir_data *a, const ir_data *b) {
    if (a->enumeration != b->enumeration) return false;
    if (a->kind == IR_D_BITS)
        return a->bits == b->bits && a->endian == b->endian && a->vtype.kind == b->vtype.kind;
    return a->size == b->size && a->is_signed == b->is_signed &&
           (a->size == 1 || a->endian == b->endian);
}

static bool is_same_end(const ir_data *a, const ir_data *b) {
    if (a->has_pad != b->has_pad || (a->has_pad && a->pad != b->pad)) return false;
    const bool is_cut = a->has_terminator && a->sizing != IR_SIZE_TERMINATED;
    if (is_cut != (b->has_terminator && b->sizing != IR_SIZE_TERMINATED)) return false;
    if (is_cut && a->terminator != b->terminator) return false;
    return (a->has_terminator && a->include) == (b->has_terminator && b->include);
}

static bool is_same_process(const ir_data *a, const ir_data *b) {
    return a->process == b->process && ksyc_process_function(a) == ksyc_process_function(b) &&
           ksyc_same_expr(a->process_arg, b->process_arg);
}

static bool is_same_object(const ir_data *a, const ir_data *b) {
    if (a->type != b->type || a->num_args != b->num_args) return false;
    for (size_t i = 0; i < a->num_args; i++)
        if (!ksyc_same_expr(a->args[i], b->args[i])) return false;
    return true;
}

/* Whether the same words describe both; their sizes are told elsewhere. */
static bool is_alike(const ir_data *a, const ir_data *b) {
    if (a->kind != b->kind) return false;
    switch (a->kind) {
    case IR_D_INT:
    case IR_D_FLOAT:
    case IR_D_BITS: return is_same_number(a, b);
    case IR_D_STR:
        if (!ksyc_same_id(a->encoding, b->encoding)) return false;
        break;
    case IR_D_USER:
        if (!is_same_object(a, b)) return false;
        break;
    case IR_D_BYTES:
    case IR_D_SWITCH: break;
    }
    return is_same_end(a, b) && is_same_process(a, b);
}

doc_choice *ksyc_doc_choice_of(doc_choices *choices, const ir_case *of) {
    const ir_data *data = &of->data;
    size_t *head = &choices->heads[hash_of(data) % choices->num_heads];
    for (size_t i = *head; i != 0 && of->key != NULL; i = choices->items[i - 1].next)
        if (is_alike(choices->items[i - 1].data, data)) return &choices->items[i - 1];
    doc_choice *made = &choices->items[choices->count++];
    *made = (doc_choice){ksyc_output_new(choices->pool, 0), data, *head};
    *head = choices->count;
    return made;
}
