/* SPDX-License-Identifier: Apache-2.0 */
/* check.c - errors and warnings that do not depend on names and types; see sema.h. */
#include <string.h>

#include "sema.h"

/* The bit of a byte where the next bit field begins; UNKNOWN after an optional or repeated field. */
#define UNKNOWN 8u

/* Names for which the style guide has better ones. */
#define MOST_ADVISED 10

/* Bits of one byte cannot be read in both orders: it would be undefined which ones remain. */
void ksyc_check_bit_order(sema *s, type_info *type) {
    unsigned at = 0;
    ir_endian order = IR_BIG;
    for (size_t i = 0; i < type->ir.num_seq; i++) {
        const ir_attr *attr = type->ir.seq[i];
        const ir_data *d = &attr->data;
        bool always = attr->condition == NULL && attr->repeat == IR_ONCE;
        if (d->kind == IR_D_BITS) {
            if (at != 0 && at != UNKNOWN && order != d->endian)
                ksyc_diag_error(
                    s->diag, attr->place,
                    "a %s-endian bit field cannot go on in a byte that a %s-endian one began",
                    d->endian == IR_LITTLE ? "little" : "big",
                    order == IR_LITTLE ? "little" : "big");
            order = d->endian;
            at = always && at != UNKNOWN ? (at + d->bits) % 8 : UNKNOWN;
        } else if (always && (d->kind != IR_D_USER || d->sizing != IR_SIZE_NONE) &&
                   (d->kind != IR_D_SWITCH || d->sizing != IR_SIZE_NONE)) {
            at = 0;
        } else {
            at = UNKNOWN;
        }
    }
}

/* Up to version 0.10 `valid` applied to the whole array. */
static void check_old_valid(sema *s, const m_attr *a) {
    if (a->repeat != IR_ONCE && attr_value(a, KEY_VALID) != NULL)
        ksyc_diag_warning(
            s->diag, ksyc_yaml_key_place(s->pool, attr_value(a, KEY_VALID)),
            "'valid' is about each element here; before version 0.11 of the language it is not");
}

static void check_old_type(sema *s, const m_type *type) {
    for (size_t i = 0; i < type->num_seq; i++) check_old_valid(s, type->seq[i]);
    for (size_t i = 0; i < type->num_instances; i++) check_old_valid(s, type->instances[i]);
    for (size_t i = 0; i < type->num_types; i++) check_old_type(s, type->types[i]);
}

void ksyc_check_old_version(sema *s, unit *u) {
    if (u->model->version != 0 && u->model->version <= 10) check_old_type(s, u->model->top);
}

/* Advice is one warning for the whole file, and notes for the names behind the first one. */
static void check_name(sema *s, size_t *num_advised, const attr_info *attr, const attr_info *of,
                       const char *prefix, const char *what) {
    if (of == NULL || attr->uses != 1 || of->model->id == NULL) return;
    const char *wanted = ksyc_pool_printf(s->pool, "%s%s", prefix, of->ir.id);
    if (strcmp(attr->ir.id, wanted) == 0) return;
    const yaml_node *id = attr_value(attr->model, KEY_ID);
    source_place place = id != NULL ? ksyc_yaml_place(s->pool, id) : attr->ir.place;
    const char *advice = ksyc_pool_printf(s->pool, "'%s' is only the %s of '%s': '%s' would say so",
                                          attr->ir.id, what, of->ir.id, wanted);
    if (*num_advised == 0)
        ksyc_diag_warning(s->diag, place, "%s", advice);
    else if (*num_advised < MOST_ADVISED)
        ksyc_diag_note(s->diag, place, "%s", advice);
    (*num_advised)++;
}

/* Names that the style guide of the language recommends. */
void ksyc_check_style(sema *s) {
    const unit *compiled = s->units.items[0];
    size_t num_advised = 0;
    for (size_t i = 0; i < s->types.count; i++) {
        const type_info *type = s->types.items[i];
        if (type->unit != compiled) continue;
        for (size_t k = 0; k < type->ir.num_seq + type->ir.num_instances; k++) {
            const ir_attr *ir =
                k < type->ir.num_seq ? type->ir.seq[k] : type->ir.instances[k - type->ir.num_seq];
            const attr_info *attr = attr_info_of(ir);
            check_name(s, &num_advised, attr, attr->size_of, "len_", "size");
            check_name(s, &num_advised, attr, attr->count_of, "num_", "count");
        }
    }
    if (num_advised > MOST_ADVISED)
        ksyc_diag_help(s->diag, "there are %lu more such names",
                       (unsigned long)(num_advised - MOST_ADVISED));
}
